//! `browser_dialog`.

use super::{Arguments, Group, Kind, Outcome, Parameter, Tool, Turn};
use crate::client::Answer;
use crate::page::changes::dialog_line;
use crate::page::{Reason, Refusal, Result};
use serde_json::{Value, json};

pub(super) static TOOL: Tool = Tool {
    name: "browser_dialog",
    title: "Answer a dialog",
    description: "Answer an open alert, confirm, prompt or beforeunload dialog. Without \
                  promptText an accepted prompt gives its default.",
    group: Group::Core,
    parameters: &[
        Parameter::required("action", Kind::Choice(&["accept", "dismiss"]), ""),
        Parameter::new("promptText", Kind::Text, ""),
        Parameter::new("dialogId", Kind::Text, "d-1; needed when several are open"),
    ],
    read_only: false,
    destructive: true,
    idempotent: false,
    output: Some(schema),
    timeout_ms: 15_000,
    run,
};

fn schema() -> Value {
    json!({
        "type": "object",
        "properties": {
            "answered": {"type": "object"}, "pending_dialogs": {"type": "array"}
        },
        "required": ["answered", "pending_dialogs"]
    })
}

fn run(turn: &Turn<'_>, arguments: &Arguments) -> Result<Outcome> {
    let Some(browser) = turn.browser_if_started() else {
        let message = "no dialog is open: no browser is running";
        return Err(Refusal::new(Reason::NotFound, message, "open a page first"));
    };
    let mut answer = match arguments.text("action") {
        Some("accept") => Answer::accept(),
        _ => Answer::dismiss(),
    };
    if let Some(text) = arguments.text("promptText") {
        answer = answer.text(text);
    }
    if let Some(id) = arguments.text("dialogId") {
        answer = answer.dialog(id);
    }
    let responded = browser.respond(&answer)?;
    let snapshot = browser.snapshot();
    let answered = snapshot.dialog_to_json(&responded.dialog);
    let line = dialog_line(&responded.dialog).replacen("dialog open", "answered", 1);
    let mut outcome = Outcome::text(line);
    let pending = browser.dialogs();
    for dialog in pending.iter() {
        outcome.line(dialog_line(dialog));
    }
    let pending: Vec<Value> = pending.iter().map(|d| snapshot.dialog_to_json(d)).collect();
    Ok(outcome.structured(json!({"answered": answered, "pending_dialogs": pending})))
}
