//! The bridge at work: its installation in every session, and the questions that arrive.

use super::answering::fulfil;
use super::bridge::{self, BridgeMode, Installed, Question};
use super::dialogs::{Channel, Opening};
use super::{BridgeStep, Core, Owner, body_of};
use crate::error::Error;
use crate::protocol::fetch::RequestPaused;
use crate::protocol::json::RawJson;
use crate::protocol::page::{
    AddScriptToEvaluateOnNewDocument, AddScriptToEvaluateOnNewDocumentResponse, FrameId,
    RemoveScriptToEvaluateOnNewDocument,
};
use crate::protocol::runtime::{AddBinding, BindingCalled};
use crate::protocol::target::{SessionID, TargetID};
use crate::protocol::{debugger, dom};
use std::sync::Arc;
use std::time::{Duration, Instant};

const STEP: Duration = Duration::from_secs(5);

/// How long a question waits to learn whether its frame may show dialogs at all. The parent may
/// be blocked itself; then the question counts.
const LOOK_UP: Duration = Duration::from_millis(500);

impl Core {
    /// Changes whether the bridge is used.
    pub fn set_bridge(&mut self, now: Instant, mode: BridgeMode) {
        let now = self.advance(now);
        self.bridge.mode = mode;
        match mode {
            BridgeMode::On => self.bridge_on(now),
            BridgeMode::Off => self.bridge_off(now),
            BridgeMode::Auto => {}
        }
    }

    /// Whether pages ask through the bridge now.
    pub fn bridge_is_on(&self) -> bool {
        self.bridge.active
    }

    pub(super) fn bridge_on(&mut self, now: Instant) {
        if std::mem::replace(&mut self.bridge.active, true) {
            return;
        }
        for (session, kind) in self.supervised_sessions() {
            // Requests are caught before a script asks: it would ask the network.
            let catch = self.interception(&session, &kind);
            let catch = catch.map(|(method, body)| (method, body, Owner::Farewell));
            let installation = self.installation(&session, &kind);
            for (method, body, owner) in catch.into_iter().chain(installation) {
                let _ = self.send_raw(now, STEP, Some(&session), method, &body, owner);
            }
        }
    }

    /// Takes the script out of documents to come. Documents that have it still ask, and are
    /// still answered, so interception stays: switching it off while requests are under way can
    /// leave one hanging for ever.
    fn bridge_off(&mut self, now: Instant) {
        self.bridge.active = false;
        let scripts: Vec<(SessionID, Arc<str>)> = self
            .bridge
            .installed
            .iter_mut()
            .filter_map(|(session, done)| Some((session.clone(), done.script.take()?)))
            .collect();
        for (session, script) in scripts {
            let command = RemoveScriptToEvaluateOnNewDocument::new(&*script);
            let _ = self.send_within(now, STEP, Some(&session), &command, Owner::Farewell);
        }
    }

    /// The commands that install the bridge in a session whose requests are caught already.
    pub(super) fn installation(
        &mut self,
        session: &SessionID,
        kind: &super::TargetKind,
    ) -> Vec<(&'static str, Vec<u8>, Owner)> {
        use super::TargetKind as Kind;
        if !self.bridge.active {
            return Vec::new();
        }
        if !matches!(kind, Kind::Page | Kind::Iframe) {
            return Vec::new();
        }
        self.bridge.installed.entry(session.clone()).or_default();
        let signal = AddBinding::new(self.bridge.signal());
        let script = AddScriptToEvaluateOnNewDocument::new(self.bridge.script())
            .with(|it| it.run_immediately = Some(true));
        vec![
            ("Runtime.addBinding", body_of(&signal), Owner::Farewell),
            (
                "Page.addScriptToEvaluateOnNewDocument",
                body_of(&script),
                Owner::Bridge(BridgeStep::Script),
            ),
        ]
    }

