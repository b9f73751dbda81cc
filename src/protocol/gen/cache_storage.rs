// Generated from protocol/*.json; do not edit.
// To regenerate: cargo test --test protocol -- bless
//! The `CacheStorage` domain. Experimental. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/CacheStorage/)

use crate::protocol as p;

text_type! {
    /// `CacheStorage.CacheId`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/CacheStorage/#type-CacheId)
    CacheId
}

open_enum! {
    /// `CacheStorage.CachedResponseType`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/CacheStorage/#type-CachedResponseType)
    CachedResponseType {
        BASIC = "basic", CORS = "cors", DEFAULT = "default", ERROR = "error",
        OPAQUE_RESPONSE = "opaqueResponse", OPAQUE_REDIRECT = "opaqueRedirect",
    }
}

/// `CacheStorage.DataEntry`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/CacheStorage/#type-DataEntry)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct DataEntry {
    pub request_url: String,
    pub request_method: String,
    pub request_headers: Vec<Header>,
    pub response_time: f64,
    pub response_status: i64,
    pub response_status_text: String,
    pub response_type: CachedResponseType,
    pub response_headers: Vec<Header>,
}
impl p::Decode for DataEntry {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_request_url = None; let mut f_request_method = None;
        let mut f_request_headers = Default::default(); let mut f_response_time = None;
        let mut f_response_status = None; let mut f_response_status_text = None;
        let mut f_response_type = None; let mut f_response_headers = Default::default();
        while let Some(name) = r.name()? {
            match &*name {
                b"requestURL" => r.read(&mut f_request_url),
                b"requestMethod" => r.read(&mut f_request_method),
                b"requestHeaders" => r.read_lenient(&mut f_request_headers),
                b"responseTime" => r.read(&mut f_response_time),
                b"responseStatus" => r.read(&mut f_response_status),
                b"responseStatusText" => r.read(&mut f_response_status_text),
                b"responseType" => r.read(&mut f_response_type),
                b"responseHeaders" => r.read_lenient(&mut f_response_headers),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            request_url: r.need(f_request_url, at, "requestURL")?,
            request_method: r.need(f_request_method, at, "requestMethod")?,
            request_headers: f_request_headers,
            response_time: r.need(f_response_time, at, "responseTime")?,
            response_status: r.need(f_response_status, at, "responseStatus")?,
            response_status_text: r.need(f_response_status_text, at, "responseStatusText")?,
            response_type: r.need(f_response_type, at, "responseType")?,
            response_headers: f_response_headers,
        })
    }
}

/// `CacheStorage.Cache`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/CacheStorage/#type-Cache)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Cache {
    pub cache_id: CacheId,
    pub security_origin: String,
    pub storage_key: String,
    pub storage_bucket: Option<p::storage::StorageBucket>,
    pub cache_name: String,
}
impl p::Decode for Cache {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_cache_id = None; let mut f_security_origin = None; let mut f_storage_key = None;
        let mut f_storage_bucket = None; let mut f_cache_name = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"cacheId" => r.read(&mut f_cache_id),
                b"securityOrigin" => r.read(&mut f_security_origin),
                b"storageKey" => r.read(&mut f_storage_key),
                b"storageBucket" => r.read(&mut f_storage_bucket),
                b"cacheName" => r.read(&mut f_cache_name),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            cache_id: r.need(f_cache_id, at, "cacheId")?,
            security_origin: r.need(f_security_origin, at, "securityOrigin")?,
            storage_key: r.need(f_storage_key, at, "storageKey")?, storage_bucket: f_storage_bucket,
            cache_name: r.need(f_cache_name, at, "cacheName")?,
        })
    }
}

/// `CacheStorage.Header`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/CacheStorage/#type-Header)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Header {
    pub name: String,
    pub value: String,
}
impl Header {
    pub fn new(name: impl Into<String>, value: impl Into<String>) -> Self { Self { name: name.into(), value: value.into() } }
}
impl p::Encode for Header {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.field("name", &self.name);
        w.field("value", &self.value);
        w.end_object();
    }
}
impl p::Decode for Header {
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

/// `CacheStorage.CachedResponse`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/CacheStorage/#type-CachedResponse)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct CachedResponse {
    pub body: p::Binary,
}
impl p::Decode for CachedResponse {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_body = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"body" => r.read(&mut f_body),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            body: r.need(f_body, at, "body")?,
        })
    }
}

/// `CacheStorage.deleteCache`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/CacheStorage/#method-deleteCache)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct DeleteCache {
    pub cache_id: CacheId,
}
impl DeleteCache {
    pub fn new(cache_id: impl Into<CacheId>) -> Self { Self { cache_id: cache_id.into() } }
}
impl p::Encode for DeleteCache {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.field("cacheId", &self.cache_id);
        w.end_object();
    }
}
impl p::Command for DeleteCache {
    const METHOD: &'static str = "CacheStorage.deleteCache";
    type Response = p::Empty;
}

