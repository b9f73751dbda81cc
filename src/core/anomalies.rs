//! What arrived and should not have: counted, never fatal.

/// Counts of things a correct browser does not send, or sends too late.
/// Read them from [`Snapshot::anomalies`](super::snapshot::Snapshot); `cdpwire doctor` shows them.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[non_exhaustive]
pub struct Anomalies {
    /// Messages whose routing fields could not be read; they reached nobody.
    pub unreadable: u64,
    /// Replies to a call that had already been answered.
    pub duplicate_replies: u64,
    /// Replies to an id that was never used.
    pub unknown_replies: u64,
    /// Replies to a call that had timed out, was cancelled or lost its session.
    pub late_replies: u64,
    /// Replies with both a result and an error, or with neither.
    pub malformed_replies: u64,
    /// Replies that named another session than their call.
    pub misrouted_replies: u64,
    /// Errors without an id.
    pub errors_without_id: u64,
    /// Events of sessions that are not known and did not become known in time.
    pub orphan_events: u64,
    /// Events that the engine itself reads and whose parameters do not fit.
    pub undecodable_events: u64,
    /// Targets attached again while attached; the newer session counts.
    pub repeated_attachments: u64,
    /// Entries dropped because a table was full.
    pub overflows: u64,
    /// Targets that did not finish their setup in time.
    pub degraded_targets: u64,
}

pub(super) fn bump(counter: &mut u64) {
    *counter = counter.saturating_add(1);
}
