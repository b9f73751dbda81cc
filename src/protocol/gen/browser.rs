// Generated from protocol/*.json; do not edit.
// To regenerate: cargo test --test protocol -- bless
//! The `Browser` domain. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Browser/)

use crate::protocol as p;

text_type! {
    /// `Browser.BrowserContextID`. Experimental. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Browser/#type-BrowserContextID)
    BrowserContextID
}

integer_type! {
    /// `Browser.WindowID`. Experimental. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Browser/#type-WindowID)
    WindowID
}

open_enum! {
    /// `Browser.WindowState`. Experimental. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Browser/#type-WindowState)
    WindowState {
        NORMAL = "normal", MINIMIZED = "minimized", MAXIMIZED = "maximized",
        FULLSCREEN = "fullscreen",
    }
}

/// `Browser.Bounds`. Experimental. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Browser/#type-Bounds)
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct Bounds {
    pub left: Option<i64>,
    pub top: Option<i64>,
    pub width: Option<i64>,
    pub height: Option<i64>,
    pub window_state: Option<WindowState>,
}
impl Bounds {
    pub fn new() -> Self { Self { left: None, top: None, width: None, height: None, window_state: None } }
    pub fn with(mut self, set: impl FnOnce(&mut Self)) -> Self { set(&mut self); self }
}
impl p::Encode for Bounds {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.optional("left", &self.left);
        w.optional("top", &self.top);
        w.optional("width", &self.width);
        w.optional("height", &self.height);
        w.optional("windowState", &self.window_state);
        w.end_object();
    }
}
impl p::Decode for Bounds {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        r.begin_object()?;
        let mut f_left = None; let mut f_top = None; let mut f_width = None;
        let mut f_height = None; let mut f_window_state = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"left" => r.read(&mut f_left),
                b"top" => r.read(&mut f_top),
                b"width" => r.read(&mut f_width),
                b"height" => r.read(&mut f_height),
                b"windowState" => r.read(&mut f_window_state),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            left: f_left, top: f_top, width: f_width, height: f_height,
            window_state: f_window_state,
        })
    }
}

open_enum! {
    /// `Browser.PermissionType`. Experimental. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Browser/#type-PermissionType)
    PermissionType {
        AR = "ar", AUDIO_CAPTURE = "audioCapture", AUTOMATIC_FULLSCREEN = "automaticFullscreen",
        BACKGROUND_FETCH = "backgroundFetch", BACKGROUND_SYNC = "backgroundSync",
        CAMERA_PAN_TILT_ZOOM = "cameraPanTiltZoom",
        CAPTURED_SURFACE_CONTROL = "capturedSurfaceControl",
        CLIPBOARD_READ_WRITE = "clipboardReadWrite",
        CLIPBOARD_SANITIZED_WRITE = "clipboardSanitizedWrite", DISPLAY_CAPTURE = "displayCapture",
        DURABLE_STORAGE = "durableStorage", GEOLOCATION = "geolocation",
        HAND_TRACKING = "handTracking", IDLE_DETECTION = "idleDetection",
        KEYBOARD_LOCK = "keyboardLock", LOCAL_FONTS = "localFonts", LOCAL_NETWORK = "localNetwork",
        LOCAL_NETWORK_ACCESS = "localNetworkAccess", LOOPBACK_NETWORK = "loopbackNetwork",
        MIDI = "midi", MIDI_SYSEX = "midiSysex", NFC = "nfc", NOTIFICATIONS = "notifications",
        PAYMENT_HANDLER = "paymentHandler", PERIODIC_BACKGROUND_SYNC = "periodicBackgroundSync",
        POINTER_LOCK = "pointerLock", PROTECTED_MEDIA_IDENTIFIER = "protectedMediaIdentifier",
        SENSORS = "sensors", SMART_CARD = "smartCard", SPEAKER_SELECTION = "speakerSelection",
        STORAGE_ACCESS = "storageAccess", VIDEO_CAPTURE = "videoCapture", VR = "vr",
        WAKE_LOCK_SCREEN = "wakeLockScreen", WAKE_LOCK_SYSTEM = "wakeLockSystem",
        WEB_APP_INSTALLATION = "webAppInstallation", WEB_PRINTING = "webPrinting",
        WINDOW_MANAGEMENT = "windowManagement",
    }
}

