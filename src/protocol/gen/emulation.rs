// Generated from protocol/*.json; do not edit.
// To regenerate: cargo test --test protocol -- bless
//! The `Emulation` domain. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Emulation/)

use crate::protocol as p;

/// `Emulation.SafeAreaInsets`. Experimental. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Emulation/#type-SafeAreaInsets)
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct SafeAreaInsets {
    pub top: Option<i64>,
    pub top_max: Option<i64>,
    pub left: Option<i64>,
    pub left_max: Option<i64>,
    pub bottom: Option<i64>,
    pub bottom_max: Option<i64>,
    pub right: Option<i64>,
    pub right_max: Option<i64>,
}
impl SafeAreaInsets {
    pub fn new() -> Self { Self { top: None, top_max: None, left: None, left_max: None, bottom: None, bottom_max: None, right: None, right_max: None } }
    pub fn with(mut self, set: impl FnOnce(&mut Self)) -> Self { set(&mut self); self }
}
impl p::Encode for SafeAreaInsets {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.optional("top", &self.top);
        w.optional("topMax", &self.top_max);
        w.optional("left", &self.left);
        w.optional("leftMax", &self.left_max);
        w.optional("bottom", &self.bottom);
        w.optional("bottomMax", &self.bottom_max);
        w.optional("right", &self.right);
        w.optional("rightMax", &self.right_max);
        w.end_object();
    }
}

/// `Emulation.ScreenOrientation`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Emulation/#type-ScreenOrientation)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct ScreenOrientation {
    pub r#type: ScreenOrientationType,
    pub angle: i64,
}
impl ScreenOrientation {
    pub fn new(r#type: impl Into<ScreenOrientationType>, angle: i64) -> Self { Self { r#type: r#type.into(), angle } }
}
impl p::Encode for ScreenOrientation {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.field("type", &self.r#type);
        w.field("angle", &self.angle);
        w.end_object();
    }
}
impl p::Decode for ScreenOrientation {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_type = None; let mut f_angle = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"type" => r.read(&mut f_type),
                b"angle" => r.read(&mut f_angle),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            r#type: r.need(f_type, at, "type")?, angle: r.need(f_angle, at, "angle")?,
        })
    }
}

/// `Emulation.DisplayFeature`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Emulation/#type-DisplayFeature)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct DisplayFeature {
    pub orientation: DisplayFeatureOrientation,
    pub offset: i64,
    pub mask_length: i64,
}
impl DisplayFeature {
    pub fn new(orientation: impl Into<DisplayFeatureOrientation>, offset: i64, mask_length: i64) -> Self { Self { orientation: orientation.into(), offset, mask_length } }
}
impl p::Encode for DisplayFeature {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.field("orientation", &self.orientation);
        w.field("offset", &self.offset);
        w.field("maskLength", &self.mask_length);
        w.end_object();
    }
}

/// `Emulation.DevicePosture`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Emulation/#type-DevicePosture)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct DevicePosture {
    pub r#type: DevicePostureType,
}
impl DevicePosture {
    pub fn new(r#type: impl Into<DevicePostureType>) -> Self { Self { r#type: r#type.into() } }
}
impl p::Encode for DevicePosture {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.field("type", &self.r#type);
        w.end_object();
    }
}

/// `Emulation.MediaFeature`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Emulation/#type-MediaFeature)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct MediaFeature {
    pub name: String,
    pub value: String,
}
impl MediaFeature {
    pub fn new(name: impl Into<String>, value: impl Into<String>) -> Self { Self { name: name.into(), value: value.into() } }
}
impl p::Encode for MediaFeature {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.field("name", &self.name);
        w.field("value", &self.value);
        w.end_object();
    }
}

open_enum! {
    /// `Emulation.VirtualTimePolicy`. Experimental. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Emulation/#type-VirtualTimePolicy)
    VirtualTimePolicy {
        ADVANCE = "advance", PAUSE = "pause",
        PAUSE_IF_NETWORK_FETCHES_PENDING = "pauseIfNetworkFetchesPending",
    }
}

/// `Emulation.UserAgentBrandVersion`. Experimental. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Emulation/#type-UserAgentBrandVersion)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct UserAgentBrandVersion {
    pub brand: String,
    pub version: String,
}
impl UserAgentBrandVersion {
    pub fn new(brand: impl Into<String>, version: impl Into<String>) -> Self { Self { brand: brand.into(), version: version.into() } }
}
impl p::Encode for UserAgentBrandVersion {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.field("brand", &self.brand);
        w.field("version", &self.version);
        w.end_object();
    }
}

/// `Emulation.UserAgentMetadata`. Experimental. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Emulation/#type-UserAgentMetadata)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct UserAgentMetadata {
    pub brands: Option<Vec<UserAgentBrandVersion>>,
    pub full_version_list: Option<Vec<UserAgentBrandVersion>>,
    /// **Deprecated.**
    pub full_version: Option<String>,
    pub platform: String,
    pub platform_version: String,
    pub architecture: String,
    pub model: String,
    pub mobile: bool,
    pub bitness: Option<String>,
    pub wow64: Option<bool>,
    pub form_factors: Option<Vec<String>>,
}
impl UserAgentMetadata {
    pub fn new(platform: impl Into<String>, platform_version: impl Into<String>, architecture: impl Into<String>, model: impl Into<String>, mobile: bool) -> Self { Self { brands: None, full_version_list: None, full_version: None, platform: platform.into(), platform_version: platform_version.into(), architecture: architecture.into(), model: model.into(), mobile, bitness: None, wow64: None, form_factors: None } }
    pub fn with(mut self, set: impl FnOnce(&mut Self)) -> Self { set(&mut self); self }
}
impl p::Encode for UserAgentMetadata {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.optional("brands", &self.brands);
        w.optional("fullVersionList", &self.full_version_list);
        w.optional("fullVersion", &self.full_version);
        w.field("platform", &self.platform);
        w.field("platformVersion", &self.platform_version);
        w.field("architecture", &self.architecture);
        w.field("model", &self.model);
        w.field("mobile", &self.mobile);
        w.optional("bitness", &self.bitness);
        w.optional("wow64", &self.wow64);
        w.optional("formFactors", &self.form_factors);
        w.end_object();
    }
}

open_enum! {
    /// `Emulation.SensorType`. Experimental. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Emulation/#type-SensorType)
    SensorType {
        ABSOLUTE_ORIENTATION = "absolute-orientation", ACCELEROMETER = "accelerometer",
        AMBIENT_LIGHT = "ambient-light", GRAVITY = "gravity", GYROSCOPE = "gyroscope",
        LINEAR_ACCELERATION = "linear-acceleration", MAGNETOMETER = "magnetometer",
        RELATIVE_ORIENTATION = "relative-orientation",
    }
}

/// `Emulation.SensorMetadata`. Experimental. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Emulation/#type-SensorMetadata)
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct SensorMetadata {
    pub available: Option<bool>,
    pub minimum_frequency: Option<f64>,
    pub maximum_frequency: Option<f64>,
}
impl SensorMetadata {
    pub fn new() -> Self { Self { available: None, minimum_frequency: None, maximum_frequency: None } }
    pub fn with(mut self, set: impl FnOnce(&mut Self)) -> Self { set(&mut self); self }
}
impl p::Encode for SensorMetadata {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.optional("available", &self.available);
        w.optional("minimumFrequency", &self.minimum_frequency);
        w.optional("maximumFrequency", &self.maximum_frequency);
        w.end_object();
    }
}

