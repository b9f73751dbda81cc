//! The accessibility trees of all frames of a page, joined into one and freed of noise.

use super::ax;
use super::refs::{Key, Refs};
use crate::core::frames::FrameState;
use crate::protocol::target::TargetID;
use crate::untrusted::escape_up_to;
use std::collections::{HashMap, HashSet};
use std::fmt::Write as _;
use std::sync::Arc;

/// Longest text of one node, in characters.
const TEXT: usize = 300;

/// Options of one list that are shown.
const OPTIONS: usize = 20;

/// More nodes than a thing to press has in it.
const MUCH: usize = 10;

/// Nodes that are compared with a name.
const COMPARED: usize = 200;

/// What one frame answered.
pub(super) struct FrameNodes {
    pub(super) state: Arc<FrameState>,
    pub(super) nodes: Vec<ax::Node>,
    /// The node of the element that holds this frame, in the parent's document.
    pub(super) owner: Option<i64>,
    /// Nodes that a person would press although nothing says what they are.
    pub(super) clickable: HashSet<i64>,
    /// Nodes with listeners of their own for what a mouse does.
    pub(super) listening: HashSet<i64>,
    /// Nodes that the caller does not want to see.
    pub(super) unwanted: HashSet<i64>,
    /// Why nothing could be read.
    pub(super) unreadable: Option<String>,
}

/// A node that is shown: one line.
#[derive(Clone, Debug)]
pub(super) struct Node {
    pub(super) role: String,
    pub(super) name: String,
    pub(super) value: String,
    /// `checked`, `level=2`…
    pub(super) states: Vec<String>,
    pub(super) children: Vec<Child>,
    /// Which of the frames it is in, by its place in the list.
    pub(super) frame: usize,
    pub(super) backend: Option<i64>,
    pub(super) number: Option<u64>,
    pub(super) is_new: bool,
    pub(super) note: Option<String>,
}

#[derive(Clone, Debug)]
pub(super) enum Child {
    Node(usize),
    /// Text, and whether it is complete: texts of different blocks do not run together.
    Text(String, bool),
}

/// All of a page.
#[derive(Debug, Default)]
pub(super) struct Tree {
    pub(super) nodes: Vec<Node>,
    pub(super) roots: Vec<usize>,
    pub(super) by_number: HashMap<u64, usize>,
    pub(super) by_node: HashMap<(usize, i64), usize>,
}

impl Tree {
    /// `mark_new`: the page was read before, so that what is new is worth a mark.
    pub(super) fn build(
        page: &TargetID,
        frames: &[FrameNodes],
        refs: &Refs,
        mark_new: bool,
    ) -> Self {
        let mut tree = Self::default();
        let mut tops = Vec::new();
        for (index, frame) in frames.iter().enumerate() {
            tops.push(tree.add_frame(index, frame));
        }
        for (index, frame) in frames.iter().enumerate() {
            let Some(top) = tops.get(index).copied() else { continue };
            let parent = frame.state.parent.as_ref();
            let parent = frames.iter().position(|other| Some(&other.state.id) == parent);
            let holder = parent.zip(frame.owner);
            match holder.and_then(|key| tree.by_node.get(&key).copied()) {
                Some(holder) => tree.put_frame(holder, top, frame),
                // The main frame, or one whose element is not shown (it has no box).
                None => tree.roots.push(top),
            }
        }
        tree.give_numbers(page, frames, refs, mark_new);
        tree
    }

    fn put_frame(&mut self, holder: usize, top: usize, frame: &FrameNodes) {
        let children = match self.nodes.get_mut(top) {
            Some(root) if frame.unreadable.is_none() => std::mem::take(&mut root.children),
            _ => Vec::new(),
        };
        let Some(holder) = self.nodes.get_mut(holder) else { return };
        holder.children = children;
        holder.states.push(format!("frame={}", escape_up_to(frame.state.id.as_str(), 60)));
        let unreadable = frame.unreadable.as_ref();
        holder.note =
            unreadable.map(|why| format!("(not readable: {why}) {}", squeeze(&frame.state.url)));
    }

