//! Reading a page: its accessibility tree over all frames, as lines with refs.

use super::ax;
use super::driver::{Driver, Group, value};
use super::locate::Address;
use super::refusal::{Reason, Refusal, Result};
use super::tree::{self, Child, FrameNodes, Tree};
use crate::client::{Frame, Pending, PendingRaw, Session};
use crate::core::frames::{FrameState, Unreachable};
use crate::error::Error;
use crate::protocol::accessibility::GetFullAXTree;
use crate::protocol::dom::{
    BackendNodeId, DescribeNode, DescribeNodeResponse, GetFrameOwner, ResolveNode,
    ResolveNodeResponse,
};
use crate::protocol::dom_debugger::{GetEventListeners, GetEventListenersResponse};
use crate::protocol::runtime::{
    CallFunctionOnResponse, GetProperties, ReleaseObject, RemoteObject, RemoteObjectId,
};
use crate::protocol::{Command, json};
use crate::untrusted::{escape, escape_up_to};
use regex_lite::{Regex, RegexBuilder};
use std::collections::{HashMap, HashSet};
use std::fmt::{self, Write as _};
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, PoisonError};

/// Elements with nothing but a pointing hand that are taken in, per frame.
const CLICKABLE: u64 = 300;

/// Nameless things to press that are explained, in all.
const EXPLAINED: usize = 100;

/// Elements of one selector that are left out, per frame.
const UNWANTED: u64 = 200;

/// Frames that are read.
const FRAMES: usize = 200;

/// Levels that are indented; a line that is deeper says how much. Real pages have up to 30, and
/// one of 10,000 would be all spaces.
const INDENTED: usize = 40;

/// Lines above a later part that say what it is in.
const WAY: usize = 30;

/// Longest expression of `find`.
const EXPRESSION: usize = 1_000;

/// How to read a page.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct SnapshotOptions {
    /// Only what contains this text, or fits this `/regular expression/`, with the way to it.
    pub find: Option<String>,
    /// Only this element and what is in it.
    pub target: Option<Address>,
    /// Only so many levels.
    pub depth: Option<usize>,
    /// Add `[box=x,y,width,height]` in CSS pixels of the viewport.
    pub boxes: bool,
    /// Most lines. Default 300.
    pub max_nodes: usize,
    /// Most characters. Default 24,000.
    pub max_chars: usize,
    /// Selectors of elements that are left out with what is in them.
    pub ignore: Vec<String>,
}

impl Default for SnapshotOptions {
    fn default() -> Self {
        Self {
            find: None,
            target: None,
            depth: None,
            boxes: false,
            max_nodes: 300,
            max_chars: 24_000,
            ignore: Vec::new(),
        }
    }
}

impl SnapshotOptions {
    /// These options with some changed.
    #[must_use]
    pub fn with(mut self, change: impl FnOnce(&mut Self)) -> Self {
        change(&mut self);
        self
    }
}

/// A page as it was read: all of it is kept, so that what was cut can be read on.
#[derive(Debug)]
pub struct PageSnapshot {
    number: u64,
    pub(super) tree: Tree,
    pub(super) frames: Vec<Arc<FrameState>>,
    lines: Arc<[Line]>,
    options: SnapshotOptions,
    total_nodes: usize,
    matches: Option<usize>,
    boxes: HashMap<usize, String>,
}

#[derive(Clone, Debug)]
struct Line {
    indent: usize,
    text: String,
    node: Option<usize>,
}

impl fmt::Display for Line {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let shown = self.indent.min(INDENTED);
        write!(f, "{:1$}- ", "", shown * 2)?;
        if self.indent > shown {
            write!(f, "[+{}] ", self.indent - shown)?;
        }
        f.write_str(&self.text)
    }
}

/// A part of a snapshot, as text.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Listing {
    /// The lines. From the page, with control characters escaped.
    pub text: String,
    /// How many lines there are in all.
    pub lines: usize,
    /// Where to read on, when this is not the end.
    pub cursor: Option<String>,
    /// With `find`: how many lines fit.
    pub matches: Option<usize>,
}

