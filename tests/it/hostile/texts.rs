//! Messages that nobody asked for, in broken text and broken JSON; and values of which only the
//! caller who reads them notices that they are broken.

use super::live::{same_in_core, same_in_engine};
use super::world::World;
use serde_json::Value;

/// A message; what is counted. `""`: it is an event like any other, of which nobody reads more.
type Case = (&'static str, &'static [u8], &'static str);

const MESSAGES: &[Case] = &[
    ("nothing", b"", "unreadable=1"),
    ("white space", b" \r\n\t", "unreadable=1"),
    ("an empty object", b"{}", "unreadable=1"),
    ("an array", b"[]", "unreadable=1"),
    ("a list of messages", br#"[{"method":"X.y"}]"#, "unreadable=1"),
    ("a string", b"\"x\"", "unreadable=1"),
    ("a number", b"1", "unreadable=1"),
    ("null", b"null", "unreadable=1"),
    ("plain words", b"Internal Server Error", "unreadable=1"),
    ("markup", b"<html></html>", "unreadable=1"),
    ("a byte order mark before", b"\xEF\xBB\xBF{\"method\":\"X.y\"}", "unreadable=1"),
    ("a byte order mark after", b"{\"method\":\"X.y\"}\xEF\xBB\xBF", "unreadable=1"),
    ("UTF-16", b"{\x00\"\x00m\x00\"\x00}\x00", "unreadable=1"),
    ("a NUL after", b"{\"method\":\"X.y\"}\0", "unreadable=1"),
    ("a NUL between", b"{\"method\"\0:\"X.y\"}", "unreadable=1"),
    ("a NUL in an unread string", b"{\"method\":\"X.y\",\"params\":{\"a\":\"\0\"}}", ""),
    ("letters after", b"{\"method\":\"X.y\"}x", "unreadable=1"),
    ("a second message after", b"{\"method\":\"X.y\"}{\"method\":\"X.y\"}", "unreadable=1"),
    ("a closing brace too many", b"{\"method\":\"X.y\"}}", "unreadable=1"),
    ("a closing brace too few", b"{\"method\":\"X.y\",\"params\":{}", "unreadable=1"),
    ("cut in a key", b"{\"meth", "unreadable=1"),
    ("cut in an escape", b"{\"method\":\"X\\u00", "unreadable=1"),
    ("cut in a character", b"{\"method\":\"\xF0\x9F", "unreadable=1"),
    ("cut after a colon", b"{\"method\":", "unreadable=1"),
    ("brackets that do not match", b"{\"method\":\"X.y\",\"params\":[1}]}", "unreadable=1"),
    ("a trailing comma", b"{\"method\":\"X.y\",}", "unreadable=1"),
    ("a leading comma", b"{,\"method\":\"X.y\"}", "unreadable=1"),
    ("no comma", b"{\"method\":\"X.y\" \"params\":{}}", "unreadable=1"),
    ("no colon", b"{\"method\" \"X.y\"}", "unreadable=1"),
    ("a key without quotes", b"{method:\"X.y\"}", "unreadable=1"),
    ("single quotes", b"{'method':'X.y'}", "unreadable=1"),
    ("a comment", b"/**/{\"method\":\"X.y\"}", "unreadable=1"),
    ("a control character in a key", b"{\"met\nhod\":\"X.y\"}", "unreadable=1"),
    ("a control character in the method", b"{\"method\":\"X.\ny\"}", "unreadable=1"),
    ("a bad escape in the method", b"{\"method\":\"X.\\x\"}", "unreadable=1"),
    ("method null", b"{\"method\":null}", "unreadable=1"),
    ("method a number", b"{\"method\":1}", "unreadable=1"),
    ("method an array", b"{\"method\":[\"X.y\"]}", "unreadable=1"),
    ("method twice", b"{\"method\":\"X.y\",\"method\":\"X.z\"}", "unreadable=1"),
    ("method empty", b"{\"method\":\"\"}", ""),
    ("method of 100 kB", b"{", "unreadable=1"),
    ("session null", b"{\"method\":\"X.y\",\"sessionId\":null}", "unreadable=1"),
    ("session a number", b"{\"method\":\"X.y\",\"sessionId\":1}", "unreadable=1"),
    ("session an object", b"{\"method\":\"X.y\",\"sessionId\":{}}", "unreadable=1"),
    (
        "session twice",
        b"{\"method\":\"X.y\",\"sessionId\":\"A\",\"sessionId\":\"B\"}",
        "unreadable=1",
    ),
    ("params twice", b"{\"params\":1,\"method\":\"X.y\",\"params\":2}", ""),
    ("escaped keys", b"{\"\\u006dethod\":\"X.y\",\"p\\u0061rams\":{}}", ""),
    ("bad UTF-8 in the method", b"{\"method\":\"X.\xFF\"}", ""),
    ("bad UTF-8 in a key", b"{\"method\":\"X.y\",\"\xC3\":1}", ""),
    ("bad UTF-8 in unread params", b"{\"method\":\"X.y\",\"params\":\"\xED\xA0\x80\"}", ""),
    ("a lone surrogate in the method", b"{\"method\":\"X.\\ud800\"}", ""),
    ("a lone surrogate in unread params", b"{\"method\":\"X.y\",\"params\":\"\\udfff\"}", ""),
    ("a number beyond doubles", b"{\"method\":\"X.y\",\"params\":1e999}", ""),
    ("minus zero", b"{\"method\":\"X.y\",\"params\":[-0,-0.0]}", ""),
    (
        "an event that is read, without params",
        b"{\"method\":\"Target.targetCreated\"}",
        "undecodable_events=1",
    ),
    (
        "an event that is read, params null",
        b"{\"method\":\"Target.targetCreated\",\"params\":null}",
        "undecodable_events=1",
    ),
    (
        "an event that is read, params text",
        b"{\"method\":\"Target.targetCreated\",\"params\":\"x\"}",
        "undecodable_events=1",
    ),
    (
        "an event that is read, params a list",
        b"{\"method\":\"Target.targetDestroyed\",\"params\":[1]}",
        "undecodable_events=1",
    ),
    (
        "an event that is read, broken inside",
        b"{\"method\":\"Target.targetDestroyed\",\"params\":{\"targetId\" 1}}",
        "undecodable_events=1",
    ),
];

#[test]
fn messages_that_nobody_asked_for() {
    for (name, message, counts) in MESSAGES {
        let messages = [message.to_vec()];
        same_in_core(name, &messages, counts);
    }
    // Over the socket, all of them on one connection each of a kind.
    for wanted in ["unreadable=1", "undecodable_events=1", ""] {
        let kind: Vec<&Case> = MESSAGES.iter().filter(|case| case.2 == wanted).collect();
        let messages: Vec<Vec<u8>> = kind.iter().map(|case| case.1.to_vec()).collect();
        let counts = wanted.replace("=1", &format!("={}", messages.len()));
        same_in_engine(wanted, &messages, &counts);
    }
}

/// A result as it stands in the message; the value that its caller reads, `None` when only that
/// caller is refused.
const VALUES: &[(&str, &[u8], Option<&str>)] = &[
    ("bad UTF-8", b"\"a\xFFb\"", Some("\"a\u{fffd}b\"")),
    ("an overlong slash", b"\"\xC0\xAF\"", Some("\"\u{fffd}\u{fffd}\"")),
    ("a surrogate as bytes", b"\"\xED\xA0\x80\"", Some("\"\u{fffd}\u{fffd}\u{fffd}\"")),
    ("beyond Unicode", b"\"\xF4\x90\x80\x80\"", Some("\"\u{fffd}\u{fffd}\u{fffd}\u{fffd}\"")),
    ("a lone high surrogate", b"\"\\ud83c\"", Some("\"\u{fffd}\"")),
    ("a lone low surrogate", b"\"\\udf89x\"", Some("\"\u{fffd}x\"")),
    ("surrogates swapped", b"\"\\udf89\\ud83c\"", Some("\"\u{fffd}\u{fffd}\"")),
    ("two high surrogates and a low", b"\"\\ud83c\\ud83c\\udf89\"", Some("\"\u{fffd}\u{1f389}\"")),
    ("a high surrogate before a letter", b"\"\\ud83c\\u0041\"", Some("\"\u{fffd}A\"")),
    ("a pair", b"\"\\ud83c\\udf89\"", Some("\"\u{1f389}\"")),
    ("a lone surrogate in a key", b"{\"\\ud800\":1}", Some("{\"\u{fffd}\":1}")),
    ("a key twice", b"{\"a\":1,\"a\":2}", Some("{\"a\":2}")),
    ("an escaped NUL", b"\"\\u0000\"", Some("\"\\u0000\"")),
    ("a byte order mark inside", b"\"\xEF\xBB\xBF\"", Some("\"\u{feff}\"")),
    ("minus zero", b"-0", Some("-0.0")),
    ("2^53 and one", b"9007199254740993", Some("9007199254740993")),
    ("the largest i64", b"9223372036854775807", Some("9223372036854775807")),
    ("the largest u64", b"18446744073709551615", Some("18446744073709551615")),
    ("2^64", b"18446744073709551616", Some("1.8446744073709552e+19")),
    ("the smallest double", b"5e-324", Some("5e-324")),
    ("smaller than all doubles", b"1e-999", Some("0.0")),
    ("beyond all doubles", b"1e999", None),
    ("a raw NUL", b"\"\0\"", None),
    ("a raw newline", b"\"\n\"", None),
    ("a bad escape", b"\"\\x41\"", None),
    ("half an escape", b"\"\\u12\"", None),
    ("a comma too many", b"[1,]", None),
    ("no colon", b"{\"a\" 1}", None),
    ("a key that is none", b"{1:1}", None),
];

#[test]
fn values_whose_defects_only_their_caller_notices() {
    let mut failures = Vec::new();
    for (name, result, expected) in VALUES {
        let mut world = World::raw();
        let id = world.call(None, "Test.it");
        world.message([format!("{{\"id\":{id},\"result\":").as_bytes(), result, b"}"].concat());
        world.still_works();
        let Some(Ok(raw)) = world.outcomes.get(&id) else {
            failures.push(format!("{name}: {}", world.outcome(id)));
            continue;
        };
        let seen = raw.to_value().map(|value| value.to_string()).ok();
        let expected = expected.map(|text| match serde_json::from_str::<Value>(text) {
            Ok(value) => value.to_string(),
            Err(_) => text.to_owned(),
        });
        if seen != expected {
            failures.push(format!("{name}: {seen:?} instead of {expected:?}"));
        }
    }
    assert!(failures.is_empty(), "{}", failures.join("\n"));
}

#[test]
fn a_number_of_100_000_digits_is_skipped_and_refused_to_its_reader_only() {
    for digits in ["9".repeat(100_000), format!("0.{}", "9".repeat(100_000))] {
        let mut world = World::raw();
        world.message(format!(r#"{{"method":"X.y","params":{digits}}}"#));
        let id = world.call(None, "Test.it");
        world.message(format!(r#"{{"id":{id},"result":{digits}}}"#));
        let value = world.outcomes[&id].as_ref().unwrap().to_value();
        assert_eq!(value.is_ok(), digits.starts_with('0'));
        world.still_works();
    }
}

#[test]
fn values_as_deep_as_promised_are_read_and_deeper_ones_refused_to_their_reader_only() {
    for (depth, fits) in [(511, true), (512, true), (513, false), (100_000, false)] {
        for (open, close) in [("[", "]"), ("{\"a\":", "}")] {
            let mut world = World::raw();
            let id = world.call(None, "Test.it");
            let core = if open == "[" { "" } else { "1" };
            let value = [&open.repeat(depth), core, &close.repeat(depth)].concat();
            world.message(format!(r#"{{"id":{id},"result":{value}}}"#));
            let read = world.outcomes[&id].as_ref().unwrap().to_value();
            assert_eq!(read.is_ok(), fits, "{depth} levels of {open}");
            world.still_works();
        }
    }
}

#[test]
fn a_method_a_key_and_a_session_id_of_a_megabyte_each() {
    let long = "m".repeat(1 << 20);
    let mut world = World::raw();
    world.message(format!(r#"{{"method":"{long}","params":{{}}}}"#));
    world.message(format!(r#"{{"method":"X.y","{long}":{{}}}}"#));
    // Too large for the messages that wait for their session.
    world.message(format!(r#"{{"method":"X.y","sessionId":"{long}"}}"#));
    assert_eq!(super::world::counted(&world.anomalies()), "orphan_events=1");
    assert_eq!(world.core.census().orphans, 0);
    world.still_works();
}
