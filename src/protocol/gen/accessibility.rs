// Generated from protocol/*.json; do not edit.
// To regenerate: cargo test --test protocol -- bless
//! The `Accessibility` domain. Experimental. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Accessibility/)

use crate::protocol as p;

text_type! {
    /// `Accessibility.AXNodeId`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Accessibility/#type-AXNodeId)
    AXNodeId
}

open_enum! {
    /// `Accessibility.AXValueType`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Accessibility/#type-AXValueType)
    AXValueType {
        BOOLEAN = "boolean", TRISTATE = "tristate", BOOLEAN_OR_UNDEFINED = "booleanOrUndefined",
        IDREF = "idref", IDREF_LIST = "idrefList", INTEGER = "integer", NODE = "node",
        NODE_LIST = "nodeList", NUMBER = "number", STRING = "string",
        COMPUTED_STRING = "computedString", TOKEN = "token", TOKEN_LIST = "tokenList",
        DOM_RELATION = "domRelation", ROLE = "role", INTERNAL_ROLE = "internalRole",
        VALUE_UNDEFINED = "valueUndefined",
    }
}

open_enum! {
    /// `Accessibility.AXValueSourceType`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Accessibility/#type-AXValueSourceType)
    AXValueSourceType {
        ATTRIBUTE = "attribute", IMPLICIT = "implicit", STYLE = "style", CONTENTS = "contents",
        PLACEHOLDER = "placeholder", RELATED_ELEMENT = "relatedElement",
    }
}

open_enum! {
    /// `Accessibility.AXValueNativeSourceType`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Accessibility/#type-AXValueNativeSourceType)
    AXValueNativeSourceType {
        DESCRIPTION = "description", FIGCAPTION = "figcaption", LABEL = "label",
        LABELFOR = "labelfor", LABELWRAPPED = "labelwrapped", LEGEND = "legend",
        RUBYANNOTATION = "rubyannotation", TABLECAPTION = "tablecaption", TITLE = "title",
        OTHER = "other",
    }
}

/// `Accessibility.AXValueSource`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Accessibility/#type-AXValueSource)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct AXValueSource {
    pub r#type: AXValueSourceType,
    pub value: Option<AXValue>,
    pub attribute: Option<String>,
    pub attribute_value: Option<AXValue>,
    pub superseded: Option<bool>,
    pub native_source: Option<AXValueNativeSourceType>,
    pub native_source_value: Option<AXValue>,
    pub invalid: Option<bool>,
    pub invalid_reason: Option<String>,
}
#[derive(Default)]
struct AXValueSourceParts {
    f_type: Option<AXValueSourceType>, f_value: Option<AXValue>, f_attribute: Option<String>,
    f_attribute_value: Option<AXValue>, f_superseded: Option<bool>,
    f_native_source: Option<AXValueNativeSourceType>, f_native_source_value: Option<AXValue>,
    f_invalid: Option<bool>, f_invalid_reason: Option<String>,
}
impl AXValueSourceParts {
    fn whole(self: Box<Self>, r: &p::Reader<'_>, at: usize) -> Result<Box<AXValueSource>, p::Fault> {
        let it = *self;
        Ok(Box::new(AXValueSource {
            r#type: r.need(it.f_type, at, "type")?, value: it.f_value, attribute: it.f_attribute,
            attribute_value: it.f_attribute_value, superseded: it.f_superseded,
            native_source: it.f_native_source, native_source_value: it.f_native_source_value,
            invalid: it.f_invalid, invalid_reason: it.f_invalid_reason,
        }))
    }
}
impl p::Decode for AXValueSource {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        Self::decode_boxed(r).map(|it| *it)
    }
    fn decode_boxed(r: &mut p::Reader<'_>) -> Result<Box<Self>, p::Fault> {
        let at = r.begin_object()?;
        let mut it = Box::<AXValueSourceParts>::default();
        while let Some(name) = r.name()? {
            match &*name {
                b"type" => r.read(&mut it.f_type),
                b"value" => r.read(&mut it.f_value),
                b"attribute" => r.read(&mut it.f_attribute),
                b"attributeValue" => r.read(&mut it.f_attribute_value),
                b"superseded" => r.read(&mut it.f_superseded),
                b"nativeSource" => r.read(&mut it.f_native_source),
                b"nativeSourceValue" => r.read(&mut it.f_native_source_value),
                b"invalid" => r.read(&mut it.f_invalid),
                b"invalidReason" => r.read(&mut it.f_invalid_reason),
                _ => r.skip(),
            }?;
        }
        it.whole(r, at)
    }
}

