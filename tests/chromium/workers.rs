//! Workers of every kind: attached before their first line, gone with whoever started them.

use crate::support::{LONG, evaluate as evaluate_in};
use crate::world::{Reply, World, evaluate};
use cdpwire::protocol::page;
use cdpwire::{Page, Snapshot, Target, TargetKind};
use serde_json::json;
use std::sync::Arc;

fn of_kind(snapshot: &Snapshot, kind: &TargetKind) -> Vec<Arc<Target>> {
    let attached = |t: &&Arc<Target>| t.kind == *kind && t.session.is_some();
    snapshot.targets.iter().filter(attached).cloned().collect()
}

fn wait_for(world: &World, kind: &TargetKind, count: usize) -> Vec<Arc<Target>> {
    let right = |s: &Snapshot| of_kind(s, kind).len() == count;
    if world.browser.wait_until(LONG, right).is_err() {
        panic!("{count} of {kind:?}: {:#?}", world.browser.snapshot().targets);
    }
    of_kind(&world.browser.snapshot(), kind)
}

fn go(world: &World, page: &Page, host: &str, path: &str) {
    page.call(&page::Navigate::new(world.site.url(host, path))).unwrap();
}

/// T17, T18, T19: dedicated workers, those within workers and within frames of other processes.
#[test]
fn workers_come_and_go_with_the_document_that_started_them() {
    let world = World::new();
    let page = world.open("a.test", "/nested-worker");
    let workers = wait_for(&world, &TargetKind::Worker, 2);
    // The inner one hangs below the outer one, and both answer.
    assert!(workers.iter().any(|w| w.parent.as_ref() == Some(page.id())));
    assert!(workers.iter().any(|w| workers.iter().any(|o| w.parent.as_ref() == Some(&o.id))));
    for worker in &workers {
        let session = world.browser.attached(&worker.id).unwrap();
        assert_eq!(evaluate_in(&session, "typeof WorkerGlobalScope"), json!("function"));
    }
    go(&world, &page, "a.test", "/worker");
    // The old two go one by one, so that one worker alone may still be one of them.
    let only_new = |s: &Snapshot| {
        let now = of_kind(s, &TargetKind::Worker);
        now.len() == 1 && workers.iter().all(|old| old.id != now[0].id)
    };
    assert!(world.browser.wait_until(LONG, only_new).is_ok());
    go(&world, &page, "b.test", "/plain");
    wait_for(&world, &TargetKind::Worker, 0);
    // One in a frame of another process goes with the page above.
    go(&world, &page, "a.test", "/nested");
    let inside = wait_for(&world, &TargetKind::Worker, 1);
    let frame = world.frame(&page, |f| f.url.contains("b.test"));
    assert_eq!(inside[0].parent.as_ref().map(|id| id.as_str()), Some(frame.id().as_str()));
    go(&world, &page, "a.test", "/plain");
    wait_for(&world, &TargetKind::Worker, 0);
    wait_for(&world, &TargetKind::Iframe, 0);
    // And with the frame alone.
    go(&world, &page, "a.test", "/nested");
    wait_for(&world, &TargetKind::Worker, 1);
    let main = world.frame(&page, |f| f.parent.is_none() && f.url.contains("/nested"));
    evaluate(&main, "document.querySelector('iframe').remove(), 1");
    wait_for(&world, &TargetKind::Worker, 0);
    let mut worker = evaluate(&main, "w = new Worker('/worker.js'), 1");
    wait_for(&world, &TargetKind::Worker, 1);
    worker = json!([worker, evaluate(&main, "w.terminate(), 1")]);
    wait_for(&world, &TargetKind::Worker, 0);
    assert_eq!(worker, json!([1, 1]));
}

/// T14: shared workers run, also those without an origin, and outlive one of their pages.
#[test]
fn shared_workers_run_and_outlive_their_first_page() {
    let world = World::new();
    let script = "onconnect = e => e.ports[0].postMessage('up')";
    world.site.route("*", "/port.js", Reply::script(script));
    let ask = |page: &Page, url: &str| {
        let source = format!(
            "new Promise(done => {{ const w = new SharedWorker({url:?}); \
             w.port.onmessage = e => done(e.data); }})"
        );
        evaluate(&world.main_frame(page), &source)
    };
    let first = world.open("a.test", "/plain");
    let second = world.open("a.test", "/plain");
    assert_eq!(ask(&first, "/port.js"), json!("up"));
    assert_eq!(ask(&second, "/port.js"), json!("up"));
    let worker = wait_for(&world, &TargetKind::SharedWorker, 1).remove(0);
    first.close().unwrap();
    let session = world.browser.attached(&worker.id).unwrap();
    assert_eq!(evaluate_in(&session, "typeof onconnect"), json!("function"));
    assert_eq!(ask(&second, &format!("data:text/javascript,{script}")), json!("up"));
    wait_for(&world, &TargetKind::SharedWorker, 2);
    second.close().unwrap();
    wait_for(&world, &TargetKind::SharedWorker, 0);
}

/// T15, T16, T23: a service worker keeps the session it has, whichever of its pages leaves first;
/// a new version of it is another target.
#[test]
fn a_service_worker_keeps_its_session_while_pages_come_and_go() {
    let world = World::new();
    let script = "oninstall = () => skipWaiting(); \
                  onactivate = e => e.waitUntil(clients.claim()); here = 1";
    for path in ["/sw.js", "/sw2.js"] {
        world.site.route("*", path, Reply::script(script));
    }
    // Only localhost counts as secure without encryption.
    let open = || {
        let url = format!("http://localhost:{}/plain", world.site.port());
        world.browser.new_page(&url).unwrap()
    };
    let register = |page: &Page, path: &str| {
        let source = format!(
            "navigator.serviceWorker.register({path:?}).then(() => \
             navigator.serviceWorker.ready).then(() => 1)"
        );
        evaluate(&world.main_frame(page), &source)
    };
    let first = open();
    assert_eq!(register(&first, "/sw.js"), json!(1));
    let worker = wait_for(&world, &TargetKind::ServiceWorker, 1).remove(0);
    let session = world.browser.attached(&worker.id).unwrap();
    let second = open();
    first.call(&page::Navigate::new("about:blank")).unwrap();
    assert_eq!(evaluate_in(&session, "here"), json!(1));
    first.close().unwrap();
    assert_eq!(evaluate_in(&session, "here"), json!(1));
    assert_eq!(register(&second, "/sw2.js"), json!(1));
    let newer =
        |s: &Snapshot| of_kind(s, &TargetKind::ServiceWorker).iter().any(|w| w.id != worker.id);
    let snapshot = world.browser.wait_until(LONG, newer).unwrap();
    let newer = of_kind(&snapshot, &TargetKind::ServiceWorker);
    let newer = newer.iter().find(|w| w.id != worker.id).unwrap().id.clone();
    let session = world.browser.attached(&newer).unwrap();
    second.close().unwrap();
    let started = |s: &Snapshot| s.target(&newer).is_some_and(|t| t.session.is_some());
    assert!(started(&world.browser.snapshot()));
    assert_eq!(evaluate_in(&session, "here"), json!(1));
    assert!(world.browser.pages().iter().all(|page| page.id() != second.id()));
}
