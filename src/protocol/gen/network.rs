// Generated from protocol/*.json; do not edit.
// To regenerate: cargo test --test protocol -- bless
//! The `Network` domain. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Network/)

use crate::protocol as p;

open_enum! {
    /// `Network.ResourceType`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Network/#type-ResourceType)
    ResourceType {
        DOCUMENT = "Document", STYLESHEET = "Stylesheet", IMAGE = "Image", MEDIA = "Media",
        FONT = "Font", SCRIPT = "Script", TEXT_TRACK = "TextTrack", XHR = "XHR", FETCH = "Fetch",
        PREFETCH = "Prefetch", EVENT_SOURCE = "EventSource", WEB_SOCKET = "WebSocket",
        MANIFEST = "Manifest", SIGNED_EXCHANGE = "SignedExchange", PING = "Ping",
        CSP_VIOLATION_REPORT = "CSPViolationReport", PREFLIGHT = "Preflight", FED_CM = "FedCM",
        OTHER = "Other",
    }
}

text_type! {
    /// `Network.LoaderId`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Network/#type-LoaderId)
    LoaderId
}

text_type! {
    /// `Network.RequestId`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Network/#type-RequestId)
    RequestId
}

open_enum! {
    /// `Network.ErrorReason`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Network/#type-ErrorReason)
    ErrorReason {
        FAILED = "Failed", ABORTED = "Aborted", TIMED_OUT = "TimedOut",
        ACCESS_DENIED = "AccessDenied", CONNECTION_CLOSED = "ConnectionClosed",
        CONNECTION_RESET = "ConnectionReset", CONNECTION_REFUSED = "ConnectionRefused",
        CONNECTION_ABORTED = "ConnectionAborted", CONNECTION_FAILED = "ConnectionFailed",
        NAME_NOT_RESOLVED = "NameNotResolved", INTERNET_DISCONNECTED = "InternetDisconnected",
        ADDRESS_UNREACHABLE = "AddressUnreachable", BLOCKED_BY_CLIENT = "BlockedByClient",
        BLOCKED_BY_RESPONSE = "BlockedByResponse",
    }
}

number_type! {
    /// `Network.TimeSinceEpoch`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Network/#type-TimeSinceEpoch)
    TimeSinceEpoch
}

number_type! {
    /// `Network.MonotonicTime`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Network/#type-MonotonicTime)
    MonotonicTime
}

wrapper_type! {
    /// `Network.Headers`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Network/#type-Headers)
    Headers(p::RawJson): Encode Decode
}

open_enum! {
    /// `Network.ConnectionType`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Network/#type-ConnectionType)
    ConnectionType {
        NONE = "none", CELLULAR2G = "cellular2g", CELLULAR3G = "cellular3g",
        CELLULAR4G = "cellular4g", BLUETOOTH = "bluetooth", ETHERNET = "ethernet", WIFI = "wifi",
        WIMAX = "wimax", OTHER = "other",
    }
}

open_enum! {
    /// `Network.CookieSameSite`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Network/#type-CookieSameSite)
    CookieSameSite {
        STRICT = "Strict", LAX = "Lax", NONE = "None",
    }
}

open_enum! {
    /// `Network.CookiePriority`. Experimental. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Network/#type-CookiePriority)
    CookiePriority {
        LOW = "Low", MEDIUM = "Medium", HIGH = "High",
    }
}

open_enum! {
    /// `Network.CookieSourceScheme`. Experimental. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Network/#type-CookieSourceScheme)
    CookieSourceScheme {
        UNSET = "Unset", NON_SECURE = "NonSecure", SECURE = "Secure",
    }
}

/// `Network.ResourceTiming`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Network/#type-ResourceTiming)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct ResourceTiming {
    pub request_time: f64,
    pub proxy_start: f64,
    pub proxy_end: f64,
    pub dns_start: f64,
    pub dns_end: f64,
    pub connect_start: f64,
    pub connect_end: f64,
    pub ssl_start: f64,
    pub ssl_end: f64,
    /// Experimental.
    pub worker_start: f64,
    /// Experimental.
    pub worker_ready: f64,
    /// Experimental.
    pub worker_fetch_start: f64,
    /// Experimental.
    pub worker_respond_with_settled: f64,
    /// Experimental.
    pub worker_router_evaluation_start: Option<f64>,
    /// Experimental.
    pub worker_cache_lookup_start: Option<f64>,
    pub send_start: f64,
    pub send_end: f64,
    /// Experimental.
    pub push_start: f64,
    /// Experimental.
    pub push_end: f64,
    /// Experimental.
    pub receive_headers_start: f64,
    pub receive_headers_end: f64,
}
impl p::Decode for ResourceTiming {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_request_time = None; let mut f_proxy_start = None; let mut f_proxy_end = None;
        let mut f_dns_start = None; let mut f_dns_end = None; let mut f_connect_start = None;
        let mut f_connect_end = None; let mut f_ssl_start = None; let mut f_ssl_end = None;
        let mut f_worker_start = Default::default(); let mut f_worker_ready = Default::default();
        let mut f_worker_fetch_start = Default::default();
        let mut f_worker_respond_with_settled = Default::default();
        let mut f_worker_router_evaluation_start = None; let mut f_worker_cache_lookup_start = None;
        let mut f_send_start = None; let mut f_send_end = None;
        let mut f_push_start = Default::default(); let mut f_push_end = Default::default();
        let mut f_receive_headers_start = Default::default(); let mut f_receive_headers_end = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"requestTime" => r.read(&mut f_request_time),
                b"proxyStart" => r.read(&mut f_proxy_start),
                b"proxyEnd" => r.read(&mut f_proxy_end),
                b"dnsStart" => r.read(&mut f_dns_start),
                b"dnsEnd" => r.read(&mut f_dns_end),
                b"connectStart" => r.read(&mut f_connect_start),
                b"connectEnd" => r.read(&mut f_connect_end),
                b"sslStart" => r.read(&mut f_ssl_start),
                b"sslEnd" => r.read(&mut f_ssl_end),
                b"workerStart" => r.read_lenient(&mut f_worker_start),
                b"workerReady" => r.read_lenient(&mut f_worker_ready),
                b"workerFetchStart" => r.read_lenient(&mut f_worker_fetch_start),
                b"workerRespondWithSettled" => r.read_lenient(&mut f_worker_respond_with_settled),
                b"workerRouterEvaluationStart" => r.read(&mut f_worker_router_evaluation_start),
                b"workerCacheLookupStart" => r.read(&mut f_worker_cache_lookup_start),
                b"sendStart" => r.read(&mut f_send_start),
                b"sendEnd" => r.read(&mut f_send_end),
                b"pushStart" => r.read_lenient(&mut f_push_start),
                b"pushEnd" => r.read_lenient(&mut f_push_end),
                b"receiveHeadersStart" => r.read_lenient(&mut f_receive_headers_start),
                b"receiveHeadersEnd" => r.read(&mut f_receive_headers_end),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            request_time: r.need(f_request_time, at, "requestTime")?,
            proxy_start: r.need(f_proxy_start, at, "proxyStart")?,
            proxy_end: r.need(f_proxy_end, at, "proxyEnd")?,
            dns_start: r.need(f_dns_start, at, "dnsStart")?,
            dns_end: r.need(f_dns_end, at, "dnsEnd")?,
            connect_start: r.need(f_connect_start, at, "connectStart")?,
            connect_end: r.need(f_connect_end, at, "connectEnd")?,
            ssl_start: r.need(f_ssl_start, at, "sslStart")?,
            ssl_end: r.need(f_ssl_end, at, "sslEnd")?, worker_start: f_worker_start,
            worker_ready: f_worker_ready, worker_fetch_start: f_worker_fetch_start,
            worker_respond_with_settled: f_worker_respond_with_settled,
            worker_router_evaluation_start: f_worker_router_evaluation_start,
            worker_cache_lookup_start: f_worker_cache_lookup_start,
            send_start: r.need(f_send_start, at, "sendStart")?,
            send_end: r.need(f_send_end, at, "sendEnd")?, push_start: f_push_start,
            push_end: f_push_end, receive_headers_start: f_receive_headers_start,
            receive_headers_end: r.need(f_receive_headers_end, at, "receiveHeadersEnd")?,
        })
    }
}

open_enum! {
    /// `Network.ResourcePriority`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Network/#type-ResourcePriority)
    ResourcePriority {
        VERY_LOW = "VeryLow", LOW = "Low", MEDIUM = "Medium", HIGH = "High", VERY_HIGH = "VeryHigh",
    }
}

open_enum! {
    /// `Network.RenderBlockingBehavior`. Experimental. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Network/#type-RenderBlockingBehavior)
    RenderBlockingBehavior {
        BLOCKING = "Blocking", IN_BODY_PARSER_BLOCKING = "InBodyParserBlocking",
        NON_BLOCKING = "NonBlocking", NON_BLOCKING_DYNAMIC = "NonBlockingDynamic",
        POTENTIALLY_BLOCKING = "PotentiallyBlocking",
    }
}

/// `Network.PostDataEntry`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Network/#type-PostDataEntry)
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct PostDataEntry {
    pub bytes: Option<p::Binary>,
}
impl p::Decode for PostDataEntry {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        r.begin_object()?;
        let mut f_bytes = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"bytes" => r.read(&mut f_bytes),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            bytes: f_bytes,
        })
    }
}

/// `Network.Request`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Network/#type-Request)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Request {
    pub url: String,
    pub url_fragment: Option<String>,
    pub method: String,
    pub headers: Headers,
    /// **Deprecated.**
    pub post_data: Option<String>,
    pub has_post_data: Option<bool>,
    /// Experimental.
    pub post_data_entries: Option<Vec<PostDataEntry>>,
    pub mixed_content_type: Option<p::security::MixedContentType>,
    pub initial_priority: ResourcePriority,
    pub referrer_policy: RequestReferrerPolicy,
    pub is_link_preload: Option<bool>,
    /// Experimental.
    pub trust_token_params: Option<TrustTokenParams>,
    /// Experimental.
    pub is_same_site: Option<bool>,
    /// Experimental.
    pub is_ad_related: Option<bool>,
}
impl p::Decode for Request {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_url = None; let mut f_url_fragment = None; let mut f_method = None;
        let mut f_headers = None; let mut f_post_data = None; let mut f_has_post_data = None;
        let mut f_post_data_entries = None; let mut f_mixed_content_type = None;
        let mut f_initial_priority = None; let mut f_referrer_policy = None;
        let mut f_is_link_preload = None; let mut f_trust_token_params = None;
        let mut f_is_same_site = None; let mut f_is_ad_related = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"url" => r.read(&mut f_url),
                b"urlFragment" => r.read(&mut f_url_fragment),
                b"method" => r.read(&mut f_method),
                b"headers" => r.read(&mut f_headers),
                b"postData" => r.read(&mut f_post_data),
                b"hasPostData" => r.read(&mut f_has_post_data),
                b"postDataEntries" => r.read(&mut f_post_data_entries),
                b"mixedContentType" => r.read(&mut f_mixed_content_type),
                b"initialPriority" => r.read(&mut f_initial_priority),
                b"referrerPolicy" => r.read(&mut f_referrer_policy),
                b"isLinkPreload" => r.read(&mut f_is_link_preload),
                b"trustTokenParams" => r.read(&mut f_trust_token_params),
                b"isSameSite" => r.read(&mut f_is_same_site),
                b"isAdRelated" => r.read(&mut f_is_ad_related),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            url: r.need(f_url, at, "url")?, url_fragment: f_url_fragment,
            method: r.need(f_method, at, "method")?, headers: r.need(f_headers, at, "headers")?,
            post_data: f_post_data, has_post_data: f_has_post_data,
            post_data_entries: f_post_data_entries, mixed_content_type: f_mixed_content_type,
            initial_priority: r.need(f_initial_priority, at, "initialPriority")?,
            referrer_policy: r.need(f_referrer_policy, at, "referrerPolicy")?,
            is_link_preload: f_is_link_preload, trust_token_params: f_trust_token_params,
            is_same_site: f_is_same_site, is_ad_related: f_is_ad_related,
        })
    }
}

/// `Network.SignedCertificateTimestamp`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Network/#type-SignedCertificateTimestamp)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct SignedCertificateTimestamp {
    pub status: String,
    pub origin: String,
    pub log_description: String,
    pub log_id: String,
    pub timestamp: f64,
    pub hash_algorithm: String,
    pub signature_algorithm: String,
    pub signature_data: String,
}
impl p::Decode for SignedCertificateTimestamp {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_status = None; let mut f_origin = None; let mut f_log_description = None;
        let mut f_log_id = None; let mut f_timestamp = None; let mut f_hash_algorithm = None;
        let mut f_signature_algorithm = None; let mut f_signature_data = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"status" => r.read(&mut f_status),
                b"origin" => r.read(&mut f_origin),
                b"logDescription" => r.read(&mut f_log_description),
                b"logId" => r.read(&mut f_log_id),
                b"timestamp" => r.read(&mut f_timestamp),
                b"hashAlgorithm" => r.read(&mut f_hash_algorithm),
                b"signatureAlgorithm" => r.read(&mut f_signature_algorithm),
                b"signatureData" => r.read(&mut f_signature_data),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            status: r.need(f_status, at, "status")?, origin: r.need(f_origin, at, "origin")?,
            log_description: r.need(f_log_description, at, "logDescription")?,
            log_id: r.need(f_log_id, at, "logId")?,
            timestamp: r.need(f_timestamp, at, "timestamp")?,
            hash_algorithm: r.need(f_hash_algorithm, at, "hashAlgorithm")?,
            signature_algorithm: r.need(f_signature_algorithm, at, "signatureAlgorithm")?,
            signature_data: r.need(f_signature_data, at, "signatureData")?,
        })
    }
}

/// `Network.SecurityDetails`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Network/#type-SecurityDetails)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct SecurityDetails {
    pub protocol: String,
    pub key_exchange: String,
    pub key_exchange_group: Option<String>,
    pub cipher: String,
    pub mac: Option<String>,
    pub certificate_id: p::security::CertificateId,
    pub subject_name: String,
    pub san_list: Vec<String>,
    pub issuer: String,
    pub valid_from: TimeSinceEpoch,
    pub valid_to: TimeSinceEpoch,
    pub signed_certificate_timestamp_list: Vec<SignedCertificateTimestamp>,
    pub certificate_transparency_compliance: CertificateTransparencyCompliance,
    pub server_signature_algorithm: Option<i64>,
    pub encrypted_client_hello: bool,
}
impl p::Decode for SecurityDetails {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_protocol = None; let mut f_key_exchange = None;
        let mut f_key_exchange_group = None; let mut f_cipher = None; let mut f_mac = None;
        let mut f_certificate_id = None; let mut f_subject_name = None;
        let mut f_san_list = Default::default(); let mut f_issuer = None;
        let mut f_valid_from = None; let mut f_valid_to = None;
        let mut f_signed_certificate_timestamp_list = Default::default();
        let mut f_certificate_transparency_compliance = None;
        let mut f_server_signature_algorithm = None;
        let mut f_encrypted_client_hello = Default::default();
        while let Some(name) = r.name()? {
            match &*name {
                b"protocol" => r.read(&mut f_protocol),
                b"keyExchange" => r.read(&mut f_key_exchange),
                b"keyExchangeGroup" => r.read(&mut f_key_exchange_group),
                b"cipher" => r.read(&mut f_cipher),
                b"mac" => r.read(&mut f_mac),
                b"certificateId" => r.read(&mut f_certificate_id),
                b"subjectName" => r.read(&mut f_subject_name),
                b"sanList" => r.read_lenient(&mut f_san_list),
                b"issuer" => r.read(&mut f_issuer),
                b"validFrom" => r.read(&mut f_valid_from),
                b"validTo" => r.read(&mut f_valid_to),
                b"signedCertificateTimestampList" => r.read_lenient(&mut f_signed_certificate_timestamp_list),
                b"certificateTransparencyCompliance" => r.read(&mut f_certificate_transparency_compliance),
                b"serverSignatureAlgorithm" => r.read(&mut f_server_signature_algorithm),
                b"encryptedClientHello" => r.read_lenient(&mut f_encrypted_client_hello),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            protocol: r.need(f_protocol, at, "protocol")?,
            key_exchange: r.need(f_key_exchange, at, "keyExchange")?,
            key_exchange_group: f_key_exchange_group, cipher: r.need(f_cipher, at, "cipher")?,
            mac: f_mac, certificate_id: r.need(f_certificate_id, at, "certificateId")?,
            subject_name: r.need(f_subject_name, at, "subjectName")?, san_list: f_san_list,
            issuer: r.need(f_issuer, at, "issuer")?,
            valid_from: r.need(f_valid_from, at, "validFrom")?,
            valid_to: r.need(f_valid_to, at, "validTo")?,
            signed_certificate_timestamp_list: f_signed_certificate_timestamp_list,
            certificate_transparency_compliance: r.need(f_certificate_transparency_compliance, at, "certificateTransparencyCompliance")?,
            server_signature_algorithm: f_server_signature_algorithm,
            encrypted_client_hello: f_encrypted_client_hello,
        })
    }
}

open_enum! {
    /// `Network.CertificateTransparencyCompliance`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Network/#type-CertificateTransparencyCompliance)
    CertificateTransparencyCompliance {
        UNKNOWN = "unknown", NOT_COMPLIANT = "not-compliant", COMPLIANT = "compliant",
    }
}

open_enum! {
    /// `Network.BlockedReason`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Network/#type-BlockedReason)
    BlockedReason {
        OTHER = "other", CSP = "csp", MIXED_CONTENT = "mixed-content", ORIGIN = "origin",
        INSPECTOR = "inspector", INTEGRITY = "integrity", SUBRESOURCE_FILTER = "subresource-filter",
        CONTENT_TYPE = "content-type",
        COEP_FRAME_RESOURCE_NEEDS_COEP_HEADER = "coep-frame-resource-needs-coep-header",
        COOP_SANDBOXED_IFRAME_CANNOT_NAVIGATE_TO_COOP_PAGE = "coop-sandboxed-iframe-cannot-navigate-to-coop-page",
        CORP_NOT_SAME_ORIGIN = "corp-not-same-origin",
        CORP_NOT_SAME_ORIGIN_AFTER_DEFAULTED_TO_SAME_ORIGIN_BY_COEP = "corp-not-same-origin-after-defaulted-to-same-origin-by-coep",
        CORP_NOT_SAME_ORIGIN_AFTER_DEFAULTED_TO_SAME_ORIGIN_BY_DIP = "corp-not-same-origin-after-defaulted-to-same-origin-by-dip",
        CORP_NOT_SAME_ORIGIN_AFTER_DEFAULTED_TO_SAME_ORIGIN_BY_COEP_AND_DIP = "corp-not-same-origin-after-defaulted-to-same-origin-by-coep-and-dip",
        CORP_NOT_SAME_SITE = "corp-not-same-site",
        SRI_MESSAGE_SIGNATURE_MISMATCH = "sri-message-signature-mismatch",
    }
}

open_enum! {
    /// `Network.CorsError`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Network/#type-CorsError)
    CorsError {
        DISALLOWED_BY_MODE = "DisallowedByMode", INVALID_RESPONSE = "InvalidResponse",
        WILDCARD_ORIGIN_NOT_ALLOWED = "WildcardOriginNotAllowed",
        MISSING_ALLOW_ORIGIN_HEADER = "MissingAllowOriginHeader",
        MULTIPLE_ALLOW_ORIGIN_VALUES = "MultipleAllowOriginValues",
        INVALID_ALLOW_ORIGIN_VALUE = "InvalidAllowOriginValue",
        ALLOW_ORIGIN_MISMATCH = "AllowOriginMismatch",
        INVALID_ALLOW_CREDENTIALS = "InvalidAllowCredentials",
        CORS_DISABLED_SCHEME = "CorsDisabledScheme",
        PREFLIGHT_INVALID_STATUS = "PreflightInvalidStatus",
        PREFLIGHT_DISALLOWED_REDIRECT = "PreflightDisallowedRedirect",
        PREFLIGHT_WILDCARD_ORIGIN_NOT_ALLOWED = "PreflightWildcardOriginNotAllowed",
        PREFLIGHT_MISSING_ALLOW_ORIGIN_HEADER = "PreflightMissingAllowOriginHeader",
        PREFLIGHT_MULTIPLE_ALLOW_ORIGIN_VALUES = "PreflightMultipleAllowOriginValues",
        PREFLIGHT_INVALID_ALLOW_ORIGIN_VALUE = "PreflightInvalidAllowOriginValue",
        PREFLIGHT_ALLOW_ORIGIN_MISMATCH = "PreflightAllowOriginMismatch",
        PREFLIGHT_INVALID_ALLOW_CREDENTIALS = "PreflightInvalidAllowCredentials",
        PREFLIGHT_MISSING_ALLOW_EXTERNAL = "PreflightMissingAllowExternal",
        PREFLIGHT_INVALID_ALLOW_EXTERNAL = "PreflightInvalidAllowExternal",
        INVALID_ALLOW_METHODS_PREFLIGHT_RESPONSE = "InvalidAllowMethodsPreflightResponse",
        INVALID_ALLOW_HEADERS_PREFLIGHT_RESPONSE = "InvalidAllowHeadersPreflightResponse",
        METHOD_DISALLOWED_BY_PREFLIGHT_RESPONSE = "MethodDisallowedByPreflightResponse",
        HEADER_DISALLOWED_BY_PREFLIGHT_RESPONSE = "HeaderDisallowedByPreflightResponse",
        REDIRECT_CONTAINS_CREDENTIALS = "RedirectContainsCredentials",
        INSECURE_LOCAL_NETWORK = "InsecureLocalNetwork",
        INVALID_LOCAL_NETWORK_ACCESS = "InvalidLocalNetworkAccess",
        NO_CORS_REDIRECT_MODE_NOT_FOLLOW = "NoCorsRedirectModeNotFollow",
        LOCAL_NETWORK_ACCESS_PERMISSION_DENIED = "LocalNetworkAccessPermissionDenied",
    }
}

