//! Frames and the way into them.

use crate::support::LONG;
use crate::world::{Reply, World, evaluate};
use cdpwire::protocol::runtime::{CallFunctionOn, Evaluate};
use cdpwire::protocol::{page, runtime};
use cdpwire::{Error, JsonLimits, Page, PageState, Snapshot, Unreachable};
use serde_json::{Value, json};
use std::sync::Arc;

/// The shape of a page's frames: URL paths with their hosts, `*` for out-of-process.
fn shape(snapshot: &Snapshot, page: &Page) -> Vec<String> {
    let Some(state) = snapshot.page(page.id()) else { return Vec::new() };
    let name = |frame: &cdpwire::FrameState| {
        let (depth, _) = state.frames.depth(frame);
        let host = frame.url.split("://").nth(1).unwrap_or(&frame.url);
        let host = host.split(':').next().unwrap_or(host);
        format!("{}{}{host}", "  ".repeat(depth), if frame.is_oopif { "*" } else { "" })
    };
    state.frames.frames.iter().map(|frame| name(frame)).collect()
}

fn wait_for_shape(world: &World, page: &Page, expected: &[&str]) {
    let right = |snapshot: &Snapshot| shape(snapshot, page) == expected;
    if world.browser.wait_until(LONG, right).is_err() {
        panic!("{expected:?} expected, not {:?}", shape(&world.browser.snapshot(), page));
    }
}

/// O1, O3, O4, O5, O6, O2: there and back again.
#[test]
fn a_frame_moves_between_processes_and_stays_itself() {
    let world = World::new();
    let page = world.open("a.test", "/nested");
    wait_for_shape(&world, &page, &["a.test", "  *b.test", "    *c.test"]);
    let child = world.frame(&page, |f| f.url.contains("b.test"));
    let inner = world.frame(&page, |f| f.url.contains("c.test"));
    assert_eq!(evaluate(&inner, "location.hostname"), json!("c.test"));
    assert_eq!(evaluate(&child, "location.hostname"), json!("b.test"));
    let main = world.main_frame(&page);
    let navigate = |url: &str| {
        evaluate(&main, &format!("void (document.querySelector('iframe').src = {url:?})"))
    };
    navigate(&world.site.url("a.test", "/plain"));
    wait_for_shape(&world, &page, &["a.test", "  a.test"]);
    let local = world.frame(&page, |f| f.parent.is_some());
    assert_eq!(local.id(), child.id());
    assert_eq!(evaluate(&local, "location.hostname"), json!("a.test"));
    navigate(&world.site.url("b.test", "/plain"));
    wait_for_shape(&world, &page, &["a.test", "  *b.test"]);
    let again = world.frame(&page, |f| f.is_oopif);
    assert_eq!(again.id(), child.id());
    assert_eq!(evaluate(&again, "location.hostname"), json!("b.test"));
    evaluate(&main, "document.querySelector('iframe').remove(), 1");
    wait_for_shape(&world, &page, &["a.test"]);
    let error = again.call(&Evaluate::new("1")).unwrap_err();
    assert!(matches!(error, Error::Misuse(_)) && error.to_string().contains("snapshot"), "{error}");
}

/// N18, 15: a main-frame navigation prunes everything, over and over.
#[test]
fn navigation_leaves_no_ghost() {
    let world = World::new();
    let page = world.open("a.test", "/nested");
    for round in 0..20 {
        let host = ["b.test", "a.test"][round % 2];
        page.call(&page::Navigate::new(world.site.url(host, "/plain"))).unwrap();
        wait_for_shape(&world, &page, &[host]);
        page.call(&page::Navigate::new(world.site.url("a.test", "/nested"))).unwrap();
    }
    wait_for_shape(&world, &page, &["a.test", "  *b.test", "    *c.test"]);
    page.call(&page::Reload::new()).unwrap();
    wait_for_shape(&world, &page, &["a.test", "  *b.test", "    *c.test"]);
}