    /// The nodes of one frame; gives its root.
    fn add_frame(&mut self, index: usize, frame: &FrameNodes) -> usize {
        let by_id: HashMap<&str, &ax::Node> =
            frame.nodes.iter().map(|node| (&*node.id, node)).collect();
        let mut order = Vec::new();
        let mut seen = HashSet::new();
        let mut stack: Vec<&str> = frame.nodes.first().map(|root| &*root.id).into_iter().collect();
        while let Some(id) = stack.pop() {
            let Some(node) = by_id.get(id) else { continue };
            // `aria-owns` can tie knots.
            if !seen.insert(id) {
                continue;
            }
            order.push(*node);
            let unwanted = node.backend.is_some_and(|id| frame.unwanted.contains(&id));
            if !unwanted && !is_leaf(node) {
                stack.extend(node.children.iter().rev().map(|id| &**id));
            }
        }
        let root = self.push(Node {
            role: "document".into(),
            name: String::new(),
            value: String::new(),
            states: Vec::new(),
            children: Vec::new(),
            frame: index,
            backend: None,
            number: None,
            is_new: false,
            note: frame
                .unreadable
                .as_ref()
                .map(|why| format!("frame (not readable: {why}) {}", squeeze(&frame.state.url))),
        });
        let mut given: HashMap<&str, Vec<Child>> = HashMap::new();
        for node in order.into_iter().rev() {
            let mut children = Vec::new();
            for id in &node.children {
                children.extend(given.remove(&**id).unwrap_or_default());
            }
            let what = self.fold(index, frame, node, children);
            given.insert(&node.id, what);
        }
        let first = frame.nodes.first().map(|node| &*node.id);
        let children = first.and_then(|id| given.remove(id)).unwrap_or_default();
        let children = self.without_label(joined(children), "");
        if let Some(root) = self.nodes.get_mut(root) {
            root.children = children;
        }
        root
    }

    /// What a node comes to: itself, or what is in it.
    fn fold(
        &mut self,
        index: usize,
        frame: &FrameNodes,
        ax: &ax::Node,
        children: Vec<Child>,
    ) -> Vec<Child> {
        let (role, name, backend) = (&*ax.role, ax.name.to_string(), ax.backend);
        let has = |set: &HashSet<i64>| backend.is_some_and(|id| set.contains(&id));
        if has(&frame.unwanted) {
            return Vec::new();
        }
        let pressable = has(&frame.clickable)
            || (has(&frame.listening) && !is_control(role) && !self.holds_much(&children));
        match role {
            "InlineTextBox" | "ListMarker" => return Vec::new(),
            "LineBreak" => return vec![Child::Text(" ".into(), false)],
            "StaticText" if name.is_empty() => return Vec::new(),
            "StaticText" => return vec![Child::Text(name, false)],
            "RootWebArea" | "WebArea" => return children,
            _ => {}
        }
        let editable = ax.property("editable").is_some_and(|kind| kind == "richtext")
            && ax.property("focusable").is_some();
        let plain = matches!(
            role,
            "none" | "generic" | "LabelText" | "MenuListPopup" | "Section" | "presentation" | ""
        );
        if (ax.ignored || (plain && squeeze(&name).is_empty() && !editable)) && !pressable {
            // What is ignored is part of the line of text around it; a block is not.
            if ax.ignored {
                return children;
            }
            return self.without_label(seal(children), "");
        }
        let children = joined(children);
        let name = squeeze(&name);
        if matches!(role, "image" | "img" | "SvgRoot")
            && name.is_empty()
            && children.is_empty()
            && !pressable
            && ax.property("focusable").is_none()
        {
            return Vec::new();
        }
        let value = squeeze(&ax.value);
        let mut states = states(ax);
        let role = if editable && plain { "textbox".to_owned() } else { role_name(role) };
        if pressable {
            states.push("pressable".into());
        }
        let is_text = |child: &Child| matches!(child, Child::Text(..));
        let all: String = children
            .iter()
            .map(|child| match child {
                Child::Text(text, _) => text.as_str(),
                Child::Node(_) => "",
            })
            .collect::<Vec<_>>()
            .join(" ");
        let only_text = children.iter().all(is_text);
        let all = squeeze(&all);
        let children = if only_text && (all == name || all == value) {
            Vec::new()
        } else {
            self.without_label(children, &name)
        };
        let value = if value == name { String::new() } else { value };
        // A name that only repeats what is in it is worth nothing beside it.
        let repeats = !name.is_empty() && !children.is_empty() && is_box(&role);
        let name = if repeats && self.say(&children, &name) { String::new() } else { name };
        let node = self.push(Node {
            role,
            name,
            value,
            states,
            children,
            frame: index,
            backend,
            number: None,
            is_new: false,
            note: None,
        });
        if let Some(backend) = backend {
            self.by_node.insert((index, backend), node);
        }
        vec![Child::Node(node)]
    }

