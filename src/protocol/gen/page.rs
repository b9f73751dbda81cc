// Generated from protocol/*.json; do not edit.
// To regenerate: cargo test --test protocol -- bless
//! The `Page` domain. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Page/)

use crate::protocol as p;

text_type! {
    /// `Page.FrameId`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Page/#type-FrameId)
    FrameId
}

open_enum! {
    /// `Page.AdFrameType`. Experimental. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Page/#type-AdFrameType)
    AdFrameType {
        NONE = "none", CHILD = "child", ROOT = "root",
    }
}

open_enum! {
    /// `Page.AdFrameExplanation`. Experimental. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Page/#type-AdFrameExplanation)
    AdFrameExplanation {
        PARENT_IS_AD = "ParentIsAd", CREATED_BY_AD_SCRIPT = "CreatedByAdScript",
        MATCHED_BLOCKING_RULE = "MatchedBlockingRule",
    }
}

/// `Page.AdFrameStatus`. Experimental. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Page/#type-AdFrameStatus)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct AdFrameStatus {
    pub ad_frame_type: AdFrameType,
    pub explanations: Option<Vec<AdFrameExplanation>>,
}
impl p::Decode for AdFrameStatus {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_ad_frame_type = None; let mut f_explanations = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"adFrameType" => r.read(&mut f_ad_frame_type),
                b"explanations" => r.read(&mut f_explanations),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            ad_frame_type: r.need(f_ad_frame_type, at, "adFrameType")?,
            explanations: f_explanations,
        })
    }
}

open_enum! {
    /// `Page.SecureContextType`. Experimental. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Page/#type-SecureContextType)
    SecureContextType {
        SECURE = "Secure", SECURE_LOCALHOST = "SecureLocalhost", INSECURE_SCHEME = "InsecureScheme",
        INSECURE_ANCESTOR = "InsecureAncestor",
    }
}

open_enum! {
    /// `Page.CrossOriginIsolatedContextType`. Experimental. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Page/#type-CrossOriginIsolatedContextType)
    CrossOriginIsolatedContextType {
        ISOLATED = "Isolated", NOT_ISOLATED = "NotIsolated",
        NOT_ISOLATED_FEATURE_DISABLED = "NotIsolatedFeatureDisabled",
    }
}

open_enum! {
    /// `Page.GatedAPIFeatures`. Experimental. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Page/#type-GatedAPIFeatures)
    GatedAPIFeatures {
        SHARED_ARRAY_BUFFERS = "SharedArrayBuffers",
        SHARED_ARRAY_BUFFERS_TRANSFER_ALLOWED = "SharedArrayBuffersTransferAllowed",
        PERFORMANCE_MEASURE_MEMORY = "PerformanceMeasureMemory",
        PERFORMANCE_PROFILE = "PerformanceProfile",
    }
}

open_enum! {
    /// `Page.PermissionsPolicyFeature`. Experimental. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Page/#type-PermissionsPolicyFeature)
    PermissionsPolicyFeature {
        ACCELEROMETER = "accelerometer", ALL_SCREENS_CAPTURE = "all-screens-capture",
        AMBIENT_LIGHT_SENSOR = "ambient-light-sensor", ARIA_NOTIFY = "aria-notify",
        AUTOFILL = "autofill", AUTOPLAY = "autoplay", BLUETOOTH = "bluetooth", CAMERA = "camera",
        CAPTURED_SURFACE_CONTROL = "captured-surface-control", CH_DPR = "ch-dpr",
        CH_DEVICE_MEMORY = "ch-device-memory", CH_DOWNLINK = "ch-downlink", CH_ECT = "ch-ect",
        CH_PREFERS_COLOR_SCHEME = "ch-prefers-color-scheme",
        CH_PREFERS_REDUCED_MOTION = "ch-prefers-reduced-motion",
        CH_PREFERS_REDUCED_TRANSPARENCY = "ch-prefers-reduced-transparency", CH_RTT = "ch-rtt",
        CH_SAVE_DATA = "ch-save-data", CH_UA = "ch-ua", CH_UA_ARCH = "ch-ua-arch",
        CH_UA_BITNESS = "ch-ua-bitness", CH_UA_HIGH_ENTROPY_VALUES = "ch-ua-high-entropy-values",
        CH_UA_PLATFORM = "ch-ua-platform", CH_UA_MODEL = "ch-ua-model",
        CH_UA_MOBILE = "ch-ua-mobile", CH_UA_FORM_FACTORS = "ch-ua-form-factors",
        CH_UA_FULL_VERSION = "ch-ua-full-version",
        CH_UA_FULL_VERSION_LIST = "ch-ua-full-version-list",
        CH_UA_PLATFORM_VERSION = "ch-ua-platform-version", CH_UA_WOW64 = "ch-ua-wow64",
        CH_VIEWPORT_HEIGHT = "ch-viewport-height", CH_VIEWPORT_WIDTH = "ch-viewport-width",
        CH_WIDTH = "ch-width", CLIPBOARD_READ = "clipboard-read",
        CLIPBOARD_WRITE = "clipboard-write", COMPUTE_PRESSURE = "compute-pressure",
        CONTROLLED_FRAME = "controlled-frame", CROSS_ORIGIN_ISOLATED = "cross-origin-isolated",
        DEFERRED_FETCH = "deferred-fetch", DEFERRED_FETCH_MINIMAL = "deferred-fetch-minimal",
        DEVICE_ATTRIBUTES = "device-attributes",
        DIGITAL_CREDENTIALS_CREATE = "digital-credentials-create",
        DIGITAL_CREDENTIALS_GET = "digital-credentials-get", DIRECT_SOCKETS = "direct-sockets",
        DIRECT_SOCKETS_MULTICAST = "direct-sockets-multicast", DISPLAY_CAPTURE = "display-capture",
        DOCUMENT_DOMAIN = "document-domain", ENCRYPTED_MEDIA = "encrypted-media",
        EXECUTION_WHILE_OUT_OF_VIEWPORT = "execution-while-out-of-viewport",
        EXECUTION_WHILE_NOT_RENDERED = "execution-while-not-rendered",
        FOCUS_WITHOUT_USER_ACTIVATION = "focus-without-user-activation", FULLSCREEN = "fullscreen",
        FROBULATE = "frobulate", GAMEPAD = "gamepad", GEOLOCATION = "geolocation",
        GYROSCOPE = "gyroscope", HAPTICS = "haptics", HID = "hid",
        IDENTITY_CREDENTIALS_GET = "identity-credentials-get", IDLE_DETECTION = "idle-detection",
        KEYBOARD_MAP = "keyboard-map", LANGUAGE_DETECTOR = "language-detector",
        LANGUAGE_MODEL = "language-model", LOCAL_FONTS = "local-fonts",
        LOCAL_NETWORK = "local-network", LOCAL_NETWORK_ACCESS = "local-network-access",
        LOOPBACK_NETWORK = "loopback-network", MAGNETOMETER = "magnetometer",
        MANUAL_TEXT = "manual-text",
        MEDIA_PLAYBACK_WHILE_NOT_VISIBLE = "media-playback-while-not-visible",
        MICROPHONE = "microphone", MIDI = "midi",
        ON_DEVICE_SPEECH_RECOGNITION = "on-device-speech-recognition",
        OTP_CREDENTIALS = "otp-credentials", PAYMENT = "payment",
        PICTURE_IN_PICTURE = "picture-in-picture",
        PRIVATE_STATE_TOKEN_ISSUANCE = "private-state-token-issuance",
        PRIVATE_STATE_TOKEN_REDEMPTION = "private-state-token-redemption",
        PUBLICKEY_CREDENTIALS_CREATE = "publickey-credentials-create",
        PUBLICKEY_CREDENTIALS_GET = "publickey-credentials-get",
        PUBLICKEY_CREDENTIALS_REMOTE_CLIENT_DATA_JSON = "publickey-credentials-remote-client-data-json",
        REWRITER = "rewriter", SCREEN_WAKE_LOCK = "screen-wake-lock",
        SEMANTIC_EMBEDDER = "semantic-embedder", SERIAL = "serial", SMART_CARD = "smart-card",
        SPEAKER_SELECTION = "speaker-selection", STORAGE_ACCESS = "storage-access",
        SUB_APPS = "sub-apps", SUMMARIZER = "summarizer", SYNC_XHR = "sync-xhr", TOOLS = "tools",
        TRANSLATOR = "translator", UNBOUNDED_ELEMENT = "unbounded-element", UNLOAD = "unload",
        USB = "usb", USB_UNRESTRICTED = "usb-unrestricted", VERTICAL_SCROLL = "vertical-scroll",
        WEB_APP_INSTALLATION = "web-app-installation", WEBNN = "webnn",
        WEB_PRINTING = "web-printing", WEB_SHARE = "web-share",
        WINDOW_MANAGEMENT = "window-management", WRITER = "writer",
        XR_SPATIAL_TRACKING = "xr-spatial-tracking",
    }
}

open_enum! {
    /// `Page.PermissionsPolicyBlockReason`. Experimental. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Page/#type-PermissionsPolicyBlockReason)
    PermissionsPolicyBlockReason {
        HEADER = "Header", IFRAME_ATTRIBUTE = "IframeAttribute",
        IN_FENCED_FRAME_TREE = "InFencedFrameTree", IN_ISOLATED_APP = "InIsolatedApp",
    }
}

/// `Page.PermissionsPolicyBlockLocator`. Experimental. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Page/#type-PermissionsPolicyBlockLocator)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct PermissionsPolicyBlockLocator {
    pub frame_id: FrameId,
    pub block_reason: PermissionsPolicyBlockReason,
}
impl p::Decode for PermissionsPolicyBlockLocator {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_frame_id = None; let mut f_block_reason = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"frameId" => r.read(&mut f_frame_id),
                b"blockReason" => r.read(&mut f_block_reason),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            frame_id: r.need(f_frame_id, at, "frameId")?,
            block_reason: r.need(f_block_reason, at, "blockReason")?,
        })
    }
}

/// `Page.PermissionsPolicyFeatureState`. Experimental. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Page/#type-PermissionsPolicyFeatureState)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct PermissionsPolicyFeatureState {
    pub feature: PermissionsPolicyFeature,
    pub allowed: bool,
    pub locator: Option<PermissionsPolicyBlockLocator>,
}
impl p::Decode for PermissionsPolicyFeatureState {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_feature = None; let mut f_allowed = Default::default(); let mut f_locator = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"feature" => r.read(&mut f_feature),
                b"allowed" => r.read_lenient(&mut f_allowed),
                b"locator" => r.read(&mut f_locator),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            feature: r.need(f_feature, at, "feature")?, allowed: f_allowed, locator: f_locator,
        })
    }
}

open_enum! {
    /// `Page.OriginTrialTokenStatus`. Experimental. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Page/#type-OriginTrialTokenStatus)
    OriginTrialTokenStatus {
        SUCCESS = "Success", NOT_SUPPORTED = "NotSupported", INSECURE = "Insecure",
        EXPIRED = "Expired", WRONG_ORIGIN = "WrongOrigin", INVALID_SIGNATURE = "InvalidSignature",
        MALFORMED = "Malformed", WRONG_VERSION = "WrongVersion",
        FEATURE_DISABLED = "FeatureDisabled", TOKEN_DISABLED = "TokenDisabled",
        FEATURE_DISABLED_FOR_USER = "FeatureDisabledForUser", UNKNOWN_TRIAL = "UnknownTrial",
    }
}

open_enum! {
    /// `Page.OriginTrialStatus`. Experimental. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Page/#type-OriginTrialStatus)
    OriginTrialStatus {
        ENABLED = "Enabled", VALID_TOKEN_NOT_PROVIDED = "ValidTokenNotProvided",
        OS_NOT_SUPPORTED = "OSNotSupported", TRIAL_NOT_ALLOWED = "TrialNotAllowed",
    }
}

open_enum! {
    /// `Page.OriginTrialUsageRestriction`. Experimental. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Page/#type-OriginTrialUsageRestriction)
    OriginTrialUsageRestriction {
        NONE = "None", SUBSET = "Subset",
    }
}

/// `Page.OriginTrialToken`. Experimental. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Page/#type-OriginTrialToken)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct OriginTrialToken {
    pub origin: String,
    pub match_sub_domains: bool,
    pub trial_name: String,
    pub expiry_time: p::network::TimeSinceEpoch,
    pub is_third_party: bool,
    pub usage_restriction: OriginTrialUsageRestriction,
}
impl p::Decode for OriginTrialToken {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_origin = None; let mut f_match_sub_domains = Default::default();
        let mut f_trial_name = None; let mut f_expiry_time = None;
        let mut f_is_third_party = Default::default(); let mut f_usage_restriction = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"origin" => r.read(&mut f_origin),
                b"matchSubDomains" => r.read_lenient(&mut f_match_sub_domains),
                b"trialName" => r.read(&mut f_trial_name),
                b"expiryTime" => r.read(&mut f_expiry_time),
                b"isThirdParty" => r.read_lenient(&mut f_is_third_party),
                b"usageRestriction" => r.read(&mut f_usage_restriction),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            origin: r.need(f_origin, at, "origin")?, match_sub_domains: f_match_sub_domains,
            trial_name: r.need(f_trial_name, at, "trialName")?,
            expiry_time: r.need(f_expiry_time, at, "expiryTime")?, is_third_party: f_is_third_party,
            usage_restriction: r.need(f_usage_restriction, at, "usageRestriction")?,
        })
    }
}

/// `Page.OriginTrialTokenWithStatus`. Experimental. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Page/#type-OriginTrialTokenWithStatus)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct OriginTrialTokenWithStatus {
    pub raw_token_text: String,
    pub parsed_token: Option<OriginTrialToken>,
    pub status: OriginTrialTokenStatus,
}
impl p::Decode for OriginTrialTokenWithStatus {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_raw_token_text = None; let mut f_parsed_token = None; let mut f_status = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"rawTokenText" => r.read(&mut f_raw_token_text),
                b"parsedToken" => r.read(&mut f_parsed_token),
                b"status" => r.read(&mut f_status),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            raw_token_text: r.need(f_raw_token_text, at, "rawTokenText")?,
            parsed_token: f_parsed_token, status: r.need(f_status, at, "status")?,
        })
    }
}

/// `Page.OriginTrial`. Experimental. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Page/#type-OriginTrial)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct OriginTrial {
    pub trial_name: String,
    pub status: OriginTrialStatus,
    pub tokens_with_status: Vec<OriginTrialTokenWithStatus>,
}
impl p::Decode for OriginTrial {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_trial_name = None; let mut f_status = None;
        let mut f_tokens_with_status = Default::default();
        while let Some(name) = r.name()? {
            match &*name {
                b"trialName" => r.read(&mut f_trial_name),
                b"status" => r.read(&mut f_status),
                b"tokensWithStatus" => r.read_lenient(&mut f_tokens_with_status),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            trial_name: r.need(f_trial_name, at, "trialName")?,
            status: r.need(f_status, at, "status")?, tokens_with_status: f_tokens_with_status,
        })
    }
}

/// `Page.SecurityOriginDetails`. Experimental. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Page/#type-SecurityOriginDetails)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct SecurityOriginDetails {
    pub is_localhost: bool,
}
impl p::Decode for SecurityOriginDetails {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        r.begin_object()?;
        let mut f_is_localhost = Default::default();
        while let Some(name) = r.name()? {
            match &*name {
                b"isLocalhost" => r.read_lenient(&mut f_is_localhost),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            is_localhost: f_is_localhost,
        })
    }
}

/// `Page.Frame`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Page/#type-Frame)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Frame {
    pub id: FrameId,
    pub parent_id: Option<FrameId>,
    pub loader_id: p::network::LoaderId,
    pub name: Option<String>,
    pub url: String,
    /// Experimental.
    pub url_fragment: Option<String>,
    /// Experimental.
    pub domain_and_registry: String,
    pub security_origin: String,
    /// Experimental.
    pub security_origin_details: Option<SecurityOriginDetails>,
    pub mime_type: String,
    /// Experimental.
    pub unreachable_url: Option<String>,
    /// Experimental.
    pub ad_frame_status: Option<AdFrameStatus>,
    /// Experimental.
    pub secure_context_type: SecureContextType,
    /// Experimental.
    pub cross_origin_isolated_context_type: CrossOriginIsolatedContextType,
    /// Experimental.
    pub gated_api_features: Vec<GatedAPIFeatures>,
}
impl p::Decode for Frame {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_id = None; let mut f_parent_id = None; let mut f_loader_id = None;
        let mut f_name = None; let mut f_url = None; let mut f_url_fragment = None;
        let mut f_domain_and_registry = Default::default(); let mut f_security_origin = None;
        let mut f_security_origin_details = None; let mut f_mime_type = None;
        let mut f_unreachable_url = None; let mut f_ad_frame_status = None;
        let mut f_secure_context_type = Default::default();
        let mut f_cross_origin_isolated_context_type = Default::default();
        let mut f_gated_api_features = Default::default();
        while let Some(name) = r.name()? {
            match &*name {
                b"id" => r.read(&mut f_id),
                b"parentId" => r.read(&mut f_parent_id),
                b"loaderId" => r.read(&mut f_loader_id),
                b"name" => r.read(&mut f_name),
                b"url" => r.read(&mut f_url),
                b"urlFragment" => r.read(&mut f_url_fragment),
                b"domainAndRegistry" => r.read_lenient(&mut f_domain_and_registry),
                b"securityOrigin" => r.read(&mut f_security_origin),
                b"securityOriginDetails" => r.read(&mut f_security_origin_details),
                b"mimeType" => r.read(&mut f_mime_type),
                b"unreachableUrl" => r.read(&mut f_unreachable_url),
                b"adFrameStatus" => r.read(&mut f_ad_frame_status),
                b"secureContextType" => r.read_lenient(&mut f_secure_context_type),
                b"crossOriginIsolatedContextType" => r.read_lenient(&mut f_cross_origin_isolated_context_type),
                b"gatedAPIFeatures" => r.read_lenient(&mut f_gated_api_features),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            id: r.need(f_id, at, "id")?, parent_id: f_parent_id,
            loader_id: r.need(f_loader_id, at, "loaderId")?, name: f_name,
            url: r.need(f_url, at, "url")?, url_fragment: f_url_fragment,
            domain_and_registry: f_domain_and_registry,
            security_origin: r.need(f_security_origin, at, "securityOrigin")?,
            security_origin_details: f_security_origin_details,
            mime_type: r.need(f_mime_type, at, "mimeType")?, unreachable_url: f_unreachable_url,
            ad_frame_status: f_ad_frame_status, secure_context_type: f_secure_context_type,
            cross_origin_isolated_context_type: f_cross_origin_isolated_context_type,
            gated_api_features: f_gated_api_features,
        })
    }
}

