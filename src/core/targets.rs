//! Targets: what the browser runs (pages, frames, workers) and what state each is in.

use super::anomalies::{Anomalies, bump};
use crate::limits::Limits;
use crate::protocol::page::FrameId;
use crate::protocol::target::{SessionID, TargetID, TargetInfo};
use std::collections::{BTreeMap, BTreeSet, HashMap, HashSet};
use std::sync::Arc;

/// Longest URL kept, in bytes: Chrome's own limit (`url::kMaxURLChars`).
pub(super) const URL: usize = 2 << 20;

/// Longest title or name kept, in bytes: Chrome cuts titles at 4,096 characters.
pub(super) const TITLE: usize = 16 << 10;

/// Longest word of the browser's own for a kind, in bytes.
const KIND: usize = 64;

/// What a target is. Unknown kinds are kept as the browser names them.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum TargetKind {
    /// A tab, window or popup.
    Page,
    /// A frame in a process of its own (an out-of-process iframe), or a fenced frame.
    Iframe,
    /// A dedicated worker.
    Worker,
    /// A shared worker.
    SharedWorker,
    /// A service worker.
    ServiceWorker,
    /// The container of a page and its prerendered successors.
    Tab,
    /// The browser itself.
    Browser,
    /// Anything else, by the browser's own word: `browser_ui`, `webview`, `other`…
    Other(Arc<str>),
}

impl TargetKind {
    /// From `TargetInfo.type`.
    pub fn from_cdp(kind: &str) -> Self {
        match kind {
            "page" => Self::Page,
            "iframe" => Self::Iframe,
            "worker" => Self::Worker,
            "shared_worker" => Self::SharedWorker,
            "service_worker" => Self::ServiceWorker,
            "tab" => Self::Tab,
            "browser" => Self::Browser,
            other => Self::Other(cut(other, KIND).into()),
        }
    }

    /// The browser's word for it.
    pub fn as_str(&self) -> &str {
        match self {
            Self::Page => "page",
            Self::Iframe => "iframe",
            Self::Worker => "worker",
            Self::SharedWorker => "shared_worker",
            Self::ServiceWorker => "service_worker",
            Self::Tab => "tab",
            Self::Browser => "browser",
            Self::Other(kind) => kind,
        }
    }
}

/// How far the engine has come with a target.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum TargetState {
    /// Known, with no session of ours.
    Unattached,
    /// Attached; its setup commands are under way.
    Attaching,
    /// Attached and set up.
    Ready,
    /// Attached, but its renderer does not answer: discarded, stopped, or blocked by a dialog
    /// that was there before us. Activating or navigating the page may revive it.
    Degraded,
    /// Its renderer crashed. A navigation or reload revives it.
    Crashed,
}

impl TargetState {
    /// The state as a word: `"ready"`…
    pub fn as_str(self) -> &'static str {
        match self {
            Self::Unattached => "unattached",
            Self::Attaching => "attaching",
            Self::Ready => "ready",
            Self::Degraded => "degraded",
            Self::Crashed => "crashed",
        }
    }
}

/// A target as everyone else sees it: immutable, shared, replaced when something changes.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Target {
    /// The target id. Of a frame target it is the frame id; of a page it usually is the main
    /// frame's id, but not after a prerendered page took over.
    pub id: TargetID,
    /// What it is.
    pub kind: TargetKind,
    /// The browser's finer word, for instance `fenced` or `prerender`.
    pub subtype: Option<Arc<str>>,
    /// The document's or script's URL, as the browser last said. Text from the page.
    pub url: Arc<str>,
    /// The title. Text from the page.
    pub title: Arc<str>,
    /// How far the engine has come with it.
    pub state: TargetState,
    /// Our session, when attached.
    pub session: Option<SessionID>,
    /// The main frame of a page. Usually the same text as its id, but not after a prerendered
    /// page took over.
    pub main_frame: Option<Arc<str>>,
    /// The target whose session announced this one: the page of a frame or worker.
    pub parent: Option<TargetID>,
    /// The page that opened this page.
    pub opener: Option<TargetID>,
    /// The browser context (an incognito-like profile) that it belongs to.
    pub browser_context: Option<Arc<str>>,
    /// Counts up in the order in which targets became known; stable for sorting.
    pub order: u64,
}

#[derive(Debug)]
pub(super) struct Targets {
    known: HashMap<TargetID, Arc<Target>>,
    by_order: BTreeMap<u64, TargetID>,
    /// Targets without a session, by order: who goes first when there are too many.
    unattached: BTreeSet<u64>,
    next_order: u64,
    limit: usize,
}

impl Targets {
    pub(super) fn new(limits: &Limits) -> Self {
        Self {
            known: HashMap::new(),
            by_order: BTreeMap::new(),
            unattached: BTreeSet::new(),
            next_order: 0,
            limit: limits.targets,
        }
    }

    pub(super) fn get(&self, id: &TargetID) -> Option<&Arc<Target>> {
        self.known.get(id)
    }

    pub(super) fn len(&self) -> usize {
        self.known.len()
    }

    /// All targets, in the order in which they became known.
    pub(super) fn in_order(&self) -> Vec<Arc<Target>> {
        self.by_order.values().filter_map(|id| self.known.get(id).cloned()).collect()
    }

