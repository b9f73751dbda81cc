//! Orders of messages that Chromium has or may have, against the core: the outcome must not
//! depend on which of two halves of one thing is told first.

use crate::hostile::world::{World, attached, attached_on, detached, event, frame, frame_attached};
use cdpwire::core::dialogs::DialogAction;
use cdpwire::core::{Call, Document, body};
use cdpwire::protocol::target::SessionID;
use cdpwire::{BridgeMode, ClosedBy, Unreachable};
use serde_json::{Value, json};
use std::time::Duration;

fn frames(world: &World) -> Vec<String> {
    let snapshot = world.snapshot();
    let Some(page) = snapshot.pages.first() else { return Vec::new() };
    page.frames.frames.iter().map(|frame| frame.id.as_str().to_owned()).collect()
}

fn swapped_out(session: &str, id: &str) -> Value {
    event(Some(session), "Page.frameDetached", json!({ "frameId": id, "reason": "swap" }))
}

fn removed(session: &str, id: &str) -> Value {
    event(Some(session), "Page.frameDetached", json!({ "frameId": id, "reason": "remove" }))
}

fn navigated(session: &str, frame: &Value) -> Value {
    event(Some(session), "Page.frameNavigated", json!({ "frame": frame, "type": "Navigation" }))
}

fn below(id: &str, parent: &str, url: &str) -> Value {
    let mut frame = frame(id, url);
    frame["parentId"] = parent.into();
    frame
}

fn context(session: &str, frame: &str, unique: &str, id: i64) -> Value {
    let aux = json!({ "isDefault": true, "type": "default", "frameId": frame });
    let context = json!({ "id": id, "origin": "", "name": "", "uniqueId": unique, "auxData": aux });
    event(Some(session), "Runtime.executionContextCreated", json!({ "context": context }))
}

fn opening(session: &str, frame: &str, kind: &str) -> Value {
    let params = json!({
        "url": "http://a.test/", "frameId": frame, "message": "m", "type": kind,
        "hasBrowserHandler": false, "defaultPrompt": "d",
    });
    event(Some(session), "Page.javascriptDialogOpening", params)
}

fn closing(session: &str, frame: &str) -> Value {
    let params = json!({ "frameId": frame, "result": false, "userInput": "" });
    event(Some(session), "Page.javascriptDialogClosed", params)
}

/// The child frame `F` of the page `P`, local.
fn with_child() -> World {
    let mut world = World::page();
    world.say(&frame_attached("S", "F", "P"));
    world.say(&navigated("S", &below("F", "P", "http://a.test/f")));
    world.say(&context("S", "F", "c1", 2));
    world
}

fn child_attached() -> Value {
    let mut told = attached_on(Some("S"), "C", "F", "iframe");
    told["params"]["targetInfo"]["parentFrameId"] = "P".into();
    told
}

/// Frame swaps, both ways, in both orders: always the same frame, once, with its own session
/// exactly while it has one; and what was in it is gone.
#[test]
fn a_swap_ends_the_same_in_either_order() {
    for attach_first in [true, false] {
        let mut world = with_child();
        world.say(&frame_attached("S", "G", "F"));
        let mut out = [child_attached(), swapped_out("S", "F")];
        if !attach_first {
            out.reverse();
        }
        world.say(&out[0]);
        // A target that waits is announced before the frame moves, and what is in it stays.
        let inside: &[&str] = if attach_first { &["P", "F", "G"] } else { &["P", "F"] };
        assert_eq!(frames(&world), inside, "attach first: {attach_first}");
        world.say(&out[1]);
        assert_eq!(frames(&world), ["P", "F"], "attach first: {attach_first}");
        let snapshot = world.snapshot();
        let remote = snapshot.frame(&"F".into()).unwrap();
        assert!(remote.is_oopif && remote.unreachable.is_none());
        assert_eq!(remote.session, Some(SessionID::from("C")));
        // The context of its time in the parent's process is not its own any more.
        assert_eq!(remote.context, None);
        world.say(&context("S", "F", "stale", 3));
        assert_eq!(world.snapshot().frame(&"F".into()).unwrap().context, None);
        world.say(&context("C", "F", "c2", 1));
        // And back. Nothing but the messages below answers the engine's own question.
        world.answers = false;
        let before = world.sent.len();
        let gone = event(Some("S"), "Target.detachedFromTarget", json!({ "sessionId": "C" }));
        let mut back = [gone, frame_attached("S", "F", "P")];
        if !attach_first {
            back.reverse();
        }
        for message in &back {
            world.say(message);
            assert_eq!(frames(&world), ["P", "F"], "detach first: {attach_first}");
        }
        for ask in world.sent.split_off(before) {
            world.say(&json!({ "id": ask["id"], "sessionId": "S", "result": {} }));
        }
        let snapshot = world.snapshot();
        let local = snapshot.frame(&"F".into()).unwrap();
        assert!(!local.is_oopif && local.session.is_none() && local.unreachable.is_none());
    }
}

