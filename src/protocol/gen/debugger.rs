// Generated from protocol/*.json; do not edit.
// To regenerate: cargo test --test protocol -- bless
//! The `Debugger` domain. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Debugger/)

use crate::protocol as p;

text_type! {
    /// `Debugger.BreakpointId`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Debugger/#type-BreakpointId)
    BreakpointId
}

text_type! {
    /// `Debugger.CallFrameId`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Debugger/#type-CallFrameId)
    CallFrameId
}

/// `Debugger.Location`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Debugger/#type-Location)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Location {
    pub script_id: p::runtime::ScriptId,
    pub line_number: i64,
    pub column_number: Option<i64>,
}
impl Location {
    pub fn new(script_id: impl Into<p::runtime::ScriptId>, line_number: i64) -> Self { Self { script_id: script_id.into(), line_number, column_number: None } }
    pub fn with(mut self, set: impl FnOnce(&mut Self)) -> Self { set(&mut self); self }
}
impl p::Encode for Location {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.field("scriptId", &self.script_id);
        w.field("lineNumber", &self.line_number);
        w.optional("columnNumber", &self.column_number);
        w.end_object();
    }
}
impl p::Decode for Location {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_script_id = None; let mut f_line_number = None; let mut f_column_number = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"scriptId" => r.read(&mut f_script_id),
                b"lineNumber" => r.read(&mut f_line_number),
                b"columnNumber" => r.read(&mut f_column_number),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            script_id: r.need(f_script_id, at, "scriptId")?,
            line_number: r.need(f_line_number, at, "lineNumber")?, column_number: f_column_number,
        })
    }
}

/// `Debugger.ScriptPosition`. Experimental. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Debugger/#type-ScriptPosition)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct ScriptPosition {
    pub line_number: i64,
    pub column_number: i64,
}
impl ScriptPosition {
    pub fn new(line_number: i64, column_number: i64) -> Self { Self { line_number, column_number } }
}
impl p::Encode for ScriptPosition {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.field("lineNumber", &self.line_number);
        w.field("columnNumber", &self.column_number);
        w.end_object();
    }
}

/// `Debugger.LocationRange`. Experimental. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Debugger/#type-LocationRange)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct LocationRange {
    pub script_id: p::runtime::ScriptId,
    pub start: ScriptPosition,
    pub end: ScriptPosition,
}
impl LocationRange {
    pub fn new(script_id: impl Into<p::runtime::ScriptId>, start: ScriptPosition, end: ScriptPosition) -> Self { Self { script_id: script_id.into(), start, end } }
}
impl p::Encode for LocationRange {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.field("scriptId", &self.script_id);
        w.field("start", &self.start);
        w.field("end", &self.end);
        w.end_object();
    }
}

/// `Debugger.CallFrame`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Debugger/#type-CallFrame)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct CallFrame {
    pub call_frame_id: CallFrameId,
    pub function_name: String,
    pub function_location: Option<Location>,
    pub location: Location,
    /// **Deprecated.**
    pub url: String,
    pub scope_chain: Vec<Scope>,
    pub this: p::runtime::RemoteObject,
    pub return_value: Option<p::runtime::RemoteObject>,
    /// Experimental.
    pub can_be_restarted: Option<bool>,
}
impl p::Decode for CallFrame {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_call_frame_id = None; let mut f_function_name = None;
        let mut f_function_location = None; let mut f_location = None;
        let mut f_url = Default::default(); let mut f_scope_chain = Default::default();
        let mut f_this = None; let mut f_return_value = None; let mut f_can_be_restarted = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"callFrameId" => r.read(&mut f_call_frame_id),
                b"functionName" => r.read(&mut f_function_name),
                b"functionLocation" => r.read(&mut f_function_location),
                b"location" => r.read(&mut f_location),
                b"url" => r.read_lenient(&mut f_url),
                b"scopeChain" => r.read_lenient(&mut f_scope_chain),
                b"this" => r.read(&mut f_this),
                b"returnValue" => r.read(&mut f_return_value),
                b"canBeRestarted" => r.read(&mut f_can_be_restarted),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            call_frame_id: r.need(f_call_frame_id, at, "callFrameId")?,
            function_name: r.need(f_function_name, at, "functionName")?,
            function_location: f_function_location, location: r.need(f_location, at, "location")?,
            url: f_url, scope_chain: f_scope_chain, this: r.need(f_this, at, "this")?,
            return_value: f_return_value, can_be_restarted: f_can_be_restarted,
        })
    }
}

/// `Debugger.Scope`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Debugger/#type-Scope)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Scope {
    pub r#type: ScopeType,
    pub object: p::runtime::RemoteObject,
    pub name: Option<String>,
    pub start_location: Option<Location>,
    pub end_location: Option<Location>,
    /// Experimental.
    pub empty_reason: Option<ScopeEmptyReason>,
}
impl p::Decode for Scope {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_type = None; let mut f_object = None; let mut f_name = None;
        let mut f_start_location = None; let mut f_end_location = None;
        let mut f_empty_reason = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"type" => r.read(&mut f_type),
                b"object" => r.read(&mut f_object),
                b"name" => r.read(&mut f_name),
                b"startLocation" => r.read(&mut f_start_location),
                b"endLocation" => r.read(&mut f_end_location),
                b"emptyReason" => r.read(&mut f_empty_reason),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            r#type: r.need(f_type, at, "type")?, object: r.need(f_object, at, "object")?,
            name: f_name, start_location: f_start_location, end_location: f_end_location,
            empty_reason: f_empty_reason,
        })
    }
}

/// `Debugger.SearchMatch`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Debugger/#type-SearchMatch)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct SearchMatch {
    pub line_number: f64,
    pub line_content: String,
}
impl p::Decode for SearchMatch {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_line_number = None; let mut f_line_content = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"lineNumber" => r.read(&mut f_line_number),
                b"lineContent" => r.read(&mut f_line_content),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            line_number: r.need(f_line_number, at, "lineNumber")?,
            line_content: r.need(f_line_content, at, "lineContent")?,
        })
    }
}

/// `Debugger.BreakLocation`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Debugger/#type-BreakLocation)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct BreakLocation {
    pub script_id: p::runtime::ScriptId,
    pub line_number: i64,
    pub column_number: Option<i64>,
    pub r#type: Option<BreakLocationType>,
}
impl p::Decode for BreakLocation {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_script_id = None; let mut f_line_number = None; let mut f_column_number = None;
        let mut f_type = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"scriptId" => r.read(&mut f_script_id),
                b"lineNumber" => r.read(&mut f_line_number),
                b"columnNumber" => r.read(&mut f_column_number),
                b"type" => r.read(&mut f_type),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            script_id: r.need(f_script_id, at, "scriptId")?,
            line_number: r.need(f_line_number, at, "lineNumber")?, column_number: f_column_number,
            r#type: f_type,
        })
    }
}

