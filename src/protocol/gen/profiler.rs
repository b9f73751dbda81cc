// Generated from protocol/*.json; do not edit.
// To regenerate: cargo test --test protocol -- bless
//! The `Profiler` domain. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Profiler/)

use crate::protocol as p;

/// `Profiler.ProfileNode`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Profiler/#type-ProfileNode)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct ProfileNode {
    pub id: i64,
    pub call_frame: p::runtime::CallFrame,
    pub hit_count: Option<i64>,
    pub children: Option<Vec<i64>>,
    pub deopt_reason: Option<String>,
    pub position_ticks: Option<Vec<PositionTickInfo>>,
}
impl p::Decode for ProfileNode {
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_id = None; let mut f_call_frame = None; let mut f_hit_count = None;
        let mut f_children = None; let mut f_deopt_reason = None; let mut f_position_ticks = None;
        while let Some(key) = r.key()? {
            match &*key {
                "id" => f_id = r.optional()?,
                "callFrame" => f_call_frame = r.optional()?,
                "hitCount" => f_hit_count = r.optional()?,
                "children" => f_children = r.optional()?,
                "deoptReason" => f_deopt_reason = r.optional()?,
                "positionTicks" => f_position_ticks = r.optional()?,
                _ => r.skip()?,
            }
        }
        Ok(Self {
            id: r.need(f_id, at, "id")?, call_frame: r.need(f_call_frame, at, "callFrame")?,
            hit_count: f_hit_count, children: f_children, deopt_reason: f_deopt_reason,
            position_ticks: f_position_ticks,
        })
    }
}

/// `Profiler.Profile`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Profiler/#type-Profile)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Profile {
    pub nodes: Vec<ProfileNode>,
    pub start_time: f64,
    pub end_time: f64,
    pub samples: Option<Vec<i64>>,
    pub time_deltas: Option<Vec<i64>>,
}
impl p::Decode for Profile {
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_nodes = Default::default(); let mut f_start_time = None;
        let mut f_end_time = None; let mut f_samples = None; let mut f_time_deltas = None;
        while let Some(key) = r.key()? {
            match &*key {
                "nodes" => f_nodes = r.lenient()?,
                "startTime" => f_start_time = r.optional()?,
                "endTime" => f_end_time = r.optional()?,
                "samples" => f_samples = r.optional()?,
                "timeDeltas" => f_time_deltas = r.optional()?,
                _ => r.skip()?,
            }
        }
        Ok(Self {
            nodes: f_nodes, start_time: r.need(f_start_time, at, "startTime")?,
            end_time: r.need(f_end_time, at, "endTime")?, samples: f_samples,
            time_deltas: f_time_deltas,
        })
    }
}

/// `Profiler.PositionTickInfo`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Profiler/#type-PositionTickInfo)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct PositionTickInfo {
    pub line: i64,
    pub ticks: i64,
}
impl p::Decode for PositionTickInfo {
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_line = None; let mut f_ticks = None;
        while let Some(key) = r.key()? {
            match &*key {
                "line" => f_line = r.optional()?,
                "ticks" => f_ticks = r.optional()?,
                _ => r.skip()?,
            }
        }
        Ok(Self {
            line: r.need(f_line, at, "line")?, ticks: r.need(f_ticks, at, "ticks")?,
        })
    }
}

/// `Profiler.CoverageRange`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Profiler/#type-CoverageRange)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct CoverageRange {
    pub start_offset: i64,
    pub end_offset: i64,
    pub count: i64,
}
impl p::Decode for CoverageRange {
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_start_offset = None; let mut f_end_offset = None; let mut f_count = None;
        while let Some(key) = r.key()? {
            match &*key {
                "startOffset" => f_start_offset = r.optional()?,
                "endOffset" => f_end_offset = r.optional()?,
                "count" => f_count = r.optional()?,
                _ => r.skip()?,
            }
        }
        Ok(Self {
            start_offset: r.need(f_start_offset, at, "startOffset")?,
            end_offset: r.need(f_end_offset, at, "endOffset")?,
            count: r.need(f_count, at, "count")?,
        })
    }
}

/// `Profiler.FunctionCoverage`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Profiler/#type-FunctionCoverage)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct FunctionCoverage {
    pub function_name: String,
    pub ranges: Vec<CoverageRange>,
    pub is_block_coverage: bool,
}
impl p::Decode for FunctionCoverage {
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_function_name = None; let mut f_ranges = Default::default();
        let mut f_is_block_coverage = Default::default();
        while let Some(key) = r.key()? {
            match &*key {
                "functionName" => f_function_name = r.optional()?,
                "ranges" => f_ranges = r.lenient()?,
                "isBlockCoverage" => f_is_block_coverage = r.lenient()?,
                _ => r.skip()?,
            }
        }
        Ok(Self {
            function_name: r.need(f_function_name, at, "functionName")?, ranges: f_ranges,
            is_block_coverage: f_is_block_coverage,
        })
    }
}