    pub(super) fn request_paused(
        &mut self,
        now: Instant,
        session: &SessionID,
        event: &RequestPaused,
    ) {
        let request: Arc<str> = event.request_id.as_str().into();
        if !self.bridge.is_ours(&event.request.url) {
            if self.judge(now, session, event) {
                return;
            }
            // Somebody who enabled interception himself decides himself. What only our patterns
            // can have caught (a redirect to our host, say) goes on at once.
            if !self.sessions.get(session).is_some_and(|session| session.claims_fetch) {
                self.let_go(now, session, event);
            }
            return;
        }
        let question = question_of(event);
        let Some(question) = question else {
            let command = fulfil(&request, &bridge::native());
            let _ = self.send_within(now, STEP, Some(session), &command, Owner::Farewell);
            return;
        };
        let channel = Channel::Request { session: session.clone(), request };
        let frame = Some(event.frame_id.clone()).filter(|id| self.frames.get(id).is_some());
        self.asked(now, session, frame, channel, question);
    }

    /// A document asks. A frame with an origin of its own may be sandboxed without the right to
    /// show dialogs; only its element says so, in its parent's document.
    fn asked(
        &mut self,
        now: Instant,
        session: &SessionID,
        frame: Option<FrameId>,
        channel: Channel,
        question: Question,
    ) {
        let parent = frame.as_ref().and_then(|id| self.frames.get(id)?.parent.clone());
        let on = parent.and_then(|parent| self.frames.session_of(&parent).cloned());
        if let (true, Some(id), Some(on)) = (question.opaque, frame.clone(), on) {
            let command = dom::GetFrameOwner::new(id);
            let step = BridgeStep::Owner { session: session.clone(), frame, channel, question };
            let owner = Owner::Bridge(step);
            let _ = self.send_within(now, LOOK_UP, Some(&on), &command, owner);
            return;
        }
        self.question(now, session, frame, channel, &question);
    }

    fn question(
        &mut self,
        now: Instant,
        session: &SessionID,
        frame: Option<FrameId>,
        channel: Channel,
        question: &Question,
    ) {
        // Caught in a service worker, a question says by its document's URL whose it is.
        let by_url = || self.frames.with_url(&question.url);
        let frame = frame.or_else(by_url);
        let page = frame.as_ref().and_then(|id| Some(self.frames.get(id)?.page.clone()));
        let Some(page): Option<TargetID> = page.or_else(|| self.page_of(session)) else {
            self.leave_it_to_native(now, channel);
            return;
        };
        let opening = Opening {
            kind: &question.kind,
            message: &question.message,
            default_prompt: &question.initial,
            page,
            frame,
            channel,
        };
        self.dialog_opened(now, opening);
    }

    fn leave_it_to_native(&mut self, now: Instant, channel: Channel) {
        match channel {
            Channel::Native => {}
            Channel::Request { session, request } => {
                let command = fulfil(&request, &bridge::native());
                let _ = self.send_within(now, STEP, Some(&session), &command, Owner::Farewell);
            }
            Channel::Debugger { session, .. } => self.resume(now, &session),
        }
    }

    /// Lets a paused script go on.
    pub(super) fn resume(&mut self, now: Instant, session: &SessionID) {
        let resume = debugger::Resume::new();
        let _ = self.send_within(now, STEP, Some(session), &resume, Owner::Farewell);
    }

    /// The page's side says that its request failed: this document forbids it. From now on the
    /// debugger answers in this session.
    pub(super) fn binding_called(
        &mut self,
        now: Instant,
        session: &SessionID,
        event: &BindingCalled,
    ) {
        if event.name != self.bridge.signal() {
            return;
        }
        let Some(installed) = self.bridge.installed.get_mut(session) else { return };
        if std::mem::replace(&mut installed.debugger, true) {
            return;
        }
        let enable = debugger::Enable::new();
        let _ = self.send_within(now, STEP, Some(session), &enable, Owner::Farewell);
    }

