//! The frozen picture of a browser that every thread may read without waiting.

use super::anomalies::Anomalies;
use super::targets::{Target, TargetKind};
use crate::error::CloseReason;
use crate::protocol::target::{SessionID, TargetID};
use std::sync::Arc;

/// What the engine knew at one moment. Immutable; unchanged parts are shared between versions.
#[derive(Clone, Debug, Default, PartialEq)]
#[non_exhaustive]
pub struct Snapshot {
    /// Strictly increasing.
    pub version: u64,
    /// Supervision is on: every target that existed at connect time is known.
    pub ready: bool,
    /// The browser's own words about itself, once it answered.
    pub browser: Option<Arc<BrowserVersion>>,
    /// Every target, in the order in which they became known.
    pub targets: Arc<[Arc<Target>]>,
    /// Calls that wait for an answer, and commands not yet written.
    pub pending_calls: usize,
    /// Sessions attached now.
    pub sessions: usize,
    /// What arrived and should not have.
    pub anomalies: Anomalies,
    /// Why the connection is over, once it is.
    pub closed: Option<CloseReason>,
}

/// The answer of `Browser.getVersion`.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
#[non_exhaustive]
pub struct BrowserVersion {
    /// For instance `Chrome/156.0.8078.114` or `HeadlessChrome/…`.
    pub product: String,
    /// The DevTools protocol version, for instance `1.3`.
    pub protocol: String,
    /// The source revision.
    pub revision: String,
    /// The default user agent.
    pub user_agent: String,
    /// The JavaScript engine's version.
    pub js_version: String,
}

impl Snapshot {
    /// A target by its id.
    pub fn target(&self, id: &TargetID) -> Option<&Arc<Target>> {
        self.targets.iter().find(|target| target.id == *id)
    }

    /// The target whose supervised session this is.
    pub fn target_of_session(&self, session: &SessionID) -> Option<&Arc<Target>> {
        self.targets.iter().find(|target| target.session.as_ref() == Some(session))
    }

    /// The pages: tabs, windows and popups.
    pub fn pages(&self) -> impl Iterator<Item = &Arc<Target>> {
        self.targets.iter().filter(|target| target.kind == TargetKind::Page)
    }
}
