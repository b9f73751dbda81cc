//! Frames: the tree of every page, correct at every moment.
//!
//! A frame is *local* to the session that shows its parent, or it has a session of its own (an
//! out-of-process iframe). Moving between the two is announced in either of two orders, so each
//! event says what it knows and the rest waits:
//!
//! ```text
//!              attachedToTarget(F)                    frameAttached(F) on the parent
//!   local ───────────────────────────▶ remote ───────────────────────────────▶ local
//!     │ frameDetached(F, swap)            ▲ │ detachedFromTarget(F)               ▲
//!     └──────────▶ moving ────────────────┘ └──────────▶ limbo ───────────────────┘
//!                   attachedToTarget(F)                    │ nothing came within one round trip
//!   any ── frameDetached(F, remove), ancestor committed ───┴──▶ gone
//! ```
//!
//! A target that waits for us is announced before its document commits, and the frame is still
//! where it was. Until `frameNavigated` on the new session or the swap on the parent's it stays
//! *local*; when the navigation is given up, the target goes and nothing has moved (measured with
//! Chromium 156).
//!
//! Invariant: what is published is a tree. A child whose parent is not known is kept back until
//! its parent is.

use super::targets::{TITLE, URL, cut};
use crate::protocol::page::{self, FrameId};
use crate::protocol::target::{SessionID, TargetID};
use std::collections::{BTreeSet, HashMap, HashSet};
use std::sync::Arc;

/// A frame as everyone else sees it: immutable, shared, replaced when something changes.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct FrameState {
    /// The frame id: stable across navigations and process changes.
    pub id: FrameId,
    /// The frame that it is in; `None` for a page's main frame.
    pub parent: Option<FrameId>,
    /// The page that it belongs to.
    pub page: TargetID,
    /// The document's URL with its fragment. Text from the page.
    pub url: Arc<str>,
    /// The document's security origin.
    pub origin: Arc<str>,
    /// The frame's name, as its element has it. Text from the page.
    pub name: Arc<str>,
    /// Identifies the document: another one has another loader.
    pub loader: Option<Arc<str>>,
    /// Its own session, when it runs in a process of its own.
    pub session: Option<SessionID>,
    /// It runs in another process than its parent.
    pub is_oopif: bool,
    /// Where its own scripts run: for `uniqueContextId`. `None` while it has no document.
    pub context: Option<Arc<str>>,
    /// Why nothing can be done in it now, if that is so.
    pub unreachable: Option<Unreachable>,
}

/// Why nothing can be done in a frame.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Unreachable {
    /// It is moving to another process; soon it is reachable again or gone.
    Moving,
    /// Its renderer crashed.
    Crashed,
    /// Its document could not be loaded; this is the URL that failed. The browser shows its own
    /// error page, in which scripts do run.
    Failed(Arc<str>),
    /// It was announced, but its session could not be kept.
    NotAttached,
}

impl Unreachable {
    /// The reason in words.
    pub fn as_str(&self) -> &'static str {
        match self {
            Self::Moving => "it is moving to another process; look again",
            Self::Crashed => "its renderer crashed; reload the page",
            Self::Failed(_) => "its document could not be loaded",
            Self::NotAttached => "its session could not be kept",
        }
    }
}

#[derive(Debug)]
struct Node {
    frame: Arc<FrameState>,
    children: Vec<FrameId>,
    /// The session of the process where its next document will be, if that document commits.
    next: Option<SessionID>,
    /// Known from more than the announcement of `next`.
    told: bool,
}

#[derive(Debug, Default)]
struct Page {
    session: Option<SessionID>,
    main: Option<FrameId>,
    count: usize,
    truncated: bool,
}

/// The frames of one page, parents before children, children in the order in which they came.
#[derive(Clone, Debug, Default, PartialEq)]
#[non_exhaustive]
pub struct FrameTree {
    /// The main frame first. Empty while nothing is known of the page.
    pub frames: Arc<[Arc<FrameState>]>,
    /// The page has more frames than are kept.
    pub truncated: bool,
}

impl FrameTree {
    /// The main frame.
    pub fn top(&self) -> Option<&Arc<FrameState>> {
        self.frames.first()
    }

    /// A frame by its id.
    pub fn frame(&self, id: &FrameId) -> Option<&Arc<FrameState>> {
        self.frames.iter().find(|frame| frame.id == *id)
    }

