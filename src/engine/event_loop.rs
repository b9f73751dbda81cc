//! The event loop: read this first. It owns the link and the core; whoever holds it turns it.
//!
//! One turn: take what callers handed over, read what the browser sent, end what is due, then
//! drain the core: publish the picture, fill the slots, fill the queues, write. The loop never
//! waits for anybody but the operating system.

use super::link::{Gone, Link, Received};
use super::queue::EventQueue;
use super::waiter::Slot;
use super::{Companion, Request, Shared};
use crate::core::interests::SubscriberId;
use crate::core::{CallId, Core, Output};
use crate::error::{CloseReason, Effect, Error};
use crate::failpoint::os;
use bytes::Bytes;
use mio::{Events, Poll, Token};
use std::collections::HashMap;
use std::sync::Arc;
use std::time::{Duration, Instant};

pub(super) const LINK: Token = Token(0);
pub(super) const WAKER: Token = Token(1);
pub(super) const COMPANION: Token = Token(2);

/// Messages taken in before the picture is published: large enough to share the cost, small
/// enough that a flood does not keep callers from their answers.
const BATCH: usize = 256;

/// Longest sleep without any deadline, so that a lost wake-up could never hang the loop.
const LONGEST_WAIT: Duration = Duration::from_secs(60);

/// How long the end of the connection waits for the browser's exit status: a killed browser is
/// gone at once, and callers are waiting.
const EXIT_STATUS_WAIT: Duration = Duration::from_millis(50);

/// How long a close waits for what is queued, when the browser does not read.
const CLOSING: Duration = Duration::from_millis(500);

pub(super) struct EventLoop {
    poll: Poll,
    events: Events,
    link: Box<dyn Link>,
    core: Core,
    waiters: HashMap<CallId, Arc<Slot>>,
    queues: HashMap<SubscriberId, Arc<EventQueue>>,
    companion: Option<Box<dyn Companion>>,
    inbox: Vec<Request>,
    messages: Vec<Bytes>,
    /// The link may have bytes that were not read.
    readable: bool,
    /// A caller was answered since this was last asked.
    served: bool,
    /// Waiting for readiness failed: nothing can be waited for any more.
    broken: Option<CloseReason>,
    /// `close` was asked for; what is queued may be written until then.
    closing: Option<Instant>,
    over: bool,
}

impl EventLoop {
    pub(super) fn new(
        poll: Poll,
        mut link: Box<dyn Link>,
        core: Core,
        mut companion: Option<Box<dyn Companion>>,
    ) -> std::io::Result<Self> {
        os("register", || link.register(poll.registry(), LINK))?;
        if let Some(companion) = &mut companion {
            os("register", || companion.register(poll.registry(), COMPANION))?;
        }
        Ok(Self {
            poll,
            events: Events::with_capacity(16),
            link,
            core,
            waiters: HashMap::new(),
            queues: HashMap::new(),
            companion,
            inbox: Vec::new(),
            messages: Vec::new(),
            readable: true,
            served: false,
            broken: None,
            closing: None,
            over: false,
        })
    }

    /// The connection is over, and everybody has been told.
    pub(super) fn is_over(&self) -> bool {
        self.over
    }

    /// Nobody waits for an answer.
    pub(super) fn is_idle(&self) -> bool {
        self.waiters.is_empty()
    }

    /// Whether a caller was answered since the last time this was asked.
    pub(super) fn take_served(&mut self) -> bool {
        std::mem::take(&mut self.served)
    }

    /// Adds a call from the thread that turns the loop.
    pub(super) fn submit(&mut self, now: Instant, call: crate::core::Call, slot: &Arc<Slot>) {
        // Interrupted or given up before it was taken in.
        if slot.is_done() {
            return;
        }
        let submitted = self.core.submit(now, call);
        self.watch(submitted, slot);
    }

    fn watch(&mut self, submitted: Result<CallId, Error>, slot: &Arc<Slot>) {
        match submitted {
            Ok(id) => {
                if slot.begin(id) {
                    self.waiters.insert(id, slot.clone());
                } else {
                    // Nothing was written yet.
                    self.core.cancel(id);
                }
            }
            Err(error) => {
                slot.fill(Err(error));
                self.served = true;
            }
        }
    }

    /// One turn. Returns how long nothing needs to be done, or `None` when there is more to do
    /// at once.
    pub(super) fn turn(&mut self, shared: &Shared) -> Option<Instant> {
        let now = Instant::now();
        shared.take_inbox(&mut self.inbox);
        // One by one: what a panic interrupts is still there for `fail`.
        self.inbox.reverse();
        while let Some(request) = self.inbox.pop() {
            self.accept(now, request);
        }
        let ended = self.broken.take().or_else(|| self.receive(now).err());
        self.core.on_deadline(now);
        if let Some(reason) = ended {
            self.end(now, reason, shared);
            return None;
        }
        let until = match self.drain(now, shared) {
            Ok(until) => until,
            Err(reason) => {
                self.end(now, reason, shared);
                return None;
            }
        };
        if self.closing.is_some_and(|until| self.link.is_flushed() || now >= until) {
            self.end(now, CloseReason::Local, shared);
            return None;
        }
        if self.readable {
            return None;
        }
        let until = until.unwrap_or(now + LONGEST_WAIT);
        Some(self.closing.map_or(until, |closing| until.min(closing)))
    }