/// `Page.FrameResource`. Experimental. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Page/#type-FrameResource)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct FrameResource {
    pub url: String,
    pub r#type: p::network::ResourceType,
    pub mime_type: String,
    pub last_modified: Option<p::network::TimeSinceEpoch>,
    pub content_size: Option<f64>,
    pub failed: Option<bool>,
    pub canceled: Option<bool>,
}
impl p::Decode for FrameResource {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_url = None; let mut f_type = None; let mut f_mime_type = None;
        let mut f_last_modified = None; let mut f_content_size = None; let mut f_failed = None;
        let mut f_canceled = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"url" => r.read(&mut f_url),
                b"type" => r.read(&mut f_type),
                b"mimeType" => r.read(&mut f_mime_type),
                b"lastModified" => r.read(&mut f_last_modified),
                b"contentSize" => r.read(&mut f_content_size),
                b"failed" => r.read(&mut f_failed),
                b"canceled" => r.read(&mut f_canceled),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            url: r.need(f_url, at, "url")?, r#type: r.need(f_type, at, "type")?,
            mime_type: r.need(f_mime_type, at, "mimeType")?, last_modified: f_last_modified,
            content_size: f_content_size, failed: f_failed, canceled: f_canceled,
        })
    }
}

/// `Page.FrameResourceTree`. Experimental. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Page/#type-FrameResourceTree)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct FrameResourceTree {
    pub frame: Frame,
    pub child_frames: Option<Vec<FrameResourceTree>>,
    pub resources: Vec<FrameResource>,
}
#[derive(Default)]
struct FrameResourceTreeParts {
    f_frame: Option<Frame>, f_child_frames: Option<Vec<FrameResourceTree>>,
    f_resources: Vec<FrameResource>,
}
impl FrameResourceTreeParts {
    fn whole(self: Box<Self>, r: &p::Reader<'_>, at: usize) -> Result<Box<FrameResourceTree>, p::Fault> {
        let it = *self;
        Ok(Box::new(FrameResourceTree {
            frame: r.need(it.f_frame, at, "frame")?, child_frames: it.f_child_frames,
            resources: it.f_resources,
        }))
    }
}
impl p::Decode for FrameResourceTree {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        Self::decode_boxed(r).map(|it| *it)
    }
    fn decode_boxed(r: &mut p::Reader<'_>) -> Result<Box<Self>, p::Fault> {
        let at = r.begin_object()?;
        let mut it = Box::<FrameResourceTreeParts>::default();
        while let Some(name) = r.name()? {
            match &*name {
                b"frame" => r.read(&mut it.f_frame),
                b"childFrames" => r.read(&mut it.f_child_frames),
                b"resources" => r.read_lenient(&mut it.f_resources),
                _ => r.skip(),
            }?;
        }
        it.whole(r, at)
    }
}

/// `Page.FrameTree`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Page/#type-FrameTree)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct FrameTree {
    pub frame: Frame,
    pub child_frames: Option<Vec<FrameTree>>,
}
#[derive(Default)]
struct FrameTreeParts {
    f_frame: Option<Frame>, f_child_frames: Option<Vec<FrameTree>>,
}
impl FrameTreeParts {
    fn whole(self: Box<Self>, r: &p::Reader<'_>, at: usize) -> Result<Box<FrameTree>, p::Fault> {
        let it = *self;
        Ok(Box::new(FrameTree {
            frame: r.need(it.f_frame, at, "frame")?, child_frames: it.f_child_frames,
        }))
    }
}
impl p::Decode for FrameTree {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        Self::decode_boxed(r).map(|it| *it)
    }
    fn decode_boxed(r: &mut p::Reader<'_>) -> Result<Box<Self>, p::Fault> {
        let at = r.begin_object()?;
        let mut it = Box::<FrameTreeParts>::default();
        while let Some(name) = r.name()? {
            match &*name {
                b"frame" => r.read(&mut it.f_frame),
                b"childFrames" => r.read(&mut it.f_child_frames),
                _ => r.skip(),
            }?;
        }
        it.whole(r, at)
    }
}

text_type! {
    /// `Page.ScriptIdentifier`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Page/#type-ScriptIdentifier)
    ScriptIdentifier
}

open_enum! {
    /// `Page.TransitionType`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Page/#type-TransitionType)
    TransitionType {
        LINK = "link", TYPED = "typed", ADDRESS_BAR = "address_bar",
        AUTO_BOOKMARK = "auto_bookmark", AUTO_SUBFRAME = "auto_subframe",
        MANUAL_SUBFRAME = "manual_subframe", GENERATED = "generated",
        AUTO_TOPLEVEL = "auto_toplevel", FORM_SUBMIT = "form_submit", RELOAD = "reload",
        KEYWORD = "keyword", KEYWORD_GENERATED = "keyword_generated", OTHER = "other",
    }
}

/// `Page.NavigationEntry`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Page/#type-NavigationEntry)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct NavigationEntry {
    pub id: i64,
    pub url: String,
    pub user_typed_url: String,
    pub title: String,
    pub transition_type: TransitionType,
}
impl p::Decode for NavigationEntry {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_id = None; let mut f_url = None; let mut f_user_typed_url = None;
        let mut f_title = None; let mut f_transition_type = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"id" => r.read(&mut f_id),
                b"url" => r.read(&mut f_url),
                b"userTypedURL" => r.read(&mut f_user_typed_url),
                b"title" => r.read(&mut f_title),
                b"transitionType" => r.read(&mut f_transition_type),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            id: r.need(f_id, at, "id")?, url: r.need(f_url, at, "url")?,
            user_typed_url: r.need(f_user_typed_url, at, "userTypedURL")?,
            title: r.need(f_title, at, "title")?,
            transition_type: r.need(f_transition_type, at, "transitionType")?,
        })
    }
}

/// `Page.ScreencastFrameMetadata`. Experimental. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Page/#type-ScreencastFrameMetadata)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct ScreencastFrameMetadata {
    pub offset_top: f64,
    pub page_scale_factor: f64,
    pub device_width: f64,
    pub device_height: f64,
    pub scroll_offset_x: f64,
    pub scroll_offset_y: f64,
    pub timestamp: Option<p::network::TimeSinceEpoch>,
    pub monotonic_timestamp: Option<p::network::MonotonicTime>,
}
impl p::Decode for ScreencastFrameMetadata {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_offset_top = None; let mut f_page_scale_factor = None;
        let mut f_device_width = None; let mut f_device_height = None;
        let mut f_scroll_offset_x = None; let mut f_scroll_offset_y = None;
        let mut f_timestamp = None; let mut f_monotonic_timestamp = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"offsetTop" => r.read(&mut f_offset_top),
                b"pageScaleFactor" => r.read(&mut f_page_scale_factor),
                b"deviceWidth" => r.read(&mut f_device_width),
                b"deviceHeight" => r.read(&mut f_device_height),
                b"scrollOffsetX" => r.read(&mut f_scroll_offset_x),
                b"scrollOffsetY" => r.read(&mut f_scroll_offset_y),
                b"timestamp" => r.read(&mut f_timestamp),
                b"monotonicTimestamp" => r.read(&mut f_monotonic_timestamp),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            offset_top: r.need(f_offset_top, at, "offsetTop")?,
            page_scale_factor: r.need(f_page_scale_factor, at, "pageScaleFactor")?,
            device_width: r.need(f_device_width, at, "deviceWidth")?,
            device_height: r.need(f_device_height, at, "deviceHeight")?,
            scroll_offset_x: r.need(f_scroll_offset_x, at, "scrollOffsetX")?,
            scroll_offset_y: r.need(f_scroll_offset_y, at, "scrollOffsetY")?,
            timestamp: f_timestamp, monotonic_timestamp: f_monotonic_timestamp,
        })
    }
}

open_enum! {
    /// `Page.DialogType`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Page/#type-DialogType)
    DialogType {
        ALERT = "alert", CONFIRM = "confirm", PROMPT = "prompt", BEFOREUNLOAD = "beforeunload",
    }
}

/// `Page.AppManifestError`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Page/#type-AppManifestError)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct AppManifestError {
    pub message: String,
    pub critical: i64,
    pub line: i64,
    pub column: i64,
}
impl p::Decode for AppManifestError {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_message = None; let mut f_critical = None; let mut f_line = None;
        let mut f_column = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"message" => r.read(&mut f_message),
                b"critical" => r.read(&mut f_critical),
                b"line" => r.read(&mut f_line),
                b"column" => r.read(&mut f_column),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            message: r.need(f_message, at, "message")?,
            critical: r.need(f_critical, at, "critical")?, line: r.need(f_line, at, "line")?,
            column: r.need(f_column, at, "column")?,
        })
    }
}

/// `Page.AppManifestParsedProperties`. Experimental. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Page/#type-AppManifestParsedProperties)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct AppManifestParsedProperties {
    pub scope: String,
}
impl p::Decode for AppManifestParsedProperties {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_scope = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"scope" => r.read(&mut f_scope),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            scope: r.need(f_scope, at, "scope")?,
        })
    }
}

/// `Page.LayoutViewport`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Page/#type-LayoutViewport)
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct LayoutViewport {
    pub page_x: i64,
    pub page_y: i64,
    pub client_width: i64,
    pub client_height: i64,
}
impl p::Decode for LayoutViewport {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_page_x = None; let mut f_page_y = None; let mut f_client_width = None;
        let mut f_client_height = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"pageX" => r.read(&mut f_page_x),
                b"pageY" => r.read(&mut f_page_y),
                b"clientWidth" => r.read(&mut f_client_width),
                b"clientHeight" => r.read(&mut f_client_height),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            page_x: r.need(f_page_x, at, "pageX")?, page_y: r.need(f_page_y, at, "pageY")?,
            client_width: r.need(f_client_width, at, "clientWidth")?,
            client_height: r.need(f_client_height, at, "clientHeight")?,
        })
    }
}

/// `Page.VisualViewport`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Page/#type-VisualViewport)
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct VisualViewport {
    pub offset_x: f64,
    pub offset_y: f64,
    pub page_x: f64,
    pub page_y: f64,
    pub client_width: f64,
    pub client_height: f64,
    pub scale: f64,
    pub zoom: Option<f64>,
}
impl p::Decode for VisualViewport {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_offset_x = None; let mut f_offset_y = None; let mut f_page_x = None;
        let mut f_page_y = None; let mut f_client_width = None; let mut f_client_height = None;
        let mut f_scale = None; let mut f_zoom = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"offsetX" => r.read(&mut f_offset_x),
                b"offsetY" => r.read(&mut f_offset_y),
                b"pageX" => r.read(&mut f_page_x),
                b"pageY" => r.read(&mut f_page_y),
                b"clientWidth" => r.read(&mut f_client_width),
                b"clientHeight" => r.read(&mut f_client_height),
                b"scale" => r.read(&mut f_scale),
                b"zoom" => r.read(&mut f_zoom),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            offset_x: r.need(f_offset_x, at, "offsetX")?,
            offset_y: r.need(f_offset_y, at, "offsetY")?, page_x: r.need(f_page_x, at, "pageX")?,
            page_y: r.need(f_page_y, at, "pageY")?,
            client_width: r.need(f_client_width, at, "clientWidth")?,
            client_height: r.need(f_client_height, at, "clientHeight")?,
            scale: r.need(f_scale, at, "scale")?, zoom: f_zoom,
        })
    }
}

/// `Page.Viewport`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Page/#type-Viewport)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Viewport {
    pub x: f64,
    pub y: f64,
    pub width: f64,
    pub height: f64,
    pub scale: f64,
}
impl Viewport {
    pub fn new(x: f64, y: f64, width: f64, height: f64, scale: f64) -> Self { Self { x, y, width, height, scale } }
}
impl p::Encode for Viewport {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.field("x", &self.x);
        w.field("y", &self.y);
        w.field("width", &self.width);
        w.field("height", &self.height);
        w.field("scale", &self.scale);
        w.end_object();
    }
}
impl p::Decode for Viewport {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_x = None; let mut f_y = None; let mut f_width = None; let mut f_height = None;
        let mut f_scale = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"x" => r.read(&mut f_x),
                b"y" => r.read(&mut f_y),
                b"width" => r.read(&mut f_width),
                b"height" => r.read(&mut f_height),
                b"scale" => r.read(&mut f_scale),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            x: r.need(f_x, at, "x")?, y: r.need(f_y, at, "y")?,
            width: r.need(f_width, at, "width")?, height: r.need(f_height, at, "height")?,
            scale: r.need(f_scale, at, "scale")?,
        })
    }
}

/// `Page.FontFamilies`. Experimental. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Page/#type-FontFamilies)
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct FontFamilies {
    pub standard: Option<String>,
    pub fixed: Option<String>,
    pub serif: Option<String>,
    pub sans_serif: Option<String>,
    pub cursive: Option<String>,
    pub fantasy: Option<String>,
    pub math: Option<String>,
}
impl FontFamilies {
    pub fn new() -> Self { Self { standard: None, fixed: None, serif: None, sans_serif: None, cursive: None, fantasy: None, math: None } }
    pub fn with(mut self, set: impl FnOnce(&mut Self)) -> Self { set(&mut self); self }
}
impl p::Encode for FontFamilies {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.optional("standard", &self.standard);
        w.optional("fixed", &self.fixed);
        w.optional("serif", &self.serif);
        w.optional("sansSerif", &self.sans_serif);
        w.optional("cursive", &self.cursive);
        w.optional("fantasy", &self.fantasy);
        w.optional("math", &self.math);
        w.end_object();
    }
}

/// `Page.ScriptFontFamilies`. Experimental. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Page/#type-ScriptFontFamilies)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct ScriptFontFamilies {
    pub script: String,
    pub font_families: FontFamilies,
}
impl ScriptFontFamilies {
    pub fn new(script: impl Into<String>, font_families: FontFamilies) -> Self { Self { script: script.into(), font_families } }
}
impl p::Encode for ScriptFontFamilies {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.field("script", &self.script);
        w.field("fontFamilies", &self.font_families);
        w.end_object();
    }
}

/// `Page.FontSizes`. Experimental. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Page/#type-FontSizes)
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct FontSizes {
    pub standard: Option<i64>,
    pub fixed: Option<i64>,
}
impl FontSizes {
    pub fn new() -> Self { Self { standard: None, fixed: None } }
    pub fn with(mut self, set: impl FnOnce(&mut Self)) -> Self { set(&mut self); self }
}
impl p::Encode for FontSizes {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.optional("standard", &self.standard);
        w.optional("fixed", &self.fixed);
        w.end_object();
    }
}

open_enum! {
    /// `Page.ClientNavigationReason`. Experimental. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Page/#type-ClientNavigationReason)
    ClientNavigationReason {
        ANCHOR_CLICK = "anchorClick", FORM_SUBMISSION_GET = "formSubmissionGet",
        FORM_SUBMISSION_POST = "formSubmissionPost", HTTP_HEADER_REFRESH = "httpHeaderRefresh",
        INITIAL_FRAME_NAVIGATION = "initialFrameNavigation", META_TAG_REFRESH = "metaTagRefresh",
        OTHER = "other", PAGE_BLOCK_INTERSTITIAL = "pageBlockInterstitial", RELOAD = "reload",
        SCRIPT_INITIATED = "scriptInitiated",
    }
}

open_enum! {
    /// `Page.ClientNavigationDisposition`. Experimental. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Page/#type-ClientNavigationDisposition)
    ClientNavigationDisposition {
        CURRENT_TAB = "currentTab", NEW_TAB = "newTab", NEW_WINDOW = "newWindow",
        DOWNLOAD = "download",
    }
}

/// `Page.InstallabilityErrorArgument`. Experimental. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Page/#type-InstallabilityErrorArgument)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct InstallabilityErrorArgument {
    pub name: String,
    pub value: String,
}
impl p::Decode for InstallabilityErrorArgument {
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

/// `Page.InstallabilityError`. Experimental. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Page/#type-InstallabilityError)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct InstallabilityError {
    pub error_id: String,
    pub error_arguments: Vec<InstallabilityErrorArgument>,
}
impl p::Decode for InstallabilityError {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_error_id = None; let mut f_error_arguments = Default::default();
        while let Some(name) = r.name()? {
            match &*name {
                b"errorId" => r.read(&mut f_error_id),
                b"errorArguments" => r.read_lenient(&mut f_error_arguments),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            error_id: r.need(f_error_id, at, "errorId")?, error_arguments: f_error_arguments,
        })
    }
}

open_enum! {
    /// `Page.ReferrerPolicy`. Experimental. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Page/#type-ReferrerPolicy)
    ReferrerPolicy {
        NO_REFERRER = "noReferrer", NO_REFERRER_WHEN_DOWNGRADE = "noReferrerWhenDowngrade",
        ORIGIN = "origin", ORIGIN_WHEN_CROSS_ORIGIN = "originWhenCrossOrigin",
        SAME_ORIGIN = "sameOrigin", STRICT_ORIGIN = "strictOrigin",
        STRICT_ORIGIN_WHEN_CROSS_ORIGIN = "strictOriginWhenCrossOrigin", UNSAFE_URL = "unsafeUrl",
    }
}

/// `Page.CompilationCacheParams`. Experimental. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Page/#type-CompilationCacheParams)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct CompilationCacheParams {
    pub url: String,
    pub eager: Option<bool>,
}
impl CompilationCacheParams {
    pub fn new(url: impl Into<String>) -> Self { Self { url: url.into(), eager: None } }
    pub fn with(mut self, set: impl FnOnce(&mut Self)) -> Self { set(&mut self); self }
}
impl p::Encode for CompilationCacheParams {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.field("url", &self.url);
        w.optional("eager", &self.eager);
        w.end_object();
    }
}

/// `Page.FileFilter`. Experimental. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Page/#type-FileFilter)
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct FileFilter {
    pub name: Option<String>,
    pub accepts: Option<Vec<String>>,
}
impl p::Decode for FileFilter {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        r.begin_object()?;
        let mut f_name = None; let mut f_accepts = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"name" => r.read(&mut f_name),
                b"accepts" => r.read(&mut f_accepts),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            name: f_name, accepts: f_accepts,
        })
    }
}

