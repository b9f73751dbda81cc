// Generated from protocol/*.json; do not edit.
// To regenerate: cargo test --test protocol -- bless
//! The `Log` domain. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Log/)

use crate::protocol as p;

/// `Log.LogEntry`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Log/#type-LogEntry)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct LogEntry {
    pub source: LogEntrySource,
    pub level: LogEntryLevel,
    pub text: String,
    pub category: Option<LogEntryCategory>,
    pub timestamp: p::runtime::Timestamp,
    pub url: Option<String>,
    pub line_number: Option<i64>,
    pub stack_trace: Option<p::runtime::StackTrace>,
    pub network_request_id: Option<p::network::RequestId>,
    pub worker_id: Option<String>,
    pub args: Option<Vec<p::runtime::RemoteObject>>,
}
impl p::Decode for LogEntry {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_source = None; let mut f_level = None; let mut f_text = None;
        let mut f_category = None; let mut f_timestamp = None; let mut f_url = None;
        let mut f_line_number = None; let mut f_stack_trace = None;
        let mut f_network_request_id = None; let mut f_worker_id = None; let mut f_args = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"source" => r.read(&mut f_source),
                b"level" => r.read(&mut f_level),
                b"text" => r.read(&mut f_text),
                b"category" => r.read(&mut f_category),
                b"timestamp" => r.read(&mut f_timestamp),
                b"url" => r.read(&mut f_url),
                b"lineNumber" => r.read(&mut f_line_number),
                b"stackTrace" => r.read(&mut f_stack_trace),
                b"networkRequestId" => r.read(&mut f_network_request_id),
                b"workerId" => r.read(&mut f_worker_id),
                b"args" => r.read(&mut f_args),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            source: r.need(f_source, at, "source")?, level: r.need(f_level, at, "level")?,
            text: r.need(f_text, at, "text")?, category: f_category,
            timestamp: r.need(f_timestamp, at, "timestamp")?, url: f_url,
            line_number: f_line_number, stack_trace: f_stack_trace,
            network_request_id: f_network_request_id, worker_id: f_worker_id, args: f_args,
        })
    }
}

/// `Log.ViolationSetting`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Log/#type-ViolationSetting)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct ViolationSetting {
    pub name: ViolationSettingName,
    pub threshold: f64,
}
impl ViolationSetting {
    pub fn new(name: impl Into<ViolationSettingName>, threshold: f64) -> Self { Self { name: name.into(), threshold } }
}
impl p::Encode for ViolationSetting {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.field("name", &self.name);
        w.field("threshold", &self.threshold);
        w.end_object();
    }
}

/// `Log.clear`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Log/#method-clear)
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct Clear {}
impl Clear {
    pub fn new() -> Self { Self {} }
}
impl p::Encode for Clear {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.end_object();
    }
}
impl p::Command for Clear {
    const METHOD: &'static str = "Log.clear";
    type Response = p::Empty;
}

/// `Log.disable`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Log/#method-disable)
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
    const METHOD: &'static str = "Log.disable";
    type Response = p::Empty;
}

/// `Log.enable`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Log/#method-enable)
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
    const METHOD: &'static str = "Log.enable";
    type Response = p::Empty;
}

/// `Log.startViolationsReport`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Log/#method-startViolationsReport)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct StartViolationsReport {
    pub config: Vec<ViolationSetting>,
}
impl StartViolationsReport {
    pub fn new(config: Vec<ViolationSetting>) -> Self { Self { config } }
}
impl p::Encode for StartViolationsReport {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.field("config", &self.config);
        w.end_object();
    }
}
impl p::Command for StartViolationsReport {
    const METHOD: &'static str = "Log.startViolationsReport";
    type Response = p::Empty;
}

/// `Log.stopViolationsReport`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Log/#method-stopViolationsReport)
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct StopViolationsReport {}
impl StopViolationsReport {
    pub fn new() -> Self { Self {} }
}
impl p::Encode for StopViolationsReport {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.end_object();
    }
}
impl p::Command for StopViolationsReport {
    const METHOD: &'static str = "Log.stopViolationsReport";
    type Response = p::Empty;
}

/// `Log.entryAdded`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Log/#event-entryAdded)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct EntryAdded {
    pub entry: LogEntry,
}
impl p::Decode for EntryAdded {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_entry = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"entry" => r.read(&mut f_entry),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            entry: r.need(f_entry, at, "entry")?,
        })
    }
}
impl p::Event for EntryAdded { const METHOD: &'static str = "Log.entryAdded"; }

open_enum! {
    /// Of `source` in [`LogEntry`].
    LogEntrySource {
        XML = "xml", JAVASCRIPT = "javascript", NETWORK = "network", STORAGE = "storage",
        APPCACHE = "appcache", RENDERING = "rendering", SECURITY = "security",
        DEPRECATION = "deprecation", WORKER = "worker", VIOLATION = "violation",
        INTERVENTION = "intervention", RECOMMENDATION = "recommendation", OTHER = "other",
    }
}

open_enum! {
    /// Of `level` in [`LogEntry`].
    LogEntryLevel {
        VERBOSE = "verbose", INFO = "info", WARNING = "warning", ERROR = "error",
    }
}

open_enum! {
    /// Of `category` in [`LogEntry`].
    LogEntryCategory {
        CORS = "cors",
    }
}

open_enum! {
    /// Of `name` in [`ViolationSetting`].
    ViolationSettingName {
        LONG_TASK = "longTask", LONG_LAYOUT = "longLayout", BLOCKED_EVENT = "blockedEvent",
        BLOCKED_PARSER = "blockedParser", DISCOURAGED_API_USE = "discouragedAPIUse",
        HANDLER = "handler", RECURRING_HANDLER = "recurringHandler",
    }
}
