// Generated from protocol/*.json; do not edit.
// To regenerate: cargo test --test protocol -- bless
//! The `DOMSnapshot` domain. Experimental. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/DOMSnapshot/)

use crate::protocol as p;

/// `DOMSnapshot.DOMNode`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/DOMSnapshot/#type-DOMNode)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct DOMNode {
    pub node_type: i64,
    pub node_name: String,
    pub node_value: String,
    pub text_value: Option<String>,
    pub input_value: Option<String>,
    pub input_checked: Option<bool>,
    pub option_selected: Option<bool>,
    pub backend_node_id: p::dom::BackendNodeId,
    pub child_node_indexes: Option<Vec<i64>>,
    pub attributes: Option<Vec<NameValue>>,
    pub pseudo_element_indexes: Option<Vec<i64>>,
    pub layout_node_index: Option<i64>,
    pub document_url: Option<String>,
    pub base_url: Option<String>,
    pub content_language: Option<String>,
    pub document_encoding: Option<String>,
    pub public_id: Option<String>,
    pub system_id: Option<String>,
    pub frame_id: Option<p::page::FrameId>,
    pub content_document_index: Option<i64>,
    pub pseudo_type: Option<p::dom::PseudoType>,
    pub shadow_root_type: Option<p::dom::ShadowRootType>,
    pub is_clickable: Option<bool>,
    pub event_listeners: Option<Vec<p::dom_debugger::EventListener>>,
    pub current_source_url: Option<String>,
    pub origin_url: Option<String>,
    pub scroll_offset_x: Option<f64>,
    pub scroll_offset_y: Option<f64>,
}
impl p::Decode for DOMNode {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_node_type = None; let mut f_node_name = None; let mut f_node_value = None;
        let mut f_text_value = None; let mut f_input_value = None; let mut f_input_checked = None;
        let mut f_option_selected = None; let mut f_backend_node_id = None;
        let mut f_child_node_indexes = None; let mut f_attributes = None;
        let mut f_pseudo_element_indexes = None; let mut f_layout_node_index = None;
        let mut f_document_url = None; let mut f_base_url = None; let mut f_content_language = None;
        let mut f_document_encoding = None; let mut f_public_id = None; let mut f_system_id = None;
        let mut f_frame_id = None; let mut f_content_document_index = None;
        let mut f_pseudo_type = None; let mut f_shadow_root_type = None;
        let mut f_is_clickable = None; let mut f_event_listeners = None;
        let mut f_current_source_url = None; let mut f_origin_url = None;
        let mut f_scroll_offset_x = None; let mut f_scroll_offset_y = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"nodeType" => r.read(&mut f_node_type),
                b"nodeName" => r.read(&mut f_node_name),
                b"nodeValue" => r.read(&mut f_node_value),
                b"textValue" => r.read(&mut f_text_value),
                b"inputValue" => r.read(&mut f_input_value),
                b"inputChecked" => r.read(&mut f_input_checked),
                b"optionSelected" => r.read(&mut f_option_selected),
                b"backendNodeId" => r.read(&mut f_backend_node_id),
                b"childNodeIndexes" => r.read(&mut f_child_node_indexes),
                b"attributes" => r.read(&mut f_attributes),
                b"pseudoElementIndexes" => r.read(&mut f_pseudo_element_indexes),
                b"layoutNodeIndex" => r.read(&mut f_layout_node_index),
                b"documentURL" => r.read(&mut f_document_url),
                b"baseURL" => r.read(&mut f_base_url),
                b"contentLanguage" => r.read(&mut f_content_language),
                b"documentEncoding" => r.read(&mut f_document_encoding),
                b"publicId" => r.read(&mut f_public_id),
                b"systemId" => r.read(&mut f_system_id),
                b"frameId" => r.read(&mut f_frame_id),
                b"contentDocumentIndex" => r.read(&mut f_content_document_index),
                b"pseudoType" => r.read(&mut f_pseudo_type),
                b"shadowRootType" => r.read(&mut f_shadow_root_type),
                b"isClickable" => r.read(&mut f_is_clickable),
                b"eventListeners" => r.read(&mut f_event_listeners),
                b"currentSourceURL" => r.read(&mut f_current_source_url),
                b"originURL" => r.read(&mut f_origin_url),
                b"scrollOffsetX" => r.read(&mut f_scroll_offset_x),
                b"scrollOffsetY" => r.read(&mut f_scroll_offset_y),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            node_type: r.need(f_node_type, at, "nodeType")?,
            node_name: r.need(f_node_name, at, "nodeName")?,
            node_value: r.need(f_node_value, at, "nodeValue")?, text_value: f_text_value,
            input_value: f_input_value, input_checked: f_input_checked,
            option_selected: f_option_selected,
            backend_node_id: r.need(f_backend_node_id, at, "backendNodeId")?,
            child_node_indexes: f_child_node_indexes, attributes: f_attributes,
            pseudo_element_indexes: f_pseudo_element_indexes,
            layout_node_index: f_layout_node_index, document_url: f_document_url,
            base_url: f_base_url, content_language: f_content_language,
            document_encoding: f_document_encoding, public_id: f_public_id, system_id: f_system_id,
            frame_id: f_frame_id, content_document_index: f_content_document_index,
            pseudo_type: f_pseudo_type, shadow_root_type: f_shadow_root_type,
            is_clickable: f_is_clickable, event_listeners: f_event_listeners,
            current_source_url: f_current_source_url, origin_url: f_origin_url,
            scroll_offset_x: f_scroll_offset_x, scroll_offset_y: f_scroll_offset_y,
        })
    }
}