    /// A text that only says what the control beside it is called says it twice.
    fn without_label(&self, children: Vec<Child>, name: &str) -> Vec<Child> {
        let names: HashSet<String> = children
            .iter()
            .filter_map(|child| match child {
                Child::Node(node) => self.nodes.get(*node).map(|node| node.name.clone()),
                Child::Text(..) => None,
            })
            .filter(|name| !name.is_empty())
            .collect();
        children
            .into_iter()
            .filter(|child| match child {
                Child::Text(text, _) => {
                    let text = squeeze(text);
                    !names.contains(&text) && (text != name || name.is_empty())
                }
                Child::Node(_) => true,
            })
            .collect()
    }

    /// Whether some children say these words and no others, as a name made of its content does.
    /// Not recursive, and it gives up where much is to be looked at: a page can nest deeper than
    /// a stack is, and a list in a list in a list would be read as often as it is deep.
    fn say(&self, children: &[Child], words: &str) -> bool {
        let mut left = words;
        let mut count = 0;
        let mut stack: Vec<&Child> = children.iter().rev().collect();
        while let Some(child) = stack.pop() {
            count += 1;
            if count > COMPARED {
                return false;
            }
            let said = match child {
                Child::Text(text, _) => squeeze(text),
                Child::Node(at) => {
                    let Some(node) = self.nodes.get(*at) else { continue };
                    if node.name.is_empty() {
                        stack.extend(node.children.iter().rev());
                        continue;
                    }
                    node.name.clone()
                }
            };
            if said.is_empty() {
                continue;
            }
            let rest = if left.len() == words.len() { Some(left) } else { left.strip_prefix(' ') };
            match rest.and_then(|rest| rest.strip_prefix(said.as_str())) {
                Some(rest) => left = rest,
                None => return false,
            }
        }
        left.is_empty()
    }

    /// A listener on what holds much is for what is in it: lists, pages, applications.
    fn holds_much(&self, children: &[Child]) -> bool {
        let mut count = 0;
        let mut stack: Vec<&Child> = children.iter().collect();
        while let Some(child) = stack.pop() {
            let Child::Node(at) = child else { continue };
            let Some(node) = self.nodes.get(*at) else { continue };
            count += 1;
            // So is one around controls: it hears what is done to them.
            if count > MUCH || is_control(&node.role) {
                return true;
            }
            stack.extend(&node.children);
        }
        false
    }

    fn push(&mut self, node: Node) -> usize {
        self.nodes.push(node);
        self.nodes.len() - 1
    }

    /// Refs for everything that is shown, in the order in which it is shown.
    fn give_numbers(
        &mut self,
        page: &TargetID,
        frames: &[FrameNodes],
        refs: &Refs,
        mark_new: bool,
    ) {
        let mut stack: Vec<usize> = self.roots.iter().rev().copied().collect();
        while let Some(at) = stack.pop() {
            let Some(node) = self.nodes.get(at) else { continue };
            let below = node.children.iter().rev().filter_map(|child| match child {
                Child::Node(node) => Some(*node),
                Child::Text(..) => None,
            });
            stack.extend(below);
            let loader = frames.get(node.frame).and_then(|frame| frame.state.loader.clone());
            let (Some(backend), Some(loader)) = (node.backend, loader) else { continue };
            let Some(frame) = frames.get(node.frame) else { continue };
            let key = Key { frame: frame.state.id.clone(), loader, node: backend };
            let (number, is_new) = refs.number(page, &key, &label(node));
            if let Some(node) = self.nodes.get_mut(at) {
                node.number = Some(number);
                node.is_new = is_new && mark_new;
            }
            self.by_number.insert(number, at);
        }
    }

