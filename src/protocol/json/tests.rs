//! The reader against a list of inputs, against `serde_json`, and against depth.

use super::*;
use crate::limits::JSON_DEPTH;
use crate::protocol::probe::agrees_with_serde_json;
use serde_json::{Value, json};

fn bytes(text: impl AsRef<[u8]>) -> Bytes {
    Bytes::copy_from_slice(text.as_ref())
}

fn value(text: impl AsRef<[u8]>) -> Result<Value, Fault> {
    decode(&bytes(text))
}

fn problem(text: impl AsRef<[u8]>) -> String {
    value(text).expect_err("must be refused").to_string()
}

/// Texts that every JSON reader must take.
const GOOD: &[&str] = &[
    "null",
    "true",
    "false",
    "0",
    "-0",
    "-8",
    "65536",
    "2147483648",
    "1.0",
    "1e3",
    "1E+2",
    "-1.5e-3",
    "18446744073709551615",
    "18446744073709551616",
    "123456789012345678901234567890",
    "1e-999",
    "0.1",
    "1.7976931348623157e308",
    "5e-324",
    "\"\"",
    "\"a\"",
    "\"é\"",
    "\"\u{2028}\"",
    "\"\u{7f}\"",
    "\"\u{10ffff}\"",
    r#""\"\\\/\b\f\n\r\t""#,
    r#""\u0000""#,
    r#""\u00e9\u20AC""#,
    r#""\ud83d\ude00""#,
    r#""\uD83D\uDE00x""#,
    "[]",
    "[ ]",
    "[1]",
    "[1,2]",
    "[[],[[]]]",
    "{}",
    "{ }",
    r#"{"a":1}"#,
    r#"{"a":{"b":[{}]}}"#,
    r#"{"":0}"#,
    r#"{"a":1,"a":2}"#,
    r#"{"\u0061":1}"#,
    " \t\r\n1 \t\r\n",
    r#"[null,true,false,"x",{"y":[-1e1]}]"#,
];

/// Texts that every JSON reader must refuse.
const BAD: &[&str] = &[
    "",
    " ",
    "nul",
    "nulll",
    "True",
    "NaN",
    "Infinity",
    "-Infinity",
    "undefined",
    "+1",
    "01",
    "-01",
    "1.",
    ".5",
    "1e",
    "1e+",
    "-",
    "--1",
    "0x1",
    "1_000",
    "1e999",
    "-1e999",
    "\"",
    "\"a",
    "'a'",
    "\"\n\"",
    "\"\t\"",
    "\"\0\"",
    r#""\x""#,
    r#""\u12""#,
    r#""\u12g4""#,
    r#""\U0041""#,
    "\"\\",
    "\"\\\"",
    "[",
    "]",
    "[1",
    "[1,",
    "[1,]",
    "[,1]",
    "[,]",
    "[1 2]",
    "[1,,2]",
    "[1}",
    "{",
    "}",
    "{]",
    r#"{"a""#,
    r#"{"a":"#,
    r#"{"a":1"#,
    r#"{"a":1,"#,
    r#"{"a":1,}"#,
    r#"{,}"#,
    r#"{"a" 1}"#,
    r#"{"a":1 "b":2}"#,
    "{a:1}",
    "{1:1}",
    "{null:1}",
    r#"{"a":1]"#,
    "1 2",
    "{}{}",
    "[]]",
    "null,",
    "/**/1",
    "1//",
    "\u{feff}1",
    "\u{a0}1",
    "\u{c}1",
];

