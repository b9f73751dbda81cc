//! The console of every page: what its scripts said, what they threw, what the browser noted.

use crate::protocol::log::LogEntry;
use crate::protocol::runtime::{ConsoleAPICalled, ExceptionDetails, RemoteObject, StackTrace};
use std::collections::VecDeque;
use std::fmt::Write as _;
use std::sync::Arc;

/// Entries kept of the current document.
const ENTRIES: usize = 200;

/// Errors kept beside them, which a flood of other entries does not push out.
const ERRORS: usize = 50;

/// Longest text of an entry, in characters.
const TEXT: usize = 500;

/// How serious an entry is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[non_exhaustive]
pub enum Level {
    /// `console.debug`, verbose browser notes.
    Debug,
    /// `console.log`, `console.info` and the like.
    Info,
    /// `console.warn`, browser warnings.
    Warning,
    /// `console.error`, failed assertions, uncaught exceptions, browser errors.
    Error,
}

impl Level {
    /// `"debug"`, `"info"`, `"warning"` or `"error"`.
    pub fn as_str(self) -> &'static str {
        match self {
            Self::Debug => "debug",
            Self::Info => "info",
            Self::Warning => "warning",
            Self::Error => "error",
        }
    }

    fn of_call(kind: &str) -> Self {
        match kind {
            "debug" => Self::Debug,
            "warning" => Self::Warning,
            "error" | "assert" => Self::Error,
            _ => Self::Info,
        }
    }

    fn of_log(level: &str) -> Self {
        match level {
            "verbose" => Self::Debug,
            "warning" => Self::Warning,
            "error" => Self::Error,
            _ => Self::Info,
        }
    }
}

/// One entry of a console.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct ConsoleEntry {
    /// Counts up over the life of the page; the first is 1.
    pub number: u64,
    /// How serious.
    pub level: Level,
    /// `console`, `exception`, or the browser's word: `network`, `security`, `violation`…
    pub source: Arc<str>,
    /// The text, at most 500 characters. From the page.
    pub text: Arc<str>,
    /// Where it came from. From the page.
    pub url: Arc<str>,
    /// The line there, counted from 1; 0 when not known.
    pub line: u64,
    /// When, in milliseconds since 1970, as the browser says.
    pub timestamp: f64,
}

/// The console of a page, as everyone else sees it.
#[derive(Clone, Debug, Default, PartialEq)]
#[non_exhaustive]
pub struct Console {
    /// The last 200 entries of the current document, oldest first.
    pub entries: Arc<[Arc<ConsoleEntry>]>,
    /// The last 50 errors of the current document, oldest first.
    pub errors: Arc<[Arc<ConsoleEntry>]>,
    /// Entries of the current document that are no longer kept.
    pub dropped: u64,
}

#[derive(Debug, Default)]
pub(super) struct Log {
    entries: VecDeque<Arc<ConsoleEntry>>,
    errors: VecDeque<Arc<ConsoleEntry>>,
    dropped: u64,
    last: u64,
}