    /// The parents of every node.
    pub(super) fn parents(&self) -> HashMap<usize, usize> {
        let mut parents = HashMap::new();
        for (index, node) in self.nodes.iter().enumerate() {
            for child in &node.children {
                if let Child::Node(child) = child {
                    parents.insert(*child, index);
                }
            }
        }
        parents
    }
}

/// `button "Save"`; what it says, where it has no name.
pub(super) fn label(node: &Node) -> String {
    let mut text = node.role.clone();
    let said = match node.children.as_slice() {
        [Child::Text(said, _)] if node.name.is_empty() => squeeze(said),
        _ => node.name.clone(),
    };
    if !said.is_empty() {
        let _ = write!(text, " {}", quoted(&clip(&said, 60)));
    }
    text
}

impl Node {
    /// Something to press that says nothing about itself.
    pub(super) fn is_mute(&self) -> bool {
        let acts = self.states.iter().any(|state| state == "pressable") || is_control(&self.role);
        let says = !self.name.is_empty() || !self.value.is_empty() || self.note.is_some();
        acts && !says && self.children.is_empty()
    }
}

/// In quotes, without anything that could end them or hurt a terminal.
pub(super) fn quoted(text: &str) -> String {
    format!("\"{}\"", crate::untrusted::escape(&text.replace('\\', "\\\\").replace('"', "\\\"")))
}

/// At most so many characters.
pub(super) fn clip(text: &str, most: usize) -> String {
    if text.chars().nth(most).is_none() {
        return text.to_owned();
    }
    let mut text: String = text.chars().take(most.saturating_sub(1)).collect();
    text.push('…');
    text
}

/// Runs of white space as one space, none at the ends.
pub(super) fn squeeze(text: &str) -> String {
    let mut squeezed = String::with_capacity(text.len().min(TEXT * 4));
    for word in text.split_whitespace() {
        if !squeezed.is_empty() {
            squeezed.push(' ');
        }
        squeezed.push_str(word);
    }
    squeezed
}

/// Texts of one block are one text.
fn joined(children: Vec<Child>) -> Vec<Child> {
    let mut joined: Vec<Child> = Vec::with_capacity(children.len());
    for child in children {
        match (child, joined.last_mut()) {
            (Child::Text(more, false), Some(Child::Text(text, false))) => text.push_str(&more),
            (child, _) => joined.push(child),
        }
    }
    joined.retain(|child| match child {
        Child::Text(text, _) => !text.trim().is_empty(),
        Child::Node(_) => true,
    });
    joined
}

fn seal(children: Vec<Child>) -> Vec<Child> {
    let seal = |child| match child {
        Child::Text(text, _) => Child::Text(text, true),
        node @ Child::Node(_) => node,
    };
    joined(children).into_iter().map(seal).collect()
}

/// Roles whose name is made of their content and that are no control themselves.
fn is_box(role: &str) -> bool {
    matches!(role, "cell" | "gridcell" | "row" | "listitem" | "rowheader" | "columnheader")
}

/// Roles that say by themselves that something can be done with it.
pub(super) fn is_control(role: &str) -> bool {
    matches!(
        role,
        "button"
            | "checkbox"
            | "combobox"
            | "link"
            | "listbox"
            | "menuitem"
            | "menuitemcheckbox"
            | "menuitemradio"
            | "option"
            | "radio"
            | "scrollbar"
            | "searchbox"
            | "slider"
            | "spinbutton"
            | "switch"
            | "tab"
            | "textbox"
            | "treeitem"
            | "Date"
            | "DateTime"
            | "InputTime"
            | "ColorWell"
            | "DisclosureTriangle"
            | "DisclosureTriangleGrouped"
            | "PopUpButton"
            | "Iframe"
            | "IframePresentational"
            | "RootWebArea"
    )
}

/// What is inside says no more than its value does.
fn is_leaf(node: &ax::Node) -> bool {
    match &*node.role {
        "Date" | "DateTime" | "InputTime" | "ColorWell" | "slider" | "progressbar" | "meter"
        | "scrollbar" | "spinbutton" => true,
        "textbox" | "searchbox" => node.property("editable").is_none_or(|kind| kind == "plaintext"),
        _ => false,
    }
}

