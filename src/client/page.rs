//! A page: a tab, window or popup, at the level of its session.

use super::cancel::Cancel;
use super::session::Session;
use crate::core::snapshot::Snapshot;
use crate::error::{Error, Result};
use crate::protocol::target::{self, TargetID};
use std::ops::Deref;
use std::time::{Duration, Instant};

/// How long a page may take to be gone before it is asked to close once more; doubles.
const FIRST_CLOSE: Duration = Duration::from_secs(1);

/// A page. It is used as its [`Session`]: commands called on it run in it.
#[derive(Clone, Debug)]
pub struct Page {
    session: Session,
    id: TargetID,
}

impl Deref for Page {
    type Target = Session;

    fn deref(&self) -> &Session {
        &self.session
    }
}

impl Page {
    pub(super) fn new(session: Session, id: TargetID) -> Self {
        Self { session, id }
    }

    /// The target id: stable for the life of the page, never reused.
    pub fn id(&self) -> &TargetID {
        &self.id
    }

    /// The same page with another deadline for its calls.
    #[must_use]
    pub fn with_timeout(&self, timeout: Duration) -> Self {
        Self { session: self.session.with_timeout(timeout), id: self.id.clone() }
    }

    /// The same page, whose calls return at once when a dialog stands in their way; see
    /// [`Session::interruptible`].
    #[must_use]
    pub fn interruptible(&self) -> Self {
        Self { session: self.session.interruptible(), id: self.id.clone() }
    }

    /// The same page, whose calls end when `cancel` says so.
    #[must_use]
    pub fn with_cancel(&self, cancel: &Cancel) -> Self {
        Self { session: self.session.with_cancel(cancel), id: self.id.clone() }
    }

    /// Closes the page without asking it (no `beforeunload`). Returns when it is gone; a page
    /// that is gone already is no error.
    ///
    /// # Errors
    /// `Timeout` when it is still there at the deadline; `Disconnected`.
    pub fn close(&self) -> Result<()> {
        let root = self.session.root();
        let started = Instant::now();
        let mut patience = FIRST_CLOSE;
        loop {
            match root.call(&target::CloseTarget::new(self.id.clone())) {
                Ok(_) | Err(Error::SessionGone(_)) => {}
                // "No target with given id found"
                Err(Error::Refused(refused)) if refused.message.starts_with("No target") => {}
                Err(error) => return Err(error),
            }
            let left = root.timeout().saturating_sub(started.elapsed());
            let gone = |snapshot: &Snapshot| snapshot.target(&self.id).is_none();
            match root.wait_until(left.min(patience), gone) {
                // Chromium says that it closes a page whose process is just being replaced, and
                // then forgets it (measured with 156). No other page ever has this id, so to ask
                // again can close nothing else.
                Err(Error::Timeout(_)) if patience < left => patience *= 2,
                outcome => return outcome.map(drop),
            }
        }
    }
}
