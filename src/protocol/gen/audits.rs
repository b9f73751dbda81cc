// Generated from protocol/*.json; do not edit.
// To regenerate: cargo test --test protocol -- bless
//! The `Audits` domain. Experimental. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Audits/)

use crate::protocol as p;

/// `Audits.AffectedCookie`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Audits/#type-AffectedCookie)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct AffectedCookie {
    pub name: String,
    pub path: String,
    pub domain: String,
}
impl p::Decode for AffectedCookie {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_name = None; let mut f_path = None; let mut f_domain = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"name" => r.read(&mut f_name),
                b"path" => r.read(&mut f_path),
                b"domain" => r.read(&mut f_domain),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            name: r.need(f_name, at, "name")?, path: r.need(f_path, at, "path")?,
            domain: r.need(f_domain, at, "domain")?,
        })
    }
}

/// `Audits.AffectedRequest`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Audits/#type-AffectedRequest)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct AffectedRequest {
    pub request_id: Option<p::network::RequestId>,
    pub url: String,
}
impl p::Decode for AffectedRequest {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_request_id = None; let mut f_url = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"requestId" => r.read(&mut f_request_id),
                b"url" => r.read(&mut f_url),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            request_id: f_request_id, url: r.need(f_url, at, "url")?,
        })
    }
}

/// `Audits.AffectedFrame`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Audits/#type-AffectedFrame)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct AffectedFrame {
    pub frame_id: p::page::FrameId,
}
impl p::Decode for AffectedFrame {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_frame_id = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"frameId" => r.read(&mut f_frame_id),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            frame_id: r.need(f_frame_id, at, "frameId")?,
        })
    }
}

open_enum! {
    /// `Audits.CookieExclusionReason`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Audits/#type-CookieExclusionReason)
    CookieExclusionReason {
        EXCLUDE_SAME_SITE_UNSPECIFIED_TREATED_AS_LAX = "ExcludeSameSiteUnspecifiedTreatedAsLax",
        EXCLUDE_SAME_SITE_NONE_INSECURE = "ExcludeSameSiteNoneInsecure",
        EXCLUDE_SAME_SITE_LAX = "ExcludeSameSiteLax",
        EXCLUDE_SAME_SITE_STRICT = "ExcludeSameSiteStrict",
        EXCLUDE_DOMAIN_NON_ASCII = "ExcludeDomainNonASCII",
        EXCLUDE_THIRD_PARTY_PHASEOUT = "ExcludeThirdPartyPhaseout",
        EXCLUDE_PORT_MISMATCH = "ExcludePortMismatch",
        EXCLUDE_SCHEME_MISMATCH = "ExcludeSchemeMismatch",
    }
}

open_enum! {
    /// `Audits.CookieWarningReason`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Audits/#type-CookieWarningReason)
    CookieWarningReason {
        WARN_SAME_SITE_UNSPECIFIED_CROSS_SITE_CONTEXT = "WarnSameSiteUnspecifiedCrossSiteContext",
        WARN_SAME_SITE_NONE_INSECURE = "WarnSameSiteNoneInsecure",
        WARN_SAME_SITE_UNSPECIFIED_LAX_ALLOW_UNSAFE = "WarnSameSiteUnspecifiedLaxAllowUnsafe",
        WARN_SAME_SITE_STRICT_LAX_DOWNGRADE_STRICT = "WarnSameSiteStrictLaxDowngradeStrict",
        WARN_SAME_SITE_STRICT_CROSS_DOWNGRADE_STRICT = "WarnSameSiteStrictCrossDowngradeStrict",
        WARN_SAME_SITE_STRICT_CROSS_DOWNGRADE_LAX = "WarnSameSiteStrictCrossDowngradeLax",
        WARN_SAME_SITE_LAX_CROSS_DOWNGRADE_STRICT = "WarnSameSiteLaxCrossDowngradeStrict",
        WARN_SAME_SITE_LAX_CROSS_DOWNGRADE_LAX = "WarnSameSiteLaxCrossDowngradeLax",
        WARN_ATTRIBUTE_VALUE_EXCEEDS_MAX_SIZE = "WarnAttributeValueExceedsMaxSize",
        WARN_DOMAIN_NON_ASCII = "WarnDomainNonASCII",
        WARN_THIRD_PARTY_PHASEOUT = "WarnThirdPartyPhaseout",
        WARN_CROSS_SITE_REDIRECT_DOWNGRADE_CHANGES_INCLUSION = "WarnCrossSiteRedirectDowngradeChangesInclusion",
        WARN_DEPRECATION_TRIAL_METADATA = "WarnDeprecationTrialMetadata",
        WARN_THIRD_PARTY_COOKIE_HEURISTIC = "WarnThirdPartyCookieHeuristic",
    }
}

open_enum! {
    /// `Audits.CookieOperation`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Audits/#type-CookieOperation)
    CookieOperation {
        SET_COOKIE = "SetCookie", READ_COOKIE = "ReadCookie",
    }
}

open_enum! {
    /// `Audits.InsightType`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Audits/#type-InsightType)
    InsightType {
        GIT_HUB_RESOURCE = "GitHubResource", GRACE_PERIOD = "GracePeriod",
        HEURISTICS = "Heuristics",
    }
}

/// `Audits.CookieIssueInsight`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Audits/#type-CookieIssueInsight)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct CookieIssueInsight {
    pub r#type: InsightType,
    pub table_entry_url: Option<String>,
}
impl p::Decode for CookieIssueInsight {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_type = None; let mut f_table_entry_url = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"type" => r.read(&mut f_type),
                b"tableEntryUrl" => r.read(&mut f_table_entry_url),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            r#type: r.need(f_type, at, "type")?, table_entry_url: f_table_entry_url,
        })
    }
}

/// `Audits.CookieIssueDetails`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Audits/#type-CookieIssueDetails)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct CookieIssueDetails {
    pub cookie: Option<AffectedCookie>,
    pub raw_cookie_line: Option<String>,
    pub cookie_warning_reasons: Vec<CookieWarningReason>,
    pub cookie_exclusion_reasons: Vec<CookieExclusionReason>,
    pub operation: CookieOperation,
    pub site_for_cookies: Option<String>,
    pub cookie_url: Option<String>,
    pub request: Option<AffectedRequest>,
    pub insight: Option<CookieIssueInsight>,
}
impl p::Decode for CookieIssueDetails {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_cookie = None; let mut f_raw_cookie_line = None;
        let mut f_cookie_warning_reasons = Default::default();
        let mut f_cookie_exclusion_reasons = Default::default(); let mut f_operation = None;
        let mut f_site_for_cookies = None; let mut f_cookie_url = None; let mut f_request = None;
        let mut f_insight = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"cookie" => r.read(&mut f_cookie),
                b"rawCookieLine" => r.read(&mut f_raw_cookie_line),
                b"cookieWarningReasons" => r.read_lenient(&mut f_cookie_warning_reasons),
                b"cookieExclusionReasons" => r.read_lenient(&mut f_cookie_exclusion_reasons),
                b"operation" => r.read(&mut f_operation),
                b"siteForCookies" => r.read(&mut f_site_for_cookies),
                b"cookieUrl" => r.read(&mut f_cookie_url),
                b"request" => r.read(&mut f_request),
                b"insight" => r.read(&mut f_insight),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            cookie: f_cookie, raw_cookie_line: f_raw_cookie_line,
            cookie_warning_reasons: f_cookie_warning_reasons,
            cookie_exclusion_reasons: f_cookie_exclusion_reasons,
            operation: r.need(f_operation, at, "operation")?, site_for_cookies: f_site_for_cookies,
            cookie_url: f_cookie_url, request: f_request, insight: f_insight,
        })
    }
}

open_enum! {
    /// `Audits.PerformanceIssueType`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Audits/#type-PerformanceIssueType)
    PerformanceIssueType {
        DOCUMENT_COOKIE = "DocumentCookie",
    }
}

/// `Audits.PerformanceIssueDetails`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Audits/#type-PerformanceIssueDetails)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct PerformanceIssueDetails {
    pub performance_issue_type: PerformanceIssueType,
    pub source_code_location: Option<SourceCodeLocation>,
}
impl p::Decode for PerformanceIssueDetails {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_performance_issue_type = None; let mut f_source_code_location = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"performanceIssueType" => r.read(&mut f_performance_issue_type),
                b"sourceCodeLocation" => r.read(&mut f_source_code_location),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            performance_issue_type: r.need(f_performance_issue_type, at, "performanceIssueType")?,
            source_code_location: f_source_code_location,
        })
    }
}

open_enum! {
    /// `Audits.MixedContentResolutionStatus`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Audits/#type-MixedContentResolutionStatus)
    MixedContentResolutionStatus {
        MIXED_CONTENT_BLOCKED = "MixedContentBlocked",
        MIXED_CONTENT_AUTOMATICALLY_UPGRADED = "MixedContentAutomaticallyUpgraded",
        MIXED_CONTENT_WARNING = "MixedContentWarning",
    }
}

open_enum! {
    /// `Audits.MixedContentResourceType`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Audits/#type-MixedContentResourceType)
    MixedContentResourceType {
        AUDIO = "Audio", BEACON = "Beacon", CSP_REPORT = "CSPReport", DOWNLOAD = "Download",
        EVENT_SOURCE = "EventSource", FAVICON = "Favicon", FONT = "Font", FORM = "Form",
        FRAME = "Frame", IMAGE = "Image", IMPORT = "Import", JSON = "JSON", MANIFEST = "Manifest",
        PING = "Ping", PLUGIN_DATA = "PluginData", PLUGIN_RESOURCE = "PluginResource",
        PREFETCH = "Prefetch", RESOURCE = "Resource", SCRIPT = "Script",
        SERVICE_WORKER = "ServiceWorker", SHARED_WORKER = "SharedWorker",
        SPECULATION_RULES = "SpeculationRules", STYLESHEET = "Stylesheet", TRACK = "Track",
        VIDEO = "Video", WORKER = "Worker", XML_HTTP_REQUEST = "XMLHttpRequest", XSLT = "XSLT",
    }
}

/// `Audits.MixedContentIssueDetails`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Audits/#type-MixedContentIssueDetails)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct MixedContentIssueDetails {
    pub resource_type: Option<MixedContentResourceType>,
    pub resolution_status: MixedContentResolutionStatus,
    pub insecure_url: String,
    pub main_resource_url: String,
    pub request: Option<AffectedRequest>,
    pub frame: Option<AffectedFrame>,
}
impl p::Decode for MixedContentIssueDetails {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_resource_type = None; let mut f_resolution_status = None;
        let mut f_insecure_url = None; let mut f_main_resource_url = None; let mut f_request = None;
        let mut f_frame = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"resourceType" => r.read(&mut f_resource_type),
                b"resolutionStatus" => r.read(&mut f_resolution_status),
                b"insecureURL" => r.read(&mut f_insecure_url),
                b"mainResourceURL" => r.read(&mut f_main_resource_url),
                b"request" => r.read(&mut f_request),
                b"frame" => r.read(&mut f_frame),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            resource_type: f_resource_type,
            resolution_status: r.need(f_resolution_status, at, "resolutionStatus")?,
            insecure_url: r.need(f_insecure_url, at, "insecureURL")?,
            main_resource_url: r.need(f_main_resource_url, at, "mainResourceURL")?,
            request: f_request, frame: f_frame,
        })
    }
}