    /// How far below the main frame a frame is, and how many of the frames on the way, itself
    /// included, are out-of-process.
    pub fn depth(&self, frame: &FrameState) -> (usize, usize) {
        let (mut depth, mut remote) = (0_usize, usize::from(frame.is_oopif));
        let mut parent = frame.parent.as_ref();
        while let Some(above) = parent.and_then(|id| self.frame(id)) {
            depth = depth.saturating_add(1);
            remote = remote.saturating_add(usize::from(above.is_oopif));
            parent = above.parent.as_ref();
        }
        (depth, remote)
    }
}

#[derive(Debug)]
pub(super) struct Frames {
    nodes: HashMap<FrameId, Node>,
    pages: HashMap<TargetID, Page>,
    /// Pages that changed or went since the core last asked.
    changed: BTreeSet<TargetID>,
    /// Frames whose parent is not known yet, by that parent.
    waiting: HashMap<FrameId, Vec<FrameId>>,
    /// Frames that are gone or show another document, since the core last asked.
    left: Vec<FrameId>,
    limit: usize,
}

impl Frames {
    pub(super) fn new(limit: usize) -> Self {
        Self {
            nodes: HashMap::new(),
            pages: HashMap::new(),
            changed: BTreeSet::new(),
            waiting: HashMap::new(),
            left: Vec::new(),
            limit,
        }
    }

    /// Frames, frames that wait for their parent, and pages.
    pub(super) fn sizes(&self) -> (usize, usize, usize) {
        (self.nodes.len(), self.waiting.values().map(Vec::len).sum(), self.pages.len())
    }

    pub(super) fn get(&self, id: &FrameId) -> Option<&Arc<FrameState>> {
        self.nodes.get(id).map(|node| &node.frame)
    }

    /// Frames whose document is no longer there since this was last asked.
    pub(super) fn take_left(&mut self) -> Vec<FrameId> {
        std::mem::take(&mut self.left)
    }

    /// The session in which a frame's commands run: its own, or the nearest one above it.
    pub(super) fn session_of(&self, id: &FrameId) -> Option<&SessionID> {
        let mut frame = self.get(id)?;
        // A frame cannot be its own ancestor, so this ends; the bound guards against a lie.
        for _ in 0..self.limit {
            if let Some(session) = &frame.session {
                return Some(session);
            }
            match &frame.parent {
                Some(parent) => frame = self.get(parent)?,
                None => return self.pages.get(&frame.page)?.session.as_ref(),
            }
        }
        None
    }

    /// The sessions of these pages that show a document of this origin.
    pub(super) fn sessions_with_origin(&self, origin: &str, pages: &[TargetID]) -> Vec<SessionID> {
        let mut sessions: Vec<SessionID> = self
            .nodes
            .values()
            .map(|node| &node.frame)
            .filter(|frame| *frame.origin == *origin && pages.contains(&frame.page))
            .filter_map(|frame| self.session_of(&frame.id).cloned())
            .collect();
        sessions.sort();
        sessions.dedup();
        sessions
    }

    /// A frame that shows this URL, if exactly one does.
    pub(super) fn with_url(&self, url: &str) -> Option<FrameId> {
        let mut found = self.nodes.values().filter(|node| *node.frame.url == *url);
        match (found.next(), found.next()) {
            (Some(node), None) => Some(node.frame.id.clone()),
            _ => None,
        }
    }

    /// The frame of a session that shows this URL, if exactly one does.
    pub(super) fn with_url_in(&self, url: &str, session: &SessionID) -> Option<FrameId> {
        let mut found = self.nodes.values().filter(|node| {
            *node.frame.url == *url && self.session_of(&node.frame.id) == Some(session)
        });
        match (found.next(), found.next()) {
            (Some(node), None) => Some(node.frame.id.clone()),
            _ => None,
        }
    }

    /// A page's session is there (again).
    pub(super) fn page_attached(&mut self, page: &TargetID, session: &SessionID) {
        let entry = self.pages.entry(page.clone()).or_default();
        entry.session = Some(session.clone());
        self.changed.insert(page.clone());
    }

