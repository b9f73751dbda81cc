//! The `error` member of a reply, read so that nothing in it can lose the reply.

use super::envelope::Members;
use super::text::{decode_string, repair};
use std::ops::Range;

/// What the browser said in an error reply.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ErrorObject {
    /// The code; 0 if there was none that is a number.
    pub code: i64,
    /// The message; empty if there was none.
    pub message: String,
    /// The JSON text of `data`, whatever its type. Clients that insisted on a string here lost
    /// whole replies.
    pub data: Option<String>,
}

/// Reads the value of `error`. Never fails: what is missing or malformed is left at its default,
/// and an error that is no object becomes the message.
pub fn read(bytes: &[u8]) -> ErrorObject {
    let mut error = ErrorObject::default();
    let Ok(mut members) = Members::open(bytes) else {
        error.message = text(bytes);
        return error;
    };
    // A defect ends the reading; what was read until then is kept.
    while let Ok(Some(member)) = members.next() {
        let value = slice(bytes, member.value);
        match &*member.key {
            b"code" => error.code = code(value),
            b"message" => error.message = text(value),
            b"data" => error.data = Some(raw(value)),
            _ => {}
        }
    }
    error
}

fn slice(bytes: &[u8], range: Range<usize>) -> &[u8] {
    bytes.get(range).unwrap_or_default()
}

fn raw(value: &[u8]) -> String {
    String::from_utf8_lossy(&repair(value)).into_owned()
}

/// A string's text; the JSON text of anything else.
fn text(value: &[u8]) -> String {
    let decoded = match value {
        [b'"', inner @ .., b'"'] => decode_string(inner),
        _ => None,
    };
    decoded.map_or_else(|| raw(value), std::borrow::Cow::into_owned)
}

/// An integer, also when written as `-32000.0` or `-3.2e4`.
fn code(value: &[u8]) -> i64 {
    let token = std::str::from_utf8(value).unwrap_or_default();
    if let Ok(code) = token.parse() {
        return code;
    }
    let float = token.parse::<f64>().unwrap_or(0.0);
    // Up to 2^53 a float is one integer; beyond, it is no error code.
    if float.fract() == 0.0 && float.abs() <= 9_007_199_254_740_992.0 {
        #[allow(clippy::cast_possible_truncation)]
        return float as i64;
    }
    0
}
