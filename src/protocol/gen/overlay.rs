// Generated from protocol/*.json; do not edit.
// To regenerate: cargo test --test protocol -- bless
//! The `Overlay` domain. Experimental. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Overlay/)

use crate::protocol as p;

/// `Overlay.SourceOrderConfig`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Overlay/#type-SourceOrderConfig)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct SourceOrderConfig {
    pub parent_outline_color: p::dom::RGBA,
    pub child_outline_color: p::dom::RGBA,
}
impl SourceOrderConfig {
    pub fn new(parent_outline_color: p::dom::RGBA, child_outline_color: p::dom::RGBA) -> Self { Self { parent_outline_color, child_outline_color } }
}
impl p::Encode for SourceOrderConfig {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.field("parentOutlineColor", &self.parent_outline_color);
        w.field("childOutlineColor", &self.child_outline_color);
        w.end_object();
    }
}

/// `Overlay.GridHighlightConfig`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Overlay/#type-GridHighlightConfig)
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct GridHighlightConfig {
    pub show_grid_extension_lines: Option<bool>,
    pub show_positive_line_numbers: Option<bool>,
    pub show_negative_line_numbers: Option<bool>,
    pub show_area_names: Option<bool>,
    pub show_line_names: Option<bool>,
    pub show_track_sizes: Option<bool>,
    pub grid_border_color: Option<p::dom::RGBA>,
    /// **Deprecated.**
    pub cell_border_color: Option<p::dom::RGBA>,
    pub row_line_color: Option<p::dom::RGBA>,
    pub column_line_color: Option<p::dom::RGBA>,
    pub grid_border_dash: Option<bool>,
    /// **Deprecated.**
    pub cell_border_dash: Option<bool>,
    pub row_line_dash: Option<bool>,
    pub column_line_dash: Option<bool>,
    pub row_gap_color: Option<p::dom::RGBA>,
    pub row_hatch_color: Option<p::dom::RGBA>,
    pub column_gap_color: Option<p::dom::RGBA>,
    pub column_hatch_color: Option<p::dom::RGBA>,
    pub area_border_color: Option<p::dom::RGBA>,
    pub grid_background_color: Option<p::dom::RGBA>,
}
impl GridHighlightConfig {
    pub fn new() -> Self { Self { show_grid_extension_lines: None, show_positive_line_numbers: None, show_negative_line_numbers: None, show_area_names: None, show_line_names: None, show_track_sizes: None, grid_border_color: None, cell_border_color: None, row_line_color: None, column_line_color: None, grid_border_dash: None, cell_border_dash: None, row_line_dash: None, column_line_dash: None, row_gap_color: None, row_hatch_color: None, column_gap_color: None, column_hatch_color: None, area_border_color: None, grid_background_color: None } }
    pub fn with(mut self, set: impl FnOnce(&mut Self)) -> Self { set(&mut self); self }
}
impl p::Encode for GridHighlightConfig {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.optional("showGridExtensionLines", &self.show_grid_extension_lines);
        w.optional("showPositiveLineNumbers", &self.show_positive_line_numbers);
        w.optional("showNegativeLineNumbers", &self.show_negative_line_numbers);
        w.optional("showAreaNames", &self.show_area_names);
        w.optional("showLineNames", &self.show_line_names);
        w.optional("showTrackSizes", &self.show_track_sizes);
        w.optional("gridBorderColor", &self.grid_border_color);
        w.optional("cellBorderColor", &self.cell_border_color);
        w.optional("rowLineColor", &self.row_line_color);
        w.optional("columnLineColor", &self.column_line_color);
        w.optional("gridBorderDash", &self.grid_border_dash);
        w.optional("cellBorderDash", &self.cell_border_dash);
        w.optional("rowLineDash", &self.row_line_dash);
        w.optional("columnLineDash", &self.column_line_dash);
        w.optional("rowGapColor", &self.row_gap_color);
        w.optional("rowHatchColor", &self.row_hatch_color);
        w.optional("columnGapColor", &self.column_gap_color);
        w.optional("columnHatchColor", &self.column_hatch_color);
        w.optional("areaBorderColor", &self.area_border_color);
        w.optional("gridBackgroundColor", &self.grid_background_color);
        w.end_object();
    }
}

/// `Overlay.FlexContainerHighlightConfig`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Overlay/#type-FlexContainerHighlightConfig)
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct FlexContainerHighlightConfig {
    pub container_border: Option<LineStyle>,
    pub line_separator: Option<LineStyle>,
    pub item_separator: Option<LineStyle>,
    pub main_distributed_space: Option<BoxStyle>,
    pub cross_distributed_space: Option<BoxStyle>,
    pub row_gap_space: Option<BoxStyle>,
    pub column_gap_space: Option<BoxStyle>,
    pub cross_alignment: Option<LineStyle>,
}
impl FlexContainerHighlightConfig {
    pub fn new() -> Self { Self { container_border: None, line_separator: None, item_separator: None, main_distributed_space: None, cross_distributed_space: None, row_gap_space: None, column_gap_space: None, cross_alignment: None } }
    pub fn with(mut self, set: impl FnOnce(&mut Self)) -> Self { set(&mut self); self }
}
impl p::Encode for FlexContainerHighlightConfig {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.optional("containerBorder", &self.container_border);
        w.optional("lineSeparator", &self.line_separator);
        w.optional("itemSeparator", &self.item_separator);
        w.optional("mainDistributedSpace", &self.main_distributed_space);
        w.optional("crossDistributedSpace", &self.cross_distributed_space);
        w.optional("rowGapSpace", &self.row_gap_space);
        w.optional("columnGapSpace", &self.column_gap_space);
        w.optional("crossAlignment", &self.cross_alignment);
        w.end_object();
    }
}

/// `Overlay.FlexItemHighlightConfig`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Overlay/#type-FlexItemHighlightConfig)
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct FlexItemHighlightConfig {
    pub base_size_box: Option<BoxStyle>,
    pub base_size_border: Option<LineStyle>,
    pub flexibility_arrow: Option<LineStyle>,
}
impl FlexItemHighlightConfig {
    pub fn new() -> Self { Self { base_size_box: None, base_size_border: None, flexibility_arrow: None } }
    pub fn with(mut self, set: impl FnOnce(&mut Self)) -> Self { set(&mut self); self }
}
impl p::Encode for FlexItemHighlightConfig {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.optional("baseSizeBox", &self.base_size_box);
        w.optional("baseSizeBorder", &self.base_size_border);
        w.optional("flexibilityArrow", &self.flexibility_arrow);
        w.end_object();
    }
}

