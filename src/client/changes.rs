//! What changes, as a stream: the difference between the picture that was seen and the newest.
//!
//! Nothing is queued for a slow reader, so nothing grows: what came and went between two looks
//! is told as one change, except dialogs, of which each opening and closing is told (the last 20
//! closed are kept), and console entries, of which the last 200 are.

use super::browser::Browser;
use crate::core::console::ConsoleEntry;
use crate::core::dialogs::Dialog;
use crate::core::frames::FrameState;
use crate::core::snapshot::Snapshot;
use crate::core::targets::Target;
use crate::error::{CloseReason, Error, Phase, Result};
use crate::protocol::page::FrameId;
use crate::protocol::target::TargetID;
use std::collections::{HashMap, VecDeque};
use std::sync::Arc;
use std::time::{Duration, Instant};

/// One change.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum Change {
    /// A target is new.
    TargetAdded(Arc<Target>),
    /// A target's state, URL, title or session changed.
    TargetChanged(Arc<Target>),
    /// A target is gone.
    TargetRemoved(Arc<Target>),
    /// A frame is new.
    FrameAdded(Arc<FrameState>),
    /// A frame navigated or moved between processes.
    FrameChanged(Arc<FrameState>),
    /// A frame is gone.
    FrameRemoved(Arc<FrameState>),
    /// A dialog opened.
    DialogOpened(Arc<Dialog>),
    /// A dialog was closed; it says by whom.
    DialogClosed(Arc<Dialog>),
    /// A page's console has a new entry.
    Console {
        /// The page.
        page: TargetID,
        /// The entry.
        entry: Arc<ConsoleEntry>,
    },
    /// Entries of a page's console came faster than they were read.
    ConsoleMissed {
        /// The page.
        page: TargetID,
        /// How many are missing.
        count: u64,
    },
    /// The dialog bridge went on or off.
    Bridge(bool),
    /// The connection is over. Nothing follows.
    Closed(CloseReason),
}

/// A stream of [`Change`]s, from [`Browser::changes`].
#[derive(Debug)]
pub struct Changes {
    browser: Browser,
    seen: Arc<Snapshot>,
    last_dialog: u64,
    last_entry: HashMap<TargetID, u64>,
    waiting: VecDeque<Change>,
    over: bool,
}

impl Browser {
    /// Streams what changes from now on. With `from_start`, what is there already is told
    /// first, as if it had just come.
    pub fn changes(&self, from_start: bool) -> Changes {
        let seen = if from_start { Arc::default() } else { self.snapshot() };
        let number = |dialog: &Arc<Dialog>| number_of(dialog);
        let dialogs = seen.pending_dialogs.iter().chain(seen.recent_dialogs.iter());
        let last_dialog = dialogs.map(number).max().unwrap_or(0);
        let entries = seen.pages.iter().map(|page| {
            let last = page.console.entries.last().map_or(0, |entry| entry.number);
            (page.id.clone(), last)
        });
        let last_entry = entries.collect();
        let waiting = VecDeque::new();
        Changes { browser: self.clone(), seen, last_dialog, last_entry, waiting, over: false }
    }
}

impl Changes {
    /// The next change, waited for at most this long.
    ///
    /// # Errors
    /// `Timeout` (phase `Waiting`) when nothing changed; `Disconnected` after
    /// [`Change::Closed`] was given.
    pub fn next(&mut self, timeout: Duration) -> Result<Change> {
        let started = Instant::now();
        loop {
            if let Some(change) = self.waiting.pop_front() {
                return Ok(change);
            }
            if self.over {
                let reason = self.seen.closed.clone().unwrap_or(CloseReason::EngineFailed);
                return Err(Error::disconnected(reason, crate::Effect::No));
            }
            let left = timeout.saturating_sub(started.elapsed());
            let seen = self.seen.version;
            match self.browser.wait_until(left, |snapshot| snapshot.version != seen) {
                Ok(snapshot) => self.compare(&snapshot),
                Err(Error::Disconnected(_)) => {
                    let snapshot = self.browser.snapshot();
                    if snapshot.version == seen {
                        self.over = true;
                    } else {
                        self.compare(&snapshot);
                    }
                }
                Err(Error::Timeout(_)) => {
                    let waited = started.elapsed();
                    return Err(Error::timeout("a change", Phase::Waiting, waited));
                }
                Err(error) => return Err(error),
            }
        }
    }

    fn compare(&mut self, now: &Arc<Snapshot>) {
        let before = std::mem::replace(&mut self.seen, now.clone());
        self.compare_targets(&before, now);
        self.compare_frames(&before, now);
        self.compare_dialogs(&before, now);
        self.compare_consoles(now);
        if before.bridge_on != now.bridge_on {
            self.waiting.push_back(Change::Bridge(now.bridge_on));
        }
        if let (None, Some(reason)) = (&before.closed, &now.closed) {
            self.waiting.push_back(Change::Closed(reason.clone()));
            self.over = true;
        }
    }

