//! Typing, reading, waiting, evaluating through the tools.

use crate::tools::Agent;
use crate::world::Reply;
use cdpwire::tools::{CallOptions, Toolbox, ToolboxOptions};
use serde_json::{Value, json};
use std::time::{Duration, Instant};

/// K1, K8; reports 24, 25, 28, 29.
#[test]
fn text_arrives_once_and_is_read_back() {
    let agent = Agent::new();
    agent.open("<input id=i value=old><textarea id=t></textarea><div id=c contenteditable>old</div><input id=p type=password><input id=r readonly><input id=d disabled><input id=n type=number><input id=e type=email><input id=range type=range><input id=col type=color><input id=time type=time><input id=f type=file><input id=k type=checkbox><select id=s><option>a</select>");
    let typed = |id: &str, value: &str| {
        let said = agent.ok("browser_type", json!({"selector": format!("#{id}"), "value": value}));
        said.text
    };
    for (id, text) in [
        ("i", "Grüße 嗨 😀 {}\\"),
        ("t", "one\ntwo"),
        ("p", "s3cret"),
        ("n", "12.5"),
        ("e", "a@b.c"),
        ("range", "70"),
        ("col", "#112233"),
        ("time", "13:45"),
    ] {
        let said = typed(id, text);
        assert_eq!(agent.js(&format!("{id}.value")), json!(text), "{said}");
        assert!(id == "p" || said.contains("value: "), "{said}");
    }
    assert!(!typed("p", "s3cret").contains("s3cret"), "a password is never told");
    typed("c", "new text");
    assert_eq!(agent.js("c.textContent"), json!("new text"));
    agent.ok("browser_type", json!({"selector": "#c", "value": "\nmore", "clear": false}));
    assert_eq!(agent.js("c.innerText.replace(/\\n+/g, '|')"), json!("new text|more"));
    agent.ok("browser_type", json!({"selector": "#i", "value": "!", "clear": false}));
    assert_eq!(agent.js("i.value"), json!("Grüße 嗨 😀 {}\\!"));
    agent.ok("browser_type", json!({"selector": "#i", "value": ""}));
    assert_eq!(agent.js("i.value"), json!(""));
    for (id, reason) in [
        ("r", "read-only"),
        ("d", "disabled"),
        ("f", "browser_upload"),
        ("k", "checked"),
        ("s", "select"),
    ] {
        let said =
            agent.refused("browser_type", json!({"selector": format!("#{id}"), "value": "x"}));
        assert!(said.contains(reason), "{id}: {said}");
    }
    let said = agent.refused("browser_type", json!({"selector": "#time", "value": "quarter past"}));
    assert!(said.contains("13:45"), "{said}");
    assert_eq!(agent.js("time.value"), json!("13:45"), "a value that is refused changes nothing");
    agent.refused("browser_type", json!({"selector": "#i", "key": "Hyper+a"}));
    agent.refused("browser_type", json!({"selector": "#i"}));
}

/// Report 25: a page that keeps its own value only hears of real input.
#[test]
fn a_controlled_input_takes_the_text() {
    let agent = Agent::new();
    agent.open("<input id=x><input id=b type=checkbox><script>let state='';const d=Object.getOwnPropertyDescriptor(HTMLInputElement.prototype,'value');let shown='';Object.defineProperty(x,'value',{get(){return d.get.call(x)},set(v){shown=v;d.set.call(x,v)}});x.addEventListener('input',()=>{if(d.get.call(x)===shown)return;state=d.get.call(x);x.value=state});window.read=()=>state;b.addEventListener('click',()=>window.checks=(window.checks||0)+1)</script>");
    agent.ok("browser_type", json!({"selector": "#x", "value": "hello"}));
    assert_eq!(agent.js("[read(), x.value]"), json!(["hello", "hello"]));
    agent.ok("browser_click", json!({"selector": "#b", "checked": true}));
    assert_eq!(agent.js("[checks, b.checked]"), json!([1, true]));
}

