// Generated from protocol/*.json; do not edit.
// To regenerate: cargo test --test protocol -- bless
//! The `DOM` domain. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/DOM/)

use crate::protocol as p;

integer_type! {
    /// `DOM.NodeId`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/DOM/#type-NodeId)
    NodeId
}

integer_type! {
    /// `DOM.BackendNodeId`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/DOM/#type-BackendNodeId)
    BackendNodeId
}

text_type! {
    /// `DOM.StyleSheetId`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/DOM/#type-StyleSheetId)
    StyleSheetId
}

/// `DOM.BackendNode`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/DOM/#type-BackendNode)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct BackendNode {
    pub node_type: i64,
    pub node_name: String,
    pub backend_node_id: BackendNodeId,
}
impl p::Decode for BackendNode {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_node_type = None; let mut f_node_name = None; let mut f_backend_node_id = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"nodeType" => r.read(&mut f_node_type),
                b"nodeName" => r.read(&mut f_node_name),
                b"backendNodeId" => r.read(&mut f_backend_node_id),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            node_type: r.need(f_node_type, at, "nodeType")?,
            node_name: r.need(f_node_name, at, "nodeName")?,
            backend_node_id: r.need(f_backend_node_id, at, "backendNodeId")?,
        })
    }
}

open_enum! {
    /// `DOM.PseudoType`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/DOM/#type-PseudoType)
    PseudoType {
        FIRST_LINE = "first-line", FIRST_LETTER = "first-letter", CHECKMARK = "checkmark",
        BEFORE = "before", AFTER = "after", EXPAND_ICON = "expand-icon",
        PICKER_ICON = "picker-icon", INTEREST_BUTTON = "interest-button", MARKER = "marker",
        BACKDROP = "backdrop", COLUMN = "column", SELECTION = "selection",
        SEARCH_TEXT = "search-text", TARGET_TEXT = "target-text", SPELLING_ERROR = "spelling-error",
        GRAMMAR_ERROR = "grammar-error", HIGHLIGHT = "highlight",
        FIRST_LINE_INHERITED = "first-line-inherited", SCROLL_MARKER = "scroll-marker",
        SCROLL_MARKER_GROUP = "scroll-marker-group", SCROLL_BUTTON = "scroll-button",
        SCROLLBAR = "scrollbar", SCROLLBAR_THUMB = "scrollbar-thumb",
        SCROLLBAR_BUTTON = "scrollbar-button", SCROLLBAR_TRACK = "scrollbar-track",
        SCROLLBAR_TRACK_PIECE = "scrollbar-track-piece", SCROLLBAR_CORNER = "scrollbar-corner",
        RESIZER = "resizer", INPUT_LIST_BUTTON = "input-list-button",
        VIEW_TRANSITION = "view-transition", VIEW_TRANSITION_GROUP = "view-transition-group",
        VIEW_TRANSITION_IMAGE_PAIR = "view-transition-image-pair",
        VIEW_TRANSITION_GROUP_CHILDREN = "view-transition-group-children",
        VIEW_TRANSITION_OLD = "view-transition-old", VIEW_TRANSITION_NEW = "view-transition-new",
        PLACEHOLDER = "placeholder", FILE_SELECTOR_BUTTON = "file-selector-button",
        DETAILS_CONTENT = "details-content", PICKER = "picker", SELECT_LISTBOX = "select-listbox",
        PERMISSION_ICON = "permission-icon", OVERSCROLL_AREA_PARENT = "overscroll-area-parent",
        OVERSCROLL_BACKDROP = "overscroll-backdrop", SKELETON = "skeleton",
    }
}

open_enum! {
    /// `DOM.ShadowRootType`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/DOM/#type-ShadowRootType)
    ShadowRootType {
        USER_AGENT = "user-agent", OPEN = "open", CLOSED = "closed",
    }
}

open_enum! {
    /// `DOM.CompatibilityMode`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/DOM/#type-CompatibilityMode)
    CompatibilityMode {
        QUIRKS_MODE = "QuirksMode", LIMITED_QUIRKS_MODE = "LimitedQuirksMode",
        NO_QUIRKS_MODE = "NoQuirksMode",
    }
}

open_enum! {
    /// `DOM.PhysicalAxes`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/DOM/#type-PhysicalAxes)
    PhysicalAxes {
        HORIZONTAL = "Horizontal", VERTICAL = "Vertical", BOTH = "Both",
    }
}

open_enum! {
    /// `DOM.LogicalAxes`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/DOM/#type-LogicalAxes)
    LogicalAxes {
        INLINE = "Inline", BLOCK = "Block", BOTH = "Both",
    }
}

open_enum! {
    /// `DOM.ScrollOrientation`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/DOM/#type-ScrollOrientation)
    ScrollOrientation {
        HORIZONTAL = "horizontal", VERTICAL = "vertical",
    }
}

/// `DOM.Node`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/DOM/#type-Node)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Node {
    pub node_id: NodeId,
    pub parent_id: Option<NodeId>,
    pub backend_node_id: BackendNodeId,
    pub node_type: i64,
    pub node_name: String,
    pub local_name: String,
    pub node_value: String,
    pub child_node_count: Option<i64>,
    pub children: Option<Vec<Node>>,
    pub attributes: Option<Vec<String>>,
    pub document_url: Option<String>,
    pub base_url: Option<String>,
    pub public_id: Option<String>,
    pub system_id: Option<String>,
    pub internal_subset: Option<String>,
    pub xml_version: Option<String>,
    pub name: Option<String>,
    pub value: Option<String>,
    pub pseudo_type: Option<PseudoType>,
    pub pseudo_identifier: Option<String>,
    pub shadow_root_type: Option<ShadowRootType>,
    pub frame_id: Option<p::page::FrameId>,
    pub content_document: Option<Box<Node>>,
    pub shadow_roots: Option<Vec<Node>>,
    pub template_content: Option<Box<Node>>,
    pub pseudo_elements: Option<Vec<Node>>,
    /// **Deprecated.**
    pub imported_document: Option<Box<Node>>,
    pub distributed_nodes: Option<Vec<BackendNode>>,
    pub is_svg: Option<bool>,
    pub compatibility_mode: Option<CompatibilityMode>,
    pub assigned_slot: Option<BackendNode>,
    /// Experimental.
    pub is_scrollable: Option<bool>,
    /// Experimental.
    pub affected_by_starting_styles: Option<bool>,
    /// Experimental.
    pub adopted_style_sheets: Option<Vec<StyleSheetId>>,
    /// Experimental.
    pub ad_provenance: Option<p::network::AdProvenance>,
}
#[derive(Default)]
struct NodeParts {
    f_node_id: Option<NodeId>, f_parent_id: Option<NodeId>,
    f_backend_node_id: Option<BackendNodeId>, f_node_type: Option<i64>, f_node_name: Option<String>,
    f_local_name: Option<String>, f_node_value: Option<String>, f_child_node_count: Option<i64>,
    f_children: Option<Vec<Node>>, f_attributes: Option<Vec<String>>,
    f_document_url: Option<String>, f_base_url: Option<String>, f_public_id: Option<String>,
    f_system_id: Option<String>, f_internal_subset: Option<String>, f_xml_version: Option<String>,
    f_name: Option<String>, f_value: Option<String>, f_pseudo_type: Option<PseudoType>,
    f_pseudo_identifier: Option<String>, f_shadow_root_type: Option<ShadowRootType>,
    f_frame_id: Option<p::page::FrameId>, f_content_document: Option<Box<Node>>,
    f_shadow_roots: Option<Vec<Node>>, f_template_content: Option<Box<Node>>,
    f_pseudo_elements: Option<Vec<Node>>, f_imported_document: Option<Box<Node>>,
    f_distributed_nodes: Option<Vec<BackendNode>>, f_is_svg: Option<bool>,
    f_compatibility_mode: Option<CompatibilityMode>, f_assigned_slot: Option<BackendNode>,
    f_is_scrollable: Option<bool>, f_affected_by_starting_styles: Option<bool>,
    f_adopted_style_sheets: Option<Vec<StyleSheetId>>,
    f_ad_provenance: Option<p::network::AdProvenance>,
}
impl NodeParts {
    fn whole(self: Box<Self>, r: &p::Reader<'_>, at: usize) -> Result<Box<Node>, p::Fault> {
        let it = *self;
        Ok(Box::new(Node {
            node_id: r.need(it.f_node_id, at, "nodeId")?, parent_id: it.f_parent_id,
            backend_node_id: r.need(it.f_backend_node_id, at, "backendNodeId")?,
            node_type: r.need(it.f_node_type, at, "nodeType")?,
            node_name: r.need(it.f_node_name, at, "nodeName")?,
            local_name: r.need(it.f_local_name, at, "localName")?,
            node_value: r.need(it.f_node_value, at, "nodeValue")?,
            child_node_count: it.f_child_node_count, children: it.f_children,
            attributes: it.f_attributes, document_url: it.f_document_url, base_url: it.f_base_url,
            public_id: it.f_public_id, system_id: it.f_system_id,
            internal_subset: it.f_internal_subset, xml_version: it.f_xml_version, name: it.f_name,
            value: it.f_value, pseudo_type: it.f_pseudo_type,
            pseudo_identifier: it.f_pseudo_identifier, shadow_root_type: it.f_shadow_root_type,
            frame_id: it.f_frame_id, content_document: it.f_content_document,
            shadow_roots: it.f_shadow_roots, template_content: it.f_template_content,
            pseudo_elements: it.f_pseudo_elements, imported_document: it.f_imported_document,
            distributed_nodes: it.f_distributed_nodes, is_svg: it.f_is_svg,
            compatibility_mode: it.f_compatibility_mode, assigned_slot: it.f_assigned_slot,
            is_scrollable: it.f_is_scrollable,
            affected_by_starting_styles: it.f_affected_by_starting_styles,
            adopted_style_sheets: it.f_adopted_style_sheets, ad_provenance: it.f_ad_provenance,
        }))
    }
}
impl p::Decode for Node {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        Self::decode_boxed(r).map(|it| *it)
    }
    fn decode_boxed(r: &mut p::Reader<'_>) -> Result<Box<Self>, p::Fault> {
        let at = r.begin_object()?;
        let mut it = Box::<NodeParts>::default();
        while let Some(name) = r.name()? {
            match &*name {
                b"nodeId" => r.read(&mut it.f_node_id),
                b"parentId" => r.read(&mut it.f_parent_id),
                b"backendNodeId" => r.read(&mut it.f_backend_node_id),
                b"nodeType" => r.read(&mut it.f_node_type),
                b"nodeName" => r.read(&mut it.f_node_name),
                b"localName" => r.read(&mut it.f_local_name),
                b"nodeValue" => r.read(&mut it.f_node_value),
                b"childNodeCount" => r.read(&mut it.f_child_node_count),
                b"children" => r.read(&mut it.f_children),
                b"attributes" => r.read(&mut it.f_attributes),
                b"documentURL" => r.read(&mut it.f_document_url),
                b"baseURL" => r.read(&mut it.f_base_url),
                b"publicId" => r.read(&mut it.f_public_id),
                b"systemId" => r.read(&mut it.f_system_id),
                b"internalSubset" => r.read(&mut it.f_internal_subset),
                b"xmlVersion" => r.read(&mut it.f_xml_version),
                b"name" => r.read(&mut it.f_name),
                b"value" => r.read(&mut it.f_value),
                b"pseudoType" => r.read(&mut it.f_pseudo_type),
                b"pseudoIdentifier" => r.read(&mut it.f_pseudo_identifier),
                b"shadowRootType" => r.read(&mut it.f_shadow_root_type),
                b"frameId" => r.read(&mut it.f_frame_id),
                b"contentDocument" => r.read(&mut it.f_content_document),
                b"shadowRoots" => r.read(&mut it.f_shadow_roots),
                b"templateContent" => r.read(&mut it.f_template_content),
                b"pseudoElements" => r.read(&mut it.f_pseudo_elements),
                b"importedDocument" => r.read(&mut it.f_imported_document),
                b"distributedNodes" => r.read(&mut it.f_distributed_nodes),
                b"isSVG" => r.read(&mut it.f_is_svg),
                b"compatibilityMode" => r.read(&mut it.f_compatibility_mode),
                b"assignedSlot" => r.read(&mut it.f_assigned_slot),
                b"isScrollable" => r.read(&mut it.f_is_scrollable),
                b"affectedByStartingStyles" => r.read(&mut it.f_affected_by_starting_styles),
                b"adoptedStyleSheets" => r.read(&mut it.f_adopted_style_sheets),
                b"adProvenance" => r.read(&mut it.f_ad_provenance),
                _ => r.skip(),
            }?;
        }
        it.whole(r, at)
    }
}