    /// Sleeps until something arrives or `until` passes.
    pub(super) fn sleep(&mut self, until: Instant) {
        let timeout = until.saturating_duration_since(Instant::now()).min(LONGEST_WAIT);
        match os("wait", || self.poll.poll(&mut self.events, Some(timeout))) {
            Ok(()) => {}
            Err(error) if error.kind() == std::io::ErrorKind::Interrupted => return,
            Err(error) => {
                log::error!("waiting for the browser failed: {error}");
                self.broken = Some(CloseReason::Io(error.kind()));
                return;
            }
        }
        for event in &self.events {
            match event.token() {
                LINK => {
                    self.link.ready(event);
                    self.readable |=
                        event.is_readable() || event.is_read_closed() || event.is_error();
                }
                COMPANION => {
                    if let Some(companion) = &mut self.companion {
                        companion.ready();
                    }
                }
                _ => {}
            }
        }
        if self.link.is_woken_by_waker() {
            self.readable = true;
        }
    }

    pub(super) fn accept(&mut self, now: Instant, request: Request) {
        match request {
            Request::Call { call, slot } => self.submit(now, call, &slot),
            Request::Cancel(slot) => {
                if let Some(id) = slot.call() {
                    self.core.cancel(id);
                    self.waiters.remove(&id);
                }
            }
            Request::Respond { action, text, dialog, slot } => {
                let outcome = self.core.respond(now, action, text, dialog.as_deref());
                self.watch(outcome, &slot);
            }
            Request::Set(change) => change(&mut self.core, now),
            Request::Subscribe { id, interest, queue } => {
                if self.over {
                    queue.close();
                } else {
                    self.core.subscribe(id, &interest);
                    self.queues.insert(id, queue);
                }
            }
            Request::Unsubscribe(id) => {
                self.core.unsubscribe(id);
                self.queues.remove(&id);
            }
            Request::Close => {
                // Nothing stays blocked behind us.
                self.core.release_dialogs(now);
                self.closing.get_or_insert(now + CLOSING);
            }
        }
    }

    /// Reads what is there, a batch at most.
    fn receive(&mut self, now: Instant) -> Result<(), CloseReason> {
        if !self.readable || self.over {
            return Ok(());
        }
        let mut messages = std::mem::take(&mut self.messages);
        let received = self.link.receive(&mut messages, BATCH);
        for message in messages.drain(..) {
            self.core.on_message(now, message);
        }
        self.messages = messages;
        match received {
            Ok(Received::Drained) => self.readable = false,
            Ok(Received::More) => {}
            Err(reason) => return Err(reason),
        }
        Ok(())
    }

    /// Does everything that the core asks for.
    fn drain(&mut self, _now: Instant, shared: &Shared) -> Result<Option<Instant>, CloseReason> {
        loop {
            let room = !self.over && self.link.has_room();
            match self.core.poll_output(room) {
                Output::Send(message) => self.link.queue(&message),
                Output::Reply { call, outcome } => {
                    self.served = true;
                    if let Some(slot) = self.waiters.remove(&call) {
                        slot.fill(outcome);
                    }
                }
                Output::Event { to, event } => {
                    let open = self.queues.get(&to).is_some_and(|queue| queue.push(event));
                    if !open {
                        self.core.unsubscribe(to);
                        self.queues.remove(&to);
                    }
                }
                Output::Publish(snapshot) => shared.publish(snapshot),
                Output::Wait(until) => {
                    if self.over {
                        return Ok(until);
                    }
                    // What could not be written now makes the link writable later; commands
                    // that wait for room are fetched then.
                    self.link.flush()?;
                    if !self.link.has_room() || self.core.queued_commands() == 0 {
                        return Ok(until);
                    }
                }
            }
        }
    }

    fn end(&mut self, now: Instant, reason: CloseReason, shared: &Shared) {
        if self.over {
            return;
        }
        self.over = true;
        self.let_go();
        let (mut reason, mut stderr) = (reason, None);
        if let Some(companion) = &mut self.companion {
            if reason != CloseReason::Local {
                if let Some(how) = companion.exit_status(EXIT_STATUS_WAIT) {
                    reason = CloseReason::ProcessExited(how);
                }
            }
            companion.ready();
            stderr = companion.last_words();
        }
        log::debug!("the connection is over: {reason}");
        self.core.on_closed(now, reason, stderr);
        let _ = self.drain(now, shared);
        self.leave_nobody_waiting(shared);
    }

    /// Closes the link and its descriptor: other handles may keep this loop for long, and a
    /// browser on a pipe does not leave before.
    fn let_go(&mut self) {
        self.link.close();
        self.link = Box::new(Gone);
    }

    /// After this, nobody waits for this loop any more.
    pub(super) fn leave_nobody_waiting(&mut self, shared: &Shared) {
        // First, so that whoever is told here finds it in the picture.
        shared.published_end();
        let closed = || Error::disconnected(CloseReason::EngineFailed, Effect::Unknown);
        for (_, slot) in self.waiters.drain() {
            slot.fill(Err(closed()));
        }
        for (_, queue) in self.queues.drain() {
            queue.close();
        }
        self.served = true;
    }

    /// A panic happened in the loop: a bug here. Everybody is told; nothing is trusted any more.
    pub(super) fn fail(&mut self, shared: &Shared) {
        self.over = true;
        self.let_go();
        self.leave_nobody_waiting(shared);
        shared.inbox().extend(self.inbox.drain(..).rev());
        shared.refuse_late_comers();
    }

    /// The browser process that came with this connection, to be ended by the caller.
    pub(super) fn take_companion(&mut self) -> Option<Box<dyn Companion>> {
        self.companion.take()
    }
}
