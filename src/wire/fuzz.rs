//! What must hold for every input, as functions of one byte string. The fuzz targets of this
//! repository, its in-tree harness and the unit tests all call these; a broken rule panics.

#![allow(
    clippy::panic,
    clippy::indexing_slicing,
    clippy::arithmetic_side_effects,
    clippy::missing_panics_doc
)]

use super::envelope::{self, EnvelopeError, Id, Members, Name, Problem};
use super::fault::FrameFault;
use super::websocket::{self, Incoming, Outgoing, Role};
use super::{error_object, handshake, nul, text};
use bytes::Bytes;
use serde_json::Value;
use std::ops::Range;

/// The envelope against a full parse, with the differences that are intended.
pub fn fuzz_envelope(data: &[u8]) {
    let read = envelope::read(data);
    let _ = error_object::read(data);
    let repaired = text::repair(data);
    assert!(std::str::from_utf8(&repaired).is_ok(), "repair left bytes that are not UTF-8");
    assert_eq!(text::repair(&repaired), repaired, "repair is not stable");
    let full = full_parse(&repaired);
    let Some(Value::Object(full)) = full else {
        if let Ok(accepted) = read {
            assert!(full.is_none(), "accepted something that is no object");
            only_skipped_values_are_broken(data);
            let _ = accepted;
        }
        return;
    };
    let keys = top_level_keys(&repaired);
    let twice = |key: &str| keys.iter().filter(|found| *found == key).count() > 1;
    let envelope = match read {
        Ok(envelope) => envelope,
        Err(EnvelopeError { problem: Problem::Duplicate(key), .. }) => {
            assert!(twice(key), "refused for a second `{key}` that is not there");
            return;
        }
        Err(error) => panic!("refused valid JSON: {error}"),
    };
    assert!(!twice("id") && !twice("method") && !twice("sessionId"), "accepted a double route");
    let id = match full.get("id") {
        None => Id::Absent,
        Some(value) => value.as_i64().map_or(Id::Other, Id::Int),
    };
    assert_eq!(envelope.id, id);
    same_name(&envelope.method, full.get("method"));
    same_name(&envelope.session, full.get("sessionId"));
    same_value(data, envelope.params, full.get("params"));
    same_value(data, envelope.result, full.get("result"));
    same_value(data, envelope.error, full.get("error"));
}

fn same_name(name: &Name<'_>, value: Option<&Value>) {
    match (name, value) {
        (Name::Absent, None) => {}
        (Name::Text(text), Some(Value::String(full))) => assert_eq!(text, full),
        (Name::Other, Some(value)) => assert!(!value.is_string()),
        _ => panic!("{name:?} where a full parse finds {value:?}"),
    }
}

fn same_value(data: &[u8], range: Option<Range<usize>>, value: Option<&Value>) {
    let slice = range.map(|range| &data[range]);
    let read = slice.map(|slice| full_parse(&text::repair(slice)));
    assert_eq!(read.as_ref().map(Option::as_ref), value.map(Some), "another payload");
}

/// Blanks every value that the envelope skips; what is left must be valid JSON.
fn only_skipped_values_are_broken(data: &[u8]) {
    let mut members = Members::open(data).unwrap_or_else(|error| panic!("{error}"));
    let mut blanked = Vec::new();
    let mut kept = 0;
    while let Some(member) = members.next().unwrap_or_else(|error| panic!("{error}")) {
        let value = &data[member.value.clone()];
        let routes = matches!(&*member.key, b"method" | b"sessionId") && value[0] == b'"';
        if !routes {
            blanked.extend_from_slice(&data[kept..member.value.start]);
            blanked.push(b'0');
            kept = member.value.end;
        }
    }
    blanked.extend_from_slice(&data[kept..]);
    let valid = full_parse(&text::repair(&blanked)).is_some();
    assert!(valid, "accepted although more than skipped values is broken");
}