/// K2, K6: keys after the text.
#[test]
fn keys_follow_the_text() {
    let agent = Agent::new();
    agent.open("<form onsubmit=\"event.preventDefault();document.title='sent '+q.value\"><input id=q></form><dialog id=g>dialog</dialog>");
    agent.ok("browser_type", json!({"selector": "#q", "value": "abc", "key": "Enter"}));
    assert_eq!(agent.js("document.title"), json!("sent abc"));
    agent.ok("browser_type", json!({"selector": "#q", "key": "Control+A"}));
    agent.ok("browser_type", json!({"value": "z"}));
    assert_eq!(agent.js("q.value"), json!("z"), "what is selected is replaced");
    agent.js("g.showModal()");
    agent.ok("browser_type", json!({"key": "Escape"}));
    assert_eq!(agent.js("g.open"), json!(false));
}

/// A2, A6, A7, A8, A9; reports 2, 9: everything a person sees is listed.
#[test]
fn a_snapshot_lists_frames_shadows_and_states() {
    let agent = Agent::new();
    agent.world.site.route("*", "/in", Reply::html("<button>inner</button>"));
    let far = agent.world.site.url("b.test", "/in");
    let near = agent.world.site.url("a.test", "/in");
    agent.open(&format!("<iframe style='cursor:pointer' src='{far}'></iframe><iframe src='{near}'></iframe><iframe srcdoc='<iframe src={far}></iframe>'></iframe><div id=h></div><script>const a=h.attachShadow({{mode:'open'}});a.innerHTML='<section><span></span></section>';const b=a.querySelector('span').attachShadow({{mode:'closed'}});b.innerHTML='<button>closed</button>'</script><div style='visibility:hidden'><button style='visibility:visible'>seen</button></div><div aria-hidden=true><button>hidden</button></div><input id=i aria-label='quo\"te\\' value='  spaced   out '><div id=o1 aria-owns=o2>o1</div><div id=o2 aria-owns=o1>o2</div><div onclick='1' style='cursor:pointer'><svg width=9 height=9></svg></div>"));
    agent.ok("browser_wait", json!({"role": "button", "name": "closed"}));
    agent.js("i.focus()");
    let text = agent.ok("browser_snapshot", json!({})).text;
    assert_eq!(text.matches("button \"inner\"").count(), 3, "{text}");
    for expected in [
        "button \"closed\"",
        "button \"seen\"",
        "textbox \"quo\\\"te\\\\\" [focused]",
        ": spaced out",
        "[pressable]",
    ] {
        assert!(text.contains(expected), "{expected} in\n{text}");
    }
    assert!(!text.contains("hidden"), "{text}");
    agent.ok("browser_click", json!({"role": "button", "name": "closed"}));
}

/// Reports 3, 5: a cut listing says so and goes on to the end.
#[test]
fn a_huge_page_is_read_in_parts() {
    let agent = Agent::new();
    agent.open("<table id=t></table><script>t.innerHTML=Array.from({length:1000},(_,i)=>`<tr><td>row ${i}<td><button>act ${i}</button>`).join('')</script>");
    let mut outcome = agent.ok("browser_snapshot", json!({}));
    let (mut parts, mut rows) = (1, 0);
    loop {
        assert!(outcome.text.len() < 30_000, "{}", outcome.text.len());
        rows += outcome.text.matches("button \"act ").count();
        let Some(rest) = outcome.text.split("read on with cursor \"").nth(1) else { break };
        let cursor = rest.split('"').next().unwrap().to_owned();
        outcome = agent.ok("browser_snapshot", json!({ "cursor": cursor }));
        parts += 1;
    }
    assert_eq!(rows, 1000);
    assert!(parts > 5, "{parts}");
    let found = agent.ok("browser_snapshot", json!({"find": "act 777"})).text;
    assert!(found.contains("1 match") && found.contains("button \"act 777\""), "{found}");
    let found = agent.ok("browser_snapshot", json!({"find": "/^button act 12[34]$/i"})).text;
    assert!(found.contains("2 matches"), "{found}");
    assert!(
        agent.refused("browser_snapshot", json!({"find": "/(/"})).contains("regular expression")
    );
    assert!(
        agent.refused("browser_snapshot", json!({"cursor": "s1:1"})).contains("no longer kept")
    );
    let last = agent.ok("browser_click", json!({"role": "button", "name": "act 999"})).text;
    assert!(last.contains("clicked"), "{last}");
}

