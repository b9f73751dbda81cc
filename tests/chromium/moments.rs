//! Dialogs at awkward moments: late, in bursts, with nobody there, in two processes of one page.

use crate::support::LONG;
use crate::world::{Reply, World, evaluate};
use cdpwire::protocol::runtime::Evaluate;
use cdpwire::protocol::{input, page};
use cdpwire::{
    Answer, BridgeMode, Change, ClosedBy, DialogPolicy, Error, Frame, Page, PolicyScope, Snapshot,
};
use serde_json::json;
use std::time::Duration;

fn start(frame: &Frame, script: &str) {
    frame.call(&Evaluate::new(format!("void setTimeout(() => {{ {script} }})"))).unwrap();
}

fn click(page: &Page) -> Result<(), Error> {
    for kind in ["mousePressed", "mouseReleased"] {
        let event = input::DispatchMouseEvent::new(kind, 20.0, 20.0)
            .with(|p| (p.button, p.click_count) = (Some("left".into()), Some(1)));
        page.call(&event)?;
    }
    Ok(())
}

/// D5, D10: a click whose handler asks completes where a policy answers, and returns at once
/// where the dialog only comes later; then it is the next call that is told.
#[test]
fn a_click_completes_by_policy_and_before_a_later_dialog() {
    let world = World::new();
    let page = world.open("a.test", "/plain");
    let frame = world.main_frame(&page);
    let careful = page.interruptible().with_timeout(LONG);
    world.browser.set_dialog_policy(PolicyScope::all(), Some(DialogPolicy::AutoDismiss));
    evaluate(&frame, "onclick = () => { answer = [prompt('nobody?'), confirm('there?')] }, 1");
    click(&careful).unwrap();
    assert_eq!(evaluate(&frame, "answer"), json!([null, false]));
    world.browser.set_dialog_policy(PolicyScope::all(), None);
    evaluate(&frame, "onclick = () => setTimeout(() => { answer = confirm('later') }, 300), 1");
    click(&careful).unwrap();
    let dialog = world.browser.wait_for_dialog(LONG).unwrap();
    assert_eq!(&*dialog.message, "later");
    let error = careful.call(&Evaluate::new("1")).unwrap_err();
    let Error::Blocked(blocked) = &error else { panic!("{error}") };
    assert_eq!(blocked.dialog, dialog.id);
    // What is not interruptible waits behind it, and goes on with the answer.
    let waiting = page.send(&Evaluate::new("answer"));
    world.browser.respond(&Answer::accept()).unwrap();
    assert_eq!(waiting.wait().unwrap().result.value.unwrap().to_text(), "true");
}

/// D7: each dialog is told once when it opens and once when it is closed, however it is.
#[test]
fn each_dialog_is_told_to_open_once_and_to_close_once() {
    let world = World::new();
    let page = world.open("a.test", "/plain");
    let frame = world.main_frame(&page);
    let mut changes = world.browser.changes(false);
    let answer = |action: Option<Answer>| {
        start(&frame, "confirm('x')");
        if let Some(answer) = action {
            world.browser.wait_for_dialog(LONG).unwrap();
            world.browser.respond(&answer).unwrap();
        }
        // Answered only after the dialog.
        evaluate(&frame, "new Promise(done => setTimeout(done, 1, 1))");
    };
    answer(Some(Answer::accept()));
    answer(Some(Answer::dismiss()));
    world.browser.set_dialog_policy(PolicyScope::all(), Some(DialogPolicy::AutoAccept));
    answer(None);
    let (mut opened, mut closed) = (Vec::new(), Vec::new());
    while closed.len() < 3 {
        match changes.next(LONG).unwrap() {
            Change::DialogOpened(dialog) => opened.push(dialog.id.to_string()),
            Change::DialogClosed(dialog) => {
                closed.push((dialog.id.to_string(), dialog.closed.unwrap().1));
            }
            _ => {}
        }
    }
    let by = [ClosedBy::Agent, ClosedBy::Agent, ClosedBy::AutoPolicy];
    let expected: Vec<_> = ["d-1", "d-2", "d-3"].map(str::to_owned).into_iter().zip(by).collect();
    assert_eq!(closed, expected);
    assert_eq!(opened, ["d-1", "d-2", "d-3"]);
    while let Ok(change) = changes.next(Duration::from_millis(50)) {
        let again = matches!(change, Change::DialogOpened(_) | Change::DialogClosed(_));
        assert!(!again, "{change:?}");
    }
}