/// `Debugger.WasmDisassemblyChunk`. Experimental. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Debugger/#type-WasmDisassemblyChunk)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct WasmDisassemblyChunk {
    pub lines: Vec<String>,
    pub bytecode_offsets: Vec<i64>,
}
impl p::Decode for WasmDisassemblyChunk {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        r.begin_object()?;
        let mut f_lines = Default::default(); let mut f_bytecode_offsets = Default::default();
        while let Some(name) = r.name()? {
            match &*name {
                b"lines" => r.read_lenient(&mut f_lines),
                b"bytecodeOffsets" => r.read_lenient(&mut f_bytecode_offsets),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            lines: f_lines, bytecode_offsets: f_bytecode_offsets,
        })
    }
}

open_enum! {
    /// `Debugger.ScriptLanguage`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Debugger/#type-ScriptLanguage)
    ScriptLanguage {
        JAVA_SCRIPT = "JavaScript", WEB_ASSEMBLY = "WebAssembly",
    }
}

/// `Debugger.DebugSymbols`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Debugger/#type-DebugSymbols)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct DebugSymbols {
    pub r#type: DebugSymbolsType,
    pub external_url: Option<String>,
}
impl p::Decode for DebugSymbols {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_type = None; let mut f_external_url = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"type" => r.read(&mut f_type),
                b"externalURL" => r.read(&mut f_external_url),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            r#type: r.need(f_type, at, "type")?, external_url: f_external_url,
        })
    }
}

/// `Debugger.ResolvedBreakpoint`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Debugger/#type-ResolvedBreakpoint)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct ResolvedBreakpoint {
    pub breakpoint_id: BreakpointId,
    pub location: Location,
}
impl p::Decode for ResolvedBreakpoint {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_breakpoint_id = None; let mut f_location = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"breakpointId" => r.read(&mut f_breakpoint_id),
                b"location" => r.read(&mut f_location),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            breakpoint_id: r.need(f_breakpoint_id, at, "breakpointId")?,
            location: r.need(f_location, at, "location")?,
        })
    }
}

/// `Debugger.continueToLocation`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Debugger/#method-continueToLocation)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct ContinueToLocation {
    pub location: Location,
    pub target_call_frames: Option<ContinueToLocationTargetCallFrames>,
}
impl ContinueToLocation {
    pub fn new(location: Location) -> Self { Self { location, target_call_frames: None } }
    pub fn with(mut self, set: impl FnOnce(&mut Self)) -> Self { set(&mut self); self }
}
impl p::Encode for ContinueToLocation {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.field("location", &self.location);
        w.optional("targetCallFrames", &self.target_call_frames);
        w.end_object();
    }
}
impl p::Command for ContinueToLocation {
    const METHOD: &'static str = "Debugger.continueToLocation";
    type Response = p::Empty;
}

/// `Debugger.disable`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Debugger/#method-disable)
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
    const METHOD: &'static str = "Debugger.disable";
    type Response = p::Empty;
}

/// `Debugger.enable`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Debugger/#method-enable)
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct Enable {
    /// Experimental.
    pub max_scripts_cache_size: Option<f64>,
}
impl Enable {
    pub fn new() -> Self { Self { max_scripts_cache_size: None } }
    pub fn with(mut self, set: impl FnOnce(&mut Self)) -> Self { set(&mut self); self }
}
impl p::Encode for Enable {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.optional("maxScriptsCacheSize", &self.max_scripts_cache_size);
        w.end_object();
    }
}
impl p::Command for Enable {
    const METHOD: &'static str = "Debugger.enable";
    type Response = EnableResponse;
}

/// The reply to [`Enable`].
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct EnableResponse {
    /// Experimental.
    pub debugger_id: p::runtime::UniqueDebuggerId,
}
impl p::Decode for EnableResponse {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        r.begin_object()?;
        let mut f_debugger_id = Default::default();
        while let Some(name) = r.name()? {
            match &*name {
                b"debuggerId" => r.read_lenient(&mut f_debugger_id),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            debugger_id: f_debugger_id,
        })
    }
}

/// `Debugger.evaluateOnCallFrame`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Debugger/#method-evaluateOnCallFrame)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct EvaluateOnCallFrame {
    pub call_frame_id: CallFrameId,
    pub expression: String,
    pub object_group: Option<String>,
    pub include_command_line_api: Option<bool>,
    pub silent: Option<bool>,
    pub return_by_value: Option<bool>,
    /// Experimental.
    pub generate_preview: Option<bool>,
    pub throw_on_side_effect: Option<bool>,
    /// Experimental.
    pub timeout: Option<p::runtime::TimeDelta>,
    /// Experimental.
    pub scope_number: Option<i64>,
}
impl EvaluateOnCallFrame {
    pub fn new(call_frame_id: impl Into<CallFrameId>, expression: impl Into<String>) -> Self { Self { call_frame_id: call_frame_id.into(), expression: expression.into(), object_group: None, include_command_line_api: None, silent: None, return_by_value: None, generate_preview: None, throw_on_side_effect: None, timeout: None, scope_number: None } }
    pub fn with(mut self, set: impl FnOnce(&mut Self)) -> Self { set(&mut self); self }
}
impl p::Encode for EvaluateOnCallFrame {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.field("callFrameId", &self.call_frame_id);
        w.field("expression", &self.expression);
        w.optional("objectGroup", &self.object_group);
        w.optional("includeCommandLineAPI", &self.include_command_line_api);
        w.optional("silent", &self.silent);
        w.optional("returnByValue", &self.return_by_value);
        w.optional("generatePreview", &self.generate_preview);
        w.optional("throwOnSideEffect", &self.throw_on_side_effect);
        w.optional("timeout", &self.timeout);
        w.optional("scopeNumber", &self.scope_number);
        w.end_object();
    }
}
impl p::Command for EvaluateOnCallFrame {
    const METHOD: &'static str = "Debugger.evaluateOnCallFrame";
    type Response = EvaluateOnCallFrameResponse;
}

/// The reply to [`EvaluateOnCallFrame`].
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct EvaluateOnCallFrameResponse {
    pub result: p::runtime::RemoteObject,
    pub exception_details: Option<p::runtime::ExceptionDetails>,
}
impl p::Decode for EvaluateOnCallFrameResponse {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_result = None; let mut f_exception_details = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"result" => r.read(&mut f_result),
                b"exceptionDetails" => r.read(&mut f_exception_details),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            result: r.need(f_result, at, "result")?, exception_details: f_exception_details,
        })
    }
}

/// `Debugger.getPossibleBreakpoints`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Debugger/#method-getPossibleBreakpoints)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct GetPossibleBreakpoints {
    pub start: Location,
    pub end: Option<Location>,
    pub restrict_to_function: Option<bool>,
}
impl GetPossibleBreakpoints {
    pub fn new(start: Location) -> Self { Self { start, end: None, restrict_to_function: None } }
    pub fn with(mut self, set: impl FnOnce(&mut Self)) -> Self { set(&mut self); self }
}
impl p::Encode for GetPossibleBreakpoints {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.field("start", &self.start);
        w.optional("end", &self.end);
        w.optional("restrictToFunction", &self.restrict_to_function);
        w.end_object();
    }
}
impl p::Command for GetPossibleBreakpoints {
    const METHOD: &'static str = "Debugger.getPossibleBreakpoints";
    type Response = GetPossibleBreakpointsResponse;
}

