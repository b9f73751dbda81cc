// Generated from protocol/*.json; do not edit.
// To regenerate: cargo test --test protocol -- bless
//! The `DigitalCredentials` domain. Experimental. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/DigitalCredentials/)

use crate::protocol as p;

open_enum! {
    /// `DigitalCredentials.VirtualWalletAction`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/DigitalCredentials/#type-VirtualWalletAction)
    VirtualWalletAction {
        RESPOND = "respond", DECLINE = "decline", WAIT = "wait", CLEAR = "clear",
    }
}

/// `DigitalCredentials.setVirtualWalletBehavior`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/DigitalCredentials/#method-setVirtualWalletBehavior)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct SetVirtualWalletBehavior {
    pub action: VirtualWalletAction,
    pub protocol: Option<String>,
    pub response: Option<p::RawJson>,
    pub frame_id: Option<p::page::FrameId>,
}
impl SetVirtualWalletBehavior {
    pub fn new(action: impl Into<VirtualWalletAction>) -> Self { Self { action: action.into(), protocol: None, response: None, frame_id: None } }
    pub fn with(mut self, set: impl FnOnce(&mut Self)) -> Self { set(&mut self); self }
}
impl p::Encode for SetVirtualWalletBehavior {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.field("action", &self.action);
        w.optional("protocol", &self.protocol);
        w.optional("response", &self.response);
        w.optional("frameId", &self.frame_id);
        w.end_object();
    }
}
impl p::Command for SetVirtualWalletBehavior {
    const METHOD: &'static str = "DigitalCredentials.setVirtualWalletBehavior";
    type Response = p::Empty;
}