open_enum! {
    /// `Audits.BlockedByResponseReason`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Audits/#type-BlockedByResponseReason)
    BlockedByResponseReason {
        COEP_FRAME_RESOURCE_NEEDS_COEP_HEADER = "CoepFrameResourceNeedsCoepHeader",
        COOP_SANDBOXED_I_FRAME_CANNOT_NAVIGATE_TO_COOP_PAGE = "CoopSandboxedIFrameCannotNavigateToCoopPage",
        CORP_NOT_SAME_ORIGIN = "CorpNotSameOrigin",
        CORP_NOT_SAME_ORIGIN_AFTER_DEFAULTED_TO_SAME_ORIGIN_BY_COEP = "CorpNotSameOriginAfterDefaultedToSameOriginByCoep",
        CORP_NOT_SAME_ORIGIN_AFTER_DEFAULTED_TO_SAME_ORIGIN_BY_DIP = "CorpNotSameOriginAfterDefaultedToSameOriginByDip",
        CORP_NOT_SAME_ORIGIN_AFTER_DEFAULTED_TO_SAME_ORIGIN_BY_COEP_AND_DIP = "CorpNotSameOriginAfterDefaultedToSameOriginByCoepAndDip",
        CORP_NOT_SAME_SITE = "CorpNotSameSite",
        SRI_MESSAGE_SIGNATURE_MISMATCH = "SRIMessageSignatureMismatch",
    }
}

/// `Audits.BlockedByResponseIssueDetails`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Audits/#type-BlockedByResponseIssueDetails)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct BlockedByResponseIssueDetails {
    pub request: AffectedRequest,
    pub parent_frame: Option<AffectedFrame>,
    pub blocked_frame: Option<AffectedFrame>,
    pub reason: BlockedByResponseReason,
}
impl p::Decode for BlockedByResponseIssueDetails {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_request = None; let mut f_parent_frame = None; let mut f_blocked_frame = None;
        let mut f_reason = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"request" => r.read(&mut f_request),
                b"parentFrame" => r.read(&mut f_parent_frame),
                b"blockedFrame" => r.read(&mut f_blocked_frame),
                b"reason" => r.read(&mut f_reason),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            request: r.need(f_request, at, "request")?, parent_frame: f_parent_frame,
            blocked_frame: f_blocked_frame, reason: r.need(f_reason, at, "reason")?,
        })
    }
}

open_enum! {
    /// `Audits.HeavyAdResolutionStatus`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Audits/#type-HeavyAdResolutionStatus)
    HeavyAdResolutionStatus {
        HEAVY_AD_BLOCKED = "HeavyAdBlocked", HEAVY_AD_WARNING = "HeavyAdWarning",
    }
}

open_enum! {
    /// `Audits.HeavyAdReason`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Audits/#type-HeavyAdReason)
    HeavyAdReason {
        NETWORK_TOTAL_LIMIT = "NetworkTotalLimit", CPU_TOTAL_LIMIT = "CpuTotalLimit",
        CPU_PEAK_LIMIT = "CpuPeakLimit",
    }
}

/// `Audits.HeavyAdIssueDetails`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Audits/#type-HeavyAdIssueDetails)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct HeavyAdIssueDetails {
    pub resolution: HeavyAdResolutionStatus,
    pub reason: HeavyAdReason,
    pub frame: AffectedFrame,
}
impl p::Decode for HeavyAdIssueDetails {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_resolution = None; let mut f_reason = None; let mut f_frame = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"resolution" => r.read(&mut f_resolution),
                b"reason" => r.read(&mut f_reason),
                b"frame" => r.read(&mut f_frame),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            resolution: r.need(f_resolution, at, "resolution")?,
            reason: r.need(f_reason, at, "reason")?, frame: r.need(f_frame, at, "frame")?,
        })
    }
}

open_enum! {
    /// `Audits.ContentSecurityPolicyViolationType`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Audits/#type-ContentSecurityPolicyViolationType)
    ContentSecurityPolicyViolationType {
        K_INLINE_VIOLATION = "kInlineViolation", K_EVAL_VIOLATION = "kEvalViolation",
        K_URL_VIOLATION = "kURLViolation", K_SRI_VIOLATION = "kSRIViolation",
        K_TRUSTED_TYPES_SINK_VIOLATION = "kTrustedTypesSinkViolation",
        K_TRUSTED_TYPES_POLICY_VIOLATION = "kTrustedTypesPolicyViolation",
        K_WASM_EVAL_VIOLATION = "kWasmEvalViolation",
    }
}

/// `Audits.SourceCodeLocation`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Audits/#type-SourceCodeLocation)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct SourceCodeLocation {
    pub script_id: Option<p::runtime::ScriptId>,
    pub url: String,
    pub line_number: i64,
    pub column_number: i64,
}
impl p::Decode for SourceCodeLocation {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_script_id = None; let mut f_url = None; let mut f_line_number = None;
        let mut f_column_number = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"scriptId" => r.read(&mut f_script_id),
                b"url" => r.read(&mut f_url),
                b"lineNumber" => r.read(&mut f_line_number),
                b"columnNumber" => r.read(&mut f_column_number),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            script_id: f_script_id, url: r.need(f_url, at, "url")?,
            line_number: r.need(f_line_number, at, "lineNumber")?,
            column_number: r.need(f_column_number, at, "columnNumber")?,
        })
    }
}

/// `Audits.ContentSecurityPolicyIssueDetails`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Audits/#type-ContentSecurityPolicyIssueDetails)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct ContentSecurityPolicyIssueDetails {
    pub blocked_url: Option<String>,
    pub violated_directive: String,
    pub is_report_only: bool,
    pub content_security_policy_violation_type: ContentSecurityPolicyViolationType,
    pub frame_ancestor: Option<AffectedFrame>,
    pub source_code_location: Option<SourceCodeLocation>,
    pub violating_node_id: Option<p::dom::BackendNodeId>,
}
impl p::Decode for ContentSecurityPolicyIssueDetails {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_blocked_url = None; let mut f_violated_directive = None;
        let mut f_is_report_only = Default::default();
        let mut f_content_security_policy_violation_type = None; let mut f_frame_ancestor = None;
        let mut f_source_code_location = None; let mut f_violating_node_id = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"blockedURL" => r.read(&mut f_blocked_url),
                b"violatedDirective" => r.read(&mut f_violated_directive),
                b"isReportOnly" => r.read_lenient(&mut f_is_report_only),
                b"contentSecurityPolicyViolationType" => r.read(&mut f_content_security_policy_violation_type),
                b"frameAncestor" => r.read(&mut f_frame_ancestor),
                b"sourceCodeLocation" => r.read(&mut f_source_code_location),
                b"violatingNodeId" => r.read(&mut f_violating_node_id),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            blocked_url: f_blocked_url,
            violated_directive: r.need(f_violated_directive, at, "violatedDirective")?,
            is_report_only: f_is_report_only,
            content_security_policy_violation_type: r.need(f_content_security_policy_violation_type, at, "contentSecurityPolicyViolationType")?,
            frame_ancestor: f_frame_ancestor, source_code_location: f_source_code_location,
            violating_node_id: f_violating_node_id,
        })
    }
}

open_enum! {
    /// `Audits.SharedArrayBufferIssueType`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Audits/#type-SharedArrayBufferIssueType)
    SharedArrayBufferIssueType {
        TRANSFER_ISSUE = "TransferIssue", CREATION_ISSUE = "CreationIssue",
    }
}

/// `Audits.SharedArrayBufferIssueDetails`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Audits/#type-SharedArrayBufferIssueDetails)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct SharedArrayBufferIssueDetails {
    pub source_code_location: SourceCodeLocation,
    pub is_warning: bool,
    pub r#type: SharedArrayBufferIssueType,
}
impl p::Decode for SharedArrayBufferIssueDetails {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_source_code_location = None; let mut f_is_warning = Default::default();
        let mut f_type = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"sourceCodeLocation" => r.read(&mut f_source_code_location),
                b"isWarning" => r.read_lenient(&mut f_is_warning),
                b"type" => r.read(&mut f_type),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            source_code_location: r.need(f_source_code_location, at, "sourceCodeLocation")?,
            is_warning: f_is_warning, r#type: r.need(f_type, at, "type")?,
        })
    }
}

/// `Audits.CorsIssueDetails`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Audits/#type-CorsIssueDetails)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct CorsIssueDetails {
    pub cors_error_status: p::network::CorsErrorStatus,
    pub is_warning: bool,
    pub request: AffectedRequest,
    pub location: Option<SourceCodeLocation>,
    pub initiator_origin: Option<String>,
    pub resource_ip_address_space: Option<p::network::IPAddressSpace>,
    pub client_security_state: Option<p::network::ClientSecurityState>,
}
impl p::Decode for CorsIssueDetails {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_cors_error_status = None; let mut f_is_warning = Default::default();
        let mut f_request = None; let mut f_location = None; let mut f_initiator_origin = None;
        let mut f_resource_ip_address_space = None; let mut f_client_security_state = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"corsErrorStatus" => r.read(&mut f_cors_error_status),
                b"isWarning" => r.read_lenient(&mut f_is_warning),
                b"request" => r.read(&mut f_request),
                b"location" => r.read(&mut f_location),
                b"initiatorOrigin" => r.read(&mut f_initiator_origin),
                b"resourceIPAddressSpace" => r.read(&mut f_resource_ip_address_space),
                b"clientSecurityState" => r.read(&mut f_client_security_state),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            cors_error_status: r.need(f_cors_error_status, at, "corsErrorStatus")?,
            is_warning: f_is_warning, request: r.need(f_request, at, "request")?,
            location: f_location, initiator_origin: f_initiator_origin,
            resource_ip_address_space: f_resource_ip_address_space,
            client_security_state: f_client_security_state,
        })
    }
}