/// Wait: not reaching it is an answer.
#[test]
fn a_wait_ends_by_what_it_waits_for() {
    let agent = Agent::new();
    agent.open("<p id=a>before</p><script>setTimeout(()=>{a.textContent='ready now';history.pushState(0,'','#done')},300)</script>");
    let matched = |arguments: Value| {
        agent.ok("browser_wait", arguments).structured.unwrap()["matched"].clone()
    };
    assert_eq!(matched(json!({"text": "READY"})), json!(true));
    assert_eq!(matched(json!({"url": "*#done"})), json!(true));
    assert_eq!(matched(json!({"selector": "#a"})), json!(true));
    assert_eq!(matched(json!({"text": "before", "gone": true})), json!(true));
    assert_eq!(matched(json!({"role": "paragraph"})), json!(true));
    assert_eq!(matched(json!({"time": 20})), json!(true));
    let started = Instant::now();
    assert_eq!(matched(json!({"text": "never", "timeoutMs": 300})), json!(false));
    assert!(started.elapsed() < Duration::from_secs(20));
    for wrong in [json!({}), json!({"text": "a", "url": "b"}), json!({"selector": "::!"})] {
        agent.refused("browser_wait", wrong);
    }
}

/// E1, E2, E4, E8, E10, E11.
#[test]
fn values_come_back_truthfully() {
    let agent = Agent::new();
    agent.open("<meta http-equiv=content-security-policy content=\"script-src 'unsafe-inline'\"><p id=x>text</p>");
    let text = |expression: &str| {
        let said = agent.ok("browser_evaluate", json!({ "expression": expression })).text;
        said.lines().nth(1).unwrap_or_default().to_owned()
    };
    for (expression, expected) in [
        ("NaN", "NaN"),
        ("-0", "-0"),
        ("12n", "12n"),
        ("undefined", "undefined"),
        ("'a b'", "a b"),
        ("() => 7", "7"),
        ("async () => 8", "8"),
        ("Promise.resolve(9)", "9"),
        ("const a = 1; a + 1", "2"),
        ("const a = 1; a + 1", "2"),
        ("return 5", "5"),
        ("await 6", "6"),
        ("({a: 1})", "{\"a\":1}"),
    ] {
        assert_eq!(text(expression), expected, "{expression}");
    }
    let on = json!({"expression": "el => el.textContent", "selector": "#x"});
    assert_eq!(agent.ok("browser_evaluate", on).structured.unwrap()["value"], json!("text"));
    let said = agent.refused("browser_evaluate", json!({"expression": "throw new Error('boom')"}));
    assert!(said.contains("boom"), "{said}");
    let big = agent.ok("browser_evaluate", json!({"expression": "'x'.repeat(100000)"}));
    assert_eq!(std::fs::read(&big.files[0].path).unwrap().len(), 100_000);
}