/// `Emulation.SensorReadingSingle`. Experimental. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Emulation/#type-SensorReadingSingle)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct SensorReadingSingle {
    pub value: f64,
}
impl SensorReadingSingle {
    pub fn new(value: f64) -> Self { Self { value } }
}
impl p::Encode for SensorReadingSingle {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.field("value", &self.value);
        w.end_object();
    }
}

/// `Emulation.SensorReadingXYZ`. Experimental. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Emulation/#type-SensorReadingXYZ)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct SensorReadingXYZ {
    pub x: f64,
    pub y: f64,
    pub z: f64,
}
impl SensorReadingXYZ {
    pub fn new(x: f64, y: f64, z: f64) -> Self { Self { x, y, z } }
}
impl p::Encode for SensorReadingXYZ {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.field("x", &self.x);
        w.field("y", &self.y);
        w.field("z", &self.z);
        w.end_object();
    }
}

/// `Emulation.SensorReadingQuaternion`. Experimental. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Emulation/#type-SensorReadingQuaternion)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct SensorReadingQuaternion {
    pub x: f64,
    pub y: f64,
    pub z: f64,
    pub w: f64,
}
impl SensorReadingQuaternion {
    pub fn new(x: f64, y: f64, z: f64, w: f64) -> Self { Self { x, y, z, w } }
}
impl p::Encode for SensorReadingQuaternion {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.field("x", &self.x);
        w.field("y", &self.y);
        w.field("z", &self.z);
        w.field("w", &self.w);
        w.end_object();
    }
}

/// `Emulation.SensorReading`. Experimental. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Emulation/#type-SensorReading)
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct SensorReading {
    pub single: Option<SensorReadingSingle>,
    pub xyz: Option<SensorReadingXYZ>,
    pub quaternion: Option<SensorReadingQuaternion>,
}
impl SensorReading {
    pub fn new() -> Self { Self { single: None, xyz: None, quaternion: None } }
    pub fn with(mut self, set: impl FnOnce(&mut Self)) -> Self { set(&mut self); self }
}
impl p::Encode for SensorReading {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.optional("single", &self.single);
        w.optional("xyz", &self.xyz);
        w.optional("quaternion", &self.quaternion);
        w.end_object();
    }
}

open_enum! {
    /// `Emulation.PressureSource`. Experimental. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Emulation/#type-PressureSource)
    PressureSource {
        CPU = "cpu",
    }
}

open_enum! {
    /// `Emulation.PressureState`. Experimental. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Emulation/#type-PressureState)
    PressureState {
        NOMINAL = "nominal", FAIR = "fair", SERIOUS = "serious", CRITICAL = "critical",
    }
}

/// `Emulation.PressureMetadata`. Experimental. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Emulation/#type-PressureMetadata)
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct PressureMetadata {
    pub available: Option<bool>,
}
impl PressureMetadata {
    pub fn new() -> Self { Self { available: None } }
    pub fn with(mut self, set: impl FnOnce(&mut Self)) -> Self { set(&mut self); self }
}
impl p::Encode for PressureMetadata {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.optional("available", &self.available);
        w.end_object();
    }
}

/// `Emulation.WorkAreaInsets`. Experimental. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Emulation/#type-WorkAreaInsets)
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct WorkAreaInsets {
    pub top: Option<i64>,
    pub left: Option<i64>,
    pub bottom: Option<i64>,
    pub right: Option<i64>,
}
impl WorkAreaInsets {
    pub fn new() -> Self { Self { top: None, left: None, bottom: None, right: None } }
    pub fn with(mut self, set: impl FnOnce(&mut Self)) -> Self { set(&mut self); self }
}
impl p::Encode for WorkAreaInsets {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.optional("top", &self.top);
        w.optional("left", &self.left);
        w.optional("bottom", &self.bottom);
        w.optional("right", &self.right);
        w.end_object();
    }
}

text_type! {
    /// `Emulation.ScreenId`. Experimental. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Emulation/#type-ScreenId)
    ScreenId
}

/// `Emulation.ScreenInfo`. Experimental. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Emulation/#type-ScreenInfo)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct ScreenInfo {
    pub left: i64,
    pub top: i64,
    pub width: i64,
    pub height: i64,
    pub avail_left: i64,
    pub avail_top: i64,
    pub avail_width: i64,
    pub avail_height: i64,
    pub device_pixel_ratio: f64,
    pub orientation: ScreenOrientation,
    pub color_depth: i64,
    pub is_extended: bool,
    pub is_internal: bool,
    pub is_primary: bool,
    pub label: String,
    pub id: ScreenId,
}
impl p::Decode for ScreenInfo {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_left = None; let mut f_top = None; let mut f_width = None;
        let mut f_height = None; let mut f_avail_left = None; let mut f_avail_top = None;
        let mut f_avail_width = None; let mut f_avail_height = None;
        let mut f_device_pixel_ratio = None; let mut f_orientation = None;
        let mut f_color_depth = None; let mut f_is_extended = Default::default();
        let mut f_is_internal = Default::default(); let mut f_is_primary = Default::default();
        let mut f_label = None; let mut f_id = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"left" => r.read(&mut f_left),
                b"top" => r.read(&mut f_top),
                b"width" => r.read(&mut f_width),
                b"height" => r.read(&mut f_height),
                b"availLeft" => r.read(&mut f_avail_left),
                b"availTop" => r.read(&mut f_avail_top),
                b"availWidth" => r.read(&mut f_avail_width),
                b"availHeight" => r.read(&mut f_avail_height),
                b"devicePixelRatio" => r.read(&mut f_device_pixel_ratio),
                b"orientation" => r.read(&mut f_orientation),
                b"colorDepth" => r.read(&mut f_color_depth),
                b"isExtended" => r.read_lenient(&mut f_is_extended),
                b"isInternal" => r.read_lenient(&mut f_is_internal),
                b"isPrimary" => r.read_lenient(&mut f_is_primary),
                b"label" => r.read(&mut f_label),
                b"id" => r.read(&mut f_id),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            left: r.need(f_left, at, "left")?, top: r.need(f_top, at, "top")?,
            width: r.need(f_width, at, "width")?, height: r.need(f_height, at, "height")?,
            avail_left: r.need(f_avail_left, at, "availLeft")?,
            avail_top: r.need(f_avail_top, at, "availTop")?,
            avail_width: r.need(f_avail_width, at, "availWidth")?,
            avail_height: r.need(f_avail_height, at, "availHeight")?,
            device_pixel_ratio: r.need(f_device_pixel_ratio, at, "devicePixelRatio")?,
            orientation: r.need(f_orientation, at, "orientation")?,
            color_depth: r.need(f_color_depth, at, "colorDepth")?, is_extended: f_is_extended,
            is_internal: f_is_internal, is_primary: f_is_primary,
            label: r.need(f_label, at, "label")?, id: r.need(f_id, at, "id")?,
        })
    }
}

open_enum! {
    /// `Emulation.DisabledImageType`. Experimental. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Emulation/#type-DisabledImageType)
    DisabledImageType {
        AVIF = "avif", JXL = "jxl", WEBP = "webp",
    }
}

