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
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_size = None; let mut f_total = None; let mut f_stack = Default::default();
        while let Some(name) = r.name()? {
            match &*name {
                b"size" => r.read(&mut f_size),
                b"total" => r.read(&mut f_total),
                b"stack" => r.read_lenient(&mut f_stack),
                _ => r.skip(),
            }?;
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
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        r.begin_object()?;
        let mut f_samples = Default::default(); let mut f_modules = Default::default();
        while let Some(name) = r.name()? {
            match &*name {
                b"samples" => r.read_lenient(&mut f_samples),
                b"modules" => r.read_lenient(&mut f_modules),
                _ => r.skip(),
            }?;
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
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_name = None; let mut f_uuid = None; let mut f_base_address = None;
        let mut f_size = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"name" => r.read(&mut f_name),
                b"uuid" => r.read(&mut f_uuid),
                b"baseAddress" => r.read(&mut f_base_address),
                b"size" => r.read(&mut f_size),
                _ => r.skip(),
            }?;
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
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_name = None; let mut f_count = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"name" => r.read(&mut f_name),
                b"count" => r.read(&mut f_count),
                _ => r.skip(),
            }?;
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
    #[inline]
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
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_documents = None; let mut f_nodes = None; let mut f_js_event_listeners = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"documents" => r.read(&mut f_documents),
                b"nodes" => r.read(&mut f_nodes),
                b"jsEventListeners" => r.read(&mut f_js_event_listeners),
                _ => r.skip(),
            }?;
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
    #[inline]
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
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        r.begin_object()?;
        let mut f_counters = Default::default();
        while let Some(name) = r.name()? {
            match &*name {
                b"counters" => r.read_lenient(&mut f_counters),
                _ => r.skip(),
            }?;
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
    #[inline]
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
    #[inline]
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
    #[inline]
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
    #[inline]
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
    #[inline]
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
    #[inline]
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
    #[inline]
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
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_profile = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"profile" => r.read(&mut f_profile),
                _ => r.skip(),
            }?;
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
    #[inline]
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
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_profile = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"profile" => r.read(&mut f_profile),
                _ => r.skip(),
            }?;
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
    #[inline]
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
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_profile = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"profile" => r.read(&mut f_profile),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            profile: r.need(f_profile, at, "profile")?,
        })
    }
}