open_enum! {
    /// `Audits.SharedDictionaryError`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Audits/#type-SharedDictionaryError)
    SharedDictionaryError {
        USE_ERROR_CROSS_ORIGIN_NO_CORS_REQUEST = "UseErrorCrossOriginNoCorsRequest",
        USE_ERROR_DICTIONARY_LOAD_FAILURE = "UseErrorDictionaryLoadFailure",
        USE_ERROR_MATCHING_DICTIONARY_NOT_USED = "UseErrorMatchingDictionaryNotUsed",
        USE_ERROR_UNEXPECTED_CONTENT_DICTIONARY_HEADER = "UseErrorUnexpectedContentDictionaryHeader",
        WRITE_ERROR_COSS_ORIGIN_NO_CORS_REQUEST = "WriteErrorCossOriginNoCorsRequest",
        WRITE_ERROR_DISALLOWED_BY_SETTINGS = "WriteErrorDisallowedBySettings",
        WRITE_ERROR_EXPIRED_RESPONSE = "WriteErrorExpiredResponse",
        WRITE_ERROR_FEATURE_DISABLED = "WriteErrorFeatureDisabled",
        WRITE_ERROR_INSUFFICIENT_RESOURCES = "WriteErrorInsufficientResources",
        WRITE_ERROR_INVALID_MATCH_FIELD = "WriteErrorInvalidMatchField",
        WRITE_ERROR_INVALID_STRUCTURED_HEADER = "WriteErrorInvalidStructuredHeader",
        WRITE_ERROR_INVALID_TTL_FIELD = "WriteErrorInvalidTTLField",
        WRITE_ERROR_NAVIGATION_REQUEST = "WriteErrorNavigationRequest",
        WRITE_ERROR_NO_MATCH_FIELD = "WriteErrorNoMatchField",
        WRITE_ERROR_NON_INTEGER_TTL_FIELD = "WriteErrorNonIntegerTTLField",
        WRITE_ERROR_NON_LIST_MATCH_DEST_FIELD = "WriteErrorNonListMatchDestField",
        WRITE_ERROR_NON_SECURE_CONTEXT = "WriteErrorNonSecureContext",
        WRITE_ERROR_NON_STRING_ID_FIELD = "WriteErrorNonStringIdField",
        WRITE_ERROR_NON_STRING_IN_MATCH_DEST_LIST = "WriteErrorNonStringInMatchDestList",
        WRITE_ERROR_INVALID_MATCH_DEST_LIST = "WriteErrorInvalidMatchDestList",
        WRITE_ERROR_NON_STRING_MATCH_FIELD = "WriteErrorNonStringMatchField",
        WRITE_ERROR_NON_TOKEN_TYPE_FIELD = "WriteErrorNonTokenTypeField",
        WRITE_ERROR_REQUEST_ABORTED = "WriteErrorRequestAborted",
        WRITE_ERROR_SHUTTING_DOWN = "WriteErrorShuttingDown",
        WRITE_ERROR_TOO_LONG_ID_FIELD = "WriteErrorTooLongIdField",
        WRITE_ERROR_UNSUPPORTED_TYPE = "WriteErrorUnsupportedType",
    }
}

open_enum! {
    /// `Audits.SRIMessageSignatureError`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Audits/#type-SRIMessageSignatureError)
    SRIMessageSignatureError {
        MISSING_SIGNATURE_HEADER = "MissingSignatureHeader",
        MISSING_SIGNATURE_INPUT_HEADER = "MissingSignatureInputHeader",
        INVALID_SIGNATURE_HEADER = "InvalidSignatureHeader",
        INVALID_SIGNATURE_INPUT_HEADER = "InvalidSignatureInputHeader",
        SIGNATURE_HEADER_VALUE_IS_NOT_BYTE_SEQUENCE = "SignatureHeaderValueIsNotByteSequence",
        SIGNATURE_HEADER_VALUE_IS_PARAMETERIZED = "SignatureHeaderValueIsParameterized",
        SIGNATURE_HEADER_VALUE_IS_INCORRECT_LENGTH = "SignatureHeaderValueIsIncorrectLength",
        SIGNATURE_INPUT_HEADER_MISSING_LABEL = "SignatureInputHeaderMissingLabel",
        SIGNATURE_INPUT_HEADER_VALUE_NOT_INNER_LIST = "SignatureInputHeaderValueNotInnerList",
        SIGNATURE_INPUT_HEADER_VALUE_MISSING_COMPONENTS = "SignatureInputHeaderValueMissingComponents",
        SIGNATURE_INPUT_HEADER_INVALID_COMPONENT_TYPE = "SignatureInputHeaderInvalidComponentType",
        SIGNATURE_INPUT_HEADER_INVALID_COMPONENT_NAME = "SignatureInputHeaderInvalidComponentName",
        SIGNATURE_INPUT_HEADER_INVALID_HEADER_COMPONENT_PARAMETER = "SignatureInputHeaderInvalidHeaderComponentParameter",
        SIGNATURE_INPUT_HEADER_INVALID_DERIVED_COMPONENT_PARAMETER = "SignatureInputHeaderInvalidDerivedComponentParameter",
        SIGNATURE_INPUT_HEADER_KEY_ID_LENGTH = "SignatureInputHeaderKeyIdLength",
        SIGNATURE_INPUT_HEADER_INVALID_PARAMETER = "SignatureInputHeaderInvalidParameter",
        SIGNATURE_INPUT_HEADER_MISSING_REQUIRED_PARAMETERS = "SignatureInputHeaderMissingRequiredParameters",
        VALIDATION_FAILED_SIGNATURE_EXPIRED = "ValidationFailedSignatureExpired",
        VALIDATION_FAILED_INVALID_LENGTH = "ValidationFailedInvalidLength",
        VALIDATION_FAILED_SIGNATURE_MISMATCH = "ValidationFailedSignatureMismatch",
        VALIDATION_FAILED_INTEGRITY_MISMATCH = "ValidationFailedIntegrityMismatch",
        SIGNATURE_BASE_UNKNOWN_DERIVED_COMPONENT = "SignatureBaseUnknownDerivedComponent",
        SIGNATURE_BASE_MISSING_HEADER = "SignatureBaseMissingHeader",
        SIGNATURE_BASE_INVALID_UNENCODED_DIGEST = "SignatureBaseInvalidUnencodedDigest",
        SIGNATURE_BASE_UNSUPPORTED_COMPONENT = "SignatureBaseUnsupportedComponent",
    }
}

open_enum! {
    /// `Audits.UnencodedDigestError`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Audits/#type-UnencodedDigestError)
    UnencodedDigestError {
        MALFORMED_DICTIONARY = "MalformedDictionary", UNKNOWN_ALGORITHM = "UnknownAlgorithm",
        INCORRECT_DIGEST_TYPE = "IncorrectDigestType",
        INCORRECT_DIGEST_LENGTH = "IncorrectDigestLength",
    }
}

open_enum! {
    /// `Audits.ConnectionAllowlistError`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Audits/#type-ConnectionAllowlistError)
    ConnectionAllowlistError {
        INVALID_HEADER = "InvalidHeader", MORE_THAN_ONE_LIST = "MoreThanOneList",
        ITEM_NOT_INNER_LIST = "ItemNotInnerList",
        INVALID_ALLOWLIST_ITEM_TYPE = "InvalidAllowlistItemType",
        REPORTING_ENDPOINT_NOT_TOKEN = "ReportingEndpointNotToken",
        INVALID_URL_PATTERN = "InvalidUrlPattern",
        I_FRAME_ATTRIBUTE_LOOSENS_EMBEDDING_REQUIREMENT = "IFrameAttributeLoosensEmbeddingRequirement",
        INVALID_ALLOW_CONNECTION_ALLOWLIST_FROM = "InvalidAllowConnectionAllowlistFrom",
        EMBEDDING_REQUIREMENT_NOT_SATISFIED = "EmbeddingRequirementNotSatisfied",
    }
}

/// `Audits.QuirksModeIssueDetails`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Audits/#type-QuirksModeIssueDetails)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct QuirksModeIssueDetails {
    pub is_limited_quirks_mode: bool,
    pub document_node_id: p::dom::BackendNodeId,
    pub url: String,
    pub frame_id: p::page::FrameId,
    pub loader_id: p::network::LoaderId,
}
impl p::Decode for QuirksModeIssueDetails {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_is_limited_quirks_mode = Default::default(); let mut f_document_node_id = None;
        let mut f_url = None; let mut f_frame_id = None; let mut f_loader_id = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"isLimitedQuirksMode" => r.read_lenient(&mut f_is_limited_quirks_mode),
                b"documentNodeId" => r.read(&mut f_document_node_id),
                b"url" => r.read(&mut f_url),
                b"frameId" => r.read(&mut f_frame_id),
                b"loaderId" => r.read(&mut f_loader_id),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            is_limited_quirks_mode: f_is_limited_quirks_mode,
            document_node_id: r.need(f_document_node_id, at, "documentNodeId")?,
            url: r.need(f_url, at, "url")?, frame_id: r.need(f_frame_id, at, "frameId")?,
            loader_id: r.need(f_loader_id, at, "loaderId")?,
        })
    }
}

/// `Audits.NavigatorUserAgentIssueDetails`. **Deprecated.** [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Audits/#type-NavigatorUserAgentIssueDetails)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct NavigatorUserAgentIssueDetails {
    pub url: String,
    pub location: Option<SourceCodeLocation>,
}
impl p::Decode for NavigatorUserAgentIssueDetails {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_url = None; let mut f_location = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"url" => r.read(&mut f_url),
                b"location" => r.read(&mut f_location),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            url: r.need(f_url, at, "url")?, location: f_location,
        })
    }
}

/// `Audits.SharedDictionaryIssueDetails`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Audits/#type-SharedDictionaryIssueDetails)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct SharedDictionaryIssueDetails {
    pub shared_dictionary_error: SharedDictionaryError,
    pub request: AffectedRequest,
}
impl p::Decode for SharedDictionaryIssueDetails {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_shared_dictionary_error = None; let mut f_request = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"sharedDictionaryError" => r.read(&mut f_shared_dictionary_error),
                b"request" => r.read(&mut f_request),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            shared_dictionary_error: r.need(f_shared_dictionary_error, at, "sharedDictionaryError")?,
            request: r.need(f_request, at, "request")?,
        })
    }
}

/// `Audits.SRIMessageSignatureIssueDetails`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Audits/#type-SRIMessageSignatureIssueDetails)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct SRIMessageSignatureIssueDetails {
    pub error: SRIMessageSignatureError,
    pub signature_base: String,
    pub integrity_assertions: Vec<String>,
    pub request: AffectedRequest,
}
impl p::Decode for SRIMessageSignatureIssueDetails {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_error = None; let mut f_signature_base = None;
        let mut f_integrity_assertions = Default::default(); let mut f_request = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"error" => r.read(&mut f_error),
                b"signatureBase" => r.read(&mut f_signature_base),
                b"integrityAssertions" => r.read_lenient(&mut f_integrity_assertions),
                b"request" => r.read(&mut f_request),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            error: r.need(f_error, at, "error")?,
            signature_base: r.need(f_signature_base, at, "signatureBase")?,
            integrity_assertions: f_integrity_assertions,
            request: r.need(f_request, at, "request")?,
        })
    }
}

