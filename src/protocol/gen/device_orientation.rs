// Generated from protocol/*.json; do not edit.
// To regenerate: cargo test --test protocol -- bless
//! The `DeviceOrientation` domain. Experimental. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/DeviceOrientation/)

use crate::protocol as p;

/// `DeviceOrientation.clearDeviceOrientationOverride`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/DeviceOrientation/#method-clearDeviceOrientationOverride)
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct ClearDeviceOrientationOverride {}
impl ClearDeviceOrientationOverride {
    pub fn new() -> Self { Self {} }
}
impl p::Encode for ClearDeviceOrientationOverride {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.end_object();
    }
}
impl p::Command for ClearDeviceOrientationOverride {
    const METHOD: &'static str = "DeviceOrientation.clearDeviceOrientationOverride";
    type Response = p::Empty;
}

/// `DeviceOrientation.setDeviceOrientationOverride`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/DeviceOrientation/#method-setDeviceOrientationOverride)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct SetDeviceOrientationOverride {
    pub alpha: f64,
    pub beta: f64,
    pub gamma: f64,
}
impl SetDeviceOrientationOverride {
    pub fn new(alpha: f64, beta: f64, gamma: f64) -> Self { Self { alpha, beta, gamma } }
}
impl p::Encode for SetDeviceOrientationOverride {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.field("alpha", &self.alpha);
        w.field("beta", &self.beta);
        w.field("gamma", &self.gamma);
        w.end_object();
    }
}
impl p::Command for SetDeviceOrientationOverride {
    const METHOD: &'static str = "DeviceOrientation.setDeviceOrientationOverride";
    type Response = p::Empty;
}
