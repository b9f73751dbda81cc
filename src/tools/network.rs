//! `browser_network`: the requests that were seen.

use super::cdp::INLINE;
use super::files;
use super::requests::Request;
use super::{Arguments, Group, Kind, Outcome, Parameter, Tool, Turn, fence};
use crate::client::Browser;
use crate::page::{Reason, Refusal, Result};
use serde_json::{Value, json};

pub(super) static NETWORK: Tool = Tool {
    name: "browser_network",
    title: "List requests",
    description: "List the requests of the selected tab since it was first used (the last \
                  500), or show one with its body.",
    group: Group::Network,
    parameters: &[
        Parameter::new("filter", Kind::Text, "a part of the URL"),
        Parameter::new("kinds", Kind::Texts, "document, script, stylesheet, image, xhr, fetch…"),
        Parameter::new("failed", Kind::Flag, "only failed ones and status 400 or more"),
        Parameter::new("limit", Kind::Integer(1, 500), "the newest; default 50"),
        Parameter::new("request", Kind::Integer(1, i64::MAX), "a number of the list: its body"),
    ],
    read_only: true,
    destructive: false,
    idempotent: true,
    output: None,
    timeout_ms: 30_000,
    run: list,
};

fn list(turn: &Turn<'_>, arguments: &Arguments) -> Result<Outcome> {
    let driver = turn.driver()?;
    let (requests, lost) = turn.requests(driver.browser()).of(driver.id());
    if let Some(number) = arguments.integer("request") {
        let number = u64::try_from(number).unwrap_or_default();
        let found = requests.iter().find(|request| request.number == number);
        let found = found.ok_or_else(|| {
            let message = format!("there is no request {number} in the list");
            Refusal::new(Reason::NotFound, message, "list the requests; old ones are forgotten")
        })?;
        return body(turn, driver.browser(), found);
    }
    let kinds = arguments.texts("kinds");
    let fits = |request: &&Request| {
        arguments.text("filter").is_none_or(|filter| request.url.contains(filter))
            && kinds.as_ref().is_none_or(|kinds| {
                kinds.iter().any(|kind| kind.eq_ignore_ascii_case(&request.kind))
            })
            && (!arguments.flag("failed")
                || request.failed.is_some()
                || request.status.is_some_and(|status| status >= 400))
    };
    let fitting: Vec<&Request> = requests.iter().filter(fits).collect();
    let limit = arguments.integer("limit").and_then(|limit| usize::try_from(limit).ok());
    let skip = fitting.len().saturating_sub(limit.unwrap_or(50));
    let lines: Vec<String> = fitting.iter().skip(skip).map(|request| request.line()).collect();
    let mut outcome = Outcome::text(format!("{} of {} requests", lines.len(), requests.len()));
    if lost > 0 {
        outcome.line(format!("{lost} events came too fast and are missing"));
    }
    if !lines.is_empty() {
        outcome.line(fence("network", &lines.join("\n")));
    }
    Ok(outcome)
}

fn body(turn: &Turn<'_>, browser: &Browser, request: &Request) -> Result<Outcome> {
    let mut outcome = Outcome::text(fence("request", &request.line()));
    if request.id.is_empty() {
        outcome.line("a redirect has no body");
        return Ok(outcome);
    }
    // The body is where the answer arrived: in the session of the frame or worker.
    let session = browser.session(request.session.clone()).with_timeout(turn.left());
    let answer = session.call_raw("Network.getResponseBody", json!({"requestId": request.id}));
    let answer = match answer {
        Ok(answer) => answer.to_value()?,
        Err(error) => {
            outcome.line(format!("its body is not to be had: {}", error.what()));
            return Ok(outcome);
        }
    };
    let text = answer["body"].as_str().unwrap_or_default();
    let encoded = answer["base64Encoded"] == true;
    if !encoded && text.len() <= INLINE {
        outcome.line(fence("body", text));
        return Ok(outcome);
    }
    let bytes = if encoded {
        let binary: crate::protocol::json::Binary = serde_binary(text)?;
        binary.decode()?
    } else {
        text.as_bytes().to_vec()
    };
    let file = files::write(&turn.new_file("body", "bin")?, &request.mime, &bytes)?;
    outcome.line(format!("the body: {} ({} bytes)", file.path.display(), file.size));
    outcome.files.push(file);
    Ok(outcome)
}

/// The browser's base64 as the protocol's own type, which decodes it.
fn serde_binary(text: &str) -> Result<crate::protocol::json::Binary> {
    let raw: crate::protocol::RawJson = Value::from(text).into();
    Ok(raw.decode("Network.getResponseBody")?)
}
