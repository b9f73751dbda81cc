// Generated from protocol/*.json; do not edit.
// To regenerate: cargo test --test protocol -- bless
//! The `IO` domain. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/IO/)

use crate::protocol as p;

text_type! {
    /// `IO.StreamHandle`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/IO/#type-StreamHandle)
    StreamHandle
}

/// `IO.close`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/IO/#method-close)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Close {
    pub handle: StreamHandle,
}
impl Close {
    pub fn new(handle: impl Into<StreamHandle>) -> Self { Self { handle: handle.into() } }
}
impl p::Encode for Close {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.field("handle", &self.handle);
        w.end_object();
    }
}
impl p::Command for Close {
    const METHOD: &'static str = "IO.close";
    type Response = p::Empty;
}

/// `IO.read`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/IO/#method-read)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Read {
    pub handle: StreamHandle,
    pub offset: Option<i64>,
    pub size: Option<i64>,
}
impl Read {
    pub fn new(handle: impl Into<StreamHandle>) -> Self { Self { handle: handle.into(), offset: None, size: None } }
    pub fn with(mut self, set: impl FnOnce(&mut Self)) -> Self { set(&mut self); self }
}
impl p::Encode for Read {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.field("handle", &self.handle);
        w.optional("offset", &self.offset);
        w.optional("size", &self.size);
        w.end_object();
    }
}
impl p::Command for Read {
    const METHOD: &'static str = "IO.read";
    type Response = ReadResponse;
}

/// The reply to [`Read`].
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct ReadResponse {
    pub base64_encoded: Option<bool>,
    pub data: String,
    pub eof: bool,
}
impl p::Decode for ReadResponse {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_base64_encoded = None; let mut f_data = None; let mut f_eof = Default::default();
        while let Some(name) = r.name()? {
            match &*name {
                b"base64Encoded" => r.read(&mut f_base64_encoded),
                b"data" => r.read(&mut f_data),
                b"eof" => r.read_lenient(&mut f_eof),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            base64_encoded: f_base64_encoded, data: r.need(f_data, at, "data")?, eof: f_eof,
        })
    }
}

/// `IO.resolveBlob`. **Deprecated.** [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/IO/#method-resolveBlob)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct ResolveBlob {
    pub object_id: p::runtime::RemoteObjectId,
}
impl ResolveBlob {
    pub fn new(object_id: impl Into<p::runtime::RemoteObjectId>) -> Self { Self { object_id: object_id.into() } }
}
impl p::Encode for ResolveBlob {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.field("objectId", &self.object_id);
        w.end_object();
    }
}
impl p::Command for ResolveBlob {
    const METHOD: &'static str = "IO.resolveBlob";
    type Response = ResolveBlobResponse;
}

/// The reply to [`ResolveBlob`].
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct ResolveBlobResponse {
    pub uuid: String,
}
impl p::Decode for ResolveBlobResponse {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_uuid = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"uuid" => r.read(&mut f_uuid),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            uuid: r.need(f_uuid, at, "uuid")?,
        })
    }
}
