// Generated from protocol/*.json; do not edit.
// To regenerate: cargo test --test protocol -- bless
//! The `SmartCardEmulation` domain. Experimental. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/SmartCardEmulation/)

use crate::protocol as p;

open_enum! {
    /// `SmartCardEmulation.ResultCode`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/SmartCardEmulation/#type-ResultCode)
    ResultCode {
        SUCCESS = "success", REMOVED_CARD = "removed-card", RESET_CARD = "reset-card",
        UNPOWERED_CARD = "unpowered-card", UNRESPONSIVE_CARD = "unresponsive-card",
        UNSUPPORTED_CARD = "unsupported-card", READER_UNAVAILABLE = "reader-unavailable",
        SHARING_VIOLATION = "sharing-violation", NOT_TRANSACTED = "not-transacted",
        NO_SMARTCARD = "no-smartcard", PROTO_MISMATCH = "proto-mismatch",
        SYSTEM_CANCELLED = "system-cancelled", NOT_READY = "not-ready", CANCELLED = "cancelled",
        INSUFFICIENT_BUFFER = "insufficient-buffer", INVALID_HANDLE = "invalid-handle",
        INVALID_PARAMETER = "invalid-parameter", INVALID_VALUE = "invalid-value",
        NO_MEMORY = "no-memory", TIMEOUT = "timeout", UNKNOWN_READER = "unknown-reader",
        UNSUPPORTED_FEATURE = "unsupported-feature", NO_READERS_AVAILABLE = "no-readers-available",
        SERVICE_STOPPED = "service-stopped", NO_SERVICE = "no-service", COMM_ERROR = "comm-error",
        INTERNAL_ERROR = "internal-error", SERVER_TOO_BUSY = "server-too-busy",
        UNEXPECTED = "unexpected", SHUTDOWN = "shutdown", UNKNOWN_CARD = "unknown-card",
        UNKNOWN = "unknown",
    }
}

open_enum! {
    /// `SmartCardEmulation.ShareMode`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/SmartCardEmulation/#type-ShareMode)
    ShareMode {
        SHARED = "shared", EXCLUSIVE = "exclusive", DIRECT = "direct",
    }
}

open_enum! {
    /// `SmartCardEmulation.Disposition`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/SmartCardEmulation/#type-Disposition)
    Disposition {
        LEAVE_CARD = "leave-card", RESET_CARD = "reset-card", UNPOWER_CARD = "unpower-card",
        EJECT_CARD = "eject-card",
    }
}

open_enum! {
    /// `SmartCardEmulation.ConnectionState`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/SmartCardEmulation/#type-ConnectionState)
    ConnectionState {
        ABSENT = "absent", PRESENT = "present", SWALLOWED = "swallowed", POWERED = "powered",
        NEGOTIABLE = "negotiable", SPECIFIC = "specific",
    }
}