/// `DOMSnapshot.InlineTextBox`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/DOMSnapshot/#type-InlineTextBox)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct InlineTextBox {
    pub bounding_box: p::dom::Rect,
    pub start_character_index: i64,
    pub num_characters: i64,
}
impl p::Decode for InlineTextBox {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_bounding_box = None; let mut f_start_character_index = None;
        let mut f_num_characters = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"boundingBox" => r.read(&mut f_bounding_box),
                b"startCharacterIndex" => r.read(&mut f_start_character_index),
                b"numCharacters" => r.read(&mut f_num_characters),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            bounding_box: r.need(f_bounding_box, at, "boundingBox")?,
            start_character_index: r.need(f_start_character_index, at, "startCharacterIndex")?,
            num_characters: r.need(f_num_characters, at, "numCharacters")?,
        })
    }
}

/// `DOMSnapshot.LayoutTreeNode`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/DOMSnapshot/#type-LayoutTreeNode)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct LayoutTreeNode {
    pub dom_node_index: i64,
    pub bounding_box: p::dom::Rect,
    pub layout_text: Option<String>,
    pub inline_text_nodes: Option<Vec<InlineTextBox>>,
    pub style_index: Option<i64>,
    pub paint_order: Option<i64>,
    pub is_stacking_context: Option<bool>,
}
impl p::Decode for LayoutTreeNode {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_dom_node_index = None; let mut f_bounding_box = None;
        let mut f_layout_text = None; let mut f_inline_text_nodes = None;
        let mut f_style_index = None; let mut f_paint_order = None;
        let mut f_is_stacking_context = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"domNodeIndex" => r.read(&mut f_dom_node_index),
                b"boundingBox" => r.read(&mut f_bounding_box),
                b"layoutText" => r.read(&mut f_layout_text),
                b"inlineTextNodes" => r.read(&mut f_inline_text_nodes),
                b"styleIndex" => r.read(&mut f_style_index),
                b"paintOrder" => r.read(&mut f_paint_order),
                b"isStackingContext" => r.read(&mut f_is_stacking_context),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            dom_node_index: r.need(f_dom_node_index, at, "domNodeIndex")?,
            bounding_box: r.need(f_bounding_box, at, "boundingBox")?, layout_text: f_layout_text,
            inline_text_nodes: f_inline_text_nodes, style_index: f_style_index,
            paint_order: f_paint_order, is_stacking_context: f_is_stacking_context,
        })
    }
}

/// `DOMSnapshot.ComputedStyle`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/DOMSnapshot/#type-ComputedStyle)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct ComputedStyle {
    pub properties: Vec<NameValue>,
}
impl p::Decode for ComputedStyle {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        r.begin_object()?;
        let mut f_properties = Default::default();
        while let Some(name) = r.name()? {
            match &*name {
                b"properties" => r.read_lenient(&mut f_properties),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            properties: f_properties,
        })
    }
}