/// `Network.CorsErrorStatus`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Network/#type-CorsErrorStatus)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct CorsErrorStatus {
    pub cors_error: CorsError,
    pub failed_parameter: String,
}
impl p::Decode for CorsErrorStatus {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_cors_error = None; let mut f_failed_parameter = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"corsError" => r.read(&mut f_cors_error),
                b"failedParameter" => r.read(&mut f_failed_parameter),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            cors_error: r.need(f_cors_error, at, "corsError")?,
            failed_parameter: r.need(f_failed_parameter, at, "failedParameter")?,
        })
    }
}

open_enum! {
    /// `Network.ServiceWorkerResponseSource`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Network/#type-ServiceWorkerResponseSource)
    ServiceWorkerResponseSource {
        CACHE_STORAGE = "cache-storage", HTTP_CACHE = "http-cache", FALLBACK_CODE = "fallback-code",
        NETWORK = "network",
    }
}

/// `Network.TrustTokenParams`. Experimental. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Network/#type-TrustTokenParams)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct TrustTokenParams {
    pub operation: TrustTokenOperationType,
    pub refresh_policy: TrustTokenParamsRefreshPolicy,
    pub issuers: Option<Vec<String>>,
}
impl p::Decode for TrustTokenParams {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_operation = None; let mut f_refresh_policy = None; let mut f_issuers = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"operation" => r.read(&mut f_operation),
                b"refreshPolicy" => r.read(&mut f_refresh_policy),
                b"issuers" => r.read(&mut f_issuers),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            operation: r.need(f_operation, at, "operation")?,
            refresh_policy: r.need(f_refresh_policy, at, "refreshPolicy")?, issuers: f_issuers,
        })
    }
}

open_enum! {
    /// `Network.TrustTokenOperationType`. Experimental. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Network/#type-TrustTokenOperationType)
    TrustTokenOperationType {
        ISSUANCE = "Issuance", REDEMPTION = "Redemption", SIGNING = "Signing",
    }
}

open_enum! {
    /// `Network.AlternateProtocolUsage`. Experimental. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Network/#type-AlternateProtocolUsage)
    AlternateProtocolUsage {
        ALTERNATIVE_JOB_WON_WITHOUT_RACE = "alternativeJobWonWithoutRace",
        ALTERNATIVE_JOB_WON_RACE = "alternativeJobWonRace", MAIN_JOB_WON_RACE = "mainJobWonRace",
        MAPPING_MISSING = "mappingMissing", BROKEN = "broken",
        DNS_ALPN_H3_JOB_WON_WITHOUT_RACE = "dnsAlpnH3JobWonWithoutRace",
        DNS_ALPN_H3_JOB_WON_RACE = "dnsAlpnH3JobWonRace", UNSPECIFIED_REASON = "unspecifiedReason",
    }
}

open_enum! {
    /// `Network.ServiceWorkerRouterSource`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Network/#type-ServiceWorkerRouterSource)
    ServiceWorkerRouterSource {
        NETWORK = "network", CACHE = "cache", FETCH_EVENT = "fetch-event",
        RACE_NETWORK_AND_FETCH_HANDLER = "race-network-and-fetch-handler",
        RACE_NETWORK_AND_CACHE = "race-network-and-cache",
    }
}

/// `Network.ServiceWorkerRouterInfo`. Experimental. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Network/#type-ServiceWorkerRouterInfo)
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct ServiceWorkerRouterInfo {
    pub rule_id_matched: Option<i64>,
    pub matched_source_type: Option<ServiceWorkerRouterSource>,
    pub actual_source_type: Option<ServiceWorkerRouterSource>,
}
impl p::Decode for ServiceWorkerRouterInfo {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        r.begin_object()?;
        let mut f_rule_id_matched = None; let mut f_matched_source_type = None;
        let mut f_actual_source_type = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"ruleIdMatched" => r.read(&mut f_rule_id_matched),
                b"matchedSourceType" => r.read(&mut f_matched_source_type),
                b"actualSourceType" => r.read(&mut f_actual_source_type),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            rule_id_matched: f_rule_id_matched, matched_source_type: f_matched_source_type,
            actual_source_type: f_actual_source_type,
        })
    }
}

/// `Network.Response`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Network/#type-Response)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Response {
    pub url: String,
    pub status: i64,
    pub status_text: String,
    pub headers: Headers,
    /// **Deprecated.**
    pub headers_text: Option<String>,
    pub mime_type: String,
    pub charset: String,
    pub request_headers: Option<Headers>,
    /// **Deprecated.**
    pub request_headers_text: Option<String>,
    pub connection_reused: bool,
    pub connection_id: f64,
    pub remote_ip_address: Option<String>,
    pub remote_port: Option<i64>,
    pub from_disk_cache: Option<bool>,
    pub from_service_worker: Option<bool>,
    pub from_prefetch_cache: Option<bool>,
    pub from_early_hints: Option<bool>,
    /// Experimental.
    pub service_worker_router_info: Option<ServiceWorkerRouterInfo>,
    pub encoded_data_length: f64,
    pub timing: Option<ResourceTiming>,
    pub service_worker_response_source: Option<ServiceWorkerResponseSource>,
    pub response_time: Option<TimeSinceEpoch>,
    pub cache_storage_cache_name: Option<String>,
    pub protocol: Option<String>,
    /// Experimental.
    pub alternate_protocol_usage: Option<AlternateProtocolUsage>,
    pub security_state: p::security::SecurityState,
    pub security_details: Option<SecurityDetails>,
}
impl p::Decode for Response {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_url = None; let mut f_status = None; let mut f_status_text = None;
        let mut f_headers = None; let mut f_headers_text = None; let mut f_mime_type = None;
        let mut f_charset = None; let mut f_request_headers = None;
        let mut f_request_headers_text = None; let mut f_connection_reused = Default::default();
        let mut f_connection_id = None; let mut f_remote_ip_address = None;
        let mut f_remote_port = None; let mut f_from_disk_cache = None;
        let mut f_from_service_worker = None; let mut f_from_prefetch_cache = None;
        let mut f_from_early_hints = None; let mut f_service_worker_router_info = None;
        let mut f_encoded_data_length = None; let mut f_timing = None;
        let mut f_service_worker_response_source = None; let mut f_response_time = None;
        let mut f_cache_storage_cache_name = None; let mut f_protocol = None;
        let mut f_alternate_protocol_usage = None; let mut f_security_state = None;
        let mut f_security_details = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"url" => r.read(&mut f_url),
                b"status" => r.read(&mut f_status),
                b"statusText" => r.read(&mut f_status_text),
                b"headers" => r.read(&mut f_headers),
                b"headersText" => r.read(&mut f_headers_text),
                b"mimeType" => r.read(&mut f_mime_type),
                b"charset" => r.read(&mut f_charset),
                b"requestHeaders" => r.read(&mut f_request_headers),
                b"requestHeadersText" => r.read(&mut f_request_headers_text),
                b"connectionReused" => r.read_lenient(&mut f_connection_reused),
                b"connectionId" => r.read(&mut f_connection_id),
                b"remoteIPAddress" => r.read(&mut f_remote_ip_address),
                b"remotePort" => r.read(&mut f_remote_port),
                b"fromDiskCache" => r.read(&mut f_from_disk_cache),
                b"fromServiceWorker" => r.read(&mut f_from_service_worker),
                b"fromPrefetchCache" => r.read(&mut f_from_prefetch_cache),
                b"fromEarlyHints" => r.read(&mut f_from_early_hints),
                b"serviceWorkerRouterInfo" => r.read(&mut f_service_worker_router_info),
                b"encodedDataLength" => r.read(&mut f_encoded_data_length),
                b"timing" => r.read(&mut f_timing),
                b"serviceWorkerResponseSource" => r.read(&mut f_service_worker_response_source),
                b"responseTime" => r.read(&mut f_response_time),
                b"cacheStorageCacheName" => r.read(&mut f_cache_storage_cache_name),
                b"protocol" => r.read(&mut f_protocol),
                b"alternateProtocolUsage" => r.read(&mut f_alternate_protocol_usage),
                b"securityState" => r.read(&mut f_security_state),
                b"securityDetails" => r.read(&mut f_security_details),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            url: r.need(f_url, at, "url")?, status: r.need(f_status, at, "status")?,
            status_text: r.need(f_status_text, at, "statusText")?,
            headers: r.need(f_headers, at, "headers")?, headers_text: f_headers_text,
            mime_type: r.need(f_mime_type, at, "mimeType")?,
            charset: r.need(f_charset, at, "charset")?, request_headers: f_request_headers,
            request_headers_text: f_request_headers_text, connection_reused: f_connection_reused,
            connection_id: r.need(f_connection_id, at, "connectionId")?,
            remote_ip_address: f_remote_ip_address, remote_port: f_remote_port,
            from_disk_cache: f_from_disk_cache, from_service_worker: f_from_service_worker,
            from_prefetch_cache: f_from_prefetch_cache, from_early_hints: f_from_early_hints,
            service_worker_router_info: f_service_worker_router_info,
            encoded_data_length: r.need(f_encoded_data_length, at, "encodedDataLength")?,
            timing: f_timing, service_worker_response_source: f_service_worker_response_source,
            response_time: f_response_time, cache_storage_cache_name: f_cache_storage_cache_name,
            protocol: f_protocol, alternate_protocol_usage: f_alternate_protocol_usage,
            security_state: r.need(f_security_state, at, "securityState")?,
            security_details: f_security_details,
        })
    }
}

/// `Network.WebSocketRequest`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Network/#type-WebSocketRequest)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct WebSocketRequest {
    pub headers: Headers,
}
impl p::Decode for WebSocketRequest {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_headers = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"headers" => r.read(&mut f_headers),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            headers: r.need(f_headers, at, "headers")?,
        })
    }
}

/// `Network.WebSocketResponse`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Network/#type-WebSocketResponse)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct WebSocketResponse {
    pub status: i64,
    pub status_text: String,
    pub headers: Headers,
    pub headers_text: Option<String>,
    pub request_headers: Option<Headers>,
    pub request_headers_text: Option<String>,
}
impl p::Decode for WebSocketResponse {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_status = None; let mut f_status_text = None; let mut f_headers = None;
        let mut f_headers_text = None; let mut f_request_headers = None;
        let mut f_request_headers_text = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"status" => r.read(&mut f_status),
                b"statusText" => r.read(&mut f_status_text),
                b"headers" => r.read(&mut f_headers),
                b"headersText" => r.read(&mut f_headers_text),
                b"requestHeaders" => r.read(&mut f_request_headers),
                b"requestHeadersText" => r.read(&mut f_request_headers_text),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            status: r.need(f_status, at, "status")?,
            status_text: r.need(f_status_text, at, "statusText")?,
            headers: r.need(f_headers, at, "headers")?, headers_text: f_headers_text,
            request_headers: f_request_headers, request_headers_text: f_request_headers_text,
        })
    }
}

/// `Network.WebSocketFrame`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Network/#type-WebSocketFrame)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct WebSocketFrame {
    pub opcode: f64,
    pub mask: bool,
    pub payload_data: String,
}
impl p::Decode for WebSocketFrame {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_opcode = None; let mut f_mask = Default::default(); let mut f_payload_data = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"opcode" => r.read(&mut f_opcode),
                b"mask" => r.read_lenient(&mut f_mask),
                b"payloadData" => r.read(&mut f_payload_data),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            opcode: r.need(f_opcode, at, "opcode")?, mask: f_mask,
            payload_data: r.need(f_payload_data, at, "payloadData")?,
        })
    }
}

/// `Network.Initiator`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Network/#type-Initiator)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Initiator {
    pub r#type: InitiatorType,
    pub stack: Option<p::runtime::StackTrace>,
    pub url: Option<String>,
    pub line_number: Option<f64>,
    pub column_number: Option<f64>,
    pub request_id: Option<RequestId>,
}
impl p::Decode for Initiator {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_type = None; let mut f_stack = None; let mut f_url = None;
        let mut f_line_number = None; let mut f_column_number = None; let mut f_request_id = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"type" => r.read(&mut f_type),
                b"stack" => r.read(&mut f_stack),
                b"url" => r.read(&mut f_url),
                b"lineNumber" => r.read(&mut f_line_number),
                b"columnNumber" => r.read(&mut f_column_number),
                b"requestId" => r.read(&mut f_request_id),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            r#type: r.need(f_type, at, "type")?, stack: f_stack, url: f_url,
            line_number: f_line_number, column_number: f_column_number, request_id: f_request_id,
        })
    }
}

/// `Network.CookiePartitionKey`. Experimental. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Network/#type-CookiePartitionKey)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct CookiePartitionKey {
    pub top_level_site: String,
    pub has_cross_site_ancestor: bool,
}
impl CookiePartitionKey {
    pub fn new(top_level_site: impl Into<String>, has_cross_site_ancestor: bool) -> Self { Self { top_level_site: top_level_site.into(), has_cross_site_ancestor } }
}
impl p::Encode for CookiePartitionKey {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.field("topLevelSite", &self.top_level_site);
        w.field("hasCrossSiteAncestor", &self.has_cross_site_ancestor);
        w.end_object();
    }
}
impl p::Decode for CookiePartitionKey {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_top_level_site = None; let mut f_has_cross_site_ancestor = Default::default();
        while let Some(name) = r.name()? {
            match &*name {
                b"topLevelSite" => r.read(&mut f_top_level_site),
                b"hasCrossSiteAncestor" => r.read_lenient(&mut f_has_cross_site_ancestor),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            top_level_site: r.need(f_top_level_site, at, "topLevelSite")?,
            has_cross_site_ancestor: f_has_cross_site_ancestor,
        })
    }
}

/// `Network.Cookie`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Network/#type-Cookie)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Cookie {
    pub name: String,
    pub value: String,
    pub domain: String,
    pub path: String,
    pub expires: f64,
    pub size: i64,
    pub http_only: bool,
    pub secure: bool,
    pub session: bool,
    pub same_site: Option<CookieSameSite>,
    /// Experimental.
    pub priority: CookiePriority,
    /// Experimental.
    pub source_scheme: CookieSourceScheme,
    /// Experimental.
    pub source_port: i64,
    /// Experimental.
    pub partition_key: Option<CookiePartitionKey>,
    /// Experimental.
    pub partition_key_opaque: Option<bool>,
}
impl p::Decode for Cookie {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_name = None; let mut f_value = None; let mut f_domain = None;
        let mut f_path = None; let mut f_expires = None; let mut f_size = None;
        let mut f_http_only = Default::default(); let mut f_secure = Default::default();
        let mut f_session = Default::default(); let mut f_same_site = None;
        let mut f_priority = Default::default(); let mut f_source_scheme = Default::default();
        let mut f_source_port = Default::default(); let mut f_partition_key = None;
        let mut f_partition_key_opaque = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"name" => r.read(&mut f_name),
                b"value" => r.read(&mut f_value),
                b"domain" => r.read(&mut f_domain),
                b"path" => r.read(&mut f_path),
                b"expires" => r.read(&mut f_expires),
                b"size" => r.read(&mut f_size),
                b"httpOnly" => r.read_lenient(&mut f_http_only),
                b"secure" => r.read_lenient(&mut f_secure),
                b"session" => r.read_lenient(&mut f_session),
                b"sameSite" => r.read(&mut f_same_site),
                b"priority" => r.read_lenient(&mut f_priority),
                b"sourceScheme" => r.read_lenient(&mut f_source_scheme),
                b"sourcePort" => r.read_lenient(&mut f_source_port),
                b"partitionKey" => r.read(&mut f_partition_key),
                b"partitionKeyOpaque" => r.read(&mut f_partition_key_opaque),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            name: r.need(f_name, at, "name")?, value: r.need(f_value, at, "value")?,
            domain: r.need(f_domain, at, "domain")?, path: r.need(f_path, at, "path")?,
            expires: r.need(f_expires, at, "expires")?, size: r.need(f_size, at, "size")?,
            http_only: f_http_only, secure: f_secure, session: f_session, same_site: f_same_site,
            priority: f_priority, source_scheme: f_source_scheme, source_port: f_source_port,
            partition_key: f_partition_key, partition_key_opaque: f_partition_key_opaque,
        })
    }
}

open_enum! {
    /// `Network.SetCookieBlockedReason`. Experimental. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Network/#type-SetCookieBlockedReason)
    SetCookieBlockedReason {
        SECURE_ONLY = "SecureOnly", SAME_SITE_STRICT = "SameSiteStrict",
        SAME_SITE_LAX = "SameSiteLax",
        SAME_SITE_UNSPECIFIED_TREATED_AS_LAX = "SameSiteUnspecifiedTreatedAsLax",
        SAME_SITE_NONE_INSECURE = "SameSiteNoneInsecure", USER_PREFERENCES = "UserPreferences",
        THIRD_PARTY_PHASEOUT = "ThirdPartyPhaseout", SYNTAX_ERROR = "SyntaxError",
        SCHEME_NOT_SUPPORTED = "SchemeNotSupported", OVERWRITE_SECURE = "OverwriteSecure",
        INVALID_DOMAIN = "InvalidDomain", INVALID_PREFIX = "InvalidPrefix",
        UNKNOWN_ERROR = "UnknownError", SCHEMEFUL_SAME_SITE_STRICT = "SchemefulSameSiteStrict",
        SCHEMEFUL_SAME_SITE_LAX = "SchemefulSameSiteLax",
        SCHEMEFUL_SAME_SITE_UNSPECIFIED_TREATED_AS_LAX = "SchemefulSameSiteUnspecifiedTreatedAsLax",
        NAME_VALUE_PAIR_EXCEEDS_MAX_SIZE = "NameValuePairExceedsMaxSize",
        DISALLOWED_CHARACTER = "DisallowedCharacter", NO_COOKIE_CONTENT = "NoCookieContent",
    }
}

open_enum! {
    /// `Network.CookieBlockedReason`. Experimental. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Network/#type-CookieBlockedReason)
    CookieBlockedReason {
        SECURE_ONLY = "SecureOnly", NOT_ON_PATH = "NotOnPath", DOMAIN_MISMATCH = "DomainMismatch",
        SAME_SITE_STRICT = "SameSiteStrict", SAME_SITE_LAX = "SameSiteLax",
        SAME_SITE_UNSPECIFIED_TREATED_AS_LAX = "SameSiteUnspecifiedTreatedAsLax",
        SAME_SITE_NONE_INSECURE = "SameSiteNoneInsecure", USER_PREFERENCES = "UserPreferences",
        THIRD_PARTY_PHASEOUT = "ThirdPartyPhaseout", UNKNOWN_ERROR = "UnknownError",
        SCHEMEFUL_SAME_SITE_STRICT = "SchemefulSameSiteStrict",
        SCHEMEFUL_SAME_SITE_LAX = "SchemefulSameSiteLax",
        SCHEMEFUL_SAME_SITE_UNSPECIFIED_TREATED_AS_LAX = "SchemefulSameSiteUnspecifiedTreatedAsLax",
        NAME_VALUE_PAIR_EXCEEDS_MAX_SIZE = "NameValuePairExceedsMaxSize",
        PORT_MISMATCH = "PortMismatch", SCHEME_MISMATCH = "SchemeMismatch",
        ANONYMOUS_CONTEXT = "AnonymousContext",
    }
}

open_enum! {
    /// `Network.CookieExemptionReason`. Experimental. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Network/#type-CookieExemptionReason)
    CookieExemptionReason {
        NONE = "None", USER_SETTING = "UserSetting", ENTERPRISE_POLICY = "EnterprisePolicy",
        STORAGE_ACCESS = "StorageAccess", TOP_LEVEL_STORAGE_ACCESS = "TopLevelStorageAccess",
        SCHEME = "Scheme", SAME_SITE_NONE_COOKIES_IN_SANDBOX = "SameSiteNoneCookiesInSandbox",
    }
}

