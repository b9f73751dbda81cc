//! Finding the one element that is meant.

use super::driver::{Driver, Group, value};
use super::refs::{Key, Refs, stale};
use super::refusal::{Reason, Refusal, Result};
use super::snapshot::{PageSnapshot, SnapshotOptions};
use super::tree::{Child, Tree, label, quoted, squeeze};
use crate::client::Frame;
use crate::error::Error;
use crate::protocol::dom::ResolveNode;
use crate::protocol::page::FrameId;
use crate::protocol::runtime::RemoteObjectId;
use crate::protocol::target::TargetID;
use crate::untrusted::escape_up_to;
use std::collections::{HashMap, HashSet};
use std::fmt::Write as _;

/// Candidates that a refusal lists.
const LISTED: usize = 10;

/// Elements looked at for one selector, per frame.
const FOUND: u64 = 50;

/// Longest description of an element, in bytes.
const LONGEST: usize = 4_000;

/// Which element.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Address {
    /// A ref of a snapshot: `e12`.
    Ref(String),
    /// By role, and by name unless the role is the only one of its kind.
    Role {
        /// `button`, `link`, `textbox`…
        role: String,
        /// Its accessible name; the whole name first, else a part of it in either case.
        name: Option<String>,
    },
    /// By its name or text; the whole first, else a part of it in either case.
    Text(String),
    /// By a CSS selector, through open shadow roots and every frame.
    Selector(String),
}

impl Address {
    /// By role and name.
    pub fn role(role: impl Into<String>, name: impl Into<String>) -> Self {
        Self::Role { role: role.into(), name: Some(name.into()) }
    }

    /// A ref when it looks like one (`e12`, `[ref=e12]`), else a CSS selector.
    pub fn ref_or_selector(text: &str) -> Self {
        match super::refs::parse(text) {
            Some(_) => Self::Ref(text.to_owned()),
            None => Self::Selector(text.to_owned()),
        }
    }

    /// How the caller wrote it.
    pub(super) fn words(&self) -> String {
        match self {
            Self::Ref(text) => format!("ref {}", escape_up_to(text, 40)),
            Self::Role { role, name: None } => format!("role {}", escape_up_to(role, 40)),
            Self::Role { role, name: Some(name) } => {
                format!("{} {}", escape_up_to(role, 40), quoted(&super::tree::clip(name, 100)))
            }
            Self::Text(text) => format!("text {}", quoted(&super::tree::clip(text, 100))),
            Self::Selector(text) => format!("selector {}", escape_up_to(text, 100)),
        }
    }

    pub(super) fn check(&self) -> Result<()> {
        let texts: [Option<&str>; 2] = match self {
            Self::Ref(text) | Self::Text(text) | Self::Selector(text) => [Some(text), None],
            Self::Role { role, name } => [Some(role), name.as_deref()],
        };
        for text in texts.into_iter().flatten() {
            if text.trim().is_empty() || text.len() > LONGEST {
                let message = format!("an element cannot be named by {} bytes", text.len());
                return Err(Refusal::argument(message, "give a ref, a name, a text or a selector"));
            }
        }
        Ok(())
    }
}

/// An element in its document, held for one step.
#[derive(Debug)]
pub(super) struct Element {
    pub(super) frame: Frame,
    pub(super) object: RemoteObjectId,
    pub(super) number: Option<u64>,
    pub(super) label: String,
    pub(super) group: Group,
}

impl Element {
    /// Its ref and what it is, for messages.
    pub(super) fn words(&self) -> String {
        match self.number {
            Some(number) => format!("{} [ref=e{number}]", self.label),
            None => self.label.clone(),
        }
    }

    /// The refusal for an element that went while it was in hand.
    pub(super) fn gone(&self) -> Refusal {
        match self.number {
            Some(number) => stale(number, &self.label),
            None => Refusal::new(
                Reason::Stale,
                format!("the element {} is gone: the page has changed", self.label),
                "take a new browser_snapshot",
            ),
        }
    }

    /// The same obstacle in words about this element: a document that went takes its elements
    /// along.
    pub(super) fn lost(&self, refusal: Refusal) -> Refusal {
        if super::driver::is_lost(&refusal) { self.gone() } else { refusal }
    }
}

/// A node that fits.
pub(super) struct Candidate {
    frame: FrameId,
    key: Key,
    label: String,
    /// Its place in the tree, if it has one.
    pub(super) at: Option<usize>,
}

impl Driver {
    /// The one element of an address, now.
    pub(super) fn element(&self, address: &Address) -> Result<Element> {
        address.check()?;
        match address {
            Address::Ref(text) => self.of_ref(text),
            _ => {
                let snapshot = self.read(&SnapshotOptions::default())?;
                self.element_in(&snapshot, address)
            }
        }
    }