/// Reports 30, 33, 37; N2, N5, N7, N10: a navigation always ends with something to go on with.
#[test]
fn navigation_tells_where_it_led() {
    let agent = Agent::new();
    let site = &agent.world.site;
    site.route("*", "/alert", Reply::html("<title>A</title><script>alert('early')</script>late"));
    site.route("*", "/missing", Reply::html("gone").status(404));
    site.route("*", "/moved", Reply::redirect(&site.url("b.test", "/plain")));
    let go =
        |path: &str| agent.ok("browser_navigate", json!({"url": site.url("a.test", path)})).text;
    let said = go("/alert");
    assert!(said.contains("dialog open: alert \"early\""), "{said}");
    assert!(agent.refused("browser_navigate", json!({"url": "about:blank"})).contains("dialog"));
    agent.ok("browser_dialog", json!({"action": "accept"}));
    let answered = json!({"url": site.url("a.test", "/alert"), "dialog": "accept"});
    let said = agent.ok("browser_navigate", answered).text;
    assert!(said.contains("dialog answered: alert") && said.contains("title: \"A\""), "{said}");
    assert!(go("/missing").contains("http status: 404"));
    assert!(go("/moved").contains("b.test"));
    let said = agent.ok("browser_navigate", json!({"action": "back"})).text;
    assert!(said.contains("/missing"), "{said}");
    let refused = json!({"url": "http://127.0.0.1:1/"});
    assert!(agent.refused("browser_navigate", refused).contains("net::ERR_"));
    for url in ["file:///etc/passwd", "http://169.254.169.254/latest", "chrome://version"] {
        let said = agent.refused("browser_navigate", json!({ "url": url }));
        assert!(said.contains("may not be opened"), "{said}");
    }
    for wrong in [
        json!({}),
        json!({"url": "nowhere"}),
        json!({"url": "a.test", "action": "back"}),
        json!({"link": "x"}),
    ] {
        agent.refused("browser_navigate", wrong);
    }
}

/// Reports 39, 40: files in and out are values.
#[test]
fn files_go_in_and_come_out() {
    let agent = Agent::new();
    let site = &agent.world.site;
    let file = Reply::new("application/octet-stream", "12345")
        .header("content-disposition", "attachment; filename=\"report.csv\"");
    site.route("*", "/file", file);
    let link = site.url("a.test", "/file");
    agent.open(&format!("<a id=get href='{link}'>get</a><label id=l>Pick<input id=f type=file style='display:none'></label><input id=m type=file multiple>"));
    let said = agent.ok("browser_click", json!({"selector": "#get"})).text;
    let all = agent.ok("browser_downloads", json!({"wait": true}));
    let download = &all.structured.as_ref().unwrap()["downloads"][0];
    assert_eq!(
        (&download["name"], &download["state"]),
        (&json!("report.csv"), &json!("finished")),
        "{said}"
    );
    assert_eq!(std::fs::read_to_string(&all.files[0].path).unwrap(), "12345");
    let said = agent.ok("browser_navigate", json!({ "url": link })).text;
    assert!(said.contains("download"), "{said}");
    let path = std::env::temp_dir().join(format!("cdpwire-upload-{}.txt", std::process::id()));
    std::fs::write(&path, "up").unwrap();
    let up = json!({"selector": "#l", "paths": [path.display().to_string()]});
    agent.ok("browser_upload", up);
    assert_eq!(agent.js("f.files[0].text()"), json!("up"));
    let two = [path.display().to_string(), path.display().to_string()];
    agent.ok("browser_upload", json!({"selector": "#m", "paths": two}));
    assert!(
        agent
            .refused("browser_upload", json!({"selector": "#f", "paths": two}))
            .contains("one file")
    );
    assert!(
        agent
            .refused("browser_upload", json!({"selector": "#f", "paths": "/no/such"}))
            .contains("/no/such")
    );
    assert!(
        agent
            .refused("browser_upload", json!({"selector": "#get", "paths": two}))
            .contains("file input")
    );
    std::fs::remove_file(&path).unwrap();
}

