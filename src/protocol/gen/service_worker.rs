// Generated from protocol/*.json; do not edit.
// To regenerate: cargo test --test protocol -- bless
//! The `ServiceWorker` domain. Experimental. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/ServiceWorker/)

use crate::protocol as p;

text_type! {
    /// `ServiceWorker.RegistrationID`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/ServiceWorker/#type-RegistrationID)
    RegistrationID
}

/// `ServiceWorker.ServiceWorkerRegistration`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/ServiceWorker/#type-ServiceWorkerRegistration)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct ServiceWorkerRegistration {
    pub registration_id: RegistrationID,
    pub scope_url: String,
    pub is_deleted: bool,
}
impl p::Decode for ServiceWorkerRegistration {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_registration_id = None; let mut f_scope_url = None;
        let mut f_is_deleted = Default::default();
        while let Some(name) = r.name()? {
            match &*name {
                b"registrationId" => r.read(&mut f_registration_id),
                b"scopeURL" => r.read(&mut f_scope_url),
                b"isDeleted" => r.read_lenient(&mut f_is_deleted),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            registration_id: r.need(f_registration_id, at, "registrationId")?,
            scope_url: r.need(f_scope_url, at, "scopeURL")?, is_deleted: f_is_deleted,
        })
    }
}

open_enum! {
    /// `ServiceWorker.ServiceWorkerVersionRunningStatus`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/ServiceWorker/#type-ServiceWorkerVersionRunningStatus)
    ServiceWorkerVersionRunningStatus {
        STOPPED = "stopped", STARTING = "starting", RUNNING = "running", STOPPING = "stopping",
    }
}

open_enum! {
    /// `ServiceWorker.ServiceWorkerVersionStatus`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/ServiceWorker/#type-ServiceWorkerVersionStatus)
    ServiceWorkerVersionStatus {
        NEW = "new", INSTALLING = "installing", INSTALLED = "installed", ACTIVATING = "activating",
        ACTIVATED = "activated", REDUNDANT = "redundant",
    }
}

/// `ServiceWorker.ServiceWorkerRouterCondition`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/ServiceWorker/#type-ServiceWorkerRouterCondition)
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct ServiceWorkerRouterCondition {
    pub url_pattern: Option<String>,
    pub request_method: Option<String>,
    pub request_mode: Option<String>,
    pub request_destination: Option<String>,
    pub running_status: Option<ServiceWorkerVersionRunningStatus>,
    pub or: Option<Vec<ServiceWorkerRouterCondition>>,
    pub not: Option<Box<ServiceWorkerRouterCondition>>,
}
#[derive(Default)]
struct ServiceWorkerRouterConditionParts {
    f_url_pattern: Option<String>, f_request_method: Option<String>, f_request_mode: Option<String>,
    f_request_destination: Option<String>,
    f_running_status: Option<ServiceWorkerVersionRunningStatus>,
    f_or: Option<Vec<ServiceWorkerRouterCondition>>,
    f_not: Option<Box<ServiceWorkerRouterCondition>>,
}
impl ServiceWorkerRouterConditionParts {
    fn whole(self: Box<Self>, _: &p::Reader<'_>, _: usize) -> Result<Box<ServiceWorkerRouterCondition>, p::Fault> {
        let it = *self;
        Ok(Box::new(ServiceWorkerRouterCondition {
            url_pattern: it.f_url_pattern, request_method: it.f_request_method,
            request_mode: it.f_request_mode, request_destination: it.f_request_destination,
            running_status: it.f_running_status, or: it.f_or, not: it.f_not,
        }))
    }
}
impl p::Decode for ServiceWorkerRouterCondition {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        Self::decode_boxed(r).map(|it| *it)
    }
    fn decode_boxed(r: &mut p::Reader<'_>) -> Result<Box<Self>, p::Fault> {
        let at = r.begin_object()?;
        let mut it = Box::<ServiceWorkerRouterConditionParts>::default();
        while let Some(name) = r.name()? {
            match &*name {
                b"urlPattern" => r.read(&mut it.f_url_pattern),
                b"requestMethod" => r.read(&mut it.f_request_method),
                b"requestMode" => r.read(&mut it.f_request_mode),
                b"requestDestination" => r.read(&mut it.f_request_destination),
                b"runningStatus" => r.read(&mut it.f_running_status),
                b"or" => r.read(&mut it.f_or),
                b"not" => r.read(&mut it.f_not),
                _ => r.skip(),
            }?;
        }
        it.whole(r, at)
    }
}