/// `Profiler.ScriptCoverage`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Profiler/#type-ScriptCoverage)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct ScriptCoverage {
    pub script_id: p::runtime::ScriptId,
    pub url: String,
    pub functions: Vec<FunctionCoverage>,
}
impl p::Decode for ScriptCoverage {
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_script_id = None; let mut f_url = None; let mut f_functions = Default::default();
        while let Some(key) = r.key()? {
            match &*key {
                "scriptId" => f_script_id = r.optional()?,
                "url" => f_url = r.optional()?,
                "functions" => f_functions = r.lenient()?,
                _ => r.skip()?,
            }
        }
        Ok(Self {
            script_id: r.need(f_script_id, at, "scriptId")?, url: r.need(f_url, at, "url")?,
            functions: f_functions,
        })
    }
}

/// `Profiler.disable`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Profiler/#method-disable)
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct Disable {}
impl Disable {
    pub fn new() -> Self { Self {} }
}
impl p::Encode for Disable {
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.end_object();
    }
}
impl p::Command for Disable {
    const METHOD: &'static str = "Profiler.disable";
    type Response = p::Empty;
}

/// `Profiler.enable`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Profiler/#method-enable)
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct Enable {}
impl Enable {
    pub fn new() -> Self { Self {} }
}
impl p::Encode for Enable {
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.end_object();
    }
}
impl p::Command for Enable {
    const METHOD: &'static str = "Profiler.enable";
    type Response = p::Empty;
}

/// `Profiler.getBestEffortCoverage`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Profiler/#method-getBestEffortCoverage)
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct GetBestEffortCoverage {}
impl GetBestEffortCoverage {
    pub fn new() -> Self { Self {} }
}
impl p::Encode for GetBestEffortCoverage {
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.end_object();
    }
}
impl p::Command for GetBestEffortCoverage {
    const METHOD: &'static str = "Profiler.getBestEffortCoverage";
    type Response = GetBestEffortCoverageResponse;
}

/// The reply to [`GetBestEffortCoverage`].
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct GetBestEffortCoverageResponse {
    pub result: Vec<ScriptCoverage>,
}
impl p::Decode for GetBestEffortCoverageResponse {
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        r.begin_object()?;
        let mut f_result = Default::default();
        while let Some(key) = r.key()? {
            match &*key {
                "result" => f_result = r.lenient()?,
                _ => r.skip()?,
            }
        }
        Ok(Self {
            result: f_result,
        })
    }
}

/// `Profiler.setSamplingInterval`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Profiler/#method-setSamplingInterval)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct SetSamplingInterval {
    pub interval: i64,
}
impl SetSamplingInterval {
    pub fn new(interval: i64) -> Self { Self { interval } }
}
impl p::Encode for SetSamplingInterval {
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.field("interval", &self.interval);
        w.end_object();
    }
}
impl p::Command for SetSamplingInterval {
    const METHOD: &'static str = "Profiler.setSamplingInterval";
    type Response = p::Empty;
}

/// `Profiler.start`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Profiler/#method-start)
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct Start {}
impl Start {
    pub fn new() -> Self { Self {} }
}
impl p::Encode for Start {
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.end_object();
    }
}
impl p::Command for Start {
    const METHOD: &'static str = "Profiler.start";
    type Response = p::Empty;
}

/// `Profiler.startPreciseCoverage`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Profiler/#method-startPreciseCoverage)
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct StartPreciseCoverage {
    pub call_count: Option<bool>,
    pub detailed: Option<bool>,
    pub allow_triggered_updates: Option<bool>,
}
impl StartPreciseCoverage {
    pub fn new() -> Self { Self { call_count: None, detailed: None, allow_triggered_updates: None } }
    pub fn with(mut self, set: impl FnOnce(&mut Self)) -> Self { set(&mut self); self }
}
impl p::Encode for StartPreciseCoverage {
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.optional("callCount", &self.call_count);
        w.optional("detailed", &self.detailed);
        w.optional("allowTriggeredUpdates", &self.allow_triggered_updates);
        w.end_object();
    }
}
impl p::Command for StartPreciseCoverage {
    const METHOD: &'static str = "Profiler.startPreciseCoverage";
    type Response = StartPreciseCoverageResponse;
}

/// The reply to [`StartPreciseCoverage`].
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct StartPreciseCoverageResponse {
    pub timestamp: f64,
}
impl p::Decode for StartPreciseCoverageResponse {
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_timestamp = None;
        while let Some(key) = r.key()? {
            match &*key {
                "timestamp" => f_timestamp = r.optional()?,
                _ => r.skip()?,
            }
        }
        Ok(Self {
            timestamp: r.need(f_timestamp, at, "timestamp")?,
        })
    }
}