/// `Accessibility.AXRelatedNode`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Accessibility/#type-AXRelatedNode)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct AXRelatedNode {
    pub backend_dom_node_id: p::dom::BackendNodeId,
    pub idref: Option<String>,
    pub text: Option<String>,
}
impl p::Decode for AXRelatedNode {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_backend_dom_node_id = None; let mut f_idref = None; let mut f_text = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"backendDOMNodeId" => r.read(&mut f_backend_dom_node_id),
                b"idref" => r.read(&mut f_idref),
                b"text" => r.read(&mut f_text),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            backend_dom_node_id: r.need(f_backend_dom_node_id, at, "backendDOMNodeId")?,
            idref: f_idref, text: f_text,
        })
    }
}

/// `Accessibility.AXProperty`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Accessibility/#type-AXProperty)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct AXProperty {
    pub name: AXPropertyName,
    pub value: AXValue,
}
impl p::Decode for AXProperty {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_name = None; let mut f_value = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"name" => r.read(&mut f_name),
                b"value" => r.read(&mut f_value),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            name: r.need(f_name, at, "name")?, value: r.need(f_value, at, "value")?,
        })
    }
}

/// `Accessibility.AXValue`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Accessibility/#type-AXValue)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct AXValue {
    pub r#type: AXValueType,
    pub value: Option<p::RawJson>,
    pub related_nodes: Option<Vec<AXRelatedNode>>,
    pub sources: Option<Vec<AXValueSource>>,
}
#[derive(Default)]
struct AXValueParts {
    f_type: Option<AXValueType>, f_value: Option<p::RawJson>,
    f_related_nodes: Option<Vec<AXRelatedNode>>, f_sources: Option<Vec<AXValueSource>>,
}
impl AXValueParts {
    fn whole(self: Box<Self>, r: &p::Reader<'_>, at: usize) -> Result<Box<AXValue>, p::Fault> {
        let it = *self;
        Ok(Box::new(AXValue {
            r#type: r.need(it.f_type, at, "type")?, value: it.f_value,
            related_nodes: it.f_related_nodes, sources: it.f_sources,
        }))
    }
}
impl p::Decode for AXValue {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        Self::decode_boxed(r).map(|it| *it)
    }
    fn decode_boxed(r: &mut p::Reader<'_>) -> Result<Box<Self>, p::Fault> {
        let at = r.begin_object()?;
        let mut it = Box::<AXValueParts>::default();
        while let Some(name) = r.name()? {
            match &*name {
                b"type" => r.read(&mut it.f_type),
                b"value" => r.read_any(&mut it.f_value),
                b"relatedNodes" => r.read(&mut it.f_related_nodes),
                b"sources" => r.read(&mut it.f_sources),
                _ => r.skip(),
            }?;
        }
        it.whole(r, at)
    }
}

open_enum! {
    /// `Accessibility.AXPropertyName`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Accessibility/#type-AXPropertyName)
    AXPropertyName {
        ACTIONS = "actions", BUSY = "busy", DISABLED = "disabled", EDITABLE = "editable",
        FOCUSABLE = "focusable", FOCUSED = "focused", HIDDEN = "hidden", HIDDEN_ROOT = "hiddenRoot",
        INVALID = "invalid", KEYSHORTCUTS = "keyshortcuts", SETTABLE = "settable",
        ROLEDESCRIPTION = "roledescription", LIVE = "live", ATOMIC = "atomic",
        RELEVANT = "relevant", ROOT = "root", AUTOCOMPLETE = "autocomplete", HAS_POPUP = "hasPopup",
        LEVEL = "level", MULTISELECTABLE = "multiselectable", ORIENTATION = "orientation",
        MULTILINE = "multiline", READONLY = "readonly", REQUIRED = "required",
        VALUEMIN = "valuemin", VALUEMAX = "valuemax", VALUETEXT = "valuetext", CHECKED = "checked",
        EXPANDED = "expanded", MODAL = "modal", PRESSED = "pressed", SELECTED = "selected",
        ACTIVEDESCENDANT = "activedescendant", CONTROLS = "controls", DESCRIBEDBY = "describedby",
        DETAILS = "details", ERRORMESSAGE = "errormessage", FLOWTO = "flowto",
        LABELLEDBY = "labelledby", OWNS = "owns", URL = "url",
        ACTIVE_FULLSCREEN_ELEMENT = "activeFullscreenElement",
        ACTIVE_MODAL_DIALOG = "activeModalDialog",
        ACTIVE_ARIA_MODAL_DIALOG = "activeAriaModalDialog",
        ARIA_HIDDEN_ELEMENT = "ariaHiddenElement", ARIA_HIDDEN_SUBTREE = "ariaHiddenSubtree",
        EMPTY_ALT = "emptyAlt", EMPTY_TEXT = "emptyText", INERT_ELEMENT = "inertElement",
        INERT_SUBTREE = "inertSubtree", LABEL_CONTAINER = "labelContainer", LABEL_FOR = "labelFor",
        NOT_RENDERED = "notRendered", NOT_VISIBLE = "notVisible",
        PRESENTATIONAL_ROLE = "presentationalRole",
        PROBABLY_PRESENTATIONAL = "probablyPresentational",
        INACTIVE_CAROUSEL_TAB_CONTENT = "inactiveCarouselTabContent",
        UNINTERESTING = "uninteresting",
    }
}

