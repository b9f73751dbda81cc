//! `browser_click`.

use super::shared::{self, DIALOG, DIALOG_TEXT, NAME, REF, ROLE, SELECTOR, TEXT};
use super::{Arguments, Group, Kind, Outcome, Parameter, Tool, Turn};
use crate::page::Result;
use crate::page::act::ClickOptions;
use crate::page::keys::Modifier;
use crate::page::mouse::Button;

pub(super) static TOOL: Tool = Tool {
    name: "browser_click",
    title: "Press an element",
    description: "Press an element with real mouse events, where it really is hit; refused with \
                  the reason when it is covered, hidden or disabled. select chooses options of a \
                  native list, checked brings a checkbox or radio button to a state. Says what \
                  changed.",
    group: Group::Core,
    parameters: &[
        REF,
        ROLE,
        NAME,
        TEXT,
        SELECTOR,
        Parameter::new("button", Kind::Choice(&["left", "right", "middle"]), ""),
        Parameter::new("double", Kind::Flag, ""),
        Parameter::new("modifiers", Kind::Choices(&["Alt", "Control", "Meta", "Shift"]), ""),
        Parameter::new("position", Kind::Point, "[x, y] from its upper left corner"),
        Parameter::new("force", Kind::Flag, "press although something covers it"),
        Parameter::new("select", Kind::Texts, "labels or values"),
        Parameter::new("checked", Kind::Flag, ""),
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
    let address = shared::needed_address(arguments)?;
    let options = ClickOptions::default().with(|options| {
        options.button = match arguments.text("button") {
            Some("right") => Button::Right,
            Some("middle") => Button::Middle,
            _ => Button::Left,
        };
        options.double = arguments.flag("double");
        options.force = arguments.flag("force");
        options.modifiers = arguments
            .texts("modifiers")
            .unwrap_or_default()
            .iter()
            .filter_map(|name| Modifier::parse(name).ok())
            .collect();
        options.position = arguments.point("position");
        options.select = arguments.texts("select");
        options.checked = arguments.maybe_flag("checked");
    });
    let driver = shared::driver(turn, arguments)?;
    let done = driver.click(&address, &options)?;
    shared::done(turn, &driver, &done)
}
