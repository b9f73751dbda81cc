//! The pull decoder.

use super::brackets::Brackets;
use super::{Decode, Fault, RawJson, number};
use crate::limits::JSON_DEPTH;
use bytes::Bytes;
use std::borrow::Cow;

/// A pull decoder over one JSON text.
///
/// Every method reads one thing and leaves the reader after it. An object is read by
/// [`begin_object`](Self::begin_object) and then [`key`](Self::key) until `None`, each key followed
/// by exactly one value; an array by [`begin_array`](Self::begin_array) and
/// [`element`](Self::element). After a fault the reader must be dropped.
///
/// ```
/// use bytes::Bytes;
/// use cdpwire::protocol::json::Reader;
///
/// let text = Bytes::from_static(br#"{"id": 7, "ignored": [1, {}], "url": "a\ud83cb"}"#);
/// let mut reader = Reader::new(&text);
/// let (mut id, mut url) = (0, String::new());
/// reader.begin_object()?;
/// while let Some(key) = reader.key()? {
///     match &*key {
///         "id" => id = reader.integer()?,
///         "url" => url = reader.string()?.into_owned(),
///         _ => reader.skip()?,
///     }
/// }
/// reader.end()?;
/// assert_eq!((id, url.as_str()), (7, "a\u{fffd}b"));
/// # Ok::<(), cdpwire::protocol::json::Fault>(())
/// ```
pub struct Reader<'a> {
    text: &'a [u8],
    /// The owner of `text`, of which raw values are slices.
    message: &'a Bytes,
    at: usize,
    depth: usize,
    /// Whether a bracket was just opened, so that no comma is due.
    first: bool,
}

/// The inside of a string as it stands in the text.
struct Quoted<'a> {
    inside: &'a [u8],
    start: usize,
    escaped: bool,
}

impl<'a> Reader<'a> {
    /// Starts at the beginning of `text`.
    pub fn new(text: &'a Bytes) -> Self {
        Self { text, message: text, at: 0, depth: 0, first: false }
    }

    /// The next byte that is not white space, not consumed.
    #[inline]
    pub fn peek(&mut self) -> Option<u8> {
        loop {
            let byte = *self.text.get(self.at)?;
            if !matches!(byte, b' ' | b'\n' | b'\r' | b'\t') {
                return Some(byte);
            }
            self.step();
        }
    }

    /// Enters an object; returns where it starts, for [`need`](Self::need).
    ///
    /// # Errors
    ///
    /// When something else stands there, or the nesting is too deep.
    pub fn begin_object(&mut self) -> Result<usize, Fault> {
        self.begin(b'{', "an object")
    }

