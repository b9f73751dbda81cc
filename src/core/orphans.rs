//! Messages that arrived before their session: kept for a moment, because a proxy between us
//! and the browser may let them overtake the announcement. Chromium itself never does.

use crate::limits::Limits;
use bytes::Bytes;
use std::collections::VecDeque;
use std::sync::Arc;
use std::time::Instant;

#[derive(Debug)]
struct Orphan {
    session: Arc<str>,
    message: Bytes,
    until: Instant,
}

#[derive(Debug)]
pub(super) struct Orphans {
    kept: VecDeque<Orphan>,
    bytes: usize,
    limits: Limits,
}

impl Orphans {
    pub(super) fn new(limits: &Limits) -> Self {
        Self { kept: VecDeque::new(), bytes: 0, limits: limits.clone() }
    }

    /// Messages and bytes kept.
    pub(super) fn sizes(&self) -> (usize, usize) {
        (self.kept.len(), self.bytes)
    }

    /// Keeps a message; `false` when there is no room for it.
    pub(super) fn keep(&mut self, now: Instant, session: &str, message: Bytes) -> bool {
        let bytes = self.bytes.saturating_add(message.len());
        if self.kept.len() >= self.limits.orphan_messages || bytes > self.limits.orphan_bytes {
            return false;
        }
        let Some(until) = now.checked_add(self.limits.orphan_age) else { return false };
        self.bytes = bytes;
        self.kept.push_back(Orphan { session: session.into(), message, until });
        true
    }

    /// The messages of a session that became known, in order of arrival.
    pub(super) fn adopt(&mut self, session: &str) -> Vec<Bytes> {
        if self.kept.is_empty() {
            return Vec::new();
        }
        let (own, kept) =
            self.kept.drain(..).partition(|orphan: &Orphan| &*orphan.session == session);
        self.kept = kept;
        let own: VecDeque<Orphan> = own;
        for orphan in &own {
            self.bytes = self.bytes.saturating_sub(orphan.message.len());
        }
        own.into_iter().map(|orphan| orphan.message).collect()
    }

    /// Drops what waited too long; says how many.
    pub(super) fn expire(&mut self, now: Instant) -> u64 {
        let mut dropped = 0_u64;
        while self.kept.front().is_some_and(|orphan| orphan.until <= now) {
            if let Some(orphan) = self.kept.pop_front() {
                self.bytes = self.bytes.saturating_sub(orphan.message.len());
                dropped = dropped.saturating_add(1);
            }
        }
        dropped
    }

    pub(super) fn next_deadline(&self) -> Option<Instant> {
        self.kept.front().map(|orphan| orphan.until)
    }
}
