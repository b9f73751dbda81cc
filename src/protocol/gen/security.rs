// Generated from protocol/*.json; do not edit.
// To regenerate: cargo test --test protocol -- bless
//! The `Security` domain. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Security/)

use crate::protocol as p;

integer_type! {
    /// `Security.CertificateId`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Security/#type-CertificateId)
    CertificateId
}

open_enum! {
    /// `Security.MixedContentType`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Security/#type-MixedContentType)
    MixedContentType {
        BLOCKABLE = "blockable", OPTIONALLY_BLOCKABLE = "optionally-blockable", NONE = "none",
    }
}

open_enum! {
    /// `Security.SecurityState`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Security/#type-SecurityState)
    SecurityState {
        UNKNOWN = "unknown", NEUTRAL = "neutral", INSECURE = "insecure", SECURE = "secure",
        INFO = "info", INSECURE_BROKEN = "insecure-broken",
    }
}

/// `Security.CertificateSecurityState`. Experimental. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Security/#type-CertificateSecurityState)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct CertificateSecurityState {
    pub protocol: String,
    pub key_exchange: String,
    pub key_exchange_group: Option<String>,
    pub cipher: String,
    pub mac: Option<String>,
    pub certificate: Vec<String>,
    pub subject_name: String,
    pub issuer: String,
    pub valid_from: p::network::TimeSinceEpoch,
    pub valid_to: p::network::TimeSinceEpoch,
    pub certificate_network_error: Option<String>,
    pub certificate_has_weak_signature: bool,
    pub certificate_has_sha1_signature: bool,
    pub modern_ssl: bool,
    pub obsolete_ssl_protocol: bool,
    pub obsolete_ssl_key_exchange: bool,
    pub obsolete_ssl_cipher: bool,
    pub obsolete_ssl_signature: bool,
}
impl p::Decode for CertificateSecurityState {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_protocol = None; let mut f_key_exchange = None;
        let mut f_key_exchange_group = None; let mut f_cipher = None; let mut f_mac = None;
        let mut f_certificate = Default::default(); let mut f_subject_name = None;
        let mut f_issuer = None; let mut f_valid_from = None; let mut f_valid_to = None;
        let mut f_certificate_network_error = None;
        let mut f_certificate_has_weak_signature = Default::default();
        let mut f_certificate_has_sha1_signature = Default::default();
        let mut f_modern_ssl = Default::default();
        let mut f_obsolete_ssl_protocol = Default::default();
        let mut f_obsolete_ssl_key_exchange = Default::default();
        let mut f_obsolete_ssl_cipher = Default::default();
        let mut f_obsolete_ssl_signature = Default::default();
        while let Some(name) = r.name()? {
            match &*name {
                b"protocol" => r.read(&mut f_protocol),
                b"keyExchange" => r.read(&mut f_key_exchange),
                b"keyExchangeGroup" => r.read(&mut f_key_exchange_group),
                b"cipher" => r.read(&mut f_cipher),
                b"mac" => r.read(&mut f_mac),
                b"certificate" => r.read_lenient(&mut f_certificate),
                b"subjectName" => r.read(&mut f_subject_name),
                b"issuer" => r.read(&mut f_issuer),
                b"validFrom" => r.read(&mut f_valid_from),
                b"validTo" => r.read(&mut f_valid_to),
                b"certificateNetworkError" => r.read(&mut f_certificate_network_error),
                b"certificateHasWeakSignature" => r.read_lenient(&mut f_certificate_has_weak_signature),
                b"certificateHasSha1Signature" => r.read_lenient(&mut f_certificate_has_sha1_signature),
                b"modernSSL" => r.read_lenient(&mut f_modern_ssl),
                b"obsoleteSslProtocol" => r.read_lenient(&mut f_obsolete_ssl_protocol),
                b"obsoleteSslKeyExchange" => r.read_lenient(&mut f_obsolete_ssl_key_exchange),
                b"obsoleteSslCipher" => r.read_lenient(&mut f_obsolete_ssl_cipher),
                b"obsoleteSslSignature" => r.read_lenient(&mut f_obsolete_ssl_signature),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            protocol: r.need(f_protocol, at, "protocol")?,
            key_exchange: r.need(f_key_exchange, at, "keyExchange")?,
            key_exchange_group: f_key_exchange_group, cipher: r.need(f_cipher, at, "cipher")?,
            mac: f_mac, certificate: f_certificate,
            subject_name: r.need(f_subject_name, at, "subjectName")?,
            issuer: r.need(f_issuer, at, "issuer")?,
            valid_from: r.need(f_valid_from, at, "validFrom")?,
            valid_to: r.need(f_valid_to, at, "validTo")?,
            certificate_network_error: f_certificate_network_error,
            certificate_has_weak_signature: f_certificate_has_weak_signature,
            certificate_has_sha1_signature: f_certificate_has_sha1_signature,
            modern_ssl: f_modern_ssl, obsolete_ssl_protocol: f_obsolete_ssl_protocol,
            obsolete_ssl_key_exchange: f_obsolete_ssl_key_exchange,
            obsolete_ssl_cipher: f_obsolete_ssl_cipher,
            obsolete_ssl_signature: f_obsolete_ssl_signature,
        })
    }
}