/// The reply to [`GetPossibleBreakpoints`].
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct GetPossibleBreakpointsResponse {
    pub locations: Vec<BreakLocation>,
}
impl p::Decode for GetPossibleBreakpointsResponse {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        r.begin_object()?;
        let mut f_locations = Default::default();
        while let Some(name) = r.name()? {
            match &*name {
                b"locations" => r.read_lenient(&mut f_locations),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            locations: f_locations,
        })
    }
}

/// `Debugger.getScriptSource`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Debugger/#method-getScriptSource)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct GetScriptSource {
    pub script_id: p::runtime::ScriptId,
}
impl GetScriptSource {
    pub fn new(script_id: impl Into<p::runtime::ScriptId>) -> Self { Self { script_id: script_id.into() } }
}
impl p::Encode for GetScriptSource {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.field("scriptId", &self.script_id);
        w.end_object();
    }
}
impl p::Command for GetScriptSource {
    const METHOD: &'static str = "Debugger.getScriptSource";
    type Response = GetScriptSourceResponse;
}

/// The reply to [`GetScriptSource`].
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct GetScriptSourceResponse {
    pub script_source: String,
    pub bytecode: Option<p::Binary>,
}
impl p::Decode for GetScriptSourceResponse {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_script_source = None; let mut f_bytecode = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"scriptSource" => r.read(&mut f_script_source),
                b"bytecode" => r.read(&mut f_bytecode),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            script_source: r.need(f_script_source, at, "scriptSource")?, bytecode: f_bytecode,
        })
    }
}

/// `Debugger.disassembleWasmModule`. Experimental. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Debugger/#method-disassembleWasmModule)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct DisassembleWasmModule {
    pub script_id: p::runtime::ScriptId,
}
impl DisassembleWasmModule {
    pub fn new(script_id: impl Into<p::runtime::ScriptId>) -> Self { Self { script_id: script_id.into() } }
}
impl p::Encode for DisassembleWasmModule {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.field("scriptId", &self.script_id);
        w.end_object();
    }
}
impl p::Command for DisassembleWasmModule {
    const METHOD: &'static str = "Debugger.disassembleWasmModule";
    type Response = DisassembleWasmModuleResponse;
}

/// The reply to [`DisassembleWasmModule`].
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct DisassembleWasmModuleResponse {
    pub stream_id: Option<String>,
    pub total_number_of_lines: i64,
    pub function_body_offsets: Vec<i64>,
    pub chunk: WasmDisassemblyChunk,
}
impl p::Decode for DisassembleWasmModuleResponse {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_stream_id = None; let mut f_total_number_of_lines = None;
        let mut f_function_body_offsets = Default::default(); let mut f_chunk = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"streamId" => r.read(&mut f_stream_id),
                b"totalNumberOfLines" => r.read(&mut f_total_number_of_lines),
                b"functionBodyOffsets" => r.read_lenient(&mut f_function_body_offsets),
                b"chunk" => r.read(&mut f_chunk),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            stream_id: f_stream_id,
            total_number_of_lines: r.need(f_total_number_of_lines, at, "totalNumberOfLines")?,
            function_body_offsets: f_function_body_offsets, chunk: r.need(f_chunk, at, "chunk")?,
        })
    }
}

/// `Debugger.nextWasmDisassemblyChunk`. Experimental. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Debugger/#method-nextWasmDisassemblyChunk)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct NextWasmDisassemblyChunk {
    pub stream_id: String,
}
impl NextWasmDisassemblyChunk {
    pub fn new(stream_id: impl Into<String>) -> Self { Self { stream_id: stream_id.into() } }
}
impl p::Encode for NextWasmDisassemblyChunk {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.field("streamId", &self.stream_id);
        w.end_object();
    }
}
impl p::Command for NextWasmDisassemblyChunk {
    const METHOD: &'static str = "Debugger.nextWasmDisassemblyChunk";
    type Response = NextWasmDisassemblyChunkResponse;
}

/// The reply to [`NextWasmDisassemblyChunk`].
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct NextWasmDisassemblyChunkResponse {
    pub chunk: WasmDisassemblyChunk,
}
impl p::Decode for NextWasmDisassemblyChunkResponse {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_chunk = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"chunk" => r.read(&mut f_chunk),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            chunk: r.need(f_chunk, at, "chunk")?,
        })
    }
}

/// `Debugger.getWasmBytecode`. **Deprecated.** [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Debugger/#method-getWasmBytecode)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct GetWasmBytecode {
    pub script_id: p::runtime::ScriptId,
}
impl GetWasmBytecode {
    pub fn new(script_id: impl Into<p::runtime::ScriptId>) -> Self { Self { script_id: script_id.into() } }
}
impl p::Encode for GetWasmBytecode {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.field("scriptId", &self.script_id);
        w.end_object();
    }
}
impl p::Command for GetWasmBytecode {
    const METHOD: &'static str = "Debugger.getWasmBytecode";
    type Response = GetWasmBytecodeResponse;
}

/// The reply to [`GetWasmBytecode`].
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct GetWasmBytecodeResponse {
    pub bytecode: p::Binary,
}
impl p::Decode for GetWasmBytecodeResponse {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_bytecode = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"bytecode" => r.read(&mut f_bytecode),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            bytecode: r.need(f_bytecode, at, "bytecode")?,
        })
    }
}

/// `Debugger.getStackTrace`. Experimental. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Debugger/#method-getStackTrace)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct GetStackTrace {
    pub stack_trace_id: p::runtime::StackTraceId,
}
impl GetStackTrace {
    pub fn new(stack_trace_id: p::runtime::StackTraceId) -> Self { Self { stack_trace_id } }
}
impl p::Encode for GetStackTrace {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.field("stackTraceId", &self.stack_trace_id);
        w.end_object();
    }
}
impl p::Command for GetStackTrace {
    const METHOD: &'static str = "Debugger.getStackTrace";
    type Response = GetStackTraceResponse;
}

/// The reply to [`GetStackTrace`].
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct GetStackTraceResponse {
    pub stack_trace: p::runtime::StackTrace,
}
impl p::Decode for GetStackTraceResponse {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_stack_trace = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"stackTrace" => r.read(&mut f_stack_trace),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            stack_trace: r.need(f_stack_trace, at, "stackTrace")?,
        })
    }
}

/// `Debugger.pause`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Debugger/#method-pause)
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct Pause {}
impl Pause {
    pub fn new() -> Self { Self {} }
}
impl p::Encode for Pause {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.end_object();
    }
}
impl p::Command for Pause {
    const METHOD: &'static str = "Debugger.pause";
    type Response = p::Empty;
}

