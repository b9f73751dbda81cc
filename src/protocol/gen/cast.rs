// Generated from protocol/*.json; do not edit.
// To regenerate: cargo test --test protocol -- bless
//! The `Cast` domain. Experimental. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Cast/)

use crate::protocol as p;

/// `Cast.Sink`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Cast/#type-Sink)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Sink {
    pub name: String,
    pub id: String,
    pub session: Option<String>,
}
impl p::Decode for Sink {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_name = None; let mut f_id = None; let mut f_session = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"name" => r.read(&mut f_name),
                b"id" => r.read(&mut f_id),
                b"session" => r.read(&mut f_session),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            name: r.need(f_name, at, "name")?, id: r.need(f_id, at, "id")?, session: f_session,
        })
    }
}

/// `Cast.enable`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Cast/#method-enable)
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct Enable {
    pub presentation_url: Option<String>,
}
impl Enable {
    pub fn new() -> Self { Self { presentation_url: None } }
    pub fn with(mut self, set: impl FnOnce(&mut Self)) -> Self { set(&mut self); self }
}
impl p::Encode for Enable {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.optional("presentationUrl", &self.presentation_url);
        w.end_object();
    }
}
impl p::Command for Enable {
    const METHOD: &'static str = "Cast.enable";
    type Response = p::Empty;
}

/// `Cast.disable`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Cast/#method-disable)
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
    const METHOD: &'static str = "Cast.disable";
    type Response = p::Empty;
}

/// `Cast.setSinkToUse`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Cast/#method-setSinkToUse)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct SetSinkToUse {
    pub sink_name: String,
}
impl SetSinkToUse {
    pub fn new(sink_name: impl Into<String>) -> Self { Self { sink_name: sink_name.into() } }
}
impl p::Encode for SetSinkToUse {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.field("sinkName", &self.sink_name);
        w.end_object();
    }
}
impl p::Command for SetSinkToUse {
    const METHOD: &'static str = "Cast.setSinkToUse";
    type Response = p::Empty;
}

/// `Cast.startDesktopMirroring`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Cast/#method-startDesktopMirroring)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct StartDesktopMirroring {
    pub sink_name: String,
}
impl StartDesktopMirroring {
    pub fn new(sink_name: impl Into<String>) -> Self { Self { sink_name: sink_name.into() } }
}
impl p::Encode for StartDesktopMirroring {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.field("sinkName", &self.sink_name);
        w.end_object();
    }
}
impl p::Command for StartDesktopMirroring {
    const METHOD: &'static str = "Cast.startDesktopMirroring";
    type Response = p::Empty;
}

/// `Cast.startTabMirroring`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Cast/#method-startTabMirroring)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct StartTabMirroring {
    pub sink_name: String,
}
impl StartTabMirroring {
    pub fn new(sink_name: impl Into<String>) -> Self { Self { sink_name: sink_name.into() } }
}
impl p::Encode for StartTabMirroring {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.field("sinkName", &self.sink_name);
        w.end_object();
    }
}
impl p::Command for StartTabMirroring {
    const METHOD: &'static str = "Cast.startTabMirroring";
    type Response = p::Empty;
}

/// `Cast.stopCasting`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Cast/#method-stopCasting)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct StopCasting {
    pub sink_name: String,
}
impl StopCasting {
    pub fn new(sink_name: impl Into<String>) -> Self { Self { sink_name: sink_name.into() } }
}
impl p::Encode for StopCasting {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.field("sinkName", &self.sink_name);
        w.end_object();
    }
}
impl p::Command for StopCasting {
    const METHOD: &'static str = "Cast.stopCasting";
    type Response = p::Empty;
}

/// `Cast.sinksUpdated`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Cast/#event-sinksUpdated)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct SinksUpdated {
    pub sinks: Vec<Sink>,
}
impl p::Decode for SinksUpdated {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        r.begin_object()?;
        let mut f_sinks = Default::default();
        while let Some(name) = r.name()? {
            match &*name {
                b"sinks" => r.read_lenient(&mut f_sinks),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            sinks: f_sinks,
        })
    }
}
impl p::Event for SinksUpdated { const METHOD: &'static str = "Cast.sinksUpdated"; }

/// `Cast.issueUpdated`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Cast/#event-issueUpdated)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct IssueUpdated {
    pub issue_message: String,
}
impl p::Decode for IssueUpdated {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_issue_message = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"issueMessage" => r.read(&mut f_issue_message),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            issue_message: r.need(f_issue_message, at, "issueMessage")?,
        })
    }
}
impl p::Event for IssueUpdated { const METHOD: &'static str = "Cast.issueUpdated"; }
