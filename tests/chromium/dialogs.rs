//! Dialogs as Chromium has them, and what the page receives.

use crate::support::{LONG, never};
use crate::world::{Reply, World, evaluate};
use cdpwire::error::{Effect, Misanswer};
use cdpwire::protocol::runtime::Evaluate;
use cdpwire::protocol::{input, page, target};
use cdpwire::{
    Answer, BridgeMode, Browser, ClosedBy, DialogKind, DialogPolicy, DialogSource, Error, Frame,
    Page, PolicyScope,
};
use serde_json::{Value, json};
use std::time::Duration;

/// Where a dialog is opened from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Place {
    Main,
    SameOrigin,
    Oopif,
    NestedOopif,
    Popup,
    Srcdoc,
    SandboxWithModals,
    SandboxWithout,
    Data,
}

const PLACES: [Place; 9] = [
    Place::Main,
    Place::SameOrigin,
    Place::Oopif,
    Place::NestedOopif,
    Place::Popup,
    Place::Srcdoc,
    Place::SandboxWithModals,
    Place::SandboxWithout,
    Place::Data,
];

const KINDS: [&str; 3] = ["alert", "confirm", "prompt"];

fn add_pages(world: &World) {
    let html = |body: &str| Reply::html(&format!("<!doctype html><title>t</title>{body}"));
    world.site.route("*", "/srcdoc", html("<iframe srcdoc='<p>inside'></iframe>"));
    let sandbox = |allow: &str| {
        html(&format!("<iframe sandbox='allow-scripts{allow}' src='/plain'></iframe>"))
    };
    world.site.route("*", "/sandbox", sandbox(""));
    world.site.route("*", "/sandbox-modals", sandbox(" allow-modals"));
    for kind in KINDS {
        let script =
            html(&format!("<script>answer = {kind}('message', 'initial') ?? null</script>"));
        world.site.route("*", &format!("/first-{kind}"), script);
    }
}

/// Opens the place; the page, and the frame that asks.
fn open(world: &World, place: Place) -> (Page, Frame) {
    let child = |path: &str, url: &str| {
        let page = world.open("a.test", path);
        let end = url.to_owned();
        let frame = world.frame(&page, move |f| f.parent.is_some() && f.url.contains(&end));
        (page, frame)
    };
    match place {
        Place::Main => {
            let page = world.open("a.test", "/plain");
            let frame = world.main_frame(&page);
            (page, frame)
        }
        Place::SameOrigin => child("/local", "/plain"),
        Place::Oopif => child("/remote", "b.test"),
        Place::NestedOopif => child("/nested", "c.test"),
        Place::Srcdoc => child("/srcdoc", "about:srcdoc"),
        Place::SandboxWithModals => child("/sandbox-modals", "/plain"),
        Place::SandboxWithout => child("/sandbox", "/plain"),
        Place::Data => {
            let page = world.browser.new_page("data:text/html,<title>d</title>").unwrap();
            let frame = world.main_frame(&page);
            (page, frame)
        }
        Place::Popup => unreachable!("opened by its own script"),
    }
}

/// Starts a dialog and returns the frame to read the answer from.
fn ask(world: &World, place: Place, kind: &str) -> (Page, Frame) {
    if place != Place::Popup {
        let (page, frame) = open(world, place);
        let script = format!(
            "setTimeout(() => {{ globalThis.answer = {kind}('message', 'initial') ?? null }})"
        );
        frame.call(&Evaluate::new(script)).unwrap();
        return (page, frame);
    }
    let opener = world.open("a.test", "/plain");
    let url = world.site.url("b.test", &format!("/first-{kind}"));
    let open =
        Evaluate::new(format!("void window.open({url:?})")).with(|p| p.user_gesture = Some(true));
    opener.call(&open).unwrap();
    let popup = |snapshot: &cdpwire::Snapshot| {
        let target = snapshot.page_targets().find(|t| t.opener.as_ref() == Some(opener.id()))?;
        target.session.is_some().then(|| target.id.clone())
    };
    let snapshot = world.browser.wait_until(LONG, |snapshot| popup(snapshot).is_some()).unwrap();
    let id = popup(&snapshot).unwrap();
    let page = world.browser.page(&id, LONG).unwrap();
    let frame = world.frame(&page, |frame| frame.parent.is_none() && frame.url.contains("first"));
    (page, frame)
}

fn received(frame: &Frame) -> Value {
    evaluate(
        frame,
        "new Promise(done => { const look = () => globalThis.answer === undefined \
         ? setTimeout(look, 5) : done(answer); look(); })",
    )
}