/// D22: two frames of one page, in two processes, ask at the same time.
#[test]
fn of_two_frames_that_ask_at_once_the_second_is_asked_for() {
    let world = World::with(BridgeMode::Auto);
    world.site.route(
        "*",
        "/two",
        Reply::html(
            "<iframe src='http://b.test:{port}/plain'></iframe>\
             <iframe src='http://c.test:{port}/plain'></iframe>",
        ),
    );
    let page = world.open("a.test", "/two");
    let first = world.frame(&page, |f| f.url.contains("b.test"));
    let second = world.frame(&page, |f| f.url.contains("c.test"));
    for frame in [&first, &second] {
        start(frame, "answer = prompt('who?', 'nobody') ?? 'null'");
    }
    // A page shows one dialog at a time: for the second the browser withdraws the first, which
    // gives its script `null`, and is nobody's doing.
    let snapshot = world.browser.wait_until(LONG, |s| s.recent_dialogs.len() == 1).unwrap();
    let withdrawn = &snapshot.recent_dialogs[0];
    assert_eq!((&*withdrawn.id, withdrawn.closed.unwrap().1), ("d-1", ClosedBy::Gone));
    let shown = world.browser.wait_for_dialog(LONG).unwrap();
    assert_eq!(&*shown.id, "d-2");
    let older = if shown.frame.as_ref() == Some(first.id()) { &second } else { &first };
    assert_eq!(evaluate(older, "answer"), json!("null"));
    // Chromium 156 has then forgotten how to answer the second one. Whether it has or not, what
    // we say is so: a refusal leaves the dialog open, until its page is left.
    match world.browser.respond(&Answer::accept().text("Ada")) {
        Ok(answered) => assert_eq!(&*answered.dialog.id, "d-2"),
        Err(Error::Refused(_)) => {
            assert_eq!(&*world.browser.dialogs()[0].id, "d-2");
            page.call(&page::Navigate::new(world.site.url("a.test", "/plain"))).unwrap();
            let snapshot =
                world.browser.wait_until(LONG, |s| s.pending_dialogs.is_empty()).unwrap();
            assert_eq!(snapshot.recent_dialogs[1].closed.unwrap().1, ClosedBy::Gone);
        }
        Err(error) => panic!("{error}"),
    }
    assert!(!world.browser.snapshot().bridge_on);
}

/// D20: a dialog while a navigation is under way, from the page that is left and from the one
/// that comes.
#[test]
fn a_dialog_during_a_navigation_is_told_and_the_navigation_ends() {
    let world = World::new();
    world.site.route("*", "/late", Reply::html("<script>alert('new page')</script>ok").held());
    let page = world.open("a.test", "/plain");
    let frame = world.main_frame(&page);
    let going = page.send(&page::Navigate::new(world.site.url("a.test", "/late")));
    world.site.wait_for(LONG, |request| request.path == "/late").unwrap();
    // Asked for while the page is being left: the browser may hold the script back.
    let late = page.send(&Evaluate::new("void setTimeout(() => alert('old page'))"));
    world.site.release("/late");
    let done = |s: &Snapshot| s.frame(frame.id()).is_some_and(|f| f.url.contains("/late"));
    loop {
        let next = world.browser.wait_for_dialog(LONG).unwrap();
        world.browser.respond(&Answer::accept().dialog(&*next.id)).unwrap();
        if &*next.message == "new page" {
            break;
        }
    }
    assert_eq!(going.wait().unwrap().error_text, None);
    drop(late);
    world.browser.wait_until(LONG, done).unwrap();
    while let Ok(next) = world.browser.wait_for_dialog(Duration::from_millis(200)) {
        world.browser.respond(&Answer::accept().dialog(&*next.id)).unwrap();
    }
    assert_eq!(evaluate(&frame, "document.body.textContent"), json!("ok"));
}