impl PageSnapshot {
    /// Not laid out yet.
    pub(super) fn new(tree: Tree, frames: Vec<FrameNodes>, options: &SnapshotOptions) -> Self {
        static NUMBERS: AtomicU64 = AtomicU64::new(1);
        let total_nodes = tree.nodes.len();
        Self {
            number: NUMBERS.fetch_add(1, Ordering::Relaxed),
            tree,
            frames: frames.into_iter().map(|frame| frame.state).collect(),
            lines: Arc::default(),
            options: options.clone(),
            total_nodes,
            matches: None,
            boxes: HashMap::new(),
        }
    }

    /// The first part, as text.
    pub fn text(&self) -> String {
        self.listing(0).text
    }

    /// The part that begins at a line.
    pub fn listing(&self, from: usize) -> Listing {
        let mut text = self.way_to(from);
        let mut at = from;
        let most = self.options.max_nodes.max(1);
        while let Some(line) = self.lines.get(at) {
            let mut printed = line.to_string();
            if let Some(place) = line.node.and_then(|node| self.boxes.get(&node)) {
                let _ = write!(printed, " [box={place}]");
            }
            let full = at - from >= most || text.len() + printed.len() > self.options.max_chars;
            if full && at > from {
                break;
            }
            text.push_str(&printed);
            text.push('\n');
            at += 1;
        }
        let cursor = (at < self.lines.len()).then(|| format!("s{}:{at}", self.number));
        Listing { text, lines: self.lines.len(), cursor, matches: self.matches }
    }

    /// What the line of a later part is in, as lines: the nearest, and never so much that
    /// nothing else has room.
    fn way_to(&self, from: usize) -> String {
        let mut way = Vec::new();
        let mut room = self.options.max_chars / 2;
        let mut indent = self.lines.get(from).map_or(0, |line| line.indent);
        for line in self.lines.iter().take(from).rev() {
            if line.indent >= indent {
                continue;
            }
            indent = line.indent;
            let printed = line.to_string();
            if way.len() >= WAY || printed.len() >= room {
                way.push(format!("- … {} levels", indent + 1));
                break;
            }
            room -= printed.len() + 1;
            way.push(printed);
        }
        way.iter().rev().fold(String::new(), |text, line| text + line + "\n")
    }

    /// What reading on needs: the lines, which are shared, and not the tree.
    fn to_read_on(&self) -> Self {
        Self {
            number: self.number,
            tree: Tree::default(),
            frames: self.frames.first().cloned().into_iter().collect(),
            lines: self.lines.clone(),
            options: self.options.clone(),
            total_nodes: self.total_nodes,
            matches: self.matches,
            boxes: self.boxes.clone(),
        }
    }

    /// How many nodes the page has.
    pub fn nodes(&self) -> usize {
        self.total_nodes
    }

    /// Lines that are new since the page was read before.
    pub fn has_new(&self) -> bool {
        self.tree.nodes.iter().any(|node| node.is_new)
    }

    /// One line, as it is printed.
    #[cfg(feature = "internals")]
    pub(super) fn line(&self, at: usize) -> String {
        self.lines.get(at).map(ToString::to_string).unwrap_or_default()
    }

    /// Which lines one part prints.
    fn printed(&self, from: usize) -> Vec<usize> {
        let lines = self.lines.iter().skip(from).take(self.options.max_nodes);
        lines.filter_map(|line| line.node).collect()
    }

    pub(super) fn lay_out(&mut self) -> Result<()> {
        let wanted = match self.options.find.clone() {
            Some(find) => Some(self.fitting(&find)?),
            None => None,
        };
        let start: Vec<usize> = self.tree.roots.clone();
        self.lines_of(&start, wanted.as_ref());
        Ok(())
    }

