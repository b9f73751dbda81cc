//! The tools on pages that change while a tool is at work: what the page saw decides.

use crate::support::LONG;
use crate::tools::Agent;
use crate::world::Reply;
use serde_json::{Value, json};
use std::time::{Duration, Instant};

/// C8: what is pressed goes in the midst of the press. The press ends soon, says what came of it,
/// and nothing else got it.
#[test]
fn what_goes_while_it_is_pressed_ends_the_press() {
    let agent = Agent::new();
    agent.open("<title>first</title><button id=x onmousedown=\"location='/plain'\">go</button>");
    let said = agent.ok("browser_click", json!({"selector": "#x"})).text;
    assert!(said.contains("/plain"), "{said}");
    agent.ok("browser_wait", json!({"text": "plain"}));

    agent.open(
        "<style>*{margin:0}button,#u{position:absolute;left:0;top:0;width:200px;height:99px}\
         </style><div id=u>under</div><button id=x onmousedown=\"log.push('down');this.remove()\">\
         go</button><script>log=[];addEventListener('click',e=>log.push('click '+e.target.id))\
         </script>",
    );
    agent.ok("browser_click", json!({"selector": "#x"}));
    assert_eq!(agent.js("log"), json!(["down"]), "a click on two elements is one on neither");

    agent.world.site.route(
        "*",
        "/leaving",
        Reply::html("<button onmousedown=\"parent.gone=1;frameElement.remove()\">leave</button>"),
    );
    agent.open("<iframe src=/leaving></iframe><p>rest");
    agent.ok("browser_wait", json!({"role": "button", "name": "leave"}));
    let started = Instant::now();
    agent.call("browser_click", json!({"role": "button", "name": "leave"}));
    assert!(started.elapsed() < Duration::from_secs(20), "{:?}", started.elapsed());
    assert_eq!(agent.js("[gone, document.querySelector('iframe')]"), json!([1, null]));
}

/// C14, E13: presses, values and listings hold nothing that the page has let go.
#[test]
fn presses_values_and_listings_keep_no_element_alive() {
    let agent = Agent::new();
    agent.open(
        "<div id=h></div><script>gone=[];function make(){const b=document.createElement('button');\
         b.textContent='go';b.onclick=()=>{gone.push(new WeakRef(b));b.remove();make()};h.append(b)}\
         make()</script>",
    );
    for round in 0..60 {
        match round % 3 {
            0 => agent.ok("browser_snapshot", json!({})),
            1 => agent
                .ok("browser_evaluate", json!({"expression": "document.querySelector('button')"})),
            _ => agent.ok(
                "browser_evaluate",
                json!({"selector": "button", "expression": "e => ({deep: [e]})"}),
            ),
        };
        agent.ok("browser_click", json!({"role": "button", "name": "go"}));
    }
    assert_eq!(agent.js("gone.length"), json!(60));
    // The mouse stands on the last one; the browser itself remembers what was under it.
    let page = agent.world.browser.snapshot().page_targets().next().unwrap().id.clone();
    let page = agent.world.browser.page(&page, LONG).unwrap();
    crate::support::wait_until("letting go", || {
        page.call_raw("HeapProfiler.collectGarbage", ()).unwrap();
        let alive = agent.js("gone.filter(one => one.deref()).length");
        alive.as_u64().is_some_and(|alive| alive <= 3)
    });
}

/// K7, E7: the first thing after a document of another process came.
#[test]
fn what_is_done_at_once_after_a_change_of_process_reaches_the_new_document() {
    let agent = Agent::new();
    let input = "<title>t</title><input id=i autofocus><script>i.focus()</script>";
    agent.world.site.route("*", "/type", Reply::html(input));
    for round in 0..6 {
        let host = ["a.test", "b.test"][round % 2];
        let url = agent.world.site.url(host, "/type");
        agent.ok("browser_navigate", json!({ "url": url }));
        agent.ok("browser_type", json!({"value": "at once", "key": "!"}));
        assert_eq!(agent.js("[location.hostname, i.value]"), json!([host, "at once!"]), "{round}");
        // And where the page leaves by itself.
        let other = agent.world.site.url(["b.test", "a.test"][round % 2], "/type");
        agent.ok("browser_evaluate", json!({"expression": format!("void (location = '{other}')")}));
        let said = agent.ok("browser_wait", json!({"url": other})).text;
        assert!(said.contains("matched: true"), "{said}");
        assert_eq!(agent.js("location.href"), json!(other), "{round}");
    }
    agent.ok("browser_navigate", json!({"url": "about:blank"}));
    agent.ok("browser_type", json!({"key": "a"}));
    assert_eq!(agent.js("document.body.textContent"), json!(""));
}

