//! The dialog bridge: where something else dismisses native dialogs within milliseconds, `alert`,
//! `confirm` and `prompt` ask us instead, by a request that never reaches the network.
//!
//! Channels, in this order: a synchronous request to a host that only this browser knows, paused
//! by `Fetch` and fulfilled with the answer; where a document's policies forbid that, a
//! `debugger` statement whose paused frame takes the answer; else the native function. The first
//! two block the page exactly as a native dialog does. No answer is ever invented.

use crate::protocol::target::SessionID;
use serde_json::{Value, json};
use std::collections::HashMap;
use std::sync::Arc;
use std::time::Duration;

const SCRIPT: &str = include_str!("bridge.js");

/// Longest message and default text that the page's side sends, in UTF-16 units. Requests with
/// larger bodies would arrive without them.
const LONGEST: usize = 10_000;

/// A native dialog closed by somebody else within this time of its opening was not closed by a
/// person: the mode `auto` then turns the bridge on.
pub const TOO_FAST: Duration = Duration::from_millis(100);

/// Whether the bridge is used.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum BridgeMode {
    /// Native dialogs only.
    Off,
    /// Always.
    On,
    /// From the first native dialog on that somebody else closed too fast for a person.
    #[default]
    Auto,
}

impl BridgeMode {
    /// `"off"`, `"on"` or `"auto"`.
    pub fn as_str(self) -> &'static str {
        match self {
            Self::Off => "off",
            Self::On => "on",
            Self::Auto => "auto",
        }
    }
}

impl std::str::FromStr for BridgeMode {
    type Err = crate::Error;

    fn from_str(text: &str) -> Result<Self, crate::Error> {
        match text {
            "off" => Ok(Self::Off),
            "on" => Ok(Self::On),
            "auto" => Ok(Self::Auto),
            other => Err(crate::Error::misuse(format!(
                "the bridge mode {other:?} is not off, on or auto"
            ))),
        }
    }
}

/// What the bridge has done to a session.
#[derive(Debug, Default)]
pub(super) struct Installed {
    /// The script's id, to take it out again.
    pub(super) script: Option<Arc<str>>,
    /// We enabled the debugger here.
    pub(super) debugger: bool,
}

#[derive(Debug)]
pub(super) struct Bridge {
    pub(super) mode: BridgeMode,
    pub(super) active: bool,
    /// 128 random bits as text, given by the engine.
    secret: String,
    pub(super) installed: HashMap<SessionID, Installed>,
    /// Calls that write an answer into a paused script, and the session that is resumed once
    /// they are answered: resumed at once, the script goes on before the answer is written.
    pub(super) resume_after: HashMap<super::CallId, SessionID>,
}

/// A question of the page's side.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Question {
    pub(super) kind: String,
    pub(super) message: String,
    pub(super) initial: String,
    /// The document that asks.
    pub(super) url: String,
    /// The document has an origin of its own, as in a sandboxed frame.
    pub(super) opaque: bool,
}

impl Bridge {
    pub(super) fn new(mode: BridgeMode, secret: &str) -> Self {
        Self {
            mode,
            active: mode == BridgeMode::On,
            secret: secret.to_owned(),
            installed: HashMap::new(),
            resume_after: HashMap::new(),
        }
    }

    /// Whether any document may ask.
    pub(super) fn is_used(&self) -> bool {
        self.active || !self.installed.is_empty()
    }

    fn origin(&self) -> String {
        // `.invalid` never resolves, so a request that is not caught goes nowhere. `https`,
        // because an encrypted page may not ask an unencrypted host.
        format!("https://{}.invalid/", self.secret)
    }

    pub(super) fn pattern(&self) -> String {
        format!("{}*", self.origin())
    }

    /// Whether a paused request is ours: by its whole origin, never by a part of its text.
    pub(super) fn is_ours(&self, url: &str) -> bool {
        url == self.origin()
    }

    /// The name of the binding by which the page's side says that its request failed.
    pub(super) fn signal(&self) -> String {
        format!("signal{}", self.secret)
    }

    /// The name of the function that pauses for the debugger.
    pub(super) fn pause(&self) -> String {
        format!("pause{}", self.secret)
    }

    pub(super) fn script(&self) -> String {
        let config = json!({
            "url": self.origin(),
            "signal": self.signal(),
            "pause": self.pause(),
            "longest": LONGEST,
        });
        // A function in a file of its own, called with its arguments as JSON.
        ["(", SCRIPT, ")(", &config.to_string(), ")"].concat()
    }
}

impl Question {
    /// Reads what the page's side wrote; `None` for anything that it did not.
    pub(super) fn read(value: &Value) -> Option<Self> {
        let text = |key: &str| Some(value.get(key)?.as_str()?.to_owned());
        let kind = text("kind")?;
        if !matches!(kind.as_str(), "alert" | "confirm" | "prompt") {
            return None;
        }
        Some(Self {
            kind,
            // As the browser does it for native dialogs.
            message: text("message")?.replace("\r\n", "\n").replace('\r', "\n"),
            initial: text("initial")?,
            url: text("url")?,
            opaque: value.get("opaque")?.as_bool()?,
        })
    }
}

/// The answer as the page's side reads it.
pub(super) fn answer(accept: bool, text: Option<&str>) -> String {
    json!({ "accept": accept, "text": text }).to_string()
}

/// The answer that leaves it to the native function.
pub(super) fn native() -> String {
    json!({ "native": true }).to_string()
}

/// Whether this is a question of the page's side; for fuzzing.
pub fn is_question(text: &str) -> bool {
    read_text(text).is_some()
}

pub(super) fn read_text(text: &str) -> Option<Question> {
    let value = text.parse::<crate::protocol::RawJson>().ok()?.to_value().ok()?;
    Question::read(&value)
}