open_enum! {
    /// `Security.SafetyTipStatus`. Experimental. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Security/#type-SafetyTipStatus)
    SafetyTipStatus {
        BAD_REPUTATION = "badReputation", LOOKALIKE = "lookalike",
    }
}

/// `Security.SafetyTipInfo`. Experimental. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Security/#type-SafetyTipInfo)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct SafetyTipInfo {
    pub safety_tip_status: SafetyTipStatus,
    pub safe_url: Option<String>,
}
impl p::Decode for SafetyTipInfo {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_safety_tip_status = None; let mut f_safe_url = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"safetyTipStatus" => r.read(&mut f_safety_tip_status),
                b"safeUrl" => r.read(&mut f_safe_url),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            safety_tip_status: r.need(f_safety_tip_status, at, "safetyTipStatus")?,
            safe_url: f_safe_url,
        })
    }
}

/// `Security.VisibleSecurityState`. Experimental. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Security/#type-VisibleSecurityState)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct VisibleSecurityState {
    pub security_state: SecurityState,
    pub certificate_security_state: Option<CertificateSecurityState>,
    pub safety_tip_info: Option<SafetyTipInfo>,
    pub security_state_issue_ids: Vec<String>,
}
impl p::Decode for VisibleSecurityState {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_security_state = None; let mut f_certificate_security_state = None;
        let mut f_safety_tip_info = None; let mut f_security_state_issue_ids = Default::default();
        while let Some(name) = r.name()? {
            match &*name {
                b"securityState" => r.read(&mut f_security_state),
                b"certificateSecurityState" => r.read(&mut f_certificate_security_state),
                b"safetyTipInfo" => r.read(&mut f_safety_tip_info),
                b"securityStateIssueIds" => r.read_lenient(&mut f_security_state_issue_ids),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            security_state: r.need(f_security_state, at, "securityState")?,
            certificate_security_state: f_certificate_security_state,
            safety_tip_info: f_safety_tip_info,
            security_state_issue_ids: f_security_state_issue_ids,
        })
    }
}

/// `Security.SecurityStateExplanation`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Security/#type-SecurityStateExplanation)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct SecurityStateExplanation {
    pub security_state: SecurityState,
    pub title: String,
    pub summary: String,
    pub description: String,
    pub mixed_content_type: MixedContentType,
    pub certificate: Vec<String>,
    pub recommendations: Option<Vec<String>>,
}
impl p::Decode for SecurityStateExplanation {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_security_state = None; let mut f_title = None; let mut f_summary = None;
        let mut f_description = None; let mut f_mixed_content_type = None;
        let mut f_certificate = Default::default(); let mut f_recommendations = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"securityState" => r.read(&mut f_security_state),
                b"title" => r.read(&mut f_title),
                b"summary" => r.read(&mut f_summary),
                b"description" => r.read(&mut f_description),
                b"mixedContentType" => r.read(&mut f_mixed_content_type),
                b"certificate" => r.read_lenient(&mut f_certificate),
                b"recommendations" => r.read(&mut f_recommendations),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            security_state: r.need(f_security_state, at, "securityState")?,
            title: r.need(f_title, at, "title")?, summary: r.need(f_summary, at, "summary")?,
            description: r.need(f_description, at, "description")?,
            mixed_content_type: r.need(f_mixed_content_type, at, "mixedContentType")?,
            certificate: f_certificate, recommendations: f_recommendations,
        })
    }
}