/// `Network.BlockedSetCookieWithReason`. Experimental. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Network/#type-BlockedSetCookieWithReason)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct BlockedSetCookieWithReason {
    pub blocked_reasons: Vec<SetCookieBlockedReason>,
    pub cookie_line: String,
    pub cookie: Option<Cookie>,
}
impl p::Decode for BlockedSetCookieWithReason {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_blocked_reasons = Default::default(); let mut f_cookie_line = None;
        let mut f_cookie = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"blockedReasons" => r.read_lenient(&mut f_blocked_reasons),
                b"cookieLine" => r.read(&mut f_cookie_line),
                b"cookie" => r.read(&mut f_cookie),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            blocked_reasons: f_blocked_reasons,
            cookie_line: r.need(f_cookie_line, at, "cookieLine")?, cookie: f_cookie,
        })
    }
}

/// `Network.ExemptedSetCookieWithReason`. Experimental. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Network/#type-ExemptedSetCookieWithReason)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct ExemptedSetCookieWithReason {
    pub exemption_reason: CookieExemptionReason,
    pub cookie_line: String,
    pub cookie: Cookie,
}
impl p::Decode for ExemptedSetCookieWithReason {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_exemption_reason = None; let mut f_cookie_line = None; let mut f_cookie = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"exemptionReason" => r.read(&mut f_exemption_reason),
                b"cookieLine" => r.read(&mut f_cookie_line),
                b"cookie" => r.read(&mut f_cookie),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            exemption_reason: r.need(f_exemption_reason, at, "exemptionReason")?,
            cookie_line: r.need(f_cookie_line, at, "cookieLine")?,
            cookie: r.need(f_cookie, at, "cookie")?,
        })
    }
}

/// `Network.AssociatedCookie`. Experimental. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Network/#type-AssociatedCookie)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct AssociatedCookie {
    pub cookie: Cookie,
    pub blocked_reasons: Vec<CookieBlockedReason>,
    pub exemption_reason: Option<CookieExemptionReason>,
}
impl p::Decode for AssociatedCookie {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_cookie = None; let mut f_blocked_reasons = Default::default();
        let mut f_exemption_reason = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"cookie" => r.read(&mut f_cookie),
                b"blockedReasons" => r.read_lenient(&mut f_blocked_reasons),
                b"exemptionReason" => r.read(&mut f_exemption_reason),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            cookie: r.need(f_cookie, at, "cookie")?, blocked_reasons: f_blocked_reasons,
            exemption_reason: f_exemption_reason,
        })
    }
}

/// `Network.CookieParam`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Network/#type-CookieParam)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct CookieParam {
    pub name: String,
    pub value: String,
    pub url: Option<String>,
    pub domain: Option<String>,
    pub path: Option<String>,
    pub secure: Option<bool>,
    pub http_only: Option<bool>,
    pub same_site: Option<CookieSameSite>,
    pub expires: Option<TimeSinceEpoch>,
    /// Experimental.
    pub priority: Option<CookiePriority>,
    /// Experimental.
    pub source_scheme: Option<CookieSourceScheme>,
    /// Experimental.
    pub source_port: Option<i64>,
    /// Experimental.
    pub partition_key: Option<CookiePartitionKey>,
}
impl CookieParam {
    pub fn new(name: impl Into<String>, value: impl Into<String>) -> Self { Self { name: name.into(), value: value.into(), url: None, domain: None, path: None, secure: None, http_only: None, same_site: None, expires: None, priority: None, source_scheme: None, source_port: None, partition_key: None } }
    pub fn with(mut self, set: impl FnOnce(&mut Self)) -> Self { set(&mut self); self }
}
impl p::Encode for CookieParam {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.field("name", &self.name);
        w.field("value", &self.value);
        w.optional("url", &self.url);
        w.optional("domain", &self.domain);
        w.optional("path", &self.path);
        w.optional("secure", &self.secure);
        w.optional("httpOnly", &self.http_only);
        w.optional("sameSite", &self.same_site);
        w.optional("expires", &self.expires);
        w.optional("priority", &self.priority);
        w.optional("sourceScheme", &self.source_scheme);
        w.optional("sourcePort", &self.source_port);
        w.optional("partitionKey", &self.partition_key);
        w.end_object();
    }
}

/// `Network.SignedExchangeSignature`. Experimental. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Network/#type-SignedExchangeSignature)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct SignedExchangeSignature {
    pub label: String,
    pub signature: String,
    pub integrity: String,
    pub cert_url: Option<String>,
    pub cert_sha256: Option<String>,
    pub validity_url: String,
    pub date: i64,
    pub expires: i64,
    pub certificates: Option<Vec<String>>,
}
impl p::Decode for SignedExchangeSignature {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_label = None; let mut f_signature = None; let mut f_integrity = None;
        let mut f_cert_url = None; let mut f_cert_sha256 = None; let mut f_validity_url = None;
        let mut f_date = None; let mut f_expires = None; let mut f_certificates = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"label" => r.read(&mut f_label),
                b"signature" => r.read(&mut f_signature),
                b"integrity" => r.read(&mut f_integrity),
                b"certUrl" => r.read(&mut f_cert_url),
                b"certSha256" => r.read(&mut f_cert_sha256),
                b"validityUrl" => r.read(&mut f_validity_url),
                b"date" => r.read(&mut f_date),
                b"expires" => r.read(&mut f_expires),
                b"certificates" => r.read(&mut f_certificates),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            label: r.need(f_label, at, "label")?, signature: r.need(f_signature, at, "signature")?,
            integrity: r.need(f_integrity, at, "integrity")?, cert_url: f_cert_url,
            cert_sha256: f_cert_sha256, validity_url: r.need(f_validity_url, at, "validityUrl")?,
            date: r.need(f_date, at, "date")?, expires: r.need(f_expires, at, "expires")?,
            certificates: f_certificates,
        })
    }
}

/// `Network.SignedExchangeHeader`. Experimental. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Network/#type-SignedExchangeHeader)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct SignedExchangeHeader {
    pub request_url: String,
    pub response_code: i64,
    pub response_headers: Headers,
    pub signatures: Vec<SignedExchangeSignature>,
    pub header_integrity: String,
}
impl p::Decode for SignedExchangeHeader {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_request_url = None; let mut f_response_code = None;
        let mut f_response_headers = None; let mut f_signatures = Default::default();
        let mut f_header_integrity = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"requestUrl" => r.read(&mut f_request_url),
                b"responseCode" => r.read(&mut f_response_code),
                b"responseHeaders" => r.read(&mut f_response_headers),
                b"signatures" => r.read_lenient(&mut f_signatures),
                b"headerIntegrity" => r.read(&mut f_header_integrity),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            request_url: r.need(f_request_url, at, "requestUrl")?,
            response_code: r.need(f_response_code, at, "responseCode")?,
            response_headers: r.need(f_response_headers, at, "responseHeaders")?,
            signatures: f_signatures,
            header_integrity: r.need(f_header_integrity, at, "headerIntegrity")?,
        })
    }
}

open_enum! {
    /// `Network.SignedExchangeErrorField`. Experimental. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Network/#type-SignedExchangeErrorField)
    SignedExchangeErrorField {
        SIGNATURE_SIG = "signatureSig", SIGNATURE_INTEGRITY = "signatureIntegrity",
        SIGNATURE_CERT_URL = "signatureCertUrl", SIGNATURE_CERT_SHA256 = "signatureCertSha256",
        SIGNATURE_VALIDITY_URL = "signatureValidityUrl",
        SIGNATURE_TIMESTAMPS = "signatureTimestamps",
    }
}

/// `Network.SignedExchangeError`. Experimental. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Network/#type-SignedExchangeError)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct SignedExchangeError {
    pub message: String,
    pub signature_index: Option<i64>,
    pub error_field: Option<SignedExchangeErrorField>,
}
impl p::Decode for SignedExchangeError {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_message = None; let mut f_signature_index = None; let mut f_error_field = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"message" => r.read(&mut f_message),
                b"signatureIndex" => r.read(&mut f_signature_index),
                b"errorField" => r.read(&mut f_error_field),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            message: r.need(f_message, at, "message")?, signature_index: f_signature_index,
            error_field: f_error_field,
        })
    }
}

/// `Network.SignedExchangeInfo`. Experimental. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Network/#type-SignedExchangeInfo)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct SignedExchangeInfo {
    pub outer_response: Response,
    pub has_extra_info: bool,
    pub header: Option<SignedExchangeHeader>,
    pub security_details: Option<SecurityDetails>,
    pub errors: Option<Vec<SignedExchangeError>>,
}
impl p::Decode for SignedExchangeInfo {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_outer_response = None; let mut f_has_extra_info = Default::default();
        let mut f_header = None; let mut f_security_details = None; let mut f_errors = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"outerResponse" => r.read(&mut f_outer_response),
                b"hasExtraInfo" => r.read_lenient(&mut f_has_extra_info),
                b"header" => r.read(&mut f_header),
                b"securityDetails" => r.read(&mut f_security_details),
                b"errors" => r.read(&mut f_errors),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            outer_response: r.need(f_outer_response, at, "outerResponse")?,
            has_extra_info: f_has_extra_info, header: f_header,
            security_details: f_security_details, errors: f_errors,
        })
    }
}

/// `Network.NetworkConditions`. Experimental. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Network/#type-NetworkConditions)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct NetworkConditions {
    pub url_pattern: String,
    pub latency: f64,
    pub download_throughput: f64,
    pub upload_throughput: f64,
    pub connection_type: Option<ConnectionType>,
    pub packet_loss: Option<f64>,
    pub packet_queue_length: Option<i64>,
    pub packet_reordering: Option<bool>,
    pub offline: Option<bool>,
}
impl NetworkConditions {
    pub fn new(url_pattern: impl Into<String>, latency: f64, download_throughput: f64, upload_throughput: f64) -> Self { Self { url_pattern: url_pattern.into(), latency, download_throughput, upload_throughput, connection_type: None, packet_loss: None, packet_queue_length: None, packet_reordering: None, offline: None } }
    pub fn with(mut self, set: impl FnOnce(&mut Self)) -> Self { set(&mut self); self }
}
impl p::Encode for NetworkConditions {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.field("urlPattern", &self.url_pattern);
        w.field("latency", &self.latency);
        w.field("downloadThroughput", &self.download_throughput);
        w.field("uploadThroughput", &self.upload_throughput);
        w.optional("connectionType", &self.connection_type);
        w.optional("packetLoss", &self.packet_loss);
        w.optional("packetQueueLength", &self.packet_queue_length);
        w.optional("packetReordering", &self.packet_reordering);
        w.optional("offline", &self.offline);
        w.end_object();
    }
}

/// `Network.BlockPattern`. Experimental. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Network/#type-BlockPattern)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct BlockPattern {
    pub url_pattern: String,
    pub block: bool,
}
impl BlockPattern {
    pub fn new(url_pattern: impl Into<String>, block: bool) -> Self { Self { url_pattern: url_pattern.into(), block } }
}
impl p::Encode for BlockPattern {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.field("urlPattern", &self.url_pattern);
        w.field("block", &self.block);
        w.end_object();
    }
}

open_enum! {
    /// `Network.DirectSocketDnsQueryType`. Experimental. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Network/#type-DirectSocketDnsQueryType)
    DirectSocketDnsQueryType {
        IPV4 = "ipv4", IPV6 = "ipv6",
    }
}

/// `Network.DirectTCPSocketOptions`. Experimental. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Network/#type-DirectTCPSocketOptions)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct DirectTCPSocketOptions {
    pub no_delay: bool,
    pub keep_alive_delay: Option<f64>,
    pub send_buffer_size: Option<f64>,
    pub receive_buffer_size: Option<f64>,
    pub dns_query_type: Option<DirectSocketDnsQueryType>,
}
impl p::Decode for DirectTCPSocketOptions {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        r.begin_object()?;
        let mut f_no_delay = Default::default(); let mut f_keep_alive_delay = None;
        let mut f_send_buffer_size = None; let mut f_receive_buffer_size = None;
        let mut f_dns_query_type = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"noDelay" => r.read_lenient(&mut f_no_delay),
                b"keepAliveDelay" => r.read(&mut f_keep_alive_delay),
                b"sendBufferSize" => r.read(&mut f_send_buffer_size),
                b"receiveBufferSize" => r.read(&mut f_receive_buffer_size),
                b"dnsQueryType" => r.read(&mut f_dns_query_type),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            no_delay: f_no_delay, keep_alive_delay: f_keep_alive_delay,
            send_buffer_size: f_send_buffer_size, receive_buffer_size: f_receive_buffer_size,
            dns_query_type: f_dns_query_type,
        })
    }
}

/// `Network.DirectUDPSocketOptions`. Experimental. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Network/#type-DirectUDPSocketOptions)
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct DirectUDPSocketOptions {
    pub remote_addr: Option<String>,
    pub remote_port: Option<i64>,
    pub local_addr: Option<String>,
    pub local_port: Option<i64>,
    pub dns_query_type: Option<DirectSocketDnsQueryType>,
    pub send_buffer_size: Option<f64>,
    pub receive_buffer_size: Option<f64>,
    pub multicast_loopback: Option<bool>,
    pub multicast_time_to_live: Option<i64>,
    pub multicast_allow_address_sharing: Option<bool>,
}
impl p::Decode for DirectUDPSocketOptions {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        r.begin_object()?;
        let mut f_remote_addr = None; let mut f_remote_port = None; let mut f_local_addr = None;
        let mut f_local_port = None; let mut f_dns_query_type = None;
        let mut f_send_buffer_size = None; let mut f_receive_buffer_size = None;
        let mut f_multicast_loopback = None; let mut f_multicast_time_to_live = None;
        let mut f_multicast_allow_address_sharing = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"remoteAddr" => r.read(&mut f_remote_addr),
                b"remotePort" => r.read(&mut f_remote_port),
                b"localAddr" => r.read(&mut f_local_addr),
                b"localPort" => r.read(&mut f_local_port),
                b"dnsQueryType" => r.read(&mut f_dns_query_type),
                b"sendBufferSize" => r.read(&mut f_send_buffer_size),
                b"receiveBufferSize" => r.read(&mut f_receive_buffer_size),
                b"multicastLoopback" => r.read(&mut f_multicast_loopback),
                b"multicastTimeToLive" => r.read(&mut f_multicast_time_to_live),
                b"multicastAllowAddressSharing" => r.read(&mut f_multicast_allow_address_sharing),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            remote_addr: f_remote_addr, remote_port: f_remote_port, local_addr: f_local_addr,
            local_port: f_local_port, dns_query_type: f_dns_query_type,
            send_buffer_size: f_send_buffer_size, receive_buffer_size: f_receive_buffer_size,
            multicast_loopback: f_multicast_loopback,
            multicast_time_to_live: f_multicast_time_to_live,
            multicast_allow_address_sharing: f_multicast_allow_address_sharing,
        })
    }
}

/// `Network.DirectUDPMessage`. Experimental. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Network/#type-DirectUDPMessage)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct DirectUDPMessage {
    pub data: p::Binary,
    pub remote_addr: Option<String>,
    pub remote_port: Option<i64>,
}
impl p::Decode for DirectUDPMessage {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_data = None; let mut f_remote_addr = None; let mut f_remote_port = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"data" => r.read(&mut f_data),
                b"remoteAddr" => r.read(&mut f_remote_addr),
                b"remotePort" => r.read(&mut f_remote_port),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            data: r.need(f_data, at, "data")?, remote_addr: f_remote_addr,
            remote_port: f_remote_port,
        })
    }
}

open_enum! {
    /// `Network.LocalNetworkAccessRequestPolicy`. Experimental. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Network/#type-LocalNetworkAccessRequestPolicy)
    LocalNetworkAccessRequestPolicy {
        ALLOW = "Allow", BLOCK_FROM_INSECURE_TO_MORE_PRIVATE = "BlockFromInsecureToMorePrivate",
        WARN_FROM_INSECURE_TO_MORE_PRIVATE = "WarnFromInsecureToMorePrivate",
        PERMISSION_BLOCK = "PermissionBlock", PERMISSION_WARN = "PermissionWarn",
    }
}

open_enum! {
    /// `Network.IPAddressSpace`. Experimental. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Network/#type-IPAddressSpace)
    IPAddressSpace {
        LOOPBACK = "Loopback", LOCAL = "Local", PUBLIC = "Public", UNKNOWN = "Unknown",
    }
}

/// `Network.ConnectTiming`. Experimental. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Network/#type-ConnectTiming)
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct ConnectTiming {
    pub request_time: f64,
}
impl p::Decode for ConnectTiming {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_request_time = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"requestTime" => r.read(&mut f_request_time),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            request_time: r.need(f_request_time, at, "requestTime")?,
        })
    }
}

/// `Network.ClientSecurityState`. Experimental. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Network/#type-ClientSecurityState)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct ClientSecurityState {
    pub initiator_is_secure_context: bool,
    pub initiator_ip_address_space: IPAddressSpace,
    pub local_network_access_request_policy: LocalNetworkAccessRequestPolicy,
}
impl p::Decode for ClientSecurityState {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_initiator_is_secure_context = Default::default();
        let mut f_initiator_ip_address_space = None;
        let mut f_local_network_access_request_policy = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"initiatorIsSecureContext" => r.read_lenient(&mut f_initiator_is_secure_context),
                b"initiatorIPAddressSpace" => r.read(&mut f_initiator_ip_address_space),
                b"localNetworkAccessRequestPolicy" => r.read(&mut f_local_network_access_request_policy),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            initiator_is_secure_context: f_initiator_is_secure_context,
            initiator_ip_address_space: r.need(f_initiator_ip_address_space, at, "initiatorIPAddressSpace")?,
            local_network_access_request_policy: r.need(f_local_network_access_request_policy, at, "localNetworkAccessRequestPolicy")?,
        })
    }
}

/// `Network.AdScriptIdentifier`. Experimental. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Network/#type-AdScriptIdentifier)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct AdScriptIdentifier {
    pub script_id: p::runtime::ScriptId,
    pub debugger_id: p::runtime::UniqueDebuggerId,
    pub name: String,
}
impl p::Decode for AdScriptIdentifier {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_script_id = None; let mut f_debugger_id = None; let mut f_name = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"scriptId" => r.read(&mut f_script_id),
                b"debuggerId" => r.read(&mut f_debugger_id),
                b"name" => r.read(&mut f_name),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            script_id: r.need(f_script_id, at, "scriptId")?,
            debugger_id: r.need(f_debugger_id, at, "debuggerId")?,
            name: r.need(f_name, at, "name")?,
        })
    }
}

/// `Network.AdAncestry`. Experimental. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Network/#type-AdAncestry)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct AdAncestry {
    pub ancestry_chain: Vec<AdScriptIdentifier>,
    pub root_script_filterlist_rule: Option<String>,
}
impl p::Decode for AdAncestry {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        r.begin_object()?;
        let mut f_ancestry_chain = Default::default(); let mut f_root_script_filterlist_rule = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"ancestryChain" => r.read_lenient(&mut f_ancestry_chain),
                b"rootScriptFilterlistRule" => r.read(&mut f_root_script_filterlist_rule),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            ancestry_chain: f_ancestry_chain,
            root_script_filterlist_rule: f_root_script_filterlist_rule,
        })
    }
}

/// `Network.AdProvenance`. Experimental. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Network/#type-AdProvenance)
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct AdProvenance {
    pub filterlist_rule: Option<String>,
    pub ad_script_ancestry: Option<AdAncestry>,
}
impl p::Decode for AdProvenance {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        r.begin_object()?;
        let mut f_filterlist_rule = None; let mut f_ad_script_ancestry = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"filterlistRule" => r.read(&mut f_filterlist_rule),
                b"adScriptAncestry" => r.read(&mut f_ad_script_ancestry),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            filterlist_rule: f_filterlist_rule, ad_script_ancestry: f_ad_script_ancestry,
        })
    }
}

open_enum! {
    /// `Network.CrossOriginOpenerPolicyValue`. Experimental. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Network/#type-CrossOriginOpenerPolicyValue)
    CrossOriginOpenerPolicyValue {
        SAME_ORIGIN = "SameOrigin", SAME_ORIGIN_ALLOW_POPUPS = "SameOriginAllowPopups",
        RESTRICT_PROPERTIES = "RestrictProperties", UNSAFE_NONE = "UnsafeNone",
        SAME_ORIGIN_PLUS_COEP = "SameOriginPlusCoep",
        RESTRICT_PROPERTIES_PLUS_COEP = "RestrictPropertiesPlusCoep",
        NOOPENER_ALLOW_POPUPS = "NoopenerAllowPopups",
    }
}

/// `Network.CrossOriginOpenerPolicyStatus`. Experimental. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Network/#type-CrossOriginOpenerPolicyStatus)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct CrossOriginOpenerPolicyStatus {
    pub value: CrossOriginOpenerPolicyValue,
    pub report_only_value: CrossOriginOpenerPolicyValue,
    pub reporting_endpoint: Option<String>,
    pub report_only_reporting_endpoint: Option<String>,
}
impl p::Decode for CrossOriginOpenerPolicyStatus {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_value = None; let mut f_report_only_value = None;
        let mut f_reporting_endpoint = None; let mut f_report_only_reporting_endpoint = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"value" => r.read(&mut f_value),
                b"reportOnlyValue" => r.read(&mut f_report_only_value),
                b"reportingEndpoint" => r.read(&mut f_reporting_endpoint),
                b"reportOnlyReportingEndpoint" => r.read(&mut f_report_only_reporting_endpoint),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            value: r.need(f_value, at, "value")?,
            report_only_value: r.need(f_report_only_value, at, "reportOnlyValue")?,
            reporting_endpoint: f_reporting_endpoint,
            report_only_reporting_endpoint: f_report_only_reporting_endpoint,
        })
    }
}

