//! Sessions: the flattened tree of attachments, who hangs below whom, and which have ended.

use crate::limits::Limits;
use crate::protocol::target::{SessionID, TargetID};
use std::collections::{HashMap, HashSet, VecDeque};

/// Ended sessions remembered, so that their late events are not mistaken for a new session's.
const ENDED_KEPT: usize = 1_024;

#[derive(Debug)]
pub(super) struct Session {
    pub(super) target: TargetID,
    /// The session that announced this one; `None` for the browser itself.
    pub(super) parent: Option<SessionID>,
    /// Attached by us as part of supervision, not by an explicit `Target.attachToTarget`.
    pub(super) automatic: bool,
    /// The page that it belongs to: itself, or the one above a frame or worker.
    pub(super) page: Option<TargetID>,
    /// A caller enabled request interception here, and decides about paused requests himself.
    pub(super) claims_fetch: bool,
    /// A caller enabled the debugger here, and decides about pauses himself.
    pub(super) claims_debugger: bool,
    /// Setup commands that have not been answered.
    pub(super) setup_open: usize,
    /// The renderer crashed before they were answered.
    pub(super) setup_lost: bool,
    /// Sessions announced on this one.
    pub(super) children: HashSet<SessionID>,
    /// Its renderer crashed: it answers nothing until the page is navigated or reloaded.
    pub(super) crashed: bool,
}

#[derive(Debug)]
pub(super) struct Sessions {
    live: HashMap<SessionID, Session>,
    ended: HashSet<SessionID>,
    ended_order: VecDeque<SessionID>,
    limit: usize,
}

impl Sessions {
    pub(super) fn new(limits: &Limits) -> Self {
        Self {
            live: HashMap::new(),
            ended: HashSet::new(),
            ended_order: VecDeque::new(),
            limit: limits.sessions,
        }
    }

    pub(super) fn is_full(&self) -> bool {
        self.live.len() >= self.limit
    }

    pub(super) fn insert(&mut self, id: SessionID, session: Session) {
        if let Some(parent) = session.parent.as_ref().and_then(|id| self.live.get_mut(id)) {
            parent.children.insert(id.clone());
        }
        self.live.insert(id, session);
    }

    pub(super) fn get(&self, id: &SessionID) -> Option<&Session> {
        self.live.get(id)
    }

    pub(super) fn get_mut(&mut self, id: &SessionID) -> Option<&mut Session> {
        self.live.get_mut(id)
    }

    pub(super) fn contains(&self, id: &SessionID) -> bool {
        self.live.contains_key(id)
    }

    /// The id of a session that is attached, without a copy of its text.
    pub(super) fn known(&self, id: &str) -> Option<SessionID> {
        self.live.get_key_value(id).map(|(id, _)| id.clone())
    }

    pub(super) fn len(&self) -> usize {
        self.live.len()
    }

    /// Ended sessions that are remembered.
    pub(super) fn ended_kept(&self) -> usize {
        self.ended.len().max(self.ended_order.len())
    }

    pub(super) fn iter(&self) -> impl Iterator<Item = (&SessionID, &Session)> {
        self.live.iter()
    }

    /// Whether this session was attached once and is gone.
    pub(super) fn has_ended(&self, id: &str) -> bool {
        self.ended.contains(id)
    }

    /// Ends a session and everything below it; returns them, parents first.
    pub(super) fn end(&mut self, id: &SessionID) -> Vec<(SessionID, Session)> {
        let parent = self.live.get(id).and_then(|session| session.parent.clone());
        if let Some(parent) = parent.and_then(|parent| self.live.get_mut(&parent)) {
            parent.children.remove(id);
        }
        let mut gone = Vec::new();
        let mut next = vec![id.clone()];
        while let Some(id) = next.pop() {
            let Some(session) = self.live.remove(&id) else { continue };
            next.extend(session.children.iter().cloned());
            self.remember_ended(id.clone());
            gone.push((id, session));
        }
        gone
    }

    /// From now on messages of this session are dropped without a word.
    pub(super) fn remember_ended(&mut self, id: SessionID) {
        if !self.ended.insert(id.clone()) {
            return;
        }
        self.ended_order.push_back(id);
        if self.ended_order.len() > ENDED_KEPT {
            if let Some(oldest) = self.ended_order.pop_front() {
                self.ended.remove(&oldest);
            }
        }
    }
}