    /// Takes in what the browser says of a target; creates it when it is new.
    /// `false` when the table is full of attached targets and this one cannot be kept.
    pub(super) fn describe(&mut self, info: &TargetInfo, anomalies: &mut Anomalies) -> bool {
        if let Some(target) = self.known.get_mut(&info.target_id) {
            let target = Arc::make_mut(target);
            target.kind = TargetKind::from_cdp(&info.r#type);
            target.subtype = info.subtype.as_deref().map(|word| cut(word, KIND).into());
            set_text(&mut target.url, cut(&info.url, URL));
            set_text(&mut target.title, cut(&info.title, TITLE));
            if info.opener_id.is_some() {
                target.opener.clone_from(&info.opener_id);
            }
            return true;
        }
        if self.known.len() >= self.limit && !self.make_room(anomalies) {
            return false;
        }
        self.next_order = self.next_order.saturating_add(1);
        let target = Target {
            id: info.target_id.clone(),
            kind: TargetKind::from_cdp(&info.r#type),
            subtype: info.subtype.as_deref().map(|word| cut(word, KIND).into()),
            url: cut(&info.url, URL).into(),
            title: cut(&info.title, TITLE).into(),
            state: TargetState::Unattached,
            session: None,
            main_frame: None,
            parent: None,
            opener: info.opener_id.clone(),
            browser_context: info.browser_context_id.as_ref().map(|id| id.as_str().into()),
            order: self.next_order,
        };
        self.by_order.insert(target.order, target.id.clone());
        self.unattached.insert(target.order);
        self.known.insert(target.id.clone(), Arc::new(target));
        true
    }

    /// Drops the oldest target that has no session: the browser will name it again if it lives.
    fn make_room(&mut self, anomalies: &mut Anomalies) -> bool {
        bump(&mut anomalies.overflows);
        let oldest = self.unattached.first().and_then(|order| self.by_order.get(order)).cloned();
        oldest.is_some_and(|id| self.remove(&id).is_some())
    }

    pub(super) fn attach(
        &mut self,
        id: &TargetID,
        session: &SessionID,
        parent: Option<TargetID>,
        state: TargetState,
    ) {
        let Some(target) = self.known.get_mut(id) else { return };
        let target = Arc::make_mut(target);
        self.unattached.remove(&target.order);
        target.session = Some(session.clone());
        target.parent = parent;
        target.state = state;
    }

    pub(super) fn set_main_frame(&mut self, id: &TargetID, session: &SessionID, frame: &FrameId) {
        let Some(target) = self.known.get_mut(id) else { return };
        let same = target.main_frame.as_deref() == Some(frame.as_str());
        if target.session.as_ref() == Some(session) && !same {
            Arc::make_mut(target).main_frame = Some(frame.as_str().into());
        }
    }

    /// Sets the state of the target whose supervised session this is.
    pub(super) fn set_state(&mut self, id: &TargetID, session: &SessionID, state: TargetState) {
        let Some(target) = self.known.get_mut(id) else { return };
        if target.session.as_ref() == Some(session) && target.state != state {
            Arc::make_mut(target).state = state;
        }
    }

    /// The supervised session of a target ended. Pages and workers that the browser still knows
    /// stay listed (discovery says when they are destroyed); a frame's target is its session.
    pub(super) fn detach(&mut self, id: &TargetID, session: &SessionID) {
        let Some(target) = self.known.get_mut(id) else { return };
        if target.session.as_ref() != Some(session) {
            return;
        }
        let target = Arc::make_mut(target);
        target.session = None;
        target.state = TargetState::Unattached;
        self.unattached.insert(target.order);
    }

    /// A page with the pages that it opened and was opened by: they may share a process.
    pub(super) fn related(&self, page: &TargetID) -> Vec<TargetID> {
        // Both directions of "opened", so that each page is looked at once, however long a chain
        // of popups is.
        let mut beside: HashMap<&TargetID, Vec<&TargetID>> = HashMap::new();
        for target in self.known.values().filter(|target| target.kind == TargetKind::Page) {
            let Some(opener) = &target.opener else { continue };
            beside.entry(opener).or_default().push(&target.id);
            beside.entry(&target.id).or_default().push(opener);
        }
        let mut seen: HashSet<&TargetID> = HashSet::from([page]);
        let mut related = vec![page];
        let mut next = 0_usize;
        while let Some(id) = related.get(next).copied() {
            next = next.saturating_add(1);
            let more = beside.get(id).into_iter().flatten();
            related.extend(more.copied().filter(|id| seen.insert(id)));
        }
        let is_page = |id: &&TargetID| {
            *id == page || self.known.get(*id).is_some_and(|it| it.kind == TargetKind::Page)
        };
        related.into_iter().filter(is_page).cloned().collect()
    }

    pub(super) fn remove(&mut self, id: &TargetID) -> Option<Arc<Target>> {
        let target = self.known.remove(id)?;
        self.by_order.remove(&target.order);
        self.unattached.remove(&target.order);
        Some(target)
    }
}

/// At most so many bytes of a text, in whole characters.
pub(super) fn cut(text: &str, most: usize) -> &str {
    if text.len() <= most {
        return text;
    }
    let end = (0..=most).rev().find(|&end| text.is_char_boundary(end)).unwrap_or(0);
    text.get(..end).unwrap_or_default()
}

fn set_text(slot: &mut Arc<str>, text: &str) {
    if **slot != *text {
        *slot = text.into();
    }
}