open_enum! {
    /// `Network.CrossOriginEmbedderPolicyValue`. Experimental. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Network/#type-CrossOriginEmbedderPolicyValue)
    CrossOriginEmbedderPolicyValue {
        NONE = "None", CREDENTIALLESS = "Credentialless", REQUIRE_CORP = "RequireCorp",
    }
}

/// `Network.CrossOriginEmbedderPolicyStatus`. Experimental. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Network/#type-CrossOriginEmbedderPolicyStatus)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct CrossOriginEmbedderPolicyStatus {
    pub value: CrossOriginEmbedderPolicyValue,
    pub report_only_value: CrossOriginEmbedderPolicyValue,
    pub reporting_endpoint: Option<String>,
    pub report_only_reporting_endpoint: Option<String>,
}
impl p::Decode for CrossOriginEmbedderPolicyStatus {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_value = None; let mut f_report_only_value = None;
        let mut f_reporting_endpoint = None; let mut f_report_only_reporting_endpoint = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"value" => r.read(&mut f_value),
                b"reportOnlyValue" => r.read(&mut f_report_only_value),
                b"reportingEndpoint" => r.read(&mut f_reporting_endpoint),
                b"reportOnlyReportingEndpoint" => r.read(&mut f_report_only_reporting_endpoint),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            value: r.need(f_value, at, "value")?,
            report_only_value: r.need(f_report_only_value, at, "reportOnlyValue")?,
            reporting_endpoint: f_reporting_endpoint,
            report_only_reporting_endpoint: f_report_only_reporting_endpoint,
        })
    }
}

open_enum! {
    /// `Network.ContentSecurityPolicySource`. Experimental. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Network/#type-ContentSecurityPolicySource)
    ContentSecurityPolicySource {
        HTTP = "HTTP", META = "Meta",
    }
}

/// `Network.ContentSecurityPolicyStatus`. Experimental. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Network/#type-ContentSecurityPolicyStatus)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct ContentSecurityPolicyStatus {
    pub effective_directives: String,
    pub is_enforced: bool,
    pub source: ContentSecurityPolicySource,
}
impl p::Decode for ContentSecurityPolicyStatus {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_effective_directives = None; let mut f_is_enforced = Default::default();
        let mut f_source = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"effectiveDirectives" => r.read(&mut f_effective_directives),
                b"isEnforced" => r.read_lenient(&mut f_is_enforced),
                b"source" => r.read(&mut f_source),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            effective_directives: r.need(f_effective_directives, at, "effectiveDirectives")?,
            is_enforced: f_is_enforced, source: r.need(f_source, at, "source")?,
        })
    }
}

/// `Network.SecurityIsolationStatus`. Experimental. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Network/#type-SecurityIsolationStatus)
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct SecurityIsolationStatus {
    pub coop: Option<CrossOriginOpenerPolicyStatus>,
    pub coep: Option<CrossOriginEmbedderPolicyStatus>,
    pub csp: Option<Vec<ContentSecurityPolicyStatus>>,
}
impl p::Decode for SecurityIsolationStatus {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        r.begin_object()?;
        let mut f_coop = None; let mut f_coep = None; let mut f_csp = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"coop" => r.read(&mut f_coop),
                b"coep" => r.read(&mut f_coep),
                b"csp" => r.read(&mut f_csp),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            coop: f_coop, coep: f_coep, csp: f_csp,
        })
    }
}

open_enum! {
    /// `Network.ReportStatus`. Experimental. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Network/#type-ReportStatus)
    ReportStatus {
        QUEUED = "Queued", PENDING = "Pending", MARKED_FOR_REMOVAL = "MarkedForRemoval",
        SUCCESS = "Success",
    }
}

text_type! {
    /// `Network.ReportId`. Experimental. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Network/#type-ReportId)
    ReportId
}

/// `Network.ReportingApiReport`. Experimental. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Network/#type-ReportingApiReport)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct ReportingApiReport {
    pub id: ReportId,
    pub initiator_url: String,
    pub destination: String,
    pub r#type: String,
    pub timestamp: TimeSinceEpoch,
    pub depth: i64,
    pub completed_attempts: i64,
    pub body: p::RawJson,
    pub status: ReportStatus,
}
impl p::Decode for ReportingApiReport {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_id = None; let mut f_initiator_url = None; let mut f_destination = None;
        let mut f_type = None; let mut f_timestamp = None; let mut f_depth = None;
        let mut f_completed_attempts = None; let mut f_body = None; let mut f_status = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"id" => r.read(&mut f_id),
                b"initiatorUrl" => r.read(&mut f_initiator_url),
                b"destination" => r.read(&mut f_destination),
                b"type" => r.read(&mut f_type),
                b"timestamp" => r.read(&mut f_timestamp),
                b"depth" => r.read(&mut f_depth),
                b"completedAttempts" => r.read(&mut f_completed_attempts),
                b"body" => r.read(&mut f_body),
                b"status" => r.read(&mut f_status),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            id: r.need(f_id, at, "id")?,
            initiator_url: r.need(f_initiator_url, at, "initiatorUrl")?,
            destination: r.need(f_destination, at, "destination")?,
            r#type: r.need(f_type, at, "type")?, timestamp: r.need(f_timestamp, at, "timestamp")?,
            depth: r.need(f_depth, at, "depth")?,
            completed_attempts: r.need(f_completed_attempts, at, "completedAttempts")?,
            body: r.need(f_body, at, "body")?, status: r.need(f_status, at, "status")?,
        })
    }
}

/// `Network.ReportingApiEndpoint`. Experimental. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Network/#type-ReportingApiEndpoint)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct ReportingApiEndpoint {
    pub url: String,
    pub group_name: String,
}
impl p::Decode for ReportingApiEndpoint {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_url = None; let mut f_group_name = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"url" => r.read(&mut f_url),
                b"groupName" => r.read(&mut f_group_name),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            url: r.need(f_url, at, "url")?, group_name: r.need(f_group_name, at, "groupName")?,
        })
    }
}

/// `Network.DeviceBoundSessionKey`. Experimental. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Network/#type-DeviceBoundSessionKey)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct DeviceBoundSessionKey {
    pub site: String,
    pub id: String,
}
impl DeviceBoundSessionKey {
    pub fn new(site: impl Into<String>, id: impl Into<String>) -> Self { Self { site: site.into(), id: id.into() } }
}
impl p::Encode for DeviceBoundSessionKey {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.field("site", &self.site);
        w.field("id", &self.id);
        w.end_object();
    }
}
impl p::Decode for DeviceBoundSessionKey {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_site = None; let mut f_id = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"site" => r.read(&mut f_site),
                b"id" => r.read(&mut f_id),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            site: r.need(f_site, at, "site")?, id: r.need(f_id, at, "id")?,
        })
    }
}

/// `Network.DeviceBoundSessionWithUsage`. Experimental. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Network/#type-DeviceBoundSessionWithUsage)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct DeviceBoundSessionWithUsage {
    pub session_key: DeviceBoundSessionKey,
    pub usage: DeviceBoundSessionWithUsageUsage,
}
impl p::Decode for DeviceBoundSessionWithUsage {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_session_key = None; let mut f_usage = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"sessionKey" => r.read(&mut f_session_key),
                b"usage" => r.read(&mut f_usage),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            session_key: r.need(f_session_key, at, "sessionKey")?,
            usage: r.need(f_usage, at, "usage")?,
        })
    }
}

/// `Network.DeviceBoundSessionCookieCraving`. Experimental. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Network/#type-DeviceBoundSessionCookieCraving)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct DeviceBoundSessionCookieCraving {
    pub name: String,
    pub domain: String,
    pub path: String,
    pub secure: bool,
    pub http_only: bool,
    pub same_site: Option<CookieSameSite>,
}
impl p::Decode for DeviceBoundSessionCookieCraving {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_name = None; let mut f_domain = None; let mut f_path = None;
        let mut f_secure = Default::default(); let mut f_http_only = Default::default();
        let mut f_same_site = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"name" => r.read(&mut f_name),
                b"domain" => r.read(&mut f_domain),
                b"path" => r.read(&mut f_path),
                b"secure" => r.read_lenient(&mut f_secure),
                b"httpOnly" => r.read_lenient(&mut f_http_only),
                b"sameSite" => r.read(&mut f_same_site),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            name: r.need(f_name, at, "name")?, domain: r.need(f_domain, at, "domain")?,
            path: r.need(f_path, at, "path")?, secure: f_secure, http_only: f_http_only,
            same_site: f_same_site,
        })
    }
}

/// `Network.DeviceBoundSessionUrlRule`. Experimental. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Network/#type-DeviceBoundSessionUrlRule)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct DeviceBoundSessionUrlRule {
    pub rule_type: DeviceBoundSessionUrlRuleRuleType,
    pub host_pattern: String,
    pub path_prefix: String,
}
impl p::Decode for DeviceBoundSessionUrlRule {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_rule_type = None; let mut f_host_pattern = None; let mut f_path_prefix = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"ruleType" => r.read(&mut f_rule_type),
                b"hostPattern" => r.read(&mut f_host_pattern),
                b"pathPrefix" => r.read(&mut f_path_prefix),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            rule_type: r.need(f_rule_type, at, "ruleType")?,
            host_pattern: r.need(f_host_pattern, at, "hostPattern")?,
            path_prefix: r.need(f_path_prefix, at, "pathPrefix")?,
        })
    }
}

/// `Network.DeviceBoundSessionInclusionRules`. Experimental. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Network/#type-DeviceBoundSessionInclusionRules)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct DeviceBoundSessionInclusionRules {
    pub origin: String,
    pub include_site: bool,
    pub url_rules: Vec<DeviceBoundSessionUrlRule>,
}
impl p::Decode for DeviceBoundSessionInclusionRules {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_origin = None; let mut f_include_site = Default::default();
        let mut f_url_rules = Default::default();
        while let Some(name) = r.name()? {
            match &*name {
                b"origin" => r.read(&mut f_origin),
                b"includeSite" => r.read_lenient(&mut f_include_site),
                b"urlRules" => r.read_lenient(&mut f_url_rules),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            origin: r.need(f_origin, at, "origin")?, include_site: f_include_site,
            url_rules: f_url_rules,
        })
    }
}

/// `Network.DeviceBoundSession`. Experimental. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Network/#type-DeviceBoundSession)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct DeviceBoundSession {
    pub key: DeviceBoundSessionKey,
    pub refresh_url: String,
    pub inclusion_rules: DeviceBoundSessionInclusionRules,
    pub cookie_cravings: Vec<DeviceBoundSessionCookieCraving>,
    pub expiry_date: TimeSinceEpoch,
    pub cached_challenge: Option<String>,
    pub allowed_refresh_initiators: Vec<String>,
}
impl p::Decode for DeviceBoundSession {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_key = None; let mut f_refresh_url = None; let mut f_inclusion_rules = None;
        let mut f_cookie_cravings = Default::default(); let mut f_expiry_date = None;
        let mut f_cached_challenge = None;
        let mut f_allowed_refresh_initiators = Default::default();
        while let Some(name) = r.name()? {
            match &*name {
                b"key" => r.read(&mut f_key),
                b"refreshUrl" => r.read(&mut f_refresh_url),
                b"inclusionRules" => r.read(&mut f_inclusion_rules),
                b"cookieCravings" => r.read_lenient(&mut f_cookie_cravings),
                b"expiryDate" => r.read(&mut f_expiry_date),
                b"cachedChallenge" => r.read(&mut f_cached_challenge),
                b"allowedRefreshInitiators" => r.read_lenient(&mut f_allowed_refresh_initiators),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            key: r.need(f_key, at, "key")?, refresh_url: r.need(f_refresh_url, at, "refreshUrl")?,
            inclusion_rules: r.need(f_inclusion_rules, at, "inclusionRules")?,
            cookie_cravings: f_cookie_cravings,
            expiry_date: r.need(f_expiry_date, at, "expiryDate")?,
            cached_challenge: f_cached_challenge,
            allowed_refresh_initiators: f_allowed_refresh_initiators,
        })
    }
}

text_type! {
    /// `Network.DeviceBoundSessionEventId`. Experimental. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Network/#type-DeviceBoundSessionEventId)
    DeviceBoundSessionEventId
}

open_enum! {
    /// `Network.DeviceBoundSessionFetchResult`. Experimental. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Network/#type-DeviceBoundSessionFetchResult)
    DeviceBoundSessionFetchResult {
        SUCCESS = "Success", SIGNING_KEY_GENERATION_ERROR = "SigningKeyGenerationError",
        ATTESTATION_KEY_GENERATION_ERROR = "AttestationKeyGenerationError",
        SIGNING_ERROR = "SigningError", TRANSIENT_SIGNING_ERROR = "TransientSigningError",
        SERVER_REQUESTED_TERMINATION = "ServerRequestedTermination",
        INVALID_SESSION_ID = "InvalidSessionId", INVALID_CHALLENGE = "InvalidChallenge",
        TOO_MANY_CHALLENGES = "TooManyChallenges", INVALID_FETCHER_URL = "InvalidFetcherUrl",
        INVALID_REFRESH_URL = "InvalidRefreshUrl", TRANSIENT_HTTP_ERROR = "TransientHttpError",
        SCOPE_ORIGIN_SAME_SITE_MISMATCH = "ScopeOriginSameSiteMismatch",
        REFRESH_URL_SAME_SITE_MISMATCH = "RefreshUrlSameSiteMismatch",
        MISMATCHED_SESSION_ID = "MismatchedSessionId", MISSING_SCOPE = "MissingScope",
        NO_CREDENTIALS = "NoCredentials",
        SUBDOMAIN_REGISTRATION_WELL_KNOWN_UNAVAILABLE = "SubdomainRegistrationWellKnownUnavailable",
        SUBDOMAIN_REGISTRATION_UNAUTHORIZED = "SubdomainRegistrationUnauthorized",
        SUBDOMAIN_REGISTRATION_WELL_KNOWN_MALFORMED = "SubdomainRegistrationWellKnownMalformed",
        SESSION_PROVIDER_WELL_KNOWN_UNAVAILABLE = "SessionProviderWellKnownUnavailable",
        RELYING_PARTY_WELL_KNOWN_UNAVAILABLE = "RelyingPartyWellKnownUnavailable",
        FEDERATED_KEY_THUMBPRINT_MISMATCH = "FederatedKeyThumbprintMismatch",
        INVALID_FEDERATED_SESSION_URL = "InvalidFederatedSessionUrl",
        INVALID_FEDERATED_KEY = "InvalidFederatedKey",
        TOO_MANY_RELYING_ORIGIN_LABELS = "TooManyRelyingOriginLabels",
        BOUND_COOKIE_SET_FORBIDDEN = "BoundCookieSetForbidden", NET_ERROR = "NetError",
        PROXY_ERROR = "ProxyError", EMPTY_SESSION_CONFIG = "EmptySessionConfig",
        INVALID_CREDENTIALS_CONFIG = "InvalidCredentialsConfig",
        INVALID_CREDENTIALS_TYPE = "InvalidCredentialsType",
        INVALID_CREDENTIALS_EMPTY_NAME = "InvalidCredentialsEmptyName",
        INVALID_CREDENTIALS_COOKIE = "InvalidCredentialsCookie",
        PERSISTENT_HTTP_ERROR = "PersistentHttpError",
        REGISTRATION_ATTEMPTED_CHALLENGE = "RegistrationAttemptedChallenge",
        INVALID_SCOPE_ORIGIN = "InvalidScopeOrigin",
        SCOPE_ORIGIN_CONTAINS_PATH = "ScopeOriginContainsPath",
        REFRESH_INITIATOR_NOT_STRING = "RefreshInitiatorNotString",
        REFRESH_INITIATOR_INVALID_HOST_PATTERN = "RefreshInitiatorInvalidHostPattern",
        INVALID_SCOPE_SPECIFICATION = "InvalidScopeSpecification",
        MISSING_SCOPE_SPECIFICATION_TYPE = "MissingScopeSpecificationType",
        EMPTY_SCOPE_SPECIFICATION_DOMAIN = "EmptyScopeSpecificationDomain",
        EMPTY_SCOPE_SPECIFICATION_PATH = "EmptyScopeSpecificationPath",
        INVALID_SCOPE_SPECIFICATION_TYPE = "InvalidScopeSpecificationType",
        INVALID_SCOPE_INCLUDE_SITE = "InvalidScopeIncludeSite",
        MISSING_SCOPE_INCLUDE_SITE = "MissingScopeIncludeSite",
        FEDERATED_NOT_AUTHORIZED_BY_PROVIDER = "FederatedNotAuthorizedByProvider",
        FEDERATED_NOT_AUTHORIZED_BY_RELYING_PARTY = "FederatedNotAuthorizedByRelyingParty",
        SESSION_PROVIDER_WELL_KNOWN_MALFORMED = "SessionProviderWellKnownMalformed",
        SESSION_PROVIDER_WELL_KNOWN_HAS_PROVIDER_ORIGIN = "SessionProviderWellKnownHasProviderOrigin",
        RELYING_PARTY_WELL_KNOWN_MALFORMED = "RelyingPartyWellKnownMalformed",
        RELYING_PARTY_WELL_KNOWN_HAS_RELYING_ORIGINS = "RelyingPartyWellKnownHasRelyingOrigins",
        INVALID_FEDERATED_SESSION_PROVIDER_SESSION_MISSING = "InvalidFederatedSessionProviderSessionMissing",
        INVALID_FEDERATED_SESSION_WRONG_PROVIDER_ORIGIN = "InvalidFederatedSessionWrongProviderOrigin",
        INVALID_CREDENTIALS_COOKIE_CREATION_TIME = "InvalidCredentialsCookieCreationTime",
        INVALID_CREDENTIALS_COOKIE_NAME = "InvalidCredentialsCookieName",
        INVALID_CREDENTIALS_COOKIE_PARSING = "InvalidCredentialsCookieParsing",
        INVALID_CREDENTIALS_COOKIE_UNPERMITTED_ATTRIBUTE = "InvalidCredentialsCookieUnpermittedAttribute",
        INVALID_CREDENTIALS_COOKIE_INVALID_DOMAIN = "InvalidCredentialsCookieInvalidDomain",
        INVALID_CREDENTIALS_COOKIE_PREFIX = "InvalidCredentialsCookiePrefix",
        INVALID_SCOPE_RULE_PATH = "InvalidScopeRulePath",
        INVALID_SCOPE_RULE_HOST_PATTERN = "InvalidScopeRuleHostPattern",
        SCOPE_RULE_ORIGIN_SCOPED_HOST_PATTERN_MISMATCH = "ScopeRuleOriginScopedHostPatternMismatch",
        SCOPE_RULE_SITE_SCOPED_HOST_PATTERN_MISMATCH = "ScopeRuleSiteScopedHostPatternMismatch",
        SIGNING_QUOTA_EXCEEDED = "SigningQuotaExceeded", INVALID_CONFIG_JSON = "InvalidConfigJson",
        INVALID_FEDERATED_SESSION_PROVIDER_FAILED_TO_RESTORE_KEY = "InvalidFederatedSessionProviderFailedToRestoreKey",
        FAILED_TO_UNWRAP_KEY = "FailedToUnwrapKey",
        SESSION_DELETED_DURING_REFRESH = "SessionDeletedDuringRefresh",
        CROSS_ORIGIN_REGISTRATION_SITE_NOT_INCLUDED = "CrossOriginRegistrationSiteNotIncluded",
        INVALID_PRE_PROVISIONED_KEY_INITIATOR_MISSING = "InvalidPreProvisionedKeyInitiatorMissing",
        PRE_PROVISIONED_KEY_ACCESS_NOT_GRANTED = "PreProvisionedKeyAccessNotGranted",
        PRE_PROVISIONED_KEY_NOT_FOUND = "PreProvisionedKeyNotFound",
        ATTESTATION_CERTIFICATION_ERROR = "AttestationCertificationError",
        ATTESTATION_SIGNING_ERROR = "AttestationSigningError",
        FEDERATED_REGISTRATION_REDIRECTED = "FederatedRegistrationRedirected",
    }
}

/// `Network.DeviceBoundSessionFailedRequest`. Experimental. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Network/#type-DeviceBoundSessionFailedRequest)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct DeviceBoundSessionFailedRequest {
    pub request_url: String,
    pub net_error: Option<String>,
    pub response_error: Option<i64>,
    pub response_error_body: Option<String>,
}
impl p::Decode for DeviceBoundSessionFailedRequest {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_request_url = None; let mut f_net_error = None; let mut f_response_error = None;
        let mut f_response_error_body = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"requestUrl" => r.read(&mut f_request_url),
                b"netError" => r.read(&mut f_net_error),
                b"responseError" => r.read(&mut f_response_error),
                b"responseErrorBody" => r.read(&mut f_response_error_body),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            request_url: r.need(f_request_url, at, "requestUrl")?, net_error: f_net_error,
            response_error: f_response_error, response_error_body: f_response_error_body,
        })
    }
}

