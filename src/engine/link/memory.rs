//! A link without a socket: two queues of whole messages. For tests, fuzzing, and users' mocks.

use super::{Link, Received};
use crate::error::CloseReason;
use bytes::Bytes;
use mio::{Registry, Token, Waker};
use std::collections::VecDeque;
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};

#[derive(Default)]
struct State {
    to_engine: VecDeque<Bytes>,
    to_peer: VecDeque<Bytes>,
    /// Set by the side that closed.
    closed: Option<CloseReason>,
    /// The peer takes no commands: its end is full.
    stalled: bool,
    /// Somebody asked the peer to look after something else than commands.
    nudged: bool,
    waker: Option<Arc<Waker>>,
}

#[derive(Default)]
struct Wire {
    state: Mutex<State>,
    for_peer: Condvar,
}

impl Wire {
    fn state(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// The browser's end of a memory link.
#[derive(Clone, Default)]
pub(crate) struct Peer(Arc<Wire>);

/// The engine's end, and the browser's.
pub(crate) fn pair(waker: &Arc<Waker>) -> (Box<dyn Link>, Peer) {
    let peer = Peer::default();
    peer.0.state().waker = Some(waker.clone());
    (Box::new(MemoryLink(peer.0.clone())), peer)
}

impl Peer {
    /// Sends a message to the engine; `false` when the link is closed.
    pub(crate) fn send(&self, message: Bytes) -> bool {
        let mut state = self.0.state();
        if state.closed.is_some() {
            return false;
        }
        state.to_engine.push_back(message);
        wake(&state);
        true
    }

    /// As `send`, once the engine has read all but `most` of what was sent before.
    pub(crate) fn send_when_read(&self, message: Bytes, most: usize) -> bool {
        let mut state = self.0.state();
        while state.closed.is_none() && state.to_engine.len() >= most {
            state = self.0.for_peer.wait(state).unwrap_or_else(PoisonError::into_inner);
        }
        drop(state);
        self.send(message)
    }

    /// The engine's next message. `None` when the link is closed and empty, or when
    /// [`nudge`](Self::nudge) was called, which interrupts the wait once. While the peer
    /// [stalls](Self::stall), no message is taken.
    pub(crate) fn receive(&self) -> Option<Bytes> {
        let mut state = self.0.state();
        loop {
            if std::mem::take(&mut state.nudged) {
                return None;
            }
            if !state.stalled {
                if let Some(message) = state.to_peer.pop_front() {
                    return Some(message);
                }
            }
            if state.closed.is_some() {
                return None;
            }
            state = self.0.for_peer.wait(state).unwrap_or_else(PoisonError::into_inner);
        }
    }

    /// Makes the next `receive`, or the one that waits now, return.
    pub(crate) fn nudge(&self) {
        self.0.state().nudged = true;
        self.0.for_peer.notify_all();
    }

    /// Whether nothing more comes from the engine.
    pub(crate) fn is_over(&self) -> bool {
        let state = self.0.state();
        state.closed.is_some() && (state.stalled || state.to_peer.is_empty())
    }

    /// Stops (or goes on) taking commands, as a browser that does not read its socket.
    pub(crate) fn stall(&self, stalled: bool) {
        let mut state = self.0.state();
        if std::mem::replace(&mut state.stalled, stalled) != stalled {
            // The engine may wait for room.
            wake(&state);
        }
    }

    /// Closes the link for this reason. What was sent before is still read.
    pub(crate) fn close(&self, reason: CloseReason) {
        let mut state = self.0.state();
        state.closed.get_or_insert(reason);
        wake(&state);
        self.0.for_peer.notify_all();
    }
}

fn wake(state: &State) {
    if let Some(waker) = &state.waker {
        let _ = waker.wake();
    }
}

struct MemoryLink(Arc<Wire>);

impl Link for MemoryLink {
    fn register(&mut self, _registry: &Registry, _token: Token) -> std::io::Result<()> {
        Ok(())
    }

    fn ready(&mut self, _event: &mio::event::Event) {}

    fn is_woken_by_waker(&self) -> bool {
        true
    }

    fn receive(&mut self, into: &mut Vec<Bytes>, most: usize) -> Result<Received, CloseReason> {
        let mut state = self.0.state();
        let count = state.to_engine.len().min(most);
        into.extend(state.to_engine.drain(..count));
        if count > 0 {
            self.0.for_peer.notify_all();
        }
        match (&state.closed, state.to_engine.is_empty(), into.is_empty()) {
            (_, false, _) | (Some(_), true, false) => Ok(Received::More),
            (Some(reason), true, true) => Err(reason.clone()),
            (None, true, _) => Ok(Received::Drained),
        }
    }

    fn has_room(&self) -> bool {
        let state = self.0.state();
        !state.stalled && state.closed.is_none()
    }

    fn queue(&mut self, message: &[u8]) {
        self.0.state().to_peer.push_back(Bytes::copy_from_slice(message));
        self.0.for_peer.notify_all();
    }

    fn flush(&mut self) -> Result<(), CloseReason> {
        Ok(())
    }

    fn is_flushed(&self) -> bool {
        true
    }

    fn close(&mut self) {
        self.0.state().closed.get_or_insert(CloseReason::Local);
        self.0.for_peer.notify_all();
    }
}