/// A frame with a session of its own that is removed: told on both sessions, in either order, or
/// on its own only (older browsers); gone exactly once.
#[test]
fn a_removal_ends_the_same_in_either_order() {
    let gone = event(Some("S"), "Target.detachedFromTarget", json!({ "sessionId": "C" }));
    let orders: [&[Value]; 3] = [
        &[removed("S", "F"), gone.clone()],
        &[gone.clone(), removed("S", "F")],
        std::slice::from_ref(&gone),
    ];
    for order in orders {
        let mut world = with_child();
        world.say(&child_attached());
        world.say(&swapped_out("S", "F"));
        let waiting = world.call(Some("C"), "Runtime.evaluate");
        for message in order {
            world.say(message);
        }
        assert_eq!(frames(&world), ["P"]);
        assert_eq!(world.outcome(waiting), "session_gone Detached");
        assert!(world.try_call(Some("C"), "Runtime.evaluate").is_err());
        world.still_works();
    }
}

/// A page that navigates says nothing of its out-of-process frames but that their sessions end;
/// workers and frames below them end with them.
#[test]
fn a_navigation_prunes_frames_and_workers_that_it_does_not_name() {
    for detach_first in [true, false] {
        let mut world = with_child();
        world.say(&child_attached());
        world.say(&attached_on(Some("C"), "W", "worker", "worker"));
        let gone = event(Some("S"), "Target.detachedFromTarget", json!({ "sessionId": "C" }));
        let mut order = [gone, navigated("S", &frame("P", "http://a.test/next"))];
        if !detach_first {
            order.reverse();
        }
        for message in &order {
            world.say(message);
        }
        assert_eq!(frames(&world), ["P"]);
        let with_session = |s: &cdpwire::Snapshot| {
            s.targets.iter().filter(|target| target.session.is_some()).count()
        };
        assert_eq!(with_session(&world.snapshot()), 1);
        // Late events of what is gone bring nothing back.
        world.say(&navigated("C", &below("F", "P", "http://b.test/")));
        world.say(&context("C", "F", "late", 9));
        world.say(&frame_attached("S", "G", "F"));
        assert_eq!(frames(&world), ["P"]);
    }
}

