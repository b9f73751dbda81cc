//! Tools and their outcomes as the protocol shows them.

use super::era::Era;
use crate::tools::{Attachment, Outcome, Tool};
use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;
use serde_json::{Map, Value, json};
use std::fmt::Write as _;
use std::path::Path;

/// The entry of a tool in `tools/list`.
pub(super) fn entry(tool: &Tool, era: Era) -> Value {
    let mut entry = json!({
        "name": tool.name,
        "description": tool.description,
        "inputSchema": tool.input_schema(),
        // The title stands here and not above: every revision reads it here, and twice costs room.
        "annotations": {
            "title": tool.title,
            "readOnlyHint": tool.read_only,
            "destructiveHint": tool.destructive && !tool.read_only,
            "idempotentHint": tool.idempotent,
            "openWorldHint": true,
        },
    });
    if let (Some(output), true, Some(entry)) =
        (tool.output, era.has_structured_content(), entry.as_object_mut())
    {
        entry.insert("outputSchema".to_owned(), output());
    }
    entry
}

/// The result of `tools/call`.
pub(super) fn result(outcome: &Outcome, era: Era) -> Map<String, Value> {
    let mut content = Vec::new();
    if !outcome.text.is_empty() {
        content.push(text(&outcome.text));
    }
    for picture in &outcome.pictures {
        let data = STANDARD.encode(&picture.bytes);
        content.push(json!({"type": "image", "mimeType": picture.mime, "data": data}));
    }
    for file in &outcome.files {
        content.push(if era.has_structured_content() { link(file) } else { mention(file) });
    }
    let mut result = Map::new();
    result.insert("content".to_owned(), content.into());
    if outcome.is_error {
        result.insert("isError".to_owned(), true.into());
    }
    if let (Some(value), true) = (&outcome.structured, era.has_structured_content()) {
        // Before 2026-07-28 it had to be an object.
        if value.is_object() || era == Era::Modern {
            result.insert("structuredContent".to_owned(), value.clone());
        }
    }
    result
}

/// A failure that no tool reported.
pub(super) fn failed(message: &str) -> Outcome {
    Outcome { is_error: true, ..Outcome::text(message) }
}

fn text(text: &str) -> Value {
    json!({"type": "text", "text": text})
}

fn link(file: &Attachment) -> Value {
    json!({
        "type": "resource_link",
        "uri": file_uri(&file.path),
        "name": file.name,
        "mimeType": file.mime,
        "size": file.size,
    })
}

/// For clients that know no links.
fn mention(file: &Attachment) -> Value {
    text(&format!("file: {} ({}, {} bytes)", file.path.display(), file.mime, file.size))
}

/// `file:///tmp/a%20b.png`
fn file_uri(path: &Path) -> String {
    let path = path.to_string_lossy();
    let path = if cfg!(windows) { path.replace('\\', "/") } else { path.into_owned() };
    let mut uri = String::from("file://");
    if !path.starts_with('/') {
        uri.push('/');
    }
    for byte in path.bytes() {
        match byte {
            b'a'..=b'z' | b'A'..=b'Z' | b'0'..=b'9' | b'-' | b'.' | b'_' | b'~' | b'/' => {
                uri.push(char::from(byte));
            }
            b':' if cfg!(windows) => uri.push(':'),
            byte => drop(write!(uri, "%{byte:02X}")),
        }
    }
    uri
}

#[cfg(all(test, unix))]
mod tests {
    use super::*;

    #[test]
    fn paths_become_uris() {
        assert_eq!(file_uri(Path::new("/tmp/a b#?%ü.png")), "file:///tmp/a%20b%23%3F%25%C3%BC.png");
    }
}