open_enum! {
    /// `Browser.PermissionSetting`. Experimental. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Browser/#type-PermissionSetting)
    PermissionSetting {
        GRANTED = "granted", DENIED = "denied", PROMPT = "prompt",
    }
}

/// `Browser.PermissionDescriptor`. Experimental. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Browser/#type-PermissionDescriptor)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct PermissionDescriptor {
    pub name: String,
    pub sysex: Option<bool>,
    pub user_visible_only: Option<bool>,
    pub allow_without_sanitization: Option<bool>,
    pub allow_without_gesture: Option<bool>,
    pub pan_tilt_zoom: Option<bool>,
}
impl PermissionDescriptor {
    pub fn new(name: impl Into<String>) -> Self { Self { name: name.into(), sysex: None, user_visible_only: None, allow_without_sanitization: None, allow_without_gesture: None, pan_tilt_zoom: None } }
    pub fn with(mut self, set: impl FnOnce(&mut Self)) -> Self { set(&mut self); self }
}
impl p::Encode for PermissionDescriptor {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.field("name", &self.name);
        w.optional("sysex", &self.sysex);
        w.optional("userVisibleOnly", &self.user_visible_only);
        w.optional("allowWithoutSanitization", &self.allow_without_sanitization);
        w.optional("allowWithoutGesture", &self.allow_without_gesture);
        w.optional("panTiltZoom", &self.pan_tilt_zoom);
        w.end_object();
    }
}

open_enum! {
    /// `Browser.BrowserCommandId`. Experimental. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Browser/#type-BrowserCommandId)
    BrowserCommandId {
        OPEN_TAB_SEARCH = "openTabSearch", CLOSE_TAB_SEARCH = "closeTabSearch",
        OPEN_GLIC = "openGlic",
    }
}

/// `Browser.Bucket`. Experimental. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Browser/#type-Bucket)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Bucket {
    pub low: i64,
    pub high: i64,
    pub count: i64,
}
impl p::Decode for Bucket {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_low = None; let mut f_high = None; let mut f_count = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"low" => r.read(&mut f_low),
                b"high" => r.read(&mut f_high),
                b"count" => r.read(&mut f_count),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            low: r.need(f_low, at, "low")?, high: r.need(f_high, at, "high")?,
            count: r.need(f_count, at, "count")?,
        })
    }
}

/// `Browser.Histogram`. Experimental. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Browser/#type-Histogram)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Histogram {
    pub name: String,
    pub sum: i64,
    pub count: i64,
    pub buckets: Vec<Bucket>,
}
impl p::Decode for Histogram {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_name = None; let mut f_sum = None; let mut f_count = None;
        let mut f_buckets = Default::default();
        while let Some(name) = r.name()? {
            match &*name {
                b"name" => r.read(&mut f_name),
                b"sum" => r.read(&mut f_sum),
                b"count" => r.read(&mut f_count),
                b"buckets" => r.read_lenient(&mut f_buckets),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            name: r.need(f_name, at, "name")?, sum: r.need(f_sum, at, "sum")?,
            count: r.need(f_count, at, "count")?, buckets: f_buckets,
        })
    }
}

/// `Browser.setPermission`. Experimental. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Browser/#method-setPermission)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct SetPermission {
    pub permission: PermissionDescriptor,
    pub setting: PermissionSetting,
    pub origin: Option<String>,
    pub embedded_origin: Option<String>,
    pub browser_context_id: Option<BrowserContextID>,
}
impl SetPermission {
    pub fn new(permission: PermissionDescriptor, setting: impl Into<PermissionSetting>) -> Self { Self { permission, setting: setting.into(), origin: None, embedded_origin: None, browser_context_id: None } }
    pub fn with(mut self, set: impl FnOnce(&mut Self)) -> Self { set(&mut self); self }
}
impl p::Encode for SetPermission {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.field("permission", &self.permission);
        w.field("setting", &self.setting);
        w.optional("origin", &self.origin);
        w.optional("embeddedOrigin", &self.embedded_origin);
        w.optional("browserContextId", &self.browser_context_id);
        w.end_object();
    }
}
impl p::Command for SetPermission {
    const METHOD: &'static str = "Browser.setPermission";
    type Response = p::Empty;
}

