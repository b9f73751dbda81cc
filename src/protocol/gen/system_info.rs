// Generated from protocol/*.json; do not edit.
// To regenerate: cargo test --test protocol -- bless
//! The `SystemInfo` domain. Experimental. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/SystemInfo/)

use crate::protocol as p;

/// `SystemInfo.GPUDevice`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/SystemInfo/#type-GPUDevice)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct GPUDevice {
    pub vendor_id: f64,
    pub device_id: f64,
    pub sub_sys_id: Option<f64>,
    pub revision: Option<f64>,
    pub vendor_string: String,
    pub device_string: String,
    pub driver_vendor: String,
    pub driver_version: String,
}
impl p::Decode for GPUDevice {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_vendor_id = None; let mut f_device_id = None; let mut f_sub_sys_id = None;
        let mut f_revision = None; let mut f_vendor_string = None; let mut f_device_string = None;
        let mut f_driver_vendor = None; let mut f_driver_version = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"vendorId" => r.read(&mut f_vendor_id),
                b"deviceId" => r.read(&mut f_device_id),
                b"subSysId" => r.read(&mut f_sub_sys_id),
                b"revision" => r.read(&mut f_revision),
                b"vendorString" => r.read(&mut f_vendor_string),
                b"deviceString" => r.read(&mut f_device_string),
                b"driverVendor" => r.read(&mut f_driver_vendor),
                b"driverVersion" => r.read(&mut f_driver_version),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            vendor_id: r.need(f_vendor_id, at, "vendorId")?,
            device_id: r.need(f_device_id, at, "deviceId")?, sub_sys_id: f_sub_sys_id,
            revision: f_revision, vendor_string: r.need(f_vendor_string, at, "vendorString")?,
            device_string: r.need(f_device_string, at, "deviceString")?,
            driver_vendor: r.need(f_driver_vendor, at, "driverVendor")?,
            driver_version: r.need(f_driver_version, at, "driverVersion")?,
        })
    }
}

/// `SystemInfo.Size`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/SystemInfo/#type-Size)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Size {
    pub width: i64,
    pub height: i64,
}
impl p::Decode for Size {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_width = None; let mut f_height = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"width" => r.read(&mut f_width),
                b"height" => r.read(&mut f_height),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            width: r.need(f_width, at, "width")?, height: r.need(f_height, at, "height")?,
        })
    }
}

/// `SystemInfo.VideoDecodeAcceleratorCapability`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/SystemInfo/#type-VideoDecodeAcceleratorCapability)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct VideoDecodeAcceleratorCapability {
    pub profile: String,
    pub max_resolution: Size,
    pub min_resolution: Size,
}
impl p::Decode for VideoDecodeAcceleratorCapability {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_profile = None; let mut f_max_resolution = None; let mut f_min_resolution = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"profile" => r.read(&mut f_profile),
                b"maxResolution" => r.read(&mut f_max_resolution),
                b"minResolution" => r.read(&mut f_min_resolution),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            profile: r.need(f_profile, at, "profile")?,
            max_resolution: r.need(f_max_resolution, at, "maxResolution")?,
            min_resolution: r.need(f_min_resolution, at, "minResolution")?,
        })
    }
}

/// `SystemInfo.VideoEncodeAcceleratorCapability`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/SystemInfo/#type-VideoEncodeAcceleratorCapability)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct VideoEncodeAcceleratorCapability {
    pub profile: String,
    pub max_resolution: Size,
    pub max_framerate_numerator: i64,
    pub max_framerate_denominator: i64,
}
impl p::Decode for VideoEncodeAcceleratorCapability {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_profile = None; let mut f_max_resolution = None;
        let mut f_max_framerate_numerator = None; let mut f_max_framerate_denominator = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"profile" => r.read(&mut f_profile),
                b"maxResolution" => r.read(&mut f_max_resolution),
                b"maxFramerateNumerator" => r.read(&mut f_max_framerate_numerator),
                b"maxFramerateDenominator" => r.read(&mut f_max_framerate_denominator),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            profile: r.need(f_profile, at, "profile")?,
            max_resolution: r.need(f_max_resolution, at, "maxResolution")?,
            max_framerate_numerator: r.need(f_max_framerate_numerator, at, "maxFramerateNumerator")?,
            max_framerate_denominator: r.need(f_max_framerate_denominator, at, "maxFramerateDenominator")?,
        })
    }
}

