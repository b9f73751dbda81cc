//! Why a value could not be read, and where it stands.
//!
//! While decoding, a fault knows only its byte offset: that costs the generated decoders nothing.
//! The path is found afterwards by walking the text once to that offset.

use super::brackets::Brackets;
use bytes::Bytes;
use std::borrow::Cow;
use std::fmt;

/// Why a value could not be read.
///
/// Holds no text of the value itself, except the names of the keys that lead to the place.
#[derive(Clone, PartialEq, Eq)]
pub struct Fault(Box<Inner>);

#[derive(Clone, PartialEq, Eq)]
struct Inner {
    at: usize,
    missing: Option<&'static str>,
    path: String,
    problem: Cow<'static, str>,
}

impl Fault {
    pub(super) fn new(at: usize, problem: impl Into<Cow<'static, str>>) -> Self {
        Self(Box::new(Inner { at, missing: None, path: String::new(), problem: problem.into() }))
    }

    /// A field that the object at `at` does not have.
    pub(super) fn missing(at: usize, name: &'static str) -> Self {
        Self(Box::new(Inner {
            at,
            missing: Some(name),
            path: String::new(),
            problem: Cow::Borrowed("missing"),
        }))
    }

    /// Where, for instance `frame.children[2].url`; empty for the value as a whole.
    pub fn path(&self) -> &str {
        &self.0.path
    }

    /// What was expected and what stood there.
    pub fn problem(&self) -> &str {
        &self.0.problem
    }

    /// The byte offset in the text.
    pub fn offset(&self) -> usize {
        self.0.at
    }

    /// The same fault with its path, found in the text that was being read.
    pub(super) fn located(mut self, text: &Bytes) -> Self {
        self.0.path = path_to(text, self.0.at);
        if let Some(name) = self.0.missing {
            push_key(&mut self.0.path, name.as_bytes());
        }
        self
    }

    pub(super) fn into_parts(self) -> (String, String) {
        (self.0.path, self.0.problem.into_owned())
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.path() {
            "" => write!(f, "at byte {}: {}", self.0.at, self.0.problem),
            path => write!(f, "at {path}: {}", self.0.problem),
        }
    }
}

impl fmt::Debug for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Fault({self})")
    }
}

impl std::error::Error for Fault {}

/// Levels a path may name. Faults in decoded text are never deeper, and in skipped text (a syntax
/// fault) the first levels tell enough.
const PATH_LEVELS: usize = 64;

/// One open bracket on the way: where the key stands, or the index of the element.
enum Step<'a> {
    Key(&'a [u8]),
    Index(usize),
}

/// The path of the value that starts at, or contains, the byte at `target`.
///
/// Tolerant: the text may be broken at or after `target`, and the walk is by token, not by grammar.
fn path_to(text: &[u8], target: usize) -> String {
    let mut steps: Vec<Step<'_>> = Vec::new();
    let mut deeper = Brackets::default();
    let mut expects_key = false;
    let mut at = 0;
    while at < target {
        let Some(&byte) = text.get(at) else { break };
        let mut end = at.saturating_add(1);
        match byte {
            b'{' | b'[' if steps.len() == PATH_LEVELS => deeper.push(byte == b'{'),
            b'{' => {
                steps.push(Step::Key(b""));
                expects_key = true;
            }
            b'[' => {
                steps.push(Step::Index(0));
                expects_key = false;
            }
            b'}' | b']' if deeper.innermost().is_some() => deeper.pop(),
            b'}' | b']' => {
                steps.pop();
                expects_key = false;
            }
            b',' if deeper.innermost().is_none() => match steps.last_mut() {
                Some(Step::Index(index)) => *index = index.saturating_add(1),
                Some(Step::Key(_)) => expects_key = true,
                None => {}
            },
            b':' => expects_key = false,
            b'"' => {
                end = string_end(text, at);
                // The target lies within this very string, which may have no end.
                if target < end {
                    break;
                }
                if deeper.innermost().is_none() && expects_key {
                    if let Some(Step::Key(key)) = steps.last_mut() {
                        let inside = at.saturating_add(1)..end.saturating_sub(1);
                        *key = text.get(inside).unwrap_or_default();
                    }
                }
            }
            _ => {}
        }
        at = end;
    }
    let mut path = String::new();
    for step in &steps {
        match step {
            // Between the brace and the first key.
            Step::Key(b"") => {}
            Step::Key(key) => push_key(&mut path, key),
            Step::Index(index) => {
                path.push('[');
                path.push_str(&index.to_string());
                path.push(']');
            }
        }
    }
    path
}

/// The offset after the closing quote of the string whose opening quote is at `start`.
fn string_end(text: &[u8], start: usize) -> usize {
    let mut at = start.saturating_add(1);
    while let Some(&byte) = text.get(at) {
        at = at.saturating_add(if byte == b'\\' { 2 } else { 1 });
        if byte == b'"' {
            break;
        }
    }
    at.min(text.len())
}

/// Appends a key. Keys are the peer's text and a path is shown to people: only plain names are
/// repeated.
fn push_key(path: &mut String, key: &[u8]) {
    let plain = |byte: &u8| byte.is_ascii_alphanumeric() || matches!(byte, b'_' | b'$' | b'-');
    match std::str::from_utf8(key) {
        Ok(name) if key.len() <= 64 && key.iter().all(plain) => {
            if !path.is_empty() {
                path.push('.');
            }
            path.push_str(name);
        }
        _ => path.push_str("[key]"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_path_names_the_value_at_an_offset() {
        let text = r#"{"a":1,"frame":{"x":[],"children":[{},{"u":"]}\""},{"url":7}]},"z":[[1,2]]}"#;
        let path = |mark: &str| path_to(text.as_bytes(), text.find(mark).unwrap());
        assert_eq!(path("7"), "frame.children[2].url");
        assert_eq!(path("{\"x\""), "frame");
        assert_eq!(path("[{}"), "frame.children");
        assert_eq!(path("{\"u\""), "frame.children[1]");
        assert_eq!(path("2]]"), "z[0][1]");
        assert_eq!(path("]}\\"), "frame.children[1].u");
        assert_eq!(path_to(text.as_bytes(), 0), "");
    }

    #[test]
    fn hostile_keys_and_depths_do_not_reach_the_path() {
        assert_eq!(path_to(b"{\"\x1b[2J\":1}", 8), "[key]");
        let bomb = "[".repeat(100_000);
        assert_eq!(path_to(bomb.as_bytes(), 100_000).matches("[0]").count(), PATH_LEVELS);
        assert_eq!(path_to(b"{\"open", 4), "");
        assert_eq!(path_to(b"]]}}", 4), "");
    }
}