/// `Emulation.canEmulate`. **Deprecated.** [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Emulation/#method-canEmulate)
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct CanEmulate {}
impl CanEmulate {
    pub fn new() -> Self { Self {} }
}
impl p::Encode for CanEmulate {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.end_object();
    }
}
impl p::Command for CanEmulate {
    const METHOD: &'static str = "Emulation.canEmulate";
    type Response = CanEmulateResponse;
}

/// The reply to [`CanEmulate`].
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct CanEmulateResponse {
    pub result: bool,
}
impl p::Decode for CanEmulateResponse {
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

/// `Emulation.clearDeviceMetricsOverride`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Emulation/#method-clearDeviceMetricsOverride)
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct ClearDeviceMetricsOverride {}
impl ClearDeviceMetricsOverride {
    pub fn new() -> Self { Self {} }
}
impl p::Encode for ClearDeviceMetricsOverride {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.end_object();
    }
}
impl p::Command for ClearDeviceMetricsOverride {
    const METHOD: &'static str = "Emulation.clearDeviceMetricsOverride";
    type Response = p::Empty;
}

/// `Emulation.clearGeolocationOverride`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Emulation/#method-clearGeolocationOverride)
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct ClearGeolocationOverride {}
impl ClearGeolocationOverride {
    pub fn new() -> Self { Self {} }
}
impl p::Encode for ClearGeolocationOverride {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.end_object();
    }
}
impl p::Command for ClearGeolocationOverride {
    const METHOD: &'static str = "Emulation.clearGeolocationOverride";
    type Response = p::Empty;
}

/// `Emulation.resetPageScaleFactor`. Experimental. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Emulation/#method-resetPageScaleFactor)
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct ResetPageScaleFactor {}
impl ResetPageScaleFactor {
    pub fn new() -> Self { Self {} }
}
impl p::Encode for ResetPageScaleFactor {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.end_object();
    }
}
impl p::Command for ResetPageScaleFactor {
    const METHOD: &'static str = "Emulation.resetPageScaleFactor";
    type Response = p::Empty;
}

/// `Emulation.setFocusEmulationEnabled`. Experimental. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Emulation/#method-setFocusEmulationEnabled)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct SetFocusEmulationEnabled {
    pub enabled: bool,
}
impl SetFocusEmulationEnabled {
    pub fn new(enabled: bool) -> Self { Self { enabled } }
}
impl p::Encode for SetFocusEmulationEnabled {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.field("enabled", &self.enabled);
        w.end_object();
    }
}
impl p::Command for SetFocusEmulationEnabled {
    const METHOD: &'static str = "Emulation.setFocusEmulationEnabled";
    type Response = p::Empty;
}

/// `Emulation.setAutoDarkModeOverride`. Experimental. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Emulation/#method-setAutoDarkModeOverride)
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct SetAutoDarkModeOverride {
    pub enabled: Option<bool>,
}
impl SetAutoDarkModeOverride {
    pub fn new() -> Self { Self { enabled: None } }
    pub fn with(mut self, set: impl FnOnce(&mut Self)) -> Self { set(&mut self); self }
}
impl p::Encode for SetAutoDarkModeOverride {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.optional("enabled", &self.enabled);
        w.end_object();
    }
}
impl p::Command for SetAutoDarkModeOverride {
    const METHOD: &'static str = "Emulation.setAutoDarkModeOverride";
    type Response = p::Empty;
}

/// `Emulation.setCPUThrottlingRate`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Emulation/#method-setCPUThrottlingRate)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct SetCPUThrottlingRate {
    pub rate: f64,
}
impl SetCPUThrottlingRate {
    pub fn new(rate: f64) -> Self { Self { rate } }
}
impl p::Encode for SetCPUThrottlingRate {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.field("rate", &self.rate);
        w.end_object();
    }
}
impl p::Command for SetCPUThrottlingRate {
    const METHOD: &'static str = "Emulation.setCPUThrottlingRate";
    type Response = p::Empty;
}

/// `Emulation.setDefaultBackgroundColorOverride`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Emulation/#method-setDefaultBackgroundColorOverride)
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct SetDefaultBackgroundColorOverride {
    pub color: Option<p::dom::RGBA>,
}
impl SetDefaultBackgroundColorOverride {
    pub fn new() -> Self { Self { color: None } }
    pub fn with(mut self, set: impl FnOnce(&mut Self)) -> Self { set(&mut self); self }
}
impl p::Encode for SetDefaultBackgroundColorOverride {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.optional("color", &self.color);
        w.end_object();
    }
}
impl p::Command for SetDefaultBackgroundColorOverride {
    const METHOD: &'static str = "Emulation.setDefaultBackgroundColorOverride";
    type Response = p::Empty;
}

/// `Emulation.setSafeAreaInsetsOverride`. Experimental. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Emulation/#method-setSafeAreaInsetsOverride)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct SetSafeAreaInsetsOverride {
    pub insets: SafeAreaInsets,
}
impl SetSafeAreaInsetsOverride {
    pub fn new(insets: SafeAreaInsets) -> Self { Self { insets } }
}
impl p::Encode for SetSafeAreaInsetsOverride {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.field("insets", &self.insets);
        w.end_object();
    }
}
impl p::Command for SetSafeAreaInsetsOverride {
    const METHOD: &'static str = "Emulation.setSafeAreaInsetsOverride";
    type Response = p::Empty;
}

/// `Emulation.setVirtualKeyboardGeometryOverride`. Experimental. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Emulation/#method-setVirtualKeyboardGeometryOverride)
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct SetVirtualKeyboardGeometryOverride {
    pub keyboard_rect: Option<p::dom::Rect>,
}
impl SetVirtualKeyboardGeometryOverride {
    pub fn new() -> Self { Self { keyboard_rect: None } }
    pub fn with(mut self, set: impl FnOnce(&mut Self)) -> Self { set(&mut self); self }
}
impl p::Encode for SetVirtualKeyboardGeometryOverride {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.optional("keyboardRect", &self.keyboard_rect);
        w.end_object();
    }
}
impl p::Command for SetVirtualKeyboardGeometryOverride {
    const METHOD: &'static str = "Emulation.setVirtualKeyboardGeometryOverride";
    type Response = p::Empty;
}