/// K9: the menu of the other button takes nothing that comes after it.
#[test]
fn keys_and_presses_go_on_after_a_context_menu() {
    let agent = Agent::new();
    agent.open(
        "<button id=b>go</button><input id=i><script>log=[];for(const n of ['contextmenu','click'])\
         addEventListener(n,e=>log.push(n+' '+e.target.id))</script>",
    );
    agent.ok("browser_click", json!({"selector": "#b", "button": "right"}));
    agent.ok("browser_type", json!({"selector": "#i", "value": "typed"}));
    agent.ok("browser_click", json!({"selector": "#b"}));
    agent.ok("browser_click", json!({"selector": "#b", "button": "right"}));
    agent.ok("browser_type", json!({"selector": "#i", "key": "x"}));
    assert_eq!(agent.js("i.value"), json!("typedx"));
    let log = agent.js("log");
    let of =
        |what: &str| log.as_array().unwrap().iter().filter(|line| **line == json!(what)).count();
    assert_eq!((of("contextmenu b"), of("click b")), (2, 1), "{log}");
}

/// E13: a script whose frame goes says so; it does not wait for its deadline.
#[test]
fn a_script_ends_with_its_frame() {
    let agent = Agent::new();
    agent.open("<iframe id=f src=/plain></iframe>");
    agent.ok("browser_wait", json!({"text": "plain"}));
    let tree = agent.ok("browser_snapshot", json!({})).structured.unwrap();
    let frame = tree["frame_tree"]["children"][0]["frame_id"].clone();
    let started = Instant::now();
    let said = agent.refused(
        "browser_evaluate",
        json!({"frameId": frame, "expression": "setTimeout(()=>parent.f.remove(),50);\
            await new Promise(()=>{})"}),
    );
    assert!(started.elapsed() < Duration::from_secs(20), "{:?}: {said}", started.elapsed());
    assert!(said.contains("frame") || said.contains("navigat"), "{said}");
    let said = agent.refused("browser_evaluate", json!({"frameId": frame, "expression": "1"}));
    assert!(said.contains("frame"), "{said}");
    assert_eq!(agent.js("1 + 1"), json!(2));
}

/// A4: a page that is loaded anew again and again, or never to its end, is read all the same.
#[test]
fn pages_that_are_not_done_are_read_as_far_as_they_are() {
    let agent = Agent::new();
    agent.open(
        "<h1>steady</h1><script>const n=+sessionStorage.n||0;sessionStorage.n=n+1;\
         if(n<40)setTimeout(()=>location.reload(),20)</script>",
    );
    let mut read = 0;
    loop {
        let outcome = agent.call("browser_snapshot", json!({}));
        assert!(outcome.is_error || outcome.text.contains("url: "), "{}", outcome.text);
        if !outcome.is_error {
            read += 1;
        }
        let count = agent.call("browser_evaluate", json!({"expression": "+sessionStorage.n"}));
        let count = count.structured.map(|value| value["value"].clone()).unwrap_or_default();
        if count.as_f64().is_some_and(|count| count > 40.0) {
            break;
        }
    }
    assert!(read > 0);
    let text = agent.ok("browser_snapshot", json!({})).text;
    assert!(text.contains("heading \"steady\""), "{text}");

    let site = &agent.world.site;
    site.route("*", "/late.css", Reply::new("text/css", "p{color:red}").held());
    site.route("*", "/late", Reply::html("<p>late").held());
    for (html, shown) in [
        ("<button>before</button><iframe src=/late></iframe><button>after</button>", "after"),
        (
            "<button>before</button><link rel=stylesheet href=/late.css><button>after</button>",
            "before",
        ),
    ] {
        let path = format!("/unfinished-{shown}");
        site.route("*", &path, Reply::html(html));
        let url = site.url("a.test", &path);
        agent.ok("browser_evaluate", json!({"expression": format!("void (location = '{url}')")}));
        agent.ok("browser_wait", json!({"url": url, "timeoutMs": 20_000}));
        let started = Instant::now();
        let text = agent.ok("browser_snapshot", json!({})).text;
        assert!(text.contains(&format!("button \"{shown}\"")), "{text}");
        assert!(started.elapsed() < Duration::from_secs(20), "{:?}", started.elapsed());
    }
    site.release("/late.css");
    site.release("/late");
}

/// A10: pages made of framesets.
#[test]
fn framesets_are_read_and_pressed() {
    let agent = Agent::new();
    let part = "<button onclick=\"this.textContent='pressed'\">part</button>";
    agent.world.site.route("*", "/part", Reply::html(part));
    let far = agent.world.site.url("b.test", "/part");
    agent.open(&format!(
        "<frameset cols='50%,50%'><frame src=/part><frameset rows='50%,50%'><frame src='{far}'>\
         <frame src=/part></frameset></frameset>"
    ));
    agent.ok("browser_wait", json!({"role": "button", "name": "part"}));
    for left in (0..3).rev() {
        let mut text = String::new();
        crate::support::wait_until("the parts", || {
            text = agent.ok("browser_snapshot", json!({})).text;
            text.matches("button \"part\"").count() == left + 1
        });
        let line = text.lines().find(|line| line.contains("button \"part\"")).unwrap();
        let name = line.split("[ref=").nth(1).unwrap().split(']').next().unwrap();
        agent.ok("browser_click", json!({ "ref": name }));
    }
    let text = agent.ok("browser_snapshot", json!({})).text;
    assert_eq!(text.matches("button \"pressed\"").count(), 3, "{text}");
}

