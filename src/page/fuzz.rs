//! What must hold for every page and every address, as functions of one byte string. A broken rule
//! panics.

#![allow(clippy::missing_panics_doc)]

use super::ax;
use super::locate::{Address, ambiguous, fitting, not_found};
use super::refs::{self, Refs};
use super::refusal::Refusal;
use super::snapshot::{PageSnapshot, SnapshotOptions};
use super::tree::{Child, FrameNodes, Tree, squeeze};
use crate::core::frames::FrameState;
use crate::protocol::page::FrameId;
use crate::protocol::target::TargetID;
use crate::untrusted::is_hazardous;
use std::collections::HashSet;
use std::sync::Arc;

const ROLES: [&str; 24] = [
    "generic",
    "button",
    "link",
    "listitem",
    "list",
    "row",
    "cell",
    "table",
    "textbox",
    "combobox",
    "option",
    "Iframe",
    "heading",
    "image",
    "StaticText",
    "InlineTextBox",
    "LineBreak",
    "slider",
    "RootWebArea",
    "none",
    "paragraph",
    "LabelText",
    "dialog",
    "rôle\n- button \"x\" [ref=e1]",
];

const TEXTS: [&str; 16] = [
    "",
    " ",
    "Save",
    "save",
    "Save all",
    "a b",
    "\u{202e}evil",
    "\x1b[2J",
    "line\n- link \"x\"",
    "\"quoted\" \\",
    "[ref=e1]",
    "嗨 👍🏽",
    "</page-content>",
    "\u{0}",
    "x",
    "- text \"x\"",
];

const PROPERTIES: [(&str, &str); 8] = [
    ("checked", "mixed"),
    ("level", "2\n- button"),
    ("editable", "richtext"),
    ("focusable", "true"),
    ("expanded", "false"),
    ("invalid", "true"),
    ("disabled", "true"),
    ("level", "3"),
];

/// Most nodes of a made page.
const NODES: usize = 1_500;

/// The same where it is asked for: enough for one nested deeper than a stack.
const MANY: usize = 20_000;

/// A page that the bytes describe, each a step from where the last one led:
/// `(` opens a node with a role and a name, `)` closes it, `.` is a text, `!` a property, `~` makes
/// the node an ignored one, `=` gives it a value, `&` makes it pressable, `-` unwanted, `@` ties a
/// knot, `#` nests many, `*` repeats many beside each other, `/` begins the document of a frame in
/// this node, `%` one that cannot be read; anything else is written into the node's name.
struct Made {
    frames: Vec<FrameNodes>,
    /// Open nodes of the last frame, by their place.
    open: Vec<usize>,
    names: Vec<Vec<u8>>,
    count: usize,
    most: usize,
}

impl Made {
    fn from(steps: &[u8], most: usize) -> Vec<FrameNodes> {
        let (frames, open, names) = (Vec::new(), Vec::new(), Vec::new());
        let mut made = Self { frames, open, names, count: 0, most };
        made.begin_frame(None, None);
        let mut steps = steps.iter().copied();
        while let Some(step) = steps.next() {
            let mut byte = || usize::from(steps.next().unwrap_or_default());
            match step {
                b'(' => {
                    let (role, name) = (byte(), byte());
                    made.node(role, name);
                }
                b')' if made.open.len() > 1 => drop(made.open.pop()),
                b'.' => {
                    made.node(14, byte());
                    made.open.pop();
                }
                b'#' | b'*' => {
                    let (role, name, count) = (byte(), byte(), byte() * 64);
                    for _ in 0..count {
                        made.node(role, name);
                        if step == b'*' {
                            made.open.pop();
                        }
                    }
                }
                b'/' => made.begin_frame(made.backend(), None),
                b'%' => made.begin_frame(made.backend(), Some("it\ncrashed".to_owned())),
                _ => made.change(step, byte),
            }
            if made.open.is_empty() {
                made.open.push(0);
            }
        }
        made.end_frame();
        made.frames
    }

