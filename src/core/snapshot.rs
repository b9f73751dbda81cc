//! The frozen picture of a browser that every thread may read without waiting.

use super::anomalies::Anomalies;
use super::console::Console;
use super::dialogs::Dialog;
use super::frames::{FrameState, FrameTree};
use super::targets::{Target, TargetKind};
use crate::error::CloseReason;
use crate::protocol::page::FrameId;
use crate::protocol::target::{SessionID, TargetID};
use std::sync::Arc;
use std::time::Instant;

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
    /// What goes on in each page, in the order of their targets.
    pub pages: Arc<[Arc<PageState>]>,
    /// Every open dialog, in the order in which they opened.
    pub pending_dialogs: Arc<[Arc<Dialog>]>,
    /// The last 20 closed dialogs, the last one last.
    pub recent_dialogs: Arc<[Arc<Dialog>]>,
    /// Pages ask through the dialog bridge.
    pub bridge_on: bool,
    /// Calls that wait for an answer.
    pub pending_calls: usize,
    /// Sessions attached now.
    pub sessions: usize,
    /// What arrived and should not have.
    pub anomalies: Anomalies,
    /// A moment on the wall clock, to tell when dialogs opened.
    pub epoch: Option<Epoch>,
    /// Why the connection is over, once it is.
    pub closed: Option<CloseReason>,
}

/// One moment on both clocks.
#[derive(Clone, Copy, Debug, PartialEq)]
#[non_exhaustive]
pub struct Epoch {
    /// On the clock that only runs forward.
    pub instant: Instant,
    /// The same moment in seconds since 1970.
    pub seconds: f64,
}

impl Epoch {
    /// This moment is `seconds` since 1970.
    pub fn new(instant: Instant, seconds: f64) -> Self {
        Self { instant, seconds }
    }

    /// A moment in seconds since 1970.
    pub fn seconds_of(&self, instant: Instant) -> f64 {
        match instant.checked_duration_since(self.instant) {
            Some(after) => self.seconds + after.as_secs_f64(),
            None => self.seconds - self.instant.saturating_duration_since(instant).as_secs_f64(),
        }
    }
}

/// What goes on in a page.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct PageState {
    /// The page's target id.
    pub id: TargetID,
    /// Its frames.
    pub frames: Arc<FrameTree>,
    /// Its console.
    pub console: Arc<Console>,
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

    /// The page targets: tabs, windows and popups.
    pub fn page_targets(&self) -> impl Iterator<Item = &Arc<Target>> {
        self.targets.iter().filter(|target| target.kind == TargetKind::Page)
    }

    /// What goes on in a page.
    pub fn page(&self, id: &TargetID) -> Option<&Arc<PageState>> {
        self.pages.iter().find(|page| page.id == *id)
    }

    /// A frame of any page.
    pub fn frame(&self, id: &FrameId) -> Option<&Arc<FrameState>> {
        self.pages.iter().find_map(|page| page.frames.frame(id))
    }

    /// The session in which a frame's commands run: its own, or the nearest one above it.
    pub fn session_of_frame(&self, frame: &FrameState) -> Option<SessionID> {
        let tree = &self.page(&frame.page)?.frames;
        let mut frame = frame;
        loop {
            if let Some(session) = &frame.session {
                return Some(session.clone());
            }
            match &frame.parent {
                Some(parent) => frame = tree.frame(parent)?,
                None => return self.target(&frame.page)?.session.clone(),
            }
        }
    }

    /// A moment of this engine in seconds since 1970.
    pub fn seconds_of(&self, instant: Instant) -> f64 {
        self.epoch.map_or(0.0, |epoch| epoch.seconds_of(instant))
    }
}