/// `Emulation.setDeviceMetricsOverride`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Emulation/#method-setDeviceMetricsOverride)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct SetDeviceMetricsOverride {
    pub width: i64,
    pub height: i64,
    pub device_scale_factor: f64,
    pub mobile: bool,
    /// Experimental.
    pub scale: Option<f64>,
    /// Experimental.
    pub screen_width: Option<i64>,
    /// Experimental.
    pub screen_height: Option<i64>,
    /// Experimental.
    pub position_x: Option<i64>,
    /// Experimental.
    pub position_y: Option<i64>,
    /// Experimental.
    pub dont_set_visible_size: Option<bool>,
    pub screen_orientation: Option<ScreenOrientation>,
    /// Experimental.
    pub viewport: Option<p::page::Viewport>,
    /// Experimental. **Deprecated.**
    pub display_feature: Option<DisplayFeature>,
    /// Experimental. **Deprecated.**
    pub device_posture: Option<DevicePosture>,
    /// Experimental.
    pub scrollbar_type: Option<SetDeviceMetricsOverrideScrollbarType>,
    /// Experimental.
    pub screen_orientation_lock_emulation: Option<bool>,
    /// Experimental.
    pub viewport_meta: Option<SetDeviceMetricsOverrideViewportMeta>,
    /// Experimental.
    pub text_layout_mode: Option<SetDeviceMetricsOverrideTextLayoutMode>,
}
impl SetDeviceMetricsOverride {
    pub fn new(width: i64, height: i64, device_scale_factor: f64, mobile: bool) -> Self { Self { width, height, device_scale_factor, mobile, scale: None, screen_width: None, screen_height: None, position_x: None, position_y: None, dont_set_visible_size: None, screen_orientation: None, viewport: None, display_feature: None, device_posture: None, scrollbar_type: None, screen_orientation_lock_emulation: None, viewport_meta: None, text_layout_mode: None } }
    pub fn with(mut self, set: impl FnOnce(&mut Self)) -> Self { set(&mut self); self }
}
impl p::Encode for SetDeviceMetricsOverride {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.field("width", &self.width);
        w.field("height", &self.height);
        w.field("deviceScaleFactor", &self.device_scale_factor);
        w.field("mobile", &self.mobile);
        w.optional("scale", &self.scale);
        w.optional("screenWidth", &self.screen_width);
        w.optional("screenHeight", &self.screen_height);
        w.optional("positionX", &self.position_x);
        w.optional("positionY", &self.position_y);
        w.optional("dontSetVisibleSize", &self.dont_set_visible_size);
        w.optional("screenOrientation", &self.screen_orientation);
        w.optional("viewport", &self.viewport);
        w.optional("displayFeature", &self.display_feature);
        w.optional("devicePosture", &self.device_posture);
        w.optional("scrollbarType", &self.scrollbar_type);
        w.optional("screenOrientationLockEmulation", &self.screen_orientation_lock_emulation);
        w.optional("viewportMeta", &self.viewport_meta);
        w.optional("textLayoutMode", &self.text_layout_mode);
        w.end_object();
    }
}
impl p::Command for SetDeviceMetricsOverride {
    const METHOD: &'static str = "Emulation.setDeviceMetricsOverride";
    type Response = p::Empty;
}

/// `Emulation.setDevicePostureOverride`. Experimental. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Emulation/#method-setDevicePostureOverride)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct SetDevicePostureOverride {
    pub posture: DevicePosture,
}
impl SetDevicePostureOverride {
    pub fn new(posture: DevicePosture) -> Self { Self { posture } }
}
impl p::Encode for SetDevicePostureOverride {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.field("posture", &self.posture);
        w.end_object();
    }
}
impl p::Command for SetDevicePostureOverride {
    const METHOD: &'static str = "Emulation.setDevicePostureOverride";
    type Response = p::Empty;
}

/// `Emulation.clearDevicePostureOverride`. Experimental. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Emulation/#method-clearDevicePostureOverride)
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct ClearDevicePostureOverride {}
impl ClearDevicePostureOverride {
    pub fn new() -> Self { Self {} }
}
impl p::Encode for ClearDevicePostureOverride {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.end_object();
    }
}
impl p::Command for ClearDevicePostureOverride {
    const METHOD: &'static str = "Emulation.clearDevicePostureOverride";
    type Response = p::Empty;
}

/// `Emulation.setDisplayFeaturesOverride`. Experimental. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Emulation/#method-setDisplayFeaturesOverride)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct SetDisplayFeaturesOverride {
    pub features: Vec<DisplayFeature>,
}
impl SetDisplayFeaturesOverride {
    pub fn new(features: Vec<DisplayFeature>) -> Self { Self { features } }
}
impl p::Encode for SetDisplayFeaturesOverride {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.field("features", &self.features);
        w.end_object();
    }
}
impl p::Command for SetDisplayFeaturesOverride {
    const METHOD: &'static str = "Emulation.setDisplayFeaturesOverride";
    type Response = p::Empty;
}

/// `Emulation.clearDisplayFeaturesOverride`. Experimental. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Emulation/#method-clearDisplayFeaturesOverride)
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct ClearDisplayFeaturesOverride {}
impl ClearDisplayFeaturesOverride {
    pub fn new() -> Self { Self {} }
}
impl p::Encode for ClearDisplayFeaturesOverride {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.end_object();
    }
}
impl p::Command for ClearDisplayFeaturesOverride {
    const METHOD: &'static str = "Emulation.clearDisplayFeaturesOverride";
    type Response = p::Empty;
}

/// `Emulation.setScrollbarsHidden`. Experimental. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Emulation/#method-setScrollbarsHidden)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct SetScrollbarsHidden {
    pub hidden: bool,
}
impl SetScrollbarsHidden {
    pub fn new(hidden: bool) -> Self { Self { hidden } }
}
impl p::Encode for SetScrollbarsHidden {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.field("hidden", &self.hidden);
        w.end_object();
    }
}
impl p::Command for SetScrollbarsHidden {
    const METHOD: &'static str = "Emulation.setScrollbarsHidden";
    type Response = p::Empty;
}

/// `Emulation.setDocumentCookieDisabled`. Experimental. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Emulation/#method-setDocumentCookieDisabled)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct SetDocumentCookieDisabled {
    pub disabled: bool,
}
impl SetDocumentCookieDisabled {
    pub fn new(disabled: bool) -> Self { Self { disabled } }
}
impl p::Encode for SetDocumentCookieDisabled {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.field("disabled", &self.disabled);
        w.end_object();
    }
}
impl p::Command for SetDocumentCookieDisabled {
    const METHOD: &'static str = "Emulation.setDocumentCookieDisabled";
    type Response = p::Empty;
}

/// `Emulation.setEmitTouchEventsForMouse`. Experimental. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Emulation/#method-setEmitTouchEventsForMouse)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct SetEmitTouchEventsForMouse {
    pub enabled: bool,
    pub configuration: Option<SetEmitTouchEventsForMouseConfiguration>,
}
impl SetEmitTouchEventsForMouse {
    pub fn new(enabled: bool) -> Self { Self { enabled, configuration: None } }
    pub fn with(mut self, set: impl FnOnce(&mut Self)) -> Self { set(&mut self); self }
}
impl p::Encode for SetEmitTouchEventsForMouse {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.field("enabled", &self.enabled);
        w.optional("configuration", &self.configuration);
        w.end_object();
    }
}
impl p::Command for SetEmitTouchEventsForMouse {
    const METHOD: &'static str = "Emulation.setEmitTouchEventsForMouse";
    type Response = p::Empty;
}

/// `Emulation.setEmulatedMedia`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Emulation/#method-setEmulatedMedia)
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct SetEmulatedMedia {
    pub media: Option<String>,
    pub features: Option<Vec<MediaFeature>>,
}
impl SetEmulatedMedia {
    pub fn new() -> Self { Self { media: None, features: None } }
    pub fn with(mut self, set: impl FnOnce(&mut Self)) -> Self { set(&mut self); self }
}
impl p::Encode for SetEmulatedMedia {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.optional("media", &self.media);
        w.optional("features", &self.features);
        w.end_object();
    }
}
impl p::Command for SetEmulatedMedia {
    const METHOD: &'static str = "Emulation.setEmulatedMedia";
    type Response = p::Empty;
}