/// `Overlay.LineStyle`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Overlay/#type-LineStyle)
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct LineStyle {
    pub color: Option<p::dom::RGBA>,
    pub pattern: Option<LineStylePattern>,
}
impl LineStyle {
    pub fn new() -> Self { Self { color: None, pattern: None } }
    pub fn with(mut self, set: impl FnOnce(&mut Self)) -> Self { set(&mut self); self }
}
impl p::Encode for LineStyle {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.optional("color", &self.color);
        w.optional("pattern", &self.pattern);
        w.end_object();
    }
}

/// `Overlay.BoxStyle`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Overlay/#type-BoxStyle)
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct BoxStyle {
    pub fill_color: Option<p::dom::RGBA>,
    pub hatch_color: Option<p::dom::RGBA>,
}
impl BoxStyle {
    pub fn new() -> Self { Self { fill_color: None, hatch_color: None } }
    pub fn with(mut self, set: impl FnOnce(&mut Self)) -> Self { set(&mut self); self }
}
impl p::Encode for BoxStyle {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.optional("fillColor", &self.fill_color);
        w.optional("hatchColor", &self.hatch_color);
        w.end_object();
    }
}

open_enum! {
    /// `Overlay.ContrastAlgorithm`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Overlay/#type-ContrastAlgorithm)
    ContrastAlgorithm {
        AA = "aa", AAA = "aaa", APCA = "apca",
    }
}

/// `Overlay.ImcbHighlightConfig`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Overlay/#type-ImcbHighlightConfig)
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct ImcbHighlightConfig {
    pub imcb_border_color: Option<p::dom::RGBA>,
    pub imcb_background_color: Option<p::dom::RGBA>,
    pub insets_background_color: Option<p::dom::RGBA>,
    pub insets_hatch_color: Option<p::dom::RGBA>,
    pub anchor_border_color: Option<p::dom::RGBA>,
    pub anchor_background_color: Option<p::dom::RGBA>,
    pub show_position_area_grid: Option<bool>,
    pub position_area_grid_line_color: Option<p::dom::RGBA>,
    pub position_area_active_region_color: Option<p::dom::RGBA>,
}
impl ImcbHighlightConfig {
    pub fn new() -> Self { Self { imcb_border_color: None, imcb_background_color: None, insets_background_color: None, insets_hatch_color: None, anchor_border_color: None, anchor_background_color: None, show_position_area_grid: None, position_area_grid_line_color: None, position_area_active_region_color: None } }
    pub fn with(mut self, set: impl FnOnce(&mut Self)) -> Self { set(&mut self); self }
}
impl p::Encode for ImcbHighlightConfig {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.optional("imcbBorderColor", &self.imcb_border_color);
        w.optional("imcbBackgroundColor", &self.imcb_background_color);
        w.optional("insetsBackgroundColor", &self.insets_background_color);
        w.optional("insetsHatchColor", &self.insets_hatch_color);
        w.optional("anchorBorderColor", &self.anchor_border_color);
        w.optional("anchorBackgroundColor", &self.anchor_background_color);
        w.optional("showPositionAreaGrid", &self.show_position_area_grid);
        w.optional("positionAreaGridLineColor", &self.position_area_grid_line_color);
        w.optional("positionAreaActiveRegionColor", &self.position_area_active_region_color);
        w.end_object();
    }
}

/// `Overlay.HighlightConfig`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Overlay/#type-HighlightConfig)
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct HighlightConfig {
    pub show_info: Option<bool>,
    pub show_styles: Option<bool>,
    pub show_rulers: Option<bool>,
    pub show_accessibility_info: Option<bool>,
    pub show_extension_lines: Option<bool>,
    pub content_color: Option<p::dom::RGBA>,
    pub padding_color: Option<p::dom::RGBA>,
    pub border_color: Option<p::dom::RGBA>,
    pub margin_color: Option<p::dom::RGBA>,
    pub event_target_color: Option<p::dom::RGBA>,
    pub shape_color: Option<p::dom::RGBA>,
    pub shape_margin_color: Option<p::dom::RGBA>,
    pub css_grid_color: Option<p::dom::RGBA>,
    pub color_format: Option<ColorFormat>,
    pub grid_highlight_config: Option<GridHighlightConfig>,
    pub flex_container_highlight_config: Option<FlexContainerHighlightConfig>,
    pub flex_item_highlight_config: Option<FlexItemHighlightConfig>,
    pub contrast_algorithm: Option<ContrastAlgorithm>,
    pub container_query_container_highlight_config: Option<ContainerQueryContainerHighlightConfig>,
    pub imcb_highlight_config: Option<ImcbHighlightConfig>,
}
impl HighlightConfig {
    pub fn new() -> Self { Self { show_info: None, show_styles: None, show_rulers: None, show_accessibility_info: None, show_extension_lines: None, content_color: None, padding_color: None, border_color: None, margin_color: None, event_target_color: None, shape_color: None, shape_margin_color: None, css_grid_color: None, color_format: None, grid_highlight_config: None, flex_container_highlight_config: None, flex_item_highlight_config: None, contrast_algorithm: None, container_query_container_highlight_config: None, imcb_highlight_config: None } }
    pub fn with(mut self, set: impl FnOnce(&mut Self)) -> Self { set(&mut self); self }
}
impl p::Encode for HighlightConfig {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.optional("showInfo", &self.show_info);
        w.optional("showStyles", &self.show_styles);
        w.optional("showRulers", &self.show_rulers);
        w.optional("showAccessibilityInfo", &self.show_accessibility_info);
        w.optional("showExtensionLines", &self.show_extension_lines);
        w.optional("contentColor", &self.content_color);
        w.optional("paddingColor", &self.padding_color);
        w.optional("borderColor", &self.border_color);
        w.optional("marginColor", &self.margin_color);
        w.optional("eventTargetColor", &self.event_target_color);
        w.optional("shapeColor", &self.shape_color);
        w.optional("shapeMarginColor", &self.shape_margin_color);
        w.optional("cssGridColor", &self.css_grid_color);
        w.optional("colorFormat", &self.color_format);
        w.optional("gridHighlightConfig", &self.grid_highlight_config);
        w.optional("flexContainerHighlightConfig", &self.flex_container_highlight_config);
        w.optional("flexItemHighlightConfig", &self.flex_item_highlight_config);
        w.optional("contrastAlgorithm", &self.contrast_algorithm);
        w.optional("containerQueryContainerHighlightConfig", &self.container_query_container_highlight_config);
        w.optional("imcbHighlightConfig", &self.imcb_highlight_config);
        w.end_object();
    }
}