    fn lines_of(&mut self, start: &[usize], wanted: Option<&HashSet<usize>>) {
        let mut lines = Vec::new();
        let mut stack: Vec<(Child, usize)> =
            start.iter().rev().map(|node| (Child::Node(*node), 0)).collect();
        while let Some((child, indent)) = stack.pop() {
            if self.options.depth.is_some_and(|depth| indent >= depth.max(1)) {
                continue;
            }
            let at = match child {
                Child::Text(text, _) => {
                    if wanted.is_none() {
                        let text = tree::quoted(&tree::clip(&tree::squeeze(&text), 300));
                        lines.push(Line { indent, text: format!("text {text}"), node: None });
                    }
                    continue;
                }
                Child::Node(at) => at,
            };
            let Some(node) = self.tree.nodes.get(at) else { continue };
            // A document is where its frame's element is; only what is in it is shown.
            let is_document = node.role == "document" && node.number.is_none();
            if wanted.is_some_and(|wanted| !wanted.contains(&at) && !is_document) {
                continue;
            }
            let inline = match node.children.as_slice() {
                [Child::Text(text, _)] => Some(tree::squeeze(text)),
                _ => None,
            };
            let mut below = indent;
            if !is_document || node.note.is_some() {
                let text = match &node.note {
                    Some(note) if is_document => escape_up_to(note, 300).to_string(),
                    _ => tree::line(node, inline.as_deref()),
                };
                lines.push(Line { indent, text, node: node.number.is_some().then_some(at) });
                below += 1;
            }
            if inline.is_some() {
                continue;
            }
            let (children, hidden) = tree::shown_children(node, &self.tree);
            if hidden > 0 && wanted.is_none() {
                let text = format!("… {hidden} more options; select one by its label");
                stack.push((Child::Text(text, true), below));
            }
            stack.extend(children.into_iter().rev().map(|child| (child, below)));
        }
        self.lines = lines.into();
    }

    /// The nodes that fit, with all above them.
    fn fitting(&mut self, find: &str) -> Result<HashSet<usize>> {
        let expression = expression(find)?;
        let parents = self.tree.parents();
        let (mut wanted, mut count) = (HashSet::new(), 0);
        for (at, node) in self.tree.nodes.iter().enumerate() {
            let mut text = format!("{} {} {}", node.role, node.name, node.value);
            if let Some(note) = &node.note {
                text.push(' ');
                text.push_str(note);
            }
            for child in &node.children {
                if let Child::Text(more, _) = child {
                    text.push(' ');
                    text.push_str(&tree::squeeze(more));
                }
            }
            if !expression.is_match(text.trim_end()) {
                continue;
            }
            count += 1;
            let mut at = Some(at);
            while let Some(here) = at {
                if !wanted.insert(here) {
                    break;
                }
                at = parents.get(&here).copied();
            }
        }
        self.matches = Some(count);
        Ok(wanted)
    }
}

/// `/regular expression/`, with `i` behind it for either case; or plain text in either case.
fn expression(find: &str) -> Result<Regex> {
    if find.len() > EXPRESSION || find.is_empty() {
        let message = format!("find has {} bytes", find.len());
        return Err(Refusal::argument(message, format!("use 1 to {EXPRESSION}")));
    }
    let inner = find.strip_prefix('/').and_then(|rest| {
        rest.strip_suffix('/')
            .map(|rest| (rest, false))
            .or_else(|| rest.strip_suffix("/i").map(|rest| (rest, true)))
    });
    let (pattern, any_case) = match inner {
        Some((pattern, any_case)) if !pattern.is_empty() => (pattern.to_owned(), any_case),
        _ => (regex_lite::escape(find), true),
    };
    let built = RegexBuilder::new(&pattern).case_insensitive(any_case).size_limit(1 << 20).build();
    built.map_err(|error| {
        Refusal::argument(
            format!("find is not a regular expression: {}", escape(&error.to_string())),
            "write /…/ with balanced brackets, or plain text",
        )
    })
}

impl Driver {
    /// Reads the page.
    ///
    /// # Errors
    /// `Engine` with `Blocked` when a dialog is open; `Frame` when the main document cannot be
    /// read; those of the target's address.
    pub fn snapshot(&self, options: &SnapshotOptions) -> Result<Arc<PageSnapshot>> {
        let mut snapshot = self.read(options)?;
        if let Some(target) = &options.target {
            let element = self.element_in(&snapshot, target)?;
            let node = element.number.and_then(|number| snapshot.tree.by_number.get(&number));
            let node = node.copied().ok_or_else(|| {
                let message = "the target is not in the accessibility tree";
                Refusal::new(Reason::Hidden, message, "read the page without target")
            })?;
            snapshot.tree.roots = vec![node];
        }
        self.explain(&mut snapshot)?;
        snapshot.lay_out()?;
        if options.boxes {
            self.measure(&mut snapshot)?;
        }
        *self.memory.listing.lock().unwrap_or_else(PoisonError::into_inner) =
            Some(Arc::new(snapshot.to_read_on()));
        Ok(Arc::new(snapshot))
    }

