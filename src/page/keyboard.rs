//! The keyboard: trusted key events to whatever has the focus.

use super::input::{Burst, Event, Until};
use super::keys::{Chord, Stroke, strokes};
use super::{Refusal, Result, input};
use crate::client::Page;
use crate::protocol::input::InsertText;
use std::time::{Duration, Instant};

/// Longest text, in characters, that is typed key by key unless asked for.
const KEYS: usize = 500;

/// Events in flight at once. More gains nothing, and a page that takes its time with each key
/// must not have thousands waiting.
const BURST: usize = 256;

/// A held key repeats after this time.
const FIRST: Duration = Duration::from_millis(500);

/// And then this often.
const REPEAT: Duration = Duration::from_millis(33);

/// What releasing it may take.
const HELD: Duration = Duration::from_millis(500);

/// How text gets into the page.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum How {
    /// As keys: the page sees `keydown`, `keypress`, `input`, `keyup` for every character of
    /// the layout; line breaks are Enter, which submits a form from a one-line field. What no
    /// key types is inserted.
    Keys,
    /// Inserted at once, as an input method or a paste does: the page sees `input` only, and a
    /// one-line field drops line breaks.
    Insert,
}

impl How {
    /// Keys for short text, insertion for text of more than 500 characters.
    pub fn auto(text: &str) -> Self {
        if text.chars().nth(KEYS).is_none() { Self::Keys } else { Self::Insert }
    }
}

/// Presses and releases a chord, in one round trip.
///
/// # Errors
/// The engine's own. `Blocked` when a dialog is open; if the chord opened it, the effect is
/// unknown, not none. Every key that went down is released in any case.
pub fn press(page: &Page, chord: &Chord) -> Result<()> {
    let mut burst = Burst::default();
    burst.keys(chord.events());
    burst.run(&Until::begin(page))
}

/// Holds a chord down for so long. As from a keyboard, its last key repeats meanwhile: after half
/// a second, then thirty times a second.
///
/// # Errors
/// As [`press`], and `Argument` when the time is over before the handle's deadline is.
pub fn hold(page: &Page, chord: &Chord, time: Duration) -> Result<()> {
    let until = Until::begin(page);
    if time > until.left().saturating_sub(HELD) {
        let message = "the key would be held longer than the call may take";
        return Err(Refusal::argument(message, "hold it for less, or raise timeoutMs"));
    }
    let (up, down): (Vec<_>, Vec<_>) =
        chord.events().into_iter().partition(|event| event.r#type == "keyUp");
    let end = Instant::now() + time;
    let mut outcome = Ok(());
    let mut begun = false;
    let mut wait = FIRST;
    let repeated = down.last().cloned().map(|key| key.with(|key| key.auto_repeat = Some(true)));
    let mut next = down.into_iter();
    loop {
        let event = match next.next() {
            Some(event) => event,
            None => {
                let left = end.saturating_duration_since(Instant::now());
                if left.is_zero() {
                    break;
                }
                std::thread::sleep(wait.min(left));
                wait = REPEAT;
                match &repeated {
                    Some(event) if Instant::now() < end => event.clone(),
                    _ => continue,
                }
            }
        };
        if let Err(error) = until.page().call(&event) {
            outcome = Err(input::after(error, begun));
            break;
        }
        begun = true;
    }
    // Whatever happened, nothing stays down.
    for event in up {
        until.make_sure(&event);
    }
    outcome
}

/// Types text into whatever has the focus.
///
/// # Errors
/// As [`press`]; the effect is unknown once a part was typed.
pub fn type_text(page: &Page, text: &str, how: How) -> Result<()> {
    let until = Until::begin(page);
    if how == How::Insert {
        if text.is_empty() {
            return Ok(());
        }
        let inserted = until.page().call(&InsertText::new(text));
        return inserted.map(drop).map_err(Into::into);
    }
    let mut burst = Burst::default();
    let mut begun = false;
    for stroke in strokes(text) {
        match stroke {
            Stroke::Insert(run) => burst.add(Event::Text(InsertText::new(run))),
            key @ Stroke::Key { .. } => burst.keys(key.events()),
        }
        if burst.len() >= BURST {
            flush(std::mem::take(&mut burst), &until, begun)?;
            begun = true;
        }
    }
    flush(burst, &until, begun)
}

fn flush(burst: Burst, until: &Until, begun: bool) -> Result<()> {
    burst.run(until).map_err(|refusal| match refusal.engine() {
        Some(error) if begun => input::after(error.clone(), true),
        _ => refusal,
    })
}