    /// A page is gone, or nothing can be known of it any more.
    pub(super) fn page_gone(&mut self, page: &TargetID) {
        let Some(entry) = self.pages.remove(page) else { return };
        self.changed.insert(page.clone());
        if let Some(main) = &entry.main {
            self.remove(main);
        }
        // Also what never found its place in the tree.
        let stray: Vec<FrameId> = self.of_page(page).map(|frame| frame.id.clone()).collect();
        for id in &stray {
            self.remove(id);
        }
    }

    fn of_page<'a>(&'a self, page: &'a TargetID) -> impl Iterator<Item = &'a Arc<FrameState>> {
        self.nodes.values().map(|node| &node.frame).filter(move |frame| frame.page == *page)
    }

    /// The answer of `Page.getFrameTree` of a session. What an event has said meanwhile is newer
    /// and stays.
    pub(super) fn tree(&mut self, page: &TargetID, session: &SessionID, tree: &page::FrameTree) {
        let mut next = vec![tree];
        while let Some(tree) = next.pop() {
            let frame = &tree.frame;
            // Neither what an event said meanwhile nor another page's frame is changed.
            let settled = |known: &Arc<FrameState>| known.loader.is_some() || known.page != *page;
            let told = self.get(&frame.id).is_some_and(settled);
            if !told && self.may_tell(session, frame) {
                self.describe(page, session, frame);
            }
            // Reversed, because the last one pushed is visited first.
            next.extend(tree.child_frames.iter().flatten().rev());
        }
    }

    /// A document was committed in a frame: everything that was in the old one is gone.
    pub(super) fn navigated(&mut self, page: &TargetID, session: &SessionID, frame: &page::Frame) {
        if self.nodes.get(&frame.id).is_some_and(|node| node.next.as_ref() == Some(session)) {
            self.move_out(&frame.id, session);
        }
        if !self.may_tell(session, frame) {
            return;
        }
        self.remove_children(&frame.id);
        self.left.push(frame.id.clone());
        self.describe(page, session, frame);
    }

    /// Whether this session may speak of this frame: it is the frame's own or the nearest above
    /// it. A frame that is not known must have its place in this session's process; else the
    /// event is older than what made the frame go, and would bring it back as a ghost.
    fn may_tell(&self, session: &SessionID, said: &page::Frame) -> bool {
        if self.nodes.contains_key(&said.id) {
            return self.session_of(&said.id) == Some(session);
        }
        match &said.parent_id {
            Some(parent) => self.session_of(parent) == Some(session),
            None => self.pages.values().any(|page| page.session.as_ref() == Some(session)),
        }
    }

    /// Creates or updates a frame from what the browser says of its document.
    fn describe(&mut self, page: &TargetID, session: &SessionID, said: &page::Frame) {
        if !self.nodes.contains_key(&said.id) {
            match &said.parent_id {
                None => self.new_main(page, session, &said.id),
                Some(parent) => self.insert(page, &said.id, Some(parent)),
            }
        }
        if let Some(node) = self.nodes.get_mut(&said.id) {
            node.told = true;
        }
        let fragment = said.url_fragment.as_deref().unwrap_or_default();
        let url: Arc<str> = cut(&[said.url.as_str(), fragment].concat(), URL).into();
        self.update(&said.id, |frame| {
            // A document that another session shows is in that session's process.
            frame.is_oopif &= frame.session.as_ref() == Some(session);
            frame.url = url;
            frame.origin = cut(&said.security_origin, URL).into();
            frame.name = cut(said.name.as_deref().unwrap_or_default(), TITLE).into();
            frame.loader = Some(said.loader_id.as_str().into());
            frame.unreachable = said
                .unreachable_url
                .as_deref()
                .map(|url| Unreachable::Failed(cut(url, URL).into()));
        });
    }

    /// A main frame that was not known: the page's first, or its successor after a change of
    /// process that gave it another id.
    fn new_main(&mut self, page: &TargetID, session: &SessionID, id: &FrameId) {
        let entry = self.pages.entry(page.clone()).or_default();
        entry.session.get_or_insert_with(|| session.clone());
        if let Some(old) = entry.main.replace(id.clone()) {
            self.remove(&old);
        }
        self.insert(page, id, None);
    }

    /// Whether an event of this session about this frame is out of date.
    fn is_stale(&self, id: &FrameId, session: &SessionID) -> bool {
        self.nodes.contains_key(id) && self.session_of(id) != Some(session)
    }

