// Generated from protocol/*.json; do not edit.
// To regenerate: cargo test --test protocol -- bless
//! The `Storage` domain. Experimental. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Storage/)

use crate::protocol as p;

text_type! {
    /// `Storage.SerializedStorageKey`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Storage/#type-SerializedStorageKey)
    SerializedStorageKey
}

open_enum! {
    /// `Storage.StorageType`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Storage/#type-StorageType)
    StorageType {
        COOKIES = "cookies", FILE_SYSTEMS = "file_systems", INDEXEDDB = "indexeddb",
        LOCAL_STORAGE = "local_storage", SHADER_CACHE = "shader_cache", WEBSQL = "websql",
        SERVICE_WORKERS = "service_workers", CACHE_STORAGE = "cache_storage",
        STORAGE_BUCKETS = "storage_buckets", ALL = "all", OTHER = "other",
    }
}

/// `Storage.UsageForType`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Storage/#type-UsageForType)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct UsageForType {
    pub storage_type: StorageType,
    pub usage: f64,
}
impl p::Decode for UsageForType {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_storage_type = None; let mut f_usage = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"storageType" => r.read(&mut f_storage_type),
                b"usage" => r.read(&mut f_usage),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            storage_type: r.need(f_storage_type, at, "storageType")?,
            usage: r.need(f_usage, at, "usage")?,
        })
    }
}

/// `Storage.TrustTokens`. Experimental. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Storage/#type-TrustTokens)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct TrustTokens {
    pub issuer_origin: String,
    pub count: f64,
}
impl p::Decode for TrustTokens {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_issuer_origin = None; let mut f_count = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"issuerOrigin" => r.read(&mut f_issuer_origin),
                b"count" => r.read(&mut f_count),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            issuer_origin: r.need(f_issuer_origin, at, "issuerOrigin")?,
            count: r.need(f_count, at, "count")?,
        })
    }
}

/// `Storage.PrivateVerificationToken`. Experimental. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Storage/#type-PrivateVerificationToken)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct PrivateVerificationToken {
    pub id: String,
    pub issuer_origin: String,
    pub key_id: i64,
    pub expiration: p::network::TimeSinceEpoch,
    pub creation_time: p::network::TimeSinceEpoch,
    pub version: i64,
    pub token: String,
}
impl p::Decode for PrivateVerificationToken {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_id = None; let mut f_issuer_origin = None; let mut f_key_id = None;
        let mut f_expiration = None; let mut f_creation_time = None; let mut f_version = None;
        let mut f_token = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"id" => r.read(&mut f_id),
                b"issuerOrigin" => r.read(&mut f_issuer_origin),
                b"keyId" => r.read(&mut f_key_id),
                b"expiration" => r.read(&mut f_expiration),
                b"creationTime" => r.read(&mut f_creation_time),
                b"version" => r.read(&mut f_version),
                b"token" => r.read(&mut f_token),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            id: r.need(f_id, at, "id")?,
            issuer_origin: r.need(f_issuer_origin, at, "issuerOrigin")?,
            key_id: r.need(f_key_id, at, "keyId")?,
            expiration: r.need(f_expiration, at, "expiration")?,
            creation_time: r.need(f_creation_time, at, "creationTime")?,
            version: r.need(f_version, at, "version")?, token: r.need(f_token, at, "token")?,
        })
    }
}

/// `Storage.PrivateVerificationTokensIssuerConfig`. Experimental. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Storage/#type-PrivateVerificationTokensIssuerConfig)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct PrivateVerificationTokensIssuerConfig {
    pub issuer_origin: String,
    pub redeemer_origins: Vec<String>,
}
impl p::Decode for PrivateVerificationTokensIssuerConfig {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_issuer_origin = None; let mut f_redeemer_origins = Default::default();
        while let Some(name) = r.name()? {
            match &*name {
                b"issuerOrigin" => r.read(&mut f_issuer_origin),
                b"redeemerOrigins" => r.read_lenient(&mut f_redeemer_origins),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            issuer_origin: r.need(f_issuer_origin, at, "issuerOrigin")?,
            redeemer_origins: f_redeemer_origins,
        })
    }
}

open_enum! {
    /// `Storage.StorageBucketsDurability`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Storage/#type-StorageBucketsDurability)
    StorageBucketsDurability {
        RELAXED = "relaxed", STRICT = "strict",
    }
}