/// `Page.FileHandler`. Experimental. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Page/#type-FileHandler)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct FileHandler {
    pub action: String,
    pub name: String,
    pub accepts: Option<Vec<FileFilter>>,
    pub launch_type: String,
}
impl p::Decode for FileHandler {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_action = None; let mut f_name = None; let mut f_accepts = None;
        let mut f_launch_type = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"action" => r.read(&mut f_action),
                b"name" => r.read(&mut f_name),
                b"accepts" => r.read(&mut f_accepts),
                b"launchType" => r.read(&mut f_launch_type),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            action: r.need(f_action, at, "action")?, name: r.need(f_name, at, "name")?,
            accepts: f_accepts, launch_type: r.need(f_launch_type, at, "launchType")?,
        })
    }
}

/// `Page.ImageResource`. Experimental. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Page/#type-ImageResource)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct ImageResource {
    pub url: String,
    pub sizes: Option<String>,
    pub r#type: Option<String>,
}
impl p::Decode for ImageResource {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_url = None; let mut f_sizes = None; let mut f_type = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"url" => r.read(&mut f_url),
                b"sizes" => r.read(&mut f_sizes),
                b"type" => r.read(&mut f_type),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            url: r.need(f_url, at, "url")?, sizes: f_sizes, r#type: f_type,
        })
    }
}

/// `Page.LaunchHandler`. Experimental. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Page/#type-LaunchHandler)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct LaunchHandler {
    pub client_mode: String,
}
impl p::Decode for LaunchHandler {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_client_mode = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"clientMode" => r.read(&mut f_client_mode),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            client_mode: r.need(f_client_mode, at, "clientMode")?,
        })
    }
}

/// `Page.ProtocolHandler`. Experimental. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Page/#type-ProtocolHandler)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct ProtocolHandler {
    pub protocol: String,
    pub url: String,
}
impl p::Decode for ProtocolHandler {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_protocol = None; let mut f_url = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"protocol" => r.read(&mut f_protocol),
                b"url" => r.read(&mut f_url),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            protocol: r.need(f_protocol, at, "protocol")?, url: r.need(f_url, at, "url")?,
        })
    }
}

/// `Page.RelatedApplication`. Experimental. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Page/#type-RelatedApplication)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct RelatedApplication {
    pub id: Option<String>,
    pub url: String,
}
impl p::Decode for RelatedApplication {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_id = None; let mut f_url = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"id" => r.read(&mut f_id),
                b"url" => r.read(&mut f_url),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            id: f_id, url: r.need(f_url, at, "url")?,
        })
    }
}

/// `Page.ScopeExtension`. Experimental. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Page/#type-ScopeExtension)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct ScopeExtension {
    pub origin: String,
    pub has_origin_wildcard: bool,
}
impl p::Decode for ScopeExtension {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_origin = None; let mut f_has_origin_wildcard = Default::default();
        while let Some(name) = r.name()? {
            match &*name {
                b"origin" => r.read(&mut f_origin),
                b"hasOriginWildcard" => r.read_lenient(&mut f_has_origin_wildcard),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            origin: r.need(f_origin, at, "origin")?, has_origin_wildcard: f_has_origin_wildcard,
        })
    }
}

/// `Page.Screenshot`. Experimental. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Page/#type-Screenshot)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Screenshot {
    pub image: ImageResource,
    pub form_factor: String,
    pub label: Option<String>,
}
impl p::Decode for Screenshot {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_image = None; let mut f_form_factor = None; let mut f_label = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"image" => r.read(&mut f_image),
                b"formFactor" => r.read(&mut f_form_factor),
                b"label" => r.read(&mut f_label),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            image: r.need(f_image, at, "image")?,
            form_factor: r.need(f_form_factor, at, "formFactor")?, label: f_label,
        })
    }
}

/// `Page.ShareTarget`. Experimental. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Page/#type-ShareTarget)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct ShareTarget {
    pub action: String,
    pub method: String,
    pub enctype: String,
    pub title: Option<String>,
    pub text: Option<String>,
    pub url: Option<String>,
    pub files: Option<Vec<FileFilter>>,
}
impl p::Decode for ShareTarget {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_action = None; let mut f_method = None; let mut f_enctype = None;
        let mut f_title = None; let mut f_text = None; let mut f_url = None; let mut f_files = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"action" => r.read(&mut f_action),
                b"method" => r.read(&mut f_method),
                b"enctype" => r.read(&mut f_enctype),
                b"title" => r.read(&mut f_title),
                b"text" => r.read(&mut f_text),
                b"url" => r.read(&mut f_url),
                b"files" => r.read(&mut f_files),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            action: r.need(f_action, at, "action")?, method: r.need(f_method, at, "method")?,
            enctype: r.need(f_enctype, at, "enctype")?, title: f_title, text: f_text, url: f_url,
            files: f_files,
        })
    }
}

/// `Page.Shortcut`. Experimental. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Page/#type-Shortcut)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Shortcut {
    pub name: String,
    pub url: String,
}
impl p::Decode for Shortcut {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_name = None; let mut f_url = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"name" => r.read(&mut f_name),
                b"url" => r.read(&mut f_url),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            name: r.need(f_name, at, "name")?, url: r.need(f_url, at, "url")?,
        })
    }
}

/// `Page.WebAppManifest`. Experimental. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Page/#type-WebAppManifest)
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct WebAppManifest {
    pub background_color: Option<String>,
    pub description: Option<String>,
    pub dir: Option<String>,
    pub display: Option<String>,
    pub display_overrides: Option<Vec<String>>,
    pub file_handlers: Option<Vec<FileHandler>>,
    pub icons: Option<Vec<ImageResource>>,
    pub id: Option<String>,
    pub lang: Option<String>,
    pub launch_handler: Option<LaunchHandler>,
    pub name: Option<String>,
    pub orientation: Option<String>,
    pub prefer_related_applications: Option<bool>,
    pub protocol_handlers: Option<Vec<ProtocolHandler>>,
    pub related_applications: Option<Vec<RelatedApplication>>,
    pub scope: Option<String>,
    pub scope_extensions: Option<Vec<ScopeExtension>>,
    pub screenshots: Option<Vec<Screenshot>>,
    pub share_target: Option<ShareTarget>,
    pub short_name: Option<String>,
    pub shortcuts: Option<Vec<Shortcut>>,
    pub start_url: Option<String>,
    pub theme_color: Option<String>,
}
impl p::Decode for WebAppManifest {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        r.begin_object()?;
        let mut f_background_color = None; let mut f_description = None; let mut f_dir = None;
        let mut f_display = None; let mut f_display_overrides = None;
        let mut f_file_handlers = None; let mut f_icons = None; let mut f_id = None;
        let mut f_lang = None; let mut f_launch_handler = None; let mut f_name = None;
        let mut f_orientation = None; let mut f_prefer_related_applications = None;
        let mut f_protocol_handlers = None; let mut f_related_applications = None;
        let mut f_scope = None; let mut f_scope_extensions = None; let mut f_screenshots = None;
        let mut f_share_target = None; let mut f_short_name = None; let mut f_shortcuts = None;
        let mut f_start_url = None; let mut f_theme_color = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"backgroundColor" => r.read(&mut f_background_color),
                b"description" => r.read(&mut f_description),
                b"dir" => r.read(&mut f_dir),
                b"display" => r.read(&mut f_display),
                b"displayOverrides" => r.read(&mut f_display_overrides),
                b"fileHandlers" => r.read(&mut f_file_handlers),
                b"icons" => r.read(&mut f_icons),
                b"id" => r.read(&mut f_id),
                b"lang" => r.read(&mut f_lang),
                b"launchHandler" => r.read(&mut f_launch_handler),
                b"name" => r.read(&mut f_name),
                b"orientation" => r.read(&mut f_orientation),
                b"preferRelatedApplications" => r.read(&mut f_prefer_related_applications),
                b"protocolHandlers" => r.read(&mut f_protocol_handlers),
                b"relatedApplications" => r.read(&mut f_related_applications),
                b"scope" => r.read(&mut f_scope),
                b"scopeExtensions" => r.read(&mut f_scope_extensions),
                b"screenshots" => r.read(&mut f_screenshots),
                b"shareTarget" => r.read(&mut f_share_target),
                b"shortName" => r.read(&mut f_short_name),
                b"shortcuts" => r.read(&mut f_shortcuts),
                b"startUrl" => r.read(&mut f_start_url),
                b"themeColor" => r.read(&mut f_theme_color),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            background_color: f_background_color, description: f_description, dir: f_dir,
            display: f_display, display_overrides: f_display_overrides,
            file_handlers: f_file_handlers, icons: f_icons, id: f_id, lang: f_lang,
            launch_handler: f_launch_handler, name: f_name, orientation: f_orientation,
            prefer_related_applications: f_prefer_related_applications,
            protocol_handlers: f_protocol_handlers, related_applications: f_related_applications,
            scope: f_scope, scope_extensions: f_scope_extensions, screenshots: f_screenshots,
            share_target: f_share_target, short_name: f_short_name, shortcuts: f_shortcuts,
            start_url: f_start_url, theme_color: f_theme_color,
        })
    }
}

/// `Page.SubApp`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Page/#type-SubApp)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct SubApp {
    pub name: String,
    pub scope: String,
    pub manifest_id: String,
    pub start_url: String,
}
impl p::Decode for SubApp {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_name = None; let mut f_scope = None; let mut f_manifest_id = None;
        let mut f_start_url = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"name" => r.read(&mut f_name),
                b"scope" => r.read(&mut f_scope),
                b"manifestId" => r.read(&mut f_manifest_id),
                b"startUrl" => r.read(&mut f_start_url),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            name: r.need(f_name, at, "name")?, scope: r.need(f_scope, at, "scope")?,
            manifest_id: r.need(f_manifest_id, at, "manifestId")?,
            start_url: r.need(f_start_url, at, "startUrl")?,
        })
    }
}

open_enum! {
    /// `Page.NavigationType`. Experimental. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Page/#type-NavigationType)
    NavigationType {
        NAVIGATION = "Navigation", BACK_FORWARD_CACHE_RESTORE = "BackForwardCacheRestore",
    }
}

open_enum! {
    /// `Page.BackForwardCacheNotRestoredReason`. Experimental. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Page/#type-BackForwardCacheNotRestoredReason)
    BackForwardCacheNotRestoredReason {
        NOT_PRIMARY_MAIN_FRAME = "NotPrimaryMainFrame",
        BACK_FORWARD_CACHE_DISABLED = "BackForwardCacheDisabled",
        RELATED_ACTIVE_CONTENTS_EXIST = "RelatedActiveContentsExist",
        HTTP_STATUS_NOT_OK = "HTTPStatusNotOK", SCHEME_NOT_HTTP_OR_HTTPS = "SchemeNotHTTPOrHTTPS",
        LOADING = "Loading", WAS_GRANTED_MEDIA_ACCESS = "WasGrantedMediaAccess",
        DISABLE_FOR_RENDER_FRAME_HOST_CALLED = "DisableForRenderFrameHostCalled",
        DOMAIN_NOT_ALLOWED = "DomainNotAllowed", HTTP_METHOD_NOT_GET = "HTTPMethodNotGET",
        SUBFRAME_IS_NAVIGATING = "SubframeIsNavigating", TIMEOUT = "Timeout",
        CACHE_LIMIT = "CacheLimit", JAVA_SCRIPT_EXECUTION = "JavaScriptExecution",
        RENDERER_PROCESS_KILLED = "RendererProcessKilled",
        RENDERER_PROCESS_CRASHED = "RendererProcessCrashed",
        SCHEDULER_TRACKED_FEATURE_USED = "SchedulerTrackedFeatureUsed",
        CONFLICTING_BROWSING_INSTANCE = "ConflictingBrowsingInstance",
        CACHE_FLUSHED = "CacheFlushed",
        SERVICE_WORKER_VERSION_ACTIVATION = "ServiceWorkerVersionActivation",
        SESSION_RESTORED = "SessionRestored",
        SERVICE_WORKER_POST_MESSAGE = "ServiceWorkerPostMessage",
        ENTERED_BACK_FORWARD_CACHE_BEFORE_SERVICE_WORKER_HOST_ADDED = "EnteredBackForwardCacheBeforeServiceWorkerHostAdded",
        RENDER_FRAME_HOST_REUSED_SAME_SITE = "RenderFrameHostReused_SameSite",
        RENDER_FRAME_HOST_REUSED_CROSS_SITE = "RenderFrameHostReused_CrossSite",
        SERVICE_WORKER_CLAIM = "ServiceWorkerClaim", IGNORE_EVENT_AND_EVICT = "IgnoreEventAndEvict",
        HAVE_INNER_CONTENTS = "HaveInnerContents",
        TIMEOUT_PUTTING_IN_CACHE = "TimeoutPuttingInCache",
        BACK_FORWARD_CACHE_DISABLED_BY_LOW_MEMORY = "BackForwardCacheDisabledByLowMemory",
        BACK_FORWARD_CACHE_DISABLED_BY_COMMAND_LINE = "BackForwardCacheDisabledByCommandLine",
        NETWORK_REQUEST_DATAPIPE_DRAINED_AS_BYTES_CONSUMER = "NetworkRequestDatapipeDrainedAsBytesConsumer",
        NETWORK_REQUEST_REDIRECTED = "NetworkRequestRedirected",
        NETWORK_REQUEST_TIMEOUT = "NetworkRequestTimeout",
        NETWORK_EXCEEDS_BUFFER_LIMIT = "NetworkExceedsBufferLimit",
        NAVIGATION_CANCELLED_WHILE_RESTORING = "NavigationCancelledWhileRestoring",
        NOT_MOST_RECENT_NAVIGATION_ENTRY = "NotMostRecentNavigationEntry",
        BACK_FORWARD_CACHE_DISABLED_FOR_PRERENDER = "BackForwardCacheDisabledForPrerender",
        USER_AGENT_OVERRIDE_DIFFERS = "UserAgentOverrideDiffers",
        FOREGROUND_CACHE_LIMIT = "ForegroundCacheLimit",
        FORWARD_CACHE_DISABLED = "ForwardCacheDisabled",
        BROWSING_INSTANCE_NOT_SWAPPED = "BrowsingInstanceNotSwapped",
        BACK_FORWARD_CACHE_DISABLED_FOR_DELEGATE = "BackForwardCacheDisabledForDelegate",
        UNLOAD_HANDLER_EXISTS_IN_MAIN_FRAME = "UnloadHandlerExistsInMainFrame",
        UNLOAD_HANDLER_EXISTS_IN_SUB_FRAME = "UnloadHandlerExistsInSubFrame",
        SERVICE_WORKER_UNREGISTRATION = "ServiceWorkerUnregistration",
        CACHE_CONTROL_NO_STORE = "CacheControlNoStore",
        CACHE_CONTROL_NO_STORE_COOKIE_MODIFIED = "CacheControlNoStoreCookieModified",
        CACHE_CONTROL_NO_STORE_HTTP_ONLY_COOKIE_MODIFIED = "CacheControlNoStoreHTTPOnlyCookieModified",
        NO_RESPONSE_HEAD = "NoResponseHead", UNKNOWN = "Unknown",
        ACTIVATION_NAVIGATIONS_DISALLOWED_FOR_BUG1234857 = "ActivationNavigationsDisallowedForBug1234857",
        ERROR_DOCUMENT = "ErrorDocument", FENCED_FRAMES_EMBEDDER = "FencedFramesEmbedder",
        COOKIE_DISABLED = "CookieDisabled", HTTP_AUTH_REQUIRED = "HTTPAuthRequired",
        COOKIE_FLUSHED = "CookieFlushed",
        BROADCAST_CHANNEL_ON_MESSAGE = "BroadcastChannelOnMessage",
        WEB_VIEW_SETTINGS_CHANGED = "WebViewSettingsChanged",
        WEB_VIEW_JAVA_SCRIPT_OBJECT_CHANGED = "WebViewJavaScriptObjectChanged",
        WEB_VIEW_MESSAGE_LISTENER_INJECTED = "WebViewMessageListenerInjected",
        WEB_VIEW_SAFE_BROWSING_ALLOWLIST_CHANGED = "WebViewSafeBrowsingAllowlistChanged",
        WEB_VIEW_DOCUMENT_START_JAVASCRIPT_CHANGED = "WebViewDocumentStartJavascriptChanged",
        WEB_SOCKET = "WebSocket", WEB_TRANSPORT = "WebTransport", WEB_RTC = "WebRTC",
        MAIN_RESOURCE_HAS_CACHE_CONTROL_NO_STORE = "MainResourceHasCacheControlNoStore",
        MAIN_RESOURCE_HAS_CACHE_CONTROL_NO_CACHE = "MainResourceHasCacheControlNoCache",
        SUBRESOURCE_HAS_CACHE_CONTROL_NO_STORE = "SubresourceHasCacheControlNoStore",
        SUBRESOURCE_HAS_CACHE_CONTROL_NO_CACHE = "SubresourceHasCacheControlNoCache",
        CONTAINS_PLUGINS = "ContainsPlugins", DOCUMENT_LOADED = "DocumentLoaded",
        OUTSTANDING_NETWORK_REQUEST_OTHERS = "OutstandingNetworkRequestOthers",
        REQUESTED_MIDI_PERMISSION = "RequestedMIDIPermission",
        REQUESTED_AUDIO_CAPTURE_PERMISSION = "RequestedAudioCapturePermission",
        REQUESTED_VIDEO_CAPTURE_PERMISSION = "RequestedVideoCapturePermission",
        REQUESTED_BACK_FORWARD_CACHE_BLOCKED_SENSORS = "RequestedBackForwardCacheBlockedSensors",
        REQUESTED_BACKGROUND_WORK_PERMISSION = "RequestedBackgroundWorkPermission",
        BROADCAST_CHANNEL = "BroadcastChannel", WEB_XR = "WebXR", SHARED_WORKER = "SharedWorker",
        SHARED_WORKER_MESSAGE = "SharedWorkerMessage",
        SHARED_WORKER_WITH_NO_ACTIVE_CLIENT = "SharedWorkerWithNoActiveClient",
        WEB_LOCKS = "WebLocks", WEB_LOCKS_CONTENTION = "WebLocksContention", WEB_HID = "WebHID",
        WEB_BLUETOOTH = "WebBluetooth", WEB_SHARE = "WebShare",
        REQUESTED_STORAGE_ACCESS_GRANT = "RequestedStorageAccessGrant", WEB_NFC = "WebNfc",
        OUTSTANDING_NETWORK_REQUEST_FETCH = "OutstandingNetworkRequestFetch",
        OUTSTANDING_NETWORK_REQUEST_XHR = "OutstandingNetworkRequestXHR", APP_BANNER = "AppBanner",
        PRINTING = "Printing", WEB_DATABASE = "WebDatabase",
        PICTURE_IN_PICTURE = "PictureInPicture", SPEECH_RECOGNIZER = "SpeechRecognizer",
        IDLE_MANAGER = "IdleManager", PAYMENT_MANAGER = "PaymentManager",
        SPEECH_SYNTHESIS = "SpeechSynthesis", KEYBOARD_LOCK = "KeyboardLock",
        WEB_OTP_SERVICE = "WebOTPService",
        OUTSTANDING_NETWORK_REQUEST_DIRECT_SOCKET = "OutstandingNetworkRequestDirectSocket",
        INJECTED_JAVASCRIPT = "InjectedJavascript", INJECTED_STYLE_SHEET = "InjectedStyleSheet",
        KEEPALIVE_REQUEST = "KeepaliveRequest", INDEXED_DB_EVENT = "IndexedDBEvent",
        DUMMY = "Dummy",
        JS_NETWORK_REQUEST_RECEIVED_CACHE_CONTROL_NO_STORE_RESOURCE = "JsNetworkRequestReceivedCacheControlNoStoreResource",
        WEB_RTC_USED_WITH_CCNS = "WebRTCUsedWithCCNS",
        WEB_TRANSPORT_USED_WITH_CCNS = "WebTransportUsedWithCCNS",
        WEB_SOCKET_USED_WITH_CCNS = "WebSocketUsedWithCCNS", SMART_CARD = "SmartCard",
        LIVE_MEDIA_STREAM_TRACK = "LiveMediaStreamTrack", UNLOAD_HANDLER = "UnloadHandler",
        PARSER_ABORTED = "ParserAborted", CONTENT_SECURITY_HANDLER = "ContentSecurityHandler",
        CONTENT_WEB_AUTHENTICATION_API = "ContentWebAuthenticationAPI",
        CONTENT_FILE_CHOOSER = "ContentFileChooser", CONTENT_SERIAL = "ContentSerial",
        CONTENT_FILE_SYSTEM_ACCESS = "ContentFileSystemAccess",
        CONTENT_MEDIA_DEVICES_DISPATCHER_HOST = "ContentMediaDevicesDispatcherHost",
        CONTENT_WEB_BLUETOOTH = "ContentWebBluetooth", CONTENT_WEB_USB = "ContentWebUSB",
        CONTENT_MEDIA_SESSION_SERVICE = "ContentMediaSessionService",
        CONTENT_SCREEN_READER = "ContentScreenReader", CONTENT_DISCARDED = "ContentDiscarded",
        EMBEDDER_POPUP_BLOCKER_TAB_HELPER = "EmbedderPopupBlockerTabHelper",
        EMBEDDER_SAFE_BROWSING_TRIGGERED_POPUP_BLOCKER = "EmbedderSafeBrowsingTriggeredPopupBlocker",
        EMBEDDER_SAFE_BROWSING_THREAT_DETAILS = "EmbedderSafeBrowsingThreatDetails",
        EMBEDDER_APP_BANNER_MANAGER = "EmbedderAppBannerManager",
        EMBEDDER_DOM_DISTILLER_VIEWER_SOURCE = "EmbedderDomDistillerViewerSource",
        EMBEDDER_DOM_DISTILLER_SELF_DELETING_REQUEST_DELEGATE = "EmbedderDomDistillerSelfDeletingRequestDelegate",
        EMBEDDER_OOM_INTERVENTION_TAB_HELPER = "EmbedderOomInterventionTabHelper",
        EMBEDDER_OFFLINE_PAGE = "EmbedderOfflinePage",
        EMBEDDER_CHROME_PASSWORD_MANAGER_CLIENT_BIND_CREDENTIAL_MANAGER = "EmbedderChromePasswordManagerClientBindCredentialManager",
        EMBEDDER_PERMISSION_REQUEST_MANAGER = "EmbedderPermissionRequestManager",
        EMBEDDER_MODAL_DIALOG = "EmbedderModalDialog", EMBEDDER_EXTENSIONS = "EmbedderExtensions",
        EMBEDDER_EXTENSION_MESSAGING = "EmbedderExtensionMessaging",
        EMBEDDER_EXTENSION_MESSAGING_FOR_OPEN_PORT = "EmbedderExtensionMessagingForOpenPort",
        EMBEDDER_EXTENSION_SENT_MESSAGE_TO_CACHED_FRAME = "EmbedderExtensionSentMessageToCachedFrame",
        EMBEDDER_EXTENSION_FRAME = "EmbedderExtensionFrame",
        EMBEDDER_PRIVILEGED_WEB_CONTENTS = "EmbedderPrivilegedWebContents",
        REQUESTED_BY_WEB_VIEW_CLIENT = "RequestedByWebViewClient",
        POST_MESSAGE_BY_WEB_VIEW_CLIENT = "PostMessageByWebViewClient",
        CACHE_CONTROL_NO_STORE_DEVICE_BOUND_SESSION_TERMINATED = "CacheControlNoStoreDeviceBoundSessionTerminated",
        CACHE_LIMIT_PRUNED_ON_MODERATE_MEMORY_PRESSURE = "CacheLimitPrunedOnModerateMemoryPressure",
        CACHE_LIMIT_PRUNED_ON_CRITICAL_MEMORY_PRESSURE = "CacheLimitPrunedOnCriticalMemoryPressure",
    }
}

