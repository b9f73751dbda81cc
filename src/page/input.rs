//! Input events sent as one burst: written back to back, then all answers awaited.
//!
//! Nothing can get between the events of a burst, and it costs one round trip. Whatever a burst
//! pressed, it releases, even when the page is blocked or the caller's deadline passes in the
//! middle.

use super::{Refusal, Result};
use crate::client::{Page, Pending};
use crate::error::{Effect, Error};
use crate::protocol::input::{DispatchKeyEvent, DispatchMouseEvent, InsertText};
use crate::protocol::{Command, Empty};
use std::time::{Duration, Instant};

/// Longest a release that was held back may take. An open dialog accepts input and answers
/// nothing, so waiting longer would only wait for the dialog.
const RELEASE: Duration = Duration::from_millis(250);

/// A deadline for several calls in a row.
#[derive(Clone, Debug)]
pub(super) struct Until {
    page: Page,
    at: Instant,
}

impl Until {
    /// From now on, what the handle allows for one call.
    pub(super) fn begin(page: &Page) -> Self {
        let now = Instant::now();
        let at = now.checked_add(page.timeout()).unwrap_or(now + Duration::from_secs(86_400));
        Self { page: page.clone(), at }
    }

    /// What is left.
    pub(super) fn left(&self) -> Duration {
        self.at.saturating_duration_since(Instant::now())
    }

    /// The handle for the next call: interrupted by dialogs, with what is left of the time.
    pub(super) fn page(&self) -> Page {
        self.page.interruptible().with_timeout(self.left())
    }

    /// Does something that must be done whatever happened, waiting a moment at most. A plain
    /// handle: an interruptible one would refuse to send it while a dialog is open.
    pub(super) fn make_sure<C: Command>(&self, command: &C) -> bool {
        self.page.with_timeout(RELEASE).call(command).is_ok()
    }
}

/// One input event.
#[derive(Clone, Debug)]
pub(super) enum Event {
    Key(DispatchKeyEvent),
    Mouse(DispatchMouseEvent),
    Text(InsertText),
}

impl Event {
    fn send(&self, page: &Page) -> Pending<Empty> {
        match self {
            Self::Key(event) => page.send(event),
            Self::Mouse(event) => page.send(event),
            Self::Text(event) => page.send(event),
        }
    }

    fn make_sure(&self, until: &Until) -> bool {
        match self {
            Self::Key(event) => until.make_sure(event),
            Self::Mouse(event) => until.make_sure(event),
            Self::Text(_) => true,
        }
    }
}

struct Step {
    event: Event,
    /// The step that this one releases.
    releases: Option<usize>,
}

/// Events that belong together.
#[derive(Default)]
pub(super) struct Burst {
    steps: Vec<Step>,
}

impl Burst {
    pub(super) fn len(&self) -> usize {
        self.steps.len()
    }

    /// An event that holds nothing down.
    pub(super) fn add(&mut self, event: Event) {
        self.steps.push(Step { event, releases: None });
    }

    /// A press; the number is for [`Burst::release`].
    pub(super) fn press(&mut self, event: Event) -> usize {
        self.add(event);
        self.steps.len() - 1
    }

    /// What releases a press, whatever happens in between.
    pub(super) fn release(&mut self, event: Event, press: usize) {
        self.steps.push(Step { event, releases: Some(press) });
    }

    /// Key events in which each release undoes the latest press that is open.
    pub(super) fn keys(&mut self, events: Vec<DispatchKeyEvent>) {
        let mut open = Vec::new();
        for event in events {
            let is_release = event.r#type == "keyUp";
            match open.pop() {
                Some(press) if is_release => self.release(Event::Key(event), press),
                other => {
                    open.extend(other);
                    open.push(self.press(Event::Key(event)));
                }
            }
        }
    }

    /// Sends everything, waits for every answer.
    pub(super) fn run(self, until: &Until) -> Result<()> {
        let page = until.page();
        let pending: Vec<_> = self.steps.iter().map(|step| step.event.send(&page)).collect();
        let mut failure: Option<Error> = None;
        let mut sent = Vec::with_capacity(pending.len());
        for call in pending {
            let outcome = call.wait();
            sent.push(outcome.as_ref().err().is_none_or(|error| error.took_effect() != Effect::No));
            if let Err(error) = outcome {
                // The first one is the cause; those after it only follow.
                failure.get_or_insert(error);
            }
        }
        let Some(error) = failure else { return Ok(()) };
        for (at, step) in self.steps.iter().enumerate() {
            let was_sent = |at: usize| sent.get(at).copied().unwrap_or(false);
            if step.releases.is_some_and(was_sent) && !was_sent(at) {
                step.event.make_sure(until);
            }
        }
        Err(after(error, sent.contains(&true)))
    }
}

/// A failure of a later step: what the earlier ones did is done.
pub(super) fn after(error: Error, begun: bool) -> Refusal {
    let effect = error.took_effect();
    let refusal = Refusal::from(error);
    if begun && effect == Effect::No { refusal.with_effect(Effect::Unknown) } else { refusal }
}