    /// The next key of the object, or `None` after its end.
    ///
    /// # Errors
    ///
    /// When the text is not JSON.
    pub fn key(&mut self) -> Result<Option<Cow<'a, str>>, Fault> {
        if !self.more(b'}')? {
            return Ok(None);
        }
        let key = self.quoted("a key")?;
        self.colon()?;
        Ok(Some(unescape(&key)))
    }

    /// The next key as bytes. The generated decoders compare keys with names in ASCII, for which
    /// nothing needs to be UTF-8.
    pub(in crate::protocol) fn name(&mut self) -> Result<Option<Cow<'a, [u8]>>, Fault> {
        if !self.more(b'}')? {
            return Ok(None);
        }
        let key = self.quoted("a key")?;
        self.colon()?;
        Ok(Some(match key.escaped {
            false => Cow::Borrowed(key.inside),
            true => Cow::Owned(resolve(key.inside).into_bytes()),
        }))
    }

    /// Enters an array; returns where it starts.
    ///
    /// # Errors
    ///
    /// When something else stands there, or the nesting is too deep.
    pub fn begin_array(&mut self) -> Result<usize, Fault> {
        self.begin(b'[', "an array")
    }

    /// Whether the array has another element, which must then be read.
    ///
    /// # Errors
    ///
    /// When the text is not JSON.
    pub fn element(&mut self) -> Result<bool, Fault> {
        self.more(b']')
    }

    /// A string. Lone surrogates and bytes that are not UTF-8 become U+FFFD.
    ///
    /// # Errors
    ///
    /// When something else stands there.
    pub fn string(&mut self) -> Result<Cow<'a, str>, Fault> {
        Ok(unescape(&self.quoted("a string")?))
    }

    /// A string as a slice of the text where it stands there as it is, otherwise a copy.
    pub(super) fn string_slice(&mut self) -> Result<Bytes, Fault> {
        let quoted = self.quoted("a string")?;
        if quoted.escaped || !quoted.inside.is_ascii() {
            return Ok(Bytes::from(unescape(&quoted).into_owned()));
        }
        let end = quoted.start.saturating_add(quoted.inside.len());
        Ok(self.message.slice(quoted.start..end))
    }

    /// An integer, exactly: `1.0` and `1e3` are, `1.5` and what exceeds 64 bits are faults.
    ///
    /// # Errors
    ///
    /// When something else stands there.
    pub fn integer(&mut self) -> Result<i64, Fault> {
        let start = self.at;
        let text = self.number_text("an integer")?;
        number::integer(text).ok_or_else(|| {
            Fault::new(start, "expected an integer of 64 bits, found another number")
        })
    }

    /// A number.
    ///
    /// # Errors
    ///
    /// When something else stands there, or it is beyond all doubles (`1e999`).
    pub fn number(&mut self) -> Result<f64, Fault> {
        let start = self.at;
        let text = self.number_text("a number")?;
        number::double(text).ok_or_else(|| Fault::new(start, "a number beyond all doubles"))
    }

    /// The text of a number.
    pub(super) fn number_text(&mut self, wanted: &'static str) -> Result<&'a str, Fault> {
        if !matches!(self.peek(), Some(b'-' | b'0'..=b'9')) {
            return Err(self.wrong(wanted));
        }
        let rest = self.text.get(self.at..).unwrap_or_default();
        let text = number::length(rest)
            .and_then(|length| rest.get(..length))
            .and_then(|digits| std::str::from_utf8(digits).ok())
            .ok_or_else(|| self.fault("not a number of JSON"))?;
        self.at = self.at.saturating_add(text.len());
        self.first = false;
        Ok(text)
    }

    /// `true` or `false`.
    ///
    /// # Errors
    ///
    /// When something else stands there.
    pub fn boolean(&mut self) -> Result<bool, Fault> {
        match self.peek() {
            Some(b't') => self.word(b"true").map(|()| true),
            Some(b'f') => self.word(b"false").map(|()| false),
            _ => Err(self.wrong("a boolean")),
        }
    }

    /// Whether `null` stands there; if so it is consumed.
    ///
    /// # Errors
    ///
    /// When the text is not JSON.
    pub fn null(&mut self) -> Result<bool, Fault> {
        match self.peek() {
            Some(b'n') => self.word(b"null").map(|()| true),
            _ => Ok(false),
        }
    }

    /// Any value, as a slice of the text. Its nesting is not limited here.
    ///
    /// # Errors
    ///
    /// When the text is not JSON.
    pub fn raw(&mut self) -> Result<RawJson, Fault> {
        self.peek();
        let start = self.at;
        self.skip()?;
        Ok(RawJson::from_trusted(self.message.slice(start..self.at)))
    }

    /// Passes over any value, checking that it is JSON. Not recursive, and one bit a level: what
    /// nobody asked for may be nested as deeply as it likes.
    ///
    /// # Errors
    ///
    /// When the text is not JSON.
    pub fn skip(&mut self) -> Result<(), Fault> {
        let mut open = Brackets::default();
        loop {
            let opened = self.peek();
            match opened {
                Some(b'{' | b'[') => {
                    self.step();
                    let object = opened == Some(b'{');
                    if self.peek() == Some(if object { b'}' } else { b']' }) {
                        self.step();
                    } else {
                        open.push(object);
                        if object {
                            self.quoted("a key")?;
                            self.colon()?;
                        }
                        continue;
                    }
                }
                Some(b'"') => {
                    self.quoted("a string")?;
                }
                Some(b'-' | b'0'..=b'9') => {
                    self.number_text("a number")?;
                }
                Some(b't') => self.word(b"true")?,
                Some(b'f') => self.word(b"false")?,
                Some(b'n') => self.word(b"null")?,
                _ => return Err(self.wrong("a value")),
            }
            // A value is complete: close what ends here, or go on to the next one.
            loop {
                let Some(object) = open.innermost() else {
                    self.first = false;
                    return Ok(());
                };
                match self.peek() {
                    Some(b',') => {
                        self.step();
                        if object {
                            self.peek();
                            self.quoted("a key")?;
                            self.colon()?;
                        }
                        break;
                    }
                    Some(b'}') if object => self.step(),
                    Some(b']') if !object => self.step(),
                    _ => return Err(self.wrong("a comma or the closing bracket")),
                }
                open.pop();
            }
        }
    }

    /// A value, or `None` for `null`.
    ///
    /// # Errors
    ///
    /// Those of the value.
    pub fn optional<T: Decode>(&mut self) -> Result<Option<T>, Fault> {
        if self.null()? { Ok(None) } else { T::decode(self).map(Some) }
    }

    /// Reads a value into its slot; `null` empties it.
    ///
    /// # Errors
    ///
    /// Those of the value.
    pub fn read<T: Decode>(&mut self, slot: &mut Option<T>) -> Result<(), Fault> {
        *slot = self.optional()?;
        Ok(())
    }

    /// Reads a value into its slot; `null` puts the type's default there.
    ///
    /// # Errors
    ///
    /// Those of the value.
    pub fn read_lenient<T: Decode + Default>(&mut self, slot: &mut T) -> Result<(), Fault> {
        *slot = self.optional()?.unwrap_or_default();
        Ok(())
    }

    /// Reads any value into its slot; `null` is one of them.
    ///
    /// # Errors
    ///
    /// When the text is not JSON.
    pub fn read_any(&mut self, slot: &mut Option<RawJson>) -> Result<(), Fault> {
        *slot = Some(self.raw()?);
        Ok(())
    }

    /// A required field: the value that was read, or the fault that the object starting at `start`
    /// does not have it.
    ///
    /// # Errors
    ///
    /// When it is `None`.
    pub fn need<T>(&self, value: Option<T>, start: usize, name: &'static str) -> Result<T, Fault> {
        value.ok_or_else(|| Fault::missing(start, name))
    }

    /// Checks that nothing but white space is left.
    ///
    /// # Errors
    ///
    /// When there is.
    pub fn end(&mut self) -> Result<(), Fault> {
        match self.peek() {
            None => Ok(()),
            Some(_) => Err(self.fault("something follows the value")),
        }
    }

    /// A fault at the place where the reader stands, for decoders written by hand.
    #[cold]
    pub fn fault(&self, problem: impl Into<Cow<'static, str>>) -> Fault {
        Fault::new(self.at, problem)
    }

    #[inline]
    fn step(&mut self) {
        self.at = self.at.saturating_add(1);
    }

    fn begin(&mut self, bracket: u8, wanted: &'static str) -> Result<usize, Fault> {
        if self.peek() != Some(bracket) {
            return Err(self.wrong(wanted));
        }
        if self.depth >= JSON_DEPTH {
            return Err(self.fault(format!("nested deeper than {JSON_DEPTH} levels")));
        }
        let start = self.at;
        self.step();
        self.depth = self.depth.saturating_add(1);
        self.first = true;
        Ok(start)
    }

    /// Whether another entry follows in the open bracket; consumes the comma or the closing one.
    fn more(&mut self, close: u8) -> Result<bool, Fault> {
        match self.peek() {
            Some(byte) if byte == close => {
                self.step();
                self.depth = self.depth.saturating_sub(1);
                self.first = false;
                Ok(false)
            }
            Some(_) if self.first => {
                self.first = false;
                Ok(true)
            }
            Some(b',') => {
                self.step();
                if self.peek() == Some(close) {
                    return Err(self.wrong("another entry after the comma"));
                }
                Ok(true)
            }
            _ => Err(self.wrong("a comma or the closing bracket")),
        }
    }

    fn colon(&mut self) -> Result<(), Fault> {
        if self.peek() != Some(b':') {
            return Err(self.wrong("a colon"));
        }
        self.step();
        Ok(())
    }

    fn word(&mut self, word: &'static [u8]) -> Result<(), Fault> {
        let rest = self.text.get(self.at..).unwrap_or_default();
        if !rest.starts_with(word) {
            return Err(self.fault("not a word of JSON"));
        }
        self.at = self.at.saturating_add(word.len());
        self.first = false;
        Ok(())
    }

    /// A string as it stands in the text, its escapes checked but not resolved.
    #[inline]
    fn quoted(&mut self, wanted: &'static str) -> Result<Quoted<'a>, Fault> {
        if self.peek() != Some(b'"') {
            return Err(self.wrong(wanted));
        }
        let text = self.text;
        let start = self.at.saturating_add(1);
        let mut escaped = false;
        let mut at = start;
        let end = loop {
            let rest = text.get(at..).unwrap_or_default();
            let Some(found) = plain_length(rest) else {
                return Err(self.fault("a string without an end"));
            };
            let mark = at.saturating_add(found);
            let length = match rest.get(found..).unwrap_or_default() {
                [b'"', ..] => break mark,
                from @ [b'\\', ..] => escape_length(from),
                _ => return Err(Fault::new(mark, "a control character in a string")),
            };
            let Some(length) = length else {
                return Err(Fault::new(mark, "not an escape of JSON"));
            };
            escaped = true;
            at = mark.saturating_add(length);
        };
        let inside = text.get(start..end).unwrap_or_default();
        self.at = end.saturating_add(1);
        self.first = false;
        Ok(Quoted { inside, start, escaped })
    }

    #[cold]
    fn wrong(&mut self, wanted: &'static str) -> Fault {
        let found = match self.peek() {
            None => "the end",
            Some(b'{') => "an object",
            Some(b'[') => "an array",
            Some(b'"') => "a string",
            Some(b'-' | b'0'..=b'9') => "a number",
            Some(b't' | b'f') => "a boolean",
            Some(b'n') => "null",
            Some(b'}' | b']') => "a closing bracket",
            Some(_) => "something else",
        };
        self.fault(format!("expected {wanted}, found {found}"))
    }
}

/// The offset of the first byte that is no plain part of a string: a quote, a backslash or a
/// control character.
///
/// Eight bytes at a time: strings are most of what a browser sends, and this loop was a third of
/// all decoding when it went byte by byte.
fn plain_length(text: &[u8]) -> Option<usize> {
    const EACH: u64 = 0x0101_0101_0101_0101;
    const HIGH: u64 = EACH << 7;
    // The high bit of every byte that is below `limit` (up to 128). A byte above such a one may be
    // marked wrongly, by the borrow; the lowest mark, the one that counts, is always right.
    let below = |word: u64, limit: u64| word.wrapping_sub(EACH.wrapping_mul(limit)) & !word & HIGH;
    let equal = |word: u64, byte: u8| below(word ^ EACH.wrapping_mul(u64::from(byte)), 1);

    let mut words = text.chunks_exact(8);
    let mut at: usize = 0;
    for bytes in words.by_ref() {
        let word = u64::from_le_bytes(bytes.try_into().ok()?);
        let marks = below(word, 0x20) | equal(word, b'"') | equal(word, b'\\');
        if marks != 0 {
            return Some(at.saturating_add(usize::try_from(marks.trailing_zeros() / 8).ok()?));
        }
        at = at.saturating_add(8);
    }
    let special = |byte: &u8| *byte < 0x20 || matches!(byte, b'"' | b'\\');
    words.remainder().iter().position(special).map(|found| found.saturating_add(at))
}

/// The length of the escape that `text` starts with; `None` when it is none.
fn escape_length(text: &[u8]) -> Option<usize> {
    match text {
        [_, b'"' | b'\\' | b'/' | b'b' | b'f' | b'n' | b'r' | b't', ..] => Some(2),
        [_, b'u', ..] => code_unit(text).map(|_| 6),
        _ => None,
    }
}

/// The UTF-16 unit of the `\uXXXX` that `text` starts with.
fn code_unit(text: &[u8]) -> Option<u32> {
    let [b'\\', b'u', a, b, c, d, ..] = text else { return None };
    [a, b, c, d]
        .into_iter()
        .try_fold(0, |unit, digit| Some(unit << 4 | char::from(*digit).to_digit(16)?))
}

/// The text of a string whose escapes were checked.
#[inline]
fn unescape<'a>(quoted: &Quoted<'a>) -> Cow<'a, str> {
    if quoted.escaped {
        return Cow::Owned(resolve(quoted.inside));
    }
    // The plain check is faster than the repairing one, which seldom has anything to do.
    match std::str::from_utf8(quoted.inside) {
        Ok(text) => Cow::Borrowed(text),
        Err(_) => String::from_utf8_lossy(quoted.inside),
    }
}

