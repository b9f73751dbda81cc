//! The snapshot as JSON, for tools and other programs. Keys and meanings are fixed.

use super::dialogs::Dialog;
use super::frames::FrameState;
use super::snapshot::Snapshot;
use crate::protocol::target::TargetID;
use serde_json::{Map, Value, json};

/// How much of a page's frames the JSON form shows; the Rust form has them all.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct JsonLimits {
    /// Most frames below the main frame. Default 30.
    pub children: usize,
    /// Out-of-process frames on the way down, at most. Default 2.
    pub oopif_depth: usize,
}

impl Default for JsonLimits {
    fn default() -> Self {
        Self { children: 30, oopif_depth: 2 }
    }
}

impl Snapshot {
    /// The picture of one page as JSON: `pending_dialogs` (of the whole browser, always there),
    /// `recent_dialogs` (when there are any), `frame_tree`, `console_errors`. Texts are the
    /// page's own.
    pub fn to_json(&self, page: &TargetID, limits: JsonLimits) -> Value {
        let mut json = Map::new();
        let dialogs = |list: &[std::sync::Arc<Dialog>]| -> Value {
            list.iter().map(|dialog| self.dialog_to_json(dialog)).collect()
        };
        json.insert("pending_dialogs".into(), dialogs(&self.pending_dialogs));
        if !self.recent_dialogs.is_empty() {
            json.insert("recent_dialogs".into(), dialogs(&self.recent_dialogs));
        }
        json.insert("frame_tree".into(), self.frame_tree_to_json(page, limits));
        let errors = self.page(page).map(|page| page.console.errors.clone()).unwrap_or_default();
        let errors: Vec<Value> = errors
            .iter()
            .map(|entry| json!({"source": &*entry.source, "text": &*entry.text, "url": &*entry.url, "line": entry.line}))
            .collect();
        json.insert("console_errors".into(), errors.into());
        Value::Object(json)
    }

    /// A dialog as JSON, as in [`Snapshot::to_json`].
    pub fn dialog_to_json(&self, dialog: &Dialog) -> Value {
        let mut json = Map::new();
        json.insert("id".into(), json!(&*dialog.id));
        json.insert("type".into(), json!(dialog.kind.as_str()));
        json.insert("message".into(), json!(&*dialog.message));
        json.insert("default_prompt".into(), json!(&*dialog.default_prompt));
        json.insert("opened_at".into(), json!(self.seconds_of(dialog.opened)));
        if let Some((at, by)) = dialog.closed {
            json.insert("closed_at".into(), json!(self.seconds_of(at)));
            json.insert("closed_by".into(), json!(by.as_str()));
        }
        if let Some(frame) = &dialog.frame {
            json.insert("frame_id".into(), json!(frame.as_str()));
        }
        json.insert("page".into(), json!(dialog.page.as_str()));
        json.insert("source".into(), json!(dialog.source.as_str()));
        Value::Object(json)
    }

    /// The frames of a page as JSON: `top`, `children`, `truncated`. A child comes after its
    /// parent.
    pub fn frame_tree_to_json(&self, page: &TargetID, limits: JsonLimits) -> Value {
        let Some(tree) = self.page(page).map(|page| &page.frames) else {
            return json!({"top": null, "children": [], "truncated": false});
        };
        let mut truncated = tree.truncated;
        let mut children: Vec<Value> = Vec::new();
        for frame in tree.frames.iter().skip(1) {
            let (depth, remote) = tree.depth(frame);
            if children.len() >= limits.children || remote > limits.oopif_depth {
                truncated = true;
                continue;
            }
            let mut child = self.frame_to_json(frame);
            child.insert("depth".into(), json!(depth));
            children.push(Value::Object(child));
        }
        let top = tree.top().map(|top| {
            let mut json = Map::new();
            json.insert("frame_id".into(), json!(top.id.as_str()));
            json.insert("url".into(), json!(&*top.url));
            json.insert("origin".into(), json!(&*top.origin));
            if let Some(why) = &top.unreachable {
                json.insert("unreachable".into(), json!(why.as_str()));
            }
            Value::Object(json)
        });
        json!({"top": top, "children": children, "truncated": truncated})
    }

    fn frame_to_json(&self, frame: &FrameState) -> Map<String, Value> {
        let mut json = Map::new();
        json.insert("frame_id".into(), json!(frame.id.as_str()));
        json.insert("url".into(), json!(&*frame.url));
        json.insert("origin".into(), json!(&*frame.origin));
        json.insert("is_oopif".into(), json!(frame.is_oopif));
        if let Some(parent) = &frame.parent {
            json.insert("parent_frame_id".into(), json!(parent.as_str()));
        }
        if let Some(session) = &frame.session {
            json.insert("session_id".into(), json!(session.as_str()));
        }
        if !frame.name.is_empty() {
            json.insert("name".into(), json!(&*frame.name));
        }
        if let Some(why) = &frame.unreachable {
            json.insert("unreachable".into(), json!(why.as_str()));
        }
        json
    }
}
