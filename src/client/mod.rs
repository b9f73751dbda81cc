//! The blocking handles: a browser, a session, a page, a subscription.
//!
//! Every handle is `Send + Sync` and cheap to clone; many threads may use one at once. Every
//! call waits with a deadline. Dropping anything at any time is safe; dropping the last handle
//! of a browser that was launched here ends that browser.
//!
//! Used by everyone above. Invariant: no call in this room blocks without a deadline.

mod browser;
mod cancel;
mod changes;
mod dialogs;
mod frame;
mod options;
mod page;
mod params;
mod pending;
mod session;
#[cfg(feature = "tools")]
mod standing;
mod subscription;

pub use browser::Browser;
pub(crate) use browser::Opening;
pub use cancel::Cancel;
pub use changes::{Change, Changes};
pub use dialogs::{Answer, PolicyScope, Responded};
pub use frame::Frame;
pub use options::ConnectOptions;
pub use page::Page;
pub use params::Params;
pub use pending::{Pending, PendingRaw};
pub use session::Session;
#[cfg(feature = "tools")]
pub(crate) use standing::StandingOrder;
pub use subscription::{Filter, RawSubscription, Subscription};

use std::time::{Duration, Instant};

/// A moment that lies `timeout` after `start`; a timeout beyond all clocks counts as a day.
fn deadline(start: Instant, timeout: Duration) -> Instant {
    const DAY: Duration = Duration::from_secs(86_400);
    start.checked_add(timeout.min(DAY * 365)).unwrap_or(start + DAY)
}
