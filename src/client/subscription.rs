//! Subscriptions: events are pulled, never pushed into a callback, so nothing that a subscriber
//! does can hold up the engine.

use super::browser::Inner;
use crate::core::RawEvent;
use crate::core::interests::{Interest, MethodFilter, SessionFilter, SubscriberId};
use crate::engine::queue::{Bounds, EventQueue, Next, Overflow};
use crate::error::{CloseReason, Effect, Error, Phase, Result};
use crate::protocol::Event;
use std::fmt;
use std::marker::PhantomData;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

/// Events a subscription holds by default before [`Overflow`] decides.
const EVENTS: usize = 16_384;

/// Bytes a subscription holds by default.
const BYTES: usize = 32 << 20;

/// Which events, and how many of them are kept for a slow reader.
///
/// ```
/// use cdpwire::{Filter, Overflow};
/// let network = Filter::prefix("Network.").capacity(1_000).overflow(Overflow::CloseOnLag);
/// let two = Filter::methods(["Page.loadEventFired", "Page.frameNavigated"]).any_session();
/// # let _ = (network, two);
/// ```
#[derive(Clone, Debug)]
pub struct Filter {
    methods: MethodFilter,
    any_session: bool,
    bounds: Bounds,
}

impl Filter {
    fn new(methods: MethodFilter) -> Self {
        let bounds = Bounds { events: EVENTS, bytes: BYTES, overflow: Overflow::DropOldest };
        Self { methods, any_session: false, bounds }
    }

    /// Every event.
    pub fn all() -> Self {
        Self::new(MethodFilter::All)
    }

    /// Events of one name.
    pub fn method(method: &str) -> Self {
        Self::methods([method])
    }

    /// Events of these names.
    pub fn methods<'a>(methods: impl IntoIterator<Item = &'a str>) -> Self {
        Self::new(MethodFilter::Exact(methods.into_iter().map(Into::into).collect()))
    }

    /// Events whose name begins so, for instance `Network.`.
    pub fn prefix(prefix: &str) -> Self {
        Self::new(MethodFilter::Prefix(prefix.into()))
    }

    /// Events of every session, not only of the one subscribed on.
    #[must_use]
    pub fn any_session(mut self) -> Self {
        self.any_session = true;
        self
    }

    /// How many events wait at most (default 16,384), for a reader that is slower than they come.
    #[must_use]
    pub fn capacity(mut self, events: usize) -> Self {
        self.bounds.events = events.max(1);
        self
    }

    /// How many bytes of events wait at most (default 32 MiB).
    #[must_use]
    pub fn capacity_bytes(mut self, bytes: usize) -> Self {
        self.bounds.bytes = bytes;
        self
    }

    /// What happens to events beyond that. Default [`Overflow::DropOldest`].
    #[must_use]
    pub fn overflow(mut self, overflow: Overflow) -> Self {
        self.bounds.overflow = overflow;
        self
    }
}

/// A stream of events as they arrived.
pub struct RawSubscription {
    browser: Arc<Inner>,
    id: SubscriberId,
    queue: Arc<EventQueue>,
    lost: AtomicU64,
}

impl RawSubscription {
    pub(super) fn new(browser: &Arc<Inner>, filter: &Filter, own: SessionFilter) -> Self {
        let session = if filter.any_session { SessionFilter::Any } else { own };
        let interest = Interest { session, methods: filter.methods.clone() };
        let (id, queue) = browser.engine.subscribe(interest, filter.bounds);
        Self { browser: browser.clone(), id, queue, lost: AtomicU64::new(0) }
    }

    /// The next event, waited for at most this long.
    ///
    /// # Errors
    /// `Timeout` (phase `Waiting`) when none came; `Disconnected` when the connection is over,
    /// or `Limit` when [`Overflow::CloseOnLag`] ended the subscription, after everything that
    /// was waiting has been read.
    pub fn next(&self, timeout: Duration) -> Result<RawEvent> {
        let started = Instant::now();
        match self.browser.engine.next_event(&self.queue, super::deadline(started, timeout)) {
            Next::Event(event) => Ok(event),
            Next::Nothing => Err(Error::timeout("an event", Phase::Waiting, started.elapsed())),
            Next::Closed => Err(self.ended()),
        }
    }

    /// The next event that is already here.
    ///
    /// # Errors
    /// As [`RawSubscription::next`], but for the timeout.
    pub fn try_next(&self) -> Result<Option<RawEvent>> {
        match self.queue.pop() {
            Next::Event(event) => Ok(Some(event)),
            Next::Nothing => Ok(None),
            Next::Closed => Err(self.ended()),
        }
    }

    /// How many events were lost so far because this reader was too slow. Exact.
    pub fn lost(&self) -> u64 {
        let fresh = self.queue.take_lost();
        self.lost.fetch_add(fresh, Ordering::Relaxed) + fresh
    }

    fn ended(&self) -> Error {
        match &self.browser.engine.snapshot().closed {
            Some(reason) => Error::disconnected(reason.clone(), Effect::No),
            None if self.lost() > 0 => Error::limit("subscription capacity", 0, 1),
            None => Error::disconnected(CloseReason::EngineFailed, Effect::No),
        }
    }
}

impl Drop for RawSubscription {
    fn drop(&mut self) {
        self.browser.engine.unsubscribe(self.id, &self.queue);
    }
}

impl fmt::Debug for RawSubscription {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("RawSubscription").field("id", &self.id).finish_non_exhaustive()
    }
}

/// A stream of events of one kind, decoded.
#[derive(Debug)]
pub struct Subscription<E> {
    raw: RawSubscription,
    event: PhantomData<fn() -> E>,
}

impl<E: Event> Subscription<E> {
    pub(super) fn new(raw: RawSubscription) -> Self {
        Self { raw, event: PhantomData }
    }

    /// The next event, waited for at most this long.
    ///
    /// # Errors
    /// As [`RawSubscription::next`]; `Decode` for an event that does not fit (the next call
    /// gives the one after it).
    pub fn next(&self, timeout: Duration) -> Result<E> {
        self.raw.next(timeout)?.params.decode(E::METHOD)
    }

    /// The next event that is already here.
    ///
    /// # Errors
    /// As [`Subscription::next`], but for the timeout.
    pub fn try_next(&self) -> Result<Option<E>> {
        self.raw.try_next()?.map(|event| event.params.decode(E::METHOD)).transpose()
    }

    /// How many events were lost so far because this reader was too slow. Exact.
    pub fn lost(&self) -> u64 {
        self.raw.lost()
    }
}
