// Generated from protocol/*.json; do not edit.
// To regenerate: cargo test --test protocol -- bless
//! The `Inspector` domain. Experimental. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Inspector/)

use crate::protocol as p;

/// `Inspector.disable`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Inspector/#method-disable)
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
    const METHOD: &'static str = "Inspector.disable";
    type Response = p::Empty;
}

/// `Inspector.enable`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Inspector/#method-enable)
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
    const METHOD: &'static str = "Inspector.enable";
    type Response = p::Empty;
}

/// `Inspector.detached`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Inspector/#event-detached)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Detached {
    pub reason: String,
}
impl p::Decode for Detached {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_reason = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"reason" => r.read(&mut f_reason),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            reason: r.need(f_reason, at, "reason")?,
        })
    }
}
impl p::Event for Detached { const METHOD: &'static str = "Inspector.detached"; }

/// `Inspector.targetCrashed`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Inspector/#event-targetCrashed)
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct TargetCrashed {}
impl p::Decode for TargetCrashed {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        r.begin_object()?;
        while r.name()?.is_some() { r.skip()?; }
        Ok(Self {})
    }
}
impl p::Event for TargetCrashed { const METHOD: &'static str = "Inspector.targetCrashed"; }

/// `Inspector.targetReloadedAfterCrash`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Inspector/#event-targetReloadedAfterCrash)
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct TargetReloadedAfterCrash {}
impl p::Decode for TargetReloadedAfterCrash {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        r.begin_object()?;
        while r.name()?.is_some() { r.skip()?; }
        Ok(Self {})
    }
}
impl p::Event for TargetReloadedAfterCrash { const METHOD: &'static str = "Inspector.targetReloadedAfterCrash"; }

/// `Inspector.workerScriptLoaded`. Experimental. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Inspector/#event-workerScriptLoaded)
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct WorkerScriptLoaded {}
impl p::Decode for WorkerScriptLoaded {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        r.begin_object()?;
        while r.name()?.is_some() { r.skip()?; }
        Ok(Self {})
    }
}
impl p::Event for WorkerScriptLoaded { const METHOD: &'static str = "Inspector.workerScriptLoaded"; }
