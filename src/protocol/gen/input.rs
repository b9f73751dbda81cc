// Generated from protocol/*.json; do not edit.
// To regenerate: cargo test --test protocol -- bless
//! The `Input` domain. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Input/)

use crate::protocol as p;

/// `Input.TouchPoint`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Input/#type-TouchPoint)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct TouchPoint {
    pub x: f64,
    pub y: f64,
    pub radius_x: Option<f64>,
    pub radius_y: Option<f64>,
    pub rotation_angle: Option<f64>,
    pub force: Option<f64>,
    /// Experimental.
    pub tangential_pressure: Option<f64>,
    pub tilt_x: Option<f64>,
    pub tilt_y: Option<f64>,
    /// Experimental.
    pub twist: Option<i64>,
    pub id: Option<f64>,
}
impl TouchPoint {
    pub fn new(x: f64, y: f64) -> Self { Self { x, y, radius_x: None, radius_y: None, rotation_angle: None, force: None, tangential_pressure: None, tilt_x: None, tilt_y: None, twist: None, id: None } }
    pub fn with(mut self, set: impl FnOnce(&mut Self)) -> Self { set(&mut self); self }
}
impl p::Encode for TouchPoint {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.field("x", &self.x);
        w.field("y", &self.y);
        w.optional("radiusX", &self.radius_x);
        w.optional("radiusY", &self.radius_y);
        w.optional("rotationAngle", &self.rotation_angle);
        w.optional("force", &self.force);
        w.optional("tangentialPressure", &self.tangential_pressure);
        w.optional("tiltX", &self.tilt_x);
        w.optional("tiltY", &self.tilt_y);
        w.optional("twist", &self.twist);
        w.optional("id", &self.id);
        w.end_object();
    }
}

open_enum! {
    /// `Input.GestureSourceType`. Experimental. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Input/#type-GestureSourceType)
    GestureSourceType {
        DEFAULT = "default", TOUCH = "touch", MOUSE = "mouse",
    }
}

open_enum! {
    /// `Input.MouseButton`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Input/#type-MouseButton)
    MouseButton {
        NONE = "none", LEFT = "left", MIDDLE = "middle", RIGHT = "right", BACK = "back",
        FORWARD = "forward",
    }
}

number_type! {
    /// `Input.TimeSinceEpoch`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Input/#type-TimeSinceEpoch)
    TimeSinceEpoch
}

/// `Input.DragDataItem`. Experimental. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Input/#type-DragDataItem)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct DragDataItem {
    pub mime_type: String,
    pub data: String,
    pub title: Option<String>,
    pub base_url: Option<String>,
}
impl DragDataItem {
    pub fn new(mime_type: impl Into<String>, data: impl Into<String>) -> Self { Self { mime_type: mime_type.into(), data: data.into(), title: None, base_url: None } }
    pub fn with(mut self, set: impl FnOnce(&mut Self)) -> Self { set(&mut self); self }
}
impl p::Encode for DragDataItem {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.field("mimeType", &self.mime_type);
        w.field("data", &self.data);
        w.optional("title", &self.title);
        w.optional("baseURL", &self.base_url);
        w.end_object();
    }
}
impl p::Decode for DragDataItem {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_mime_type = None; let mut f_data = None; let mut f_title = None;
        let mut f_base_url = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"mimeType" => r.read(&mut f_mime_type),
                b"data" => r.read(&mut f_data),
                b"title" => r.read(&mut f_title),
                b"baseURL" => r.read(&mut f_base_url),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            mime_type: r.need(f_mime_type, at, "mimeType")?, data: r.need(f_data, at, "data")?,
            title: f_title, base_url: f_base_url,
        })
    }
}

/// `Input.DragData`. Experimental. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Input/#type-DragData)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct DragData {
    pub items: Vec<DragDataItem>,
    pub files: Option<Vec<String>>,
    pub drag_operations_mask: i64,
}
impl DragData {
    pub fn new(items: Vec<DragDataItem>, drag_operations_mask: i64) -> Self { Self { items, files: None, drag_operations_mask } }
    pub fn with(mut self, set: impl FnOnce(&mut Self)) -> Self { set(&mut self); self }
}
impl p::Encode for DragData {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.field("items", &self.items);
        w.optional("files", &self.files);
        w.field("dragOperationsMask", &self.drag_operations_mask);
        w.end_object();
    }
}
impl p::Decode for DragData {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_items = Default::default(); let mut f_files = None;
        let mut f_drag_operations_mask = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"items" => r.read_lenient(&mut f_items),
                b"files" => r.read(&mut f_files),
                b"dragOperationsMask" => r.read(&mut f_drag_operations_mask),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            items: f_items, files: f_files,
            drag_operations_mask: r.need(f_drag_operations_mask, at, "dragOperationsMask")?,
        })
    }
}

