//! The state machine that understands a CDP connection. No socket, thread, clock, file or
//! random source: simulation, fuzzing, tests and the event loop all drive it the same way.
//!
//! Inputs: [`Core::submit`], [`Core::on_message`], [`Core::on_deadline`], [`Core::on_closed`],
//! each with the time. After inputs the driver drains [`Core::poll_output`] until it answers
//! [`Output::Wait`]. That drain rule is the whole contract.
//!
//! Invariants: every accepted call ends exactly once; a session that is not attached has no
//! pending call; the snapshot's version strictly increases; every table is bounded.
//!
//! Used by `engine` only (and opened for tests under the feature `internals`).

#![deny(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    clippy::indexing_slicing,
    clippy::arithmetic_side_effects
)]
// Without `internals` the room is private, and parts of it serve tests only.
#![cfg_attr(not(feature = "internals"), allow(unreachable_pub, dead_code))]

pub mod anomalies;
mod answering;
mod attach;
pub mod bridge;
mod bridging;
mod calls;
pub mod census;
pub mod console;
pub mod contexts;
pub mod dialogs;
mod events;
pub mod frames;
#[cfg(feature = "internals")]
#[doc(hidden)]
#[allow(
    clippy::arithmetic_side_effects,
    clippy::indexing_slicing,
    clippy::panic,
    reason = "a test, not reachable from peer bytes"
)]
pub mod fuzz;
pub mod interests;
mod orphans;
mod replies;
mod sessions;
pub mod snapshot;
mod snapshot_json;
pub use snapshot_json::JsonLimits;
pub mod standing;
pub mod targets;

use crate::error::{CloseReason, Closed, Effect, Error, SessionEnd, SessionGone};
use crate::limits::Limits;
use crate::protocol::Command;
use crate::protocol::json::{self, RawJson, Writer};
use crate::protocol::page::FrameId;
use crate::protocol::target::{SessionID, TargetID};
use crate::untrusted::PageText;
use crate::wire::envelope::{self, Id, Name};
use anomalies::{Anomalies, bump};
use bridge::{Bridge, BridgeMode, Question};
use bytes::Bytes;
pub use calls::CallId;
use calls::{Calls, Pending};
use contexts::Contexts;
use dialogs::{Channel, Dialogs};
use frames::Frames;
use interests::{Interest, Interests, SubscriberId};
use orphans::Orphans;
use sessions::Sessions;
use snapshot::{BrowserVersion, Epoch, PageState, Snapshot};
use std::borrow::Cow;
use std::collections::{BTreeSet, HashMap, HashSet, VecDeque};
use std::sync::Arc;
use std::time::{Duration, Instant};
use targets::{Target, TargetKind, Targets};

/// What the core is told once.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct Config {
    /// Attach to every page, frame and worker, and keep track of them. Off: a raw connection
    /// that sends nothing of its own but `Browser.getVersion`.
    pub supervise: bool,
    /// The bounds.
    pub limits: Limits,
    /// The first call id; tests start near the end of the range.
    pub first_id: CallId,
    /// Whether the dialog bridge is used.
    pub bridge: BridgeMode,
    /// 128 random bits as hexadecimal text, by which the bridge's requests are told from others.
    pub secret: String,
    /// A moment on the wall clock, for the times that people read.
    pub epoch: Option<Epoch>,
}

impl Default for Config {
    fn default() -> Self {
        Self {
            supervise: true,
            limits: Limits::default(),
            first_id: 1,
            bridge: BridgeMode::default(),
            secret: String::new(),
            epoch: None,
        }
    }
}

/// A call to submit.
#[derive(Clone, Debug)]
pub struct Call {
    /// The CDP method.
    pub method: Cow<'static, str>,
    /// `"method":"…","params":{…}`, without braces around.
    pub body: Vec<u8>,
    /// The session; `None` for the browser itself.
    pub session: Option<SessionID>,
    /// When the call ends by itself. It covers the time in the queue.
    pub deadline: Instant,
    /// End with [`Error::Blocked`] as soon as a dialog stands in the way.
    pub interruptible: bool,
    /// The document that is asked: end with [`Error::Navigated`] as soon as it is gone.
    pub document: Option<Document>,
}

/// A document, by the frame that shows it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Document {
    /// The frame.
    pub frame: FrameId,
    /// Its loader; `None` while the browser has not named it.
    pub loader: Option<Arc<str>>,
}