/// `Storage.StorageBucket`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Storage/#type-StorageBucket)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct StorageBucket {
    pub storage_key: SerializedStorageKey,
    pub name: Option<String>,
}
impl StorageBucket {
    pub fn new(storage_key: impl Into<SerializedStorageKey>) -> Self { Self { storage_key: storage_key.into(), name: None } }
    pub fn with(mut self, set: impl FnOnce(&mut Self)) -> Self { set(&mut self); self }
}
impl p::Encode for StorageBucket {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.field("storageKey", &self.storage_key);
        w.optional("name", &self.name);
        w.end_object();
    }
}
impl p::Decode for StorageBucket {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_storage_key = None; let mut f_name = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"storageKey" => r.read(&mut f_storage_key),
                b"name" => r.read(&mut f_name),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            storage_key: r.need(f_storage_key, at, "storageKey")?, name: f_name,
        })
    }
}

/// `Storage.StorageBucketInfo`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Storage/#type-StorageBucketInfo)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct StorageBucketInfo {
    pub bucket: StorageBucket,
    pub id: String,
    pub expiration: p::network::TimeSinceEpoch,
    pub quota: f64,
    pub persistent: bool,
    pub durability: StorageBucketsDurability,
}
impl p::Decode for StorageBucketInfo {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_bucket = None; let mut f_id = None; let mut f_expiration = None;
        let mut f_quota = None; let mut f_persistent = Default::default();
        let mut f_durability = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"bucket" => r.read(&mut f_bucket),
                b"id" => r.read(&mut f_id),
                b"expiration" => r.read(&mut f_expiration),
                b"quota" => r.read(&mut f_quota),
                b"persistent" => r.read_lenient(&mut f_persistent),
                b"durability" => r.read(&mut f_durability),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            bucket: r.need(f_bucket, at, "bucket")?, id: r.need(f_id, at, "id")?,
            expiration: r.need(f_expiration, at, "expiration")?,
            quota: r.need(f_quota, at, "quota")?, persistent: f_persistent,
            durability: r.need(f_durability, at, "durability")?,
        })
    }
}

/// `Storage.getStorageKeyForFrame`. **Deprecated.** [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Storage/#method-getStorageKeyForFrame)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct GetStorageKeyForFrame {
    pub frame_id: p::page::FrameId,
}
impl GetStorageKeyForFrame {
    pub fn new(frame_id: impl Into<p::page::FrameId>) -> Self { Self { frame_id: frame_id.into() } }
}
impl p::Encode for GetStorageKeyForFrame {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.field("frameId", &self.frame_id);
        w.end_object();
    }
}
impl p::Command for GetStorageKeyForFrame {
    const METHOD: &'static str = "Storage.getStorageKeyForFrame";
    type Response = GetStorageKeyForFrameResponse;
}

/// The reply to [`GetStorageKeyForFrame`].
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct GetStorageKeyForFrameResponse {
    pub storage_key: SerializedStorageKey,
}
impl p::Decode for GetStorageKeyForFrameResponse {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_storage_key = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"storageKey" => r.read(&mut f_storage_key),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            storage_key: r.need(f_storage_key, at, "storageKey")?,
        })
    }
}

/// `Storage.getStorageKey`. Experimental. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Storage/#method-getStorageKey)
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct GetStorageKey {
    pub frame_id: Option<p::page::FrameId>,
}
impl GetStorageKey {
    pub fn new() -> Self { Self { frame_id: None } }
    pub fn with(mut self, set: impl FnOnce(&mut Self)) -> Self { set(&mut self); self }
}
impl p::Encode for GetStorageKey {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.optional("frameId", &self.frame_id);
        w.end_object();
    }
}
impl p::Command for GetStorageKey {
    const METHOD: &'static str = "Storage.getStorageKey";
    type Response = GetStorageKeyResponse;
}

/// The reply to [`GetStorageKey`].
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct GetStorageKeyResponse {
    pub storage_key: SerializedStorageKey,
}
impl p::Decode for GetStorageKeyResponse {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_storage_key = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"storageKey" => r.read(&mut f_storage_key),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            storage_key: r.need(f_storage_key, at, "storageKey")?,
        })
    }
}