/// What the page must receive.
fn expected(kind: &str, accepted: bool, text: &str) -> Value {
    match (kind, accepted) {
        ("alert", _) => Value::Null,
        ("confirm", accepted) => json!(accepted),
        (_, true) => json!(text),
        (_, false) => Value::Null,
    }
}

fn matrix(bridge: BridgeMode) {
    let world = World::with(bridge);
    add_pages(&world);
    let source = match bridge {
        BridgeMode::On => DialogSource::Bridge,
        _ => DialogSource::Native,
    };
    for place in PLACES {
        for kind in KINDS {
            for policy in
                [DialogPolicy::MustRespond, DialogPolicy::AutoDismiss, DialogPolicy::AutoAccept]
            {
                let case = format!("{place:?} {kind} {} {bridge:?}", policy.as_str());
                world.browser.set_dialog_policy(PolicyScope::all(), Some(policy));
                let (page, frame) = ask(&world, place, kind);
                if place == Place::SandboxWithout {
                    // The browser itself shows no dialog there, and neither do we.
                    assert_eq!(received(&frame), expected(kind, false, ""), "{case}");
                    assert!(world.browser.dialogs().is_empty(), "{case}");
                    page.close().unwrap();
                    continue;
                }
                let accepted = match policy {
                    DialogPolicy::MustRespond => {
                        let dialog = world.browser.wait_for_dialog(LONG).unwrap();
                        assert_eq!(dialog.kind.as_str(), kind, "{case}");
                        assert_eq!(&*dialog.message, "message", "{case}");
                        let initial = if kind == "prompt" { "initial" } else { "" };
                        assert_eq!(&*dialog.default_prompt, initial, "{case}");
                        assert_eq!(dialog.source, source, "{case}");
                        assert_eq!(dialog.page, *page.id(), "{case}");
                        assert_eq!(dialog.frame.as_ref(), Some(frame.id()), "{case}");
                        let answer = Answer::accept().text("given").dialog(&*dialog.id);
                        let done = world.browser.respond(&answer).unwrap();
                        assert_eq!(done.dialog.closed.unwrap().1, ClosedBy::Agent, "{case}");
                        assert!(done.next.is_none(), "{case}");
                        true
                    }
                    DialogPolicy::AutoAccept => true,
                    _ => false,
                };
                let text = if policy == DialogPolicy::MustRespond { "given" } else { "initial" };
                assert_eq!(received(&frame), expected(kind, accepted, text), "{case}");
                assert!(world.browser.dialogs().is_empty(), "{case}");
                let snapshot = world.browser.snapshot();
                let last = snapshot.recent_dialogs.last().unwrap();
                assert_eq!(last.kind.as_str(), kind, "{case}");
                if policy != DialogPolicy::MustRespond {
                    assert_eq!(last.closed.unwrap().1, ClosedBy::AutoPolicy, "{case}");
                }
                page.close().unwrap();
            }
        }
    }
}

/// D1, D2, D5, D18, D19 and the rest of the matrix.
#[test]
fn native_dialogs_in_every_place_and_policy() {
    matrix(BridgeMode::Off);
}

#[test]
fn bridge_dialogs_in_every_place_and_policy() {
    matrix(BridgeMode::On);
}

fn start(frame: &Frame, script: &str) {
    frame.call(&Evaluate::new(format!("void setTimeout(() => {{ {script} }})"))).unwrap();
}

/// A click that opens a dialog, blocked evaluates, screenshots: all return, none hangs.
#[test]
fn callers_that_asked_return_with_the_dialog_that_blocks_them() {
    let world = World::new();
    let page = world.open("a.test", "/plain");
    let frame = world.main_frame(&page);
    evaluate(&frame, "document.body.onclick = () => { clicked = confirm('sure?') }, 1");
    let session = page.interruptible().with_timeout(LONG);
    let press = |kind: &str| {
        input::DispatchMouseEvent::new(kind, 20.0, 20.0)
            .with(|p| (p.button, p.click_count) = (Some("left".into()), Some(1)))
    };
    session.call(&press("mousePressed")).unwrap();
    let error = session.call(&press("mouseReleased")).unwrap_err();
    let Error::Blocked(blocked) = &error else { panic!("{error}") };
    assert_eq!(blocked.effect, Effect::Unknown);
    assert_eq!(&*blocked.kind, "confirm");
    // A call that comes later is told at once, and not sent.
    let error = session.call(&Evaluate::new("1")).unwrap_err();
    assert!(matches!(&error, Error::Blocked(b) if b.effect == Effect::No), "{error}");
    let error = session.call(&page::CaptureScreenshot::new()).unwrap_err();
    assert!(matches!(error, Error::Blocked(_)), "{error}");
    // What the browser answers by itself goes through.
    session.call(&page::GetNavigationHistory::new()).unwrap();
    world.browser.respond(&Answer::accept()).unwrap();
    assert_eq!(evaluate(&frame, "clicked"), json!(true));
    assert_eq!(world.browser.snapshot().anomalies.unknown_replies, 0);
}