/// `Browser.grantPermissions`. Experimental. **Deprecated.** [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Browser/#method-grantPermissions)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct GrantPermissions {
    pub permissions: Vec<PermissionType>,
    pub origin: Option<String>,
    pub browser_context_id: Option<BrowserContextID>,
}
impl GrantPermissions {
    pub fn new(permissions: Vec<PermissionType>) -> Self { Self { permissions, origin: None, browser_context_id: None } }
    pub fn with(mut self, set: impl FnOnce(&mut Self)) -> Self { set(&mut self); self }
}
impl p::Encode for GrantPermissions {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.field("permissions", &self.permissions);
        w.optional("origin", &self.origin);
        w.optional("browserContextId", &self.browser_context_id);
        w.end_object();
    }
}
impl p::Command for GrantPermissions {
    const METHOD: &'static str = "Browser.grantPermissions";
    type Response = p::Empty;
}

/// `Browser.resetPermissions`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Browser/#method-resetPermissions)
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct ResetPermissions {
    pub browser_context_id: Option<BrowserContextID>,
}
impl ResetPermissions {
    pub fn new() -> Self { Self { browser_context_id: None } }
    pub fn with(mut self, set: impl FnOnce(&mut Self)) -> Self { set(&mut self); self }
}
impl p::Encode for ResetPermissions {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.optional("browserContextId", &self.browser_context_id);
        w.end_object();
    }
}
impl p::Command for ResetPermissions {
    const METHOD: &'static str = "Browser.resetPermissions";
    type Response = p::Empty;
}

/// `Browser.setDownloadBehavior`. Experimental. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Browser/#method-setDownloadBehavior)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct SetDownloadBehavior {
    pub behavior: SetDownloadBehaviorBehavior,
    pub browser_context_id: Option<BrowserContextID>,
    pub download_path: Option<String>,
    pub events_enabled: Option<bool>,
}
impl SetDownloadBehavior {
    pub fn new(behavior: impl Into<SetDownloadBehaviorBehavior>) -> Self { Self { behavior: behavior.into(), browser_context_id: None, download_path: None, events_enabled: None } }
    pub fn with(mut self, set: impl FnOnce(&mut Self)) -> Self { set(&mut self); self }
}
impl p::Encode for SetDownloadBehavior {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.field("behavior", &self.behavior);
        w.optional("browserContextId", &self.browser_context_id);
        w.optional("downloadPath", &self.download_path);
        w.optional("eventsEnabled", &self.events_enabled);
        w.end_object();
    }
}
impl p::Command for SetDownloadBehavior {
    const METHOD: &'static str = "Browser.setDownloadBehavior";
    type Response = p::Empty;
}

/// `Browser.cancelDownload`. Experimental. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Browser/#method-cancelDownload)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct CancelDownload {
    pub guid: String,
    pub browser_context_id: Option<BrowserContextID>,
}
impl CancelDownload {
    pub fn new(guid: impl Into<String>) -> Self { Self { guid: guid.into(), browser_context_id: None } }
    pub fn with(mut self, set: impl FnOnce(&mut Self)) -> Self { set(&mut self); self }
}
impl p::Encode for CancelDownload {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.field("guid", &self.guid);
        w.optional("browserContextId", &self.browser_context_id);
        w.end_object();
    }
}
impl p::Command for CancelDownload {
    const METHOD: &'static str = "Browser.cancelDownload";
    type Response = p::Empty;
}

/// `Browser.close`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Browser/#method-close)
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct Close {}
impl Close {
    pub fn new() -> Self { Self {} }
}
impl p::Encode for Close {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.end_object();
    }
}
impl p::Command for Close {
    const METHOD: &'static str = "Browser.close";
    type Response = p::Empty;
}