/// `Emulation.setEmulatedVisionDeficiency`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Emulation/#method-setEmulatedVisionDeficiency)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct SetEmulatedVisionDeficiency {
    pub r#type: SetEmulatedVisionDeficiencyType,
}
impl SetEmulatedVisionDeficiency {
    pub fn new(r#type: impl Into<SetEmulatedVisionDeficiencyType>) -> Self { Self { r#type: r#type.into() } }
}
impl p::Encode for SetEmulatedVisionDeficiency {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.field("type", &self.r#type);
        w.end_object();
    }
}
impl p::Command for SetEmulatedVisionDeficiency {
    const METHOD: &'static str = "Emulation.setEmulatedVisionDeficiency";
    type Response = p::Empty;
}

/// `Emulation.setEmulatedOSTextScale`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Emulation/#method-setEmulatedOSTextScale)
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct SetEmulatedOSTextScale {
    pub scale: Option<f64>,
}
impl SetEmulatedOSTextScale {
    pub fn new() -> Self { Self { scale: None } }
    pub fn with(mut self, set: impl FnOnce(&mut Self)) -> Self { set(&mut self); self }
}
impl p::Encode for SetEmulatedOSTextScale {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.optional("scale", &self.scale);
        w.end_object();
    }
}
impl p::Command for SetEmulatedOSTextScale {
    const METHOD: &'static str = "Emulation.setEmulatedOSTextScale";
    type Response = p::Empty;
}

/// `Emulation.setGeolocationOverride`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Emulation/#method-setGeolocationOverride)
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct SetGeolocationOverride {
    pub latitude: Option<f64>,
    pub longitude: Option<f64>,
    pub accuracy: Option<f64>,
    pub altitude: Option<f64>,
    pub altitude_accuracy: Option<f64>,
    pub heading: Option<f64>,
    pub speed: Option<f64>,
}
impl SetGeolocationOverride {
    pub fn new() -> Self { Self { latitude: None, longitude: None, accuracy: None, altitude: None, altitude_accuracy: None, heading: None, speed: None } }
    pub fn with(mut self, set: impl FnOnce(&mut Self)) -> Self { set(&mut self); self }
}
impl p::Encode for SetGeolocationOverride {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.optional("latitude", &self.latitude);
        w.optional("longitude", &self.longitude);
        w.optional("accuracy", &self.accuracy);
        w.optional("altitude", &self.altitude);
        w.optional("altitudeAccuracy", &self.altitude_accuracy);
        w.optional("heading", &self.heading);
        w.optional("speed", &self.speed);
        w.end_object();
    }
}
impl p::Command for SetGeolocationOverride {
    const METHOD: &'static str = "Emulation.setGeolocationOverride";
    type Response = p::Empty;
}

/// `Emulation.getOverriddenSensorInformation`. Experimental. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Emulation/#method-getOverriddenSensorInformation)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct GetOverriddenSensorInformation {
    pub r#type: SensorType,
}
impl GetOverriddenSensorInformation {
    pub fn new(r#type: impl Into<SensorType>) -> Self { Self { r#type: r#type.into() } }
}
impl p::Encode for GetOverriddenSensorInformation {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.field("type", &self.r#type);
        w.end_object();
    }
}
impl p::Command for GetOverriddenSensorInformation {
    const METHOD: &'static str = "Emulation.getOverriddenSensorInformation";
    type Response = GetOverriddenSensorInformationResponse;
}

/// The reply to [`GetOverriddenSensorInformation`].
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct GetOverriddenSensorInformationResponse {
    pub requested_sampling_frequency: f64,
}
impl p::Decode for GetOverriddenSensorInformationResponse {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_requested_sampling_frequency = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"requestedSamplingFrequency" => r.read(&mut f_requested_sampling_frequency),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            requested_sampling_frequency: r.need(f_requested_sampling_frequency, at, "requestedSamplingFrequency")?,
        })
    }
}

/// `Emulation.setSensorOverrideEnabled`. Experimental. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Emulation/#method-setSensorOverrideEnabled)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct SetSensorOverrideEnabled {
    pub enabled: bool,
    pub r#type: SensorType,
    pub metadata: Option<SensorMetadata>,
}
impl SetSensorOverrideEnabled {
    pub fn new(enabled: bool, r#type: impl Into<SensorType>) -> Self { Self { enabled, r#type: r#type.into(), metadata: None } }
    pub fn with(mut self, set: impl FnOnce(&mut Self)) -> Self { set(&mut self); self }
}
impl p::Encode for SetSensorOverrideEnabled {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.field("enabled", &self.enabled);
        w.field("type", &self.r#type);
        w.optional("metadata", &self.metadata);
        w.end_object();
    }
}
impl p::Command for SetSensorOverrideEnabled {
    const METHOD: &'static str = "Emulation.setSensorOverrideEnabled";
    type Response = p::Empty;
}

/// `Emulation.setSensorOverrideReadings`. Experimental. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Emulation/#method-setSensorOverrideReadings)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct SetSensorOverrideReadings {
    pub r#type: SensorType,
    pub reading: SensorReading,
}
impl SetSensorOverrideReadings {
    pub fn new(r#type: impl Into<SensorType>, reading: SensorReading) -> Self { Self { r#type: r#type.into(), reading } }
}
impl p::Encode for SetSensorOverrideReadings {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.field("type", &self.r#type);
        w.field("reading", &self.reading);
        w.end_object();
    }
}
impl p::Command for SetSensorOverrideReadings {
    const METHOD: &'static str = "Emulation.setSensorOverrideReadings";
    type Response = p::Empty;
}

/// `Emulation.setPressureSourceOverrideEnabled`. Experimental. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Emulation/#method-setPressureSourceOverrideEnabled)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct SetPressureSourceOverrideEnabled {
    pub enabled: bool,
    pub source: PressureSource,
    pub metadata: Option<PressureMetadata>,
}
impl SetPressureSourceOverrideEnabled {
    pub fn new(enabled: bool, source: impl Into<PressureSource>) -> Self { Self { enabled, source: source.into(), metadata: None } }
    pub fn with(mut self, set: impl FnOnce(&mut Self)) -> Self { set(&mut self); self }
}
impl p::Encode for SetPressureSourceOverrideEnabled {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.field("enabled", &self.enabled);
        w.field("source", &self.source);
        w.optional("metadata", &self.metadata);
        w.end_object();
    }
}
impl p::Command for SetPressureSourceOverrideEnabled {
    const METHOD: &'static str = "Emulation.setPressureSourceOverrideEnabled";
    type Response = p::Empty;
}

/// `Emulation.setPressureStateOverride`. Experimental. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Emulation/#method-setPressureStateOverride)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct SetPressureStateOverride {
    pub source: PressureSource,
    pub state: PressureState,
}
impl SetPressureStateOverride {
    pub fn new(source: impl Into<PressureSource>, state: impl Into<PressureState>) -> Self { Self { source: source.into(), state: state.into() } }
}
impl p::Encode for SetPressureStateOverride {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.field("source", &self.source);
        w.field("state", &self.state);
        w.end_object();
    }
}
impl p::Command for SetPressureStateOverride {
    const METHOD: &'static str = "Emulation.setPressureStateOverride";
    type Response = p::Empty;
}