open_enum! {
    /// `Overlay.ColorFormat`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Overlay/#type-ColorFormat)
    ColorFormat {
        RGB = "rgb", HSL = "hsl", HWB = "hwb", HEX = "hex",
    }
}

/// `Overlay.GridNodeHighlightConfig`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Overlay/#type-GridNodeHighlightConfig)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct GridNodeHighlightConfig {
    pub grid_highlight_config: GridHighlightConfig,
    pub node_id: p::dom::NodeId,
}
impl GridNodeHighlightConfig {
    pub fn new(grid_highlight_config: GridHighlightConfig, node_id: impl Into<p::dom::NodeId>) -> Self { Self { grid_highlight_config, node_id: node_id.into() } }
}
impl p::Encode for GridNodeHighlightConfig {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.field("gridHighlightConfig", &self.grid_highlight_config);
        w.field("nodeId", &self.node_id);
        w.end_object();
    }
}

/// `Overlay.FlexNodeHighlightConfig`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Overlay/#type-FlexNodeHighlightConfig)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct FlexNodeHighlightConfig {
    pub flex_container_highlight_config: FlexContainerHighlightConfig,
    pub node_id: p::dom::NodeId,
}
impl FlexNodeHighlightConfig {
    pub fn new(flex_container_highlight_config: FlexContainerHighlightConfig, node_id: impl Into<p::dom::NodeId>) -> Self { Self { flex_container_highlight_config, node_id: node_id.into() } }
}
impl p::Encode for FlexNodeHighlightConfig {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.field("flexContainerHighlightConfig", &self.flex_container_highlight_config);
        w.field("nodeId", &self.node_id);
        w.end_object();
    }
}

/// `Overlay.ScrollSnapContainerHighlightConfig`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Overlay/#type-ScrollSnapContainerHighlightConfig)
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct ScrollSnapContainerHighlightConfig {
    pub snapport_border: Option<LineStyle>,
    pub snap_area_border: Option<LineStyle>,
    pub scroll_margin_color: Option<p::dom::RGBA>,
    pub scroll_padding_color: Option<p::dom::RGBA>,
}
impl ScrollSnapContainerHighlightConfig {
    pub fn new() -> Self { Self { snapport_border: None, snap_area_border: None, scroll_margin_color: None, scroll_padding_color: None } }
    pub fn with(mut self, set: impl FnOnce(&mut Self)) -> Self { set(&mut self); self }
}
impl p::Encode for ScrollSnapContainerHighlightConfig {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.optional("snapportBorder", &self.snapport_border);
        w.optional("snapAreaBorder", &self.snap_area_border);
        w.optional("scrollMarginColor", &self.scroll_margin_color);
        w.optional("scrollPaddingColor", &self.scroll_padding_color);
        w.end_object();
    }
}

/// `Overlay.ScrollSnapHighlightConfig`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Overlay/#type-ScrollSnapHighlightConfig)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct ScrollSnapHighlightConfig {
    pub scroll_snap_container_highlight_config: ScrollSnapContainerHighlightConfig,
    pub node_id: p::dom::NodeId,
}
impl ScrollSnapHighlightConfig {
    pub fn new(scroll_snap_container_highlight_config: ScrollSnapContainerHighlightConfig, node_id: impl Into<p::dom::NodeId>) -> Self { Self { scroll_snap_container_highlight_config, node_id: node_id.into() } }
}
impl p::Encode for ScrollSnapHighlightConfig {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.field("scrollSnapContainerHighlightConfig", &self.scroll_snap_container_highlight_config);
        w.field("nodeId", &self.node_id);
        w.end_object();
    }
}

/// `Overlay.HingeConfig`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Overlay/#type-HingeConfig)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct HingeConfig {
    pub rect: p::dom::Rect,
    pub content_color: Option<p::dom::RGBA>,
    pub outline_color: Option<p::dom::RGBA>,
}
impl HingeConfig {
    pub fn new(rect: p::dom::Rect) -> Self { Self { rect, content_color: None, outline_color: None } }
    pub fn with(mut self, set: impl FnOnce(&mut Self)) -> Self { set(&mut self); self }
}
impl p::Encode for HingeConfig {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.field("rect", &self.rect);
        w.optional("contentColor", &self.content_color);
        w.optional("outlineColor", &self.outline_color);
        w.end_object();
    }
}

open_enum! {
    /// `Overlay.DisplayCutoutShape`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Overlay/#type-DisplayCutoutShape)
    DisplayCutoutShape {
        PILL = "pill", NOTCH = "notch", CIRCLE = "circle", RECTANGLE = "rectangle",
    }
}

/// `Overlay.DisplayCutoutConfig`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Overlay/#type-DisplayCutoutConfig)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct DisplayCutoutConfig {
    pub rect: p::dom::Rect,
    pub shape: DisplayCutoutShape,
    pub border_radius: Option<i64>,
    pub upper_radius: Option<i64>,
    pub lower_radius: Option<i64>,
    pub cx: Option<i64>,
    pub cy: Option<i64>,
    pub radius: Option<i64>,
    pub content_color: Option<p::dom::RGBA>,
}
impl DisplayCutoutConfig {
    pub fn new(rect: p::dom::Rect, shape: impl Into<DisplayCutoutShape>) -> Self { Self { rect, shape: shape.into(), border_radius: None, upper_radius: None, lower_radius: None, cx: None, cy: None, radius: None, content_color: None } }
    pub fn with(mut self, set: impl FnOnce(&mut Self)) -> Self { set(&mut self); self }
}
impl p::Encode for DisplayCutoutConfig {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.field("rect", &self.rect);
        w.field("shape", &self.shape);
        w.optional("borderRadius", &self.border_radius);
        w.optional("upperRadius", &self.upper_radius);
        w.optional("lowerRadius", &self.lower_radius);
        w.optional("cx", &self.cx);
        w.optional("cy", &self.cy);
        w.optional("radius", &self.radius);
        w.optional("contentColor", &self.content_color);
        w.end_object();
    }
}