/// `Storage.clearDataForOrigin`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Storage/#method-clearDataForOrigin)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct ClearDataForOrigin {
    pub origin: String,
    pub storage_types: String,
}
impl ClearDataForOrigin {
    pub fn new(origin: impl Into<String>, storage_types: impl Into<String>) -> Self { Self { origin: origin.into(), storage_types: storage_types.into() } }
}
impl p::Encode for ClearDataForOrigin {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.field("origin", &self.origin);
        w.field("storageTypes", &self.storage_types);
        w.end_object();
    }
}
impl p::Command for ClearDataForOrigin {
    const METHOD: &'static str = "Storage.clearDataForOrigin";
    type Response = p::Empty;
}

/// `Storage.clearDataForStorageKey`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Storage/#method-clearDataForStorageKey)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct ClearDataForStorageKey {
    pub storage_key: String,
    pub storage_types: String,
}
impl ClearDataForStorageKey {
    pub fn new(storage_key: impl Into<String>, storage_types: impl Into<String>) -> Self { Self { storage_key: storage_key.into(), storage_types: storage_types.into() } }
}
impl p::Encode for ClearDataForStorageKey {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.field("storageKey", &self.storage_key);
        w.field("storageTypes", &self.storage_types);
        w.end_object();
    }
}
impl p::Command for ClearDataForStorageKey {
    const METHOD: &'static str = "Storage.clearDataForStorageKey";
    type Response = p::Empty;
}

/// `Storage.getCookies`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Storage/#method-getCookies)
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct GetCookies {
    pub browser_context_id: Option<p::browser::BrowserContextID>,
}
impl GetCookies {
    pub fn new() -> Self { Self { browser_context_id: None } }
    pub fn with(mut self, set: impl FnOnce(&mut Self)) -> Self { set(&mut self); self }
}
impl p::Encode for GetCookies {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.optional("browserContextId", &self.browser_context_id);
        w.end_object();
    }
}
impl p::Command for GetCookies {
    const METHOD: &'static str = "Storage.getCookies";
    type Response = GetCookiesResponse;
}

/// The reply to [`GetCookies`].
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct GetCookiesResponse {
    pub cookies: Vec<p::network::Cookie>,
}
impl p::Decode for GetCookiesResponse {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        r.begin_object()?;
        let mut f_cookies = Default::default();
        while let Some(name) = r.name()? {
            match &*name {
                b"cookies" => r.read_lenient(&mut f_cookies),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            cookies: f_cookies,
        })
    }
}

/// `Storage.setCookies`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Storage/#method-setCookies)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct SetCookies {
    pub cookies: Vec<p::network::CookieParam>,
    pub browser_context_id: Option<p::browser::BrowserContextID>,
}
impl SetCookies {
    pub fn new(cookies: Vec<p::network::CookieParam>) -> Self { Self { cookies, browser_context_id: None } }
    pub fn with(mut self, set: impl FnOnce(&mut Self)) -> Self { set(&mut self); self }
}
impl p::Encode for SetCookies {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.field("cookies", &self.cookies);
        w.optional("browserContextId", &self.browser_context_id);
        w.end_object();
    }
}
impl p::Command for SetCookies {
    const METHOD: &'static str = "Storage.setCookies";
    type Response = p::Empty;
}

/// `Storage.clearCookies`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Storage/#method-clearCookies)
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct ClearCookies {
    pub browser_context_id: Option<p::browser::BrowserContextID>,
}
impl ClearCookies {
    pub fn new() -> Self { Self { browser_context_id: None } }
    pub fn with(mut self, set: impl FnOnce(&mut Self)) -> Self { set(&mut self); self }
}
impl p::Encode for ClearCookies {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.optional("browserContextId", &self.browser_context_id);
        w.end_object();
    }
}
impl p::Command for ClearCookies {
    const METHOD: &'static str = "Storage.clearCookies";
    type Response = p::Empty;
}

/// `Storage.getUsageAndQuota`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Storage/#method-getUsageAndQuota)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct GetUsageAndQuota {
    pub origin: String,
}
impl GetUsageAndQuota {
    pub fn new(origin: impl Into<String>) -> Self { Self { origin: origin.into() } }
}
impl p::Encode for GetUsageAndQuota {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.field("origin", &self.origin);
        w.end_object();
    }
}
impl p::Command for GetUsageAndQuota {
    const METHOD: &'static str = "Storage.getUsageAndQuota";
    type Response = GetUsageAndQuotaResponse;
}