/// O21, O22, O23: frames that are sandboxed, inline, refused or broken.
#[test]
fn unusual_frames_are_listed_and_reached() {
    let world = World::new();
    world.site.route(
        "*",
        "/odd",
        Reply::html(
            "<iframe srcdoc='<p>in'></iframe><iframe name=boxed sandbox='allow-scripts' \
             src='/plain'></iframe><iframe src='http://b.test:{port}/denied'></iframe>\
             <iframe name=blank></iframe><iframe src='data:text/html,d'></iframe>",
        ),
    );
    world.site.route("*", "/denied", Reply::html("no").header("x-frame-options", "deny"));
    let page = world.open("a.test", "/odd");
    let failed = |f: &cdpwire::FrameState| matches!(f.unreachable, Some(Unreachable::Failed(_)));
    let all = |s: &Snapshot| {
        s.page(page.id()).is_some_and(|p| {
            p.frames.frames.len() == 6
                && p.frames.frames.iter().any(|f| failed(f))
                && p.frames.frames.iter().all(|f| f.context.is_some())
        })
    };
    world.browser.wait_until(LONG, all).unwrap_or_else(|_| {
        panic!("{:#?}", world.browser.snapshot().page(page.id()));
    });
    let srcdoc = world.frame(&page, |f| &*f.url == "about:srcdoc");
    assert_eq!(evaluate(&srcdoc, "document.body.textContent"), json!("in"));
    let boxed = world.frame(&page, |f| &*f.name == "boxed");
    assert_eq!(evaluate(&boxed, "origin"), json!("null"));
    let blank = world.frame(&page, |f| &*f.name == "blank");
    assert_eq!(evaluate(&blank, "location.href"), json!("about:blank"));
    let refused = world.frame(&page, failed);
    assert_eq!(evaluate(&refused, "1 + 1"), json!(2));
}

/// §1.4: where commands go.
#[test]
fn commands_reach_the_frame_they_are_meant_for() {
    let world = World::new();
    let page = world.open("a.test", "/local");
    let child = world.frame(&page, |f| f.parent.is_some());
    assert_eq!(evaluate(&child, "window !== top && document.body.textContent"), json!("plain"));
    let function =
        CallFunctionOn::new("() => window === top").with(|p| p.return_by_value = Some(true));
    let answer = child.call(&function).unwrap();
    assert_eq!(answer.result.value.unwrap().to_text(), "false");
    let tree = child.call_raw("Accessibility.getFullAXTree", ()).unwrap().to_value().unwrap();
    assert!(tree["nodes"].as_array().unwrap().len() > 1);
    let error = child.call_raw("Page.captureScreenshot", ()).unwrap_err();
    assert!(matches!(error, Error::Misuse(_)) && error.to_string().contains("on the page"));
    let gone = world.browser.frame("0123456789ABCDEF").unwrap_err();
    assert!(gone.to_string().contains("snapshot"), "{gone}");
    // What names an object has named its frame.
    let object = child.call(&Evaluate::new("document.body")).unwrap().result.object_id.unwrap();
    child.call(&runtime::GetProperties::new(object)).unwrap();
    // Another document answers nobody.
    let main = world.main_frame(&page);
    let slow = "console.log('asked'); new Promise(done => setTimeout(done, 60000))";
    let waiting = std::thread::scope(|scope| {
        let waiting = scope.spawn(|| {
            main.call(&Evaluate::new(slow).with(|p| p.await_promise = Some(true))).unwrap_err()
        });
        let asked = |p: &Arc<PageState>| p.console.entries.iter().any(|e| &*e.text == "asked");
        world.browser.wait_until(LONG, |s| s.page(page.id()).is_some_and(asked)).unwrap();
        page.call(&page::Navigate::new(world.site.url("b.test", "/plain"))).unwrap();
        waiting.join().unwrap()
    });
    assert!(matches!(waiting, Error::Navigated(_)), "{waiting}");
}