#[test]
fn every_reader_of_json_agrees_on_these() {
    for text in GOOD {
        value(text).unwrap_or_else(|fault| panic!("{text}: {fault}"));
        agrees_with_serde_json(&bytes(text));
        for wrapped in [format!("[{text}]"), format!(r#"{{"k":{text}}}"#), format!(" {text}\n")] {
            agrees_with_serde_json(&bytes(wrapped));
        }
    }
    // An array's closing bracket too many is what the wrapping lacks.
    let closed = |text: &str| text.matches(']').count() > text.matches('[').count();
    for text in BAD.iter().filter(|text| !closed(text)) {
        for wrapped in [(*text).to_owned(), format!("[1,{text}")] {
            assert!(!problem(&wrapped).is_empty());
            agrees_with_serde_json(&bytes(wrapped));
        }
    }
}

#[test]
fn skipping_and_decoding_accept_the_same_texts() {
    for text in GOOD.iter().chain(BAD) {
        // The skipper does not convert numbers, so it lets pass those beyond all doubles.
        if text.contains("1e999") {
            continue;
        }
        let text = bytes(text);
        let mut reader = Reader::new(&text);
        let skipped = reader.skip().and_then(|()| reader.end());
        assert_eq!(skipped.is_ok(), decode::<Value>(&text).is_ok(), "{text:?}");
    }
}

/// A small generator of its own, so that a failure is the same on every machine.
struct Dice(u64);

impl Dice {
    fn roll(&mut self, sides: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        usize::try_from(self.0 % sides as u64).unwrap()
    }
}

#[test]
fn mutated_texts_are_read_as_serde_json_reads_them() {
    let mut dice = Dice(0x9e37_79b9_7f4a_7c15);
    let pieces: Vec<&[u8]> = GOOD.iter().chain(BAD).map(|text| text.as_bytes()).collect();
    let marks = b"{}[],:\"\\u0deE+-.1 tfn\xff\xc3\xa9\x00";
    for _ in 0..40_000 {
        let mut text = pieces[dice.roll(pieces.len())].to_vec();
        for _ in 0..=dice.roll(4) {
            let at = dice.roll(text.len() + 1);
            match dice.roll(4) {
                0 => text.insert(at, marks[dice.roll(marks.len())]),
                1 if at < text.len() => drop(text.remove(at)),
                2 => text.truncate(at),
                _ => drop(text.splice(at..at, pieces[dice.roll(pieces.len())].to_vec())),
            }
        }
        agrees_with_serde_json(&bytes(text));
    }
}

#[test]
fn text_is_repaired_never_refused() {
    for (text, repaired) in [
        (&br#""a\ud83cb""#[..], "a\u{fffd}b"),
        (br#""\ud83c""#, "\u{fffd}"),
        (br#""\ude00\ud83d""#, "\u{fffd}\u{fffd}"),
        (br#""\ud83d\ud83d\ude00""#, "\u{fffd}😀"),
        (br#""\ud83d\n""#, "\u{fffd}\n"),
        (br#""\ud83d\u0041""#, "\u{fffd}A"),
        (b"\"a\xffb\"", "a\u{fffd}b"),
        (b"\"\xc3\"", "\u{fffd}"),
        // A surrogate written as three raw bytes.
        (b"\"\xed\xa0\xbd\"", "\u{fffd}\u{fffd}\u{fffd}"),
    ] {
        assert_eq!(value(text).unwrap(), json!(repaired));
        let object = [b"{", text, b":1}"].concat();
        assert_eq!(value(object).unwrap(), json!({repaired: 1}));
    }
}

#[test]
fn of_a_repeated_key_the_last_counts() {
    assert_eq!(value(r#"{"a":1,"b":2,"a":[3]}"#).unwrap(), json!({"a": [3], "b": 2}));
}

#[test]
fn a_decoded_value_may_be_nested_to_the_limit_and_no_deeper() {
    for (open, close) in [("[", "]"), (r#"{"k":"#, "}")] {
        let nested = |levels: usize| {
            let bottom = if open == "[" { "" } else { "1" };
            format!("{}{bottom}{}", open.repeat(levels), close.repeat(levels))
        };
        assert!(value(nested(JSON_DEPTH)).is_ok());
        assert!(problem(nested(JSON_DEPTH + 1)).contains("nested deeper than 512"));
    }
    let kept = bytes("[".repeat(JSON_DEPTH) + &"]".repeat(JSON_DEPTH));
    let raw = RawJson::from_trusted(kept);
    // Two megabytes is what a thread gets by default.
    let small = std::thread::Builder::new().stack_size(2 << 20);
    small.spawn(move || drop(raw.to_value().unwrap())).unwrap().join().unwrap();
}

#[test]
fn a_depth_bomb_costs_no_stack() {
    const LEVELS: usize = 10_000_000;
    let work = || {
        let bomb = bytes("[".repeat(LEVELS));
        assert!(Reader::new(&bomb).skip().is_err(), "it never ends");
        let closed = bytes("[".repeat(LEVELS) + &"]".repeat(LEVELS));
        let mut reader = Reader::new(&closed);
        reader.skip().unwrap();
        reader.end().unwrap();
        let objects = bytes(r#"{"a":"#.repeat(LEVELS / 10));
        assert!(Reader::new(&objects).skip().is_err());
        // The same as a value that is asked for: refused at the limit, without reading on.
        assert!(problem(&bomb).contains("nested deeper"));
    };
    let small = std::thread::Builder::new().stack_size(64 << 10);
    small.spawn(work).unwrap().join().unwrap();
}

#[test]
fn a_fault_says_where_and_what() {
    let at = |text: &str| decode::<Vec<Vec<i64>>>(&bytes(text)).unwrap_err().to_string();
    assert_eq!(at("[[1],[2,true]]"), "at [1][1]: expected an integer, found a boolean");
    assert_eq!(at("[[1],{}]"), "at [1]: expected an array, found an object");
    assert_eq!(at("[[1.5]]"), "at [0][0]: expected an integer of 64 bits, found another number");
    assert_eq!(at("7"), "at byte 0: expected an array, found a number");
    assert_eq!(at("[] x"), "at byte 3: something follows the value");
    let number = decode::<f64>(&bytes("1e999")).unwrap_err();
    assert_eq!(number.problem(), "a number beyond all doubles");
}

#[test]
fn integers_of_every_spelling() {
    let integer = |text: &str| decode::<i64>(&bytes(text));
    assert_eq!(integer("-8").unwrap(), -8);
    assert_eq!(integer("4294967296").unwrap(), 4_294_967_296);
    assert_eq!(integer("1.0").unwrap(), 1);
    assert_eq!(integer("1e3").unwrap(), 1000);
    for refused in ["1.5", "1e999", "9223372036854775808", "\"1\"", "null", "true"] {
        assert!(integer(refused).is_err(), "{refused}");
    }
}

#[test]
fn what_is_written_is_what_serde_json_would_read() {
    let mut w = Writer::new();
    w.begin_object();
    w.field("text", "a\"\\\n\r\t\u{1}\u{1f}é😀");
    w.field("list", &vec![1_i64, -1, i64::MIN, i64::MAX, 0]);
    w.optional::<String>("absent", &None);
    w.optional("there", &Some(true));
    w.field("numbers", &vec![0.5, 3.0, -0.0, 1e300, 1e-7, f64::NAN, f64::INFINITY]);
    w.field("raw", &RawJson::from(json!({"x": null})));
    w.field("empty", &Vec::<i64>::new());
    w.end_object();
    let text = String::from_utf8(w.into_bytes()).unwrap();
    let read: Value = serde_json::from_str(&text).unwrap();
    assert_eq!(
        read,
        json!({
            "text": "a\"\\\n\r\t\u{1}\u{1f}é😀",
            "list": [1, -1, i64::MIN, i64::MAX, 0],
            "there": true,
            "numbers": [0.5, 3, -0.0, 1e300, 1e-7, null, null],
            "raw": {"x": null},
            "empty": [],
        }),
        "{text}"
    );
}

#[test]
fn raw_json_keeps_its_text_and_its_secrets() {
    let raw: RawJson = r#" {"token":"CANARY"} "#.parse().unwrap();
    assert_eq!(raw.as_bytes(), br#"{"token":"CANARY"}"#);
    assert_eq!(format!("{raw:?}"), "RawJson(18 bytes)");
    let error = "{\"token\":CANARY}".parse::<RawJson>().unwrap_err();
    assert_eq!(error.kind(), "misuse");
    assert!(!error.to_string().contains("CANARY"), "{error}");
    assert!(RawJson::default().is_null() && !raw.is_null());

    let error = raw.decode::<Vec<String>>("Test.method").unwrap_err();
    assert_eq!((error.kind(), error.method()), ("decode", Some("Test.method")));
    assert_eq!(error.raw(), Some(raw.as_bytes()));
    assert!(!error.to_string().contains("CANARY"), "{error}");
}

#[test]
fn raw_json_is_a_slice_of_its_message() {
    let message = bytes(r#"[{"a":[1, 2]}, 3]"#);
    let parts: Vec<RawJson> = decode(&message).unwrap();
    assert_eq!(parts[0].as_bytes().as_ptr(), message.slice(1..).as_ptr());
    assert_eq!(parts[0].to_text(), r#"{"a":[1, 2]}"#);
    assert_eq!(parts[1].to_value().unwrap(), json!(3));
}
