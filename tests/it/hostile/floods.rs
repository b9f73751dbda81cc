//! Floods: a million of everything. Tables stay within their bounds, and work per event does not
//! grow with what came before.
//!
//! Work is measured as processor time of this thread, at a number and at four times the number,
//! the best of several tries: proportional work gives about 4, quadratic work 16.

use super::world::{
    World, attached, attached_on, config, counted, event, frame, frame_attached, target,
};
use cdpwire::core::census::Census;
use serde_json::json;
use std::time::Duration;

/// Processor time of this thread; `None` where the system does not tell.
fn processor_time() -> Option<Duration> {
    let text = std::fs::read_to_string("/proc/thread-self/schedstat").ok()?;
    Some(Duration::from_nanos(text.split(' ').next()?.parse().ok()?))
}

/// Work on `4 * count` is less than nine times the work on `count`.
fn proportional(what: &str, count: usize, work: impl Fn(usize)) {
    let time = |count: usize| -> Option<Duration> {
        let before = processor_time()?;
        work(count);
        processor_time()?.checked_sub(before)
    };
    let mut ratios = Vec::new();
    for _ in 0..4 {
        let (Some(small), Some(large)) = (time(count), time(4 * count)) else { return };
        let ratio = large.as_secs_f64() / small.as_secs_f64().max(1e-6);
        if ratio < 9.0 {
            return;
        }
        ratios.push(ratio);
    }
    panic!("{what}: four times as much takes {ratios:.1?} times as long");
}

/// What is held after `count` and after twice as many is the same.
fn flat(what: &str, count: usize, mut world: impl FnMut(usize) -> World) -> Census {
    let (once, twice) = (world(count).core.census(), world(2 * count).core.census());
    assert_eq!(once, twice, "{what}");
    within_limits(what, &twice);
    twice
}

fn within_limits(what: &str, census: &Census) {
    let limits = config().limits;
    assert!(census.pending <= 2 * limits.pending_calls, "{what}: {census:?}");
    assert!(census.tombstones <= limits.tombstones, "{what}: {census:?}");
    assert!(census.sessions <= limits.sessions, "{what}: {census:?}");
    assert!(census.ended <= 1_024, "{what}: {census:?}");
    assert!(census.targets <= limits.targets, "{what}: {census:?}");
    assert!(census.orphans <= limits.orphan_messages, "{what}: {census:?}");
    assert!(census.orphan_bytes <= limits.orphan_bytes, "{what}: {census:?}");
    assert!(census.dialogs <= 256, "{what}: {census:?}");
}

// The messages of the longest floods are written as text: making them must not cost more than
// reading them.

fn created(index: usize) -> String {
    format!(
        r#"{{"method":"Target.targetCreated","params":{{"targetInfo":{{"targetId":"T{index}","type":"page","title":"","url":"u","attached":true,"canAccessOpener":false}}}}}}"#
    )
}

fn child(index: usize) -> String {
    format!(
        r#"{{"sessionId":"S","method":"Page.frameAttached","params":{{"frameId":"F{index}","parentFrameId":"P"}}}}"#
    )
}