/// `Debugger.pauseOnAsyncCall`. Experimental. **Deprecated.** [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Debugger/#method-pauseOnAsyncCall)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct PauseOnAsyncCall {
    pub parent_stack_trace_id: p::runtime::StackTraceId,
}
impl PauseOnAsyncCall {
    pub fn new(parent_stack_trace_id: p::runtime::StackTraceId) -> Self { Self { parent_stack_trace_id } }
}
impl p::Encode for PauseOnAsyncCall {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.field("parentStackTraceId", &self.parent_stack_trace_id);
        w.end_object();
    }
}
impl p::Command for PauseOnAsyncCall {
    const METHOD: &'static str = "Debugger.pauseOnAsyncCall";
    type Response = p::Empty;
}

/// `Debugger.removeBreakpoint`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Debugger/#method-removeBreakpoint)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct RemoveBreakpoint {
    pub breakpoint_id: BreakpointId,
}
impl RemoveBreakpoint {
    pub fn new(breakpoint_id: impl Into<BreakpointId>) -> Self { Self { breakpoint_id: breakpoint_id.into() } }
}
impl p::Encode for RemoveBreakpoint {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.field("breakpointId", &self.breakpoint_id);
        w.end_object();
    }
}
impl p::Command for RemoveBreakpoint {
    const METHOD: &'static str = "Debugger.removeBreakpoint";
    type Response = p::Empty;
}

/// `Debugger.restartFrame`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Debugger/#method-restartFrame)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct RestartFrame {
    pub call_frame_id: CallFrameId,
    /// Experimental.
    pub mode: Option<RestartFrameMode>,
}
impl RestartFrame {
    pub fn new(call_frame_id: impl Into<CallFrameId>) -> Self { Self { call_frame_id: call_frame_id.into(), mode: None } }
    pub fn with(mut self, set: impl FnOnce(&mut Self)) -> Self { set(&mut self); self }
}
impl p::Encode for RestartFrame {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.field("callFrameId", &self.call_frame_id);
        w.optional("mode", &self.mode);
        w.end_object();
    }
}
impl p::Command for RestartFrame {
    const METHOD: &'static str = "Debugger.restartFrame";
    type Response = RestartFrameResponse;
}

/// The reply to [`RestartFrame`].
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct RestartFrameResponse {
    /// **Deprecated.**
    pub call_frames: Vec<CallFrame>,
    /// **Deprecated.**
    pub async_stack_trace: Option<p::runtime::StackTrace>,
    /// **Deprecated.**
    pub async_stack_trace_id: Option<p::runtime::StackTraceId>,
}
impl p::Decode for RestartFrameResponse {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        r.begin_object()?;
        let mut f_call_frames = Default::default(); let mut f_async_stack_trace = None;
        let mut f_async_stack_trace_id = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"callFrames" => r.read_lenient(&mut f_call_frames),
                b"asyncStackTrace" => r.read(&mut f_async_stack_trace),
                b"asyncStackTraceId" => r.read(&mut f_async_stack_trace_id),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            call_frames: f_call_frames, async_stack_trace: f_async_stack_trace,
            async_stack_trace_id: f_async_stack_trace_id,
        })
    }
}

/// `Debugger.resume`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Debugger/#method-resume)
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct Resume {
    pub terminate_on_resume: Option<bool>,
}
impl Resume {
    pub fn new() -> Self { Self { terminate_on_resume: None } }
    pub fn with(mut self, set: impl FnOnce(&mut Self)) -> Self { set(&mut self); self }
}
impl p::Encode for Resume {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.optional("terminateOnResume", &self.terminate_on_resume);
        w.end_object();
    }
}
impl p::Command for Resume {
    const METHOD: &'static str = "Debugger.resume";
    type Response = p::Empty;
}

/// `Debugger.searchInContent`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Debugger/#method-searchInContent)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct SearchInContent {
    pub script_id: p::runtime::ScriptId,
    pub query: String,
    pub case_sensitive: Option<bool>,
    pub is_regex: Option<bool>,
}
impl SearchInContent {
    pub fn new(script_id: impl Into<p::runtime::ScriptId>, query: impl Into<String>) -> Self { Self { script_id: script_id.into(), query: query.into(), case_sensitive: None, is_regex: None } }
    pub fn with(mut self, set: impl FnOnce(&mut Self)) -> Self { set(&mut self); self }
}
impl p::Encode for SearchInContent {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.field("scriptId", &self.script_id);
        w.field("query", &self.query);
        w.optional("caseSensitive", &self.case_sensitive);
        w.optional("isRegex", &self.is_regex);
        w.end_object();
    }
}
impl p::Command for SearchInContent {
    const METHOD: &'static str = "Debugger.searchInContent";
    type Response = SearchInContentResponse;
}

/// The reply to [`SearchInContent`].
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct SearchInContentResponse {
    pub result: Vec<SearchMatch>,
}
impl p::Decode for SearchInContentResponse {
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

/// `Debugger.setAsyncCallStackDepth`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Debugger/#method-setAsyncCallStackDepth)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct SetAsyncCallStackDepth {
    pub max_depth: i64,
}
impl SetAsyncCallStackDepth {
    pub fn new(max_depth: i64) -> Self { Self { max_depth } }
}
impl p::Encode for SetAsyncCallStackDepth {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.field("maxDepth", &self.max_depth);
        w.end_object();
    }
}
impl p::Command for SetAsyncCallStackDepth {
    const METHOD: &'static str = "Debugger.setAsyncCallStackDepth";
    type Response = p::Empty;
}

/// `Debugger.setBlackboxExecutionContexts`. Experimental. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Debugger/#method-setBlackboxExecutionContexts)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct SetBlackboxExecutionContexts {
    pub unique_ids: Vec<String>,
}
impl SetBlackboxExecutionContexts {
    pub fn new(unique_ids: Vec<String>) -> Self { Self { unique_ids } }
}
impl p::Encode for SetBlackboxExecutionContexts {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.field("uniqueIds", &self.unique_ids);
        w.end_object();
    }
}
impl p::Command for SetBlackboxExecutionContexts {
    const METHOD: &'static str = "Debugger.setBlackboxExecutionContexts";
    type Response = p::Empty;
}

/// `Debugger.setBlackboxPatterns`. Experimental. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Debugger/#method-setBlackboxPatterns)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct SetBlackboxPatterns {
    pub patterns: Vec<String>,
    pub skip_anonymous: Option<bool>,
}
impl SetBlackboxPatterns {
    pub fn new(patterns: Vec<String>) -> Self { Self { patterns, skip_anonymous: None } }
    pub fn with(mut self, set: impl FnOnce(&mut Self)) -> Self { set(&mut self); self }
}
impl p::Encode for SetBlackboxPatterns {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.field("patterns", &self.patterns);
        w.optional("skipAnonymous", &self.skip_anonymous);
        w.end_object();
    }
}
impl p::Command for SetBlackboxPatterns {
    const METHOD: &'static str = "Debugger.setBlackboxPatterns";
    type Response = p::Empty;
}