open_enum! {
    /// `ServiceWorker.ServiceWorkerRouterSourceType`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/ServiceWorker/#type-ServiceWorkerRouterSourceType)
    ServiceWorkerRouterSourceType {
        CACHE = "cache", FETCH_EVENT = "fetchEvent", NETWORK = "network",
        RACE_NETWORK_AND_FETCH_HANDLER = "raceNetworkAndFetchHandler",
        RACE_NETWORK_AND_CACHE = "raceNetworkAndCache", SOURCE_DICT = "sourceDict",
    }
}

/// `ServiceWorker.ServiceWorkerRouterSourceDict`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/ServiceWorker/#type-ServiceWorkerRouterSourceDict)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct ServiceWorkerRouterSourceDict {
    pub cache_name: String,
}
impl p::Decode for ServiceWorkerRouterSourceDict {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_cache_name = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"cacheName" => r.read(&mut f_cache_name),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            cache_name: r.need(f_cache_name, at, "cacheName")?,
        })
    }
}

/// `ServiceWorker.ServiceWorkerRouterSource`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/ServiceWorker/#type-ServiceWorkerRouterSource)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct ServiceWorkerRouterSource {
    pub r#type: ServiceWorkerRouterSourceType,
    pub source_dict: Option<ServiceWorkerRouterSourceDict>,
}
impl p::Decode for ServiceWorkerRouterSource {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_type = None; let mut f_source_dict = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"type" => r.read(&mut f_type),
                b"sourceDict" => r.read(&mut f_source_dict),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            r#type: r.need(f_type, at, "type")?, source_dict: f_source_dict,
        })
    }
}

/// `ServiceWorker.ServiceWorkerRouterRule`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/ServiceWorker/#type-ServiceWorkerRouterRule)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct ServiceWorkerRouterRule {
    pub condition: ServiceWorkerRouterCondition,
    pub source: ServiceWorkerRouterSource,
    pub id: i64,
}
impl p::Decode for ServiceWorkerRouterRule {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_condition = None; let mut f_source = None; let mut f_id = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"condition" => r.read(&mut f_condition),
                b"source" => r.read(&mut f_source),
                b"id" => r.read(&mut f_id),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            condition: r.need(f_condition, at, "condition")?,
            source: r.need(f_source, at, "source")?, id: r.need(f_id, at, "id")?,
        })
    }
}

