//! The tree of a page's frames: every shape of frame, every way in and out of it.

use crate::support::{LONG, wait_until};
use crate::world::{Reply, World, evaluate};
use cdpwire::protocol::page;
use cdpwire::protocol::runtime::Evaluate;
use cdpwire::{BridgeMode, Change, Page, Snapshot, TargetKind};
use serde_json::json;
use std::time::Duration;

/// The hosts of a page's frames, `*` for out-of-process.
fn shape(snapshot: &Snapshot, page: &Page) -> Vec<String> {
    let Some(state) = snapshot.page(page.id()) else { return Vec::new() };
    let name = |frame: &cdpwire::FrameState| {
        let host = frame.url.split("://").nth(1).unwrap_or(&frame.url);
        let host = host.split(':').next().unwrap_or(host);
        format!("{}{host}", if frame.is_oopif { "*" } else { "" })
    };
    state.frames.frames.iter().map(|frame| name(frame)).collect()
}

fn wait_for_shape(world: &World, page: &Page, expected: &[&str]) {
    let right = |snapshot: &Snapshot| shape(snapshot, page) == expected;
    if world.browser.wait_until(LONG, right).is_err() {
        panic!("{expected:?} expected, not {:?}", shape(&world.browser.snapshot(), page));
    }
}

/// O1, O6, O17, O19, T6: local and remote frames are told alike, a remote one is one target, and
/// each goes once.
#[test]
fn local_and_remote_frames_are_told_alike_and_go_once() {
    let world = World::new();
    world.site.route(
        "*",
        "/three",
        Reply::html(
            "<iframe src='/plain'></iframe><iframe src='http://b.test:{port}/plain'></iframe>\
             <iframe src='http://c.test:{port}/plain'></iframe>",
        ),
    );
    let page = world.open("a.test", "/three");
    wait_for_shape(&world, &page, &["a.test", "a.test", "*b.test", "*c.test"]);
    let snapshot = world.browser.snapshot();
    let below = snapshot.targets.iter().filter(|t| t.kind == TargetKind::Iframe);
    assert_eq!(below.count(), 2);
    // What is in a frame of another process, its own session has and its parent's has not.
    let remote = world.frame(&page, |f| f.url.contains("b.test"));
    let whole = json!({ "depth": -1, "pierce": true });
    let outer = page.call_raw("DOM.getDocument", whole.clone()).unwrap().to_text().into_owned();
    let text = "\"nodeValue\":\"plain\"";
    assert_eq!(outer.matches(text).count(), 1, "{outer}");
    let inner = remote.call_raw("DOM.getDocument", whole).unwrap().to_text().into_owned();
    assert_eq!(inner.matches(text).count(), 1, "{inner}");
    let main = world.main_frame(&page);
    let mut changes = world.browser.changes(false);
    let before = world.frame(&page, |f| f.parent.is_some() && !f.is_oopif);
    evaluate(&main, "keep = document.querySelectorAll('iframe'); keep.forEach(f => f.remove()); 1");
    wait_for_shape(&world, &page, &["a.test"]);
    let mut removed = Vec::new();
    while let Ok(change) = changes.next(Duration::from_millis(100)) {
        if let Change::FrameRemoved(frame) = change {
            removed.push(frame.id.clone());
        }
    }
    removed.sort();
    let mut distinct = removed.clone();
    distinct.dedup();
    assert_eq!((removed.len(), distinct.len()), (3, 3));
    let left = |s: &Snapshot| s.targets.iter().all(|t| t.kind != TargetKind::Iframe);
    world.browser.wait_until(LONG, left).unwrap();
    // Put back, it is another frame.
    evaluate(&main, "document.body.append(keep[0]), 1");
    wait_for_shape(&world, &page, &["a.test", "a.test"]);
    let again = world.frame(&page, |f| f.parent.is_some());
    assert_ne!(again.id(), before.id());
    let added = |change: Change| matches!(change, Change::FrameAdded(f) if f.id == *again.id());
    while !added(changes.next(LONG).unwrap()) {}
    // A navigation of the parent takes it along, and says so.
    page.call(&page::Navigate::new(world.site.url("a.test", "/plain"))).unwrap();
    wait_for_shape(&world, &page, &["a.test"]);
    let gone = |change: Change| matches!(change, Change::FrameRemoved(f) if f.id == *again.id());
    while !gone(changes.next(LONG).unwrap()) {}
}

/// O4, O20, N7, N18: changes within a document, at every depth, and a main frame that stays itself.
#[test]
fn a_change_within_a_document_changes_the_url_and_nothing_else() {
    let world = World::new();
    let page = world.open("a.test", "/nested");
    wait_for_shape(&world, &page, &["a.test", "*b.test", "*c.test"]);
    let inner = world.frame(&page, |f| f.url.contains("c.test"));
    let middle = world.frame(&page, |f| f.url.contains("b.test"));
    let main = world.main_frame(&page);
    for (frame, script, end) in [
        (&inner, "location.hash = 'deep'; 1", "#deep"),
        (&middle, "history.pushState({}, '', '/pushed'); 1", "/pushed"),
        (&main, "location.hash = 'top'; 1", "#top"),
    ] {
        let loader = frame.state().unwrap().loader.clone();
        evaluate(frame, script);
        let changed = |s: &Snapshot| s.frame(frame.id()).is_some_and(|f| f.url.ends_with(end));
        world.browser.wait_until(LONG, changed).unwrap();
        assert_eq!(frame.state().unwrap().loader, loader);
    }
    wait_for_shape(&world, &page, &["a.test", "*b.test", "*c.test"]);
    let anchor = page.call(&page::Navigate::new(world.site.url("a.test", "/nested#here"))).unwrap();
    assert_eq!(anchor.loader_id, None);
    evaluate(&middle, "document.querySelector('iframe').remove(), 1");
    wait_for_shape(&world, &page, &["a.test", "*b.test"]);
    // The main frame is the same frame on another site, in another process.
    page.call(&page::Navigate::new(world.site.url("b.test", "/plain"))).unwrap();
    wait_for_shape(&world, &page, &["b.test"]);
    assert_eq!(world.main_frame(&page).id(), main.id());
}

