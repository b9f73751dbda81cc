//! Replies with wrong ids, wrong shapes and wrong errors: each must end its own call or no call,
//! and be counted. Every case runs against the core and against the engine.

use super::live::{Peer, connect};
use super::world::{World, counted, describe};
use cdpwire::core::CallId;

/// A reply, `$id` standing for the call's id; how the call ends (`pending`: not by this); what
/// is counted.
type Case = (&'static str, &'static str, &'static str, &'static str);

/// Ids that are not the one that was asked.
const IDS: &[Case] = &[
    ("string", r#"{"id":"$id","result":{}}"#, "pending", "unknown_replies=1"),
    (
        "string with error",
        r#"{"id":"$id","error":{"code":1,"message":"x"}}"#,
        "pending",
        "errors_without_id=1",
    ),
    ("float", r#"{"id":$id.0,"result":{}}"#, "pending", "unknown_replies=1"),
    ("fraction", r#"{"id":$id.5,"result":{}}"#, "pending", "unknown_replies=1"),
    ("exponent", r#"{"id":$ide0,"result":{}}"#, "pending", "unknown_replies=1"),
    ("capital exponent", r#"{"id":$idE+0,"result":{}}"#, "pending", "unknown_replies=1"),
    ("negative", r#"{"id":-$id,"result":{}}"#, "pending", "unknown_replies=1"),
    ("zero", r#"{"id":0,"result":{}}"#, "pending", "unknown_replies=1"),
    ("minus zero", r#"{"id":-0,"result":{}}"#, "pending", "unknown_replies=1"),
    ("null", r#"{"id":null,"result":{}}"#, "pending", "unknown_replies=1"),
    ("true", r#"{"id":true,"result":{}}"#, "pending", "unknown_replies=1"),
    ("array", r#"{"id":[$id],"result":{}}"#, "pending", "unknown_replies=1"),
    ("object", r#"{"id":{"id":$id},"result":{}}"#, "pending", "unknown_replies=1"),
    ("2^31", r#"{"id":2147483648,"result":{}}"#, "pending", "unknown_replies=1"),
    ("2^32 and more", r#"{"id":4294967299,"result":{}}"#, "pending", "unknown_replies=1"),
    ("2^63", r#"{"id":9223372036854775808,"result":{}}"#, "pending", "unknown_replies=1"),
    ("-2^63", r#"{"id":-9223372036854775808,"result":{}}"#, "pending", "unknown_replies=1"),
    ("a thousand digits", "{\"id\":$id$zeros,\"result\":{}}", "pending", "unknown_replies=1"),
    ("i32::MAX", r#"{"id":2147483647,"result":{}}"#, "pending", "unknown_replies=1"),
    ("never used", r#"{"id":1000000,"result":{}}"#, "pending", "unknown_replies=1"),
    ("used before", r#"{"id":1,"result":{}}"#, "pending", "duplicate_replies=1"),
    ("absent", r#"{"result":{}}"#, "pending", "unreadable=1"),
    ("twice the same", r#"{"id":$id,"id":$id,"result":{}}"#, "pending", "unreadable=1"),
    ("twice different", r#"{"id":$id,"id":1,"result":{}}"#, "pending", "unreadable=1"),
    ("twice, once escaped", r#"{"id":$id,"\u0069d":$id,"result":{}}"#, "pending", "unreadable=1"),
    ("escaped key", r#"{"\u0069\u0064":$id,"result":1}"#, "ok 1", ""),
    ("capital key", r#"{"ID":$id,"result":{}}"#, "pending", "unreadable=1"),
    ("last of all", r#"{"result":{"id":7},"sessionId":null,"id":$id}"#, r#"ok {"id":7}"#, ""),
    ("nested only", r#"{"result":{"id":$id}}"#, "pending", "unreadable=1"),
    ("with a method", r#"{"id":$id,"method":"Page.loadEventFired","result":2}"#, "ok 2", ""),
    ("leading zero", r#"{"id":0$id,"result":{}}"#, "pending", "unreadable=1"),
    ("leading plus", r#"{"id":+$id,"result":{}}"#, "pending", "unreadable=1"),
    ("hexadecimal", r#"{"id":0x$id,"result":{}}"#, "pending", "unreadable=1"),
    ("bare word", r#"{"id":undefined,"result":{}}"#, "pending", "unreadable=1"),
    ("no value", r#"{"id":,"result":{}}"#, "pending", "unreadable=1"),
    ("no-break space before", "{\"id\":\u{a0}$id,\"result\":{}}", "pending", "unreadable=1"),
];

/// Results and errors that are not one of the two.
const SHAPES: &[Case] = &[
    (
        "both",
        r#"{"id":$id,"result":{},"error":{"code":-1,"message":"no"}}"#,
        "refused -1 no",
        "malformed_replies=1",
    ),
    (
        "both, error first",
        r#"{"id":$id,"error":{"code":-1,"message":"no"},"result":{}}"#,
        "refused -1 no",
        "malformed_replies=1",
    ),
    ("neither", r#"{"id":$id}"#, "decode", "malformed_replies=1"),
    ("neither, with a session", r#"{"id":$id,"sessionId":"S"}"#, "decode", "malformed_replies=1"),
    ("result null", r#"{"id":$id,"result":null}"#, "ok null", ""),
    ("result a string", r#"{"id":$id,"result":"x"}"#, "ok \"x\"", ""),
    ("result an array", r#"{"id":$id,"result":[1]}"#, "ok [1]", ""),
    ("result twice", r#"{"id":$id,"result":1,"result":2}"#, "ok 2", ""),
    ("result and a null error", r#"{"id":$id,"result":1,"error":null}"#, "ok 1", ""),
    ("a null error alone", r#"{"id":$id,"error":null}"#, "refused 0 null", ""),
    (
        "error data object",
        r#"{"id":$id,"error":{"code":-32602,"message":"m","data":{"a":[1]}}}"#,
        "refused -32602 m data {\"a\":[1]}",
        "",
    ),
    (
        "error data string",
        r#"{"id":$id,"error":{"code":5,"message":"m","data":"d"}}"#,
        "refused 5 m data \"d\"",
        "",
    ),
    (
        "error data null",
        r#"{"id":$id,"error":{"code":5,"message":"m","data":null}}"#,
        "refused 5 m data null",
        "",
    ),
    ("error without message", r#"{"id":$id,"error":{"code":-32000}}"#, "refused -32000 ", ""),
    ("error without code", r#"{"id":$id,"error":{"message":"m"}}"#, "refused 0 m", ""),
    ("error empty", r#"{"id":$id,"error":{}}"#, "refused 0 ", ""),
    (
        "error code float",
        r#"{"id":$id,"error":{"code":-32000.0,"message":"m"}}"#,
        "refused -32000 m",
        "",
    ),
    (
        "error code exponent",
        r#"{"id":$id,"error":{"code":-3.2e4,"message":"m"}}"#,
        "refused -32000 m",
        "",
    ),
    ("error code fraction", r#"{"id":$id,"error":{"code":1.5,"message":"m"}}"#, "refused 0 m", ""),
    (
        "error code string",
        r#"{"id":$id,"error":{"code":"-32000","message":"m"}}"#,
        "refused 0 m",
        "",
    ),
    (
        "error code beyond doubles",
        r#"{"id":$id,"error":{"code":1e999,"message":"m"}}"#,
        "refused 0 m",
        "",
    ),
    (
        "error code beyond i64",
        r#"{"id":$id,"error":{"code":99999999999999999999,"message":"m"}}"#,
        "refused 0 m",
        "",
    ),
    ("error code null", r#"{"id":$id,"error":{"code":null,"message":"m"}}"#, "refused 0 m", ""),
    ("error message number", r#"{"id":$id,"error":{"code":1,"message":7}}"#, "refused 1 7", ""),
    (
        "error message object",
        r#"{"id":$id,"error":{"code":1,"message":{"a":1}}}"#,
        "refused 1 {\"a\":1}",
        "",
    ),
    ("error a string", r#"{"id":$id,"error":"plain"}"#, "refused 0 plain", ""),
    ("error a number", r#"{"id":$id,"error":-32000}"#, "refused 0 -32000", ""),
    ("error an array", r#"{"id":$id,"error":[1,2]}"#, "refused 0 [1,2]", ""),
    ("error false", r#"{"id":$id,"error":false}"#, "refused 0 false", ""),
    (
        "error keys twice",
        r#"{"id":$id,"error":{"code":1,"code":2,"message":"a","message":"b"}}"#,
        "refused 2 b",
        "",
    ),
    ("error broken inside", r#"{"id":$id,"error":{"code":3,"message":"m",,}}"#, "refused 3 m", ""),
    (
        "error of an unknown session, root",
        r#"{"id":$id,"error":{"code":-32001,"message":"Session with given id not found."}}"#,
        "refused -32001 Session with given id not found.",
        "",
    ),
    (
        "navigated",
        r#"{"id":$id,"error":{"code":-32000,"message":"Inspected target navigated or closed"}}"#,
        "navigated",
        "",
    ),
    (
        "error without id",
        r#"{"error":{"code":-32700,"message":"JSON: bad"}}"#,
        "pending",
        "errors_without_id=1",
    ),
    (
        "error with id null",
        r#"{"id":null,"error":{"code":-32600,"message":"m"}}"#,
        "pending",
        "errors_without_id=1",
    ),
    ("another's session", r#"{"id":$id,"result":3,"sessionId":"other"}"#, "ok 3", ""),
    ("unknown keys", r#"{"jsonrpc":"2.0","x":[{}],"id":$id,"result":4,"y":null}"#, "ok 4", ""),
];

#[test]
fn ids_that_are_not_the_one_asked() {
    run(IDS);
}

#[test]
fn results_and_errors_of_every_shape() {
    run(SHAPES);
}

fn fill(reply: &str, id: CallId) -> String {
    reply.replace("$id", &id.to_string()).replace("$zeros", &"0".repeat(1_000))
}

fn run(cases: &[Case]) {
    let mut failures = Vec::new();
    for case in cases {
        if let Err(failure) = in_core(case) {
            failures.push(format!("core, {}: {failure}", case.0));
        }
    }
    let peer = Peer::replying(cases.iter().map(|case| case.1.to_owned()).collect(), fill);
    for case in cases {
        if let Err(failure) = in_engine(&peer, case) {
            failures.push(format!("engine, {}: {failure}", case.0));
        }
    }
    assert!(failures.is_empty(), "{}", failures.join("\n"));
}

fn in_core((_, reply, outcome, counts): &Case) -> Result<(), String> {
    let mut world = World::raw();
    let id = world.call(None, "Test.it");
    world.message(fill(reply, id));
    same(&world.outcome(id), outcome)?;
    same(&counted(&world.anomalies()), counts)?;
    if *outcome == "pending" {
        world.message(fill(r#"{"id":$id,"result":"good"}"#, id));
        same(&world.outcome(id), "ok \"good\"")?;
    }
    world.still_works();
    Ok(())
}

/// The peer follows the reply with a good one, so that the end of the call is certain.
fn in_engine(peer: &Peer, (_, reply, outcome, counts): &Case) -> Result<(), String> {
    let browser = connect(peer);
    let mut expected = cdpwire::Anomalies::default();
    let ended = describe(&browser.call_raw("Test.it", serde_json::json!({ "reply": reply })));
    match *outcome {
        "pending" => same(&ended, "ok \"good\"")?,
        _ => {
            expected.duplicate_replies = 1;
            same(&ended, outcome)?;
        }
    }
    let fence = describe(&browser.call_raw("Test.fence", ()));
    same(&fence, "ok {}")?;
    let seen = browser.snapshot().anomalies;
    let mut only = seen;
    only.duplicate_replies = only.duplicate_replies.saturating_sub(expected.duplicate_replies);
    same(&counted(&only), counts)?;
    same(&format!("{}", browser.snapshot().closed.is_none()), "true")
}

fn same(seen: &str, expected: &str) -> Result<(), String> {
    if seen == expected { Ok(()) } else { Err(format!("{seen:?} instead of {expected:?}")) }
}

#[test]
fn a_reply_with_another_session_than_its_call_is_delivered_and_counted() {
    let mut world = World::page();
    let id = world.call(Some("S"), "Test.it");
    world.message(format!(r#"{{"id":{id},"result":1,"sessionId":"other"}}"#));
    assert_eq!(world.outcome(id), "ok 1");
    assert_eq!(counted(&world.anomalies()), "misrouted_replies=1");
}

#[test]
fn an_unknown_session_ends_the_call_and_says_that_nothing_was_done() {
    let mut world = World::page();
    let id = world.call(Some("S"), "Test.it");
    world.message(format!(r#"{{"id":{id},"error":{{"code":-32001,"message":"gone"}}}}"#));
    assert_eq!(world.outcome(id), "session_gone Unknown");
    let error = world.outcomes[&id].as_ref().unwrap_err();
    assert_eq!(error.took_effect(), cdpwire::Effect::No);
}

#[test]
fn the_second_reply_reaches_nobody() {
    let mut world = World::raw();
    let id = world.call(None, "Test.it");
    world.message(format!(r#"{{"id":{id},"result":1}}"#));
    world.message(format!(r#"{{"id":{id},"result":2}}"#));
    assert_eq!(world.outcome(id), "ok 1");
    assert_eq!(counted(&world.anomalies()), "duplicate_replies=1");
}

#[test]
fn a_late_reply_reaches_nobody_and_a_second_late_one_is_a_duplicate() {
    let mut world = World::raw();
    let id = world.call(None, "Test.it");
    world.pass(std::time::Duration::from_secs(31));
    assert_eq!(world.outcome(id), "timeout");
    world.message(format!(r#"{{"id":{id},"result":1}}"#));
    world.message(format!(r#"{{"id":{id},"result":2}}"#));
    assert_eq!(counted(&world.anomalies()), "duplicate_replies=1 late_replies=1");
}

#[test]
fn an_error_without_id_explains_the_only_call_that_it_can_belong_to() {
    let mut world = World::raw();
    let id = world.call(None, "Test.it");
    world.message(r#"{"error":{"code":-32600,"message":"Message must have integer 'id'"}}"#);
    world.pass(std::time::Duration::from_secs(31));
    let Err(cdpwire::Error::Timeout(timeout)) = &world.outcomes[&id] else { panic!() };
    assert_eq!(timeout.hint.as_deref(), Some("Message must have integer 'id'"));
}

#[test]
fn an_error_without_id_explains_nothing_while_two_calls_wait() {
    let mut world = World::raw();
    let ids = [world.call(None, "Test.it"), world.call(None, "Test.it")];
    world.message(r#"{"error":{"code":-32600,"message":"whose?"}}"#);
    world.pass(std::time::Duration::from_secs(31));
    for id in ids {
        let Err(cdpwire::Error::Timeout(timeout)) = &world.outcomes[&id] else { panic!() };
        assert_eq!(timeout.hint, None);
    }
}

#[test]
fn ids_wrap_below_2_to_the_31_and_step_over_those_in_use() {
    let mut config = super::world::config();
    config.supervise = false;
    // The engine's own first command takes this id and is answered.
    config.first_id = CallId::MAX - 3;
    let mut world = World::with(config);
    let last: Vec<CallId> = (0..3).map(|_| world.call(None, "Test.it")).collect();
    assert_eq!(last, [CallId::MAX - 2, CallId::MAX - 1, CallId::MAX]);
    let first = world.call(None, "Test.it");
    assert_eq!(first, 1);
    for id in last {
        world.message(format!(r#"{{"id":{id},"result":{id}}}"#));
        assert_eq!(world.outcome(id), format!("ok {id}"));
    }
    world.message(r#"{"id":1,"result":"one"}"#);
    assert_eq!(world.outcome(1), "ok \"one\"");
    assert_eq!(counted(&world.anomalies()), "");
}

#[test]
fn a_wrapped_counter_uses_no_id_that_waits_or_whose_answer_may_still_come() {
    let mut config = super::world::config();
    config.supervise = false;
    config.first_id = CallId::MAX - 1;
    config.limits.pending_calls = 4;
    let mut world = World::with(config);
    // MAX waits for ever in effect; 1 times out and is buried; 2 waits.
    let waiting = world.call(None, "Test.it");
    assert_eq!(waiting, CallId::MAX);
    let buried = world.call(None, "Test.it");
    assert_eq!(world.core.cancel(buried), Some(cdpwire::Effect::Unknown));
    let second = world.call(None, "Test.it");
    assert_eq!((buried, second), (1, 2));
    // Once more around would take two thousand million calls; a core that begins at the end
    // again meets the same ids.
    assert_eq!(world.call(None, "Test.it"), 3);
    world.message(r#"{"id":1,"result":"late"}"#);
    assert_eq!(counted(&world.anomalies()), "late_replies=1");
}

#[test]
fn a_reply_that_repeats_a_used_id_after_the_wrap_is_a_duplicate() {
    let mut config = super::world::config();
    config.supervise = false;
    config.first_id = CallId::MAX;
    let mut world = World::with(config);
    let id = world.call(None, "Test.it");
    assert_eq!(id, 1);
    world.message(format!(r#"{{"id":{},"result":1}}"#, CallId::MAX));
    assert_eq!(counted(&world.anomalies()), "duplicate_replies=1");
    assert_eq!(world.outcome(id), "pending");
}

#[test]
fn a_first_id_below_1_begins_at_1() {
    let mut config = super::world::config();
    config.supervise = false;
    config.first_id = -5;
    let mut world = World::with(config);
    assert_eq!(world.call(None, "Test.it"), 2);
}

#[test]
fn the_64_mib_reply_arrives_whole() {
    let mut world = World::raw();
    let id = world.call(None, "Test.it");
    let text = "x".repeat(64 << 20);
    world.message(format!(r#"{{"result":"{text}","id":{id}}}"#));
    assert_eq!(world.outcome(id), format!("ok {} bytes", (64 << 20) + 2));
    world.still_works();
}
