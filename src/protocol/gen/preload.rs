// Generated from protocol/*.json; do not edit.
// To regenerate: cargo test --test protocol -- bless
//! The `Preload` domain. Experimental. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Preload/)

use crate::protocol as p;

text_type! {
    /// `Preload.RuleSetId`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Preload/#type-RuleSetId)
    RuleSetId
}

/// `Preload.RuleSet`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Preload/#type-RuleSet)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct RuleSet {
    pub id: RuleSetId,
    pub loader_id: p::network::LoaderId,
    pub source_text: String,
    pub backend_node_id: Option<p::dom::BackendNodeId>,
    pub url: Option<String>,
    pub request_id: Option<p::network::RequestId>,
    pub error_type: Option<RuleSetErrorType>,
    /// **Deprecated.**
    pub error_message: Option<String>,
    pub tag: Option<String>,
}
impl p::Decode for RuleSet {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_id = None; let mut f_loader_id = None; let mut f_source_text = None;
        let mut f_backend_node_id = None; let mut f_url = None; let mut f_request_id = None;
        let mut f_error_type = None; let mut f_error_message = None; let mut f_tag = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"id" => r.read(&mut f_id),
                b"loaderId" => r.read(&mut f_loader_id),
                b"sourceText" => r.read(&mut f_source_text),
                b"backendNodeId" => r.read(&mut f_backend_node_id),
                b"url" => r.read(&mut f_url),
                b"requestId" => r.read(&mut f_request_id),
                b"errorType" => r.read(&mut f_error_type),
                b"errorMessage" => r.read(&mut f_error_message),
                b"tag" => r.read(&mut f_tag),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            id: r.need(f_id, at, "id")?, loader_id: r.need(f_loader_id, at, "loaderId")?,
            source_text: r.need(f_source_text, at, "sourceText")?,
            backend_node_id: f_backend_node_id, url: f_url, request_id: f_request_id,
            error_type: f_error_type, error_message: f_error_message, tag: f_tag,
        })
    }
}

open_enum! {
    /// `Preload.RuleSetErrorType`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Preload/#type-RuleSetErrorType)
    RuleSetErrorType {
        SOURCE_IS_NOT_JSON_OBJECT = "SourceIsNotJsonObject",
        INVALID_RULES_SKIPPED = "InvalidRulesSkipped",
        INVALID_RULESET_LEVEL_TAG = "InvalidRulesetLevelTag",
    }
}

open_enum! {
    /// `Preload.SpeculationAction`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Preload/#type-SpeculationAction)
    SpeculationAction {
        PREFETCH = "Prefetch", PRERENDER = "Prerender",
        PRERENDER_UNTIL_SCRIPT = "PrerenderUntilScript",
    }
}

open_enum! {
    /// `Preload.SpeculationTargetHint`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Preload/#type-SpeculationTargetHint)
    SpeculationTargetHint {
        BLANK = "Blank", SELF = "Self",
    }
}

/// `Preload.PreloadingAttemptKey`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Preload/#type-PreloadingAttemptKey)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct PreloadingAttemptKey {
    pub loader_id: p::network::LoaderId,
    pub action: SpeculationAction,
    pub url: String,
    pub form_submission: Option<bool>,
    pub target_hint: Option<SpeculationTargetHint>,
}
impl p::Decode for PreloadingAttemptKey {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_loader_id = None; let mut f_action = None; let mut f_url = None;
        let mut f_form_submission = None; let mut f_target_hint = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"loaderId" => r.read(&mut f_loader_id),
                b"action" => r.read(&mut f_action),
                b"url" => r.read(&mut f_url),
                b"formSubmission" => r.read(&mut f_form_submission),
                b"targetHint" => r.read(&mut f_target_hint),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            loader_id: r.need(f_loader_id, at, "loaderId")?,
            action: r.need(f_action, at, "action")?, url: r.need(f_url, at, "url")?,
            form_submission: f_form_submission, target_hint: f_target_hint,
        })
    }
}

