//! The bridge where it is hard: policies of the document, workers in between, hostile pages.

use crate::support::{Foreign, LONG};
use crate::world::{Reply, World, evaluate, find_frame, launch_options, site};
use cdpwire::host::registry::{Registry, StartOptions};
use cdpwire::protocol::page;
use cdpwire::protocol::runtime::Evaluate;
use cdpwire::{
    Answer, BridgeMode, Browser, ClosedBy, ConnectOptions, DialogPolicy, DialogSource, Frame,
    PolicyScope,
};
use serde_json::json;

fn start(frame: &Frame, script: &str) {
    frame.call(&Evaluate::new(format!("void setTimeout(() => {{ {script} }})"))).unwrap();
}

/// Asks twice: the first question of a document whose policies forbid requests goes to the
/// native dialog, and from the second on the debugger answers.
fn ask(world: &World, frame: &Frame) -> Vec<DialogSource> {
    let mut sources = Vec::new();
    for round in 0..3 {
        start(frame, &format!("answer{round} = prompt('who?', 'nobody')"));
        let dialog = world.browser.wait_for_dialog(LONG).unwrap();
        assert_eq!(&*dialog.message, "who?");
        assert_eq!(dialog.frame.as_ref(), Some(frame.id()));
        sources.push(dialog.source);
        world.browser.respond(&Answer::accept().text("Ada")).unwrap();
        assert_eq!(evaluate(frame, &format!("answer{round}")), json!("Ada"));
    }
    sources
}

#[test]
fn documents_that_forbid_requests_are_answered_through_the_debugger() {
    let world = World::with(BridgeMode::On);
    world.site.route(
        "*",
        "/meta",
        Reply::html("<meta http-equiv=content-security-policy content=\"connect-src 'none'\">"),
    );
    for path in ["/csp", "/no-sync-xhr", "/meta"] {
        let page = world.open("a.test", path);
        let sources = ask(&world, &world.main_frame(&page));
        assert_eq!(sources[1..], [DialogSource::Bridge; 2], "{path}");
        // A `debugger` statement of the page itself stops nothing.
        assert_eq!(evaluate(&world.main_frame(&page), "debugger; 7"), json!(7));
        page.close().unwrap();
    }
}

#[test]
fn hostile_pages_and_files_are_asked_all_the_same() {
    let world = World::with(BridgeMode::On);
    world.site.route(
        "*",
        "/hostile",
        Reply::html(
            "<script>XMLHttpRequest.prototype.send = () => { throw 1 }; \
             XMLHttpRequest = JSON = Reflect = Proxy = String = undefined; \
             Function.prototype.call = Function.prototype.apply = () => 0; \
             String.prototype.slice = () => 'changed'; Array.prototype.includes = () => true;</script>",
        ),
    );
    let page = world.open("a.test", "/hostile");
    assert_eq!(ask(&world, &world.main_frame(&page)), [DialogSource::Bridge; 3]);
    let file = std::env::temp_dir().join(format!("cdpwire-test-{}.html", std::process::id()));
    std::fs::write(&file, "<title>file</title>").unwrap();
    let page = world.browser.new_page(&format!("file://{}", file.display())).unwrap();
    assert_eq!(ask(&world, &world.main_frame(&page)), [DialogSource::Bridge; 3]);
    std::fs::remove_file(&file).unwrap();
}