/// Reports 39, 42: what would wait for a person does not.
#[test]
fn choosers_and_permissions_wait_for_nobody() {
    let agent = Agent::new();
    agent.open(
        "<button id=b onclick='f.click()'>pick</button><input id=f type=file style='display:none'>",
    );
    let said = agent.ok("browser_click", json!({"selector": "#b"})).text;
    let input = said.split("file input [ref=").nth(1).unwrap_or_else(|| panic!("{said}"));
    let input = input.split(']').next().unwrap();
    let path = std::env::temp_dir().join(format!("cdpwire-pick-{}.txt", std::process::id()));
    std::fs::write(&path, "picked").unwrap();
    agent.ok("browser_upload", json!({"ref": input, "paths": path.display().to_string()}));
    assert_eq!(agent.js("f.files[0].text()"), json!("picked"));
    std::fs::remove_file(&path).unwrap();
    // In a browser that the tools launched themselves.
    let tools = Toolbox::new(ToolboxOptions::default());
    let call = |name: &str, arguments: Value| {
        let outcome = tools.call(name, arguments, &CallOptions::default()).unwrap();
        assert!(!outcome.is_error, "{name}: {}", outcome.text);
        outcome
    };
    call("browser_navigate", json!({"url": agent.world.site.url("localhost", "/page")}));
    let asked = "Promise.all([new Promise(r => navigator.geolocation.getCurrentPosition(() => r('yes'), e => r(e.code))), Notification.requestPermission()])";
    let answer = call("browser_evaluate", json!({"expression": asked, "timeoutMs": 10000}));
    assert_eq!(answer.structured.unwrap()["value"], json!([1, "denied"]));
    tools.close();
}

/// Report 42: what pages ask for is answered by the policy and told, with who asked.
#[test]
fn what_pages_ask_a_person_for_is_answered_and_told() {
    let site = crate::world::site();
    let ask = "<button onclick=\"navigator.geolocation.getCurrentPosition(() => say('place'),\
        e => say('no place ' + e.code))\">Place here</button><script>\
        function say(text) { document.body.append(text) }</script>";
    site.route("*", "/frame", Reply::html(&ask.replace("here", "there")));
    let buttons = "<button onclick=\"Notification.requestPermission().then(say)\">Notify</button>\
        <button onclick=\"navigator.mediaDevices.getDisplayMedia().catch(e => say(e.name))\">\
        Screen</button>\
        <button onclick=\"navigator.usb.requestDevice({filters: []}).catch(e => say(e.name))\">\
        Device</button>\
        <button onclick=\"navigator.clipboard.readText().catch(e => say(e.name))\">Paste</button>";
    let frame = site.url("127.0.0.1", "/frame");
    let page = format!("{ask}{buttons}<iframe allow=geolocation src='{frame}'></iframe>");
    site.route("*", "/asks", Reply::html(&page));
    let mut options = ToolboxOptions::default();
    options.launch = crate::world::launch_options();
    options.grant_permissions = vec!["notifications".to_owned()];
    let tools = Toolbox::new(options);
    let call = |name: &str, arguments: Value| {
        let outcome = tools.call(name, arguments, &CallOptions::default()).unwrap();
        assert!(!outcome.is_error, "{name}: {}", outcome.text);
        outcome.text
    };
    call("browser_navigate", json!({"url": site.url("localhost", "/asks")}));
    call("browser_wait", json!({"text": "Place there"}));
    let (here, there) = (site.url("localhost", ""), site.url("127.0.0.1", ""));
    for (button, line) in [
        ("Place here", format!("permission: {here} asked for geolocation: denied")),
        ("Place there", format!("permission: {there} asked for geolocation: denied")),
        ("Notify", format!("permission: {here} asked for notifications: granted")),
        ("Screen", format!("permission: {here} asked for display-capture: denied")),
        ("Device", format!("permission: {here} asked for a USB device: denied")),
        ("Paste", format!("permission: {here} asked for clipboard-read: denied")),
    ] {
        let said = call("browser_click", json!({"role": "button", "name": button}));
        assert!(said.lines().any(|told| told == line), "{button}: {line} in\n{said}");
    }
    let read = call("browser_snapshot", json!({}));
    for text in ["no place 1", "granted", "NotAllowedError", "NotFoundError"] {
        assert!(read.contains(text), "{text} in\n{read}");
    }
    // The functions are not told from those of the browser, nor is there anything more to see.
    let code = "[String(navigator.geolocation.getCurrentPosition),\
        Notification.requestPermission.name, Object.keys(window).some(k => k.startsWith('asks')),\
        Object.getOwnPropertyDescriptor(Geolocation.prototype, 'watchPosition').enumerable]";
    let said = tools.call("browser_evaluate", json!({"expression": code}), &CallOptions::default());
    let said = said.unwrap().structured.unwrap();
    let native = "function getCurrentPosition() { [native code] }";
    assert_eq!(said["value"], json!([native, "requestPermission", false, true]));
    tools.close();
    let mut options = ToolboxOptions::default();
    options.grant_permissions = vec!["everything".to_owned()];
    let tools = Toolbox::new(options);
    let said = tools.call("browser_snapshot", json!({}), &CallOptions::default()).unwrap();
    assert!(said.is_error && said.text.contains("no permission everything"), "{}", said.text);
    tools.close();
}