/// `Preload.PreloadingAttemptSource`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Preload/#type-PreloadingAttemptSource)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct PreloadingAttemptSource {
    pub key: PreloadingAttemptKey,
    pub rule_set_ids: Vec<RuleSetId>,
    pub node_ids: Vec<p::dom::BackendNodeId>,
}
impl p::Decode for PreloadingAttemptSource {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_key = None; let mut f_rule_set_ids = Default::default();
        let mut f_node_ids = Default::default();
        while let Some(name) = r.name()? {
            match &*name {
                b"key" => r.read(&mut f_key),
                b"ruleSetIds" => r.read_lenient(&mut f_rule_set_ids),
                b"nodeIds" => r.read_lenient(&mut f_node_ids),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            key: r.need(f_key, at, "key")?, rule_set_ids: f_rule_set_ids, node_ids: f_node_ids,
        })
    }
}

text_type! {
    /// `Preload.PreloadPipelineId`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Preload/#type-PreloadPipelineId)
    PreloadPipelineId
}

open_enum! {
    /// `Preload.PrerenderFinalStatus`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Preload/#type-PrerenderFinalStatus)
    PrerenderFinalStatus {
        ACTIVATED = "Activated", DESTROYED = "Destroyed", LOW_END_DEVICE = "LowEndDevice",
        INVALID_SCHEME_REDIRECT = "InvalidSchemeRedirect",
        INVALID_SCHEME_NAVIGATION = "InvalidSchemeNavigation",
        NAVIGATION_REQUEST_BLOCKED_BY_CSP = "NavigationRequestBlockedByCsp",
        MOJO_BINDER_POLICY = "MojoBinderPolicy",
        RENDERER_PROCESS_CRASHED = "RendererProcessCrashed",
        RENDERER_PROCESS_KILLED = "RendererProcessKilled", DOWNLOAD = "Download",
        TRIGGER_DESTROYED = "TriggerDestroyed", NAVIGATION_NOT_COMMITTED = "NavigationNotCommitted",
        NAVIGATION_BAD_HTTP_STATUS = "NavigationBadHttpStatus",
        CLIENT_CERT_REQUESTED = "ClientCertRequested",
        NAVIGATION_REQUEST_NETWORK_ERROR = "NavigationRequestNetworkError",
        CANCEL_ALL_HOSTS_FOR_TESTING = "CancelAllHostsForTesting", DID_FAIL_LOAD = "DidFailLoad",
        STOP = "Stop", SSL_CERTIFICATE_ERROR = "SslCertificateError",
        LOGIN_AUTH_REQUESTED = "LoginAuthRequested",
        UA_CHANGE_REQUIRES_RELOAD = "UaChangeRequiresReload", BLOCKED_BY_CLIENT = "BlockedByClient",
        AUDIO_OUTPUT_DEVICE_REQUESTED = "AudioOutputDeviceRequested",
        MIXED_CONTENT = "MixedContent", TRIGGER_BACKGROUNDED = "TriggerBackgrounded",
        MEMORY_LIMIT_EXCEEDED = "MemoryLimitExceeded", DATA_SAVER_ENABLED = "DataSaverEnabled",
        TRIGGER_URL_HAS_EFFECTIVE_URL = "TriggerUrlHasEffectiveUrl",
        ACTIVATED_BEFORE_STARTED = "ActivatedBeforeStarted",
        INACTIVE_PAGE_RESTRICTION = "InactivePageRestriction", START_FAILED = "StartFailed",
        TIMEOUT_BACKGROUNDED = "TimeoutBackgrounded",
        CROSS_SITE_REDIRECT_IN_INITIAL_NAVIGATION = "CrossSiteRedirectInInitialNavigation",
        CROSS_SITE_NAVIGATION_IN_INITIAL_NAVIGATION = "CrossSiteNavigationInInitialNavigation",
        SAME_SITE_CROSS_ORIGIN_REDIRECT_NOT_OPT_IN_IN_INITIAL_NAVIGATION = "SameSiteCrossOriginRedirectNotOptInInInitialNavigation",
        SAME_SITE_CROSS_ORIGIN_NAVIGATION_NOT_OPT_IN_IN_INITIAL_NAVIGATION = "SameSiteCrossOriginNavigationNotOptInInInitialNavigation",
        ACTIVATION_NAVIGATION_PARAMETER_MISMATCH = "ActivationNavigationParameterMismatch",
        ACTIVATED_IN_BACKGROUND = "ActivatedInBackground",
        EMBEDDER_HOST_DISALLOWED = "EmbedderHostDisallowed",
        ACTIVATION_NAVIGATION_DESTROYED_BEFORE_SUCCESS = "ActivationNavigationDestroyedBeforeSuccess",
        TAB_CLOSED_BY_USER_GESTURE = "TabClosedByUserGesture",
        TAB_CLOSED_WITHOUT_USER_GESTURE = "TabClosedWithoutUserGesture",
        PRIMARY_MAIN_FRAME_RENDERER_PROCESS_CRASHED = "PrimaryMainFrameRendererProcessCrashed",
        PRIMARY_MAIN_FRAME_RENDERER_PROCESS_KILLED = "PrimaryMainFrameRendererProcessKilled",
        ACTIVATION_FRAME_POLICY_NOT_COMPATIBLE = "ActivationFramePolicyNotCompatible",
        PRELOADING_DISABLED = "PreloadingDisabled", BATTERY_SAVER_ENABLED = "BatterySaverEnabled",
        ACTIVATED_DURING_MAIN_FRAME_NAVIGATION = "ActivatedDuringMainFrameNavigation",
        PRELOADING_UNSUPPORTED_BY_WEB_CONTENTS = "PreloadingUnsupportedByWebContents",
        CROSS_SITE_REDIRECT_IN_MAIN_FRAME_NAVIGATION = "CrossSiteRedirectInMainFrameNavigation",
        CROSS_SITE_NAVIGATION_IN_MAIN_FRAME_NAVIGATION = "CrossSiteNavigationInMainFrameNavigation",
        SAME_SITE_CROSS_ORIGIN_REDIRECT_NOT_OPT_IN_IN_MAIN_FRAME_NAVIGATION = "SameSiteCrossOriginRedirectNotOptInInMainFrameNavigation",
        SAME_SITE_CROSS_ORIGIN_NAVIGATION_NOT_OPT_IN_IN_MAIN_FRAME_NAVIGATION = "SameSiteCrossOriginNavigationNotOptInInMainFrameNavigation",
        MEMORY_PRESSURE_ON_TRIGGER = "MemoryPressureOnTrigger",
        MEMORY_PRESSURE_AFTER_TRIGGERED = "MemoryPressureAfterTriggered",
        PRERENDERING_DISABLED_BY_DEV_TOOLS = "PrerenderingDisabledByDevTools",
        SPECULATION_RULE_REMOVED = "SpeculationRuleRemoved",
        ACTIVATED_WITH_AUXILIARY_BROWSING_CONTEXTS = "ActivatedWithAuxiliaryBrowsingContexts",
        MAX_NUM_OF_RUNNING_EAGER_PRERENDERS_EXCEEDED = "MaxNumOfRunningEagerPrerendersExceeded",
        MAX_NUM_OF_RUNNING_NON_EAGER_PRERENDERS_EXCEEDED = "MaxNumOfRunningNonEagerPrerendersExceeded",
        MAX_NUM_OF_RUNNING_EMBEDDER_PRERENDERS_EXCEEDED = "MaxNumOfRunningEmbedderPrerendersExceeded",
        PRERENDERING_URL_HAS_EFFECTIVE_URL = "PrerenderingUrlHasEffectiveUrl",
        REDIRECTED_PRERENDERING_URL_HAS_EFFECTIVE_URL = "RedirectedPrerenderingUrlHasEffectiveUrl",
        ACTIVATION_URL_HAS_EFFECTIVE_URL = "ActivationUrlHasEffectiveUrl",
        JAVA_SCRIPT_INTERFACE_ADDED = "JavaScriptInterfaceAdded",
        JAVA_SCRIPT_INTERFACE_REMOVED = "JavaScriptInterfaceRemoved",
        ALL_PRERENDERING_CANCELED = "AllPrerenderingCanceled", WINDOW_CLOSED = "WindowClosed",
        SLOW_NETWORK = "SlowNetwork",
        OTHER_PRERENDERED_PAGE_ACTIVATED = "OtherPrerenderedPageActivated",
        V8_OPTIMIZER_DISABLED = "V8OptimizerDisabled",
        PRERENDER_FAILED_DURING_PREFETCH = "PrerenderFailedDuringPrefetch",
        BROWSING_DATA_REMOVED = "BrowsingDataRemoved",
        PRERENDER_HOST_REUSED = "PrerenderHostReused",
        FORM_SUBMIT_WHEN_PRERENDERING = "FormSubmitWhenPrerendering",
        CROSS_DOCUMENT_RESTART = "CrossDocumentRestart",
        PREFETCH_FAILED_CROSS_ORIGIN_SUBFRAME = "PrefetchFailedCrossOriginSubframe",
    }
}

