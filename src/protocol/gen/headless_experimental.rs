// Generated from protocol/*.json; do not edit.
// To regenerate: cargo test --test protocol -- bless
//! The `HeadlessExperimental` domain. Experimental. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/HeadlessExperimental/)

use crate::protocol as p;

/// `HeadlessExperimental.ScreenshotParams`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/HeadlessExperimental/#type-ScreenshotParams)
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct ScreenshotParams {
    pub format: Option<ScreenshotParamsFormat>,
    pub quality: Option<i64>,
    pub optimize_for_speed: Option<bool>,
}
impl ScreenshotParams {
    pub fn new() -> Self { Self { format: None, quality: None, optimize_for_speed: None } }
    pub fn with(mut self, set: impl FnOnce(&mut Self)) -> Self { set(&mut self); self }
}
impl p::Encode for ScreenshotParams {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.optional("format", &self.format);
        w.optional("quality", &self.quality);
        w.optional("optimizeForSpeed", &self.optimize_for_speed);
        w.end_object();
    }
}

/// `HeadlessExperimental.beginFrame`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/HeadlessExperimental/#method-beginFrame)
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct BeginFrame {
    pub frame_time_ticks: Option<f64>,
    pub interval: Option<f64>,
    pub no_display_updates: Option<bool>,
    pub screenshot: Option<ScreenshotParams>,
}
impl BeginFrame {
    pub fn new() -> Self { Self { frame_time_ticks: None, interval: None, no_display_updates: None, screenshot: None } }
    pub fn with(mut self, set: impl FnOnce(&mut Self)) -> Self { set(&mut self); self }
}
impl p::Encode for BeginFrame {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.optional("frameTimeTicks", &self.frame_time_ticks);
        w.optional("interval", &self.interval);
        w.optional("noDisplayUpdates", &self.no_display_updates);
        w.optional("screenshot", &self.screenshot);
        w.end_object();
    }
}
impl p::Command for BeginFrame {
    const METHOD: &'static str = "HeadlessExperimental.beginFrame";
    type Response = BeginFrameResponse;
}

/// The reply to [`BeginFrame`].
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct BeginFrameResponse {
    pub has_damage: bool,
    pub screenshot_data: Option<p::Binary>,
}
impl p::Decode for BeginFrameResponse {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        r.begin_object()?;
        let mut f_has_damage = Default::default(); let mut f_screenshot_data = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"hasDamage" => r.read_lenient(&mut f_has_damage),
                b"screenshotData" => r.read(&mut f_screenshot_data),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            has_damage: f_has_damage, screenshot_data: f_screenshot_data,
        })
    }
}

/// `HeadlessExperimental.disable`. **Deprecated.** [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/HeadlessExperimental/#method-disable)
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
    const METHOD: &'static str = "HeadlessExperimental.disable";
    type Response = p::Empty;
}

/// `HeadlessExperimental.enable`. **Deprecated.** [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/HeadlessExperimental/#method-enable)
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
    const METHOD: &'static str = "HeadlessExperimental.enable";
    type Response = p::Empty;
}

open_enum! {
    /// Of `format` in [`ScreenshotParams`].
    ScreenshotParamsFormat {
        JPEG = "jpeg", PNG = "png", WEBP = "webp",
    }
}
