//! Pressing: scenario group C and the reports on clicks. What the page saw decides.

use crate::tools::Agent;
use crate::world::Reply;
use serde_json::{Value, json};

/// Remembers every trusted click with what was hit.
const LOG: &str = "<script>window.log=[];addEventListener('click',e=>log.push((e.isTrusted?'':'fake ')\
    +(e.composedPath()[0].id||e.composedPath()[0].localName)),true)</script>";

fn clicked(agent: &Agent) -> Value {
    agent.js("log")
}

/// C1, C2, C3, C10, C11; reports 9, 13, 15: each is one element that a person could press.
#[test]
fn what_can_be_pressed_is_pressed() {
    let agent = Agent::new();
    let by_id = json!({"selector": "#x"});
    for (name, html, hit) in [
        ("svg", "<svg width=40 height=40><circle id=x cx=20 cy=20 r=15></svg>", "x"),
        ("inline child", "<button id=x><span id=y>go</span></button>", "y"),
        (
            "one pixel",
            "<div id=x style='width:1px;height:1px;margin:9.5px;background:red'></div>",
            "x",
        ),
        (
            "wrapped link",
            "<div style='width:5em'>aaaa bbbb <a id=x href='#x'>cc dd ee ff gg hh</a></div>",
            "x",
        ),
        ("off screen", "<div style='height:3000px'></div><button id=x>go</button>", "x"),
        (
            "smooth scrolling",
            "<style>html{scroll-behavior:smooth}</style><div style='height:3000px'></div><button id=x>go</button>",
            "x",
        ),
        (
            "sticky header",
            "<div style='position:sticky;top:0;height:300px;background:#ccc'></div><div style='height:2000px'></div><button id=x>go</button><div style='height:2000px'></div>",
            "x",
        ),
        (
            "in a scroller",
            "<div style='overflow:auto;height:80px'><div style='height:500px'></div><button id=x>go</button></div>",
            "x",
        ),
        (
            "rotated",
            "<button id=x style='transform:rotate(50deg);margin:80px'>a rather long label</button>",
            "x",
        ),
        (
            "scaled and zoomed",
            "<div style='zoom:1.5'><button id=x style='transform:scale(2);margin:60px'>go</button></div>",
            "x",
        ),
        (
            "half covered",
            "<div style='position:relative;width:200px'><button id=x style='width:200px'>go</button><div style='position:absolute;left:0;top:0;width:110px;height:100%;background:#999'></div></div>",
            "x",
        ),
        ("contents", "<button id=x><div style='display:contents'>go</div></button>", "div"),
        (
            "child in a shadow root",
            "<button id=x><span id=h></span></button><script>h.attachShadow({mode:'open'}).innerHTML='<i>go</i>'</script>",
            "i",
        ),
        (
            "slot",
            "<div id=h><button id=x>go</button></div><script>h.attachShadow({mode:'open'}).innerHTML='<p><slot></slot></p>'</script>",
            "x",
        ),
        (
            "broken page",
            "<button id=x>go</button><script>delete window.Node;Object.defineProperty(window,'innerWidth',{value:1});Element.prototype.getBoundingClientRect=()=>({});String.prototype.trim=()=>1;JSON.stringify=null;Math.min=()=>-1;</script>",
            "x",
        ),
        ("disabled look of a div", "<div id=x disabled>go</div>", "x"),
        (
            "moving",
            "<style>@keyframes m{to{margin-left:200px}}</style><button id=x style='animation:m .6s forwards'>go</button>",
            "x",
        ),
    ] {
        agent.open(&format!("{LOG}{html}"));
        agent.ok("browser_click", by_id.clone());
        assert_eq!(clicked(&agent), json!([hit]), "{name}");
    }
}