/// A full parse of JSON of any depth that a stack can bear, and nothing after it.
fn full_parse(json: &[u8]) -> Option<Value> {
    if json.iter().filter(|byte| matches!(byte, b'[' | b'{')).count() > 1_000 {
        return serde_json::from_slice(json).ok();
    }
    let mut reader = serde_json::Deserializer::from_slice(json);
    reader.disable_recursion_limit();
    let mut values = reader.into_iter();
    let value = values.next()?.ok()?;
    let rest = &json[values.byte_offset()..];
    rest.iter().all(|byte| b" \n\r\t".contains(byte)).then_some(value)
}

/// The keys of an object that is known to be valid JSON.
fn top_level_keys(json: &[u8]) -> Vec<String> {
    let mut keys = Vec::new();
    let (mut at, mut depth, mut key_next) = (0, 0, false);
    while at < json.len() {
        match json[at] {
            b'"' => {
                let start = at;
                at += 1;
                while json[at] != b'"' {
                    at += if json[at] == b'\\' { 2 } else { 1 };
                }
                if depth == 1 && key_next {
                    keys.extend(serde_json::from_slice::<String>(&json[start..=at]).ok());
                }
            }
            b'{' | b'[' => (depth, key_next) = (depth + 1, true),
            b'}' | b']' => depth -= 1,
            b',' => key_next = true,
            b':' => key_next = false,
            _ => {}
        }
        at += 1;
    }
    keys
}

/// WebSocket frames: the cuts between reads change nothing, and what was read can be written.
pub fn fuzz_websocket(data: &[u8]) {
    let [config, cuts, stream @ ..] = data else { return };
    let role = if config & 1 == 0 { Role::Client } else { Role::Server };
    let limit = 1_usize << (config >> 1 & 0x0F);
    let (whole, end) = read_websocket(role, limit, [stream]);
    let pieces = cut(stream, *cuts);
    assert_eq!(read_websocket(role, limit, pieces), (whole.clone(), end), "a cut changed it");
    let mut written = Vec::new();
    let (mask, reader) = match role {
        Role::Client => (Some([config ^ 0x5A, *cuts, 0x81, 0]), Role::Server),
        Role::Server => (None, Role::Client),
    };
    for incoming in &whole {
        let outgoing = match incoming {
            Incoming::Message(payload) => {
                assert!(payload.len() <= limit, "a message beyond the limit");
                Outgoing::Binary(payload)
            }
            Incoming::Ping(payload) => Outgoing::Ping(payload),
            Incoming::Pong(payload) => Outgoing::Pong(payload),
            Incoming::Close(code, reason) => Outgoing::Close(*code, reason),
        };
        websocket::encode(outgoing, mask, &mut written);
    }
    assert_eq!(read_websocket(reader, limit, cut(&written, *cuts)), (whole, Ok(())));
}

fn read_websocket<'a>(
    role: Role,
    limit: usize,
    pieces: impl IntoIterator<Item = &'a [u8]>,
) -> (Vec<Incoming>, Result<(), FrameFault>) {
    let mut decoder = websocket::Decoder::new(role, limit);
    let mut all = Vec::new();
    let mut end = Ok(());
    for piece in pieces {
        let before = all.len();
        let now = decoder.feed(piece, &mut |incoming| all.push(incoming));
        if end.is_err() {
            assert_eq!((now, all.len()), (end, before), "a fault was forgotten");
        }
        end = now;
    }
    (all, end)
}

/// NUL frames against the obvious way to cut at NUL.
pub fn fuzz_nul(data: &[u8]) {
    let [config, cuts, stream @ ..] = data else { return };
    let limit = 1_usize << (config & 0x0F);
    let mut expected: Vec<&[u8]> = stream.split(|&byte| byte == 0).collect();
    let good = expected.iter().take_while(|message| message.len() <= limit).count();
    let faulty = good < expected.len();
    let rest = expected.last().map_or(0, |rest| rest.len());
    expected.truncate(good.min(expected.len() - 1));

    let mut decoder = nul::Decoder::new(limit);
    let mut all: Vec<Bytes> = Vec::new();
    let mut failed = false;
    for piece in cut(stream, *cuts) {
        let now = decoder.feed(piece, &mut |message| all.push(message)).is_err();
        assert!(now || !failed, "a fault was forgotten");
        failed = now;
    }
    assert_eq!(all, expected);
    assert_eq!(failed, faulty);
    assert_eq!(decoder.pending(), if faulty { 0 } else { rest });
    let mut written = Vec::new();
    for message in &all {
        assert!(nul::encode(message, &mut written).is_ok());
    }
    assert!(stream.starts_with(&written));
}