/// `DOM.DetachedElementInfo`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/DOM/#type-DetachedElementInfo)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct DetachedElementInfo {
    pub tree_node: Node,
    pub retained_node_ids: Vec<NodeId>,
}
impl p::Decode for DetachedElementInfo {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_tree_node = None; let mut f_retained_node_ids = Default::default();
        while let Some(name) = r.name()? {
            match &*name {
                b"treeNode" => r.read(&mut f_tree_node),
                b"retainedNodeIds" => r.read_lenient(&mut f_retained_node_ids),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            tree_node: r.need(f_tree_node, at, "treeNode")?, retained_node_ids: f_retained_node_ids,
        })
    }
}

/// `DOM.RGBA`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/DOM/#type-RGBA)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct RGBA {
    pub r: i64,
    pub g: i64,
    pub b: i64,
    pub a: Option<f64>,
}
impl RGBA {
    pub fn new(r: i64, g: i64, b: i64) -> Self { Self { r, g, b, a: None } }
    pub fn with(mut self, set: impl FnOnce(&mut Self)) -> Self { set(&mut self); self }
}
impl p::Encode for RGBA {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.field("r", &self.r);
        w.field("g", &self.g);
        w.field("b", &self.b);
        w.optional("a", &self.a);
        w.end_object();
    }
}

wrapper_type! {
    /// `DOM.Quad`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/DOM/#type-Quad)
    Quad(Vec<f64>): Encode Decode
}

/// `DOM.BoxModel`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/DOM/#type-BoxModel)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct BoxModel {
    pub content: Quad,
    pub padding: Quad,
    pub border: Quad,
    pub margin: Quad,
    pub width: i64,
    pub height: i64,
    pub shape_outside: Option<ShapeOutsideInfo>,
}
impl p::Decode for BoxModel {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_content = None; let mut f_padding = None; let mut f_border = None;
        let mut f_margin = None; let mut f_width = None; let mut f_height = None;
        let mut f_shape_outside = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"content" => r.read(&mut f_content),
                b"padding" => r.read(&mut f_padding),
                b"border" => r.read(&mut f_border),
                b"margin" => r.read(&mut f_margin),
                b"width" => r.read(&mut f_width),
                b"height" => r.read(&mut f_height),
                b"shapeOutside" => r.read(&mut f_shape_outside),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            content: r.need(f_content, at, "content")?, padding: r.need(f_padding, at, "padding")?,
            border: r.need(f_border, at, "border")?, margin: r.need(f_margin, at, "margin")?,
            width: r.need(f_width, at, "width")?, height: r.need(f_height, at, "height")?,
            shape_outside: f_shape_outside,
        })
    }
}

/// `DOM.ShapeOutsideInfo`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/DOM/#type-ShapeOutsideInfo)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct ShapeOutsideInfo {
    pub bounds: Quad,
    pub shape: Vec<p::RawJson>,
    pub margin_shape: Vec<p::RawJson>,
}
impl p::Decode for ShapeOutsideInfo {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_bounds = None; let mut f_shape = Default::default();
        let mut f_margin_shape = Default::default();
        while let Some(name) = r.name()? {
            match &*name {
                b"bounds" => r.read(&mut f_bounds),
                b"shape" => r.read_lenient(&mut f_shape),
                b"marginShape" => r.read_lenient(&mut f_margin_shape),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            bounds: r.need(f_bounds, at, "bounds")?, shape: f_shape, margin_shape: f_margin_shape,
        })
    }
}

/// `DOM.Rect`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/DOM/#type-Rect)
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct Rect {
    pub x: f64,
    pub y: f64,
    pub width: f64,
    pub height: f64,
}
impl Rect {
    pub fn new(x: f64, y: f64, width: f64, height: f64) -> Self { Self { x, y, width, height } }
}
impl p::Encode for Rect {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.field("x", &self.x);
        w.field("y", &self.y);
        w.field("width", &self.width);
        w.field("height", &self.height);
        w.end_object();
    }
}
impl p::Decode for Rect {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_x = None; let mut f_y = None; let mut f_width = None; let mut f_height = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"x" => r.read(&mut f_x),
                b"y" => r.read(&mut f_y),
                b"width" => r.read(&mut f_width),
                b"height" => r.read(&mut f_height),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            x: r.need(f_x, at, "x")?, y: r.need(f_y, at, "y")?,
            width: r.need(f_width, at, "width")?, height: r.need(f_height, at, "height")?,
        })
    }
}

/// `DOM.CSSComputedStyleProperty`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/DOM/#type-CSSComputedStyleProperty)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct CSSComputedStyleProperty {
    pub name: String,
    pub value: String,
}
impl CSSComputedStyleProperty {
    pub fn new(name: impl Into<String>, value: impl Into<String>) -> Self { Self { name: name.into(), value: value.into() } }
}
impl p::Encode for CSSComputedStyleProperty {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.field("name", &self.name);
        w.field("value", &self.value);
        w.end_object();
    }
}

/// `DOM.collectClassNamesFromSubtree`. Experimental. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/DOM/#method-collectClassNamesFromSubtree)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct CollectClassNamesFromSubtree {
    pub node_id: NodeId,
}
impl CollectClassNamesFromSubtree {
    pub fn new(node_id: impl Into<NodeId>) -> Self { Self { node_id: node_id.into() } }
}
impl p::Encode for CollectClassNamesFromSubtree {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.field("nodeId", &self.node_id);
        w.end_object();
    }
}
impl p::Command for CollectClassNamesFromSubtree {
    const METHOD: &'static str = "DOM.collectClassNamesFromSubtree";
    type Response = CollectClassNamesFromSubtreeResponse;
}

/// The reply to [`CollectClassNamesFromSubtree`].
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct CollectClassNamesFromSubtreeResponse {
    pub class_names: Vec<String>,
}
impl p::Decode for CollectClassNamesFromSubtreeResponse {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        r.begin_object()?;
        let mut f_class_names = Default::default();
        while let Some(name) = r.name()? {
            match &*name {
                b"classNames" => r.read_lenient(&mut f_class_names),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            class_names: f_class_names,
        })
    }
}

/// `DOM.copyTo`. Experimental. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/DOM/#method-copyTo)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct CopyTo {
    pub node_id: NodeId,
    pub target_node_id: NodeId,
    pub insert_before_node_id: Option<NodeId>,
}
impl CopyTo {
    pub fn new(node_id: impl Into<NodeId>, target_node_id: impl Into<NodeId>) -> Self { Self { node_id: node_id.into(), target_node_id: target_node_id.into(), insert_before_node_id: None } }
    pub fn with(mut self, set: impl FnOnce(&mut Self)) -> Self { set(&mut self); self }
}
impl p::Encode for CopyTo {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.field("nodeId", &self.node_id);
        w.field("targetNodeId", &self.target_node_id);
        w.optional("insertBeforeNodeId", &self.insert_before_node_id);
        w.end_object();
    }
}
impl p::Command for CopyTo {
    const METHOD: &'static str = "DOM.copyTo";
    type Response = CopyToResponse;
}

/// The reply to [`CopyTo`].
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct CopyToResponse {
    pub node_id: NodeId,
}
impl p::Decode for CopyToResponse {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_node_id = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"nodeId" => r.read(&mut f_node_id),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            node_id: r.need(f_node_id, at, "nodeId")?,
        })
    }
}

/// `DOM.describeNode`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/DOM/#method-describeNode)
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct DescribeNode {
    pub node_id: Option<NodeId>,
    pub backend_node_id: Option<BackendNodeId>,
    pub object_id: Option<p::runtime::RemoteObjectId>,
    pub depth: Option<i64>,
    pub pierce: Option<bool>,
}
impl DescribeNode {
    pub fn new() -> Self { Self { node_id: None, backend_node_id: None, object_id: None, depth: None, pierce: None } }
    pub fn with(mut self, set: impl FnOnce(&mut Self)) -> Self { set(&mut self); self }
}
impl p::Encode for DescribeNode {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.optional("nodeId", &self.node_id);
        w.optional("backendNodeId", &self.backend_node_id);
        w.optional("objectId", &self.object_id);
        w.optional("depth", &self.depth);
        w.optional("pierce", &self.pierce);
        w.end_object();
    }
}
impl p::Command for DescribeNode {
    const METHOD: &'static str = "DOM.describeNode";
    type Response = DescribeNodeResponse;
}

