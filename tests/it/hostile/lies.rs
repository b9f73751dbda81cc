//! A server that lies about sessions, targets, frames and dialogs.

use super::world::{
    World, attached, attached_on, config, counted, detached, event, frame, frame_attached, target,
};
use cdpwire::{DialogAction, TargetKind, TargetState, Unreachable};
use serde_json::{Value, json};
use std::time::Duration;

fn frames(world: &World) -> Vec<String> {
    let snapshot = world.snapshot();
    let trees = snapshot.pages.iter().flat_map(|page| page.frames.frames.iter());
    trees.map(|frame| frame.id.as_str().to_owned()).collect()
}

#[allow(clippy::needless_pass_by_value, reason = "what is said is made for it")]
fn navigated(session: &str, frame: Value) -> Value {
    event(Some(session), "Page.frameNavigated", json!({ "frame": frame, "type": "Navigation" }))
}

fn child(id: &str, parent: &str, url: &str) -> Value {
    let mut child = frame(id, url);
    child["parentId"] = parent.into();
    child
}

fn dialog(session: &str, frame: &str, message: &str) -> Value {
    let params = json!({
        "url": "http://a.test/", "frameId": frame, "message": message, "type": "alert",
        "hasBrowserHandler": false,
    });
    event(Some(session), "Page.javascriptDialogOpening", params)
}

fn dialog_closed(session: &str, frame: &str) -> Value {
    let params = json!({ "frameId": frame, "result": true, "userInput": "" });
    event(Some(session), "Page.javascriptDialogClosed", params)
}

// Sessions.

#[test]
fn attached_twice_changes_nothing_and_is_counted() {
    let mut world = World::page();
    let before = world.knowledge();
    world.say(&attached("S", "P", "page"));
    world.say(&attached("S", "Q", "page"));
    assert_eq!(world.knowledge(), before);
    assert_eq!(counted(&world.anomalies()), "repeated_attachments=2");
}

#[test]
fn the_same_target_attached_again_ends_what_waits_in_the_older_session() {
    let mut world = World::page();
    let call = world.call(Some("S"), "Test.it");
    world.say(&attached("S2", "P", "page"));
    assert_eq!(world.outcome(call), "session_gone Detached");
    assert_eq!(world.snapshot().targets[0].session, Some("S2".into()));
    assert_eq!(counted(&world.anomalies()), "repeated_attachments=1");
    assert_eq!(frames(&world), ["P"]);
}

#[test]
fn detached_twice_is_detached_once() {
    let mut world = World::page();
    let call = world.call(Some("S"), "Test.it");
    world.say(&detached("S"));
    world.say(&detached("S"));
    assert_eq!(world.outcome(call), "session_gone Detached");
    assert_eq!(world.snapshot().sessions, 0);
    assert_eq!(counted(&world.anomalies()), "");
    world.still_works();
}

#[test]
fn detaching_what_was_never_attached_changes_nothing() {
    for id in ["unknown", "", "P", "\u{0}"] {
        let mut world = World::page();
        let before = world.knowledge();
        world.say(&detached(id));
        assert_eq!(world.knowledge(), before, "{id:?}");
    }
}

#[test]
fn the_root_cannot_be_detached() {
    let mut world = World::page();
    let before = world.knowledge();
    for params in [json!({}), json!({ "sessionId": null }), json!({ "targetId": "P" })] {
        world.say(&event(None, "Target.detachedFromTarget", params));
    }
    assert_eq!(world.knowledge(), before);
    assert_eq!(counted(&world.anomalies()), "undecodable_events=3");
    world.still_works();
}

#[test]
fn a_session_that_announces_itself_waits_for_its_announcement_and_is_attached_once() {
    let mut world = World::empty();
    world.say(&attached_on(Some("S"), "S", "P", "page"));
    assert_eq!(world.snapshot().sessions, 0);
    world.say(&attached("S", "P", "page"));
    assert_eq!(world.core.census().sessions, 1);
    assert_eq!(counted(&world.anomalies()), "repeated_attachments=1");
    world.say(&detached("S"));
    assert_eq!(world.core.census().sessions, 0);
}