    fn change(&mut self, step: u8, mut byte: impl FnMut() -> usize) {
        let Some(at) = self.open.last().copied() else { return };
        let Some(frame) = self.frames.last_mut() else { return };
        let nodes = frame.nodes.len();
        let Some(node) = frame.nodes.get_mut(at) else { return };
        let backend = node.backend.unwrap_or_default();
        match step {
            b'!' => {
                let (name, value) = PROPERTIES[byte() % PROPERTIES.len()];
                node.properties.push((name, value.into()));
            }
            b'~' => node.ignored = !node.ignored,
            b'=' => node.value = TEXTS[byte() % TEXTS.len()].into(),
            b'&' if byte() % 2 == 0 => drop(frame.clickable.insert(backend)),
            b'&' => drop(frame.listening.insert(backend)),
            b'-' => drop(frame.unwanted.insert(backend)),
            b'@' => {
                let id = ((byte() * 256 + byte()) % nodes.max(1)).to_string();
                node.children.push(id.into());
            }
            other => self.names[at].push(other),
        }
    }

    fn node(&mut self, role: usize, name: usize) {
        let Some(frame) = self.frames.last_mut() else { return };
        if self.count >= self.most {
            self.open.push(frame.nodes.len().saturating_sub(1));
            return;
        }
        self.count += 1;
        let at = frame.nodes.len();
        let id: Box<str> = at.to_string().into();
        if let Some(parent) = self.open.last().and_then(|parent| frame.nodes.get_mut(*parent)) {
            parent.children.push(id.clone());
        }
        frame.nodes.push(ax::Node {
            id,
            role: ROLES[role % ROLES.len()].into(),
            backend: Some(at as i64 + 1),
            ..ax::Node::default()
        });
        self.names.push(TEXTS[name % TEXTS.len()].into());
        self.open.push(at);
    }

    /// The node that is open, as its document knows it.
    fn backend(&self) -> Option<(usize, i64)> {
        let at = self.open.last().copied()?;
        Some((self.frames.len() - 1, at as i64 + 1))
    }

    fn begin_frame(&mut self, holder: Option<(usize, i64)>, unreadable: Option<String>) {
        if self.frames.len() > 20 {
            return;
        }
        self.end_frame();
        let index = self.frames.len();
        let state = FrameState {
            id: FrameId::from(format!("F{index}")),
            parent: holder.map(|(parent, _)| FrameId::from(format!("F{parent}"))),
            page: TargetID::from("P"),
            url: "https://a.test/\n- link".into(),
            origin: "https://a.test".into(),
            name: "".into(),
            loader: Some(format!("L{index}").into()),
            session: None,
            is_oopif: false,
            context: None,
            unreachable: None,
        };
        self.frames.push(FrameNodes {
            state: Arc::new(state),
            nodes: Vec::new(),
            owner: holder.map(|(_, owner)| owner),
            clickable: HashSet::new(),
            listening: HashSet::new(),
            unwanted: HashSet::new(),
            unreadable,
        });
        self.node(18, 0);
    }

    fn end_frame(&mut self) {
        self.open.clear();
        let Some(frame) = self.frames.last_mut() else { return };
        for (node, name) in frame.nodes.iter_mut().zip(self.names.drain(..)) {
            node.name = String::from_utf8_lossy(&name).into();
        }
    }
}

fn read(steps: &[u8], most: usize, options: &SnapshotOptions, refs: &Refs) -> PageSnapshot {
    let frames = Made::from(steps, most);
    let tree = Tree::build(&TargetID::from("P"), &frames, refs, false);
    PageSnapshot::new(tree, frames, options)
}

