// Generated from protocol/*.json; do not edit.
// To regenerate: cargo test --test protocol -- bless
//! The `DeviceAccess` domain. Experimental. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/DeviceAccess/)

use crate::protocol as p;

text_type! {
    /// `DeviceAccess.RequestId`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/DeviceAccess/#type-RequestId)
    RequestId
}

text_type! {
    /// `DeviceAccess.DeviceId`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/DeviceAccess/#type-DeviceId)
    DeviceId
}

/// `DeviceAccess.PromptDevice`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/DeviceAccess/#type-PromptDevice)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct PromptDevice {
    pub id: DeviceId,
    pub name: String,
}
impl p::Decode for PromptDevice {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_id = None; let mut f_name = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"id" => r.read(&mut f_id),
                b"name" => r.read(&mut f_name),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            id: r.need(f_id, at, "id")?, name: r.need(f_name, at, "name")?,
        })
    }
}

/// `DeviceAccess.enable`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/DeviceAccess/#method-enable)
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
    const METHOD: &'static str = "DeviceAccess.enable";
    type Response = p::Empty;
}

/// `DeviceAccess.disable`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/DeviceAccess/#method-disable)
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
    const METHOD: &'static str = "DeviceAccess.disable";
    type Response = p::Empty;
}

/// `DeviceAccess.selectPrompt`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/DeviceAccess/#method-selectPrompt)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct SelectPrompt {
    pub id: RequestId,
    pub device_id: DeviceId,
}
impl SelectPrompt {
    pub fn new(id: impl Into<RequestId>, device_id: impl Into<DeviceId>) -> Self { Self { id: id.into(), device_id: device_id.into() } }
}
impl p::Encode for SelectPrompt {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.field("id", &self.id);
        w.field("deviceId", &self.device_id);
        w.end_object();
    }
}
impl p::Command for SelectPrompt {
    const METHOD: &'static str = "DeviceAccess.selectPrompt";
    type Response = p::Empty;
}

/// `DeviceAccess.cancelPrompt`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/DeviceAccess/#method-cancelPrompt)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct CancelPrompt {
    pub id: RequestId,
}
impl CancelPrompt {
    pub fn new(id: impl Into<RequestId>) -> Self { Self { id: id.into() } }
}
impl p::Encode for CancelPrompt {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.field("id", &self.id);
        w.end_object();
    }
}
impl p::Command for CancelPrompt {
    const METHOD: &'static str = "DeviceAccess.cancelPrompt";
    type Response = p::Empty;
}

/// `DeviceAccess.deviceRequestPrompted`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/DeviceAccess/#event-deviceRequestPrompted)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct DeviceRequestPrompted {
    pub id: RequestId,
    pub devices: Vec<PromptDevice>,
}
impl p::Decode for DeviceRequestPrompted {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_id = None; let mut f_devices = Default::default();
        while let Some(name) = r.name()? {
            match &*name {
                b"id" => r.read(&mut f_id),
                b"devices" => r.read_lenient(&mut f_devices),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            id: r.need(f_id, at, "id")?, devices: f_devices,
        })
    }
}
impl p::Event for DeviceRequestPrompted { const METHOD: &'static str = "DeviceAccess.deviceRequestPrompted"; }