/// `Security.InsecureContentStatus`. **Deprecated.** [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Security/#type-InsecureContentStatus)
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct InsecureContentStatus {
    pub ran_mixed_content: bool,
    pub displayed_mixed_content: bool,
    pub contained_mixed_form: bool,
    pub ran_content_with_cert_errors: bool,
    pub displayed_content_with_cert_errors: bool,
    pub ran_insecure_content_style: SecurityState,
    pub displayed_insecure_content_style: SecurityState,
}
impl p::Decode for InsecureContentStatus {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_ran_mixed_content = Default::default();
        let mut f_displayed_mixed_content = Default::default();
        let mut f_contained_mixed_form = Default::default();
        let mut f_ran_content_with_cert_errors = Default::default();
        let mut f_displayed_content_with_cert_errors = Default::default();
        let mut f_ran_insecure_content_style = None;
        let mut f_displayed_insecure_content_style = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"ranMixedContent" => r.read_lenient(&mut f_ran_mixed_content),
                b"displayedMixedContent" => r.read_lenient(&mut f_displayed_mixed_content),
                b"containedMixedForm" => r.read_lenient(&mut f_contained_mixed_form),
                b"ranContentWithCertErrors" => r.read_lenient(&mut f_ran_content_with_cert_errors),
                b"displayedContentWithCertErrors" => r.read_lenient(&mut f_displayed_content_with_cert_errors),
                b"ranInsecureContentStyle" => r.read(&mut f_ran_insecure_content_style),
                b"displayedInsecureContentStyle" => r.read(&mut f_displayed_insecure_content_style),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            ran_mixed_content: f_ran_mixed_content,
            displayed_mixed_content: f_displayed_mixed_content,
            contained_mixed_form: f_contained_mixed_form,
            ran_content_with_cert_errors: f_ran_content_with_cert_errors,
            displayed_content_with_cert_errors: f_displayed_content_with_cert_errors,
            ran_insecure_content_style: r.need(f_ran_insecure_content_style, at, "ranInsecureContentStyle")?,
            displayed_insecure_content_style: r.need(f_displayed_insecure_content_style, at, "displayedInsecureContentStyle")?,
        })
    }
}

open_enum! {
    /// `Security.CertificateErrorAction`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Security/#type-CertificateErrorAction)
    CertificateErrorAction {
        CONTINUE = "continue", CANCEL = "cancel",
    }
}

/// `Security.disable`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Security/#method-disable)
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
    const METHOD: &'static str = "Security.disable";
    type Response = p::Empty;
}

/// `Security.enable`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Security/#method-enable)
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
    const METHOD: &'static str = "Security.enable";
    type Response = p::Empty;
}

/// `Security.setIgnoreCertificateErrors`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Security/#method-setIgnoreCertificateErrors)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct SetIgnoreCertificateErrors {
    pub ignore: bool,
}
impl SetIgnoreCertificateErrors {
    pub fn new(ignore: bool) -> Self { Self { ignore } }
}
impl p::Encode for SetIgnoreCertificateErrors {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.field("ignore", &self.ignore);
        w.end_object();
    }
}
impl p::Command for SetIgnoreCertificateErrors {
    const METHOD: &'static str = "Security.setIgnoreCertificateErrors";
    type Response = p::Empty;
}

