//! Standing orders, as the agent's tools give them.

use super::browser::Browser;
use crate::core::standing::{Standing, StandingId};
use std::sync::atomic::{AtomicU64, Ordering};

static NEXT: AtomicU64 = AtomicU64::new(1);

/// An order that stands until this is dropped.
#[derive(Debug)]
pub(crate) struct StandingOrder {
    browser: Browser,
    id: StandingId,
}

impl Browser {
    /// What every session of some pages is given before its target runs, those that are there
    /// among them.
    pub(crate) fn stand(&self, standing: Standing) -> StandingOrder {
        let id = NEXT.fetch_add(1, Ordering::Relaxed);
        let order = StandingOrder { browser: self.clone(), id };
        order.replace(standing);
        order
    }
}

impl StandingOrder {
    /// Another one in its place.
    pub(crate) fn replace(&self, standing: Standing) {
        let id = self.id;
        self.browser.inner().engine.set(move |core, now| core.stand(now, id, standing));
    }
}

impl Drop for StandingOrder {
    fn drop(&mut self) {
        let id = self.id;
        self.browser.inner().engine.set(move |core, now| core.unstand(now, id));
    }
}