/// `Browser.crash`. Experimental. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Browser/#method-crash)
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct Crash {}
impl Crash {
    pub fn new() -> Self { Self {} }
}
impl p::Encode for Crash {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.end_object();
    }
}
impl p::Command for Crash {
    const METHOD: &'static str = "Browser.crash";
    type Response = p::Empty;
}

/// `Browser.crashGpuProcess`. Experimental. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Browser/#method-crashGpuProcess)
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct CrashGpuProcess {}
impl CrashGpuProcess {
    pub fn new() -> Self { Self {} }
}
impl p::Encode for CrashGpuProcess {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.end_object();
    }
}
impl p::Command for CrashGpuProcess {
    const METHOD: &'static str = "Browser.crashGpuProcess";
    type Response = p::Empty;
}

/// `Browser.getVersion`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Browser/#method-getVersion)
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct GetVersion {}
impl GetVersion {
    pub fn new() -> Self { Self {} }
}
impl p::Encode for GetVersion {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.end_object();
    }
}
impl p::Command for GetVersion {
    const METHOD: &'static str = "Browser.getVersion";
    type Response = GetVersionResponse;
}

/// The reply to [`GetVersion`].
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct GetVersionResponse {
    pub protocol_version: String,
    pub product: String,
    pub revision: String,
    pub user_agent: String,
    pub js_version: String,
}
impl p::Decode for GetVersionResponse {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_protocol_version = None; let mut f_product = None; let mut f_revision = None;
        let mut f_user_agent = None; let mut f_js_version = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"protocolVersion" => r.read(&mut f_protocol_version),
                b"product" => r.read(&mut f_product),
                b"revision" => r.read(&mut f_revision),
                b"userAgent" => r.read(&mut f_user_agent),
                b"jsVersion" => r.read(&mut f_js_version),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            protocol_version: r.need(f_protocol_version, at, "protocolVersion")?,
            product: r.need(f_product, at, "product")?,
            revision: r.need(f_revision, at, "revision")?,
            user_agent: r.need(f_user_agent, at, "userAgent")?,
            js_version: r.need(f_js_version, at, "jsVersion")?,
        })
    }
}

/// `Browser.getBrowserCommandLine`. Experimental. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Browser/#method-getBrowserCommandLine)
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct GetBrowserCommandLine {}
impl GetBrowserCommandLine {
    pub fn new() -> Self { Self {} }
}
impl p::Encode for GetBrowserCommandLine {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.end_object();
    }
}
impl p::Command for GetBrowserCommandLine {
    const METHOD: &'static str = "Browser.getBrowserCommandLine";
    type Response = GetBrowserCommandLineResponse;
}

/// The reply to [`GetBrowserCommandLine`].
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct GetBrowserCommandLineResponse {
    pub arguments: Vec<String>,
}
impl p::Decode for GetBrowserCommandLineResponse {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        r.begin_object()?;
        let mut f_arguments = Default::default();
        while let Some(name) = r.name()? {
            match &*name {
                b"arguments" => r.read_lenient(&mut f_arguments),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            arguments: f_arguments,
        })
    }
}

/// `Browser.addMockCamera`. Experimental. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Browser/#method-addMockCamera)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct AddMockCamera {
    pub device_id: String,
}
impl AddMockCamera {
    pub fn new(device_id: impl Into<String>) -> Self { Self { device_id: device_id.into() } }
}
impl p::Encode for AddMockCamera {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.field("deviceId", &self.device_id);
        w.end_object();
    }
}
impl p::Command for AddMockCamera {
    const METHOD: &'static str = "Browser.addMockCamera";
    type Response = p::Empty;
}

