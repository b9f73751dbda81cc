//! The engine: the only place that does input and output.
//!
//! One thread per browser owns the link and the core; there is no lock around protocol state.
//! A caller hands its command over and waits on a slot. Two thread hops cost more than the call
//! itself on a local browser, so a caller who finds the loop at rest turns it himself until his
//! answer is there (leader and follower); the engine thread takes the loop back a moment after
//! the last such caller left. Whoever leads does the work of all.
//!
//! Invariants: exactly one thread turns the loop; it never waits for a caller or a subscriber;
//! a panic in it ends every waiter with an error. Used by `client`, `host` and `mock`.

mod event_loop;
pub(crate) mod link;
pub(crate) mod queue;
pub(crate) mod waiter;

use crate::core::dialogs::DialogAction;
use crate::core::interests::{Interest, SubscriberId};
use crate::core::snapshot::Snapshot;
use crate::core::{Call, Config, Core};
use crate::error::{CloseReason, Effect, Error, Phase, Result};
use crate::failpoint::os;
use crate::untrusted::PageText;
use event_loop::{EventLoop, WAKER};
use link::Link;
use mio::{Poll, Registry, Token, Waker};
use queue::{Bounds, EventQueue, Next};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::atomic::{AtomicU64, AtomicUsize, Ordering};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};
use waiter::{Outcome, Slot};

/// How long after a caller's lead the engine thread stays away from the loop. Calls that follow
/// each other faster than this cost no thread hop; events are read at most this much later.
const GRACE: Duration = Duration::from_millis(1);

/// A caller leads this long before the engine thread stops looking and waits to be told.
const LONG_LEAD: Duration = Duration::from_millis(10);

/// How long past its deadline a call waits for the engine to say so itself.
const SLACK: Duration = Duration::from_millis(30);

/// The browser process that a connection keeps alive, or whatever else must end with it.
pub(crate) trait Companion: Send {
    /// Registers what is to be watched (standard error).
    fn register(&mut self, registry: &Registry, token: Token) -> std::io::Result<()>;
    /// Something watched is ready: read it away.
    fn ready(&mut self);
    /// How it ended, if it ends within this time.
    fn exit_status(&mut self, within: Duration) -> Option<String>;
    /// The end of what it wrote to standard error.
    fn last_words(&self) -> Option<PageText>;
    /// Ends it and cleans up after it, whatever that takes (bounded).
    fn end(&mut self, grace: Duration);
}

/// A change of the core's settings.
type Change = Box<dyn FnOnce(&mut Core, Instant) + Send>;

/// What callers hand over to the loop.
pub(crate) enum Request {
    Call {
        call: Call,
        slot: Arc<Slot>,
    },
    Cancel(Arc<Slot>),
    /// Answer a dialog.
    Respond {
        action: DialogAction,
        text: Option<String>,
        dialog: Option<String>,
        slot: Arc<Slot>,
    },
    /// Change a setting of the core.
    Set(Change),
    Subscribe {
        id: SubscriberId,
        interest: Interest,
        queue: Arc<EventQueue>,
    },
    Unsubscribe(SubscriberId),
    Close,
}

#[derive(Debug, Default)]
struct Lead {
    /// Somebody turns the loop.
    leading: bool,
    /// The engine thread is to take the loop now.
    wanted: bool,
    /// Counts leads, so that the engine thread sees whether there was one since it looked.
    epoch: u64,
    /// The engine thread sleeps until it is told.
    asleep: bool,
}

#[derive(Debug, Default)]
struct Published {
    snapshot: Arc<Snapshot>,
    /// The loop is over; no version follows.
    last: bool,
    /// Threads that sleep until a version comes.
    sleeping: usize,
}

pub(crate) struct Shared {
    inbox: Mutex<Vec<Request>>,
    waker: Arc<Waker>,
    the_loop: Mutex<EventLoop>,
    lead: Mutex<Lead>,
    lead_changed: Condvar,
    published: Mutex<Published>,
    version_changed: Condvar,
    /// The engine thread has ended, and with it the browser process.
    done: Mutex<bool>,
    done_changed: Condvar,
    next_subscriber: AtomicU64,
    /// Callers who sleep until their answer is there.
    parked: AtomicUsize,
}

/// A handle to a running engine. Cloned freely; the last one's drop ends the engine.
pub(crate) struct Engine {
    shared: Arc<Shared>,
    drop_wait: Duration,
}

