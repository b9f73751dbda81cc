//! Text that is not quite Unicode, made whole.
//!
//! Pages cut strings in the middle of a UTF-16 pair, and Chromium passes the lone half on as an
//! escape (`"\ud83c"`). `serde_json` refuses it, and clients that drop such a message leave its
//! caller waiting for ever. Here each lone half, and each byte that is not UTF-8, becomes U+FFFD.

use memchr::{memchr, memmem};
use std::borrow::Cow;

/// Rewrites JSON text so that a strict reader accepts its strings: lone surrogate escapes become
/// `\ufffd`, invalid UTF-8 becomes U+FFFD. Everything else stays byte for byte, faults included.
pub fn repair(json: &[u8]) -> Cow<'_, [u8]> {
    let text = match String::from_utf8_lossy(json) {
        Cow::Borrowed(text) => Cow::Borrowed(text.as_bytes()),
        Cow::Owned(text) => Cow::Owned(text.into_bytes()),
    };
    // Most messages have no surrogate escape at all: one fast search each decides that.
    if memmem::find(&text, br"\ud").is_none() && memmem::find(&text, br"\uD").is_none() {
        return text;
    }
    match repair_escapes(&text) {
        Some(repaired) => Cow::Owned(repaired),
        None => text,
    }
}

/// `None` when nothing had to be changed.
fn repair_escapes(text: &[u8]) -> Option<Vec<u8>> {
    let mut out: Option<Vec<u8>> = None;
    let mut kept = 0_usize;
    let mut at = 0_usize;
    while let Some(found) = text.get(at..).and_then(|rest| memchr(b'\\', rest)) {
        at = at.saturating_add(found);
        let Some(escape) = text.get(at..) else { break };
        match read_escape(escape) {
            Escape::Lone => {
                let out = out.get_or_insert_with(|| Vec::with_capacity(text.len()));
                out.extend_from_slice(text.get(kept..at).unwrap_or_default());
                out.extend_from_slice(br"\ufffd");
                at = at.saturating_add(6);
                kept = at;
            }
            Escape::Char(_, width) => at = at.saturating_add(width),
            Escape::Bad => at = at.saturating_add(2),
        }
    }
    let mut out = out?;
    out.extend_from_slice(text.get(kept..).unwrap_or_default());
    Some(out)
}

/// The text of a JSON string, given what stands between its quotes. `None` if a strict reader
/// would refuse it for a reason other than broken Unicode: a control character, a bad escape.
pub fn decode_string(inner: &[u8]) -> Option<Cow<'_, str>> {
    let special =
        inner.iter().fold(false, |special, &byte| special | (byte < b' ' || byte == b'\\'));
    if !special {
        return Some(match std::str::from_utf8(inner) {
            Ok(text) => Cow::Borrowed(text),
            Err(_) => String::from_utf8_lossy(inner),
        });
    }
    if inner.iter().any(|&byte| byte < b' ') {
        return None;
    }
    let text = String::from_utf8_lossy(inner);
    let mut out = String::with_capacity(text.len());
    let mut rest = &*text;
    while let Some(at) = memchr(b'\\', rest.as_bytes()) {
        out.push_str(rest.get(..at)?);
        rest = rest.get(at..)?;
        let (decoded, width) = match read_escape(rest.as_bytes()) {
            Escape::Char(decoded, width) => (decoded, width),
            Escape::Lone => (char::REPLACEMENT_CHARACTER, 6),
            Escape::Bad => return None,
        };
        out.push(decoded);
        rest = rest.get(width..)?;
    }
    out.push_str(rest);
    Some(Cow::Owned(out))
}

enum Escape {
    /// A character, and how many bytes its escape takes.
    Char(char, usize),
    /// Half of a surrogate pair; six bytes.
    Lone,
    /// Not an escape that JSON knows.
    Bad,
}

fn read_escape(text: &[u8]) -> Escape {
    let simple = match text.get(1) {
        Some(b'"') => '"',
        Some(b'\\') => '\\',
        Some(b'/') => '/',
        Some(b'b') => '\u{8}',
        Some(b'f') => '\u{c}',
        Some(b'n') => '\n',
        Some(b'r') => '\r',
        Some(b't') => '\t',
        Some(b'u') => return read_unicode_escape(text),
        _ => return Escape::Bad,
    };
    Escape::Char(simple, 2)
}

fn read_unicode_escape(text: &[u8]) -> Escape {
    let Some(first) = unit(text) else { return Escape::Bad };
    if let Some(decoded) = char::from_u32(u32::from(first)) {
        return Escape::Char(decoded, 6);
    }
    let second = text.get(6..).and_then(unit);
    let pair = [first, second.unwrap_or(0)];
    match char::decode_utf16(pair).next() {
        Some(Ok(decoded)) => Escape::Char(decoded, 12),
        _ => Escape::Lone,
    }
}

/// The UTF-16 unit of a `\uXXXX` at the start of `text`.
fn unit(text: &[u8]) -> Option<u16> {
    let [b'\\', b'u', digits @ ..] = text.get(..6)? else { return None };
    digits.iter().try_fold(0_u16, |value, &digit| {
        let digit = u16::try_from(char::from(digit).to_digit(16)?).ok()?;
        Some(value << 4 | digit)
    })
}