/// D3, D8: three in a row; each answer reports the next.
#[test]
fn an_answer_reports_the_dialog_that_follows() {
    let world = World::new();
    world.site.route(
        "*",
        "/three",
        Reply::html("<script>alert('one');alert('two');alert('three');done = 1</script>"),
    );
    let page = world.browser.new_page("about:blank").unwrap();
    page.call(&page::Navigate::new(world.site.url("a.test", "/three"))).unwrap();
    let first = world.browser.wait_for_dialog(LONG).unwrap();
    assert_eq!(&*first.message, "one");
    let answered = world.browser.respond(&Answer::accept()).unwrap();
    assert_eq!(&*answered.next.unwrap().message, "two");
    let answered = world.browser.respond(&Answer::dismiss()).unwrap();
    assert_eq!(&*answered.next.unwrap().message, "three");
    assert!(world.browser.respond(&Answer::accept()).unwrap().next.is_none());
    assert_eq!(evaluate(&world.main_frame(&page), "done"), json!(1));
}

/// D12 to D16.
#[test]
fn beforeunload_waits_for_an_answer_and_a_dismissed_one_keeps_the_page() {
    let world = World::new();
    let page = world.open("a.test", "/plain");
    let frame = world.main_frame(&page);
    let script = "addEventListener('beforeunload', e => { e.preventDefault(); }); 1";
    frame.call(&Evaluate::new(script).with(|p| p.user_gesture = Some(true))).unwrap();
    let away = page::Navigate::new(world.site.url("b.test", "/plain"));
    // It is told at once to a caller who asked …
    let error = page.interruptible().with_timeout(LONG).call(&away).unwrap_err();
    let Error::Blocked(blocked) = &error else { panic!("{error}") };
    assert_eq!(&*blocked.kind, "beforeunload");
    assert_eq!(blocked.message.as_untrusted_str(), "");
    world.browser.respond(&Answer::dismiss()).unwrap();
    // … and to one who waits, the navigation ends as aborted.
    let waiting = page.send(&away);
    let dialog = world.browser.wait_for_dialog(LONG).unwrap();
    assert_eq!(dialog.kind, DialogKind::BeforeUnload);
    world.browser.respond(&Answer::dismiss()).unwrap();
    assert_eq!(waiting.wait().unwrap().error_text.as_deref(), Some("net::ERR_ABORTED"));
    assert_eq!(evaluate(&frame, "1 + 1"), json!(2));
    // Accepted, it navigates.
    let waiting = page.send(&away);
    world.browser.wait_for_dialog(LONG).unwrap();
    world.browser.respond(&Answer::accept()).unwrap();
    assert_eq!(waiting.wait().unwrap().error_text, None);
    // Page.close asks, Target.closeTarget does not.
    let frame = world.frame(&page, |f| f.parent.is_none() && f.url.contains("b.test"));
    frame.call(&Evaluate::new(script).with(|p| p.user_gesture = Some(true))).unwrap();
    let closing = page.send(&page::Close::new());
    let dialog = world.browser.wait_for_dialog(LONG).unwrap();
    assert_eq!(dialog.kind, DialogKind::BeforeUnload);
    world.browser.respond(&Answer::dismiss()).unwrap();
    page.close().unwrap();
    drop(closing);
    assert!(world.browser.dialogs().is_empty());
}

