//! `browser_evaluate`.

use super::cdp::{INLINE, small};
use super::files;
use super::shared::{self, NAME, REF, ROLE, SELECTOR};
use super::{Arguments, Group, Kind, Outcome, Parameter, Tool, Turn, fence};
use crate::page::Result;
use crate::protocol::page::FrameId;
use serde_json::{Value, json};

pub(super) static TOOL: Tool = Tool {
    name: "browser_evaluate",
    title: "Run JavaScript",
    description: "Run JavaScript in the page: an expression, a function (called with the element, \
                  if one is named) or statements with await and return. Large results go to a file.",
    group: Group::Core,
    parameters: &[
        Parameter::required("expression", Kind::Text, ""),
        REF,
        ROLE,
        NAME,
        SELECTOR,
        Parameter::new("frameId", Kind::Text, "run in this frame"),
    ],
    read_only: false,
    destructive: true,
    idempotent: false,
    output: Some(schema),
    timeout_ms: 60_000,
    run,
};

fn schema() -> Value {
    json!({"type": "object", "properties": {
        "value": {}, "type": {"type": "string"}, "file": {"type": "string"}
    }, "required": ["type"]})
}

fn run(turn: &Turn<'_>, arguments: &Arguments) -> Result<Outcome> {
    let driver = turn.driver()?;
    let address = shared::address(arguments)?;
    let frame = arguments.text("frameId").map(FrameId::from);
    let source = arguments.text("expression").unwrap_or_default();
    let value = driver.evaluate(frame.as_ref(), address.as_ref(), source)?.returned()?;
    let kind = format!("{:?}", value.kind).to_ascii_lowercase();
    let is_json = !matches!(value.json(), Some(Value::String(_)));
    if value.text.len() <= INLINE {
        let mut fields = json!({"type": kind});
        if let (Some(json), Some(fields)) = (value.json().and_then(small), fields.as_object_mut()) {
            fields.insert("value".to_owned(), json);
        }
        return Ok(Outcome::text(fence("value", &value.text)).structured(fields));
    }
    let (extension, mime) =
        if is_json { ("json", "application/json") } else { ("txt", "text/plain") };
    let file = files::write(&turn.new_file("value", extension)?, mime, value.text.as_bytes())?;
    let path = file.path.display().to_string();
    let said = format!("the value has {} bytes: {path}", value.text.len());
    let mut outcome = Outcome::text(said).structured(json!({"type": kind, "file": path}));
    outcome.files.push(file);
    Ok(outcome)
}
