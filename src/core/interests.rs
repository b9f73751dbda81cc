//! Who wants which events. An event that nobody wants is not looked into past its method.

use crate::protocol::target::SessionID;
use std::collections::HashMap;
use std::sync::Arc;

/// A subscription's id, chosen by the engine.
pub type SubscriberId = u64;

/// Which events a subscriber wants.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Interest {
    /// Of which session; `None` for every session and the browser itself.
    pub session: SessionFilter,
    /// Which methods.
    pub methods: MethodFilter,
}

impl Interest {
    /// These methods of these sessions.
    pub fn new(session: SessionFilter, methods: MethodFilter) -> Self {
        Self { session, methods }
    }
}

/// Of which session events are wanted.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SessionFilter {
    /// Of every session and of the browser itself.
    Any,
    /// Of the browser itself.
    Root,
    /// Of this session.
    Only(SessionID),
}

impl SessionFilter {
    fn matches(&self, session: Option<&SessionID>) -> bool {
        match self {
            Self::Any => true,
            Self::Root => session.is_none(),
            Self::Only(only) => session == Some(only),
        }
    }
}

/// Which methods are wanted.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum MethodFilter {
    /// Every event.
    All,
    /// These methods, for instance `Page.loadEventFired`.
    Exact(Vec<Arc<str>>),
    /// Methods that begin so, for instance `Page.`.
    Prefix(Arc<str>),
}

#[derive(Debug, Default)]
pub(super) struct Interests {
    by_method: HashMap<Arc<str>, Vec<(SubscriberId, SessionFilter)>>,
    /// Subscribers to everything or to a prefix.
    broad: Vec<(SubscriberId, SessionFilter, Arc<str>)>,
}

impl Interests {
    pub(super) fn add(&mut self, id: SubscriberId, interest: &Interest) {
        let session = &interest.session;
        match &interest.methods {
            MethodFilter::All => self.broad.push((id, session.clone(), "".into())),
            MethodFilter::Prefix(prefix) => {
                self.broad.push((id, session.clone(), prefix.clone()));
            }
            MethodFilter::Exact(methods) => {
                for method in methods {
                    let list = self.by_method.entry(method.clone()).or_default();
                    // A method named twice is still delivered once.
                    if !list.iter().any(|(known, _)| *known == id) {
                        list.push((id, session.clone()));
                    }
                }
            }
        }
    }

    pub(super) fn remove(&mut self, id: SubscriberId) {
        self.broad.retain(|(subscriber, ..)| *subscriber != id);
        self.by_method.retain(|_, list| {
            list.retain(|(subscriber, _)| *subscriber != id);
            !list.is_empty()
        });
    }

    /// The method as a shared string and the subscribers that want this event, if any do.
    pub(super) fn of(
        &self,
        method: &str,
        session: Option<&SessionID>,
    ) -> Option<(Arc<str>, Vec<SubscriberId>)> {
        let exact = self.by_method.get_key_value(method);
        if exact.is_none() && self.broad.is_empty() {
            return None;
        }
        let mut wanted: Vec<SubscriberId> = Vec::new();
        if let Some((_, list)) = exact {
            wanted.extend(list.iter().filter(|(_, f)| f.matches(session)).map(|(id, _)| *id));
        }
        let broad = self
            .broad
            .iter()
            .filter(|(_, filter, prefix)| filter.matches(session) && method.starts_with(&**prefix));
        wanted.extend(broad.map(|(id, ..)| *id));
        if wanted.is_empty() {
            return None;
        }
        let name = exact.map_or_else(|| method.into(), |(name, _)| name.clone());
        Some((name, wanted))
    }
}
