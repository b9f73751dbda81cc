//! Calls: every one that is accepted ends exactly once.
//!
//! Ids are positive `i32` and wrap: Chrome answers ids of 2^31 and more with an error that
//! carries no id, so a wider counter would hang every call after it. Commands wait here until
//! the link has room; a call whose time ends before that was never sent, and says so.

use super::Owner;
use crate::error::{Error, Phase};
use crate::limits::Limits;
use crate::protocol::json::Writer;
use crate::protocol::page::FrameId;
use crate::protocol::target::{SessionID, TargetID};
use std::borrow::Cow;
use std::collections::{BTreeMap, BTreeSet, HashMap, HashSet, VecDeque};
use std::time::Instant;

/// What the engine's own calls may need beyond the callers' bound: sixteen for every session.
const OWN_CALLS: usize = 65_536;

/// The id of a call on the wire.
pub type CallId = i32;

/// A call that waits for its answer.
#[derive(Debug)]
pub(super) struct Pending {
    pub(super) owner: Owner,
    pub(super) method: Cow<'static, str>,
    pub(super) session: Option<SessionID>,
    pub(super) sent: bool,
    pub(super) started: Instant,
    pub(super) deadline: Instant,
    /// An error without an id that arrived meanwhile and can only belong to this call.
    pub(super) hint: Option<String>,
    /// The target of a caller's own `Target.attachToTarget`, until its session is announced.
    pub(super) attaches: Option<TargetID>,
    /// The frame whose present document is asked.
    pub(super) frame: Option<FrameId>,
    /// Where it waits to be written.
    pub(super) place: u64,
}

impl Pending {
    /// The error of a call whose deadline passed.
    pub(super) fn timeout(&self, now: Instant) -> Error {
        let phase = if self.sent { Phase::Sent } else { Phase::Queued };
        Error::Timeout(std::sync::Arc::new(crate::error::Timeout {
            method: self.method.clone(),
            phase,
            waited: now.saturating_duration_since(self.started),
            hint: self.hint.clone(),
        }))
    }
}

/// What an id that is not pending was.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Stray {
    /// It ended before its answer came.
    Late,
    /// It was answered already.
    Duplicate,
    /// We never used it.
    Unknown,
}

#[derive(Debug)]
struct Unclaimed {
    call: CallId,
    target: TargetID,
    session: Option<SessionID>,
    place: u64,
}

#[derive(Debug)]
pub(super) struct Calls {
    first: CallId,
    next: CallId,
    wrapped: bool,
    pending: HashMap<CallId, Pending>,
    by_session: HashMap<SessionID, HashSet<CallId>>,
    by_frame: HashMap<FrameId, HashSet<CallId>>,
    deadlines: BTreeSet<(Instant, CallId)>,
    /// Calls that ask for a session of their own, by target.
    attaching: HashMap<TargetID, Vec<CallId>>,
    /// What waits to be written, by place, so that any of it can be withdrawn.
    outgoing: BTreeMap<u64, (CallId, Vec<u8>)>,
    outgoing_bytes: usize,
    next_place: u64,
    /// Ids that ended without an answer, oldest first, and the same as a set.
    tombstones: VecDeque<CallId>,
    buried: HashSet<CallId>,
    /// Attachments that were asked for and may still be announced, although nobody waits for the
    /// answer any more.
    unclaimed: VecDeque<Unclaimed>,
    limits: Limits,
}

impl Calls {
    pub(super) fn new(limits: &Limits, first_id: CallId) -> Self {
        Self {
            first: first_id.max(1),
            next: first_id.max(1),
            wrapped: false,
            pending: HashMap::new(),
            by_session: HashMap::new(),
            by_frame: HashMap::new(),
            deadlines: BTreeSet::new(),
            attaching: HashMap::new(),
            outgoing: BTreeMap::new(),
            outgoing_bytes: 0,
            next_place: 0,
            tombstones: VecDeque::new(),
            buried: HashSet::new(),
            unclaimed: VecDeque::new(),
            limits: limits.clone(),
        }
    }

    pub(super) fn len(&self) -> usize {
        self.pending.len()
    }

    pub(super) fn queued(&self) -> usize {
        self.outgoing.len()
    }