    /// A frame appeared below another in the same process, or came back into it.
    pub(super) fn attached(
        &mut self,
        page: &TargetID,
        session: &SessionID,
        id: &FrameId,
        parent: &FrameId,
    ) {
        // An ancestor navigated away meanwhile, or it is told in the tree to come.
        if self.session_of(parent) != Some(session) {
            return;
        }
        if let Some(node) = self.nodes.get_mut(id) {
            node.told = true;
            let known = &node.frame;
            let moving = known.unreachable == Some(Unreachable::Moving);
            if known.session.as_ref() == Some(session) || !(known.is_oopif || moving) {
                return;
            }
            self.remove_children(id);
            self.left.push(id.clone());
            self.update(id, |frame| {
                frame.session = None;
                frame.is_oopif = false;
                frame.context = None;
                frame.unreachable = None;
            });
            return;
        }
        self.insert(page, id, Some(parent));
    }

    /// A frame got a session of its own. `waits`: its next document is not committed, and the
    /// frame has not moved yet, unless its parent's process said so before.
    pub(super) fn remote_attached(
        &mut self,
        page: &TargetID,
        id: &FrameId,
        parent: Option<&FrameId>,
        session: &SessionID,
        waits: bool,
    ) {
        match self.get(id) {
            // Another page's: only its own page can say that it moved.
            Some(frame) if frame.page != *page => return,
            Some(_) => {}
            None => {
                self.insert(page, id, parent);
                if let Some(node) = self.nodes.get_mut(id) {
                    node.told = false;
                }
            }
        }
        let Some(node) = self.nodes.get_mut(id) else { return };
        let left = node.frame.is_oopif || node.frame.unreachable == Some(Unreachable::Moving);
        if waits && !left {
            node.next = Some(session.clone());
        } else {
            self.move_out(id, session);
        }
    }

    /// A frame is in the process of this session now.
    fn move_out(&mut self, id: &FrameId, session: &SessionID) {
        let Some(node) = self.nodes.get_mut(id) else { return };
        node.next = None;
        // Where it was on its way already, its old document was left then, and what is open in it
        // by now is the new one's; as of a frame that was not known at all.
        let moving = node.frame.unreachable == Some(Unreachable::Moving);
        let left = std::mem::replace(&mut node.told, true) && !moving;
        self.remove_children(id);
        if left {
            self.left.push(id.clone());
        }
        self.update(id, |frame| {
            frame.session = Some(session.clone());
            frame.is_oopif = true;
            frame.unreachable = None;
            // Another process shows another document; its tree says which.
            frame.loader = None;
            frame.context = None;
        });
    }

    /// The browser named a frame's URL (an out-of-process one has no `frameNavigated` for what
    /// it shows when it is attached).
    pub(super) fn renamed(&mut self, id: &FrameId, url: &str) {
        // Of a target that the frame has not moved to, the URL is the next document's.
        let fresh = self.nodes.get(id).is_some_and(|node| {
            node.next.is_none() && node.frame.loader.is_none() && *node.frame.url != *url
        });
        if fresh && !url.is_empty() {
            self.update(id, |frame| frame.url = cut(url, URL).into());
        }
    }

    /// A frame changed its URL without another document.
    pub(super) fn within_document(&mut self, session: &SessionID, id: &FrameId, url: &str) {
        if !self.is_stale(id, session) {
            self.update(id, |frame| frame.url = cut(url, URL).into());
        }
    }

    /// A frame left the process of this session, for good or to another process. Gives the session
    /// of that process, when the frame moved there by this.
    pub(super) fn detached(
        &mut self,
        page: &TargetID,
        session: &SessionID,
        id: &FrameId,
        for_good: bool,
    ) -> Option<SessionID> {
        let node = self.nodes.get(id).filter(|node| node.frame.page == *page)?;
        if node.frame.session.as_ref() == Some(session) || node.next.as_ref() == Some(session) {
            // Said by its own process, which cannot know what becomes of it.
            return None;
        }
        if for_good {
            self.remove(id);
            return None;
        }
        if let Some(next) = node.next.clone() {
            self.left.push(id.clone());
            self.move_out(id, &next);
            return Some(next);
        }
        if node.frame.session.is_none() {
            // Its target was told before, and could not be kept.
            let lost = node.frame.unreachable == Some(Unreachable::NotAttached);
            self.remove_children(id);
            self.left.push(id.clone());
            self.update(id, |frame| {
                if !lost {
                    frame.unreachable = Some(Unreachable::Moving);
                }
                frame.loader = None;
                frame.context = None;
            });
        }
        None
    }