/// `Overlay.WindowControlsOverlayConfig`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Overlay/#type-WindowControlsOverlayConfig)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct WindowControlsOverlayConfig {
    pub show_css: bool,
    pub selected_platform: String,
    pub theme_color: String,
}
impl WindowControlsOverlayConfig {
    pub fn new(show_css: bool, selected_platform: impl Into<String>, theme_color: impl Into<String>) -> Self { Self { show_css, selected_platform: selected_platform.into(), theme_color: theme_color.into() } }
}
impl p::Encode for WindowControlsOverlayConfig {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.field("showCSS", &self.show_css);
        w.field("selectedPlatform", &self.selected_platform);
        w.field("themeColor", &self.theme_color);
        w.end_object();
    }
}

/// `Overlay.ContainerQueryHighlightConfig`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Overlay/#type-ContainerQueryHighlightConfig)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct ContainerQueryHighlightConfig {
    pub container_query_container_highlight_config: ContainerQueryContainerHighlightConfig,
    pub node_id: p::dom::NodeId,
}
impl ContainerQueryHighlightConfig {
    pub fn new(container_query_container_highlight_config: ContainerQueryContainerHighlightConfig, node_id: impl Into<p::dom::NodeId>) -> Self { Self { container_query_container_highlight_config, node_id: node_id.into() } }
}
impl p::Encode for ContainerQueryHighlightConfig {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.field("containerQueryContainerHighlightConfig", &self.container_query_container_highlight_config);
        w.field("nodeId", &self.node_id);
        w.end_object();
    }
}

/// `Overlay.ContainerQueryContainerHighlightConfig`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Overlay/#type-ContainerQueryContainerHighlightConfig)
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct ContainerQueryContainerHighlightConfig {
    pub container_border: Option<LineStyle>,
    pub descendant_border: Option<LineStyle>,
}
impl ContainerQueryContainerHighlightConfig {
    pub fn new() -> Self { Self { container_border: None, descendant_border: None } }
    pub fn with(mut self, set: impl FnOnce(&mut Self)) -> Self { set(&mut self); self }
}
impl p::Encode for ContainerQueryContainerHighlightConfig {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.optional("containerBorder", &self.container_border);
        w.optional("descendantBorder", &self.descendant_border);
        w.end_object();
    }
}

/// `Overlay.IsolatedElementHighlightConfig`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Overlay/#type-IsolatedElementHighlightConfig)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct IsolatedElementHighlightConfig {
    pub isolation_mode_highlight_config: IsolationModeHighlightConfig,
    pub node_id: p::dom::NodeId,
}
impl IsolatedElementHighlightConfig {
    pub fn new(isolation_mode_highlight_config: IsolationModeHighlightConfig, node_id: impl Into<p::dom::NodeId>) -> Self { Self { isolation_mode_highlight_config, node_id: node_id.into() } }
}
impl p::Encode for IsolatedElementHighlightConfig {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.field("isolationModeHighlightConfig", &self.isolation_mode_highlight_config);
        w.field("nodeId", &self.node_id);
        w.end_object();
    }
}

/// `Overlay.IsolationModeHighlightConfig`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Overlay/#type-IsolationModeHighlightConfig)
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct IsolationModeHighlightConfig {
    pub resizer_color: Option<p::dom::RGBA>,
    pub resizer_handle_color: Option<p::dom::RGBA>,
    pub mask_color: Option<p::dom::RGBA>,
}
impl IsolationModeHighlightConfig {
    pub fn new() -> Self { Self { resizer_color: None, resizer_handle_color: None, mask_color: None } }
    pub fn with(mut self, set: impl FnOnce(&mut Self)) -> Self { set(&mut self); self }
}
impl p::Encode for IsolationModeHighlightConfig {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.optional("resizerColor", &self.resizer_color);
        w.optional("resizerHandleColor", &self.resizer_handle_color);
        w.optional("maskColor", &self.mask_color);
        w.end_object();
    }
}

open_enum! {
    /// `Overlay.InspectMode`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Overlay/#type-InspectMode)
    InspectMode {
        SEARCH_FOR_NODE = "searchForNode", SEARCH_FOR_UA_SHADOW_DOM = "searchForUAShadowDOM",
        CAPTURE_AREA_SCREENSHOT = "captureAreaScreenshot", NONE = "none",
    }
}

/// `Overlay.InspectedElementAnchorConfig`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Overlay/#type-InspectedElementAnchorConfig)
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct InspectedElementAnchorConfig {
    pub node_id: Option<p::dom::NodeId>,
    pub backend_node_id: Option<p::dom::BackendNodeId>,
}
impl InspectedElementAnchorConfig {
    pub fn new() -> Self { Self { node_id: None, backend_node_id: None } }
    pub fn with(mut self, set: impl FnOnce(&mut Self)) -> Self { set(&mut self); self }
}
impl p::Encode for InspectedElementAnchorConfig {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.optional("nodeId", &self.node_id);
        w.optional("backendNodeId", &self.backend_node_id);
        w.end_object();
    }
}

/// `Overlay.disable`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Overlay/#method-disable)
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
    const METHOD: &'static str = "Overlay.disable";
    type Response = p::Empty;
}

/// `Overlay.enable`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Overlay/#method-enable)
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
    const METHOD: &'static str = "Overlay.enable";
    type Response = p::Empty;
}

