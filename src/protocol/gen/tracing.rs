// Generated from protocol/*.json; do not edit.
// To regenerate: cargo test --test protocol -- bless
//! The `Tracing` domain. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Tracing/)

use crate::protocol as p;

wrapper_type! {
    /// `Tracing.MemoryDumpConfig`. Experimental. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Tracing/#type-MemoryDumpConfig)
    MemoryDumpConfig(p::RawJson): Encode
}

/// `Tracing.TraceConfig`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Tracing/#type-TraceConfig)
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct TraceConfig {
    /// Experimental.
    pub record_mode: Option<TraceConfigRecordMode>,
    /// Experimental.
    pub trace_buffer_size_in_kb: Option<f64>,
    /// Experimental.
    pub enable_sampling: Option<bool>,
    /// Experimental.
    pub enable_systrace: Option<bool>,
    /// Experimental.
    pub enable_argument_filter: Option<bool>,
    pub included_categories: Option<Vec<String>>,
    pub excluded_categories: Option<Vec<String>>,
    /// Experimental.
    pub synthetic_delays: Option<Vec<String>>,
    /// Experimental.
    pub memory_dump_config: Option<MemoryDumpConfig>,
}
impl TraceConfig {
    pub fn new() -> Self { Self { record_mode: None, trace_buffer_size_in_kb: None, enable_sampling: None, enable_systrace: None, enable_argument_filter: None, included_categories: None, excluded_categories: None, synthetic_delays: None, memory_dump_config: None } }
    pub fn with(mut self, set: impl FnOnce(&mut Self)) -> Self { set(&mut self); self }
}
impl p::Encode for TraceConfig {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.optional("recordMode", &self.record_mode);
        w.optional("traceBufferSizeInKb", &self.trace_buffer_size_in_kb);
        w.optional("enableSampling", &self.enable_sampling);
        w.optional("enableSystrace", &self.enable_systrace);
        w.optional("enableArgumentFilter", &self.enable_argument_filter);
        w.optional("includedCategories", &self.included_categories);
        w.optional("excludedCategories", &self.excluded_categories);
        w.optional("syntheticDelays", &self.synthetic_delays);
        w.optional("memoryDumpConfig", &self.memory_dump_config);
        w.end_object();
    }
}

open_enum! {
    /// `Tracing.StreamFormat`. Experimental. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Tracing/#type-StreamFormat)
    StreamFormat {
        JSON = "json", PROTO = "proto",
    }
}

open_enum! {
    /// `Tracing.StreamCompression`. Experimental. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Tracing/#type-StreamCompression)
    StreamCompression {
        NONE = "none", GZIP = "gzip",
    }
}

open_enum! {
    /// `Tracing.MemoryDumpLevelOfDetail`. Experimental. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Tracing/#type-MemoryDumpLevelOfDetail)
    MemoryDumpLevelOfDetail {
        BACKGROUND = "background", LIGHT = "light", DETAILED = "detailed",
    }
}

open_enum! {
    /// `Tracing.TracingBackend`. Experimental. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Tracing/#type-TracingBackend)
    TracingBackend {
        AUTO = "auto", CHROME = "chrome", SYSTEM = "system",
    }
}

/// `Tracing.end`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Tracing/#method-end)
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct End {}
impl End {
    pub fn new() -> Self { Self {} }
}
impl p::Encode for End {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.end_object();
    }
}
impl p::Command for End {
    const METHOD: &'static str = "Tracing.end";
    type Response = p::Empty;
}

/// `Tracing.getCategories`. Experimental. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Tracing/#method-getCategories)
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct GetCategories {}
impl GetCategories {
    pub fn new() -> Self { Self {} }
}
impl p::Encode for GetCategories {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.end_object();
    }
}
impl p::Command for GetCategories {
    const METHOD: &'static str = "Tracing.getCategories";
    type Response = GetCategoriesResponse;
}

/// The reply to [`GetCategories`].
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct GetCategoriesResponse {
    pub categories: Vec<String>,
}
impl p::Decode for GetCategoriesResponse {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        r.begin_object()?;
        let mut f_categories = Default::default();
        while let Some(name) = r.name()? {
            match &*name {
                b"categories" => r.read_lenient(&mut f_categories),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            categories: f_categories,
        })
    }
}