/// `ServiceWorker.ServiceWorkerVersion`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/ServiceWorker/#type-ServiceWorkerVersion)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct ServiceWorkerVersion {
    pub version_id: String,
    pub registration_id: RegistrationID,
    pub script_url: String,
    pub running_status: ServiceWorkerVersionRunningStatus,
    pub status: ServiceWorkerVersionStatus,
    pub script_last_modified: Option<f64>,
    pub script_response_time: Option<f64>,
    pub controlled_clients: Option<Vec<p::target::TargetID>>,
    pub target_id: Option<p::target::TargetID>,
    pub router_rules: Option<String>,
    pub typed_router_rules: Option<Vec<ServiceWorkerRouterRule>>,
}
impl p::Decode for ServiceWorkerVersion {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_version_id = None; let mut f_registration_id = None; let mut f_script_url = None;
        let mut f_running_status = None; let mut f_status = None;
        let mut f_script_last_modified = None; let mut f_script_response_time = None;
        let mut f_controlled_clients = None; let mut f_target_id = None;
        let mut f_router_rules = None; let mut f_typed_router_rules = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"versionId" => r.read(&mut f_version_id),
                b"registrationId" => r.read(&mut f_registration_id),
                b"scriptURL" => r.read(&mut f_script_url),
                b"runningStatus" => r.read(&mut f_running_status),
                b"status" => r.read(&mut f_status),
                b"scriptLastModified" => r.read(&mut f_script_last_modified),
                b"scriptResponseTime" => r.read(&mut f_script_response_time),
                b"controlledClients" => r.read(&mut f_controlled_clients),
                b"targetId" => r.read(&mut f_target_id),
                b"routerRules" => r.read(&mut f_router_rules),
                b"typedRouterRules" => r.read(&mut f_typed_router_rules),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            version_id: r.need(f_version_id, at, "versionId")?,
            registration_id: r.need(f_registration_id, at, "registrationId")?,
            script_url: r.need(f_script_url, at, "scriptURL")?,
            running_status: r.need(f_running_status, at, "runningStatus")?,
            status: r.need(f_status, at, "status")?, script_last_modified: f_script_last_modified,
            script_response_time: f_script_response_time, controlled_clients: f_controlled_clients,
            target_id: f_target_id, router_rules: f_router_rules,
            typed_router_rules: f_typed_router_rules,
        })
    }
}

/// `ServiceWorker.ServiceWorkerErrorMessage`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/ServiceWorker/#type-ServiceWorkerErrorMessage)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct ServiceWorkerErrorMessage {
    pub error_message: String,
    pub registration_id: RegistrationID,
    pub version_id: String,
    pub source_url: String,
    pub line_number: i64,
    pub column_number: i64,
}
impl p::Decode for ServiceWorkerErrorMessage {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_error_message = None; let mut f_registration_id = None;
        let mut f_version_id = None; let mut f_source_url = None; let mut f_line_number = None;
        let mut f_column_number = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"errorMessage" => r.read(&mut f_error_message),
                b"registrationId" => r.read(&mut f_registration_id),
                b"versionId" => r.read(&mut f_version_id),
                b"sourceURL" => r.read(&mut f_source_url),
                b"lineNumber" => r.read(&mut f_line_number),
                b"columnNumber" => r.read(&mut f_column_number),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            error_message: r.need(f_error_message, at, "errorMessage")?,
            registration_id: r.need(f_registration_id, at, "registrationId")?,
            version_id: r.need(f_version_id, at, "versionId")?,
            source_url: r.need(f_source_url, at, "sourceURL")?,
            line_number: r.need(f_line_number, at, "lineNumber")?,
            column_number: r.need(f_column_number, at, "columnNumber")?,
        })
    }
}

/// `ServiceWorker.deliverPushMessage`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/ServiceWorker/#method-deliverPushMessage)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct DeliverPushMessage {
    pub origin: String,
    pub registration_id: RegistrationID,
    pub data: String,
}
impl DeliverPushMessage {
    pub fn new(origin: impl Into<String>, registration_id: impl Into<RegistrationID>, data: impl Into<String>) -> Self { Self { origin: origin.into(), registration_id: registration_id.into(), data: data.into() } }
}
impl p::Encode for DeliverPushMessage {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.field("origin", &self.origin);
        w.field("registrationId", &self.registration_id);
        w.field("data", &self.data);
        w.end_object();
    }
}
impl p::Command for DeliverPushMessage {
    const METHOD: &'static str = "ServiceWorker.deliverPushMessage";
    type Response = p::Empty;
}

/// `ServiceWorker.disable`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/ServiceWorker/#method-disable)
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
    const METHOD: &'static str = "ServiceWorker.disable";
    type Response = p::Empty;
}

