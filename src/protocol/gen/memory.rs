// Generated from protocol/*.json; do not edit.
// To regenerate: cargo test --test protocol -- bless
//! The `Memory` domain. Experimental. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Memory/)

use crate::protocol as p;

open_enum! {
    /// `Memory.PressureLevel`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Memory/#type-PressureLevel)
    PressureLevel {
        MODERATE = "moderate", CRITICAL = "critical",
    }
}

/// `Memory.SamplingProfileNode`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Memory/#type-SamplingProfileNode)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct SamplingProfileNode {
    pub size: f64,
    pub total: f64,
    pub stack: Vec<String>,
}
impl p::Decode for SamplingProfileNode {
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_size = None; let mut f_total = None; let mut f_stack = Default::default();
        while let Some(key) = r.key()? {
            match &*key {
                "size" => f_size = r.optional()?,
                "total" => f_total = r.optional()?,
                "stack" => f_stack = r.lenient()?,
                _ => r.skip()?,
            }
        }
        Ok(Self {
            size: r.need(f_size, at, "size")?, total: r.need(f_total, at, "total")?, stack: f_stack,
        })
    }
}

/// `Memory.SamplingProfile`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Memory/#type-SamplingProfile)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct SamplingProfile {
    pub samples: Vec<SamplingProfileNode>,
    pub modules: Vec<Module>,
}
impl p::Decode for SamplingProfile {
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        r.begin_object()?;
        let mut f_samples = Default::default(); let mut f_modules = Default::default();
        while let Some(key) = r.key()? {
            match &*key {
                "samples" => f_samples = r.lenient()?,
                "modules" => f_modules = r.lenient()?,
                _ => r.skip()?,
            }
        }
        Ok(Self {
            samples: f_samples, modules: f_modules,
        })
    }
}

/// `Memory.Module`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Memory/#type-Module)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Module {
    pub name: String,
    pub uuid: String,
    pub base_address: String,
    pub size: f64,
}
impl p::Decode for Module {
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_name = None; let mut f_uuid = None; let mut f_base_address = None;
        let mut f_size = None;
        while let Some(key) = r.key()? {
            match &*key {
                "name" => f_name = r.optional()?,
                "uuid" => f_uuid = r.optional()?,
                "baseAddress" => f_base_address = r.optional()?,
                "size" => f_size = r.optional()?,
                _ => r.skip()?,
            }
        }
        Ok(Self {
            name: r.need(f_name, at, "name")?, uuid: r.need(f_uuid, at, "uuid")?,
            base_address: r.need(f_base_address, at, "baseAddress")?,
            size: r.need(f_size, at, "size")?,
        })
    }
}

/// `Memory.DOMCounter`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Memory/#type-DOMCounter)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct DOMCounter {
    pub name: String,
    pub count: i64,
}
impl p::Decode for DOMCounter {
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_name = None; let mut f_count = None;
        while let Some(key) = r.key()? {
            match &*key {
                "name" => f_name = r.optional()?,
                "count" => f_count = r.optional()?,
                _ => r.skip()?,
            }
        }
        Ok(Self {
            name: r.need(f_name, at, "name")?, count: r.need(f_count, at, "count")?,
        })
    }
}

/// `Memory.getDOMCounters`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Memory/#method-getDOMCounters)
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct GetDOMCounters {}
impl GetDOMCounters {
    pub fn new() -> Self { Self {} }
}
impl p::Encode for GetDOMCounters {
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.end_object();
    }
}
impl p::Command for GetDOMCounters {
    const METHOD: &'static str = "Memory.getDOMCounters";
    type Response = GetDOMCountersResponse;
}