/// `Input.dispatchDragEvent`. Experimental. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Input/#method-dispatchDragEvent)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct DispatchDragEvent {
    pub r#type: DispatchDragEventType,
    pub x: f64,
    pub y: f64,
    pub data: DragData,
    pub modifiers: Option<i64>,
}
impl DispatchDragEvent {
    pub fn new(r#type: impl Into<DispatchDragEventType>, x: f64, y: f64, data: DragData) -> Self { Self { r#type: r#type.into(), x, y, data, modifiers: None } }
    pub fn with(mut self, set: impl FnOnce(&mut Self)) -> Self { set(&mut self); self }
}
impl p::Encode for DispatchDragEvent {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.field("type", &self.r#type);
        w.field("x", &self.x);
        w.field("y", &self.y);
        w.field("data", &self.data);
        w.optional("modifiers", &self.modifiers);
        w.end_object();
    }
}
impl p::Command for DispatchDragEvent {
    const METHOD: &'static str = "Input.dispatchDragEvent";
    type Response = p::Empty;
}

/// `Input.dispatchKeyEvent`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Input/#method-dispatchKeyEvent)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct DispatchKeyEvent {
    pub r#type: DispatchKeyEventType,
    pub modifiers: Option<i64>,
    pub timestamp: Option<TimeSinceEpoch>,
    pub text: Option<String>,
    pub unmodified_text: Option<String>,
    pub key_identifier: Option<String>,
    pub code: Option<String>,
    pub key: Option<String>,
    pub windows_virtual_key_code: Option<i64>,
    pub native_virtual_key_code: Option<i64>,
    pub auto_repeat: Option<bool>,
    pub is_keypad: Option<bool>,
    pub is_system_key: Option<bool>,
    pub location: Option<i64>,
    /// Experimental.
    pub commands: Option<Vec<String>>,
}
impl DispatchKeyEvent {
    pub fn new(r#type: impl Into<DispatchKeyEventType>) -> Self { Self { r#type: r#type.into(), modifiers: None, timestamp: None, text: None, unmodified_text: None, key_identifier: None, code: None, key: None, windows_virtual_key_code: None, native_virtual_key_code: None, auto_repeat: None, is_keypad: None, is_system_key: None, location: None, commands: None } }
    pub fn with(mut self, set: impl FnOnce(&mut Self)) -> Self { set(&mut self); self }
}
impl p::Encode for DispatchKeyEvent {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.field("type", &self.r#type);
        w.optional("modifiers", &self.modifiers);
        w.optional("timestamp", &self.timestamp);
        w.optional("text", &self.text);
        w.optional("unmodifiedText", &self.unmodified_text);
        w.optional("keyIdentifier", &self.key_identifier);
        w.optional("code", &self.code);
        w.optional("key", &self.key);
        w.optional("windowsVirtualKeyCode", &self.windows_virtual_key_code);
        w.optional("nativeVirtualKeyCode", &self.native_virtual_key_code);
        w.optional("autoRepeat", &self.auto_repeat);
        w.optional("isKeypad", &self.is_keypad);
        w.optional("isSystemKey", &self.is_system_key);
        w.optional("location", &self.location);
        w.optional("commands", &self.commands);
        w.end_object();
    }
}
impl p::Command for DispatchKeyEvent {
    const METHOD: &'static str = "Input.dispatchKeyEvent";
    type Response = p::Empty;
}

/// `Input.insertText`. Experimental. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Input/#method-insertText)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct InsertText {
    pub text: String,
}
impl InsertText {
    pub fn new(text: impl Into<String>) -> Self { Self { text: text.into() } }
}
impl p::Encode for InsertText {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.field("text", &self.text);
        w.end_object();
    }
}
impl p::Command for InsertText {
    const METHOD: &'static str = "Input.insertText";
    type Response = p::Empty;
}