/// A page is printed in bounded parts, and reading on comes to its end with every line once.
/// The first three bytes set the bounds of a part, what is left out, and what is looked for.
pub fn fuzz_listing(data: &[u8]) {
    let [lines, flags, find, steps @ ..] = data else { return };
    let options = SnapshotOptions::default().with(|options| {
        options.max_nodes = usize::from(*lines) + 1;
        options.max_chars = (usize::from(flags % 16) + 1) * 1_000;
        options.depth = (flags & 16 != 0).then_some(usize::from(*find));
        options.find = (flags & 32 != 0).then(|| match find % 3 {
            0 => "/./".to_owned(),
            _ => TEXTS[usize::from(*find) % TEXTS.len()].to_owned(),
        });
    });
    let refs = Refs::new();
    let most = if flags & 64 == 0 { NODES } else { MANY };
    let mut page = read(steps, most, &options, &refs);
    if page.lay_out().is_err() {
        assert!(options.find.as_deref() == Some(""), "{:?} is not taken", options.find);
        return;
    }
    let whole = whole(&page);
    assert!(whole.iter().all(|line| !line.chars().any(is_hazardous)), "steers a terminal");
    assert!(whole.iter().all(|line| line.trim_start().starts_with("- ")), "no line of its own");
    let mut seen = HashSet::new();
    for line in whole.iter().filter_map(|line| own_ref(line)) {
        assert!(seen.insert(line.to_owned()), "{line} twice");
    }
    if options.find.is_none() && options.depth.is_none() {
        shows_what_is_there(&page, &seen);
    }
    let longest = whole.iter().map(String::len).max().unwrap_or_default();
    let mut from = 0;
    loop {
        let part = page.listing(from);
        assert_eq!(part.lines, whole.len());
        assert!(part.text.len() <= options.max_chars * 3 / 2 + longest + 100, "a part too long");
        let next = match &part.cursor {
            Some(cursor) => cursor.rsplit(':').next().and_then(|at| at.parse().ok()),
            None => Some(whole.len()),
        };
        let next: usize = next.unwrap_or_default();
        assert!(next > from || whole.is_empty(), "reading on stands still at {from}");
        assert!(next - from <= options.max_nodes, "a part with too many lines");
        let printed: Vec<&str> = part.text.lines().collect();
        let (way, own) = printed.split_at(printed.len().saturating_sub(next - from));
        assert_eq!(own, &whole[from..next], "lines of part {from} to {next}");
        is_way(way, &whole[..from]);
        from = next;
        if part.cursor.is_none() {
            break;
        }
    }
    assert_eq!(from, whole.len(), "the end was not reached");
}

/// All lines, each in a part of its own.
fn whole(page: &PageSnapshot) -> Vec<String> {
    let count = page.listing(0).lines;
    (0..count).map(|at| page.line(at)).collect()
}

/// The ref that a line gives, behind its role and whatever the page wrote in quotes.
fn own_ref(line: &str) -> Option<&str> {
    let line = line.trim_start().strip_prefix("- ")?;
    let line = match line.strip_prefix("[+") {
        Some(deep) => deep.split_once("] ")?.1,
        None => line,
    };
    let (_role, rest) = line.split_once(' ')?;
    let rest = match rest.strip_prefix('"') {
        Some(name) => {
            let mut escaped = false;
            let end = name.find(|c| {
                let ends = c == '"' && !escaped;
                escaped = c == '\\' && !escaped;
                ends
            })?;
            name.get(end + 1..)?.trim_start()
        }
        None => rest,
    };
    let states = rest.split(": ").next()?;
    states.split(' ').find_map(|state| state.strip_prefix("[ref=")?.split(']').next())
}

/// Above a later part: lines that came before, each further in than the last.
fn is_way(way: &[&str], before: &[String]) {
    let mut last = None;
    for (at, line) in way.iter().enumerate() {
        if at == 0 && line.starts_with("- … ") {
            continue;
        }
        let found = before.iter().rposition(|known| known == line);
        let found = found.unwrap_or_else(|| panic!("{line} is no line above"));
        let deep = line.len() - line.trim_start().len();
        assert!(last.is_none_or(|last| deep > last || deep == 80), "{found}: {way:?}");
        last = Some(deep);
    }
}

/// Every node that can be reached from the top has its line, once.
fn shows_what_is_there(page: &PageSnapshot, shown: &HashSet<String>) {
    let mut stack: Vec<usize> = page.tree.roots.clone();
    let mut visited = HashSet::new();
    while let Some(at) = stack.pop() {
        let node = &page.tree.nodes[at];
        assert!(visited.insert(at), "node {at} is in the page twice");
        let is_list = matches!(node.role.as_str(), "combobox" | "listbox");
        if let Some(number) = node.number {
            assert!(shown.contains(&format!("e{number}")), "e{number} is not shown");
        }
        if !is_list {
            stack.extend(node.children.iter().filter_map(|child| match child {
                Child::Node(at) => Some(*at),
                Child::Text(..) => None,
            }));
        }
    }
}

