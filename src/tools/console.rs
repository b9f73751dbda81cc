//! `browser_console`.

use super::{Arguments, Group, Kind, Outcome, Parameter, Tool, Turn, fence};
use crate::core::console::Level;
use crate::page::Result;
use crate::untrusted::escape_up_to;
use std::fmt::Write as _;

pub(super) static TOOL: Tool = Tool {
    name: "browser_console",
    title: "Read the console",
    description: "The console of the selected tab's document: calls, exceptions, browser log; \
                  the last 200.",
    group: Group::Core,
    parameters: &[
        Parameter::new("levels", Kind::Choices(&["error", "warning", "info", "debug"]), ""),
        Parameter::new("filter", Kind::Text, "only entries with this text"),
        Parameter::new("limit", Kind::Integer(1, 200), "the newest; default 50"),
    ],
    read_only: true,
    destructive: false,
    idempotent: true,
    output: None,
    timeout_ms: 10_000,
    run,
};

fn run(turn: &Turn<'_>, arguments: &Arguments) -> Result<Outcome> {
    let driver = turn.driver()?;
    let snapshot = turn.browser()?.snapshot();
    let Some(page) = snapshot.page(driver.id()) else {
        return Ok(Outcome::text("the tab has no document yet"));
    };
    let levels = arguments.texts("levels");
    let filter = arguments.text("filter").map(str::to_lowercase);
    let limit = arguments.integer("limit").and_then(|limit| usize::try_from(limit).ok());
    let fits: Vec<_> = page
        .console
        .entries
        .iter()
        .filter(|entry| {
            let level = match entry.level {
                Level::Error => "error",
                Level::Warning => "warning",
                Level::Info => "info",
                _ => "debug",
            };
            levels.as_ref().is_none_or(|levels| levels.iter().any(|wanted| wanted == level))
        })
        .filter(|entry| {
            filter.as_ref().is_none_or(|filter| entry.text.to_lowercase().contains(filter))
        })
        .collect();
    let skip = fits.len().saturating_sub(limit.unwrap_or(50));
    let mut text = String::new();
    for entry in fits.iter().skip(skip) {
        let _ = write!(text, "[{}] {}", entry.level.as_str(), escape_up_to(&entry.text, 500));
        if !entry.url.is_empty() {
            let _ = write!(text, " ({}:{})", escape_up_to(&entry.url, 200), entry.line);
        }
        text.push('\n');
    }
    let shown = fits.len() - skip;
    let mut outcome = Outcome::text(format!("{shown} of {} entries", page.console.entries.len()));
    if page.console.dropped > 0 {
        outcome.line(format!("{} older ones are no longer kept", page.console.dropped));
    }
    if shown > 0 {
        outcome.line(fence("console", &text));
    }
    Ok(outcome)
}