fn role_name(role: &str) -> String {
    let known = match role {
        "Iframe" | "IframePresentational" => "iframe",
        "LayoutTable" => "table",
        "LayoutTableRow" => "row",
        "LayoutTableCell" => "cell",
        "DisclosureTriangle" | "DisclosureTriangleGrouped" => "button",
        "ColorWell" => "color",
        "Date" => "date",
        "DateTime" => "datetime",
        "InputTime" => "time",
        "SvgRoot" | "image" => "img",
        "Pre" => "code",
        "none" | "" => "generic",
        _ => "",
    };
    if !known.is_empty() {
        return known.to_owned();
    }
    // A word, whatever the browser says: it stands in the line without quotes.
    let plain = |c: &char| c.is_ascii_alphanumeric() || matches!(c, '-' | '_');
    role.to_ascii_lowercase().chars().take_while(plain).take(40).collect()
}

/// The states worth a word.
fn states(node: &ax::Node) -> Vec<String> {
    let mut states = Vec::new();
    let role = &*node.role;
    for (name, shown) in [
        ("checked", "checked"),
        ("pressed", "pressed"),
        ("selected", "selected"),
        ("focused", "focused"),
        ("disabled", "disabled"),
        ("required", "required"),
        ("readonly", "readonly"),
        ("busy", "busy"),
        ("modal", "modal"),
    ] {
        match node.property(name) {
            Some("true") => states.push(shown.to_owned()),
            Some("mixed") => states.push(format!("{shown}=mixed")),
            _ => {}
        }
    }
    match node.property("expanded") {
        Some("true") => states.push("expanded".to_owned()),
        // A list that pops up is closed whenever it is looked at.
        Some("false") if role != "combobox" => states.push("collapsed".to_owned()),
        _ => {}
    }
    if role == "heading" || role == "treeitem" {
        if let Some(level) = node.property("level").and_then(|level| level.parse::<u32>().ok()) {
            states.push(format!("level={level}"));
        }
    }
    if node.property("invalid").is_some_and(|invalid| invalid != "false") {
        states.push("invalid".to_owned());
    }
    states
}

/// How a node is printed, and what is in it: nodes first come as they are, long lists of options
/// are cut.
pub(super) fn shown_children(node: &Node, tree: &Tree) -> (Vec<Child>, usize) {
    let is_option = |child: &Child| match child {
        Child::Node(at) => tree.nodes.get(*at).is_some_and(|node| node.role == "option"),
        Child::Text(..) => false,
    };
    if !matches!(node.role.as_str(), "combobox" | "listbox") {
        return (node.children.clone(), 0);
    }
    let options = node.children.iter().filter(|child| is_option(child)).count();
    if options <= OPTIONS {
        return (node.children.clone(), 0);
    }
    let (mut kept, mut count) = (Vec::new(), 0);
    for child in &node.children {
        if is_option(child) {
            count += 1;
            let chosen = match child {
                Child::Node(at) => tree
                    .nodes
                    .get(*at)
                    .is_some_and(|node| node.states.iter().any(|state| state == "selected")),
                Child::Text(..) => false,
            };
            if count > OPTIONS && !chosen {
                continue;
            }
        }
        kept.push(child.clone());
    }
    let hidden = node.children.len() - kept.len();
    (kept, hidden)
}

/// One line, without indentation.
pub(super) fn line(node: &Node, inline: Option<&str>) -> String {
    let mut line = node.role.clone();
    if !node.name.is_empty() {
        let _ = write!(line, " {}", quoted(&clip(&node.name, TEXT)));
    }
    for state in &node.states {
        let _ = write!(line, " [{state}]");
    }
    if let Some(number) = node.number {
        let _ = write!(line, " [ref=e{number}]");
    }
    if node.is_new {
        line.push_str(" *");
    }
    let text = if node.value.is_empty() { inline.unwrap_or_default() } else { &node.value };
    if !text.is_empty() {
        let _ = write!(line, ": {}", crate::untrusted::escape(&clip(text, TEXT)));
    }
    if let Some(note) = &node.note {
        let _ = write!(line, " {}", crate::untrusted::escape(&clip(note, TEXT)));
    }
    line
}