/// The reply to [`GetUsageAndQuota`].
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct GetUsageAndQuotaResponse {
    pub usage: f64,
    pub quota: f64,
    pub override_active: bool,
    pub usage_breakdown: Vec<UsageForType>,
}
impl p::Decode for GetUsageAndQuotaResponse {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_usage = None; let mut f_quota = None;
        let mut f_override_active = Default::default();
        let mut f_usage_breakdown = Default::default();
        while let Some(name) = r.name()? {
            match &*name {
                b"usage" => r.read(&mut f_usage),
                b"quota" => r.read(&mut f_quota),
                b"overrideActive" => r.read_lenient(&mut f_override_active),
                b"usageBreakdown" => r.read_lenient(&mut f_usage_breakdown),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            usage: r.need(f_usage, at, "usage")?, quota: r.need(f_quota, at, "quota")?,
            override_active: f_override_active, usage_breakdown: f_usage_breakdown,
        })
    }
}

/// `Storage.overrideQuotaForOrigin`. Experimental. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Storage/#method-overrideQuotaForOrigin)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct OverrideQuotaForOrigin {
    pub origin: String,
    pub quota_size: Option<f64>,
}
impl OverrideQuotaForOrigin {
    pub fn new(origin: impl Into<String>) -> Self { Self { origin: origin.into(), quota_size: None } }
    pub fn with(mut self, set: impl FnOnce(&mut Self)) -> Self { set(&mut self); self }
}
impl p::Encode for OverrideQuotaForOrigin {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.field("origin", &self.origin);
        w.optional("quotaSize", &self.quota_size);
        w.end_object();
    }
}
impl p::Command for OverrideQuotaForOrigin {
    const METHOD: &'static str = "Storage.overrideQuotaForOrigin";
    type Response = p::Empty;
}

/// `Storage.trackCacheStorageForOrigin`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Storage/#method-trackCacheStorageForOrigin)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct TrackCacheStorageForOrigin {
    pub origin: String,
}
impl TrackCacheStorageForOrigin {
    pub fn new(origin: impl Into<String>) -> Self { Self { origin: origin.into() } }
}
impl p::Encode for TrackCacheStorageForOrigin {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.field("origin", &self.origin);
        w.end_object();
    }
}
impl p::Command for TrackCacheStorageForOrigin {
    const METHOD: &'static str = "Storage.trackCacheStorageForOrigin";
    type Response = p::Empty;
}

/// `Storage.trackCacheStorageForStorageKey`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Storage/#method-trackCacheStorageForStorageKey)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct TrackCacheStorageForStorageKey {
    pub storage_key: String,
}
impl TrackCacheStorageForStorageKey {
    pub fn new(storage_key: impl Into<String>) -> Self { Self { storage_key: storage_key.into() } }
}
impl p::Encode for TrackCacheStorageForStorageKey {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.field("storageKey", &self.storage_key);
        w.end_object();
    }
}
impl p::Command for TrackCacheStorageForStorageKey {
    const METHOD: &'static str = "Storage.trackCacheStorageForStorageKey";
    type Response = p::Empty;
}

/// `Storage.trackIndexedDBForOrigin`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Storage/#method-trackIndexedDBForOrigin)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct TrackIndexedDBForOrigin {
    pub origin: String,
}
impl TrackIndexedDBForOrigin {
    pub fn new(origin: impl Into<String>) -> Self { Self { origin: origin.into() } }
}
impl p::Encode for TrackIndexedDBForOrigin {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.field("origin", &self.origin);
        w.end_object();
    }
}
impl p::Command for TrackIndexedDBForOrigin {
    const METHOD: &'static str = "Storage.trackIndexedDBForOrigin";
    type Response = p::Empty;
}

/// `Storage.trackIndexedDBForStorageKey`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Storage/#method-trackIndexedDBForStorageKey)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct TrackIndexedDBForStorageKey {
    pub storage_key: String,
}
impl TrackIndexedDBForStorageKey {
    pub fn new(storage_key: impl Into<String>) -> Self { Self { storage_key: storage_key.into() } }
}
impl p::Encode for TrackIndexedDBForStorageKey {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.field("storageKey", &self.storage_key);
        w.end_object();
    }
}
impl p::Command for TrackIndexedDBForStorageKey {
    const METHOD: &'static str = "Storage.trackIndexedDBForStorageKey";
    type Response = p::Empty;
}