/// An event as it arrived. Cheap to clone: it shares the message's bytes.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct RawEvent {
    /// The session it came from; `None` for the browser itself.
    pub session: Option<SessionID>,
    /// The CDP method, for instance `Page.loadEventFired`.
    pub method: Arc<str>,
    /// The parameters.
    pub params: RawJson,
}

/// What the driver has to do.
#[derive(Debug)]
pub enum Output {
    /// Write this message.
    Send(Vec<u8>),
    /// Give a caller its answer.
    Reply {
        /// What [`Core::submit`] returned.
        call: CallId,
        /// The `result` member, or how the call ended.
        outcome: Result<RawJson, Error>,
    },
    /// Give a subscriber an event.
    Event {
        /// The subscriber.
        to: SubscriberId,
        /// The event.
        event: RawEvent,
    },
    /// Show everyone this picture.
    Publish(Arc<Snapshot>),
    /// Nothing more to do until something arrives, or until this moment.
    Wait(Option<Instant>),
}

/// Who waits for the answer of a call.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Owner {
    Caller {
        interruptible: bool,
    },
    /// A caller waits for the end of a dialog.
    Respond {
        dialog: Arc<str>,
    },
    /// An answer of our own to a dialog.
    Answer {
        dialog: Arc<str>,
    },
    Start(Start),
    Setup(Setup),
    Bridge(BridgeStep),
    /// A round trip that settles whether a frame without a session is gone.
    Limbo(FrameId),
    /// The answer does not matter.
    Farewell,
}

impl Owner {
    /// Something of the browser stands still until this command reaches it.
    fn is_owed(&self) -> bool {
        matches!(self, Self::Answer { .. } | Self::Limbo(_) | Self::Farewell)
    }

    fn is_caller(&self) -> bool {
        matches!(self, Self::Caller { .. } | Self::Respond { .. })
    }
}