/// What `scripts/names` found in jQuery UI and the demos: a box that is clipped to nothing is pressed
/// through a label outside of it, beside what can be pressed in that label itself.
#[test]
fn a_label_with_a_link_in_it_is_pressed_beside_the_link() {
    let agent = Agent::new();
    agent.open(
        "<style>.gone { position: absolute; width: 1px; height: 1px; clip: rect(0 0 0 0); \
         overflow: hidden } label { display: inline-block; width: 300px; text-align: center }</style>\
         <input type=checkbox id=agree class=gone><label for=agree>I <a href='#read'>agree to these \
         terms</a> now</label><input type=checkbox id=hidden style='display:none'>\
         <label for=hidden>And <a href='#more'>to these others</a> too</label>\
         <input type=radio name=size id=small class=gone checked><label for=small>Small</label>\
         <input type=radio name=size id=large class=gone>\
         <label for=large><button type=button onclick='window.helped = 1'>?</button> Large</label>",
    );
    agent.ok(
        "browser_click",
        json!({"ref": agent.named("checkbox \"I agree to these terms now\"")}),
    );
    agent.ok("browser_click", json!({"selector": "#hidden"}));
    agent.ok("browser_click", json!({"role": "radio", "name": "? Large"}));
    assert_eq!(
        agent.js("[agree.checked, hidden.checked, large.checked]"),
        json!([true, true, true])
    );
    assert_eq!(agent.js("[location.hash, window.helped ?? 0]"), json!(["", 0]));
    // The link is a link of its own.
    agent.ok("browser_click", json!({"role": "link", "name": "agree to these terms"}));
    assert_eq!(agent.js("[location.hash, agree.checked]"), json!(["#read", true]));
}

/// C7; report 15: what cannot be seen is pressed through its label.
#[test]
fn a_hidden_control_is_reached_through_its_label() {
    let agent = Agent::new();
    for style in
        ["opacity:0", "display:none", "position:absolute;width:0;height:0", "visibility:hidden"]
    {
        agent.open(&format!(
            "<label>All <input id=x type=checkbox style='{style}'><b>toggle</b></label>"
        ));
        agent.ok("browser_click", json!({"selector": "#x"}));
        assert_eq!(agent.js("x.checked"), json!(true), "{style}");
        let said = agent.ok("browser_click", json!({"selector": "#x", "checked": true})).text;
        assert!(said.contains("already checked"), "{said}");
        agent.ok("browser_click", json!({"selector": "#x", "checked": false}));
        assert_eq!(agent.js("x.checked"), json!(false), "{style}");
    }
}

/// C5, C6; reports 13, 16, 17: nothing else is pressed instead, and the reason is named.
#[test]
fn what_cannot_be_pressed_is_refused_with_the_reason() {
    let agent = Agent::new();
    let by_id = json!({"selector": "#x"});
    for (name, html, reason) in [
        (
            "overlay",
            "<button id=x>go</button><div id=veil style='position:fixed;inset:0'></div>",
            "div#veil",
        ),
        ("disabled", "<button id=x disabled>go</button>", "disabled"),
        ("fieldset", "<fieldset disabled><button id=x>go</button></fieldset>", "disabled"),
        ("aria", "<button id=x aria-disabled=true>go</button>", "aria-disabled"),
        ("inert", "<div inert><button id=x>go</button></div>", "inert"),
        ("not displayed", "<button id=x style='display:none'>go</button>", "not displayed"),
        ("invisible", "<button id=x style='visibility:hidden'>go</button>", "not visible"),
        ("no size", "<div id=x></div>", "no size"),
        (
            "passes through",
            "<div id=under style='width:90px;height:30px'><button id=x style='pointer-events:none'>go</button></div>",
            "pointer-events",
        ),
        ("outside", "<button id=x style='position:fixed;left:-900px'>go</button>", "outside"),
        ("native list", "<select id=x><option>a</select>", "select:"),
        ("nothing", "<p>no</p>", "nothing in the page"),
        ("two", "<h2>A</h2><button id=x>go</button><button id=x>go</button>", "2 elements"),
    ] {
        agent.open(&format!("{LOG}{html}"));
        let said = agent.refused("browser_click", by_id.clone());
        assert!(said.contains(reason), "{name}: {said}");
        assert_eq!(clicked(&agent), json!([]), "{name}");
    }
    agent.open(&format!(
        "{LOG}<button id=x>go</button><div id=veil style='position:fixed;inset:0'></div>"
    ));
    let said = agent.ok("browser_click", json!({"selector": "#x", "force": true})).text;
    assert!(said.contains("obstructed by") && said.contains("veil"), "{said}");
    assert_eq!(clicked(&agent), json!(["veil"]));
}