/// The text with its escapes resolved.
fn resolve(inside: &[u8]) -> String {
    let mut text = String::with_capacity(inside.len());
    let mut rest = inside;
    while let Some(mark) = memchr::memchr(b'\\', rest) {
        let (plain, escape) = rest.split_at_checked(mark).unwrap_or((rest, b""));
        text.push_str(&String::from_utf8_lossy(plain));
        let (character, length) = escaped_character(escape);
        text.push(character);
        rest = escape.get(length..).unwrap_or_default();
    }
    text.push_str(&String::from_utf8_lossy(rest));
    text
}

/// The character of an escape, and the length of the escape: 12 for a surrogate pair.
fn escaped_character(escape: &[u8]) -> (char, usize) {
    let Some(unit) = code_unit(escape) else {
        let character = match escape.get(1).copied().unwrap_or_default() {
            b'b' => '\u{8}',
            b'f' => '\u{c}',
            b'n' => '\n',
            b'r' => '\r',
            b't' => '\t',
            itself => char::from(itself),
        };
        return (character, 2);
    };
    if let (0xd800..=0xdbff, Some(low @ 0xdc00..=0xdfff)) =
        (unit, escape.get(6..).and_then(code_unit))
    {
        let pair = ((unit & 0x3ff) << 10 | (low & 0x3ff)).saturating_add(0x10000);
        return (char::from_u32(pair).unwrap_or(char::REPLACEMENT_CHARACTER), 12);
    }
    // A lone surrogate is no character; `from_u32` refuses exactly those.
    (char::from_u32(unit).unwrap_or(char::REPLACEMENT_CHARACTER), 6)
}

#[cfg(test)]
mod tests {
    use super::plain_length;

    #[test]
    fn the_wide_search_finds_what_the_plain_one_finds() {
        for length in 0..40 {
            for at in 0..length {
                for byte in 0..=255 {
                    for around in [b'a', 0x7f, 0x80, 0xff, b'!', b'#', b'[', b']', b' '] {
                        let mut text = vec![around; length];
                        text[at] = byte;
                        let plain = text.iter().position(|it| *it < 32 || b"\"\\".contains(it));
                        assert_eq!(plain_length(&text), plain, "{text:?}");
                    }
                }
            }
        }
    }
}