open_enum! {
    /// `Page.BackForwardCacheNotRestoredReasonType`. Experimental. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Page/#type-BackForwardCacheNotRestoredReasonType)
    BackForwardCacheNotRestoredReasonType {
        SUPPORT_PENDING = "SupportPending", PAGE_SUPPORT_NEEDED = "PageSupportNeeded",
        CIRCUMSTANTIAL = "Circumstantial",
    }
}

/// `Page.BackForwardCacheBlockingDetails`. Experimental. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Page/#type-BackForwardCacheBlockingDetails)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct BackForwardCacheBlockingDetails {
    pub url: Option<String>,
    pub function: Option<String>,
    pub line_number: i64,
    pub column_number: i64,
}
impl p::Decode for BackForwardCacheBlockingDetails {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_url = None; let mut f_function = None; let mut f_line_number = None;
        let mut f_column_number = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"url" => r.read(&mut f_url),
                b"function" => r.read(&mut f_function),
                b"lineNumber" => r.read(&mut f_line_number),
                b"columnNumber" => r.read(&mut f_column_number),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            url: f_url, function: f_function, line_number: r.need(f_line_number, at, "lineNumber")?,
            column_number: r.need(f_column_number, at, "columnNumber")?,
        })
    }
}

/// `Page.BackForwardCacheNotRestoredExplanation`. Experimental. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Page/#type-BackForwardCacheNotRestoredExplanation)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct BackForwardCacheNotRestoredExplanation {
    pub r#type: BackForwardCacheNotRestoredReasonType,
    pub reason: BackForwardCacheNotRestoredReason,
    pub context: Option<String>,
    pub details: Option<Vec<BackForwardCacheBlockingDetails>>,
}
impl p::Decode for BackForwardCacheNotRestoredExplanation {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_type = None; let mut f_reason = None; let mut f_context = None;
        let mut f_details = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"type" => r.read(&mut f_type),
                b"reason" => r.read(&mut f_reason),
                b"context" => r.read(&mut f_context),
                b"details" => r.read(&mut f_details),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            r#type: r.need(f_type, at, "type")?, reason: r.need(f_reason, at, "reason")?,
            context: f_context, details: f_details,
        })
    }
}

/// `Page.BackForwardCacheNotRestoredExplanationTree`. Experimental. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Page/#type-BackForwardCacheNotRestoredExplanationTree)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct BackForwardCacheNotRestoredExplanationTree {
    pub url: String,
    pub explanations: Vec<BackForwardCacheNotRestoredExplanation>,
    pub children: Vec<BackForwardCacheNotRestoredExplanationTree>,
}
#[derive(Default)]
struct BackForwardCacheNotRestoredExplanationTreeParts {
    f_url: Option<String>, f_explanations: Vec<BackForwardCacheNotRestoredExplanation>,
    f_children: Vec<BackForwardCacheNotRestoredExplanationTree>,
}
impl BackForwardCacheNotRestoredExplanationTreeParts {
    fn whole(self: Box<Self>, r: &p::Reader<'_>, at: usize) -> Result<Box<BackForwardCacheNotRestoredExplanationTree>, p::Fault> {
        let it = *self;
        Ok(Box::new(BackForwardCacheNotRestoredExplanationTree {
            url: r.need(it.f_url, at, "url")?, explanations: it.f_explanations,
            children: it.f_children,
        }))
    }
}
impl p::Decode for BackForwardCacheNotRestoredExplanationTree {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        Self::decode_boxed(r).map(|it| *it)
    }
    fn decode_boxed(r: &mut p::Reader<'_>) -> Result<Box<Self>, p::Fault> {
        let at = r.begin_object()?;
        let mut it = Box::<BackForwardCacheNotRestoredExplanationTreeParts>::default();
        while let Some(name) = r.name()? {
            match &*name {
                b"url" => r.read(&mut it.f_url),
                b"explanations" => r.read_lenient(&mut it.f_explanations),
                b"children" => r.read_lenient(&mut it.f_children),
                _ => r.skip(),
            }?;
        }
        it.whole(r, at)
    }
}

/// `Page.addScriptToEvaluateOnLoad`. Experimental. **Deprecated.** [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Page/#method-addScriptToEvaluateOnLoad)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct AddScriptToEvaluateOnLoad {
    pub script_source: String,
}
impl AddScriptToEvaluateOnLoad {
    pub fn new(script_source: impl Into<String>) -> Self { Self { script_source: script_source.into() } }
}
impl p::Encode for AddScriptToEvaluateOnLoad {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.field("scriptSource", &self.script_source);
        w.end_object();
    }
}
impl p::Command for AddScriptToEvaluateOnLoad {
    const METHOD: &'static str = "Page.addScriptToEvaluateOnLoad";
    type Response = AddScriptToEvaluateOnLoadResponse;
}

/// The reply to [`AddScriptToEvaluateOnLoad`].
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct AddScriptToEvaluateOnLoadResponse {
    pub identifier: ScriptIdentifier,
}
impl p::Decode for AddScriptToEvaluateOnLoadResponse {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_identifier = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"identifier" => r.read(&mut f_identifier),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            identifier: r.need(f_identifier, at, "identifier")?,
        })
    }
}

/// `Page.addScriptToEvaluateOnNewDocument`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Page/#method-addScriptToEvaluateOnNewDocument)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct AddScriptToEvaluateOnNewDocument {
    pub source: String,
    /// Experimental.
    pub world_name: Option<String>,
    /// Experimental.
    pub include_command_line_api: Option<bool>,
    /// Experimental.
    pub run_immediately: Option<bool>,
}
impl AddScriptToEvaluateOnNewDocument {
    pub fn new(source: impl Into<String>) -> Self { Self { source: source.into(), world_name: None, include_command_line_api: None, run_immediately: None } }
    pub fn with(mut self, set: impl FnOnce(&mut Self)) -> Self { set(&mut self); self }
}
impl p::Encode for AddScriptToEvaluateOnNewDocument {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.field("source", &self.source);
        w.optional("worldName", &self.world_name);
        w.optional("includeCommandLineAPI", &self.include_command_line_api);
        w.optional("runImmediately", &self.run_immediately);
        w.end_object();
    }
}
impl p::Command for AddScriptToEvaluateOnNewDocument {
    const METHOD: &'static str = "Page.addScriptToEvaluateOnNewDocument";
    type Response = AddScriptToEvaluateOnNewDocumentResponse;
}

/// The reply to [`AddScriptToEvaluateOnNewDocument`].
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct AddScriptToEvaluateOnNewDocumentResponse {
    pub identifier: ScriptIdentifier,
}
impl p::Decode for AddScriptToEvaluateOnNewDocumentResponse {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_identifier = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"identifier" => r.read(&mut f_identifier),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            identifier: r.need(f_identifier, at, "identifier")?,
        })
    }
}

/// `Page.bringToFront`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Page/#method-bringToFront)
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct BringToFront {}
impl BringToFront {
    pub fn new() -> Self { Self {} }
}
impl p::Encode for BringToFront {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.end_object();
    }
}
impl p::Command for BringToFront {
    const METHOD: &'static str = "Page.bringToFront";
    type Response = p::Empty;
}

/// `Page.captureScreenshot`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Page/#method-captureScreenshot)
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct CaptureScreenshot {
    pub format: Option<CaptureScreenshotFormat>,
    pub quality: Option<i64>,
    pub clip: Option<Viewport>,
    /// Experimental.
    pub from_surface: Option<bool>,
    /// Experimental.
    pub capture_beyond_viewport: Option<bool>,
    /// Experimental.
    pub optimize_for_speed: Option<bool>,
}
impl CaptureScreenshot {
    pub fn new() -> Self { Self { format: None, quality: None, clip: None, from_surface: None, capture_beyond_viewport: None, optimize_for_speed: None } }
    pub fn with(mut self, set: impl FnOnce(&mut Self)) -> Self { set(&mut self); self }
}
impl p::Encode for CaptureScreenshot {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.optional("format", &self.format);
        w.optional("quality", &self.quality);
        w.optional("clip", &self.clip);
        w.optional("fromSurface", &self.from_surface);
        w.optional("captureBeyondViewport", &self.capture_beyond_viewport);
        w.optional("optimizeForSpeed", &self.optimize_for_speed);
        w.end_object();
    }
}
impl p::Command for CaptureScreenshot {
    const METHOD: &'static str = "Page.captureScreenshot";
    type Response = CaptureScreenshotResponse;
}

/// The reply to [`CaptureScreenshot`].
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct CaptureScreenshotResponse {
    pub data: p::Binary,
}
impl p::Decode for CaptureScreenshotResponse {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_data = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"data" => r.read(&mut f_data),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            data: r.need(f_data, at, "data")?,
        })
    }
}

/// `Page.captureSnapshot`. Experimental. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Page/#method-captureSnapshot)
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct CaptureSnapshot {
    pub format: Option<CaptureSnapshotFormat>,
}
impl CaptureSnapshot {
    pub fn new() -> Self { Self { format: None } }
    pub fn with(mut self, set: impl FnOnce(&mut Self)) -> Self { set(&mut self); self }
}
impl p::Encode for CaptureSnapshot {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.optional("format", &self.format);
        w.end_object();
    }
}
impl p::Command for CaptureSnapshot {
    const METHOD: &'static str = "Page.captureSnapshot";
    type Response = CaptureSnapshotResponse;
}

/// The reply to [`CaptureSnapshot`].
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct CaptureSnapshotResponse {
    pub data: String,
}
impl p::Decode for CaptureSnapshotResponse {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_data = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"data" => r.read(&mut f_data),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            data: r.need(f_data, at, "data")?,
        })
    }
}

/// `Page.clearDeviceMetricsOverride`. Experimental. **Deprecated.** [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Page/#method-clearDeviceMetricsOverride)
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct ClearDeviceMetricsOverride {}
impl ClearDeviceMetricsOverride {
    pub fn new() -> Self { Self {} }
}
impl p::Encode for ClearDeviceMetricsOverride {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.end_object();
    }
}
impl p::Command for ClearDeviceMetricsOverride {
    const METHOD: &'static str = "Page.clearDeviceMetricsOverride";
    type Response = p::Empty;
}

/// `Page.clearDeviceOrientationOverride`. Experimental. **Deprecated.** [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Page/#method-clearDeviceOrientationOverride)
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct ClearDeviceOrientationOverride {}
impl ClearDeviceOrientationOverride {
    pub fn new() -> Self { Self {} }
}
impl p::Encode for ClearDeviceOrientationOverride {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.end_object();
    }
}
impl p::Command for ClearDeviceOrientationOverride {
    const METHOD: &'static str = "Page.clearDeviceOrientationOverride";
    type Response = p::Empty;
}

/// `Page.clearGeolocationOverride`. **Deprecated.** [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Page/#method-clearGeolocationOverride)
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct ClearGeolocationOverride {}
impl ClearGeolocationOverride {
    pub fn new() -> Self { Self {} }
}
impl p::Encode for ClearGeolocationOverride {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.end_object();
    }
}
impl p::Command for ClearGeolocationOverride {
    const METHOD: &'static str = "Page.clearGeolocationOverride";
    type Response = p::Empty;
}

/// `Page.createIsolatedWorld`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Page/#method-createIsolatedWorld)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct CreateIsolatedWorld {
    pub frame_id: FrameId,
    pub world_name: Option<String>,
    pub grant_univeral_access: Option<bool>,
    pub content_security_policy: Option<String>,
}
impl CreateIsolatedWorld {
    pub fn new(frame_id: impl Into<FrameId>) -> Self { Self { frame_id: frame_id.into(), world_name: None, grant_univeral_access: None, content_security_policy: None } }
    pub fn with(mut self, set: impl FnOnce(&mut Self)) -> Self { set(&mut self); self }
}
impl p::Encode for CreateIsolatedWorld {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.field("frameId", &self.frame_id);
        w.optional("worldName", &self.world_name);
        w.optional("grantUniveralAccess", &self.grant_univeral_access);
        w.optional("contentSecurityPolicy", &self.content_security_policy);
        w.end_object();
    }
}
impl p::Command for CreateIsolatedWorld {
    const METHOD: &'static str = "Page.createIsolatedWorld";
    type Response = CreateIsolatedWorldResponse;
}

/// The reply to [`CreateIsolatedWorld`].
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct CreateIsolatedWorldResponse {
    pub execution_context_id: p::runtime::ExecutionContextId,
}
impl p::Decode for CreateIsolatedWorldResponse {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_execution_context_id = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"executionContextId" => r.read(&mut f_execution_context_id),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            execution_context_id: r.need(f_execution_context_id, at, "executionContextId")?,
        })
    }
}

