//! `browser_type`.

use super::shared::{self, DIALOG, DIALOG_TEXT, NAME, REF, ROLE, SELECTOR, TEXT};
use super::{Arguments, Group, Kind, Outcome, Parameter, Tool, Turn};
use crate::page::Result;
use crate::page::act::TypeOptions;
use std::time::Duration;

pub(super) static TOOL: Tool = Tool {
    name: "browser_type",
    title: "Type text or keys",
    description: "Type value into an element (or into what has the focus), replacing what is \
                  there, then press key. Dates as 2026-03-31, times as 13:45, colors as #rrggbb. \
                  Says the value read back and what changed.",
    group: Group::Core,
    parameters: &[
        REF,
        ROLE,
        NAME,
        TEXT,
        SELECTOR,
        Parameter::new("value", Kind::Text, ""),
        Parameter::new("clear", Kind::Flag, "false: add to what is there"),
        Parameter::new("key", Kind::Text, "afterwards: Enter, Tab, Control+A"),
        Parameter::new("holdMs", Kind::Integer(1, 25_000), "hold the key down"),
        DIALOG,
        DIALOG_TEXT,
    ],
    read_only: false,
    destructive: true,
    idempotent: false,
    output: None,
    timeout_ms: 30_000,
    run,
};

fn run(turn: &Turn<'_>, arguments: &Arguments) -> Result<Outcome> {
    let address = shared::address(arguments)?;
    let options = TypeOptions::default().with(|options| {
        options.value = arguments.text("value").map(str::to_owned);
        // Into the focus, without an element, text goes where the caret is.
        options.append = arguments.maybe_flag("clear") == Some(false);
        options.key = arguments.text("key").map(str::to_owned);
        let hold = arguments.integer("holdMs").and_then(|millis| u64::try_from(millis).ok());
        options.hold = hold.map(Duration::from_millis);
    });
    let driver = shared::driver(turn, arguments)?;
    let done = driver.type_into(address.as_ref(), &options)?;
    shared::done(turn, &driver, &done)
}
