//! Popups: who opened them, how short they may live, and what stands in whose way.

use crate::support::LONG;
use crate::world::{Reply, World, evaluate};
use cdpwire::protocol::runtime::Evaluate;
use cdpwire::protocol::target::TargetID;
use cdpwire::{
    Answer, BridgeMode, Change, DialogPolicy, DialogSource, Error, Page, PolicyScope, Snapshot,
    Target, TargetState,
};
use serde_json::json;
use std::collections::BTreeSet;
use std::sync::Arc;
use std::time::Duration;

/// Runs what only a person's action may do.
fn as_person(page: &Page, script: &str) {
    let answer = page.call(&Evaluate::new(script).with(|p| p.user_gesture = Some(true))).unwrap();
    assert!(answer.exception_details.is_none(), "{script}: {answer:?}");
}

fn pages(world: &World) -> BTreeSet<TargetID> {
    world.browser.snapshot().page_targets().map(|target| target.id.clone()).collect()
}

/// The one page that was not there before, once it is set up.
fn new_one(world: &World, before: &BTreeSet<TargetID>) -> Arc<Target> {
    let found = |snapshot: &Snapshot| {
        let fresh = |t: &&Arc<Target>| !before.contains(&t.id) && t.state == TargetState::Ready;
        snapshot.page_targets().find(fresh).cloned()
    };
    let snapshot = world.browser.wait_until(LONG, |s| found(s).is_some()).unwrap();
    found(&snapshot).unwrap()
}

/// T8, T9, T10, T12, T13: openers, empty documents, `noopener`, and the end of either.
#[test]
fn popups_know_their_opener_and_outlive_it() {
    let world = World::new();
    let opener = world.open("a.test", "/plain");
    let url = world.site.url("a.test", "/plain");
    for (script, has_opener, ends) in [
        ("void window.open('')".to_owned(), true, "about:blank"),
        ("void window.open('about:blank')".to_owned(), true, "about:blank"),
        (format!("void window.open({url:?})"), true, "/plain"),
        ("void window.open('', '_blank', 'noopener')".to_owned(), false, "about:blank"),
        ("void window.open('about:blank', '_blank', 'noopener')".to_owned(), false, "about:blank"),
        (format!("void window.open({url:?}, '_blank', 'noopener')"), false, "/plain"),
    ] {
        let before = pages(&world);
        let mut changes = world.browser.changes(false);
        as_person(&opener, &script);
        let popup = new_one(&world, &before);
        if has_opener {
            assert_eq!(popup.opener.as_ref(), Some(opener.id()), "{script}");
        }
        let page = world.browser.page(&popup.id, LONG).unwrap();
        let frame = world.frame(&page, |f| f.parent.is_none() && f.url.ends_with(ends));
        assert_eq!(evaluate(&frame, "window.opener !== null"), json!(has_opener), "{script}");
        // It was added once, and a blank one was never said to be elsewhere.
        let mut added = 0;
        while let Ok(change) = changes.next(Duration::ZERO) {
            match change {
                Change::TargetAdded(target) => added += usize::from(target.id == popup.id),
                Change::TargetChanged(target) if target.id == popup.id && ends == "about:blank" => {
                    assert!(["", "about:blank"].contains(&&*target.url), "{}", target.url);
                }
                _ => {}
            }
        }
        assert_eq!(added, 1, "{script}");
        page.close().unwrap();
        assert!(page.target().is_none());
        page.close().unwrap();
        let error = page.call(&Evaluate::new("1")).unwrap_err();
        assert!(error.is_page_gone(), "{error}");
    }
    // The opener goes first: the popup still names it, and nobody finds it any more.
    let before = pages(&world);
    as_person(&opener, "void window.open('about:blank')");
    let popup = new_one(&world, &before);
    opener.close().unwrap();
    let snapshot = world.browser.snapshot();
    let left = snapshot.target(&popup.id).unwrap();
    assert!(left.opener.as_ref().is_none_or(|opener| snapshot.target(opener).is_none()));
    let page = world.browser.page(&popup.id, LONG).unwrap();
    // Another process is told so a moment later.
    let closed = "new Promise(done => { const timer = setInterval(() => { \
        if (opener === null || opener.closed) { clearInterval(timer); done(true) } }, 5) })";
    assert_eq!(evaluate(&world.main_frame(&page), closed), json!(true));
}