/// `Network.CreationEventDetails`. Experimental. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Network/#type-CreationEventDetails)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct CreationEventDetails {
    pub fetch_result: DeviceBoundSessionFetchResult,
    pub new_session: Option<DeviceBoundSession>,
    pub failed_request: Option<DeviceBoundSessionFailedRequest>,
}
impl p::Decode for CreationEventDetails {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_fetch_result = None; let mut f_new_session = None;
        let mut f_failed_request = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"fetchResult" => r.read(&mut f_fetch_result),
                b"newSession" => r.read(&mut f_new_session),
                b"failedRequest" => r.read(&mut f_failed_request),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            fetch_result: r.need(f_fetch_result, at, "fetchResult")?, new_session: f_new_session,
            failed_request: f_failed_request,
        })
    }
}

/// `Network.RefreshEventDetails`. Experimental. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Network/#type-RefreshEventDetails)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct RefreshEventDetails {
    pub refresh_result: RefreshEventDetailsRefreshResult,
    pub fetch_result: Option<DeviceBoundSessionFetchResult>,
    pub new_session: Option<DeviceBoundSession>,
    pub was_fully_proactive_refresh: bool,
    pub failed_request: Option<DeviceBoundSessionFailedRequest>,
}
impl p::Decode for RefreshEventDetails {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_refresh_result = None; let mut f_fetch_result = None;
        let mut f_new_session = None; let mut f_was_fully_proactive_refresh = Default::default();
        let mut f_failed_request = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"refreshResult" => r.read(&mut f_refresh_result),
                b"fetchResult" => r.read(&mut f_fetch_result),
                b"newSession" => r.read(&mut f_new_session),
                b"wasFullyProactiveRefresh" => r.read_lenient(&mut f_was_fully_proactive_refresh),
                b"failedRequest" => r.read(&mut f_failed_request),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            refresh_result: r.need(f_refresh_result, at, "refreshResult")?,
            fetch_result: f_fetch_result, new_session: f_new_session,
            was_fully_proactive_refresh: f_was_fully_proactive_refresh,
            failed_request: f_failed_request,
        })
    }
}

/// `Network.TerminationEventDetails`. Experimental. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Network/#type-TerminationEventDetails)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct TerminationEventDetails {
    pub deletion_reason: TerminationEventDetailsDeletionReason,
}
impl p::Decode for TerminationEventDetails {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_deletion_reason = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"deletionReason" => r.read(&mut f_deletion_reason),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            deletion_reason: r.need(f_deletion_reason, at, "deletionReason")?,
        })
    }
}

/// `Network.ChallengeEventDetails`. Experimental. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Network/#type-ChallengeEventDetails)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct ChallengeEventDetails {
    pub challenge_result: ChallengeEventDetailsChallengeResult,
    pub challenge: String,
}
impl p::Decode for ChallengeEventDetails {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_challenge_result = None; let mut f_challenge = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"challengeResult" => r.read(&mut f_challenge_result),
                b"challenge" => r.read(&mut f_challenge),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            challenge_result: r.need(f_challenge_result, at, "challengeResult")?,
            challenge: r.need(f_challenge, at, "challenge")?,
        })
    }
}

/// `Network.LoadNetworkResourcePageResult`. Experimental. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Network/#type-LoadNetworkResourcePageResult)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct LoadNetworkResourcePageResult {
    pub success: bool,
    pub net_error: Option<f64>,
    pub net_error_name: Option<String>,
    pub http_status_code: Option<f64>,
    pub stream: Option<p::io::StreamHandle>,
    pub headers: Option<Headers>,
}
impl p::Decode for LoadNetworkResourcePageResult {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        r.begin_object()?;
        let mut f_success = Default::default(); let mut f_net_error = None;
        let mut f_net_error_name = None; let mut f_http_status_code = None; let mut f_stream = None;
        let mut f_headers = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"success" => r.read_lenient(&mut f_success),
                b"netError" => r.read(&mut f_net_error),
                b"netErrorName" => r.read(&mut f_net_error_name),
                b"httpStatusCode" => r.read(&mut f_http_status_code),
                b"stream" => r.read(&mut f_stream),
                b"headers" => r.read(&mut f_headers),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            success: f_success, net_error: f_net_error, net_error_name: f_net_error_name,
            http_status_code: f_http_status_code, stream: f_stream, headers: f_headers,
        })
    }
}

/// `Network.LoadNetworkResourceOptions`. Experimental. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Network/#type-LoadNetworkResourceOptions)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct LoadNetworkResourceOptions {
    pub disable_cache: bool,
    pub include_credentials: bool,
}
impl LoadNetworkResourceOptions {
    pub fn new(disable_cache: bool, include_credentials: bool) -> Self { Self { disable_cache, include_credentials } }
}
impl p::Encode for LoadNetworkResourceOptions {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.field("disableCache", &self.disable_cache);
        w.field("includeCredentials", &self.include_credentials);
        w.end_object();
    }
}

/// `Network.canClearBrowserCache`. **Deprecated.** [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Network/#method-canClearBrowserCache)
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct CanClearBrowserCache {}
impl CanClearBrowserCache {
    pub fn new() -> Self { Self {} }
}
impl p::Encode for CanClearBrowserCache {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.end_object();
    }
}
impl p::Command for CanClearBrowserCache {
    const METHOD: &'static str = "Network.canClearBrowserCache";
    type Response = CanClearBrowserCacheResponse;
}

/// The reply to [`CanClearBrowserCache`].
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct CanClearBrowserCacheResponse {
    pub result: bool,
}
impl p::Decode for CanClearBrowserCacheResponse {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        r.begin_object()?;
        let mut f_result = Default::default();
        while let Some(name) = r.name()? {
            match &*name {
                b"result" => r.read_lenient(&mut f_result),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            result: f_result,
        })
    }
}

/// `Network.canClearBrowserCookies`. **Deprecated.** [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Network/#method-canClearBrowserCookies)
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct CanClearBrowserCookies {}
impl CanClearBrowserCookies {
    pub fn new() -> Self { Self {} }
}
impl p::Encode for CanClearBrowserCookies {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.end_object();
    }
}
impl p::Command for CanClearBrowserCookies {
    const METHOD: &'static str = "Network.canClearBrowserCookies";
    type Response = CanClearBrowserCookiesResponse;
}

/// The reply to [`CanClearBrowserCookies`].
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct CanClearBrowserCookiesResponse {
    pub result: bool,
}
impl p::Decode for CanClearBrowserCookiesResponse {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        r.begin_object()?;
        let mut f_result = Default::default();
        while let Some(name) = r.name()? {
            match &*name {
                b"result" => r.read_lenient(&mut f_result),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            result: f_result,
        })
    }
}

/// `Network.canEmulateNetworkConditions`. **Deprecated.** [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Network/#method-canEmulateNetworkConditions)
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct CanEmulateNetworkConditions {}
impl CanEmulateNetworkConditions {
    pub fn new() -> Self { Self {} }
}
impl p::Encode for CanEmulateNetworkConditions {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.end_object();
    }
}
impl p::Command for CanEmulateNetworkConditions {
    const METHOD: &'static str = "Network.canEmulateNetworkConditions";
    type Response = CanEmulateNetworkConditionsResponse;
}

/// The reply to [`CanEmulateNetworkConditions`].
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct CanEmulateNetworkConditionsResponse {
    pub result: bool,
}
impl p::Decode for CanEmulateNetworkConditionsResponse {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        r.begin_object()?;
        let mut f_result = Default::default();
        while let Some(name) = r.name()? {
            match &*name {
                b"result" => r.read_lenient(&mut f_result),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            result: f_result,
        })
    }
}

/// `Network.clearBrowserCache`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Network/#method-clearBrowserCache)
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct ClearBrowserCache {}
impl ClearBrowserCache {
    pub fn new() -> Self { Self {} }
}
impl p::Encode for ClearBrowserCache {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.end_object();
    }
}
impl p::Command for ClearBrowserCache {
    const METHOD: &'static str = "Network.clearBrowserCache";
    type Response = p::Empty;
}

/// `Network.clearBrowserCookies`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Network/#method-clearBrowserCookies)
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct ClearBrowserCookies {}
impl ClearBrowserCookies {
    pub fn new() -> Self { Self {} }
}
impl p::Encode for ClearBrowserCookies {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.end_object();
    }
}
impl p::Command for ClearBrowserCookies {
    const METHOD: &'static str = "Network.clearBrowserCookies";
    type Response = p::Empty;
}

/// `Network.deleteCookies`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Network/#method-deleteCookies)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct DeleteCookies {
    pub name: String,
    pub url: Option<String>,
    pub domain: Option<String>,
    pub path: Option<String>,
    /// Experimental.
    pub partition_key: Option<CookiePartitionKey>,
}
impl DeleteCookies {
    pub fn new(name: impl Into<String>) -> Self { Self { name: name.into(), url: None, domain: None, path: None, partition_key: None } }
    pub fn with(mut self, set: impl FnOnce(&mut Self)) -> Self { set(&mut self); self }
}
impl p::Encode for DeleteCookies {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.field("name", &self.name);
        w.optional("url", &self.url);
        w.optional("domain", &self.domain);
        w.optional("path", &self.path);
        w.optional("partitionKey", &self.partition_key);
        w.end_object();
    }
}
impl p::Command for DeleteCookies {
    const METHOD: &'static str = "Network.deleteCookies";
    type Response = p::Empty;
}

/// `Network.disable`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Network/#method-disable)
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
    const METHOD: &'static str = "Network.disable";
    type Response = p::Empty;
}

/// `Network.emulateNetworkConditions`. **Deprecated.** [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Network/#method-emulateNetworkConditions)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct EmulateNetworkConditions {
    pub offline: bool,
    pub latency: f64,
    pub download_throughput: f64,
    pub upload_throughput: f64,
    pub connection_type: Option<ConnectionType>,
    /// Experimental.
    pub packet_loss: Option<f64>,
    /// Experimental.
    pub packet_queue_length: Option<i64>,
    /// Experimental.
    pub packet_reordering: Option<bool>,
}
impl EmulateNetworkConditions {
    pub fn new(offline: bool, latency: f64, download_throughput: f64, upload_throughput: f64) -> Self { Self { offline, latency, download_throughput, upload_throughput, connection_type: None, packet_loss: None, packet_queue_length: None, packet_reordering: None } }
    pub fn with(mut self, set: impl FnOnce(&mut Self)) -> Self { set(&mut self); self }
}
impl p::Encode for EmulateNetworkConditions {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.field("offline", &self.offline);
        w.field("latency", &self.latency);
        w.field("downloadThroughput", &self.download_throughput);
        w.field("uploadThroughput", &self.upload_throughput);
        w.optional("connectionType", &self.connection_type);
        w.optional("packetLoss", &self.packet_loss);
        w.optional("packetQueueLength", &self.packet_queue_length);
        w.optional("packetReordering", &self.packet_reordering);
        w.end_object();
    }
}
impl p::Command for EmulateNetworkConditions {
    const METHOD: &'static str = "Network.emulateNetworkConditions";
    type Response = p::Empty;
}

/// `Network.emulateNetworkConditionsByRule`. Experimental. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Network/#method-emulateNetworkConditionsByRule)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct EmulateNetworkConditionsByRule {
    /// **Deprecated.**
    pub offline: Option<bool>,
    pub emulate_offline_service_worker: Option<bool>,
    pub matched_network_conditions: Vec<NetworkConditions>,
}
impl EmulateNetworkConditionsByRule {
    pub fn new(matched_network_conditions: Vec<NetworkConditions>) -> Self { Self { offline: None, emulate_offline_service_worker: None, matched_network_conditions } }
    pub fn with(mut self, set: impl FnOnce(&mut Self)) -> Self { set(&mut self); self }
}
impl p::Encode for EmulateNetworkConditionsByRule {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.optional("offline", &self.offline);
        w.optional("emulateOfflineServiceWorker", &self.emulate_offline_service_worker);
        w.field("matchedNetworkConditions", &self.matched_network_conditions);
        w.end_object();
    }
}
impl p::Command for EmulateNetworkConditionsByRule {
    const METHOD: &'static str = "Network.emulateNetworkConditionsByRule";
    type Response = EmulateNetworkConditionsByRuleResponse;
}

/// The reply to [`EmulateNetworkConditionsByRule`].
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct EmulateNetworkConditionsByRuleResponse {
    pub rule_ids: Vec<String>,
}
impl p::Decode for EmulateNetworkConditionsByRuleResponse {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        r.begin_object()?;
        let mut f_rule_ids = Default::default();
        while let Some(name) = r.name()? {
            match &*name {
                b"ruleIds" => r.read_lenient(&mut f_rule_ids),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            rule_ids: f_rule_ids,
        })
    }
}

/// `Network.overrideNetworkState`. Experimental. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Network/#method-overrideNetworkState)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct OverrideNetworkState {
    pub offline: bool,
    pub latency: f64,
    pub download_throughput: f64,
    pub upload_throughput: f64,
    pub connection_type: Option<ConnectionType>,
}
impl OverrideNetworkState {
    pub fn new(offline: bool, latency: f64, download_throughput: f64, upload_throughput: f64) -> Self { Self { offline, latency, download_throughput, upload_throughput, connection_type: None } }
    pub fn with(mut self, set: impl FnOnce(&mut Self)) -> Self { set(&mut self); self }
}
impl p::Encode for OverrideNetworkState {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.field("offline", &self.offline);
        w.field("latency", &self.latency);
        w.field("downloadThroughput", &self.download_throughput);
        w.field("uploadThroughput", &self.upload_throughput);
        w.optional("connectionType", &self.connection_type);
        w.end_object();
    }
}
impl p::Command for OverrideNetworkState {
    const METHOD: &'static str = "Network.overrideNetworkState";
    type Response = p::Empty;
}

/// `Network.enable`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Network/#method-enable)
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct Enable {
    /// Experimental.
    pub max_total_buffer_size: Option<i64>,
    /// Experimental.
    pub max_resource_buffer_size: Option<i64>,
    pub max_post_data_size: Option<i64>,
    /// Experimental.
    pub report_direct_socket_traffic: Option<bool>,
    /// Experimental.
    pub enable_durable_messages: Option<bool>,
}
impl Enable {
    pub fn new() -> Self { Self { max_total_buffer_size: None, max_resource_buffer_size: None, max_post_data_size: None, report_direct_socket_traffic: None, enable_durable_messages: None } }
    pub fn with(mut self, set: impl FnOnce(&mut Self)) -> Self { set(&mut self); self }
}
impl p::Encode for Enable {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.optional("maxTotalBufferSize", &self.max_total_buffer_size);
        w.optional("maxResourceBufferSize", &self.max_resource_buffer_size);
        w.optional("maxPostDataSize", &self.max_post_data_size);
        w.optional("reportDirectSocketTraffic", &self.report_direct_socket_traffic);
        w.optional("enableDurableMessages", &self.enable_durable_messages);
        w.end_object();
    }
}
impl p::Command for Enable {
    const METHOD: &'static str = "Network.enable";
    type Response = p::Empty;
}

/// `Network.configureDurableMessages`. Experimental. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Network/#method-configureDurableMessages)
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct ConfigureDurableMessages {
    pub max_total_buffer_size: Option<i64>,
    pub max_resource_buffer_size: Option<i64>,
}
impl ConfigureDurableMessages {
    pub fn new() -> Self { Self { max_total_buffer_size: None, max_resource_buffer_size: None } }
    pub fn with(mut self, set: impl FnOnce(&mut Self)) -> Self { set(&mut self); self }
}
impl p::Encode for ConfigureDurableMessages {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.optional("maxTotalBufferSize", &self.max_total_buffer_size);
        w.optional("maxResourceBufferSize", &self.max_resource_buffer_size);
        w.end_object();
    }
}
impl p::Command for ConfigureDurableMessages {
    const METHOD: &'static str = "Network.configureDurableMessages";
    type Response = p::Empty;
}

/// `Network.getAllCookies`. **Deprecated.** [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Network/#method-getAllCookies)
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct GetAllCookies {}
impl GetAllCookies {
    pub fn new() -> Self { Self {} }
}
impl p::Encode for GetAllCookies {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.end_object();
    }
}
impl p::Command for GetAllCookies {
    const METHOD: &'static str = "Network.getAllCookies";
    type Response = GetAllCookiesResponse;
}

/// The reply to [`GetAllCookies`].
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct GetAllCookiesResponse {
    pub cookies: Vec<Cookie>,
}
impl p::Decode for GetAllCookiesResponse {
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

/// `Network.getCertificate`. Experimental. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Network/#method-getCertificate)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct GetCertificate {
    pub origin: String,
}
impl GetCertificate {
    pub fn new(origin: impl Into<String>) -> Self { Self { origin: origin.into() } }
}
impl p::Encode for GetCertificate {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.field("origin", &self.origin);
        w.end_object();
    }
}
impl p::Command for GetCertificate {
    const METHOD: &'static str = "Network.getCertificate";
    type Response = GetCertificateResponse;
}

/// The reply to [`GetCertificate`].
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct GetCertificateResponse {
    pub table_names: Vec<String>,
}
impl p::Decode for GetCertificateResponse {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        r.begin_object()?;
        let mut f_table_names = Default::default();
        while let Some(name) = r.name()? {
            match &*name {
                b"tableNames" => r.read_lenient(&mut f_table_names),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            table_names: f_table_names,
        })
    }
}

/// `Network.getCookies`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Network/#method-getCookies)
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct GetCookies {
    pub urls: Option<Vec<String>>,
}
impl GetCookies {
    pub fn new() -> Self { Self { urls: None } }
    pub fn with(mut self, set: impl FnOnce(&mut Self)) -> Self { set(&mut self); self }
}
impl p::Encode for GetCookies {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.optional("urls", &self.urls);
        w.end_object();
    }
}
impl p::Command for GetCookies {
    const METHOD: &'static str = "Network.getCookies";
    type Response = GetCookiesResponse;
}

/// The reply to [`GetCookies`].
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct GetCookiesResponse {
    pub cookies: Vec<Cookie>,
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

/// `Network.getResponseBody`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Network/#method-getResponseBody)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct GetResponseBody {
    pub request_id: RequestId,
}
impl GetResponseBody {
    pub fn new(request_id: impl Into<RequestId>) -> Self { Self { request_id: request_id.into() } }
}
impl p::Encode for GetResponseBody {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.field("requestId", &self.request_id);
        w.end_object();
    }
}
impl p::Command for GetResponseBody {
    const METHOD: &'static str = "Network.getResponseBody";
    type Response = GetResponseBodyResponse;
}

/// The reply to [`GetResponseBody`].
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct GetResponseBodyResponse {
    pub body: String,
    pub base64_encoded: bool,
}
impl p::Decode for GetResponseBodyResponse {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_body = None; let mut f_base64_encoded = Default::default();
        while let Some(name) = r.name()? {
            match &*name {
                b"body" => r.read(&mut f_body),
                b"base64Encoded" => r.read_lenient(&mut f_base64_encoded),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            body: r.need(f_body, at, "body")?, base64_encoded: f_base64_encoded,
        })
    }
}

/// `Network.getRequestPostData`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Network/#method-getRequestPostData)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct GetRequestPostData {
    pub request_id: RequestId,
}
impl GetRequestPostData {
    pub fn new(request_id: impl Into<RequestId>) -> Self { Self { request_id: request_id.into() } }
}
impl p::Encode for GetRequestPostData {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.field("requestId", &self.request_id);
        w.end_object();
    }
}
impl p::Command for GetRequestPostData {
    const METHOD: &'static str = "Network.getRequestPostData";
    type Response = GetRequestPostDataResponse;
}

/// The reply to [`GetRequestPostData`].
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct GetRequestPostDataResponse {
    pub post_data: String,
    pub base64_encoded: bool,
}
impl p::Decode for GetRequestPostDataResponse {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_post_data = None; let mut f_base64_encoded = Default::default();
        while let Some(name) = r.name()? {
            match &*name {
                b"postData" => r.read(&mut f_post_data),
                b"base64Encoded" => r.read_lenient(&mut f_base64_encoded),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            post_data: r.need(f_post_data, at, "postData")?, base64_encoded: f_base64_encoded,
        })
    }
}

/// `Network.replayXHR`. Experimental. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Network/#method-replayXHR)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct ReplayXHR {
    pub request_id: RequestId,
}
impl ReplayXHR {
    pub fn new(request_id: impl Into<RequestId>) -> Self { Self { request_id: request_id.into() } }
}
impl p::Encode for ReplayXHR {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.field("requestId", &self.request_id);
        w.end_object();
    }
}
impl p::Command for ReplayXHR {
    const METHOD: &'static str = "Network.replayXHR";
    type Response = p::Empty;
}