/// `Accessibility.AXNode`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Accessibility/#type-AXNode)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct AXNode {
    pub node_id: AXNodeId,
    pub ignored: bool,
    pub ignored_reasons: Option<Vec<AXProperty>>,
    pub role: Option<AXValue>,
    pub chrome_role: Option<AXValue>,
    pub name: Option<AXValue>,
    pub description: Option<AXValue>,
    pub value: Option<AXValue>,
    pub properties: Option<Vec<AXProperty>>,
    pub parent_id: Option<AXNodeId>,
    pub child_ids: Option<Vec<AXNodeId>>,
    pub backend_dom_node_id: Option<p::dom::BackendNodeId>,
    pub frame_id: Option<p::page::FrameId>,
}
impl p::Decode for AXNode {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_node_id = None; let mut f_ignored = Default::default();
        let mut f_ignored_reasons = None; let mut f_role = None; let mut f_chrome_role = None;
        let mut f_name = None; let mut f_description = None; let mut f_value = None;
        let mut f_properties = None; let mut f_parent_id = None; let mut f_child_ids = None;
        let mut f_backend_dom_node_id = None; let mut f_frame_id = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"nodeId" => r.read(&mut f_node_id),
                b"ignored" => r.read_lenient(&mut f_ignored),
                b"ignoredReasons" => r.read(&mut f_ignored_reasons),
                b"role" => r.read(&mut f_role),
                b"chromeRole" => r.read(&mut f_chrome_role),
                b"name" => r.read(&mut f_name),
                b"description" => r.read(&mut f_description),
                b"value" => r.read(&mut f_value),
                b"properties" => r.read(&mut f_properties),
                b"parentId" => r.read(&mut f_parent_id),
                b"childIds" => r.read(&mut f_child_ids),
                b"backendDOMNodeId" => r.read(&mut f_backend_dom_node_id),
                b"frameId" => r.read(&mut f_frame_id),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            node_id: r.need(f_node_id, at, "nodeId")?, ignored: f_ignored,
            ignored_reasons: f_ignored_reasons, role: f_role, chrome_role: f_chrome_role,
            name: f_name, description: f_description, value: f_value, properties: f_properties,
            parent_id: f_parent_id, child_ids: f_child_ids,
            backend_dom_node_id: f_backend_dom_node_id, frame_id: f_frame_id,
        })
    }
}

/// `Accessibility.disable`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Accessibility/#method-disable)
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
    const METHOD: &'static str = "Accessibility.disable";
    type Response = p::Empty;
}

/// `Accessibility.enable`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Accessibility/#method-enable)
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
    const METHOD: &'static str = "Accessibility.enable";
    type Response = p::Empty;
}