/// `Emulation.setIdleOverride`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Emulation/#method-setIdleOverride)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct SetIdleOverride {
    pub is_user_active: bool,
    pub is_screen_unlocked: bool,
}
impl SetIdleOverride {
    pub fn new(is_user_active: bool, is_screen_unlocked: bool) -> Self { Self { is_user_active, is_screen_unlocked } }
}
impl p::Encode for SetIdleOverride {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.field("isUserActive", &self.is_user_active);
        w.field("isScreenUnlocked", &self.is_screen_unlocked);
        w.end_object();
    }
}
impl p::Command for SetIdleOverride {
    const METHOD: &'static str = "Emulation.setIdleOverride";
    type Response = p::Empty;
}

/// `Emulation.clearIdleOverride`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Emulation/#method-clearIdleOverride)
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct ClearIdleOverride {}
impl ClearIdleOverride {
    pub fn new() -> Self { Self {} }
}
impl p::Encode for ClearIdleOverride {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.end_object();
    }
}
impl p::Command for ClearIdleOverride {
    const METHOD: &'static str = "Emulation.clearIdleOverride";
    type Response = p::Empty;
}

/// `Emulation.setNavigatorOverrides`. Experimental. **Deprecated.** [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Emulation/#method-setNavigatorOverrides)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct SetNavigatorOverrides {
    pub platform: String,
}
impl SetNavigatorOverrides {
    pub fn new(platform: impl Into<String>) -> Self { Self { platform: platform.into() } }
}
impl p::Encode for SetNavigatorOverrides {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.field("platform", &self.platform);
        w.end_object();
    }
}
impl p::Command for SetNavigatorOverrides {
    const METHOD: &'static str = "Emulation.setNavigatorOverrides";
    type Response = p::Empty;
}

/// `Emulation.setPageScaleFactor`. Experimental. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Emulation/#method-setPageScaleFactor)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct SetPageScaleFactor {
    pub page_scale_factor: f64,
}
impl SetPageScaleFactor {
    pub fn new(page_scale_factor: f64) -> Self { Self { page_scale_factor } }
}
impl p::Encode for SetPageScaleFactor {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.field("pageScaleFactor", &self.page_scale_factor);
        w.end_object();
    }
}
impl p::Command for SetPageScaleFactor {
    const METHOD: &'static str = "Emulation.setPageScaleFactor";
    type Response = p::Empty;
}

/// `Emulation.setScriptExecutionDisabled`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Emulation/#method-setScriptExecutionDisabled)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct SetScriptExecutionDisabled {
    pub value: bool,
}
impl SetScriptExecutionDisabled {
    pub fn new(value: bool) -> Self { Self { value } }
}
impl p::Encode for SetScriptExecutionDisabled {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.field("value", &self.value);
        w.end_object();
    }
}
impl p::Command for SetScriptExecutionDisabled {
    const METHOD: &'static str = "Emulation.setScriptExecutionDisabled";
    type Response = p::Empty;
}

/// `Emulation.setTouchEmulationEnabled`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Emulation/#method-setTouchEmulationEnabled)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct SetTouchEmulationEnabled {
    pub enabled: bool,
    pub max_touch_points: Option<i64>,
}
impl SetTouchEmulationEnabled {
    pub fn new(enabled: bool) -> Self { Self { enabled, max_touch_points: None } }
    pub fn with(mut self, set: impl FnOnce(&mut Self)) -> Self { set(&mut self); self }
}
impl p::Encode for SetTouchEmulationEnabled {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.field("enabled", &self.enabled);
        w.optional("maxTouchPoints", &self.max_touch_points);
        w.end_object();
    }
}
impl p::Command for SetTouchEmulationEnabled {
    const METHOD: &'static str = "Emulation.setTouchEmulationEnabled";
    type Response = p::Empty;
}

/// `Emulation.setVirtualTimePolicy`. Experimental. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Emulation/#method-setVirtualTimePolicy)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct SetVirtualTimePolicy {
    pub policy: VirtualTimePolicy,
    pub budget: Option<f64>,
    pub max_virtual_time_task_starvation_count: Option<i64>,
    pub initial_virtual_time: Option<p::network::TimeSinceEpoch>,
}
impl SetVirtualTimePolicy {
    pub fn new(policy: impl Into<VirtualTimePolicy>) -> Self { Self { policy: policy.into(), budget: None, max_virtual_time_task_starvation_count: None, initial_virtual_time: None } }
    pub fn with(mut self, set: impl FnOnce(&mut Self)) -> Self { set(&mut self); self }
}
impl p::Encode for SetVirtualTimePolicy {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.field("policy", &self.policy);
        w.optional("budget", &self.budget);
        w.optional("maxVirtualTimeTaskStarvationCount", &self.max_virtual_time_task_starvation_count);
        w.optional("initialVirtualTime", &self.initial_virtual_time);
        w.end_object();
    }
}
impl p::Command for SetVirtualTimePolicy {
    const METHOD: &'static str = "Emulation.setVirtualTimePolicy";
    type Response = SetVirtualTimePolicyResponse;
}

/// The reply to [`SetVirtualTimePolicy`].
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct SetVirtualTimePolicyResponse {
    pub virtual_time_ticks_base: f64,
}
impl p::Decode for SetVirtualTimePolicyResponse {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_virtual_time_ticks_base = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"virtualTimeTicksBase" => r.read(&mut f_virtual_time_ticks_base),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            virtual_time_ticks_base: r.need(f_virtual_time_ticks_base, at, "virtualTimeTicksBase")?,
        })
    }
}

/// `Emulation.setLocaleOverride`. Experimental. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Emulation/#method-setLocaleOverride)
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct SetLocaleOverride {
    pub locale: Option<String>,
}
impl SetLocaleOverride {
    pub fn new() -> Self { Self { locale: None } }
    pub fn with(mut self, set: impl FnOnce(&mut Self)) -> Self { set(&mut self); self }
}
impl p::Encode for SetLocaleOverride {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.optional("locale", &self.locale);
        w.end_object();
    }
}
impl p::Command for SetLocaleOverride {
    const METHOD: &'static str = "Emulation.setLocaleOverride";
    type Response = p::Empty;
}

/// `Emulation.setTimezoneOverride`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Emulation/#method-setTimezoneOverride)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct SetTimezoneOverride {
    pub timezone_id: String,
}
impl SetTimezoneOverride {
    pub fn new(timezone_id: impl Into<String>) -> Self { Self { timezone_id: timezone_id.into() } }
}
impl p::Encode for SetTimezoneOverride {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.field("timezoneId", &self.timezone_id);
        w.end_object();
    }
}
impl p::Command for SetTimezoneOverride {
    const METHOD: &'static str = "Emulation.setTimezoneOverride";
    type Response = p::Empty;
}

/// `Emulation.setVisibleSize`. Experimental. **Deprecated.** [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Emulation/#method-setVisibleSize)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct SetVisibleSize {
    pub width: i64,
    pub height: i64,
}
impl SetVisibleSize {
    pub fn new(width: i64, height: i64) -> Self { Self { width, height } }
}
impl p::Encode for SetVisibleSize {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.field("width", &self.width);
        w.field("height", &self.height);
        w.end_object();
    }
}
impl p::Command for SetVisibleSize {
    const METHOD: &'static str = "Emulation.setVisibleSize";
    type Response = p::Empty;
}