/// `Network.searchInResponseBody`. Experimental. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Network/#method-searchInResponseBody)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct SearchInResponseBody {
    pub request_id: RequestId,
    pub query: String,
    pub case_sensitive: Option<bool>,
    pub is_regex: Option<bool>,
}
impl SearchInResponseBody {
    pub fn new(request_id: impl Into<RequestId>, query: impl Into<String>) -> Self { Self { request_id: request_id.into(), query: query.into(), case_sensitive: None, is_regex: None } }
    pub fn with(mut self, set: impl FnOnce(&mut Self)) -> Self { set(&mut self); self }
}
impl p::Encode for SearchInResponseBody {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.field("requestId", &self.request_id);
        w.field("query", &self.query);
        w.optional("caseSensitive", &self.case_sensitive);
        w.optional("isRegex", &self.is_regex);
        w.end_object();
    }
}
impl p::Command for SearchInResponseBody {
    const METHOD: &'static str = "Network.searchInResponseBody";
    type Response = SearchInResponseBodyResponse;
}

/// The reply to [`SearchInResponseBody`].
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct SearchInResponseBodyResponse {
    pub result: Vec<p::debugger::SearchMatch>,
}
impl p::Decode for SearchInResponseBodyResponse {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        r.begin_object()?;
        let mut f_result = Default::default();
        while let Some(name) = r.name()? {
            match &*name {
                b"result" => r.read_lenient(&mut f_result),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            result: f_result,
        })
    }
}

/// `Network.setBlockedURLs`. Experimental. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Network/#method-setBlockedURLs)
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct SetBlockedURLs {
    pub url_patterns: Option<Vec<BlockPattern>>,
    /// **Deprecated.**
    pub urls: Option<Vec<String>>,
}
impl SetBlockedURLs {
    pub fn new() -> Self { Self { url_patterns: None, urls: None } }
    pub fn with(mut self, set: impl FnOnce(&mut Self)) -> Self { set(&mut self); self }
}
impl p::Encode for SetBlockedURLs {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.optional("urlPatterns", &self.url_patterns);
        w.optional("urls", &self.urls);
        w.end_object();
    }
}
impl p::Command for SetBlockedURLs {
    const METHOD: &'static str = "Network.setBlockedURLs";
    type Response = p::Empty;
}

/// `Network.setBypassServiceWorker`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Network/#method-setBypassServiceWorker)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct SetBypassServiceWorker {
    pub bypass: bool,
}
impl SetBypassServiceWorker {
    pub fn new(bypass: bool) -> Self { Self { bypass } }
}
impl p::Encode for SetBypassServiceWorker {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.field("bypass", &self.bypass);
        w.end_object();
    }
}
impl p::Command for SetBypassServiceWorker {
    const METHOD: &'static str = "Network.setBypassServiceWorker";
    type Response = p::Empty;
}

/// `Network.setCacheDisabled`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Network/#method-setCacheDisabled)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct SetCacheDisabled {
    pub cache_disabled: bool,
}
impl SetCacheDisabled {
    pub fn new(cache_disabled: bool) -> Self { Self { cache_disabled } }
}
impl p::Encode for SetCacheDisabled {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.field("cacheDisabled", &self.cache_disabled);
        w.end_object();
    }
}
impl p::Command for SetCacheDisabled {
    const METHOD: &'static str = "Network.setCacheDisabled";
    type Response = p::Empty;
}

/// `Network.setCookie`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Network/#method-setCookie)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct SetCookie {
    pub name: String,
    pub value: String,
    pub url: Option<String>,
    pub domain: Option<String>,
    pub path: Option<String>,
    pub secure: Option<bool>,
    pub http_only: Option<bool>,
    pub same_site: Option<CookieSameSite>,
    pub expires: Option<TimeSinceEpoch>,
    /// Experimental.
    pub priority: Option<CookiePriority>,
    /// Experimental.
    pub source_scheme: Option<CookieSourceScheme>,
    /// Experimental.
    pub source_port: Option<i64>,
    /// Experimental.
    pub partition_key: Option<CookiePartitionKey>,
}
impl SetCookie {
    pub fn new(name: impl Into<String>, value: impl Into<String>) -> Self { Self { name: name.into(), value: value.into(), url: None, domain: None, path: None, secure: None, http_only: None, same_site: None, expires: None, priority: None, source_scheme: None, source_port: None, partition_key: None } }
    pub fn with(mut self, set: impl FnOnce(&mut Self)) -> Self { set(&mut self); self }
}
impl p::Encode for SetCookie {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.field("name", &self.name);
        w.field("value", &self.value);
        w.optional("url", &self.url);
        w.optional("domain", &self.domain);
        w.optional("path", &self.path);
        w.optional("secure", &self.secure);
        w.optional("httpOnly", &self.http_only);
        w.optional("sameSite", &self.same_site);
        w.optional("expires", &self.expires);
        w.optional("priority", &self.priority);
        w.optional("sourceScheme", &self.source_scheme);
        w.optional("sourcePort", &self.source_port);
        w.optional("partitionKey", &self.partition_key);
        w.end_object();
    }
}
impl p::Command for SetCookie {
    const METHOD: &'static str = "Network.setCookie";
    type Response = SetCookieResponse;
}

/// The reply to [`SetCookie`].
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct SetCookieResponse {
    /// **Deprecated.**
    pub success: bool,
}
impl p::Decode for SetCookieResponse {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        r.begin_object()?;
        let mut f_success = Default::default();
        while let Some(name) = r.name()? {
            match &*name {
                b"success" => r.read_lenient(&mut f_success),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            success: f_success,
        })
    }
}

/// `Network.setCookies`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Network/#method-setCookies)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct SetCookies {
    pub cookies: Vec<CookieParam>,
}
impl SetCookies {
    pub fn new(cookies: Vec<CookieParam>) -> Self { Self { cookies } }
}
impl p::Encode for SetCookies {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.field("cookies", &self.cookies);
        w.end_object();
    }
}
impl p::Command for SetCookies {
    const METHOD: &'static str = "Network.setCookies";
    type Response = p::Empty;
}

/// `Network.setExtraHTTPHeaders`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Network/#method-setExtraHTTPHeaders)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct SetExtraHTTPHeaders {
    pub headers: Headers,
}
impl SetExtraHTTPHeaders {
    pub fn new(headers: impl Into<Headers>) -> Self { Self { headers: headers.into() } }
}
impl p::Encode for SetExtraHTTPHeaders {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.field("headers", &self.headers);
        w.end_object();
    }
}
impl p::Command for SetExtraHTTPHeaders {
    const METHOD: &'static str = "Network.setExtraHTTPHeaders";
    type Response = p::Empty;
}

/// `Network.setAttachDebugStack`. Experimental. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Network/#method-setAttachDebugStack)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct SetAttachDebugStack {
    pub enabled: bool,
}
impl SetAttachDebugStack {
    pub fn new(enabled: bool) -> Self { Self { enabled } }
}
impl p::Encode for SetAttachDebugStack {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.field("enabled", &self.enabled);
        w.end_object();
    }
}
impl p::Command for SetAttachDebugStack {
    const METHOD: &'static str = "Network.setAttachDebugStack";
    type Response = p::Empty;
}

/// `Network.setUserAgentOverride`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Network/#method-setUserAgentOverride)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct SetUserAgentOverride {
    pub user_agent: String,
    pub accept_language: Option<String>,
    pub platform: Option<String>,
    /// Experimental.
    pub user_agent_metadata: Option<p::emulation::UserAgentMetadata>,
}
impl SetUserAgentOverride {
    pub fn new(user_agent: impl Into<String>) -> Self { Self { user_agent: user_agent.into(), accept_language: None, platform: None, user_agent_metadata: None } }
    pub fn with(mut self, set: impl FnOnce(&mut Self)) -> Self { set(&mut self); self }
}
impl p::Encode for SetUserAgentOverride {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.field("userAgent", &self.user_agent);
        w.optional("acceptLanguage", &self.accept_language);
        w.optional("platform", &self.platform);
        w.optional("userAgentMetadata", &self.user_agent_metadata);
        w.end_object();
    }
}
impl p::Command for SetUserAgentOverride {
    const METHOD: &'static str = "Network.setUserAgentOverride";
    type Response = p::Empty;
}

/// `Network.streamResourceContent`. Experimental. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Network/#method-streamResourceContent)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct StreamResourceContent {
    pub request_id: RequestId,
}
impl StreamResourceContent {
    pub fn new(request_id: impl Into<RequestId>) -> Self { Self { request_id: request_id.into() } }
}
impl p::Encode for StreamResourceContent {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.field("requestId", &self.request_id);
        w.end_object();
    }
}
impl p::Command for StreamResourceContent {
    const METHOD: &'static str = "Network.streamResourceContent";
    type Response = StreamResourceContentResponse;
}

/// The reply to [`StreamResourceContent`].
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct StreamResourceContentResponse {
    pub buffered_data: p::Binary,
}
impl p::Decode for StreamResourceContentResponse {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_buffered_data = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"bufferedData" => r.read(&mut f_buffered_data),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            buffered_data: r.need(f_buffered_data, at, "bufferedData")?,
        })
    }
}

/// `Network.getSecurityIsolationStatus`. Experimental. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Network/#method-getSecurityIsolationStatus)
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct GetSecurityIsolationStatus {
    pub frame_id: Option<p::page::FrameId>,
}
impl GetSecurityIsolationStatus {
    pub fn new() -> Self { Self { frame_id: None } }
    pub fn with(mut self, set: impl FnOnce(&mut Self)) -> Self { set(&mut self); self }
}
impl p::Encode for GetSecurityIsolationStatus {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.optional("frameId", &self.frame_id);
        w.end_object();
    }
}
impl p::Command for GetSecurityIsolationStatus {
    const METHOD: &'static str = "Network.getSecurityIsolationStatus";
    type Response = GetSecurityIsolationStatusResponse;
}

/// The reply to [`GetSecurityIsolationStatus`].
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct GetSecurityIsolationStatusResponse {
    pub status: SecurityIsolationStatus,
}
impl p::Decode for GetSecurityIsolationStatusResponse {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_status = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"status" => r.read(&mut f_status),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            status: r.need(f_status, at, "status")?,
        })
    }
}

/// `Network.enableReportingApi`. Experimental. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Network/#method-enableReportingApi)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct EnableReportingApi {
    pub enable: bool,
}
impl EnableReportingApi {
    pub fn new(enable: bool) -> Self { Self { enable } }
}
impl p::Encode for EnableReportingApi {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.field("enable", &self.enable);
        w.end_object();
    }
}
impl p::Command for EnableReportingApi {
    const METHOD: &'static str = "Network.enableReportingApi";
    type Response = p::Empty;
}

/// `Network.enableDeviceBoundSessions`. Experimental. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Network/#method-enableDeviceBoundSessions)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct EnableDeviceBoundSessions {
    pub enable: bool,
}
impl EnableDeviceBoundSessions {
    pub fn new(enable: bool) -> Self { Self { enable } }
}
impl p::Encode for EnableDeviceBoundSessions {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.field("enable", &self.enable);
        w.end_object();
    }
}
impl p::Command for EnableDeviceBoundSessions {
    const METHOD: &'static str = "Network.enableDeviceBoundSessions";
    type Response = p::Empty;
}

/// `Network.deleteDeviceBoundSession`. Experimental. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Network/#method-deleteDeviceBoundSession)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct DeleteDeviceBoundSession {
    pub key: DeviceBoundSessionKey,
}
impl DeleteDeviceBoundSession {
    pub fn new(key: DeviceBoundSessionKey) -> Self { Self { key } }
}
impl p::Encode for DeleteDeviceBoundSession {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.field("key", &self.key);
        w.end_object();
    }
}
impl p::Command for DeleteDeviceBoundSession {
    const METHOD: &'static str = "Network.deleteDeviceBoundSession";
    type Response = p::Empty;
}

/// `Network.fetchSchemefulSite`. Experimental. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Network/#method-fetchSchemefulSite)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct FetchSchemefulSite {
    pub origin: String,
}
impl FetchSchemefulSite {
    pub fn new(origin: impl Into<String>) -> Self { Self { origin: origin.into() } }
}
impl p::Encode for FetchSchemefulSite {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.field("origin", &self.origin);
        w.end_object();
    }
}
impl p::Command for FetchSchemefulSite {
    const METHOD: &'static str = "Network.fetchSchemefulSite";
    type Response = FetchSchemefulSiteResponse;
}

/// The reply to [`FetchSchemefulSite`].
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct FetchSchemefulSiteResponse {
    pub schemeful_site: String,
}
impl p::Decode for FetchSchemefulSiteResponse {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_schemeful_site = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"schemefulSite" => r.read(&mut f_schemeful_site),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            schemeful_site: r.need(f_schemeful_site, at, "schemefulSite")?,
        })
    }
}

/// `Network.loadNetworkResource`. Experimental. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Network/#method-loadNetworkResource)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct LoadNetworkResource {
    pub frame_id: Option<p::page::FrameId>,
    pub url: String,
    pub options: LoadNetworkResourceOptions,
}
impl LoadNetworkResource {
    pub fn new(url: impl Into<String>, options: LoadNetworkResourceOptions) -> Self { Self { frame_id: None, url: url.into(), options } }
    pub fn with(mut self, set: impl FnOnce(&mut Self)) -> Self { set(&mut self); self }
}
impl p::Encode for LoadNetworkResource {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.optional("frameId", &self.frame_id);
        w.field("url", &self.url);
        w.field("options", &self.options);
        w.end_object();
    }
}
impl p::Command for LoadNetworkResource {
    const METHOD: &'static str = "Network.loadNetworkResource";
    type Response = LoadNetworkResourceResponse;
}

/// The reply to [`LoadNetworkResource`].
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct LoadNetworkResourceResponse {
    pub resource: LoadNetworkResourcePageResult,
}
impl p::Decode for LoadNetworkResourceResponse {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_resource = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"resource" => r.read(&mut f_resource),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            resource: r.need(f_resource, at, "resource")?,
        })
    }
}

/// `Network.setCookieControls`. Experimental. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Network/#method-setCookieControls)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct SetCookieControls {
    pub enable_third_party_cookie_restriction: bool,
}
impl SetCookieControls {
    pub fn new(enable_third_party_cookie_restriction: bool) -> Self { Self { enable_third_party_cookie_restriction } }
}
impl p::Encode for SetCookieControls {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.field("enableThirdPartyCookieRestriction", &self.enable_third_party_cookie_restriction);
        w.end_object();
    }
}
impl p::Command for SetCookieControls {
    const METHOD: &'static str = "Network.setCookieControls";
    type Response = p::Empty;
}

