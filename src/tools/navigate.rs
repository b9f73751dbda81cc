//! `browser_navigate`.

use super::shared::{self, DIALOG, DIALOG_TEXT};
use super::{Arguments, Group, Kind, Outcome, Parameter, Tool, Turn, fence, tabs};
use crate::page::{Destination, Refusal, Result};

pub(super) static TOOL: Tool = Tool {
    name: "browser_navigate",
    title: "Open a page",
    description: "Open a URL in the selected tab, or go back, forward, reload. Returns the final \
                  URL, title and tabs; at once when a dialog opens.",
    group: Group::Core,
    parameters: &[
        Parameter::new("url", Kind::Text, ""),
        Parameter::new("action", Kind::Choice(&["back", "forward", "reload"]), "instead of url"),
        DIALOG,
        DIALOG_TEXT,
    ],
    read_only: false,
    destructive: false,
    idempotent: false,
    output: None,
    timeout_ms: 45_000,
    run,
};

fn run(turn: &Turn<'_>, arguments: &Arguments) -> Result<Outcome> {
    let destination = match (arguments.text("url"), arguments.text("action")) {
        (Some(url), None) => Destination::Url(turn.options().navigation.check(url)?),
        (None, Some("back")) => Destination::Back,
        (None, Some("forward")) => Destination::Forward,
        (None, Some(_)) => Destination::Reload,
        (None, None) => {
            return Err(Refusal::argument("nowhere to go", "give url or action"));
        }
        (Some(_), Some(_)) => {
            return Err(Refusal::argument("url and action exclude each other", "give one"));
        }
    };
    turn.progress(0.0, None, "navigating");
    let driver = shared::driver(turn, arguments)?;
    driver.refuse_behind_dialog()?;
    let arrived = driver.navigate(&destination)?;
    turn.options().navigation.check_arrival(&driver, &arrived.url)?;
    let list = tabs::list(turn)?;
    let lines = arrived.lines().join("\n");
    let mut outcome = Outcome::text(fence("page", &format!("{lines}\ntabs:\n{}", list.text)));
    outcome.is_error =
        arrived.failed.is_some() && arrived.failed.as_deref() != Some("net::ERR_ABORTED");
    Ok(outcome)
}