/// `Emulation.setDisabledImageTypes`. Experimental. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Emulation/#method-setDisabledImageTypes)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct SetDisabledImageTypes {
    pub image_types: Vec<DisabledImageType>,
}
impl SetDisabledImageTypes {
    pub fn new(image_types: Vec<DisabledImageType>) -> Self { Self { image_types } }
}
impl p::Encode for SetDisabledImageTypes {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.field("imageTypes", &self.image_types);
        w.end_object();
    }
}
impl p::Command for SetDisabledImageTypes {
    const METHOD: &'static str = "Emulation.setDisabledImageTypes";
    type Response = p::Empty;
}

/// `Emulation.setDataSaverOverride`. Experimental. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Emulation/#method-setDataSaverOverride)
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct SetDataSaverOverride {
    pub data_saver_enabled: Option<bool>,
}
impl SetDataSaverOverride {
    pub fn new() -> Self { Self { data_saver_enabled: None } }
    pub fn with(mut self, set: impl FnOnce(&mut Self)) -> Self { set(&mut self); self }
}
impl p::Encode for SetDataSaverOverride {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.optional("dataSaverEnabled", &self.data_saver_enabled);
        w.end_object();
    }
}
impl p::Command for SetDataSaverOverride {
    const METHOD: &'static str = "Emulation.setDataSaverOverride";
    type Response = p::Empty;
}

/// `Emulation.setHardwareConcurrencyOverride`. Experimental. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Emulation/#method-setHardwareConcurrencyOverride)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct SetHardwareConcurrencyOverride {
    pub hardware_concurrency: i64,
}
impl SetHardwareConcurrencyOverride {
    pub fn new(hardware_concurrency: i64) -> Self { Self { hardware_concurrency } }
}
impl p::Encode for SetHardwareConcurrencyOverride {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.field("hardwareConcurrency", &self.hardware_concurrency);
        w.end_object();
    }
}
impl p::Command for SetHardwareConcurrencyOverride {
    const METHOD: &'static str = "Emulation.setHardwareConcurrencyOverride";
    type Response = p::Empty;
}

/// `Emulation.setCPUPerformanceOverride`. Experimental. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Emulation/#method-setCPUPerformanceOverride)
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct SetCPUPerformanceOverride {
    pub performance_tier: Option<SetCPUPerformanceOverridePerformanceTier>,
}
impl SetCPUPerformanceOverride {
    pub fn new() -> Self { Self { performance_tier: None } }
    pub fn with(mut self, set: impl FnOnce(&mut Self)) -> Self { set(&mut self); self }
}
impl p::Encode for SetCPUPerformanceOverride {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.optional("performanceTier", &self.performance_tier);
        w.end_object();
    }
}
impl p::Command for SetCPUPerformanceOverride {
    const METHOD: &'static str = "Emulation.setCPUPerformanceOverride";
    type Response = p::Empty;
}

/// `Emulation.setUserAgentOverride`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Emulation/#method-setUserAgentOverride)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct SetUserAgentOverride {
    pub user_agent: String,
    pub accept_language: Option<String>,
    pub platform: Option<String>,
    /// Experimental.
    pub user_agent_metadata: Option<UserAgentMetadata>,
}
impl SetUserAgentOverride {
    pub fn new(user_agent: impl Into<String>) -> Self { Self { user_agent: user_agent.into(), accept_language: None, platform: None, user_agent_metadata: None } }
    pub fn with(mut self, set: impl FnOnce(&mut Self)) -> Self { set(&mut self); self }
}
impl p::Encode for SetUserAgentOverride {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.field("userAgent", &self.user_agent);
        w.optional("acceptLanguage", &self.accept_language);
        w.optional("platform", &self.platform);
        w.optional("userAgentMetadata", &self.user_agent_metadata);
        w.end_object();
    }
}
impl p::Command for SetUserAgentOverride {
    const METHOD: &'static str = "Emulation.setUserAgentOverride";
    type Response = p::Empty;
}

/// `Emulation.setAutomationOverride`. Experimental. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Emulation/#method-setAutomationOverride)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct SetAutomationOverride {
    pub enabled: bool,
}
impl SetAutomationOverride {
    pub fn new(enabled: bool) -> Self { Self { enabled } }
}
impl p::Encode for SetAutomationOverride {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.field("enabled", &self.enabled);
        w.end_object();
    }
}
impl p::Command for SetAutomationOverride {
    const METHOD: &'static str = "Emulation.setAutomationOverride";
    type Response = p::Empty;
}

/// `Emulation.setSmallViewportHeightDifferenceOverride`. Experimental. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Emulation/#method-setSmallViewportHeightDifferenceOverride)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct SetSmallViewportHeightDifferenceOverride {
    pub difference: i64,
}
impl SetSmallViewportHeightDifferenceOverride {
    pub fn new(difference: i64) -> Self { Self { difference } }
}
impl p::Encode for SetSmallViewportHeightDifferenceOverride {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.field("difference", &self.difference);
        w.end_object();
    }
}
impl p::Command for SetSmallViewportHeightDifferenceOverride {
    const METHOD: &'static str = "Emulation.setSmallViewportHeightDifferenceOverride";
    type Response = p::Empty;
}

/// `Emulation.getScreenInfos`. Experimental. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Emulation/#method-getScreenInfos)
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct GetScreenInfos {}
impl GetScreenInfos {
    pub fn new() -> Self { Self {} }
}
impl p::Encode for GetScreenInfos {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.end_object();
    }
}
impl p::Command for GetScreenInfos {
    const METHOD: &'static str = "Emulation.getScreenInfos";
    type Response = GetScreenInfosResponse;
}

/// The reply to [`GetScreenInfos`].
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct GetScreenInfosResponse {
    pub screen_infos: Vec<ScreenInfo>,
}
impl p::Decode for GetScreenInfosResponse {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        r.begin_object()?;
        let mut f_screen_infos = Default::default();
        while let Some(name) = r.name()? {
            match &*name {
                b"screenInfos" => r.read_lenient(&mut f_screen_infos),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            screen_infos: f_screen_infos,
        })
    }
}

/// `Emulation.addScreen`. Experimental. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Emulation/#method-addScreen)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct AddScreen {
    pub left: i64,
    pub top: i64,
    pub width: i64,
    pub height: i64,
    pub work_area_insets: Option<WorkAreaInsets>,
    pub device_pixel_ratio: Option<f64>,
    pub rotation: Option<i64>,
    pub color_depth: Option<i64>,
    pub label: Option<String>,
    pub is_internal: Option<bool>,
}
impl AddScreen {
    pub fn new(left: i64, top: i64, width: i64, height: i64) -> Self { Self { left, top, width, height, work_area_insets: None, device_pixel_ratio: None, rotation: None, color_depth: None, label: None, is_internal: None } }
    pub fn with(mut self, set: impl FnOnce(&mut Self)) -> Self { set(&mut self); self }
}
impl p::Encode for AddScreen {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.field("left", &self.left);
        w.field("top", &self.top);
        w.field("width", &self.width);
        w.field("height", &self.height);
        w.optional("workAreaInsets", &self.work_area_insets);
        w.optional("devicePixelRatio", &self.device_pixel_ratio);
        w.optional("rotation", &self.rotation);
        w.optional("colorDepth", &self.color_depth);
        w.optional("label", &self.label);
        w.optional("isInternal", &self.is_internal);
        w.end_object();
    }
}
impl p::Command for AddScreen {
    const METHOD: &'static str = "Emulation.addScreen";
    type Response = AddScreenResponse;
}