/// Reports 1, 3, 12; O13, O15: frames of any process, however they lie.
#[test]
fn frames_are_pressed_where_they_lie() {
    let agent = Agent::new();
    let inner = format!(
        "{LOG}<body style='margin:0'><div style='height:120px'></div><button id=x>deep</button>"
    );
    agent.world.site.route("*", "/inner", Reply::html(&inner));
    let far = agent.world.site.url("b.test", "/inner");
    let near = agent.world.site.url("a.test", "/inner");
    let middle = format!(
        "<body style='margin:11px'><div style='height:40px'></div><iframe style='border:5px solid;padding:3px' src='{}'></iframe>",
        agent.world.site.url("c.test", "/inner")
    );
    agent.world.site.route("*", "/middle", Reply::html(&middle));
    let nested = agent.world.site.url("b.test", "/middle");
    let log = "log.join()";
    for (name, style, src) in [
        ("border and padding", "border:9px solid;padding:13px;margin:31px", &far),
        ("same process", "border:9px solid;padding:13px", &near),
        ("scrolled away", "margin-top:2500px", &far),
        ("rotated", "transform:rotate(20deg);margin:90px", &far),
        ("scaled", "transform:scale(.6);border:4px solid", &far),
        ("zoomed", "zoom:1.3;border:4px solid", &far),
        ("nested over three sites", "border:2px solid;height:400px;width:500px", &nested),
        ("small", "height:40px", &far),
    ] {
        agent.open(&format!("<h1>top</h1><iframe style='{style}' src='{src}'></iframe><div style='height:900px'></div>"));
        agent.ok("browser_wait", json!({"role": "button", "name": "deep"}));
        agent.ok("browser_click", json!({"role": "button", "name": "deep"}));
        let snapshot = agent.world.browser.snapshot();
        let frames: Vec<_> =
            snapshot.pages.iter().flat_map(|page| page.frames.frames.to_vec()).collect();
        let frame = frames.iter().find(|frame| frame.url.ends_with("/inner")).unwrap();
        let seen =
            agent.ok("browser_evaluate", json!({"expression": log, "frameId": frame.id.as_str()}));
        assert_eq!(seen.structured.unwrap()["value"], json!("x"), "{name}");
    }
    // What lies over a frame is named, and the frame's button is not pressed.
    agent.open(&format!("<iframe style='position:absolute;left:0;top:0' src='{far}'></iframe><button id=over style='position:absolute;left:0;top:0;width:400px;height:300px;z-index:2'>over</button>"));
    agent.ok("browser_wait", json!({"role": "button", "name": "deep"}));
    let said = agent.refused("browser_click", json!({"role": "button", "name": "deep"}));
    assert!(said.contains("button#over"), "{said}");
    agent.ok("browser_click", json!({"selector": "#over"}));
}

/// Reports 4, 9, 58; A1: an old ref never names another element.
#[test]
fn old_refs_are_refused() {
    let agent = Agent::new();
    agent.open(&format!("{LOG}<ul id=list><li><button>one</button><li><button>two</button></ul>"));
    let two = agent.named("button \"two\"");
    agent.js("list.innerHTML = list.innerHTML");
    let said = agent.refused("browser_click", json!({ "ref": two }));
    assert!(said.contains("gone") && said.contains("browser_snapshot"), "{said}");
    assert_eq!(clicked(&agent), json!([]));
    let fresh = agent.named("button \"two\"");
    assert_ne!(fresh, two);
    for spelling in [format!("@{fresh}"), format!("ref={fresh}"), format!("[ref={fresh}]")] {
        agent.ok("browser_click", json!({ "ref": spelling }));
    }
    agent.js("history.pushState(null, '', '#there')");
    assert_eq!(agent.named("button \"two\""), fresh, "the same document has the same refs");
    agent.ok("browser_navigate", json!({"action": "reload"}));
    let said = agent.refused("browser_click", json!({ "ref": fresh }));
    assert!(said.contains("gone"), "{said}");
    assert!(agent.refused("browser_click", json!({"ref": "e99999"})).contains("never given"));
    assert!(agent.refused("browser_click", json!({"ref": "button"})).contains("not a ref"));
}