/// `DOMSnapshot.NameValue`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/DOMSnapshot/#type-NameValue)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct NameValue {
    pub name: String,
    pub value: String,
}
impl p::Decode for NameValue {
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

integer_type! {
    /// `DOMSnapshot.StringIndex`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/DOMSnapshot/#type-StringIndex)
    StringIndex
}

wrapper_type! {
    /// `DOMSnapshot.ArrayOfStrings`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/DOMSnapshot/#type-ArrayOfStrings)
    ArrayOfStrings(Vec<StringIndex>): Decode
}

/// `DOMSnapshot.RareStringData`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/DOMSnapshot/#type-RareStringData)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct RareStringData {
    pub index: Vec<i64>,
    pub value: Vec<StringIndex>,
}
impl p::Decode for RareStringData {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        r.begin_object()?;
        let mut f_index = Default::default(); let mut f_value = Default::default();
        while let Some(name) = r.name()? {
            match &*name {
                b"index" => r.read_lenient(&mut f_index),
                b"value" => r.read_lenient(&mut f_value),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            index: f_index, value: f_value,
        })
    }
}

/// `DOMSnapshot.RareBooleanData`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/DOMSnapshot/#type-RareBooleanData)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct RareBooleanData {
    pub index: Vec<i64>,
}
impl p::Decode for RareBooleanData {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        r.begin_object()?;
        let mut f_index = Default::default();
        while let Some(name) = r.name()? {
            match &*name {
                b"index" => r.read_lenient(&mut f_index),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            index: f_index,
        })
    }
}

/// `DOMSnapshot.RareIntegerData`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/DOMSnapshot/#type-RareIntegerData)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct RareIntegerData {
    pub index: Vec<i64>,
    pub value: Vec<i64>,
}
impl p::Decode for RareIntegerData {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        r.begin_object()?;
        let mut f_index = Default::default(); let mut f_value = Default::default();
        while let Some(name) = r.name()? {
            match &*name {
                b"index" => r.read_lenient(&mut f_index),
                b"value" => r.read_lenient(&mut f_value),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            index: f_index, value: f_value,
        })
    }
}

wrapper_type! {
    /// `DOMSnapshot.Rectangle`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/DOMSnapshot/#type-Rectangle)
    Rectangle(Vec<f64>): Decode
}

/// `DOMSnapshot.DocumentSnapshot`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/DOMSnapshot/#type-DocumentSnapshot)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct DocumentSnapshot {
    pub document_url: StringIndex,
    pub title: StringIndex,
    pub base_url: StringIndex,
    pub content_language: StringIndex,
    pub encoding_name: StringIndex,
    pub public_id: StringIndex,
    pub system_id: StringIndex,
    pub frame_id: StringIndex,
    pub nodes: NodeTreeSnapshot,
    pub layout: LayoutTreeSnapshot,
    pub text_boxes: TextBoxSnapshot,
    pub scroll_offset_x: Option<f64>,
    pub scroll_offset_y: Option<f64>,
    pub content_width: Option<f64>,
    pub content_height: Option<f64>,
}
impl p::Decode for DocumentSnapshot {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_document_url = None; let mut f_title = None; let mut f_base_url = None;
        let mut f_content_language = None; let mut f_encoding_name = None;
        let mut f_public_id = None; let mut f_system_id = None; let mut f_frame_id = None;
        let mut f_nodes = None; let mut f_layout = None; let mut f_text_boxes = None;
        let mut f_scroll_offset_x = None; let mut f_scroll_offset_y = None;
        let mut f_content_width = None; let mut f_content_height = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"documentURL" => r.read(&mut f_document_url),
                b"title" => r.read(&mut f_title),
                b"baseURL" => r.read(&mut f_base_url),
                b"contentLanguage" => r.read(&mut f_content_language),
                b"encodingName" => r.read(&mut f_encoding_name),
                b"publicId" => r.read(&mut f_public_id),
                b"systemId" => r.read(&mut f_system_id),
                b"frameId" => r.read(&mut f_frame_id),
                b"nodes" => r.read(&mut f_nodes),
                b"layout" => r.read(&mut f_layout),
                b"textBoxes" => r.read(&mut f_text_boxes),
                b"scrollOffsetX" => r.read(&mut f_scroll_offset_x),
                b"scrollOffsetY" => r.read(&mut f_scroll_offset_y),
                b"contentWidth" => r.read(&mut f_content_width),
                b"contentHeight" => r.read(&mut f_content_height),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            document_url: r.need(f_document_url, at, "documentURL")?,
            title: r.need(f_title, at, "title")?, base_url: r.need(f_base_url, at, "baseURL")?,
            content_language: r.need(f_content_language, at, "contentLanguage")?,
            encoding_name: r.need(f_encoding_name, at, "encodingName")?,
            public_id: r.need(f_public_id, at, "publicId")?,
            system_id: r.need(f_system_id, at, "systemId")?,
            frame_id: r.need(f_frame_id, at, "frameId")?, nodes: r.need(f_nodes, at, "nodes")?,
            layout: r.need(f_layout, at, "layout")?,
            text_boxes: r.need(f_text_boxes, at, "textBoxes")?, scroll_offset_x: f_scroll_offset_x,
            scroll_offset_y: f_scroll_offset_y, content_width: f_content_width,
            content_height: f_content_height,
        })
    }
}