/// `Storage.untrackCacheStorageForOrigin`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Storage/#method-untrackCacheStorageForOrigin)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct UntrackCacheStorageForOrigin {
    pub origin: String,
}
impl UntrackCacheStorageForOrigin {
    pub fn new(origin: impl Into<String>) -> Self { Self { origin: origin.into() } }
}
impl p::Encode for UntrackCacheStorageForOrigin {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.field("origin", &self.origin);
        w.end_object();
    }
}
impl p::Command for UntrackCacheStorageForOrigin {
    const METHOD: &'static str = "Storage.untrackCacheStorageForOrigin";
    type Response = p::Empty;
}

/// `Storage.untrackCacheStorageForStorageKey`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Storage/#method-untrackCacheStorageForStorageKey)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct UntrackCacheStorageForStorageKey {
    pub storage_key: String,
}
impl UntrackCacheStorageForStorageKey {
    pub fn new(storage_key: impl Into<String>) -> Self { Self { storage_key: storage_key.into() } }
}
impl p::Encode for UntrackCacheStorageForStorageKey {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.field("storageKey", &self.storage_key);
        w.end_object();
    }
}
impl p::Command for UntrackCacheStorageForStorageKey {
    const METHOD: &'static str = "Storage.untrackCacheStorageForStorageKey";
    type Response = p::Empty;
}

/// `Storage.untrackIndexedDBForOrigin`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Storage/#method-untrackIndexedDBForOrigin)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct UntrackIndexedDBForOrigin {
    pub origin: String,
}
impl UntrackIndexedDBForOrigin {
    pub fn new(origin: impl Into<String>) -> Self { Self { origin: origin.into() } }
}
impl p::Encode for UntrackIndexedDBForOrigin {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.field("origin", &self.origin);
        w.end_object();
    }
}
impl p::Command for UntrackIndexedDBForOrigin {
    const METHOD: &'static str = "Storage.untrackIndexedDBForOrigin";
    type Response = p::Empty;
}

/// `Storage.untrackIndexedDBForStorageKey`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Storage/#method-untrackIndexedDBForStorageKey)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct UntrackIndexedDBForStorageKey {
    pub storage_key: String,
}
impl UntrackIndexedDBForStorageKey {
    pub fn new(storage_key: impl Into<String>) -> Self { Self { storage_key: storage_key.into() } }
}
impl p::Encode for UntrackIndexedDBForStorageKey {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.field("storageKey", &self.storage_key);
        w.end_object();
    }
}
impl p::Command for UntrackIndexedDBForStorageKey {
    const METHOD: &'static str = "Storage.untrackIndexedDBForStorageKey";
    type Response = p::Empty;
}

/// `Storage.getTrustTokens`. Experimental. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Storage/#method-getTrustTokens)
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct GetTrustTokens {}
impl GetTrustTokens {
    pub fn new() -> Self { Self {} }
}
impl p::Encode for GetTrustTokens {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.end_object();
    }
}
impl p::Command for GetTrustTokens {
    const METHOD: &'static str = "Storage.getTrustTokens";
    type Response = GetTrustTokensResponse;
}

/// The reply to [`GetTrustTokens`].
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct GetTrustTokensResponse {
    pub tokens: Vec<TrustTokens>,
}
impl p::Decode for GetTrustTokensResponse {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        r.begin_object()?;
        let mut f_tokens = Default::default();
        while let Some(name) = r.name()? {
            match &*name {
                b"tokens" => r.read_lenient(&mut f_tokens),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            tokens: f_tokens,
        })
    }
}

/// `Storage.clearTrustTokens`. Experimental. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Storage/#method-clearTrustTokens)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct ClearTrustTokens {
    pub issuer_origin: String,
}
impl ClearTrustTokens {
    pub fn new(issuer_origin: impl Into<String>) -> Self { Self { issuer_origin: issuer_origin.into() } }
}
impl p::Encode for ClearTrustTokens {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.field("issuerOrigin", &self.issuer_origin);
        w.end_object();
    }
}
impl p::Command for ClearTrustTokens {
    const METHOD: &'static str = "Storage.clearTrustTokens";
    type Response = ClearTrustTokensResponse;
}

