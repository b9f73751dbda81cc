//! Pressing, typing, choosing: what a person does to one element.

use super::changes::After;
use super::driver::{Driver, object, value};
use super::keyboard;
use super::keys::{Chord, Modifier};
use super::locate::{Address, Element};
use super::mouse::{self, Button, Point};
use super::point::{Aim, Target, dodged};
use super::refusal::{Reason, Refusal, Result};
use super::tree::quoted;
use crate::error::{Effect, Error};
use crate::untrusted::escape_up_to;
use serde_json::Value;
use std::sync::MutexGuard;
use std::time::Duration;

/// Presses at most, when something else comes under the mouse each time.
const TRIES: usize = 3;

/// How to press.
#[derive(Clone, Debug, Default)]
#[non_exhaustive]
pub struct ClickOptions {
    /// The left one unless said otherwise.
    pub button: Button,
    /// Twice, as one double click.
    pub double: bool,
    /// Press although something is in front of it, it moves, or it is disabled.
    pub force: bool,
    /// Keys held meanwhile.
    pub modifiers: Vec<Modifier>,
    /// Where in the element, in CSS pixels from its upper left corner: on a map, a canvas.
    pub position: Option<Point>,
    /// Choose these options of a native list, by label or value, instead of pressing.
    pub select: Option<Vec<String>>,
    /// Bring a checkbox or radio button to this state instead of pressing.
    pub checked: Option<bool>,
}

impl ClickOptions {
    /// These options with some changed.
    #[must_use]
    pub fn with(mut self, change: impl FnOnce(&mut Self)) -> Self {
        change(&mut self);
        self
    }
}

/// From where to where to drag.
#[derive(Clone, Copy, Debug, Default)]
#[non_exhaustive]
pub struct DragOptions {
    /// Where in the dragged element to press, in CSS pixels from its upper left corner.
    pub from_position: Option<Point>,
    /// Where in the other element to release.
    pub to_position: Option<Point>,
}

impl DragOptions {
    /// These options with some changed.
    #[must_use]
    pub fn with(mut self, change: impl FnOnce(&mut Self)) -> Self {
        change(&mut self);
        self
    }
}

/// Where a drag ends.
#[derive(Clone, Debug)]
pub enum DragTo {
    /// On this element.
    Element(Address),
    /// So many CSS pixels to the right and down of where it began: handles, sliders, splitters.
    By(Point),
}

/// What to type, and how.
#[derive(Clone, Debug, Default)]
#[non_exhaustive]
pub struct TypeOptions {
    /// The text; it replaces what is in the field.
    pub value: Option<String>,
    /// Add the text to the end instead.
    pub append: bool,
    /// Press this key or chord afterwards: `Enter`, `Control+A`.
    pub key: Option<String>,
    /// Hold it down for so long before it is released.
    pub hold: Option<Duration>,
}

impl TypeOptions {
    /// These options with some changed.
    #[must_use]
    pub fn with(mut self, change: impl FnOnce(&mut Self)) -> Self {
        change(&mut self);
        self
    }
}

/// What an action did.
#[derive(Clone, Debug, Default)]
#[non_exhaustive]
pub struct Done {
    /// What was done to what, in one line.
    pub what: String,
    /// The value of the element afterwards, where it has one.
    pub value: Option<String>,
    /// What happened.
    pub after: After,
}

impl Done {
    /// In lines, for a model.
    pub fn lines(&self) -> Vec<String> {
        let mut lines = vec![self.what.clone()];
        if let Some(value) = &self.value {
            lines.push(format!("value: {}", quoted(&super::tree::clip(value, 300))));
        }
        lines.extend(self.after.lines());
        lines
    }
}