impl Drop for Engine {
    fn drop(&mut self) {
        self.request(Request::Close);
        self.wait_done(self.drop_wait);
    }
}

impl Engine {
    /// Starts the loop over a link.
    pub(crate) fn start(
        make_link: impl FnOnce(&Arc<Waker>) -> Box<dyn Link>,
        config: Config,
        companion: Option<Box<dyn Companion>>,
    ) -> Result<Self> {
        let io =
            |error: std::io::Error| Error::disconnected(CloseReason::Io(error.kind()), Effect::No);
        let drop_wait = config.limits.drop_wait;
        let poll = os("poll", Poll::new).map_err(io)?;
        let waker = os("waker", || Waker::new(poll.registry(), WAKER)).map_err(io)?;
        let waker = Arc::new(waker);
        let link = make_link(&waker);
        let core = Core::new(Instant::now(), config);
        let the_loop = EventLoop::new(poll, link, core, companion).map_err(io)?;
        let shared = Arc::new(Shared {
            inbox: Mutex::default(),
            waker,
            the_loop: Mutex::new(the_loop),
            lead: Mutex::default(),
            lead_changed: Condvar::new(),
            published: Mutex::default(),
            version_changed: Condvar::new(),
            done: Mutex::new(false),
            done_changed: Condvar::new(),
            next_subscriber: AtomicU64::new(1),
            parked: AtomicUsize::new(0),
        });
        let thread = shared.clone();
        let builder = std::thread::Builder::new().name("cdpwire".into());
        os("thread", || builder.spawn(move || thread.run())).map_err(io)?;
        Ok(Self { shared, drop_wait })
    }

    /// Submits a call whose outcome will be in the slot.
    pub(crate) fn submit(&self, call: Call, slot: &Arc<Slot>) {
        if let Some(mut lead) = self.shared.try_lead() {
            lead.submit(call, slot);
        } else {
            self.request(Request::Call { call, slot: slot.clone() });
        }
    }

    /// Submits a call and waits for its outcome, which another thread may put into the slot.
    pub(crate) fn call(&self, call: Call, slot: &Arc<Slot>) -> Outcome {
        let (method, started, deadline) = (call.method.clone(), Instant::now(), call.deadline);
        if let Some(mut lead) = self.shared.try_lead() {
            lead.submit(call, slot);
            lead.until(deadline + SLACK, || slot.is_done());
        } else {
            self.request(Request::Call { call, slot: slot.clone() });
        }
        self.outcome(slot, method, started, deadline)
    }

    /// Waits for the outcome in a slot.
    pub(crate) fn wait(
        &self,
        slot: &Arc<Slot>,
        method: std::borrow::Cow<'static, str>,
        started: Instant,
        deadline: Instant,
    ) -> Outcome {
        if !slot.is_done() {
            if let Some(mut lead) = self.shared.try_lead() {
                lead.until(deadline + SLACK, || slot.is_done());
            }
        }
        self.outcome(slot, method, started, deadline)
    }

    fn outcome(
        &self,
        slot: &Arc<Slot>,
        method: std::borrow::Cow<'static, str>,
        started: Instant,
        deadline: Instant,
    ) -> Outcome {
        self.shared.parked.fetch_add(1, Ordering::AcqRel);
        let outcome = slot.wait(deadline + SLACK);
        self.shared.parked.fetch_sub(1, Ordering::AcqRel);
        if let Some(outcome) = outcome {
            return outcome;
        }
        // The loop did not come round in time (a machine under load); the caller is not to wait
        // for it. An outcome that arrived in this very moment still counts.
        if let Some(outcome) = slot.take() {
            return outcome;
        }
        let phase = if slot.call().is_some() { Phase::Sent } else { Phase::Queued };
        self.cancel(slot);
        Err(Error::timeout(method, phase, started.elapsed()))
    }

    /// Forgets a call whose outcome nobody wants.
    pub(crate) fn cancel(&self, slot: &Arc<Slot>) {
        if slot.abandon() {
            self.request_now(Request::Cancel(slot.clone()));
        }
    }

    /// Answers a dialog.
    pub(crate) fn respond(
        &self,
        action: DialogAction,
        text: Option<String>,
        dialog: Option<String>,
        deadline: Instant,
    ) -> Outcome {
        let (slot, started) = (Arc::new(Slot::default()), Instant::now());
        self.request_now(Request::Respond { action, text, dialog, slot: slot.clone() });
        self.wait(&slot, "respond".into(), started, deadline)
    }