/// `Debugger.setBlackboxedRanges`. Experimental. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Debugger/#method-setBlackboxedRanges)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct SetBlackboxedRanges {
    pub script_id: p::runtime::ScriptId,
    pub positions: Vec<ScriptPosition>,
}
impl SetBlackboxedRanges {
    pub fn new(script_id: impl Into<p::runtime::ScriptId>, positions: Vec<ScriptPosition>) -> Self { Self { script_id: script_id.into(), positions } }
}
impl p::Encode for SetBlackboxedRanges {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.field("scriptId", &self.script_id);
        w.field("positions", &self.positions);
        w.end_object();
    }
}
impl p::Command for SetBlackboxedRanges {
    const METHOD: &'static str = "Debugger.setBlackboxedRanges";
    type Response = p::Empty;
}

/// `Debugger.setBreakpoint`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Debugger/#method-setBreakpoint)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct SetBreakpoint {
    pub location: Location,
    pub condition: Option<String>,
}
impl SetBreakpoint {
    pub fn new(location: Location) -> Self { Self { location, condition: None } }
    pub fn with(mut self, set: impl FnOnce(&mut Self)) -> Self { set(&mut self); self }
}
impl p::Encode for SetBreakpoint {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.field("location", &self.location);
        w.optional("condition", &self.condition);
        w.end_object();
    }
}
impl p::Command for SetBreakpoint {
    const METHOD: &'static str = "Debugger.setBreakpoint";
    type Response = SetBreakpointResponse;
}

/// The reply to [`SetBreakpoint`].
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct SetBreakpointResponse {
    pub breakpoint_id: BreakpointId,
    pub actual_location: Location,
}
impl p::Decode for SetBreakpointResponse {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_breakpoint_id = None; let mut f_actual_location = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"breakpointId" => r.read(&mut f_breakpoint_id),
                b"actualLocation" => r.read(&mut f_actual_location),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            breakpoint_id: r.need(f_breakpoint_id, at, "breakpointId")?,
            actual_location: r.need(f_actual_location, at, "actualLocation")?,
        })
    }
}

/// `Debugger.setInstrumentationBreakpoint`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Debugger/#method-setInstrumentationBreakpoint)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct SetInstrumentationBreakpoint {
    pub instrumentation: SetInstrumentationBreakpointInstrumentation,
}
impl SetInstrumentationBreakpoint {
    pub fn new(instrumentation: impl Into<SetInstrumentationBreakpointInstrumentation>) -> Self { Self { instrumentation: instrumentation.into() } }
}
impl p::Encode for SetInstrumentationBreakpoint {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.field("instrumentation", &self.instrumentation);
        w.end_object();
    }
}
impl p::Command for SetInstrumentationBreakpoint {
    const METHOD: &'static str = "Debugger.setInstrumentationBreakpoint";
    type Response = SetInstrumentationBreakpointResponse;
}

/// The reply to [`SetInstrumentationBreakpoint`].
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct SetInstrumentationBreakpointResponse {
    pub breakpoint_id: BreakpointId,
}
impl p::Decode for SetInstrumentationBreakpointResponse {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_breakpoint_id = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"breakpointId" => r.read(&mut f_breakpoint_id),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            breakpoint_id: r.need(f_breakpoint_id, at, "breakpointId")?,
        })
    }
}

/// `Debugger.setBreakpointByUrl`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Debugger/#method-setBreakpointByUrl)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct SetBreakpointByUrl {
    pub line_number: i64,
    pub url: Option<String>,
    pub url_regex: Option<String>,
    pub script_hash: Option<String>,
    pub column_number: Option<i64>,
    pub condition: Option<String>,
}
impl SetBreakpointByUrl {
    pub fn new(line_number: i64) -> Self { Self { line_number, url: None, url_regex: None, script_hash: None, column_number: None, condition: None } }
    pub fn with(mut self, set: impl FnOnce(&mut Self)) -> Self { set(&mut self); self }
}
impl p::Encode for SetBreakpointByUrl {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.field("lineNumber", &self.line_number);
        w.optional("url", &self.url);
        w.optional("urlRegex", &self.url_regex);
        w.optional("scriptHash", &self.script_hash);
        w.optional("columnNumber", &self.column_number);
        w.optional("condition", &self.condition);
        w.end_object();
    }
}
impl p::Command for SetBreakpointByUrl {
    const METHOD: &'static str = "Debugger.setBreakpointByUrl";
    type Response = SetBreakpointByUrlResponse;
}

/// The reply to [`SetBreakpointByUrl`].
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct SetBreakpointByUrlResponse {
    pub breakpoint_id: BreakpointId,
    pub locations: Vec<Location>,
}
impl p::Decode for SetBreakpointByUrlResponse {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_breakpoint_id = None; let mut f_locations = Default::default();
        while let Some(name) = r.name()? {
            match &*name {
                b"breakpointId" => r.read(&mut f_breakpoint_id),
                b"locations" => r.read_lenient(&mut f_locations),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            breakpoint_id: r.need(f_breakpoint_id, at, "breakpointId")?, locations: f_locations,
        })
    }
}

/// `Debugger.setBreakpointOnFunctionCall`. Experimental. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Debugger/#method-setBreakpointOnFunctionCall)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct SetBreakpointOnFunctionCall {
    pub object_id: p::runtime::RemoteObjectId,
    pub condition: Option<String>,
}
impl SetBreakpointOnFunctionCall {
    pub fn new(object_id: impl Into<p::runtime::RemoteObjectId>) -> Self { Self { object_id: object_id.into(), condition: None } }
    pub fn with(mut self, set: impl FnOnce(&mut Self)) -> Self { set(&mut self); self }
}
impl p::Encode for SetBreakpointOnFunctionCall {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.field("objectId", &self.object_id);
        w.optional("condition", &self.condition);
        w.end_object();
    }
}
impl p::Command for SetBreakpointOnFunctionCall {
    const METHOD: &'static str = "Debugger.setBreakpointOnFunctionCall";
    type Response = SetBreakpointOnFunctionCallResponse;
}

/// The reply to [`SetBreakpointOnFunctionCall`].
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct SetBreakpointOnFunctionCallResponse {
    pub breakpoint_id: BreakpointId,
}
impl p::Decode for SetBreakpointOnFunctionCallResponse {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_breakpoint_id = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"breakpointId" => r.read(&mut f_breakpoint_id),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            breakpoint_id: r.need(f_breakpoint_id, at, "breakpointId")?,
        })
    }
}

/// `Debugger.setBreakpointsActive`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Debugger/#method-setBreakpointsActive)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct SetBreakpointsActive {
    pub active: bool,
}
impl SetBreakpointsActive {
    pub fn new(active: bool) -> Self { Self { active } }
}
impl p::Encode for SetBreakpointsActive {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.field("active", &self.active);
        w.end_object();
    }
}
impl p::Command for SetBreakpointsActive {
    const METHOD: &'static str = "Debugger.setBreakpointsActive";
    type Response = p::Empty;
}