/// `Tracing.getTrackEventDescriptor`. Experimental. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Tracing/#method-getTrackEventDescriptor)
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct GetTrackEventDescriptor {}
impl GetTrackEventDescriptor {
    pub fn new() -> Self { Self {} }
}
impl p::Encode for GetTrackEventDescriptor {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.end_object();
    }
}
impl p::Command for GetTrackEventDescriptor {
    const METHOD: &'static str = "Tracing.getTrackEventDescriptor";
    type Response = GetTrackEventDescriptorResponse;
}

/// The reply to [`GetTrackEventDescriptor`].
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct GetTrackEventDescriptorResponse {
    pub descriptor: p::Binary,
}
impl p::Decode for GetTrackEventDescriptorResponse {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_descriptor = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"descriptor" => r.read(&mut f_descriptor),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            descriptor: r.need(f_descriptor, at, "descriptor")?,
        })
    }
}

/// `Tracing.recordClockSyncMarker`. Experimental. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Tracing/#method-recordClockSyncMarker)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct RecordClockSyncMarker {
    pub sync_id: String,
}
impl RecordClockSyncMarker {
    pub fn new(sync_id: impl Into<String>) -> Self { Self { sync_id: sync_id.into() } }
}
impl p::Encode for RecordClockSyncMarker {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.field("syncId", &self.sync_id);
        w.end_object();
    }
}
impl p::Command for RecordClockSyncMarker {
    const METHOD: &'static str = "Tracing.recordClockSyncMarker";
    type Response = p::Empty;
}

/// `Tracing.requestMemoryDump`. Experimental. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Tracing/#method-requestMemoryDump)
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct RequestMemoryDump {
    pub deterministic: Option<bool>,
    pub level_of_detail: Option<MemoryDumpLevelOfDetail>,
}
impl RequestMemoryDump {
    pub fn new() -> Self { Self { deterministic: None, level_of_detail: None } }
    pub fn with(mut self, set: impl FnOnce(&mut Self)) -> Self { set(&mut self); self }
}
impl p::Encode for RequestMemoryDump {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.optional("deterministic", &self.deterministic);
        w.optional("levelOfDetail", &self.level_of_detail);
        w.end_object();
    }
}
impl p::Command for RequestMemoryDump {
    const METHOD: &'static str = "Tracing.requestMemoryDump";
    type Response = RequestMemoryDumpResponse;
}

/// The reply to [`RequestMemoryDump`].
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct RequestMemoryDumpResponse {
    pub dump_guid: String,
    pub success: bool,
}
impl p::Decode for RequestMemoryDumpResponse {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_dump_guid = None; let mut f_success = Default::default();
        while let Some(name) = r.name()? {
            match &*name {
                b"dumpGuid" => r.read(&mut f_dump_guid),
                b"success" => r.read_lenient(&mut f_success),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            dump_guid: r.need(f_dump_guid, at, "dumpGuid")?, success: f_success,
        })
    }
}

