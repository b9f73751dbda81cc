//! The bounded queue between the engine and one subscriber. The engine never waits for it: what
//! does not fit is lost, and every loss is counted.

use crate::core::RawEvent;
use std::collections::VecDeque;
use std::sync::{Condvar, Mutex, PoisonError};
use std::time::Instant;

/// What happens to an event for which a subscriber has no room.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Overflow {
    /// The oldest waiting event is lost for it.
    DropOldest,
    /// A waiting event of the same method and session is replaced by it; else as `DropOldest`.
    /// For streams in which only the last state counts.
    Coalesce,
    /// The subscription ends; what was waiting can still be read.
    CloseOnLag,
}

/// The size of a queue.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Bounds {
    pub(crate) events: usize,
    pub(crate) bytes: usize,
    pub(crate) overflow: Overflow,
}

#[derive(Debug, Default)]
struct State {
    waiting: VecDeque<RawEvent>,
    bytes: usize,
    lost: u64,
    /// Readers that sleep until something comes. Waking nobody would still cost a call to the
    /// kernel for every event.
    sleeping: usize,
    /// No event comes any more.
    closed: bool,
}

#[derive(Debug)]
pub(crate) struct EventQueue {
    bounds: Bounds,
    state: Mutex<State>,
    changed: Condvar,
}

/// What a subscriber gets when it looks.
pub(crate) enum Next {
    Event(RawEvent),
    Nothing,
    Closed,
}

/// What one event costs beside its parameters.
const OVERHEAD: usize = 128;

impl EventQueue {
    pub(crate) fn new(bounds: Bounds) -> Self {
        Self { bounds, state: Mutex::default(), changed: Condvar::new() }
    }

    /// Adds an event; `false` when the subscription has ended.
    pub(super) fn push(&self, event: RawEvent) -> bool {
        let mut guard = self.state.lock().unwrap_or_else(PoisonError::into_inner);
        let state = &mut *guard;
        if state.closed {
            return false;
        }
        let size = cost(&event);
        if self.bounds.overflow == Overflow::Coalesce {
            let same =
                |old: &&mut RawEvent| old.method == event.method && old.session == event.session;
            if let Some(old) = state.waiting.iter_mut().find(same) {
                state.bytes = state.bytes.saturating_sub(cost(old)).saturating_add(size);
                state.lost += 1;
                *old = event;
                return true;
            }
        }
        let full = |state: &State| {
            state.waiting.len() >= self.bounds.events
                || state.bytes.saturating_add(size) > self.bounds.bytes
        };
        if full(state) && self.bounds.overflow == Overflow::CloseOnLag {
            state.lost += 1;
            state.closed = true;
            self.changed.notify_all();
            return false;
        }
        while full(state) {
            let Some(oldest) = state.waiting.pop_front() else {
                // Larger than the whole queue.
                state.lost += 1;
                return true;
            };
            state.bytes = state.bytes.saturating_sub(cost(&oldest));
            state.lost += 1;
        }
        state.bytes += size;
        state.waiting.push_back(event);
        if state.sleeping > 0 {
            self.changed.notify_one();
        }
        true
    }

    pub(crate) fn close(&self) {
        self.state.lock().unwrap_or_else(PoisonError::into_inner).closed = true;
        self.changed.notify_all();
    }

    pub(crate) fn pop(&self) -> Next {
        pop(&mut self.state.lock().unwrap_or_else(PoisonError::into_inner))
    }

    pub(super) fn is_quiet(&self) -> bool {
        let state = self.state.lock().unwrap_or_else(PoisonError::into_inner);
        state.waiting.is_empty() && !state.closed
    }

    /// Events lost since the last time this was asked.
    pub(crate) fn take_lost(&self) -> u64 {
        std::mem::take(&mut self.state.lock().unwrap_or_else(PoisonError::into_inner).lost)
    }

    /// Waits for an event until the moment given.
    pub(super) fn wait(&self, until: Instant) -> Next {
        let mut state = self.state.lock().unwrap_or_else(PoisonError::into_inner);
        loop {
            match pop(&mut state) {
                Next::Nothing => {}
                found => return found,
            }
            let left = until.checked_duration_since(Instant::now()).filter(|t| !t.is_zero());
            let Some(left) = left else { return Next::Nothing };
            state.sleeping += 1;
            let waited = self.changed.wait_timeout(state, left);
            state = waited.unwrap_or_else(PoisonError::into_inner).0;
            state.sleeping -= 1;
        }
    }
}

fn pop(state: &mut State) -> Next {
    match state.waiting.pop_front() {
        Some(event) => {
            state.bytes = state.bytes.saturating_sub(cost(&event));
            Next::Event(event)
        }
        None if state.closed => Next::Closed,
        None => Next::Nothing,
    }
}

/// An event keeps its whole message alive, of which the parameters are nearly all.
fn cost(event: &RawEvent) -> usize {
    event.params.as_bytes().len().saturating_add(OVERHEAD)
}