/// `Page.deleteCookie`. Experimental. **Deprecated.** [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Page/#method-deleteCookie)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct DeleteCookie {
    pub cookie_name: String,
    pub url: String,
}
impl DeleteCookie {
    pub fn new(cookie_name: impl Into<String>, url: impl Into<String>) -> Self { Self { cookie_name: cookie_name.into(), url: url.into() } }
}
impl p::Encode for DeleteCookie {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.field("cookieName", &self.cookie_name);
        w.field("url", &self.url);
        w.end_object();
    }
}
impl p::Command for DeleteCookie {
    const METHOD: &'static str = "Page.deleteCookie";
    type Response = p::Empty;
}

/// `Page.disable`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Page/#method-disable)
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
    const METHOD: &'static str = "Page.disable";
    type Response = p::Empty;
}

/// `Page.enable`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Page/#method-enable)
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct Enable {
    /// Experimental.
    pub enable_file_chooser_opened_event: Option<bool>,
}
impl Enable {
    pub fn new() -> Self { Self { enable_file_chooser_opened_event: None } }
    pub fn with(mut self, set: impl FnOnce(&mut Self)) -> Self { set(&mut self); self }
}
impl p::Encode for Enable {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.optional("enableFileChooserOpenedEvent", &self.enable_file_chooser_opened_event);
        w.end_object();
    }
}
impl p::Command for Enable {
    const METHOD: &'static str = "Page.enable";
    type Response = p::Empty;
}

/// `Page.getAppManifest`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Page/#method-getAppManifest)
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct GetAppManifest {
    pub manifest_id: Option<String>,
}
impl GetAppManifest {
    pub fn new() -> Self { Self { manifest_id: None } }
    pub fn with(mut self, set: impl FnOnce(&mut Self)) -> Self { set(&mut self); self }
}
impl p::Encode for GetAppManifest {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.optional("manifestId", &self.manifest_id);
        w.end_object();
    }
}
impl p::Command for GetAppManifest {
    const METHOD: &'static str = "Page.getAppManifest";
    type Response = GetAppManifestResponse;
}

/// The reply to [`GetAppManifest`].
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct GetAppManifestResponse {
    pub url: String,
    pub errors: Vec<AppManifestError>,
    pub data: Option<String>,
    /// Experimental. **Deprecated.**
    pub parsed: Option<AppManifestParsedProperties>,
    /// Experimental.
    pub manifest: WebAppManifest,
}
impl p::Decode for GetAppManifestResponse {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_url = None; let mut f_errors = Default::default(); let mut f_data = None;
        let mut f_parsed = None; let mut f_manifest = Default::default();
        while let Some(name) = r.name()? {
            match &*name {
                b"url" => r.read(&mut f_url),
                b"errors" => r.read_lenient(&mut f_errors),
                b"data" => r.read(&mut f_data),
                b"parsed" => r.read(&mut f_parsed),
                b"manifest" => r.read_lenient(&mut f_manifest),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            url: r.need(f_url, at, "url")?, errors: f_errors, data: f_data, parsed: f_parsed,
            manifest: f_manifest,
        })
    }
}

/// `Page.getInstallabilityErrors`. Experimental. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Page/#method-getInstallabilityErrors)
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct GetInstallabilityErrors {}
impl GetInstallabilityErrors {
    pub fn new() -> Self { Self {} }
}
impl p::Encode for GetInstallabilityErrors {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.end_object();
    }
}
impl p::Command for GetInstallabilityErrors {
    const METHOD: &'static str = "Page.getInstallabilityErrors";
    type Response = GetInstallabilityErrorsResponse;
}

/// The reply to [`GetInstallabilityErrors`].
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct GetInstallabilityErrorsResponse {
    pub installability_errors: Vec<InstallabilityError>,
}
impl p::Decode for GetInstallabilityErrorsResponse {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        r.begin_object()?;
        let mut f_installability_errors = Default::default();
        while let Some(name) = r.name()? {
            match &*name {
                b"installabilityErrors" => r.read_lenient(&mut f_installability_errors),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            installability_errors: f_installability_errors,
        })
    }
}

/// `Page.getManifestIcons`. Experimental. **Deprecated.** [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Page/#method-getManifestIcons)
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct GetManifestIcons {}
impl GetManifestIcons {
    pub fn new() -> Self { Self {} }
}
impl p::Encode for GetManifestIcons {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.end_object();
    }
}
impl p::Command for GetManifestIcons {
    const METHOD: &'static str = "Page.getManifestIcons";
    type Response = GetManifestIconsResponse;
}

/// The reply to [`GetManifestIcons`].
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct GetManifestIconsResponse {
    pub primary_icon: Option<p::Binary>,
}
impl p::Decode for GetManifestIconsResponse {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        r.begin_object()?;
        let mut f_primary_icon = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"primaryIcon" => r.read(&mut f_primary_icon),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            primary_icon: f_primary_icon,
        })
    }
}

/// `Page.getAppId`. Experimental. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Page/#method-getAppId)
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct GetAppId {}
impl GetAppId {
    pub fn new() -> Self { Self {} }
}
impl p::Encode for GetAppId {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.end_object();
    }
}
impl p::Command for GetAppId {
    const METHOD: &'static str = "Page.getAppId";
    type Response = GetAppIdResponse;
}

/// The reply to [`GetAppId`].
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct GetAppIdResponse {
    pub app_id: Option<String>,
    pub recommended_id: Option<String>,
    pub bundle_id: Option<String>,
    pub parent_app_name: Option<String>,
}
impl p::Decode for GetAppIdResponse {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        r.begin_object()?;
        let mut f_app_id = None; let mut f_recommended_id = None; let mut f_bundle_id = None;
        let mut f_parent_app_name = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"appId" => r.read(&mut f_app_id),
                b"recommendedId" => r.read(&mut f_recommended_id),
                b"bundleId" => r.read(&mut f_bundle_id),
                b"parentAppName" => r.read(&mut f_parent_app_name),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            app_id: f_app_id, recommended_id: f_recommended_id, bundle_id: f_bundle_id,
            parent_app_name: f_parent_app_name,
        })
    }
}

/// `Page.getSubApps`. Experimental. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Page/#method-getSubApps)
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct GetSubApps {}
impl GetSubApps {
    pub fn new() -> Self { Self {} }
}
impl p::Encode for GetSubApps {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.end_object();
    }
}
impl p::Command for GetSubApps {
    const METHOD: &'static str = "Page.getSubApps";
    type Response = GetSubAppsResponse;
}

/// The reply to [`GetSubApps`].
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct GetSubAppsResponse {
    pub sub_apps: Vec<SubApp>,
}
impl p::Decode for GetSubAppsResponse {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        r.begin_object()?;
        let mut f_sub_apps = Default::default();
        while let Some(name) = r.name()? {
            match &*name {
                b"subApps" => r.read_lenient(&mut f_sub_apps),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            sub_apps: f_sub_apps,
        })
    }
}

/// `Page.getSiblingSubApps`. Experimental. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Page/#method-getSiblingSubApps)
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct GetSiblingSubApps {}
impl GetSiblingSubApps {
    pub fn new() -> Self { Self {} }
}
impl p::Encode for GetSiblingSubApps {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.end_object();
    }
}
impl p::Command for GetSiblingSubApps {
    const METHOD: &'static str = "Page.getSiblingSubApps";
    type Response = GetSiblingSubAppsResponse;
}

/// The reply to [`GetSiblingSubApps`].
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct GetSiblingSubAppsResponse {
    pub sub_apps: Vec<SubApp>,
}
impl p::Decode for GetSiblingSubAppsResponse {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        r.begin_object()?;
        let mut f_sub_apps = Default::default();
        while let Some(name) = r.name()? {
            match &*name {
                b"subApps" => r.read_lenient(&mut f_sub_apps),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            sub_apps: f_sub_apps,
        })
    }
}

/// `Page.getAdScriptAncestry`. Experimental. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Page/#method-getAdScriptAncestry)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct GetAdScriptAncestry {
    pub frame_id: FrameId,
}
impl GetAdScriptAncestry {
    pub fn new(frame_id: impl Into<FrameId>) -> Self { Self { frame_id: frame_id.into() } }
}
impl p::Encode for GetAdScriptAncestry {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.field("frameId", &self.frame_id);
        w.end_object();
    }
}
impl p::Command for GetAdScriptAncestry {
    const METHOD: &'static str = "Page.getAdScriptAncestry";
    type Response = GetAdScriptAncestryResponse;
}

/// The reply to [`GetAdScriptAncestry`].
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct GetAdScriptAncestryResponse {
    pub ad_script_ancestry: Option<p::network::AdAncestry>,
}
impl p::Decode for GetAdScriptAncestryResponse {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        r.begin_object()?;
        let mut f_ad_script_ancestry = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"adScriptAncestry" => r.read(&mut f_ad_script_ancestry),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            ad_script_ancestry: f_ad_script_ancestry,
        })
    }
}

/// `Page.getSpellCheckCustomDictionary`. Experimental. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Page/#method-getSpellCheckCustomDictionary)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct GetSpellCheckCustomDictionary {
    pub frame_id: FrameId,
}
impl GetSpellCheckCustomDictionary {
    pub fn new(frame_id: impl Into<FrameId>) -> Self { Self { frame_id: frame_id.into() } }
}
impl p::Encode for GetSpellCheckCustomDictionary {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.field("frameId", &self.frame_id);
        w.end_object();
    }
}
impl p::Command for GetSpellCheckCustomDictionary {
    const METHOD: &'static str = "Page.getSpellCheckCustomDictionary";
    type Response = GetSpellCheckCustomDictionaryResponse;
}

/// The reply to [`GetSpellCheckCustomDictionary`].
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct GetSpellCheckCustomDictionaryResponse {
    pub words: Vec<String>,
}
impl p::Decode for GetSpellCheckCustomDictionaryResponse {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        r.begin_object()?;
        let mut f_words = Default::default();
        while let Some(name) = r.name()? {
            match &*name {
                b"words" => r.read_lenient(&mut f_words),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            words: f_words,
        })
    }
}

/// `Page.getFrameTree`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Page/#method-getFrameTree)
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct GetFrameTree {}
impl GetFrameTree {
    pub fn new() -> Self { Self {} }
}
impl p::Encode for GetFrameTree {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.end_object();
    }
}
impl p::Command for GetFrameTree {
    const METHOD: &'static str = "Page.getFrameTree";
    type Response = GetFrameTreeResponse;
}

/// The reply to [`GetFrameTree`].
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct GetFrameTreeResponse {
    pub frame_tree: FrameTree,
}
impl p::Decode for GetFrameTreeResponse {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_frame_tree = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"frameTree" => r.read(&mut f_frame_tree),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            frame_tree: r.need(f_frame_tree, at, "frameTree")?,
        })
    }
}

/// `Page.getLayoutMetrics`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Page/#method-getLayoutMetrics)
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct GetLayoutMetrics {}
impl GetLayoutMetrics {
    pub fn new() -> Self { Self {} }
}
impl p::Encode for GetLayoutMetrics {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.end_object();
    }
}
impl p::Command for GetLayoutMetrics {
    const METHOD: &'static str = "Page.getLayoutMetrics";
    type Response = GetLayoutMetricsResponse;
}

/// The reply to [`GetLayoutMetrics`].
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct GetLayoutMetricsResponse {
    /// **Deprecated.**
    pub layout_viewport: LayoutViewport,
    /// **Deprecated.**
    pub visual_viewport: VisualViewport,
    /// **Deprecated.**
    pub content_size: p::dom::Rect,
    pub css_layout_viewport: LayoutViewport,
    pub css_visual_viewport: VisualViewport,
    pub css_content_size: p::dom::Rect,
}
impl p::Decode for GetLayoutMetricsResponse {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_layout_viewport = Default::default();
        let mut f_visual_viewport = Default::default(); let mut f_content_size = Default::default();
        let mut f_css_layout_viewport = None; let mut f_css_visual_viewport = None;
        let mut f_css_content_size = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"layoutViewport" => r.read_lenient(&mut f_layout_viewport),
                b"visualViewport" => r.read_lenient(&mut f_visual_viewport),
                b"contentSize" => r.read_lenient(&mut f_content_size),
                b"cssLayoutViewport" => r.read(&mut f_css_layout_viewport),
                b"cssVisualViewport" => r.read(&mut f_css_visual_viewport),
                b"cssContentSize" => r.read(&mut f_css_content_size),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            layout_viewport: f_layout_viewport, visual_viewport: f_visual_viewport,
            content_size: f_content_size,
            css_layout_viewport: r.need(f_css_layout_viewport, at, "cssLayoutViewport")?,
            css_visual_viewport: r.need(f_css_visual_viewport, at, "cssVisualViewport")?,
            css_content_size: r.need(f_css_content_size, at, "cssContentSize")?,
        })
    }
}

/// `Page.getNavigationHistory`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Page/#method-getNavigationHistory)
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct GetNavigationHistory {}
impl GetNavigationHistory {
    pub fn new() -> Self { Self {} }
}
impl p::Encode for GetNavigationHistory {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.end_object();
    }
}
impl p::Command for GetNavigationHistory {
    const METHOD: &'static str = "Page.getNavigationHistory";
    type Response = GetNavigationHistoryResponse;
}

/// The reply to [`GetNavigationHistory`].
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct GetNavigationHistoryResponse {
    pub current_index: i64,
    pub entries: Vec<NavigationEntry>,
}
impl p::Decode for GetNavigationHistoryResponse {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_current_index = None; let mut f_entries = Default::default();
        while let Some(name) = r.name()? {
            match &*name {
                b"currentIndex" => r.read(&mut f_current_index),
                b"entries" => r.read_lenient(&mut f_entries),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            current_index: r.need(f_current_index, at, "currentIndex")?, entries: f_entries,
        })
    }
}

/// `Page.resetNavigationHistory`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Page/#method-resetNavigationHistory)
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct ResetNavigationHistory {}
impl ResetNavigationHistory {
    pub fn new() -> Self { Self {} }
}
impl p::Encode for ResetNavigationHistory {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.end_object();
    }
}
impl p::Command for ResetNavigationHistory {
    const METHOD: &'static str = "Page.resetNavigationHistory";
    type Response = p::Empty;
}

/// `Page.getResourceContent`. Experimental. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Page/#method-getResourceContent)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct GetResourceContent {
    pub frame_id: FrameId,
    pub url: String,
}
impl GetResourceContent {
    pub fn new(frame_id: impl Into<FrameId>, url: impl Into<String>) -> Self { Self { frame_id: frame_id.into(), url: url.into() } }
}
impl p::Encode for GetResourceContent {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.field("frameId", &self.frame_id);
        w.field("url", &self.url);
        w.end_object();
    }
}
impl p::Command for GetResourceContent {
    const METHOD: &'static str = "Page.getResourceContent";
    type Response = GetResourceContentResponse;
}

/// The reply to [`GetResourceContent`].
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct GetResourceContentResponse {
    pub content: String,
    pub base64_encoded: bool,
}
impl p::Decode for GetResourceContentResponse {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_content = None; let mut f_base64_encoded = Default::default();
        while let Some(name) = r.name()? {
            match &*name {
                b"content" => r.read(&mut f_content),
                b"base64Encoded" => r.read_lenient(&mut f_base64_encoded),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            content: r.need(f_content, at, "content")?, base64_encoded: f_base64_encoded,
        })
    }
}

/// `Page.getResourceTree`. Experimental. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Page/#method-getResourceTree)
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct GetResourceTree {}
impl GetResourceTree {
    pub fn new() -> Self { Self {} }
}
impl p::Encode for GetResourceTree {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.end_object();
    }
}
impl p::Command for GetResourceTree {
    const METHOD: &'static str = "Page.getResourceTree";
    type Response = GetResourceTreeResponse;
}

/// The reply to [`GetResourceTree`].
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct GetResourceTreeResponse {
    pub frame_tree: FrameResourceTree,
}
impl p::Decode for GetResourceTreeResponse {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_frame_tree = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"frameTree" => r.read(&mut f_frame_tree),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            frame_tree: r.need(f_frame_tree, at, "frameTree")?,
        })
    }
}

/// `Page.handleJavaScriptDialog`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Page/#method-handleJavaScriptDialog)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct HandleJavaScriptDialog {
    pub accept: bool,
    pub prompt_text: Option<String>,
}
impl HandleJavaScriptDialog {
    pub fn new(accept: bool) -> Self { Self { accept, prompt_text: None } }
    pub fn with(mut self, set: impl FnOnce(&mut Self)) -> Self { set(&mut self); self }
}
impl p::Encode for HandleJavaScriptDialog {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.field("accept", &self.accept);
        w.optional("promptText", &self.prompt_text);
        w.end_object();
    }
}
impl p::Command for HandleJavaScriptDialog {
    const METHOD: &'static str = "Page.handleJavaScriptDialog";
    type Response = p::Empty;
}

/// `Page.navigate`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Page/#method-navigate)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Navigate {
    pub url: String,
    pub referrer: Option<String>,
    pub transition_type: Option<TransitionType>,
    pub frame_id: Option<FrameId>,
    /// Experimental.
    pub referrer_policy: Option<ReferrerPolicy>,
}
impl Navigate {
    pub fn new(url: impl Into<String>) -> Self { Self { url: url.into(), referrer: None, transition_type: None, frame_id: None, referrer_policy: None } }
    pub fn with(mut self, set: impl FnOnce(&mut Self)) -> Self { set(&mut self); self }
}
impl p::Encode for Navigate {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.field("url", &self.url);
        w.optional("referrer", &self.referrer);
        w.optional("transitionType", &self.transition_type);
        w.optional("frameId", &self.frame_id);
        w.optional("referrerPolicy", &self.referrer_policy);
        w.end_object();
    }
}
impl p::Command for Navigate {
    const METHOD: &'static str = "Page.navigate";
    type Response = NavigateResponse;
}

/// The reply to [`Navigate`].
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct NavigateResponse {
    pub frame_id: FrameId,
    pub loader_id: Option<p::network::LoaderId>,
    pub error_text: Option<String>,
    /// Experimental.
    pub is_download: Option<bool>,
}
impl p::Decode for NavigateResponse {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_frame_id = None; let mut f_loader_id = None; let mut f_error_text = None;
        let mut f_is_download = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"frameId" => r.read(&mut f_frame_id),
                b"loaderId" => r.read(&mut f_loader_id),
                b"errorText" => r.read(&mut f_error_text),
                b"isDownload" => r.read(&mut f_is_download),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            frame_id: r.need(f_frame_id, at, "frameId")?, loader_id: f_loader_id,
            error_text: f_error_text, is_download: f_is_download,
        })
    }
}

