// Generated from protocol/*.json; do not edit.
// To regenerate: cargo test --test protocol -- bless
//! The `Animation` domain. Experimental. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Animation/)

use crate::protocol as p;

/// `Animation.Animation`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Animation/#type-Animation)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Animation {
    pub id: String,
    pub name: String,
    pub paused_state: bool,
    pub play_state: String,
    pub playback_rate: f64,
    pub start_time: f64,
    pub current_time: f64,
    pub r#type: AnimationType,
    pub source: Option<AnimationEffect>,
    pub css_id: Option<String>,
    pub view_or_scroll_timeline: Option<ViewOrScrollTimeline>,
}
impl p::Decode for Animation {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_id = None; let mut f_name = None; let mut f_paused_state = Default::default();
        let mut f_play_state = None; let mut f_playback_rate = None; let mut f_start_time = None;
        let mut f_current_time = None; let mut f_type = None; let mut f_source = None;
        let mut f_css_id = None; let mut f_view_or_scroll_timeline = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"id" => r.read(&mut f_id),
                b"name" => r.read(&mut f_name),
                b"pausedState" => r.read_lenient(&mut f_paused_state),
                b"playState" => r.read(&mut f_play_state),
                b"playbackRate" => r.read(&mut f_playback_rate),
                b"startTime" => r.read(&mut f_start_time),
                b"currentTime" => r.read(&mut f_current_time),
                b"type" => r.read(&mut f_type),
                b"source" => r.read(&mut f_source),
                b"cssId" => r.read(&mut f_css_id),
                b"viewOrScrollTimeline" => r.read(&mut f_view_or_scroll_timeline),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            id: r.need(f_id, at, "id")?, name: r.need(f_name, at, "name")?,
            paused_state: f_paused_state, play_state: r.need(f_play_state, at, "playState")?,
            playback_rate: r.need(f_playback_rate, at, "playbackRate")?,
            start_time: r.need(f_start_time, at, "startTime")?,
            current_time: r.need(f_current_time, at, "currentTime")?,
            r#type: r.need(f_type, at, "type")?, source: f_source, css_id: f_css_id,
            view_or_scroll_timeline: f_view_or_scroll_timeline,
        })
    }
}

/// `Animation.ViewOrScrollTimeline`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Animation/#type-ViewOrScrollTimeline)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct ViewOrScrollTimeline {
    pub source_node_id: Option<p::dom::BackendNodeId>,
    pub start_offset: Option<f64>,
    pub end_offset: Option<f64>,
    pub subject_node_id: Option<p::dom::BackendNodeId>,
    pub axis: p::dom::ScrollOrientation,
}
impl p::Decode for ViewOrScrollTimeline {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_source_node_id = None; let mut f_start_offset = None; let mut f_end_offset = None;
        let mut f_subject_node_id = None; let mut f_axis = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"sourceNodeId" => r.read(&mut f_source_node_id),
                b"startOffset" => r.read(&mut f_start_offset),
                b"endOffset" => r.read(&mut f_end_offset),
                b"subjectNodeId" => r.read(&mut f_subject_node_id),
                b"axis" => r.read(&mut f_axis),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            source_node_id: f_source_node_id, start_offset: f_start_offset,
            end_offset: f_end_offset, subject_node_id: f_subject_node_id,
            axis: r.need(f_axis, at, "axis")?,
        })
    }
}

/// `Animation.AnimationEffect`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Animation/#type-AnimationEffect)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct AnimationEffect {
    pub delay: f64,
    pub end_delay: f64,
    pub iteration_start: f64,
    pub iterations: Option<f64>,
    pub duration: f64,
    pub direction: String,
    pub fill: String,
    pub backend_node_id: Option<p::dom::BackendNodeId>,
    pub keyframes_rule: Option<KeyframesRule>,
    pub easing: String,
}
impl p::Decode for AnimationEffect {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_delay = None; let mut f_end_delay = None; let mut f_iteration_start = None;
        let mut f_iterations = None; let mut f_duration = None; let mut f_direction = None;
        let mut f_fill = None; let mut f_backend_node_id = None; let mut f_keyframes_rule = None;
        let mut f_easing = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"delay" => r.read(&mut f_delay),
                b"endDelay" => r.read(&mut f_end_delay),
                b"iterationStart" => r.read(&mut f_iteration_start),
                b"iterations" => r.read(&mut f_iterations),
                b"duration" => r.read(&mut f_duration),
                b"direction" => r.read(&mut f_direction),
                b"fill" => r.read(&mut f_fill),
                b"backendNodeId" => r.read(&mut f_backend_node_id),
                b"keyframesRule" => r.read(&mut f_keyframes_rule),
                b"easing" => r.read(&mut f_easing),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            delay: r.need(f_delay, at, "delay")?, end_delay: r.need(f_end_delay, at, "endDelay")?,
            iteration_start: r.need(f_iteration_start, at, "iterationStart")?,
            iterations: f_iterations, duration: r.need(f_duration, at, "duration")?,
            direction: r.need(f_direction, at, "direction")?, fill: r.need(f_fill, at, "fill")?,
            backend_node_id: f_backend_node_id, keyframes_rule: f_keyframes_rule,
            easing: r.need(f_easing, at, "easing")?,
        })
    }
}