/// The functions look and behave as the native ones.
#[test]
fn the_bridge_is_not_easily_told_from_the_real_thing() {
    let world = World::with(BridgeMode::On);
    world.browser.set_dialog_policy(PolicyScope::all(), Some(DialogPolicy::AutoAccept));
    let page = world.open("a.test", "/plain");
    let frame = world.main_frame(&page);
    let look = "[alert, confirm, prompt].map(f => [f.name, f.length, f.toString(), \
                 'prototype' in f, typeof f])";
    let bridged = evaluate(&frame, look);
    let own = "JSON.stringify(Object.getOwnPropertyDescriptor(window, 'alert'), null)";
    let bridged_own = evaluate(&frame, own);
    let plain = World::new();
    let native_page = plain.open("a.test", "/plain");
    let native = plain.main_frame(&native_page);
    assert_eq!(bridged, evaluate(&native, look));
    assert_eq!(bridged_own, evaluate(&native, own));
    let left = "Object.getOwnPropertyNames(window).filter(n => /^(signal|pause)/.test(n))";
    assert_eq!(evaluate(&frame, left), json!([]));
    for (script, message) in [
        ("alert()", ""),
        ("alert(undefined)", "undefined"),
        ("alert(null)", "null"),
        ("alert(1)", "1"),
        ("confirm()", ""),
        ("alert('a\\r\\nb\\rc')", "a\nb\nc"),
        ("alert('\\ud83d')", "\u{fffd}"),
    ] {
        evaluate(&frame, &format!("{script}, 1"));
        let snapshot = world.browser.snapshot();
        let dialog = snapshot.recent_dialogs.last().unwrap();
        assert_eq!(&*dialog.message, message, "{script}");
        assert_eq!(dialog.source, DialogSource::Bridge, "{script}");
    }
    let symbol = "try { alert(Symbol()); 'none' } catch (e) { e instanceof TypeError }";
    assert_eq!(evaluate(&frame, symbol), json!(true));
    // A message of 3 MB is cut, and loses nothing else.
    assert_eq!(evaluate(&frame, "confirm('x'.repeat(3e6))"), json!(true));
}

/// F1, D23: leaving a page whose process waits in the bridge does not hang.
#[test]
fn leaving_a_page_with_an_open_bridge_dialog_answers_it_first() {
    let world = World::with(BridgeMode::On);
    let page = world.open("a.test", "/plain");
    start(&world.main_frame(&page), "confirm('stay?')");
    world.browser.wait_for_dialog(LONG).unwrap();
    page.call(&page::Navigate::new(world.site.url("b.test", "/plain"))).unwrap();
    let closed = |world: &World| {
        world.browser.wait_until(LONG, |s| s.pending_dialogs.is_empty()).unwrap();
        world.browser.snapshot().recent_dialogs.last().unwrap().closed.unwrap().1
    };
    assert_eq!(closed(&world), ClosedBy::Gone);
    let frame = world.frame(&page, |f| f.parent.is_none() && f.url.contains("b.test"));
    start(&frame, "confirm('stay?')");
    world.browser.wait_for_dialog(LONG).unwrap();
    page.close().unwrap();
    assert_eq!(closed(&world), ClosedBy::Gone);
    // A frame that is removed while it asks.
    let page = world.open("a.test", "/remote");
    let child = world.frame(&page, |frame| frame.is_oopif);
    start(&child, "confirm('inside?')");
    world.browser.wait_for_dialog(LONG).unwrap();
    evaluate(&world.main_frame(&page), "document.querySelector('iframe').remove(), 1");
    assert_eq!(closed(&world), ClosedBy::Gone);
}

/// Requests of the page that are none of ours go on at once, and are never paused for long.
#[test]
fn requests_of_the_page_are_left_alone() {
    let world = World::with(BridgeMode::On);
    let page = world.open("a.test", "/local");
    let frame = world.main_frame(&page);
    let fetched = evaluate(&frame, "fetch('/plain').then(r => r.status)");
    assert_eq!(fetched, json!(200));
}