/// The reply to [`ClearTrustTokens`].
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct ClearTrustTokensResponse {
    pub did_delete_tokens: bool,
}
impl p::Decode for ClearTrustTokensResponse {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        r.begin_object()?;
        let mut f_did_delete_tokens = Default::default();
        while let Some(name) = r.name()? {
            match &*name {
                b"didDeleteTokens" => r.read_lenient(&mut f_did_delete_tokens),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            did_delete_tokens: f_did_delete_tokens,
        })
    }
}

/// `Storage.getPrivateVerificationTokens`. Experimental. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Storage/#method-getPrivateVerificationTokens)
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct GetPrivateVerificationTokens {}
impl GetPrivateVerificationTokens {
    pub fn new() -> Self { Self {} }
}
impl p::Encode for GetPrivateVerificationTokens {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.end_object();
    }
}
impl p::Command for GetPrivateVerificationTokens {
    const METHOD: &'static str = "Storage.getPrivateVerificationTokens";
    type Response = GetPrivateVerificationTokensResponse;
}

/// The reply to [`GetPrivateVerificationTokens`].
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct GetPrivateVerificationTokensResponse {
    pub tokens: Vec<PrivateVerificationToken>,
}
impl p::Decode for GetPrivateVerificationTokensResponse {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        r.begin_object()?;
        let mut f_tokens = Default::default();
        while let Some(name) = r.name()? {
            match &*name {
                b"tokens" => r.read_lenient(&mut f_tokens),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            tokens: f_tokens,
        })
    }
}

/// `Storage.getPrivateVerificationTokensIssuerConfigs`. Experimental. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Storage/#method-getPrivateVerificationTokensIssuerConfigs)
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct GetPrivateVerificationTokensIssuerConfigs {}
impl GetPrivateVerificationTokensIssuerConfigs {
    pub fn new() -> Self { Self {} }
}
impl p::Encode for GetPrivateVerificationTokensIssuerConfigs {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.end_object();
    }
}
impl p::Command for GetPrivateVerificationTokensIssuerConfigs {
    const METHOD: &'static str = "Storage.getPrivateVerificationTokensIssuerConfigs";
    type Response = GetPrivateVerificationTokensIssuerConfigsResponse;
}

/// The reply to [`GetPrivateVerificationTokensIssuerConfigs`].
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct GetPrivateVerificationTokensIssuerConfigsResponse {
    pub configs: Vec<PrivateVerificationTokensIssuerConfig>,
}
impl p::Decode for GetPrivateVerificationTokensIssuerConfigsResponse {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        r.begin_object()?;
        let mut f_configs = Default::default();
        while let Some(name) = r.name()? {
            match &*name {
                b"configs" => r.read_lenient(&mut f_configs),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            configs: f_configs,
        })
    }
}

/// `Storage.clearPrivateVerificationTokens`. Experimental. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Storage/#method-clearPrivateVerificationTokens)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct ClearPrivateVerificationTokens {
    pub issuer_origin: String,
}
impl ClearPrivateVerificationTokens {
    pub fn new(issuer_origin: impl Into<String>) -> Self { Self { issuer_origin: issuer_origin.into() } }
}
impl p::Encode for ClearPrivateVerificationTokens {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.field("issuerOrigin", &self.issuer_origin);
        w.end_object();
    }
}
impl p::Command for ClearPrivateVerificationTokens {
    const METHOD: &'static str = "Storage.clearPrivateVerificationTokens";
    type Response = p::Empty;
}

/// `Storage.deletePrivateVerificationToken`. Experimental. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Storage/#method-deletePrivateVerificationToken)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct DeletePrivateVerificationToken {
    pub token_id: String,
}
impl DeletePrivateVerificationToken {
    pub fn new(token_id: impl Into<String>) -> Self { Self { token_id: token_id.into() } }
}
impl p::Encode for DeletePrivateVerificationToken {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.field("tokenId", &self.token_id);
        w.end_object();
    }
}
impl p::Command for DeletePrivateVerificationToken {
    const METHOD: &'static str = "Storage.deletePrivateVerificationToken";
    type Response = p::Empty;
}

