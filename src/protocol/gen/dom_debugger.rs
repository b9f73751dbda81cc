// Generated from protocol/*.json; do not edit.
// To regenerate: cargo test --test protocol -- bless
//! The `DOMDebugger` domain. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/DOMDebugger/)

use crate::protocol as p;

open_enum! {
    /// `DOMDebugger.DOMBreakpointType`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/DOMDebugger/#type-DOMBreakpointType)
    DOMBreakpointType {
        SUBTREE_MODIFIED = "subtree-modified", ATTRIBUTE_MODIFIED = "attribute-modified",
        NODE_REMOVED = "node-removed",
    }
}

open_enum! {
    /// `DOMDebugger.CSPViolationType`. Experimental. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/DOMDebugger/#type-CSPViolationType)
    CSPViolationType {
        TRUSTEDTYPE_SINK_VIOLATION = "trustedtype-sink-violation",
        TRUSTEDTYPE_POLICY_VIOLATION = "trustedtype-policy-violation",
    }
}

/// `DOMDebugger.EventListener`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/DOMDebugger/#type-EventListener)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct EventListener {
    pub r#type: String,
    pub use_capture: bool,
    pub passive: bool,
    pub once: bool,
    pub script_id: p::runtime::ScriptId,
    pub line_number: i64,
    pub column_number: i64,
    pub handler: Option<p::runtime::RemoteObject>,
    pub original_handler: Option<p::runtime::RemoteObject>,
    pub backend_node_id: Option<p::dom::BackendNodeId>,
}
impl p::Decode for EventListener {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_type = None; let mut f_use_capture = Default::default();
        let mut f_passive = Default::default(); let mut f_once = Default::default();
        let mut f_script_id = None; let mut f_line_number = None; let mut f_column_number = None;
        let mut f_handler = None; let mut f_original_handler = None;
        let mut f_backend_node_id = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"type" => r.read(&mut f_type),
                b"useCapture" => r.read_lenient(&mut f_use_capture),
                b"passive" => r.read_lenient(&mut f_passive),
                b"once" => r.read_lenient(&mut f_once),
                b"scriptId" => r.read(&mut f_script_id),
                b"lineNumber" => r.read(&mut f_line_number),
                b"columnNumber" => r.read(&mut f_column_number),
                b"handler" => r.read(&mut f_handler),
                b"originalHandler" => r.read(&mut f_original_handler),
                b"backendNodeId" => r.read(&mut f_backend_node_id),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            r#type: r.need(f_type, at, "type")?, use_capture: f_use_capture, passive: f_passive,
            once: f_once, script_id: r.need(f_script_id, at, "scriptId")?,
            line_number: r.need(f_line_number, at, "lineNumber")?,
            column_number: r.need(f_column_number, at, "columnNumber")?, handler: f_handler,
            original_handler: f_original_handler, backend_node_id: f_backend_node_id,
        })
    }
}

/// `DOMDebugger.getEventListeners`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/DOMDebugger/#method-getEventListeners)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct GetEventListeners {
    pub object_id: p::runtime::RemoteObjectId,
    pub depth: Option<i64>,
    pub pierce: Option<bool>,
}
impl GetEventListeners {
    pub fn new(object_id: impl Into<p::runtime::RemoteObjectId>) -> Self { Self { object_id: object_id.into(), depth: None, pierce: None } }
    pub fn with(mut self, set: impl FnOnce(&mut Self)) -> Self { set(&mut self); self }
}
impl p::Encode for GetEventListeners {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.field("objectId", &self.object_id);
        w.optional("depth", &self.depth);
        w.optional("pierce", &self.pierce);
        w.end_object();
    }
}
impl p::Command for GetEventListeners {
    const METHOD: &'static str = "DOMDebugger.getEventListeners";
    type Response = GetEventListenersResponse;
}

/// The reply to [`GetEventListeners`].
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct GetEventListenersResponse {
    pub listeners: Vec<EventListener>,
}
impl p::Decode for GetEventListenersResponse {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        r.begin_object()?;
        let mut f_listeners = Default::default();
        while let Some(name) = r.name()? {
            match &*name {
                b"listeners" => r.read_lenient(&mut f_listeners),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            listeners: f_listeners,
        })
    }
}

/// `DOMDebugger.removeDOMBreakpoint`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/DOMDebugger/#method-removeDOMBreakpoint)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct RemoveDOMBreakpoint {
    pub node_id: p::dom::NodeId,
    pub r#type: DOMBreakpointType,
}
impl RemoveDOMBreakpoint {
    pub fn new(node_id: impl Into<p::dom::NodeId>, r#type: impl Into<DOMBreakpointType>) -> Self { Self { node_id: node_id.into(), r#type: r#type.into() } }
}
impl p::Encode for RemoveDOMBreakpoint {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.field("nodeId", &self.node_id);
        w.field("type", &self.r#type);
        w.end_object();
    }
}
impl p::Command for RemoveDOMBreakpoint {
    const METHOD: &'static str = "DOMDebugger.removeDOMBreakpoint";
    type Response = p::Empty;
}

/// `DOMDebugger.removeEventListenerBreakpoint`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/DOMDebugger/#method-removeEventListenerBreakpoint)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct RemoveEventListenerBreakpoint {
    pub event_name: String,
    /// Experimental.
    pub target_name: Option<String>,
}
impl RemoveEventListenerBreakpoint {
    pub fn new(event_name: impl Into<String>) -> Self { Self { event_name: event_name.into(), target_name: None } }
    pub fn with(mut self, set: impl FnOnce(&mut Self)) -> Self { set(&mut self); self }
}
impl p::Encode for RemoveEventListenerBreakpoint {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.field("eventName", &self.event_name);
        w.optional("targetName", &self.target_name);
        w.end_object();
    }
}
impl p::Command for RemoveEventListenerBreakpoint {
    const METHOD: &'static str = "DOMDebugger.removeEventListenerBreakpoint";
    type Response = p::Empty;
}