    /// Changes a setting of the core. Takes effect before whatever is asked next.
    pub(crate) fn set(&self, change: impl FnOnce(&mut Core, Instant) + Send + 'static) {
        self.request_now(Request::Set(Box::new(change)));
    }

    /// Ends a call from another thread, with this error.
    pub(crate) fn interrupt(&self, slot: &Arc<Slot>, error: impl FnOnce(Effect) -> Error) {
        slot.interrupt(error);
        // Also wakes whoever leads, if it is he who waits for this slot.
        self.request(Request::Cancel(slot.clone()));
    }

    pub(crate) fn subscribe(
        &self,
        interest: Interest,
        bounds: Bounds,
    ) -> (SubscriberId, Arc<EventQueue>) {
        let id = self.shared.next_subscriber.fetch_add(1, Ordering::Relaxed);
        let queue = Arc::new(EventQueue::new(bounds));
        let request = Request::Subscribe { id, interest, queue: queue.clone() };
        self.request_now(request);
        (id, queue)
    }

    pub(crate) fn unsubscribe(&self, id: SubscriberId, queue: &EventQueue) {
        queue.close();
        self.request_now(Request::Unsubscribe(id));
    }

    /// Waits for an event until the moment given.
    pub(crate) fn next_event(&self, queue: &EventQueue, until: Instant) -> Next {
        if queue.is_quiet() {
            if let Some(mut lead) = self.shared.try_lead() {
                lead.until(until, || !queue.is_quiet());
            }
        }
        queue.wait(until)
    }

    /// The newest picture. Never waits for the loop.
    pub(crate) fn snapshot(&self) -> Arc<Snapshot> {
        self.shared.published().snapshot.clone()
    }

    /// Waits until a picture satisfies the predicate, the moment passes or the loop is over;
    /// gives the newest picture and whether it satisfies.
    pub(crate) fn wait_until(
        &self,
        until: Instant,
        mut satisfied: impl FnMut(&Snapshot) -> bool,
    ) -> (Arc<Snapshot>, bool) {
        let mut seen = None;
        loop {
            let (snapshot, last) = {
                let published = self.shared.published();
                (published.snapshot.clone(), published.last)
            };
            if seen != Some(snapshot.version) && satisfied(&snapshot) {
                return (snapshot, true);
            }
            if last || Instant::now() >= until {
                return (snapshot, false);
            }
            let version = snapshot.version;
            seen = Some(version);
            // Not kept while another is waited for.
            drop(snapshot);
            match self.shared.try_lead() {
                Some(mut lead) => lead.until(until, || self.shared.has_news(version)),
                None => self.shared.sleep_until_news(version, until),
            }
        }
    }

    /// Ends the connection. Returns once the engine and the browser it launched are gone, or
    /// after the time given; `true` in the first case.
    pub(crate) fn close(&self, wait: Duration) -> bool {
        self.request(Request::Close);
        self.wait_done(wait)
    }

    /// Waits until the engine and the browser it launched are gone.
    pub(crate) fn wait_done(&self, wait: Duration) -> bool {
        let until = Instant::now() + wait;
        let mut done = self.shared.done.lock().unwrap_or_else(PoisonError::into_inner);
        while !*done {
            let left = until.checked_duration_since(Instant::now()).filter(|t| !t.is_zero());
            let Some(left) = left else { return false };
            let waited = self.shared.done_changed.wait_timeout(done, left);
            done = waited.unwrap_or_else(PoisonError::into_inner).0;
        }
        true
    }

    fn request(&self, request: Request) {
        self.shared.request(request);
    }

    /// As `request`, done by this thread if the loop is at rest.
    fn request_now(&self, request: Request) {
        match self.shared.try_lead() {
            Some(mut lead) => lead.accept(request),
            None => self.request(request),
        }
    }
}