/// `Browser.getHistograms`. Experimental. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Browser/#method-getHistograms)
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct GetHistograms {
    pub query: Option<String>,
    pub delta: Option<bool>,
}
impl GetHistograms {
    pub fn new() -> Self { Self { query: None, delta: None } }
    pub fn with(mut self, set: impl FnOnce(&mut Self)) -> Self { set(&mut self); self }
}
impl p::Encode for GetHistograms {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.optional("query", &self.query);
        w.optional("delta", &self.delta);
        w.end_object();
    }
}
impl p::Command for GetHistograms {
    const METHOD: &'static str = "Browser.getHistograms";
    type Response = GetHistogramsResponse;
}

/// The reply to [`GetHistograms`].
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct GetHistogramsResponse {
    pub histograms: Vec<Histogram>,
}
impl p::Decode for GetHistogramsResponse {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        r.begin_object()?;
        let mut f_histograms = Default::default();
        while let Some(name) = r.name()? {
            match &*name {
                b"histograms" => r.read_lenient(&mut f_histograms),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            histograms: f_histograms,
        })
    }
}

/// `Browser.getHistogram`. Experimental. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Browser/#method-getHistogram)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct GetHistogram {
    pub name: String,
    pub delta: Option<bool>,
}
impl GetHistogram {
    pub fn new(name: impl Into<String>) -> Self { Self { name: name.into(), delta: None } }
    pub fn with(mut self, set: impl FnOnce(&mut Self)) -> Self { set(&mut self); self }
}
impl p::Encode for GetHistogram {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.field("name", &self.name);
        w.optional("delta", &self.delta);
        w.end_object();
    }
}
impl p::Command for GetHistogram {
    const METHOD: &'static str = "Browser.getHistogram";
    type Response = GetHistogramResponse;
}

/// The reply to [`GetHistogram`].
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct GetHistogramResponse {
    pub histogram: Histogram,
}
impl p::Decode for GetHistogramResponse {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_histogram = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"histogram" => r.read(&mut f_histogram),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            histogram: r.need(f_histogram, at, "histogram")?,
        })
    }
}

/// `Browser.getWindowBounds`. Experimental. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Browser/#method-getWindowBounds)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct GetWindowBounds {
    pub window_id: WindowID,
}
impl GetWindowBounds {
    pub fn new(window_id: impl Into<WindowID>) -> Self { Self { window_id: window_id.into() } }
}
impl p::Encode for GetWindowBounds {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.field("windowId", &self.window_id);
        w.end_object();
    }
}
impl p::Command for GetWindowBounds {
    const METHOD: &'static str = "Browser.getWindowBounds";
    type Response = GetWindowBoundsResponse;
}

/// The reply to [`GetWindowBounds`].
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct GetWindowBoundsResponse {
    pub bounds: Bounds,
}
impl p::Decode for GetWindowBoundsResponse {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_bounds = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"bounds" => r.read(&mut f_bounds),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            bounds: r.need(f_bounds, at, "bounds")?,
        })
    }
}

/// `Browser.getWindowForTarget`. Experimental. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Browser/#method-getWindowForTarget)
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct GetWindowForTarget {
    pub target_id: Option<p::target::TargetID>,
}
impl GetWindowForTarget {
    pub fn new() -> Self { Self { target_id: None } }
    pub fn with(mut self, set: impl FnOnce(&mut Self)) -> Self { set(&mut self); self }
}
impl p::Encode for GetWindowForTarget {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.optional("targetId", &self.target_id);
        w.end_object();
    }
}
impl p::Command for GetWindowForTarget {
    const METHOD: &'static str = "Browser.getWindowForTarget";
    type Response = GetWindowForTargetResponse;
}

/// The reply to [`GetWindowForTarget`].
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct GetWindowForTargetResponse {
    pub window_id: WindowID,
    pub bounds: Bounds,
}
impl p::Decode for GetWindowForTargetResponse {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_window_id = None; let mut f_bounds = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"windowId" => r.read(&mut f_window_id),
                b"bounds" => r.read(&mut f_bounds),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            window_id: r.need(f_window_id, at, "windowId")?,
            bounds: r.need(f_bounds, at, "bounds")?,
        })
    }
}

