use super::recorded;
use crate::wire::envelope::{Envelope, EnvelopeError, Id, Name, Problem, read};
use crate::wire::error_object::{self, ErrorObject};
use crate::wire::fuzz::{Mutator, fuzz_envelope};
use crate::wire::text::{decode_string, repair};

fn ok(json: &str) -> Envelope<'_> {
    read(json.as_bytes()).unwrap_or_else(|error| panic!("{json}: {error}"))
}

fn problem(json: &[u8]) -> Problem {
    match read(json) {
        Err(EnvelopeError { problem, .. }) => problem,
        Ok(envelope) => panic!("{} gave {envelope:?}", json.escape_ascii()),
    }
}

fn slice(json: &str, range: Option<std::ops::Range<usize>>) -> &str {
    &json[range.expect("a payload")]
}

#[test]
fn a_reply_and_an_event_are_routed() {
    let json = r#"{"id":7,"result":{"a":[1,"]}\""]},"sessionId":"S1"}"#;
    let reply = ok(json);
    assert_eq!((reply.id, reply.session.as_text()), (Id::Int(7), Some("S1")));
    assert_eq!(reply.method, Name::Absent);
    assert_eq!(slice(json, reply.result), r#"{"a":[1,"]}\""]}"#);

    let json = " {\r\n\t\"params\" : { } , \"sessionId\" : \"S\", \"method\" : \"Page.x\" } \n";
    let event = ok(json);
    assert_eq!((event.id, event.method.as_text()), (Id::Absent, Some("Page.x")));
    assert_eq!(slice(json, event.params), "{ }");
}

#[test]
fn every_order_of_the_members_gives_the_same() {
    let members = [r#""id":1"#, r#""result":{"x":{}}"#, r#""sessionId":"S""#, r#""zz":[{"id":2}]"#];
    let mut orders = 0;
    for a in 0..4 {
        for b in (0..4).filter(|&b| b != a) {
            for c in (0..4).filter(|&c| c != a && c != b) {
                let d = 6 - a - b - c;
                let json =
                    format!("{{{},{},{},{}}}", members[a], members[b], members[c], members[d]);
                let envelope = ok(&json);
                assert_eq!(envelope.id, Id::Int(1));
                assert_eq!(envelope.session.as_text(), Some("S"));
                assert_eq!(slice(&json, envelope.result), r#"{"x":{}}"#);
                orders += 1;
            }
        }
    }
    assert_eq!(orders, 24);
}

#[test]
fn ids_are_integers_or_nobodys() {
    for (text, id) in [
        ("0", Id::Int(0)),
        ("-5", Id::Int(-5)),
        ("2147483648", Id::Int(1 << 31)),
        ("9223372036854775807", Id::Int(i64::MAX)),
        ("-9223372036854775808", Id::Int(i64::MIN)),
        ("9223372036854775808", Id::Other),
        ("4294967303", Id::Int(7 + (1 << 32))),
        ("-0", Id::Other),
        ("1.0", Id::Other),
        ("1e3", Id::Other),
        ("1E+3", Id::Other),
        ("null", Id::Other),
        ("true", Id::Other),
        ("\"7\"", Id::Other),
        ("[7]", Id::Other),
        ("{\"id\":7}", Id::Other),
    ] {
        let json = format!("{{\"id\":{text},\"result\":{{}}}}");
        assert_eq!(ok(&json).id, id, "{text}");
        fuzz_envelope(json.as_bytes());
    }
    for bad in ["01", "+1", "1.", ".5", "1e", "0x7", "nul", "NaN", "-", "--1", "1-", "Infinity"] {
        assert_eq!(problem(format!("{{\"id\":{bad}}}").as_bytes()), Problem::BadValue, "{bad}");
    }
}

#[test]
fn a_second_routing_field_is_refused_and_a_second_payload_replaces_the_first() {
    for (json, key) in [
        (r#"{"id":1,"id":1}"#, "id"),
        (r#"{"id":1,"\u0069d":2}"#, "id"),
        (r#"{"id":null,"result":{},"id":2}"#, "id"),
        (r#"{"sessionId":"A","sessionId":"B"}"#, "sessionId"),
        (r#"{"sessionId":"A","session\u0049d":"B"}"#, "sessionId"),
        (r#"{"method":5,"method":"B.c"}"#, "method"),
    ] {
        assert_eq!(problem(json.as_bytes()), Problem::Duplicate(key), "{json}");
    }
    let json = r#"{"result":1,"result":{"b":2},"params":[],"params":3}"#;
    let envelope = ok(json);
    assert_eq!(slice(json, envelope.result), r#"{"b":2}"#);
    assert_eq!(slice(json, envelope.params), "3");
}

#[test]
fn escapes_and_broken_unicode_in_routing_fields_are_read() {
    assert_eq!(ok(r#"{"\u0069d":4}"#).id, Id::Int(4));
    let json = r#"{"m\u0065thod":"Page.\u006coad\/\ud83d\ude00","sessionId":"a\ud83cb"}"#;
    let envelope = ok(json);
    assert_eq!(envelope.method.as_text(), Some("Page.load/😀"));
    assert_eq!(envelope.session.as_text(), Some("a\u{fffd}b"));
    let bad = read(b"{\"method\":\"a\xFFb\",\"\xFF\":1}").unwrap();
    assert_eq!(bad.method.as_text(), Some("a\u{fffd}b"));
}

#[test]
fn a_session_of_another_type_is_not_the_root_session() {
    for value in ["null", "5", "{}", "[\"S\"]", "false"] {
        let json = format!("{{\"sessionId\":{value},\"method\":{value}}}");
        assert_eq!(ok(&json).session, Name::Other, "{value}");
        assert_eq!(ok(&json).method, Name::Other, "{value}");
    }
}

#[test]
fn a_reply_is_routed_whatever_its_payload_contains() {
    for payload in [
        &b"{\"value\":\"\\ud83c\"}"[..],
        b"{\"value\":\"\xED\xA0\xBC\xFF\"}",
        b"{\"value\":\"\0\x01\n\"}",
        b"{\"v\":01,\"w\":NaN}",
        b"{\"v\":\"\\q\"}",
        b"[}",
        b"[\"\\\\\",\"]\\\\\\\"]\"]",
    ] {
        let json = [b"{\"id\":3,\"result\":", payload, b",\"sessionId\":\"S\"}"].concat();
        let envelope = read(&json).unwrap();
        assert_eq!((envelope.id, envelope.session.as_text()), (Id::Int(3), Some("S")));
        assert_eq!(&json[envelope.result.unwrap()], payload);
        fuzz_envelope(&json);
    }
}

#[test]
fn both_result_and_error_are_reported_and_neither_too() {
    let both = ok(r#"{"id":1,"result":{},"error":{}}"#);
    assert!(both.result.is_some() && both.error.is_some());
    let neither = ok(r#"{"id":1}"#);
    assert!(neither.result.is_none() && neither.error.is_none());
    assert_eq!(ok("{}"), Envelope::default());
}

#[test]
fn what_is_not_one_object_is_refused() {
    for (json, expected) in [
        (&b""[..], Problem::Empty),
        (b" \n", Problem::Empty),
        (b"[]", Problem::NotAnObject),
        (b"null", Problem::NotAnObject),
        (b"\xEF\xBB\xBF{}", Problem::NotAnObject),
        (b"{", Problem::Truncated),
        (b"{\"id\"", Problem::Truncated),
        (b"{\"id\":", Problem::Truncated),
        (b"{\"id\":1", Problem::Truncated),
        (b"{\"id\":1,", Problem::Truncated),
        (b"{\"a\":\"x", Problem::Truncated),
        (b"{\"a\":[1,{}", Problem::Truncated),
        (b"{\"a\\", Problem::Truncated),
        (b"{}{}", Problem::TrailingBytes),
        (b"{} x", Problem::TrailingBytes),
        (b"{}\0", Problem::TrailingBytes),
        (b"{\"a\":1,}", Problem::BadKey),
        (b"{,}", Problem::BadSeparator),
        (b"{id:1}", Problem::BadKey),
        (b"{\"a\" 1}", Problem::BadSeparator),
        (b"{\"a\":1 \"b\":2}", Problem::BadSeparator),
        (b"{\"a\":1;}", Problem::BadSeparator),
        (b"{\"a\":}", Problem::BadValue),
        (b"{\"a\n\":1}", Problem::BadKey),
        (b"{\"a\\q\":1}", Problem::BadKey),
        (b"{\"method\":\"a\\q\"}", Problem::BadValue),
        (b"{\"method\":\"a\tb\"}", Problem::BadValue),
    ] {
        let found = problem(json);
        // `{,}`: a comma where a key must stand.
        let key = expected == Problem::BadSeparator && found == Problem::BadKey;
        assert!(found == expected || key, "{}: {found:?}", json.escape_ascii());
        fuzz_envelope(json);
    }
}

#[test]
fn brackets_quotes_and_escapes_count_at_every_offset_of_a_block() {
    for pad in 0..140 {
        let pad = " ".repeat(pad);
        for inner in
            [r#"{"a":"}"}"#, r#"["\\"]"#, r#"["\\\""]"#, r#"[["]"],{"k":[{}]}]"#, r#"["é]","\n"]"#]
        {
            let json = format!("{{\"result\":[{pad}{inner},{inner}{pad}],\"id\":1}}");
            let envelope = ok(&json);
            assert_eq!(slice(&json, envelope.result), format!("[{pad}{inner},{inner}{pad}]"));
            assert_eq!(envelope.id, Id::Int(1));
            fuzz_envelope(json.as_bytes());
        }
    }
}

#[test]
fn backslash_runs_across_blocks_keep_their_parity() {
    for pad in 40..80 {
        for run in 0..140 {
            let text = format!("{}{}", "x".repeat(pad), r"\\".repeat(run));
            let json = format!("{{\"result\":[\"{text}\",\"{text}\\\"]\"],\"id\":1}}");
            let envelope = ok(&json);
            assert_eq!(envelope.id, Id::Int(1), "{pad} {run}");
            assert_eq!(slice(&json, envelope.result).len(), json.len() - 18);
        }
    }
}

#[test]
fn ten_million_levels_cost_no_stack() {
    let levels = 10_000_000;
    let deep = [b"[".repeat(levels), b"]".repeat(levels)].concat();
    let closed = [&b"{\"id\":1,\"x\":"[..], &deep, b",\"result\":", &deep, b"}"].concat();
    let open = [&b"{\"id\":1,\"result\":"[..], &b"[".repeat(levels)].concat();
    let thread = std::thread::Builder::new().stack_size(64 << 10).spawn(move || {
        let id = read(&closed).map(|envelope| envelope.id);
        (id, read(&open).map(|envelope| envelope.id), error_object::read(&closed).code)
    });
    let (closed, open, code) = thread.unwrap().join().unwrap();
    assert_eq!((closed, code), (Ok(Id::Int(1)), 0));
    assert_eq!(open.unwrap_err().problem, Problem::Truncated);
}

#[test]
fn recorded_traffic_reads_as_a_full_parse_does() {
    let mut count = 0;
    for frame in recorded() {
        assert!(read(frame).is_ok());
        fuzz_envelope(frame);
        count += 1;
    }
    assert!(count > 400, "{count}");
}

#[test]
fn mutated_traffic_reads_as_a_full_parse_does() {
    let frames: Vec<_> = recorded().filter(|frame| frame.len() < 1_500).collect();
    let mut mutator = Mutator::new(1);
    for _ in 0..20_000 {
        let mut json = frames[mutator.below(frames.len())].to_vec();
        mutator.mutate(&mut json);
        fuzz_envelope(&json);
    }
}

#[test]
fn an_error_object_loses_nothing_it_has() {
    let error = |json: &str| error_object::read(json.as_bytes());
    let expected = |code, message: &str, data: Option<&str>| ErrorObject {
        code,
        message: message.into(),
        data: data.map(Into::into),
    };
    assert_eq!(
        error(r#"{"code":-32000,"message":"gone","data":{"a":[1]}}"#),
        expected(-32000, "gone", Some(r#"{"a":[1]}"#))
    );
    assert_eq!(error(r#"{"code":-32000.0,"data":"x"}"#), expected(-32000, "", Some("\"x\"")));
    assert_eq!(error(r#"{"code":-3.2e4}"#).code, -32000);
    for odd in ["1e999", "\"x\"", "null", "0.5", "1e300", "[]"] {
        assert_eq!(error(&format!("{{\"code\":{odd}}}")).code, 0, "{odd}");
    }
    assert_eq!(error(r#"{"message":"a\ud83cb\n"}"#).message, "a\u{fffd}b\n");
    assert_eq!(error(r#"{"message":{"x":1}}"#).message, r#"{"x":1}"#);
    assert_eq!(error(r#""just text""#), expected(0, "just text", None));
    assert_eq!(error("null"), expected(0, "null", None));
    assert_eq!(error(r#"{"code":5,"message":"kept",oops"#), expected(5, "kept", None));
    assert_eq!(error_object::read(b"{\"data\":\"\xFF\"}").data.as_deref(), Some("\"\u{fffd}\""));
}

#[test]
fn repair_touches_broken_unicode_only() {
    for (json, expected) in [
        (&br#"{"a":"\ud83c"}"#[..], &br#"{"a":"\ufffd"}"#[..]),
        (br#""\uD83C\uDF00""#, br#""\uD83C\uDF00""#),
        (br#""\ud83c\ud83c\udf00""#, br#""\ufffd\ud83c\udf00""#),
        (br#""\udf00\ud83c""#, br#""\ufffd\ufffd""#),
        (br#""\\ud83c""#, br#""\\ud83c""#),
        (br#""\\\ud83c""#, br#""\\\ufffd""#),
        (br#""\ud83c\n""#, br#""\ufffd\n""#),
        (br#""\ud83"#, br#""\ud83"#),
        (b"\"\xFF\"", "\"\u{fffd}\"".as_bytes()),
        (b"\"\xED\xA0\xBC\"", "\"\u{fffd}\u{fffd}\u{fffd}\"".as_bytes()),
        (br"\", br"\"),
    ] {
        assert_eq!(&*repair(json), expected, "{}", json.escape_ascii());
    }
    let untouched = br#"{"a":"\ud83c\udf00 \u0000"}"#;
    assert!(matches!(repair(untouched), std::borrow::Cow::Borrowed(_)));
    assert_eq!(
        decode_string(br#"\"\\\/\b\f\n\r\t\u00e9\ud834\udd1e"#).as_deref(),
        Some("\"\\/\u{8}\u{c}\n\r\té𝄞")
    );
    for bad in [&br"\"[..], br"\x", br"\u12", br"\u12g4", b"\n", b"\0", br"\u+123"] {
        assert_eq!(decode_string(bad), None, "{}", bad.escape_ascii());
    }
}