    /// Reads on where a listing was cut, in the same picture of the page.
    ///
    /// # Errors
    /// `Stale` when the page was read again since; `Argument`.
    pub fn read_on(&self, cursor: &str) -> Result<Listing> {
        let parsed = cursor.strip_prefix('s').and_then(|rest| rest.split_once(':'));
        let parsed = parsed.and_then(|(number, line)| {
            Some((number.parse::<u64>().ok()?, line.parse::<usize>().ok()?))
        });
        let (number, line) = parsed.ok_or_else(|| {
            Refusal::argument(
                format!("\"{}\" is not a cursor", escape_up_to(cursor, 40)),
                "use the cursor that the cut listing named",
            )
        })?;
        let kept = self.memory.listing.lock().unwrap_or_else(PoisonError::into_inner).clone();
        match kept {
            Some(kept) if kept.number == number && line < kept.lines.len() => {
                Ok(kept.listing(line))
            }
            _ => Err(Refusal::new(
                Reason::Stale,
                "the listing of this cursor is no longer kept",
                "take a new browser_snapshot",
            )),
        }
    }

    /// The whole page, not laid out. Documents that change meanwhile are read again.
    pub(super) fn read(&self, options: &SnapshotOptions) -> Result<PageSnapshot> {
        let mut tries = 0;
        loop {
            match self.read_once(options) {
                Err(refusal) if super::driver::is_lost(&refusal) && tries < 5 => {
                    tries += 1;
                    if self.left().is_zero() {
                        return Err(refusal);
                    }
                }
                // Its document gave way to another while it was read: what was read of its frames
                // is of the old one. A page that never rests is shown as it was met.
                Ok(page) if tries < 5 && self.is_past(&page) && !self.left().is_zero() => {
                    tries += 1;
                }
                answer => return answer,
            }
        }
    }

    fn is_past(&self, page: &PageSnapshot) -> bool {
        let now = self.frames().first().and_then(|frame| frame.loader.clone());
        now != page.frames.first().and_then(|frame| frame.loader.clone())
    }

    fn read_once(&self, options: &SnapshotOptions) -> Result<PageSnapshot> {
        self.wait_parsed()?;
        let states = self.frames();
        let group = self.group();
        let main = states.first().map(|state| state.id.clone());
        let mut asked = Vec::new();
        for state in states.iter().take(FRAMES) {
            asked.push((state.clone(), self.ask_for_tree(state, &group)));
        }
        let mut frames = Vec::new();
        for (state, sent) in asked {
            let is_main = main.as_ref() == Some(&state.id);
            let mut nodes = Vec::new();
            let mut owner = None;
            let mut clickables = None;
            let mut unreadable = state.unreachable.as_ref().and_then(|why| match why {
                Unreachable::Failed(_) => None,
                why => Some(why.as_str().to_owned()),
            });
            match sent {
                Ok(sent) => {
                    clickables = sent.clickables;
                    owner = sent.owner.and_then(|pending| pending.wait().ok());
                    let answer = match sent.tree {
                        Some(pending) => pending.wait(),
                        None => Err(Error::misuse("its document is not there yet")),
                    };
                    let answer =
                        answer.and_then(|raw| raw.decode::<ax::Answer>(GetFullAXTree::METHOD));
                    match answer {
                        Ok(answer) => nodes = answer.nodes,
                        Err(error) if is_main || matches!(error, Error::Blocked(_)) => {
                            return Err(error.into());
                        }
                        Err(error) => unreadable = Some(error.what().to_string()),
                    }
                }
                Err(refusal) if is_main => return Err(refusal),
                Err(refusal) => unreadable = Some(refusal.message().to_owned()),
            }
            let mut pressable = Pressable::default();
            let mut unwanted = HashSet::new();
            if unreadable.is_none() {
                if let Ok(frame) = self.browser.frame(state.id.clone()) {
                    let document = nodes.first().and_then(|root| root.backend).map(BackendNodeId);
                    pressable = self.pressable(&frame, document, clickables, &group)?;
                    for selector in &options.ignore {
                        let arguments = vec![value(selector.as_str()), value(UNWANTED)];
                        unwanted.extend(self.nodes_named(&frame, "query", arguments, &group)?);
                    }
                }
            }
            let owner = owner
                .map(|owner: crate::protocol::dom::GetFrameOwnerResponse| owner.backend_node_id.0);
            let Pressable { clickable, listening } = pressable;
            frames.push(FrameNodes {
                state,
                nodes,
                owner,
                clickable,
                listening,
                unwanted,
                unreadable,
            });
        }
        let top = frames.first().and_then(|frame| frame.state.loader.clone());
        let before = self.memory.listing.lock().unwrap_or_else(PoisonError::into_inner).clone();
        let before = before.and_then(|before| before.frames.first()?.loader.clone());
        let tree = Tree::build(self.id(), &frames, &self.refs, before.is_some() && before == top);
        Ok(PageSnapshot::new(tree, frames, options))
    }