    /// The same, where the page has just been read.
    pub(super) fn element_in(&self, page: &PageSnapshot, address: &Address) -> Result<Element> {
        address.check()?;
        let candidates = match address {
            Address::Ref(text) => return self.of_ref(text),
            Address::Role { role, name } => by_role(page, role, name.as_deref()),
            Address::Text(text) => by_text(page, text),
            Address::Selector(selector) => self.by_selector(page, selector)?,
        };
        match candidates.as_slice() {
            [only] => {
                let (number, _) = self.refs.number(self.id(), &only.key, &only.label);
                self.resolve(number, &only.frame, only.key.node, &only.label)
            }
            [] => Err(not_found(page, address)),
            several => Err(ambiguous(&self.refs, self.id(), page, address, several)),
        }
    }

    fn of_ref(&self, text: &str) -> Result<Element> {
        let (number, known) = self.refs.find(text)?;
        if known.page != *self.id() {
            let there = self.browser.snapshot().target(&known.page).is_some();
            if there {
                return Err(Refusal::new(
                    Reason::Stale,
                    format!("the ref e{number} ({}) belongs to another tab", known.label),
                    "select that tab with browser_tabs, or take a browser_snapshot of this one",
                ));
            }
            return Err(stale(number, &known.label));
        }
        let state = self.browser.snapshot().frame(&known.key.frame).cloned();
        let same = state.is_some_and(|state| state.loader.as_ref() == Some(&known.key.loader));
        if !same {
            return Err(stale(number, &known.label));
        }
        self.resolve(number, &known.key.frame, known.key.node, &known.label)
    }

    fn resolve(&self, number: u64, frame: &FrameId, node: i64, label: &str) -> Result<Element> {
        let gone = || stale(number, label);
        let frame = self.browser.frame(frame.clone()).map_err(|_| gone())?;
        let group = self.group();
        let mut again = true;
        loop {
            let context = self.context(&frame)?;
            let command = ResolveNode::new().with(|p| {
                p.backend_node_id = Some(node.into());
                p.execution_context_id = Some(context);
                p.object_group = Some(group.name().to_owned());
            });
            group.joins(&frame.session()?);
            match self.call(&frame, &command) {
                Ok(answer) => {
                    let object = answer.object.object_id.ok_or_else(gone)?;
                    let label = label.to_owned();
                    return Ok(Element { frame, object, number: Some(number), label, group });
                }
                // Our world went with its document, and was made anew.
                Err(refusal) if again && super::driver::is_lost(&refusal) => {
                    again = false;
                    self.forget_world(&frame);
                }
                // "No node with given id found", "Node with given id does not belong to the
                // document".
                Err(refusal) => {
                    return Err(match refusal.engine() {
                        Some(Error::Refused(_)) => gone(),
                        _ => refusal,
                    });
                }
            }
        }
    }

    fn by_selector(&self, page: &PageSnapshot, selector: &str) -> Result<Vec<Candidate>> {
        let group = self.group();
        let mut candidates = Vec::new();
        for (frame, state) in self.reachable() {
            let arguments = vec![value(selector), value(FOUND)];
            let nodes = match self.elements_named(&frame, "query", arguments, &group) {
                Ok(nodes) => nodes,
                Err(refusal) if refusal.message().contains("SyntaxError") => {
                    return Err(Refusal::argument(
                        format!("\"{}\" is not a selector", escape_up_to(selector, 100)),
                        "write a CSS selector; for a ref use ref, for words use text",
                    ));
                }
                Err(refusal) if super::driver::is_lost(&refusal) => continue,
                Err(refusal) => return Err(refusal),
            };
            let Some(loader) = state.loader.clone() else { continue };
            let index = page.frames.iter().position(|known| known.id == state.id);
            for node in nodes {
                let key = Key { frame: state.id.clone(), loader: loader.clone(), node };
                let at = index.and_then(|index| page.tree.by_node.get(&(index, node)).copied());
                let label = match at.and_then(|at| page.tree.nodes.get(at)) {
                    Some(node) => label(node),
                    None => format!("element {}", escape_up_to(selector, 60)),
                };
                candidates.push(Candidate { frame: state.id.clone(), key, label, at });
            }
        }
        Ok(candidates)
    }
}

/// The refusal that lists what fits, with refs to choose by.
pub(super) fn ambiguous(
    refs: &Refs,
    id: &TargetID,
    page: &PageSnapshot,
    address: &Address,
    candidates: &[Candidate],
) -> Refusal {
    let count = candidates.len();
    let mut message = format!("{count} elements fit {}:", address.words());
    let parents = page.tree.parents();
    for candidate in candidates.iter().take(LISTED) {
        let (number, _) = refs.number(id, &candidate.key, &candidate.label);
        let _ = write!(message, "\n- {} [ref=e{number}]", candidate.label);
        let path = candidate.at.map(|at| path(&page.tree, &parents, at)).unwrap_or_default();
        if !path.is_empty() {
            let _ = write!(message, " in {}", path.join(" in "));
        }
    }
    if count > LISTED {
        let _ = write!(message, "\n- … and {} more", count - LISTED);
    }
    Refusal::new(Reason::Ambiguous, message, "\nname one of them by its ref")
}

