//! Bytes to messages and back: the envelope of a CDP message, WebSocket and NUL framing, the
//! WebSocket handshake, and the repair of text that is not quite Unicode.
//!
//! Called by `core` (the envelope) and `engine` (framing). The room is pure: bytes in, values
//! out; no socket, clock, thread, random source or log line. Invariant: whatever the peer sends,
//! nothing here panics, recurses, allocates from a declared length, or takes more than linear
//! time; and how the bytes were cut into reads never changes what comes out.

#![deny(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    clippy::indexing_slicing,
    clippy::arithmetic_side_effects
)]
// Without `internals` the room is private, and parts of it serve the mock and the viewer only.
#![cfg_attr(not(feature = "internals"), allow(unreachable_pub, dead_code))]

pub mod envelope;
pub mod error_object;
pub mod fault;
#[cfg(any(test, feature = "internals"))]
#[doc(hidden)]
pub mod fuzz;
pub mod handshake;
pub mod nul;
mod scan;
pub mod text;
pub mod websocket;

#[cfg(test)]
mod tests;
