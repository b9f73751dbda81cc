// Generated from protocol/*.json; do not edit.
// To regenerate: cargo test --test protocol -- bless
//! The `CrashReportContext` domain. Experimental. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/CrashReportContext/)

use crate::protocol as p;

/// `CrashReportContext.CrashReportContextEntry`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/CrashReportContext/#type-CrashReportContextEntry)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct CrashReportContextEntry {
    pub key: String,
    pub value: String,
    pub frame_id: p::page::FrameId,
}
impl p::Decode for CrashReportContextEntry {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_key = None; let mut f_value = None; let mut f_frame_id = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"key" => r.read(&mut f_key),
                b"value" => r.read(&mut f_value),
                b"frameId" => r.read(&mut f_frame_id),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            key: r.need(f_key, at, "key")?, value: r.need(f_value, at, "value")?,
            frame_id: r.need(f_frame_id, at, "frameId")?,
        })
    }
}

/// `CrashReportContext.getEntries`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/CrashReportContext/#method-getEntries)
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct GetEntries {}
impl GetEntries {
    pub fn new() -> Self { Self {} }
}
impl p::Encode for GetEntries {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.end_object();
    }
}
impl p::Command for GetEntries {
    const METHOD: &'static str = "CrashReportContext.getEntries";
    type Response = GetEntriesResponse;
}

/// The reply to [`GetEntries`].
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct GetEntriesResponse {
    pub entries: Vec<CrashReportContextEntry>,
}
impl p::Decode for GetEntriesResponse {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        r.begin_object()?;
        let mut f_entries = Default::default();
        while let Some(name) = r.name()? {
            match &*name {
                b"entries" => r.read_lenient(&mut f_entries),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            entries: f_entries,
        })
    }
}