/// What is meant must be one thing.
#[test]
fn an_ambiguous_locator_lists_its_candidates() {
    let agent = Agent::new();
    agent.open("<form aria-label=Left><button>Save</button></form><form aria-label=Right><button>Save</button></form><button>Save all</button>");
    let said = agent.refused("browser_click", json!({"role": "button", "name": "Save"}));
    assert!(
        said.contains("2 elements")
            && said.contains("in form \"Left\"")
            && said.contains("in form \"Right\""),
        "{said}"
    );
    agent.ok("browser_click", json!({"role": "button", "name": "save ALL"}));
    agent.ok("browser_click", json!({"text": "all"}));
    let said = agent.refused("browser_click", json!({"role": "button", "name": "Send"}));
    assert!(said.contains("\"Save all\""), "{said}");
    for wrong in [
        json!({}),
        json!({"ref": "e1", "text": "x"}),
        json!({"name": "x"}),
        json!({"selector": "::!"}),
        json!({"text": " "}),
    ] {
        agent.refused("browser_click", wrong);
    }
}

/// C9; buttons, double clicks and keys held.
#[test]
fn buttons_and_modifiers_arrive() {
    let agent = Agent::new();
    agent.open("<button id=x style='width:99px'>go</button><script>window.log=[];for(const t of ['click','dblclick','contextmenu','auxclick','mousedown'])x.addEventListener(t,e=>{log.push([e.type,e.button,e.buttons,e.detail,e.shiftKey&&e.ctrlKey,e.isTrusted].join());e.preventDefault()})</script>");
    agent.ok("browser_click", json!({"selector": "#x", "double": true}));
    agent.ok("browser_click", json!({"selector": "#x", "button": "right"}));
    agent.ok("browser_click", json!({"selector": "#x", "button": "middle"}));
    agent.ok("browser_click", json!({"selector": "#x", "modifiers": ["Control", "Shift"]}));
    let log = agent.js("log.join(' ')");
    assert_eq!(
        log,
        json!(
            "mousedown,0,1,1,false,true click,0,0,1,false,true mousedown,0,1,2,false,true \
               click,0,0,2,false,true dblclick,0,0,2,false,true mousedown,2,2,1,false,true \
               contextmenu,2,2,0,false,true auxclick,2,0,1,false,true mousedown,1,4,1,false,true \
               auxclick,1,0,1,false,true mousedown,0,1,1,true,true click,0,0,1,true,true"
        )
    );
}

/// Report 18: native lists.
#[test]
fn native_lists_are_chosen_from_by_property() {
    let agent = Agent::new();
    agent.open("<select id=x aria-label=Fruit onchange='window.n=(window.n||0)+1'><option value=1>Apple<option value=2>Pear<option disabled>Fig</select><select id=m multiple aria-label=Many><option>a<option>b<option>c</select>");
    let pear = agent.named("option \"Pear\"");
    let said = agent.ok("browser_click", json!({ "ref": pear })).text;
    assert!(said.contains("selected \"Pear\""), "{said}");
    assert_eq!(agent.js("[x.value, n]"), json!(["2", 1]));
    agent.ok("browser_click", json!({"selector": "#x", "select": ["1"]}));
    agent.ok("browser_click", json!({"selector": "#x", "select": "Apple"}));
    assert_eq!(
        agent.js("[x.value, n]"),
        json!(["1", 2]),
        "choosing what is chosen changes nothing"
    );
    agent.ok("browser_click", json!({"selector": "#m", "select": ["a", "c"]}));
    assert_eq!(agent.js("[...m.selectedOptions].map(o => o.label)"), json!(["a", "c"]));
    let said = agent.refused("browser_click", json!({"selector": "#x", "select": ["Plum"]}));
    assert!(said.contains("\"Apple\", \"Pear\""), "{said}");
    assert!(
        agent
            .refused("browser_click", json!({"selector": "#x", "select": ["Fig"]}))
            .contains("disabled")
    );
    assert!(
        agent
            .refused("browser_click", json!({"selector": "#x", "select": ["1", "2"]}))
            .contains("one option")
    );
}