/// D9, D11, D17, D20, D21: whatever ends a dialog clears it, and it is told how.
#[test]
fn no_dialog_outlives_its_page() {
    let world = World::new();
    let closed_by = |world: &World| {
        world.browser.wait_until(LONG, |s| s.pending_dialogs.is_empty()).unwrap();
        world.browser.snapshot().recent_dialogs.last().unwrap().closed.unwrap().1
    };
    let opened = |path: &str| {
        let page = world.open("a.test", path);
        start(&world.main_frame(&page), "alert('x')");
        world.browser.wait_for_dialog(LONG).unwrap();
        page
    };
    // Navigation.
    let page = opened("/plain");
    page.call(&page::Navigate::new(world.site.url("a.test", "/local"))).unwrap();
    assert_eq!(closed_by(&world), ClosedBy::Gone);
    // Closing the page.
    let frame = world.frame(&page, |f| f.parent.is_none() && f.url.contains("/local"));
    start(&frame, "alert('x')");
    world.browser.wait_for_dialog(LONG).unwrap();
    page.close().unwrap();
    assert_eq!(closed_by(&world), ClosedBy::Gone);
    // A crash.
    let page = opened("/plain");
    let crash = page.send(&page::Crash::new());
    // The browser closes the dialog a moment before it tells of the crash.
    let gone = |s: &cdpwire::Snapshot| {
        s.recent_dialogs.last().unwrap().closed.unwrap().1 == ClosedBy::Gone
            && s.pending_dialogs.is_empty()
    };
    world.browser.wait_until(LONG, gone).unwrap();
    drop(crash);
    page.close().unwrap();
    // The frame is removed by its parent's process.
    let page = world.open("a.test", "/remote");
    let child = world.frame(&page, |frame| frame.is_oopif);
    start(&child, "alert('inside')");
    let dialog = world.browser.wait_for_dialog(LONG).unwrap();
    assert_eq!(dialog.frame.as_ref(), Some(child.id()));
    // The parent's process is free.
    evaluate(&world.main_frame(&page), "document.querySelector('iframe').remove(), 1");
    assert!(matches!(closed_by(&world), ClosedBy::Gone | ClosedBy::Remote));
    // The end of the connection answers what is open, and nothing hangs behind it.
    let page = world.open("a.test", "/plain");
    start(&world.main_frame(&page), "alert('last')");
    world.browser.wait_for_dialog(LONG).unwrap();
    world.browser.close().unwrap();
    let snapshot = world.browser.snapshot();
    assert!(snapshot.pending_dialogs.is_empty());
    assert_eq!(snapshot.recent_dialogs.last().unwrap().closed.unwrap().1, ClosedBy::Gone);
}

/// D22 and every refusal of an answer.
#[test]
fn two_processes_may_ask_at_once_and_every_wrong_answer_is_named() {
    let world = World::new();
    let respond = |answer: &Answer| match world.browser.respond(answer).unwrap_err() {
        Error::Dialog(misanswer) => *misanswer,
        other => panic!("{other}"),
    };
    assert_eq!(respond(&Answer::accept()), Misanswer::NoneOpen);
    let first = world.open("a.test", "/plain");
    let second = world.open("b.test", "/plain");
    start(&world.main_frame(&first), "answer = confirm('first')");
    world.browser.wait_for_dialog(LONG).unwrap();
    start(&world.main_frame(&second), "answer = confirm('second')");
    let snapshot = world.browser.wait_until(LONG, |s| s.pending_dialogs.len() == 2).unwrap();
    let ids: Vec<_> = snapshot.pending_dialogs.iter().map(|dialog| dialog.id.clone()).collect();
    assert_eq!(respond(&Answer::accept()), Misanswer::SeveralOpen { known: ids.clone() });
    let unknown = respond(&Answer::accept().dialog("d-99"));
    assert_eq!(unknown, Misanswer::UnknownId { id: "d-99".into(), known: ids.clone() });
    // The second one first: matched by page and frame, not by age.
    world.browser.respond(&Answer::accept().dialog(&*ids[1])).unwrap();
    assert_eq!(evaluate(&world.main_frame(&second), "answer"), json!(true));
    world.browser.respond(&Answer::dismiss()).unwrap();
    assert_eq!(evaluate(&world.main_frame(&first), "answer"), json!(false));
    let closed = respond(&Answer::accept().dialog(&*ids[0]));
    assert_eq!(closed, Misanswer::AlreadyClosed { id: ids[0].clone(), by: "agent" });
    let error = world.browser.respond(&Answer::dismiss().text("x")).unwrap_err();
    assert!(matches!(error, Error::Misuse(_)), "{error}");
}