/// The reply to [`DescribeNode`].
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct DescribeNodeResponse {
    pub node: Node,
}
impl p::Decode for DescribeNodeResponse {
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

/// `DOM.scrollIntoViewIfNeeded`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/DOM/#method-scrollIntoViewIfNeeded)
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct ScrollIntoViewIfNeeded {
    pub node_id: Option<NodeId>,
    pub backend_node_id: Option<BackendNodeId>,
    pub object_id: Option<p::runtime::RemoteObjectId>,
    pub rect: Option<Rect>,
}
impl ScrollIntoViewIfNeeded {
    pub fn new() -> Self { Self { node_id: None, backend_node_id: None, object_id: None, rect: None } }
    pub fn with(mut self, set: impl FnOnce(&mut Self)) -> Self { set(&mut self); self }
}
impl p::Encode for ScrollIntoViewIfNeeded {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.optional("nodeId", &self.node_id);
        w.optional("backendNodeId", &self.backend_node_id);
        w.optional("objectId", &self.object_id);
        w.optional("rect", &self.rect);
        w.end_object();
    }
}
impl p::Command for ScrollIntoViewIfNeeded {
    const METHOD: &'static str = "DOM.scrollIntoViewIfNeeded";
    type Response = p::Empty;
}

/// `DOM.disable`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/DOM/#method-disable)
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
    const METHOD: &'static str = "DOM.disable";
    type Response = p::Empty;
}

/// `DOM.discardSearchResults`. Experimental. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/DOM/#method-discardSearchResults)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct DiscardSearchResults {
    pub search_id: String,
}
impl DiscardSearchResults {
    pub fn new(search_id: impl Into<String>) -> Self { Self { search_id: search_id.into() } }
}
impl p::Encode for DiscardSearchResults {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.field("searchId", &self.search_id);
        w.end_object();
    }
}
impl p::Command for DiscardSearchResults {
    const METHOD: &'static str = "DOM.discardSearchResults";
    type Response = p::Empty;
}

/// `DOM.enable`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/DOM/#method-enable)
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct Enable {
    /// Experimental.
    pub include_whitespace: Option<EnableIncludeWhitespace>,
}
impl Enable {
    pub fn new() -> Self { Self { include_whitespace: None } }
    pub fn with(mut self, set: impl FnOnce(&mut Self)) -> Self { set(&mut self); self }
}
impl p::Encode for Enable {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.optional("includeWhitespace", &self.include_whitespace);
        w.end_object();
    }
}
impl p::Command for Enable {
    const METHOD: &'static str = "DOM.enable";
    type Response = p::Empty;
}

/// `DOM.focus`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/DOM/#method-focus)
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct Focus {
    pub node_id: Option<NodeId>,
    pub backend_node_id: Option<BackendNodeId>,
    pub object_id: Option<p::runtime::RemoteObjectId>,
}
impl Focus {
    pub fn new() -> Self { Self { node_id: None, backend_node_id: None, object_id: None } }
    pub fn with(mut self, set: impl FnOnce(&mut Self)) -> Self { set(&mut self); self }
}
impl p::Encode for Focus {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.optional("nodeId", &self.node_id);
        w.optional("backendNodeId", &self.backend_node_id);
        w.optional("objectId", &self.object_id);
        w.end_object();
    }
}
impl p::Command for Focus {
    const METHOD: &'static str = "DOM.focus";
    type Response = p::Empty;
}

/// `DOM.getAttributes`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/DOM/#method-getAttributes)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct GetAttributes {
    pub node_id: NodeId,
}
impl GetAttributes {
    pub fn new(node_id: impl Into<NodeId>) -> Self { Self { node_id: node_id.into() } }
}
impl p::Encode for GetAttributes {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.field("nodeId", &self.node_id);
        w.end_object();
    }
}
impl p::Command for GetAttributes {
    const METHOD: &'static str = "DOM.getAttributes";
    type Response = GetAttributesResponse;
}

/// The reply to [`GetAttributes`].
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct GetAttributesResponse {
    pub attributes: Vec<String>,
}
impl p::Decode for GetAttributesResponse {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        r.begin_object()?;
        let mut f_attributes = Default::default();
        while let Some(name) = r.name()? {
            match &*name {
                b"attributes" => r.read_lenient(&mut f_attributes),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            attributes: f_attributes,
        })
    }
}

/// `DOM.getBoxModel`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/DOM/#method-getBoxModel)
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct GetBoxModel {
    pub node_id: Option<NodeId>,
    pub backend_node_id: Option<BackendNodeId>,
    pub object_id: Option<p::runtime::RemoteObjectId>,
}
impl GetBoxModel {
    pub fn new() -> Self { Self { node_id: None, backend_node_id: None, object_id: None } }
    pub fn with(mut self, set: impl FnOnce(&mut Self)) -> Self { set(&mut self); self }
}
impl p::Encode for GetBoxModel {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.optional("nodeId", &self.node_id);
        w.optional("backendNodeId", &self.backend_node_id);
        w.optional("objectId", &self.object_id);
        w.end_object();
    }
}
impl p::Command for GetBoxModel {
    const METHOD: &'static str = "DOM.getBoxModel";
    type Response = GetBoxModelResponse;
}

/// The reply to [`GetBoxModel`].
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct GetBoxModelResponse {
    pub model: BoxModel,
}
impl p::Decode for GetBoxModelResponse {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_model = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"model" => r.read(&mut f_model),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            model: r.need(f_model, at, "model")?,
        })
    }
}

/// `DOM.getContentQuads`. Experimental. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/DOM/#method-getContentQuads)
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct GetContentQuads {
    pub node_id: Option<NodeId>,
    pub backend_node_id: Option<BackendNodeId>,
    pub object_id: Option<p::runtime::RemoteObjectId>,
}
impl GetContentQuads {
    pub fn new() -> Self { Self { node_id: None, backend_node_id: None, object_id: None } }
    pub fn with(mut self, set: impl FnOnce(&mut Self)) -> Self { set(&mut self); self }
}
impl p::Encode for GetContentQuads {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.optional("nodeId", &self.node_id);
        w.optional("backendNodeId", &self.backend_node_id);
        w.optional("objectId", &self.object_id);
        w.end_object();
    }
}
impl p::Command for GetContentQuads {
    const METHOD: &'static str = "DOM.getContentQuads";
    type Response = GetContentQuadsResponse;
}

/// The reply to [`GetContentQuads`].
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct GetContentQuadsResponse {
    pub quads: Vec<Quad>,
}
impl p::Decode for GetContentQuadsResponse {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        r.begin_object()?;
        let mut f_quads = Default::default();
        while let Some(name) = r.name()? {
            match &*name {
                b"quads" => r.read_lenient(&mut f_quads),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            quads: f_quads,
        })
    }
}

/// `DOM.getDocument`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/DOM/#method-getDocument)
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct GetDocument {
    pub depth: Option<i64>,
    pub pierce: Option<bool>,
}
impl GetDocument {
    pub fn new() -> Self { Self { depth: None, pierce: None } }
    pub fn with(mut self, set: impl FnOnce(&mut Self)) -> Self { set(&mut self); self }
}
impl p::Encode for GetDocument {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.optional("depth", &self.depth);
        w.optional("pierce", &self.pierce);
        w.end_object();
    }
}
impl p::Command for GetDocument {
    const METHOD: &'static str = "DOM.getDocument";
    type Response = GetDocumentResponse;
}

/// The reply to [`GetDocument`].
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct GetDocumentResponse {
    pub root: Node,
}
impl p::Decode for GetDocumentResponse {
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

/// `DOM.getFlattenedDocument`. **Deprecated.** [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/DOM/#method-getFlattenedDocument)
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct GetFlattenedDocument {
    pub depth: Option<i64>,
    pub pierce: Option<bool>,
}
impl GetFlattenedDocument {
    pub fn new() -> Self { Self { depth: None, pierce: None } }
    pub fn with(mut self, set: impl FnOnce(&mut Self)) -> Self { set(&mut self); self }
}
impl p::Encode for GetFlattenedDocument {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.optional("depth", &self.depth);
        w.optional("pierce", &self.pierce);
        w.end_object();
    }
}
impl p::Command for GetFlattenedDocument {
    const METHOD: &'static str = "DOM.getFlattenedDocument";
    type Response = GetFlattenedDocumentResponse;
}

/// The reply to [`GetFlattenedDocument`].
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct GetFlattenedDocumentResponse {
    pub nodes: Vec<Node>,
}
impl p::Decode for GetFlattenedDocumentResponse {
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

/// `DOM.getNodesForSubtreeByStyle`. Experimental. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/DOM/#method-getNodesForSubtreeByStyle)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct GetNodesForSubtreeByStyle {
    pub node_id: NodeId,
    pub computed_styles: Vec<CSSComputedStyleProperty>,
    pub pierce: Option<bool>,
}
impl GetNodesForSubtreeByStyle {
    pub fn new(node_id: impl Into<NodeId>, computed_styles: Vec<CSSComputedStyleProperty>) -> Self { Self { node_id: node_id.into(), computed_styles, pierce: None } }
    pub fn with(mut self, set: impl FnOnce(&mut Self)) -> Self { set(&mut self); self }
}
impl p::Encode for GetNodesForSubtreeByStyle {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.field("nodeId", &self.node_id);
        w.field("computedStyles", &self.computed_styles);
        w.optional("pierce", &self.pierce);
        w.end_object();
    }
}
impl p::Command for GetNodesForSubtreeByStyle {
    const METHOD: &'static str = "DOM.getNodesForSubtreeByStyle";
    type Response = GetNodesForSubtreeByStyleResponse;
}

/// The reply to [`GetNodesForSubtreeByStyle`].
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct GetNodesForSubtreeByStyleResponse {
    pub node_ids: Vec<NodeId>,
}
impl p::Decode for GetNodesForSubtreeByStyleResponse {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        r.begin_object()?;
        let mut f_node_ids = Default::default();
        while let Some(name) = r.name()? {
            match &*name {
                b"nodeIds" => r.read_lenient(&mut f_node_ids),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            node_ids: f_node_ids,
        })
    }
}