/// `CacheStorage.deleteEntry`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/CacheStorage/#method-deleteEntry)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct DeleteEntry {
    pub cache_id: CacheId,
    pub request: String,
}
impl DeleteEntry {
    pub fn new(cache_id: impl Into<CacheId>, request: impl Into<String>) -> Self { Self { cache_id: cache_id.into(), request: request.into() } }
}
impl p::Encode for DeleteEntry {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.field("cacheId", &self.cache_id);
        w.field("request", &self.request);
        w.end_object();
    }
}
impl p::Command for DeleteEntry {
    const METHOD: &'static str = "CacheStorage.deleteEntry";
    type Response = p::Empty;
}

/// `CacheStorage.requestCacheNames`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/CacheStorage/#method-requestCacheNames)
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct RequestCacheNames {
    pub security_origin: Option<String>,
    pub storage_key: Option<String>,
    pub storage_bucket: Option<p::storage::StorageBucket>,
}
impl RequestCacheNames {
    pub fn new() -> Self { Self { security_origin: None, storage_key: None, storage_bucket: None } }
    pub fn with(mut self, set: impl FnOnce(&mut Self)) -> Self { set(&mut self); self }
}
impl p::Encode for RequestCacheNames {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.optional("securityOrigin", &self.security_origin);
        w.optional("storageKey", &self.storage_key);
        w.optional("storageBucket", &self.storage_bucket);
        w.end_object();
    }
}
impl p::Command for RequestCacheNames {
    const METHOD: &'static str = "CacheStorage.requestCacheNames";
    type Response = RequestCacheNamesResponse;
}

/// The reply to [`RequestCacheNames`].
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct RequestCacheNamesResponse {
    pub caches: Vec<Cache>,
}
impl p::Decode for RequestCacheNamesResponse {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        r.begin_object()?;
        let mut f_caches = Default::default();
        while let Some(name) = r.name()? {
            match &*name {
                b"caches" => r.read_lenient(&mut f_caches),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            caches: f_caches,
        })
    }
}

/// `CacheStorage.requestCachedResponse`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/CacheStorage/#method-requestCachedResponse)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct RequestCachedResponse {
    pub cache_id: CacheId,
    pub request_url: String,
    pub request_headers: Vec<Header>,
}
impl RequestCachedResponse {
    pub fn new(cache_id: impl Into<CacheId>, request_url: impl Into<String>, request_headers: Vec<Header>) -> Self { Self { cache_id: cache_id.into(), request_url: request_url.into(), request_headers } }
}
impl p::Encode for RequestCachedResponse {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.field("cacheId", &self.cache_id);
        w.field("requestURL", &self.request_url);
        w.field("requestHeaders", &self.request_headers);
        w.end_object();
    }
}
impl p::Command for RequestCachedResponse {
    const METHOD: &'static str = "CacheStorage.requestCachedResponse";
    type Response = RequestCachedResponseResponse;
}

/// The reply to [`RequestCachedResponse`].
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct RequestCachedResponseResponse {
    pub response: CachedResponse,
}
impl p::Decode for RequestCachedResponseResponse {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_response = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"response" => r.read(&mut f_response),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            response: r.need(f_response, at, "response")?,
        })
    }
}

/// `CacheStorage.requestEntries`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/CacheStorage/#method-requestEntries)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct RequestEntries {
    pub cache_id: CacheId,
    pub skip_count: Option<i64>,
    pub page_size: Option<i64>,
    pub path_filter: Option<String>,
}
impl RequestEntries {
    pub fn new(cache_id: impl Into<CacheId>) -> Self { Self { cache_id: cache_id.into(), skip_count: None, page_size: None, path_filter: None } }
    pub fn with(mut self, set: impl FnOnce(&mut Self)) -> Self { set(&mut self); self }
}
impl p::Encode for RequestEntries {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.field("cacheId", &self.cache_id);
        w.optional("skipCount", &self.skip_count);
        w.optional("pageSize", &self.page_size);
        w.optional("pathFilter", &self.path_filter);
        w.end_object();
    }
}
impl p::Command for RequestEntries {
    const METHOD: &'static str = "CacheStorage.requestEntries";
    type Response = RequestEntriesResponse;
}

/// The reply to [`RequestEntries`].
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct RequestEntriesResponse {
    pub cache_data_entries: Vec<DataEntry>,
    pub return_count: f64,
}
impl p::Decode for RequestEntriesResponse {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_cache_data_entries = Default::default(); let mut f_return_count = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"cacheDataEntries" => r.read_lenient(&mut f_cache_data_entries),
                b"returnCount" => r.read(&mut f_return_count),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            cache_data_entries: f_cache_data_entries,
            return_count: r.need(f_return_count, at, "returnCount")?,
        })
    }
}
