//! The mouse: trusted events at a point of the page's viewport.
//!
//! A click is one burst (move, press, release): one round trip, and nothing between its parts.

use super::input::{Burst, Event, Until, after};
use super::keys::{Held, Modifier};
use super::{Refusal, Result};
use crate::client::{Page, Subscription};
use crate::error::Error;
use crate::protocol::input::{
    DispatchDragEvent, DispatchDragEventType as Drag, DispatchMouseEvent,
    DispatchMouseEventType as Type, DragData, DragIntercepted, MouseButton, SetInterceptDrags,
};

/// Most clicks in a row: a triple click selects a paragraph, more means nothing.
const CLICKS: u8 = 3;

/// Most steps of a drag. Each costs about a frame of the page.
const STEPS: usize = 200;

/// A point in CSS pixels of the page's main viewport.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Point {
    /// From the left edge.
    pub x: f64,
    /// From the upper edge.
    pub y: f64,
}

impl Point {
    /// A point.
    pub fn new(x: f64, y: f64) -> Self {
        Self { x, y }
    }

    fn checked(self) -> Result<Self> {
        if self.x.is_finite() && self.y.is_finite() {
            return Ok(self);
        }
        Err(Refusal::argument("the point is not a place", "give finite numbers of CSS pixels"))
    }

    fn towards(self, to: Self, part: f64) -> Self {
        Self::new(self.x + (to.x - self.x) * part, self.y + (to.y - self.y) * part)
    }
}

/// A button of the mouse.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Button {
    /// The main one.
    #[default]
    Left,
    /// The wheel, pressed.
    Middle,
    /// The one that opens a context menu.
    Right,
    /// The fourth: back.
    Back,
    /// The fifth: forward.
    Forward,
}

impl Button {
    fn name(self) -> MouseButton {
        match self {
            Self::Left => MouseButton::LEFT,
            Self::Middle => MouseButton::MIDDLE,
            Self::Right => MouseButton::RIGHT,
            Self::Back => MouseButton::BACK,
            Self::Forward => MouseButton::FORWARD,
        }
    }

    /// Its bit in `MouseEvent.buttons`, whose order is not that of `button`.
    fn bit(self) -> i64 {
        match self {
            Self::Left => 1,
            Self::Right => 2,
            Self::Middle => 4,
            Self::Back => 8,
            Self::Forward => 16,
        }
    }
}

fn mouse(kind: Type, at: Point, held: Held) -> DispatchMouseEvent {
    let event = DispatchMouseEvent::new(kind, at.x, at.y);
    event.with(|event| event.modifiers = (held.bits() != 0).then_some(held.bits()))
}

fn moved(at: Point, held: Held, button: Option<Button>) -> DispatchMouseEvent {
    mouse(Type::MOUSE_MOVED, at, held).with(|event| {
        event.button = button.map(Button::name);
        event.buttons = Some(button.map_or(0, Button::bit));
    })
}

fn pressed(at: Point, held: Held, button: Button, count: u8) -> DispatchMouseEvent {
    mouse(Type::MOUSE_PRESSED, at, held).with(|event| {
        event.button = Some(button.name());
        event.buttons = Some(button.bit());
        event.click_count = Some(i64::from(count));
    })
}

fn released(at: Point, held: Held, button: Button, count: u8) -> DispatchMouseEvent {
    mouse(Type::MOUSE_RELEASED, at, held).with(|event| {
        event.button = Some(button.name());
        event.buttons = Some(0);
        event.click_count = Some(i64::from(count));
    })
}

/// Moves the mouse there: the page sees it enter, hover and leave.
///
/// # Errors
/// The engine's own.
pub fn move_to(page: &Page, to: Point) -> Result<()> {
    let event = moved(to.checked()?, Held::default(), None);
    Until::begin(page).page().call(&event)?;
    Ok(())
}

/// Moves there and clicks, `clicks` times (2 is a double click), with these modifiers held.
///
/// # Errors
/// The engine's own; `Blocked` when a dialog is open. If the click opened it the effect is
/// unknown, not none: it was sent. The button and the modifiers are released in any case.
pub fn click(
    page: &Page,
    at: Point,
    button: Button,
    clicks: u8,
    modifiers: &[Modifier],
) -> Result<()> {
    let at = at.checked()?;
    if !(1..=CLICKS).contains(&clicks) {
        return Err(Refusal::argument(
            format!("{clicks} clicks in a row"),
            "1 is a click, 2 a double click, 3 a triple click",
        ));
    }
    let mut modifiers = modifiers.to_vec();
    modifiers.sort_unstable();
    modifiers.dedup();
    let mut burst = Burst::default();
    let mut held = Held::default();
    let holds: Vec<_> = modifiers
        .iter()
        .map(|modifier| (*modifier, burst.press(Event::Key(modifier.press(&mut held)))))
        .collect();
    burst.add(Event::Mouse(moved(at, held, None)));
    for count in 1..=clicks {
        let press = burst.press(Event::Mouse(pressed(at, held, button, count)));
        burst.release(Event::Mouse(released(at, held, button, count)), press);
    }
    for (modifier, press) in holds.into_iter().rev() {
        burst.release(Event::Key(modifier.release(&mut held)), press);
    }
    burst.run(&Until::begin(page))
}