/// `Page.navigateToHistoryEntry`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Page/#method-navigateToHistoryEntry)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct NavigateToHistoryEntry {
    pub entry_id: i64,
}
impl NavigateToHistoryEntry {
    pub fn new(entry_id: i64) -> Self { Self { entry_id } }
}
impl p::Encode for NavigateToHistoryEntry {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.field("entryId", &self.entry_id);
        w.end_object();
    }
}
impl p::Command for NavigateToHistoryEntry {
    const METHOD: &'static str = "Page.navigateToHistoryEntry";
    type Response = p::Empty;
}

/// `Page.printToPDF`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Page/#method-printToPDF)
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct PrintToPDF {
    pub landscape: Option<bool>,
    pub display_header_footer: Option<bool>,
    pub print_background: Option<bool>,
    pub scale: Option<f64>,
    pub paper_width: Option<f64>,
    pub paper_height: Option<f64>,
    pub margin_top: Option<f64>,
    pub margin_bottom: Option<f64>,
    pub margin_left: Option<f64>,
    pub margin_right: Option<f64>,
    pub page_ranges: Option<String>,
    pub header_template: Option<String>,
    pub footer_template: Option<String>,
    pub prefer_css_page_size: Option<bool>,
    /// Experimental.
    pub transfer_mode: Option<PrintToPDFTransferMode>,
    /// Experimental.
    pub generate_tagged_pdf: Option<bool>,
    /// Experimental.
    pub generate_document_outline: Option<bool>,
}
impl PrintToPDF {
    pub fn new() -> Self { Self { landscape: None, display_header_footer: None, print_background: None, scale: None, paper_width: None, paper_height: None, margin_top: None, margin_bottom: None, margin_left: None, margin_right: None, page_ranges: None, header_template: None, footer_template: None, prefer_css_page_size: None, transfer_mode: None, generate_tagged_pdf: None, generate_document_outline: None } }
    pub fn with(mut self, set: impl FnOnce(&mut Self)) -> Self { set(&mut self); self }
}
impl p::Encode for PrintToPDF {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.optional("landscape", &self.landscape);
        w.optional("displayHeaderFooter", &self.display_header_footer);
        w.optional("printBackground", &self.print_background);
        w.optional("scale", &self.scale);
        w.optional("paperWidth", &self.paper_width);
        w.optional("paperHeight", &self.paper_height);
        w.optional("marginTop", &self.margin_top);
        w.optional("marginBottom", &self.margin_bottom);
        w.optional("marginLeft", &self.margin_left);
        w.optional("marginRight", &self.margin_right);
        w.optional("pageRanges", &self.page_ranges);
        w.optional("headerTemplate", &self.header_template);
        w.optional("footerTemplate", &self.footer_template);
        w.optional("preferCSSPageSize", &self.prefer_css_page_size);
        w.optional("transferMode", &self.transfer_mode);
        w.optional("generateTaggedPDF", &self.generate_tagged_pdf);
        w.optional("generateDocumentOutline", &self.generate_document_outline);
        w.end_object();
    }
}
impl p::Command for PrintToPDF {
    const METHOD: &'static str = "Page.printToPDF";
    type Response = PrintToPDFResponse;
}

/// The reply to [`PrintToPDF`].
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct PrintToPDFResponse {
    pub data: p::Binary,
    /// Experimental.
    pub stream: Option<p::io::StreamHandle>,
}
impl p::Decode for PrintToPDFResponse {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_data = None; let mut f_stream = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"data" => r.read(&mut f_data),
                b"stream" => r.read(&mut f_stream),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            data: r.need(f_data, at, "data")?, stream: f_stream,
        })
    }
}

/// `Page.reload`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Page/#method-reload)
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct Reload {
    pub ignore_cache: Option<bool>,
    pub script_to_evaluate_on_load: Option<String>,
    /// Experimental.
    pub loader_id: Option<p::network::LoaderId>,
}
impl Reload {
    pub fn new() -> Self { Self { ignore_cache: None, script_to_evaluate_on_load: None, loader_id: None } }
    pub fn with(mut self, set: impl FnOnce(&mut Self)) -> Self { set(&mut self); self }
}
impl p::Encode for Reload {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.optional("ignoreCache", &self.ignore_cache);
        w.optional("scriptToEvaluateOnLoad", &self.script_to_evaluate_on_load);
        w.optional("loaderId", &self.loader_id);
        w.end_object();
    }
}
impl p::Command for Reload {
    const METHOD: &'static str = "Page.reload";
    type Response = p::Empty;
}

/// `Page.removeScriptToEvaluateOnLoad`. Experimental. **Deprecated.** [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Page/#method-removeScriptToEvaluateOnLoad)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct RemoveScriptToEvaluateOnLoad {
    pub identifier: ScriptIdentifier,
}
impl RemoveScriptToEvaluateOnLoad {
    pub fn new(identifier: impl Into<ScriptIdentifier>) -> Self { Self { identifier: identifier.into() } }
}
impl p::Encode for RemoveScriptToEvaluateOnLoad {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.field("identifier", &self.identifier);
        w.end_object();
    }
}
impl p::Command for RemoveScriptToEvaluateOnLoad {
    const METHOD: &'static str = "Page.removeScriptToEvaluateOnLoad";
    type Response = p::Empty;
}

/// `Page.removeScriptToEvaluateOnNewDocument`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Page/#method-removeScriptToEvaluateOnNewDocument)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct RemoveScriptToEvaluateOnNewDocument {
    pub identifier: ScriptIdentifier,
}
impl RemoveScriptToEvaluateOnNewDocument {
    pub fn new(identifier: impl Into<ScriptIdentifier>) -> Self { Self { identifier: identifier.into() } }
}
impl p::Encode for RemoveScriptToEvaluateOnNewDocument {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.field("identifier", &self.identifier);
        w.end_object();
    }
}
impl p::Command for RemoveScriptToEvaluateOnNewDocument {
    const METHOD: &'static str = "Page.removeScriptToEvaluateOnNewDocument";
    type Response = p::Empty;
}

/// `Page.screencastFrameAck`. Experimental. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Page/#method-screencastFrameAck)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct ScreencastFrameAck {
    pub session_id: i64,
}
impl ScreencastFrameAck {
    pub fn new(session_id: i64) -> Self { Self { session_id } }
}
impl p::Encode for ScreencastFrameAck {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.field("sessionId", &self.session_id);
        w.end_object();
    }
}
impl p::Command for ScreencastFrameAck {
    const METHOD: &'static str = "Page.screencastFrameAck";
    type Response = p::Empty;
}

/// `Page.searchInResource`. Experimental. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Page/#method-searchInResource)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct SearchInResource {
    pub frame_id: FrameId,
    pub url: String,
    pub query: String,
    pub case_sensitive: Option<bool>,
    pub is_regex: Option<bool>,
}
impl SearchInResource {
    pub fn new(frame_id: impl Into<FrameId>, url: impl Into<String>, query: impl Into<String>) -> Self { Self { frame_id: frame_id.into(), url: url.into(), query: query.into(), case_sensitive: None, is_regex: None } }
    pub fn with(mut self, set: impl FnOnce(&mut Self)) -> Self { set(&mut self); self }
}
impl p::Encode for SearchInResource {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.field("frameId", &self.frame_id);
        w.field("url", &self.url);
        w.field("query", &self.query);
        w.optional("caseSensitive", &self.case_sensitive);
        w.optional("isRegex", &self.is_regex);
        w.end_object();
    }
}
impl p::Command for SearchInResource {
    const METHOD: &'static str = "Page.searchInResource";
    type Response = SearchInResourceResponse;
}

/// The reply to [`SearchInResource`].
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct SearchInResourceResponse {
    pub result: Vec<p::debugger::SearchMatch>,
}
impl p::Decode for SearchInResourceResponse {
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

/// `Page.setAdBlockingEnabled`. Experimental. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Page/#method-setAdBlockingEnabled)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct SetAdBlockingEnabled {
    pub enabled: bool,
}
impl SetAdBlockingEnabled {
    pub fn new(enabled: bool) -> Self { Self { enabled } }
}
impl p::Encode for SetAdBlockingEnabled {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.field("enabled", &self.enabled);
        w.end_object();
    }
}
impl p::Command for SetAdBlockingEnabled {
    const METHOD: &'static str = "Page.setAdBlockingEnabled";
    type Response = p::Empty;
}

/// `Page.setBypassCSP`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Page/#method-setBypassCSP)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct SetBypassCSP {
    pub enabled: bool,
}
impl SetBypassCSP {
    pub fn new(enabled: bool) -> Self { Self { enabled } }
}
impl p::Encode for SetBypassCSP {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.field("enabled", &self.enabled);
        w.end_object();
    }
}
impl p::Command for SetBypassCSP {
    const METHOD: &'static str = "Page.setBypassCSP";
    type Response = p::Empty;
}

/// `Page.getPermissionsPolicyState`. Experimental. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Page/#method-getPermissionsPolicyState)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct GetPermissionsPolicyState {
    pub frame_id: FrameId,
}
impl GetPermissionsPolicyState {
    pub fn new(frame_id: impl Into<FrameId>) -> Self { Self { frame_id: frame_id.into() } }
}
impl p::Encode for GetPermissionsPolicyState {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.field("frameId", &self.frame_id);
        w.end_object();
    }
}
impl p::Command for GetPermissionsPolicyState {
    const METHOD: &'static str = "Page.getPermissionsPolicyState";
    type Response = GetPermissionsPolicyStateResponse;
}

/// The reply to [`GetPermissionsPolicyState`].
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct GetPermissionsPolicyStateResponse {
    pub states: Vec<PermissionsPolicyFeatureState>,
}
impl p::Decode for GetPermissionsPolicyStateResponse {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        r.begin_object()?;
        let mut f_states = Default::default();
        while let Some(name) = r.name()? {
            match &*name {
                b"states" => r.read_lenient(&mut f_states),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            states: f_states,
        })
    }
}

/// `Page.getOriginTrials`. Experimental. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Page/#method-getOriginTrials)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct GetOriginTrials {
    pub frame_id: FrameId,
}
impl GetOriginTrials {
    pub fn new(frame_id: impl Into<FrameId>) -> Self { Self { frame_id: frame_id.into() } }
}
impl p::Encode for GetOriginTrials {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.field("frameId", &self.frame_id);
        w.end_object();
    }
}
impl p::Command for GetOriginTrials {
    const METHOD: &'static str = "Page.getOriginTrials";
    type Response = GetOriginTrialsResponse;
}

/// The reply to [`GetOriginTrials`].
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct GetOriginTrialsResponse {
    pub origin_trials: Vec<OriginTrial>,
}
impl p::Decode for GetOriginTrialsResponse {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        r.begin_object()?;
        let mut f_origin_trials = Default::default();
        while let Some(name) = r.name()? {
            match &*name {
                b"originTrials" => r.read_lenient(&mut f_origin_trials),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            origin_trials: f_origin_trials,
        })
    }
}

/// `Page.setDeviceMetricsOverride`. Experimental. **Deprecated.** [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Page/#method-setDeviceMetricsOverride)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct SetDeviceMetricsOverride {
    pub width: i64,
    pub height: i64,
    pub device_scale_factor: f64,
    pub mobile: bool,
    pub scale: Option<f64>,
    pub screen_width: Option<i64>,
    pub screen_height: Option<i64>,
    pub position_x: Option<i64>,
    pub position_y: Option<i64>,
    pub dont_set_visible_size: Option<bool>,
    pub screen_orientation: Option<p::emulation::ScreenOrientation>,
    pub viewport: Option<Viewport>,
}
impl SetDeviceMetricsOverride {
    pub fn new(width: i64, height: i64, device_scale_factor: f64, mobile: bool) -> Self { Self { width, height, device_scale_factor, mobile, scale: None, screen_width: None, screen_height: None, position_x: None, position_y: None, dont_set_visible_size: None, screen_orientation: None, viewport: None } }
    pub fn with(mut self, set: impl FnOnce(&mut Self)) -> Self { set(&mut self); self }
}
impl p::Encode for SetDeviceMetricsOverride {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.field("width", &self.width);
        w.field("height", &self.height);
        w.field("deviceScaleFactor", &self.device_scale_factor);
        w.field("mobile", &self.mobile);
        w.optional("scale", &self.scale);
        w.optional("screenWidth", &self.screen_width);
        w.optional("screenHeight", &self.screen_height);
        w.optional("positionX", &self.position_x);
        w.optional("positionY", &self.position_y);
        w.optional("dontSetVisibleSize", &self.dont_set_visible_size);
        w.optional("screenOrientation", &self.screen_orientation);
        w.optional("viewport", &self.viewport);
        w.end_object();
    }
}
impl p::Command for SetDeviceMetricsOverride {
    const METHOD: &'static str = "Page.setDeviceMetricsOverride";
    type Response = p::Empty;
}

/// `Page.setDeviceOrientationOverride`. Experimental. **Deprecated.** [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Page/#method-setDeviceOrientationOverride)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct SetDeviceOrientationOverride {
    pub alpha: f64,
    pub beta: f64,
    pub gamma: f64,
}
impl SetDeviceOrientationOverride {
    pub fn new(alpha: f64, beta: f64, gamma: f64) -> Self { Self { alpha, beta, gamma } }
}
impl p::Encode for SetDeviceOrientationOverride {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.field("alpha", &self.alpha);
        w.field("beta", &self.beta);
        w.field("gamma", &self.gamma);
        w.end_object();
    }
}
impl p::Command for SetDeviceOrientationOverride {
    const METHOD: &'static str = "Page.setDeviceOrientationOverride";
    type Response = p::Empty;
}

/// `Page.setFontFamilies`. Experimental. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Page/#method-setFontFamilies)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct SetFontFamilies {
    pub font_families: FontFamilies,
    pub for_scripts: Option<Vec<ScriptFontFamilies>>,
}
impl SetFontFamilies {
    pub fn new(font_families: FontFamilies) -> Self { Self { font_families, for_scripts: None } }
    pub fn with(mut self, set: impl FnOnce(&mut Self)) -> Self { set(&mut self); self }
}
impl p::Encode for SetFontFamilies {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.field("fontFamilies", &self.font_families);
        w.optional("forScripts", &self.for_scripts);
        w.end_object();
    }
}
impl p::Command for SetFontFamilies {
    const METHOD: &'static str = "Page.setFontFamilies";
    type Response = p::Empty;
}

/// `Page.setFontSizes`. Experimental. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Page/#method-setFontSizes)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct SetFontSizes {
    pub font_sizes: FontSizes,
}
impl SetFontSizes {
    pub fn new(font_sizes: FontSizes) -> Self { Self { font_sizes } }
}
impl p::Encode for SetFontSizes {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.field("fontSizes", &self.font_sizes);
        w.end_object();
    }
}
impl p::Command for SetFontSizes {
    const METHOD: &'static str = "Page.setFontSizes";
    type Response = p::Empty;
}

/// `Page.setDocumentContent`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Page/#method-setDocumentContent)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct SetDocumentContent {
    pub frame_id: FrameId,
    pub html: String,
}
impl SetDocumentContent {
    pub fn new(frame_id: impl Into<FrameId>, html: impl Into<String>) -> Self { Self { frame_id: frame_id.into(), html: html.into() } }
}
impl p::Encode for SetDocumentContent {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.field("frameId", &self.frame_id);
        w.field("html", &self.html);
        w.end_object();
    }
}
impl p::Command for SetDocumentContent {
    const METHOD: &'static str = "Page.setDocumentContent";
    type Response = p::Empty;
}

/// `Page.setDownloadBehavior`. Experimental. **Deprecated.** [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Page/#method-setDownloadBehavior)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct SetDownloadBehavior {
    pub behavior: SetDownloadBehaviorBehavior,
    pub download_path: Option<String>,
}
impl SetDownloadBehavior {
    pub fn new(behavior: impl Into<SetDownloadBehaviorBehavior>) -> Self { Self { behavior: behavior.into(), download_path: None } }
    pub fn with(mut self, set: impl FnOnce(&mut Self)) -> Self { set(&mut self); self }
}
impl p::Encode for SetDownloadBehavior {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.field("behavior", &self.behavior);
        w.optional("downloadPath", &self.download_path);
        w.end_object();
    }
}
impl p::Command for SetDownloadBehavior {
    const METHOD: &'static str = "Page.setDownloadBehavior";
    type Response = p::Empty;
}

/// `Page.setGeolocationOverride`. **Deprecated.** [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Page/#method-setGeolocationOverride)
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct SetGeolocationOverride {
    pub latitude: Option<f64>,
    pub longitude: Option<f64>,
    pub accuracy: Option<f64>,
}
impl SetGeolocationOverride {
    pub fn new() -> Self { Self { latitude: None, longitude: None, accuracy: None } }
    pub fn with(mut self, set: impl FnOnce(&mut Self)) -> Self { set(&mut self); self }
}
impl p::Encode for SetGeolocationOverride {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.optional("latitude", &self.latitude);
        w.optional("longitude", &self.longitude);
        w.optional("accuracy", &self.accuracy);
        w.end_object();
    }
}
impl p::Command for SetGeolocationOverride {
    const METHOD: &'static str = "Page.setGeolocationOverride";
    type Response = p::Empty;
}

/// `Page.setLifecycleEventsEnabled`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Page/#method-setLifecycleEventsEnabled)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct SetLifecycleEventsEnabled {
    pub enabled: bool,
}
impl SetLifecycleEventsEnabled {
    pub fn new(enabled: bool) -> Self { Self { enabled } }
}
impl p::Encode for SetLifecycleEventsEnabled {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.field("enabled", &self.enabled);
        w.end_object();
    }
}
impl p::Command for SetLifecycleEventsEnabled {
    const METHOD: &'static str = "Page.setLifecycleEventsEnabled";
    type Response = p::Empty;
}