    /// Commands queued, their bytes, and tombstones.
    pub(super) fn sizes(&self) -> (usize, usize, usize) {
        (self.outgoing.len(), self.outgoing_bytes, self.tombstones.len().max(self.buried.len()))
    }

    /// Entries of the calls by session, of a session without any as well.
    pub(super) fn indexed(&self) -> usize {
        self.by_session.values().map(|ids| ids.len().max(1)).sum()
    }

    /// Accepts a call; `body` is `"method":"…","params":{…}` without braces around.
    /// The bounds protect against a caller that runs away; the engine's own calls have more
    /// room, which only a browser that announces without end and never answers uses up.
    pub(super) fn add(&mut self, mut call: Pending, body: &[u8]) -> Result<CallId, Error> {
        let session = call.session.as_ref().map_or("", |session| session.as_str());
        let size = body.len().saturating_add(session.len()).saturating_add(40);
        if size > self.limits.message_out {
            return Err(Error::limit("message_out", self.limits.message_out, size));
        }
        let callers = matches!(call.owner, Owner::Caller { .. });
        let more = if callers { 0 } else { OWN_CALLS };
        let most = self.limits.pending_calls.saturating_add(more);
        let pending = self.pending.len().saturating_add(1);
        if pending > most {
            return Err(Error::limit("pending_calls", self.limits.pending_calls, pending));
        }
        if callers {
            let queued = self.outgoing.len().saturating_add(1);
            if queued > self.limits.queued_commands {
                return Err(Error::limit("queued_commands", self.limits.queued_commands, queued));
            }
            let bytes = self.outgoing_bytes.saturating_add(size);
            if bytes > self.limits.queued_bytes {
                return Err(Error::limit("queued_bytes", self.limits.queued_bytes, bytes));
            }
        }
        let id = self.free_id();
        let message = compose(id, call.session.as_ref(), body);
        self.outgoing_bytes = self.outgoing_bytes.saturating_add(message.len());
        call.place = self.next_place;
        self.next_place = self.next_place.saturating_add(1);
        self.outgoing.insert(call.place, (id, message));
        self.deadlines.insert((call.deadline, id));
        if let Some(target) = &call.attaches {
            self.attaching.entry(target.clone()).or_default().push(id);
        }
        if let Some(session) = &call.session {
            self.by_session.entry(session.clone()).or_default().insert(id);
        }
        if let Some(frame) = &call.frame {
            self.by_frame.entry(frame.clone()).or_default().insert(id);
        }
        self.pending.insert(id, call);
        Ok(id)
    }

    fn free_id(&mut self) -> CallId {
        // At most `pending_calls` ids and the engine's own are taken, so this ends.
        loop {
            let id = self.next;
            self.next = match id.checked_add(1) {
                Some(next) => next,
                None => {
                    self.wrapped = true;
                    1
                }
            };
            if !self.pending.contains_key(&id) && !self.buried.contains(&id) {
                return id;
            }
        }
    }

    /// The next command to write. From here on its call counts as sent.
    pub(super) fn next_message(&mut self) -> Option<Vec<u8>> {
        let (_, (id, message)) = self.outgoing.pop_first()?;
        self.outgoing_bytes = self.outgoing_bytes.saturating_sub(message.len());
        if let Some(call) = self.pending.get_mut(&id) {
            call.sent = true;
        }
        Some(message)
    }

    pub(super) fn get(&self, id: CallId) -> Option<&Pending> {
        self.pending.get(&id)
    }

    /// Gives a call more time.
    pub(super) fn extend(&mut self, id: CallId, deadline: Instant) {
        let Some(call) = self.pending.get_mut(&id) else { return };
        self.deadlines.remove(&(call.deadline, id));
        call.deadline = deadline;
        self.deadlines.insert((deadline, id));
    }