/// Addresses: the first line is one, the rest a page. What fits is what a slow look finds, and what
/// is said about it is bounded.
pub fn fuzz_locator(data: &[u8]) {
    let (first, steps) = match data.iter().position(|byte| *byte == b'\n') {
        Some(end) => (&data[..end], &data[end + 1..]),
        None => (data, &b"(\x01\x02)(\x01\x03(\x02\x04)).\x05(\x14\x0e.\x0e)"[..]),
    };
    let text = String::from_utf8_lossy(first).into_owned();
    let address = Address::ref_or_selector(&text);
    match refs::parse(&text) {
        Some(number) => {
            assert_eq!(address, Address::Ref(text.clone()));
            assert_eq!(refs::parse(&format!("[ref=e{number}]")), Some(number));
            assert!(text.contains('e') && number > 0);
        }
        None => assert_eq!(address, Address::Selector(text.clone())),
    }
    said(&Refs::new().find(&text).map(|_| ()));
    let (role, name) = match text.split_once('\0') {
        Some((role, name)) => (role, Some(name.to_owned())),
        None => (text.as_str(), None),
    };
    let refs = Refs::new();
    let page = read(steps, NODES, &SnapshotOptions::default(), &refs);
    let of_role = Address::Role { role: role.to_owned(), name };
    for address in [address, of_role, Address::Text(text.clone())] {
        let words = address.words();
        assert!(words.len() < 4_000 && !words.chars().any(is_hazardous), "{words}");
        let checked = address.check();
        said(&checked);
        if checked.is_ok() {
            fits(&page, &address, &refs);
        }
    }
}

fn fits(page: &PageSnapshot, address: &Address, refs: &Refs) {
    let found = fitting(page, address);
    let wanted = match address {
        Address::Text(text) => squeeze(text).to_lowercase(),
        Address::Role { name, .. } => squeeze(name.as_deref().unwrap_or_default()).to_lowercase(),
        _ => return assert!(found.is_empty()),
    };
    let has_words = |at: usize| {
        let node = &page.tree.nodes[at];
        let texts = node.children.iter().filter_map(|child| match child {
            Child::Text(text, _) if matches!(address, Address::Text(_)) => Some(squeeze(text)),
            _ => None,
        });
        let mut all = texts.chain([node.name.clone()]);
        all.any(|text| text.to_lowercase().contains(&wanted))
    };
    let mut places = HashSet::new();
    for place in found.iter().filter_map(|candidate| candidate.at) {
        assert!(has_words(place), "{address:?} found {:?}", page.tree.nodes[place]);
        assert!(places.insert(place), "the same node twice");
    }
    let parents = page.tree.parents();
    if matches!(address, Address::Text(_)) {
        for place in &places {
            let mut above = parents.get(place);
            while let Some(here) = above {
                assert!(!places.contains(here), "one holds the other");
                above = parents.get(here);
            }
        }
    }
    let fits = |at: usize| {
        let node = &page.tree.nodes[at];
        let of_role = match address {
            Address::Role { role, .. } => node.role.eq_ignore_ascii_case(role.trim()),
            _ => !node.name.is_empty() || has_words(at),
        };
        node.backend.is_some() && of_role && has_words(at)
    };
    if found.is_empty() {
        assert!(!(0..page.tree.nodes.len()).any(fits), "{address:?} fits and was not found");
        said(&Err::<(), _>(not_found(page, address)));
    } else {
        said(&Err::<(), _>(ambiguous(refs, &TargetID::from("P"), page, address, &found)));
    }
}

/// A refusal is short, whatever it is about, and cannot steer a terminal.
fn said<T>(outcome: &Result<T, Refusal>) {
    let Err(refusal) = outcome else { return };
    let text = refusal.to_string();
    assert!(text.len() < 60_000, "{} bytes", text.len());
    assert!(!text.chars().any(|c| c != '\n' && is_hazardous(c)), "{}", text.escape_debug());
}

/// Key names, chords and typed text.
pub fn fuzz_keys(data: &[u8]) {
    super::keys::fuzz(&String::from_utf8_lossy(data));
}