/// `Page.setTouchEmulationEnabled`. Experimental. **Deprecated.** [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Page/#method-setTouchEmulationEnabled)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct SetTouchEmulationEnabled {
    pub enabled: bool,
    pub configuration: Option<SetTouchEmulationEnabledConfiguration>,
}
impl SetTouchEmulationEnabled {
    pub fn new(enabled: bool) -> Self { Self { enabled, configuration: None } }
    pub fn with(mut self, set: impl FnOnce(&mut Self)) -> Self { set(&mut self); self }
}
impl p::Encode for SetTouchEmulationEnabled {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.field("enabled", &self.enabled);
        w.optional("configuration", &self.configuration);
        w.end_object();
    }
}
impl p::Command for SetTouchEmulationEnabled {
    const METHOD: &'static str = "Page.setTouchEmulationEnabled";
    type Response = p::Empty;
}

/// `Page.startScreencast`. Experimental. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Page/#method-startScreencast)
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct StartScreencast {
    pub format: Option<StartScreencastFormat>,
    pub quality: Option<i64>,
    pub max_width: Option<i64>,
    pub max_height: Option<i64>,
    pub every_nth_frame: Option<i64>,
    pub max_frames_in_flight: Option<i64>,
    pub send_last_frame: Option<bool>,
}
impl StartScreencast {
    pub fn new() -> Self { Self { format: None, quality: None, max_width: None, max_height: None, every_nth_frame: None, max_frames_in_flight: None, send_last_frame: None } }
    pub fn with(mut self, set: impl FnOnce(&mut Self)) -> Self { set(&mut self); self }
}
impl p::Encode for StartScreencast {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.optional("format", &self.format);
        w.optional("quality", &self.quality);
        w.optional("maxWidth", &self.max_width);
        w.optional("maxHeight", &self.max_height);
        w.optional("everyNthFrame", &self.every_nth_frame);
        w.optional("maxFramesInFlight", &self.max_frames_in_flight);
        w.optional("sendLastFrame", &self.send_last_frame);
        w.end_object();
    }
}
impl p::Command for StartScreencast {
    const METHOD: &'static str = "Page.startScreencast";
    type Response = p::Empty;
}

/// `Page.startScreenRecording`. Experimental. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Page/#method-startScreenRecording)
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct StartScreenRecording {
    pub audio: Option<bool>,
    pub max_width: Option<i64>,
    pub max_height: Option<i64>,
    pub frame_rate: Option<i64>,
    /// Experimental.
    pub capture_area: Option<StartScreenRecordingCaptureArea>,
}
impl StartScreenRecording {
    pub fn new() -> Self { Self { audio: None, max_width: None, max_height: None, frame_rate: None, capture_area: None } }
    pub fn with(mut self, set: impl FnOnce(&mut Self)) -> Self { set(&mut self); self }
}
impl p::Encode for StartScreenRecording {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.optional("audio", &self.audio);
        w.optional("maxWidth", &self.max_width);
        w.optional("maxHeight", &self.max_height);
        w.optional("frameRate", &self.frame_rate);
        w.optional("captureArea", &self.capture_area);
        w.end_object();
    }
}
impl p::Command for StartScreenRecording {
    const METHOD: &'static str = "Page.startScreenRecording";
    type Response = StartScreenRecordingResponse;
}

/// The reply to [`StartScreenRecording`].
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct StartScreenRecordingResponse {
    /// Experimental.
    pub stream: p::io::StreamHandle,
}
impl p::Decode for StartScreenRecordingResponse {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        r.begin_object()?;
        let mut f_stream = Default::default();
        while let Some(name) = r.name()? {
            match &*name {
                b"stream" => r.read_lenient(&mut f_stream),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            stream: f_stream,
        })
    }
}

/// `Page.stopScreenRecording`. Experimental. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Page/#method-stopScreenRecording)
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct StopScreenRecording {}
impl StopScreenRecording {
    pub fn new() -> Self { Self {} }
}
impl p::Encode for StopScreenRecording {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.end_object();
    }
}
impl p::Command for StopScreenRecording {
    const METHOD: &'static str = "Page.stopScreenRecording";
    type Response = StopScreenRecordingResponse;
}

/// The reply to [`StopScreenRecording`].
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct StopScreenRecordingResponse {
    /// Experimental.
    pub stream: p::io::StreamHandle,
}
impl p::Decode for StopScreenRecordingResponse {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        r.begin_object()?;
        let mut f_stream = Default::default();
        while let Some(name) = r.name()? {
            match &*name {
                b"stream" => r.read_lenient(&mut f_stream),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            stream: f_stream,
        })
    }
}

/// `Page.stopLoading`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Page/#method-stopLoading)
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct StopLoading {}
impl StopLoading {
    pub fn new() -> Self { Self {} }
}
impl p::Encode for StopLoading {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.end_object();
    }
}
impl p::Command for StopLoading {
    const METHOD: &'static str = "Page.stopLoading";
    type Response = p::Empty;
}

/// `Page.crash`. Experimental. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Page/#method-crash)
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct Crash {}
impl Crash {
    pub fn new() -> Self { Self {} }
}
impl p::Encode for Crash {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.end_object();
    }
}
impl p::Command for Crash {
    const METHOD: &'static str = "Page.crash";
    type Response = p::Empty;
}

/// `Page.close`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Page/#method-close)
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct Close {}
impl Close {
    pub fn new() -> Self { Self {} }
}
impl p::Encode for Close {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.end_object();
    }
}
impl p::Command for Close {
    const METHOD: &'static str = "Page.close";
    type Response = p::Empty;
}

/// `Page.setWebLifecycleState`. Experimental. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Page/#method-setWebLifecycleState)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct SetWebLifecycleState {
    pub state: SetWebLifecycleStateState,
}
impl SetWebLifecycleState {
    pub fn new(state: impl Into<SetWebLifecycleStateState>) -> Self { Self { state: state.into() } }
}
impl p::Encode for SetWebLifecycleState {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.field("state", &self.state);
        w.end_object();
    }
}
impl p::Command for SetWebLifecycleState {
    const METHOD: &'static str = "Page.setWebLifecycleState";
    type Response = p::Empty;
}

/// `Page.stopScreencast`. Experimental. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Page/#method-stopScreencast)
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct StopScreencast {}
impl StopScreencast {
    pub fn new() -> Self { Self {} }
}
impl p::Encode for StopScreencast {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.end_object();
    }
}
impl p::Command for StopScreencast {
    const METHOD: &'static str = "Page.stopScreencast";
    type Response = p::Empty;
}

/// `Page.produceCompilationCache`. Experimental. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Page/#method-produceCompilationCache)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct ProduceCompilationCache {
    pub scripts: Vec<CompilationCacheParams>,
}
impl ProduceCompilationCache {
    pub fn new(scripts: Vec<CompilationCacheParams>) -> Self { Self { scripts } }
}
impl p::Encode for ProduceCompilationCache {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.field("scripts", &self.scripts);
        w.end_object();
    }
}
impl p::Command for ProduceCompilationCache {
    const METHOD: &'static str = "Page.produceCompilationCache";
    type Response = p::Empty;
}

/// `Page.addCompilationCache`. Experimental. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Page/#method-addCompilationCache)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct AddCompilationCache {
    pub url: String,
    pub data: p::Binary,
}
impl AddCompilationCache {
    pub fn new(url: impl Into<String>, data: impl Into<p::Binary>) -> Self { Self { url: url.into(), data: data.into() } }
}
impl p::Encode for AddCompilationCache {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.field("url", &self.url);
        w.field("data", &self.data);
        w.end_object();
    }
}
impl p::Command for AddCompilationCache {
    const METHOD: &'static str = "Page.addCompilationCache";
    type Response = p::Empty;
}

/// `Page.clearCompilationCache`. Experimental. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Page/#method-clearCompilationCache)
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct ClearCompilationCache {}
impl ClearCompilationCache {
    pub fn new() -> Self { Self {} }
}
impl p::Encode for ClearCompilationCache {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.end_object();
    }
}
impl p::Command for ClearCompilationCache {
    const METHOD: &'static str = "Page.clearCompilationCache";
    type Response = p::Empty;
}

/// `Page.setSPCTransactionMode`. Experimental. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Page/#method-setSPCTransactionMode)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct SetSPCTransactionMode {
    pub mode: SetSPCTransactionModeMode,
}
impl SetSPCTransactionMode {
    pub fn new(mode: impl Into<SetSPCTransactionModeMode>) -> Self { Self { mode: mode.into() } }
}
impl p::Encode for SetSPCTransactionMode {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.field("mode", &self.mode);
        w.end_object();
    }
}
impl p::Command for SetSPCTransactionMode {
    const METHOD: &'static str = "Page.setSPCTransactionMode";
    type Response = p::Empty;
}

/// `Page.setRPHRegistrationMode`. Experimental. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Page/#method-setRPHRegistrationMode)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct SetRPHRegistrationMode {
    pub mode: SetRPHRegistrationModeMode,
}
impl SetRPHRegistrationMode {
    pub fn new(mode: impl Into<SetRPHRegistrationModeMode>) -> Self { Self { mode: mode.into() } }
}
impl p::Encode for SetRPHRegistrationMode {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.field("mode", &self.mode);
        w.end_object();
    }
}
impl p::Command for SetRPHRegistrationMode {
    const METHOD: &'static str = "Page.setRPHRegistrationMode";
    type Response = p::Empty;
}

/// `Page.generateTestReport`. Experimental. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Page/#method-generateTestReport)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct GenerateTestReport {
    pub message: String,
    pub group: Option<String>,
}
impl GenerateTestReport {
    pub fn new(message: impl Into<String>) -> Self { Self { message: message.into(), group: None } }
    pub fn with(mut self, set: impl FnOnce(&mut Self)) -> Self { set(&mut self); self }
}
impl p::Encode for GenerateTestReport {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.field("message", &self.message);
        w.optional("group", &self.group);
        w.end_object();
    }
}
impl p::Command for GenerateTestReport {
    const METHOD: &'static str = "Page.generateTestReport";
    type Response = p::Empty;
}

/// `Page.waitForDebugger`. Experimental. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Page/#method-waitForDebugger)
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct WaitForDebugger {}
impl WaitForDebugger {
    pub fn new() -> Self { Self {} }
}
impl p::Encode for WaitForDebugger {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.end_object();
    }
}
impl p::Command for WaitForDebugger {
    const METHOD: &'static str = "Page.waitForDebugger";
    type Response = p::Empty;
}

/// `Page.setInterceptFileChooserDialog`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Page/#method-setInterceptFileChooserDialog)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct SetInterceptFileChooserDialog {
    pub enabled: bool,
    /// Experimental.
    pub cancel: Option<bool>,
}
impl SetInterceptFileChooserDialog {
    pub fn new(enabled: bool) -> Self { Self { enabled, cancel: None } }
    pub fn with(mut self, set: impl FnOnce(&mut Self)) -> Self { set(&mut self); self }
}
impl p::Encode for SetInterceptFileChooserDialog {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.field("enabled", &self.enabled);
        w.optional("cancel", &self.cancel);
        w.end_object();
    }
}
impl p::Command for SetInterceptFileChooserDialog {
    const METHOD: &'static str = "Page.setInterceptFileChooserDialog";
    type Response = p::Empty;
}

/// `Page.setPrerenderingAllowed`. Experimental. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Page/#method-setPrerenderingAllowed)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct SetPrerenderingAllowed {
    pub is_allowed: bool,
}
impl SetPrerenderingAllowed {
    pub fn new(is_allowed: bool) -> Self { Self { is_allowed } }
}
impl p::Encode for SetPrerenderingAllowed {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.field("isAllowed", &self.is_allowed);
        w.end_object();
    }
}
impl p::Command for SetPrerenderingAllowed {
    const METHOD: &'static str = "Page.setPrerenderingAllowed";
    type Response = p::Empty;
}

/// `Page.getAnnotatedPageContent`. Experimental. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Page/#method-getAnnotatedPageContent)
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct GetAnnotatedPageContent {
    pub include_actionable_information: Option<bool>,
}
impl GetAnnotatedPageContent {
    pub fn new() -> Self { Self { include_actionable_information: None } }
    pub fn with(mut self, set: impl FnOnce(&mut Self)) -> Self { set(&mut self); self }
}
impl p::Encode for GetAnnotatedPageContent {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.optional("includeActionableInformation", &self.include_actionable_information);
        w.end_object();
    }
}
impl p::Command for GetAnnotatedPageContent {
    const METHOD: &'static str = "Page.getAnnotatedPageContent";
    type Response = GetAnnotatedPageContentResponse;
}

/// The reply to [`GetAnnotatedPageContent`].
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct GetAnnotatedPageContentResponse {
    pub content: p::Binary,
}
impl p::Decode for GetAnnotatedPageContentResponse {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_content = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"content" => r.read(&mut f_content),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            content: r.need(f_content, at, "content")?,
        })
    }
}

/// `Page.setInputVisualization`. Experimental. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Page/#method-setInputVisualization)
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct SetInputVisualization {
    pub clicks: Option<bool>,
}
impl SetInputVisualization {
    pub fn new() -> Self { Self { clicks: None } }
    pub fn with(mut self, set: impl FnOnce(&mut Self)) -> Self { set(&mut self); self }
}
impl p::Encode for SetInputVisualization {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.optional("clicks", &self.clicks);
        w.end_object();
    }
}
impl p::Command for SetInputVisualization {
    const METHOD: &'static str = "Page.setInputVisualization";
    type Response = p::Empty;
}

