// Generated from protocol/*.json; do not edit.
// To regenerate: cargo test --test protocol -- bless
//! The `Schema` domain. **Deprecated.** [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Schema/)

use crate::protocol as p;

/// `Schema.Domain`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Schema/#type-Domain)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Domain {
    pub name: String,
    pub version: String,
}
impl p::Decode for Domain {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_name = None; let mut f_version = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"name" => r.read(&mut f_name),
                b"version" => r.read(&mut f_version),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            name: r.need(f_name, at, "name")?, version: r.need(f_version, at, "version")?,
        })
    }
}

/// `Schema.getDomains`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Schema/#method-getDomains)
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct GetDomains {}
impl GetDomains {
    pub fn new() -> Self { Self {} }
}
impl p::Encode for GetDomains {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.end_object();
    }
}
impl p::Command for GetDomains {
    const METHOD: &'static str = "Schema.getDomains";
    type Response = GetDomainsResponse;
}

/// The reply to [`GetDomains`].
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct GetDomainsResponse {
    pub domains: Vec<Domain>,
}
impl p::Decode for GetDomainsResponse {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        r.begin_object()?;
        let mut f_domains = Default::default();
        while let Some(name) = r.name()? {
            match &*name {
                b"domains" => r.read_lenient(&mut f_domains),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            domains: f_domains,
        })
    }
}