/// `Storage.setPrivateVerificationTokensTracking`. Experimental. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Storage/#method-setPrivateVerificationTokensTracking)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct SetPrivateVerificationTokensTracking {
    pub enable: bool,
}
impl SetPrivateVerificationTokensTracking {
    pub fn new(enable: bool) -> Self { Self { enable } }
}
impl p::Encode for SetPrivateVerificationTokensTracking {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.field("enable", &self.enable);
        w.end_object();
    }
}
impl p::Command for SetPrivateVerificationTokensTracking {
    const METHOD: &'static str = "Storage.setPrivateVerificationTokensTracking";
    type Response = p::Empty;
}

/// `Storage.setStorageBucketTracking`. Experimental. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Storage/#method-setStorageBucketTracking)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct SetStorageBucketTracking {
    pub storage_key: String,
    pub enable: bool,
}
impl SetStorageBucketTracking {
    pub fn new(storage_key: impl Into<String>, enable: bool) -> Self { Self { storage_key: storage_key.into(), enable } }
}
impl p::Encode for SetStorageBucketTracking {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.field("storageKey", &self.storage_key);
        w.field("enable", &self.enable);
        w.end_object();
    }
}
impl p::Command for SetStorageBucketTracking {
    const METHOD: &'static str = "Storage.setStorageBucketTracking";
    type Response = p::Empty;
}

/// `Storage.deleteStorageBucket`. Experimental. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Storage/#method-deleteStorageBucket)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct DeleteStorageBucket {
    pub bucket: StorageBucket,
}
impl DeleteStorageBucket {
    pub fn new(bucket: StorageBucket) -> Self { Self { bucket } }
}
impl p::Encode for DeleteStorageBucket {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.field("bucket", &self.bucket);
        w.end_object();
    }
}
impl p::Command for DeleteStorageBucket {
    const METHOD: &'static str = "Storage.deleteStorageBucket";
    type Response = p::Empty;
}

/// `Storage.runBounceTrackingMitigations`. Experimental. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Storage/#method-runBounceTrackingMitigations)
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct RunBounceTrackingMitigations {}
impl RunBounceTrackingMitigations {
    pub fn new() -> Self { Self {} }
}
impl p::Encode for RunBounceTrackingMitigations {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.end_object();
    }
}
impl p::Command for RunBounceTrackingMitigations {
    const METHOD: &'static str = "Storage.runBounceTrackingMitigations";
    type Response = RunBounceTrackingMitigationsResponse;
}

/// The reply to [`RunBounceTrackingMitigations`].
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct RunBounceTrackingMitigationsResponse {
    pub deleted_sites: Vec<String>,
}
impl p::Decode for RunBounceTrackingMitigationsResponse {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        r.begin_object()?;
        let mut f_deleted_sites = Default::default();
        while let Some(name) = r.name()? {
            match &*name {
                b"deletedSites" => r.read_lenient(&mut f_deleted_sites),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            deleted_sites: f_deleted_sites,
        })
    }
}