/// `Input.imeSetComposition`. Experimental. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Input/#method-imeSetComposition)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct ImeSetComposition {
    pub text: String,
    pub selection_start: i64,
    pub selection_end: i64,
    pub replacement_start: Option<i64>,
    pub replacement_end: Option<i64>,
}
impl ImeSetComposition {
    pub fn new(text: impl Into<String>, selection_start: i64, selection_end: i64) -> Self { Self { text: text.into(), selection_start, selection_end, replacement_start: None, replacement_end: None } }
    pub fn with(mut self, set: impl FnOnce(&mut Self)) -> Self { set(&mut self); self }
}
impl p::Encode for ImeSetComposition {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.field("text", &self.text);
        w.field("selectionStart", &self.selection_start);
        w.field("selectionEnd", &self.selection_end);
        w.optional("replacementStart", &self.replacement_start);
        w.optional("replacementEnd", &self.replacement_end);
        w.end_object();
    }
}
impl p::Command for ImeSetComposition {
    const METHOD: &'static str = "Input.imeSetComposition";
    type Response = p::Empty;
}

/// `Input.dispatchMouseEvent`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Input/#method-dispatchMouseEvent)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct DispatchMouseEvent {
    pub r#type: DispatchMouseEventType,
    pub x: f64,
    pub y: f64,
    pub modifiers: Option<i64>,
    pub timestamp: Option<TimeSinceEpoch>,
    pub button: Option<MouseButton>,
    pub buttons: Option<i64>,
    pub click_count: Option<i64>,
    /// Experimental.
    pub force: Option<f64>,
    /// Experimental.
    pub tangential_pressure: Option<f64>,
    pub tilt_x: Option<f64>,
    pub tilt_y: Option<f64>,
    /// Experimental.
    pub twist: Option<i64>,
    pub delta_x: Option<f64>,
    pub delta_y: Option<f64>,
    pub pointer_type: Option<DispatchMouseEventPointerType>,
}
impl DispatchMouseEvent {
    pub fn new(r#type: impl Into<DispatchMouseEventType>, x: f64, y: f64) -> Self { Self { r#type: r#type.into(), x, y, modifiers: None, timestamp: None, button: None, buttons: None, click_count: None, force: None, tangential_pressure: None, tilt_x: None, tilt_y: None, twist: None, delta_x: None, delta_y: None, pointer_type: None } }
    pub fn with(mut self, set: impl FnOnce(&mut Self)) -> Self { set(&mut self); self }
}
impl p::Encode for DispatchMouseEvent {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.field("type", &self.r#type);
        w.field("x", &self.x);
        w.field("y", &self.y);
        w.optional("modifiers", &self.modifiers);
        w.optional("timestamp", &self.timestamp);
        w.optional("button", &self.button);
        w.optional("buttons", &self.buttons);
        w.optional("clickCount", &self.click_count);
        w.optional("force", &self.force);
        w.optional("tangentialPressure", &self.tangential_pressure);
        w.optional("tiltX", &self.tilt_x);
        w.optional("tiltY", &self.tilt_y);
        w.optional("twist", &self.twist);
        w.optional("deltaX", &self.delta_x);
        w.optional("deltaY", &self.delta_y);
        w.optional("pointerType", &self.pointer_type);
        w.end_object();
    }
}
impl p::Command for DispatchMouseEvent {
    const METHOD: &'static str = "Input.dispatchMouseEvent";
    type Response = p::Empty;
}

/// `Input.dispatchTouchEvent`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Input/#method-dispatchTouchEvent)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct DispatchTouchEvent {
    pub r#type: DispatchTouchEventType,
    pub touch_points: Vec<TouchPoint>,
    pub modifiers: Option<i64>,
    pub timestamp: Option<TimeSinceEpoch>,
}
impl DispatchTouchEvent {
    pub fn new(r#type: impl Into<DispatchTouchEventType>, touch_points: Vec<TouchPoint>) -> Self { Self { r#type: r#type.into(), touch_points, modifiers: None, timestamp: None } }
    pub fn with(mut self, set: impl FnOnce(&mut Self)) -> Self { set(&mut self); self }
}
impl p::Encode for DispatchTouchEvent {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.field("type", &self.r#type);
        w.field("touchPoints", &self.touch_points);
        w.optional("modifiers", &self.modifiers);
        w.optional("timestamp", &self.timestamp);
        w.end_object();
    }
}
impl p::Command for DispatchTouchEvent {
    const METHOD: &'static str = "Input.dispatchTouchEvent";
    type Response = p::Empty;
}

/// `Input.cancelDragging`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Input/#method-cancelDragging)
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct CancelDragging {}
impl CancelDragging {
    pub fn new() -> Self { Self {} }
}
impl p::Encode for CancelDragging {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.end_object();
    }
}
impl p::Command for CancelDragging {
    const METHOD: &'static str = "Input.cancelDragging";
    type Response = p::Empty;
}

