//! Every bound in the crate, with the reason beside the number.
//!
//! A table that a browser or a page can make grow has a line here. At the limit the oldest
//! finished entry goes first, or the excess is refused or counted; nothing grows without end.

use std::time::Duration;

/// The bounds of one connection. `Limits::default()` suits a desktop or a server.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Limits {
    /// Largest message accepted from the browser, in bytes.
    /// Default 256 MiB: Chrome's own send buffer per connection, so nothing larger can come
    /// over a WebSocket.
    pub message_in: usize,
    /// Largest message sent to the browser, in bytes.
    /// Default 100 MiB: Chrome's receive cap. A larger one would cost the whole connection,
    /// so it is refused here, before it is sent.
    pub message_out: usize,
    /// Calls waiting for an answer, sent or not.
    pub pending_calls: usize,
    /// Commands accepted but not yet written, because the browser does not read.
    pub queued_commands: usize,
    /// Bytes of commands accepted but not yet written.
    pub queued_bytes: usize,
    /// Targets known at once.
    pub targets: usize,
    /// Sessions attached at once.
    pub sessions: usize,
    /// Frames known per page.
    pub frames: usize,
    /// Execution contexts known per session.
    pub contexts: usize,
    /// Answers that came too late, remembered so that they are not mistaken for strangers.
    pub tombstones: usize,
    /// Messages kept for a session that is not known yet.
    pub orphan_messages: usize,
    /// Bytes kept for sessions that are not known yet.
    pub orphan_bytes: usize,
    /// How long messages of an unknown session are kept.
    pub orphan_age: Duration,
    /// Longest a new target may take to set up before it counts as degraded.
    /// A discarded or stopped renderer never answers; the others must not wait for it.
    pub target_setup: Duration,
    /// Deadline of a call that names none.
    pub call: Duration,
    /// Longest the last handle waits, when dropped, for the browser to end.
    pub drop_wait: Duration,
}

impl Default for Limits {
    fn default() -> Self {
        Self {
            message_in: 256 << 20,
            message_out: 100 << 20,
            pending_calls: 65_536,
            queued_commands: 4_096,
            queued_bytes: 128 << 20,
            targets: 4_096,
            sessions: 4_096,
            frames: 4_096,
            contexts: 4_096,
            tombstones: 4_096,
            orphan_messages: 256,
            orphan_bytes: 1 << 20,
            orphan_age: Duration::from_secs(1),
            target_setup: Duration::from_secs(5),
            call: Duration::from_secs(30),
            drop_wait: Duration::from_secs(3),
        }
    }
}

/// Deepest JSON that is decoded. Chrome itself stops near 300 levels of returned values, and
/// `DOM.getDocument` spends two levels per element; deeper input fails the call that asked.
pub const JSON_DEPTH: usize = 512;

/// Longest answer to a discovery request (`/json/version`), in bytes.
pub const DISCOVERY_BODY: usize = 1 << 20;

/// Longest answer to `/json/protocol`, in bytes; Chrome's of version 156 has 1.6 MB.
pub const PROTOCOL_BODY: usize = 16 << 20;

/// Longest HTTP response head accepted in discovery and WebSocket handshakes, in bytes.
pub const HTTP_HEAD: usize = 64 << 10;

/// Longest a discovery request may take, with its connection.
pub const DISCOVERY_TIME: Duration = Duration::from_secs(5);

/// Endpoints whose last outcome is remembered, so that asking whether one can be used needs no
/// network.
pub const REMEMBERED_ENDPOINTS: usize = 256;

/// What is kept of the browser's standard error, in bytes.
pub const STDERR_KEPT: usize = 64 << 10;

/// What an error quotes of the browser's standard error, in bytes.
pub const STDERR_QUOTED: usize = 4 << 10;

/// Entries of the protocol's own error text that an error repeats, in characters.
pub const ERROR_TEXT: usize = 500;