/// The same in a frame of another process, which is told only to that process' session; and a
/// picker that has no input.
#[test]
fn a_chooser_in_a_frame_of_another_process_is_answered() {
    let agent = Agent::new();
    let inside = "<button id=b onclick='f.click()'>pick inside</button>\
        <input id=f type=file style='display:none' onchange=\"this.files[0].text().then(\
        t => document.body.append('got ' + t))\">";
    agent.world.site.route("*", "/inside", Reply::html(inside));
    let url = agent.world.site.url("b.test", "/inside");
    agent.open("<p>empty");
    // A frame that comes later.
    agent.js(&format!(
        "{{ const f = document.createElement('iframe'); f.src = '{url}'; document.body.append(f) }}"
    ));
    agent.ok("browser_wait", json!({"text": "pick inside"}));
    let said = agent.ok("browser_click", json!({"role": "button", "name": "pick inside"})).text;
    let input = said.split("file input [ref=").nth(1).unwrap_or_else(|| panic!("{said}"));
    let input = input.split(']').next().unwrap();
    let path = std::env::temp_dir().join(format!("cdpwire-inside-{}.txt", std::process::id()));
    std::fs::write(&path, "chosen").unwrap();
    agent.ok("browser_upload", json!({"ref": input, "paths": path.display().to_string()}));
    agent.ok("browser_wait", json!({"text": "got chosen"}));
    std::fs::remove_file(&path).unwrap();
    let picker = "document.body.innerHTML = `<button onclick=\"showOpenFilePicker().catch(\
        e => document.title = e.name)\">picker</button>`";
    let site = agent.world.site.url("localhost", "/page");
    agent.ok("browser_navigate", json!({ "url": site }));
    agent.js(picker);
    let said = agent.ok("browser_click", json!({"role": "button", "name": "picker"})).text;
    assert!(said.contains("file picker without an input: refused"), "{said}");
    assert_eq!(agent.js("document.title"), json!("AbortError"));
}