/// `Audits.UnencodedDigestIssueDetails`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Audits/#type-UnencodedDigestIssueDetails)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct UnencodedDigestIssueDetails {
    pub error: UnencodedDigestError,
    pub request: AffectedRequest,
}
impl p::Decode for UnencodedDigestIssueDetails {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_error = None; let mut f_request = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"error" => r.read(&mut f_error),
                b"request" => r.read(&mut f_request),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            error: r.need(f_error, at, "error")?, request: r.need(f_request, at, "request")?,
        })
    }
}

/// `Audits.ConnectionAllowlistIssueDetails`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Audits/#type-ConnectionAllowlistIssueDetails)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct ConnectionAllowlistIssueDetails {
    pub error: ConnectionAllowlistError,
    pub request: AffectedRequest,
}
impl p::Decode for ConnectionAllowlistIssueDetails {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_error = None; let mut f_request = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"error" => r.read(&mut f_error),
                b"request" => r.read(&mut f_request),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            error: r.need(f_error, at, "error")?, request: r.need(f_request, at, "request")?,
        })
    }
}

open_enum! {
    /// `Audits.GenericIssueErrorType`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Audits/#type-GenericIssueErrorType)
    GenericIssueErrorType {
        FORM_LABEL_FOR_NAME_ERROR = "FormLabelForNameError",
        FORM_DUPLICATE_ID_FOR_INPUT_ERROR = "FormDuplicateIdForInputError",
        FORM_INPUT_WITH_NO_LABEL_ERROR = "FormInputWithNoLabelError",
        FORM_AUTOCOMPLETE_ATTRIBUTE_EMPTY_ERROR = "FormAutocompleteAttributeEmptyError",
        FORM_EMPTY_ID_AND_NAME_ATTRIBUTES_FOR_INPUT_ERROR = "FormEmptyIdAndNameAttributesForInputError",
        FORM_ARIA_LABELLED_BY_TO_NON_EXISTING_ID_ERROR = "FormAriaLabelledByToNonExistingIdError",
        FORM_INPUT_ASSIGNED_AUTOCOMPLETE_VALUE_TO_ID_OR_NAME_ATTRIBUTE_ERROR = "FormInputAssignedAutocompleteValueToIdOrNameAttributeError",
        FORM_LABEL_HAS_NEITHER_FOR_NOR_NESTED_INPUT_ERROR = "FormLabelHasNeitherForNorNestedInputError",
        FORM_LABEL_FOR_MATCHES_NON_EXISTING_ID_ERROR = "FormLabelForMatchesNonExistingIdError",
        FORM_INPUT_HAS_WRONG_BUT_WELL_INTENDED_AUTOCOMPLETE_VALUE_ERROR = "FormInputHasWrongButWellIntendedAutocompleteValueError",
        RESPONSE_WAS_BLOCKED_BY_ORB = "ResponseWasBlockedByORB",
        NAVIGATION_ENTRY_MARKED_SKIPPABLE = "NavigationEntryMarkedSkippable",
        BACK_UI_NAVIGATION_WOULD_SKIP_AD = "BackUINavigationWouldSkipAd",
        AUTOFILL_AND_MANUAL_TEXT_POLICY_CONTROLLED_FEATURES_INFO = "AutofillAndManualTextPolicyControlledFeaturesInfo",
        AUTOFILL_POLICY_CONTROLLED_FEATURE_INFO = "AutofillPolicyControlledFeatureInfo",
        MANUAL_TEXT_POLICY_CONTROLLED_FEATURE_INFO = "ManualTextPolicyControlledFeatureInfo",
        FORM_MODEL_CONTEXT_PARAMETER_MISSING_TITLE_AND_DESCRIPTION = "FormModelContextParameterMissingTitleAndDescription",
        FORM_MODEL_CONTEXT_MISSING_TOOL_NAME = "FormModelContextMissingToolName",
        FORM_MODEL_CONTEXT_MISSING_TOOL_DESCRIPTION = "FormModelContextMissingToolDescription",
        FORM_MODEL_CONTEXT_REQUIRED_PARAMETER_MISSING_NAME = "FormModelContextRequiredParameterMissingName",
        FORM_MODEL_CONTEXT_PARAMETER_MISSING_NAME = "FormModelContextParameterMissingName",
        GEOLOCATION_PROMPT_WITHOUT_USER_GESTURE = "GeolocationPromptWithoutUserGesture",
    }
}

/// `Audits.GenericIssueDetails`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Audits/#type-GenericIssueDetails)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct GenericIssueDetails {
    pub error_type: GenericIssueErrorType,
    pub frame_id: Option<p::page::FrameId>,
    pub violating_node_id: Option<p::dom::BackendNodeId>,
    pub violating_node_attribute: Option<String>,
    pub request: Option<AffectedRequest>,
}
impl p::Decode for GenericIssueDetails {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_error_type = None; let mut f_frame_id = None; let mut f_violating_node_id = None;
        let mut f_violating_node_attribute = None; let mut f_request = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"errorType" => r.read(&mut f_error_type),
                b"frameId" => r.read(&mut f_frame_id),
                b"violatingNodeId" => r.read(&mut f_violating_node_id),
                b"violatingNodeAttribute" => r.read(&mut f_violating_node_attribute),
                b"request" => r.read(&mut f_request),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            error_type: r.need(f_error_type, at, "errorType")?, frame_id: f_frame_id,
            violating_node_id: f_violating_node_id,
            violating_node_attribute: f_violating_node_attribute, request: f_request,
        })
    }
}

/// `Audits.DeprecationIssueDetails`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Audits/#type-DeprecationIssueDetails)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct DeprecationIssueDetails {
    pub affected_frame: Option<AffectedFrame>,
    pub source_code_location: SourceCodeLocation,
    pub r#type: String,
}
impl p::Decode for DeprecationIssueDetails {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_affected_frame = None; let mut f_source_code_location = None;
        let mut f_type = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"affectedFrame" => r.read(&mut f_affected_frame),
                b"sourceCodeLocation" => r.read(&mut f_source_code_location),
                b"type" => r.read(&mut f_type),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            affected_frame: f_affected_frame,
            source_code_location: r.need(f_source_code_location, at, "sourceCodeLocation")?,
            r#type: r.need(f_type, at, "type")?,
        })
    }
}

/// `Audits.BounceTrackingIssueDetails`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Audits/#type-BounceTrackingIssueDetails)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct BounceTrackingIssueDetails {
    pub tracking_sites: Vec<String>,
}
impl p::Decode for BounceTrackingIssueDetails {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        r.begin_object()?;
        let mut f_tracking_sites = Default::default();
        while let Some(name) = r.name()? {
            match &*name {
                b"trackingSites" => r.read_lenient(&mut f_tracking_sites),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            tracking_sites: f_tracking_sites,
        })
    }
}

/// `Audits.CookieDeprecationMetadataIssueDetails`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Audits/#type-CookieDeprecationMetadataIssueDetails)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct CookieDeprecationMetadataIssueDetails {
    pub allowed_sites: Vec<String>,
    pub opt_out_percentage: f64,
    pub is_opt_out_top_level: bool,
    pub operation: CookieOperation,
}
impl p::Decode for CookieDeprecationMetadataIssueDetails {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_allowed_sites = Default::default(); let mut f_opt_out_percentage = None;
        let mut f_is_opt_out_top_level = Default::default(); let mut f_operation = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"allowedSites" => r.read_lenient(&mut f_allowed_sites),
                b"optOutPercentage" => r.read(&mut f_opt_out_percentage),
                b"isOptOutTopLevel" => r.read_lenient(&mut f_is_opt_out_top_level),
                b"operation" => r.read(&mut f_operation),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            allowed_sites: f_allowed_sites,
            opt_out_percentage: r.need(f_opt_out_percentage, at, "optOutPercentage")?,
            is_opt_out_top_level: f_is_opt_out_top_level,
            operation: r.need(f_operation, at, "operation")?,
        })
    }
}

open_enum! {
    /// `Audits.ClientHintIssueReason`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Audits/#type-ClientHintIssueReason)
    ClientHintIssueReason {
        META_TAG_ALLOW_LIST_INVALID_ORIGIN = "MetaTagAllowListInvalidOrigin",
        META_TAG_MODIFIED_HTML = "MetaTagModifiedHTML",
    }
}

/// `Audits.FederatedAuthRequestIssueDetails`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Audits/#type-FederatedAuthRequestIssueDetails)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct FederatedAuthRequestIssueDetails {
    pub federated_auth_request_issue_reason: FederatedAuthRequestIssueReason,
}
impl p::Decode for FederatedAuthRequestIssueDetails {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_federated_auth_request_issue_reason = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"federatedAuthRequestIssueReason" => r.read(&mut f_federated_auth_request_issue_reason),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            federated_auth_request_issue_reason: r.need(f_federated_auth_request_issue_reason, at, "federatedAuthRequestIssueReason")?,
        })
    }
}