    /// Takes note that an explicit attachment to this target was announced on this session, where
    /// Chrome announces what was asked for on it; `false` when no caller asked for one. `first`:
    /// the target has no session yet. Then the browser's own attachment is still to come if the
    /// engine's `Target.setAutoAttach` went ahead of the caller's command and is not answered,
    /// because one session's commands are carried out in order.
    pub(super) fn claim_attachment(
        &mut self,
        target: &TargetID,
        on: Option<&SessionID>,
        first: bool,
    ) -> bool {
        let covered = if first { self.own_auto_attach(on) } else { None };
        let fits = |session: Option<&SessionID>, place: u64| {
            session == on && covered.is_none_or(|own| place < own)
        };
        let asked = self.attaching.get(target).into_iter().flatten().copied();
        let asked = asked.filter_map(|id| Some((self.pending.get(&id)?, id)));
        let asked = asked
            .filter(|(call, _)| call.sent && fits(call.session.as_ref(), call.place))
            .min_by_key(|(call, _)| call.place)
            .map(|(call, id)| (call.place, id));
        let left = self.unclaimed.iter().enumerate();
        let left = left
            .filter(|(_, it)| it.target == *target && fits(it.session.as_ref(), it.place))
            .min_by_key(|(_, it)| it.place)
            .map(|(index, it)| (it.place, index));
        // Who asked first is served first, whether he still waits or not.
        match (asked, left) {
            (Some((place, id)), left) if left.is_none_or(|(other, _)| place < other) => {
                self.attached(target, id);
                self.pending.get_mut(&id).is_some_and(|call| call.attaches.take().is_some())
            }
            (_, Some((_, index))) => self.unclaimed.remove(index).is_some(),
            _ => false,
        }
    }

    /// Where the engine's own `Target.setAutoAttach` of a session went out that is not answered.
    fn own_auto_attach(&self, on: Option<&SessionID>) -> Option<u64> {
        let own = |call: &&Pending| {
            call.session.as_ref() == on
                && call.method == "Target.setAutoAttach"
                && matches!(call.owner, Owner::Setup(_) | Owner::Start(_))
        };
        let places = |call: &Pending| call.place;
        match on {
            Some(session) => {
                let ids = self.by_session.get(session).into_iter().flatten();
                ids.filter_map(|id| self.pending.get(id)).filter(own).map(places).min()
            }
            None => self.pending.values().filter(own).map(places).min(),
        }
    }

    fn attached(&mut self, target: &TargetID, id: CallId) {
        let Some(ids) = self.attaching.get_mut(target) else { return };
        ids.retain(|known| *known != id);
        if ids.is_empty() {
            self.attaching.remove(target);
        }
    }

    /// Ends a call because its answer came.
    pub(super) fn answer(&mut self, id: CallId) -> Option<Pending> {
        self.remove(id)
    }

    /// Ends a call without an answer: one that comes later is expected and harmless.
    pub(super) fn abandon(&mut self, id: CallId) -> Option<Pending> {
        let mut call = self.remove(id)?;
        if call.sent {
            if let Some(target) = call.attaches.take() {
                if self.unclaimed.len() >= self.limits.tombstones {
                    self.unclaimed.pop_front();
                }
                let (session, place) = (call.session.clone(), call.place);
                self.unclaimed.push_back(Unclaimed { call: id, target, session, place });
            }
            if self.tombstones.len() >= self.limits.tombstones {
                if let Some(oldest) = self.tombstones.pop_front() {
                    self.buried.remove(&oldest);
                }
            }
            self.tombstones.push_back(id);
            self.buried.insert(id);
        } else if let Some((_, message)) = self.outgoing.remove(&call.place) {
            self.outgoing_bytes = self.outgoing_bytes.saturating_sub(message.len());
        }
        Some(call)
    }

    fn remove(&mut self, id: CallId) -> Option<Pending> {
        let call = self.pending.remove(&id)?;
        self.deadlines.remove(&(call.deadline, id));
        if let Some(target) = &call.attaches {
            self.attached(target, id);
        }
        if let Some(session) = &call.session {
            if let Some(ids) = self.by_session.get_mut(session) {
                ids.remove(&id);
                if ids.is_empty() {
                    self.by_session.remove(session);
                }
            }
        }
        if let Some(frame) = &call.frame {
            if let Some(ids) = self.by_frame.get_mut(frame) {
                ids.remove(&id);
                if ids.is_empty() {
                    self.by_frame.remove(frame);
                }
            }
        }
        Some(call)
    }

    /// What became of an id that is not pending; a late answer is forgotten once it came.
    pub(super) fn stray(&mut self, id: CallId) -> Stray {
        if self.buried.remove(&id) {
            self.tombstones.retain(|buried| *buried != id);
            self.unclaimed.retain(|it| it.call != id);
            return Stray::Late;
        }
        let used = if self.wrapped { id >= 1 } else { (self.first..self.next).contains(&id) };
        if used { Stray::Duplicate } else { Stray::Unknown }
    }

