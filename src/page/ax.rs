//! A node of the browser's accessibility tree, as small as it is used here.
//!
//! A large page has tens of thousands of them. Each is made small as soon as it was read: all that
//! the browser says of all of them at once takes several times the memory of its message.

use crate::protocol::RawJson;
use crate::protocol::accessibility::{AXNode, AXValue};
use crate::protocol::json::{Decode, Fault, Reader};
use serde_json::Value;

/// Properties that are looked at.
const USED: [&str; 14] = [
    "busy",
    "checked",
    "disabled",
    "editable",
    "expanded",
    "focusable",
    "focused",
    "invalid",
    "level",
    "modal",
    "pressed",
    "readonly",
    "required",
    "selected",
];

/// A node, with its texts as they are.
#[derive(Clone, Debug, Default)]
pub(super) struct Node {
    pub(super) id: Box<str>,
    pub(super) children: Vec<Box<str>>,
    pub(super) role: Box<str>,
    pub(super) name: Box<str>,
    pub(super) value: Box<str>,
    pub(super) ignored: bool,
    /// The element in its document.
    pub(super) backend: Option<i64>,
    pub(super) properties: Vec<(&'static str, Box<str>)>,
}

impl Node {
    pub(super) fn property(&self, name: &str) -> Option<&str> {
        self.properties.iter().find(|(known, _)| *known == name).map(|(_, value)| &**value)
    }
}

impl From<AXNode> for Node {
    fn from(node: AXNode) -> Self {
        let mut properties = Vec::new();
        for property in node.properties.into_iter().flatten() {
            let known = USED.iter().find(|name| **name == property.name.as_str());
            properties.extend(known.map(|name| (*name, text_of(property.value.value.as_ref()))));
        }
        Self {
            id: node.node_id.as_str().into(),
            children: node.child_ids.iter().flatten().map(|id| id.as_str().into()).collect(),
            role: said(node.role.as_ref()),
            name: said(node.name.as_ref()),
            value: said(node.value.as_ref()),
            ignored: node.ignored,
            backend: node.backend_dom_node_id.map(|id| id.0),
            properties,
        }
    }
}

impl Decode for Node {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Fault> {
        AXNode::decode(r).map(Self::from)
    }
}

/// The answer to `Accessibility.getFullAXTree`.
#[derive(Debug, Default)]
pub(super) struct Answer {
    pub(super) nodes: Vec<Node>,
}

impl Decode for Answer {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Fault> {
        let start = r.begin_object()?;
        let mut nodes = None;
        while let Some(key) = r.key()? {
            match &*key {
                "nodes" => r.read(&mut nodes)?,
                _ => r.skip()?,
            }
        }
        Ok(Self { nodes: r.need(nodes, start, "nodes")? })
    }
}

fn said(value: Option<&AXValue>) -> Box<str> {
    text_of(value.and_then(|value| value.value.as_ref()))
}

fn text_of(raw: Option<&RawJson>) -> Box<str> {
    match raw.and_then(|raw| raw.to_value().ok()) {
        Some(Value::String(text)) => text.into(),
        Some(Value::Null) | None => "".into(),
        Some(other) => other.to_string().into(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use bytes::Bytes;

    #[test]
    fn what_is_used_of_a_node_stays() {
        let text = r#"{"more":1,"nodes":[{"nodeId":"7","ignored":false,
            "role":{"type":"role","value":"heading"},"name":{"type":"computedString","value":"A"},
            "value":{"type":"number","value":2.5},"childIds":["8","9"],"backendDOMNodeId":4,
            "properties":[{"name":"level","value":{"type":"integer","value":2}},
              {"name":"focused","value":{"type":"booleanOrUndefined","value":true}},
              {"name":"url","value":{"type":"string","value":"https://a.test/"}}]}]}"#;
        let bytes = Bytes::from_static(text.as_bytes());
        let answer = Answer::decode(&mut Reader::new(&bytes)).unwrap();
        let node = &answer.nodes[0];
        assert_eq!(
            (&*node.id, &*node.role, &*node.name, &*node.value),
            ("7", "heading", "A", "2.5")
        );
        assert_eq!(node.children, ["8".into(), "9".into()]);
        assert_eq!((node.backend, node.ignored), (Some(4), false));
        assert_eq!((node.property("level"), node.property("focused")), (Some("2"), Some("true")));
        assert_eq!(node.property("url"), None);
        assert!(Answer::decode(&mut Reader::new(&Bytes::from_static(b"{}"))).is_err());
    }
}