open_enum! {
    /// `Preload.PreloadingStatus`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Preload/#type-PreloadingStatus)
    PreloadingStatus {
        PENDING = "Pending", RUNNING = "Running", READY = "Ready", SUCCESS = "Success",
        FAILURE = "Failure", NOT_SUPPORTED = "NotSupported",
    }
}

open_enum! {
    /// `Preload.PrefetchStatus`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Preload/#type-PrefetchStatus)
    PrefetchStatus {
        PREFETCH_ALLOWED = "PrefetchAllowed",
        PREFETCH_FAILED_INELIGIBLE_REDIRECT = "PrefetchFailedIneligibleRedirect",
        PREFETCH_FAILED_INVALID_REDIRECT = "PrefetchFailedInvalidRedirect",
        PREFETCH_FAILED_MIME_NOT_SUPPORTED = "PrefetchFailedMIMENotSupported",
        PREFETCH_FAILED_NET_ERROR = "PrefetchFailedNetError",
        PREFETCH_FAILED_NON2_XX = "PrefetchFailedNon2XX",
        PREFETCH_EVICTED_AFTER_BROWSING_DATA_REMOVED = "PrefetchEvictedAfterBrowsingDataRemoved",
        PREFETCH_EVICTED_AFTER_CANDIDATE_REMOVED = "PrefetchEvictedAfterCandidateRemoved",
        PREFETCH_EVICTED_FOR_NEWER_PREFETCH = "PrefetchEvictedForNewerPrefetch",
        PREFETCH_HELDBACK = "PrefetchHeldback",
        PREFETCH_INELIGIBLE_RETRY_AFTER = "PrefetchIneligibleRetryAfter",
        PREFETCH_IS_PRIVACY_DECOY = "PrefetchIsPrivacyDecoy", PREFETCH_IS_STALE = "PrefetchIsStale",
        PREFETCH_NOT_ELIGIBLE_BLOCKED_BY_CONNECTION_ALLOWLIST = "PrefetchNotEligibleBlockedByConnectionAllowlist",
        PREFETCH_NOT_ELIGIBLE_BROWSER_CONTEXT_OFF_THE_RECORD = "PrefetchNotEligibleBrowserContextOffTheRecord",
        PREFETCH_NOT_ELIGIBLE_CROSS_ORIGIN = "PrefetchNotEligibleCrossOrigin",
        PREFETCH_NOT_ELIGIBLE_DATA_SAVER_ENABLED = "PrefetchNotEligibleDataSaverEnabled",
        PREFETCH_NOT_ELIGIBLE_EXISTING_PROXY = "PrefetchNotEligibleExistingProxy",
        PREFETCH_NOT_ELIGIBLE_HOST_IS_NON_UNIQUE = "PrefetchNotEligibleHostIsNonUnique",
        PREFETCH_NOT_ELIGIBLE_NON_DEFAULT_STORAGE_PARTITION = "PrefetchNotEligibleNonDefaultStoragePartition",
        PREFETCH_NOT_ELIGIBLE_SAME_SITE_CROSS_ORIGIN_PREFETCH_REQUIRED_PROXY = "PrefetchNotEligibleSameSiteCrossOriginPrefetchRequiredProxy",
        PREFETCH_NOT_ELIGIBLE_SCHEME_IS_NOT_HTTPS = "PrefetchNotEligibleSchemeIsNotHttps",
        PREFETCH_NOT_ELIGIBLE_USER_HAS_COOKIES = "PrefetchNotEligibleUserHasCookies",
        PREFETCH_NOT_ELIGIBLE_USER_HAS_SERVICE_WORKER = "PrefetchNotEligibleUserHasServiceWorker",
        PREFETCH_NOT_ELIGIBLE_USER_HAS_SERVICE_WORKER_NO_FETCH_HANDLER = "PrefetchNotEligibleUserHasServiceWorkerNoFetchHandler",
        PREFETCH_NOT_ELIGIBLE_REDIRECT_FROM_SERVICE_WORKER = "PrefetchNotEligibleRedirectFromServiceWorker",
        PREFETCH_NOT_ELIGIBLE_REDIRECT_TO_SERVICE_WORKER = "PrefetchNotEligibleRedirectToServiceWorker",
        PREFETCH_NOT_ELIGIBLE_BATTERY_SAVER_ENABLED = "PrefetchNotEligibleBatterySaverEnabled",
        PREFETCH_NOT_ELIGIBLE_PRELOADING_DISABLED = "PrefetchNotEligiblePreloadingDisabled",
        PREFETCH_NOT_FINISHED_IN_TIME = "PrefetchNotFinishedInTime",
        PREFETCH_NOT_STARTED = "PrefetchNotStarted",
        PREFETCH_NOT_USED_COOKIES_CHANGED = "PrefetchNotUsedCookiesChanged",
        PREFETCH_PROXY_NOT_AVAILABLE = "PrefetchProxyNotAvailable",
        PREFETCH_RESPONSE_USED = "PrefetchResponseUsed",
        PREFETCH_SUCCESSFUL_BUT_NOT_USED = "PrefetchSuccessfulButNotUsed",
        PREFETCH_NOT_USED_PROBE_FAILED = "PrefetchNotUsedProbeFailed",
        PREFETCH_CANCELLED_ON_USER_NAVIGATION = "PrefetchCancelledOnUserNavigation",
    }
}