/// A service worker that catches every request asks on behalf of its page.
#[test]
fn a_service_worker_that_catches_everything_does_not_swallow_a_dialog() {
    let site = World::with(BridgeMode::On);
    site.site.route(
        "*",
        "/sw.js",
        Reply::script(
            "oninstall = () => skipWaiting(); \
             onactivate = e => e.waitUntil(clients.claim()); \
             onfetch = e => e.respondWith(fetch(e.request));",
        ),
    );
    // Only localhost counts as secure without encryption.
    let url = format!("http://localhost:{}/plain", site.site.port());
    let page = site.browser.new_page(&url).unwrap();
    let frame = site.main_frame(&page);
    let ready = "navigator.serviceWorker.register('/sw.js').then(() => new Promise(done => { \
                 const look = () => navigator.serviceWorker.controller \
                 ? done(true) : setTimeout(look, 10); look(); }))";
    assert_eq!(evaluate(&frame, ready), json!(true));
    start(&frame, "answer = prompt('who?', 'nobody')");
    let dialog = site.browser.wait_for_dialog(LONG).unwrap();
    assert_eq!(dialog.page, *page.id());
    site.browser.respond(&Answer::accept().text("Ada").dialog(&*dialog.id)).unwrap();
    assert_eq!(evaluate(&frame, "answer"), json!("Ada"));
}

/// What hosted browsers do: another client dismisses every native dialog at once.
#[test]
fn auto_turns_the_bridge_on_when_something_dismisses_dialogs_too_fast() {
    let foreign = Foreign::start();
    let dismisser = foreign.connect();
    dismisser.set_dialog_policy(PolicyScope::all(), Some(DialogPolicy::AutoDismiss));
    let options = ConnectOptions::default().bridge(BridgeMode::Auto);
    let ours = Browser::connect_with(&foreign.url, &options).unwrap();
    let page = ours.new_page("data:text/html,<title>t</title>").unwrap();
    dismisser.page(page.id(), LONG).unwrap();
    page.call(&Evaluate::new("void setTimeout(() => { first = confirm('lost') })")).unwrap();
    let snapshot = ours.wait_until(LONG, |s| s.bridge_on).unwrap();
    assert_eq!(snapshot.recent_dialogs[0].closed.unwrap().1, ClosedBy::Remote);
    page.call(&Evaluate::new("void setTimeout(() => { second = prompt('kept', 'x') })")).unwrap();
    let dialog = ours.wait_for_dialog(LONG).unwrap();
    assert_eq!(dialog.source, DialogSource::Bridge);
    ours.respond(&Answer::accept().text("answered")).unwrap();
    let answer = page.call(&Evaluate::new("second")).unwrap();
    assert_eq!(answer.result.value.unwrap().to_text(), "\"answered\"");
}