    pub(super) fn script_paused(
        &mut self,
        now: Instant,
        session: &SessionID,
        event: &debugger::Paused,
    ) {
        let enabled = self.bridge.installed.get(session).is_some_and(|done| done.debugger);
        if !enabled {
            return;
        }
        let frame = event.call_frames.first();
        let ours = frame.filter(|frame| frame.function_name == self.bridge.pause());
        let Some(frame) = ours else {
            // A `debugger` statement of the page, which nobody waits for, must not stop it.
            if !self.sessions.get(session).is_some_and(|session| session.claims_debugger) {
                self.resume(now, session);
            }
            return;
        };
        let call_frame: Arc<str> = frame.call_frame_id.as_str().into();
        let read = debugger::EvaluateOnCallFrame::new(&*call_frame, "box.text")
            .with(|it| it.return_by_value = Some(true));
        let step = BridgeStep::Paused { session: session.clone(), call_frame };
        let _ = self.send_within(now, STEP, Some(session), &read, Owner::Bridge(step));
    }

    pub(super) fn bridge_step(
        &mut self,
        now: Instant,
        session: Option<&SessionID>,
        step: BridgeStep,
        outcome: Result<RawJson, Error>,
    ) {
        match step {
            BridgeStep::Script => {
                let method = "Page.addScriptToEvaluateOnNewDocument";
                let id = outcome
                    .and_then(|raw| raw.decode::<AddScriptToEvaluateOnNewDocumentResponse>(method));
                let installed = session.and_then(|id| self.bridge.installed.get_mut(id));
                if let (Ok(id), Some(installed)) = (id, installed) {
                    *installed = Installed {
                        script: Some(id.identifier.as_str().into()),
                        ..std::mem::take(installed)
                    };
                }
            }
            BridgeStep::Owner { session: asking, frame, channel, question } => {
                let node = outcome
                    .and_then(|raw| raw.decode::<dom::GetFrameOwnerResponse>("DOM.getFrameOwner"));
                let Ok(node) = node else {
                    self.question(now, &asking, frame, channel, &question);
                    return;
                };
                let describe = dom::DescribeNode::new()
                    .with(|it| it.backend_node_id = Some(node.backend_node_id));
                let step = BridgeStep::Element { session: asking, frame, channel, question };
                let owner = Owner::Bridge(step);
                let _ = self.send_within(now, LOOK_UP, session, &describe, owner);
            }
            BridgeStep::Element { session: asking, frame, channel, question } => {
                let node = outcome
                    .and_then(|raw| raw.decode::<dom::DescribeNodeResponse>("DOM.describeNode"));
                let attributes = node.ok().and_then(|node| node.node.attributes);
                if attributes.is_some_and(|list| forbids_dialogs(&list)) {
                    self.leave_it_to_native(now, channel);
                } else {
                    self.question(now, &asking, frame, channel, &question);
                }
            }
            BridgeStep::Paused { session: asking, call_frame } => {
                let channel = Channel::Debugger { session: asking.clone(), call_frame };
                let text = outcome.and_then(|raw| {
                    raw.decode::<debugger::EvaluateOnCallFrameResponse>(
                        "Debugger.evaluateOnCallFrame",
                    )
                });
                let text = text.ok().and_then(|answer| answer.result.value);
                let text = text.and_then(|json| json.decode::<String>("bridge question").ok());
                let Some(question) = text.and_then(|text| bridge::read_text(&text)) else {
                    self.leave_it_to_native(now, channel);
                    return;
                };
                let frame = self.frames.with_url_in(&question.url, &asking);
                self.asked(now, &asking, frame, channel, question);
            }
        }
    }
}

/// Attributes come as a flat list of names and values.
fn forbids_dialogs(attributes: &[String]) -> bool {
    let sandbox = attributes.chunks(2).find_map(|pair| match pair {
        [name, value] if name.eq_ignore_ascii_case("sandbox") => Some(value),
        _ => None,
    });
    sandbox.is_some_and(|value| {
        !value.split_ascii_whitespace().any(|word| word.eq_ignore_ascii_case("allow-modals"))
    })
}

fn question_of(event: &RequestPaused) -> Option<Question> {
    if let Some(text) = &event.request.post_data {
        return bridge::read_text(text);
    }
    let mut body = Vec::new();
    for entry in event.request.post_data_entries.iter().flatten() {
        body.extend(entry.bytes.as_ref()?.decode().ok()?);
    }
    bridge::read_text(&String::from_utf8_lossy(&body))
}