/// Reports 2, 30, 31, 34, 41: what a press leads to is told.
#[test]
fn what_a_press_leads_to_is_reported() {
    let agent = Agent::new();
    agent.world.site.route("*", "/other", Reply::html("<title>Other</title>other"));
    let other = agent.world.site.url("a.test", "/other");
    agent.open(&format!("<a id=go href='{other}'>go</a><a id=hash href='#there'>hash</a><a id=pop target=_blank href='{other}'>pop</a><button id=add onclick=\"list.append(Object.assign(document.createElement('li'),{{textContent:'new'}}))\">add</button><ul id=list></ul><button id=late onclick=\"setTimeout(()=>confirm('sure?'),1)\">late</button><button id=none>none</button>"));
    let click = |id: &str| agent.ok("browser_click", json!({"selector": format!("#{id}")})).text;
    assert!(click("add").contains("dom: +li \"new\""), "{}", click("add"));
    assert!(click("none").contains("no change was seen"));
    assert!(click("hash").contains("same document, now at"));
    let said = click("pop");
    assert!(said.contains("new tab: ") && said.contains("/other"), "{said}");
    let tabs = agent.ok("browser_tabs", json!({"action": "list"})).structured.unwrap();
    assert_eq!(tabs["tabs"][0]["selected"], json!(true), "nothing switches by itself: {tabs}");
    let said = click("late");
    assert!(said.contains("dialog open: confirm \"sure?\""), "{said}");
    agent.ok("browser_dialog", json!({"action": "dismiss"}));
    let said = click("go");
    assert!(said.contains("navigated to ") && said.contains("/other"), "{said}");
}

/// Reports 6, 31, 52: calls at once do not take each other's changes, and those that only look or
/// answer are not held up.
#[test]
fn calls_at_once_keep_out_of_each_others_way() {
    let agent = Agent::new();
    agent.open("<button id=a onclick='this.textContent+=\"!\"'>a</button><button id=b onclick='this.textContent+=\"?\"'>b</button><button id=c onclick='document.title=confirm(1)'>c</button>");
    std::thread::scope(|scope| {
        let press = |id: &'static str| {
            let agent = &agent;
            scope.spawn(move || {
                agent.ok("browser_click", json!({"selector": format!("#{id}")})).text
            })
        };
        let (first, second) = (press("a"), press("b"));
        let (first, second) = (first.join().unwrap(), second.join().unwrap());
        assert!(first.contains("\"a!\"") && !first.contains("\"b?\""), "{first}");
        assert!(second.contains("\"b?\"") && !second.contains("\"a!\""), "{second}");
        let waiting =
            scope.spawn(|| agent.ok("browser_wait", json!({"text": "never", "timeoutMs": 5000})));
        let said = agent.ok("browser_click", json!({"selector": "#c"})).text;
        assert!(said.contains("dialog open: confirm"), "{said}");
        agent.ok("browser_tabs", json!({"action": "list"}));
        agent.ok("browser_dialog", json!({"action": "accept"}));
        assert_eq!(agent.js("document.title"), json!("true"));
        let waited = waiting.join().unwrap().structured.unwrap();
        assert_eq!(waited["matched"], json!(false));
    });
}
