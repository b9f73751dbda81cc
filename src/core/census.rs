//! How much a core holds: for the tests that show that every table is bounded.

use super::Core;

/// Sizes of everything that a browser can make grow.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[non_exhaustive]
pub struct Census {
    /// Calls that wait for an answer, the engine's own included.
    pub pending: usize,
    /// Calls by their session, and sessions that are kept there without any.
    pub indexed: usize,
    /// Commands that wait to be written.
    pub queued: usize,
    /// Bytes of commands that wait to be written.
    pub queued_bytes: usize,
    /// Ids whose answers would come too late.
    pub tombstones: usize,
    /// Sessions attached.
    pub sessions: usize,
    /// Ended sessions that are remembered.
    pub ended: usize,
    /// Targets.
    pub targets: usize,
    /// Frames of all pages.
    pub frames: usize,
    /// Frames that wait for their parent.
    pub waiting_frames: usize,
    /// Pages whose frames are known.
    pub pages: usize,
    /// Execution contexts of all sessions.
    pub contexts: usize,
    /// Messages kept for unknown sessions.
    pub orphans: usize,
    /// Bytes of messages kept for unknown sessions.
    pub orphan_bytes: usize,
    /// Dialogs that are open.
    pub dialogs: usize,
    /// Console entries of all pages.
    pub console_entries: usize,
}

impl Core {
    /// How much this core holds now.
    pub fn census(&self) -> Census {
        let (queued, queued_bytes, tombstones) = self.calls.sizes();
        let (frames, waiting_frames, pages) = self.frames.sizes();
        let (orphans, orphan_bytes) = self.orphans.sizes();
        Census {
            pending: self.calls.len(),
            indexed: self.calls.indexed(),
            queued,
            queued_bytes,
            tombstones,
            sessions: self.sessions.len(),
            ended: self.sessions.ended_kept(),
            targets: self.targets.len(),
            frames,
            waiting_frames,
            pages,
            contexts: self.contexts.total(),
            orphans,
            orphan_bytes,
            dialogs: self.dialogs.pending().count(),
            console_entries: self.consoles.values().map(super::console::Log::len).sum(),
        }
    }
}