/// `SystemInfo.GPUInfo`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/SystemInfo/#type-GPUInfo)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct GPUInfo {
    pub devices: Vec<GPUDevice>,
    pub aux_attributes: Option<p::RawJson>,
    pub feature_status: Option<p::RawJson>,
    pub driver_bug_workarounds: Vec<String>,
    pub video_decoding: Vec<VideoDecodeAcceleratorCapability>,
    pub video_encoding: Vec<VideoEncodeAcceleratorCapability>,
}
impl p::Decode for GPUInfo {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        r.begin_object()?;
        let mut f_devices = Default::default(); let mut f_aux_attributes = None;
        let mut f_feature_status = None; let mut f_driver_bug_workarounds = Default::default();
        let mut f_video_decoding = Default::default();
        let mut f_video_encoding = Default::default();
        while let Some(name) = r.name()? {
            match &*name {
                b"devices" => r.read_lenient(&mut f_devices),
                b"auxAttributes" => r.read(&mut f_aux_attributes),
                b"featureStatus" => r.read(&mut f_feature_status),
                b"driverBugWorkarounds" => r.read_lenient(&mut f_driver_bug_workarounds),
                b"videoDecoding" => r.read_lenient(&mut f_video_decoding),
                b"videoEncoding" => r.read_lenient(&mut f_video_encoding),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            devices: f_devices, aux_attributes: f_aux_attributes, feature_status: f_feature_status,
            driver_bug_workarounds: f_driver_bug_workarounds, video_decoding: f_video_decoding,
            video_encoding: f_video_encoding,
        })
    }
}

/// `SystemInfo.ProcessInfo`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/SystemInfo/#type-ProcessInfo)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct ProcessInfo {
    pub r#type: String,
    pub id: i64,
    pub cpu_time: f64,
}
impl p::Decode for ProcessInfo {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_type = None; let mut f_id = None; let mut f_cpu_time = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"type" => r.read(&mut f_type),
                b"id" => r.read(&mut f_id),
                b"cpuTime" => r.read(&mut f_cpu_time),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            r#type: r.need(f_type, at, "type")?, id: r.need(f_id, at, "id")?,
            cpu_time: r.need(f_cpu_time, at, "cpuTime")?,
        })
    }
}

/// `SystemInfo.getInfo`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/SystemInfo/#method-getInfo)
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct GetInfo {}
impl GetInfo {
    pub fn new() -> Self { Self {} }
}
impl p::Encode for GetInfo {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.end_object();
    }
}
impl p::Command for GetInfo {
    const METHOD: &'static str = "SystemInfo.getInfo";
    type Response = GetInfoResponse;
}

/// The reply to [`GetInfo`].
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct GetInfoResponse {
    pub gpu: GPUInfo,
    pub model_name: String,
    pub model_version: String,
    pub command_line: String,
}
impl p::Decode for GetInfoResponse {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_gpu = None; let mut f_model_name = None; let mut f_model_version = None;
        let mut f_command_line = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"gpu" => r.read(&mut f_gpu),
                b"modelName" => r.read(&mut f_model_name),
                b"modelVersion" => r.read(&mut f_model_version),
                b"commandLine" => r.read(&mut f_command_line),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            gpu: r.need(f_gpu, at, "gpu")?, model_name: r.need(f_model_name, at, "modelName")?,
            model_version: r.need(f_model_version, at, "modelVersion")?,
            command_line: r.need(f_command_line, at, "commandLine")?,
        })
    }
}

/// `SystemInfo.getFeatureState`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/SystemInfo/#method-getFeatureState)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct GetFeatureState {
    pub feature_state: String,
}
impl GetFeatureState {
    pub fn new(feature_state: impl Into<String>) -> Self { Self { feature_state: feature_state.into() } }
}
impl p::Encode for GetFeatureState {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.field("featureState", &self.feature_state);
        w.end_object();
    }
}
impl p::Command for GetFeatureState {
    const METHOD: &'static str = "SystemInfo.getFeatureState";
    type Response = GetFeatureStateResponse;
}

/// The reply to [`GetFeatureState`].
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct GetFeatureStateResponse {
    pub feature_enabled: bool,
}
impl p::Decode for GetFeatureStateResponse {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        r.begin_object()?;
        let mut f_feature_enabled = Default::default();
        while let Some(name) = r.name()? {
            match &*name {
                b"featureEnabled" => r.read_lenient(&mut f_feature_enabled),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            feature_enabled: f_feature_enabled,
        })
    }
}

/// `SystemInfo.getProcessInfo`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/SystemInfo/#method-getProcessInfo)
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct GetProcessInfo {}
impl GetProcessInfo {
    pub fn new() -> Self { Self {} }
}
impl p::Encode for GetProcessInfo {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.end_object();
    }
}
impl p::Command for GetProcessInfo {
    const METHOD: &'static str = "SystemInfo.getProcessInfo";
    type Response = GetProcessInfoResponse;
}

/// The reply to [`GetProcessInfo`].
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct GetProcessInfoResponse {
    pub process_info: Vec<ProcessInfo>,
}
impl p::Decode for GetProcessInfoResponse {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        r.begin_object()?;
        let mut f_process_info = Default::default();
        while let Some(name) = r.name()? {
            match &*name {
                b"processInfo" => r.read_lenient(&mut f_process_info),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            process_info: f_process_info,
        })
    }
}

// In no command or event, so not here: SubsamplingFormat, ImageType.