    /// A frame's own session is gone. It was removed, or it comes back into its parent's
    /// process: `true` when only one more round trip on the parent's session can tell.
    pub(super) fn session_gone(&mut self, id: &FrameId, session: &SessionID) -> bool {
        let Some(node) = self.nodes.get_mut(id) else { return false };
        if node.next.as_ref() == Some(session) {
            // The navigation was given up: the frame is where it was, or went before its parent's
            // session told of it.
            node.next = None;
            if !node.told {
                self.remove(id);
            }
            return false;
        }
        if node.frame.session.as_ref() != Some(session) {
            return false;
        }
        self.remove_children(id);
        self.left.push(id.clone());
        self.update(id, |frame| {
            frame.session = None;
            frame.unreachable = Some(Unreachable::Moving);
            frame.loader = None;
            frame.context = None;
        });
        true
    }

    /// The round trip is over: a frame that is still in limbo is gone.
    pub(super) fn settle(&mut self, id: &FrameId) {
        let limbo = |frame: &Arc<FrameState>| {
            frame.is_oopif
                && frame.session.is_none()
                && frame.unreachable == Some(Unreachable::Moving)
        };
        if self.get(id).is_some_and(limbo) {
            self.remove(id);
        }
    }

    /// The renderer of a session is gone, and every frame that it showed with it; the frame at
    /// its root stays and says so.
    pub(super) fn crashed(&mut self, session: &SessionID) {
        let roots: Vec<FrameId> = self
            .nodes
            .values()
            .map(|node| &node.frame)
            .filter(|frame| {
                frame.session.as_ref() == Some(session)
                    || (frame.parent.is_none() && self.session_of(&frame.id) == Some(session))
            })
            .map(|frame| frame.id.clone())
            .collect();
        for id in roots {
            self.remove_children(&id);
            self.left.push(id.clone());
            self.update(&id, |frame| {
                frame.unreachable = Some(Unreachable::Crashed);
                frame.context = None;
            });
        }
    }

    /// The renderer of a session is back.
    pub(super) fn revived(&mut self, session: &SessionID) {
        let crashed = |frame: &&Arc<FrameState>| frame.unreachable == Some(Unreachable::Crashed);
        let back: Vec<FrameId> = self
            .nodes
            .values()
            .map(|node| &node.frame)
            .filter(crashed)
            .filter(|frame| self.session_of(&frame.id) == Some(session))
            .map(|frame| frame.id.clone())
            .collect();
        for id in back {
            self.update(&id, |frame| frame.unreachable = None);
        }
    }

    /// A frame was announced whose session could not be kept.
    pub(super) fn not_attached(&mut self, page: &TargetID, id: &FrameId, parent: Option<&FrameId>) {
        match self.get(id) {
            Some(frame) if frame.page != *page => return,
            Some(_) => {}
            None => self.insert(page, id, parent),
        }
        self.update(id, |frame| {
            frame.is_oopif = true;
            frame.unreachable = Some(Unreachable::NotAttached);
        });
    }

    /// The context of a frame's own scripts was created (or, with `None`, destroyed).
    pub(super) fn set_context(
        &mut self,
        session: &SessionID,
        id: &FrameId,
        context: Option<&Arc<str>>,
    ) {
        let Some(frame) = self.get(id) else { return };
        if frame.context.as_ref() != context && self.session_of(id) == Some(session) {
            self.update(id, |frame| frame.context = context.cloned());
        }
    }

    /// A context was destroyed, if it was a frame's own.
    pub(super) fn context_destroyed(&mut self, id: &FrameId, context: &str) {
        if self.get(id).is_some_and(|frame| frame.context.as_deref() == Some(context)) {
            self.update(id, |frame| frame.context = None);
        }
    }

    /// Every context of a session was destroyed.
    pub(super) fn contexts_cleared(&mut self, session: &SessionID) {
        let with: Vec<FrameId> = self
            .nodes
            .values()
            .map(|node| &node.frame)
            .filter(|frame| frame.context.is_some() && self.session_of(&frame.id) == Some(session))
            .map(|frame| frame.id.clone())
            .collect();
        for id in with {
            self.update(&id, |frame| frame.context = None);
        }
    }