/// `Input.emulateTouchFromMouseEvent`. Experimental. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Input/#method-emulateTouchFromMouseEvent)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct EmulateTouchFromMouseEvent {
    pub r#type: EmulateTouchFromMouseEventType,
    pub x: i64,
    pub y: i64,
    pub button: MouseButton,
    pub timestamp: Option<TimeSinceEpoch>,
    pub delta_x: Option<f64>,
    pub delta_y: Option<f64>,
    pub modifiers: Option<i64>,
    pub click_count: Option<i64>,
}
impl EmulateTouchFromMouseEvent {
    pub fn new(r#type: impl Into<EmulateTouchFromMouseEventType>, x: i64, y: i64, button: impl Into<MouseButton>) -> Self { Self { r#type: r#type.into(), x, y, button: button.into(), timestamp: None, delta_x: None, delta_y: None, modifiers: None, click_count: None } }
    pub fn with(mut self, set: impl FnOnce(&mut Self)) -> Self { set(&mut self); self }
}
impl p::Encode for EmulateTouchFromMouseEvent {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.field("type", &self.r#type);
        w.field("x", &self.x);
        w.field("y", &self.y);
        w.field("button", &self.button);
        w.optional("timestamp", &self.timestamp);
        w.optional("deltaX", &self.delta_x);
        w.optional("deltaY", &self.delta_y);
        w.optional("modifiers", &self.modifiers);
        w.optional("clickCount", &self.click_count);
        w.end_object();
    }
}
impl p::Command for EmulateTouchFromMouseEvent {
    const METHOD: &'static str = "Input.emulateTouchFromMouseEvent";
    type Response = p::Empty;
}

/// `Input.setIgnoreInputEvents`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Input/#method-setIgnoreInputEvents)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct SetIgnoreInputEvents {
    pub ignore: bool,
}
impl SetIgnoreInputEvents {
    pub fn new(ignore: bool) -> Self { Self { ignore } }
}
impl p::Encode for SetIgnoreInputEvents {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.field("ignore", &self.ignore);
        w.end_object();
    }
}
impl p::Command for SetIgnoreInputEvents {
    const METHOD: &'static str = "Input.setIgnoreInputEvents";
    type Response = p::Empty;
}

/// `Input.setInterceptDrags`. Experimental. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Input/#method-setInterceptDrags)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct SetInterceptDrags {
    pub enabled: bool,
}
impl SetInterceptDrags {
    pub fn new(enabled: bool) -> Self { Self { enabled } }
}
impl p::Encode for SetInterceptDrags {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.field("enabled", &self.enabled);
        w.end_object();
    }
}
impl p::Command for SetInterceptDrags {
    const METHOD: &'static str = "Input.setInterceptDrags";
    type Response = p::Empty;
}

/// `Input.synthesizePinchGesture`. Experimental. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Input/#method-synthesizePinchGesture)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct SynthesizePinchGesture {
    pub x: f64,
    pub y: f64,
    pub scale_factor: f64,
    pub relative_speed: Option<i64>,
    pub gesture_source_type: Option<GestureSourceType>,
}
impl SynthesizePinchGesture {
    pub fn new(x: f64, y: f64, scale_factor: f64) -> Self { Self { x, y, scale_factor, relative_speed: None, gesture_source_type: None } }
    pub fn with(mut self, set: impl FnOnce(&mut Self)) -> Self { set(&mut self); self }
}
impl p::Encode for SynthesizePinchGesture {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.field("x", &self.x);
        w.field("y", &self.y);
        w.field("scaleFactor", &self.scale_factor);
        w.optional("relativeSpeed", &self.relative_speed);
        w.optional("gestureSourceType", &self.gesture_source_type);
        w.end_object();
    }
}
impl p::Command for SynthesizePinchGesture {
    const METHOD: &'static str = "Input.synthesizePinchGesture";
    type Response = p::Empty;
}