/// Turns the wheel over a point, by CSS pixels; positive is down and right. The answer comes
/// when the page has handled the event, which may be before the scrolling has ended.
///
/// # Errors
/// The engine's own. In a page that is not shown, a wheel event waits until it is shown
/// (measured), and so ends by the deadline.
pub fn wheel(page: &Page, at: Point, dx: f64, dy: f64) -> Result<()> {
    let at = at.checked()?;
    if !(dx.is_finite() && dy.is_finite()) {
        return Err(Refusal::argument("the distance is no number", "give CSS pixels"));
    }
    let mut burst = Burst::default();
    burst.add(Event::Mouse(moved(at, Held::default(), None)));
    burst.add(Event::Mouse(mouse(Type::MOUSE_WHEEL, at, Held::default()).with(|event| {
        event.delta_x = Some(dx);
        event.delta_y = Some(dy);
    })));
    burst.run(&Until::begin(page))
}

/// What a drag turned out to be.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Dragged {
    /// The page followed the pointer itself, or ignored it.
    Pointer,
    /// A drag of HTML drag and drop: the page got `dragstart`, `dragover`, `drop`.
    Data,
}

/// Presses the left button at one point, moves in `steps` to another, and releases there.
/// Elements that are dragged by HTML drag and drop are, others see pointer events.
///
/// # Errors
/// The engine's own. The button is released, the drag is over and the browser's own dragging is
/// restored in any case.
pub fn drag(page: &Page, from: Point, to: Point, steps: usize) -> Result<Dragged> {
    let (from, to) = (from.checked()?, to.checked()?);
    let until = Until::begin(page);
    let drags = page.subscribe::<DragIntercepted>();
    let mut hand = Hand { until, drags, at: from, data: None, down: false };
    // On only while dragging: with it, a drag by the person at the screen would not begin.
    let switched = hand.until.page().call(&SetInterceptDrags::new(true)).map_err(Refusal::from);
    let outcome = switched.and_then(|_| hand.carry(to, steps.clamp(2, STEPS)));
    if outcome.is_err() {
        hand.let_go();
    }
    hand.until.make_sure(&SetInterceptDrags::new(false));
    outcome
}

struct Hand {
    until: Until,
    drags: Subscription<DragIntercepted>,
    at: Point,
    /// Of the drag that the page began.
    data: Option<DragData>,
    down: bool,
}

impl Hand {
    fn carry(&mut self, to: Point, steps: usize) -> Result<Dragged> {
        let from = self.at;
        let held = Held::default();
        self.call(&moved(from, held, None))?;
        self.down = true;
        self.call(&pressed(from, held, Button::Left, 1))?;
        for step in 1..=steps {
            #[allow(clippy::cast_precision_loss, reason = "small numbers")]
            let next = from.towards(to, step as f64 / steps as f64);
            self.step(next)?;
        }
        // What lies under the end learns of it before the drop, even after a late start.
        self.step(to)?;
        let dragged = self.data.is_some();
        if self.data.is_some() {
            // A frame of another process takes no drop of a drag that did not enter it, and only
            // its own process would be told that this one did (measured). Where it has entered
            // already, this is one more `dragover`.
            self.drag_event(Drag::DRAG_ENTER)?;
            self.drag_event(Drag::DRAG_OVER)?;
            self.drag_event(Drag::DROP)?;
            self.data = None;
        }
        // After a drop too: the browser's idea of the button is set right.
        self.call(&released(to, held, Button::Left, 1))?;
        self.down = false;
        Ok(if dragged { Dragged::Data } else { Dragged::Pointer })
    }

    /// Each step is awaited: the page would see several moves at once as one.
    fn step(&mut self, next: Point) -> Result<()> {
        self.at = next;
        if self.data.is_some() {
            return self.drag_event(Drag::DRAG_OVER);
        }
        self.call(&moved(next, Held::default(), Some(Button::Left)))?;
        // The event comes before the answer to the move that began the drag (measured).
        if let Some(event) = self.drags.try_next().map_err(|error| after(error, true))? {
            self.data = Some(event.data);
            self.drag_event(Drag::DRAG_ENTER)?;
        }
        Ok(())
    }

    fn drag_event(&mut self, kind: Drag) -> Result<()> {
        let Some(data) = self.data.clone() else { return Ok(()) };
        let event = DispatchDragEvent::new(kind, self.at.x, self.at.y, data);
        self.call(&event)
    }

    fn call<C: crate::protocol::Command>(&self, command: &C) -> Result<()> {
        let outcome = self.until.page().call(command);
        outcome.map(drop).map_err(|error: Error| after(error, self.down))
    }

    fn let_go(&mut self) {
        if let Some(data) = self.data.take() {
            let (x, y) = (self.at.x, self.at.y);
            self.until.make_sure(&DispatchDragEvent::new(Drag::DRAG_CANCEL, x, y, data));
        }
        if std::mem::take(&mut self.down) {
            let release = released(self.at, Held::default(), Button::Left, 1);
            self.until.make_sure(&release);
        }
    }
}