/// `Browser.setWindowBounds`. Experimental. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Browser/#method-setWindowBounds)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct SetWindowBounds {
    pub window_id: WindowID,
    pub bounds: Bounds,
}
impl SetWindowBounds {
    pub fn new(window_id: impl Into<WindowID>, bounds: Bounds) -> Self { Self { window_id: window_id.into(), bounds } }
}
impl p::Encode for SetWindowBounds {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.field("windowId", &self.window_id);
        w.field("bounds", &self.bounds);
        w.end_object();
    }
}
impl p::Command for SetWindowBounds {
    const METHOD: &'static str = "Browser.setWindowBounds";
    type Response = p::Empty;
}

/// `Browser.setContentsSize`. Experimental. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Browser/#method-setContentsSize)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct SetContentsSize {
    pub window_id: WindowID,
    pub width: Option<i64>,
    pub height: Option<i64>,
}
impl SetContentsSize {
    pub fn new(window_id: impl Into<WindowID>) -> Self { Self { window_id: window_id.into(), width: None, height: None } }
    pub fn with(mut self, set: impl FnOnce(&mut Self)) -> Self { set(&mut self); self }
}
impl p::Encode for SetContentsSize {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.field("windowId", &self.window_id);
        w.optional("width", &self.width);
        w.optional("height", &self.height);
        w.end_object();
    }
}
impl p::Command for SetContentsSize {
    const METHOD: &'static str = "Browser.setContentsSize";
    type Response = p::Empty;
}

/// `Browser.setDockTile`. Experimental. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Browser/#method-setDockTile)
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct SetDockTile {
    pub badge_label: Option<String>,
    pub image: Option<p::Binary>,
}
impl SetDockTile {
    pub fn new() -> Self { Self { badge_label: None, image: None } }
    pub fn with(mut self, set: impl FnOnce(&mut Self)) -> Self { set(&mut self); self }
}
impl p::Encode for SetDockTile {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.optional("badgeLabel", &self.badge_label);
        w.optional("image", &self.image);
        w.end_object();
    }
}
impl p::Command for SetDockTile {
    const METHOD: &'static str = "Browser.setDockTile";
    type Response = p::Empty;
}

/// `Browser.executeBrowserCommand`. Experimental. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Browser/#method-executeBrowserCommand)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct ExecuteBrowserCommand {
    pub command_id: BrowserCommandId,
}
impl ExecuteBrowserCommand {
    pub fn new(command_id: impl Into<BrowserCommandId>) -> Self { Self { command_id: command_id.into() } }
}
impl p::Encode for ExecuteBrowserCommand {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.field("commandId", &self.command_id);
        w.end_object();
    }
}
impl p::Command for ExecuteBrowserCommand {
    const METHOD: &'static str = "Browser.executeBrowserCommand";
    type Response = p::Empty;
}

/// `Browser.addPrivacySandboxEnrollmentOverride`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Browser/#method-addPrivacySandboxEnrollmentOverride)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct AddPrivacySandboxEnrollmentOverride {
    pub url: String,
}
impl AddPrivacySandboxEnrollmentOverride {
    pub fn new(url: impl Into<String>) -> Self { Self { url: url.into() } }
}
impl p::Encode for AddPrivacySandboxEnrollmentOverride {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.field("url", &self.url);
        w.end_object();
    }
}
impl p::Command for AddPrivacySandboxEnrollmentOverride {
    const METHOD: &'static str = "Browser.addPrivacySandboxEnrollmentOverride";
    type Response = p::Empty;
}

/// `Browser.getGlobalPrivacyControl`. Experimental. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Browser/#method-getGlobalPrivacyControl)
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct GetGlobalPrivacyControl {}
impl GetGlobalPrivacyControl {
    pub fn new() -> Self { Self {} }
}
impl p::Encode for GetGlobalPrivacyControl {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.end_object();
    }
}
impl p::Command for GetGlobalPrivacyControl {
    const METHOD: &'static str = "Browser.getGlobalPrivacyControl";
    type Response = GetGlobalPrivacyControlResponse;
}