/// `Animation.KeyframesRule`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Animation/#type-KeyframesRule)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct KeyframesRule {
    pub name: Option<String>,
    pub keyframes: Vec<KeyframeStyle>,
}
impl p::Decode for KeyframesRule {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        r.begin_object()?;
        let mut f_name = None; let mut f_keyframes = Default::default();
        while let Some(name) = r.name()? {
            match &*name {
                b"name" => r.read(&mut f_name),
                b"keyframes" => r.read_lenient(&mut f_keyframes),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            name: f_name, keyframes: f_keyframes,
        })
    }
}

/// `Animation.KeyframeStyle`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Animation/#type-KeyframeStyle)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct KeyframeStyle {
    pub offset: String,
    pub easing: String,
}
impl p::Decode for KeyframeStyle {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_offset = None; let mut f_easing = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"offset" => r.read(&mut f_offset),
                b"easing" => r.read(&mut f_easing),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            offset: r.need(f_offset, at, "offset")?, easing: r.need(f_easing, at, "easing")?,
        })
    }
}

/// `Animation.disable`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Animation/#method-disable)
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
    const METHOD: &'static str = "Animation.disable";
    type Response = p::Empty;
}

/// `Animation.enable`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Animation/#method-enable)
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
    const METHOD: &'static str = "Animation.enable";
    type Response = p::Empty;
}

/// `Animation.getCurrentTime`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Animation/#method-getCurrentTime)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct GetCurrentTime {
    pub id: String,
}
impl GetCurrentTime {
    pub fn new(id: impl Into<String>) -> Self { Self { id: id.into() } }
}
impl p::Encode for GetCurrentTime {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.field("id", &self.id);
        w.end_object();
    }
}
impl p::Command for GetCurrentTime {
    const METHOD: &'static str = "Animation.getCurrentTime";
    type Response = GetCurrentTimeResponse;
}

/// The reply to [`GetCurrentTime`].
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct GetCurrentTimeResponse {
    pub current_time: f64,
}
impl p::Decode for GetCurrentTimeResponse {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_current_time = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"currentTime" => r.read(&mut f_current_time),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            current_time: r.need(f_current_time, at, "currentTime")?,
        })
    }
}

/// `Animation.getPlaybackRate`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Animation/#method-getPlaybackRate)
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct GetPlaybackRate {}
impl GetPlaybackRate {
    pub fn new() -> Self { Self {} }
}
impl p::Encode for GetPlaybackRate {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.end_object();
    }
}
impl p::Command for GetPlaybackRate {
    const METHOD: &'static str = "Animation.getPlaybackRate";
    type Response = GetPlaybackRateResponse;
}

/// The reply to [`GetPlaybackRate`].
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct GetPlaybackRateResponse {
    pub playback_rate: f64,
}
impl p::Decode for GetPlaybackRateResponse {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_playback_rate = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"playbackRate" => r.read(&mut f_playback_rate),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            playback_rate: r.need(f_playback_rate, at, "playbackRate")?,
        })
    }
}

/// `Animation.releaseAnimations`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Animation/#method-releaseAnimations)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct ReleaseAnimations {
    pub animations: Vec<String>,
}
impl ReleaseAnimations {
    pub fn new(animations: Vec<String>) -> Self { Self { animations } }
}
impl p::Encode for ReleaseAnimations {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.field("animations", &self.animations);
        w.end_object();
    }
}
impl p::Command for ReleaseAnimations {
    const METHOD: &'static str = "Animation.releaseAnimations";
    type Response = p::Empty;
}

/// `Animation.resolveAnimation`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Animation/#method-resolveAnimation)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct ResolveAnimation {
    pub animation_id: String,
}
impl ResolveAnimation {
    pub fn new(animation_id: impl Into<String>) -> Self { Self { animation_id: animation_id.into() } }
}
impl p::Encode for ResolveAnimation {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.field("animationId", &self.animation_id);
        w.end_object();
    }
}
impl p::Command for ResolveAnimation {
    const METHOD: &'static str = "Animation.resolveAnimation";
    type Response = ResolveAnimationResponse;
}