/// T11: a popup that is closed before anybody could look at it leaves nothing behind.
#[test]
fn popups_that_close_at_once_leave_nothing() {
    let world = World::new();
    let opener = world.open("a.test", "/plain");
    let frame = world.main_frame(&opener);
    let before = pages(&world);
    let url = world.site.url("b.test", "/popup");
    let scripts = [
        "window.open('').close()".to_owned(),
        "window.open('about:blank').close()".to_owned(),
        format!("{{ const w = window.open({url:?}); w.close() }}"),
        format!("void window.open({url:?})"),
    ];
    for _ in 0..3 {
        for script in &scripts {
            as_person(&opener, script);
        }
    }
    let mut closed = world.open("a.test", "/plain");
    // The last of them has come and gone when a page that was opened later has.
    closed.close().unwrap();
    let same = |s: &Snapshot| s.page_targets().count() == before.len();
    if world.browser.wait_until(LONG, same).is_err() {
        panic!("{:#?}", world.browser.snapshot().targets);
    }
    assert_eq!(pages(&world), before);
    closed = world.open("a.test", "/plain");
    assert_eq!(evaluate(&world.main_frame(&closed), "1 + 1"), json!(2));
    assert_eq!(evaluate(&frame, "1 + 1"), json!(2));
    let snapshot = world.browser.snapshot();
    assert_eq!(snapshot.anomalies.degraded_targets, 0);
    assert_eq!(snapshot.pages.len(), snapshot.page_targets().count());
}

/// A page may be closed at any moment of its beginning: Chromium forgets one close in ten when it
/// comes while the page's process is being replaced.
#[test]
fn a_page_that_just_opened_can_be_closed() {
    let world = World::new();
    for round in 0..20 {
        let page = world.open(["a.test", "b.test"][round % 2], "/plain");
        page.with_timeout(Duration::from_secs(20)).close().unwrap();
        assert!(page.target().is_none());
    }
}

/// D18: a dialog of a popup is the popup's, and stands in the way of its opener too when they
/// share a process.
#[test]
fn a_dialog_of_a_popup_blocks_its_opener_in_the_same_process() {
    let world = World::new();
    let opener = world.open("a.test", "/plain");
    let before = pages(&world);
    as_person(&opener, "w = window.open('/plain')");
    let popup = new_one(&world, &before);
    let page = world.browser.page(&popup.id, LONG).unwrap();
    let frame = world.frame(&page, |f| f.parent.is_none() && f.url.contains("/plain"));
    frame.call(&Evaluate::new("void setTimeout(() => { answer = confirm('popup') })")).unwrap();
    let dialog = world.browser.wait_for_dialog(LONG).unwrap();
    assert_eq!(dialog.page, popup.id);
    let asked = opener.interruptible().with_timeout(LONG).call(&Evaluate::new("1 + 1"));
    assert!(matches!(asked, Err(Error::Blocked(_))), "{asked:?}");
    world.browser.respond(&Answer::accept()).unwrap();
    assert_eq!(evaluate(&frame, "answer"), json!(true));
    assert_eq!(evaluate(&world.main_frame(&opener), "w.answer"), json!(true));
}

/// T13: what is installed before any script of a page is also before the first script of a popup
/// in the same process.
#[test]
fn the_first_script_of_a_popup_in_the_same_process_meets_the_bridge() {
    let world = World::with(BridgeMode::On);
    world.site.route("*", "/first", Reply::html("<script>answer = prompt('who?', 'me')</script>"));
    world.browser.set_dialog_policy(PolicyScope::all(), Some(DialogPolicy::AutoAccept));
    let opener = world.open("a.test", "/plain");
    let before = pages(&world);
    as_person(&opener, "w = window.open('/first'); 1");
    let popup = new_one(&world, &before);
    let page = world.browser.page(&popup.id, LONG).unwrap();
    let frame = world.frame(&page, |f| f.parent.is_none() && f.url.contains("/first"));
    // Its document is there before its script has run.
    let asked = "new Promise(done => { const look = () => globalThis.answer === undefined \
                 ? setTimeout(look, 5) : done(answer); look(); })";
    assert_eq!(evaluate(&frame, asked), json!("me"));
    // A frame that is made by script has its functions at once, before anything is awaited.
    let fresh = "{ const f = document.createElement('iframe'); document.body.append(f); \
                 f.contentWindow.prompt('fresh', 'there') }";
    assert_eq!(evaluate(&world.main_frame(&opener), fresh), json!("there"));
    let snapshot = world.browser.snapshot();
    assert_eq!(snapshot.recent_dialogs.len(), 2);
    assert!(snapshot.recent_dialogs.iter().all(|d| d.source == DialogSource::Bridge));
}
