// Generated from protocol/*.json; do not edit.
// To regenerate: cargo test --test protocol -- bless
//! The `PerformanceTimeline` domain. Experimental. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/PerformanceTimeline/)

use crate::protocol as p;

/// `PerformanceTimeline.LargestContentfulPaint`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/PerformanceTimeline/#type-LargestContentfulPaint)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct LargestContentfulPaint {
    pub render_time: p::network::TimeSinceEpoch,
    pub load_time: p::network::TimeSinceEpoch,
    pub size: f64,
    pub element_id: Option<String>,
    pub url: Option<String>,
    pub node_id: Option<p::dom::BackendNodeId>,
}
impl p::Decode for LargestContentfulPaint {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_render_time = None; let mut f_load_time = None; let mut f_size = None;
        let mut f_element_id = None; let mut f_url = None; let mut f_node_id = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"renderTime" => r.read(&mut f_render_time),
                b"loadTime" => r.read(&mut f_load_time),
                b"size" => r.read(&mut f_size),
                b"elementId" => r.read(&mut f_element_id),
                b"url" => r.read(&mut f_url),
                b"nodeId" => r.read(&mut f_node_id),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            render_time: r.need(f_render_time, at, "renderTime")?,
            load_time: r.need(f_load_time, at, "loadTime")?, size: r.need(f_size, at, "size")?,
            element_id: f_element_id, url: f_url, node_id: f_node_id,
        })
    }
}

/// `PerformanceTimeline.LayoutShiftAttribution`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/PerformanceTimeline/#type-LayoutShiftAttribution)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct LayoutShiftAttribution {
    pub previous_rect: p::dom::Rect,
    pub current_rect: p::dom::Rect,
    pub node_id: Option<p::dom::BackendNodeId>,
}
impl p::Decode for LayoutShiftAttribution {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_previous_rect = None; let mut f_current_rect = None; let mut f_node_id = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"previousRect" => r.read(&mut f_previous_rect),
                b"currentRect" => r.read(&mut f_current_rect),
                b"nodeId" => r.read(&mut f_node_id),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            previous_rect: r.need(f_previous_rect, at, "previousRect")?,
            current_rect: r.need(f_current_rect, at, "currentRect")?, node_id: f_node_id,
        })
    }
}

/// `PerformanceTimeline.LayoutShift`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/PerformanceTimeline/#type-LayoutShift)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct LayoutShift {
    pub value: f64,
    pub had_recent_input: bool,
    pub last_input_time: p::network::TimeSinceEpoch,
    pub sources: Vec<LayoutShiftAttribution>,
}
impl p::Decode for LayoutShift {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_value = None; let mut f_had_recent_input = Default::default();
        let mut f_last_input_time = None; let mut f_sources = Default::default();
        while let Some(name) = r.name()? {
            match &*name {
                b"value" => r.read(&mut f_value),
                b"hadRecentInput" => r.read_lenient(&mut f_had_recent_input),
                b"lastInputTime" => r.read(&mut f_last_input_time),
                b"sources" => r.read_lenient(&mut f_sources),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            value: r.need(f_value, at, "value")?, had_recent_input: f_had_recent_input,
            last_input_time: r.need(f_last_input_time, at, "lastInputTime")?, sources: f_sources,
        })
    }
}

/// `PerformanceTimeline.TimelineEvent`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/PerformanceTimeline/#type-TimelineEvent)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct TimelineEvent {
    pub frame_id: p::page::FrameId,
    pub r#type: String,
    pub name: String,
    pub time: p::network::TimeSinceEpoch,
    pub duration: Option<f64>,
    pub lcp_details: Option<LargestContentfulPaint>,
    pub layout_shift_details: Option<LayoutShift>,
}
impl p::Decode for TimelineEvent {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_frame_id = None; let mut f_type = None; let mut f_name = None;
        let mut f_time = None; let mut f_duration = None; let mut f_lcp_details = None;
        let mut f_layout_shift_details = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"frameId" => r.read(&mut f_frame_id),
                b"type" => r.read(&mut f_type),
                b"name" => r.read(&mut f_name),
                b"time" => r.read(&mut f_time),
                b"duration" => r.read(&mut f_duration),
                b"lcpDetails" => r.read(&mut f_lcp_details),
                b"layoutShiftDetails" => r.read(&mut f_layout_shift_details),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            frame_id: r.need(f_frame_id, at, "frameId")?, r#type: r.need(f_type, at, "type")?,
            name: r.need(f_name, at, "name")?, time: r.need(f_time, at, "time")?,
            duration: f_duration, lcp_details: f_lcp_details,
            layout_shift_details: f_layout_shift_details,
        })
    }
}

/// `PerformanceTimeline.enable`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/PerformanceTimeline/#method-enable)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Enable {
    pub event_types: Vec<String>,
}
impl Enable {
    pub fn new(event_types: Vec<String>) -> Self { Self { event_types } }
}
impl p::Encode for Enable {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.field("eventTypes", &self.event_types);
        w.end_object();
    }
}
impl p::Command for Enable {
    const METHOD: &'static str = "PerformanceTimeline.enable";
    type Response = p::Empty;
}

/// `PerformanceTimeline.timelineEventAdded`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/PerformanceTimeline/#event-timelineEventAdded)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct TimelineEventAdded {
    pub event: TimelineEvent,
}
impl p::Decode for TimelineEventAdded {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_event = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"event" => r.read(&mut f_event),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            event: r.need(f_event, at, "event")?,
        })
    }
}
impl p::Event for TimelineEventAdded { const METHOD: &'static str = "PerformanceTimeline.timelineEventAdded"; }