/// `DOMSnapshot.NodeTreeSnapshot`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/DOMSnapshot/#type-NodeTreeSnapshot)
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct NodeTreeSnapshot {
    pub parent_index: Option<Vec<i64>>,
    pub node_type: Option<Vec<i64>>,
    pub shadow_root_type: Option<RareStringData>,
    pub node_name: Option<Vec<StringIndex>>,
    pub node_value: Option<Vec<StringIndex>>,
    pub backend_node_id: Option<Vec<p::dom::BackendNodeId>>,
    pub attributes: Option<Vec<ArrayOfStrings>>,
    pub text_value: Option<RareStringData>,
    pub input_value: Option<RareStringData>,
    pub input_checked: Option<RareBooleanData>,
    pub option_selected: Option<RareBooleanData>,
    pub content_document_index: Option<RareIntegerData>,
    pub pseudo_type: Option<RareStringData>,
    pub pseudo_identifier: Option<RareStringData>,
    pub is_clickable: Option<RareBooleanData>,
    pub current_source_url: Option<RareStringData>,
    pub origin_url: Option<RareStringData>,
}
impl p::Decode for NodeTreeSnapshot {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        r.begin_object()?;
        let mut f_parent_index = None; let mut f_node_type = None;
        let mut f_shadow_root_type = None; let mut f_node_name = None; let mut f_node_value = None;
        let mut f_backend_node_id = None; let mut f_attributes = None; let mut f_text_value = None;
        let mut f_input_value = None; let mut f_input_checked = None;
        let mut f_option_selected = None; let mut f_content_document_index = None;
        let mut f_pseudo_type = None; let mut f_pseudo_identifier = None;
        let mut f_is_clickable = None; let mut f_current_source_url = None;
        let mut f_origin_url = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"parentIndex" => r.read(&mut f_parent_index),
                b"nodeType" => r.read(&mut f_node_type),
                b"shadowRootType" => r.read(&mut f_shadow_root_type),
                b"nodeName" => r.read(&mut f_node_name),
                b"nodeValue" => r.read(&mut f_node_value),
                b"backendNodeId" => r.read(&mut f_backend_node_id),
                b"attributes" => r.read(&mut f_attributes),
                b"textValue" => r.read(&mut f_text_value),
                b"inputValue" => r.read(&mut f_input_value),
                b"inputChecked" => r.read(&mut f_input_checked),
                b"optionSelected" => r.read(&mut f_option_selected),
                b"contentDocumentIndex" => r.read(&mut f_content_document_index),
                b"pseudoType" => r.read(&mut f_pseudo_type),
                b"pseudoIdentifier" => r.read(&mut f_pseudo_identifier),
                b"isClickable" => r.read(&mut f_is_clickable),
                b"currentSourceURL" => r.read(&mut f_current_source_url),
                b"originURL" => r.read(&mut f_origin_url),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            parent_index: f_parent_index, node_type: f_node_type,
            shadow_root_type: f_shadow_root_type, node_name: f_node_name, node_value: f_node_value,
            backend_node_id: f_backend_node_id, attributes: f_attributes, text_value: f_text_value,
            input_value: f_input_value, input_checked: f_input_checked,
            option_selected: f_option_selected, content_document_index: f_content_document_index,
            pseudo_type: f_pseudo_type, pseudo_identifier: f_pseudo_identifier,
            is_clickable: f_is_clickable, current_source_url: f_current_source_url,
            origin_url: f_origin_url,
        })
    }
}