/// The reply to [`ResolveAnimation`].
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct ResolveAnimationResponse {
    pub remote_object: p::runtime::RemoteObject,
}
impl p::Decode for ResolveAnimationResponse {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_remote_object = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"remoteObject" => r.read(&mut f_remote_object),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            remote_object: r.need(f_remote_object, at, "remoteObject")?,
        })
    }
}

/// `Animation.seekAnimations`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Animation/#method-seekAnimations)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct SeekAnimations {
    pub animations: Vec<String>,
    pub current_time: Option<f64>,
    pub current_times: Option<Vec<f64>>,
}
impl SeekAnimations {
    pub fn new(animations: Vec<String>) -> Self { Self { animations, current_time: None, current_times: None } }
    pub fn with(mut self, set: impl FnOnce(&mut Self)) -> Self { set(&mut self); self }
}
impl p::Encode for SeekAnimations {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.field("animations", &self.animations);
        w.optional("currentTime", &self.current_time);
        w.optional("currentTimes", &self.current_times);
        w.end_object();
    }
}
impl p::Command for SeekAnimations {
    const METHOD: &'static str = "Animation.seekAnimations";
    type Response = p::Empty;
}

/// `Animation.setPaused`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Animation/#method-setPaused)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct SetPaused {
    pub animations: Vec<String>,
    pub paused: bool,
}
impl SetPaused {
    pub fn new(animations: Vec<String>, paused: bool) -> Self { Self { animations, paused } }
}
impl p::Encode for SetPaused {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.field("animations", &self.animations);
        w.field("paused", &self.paused);
        w.end_object();
    }
}
impl p::Command for SetPaused {
    const METHOD: &'static str = "Animation.setPaused";
    type Response = p::Empty;
}

/// `Animation.setPlaybackRate`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Animation/#method-setPlaybackRate)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct SetPlaybackRate {
    pub playback_rate: f64,
}
impl SetPlaybackRate {
    pub fn new(playback_rate: f64) -> Self { Self { playback_rate } }
}
impl p::Encode for SetPlaybackRate {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.field("playbackRate", &self.playback_rate);
        w.end_object();
    }
}
impl p::Command for SetPlaybackRate {
    const METHOD: &'static str = "Animation.setPlaybackRate";
    type Response = p::Empty;
}

/// `Animation.setTiming`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Animation/#method-setTiming)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct SetTiming {
    pub animation_id: String,
    pub duration: f64,
    pub delay: f64,
}
impl SetTiming {
    pub fn new(animation_id: impl Into<String>, duration: f64, delay: f64) -> Self { Self { animation_id: animation_id.into(), duration, delay } }
}
impl p::Encode for SetTiming {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.field("animationId", &self.animation_id);
        w.field("duration", &self.duration);
        w.field("delay", &self.delay);
        w.end_object();
    }
}
impl p::Command for SetTiming {
    const METHOD: &'static str = "Animation.setTiming";
    type Response = p::Empty;
}

/// `Animation.animationCanceled`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Animation/#event-animationCanceled)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct AnimationCanceled {
    pub id: String,
}
impl p::Decode for AnimationCanceled {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_id = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"id" => r.read(&mut f_id),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            id: r.need(f_id, at, "id")?,
        })
    }
}
impl p::Event for AnimationCanceled { const METHOD: &'static str = "Animation.animationCanceled"; }

/// `Animation.animationCreated`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Animation/#event-animationCreated)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct AnimationCreated {
    pub id: String,
}
impl p::Decode for AnimationCreated {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_id = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"id" => r.read(&mut f_id),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            id: r.need(f_id, at, "id")?,
        })
    }
}
impl p::Event for AnimationCreated { const METHOD: &'static str = "Animation.animationCreated"; }

/// `Animation.animationStarted`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Animation/#event-animationStarted)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct AnimationStarted {
    pub animation: Animation,
}
impl p::Decode for AnimationStarted {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_animation = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"animation" => r.read(&mut f_animation),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            animation: r.need(f_animation, at, "animation")?,
        })
    }
}
impl p::Event for AnimationStarted { const METHOD: &'static str = "Animation.animationStarted"; }

/// `Animation.animationUpdated`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Animation/#event-animationUpdated)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct AnimationUpdated {
    pub animation: Animation,
}
impl p::Decode for AnimationUpdated {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_animation = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"animation" => r.read(&mut f_animation),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            animation: r.need(f_animation, at, "animation")?,
        })
    }
}
impl p::Event for AnimationUpdated { const METHOD: &'static str = "Animation.animationUpdated"; }

open_enum! {
    /// Of `type` in [`Animation`].
    AnimationType {
        CSS_TRANSITION = "CSSTransition", CSS_ANIMATION = "CSSAnimation",
        WEB_ANIMATION = "WebAnimation",
    }
}