impl Shared {
    /// The engine thread.
    fn run(&self) {
        while self.wait_for_turn() {
            let over = {
                let mut the_loop = self.the_loop();
                guarded(&mut the_loop, self, |the_loop| {
                    the_loop.take_served();
                    // A caller's turn may have ended it: what came since is refused, not taken in.
                    while !the_loop.is_over() {
                        let until = the_loop.turn(self);
                        if the_loop.is_over() || (the_loop.take_served() && the_loop.is_idle()) {
                            break;
                        }
                        if let Some(until) = until {
                            the_loop.sleep(until);
                        }
                    }
                });
                the_loop.is_over()
            };
            self.release(over);
            if over {
                break;
            }
        }
        self.refuse_late_comers();
        let companion = self.the_loop().take_companion();
        if let Some(mut companion) = companion {
            let _ = catch_unwind(AssertUnwindSafe(|| companion.end(Duration::from_secs(2))));
        }
        *self.done.lock().unwrap_or_else(PoisonError::into_inner) = true;
        self.done_changed.notify_all();
    }

    /// Waits until the loop is the engine thread's to turn.
    fn wait_for_turn(&self) -> bool {
        let mut lead = self.lead.lock().unwrap_or_else(PoisonError::into_inner);
        let mut looked: Option<(u64, Instant)> = None;
        loop {
            let rested = looked.is_some_and(|(epoch, _)| epoch == lead.epoch);
            if !lead.leading && (lead.wanted || rested || lead.epoch == 0) {
                lead.leading = true;
                lead.wanted = false;
                return true;
            }
            let now = Instant::now();
            let since = match looked {
                Some((epoch, since)) if epoch == lead.epoch => since,
                _ => now,
            };
            looked = Some((lead.epoch, since));
            if lead.leading && now.saturating_duration_since(since) >= LONG_LEAD {
                lead.asleep = true;
                lead = self.lead_changed.wait(lead).unwrap_or_else(PoisonError::into_inner);
                lead.asleep = false;
                looked = None;
            } else {
                let waited = self.lead_changed.wait_timeout(lead, GRACE);
                lead = waited.unwrap_or_else(PoisonError::into_inner).0;
            }
        }
    }

    /// Takes the lead for a caller, if nobody has it.
    fn try_lead(&self) -> Option<LeadGuard<'_>> {
        {
            let mut lead = self.lead.lock().unwrap_or_else(PoisonError::into_inner);
            // Before its first turn the loop belongs to the engine thread.
            if lead.leading || lead.wanted || lead.epoch == 0 {
                return None;
            }
            lead.leading = true;
            lead.epoch += 1;
        }
        Some(LeadGuard { shared: self, the_loop: Some(self.the_loop()), rest: None })
    }

    /// Gives the lead up; `wanted`: somebody still needs the loop turned.
    fn release(&self, wanted: bool) {
        let wanted = wanted || !self.inbox().is_empty();
        let mut lead = self.lead.lock().unwrap_or_else(PoisonError::into_inner);
        lead.leading = false;
        lead.epoch += 1;
        lead.wanted |= wanted;
        if lead.wanted || lead.asleep {
            self.lead_changed.notify_all();
        }
    }

    fn request(&self, request: Request) {
        let first = {
            let mut inbox = self.inbox();
            inbox.push(request);
            inbox.len() == 1
        };
        // Whoever put the first one in wakes the loop for all.
        if first {
            let mut lead = self.lead.lock().unwrap_or_else(PoisonError::into_inner);
            if lead.leading {
                drop(lead);
                // The waker's only failure is a full counter, which means it is awake already.
                let _ = self.waker.wake();
            } else {
                lead.wanted = true;
                self.lead_changed.notify_all();
            }
        }
        if self.published().last {
            self.refuse_late_comers();
        }
    }

    pub(super) fn refuse_late_comers(&self) {
        let late = std::mem::take(&mut *self.inbox());
        for request in late {
            match request {
                Request::Call { slot, .. } => {
                    slot.fill(Err(self.over()));
                }
                Request::Subscribe { queue, .. } => queue.close(),
                Request::Respond { slot, .. } => slot.fill(Err(self.over())),
                Request::Cancel(_) | Request::Set(_) | Request::Unsubscribe(_) | Request::Close => {
                }
            }
        }
    }

    fn over(&self) -> Error {
        let reason = self.published().snapshot.closed.clone();
        Error::disconnected(reason.unwrap_or(CloseReason::EngineFailed), Effect::No)
    }

    fn take_inbox(&self, into: &mut Vec<Request>) {
        std::mem::swap(&mut *self.inbox(), into);
    }

    fn publish(&self, snapshot: Arc<Snapshot>) {
        // The last picture may be dropped here, which readers need not wait for.
        let (_last, sleeping) = {
            let mut published = self.published();
            (std::mem::replace(&mut published.snapshot, snapshot), published.sleeping > 0)
        };
        if sleeping {
            self.version_changed.notify_all();
        }
    }

    /// Whether there is another picture than this one, or never will be.
    fn has_news(&self, version: u64) -> bool {
        let published = self.published();
        published.last || published.snapshot.version != version
    }

    fn sleep_until_news(&self, version: u64, until: Instant) {
        let mut published = self.published();
        while !published.last && published.snapshot.version == version {
            let left = until.checked_duration_since(Instant::now()).filter(|t| !t.is_zero());
            let Some(left) = left else { return };
            published.sleeping += 1;
            let waited = self.version_changed.wait_timeout(published, left);
            published = waited.unwrap_or_else(PoisonError::into_inner).0;
            published.sleeping -= 1;
        }
    }

    /// No picture follows. The last one says why, also when the engine failed and could not.
    fn published_end(&self) {
        let mut published = self.published();
        published.last = true;
        if published.snapshot.closed.is_none() {
            let snapshot = Arc::make_mut(&mut published.snapshot);
            snapshot.closed = Some(CloseReason::EngineFailed);
            snapshot.version = snapshot.version.saturating_add(1);
        }
        drop(published);
        self.version_changed.notify_all();
    }

    pub(super) fn inbox(&self) -> MutexGuard<'_, Vec<Request>> {
        self.inbox.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn the_loop(&self) -> MutexGuard<'_, EventLoop> {
        self.the_loop.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn published(&self) -> MutexGuard<'_, Published> {
        self.published.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// A caller who turns the loop.