/// The reply to [`GetDOMCounters`].
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct GetDOMCountersResponse {
    pub documents: i64,
    pub nodes: i64,
    pub js_event_listeners: i64,
}
impl p::Decode for GetDOMCountersResponse {
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_documents = None; let mut f_nodes = None; let mut f_js_event_listeners = None;
        while let Some(key) = r.key()? {
            match &*key {
                "documents" => f_documents = r.optional()?,
                "nodes" => f_nodes = r.optional()?,
                "jsEventListeners" => f_js_event_listeners = r.optional()?,
                _ => r.skip()?,
            }
        }
        Ok(Self {
            documents: r.need(f_documents, at, "documents")?, nodes: r.need(f_nodes, at, "nodes")?,
            js_event_listeners: r.need(f_js_event_listeners, at, "jsEventListeners")?,
        })
    }
}

/// `Memory.getDOMCountersForLeakDetection`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Memory/#method-getDOMCountersForLeakDetection)
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct GetDOMCountersForLeakDetection {}
impl GetDOMCountersForLeakDetection {
    pub fn new() -> Self { Self {} }
}
impl p::Encode for GetDOMCountersForLeakDetection {
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.end_object();
    }
}
impl p::Command for GetDOMCountersForLeakDetection {
    const METHOD: &'static str = "Memory.getDOMCountersForLeakDetection";
    type Response = GetDOMCountersForLeakDetectionResponse;
}

/// The reply to [`GetDOMCountersForLeakDetection`].
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct GetDOMCountersForLeakDetectionResponse {
    pub counters: Vec<DOMCounter>,
}
impl p::Decode for GetDOMCountersForLeakDetectionResponse {
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        r.begin_object()?;
        let mut f_counters = Default::default();
        while let Some(key) = r.key()? {
            match &*key {
                "counters" => f_counters = r.lenient()?,
                _ => r.skip()?,
            }
        }
        Ok(Self {
            counters: f_counters,
        })
    }
}

/// `Memory.prepareForLeakDetection`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Memory/#method-prepareForLeakDetection)
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct PrepareForLeakDetection {}
impl PrepareForLeakDetection {
    pub fn new() -> Self { Self {} }
}
impl p::Encode for PrepareForLeakDetection {
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.end_object();
    }
}
impl p::Command for PrepareForLeakDetection {
    const METHOD: &'static str = "Memory.prepareForLeakDetection";
    type Response = p::Empty;
}

/// `Memory.forciblyPurgeJavaScriptMemory`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Memory/#method-forciblyPurgeJavaScriptMemory)
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct ForciblyPurgeJavaScriptMemory {}
impl ForciblyPurgeJavaScriptMemory {
    pub fn new() -> Self { Self {} }
}
impl p::Encode for ForciblyPurgeJavaScriptMemory {
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.end_object();
    }
}
impl p::Command for ForciblyPurgeJavaScriptMemory {
    const METHOD: &'static str = "Memory.forciblyPurgeJavaScriptMemory";
    type Response = p::Empty;
}

/// `Memory.setPressureNotificationsSuppressed`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Memory/#method-setPressureNotificationsSuppressed)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct SetPressureNotificationsSuppressed {
    pub suppressed: bool,
}
impl SetPressureNotificationsSuppressed {
    pub fn new(suppressed: bool) -> Self { Self { suppressed } }
}
impl p::Encode for SetPressureNotificationsSuppressed {
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.field("suppressed", &self.suppressed);
        w.end_object();
    }
}
impl p::Command for SetPressureNotificationsSuppressed {
    const METHOD: &'static str = "Memory.setPressureNotificationsSuppressed";
    type Response = p::Empty;
}

/// `Memory.simulatePressureNotification`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Memory/#method-simulatePressureNotification)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct SimulatePressureNotification {
    pub level: PressureLevel,
}
impl SimulatePressureNotification {
    pub fn new(level: impl Into<PressureLevel>) -> Self { Self { level: level.into() } }
}
impl p::Encode for SimulatePressureNotification {
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.field("level", &self.level);
        w.end_object();
    }
}
impl p::Command for SimulatePressureNotification {
    const METHOD: &'static str = "Memory.simulatePressureNotification";
    type Response = p::Empty;
}

