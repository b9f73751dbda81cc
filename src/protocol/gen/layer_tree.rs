// Generated from protocol/*.json; do not edit.
// To regenerate: cargo test --test protocol -- bless
//! The `LayerTree` domain. Experimental. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/LayerTree/)

use crate::protocol as p;

text_type! {
    /// `LayerTree.LayerId`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/LayerTree/#type-LayerId)
    LayerId
}

text_type! {
    /// `LayerTree.SnapshotId`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/LayerTree/#type-SnapshotId)
    SnapshotId
}

/// `LayerTree.ScrollRect`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/LayerTree/#type-ScrollRect)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct ScrollRect {
    pub rect: p::dom::Rect,
    pub r#type: ScrollRectType,
}
impl p::Decode for ScrollRect {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_rect = None; let mut f_type = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"rect" => r.read(&mut f_rect),
                b"type" => r.read(&mut f_type),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            rect: r.need(f_rect, at, "rect")?, r#type: r.need(f_type, at, "type")?,
        })
    }
}

/// `LayerTree.StickyPositionConstraint`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/LayerTree/#type-StickyPositionConstraint)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct StickyPositionConstraint {
    pub sticky_box_rect: p::dom::Rect,
    pub containing_block_rect: p::dom::Rect,
    pub nearest_layer_shifting_sticky_box: Option<LayerId>,
    pub nearest_layer_shifting_containing_block: Option<LayerId>,
}
impl p::Decode for StickyPositionConstraint {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_sticky_box_rect = None; let mut f_containing_block_rect = None;
        let mut f_nearest_layer_shifting_sticky_box = None;
        let mut f_nearest_layer_shifting_containing_block = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"stickyBoxRect" => r.read(&mut f_sticky_box_rect),
                b"containingBlockRect" => r.read(&mut f_containing_block_rect),
                b"nearestLayerShiftingStickyBox" => r.read(&mut f_nearest_layer_shifting_sticky_box),
                b"nearestLayerShiftingContainingBlock" => r.read(&mut f_nearest_layer_shifting_containing_block),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            sticky_box_rect: r.need(f_sticky_box_rect, at, "stickyBoxRect")?,
            containing_block_rect: r.need(f_containing_block_rect, at, "containingBlockRect")?,
            nearest_layer_shifting_sticky_box: f_nearest_layer_shifting_sticky_box,
            nearest_layer_shifting_containing_block: f_nearest_layer_shifting_containing_block,
        })
    }
}

/// `LayerTree.PictureTile`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/LayerTree/#type-PictureTile)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct PictureTile {
    pub x: f64,
    pub y: f64,
    pub picture: p::Binary,
}
impl PictureTile {
    pub fn new(x: f64, y: f64, picture: impl Into<p::Binary>) -> Self { Self { x, y, picture: picture.into() } }
}
impl p::Encode for PictureTile {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.field("x", &self.x);
        w.field("y", &self.y);
        w.field("picture", &self.picture);
        w.end_object();
    }
}