/// The watchdog, and policies by page and kind.
#[test]
fn the_watchdog_dismisses_and_the_most_particular_policy_decides() {
    let world = World::new();
    assert!(world.browser.set_dialog_watchdog(Duration::ZERO).is_err());
    world.browser.set_dialog_watchdog(Duration::from_millis(100)).unwrap();
    let page = world.open("a.test", "/plain");
    let frame = world.main_frame(&page);
    start(&frame, "answer = confirm('late')");
    world.browser.wait_for_dialog(LONG).unwrap();
    let snapshot = world.browser.wait_until(LONG, |s| !s.recent_dialogs.is_empty()).unwrap();
    assert_eq!(snapshot.recent_dialogs[0].closed.unwrap().1, ClosedBy::Watchdog);
    assert_eq!(evaluate(&frame, "answer"), json!(false));
    // confirm is accepted everywhere, on this page everything is dismissed, and prompts on this
    // page are accepted.
    let policy = |scope: PolicyScope, policy| world.browser.set_dialog_policy(scope, Some(policy));
    policy(PolicyScope::all().kind(DialogKind::Confirm), DialogPolicy::AutoAccept);
    policy(PolicyScope::all().page(page.id()), DialogPolicy::AutoDismiss);
    policy(PolicyScope::all().page(page.id()).kind(DialogKind::Prompt), DialogPolicy::AutoAccept);
    assert_eq!(evaluate(&frame, "confirm('c')"), json!(false));
    assert_eq!(evaluate(&frame, "prompt('p', 'mine')"), json!("mine"));
    let other = world.open("b.test", "/plain");
    assert_eq!(evaluate(&world.main_frame(&other), "confirm('c')"), json!(true));
    world.browser.set_dialog_policy(PolicyScope::all().page(page.id()), None);
    assert_eq!(evaluate(&frame, "confirm('c')"), json!(true));
}

/// D9: closed by another client of the same browser.
#[test]
fn a_dialog_that_somebody_else_closes_is_closed_by_remote() {
    let foreign = crate::support::Foreign::start();
    let ours = foreign.connect();
    let theirs = Browser::connect(&foreign.url).unwrap();
    let page = ours.new_page("about:blank").unwrap();
    let id = page.id().clone();
    theirs.page(&id, LONG).unwrap();
    page.call(&Evaluate::new("void setTimeout(() => { answer = prompt('who?', 'me') })")).unwrap();
    ours.wait_for_dialog(LONG).unwrap();
    theirs.wait_for_dialog(LONG).unwrap();
    // Past the time in which the bridge would suspect a machine.
    ours.wait_until(Duration::from_millis(150), |_| false).unwrap_err();
    theirs.respond(&Answer::accept().text("them")).unwrap();
    let snapshot = ours.wait_until(LONG, |s| s.pending_dialogs.is_empty()).unwrap();
    assert_eq!(snapshot.recent_dialogs[0].closed.unwrap().1, ClosedBy::Remote);
    assert!(!snapshot.bridge_on);
    let answer = page.call(&Evaluate::new("answer")).unwrap();
    assert_eq!(answer.result.value.unwrap().to_text(), "\"them\"");
}

/// D21: attached after the dialog opened, a page is reported as it is, and can be recovered.
#[test]
fn a_page_blocked_before_we_came_is_degraded_and_navigation_recovers_it() {
    let foreign = crate::support::Foreign::start();
    let first = foreign.connect();
    let page = first.new_page("about:blank").unwrap();
    let id = page.id().clone();
    page.call(&Evaluate::new("void setTimeout(() => alert('before'))")).unwrap();
    first.wait_for_dialog(LONG).unwrap();
    let mut limits = cdpwire::limits::Limits::default();
    limits.target_setup = Duration::from_millis(500);
    let options = cdpwire::ConnectOptions::default().limits(limits);
    let second = Browser::connect_with(&foreign.url, &options).unwrap();
    let late = second.page(&id, LONG).unwrap();
    assert_eq!(late.target().unwrap().state, cdpwire::TargetState::Degraded);
    // Other pages work meanwhile.
    let other = second.new_page("about:blank").unwrap();
    other.call(&Evaluate::new("1")).unwrap();
    late.call(&page::Navigate::new("data:text/html,free")).unwrap();
    let ready = |s: &cdpwire::Snapshot| {
        s.target(&id).is_some_and(|t| t.state == cdpwire::TargetState::Ready)
    };
    second.wait_until(LONG, ready).unwrap();
    late.call(&Evaluate::new("1")).unwrap();
    assert!(second.dialogs().is_empty());
}

/// T3 with a dialog: closing the target fails what waits, and answers nobody twice.
#[test]
fn a_call_that_waits_behind_a_dialog_ends_with_its_page() {
    let world = World::new();
    let page = world.open("a.test", "/plain");
    let waiting = page.send(&never());
    start(&world.main_frame(&page), "alert('x')");
    world.browser.wait_for_dialog(LONG).unwrap();
    world.browser.call(&target::CloseTarget::new(page.id().clone())).unwrap();
    assert!(matches!(waiting.wait().unwrap_err(), Error::SessionGone(_)));
}