/// `Memory.startSampling`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Memory/#method-startSampling)
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct StartSampling {
    pub sampling_interval: Option<i64>,
    pub suppress_randomness: Option<bool>,
}
impl StartSampling {
    pub fn new() -> Self { Self { sampling_interval: None, suppress_randomness: None } }
    pub fn with(mut self, set: impl FnOnce(&mut Self)) -> Self { set(&mut self); self }
}
impl p::Encode for StartSampling {
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.optional("samplingInterval", &self.sampling_interval);
        w.optional("suppressRandomness", &self.suppress_randomness);
        w.end_object();
    }
}
impl p::Command for StartSampling {
    const METHOD: &'static str = "Memory.startSampling";
    type Response = p::Empty;
}

/// `Memory.stopSampling`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Memory/#method-stopSampling)
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct StopSampling {}
impl StopSampling {
    pub fn new() -> Self { Self {} }
}
impl p::Encode for StopSampling {
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.end_object();
    }
}
impl p::Command for StopSampling {
    const METHOD: &'static str = "Memory.stopSampling";
    type Response = p::Empty;
}

/// `Memory.getAllTimeSamplingProfile`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Memory/#method-getAllTimeSamplingProfile)
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct GetAllTimeSamplingProfile {}
impl GetAllTimeSamplingProfile {
    pub fn new() -> Self { Self {} }
}
impl p::Encode for GetAllTimeSamplingProfile {
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.end_object();
    }
}
impl p::Command for GetAllTimeSamplingProfile {
    const METHOD: &'static str = "Memory.getAllTimeSamplingProfile";
    type Response = GetAllTimeSamplingProfileResponse;
}

/// The reply to [`GetAllTimeSamplingProfile`].
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct GetAllTimeSamplingProfileResponse {
    pub profile: SamplingProfile,
}
impl p::Decode for GetAllTimeSamplingProfileResponse {
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_profile = None;
        while let Some(key) = r.key()? {
            match &*key {
                "profile" => f_profile = r.optional()?,
                _ => r.skip()?,
            }
        }
        Ok(Self {
            profile: r.need(f_profile, at, "profile")?,
        })
    }
}

/// `Memory.getBrowserSamplingProfile`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Memory/#method-getBrowserSamplingProfile)
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct GetBrowserSamplingProfile {}
impl GetBrowserSamplingProfile {
    pub fn new() -> Self { Self {} }
}
impl p::Encode for GetBrowserSamplingProfile {
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.end_object();
    }
}
impl p::Command for GetBrowserSamplingProfile {
    const METHOD: &'static str = "Memory.getBrowserSamplingProfile";
    type Response = GetBrowserSamplingProfileResponse;
}

/// The reply to [`GetBrowserSamplingProfile`].
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct GetBrowserSamplingProfileResponse {
    pub profile: SamplingProfile,
}
impl p::Decode for GetBrowserSamplingProfileResponse {
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_profile = None;
        while let Some(key) = r.key()? {
            match &*key {
                "profile" => f_profile = r.optional()?,
                _ => r.skip()?,
            }
        }
        Ok(Self {
            profile: r.need(f_profile, at, "profile")?,
        })
    }
}

/// `Memory.getSamplingProfile`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Memory/#method-getSamplingProfile)
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct GetSamplingProfile {}
impl GetSamplingProfile {
    pub fn new() -> Self { Self {} }
}
impl p::Encode for GetSamplingProfile {
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.end_object();
    }
}
impl p::Command for GetSamplingProfile {
    const METHOD: &'static str = "Memory.getSamplingProfile";
    type Response = GetSamplingProfileResponse;
}

/// The reply to [`GetSamplingProfile`].
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct GetSamplingProfileResponse {
    pub profile: SamplingProfile,
}
impl p::Decode for GetSamplingProfileResponse {
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_profile = None;
        while let Some(key) = r.key()? {
            match &*key {
                "profile" => f_profile = r.optional()?,
                _ => r.skip()?,
            }
        }
        Ok(Self {
            profile: r.need(f_profile, at, "profile")?,
        })
    }
}