/// How many nodes of a page fit an address that is no ref and no selector.
pub(super) fn count(page: &PageSnapshot, address: &Address) -> u64 {
    fitting(page, address).len() as u64
}

/// Those nodes.
pub(super) fn fitting(page: &PageSnapshot, address: &Address) -> Vec<Candidate> {
    match address {
        Address::Role { role, name } => by_role(page, role, name.as_deref()),
        Address::Text(text) => by_text(page, text),
        Address::Ref(_) | Address::Selector(_) => Vec::new(),
    }
}

pub(super) fn not_found(page: &PageSnapshot, address: &Address) -> Refusal {
    let mut message = format!("nothing in the page fits {}", address.words());
    if let Address::Role { role, name: Some(_) } = address {
        let same: Vec<String> = page
            .tree
            .nodes
            .iter()
            .filter(|node| node.role.eq_ignore_ascii_case(role) && !node.name.is_empty())
            .take(5)
            .map(|node| quoted(&super::tree::clip(&node.name, 40)))
            .collect();
        if !same.is_empty() {
            let _ = write!(message, "; {} there: {}", escape_up_to(role, 40), same.join(", "));
        }
    }
    let next = "take a browser_snapshot, or wait with browser_wait until it is there";
    Refusal::new(Reason::NotFound, message, next)
}

fn candidate(page: &PageSnapshot, at: usize) -> Option<Candidate> {
    let node = page.tree.nodes.get(at)?;
    let state = page.frames.get(node.frame)?;
    let key = Key { frame: state.id.clone(), loader: state.loader.clone()?, node: node.backend? };
    Some(Candidate { frame: state.id.clone(), key, label: label(node), at: Some(at) })
}

/// The nearest named nodes above.
fn path(tree: &Tree, parents: &HashMap<usize, usize>, at: usize) -> Vec<String> {
    let mut path = Vec::new();
    let mut at = parents.get(&at).copied();
    while let Some(node) = at.and_then(|at| tree.nodes.get(at)) {
        if !node.name.is_empty() {
            path.push(label(node));
        }
        if path.len() == 3 {
            break;
        }
        at = at.and_then(|at| parents.get(&at).copied());
    }
    path
}

fn by_role(page: &PageSnapshot, role: &str, name: Option<&str>) -> Vec<Candidate> {
    let of_role = |wanted: &str| {
        let nodes = page.tree.nodes.iter().enumerate();
        nodes
            .filter(|(_, node)| node.backend.is_some() && node.role.eq_ignore_ascii_case(wanted))
            .map(|(at, node)| (at, node.name.clone()))
            .collect::<Vec<_>>()
    };
    let role = role.trim();
    let nodes = of_role(if role.eq_ignore_ascii_case("image") { "img" } else { role });
    let Some(name) = name else {
        return nodes.iter().filter_map(|(at, _)| candidate(page, *at)).collect();
    };
    let fits = best(&nodes, name);
    fits.into_iter().filter_map(|at| candidate(page, at)).collect()
}

fn by_text(page: &PageSnapshot, text: &str) -> Vec<Candidate> {
    let mut named = Vec::new();
    for (at, node) in page.tree.nodes.iter().enumerate() {
        if node.backend.is_none() {
            continue;
        }
        if !node.name.is_empty() {
            named.push((at, node.name.clone()));
        }
        for child in &node.children {
            if let Child::Text(text, _) = child {
                named.push((at, squeeze(text)));
            }
        }
    }
    let mut fits = best(&named, text);
    fits.dedup();
    // What holds a candidate says the same in more words. One walk up for all of them: in a page
    // of 10,000 lines a letter fits most.
    let parents = page.tree.parents();
    let mut holders = HashSet::new();
    for at in &fits {
        let mut above = parents.get(at);
        while let Some(here) = above {
            if !holders.insert(*here) {
                break;
            }
            above = parents.get(here);
        }
    }
    fits.retain(|at| !holders.contains(at));
    fits.into_iter().filter_map(|at| candidate(page, at)).collect()
}

/// Those with the whole name; else the same in either case; else those that contain it.
fn best(named: &[(usize, String)], wanted: &str) -> Vec<usize> {
    let wanted = squeeze(wanted);
    let lower = wanted.to_lowercase();
    let stages: [&dyn Fn(&str) -> bool; 3] =
        [&|name| name == wanted, &|name| name.to_lowercase() == lower, &|name| {
            name.to_lowercase().contains(&lower)
        }];
    for fits in stages {
        let found: Vec<usize> =
            named.iter().filter(|(_, name)| fits(name)).map(|(at, _)| *at).collect();
        if !found.is_empty() {
            return found;
        }
    }
    Vec::new()
}