/// Connecting to a page with a remote frame: the parent's tree does not list it, its own session
/// does, and either may come first.
#[test]
fn a_remote_frame_of_a_loaded_page_is_placed_by_its_target() {
    let mut world = World::empty();
    world.answers = false;
    world.say(&attached("S", "P", "page"));
    let mut there = child_attached();
    there["params"]["waitingForDebugger"] = false.into();
    world.say(&there);
    // Its parent is not known yet: a child is never shown without it.
    assert!(frames(&world).is_empty());
    let asked = |world: &World, session: &str| -> Value {
        let is_it = |it: &&Value| it["method"] == "Page.getFrameTree" && it["sessionId"] == session;
        world.sent.iter().find(is_it).unwrap()["id"].clone()
    };
    let (page, child) = (asked(&world, "S"), asked(&world, "C"));
    let tree = json!({ "frame": below("F", "P", "http://b.test/") });
    world.say(&json!({ "id": child, "sessionId": "C", "result": { "frameTree": tree } }));
    assert!(frames(&world).is_empty());
    let tree = json!({ "frame": frame("P", "http://a.test/") });
    world.say(&json!({ "id": page, "sessionId": "S", "result": { "frameTree": tree } }));
    assert_eq!(frames(&world), ["P", "F"]);
    assert!(world.snapshot().frame(&"F".into()).unwrap().is_oopif);
}

/// An event that came before the answer of `Page.getFrameTree` is newer than it.
#[test]
fn an_old_tree_does_not_undo_a_navigation() {
    let mut world = World::empty();
    world.answers = false;
    world.say(&attached("S", "P", "page"));
    let ask = world.sent.iter().find(|it| it["method"] == "Page.getFrameTree").unwrap().clone();
    world.say(&navigated("S", &frame("P", "http://a.test/new")));
    let tree = json!({ "frame": frame("P", "http://a.test/old") });
    world.say(&json!({ "id": ask["id"], "sessionId": "S", "result": { "frameTree": tree } }));
    assert_eq!(&*world.snapshot().frame(&"P".into()).unwrap().url, "http://a.test/new");
}