/// §1.7: the JSON form, with its keys and limits.
#[test]
fn the_snapshot_as_json_has_the_fixed_form() {
    let world = World::new();
    let many = "<iframe src='/plain'></iframe>".repeat(40);
    world.site.route("*", "/many", Reply::html(&many));
    world.site.route(
        "*",
        "/deep",
        Reply::html("<iframe src='http://b.test:{port}/nest-c'></iframe>"),
    );
    world.site.route(
        "*",
        "/nest-c",
        Reply::html("<iframe src='http://c.test:{port}/nest-a'></iframe>"),
    );
    world.site.route(
        "*",
        "/nest-a",
        Reply::html("<iframe src='http://a.test:{port}/plain'></iframe>"),
    );
    let page = world.open("a.test", "/many");
    world
        .browser
        .wait_until(LONG, |s| s.page(page.id()).is_some_and(|p| p.frames.frames.len() == 41))
        .unwrap();
    let json = world.browser.snapshot().to_json(page.id(), JsonLimits::default());
    assert_eq!(json["pending_dialogs"], json!([]));
    assert_eq!(json["frame_tree"]["children"].as_array().unwrap().len(), 30);
    assert_eq!(json["frame_tree"]["truncated"], json!(true));
    assert!(json.get("recent_dialogs").is_none());
    let page = world.open("a.test", "/deep");
    wait_for_shape(&world, &page, &["a.test", "  *b.test", "    *c.test", "      *a.test"]);
    let json = world.browser.snapshot().to_json(page.id(), JsonLimits::default());
    let tree = &json["frame_tree"];
    assert_eq!(tree["truncated"], json!(true));
    let children = tree["children"].as_array().unwrap();
    assert_eq!(children.len(), 2);
    let host = |url: &Value| url.as_str().unwrap().contains("b.test");
    assert!(host(&children[0]["url"]) && children[0]["is_oopif"] == json!(true));
    assert_eq!(children[0]["parent_frame_id"], tree["top"]["frame_id"]);
    assert_eq!(children[1]["parent_frame_id"], children[0]["frame_id"]);
    assert!(children[0]["session_id"].is_string());
    let _asking = page.send(&Evaluate::new("prompt('who?', 'me')"));
    world.browser.wait_for_dialog(LONG).unwrap();
    let json = world.browser.snapshot().to_json(page.id(), JsonLimits::default());
    let dialog = &json["pending_dialogs"][0];
    assert_eq!(dialog["type"], json!("prompt"));
    assert_eq!(dialog["message"], json!("who?"));
    assert_eq!(dialog["default_prompt"], json!("me"));
    assert_eq!(dialog["source"], json!("native"));
    assert!(dialog["opened_at"].as_f64().unwrap() > 1.7e9);
    assert!(dialog["id"].as_str().unwrap().starts_with("d-"));
}

/// §1.5.
#[test]
fn the_console_is_complete_from_the_first_script_on() {
    let world = World::new();
    let page = world.open("a.test", "/console");
    let has_error = |s: &Snapshot| {
        s.page(page.id())
            .is_some_and(|p| p.console.errors.iter().any(|e| &*e.source == "exception"))
    };
    let snapshot = world.browser.wait_until(LONG, has_error).unwrap();
    let console = &snapshot.page(page.id()).unwrap().console;
    let texts: Vec<(&str, &str)> =
        console.entries.iter().map(|e| (e.level.as_str(), &*e.text)).collect();
    assert!(texts.contains(&("info", "log {a: 1}")), "{texts:?}");
    assert!(texts.contains(&("warning", "warn")) && texts.contains(&("error", "error")));
    assert!(texts.contains(&("debug", "debug")));
    assert_eq!(texts.iter().filter(|(_, text)| text.contains("uncaught")).count(), 1);
    let frame = world.main_frame(&page);
    evaluate(&frame, "for (let i = 0; i < 300; i++) console.log('n' + i, 'x'.repeat(600)); 1");
    let last = |s: &Snapshot| {
        s.page(page.id()).unwrap().console.entries.iter().any(|e| e.text.starts_with("n299"))
    };
    let snapshot = world.browser.wait_until(LONG, last).unwrap();
    let console = &snapshot.page(page.id()).unwrap().console;
    assert_eq!(console.entries.len(), 200);
    assert!(console.dropped >= 100);
    let long = console.entries.iter().find(|e| e.text.starts_with("n299")).unwrap();
    assert_eq!(long.text.chars().count(), 501);
    // The errors survive the flood.
    assert!(console.errors.iter().any(|e| &*e.source == "exception"));
    page.call(&page::Navigate::new(world.site.url("a.test", "/plain"))).unwrap();
    world
        .browser
        .wait_until(LONG, |s| s.page(page.id()).unwrap().console.entries.is_empty())
        .unwrap();
}
