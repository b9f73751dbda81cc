//! `browser_cdp`.

use super::files;
use super::{Arguments, Group, Kind, Outcome, Parameter, Tool, Turn, fence};
use crate::page::{Refusal, Result};
use serde_json::{Value, json};

/// Longest answer that is shown; longer ones go to a file.
pub(super) const INLINE: usize = 40_000;

pub(super) static TOOL: Tool = Tool {
    name: "browser_cdp",
    title: "Any protocol method",
    description: "Any Chrome DevTools Protocol method, on the selected tab, a frame (frameId) or \
                  a target (targetId; \"browser\" for the browser itself). For what no other tool \
                  does.",
    group: Group::Core,
    parameters: &[
        Parameter::required("method", Kind::Text, "Domain.method"),
        Parameter::new("params", Kind::Object, ""),
        Parameter::new("frameId", Kind::Text, ""),
        Parameter::new("targetId", Kind::Text, ""),
    ],
    read_only: false,
    destructive: true,
    idempotent: false,
    output: None,
    timeout_ms: 30_000,
    run,
};

fn run(turn: &Turn<'_>, arguments: &Arguments) -> Result<Outcome> {
    let method = arguments.text("method").unwrap_or_default().to_owned();
    let params = arguments.value("params").cloned().unwrap_or_else(|| json!({}));
    if method == "Page.navigate" || method == "Target.createTarget" {
        if let Some(url) = params["url"].as_str() {
            turn.options().navigation.check(url)?;
        }
    }
    let browser = turn.browser()?;
    let target = arguments.text("targetId");
    let hand = |session: &crate::Session| {
        session.with_timeout(turn.left()).with_cancel(turn.cancel()).interruptible()
    };
    let answer = match (arguments.text("frameId"), target) {
        (Some(_), Some(_)) => {
            let message = "frameId and targetId exclude each other";
            return Err(Refusal::argument(message, "give one"));
        }
        (Some(frame), None) => {
            let frame = browser.frame(frame)?;
            frame.call_raw_with(&hand(&frame.session()?), method, params)?
        }
        (None, Some("browser")) => hand(&browser).call_raw(method, params)?,
        (None, Some(target)) => {
            hand(&browser.attached(&target.into())?).call_raw(method, params)?
        }
        (None, None) => hand(turn.driver()?.page()).call_raw(method, params)?,
    };
    let text = answer.to_text();
    if text.len() <= INLINE {
        return Ok(Outcome::text(fence("cdp", &text)));
    }
    let path = turn.new_file("cdp", "json")?;
    let file = files::write(&path, "application/json", answer.as_bytes())?;
    let said = format!("the answer has {} bytes: {}", text.len(), path.display());
    let mut outcome = Outcome::text(said);
    outcome.files.push(file);
    Ok(outcome)
}

/// A value for programs, or nothing when it is too large to send.
pub(super) fn small(value: Value) -> Option<Value> {
    (value.to_string().len() <= INLINE).then_some(value)
}