/// `ServiceWorker.dispatchSyncEvent`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/ServiceWorker/#method-dispatchSyncEvent)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct DispatchSyncEvent {
    pub origin: String,
    pub registration_id: RegistrationID,
    pub tag: String,
    pub last_chance: bool,
}
impl DispatchSyncEvent {
    pub fn new(origin: impl Into<String>, registration_id: impl Into<RegistrationID>, tag: impl Into<String>, last_chance: bool) -> Self { Self { origin: origin.into(), registration_id: registration_id.into(), tag: tag.into(), last_chance } }
}
impl p::Encode for DispatchSyncEvent {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.field("origin", &self.origin);
        w.field("registrationId", &self.registration_id);
        w.field("tag", &self.tag);
        w.field("lastChance", &self.last_chance);
        w.end_object();
    }
}
impl p::Command for DispatchSyncEvent {
    const METHOD: &'static str = "ServiceWorker.dispatchSyncEvent";
    type Response = p::Empty;
}

/// `ServiceWorker.dispatchPeriodicSyncEvent`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/ServiceWorker/#method-dispatchPeriodicSyncEvent)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct DispatchPeriodicSyncEvent {
    pub origin: String,
    pub registration_id: RegistrationID,
    pub tag: String,
}
impl DispatchPeriodicSyncEvent {
    pub fn new(origin: impl Into<String>, registration_id: impl Into<RegistrationID>, tag: impl Into<String>) -> Self { Self { origin: origin.into(), registration_id: registration_id.into(), tag: tag.into() } }
}
impl p::Encode for DispatchPeriodicSyncEvent {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.field("origin", &self.origin);
        w.field("registrationId", &self.registration_id);
        w.field("tag", &self.tag);
        w.end_object();
    }
}
impl p::Command for DispatchPeriodicSyncEvent {
    const METHOD: &'static str = "ServiceWorker.dispatchPeriodicSyncEvent";
    type Response = p::Empty;
}

/// `ServiceWorker.enable`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/ServiceWorker/#method-enable)
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
    const METHOD: &'static str = "ServiceWorker.enable";
    type Response = p::Empty;
}

/// `ServiceWorker.setForceUpdateOnPageLoad`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/ServiceWorker/#method-setForceUpdateOnPageLoad)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct SetForceUpdateOnPageLoad {
    pub force_update_on_page_load: bool,
}
impl SetForceUpdateOnPageLoad {
    pub fn new(force_update_on_page_load: bool) -> Self { Self { force_update_on_page_load } }
}
impl p::Encode for SetForceUpdateOnPageLoad {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.field("forceUpdateOnPageLoad", &self.force_update_on_page_load);
        w.end_object();
    }
}
impl p::Command for SetForceUpdateOnPageLoad {
    const METHOD: &'static str = "ServiceWorker.setForceUpdateOnPageLoad";
    type Response = p::Empty;
}

/// `ServiceWorker.skipWaiting`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/ServiceWorker/#method-skipWaiting)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct SkipWaiting {
    pub scope_url: String,
}
impl SkipWaiting {
    pub fn new(scope_url: impl Into<String>) -> Self { Self { scope_url: scope_url.into() } }
}
impl p::Encode for SkipWaiting {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.field("scopeURL", &self.scope_url);
        w.end_object();
    }
}
impl p::Command for SkipWaiting {
    const METHOD: &'static str = "ServiceWorker.skipWaiting";
    type Response = p::Empty;
}

/// `ServiceWorker.startWorker`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/ServiceWorker/#method-startWorker)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct StartWorker {
    pub scope_url: String,
}
impl StartWorker {
    pub fn new(scope_url: impl Into<String>) -> Self { Self { scope_url: scope_url.into() } }
}
impl p::Encode for StartWorker {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.field("scopeURL", &self.scope_url);
        w.end_object();
    }
}
impl p::Command for StartWorker {
    const METHOD: &'static str = "ServiceWorker.startWorker";
    type Response = p::Empty;
}

