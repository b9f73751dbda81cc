//! Execution contexts: where a script runs in a session, by frame.

use crate::protocol::runtime::ExecutionContextDescription;
use crate::protocol::target::SessionID;
use std::collections::{BTreeMap, HashMap};
use std::sync::Arc;

/// A place where scripts run.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Context {
    /// The id for `Runtime.evaluate { contextId }`, valid in its session until it is destroyed.
    pub id: i64,
    /// The id that stays unique over processes, for `uniqueContextId`.
    pub unique_id: Arc<str>,
    /// The frame, for pages; workers have none.
    pub frame: Option<Arc<str>>,
    /// The name of an isolated world; empty for the page's own.
    pub name: Arc<str>,
    /// The page's own world, where its scripts run.
    pub is_default: bool,
}

impl Context {
    fn new(description: &ExecutionContextDescription) -> Self {
        let aux = description.aux_data.as_ref().and_then(|aux| aux.to_value().ok());
        let text = |key: &str| {
            let value = aux.as_ref().and_then(|aux| aux.get(key))?;
            value.as_str().map(Arc::from)
        };
        let flag = aux.as_ref().and_then(|aux| aux.get("isDefault")?.as_bool());
        Self {
            id: description.id.0,
            unique_id: description.unique_id.as_str().into(),
            frame: text("frameId"),
            name: description.name.as_str().into(),
            // Workers send no aux data: their only context is their own.
            is_default: flag.unwrap_or(aux.is_none()),
        }
    }
}

#[derive(Debug)]
pub(super) struct Contexts {
    sessions: HashMap<SessionID, BTreeMap<i64, Context>>,
    limit: usize,
}

impl Contexts {
    pub(super) fn new(limit: usize) -> Self {
        Self { sessions: HashMap::new(), limit }
    }

    /// Gives the context, and `false` when the table was full and the oldest one was dropped.
    pub(super) fn created(
        &mut self,
        session: &SessionID,
        description: &ExecutionContextDescription,
    ) -> (Context, bool) {
        let contexts = self.sessions.entry(session.clone()).or_default();
        let context = Context::new(description);
        contexts.insert(context.id, context.clone());
        let full = contexts.len() > self.limit;
        if full {
            contexts.pop_first();
        }
        (context, !full)
    }

    /// Gives the context, if it was known.
    pub(super) fn destroyed(&mut self, session: &SessionID, id: i64) -> Option<Context> {
        self.sessions.get_mut(session)?.remove(&id)
    }

    pub(super) fn cleared(&mut self, session: &SessionID) {
        self.sessions.remove(session);
    }

    /// Contexts of a session, oldest first.
    pub(super) fn of(&self, session: &SessionID) -> impl Iterator<Item = &Context> {
        self.sessions.get(session).into_iter().flat_map(BTreeMap::values)
    }

    /// The page's own world of a frame, the newest when one is being replaced.
    pub(super) fn default_of_frame(&self, session: &SessionID, frame: &str) -> Option<&Context> {
        self.sessions
            .get(session)?
            .values()
            .rev()
            .find(|context| context.is_default && context.frame.as_deref() == Some(frame))
    }

    /// Contexts of all sessions.
    pub(super) fn total(&self) -> usize {
        self.sessions.values().map(BTreeMap::len).sum()
    }
}
