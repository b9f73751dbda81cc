//! Every decoder by number, for tests and fuzz targets.

use super::generated::decoders::{EVENTS, REPLIES};
use super::json::{self, Decode, Fault, RawJson};
use bytes::Bytes;
use serde_json::Value;

/// Decodes a text as some type and drops the value.
pub(super) type Decoder = fn(&Bytes) -> Result<(), Fault>;

pub(super) fn check<T: Decode + std::fmt::Debug>(text: &Bytes) -> Result<(), Fault> {
    let value: T = json::decode(text)?;
    // `Debug` of hostile values must not fail either; formatting is cut short by its size.
    std::hint::black_box(&value);
    Ok(())
}

/// Feeds hostile bytes to the decoders: the first two bytes choose a type, the rest is read as it,
/// as an untyped tree, and by `serde_json`; the two trees must agree wherever both exist.
///
/// # Panics
///
/// When the reader here and `serde_json` disagree, or a fault is without words.
pub fn fuzz_decode(data: &[u8]) {
    let [high, low, rest @ ..] = data else { return };
    let text = Bytes::copy_from_slice(rest);
    let choice = usize::from(u16::from_be_bytes([*high, *low]));
    let decoders = || REPLIES.iter().chain(EVENTS);
    let chosen = choice.checked_rem(decoders().count()).and_then(|index| decoders().nth(index));
    if let Some((_, decoder)) = chosen {
        if let Err(fault) = decoder(&text) {
            assert!(!fault.problem().is_empty() && fault.offset() <= text.len());
        }
    }
    agrees_with_serde_json(&text);
}

/// Compares the untyped tree with that of `serde_json`.
pub(super) fn agrees_with_serde_json(text: &Bytes) {
    let ours: Result<Value, Fault> = json::decode(text);
    if let Ok(value) = &ours {
        // What was read can be written and read again, and is the same.
        let again = json::decode::<Value>(&RawJson::from(value).into_bytes());
        assert!(again.is_ok_and(|again| same(value, &again)), "the round trip changed the value");
    }
    let theirs: Result<Value, _> = serde_json::from_slice(text);
    match (&ours, &theirs) {
        (Ok(ours), Ok(theirs)) => assert!(same(ours, theirs), "{ours} is not {theirs}"),
        (Err(fault), Ok(_)) => {
            let intended = fault.problem().starts_with("nested deeper");
            assert!(intended, "serde_json reads what we refuse: {fault}");
        }
        // Intended: lone surrogates and bytes that are not UTF-8 are repaired here, and
        // serde_json stops at 128 levels.
        (Ok(_), Err(error)) => {
            let repaired = text.windows(2).any(|pair| pair == b"\\u" || pair == b"\\U")
                || std::str::from_utf8(text).is_err();
            let deep = error.to_string().starts_with("recursion limit exceeded");
            assert!(repaired || deep, "we read what serde_json refuses: {error}");
        }
        (Err(_), Err(_)) => {}
    }
}

/// Equality, but for the last bit of doubles: `serde_json` does not round exactly by default.
fn same(a: &Value, b: &Value) -> bool {
    match (a, b) {
        (Value::Array(a), Value::Array(b)) => {
            a.len() == b.len() && a.iter().zip(b).all(|(a, b)| same(a, b))
        }
        (Value::Object(a), Value::Object(b)) => {
            a.len() == b.len()
                && a.iter().zip(b).all(|((key, a), (other, b))| key == other && same(a, b))
        }
        (Value::Number(a), Value::Number(b)) if a.is_f64() && b.is_f64() => {
            let (a, b) = (a.as_f64().unwrap_or_default(), b.as_f64().unwrap_or_default());
            a == b || (a - b).abs() <= a.abs().max(b.abs()) * 4.0 * f64::EPSILON
        }
        _ => a == b,
    }
}
