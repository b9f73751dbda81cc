// Generated from protocol/*.json; do not edit.
// To regenerate: cargo test --test protocol -- bless
//! The `Console` domain. **Deprecated.** [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Console/)

use crate::protocol as p;

/// `Console.ConsoleMessage`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Console/#type-ConsoleMessage)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct ConsoleMessage {
    pub source: ConsoleMessageSource,
    pub level: ConsoleMessageLevel,
    pub text: String,
    pub url: Option<String>,
    pub line: Option<i64>,
    pub column: Option<i64>,
}
impl p::Decode for ConsoleMessage {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_source = None; let mut f_level = None; let mut f_text = None;
        let mut f_url = None; let mut f_line = None; let mut f_column = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"source" => r.read(&mut f_source),
                b"level" => r.read(&mut f_level),
                b"text" => r.read(&mut f_text),
                b"url" => r.read(&mut f_url),
                b"line" => r.read(&mut f_line),
                b"column" => r.read(&mut f_column),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            source: r.need(f_source, at, "source")?, level: r.need(f_level, at, "level")?,
            text: r.need(f_text, at, "text")?, url: f_url, line: f_line, column: f_column,
        })
    }
}

/// `Console.clearMessages`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Console/#method-clearMessages)
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct ClearMessages {}
impl ClearMessages {
    pub fn new() -> Self { Self {} }
}
impl p::Encode for ClearMessages {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.end_object();
    }
}
impl p::Command for ClearMessages {
    const METHOD: &'static str = "Console.clearMessages";
    type Response = p::Empty;
}

/// `Console.disable`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Console/#method-disable)
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct Disable {}
impl Disable {
    pub fn new() -> Self { Self {} }
}
impl p::Encode for Disable {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.end_object();
    }
}
impl p::Command for Disable {
    const METHOD: &'static str = "Console.disable";
    type Response = p::Empty;
}

/// `Console.enable`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Console/#method-enable)
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct Enable {}
impl Enable {
    pub fn new() -> Self { Self {} }
}
impl p::Encode for Enable {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.end_object();
    }
}
impl p::Command for Enable {
    const METHOD: &'static str = "Console.enable";
    type Response = p::Empty;
}

/// `Console.messageAdded`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Console/#event-messageAdded)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct MessageAdded {
    pub message: ConsoleMessage,
}
impl p::Decode for MessageAdded {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_message = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"message" => r.read(&mut f_message),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            message: r.need(f_message, at, "message")?,
        })
    }
}
impl p::Event for MessageAdded { const METHOD: &'static str = "Console.messageAdded"; }

open_enum! {
    /// Of `source` in [`ConsoleMessage`].
    ConsoleMessageSource {
        XML = "xml", JAVASCRIPT = "javascript", NETWORK = "network", CONSOLE_API = "console-api",
        STORAGE = "storage", APPCACHE = "appcache", RENDERING = "rendering", SECURITY = "security",
        OTHER = "other", DEPRECATION = "deprecation", WORKER = "worker",
    }
}

open_enum! {
    /// Of `level` in [`ConsoleMessage`].
    ConsoleMessageLevel {
        LOG = "log", WARNING = "warning", ERROR = "error", DEBUG = "debug", INFO = "info",
    }
}
