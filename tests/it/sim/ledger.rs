//! The callers' side: what was asked, and what has become of it. Each call ends exactly once.

use cdpwire::core::interests::{Interest, MethodFilter, SessionFilter};
use cdpwire::core::{CallId, RawEvent};
use cdpwire::error::{Effect, SessionEnd};
use cdpwire::protocol::RawJson;
use cdpwire::{Error, Snapshot};
use serde_json::Value;
use std::collections::BTreeMap;
use std::time::Instant;

#[derive(Debug)]
pub(super) struct Asked {
    pub(super) method: String,
    pub(super) session: Option<String>,
    pub(super) deadline: Instant,
    pub(super) interruptible: bool,
    pub(super) sent: bool,
    /// An answer to a dialog: the core decides what its end says.
    pub(super) respond: bool,
}

#[derive(Default)]
pub(super) struct Ledger {
    pub(super) open: BTreeMap<CallId, Asked>,
    pub(super) subscribers: BTreeMap<u64, Interest>,
    pub(super) closed: bool,
    /// The last answer that arrived for an id, and whether it was a result; an answer that is
    /// broken where the envelope does not look (bytes that are no UTF-8, say) may be either.
    answers: BTreeMap<CallId, Option<bool>>,
    /// Commands that no caller asked for, by id, until answered; for ids that are used again.
    own: BTreeMap<CallId, ()>,
    cancelled: Vec<CallId>,
}

impl Ledger {
    pub(super) fn asked(&mut self, id: CallId, asked: Asked) {
        assert!(id > 0, "the id {id} is not positive");
        assert!(!self.closed, "a call was accepted after the end");
        assert!(!self.own.contains_key(&id), "the id {id} belongs to a command of the core");
        self.answers.remove(&id);
        self.cancelled.retain(|old| *old != id);
        let before = self.open.insert(id, asked);
        assert!(before.is_none(), "the id {id} is in use");
    }

    pub(super) fn cancelled(&mut self, id: CallId, effect: Option<Effect>) {
        match (self.open.remove(&id), effect) {
            (Some(asked), Some(effect)) => {
                let expected = if asked.sent { Effect::Unknown } else { Effect::No };
                assert_eq!(effect, expected, "cancelling {asked:?}");
                self.cancelled.push(id);
            }
            (None, None) => {}
            (asked, effect) => panic!("cancelling {asked:?} says {effect:?}"),
        }
    }

    /// Something arrives that may be an answer.
    pub(super) fn arrives(&mut self, message: Option<&Value>, bytes: &[u8]) {
        let id = match message {
            Some(message) => message.get("id").and_then(Value::as_i64),
            None => id_in(bytes),
        };
        let Some(id) = id.and_then(|id| CallId::try_from(id).ok()) else { return };
        let result = message.map(|message| message.get("error").is_none());
        self.answers.insert(id, result);
        self.own.remove(&id);
    }

    /// A command leaves. Whether a caller asked for it.
    pub(super) fn sent(&mut self, id: CallId) -> bool {
        assert!(!self.cancelled.contains(&id), "{id} was sent after it was cancelled");
        match self.open.get_mut(&id) {
            Some(asked) => {
                assert!(!asked.sent, "{id} was sent twice");
                asked.sent = true;
                self.answers.remove(&id);
                true
            }
            None => {
                self.own.insert(id, ());
                false
            }
        }
    }