/// `SmartCardEmulation.ReaderStateFlags`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/SmartCardEmulation/#type-ReaderStateFlags)
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct ReaderStateFlags {
    pub unaware: Option<bool>,
    pub ignore: Option<bool>,
    pub changed: Option<bool>,
    pub unknown: Option<bool>,
    pub unavailable: Option<bool>,
    pub empty: Option<bool>,
    pub present: Option<bool>,
    pub exclusive: Option<bool>,
    pub inuse: Option<bool>,
    pub mute: Option<bool>,
    pub unpowered: Option<bool>,
}
impl ReaderStateFlags {
    pub fn new() -> Self { Self { unaware: None, ignore: None, changed: None, unknown: None, unavailable: None, empty: None, present: None, exclusive: None, inuse: None, mute: None, unpowered: None } }
    pub fn with(mut self, set: impl FnOnce(&mut Self)) -> Self { set(&mut self); self }
}
impl p::Encode for ReaderStateFlags {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.optional("unaware", &self.unaware);
        w.optional("ignore", &self.ignore);
        w.optional("changed", &self.changed);
        w.optional("unknown", &self.unknown);
        w.optional("unavailable", &self.unavailable);
        w.optional("empty", &self.empty);
        w.optional("present", &self.present);
        w.optional("exclusive", &self.exclusive);
        w.optional("inuse", &self.inuse);
        w.optional("mute", &self.mute);
        w.optional("unpowered", &self.unpowered);
        w.end_object();
    }
}
impl p::Decode for ReaderStateFlags {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        r.begin_object()?;
        let mut f_unaware = None; let mut f_ignore = None; let mut f_changed = None;
        let mut f_unknown = None; let mut f_unavailable = None; let mut f_empty = None;
        let mut f_present = None; let mut f_exclusive = None; let mut f_inuse = None;
        let mut f_mute = None; let mut f_unpowered = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"unaware" => r.read(&mut f_unaware),
                b"ignore" => r.read(&mut f_ignore),
                b"changed" => r.read(&mut f_changed),
                b"unknown" => r.read(&mut f_unknown),
                b"unavailable" => r.read(&mut f_unavailable),
                b"empty" => r.read(&mut f_empty),
                b"present" => r.read(&mut f_present),
                b"exclusive" => r.read(&mut f_exclusive),
                b"inuse" => r.read(&mut f_inuse),
                b"mute" => r.read(&mut f_mute),
                b"unpowered" => r.read(&mut f_unpowered),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            unaware: f_unaware, ignore: f_ignore, changed: f_changed, unknown: f_unknown,
            unavailable: f_unavailable, empty: f_empty, present: f_present, exclusive: f_exclusive,
            inuse: f_inuse, mute: f_mute, unpowered: f_unpowered,
        })
    }
}

/// `SmartCardEmulation.ProtocolSet`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/SmartCardEmulation/#type-ProtocolSet)
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct ProtocolSet {
    pub t0: Option<bool>,
    pub t1: Option<bool>,
    pub raw: Option<bool>,
}
impl p::Decode for ProtocolSet {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        r.begin_object()?;
        let mut f_t0 = None; let mut f_t1 = None; let mut f_raw = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"t0" => r.read(&mut f_t0),
                b"t1" => r.read(&mut f_t1),
                b"raw" => r.read(&mut f_raw),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            t0: f_t0, t1: f_t1, raw: f_raw,
        })
    }
}

open_enum! {
    /// `SmartCardEmulation.Protocol`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/SmartCardEmulation/#type-Protocol)
    Protocol {
        T0 = "t0", T1 = "t1", RAW = "raw",
    }
}

/// `SmartCardEmulation.ReaderStateIn`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/SmartCardEmulation/#type-ReaderStateIn)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct ReaderStateIn {
    pub reader: String,
    pub current_state: ReaderStateFlags,
    pub current_insertion_count: i64,
}
impl p::Decode for ReaderStateIn {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_reader = None; let mut f_current_state = None;
        let mut f_current_insertion_count = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"reader" => r.read(&mut f_reader),
                b"currentState" => r.read(&mut f_current_state),
                b"currentInsertionCount" => r.read(&mut f_current_insertion_count),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            reader: r.need(f_reader, at, "reader")?,
            current_state: r.need(f_current_state, at, "currentState")?,
            current_insertion_count: r.need(f_current_insertion_count, at, "currentInsertionCount")?,
        })
    }
}

/// `SmartCardEmulation.ReaderStateOut`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/SmartCardEmulation/#type-ReaderStateOut)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct ReaderStateOut {
    pub reader: String,
    pub event_state: ReaderStateFlags,
    pub event_count: i64,
    pub atr: p::Binary,
}
impl ReaderStateOut {
    pub fn new(reader: impl Into<String>, event_state: ReaderStateFlags, event_count: i64, atr: impl Into<p::Binary>) -> Self { Self { reader: reader.into(), event_state, event_count, atr: atr.into() } }
}
impl p::Encode for ReaderStateOut {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.field("reader", &self.reader);
        w.field("eventState", &self.event_state);
        w.field("eventCount", &self.event_count);
        w.field("atr", &self.atr);
        w.end_object();
    }
}