struct LeadGuard<'a> {
    shared: &'a Shared,
    the_loop: Option<MutexGuard<'a, EventLoop>>,
    /// After a turn: nothing needs to be done until then, or until something arrives.
    rest: Option<Instant>,
}

impl LeadGuard<'_> {
    /// Adds a call and writes it.
    fn submit(&mut self, call: Call, slot: &Arc<Slot>) {
        let Some(the_loop) = &mut self.the_loop else { return };
        let (shared, rest) = (self.shared, &mut self.rest);
        guarded(the_loop, shared, |the_loop| {
            if the_loop.is_over() {
                shared.inbox().push(Request::Call { call, slot: slot.clone() });
                shared.refuse_late_comers();
            } else {
                the_loop.submit(Instant::now(), call, slot);
                *rest = the_loop.turn(shared);
            }
        });
    }

    /// Does one thing, and what follows from it at once.
    fn accept(&mut self, request: Request) {
        let Some(the_loop) = &mut self.the_loop else { return };
        let shared = self.shared;
        guarded(the_loop, shared, |the_loop| {
            if the_loop.is_over() {
                shared.inbox().push(request);
                shared.refuse_late_comers();
            } else {
                the_loop.accept(Instant::now(), request);
                the_loop.turn(shared);
            }
        });
    }

    /// Turns the loop until the condition holds, the moment passes or the loop is over.
    fn until(&mut self, moment: Instant, done: impl Fn() -> bool) {
        let Some(the_loop) = &mut self.the_loop else { return };
        let (shared, mut rest) = (self.shared, self.rest.take());
        guarded(the_loop, shared, |the_loop| {
            while !the_loop.is_over() && !done() {
                if Instant::now() >= moment {
                    break;
                }
                if let Some(until) = rest.take().or_else(|| the_loop.turn(shared)) {
                    if done() || the_loop.is_over() {
                        break;
                    }
                    the_loop.sleep(until.min(moment));
                }
            }
        });
    }
}

impl Drop for LeadGuard<'_> {
    fn drop(&mut self) {
        // A call for which nobody waits yet is no reason: whoever comes for its answer turns the
        // loop himself, and until then the engine thread's look after `GRACE` is soon enough.
        let parked = self.shared.parked.load(Ordering::Acquire) > 0;
        let wanted = self
            .the_loop
            .as_ref()
            .is_some_and(|the_loop| the_loop.is_over() || (parked && !the_loop.is_idle()));
        self.the_loop = None;
        self.shared.release(wanted);
    }
}

/// Runs a piece of the loop so that a panic in it ends every waiter instead of hanging them.
fn guarded(the_loop: &mut EventLoop, shared: &Shared, work: impl FnOnce(&mut EventLoop)) {
    if catch_unwind(AssertUnwindSafe(|| work(the_loop))).is_err() {
        log::error!("the engine panicked; this is a bug in cdpwire");
        the_loop.fail(shared);
    }
}
