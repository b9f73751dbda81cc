//! What must hold of the description and of the generator itself, checked on every run.

use crate::model::{Domain, Protocol};
use crate::{emit, names};
use serde_json::json;

pub(crate) fn run(protocol: &Protocol) {
    counts(protocol);
    closed(protocol);
    spelling();
    clashes();
}

/// The description is whole: these are its sizes at the version in PIN. After `refresh`, update
/// them from the package's own change log.
fn counts(protocol: &Protocol) {
    let count = |of: fn(&Domain) -> usize| protocol.domains.iter().map(of).sum::<usize>();
    let found = (
        protocol.domains.len(),
        count(|it| it.commands.len()),
        count(|it| it.events.len()),
        count(|it| it.types.len()),
    );
    assert_eq!(found, (59, 677, 232, 611), "domains, commands, events, types");
}

/// The domains that are always on need no optional one.
fn closed(protocol: &Protocol) {
    let edges = protocol.edges();
    for domain in protocol.domains.iter().filter(|it| it.always_on) {
        for target in &edges[domain.name.as_str()] {
            let target = protocol.domains.iter().find(|it| it.name == *target);
            let target = target.expect("the domain exists");
            assert!(target.always_on, "{} needs {}: make it always on", domain.name, target.name);
        }
    }
}

fn spelling() {
    for (name, snake) in [
        ("frameId", "frame_id"),
        ("backendDOMNodeId", "backend_dom_node_id"),
        ("DOMSnapshot", "dom_snapshot"),
        ("IndexedDB", "indexed_db"),
        ("CSS", "css"),
        ("WebAuthn", "web_authn"),
        ("baseURL", "base_url"),
        ("imageURLs", "image_urls"),
        ("URLsToBlock", "urls_to_block"),
        ("sha256Hash", "sha256_hash"),
        ("not-applicable", "not_applicable"),
    ] {
        assert_eq!(names::snake(name), snake);
    }
    assert_eq!(names::field("type"), "r#type");
    assert_eq!(names::kebab("WebAuthn"), "web-authn");
    assert_eq!(names::constant("booleanOrUndefined"), "BOOLEAN_OR_UNDEFINED");
    assert_eq!(names::camel("getDOMCounters"), "GetDOMCounters");
}

/// The rule for names that two items want; the description has no such case at present.
fn clashes() {
    let domain = Domain::read(&json!({
        "domain": "Test",
        "types": [{"id": "Close", "type": "string"}],
        "commands": [
            {"name": "close", "returns": [{"name": "ok", "type": "boolean"}]},
            {"name": "open"},
            {"name": "read", "returns": [{"name": "ok", "type": "boolean"}]},
            {"name": "readResponse"},
            {"name": "set", "parameters": [{"name": "mode", "type": "string", "enum": ["a", "A"]}]},
            {"name": "setMode"}
        ],
        "events": [{"name": "open", "parameters": [{"name": "what", "$ref": "Close"}]}]
    }));
    let protocol = Protocol::new("0".into(), "today".into(), vec![domain], &["Test"]);
    let files = emit::files(&protocol);
    let (_, text) = files.iter().find(|(name, _)| name == "test.rs").expect("a file per domain");
    for wanted in [
        "text_type! {\n    /// `Test.Close`",
        "pub struct CloseCommand {",
        "pub struct CloseCommandResponse {",
        "pub struct Open {",
        "pub struct OpenEvent {",
        "pub struct Read {",
        "pub struct ReadResponse {",
        "pub struct ReadCommandResponse {",
        "pub struct SetMode {",
        "SetModeValue {",
        "A = \"a\", A_2 = \"A\",",
    ] {
        assert!(text.contains(wanted), "{wanted} is missing in\n{text}");
    }
}