    /// Pages whose tree changed, or that went, since this was last asked.
    pub(super) fn take_changed(&mut self) -> BTreeSet<TargetID> {
        std::mem::take(&mut self.changed)
    }

    pub(super) fn has_page(&self, page: &TargetID) -> bool {
        self.pages.contains_key(page)
    }

    /// The tree of a page, to be published.
    pub(super) fn tree_of(&self, page: &TargetID) -> FrameTree {
        let Some(entry) = self.pages.get(page) else { return FrameTree::default() };
        let mut frames = Vec::with_capacity(entry.count);
        let mut next: Vec<&FrameId> = entry.main.iter().collect();
        while let Some(id) = next.pop() {
            let Some(node) = self.nodes.get(id) else { continue };
            frames.push(node.frame.clone());
            next.extend(node.children.iter().rev());
        }
        FrameTree { frames: frames.into(), truncated: entry.truncated }
    }

    fn insert(&mut self, page: &TargetID, id: &FrameId, parent: Option<&FrameId>) {
        // A frame that names itself or its own descendant as its parent would be no tree, and one
        // below another page's frame would be in two.
        let foreign = |above: &FrameId| self.get(above).is_some_and(|above| above.page != *page);
        if parent == Some(id) || parent.is_some_and(foreign) {
            return;
        }
        self.changed.insert(page.clone());
        let entry = self.pages.entry(page.clone()).or_default();
        if entry.count >= self.limit {
            entry.truncated = true;
            return;
        }
        entry.count = entry.count.saturating_add(1);
        let frame = Arc::new(FrameState {
            id: id.clone(),
            parent: parent.cloned(),
            page: page.clone(),
            url: "".into(),
            origin: "".into(),
            name: "".into(),
            loader: None,
            session: None,
            is_oopif: false,
            context: None,
            unreachable: None,
        });
        let waiting = self.waiting.remove(id).unwrap_or_default();
        let (children, foreign): (Vec<FrameId>, Vec<FrameId>) = waiting
            .into_iter()
            .partition(|child| self.get(child).is_some_and(|child| child.page == *page));
        self.nodes.insert(id.clone(), Node { frame, children, next: None, told: true });
        for child in foreign {
            self.remove(&child);
        }
        let Some(parent) = parent else { return };
        match self.nodes.get_mut(parent) {
            Some(above) => above.children.push(id.clone()),
            None => self.waiting.entry(parent.clone()).or_default().push(id.clone()),
        }
    }

    fn update(&mut self, id: &FrameId, change: impl FnOnce(&mut FrameState)) {
        let Some(node) = self.nodes.get_mut(id) else { return };
        change(Arc::make_mut(&mut node.frame));
        if !self.changed.contains(&node.frame.page) {
            self.changed.insert(node.frame.page.clone());
        }
    }

    fn remove_children(&mut self, id: &FrameId) {
        let children = match self.nodes.get_mut(id) {
            Some(node) => std::mem::take(&mut node.children),
            None => return,
        };
        for child in children {
            self.remove(&child);
        }
    }

    /// Removes a frame and everything below it.
    fn remove(&mut self, id: &FrameId) {
        let mut next = vec![id.clone()];
        let mut seen: HashSet<FrameId> = HashSet::new();
        while let Some(id) = next.pop() {
            if !seen.insert(id.clone()) {
                continue;
            }
            next.extend(self.waiting.remove(&id).unwrap_or_default());
            let Some(node) = self.nodes.remove(&id) else { continue };
            next.extend(node.children);
            self.left.push(id.clone());
            if let Some(page) = self.pages.get_mut(&node.frame.page) {
                page.count = page.count.saturating_sub(1);
                self.changed.insert(node.frame.page.clone());
                if page.main.as_ref() == Some(&id) {
                    page.main = None;
                }
            }
            let Some(parent) = &node.frame.parent else { continue };
            if let Some(above) = self.nodes.get_mut(parent) {
                above.children.retain(|child| *child != id);
            } else if let Some(waiting) = self.waiting.get_mut(parent) {
                waiting.retain(|child| *child != id);
            }
        }
    }
}