/// The reply to [`GetGlobalPrivacyControl`].
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct GetGlobalPrivacyControlResponse {
    pub gpc: bool,
}
impl p::Decode for GetGlobalPrivacyControlResponse {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        r.begin_object()?;
        let mut f_gpc = Default::default();
        while let Some(name) = r.name()? {
            match &*name {
                b"gpc" => r.read_lenient(&mut f_gpc),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            gpc: f_gpc,
        })
    }
}

/// `Browser.setGlobalPrivacyControl`. Experimental. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Browser/#method-setGlobalPrivacyControl)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct SetGlobalPrivacyControl {
    pub gpc: bool,
}
impl SetGlobalPrivacyControl {
    pub fn new(gpc: bool) -> Self { Self { gpc } }
}
impl p::Encode for SetGlobalPrivacyControl {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.field("gpc", &self.gpc);
        w.end_object();
    }
}
impl p::Command for SetGlobalPrivacyControl {
    const METHOD: &'static str = "Browser.setGlobalPrivacyControl";
    type Response = SetGlobalPrivacyControlResponse;
}

/// The reply to [`SetGlobalPrivacyControl`].
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct SetGlobalPrivacyControlResponse {
    pub gpc: bool,
}
impl p::Decode for SetGlobalPrivacyControlResponse {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        r.begin_object()?;
        let mut f_gpc = Default::default();
        while let Some(name) = r.name()? {
            match &*name {
                b"gpc" => r.read_lenient(&mut f_gpc),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            gpc: f_gpc,
        })
    }
}

/// `Browser.downloadWillBegin`. Experimental. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Browser/#event-downloadWillBegin)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct DownloadWillBegin {
    pub frame_id: p::page::FrameId,
    pub guid: String,
    pub url: String,
    pub suggested_filename: String,
}
impl p::Decode for DownloadWillBegin {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_frame_id = None; let mut f_guid = None; let mut f_url = None;
        let mut f_suggested_filename = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"frameId" => r.read(&mut f_frame_id),
                b"guid" => r.read(&mut f_guid),
                b"url" => r.read(&mut f_url),
                b"suggestedFilename" => r.read(&mut f_suggested_filename),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            frame_id: r.need(f_frame_id, at, "frameId")?, guid: r.need(f_guid, at, "guid")?,
            url: r.need(f_url, at, "url")?,
            suggested_filename: r.need(f_suggested_filename, at, "suggestedFilename")?,
        })
    }
}
impl p::Event for DownloadWillBegin { const METHOD: &'static str = "Browser.downloadWillBegin"; }

/// `Browser.downloadProgress`. Experimental. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Browser/#event-downloadProgress)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct DownloadProgress {
    pub guid: String,
    pub total_bytes: f64,
    pub received_bytes: f64,
    pub state: DownloadProgressState,
    /// Experimental.
    pub file_path: Option<String>,
}
impl p::Decode for DownloadProgress {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_guid = None; let mut f_total_bytes = None; let mut f_received_bytes = None;
        let mut f_state = None; let mut f_file_path = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"guid" => r.read(&mut f_guid),
                b"totalBytes" => r.read(&mut f_total_bytes),
                b"receivedBytes" => r.read(&mut f_received_bytes),
                b"state" => r.read(&mut f_state),
                b"filePath" => r.read(&mut f_file_path),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            guid: r.need(f_guid, at, "guid")?,
            total_bytes: r.need(f_total_bytes, at, "totalBytes")?,
            received_bytes: r.need(f_received_bytes, at, "receivedBytes")?,
            state: r.need(f_state, at, "state")?, file_path: f_file_path,
        })
    }
}
impl p::Event for DownloadProgress { const METHOD: &'static str = "Browser.downloadProgress"; }

open_enum! {
    /// Of `behavior` in [`SetDownloadBehavior`].
    SetDownloadBehaviorBehavior {
        DENY = "deny", ALLOW = "allow", ALLOW_AND_NAME = "allowAndName", DEFAULT = "default",
    }
}

open_enum! {
    /// Of `state` in [`DownloadProgress`].
    DownloadProgressState {
        IN_PROGRESS = "inProgress", COMPLETED = "completed", CANCELED = "canceled",
    }
}