/// `LayerTree.Layer`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/LayerTree/#type-Layer)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Layer {
    pub layer_id: LayerId,
    pub parent_layer_id: Option<LayerId>,
    pub backend_node_id: Option<p::dom::BackendNodeId>,
    pub offset_x: f64,
    pub offset_y: f64,
    pub width: f64,
    pub height: f64,
    pub transform: Option<Vec<f64>>,
    pub anchor_x: Option<f64>,
    pub anchor_y: Option<f64>,
    pub anchor_z: Option<f64>,
    pub paint_count: i64,
    pub draws_content: bool,
    pub invisible: Option<bool>,
    pub scroll_rects: Option<Vec<ScrollRect>>,
    pub sticky_position_constraint: Option<StickyPositionConstraint>,
}
impl p::Decode for Layer {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_layer_id = None; let mut f_parent_layer_id = None;
        let mut f_backend_node_id = None; let mut f_offset_x = None; let mut f_offset_y = None;
        let mut f_width = None; let mut f_height = None; let mut f_transform = None;
        let mut f_anchor_x = None; let mut f_anchor_y = None; let mut f_anchor_z = None;
        let mut f_paint_count = None; let mut f_draws_content = Default::default();
        let mut f_invisible = None; let mut f_scroll_rects = None;
        let mut f_sticky_position_constraint = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"layerId" => r.read(&mut f_layer_id),
                b"parentLayerId" => r.read(&mut f_parent_layer_id),
                b"backendNodeId" => r.read(&mut f_backend_node_id),
                b"offsetX" => r.read(&mut f_offset_x),
                b"offsetY" => r.read(&mut f_offset_y),
                b"width" => r.read(&mut f_width),
                b"height" => r.read(&mut f_height),
                b"transform" => r.read(&mut f_transform),
                b"anchorX" => r.read(&mut f_anchor_x),
                b"anchorY" => r.read(&mut f_anchor_y),
                b"anchorZ" => r.read(&mut f_anchor_z),
                b"paintCount" => r.read(&mut f_paint_count),
                b"drawsContent" => r.read_lenient(&mut f_draws_content),
                b"invisible" => r.read(&mut f_invisible),
                b"scrollRects" => r.read(&mut f_scroll_rects),
                b"stickyPositionConstraint" => r.read(&mut f_sticky_position_constraint),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            layer_id: r.need(f_layer_id, at, "layerId")?, parent_layer_id: f_parent_layer_id,
            backend_node_id: f_backend_node_id, offset_x: r.need(f_offset_x, at, "offsetX")?,
            offset_y: r.need(f_offset_y, at, "offsetY")?, width: r.need(f_width, at, "width")?,
            height: r.need(f_height, at, "height")?, transform: f_transform, anchor_x: f_anchor_x,
            anchor_y: f_anchor_y, anchor_z: f_anchor_z,
            paint_count: r.need(f_paint_count, at, "paintCount")?, draws_content: f_draws_content,
            invisible: f_invisible, scroll_rects: f_scroll_rects,
            sticky_position_constraint: f_sticky_position_constraint,
        })
    }
}

wrapper_type! {
    /// `LayerTree.PaintProfile`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/LayerTree/#type-PaintProfile)
    PaintProfile(Vec<f64>): Decode
}

/// `LayerTree.compositingReasons`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/LayerTree/#method-compositingReasons)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct CompositingReasons {
    pub layer_id: LayerId,
}
impl CompositingReasons {
    pub fn new(layer_id: impl Into<LayerId>) -> Self { Self { layer_id: layer_id.into() } }
}
impl p::Encode for CompositingReasons {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.field("layerId", &self.layer_id);
        w.end_object();
    }
}
impl p::Command for CompositingReasons {
    const METHOD: &'static str = "LayerTree.compositingReasons";
    type Response = CompositingReasonsResponse;
}

/// The reply to [`CompositingReasons`].
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct CompositingReasonsResponse {
    pub compositing_reasons: Vec<String>,
    pub compositing_reason_ids: Vec<String>,
}
impl p::Decode for CompositingReasonsResponse {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        r.begin_object()?;
        let mut f_compositing_reasons = Default::default();
        let mut f_compositing_reason_ids = Default::default();
        while let Some(name) = r.name()? {
            match &*name {
                b"compositingReasons" => r.read_lenient(&mut f_compositing_reasons),
                b"compositingReasonIds" => r.read_lenient(&mut f_compositing_reason_ids),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            compositing_reasons: f_compositing_reasons,
            compositing_reason_ids: f_compositing_reason_ids,
        })
    }
}

/// `LayerTree.disable`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/LayerTree/#method-disable)
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
    const METHOD: &'static str = "LayerTree.disable";
    type Response = p::Empty;
}

/// `LayerTree.enable`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/LayerTree/#method-enable)
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
    const METHOD: &'static str = "LayerTree.enable";
    type Response = p::Empty;
}

