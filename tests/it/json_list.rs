//! A list of JSON texts, each with what must become of it, in the manner of JSONTestSuite: through
//! the reader of envelopes as the `result` of a reply, through the decoder, and beside `serde_json`.

use bytes::Bytes;
use cdpwire::protocol::json;
use cdpwire::wire::envelope;
use serde_json::Value;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Verdict {
    /// It is JSON: everyone takes it and reads the same.
    Json,
    /// It is not: the reply is refused, or whoever decodes its result is told.
    Not,
    /// `serde_json` refuses it; browsers send it, and it is read.
    Repaired,
    /// It is JSON, which we refuse to build in memory; `serde_json` may do as it likes.
    TooMuch,
}

use Verdict::{Json, Not, Repaired, TooMuch};

const LIST: &[(Verdict, &[u8])] = &[
    // Structure.
    (Json, b"{}"),
    (Json, b"[]"),
    (Json, b"[[]]"),
    (Json, b"[{},[]]"),
    (Json, br#"{"":0}"#),
    (Json, br#"{"a":{"b":{"c":[]}}}"#),
    (Json, br#"{"a":1,"b":2,"c":3}"#),
    (Json, br#"{"a":1,"a":2}"#),
    (Json, b"[1,null,2]"),
    (Json, b" [ 1 ,\t2 ,\n3\r] "),
    (Json, b"\n\n{\n}\n"),
    (Json, b"null"),
    (Json, b"true"),
    (Json, b"false"),
    (Json, br#""""#),
    (Json, br#"{"true":"null","null":true}"#),
    (Json, br#"["]","}","[","{",",",":"]"#),
    (Json, br#"{"\"":"\\"}"#),
    (Not, b""),
    (Not, b" "),
    (Not, b"["),
    (Not, b"{"),
    (Not, b"]"),
    (Not, b"}"),
    (Not, b"[}"),
    (Not, b"{]"),
    (Not, b"[1"),
    (Not, b"[1,"),
    (Not, b"[1,]"),
    (Not, b"[,1]"),
    (Not, b"[,]"),
    (Not, b"[1,,2]"),
    (Not, b"[1 2]"),
    (Not, b"[1]]"),
    (Not, b"[[1]"),
    (Not, b"1 2"),
    (Not, b"[] []"),
    (Not, br#"{"a"}"#),
    (Not, br#"{"a":}"#),
    (Not, br#"{"a":1,}"#),
    (Not, br#"{,"a":1}"#),
    (Not, br#"{"a" 1}"#),
    (Not, br#"{"a"::1}"#),
    (Not, br#"{"a":1 "b":2}"#),
    (Not, br#"{"a":1,,"b":2}"#),
    (Not, b"{a:1}"),
    (Not, b"{'a':1}"),
    (Not, b"{1:1}"),
    (Not, b"{null:1}"),
    (Not, br#"{[]:1}"#),
    (Not, br#"["a":1]"#),
    (Not, b"{\"a\":1"),
    (Not, b"[1]#"),
    (Not, b"// no\n[]"),
    (Not, b"/* no */ []"),
    (Not, b"\xEF\xBB\xBF[]"),
    (Not, b"\x0C[]"),
    (Not, b"[\x0B1]"),
    (Not, b"[\xC2\xA01]"),
    // Words.
    (Not, b"nul"),
    (Not, b"nulll"),
    (Not, b"True"),
    (Not, b"FALSE"),
    (Not, b"truefalse"),
    (Not, b"undefined"),
    (Not, b"NaN"),
    (Not, b"Infinity"),
    (Not, b"-Infinity"),
    // Numbers.
    (Json, b"0"),
    (Json, b"-0"),
    (Json, b"-0.0"),
    (Json, b"1"),
    (Json, b"-1"),
    (Json, b"1.5"),
    (Json, b"0.1"),
    (Json, b"1e5"),
    (Json, b"1E5"),
    (Json, b"1e+5"),
    (Json, b"1e-5"),
    (Json, b"1.25e2"),
    (Json, b"0e0"),
    (Json, b"1e-400"),
    (Json, b"9007199254740993"),
    (Json, b"2147483648"),
    (Json, b"-9223372036854775808"),
    (Json, b"18446744073709551615"),
    (Json, b"123456789012345678901234567890"),
    (Json, b"0.30000000000000004"),
    (TooMuch, b"1e400"),
    (TooMuch, b"-1e400"),
    (Not, b"+1"),
    (Not, b"01"),
    (Not, b"-01"),
    (Not, b"00"),
    (Not, b"1."),
    (Not, b".5"),
    (Not, b"-.5"),
    (Not, b"1.e5"),
    (Not, b"1e"),
    (Not, b"1e+"),
    (Not, b"1e5.5"),
    (Not, b"-"),
    (Not, b"--1"),
    (Not, b"1-1"),
    (Not, b"0x10"),
    (Not, b"1_000"),
    (Not, b"1,000"),
    (Not, b"[1 000]"),
    (Not, b"\xEF\xBC\x91"),
    // Strings.
    (Json, br#""a""#),
    (Json, br#""\"\\\/\b\f\n\r\t""#),
    (Json, br#""\u0000""#),
    (Json, br#""\u00e9\u4e2d""#),
    (Json, br#""\ud83d\ude00""#),
    (Json, br#""\uD83D\uDE00""#),
    (Json, "\"é中😀\"".as_bytes()),
    (Json, "\"\u{2028}\u{2029}\u{7f}\u{feff}\"".as_bytes()),
    (Json, br#""\\u0041""#),
    (Json, br#""/""#),
    (Repaired, br#""\ud83d""#),
    (Repaired, br#""\ude00""#),
    (Repaired, br#""\ude00\ud83d""#),
    (Repaired, br#""\ud83d\ud83d\ude00""#),
    (Repaired, br#""a\ud83cb""#),
    (Repaired, br#"{"\ud800":1}"#),
    (Repaired, b"\"\xFF\""),
    (Repaired, b"\"\xE2\x82\""),
    (Repaired, b"\"\xC0\x80\""),
    (Repaired, b"\"\xED\xA0\x80\""),
    (Repaired, b"{\"\xFE\":\"\xFE\"}"),
    (Not, br#"""#),
    (Not, br#""a"#),
    (Not, br#""\""#),
    (Not, br#""\a""#),
    (Not, br#""\x41""#),
    (Not, br#""\'""#),
    (Not, br#""\u""#),
    (Not, br#""\u12""#),
    (Not, br#""\u123g""#),
    (Not, br#""\U0041""#),
    (Not, br#""\ud83d\u""#),
    (Not, b"'a'"),
    (Not, b"\"\n\""),
    (Not, b"\"\t\""),
    (Not, b"\"\x00\""),
    (Not, b"\"\x1F\""),
    (Not, br#""a"b"#),
    (Not, br#""a" "b""#),
    (Not, br#"["a]"#),
    (Not, br#"\u0041"#),
];

/// Nested too deeply for a list.
fn deep() -> Vec<(Verdict, Vec<u8>)> {
    let nested = |depth: usize, open: &str, inner: &str, close: &str| {
        [open.repeat(depth), inner.to_owned(), close.repeat(depth)].concat().into_bytes()
    };
    vec![
        (Json, nested(100, "[", "1", "]")),
        (Json, nested(100, "{\"a\":", "1", "}")),
        (Repaired, nested(500, "[", "1", "]")),
        (TooMuch, nested(600, "[", "1", "]")),
        (TooMuch, nested(100_000, "[", "", "]")),
        (Not, nested(100_000, "[", "", "")),
        (Not, nested(500, "[", "", "}")),
        (Not, nested(500, "{\"a\":", "", "}")),
    ]
}

fn decode(bytes: &[u8]) -> Result<Value, String> {
    json::decode(&Bytes::copy_from_slice(bytes)).map_err(|fault| fault.to_string())
}

/// As the result of a reply.
fn through_the_envelope(text: &[u8]) -> Result<Value, String> {
    let reply = [b"{\"id\":1,\"result\":".as_slice(), text, b"}"].concat();
    let envelope = envelope::read(&reply).map_err(|error| error.to_string())?;
    let result = envelope.result.ok_or("there is no result")?;
    decode(&reply[result])
}

#[test]
fn every_text_of_the_list_is_read_or_refused_as_it_should_be() {
    let listed = LIST.iter().map(|(verdict, text)| (*verdict, text.to_vec()));
    let all: Vec<_> = listed.chain(deep()).collect();
    assert!(all.len() >= 150, "{} texts", all.len());
    for (verdict, text) in all {
        let shown = text[..text.len().min(80)].escape_ascii();
        let theirs = serde_json::from_slice::<Value>(&text).ok();
        let (ours, routed) = (decode(&text), through_the_envelope(&text));
        match verdict {
            Json => {
                assert!(theirs.is_some(), "serde_json refuses {shown}");
                assert_eq!(ours.as_ref().ok(), theirs.as_ref(), "{shown}: {ours:?}");
                assert_eq!(routed.as_ref().ok(), theirs.as_ref(), "{shown}: {routed:?}");
            }
            Not => {
                assert_eq!(theirs, None, "serde_json takes {shown}");
                assert!(ours.is_err(), "{shown} was read as {ours:?}");
                assert!(routed.is_err(), "{shown} in a reply was read as {routed:?}");
            }
            Repaired => {
                assert_eq!(theirs, None, "serde_json takes {shown}: it belongs to the others");
                assert!(ours.is_ok(), "{shown}: {ours:?}");
                assert_eq!(ours, routed, "{shown}");
            }
            TooMuch => {
                // The reply still finds its caller, who is told.
                let reply = [b"{\"id\":1,\"result\":".as_slice(), &text, b"}"].concat();
                assert!(envelope::read(&reply).is_ok(), "{shown} loses its reply");
                assert!(ours.is_err() && routed.is_err(), "{shown} was read: {ours:?}");
            }
        }
    }
}