/// O21, O22, O23, N2, N8: frames in shadow roots and framesets; frames whose document never comes.
#[test]
fn frames_of_every_making_are_listed_and_none_stops_the_page() {
    let world = World::new();
    world.site.route(
        "*",
        "/odd",
        Reply::html(
            "<div id=host></div><iframe name=script src='javascript:\"made\"'></iframe>\
             <iframe name=void src='javascript:void 0'></iframe>\
             <iframe name=nothing src='/204'></iframe>\
             <iframe name=data src='data:text/broken;base64,!!!'></iframe>\
             <iframe name=blob src='blob:http://a.test/none'></iframe>\
             <iframe name=nowhere src='http://nowhere.invalid/'></iframe>\
             <script>document.querySelector('#host').attachShadow({mode: 'closed'}).innerHTML = \
             \"<iframe name=shadow src='/plain'></iframe>\";\
             const f = document.createElement('iframe'); document.body.append(f); f.remove();\
             onload = () => loaded = true</script>",
        ),
    );
    let page = world.open("a.test", "/odd");
    let names = ["script", "void", "nothing", "data", "nowhere", "shadow"];
    // Frames whose document never came keep their first, empty one. In that of the refused blob
    // no script ever runs, which its entry says by having no context.
    let all = |s: &Snapshot| {
        s.page(page.id()).is_some_and(|p| {
            let with = p.frames.frames.iter().filter(|f| f.context.is_some()).count();
            p.frames.frames.len() == 8 && with >= 7
        })
    };
    if world.browser.wait_until(LONG, all).is_err() {
        panic!("{:#?}", world.browser.snapshot().page(page.id()));
    }
    let main = world.main_frame(&page);
    let loaded = "new Promise(done => { const look = () => globalThis.loaded ? done(true) \
                  : setTimeout(look, 5); look(); })";
    assert_eq!(evaluate(&main, loaded), json!(true));
    // One may still be about to move: each is asked until it answers as itself.
    let ask = "[window.name, document.body?.textContent ?? '']";
    let told = || -> Vec<(String, String)> {
        let frames = world.browser.frames(page.id());
        let answers = frames.iter().skip(1).filter_map(|frame| {
            let command = Evaluate::new(ask).with(|p| p.return_by_value = Some(true));
            frame.call(&command).ok()?.result.value?.to_value().ok()
        });
        let text = |value: &serde_json::Value| value.as_str().unwrap_or_default().to_owned();
        answers.map(|answer| (text(&answer[0]), text(&answer[1]))).collect()
    };
    let mut found = Vec::new();
    wait_until("every frame", || {
        found = told();
        found.iter().filter(|(name, _)| names.contains(&name.as_str())).count() == names.len()
    });
    assert!(found.contains(&("script".to_owned(), "made".to_owned())), "{found:?}");
    assert!(found.contains(&("shadow".to_owned(), "plain".to_owned())), "{found:?}");
    world.site.route(
        "*",
        "/set",
        Reply::html(
            "<frameset cols='50%,50%'><frame name=left src='/plain'>\
             <frame name=right src='http://b.test:{port}/plain'></frameset>",
        ),
    );
    page.call(&page::Navigate::new(world.site.url("a.test", "/set"))).unwrap();
    wait_for_shape(&world, &page, &["a.test", "a.test", "*b.test"]);
    let right = world.frame(&page, |f| &*f.name == "right");
    assert_eq!(evaluate(&right, "location.hostname"), json!("b.test"));
}

/// O10, O12: with the bridge on, a frame in another process loads all that it asks for, and has
/// the bridge before its own first script.
#[test]
fn a_remote_frame_with_the_bridge_loads_everything_it_asks_for() {
    let world = World::with(BridgeMode::On);
    world.site.route(
        "*",
        "/rich",
        Reply::html(
            "<script>first = alert.toString()</script><script src='/part.js'></script>\
             <script>fetch('/plain').then(r => r.text()).then(t => fetched = t.length); \
             const x = new XMLHttpRequest(); x.open('GET', '/plain', false); x.send(); \
             sync = x.status;</script>",
        ),
    );
    world.site.route("*", "/part.js", Reply::script("part = 1"));
    world.site.route(
        "*",
        "/frame",
        Reply::html("<iframe src='http://b.test:{port}/rich'></iframe>"),
    );
    let page = world.open("a.test", "/frame");
    let frame = world.frame(&page, |f| f.is_oopif && f.url.contains("/rich"));
    let all = "new Promise(done => { const look = () => globalThis.fetched \
               ? done([part, sync, fetched > 10, first]) : setTimeout(look, 5); look(); })";
    assert_eq!(evaluate(&frame, all), json!([1, 200, true, "function alert() { [native code] }"]));
    assert!(frame.call(&Evaluate::new("1")).is_ok());
}
