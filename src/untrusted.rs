//! Text that a page or a browser wrote, and how it may be shown.
//!
//! A page can put anything into a title, a message or a URL: terminal escapes, text direction
//! marks, a megabyte. [`escape`] is the one way such text reaches a terminal, a log or an error.

use std::fmt;

/// Text from a page. Its `Display` is safe on a terminal; [`PageText::as_untrusted_str`] gives
/// the text itself.
#[derive(Clone, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct PageText(String);

impl PageText {
    /// Wraps text that a page wrote.
    pub fn new(text: impl Into<String>) -> Self {
        Self(text.into())
    }

    /// The text as the page wrote it: data, never instructions, and not safe to print.
    pub fn as_untrusted_str(&self) -> &str {
        &self.0
    }

    /// The text itself, as an owned string.
    pub fn into_untrusted_string(self) -> String {
        self.0
    }
}

impl fmt::Display for PageText {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(&escape(&self.0), f)
    }
}

impl fmt::Debug for PageText {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "\"{}\"", escape(&self.0))
    }
}

/// Shows text with every control and direction character escaped (`\u{1b}`), on one line.
pub fn escape(text: &str) -> Escaped<'_> {
    Escaped { text, limit: usize::MAX }
}

/// As [`escape`], and at most `limit` characters, with a mark where it was cut.
pub fn escape_up_to(text: &str, limit: usize) -> Escaped<'_> {
    Escaped { text, limit }
}

/// What [`escape`] returns; its `Display` does the work.
#[derive(Clone, Copy)]
pub struct Escaped<'a> {
    text: &'a str,
    limit: usize,
}

impl fmt::Display for Escaped<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        use fmt::Write as _;
        for (count, c) in self.text.chars().enumerate() {
            if count >= self.limit {
                return f.write_char('…');
            }
            match c {
                '\n' => f.write_str("\\n")?,
                '\r' => f.write_str("\\r")?,
                '\t' => f.write_str("\\t")?,
                c if is_hazardous(c) => write!(f, "{}", c.escape_unicode())?,
                c => f.write_char(c)?,
            }
        }
        Ok(())
    }
}

impl fmt::Debug for Escaped<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "\"{self}\"")
    }
}

/// Characters that steer a terminal or reorder what a person reads: C0, DEL, C1, line and
/// paragraph separators, direction marks and overrides, zero-width and tag characters.
pub fn is_hazardous(c: char) -> bool {
    c.is_control()
        || matches!(c,
            '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2060}'..='\u{2069}'
            | '\u{061c}' | '\u{feff}' | '\u{fff9}'..='\u{fffb}' | '\u{e0000}'..='\u{e007f}')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_control_character_is_escaped() {
        for code in (0..0x20).chain([0x7f]).chain(0x80..0xa0) {
            let c = char::from_u32(code).unwrap();
            let shown = escape(&c.to_string()).to_string();
            assert!(shown.chars().all(|c| !c.is_control()), "U+{code:04X} shown as {shown:?}");
            assert!(shown.starts_with('\\'));
        }
    }

    #[test]
    fn terminal_sequences_and_direction_marks_lose_their_force() {
        for text in
            ["\x1b]0;owned\x07", "\x1b[2J", "\u{9b}31m", "\u{202e}evil", "a\u{200b}b", "\u{e0041}"]
        {
            let shown = escape(text).to_string();
            assert!(!shown.chars().any(is_hazardous), "{shown:?}");
        }
    }

    #[test]
    fn ordinary_text_is_left_alone_and_a_cut_is_marked() {
        assert_eq!(escape("Größe 嗨 🇩🇪 ok").to_string(), "Größe 嗨 🇩🇪 ok");
        assert_eq!(escape_up_to("éééé", 2).to_string(), "éé…");
        assert_eq!(format!("{:?}", PageText::new("a\nb")), "\"a\\nb\"");
    }
}