    fn ask_for_tree(&self, state: &FrameState, group: &Group) -> Result<Sent> {
        let usable = matches!(state.unreachable, None | Some(Unreachable::Failed(_)));
        let owner = match &state.parent {
            Some(parent) => {
                let session = self.browser.frame(parent.clone()).and_then(|frame| frame.session());
                session.ok().map(|session| {
                    self.hand_on(&session).send(&GetFrameOwner::new(state.id.clone()))
                })
            }
            None => None,
        };
        if !usable || state.context.is_none() {
            return Ok(Sent { tree: None, owner, clickables: None });
        }
        let frame = self.browser.frame(state.id.clone())?;
        let session = self.hand_on(&frame.session()?);
        let tree =
            json::encode(&GetFullAXTree::new().with(|p| p.frame_id = Some(state.id.clone())));
        let tree = session.send_raw(GetFullAXTree::METHOD, tree)?;
        // In the same round trip.
        let clickables = self.send_hold(&frame, "clickables", vec![value(CLICKABLE)], group);
        Ok(Sent { tree: Some(tree), owner, clickables })
    }

    /// The backend ids of the elements that one of our functions gives. None when the frame's
    /// document went meanwhile.
    pub(super) fn nodes_named(
        &self,
        frame: &Frame,
        function: &str,
        arguments: Vec<crate::protocol::runtime::CallArgument>,
        group: &Group,
    ) -> Result<HashSet<i64>> {
        let found = match self.elements_named(frame, function, arguments, group) {
            Ok(found) => found,
            Err(refusal) if is_harmless(&refusal) => return Ok(HashSet::new()),
            Err(refusal) => return Err(refusal),
        };
        Ok(found.into_iter().collect())
    }

    /// The same in order.
    pub(super) fn elements_named(
        &self,
        frame: &Frame,
        function: &str,
        arguments: Vec<crate::protocol::runtime::CallArgument>,
        group: &Group,
    ) -> Result<Vec<i64>> {
        let list = self.objects_named(frame, function, arguments, group)?;
        let session = self.hand_on(&frame.session()?);
        let ids = list.into_iter().filter_map(|object| object.object_id);
        let pending: Vec<_> = ids.map(|id| described(&session, id)).collect();
        let mut found = Vec::new();
        for pending in pending {
            found.push(pending.wait()?.node.backend_node_id.0);
        }
        Ok(found)
    }

    /// The objects in a list that one of our functions gives, in order.
    fn objects_named(
        &self,
        frame: &Frame,
        function: &str,
        arguments: Vec<crate::protocol::runtime::CallArgument>,
        group: &Group,
    ) -> Result<Vec<RemoteObject>> {
        let list = self.hold(frame, function, arguments, group)?;
        self.objects_of(frame, list)
    }

    /// The objects in a list that is held in a document.
    fn objects_of(&self, frame: &Frame, list: RemoteObject) -> Result<Vec<RemoteObject>> {
        if list.description.as_deref() == Some("Array(0)") {
            return Ok(Vec::new());
        }
        let Some(id) = list.object_id else { return Ok(Vec::new()) };
        let command = GetProperties::new(id).with(|p| p.own_properties = Some(true));
        let properties = self.call(frame, &command)?;
        Ok(properties
            .result
            .into_iter()
            .filter(|property| property.name.bytes().all(|byte| byte.is_ascii_digit()))
            .filter_map(|property| property.value)
            .collect())
    }

