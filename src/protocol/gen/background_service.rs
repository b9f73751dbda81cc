// Generated from protocol/*.json; do not edit.
// To regenerate: cargo test --test protocol -- bless
//! The `BackgroundService` domain. Experimental. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/BackgroundService/)

use crate::protocol as p;

open_enum! {
    /// `BackgroundService.ServiceName`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/BackgroundService/#type-ServiceName)
    ServiceName {
        BACKGROUND_FETCH = "backgroundFetch", BACKGROUND_SYNC = "backgroundSync",
        PUSH_MESSAGING = "pushMessaging", NOTIFICATIONS = "notifications",
        PAYMENT_HANDLER = "paymentHandler", PERIODIC_BACKGROUND_SYNC = "periodicBackgroundSync",
    }
}

/// `BackgroundService.EventMetadata`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/BackgroundService/#type-EventMetadata)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct EventMetadata {
    pub key: String,
    pub value: String,
}
impl p::Decode for EventMetadata {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_key = None; let mut f_value = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"key" => r.read(&mut f_key),
                b"value" => r.read(&mut f_value),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            key: r.need(f_key, at, "key")?, value: r.need(f_value, at, "value")?,
        })
    }
}

/// `BackgroundService.BackgroundServiceEvent`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/BackgroundService/#type-BackgroundServiceEvent)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct BackgroundServiceEvent {
    pub timestamp: p::network::TimeSinceEpoch,
    pub origin: String,
    pub service_worker_registration_id: p::service_worker::RegistrationID,
    pub service: ServiceName,
    pub event_name: String,
    pub instance_id: String,
    pub event_metadata: Vec<EventMetadata>,
    pub storage_key: String,
}
impl p::Decode for BackgroundServiceEvent {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_timestamp = None; let mut f_origin = None;
        let mut f_service_worker_registration_id = None; let mut f_service = None;
        let mut f_event_name = None; let mut f_instance_id = None;
        let mut f_event_metadata = Default::default(); let mut f_storage_key = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"timestamp" => r.read(&mut f_timestamp),
                b"origin" => r.read(&mut f_origin),
                b"serviceWorkerRegistrationId" => r.read(&mut f_service_worker_registration_id),
                b"service" => r.read(&mut f_service),
                b"eventName" => r.read(&mut f_event_name),
                b"instanceId" => r.read(&mut f_instance_id),
                b"eventMetadata" => r.read_lenient(&mut f_event_metadata),
                b"storageKey" => r.read(&mut f_storage_key),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            timestamp: r.need(f_timestamp, at, "timestamp")?,
            origin: r.need(f_origin, at, "origin")?,
            service_worker_registration_id: r.need(f_service_worker_registration_id, at, "serviceWorkerRegistrationId")?,
            service: r.need(f_service, at, "service")?,
            event_name: r.need(f_event_name, at, "eventName")?,
            instance_id: r.need(f_instance_id, at, "instanceId")?, event_metadata: f_event_metadata,
            storage_key: r.need(f_storage_key, at, "storageKey")?,
        })
    }
}

/// `BackgroundService.startObserving`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/BackgroundService/#method-startObserving)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct StartObserving {
    pub service: ServiceName,
}
impl StartObserving {
    pub fn new(service: impl Into<ServiceName>) -> Self { Self { service: service.into() } }
}
impl p::Encode for StartObserving {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.field("service", &self.service);
        w.end_object();
    }
}
impl p::Command for StartObserving {
    const METHOD: &'static str = "BackgroundService.startObserving";
    type Response = p::Empty;
}

/// `BackgroundService.stopObserving`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/BackgroundService/#method-stopObserving)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct StopObserving {
    pub service: ServiceName,
}
impl StopObserving {
    pub fn new(service: impl Into<ServiceName>) -> Self { Self { service: service.into() } }
}
impl p::Encode for StopObserving {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.field("service", &self.service);
        w.end_object();
    }
}
impl p::Command for StopObserving {
    const METHOD: &'static str = "BackgroundService.stopObserving";
    type Response = p::Empty;
}

/// `BackgroundService.setRecording`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/BackgroundService/#method-setRecording)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct SetRecording {
    pub should_record: bool,
    pub service: ServiceName,
}
impl SetRecording {
    pub fn new(should_record: bool, service: impl Into<ServiceName>) -> Self { Self { should_record, service: service.into() } }
}
impl p::Encode for SetRecording {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.field("shouldRecord", &self.should_record);
        w.field("service", &self.service);
        w.end_object();
    }
}
impl p::Command for SetRecording {
    const METHOD: &'static str = "BackgroundService.setRecording";
    type Response = p::Empty;
}

/// `BackgroundService.clearEvents`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/BackgroundService/#method-clearEvents)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct ClearEvents {
    pub service: ServiceName,
}
impl ClearEvents {
    pub fn new(service: impl Into<ServiceName>) -> Self { Self { service: service.into() } }
}
impl p::Encode for ClearEvents {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.field("service", &self.service);
        w.end_object();
    }
}
impl p::Command for ClearEvents {
    const METHOD: &'static str = "BackgroundService.clearEvents";
    type Response = p::Empty;
}

/// `BackgroundService.recordingStateChanged`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/BackgroundService/#event-recordingStateChanged)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct RecordingStateChanged {
    pub is_recording: bool,
    pub service: ServiceName,
}
impl p::Decode for RecordingStateChanged {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_is_recording = Default::default(); let mut f_service = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"isRecording" => r.read_lenient(&mut f_is_recording),
                b"service" => r.read(&mut f_service),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            is_recording: f_is_recording, service: r.need(f_service, at, "service")?,
        })
    }
}
impl p::Event for RecordingStateChanged { const METHOD: &'static str = "BackgroundService.recordingStateChanged"; }

/// `BackgroundService.backgroundServiceEventReceived`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/BackgroundService/#event-backgroundServiceEventReceived)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct BackgroundServiceEventReceived {
    pub background_service_event: BackgroundServiceEvent,
}
impl p::Decode for BackgroundServiceEventReceived {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_background_service_event = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"backgroundServiceEvent" => r.read(&mut f_background_service_event),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            background_service_event: r.need(f_background_service_event, at, "backgroundServiceEvent")?,
        })
    }
}
impl p::Event for BackgroundServiceEventReceived { const METHOD: &'static str = "BackgroundService.backgroundServiceEventReceived"; }