    pub(super) fn replied(&mut self, now: Instant, id: CallId, outcome: &Result<RawJson, Error>) {
        let Some(asked) = self.open.remove(&id) else {
            panic!("the call {id} ended twice, or was never accepted: {outcome:?}");
        };
        let unanswered = if asked.sent { Effect::Unknown } else { Effect::No };
        let answered = self.answers.get(&id).copied();
        match outcome {
            Ok(_) => {
                let result = answered.is_some_and(|result| result != Some(false));
                assert!(result, "an answer from nowhere to {asked:?}");
            }
            _ if asked.respond => {}
            Err(Error::Refused(_) | Error::Navigated(_)) => {
                assert!(answered.is_some(), "a refusal from nowhere of {asked:?}");
            }
            Err(Error::Decode(_)) => assert!(answered.is_some(), "undecodable: {asked:?}"),
            Err(error @ Error::Timeout(_)) => {
                assert!(asked.deadline <= now, "timed out too early: {asked:?}");
                assert_eq!(error.took_effect(), unanswered, "{asked:?}: {error}");
            }
            Err(Error::Blocked(blocked)) => {
                assert!(asked.interruptible, "nobody wanted to be interrupted: {asked:?}");
                assert_eq!(blocked.effect, unanswered, "{asked:?}");
            }
            Err(Error::SessionGone(gone)) => {
                if answered.is_none() {
                    assert_ne!(gone.end, SessionEnd::Unknown, "{asked:?}");
                    assert_eq!(gone.effect, unanswered, "{asked:?}");
                }
            }
            Err(error @ Error::Disconnected(_)) => {
                assert!(self.closed, "disconnected while connected: {asked:?}");
                assert_eq!(error.took_effect(), unanswered, "{asked:?}");
            }
            Err(other) => panic!("{asked:?} ended with {other:?}"),
        }
        if outcome.is_err() && answered.is_none() {
            // Its answer is expected nowhere any more, and it must not be sent.
            self.cancelled.push(id);
        }
    }

    pub(super) fn event(&self, to: u64, event: &RawEvent) {
        let Some(interest) = self.subscribers.get(&to) else {
            panic!("an event for {to}, who is not subscribed");
        };
        let session = match &interest.session {
            SessionFilter::Any => true,
            SessionFilter::Root => event.session.is_none(),
            SessionFilter::Only(id) => event.session.as_ref() == Some(id),
        };
        let method = match &interest.methods {
            MethodFilter::All => true,
            MethodFilter::Exact(methods) => methods.contains(&event.method),
            MethodFilter::Prefix(prefix) => event.method.starts_with(&**prefix),
        };
        assert!(session && method, "{event:?} does not fit {interest:?}");
    }

    pub(super) fn check_deadlines(&self, now: Instant) {
        for (id, asked) in &self.open {
            assert!(asked.deadline > now, "{id} is past its deadline: {asked:?}");
        }
    }

    pub(super) fn check_empty(&self) {
        assert!(self.open.is_empty(), "never ended: {:?}", self.open);
    }

    /// Nothing waits in a session that is gone.
    pub(super) fn check_sessions(&self, is_dead: impl Fn(&str) -> bool) {
        for (id, asked) in &self.open {
            if let Some(session) = &asked.session {
                assert!(!is_dead(session), "{id} waits in a session that is gone: {asked:?}");
            }
        }
    }

    /// Whoever wants to be interrupted does not wait for the process that a dialog stops.
    pub(super) fn check_blocked(&self, snapshot: &Snapshot) {
        if self.closed || snapshot.pending_dialogs.is_empty() {
            return;
        }
        for dialog in snapshot.pending_dialogs.iter() {
            let session = match &dialog.frame {
                // A frame that is kept back, because the one around it is not known, is not judged.
                Some(frame) => {
                    let frame = snapshot.frame(frame);
                    frame.and_then(|frame| snapshot.session_of_frame(frame))
                }
                None => snapshot.target(&dialog.page).and_then(|page| page.session.clone()),
            };
            let Some(session) = session else { continue };
            for (id, asked) in &self.open {
                let stuck = asked.interruptible
                    && asked.method == "Runtime.evaluate"
                    && asked.session.as_deref() == Some(session.as_str());
                assert!(!stuck, "{id} waits behind {dialog:?}: {asked:?}");
            }
        }
    }
}

fn id_in(bytes: &[u8]) -> Option<i64> {
    let text = String::from_utf8_lossy(bytes);
    let (_, rest) = text.rsplit_once("\"id\":")?;
    let end = rest.find(|c: char| !c.is_ascii_digit()).unwrap_or(rest.len());
    rest[..end].parse().ok()
}