/// `DOM.getNodeForLocation`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/DOM/#method-getNodeForLocation)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct GetNodeForLocation {
    pub x: i64,
    pub y: i64,
    pub include_user_agent_shadow_dom: Option<bool>,
    pub ignore_pointer_events_none: Option<bool>,
}
impl GetNodeForLocation {
    pub fn new(x: i64, y: i64) -> Self { Self { x, y, include_user_agent_shadow_dom: None, ignore_pointer_events_none: None } }
    pub fn with(mut self, set: impl FnOnce(&mut Self)) -> Self { set(&mut self); self }
}
impl p::Encode for GetNodeForLocation {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.field("x", &self.x);
        w.field("y", &self.y);
        w.optional("includeUserAgentShadowDOM", &self.include_user_agent_shadow_dom);
        w.optional("ignorePointerEventsNone", &self.ignore_pointer_events_none);
        w.end_object();
    }
}
impl p::Command for GetNodeForLocation {
    const METHOD: &'static str = "DOM.getNodeForLocation";
    type Response = GetNodeForLocationResponse;
}

/// The reply to [`GetNodeForLocation`].
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct GetNodeForLocationResponse {
    pub backend_node_id: BackendNodeId,
    pub frame_id: p::page::FrameId,
    pub node_id: Option<NodeId>,
}
impl p::Decode for GetNodeForLocationResponse {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_backend_node_id = None; let mut f_frame_id = None; let mut f_node_id = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"backendNodeId" => r.read(&mut f_backend_node_id),
                b"frameId" => r.read(&mut f_frame_id),
                b"nodeId" => r.read(&mut f_node_id),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            backend_node_id: r.need(f_backend_node_id, at, "backendNodeId")?,
            frame_id: r.need(f_frame_id, at, "frameId")?, node_id: f_node_id,
        })
    }
}

/// `DOM.getOuterHTML`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/DOM/#method-getOuterHTML)
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct GetOuterHTML {
    pub node_id: Option<NodeId>,
    pub backend_node_id: Option<BackendNodeId>,
    pub object_id: Option<p::runtime::RemoteObjectId>,
    /// Experimental.
    pub include_shadow_dom: Option<bool>,
}
impl GetOuterHTML {
    pub fn new() -> Self { Self { node_id: None, backend_node_id: None, object_id: None, include_shadow_dom: None } }
    pub fn with(mut self, set: impl FnOnce(&mut Self)) -> Self { set(&mut self); self }
}
impl p::Encode for GetOuterHTML {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.optional("nodeId", &self.node_id);
        w.optional("backendNodeId", &self.backend_node_id);
        w.optional("objectId", &self.object_id);
        w.optional("includeShadowDOM", &self.include_shadow_dom);
        w.end_object();
    }
}
impl p::Command for GetOuterHTML {
    const METHOD: &'static str = "DOM.getOuterHTML";
    type Response = GetOuterHTMLResponse;
}

/// The reply to [`GetOuterHTML`].
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct GetOuterHTMLResponse {
    pub outer_html: String,
}
impl p::Decode for GetOuterHTMLResponse {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_outer_html = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"outerHTML" => r.read(&mut f_outer_html),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            outer_html: r.need(f_outer_html, at, "outerHTML")?,
        })
    }
}

/// `DOM.getRelayoutBoundary`. Experimental. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/DOM/#method-getRelayoutBoundary)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct GetRelayoutBoundary {
    pub node_id: NodeId,
}
impl GetRelayoutBoundary {
    pub fn new(node_id: impl Into<NodeId>) -> Self { Self { node_id: node_id.into() } }
}
impl p::Encode for GetRelayoutBoundary {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.field("nodeId", &self.node_id);
        w.end_object();
    }
}
impl p::Command for GetRelayoutBoundary {
    const METHOD: &'static str = "DOM.getRelayoutBoundary";
    type Response = GetRelayoutBoundaryResponse;
}

/// The reply to [`GetRelayoutBoundary`].
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct GetRelayoutBoundaryResponse {
    pub node_id: NodeId,
}
impl p::Decode for GetRelayoutBoundaryResponse {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_node_id = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"nodeId" => r.read(&mut f_node_id),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            node_id: r.need(f_node_id, at, "nodeId")?,
        })
    }
}

/// `DOM.getSearchResults`. Experimental. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/DOM/#method-getSearchResults)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct GetSearchResults {
    pub search_id: String,
    pub from_index: i64,
    pub to_index: i64,
}
impl GetSearchResults {
    pub fn new(search_id: impl Into<String>, from_index: i64, to_index: i64) -> Self { Self { search_id: search_id.into(), from_index, to_index } }
}
impl p::Encode for GetSearchResults {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.field("searchId", &self.search_id);
        w.field("fromIndex", &self.from_index);
        w.field("toIndex", &self.to_index);
        w.end_object();
    }
}
impl p::Command for GetSearchResults {
    const METHOD: &'static str = "DOM.getSearchResults";
    type Response = GetSearchResultsResponse;
}

/// The reply to [`GetSearchResults`].
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct GetSearchResultsResponse {
    pub node_ids: Vec<NodeId>,
}
impl p::Decode for GetSearchResultsResponse {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        r.begin_object()?;
        let mut f_node_ids = Default::default();
        while let Some(name) = r.name()? {
            match &*name {
                b"nodeIds" => r.read_lenient(&mut f_node_ids),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            node_ids: f_node_ids,
        })
    }
}

/// `DOM.hideHighlight`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/DOM/#method-hideHighlight)
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct HideHighlight {}
impl HideHighlight {
    pub fn new() -> Self { Self {} }
}
impl p::Encode for HideHighlight {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.end_object();
    }
}
impl p::Command for HideHighlight {
    const METHOD: &'static str = "DOM.hideHighlight";
    type Response = p::Empty;
}

/// `DOM.highlightNode`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/DOM/#method-highlightNode)
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct HighlightNode {}
impl HighlightNode {
    pub fn new() -> Self { Self {} }
}
impl p::Encode for HighlightNode {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.end_object();
    }
}
impl p::Command for HighlightNode {
    const METHOD: &'static str = "DOM.highlightNode";
    type Response = p::Empty;
}

/// `DOM.highlightRect`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/DOM/#method-highlightRect)
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct HighlightRect {}
impl HighlightRect {
    pub fn new() -> Self { Self {} }
}
impl p::Encode for HighlightRect {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.end_object();
    }
}
impl p::Command for HighlightRect {
    const METHOD: &'static str = "DOM.highlightRect";
    type Response = p::Empty;
}

/// `DOM.markUndoableState`. Experimental. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/DOM/#method-markUndoableState)
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct MarkUndoableState {}
impl MarkUndoableState {
    pub fn new() -> Self { Self {} }
}
impl p::Encode for MarkUndoableState {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.end_object();
    }
}
impl p::Command for MarkUndoableState {
    const METHOD: &'static str = "DOM.markUndoableState";
    type Response = p::Empty;
}

/// `DOM.moveTo`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/DOM/#method-moveTo)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct MoveTo {
    pub node_id: NodeId,
    pub target_node_id: NodeId,
    pub insert_before_node_id: Option<NodeId>,
}
impl MoveTo {
    pub fn new(node_id: impl Into<NodeId>, target_node_id: impl Into<NodeId>) -> Self { Self { node_id: node_id.into(), target_node_id: target_node_id.into(), insert_before_node_id: None } }
    pub fn with(mut self, set: impl FnOnce(&mut Self)) -> Self { set(&mut self); self }
}
impl p::Encode for MoveTo {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.field("nodeId", &self.node_id);
        w.field("targetNodeId", &self.target_node_id);
        w.optional("insertBeforeNodeId", &self.insert_before_node_id);
        w.end_object();
    }
}
impl p::Command for MoveTo {
    const METHOD: &'static str = "DOM.moveTo";
    type Response = MoveToResponse;
}

/// The reply to [`MoveTo`].
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct MoveToResponse {
    pub node_id: NodeId,
}
impl p::Decode for MoveToResponse {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_node_id = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"nodeId" => r.read(&mut f_node_id),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            node_id: r.need(f_node_id, at, "nodeId")?,
        })
    }
}

/// `DOM.performSearch`. Experimental. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/DOM/#method-performSearch)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct PerformSearch {
    pub query: String,
    pub include_user_agent_shadow_dom: Option<bool>,
}
impl PerformSearch {
    pub fn new(query: impl Into<String>) -> Self { Self { query: query.into(), include_user_agent_shadow_dom: None } }
    pub fn with(mut self, set: impl FnOnce(&mut Self)) -> Self { set(&mut self); self }
}
impl p::Encode for PerformSearch {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.field("query", &self.query);
        w.optional("includeUserAgentShadowDOM", &self.include_user_agent_shadow_dom);
        w.end_object();
    }
}
impl p::Command for PerformSearch {
    const METHOD: &'static str = "DOM.performSearch";
    type Response = PerformSearchResponse;
}

/// The reply to [`PerformSearch`].
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct PerformSearchResponse {
    pub search_id: String,
    pub result_count: i64,
}
impl p::Decode for PerformSearchResponse {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_search_id = None; let mut f_result_count = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"searchId" => r.read(&mut f_search_id),
                b"resultCount" => r.read(&mut f_result_count),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            search_id: r.need(f_search_id, at, "searchId")?,
            result_count: r.need(f_result_count, at, "resultCount")?,
        })
    }
}

/// `DOM.pushNodeByPathToFrontend`. Experimental. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/DOM/#method-pushNodeByPathToFrontend)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct PushNodeByPathToFrontend {
    pub path: String,
}
impl PushNodeByPathToFrontend {
    pub fn new(path: impl Into<String>) -> Self { Self { path: path.into() } }
}
impl p::Encode for PushNodeByPathToFrontend {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.field("path", &self.path);
        w.end_object();
    }
}
impl p::Command for PushNodeByPathToFrontend {
    const METHOD: &'static str = "DOM.pushNodeByPathToFrontend";
    type Response = PushNodeByPathToFrontendResponse;
}

/// The reply to [`PushNodeByPathToFrontend`].
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct PushNodeByPathToFrontendResponse {
    pub node_id: NodeId,
}
impl p::Decode for PushNodeByPathToFrontendResponse {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_node_id = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"nodeId" => r.read(&mut f_node_id),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            node_id: r.need(f_node_id, at, "nodeId")?,
        })
    }
}

/// `DOM.pushNodesByBackendIdsToFrontend`. Experimental. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/DOM/#method-pushNodesByBackendIdsToFrontend)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct PushNodesByBackendIdsToFrontend {
    pub backend_node_ids: Vec<BackendNodeId>,
}
impl PushNodesByBackendIdsToFrontend {
    pub fn new(backend_node_ids: Vec<BackendNodeId>) -> Self { Self { backend_node_ids } }
}
impl p::Encode for PushNodesByBackendIdsToFrontend {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.field("backendNodeIds", &self.backend_node_ids);
        w.end_object();
    }
}
impl p::Command for PushNodesByBackendIdsToFrontend {
    const METHOD: &'static str = "DOM.pushNodesByBackendIdsToFrontend";
    type Response = PushNodesByBackendIdsToFrontendResponse;
}