/// `ServiceWorker.stopAllWorkers`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/ServiceWorker/#method-stopAllWorkers)
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct StopAllWorkers {}
impl StopAllWorkers {
    pub fn new() -> Self { Self {} }
}
impl p::Encode for StopAllWorkers {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.end_object();
    }
}
impl p::Command for StopAllWorkers {
    const METHOD: &'static str = "ServiceWorker.stopAllWorkers";
    type Response = p::Empty;
}

/// `ServiceWorker.stopWorker`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/ServiceWorker/#method-stopWorker)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct StopWorker {
    pub version_id: String,
}
impl StopWorker {
    pub fn new(version_id: impl Into<String>) -> Self { Self { version_id: version_id.into() } }
}
impl p::Encode for StopWorker {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.field("versionId", &self.version_id);
        w.end_object();
    }
}
impl p::Command for StopWorker {
    const METHOD: &'static str = "ServiceWorker.stopWorker";
    type Response = p::Empty;
}

/// `ServiceWorker.unregister`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/ServiceWorker/#method-unregister)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Unregister {
    pub scope_url: String,
}
impl Unregister {
    pub fn new(scope_url: impl Into<String>) -> Self { Self { scope_url: scope_url.into() } }
}
impl p::Encode for Unregister {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.field("scopeURL", &self.scope_url);
        w.end_object();
    }
}
impl p::Command for Unregister {
    const METHOD: &'static str = "ServiceWorker.unregister";
    type Response = p::Empty;
}

/// `ServiceWorker.updateRegistration`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/ServiceWorker/#method-updateRegistration)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct UpdateRegistration {
    pub scope_url: String,
}
impl UpdateRegistration {
    pub fn new(scope_url: impl Into<String>) -> Self { Self { scope_url: scope_url.into() } }
}
impl p::Encode for UpdateRegistration {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.field("scopeURL", &self.scope_url);
        w.end_object();
    }
}
impl p::Command for UpdateRegistration {
    const METHOD: &'static str = "ServiceWorker.updateRegistration";
    type Response = p::Empty;
}

/// `ServiceWorker.workerErrorReported`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/ServiceWorker/#event-workerErrorReported)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct WorkerErrorReported {
    pub error_message: ServiceWorkerErrorMessage,
}
impl p::Decode for WorkerErrorReported {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_error_message = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"errorMessage" => r.read(&mut f_error_message),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            error_message: r.need(f_error_message, at, "errorMessage")?,
        })
    }
}
impl p::Event for WorkerErrorReported { const METHOD: &'static str = "ServiceWorker.workerErrorReported"; }

/// `ServiceWorker.workerRegistrationUpdated`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/ServiceWorker/#event-workerRegistrationUpdated)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct WorkerRegistrationUpdated {
    pub registrations: Vec<ServiceWorkerRegistration>,
}
impl p::Decode for WorkerRegistrationUpdated {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        r.begin_object()?;
        let mut f_registrations = Default::default();
        while let Some(name) = r.name()? {
            match &*name {
                b"registrations" => r.read_lenient(&mut f_registrations),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            registrations: f_registrations,
        })
    }
}
impl p::Event for WorkerRegistrationUpdated { const METHOD: &'static str = "ServiceWorker.workerRegistrationUpdated"; }

/// `ServiceWorker.workerVersionUpdated`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/ServiceWorker/#event-workerVersionUpdated)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct WorkerVersionUpdated {
    pub versions: Vec<ServiceWorkerVersion>,
}
impl p::Decode for WorkerVersionUpdated {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        r.begin_object()?;
        let mut f_versions = Default::default();
        while let Some(name) = r.name()? {
            match &*name {
                b"versions" => r.read_lenient(&mut f_versions),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            versions: f_versions,
        })
    }
}
impl p::Event for WorkerVersionUpdated { const METHOD: &'static str = "ServiceWorker.workerVersionUpdated"; }