    fn compare_targets(&mut self, before: &Snapshot, now: &Snapshot) {
        if Arc::ptr_eq(&before.targets, &now.targets) {
            return;
        }
        let old: HashMap<&TargetID, &Arc<Target>> =
            before.targets.iter().map(|target| (&target.id, target)).collect();
        for target in now.targets.iter() {
            match old.get(&target.id) {
                None => self.waiting.push_back(Change::TargetAdded(target.clone())),
                Some(old) if !Arc::ptr_eq(old, target) && *old != target => {
                    self.waiting.push_back(Change::TargetChanged(target.clone()));
                }
                Some(_) => {}
            }
        }
        for target in before.targets.iter().filter(|target| now.target(&target.id).is_none()) {
            self.waiting.push_back(Change::TargetRemoved(target.clone()));
        }
    }

    fn compare_frames(&mut self, before: &Snapshot, now: &Snapshot) {
        for page in now.pages.iter() {
            let old = before.page(&page.id).map(|page| page.frames.clone()).unwrap_or_default();
            if Arc::ptr_eq(&old, &page.frames) {
                continue;
            }
            let known: HashMap<&FrameId, &Arc<FrameState>> =
                old.frames.iter().map(|frame| (&frame.id, frame)).collect();
            for frame in page.frames.frames.iter() {
                match known.get(&frame.id) {
                    None => self.waiting.push_back(Change::FrameAdded(frame.clone())),
                    // A fresh execution context alone is no news.
                    Some(old) if !same_to_see(old, frame) => {
                        self.waiting.push_back(Change::FrameChanged(frame.clone()));
                    }
                    Some(_) => {}
                }
            }
            let gone = old.frames.iter().filter(|frame| page.frames.frame(&frame.id).is_none());
            self.waiting.extend(gone.map(|frame| Change::FrameRemoved(frame.clone())));
        }
        for page in before.pages.iter().filter(|page| now.page(&page.id).is_none()) {
            let gone = page.frames.frames.iter().cloned();
            self.waiting.extend(gone.map(Change::FrameRemoved));
        }
    }

    fn compare_dialogs(&mut self, before: &Snapshot, now: &Snapshot) {
        let mut fresh: Vec<&Arc<Dialog>> = now
            .recent_dialogs
            .iter()
            .chain(now.pending_dialogs.iter())
            .filter(|dialog| number_of(dialog) > self.last_dialog)
            .collect();
        fresh.sort_by_key(|dialog| number_of(dialog));
        let was_open = |id: &str| before.pending_dialogs.iter().any(|dialog| *dialog.id == *id);
        for dialog in now.recent_dialogs.iter().filter(|dialog| was_open(&dialog.id)) {
            self.waiting.push_back(Change::DialogClosed(dialog.clone()));
        }
        for dialog in fresh {
            self.last_dialog = number_of(dialog);
            self.waiting.push_back(Change::DialogOpened(dialog.clone()));
            if dialog.closed.is_some() {
                self.waiting.push_back(Change::DialogClosed(dialog.clone()));
            }
        }
    }

    fn compare_consoles(&mut self, now: &Snapshot) {
        self.last_entry.retain(|page, _| now.page(page).is_some());
        for page in now.pages.iter() {
            let Some(newest) = page.console.entries.last() else { continue };
            let last = self.last_entry.entry(page.id.clone()).or_default();
            if newest.number <= *last {
                continue;
            }
            let first = page.console.entries.first().map_or(0, |entry| entry.number);
            // What a navigation cleared is not missed; what did not fit is.
            let missing = first.saturating_sub(*last + 1).min(page.console.dropped);
            if missing > 0 {
                let page = page.id.clone();
                self.waiting.push_back(Change::ConsoleMissed { page, count: missing });
            }
            for entry in page.console.entries.iter().filter(|entry| entry.number > *last) {
                let (page, entry) = (page.id.clone(), entry.clone());
                self.waiting.push_back(Change::Console { page, entry });
            }
            *last = newest.number;
        }
    }
}

fn same_to_see(old: &FrameState, new: &FrameState) -> bool {
    old.url == new.url
        && old.session == new.session
        && old.is_oopif == new.is_oopif
        && old.unreachable == new.unreachable
        && old.loader == new.loader
        && old.name == new.name
}

fn number_of(dialog: &Dialog) -> u64 {
    dialog.id.trim_start_matches("d-").parse().unwrap_or(0)
}