/// The reply to [`PushNodesByBackendIdsToFrontend`].
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct PushNodesByBackendIdsToFrontendResponse {
    pub node_ids: Vec<NodeId>,
}
impl p::Decode for PushNodesByBackendIdsToFrontendResponse {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        r.begin_object()?;
        let mut f_node_ids = Default::default();
        while let Some(name) = r.name()? {
            match &*name {
                b"nodeIds" => r.read_lenient(&mut f_node_ids),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            node_ids: f_node_ids,
        })
    }
}

/// `DOM.querySelector`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/DOM/#method-querySelector)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct QuerySelector {
    pub node_id: NodeId,
    pub selector: String,
}
impl QuerySelector {
    pub fn new(node_id: impl Into<NodeId>, selector: impl Into<String>) -> Self { Self { node_id: node_id.into(), selector: selector.into() } }
}
impl p::Encode for QuerySelector {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.field("nodeId", &self.node_id);
        w.field("selector", &self.selector);
        w.end_object();
    }
}
impl p::Command for QuerySelector {
    const METHOD: &'static str = "DOM.querySelector";
    type Response = QuerySelectorResponse;
}

/// The reply to [`QuerySelector`].
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct QuerySelectorResponse {
    pub node_id: NodeId,
}
impl p::Decode for QuerySelectorResponse {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_node_id = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"nodeId" => r.read(&mut f_node_id),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            node_id: r.need(f_node_id, at, "nodeId")?,
        })
    }
}

/// `DOM.querySelectorAll`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/DOM/#method-querySelectorAll)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct QuerySelectorAll {
    pub node_id: NodeId,
    pub selector: String,
}
impl QuerySelectorAll {
    pub fn new(node_id: impl Into<NodeId>, selector: impl Into<String>) -> Self { Self { node_id: node_id.into(), selector: selector.into() } }
}
impl p::Encode for QuerySelectorAll {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.field("nodeId", &self.node_id);
        w.field("selector", &self.selector);
        w.end_object();
    }
}
impl p::Command for QuerySelectorAll {
    const METHOD: &'static str = "DOM.querySelectorAll";
    type Response = QuerySelectorAllResponse;
}

/// The reply to [`QuerySelectorAll`].
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct QuerySelectorAllResponse {
    pub node_ids: Vec<NodeId>,
}
impl p::Decode for QuerySelectorAllResponse {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        r.begin_object()?;
        let mut f_node_ids = Default::default();
        while let Some(name) = r.name()? {
            match &*name {
                b"nodeIds" => r.read_lenient(&mut f_node_ids),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            node_ids: f_node_ids,
        })
    }
}

/// `DOM.getTopLayerElements`. Experimental. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/DOM/#method-getTopLayerElements)
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct GetTopLayerElements {}
impl GetTopLayerElements {
    pub fn new() -> Self { Self {} }
}
impl p::Encode for GetTopLayerElements {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.end_object();
    }
}
impl p::Command for GetTopLayerElements {
    const METHOD: &'static str = "DOM.getTopLayerElements";
    type Response = GetTopLayerElementsResponse;
}

/// The reply to [`GetTopLayerElements`].
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct GetTopLayerElementsResponse {
    pub node_ids: Vec<NodeId>,
}
impl p::Decode for GetTopLayerElementsResponse {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        r.begin_object()?;
        let mut f_node_ids = Default::default();
        while let Some(name) = r.name()? {
            match &*name {
                b"nodeIds" => r.read_lenient(&mut f_node_ids),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            node_ids: f_node_ids,
        })
    }
}

/// `DOM.getElementByRelation`. Experimental. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/DOM/#method-getElementByRelation)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct GetElementByRelation {
    pub node_id: NodeId,
    pub relation: GetElementByRelationRelation,
}
impl GetElementByRelation {
    pub fn new(node_id: impl Into<NodeId>, relation: impl Into<GetElementByRelationRelation>) -> Self { Self { node_id: node_id.into(), relation: relation.into() } }
}
impl p::Encode for GetElementByRelation {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.field("nodeId", &self.node_id);
        w.field("relation", &self.relation);
        w.end_object();
    }
}
impl p::Command for GetElementByRelation {
    const METHOD: &'static str = "DOM.getElementByRelation";
    type Response = GetElementByRelationResponse;
}

/// The reply to [`GetElementByRelation`].
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct GetElementByRelationResponse {
    pub node_id: NodeId,
}
impl p::Decode for GetElementByRelationResponse {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_node_id = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"nodeId" => r.read(&mut f_node_id),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            node_id: r.need(f_node_id, at, "nodeId")?,
        })
    }
}

/// `DOM.redo`. Experimental. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/DOM/#method-redo)
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct Redo {}
impl Redo {
    pub fn new() -> Self { Self {} }
}
impl p::Encode for Redo {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.end_object();
    }
}
impl p::Command for Redo {
    const METHOD: &'static str = "DOM.redo";
    type Response = p::Empty;
}

/// `DOM.removeAttribute`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/DOM/#method-removeAttribute)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct RemoveAttribute {
    pub node_id: NodeId,
    pub name: String,
}
impl RemoveAttribute {
    pub fn new(node_id: impl Into<NodeId>, name: impl Into<String>) -> Self { Self { node_id: node_id.into(), name: name.into() } }
}
impl p::Encode for RemoveAttribute {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.field("nodeId", &self.node_id);
        w.field("name", &self.name);
        w.end_object();
    }
}
impl p::Command for RemoveAttribute {
    const METHOD: &'static str = "DOM.removeAttribute";
    type Response = p::Empty;
}

/// `DOM.removeNode`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/DOM/#method-removeNode)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct RemoveNode {
    pub node_id: NodeId,
}
impl RemoveNode {
    pub fn new(node_id: impl Into<NodeId>) -> Self { Self { node_id: node_id.into() } }
}
impl p::Encode for RemoveNode {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.field("nodeId", &self.node_id);
        w.end_object();
    }
}
impl p::Command for RemoveNode {
    const METHOD: &'static str = "DOM.removeNode";
    type Response = p::Empty;
}

/// `DOM.requestChildNodes`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/DOM/#method-requestChildNodes)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct RequestChildNodes {
    pub node_id: NodeId,
    pub depth: Option<i64>,
    pub pierce: Option<bool>,
}
impl RequestChildNodes {
    pub fn new(node_id: impl Into<NodeId>) -> Self { Self { node_id: node_id.into(), depth: None, pierce: None } }
    pub fn with(mut self, set: impl FnOnce(&mut Self)) -> Self { set(&mut self); self }
}
impl p::Encode for RequestChildNodes {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.field("nodeId", &self.node_id);
        w.optional("depth", &self.depth);
        w.optional("pierce", &self.pierce);
        w.end_object();
    }
}
impl p::Command for RequestChildNodes {
    const METHOD: &'static str = "DOM.requestChildNodes";
    type Response = p::Empty;
}

/// `DOM.requestNode`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/DOM/#method-requestNode)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct RequestNode {
    pub object_id: p::runtime::RemoteObjectId,
}
impl RequestNode {
    pub fn new(object_id: impl Into<p::runtime::RemoteObjectId>) -> Self { Self { object_id: object_id.into() } }
}
impl p::Encode for RequestNode {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.field("objectId", &self.object_id);
        w.end_object();
    }
}
impl p::Command for RequestNode {
    const METHOD: &'static str = "DOM.requestNode";
    type Response = RequestNodeResponse;
}

/// The reply to [`RequestNode`].
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct RequestNodeResponse {
    pub node_id: NodeId,
}
impl p::Decode for RequestNodeResponse {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_node_id = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"nodeId" => r.read(&mut f_node_id),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            node_id: r.need(f_node_id, at, "nodeId")?,
        })
    }
}

/// `DOM.resolveNode`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/DOM/#method-resolveNode)
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct ResolveNode {
    pub node_id: Option<NodeId>,
    pub backend_node_id: Option<BackendNodeId>,
    pub object_group: Option<String>,
    pub execution_context_id: Option<p::runtime::ExecutionContextId>,
}
impl ResolveNode {
    pub fn new() -> Self { Self { node_id: None, backend_node_id: None, object_group: None, execution_context_id: None } }
    pub fn with(mut self, set: impl FnOnce(&mut Self)) -> Self { set(&mut self); self }
}
impl p::Encode for ResolveNode {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.optional("nodeId", &self.node_id);
        w.optional("backendNodeId", &self.backend_node_id);
        w.optional("objectGroup", &self.object_group);
        w.optional("executionContextId", &self.execution_context_id);
        w.end_object();
    }
}
impl p::Command for ResolveNode {
    const METHOD: &'static str = "DOM.resolveNode";
    type Response = ResolveNodeResponse;
}

/// The reply to [`ResolveNode`].
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct ResolveNodeResponse {
    pub object: p::runtime::RemoteObject,
}
impl p::Decode for ResolveNodeResponse {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_object = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"object" => r.read(&mut f_object),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            object: r.need(f_object, at, "object")?,
        })
    }
}

/// `DOM.setAttributeValue`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/DOM/#method-setAttributeValue)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct SetAttributeValue {
    pub node_id: NodeId,
    pub name: String,
    pub value: String,
}
impl SetAttributeValue {
    pub fn new(node_id: impl Into<NodeId>, name: impl Into<String>, value: impl Into<String>) -> Self { Self { node_id: node_id.into(), name: name.into(), value: value.into() } }
}
impl p::Encode for SetAttributeValue {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.field("nodeId", &self.node_id);
        w.field("name", &self.name);
        w.field("value", &self.value);
        w.end_object();
    }
}
impl p::Command for SetAttributeValue {
    const METHOD: &'static str = "DOM.setAttributeValue";
    type Response = p::Empty;
}

/// `DOM.setAttributesAsText`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/DOM/#method-setAttributesAsText)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct SetAttributesAsText {
    pub node_id: NodeId,
    pub text: String,
    pub name: Option<String>,
}
impl SetAttributesAsText {
    pub fn new(node_id: impl Into<NodeId>, text: impl Into<String>) -> Self { Self { node_id: node_id.into(), text: text.into(), name: None } }
    pub fn with(mut self, set: impl FnOnce(&mut Self)) -> Self { set(&mut self); self }
}
impl p::Encode for SetAttributesAsText {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.field("nodeId", &self.node_id);
        w.field("text", &self.text);
        w.optional("name", &self.name);
        w.end_object();
    }
}
impl p::Command for SetAttributesAsText {
    const METHOD: &'static str = "DOM.setAttributesAsText";
    type Response = p::Empty;
}

