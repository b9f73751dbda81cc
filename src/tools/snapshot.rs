//! `browser_snapshot`.

use super::{Arguments, Group, Kind, Outcome, Parameter, Tool, Turn, fence, tabs};
use crate::client::Browser;
use crate::core::JsonLimits;
use crate::page::changes::dialog_line;
use crate::page::{Address, Driver, Listing, Refusal, Result, SnapshotOptions};
use crate::untrusted::escape_up_to;
use serde_json::{Value, json};

pub(super) static TOOL: Tool = Tool {
    name: "browser_snapshot",
    title: "Read the page",
    description: "Read the selected tab: its accessibility tree with a ref for each element, over \
                  all frames. Refs are for the other tools and never reused; * marks what is new. \
                  A cut listing names a cursor to read on.",
    group: Group::Core,
    parameters: &[
        Parameter::new(
            "find",
            Kind::Text,
            "only what contains this text or /regex/, with its path",
        ),
        Parameter::new("target", Kind::Text, "only this element: a ref or a CSS selector"),
        Parameter::new("depth", Kind::Integer(1, 1_000), "levels"),
        Parameter::new("boxes", Kind::Flag, "add [box=x,y,w,h]"),
        Parameter::new("cursor", Kind::Text, "continue a cut listing"),
    ],
    read_only: true,
    destructive: false,
    idempotent: true,
    output: Some(schema),
    timeout_ms: 30_000,
    run,
};

/// The dialog and frame fields, for programs.
fn schema() -> Value {
    json!({
        "type": "object",
        "properties": {
            "pending_dialogs": {"type": "array"}, "recent_dialogs": {"type": "array"},
            "frame_tree": {"type": "object"}, "url": {"type": "string"},
            "lines": {"type": "integer"}, "cursor": {"type": "string"}
        },
        "required": ["pending_dialogs", "frame_tree", "url"]
    })
}

fn run(turn: &Turn<'_>, arguments: &Arguments) -> Result<Outcome> {
    let driver = turn.driver()?;
    if let Some(cursor) = arguments.text("cursor") {
        let given = arguments.names().filter(|name| !["cursor", "timeoutMs"].contains(name));
        if given.count() > 0 {
            let message = "cursor goes alone: it continues a listing as it was";
            return Err(Refusal::argument(message, "leave the other arguments out"));
        }
        let listing = driver.read_on(cursor)?;
        return Ok(Outcome::text(printed("", &listing, arguments)));
    }
    let browser = turn.browser()?;
    if let Some(dialog) = driver.dialogs().first() {
        // Nothing can be read behind it; what is known is told at once.
        let mut outcome = Outcome::text(dialog_line(dialog));
        outcome.line("answer it with browser_dialog; the page cannot be read before");
        return Ok(outcome.structured(state(&browser, &driver)));
    }
    let target = arguments.text("target").map(Address::ref_or_selector);
    let options = SnapshotOptions::default().with(|options| {
        options.find = arguments.text("find").map(str::to_owned);
        options.target = target;
        options.depth = arguments.integer("depth").and_then(|depth| usize::try_from(depth).ok());
        options.boxes = arguments.flag("boxes");
        options.max_nodes = turn.options().snapshot_nodes;
        options.ignore.clone_from(&turn.options().snapshot_ignore);
    });
    let snapshot = driver.snapshot(&options)?;
    let listing = snapshot.listing(0);
    let list = tabs::list(turn)?;
    let mut head = format!("url: {}\n", escape_up_to(&driver.url(), 1_000));
    if list.text.lines().count() > 1 {
        head.push_str(&format!("tabs:\n{}\n", list.text));
    }
    let outcome = Outcome::text(printed(&head, &listing, arguments));
    let mut fields = state(&browser, &driver);
    if let Some(fields) = fields.as_object_mut() {
        fields.insert("lines".to_owned(), listing.lines.into());
        if let Some(cursor) = &listing.cursor {
            fields.insert("cursor".to_owned(), cursor.as_str().into());
        }
    }
    Ok(outcome.structured(fields))
}

fn printed(head: &str, listing: &Listing, arguments: &Arguments) -> String {
    let mut text = match listing.matches {
        Some(0) => "nothing fits; try fewer words, or read without find".to_owned(),
        Some(1) => "1 match\n".to_owned(),
        Some(count) => format!("{count} matches\n"),
        None => String::new(),
    };
    if listing.matches != Some(0) {
        let content = if listing.text.is_empty() { "(the page is empty)" } else { &listing.text };
        text.push_str(&fence("snapshot", &format!("{head}{content}")));
    }
    if let Some(cursor) = &listing.cursor {
        let shown = cursor.rsplit(':').next().and_then(|line| line.parse::<usize>().ok());
        let left = listing.lines.saturating_sub(shown.unwrap_or_default());
        text.push_str(&format!(
            "\ncut: {left} of {} lines are left; read on with cursor \"{cursor}\"{}",
            listing.lines,
            if arguments.has("find") { "" } else { ", or narrow with find, target or depth" }
        ));
    }
    text
}

fn state(browser: &Browser, driver: &Driver) -> Value {
    let mut state = browser.snapshot().to_json(driver.id(), JsonLimits::default());
    if let Some(state) = state.as_object_mut() {
        state.insert("url".to_owned(), driver.url().into());
    }
    state
}