/// `LayerTree.loadSnapshot`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/LayerTree/#method-loadSnapshot)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct LoadSnapshot {
    pub tiles: Vec<PictureTile>,
}
impl LoadSnapshot {
    pub fn new(tiles: Vec<PictureTile>) -> Self { Self { tiles } }
}
impl p::Encode for LoadSnapshot {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.field("tiles", &self.tiles);
        w.end_object();
    }
}
impl p::Command for LoadSnapshot {
    const METHOD: &'static str = "LayerTree.loadSnapshot";
    type Response = LoadSnapshotResponse;
}

/// The reply to [`LoadSnapshot`].
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct LoadSnapshotResponse {
    pub snapshot_id: SnapshotId,
}
impl p::Decode for LoadSnapshotResponse {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_snapshot_id = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"snapshotId" => r.read(&mut f_snapshot_id),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            snapshot_id: r.need(f_snapshot_id, at, "snapshotId")?,
        })
    }
}

/// `LayerTree.makeSnapshot`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/LayerTree/#method-makeSnapshot)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct MakeSnapshot {
    pub layer_id: LayerId,
}
impl MakeSnapshot {
    pub fn new(layer_id: impl Into<LayerId>) -> Self { Self { layer_id: layer_id.into() } }
}
impl p::Encode for MakeSnapshot {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.field("layerId", &self.layer_id);
        w.end_object();
    }
}
impl p::Command for MakeSnapshot {
    const METHOD: &'static str = "LayerTree.makeSnapshot";
    type Response = MakeSnapshotResponse;
}

/// The reply to [`MakeSnapshot`].
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct MakeSnapshotResponse {
    pub snapshot_id: SnapshotId,
}
impl p::Decode for MakeSnapshotResponse {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_snapshot_id = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"snapshotId" => r.read(&mut f_snapshot_id),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            snapshot_id: r.need(f_snapshot_id, at, "snapshotId")?,
        })
    }
}

/// `LayerTree.profileSnapshot`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/LayerTree/#method-profileSnapshot)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct ProfileSnapshot {
    pub snapshot_id: SnapshotId,
    pub min_repeat_count: Option<i64>,
    pub min_duration: Option<f64>,
    pub clip_rect: Option<p::dom::Rect>,
}
impl ProfileSnapshot {
    pub fn new(snapshot_id: impl Into<SnapshotId>) -> Self { Self { snapshot_id: snapshot_id.into(), min_repeat_count: None, min_duration: None, clip_rect: None } }
    pub fn with(mut self, set: impl FnOnce(&mut Self)) -> Self { set(&mut self); self }
}
impl p::Encode for ProfileSnapshot {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.field("snapshotId", &self.snapshot_id);
        w.optional("minRepeatCount", &self.min_repeat_count);
        w.optional("minDuration", &self.min_duration);
        w.optional("clipRect", &self.clip_rect);
        w.end_object();
    }
}
impl p::Command for ProfileSnapshot {
    const METHOD: &'static str = "LayerTree.profileSnapshot";
    type Response = ProfileSnapshotResponse;
}

/// The reply to [`ProfileSnapshot`].
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct ProfileSnapshotResponse {
    pub timings: Vec<PaintProfile>,
}
impl p::Decode for ProfileSnapshotResponse {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        r.begin_object()?;
        let mut f_timings = Default::default();
        while let Some(name) = r.name()? {
            match &*name {
                b"timings" => r.read_lenient(&mut f_timings),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            timings: f_timings,
        })
    }
}

/// `LayerTree.releaseSnapshot`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/LayerTree/#method-releaseSnapshot)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct ReleaseSnapshot {
    pub snapshot_id: SnapshotId,
}
impl ReleaseSnapshot {
    pub fn new(snapshot_id: impl Into<SnapshotId>) -> Self { Self { snapshot_id: snapshot_id.into() } }
}
impl p::Encode for ReleaseSnapshot {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.field("snapshotId", &self.snapshot_id);
        w.end_object();
    }
}
impl p::Command for ReleaseSnapshot {
    const METHOD: &'static str = "LayerTree.releaseSnapshot";
    type Response = p::Empty;
}