impl Log {
    /// A call of `console.…`.
    pub(super) fn called(&mut self, call: &ConsoleAPICalled) {
        let mut text = Text::default();
        for (index, argument) in call.args.iter().enumerate() {
            if index > 0 {
                text.push(" ");
            }
            text.push_value(argument);
        }
        if call.args.is_empty() {
            text.push(call.r#type.as_str());
        }
        let (url, line) = place(call.stack_trace.as_ref());
        let level = Level::of_call(call.r#type.as_str());
        self.add(level, "console", &text.0, url, line, call.timestamp.0);
    }

    /// An exception that nothing caught.
    pub(super) fn thrown(&mut self, details: &ExceptionDetails, timestamp: f64) {
        let mut text = Text::default();
        text.push(&details.text);
        if let Some(exception) = &details.exception {
            text.push(" ");
            text.push_value(exception);
        }
        let (url, line) = match &details.url {
            Some(url) => (url.as_str(), one_based(details.line_number)),
            None => place(details.stack_trace.as_ref()),
        };
        self.add(Level::Error, "exception", &text.0, url, line, timestamp);
    }

    /// A note of the browser itself.
    pub(super) fn noted(&mut self, entry: &LogEntry) {
        let mut text = Text::default();
        text.push(&entry.text);
        let url = entry.url.as_deref().unwrap_or_default();
        let line = entry.line_number.map_or(0, one_based);
        let level = Level::of_log(entry.level.as_str());
        self.add(level, entry.source.as_str(), &text.0, url, line, entry.timestamp.0);
    }

    fn add(&mut self, level: Level, source: &str, text: &str, url: &str, line: u64, at: f64) {
        self.last = self.last.saturating_add(1);
        let mut place = Text::default();
        place.push(url);
        let entry = Arc::new(ConsoleEntry {
            number: self.last,
            level,
            source: source.into(),
            text: text.into(),
            url: place.0.into(),
            line,
            timestamp: at,
        });
        if level == Level::Error {
            if self.errors.len() >= ERRORS {
                self.errors.pop_front();
            }
            self.errors.push_back(entry.clone());
        }
        if self.entries.len() >= ENTRIES {
            self.entries.pop_front();
            self.dropped = self.dropped.saturating_add(1);
        }
        self.entries.push_back(entry);
    }

    /// Entries kept.
    pub(super) fn len(&self) -> usize {
        self.entries.len().max(self.errors.len())
    }

    /// Another document: what the last one said is gone.
    pub(super) fn clear(&mut self) {
        self.entries.clear();
        self.errors.clear();
        self.dropped = 0;
    }

    pub(super) fn publish(&self) -> Console {
        Console {
            entries: self.entries.iter().cloned().collect(),
            errors: self.errors.iter().cloned().collect(),
            dropped: self.dropped,
        }
    }
}

/// Text that stops growing at its limit.
#[derive(Default)]
struct Text(String);

impl Text {
    fn push(&mut self, text: &str) {
        let room = TEXT.saturating_sub(self.0.chars().count());
        if text.chars().nth(room).is_none() {
            self.0.push_str(text);
            return;
        }
        self.0.extend(text.chars().take(room));
        if !self.0.ends_with('…') {
            self.0.push('…');
        }
    }

    /// A value as the browser's own console shows it on one line.
    fn push_value(&mut self, value: &RemoteObject) {
        if let Some(preview) = &value.preview {
            let mut shown = String::new();
            let array = preview.subtype.as_ref().is_some_and(|subtype| subtype.as_str() == "array");
            let (start, end) = if array { ("[", "]") } else { ("{", "}") };
            shown.push_str(start);
            for (index, property) in preview.properties.iter().enumerate() {
                if index > 0 {
                    shown.push_str(", ");
                }
                let text = property.value.as_deref().unwrap_or("…");
                let quote = if property.r#type.as_str() == "string" { "\"" } else { "" };
                if array {
                    let _ = write!(shown, "{quote}{text}{quote}");
                } else {
                    let _ = write!(shown, "{}: {quote}{text}{quote}", property.name);
                }
            }
            if preview.overflow {
                shown.push_str(", …");
            }
            shown.push_str(end);
            // Errors and nodes say more in their description.
            let plain = preview.subtype.is_none() || array;
            if plain {
                self.push(&shown);
                return;
            }
        }
        if let Some(text) = &value.unserializable_value {
            self.push(text.as_str());
        } else if let Some(json) = &value.value {
            match json.decode::<String>("console value") {
                Ok(text) => self.push(&text),
                Err(_) => self.push(&json.to_text()),
            }
        } else if let Some(description) = &value.description {
            self.push(description);
        } else {
            self.push(value.r#type.as_str());
        }
    }
}

fn place(trace: Option<&StackTrace>) -> (&str, u64) {
    let frame = trace.and_then(|trace| trace.call_frames.first());
    frame.map_or(("", 0), |frame| (frame.url.as_str(), one_based(frame.line_number)))
}

/// The protocol counts lines from 0.
fn one_based(line: i64) -> u64 {
    u64::try_from(line).map_or(0, |line| line.saturating_add(1))
}
