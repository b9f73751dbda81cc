// Generated from protocol/*.json; do not edit.
// To regenerate: cargo test --test protocol -- bless
//! The `EventBreakpoints` domain. Experimental. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/EventBreakpoints/)

use crate::protocol as p;

/// `EventBreakpoints.setInstrumentationBreakpoint`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/EventBreakpoints/#method-setInstrumentationBreakpoint)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct SetInstrumentationBreakpoint {
    pub event_name: String,
}
impl SetInstrumentationBreakpoint {
    pub fn new(event_name: impl Into<String>) -> Self { Self { event_name: event_name.into() } }
}
impl p::Encode for SetInstrumentationBreakpoint {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.field("eventName", &self.event_name);
        w.end_object();
    }
}
impl p::Command for SetInstrumentationBreakpoint {
    const METHOD: &'static str = "EventBreakpoints.setInstrumentationBreakpoint";
    type Response = p::Empty;
}

/// `EventBreakpoints.removeInstrumentationBreakpoint`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/EventBreakpoints/#method-removeInstrumentationBreakpoint)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct RemoveInstrumentationBreakpoint {
    pub event_name: String,
}
impl RemoveInstrumentationBreakpoint {
    pub fn new(event_name: impl Into<String>) -> Self { Self { event_name: event_name.into() } }
}
impl p::Encode for RemoveInstrumentationBreakpoint {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.field("eventName", &self.event_name);
        w.end_object();
    }
}
impl p::Command for RemoveInstrumentationBreakpoint {
    const METHOD: &'static str = "EventBreakpoints.removeInstrumentationBreakpoint";
    type Response = p::Empty;
}

/// `EventBreakpoints.disable`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/EventBreakpoints/#method-disable)
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
    const METHOD: &'static str = "EventBreakpoints.disable";
    type Response = p::Empty;
}
