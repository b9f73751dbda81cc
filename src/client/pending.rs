//! A call that was sent and whose answer is waited for later.

use super::browser::Inner;
use crate::engine::waiter::Slot;
use crate::error::{Error, Result};
use crate::protocol::Decode;
use crate::protocol::json::RawJson;
use std::borrow::Cow;
use std::fmt;
use std::marker::PhantomData;
use std::sync::Arc;
use std::time::Instant;

/// The answer to come of [`Session::send_raw`](super::Session::send_raw). Dropping it forgets
/// the call: if it was not written yet, it never will be.
#[must_use = "dropped at once, a call may never be sent"]
pub struct PendingRaw {
    browser: Arc<Inner>,
    slot: Arc<Slot>,
    method: Cow<'static, str>,
    started: Instant,
    deadline: Instant,
    /// The call was refused before it was submitted.
    failed: Option<Error>,
}

impl PendingRaw {
    pub(super) fn new(
        browser: &Arc<Inner>,
        slot: Arc<Slot>,
        method: Cow<'static, str>,
        started: Instant,
        deadline: Instant,
    ) -> Self {
        Self { browser: browser.clone(), slot, method, started, deadline, failed: None }
    }

    pub(super) fn failed(browser: &Arc<Inner>, method: Cow<'static, str>, error: Error) -> Self {
        let now = Instant::now();
        let failed = Some(error);
        Self {
            browser: browser.clone(),
            slot: Arc::default(),
            method,
            started: now,
            deadline: now,
            failed,
        }
    }

    /// Waits for the answer, until the call's deadline at most.
    ///
    /// # Errors
    /// As [`Session::call_raw`](super::Session::call_raw).
    pub fn wait(mut self) -> Result<RawJson> {
        if let Some(error) = self.failed.take() {
            return Err(error);
        }
        self.browser.engine.wait(&self.slot, self.method.clone(), self.started, self.deadline)
    }

    /// The answer, if it is there; else the call goes on.
    ///
    /// # Errors
    /// As [`Session::call_raw`](super::Session::call_raw).
    pub fn try_wait(self) -> std::result::Result<Result<RawJson>, Self> {
        if self.failed.is_some() || self.slot.is_done() { Ok(self.wait()) } else { Err(self) }
    }

    /// The CDP method.
    pub fn method(&self) -> &str {
        &self.method
    }
}

impl Drop for PendingRaw {
    fn drop(&mut self) {
        self.browser.engine.cancel(&self.slot);
    }
}

impl fmt::Debug for PendingRaw {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("PendingRaw").field("method", &self.method).finish_non_exhaustive()
    }
}

/// The typed answer to come of [`Session::send`](super::Session::send).
#[derive(Debug)]
#[must_use = "dropped at once, a call may never be sent"]
pub struct Pending<T> {
    raw: PendingRaw,
    response: PhantomData<fn() -> T>,
}

impl<T: Decode> Pending<T> {
    pub(super) fn new(raw: PendingRaw) -> Self {
        Self { raw, response: PhantomData }
    }

    /// Waits for the answer, until the call's deadline at most.
    ///
    /// # Errors
    /// As [`Session::call`](super::Session::call).
    pub fn wait(self) -> Result<T> {
        let method = self.raw.method.clone();
        self.raw.wait()?.decode(method)
    }

    /// The answer, if it is there; else the call goes on.
    ///
    /// # Errors
    /// As [`Session::call`](super::Session::call).
    pub fn try_wait(self) -> std::result::Result<Result<T>, Self> {
        let method = self.raw.method.clone();
        match self.raw.try_wait() {
            Ok(outcome) => Ok(outcome.and_then(|raw| raw.decode(method))),
            Err(raw) => Err(Self::new(raw)),
        }
    }
}
