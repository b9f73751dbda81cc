//! The slot in which one caller waits for one answer.

use crate::core::CallId;
use crate::error::{Effect, Error};
use crate::protocol::json::RawJson;
use std::sync::atomic::{AtomicI32, Ordering};
use std::sync::{Condvar, Mutex, PoisonError};
use std::time::Instant;

/// How a call ended.
pub(crate) type Outcome = Result<RawJson, Error>;

#[derive(Debug)]
enum State {
    /// `parked`: somebody sleeps until it changes. Waking nobody would still cost a call to the
    /// kernel, and a caller who turns the loop himself never sleeps here.
    Waiting {
        parked: bool,
    },
    Done(Outcome),
    /// The outcome was taken, or nobody wants it any more.
    Over,
}

impl Default for State {
    fn default() -> Self {
        Self::Waiting { parked: false }
    }
}

#[derive(Debug, Default)]
pub(crate) struct Slot {
    state: Mutex<State>,
    changed: Condvar,
    /// The call's id once it was submitted; 0 before.
    call: AtomicI32,
}

impl Slot {
    /// The call has this id now. `false` when nobody waits for it any more: it is not to be sent.
    pub(super) fn begin(&self, call: CallId) -> bool {
        let state = self.state.lock().unwrap_or_else(PoisonError::into_inner);
        let is_waiting = matches!(*state, State::Waiting { .. });
        if is_waiting {
            // Under the lock, so that whoever interrupts knows whether it may have been sent.
            self.call.store(call, Ordering::Release);
        }
        is_waiting
    }

    pub(crate) fn call(&self) -> Option<CallId> {
        let call = self.call.load(Ordering::Acquire);
        (call != 0).then_some(call)
    }

    /// Delivers the outcome; the first one counts.
    pub(super) fn fill(&self, outcome: Outcome) {
        self.fill_with(|| outcome);
    }

    /// Ends the wait with an error that says whether the call may have been sent.
    pub(super) fn interrupt(&self, error: impl FnOnce(Effect) -> Error) {
        self.fill_with(|| Err(error(Effect::of_unanswered(self.call().is_some()))));
    }

    fn fill_with(&self, outcome: impl FnOnce() -> Outcome) {
        // The state is replaced whole, so a poisoned lock still guards a sound value.
        let mut state = self.state.lock().unwrap_or_else(PoisonError::into_inner);
        if let State::Waiting { parked } = *state {
            *state = State::Done(outcome());
            if parked {
                self.changed.notify_all();
            }
        }
    }

    pub(crate) fn is_done(&self) -> bool {
        !matches!(*self.state.lock().unwrap_or_else(PoisonError::into_inner), State::Waiting { .. })
    }

    /// The outcome, if it is there.
    pub(crate) fn take(&self) -> Option<Outcome> {
        let mut state = self.state.lock().unwrap_or_else(PoisonError::into_inner);
        take(&mut state)
    }

    /// Waits for the outcome until the moment given.
    pub(super) fn wait(&self, until: Instant) -> Option<Outcome> {
        let mut state = self.state.lock().unwrap_or_else(PoisonError::into_inner);
        loop {
            if let Some(outcome) = take(&mut state) {
                return Some(outcome);
            }
            if matches!(*state, State::Over) {
                return None;
            }
            let left = until.checked_duration_since(Instant::now()).filter(|t| !t.is_zero())?;
            *state = State::Waiting { parked: true };
            let waited = self.changed.wait_timeout(state, left);
            state = waited.unwrap_or_else(PoisonError::into_inner).0;
        }
    }

    /// Nobody waits any more; `true` when no outcome had come.
    pub(crate) fn abandon(&self) -> bool {
        let mut state = self.state.lock().unwrap_or_else(PoisonError::into_inner);
        matches!(std::mem::replace(&mut *state, State::Over), State::Waiting { .. })
    }
}

fn take(state: &mut State) -> Option<Outcome> {
    match std::mem::replace(state, State::Over) {
        State::Done(outcome) => Some(outcome),
        other => {
            *state = other;
            None
        }
    }
}