#[test]
fn a_million_events_that_nobody_wants() {
    let world = |count| {
        let mut world = World::page();
        world.flood(count, |i| format!(r#"{{"method":"New.event{i}","params":{{"i":{i}}}}}"#));
        assert_eq!(counted(&world.anomalies()), "");
        world
    };
    flat("unknown methods", 500_000, world);
}

#[test]
fn events_of_sessions_that_do_not_exist() {
    let world = |count| {
        let mut world = World::page();
        world.flood(count, |i| format!(r#"{{"method":"X.y","sessionId":"no{i}"}}"#));
        world
    };
    let held = flat("strangers", 200_000, world);
    assert_eq!(held.orphans, 256);
    proportional("strangers", 20_000, |count| drop(world(count)));
}

#[test]
fn a_million_targets() {
    let world = |count| {
        let mut world = World::empty();
        world.flood(count, created);
        world
    };
    let mut million = world(1_000_000);
    assert_eq!(million.core.census().targets, 4_096);
    // The newest are there, in order.
    let snapshot = million.snapshot();
    assert_eq!(snapshot.targets.last().unwrap().id.as_str(), "T999999");
    assert_eq!(snapshot.targets[0].id.as_str(), format!("T{}", 1_000_000 - 4_096));
    assert_eq!(snapshot.anomalies.overflows, 1_000_000 - 4_096);
    million.still_works();
    proportional("targets", 20_000, |count| drop(world(count)));
}

#[test]
fn a_hundred_thousand_targets_that_each_change() {
    let mut world = World::empty();
    world.flood(4_096, created);
    world.flood(100_000, |i| {
        let mut info = target(&format!("T{}", i % 4_096), "page");
        info["title"] = format!("title {i}").into();
        event(None, "Target.targetInfoChanged", json!({ "targetInfo": info })).to_string()
    });
    assert_eq!(world.core.census().targets, 4_096);
    assert_eq!(counted(&world.anomalies()), "");
}

#[test]
fn a_hundred_thousand_sessions_that_are_never_detached() {
    let world = |count: usize| {
        let mut world = World::empty();
        world.flood(count, |i| attached(&format!("S{i}"), &format!("T{i}"), "page").to_string());
        world
    };
    let held = flat("sessions", 50_000, world);
    assert_eq!((held.sessions, held.targets, held.pending), (4_096, 4_096, 0));
    let world = world(10_000);
    assert_eq!(counted(&world.anomalies()), "overflows=5904");
}

#[test]
fn sessions_of_a_browser_that_never_answers() {
    let world = |count: usize| {
        let mut world = World::empty();
        world.answers = false;
        world.flood(count, |i| attached(&format!("S{i}"), &format!("T{i}"), "page").to_string());
        world
    };
    let held = flat("sessions without answers", 60_000, world);
    assert_eq!(held.sessions, 4_096);
    proportional("sessions without answers", 3_000, |count| drop(world(count)));
}

#[test]
fn sessions_of_a_browser_that_does_not_read() {
    let world = |count: usize| {
        let mut world = World::empty();
        world.room = false;
        world.flood(count, |i| attached(&format!("S{i}"), &format!("T{i}"), "page").to_string());
        world
    };
    let held = flat("sessions of a browser that does not read", 60_000, world);
    assert!(held.queued <= 2 * config().limits.pending_calls, "{held:?}");
    assert!(held.queued_bytes <= 64 << 20, "{held:?}");
    proportional("sessions of a browser that does not read", 3_000, |count| {
        let mut world = world(count);
        world.pass(Duration::from_secs(10));
        world.close();
    });
}

#[test]
fn sessions_that_come_and_go() {
    let world = |count: usize| {
        let mut world = World::empty();
        world.flood(2 * count, |i| match i % 2 {
            0 => attached(&format!("S{i}"), &format!("T{i}"), "page").to_string(),
            _ => super::world::detached(&format!("S{}", i - 1)).to_string(),
        });
        world
    };
    let held = flat("sessions that come and go", 12_000, world);
    assert_eq!((held.sessions, held.frames, held.pages), (0, 0, 0));
    proportional("sessions that come and go", 3_000, |count| drop(world(count)));
}

#[test]
fn sessions_of_the_same_target() {
    let world = |count: usize| {
        let mut world = World::empty();
        world.flood(count, |i| attached(&format!("S{i}"), "T", "page").to_string());
        world
    };
    let held = flat("sessions of one target", 12_000, world);
    assert_eq!((held.sessions, held.targets), (1, 1));
}

#[test]
fn workers_of_one_page_without_end() {
    let world = |count: usize| {
        let mut world = World::page();
        world.flood(count, |i| {
            attached_on(Some("S"), &format!("W{i}"), &format!("Wt{i}"), "worker").to_string()
        });
        world
    };
    let held = flat("workers", 10_000, world);
    assert_eq!(held.sessions, 4_096);
}

fn context(id: usize) -> String {
    format!(
        r#"{{"sessionId":"S","method":"Runtime.executionContextCreated","params":{{"context":{{"id":{id},"origin":"o","name":"n","uniqueId":"u{id}","auxData":{{"isDefault":true,"frameId":"P"}}}}}}}}"#
    )
}

#[test]
fn a_million_contexts() {
    let world = |count: usize| {
        let mut world = World::page();
        world.flood(count, context);
        world
    };
    let million = world(1_000_000);
    assert_eq!(million.core.census().contexts, 4_096);
    assert_eq!(million.core.contexts(&"S".into()).last().unwrap().id, 999_999);
    assert_eq!(million.anomalies().overflows, 1_000_000 - 4_096);
    proportional("contexts", 20_000, |count| drop(world(count)));
}

#[test]
fn a_million_frames_side_by_side() {
    let world = |count: usize| {
        let mut world = World::page();
        world.flood(count, child);
        world
    };
    let million = world(1_000_000);
    assert_eq!(million.core.census().frames, 4_096);
    let snapshot = million.snapshot();
    assert!(snapshot.pages[0].frames.truncated);
    assert_eq!(snapshot.pages[0].frames.frames.len(), 4_096);
    proportional("frames", 20_000, |count| drop(world(count)));
}

#[test]
fn frames_in_each_other_without_end() {
    let mut world = World::page();
    world.flood(10_000, |i| {
        let parent = if i == 0 { "P".to_owned() } else { format!("F{}", i - 1) };
        frame_attached("S", &format!("F{i}"), &parent).to_string()
    });
    assert_eq!(world.core.census().frames, 4_096);
    assert!(world.snapshot().pages[0].frames.truncated);
    world.say(&super::world::detached("S"));
    assert_eq!(world.core.census().frames, 0);
}

#[test]
fn frames_without_a_parent_that_is_known() {
    let world = |count: usize| {
        let mut world = World::page();
        world.flood(count, |i| {
            let mut said = frame(&format!("F{i}"), "http://a.test/");
            said["parentId"] = format!("no{i}").into();
            let params = json!({ "frame": said, "type": "Navigation" });
            event(Some("S"), "Page.frameNavigated", params).to_string()
        });
        world
    };
    // Only the page's own: an event about a frame that has no place in its session's process is
    // older than what made the frame go.
    let held = flat("frames without a parent", 20_000, world);
    assert_eq!((held.frames, held.waiting_frames), (1, 0));
}

#[test]
fn main_frames_one_after_the_other() {
    let world = |count: usize| {
        let mut world = World::page();
        world.flood(count, |i| {
            let params = json!({ "frame": frame(&format!("M{i}"), "u"), "type": "Navigation" });
            event(Some("S"), "Page.frameNavigated", params).to_string()
        });
        world
    };
    let held = flat("main frames", 20_000, world);
    assert_eq!(held.frames, 1);
}

#[test]
fn swaps_of_one_frame_without_end() {
    let mut world = World::page();
    world.say(&frame_attached("S", "F", "P"));
    world.flood(40_000, |i| match i % 2 {
        0 => attached_on(Some("S"), &format!("C{i}"), "F", "iframe").to_string(),
        _ => super::world::detached(&format!("C{}", i - 1)).to_string(),
    });
    let held = world.core.census();
    assert_eq!((held.sessions, held.pending), (1, 0));
    assert!(held.frames <= 2);
}

fn dialog(kind: &str) -> String {
    let params = json!({
        "url": "", "frameId": "P", "message": "m", "type": kind, "hasBrowserHandler": false,
    });
    event(Some("S"), "Page.javascriptDialogOpening", params).to_string()
}

#[test]
fn a_hundred_thousand_dialogs() {
    let world = |count: usize| {
        let mut world = World::page();
        world.flood(count, |_| dialog("alert"));
        world
    };
    let held = flat("dialogs", 50_000, world);
    assert_eq!((held.dialogs, held.pending), (256, 0));
    assert_eq!(world(1_000).snapshot().recent_dialogs.len(), 20);
    proportional("dialogs", 10_000, |count| drop(world(count)));
}

#[test]
fn two_hundred_thousand_dialogs_whose_answers_are_never_taken() {
    let world = |count: usize| {
        let mut world = World::page();
        world.answers = false;
        world.flood(count, |_| dialog("alert"));
        world
    };
    let held = world(200_000).core.census();
    within_limits("dialogs without answers", &held);
    assert_eq!(held.dialogs, 256);
}

#[test]
fn a_hundred_thousand_console_entries() {
    let world = |count: usize| {
        let mut world = World::page();
        world.flood(count, |i| {
            let params = json!({
                "type": if i % 2 == 0 { "error" } else { "log" },
                "args": [{ "type": "string", "value": format!("entry {i}") }],
                "executionContextId": 1, "timestamp": i,
            });
            event(Some("S"), "Runtime.consoleAPICalled", params).to_string()
        });
        world
    };
    let held = flat("console entries", 50_000, world);
    assert_eq!(held.console_entries, 200);
    let snapshot = world(1_000).snapshot();
    let console = &snapshot.pages[0].console;
    assert_eq!((console.entries.len(), console.errors.len(), console.dropped), (200, 50, 800));
    assert_eq!(&*console.entries[199].text, "entry 999");
}

#[test]
fn a_console_value_of_64_megabytes_is_cut() {
    let mut world = World::page();
    let params = json!({
        "type": "log", "args": [{ "type": "string", "value": "x".repeat(64 << 20) }],
        "executionContextId": 1, "timestamp": 0,
    });
    world.say(&event(Some("S"), "Runtime.consoleAPICalled", params));
    let snapshot = world.snapshot();
    assert_eq!(snapshot.pages[0].console.entries[0].text.chars().count(), 501);
}

#[test]
fn two_hundred_thousand_paused_requests() {
    let world = |count: usize| {
        let mut world = World::page();
        world.answers = false;
        world.flood(count, |i| {
            let request = json!({
                "url": format!("http://a.test/{i}"), "method": "GET", "headers": {},
                "initialPriority": "High", "referrerPolicy": "origin",
            });
            let params = json!({
                "requestId": format!("r{i}"), "frameId": "P", "resourceType": "XHR",
                "request": request,
            });
            event(Some("S"), "Fetch.requestPaused", params).to_string()
        });
        world
    };
    within_limits("paused requests", &world(200_000).core.census());
}

#[test]
fn questions_of_the_bridge_without_end() {
    let world = |count: usize| {
        let mut world = World::page();
        world.flood(count, |i| {
            let request = json!({
                "url": "https://0123456789abcdef0123456789abcdef.invalid/", "method": "POST",
                "headers": {}, "initialPriority": "High", "referrerPolicy": "origin",
                "postData": json!({
                    "kind": "alert", "message": "m", "initial": "", "url": "u", "opaque": false,
                }).to_string(),
            });
            let params = json!({
                "requestId": format!("r{i}"), "frameId": "P", "resourceType": "XHR",
                "request": request,
            });
            event(Some("S"), "Fetch.requestPaused", params).to_string()
        });
        world
    };
    let held = flat("questions", 20_000, world);
    assert_eq!((held.dialogs, held.pending), (256, 0));
}

#[test]
fn a_million_replies_that_nobody_waits_for() {
    let mut world = World::page();
    world.flood(1_000_000, |i| format!(r#"{{"id":{},"result":{{}}}}"#, i + 1_000));
    assert_eq!(counted(&world.anomalies()), "unknown_replies=1000000");
    world.flood(100_000, |_| r#"{"error":{"code":1,"message":"m"}}"#.to_owned());
    assert_eq!(world.anomalies().errors_without_id, 100_000);
    world.still_works();
}

#[test]
fn a_million_messages_that_cannot_be_read() {
    let mut world = World::page();
    world.flood(1_000_000, |_| "{".to_owned());
    assert_eq!(counted(&world.anomalies()), "unreadable=1000000");
    world.still_works();
}

#[test]
fn two_hundred_thousand_events_that_do_not_decode() {
    let mut world = World::page();
    let message = event(None, "Target.targetCreated", json!({ "targetInfo": 1 })).to_string();
    world.flood(200_000, |_| message.clone());
    assert_eq!(counted(&world.anomalies()), "undecodable_events=200000");
    world.still_works();
}

#[test]
fn four_thousand_popups_that_opened_each_other_and_a_dialog() {
    let world = |count: usize| {
        let mut world = World::page();
        world.flood(count, |i| {
            let mut info = target(&format!("T{i}"), "page");
            info["openerId"] = if i == 0 { "P".into() } else { format!("T{}", i - 1).into() };
            event(None, "Target.targetCreated", json!({ "targetInfo": info })).to_string()
        });
        world.flood(20, |_| dialog("alert"));
        world
    };
    assert_eq!(world(4_000).snapshot().pending_dialogs.len(), 20);
    proportional("popups", 1_000, |count| drop(world(count)));
}

#[test]
fn calls_that_time_out_in_a_browser_that_does_not_read() {
    proportional("calls that time out", 1_000, |count| {
        let mut world = World::page();
        world.room = false;
        for _ in 0..count {
            world.call(Some("S"), "Test.it");
        }
        world.pass(Duration::from_secs(31));
        assert_eq!(world.core.census().queued, 0);
        assert_eq!(world.outcomes.len(), count);
    });
}

#[test]
fn commands_that_the_browser_does_not_read_are_bounded() {
    let mut world = World::page();
    world.room = false;
    let mut accepted = 0;
    let error = loop {
        match world.try_call(Some("S"), "Test.it") {
            Ok(_) => accepted += 1,
            Err(error) => break error,
        }
    };
    assert_eq!((accepted, error.kind()), (4_096, "limit"));
    assert_eq!(error.took_effect(), cdpwire::Effect::No);
    world.room = true;
    world.drain();
    assert_eq!(world.core.census().queued, 0);
}
