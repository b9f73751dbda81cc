// Generated from protocol/*.json; do not edit.
// To regenerate: cargo test --test protocol -- bless
//! The `WebMCP` domain. Experimental. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/WebMCP/)

use crate::protocol as p;

/// `WebMCP.Annotation`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/WebMCP/#type-Annotation)
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct Annotation {
    pub read_only: Option<bool>,
    pub untrusted_content: Option<bool>,
    pub consequential: Option<bool>,
    pub debugging: Option<bool>,
    pub autosubmit: Option<bool>,
}
impl p::Decode for Annotation {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        r.begin_object()?;
        let mut f_read_only = None; let mut f_untrusted_content = None;
        let mut f_consequential = None; let mut f_debugging = None; let mut f_autosubmit = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"readOnly" => r.read(&mut f_read_only),
                b"untrustedContent" => r.read(&mut f_untrusted_content),
                b"consequential" => r.read(&mut f_consequential),
                b"debugging" => r.read(&mut f_debugging),
                b"autosubmit" => r.read(&mut f_autosubmit),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            read_only: f_read_only, untrusted_content: f_untrusted_content,
            consequential: f_consequential, debugging: f_debugging, autosubmit: f_autosubmit,
        })
    }
}

open_enum! {
    /// `WebMCP.InvocationStatus`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/WebMCP/#type-InvocationStatus)
    InvocationStatus {
        COMPLETED = "Completed", CANCELED = "Canceled", ERROR = "Error",
    }
}

text_type! {
    /// `WebMCP.ToolId`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/WebMCP/#type-ToolId)
    ToolId
}

/// `WebMCP.Tool`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/WebMCP/#type-Tool)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Tool {
    pub tool_id: ToolId,
    pub name: String,
    pub description: String,
    pub input_schema: Option<p::RawJson>,
    pub output_schema: Option<p::RawJson>,
    pub annotations: Option<Annotation>,
    pub frame_id: p::page::FrameId,
    pub backend_node_id: Option<p::dom::BackendNodeId>,
    pub stack_trace: Option<p::runtime::StackTrace>,
}
impl p::Decode for Tool {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_tool_id = None; let mut f_name = None; let mut f_description = None;
        let mut f_input_schema = None; let mut f_output_schema = None; let mut f_annotations = None;
        let mut f_frame_id = None; let mut f_backend_node_id = None; let mut f_stack_trace = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"toolId" => r.read(&mut f_tool_id),
                b"name" => r.read(&mut f_name),
                b"description" => r.read(&mut f_description),
                b"inputSchema" => r.read(&mut f_input_schema),
                b"outputSchema" => r.read(&mut f_output_schema),
                b"annotations" => r.read(&mut f_annotations),
                b"frameId" => r.read(&mut f_frame_id),
                b"backendNodeId" => r.read(&mut f_backend_node_id),
                b"stackTrace" => r.read(&mut f_stack_trace),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            tool_id: r.need(f_tool_id, at, "toolId")?, name: r.need(f_name, at, "name")?,
            description: r.need(f_description, at, "description")?, input_schema: f_input_schema,
            output_schema: f_output_schema, annotations: f_annotations,
            frame_id: r.need(f_frame_id, at, "frameId")?, backend_node_id: f_backend_node_id,
            stack_trace: f_stack_trace,
        })
    }
}

/// `WebMCP.RemovedTool`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/WebMCP/#type-RemovedTool)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct RemovedTool {
    pub tool_id: ToolId,
    pub name: String,
    pub frame_id: p::page::FrameId,
}
impl p::Decode for RemovedTool {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_tool_id = None; let mut f_name = None; let mut f_frame_id = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"toolId" => r.read(&mut f_tool_id),
                b"name" => r.read(&mut f_name),
                b"frameId" => r.read(&mut f_frame_id),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            tool_id: r.need(f_tool_id, at, "toolId")?, name: r.need(f_name, at, "name")?,
            frame_id: r.need(f_frame_id, at, "frameId")?,
        })
    }
}

/// `WebMCP.enable`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/WebMCP/#method-enable)
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
    const METHOD: &'static str = "WebMCP.enable";
    type Response = p::Empty;
}

/// `WebMCP.disable`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/WebMCP/#method-disable)
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
    const METHOD: &'static str = "WebMCP.disable";
    type Response = p::Empty;
}

