// Generated from protocol/*.json; do not edit.
// To regenerate: cargo test --test protocol -- bless
//! The `Performance` domain. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Performance/)

use crate::protocol as p;

/// `Performance.Metric`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Performance/#type-Metric)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Metric {
    pub name: String,
    pub value: f64,
}
impl p::Decode for Metric {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_name = None; let mut f_value = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"name" => r.read(&mut f_name),
                b"value" => r.read(&mut f_value),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            name: r.need(f_name, at, "name")?, value: r.need(f_value, at, "value")?,
        })
    }
}

/// `Performance.disable`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Performance/#method-disable)
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
    const METHOD: &'static str = "Performance.disable";
    type Response = p::Empty;
}

/// `Performance.enable`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Performance/#method-enable)
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct Enable {
    pub time_domain: Option<EnableTimeDomain>,
}
impl Enable {
    pub fn new() -> Self { Self { time_domain: None } }
    pub fn with(mut self, set: impl FnOnce(&mut Self)) -> Self { set(&mut self); self }
}
impl p::Encode for Enable {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.optional("timeDomain", &self.time_domain);
        w.end_object();
    }
}
impl p::Command for Enable {
    const METHOD: &'static str = "Performance.enable";
    type Response = p::Empty;
}

/// `Performance.setTimeDomain`. Experimental. **Deprecated.** [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Performance/#method-setTimeDomain)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct SetTimeDomain {
    pub time_domain: SetTimeDomainTimeDomain,
}
impl SetTimeDomain {
    pub fn new(time_domain: impl Into<SetTimeDomainTimeDomain>) -> Self { Self { time_domain: time_domain.into() } }
}
impl p::Encode for SetTimeDomain {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.field("timeDomain", &self.time_domain);
        w.end_object();
    }
}
impl p::Command for SetTimeDomain {
    const METHOD: &'static str = "Performance.setTimeDomain";
    type Response = p::Empty;
}

/// `Performance.getMetrics`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Performance/#method-getMetrics)
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct GetMetrics {}
impl GetMetrics {
    pub fn new() -> Self { Self {} }
}
impl p::Encode for GetMetrics {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.end_object();
    }
}
impl p::Command for GetMetrics {
    const METHOD: &'static str = "Performance.getMetrics";
    type Response = GetMetricsResponse;
}

/// The reply to [`GetMetrics`].
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct GetMetricsResponse {
    pub metrics: Vec<Metric>,
}
impl p::Decode for GetMetricsResponse {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        r.begin_object()?;
        let mut f_metrics = Default::default();
        while let Some(name) = r.name()? {
            match &*name {
                b"metrics" => r.read_lenient(&mut f_metrics),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            metrics: f_metrics,
        })
    }
}

/// `Performance.metrics`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Performance/#event-metrics)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Metrics {
    pub metrics: Vec<Metric>,
    pub title: String,
}
impl p::Decode for Metrics {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_metrics = Default::default(); let mut f_title = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"metrics" => r.read_lenient(&mut f_metrics),
                b"title" => r.read(&mut f_title),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            metrics: f_metrics, title: r.need(f_title, at, "title")?,
        })
    }
}
impl p::Event for Metrics { const METHOD: &'static str = "Performance.metrics"; }

open_enum! {
    /// Of `timeDomain` in [`Enable`].
    EnableTimeDomain {
        TIME_TICKS = "timeTicks", THREAD_TICKS = "threadTicks",
    }
}

open_enum! {
    /// Of `timeDomain` in [`SetTimeDomain`].
    SetTimeDomainTimeDomain {
        TIME_TICKS = "timeTicks", THREAD_TICKS = "threadTicks",
    }
}