/// HTTP heads: a prefix never decides otherwise than the whole.
pub fn fuzz_handshake(data: &[u8]) {
    let [cuts, head @ ..] = data else { return };
    let prefix = &head[..usize::from(*cuts).min(head.len())];
    let key = handshake::key([7; 16]);
    let early = handshake::parse_response(prefix, &key);
    if early != Ok(None) {
        assert_eq!(early, handshake::parse_response(head, &key));
    }
    let early = handshake::parse_request(prefix);
    let late = handshake::parse_request(head);
    if early != Ok(None) {
        assert_eq!(early, late);
    }
    if let Ok(Some(request)) = late {
        assert!(request.consumed <= head.len());
        if let Ok(key) = request.websocket_key() {
            let answer = handshake::accept_response(key, None).unwrap_or_default();
            assert_eq!(handshake::parse_response(&answer, key), Ok(Some(answer.len())));
        }
    }
}

/// Pieces of varying small length, the same for the same `seed`; 0 cuts at every byte.
fn cut(stream: &[u8], seed: u8) -> impl Iterator<Item = &[u8]> {
    let mut rest = stream;
    let mut state = u32::from(seed);
    std::iter::from_fn(move || {
        let length = if seed == 0 { 1 } else { 1 + (state >> 3) as usize % 61 };
        state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223) & 0xFFFF;
        if rest.is_empty() {
            return None;
        }
        let (piece, after) = rest.split_at(length.min(rest.len()));
        rest = after;
        Some(piece)
    })
}

/// Changes an input a little, the same way for the same `seed`: the stand-in for a fuzzer where
/// none is installed.
#[derive(Clone, Debug)]
pub struct Mutator(u64);

/// Pieces that JSON, frames and HTTP heads are sensitive to.
const PIECES: [&[u8]; 40] = [
    b"\"",
    b"\\",
    b"\\u",
    b"\\ud83c",
    b"\\udf00",
    b"\\uDFFF",
    b"{",
    b"}",
    b"[",
    b"]",
    b",",
    b":",
    b" ",
    b"\n",
    b"\0",
    b"\xFF",
    b"\xED\xA0\x80",
    b"\xC3",
    b"null",
    b"true",
    b"-0",
    b"1e999",
    b"1.0",
    b"2147483648",
    b"9223372036854775808",
    b"-9223372036854775808",
    b"01",
    b"\"id\":7,",
    b"\"\\u0069d\":7,",
    b"\"method\":\"A.b\",",
    b"\"sessionId\":null,",
    b"\"sessionId\":\"S\",",
    b"\"params\":{},",
    b"\"result\":[[]],",
    b"\x81\x7E\x00\x7E",
    b"\x88\x02\x03\xE8",
    b"\x80\x00",
    b"\x89\x00",
    b"\r\n",
    b"\r\n\r\n",
];

impl Mutator {
    /// A mutator whose whole future follows from `seed`.
    pub fn new(seed: u64) -> Self {
        Self(seed ^ 0x9E37_79B9_7F4A_7C15)
    }

    /// A number below `bound`.
    pub fn below(&mut self, bound: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 >> 11) as usize % bound.max(1)
    }

    /// Applies one to four small changes.
    pub fn mutate(&mut self, input: &mut Vec<u8>) {
        for _ in 0..=self.below(4) {
            let at = self.below(input.len() + 1);
            let end = (at + 1 + self.below(16)).min(input.len());
            match self.below(6) {
                0 => drop(input.splice(at..at, PIECES[self.below(PIECES.len())].iter().copied())),
                1 => drop(input.splice(at..end, PIECES[self.below(PIECES.len())].iter().copied())),
                2 => drop(input.drain(at..end)),
                3 => drop(input.splice(at..at, input[at..end].to_vec())),
                4 if at < input.len() => input[at] ^= 1 << self.below(8),
                _ => input.truncate(if self.below(8) == 0 { at } else { input.len() }),
            }
        }
    }
}