/// Scrolling says what moved and what is left; hovering and dragging are real.
#[test]
fn the_pointer_tools_work() {
    let agent = Agent::new();
    agent.open("<style>#tip{display:none}#h:hover+#tip{display:block}</style><div id=h>hover</div><div id=tip>tip</div><div id=box style='height:100px;overflow:auto'><div style='height:1000px'>long</div></div><div id=from draggable=true>from</div><div id=to style='height:50px'>to</div><script>window.drops=0;from.ondragstart=e=>e.dataTransfer.setData('text','x');to.ondragover=e=>e.preventDefault();to.ondrop=()=>drops++</script>");
    agent.ok("browser_hover", json!({"selector": "#h"}));
    assert_eq!(agent.js("getComputedStyle(tip).display"), json!("block"));
    let down = json!({"selector": "#box", "direction": "down", "pixels": 150});
    let said = agent.ok("browser_scroll", down).text;
    assert!(said.contains("y 150") && said.contains("up 150 down 750"), "{said}");
    let end = json!({"selector": "#box", "direction": "down", "toEnd": true});
    assert!(agent.ok("browser_scroll", end).text.contains("down 0"));
    agent.ok("browser_drag", json!({"fromSelector": "#from", "toSelector": "#to"}));
    assert_eq!(agent.js("drops"), json!(1));
    // A page that keeps what it drags in a variable gives the drag no data.
    agent.js("from.ondragstart = e => { window.dragged = e.target.id }; drops = 0");
    agent.ok("browser_drag", json!({"fromSelector": "#from", "toSelector": "#to"}));
    assert_eq!(agent.js("[drops, dragged]"), json!([1, "from"]));
    agent.js("from.ondragstart = null; to.ondragenter = e => e.preventDefault(); \
        to.ondragover = e => { e.preventDefault(); e.dataTransfer.dropEffect = 'move' }; drops = 0");
    agent.ok("browser_drag", json!({"fromSelector": "#from", "toSelector": "#to"}));
    assert_eq!(agent.js("drops"), json!(1));
}

/// Into a frame of another process and out of it.
#[test]
fn a_drag_crosses_into_frames_of_other_processes() {
    let agent = Agent::new();
    let take = "<script>addEventListener('dragover', e => e.preventDefault());
        addEventListener('drop', e => { e.preventDefault(); document.body.append(
          'dropped ' + (e.dataTransfer.getData('text/plain') || 'nothing')) })</script>";
    let inside = format!("<div id=to style='height:60px'>target inside</div>{take}");
    agent.world.site.route("*", "/inside", Reply::html(&inside));
    let url = agent.world.site.url("b.test", "/inside");
    agent.open(&format!(
        "<div id=from draggable=true>parcel</div><div id=bare draggable=true>empty box</div>
         <iframe src='{url}'></iframe><script>from.ondragstart =
           e => e.dataTransfer.setData('text/plain', 'cargo')</script>"
    ));
    agent.ok("browser_wait", json!({"text": "target inside"}));
    let to = agent.named("target inside");
    agent.ok("browser_drag", json!({"fromSelector": "#from", "toRef": to}));
    agent.ok("browser_wait", json!({"text": "dropped cargo"}));
    agent.ok("browser_drag", json!({"fromSelector": "#bare", "toRef": to}));
    agent.ok("browser_wait", json!({"text": "dropped nothing"}));
}

/// A key is held and repeats as one of a keyboard; pictures come in three forms.
#[test]
fn keys_are_held_and_pictures_come_in_three_forms() {
    let agent = Agent::new();
    agent.open(
        "<input id=i><script>log = []; for (const name of ['keydown', 'keyup'])\
         addEventListener(name, e => log.push([name, e.key, e.repeat, e.timeStamp]))</script>",
    );
    let held = json!({"selector": "#i", "key": "Shift+ArrowRight", "holdMs": 900});
    let said = agent.ok("browser_type", held).text;
    assert!(said.contains("pressed Shift+ArrowRight for 900 ms"), "{said}");
    let log = agent.js("log");
    let log = log.as_array().unwrap();
    let short: Vec<String> = log.iter().map(|line| format!("{} {}", line[0], line[1])).collect();
    assert_eq!(short[..2], ["\"keydown\" \"Shift\"", "\"keydown\" \"ArrowRight\""]);
    assert_eq!(short[short.len() - 2..], ["\"keyup\" \"ArrowRight\"", "\"keyup\" \"Shift\""]);
    let middle = &log[2..log.len() - 2];
    assert!(!middle.is_empty() && middle.iter().all(|line| line[2] == true), "{log:?}");
    let at = |line: &Value| line[3].as_f64().unwrap();
    assert!(at(&log[log.len() - 2]) - at(&log[1]) >= 880.0, "{log:?}");
    let said =
        agent.refused("browser_type", json!({"key": "a", "holdMs": 5000, "timeoutMs": 2000}));
    assert!(said.contains("held longer"), "{said}");
    let said = agent.refused("browser_type", json!({"selector": "#i", "value": "x", "holdMs": 10}));
    assert!(said.contains("no key to hold"), "{said}");

    for (format, mime, magic) in [
        ("jpeg", "image/jpeg", &b"\xff\xd8"[..]),
        ("png", "image/png", b"\x89PNG"),
        ("webp", "image/webp", b"RIFF"),
    ] {
        let taken = agent.ok("browser_screenshot", json!({"format": format, "inline": true}));
        assert_eq!(taken.pictures[0].mime, mime);
        assert!(taken.pictures[0].bytes.starts_with(magic), "{format}");
        let size = format!("{} x {} pixels", agent.js("innerWidth"), agent.js("innerHeight"));
        assert!(taken.text.contains(&size), "{}: {size}", taken.text);
    }
}

