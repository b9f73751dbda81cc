//! Ending calls from another thread.

use super::browser::Inner;
use crate::engine::waiter::Slot;
use crate::error::{Cancelled, Effect, Error};
use std::borrow::Cow;
use std::sync::{Arc, Mutex, PoisonError, Weak};

#[derive(Debug)]
struct Waiting {
    browser: Weak<Inner>,
    slot: Weak<Slot>,
    method: Cow<'static, str>,
}

#[derive(Debug, Default)]
struct State {
    cancelled: bool,
    waiting: Vec<Waiting>,
}

/// Ends calls early: give it to a handle with
/// [`Session::with_cancel`](super::Session::with_cancel), call [`Cancel::cancel`] from any
/// thread. The calls return [`Error::Cancelled`] at once, which says whether they had been sent.
/// Once cancelled, it stays so: later calls with it are refused.
#[derive(Clone, Debug, Default)]
pub struct Cancel(Arc<Mutex<State>>);

impl Cancel {
    /// A fresh one.
    pub fn new() -> Self {
        Self::default()
    }

    /// Ends every call that uses it, now and from now on.
    pub fn cancel(&self) {
        let waiting = {
            let mut state = self.0.lock().unwrap_or_else(PoisonError::into_inner);
            state.cancelled = true;
            std::mem::take(&mut state.waiting)
        };
        for call in waiting {
            let (Some(browser), Some(slot)) = (call.browser.upgrade(), call.slot.upgrade()) else {
                continue;
            };
            browser.engine.interrupt(&slot, |effect| cancelled(call.method, effect));
        }
    }

    /// Whether it was cancelled.
    pub fn is_cancelled(&self) -> bool {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).cancelled
    }

    /// Watches a call that is about to be submitted.
    ///
    /// # Errors
    /// `Cancelled`: it is not to be submitted.
    pub(super) fn watch(
        &self,
        browser: &Arc<Inner>,
        slot: &Arc<Slot>,
        method: Cow<'static, str>,
    ) -> Result<(), Error> {
        let mut state = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if state.cancelled {
            return Err(cancelled(method, Effect::No));
        }
        state.waiting.retain(|call| call.slot.upgrade().is_some_and(|slot| !slot.is_done()));
        let (browser, slot) = (Arc::downgrade(browser), Arc::downgrade(slot));
        state.waiting.push(Waiting { browser, slot, method });
        Ok(())
    }
}

fn cancelled(method: Cow<'static, str>, effect: Effect) -> Error {
    Error::Cancelled(Arc::new(Cancelled { method, effect }))
}