/// `SmartCardEmulation.enable`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/SmartCardEmulation/#method-enable)
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
    const METHOD: &'static str = "SmartCardEmulation.enable";
    type Response = p::Empty;
}

/// `SmartCardEmulation.disable`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/SmartCardEmulation/#method-disable)
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
    const METHOD: &'static str = "SmartCardEmulation.disable";
    type Response = p::Empty;
}

/// `SmartCardEmulation.reportEstablishContextResult`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/SmartCardEmulation/#method-reportEstablishContextResult)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct ReportEstablishContextResult {
    pub request_id: String,
    pub context_id: i64,
}
impl ReportEstablishContextResult {
    pub fn new(request_id: impl Into<String>, context_id: i64) -> Self { Self { request_id: request_id.into(), context_id } }
}
impl p::Encode for ReportEstablishContextResult {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.field("requestId", &self.request_id);
        w.field("contextId", &self.context_id);
        w.end_object();
    }
}
impl p::Command for ReportEstablishContextResult {
    const METHOD: &'static str = "SmartCardEmulation.reportEstablishContextResult";
    type Response = p::Empty;
}

/// `SmartCardEmulation.reportReleaseContextResult`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/SmartCardEmulation/#method-reportReleaseContextResult)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct ReportReleaseContextResult {
    pub request_id: String,
}
impl ReportReleaseContextResult {
    pub fn new(request_id: impl Into<String>) -> Self { Self { request_id: request_id.into() } }
}
impl p::Encode for ReportReleaseContextResult {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.field("requestId", &self.request_id);
        w.end_object();
    }
}
impl p::Command for ReportReleaseContextResult {
    const METHOD: &'static str = "SmartCardEmulation.reportReleaseContextResult";
    type Response = p::Empty;
}

/// `SmartCardEmulation.reportListReadersResult`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/SmartCardEmulation/#method-reportListReadersResult)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct ReportListReadersResult {
    pub request_id: String,
    pub readers: Vec<String>,
}
impl ReportListReadersResult {
    pub fn new(request_id: impl Into<String>, readers: Vec<String>) -> Self { Self { request_id: request_id.into(), readers } }
}
impl p::Encode for ReportListReadersResult {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.field("requestId", &self.request_id);
        w.field("readers", &self.readers);
        w.end_object();
    }
}
impl p::Command for ReportListReadersResult {
    const METHOD: &'static str = "SmartCardEmulation.reportListReadersResult";
    type Response = p::Empty;
}

/// `SmartCardEmulation.reportGetStatusChangeResult`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/SmartCardEmulation/#method-reportGetStatusChangeResult)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct ReportGetStatusChangeResult {
    pub request_id: String,
    pub reader_states: Vec<ReaderStateOut>,
}
impl ReportGetStatusChangeResult {
    pub fn new(request_id: impl Into<String>, reader_states: Vec<ReaderStateOut>) -> Self { Self { request_id: request_id.into(), reader_states } }
}
impl p::Encode for ReportGetStatusChangeResult {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.field("requestId", &self.request_id);
        w.field("readerStates", &self.reader_states);
        w.end_object();
    }
}
impl p::Command for ReportGetStatusChangeResult {
    const METHOD: &'static str = "SmartCardEmulation.reportGetStatusChangeResult";
    type Response = p::Empty;
}

/// `SmartCardEmulation.reportBeginTransactionResult`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/SmartCardEmulation/#method-reportBeginTransactionResult)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct ReportBeginTransactionResult {
    pub request_id: String,
    pub handle: i64,
}
impl ReportBeginTransactionResult {
    pub fn new(request_id: impl Into<String>, handle: i64) -> Self { Self { request_id: request_id.into(), handle } }
}
impl p::Encode for ReportBeginTransactionResult {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.field("requestId", &self.request_id);
        w.field("handle", &self.handle);
        w.end_object();
    }
}
impl p::Command for ReportBeginTransactionResult {
    const METHOD: &'static str = "SmartCardEmulation.reportBeginTransactionResult";
    type Response = p::Empty;
}