/// `Overlay.getHighlightObjectForTest`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Overlay/#method-getHighlightObjectForTest)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct GetHighlightObjectForTest {
    pub node_id: p::dom::NodeId,
    pub include_distance: Option<bool>,
    pub include_style: Option<bool>,
    pub color_format: Option<ColorFormat>,
    pub show_accessibility_info: Option<bool>,
}
impl GetHighlightObjectForTest {
    pub fn new(node_id: impl Into<p::dom::NodeId>) -> Self { Self { node_id: node_id.into(), include_distance: None, include_style: None, color_format: None, show_accessibility_info: None } }
    pub fn with(mut self, set: impl FnOnce(&mut Self)) -> Self { set(&mut self); self }
}
impl p::Encode for GetHighlightObjectForTest {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.field("nodeId", &self.node_id);
        w.optional("includeDistance", &self.include_distance);
        w.optional("includeStyle", &self.include_style);
        w.optional("colorFormat", &self.color_format);
        w.optional("showAccessibilityInfo", &self.show_accessibility_info);
        w.end_object();
    }
}
impl p::Command for GetHighlightObjectForTest {
    const METHOD: &'static str = "Overlay.getHighlightObjectForTest";
    type Response = GetHighlightObjectForTestResponse;
}

/// The reply to [`GetHighlightObjectForTest`].
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct GetHighlightObjectForTestResponse {
    pub highlight: p::RawJson,
}
impl p::Decode for GetHighlightObjectForTestResponse {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_highlight = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"highlight" => r.read(&mut f_highlight),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            highlight: r.need(f_highlight, at, "highlight")?,
        })
    }
}

/// `Overlay.getGridHighlightObjectsForTest`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Overlay/#method-getGridHighlightObjectsForTest)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct GetGridHighlightObjectsForTest {
    pub node_ids: Vec<p::dom::NodeId>,
}
impl GetGridHighlightObjectsForTest {
    pub fn new(node_ids: Vec<p::dom::NodeId>) -> Self { Self { node_ids } }
}
impl p::Encode for GetGridHighlightObjectsForTest {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.field("nodeIds", &self.node_ids);
        w.end_object();
    }
}
impl p::Command for GetGridHighlightObjectsForTest {
    const METHOD: &'static str = "Overlay.getGridHighlightObjectsForTest";
    type Response = GetGridHighlightObjectsForTestResponse;
}

/// The reply to [`GetGridHighlightObjectsForTest`].
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct GetGridHighlightObjectsForTestResponse {
    pub highlights: p::RawJson,
}
impl p::Decode for GetGridHighlightObjectsForTestResponse {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_highlights = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"highlights" => r.read(&mut f_highlights),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            highlights: r.need(f_highlights, at, "highlights")?,
        })
    }
}

/// `Overlay.getSourceOrderHighlightObjectForTest`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Overlay/#method-getSourceOrderHighlightObjectForTest)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct GetSourceOrderHighlightObjectForTest {
    pub node_id: p::dom::NodeId,
}
impl GetSourceOrderHighlightObjectForTest {
    pub fn new(node_id: impl Into<p::dom::NodeId>) -> Self { Self { node_id: node_id.into() } }
}
impl p::Encode for GetSourceOrderHighlightObjectForTest {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.field("nodeId", &self.node_id);
        w.end_object();
    }
}
impl p::Command for GetSourceOrderHighlightObjectForTest {
    const METHOD: &'static str = "Overlay.getSourceOrderHighlightObjectForTest";
    type Response = GetSourceOrderHighlightObjectForTestResponse;
}

/// The reply to [`GetSourceOrderHighlightObjectForTest`].
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct GetSourceOrderHighlightObjectForTestResponse {
    pub highlight: p::RawJson,
}
impl p::Decode for GetSourceOrderHighlightObjectForTestResponse {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_highlight = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"highlight" => r.read(&mut f_highlight),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            highlight: r.need(f_highlight, at, "highlight")?,
        })
    }
}

/// `Overlay.hideHighlight`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Overlay/#method-hideHighlight)
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
    const METHOD: &'static str = "Overlay.hideHighlight";
    type Response = p::Empty;
}

/// `Overlay.highlightFrame`. **Deprecated.** [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Overlay/#method-highlightFrame)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct HighlightFrame {
    pub frame_id: p::page::FrameId,
    pub content_color: Option<p::dom::RGBA>,
    pub content_outline_color: Option<p::dom::RGBA>,
}
impl HighlightFrame {
    pub fn new(frame_id: impl Into<p::page::FrameId>) -> Self { Self { frame_id: frame_id.into(), content_color: None, content_outline_color: None } }
    pub fn with(mut self, set: impl FnOnce(&mut Self)) -> Self { set(&mut self); self }
}
impl p::Encode for HighlightFrame {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.field("frameId", &self.frame_id);
        w.optional("contentColor", &self.content_color);
        w.optional("contentOutlineColor", &self.content_outline_color);
        w.end_object();
    }
}
impl p::Command for HighlightFrame {
    const METHOD: &'static str = "Overlay.highlightFrame";
    type Response = p::Empty;
}

/// `Overlay.highlightNode`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Overlay/#method-highlightNode)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct HighlightNode {
    pub highlight_config: HighlightConfig,
    pub node_id: Option<p::dom::NodeId>,
    pub backend_node_id: Option<p::dom::BackendNodeId>,
    pub object_id: Option<p::runtime::RemoteObjectId>,
    pub selector: Option<String>,
}
impl HighlightNode {
    pub fn new(highlight_config: HighlightConfig) -> Self { Self { highlight_config, node_id: None, backend_node_id: None, object_id: None, selector: None } }
    pub fn with(mut self, set: impl FnOnce(&mut Self)) -> Self { set(&mut self); self }
}
impl p::Encode for HighlightNode {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.field("highlightConfig", &self.highlight_config);
        w.optional("nodeId", &self.node_id);
        w.optional("backendNodeId", &self.backend_node_id);
        w.optional("objectId", &self.object_id);
        w.optional("selector", &self.selector);
        w.end_object();
    }
}
impl p::Command for HighlightNode {
    const METHOD: &'static str = "Overlay.highlightNode";
    type Response = p::Empty;
}

/// `Overlay.highlightQuad`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Overlay/#method-highlightQuad)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct HighlightQuad {
    pub quad: p::dom::Quad,
    pub color: Option<p::dom::RGBA>,
    pub outline_color: Option<p::dom::RGBA>,
}
impl HighlightQuad {
    pub fn new(quad: impl Into<p::dom::Quad>) -> Self { Self { quad: quad.into(), color: None, outline_color: None } }
    pub fn with(mut self, set: impl FnOnce(&mut Self)) -> Self { set(&mut self); self }
}
impl p::Encode for HighlightQuad {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.field("quad", &self.quad);
        w.optional("color", &self.color);
        w.optional("outlineColor", &self.outline_color);
        w.end_object();
    }
}
impl p::Command for HighlightQuad {
    const METHOD: &'static str = "Overlay.highlightQuad";
    type Response = p::Empty;
}