/// `Profiler.stop`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Profiler/#method-stop)
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct Stop {}
impl Stop {
    pub fn new() -> Self { Self {} }
}
impl p::Encode for Stop {
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.end_object();
    }
}
impl p::Command for Stop {
    const METHOD: &'static str = "Profiler.stop";
    type Response = StopResponse;
}

/// The reply to [`Stop`].
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct StopResponse {
    pub profile: Profile,
}
impl p::Decode for StopResponse {
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

/// `Profiler.stopPreciseCoverage`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Profiler/#method-stopPreciseCoverage)
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct StopPreciseCoverage {}
impl StopPreciseCoverage {
    pub fn new() -> Self { Self {} }
}
impl p::Encode for StopPreciseCoverage {
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.end_object();
    }
}
impl p::Command for StopPreciseCoverage {
    const METHOD: &'static str = "Profiler.stopPreciseCoverage";
    type Response = p::Empty;
}

/// `Profiler.takePreciseCoverage`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Profiler/#method-takePreciseCoverage)
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct TakePreciseCoverage {}
impl TakePreciseCoverage {
    pub fn new() -> Self { Self {} }
}
impl p::Encode for TakePreciseCoverage {
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.end_object();
    }
}
impl p::Command for TakePreciseCoverage {
    const METHOD: &'static str = "Profiler.takePreciseCoverage";
    type Response = TakePreciseCoverageResponse;
}

/// The reply to [`TakePreciseCoverage`].
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct TakePreciseCoverageResponse {
    pub result: Vec<ScriptCoverage>,
    pub timestamp: f64,
}
impl p::Decode for TakePreciseCoverageResponse {
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_result = Default::default(); let mut f_timestamp = None;
        while let Some(key) = r.key()? {
            match &*key {
                "result" => f_result = r.lenient()?,
                "timestamp" => f_timestamp = r.optional()?,
                _ => r.skip()?,
            }
        }
        Ok(Self {
            result: f_result, timestamp: r.need(f_timestamp, at, "timestamp")?,
        })
    }
}

/// `Profiler.consoleProfileFinished`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Profiler/#event-consoleProfileFinished)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct ConsoleProfileFinished {
    pub id: String,
    pub location: p::debugger::Location,
    pub profile: Profile,
    pub title: Option<String>,
}
impl p::Decode for ConsoleProfileFinished {
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_id = None; let mut f_location = None; let mut f_profile = None;
        let mut f_title = None;
        while let Some(key) = r.key()? {
            match &*key {
                "id" => f_id = r.optional()?,
                "location" => f_location = r.optional()?,
                "profile" => f_profile = r.optional()?,
                "title" => f_title = r.optional()?,
                _ => r.skip()?,
            }
        }
        Ok(Self {
            id: r.need(f_id, at, "id")?, location: r.need(f_location, at, "location")?,
            profile: r.need(f_profile, at, "profile")?, title: f_title,
        })
    }
}
impl p::Event for ConsoleProfileFinished { const METHOD: &'static str = "Profiler.consoleProfileFinished"; }

/// `Profiler.consoleProfileStarted`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Profiler/#event-consoleProfileStarted)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct ConsoleProfileStarted {
    pub id: String,
    pub location: p::debugger::Location,
    pub title: Option<String>,
}
impl p::Decode for ConsoleProfileStarted {
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_id = None; let mut f_location = None; let mut f_title = None;
        while let Some(key) = r.key()? {
            match &*key {
                "id" => f_id = r.optional()?,
                "location" => f_location = r.optional()?,
                "title" => f_title = r.optional()?,
                _ => r.skip()?,
            }
        }
        Ok(Self {
            id: r.need(f_id, at, "id")?, location: r.need(f_location, at, "location")?,
            title: f_title,
        })
    }
}
impl p::Event for ConsoleProfileStarted { const METHOD: &'static str = "Profiler.consoleProfileStarted"; }

/// `Profiler.preciseCoverageDeltaUpdate`. Experimental. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Profiler/#event-preciseCoverageDeltaUpdate)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct PreciseCoverageDeltaUpdate {
    pub timestamp: f64,
    pub occasion: String,
    pub result: Vec<ScriptCoverage>,
}
impl p::Decode for PreciseCoverageDeltaUpdate {
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_timestamp = None; let mut f_occasion = None;
        let mut f_result = Default::default();
        while let Some(key) = r.key()? {
            match &*key {
                "timestamp" => f_timestamp = r.optional()?,
                "occasion" => f_occasion = r.optional()?,
                "result" => f_result = r.lenient()?,
                _ => r.skip()?,
            }
        }
        Ok(Self {
            timestamp: r.need(f_timestamp, at, "timestamp")?,
            occasion: r.need(f_occasion, at, "occasion")?, result: f_result,
        })
    }
}
impl p::Event for PreciseCoverageDeltaUpdate { const METHOD: &'static str = "Profiler.preciseCoverageDeltaUpdate"; }