/// D23: isolated documents, two processes that ask at the same time, questions while a page is
/// left, and pages over TLS (served here by another client that fulfils the request).
#[test]
fn isolated_secure_and_leaving_documents_and_two_at_once() {
    let foreign = Foreign::start_with(launch_options());
    let site = site();
    site.route(
        "*",
        "/isolated",
        Reply::html("<title>isolated</title>")
            .header("cross-origin-opener-policy", "same-origin")
            .header("cross-origin-embedder-policy", "require-corp"),
    );
    let on = ConnectOptions::default().bridge(BridgeMode::On);
    let ours = Browser::connect_with(&foreign.url, &on).unwrap();
    let isolated = ours.new_page(&site.url("a.test", "/isolated")).unwrap();
    let first = find_frame(&ours, &isolated, |f| f.parent.is_none() && f.url.contains("isolated"));
    let plain = ours.new_page(&site.url("b.test", "/plain")).unwrap();
    let second = find_frame(&ours, &plain, |f| f.parent.is_none() && f.url.contains("plain"));
    for frame in [&first, &second] {
        start(frame, "answer = prompt('who?', 'nobody')");
    }
    let snapshot = ours.wait_until(LONG, |s| s.pending_dialogs.len() == 2).unwrap();
    for dialog in snapshot.pending_dialogs.iter() {
        assert_eq!(dialog.source, DialogSource::Bridge);
        let text = dialog.frame.as_ref().unwrap().as_str();
        ours.respond(&Answer::accept().text(text).dialog(&*dialog.id)).unwrap();
    }
    for frame in [&first, &second] {
        assert_eq!(evaluate(frame, "answer"), json!(frame.id().as_str()));
    }
    // The browser allows no dialog while a page is left, and nobody is asked or kept.
    let leaving = "for (const e of ['beforeunload', 'pagehide', 'unload']) \
                   addEventListener(e, () => { alert(e); confirm(e) }); 1";
    evaluate(&second, leaving);
    ours.set_dialog_policy(PolicyScope::all(), Some(DialogPolicy::AutoDismiss));
    let away = page::Navigate::new(site.url("a.test", "/plain"));
    assert_eq!(plain.call(&away).unwrap().error_text, None);
    find_frame(&ours, &plain, |f| f.parent.is_none() && f.url.contains("a.test"));
    ours.set_dialog_policy(PolicyScope::all(), None);
    // A page over TLS.
    let server = Browser::connect_with(&foreign.url, &ConnectOptions::default()).unwrap();
    let its = server.page(plain.id(), LONG).unwrap();
    let pattern = json!({ "patterns": [{ "urlPattern": "https://secure.test/*" }] });
    let paused = its.subscribe_raw(&cdpwire::Filter::method("Fetch.requestPaused"));
    its.call_raw("Fetch.enable", pattern).unwrap();
    let going = plain.send(&page::Navigate::new("https://secure.test/page"));
    let request = paused.next(LONG).unwrap().params.to_value().unwrap();
    // "<title>secure</title>"
    let body = "PHRpdGxlPnNlY3VyZTwvdGl0bGU+";
    let html = json!([{ "name": "content-type", "value": "text/html" }]);
    its.call_raw(
        "Fetch.fulfillRequest",
        json!({ "requestId": request["requestId"], "responseCode": 200, "body": body,
                "responseHeaders": html }),
    )
    .unwrap();
    assert_eq!(going.wait().unwrap().error_text, None);
    let secure = find_frame(&ours, &plain, |f| f.parent.is_none() && f.url.contains("secure"));
    start(&secure, "answer = [location.protocol, prompt('who?')]");
    let dialog = ours.wait_for_dialog(LONG).unwrap();
    assert_eq!(dialog.source, DialogSource::Bridge);
    ours.respond(&Answer::accept().text("Ada")).unwrap();
    assert_eq!(evaluate(&secure, "answer"), json!(["https:", "Ada"]));
}

/// D23, §1.6: an engine that ends answers what is open first, native and bridged; the page goes
/// on, as another client sees.
#[test]
fn an_engine_that_ends_leaves_no_page_waiting() {
    for mode in [BridgeMode::Off, BridgeMode::On] {
        let foreign = Foreign::start();
        let watcher = foreign.connect();
        watcher.set_bridge(BridgeMode::Off);
        let registry = Registry::new();
        let options = StartOptions::new().connect(ConnectOptions::default().bridge(mode));
        let start_one = || registry.get_or_start("task", &foreign.url, &options).unwrap();
        let ask = |browser: &Browser| {
            let page = browser.new_page("data:text/html,<title>t</title>").unwrap();
            page.call(&Evaluate::new("void setTimeout(() => { answer = [prompt('open')] })"))
                .unwrap();
            browser.wait_for_dialog(LONG).unwrap();
            page.id().clone()
        };
        let answered = |id| {
            let page = watcher.page(id, LONG).unwrap();
            let command = Evaluate::new("answer").with(|p| p.return_by_value = Some(true));
            page.call(&command).unwrap().result.value.unwrap().to_value().unwrap()
        };
        // Stopped by its name, replaced, or let go.
        let asked = ask(&start_one());
        assert!(registry.stop("task"));
        assert_eq!(answered(&asked), json!([null]), "{mode:?}");
        let asked = ask(&start_one());
        let other = Foreign::start();
        registry.get_or_start("task", &other.url, &options).unwrap();
        assert_eq!(answered(&asked), json!([null]), "{mode:?}");
        let dropped = Browser::connect_with(&foreign.url, &options.connect).unwrap();
        let asked = ask(&dropped);
        drop(dropped);
        assert_eq!(answered(&asked), json!([null]), "{mode:?}");
    }
}