/// `Overlay.highlightRect`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Overlay/#method-highlightRect)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct HighlightRect {
    pub x: i64,
    pub y: i64,
    pub width: i64,
    pub height: i64,
    pub color: Option<p::dom::RGBA>,
    pub outline_color: Option<p::dom::RGBA>,
}
impl HighlightRect {
    pub fn new(x: i64, y: i64, width: i64, height: i64) -> Self { Self { x, y, width, height, color: None, outline_color: None } }
    pub fn with(mut self, set: impl FnOnce(&mut Self)) -> Self { set(&mut self); self }
}
impl p::Encode for HighlightRect {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.field("x", &self.x);
        w.field("y", &self.y);
        w.field("width", &self.width);
        w.field("height", &self.height);
        w.optional("color", &self.color);
        w.optional("outlineColor", &self.outline_color);
        w.end_object();
    }
}
impl p::Command for HighlightRect {
    const METHOD: &'static str = "Overlay.highlightRect";
    type Response = p::Empty;
}

/// `Overlay.highlightSourceOrder`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Overlay/#method-highlightSourceOrder)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct HighlightSourceOrder {
    pub source_order_config: SourceOrderConfig,
    pub node_id: Option<p::dom::NodeId>,
    pub backend_node_id: Option<p::dom::BackendNodeId>,
    pub object_id: Option<p::runtime::RemoteObjectId>,
}
impl HighlightSourceOrder {
    pub fn new(source_order_config: SourceOrderConfig) -> Self { Self { source_order_config, node_id: None, backend_node_id: None, object_id: None } }
    pub fn with(mut self, set: impl FnOnce(&mut Self)) -> Self { set(&mut self); self }
}
impl p::Encode for HighlightSourceOrder {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.field("sourceOrderConfig", &self.source_order_config);
        w.optional("nodeId", &self.node_id);
        w.optional("backendNodeId", &self.backend_node_id);
        w.optional("objectId", &self.object_id);
        w.end_object();
    }
}
impl p::Command for HighlightSourceOrder {
    const METHOD: &'static str = "Overlay.highlightSourceOrder";
    type Response = p::Empty;
}

/// `Overlay.setInspectMode`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Overlay/#method-setInspectMode)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct SetInspectMode {
    pub mode: InspectMode,
    pub highlight_config: Option<HighlightConfig>,
}
impl SetInspectMode {
    pub fn new(mode: impl Into<InspectMode>) -> Self { Self { mode: mode.into(), highlight_config: None } }
    pub fn with(mut self, set: impl FnOnce(&mut Self)) -> Self { set(&mut self); self }
}
impl p::Encode for SetInspectMode {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.field("mode", &self.mode);
        w.optional("highlightConfig", &self.highlight_config);
        w.end_object();
    }
}
impl p::Command for SetInspectMode {
    const METHOD: &'static str = "Overlay.setInspectMode";
    type Response = p::Empty;
}

/// `Overlay.setShowAdHighlights`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Overlay/#method-setShowAdHighlights)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct SetShowAdHighlights {
    pub show: bool,
}
impl SetShowAdHighlights {
    pub fn new(show: bool) -> Self { Self { show } }
}
impl p::Encode for SetShowAdHighlights {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.field("show", &self.show);
        w.end_object();
    }
}
impl p::Command for SetShowAdHighlights {
    const METHOD: &'static str = "Overlay.setShowAdHighlights";
    type Response = p::Empty;
}

/// `Overlay.setPausedInDebuggerMessage`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Overlay/#method-setPausedInDebuggerMessage)
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct SetPausedInDebuggerMessage {
    pub message: Option<String>,
}
impl SetPausedInDebuggerMessage {
    pub fn new() -> Self { Self { message: None } }
    pub fn with(mut self, set: impl FnOnce(&mut Self)) -> Self { set(&mut self); self }
}
impl p::Encode for SetPausedInDebuggerMessage {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.optional("message", &self.message);
        w.end_object();
    }
}
impl p::Command for SetPausedInDebuggerMessage {
    const METHOD: &'static str = "Overlay.setPausedInDebuggerMessage";
    type Response = p::Empty;
}

/// `Overlay.setShowDebugBorders`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Overlay/#method-setShowDebugBorders)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct SetShowDebugBorders {
    pub show: bool,
}
impl SetShowDebugBorders {
    pub fn new(show: bool) -> Self { Self { show } }
}
impl p::Encode for SetShowDebugBorders {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.field("show", &self.show);
        w.end_object();
    }
}
impl p::Command for SetShowDebugBorders {
    const METHOD: &'static str = "Overlay.setShowDebugBorders";
    type Response = p::Empty;
}

/// `Overlay.setShowFPSCounter`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Overlay/#method-setShowFPSCounter)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct SetShowFPSCounter {
    pub show: bool,
}
impl SetShowFPSCounter {
    pub fn new(show: bool) -> Self { Self { show } }
}
impl p::Encode for SetShowFPSCounter {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.field("show", &self.show);
        w.end_object();
    }
}
impl p::Command for SetShowFPSCounter {
    const METHOD: &'static str = "Overlay.setShowFPSCounter";
    type Response = p::Empty;
}

/// `Overlay.setShowGridOverlays`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Overlay/#method-setShowGridOverlays)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct SetShowGridOverlays {
    pub grid_node_highlight_configs: Vec<GridNodeHighlightConfig>,
}
impl SetShowGridOverlays {
    pub fn new(grid_node_highlight_configs: Vec<GridNodeHighlightConfig>) -> Self { Self { grid_node_highlight_configs } }
}
impl p::Encode for SetShowGridOverlays {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.field("gridNodeHighlightConfigs", &self.grid_node_highlight_configs);
        w.end_object();
    }
}
impl p::Command for SetShowGridOverlays {
    const METHOD: &'static str = "Overlay.setShowGridOverlays";
    type Response = p::Empty;
}

