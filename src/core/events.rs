//! Events: the ones that change the engine's own state, and those that somebody subscribed to.
//! Any other event is not read past its method.

use super::anomalies::bump;
use super::targets::TargetState;
use super::{Core, Output, RawEvent};
use crate::error::SessionEnd;
use crate::protocol::json::RawJson;
use crate::protocol::target::{SessionID, TargetID};
use crate::protocol::{Decode, Event, page, runtime, target};
use crate::wire::envelope::{Envelope, Name};
use bytes::Bytes;
use std::time::Instant;

impl Core {
    pub(super) fn on_event(&mut self, now: Instant, message: &Bytes, envelope: &Envelope<'_>) {
        let Some(method) = envelope.method.as_text() else {
            bump(&mut self.anomalies.unreadable);
            return;
        };
        let session = match &envelope.session {
            Name::Absent => None,
            // It belongs to some session, and to the browser itself least of all.
            Name::Other => {
                bump(&mut self.anomalies.unreadable);
                return;
            }
            Name::Text(id) => {
                let session = SessionID::from(&**id);
                if !self.sessions.contains(&session) {
                    self.stranger(now, id, message);
                    return;
                }
                Some(session)
            }
        };
        let params = match &envelope.params {
            Some(range) => RawJson::from_trusted(message.slice(range.clone())),
            None => RawJson::empty_object(),
        };
        // Subscribers first: a detach event must reach those of the session that it ends.
        if let Some((method, wanted)) = self.interests.of(method, session.as_ref()) {
            for to in wanted {
                let event = RawEvent {
                    session: session.clone(),
                    method: method.clone(),
                    params: params.clone(),
                };
                self.outputs.push_back(Output::Event { to, event });
            }
        }
        self.reduce(now, session.as_ref(), method, &params);
    }

    /// An event of a session that is not attached: of an ended one it is expected and dropped,
    /// of an unknown one it is kept for a moment.
    fn stranger(&mut self, now: Instant, session: &str, message: &Bytes) {
        if self.sessions.has_ended(session) {
            return;
        }
        if !self.orphans.keep(now, session, message.clone()) {
            bump(&mut self.anomalies.orphan_events);
        }
    }

    fn reduce(
        &mut self,
        now: Instant,
        session: Option<&SessionID>,
        method: &str,
        params: &RawJson,
    ) {
        match method {
            target::AttachedToTarget::METHOD => {
                if let Some(event) = self.read(params, method) {
                    self.attached(now, session, event);
                }
            }
            target::DetachedFromTarget::METHOD => {
                if let Some(event) = self.read::<target::DetachedFromTarget>(params, method) {
                    self.session_ended(now, &event.session_id, SessionEnd::Detached);
                }
            }
            target::TargetCreated::METHOD => {
                if let Some(event) = self.read::<target::TargetCreated>(params, method) {
                    self.targets.describe(&event.target_info, &mut self.anomalies);
                    self.targets_changed();
                }
            }
            target::TargetInfoChanged::METHOD => {
                if let Some(event) = self.read::<target::TargetInfoChanged>(params, method) {
                    if self.targets.get(&event.target_info.target_id).is_some() {
                        self.targets.describe(&event.target_info, &mut self.anomalies);
                        self.targets_changed();
                    }
                }
            }
            target::TargetDestroyed::METHOD => {
                if let Some(event) = self.read::<target::TargetDestroyed>(params, method) {
                    self.destroyed(now, &event.target_id);
                }
            }
            target::TargetCrashed::METHOD => {
                if let Some(event) = self.read::<target::TargetCrashed>(params, method) {
                    let session =
                        self.targets.get(&event.target_id).and_then(|t| t.session.clone());
                    if let Some(session) = session {
                        self.crashed(&session);
                    }
                }
            }
            "Inspector.targetCrashed" => {
                if let Some(session) = session {
                    self.crashed(session);
                }
            }
            "Inspector.targetReloadedAfterCrash" => {
                if let Some(session) = session {
                    self.revived(session);
                }
            }
            runtime::ExecutionContextCreated::METHOD => {
                let Some(session) = session else { return };
                let event = self.read::<runtime::ExecutionContextCreated>(params, method);
                let Some(event) = event else { return };
                self.revived(session);
                if !self.contexts.created(session, &event.context) {
                    bump(&mut self.anomalies.overflows);
                }
            }
            runtime::ExecutionContextDestroyed::METHOD => {
                let Some(session) = session else { return };
                let event = self.read::<runtime::ExecutionContextDestroyed>(params, method);
                if let Some(event) = event {
                    self.contexts.destroyed(session, event.execution_context_id.0);
                }
            }
            runtime::ExecutionContextsCleared::METHOD => {
                if let Some(session) = session {
                    self.contexts.cleared(session);
                }
            }
            page::FrameNavigated::METHOD => {
                let Some(session) = session else { return };
                let Some(event) = self.read::<page::FrameNavigated>(params, method) else { return };
                let Some(entry) = self.sessions.get(session) else { return };
                if event.frame.parent_id.is_none() {
                    let target = entry.target.clone();
                    self.targets.set_main_frame(&target, session, event.frame.id);
                    self.targets_changed();
                }
            }
            _ => {}
        }
    }

    /// Decodes an event that the engine itself needs; one that does not fit is counted, and
    /// changes nothing.
    fn read<T: Decode>(&mut self, params: &RawJson, method: &str) -> Option<T> {
        match params.decode(method.to_owned()) {
            Ok(event) => Some(event),
            Err(error) => {
                bump(&mut self.anomalies.undecodable_events);
                log::warn!("{error}");
                None
            }
        }
    }

    fn destroyed(&mut self, now: Instant, id: &TargetID) {
        let Some(target) = self.targets.remove(id) else { return };
        self.targets_changed();
        if let Some(session) = &target.session {
            self.session_ended(now, session, SessionEnd::Detached);
        }
    }

    /// The renderer is gone. Chrome answers nothing that waits in it, so it ends here; the
    /// session itself stays and comes back with the next navigation.
    fn crashed(&mut self, session: &SessionID) {
        let Some(entry) = self.sessions.get_mut(session) else { return };
        if entry.crashed {
            return;
        }
        entry.crashed = true;
        let target = entry.target.clone();
        self.contexts.cleared(session);
        self.fail_calls(session, SessionEnd::Crashed);
        self.set_target_state(&target, session, TargetState::Crashed);
    }

    fn revived(&mut self, session: &SessionID) {
        let Some(entry) = self.sessions.get_mut(session) else { return };
        if entry.crashed {
            entry.crashed = false;
            let target = entry.target.clone();
            self.set_target_state(&target, session, TargetState::Ready);
        }
    }
}
