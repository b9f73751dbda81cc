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
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_id = None; let mut f_call_frame = None; let mut f_hit_count = None;
        let mut f_children = None; let mut f_deopt_reason = None; let mut f_position_ticks = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"id" => r.read(&mut f_id),
                b"callFrame" => r.read(&mut f_call_frame),
                b"hitCount" => r.read(&mut f_hit_count),
                b"children" => r.read(&mut f_children),
                b"deoptReason" => r.read(&mut f_deopt_reason),
                b"positionTicks" => r.read(&mut f_position_ticks),
                _ => r.skip(),
            }?;
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
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_nodes = Default::default(); let mut f_start_time = None;
        let mut f_end_time = None; let mut f_samples = None; let mut f_time_deltas = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"nodes" => r.read_lenient(&mut f_nodes),
                b"startTime" => r.read(&mut f_start_time),
                b"endTime" => r.read(&mut f_end_time),
                b"samples" => r.read(&mut f_samples),
                b"timeDeltas" => r.read(&mut f_time_deltas),
                _ => r.skip(),
            }?;
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
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_line = None; let mut f_ticks = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"line" => r.read(&mut f_line),
                b"ticks" => r.read(&mut f_ticks),
                _ => r.skip(),
            }?;
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
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_start_offset = None; let mut f_end_offset = None; let mut f_count = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"startOffset" => r.read(&mut f_start_offset),
                b"endOffset" => r.read(&mut f_end_offset),
                b"count" => r.read(&mut f_count),
                _ => r.skip(),
            }?;
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
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_function_name = None; let mut f_ranges = Default::default();
        let mut f_is_block_coverage = Default::default();
        while let Some(name) = r.name()? {
            match &*name {
                b"functionName" => r.read(&mut f_function_name),
                b"ranges" => r.read_lenient(&mut f_ranges),
                b"isBlockCoverage" => r.read_lenient(&mut f_is_block_coverage),
                _ => r.skip(),
            }?;
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
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_script_id = None; let mut f_url = None; let mut f_functions = Default::default();
        while let Some(name) = r.name()? {
            match &*name {
                b"scriptId" => r.read(&mut f_script_id),
                b"url" => r.read(&mut f_url),
                b"functions" => r.read_lenient(&mut f_functions),
                _ => r.skip(),
            }?;
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
    #[inline]
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
    #[inline]
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
    #[inline]
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
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        r.begin_object()?;
        let mut f_result = Default::default();
        while let Some(name) = r.name()? {
            match &*name {
                b"result" => r.read_lenient(&mut f_result),
                _ => r.skip(),
            }?;
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
    #[inline]
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
    #[inline]
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
    #[inline]
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
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_timestamp = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"timestamp" => r.read(&mut f_timestamp),
                _ => r.skip(),
            }?;
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
    #[inline]
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

/// `Profiler.stopPreciseCoverage`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Profiler/#method-stopPreciseCoverage)
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct StopPreciseCoverage {}
impl StopPreciseCoverage {
    pub fn new() -> Self { Self {} }
}
impl p::Encode for StopPreciseCoverage {
    #[inline]
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
    #[inline]
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
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_result = Default::default(); let mut f_timestamp = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"result" => r.read_lenient(&mut f_result),
                b"timestamp" => r.read(&mut f_timestamp),
                _ => r.skip(),
            }?;
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
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_id = None; let mut f_location = None; let mut f_profile = None;
        let mut f_title = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"id" => r.read(&mut f_id),
                b"location" => r.read(&mut f_location),
                b"profile" => r.read(&mut f_profile),
                b"title" => r.read(&mut f_title),
                _ => r.skip(),
            }?;
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
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_id = None; let mut f_location = None; let mut f_title = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"id" => r.read(&mut f_id),
                b"location" => r.read(&mut f_location),
                b"title" => r.read(&mut f_title),
                _ => r.skip(),
            }?;
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
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_timestamp = None; let mut f_occasion = None;
        let mut f_result = Default::default();
        while let Some(name) = r.name()? {
            match &*name {
                b"timestamp" => r.read(&mut f_timestamp),
                b"occasion" => r.read(&mut f_occasion),
                b"result" => r.read_lenient(&mut f_result),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            timestamp: r.need(f_timestamp, at, "timestamp")?,
            occasion: r.need(f_occasion, at, "occasion")?, result: f_result,
        })
    }
}
impl p::Event for PreciseCoverageDeltaUpdate { const METHOD: &'static str = "Profiler.preciseCoverageDeltaUpdate"; }