/// `Security.handleCertificateError`. **Deprecated.** [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Security/#method-handleCertificateError)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct HandleCertificateError {
    pub event_id: i64,
    pub action: CertificateErrorAction,
}
impl HandleCertificateError {
    pub fn new(event_id: i64, action: impl Into<CertificateErrorAction>) -> Self { Self { event_id, action: action.into() } }
}
impl p::Encode for HandleCertificateError {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.field("eventId", &self.event_id);
        w.field("action", &self.action);
        w.end_object();
    }
}
impl p::Command for HandleCertificateError {
    const METHOD: &'static str = "Security.handleCertificateError";
    type Response = p::Empty;
}

/// `Security.setOverrideCertificateErrors`. **Deprecated.** [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Security/#method-setOverrideCertificateErrors)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct SetOverrideCertificateErrors {
    pub r#override: bool,
}
impl SetOverrideCertificateErrors {
    pub fn new(r#override: bool) -> Self { Self { r#override } }
}
impl p::Encode for SetOverrideCertificateErrors {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.field("override", &self.r#override);
        w.end_object();
    }
}
impl p::Command for SetOverrideCertificateErrors {
    const METHOD: &'static str = "Security.setOverrideCertificateErrors";
    type Response = p::Empty;
}

/// `Security.certificateError`. **Deprecated.** [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Security/#event-certificateError)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct CertificateError {
    pub event_id: i64,
    pub error_type: String,
    pub request_url: String,
}
impl p::Decode for CertificateError {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_event_id = None; let mut f_error_type = None; let mut f_request_url = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"eventId" => r.read(&mut f_event_id),
                b"errorType" => r.read(&mut f_error_type),
                b"requestURL" => r.read(&mut f_request_url),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            event_id: r.need(f_event_id, at, "eventId")?,
            error_type: r.need(f_error_type, at, "errorType")?,
            request_url: r.need(f_request_url, at, "requestURL")?,
        })
    }
}
impl p::Event for CertificateError { const METHOD: &'static str = "Security.certificateError"; }

/// `Security.visibleSecurityStateChanged`. Experimental. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Security/#event-visibleSecurityStateChanged)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct VisibleSecurityStateChanged {
    pub visible_security_state: VisibleSecurityState,
}
impl p::Decode for VisibleSecurityStateChanged {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_visible_security_state = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"visibleSecurityState" => r.read(&mut f_visible_security_state),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            visible_security_state: r.need(f_visible_security_state, at, "visibleSecurityState")?,
        })
    }
}
impl p::Event for VisibleSecurityStateChanged { const METHOD: &'static str = "Security.visibleSecurityStateChanged"; }

/// `Security.securityStateChanged`. **Deprecated.** [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Security/#event-securityStateChanged)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct SecurityStateChanged {
    pub security_state: SecurityState,
    /// **Deprecated.**
    pub scheme_is_cryptographic: bool,
    /// **Deprecated.**
    pub explanations: Vec<SecurityStateExplanation>,
    /// **Deprecated.**
    pub insecure_content_status: InsecureContentStatus,
    /// **Deprecated.**
    pub summary: Option<String>,
}
impl p::Decode for SecurityStateChanged {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_security_state = None; let mut f_scheme_is_cryptographic = Default::default();
        let mut f_explanations = Default::default();
        let mut f_insecure_content_status = Default::default(); let mut f_summary = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"securityState" => r.read(&mut f_security_state),
                b"schemeIsCryptographic" => r.read_lenient(&mut f_scheme_is_cryptographic),
                b"explanations" => r.read_lenient(&mut f_explanations),
                b"insecureContentStatus" => r.read_lenient(&mut f_insecure_content_status),
                b"summary" => r.read(&mut f_summary),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            security_state: r.need(f_security_state, at, "securityState")?,
            scheme_is_cryptographic: f_scheme_is_cryptographic, explanations: f_explanations,
            insecure_content_status: f_insecure_content_status, summary: f_summary,
        })
    }
}
impl p::Event for SecurityStateChanged { const METHOD: &'static str = "Security.securityStateChanged"; }