/// `DOMSnapshot.LayoutTreeSnapshot`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/DOMSnapshot/#type-LayoutTreeSnapshot)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct LayoutTreeSnapshot {
    pub node_index: Vec<i64>,
    pub styles: Vec<ArrayOfStrings>,
    pub bounds: Vec<Rectangle>,
    pub text: Vec<StringIndex>,
    pub stacking_contexts: RareBooleanData,
    pub paint_orders: Option<Vec<i64>>,
    pub offset_rects: Option<Vec<Rectangle>>,
    pub scroll_rects: Option<Vec<Rectangle>>,
    pub client_rects: Option<Vec<Rectangle>>,
    /// Experimental.
    pub blended_background_colors: Option<Vec<StringIndex>>,
    /// Experimental.
    pub text_color_opacities: Option<Vec<f64>>,
}
impl p::Decode for LayoutTreeSnapshot {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_node_index = Default::default(); let mut f_styles = Default::default();
        let mut f_bounds = Default::default(); let mut f_text = Default::default();
        let mut f_stacking_contexts = None; let mut f_paint_orders = None;
        let mut f_offset_rects = None; let mut f_scroll_rects = None; let mut f_client_rects = None;
        let mut f_blended_background_colors = None; let mut f_text_color_opacities = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"nodeIndex" => r.read_lenient(&mut f_node_index),
                b"styles" => r.read_lenient(&mut f_styles),
                b"bounds" => r.read_lenient(&mut f_bounds),
                b"text" => r.read_lenient(&mut f_text),
                b"stackingContexts" => r.read(&mut f_stacking_contexts),
                b"paintOrders" => r.read(&mut f_paint_orders),
                b"offsetRects" => r.read(&mut f_offset_rects),
                b"scrollRects" => r.read(&mut f_scroll_rects),
                b"clientRects" => r.read(&mut f_client_rects),
                b"blendedBackgroundColors" => r.read(&mut f_blended_background_colors),
                b"textColorOpacities" => r.read(&mut f_text_color_opacities),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            node_index: f_node_index, styles: f_styles, bounds: f_bounds, text: f_text,
            stacking_contexts: r.need(f_stacking_contexts, at, "stackingContexts")?,
            paint_orders: f_paint_orders, offset_rects: f_offset_rects,
            scroll_rects: f_scroll_rects, client_rects: f_client_rects,
            blended_background_colors: f_blended_background_colors,
            text_color_opacities: f_text_color_opacities,
        })
    }
}

/// `DOMSnapshot.TextBoxSnapshot`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/DOMSnapshot/#type-TextBoxSnapshot)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct TextBoxSnapshot {
    pub layout_index: Vec<i64>,
    pub bounds: Vec<Rectangle>,
    pub start: Vec<i64>,
    pub length: Vec<i64>,
}
impl p::Decode for TextBoxSnapshot {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        r.begin_object()?;
        let mut f_layout_index = Default::default(); let mut f_bounds = Default::default();
        let mut f_start = Default::default(); let mut f_length = Default::default();
        while let Some(name) = r.name()? {
            match &*name {
                b"layoutIndex" => r.read_lenient(&mut f_layout_index),
                b"bounds" => r.read_lenient(&mut f_bounds),
                b"start" => r.read_lenient(&mut f_start),
                b"length" => r.read_lenient(&mut f_length),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            layout_index: f_layout_index, bounds: f_bounds, start: f_start, length: f_length,
        })
    }
}

/// `DOMSnapshot.disable`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/DOMSnapshot/#method-disable)
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
    const METHOD: &'static str = "DOMSnapshot.disable";
    type Response = p::Empty;
}

/// `DOMSnapshot.enable`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/DOMSnapshot/#method-enable)
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
    const METHOD: &'static str = "DOMSnapshot.enable";
    type Response = p::Empty;
}