/// What a command of the bridge was for.
#[derive(Clone, Debug, PartialEq, Eq)]
enum BridgeStep {
    /// The script was installed; the answer has its id.
    Script,
    /// Which element has the frame that asks?
    Owner { session: SessionID, frame: Option<FrameId>, channel: Channel, question: Question },
    /// What attributes has that element?
    Element { session: SessionID, frame: Option<FrameId>, channel: Channel, question: Question },
    /// What does the paused function ask?
    Paused { session: SessionID, call_frame: Arc<str> },
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Start {
    Version,
    Discover,
    AutoAttach,
    Settle,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Setup {
    FrameTree,
    /// The bridge's script; the answer has its id.
    Script,
    Other,
}

/// The state machine. See the [module](self).
#[derive(Debug)]
pub struct Core {
    config: Config,
    now: Option<Instant>,
    calls: Calls,
    sessions: Sessions,
    targets: Targets,
    contexts: Contexts,
    frames: Frames,
    dialogs: Dialogs,
    bridge: Bridge,
    consoles: HashMap<TargetID, console::Log>,
    /// Pages that a caller has asked to close.
    closing: HashSet<TargetID>,
    orphans: Orphans,
    /// Messages of sessions that just became known, to be read before anything else.
    adopted: VecDeque<Bytes>,
    interests: Interests,
    standing: standing::StandingOrders,
    anomalies: Anomalies,
    browser: Option<Arc<BrowserVersion>>,
    ready: bool,
    closed: Option<Closed>,
    outputs: VecDeque<Output>,
    published: Arc<Snapshot>,
    target_list: Option<Arc<[Arc<Target>]>>,
    /// Pages whose console changed since the last picture.
    consoles_changed: BTreeSet<TargetID>,
}

impl Core {
    /// A core for a fresh connection. Its first outputs begin supervision.
    pub fn new(now: Instant, config: Config) -> Self {
        let limits = &config.limits;
        let mut core = Self {
            now: None,
            calls: Calls::new(limits, config.first_id),
            sessions: Sessions::new(limits),
            targets: Targets::new(limits),
            contexts: Contexts::new(limits.contexts),
            frames: Frames::new(limits.frames),
            dialogs: Dialogs::new(),
            bridge: Bridge::new(config.bridge, &config.secret),
            consoles: HashMap::new(),
            closing: HashSet::new(),
            orphans: Orphans::new(limits),
            adopted: VecDeque::new(),
            interests: Interests::default(),
            standing: standing::StandingOrders::default(),
            anomalies: Anomalies::default(),
            browser: None,
            ready: false,
            closed: None,
            outputs: VecDeque::new(),
            published: Arc::default(),
            target_list: None,
            consoles_changed: BTreeSet::new(),
            config,
        };
        let now = core.advance(now);
        core.begin(now);
        core
    }

    /// Accepts a call, or refuses it at once. Its answer comes as [`Output::Reply`].
    ///
    /// # Errors
    /// `Disconnected`, `SessionGone` (the session has ended, or its renderer crashed and would
    /// not answer), `Limit`; `Blocked` for an interruptible call while a dialog is open;
    /// `Navigated` when the document that is asked is gone. Nothing was sent in any of these
    /// cases.
    pub fn submit(&mut self, now: Instant, mut call: Call) -> Result<CallId, Error> {
        let now = self.advance(now);
        if let Some(closed) = &self.closed {
            return Err(Error::Disconnected(Arc::new(closed.clone())));
        }
        if let Some(session) = &call.session {
            let end = match self.sessions.get(session) {
                Some(known) if known.crashed && needs_renderer(&call.method) => {
                    Some(SessionEnd::Crashed)
                }
                Some(_) => None,
                None => self.sessions.has_ended(session.as_str()).then_some(SessionEnd::Detached),
            };
            if let Some(end) = end {
                return Err(session_gone(&call.method, session, end, Effect::No));
            }
        }
        if let (true, Some(session)) = (call.interruptible, &call.session) {
            if let Some(dialog) = self.obstacle(session, &call.method) {
                return Err(answering::blocked(&call.method, &dialog, Effect::No));
            }
        }
        if let Some(document) = &call.document {
            let shown = self.frames.get(&document.frame).map(|frame| &frame.loader);
            let same = match (shown, &document.loader) {
                (Some(Some(shown)), Some(asked)) => shown == asked,
                (shown, _) => shown.is_some(),
            };
            if !same {
                return Err(Error::navigated(call.method, "the document was gone before the call"));
            }
        }
        self.foresee(now, &call);
        if call.method.starts_with("Fetch.") && self.standing.have_rules() {
            self.amend(&mut call);
        }
        let attaches = attachment(&call);
        let pending = Pending {
            owner: Owner::Caller { interruptible: call.interruptible },
            method: call.method,
            session: call.session,
            sent: false,
            started: now,
            deadline: call.deadline,
            hint: None,
            attaches,
            frame: call.document.map(|document| document.frame),
            place: 0,
        };
        self.calls.add(pending, &call.body)
    }

    /// Forgets a call. If it was not sent yet it never will be; an answer that comes later is
    /// dropped. Says whether it had been sent.
    pub fn cancel(&mut self, call: CallId) -> Option<Effect> {
        if !self.calls.get(call).is_some_and(|pending| pending.owner.is_caller()) {
            return None;
        }
        self.calls.abandon(call).map(|pending| Effect::of_unanswered(pending.sent))
    }

    /// Adds a subscriber; from now on its events come as [`Output::Event`].
    pub fn subscribe(&mut self, id: SubscriberId, interest: &Interest) {
        self.interests.add(id, interest);
    }

    /// Removes a subscriber.
    pub fn unsubscribe(&mut self, id: SubscriberId) {
        self.interests.remove(id);
    }

    /// Takes in one whole message of the browser.
    #[allow(clippy::needless_pass_by_value, reason = "an input is handed over")]
    pub fn on_message(&mut self, now: Instant, message: Bytes) {
        let now = self.advance(now);
        if self.closed.is_some() {
            return;
        }
        self.take_in(now, &message);
        // A loop, because what is adopted may announce a session that has messages of its own.
        while let Some(message) = self.adopted.pop_front() {
            self.take_in(now, &message);
        }
    }

    fn take_in(&mut self, now: Instant, message: &Bytes) {
        let Ok(envelope) = envelope::read(message) else {
            bump(&mut self.anomalies.unreadable);
            log::warn!("a message of {} bytes cannot be read and was dropped", message.len());
            return;
        };
        let is_reply = envelope.id != Id::Absent
            || (envelope.method == Name::Absent && envelope.error.is_some());
        if is_reply {
            self.on_reply(now, message, &envelope);
        } else {
            self.on_event(now, message, &envelope);
        }
    }

    /// Ends what is due.
    pub fn on_deadline(&mut self, now: Instant) {
        let now = self.advance(now);
        if self.closed.is_some() {
            return;
        }
        while let Some(id) = self.calls.expired(now) {
            let Some(pending) = self.calls.get(id) else { break };
            let setup = matches!(pending.owner, Owner::Setup(_));
            let start = matches!(pending.owner, Owner::Start(_));
            let owed = !pending.sent && pending.owner.is_owed();
            match (setup, pending.session.clone()) {
                (true, Some(session)) => self.setup_overdue(now, id, &session),
                // Whoever connects has a deadline of his own, and a browser that is slow to
                // start is ready when it answers, not before.
                _ if start => self.start_overdue(now, id),
                // While the browser does not read, nobody is kept waiting by it but the browser
                // itself, which would stand still for ever without it. Within bounds: one that
                // talks and never reads must not fill the memory.
                _ if owed && self.calls.queued() <= self.config.limits.queued_commands => {
                    let later = now.checked_add(self.config.limits.target_setup);
                    self.calls.extend(id, later.unwrap_or(now));
                }
                _ => {
                    let Some(pending) = self.calls.abandon(id) else { break };
                    let error = pending.timeout(now);
                    self.finish(id, pending, Err(error));
                }
            }
        }
        for reply in self.dialogs.overdue(now) {
            log::warn!("the dialog {} was dismissed: nobody answered it in time", reply.dialog);
            self.answer(now, reply);
        }
        let expired = self.orphans.expire(now);
        self.anomalies.orphan_events = self.anomalies.orphan_events.saturating_add(expired);
    }

    /// The connection is over: everything that waits ends now, with this reason. `stderr` is
    /// the end of the browser's standard error, where we have it.
    pub fn on_closed(&mut self, now: Instant, reason: CloseReason, stderr: Option<PageText>) {
        let now = self.advance(now);
        if self.closed.is_some() {
            return;
        }
        let closed = Closed { reason, effect: Effect::No, stderr };
        self.closed = Some(closed.clone());
        for id in self.calls.all() {
            let Some(pending) = self.calls.abandon(id) else { continue };
            let effect = Effect::of_unanswered(pending.sent);
            let closed = Closed { effect, ..closed.clone() };
            self.finish(id, pending, Err(Error::Disconnected(Arc::new(closed))));
        }
        self.dialogs.gone(now, |_| true);
    }

    /// The next thing to do. `room`: the link takes another message now.
    pub fn poll_output(&mut self, room: bool) -> Output {
        if let Some(snapshot) = self.publication() {
            // Before any answer of the same batch, so that a caller who has its answer finds
            // its effect in the snapshot.
            return Output::Publish(snapshot);
        }
        if let Some(output) = self.outputs.pop_front() {
            return output;
        }
        if room && self.closed.is_none() {
            if let Some(message) = self.calls.next_message() {
                return Output::Send(message);
            }
        }
        if self.closed.is_some() {
            return Output::Wait(None);
        }
        let until = earliest(self.calls.next_deadline(), self.orphans.next_deadline());
        Output::Wait(earliest(until, self.dialogs.next_deadline()))
    }

    /// The picture as last published.
    pub fn snapshot(&self) -> &Arc<Snapshot> {
        &self.published
    }

    /// Commands accepted and not yet written.
    pub fn queued_commands(&self) -> usize {
        self.calls.queued()
    }

    /// Calls that wait for an answer.
    pub fn pending_calls(&self) -> usize {
        self.calls.len()
    }

    /// Contexts known in a session.
    pub fn contexts(&self, session: &SessionID) -> impl Iterator<Item = &contexts::Context> {
        self.contexts.of(session)
    }

    /// Time never runs backwards here, whatever the clock says.
    fn advance(&mut self, now: Instant) -> Instant {
        let now = self.now.map_or(now, |last| last.max(now));
        self.now = Some(now);
        now
    }

    /// Sends a command of the engine's own, with the time of a setup.
    fn send_own(
        &mut self,
        now: Instant,
        session: Option<&SessionID>,
        method: &'static str,
        body: &[u8],
        owner: Owner,
    ) -> bool {
        let within = self.config.limits.target_setup;
        self.send_raw(now, within, session, method, body, owner).is_ok()
    }

    fn send_raw(
        &mut self,
        now: Instant,
        within: Duration,
        session: Option<&SessionID>,
        method: &'static str,
        body: &[u8],
        owner: Owner,
    ) -> Result<CallId, Error> {
        let pending = Pending {
            owner,
            method: Cow::Borrowed(method),
            session: session.cloned(),
            sent: false,
            started: now,
            deadline: now.checked_add(within).unwrap_or(now),
            hint: None,
            attaches: None,
            frame: None,
            place: 0,
        };
        self.calls.add(pending, body)
    }

    /// What a caller's command means for the engine itself.
    fn foresee(&mut self, now: Instant, call: &Call) {
        let session = call.session.as_ref();
        match &*call.method {
            "Page.navigate" | "Page.reload" | "Page.navigateToHistoryEntry" | "Page.close" => {
                if let Some(page) = session.and_then(|session| self.page_of(session)) {
                    self.release_bridge(now, Some(&page));
                }
            }
            "Target.closeTarget" => {
                let page = parameter(call, "targetId").map(|id| TargetID::from(&*id));
                self.release_bridge(now, page.as_ref());
                // Only pages that are known, so that this set cannot grow for ever.
                self.closing.extend(page.filter(|page| self.frames.has_page(page)));
            }
            "Browser.close" => self.release_bridge(now, None),
            "Fetch.enable" => {
                if let Some(session) = session.and_then(|id| self.sessions.get_mut(id)) {
                    session.claims_fetch = true;
                }
            }
            "Fetch.disable" => {
                if let Some(session) = session.and_then(|id| self.sessions.get_mut(id)) {
                    session.claims_fetch = false;
                }
            }
            "Debugger.enable" => {
                if let Some(session) = session.and_then(|id| self.sessions.get_mut(id)) {
                    session.claims_debugger = true;
                }
            }
            _ => {}
        }
    }

    /// Hands the end of a call to whoever waits for it.
    fn finish(&mut self, call: CallId, pending: Pending, outcome: Result<RawJson, Error>) {
        let now = self.now.unwrap_or(pending.started);
        if let Some(paused) = self.bridge.resume_after.remove(&call) {
            self.resume(now, &paused);
        }
        let session = pending.session;
        match pending.owner {
            Owner::Caller { .. } => self.outputs.push_back(Output::Reply { call, outcome }),
            Owner::Respond { dialog } => {
                let outcome = self.answer_outcome(now, &dialog, outcome);
                self.outputs.push_back(Output::Reply { call, outcome });
            }
            Owner::Answer { dialog } => {
                if let Err(error) = self.answer_outcome(now, &dialog, outcome) {
                    log::debug!("answering the dialog {dialog}: {error}");
                }
            }
            Owner::Start(step) => self.start_answered(step, &outcome),
            Owner::Setup(step) => {
                let Some(session) = session else { return };
                match (step, outcome) {
                    (Setup::FrameTree, Ok(tree)) => self.frame_tree_answered(&session, &tree),
                    (Setup::Script, outcome) => {
                        self.bridge_step(now, Some(&session), BridgeStep::Script, outcome);
                    }
                    _ => {}
                }
                self.setup_answered(&session);
            }
            Owner::Bridge(step) => self.bridge_step(now, session.as_ref(), step, outcome),
            Owner::Limbo(frame) => {
                self.frames.settle(&frame);
                self.frames_left(now);
            }
            Owner::Farewell => {}
        }
    }

    /// Ends a session with everything below it; whatever waits in it ends now.
    fn session_ended(&mut self, now: Instant, session: &SessionID, end: SessionEnd) {
        for (id, ended) in self.sessions.end(session) {
            self.contexts.cleared(&id);
            self.bridge.installed.remove(&id);
            self.fail_calls(&id, end);
            if !ended.automatic {
                continue;
            }
            self.targets.detach(&ended.target, &id);
            self.targets_changed();
            let Some(page) = &ended.page else { continue };
            if ended.target == *page {
                self.page_left(now, page);
                continue;
            }
            let frame = FrameId::from(ended.target.as_str());
            if self.frames.session_gone(&frame, &id) {
                self.settle_frame(now, &frame);
            }
        }
        self.frames_left(now);
    }

    /// A page is gone, or out of reach.
    fn page_left(&mut self, now: Instant, page: &TargetID) {
        self.closing.remove(page);
        self.frames.page_gone(page);
        self.dialogs.gone(now, |dialog| dialog.page == *page);
        self.dialogs.page_ended(now, page);
        self.consoles.remove(page);
        // It may be attached again before the next picture.
        self.consoles_changed.insert(page.clone());
    }

    /// A frame lost its session. If it comes back into its parent's process, the parent's
    /// session says so before it answers anything that is asked now.
    fn settle_frame(&mut self, now: Instant, frame: &FrameId) {
        let parent = self.frames.session_of(frame).cloned();
        let Some(parent) = parent.filter(|parent| self.sessions.contains(parent)) else {
            // Nothing is known of its parent yet; when it is told, so is what is in it.
            self.frames.settle(frame);
            return;
        };
        let ask = body_of(&crate::protocol::page::Enable::new());
        self.send_own(now, Some(&parent), "Page.enable", &ask, Owner::Limbo(frame.clone()));
    }

    fn fail_calls(&mut self, session: &SessionID, end: SessionEnd) {
        for call in self.calls.of_session(session) {
            let Some(pending) = self.calls.abandon(call) else { continue };
            let effect = Effect::of_unanswered(pending.sent);
            let error = session_gone(&pending.method, session, end, effect);
            self.finish(call, pending, Err(error));
        }
    }

    /// Ends the calls that asked a document of these frames. The browser holds a call back while
    /// a navigation is under way, over many of them if they follow each other, and then has the
    /// next document answer it, or says nothing at all (a renderer that is being left).
    fn fail_calls_in(&mut self, left: &[FrameId]) {
        for call in self.calls.of_frames(left) {
            let Some(pending) = self.calls.abandon(call) else { continue };
            let why = "the document that was asked is gone";
            let error = Error::navigated(pending.method.clone(), why);
            self.finish(call, pending, Err(error));
        }
    }

    fn supervised_sessions(&self) -> Vec<(SessionID, TargetKind)> {
        let mut sessions: Vec<(SessionID, TargetKind)> = self
            .sessions
            .iter()
            .filter(|(_, session)| session.automatic)
            .filter_map(|(id, session)| {
                Some((id.clone(), self.targets.get(&session.target)?.kind.clone()))
            })
            .collect();
        sessions.sort_by(|(a, _), (b, _)| a.cmp(b));
        sessions
    }

    fn targets_changed(&mut self) {
        self.target_list = None;
    }

    fn publication(&mut self) -> Option<Arc<Snapshot>> {
        let last = self.published.clone();
        let targets = match &self.target_list {
            Some(list) => list.clone(),
            None => {
                let fresh: Arc<[Arc<Target>]> = self.targets.in_order().into();
                self.target_list = Some(fresh.clone());
                fresh
            }
        };
        let pages = self.page_states(&last);
        let (pending_dialogs, recent_dialogs) = if self.dialogs.take_changed() {
            (self.dialogs.pending().cloned().collect(), self.dialogs.recent().cloned().collect())
        } else {
            (last.pending_dialogs.clone(), last.recent_dialogs.clone())
        };
        let same = Arc::ptr_eq(&targets, &last.targets)
            && Arc::ptr_eq(&pages, &last.pages)
            && Arc::ptr_eq(&pending_dialogs, &last.pending_dialogs)
            && Arc::ptr_eq(&recent_dialogs, &last.recent_dialogs)
            && self.sessions.len() == last.sessions
            && self.ready == last.ready
            && self.bridge.active == last.bridge_on
            && self.anomalies == last.anomalies
            && self.closed.as_ref().map(|closed| &closed.reason) == last.closed.as_ref()
            && self.browser == last.browser;
        if same {
            return None;
        }
        let snapshot = Arc::new(Snapshot {
            version: last.version.saturating_add(1),
            ready: self.ready,
            browser: self.browser.clone(),
            targets,
            pages,
            pending_dialogs,
            recent_dialogs,
            bridge_on: self.bridge.active,
            pending_calls: self.calls.len(),
            sessions: self.sessions.len(),
            anomalies: self.anomalies,
            epoch: self.config.epoch,
            closed: self.closed.as_ref().map(|closed| closed.reason.clone()),
        });
        self.published = snapshot.clone();
        Some(snapshot)
    }

    /// The pages as they are now; what did not change is shared with the last picture.
    fn page_states(&mut self, last: &Snapshot) -> Arc<[Arc<PageState>]> {
        let frames_changed = self.frames.take_changed();
        let consoles_changed = std::mem::take(&mut self.consoles_changed);
        if frames_changed.is_empty() && consoles_changed.is_empty() {
            return last.pages.clone();
        }
        let mut pages: Vec<Arc<PageState>> =
            last.pages.iter().filter(|page| self.frames.has_page(&page.id)).cloned().collect();
        let mut known: HashMap<TargetID, usize> =
            pages.iter().enumerate().map(|(index, page)| (page.id.clone(), index)).collect();
        for id in frames_changed.into_iter().filter(|id| self.frames.has_page(id)) {
            let tree = Arc::new(self.frames.tree_of(&id));
            match known.get(&id).and_then(|index| pages.get_mut(*index)) {
                Some(page) => {
                    let page = Arc::make_mut(page);
                    page.frames = tree;
                    // It went and came back: what it said before is gone.
                    if !self.consoles.contains_key(&id) {
                        page.console = Arc::default();
                    }
                }
                None => {
                    known.insert(id.clone(), pages.len());
                    let console = Arc::default();
                    pages.push(Arc::new(PageState { id, frames: tree, console }));
                }
            }
        }
        for id in consoles_changed {
            if let Some(page) = known.get(&id).and_then(|index| pages.get_mut(*index)) {
                let console = self.consoles.get(&id).map(console::Log::publish);
                Arc::make_mut(page).console = Arc::new(console.unwrap_or_default());
            }
        }
        let order = |id: &TargetID| self.targets.get(id).map_or(u64::MAX, |target| target.order);
        pages.sort_by_key(|page| order(&page.id));
        pages.into()
    }
}

/// A command as [`Call::body`] has it.
pub fn body(method: &str, params: Option<&[u8]>) -> Vec<u8> {
    let mut writer = Writer::with_capacity(method.len().saturating_add(32));
    writer.string("method");
    let mut body = writer.into_bytes();
    body.push(b':');
    let mut writer = Writer::new();
    writer.string(method);
    body.append(&mut writer.into_bytes());
    if let Some(params) = params {
        body.extend_from_slice(b",\"params\":");
        body.extend_from_slice(params);
    }
    body
}

fn body_of<C: Command>(command: &C) -> Vec<u8> {
    body(C::METHOD, Some(json::encode(command).as_bytes()))
}

/// The target of an explicit `Target.attachToTarget`, whose session is the caller's own.
fn attachment(call: &Call) -> Option<TargetID> {
    let asks = call.method == "Target.attachToTarget";
    asks.then(|| parameter(call, "targetId")).flatten().map(|id| TargetID::from(&*id))
}

/// A text parameter of a call.
fn parameter(call: &Call, name: &str) -> Option<String> {
    parameters(call)?.get(name)?.as_str().map(str::to_owned)
}

/// The parameters of a call; an empty object for one that has none.
fn parameters(call: &Call) -> Option<serde_json::Value> {
    let text = [b"{".as_slice(), &call.body, b"}"].concat();
    let mut value: serde_json::Value = serde_json::from_slice(&text).ok()?;
    Some(value.get_mut("params").map_or_else(|| serde_json::json!({}), serde_json::Value::take))
}

fn session_gone(method: &str, session: &SessionID, end: SessionEnd, effect: Effect) -> Error {
    Error::SessionGone(Arc::new(SessionGone {
        method: Cow::Owned(method.to_owned()),
        session: session.as_str().into(),
        end,
        effect,
    }))
}

/// Whether a command is carried out by the renderer, which is gone after a crash. Everything
/// else goes out as ever: `Page.navigate` and `Page.reload` are how a crashed page comes back.
fn needs_renderer(method: &str) -> bool {
    const DOMAINS: [&str; 12] = [
        "Accessibility.",
        "Animation.",
        "CSS.",
        "CacheStorage.",
        "DOM.",
        "DOMDebugger.",
        "DOMSnapshot.",
        "DOMStorage.",
        "Debugger.",
        "HeapProfiler.",
        "Profiler.",
        "Runtime.",
    ];
    DOMAINS.iter().any(|domain| method.starts_with(domain))
}

fn earliest(a: Option<Instant>, b: Option<Instant>) -> Option<Instant> {
    match (a, b) {
        (Some(a), Some(b)) => Some(a.min(b)),
        (a, b) => a.or(b),
    }
}