open_enum! {
    /// `Audits.FederatedAuthRequestIssueReason`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Audits/#type-FederatedAuthRequestIssueReason)
    FederatedAuthRequestIssueReason {
        SHOULD_EMBARGO = "ShouldEmbargo", TOO_MANY_REQUESTS = "TooManyRequests",
        WELL_KNOWN_HTTP_NOT_FOUND = "WellKnownHttpNotFound",
        WELL_KNOWN_NO_RESPONSE = "WellKnownNoResponse",
        WELL_KNOWN_BLOCKED_BY_CONNECTION_ALLOWLIST = "WellKnownBlockedByConnectionAllowlist",
        WELL_KNOWN_INVALID_RESPONSE = "WellKnownInvalidResponse",
        WELL_KNOWN_LIST_EMPTY = "WellKnownListEmpty",
        WELL_KNOWN_INVALID_CONTENT_TYPE = "WellKnownInvalidContentType",
        CONFIG_NOT_IN_WELL_KNOWN = "ConfigNotInWellKnown", WELL_KNOWN_TOO_BIG = "WellKnownTooBig",
        CONFIG_HTTP_NOT_FOUND = "ConfigHttpNotFound", CONFIG_NO_RESPONSE = "ConfigNoResponse",
        CONFIG_BLOCKED_BY_CONNECTION_ALLOWLIST = "ConfigBlockedByConnectionAllowlist",
        CONFIG_INVALID_RESPONSE = "ConfigInvalidResponse",
        CONFIG_INVALID_CONTENT_TYPE = "ConfigInvalidContentType",
        IDP_NOT_POTENTIALLY_TRUSTWORTHY = "IdpNotPotentiallyTrustworthy",
        DISABLED_IN_SETTINGS = "DisabledInSettings", DISABLED_IN_FLAGS = "DisabledInFlags",
        ERROR_FETCHING_SIGNIN = "ErrorFetchingSignin",
        INVALID_SIGNIN_RESPONSE = "InvalidSigninResponse",
        ACCOUNTS_HTTP_NOT_FOUND = "AccountsHttpNotFound",
        ACCOUNTS_NO_RESPONSE = "AccountsNoResponse",
        ACCOUNTS_BLOCKED_BY_CONNECTION_ALLOWLIST = "AccountsBlockedByConnectionAllowlist",
        ACCOUNTS_INVALID_RESPONSE = "AccountsInvalidResponse",
        ACCOUNTS_LIST_EMPTY = "AccountsListEmpty",
        ACCOUNTS_INVALID_CONTENT_TYPE = "AccountsInvalidContentType",
        ID_TOKEN_HTTP_NOT_FOUND = "IdTokenHttpNotFound", ID_TOKEN_NO_RESPONSE = "IdTokenNoResponse",
        ID_TOKEN_BLOCKED_BY_CONNECTION_ALLOWLIST = "IdTokenBlockedByConnectionAllowlist",
        ID_TOKEN_INVALID_RESPONSE = "IdTokenInvalidResponse",
        ID_TOKEN_IDP_ERROR_RESPONSE = "IdTokenIdpErrorResponse",
        ID_TOKEN_CROSS_SITE_IDP_ERROR_RESPONSE = "IdTokenCrossSiteIdpErrorResponse",
        ID_TOKEN_INVALID_REQUEST = "IdTokenInvalidRequest",
        ID_TOKEN_INVALID_CONTENT_TYPE = "IdTokenInvalidContentType",
        ERROR_ID_TOKEN = "ErrorIdToken", CANCELED = "Canceled",
        RP_PAGE_NOT_VISIBLE = "RpPageNotVisible",
        SILENT_MEDIATION_FAILURE = "SilentMediationFailure",
        NOT_SIGNED_IN_WITH_IDP = "NotSignedInWithIdp",
        MISSING_TRANSIENT_USER_ACTIVATION = "MissingTransientUserActivation",
        REPLACED_BY_ACTIVE_MODE = "ReplacedByActiveMode",
        RELYING_PARTY_ORIGIN_IS_OPAQUE = "RelyingPartyOriginIsOpaque",
        TYPE_NOT_MATCHING = "TypeNotMatching", UI_DISMISSED_NO_EMBARGO = "UiDismissedNoEmbargo",
        CORS_ERROR = "CorsError",
        SUPPRESSED_BY_SEGMENTATION_PLATFORM = "SuppressedBySegmentationPlatform",
        POPUP_BLOCKED_BY_CONNECTION_ALLOWLIST = "PopupBlockedByConnectionAllowlist",
    }
}

/// `Audits.FederatedAuthUserInfoRequestIssueDetails`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Audits/#type-FederatedAuthUserInfoRequestIssueDetails)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct FederatedAuthUserInfoRequestIssueDetails {
    pub federated_auth_user_info_request_issue_reason: FederatedAuthUserInfoRequestIssueReason,
}
impl p::Decode for FederatedAuthUserInfoRequestIssueDetails {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_federated_auth_user_info_request_issue_reason = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"federatedAuthUserInfoRequestIssueReason" => r.read(&mut f_federated_auth_user_info_request_issue_reason),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            federated_auth_user_info_request_issue_reason: r.need(f_federated_auth_user_info_request_issue_reason, at, "federatedAuthUserInfoRequestIssueReason")?,
        })
    }
}

open_enum! {
    /// `Audits.FederatedAuthUserInfoRequestIssueReason`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Audits/#type-FederatedAuthUserInfoRequestIssueReason)
    FederatedAuthUserInfoRequestIssueReason {
        NOT_SAME_ORIGIN = "NotSameOrigin", NOT_IFRAME = "NotIframe",
        NOT_POTENTIALLY_TRUSTWORTHY = "NotPotentiallyTrustworthy",
        NO_API_PERMISSION = "NoApiPermission", NOT_SIGNED_IN_WITH_IDP = "NotSignedInWithIdp",
        NO_ACCOUNT_SHARING_PERMISSION = "NoAccountSharingPermission",
        INVALID_CONFIG_OR_WELL_KNOWN = "InvalidConfigOrWellKnown",
        INVALID_ACCOUNTS_RESPONSE = "InvalidAccountsResponse",
        NO_RETURNING_USER_FROM_FETCHED_ACCOUNTS = "NoReturningUserFromFetchedAccounts",
    }
}

/// `Audits.EmailVerificationRequestIssueDetails`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Audits/#type-EmailVerificationRequestIssueDetails)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct EmailVerificationRequestIssueDetails {
    pub email_verification_request_issue_reason: EmailVerificationRequestIssueReason,
}
impl p::Decode for EmailVerificationRequestIssueDetails {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_email_verification_request_issue_reason = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"emailVerificationRequestIssueReason" => r.read(&mut f_email_verification_request_issue_reason),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            email_verification_request_issue_reason: r.need(f_email_verification_request_issue_reason, at, "emailVerificationRequestIssueReason")?,
        })
    }
}

open_enum! {
    /// `Audits.EmailVerificationRequestIssueReason`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Audits/#type-EmailVerificationRequestIssueReason)
    EmailVerificationRequestIssueReason {
        INVALID_EMAIL = "InvalidEmail", DNS_FETCH_FAILED = "DnsFetchFailed",
        DNS_INVALID_RECORD = "DnsInvalidRecord",
        WELL_KNOWN_HTTP_NOT_FOUND = "WellKnownHttpNotFound",
        WELL_KNOWN_NO_RESPONSE = "WellKnownNoResponse",
        WELL_KNOWN_INVALID_RESPONSE = "WellKnownInvalidResponse",
        WELL_KNOWN_LIST_EMPTY = "WellKnownListEmpty",
        WELL_KNOWN_INVALID_CONTENT_TYPE = "WellKnownInvalidContentType",
        WELL_KNOWN_MISSING_ISSUANCE_ENDPOINT = "WellKnownMissingIssuanceEndpoint",
        WELL_KNOWN_ISSUANCE_ENDPOINT_CROSS_ORIGIN = "WellKnownIssuanceEndpointCrossOrigin",
        WELL_KNOWN_UNSUPPORTED_SIGNING_ALGORITHM = "WellKnownUnsupportedSigningAlgorithm",
        TOKEN_HTTP_NOT_FOUND = "TokenHttpNotFound", TOKEN_NO_RESPONSE = "TokenNoResponse",
        TOKEN_INVALID_RESPONSE = "TokenInvalidResponse",
        TOKEN_INVALID_CONTENT_TYPE = "TokenInvalidContentType",
        TOKEN_MALFORMED_SD_JWT = "TokenMalformedSdJwt", TOKEN_INVALID_SD_JWT = "TokenInvalidSdJwt",
        KEY_BINDING_SIGNING_FAILED = "KeyBindingSigningFailed",
        RP_ORIGIN_IS_OPAQUE = "RpOriginIsOpaque",
        WELL_KNOWN_MISSING_ACCOUNTS_ENDPOINT = "WellKnownMissingAccountsEndpoint",
        USER_LOGGED_OUT = "UserLoggedOut",
        WELL_KNOWN_ACCOUNTS_ENDPOINT_CROSS_ORIGIN = "WellKnownAccountsEndpointCrossOrigin",
        ACCOUNTS_HTTP_NOT_FOUND = "AccountsHttpNotFound",
        ACCOUNTS_NO_RESPONSE = "AccountsNoResponse",
        ACCOUNTS_INVALID_RESPONSE = "AccountsInvalidResponse",
        ACCOUNTS_INVALID_CONTENT_TYPE = "AccountsInvalidContentType",
        ACCOUNTS_EMPTY_LIST = "AccountsEmptyList",
        EMAIL_VERIFICATION_WELL_KNOWN_HTTP_NOT_FOUND = "EmailVerificationWellKnownHttpNotFound",
        EMAIL_VERIFICATION_WELL_KNOWN_NO_RESPONSE = "EmailVerificationWellKnownNoResponse",
        EMAIL_VERIFICATION_WELL_KNOWN_INVALID_RESPONSE = "EmailVerificationWellKnownInvalidResponse",
        EMAIL_VERIFICATION_WELL_KNOWN_INVALID_CONTENT_TYPE = "EmailVerificationWellKnownInvalidContentType",
        JWKS_HTTP_NOT_FOUND = "JwksHttpNotFound", JWKS_INVALID_RESPONSE = "JwksInvalidResponse",
        TOKEN_VERIFICATION_SD_JWT_UNSUPPORTED_HEADER_ALG = "TokenVerificationSdJwtUnsupportedHeaderAlg",
        TOKEN_VERIFICATION_SD_JWT_INVALID_TYP = "TokenVerificationSdJwtInvalidTyp",
        TOKEN_VERIFICATION_SD_JWT_MISSING_ISS = "TokenVerificationSdJwtMissingIss",
        TOKEN_VERIFICATION_SD_JWT_MISSING_IAT = "TokenVerificationSdJwtMissingIat",
        TOKEN_VERIFICATION_SD_JWT_MISSING_CNF = "TokenVerificationSdJwtMissingCnf",
        TOKEN_VERIFICATION_SD_JWT_MISSING_EMAIL = "TokenVerificationSdJwtMissingEmail",
        TOKEN_VERIFICATION_SD_JWT_INVALID_ISSUED_AT = "TokenVerificationSdJwtInvalidIssuedAt",
        TOKEN_VERIFICATION_SD_JWT_INVALID_ISSUER = "TokenVerificationSdJwtInvalidIssuer",
        TOKEN_VERIFICATION_SD_JWT_JWKS_MISSING_KEYS = "TokenVerificationSdJwtJwksMissingKeys",
        TOKEN_VERIFICATION_SD_JWT_SIGNATURE_FAILED = "TokenVerificationSdJwtSignatureFailed",
        TOKEN_VERIFICATION_SD_JWT_INVALID_EMAIL_VERIFIED = "TokenVerificationSdJwtInvalidEmailVerified",
        TOKEN_VERIFICATION_SD_JWT_INVALID_EMAIL = "TokenVerificationSdJwtInvalidEmail",
        TOKEN_VERIFICATION_SD_JWT_INVALID_HOLDER_KEY = "TokenVerificationSdJwtInvalidHolderKey",
        TOKEN_VERIFICATION_KB_INVALID_TYP = "TokenVerificationKbInvalidTyp",
        TOKEN_VERIFICATION_KB_MISSING_AUD = "TokenVerificationKbMissingAud",
        TOKEN_VERIFICATION_KB_MISSING_NONCE = "TokenVerificationKbMissingNonce",
        TOKEN_VERIFICATION_KB_MISSING_IAT = "TokenVerificationKbMissingIat",
        TOKEN_VERIFICATION_KB_MISSING_SD_HASH = "TokenVerificationKbMissingSdHash",
        TOKEN_VERIFICATION_KB_INVALID_ISSUED_AT = "TokenVerificationKbInvalidIssuedAt",
        TOKEN_VERIFICATION_KB_INVALID_AUDIENCE = "TokenVerificationKbInvalidAudience",
        TOKEN_VERIFICATION_KB_INVALID_NONCE = "TokenVerificationKbInvalidNonce",
        TOKEN_VERIFICATION_KB_INVALID_SD_HASH = "TokenVerificationKbInvalidSdHash",
        TOKEN_VERIFICATION_KB_MISSING_CNF = "TokenVerificationKbMissingCnf",
        TOKEN_VERIFICATION_KB_SIGNATURE_FAILED = "TokenVerificationKbSignatureFailed",
        CROSS_ORIGIN_IFRAME_NOT_SUPPORTED = "CrossOriginIframeNotSupported",
    }
}