/// `Input.synthesizeScrollGesture`. Experimental. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Input/#method-synthesizeScrollGesture)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct SynthesizeScrollGesture {
    pub x: f64,
    pub y: f64,
    pub x_distance: Option<f64>,
    pub y_distance: Option<f64>,
    pub x_overscroll: Option<f64>,
    pub y_overscroll: Option<f64>,
    pub prevent_fling: Option<bool>,
    pub speed: Option<i64>,
    pub gesture_source_type: Option<GestureSourceType>,
    pub repeat_count: Option<i64>,
    pub repeat_delay_ms: Option<i64>,
    pub interaction_marker_name: Option<String>,
}
impl SynthesizeScrollGesture {
    pub fn new(x: f64, y: f64) -> Self { Self { x, y, x_distance: None, y_distance: None, x_overscroll: None, y_overscroll: None, prevent_fling: None, speed: None, gesture_source_type: None, repeat_count: None, repeat_delay_ms: None, interaction_marker_name: None } }
    pub fn with(mut self, set: impl FnOnce(&mut Self)) -> Self { set(&mut self); self }
}
impl p::Encode for SynthesizeScrollGesture {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.field("x", &self.x);
        w.field("y", &self.y);
        w.optional("xDistance", &self.x_distance);
        w.optional("yDistance", &self.y_distance);
        w.optional("xOverscroll", &self.x_overscroll);
        w.optional("yOverscroll", &self.y_overscroll);
        w.optional("preventFling", &self.prevent_fling);
        w.optional("speed", &self.speed);
        w.optional("gestureSourceType", &self.gesture_source_type);
        w.optional("repeatCount", &self.repeat_count);
        w.optional("repeatDelayMs", &self.repeat_delay_ms);
        w.optional("interactionMarkerName", &self.interaction_marker_name);
        w.end_object();
    }
}
impl p::Command for SynthesizeScrollGesture {
    const METHOD: &'static str = "Input.synthesizeScrollGesture";
    type Response = p::Empty;
}

/// `Input.synthesizeTapGesture`. Experimental. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Input/#method-synthesizeTapGesture)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct SynthesizeTapGesture {
    pub x: f64,
    pub y: f64,
    pub duration: Option<i64>,
    pub tap_count: Option<i64>,
    pub gesture_source_type: Option<GestureSourceType>,
}
impl SynthesizeTapGesture {
    pub fn new(x: f64, y: f64) -> Self { Self { x, y, duration: None, tap_count: None, gesture_source_type: None } }
    pub fn with(mut self, set: impl FnOnce(&mut Self)) -> Self { set(&mut self); self }
}
impl p::Encode for SynthesizeTapGesture {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.field("x", &self.x);
        w.field("y", &self.y);
        w.optional("duration", &self.duration);
        w.optional("tapCount", &self.tap_count);
        w.optional("gestureSourceType", &self.gesture_source_type);
        w.end_object();
    }
}
impl p::Command for SynthesizeTapGesture {
    const METHOD: &'static str = "Input.synthesizeTapGesture";
    type Response = p::Empty;
}

/// `Input.dragIntercepted`. Experimental. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Input/#event-dragIntercepted)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct DragIntercepted {
    pub data: DragData,
}
impl p::Decode for DragIntercepted {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_data = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"data" => r.read(&mut f_data),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            data: r.need(f_data, at, "data")?,
        })
    }
}
impl p::Event for DragIntercepted { const METHOD: &'static str = "Input.dragIntercepted"; }

open_enum! {
    /// Of `type` in [`DispatchDragEvent`].
    DispatchDragEventType {
        DRAG_ENTER = "dragEnter", DRAG_OVER = "dragOver", DROP = "drop", DRAG_CANCEL = "dragCancel",
    }
}

open_enum! {
    /// Of `type` in [`DispatchKeyEvent`].
    DispatchKeyEventType {
        KEY_DOWN = "keyDown", KEY_UP = "keyUp", RAW_KEY_DOWN = "rawKeyDown", CHAR = "char",
    }
}

open_enum! {
    /// Of `type` in [`DispatchMouseEvent`].
    DispatchMouseEventType {
        MOUSE_PRESSED = "mousePressed", MOUSE_RELEASED = "mouseReleased",
        MOUSE_MOVED = "mouseMoved", MOUSE_WHEEL = "mouseWheel",
    }
}

open_enum! {
    /// Of `pointerType` in [`DispatchMouseEvent`].
    DispatchMouseEventPointerType {
        MOUSE = "mouse", PEN = "pen",
    }
}

open_enum! {
    /// Of `type` in [`DispatchTouchEvent`].
    DispatchTouchEventType {
        TOUCH_START = "touchStart", TOUCH_END = "touchEnd", TOUCH_MOVE = "touchMove",
        TOUCH_CANCEL = "touchCancel",
    }
}

open_enum! {
    /// Of `type` in [`EmulateTouchFromMouseEvent`].
    EmulateTouchFromMouseEventType {
        MOUSE_PRESSED = "mousePressed", MOUSE_RELEASED = "mouseReleased",
        MOUSE_MOVED = "mouseMoved", MOUSE_WHEEL = "mouseWheel",
    }
}