/// `Accessibility.getPartialAXTree`. Experimental. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Accessibility/#method-getPartialAXTree)
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct GetPartialAXTree {
    pub node_id: Option<p::dom::NodeId>,
    pub backend_node_id: Option<p::dom::BackendNodeId>,
    pub object_id: Option<p::runtime::RemoteObjectId>,
    pub fetch_relatives: Option<bool>,
}
impl GetPartialAXTree {
    pub fn new() -> Self { Self { node_id: None, backend_node_id: None, object_id: None, fetch_relatives: None } }
    pub fn with(mut self, set: impl FnOnce(&mut Self)) -> Self { set(&mut self); self }
}
impl p::Encode for GetPartialAXTree {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.optional("nodeId", &self.node_id);
        w.optional("backendNodeId", &self.backend_node_id);
        w.optional("objectId", &self.object_id);
        w.optional("fetchRelatives", &self.fetch_relatives);
        w.end_object();
    }
}
impl p::Command for GetPartialAXTree {
    const METHOD: &'static str = "Accessibility.getPartialAXTree";
    type Response = GetPartialAXTreeResponse;
}

/// The reply to [`GetPartialAXTree`].
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct GetPartialAXTreeResponse {
    pub nodes: Vec<AXNode>,
}
impl p::Decode for GetPartialAXTreeResponse {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        r.begin_object()?;
        let mut f_nodes = Default::default();
        while let Some(name) = r.name()? {
            match &*name {
                b"nodes" => r.read_lenient(&mut f_nodes),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            nodes: f_nodes,
        })
    }
}

/// `Accessibility.getFullAXTree`. Experimental. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Accessibility/#method-getFullAXTree)
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct GetFullAXTree {
    pub depth: Option<i64>,
    pub frame_id: Option<p::page::FrameId>,
}
impl GetFullAXTree {
    pub fn new() -> Self { Self { depth: None, frame_id: None } }
    pub fn with(mut self, set: impl FnOnce(&mut Self)) -> Self { set(&mut self); self }
}
impl p::Encode for GetFullAXTree {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.optional("depth", &self.depth);
        w.optional("frameId", &self.frame_id);
        w.end_object();
    }
}
impl p::Command for GetFullAXTree {
    const METHOD: &'static str = "Accessibility.getFullAXTree";
    type Response = GetFullAXTreeResponse;
}

/// The reply to [`GetFullAXTree`].
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct GetFullAXTreeResponse {
    pub nodes: Vec<AXNode>,
}
impl p::Decode for GetFullAXTreeResponse {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        r.begin_object()?;
        let mut f_nodes = Default::default();
        while let Some(name) = r.name()? {
            match &*name {
                b"nodes" => r.read_lenient(&mut f_nodes),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            nodes: f_nodes,
        })
    }
}

/// `Accessibility.getRootAXNode`. Experimental. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Accessibility/#method-getRootAXNode)
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct GetRootAXNode {
    pub frame_id: Option<p::page::FrameId>,
}
impl GetRootAXNode {
    pub fn new() -> Self { Self { frame_id: None } }
    pub fn with(mut self, set: impl FnOnce(&mut Self)) -> Self { set(&mut self); self }
}
impl p::Encode for GetRootAXNode {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.optional("frameId", &self.frame_id);
        w.end_object();
    }
}
impl p::Command for GetRootAXNode {
    const METHOD: &'static str = "Accessibility.getRootAXNode";
    type Response = GetRootAXNodeResponse;
}

/// The reply to [`GetRootAXNode`].
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct GetRootAXNodeResponse {
    pub node: AXNode,
}
impl p::Decode for GetRootAXNodeResponse {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_node = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"node" => r.read(&mut f_node),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            node: r.need(f_node, at, "node")?,
        })
    }
}

/// `Accessibility.getAXNodeAndAncestors`. Experimental. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Accessibility/#method-getAXNodeAndAncestors)
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct GetAXNodeAndAncestors {
    pub node_id: Option<p::dom::NodeId>,
    pub backend_node_id: Option<p::dom::BackendNodeId>,
    pub object_id: Option<p::runtime::RemoteObjectId>,
}
impl GetAXNodeAndAncestors {
    pub fn new() -> Self { Self { node_id: None, backend_node_id: None, object_id: None } }
    pub fn with(mut self, set: impl FnOnce(&mut Self)) -> Self { set(&mut self); self }
}
impl p::Encode for GetAXNodeAndAncestors {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.optional("nodeId", &self.node_id);
        w.optional("backendNodeId", &self.backend_node_id);
        w.optional("objectId", &self.object_id);
        w.end_object();
    }
}
impl p::Command for GetAXNodeAndAncestors {
    const METHOD: &'static str = "Accessibility.getAXNodeAndAncestors";
    type Response = GetAXNodeAndAncestorsResponse;
}