#[test]
fn a_session_that_announces_its_own_parent_does_not_become_its_parent() {
    let mut world = World::page();
    world.say(&attached_on(Some("S"), "C", "F", "iframe"));
    world.say(&attached_on(Some("C"), "S", "P", "page"));
    assert_eq!(counted(&world.anomalies()), "repeated_attachments=1");
    world.say(&detached("C"));
    assert_eq!(world.core.census().sessions, 1);
    world.say(&detached("S"));
    assert_eq!(world.core.census().sessions, 0);
}

#[test]
fn a_child_that_claims_its_parents_target_ends_with_it() {
    // The newer session of the page is announced on the older, which ends for it.
    let mut world = World::page();
    world.say(&attached_on(Some("S"), "S2", "P", "page"));
    assert_eq!(counted(&world.anomalies()), "repeated_attachments=1");
    assert_eq!(world.snapshot().targets[0].session, Some("S2".into()));
    let call = world.call(Some("S2"), "Test.it");
    world.say(&detached("S2"));
    assert_eq!(world.outcome(call), "session_gone Detached");
    assert_eq!(world.core.census().sessions, 0);
}

#[test]
fn events_of_a_dead_session_change_nothing_and_are_expected() {
    let mut world = World::page();
    world.say(&detached("S"));
    let before = world.knowledge();
    world.subscribe();
    world.say(&frame_attached("S", "F", "P"));
    world.say(&dialog("S", "P", "boo"));
    world.say(&attached_on(Some("S"), "C", "F", "iframe"));
    world.say(&event(Some("S"), "Inspector.targetCrashed", json!({})));
    assert_eq!(world.knowledge(), before);
    assert_eq!(world.events.len(), 0);
    assert_eq!(counted(&world.anomalies()), "");
    assert_eq!(world.core.census().orphans, 0);
}

#[test]
fn a_call_in_a_dead_session_is_refused_before_it_is_sent() {
    let mut world = World::page();
    world.say(&detached("S"));
    let error = world.try_call(Some("S"), "Test.it").unwrap_err();
    assert_eq!((error.kind(), error.took_effect()), ("session_gone", cdpwire::Effect::No));
}

#[test]
fn a_dead_session_that_is_announced_again_stays_dead() {
    // Chrome never uses a session id again; a copy of an old announcement must not revive it.
    let mut world = World::page();
    world.say(&detached("S"));
    world.say(&attached("S", "P", "page"));
    let refused = world.try_call(Some("S"), "Test.it").unwrap_err();
    assert!(matches!(refused, cdpwire::Error::SessionGone(_)), "{refused}");
    assert_eq!(world.snapshot().anomalies.repeated_attachments, 1);
}

#[test]
fn early_events_are_adopted_in_order() {
    let mut world = World::empty();
    world.subscribe();
    for index in 0..10 {
        world.say(&event(Some("S"), "Test.early", json!({ "index": index })));
    }
    assert_eq!(world.events.len(), 0);
    world.say(&attached("S", "P", "page"));
    world.say(&event(Some("S"), "Test.early", json!({ "index": 10 })));
    let early = world.events.iter().filter(|event| &*event.method == "Test.early");
    let order: Vec<i64> =
        early.map(|event| event.params.to_value().unwrap()["index"].as_i64().unwrap()).collect();
    assert_eq!(order, (0..=10).collect::<Vec<_>>());
    assert_eq!(counted(&world.anomalies()), "");
}

#[test]
fn early_events_of_nobody_expire_and_are_counted() {
    let mut world = World::empty();
    for _ in 0..3 {
        world.say(&event(Some("X"), "Test.early", json!({})));
    }
    assert_eq!(world.core.census().orphans, 3);
    world.pass(Duration::from_millis(999));
    assert_eq!(world.core.census().orphans, 3);
    world.pass(Duration::from_millis(1));
    assert_eq!(world.core.census().orphans, 0);
    assert_eq!(counted(&world.anomalies()), "orphan_events=3");
    // Then it is too late.
    world.subscribe();
    world.say(&attached("X", "P", "page"));
    assert!(!world.events.iter().any(|event| &*event.method == "Test.early"));
}