/// `DOM.setFileInputFiles`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/DOM/#method-setFileInputFiles)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct SetFileInputFiles {
    pub files: Vec<String>,
    pub node_id: Option<NodeId>,
    pub backend_node_id: Option<BackendNodeId>,
    pub object_id: Option<p::runtime::RemoteObjectId>,
}
impl SetFileInputFiles {
    pub fn new(files: Vec<String>) -> Self { Self { files, node_id: None, backend_node_id: None, object_id: None } }
    pub fn with(mut self, set: impl FnOnce(&mut Self)) -> Self { set(&mut self); self }
}
impl p::Encode for SetFileInputFiles {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.field("files", &self.files);
        w.optional("nodeId", &self.node_id);
        w.optional("backendNodeId", &self.backend_node_id);
        w.optional("objectId", &self.object_id);
        w.end_object();
    }
}
impl p::Command for SetFileInputFiles {
    const METHOD: &'static str = "DOM.setFileInputFiles";
    type Response = p::Empty;
}

/// `DOM.setNodeStackTracesEnabled`. Experimental. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/DOM/#method-setNodeStackTracesEnabled)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct SetNodeStackTracesEnabled {
    pub enable: bool,
}
impl SetNodeStackTracesEnabled {
    pub fn new(enable: bool) -> Self { Self { enable } }
}
impl p::Encode for SetNodeStackTracesEnabled {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.field("enable", &self.enable);
        w.end_object();
    }
}
impl p::Command for SetNodeStackTracesEnabled {
    const METHOD: &'static str = "DOM.setNodeStackTracesEnabled";
    type Response = p::Empty;
}

/// `DOM.getNodeStackTraces`. Experimental. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/DOM/#method-getNodeStackTraces)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct GetNodeStackTraces {
    pub node_id: NodeId,
}
impl GetNodeStackTraces {
    pub fn new(node_id: impl Into<NodeId>) -> Self { Self { node_id: node_id.into() } }
}
impl p::Encode for GetNodeStackTraces {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.field("nodeId", &self.node_id);
        w.end_object();
    }
}
impl p::Command for GetNodeStackTraces {
    const METHOD: &'static str = "DOM.getNodeStackTraces";
    type Response = GetNodeStackTracesResponse;
}

/// The reply to [`GetNodeStackTraces`].
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct GetNodeStackTracesResponse {
    pub creation: Option<p::runtime::StackTrace>,
}
impl p::Decode for GetNodeStackTracesResponse {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        r.begin_object()?;
        let mut f_creation = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"creation" => r.read(&mut f_creation),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            creation: f_creation,
        })
    }
}

/// `DOM.getFileInfo`. Experimental. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/DOM/#method-getFileInfo)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct GetFileInfo {
    pub object_id: p::runtime::RemoteObjectId,
}
impl GetFileInfo {
    pub fn new(object_id: impl Into<p::runtime::RemoteObjectId>) -> Self { Self { object_id: object_id.into() } }
}
impl p::Encode for GetFileInfo {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.field("objectId", &self.object_id);
        w.end_object();
    }
}
impl p::Command for GetFileInfo {
    const METHOD: &'static str = "DOM.getFileInfo";
    type Response = GetFileInfoResponse;
}

/// The reply to [`GetFileInfo`].
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct GetFileInfoResponse {
    pub path: String,
}
impl p::Decode for GetFileInfoResponse {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_path = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"path" => r.read(&mut f_path),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            path: r.need(f_path, at, "path")?,
        })
    }
}

/// `DOM.getDetachedDomNodes`. Experimental. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/DOM/#method-getDetachedDomNodes)
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct GetDetachedDomNodes {}
impl GetDetachedDomNodes {
    pub fn new() -> Self { Self {} }
}
impl p::Encode for GetDetachedDomNodes {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.end_object();
    }
}
impl p::Command for GetDetachedDomNodes {
    const METHOD: &'static str = "DOM.getDetachedDomNodes";
    type Response = GetDetachedDomNodesResponse;
}

/// The reply to [`GetDetachedDomNodes`].
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct GetDetachedDomNodesResponse {
    pub detached_nodes: Vec<DetachedElementInfo>,
}
impl p::Decode for GetDetachedDomNodesResponse {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        r.begin_object()?;
        let mut f_detached_nodes = Default::default();
        while let Some(name) = r.name()? {
            match &*name {
                b"detachedNodes" => r.read_lenient(&mut f_detached_nodes),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            detached_nodes: f_detached_nodes,
        })
    }
}

/// `DOM.setInspectedNode`. Experimental. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/DOM/#method-setInspectedNode)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct SetInspectedNode {
    pub node_id: NodeId,
}
impl SetInspectedNode {
    pub fn new(node_id: impl Into<NodeId>) -> Self { Self { node_id: node_id.into() } }
}
impl p::Encode for SetInspectedNode {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.field("nodeId", &self.node_id);
        w.end_object();
    }
}
impl p::Command for SetInspectedNode {
    const METHOD: &'static str = "DOM.setInspectedNode";
    type Response = p::Empty;
}

/// `DOM.setNodeName`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/DOM/#method-setNodeName)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct SetNodeName {
    pub node_id: NodeId,
    pub name: String,
}
impl SetNodeName {
    pub fn new(node_id: impl Into<NodeId>, name: impl Into<String>) -> Self { Self { node_id: node_id.into(), name: name.into() } }
}
impl p::Encode for SetNodeName {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.field("nodeId", &self.node_id);
        w.field("name", &self.name);
        w.end_object();
    }
}
impl p::Command for SetNodeName {
    const METHOD: &'static str = "DOM.setNodeName";
    type Response = SetNodeNameResponse;
}

/// The reply to [`SetNodeName`].
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct SetNodeNameResponse {
    pub node_id: NodeId,
}
impl p::Decode for SetNodeNameResponse {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_node_id = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"nodeId" => r.read(&mut f_node_id),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            node_id: r.need(f_node_id, at, "nodeId")?,
        })
    }
}

/// `DOM.setNodeValue`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/DOM/#method-setNodeValue)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct SetNodeValue {
    pub node_id: NodeId,
    pub value: String,
}
impl SetNodeValue {
    pub fn new(node_id: impl Into<NodeId>, value: impl Into<String>) -> Self { Self { node_id: node_id.into(), value: value.into() } }
}
impl p::Encode for SetNodeValue {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.field("nodeId", &self.node_id);
        w.field("value", &self.value);
        w.end_object();
    }
}
impl p::Command for SetNodeValue {
    const METHOD: &'static str = "DOM.setNodeValue";
    type Response = p::Empty;
}

/// `DOM.setOuterHTML`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/DOM/#method-setOuterHTML)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct SetOuterHTML {
    pub node_id: NodeId,
    pub outer_html: String,
}
impl SetOuterHTML {
    pub fn new(node_id: impl Into<NodeId>, outer_html: impl Into<String>) -> Self { Self { node_id: node_id.into(), outer_html: outer_html.into() } }
}
impl p::Encode for SetOuterHTML {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.field("nodeId", &self.node_id);
        w.field("outerHTML", &self.outer_html);
        w.end_object();
    }
}
impl p::Command for SetOuterHTML {
    const METHOD: &'static str = "DOM.setOuterHTML";
    type Response = p::Empty;
}

/// `DOM.undo`. Experimental. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/DOM/#method-undo)
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct Undo {}
impl Undo {
    pub fn new() -> Self { Self {} }
}
impl p::Encode for Undo {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.end_object();
    }
}
impl p::Command for Undo {
    const METHOD: &'static str = "DOM.undo";
    type Response = p::Empty;
}

/// `DOM.getFrameOwner`. Experimental. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/DOM/#method-getFrameOwner)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct GetFrameOwner {
    pub frame_id: p::page::FrameId,
}
impl GetFrameOwner {
    pub fn new(frame_id: impl Into<p::page::FrameId>) -> Self { Self { frame_id: frame_id.into() } }
}
impl p::Encode for GetFrameOwner {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.field("frameId", &self.frame_id);
        w.end_object();
    }
}
impl p::Command for GetFrameOwner {
    const METHOD: &'static str = "DOM.getFrameOwner";
    type Response = GetFrameOwnerResponse;
}

/// The reply to [`GetFrameOwner`].
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct GetFrameOwnerResponse {
    pub backend_node_id: BackendNodeId,
    pub node_id: Option<NodeId>,
}
impl p::Decode for GetFrameOwnerResponse {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_backend_node_id = None; let mut f_node_id = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"backendNodeId" => r.read(&mut f_backend_node_id),
                b"nodeId" => r.read(&mut f_node_id),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            backend_node_id: r.need(f_backend_node_id, at, "backendNodeId")?, node_id: f_node_id,
        })
    }
}

/// `DOM.getContainerForNode`. Experimental. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/DOM/#method-getContainerForNode)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct GetContainerForNode {
    pub node_id: NodeId,
    pub container_name: Option<String>,
    pub physical_axes: Option<PhysicalAxes>,
    pub logical_axes: Option<LogicalAxes>,
    pub queries_scroll_state: Option<bool>,
    pub queries_anchored: Option<bool>,
}
impl GetContainerForNode {
    pub fn new(node_id: impl Into<NodeId>) -> Self { Self { node_id: node_id.into(), container_name: None, physical_axes: None, logical_axes: None, queries_scroll_state: None, queries_anchored: None } }
    pub fn with(mut self, set: impl FnOnce(&mut Self)) -> Self { set(&mut self); self }
}
impl p::Encode for GetContainerForNode {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.field("nodeId", &self.node_id);
        w.optional("containerName", &self.container_name);
        w.optional("physicalAxes", &self.physical_axes);
        w.optional("logicalAxes", &self.logical_axes);
        w.optional("queriesScrollState", &self.queries_scroll_state);
        w.optional("queriesAnchored", &self.queries_anchored);
        w.end_object();
    }
}
impl p::Command for GetContainerForNode {
    const METHOD: &'static str = "DOM.getContainerForNode";
    type Response = GetContainerForNodeResponse;
}

/// The reply to [`GetContainerForNode`].
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct GetContainerForNodeResponse {
    pub node_id: Option<NodeId>,
}
impl p::Decode for GetContainerForNodeResponse {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        r.begin_object()?;
        let mut f_node_id = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"nodeId" => r.read(&mut f_node_id),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            node_id: f_node_id,
        })
    }
}