/// `WebMCP.invokeTool`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/WebMCP/#method-invokeTool)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct InvokeTool {
    pub frame_id: p::page::FrameId,
    pub tool_name: String,
    pub input: p::RawJson,
}
impl InvokeTool {
    pub fn new(frame_id: impl Into<p::page::FrameId>, tool_name: impl Into<String>, input: impl Into<p::RawJson>) -> Self { Self { frame_id: frame_id.into(), tool_name: tool_name.into(), input: input.into() } }
}
impl p::Encode for InvokeTool {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.field("frameId", &self.frame_id);
        w.field("toolName", &self.tool_name);
        w.field("input", &self.input);
        w.end_object();
    }
}
impl p::Command for InvokeTool {
    const METHOD: &'static str = "WebMCP.invokeTool";
    type Response = InvokeToolResponse;
}

/// The reply to [`InvokeTool`].
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct InvokeToolResponse {
    pub invocation_id: String,
}
impl p::Decode for InvokeToolResponse {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_invocation_id = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"invocationId" => r.read(&mut f_invocation_id),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            invocation_id: r.need(f_invocation_id, at, "invocationId")?,
        })
    }
}

/// `WebMCP.cancelInvocation`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/WebMCP/#method-cancelInvocation)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct CancelInvocation {
    pub invocation_id: String,
}
impl CancelInvocation {
    pub fn new(invocation_id: impl Into<String>) -> Self { Self { invocation_id: invocation_id.into() } }
}
impl p::Encode for CancelInvocation {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.field("invocationId", &self.invocation_id);
        w.end_object();
    }
}
impl p::Command for CancelInvocation {
    const METHOD: &'static str = "WebMCP.cancelInvocation";
    type Response = p::Empty;
}

/// `WebMCP.toolsAdded`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/WebMCP/#event-toolsAdded)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct ToolsAdded {
    pub tools: Vec<Tool>,
}
impl p::Decode for ToolsAdded {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        r.begin_object()?;
        let mut f_tools = Default::default();
        while let Some(name) = r.name()? {
            match &*name {
                b"tools" => r.read_lenient(&mut f_tools),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            tools: f_tools,
        })
    }
}
impl p::Event for ToolsAdded { const METHOD: &'static str = "WebMCP.toolsAdded"; }

/// `WebMCP.toolsRemoved`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/WebMCP/#event-toolsRemoved)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct ToolsRemoved {
    pub tools: Vec<RemovedTool>,
}
impl p::Decode for ToolsRemoved {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        r.begin_object()?;
        let mut f_tools = Default::default();
        while let Some(name) = r.name()? {
            match &*name {
                b"tools" => r.read_lenient(&mut f_tools),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            tools: f_tools,
        })
    }
}
impl p::Event for ToolsRemoved { const METHOD: &'static str = "WebMCP.toolsRemoved"; }

/// `WebMCP.toolInvoked`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/WebMCP/#event-toolInvoked)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct ToolInvoked {
    pub frame_id: p::page::FrameId,
    pub invocation_id: String,
    pub input: String,
    pub tool_name: Option<String>,
    pub tool_id: Option<ToolId>,
}
impl p::Decode for ToolInvoked {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_frame_id = None; let mut f_invocation_id = None; let mut f_input = None;
        let mut f_tool_name = None; let mut f_tool_id = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"frameId" => r.read(&mut f_frame_id),
                b"invocationId" => r.read(&mut f_invocation_id),
                b"input" => r.read(&mut f_input),
                b"toolName" => r.read(&mut f_tool_name),
                b"toolId" => r.read(&mut f_tool_id),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            frame_id: r.need(f_frame_id, at, "frameId")?,
            invocation_id: r.need(f_invocation_id, at, "invocationId")?,
            input: r.need(f_input, at, "input")?, tool_name: f_tool_name, tool_id: f_tool_id,
        })
    }
}
impl p::Event for ToolInvoked { const METHOD: &'static str = "WebMCP.toolInvoked"; }

/// `WebMCP.toolResponded`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/WebMCP/#event-toolResponded)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct ToolResponded {
    pub invocation_id: String,
    pub status: InvocationStatus,
    pub output: Option<p::RawJson>,
    pub error_text: Option<String>,
    pub exception: Option<p::runtime::RemoteObject>,
}
impl p::Decode for ToolResponded {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_invocation_id = None; let mut f_status = None; let mut f_output = None;
        let mut f_error_text = None; let mut f_exception = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"invocationId" => r.read(&mut f_invocation_id),
                b"status" => r.read(&mut f_status),
                b"output" => r.read_any(&mut f_output),
                b"errorText" => r.read(&mut f_error_text),
                b"exception" => r.read(&mut f_exception),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            invocation_id: r.need(f_invocation_id, at, "invocationId")?,
            status: r.need(f_status, at, "status")?, output: f_output, error_text: f_error_text,
            exception: f_exception,
        })
    }
}
impl p::Event for ToolResponded { const METHOD: &'static str = "WebMCP.toolResponded"; }