/// `Page.domContentEventFired`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Page/#event-domContentEventFired)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct DomContentEventFired {
    pub timestamp: p::network::MonotonicTime,
}
impl p::Decode for DomContentEventFired {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_timestamp = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"timestamp" => r.read(&mut f_timestamp),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            timestamp: r.need(f_timestamp, at, "timestamp")?,
        })
    }
}
impl p::Event for DomContentEventFired { const METHOD: &'static str = "Page.domContentEventFired"; }

/// `Page.fileChooserOpened`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Page/#event-fileChooserOpened)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct FileChooserOpened {
    /// Experimental.
    pub frame_id: FrameId,
    pub mode: FileChooserOpenedMode,
    /// Experimental.
    pub backend_node_id: Option<p::dom::BackendNodeId>,
}
impl p::Decode for FileChooserOpened {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_frame_id = Default::default(); let mut f_mode = None;
        let mut f_backend_node_id = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"frameId" => r.read_lenient(&mut f_frame_id),
                b"mode" => r.read(&mut f_mode),
                b"backendNodeId" => r.read(&mut f_backend_node_id),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            frame_id: f_frame_id, mode: r.need(f_mode, at, "mode")?,
            backend_node_id: f_backend_node_id,
        })
    }
}
impl p::Event for FileChooserOpened { const METHOD: &'static str = "Page.fileChooserOpened"; }

/// `Page.frameAttached`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Page/#event-frameAttached)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct FrameAttached {
    pub frame_id: FrameId,
    pub parent_frame_id: FrameId,
    pub stack: Option<p::runtime::StackTrace>,
}
impl p::Decode for FrameAttached {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_frame_id = None; let mut f_parent_frame_id = None; let mut f_stack = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"frameId" => r.read(&mut f_frame_id),
                b"parentFrameId" => r.read(&mut f_parent_frame_id),
                b"stack" => r.read(&mut f_stack),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            frame_id: r.need(f_frame_id, at, "frameId")?,
            parent_frame_id: r.need(f_parent_frame_id, at, "parentFrameId")?, stack: f_stack,
        })
    }
}
impl p::Event for FrameAttached { const METHOD: &'static str = "Page.frameAttached"; }

/// `Page.frameClearedScheduledNavigation`. **Deprecated.** [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Page/#event-frameClearedScheduledNavigation)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct FrameClearedScheduledNavigation {
    pub frame_id: FrameId,
}
impl p::Decode for FrameClearedScheduledNavigation {
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
impl p::Event for FrameClearedScheduledNavigation { const METHOD: &'static str = "Page.frameClearedScheduledNavigation"; }

/// `Page.frameDetached`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Page/#event-frameDetached)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct FrameDetached {
    pub frame_id: FrameId,
    /// Experimental.
    pub reason: FrameDetachedReason,
}
impl p::Decode for FrameDetached {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_frame_id = None; let mut f_reason = Default::default();
        while let Some(name) = r.name()? {
            match &*name {
                b"frameId" => r.read(&mut f_frame_id),
                b"reason" => r.read_lenient(&mut f_reason),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            frame_id: r.need(f_frame_id, at, "frameId")?, reason: f_reason,
        })
    }
}
impl p::Event for FrameDetached { const METHOD: &'static str = "Page.frameDetached"; }

/// `Page.frameSubtreeWillBeDetached`. Experimental. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Page/#event-frameSubtreeWillBeDetached)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct FrameSubtreeWillBeDetached {
    pub frame_id: FrameId,
}
impl p::Decode for FrameSubtreeWillBeDetached {
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
impl p::Event for FrameSubtreeWillBeDetached { const METHOD: &'static str = "Page.frameSubtreeWillBeDetached"; }

/// `Page.frameNavigated`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Page/#event-frameNavigated)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct FrameNavigated {
    pub frame: Frame,
    /// Experimental.
    pub r#type: NavigationType,
}
impl p::Decode for FrameNavigated {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_frame = None; let mut f_type = Default::default();
        while let Some(name) = r.name()? {
            match &*name {
                b"frame" => r.read(&mut f_frame),
                b"type" => r.read_lenient(&mut f_type),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            frame: r.need(f_frame, at, "frame")?, r#type: f_type,
        })
    }
}
impl p::Event for FrameNavigated { const METHOD: &'static str = "Page.frameNavigated"; }

/// `Page.documentOpened`. Experimental. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Page/#event-documentOpened)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct DocumentOpened {
    pub frame: Frame,
}
impl p::Decode for DocumentOpened {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_frame = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"frame" => r.read(&mut f_frame),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            frame: r.need(f_frame, at, "frame")?,
        })
    }
}
impl p::Event for DocumentOpened { const METHOD: &'static str = "Page.documentOpened"; }

/// `Page.frameResized`. Experimental. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Page/#event-frameResized)
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct FrameResized {}
impl p::Decode for FrameResized {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        r.begin_object()?;
        while r.name()?.is_some() { r.skip()?; }
        Ok(Self {})
    }
}
impl p::Event for FrameResized { const METHOD: &'static str = "Page.frameResized"; }

/// `Page.frameStartedNavigating`. Experimental. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Page/#event-frameStartedNavigating)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct FrameStartedNavigating {
    pub frame_id: FrameId,
    pub url: String,
    pub loader_id: p::network::LoaderId,
    pub navigation_type: FrameStartedNavigatingNavigationType,
}
impl p::Decode for FrameStartedNavigating {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_frame_id = None; let mut f_url = None; let mut f_loader_id = None;
        let mut f_navigation_type = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"frameId" => r.read(&mut f_frame_id),
                b"url" => r.read(&mut f_url),
                b"loaderId" => r.read(&mut f_loader_id),
                b"navigationType" => r.read(&mut f_navigation_type),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            frame_id: r.need(f_frame_id, at, "frameId")?, url: r.need(f_url, at, "url")?,
            loader_id: r.need(f_loader_id, at, "loaderId")?,
            navigation_type: r.need(f_navigation_type, at, "navigationType")?,
        })
    }
}
impl p::Event for FrameStartedNavigating { const METHOD: &'static str = "Page.frameStartedNavigating"; }

/// `Page.frameRequestedNavigation`. Experimental. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Page/#event-frameRequestedNavigation)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct FrameRequestedNavigation {
    pub frame_id: FrameId,
    pub reason: ClientNavigationReason,
    pub url: String,
    pub disposition: ClientNavigationDisposition,
}
impl p::Decode for FrameRequestedNavigation {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_frame_id = None; let mut f_reason = None; let mut f_url = None;
        let mut f_disposition = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"frameId" => r.read(&mut f_frame_id),
                b"reason" => r.read(&mut f_reason),
                b"url" => r.read(&mut f_url),
                b"disposition" => r.read(&mut f_disposition),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            frame_id: r.need(f_frame_id, at, "frameId")?, reason: r.need(f_reason, at, "reason")?,
            url: r.need(f_url, at, "url")?, disposition: r.need(f_disposition, at, "disposition")?,
        })
    }
}
impl p::Event for FrameRequestedNavigation { const METHOD: &'static str = "Page.frameRequestedNavigation"; }

/// `Page.frameScheduledNavigation`. **Deprecated.** [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Page/#event-frameScheduledNavigation)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct FrameScheduledNavigation {
    pub frame_id: FrameId,
    pub delay: f64,
    pub reason: ClientNavigationReason,
    pub url: String,
}
impl p::Decode for FrameScheduledNavigation {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_frame_id = None; let mut f_delay = None; let mut f_reason = None;
        let mut f_url = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"frameId" => r.read(&mut f_frame_id),
                b"delay" => r.read(&mut f_delay),
                b"reason" => r.read(&mut f_reason),
                b"url" => r.read(&mut f_url),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            frame_id: r.need(f_frame_id, at, "frameId")?, delay: r.need(f_delay, at, "delay")?,
            reason: r.need(f_reason, at, "reason")?, url: r.need(f_url, at, "url")?,
        })
    }
}
impl p::Event for FrameScheduledNavigation { const METHOD: &'static str = "Page.frameScheduledNavigation"; }

/// `Page.frameStartedLoading`. Experimental. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Page/#event-frameStartedLoading)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct FrameStartedLoading {
    pub frame_id: FrameId,
}
impl p::Decode for FrameStartedLoading {
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
impl p::Event for FrameStartedLoading { const METHOD: &'static str = "Page.frameStartedLoading"; }

/// `Page.frameStoppedLoading`. Experimental. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Page/#event-frameStoppedLoading)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct FrameStoppedLoading {
    pub frame_id: FrameId,
}
impl p::Decode for FrameStoppedLoading {
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
impl p::Event for FrameStoppedLoading { const METHOD: &'static str = "Page.frameStoppedLoading"; }

/// `Page.downloadWillBegin`. Experimental. **Deprecated.** [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Page/#event-downloadWillBegin)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct DownloadWillBegin {
    pub frame_id: FrameId,
    pub guid: String,
    pub url: String,
    pub suggested_filename: String,
}
impl p::Decode for DownloadWillBegin {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_frame_id = None; let mut f_guid = None; let mut f_url = None;
        let mut f_suggested_filename = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"frameId" => r.read(&mut f_frame_id),
                b"guid" => r.read(&mut f_guid),
                b"url" => r.read(&mut f_url),
                b"suggestedFilename" => r.read(&mut f_suggested_filename),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            frame_id: r.need(f_frame_id, at, "frameId")?, guid: r.need(f_guid, at, "guid")?,
            url: r.need(f_url, at, "url")?,
            suggested_filename: r.need(f_suggested_filename, at, "suggestedFilename")?,
        })
    }
}
impl p::Event for DownloadWillBegin { const METHOD: &'static str = "Page.downloadWillBegin"; }

/// `Page.downloadProgress`. Experimental. **Deprecated.** [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Page/#event-downloadProgress)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct DownloadProgress {
    pub guid: String,
    pub total_bytes: f64,
    pub received_bytes: f64,
    pub state: DownloadProgressState,
}
impl p::Decode for DownloadProgress {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_guid = None; let mut f_total_bytes = None; let mut f_received_bytes = None;
        let mut f_state = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"guid" => r.read(&mut f_guid),
                b"totalBytes" => r.read(&mut f_total_bytes),
                b"receivedBytes" => r.read(&mut f_received_bytes),
                b"state" => r.read(&mut f_state),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            guid: r.need(f_guid, at, "guid")?,
            total_bytes: r.need(f_total_bytes, at, "totalBytes")?,
            received_bytes: r.need(f_received_bytes, at, "receivedBytes")?,
            state: r.need(f_state, at, "state")?,
        })
    }
}
impl p::Event for DownloadProgress { const METHOD: &'static str = "Page.downloadProgress"; }

/// `Page.interstitialHidden`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Page/#event-interstitialHidden)
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct InterstitialHidden {}
impl p::Decode for InterstitialHidden {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        r.begin_object()?;
        while r.name()?.is_some() { r.skip()?; }
        Ok(Self {})
    }
}
impl p::Event for InterstitialHidden { const METHOD: &'static str = "Page.interstitialHidden"; }

/// `Page.interstitialShown`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Page/#event-interstitialShown)
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct InterstitialShown {}
impl p::Decode for InterstitialShown {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        r.begin_object()?;
        while r.name()?.is_some() { r.skip()?; }
        Ok(Self {})
    }
}
impl p::Event for InterstitialShown { const METHOD: &'static str = "Page.interstitialShown"; }

/// `Page.javascriptDialogClosed`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Page/#event-javascriptDialogClosed)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct JavascriptDialogClosed {
    /// Experimental.
    pub frame_id: FrameId,
    pub result: bool,
    pub user_input: String,
}
impl p::Decode for JavascriptDialogClosed {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_frame_id = Default::default(); let mut f_result = Default::default();
        let mut f_user_input = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"frameId" => r.read_lenient(&mut f_frame_id),
                b"result" => r.read_lenient(&mut f_result),
                b"userInput" => r.read(&mut f_user_input),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            frame_id: f_frame_id, result: f_result,
            user_input: r.need(f_user_input, at, "userInput")?,
        })
    }
}
impl p::Event for JavascriptDialogClosed { const METHOD: &'static str = "Page.javascriptDialogClosed"; }

/// `Page.javascriptDialogOpening`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Page/#event-javascriptDialogOpening)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct JavascriptDialogOpening {
    pub url: String,
    /// Experimental.
    pub frame_id: FrameId,
    pub message: String,
    pub r#type: DialogType,
    pub has_browser_handler: bool,
    pub default_prompt: Option<String>,
}
impl p::Decode for JavascriptDialogOpening {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_url = None; let mut f_frame_id = Default::default(); let mut f_message = None;
        let mut f_type = None; let mut f_has_browser_handler = Default::default();
        let mut f_default_prompt = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"url" => r.read(&mut f_url),
                b"frameId" => r.read_lenient(&mut f_frame_id),
                b"message" => r.read(&mut f_message),
                b"type" => r.read(&mut f_type),
                b"hasBrowserHandler" => r.read_lenient(&mut f_has_browser_handler),
                b"defaultPrompt" => r.read(&mut f_default_prompt),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            url: r.need(f_url, at, "url")?, frame_id: f_frame_id,
            message: r.need(f_message, at, "message")?, r#type: r.need(f_type, at, "type")?,
            has_browser_handler: f_has_browser_handler, default_prompt: f_default_prompt,
        })
    }
}
impl p::Event for JavascriptDialogOpening { const METHOD: &'static str = "Page.javascriptDialogOpening"; }

/// `Page.lifecycleEvent`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Page/#event-lifecycleEvent)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct LifecycleEvent {
    pub frame_id: FrameId,
    pub loader_id: p::network::LoaderId,
    pub name: String,
    pub timestamp: p::network::MonotonicTime,
}
impl p::Decode for LifecycleEvent {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_frame_id = None; let mut f_loader_id = None; let mut f_name = None;
        let mut f_timestamp = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"frameId" => r.read(&mut f_frame_id),
                b"loaderId" => r.read(&mut f_loader_id),
                b"name" => r.read(&mut f_name),
                b"timestamp" => r.read(&mut f_timestamp),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            frame_id: r.need(f_frame_id, at, "frameId")?,
            loader_id: r.need(f_loader_id, at, "loaderId")?, name: r.need(f_name, at, "name")?,
            timestamp: r.need(f_timestamp, at, "timestamp")?,
        })
    }
}
impl p::Event for LifecycleEvent { const METHOD: &'static str = "Page.lifecycleEvent"; }

/// `Page.backForwardCacheNotUsed`. Experimental. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Page/#event-backForwardCacheNotUsed)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct BackForwardCacheNotUsed {
    pub loader_id: p::network::LoaderId,
    pub frame_id: FrameId,
    pub not_restored_explanations: Vec<BackForwardCacheNotRestoredExplanation>,
    pub not_restored_explanations_tree: Option<BackForwardCacheNotRestoredExplanationTree>,
}
impl p::Decode for BackForwardCacheNotUsed {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_loader_id = None; let mut f_frame_id = None;
        let mut f_not_restored_explanations = Default::default();
        let mut f_not_restored_explanations_tree = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"loaderId" => r.read(&mut f_loader_id),
                b"frameId" => r.read(&mut f_frame_id),
                b"notRestoredExplanations" => r.read_lenient(&mut f_not_restored_explanations),
                b"notRestoredExplanationsTree" => r.read(&mut f_not_restored_explanations_tree),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            loader_id: r.need(f_loader_id, at, "loaderId")?,
            frame_id: r.need(f_frame_id, at, "frameId")?,
            not_restored_explanations: f_not_restored_explanations,
            not_restored_explanations_tree: f_not_restored_explanations_tree,
        })
    }
}
impl p::Event for BackForwardCacheNotUsed { const METHOD: &'static str = "Page.backForwardCacheNotUsed"; }

/// `Page.loadEventFired`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Page/#event-loadEventFired)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct LoadEventFired {
    pub timestamp: p::network::MonotonicTime,
}
impl p::Decode for LoadEventFired {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_timestamp = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"timestamp" => r.read(&mut f_timestamp),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            timestamp: r.need(f_timestamp, at, "timestamp")?,
        })
    }
}
impl p::Event for LoadEventFired { const METHOD: &'static str = "Page.loadEventFired"; }

/// `Page.navigatedWithinDocument`. Experimental. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Page/#event-navigatedWithinDocument)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct NavigatedWithinDocument {
    pub frame_id: FrameId,
    pub url: String,
    pub navigation_type: NavigatedWithinDocumentNavigationType,
}
impl p::Decode for NavigatedWithinDocument {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_frame_id = None; let mut f_url = None; let mut f_navigation_type = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"frameId" => r.read(&mut f_frame_id),
                b"url" => r.read(&mut f_url),
                b"navigationType" => r.read(&mut f_navigation_type),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            frame_id: r.need(f_frame_id, at, "frameId")?, url: r.need(f_url, at, "url")?,
            navigation_type: r.need(f_navigation_type, at, "navigationType")?,
        })
    }
}
impl p::Event for NavigatedWithinDocument { const METHOD: &'static str = "Page.navigatedWithinDocument"; }

/// `Page.screencastFrame`. Experimental. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Page/#event-screencastFrame)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct ScreencastFrame {
    pub data: p::Binary,
    pub metadata: ScreencastFrameMetadata,
    pub session_id: i64,
}
impl p::Decode for ScreencastFrame {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_data = None; let mut f_metadata = None; let mut f_session_id = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"data" => r.read(&mut f_data),
                b"metadata" => r.read(&mut f_metadata),
                b"sessionId" => r.read(&mut f_session_id),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            data: r.need(f_data, at, "data")?, metadata: r.need(f_metadata, at, "metadata")?,
            session_id: r.need(f_session_id, at, "sessionId")?,
        })
    }
}
impl p::Event for ScreencastFrame { const METHOD: &'static str = "Page.screencastFrame"; }

/// `Page.screencastVisibilityChanged`. Experimental. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Page/#event-screencastVisibilityChanged)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct ScreencastVisibilityChanged {
    pub visible: bool,
}
impl p::Decode for ScreencastVisibilityChanged {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        r.begin_object()?;
        let mut f_visible = Default::default();
        while let Some(name) = r.name()? {
            match &*name {
                b"visible" => r.read_lenient(&mut f_visible),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            visible: f_visible,
        })
    }
}
impl p::Event for ScreencastVisibilityChanged { const METHOD: &'static str = "Page.screencastVisibilityChanged"; }

/// `Page.windowOpen`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Page/#event-windowOpen)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct WindowOpen {
    pub url: String,
    pub window_name: String,
    pub window_features: Vec<String>,
    pub user_gesture: bool,
}
impl p::Decode for WindowOpen {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_url = None; let mut f_window_name = None;
        let mut f_window_features = Default::default(); let mut f_user_gesture = Default::default();
        while let Some(name) = r.name()? {
            match &*name {
                b"url" => r.read(&mut f_url),
                b"windowName" => r.read(&mut f_window_name),
                b"windowFeatures" => r.read_lenient(&mut f_window_features),
                b"userGesture" => r.read_lenient(&mut f_user_gesture),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            url: r.need(f_url, at, "url")?, window_name: r.need(f_window_name, at, "windowName")?,
            window_features: f_window_features, user_gesture: f_user_gesture,
        })
    }
}
impl p::Event for WindowOpen { const METHOD: &'static str = "Page.windowOpen"; }

/// `Page.compilationCacheProduced`. Experimental. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Page/#event-compilationCacheProduced)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct CompilationCacheProduced {
    pub url: String,
    pub data: p::Binary,
}
impl p::Decode for CompilationCacheProduced {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_url = None; let mut f_data = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"url" => r.read(&mut f_url),
                b"data" => r.read(&mut f_data),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            url: r.need(f_url, at, "url")?, data: r.need(f_data, at, "data")?,
        })
    }
}
impl p::Event for CompilationCacheProduced { const METHOD: &'static str = "Page.compilationCacheProduced"; }

open_enum! {
    /// Of `format` in [`CaptureScreenshot`].
    CaptureScreenshotFormat {
        JPEG = "jpeg", PNG = "png", WEBP = "webp",
    }
}

open_enum! {
    /// Of `format` in [`CaptureSnapshot`].
    CaptureSnapshotFormat {
        MHTML = "mhtml",
    }
}

open_enum! {
    /// Of `transferMode` in [`PrintToPDF`].
    PrintToPDFTransferMode {
        RETURN_AS_BASE64 = "ReturnAsBase64", RETURN_AS_STREAM = "ReturnAsStream",
    }
}

open_enum! {
    /// Of `behavior` in [`SetDownloadBehavior`].
    SetDownloadBehaviorBehavior {
        DENY = "deny", ALLOW = "allow", DEFAULT = "default",
    }
}

open_enum! {
    /// Of `configuration` in [`SetTouchEmulationEnabled`].
    SetTouchEmulationEnabledConfiguration {
        MOBILE = "mobile", DESKTOP = "desktop",
    }
}

open_enum! {
    /// Of `format` in [`StartScreencast`].
    StartScreencastFormat {
        JPEG = "jpeg", PNG = "png",
    }
}

open_enum! {
    /// Of `captureArea` in [`StartScreenRecording`].
    StartScreenRecordingCaptureArea {
        TARGET = "target", BROWSER_WINDOW = "browserWindow",
    }
}

open_enum! {
    /// Of `state` in [`SetWebLifecycleState`].
    SetWebLifecycleStateState {
        FROZEN = "frozen", ACTIVE = "active",
    }
}

open_enum! {
    /// Of `mode` in [`SetSPCTransactionMode`].
    SetSPCTransactionModeMode {
        NONE = "none", AUTO_ACCEPT = "autoAccept",
        AUTO_CHOOSE_TO_AUTH_ANOTHER_WAY = "autoChooseToAuthAnotherWay", AUTO_REJECT = "autoReject",
        AUTO_OPT_OUT = "autoOptOut",
    }
}

open_enum! {
    /// Of `mode` in [`SetRPHRegistrationMode`].
    SetRPHRegistrationModeMode {
        NONE = "none", AUTO_ACCEPT = "autoAccept", AUTO_REJECT = "autoReject",
    }
}

open_enum! {
    /// Of `mode` in [`FileChooserOpened`].
    FileChooserOpenedMode {
        SELECT_SINGLE = "selectSingle", SELECT_MULTIPLE = "selectMultiple",
    }
}

open_enum! {
    /// Of `reason` in [`FrameDetached`].
    FrameDetachedReason {
        REMOVE = "remove", SWAP = "swap",
    }
}

open_enum! {
    /// Of `navigationType` in [`FrameStartedNavigating`].
    FrameStartedNavigatingNavigationType {
        RELOAD = "reload", RELOAD_BYPASSING_CACHE = "reloadBypassingCache", RESTORE = "restore",
        RESTORE_WITH_POST = "restoreWithPost", HISTORY_SAME_DOCUMENT = "historySameDocument",
        HISTORY_DIFFERENT_DOCUMENT = "historyDifferentDocument", SAME_DOCUMENT = "sameDocument",
        DIFFERENT_DOCUMENT = "differentDocument",
    }
}

open_enum! {
    /// Of `state` in [`DownloadProgress`].
    DownloadProgressState {
        IN_PROGRESS = "inProgress", COMPLETED = "completed", CANCELED = "canceled",
    }
}

open_enum! {
    /// Of `navigationType` in [`NavigatedWithinDocument`].
    NavigatedWithinDocumentNavigationType {
        FRAGMENT = "fragment", HISTORY_API = "historyApi", OTHER = "other",
    }
}