    /// What can be pressed in a frame although its role does not say so. Pages give a `div` a
    /// listener and no role; the browser keeps such a node in its tree, and only the listeners
    /// tell it from the others.
    fn pressable(
        &self,
        frame: &Frame,
        document: Option<BackendNodeId>,
        sent: Option<Pending<CallFunctionOnResponse>>,
        group: &Group,
    ) -> Result<Pressable> {
        match self.pressable_now(frame, document, sent, group) {
            Err(refusal) if is_harmless(&refusal) => Ok(Pressable::default()),
            answer => answer,
        }
    }

    fn pressable_now(
        &self,
        frame: &Frame,
        document: Option<BackendNodeId>,
        sent: Option<Pending<CallFunctionOnResponse>>,
        group: &Group,
    ) -> Result<Pressable> {
        let session = self.hand_on(&frame.session()?);
        let document = document.map(|node| resolved(&session, node));
        // As it was asked for with the tree; asked once more when that document went.
        let answer = sent.and_then(|pending| pending.wait().ok());
        let answer = answer.filter(|answer| answer.exception_details.is_none());
        let list = match answer.map(|answer| self.objects_of(frame, answer.result)) {
            Some(Ok(list)) => list,
            _ => self.objects_named(frame, "clickables", vec![value(CLICKABLE)], group)?,
        };
        let (mut roots, mut elements) = (Vec::new(), Vec::new());
        for object in list {
            let is_root = object.class_name.as_deref() == Some("ShadowRoot");
            let Some(id) = object.object_id else { continue };
            if is_root { &mut roots } else { &mut elements }.push(described(&session, id));
        }
        let mut listeners = Vec::new();
        if let Some(document) = document {
            listeners.extend(listening(&session, document.wait()?));
        }
        let mut resolving = Vec::new();
        for pending in roots {
            resolving.push(resolved(&session, pending.wait()?.node.backend_node_id));
        }
        for pending in resolving {
            listeners.extend(listening(&session, pending.wait()?));
        }
        let mut found = Pressable::default();
        let mut body = None;
        for pending in elements {
            let node = pending.wait()?.node.backend_node_id;
            if body.is_none() {
                body = Some(node);
            } else {
                found.clickable.insert(node.0);
            }
        }
        let of_mouse = |kind: &str| {
            let kinds = ["click", "dblclick", "mousedown", "mouseup", "pointerdown", "pointerup"];
            kinds.contains(&kind)
        };
        for (id, pending) in listeners {
            let answer = pending.wait();
            self.later(session.send(&ReleaseObject::new(id)));
            let nodes = match answer {
                Ok(answer) => answer.listeners,
                Err(error) if is_harmless(&error.clone().into()) => continue,
                Err(error) => return Err(error.into()),
            };
            let nodes = nodes.into_iter().filter(|listener| of_mouse(&listener.r#type));
            let nodes = nodes.filter_map(|listener| listener.backend_node_id);
            found.listening.extend(nodes.filter(|node| Some(*node) != body).map(|node| node.0));
        }
        Ok(found)
    }

    /// What has no name is told by its tag, id and classes: they often say what an icon means.
    fn explain(&self, snapshot: &mut PageSnapshot) -> Result<()> {
        let mut asked = Vec::new();
        let mute = snapshot.tree.nodes.iter().enumerate().filter(|(_, node)| node.is_mute());
        for (at, node) in mute.take(EXPLAINED) {
            let (Some(state), Some(backend)) = (snapshot.frames.get(node.frame), node.backend)
            else {
                continue;
            };
            let frame = self.browser.frame(state.id.clone());
            let Ok(session) = frame.and_then(|frame| frame.session()) else { continue };
            let command = DescribeNode::new().with(|p| p.backend_node_id = Some(backend.into()));
            asked.push((at, self.hand_on(&session).send(&command)));
        }
        for (at, pending) in asked {
            let answer: DescribeNodeResponse = match pending.wait() {
                Ok(answer) => answer,
                // It went meanwhile.
                Err(Error::Refused(_)) => continue,
                Err(error) => return Err(error.into()),
            };
            if let Some(node) = snapshot.tree.nodes.get_mut(at) {
                node.note = Some(selector_like(&answer));
            }
        }
        Ok(())
    }

    /// Waits a little for a document that is still being parsed; a page that streams for ever is
    /// read as far as it came. One that was parsed is not asked again.
    fn wait_parsed(&self) -> Result<()> {
        let frame = self.main_frame()?;
        let loader = frame.state()?.loader.clone();
        let parsed = || self.memory.parsed.lock().unwrap_or_else(PoisonError::into_inner);
        if loader.is_some() && *parsed() == loader {
            return Ok(());
        }
        if self.ask(&frame, "parsed", vec![value(2_000)])? == true {
            // The document that answered may be a later one; then that one is asked next time.
            *parsed() = loader;
        }
        Ok(())
    }

    fn measure(&self, snapshot: &mut PageSnapshot) -> Result<()> {
        let mut asked = Vec::new();
        for at in snapshot.printed(0) {
            let Some(node) = snapshot.tree.nodes.get(at) else { continue };
            let Some(state) = snapshot.frames.get(node.frame) else { continue };
            let Some(backend) = node.backend else { continue };
            let Ok(session) =
                self.browser.frame(state.id.clone()).and_then(|frame| frame.session())
            else {
                continue;
            };
            let command = crate::protocol::dom::GetBoxModel::new()
                .with(|p| p.backend_node_id = Some(backend.into()));
            asked.push((at, state.id.clone(), self.hand_on(&session).send(&command)));
        }
        let mut ways = HashMap::new();
        for (at, frame, pending) in asked {
            // An element without a box has none to tell.
            let Ok(answer) = pending.wait() else { continue };
            let way = match ways.get(&frame) {
                Some(way) => way,
                None => {
                    let way = self.way_of_session(&self.browser.frame(frame.clone())?)?;
                    ways.entry(frame).or_insert(way)
                }
            };
            if let Some(place) = way.bounds(&answer.model.border) {
                snapshot.boxes.insert(at, place);
            }
        }
        Ok(())
    }
}

#[derive(Default)]
struct Pressable {
    /// By the hand that the mouse becomes over them.
    clickable: HashSet<i64>,
    /// By their listeners.
    listening: HashSet<i64>,
}

fn described(session: &Session, id: RemoteObjectId) -> Pending<DescribeNodeResponse> {
    session.send(&DescribeNode::new().with(|p| p.object_id = Some(id)))
}

/// A node in the page's own world, in no group: objects of a group would bring the sources of
/// all handlers along.
fn resolved(session: &Session, node: BackendNodeId) -> Pending<ResolveNodeResponse> {
    session.send(&ResolveNode::new().with(|p| p.backend_node_id = Some(node)))
}

/// The listeners in a tree. Without `pierce`: with it, which also means those of all worlds, the
/// page crashes now and then (Chromium 156, 11 of 75 small pages).
fn listening(
    session: &Session,
    root: ResolveNodeResponse,
) -> Option<(RemoteObjectId, Pending<GetEventListenersResponse>)> {
    let id = root.object.object_id?;
    let command = GetEventListeners::new(id.clone()).with(|p| p.depth = Some(-1));
    Some((id, session.send(&command)))
}

/// `<span#id.class>`.
fn selector_like(answer: &DescribeNodeResponse) -> String {
    let node = &answer.node;
    let attributes = node.attributes.as_deref().unwrap_or_default();
    let attribute = |name: &str| {
        let mut pairs = attributes.chunks_exact(2);
        pairs.find_map(|pair| match pair {
            [key, value] if key == name => Some(tree::squeeze(value)),
            _ => None,
        })
    };
    let mut text = format!("<{}", node.local_name);
    if let Some(id) = attribute("id").filter(|id| !id.is_empty()) {
        let _ = write!(text, "#{}", tree::clip(&id, 40));
    }
    for class in attribute("class").unwrap_or_default().split(' ').take(3) {
        if !class.is_empty() {
            let _ = write!(text, ".{}", tree::clip(class, 40));
        }
    }
    text.push('>');
    text
}

struct Sent {
    tree: Option<PendingRaw>,
    owner: Option<Pending<crate::protocol::dom::GetFrameOwnerResponse>>,
    clickables: Option<Pending<CallFunctionOnResponse>>,
}

/// A frame that went or cannot run scripts leaves the rest of the page readable.
fn is_harmless(refusal: &Refusal) -> bool {
    match refusal.engine() {
        Some(Error::Blocked(_) | Error::Cancelled(_) | Error::Disconnected(_)) => false,
        Some(_) => true,
        None => true,
    }
}