/// `DOMSnapshot.getSnapshot`. **Deprecated.** [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/DOMSnapshot/#method-getSnapshot)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct GetSnapshot {
    pub computed_style_whitelist: Vec<String>,
    pub include_event_listeners: Option<bool>,
    pub include_paint_order: Option<bool>,
    pub include_user_agent_shadow_tree: Option<bool>,
}
impl GetSnapshot {
    pub fn new(computed_style_whitelist: Vec<String>) -> Self { Self { computed_style_whitelist, include_event_listeners: None, include_paint_order: None, include_user_agent_shadow_tree: None } }
    pub fn with(mut self, set: impl FnOnce(&mut Self)) -> Self { set(&mut self); self }
}
impl p::Encode for GetSnapshot {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.field("computedStyleWhitelist", &self.computed_style_whitelist);
        w.optional("includeEventListeners", &self.include_event_listeners);
        w.optional("includePaintOrder", &self.include_paint_order);
        w.optional("includeUserAgentShadowTree", &self.include_user_agent_shadow_tree);
        w.end_object();
    }
}
impl p::Command for GetSnapshot {
    const METHOD: &'static str = "DOMSnapshot.getSnapshot";
    type Response = GetSnapshotResponse;
}

/// The reply to [`GetSnapshot`].
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct GetSnapshotResponse {
    pub dom_nodes: Vec<DOMNode>,
    pub layout_tree_nodes: Vec<LayoutTreeNode>,
    pub computed_styles: Vec<ComputedStyle>,
}
impl p::Decode for GetSnapshotResponse {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        r.begin_object()?;
        let mut f_dom_nodes = Default::default(); let mut f_layout_tree_nodes = Default::default();
        let mut f_computed_styles = Default::default();
        while let Some(name) = r.name()? {
            match &*name {
                b"domNodes" => r.read_lenient(&mut f_dom_nodes),
                b"layoutTreeNodes" => r.read_lenient(&mut f_layout_tree_nodes),
                b"computedStyles" => r.read_lenient(&mut f_computed_styles),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            dom_nodes: f_dom_nodes, layout_tree_nodes: f_layout_tree_nodes,
            computed_styles: f_computed_styles,
        })
    }
}

/// `DOMSnapshot.captureSnapshot`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/DOMSnapshot/#method-captureSnapshot)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct CaptureSnapshot {
    pub computed_styles: Vec<String>,
    pub include_paint_order: Option<bool>,
    pub include_dom_rects: Option<bool>,
    /// Experimental.
    pub include_blended_background_colors: Option<bool>,
    /// Experimental.
    pub include_text_color_opacities: Option<bool>,
}
impl CaptureSnapshot {
    pub fn new(computed_styles: Vec<String>) -> Self { Self { computed_styles, include_paint_order: None, include_dom_rects: None, include_blended_background_colors: None, include_text_color_opacities: None } }
    pub fn with(mut self, set: impl FnOnce(&mut Self)) -> Self { set(&mut self); self }
}
impl p::Encode for CaptureSnapshot {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.field("computedStyles", &self.computed_styles);
        w.optional("includePaintOrder", &self.include_paint_order);
        w.optional("includeDOMRects", &self.include_dom_rects);
        w.optional("includeBlendedBackgroundColors", &self.include_blended_background_colors);
        w.optional("includeTextColorOpacities", &self.include_text_color_opacities);
        w.end_object();
    }
}
impl p::Command for CaptureSnapshot {
    const METHOD: &'static str = "DOMSnapshot.captureSnapshot";
    type Response = CaptureSnapshotResponse;
}

/// The reply to [`CaptureSnapshot`].
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct CaptureSnapshotResponse {
    pub documents: Vec<DocumentSnapshot>,
    pub strings: Vec<String>,
}
impl p::Decode for CaptureSnapshotResponse {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        r.begin_object()?;
        let mut f_documents = Default::default(); let mut f_strings = Default::default();
        while let Some(name) = r.name()? {
            match &*name {
                b"documents" => r.read_lenient(&mut f_documents),
                b"strings" => r.read_lenient(&mut f_strings),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            documents: f_documents, strings: f_strings,
        })
    }
}