/// `DOM.getQueryingDescendantsForContainer`. Experimental. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/DOM/#method-getQueryingDescendantsForContainer)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct GetQueryingDescendantsForContainer {
    pub node_id: NodeId,
}
impl GetQueryingDescendantsForContainer {
    pub fn new(node_id: impl Into<NodeId>) -> Self { Self { node_id: node_id.into() } }
}
impl p::Encode for GetQueryingDescendantsForContainer {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.field("nodeId", &self.node_id);
        w.end_object();
    }
}
impl p::Command for GetQueryingDescendantsForContainer {
    const METHOD: &'static str = "DOM.getQueryingDescendantsForContainer";
    type Response = GetQueryingDescendantsForContainerResponse;
}

/// The reply to [`GetQueryingDescendantsForContainer`].
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct GetQueryingDescendantsForContainerResponse {
    pub node_ids: Vec<NodeId>,
}
impl p::Decode for GetQueryingDescendantsForContainerResponse {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        r.begin_object()?;
        let mut f_node_ids = Default::default();
        while let Some(name) = r.name()? {
            match &*name {
                b"nodeIds" => r.read_lenient(&mut f_node_ids),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            node_ids: f_node_ids,
        })
    }
}

/// `DOM.getAnchorElement`. Experimental. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/DOM/#method-getAnchorElement)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct GetAnchorElement {
    pub node_id: NodeId,
    pub anchor_specifier: Option<String>,
}
impl GetAnchorElement {
    pub fn new(node_id: impl Into<NodeId>) -> Self { Self { node_id: node_id.into(), anchor_specifier: None } }
    pub fn with(mut self, set: impl FnOnce(&mut Self)) -> Self { set(&mut self); self }
}
impl p::Encode for GetAnchorElement {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.field("nodeId", &self.node_id);
        w.optional("anchorSpecifier", &self.anchor_specifier);
        w.end_object();
    }
}
impl p::Command for GetAnchorElement {
    const METHOD: &'static str = "DOM.getAnchorElement";
    type Response = GetAnchorElementResponse;
}

/// The reply to [`GetAnchorElement`].
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct GetAnchorElementResponse {
    pub node_id: NodeId,
}
impl p::Decode for GetAnchorElementResponse {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_node_id = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"nodeId" => r.read(&mut f_node_id),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            node_id: r.need(f_node_id, at, "nodeId")?,
        })
    }
}

/// `DOM.forceShowPopover`. Experimental. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/DOM/#method-forceShowPopover)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct ForceShowPopover {
    pub node_id: NodeId,
    pub enable: bool,
    pub invoker_node_id: Option<BackendNodeId>,
}
impl ForceShowPopover {
    pub fn new(node_id: impl Into<NodeId>, enable: bool) -> Self { Self { node_id: node_id.into(), enable, invoker_node_id: None } }
    pub fn with(mut self, set: impl FnOnce(&mut Self)) -> Self { set(&mut self); self }
}
impl p::Encode for ForceShowPopover {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.field("nodeId", &self.node_id);
        w.field("enable", &self.enable);
        w.optional("invokerNodeId", &self.invoker_node_id);
        w.end_object();
    }
}
impl p::Command for ForceShowPopover {
    const METHOD: &'static str = "DOM.forceShowPopover";
    type Response = ForceShowPopoverResponse;
}

/// The reply to [`ForceShowPopover`].
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct ForceShowPopoverResponse {
    pub node_ids: Vec<NodeId>,
}
impl p::Decode for ForceShowPopoverResponse {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        r.begin_object()?;
        let mut f_node_ids = Default::default();
        while let Some(name) = r.name()? {
            match &*name {
                b"nodeIds" => r.read_lenient(&mut f_node_ids),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            node_ids: f_node_ids,
        })
    }
}

/// `DOM.getImplicitAnchorCandidates`. Experimental. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/DOM/#method-getImplicitAnchorCandidates)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct GetImplicitAnchorCandidates {
    pub node_id: NodeId,
}
impl GetImplicitAnchorCandidates {
    pub fn new(node_id: impl Into<NodeId>) -> Self { Self { node_id: node_id.into() } }
}
impl p::Encode for GetImplicitAnchorCandidates {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.field("nodeId", &self.node_id);
        w.end_object();
    }
}
impl p::Command for GetImplicitAnchorCandidates {
    const METHOD: &'static str = "DOM.getImplicitAnchorCandidates";
    type Response = GetImplicitAnchorCandidatesResponse;
}

/// The reply to [`GetImplicitAnchorCandidates`].
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct GetImplicitAnchorCandidatesResponse {
    pub backend_node_ids: Vec<BackendNodeId>,
}
impl p::Decode for GetImplicitAnchorCandidatesResponse {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        r.begin_object()?;
        let mut f_backend_node_ids = Default::default();
        while let Some(name) = r.name()? {
            match &*name {
                b"backendNodeIds" => r.read_lenient(&mut f_backend_node_ids),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            backend_node_ids: f_backend_node_ids,
        })
    }
}

/// `DOM.forceShowInterest`. Experimental. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/DOM/#method-forceShowInterest)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct ForceShowInterest {
    pub node_id: NodeId,
    pub enable: bool,
}
impl ForceShowInterest {
    pub fn new(node_id: impl Into<NodeId>, enable: bool) -> Self { Self { node_id: node_id.into(), enable } }
}
impl p::Encode for ForceShowInterest {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.field("nodeId", &self.node_id);
        w.field("enable", &self.enable);
        w.end_object();
    }
}
impl p::Command for ForceShowInterest {
    const METHOD: &'static str = "DOM.forceShowInterest";
    type Response = p::Empty;
}

/// `DOM.setTextMarker`. Experimental. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/DOM/#method-setTextMarker)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct SetTextMarker {
    pub node_id: Option<NodeId>,
    pub backend_node_id: Option<BackendNodeId>,
    pub object_id: Option<p::runtime::RemoteObjectId>,
    pub r#type: SetTextMarkerType,
    pub start: i64,
    pub end: i64,
}
impl SetTextMarker {
    pub fn new(r#type: impl Into<SetTextMarkerType>, start: i64, end: i64) -> Self { Self { node_id: None, backend_node_id: None, object_id: None, r#type: r#type.into(), start, end } }
    pub fn with(mut self, set: impl FnOnce(&mut Self)) -> Self { set(&mut self); self }
}
impl p::Encode for SetTextMarker {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.optional("nodeId", &self.node_id);
        w.optional("backendNodeId", &self.backend_node_id);
        w.optional("objectId", &self.object_id);
        w.field("type", &self.r#type);
        w.field("start", &self.start);
        w.field("end", &self.end);
        w.end_object();
    }
}
impl p::Command for SetTextMarker {
    const METHOD: &'static str = "DOM.setTextMarker";
    type Response = p::Empty;
}

/// `DOM.clearTextMarkers`. Experimental. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/DOM/#method-clearTextMarkers)
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct ClearTextMarkers {}
impl ClearTextMarkers {
    pub fn new() -> Self { Self {} }
}
impl p::Encode for ClearTextMarkers {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.end_object();
    }
}
impl p::Command for ClearTextMarkers {
    const METHOD: &'static str = "DOM.clearTextMarkers";
    type Response = p::Empty;
}