/// `Tracing.start`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Tracing/#method-start)
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct Start {
    /// Experimental. **Deprecated.**
    pub categories: Option<String>,
    /// Experimental. **Deprecated.**
    pub options: Option<String>,
    /// Experimental.
    pub buffer_usage_reporting_interval: Option<f64>,
    pub transfer_mode: Option<StartTransferMode>,
    pub stream_format: Option<StreamFormat>,
    /// Experimental.
    pub stream_compression: Option<StreamCompression>,
    pub trace_config: Option<TraceConfig>,
    /// Experimental.
    pub perfetto_config: Option<p::Binary>,
    /// Experimental.
    pub tracing_backend: Option<TracingBackend>,
    /// Experimental.
    pub screenshot_max_size: Option<i64>,
    /// Experimental.
    pub screenshot_max_count: Option<i64>,
}
impl Start {
    pub fn new() -> Self { Self { categories: None, options: None, buffer_usage_reporting_interval: None, transfer_mode: None, stream_format: None, stream_compression: None, trace_config: None, perfetto_config: None, tracing_backend: None, screenshot_max_size: None, screenshot_max_count: None } }
    pub fn with(mut self, set: impl FnOnce(&mut Self)) -> Self { set(&mut self); self }
}
impl p::Encode for Start {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.optional("categories", &self.categories);
        w.optional("options", &self.options);
        w.optional("bufferUsageReportingInterval", &self.buffer_usage_reporting_interval);
        w.optional("transferMode", &self.transfer_mode);
        w.optional("streamFormat", &self.stream_format);
        w.optional("streamCompression", &self.stream_compression);
        w.optional("traceConfig", &self.trace_config);
        w.optional("perfettoConfig", &self.perfetto_config);
        w.optional("tracingBackend", &self.tracing_backend);
        w.optional("screenshotMaxSize", &self.screenshot_max_size);
        w.optional("screenshotMaxCount", &self.screenshot_max_count);
        w.end_object();
    }
}
impl p::Command for Start {
    const METHOD: &'static str = "Tracing.start";
    type Response = p::Empty;
}

/// `Tracing.bufferUsage`. Experimental. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Tracing/#event-bufferUsage)
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct BufferUsage {
    pub percent_full: Option<f64>,
    pub event_count: Option<f64>,
    pub value: Option<f64>,
}
impl p::Decode for BufferUsage {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        r.begin_object()?;
        let mut f_percent_full = None; let mut f_event_count = None; let mut f_value = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"percentFull" => r.read(&mut f_percent_full),
                b"eventCount" => r.read(&mut f_event_count),
                b"value" => r.read(&mut f_value),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            percent_full: f_percent_full, event_count: f_event_count, value: f_value,
        })
    }
}
impl p::Event for BufferUsage { const METHOD: &'static str = "Tracing.bufferUsage"; }

/// `Tracing.dataCollected`. Experimental. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Tracing/#event-dataCollected)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct DataCollected {
    pub value: Vec<p::RawJson>,
}
impl p::Decode for DataCollected {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        r.begin_object()?;
        let mut f_value = Default::default();
        while let Some(name) = r.name()? {
            match &*name {
                b"value" => r.read_lenient(&mut f_value),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            value: f_value,
        })
    }
}
impl p::Event for DataCollected { const METHOD: &'static str = "Tracing.dataCollected"; }

/// `Tracing.tracingComplete`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Tracing/#event-tracingComplete)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct TracingComplete {
    pub data_loss_occurred: bool,
    pub stream: Option<p::io::StreamHandle>,
    pub trace_format: Option<StreamFormat>,
    pub stream_compression: Option<StreamCompression>,
}
impl p::Decode for TracingComplete {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        r.begin_object()?;
        let mut f_data_loss_occurred = Default::default(); let mut f_stream = None;
        let mut f_trace_format = None; let mut f_stream_compression = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"dataLossOccurred" => r.read_lenient(&mut f_data_loss_occurred),
                b"stream" => r.read(&mut f_stream),
                b"traceFormat" => r.read(&mut f_trace_format),
                b"streamCompression" => r.read(&mut f_stream_compression),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            data_loss_occurred: f_data_loss_occurred, stream: f_stream,
            trace_format: f_trace_format, stream_compression: f_stream_compression,
        })
    }
}
impl p::Event for TracingComplete { const METHOD: &'static str = "Tracing.tracingComplete"; }

open_enum! {
    /// Of `recordMode` in [`TraceConfig`].
    TraceConfigRecordMode {
        RECORD_UNTIL_FULL = "recordUntilFull", RECORD_CONTINUOUSLY = "recordContinuously",
        RECORD_AS_MUCH_AS_POSSIBLE = "recordAsMuchAsPossible", ECHO_TO_CONSOLE = "echoToConsole",
    }
}

open_enum! {
    /// Of `transferMode` in [`Start`].
    StartTransferMode {
        REPORT_EVENTS = "ReportEvents", RETURN_AS_STREAM = "ReturnAsStream",
    }
}