/// `Audits.ClientHintIssueDetails`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Audits/#type-ClientHintIssueDetails)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct ClientHintIssueDetails {
    pub source_code_location: SourceCodeLocation,
    pub client_hint_issue_reason: ClientHintIssueReason,
}
impl p::Decode for ClientHintIssueDetails {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_source_code_location = None; let mut f_client_hint_issue_reason = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"sourceCodeLocation" => r.read(&mut f_source_code_location),
                b"clientHintIssueReason" => r.read(&mut f_client_hint_issue_reason),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            source_code_location: r.need(f_source_code_location, at, "sourceCodeLocation")?,
            client_hint_issue_reason: r.need(f_client_hint_issue_reason, at, "clientHintIssueReason")?,
        })
    }
}

/// `Audits.FailedRequestInfo`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Audits/#type-FailedRequestInfo)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct FailedRequestInfo {
    pub url: String,
    pub failure_message: String,
    pub request_id: Option<p::network::RequestId>,
}
impl p::Decode for FailedRequestInfo {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_url = None; let mut f_failure_message = None; let mut f_request_id = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"url" => r.read(&mut f_url),
                b"failureMessage" => r.read(&mut f_failure_message),
                b"requestId" => r.read(&mut f_request_id),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            url: r.need(f_url, at, "url")?,
            failure_message: r.need(f_failure_message, at, "failureMessage")?,
            request_id: f_request_id,
        })
    }
}

open_enum! {
    /// `Audits.PartitioningBlobURLInfo`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Audits/#type-PartitioningBlobURLInfo)
    PartitioningBlobURLInfo {
        BLOCKED_CROSS_PARTITION_FETCHING = "BlockedCrossPartitionFetching",
        ENFORCE_NOOPENER_FOR_NAVIGATION = "EnforceNoopenerForNavigation",
    }
}

/// `Audits.PartitioningBlobURLIssueDetails`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Audits/#type-PartitioningBlobURLIssueDetails)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct PartitioningBlobURLIssueDetails {
    pub url: String,
    pub partitioning_blob_url_info: PartitioningBlobURLInfo,
}
impl p::Decode for PartitioningBlobURLIssueDetails {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_url = None; let mut f_partitioning_blob_url_info = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"url" => r.read(&mut f_url),
                b"partitioningBlobURLInfo" => r.read(&mut f_partitioning_blob_url_info),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            url: r.need(f_url, at, "url")?,
            partitioning_blob_url_info: r.need(f_partitioning_blob_url_info, at, "partitioningBlobURLInfo")?,
        })
    }
}

open_enum! {
    /// `Audits.ElementAccessibilityIssueReason`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Audits/#type-ElementAccessibilityIssueReason)
    ElementAccessibilityIssueReason {
        DISALLOWED_SELECT_CHILD = "DisallowedSelectChild",
        DISALLOWED_OPT_GROUP_CHILD = "DisallowedOptGroupChild",
        NON_PHRASING_CONTENT_OPTION_CHILD = "NonPhrasingContentOptionChild",
        INTERACTIVE_CONTENT_OPTION_CHILD = "InteractiveContentOptionChild",
        INTERACTIVE_CONTENT_LEGEND_CHILD = "InteractiveContentLegendChild",
        INTERACTIVE_CONTENT_SUMMARY_DESCENDANT = "InteractiveContentSummaryDescendant",
    }
}

/// `Audits.ElementAccessibilityIssueDetails`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Audits/#type-ElementAccessibilityIssueDetails)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct ElementAccessibilityIssueDetails {
    pub node_id: p::dom::BackendNodeId,
    pub element_accessibility_issue_reason: ElementAccessibilityIssueReason,
    pub has_disallowed_attributes: bool,
}
impl p::Decode for ElementAccessibilityIssueDetails {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_node_id = None; let mut f_element_accessibility_issue_reason = None;
        let mut f_has_disallowed_attributes = Default::default();
        while let Some(name) = r.name()? {
            match &*name {
                b"nodeId" => r.read(&mut f_node_id),
                b"elementAccessibilityIssueReason" => r.read(&mut f_element_accessibility_issue_reason),
                b"hasDisallowedAttributes" => r.read_lenient(&mut f_has_disallowed_attributes),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            node_id: r.need(f_node_id, at, "nodeId")?,
            element_accessibility_issue_reason: r.need(f_element_accessibility_issue_reason, at, "elementAccessibilityIssueReason")?,
            has_disallowed_attributes: f_has_disallowed_attributes,
        })
    }
}

open_enum! {
    /// `Audits.StyleSheetLoadingIssueReason`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Audits/#type-StyleSheetLoadingIssueReason)
    StyleSheetLoadingIssueReason {
        LATE_IMPORT_RULE = "LateImportRule", REQUEST_FAILED = "RequestFailed",
    }
}

/// `Audits.StylesheetLoadingIssueDetails`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Audits/#type-StylesheetLoadingIssueDetails)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct StylesheetLoadingIssueDetails {
    pub source_code_location: SourceCodeLocation,
    pub style_sheet_loading_issue_reason: StyleSheetLoadingIssueReason,
    pub failed_request_info: Option<FailedRequestInfo>,
}
impl p::Decode for StylesheetLoadingIssueDetails {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_source_code_location = None; let mut f_style_sheet_loading_issue_reason = None;
        let mut f_failed_request_info = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"sourceCodeLocation" => r.read(&mut f_source_code_location),
                b"styleSheetLoadingIssueReason" => r.read(&mut f_style_sheet_loading_issue_reason),
                b"failedRequestInfo" => r.read(&mut f_failed_request_info),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            source_code_location: r.need(f_source_code_location, at, "sourceCodeLocation")?,
            style_sheet_loading_issue_reason: r.need(f_style_sheet_loading_issue_reason, at, "styleSheetLoadingIssueReason")?,
            failed_request_info: f_failed_request_info,
        })
    }
}

open_enum! {
    /// `Audits.PropertyRuleIssueReason`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Audits/#type-PropertyRuleIssueReason)
    PropertyRuleIssueReason {
        INVALID_SYNTAX = "InvalidSyntax", INVALID_INITIAL_VALUE = "InvalidInitialValue",
        INVALID_INHERITS = "InvalidInherits", INVALID_NAME = "InvalidName",
    }
}

/// `Audits.PropertyRuleIssueDetails`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Audits/#type-PropertyRuleIssueDetails)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct PropertyRuleIssueDetails {
    pub source_code_location: SourceCodeLocation,
    pub property_rule_issue_reason: PropertyRuleIssueReason,
    pub property_value: Option<String>,
}
impl p::Decode for PropertyRuleIssueDetails {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_source_code_location = None; let mut f_property_rule_issue_reason = None;
        let mut f_property_value = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"sourceCodeLocation" => r.read(&mut f_source_code_location),
                b"propertyRuleIssueReason" => r.read(&mut f_property_rule_issue_reason),
                b"propertyValue" => r.read(&mut f_property_value),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            source_code_location: r.need(f_source_code_location, at, "sourceCodeLocation")?,
            property_rule_issue_reason: r.need(f_property_rule_issue_reason, at, "propertyRuleIssueReason")?,
            property_value: f_property_value,
        })
    }
}

open_enum! {
    /// `Audits.UserReidentificationIssueType`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Audits/#type-UserReidentificationIssueType)
    UserReidentificationIssueType {
        BLOCKED_FRAME_NAVIGATION = "BlockedFrameNavigation",
        BLOCKED_SUBRESOURCE = "BlockedSubresource", NOISED_CANVAS_READBACK = "NoisedCanvasReadback",
    }
}

/// `Audits.UserReidentificationIssueDetails`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Audits/#type-UserReidentificationIssueDetails)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct UserReidentificationIssueDetails {
    pub r#type: UserReidentificationIssueType,
    pub request: Option<AffectedRequest>,
    pub source_code_location: Option<SourceCodeLocation>,
}
impl p::Decode for UserReidentificationIssueDetails {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_type = None; let mut f_request = None; let mut f_source_code_location = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"type" => r.read(&mut f_type),
                b"request" => r.read(&mut f_request),
                b"sourceCodeLocation" => r.read(&mut f_source_code_location),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            r#type: r.need(f_type, at, "type")?, request: f_request,
            source_code_location: f_source_code_location,
        })
    }
}

open_enum! {
    /// `Audits.PermissionElementIssueType`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Audits/#type-PermissionElementIssueType)
    PermissionElementIssueType {
        INVALID_TYPE = "InvalidType", FENCED_FRAME_DISALLOWED = "FencedFrameDisallowed",
        CSP_FRAME_ANCESTORS_MISSING = "CspFrameAncestorsMissing",
        PERMISSIONS_POLICY_BLOCKED = "PermissionsPolicyBlocked",
        PADDING_RIGHT_UNSUPPORTED = "PaddingRightUnsupported",
        PADDING_BOTTOM_UNSUPPORTED = "PaddingBottomUnsupported",
        INSET_BOX_SHADOW_UNSUPPORTED = "InsetBoxShadowUnsupported",
        REQUEST_IN_PROGRESS = "RequestInProgress", UNTRUSTED_EVENT = "UntrustedEvent",
        REGISTRATION_FAILED = "RegistrationFailed", TYPE_NOT_SUPPORTED = "TypeNotSupported",
        INVALID_TYPE_ACTIVATION = "InvalidTypeActivation",
        SECURITY_CHECKS_FAILED = "SecurityChecksFailed", ACTIVATION_DISABLED = "ActivationDisabled",
        GEOLOCATION_DEPRECATED = "GeolocationDeprecated",
        INVALID_DISPLAY_STYLE = "InvalidDisplayStyle", NON_OPAQUE_COLOR = "NonOpaqueColor",
        LOW_CONTRAST = "LowContrast", FONT_SIZE_TOO_SMALL = "FontSizeTooSmall",
        FONT_SIZE_TOO_LARGE = "FontSizeTooLarge", INVALID_SIZE_VALUE = "InvalidSizeValue",
        NON_SECURE_CONTEXT = "NonSecureContext",
        MISSING_TRANSIENT_USER_ACTIVATION = "MissingTransientUserActivation",
    }
}