/// `SmartCardEmulation.reportPlainResult`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/SmartCardEmulation/#method-reportPlainResult)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct ReportPlainResult {
    pub request_id: String,
}
impl ReportPlainResult {
    pub fn new(request_id: impl Into<String>) -> Self { Self { request_id: request_id.into() } }
}
impl p::Encode for ReportPlainResult {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.field("requestId", &self.request_id);
        w.end_object();
    }
}
impl p::Command for ReportPlainResult {
    const METHOD: &'static str = "SmartCardEmulation.reportPlainResult";
    type Response = p::Empty;
}

/// `SmartCardEmulation.reportConnectResult`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/SmartCardEmulation/#method-reportConnectResult)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct ReportConnectResult {
    pub request_id: String,
    pub handle: i64,
    pub active_protocol: Option<Protocol>,
}
impl ReportConnectResult {
    pub fn new(request_id: impl Into<String>, handle: i64) -> Self { Self { request_id: request_id.into(), handle, active_protocol: None } }
    pub fn with(mut self, set: impl FnOnce(&mut Self)) -> Self { set(&mut self); self }
}
impl p::Encode for ReportConnectResult {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.field("requestId", &self.request_id);
        w.field("handle", &self.handle);
        w.optional("activeProtocol", &self.active_protocol);
        w.end_object();
    }
}
impl p::Command for ReportConnectResult {
    const METHOD: &'static str = "SmartCardEmulation.reportConnectResult";
    type Response = p::Empty;
}

/// `SmartCardEmulation.reportDataResult`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/SmartCardEmulation/#method-reportDataResult)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct ReportDataResult {
    pub request_id: String,
    pub data: p::Binary,
}
impl ReportDataResult {
    pub fn new(request_id: impl Into<String>, data: impl Into<p::Binary>) -> Self { Self { request_id: request_id.into(), data: data.into() } }
}
impl p::Encode for ReportDataResult {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.field("requestId", &self.request_id);
        w.field("data", &self.data);
        w.end_object();
    }
}
impl p::Command for ReportDataResult {
    const METHOD: &'static str = "SmartCardEmulation.reportDataResult";
    type Response = p::Empty;
}

/// `SmartCardEmulation.reportStatusResult`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/SmartCardEmulation/#method-reportStatusResult)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct ReportStatusResult {
    pub request_id: String,
    pub reader_name: String,
    pub state: ConnectionState,
    pub atr: p::Binary,
    pub protocol: Option<Protocol>,
}
impl ReportStatusResult {
    pub fn new(request_id: impl Into<String>, reader_name: impl Into<String>, state: impl Into<ConnectionState>, atr: impl Into<p::Binary>) -> Self { Self { request_id: request_id.into(), reader_name: reader_name.into(), state: state.into(), atr: atr.into(), protocol: None } }
    pub fn with(mut self, set: impl FnOnce(&mut Self)) -> Self { set(&mut self); self }
}
impl p::Encode for ReportStatusResult {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.field("requestId", &self.request_id);
        w.field("readerName", &self.reader_name);
        w.field("state", &self.state);
        w.field("atr", &self.atr);
        w.optional("protocol", &self.protocol);
        w.end_object();
    }
}
impl p::Command for ReportStatusResult {
    const METHOD: &'static str = "SmartCardEmulation.reportStatusResult";
    type Response = p::Empty;
}

