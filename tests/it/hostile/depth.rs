//! Ten million opening brackets, wherever a message has a value, on a thread with 64 KiB of
//! stack: nothing recurses, and nothing is kept.

use super::world::{World, attached, counted};

const DEPTH: usize = 10_000_000;

/// A message with `$bomb` in it, and what is counted when the brackets are closed again and
/// when they are not.
const PLACES: &[(&str, &str, &str, &str)] = &[
    ("the result", r#"{"id":$id,"result":$bomb}"#, "", "unreadable=1"),
    ("the error", r#"{"id":$id,"error":$bomb}"#, "", "unreadable=1"),
    (
        "the error's data",
        r#"{"id":$id,"error":{"code":1,"message":"m","data":$bomb}}"#,
        "",
        "unreadable=1",
    ),
    ("the error's message", r#"{"id":$id,"error":{"code":1,"message":$bomb}}"#, "", "unreadable=1"),
    (
        "params of an event that nobody reads",
        r#"{"method":"X.y","params":$bomb}"#,
        "",
        "unreadable=1",
    ),
    (
        "params of an event that is read",
        r#"{"method":"Target.targetCreated","params":$bomb}"#,
        "undecodable_events=1",
        "unreadable=1",
    ),
    (
        "a field that is read",
        r#"{"method":"Target.targetCreated","params":{"targetInfo":$bomb}}"#,
        "undecodable_events=1",
        "unreadable=1",
    ),
    (
        "a field that is not known",
        r#"{"method":"Target.targetDestroyed","params":{"targetId":"x","new":$bomb}}"#,
        "",
        "unreadable=1",
    ),
    (
        "a context's data",
        r#"{"method":"Runtime.executionContextCreated","sessionId":"S","params":{"context":{"id":1,"origin":"","name":"","uniqueId":"","auxData":$bomb}}}"#,
        "",
        "unreadable=1",
    ),
    (
        "a console value",
        r#"{"method":"Runtime.consoleAPICalled","sessionId":"S","params":{"type":"log","args":[{"type":"object","value":$bomb}],"executionContextId":1,"timestamp":0}}"#,
        "",
        "unreadable=1",
    ),
    ("an unknown key", r#"{"method":"X.y","new":$bomb}"#, "", "unreadable=1"),
    ("the id", r#"{"id":$bomb,"result":{}}"#, "unknown_replies=1", "unreadable=1"),
    ("the method", r#"{"method":$bomb}"#, "unreadable=1", "unreadable=1"),
    ("the session", r#"{"method":"X.y","sessionId":$bomb}"#, "unreadable=1", "unreadable=1"),
    ("the whole message", "$bomb", "unreadable=1", "unreadable=1"),
];

#[test]
fn ten_million_brackets_in_every_place() {
    on_a_small_stack(|| {
        let arrays = ("[".repeat(DEPTH), "]".repeat(DEPTH));
        for (name, template, closed, open) in PLACES {
            bomb(name, template, &[arrays.0.as_str(), &arrays.1].concat(), closed);
            bomb(name, template, &arrays.0, open);
        }
    });
}

#[test]
fn two_million_objects_in_each_other_in_every_place() {
    on_a_small_stack(|| {
        let depth = DEPTH / 5;
        let objects = ("{\"a\":".repeat(depth), "1".to_owned() + &"}".repeat(depth));
        for (name, template, closed, open) in PLACES {
            // As the whole message they are an object without a routing field.
            bomb(name, template, &[objects.0.as_str(), &objects.1].concat(), closed);
            bomb(name, template, &objects.0, open);
        }
    });
}

fn bomb(name: &str, template: &str, bomb: &str, counts: &str) {
    let mut world = World::empty();
    world.say(&attached("S", "P", "page"));
    let id = world.call(None, "Test.it");
    world.message(template.replace("$id", &id.to_string()).replace("$bomb", bomb));
    assert_eq!(counted(&world.anomalies()), counts, "{name}");
    let ended = world.outcome(id);
    match (template.starts_with(r#"{"id":$id"#), counts) {
        (true, "") => assert!(ended.starts_with("ok ") || ended.starts_with("refused "), "{ended}"),
        _ => assert_eq!(ended, "pending", "{name}"),
    }
    // Whoever wants the value is refused, and dropping everything does not recurse either.
    if let Some(Ok(raw)) = world.outcomes.get(&id) {
        assert_eq!(raw.to_value().unwrap_err().kind(), "decode", "{name}");
        let typed = raw.decode::<cdpwire::protocol::page::GetFrameTreeResponse>("Test.it");
        assert_eq!(typed.unwrap_err().kind(), "decode", "{name}");
    }
    world.still_works();
}

fn on_a_small_stack(test: fn()) {
    let thread = std::thread::Builder::new().stack_size(64 << 10).spawn(test).unwrap();
    if let Err(panic) = thread.join() {
        std::panic::resume_unwind(panic);
    }
}

#[test]
fn a_chain_of_sessions_that_each_announce_the_next_too_early() {
    // Message k is of session k, which is not known yet, and announces session k + 1. When
    // session 0 becomes known, all of them do, one by one.
    on_a_small_stack(|| {
        let mut world = World::empty();
        world.answers = false;
        let count = 200;
        for index in 1..=count {
            let on = format!("S{index}");
            let next = index + 1;
            let message = super::world::attached_on(
                Some(&on),
                &format!("S{next}"),
                &format!("T{next}"),
                "iframe",
            );
            world.say(&message);
        }
        assert_eq!(world.core.census().orphans, count);
        world.say(&attached("S1", "T1", "page"));
        assert_eq!(world.core.census().sessions, count + 1);
        assert_eq!(world.core.census().orphans, 0);
        assert_eq!(counted(&world.anomalies()), "");
    });
}

#[test]
fn a_deep_chain_of_sessions_ends_with_its_first() {
    on_a_small_stack(|| {
        let mut world = World::empty();
        world.say(&attached("S0", "T0", "page"));
        for index in 1..4_000 {
            let on = format!("S{}", index - 1);
            let (session, target) = (format!("S{index}"), format!("T{index}"));
            world.core.on_message(
                world.now,
                super::world::attached_on(Some(&on), &session, &target, "iframe")
                    .to_string()
                    .into(),
            );
        }
        world.drain();
        assert_eq!(world.core.census().sessions, 4_000);
        world.say(&super::world::detached("S0"));
        assert_eq!(world.core.census().sessions, 0);
        assert_eq!(world.core.census().frames, 0);
    });
}