/// Requests, cookies, emulation.
#[test]
fn the_further_groups_work() {
    let agent = Agent::new();
    agent.open("<p>x");
    let blocked = json!({"action": "block", "pattern": "*/blocked*"});
    agent.ok("browser_route", blocked);
    let mock = json!({"action": "answer", "pattern": "*/mock*", "body": "{\"a\":1}", "contentType": "application/json"});
    agent.ok("browser_route", mock);
    assert_eq!(agent.js("fetch('/mock').then(r => r.json())"), json!({"a": 1}));
    assert_eq!(agent.js("fetch('/blocked').then(() => 'ok', () => 'no')"), json!("no"));
    agent.ok("browser_route", json!({"action": "remove"}));
    let list = agent.ok("browser_network", json!({"filter": "mock"})).text;
    assert!(list.contains("/mock 200"), "{list}");
    let number: u64 = list
        .lines()
        .find(|l| l.contains("/mock"))
        .unwrap()
        .split(' ')
        .next()
        .unwrap()
        .parse()
        .unwrap();
    let body = agent.ok("browser_network", json!({ "request": number })).text;
    assert!(body.contains("{\"a\":1}"), "{body}");
    agent.ok("browser_cookies", json!({"action": "set", "name": "k", "value": "v"}));
    assert_eq!(agent.js("document.cookie"), json!("k=v"));
    let list = agent.ok("browser_cookies", json!({"action": "list"})).text;
    assert!(list.contains("- k domain=a.test") && !list.contains("k=v"), "{list}");
    agent.js("localStorage.setItem('who', 'Ada')");
    let saved = std::env::temp_dir().join(format!("cdpwire-state-{}.json", std::process::id()));
    let file = saved.display().to_string();
    agent.ok("browser_cookies", json!({"action": "save", "file": file}));
    agent.ok("browser_cookies", json!({"action": "delete", "name": "k"}));
    agent.js("localStorage.clear()");
    agent.ok("browser_cookies", json!({"action": "load", "file": file}));
    assert_eq!(agent.js("[document.cookie, localStorage.who]"), json!(["k=v", "Ada"]));
    std::fs::remove_file(&saved).unwrap();
    agent.ok("browser_emulate", json!({"width": 400, "height": 300, "deviceScale": 2, "timezone": "Asia/Tokyo", "locale": "de-DE", "colorScheme": "dark"}));
    assert_eq!(
        agent.js("[innerWidth, devicePixelRatio, Intl.DateTimeFormat().resolvedOptions().timeZone, (1.5).toLocaleString(), matchMedia('(prefers-color-scheme: dark)').matches]"),
        json!([400, 2, "Asia/Tokyo", "1,5", true])
    );
    agent.ok("browser_emulate", json!({"reset": true}));
    assert!(agent.refused("browser_emulate", json!({"width": 400})).contains("both"));
    let pdf = agent.ok("browser_pdf", json!({}));
    assert!(std::fs::read(&pdf.files[0].path).unwrap().starts_with(b"%PDF"));
}
