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
mod attach;
mod calls;
pub mod contexts;
mod events;
pub mod interests;
mod orphans;
mod replies;
mod sessions;
pub mod snapshot;
pub mod targets;

use crate::error::{CloseReason, Closed, Effect, Error, SessionEnd, SessionGone};
use crate::limits::Limits;
use crate::protocol::target::{SessionID, TargetID};
use crate::protocol::Command;
use crate::protocol::json::{self, RawJson, Writer};
use crate::untrusted::PageText;
use crate::wire::envelope::{self, Id, Name};
use anomalies::{Anomalies, bump};
use bytes::Bytes;
use calls::{Calls, Pending};
pub use calls::CallId;
use contexts::Contexts;
use interests::{Interest, Interests, SubscriberId};
use orphans::Orphans;
use sessions::Sessions;
use snapshot::{BrowserVersion, Snapshot};
use std::borrow::Cow;
use std::collections::VecDeque;
use std::sync::Arc;
use std::time::Instant;
use targets::{Target, Targets};

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
}

impl Default for Config {
    fn default() -> Self {
        Self { supervise: true, limits: Limits::default(), first_id: 1 }
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
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Owner {
    Caller,
    Start(Start),
    Setup(Setup),
    /// The last words to a target that is left alone; the answer does not matter.
    Farewell,
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
    orphans: Orphans,
    interests: Interests,
    anomalies: Anomalies,
    browser: Option<Arc<BrowserVersion>>,
    ready: bool,
    closed: Option<Closed>,
    outputs: VecDeque<Output>,
    published: Arc<Snapshot>,
    target_list: Option<Arc<[Arc<Target>]>>,
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
            orphans: Orphans::new(limits),
            interests: Interests::default(),
            anomalies: Anomalies::default(),
            browser: None,
            ready: false,
            closed: None,
            outputs: VecDeque::new(),
            published: Arc::default(),
            target_list: None,
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
    /// not answer), `Limit`. Nothing was sent in any of these cases.
    pub fn submit(&mut self, now: Instant, call: Call) -> Result<CallId, Error> {
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
        let attaches = attachment(&call);
        let pending = Pending {
            owner: Owner::Caller,
            method: call.method,
            session: call.session,
            sent: false,
            started: now,
            deadline: call.deadline,
            hint: None,
            attaches,
        };
        self.calls.add(pending, &call.body)
    }

    /// Forgets a call. If it was not sent yet it never will be; an answer that comes later is
    /// dropped. Says whether it had been sent.
    pub fn cancel(&mut self, call: CallId) -> Option<Effect> {
        let caller = self.calls.get(call).is_some_and(|pending| pending.owner == Owner::Caller);
        if !caller {
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
    pub fn on_message(&mut self, now: Instant, message: Bytes) {
        let now = self.advance(now);
        if self.closed.is_some() {
            return;
        }
        let Ok(envelope) = envelope::read(&message) else {
            bump(&mut self.anomalies.unreadable);
            log::warn!("a message of {} bytes cannot be read and was dropped", message.len());
            return;
        };
        let is_reply = envelope.id != Id::Absent
            || (envelope.method == Name::Absent && envelope.error.is_some());
        if is_reply {
            self.on_reply(now, &message, &envelope);
        } else {
            self.on_event(now, &message, &envelope);
        }
    }

    /// Ends what is due.
    pub fn on_deadline(&mut self, now: Instant) {
        let now = self.advance(now);
        while let Some(id) = self.calls.expired(now) {
            let Some(pending) = self.calls.get(id) else { break };
            let (owner, session) = (pending.owner, pending.session.clone());
            match (owner, session) {
                (Owner::Setup(_), Some(session)) => self.setup_overdue(now, id, &session),
                _ => {
                    let Some(pending) = self.calls.abandon(id) else { break };
                    let error = pending.timeout(now);
                    self.finish(id, &pending, Err(error));
                }
            }
        }
        let expired = self.orphans.expire(now);
        self.anomalies.orphan_events = self.anomalies.orphan_events.saturating_add(expired);
    }

    /// The connection is over: everything that waits ends now, with this reason. `stderr` is
    /// the end of the browser's standard error, where we have it.
    pub fn on_closed(&mut self, now: Instant, reason: CloseReason, stderr: Option<PageText>) {
        self.advance(now);
        if self.closed.is_some() {
            return;
        }
        let closed = Closed { reason, effect: Effect::No, stderr };
        self.closed = Some(closed.clone());
        for id in self.calls.all() {
            let Some(pending) = self.calls.abandon(id) else { continue };
            let effect = Effect::of_unanswered(pending.sent);
            let closed = Closed { effect, ..closed.clone() };
            self.finish(id, &pending, Err(Error::Disconnected(Arc::new(closed))));
        }
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
        Output::Wait(earliest(self.calls.next_deadline(), self.orphans.next_deadline()))
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

    /// Sends a command of the engine's own.
    fn send_own(
        &mut self,
        now: Instant,
        session: Option<&SessionID>,
        method: &'static str,
        body: &[u8],
        owner: Owner,
    ) -> bool {
        let pending = Pending {
            owner,
            method: Cow::Borrowed(method),
            session: session.cloned(),
            sent: false,
            started: now,
            deadline: now.checked_add(self.config.limits.target_setup).unwrap_or(now),
            hint: None,
            attaches: None,
        };
        self.calls.add(pending, body).is_ok()
    }

    /// Hands the end of a call to whoever waits for it.
    fn finish(&mut self, call: CallId, pending: &Pending, outcome: Result<RawJson, Error>) {
        match pending.owner {
            Owner::Caller => self.outputs.push_back(Output::Reply { call, outcome }),
            Owner::Start(step) => self.start_answered(step, outcome.as_ref().ok()),
            Owner::Setup(step) => {
                if let Some(session) = &pending.session {
                    if step == Setup::FrameTree {
                        self.frame_tree_answered(session, outcome.as_ref().ok());
                    }
                    self.setup_answered(session);
                }
            }
            Owner::Farewell => {}
        }
    }

    /// Ends a session with everything below it; whatever waits in it ends now.
    fn session_ended(&mut self, _now: Instant, session: &SessionID, end: SessionEnd) {
        for (id, ended) in self.sessions.end(session) {
            self.contexts.cleared(&id);
            self.fail_calls(&id, end);
            if ended.automatic {
                self.targets.detach(&ended.target, &id);
                self.targets_changed();
            }
        }
    }

    fn fail_calls(&mut self, session: &SessionID, end: SessionEnd) {
        for call in self.calls.of_session(session) {
            let Some(pending) = self.calls.abandon(call) else { continue };
            let effect = Effect::of_unanswered(pending.sent);
            let error = session_gone(&pending.method, session, end, effect);
            self.finish(call, &pending, Err(error));
        }
    }

    fn targets_changed(&mut self) {
        self.target_list = None;
    }

    fn publication(&mut self) -> Option<Arc<Snapshot>> {
        let targets = match &self.target_list {
            Some(list) => list.clone(),
            None => {
                let fresh: Arc<[Arc<Target>]> = self.targets.in_order().into();
                self.target_list = Some(fresh.clone());
                fresh
            }
        };
        let last = &self.published;
        let same = Arc::ptr_eq(&targets, &last.targets)
            && self.ready == last.ready
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
            pending_calls: self.calls.len(),
            sessions: self.sessions.len(),
            anomalies: self.anomalies,
            closed: self.closed.as_ref().map(|closed| closed.reason.clone()),
        });
        self.published = snapshot.clone();
        Some(snapshot)
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
    if call.method != "Target.attachToTarget" {
        return None;
    }
    let text = [b"{".as_slice(), &call.body, b"}"].concat();
    let value: serde_json::Value = serde_json::from_slice(&text).ok()?;
    let id = value.get("params")?.get("targetId")?.as_str()?;
    Some(TargetID::from(id))
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
        "Accessibility.", "Animation.", "CSS.", "CacheStorage.", "DOM.", "DOMDebugger.",
        "DOMSnapshot.", "DOMStorage.", "Debugger.", "HeapProfiler.", "Profiler.", "Runtime.",
    ];
    DOMAINS.iter().any(|domain| method.starts_with(domain))
}

fn earliest(a: Option<Instant>, b: Option<Instant>) -> Option<Instant> {
    match (a, b) {
        (Some(a), Some(b)) => Some(a.min(b)),
        (a, b) => a.or(b),
    }
}