/// The reply to [`GetAXNodeAndAncestors`].
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct GetAXNodeAndAncestorsResponse {
    pub nodes: Vec<AXNode>,
}
impl p::Decode for GetAXNodeAndAncestorsResponse {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        r.begin_object()?;
        let mut f_nodes = Default::default();
        while let Some(name) = r.name()? {
            match &*name {
                b"nodes" => r.read_lenient(&mut f_nodes),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            nodes: f_nodes,
        })
    }
}

/// `Accessibility.getChildAXNodes`. Experimental. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Accessibility/#method-getChildAXNodes)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct GetChildAXNodes {
    pub id: AXNodeId,
    pub frame_id: Option<p::page::FrameId>,
}
impl GetChildAXNodes {
    pub fn new(id: impl Into<AXNodeId>) -> Self { Self { id: id.into(), frame_id: None } }
    pub fn with(mut self, set: impl FnOnce(&mut Self)) -> Self { set(&mut self); self }
}
impl p::Encode for GetChildAXNodes {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.field("id", &self.id);
        w.optional("frameId", &self.frame_id);
        w.end_object();
    }
}
impl p::Command for GetChildAXNodes {
    const METHOD: &'static str = "Accessibility.getChildAXNodes";
    type Response = GetChildAXNodesResponse;
}

/// The reply to [`GetChildAXNodes`].
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct GetChildAXNodesResponse {
    pub nodes: Vec<AXNode>,
}
impl p::Decode for GetChildAXNodesResponse {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        r.begin_object()?;
        let mut f_nodes = Default::default();
        while let Some(name) = r.name()? {
            match &*name {
                b"nodes" => r.read_lenient(&mut f_nodes),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            nodes: f_nodes,
        })
    }
}

/// `Accessibility.queryAXTree`. Experimental. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Accessibility/#method-queryAXTree)
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct QueryAXTree {
    pub node_id: Option<p::dom::NodeId>,
    pub backend_node_id: Option<p::dom::BackendNodeId>,
    pub object_id: Option<p::runtime::RemoteObjectId>,
    pub accessible_name: Option<String>,
    pub role: Option<String>,
}
impl QueryAXTree {
    pub fn new() -> Self { Self { node_id: None, backend_node_id: None, object_id: None, accessible_name: None, role: None } }
    pub fn with(mut self, set: impl FnOnce(&mut Self)) -> Self { set(&mut self); self }
}
impl p::Encode for QueryAXTree {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.optional("nodeId", &self.node_id);
        w.optional("backendNodeId", &self.backend_node_id);
        w.optional("objectId", &self.object_id);
        w.optional("accessibleName", &self.accessible_name);
        w.optional("role", &self.role);
        w.end_object();
    }
}
impl p::Command for QueryAXTree {
    const METHOD: &'static str = "Accessibility.queryAXTree";
    type Response = QueryAXTreeResponse;
}

/// The reply to [`QueryAXTree`].
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct QueryAXTreeResponse {
    pub nodes: Vec<AXNode>,
}
impl p::Decode for QueryAXTreeResponse {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        r.begin_object()?;
        let mut f_nodes = Default::default();
        while let Some(name) = r.name()? {
            match &*name {
                b"nodes" => r.read_lenient(&mut f_nodes),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            nodes: f_nodes,
        })
    }
}

/// `Accessibility.loadComplete`. Experimental. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Accessibility/#event-loadComplete)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct LoadComplete {
    pub root: AXNode,
}
impl p::Decode for LoadComplete {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_root = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"root" => r.read(&mut f_root),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            root: r.need(f_root, at, "root")?,
        })
    }
}
impl p::Event for LoadComplete { const METHOD: &'static str = "Accessibility.loadComplete"; }

/// `Accessibility.nodesUpdated`. Experimental. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Accessibility/#event-nodesUpdated)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct NodesUpdated {
    pub nodes: Vec<AXNode>,
}
impl p::Decode for NodesUpdated {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        r.begin_object()?;
        let mut f_nodes = Default::default();
        while let Some(name) = r.name()? {
            match &*name {
                b"nodes" => r.read_lenient(&mut f_nodes),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            nodes: f_nodes,
        })
    }
}
impl p::Event for NodesUpdated { const METHOD: &'static str = "Accessibility.nodesUpdated"; }