/// The answer that creates a target may come before the target is announced, or after.
#[test]
fn a_page_is_known_whatever_comes_first() {
    for announced_first in [true, false] {
        let mut world = World::empty();
        let call = world.call(None, "Target.createTarget");
        let mut order =
            [attached("S", "P", "page"), json!({ "id": call, "result": { "targetId": "P" } })];
        if !announced_first {
            order.reverse();
        }
        for message in &order {
            world.say(message);
        }
        assert_eq!(world.outcome(call), r#"ok {"targetId":"P"}"#);
        assert!(world.snapshot().target(&"P".into()).unwrap().session.is_some());
    }
}

/// A worker that pages share is kept by the browser's session, which outlives every page.
#[test]
fn a_shared_worker_outlives_the_session_of_the_page_that_told_of_it() {
    for kind in ["service_worker", "shared_worker"] {
        for page_first in [true, false] {
            let mut world = World::page();
            let mut order =
                [attached_on(Some("S"), "Wp", "W", kind), attached_on(None, "Wb", "W", kind)];
            if !page_first {
                order.reverse();
            }
            for message in &order {
                world.say(message);
            }
            let session =
                |world: &World| world.snapshot().target(&"W".into()).unwrap().session.clone();
            assert_eq!(session(&world), Some(SessionID::from("Wb")), "{kind} {page_first}");
            // The other one was resumed, or it would stall, and left.
            let left = |it: &&Value| {
                it["method"] == "Target.detachFromTarget" && it["params"]["sessionId"] == "Wp"
            };
            assert_eq!(world.sent.iter().filter(left).count(), 1);
            let waiting = world.call(Some("Wb"), "Runtime.evaluate");
            world.say(&event(Some("S"), "Target.detachedFromTarget", json!({ "sessionId": "Wp" })));
            world.say(&detached("S"));
            assert_eq!(session(&world), Some(SessionID::from("Wb")), "{kind} {page_first}");
            assert_eq!(world.outcome(waiting), "pending");
        }
    }
}

/// What the engine tells every session reaches those that are there; one that is gone meanwhile
/// hinders nobody and is nobody's error.
#[test]
fn what_is_told_to_every_session_does_not_wait_for_those_that_are_gone() {
    let mut world = with_child();
    world.say(&child_attached());
    world.answers = false;
    world.core.set_bridge(world.now, BridgeMode::Off);
    world.core.set_bridge(world.now, BridgeMode::On);
    world.drain();
    let asked: Vec<Value> =
        world.sent.iter().filter(|it| it["sessionId"] == "C").cloned().collect();
    world.say(&event(Some("S"), "Target.detachedFromTarget", json!({ "sessionId": "C" })));
    for ask in asked {
        let error = json!({ "code": -32001, "message": "Session with given id not found." });
        world.say(&json!({ "id": ask["id"], "error": error }));
    }
    world.answers = true;
    world.still_works();
    assert!(world.snapshot().bridge_on);
}

/// A popup that is closed while it is being set up: every one of the engine's own commands
/// fails, and none of that is an error of anybody.
#[test]
fn a_page_that_is_gone_before_it_is_set_up_disturbs_nobody() {
    let mut world = World::page();
    world.answers = false;
    let before = world.sent.len();
    world.say(&attached("S2", "Q", "page"));
    let burst = world.sent.split_off(before);
    assert!(burst.len() > 4);
    for (index, ask) in burst.iter().enumerate() {
        if index == 2 {
            world.say(&detached("S2"));
            world.say(&event(None, "Target.targetDestroyed", json!({ "targetId": "Q" })));
        }
        let error = json!({ "code": -32001, "message": "Session with given id not found." });
        world.say(&json!({ "id": ask["id"], "error": error }));
    }
    assert!(world.snapshot().target(&"Q".into()).is_none());
    assert_eq!(world.snapshot().pages.len(), 1);
    world.say(&attached("S3", "R", "page"));
    assert!(world.snapshot().target(&"R".into()).is_some());
}

/// The dialog's closing may be told before or after the answer to our answer.
#[test]
fn a_dialog_is_closed_once_by_whoever_answered_in_either_order() {
    for told_first in [true, false] {
        let mut world = World::page();
        world.answers = false;
        world.say(&opening("S", "P", "confirm"));
        let call = world.core.respond(world.now, DialogAction::Accept, None, None).unwrap();
        world.drain();
        let mut order = [closing("S", "P"), json!({ "id": call, "sessionId": "S", "result": {} })];
        if !told_first {
            order.reverse();
        }
        for message in &order {
            world.say(message);
        }
        let snapshot = world.snapshot();
        assert!(snapshot.pending_dialogs.is_empty());
        let closed: Vec<_> = snapshot.recent_dialogs.iter().map(|d| d.closed.unwrap().1).collect();
        assert_eq!(closed, [ClosedBy::Agent]);
        assert!(world.outcome(call).starts_with("ok"), "{}", world.outcome(call));
    }
}

/// The dialog that a click opened may be told before the click is answered, or the answer may
/// never come: the caller who asked for it returns with the dialog, and its late answer is
/// dropped.
#[test]
fn a_click_returns_with_its_dialog_and_its_late_answer_is_dropped() {
    let mut world = World::page();
    let call = Call {
        method: "Input.dispatchMouseEvent".into(),
        body: body("Input.dispatchMouseEvent", None),
        session: Some("S".into()),
        deadline: world.now + Duration::from_secs(30),
        interruptible: true,
        document: None,
    };
    let click = world.submit(call).unwrap();
    world.say(&opening("S", "P", "alert"));
    assert_eq!(world.outcome(click), "blocked");
    world.say(&json!({ "id": click, "sessionId": "S", "result": {} }));
    assert_eq!(world.anomalies().unknown_replies + world.anomalies().duplicate_replies, 0);
    assert_eq!(world.snapshot().pending_dialogs.len(), 1);
}

/// A dialog that another client closed leaves nothing behind that blocks: the next call goes out.
#[test]
fn nothing_is_blocked_by_a_dialog_that_somebody_else_closed() {
    let mut world = World::page();
    world.say(&opening("S", "P", "alert"));
    world.say(&closing("S", "P"));
    let snapshot = world.snapshot();
    assert_eq!(snapshot.recent_dialogs[0].closed.unwrap().1, ClosedBy::Remote);
    let call = world.call(Some("S"), "Runtime.evaluate");
    world.say(&json!({ "id": call, "sessionId": "S", "result": { "ok": 1 } }));
    assert_eq!(world.outcome(call), r#"ok {"ok":1}"#);
    // An answer that comes second says who was first.
    let late = world.core.respond(world.now, DialogAction::Accept, None, Some("d-1")).unwrap_err();
    assert!(late.to_string().contains("remote"), "{late}");
}

fn about(world: &World, loader: &str) -> Call {
    let document = Document { frame: "P".into(), loader: Some(loader.into()) };
    Call {
        method: "Runtime.evaluate".into(),
        body: body("Runtime.evaluate", None),
        session: Some("S".into()),
        deadline: world.now + Duration::from_secs(30),
        interruptible: false,
        document: Some(document),
    }
}

/// A question to a document ends when the document does: the browser may keep it through many
/// navigations, have the next document answer it, or forget it.
#[test]
fn a_question_to_a_document_ends_with_the_document() {
    let mut world = World::page();
    let asked = world.submit(about(&world, "L-P")).unwrap();
    let mut next = frame("P", "http://b.test/");
    next["loaderId"] = "L2".into();
    world.say(&navigated("S", &next));
    assert_eq!(world.outcome(asked), "navigated");
    world.say(&json!({ "id": asked, "sessionId": "S", "result": {} }));
    assert_eq!(world.anomalies().late_replies, 1);
    // One that was gone before is not asked at all.
    let error = world.submit(about(&world, "L-P")).unwrap_err();
    assert_eq!(error.kind(), "navigated");
    let asked = world.submit(about(&world, "L2")).unwrap();
    world.say(&json!({ "id": asked, "sessionId": "S", "result": { "of": "L2" } }));
    assert_eq!(world.outcome(asked), r#"ok {"of":"L2"}"#);
    // A crash is told as one.
    let asked = world.submit(about(&world, "L2")).unwrap();
    world.say(&event(Some("S"), "Inspector.targetCrashed", json!({})));
    assert_eq!(world.outcome(asked), "session_gone Crashed");
    let crashed = world.snapshot().frame(&"P".into()).unwrap().unreachable.clone();
    assert_eq!(crashed, Some(Unreachable::Crashed));
}

/// A page shows one dialog at a time. When a frame in another process opens the next, the
/// browser withdraws the first: that is nobody's doing, and no reason to suspect a machine.
#[test]
fn a_dialog_that_gives_way_to_another_is_not_somebody_elses_doing() {
    let mut config = crate::hostile::world::config();
    config.bridge = BridgeMode::Auto;
    let mut world = World::with(config);
    world.say(&attached("S", "P", "page"));
    world.say(&opening("S", "F1", "prompt"));
    world.say(&opening("S", "F2", "prompt"));
    world.say(&closing("S", "F1"));
    let snapshot = world.snapshot();
    assert_eq!(snapshot.recent_dialogs[0].closed.unwrap().1, ClosedBy::Gone);
    assert_eq!(&*snapshot.pending_dialogs[0].id, "d-2");
    assert!(!snapshot.bridge_on);
    // Chromium has then forgotten the second one: it is still open, and never said to be closed.
    world.answers = false;
    let call = world.core.respond(world.now, DialogAction::Accept, None, None).unwrap();
    world.drain();
    let error = json!({ "code": -32602, "message": "No dialog is showing" });
    world.say(&json!({ "id": call, "sessionId": "S", "error": error }));
    assert_eq!(world.outcome(call), "refused -32602 No dialog is showing");
    assert_eq!(world.snapshot().pending_dialogs.len(), 1);
    // As the end of the page closes the other one before it is told.
    world.say(&closing("S", "F2"));
    world.say(&detached("S"));
    assert_eq!(world.snapshot().recent_dialogs[1].closed.unwrap().1, ClosedBy::Gone);
}
