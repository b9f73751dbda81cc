//! Events: the ones that change the engine's own state, and those that somebody subscribed to.
//! Any other event is not read past its method.

use super::anomalies::bump;
use super::targets::TargetState;
use super::{Core, Output, RawEvent};
use crate::error::SessionEnd;
use crate::protocol::json::RawJson;
use crate::protocol::target::{SessionID, TargetID};
use crate::protocol::{Decode, Event, debugger, fetch, log, page, runtime, target};
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
                let known = self.sessions.known(id);
                if known.is_none() {
                    self.stranger(now, id, message);
                    return;
                }
                known
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
                    let info = &event.target_info;
                    if self.targets.get(&info.target_id).is_some() {
                        let frame = page::FrameId::from(info.target_id.as_str());
                        self.frames.renamed(&frame, &info.url);
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
                        self.crashed(now, &session);
                    }
                }
            }
            "Inspector.targetCrashed" => {
                if let Some(session) = session {
                    self.crashed(now, session);
                }
            }
            "Inspector.targetReloadedAfterCrash" => {
                if let Some(session) = session {
                    self.revived(now, session);
                }
            }
            runtime::ExecutionContextCreated::METHOD => {
                let Some(session) = session else { return };
                let event = self.read::<runtime::ExecutionContextCreated>(params, method);
                let Some(event) = event else { return };
                self.revived(now, session);
                let (context, fits) = self.contexts.created(session, &event.context);
                if !fits {
                    bump(&mut self.anomalies.overflows);
                }
                if let (true, Some(frame)) = (context.is_default, &context.frame) {
                    let frame = page::FrameId::from(frame.clone());
                    self.frames.set_context(session, &frame, Some(&context.unique_id));
                }
            }
            runtime::ExecutionContextDestroyed::METHOD => {
                let Some(session) = session else { return };
                let event = self.read::<runtime::ExecutionContextDestroyed>(params, method);
                if let Some(event) = event {
                    let context = self.contexts.destroyed(session, event.execution_context_id.0);
                    if let Some((frame, id)) = context.and_then(|c| Some((c.frame?, c.unique_id))) {
                        self.frames.context_destroyed(&page::FrameId::from(frame), &id);
                    }
                }
            }
            runtime::ExecutionContextsCleared::METHOD => {
                if let Some(session) = session {
                    self.contexts.cleared(session);
                    self.frames.contexts_cleared(session);
                }
            }
            _ => {
                if let Some(session) = session {
                    self.reduce_in_session(now, session, method, params);
                }
            }
        }
    }

    /// What happens in pages: frames, dialogs, the console, the bridge.
    fn reduce_in_session(
        &mut self,
        now: Instant,
        session: &SessionID,
        method: &str,
        params: &RawJson,
    ) {
        let Some(entry) = self.sessions.get(session) else { return };
        // A session that a caller attached himself tells the same a second time.
        if !entry.automatic {
            return;
        }
        let Some(page) = entry.page.clone() else { return };
        match method {
            page::FrameNavigated::METHOD => {
                let Some(event) = self.read::<page::FrameNavigated>(params, method) else { return };
                self.navigated(now, session, &page, &event.frame);
            }
            page::NavigatedWithinDocument::METHOD => {
                let event = self.read::<page::NavigatedWithinDocument>(params, method);
                if let Some(event) = event {
                    self.frames.within_document(session, &event.frame_id, &event.url);
                }
            }
            page::FrameAttached::METHOD => {
                if let Some(event) = self.read::<page::FrameAttached>(params, method) {
                    let (frame, parent) = (&event.frame_id, &event.parent_frame_id);
                    self.frames.attached(&page, session, frame, parent);
                    self.frames_left(now);
                    self.find_context(session, frame);
                }
            }
            page::FrameDetached::METHOD => {
                if let Some(event) = self.read::<page::FrameDetached>(params, method) {
                    let for_good = event.reason != page::FrameDetachedReason::SWAP;
                    let frame = &event.frame_id;
                    let moved = self.frames.detached(&page, session, frame, for_good);
                    self.frames_left(now);
                    if let Some(session) = moved {
                        self.find_context(&session, frame);
                        let target = self.targets.get(&TargetID::from(frame.as_str()));
                        if let Some(url) = target.map(|target| target.url.clone()) {
                            self.frames.renamed(frame, &url);
                        }
                    }
                }
            }
            page::JavascriptDialogOpening::METHOD => {
                let event = self.read::<page::JavascriptDialogOpening>(params, method);
                if let Some(event) = event {
                    self.dialog_opening(now, session, &event);
                }
            }
            page::JavascriptDialogClosed::METHOD => {
                let event = self.read::<page::JavascriptDialogClosed>(params, method);
                if let Some(event) = event {
                    self.dialog_closed(now, session, &event);
                }
            }
            runtime::ConsoleAPICalled::METHOD => {
                let event = self.read::<runtime::ConsoleAPICalled>(params, method);
                // Context 0 marks entries that are told again from before.
                if let Some(event) = event.filter(|event| event.execution_context_id.0 != 0) {
                    self.console(&page, |log| log.called(&event));
                }
            }
            runtime::ExceptionThrown::METHOD => {
                if let Some(event) = self.read::<runtime::ExceptionThrown>(params, method) {
                    let at = event.timestamp.0;
                    self.console(&page, |log| log.thrown(&event.exception_details, at));
                }
            }
            log::EntryAdded::METHOD => {
                if let Some(event) = self.read::<log::EntryAdded>(params, method) {
                    self.console(&page, |log| log.noted(&event.entry));
                }
            }
            runtime::BindingCalled::METHOD => {
                if let Some(event) = self.read::<runtime::BindingCalled>(params, method) {
                    self.binding_called(now, session, &event);
                }
            }
            fetch::RequestPaused::METHOD if self.bridge.is_used() || self.standing.have_rules() => {
                if let Some(event) = self.read::<fetch::RequestPaused>(params, method) {
                    self.request_paused(now, session, &event);
                }
            }
            debugger::Paused::METHOD if self.bridge.is_used() => {
                if let Some(event) = self.read::<debugger::Paused>(params, method) {
                    self.script_paused(now, session, &event);
                }
            }
            _ => {}
        }
    }

    /// A document was committed.
    fn navigated(
        &mut self,
        now: Instant,
        session: &SessionID,
        page: &TargetID,
        frame: &page::Frame,
    ) {
        self.frames.navigated(page, session, frame);
        self.frames_left(now);
        self.find_context(session, &frame.id);
        let Some(target) = self.sessions.get(session).map(|entry| entry.target.clone()) else {
            return;
        };
        if frame.parent_id.is_none() && target == *page {
            // Another document in the page: what was open or said in the old one is gone.
            self.dialogs.gone(now, |dialog| dialog.page == *page);
            self.console(page, super::console::Log::clear);
            self.targets.set_main_frame(&target, session, &frame.id);
            self.targets_changed();
        }
    }

    /// A frame became known after its context did.
    pub(super) fn find_context(&mut self, session: &SessionID, frame: &page::FrameId) {
        let context = self.contexts.default_of_frame(session, frame.as_str());
        if let Some(id) = context.map(|context| context.unique_id.clone()) {
            self.frames.set_context(session, frame, Some(&id));
        }
    }

    fn console(&mut self, page: &TargetID, change: impl FnOnce(&mut super::console::Log)) {
        change(self.consoles.entry(page.clone()).or_default());
        self.consoles_changed.insert(page.clone());
    }

    /// Decodes an event that the engine itself needs; one that does not fit is counted, and
    /// changes nothing.
    fn read<T: Decode>(&mut self, params: &RawJson, method: &str) -> Option<T> {
        match params.decode(method.to_owned()) {
            Ok(event) => Some(event),
            Err(error) => {
                bump(&mut self.anomalies.undecodable_events);
                ::log::warn!("{error}");
                None
            }
        }
    }

    fn destroyed(&mut self, now: Instant, id: &TargetID) {
        let Some(target) = self.targets.remove(id) else { return };
        self.standing.page_destroyed(id);
        self.targets_changed();
        if let Some(session) = &target.session {
            self.session_ended(now, session, SessionEnd::Detached);
        }
        self.dialogs.policies.forget_page(id);
    }

    /// The renderer is gone. Chrome answers nothing that waits in it, so it ends here; the
    /// session itself stays and comes back with the next navigation.
    fn crashed(&mut self, now: Instant, session: &SessionID) {
        let Some(entry) = self.sessions.get_mut(session) else { return };
        if entry.crashed {
            return;
        }
        entry.crashed = true;
        entry.setup_lost |= entry.setup_open > 0;
        let (target, page) = (entry.target.clone(), entry.page.clone());
        self.contexts.cleared(session);
        self.frames.crashed(session);
        if page.as_ref() == Some(&target) {
            self.dialogs.gone(now, |dialog| dialog.page == target);
            self.dialogs.page_ended(now, &target);
        }
        // First: what a crash ends has not been navigated away from.
        self.fail_calls(session, SessionEnd::Crashed);
        self.frames_left(now);
        self.set_target_state(&target, session, TargetState::Crashed);
    }

    fn revived(&mut self, now: Instant, session: &SessionID) {
        let Some(entry) = self.sessions.get_mut(session).filter(|entry| entry.crashed) else {
            return;
        };
        entry.crashed = false;
        let target = entry.target.clone();
        // What a crash interrupted is done again; else nothing would be told of this renderer.
        let again = std::mem::take(&mut entry.setup_lost) && entry.automatic;
        self.frames.revived(session);
        let kind = self.targets.get(&target).map(|target| target.kind.clone());
        match kind.filter(|_| again) {
            Some(kind) => {
                self.set_target_state(&target, session, TargetState::Attaching);
                self.set_up(now, session, &kind);
            }
            None => self.set_target_state(&target, session, TargetState::Ready),
        }
    }
}