    /// Ids of the calls of a session, in order of submission.
    pub(super) fn of_session(&self, session: &SessionID) -> Vec<CallId> {
        let mut ids: Vec<CallId> =
            self.by_session.get(session).into_iter().flatten().copied().collect();
        ids.sort_unstable();
        ids
    }

    /// Ids of the calls that asked a document of these frames, in order of submission.
    pub(super) fn of_frames(&self, frames: &[FrameId]) -> Vec<CallId> {
        if self.by_frame.is_empty() {
            return Vec::new();
        }
        let ids = frames.iter().filter_map(|frame| self.by_frame.get(frame)).flatten();
        let mut ids: Vec<CallId> = ids.copied().collect();
        ids.sort_unstable();
        ids
    }

    /// Whether a caller's call of such a method waits in a session.
    pub(super) fn any_of_session(&self, session: &SessionID, fits: impl Fn(&str) -> bool) -> bool {
        let ids = self.by_session.get(session).into_iter().flatten();
        ids.filter_map(|id| self.pending.get(id))
            .any(|call| matches!(call.owner, Owner::Caller { .. }) && fits(&call.method))
    }

    /// All ids, in order of submission.
    pub(super) fn all(&self) -> Vec<CallId> {
        let mut ids: Vec<CallId> = self.pending.keys().copied().collect();
        ids.sort_unstable();
        ids
    }

    /// An id whose deadline has passed.
    pub(super) fn expired(&self, now: Instant) -> Option<CallId> {
        self.deadlines.first().filter(|(deadline, _)| *deadline <= now).map(|(_, id)| *id)
    }

    pub(super) fn next_deadline(&self) -> Option<Instant> {
        self.deadlines.first().map(|(deadline, _)| *deadline)
    }

    /// Gives an error without an id to the only call that it can belong to.
    pub(super) fn hint(&mut self, text: &str) {
        let mut sent = self.pending.values_mut().filter(|call| call.sent);
        if let (Some(call), None) = (sent.next(), sent.next()) {
            call.hint = Some(text.to_owned());
        }
    }
}

fn compose(id: CallId, session: Option<&SessionID>, body: &[u8]) -> Vec<u8> {
    let session_len = session.map_or(0, |session| session.as_str().len());
    let mut message = Vec::with_capacity(body.len().saturating_add(session_len).saturating_add(40));
    message.extend_from_slice(b"{\"id\":");
    message.extend_from_slice(id.to_string().as_bytes());
    if let Some(session) = session {
        message.extend_from_slice(b",\"sessionId\":");
        // Session ids are the browser's own; nothing promises that they need no escapes.
        let mut writer = Writer::new();
        writer.string(session.as_str());
        message.append(&mut writer.into_bytes());
    }
    message.push(b',');
    message.extend_from_slice(body);
    message.push(b'}');
    message
}

#[allow(clippy::unwrap_used, reason = "tests")]
#[cfg(test)]
mod tests {
    use super::*;

    fn call() -> Pending {
        let now = Instant::now();
        Pending {
            owner: Owner::Caller { interruptible: false },
            method: Cow::Borrowed("Browser.getVersion"),
            session: None,
            sent: false,
            started: now,
            deadline: now,
            hint: None,
            attaches: None,
            frame: None,
            place: 0,
        }
    }

    /// The ids wrap, and one is met again only after all the others: no run lives to see it.
    #[test]
    fn an_id_is_not_used_again_while_an_answer_to_it_may_come() {
        let mut calls = Calls::new(&Limits::default(), CallId::MAX - 1);
        let ids: Vec<CallId> = (0..4).map(|_| calls.add(call(), b"").unwrap()).collect();
        assert_eq!(ids, [CallId::MAX - 1, CallId::MAX, 1, 2]);
        while calls.next_message().is_some() {}
        calls.answer(1).unwrap();
        calls.abandon(CallId::MAX).unwrap();
        // The whole range later.
        calls.next = CallId::MAX - 1;
        let again: Vec<CallId> = (0..2).map(|_| calls.add(call(), b"").unwrap()).collect();
        // One waits for its answer, and so does 2; the last one's answer may come late.
        assert_eq!(again, [1, 3]);
    }
}
