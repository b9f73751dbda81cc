//! The JSON form of a snapshot against its schema, written out by hand: other programs read it.

use super::{Run, step};
use crate::core::JsonLimits;
use crate::protocol::target::TargetID;
use serde_json::Value;
use std::collections::HashMap;

/// A member: its name, what it is, and whether it is always there.
type Member = (&'static str, Kind, bool);

#[derive(Clone, Copy, Debug)]
enum Kind {
    Text,
    Number,
    Bool,
    /// One of these words.
    Word(&'static [&'static str]),
    List(&'static [Member]),
    /// An object, or null.
    Maybe(&'static [Member]),
    Object(&'static [Member]),
}

const DIALOG: &[Member] = &[
    ("id", Kind::Text, true),
    ("type", Kind::Text, true),
    ("message", Kind::Text, true),
    ("default_prompt", Kind::Text, true),
    ("opened_at", Kind::Number, true),
    ("closed_at", Kind::Number, false),
    ("closed_by", Kind::Word(&["agent", "auto_policy", "watchdog", "remote", "gone"]), false),
    ("frame_id", Kind::Text, false),
    ("page", Kind::Text, true),
    ("source", Kind::Word(&["native", "bridge"]), true),
];

const TOP: &[Member] = &[
    ("frame_id", Kind::Text, true),
    ("url", Kind::Text, true),
    ("origin", Kind::Text, true),
    ("unreachable", Kind::Text, false),
];

const CHILD: &[Member] = &[
    ("frame_id", Kind::Text, true),
    ("url", Kind::Text, true),
    ("origin", Kind::Text, true),
    ("is_oopif", Kind::Bool, true),
    ("parent_frame_id", Kind::Text, true),
    ("session_id", Kind::Text, false),
    ("name", Kind::Text, false),
    ("unreachable", Kind::Text, false),
    ("depth", Kind::Number, true),
];

const TREE: &[Member] = &[
    ("top", Kind::Maybe(TOP), true),
    ("children", Kind::List(CHILD), true),
    ("truncated", Kind::Bool, true),
];

const CONSOLE_ERROR: &[Member] = &[
    ("source", Kind::Text, true),
    ("text", Kind::Text, true),
    ("url", Kind::Text, true),
    ("line", Kind::Number, true),
];

const SNAPSHOT: &[Member] = &[
    ("pending_dialogs", Kind::List(DIALOG), true),
    ("recent_dialogs", Kind::List(DIALOG), false),
    ("frame_tree", Kind::Object(TREE), true),
    ("console_errors", Kind::List(CONSOLE_ERROR), true),
];

/// The operations of [`fuzz_core_ops`](super::fuzz_core_ops); after each, every page's JSON form
/// fits the schema and says nothing that is not so. The first byte sets its limits.
///
/// # Panics
/// When that does not hold.
pub fn fuzz_snapshot(data: &[u8]) {
    let (first, rest) = data.split_first().map_or((0, data), |(first, rest)| (*first, rest));
    let limits =
        JsonLimits { children: usize::from(first % 16), oopif_depth: usize::from(first >> 4) % 4 };
    let mut run = Run::new();
    let mut data = rest.iter().copied();
    let mut version = 0;
    while step(&mut run, &mut data) {
        let snapshot = run.core.snapshot().clone();
        if snapshot.version == version {
            continue;
        }
        version = snapshot.version;
        let pages = snapshot.pages.iter().map(|page| page.id.clone());
        for page in pages.chain([TargetID::from("NONE")]) {
            let json = snapshot.to_json(&page, limits);
            check(&json, SNAPSHOT, "snapshot");
            check_tree(&json["frame_tree"], limits);
            let text = json.to_string();
            let again: Value = serde_json::from_str(&text).unwrap_or_default();
            assert_eq!(again, json, "it is not what it is written as: {text}");
        }
    }
    run.end();
}

fn check(value: &Value, members: &[Member], place: &str) {
    let Some(object) = value.as_object() else { panic!("{place} is no object: {value}") };
    for (name, kind, always) in members {
        match object.get(*name) {
            Some(value) => check_kind(value, *kind, name),
            None => assert!(!always, "{place} has no {name}: {value}"),
        }
    }
    for name in object.keys() {
        let known = members.iter().any(|(known, ..)| known == name);
        assert!(known, "{place} has {name}, which is not in the schema");
    }
}

fn check_kind(value: &Value, kind: Kind, place: &str) {
    let fits = match kind {
        Kind::Text => value.is_string(),
        Kind::Number => value.is_number(),
        Kind::Bool => value.is_boolean(),
        Kind::Word(words) => value.as_str().is_some_and(|word| words.contains(&word)),
        Kind::List(members) => {
            let list = value.as_array();
            list.into_iter().flatten().for_each(|item| check(item, members, place));
            list.is_some()
        }
        Kind::Maybe(members) => {
            if !value.is_null() {
                check(value, members, place);
            }
            true
        }
        Kind::Object(members) => {
            check(value, members, place);
            true
        }
    };
    assert!(fits, "{place} should be {kind:?}: {value}");
}

/// Parents come first, depths count up from them, and the limits hold.
fn check_tree(tree: &Value, limits: JsonLimits) {
    let mut depths: HashMap<&str, u64> = HashMap::new();
    depths.extend(tree["top"]["frame_id"].as_str().map(|top| (top, 0)));
    let children = tree["children"].as_array().map(Vec::as_slice).unwrap_or_default();
    assert!(children.len() <= limits.children, "too many: {tree}");
    for child in children {
        let depth = child["depth"].as_u64().unwrap_or_default();
        assert!(depth > 0, "a second main frame: {child}");
        // A frame above it may have been left out where it was one too many.
        if let Some(above) = child["parent_frame_id"].as_str().and_then(|id| depths.get(id)) {
            assert_eq!(depth, above.saturating_add(1), "{tree}");
        } else {
            assert_eq!(tree["truncated"], true, "a child without its parent: {tree}");
        }
        let new = depths.insert(child["frame_id"].as_str().unwrap_or_default(), depth);
        assert!(new.is_none(), "a frame twice: {tree}");
    }
}
