//! The encoder.

use super::Encode;

/// Writes JSON text. Commas are set by the writer; the caller sees to it that brackets match and
/// that every key is followed by one value.
#[derive(Default)]
pub struct Writer {
    text: Vec<u8>,
}

impl Writer {
    /// An empty writer.
    pub fn new() -> Self {
        Self::default()
    }

    /// An empty writer with room for `bytes`.
    pub fn with_capacity(bytes: usize) -> Self {
        Self { text: Vec::with_capacity(bytes) }
    }

    /// What was written.
    pub fn into_bytes(self) -> Vec<u8> {
        self.text
    }

    /// How many bytes were written so far.
    pub fn len(&self) -> usize {
        self.text.len()
    }

    /// Whether nothing was written so far.
    pub fn is_empty(&self) -> bool {
        self.text.is_empty()
    }

    /// `{`
    pub fn begin_object(&mut self) {
        self.text.push(b'{');
    }

    /// `}`
    pub fn end_object(&mut self) {
        self.text.push(b'}');
    }

    /// `[`
    pub fn begin_array(&mut self) {
        self.text.push(b'[');
    }

    /// `]`
    pub fn end_array(&mut self) {
        self.text.push(b']');
    }

    /// A key of the open object; its value must follow.
    pub fn key(&mut self, key: &str) {
        self.comma();
        self.string(key);
        self.text.push(b':');
    }

    /// A comma, unless a bracket was just opened. No value ends in an opening bracket, so the last
    /// byte tells.
    pub fn comma(&mut self) {
        if !matches!(self.text.last(), None | Some(b'{' | b'[')) {
            self.text.push(b',');
        }
    }

    /// A key and its value.
    pub fn field<T: Encode + ?Sized>(&mut self, key: &str, value: &T) {
        self.key(key);
        value.encode(self);
    }

    /// A key and its value, or nothing: Chrome refuses `null` where it expects an optional value.
    pub fn optional<T: Encode>(&mut self, key: &str, value: &Option<T>) {
        if let Some(value) = value {
            self.field(key, value);
        }
    }

    /// A string, escaped.
    pub fn string(&mut self, value: &str) {
        self.text.push(b'"');
        let mut plain = value.as_bytes();
        while let Some(mark) = plain.iter().position(|byte| needs_escape(*byte)) {
            let (before, from) = plain.split_at_checked(mark).unwrap_or((plain, b""));
            self.text.extend_from_slice(before);
            let Some((byte, after)) = from.split_first() else { break };
            self.escape(*byte);
            plain = after;
        }
        self.text.extend_from_slice(plain);
        self.text.push(b'"');
    }

    /// An integer.
    pub fn integer(&mut self, value: i64) {
        let mut digits = [0_u8; 20];
        let mut at = digits.len();
        let mut rest = value.unsigned_abs();
        loop {
            at = at.saturating_sub(1);
            if let Some(digit) = digits.get_mut(at) {
                *digit = b'0' | u8::try_from(rest % 10).unwrap_or_default();
            }
            rest /= 10;
            if rest == 0 {
                break;
            }
        }
        if value < 0 {
            self.text.push(b'-');
        }
        self.text.extend_from_slice(digits.get(at..).unwrap_or_default());
    }

    /// A number. One that is not finite has no JSON and becomes `null`, which the browser refuses:
    /// better than a number that was not meant.
    pub fn number(&mut self, value: f64) {
        if !value.is_finite() {
            self.text.extend_from_slice(b"null");
            return;
        }
        // The shortest text that reads back as the same double; whole numbers without ".0", since
        // a parameter may be an integer for the browser.
        let text = format!("{value:?}");
        let text = text.strip_suffix(".0").filter(|whole| *whole != "-0").unwrap_or(&text);
        self.text.extend_from_slice(text.as_bytes());
    }

    /// `true` or `false`.
    pub fn boolean(&mut self, value: bool) {
        self.text.extend_from_slice(if value { b"true" } else { b"false" });
    }

    /// `null`
    pub fn null(&mut self) {
        self.text.extend_from_slice(b"null");
    }

    /// JSON text as it is.
    pub(super) fn raw(&mut self, json: &[u8]) {
        self.text.extend_from_slice(json);
    }

    fn escape(&mut self, byte: u8) {
        let short = match byte {
            b'\n' => b'n',
            b'\r' => b'r',
            b'\t' => b't',
            b'"' | b'\\' => byte,
            _ => {
                let hex =
                    |digit: u8| if digit < 10 { b'0' | digit } else { b'W'.wrapping_add(digit) };
                self.text.extend_from_slice(b"\\u00");
                self.text.extend_from_slice(&[hex(byte >> 4), hex(byte & 15)]);
                return;
            }
        };
        self.text.extend_from_slice(&[b'\\', short]);
    }
}

fn needs_escape(byte: u8) -> bool {
    byte < 0x20 || byte == b'"' || byte == b'\\'
}