/// `Overlay.setShowFlexOverlays`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Overlay/#method-setShowFlexOverlays)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct SetShowFlexOverlays {
    pub flex_node_highlight_configs: Vec<FlexNodeHighlightConfig>,
}
impl SetShowFlexOverlays {
    pub fn new(flex_node_highlight_configs: Vec<FlexNodeHighlightConfig>) -> Self { Self { flex_node_highlight_configs } }
}
impl p::Encode for SetShowFlexOverlays {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.field("flexNodeHighlightConfigs", &self.flex_node_highlight_configs);
        w.end_object();
    }
}
impl p::Command for SetShowFlexOverlays {
    const METHOD: &'static str = "Overlay.setShowFlexOverlays";
    type Response = p::Empty;
}

/// `Overlay.setShowScrollSnapOverlays`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Overlay/#method-setShowScrollSnapOverlays)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct SetShowScrollSnapOverlays {
    pub scroll_snap_highlight_configs: Vec<ScrollSnapHighlightConfig>,
}
impl SetShowScrollSnapOverlays {
    pub fn new(scroll_snap_highlight_configs: Vec<ScrollSnapHighlightConfig>) -> Self { Self { scroll_snap_highlight_configs } }
}
impl p::Encode for SetShowScrollSnapOverlays {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.field("scrollSnapHighlightConfigs", &self.scroll_snap_highlight_configs);
        w.end_object();
    }
}
impl p::Command for SetShowScrollSnapOverlays {
    const METHOD: &'static str = "Overlay.setShowScrollSnapOverlays";
    type Response = p::Empty;
}

/// `Overlay.setShowContainerQueryOverlays`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Overlay/#method-setShowContainerQueryOverlays)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct SetShowContainerQueryOverlays {
    pub container_query_highlight_configs: Vec<ContainerQueryHighlightConfig>,
}
impl SetShowContainerQueryOverlays {
    pub fn new(container_query_highlight_configs: Vec<ContainerQueryHighlightConfig>) -> Self { Self { container_query_highlight_configs } }
}
impl p::Encode for SetShowContainerQueryOverlays {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.field("containerQueryHighlightConfigs", &self.container_query_highlight_configs);
        w.end_object();
    }
}
impl p::Command for SetShowContainerQueryOverlays {
    const METHOD: &'static str = "Overlay.setShowContainerQueryOverlays";
    type Response = p::Empty;
}

/// `Overlay.setShowInspectedElementAnchor`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Overlay/#method-setShowInspectedElementAnchor)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct SetShowInspectedElementAnchor {
    pub inspected_element_anchor_config: InspectedElementAnchorConfig,
}
impl SetShowInspectedElementAnchor {
    pub fn new(inspected_element_anchor_config: InspectedElementAnchorConfig) -> Self { Self { inspected_element_anchor_config } }
}
impl p::Encode for SetShowInspectedElementAnchor {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.field("inspectedElementAnchorConfig", &self.inspected_element_anchor_config);
        w.end_object();
    }
}
impl p::Command for SetShowInspectedElementAnchor {
    const METHOD: &'static str = "Overlay.setShowInspectedElementAnchor";
    type Response = p::Empty;
}

/// `Overlay.setShowPaintRects`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Overlay/#method-setShowPaintRects)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct SetShowPaintRects {
    pub result: bool,
}
impl SetShowPaintRects {
    pub fn new(result: bool) -> Self { Self { result } }
}
impl p::Encode for SetShowPaintRects {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.field("result", &self.result);
        w.end_object();
    }
}
impl p::Command for SetShowPaintRects {
    const METHOD: &'static str = "Overlay.setShowPaintRects";
    type Response = p::Empty;
}

/// `Overlay.setShowLayoutShiftRegions`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Overlay/#method-setShowLayoutShiftRegions)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct SetShowLayoutShiftRegions {
    pub result: bool,
}
impl SetShowLayoutShiftRegions {
    pub fn new(result: bool) -> Self { Self { result } }
}
impl p::Encode for SetShowLayoutShiftRegions {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.field("result", &self.result);
        w.end_object();
    }
}
impl p::Command for SetShowLayoutShiftRegions {
    const METHOD: &'static str = "Overlay.setShowLayoutShiftRegions";
    type Response = p::Empty;
}

/// `Overlay.setShowScrollBottleneckRects`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Overlay/#method-setShowScrollBottleneckRects)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct SetShowScrollBottleneckRects {
    pub show: bool,
}
impl SetShowScrollBottleneckRects {
    pub fn new(show: bool) -> Self { Self { show } }
}
impl p::Encode for SetShowScrollBottleneckRects {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.field("show", &self.show);
        w.end_object();
    }
}
impl p::Command for SetShowScrollBottleneckRects {
    const METHOD: &'static str = "Overlay.setShowScrollBottleneckRects";
    type Response = p::Empty;
}

/// `Overlay.setShowHitTestBorders`. **Deprecated.** [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Overlay/#method-setShowHitTestBorders)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct SetShowHitTestBorders {
    pub show: bool,
}
impl SetShowHitTestBorders {
    pub fn new(show: bool) -> Self { Self { show } }
}
impl p::Encode for SetShowHitTestBorders {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.field("show", &self.show);
        w.end_object();
    }
}
impl p::Command for SetShowHitTestBorders {
    const METHOD: &'static str = "Overlay.setShowHitTestBorders";
    type Response = p::Empty;
}

/// `Overlay.setShowWebVitals`. **Deprecated.** [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Overlay/#method-setShowWebVitals)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct SetShowWebVitals {
    pub show: bool,
}
impl SetShowWebVitals {
    pub fn new(show: bool) -> Self { Self { show } }
}
impl p::Encode for SetShowWebVitals {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.field("show", &self.show);
        w.end_object();
    }
}
impl p::Command for SetShowWebVitals {
    const METHOD: &'static str = "Overlay.setShowWebVitals";
    type Response = p::Empty;
}

/// `Overlay.setShowViewportSizeOnResize`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Overlay/#method-setShowViewportSizeOnResize)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct SetShowViewportSizeOnResize {
    pub show: bool,
}
impl SetShowViewportSizeOnResize {
    pub fn new(show: bool) -> Self { Self { show } }
}
impl p::Encode for SetShowViewportSizeOnResize {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.field("show", &self.show);
        w.end_object();
    }
}
impl p::Command for SetShowViewportSizeOnResize {
    const METHOD: &'static str = "Overlay.setShowViewportSizeOnResize";
    type Response = p::Empty;
}