/// `Network.dataReceived`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Network/#event-dataReceived)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct DataReceived {
    pub request_id: RequestId,
    pub timestamp: MonotonicTime,
    pub data_length: i64,
    pub encoded_data_length: i64,
    /// Experimental.
    pub data: Option<p::Binary>,
}
impl p::Decode for DataReceived {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_request_id = None; let mut f_timestamp = None; let mut f_data_length = None;
        let mut f_encoded_data_length = None; let mut f_data = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"requestId" => r.read(&mut f_request_id),
                b"timestamp" => r.read(&mut f_timestamp),
                b"dataLength" => r.read(&mut f_data_length),
                b"encodedDataLength" => r.read(&mut f_encoded_data_length),
                b"data" => r.read(&mut f_data),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            request_id: r.need(f_request_id, at, "requestId")?,
            timestamp: r.need(f_timestamp, at, "timestamp")?,
            data_length: r.need(f_data_length, at, "dataLength")?,
            encoded_data_length: r.need(f_encoded_data_length, at, "encodedDataLength")?,
            data: f_data,
        })
    }
}
impl p::Event for DataReceived { const METHOD: &'static str = "Network.dataReceived"; }

/// `Network.eventSourceMessageReceived`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Network/#event-eventSourceMessageReceived)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct EventSourceMessageReceived {
    pub request_id: RequestId,
    pub timestamp: MonotonicTime,
    pub event_name: String,
    pub event_id: String,
    pub data: String,
}
impl p::Decode for EventSourceMessageReceived {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_request_id = None; let mut f_timestamp = None; let mut f_event_name = None;
        let mut f_event_id = None; let mut f_data = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"requestId" => r.read(&mut f_request_id),
                b"timestamp" => r.read(&mut f_timestamp),
                b"eventName" => r.read(&mut f_event_name),
                b"eventId" => r.read(&mut f_event_id),
                b"data" => r.read(&mut f_data),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            request_id: r.need(f_request_id, at, "requestId")?,
            timestamp: r.need(f_timestamp, at, "timestamp")?,
            event_name: r.need(f_event_name, at, "eventName")?,
            event_id: r.need(f_event_id, at, "eventId")?, data: r.need(f_data, at, "data")?,
        })
    }
}
impl p::Event for EventSourceMessageReceived { const METHOD: &'static str = "Network.eventSourceMessageReceived"; }

/// `Network.loadingFailed`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Network/#event-loadingFailed)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct LoadingFailed {
    pub request_id: RequestId,
    pub timestamp: MonotonicTime,
    pub r#type: ResourceType,
    pub error_text: String,
    pub canceled: Option<bool>,
    pub blocked_reason: Option<BlockedReason>,
    pub cors_error_status: Option<CorsErrorStatus>,
}
impl p::Decode for LoadingFailed {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_request_id = None; let mut f_timestamp = None; let mut f_type = None;
        let mut f_error_text = None; let mut f_canceled = None; let mut f_blocked_reason = None;
        let mut f_cors_error_status = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"requestId" => r.read(&mut f_request_id),
                b"timestamp" => r.read(&mut f_timestamp),
                b"type" => r.read(&mut f_type),
                b"errorText" => r.read(&mut f_error_text),
                b"canceled" => r.read(&mut f_canceled),
                b"blockedReason" => r.read(&mut f_blocked_reason),
                b"corsErrorStatus" => r.read(&mut f_cors_error_status),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            request_id: r.need(f_request_id, at, "requestId")?,
            timestamp: r.need(f_timestamp, at, "timestamp")?, r#type: r.need(f_type, at, "type")?,
            error_text: r.need(f_error_text, at, "errorText")?, canceled: f_canceled,
            blocked_reason: f_blocked_reason, cors_error_status: f_cors_error_status,
        })
    }
}
impl p::Event for LoadingFailed { const METHOD: &'static str = "Network.loadingFailed"; }

/// `Network.loadingFinished`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Network/#event-loadingFinished)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct LoadingFinished {
    pub request_id: RequestId,
    pub timestamp: MonotonicTime,
    pub encoded_data_length: f64,
    /// Experimental.
    pub encoded_body_length: Option<f64>,
}
impl p::Decode for LoadingFinished {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_request_id = None; let mut f_timestamp = None;
        let mut f_encoded_data_length = None; let mut f_encoded_body_length = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"requestId" => r.read(&mut f_request_id),
                b"timestamp" => r.read(&mut f_timestamp),
                b"encodedDataLength" => r.read(&mut f_encoded_data_length),
                b"encodedBodyLength" => r.read(&mut f_encoded_body_length),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            request_id: r.need(f_request_id, at, "requestId")?,
            timestamp: r.need(f_timestamp, at, "timestamp")?,
            encoded_data_length: r.need(f_encoded_data_length, at, "encodedDataLength")?,
            encoded_body_length: f_encoded_body_length,
        })
    }
}
impl p::Event for LoadingFinished { const METHOD: &'static str = "Network.loadingFinished"; }

/// `Network.requestServedFromCache`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Network/#event-requestServedFromCache)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct RequestServedFromCache {
    pub request_id: RequestId,
}
impl p::Decode for RequestServedFromCache {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_request_id = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"requestId" => r.read(&mut f_request_id),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            request_id: r.need(f_request_id, at, "requestId")?,
        })
    }
}
impl p::Event for RequestServedFromCache { const METHOD: &'static str = "Network.requestServedFromCache"; }

/// `Network.requestWillBeSent`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Network/#event-requestWillBeSent)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct RequestWillBeSent {
    pub request_id: RequestId,
    pub loader_id: LoaderId,
    pub document_url: String,
    pub request: Request,
    pub timestamp: MonotonicTime,
    pub wall_time: TimeSinceEpoch,
    pub initiator: Initiator,
    /// Experimental.
    pub redirect_has_extra_info: bool,
    pub redirect_response: Option<Response>,
    pub r#type: Option<ResourceType>,
    pub frame_id: Option<p::page::FrameId>,
    pub has_user_gesture: Option<bool>,
    /// Experimental.
    pub render_blocking_behavior: Option<RenderBlockingBehavior>,
}
impl p::Decode for RequestWillBeSent {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_request_id = None; let mut f_loader_id = None; let mut f_document_url = None;
        let mut f_request = None; let mut f_timestamp = None; let mut f_wall_time = None;
        let mut f_initiator = None; let mut f_redirect_has_extra_info = Default::default();
        let mut f_redirect_response = None; let mut f_type = None; let mut f_frame_id = None;
        let mut f_has_user_gesture = None; let mut f_render_blocking_behavior = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"requestId" => r.read(&mut f_request_id),
                b"loaderId" => r.read(&mut f_loader_id),
                b"documentURL" => r.read(&mut f_document_url),
                b"request" => r.read(&mut f_request),
                b"timestamp" => r.read(&mut f_timestamp),
                b"wallTime" => r.read(&mut f_wall_time),
                b"initiator" => r.read(&mut f_initiator),
                b"redirectHasExtraInfo" => r.read_lenient(&mut f_redirect_has_extra_info),
                b"redirectResponse" => r.read(&mut f_redirect_response),
                b"type" => r.read(&mut f_type),
                b"frameId" => r.read(&mut f_frame_id),
                b"hasUserGesture" => r.read(&mut f_has_user_gesture),
                b"renderBlockingBehavior" => r.read(&mut f_render_blocking_behavior),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            request_id: r.need(f_request_id, at, "requestId")?,
            loader_id: r.need(f_loader_id, at, "loaderId")?,
            document_url: r.need(f_document_url, at, "documentURL")?,
            request: r.need(f_request, at, "request")?,
            timestamp: r.need(f_timestamp, at, "timestamp")?,
            wall_time: r.need(f_wall_time, at, "wallTime")?,
            initiator: r.need(f_initiator, at, "initiator")?,
            redirect_has_extra_info: f_redirect_has_extra_info,
            redirect_response: f_redirect_response, r#type: f_type, frame_id: f_frame_id,
            has_user_gesture: f_has_user_gesture,
            render_blocking_behavior: f_render_blocking_behavior,
        })
    }
}
impl p::Event for RequestWillBeSent { const METHOD: &'static str = "Network.requestWillBeSent"; }

/// `Network.resourceChangedPriority`. Experimental. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Network/#event-resourceChangedPriority)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct ResourceChangedPriority {
    pub request_id: RequestId,
    pub new_priority: ResourcePriority,
    pub timestamp: MonotonicTime,
}
impl p::Decode for ResourceChangedPriority {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_request_id = None; let mut f_new_priority = None; let mut f_timestamp = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"requestId" => r.read(&mut f_request_id),
                b"newPriority" => r.read(&mut f_new_priority),
                b"timestamp" => r.read(&mut f_timestamp),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            request_id: r.need(f_request_id, at, "requestId")?,
            new_priority: r.need(f_new_priority, at, "newPriority")?,
            timestamp: r.need(f_timestamp, at, "timestamp")?,
        })
    }
}
impl p::Event for ResourceChangedPriority { const METHOD: &'static str = "Network.resourceChangedPriority"; }

/// `Network.signedExchangeReceived`. Experimental. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Network/#event-signedExchangeReceived)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct SignedExchangeReceived {
    pub request_id: RequestId,
    pub info: SignedExchangeInfo,
}
impl p::Decode for SignedExchangeReceived {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_request_id = None; let mut f_info = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"requestId" => r.read(&mut f_request_id),
                b"info" => r.read(&mut f_info),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            request_id: r.need(f_request_id, at, "requestId")?, info: r.need(f_info, at, "info")?,
        })
    }
}
impl p::Event for SignedExchangeReceived { const METHOD: &'static str = "Network.signedExchangeReceived"; }

/// `Network.responseReceived`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Network/#event-responseReceived)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct ResponseReceived {
    pub request_id: RequestId,
    pub loader_id: LoaderId,
    pub timestamp: MonotonicTime,
    pub r#type: ResourceType,
    pub response: Response,
    /// Experimental.
    pub has_extra_info: bool,
    pub frame_id: Option<p::page::FrameId>,
}
impl p::Decode for ResponseReceived {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_request_id = None; let mut f_loader_id = None; let mut f_timestamp = None;
        let mut f_type = None; let mut f_response = None;
        let mut f_has_extra_info = Default::default(); let mut f_frame_id = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"requestId" => r.read(&mut f_request_id),
                b"loaderId" => r.read(&mut f_loader_id),
                b"timestamp" => r.read(&mut f_timestamp),
                b"type" => r.read(&mut f_type),
                b"response" => r.read(&mut f_response),
                b"hasExtraInfo" => r.read_lenient(&mut f_has_extra_info),
                b"frameId" => r.read(&mut f_frame_id),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            request_id: r.need(f_request_id, at, "requestId")?,
            loader_id: r.need(f_loader_id, at, "loaderId")?,
            timestamp: r.need(f_timestamp, at, "timestamp")?, r#type: r.need(f_type, at, "type")?,
            response: r.need(f_response, at, "response")?, has_extra_info: f_has_extra_info,
            frame_id: f_frame_id,
        })
    }
}
impl p::Event for ResponseReceived { const METHOD: &'static str = "Network.responseReceived"; }

/// `Network.webSocketClosed`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Network/#event-webSocketClosed)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct WebSocketClosed {
    pub request_id: RequestId,
    pub timestamp: MonotonicTime,
}
impl p::Decode for WebSocketClosed {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_request_id = None; let mut f_timestamp = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"requestId" => r.read(&mut f_request_id),
                b"timestamp" => r.read(&mut f_timestamp),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            request_id: r.need(f_request_id, at, "requestId")?,
            timestamp: r.need(f_timestamp, at, "timestamp")?,
        })
    }
}
impl p::Event for WebSocketClosed { const METHOD: &'static str = "Network.webSocketClosed"; }

/// `Network.webSocketCreated`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Network/#event-webSocketCreated)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct WebSocketCreated {
    pub request_id: RequestId,
    pub url: String,
    pub initiator: Option<Initiator>,
}
impl p::Decode for WebSocketCreated {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_request_id = None; let mut f_url = None; let mut f_initiator = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"requestId" => r.read(&mut f_request_id),
                b"url" => r.read(&mut f_url),
                b"initiator" => r.read(&mut f_initiator),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            request_id: r.need(f_request_id, at, "requestId")?, url: r.need(f_url, at, "url")?,
            initiator: f_initiator,
        })
    }
}
impl p::Event for WebSocketCreated { const METHOD: &'static str = "Network.webSocketCreated"; }

/// `Network.webSocketFrameError`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Network/#event-webSocketFrameError)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct WebSocketFrameError {
    pub request_id: RequestId,
    pub timestamp: MonotonicTime,
    pub error_message: String,
}
impl p::Decode for WebSocketFrameError {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_request_id = None; let mut f_timestamp = None; let mut f_error_message = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"requestId" => r.read(&mut f_request_id),
                b"timestamp" => r.read(&mut f_timestamp),
                b"errorMessage" => r.read(&mut f_error_message),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            request_id: r.need(f_request_id, at, "requestId")?,
            timestamp: r.need(f_timestamp, at, "timestamp")?,
            error_message: r.need(f_error_message, at, "errorMessage")?,
        })
    }
}
impl p::Event for WebSocketFrameError { const METHOD: &'static str = "Network.webSocketFrameError"; }

/// `Network.webSocketFrameReceived`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Network/#event-webSocketFrameReceived)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct WebSocketFrameReceived {
    pub request_id: RequestId,
    pub timestamp: MonotonicTime,
    pub response: WebSocketFrame,
}
impl p::Decode for WebSocketFrameReceived {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_request_id = None; let mut f_timestamp = None; let mut f_response = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"requestId" => r.read(&mut f_request_id),
                b"timestamp" => r.read(&mut f_timestamp),
                b"response" => r.read(&mut f_response),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            request_id: r.need(f_request_id, at, "requestId")?,
            timestamp: r.need(f_timestamp, at, "timestamp")?,
            response: r.need(f_response, at, "response")?,
        })
    }
}
impl p::Event for WebSocketFrameReceived { const METHOD: &'static str = "Network.webSocketFrameReceived"; }

/// `Network.webSocketFrameSent`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Network/#event-webSocketFrameSent)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct WebSocketFrameSent {
    pub request_id: RequestId,
    pub timestamp: MonotonicTime,
    pub response: WebSocketFrame,
}
impl p::Decode for WebSocketFrameSent {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_request_id = None; let mut f_timestamp = None; let mut f_response = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"requestId" => r.read(&mut f_request_id),
                b"timestamp" => r.read(&mut f_timestamp),
                b"response" => r.read(&mut f_response),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            request_id: r.need(f_request_id, at, "requestId")?,
            timestamp: r.need(f_timestamp, at, "timestamp")?,
            response: r.need(f_response, at, "response")?,
        })
    }
}
impl p::Event for WebSocketFrameSent { const METHOD: &'static str = "Network.webSocketFrameSent"; }

/// `Network.webSocketHandshakeResponseReceived`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Network/#event-webSocketHandshakeResponseReceived)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct WebSocketHandshakeResponseReceived {
    pub request_id: RequestId,
    pub timestamp: MonotonicTime,
    pub response: WebSocketResponse,
}
impl p::Decode for WebSocketHandshakeResponseReceived {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_request_id = None; let mut f_timestamp = None; let mut f_response = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"requestId" => r.read(&mut f_request_id),
                b"timestamp" => r.read(&mut f_timestamp),
                b"response" => r.read(&mut f_response),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            request_id: r.need(f_request_id, at, "requestId")?,
            timestamp: r.need(f_timestamp, at, "timestamp")?,
            response: r.need(f_response, at, "response")?,
        })
    }
}
impl p::Event for WebSocketHandshakeResponseReceived { const METHOD: &'static str = "Network.webSocketHandshakeResponseReceived"; }

/// `Network.webSocketWillSendHandshakeRequest`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Network/#event-webSocketWillSendHandshakeRequest)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct WebSocketWillSendHandshakeRequest {
    pub request_id: RequestId,
    pub timestamp: MonotonicTime,
    pub wall_time: TimeSinceEpoch,
    pub request: WebSocketRequest,
}
impl p::Decode for WebSocketWillSendHandshakeRequest {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_request_id = None; let mut f_timestamp = None; let mut f_wall_time = None;
        let mut f_request = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"requestId" => r.read(&mut f_request_id),
                b"timestamp" => r.read(&mut f_timestamp),
                b"wallTime" => r.read(&mut f_wall_time),
                b"request" => r.read(&mut f_request),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            request_id: r.need(f_request_id, at, "requestId")?,
            timestamp: r.need(f_timestamp, at, "timestamp")?,
            wall_time: r.need(f_wall_time, at, "wallTime")?,
            request: r.need(f_request, at, "request")?,
        })
    }
}
impl p::Event for WebSocketWillSendHandshakeRequest { const METHOD: &'static str = "Network.webSocketWillSendHandshakeRequest"; }

/// `Network.webTransportCreated`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Network/#event-webTransportCreated)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct WebTransportCreated {
    pub transport_id: RequestId,
    pub url: String,
    pub timestamp: MonotonicTime,
    pub initiator: Option<Initiator>,
}
impl p::Decode for WebTransportCreated {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_transport_id = None; let mut f_url = None; let mut f_timestamp = None;
        let mut f_initiator = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"transportId" => r.read(&mut f_transport_id),
                b"url" => r.read(&mut f_url),
                b"timestamp" => r.read(&mut f_timestamp),
                b"initiator" => r.read(&mut f_initiator),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            transport_id: r.need(f_transport_id, at, "transportId")?,
            url: r.need(f_url, at, "url")?, timestamp: r.need(f_timestamp, at, "timestamp")?,
            initiator: f_initiator,
        })
    }
}
impl p::Event for WebTransportCreated { const METHOD: &'static str = "Network.webTransportCreated"; }

/// `Network.webTransportConnectionEstablished`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Network/#event-webTransportConnectionEstablished)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct WebTransportConnectionEstablished {
    pub transport_id: RequestId,
    pub timestamp: MonotonicTime,
}
impl p::Decode for WebTransportConnectionEstablished {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_transport_id = None; let mut f_timestamp = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"transportId" => r.read(&mut f_transport_id),
                b"timestamp" => r.read(&mut f_timestamp),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            transport_id: r.need(f_transport_id, at, "transportId")?,
            timestamp: r.need(f_timestamp, at, "timestamp")?,
        })
    }
}
impl p::Event for WebTransportConnectionEstablished { const METHOD: &'static str = "Network.webTransportConnectionEstablished"; }

/// `Network.webTransportClosed`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Network/#event-webTransportClosed)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct WebTransportClosed {
    pub transport_id: RequestId,
    pub timestamp: MonotonicTime,
}
impl p::Decode for WebTransportClosed {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_transport_id = None; let mut f_timestamp = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"transportId" => r.read(&mut f_transport_id),
                b"timestamp" => r.read(&mut f_timestamp),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            transport_id: r.need(f_transport_id, at, "transportId")?,
            timestamp: r.need(f_timestamp, at, "timestamp")?,
        })
    }
}
impl p::Event for WebTransportClosed { const METHOD: &'static str = "Network.webTransportClosed"; }

/// `Network.directTCPSocketCreated`. Experimental. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Network/#event-directTCPSocketCreated)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct DirectTCPSocketCreated {
    pub identifier: RequestId,
    pub remote_addr: String,
    pub remote_port: i64,
    pub options: DirectTCPSocketOptions,
    pub timestamp: MonotonicTime,
    pub initiator: Option<Initiator>,
}
impl p::Decode for DirectTCPSocketCreated {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_identifier = None; let mut f_remote_addr = None; let mut f_remote_port = None;
        let mut f_options = None; let mut f_timestamp = None; let mut f_initiator = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"identifier" => r.read(&mut f_identifier),
                b"remoteAddr" => r.read(&mut f_remote_addr),
                b"remotePort" => r.read(&mut f_remote_port),
                b"options" => r.read(&mut f_options),
                b"timestamp" => r.read(&mut f_timestamp),
                b"initiator" => r.read(&mut f_initiator),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            identifier: r.need(f_identifier, at, "identifier")?,
            remote_addr: r.need(f_remote_addr, at, "remoteAddr")?,
            remote_port: r.need(f_remote_port, at, "remotePort")?,
            options: r.need(f_options, at, "options")?,
            timestamp: r.need(f_timestamp, at, "timestamp")?, initiator: f_initiator,
        })
    }
}
impl p::Event for DirectTCPSocketCreated { const METHOD: &'static str = "Network.directTCPSocketCreated"; }

/// `Network.directTCPSocketOpened`. Experimental. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Network/#event-directTCPSocketOpened)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct DirectTCPSocketOpened {
    pub identifier: RequestId,
    pub remote_addr: String,
    pub remote_port: i64,
    pub timestamp: MonotonicTime,
    pub local_addr: Option<String>,
    pub local_port: Option<i64>,
}
impl p::Decode for DirectTCPSocketOpened {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_identifier = None; let mut f_remote_addr = None; let mut f_remote_port = None;
        let mut f_timestamp = None; let mut f_local_addr = None; let mut f_local_port = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"identifier" => r.read(&mut f_identifier),
                b"remoteAddr" => r.read(&mut f_remote_addr),
                b"remotePort" => r.read(&mut f_remote_port),
                b"timestamp" => r.read(&mut f_timestamp),
                b"localAddr" => r.read(&mut f_local_addr),
                b"localPort" => r.read(&mut f_local_port),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            identifier: r.need(f_identifier, at, "identifier")?,
            remote_addr: r.need(f_remote_addr, at, "remoteAddr")?,
            remote_port: r.need(f_remote_port, at, "remotePort")?,
            timestamp: r.need(f_timestamp, at, "timestamp")?, local_addr: f_local_addr,
            local_port: f_local_port,
        })
    }
}
impl p::Event for DirectTCPSocketOpened { const METHOD: &'static str = "Network.directTCPSocketOpened"; }

/// `Network.directTCPSocketAborted`. Experimental. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Network/#event-directTCPSocketAborted)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct DirectTCPSocketAborted {
    pub identifier: RequestId,
    pub error_message: ErrorReason,
    pub timestamp: MonotonicTime,
}
impl p::Decode for DirectTCPSocketAborted {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_identifier = None; let mut f_error_message = None; let mut f_timestamp = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"identifier" => r.read(&mut f_identifier),
                b"errorMessage" => r.read(&mut f_error_message),
                b"timestamp" => r.read(&mut f_timestamp),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            identifier: r.need(f_identifier, at, "identifier")?,
            error_message: r.need(f_error_message, at, "errorMessage")?,
            timestamp: r.need(f_timestamp, at, "timestamp")?,
        })
    }
}
impl p::Event for DirectTCPSocketAborted { const METHOD: &'static str = "Network.directTCPSocketAborted"; }

/// `Network.directTCPSocketClosed`. Experimental. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Network/#event-directTCPSocketClosed)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct DirectTCPSocketClosed {
    pub identifier: RequestId,
    pub timestamp: MonotonicTime,
}
impl p::Decode for DirectTCPSocketClosed {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_identifier = None; let mut f_timestamp = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"identifier" => r.read(&mut f_identifier),
                b"timestamp" => r.read(&mut f_timestamp),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            identifier: r.need(f_identifier, at, "identifier")?,
            timestamp: r.need(f_timestamp, at, "timestamp")?,
        })
    }
}
impl p::Event for DirectTCPSocketClosed { const METHOD: &'static str = "Network.directTCPSocketClosed"; }

/// `Network.directTCPSocketChunkSent`. Experimental. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Network/#event-directTCPSocketChunkSent)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct DirectTCPSocketChunkSent {
    pub identifier: RequestId,
    pub data: p::Binary,
    pub timestamp: MonotonicTime,
}
impl p::Decode for DirectTCPSocketChunkSent {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_identifier = None; let mut f_data = None; let mut f_timestamp = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"identifier" => r.read(&mut f_identifier),
                b"data" => r.read(&mut f_data),
                b"timestamp" => r.read(&mut f_timestamp),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            identifier: r.need(f_identifier, at, "identifier")?, data: r.need(f_data, at, "data")?,
            timestamp: r.need(f_timestamp, at, "timestamp")?,
        })
    }
}
impl p::Event for DirectTCPSocketChunkSent { const METHOD: &'static str = "Network.directTCPSocketChunkSent"; }

/// `Network.directTCPSocketChunkReceived`. Experimental. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Network/#event-directTCPSocketChunkReceived)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct DirectTCPSocketChunkReceived {
    pub identifier: RequestId,
    pub data: p::Binary,
    pub timestamp: MonotonicTime,
}
impl p::Decode for DirectTCPSocketChunkReceived {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_identifier = None; let mut f_data = None; let mut f_timestamp = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"identifier" => r.read(&mut f_identifier),
                b"data" => r.read(&mut f_data),
                b"timestamp" => r.read(&mut f_timestamp),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            identifier: r.need(f_identifier, at, "identifier")?, data: r.need(f_data, at, "data")?,
            timestamp: r.need(f_timestamp, at, "timestamp")?,
        })
    }
}
impl p::Event for DirectTCPSocketChunkReceived { const METHOD: &'static str = "Network.directTCPSocketChunkReceived"; }

/// `Network.directUDPSocketJoinedMulticastGroup`. Experimental. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Network/#event-directUDPSocketJoinedMulticastGroup)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct DirectUDPSocketJoinedMulticastGroup {
    pub identifier: RequestId,
    pub ip_address: String,
    pub source_address: Option<String>,
}
impl p::Decode for DirectUDPSocketJoinedMulticastGroup {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_identifier = None; let mut f_ip_address = None; let mut f_source_address = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"identifier" => r.read(&mut f_identifier),
                b"IPAddress" => r.read(&mut f_ip_address),
                b"sourceAddress" => r.read(&mut f_source_address),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            identifier: r.need(f_identifier, at, "identifier")?,
            ip_address: r.need(f_ip_address, at, "IPAddress")?, source_address: f_source_address,
        })
    }
}
impl p::Event for DirectUDPSocketJoinedMulticastGroup { const METHOD: &'static str = "Network.directUDPSocketJoinedMulticastGroup"; }

/// `Network.directUDPSocketLeftMulticastGroup`. Experimental. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Network/#event-directUDPSocketLeftMulticastGroup)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct DirectUDPSocketLeftMulticastGroup {
    pub identifier: RequestId,
    pub ip_address: String,
    pub source_address: Option<String>,
}
impl p::Decode for DirectUDPSocketLeftMulticastGroup {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_identifier = None; let mut f_ip_address = None; let mut f_source_address = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"identifier" => r.read(&mut f_identifier),
                b"IPAddress" => r.read(&mut f_ip_address),
                b"sourceAddress" => r.read(&mut f_source_address),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            identifier: r.need(f_identifier, at, "identifier")?,
            ip_address: r.need(f_ip_address, at, "IPAddress")?, source_address: f_source_address,
        })
    }
}
impl p::Event for DirectUDPSocketLeftMulticastGroup { const METHOD: &'static str = "Network.directUDPSocketLeftMulticastGroup"; }

/// `Network.directUDPSocketCreated`. Experimental. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Network/#event-directUDPSocketCreated)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct DirectUDPSocketCreated {
    pub identifier: RequestId,
    pub options: DirectUDPSocketOptions,
    pub timestamp: MonotonicTime,
    pub initiator: Option<Initiator>,
}
impl p::Decode for DirectUDPSocketCreated {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_identifier = None; let mut f_options = None; let mut f_timestamp = None;
        let mut f_initiator = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"identifier" => r.read(&mut f_identifier),
                b"options" => r.read(&mut f_options),
                b"timestamp" => r.read(&mut f_timestamp),
                b"initiator" => r.read(&mut f_initiator),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            identifier: r.need(f_identifier, at, "identifier")?,
            options: r.need(f_options, at, "options")?,
            timestamp: r.need(f_timestamp, at, "timestamp")?, initiator: f_initiator,
        })
    }
}
impl p::Event for DirectUDPSocketCreated { const METHOD: &'static str = "Network.directUDPSocketCreated"; }

/// `Network.directUDPSocketOpened`. Experimental. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Network/#event-directUDPSocketOpened)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct DirectUDPSocketOpened {
    pub identifier: RequestId,
    pub local_addr: String,
    pub local_port: i64,
    pub timestamp: MonotonicTime,
    pub remote_addr: Option<String>,
    pub remote_port: Option<i64>,
}
impl p::Decode for DirectUDPSocketOpened {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_identifier = None; let mut f_local_addr = None; let mut f_local_port = None;
        let mut f_timestamp = None; let mut f_remote_addr = None; let mut f_remote_port = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"identifier" => r.read(&mut f_identifier),
                b"localAddr" => r.read(&mut f_local_addr),
                b"localPort" => r.read(&mut f_local_port),
                b"timestamp" => r.read(&mut f_timestamp),
                b"remoteAddr" => r.read(&mut f_remote_addr),
                b"remotePort" => r.read(&mut f_remote_port),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            identifier: r.need(f_identifier, at, "identifier")?,
            local_addr: r.need(f_local_addr, at, "localAddr")?,
            local_port: r.need(f_local_port, at, "localPort")?,
            timestamp: r.need(f_timestamp, at, "timestamp")?, remote_addr: f_remote_addr,
            remote_port: f_remote_port,
        })
    }
}
impl p::Event for DirectUDPSocketOpened { const METHOD: &'static str = "Network.directUDPSocketOpened"; }

/// `Network.directUDPSocketAborted`. Experimental. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Network/#event-directUDPSocketAborted)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct DirectUDPSocketAborted {
    pub identifier: RequestId,
    pub error_message: ErrorReason,
    pub timestamp: MonotonicTime,
}
impl p::Decode for DirectUDPSocketAborted {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_identifier = None; let mut f_error_message = None; let mut f_timestamp = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"identifier" => r.read(&mut f_identifier),
                b"errorMessage" => r.read(&mut f_error_message),
                b"timestamp" => r.read(&mut f_timestamp),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            identifier: r.need(f_identifier, at, "identifier")?,
            error_message: r.need(f_error_message, at, "errorMessage")?,
            timestamp: r.need(f_timestamp, at, "timestamp")?,
        })
    }
}
impl p::Event for DirectUDPSocketAborted { const METHOD: &'static str = "Network.directUDPSocketAborted"; }

/// `Network.directUDPSocketClosed`. Experimental. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Network/#event-directUDPSocketClosed)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct DirectUDPSocketClosed {
    pub identifier: RequestId,
    pub timestamp: MonotonicTime,
}
impl p::Decode for DirectUDPSocketClosed {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_identifier = None; let mut f_timestamp = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"identifier" => r.read(&mut f_identifier),
                b"timestamp" => r.read(&mut f_timestamp),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            identifier: r.need(f_identifier, at, "identifier")?,
            timestamp: r.need(f_timestamp, at, "timestamp")?,
        })
    }
}
impl p::Event for DirectUDPSocketClosed { const METHOD: &'static str = "Network.directUDPSocketClosed"; }

/// `Network.directUDPSocketChunkSent`. Experimental. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Network/#event-directUDPSocketChunkSent)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct DirectUDPSocketChunkSent {
    pub identifier: RequestId,
    pub message: DirectUDPMessage,
    pub timestamp: MonotonicTime,
}
impl p::Decode for DirectUDPSocketChunkSent {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_identifier = None; let mut f_message = None; let mut f_timestamp = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"identifier" => r.read(&mut f_identifier),
                b"message" => r.read(&mut f_message),
                b"timestamp" => r.read(&mut f_timestamp),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            identifier: r.need(f_identifier, at, "identifier")?,
            message: r.need(f_message, at, "message")?,
            timestamp: r.need(f_timestamp, at, "timestamp")?,
        })
    }
}
impl p::Event for DirectUDPSocketChunkSent { const METHOD: &'static str = "Network.directUDPSocketChunkSent"; }

/// `Network.directUDPSocketChunkReceived`. Experimental. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Network/#event-directUDPSocketChunkReceived)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct DirectUDPSocketChunkReceived {
    pub identifier: RequestId,
    pub message: DirectUDPMessage,
    pub timestamp: MonotonicTime,
}
impl p::Decode for DirectUDPSocketChunkReceived {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_identifier = None; let mut f_message = None; let mut f_timestamp = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"identifier" => r.read(&mut f_identifier),
                b"message" => r.read(&mut f_message),
                b"timestamp" => r.read(&mut f_timestamp),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            identifier: r.need(f_identifier, at, "identifier")?,
            message: r.need(f_message, at, "message")?,
            timestamp: r.need(f_timestamp, at, "timestamp")?,
        })
    }
}
impl p::Event for DirectUDPSocketChunkReceived { const METHOD: &'static str = "Network.directUDPSocketChunkReceived"; }

/// `Network.requestWillBeSentExtraInfo`. Experimental. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Network/#event-requestWillBeSentExtraInfo)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct RequestWillBeSentExtraInfo {
    pub request_id: RequestId,
    pub associated_cookies: Vec<AssociatedCookie>,
    pub headers: Headers,
    /// Experimental.
    pub connect_timing: ConnectTiming,
    pub device_bound_session_usages: Option<Vec<DeviceBoundSessionWithUsage>>,
    pub client_security_state: Option<ClientSecurityState>,
    pub site_has_cookie_in_other_partition: Option<bool>,
    pub applied_network_conditions_id: Option<String>,
}
impl p::Decode for RequestWillBeSentExtraInfo {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_request_id = None; let mut f_associated_cookies = Default::default();
        let mut f_headers = None; let mut f_connect_timing = Default::default();
        let mut f_device_bound_session_usages = None; let mut f_client_security_state = None;
        let mut f_site_has_cookie_in_other_partition = None;
        let mut f_applied_network_conditions_id = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"requestId" => r.read(&mut f_request_id),
                b"associatedCookies" => r.read_lenient(&mut f_associated_cookies),
                b"headers" => r.read(&mut f_headers),
                b"connectTiming" => r.read_lenient(&mut f_connect_timing),
                b"deviceBoundSessionUsages" => r.read(&mut f_device_bound_session_usages),
                b"clientSecurityState" => r.read(&mut f_client_security_state),
                b"siteHasCookieInOtherPartition" => r.read(&mut f_site_has_cookie_in_other_partition),
                b"appliedNetworkConditionsId" => r.read(&mut f_applied_network_conditions_id),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            request_id: r.need(f_request_id, at, "requestId")?,
            associated_cookies: f_associated_cookies, headers: r.need(f_headers, at, "headers")?,
            connect_timing: f_connect_timing,
            device_bound_session_usages: f_device_bound_session_usages,
            client_security_state: f_client_security_state,
            site_has_cookie_in_other_partition: f_site_has_cookie_in_other_partition,
            applied_network_conditions_id: f_applied_network_conditions_id,
        })
    }
}
impl p::Event for RequestWillBeSentExtraInfo { const METHOD: &'static str = "Network.requestWillBeSentExtraInfo"; }

/// `Network.responseReceivedExtraInfo`. Experimental. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Network/#event-responseReceivedExtraInfo)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct ResponseReceivedExtraInfo {
    pub request_id: RequestId,
    pub blocked_cookies: Vec<BlockedSetCookieWithReason>,
    pub headers: Headers,
    pub resource_ip_address_space: IPAddressSpace,
    pub status_code: i64,
    pub headers_text: Option<String>,
    /// Experimental.
    pub cookie_partition_key: Option<CookiePartitionKey>,
    pub cookie_partition_key_opaque: Option<bool>,
    pub exempted_cookies: Option<Vec<ExemptedSetCookieWithReason>>,
}
impl p::Decode for ResponseReceivedExtraInfo {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_request_id = None; let mut f_blocked_cookies = Default::default();
        let mut f_headers = None; let mut f_resource_ip_address_space = None;
        let mut f_status_code = None; let mut f_headers_text = None;
        let mut f_cookie_partition_key = None; let mut f_cookie_partition_key_opaque = None;
        let mut f_exempted_cookies = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"requestId" => r.read(&mut f_request_id),
                b"blockedCookies" => r.read_lenient(&mut f_blocked_cookies),
                b"headers" => r.read(&mut f_headers),
                b"resourceIPAddressSpace" => r.read(&mut f_resource_ip_address_space),
                b"statusCode" => r.read(&mut f_status_code),
                b"headersText" => r.read(&mut f_headers_text),
                b"cookiePartitionKey" => r.read(&mut f_cookie_partition_key),
                b"cookiePartitionKeyOpaque" => r.read(&mut f_cookie_partition_key_opaque),
                b"exemptedCookies" => r.read(&mut f_exempted_cookies),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            request_id: r.need(f_request_id, at, "requestId")?, blocked_cookies: f_blocked_cookies,
            headers: r.need(f_headers, at, "headers")?,
            resource_ip_address_space: r.need(f_resource_ip_address_space, at, "resourceIPAddressSpace")?,
            status_code: r.need(f_status_code, at, "statusCode")?, headers_text: f_headers_text,
            cookie_partition_key: f_cookie_partition_key,
            cookie_partition_key_opaque: f_cookie_partition_key_opaque,
            exempted_cookies: f_exempted_cookies,
        })
    }
}
impl p::Event for ResponseReceivedExtraInfo { const METHOD: &'static str = "Network.responseReceivedExtraInfo"; }

/// `Network.responseReceivedEarlyHints`. Experimental. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Network/#event-responseReceivedEarlyHints)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct ResponseReceivedEarlyHints {
    pub request_id: RequestId,
    pub headers: Headers,
}
impl p::Decode for ResponseReceivedEarlyHints {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_request_id = None; let mut f_headers = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"requestId" => r.read(&mut f_request_id),
                b"headers" => r.read(&mut f_headers),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            request_id: r.need(f_request_id, at, "requestId")?,
            headers: r.need(f_headers, at, "headers")?,
        })
    }
}
impl p::Event for ResponseReceivedEarlyHints { const METHOD: &'static str = "Network.responseReceivedEarlyHints"; }

/// `Network.trustTokenOperationDone`. Experimental. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Network/#event-trustTokenOperationDone)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct TrustTokenOperationDone {
    pub status: TrustTokenOperationDoneStatus,
    pub r#type: TrustTokenOperationType,
    pub request_id: RequestId,
    pub top_level_origin: Option<String>,
    pub issuer_origin: Option<String>,
    pub issued_token_count: Option<i64>,
}
impl p::Decode for TrustTokenOperationDone {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_status = None; let mut f_type = None; let mut f_request_id = None;
        let mut f_top_level_origin = None; let mut f_issuer_origin = None;
        let mut f_issued_token_count = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"status" => r.read(&mut f_status),
                b"type" => r.read(&mut f_type),
                b"requestId" => r.read(&mut f_request_id),
                b"topLevelOrigin" => r.read(&mut f_top_level_origin),
                b"issuerOrigin" => r.read(&mut f_issuer_origin),
                b"issuedTokenCount" => r.read(&mut f_issued_token_count),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            status: r.need(f_status, at, "status")?, r#type: r.need(f_type, at, "type")?,
            request_id: r.need(f_request_id, at, "requestId")?,
            top_level_origin: f_top_level_origin, issuer_origin: f_issuer_origin,
            issued_token_count: f_issued_token_count,
        })
    }
}
impl p::Event for TrustTokenOperationDone { const METHOD: &'static str = "Network.trustTokenOperationDone"; }

/// `Network.policyUpdated`. Experimental. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Network/#event-policyUpdated)
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct PolicyUpdated {}
impl p::Decode for PolicyUpdated {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        r.begin_object()?;
        while r.name()?.is_some() { r.skip()?; }
        Ok(Self {})
    }
}
impl p::Event for PolicyUpdated { const METHOD: &'static str = "Network.policyUpdated"; }

/// `Network.reportingApiReportAdded`. Experimental. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Network/#event-reportingApiReportAdded)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct ReportingApiReportAdded {
    pub report: ReportingApiReport,
}
impl p::Decode for ReportingApiReportAdded {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_report = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"report" => r.read(&mut f_report),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            report: r.need(f_report, at, "report")?,
        })
    }
}
impl p::Event for ReportingApiReportAdded { const METHOD: &'static str = "Network.reportingApiReportAdded"; }

/// `Network.reportingApiReportUpdated`. Experimental. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Network/#event-reportingApiReportUpdated)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct ReportingApiReportUpdated {
    pub report: ReportingApiReport,
}
impl p::Decode for ReportingApiReportUpdated {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_report = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"report" => r.read(&mut f_report),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            report: r.need(f_report, at, "report")?,
        })
    }
}
impl p::Event for ReportingApiReportUpdated { const METHOD: &'static str = "Network.reportingApiReportUpdated"; }

/// `Network.reportingApiEndpointsChangedForOrigin`. Experimental. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Network/#event-reportingApiEndpointsChangedForOrigin)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct ReportingApiEndpointsChangedForOrigin {
    pub origin: String,
    pub endpoints: Vec<ReportingApiEndpoint>,
}
impl p::Decode for ReportingApiEndpointsChangedForOrigin {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_origin = None; let mut f_endpoints = Default::default();
        while let Some(name) = r.name()? {
            match &*name {
                b"origin" => r.read(&mut f_origin),
                b"endpoints" => r.read_lenient(&mut f_endpoints),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            origin: r.need(f_origin, at, "origin")?, endpoints: f_endpoints,
        })
    }
}
impl p::Event for ReportingApiEndpointsChangedForOrigin { const METHOD: &'static str = "Network.reportingApiEndpointsChangedForOrigin"; }

/// `Network.deviceBoundSessionsAdded`. Experimental. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Network/#event-deviceBoundSessionsAdded)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct DeviceBoundSessionsAdded {
    pub sessions: Vec<DeviceBoundSession>,
}
impl p::Decode for DeviceBoundSessionsAdded {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        r.begin_object()?;
        let mut f_sessions = Default::default();
        while let Some(name) = r.name()? {
            match &*name {
                b"sessions" => r.read_lenient(&mut f_sessions),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            sessions: f_sessions,
        })
    }
}
impl p::Event for DeviceBoundSessionsAdded { const METHOD: &'static str = "Network.deviceBoundSessionsAdded"; }

/// `Network.deviceBoundSessionEventOccurred`. Experimental. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Network/#event-deviceBoundSessionEventOccurred)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct DeviceBoundSessionEventOccurred {
    pub event_id: DeviceBoundSessionEventId,
    pub site: String,
    pub succeeded: bool,
    pub session_id: Option<String>,
    pub creation_event_details: Option<CreationEventDetails>,
    pub refresh_event_details: Option<RefreshEventDetails>,
    pub termination_event_details: Option<TerminationEventDetails>,
    pub challenge_event_details: Option<ChallengeEventDetails>,
}
impl p::Decode for DeviceBoundSessionEventOccurred {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_event_id = None; let mut f_site = None; let mut f_succeeded = Default::default();
        let mut f_session_id = None; let mut f_creation_event_details = None;
        let mut f_refresh_event_details = None; let mut f_termination_event_details = None;
        let mut f_challenge_event_details = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"eventId" => r.read(&mut f_event_id),
                b"site" => r.read(&mut f_site),
                b"succeeded" => r.read_lenient(&mut f_succeeded),
                b"sessionId" => r.read(&mut f_session_id),
                b"creationEventDetails" => r.read(&mut f_creation_event_details),
                b"refreshEventDetails" => r.read(&mut f_refresh_event_details),
                b"terminationEventDetails" => r.read(&mut f_termination_event_details),
                b"challengeEventDetails" => r.read(&mut f_challenge_event_details),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            event_id: r.need(f_event_id, at, "eventId")?, site: r.need(f_site, at, "site")?,
            succeeded: f_succeeded, session_id: f_session_id,
            creation_event_details: f_creation_event_details,
            refresh_event_details: f_refresh_event_details,
            termination_event_details: f_termination_event_details,
            challenge_event_details: f_challenge_event_details,
        })
    }
}
impl p::Event for DeviceBoundSessionEventOccurred { const METHOD: &'static str = "Network.deviceBoundSessionEventOccurred"; }

open_enum! {
    /// Of `referrerPolicy` in [`Request`].
    RequestReferrerPolicy {
        UNSAFE_URL = "unsafe-url", NO_REFERRER_WHEN_DOWNGRADE = "no-referrer-when-downgrade",
        NO_REFERRER = "no-referrer", ORIGIN = "origin",
        ORIGIN_WHEN_CROSS_ORIGIN = "origin-when-cross-origin", SAME_ORIGIN = "same-origin",
        STRICT_ORIGIN = "strict-origin",
        STRICT_ORIGIN_WHEN_CROSS_ORIGIN = "strict-origin-when-cross-origin",
    }
}

open_enum! {
    /// Of `refreshPolicy` in [`TrustTokenParams`].
    TrustTokenParamsRefreshPolicy {
        USE_CACHED = "UseCached", REFRESH = "Refresh",
    }
}

open_enum! {
    /// Of `type` in [`Initiator`].
    InitiatorType {
        PARSER = "parser", SCRIPT = "script", PRELOAD = "preload",
        SIGNED_EXCHANGE = "SignedExchange", PREFLIGHT = "preflight", FED_CM = "FedCM",
        OTHER = "other",
    }
}

open_enum! {
    /// Of `usage` in [`DeviceBoundSessionWithUsage`].
    DeviceBoundSessionWithUsageUsage {
        NOT_IN_SCOPE = "NotInScope", IN_SCOPE_REFRESH_NOT_YET_NEEDED = "InScopeRefreshNotYetNeeded",
        IN_SCOPE_REFRESH_NOT_ALLOWED = "InScopeRefreshNotAllowed",
        PROACTIVE_REFRESH_NOT_POSSIBLE = "ProactiveRefreshNotPossible",
        PROACTIVE_REFRESH_ATTEMPTED = "ProactiveRefreshAttempted", DEFERRED = "Deferred",
    }
}

open_enum! {
    /// Of `ruleType` in [`DeviceBoundSessionUrlRule`].
    DeviceBoundSessionUrlRuleRuleType {
        EXCLUDE = "Exclude", INCLUDE = "Include",
    }
}

open_enum! {
    /// Of `refreshResult` in [`RefreshEventDetails`].
    RefreshEventDetailsRefreshResult {
        REFRESHED = "Refreshed", INITIALIZED_SERVICE = "InitializedService",
        UNREACHABLE = "Unreachable", SERVER_ERROR = "ServerError", FATAL_ERROR = "FatalError",
        SIGNING_QUOTA_EXCEEDED = "SigningQuotaExceeded", REFRESHED_AS_WAITER = "RefreshedAsWaiter",
        TRANSIENT_SIGNING_ERROR = "TransientSigningError",
        IN_SCOPE_REFRESH_NOT_YET_NEEDED = "InScopeRefreshNotYetNeeded", CANCELED = "Canceled",
    }
}

open_enum! {
    /// Of `deletionReason` in [`TerminationEventDetails`].
    TerminationEventDetailsDeletionReason {
        EXPIRED = "Expired", FAILED_TO_RESTORE_KEY = "FailedToRestoreKey",
        FAILED_TO_UNWRAP_KEY = "FailedToUnwrapKey",
        STORAGE_PARTITION_CLEARED = "StoragePartitionCleared",
        CLEAR_BROWSING_DATA = "ClearBrowsingData", SERVER_REQUESTED = "ServerRequested",
        INVALID_SESSION_PARAMS = "InvalidSessionParams", REFRESH_FATAL_ERROR = "RefreshFatalError",
        DEV_TOOLS = "DevTools", REPLACED = "Replaced",
    }
}

open_enum! {
    /// Of `challengeResult` in [`ChallengeEventDetails`].
    ChallengeEventDetailsChallengeResult {
        SUCCESS = "Success", NO_SESSION_ID = "NoSessionId", NO_SESSION_MATCH = "NoSessionMatch",
        CANT_SET_BOUND_COOKIE = "CantSetBoundCookie",
    }
}

open_enum! {
    /// Of `status` in [`TrustTokenOperationDone`].
    TrustTokenOperationDoneStatus {
        OK = "Ok", INVALID_ARGUMENT = "InvalidArgument", MISSING_ISSUER_KEYS = "MissingIssuerKeys",
        FAILED_PRECONDITION = "FailedPrecondition", RESOURCE_EXHAUSTED = "ResourceExhausted",
        ALREADY_EXISTS = "AlreadyExists", RESOURCE_LIMITED = "ResourceLimited",
        UNAUTHORIZED = "Unauthorized", BAD_RESPONSE = "BadResponse",
        INTERNAL_ERROR = "InternalError", UNKNOWN_ERROR = "UnknownError",
        FULFILLED_LOCALLY = "FulfilledLocally", SITE_ISSUER_LIMIT = "SiteIssuerLimit",
    }
}

// In no command or event, so not here: CachedResource, AuthChallenge, AuthChallengeResponse.