/// `Audits.PermissionElementIssueDetails`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Audits/#type-PermissionElementIssueDetails)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct PermissionElementIssueDetails {
    pub issue_type: PermissionElementIssueType,
    pub r#type: Option<String>,
    pub node_id: Option<p::dom::BackendNodeId>,
    pub is_warning: Option<bool>,
    pub permission_name: Option<String>,
    pub occluder_node_info: Option<String>,
    pub occluder_parent_node_info: Option<String>,
    pub disable_reason: Option<String>,
}
impl p::Decode for PermissionElementIssueDetails {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_issue_type = None; let mut f_type = None; let mut f_node_id = None;
        let mut f_is_warning = None; let mut f_permission_name = None;
        let mut f_occluder_node_info = None; let mut f_occluder_parent_node_info = None;
        let mut f_disable_reason = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"issueType" => r.read(&mut f_issue_type),
                b"type" => r.read(&mut f_type),
                b"nodeId" => r.read(&mut f_node_id),
                b"isWarning" => r.read(&mut f_is_warning),
                b"permissionName" => r.read(&mut f_permission_name),
                b"occluderNodeInfo" => r.read(&mut f_occluder_node_info),
                b"occluderParentNodeInfo" => r.read(&mut f_occluder_parent_node_info),
                b"disableReason" => r.read(&mut f_disable_reason),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            issue_type: r.need(f_issue_type, at, "issueType")?, r#type: f_type, node_id: f_node_id,
            is_warning: f_is_warning, permission_name: f_permission_name,
            occluder_node_info: f_occluder_node_info,
            occluder_parent_node_info: f_occluder_parent_node_info,
            disable_reason: f_disable_reason,
        })
    }
}

open_enum! {
    /// `Audits.WebInstallIssueReason`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Audits/#type-WebInstallIssueReason)
    WebInstallIssueReason {
        MANIFEST_PARSING_OR_NETWORK_ERROR = "ManifestParsingOrNetworkError",
        START_URL_INVALID = "StartUrlInvalid",
        MANIFEST_MISSING_NAME_OR_SHORT_NAME = "ManifestMissingNameOrShortName",
        MANIFEST_MISSING_ID = "ManifestMissingId", NO_MANIFEST = "NoManifest",
    }
}

/// `Audits.WebInstallIssueDetails`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Audits/#type-WebInstallIssueDetails)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct WebInstallIssueDetails {
    pub manifest_url: Option<String>,
    pub reason: WebInstallIssueReason,
}
impl p::Decode for WebInstallIssueDetails {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_manifest_url = None; let mut f_reason = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"manifestUrl" => r.read(&mut f_manifest_url),
                b"reason" => r.read(&mut f_reason),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            manifest_url: f_manifest_url, reason: r.need(f_reason, at, "reason")?,
        })
    }
}

/// `Audits.SelectivePermissionsInterventionIssueDetails`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Audits/#type-SelectivePermissionsInterventionIssueDetails)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct SelectivePermissionsInterventionIssueDetails {
    pub api_name: String,
    pub ad_ancestry: p::network::AdAncestry,
    pub stack_trace: Option<p::runtime::StackTrace>,
}
impl p::Decode for SelectivePermissionsInterventionIssueDetails {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_api_name = None; let mut f_ad_ancestry = None; let mut f_stack_trace = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"apiName" => r.read(&mut f_api_name),
                b"adAncestry" => r.read(&mut f_ad_ancestry),
                b"stackTrace" => r.read(&mut f_stack_trace),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            api_name: r.need(f_api_name, at, "apiName")?,
            ad_ancestry: r.need(f_ad_ancestry, at, "adAncestry")?, stack_trace: f_stack_trace,
        })
    }
}

/// `Audits.LazyLoadImageIssueDetails`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Audits/#type-LazyLoadImageIssueDetails)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct LazyLoadImageIssueDetails {
    pub node_id: p::dom::BackendNodeId,
    pub url: String,
    pub frame_id: p::page::FrameId,
}
impl p::Decode for LazyLoadImageIssueDetails {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_node_id = None; let mut f_url = None; let mut f_frame_id = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"nodeId" => r.read(&mut f_node_id),
                b"url" => r.read(&mut f_url),
                b"frameId" => r.read(&mut f_frame_id),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            node_id: r.need(f_node_id, at, "nodeId")?, url: r.need(f_url, at, "url")?,
            frame_id: r.need(f_frame_id, at, "frameId")?,
        })
    }
}

open_enum! {
    /// `Audits.InspectorIssueCode`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Audits/#type-InspectorIssueCode)
    InspectorIssueCode {
        COOKIE_ISSUE = "CookieIssue", MIXED_CONTENT_ISSUE = "MixedContentIssue",
        BLOCKED_BY_RESPONSE_ISSUE = "BlockedByResponseIssue", HEAVY_AD_ISSUE = "HeavyAdIssue",
        CONTENT_SECURITY_POLICY_ISSUE = "ContentSecurityPolicyIssue",
        SHARED_ARRAY_BUFFER_ISSUE = "SharedArrayBufferIssue", CORS_ISSUE = "CorsIssue",
        QUIRKS_MODE_ISSUE = "QuirksModeIssue",
        PARTITIONING_BLOB_URL_ISSUE = "PartitioningBlobURLIssue",
        NAVIGATOR_USER_AGENT_ISSUE = "NavigatorUserAgentIssue", GENERIC_ISSUE = "GenericIssue",
        DEPRECATION_ISSUE = "DeprecationIssue", CLIENT_HINT_ISSUE = "ClientHintIssue",
        FEDERATED_AUTH_REQUEST_ISSUE = "FederatedAuthRequestIssue",
        BOUNCE_TRACKING_ISSUE = "BounceTrackingIssue",
        COOKIE_DEPRECATION_METADATA_ISSUE = "CookieDeprecationMetadataIssue",
        STYLESHEET_LOADING_ISSUE = "StylesheetLoadingIssue",
        FEDERATED_AUTH_USER_INFO_REQUEST_ISSUE = "FederatedAuthUserInfoRequestIssue",
        PROPERTY_RULE_ISSUE = "PropertyRuleIssue",
        SHARED_DICTIONARY_ISSUE = "SharedDictionaryIssue",
        ELEMENT_ACCESSIBILITY_ISSUE = "ElementAccessibilityIssue",
        SRI_MESSAGE_SIGNATURE_ISSUE = "SRIMessageSignatureIssue",
        UNENCODED_DIGEST_ISSUE = "UnencodedDigestIssue",
        CONNECTION_ALLOWLIST_ISSUE = "ConnectionAllowlistIssue",
        USER_REIDENTIFICATION_ISSUE = "UserReidentificationIssue",
        PERMISSION_ELEMENT_ISSUE = "PermissionElementIssue", PERFORMANCE_ISSUE = "PerformanceIssue",
        SELECTIVE_PERMISSIONS_INTERVENTION_ISSUE = "SelectivePermissionsInterventionIssue",
        EMAIL_VERIFICATION_REQUEST_ISSUE = "EmailVerificationRequestIssue",
        LAZY_LOAD_IMAGE_ISSUE = "LazyLoadImageIssue", WEB_INSTALL_ISSUE = "WebInstallIssue",
    }
}