/// `Overlay.setShowHinge`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Overlay/#method-setShowHinge)
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct SetShowHinge {
    pub hinge_config: Option<HingeConfig>,
}
impl SetShowHinge {
    pub fn new() -> Self { Self { hinge_config: None } }
    pub fn with(mut self, set: impl FnOnce(&mut Self)) -> Self { set(&mut self); self }
}
impl p::Encode for SetShowHinge {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.optional("hingeConfig", &self.hinge_config);
        w.end_object();
    }
}
impl p::Command for SetShowHinge {
    const METHOD: &'static str = "Overlay.setShowHinge";
    type Response = p::Empty;
}

/// `Overlay.setShowDisplayCutout`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Overlay/#method-setShowDisplayCutout)
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct SetShowDisplayCutout {
    pub display_cutout_config: Option<DisplayCutoutConfig>,
}
impl SetShowDisplayCutout {
    pub fn new() -> Self { Self { display_cutout_config: None } }
    pub fn with(mut self, set: impl FnOnce(&mut Self)) -> Self { set(&mut self); self }
}
impl p::Encode for SetShowDisplayCutout {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.optional("displayCutoutConfig", &self.display_cutout_config);
        w.end_object();
    }
}
impl p::Command for SetShowDisplayCutout {
    const METHOD: &'static str = "Overlay.setShowDisplayCutout";
    type Response = p::Empty;
}

/// `Overlay.setShowIsolatedElements`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Overlay/#method-setShowIsolatedElements)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct SetShowIsolatedElements {
    pub isolated_element_highlight_configs: Vec<IsolatedElementHighlightConfig>,
}
impl SetShowIsolatedElements {
    pub fn new(isolated_element_highlight_configs: Vec<IsolatedElementHighlightConfig>) -> Self { Self { isolated_element_highlight_configs } }
}
impl p::Encode for SetShowIsolatedElements {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.field("isolatedElementHighlightConfigs", &self.isolated_element_highlight_configs);
        w.end_object();
    }
}
impl p::Command for SetShowIsolatedElements {
    const METHOD: &'static str = "Overlay.setShowIsolatedElements";
    type Response = p::Empty;
}

/// `Overlay.setShowWindowControlsOverlay`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Overlay/#method-setShowWindowControlsOverlay)
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct SetShowWindowControlsOverlay {
    pub window_controls_overlay_config: Option<WindowControlsOverlayConfig>,
}
impl SetShowWindowControlsOverlay {
    pub fn new() -> Self { Self { window_controls_overlay_config: None } }
    pub fn with(mut self, set: impl FnOnce(&mut Self)) -> Self { set(&mut self); self }
}
impl p::Encode for SetShowWindowControlsOverlay {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.optional("windowControlsOverlayConfig", &self.window_controls_overlay_config);
        w.end_object();
    }
}
impl p::Command for SetShowWindowControlsOverlay {
    const METHOD: &'static str = "Overlay.setShowWindowControlsOverlay";
    type Response = p::Empty;
}

/// `Overlay.inspectNodeRequested`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Overlay/#event-inspectNodeRequested)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct InspectNodeRequested {
    pub backend_node_id: p::dom::BackendNodeId,
}
impl p::Decode for InspectNodeRequested {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_backend_node_id = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"backendNodeId" => r.read(&mut f_backend_node_id),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            backend_node_id: r.need(f_backend_node_id, at, "backendNodeId")?,
        })
    }
}
impl p::Event for InspectNodeRequested { const METHOD: &'static str = "Overlay.inspectNodeRequested"; }

/// `Overlay.nodeHighlightRequested`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Overlay/#event-nodeHighlightRequested)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct NodeHighlightRequested {
    pub node_id: p::dom::NodeId,
}
impl p::Decode for NodeHighlightRequested {
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
impl p::Event for NodeHighlightRequested { const METHOD: &'static str = "Overlay.nodeHighlightRequested"; }

/// `Overlay.screenshotRequested`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Overlay/#event-screenshotRequested)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct ScreenshotRequested {
    pub viewport: p::page::Viewport,
}
impl p::Decode for ScreenshotRequested {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_viewport = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"viewport" => r.read(&mut f_viewport),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            viewport: r.need(f_viewport, at, "viewport")?,
        })
    }
}
impl p::Event for ScreenshotRequested { const METHOD: &'static str = "Overlay.screenshotRequested"; }

/// `Overlay.inspectPanelShowRequested`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Overlay/#event-inspectPanelShowRequested)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct InspectPanelShowRequested {
    pub backend_node_id: p::dom::BackendNodeId,
}
impl p::Decode for InspectPanelShowRequested {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_backend_node_id = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"backendNodeId" => r.read(&mut f_backend_node_id),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            backend_node_id: r.need(f_backend_node_id, at, "backendNodeId")?,
        })
    }
}
impl p::Event for InspectPanelShowRequested { const METHOD: &'static str = "Overlay.inspectPanelShowRequested"; }

/// `Overlay.inspectedElementWindowRestored`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Overlay/#event-inspectedElementWindowRestored)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct InspectedElementWindowRestored {
    pub backend_node_id: p::dom::BackendNodeId,
}
impl p::Decode for InspectedElementWindowRestored {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_backend_node_id = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"backendNodeId" => r.read(&mut f_backend_node_id),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            backend_node_id: r.need(f_backend_node_id, at, "backendNodeId")?,
        })
    }
}
impl p::Event for InspectedElementWindowRestored { const METHOD: &'static str = "Overlay.inspectedElementWindowRestored"; }

/// `Overlay.inspectModeCanceled`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Overlay/#event-inspectModeCanceled)
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct InspectModeCanceled {}
impl p::Decode for InspectModeCanceled {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        r.begin_object()?;
        while r.name()?.is_some() { r.skip()?; }
        Ok(Self {})
    }
}
impl p::Event for InspectModeCanceled { const METHOD: &'static str = "Overlay.inspectModeCanceled"; }

open_enum! {
    /// Of `pattern` in [`LineStyle`].
    LineStylePattern {
        DASHED = "dashed", DOTTED = "dotted",
    }
}