/// `SmartCardEmulation.reportError`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/SmartCardEmulation/#method-reportError)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct ReportError {
    pub request_id: String,
    pub result_code: ResultCode,
}
impl ReportError {
    pub fn new(request_id: impl Into<String>, result_code: impl Into<ResultCode>) -> Self { Self { request_id: request_id.into(), result_code: result_code.into() } }
}
impl p::Encode for ReportError {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.field("requestId", &self.request_id);
        w.field("resultCode", &self.result_code);
        w.end_object();
    }
}
impl p::Command for ReportError {
    const METHOD: &'static str = "SmartCardEmulation.reportError";
    type Response = p::Empty;
}

/// `SmartCardEmulation.establishContextRequested`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/SmartCardEmulation/#event-establishContextRequested)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct EstablishContextRequested {
    pub request_id: String,
}
impl p::Decode for EstablishContextRequested {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_request_id = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"requestId" => r.read(&mut f_request_id),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            request_id: r.need(f_request_id, at, "requestId")?,
        })
    }
}
impl p::Event for EstablishContextRequested { const METHOD: &'static str = "SmartCardEmulation.establishContextRequested"; }

/// `SmartCardEmulation.releaseContextRequested`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/SmartCardEmulation/#event-releaseContextRequested)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct ReleaseContextRequested {
    pub request_id: String,
    pub context_id: i64,
}
impl p::Decode for ReleaseContextRequested {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_request_id = None; let mut f_context_id = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"requestId" => r.read(&mut f_request_id),
                b"contextId" => r.read(&mut f_context_id),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            request_id: r.need(f_request_id, at, "requestId")?,
            context_id: r.need(f_context_id, at, "contextId")?,
        })
    }
}
impl p::Event for ReleaseContextRequested { const METHOD: &'static str = "SmartCardEmulation.releaseContextRequested"; }

/// `SmartCardEmulation.listReadersRequested`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/SmartCardEmulation/#event-listReadersRequested)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct ListReadersRequested {
    pub request_id: String,
    pub context_id: i64,
}
impl p::Decode for ListReadersRequested {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_request_id = None; let mut f_context_id = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"requestId" => r.read(&mut f_request_id),
                b"contextId" => r.read(&mut f_context_id),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            request_id: r.need(f_request_id, at, "requestId")?,
            context_id: r.need(f_context_id, at, "contextId")?,
        })
    }
}
impl p::Event for ListReadersRequested { const METHOD: &'static str = "SmartCardEmulation.listReadersRequested"; }

/// `SmartCardEmulation.getStatusChangeRequested`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/SmartCardEmulation/#event-getStatusChangeRequested)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct GetStatusChangeRequested {
    pub request_id: String,
    pub context_id: i64,
    pub reader_states: Vec<ReaderStateIn>,
    pub timeout: Option<i64>,
}
impl p::Decode for GetStatusChangeRequested {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_request_id = None; let mut f_context_id = None;
        let mut f_reader_states = Default::default(); let mut f_timeout = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"requestId" => r.read(&mut f_request_id),
                b"contextId" => r.read(&mut f_context_id),
                b"readerStates" => r.read_lenient(&mut f_reader_states),
                b"timeout" => r.read(&mut f_timeout),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            request_id: r.need(f_request_id, at, "requestId")?,
            context_id: r.need(f_context_id, at, "contextId")?, reader_states: f_reader_states,
            timeout: f_timeout,
        })
    }
}
impl p::Event for GetStatusChangeRequested { const METHOD: &'static str = "SmartCardEmulation.getStatusChangeRequested"; }

/// `SmartCardEmulation.cancelRequested`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/SmartCardEmulation/#event-cancelRequested)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct CancelRequested {
    pub request_id: String,
    pub context_id: i64,
}
impl p::Decode for CancelRequested {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_request_id = None; let mut f_context_id = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"requestId" => r.read(&mut f_request_id),
                b"contextId" => r.read(&mut f_context_id),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            request_id: r.need(f_request_id, at, "requestId")?,
            context_id: r.need(f_context_id, at, "contextId")?,
        })
    }
}
impl p::Event for CancelRequested { const METHOD: &'static str = "SmartCardEmulation.cancelRequested"; }

/// `SmartCardEmulation.connectRequested`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/SmartCardEmulation/#event-connectRequested)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct ConnectRequested {
    pub request_id: String,
    pub context_id: i64,
    pub reader: String,
    pub share_mode: ShareMode,
    pub preferred_protocols: ProtocolSet,
}
impl p::Decode for ConnectRequested {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_request_id = None; let mut f_context_id = None; let mut f_reader = None;
        let mut f_share_mode = None; let mut f_preferred_protocols = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"requestId" => r.read(&mut f_request_id),
                b"contextId" => r.read(&mut f_context_id),
                b"reader" => r.read(&mut f_reader),
                b"shareMode" => r.read(&mut f_share_mode),
                b"preferredProtocols" => r.read(&mut f_preferred_protocols),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            request_id: r.need(f_request_id, at, "requestId")?,
            context_id: r.need(f_context_id, at, "contextId")?,
            reader: r.need(f_reader, at, "reader")?,
            share_mode: r.need(f_share_mode, at, "shareMode")?,
            preferred_protocols: r.need(f_preferred_protocols, at, "preferredProtocols")?,
        })
    }
}
impl p::Event for ConnectRequested { const METHOD: &'static str = "SmartCardEmulation.connectRequested"; }

/// `SmartCardEmulation.disconnectRequested`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/SmartCardEmulation/#event-disconnectRequested)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct DisconnectRequested {
    pub request_id: String,
    pub handle: i64,
    pub disposition: Disposition,
}
impl p::Decode for DisconnectRequested {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_request_id = None; let mut f_handle = None; let mut f_disposition = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"requestId" => r.read(&mut f_request_id),
                b"handle" => r.read(&mut f_handle),
                b"disposition" => r.read(&mut f_disposition),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            request_id: r.need(f_request_id, at, "requestId")?,
            handle: r.need(f_handle, at, "handle")?,
            disposition: r.need(f_disposition, at, "disposition")?,
        })
    }
}
impl p::Event for DisconnectRequested { const METHOD: &'static str = "SmartCardEmulation.disconnectRequested"; }

/// `SmartCardEmulation.transmitRequested`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/SmartCardEmulation/#event-transmitRequested)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct TransmitRequested {
    pub request_id: String,
    pub handle: i64,
    pub data: p::Binary,
    pub protocol: Option<Protocol>,
}
impl p::Decode for TransmitRequested {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_request_id = None; let mut f_handle = None; let mut f_data = None;
        let mut f_protocol = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"requestId" => r.read(&mut f_request_id),
                b"handle" => r.read(&mut f_handle),
                b"data" => r.read(&mut f_data),
                b"protocol" => r.read(&mut f_protocol),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            request_id: r.need(f_request_id, at, "requestId")?,
            handle: r.need(f_handle, at, "handle")?, data: r.need(f_data, at, "data")?,
            protocol: f_protocol,
        })
    }
}
impl p::Event for TransmitRequested { const METHOD: &'static str = "SmartCardEmulation.transmitRequested"; }

/// `SmartCardEmulation.controlRequested`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/SmartCardEmulation/#event-controlRequested)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct ControlRequested {
    pub request_id: String,
    pub handle: i64,
    pub control_code: i64,
    pub data: p::Binary,
}
impl p::Decode for ControlRequested {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_request_id = None; let mut f_handle = None; let mut f_control_code = None;
        let mut f_data = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"requestId" => r.read(&mut f_request_id),
                b"handle" => r.read(&mut f_handle),
                b"controlCode" => r.read(&mut f_control_code),
                b"data" => r.read(&mut f_data),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            request_id: r.need(f_request_id, at, "requestId")?,
            handle: r.need(f_handle, at, "handle")?,
            control_code: r.need(f_control_code, at, "controlCode")?,
            data: r.need(f_data, at, "data")?,
        })
    }
}
impl p::Event for ControlRequested { const METHOD: &'static str = "SmartCardEmulation.controlRequested"; }

/// `SmartCardEmulation.getAttribRequested`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/SmartCardEmulation/#event-getAttribRequested)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct GetAttribRequested {
    pub request_id: String,
    pub handle: i64,
    pub attrib_id: i64,
}
impl p::Decode for GetAttribRequested {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_request_id = None; let mut f_handle = None; let mut f_attrib_id = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"requestId" => r.read(&mut f_request_id),
                b"handle" => r.read(&mut f_handle),
                b"attribId" => r.read(&mut f_attrib_id),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            request_id: r.need(f_request_id, at, "requestId")?,
            handle: r.need(f_handle, at, "handle")?,
            attrib_id: r.need(f_attrib_id, at, "attribId")?,
        })
    }
}
impl p::Event for GetAttribRequested { const METHOD: &'static str = "SmartCardEmulation.getAttribRequested"; }

/// `SmartCardEmulation.setAttribRequested`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/SmartCardEmulation/#event-setAttribRequested)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct SetAttribRequested {
    pub request_id: String,
    pub handle: i64,
    pub attrib_id: i64,
    pub data: p::Binary,
}
impl p::Decode for SetAttribRequested {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_request_id = None; let mut f_handle = None; let mut f_attrib_id = None;
        let mut f_data = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"requestId" => r.read(&mut f_request_id),
                b"handle" => r.read(&mut f_handle),
                b"attribId" => r.read(&mut f_attrib_id),
                b"data" => r.read(&mut f_data),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            request_id: r.need(f_request_id, at, "requestId")?,
            handle: r.need(f_handle, at, "handle")?,
            attrib_id: r.need(f_attrib_id, at, "attribId")?, data: r.need(f_data, at, "data")?,
        })
    }
}
impl p::Event for SetAttribRequested { const METHOD: &'static str = "SmartCardEmulation.setAttribRequested"; }

/// `SmartCardEmulation.statusRequested`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/SmartCardEmulation/#event-statusRequested)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct StatusRequested {
    pub request_id: String,
    pub handle: i64,
}
impl p::Decode for StatusRequested {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_request_id = None; let mut f_handle = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"requestId" => r.read(&mut f_request_id),
                b"handle" => r.read(&mut f_handle),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            request_id: r.need(f_request_id, at, "requestId")?,
            handle: r.need(f_handle, at, "handle")?,
        })
    }
}
impl p::Event for StatusRequested { const METHOD: &'static str = "SmartCardEmulation.statusRequested"; }

/// `SmartCardEmulation.beginTransactionRequested`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/SmartCardEmulation/#event-beginTransactionRequested)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct BeginTransactionRequested {
    pub request_id: String,
    pub handle: i64,
}
impl p::Decode for BeginTransactionRequested {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_request_id = None; let mut f_handle = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"requestId" => r.read(&mut f_request_id),
                b"handle" => r.read(&mut f_handle),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            request_id: r.need(f_request_id, at, "requestId")?,
            handle: r.need(f_handle, at, "handle")?,
        })
    }
}
impl p::Event for BeginTransactionRequested { const METHOD: &'static str = "SmartCardEmulation.beginTransactionRequested"; }

/// `SmartCardEmulation.endTransactionRequested`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/SmartCardEmulation/#event-endTransactionRequested)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct EndTransactionRequested {
    pub request_id: String,
    pub handle: i64,
    pub disposition: Disposition,
}
impl p::Decode for EndTransactionRequested {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_request_id = None; let mut f_handle = None; let mut f_disposition = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"requestId" => r.read(&mut f_request_id),
                b"handle" => r.read(&mut f_handle),
                b"disposition" => r.read(&mut f_disposition),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            request_id: r.need(f_request_id, at, "requestId")?,
            handle: r.need(f_handle, at, "handle")?,
            disposition: r.need(f_disposition, at, "disposition")?,
        })
    }
}
impl p::Event for EndTransactionRequested { const METHOD: &'static str = "SmartCardEmulation.endTransactionRequested"; }