impl Driver {
    /// The turn to act, in a page that no dialog blocks. Taken before an element is aimed at:
    /// whoever acts in between would move it, or take its guard for his own.
    pub(super) fn begin(&self) -> Result<MutexGuard<'_, ()>> {
        self.refuse_behind_dialog()?;
        let turn = self.turn()?;
        self.refuse_behind_dialog()?;
        Ok(turn)
    }

    /// Does something while the page is watched. Within a turn.
    pub(super) fn acting(&self, act: impl FnOnce() -> Result<Done>) -> Result<Done> {
        let watch = self.watch();
        let mut done = match act() {
            Ok(done) => done,
            // What was done opened a dialog: that is its outcome.
            Err(refusal) => match refusal.engine() {
                Some(Error::Blocked(blocked)) if blocked.effect != Effect::No => {
                    Done { what: "done; a dialog opened".to_owned(), ..Done::default() }
                }
                _ => return Err(refusal),
            },
        };
        done.after = self.settle(&watch)?;
        Ok(done)
    }

    /// Presses an element with the mouse, chooses options of a native list, or brings a checkbox
    /// or radio button to a state.
    ///
    /// # Errors
    /// Those of the address; `Disabled`, `Hidden`, `Covered`, `Outside`, `Moving`, `Unsuitable`:
    /// nothing was pressed. Engine errors say whether something was.
    pub fn click(&self, address: &Address, options: &ClickOptions) -> Result<Done> {
        let _turn = self.begin()?;
        let element = self.element(address)?;
        let state = self.state_of(&element)?;
        if let (Some(why), false) = (state["disabled"].as_str(), options.force) {
            let message = format!("{} cannot be used: {why}", element.words());
            let next = "find out what enables it; nothing was pressed";
            return Err(Refusal::new(Reason::Disabled, message, next));
        }
        if let Some(wanted) = &options.select {
            return self.acting(|| self.choose(&element, wanted));
        }
        if let Some(wanted) = options.checked {
            return self.acting(|| self.set_checked(&element, &state, wanted));
        }
        let tag = state["tag"].as_str().unwrap_or_default();
        if tag == "option" && state["select"] == true {
            let label = self.ask(&element.frame, "label", vec![object(&element.object)])?;
            let label = label.as_str().unwrap_or_default().to_owned();
            return self.acting(|| self.choose(&element, &[label]));
        }
        if tag == "select" {
            let message = format!("{} is a native list, which no press opens", element.words());
            let next = "choose with select: [\"label\"]; nothing was pressed";
            return Err(Refusal::new(Reason::Unsuitable, message, next));
        }
        let aim = Aim { force: options.force, position: options.position, guarded: true };
        for _ in 1..TRIES {
            let done = self.press(&element, aim, options)?;
            if done.after.missed.is_none() {
                return Ok(done);
            }
            // The mouse is there now, and what it brought about is over.
        }
        let done = self.press(&element, aim, options)?;
        match &done.after.missed {
            Some(blocker) => Err(dodged(&element, blocker)),
            None => Ok(done),
        }
    }

    fn press(&self, element: &Element, aim: Aim, options: &ClickOptions) -> Result<Done> {
        let target = self.aim(element, aim)?;
        self.acting(|| {
            let point = Point { x: target.x, y: target.y };
            let times = if options.double { 2 } else { 1 };
            let mut what = match (options.button, times) {
                (Button::Left, 1) => format!("clicked {}", element.words()),
                (Button::Left, _) => format!("double-clicked {}", element.words()),
                (button, _) => format!(
                    "clicked {} with the {} button",
                    element.words(),
                    format!("{button:?}").to_ascii_lowercase()
                ),
            };
            if let Some(label) = &target.via {
                what.push_str(&format!(" through its label {}", escape_up_to(label, 80)));
            }
            if let Some(blocker) = &target.obstructed {
                what.push_str(&format!(", obstructed by {blocker}"));
            }
            self.stir(&target)?;
            self.rests(point);
            let pressed =
                mouse::click(&self.hand(), point, options.button, times, &options.modifiers);
            self.unless_blocked(pressed)?;
            Ok(Done { what, ..Done::default() })
        })
    }

    /// Moves the mouse a little where it rests, when something else came under it.
    fn stir(&self, target: &Target) -> Result<()> {
        match target.stirred {
            Some(rest) => mouse::move_to(&self.hand(), Point { x: rest.x + 1.0, y: rest.y }),
            None => Ok(()),
        }
    }

    /// Moves the mouse over an element.
    ///
    /// # Errors
    /// As [`Driver::click`].
    pub fn hover(&self, address: &Address, force: bool) -> Result<Done> {
        let _turn = self.begin()?;
        let element = self.element(address)?;
        let target = self.aim(&element, Aim::anywhere(force))?;
        self.acting(|| {
            self.stir(&target)?;
            self.rests(Point { x: target.x, y: target.y });
            mouse::move_to(&self.hand(), Point { x: target.x, y: target.y })?;
            Ok(Done { what: format!("hovering over {}", element.words()), ..Done::default() })
        })
    }

    /// Drags one element onto another, or by a distance.
    ///
    /// # Errors
    /// As [`Driver::click`], for either.
    pub fn drag(&self, from: &Address, to: &DragTo, options: &DragOptions) -> Result<Done> {
        let _turn = self.begin()?;
        let from = self.element(from)?;
        for _ in 1..TRIES {
            let done = self.carry(&from, to, options)?;
            if done.after.missed.is_none() {
                return Ok(done);
            }
        }
        let done = self.carry(&from, to, options)?;
        match &done.after.missed {
            Some(blocker) => Err(dodged(&from, blocker)),
            None => Ok(done),
        }
    }

    fn carry(&self, from: &Element, to: &DragTo, options: &DragOptions) -> Result<Done> {
        let begin = Aim { position: options.from_position, guarded: true, force: false };
        let (start, end, place) = match to {
            DragTo::By(by) => {
                let start = self.aim(from, begin)?;
                let end = Point { x: start.x + by.x, y: start.y + by.y };
                (start, end, format!("by {}, {}", by.x, by.y))
            }
            DragTo::Element(to) => {
                let to = self.element(to)?;
                let there = Aim { force: true, position: options.to_position, guarded: false };
                // Bringing the one into view may take the other out of it.
                self.aim(&to, there)?;
                let start = self.aim(from, begin)?;
                let end = self.aim(&to, there)?;
                let again = self.aim(from, Aim { force: true, ..begin })?;
                let is_same = (start.x, start.y) == (again.x, again.y);
                let end = Point { x: end.x, y: end.y };
                (if is_same { start } else { again }, end, format!("to {}", to.words()))
            }
        };
        self.acting(|| {
            self.rests(end);
            mouse::drag(&self.hand(), Point { x: start.x, y: start.y }, end, 10)?;
            let what = format!("dragged {} {place}", from.words());
            Ok(Done { what, ..Done::default() })
        })
    }

    /// Types into an element, or into what has the focus.
    ///
    /// # Errors
    /// Those of the address; `Disabled`, `ReadOnly`, `Unsuitable`: nothing was typed.
    pub fn type_into(&self, address: Option<&Address>, options: &TypeOptions) -> Result<Done> {
        let chord = options.key.as_deref().map(Chord::parse).transpose()?;
        if options.value.is_none() && chord.is_none() {
            return Err(Refusal::argument("there is nothing to type", "give value, key or both"));
        }
        if options.hold.is_some() && chord.is_none() {
            return Err(Refusal::argument("there is no key to hold", "name it in key"));
        }
        let _turn = self.begin()?;
        let element = address.map(|address| self.element(address)).transpose()?;
        if let Some(element) = &element {
            let state = self.state_of(element)?;
            self.check_takes_text(element, &state, options)?;
            if state["takesValue"] == true {
                if let Some(text) = &options.value {
                    let chord = chord.as_ref().map(|chord| (chord, options.hold));
                    let done = self.acting(|| self.set_value(element, text, chord))?;
                    return Ok(done);
                }
            }
            self.give_focus(element, &state)?;
        } else {
            self.check_focus(options)?;
        }
        self.acting(|| {
            let mut what = String::new();
            if let Some(text) = &options.value {
                if let Some(element) = &element {
                    let prepare = if options.append { "caretToEnd" } else { "selectAll" };
                    self.ask(&element.frame, prepare, vec![object(&element.object)])
                        .map_err(|refusal| element.lost(refusal))?;
                }
                if text.is_empty() && !options.append {
                    keyboard::press(&self.hand(), &Chord::parse("Delete")?)?;
                } else {
                    keyboard::type_text(&self.hand(), text, keyboard::How::auto(text))?;
                }
                what = format!("typed {} characters", text.chars().count());
            }
            if let (Some(chord), Some(name)) = (&chord, &options.key) {
                self.strike(chord, options.hold)?;
                let join = if what.is_empty() { "pressed" } else { ", then pressed" };
                what.push_str(&format!("{join} {}", escape_up_to(name, 60)));
                if let Some(time) = options.hold {
                    what.push_str(&format!(" for {} ms", time.as_millis()));
                }
            }
            let place = match &element {
                Some(element) => format!(" in {}", element.words()),
                None => " in what has the focus".to_owned(),
            };
            what.push_str(&place);
            let value = match &element {
                Some(element) => self
                    .ask(&element.frame, "value", vec![object(&element.object)])
                    .ok()
                    .and_then(|value| value.as_str().map(str::to_owned)),
                None => None,
            };
            Ok(Done { what, value, ..Done::default() })
        })
    }

    fn strike(&self, chord: &Chord, hold: Option<Duration>) -> Result<()> {
        self.unless_blocked(match hold {
            Some(time) => keyboard::hold(&self.hand(), chord, time),
            None => keyboard::press(&self.hand(), chord),
        })
    }

    fn state_of(&self, element: &Element) -> Result<Value> {
        let state = self.ask(&element.frame, "state", vec![object(&element.object)]);
        let state = state.map_err(|refusal| element.lost(refusal))?;
        if state["connected"] != true {
            return Err(element.gone());
        }
        Ok(state)
    }

    fn check_takes_text(
        &self,
        element: &Element,
        state: &Value,
        options: &TypeOptions,
    ) -> Result<()> {
        let refuse = |reason, why: &str, next: &'static str| {
            Err(Refusal::new(reason, format!("{} {why}", element.words()), next))
        };
        if let Some(why) = state["disabled"].as_str() {
            let why = format!("takes no text: {why}");
            return refuse(Reason::Disabled, &why, "find out what enables it; nothing was typed");
        }
        if options.value.is_none() {
            return Ok(());
        }
        if state["readOnly"] == true {
            let next = "it cannot be typed into; nothing was typed";
            return refuse(Reason::ReadOnly, "is read-only", next);
        }
        if state["file"] == true {
            return refuse(Reason::Unsuitable, "takes files, not text", "use browser_upload");
        }
        if state["checkable"] == true {
            let next = "use browser_click with checked: true or false";
            return refuse(Reason::Unsuitable, "is checked, not typed into", next);
        }
        if state["select"] == true {
            let next = "use browser_click with select: [\"label\"]";
            return refuse(Reason::Unsuitable, "is a native list", next);
        }
        Ok(())
    }

    fn give_focus(&self, element: &Element, state: &Value) -> Result<()> {
        let focused = self.ask(&element.frame, "focus", vec![object(&element.object)]);
        if focused.map_err(|refusal| element.lost(refusal))? == true {
            return Ok(());
        }
        // Widgets that take the focus only when they are pressed.
        let target = self.aim(element, Aim::anywhere(false))?;
        let point = Point { x: target.x, y: target.y };
        mouse::click(&self.hand(), point, Button::Left, 1, &[])?;
        let has_focus = self.ask(&element.frame, "hasFocus", vec![object(&element.object)])?;
        if has_focus == true || state["takesText"] == true {
            return Ok(());
        }
        let message = format!("{} does not take the focus", element.words());
        let next = "name the field itself; it was clicked, and nothing was typed";
        Err(Refusal::new(Reason::ReadOnly, message, next).with_effect(Effect::Yes))
    }

    /// What has the focus may be looked at before something is typed into it.
    fn check_focus(&self, options: &TypeOptions) -> Result<()> {
        if options.value.is_none() {
            return Ok(());
        }
        for (frame, _) in self.reachable() {
            let Ok(focused) = self.ask(&frame, "focused", Vec::new()) else { continue };
            if focused.is_null() || focused["isFrame"] == true {
                continue;
            }
            let what = escape_up_to(focused["what"].as_str().unwrap_or_default(), 100).to_string();
            if focused["readOnly"] == true {
                let message = format!("the focused {what} is read-only");
                return Err(Refusal::new(Reason::ReadOnly, message, "nothing was typed"));
            }
            return Ok(());
        }
        let message = "nothing in the page has the focus";
        Err(Refusal::new(Reason::NotFound, message, "name the field by its ref; nothing was typed"))
    }

    fn choose(&self, element: &Element, wanted: &[String]) -> Result<Done> {
        let list: Vec<Value> = wanted.iter().map(|text| Value::from(text.as_str())).collect();
        let arguments = vec![object(&element.object), value(list)];
        let answer = self.ask(&element.frame, "choose", arguments);
        let answer = answer.map_err(|refusal| element.lost(refusal))?;
        let refuse = |reason, why: String, next: String| {
            Err(Refusal::new(reason, format!("{}: {why}", element.words()), next))
        };
        if answer["none"] == true {
            let next = "select is for native lists; press the widget and then the option";
            return refuse(Reason::Unsuitable, "it is no native list".into(), next.into());
        }
        if answer["single"] == true {
            let why = format!("it takes one option, not {}", wanted.len());
            return refuse(Reason::Unsuitable, why, "name one".into());
        }
        if let Some(text) = answer["disabled"].as_str() {
            let why = format!("the option {} is disabled", quoted(text));
            return refuse(Reason::Disabled, why, "choose another".into());
        }
        if let Some(text) = answer["missing"].as_str() {
            let options = answer["options"].as_array().into_iter().flatten();
            let labels: Vec<String> = options
                .take(20)
                .filter_map(|option| Some(quoted(option["label"].as_str()?)))
                .collect();
            let count = answer["count"].as_u64().unwrap_or_default();
            let why = format!("it has no option {}", quoted(text));
            let next = format!("of {count} options it has: {}", labels.join(", "));
            return refuse(Reason::NotFound, why, next);
        }
        let chosen: Vec<String> = answer["chosen"]
            .as_array()
            .into_iter()
            .flatten()
            .filter_map(|label| label.as_str().map(quoted))
            .collect();
        let what = format!("selected {} in {}", chosen.join(", "), element.words());
        Ok(Done { what, ..Done::default() })
    }

    fn set_checked(&self, element: &Element, state: &Value, wanted: bool) -> Result<Done> {
        if state["checkable"] != true {
            let message = format!("{} is neither checkbox nor radio button", element.words());
            let next = "press it without checked, and look at its state";
            return Err(Refusal::new(Reason::Unsuitable, message, next));
        }
        let answer =
            self.ask(&element.frame, "check", vec![object(&element.object), value(wanted)]);
        let answer = answer.map_err(|refusal| element.lost(refusal))?;
        if answer["radio"] == true {
            let message = format!("{} is a radio button: it is never unchecked", element.words());
            return Err(Refusal::new(
                Reason::Unsuitable,
                message,
                "check another one of its group",
            ));
        }
        let now = if answer["checked"] == true { "checked" } else { "not checked" };
        if answer["refused"] == true {
            let message = format!("the page did not let {} change: it is {now}", element.words());
            let next = "look at the page for the reason";
            return Err(Refusal::new(Reason::Disabled, message, next).with_effect(Effect::Yes));
        }
        let how = if answer["changed"] == true { "now" } else { "already" };
        Ok(Done { what: format!("{} is {how} {now}", element.words()), ..Done::default() })
    }

    fn set_value(
        &self,
        element: &Element,
        text: &str,
        chord: Option<(&Chord, Option<Duration>)>,
    ) -> Result<Done> {
        let answer =
            self.ask(&element.frame, "setValue", vec![object(&element.object), value(text)]);
        let answer = answer.map_err(|refusal| element.lost(refusal))?;
        if let Some(kind) = answer["kind"].as_str() {
            let form = match kind {
                "date" => "2026-03-31",
                "time" => "13:45",
                "datetime-local" => "2026-03-31T13:45",
                "month" => "2026-03",
                "week" => "2026-W14",
                "color" => "#rrggbb",
                _ => "a number",
            };
            let message = format!(
                "{} of type {kind} does not take \"{}\"",
                element.words(),
                escape_up_to(text, 60)
            );
            let next = format!("write it as {form}; the value is as it was");
            return Err(Refusal::argument(message, next));
        }
        if let Some((chord, hold)) = chord {
            self.ask(&element.frame, "focus", vec![object(&element.object)])?;
            self.strike(chord, hold)?;
        }
        let value = answer["value"].as_str().map(str::to_owned);
        Ok(Done { what: format!("set {}", element.words()), value, ..Done::default() })
    }

    /// What opened a dialog did happen.
    pub(super) fn unless_blocked(&self, done: Result<()>) -> Result<()> {
        match done {
            Err(refusal) => match refusal.engine() {
                Some(Error::Blocked(blocked)) if blocked.effect != Effect::No => Ok(()),
                _ => Err(refusal),
            },
            Ok(()) => Ok(()),
        }
    }

    /// Nothing can be done to a page behind a dialog.
    ///
    /// # Errors
    /// `Busy`, with the dialog.
    pub fn refuse_behind_dialog(&self) -> Result<()> {
        match self.dialogs().first() {
            None => Ok(()),
            Some(dialog) => Err(Refusal::new(
                Reason::Busy,
                format!("nothing was done: {}", super::changes::dialog_line(dialog)),
                "answer it with browser_dialog first",
            )),
        }
    }
}
