//! `browser_hover`, `browser_scroll`, `browser_drag`.

use super::shared::{self, DIALOG, DIALOG_TEXT, NAME, REF, ROLE, SELECTOR, TEXT};
use super::{Arguments, Group, Kind, Outcome, Parameter, Tool, Turn};
use crate::page::act::{DragOptions, DragTo};
use crate::page::{Address, Distance, Refusal, Result};

pub(super) static HOVER: Tool = Tool {
    name: "browser_hover",
    title: "Move the mouse over an element",
    description: "Move the mouse over an element and say what changed.",
    group: Group::Pointer,
    parameters: &[REF, ROLE, NAME, TEXT, SELECTOR, Parameter::new("force", Kind::Flag, "")],
    read_only: false,
    destructive: false,
    idempotent: true,
    output: None,
    timeout_ms: 30_000,
    run: hover,
};

fn hover(turn: &Turn<'_>, arguments: &Arguments) -> Result<Outcome> {
    let address = shared::needed_address(arguments)?;
    let driver = turn.driver()?;
    let done = driver.hover(&address, arguments.flag("force"))?;
    shared::done(turn, &driver, &done)
}

pub(super) static SCROLL: Tool = Tool {
    name: "browser_scroll",
    title: "Scroll, and say what is left",
    description: "Bring an element into view, or scroll its container (without an element: the \
                  page) in a direction. Says what moved, by how much and what is left.",
    group: Group::Pointer,
    parameters: &[
        REF,
        ROLE,
        NAME,
        TEXT,
        SELECTOR,
        Parameter::new(
            "direction",
            Kind::Choice(&["down", "up", "left", "right"]),
            "without it, the element is brought into view",
        ),
        Parameter::new("pages", Kind::Number, "screens; default 1"),
        Parameter::new("pixels", Kind::Number, "instead of pages"),
        Parameter::new("toEnd", Kind::Flag, "as far as it goes"),
    ],
    read_only: false,
    destructive: false,
    idempotent: false,
    output: None,
    timeout_ms: 30_000,
    run: scroll,
};

fn scroll(turn: &Turn<'_>, arguments: &Arguments) -> Result<Outcome> {
    let address = shared::address(arguments)?;
    let Some(direction) = arguments.text("direction") else {
        let address = address.ok_or_else(|| {
            let next = "give a direction, or an element to bring into view";
            Refusal::argument("there is nothing to scroll to", next)
        })?;
        let driver = turn.driver()?;
        let done = driver.scroll_to(&address)?;
        return shared::done(turn, &driver, &done);
    };
    let (x, y) = match direction {
        "down" => (0.0, 1.0),
        "up" => (0.0, -1.0),
        "left" => (-1.0, 0.0),
        _ => (1.0, 0.0),
    };
    let distance = match (arguments.number("pixels"), arguments.flag("toEnd")) {
        (_, true) => Distance::Ends(x, y),
        (Some(pixels), false) => Distance::Pixels(x * pixels, y * pixels),
        (None, false) => {
            let pages = arguments.number("pages").unwrap_or(1.0);
            Distance::Screens(x * pages, y * pages)
        }
    };
    let driver = turn.driver()?;
    let done = driver.scroll(address.as_ref(), distance)?;
    shared::done(turn, &driver, &done)
}

pub(super) static DRAG: Tool = Tool {
    name: "browser_drag",
    title: "Drag and drop",
    description: "Drag an element with the mouse: onto another, or by a distance (sliders, handles).",
    group: Group::Pointer,
    parameters: &[
        Parameter::new("fromRef", Kind::Text, ""),
        Parameter::new("fromSelector", Kind::Text, "instead of fromRef"),
        Parameter::new("toRef", Kind::Text, ""),
        Parameter::new("toSelector", Kind::Text, "instead of toRef"),
        Parameter::new("by", Kind::Point, "instead of toRef: [right, down] in CSS pixels"),
        Parameter::new("fromPosition", Kind::Point, "[x, y] from its upper left corner"),
        Parameter::new("toPosition", Kind::Point, ""),
        DIALOG,
        DIALOG_TEXT,
    ],
    read_only: false,
    destructive: true,
    idempotent: false,
    output: None,
    timeout_ms: 30_000,
    run: drag,
};

fn drag(turn: &Turn<'_>, arguments: &Arguments) -> Result<Outcome> {
    let end = |by_ref: &str, by_selector: &str| match (
        arguments.text(by_ref),
        arguments.text(by_selector),
    ) {
        (Some(text), None) => Ok(Address::Ref(text.to_owned())),
        (None, Some(text)) => Ok(Address::Selector(text.to_owned())),
        _ => Err(Refusal::argument(
            format!("exactly one of {by_ref} and {by_selector} is needed"),
            "name both ends, or one and by",
        )),
    };
    let from = end("fromRef", "fromSelector")?;
    let to = match arguments.point("by") {
        None => DragTo::Element(end("toRef", "toSelector")?),
        Some(by) => {
            let others = ["toRef", "toSelector", "toPosition"];
            if let Some(other) = others.into_iter().find(|name| arguments.has(name)) {
                let message = format!("by and {other} name two ends");
                return Err(Refusal::argument(message, "give one of them"));
            }
            DragTo::By(by)
        }
    };
    let options = DragOptions::default().with(|options| {
        options.from_position = arguments.point("fromPosition");
        options.to_position = arguments.point("toPosition");
    });
    let driver = shared::driver(turn, arguments)?;
    let done = driver.drag(&from, &to, &options)?;
    shared::done(turn, &driver, &done)
}