/// `Audits.InspectorIssueDetails`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Audits/#type-InspectorIssueDetails)
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct InspectorIssueDetails {
    pub cookie_issue_details: Option<CookieIssueDetails>,
    pub mixed_content_issue_details: Option<MixedContentIssueDetails>,
    pub blocked_by_response_issue_details: Option<BlockedByResponseIssueDetails>,
    pub heavy_ad_issue_details: Option<HeavyAdIssueDetails>,
    pub content_security_policy_issue_details: Option<ContentSecurityPolicyIssueDetails>,
    pub shared_array_buffer_issue_details: Option<SharedArrayBufferIssueDetails>,
    pub cors_issue_details: Option<CorsIssueDetails>,
    pub quirks_mode_issue_details: Option<QuirksModeIssueDetails>,
    pub partitioning_blob_url_issue_details: Option<PartitioningBlobURLIssueDetails>,
    /// **Deprecated.**
    pub navigator_user_agent_issue_details: Option<NavigatorUserAgentIssueDetails>,
    pub generic_issue_details: Option<GenericIssueDetails>,
    pub deprecation_issue_details: Option<DeprecationIssueDetails>,
    pub client_hint_issue_details: Option<ClientHintIssueDetails>,
    pub federated_auth_request_issue_details: Option<FederatedAuthRequestIssueDetails>,
    pub bounce_tracking_issue_details: Option<BounceTrackingIssueDetails>,
    pub cookie_deprecation_metadata_issue_details: Option<CookieDeprecationMetadataIssueDetails>,
    pub stylesheet_loading_issue_details: Option<StylesheetLoadingIssueDetails>,
    pub property_rule_issue_details: Option<PropertyRuleIssueDetails>,
    pub federated_auth_user_info_request_issue_details: Option<FederatedAuthUserInfoRequestIssueDetails>,
    pub shared_dictionary_issue_details: Option<SharedDictionaryIssueDetails>,
    pub element_accessibility_issue_details: Option<ElementAccessibilityIssueDetails>,
    pub sri_message_signature_issue_details: Option<SRIMessageSignatureIssueDetails>,
    pub unencoded_digest_issue_details: Option<UnencodedDigestIssueDetails>,
    pub connection_allowlist_issue_details: Option<ConnectionAllowlistIssueDetails>,
    pub user_reidentification_issue_details: Option<UserReidentificationIssueDetails>,
    pub permission_element_issue_details: Option<PermissionElementIssueDetails>,
    pub performance_issue_details: Option<PerformanceIssueDetails>,
    pub selective_permissions_intervention_issue_details: Option<SelectivePermissionsInterventionIssueDetails>,
    pub email_verification_request_issue_details: Option<EmailVerificationRequestIssueDetails>,
    pub lazy_load_image_issue_details: Option<LazyLoadImageIssueDetails>,
    pub web_install_issue_details: Option<WebInstallIssueDetails>,
}
impl p::Decode for InspectorIssueDetails {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        r.begin_object()?;
        let mut f_cookie_issue_details = None; let mut f_mixed_content_issue_details = None;
        let mut f_blocked_by_response_issue_details = None; let mut f_heavy_ad_issue_details = None;
        let mut f_content_security_policy_issue_details = None;
        let mut f_shared_array_buffer_issue_details = None; let mut f_cors_issue_details = None;
        let mut f_quirks_mode_issue_details = None;
        let mut f_partitioning_blob_url_issue_details = None;
        let mut f_navigator_user_agent_issue_details = None; let mut f_generic_issue_details = None;
        let mut f_deprecation_issue_details = None; let mut f_client_hint_issue_details = None;
        let mut f_federated_auth_request_issue_details = None;
        let mut f_bounce_tracking_issue_details = None;
        let mut f_cookie_deprecation_metadata_issue_details = None;
        let mut f_stylesheet_loading_issue_details = None;
        let mut f_property_rule_issue_details = None;
        let mut f_federated_auth_user_info_request_issue_details = None;
        let mut f_shared_dictionary_issue_details = None;
        let mut f_element_accessibility_issue_details = None;
        let mut f_sri_message_signature_issue_details = None;
        let mut f_unencoded_digest_issue_details = None;
        let mut f_connection_allowlist_issue_details = None;
        let mut f_user_reidentification_issue_details = None;
        let mut f_permission_element_issue_details = None;
        let mut f_performance_issue_details = None;
        let mut f_selective_permissions_intervention_issue_details = None;
        let mut f_email_verification_request_issue_details = None;
        let mut f_lazy_load_image_issue_details = None; let mut f_web_install_issue_details = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"cookieIssueDetails" => r.read(&mut f_cookie_issue_details),
                b"mixedContentIssueDetails" => r.read(&mut f_mixed_content_issue_details),
                b"blockedByResponseIssueDetails" => r.read(&mut f_blocked_by_response_issue_details),
                b"heavyAdIssueDetails" => r.read(&mut f_heavy_ad_issue_details),
                b"contentSecurityPolicyIssueDetails" => r.read(&mut f_content_security_policy_issue_details),
                b"sharedArrayBufferIssueDetails" => r.read(&mut f_shared_array_buffer_issue_details),
                b"corsIssueDetails" => r.read(&mut f_cors_issue_details),
                b"quirksModeIssueDetails" => r.read(&mut f_quirks_mode_issue_details),
                b"partitioningBlobURLIssueDetails" => r.read(&mut f_partitioning_blob_url_issue_details),
                b"navigatorUserAgentIssueDetails" => r.read(&mut f_navigator_user_agent_issue_details),
                b"genericIssueDetails" => r.read(&mut f_generic_issue_details),
                b"deprecationIssueDetails" => r.read(&mut f_deprecation_issue_details),
                b"clientHintIssueDetails" => r.read(&mut f_client_hint_issue_details),
                b"federatedAuthRequestIssueDetails" => r.read(&mut f_federated_auth_request_issue_details),
                b"bounceTrackingIssueDetails" => r.read(&mut f_bounce_tracking_issue_details),
                b"cookieDeprecationMetadataIssueDetails" => r.read(&mut f_cookie_deprecation_metadata_issue_details),
                b"stylesheetLoadingIssueDetails" => r.read(&mut f_stylesheet_loading_issue_details),
                b"propertyRuleIssueDetails" => r.read(&mut f_property_rule_issue_details),
                b"federatedAuthUserInfoRequestIssueDetails" => r.read(&mut f_federated_auth_user_info_request_issue_details),
                b"sharedDictionaryIssueDetails" => r.read(&mut f_shared_dictionary_issue_details),
                b"elementAccessibilityIssueDetails" => r.read(&mut f_element_accessibility_issue_details),
                b"sriMessageSignatureIssueDetails" => r.read(&mut f_sri_message_signature_issue_details),
                b"unencodedDigestIssueDetails" => r.read(&mut f_unencoded_digest_issue_details),
                b"connectionAllowlistIssueDetails" => r.read(&mut f_connection_allowlist_issue_details),
                b"userReidentificationIssueDetails" => r.read(&mut f_user_reidentification_issue_details),
                b"permissionElementIssueDetails" => r.read(&mut f_permission_element_issue_details),
                b"performanceIssueDetails" => r.read(&mut f_performance_issue_details),
                b"selectivePermissionsInterventionIssueDetails" => r.read(&mut f_selective_permissions_intervention_issue_details),
                b"emailVerificationRequestIssueDetails" => r.read(&mut f_email_verification_request_issue_details),
                b"lazyLoadImageIssueDetails" => r.read(&mut f_lazy_load_image_issue_details),
                b"webInstallIssueDetails" => r.read(&mut f_web_install_issue_details),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            cookie_issue_details: f_cookie_issue_details,
            mixed_content_issue_details: f_mixed_content_issue_details,
            blocked_by_response_issue_details: f_blocked_by_response_issue_details,
            heavy_ad_issue_details: f_heavy_ad_issue_details,
            content_security_policy_issue_details: f_content_security_policy_issue_details,
            shared_array_buffer_issue_details: f_shared_array_buffer_issue_details,
            cors_issue_details: f_cors_issue_details,
            quirks_mode_issue_details: f_quirks_mode_issue_details,
            partitioning_blob_url_issue_details: f_partitioning_blob_url_issue_details,
            navigator_user_agent_issue_details: f_navigator_user_agent_issue_details,
            generic_issue_details: f_generic_issue_details,
            deprecation_issue_details: f_deprecation_issue_details,
            client_hint_issue_details: f_client_hint_issue_details,
            federated_auth_request_issue_details: f_federated_auth_request_issue_details,
            bounce_tracking_issue_details: f_bounce_tracking_issue_details,
            cookie_deprecation_metadata_issue_details: f_cookie_deprecation_metadata_issue_details,
            stylesheet_loading_issue_details: f_stylesheet_loading_issue_details,
            property_rule_issue_details: f_property_rule_issue_details,
            federated_auth_user_info_request_issue_details: f_federated_auth_user_info_request_issue_details,
            shared_dictionary_issue_details: f_shared_dictionary_issue_details,
            element_accessibility_issue_details: f_element_accessibility_issue_details,
            sri_message_signature_issue_details: f_sri_message_signature_issue_details,
            unencoded_digest_issue_details: f_unencoded_digest_issue_details,
            connection_allowlist_issue_details: f_connection_allowlist_issue_details,
            user_reidentification_issue_details: f_user_reidentification_issue_details,
            permission_element_issue_details: f_permission_element_issue_details,
            performance_issue_details: f_performance_issue_details,
            selective_permissions_intervention_issue_details: f_selective_permissions_intervention_issue_details,
            email_verification_request_issue_details: f_email_verification_request_issue_details,
            lazy_load_image_issue_details: f_lazy_load_image_issue_details,
            web_install_issue_details: f_web_install_issue_details,
        })
    }
}

text_type! {
    /// `Audits.IssueId`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Audits/#type-IssueId)
    IssueId
}

/// `Audits.InspectorIssue`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Audits/#type-InspectorIssue)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct InspectorIssue {
    pub code: InspectorIssueCode,
    pub details: InspectorIssueDetails,
    pub issue_id: Option<IssueId>,
}
impl p::Decode for InspectorIssue {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_code = None; let mut f_details = None; let mut f_issue_id = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"code" => r.read(&mut f_code),
                b"details" => r.read(&mut f_details),
                b"issueId" => r.read(&mut f_issue_id),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            code: r.need(f_code, at, "code")?, details: r.need(f_details, at, "details")?,
            issue_id: f_issue_id,
        })
    }
}

/// `Audits.getEncodedResponse`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Audits/#method-getEncodedResponse)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct GetEncodedResponse {
    pub request_id: p::network::RequestId,
    pub encoding: GetEncodedResponseEncoding,
    pub quality: Option<f64>,
    pub size_only: Option<bool>,
}
impl GetEncodedResponse {
    pub fn new(request_id: impl Into<p::network::RequestId>, encoding: impl Into<GetEncodedResponseEncoding>) -> Self { Self { request_id: request_id.into(), encoding: encoding.into(), quality: None, size_only: None } }
    pub fn with(mut self, set: impl FnOnce(&mut Self)) -> Self { set(&mut self); self }
}
impl p::Encode for GetEncodedResponse {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.field("requestId", &self.request_id);
        w.field("encoding", &self.encoding);
        w.optional("quality", &self.quality);
        w.optional("sizeOnly", &self.size_only);
        w.end_object();
    }
}
impl p::Command for GetEncodedResponse {
    const METHOD: &'static str = "Audits.getEncodedResponse";
    type Response = GetEncodedResponseResponse;
}

/// The reply to [`GetEncodedResponse`].
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct GetEncodedResponseResponse {
    pub body: Option<p::Binary>,
    pub original_size: i64,
    pub encoded_size: i64,
}
impl p::Decode for GetEncodedResponseResponse {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_body = None; let mut f_original_size = None; let mut f_encoded_size = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"body" => r.read(&mut f_body),
                b"originalSize" => r.read(&mut f_original_size),
                b"encodedSize" => r.read(&mut f_encoded_size),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            body: f_body, original_size: r.need(f_original_size, at, "originalSize")?,
            encoded_size: r.need(f_encoded_size, at, "encodedSize")?,
        })
    }
}

/// `Audits.disable`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Audits/#method-disable)
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
    const METHOD: &'static str = "Audits.disable";
    type Response = p::Empty;
}

/// `Audits.enable`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Audits/#method-enable)
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
    const METHOD: &'static str = "Audits.enable";
    type Response = p::Empty;
}

/// `Audits.checkFormsIssues`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Audits/#method-checkFormsIssues)
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct CheckFormsIssues {}
impl CheckFormsIssues {
    pub fn new() -> Self { Self {} }
}
impl p::Encode for CheckFormsIssues {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.end_object();
    }
}
impl p::Command for CheckFormsIssues {
    const METHOD: &'static str = "Audits.checkFormsIssues";
    type Response = CheckFormsIssuesResponse;
}

/// The reply to [`CheckFormsIssues`].
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct CheckFormsIssuesResponse {
    pub form_issues: Vec<GenericIssueDetails>,
}
impl p::Decode for CheckFormsIssuesResponse {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        r.begin_object()?;
        let mut f_form_issues = Default::default();
        while let Some(name) = r.name()? {
            match &*name {
                b"formIssues" => r.read_lenient(&mut f_form_issues),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            form_issues: f_form_issues,
        })
    }
}

/// `Audits.issueAdded`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Audits/#event-issueAdded)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct IssueAdded {
    pub issue: InspectorIssue,
}
impl p::Decode for IssueAdded {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_issue = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"issue" => r.read(&mut f_issue),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            issue: r.need(f_issue, at, "issue")?,
        })
    }
}
impl p::Event for IssueAdded { const METHOD: &'static str = "Audits.issueAdded"; }

open_enum! {
    /// Of `encoding` in [`GetEncodedResponse`].
    GetEncodedResponseEncoding {
        WEBP = "webp", JPEG = "jpeg", PNG = "png",
    }
}