#[test]
fn early_events_are_bounded_in_number_and_in_bytes() {
    let mut world = World::empty();
    for index in 0..300 {
        world.say(&event(Some(&format!("X{index}")), "Test.early", json!({})));
    }
    assert_eq!(world.core.census().orphans, 256);
    assert_eq!(counted(&world.anomalies()), "orphan_events=44");
    let mut world = World::empty();
    let half = "x".repeat(400 << 10);
    for _ in 0..4 {
        world.say(&event(Some("X"), "Test.early", json!({ "text": half })));
    }
    assert_eq!(world.core.census().orphans, 2);
    assert_eq!(counted(&world.anomalies()), "orphan_events=2");
}

#[test]
fn an_early_detach_before_the_attach_leaves_a_session_that_lives() {
    let mut world = World::empty();
    world.say(&detached("S"));
    world.say(&attached("S", "P", "page"));
    assert_eq!(world.snapshot().sessions, 1);
}

#[test]
fn attach_and_detach_in_one_breath_leave_nothing() {
    let mut world = World::empty();
    for message in [attached("S", "P", "page"), detached("S")] {
        world.core.on_message(world.now, message.to_string().into());
    }
    world.drain();
    assert_eq!(world.snapshot().sessions, 0);
    assert_eq!(world.core.pending_calls(), 0);
    assert_eq!(frames(&world), [""; 0]);
}