/// `DOMDebugger.removeInstrumentationBreakpoint`. Experimental. **Deprecated.** [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/DOMDebugger/#method-removeInstrumentationBreakpoint)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct RemoveInstrumentationBreakpoint {
    pub event_name: String,
}
impl RemoveInstrumentationBreakpoint {
    pub fn new(event_name: impl Into<String>) -> Self { Self { event_name: event_name.into() } }
}
impl p::Encode for RemoveInstrumentationBreakpoint {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.field("eventName", &self.event_name);
        w.end_object();
    }
}
impl p::Command for RemoveInstrumentationBreakpoint {
    const METHOD: &'static str = "DOMDebugger.removeInstrumentationBreakpoint";
    type Response = p::Empty;
}

/// `DOMDebugger.removeXHRBreakpoint`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/DOMDebugger/#method-removeXHRBreakpoint)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct RemoveXHRBreakpoint {
    pub url: String,
}
impl RemoveXHRBreakpoint {
    pub fn new(url: impl Into<String>) -> Self { Self { url: url.into() } }
}
impl p::Encode for RemoveXHRBreakpoint {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.field("url", &self.url);
        w.end_object();
    }
}
impl p::Command for RemoveXHRBreakpoint {
    const METHOD: &'static str = "DOMDebugger.removeXHRBreakpoint";
    type Response = p::Empty;
}

/// `DOMDebugger.setBreakOnCSPViolation`. Experimental. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/DOMDebugger/#method-setBreakOnCSPViolation)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct SetBreakOnCSPViolation {
    pub violation_types: Vec<CSPViolationType>,
}
impl SetBreakOnCSPViolation {
    pub fn new(violation_types: Vec<CSPViolationType>) -> Self { Self { violation_types } }
}
impl p::Encode for SetBreakOnCSPViolation {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.field("violationTypes", &self.violation_types);
        w.end_object();
    }
}
impl p::Command for SetBreakOnCSPViolation {
    const METHOD: &'static str = "DOMDebugger.setBreakOnCSPViolation";
    type Response = p::Empty;
}

/// `DOMDebugger.setDOMBreakpoint`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/DOMDebugger/#method-setDOMBreakpoint)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct SetDOMBreakpoint {
    pub node_id: p::dom::NodeId,
    pub r#type: DOMBreakpointType,
}
impl SetDOMBreakpoint {
    pub fn new(node_id: impl Into<p::dom::NodeId>, r#type: impl Into<DOMBreakpointType>) -> Self { Self { node_id: node_id.into(), r#type: r#type.into() } }
}
impl p::Encode for SetDOMBreakpoint {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.field("nodeId", &self.node_id);
        w.field("type", &self.r#type);
        w.end_object();
    }
}
impl p::Command for SetDOMBreakpoint {
    const METHOD: &'static str = "DOMDebugger.setDOMBreakpoint";
    type Response = p::Empty;
}

/// `DOMDebugger.setEventListenerBreakpoint`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/DOMDebugger/#method-setEventListenerBreakpoint)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct SetEventListenerBreakpoint {
    pub event_name: String,
    /// Experimental.
    pub target_name: Option<String>,
}
impl SetEventListenerBreakpoint {
    pub fn new(event_name: impl Into<String>) -> Self { Self { event_name: event_name.into(), target_name: None } }
    pub fn with(mut self, set: impl FnOnce(&mut Self)) -> Self { set(&mut self); self }
}
impl p::Encode for SetEventListenerBreakpoint {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.field("eventName", &self.event_name);
        w.optional("targetName", &self.target_name);
        w.end_object();
    }
}
impl p::Command for SetEventListenerBreakpoint {
    const METHOD: &'static str = "DOMDebugger.setEventListenerBreakpoint";
    type Response = p::Empty;
}

/// `DOMDebugger.setInstrumentationBreakpoint`. Experimental. **Deprecated.** [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/DOMDebugger/#method-setInstrumentationBreakpoint)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct SetInstrumentationBreakpoint {
    pub event_name: String,
}
impl SetInstrumentationBreakpoint {
    pub fn new(event_name: impl Into<String>) -> Self { Self { event_name: event_name.into() } }
}
impl p::Encode for SetInstrumentationBreakpoint {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.field("eventName", &self.event_name);
        w.end_object();
    }
}
impl p::Command for SetInstrumentationBreakpoint {
    const METHOD: &'static str = "DOMDebugger.setInstrumentationBreakpoint";
    type Response = p::Empty;
}

/// `DOMDebugger.setXHRBreakpoint`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/DOMDebugger/#method-setXHRBreakpoint)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct SetXHRBreakpoint {
    pub url: String,
}
impl SetXHRBreakpoint {
    pub fn new(url: impl Into<String>) -> Self { Self { url: url.into() } }
}
impl p::Encode for SetXHRBreakpoint {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.field("url", &self.url);
        w.end_object();
    }
}
impl p::Command for SetXHRBreakpoint {
    const METHOD: &'static str = "DOMDebugger.setXHRBreakpoint";
    type Response = p::Empty;
}