/// `DOM.attributeModified`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/DOM/#event-attributeModified)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct AttributeModified {
    pub node_id: NodeId,
    pub name: String,
    pub value: String,
}
impl p::Decode for AttributeModified {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_node_id = None; let mut f_name = None; let mut f_value = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"nodeId" => r.read(&mut f_node_id),
                b"name" => r.read(&mut f_name),
                b"value" => r.read(&mut f_value),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            node_id: r.need(f_node_id, at, "nodeId")?, name: r.need(f_name, at, "name")?,
            value: r.need(f_value, at, "value")?,
        })
    }
}
impl p::Event for AttributeModified { const METHOD: &'static str = "DOM.attributeModified"; }

/// `DOM.adoptedStyleSheetsModified`. Experimental. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/DOM/#event-adoptedStyleSheetsModified)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct AdoptedStyleSheetsModified {
    pub node_id: NodeId,
    /// Experimental.
    pub adopted_style_sheets: Vec<StyleSheetId>,
}
impl p::Decode for AdoptedStyleSheetsModified {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_node_id = None; let mut f_adopted_style_sheets = Default::default();
        while let Some(name) = r.name()? {
            match &*name {
                b"nodeId" => r.read(&mut f_node_id),
                b"adoptedStyleSheets" => r.read_lenient(&mut f_adopted_style_sheets),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            node_id: r.need(f_node_id, at, "nodeId")?, adopted_style_sheets: f_adopted_style_sheets,
        })
    }
}
impl p::Event for AdoptedStyleSheetsModified { const METHOD: &'static str = "DOM.adoptedStyleSheetsModified"; }

/// `DOM.attributeRemoved`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/DOM/#event-attributeRemoved)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct AttributeRemoved {
    pub node_id: NodeId,
    pub name: String,
}
impl p::Decode for AttributeRemoved {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_node_id = None; let mut f_name = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"nodeId" => r.read(&mut f_node_id),
                b"name" => r.read(&mut f_name),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            node_id: r.need(f_node_id, at, "nodeId")?, name: r.need(f_name, at, "name")?,
        })
    }
}
impl p::Event for AttributeRemoved { const METHOD: &'static str = "DOM.attributeRemoved"; }

/// `DOM.characterDataModified`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/DOM/#event-characterDataModified)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct CharacterDataModified {
    pub node_id: NodeId,
    pub character_data: String,
}
impl p::Decode for CharacterDataModified {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_node_id = None; let mut f_character_data = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"nodeId" => r.read(&mut f_node_id),
                b"characterData" => r.read(&mut f_character_data),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            node_id: r.need(f_node_id, at, "nodeId")?,
            character_data: r.need(f_character_data, at, "characterData")?,
        })
    }
}
impl p::Event for CharacterDataModified { const METHOD: &'static str = "DOM.characterDataModified"; }

/// `DOM.childNodeCountUpdated`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/DOM/#event-childNodeCountUpdated)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct ChildNodeCountUpdated {
    pub node_id: NodeId,
    pub child_node_count: i64,
}
impl p::Decode for ChildNodeCountUpdated {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_node_id = None; let mut f_child_node_count = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"nodeId" => r.read(&mut f_node_id),
                b"childNodeCount" => r.read(&mut f_child_node_count),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            node_id: r.need(f_node_id, at, "nodeId")?,
            child_node_count: r.need(f_child_node_count, at, "childNodeCount")?,
        })
    }
}
impl p::Event for ChildNodeCountUpdated { const METHOD: &'static str = "DOM.childNodeCountUpdated"; }

/// `DOM.childNodeInserted`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/DOM/#event-childNodeInserted)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct ChildNodeInserted {
    pub parent_node_id: NodeId,
    pub previous_node_id: NodeId,
    pub node: Node,
}
impl p::Decode for ChildNodeInserted {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_parent_node_id = None; let mut f_previous_node_id = None; let mut f_node = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"parentNodeId" => r.read(&mut f_parent_node_id),
                b"previousNodeId" => r.read(&mut f_previous_node_id),
                b"node" => r.read(&mut f_node),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            parent_node_id: r.need(f_parent_node_id, at, "parentNodeId")?,
            previous_node_id: r.need(f_previous_node_id, at, "previousNodeId")?,
            node: r.need(f_node, at, "node")?,
        })
    }
}
impl p::Event for ChildNodeInserted { const METHOD: &'static str = "DOM.childNodeInserted"; }

/// `DOM.childNodeRemoved`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/DOM/#event-childNodeRemoved)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct ChildNodeRemoved {
    pub parent_node_id: NodeId,
    pub node_id: NodeId,
}
impl p::Decode for ChildNodeRemoved {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_parent_node_id = None; let mut f_node_id = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"parentNodeId" => r.read(&mut f_parent_node_id),
                b"nodeId" => r.read(&mut f_node_id),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            parent_node_id: r.need(f_parent_node_id, at, "parentNodeId")?,
            node_id: r.need(f_node_id, at, "nodeId")?,
        })
    }
}
impl p::Event for ChildNodeRemoved { const METHOD: &'static str = "DOM.childNodeRemoved"; }

/// `DOM.distributedNodesUpdated`. Experimental. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/DOM/#event-distributedNodesUpdated)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct DistributedNodesUpdated {
    pub insertion_point_id: NodeId,
    pub distributed_nodes: Vec<BackendNode>,
}
impl p::Decode for DistributedNodesUpdated {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_insertion_point_id = None; let mut f_distributed_nodes = Default::default();
        while let Some(name) = r.name()? {
            match &*name {
                b"insertionPointId" => r.read(&mut f_insertion_point_id),
                b"distributedNodes" => r.read_lenient(&mut f_distributed_nodes),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            insertion_point_id: r.need(f_insertion_point_id, at, "insertionPointId")?,
            distributed_nodes: f_distributed_nodes,
        })
    }
}
impl p::Event for DistributedNodesUpdated { const METHOD: &'static str = "DOM.distributedNodesUpdated"; }

/// `DOM.documentUpdated`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/DOM/#event-documentUpdated)
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct DocumentUpdated {}
impl p::Decode for DocumentUpdated {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        r.begin_object()?;
        while r.name()?.is_some() { r.skip()?; }
        Ok(Self {})
    }
}
impl p::Event for DocumentUpdated { const METHOD: &'static str = "DOM.documentUpdated"; }

/// `DOM.inlineStyleInvalidated`. Experimental. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/DOM/#event-inlineStyleInvalidated)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct InlineStyleInvalidated {
    pub node_ids: Vec<NodeId>,
}
impl p::Decode for InlineStyleInvalidated {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        r.begin_object()?;
        let mut f_node_ids = Default::default();
        while let Some(name) = r.name()? {
            match &*name {
                b"nodeIds" => r.read_lenient(&mut f_node_ids),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            node_ids: f_node_ids,
        })
    }
}
impl p::Event for InlineStyleInvalidated { const METHOD: &'static str = "DOM.inlineStyleInvalidated"; }

/// `DOM.pseudoElementAdded`. Experimental. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/DOM/#event-pseudoElementAdded)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct PseudoElementAdded {
    pub parent_id: NodeId,
    pub pseudo_element: Node,
}
impl p::Decode for PseudoElementAdded {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_parent_id = None; let mut f_pseudo_element = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"parentId" => r.read(&mut f_parent_id),
                b"pseudoElement" => r.read(&mut f_pseudo_element),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            parent_id: r.need(f_parent_id, at, "parentId")?,
            pseudo_element: r.need(f_pseudo_element, at, "pseudoElement")?,
        })
    }
}
impl p::Event for PseudoElementAdded { const METHOD: &'static str = "DOM.pseudoElementAdded"; }

/// `DOM.topLayerElementsUpdated`. Experimental. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/DOM/#event-topLayerElementsUpdated)
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct TopLayerElementsUpdated {}
impl p::Decode for TopLayerElementsUpdated {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        r.begin_object()?;
        while r.name()?.is_some() { r.skip()?; }
        Ok(Self {})
    }
}
impl p::Event for TopLayerElementsUpdated { const METHOD: &'static str = "DOM.topLayerElementsUpdated"; }

/// `DOM.scrollableFlagUpdated`. Experimental. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/DOM/#event-scrollableFlagUpdated)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct ScrollableFlagUpdated {
    pub node_id: NodeId,
    pub is_scrollable: bool,
}
impl p::Decode for ScrollableFlagUpdated {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_node_id = None; let mut f_is_scrollable = Default::default();
        while let Some(name) = r.name()? {
            match &*name {
                b"nodeId" => r.read(&mut f_node_id),
                b"isScrollable" => r.read_lenient(&mut f_is_scrollable),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            node_id: r.need(f_node_id, at, "nodeId")?, is_scrollable: f_is_scrollable,
        })
    }
}
impl p::Event for ScrollableFlagUpdated { const METHOD: &'static str = "DOM.scrollableFlagUpdated"; }

/// `DOM.adRelatedStateUpdated`. Experimental. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/DOM/#event-adRelatedStateUpdated)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct AdRelatedStateUpdated {
    pub node_id: NodeId,
    pub ad_provenance: Option<p::network::AdProvenance>,
}
impl p::Decode for AdRelatedStateUpdated {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_node_id = None; let mut f_ad_provenance = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"nodeId" => r.read(&mut f_node_id),
                b"adProvenance" => r.read(&mut f_ad_provenance),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            node_id: r.need(f_node_id, at, "nodeId")?, ad_provenance: f_ad_provenance,
        })
    }
}
impl p::Event for AdRelatedStateUpdated { const METHOD: &'static str = "DOM.adRelatedStateUpdated"; }

/// `DOM.affectedByStartingStylesFlagUpdated`. Experimental. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/DOM/#event-affectedByStartingStylesFlagUpdated)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct AffectedByStartingStylesFlagUpdated {
    pub node_id: NodeId,
    pub affected_by_starting_styles: bool,
}
impl p::Decode for AffectedByStartingStylesFlagUpdated {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_node_id = None; let mut f_affected_by_starting_styles = Default::default();
        while let Some(name) = r.name()? {
            match &*name {
                b"nodeId" => r.read(&mut f_node_id),
                b"affectedByStartingStyles" => r.read_lenient(&mut f_affected_by_starting_styles),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            node_id: r.need(f_node_id, at, "nodeId")?,
            affected_by_starting_styles: f_affected_by_starting_styles,
        })
    }
}
impl p::Event for AffectedByStartingStylesFlagUpdated { const METHOD: &'static str = "DOM.affectedByStartingStylesFlagUpdated"; }

/// `DOM.pseudoElementRemoved`. Experimental. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/DOM/#event-pseudoElementRemoved)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct PseudoElementRemoved {
    pub parent_id: NodeId,
    pub pseudo_element_id: NodeId,
}
impl p::Decode for PseudoElementRemoved {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_parent_id = None; let mut f_pseudo_element_id = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"parentId" => r.read(&mut f_parent_id),
                b"pseudoElementId" => r.read(&mut f_pseudo_element_id),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            parent_id: r.need(f_parent_id, at, "parentId")?,
            pseudo_element_id: r.need(f_pseudo_element_id, at, "pseudoElementId")?,
        })
    }
}
impl p::Event for PseudoElementRemoved { const METHOD: &'static str = "DOM.pseudoElementRemoved"; }

/// `DOM.setChildNodes`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/DOM/#event-setChildNodes)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct SetChildNodes {
    pub parent_id: NodeId,
    pub nodes: Vec<Node>,
}
impl p::Decode for SetChildNodes {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_parent_id = None; let mut f_nodes = Default::default();
        while let Some(name) = r.name()? {
            match &*name {
                b"parentId" => r.read(&mut f_parent_id),
                b"nodes" => r.read_lenient(&mut f_nodes),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            parent_id: r.need(f_parent_id, at, "parentId")?, nodes: f_nodes,
        })
    }
}
impl p::Event for SetChildNodes { const METHOD: &'static str = "DOM.setChildNodes"; }

/// `DOM.shadowRootPopped`. Experimental. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/DOM/#event-shadowRootPopped)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct ShadowRootPopped {
    pub host_id: NodeId,
    pub root_id: NodeId,
}
impl p::Decode for ShadowRootPopped {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_host_id = None; let mut f_root_id = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"hostId" => r.read(&mut f_host_id),
                b"rootId" => r.read(&mut f_root_id),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            host_id: r.need(f_host_id, at, "hostId")?, root_id: r.need(f_root_id, at, "rootId")?,
        })
    }
}
impl p::Event for ShadowRootPopped { const METHOD: &'static str = "DOM.shadowRootPopped"; }

/// `DOM.shadowRootPushed`. Experimental. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/DOM/#event-shadowRootPushed)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct ShadowRootPushed {
    pub host_id: NodeId,
    pub root: Node,
}
impl p::Decode for ShadowRootPushed {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_host_id = None; let mut f_root = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"hostId" => r.read(&mut f_host_id),
                b"root" => r.read(&mut f_root),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            host_id: r.need(f_host_id, at, "hostId")?, root: r.need(f_root, at, "root")?,
        })
    }
}
impl p::Event for ShadowRootPushed { const METHOD: &'static str = "DOM.shadowRootPushed"; }

open_enum! {
    /// Of `includeWhitespace` in [`Enable`].
    EnableIncludeWhitespace {
        NONE = "none", ALL = "all",
    }
}

open_enum! {
    /// Of `relation` in [`GetElementByRelation`].
    GetElementByRelationRelation {
        POPOVER_TARGET = "PopoverTarget", INTEREST_TARGET = "InterestTarget",
        COMMAND_FOR = "CommandFor",
    }
}

open_enum! {
    /// Of `type` in [`SetTextMarker`].
    SetTextMarkerType {
        SPELLING = "spelling", GRAMMAR = "grammar",
    }
}
