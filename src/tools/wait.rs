//! `browser_wait`.

use super::shared::{NAME, REF};
use super::{Arguments, Group, Kind, Outcome, Parameter, Tool, Turn};
use crate::page::changes::dialog_line;
use crate::page::{Address, Condition, Refusal, Result};
use crate::untrusted::escape_up_to;
use serde_json::{Value, json};
use std::time::Duration;

/// Longest wait for a condition, when the call says nothing.
const DEFAULT: Duration = Duration::from_secs(10);

pub(super) static TOOL: Tool = Tool {
    name: "browser_wait",
    title: "Wait for a condition",
    description: "Wait for exactly one of: text, role (with name), selector, ref, url (a part, or \
                  a pattern with *), time in ms. gone waits for its absence. Not reaching it by \
                  timeoutMs (default 10000) gives matched: false, no error.",
    group: Group::Core,
    parameters: &[
        Parameter::new("text", Kind::Text, ""),
        Parameter::new("role", Kind::Text, ""),
        NAME,
        Parameter::new("selector", Kind::Text, ""),
        REF,
        Parameter::new("url", Kind::Text, ""),
        Parameter::new("time", Kind::Integer(0, 600_000), ""),
        Parameter::new("gone", Kind::Flag, ""),
    ],
    read_only: true,
    destructive: false,
    idempotent: true,
    output: Some(schema),
    timeout_ms: 600_000,
    run,
};

fn schema() -> Value {
    json!({
        "type": "object",
        "properties": {
            "matched": {"type": "boolean"}, "waitedMs": {"type": "integer"},
            "count": {"type": "integer"}, "url": {"type": "string"}, "dialog": {"type": "string"}
        },
        "required": ["matched", "waitedMs", "url"]
    })
}

fn run(turn: &Turn<'_>, arguments: &Arguments) -> Result<Outcome> {
    let names = ["text", "role", "selector", "ref", "url", "time"];
    let given: Vec<&str> = names.into_iter().filter(|name| arguments.has(name)).collect();
    let [only] = given.as_slice() else {
        return Err(Refusal::argument(
            format!("{} conditions are given", given.len()),
            "give exactly one of text, role, selector, ref, url, time",
        ));
    };
    let text = |name: &str| arguments.text(name).unwrap_or_default().to_owned();
    let condition = match *only {
        "text" => Condition::Text(text("text")),
        "selector" => Condition::Element(Address::Selector(text("selector"))),
        "ref" => Condition::Element(Address::Ref(text("ref"))),
        "url" => Condition::Url(text("url")),
        "time" => Condition::Time(Duration::ZERO),
        _ => Condition::Element(Address::Role {
            role: text("role"),
            name: arguments.text("name").map(str::to_owned),
        }),
    };
    let longest = match (&condition, arguments.integer("time")) {
        (Condition::Time(_), Some(millis)) => {
            Duration::from_millis(u64::try_from(millis).unwrap_or_default())
        }
        _ => arguments.timeout().unwrap_or(DEFAULT),
    };
    turn.progress(0.0, None, "waiting");
    let driver = turn.driver()?;
    let waited = driver.wait(&condition, arguments.flag("gone"), longest)?;
    let millis = u64::try_from(waited.waited.as_millis()).unwrap_or(u64::MAX);
    let mut outcome = Outcome::text(format!(
        "matched: {} after {millis} ms\nurl: {}",
        waited.matched,
        escape_up_to(&waited.url, 1_000)
    ));
    let mut value =
        json!({"matched": waited.matched, "waitedMs": millis, "url": waited.url.as_str()});
    if let Some(count) = waited.count {
        value["count"] = count.into();
    }
    if let Some(dialog) = &waited.dialog {
        outcome.line(dialog_line(dialog));
        value["dialog"] = (*dialog.id).into();
    }
    Ok(outcome.structured(value))
}
