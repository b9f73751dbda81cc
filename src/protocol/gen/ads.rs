// Generated from protocol/*.json; do not edit.
// To regenerate: cargo test --test protocol -- bless
//! The `Ads` domain. Experimental. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Ads/)

use crate::protocol as p;

/// `Ads.AdFrameData`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Ads/#type-AdFrameData)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct AdFrameData {
    pub frame_id: p::page::FrameId,
    pub initial_origin: Option<String>,
    pub network_bytes: f64,
    pub cpu_time: f64,
}
impl p::Decode for AdFrameData {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_frame_id = None; let mut f_initial_origin = None; let mut f_network_bytes = None;
        let mut f_cpu_time = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"frameId" => r.read(&mut f_frame_id),
                b"initialOrigin" => r.read(&mut f_initial_origin),
                b"networkBytes" => r.read(&mut f_network_bytes),
                b"cpuTime" => r.read(&mut f_cpu_time),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            frame_id: r.need(f_frame_id, at, "frameId")?, initial_origin: f_initial_origin,
            network_bytes: r.need(f_network_bytes, at, "networkBytes")?,
            cpu_time: r.need(f_cpu_time, at, "cpuTime")?,
        })
    }
}

/// `Ads.AdMetrics`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Ads/#type-AdMetrics)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct AdMetrics {
    pub viewport_ad_density_by_area: i64,
    pub average_viewport_ad_density_by_area: f64,
    pub viewport_ad_count: i64,
    pub average_viewport_ad_count: f64,
    pub total_ad_cpu_time: f64,
    pub total_ad_network_bytes: f64,
    pub update_ad_frames: Vec<AdFrameData>,
    pub remove_ad_frames: Vec<p::page::FrameId>,
}
impl p::Decode for AdMetrics {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_viewport_ad_density_by_area = None;
        let mut f_average_viewport_ad_density_by_area = None; let mut f_viewport_ad_count = None;
        let mut f_average_viewport_ad_count = None; let mut f_total_ad_cpu_time = None;
        let mut f_total_ad_network_bytes = None; let mut f_update_ad_frames = Default::default();
        let mut f_remove_ad_frames = Default::default();
        while let Some(name) = r.name()? {
            match &*name {
                b"viewportAdDensityByArea" => r.read(&mut f_viewport_ad_density_by_area),
                b"averageViewportAdDensityByArea" => r.read(&mut f_average_viewport_ad_density_by_area),
                b"viewportAdCount" => r.read(&mut f_viewport_ad_count),
                b"averageViewportAdCount" => r.read(&mut f_average_viewport_ad_count),
                b"totalAdCpuTime" => r.read(&mut f_total_ad_cpu_time),
                b"totalAdNetworkBytes" => r.read(&mut f_total_ad_network_bytes),
                b"updateAdFrames" => r.read_lenient(&mut f_update_ad_frames),
                b"removeAdFrames" => r.read_lenient(&mut f_remove_ad_frames),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            viewport_ad_density_by_area: r.need(f_viewport_ad_density_by_area, at, "viewportAdDensityByArea")?,
            average_viewport_ad_density_by_area: r.need(f_average_viewport_ad_density_by_area, at, "averageViewportAdDensityByArea")?,
            viewport_ad_count: r.need(f_viewport_ad_count, at, "viewportAdCount")?,
            average_viewport_ad_count: r.need(f_average_viewport_ad_count, at, "averageViewportAdCount")?,
            total_ad_cpu_time: r.need(f_total_ad_cpu_time, at, "totalAdCpuTime")?,
            total_ad_network_bytes: r.need(f_total_ad_network_bytes, at, "totalAdNetworkBytes")?,
            update_ad_frames: f_update_ad_frames, remove_ad_frames: f_remove_ad_frames,
        })
    }
}

/// `Ads.AdScript`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Ads/#type-AdScript)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct AdScript {
    pub script_id: p::runtime::ScriptId,
    pub provenance: p::network::AdProvenance,
}
impl p::Decode for AdScript {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_script_id = None; let mut f_provenance = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"scriptId" => r.read(&mut f_script_id),
                b"provenance" => r.read(&mut f_provenance),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            script_id: r.need(f_script_id, at, "scriptId")?,
            provenance: r.need(f_provenance, at, "provenance")?,
        })
    }
}

/// `Ads.getAdMetrics`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Ads/#method-getAdMetrics)
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct GetAdMetrics {}
impl GetAdMetrics {
    pub fn new() -> Self { Self {} }
}
impl p::Encode for GetAdMetrics {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.end_object();
    }
}
impl p::Command for GetAdMetrics {
    const METHOD: &'static str = "Ads.getAdMetrics";
    type Response = GetAdMetricsResponse;
}

/// The reply to [`GetAdMetrics`].
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct GetAdMetricsResponse {
    pub metrics: AdMetrics,
}
impl p::Decode for GetAdMetricsResponse {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_metrics = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"metrics" => r.read(&mut f_metrics),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            metrics: r.need(f_metrics, at, "metrics")?,
        })
    }
}

/// `Ads.getAdScripts`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Ads/#method-getAdScripts)
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct GetAdScripts {}
impl GetAdScripts {
    pub fn new() -> Self { Self {} }
}
impl p::Encode for GetAdScripts {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.end_object();
    }
}
impl p::Command for GetAdScripts {
    const METHOD: &'static str = "Ads.getAdScripts";
    type Response = GetAdScriptsResponse;
}

/// The reply to [`GetAdScripts`].
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct GetAdScriptsResponse {
    pub new_scripts: Vec<AdScript>,
}
impl p::Decode for GetAdScriptsResponse {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        r.begin_object()?;
        let mut f_new_scripts = Default::default();
        while let Some(name) = r.name()? {
            match &*name {
                b"newScripts" => r.read_lenient(&mut f_new_scripts),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            new_scripts: f_new_scripts,
        })
    }
}