#[test]
fn replies_of_a_session_that_was_detached_meanwhile_are_late() {
    let mut world = World::page();
    let call = world.call(Some("S"), "Test.it");
    world.say(&detached("S"));
    world.message(format!(r#"{{"id":{call},"result":1,"sessionId":"S"}}"#));
    assert_eq!(world.outcome(call), "session_gone Detached");
    assert_eq!(counted(&world.anomalies()), "late_replies=1");
}

#[test]
fn session_ids_of_every_text_travel_unharmed() {
    for id in ["", "\"", "\\", "\u{0}", "\n", "\u{fffd}", "é\u{1f389}", &"s".repeat(10_000)] {
        let mut world = World::empty();
        world.say(&attached(id, "P", "page"));
        let call = world.call(Some(id), "Test.it");
        let sent = world.sent.last().unwrap();
        assert_eq!(sent["sessionId"], id);
        world.say(&json!({ "id": call, "result": 1, "sessionId": id }));
        assert_eq!(world.outcome(call), "ok 1", "{id:?}");
        assert_eq!(counted(&world.anomalies()), "", "{id:?}");
    }
}

#[test]
fn sessions_beyond_the_limit_are_resumed_and_left() {
    let mut config = config();
    config.limits.sessions = 2;
    let mut world = World::with(config);
    for index in 0..3 {
        world.say(&attached(&format!("S{index}"), &format!("T{index}"), "page"));
    }
    assert_eq!(world.snapshot().sessions, 2);
    assert_eq!(counted(&world.anomalies()), "overflows=1");
    let last: Vec<&str> =
        world.sent.iter().rev().take(2).map(|c| c["method"].as_str().unwrap()).collect();
    assert_eq!(last, ["Target.detachFromTarget", "Runtime.runIfWaitingForDebugger"]);
}

#[test]
fn kinds_of_targets_that_do_not_exist_are_resumed_and_left() {
    for kind in ["", "browser_ui", "tab", "auction_worklet", "\u{1b}[2J", &"k".repeat(100_000)] {
        let mut world = World::empty();
        world.say(&attached("S", "T", kind));
        assert_eq!(world.snapshot().sessions, 0, "{kind}");
        assert_eq!(world.sent.last().unwrap()["method"], "Target.detachFromTarget");
    }
}

#[test]
fn a_target_of_kind_browser_is_held_and_not_set_up() {
    let mut world = World::empty();
    let before = world.sent.len();
    world.say(&attached("S", "B", "browser"));
    assert_eq!(world.snapshot().sessions, 1);
    assert_eq!(world.sent.len(), before);
}

// Targets.

#[test]
fn a_target_that_changes_its_kind_is_what_was_said_last() {
    let mut world = World::page();
    let info = json!({ "targetInfo": target("P", "worker") });
    world.say(&event(None, "Target.targetInfoChanged", info));
    assert_eq!(world.snapshot().targets[0].kind, TargetKind::Worker);
    world.say(&detached("S"));
    assert_eq!(world.snapshot().sessions, 0);
}

#[test]
fn a_target_that_is_changed_or_destroyed_before_it_was_created_is_not_created() {
    let mut world = World::empty();
    world.say(&event(
        None,
        "Target.targetInfoChanged",
        json!({ "targetInfo": target("T", "page") }),
    ));
    world.say(&event(None, "Target.targetDestroyed", json!({ "targetId": "T" })));
    world.say(&event(
        None,
        "Target.targetCrashed",
        json!({ "targetId": "T", "status": "x", "errorCode": 1 }),
    ));
    assert_eq!(world.snapshot().targets.len(), 0);
    assert_eq!(counted(&world.anomalies()), "");
}

#[test]
fn a_target_destroyed_while_attached_ends_its_session_and_its_calls() {
    let mut world = World::page();
    let call = world.call(Some("S"), "Test.it");
    world.say(&event(None, "Target.targetDestroyed", json!({ "targetId": "P" })));
    assert_eq!(world.outcome(call), "session_gone Detached");
    assert_eq!((world.snapshot().targets.len(), world.snapshot().sessions), (0, 0));
    assert_eq!(world.snapshot().pages.len(), 0);
}

#[test]
fn a_crash_told_twice_is_one_crash() {
    let mut world = World::page();
    let call = world.call(Some("S"), "Runtime.evaluate");
    world.say(&event(Some("S"), "Inspector.targetCrashed", json!({})));
    world.say(&event(
        None,
        "Target.targetCrashed",
        json!({ "targetId": "P", "status": "x", "errorCode": 1 }),
    ));
    assert_eq!(world.outcome(call), "session_gone Crashed");
    assert_eq!(world.snapshot().targets[0].state, TargetState::Crashed);
    assert_eq!(world.snapshot().sessions, 1);
}

#[test]
fn a_page_that_is_back_without_having_crashed_is_the_same_page() {
    let mut world = World::page();
    let before = world.knowledge();
    world.say(&event(Some("S"), "Inspector.targetReloadedAfterCrash", json!({})));
    assert_eq!(world.knowledge(), before);
}

#[test]
fn huge_urls_and_titles_are_cut() {
    let mut world = World::page();
    let mut info = target("P", "page");
    info["url"] = "u".repeat(5 << 20).into();
    info["title"] = "\u{1f389}".repeat(1 << 20).into();
    world.say(&event(None, "Target.targetInfoChanged", json!({ "targetInfo": info })));
    let snapshot = world.snapshot();
    assert_eq!(snapshot.targets[0].url.len(), 2 << 20);
    assert_eq!(snapshot.targets[0].title.len(), 16 << 10);
    assert!(snapshot.targets[0].title.chars().all(|c| c == '\u{1f389}'));
}

#[test]
fn huge_frame_urls_names_and_origins_are_cut() {
    let mut world = World::page();
    let mut said = frame("P", &"u".repeat(5 << 20));
    said["name"] = "n".repeat(1 << 20).into();
    said["securityOrigin"] = "o".repeat(5 << 20).into();
    world.say(&navigated("S", said));
    let snapshot = world.snapshot();
    let top = snapshot.pages[0].frames.top().unwrap();
    assert_eq!((top.url.len(), top.origin.len(), top.name.len()), (2 << 20, 2 << 20, 16 << 10));
}

#[test]
fn a_setup_that_is_never_answered_degrades_its_target_alone() {
    let mut world = World::empty();
    world.answers = false;
    world.say(&attached("S", "P", "page"));
    world.answers = true;
    world.say(&attached("S2", "Q", "page"));
    world.pass(Duration::from_secs(6));
    let snapshot = world.snapshot();
    let states: Vec<TargetState> = snapshot.targets.iter().map(|target| target.state).collect();
    assert_eq!(states, [TargetState::Degraded, TargetState::Ready]);
    assert_eq!(counted(&world.anomalies()), "degraded_targets=1");
}

#[test]
fn a_setup_that_is_refused_is_still_a_setup() {
    let mut world = World::empty();
    world.answers = false;
    let before = world.sent.len();
    world.say(&attached("S", "P", "page"));
    for command in world.sent.split_off(before) {
        world.say(&json!({ "id": command["id"], "error": { "code": -32601, "message": "no" } }));
    }
    assert_eq!(world.snapshot().targets[0].state, TargetState::Ready);
}

// Frames.

#[test]
fn a_frame_that_is_its_own_parent_is_not_in_the_tree() {
    let mut world = World::page();
    world.say(&frame_attached("S", "F", "F"));
    world.say(&navigated("S", child("G", "G", "http://a.test/g")));
    assert_eq!(frames(&world), ["P"]);
}

#[test]
fn frames_that_are_each_others_parents_are_not_in_the_tree_and_go_with_the_page() {
    let mut world = World::page();
    world.say(&navigated("S", child("A", "B", "http://a.test/")));
    world.say(&navigated("S", child("B", "C", "http://a.test/")));
    world.say(&navigated("S", child("C", "A", "http://a.test/")));
    assert_eq!(frames(&world), ["P"]);
    world.say(&detached("S"));
    assert_eq!(world.core.census().frames, 0);
    assert_eq!(world.core.census().waiting_frames, 0);
}

#[test]
fn the_main_frame_cannot_become_a_child_of_its_child() {
    let mut world = World::page();
    world.say(&frame_attached("S", "F", "P"));
    world.say(&frame_attached("S", "P", "F"));
    world.say(&navigated("S", child("P", "F", "http://a.test/")));
    let order = frames(&world);
    assert_eq!(order.first().map(String::as_str), Some("P"));
    assert_eq!(world.snapshot().pages[0].frames.top().unwrap().parent, None);
}

#[test]
fn a_frame_claimed_by_two_pages_stays_with_the_first() {
    let mut world = World::page();
    world.say(&frame_attached("S", "F", "P"));
    world.say(&attached("S2", "Q", "page"));
    world.say(&frame_attached("S2", "F", "Q"));
    world.say(&navigated("S2", child("F", "Q", "http://b.test/")));
    world.say(&event(
        Some("S2"),
        "Page.frameDetached",
        json!({ "frameId": "F", "reason": "swap" }),
    ));
    let snapshot = world.snapshot();
    let claimed = snapshot.frame(&"F".into()).unwrap();
    assert_eq!(claimed.page.as_str(), "P");
    assert_eq!(&*claimed.url, "");
}

#[test]
fn a_page_cannot_remove_another_pages_frame() {
    let mut world = World::page();
    world.say(&frame_attached("S", "F", "P"));
    world.say(&attached("S2", "Q", "page"));
    world.say(&event(
        Some("S2"),
        "Page.frameDetached",
        json!({ "frameId": "F", "reason": "remove" }),
    ));
    assert!(world.snapshot().frame(&"F".into()).is_some());
    world.say(&event(
        Some("S2"),
        "Page.navigatedWithinDocument",
        json!({ "frameId": "F", "url": "x", "navigationType": "other" }),
    ));
    assert_eq!(&*world.snapshot().frame(&"F".into()).unwrap().url, "");
}

#[test]
fn an_iframe_session_cannot_take_another_pages_frame() {
    let mut world = World::page();
    world.say(&frame_attached("S", "F", "P"));
    world.say(&attached("S2", "Q", "page"));
    world.say(&attached_on(Some("S2"), "C", "F", "iframe"));
    let snapshot = world.snapshot();
    let claimed = snapshot.frame(&"F".into()).unwrap();
    assert_eq!((claimed.page.as_str(), claimed.session.as_ref()), ("P", None));
}

#[test]
fn frames_below_a_parent_that_is_not_there_are_not_kept() {
    let mut world = World::page();
    for index in 0..10 {
        world.say(&navigated("S", child(&format!("F{index}"), "nowhere", "http://a.test/")));
    }
    assert_eq!(frames(&world), ["P"]);
    assert_eq!(world.core.census().waiting_frames, 0);
    assert_eq!(world.core.census().frames, 1);
    world.say(&detached("S"));
    assert_eq!(world.core.census().frames, 0);
}

#[test]
fn a_frame_whose_detach_comes_first_is_there_and_a_second_detach_is_nothing() {
    let mut world = World::page();
    let gone =
        event(Some("S"), "Page.frameDetached", json!({ "frameId": "F", "reason": "remove" }));
    world.say(&gone);
    world.say(&frame_attached("S", "F", "P"));
    assert_eq!(frames(&world), ["P", "F"]);
    world.say(&gone);
    world.say(&gone);
    assert_eq!(frames(&world), ["P"]);
}

#[test]
fn a_reason_for_a_detach_that_does_not_exist_removes_the_frame() {
    let mut world = World::page();
    world.say(&frame_attached("S", "F", "P"));
    world.say(&event(Some("S"), "Page.frameDetached", json!({ "frameId": "F", "reason": "sold" })));
    assert_eq!(frames(&world), ["P"]);
}

#[test]
fn a_swap_that_is_never_finished_says_so() {
    let mut world = World::page();
    world.say(&frame_attached("S", "F", "P"));
    world.say(&event(Some("S"), "Page.frameDetached", json!({ "frameId": "F", "reason": "swap" })));
    let snapshot = world.snapshot();
    assert_eq!(snapshot.frame(&"F".into()).unwrap().unreachable, Some(Unreachable::Moving));
}

#[test]
fn a_tree_with_the_same_frame_everywhere_has_it_once() {
    let mut world = World::empty();
    world.answers = false;
    let before = world.sent.len();
    world.say(&attached("S", "P", "page"));
    let ask = world.sent.split_off(before);
    let ask = ask.iter().find(|it| it["method"] == "Page.getFrameTree").unwrap();
    let same = json!({ "frame": child("F", "P", "http://a.test/f") });
    let tree = json!({
        "frame": frame("P", "http://a.test/"),
        "childFrames": [same, same, { "frame": child("F", "P", "x"), "childFrames": [same] }],
    });
    world.say(&json!({ "id": ask["id"], "sessionId": "S", "result": { "frameTree": tree } }));
    assert_eq!(frames(&world), ["P", "F"]);
}

#[test]
fn a_tree_of_another_page_does_not_change_that_page() {
    let mut world = World::page();
    world.say(&frame_attached("S", "F", "P"));
    world.answers = false;
    let before = world.sent.len();
    world.say(&attached("S2", "Q", "page"));
    let ask = world.sent.split_off(before);
    let ask = ask.iter().find(|it| it["method"] == "Page.getFrameTree").unwrap();
    let tree = json!({
        "frame": frame("Q", "http://b.test/"),
        "childFrames": [{ "frame": child("F", "Q", "http://evil.test/") }],
    });
    world.say(&json!({ "id": ask["id"], "sessionId": "S2", "result": { "frameTree": tree } }));
    let snapshot = world.snapshot();
    let claimed = snapshot.frame(&"F".into()).unwrap();
    assert_eq!((claimed.page.as_str(), &*claimed.url), ("P", ""));
}

#[test]
fn a_second_main_frame_replaces_the_first() {
    let mut world = World::page();
    world.say(&frame_attached("S", "F", "P"));
    world.say(&navigated("S", frame("M", "http://a.test/m")));
    assert_eq!(frames(&world), ["M"]);
    assert_eq!(world.snapshot().targets[0].main_frame.as_deref(), Some("M"));
    assert_eq!(world.core.census().frames, 1);
}

// Dialogs.

#[test]
fn a_dialog_that_is_closed_and_was_never_opened_is_nothing() {
    let mut world = World::page();
    let before = world.knowledge();
    world.say(&dialog_closed("S", "P"));
    assert_eq!(world.knowledge(), before);
}

#[test]
fn a_dialog_that_is_closed_twice_is_closed_once() {
    let mut world = World::page();
    world.say(&dialog("S", "P", "one"));
    world.say(&dialog_closed("S", "P"));
    world.say(&dialog_closed("S", "P"));
    let snapshot = world.snapshot();
    assert_eq!((snapshot.pending_dialogs.len(), snapshot.recent_dialogs.len()), (0, 1));
}

#[test]
fn a_dialog_of_a_frame_that_does_not_exist_is_the_pages() {
    let mut world = World::page();
    world.say(&dialog("S", "nowhere", "boo"));
    let snapshot = world.snapshot();
    assert_eq!(snapshot.pending_dialogs[0].page.as_str(), "P");
    world.say(&detached("S"));
    assert_eq!(world.snapshot().pending_dialogs.len(), 0);
}

#[test]
fn dialogs_of_a_worker_or_of_the_root_do_not_exist() {
    let mut world = World::page();
    world.say(&attached_on(Some("S"), "W", "Wt", "worker"));
    let before = world.knowledge();
    world.say(&dialog("W", "P", "boo"));
    let mut rootless = dialog("S", "P", "boo");
    rootless.as_object_mut().unwrap().remove("sessionId");
    world.say(&rootless);
    assert_eq!(world.knowledge(), before);
}

#[test]
fn a_dialog_of_a_kind_that_does_not_exist_is_kept_by_its_word() {
    let mut world = World::page();
    let mut strange = dialog("S", "P", "boo");
    strange["params"]["type"] = "haunting".into();
    world.say(&strange);
    assert_eq!(world.snapshot().pending_dialogs[0].kind.as_str(), "haunting");
}

#[test]
fn a_dialogs_huge_message_is_cut() {
    let mut world = World::page();
    let mut huge = dialog("S", "P", &"é".repeat(1 << 20));
    huge["params"]["defaultPrompt"] = "é".repeat(1 << 20).into();
    huge["params"]["type"] = "k".repeat(1 << 20).into();
    world.say(&huge);
    let snapshot = world.snapshot();
    let dialog = &snapshot.pending_dialogs[0];
    assert_eq!(dialog.message.chars().count(), 10_000);
    assert_eq!(dialog.default_prompt.chars().count(), 10_000);
    assert!(dialog.kind.as_str().len() <= 64, "{}", dialog.kind.as_str().len());
}

#[test]
fn a_dialog_that_a_caller_answers_by_the_command_itself_is_not_somebody_elses() {
    let mut config = config();
    config.bridge = cdpwire::BridgeMode::Auto;
    let mut world = World::with(config);
    world.say(&attached("S", "P", "page"));
    world.say(&dialog("S", "P", "boo"));
    let call = world.call(Some("S"), "Page.handleJavaScriptDialog");
    world.say(&dialog_closed("S", "P"));
    world.say(&json!({ "id": call, "result": {}, "sessionId": "S" }));
    let snapshot = world.snapshot();
    assert_eq!(snapshot.recent_dialogs[0].closed.unwrap().1, cdpwire::ClosedBy::Agent);
    assert!(!snapshot.bridge_on);
}

#[test]
fn an_answer_that_the_browser_takes_although_nothing_is_open_does_not_open_it_again() {
    let mut world = World::page();
    world.answers = false;
    world.say(&dialog("S", "P", "boo"));
    let answered = world.core.respond(world.now, DialogAction::Accept, None, None);
    let call = answered.unwrap();
    world.drain();
    world.say(&detached("S"));
    world.message(format!(r#"{{"id":{call},"result":{{}},"sessionId":"S"}}"#));
    assert_eq!(world.snapshot().pending_dialogs.len(), 0);
    assert!(world.outcomes.contains_key(&call));
}

// The end.

#[test]
fn after_the_end_nothing_is_read_and_nothing_is_accepted() {
    let mut world = World::page();
    world.subscribe();
    let call = world.call(Some("S"), "Test.it");
    world.close();
    assert_eq!(world.outcome(call), "disconnected");
    let before = world.snapshot();
    world.message(format!(r#"{{"id":{call},"result":1}}"#));
    world.say(&attached("S2", "Q", "page"));
    world.message("nonsense");
    world.close();
    assert_eq!(world.snapshot(), before);
    assert_eq!(world.try_call(None, "Test.it").unwrap_err().kind(), "disconnected");
    assert!(world.events.is_empty());
    assert_eq!(world.core.pending_calls(), 0);
}

#[test]
fn the_end_ends_calls_of_every_session_each_once() {
    let mut world = World::page();
    world.room = false;
    let unsent = world.call(Some("S"), "Test.it");
    world.close();
    let error = world.outcomes[&unsent].as_ref().unwrap_err();
    assert_eq!((error.kind(), error.took_effect()), ("disconnected", cdpwire::Effect::No));
    assert_eq!(world.core.census().queued, 0);
}

#[test]
fn time_that_runs_backwards_ends_nothing_early() {
    let mut world = World::page();
    let call = world.call(Some("S"), "Test.it");
    let later = world.now + Duration::from_secs(29);
    world.core.on_deadline(later);
    world.core.on_deadline(world.now);
    world.drain();
    assert_eq!(world.outcome(call), "pending");
    world.core.on_deadline(later + Duration::from_secs(2));
    world.drain();
    assert_eq!(world.outcome(call), "timeout");
}