/// `Storage.cacheStorageContentUpdated`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Storage/#event-cacheStorageContentUpdated)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct CacheStorageContentUpdated {
    pub origin: String,
    pub storage_key: String,
    pub bucket_id: String,
    pub cache_name: String,
}
impl p::Decode for CacheStorageContentUpdated {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_origin = None; let mut f_storage_key = None; let mut f_bucket_id = None;
        let mut f_cache_name = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"origin" => r.read(&mut f_origin),
                b"storageKey" => r.read(&mut f_storage_key),
                b"bucketId" => r.read(&mut f_bucket_id),
                b"cacheName" => r.read(&mut f_cache_name),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            origin: r.need(f_origin, at, "origin")?,
            storage_key: r.need(f_storage_key, at, "storageKey")?,
            bucket_id: r.need(f_bucket_id, at, "bucketId")?,
            cache_name: r.need(f_cache_name, at, "cacheName")?,
        })
    }
}
impl p::Event for CacheStorageContentUpdated { const METHOD: &'static str = "Storage.cacheStorageContentUpdated"; }

/// `Storage.cacheStorageListUpdated`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Storage/#event-cacheStorageListUpdated)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct CacheStorageListUpdated {
    pub origin: String,
    pub storage_key: String,
    pub bucket_id: String,
}
impl p::Decode for CacheStorageListUpdated {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_origin = None; let mut f_storage_key = None; let mut f_bucket_id = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"origin" => r.read(&mut f_origin),
                b"storageKey" => r.read(&mut f_storage_key),
                b"bucketId" => r.read(&mut f_bucket_id),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            origin: r.need(f_origin, at, "origin")?,
            storage_key: r.need(f_storage_key, at, "storageKey")?,
            bucket_id: r.need(f_bucket_id, at, "bucketId")?,
        })
    }
}
impl p::Event for CacheStorageListUpdated { const METHOD: &'static str = "Storage.cacheStorageListUpdated"; }

/// `Storage.indexedDBContentUpdated`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Storage/#event-indexedDBContentUpdated)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct IndexedDBContentUpdated {
    pub origin: String,
    pub storage_key: String,
    pub bucket_id: String,
    pub database_name: String,
    pub object_store_name: String,
}
impl p::Decode for IndexedDBContentUpdated {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_origin = None; let mut f_storage_key = None; let mut f_bucket_id = None;
        let mut f_database_name = None; let mut f_object_store_name = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"origin" => r.read(&mut f_origin),
                b"storageKey" => r.read(&mut f_storage_key),
                b"bucketId" => r.read(&mut f_bucket_id),
                b"databaseName" => r.read(&mut f_database_name),
                b"objectStoreName" => r.read(&mut f_object_store_name),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            origin: r.need(f_origin, at, "origin")?,
            storage_key: r.need(f_storage_key, at, "storageKey")?,
            bucket_id: r.need(f_bucket_id, at, "bucketId")?,
            database_name: r.need(f_database_name, at, "databaseName")?,
            object_store_name: r.need(f_object_store_name, at, "objectStoreName")?,
        })
    }
}
impl p::Event for IndexedDBContentUpdated { const METHOD: &'static str = "Storage.indexedDBContentUpdated"; }

/// `Storage.indexedDBListUpdated`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Storage/#event-indexedDBListUpdated)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct IndexedDBListUpdated {
    pub origin: String,
    pub storage_key: String,
    pub bucket_id: String,
}
impl p::Decode for IndexedDBListUpdated {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_origin = None; let mut f_storage_key = None; let mut f_bucket_id = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"origin" => r.read(&mut f_origin),
                b"storageKey" => r.read(&mut f_storage_key),
                b"bucketId" => r.read(&mut f_bucket_id),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            origin: r.need(f_origin, at, "origin")?,
            storage_key: r.need(f_storage_key, at, "storageKey")?,
            bucket_id: r.need(f_bucket_id, at, "bucketId")?,
        })
    }
}
impl p::Event for IndexedDBListUpdated { const METHOD: &'static str = "Storage.indexedDBListUpdated"; }

/// `Storage.storageBucketCreatedOrUpdated`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Storage/#event-storageBucketCreatedOrUpdated)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct StorageBucketCreatedOrUpdated {
    pub bucket_info: StorageBucketInfo,
}
impl p::Decode for StorageBucketCreatedOrUpdated {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_bucket_info = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"bucketInfo" => r.read(&mut f_bucket_info),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            bucket_info: r.need(f_bucket_info, at, "bucketInfo")?,
        })
    }
}
impl p::Event for StorageBucketCreatedOrUpdated { const METHOD: &'static str = "Storage.storageBucketCreatedOrUpdated"; }

/// `Storage.storageBucketDeleted`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Storage/#event-storageBucketDeleted)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct StorageBucketDeleted {
    pub bucket_id: String,
}
impl p::Decode for StorageBucketDeleted {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_bucket_id = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"bucketId" => r.read(&mut f_bucket_id),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            bucket_id: r.need(f_bucket_id, at, "bucketId")?,
        })
    }
}
impl p::Event for StorageBucketDeleted { const METHOD: &'static str = "Storage.storageBucketDeleted"; }

/// `Storage.privateVerificationTokensUpdated`. Experimental. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Storage/#event-privateVerificationTokensUpdated)
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct PrivateVerificationTokensUpdated {}
impl p::Decode for PrivateVerificationTokensUpdated {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        r.begin_object()?;
        while r.name()?.is_some() { r.skip()?; }
        Ok(Self {})
    }
}
impl p::Event for PrivateVerificationTokensUpdated { const METHOD: &'static str = "Storage.privateVerificationTokensUpdated"; }