/// S3: pictures at once, with a frame that does not come, at an odd address.
#[test]
fn pictures_are_taken_at_once_and_of_pages_that_are_not_done() {
    let agent = Agent::new();
    agent.world.site.route("*", "/never", Reply::html("<p>never").held());
    let html = "<body style='background:#f00'><iframe src=/never></iframe>";
    agent.world.site.route("*", "/a%20b%3Cc?x=%22%3E", Reply::html(html));
    let url = agent.world.site.url("a.test", "/a%20b%3Cc?x=%22%3E#\u{fc}");
    agent.ok("browser_evaluate", json!({"expression": format!("void (location = {url:?})")}));
    agent.ok("browser_wait", json!({"selector": "iframe"}));
    let sizes: Vec<String> = std::thread::scope(|scope| {
        let shots: Vec<_> = (0..3)
            .map(|at| {
                let full = at == 1;
                let agent = &agent;
                scope.spawn(move || {
                    agent.ok("browser_screenshot", json!({"fullPage": full, "inline": true}))
                })
            })
            .collect();
        let outcomes = shots.into_iter().map(|shot| shot.join().unwrap());
        outcomes
            .map(|outcome| {
                assert!(outcome.pictures[0].bytes.len() > 500);
                outcome.text.split('(').nth(1).unwrap().split(',').next().unwrap().to_owned()
            })
            .collect()
    });
    assert!(sizes.iter().all(|size| *size == sizes[0]), "{sizes:?}");
    agent.world.site.release("/never");
}

/// T28: a page that a browser would prepare beforehand. While we are attached Chromium prepares
/// none (156), and the link leads there as any other.
#[test]
fn a_page_that_asks_for_prerendering_is_one_page_all_along() {
    let agent = Agent::new();
    let next = "<title>next</title><h1>next</h1><script>log=[document.prerendering,performance\
        .getEntriesByType('navigation')[0].activationStart]</script><button>there</button>";
    agent.world.site.route("*", "/next", Reply::html(next));
    agent.open("<a id=l href=/next>on</a>");
    let id = agent.world.browser.snapshot().page_targets().next().unwrap().id.clone();
    let page = agent.world.browser.page(&id, LONG).unwrap();
    let told = page.subscribe_raw(&cdpwire::Filter::prefix("Preload."));
    page.call_raw("Preload.enable", ()).unwrap();
    agent.js("const s=document.createElement('script');s.type='speculationrules';s.textContent=\
         JSON.stringify({prerender:[{urls:['/next'],eagerness:'immediate'}]});\
         document.body.append(s)");
    let until = Instant::now() + LONG;
    let status = loop {
        let event = told.next(until - Instant::now()).expect("it is decided");
        let event: Value = event.params.to_value().unwrap();
        let status = event["status"].as_str().unwrap_or_default().to_owned();
        if ["Ready", "Failure", "Success"].contains(&status.as_str()) {
            break (status, event["prerenderStatus"].clone());
        }
    };
    println!("{status:?}");
    assert_eq!(agent.world.browser.snapshot().page_targets().count(), 1);
    let said = agent.ok("browser_click", json!({"selector": "#l"})).text;
    assert!(said.contains("/next"), "{said}");
    agent.ok("browser_wait", json!({"role": "button", "name": "there"}));
    assert_eq!(agent.js("log[0]"), json!(false));
    let state = agent.world.browser.snapshot().page(&id).cloned().expect("the same page");
    assert_eq!(state.frames.frames.len(), 1, "{state:?}");
    assert!(state.frames.top().unwrap().url.ends_with("/next"));
    agent.ok("browser_click", json!({"role": "button", "name": "there"}));
}

/// N15, N16: what is waited for may come with another document, of another process too, and a
/// frame that goes meanwhile ends no wait.
#[test]
fn a_wait_outlives_the_document_it_began_in() {
    let agent = Agent::new();
    agent.world.site.route("*", "/goal", Reply::html("<p id=goal>reached"));
    for host in ["a.test", "b.test"] {
        let goal = agent.world.site.url(host, "/goal");
        for condition in [json!({"selector": "#goal"}), json!({"text": "reached"})] {
            agent.open(&format!(
                "<iframe id=f src=/plain></iframe><script>\
                 setTimeout(()=>f.remove(),200);setTimeout(()=>location='{goal}',400)</script>"
            ));
            let value = agent.ok("browser_wait", condition.clone()).structured.unwrap();
            assert_eq!(value["matched"], json!(true), "{host} {condition}");
            assert_eq!(agent.js("location.href"), json!(goal));
        }
    }
}

/// E12: what a page allows only to a person it allows to a script of the caller.
#[test]
fn a_script_counts_as_what_a_person_did() {
    let agent = Agent::new();
    agent.open("<input id=i value=copied><script>was=navigator.userActivation.isActive</script>");
    assert_eq!(agent.js("was"), json!(false));
    assert_eq!(agent.js("navigator.userActivation.isActive"), json!(true));
    // A headless window has the focus once something in it was pressed.
    agent.ok("browser_click", json!({"selector": "#i"}));
    assert_eq!(agent.js("i.select(), document.execCommand('copy')"), json!(true));
}