/// `Debugger.setPauseOnExceptions`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Debugger/#method-setPauseOnExceptions)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct SetPauseOnExceptions {
    pub state: SetPauseOnExceptionsState,
}
impl SetPauseOnExceptions {
    pub fn new(state: impl Into<SetPauseOnExceptionsState>) -> Self { Self { state: state.into() } }
}
impl p::Encode for SetPauseOnExceptions {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.field("state", &self.state);
        w.end_object();
    }
}
impl p::Command for SetPauseOnExceptions {
    const METHOD: &'static str = "Debugger.setPauseOnExceptions";
    type Response = p::Empty;
}

/// `Debugger.setReturnValue`. Experimental. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Debugger/#method-setReturnValue)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct SetReturnValue {
    pub new_value: p::runtime::CallArgument,
}
impl SetReturnValue {
    pub fn new(new_value: p::runtime::CallArgument) -> Self { Self { new_value } }
}
impl p::Encode for SetReturnValue {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.field("newValue", &self.new_value);
        w.end_object();
    }
}
impl p::Command for SetReturnValue {
    const METHOD: &'static str = "Debugger.setReturnValue";
    type Response = p::Empty;
}

/// `Debugger.setScriptSource`. **Deprecated.** [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Debugger/#method-setScriptSource)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct SetScriptSource {
    pub script_id: p::runtime::ScriptId,
    pub script_source: String,
    pub dry_run: Option<bool>,
    /// Experimental.
    pub allow_top_frame_editing: Option<bool>,
}
impl SetScriptSource {
    pub fn new(script_id: impl Into<p::runtime::ScriptId>, script_source: impl Into<String>) -> Self { Self { script_id: script_id.into(), script_source: script_source.into(), dry_run: None, allow_top_frame_editing: None } }
    pub fn with(mut self, set: impl FnOnce(&mut Self)) -> Self { set(&mut self); self }
}
impl p::Encode for SetScriptSource {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.field("scriptId", &self.script_id);
        w.field("scriptSource", &self.script_source);
        w.optional("dryRun", &self.dry_run);
        w.optional("allowTopFrameEditing", &self.allow_top_frame_editing);
        w.end_object();
    }
}
impl p::Command for SetScriptSource {
    const METHOD: &'static str = "Debugger.setScriptSource";
    type Response = SetScriptSourceResponse;
}

/// The reply to [`SetScriptSource`].
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct SetScriptSourceResponse {
    /// **Deprecated.**
    pub call_frames: Option<Vec<CallFrame>>,
    /// **Deprecated.**
    pub stack_changed: Option<bool>,
    /// **Deprecated.**
    pub async_stack_trace: Option<p::runtime::StackTrace>,
    /// **Deprecated.**
    pub async_stack_trace_id: Option<p::runtime::StackTraceId>,
    /// Experimental.
    pub status: SetScriptSourceResponseStatus,
    pub exception_details: Option<p::runtime::ExceptionDetails>,
}
impl p::Decode for SetScriptSourceResponse {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        r.begin_object()?;
        let mut f_call_frames = None; let mut f_stack_changed = None;
        let mut f_async_stack_trace = None; let mut f_async_stack_trace_id = None;
        let mut f_status = Default::default(); let mut f_exception_details = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"callFrames" => r.read(&mut f_call_frames),
                b"stackChanged" => r.read(&mut f_stack_changed),
                b"asyncStackTrace" => r.read(&mut f_async_stack_trace),
                b"asyncStackTraceId" => r.read(&mut f_async_stack_trace_id),
                b"status" => r.read_lenient(&mut f_status),
                b"exceptionDetails" => r.read(&mut f_exception_details),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            call_frames: f_call_frames, stack_changed: f_stack_changed,
            async_stack_trace: f_async_stack_trace, async_stack_trace_id: f_async_stack_trace_id,
            status: f_status, exception_details: f_exception_details,
        })
    }
}

/// `Debugger.setSkipAllPauses`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Debugger/#method-setSkipAllPauses)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct SetSkipAllPauses {
    pub skip: bool,
}
impl SetSkipAllPauses {
    pub fn new(skip: bool) -> Self { Self { skip } }
}
impl p::Encode for SetSkipAllPauses {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.field("skip", &self.skip);
        w.end_object();
    }
}
impl p::Command for SetSkipAllPauses {
    const METHOD: &'static str = "Debugger.setSkipAllPauses";
    type Response = p::Empty;
}

/// `Debugger.setVariableValue`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Debugger/#method-setVariableValue)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct SetVariableValue {
    pub scope_number: i64,
    pub variable_name: String,
    pub new_value: p::runtime::CallArgument,
    pub call_frame_id: CallFrameId,
}
impl SetVariableValue {
    pub fn new(scope_number: i64, variable_name: impl Into<String>, new_value: p::runtime::CallArgument, call_frame_id: impl Into<CallFrameId>) -> Self { Self { scope_number, variable_name: variable_name.into(), new_value, call_frame_id: call_frame_id.into() } }
}
impl p::Encode for SetVariableValue {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.field("scopeNumber", &self.scope_number);
        w.field("variableName", &self.variable_name);
        w.field("newValue", &self.new_value);
        w.field("callFrameId", &self.call_frame_id);
        w.end_object();
    }
}
impl p::Command for SetVariableValue {
    const METHOD: &'static str = "Debugger.setVariableValue";
    type Response = p::Empty;
}

/// `Debugger.stepInto`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Debugger/#method-stepInto)
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct StepInto {
    /// Experimental.
    pub break_on_async_call: Option<bool>,
    /// Experimental.
    pub skip_list: Option<Vec<LocationRange>>,
}
impl StepInto {
    pub fn new() -> Self { Self { break_on_async_call: None, skip_list: None } }
    pub fn with(mut self, set: impl FnOnce(&mut Self)) -> Self { set(&mut self); self }
}
impl p::Encode for StepInto {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.optional("breakOnAsyncCall", &self.break_on_async_call);
        w.optional("skipList", &self.skip_list);
        w.end_object();
    }
}
impl p::Command for StepInto {
    const METHOD: &'static str = "Debugger.stepInto";
    type Response = p::Empty;
}

/// `Debugger.stepOut`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Debugger/#method-stepOut)
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct StepOut {}
impl StepOut {
    pub fn new() -> Self { Self {} }
}
impl p::Encode for StepOut {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.end_object();
    }
}
impl p::Command for StepOut {
    const METHOD: &'static str = "Debugger.stepOut";
    type Response = p::Empty;
}

/// `Debugger.stepOver`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Debugger/#method-stepOver)
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct StepOver {
    /// Experimental.
    pub skip_list: Option<Vec<LocationRange>>,
    /// Experimental.
    pub enter_ranges: Option<Vec<LocationRange>>,
}
impl StepOver {
    pub fn new() -> Self { Self { skip_list: None, enter_ranges: None } }
    pub fn with(mut self, set: impl FnOnce(&mut Self)) -> Self { set(&mut self); self }
}
impl p::Encode for StepOver {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.optional("skipList", &self.skip_list);
        w.optional("enterRanges", &self.enter_ranges);
        w.end_object();
    }
}
impl p::Command for StepOver {
    const METHOD: &'static str = "Debugger.stepOver";
    type Response = p::Empty;
}

