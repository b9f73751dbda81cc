//! What a call of a tool gives back.

use crate::page::Refusal;
use serde_json::Value;
use std::path::PathBuf;

/// The result of a call, for models (text, pictures), programs (structured) and both (files).
#[derive(Clone, Debug, Default)]
#[non_exhaustive]
pub struct Outcome {
    /// For a model and a person. What comes from a page in it is marked and escaped.
    pub text: String,
    /// For programs, where they branch.
    pub structured: Option<Value>,
    /// Pictures to be shown.
    pub pictures: Vec<Picture>,
    /// Files that were written.
    pub files: Vec<Attachment>,
    /// The call failed: the text says how, and what to do.
    pub is_error: bool,
    /// Why it failed, for programs that branch on it.
    pub refusal: Option<Refusal>,
}

impl From<Refusal> for Outcome {
    fn from(refusal: Refusal) -> Self {
        let text = refusal.to_string();
        Self { is_error: true, refusal: Some(refusal), ..Self::text(text) }
    }
}

/// A picture.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Picture {
    /// For instance `image/jpeg`.
    pub mime: &'static str,
    /// The file's bytes.
    pub bytes: Vec<u8>,
}

/// A file that a call wrote.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Attachment {
    /// Where it is; absolute.
    pub path: PathBuf,
    /// What it is called.
    pub name: String,
    /// Its media type.
    pub mime: String,
    /// Its length in bytes.
    pub size: u64,
}

impl Outcome {
    /// Text alone.
    pub fn text(text: impl Into<String>) -> Self {
        Self { text: text.into(), ..Self::default() }
    }

    /// With a value for programs.
    #[must_use]
    pub fn structured(mut self, value: Value) -> Self {
        self.structured = Some(value);
        self
    }

    /// Adds a line to the text.
    pub fn line(&mut self, line: impl AsRef<str>) {
        if !self.text.is_empty() && !self.text.ends_with('\n') {
            self.text.push('\n');
        }
        self.text.push_str(line.as_ref());
    }
}