/// `Preload.PrerenderMismatchedHeaders`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Preload/#type-PrerenderMismatchedHeaders)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct PrerenderMismatchedHeaders {
    pub header_name: String,
    pub initial_value: Option<String>,
    pub activation_value: Option<String>,
}
impl p::Decode for PrerenderMismatchedHeaders {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_header_name = None; let mut f_initial_value = None;
        let mut f_activation_value = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"headerName" => r.read(&mut f_header_name),
                b"initialValue" => r.read(&mut f_initial_value),
                b"activationValue" => r.read(&mut f_activation_value),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            header_name: r.need(f_header_name, at, "headerName")?, initial_value: f_initial_value,
            activation_value: f_activation_value,
        })
    }
}

/// `Preload.enable`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Preload/#method-enable)
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
    const METHOD: &'static str = "Preload.enable";
    type Response = p::Empty;
}

/// `Preload.disable`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Preload/#method-disable)
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
    const METHOD: &'static str = "Preload.disable";
    type Response = p::Empty;
}

/// `Preload.ruleSetUpdated`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Preload/#event-ruleSetUpdated)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct RuleSetUpdated {
    pub rule_set: RuleSet,
}
impl p::Decode for RuleSetUpdated {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_rule_set = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"ruleSet" => r.read(&mut f_rule_set),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            rule_set: r.need(f_rule_set, at, "ruleSet")?,
        })
    }
}
impl p::Event for RuleSetUpdated { const METHOD: &'static str = "Preload.ruleSetUpdated"; }

/// `Preload.ruleSetRemoved`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Preload/#event-ruleSetRemoved)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct RuleSetRemoved {
    pub id: RuleSetId,
}
impl p::Decode for RuleSetRemoved {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_id = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"id" => r.read(&mut f_id),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            id: r.need(f_id, at, "id")?,
        })
    }
}
impl p::Event for RuleSetRemoved { const METHOD: &'static str = "Preload.ruleSetRemoved"; }

/// `Preload.preloadEnabledStateUpdated`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Preload/#event-preloadEnabledStateUpdated)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct PreloadEnabledStateUpdated {
    pub disabled_by_preference: bool,
    pub disabled_by_data_saver: bool,
    pub disabled_by_battery_saver: bool,
    pub disabled_by_holdback_prefetch_speculation_rules: bool,
    pub disabled_by_holdback_prerender_speculation_rules: bool,
}
impl p::Decode for PreloadEnabledStateUpdated {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        r.begin_object()?;
        let mut f_disabled_by_preference = Default::default();
        let mut f_disabled_by_data_saver = Default::default();
        let mut f_disabled_by_battery_saver = Default::default();
        let mut f_disabled_by_holdback_prefetch_speculation_rules = Default::default();
        let mut f_disabled_by_holdback_prerender_speculation_rules = Default::default();
        while let Some(name) = r.name()? {
            match &*name {
                b"disabledByPreference" => r.read_lenient(&mut f_disabled_by_preference),
                b"disabledByDataSaver" => r.read_lenient(&mut f_disabled_by_data_saver),
                b"disabledByBatterySaver" => r.read_lenient(&mut f_disabled_by_battery_saver),
                b"disabledByHoldbackPrefetchSpeculationRules" => r.read_lenient(&mut f_disabled_by_holdback_prefetch_speculation_rules),
                b"disabledByHoldbackPrerenderSpeculationRules" => r.read_lenient(&mut f_disabled_by_holdback_prerender_speculation_rules),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            disabled_by_preference: f_disabled_by_preference,
            disabled_by_data_saver: f_disabled_by_data_saver,
            disabled_by_battery_saver: f_disabled_by_battery_saver,
            disabled_by_holdback_prefetch_speculation_rules: f_disabled_by_holdback_prefetch_speculation_rules,
            disabled_by_holdback_prerender_speculation_rules: f_disabled_by_holdback_prerender_speculation_rules,
        })
    }
}
impl p::Event for PreloadEnabledStateUpdated { const METHOD: &'static str = "Preload.preloadEnabledStateUpdated"; }

/// `Preload.prefetchStatusUpdated`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Preload/#event-prefetchStatusUpdated)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct PrefetchStatusUpdated {
    pub key: PreloadingAttemptKey,
    pub pipeline_id: PreloadPipelineId,
    pub initiating_frame_id: p::page::FrameId,
    pub prefetch_url: String,
    pub status: PreloadingStatus,
    pub prefetch_status: PrefetchStatus,
    pub request_id: p::network::RequestId,
}
impl p::Decode for PrefetchStatusUpdated {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_key = None; let mut f_pipeline_id = None; let mut f_initiating_frame_id = None;
        let mut f_prefetch_url = None; let mut f_status = None; let mut f_prefetch_status = None;
        let mut f_request_id = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"key" => r.read(&mut f_key),
                b"pipelineId" => r.read(&mut f_pipeline_id),
                b"initiatingFrameId" => r.read(&mut f_initiating_frame_id),
                b"prefetchUrl" => r.read(&mut f_prefetch_url),
                b"status" => r.read(&mut f_status),
                b"prefetchStatus" => r.read(&mut f_prefetch_status),
                b"requestId" => r.read(&mut f_request_id),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            key: r.need(f_key, at, "key")?, pipeline_id: r.need(f_pipeline_id, at, "pipelineId")?,
            initiating_frame_id: r.need(f_initiating_frame_id, at, "initiatingFrameId")?,
            prefetch_url: r.need(f_prefetch_url, at, "prefetchUrl")?,
            status: r.need(f_status, at, "status")?,
            prefetch_status: r.need(f_prefetch_status, at, "prefetchStatus")?,
            request_id: r.need(f_request_id, at, "requestId")?,
        })
    }
}
impl p::Event for PrefetchStatusUpdated { const METHOD: &'static str = "Preload.prefetchStatusUpdated"; }

/// `Preload.prerenderStatusUpdated`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Preload/#event-prerenderStatusUpdated)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct PrerenderStatusUpdated {
    pub key: PreloadingAttemptKey,
    pub pipeline_id: PreloadPipelineId,
    pub status: PreloadingStatus,
    pub effective_action: Option<SpeculationAction>,
    pub prerender_status: Option<PrerenderFinalStatus>,
    pub disallowed_mojo_interface: Option<String>,
    pub mismatched_headers: Option<Vec<PrerenderMismatchedHeaders>>,
}
impl p::Decode for PrerenderStatusUpdated {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_key = None; let mut f_pipeline_id = None; let mut f_status = None;
        let mut f_effective_action = None; let mut f_prerender_status = None;
        let mut f_disallowed_mojo_interface = None; let mut f_mismatched_headers = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"key" => r.read(&mut f_key),
                b"pipelineId" => r.read(&mut f_pipeline_id),
                b"status" => r.read(&mut f_status),
                b"effectiveAction" => r.read(&mut f_effective_action),
                b"prerenderStatus" => r.read(&mut f_prerender_status),
                b"disallowedMojoInterface" => r.read(&mut f_disallowed_mojo_interface),
                b"mismatchedHeaders" => r.read(&mut f_mismatched_headers),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            key: r.need(f_key, at, "key")?, pipeline_id: r.need(f_pipeline_id, at, "pipelineId")?,
            status: r.need(f_status, at, "status")?, effective_action: f_effective_action,
            prerender_status: f_prerender_status,
            disallowed_mojo_interface: f_disallowed_mojo_interface,
            mismatched_headers: f_mismatched_headers,
        })
    }
}
impl p::Event for PrerenderStatusUpdated { const METHOD: &'static str = "Preload.prerenderStatusUpdated"; }

/// `Preload.preloadingAttemptSourcesUpdated`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Preload/#event-preloadingAttemptSourcesUpdated)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct PreloadingAttemptSourcesUpdated {
    pub loader_id: p::network::LoaderId,
    pub preloading_attempt_sources: Vec<PreloadingAttemptSource>,
}
impl p::Decode for PreloadingAttemptSourcesUpdated {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_loader_id = None; let mut f_preloading_attempt_sources = Default::default();
        while let Some(name) = r.name()? {
            match &*name {
                b"loaderId" => r.read(&mut f_loader_id),
                b"preloadingAttemptSources" => r.read_lenient(&mut f_preloading_attempt_sources),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            loader_id: r.need(f_loader_id, at, "loaderId")?,
            preloading_attempt_sources: f_preloading_attempt_sources,
        })
    }
}
impl p::Event for PreloadingAttemptSourcesUpdated { const METHOD: &'static str = "Preload.preloadingAttemptSourcesUpdated"; }