/// `LayerTree.replaySnapshot`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/LayerTree/#method-replaySnapshot)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct ReplaySnapshot {
    pub snapshot_id: SnapshotId,
    pub from_step: Option<i64>,
    pub to_step: Option<i64>,
    pub scale: Option<f64>,
}
impl ReplaySnapshot {
    pub fn new(snapshot_id: impl Into<SnapshotId>) -> Self { Self { snapshot_id: snapshot_id.into(), from_step: None, to_step: None, scale: None } }
    pub fn with(mut self, set: impl FnOnce(&mut Self)) -> Self { set(&mut self); self }
}
impl p::Encode for ReplaySnapshot {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.field("snapshotId", &self.snapshot_id);
        w.optional("fromStep", &self.from_step);
        w.optional("toStep", &self.to_step);
        w.optional("scale", &self.scale);
        w.end_object();
    }
}
impl p::Command for ReplaySnapshot {
    const METHOD: &'static str = "LayerTree.replaySnapshot";
    type Response = ReplaySnapshotResponse;
}

/// The reply to [`ReplaySnapshot`].
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct ReplaySnapshotResponse {
    pub data_url: String,
}
impl p::Decode for ReplaySnapshotResponse {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_data_url = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"dataURL" => r.read(&mut f_data_url),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            data_url: r.need(f_data_url, at, "dataURL")?,
        })
    }
}

/// `LayerTree.snapshotCommandLog`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/LayerTree/#method-snapshotCommandLog)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct SnapshotCommandLog {
    pub snapshot_id: SnapshotId,
}
impl SnapshotCommandLog {
    pub fn new(snapshot_id: impl Into<SnapshotId>) -> Self { Self { snapshot_id: snapshot_id.into() } }
}
impl p::Encode for SnapshotCommandLog {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.field("snapshotId", &self.snapshot_id);
        w.end_object();
    }
}
impl p::Command for SnapshotCommandLog {
    const METHOD: &'static str = "LayerTree.snapshotCommandLog";
    type Response = SnapshotCommandLogResponse;
}

/// The reply to [`SnapshotCommandLog`].
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct SnapshotCommandLogResponse {
    pub command_log: Vec<p::RawJson>,
}
impl p::Decode for SnapshotCommandLogResponse {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        r.begin_object()?;
        let mut f_command_log = Default::default();
        while let Some(name) = r.name()? {
            match &*name {
                b"commandLog" => r.read_lenient(&mut f_command_log),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            command_log: f_command_log,
        })
    }
}

/// `LayerTree.layerPainted`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/LayerTree/#event-layerPainted)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct LayerPainted {
    pub layer_id: LayerId,
    pub clip: p::dom::Rect,
}
impl p::Decode for LayerPainted {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_layer_id = None; let mut f_clip = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"layerId" => r.read(&mut f_layer_id),
                b"clip" => r.read(&mut f_clip),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            layer_id: r.need(f_layer_id, at, "layerId")?, clip: r.need(f_clip, at, "clip")?,
        })
    }
}
impl p::Event for LayerPainted { const METHOD: &'static str = "LayerTree.layerPainted"; }

/// `LayerTree.layerTreeDidChange`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/LayerTree/#event-layerTreeDidChange)
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct LayerTreeDidChange {
    pub layers: Option<Vec<Layer>>,
}
impl p::Decode for LayerTreeDidChange {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        r.begin_object()?;
        let mut f_layers = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"layers" => r.read(&mut f_layers),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            layers: f_layers,
        })
    }
}
impl p::Event for LayerTreeDidChange { const METHOD: &'static str = "LayerTree.layerTreeDidChange"; }

open_enum! {
    /// Of `type` in [`ScrollRect`].
    ScrollRectType {
        REPAINTS_ON_SCROLL = "RepaintsOnScroll", TOUCH_EVENT_HANDLER = "TouchEventHandler",
        WHEEL_EVENT_HANDLER = "WheelEventHandler",
    }
}