/// The reply to [`AddScreen`].
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct AddScreenResponse {
    pub screen_info: ScreenInfo,
}
impl p::Decode for AddScreenResponse {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_screen_info = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"screenInfo" => r.read(&mut f_screen_info),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            screen_info: r.need(f_screen_info, at, "screenInfo")?,
        })
    }
}

/// `Emulation.updateScreen`. Experimental. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Emulation/#method-updateScreen)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct UpdateScreen {
    pub screen_id: ScreenId,
    pub left: Option<i64>,
    pub top: Option<i64>,
    pub width: Option<i64>,
    pub height: Option<i64>,
    pub work_area_insets: Option<WorkAreaInsets>,
    pub device_pixel_ratio: Option<f64>,
    pub rotation: Option<i64>,
    pub color_depth: Option<i64>,
    pub label: Option<String>,
    pub is_internal: Option<bool>,
}
impl UpdateScreen {
    pub fn new(screen_id: impl Into<ScreenId>) -> Self { Self { screen_id: screen_id.into(), left: None, top: None, width: None, height: None, work_area_insets: None, device_pixel_ratio: None, rotation: None, color_depth: None, label: None, is_internal: None } }
    pub fn with(mut self, set: impl FnOnce(&mut Self)) -> Self { set(&mut self); self }
}
impl p::Encode for UpdateScreen {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.field("screenId", &self.screen_id);
        w.optional("left", &self.left);
        w.optional("top", &self.top);
        w.optional("width", &self.width);
        w.optional("height", &self.height);
        w.optional("workAreaInsets", &self.work_area_insets);
        w.optional("devicePixelRatio", &self.device_pixel_ratio);
        w.optional("rotation", &self.rotation);
        w.optional("colorDepth", &self.color_depth);
        w.optional("label", &self.label);
        w.optional("isInternal", &self.is_internal);
        w.end_object();
    }
}
impl p::Command for UpdateScreen {
    const METHOD: &'static str = "Emulation.updateScreen";
    type Response = UpdateScreenResponse;
}

/// The reply to [`UpdateScreen`].
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct UpdateScreenResponse {
    pub screen_info: ScreenInfo,
}
impl p::Decode for UpdateScreenResponse {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_screen_info = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"screenInfo" => r.read(&mut f_screen_info),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            screen_info: r.need(f_screen_info, at, "screenInfo")?,
        })
    }
}

/// `Emulation.removeScreen`. Experimental. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Emulation/#method-removeScreen)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct RemoveScreen {
    pub screen_id: ScreenId,
}
impl RemoveScreen {
    pub fn new(screen_id: impl Into<ScreenId>) -> Self { Self { screen_id: screen_id.into() } }
}
impl p::Encode for RemoveScreen {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.field("screenId", &self.screen_id);
        w.end_object();
    }
}
impl p::Command for RemoveScreen {
    const METHOD: &'static str = "Emulation.removeScreen";
    type Response = p::Empty;
}

/// `Emulation.setPrimaryScreen`. Experimental. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Emulation/#method-setPrimaryScreen)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct SetPrimaryScreen {
    pub screen_id: ScreenId,
}
impl SetPrimaryScreen {
    pub fn new(screen_id: impl Into<ScreenId>) -> Self { Self { screen_id: screen_id.into() } }
}
impl p::Encode for SetPrimaryScreen {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.field("screenId", &self.screen_id);
        w.end_object();
    }
}
impl p::Command for SetPrimaryScreen {
    const METHOD: &'static str = "Emulation.setPrimaryScreen";
    type Response = p::Empty;
}

/// `Emulation.virtualTimeBudgetExpired`. Experimental. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Emulation/#event-virtualTimeBudgetExpired)
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct VirtualTimeBudgetExpired {}
impl p::Decode for VirtualTimeBudgetExpired {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        r.begin_object()?;
        while r.name()?.is_some() { r.skip()?; }
        Ok(Self {})
    }
}
impl p::Event for VirtualTimeBudgetExpired { const METHOD: &'static str = "Emulation.virtualTimeBudgetExpired"; }

/// `Emulation.screenOrientationLockChanged`. Experimental. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Emulation/#event-screenOrientationLockChanged)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct ScreenOrientationLockChanged {
    pub locked: bool,
    pub orientation: Option<ScreenOrientation>,
}
impl p::Decode for ScreenOrientationLockChanged {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        r.begin_object()?;
        let mut f_locked = Default::default(); let mut f_orientation = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"locked" => r.read_lenient(&mut f_locked),
                b"orientation" => r.read(&mut f_orientation),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            locked: f_locked, orientation: f_orientation,
        })
    }
}
impl p::Event for ScreenOrientationLockChanged { const METHOD: &'static str = "Emulation.screenOrientationLockChanged"; }

open_enum! {
    /// Of `type` in [`ScreenOrientation`].
    ScreenOrientationType {
        PORTRAIT_PRIMARY = "portraitPrimary", PORTRAIT_SECONDARY = "portraitSecondary",
        LANDSCAPE_PRIMARY = "landscapePrimary", LANDSCAPE_SECONDARY = "landscapeSecondary",
    }
}

open_enum! {
    /// Of `orientation` in [`DisplayFeature`].
    DisplayFeatureOrientation {
        VERTICAL = "vertical", HORIZONTAL = "horizontal",
    }
}

open_enum! {
    /// Of `type` in [`DevicePosture`].
    DevicePostureType {
        CONTINUOUS = "continuous", FOLDED = "folded",
    }
}

open_enum! {
    /// Of `scrollbarType` in [`SetDeviceMetricsOverride`].
    SetDeviceMetricsOverrideScrollbarType {
        OVERLAY = "overlay", DEFAULT = "default",
    }
}

open_enum! {
    /// Of `viewportMeta` in [`SetDeviceMetricsOverride`].
    SetDeviceMetricsOverrideViewportMeta {
        ENABLE = "enable", DEFAULT = "default",
    }
}

open_enum! {
    /// Of `textLayoutMode` in [`SetDeviceMetricsOverride`].
    SetDeviceMetricsOverrideTextLayoutMode {
        MOBILE = "mobile", DEFAULT = "default",
    }
}

open_enum! {
    /// Of `configuration` in [`SetEmitTouchEventsForMouse`].
    SetEmitTouchEventsForMouseConfiguration {
        MOBILE = "mobile", DESKTOP = "desktop",
    }
}

open_enum! {
    /// Of `type` in [`SetEmulatedVisionDeficiency`].
    SetEmulatedVisionDeficiencyType {
        NONE = "none", BLURRED_VISION = "blurredVision", REDUCED_CONTRAST = "reducedContrast",
        ACHROMATOPSIA = "achromatopsia", DEUTERANOPIA = "deuteranopia", PROTANOPIA = "protanopia",
        TRITANOPIA = "tritanopia",
    }
}

open_enum! {
    /// Of `performanceTier` in [`SetCPUPerformanceOverride`].
    SetCPUPerformanceOverridePerformanceTier {
        UNKNOWN = "unknown", LOW = "low", MID = "mid", HIGH = "high", ULTRA = "ultra",
    }
}