/// `Debugger.breakpointResolved`. **Deprecated.** [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Debugger/#event-breakpointResolved)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct BreakpointResolved {
    pub breakpoint_id: BreakpointId,
    pub location: Location,
}
impl p::Decode for BreakpointResolved {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_breakpoint_id = None; let mut f_location = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"breakpointId" => r.read(&mut f_breakpoint_id),
                b"location" => r.read(&mut f_location),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            breakpoint_id: r.need(f_breakpoint_id, at, "breakpointId")?,
            location: r.need(f_location, at, "location")?,
        })
    }
}
impl p::Event for BreakpointResolved { const METHOD: &'static str = "Debugger.breakpointResolved"; }

/// `Debugger.paused`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Debugger/#event-paused)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Paused {
    pub call_frames: Vec<CallFrame>,
    pub reason: PausedReason,
    pub data: Option<p::RawJson>,
    pub hit_breakpoints: Option<Vec<String>>,
    pub async_stack_trace: Option<p::runtime::StackTrace>,
    /// Experimental.
    pub async_stack_trace_id: Option<p::runtime::StackTraceId>,
    /// Experimental. **Deprecated.**
    pub async_call_stack_trace_id: Option<p::runtime::StackTraceId>,
}
impl p::Decode for Paused {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_call_frames = Default::default(); let mut f_reason = None; let mut f_data = None;
        let mut f_hit_breakpoints = None; let mut f_async_stack_trace = None;
        let mut f_async_stack_trace_id = None; let mut f_async_call_stack_trace_id = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"callFrames" => r.read_lenient(&mut f_call_frames),
                b"reason" => r.read(&mut f_reason),
                b"data" => r.read(&mut f_data),
                b"hitBreakpoints" => r.read(&mut f_hit_breakpoints),
                b"asyncStackTrace" => r.read(&mut f_async_stack_trace),
                b"asyncStackTraceId" => r.read(&mut f_async_stack_trace_id),
                b"asyncCallStackTraceId" => r.read(&mut f_async_call_stack_trace_id),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            call_frames: f_call_frames, reason: r.need(f_reason, at, "reason")?, data: f_data,
            hit_breakpoints: f_hit_breakpoints, async_stack_trace: f_async_stack_trace,
            async_stack_trace_id: f_async_stack_trace_id,
            async_call_stack_trace_id: f_async_call_stack_trace_id,
        })
    }
}
impl p::Event for Paused { const METHOD: &'static str = "Debugger.paused"; }

/// `Debugger.resumed`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Debugger/#event-resumed)
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct Resumed {}
impl p::Decode for Resumed {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        r.begin_object()?;
        while r.name()?.is_some() { r.skip()?; }
        Ok(Self {})
    }
}
impl p::Event for Resumed { const METHOD: &'static str = "Debugger.resumed"; }

/// `Debugger.scriptFailedToParse`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Debugger/#event-scriptFailedToParse)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct ScriptFailedToParse {
    pub script_id: p::runtime::ScriptId,
    pub url: String,
    pub start_line: i64,
    pub start_column: i64,
    pub end_line: i64,
    pub end_column: i64,
    pub execution_context_id: p::runtime::ExecutionContextId,
    pub hash: String,
    pub build_id: String,
    pub execution_context_aux_data: Option<p::RawJson>,
    pub source_map_url: Option<String>,
    pub has_source_url: Option<bool>,
    pub is_module: Option<bool>,
    pub length: Option<i64>,
    /// Experimental.
    pub stack_trace: Option<p::runtime::StackTrace>,
    /// Experimental.
    pub code_offset: Option<i64>,
    /// Experimental.
    pub script_language: Option<ScriptLanguage>,
    /// Experimental.
    pub embedder_name: Option<String>,
}
impl p::Decode for ScriptFailedToParse {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_script_id = None; let mut f_url = None; let mut f_start_line = None;
        let mut f_start_column = None; let mut f_end_line = None; let mut f_end_column = None;
        let mut f_execution_context_id = None; let mut f_hash = None; let mut f_build_id = None;
        let mut f_execution_context_aux_data = None; let mut f_source_map_url = None;
        let mut f_has_source_url = None; let mut f_is_module = None; let mut f_length = None;
        let mut f_stack_trace = None; let mut f_code_offset = None;
        let mut f_script_language = None; let mut f_embedder_name = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"scriptId" => r.read(&mut f_script_id),
                b"url" => r.read(&mut f_url),
                b"startLine" => r.read(&mut f_start_line),
                b"startColumn" => r.read(&mut f_start_column),
                b"endLine" => r.read(&mut f_end_line),
                b"endColumn" => r.read(&mut f_end_column),
                b"executionContextId" => r.read(&mut f_execution_context_id),
                b"hash" => r.read(&mut f_hash),
                b"buildId" => r.read(&mut f_build_id),
                b"executionContextAuxData" => r.read(&mut f_execution_context_aux_data),
                b"sourceMapURL" => r.read(&mut f_source_map_url),
                b"hasSourceURL" => r.read(&mut f_has_source_url),
                b"isModule" => r.read(&mut f_is_module),
                b"length" => r.read(&mut f_length),
                b"stackTrace" => r.read(&mut f_stack_trace),
                b"codeOffset" => r.read(&mut f_code_offset),
                b"scriptLanguage" => r.read(&mut f_script_language),
                b"embedderName" => r.read(&mut f_embedder_name),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            script_id: r.need(f_script_id, at, "scriptId")?, url: r.need(f_url, at, "url")?,
            start_line: r.need(f_start_line, at, "startLine")?,
            start_column: r.need(f_start_column, at, "startColumn")?,
            end_line: r.need(f_end_line, at, "endLine")?,
            end_column: r.need(f_end_column, at, "endColumn")?,
            execution_context_id: r.need(f_execution_context_id, at, "executionContextId")?,
            hash: r.need(f_hash, at, "hash")?, build_id: r.need(f_build_id, at, "buildId")?,
            execution_context_aux_data: f_execution_context_aux_data,
            source_map_url: f_source_map_url, has_source_url: f_has_source_url,
            is_module: f_is_module, length: f_length, stack_trace: f_stack_trace,
            code_offset: f_code_offset, script_language: f_script_language,
            embedder_name: f_embedder_name,
        })
    }
}
impl p::Event for ScriptFailedToParse { const METHOD: &'static str = "Debugger.scriptFailedToParse"; }

/// `Debugger.scriptParsed`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Debugger/#event-scriptParsed)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct ScriptParsed {
    pub script_id: p::runtime::ScriptId,
    pub url: String,
    pub start_line: i64,
    pub start_column: i64,
    pub end_line: i64,
    pub end_column: i64,
    pub execution_context_id: p::runtime::ExecutionContextId,
    pub hash: String,
    pub build_id: String,
    pub execution_context_aux_data: Option<p::RawJson>,
    /// Experimental.
    pub is_live_edit: Option<bool>,
    pub source_map_url: Option<String>,
    pub has_source_url: Option<bool>,
    pub is_module: Option<bool>,
    pub length: Option<i64>,
    /// Experimental.
    pub stack_trace: Option<p::runtime::StackTrace>,
    /// Experimental.
    pub code_offset: Option<i64>,
    /// Experimental.
    pub script_language: Option<ScriptLanguage>,
    /// Experimental.
    pub debug_symbols: Option<Vec<DebugSymbols>>,
    /// Experimental.
    pub embedder_name: Option<String>,
    /// Experimental.
    pub resolved_breakpoints: Option<Vec<ResolvedBreakpoint>>,
}
impl p::Decode for ScriptParsed {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_script_id = None; let mut f_url = None; let mut f_start_line = None;
        let mut f_start_column = None; let mut f_end_line = None; let mut f_end_column = None;
        let mut f_execution_context_id = None; let mut f_hash = None; let mut f_build_id = None;
        let mut f_execution_context_aux_data = None; let mut f_is_live_edit = None;
        let mut f_source_map_url = None; let mut f_has_source_url = None;
        let mut f_is_module = None; let mut f_length = None; let mut f_stack_trace = None;
        let mut f_code_offset = None; let mut f_script_language = None;
        let mut f_debug_symbols = None; let mut f_embedder_name = None;
        let mut f_resolved_breakpoints = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"scriptId" => r.read(&mut f_script_id),
                b"url" => r.read(&mut f_url),
                b"startLine" => r.read(&mut f_start_line),
                b"startColumn" => r.read(&mut f_start_column),
                b"endLine" => r.read(&mut f_end_line),
                b"endColumn" => r.read(&mut f_end_column),
                b"executionContextId" => r.read(&mut f_execution_context_id),
                b"hash" => r.read(&mut f_hash),
                b"buildId" => r.read(&mut f_build_id),
                b"executionContextAuxData" => r.read(&mut f_execution_context_aux_data),
                b"isLiveEdit" => r.read(&mut f_is_live_edit),
                b"sourceMapURL" => r.read(&mut f_source_map_url),
                b"hasSourceURL" => r.read(&mut f_has_source_url),
                b"isModule" => r.read(&mut f_is_module),
                b"length" => r.read(&mut f_length),
                b"stackTrace" => r.read(&mut f_stack_trace),
                b"codeOffset" => r.read(&mut f_code_offset),
                b"scriptLanguage" => r.read(&mut f_script_language),
                b"debugSymbols" => r.read(&mut f_debug_symbols),
                b"embedderName" => r.read(&mut f_embedder_name),
                b"resolvedBreakpoints" => r.read(&mut f_resolved_breakpoints),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            script_id: r.need(f_script_id, at, "scriptId")?, url: r.need(f_url, at, "url")?,
            start_line: r.need(f_start_line, at, "startLine")?,
            start_column: r.need(f_start_column, at, "startColumn")?,
            end_line: r.need(f_end_line, at, "endLine")?,
            end_column: r.need(f_end_column, at, "endColumn")?,
            execution_context_id: r.need(f_execution_context_id, at, "executionContextId")?,
            hash: r.need(f_hash, at, "hash")?, build_id: r.need(f_build_id, at, "buildId")?,
            execution_context_aux_data: f_execution_context_aux_data, is_live_edit: f_is_live_edit,
            source_map_url: f_source_map_url, has_source_url: f_has_source_url,
            is_module: f_is_module, length: f_length, stack_trace: f_stack_trace,
            code_offset: f_code_offset, script_language: f_script_language,
            debug_symbols: f_debug_symbols, embedder_name: f_embedder_name,
            resolved_breakpoints: f_resolved_breakpoints,
        })
    }
}
impl p::Event for ScriptParsed { const METHOD: &'static str = "Debugger.scriptParsed"; }

open_enum! {
    /// Of `type` in [`Scope`].
    ScopeType {
        GLOBAL = "global", LOCAL = "local", WITH = "with", CLOSURE = "closure", CATCH = "catch",
        BLOCK = "block", SCRIPT = "script", EVAL = "eval", MODULE = "module",
        WASM_EXPRESSION_STACK = "wasm-expression-stack",
    }
}

open_enum! {
    /// Of `emptyReason` in [`Scope`].
    ScopeEmptyReason {
        NO_VARIABLES = "no-variables", ALL_UNAVAILABLE = "all-unavailable",
    }
}

open_enum! {
    /// Of `type` in [`BreakLocation`].
    BreakLocationType {
        DEBUGGER_STATEMENT = "debuggerStatement", CALL = "call", RETURN = "return",
    }
}

open_enum! {
    /// Of `type` in [`DebugSymbols`].
    DebugSymbolsType {
        SOURCE_MAP = "SourceMap", EMBEDDED_DWARF = "EmbeddedDWARF",
        EXTERNAL_DWARF = "ExternalDWARF",
    }
}

open_enum! {
    /// Of `targetCallFrames` in [`ContinueToLocation`].
    ContinueToLocationTargetCallFrames {
        ANY = "any", CURRENT = "current",
    }
}

open_enum! {
    /// Of `mode` in [`RestartFrame`].
    RestartFrameMode {
        STEP_INTO = "StepInto",
    }
}

open_enum! {
    /// Of `instrumentation` in [`SetInstrumentationBreakpoint`].
    SetInstrumentationBreakpointInstrumentation {
        BEFORE_SCRIPT_EXECUTION = "beforeScriptExecution",
        BEFORE_SCRIPT_WITH_SOURCE_MAP_EXECUTION = "beforeScriptWithSourceMapExecution",
    }
}

open_enum! {
    /// Of `state` in [`SetPauseOnExceptions`].
    SetPauseOnExceptionsState {
        NONE = "none", CAUGHT = "caught", UNCAUGHT = "uncaught", ALL = "all",
    }
}

open_enum! {
    /// Of `status` in [`SetScriptSourceResponse`].
    SetScriptSourceResponseStatus {
        OK = "Ok", COMPILE_ERROR = "CompileError",
        BLOCKED_BY_ACTIVE_GENERATOR = "BlockedByActiveGenerator",
        BLOCKED_BY_ACTIVE_FUNCTION = "BlockedByActiveFunction",
        BLOCKED_BY_TOP_LEVEL_ES_MODULE_CHANGE = "BlockedByTopLevelEsModuleChange",
    }
}

open_enum! {
    /// Of `reason` in [`Paused`].
    PausedReason {
        AMBIGUOUS = "ambiguous", ASSERT = "assert", CSP_VIOLATION = "CSPViolation",
        DEBUG_COMMAND = "debugCommand", DOM = "DOM", EVENT_LISTENER = "EventListener",
        EXCEPTION = "exception", INSTRUMENTATION = "instrumentation", OOM = "OOM", OTHER = "other",
        PROMISE_REJECTION = "promiseRejection", XHR = "XHR", STEP = "step",
    }
}
