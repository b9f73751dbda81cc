//! Links: how messages travel. The loop knows only this trait; a link knows nothing of CDP.
//!
//! Invariant: nothing here blocks. A link reads and writes what the operating system takes now,
//! and is registered edge-triggered: for reading always, for writing while it could not write.

#[cfg(feature = "mock")]
pub(crate) mod memory;
#[cfg(unix)]
pub(crate) mod pipe;
mod stream;
pub(crate) mod tcp;
pub(crate) mod websocket;

use crate::error::CloseReason;
use bytes::Bytes;
use mio::{Registry, Token};

/// How a read ended.
pub(crate) enum Received {
    /// Nothing more is there; the next read waits for readiness.
    Drained,
    /// There may be more.
    More,
}

pub(crate) trait Link: Send {
    fn register(&mut self, registry: &Registry, token: Token) -> std::io::Result<()>;
    /// Takes note of readiness.
    fn ready(&mut self, event: &mio::event::Event);
    /// A link without a descriptor, whose peer wakes the loop through its waker.
    fn is_woken_by_waker(&self) -> bool {
        false
    }
    /// Reads whole messages, about `most` of them.
    fn receive(&mut self, into: &mut Vec<Bytes>, most: usize) -> Result<Received, CloseReason>;
    /// Whether another message may be queued. One that is half written never blocks reading.
    fn has_room(&self) -> bool;
    /// Adds a message to what is to be written.
    fn queue(&mut self, message: &[u8]);
    /// Writes what the operating system takes now.
    fn flush(&mut self) -> Result<(), CloseReason>;
    /// Whether everything queued is written.
    fn is_flushed(&self) -> bool;
    /// Says goodbye as far as that is possible without waiting, and closes.
    fn close(&mut self);
}

/// What stands in the place of a link that was closed and let go: a browser on a pipe leaves
/// only when our end is really gone.
pub(super) struct Gone;

impl Link for Gone {
    fn register(&mut self, _: &Registry, _: Token) -> std::io::Result<()> {
        Ok(())
    }

    fn ready(&mut self, _: &mio::event::Event) {}

    fn receive(&mut self, _: &mut Vec<Bytes>, _: usize) -> Result<Received, CloseReason> {
        Ok(Received::Drained)
    }

    fn has_room(&self) -> bool {
        false
    }

    fn queue(&mut self, _: &[u8]) {}

    fn flush(&mut self) -> Result<(), CloseReason> {
        Ok(())
    }

    fn is_flushed(&self) -> bool {
        true
    }

    fn close(&mut self) {}
}
