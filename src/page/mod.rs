//! What a person does in a page: reading it, finding things, pointing, typing, waiting, looking.
//!
//! Everything here works on a [`Page`](crate::Page) of the engine and is usable without the
//! agent's tools. Element addresses are resolved in one place, points in one place, and scripts run in an
//! isolated world of their own, out of reach of what the page did to its prototypes; only what a
//! caller evaluates runs in the page's own.
//!
//! Anyone above `client` and `host` may call it. Invariants: every function returns by the
//! deadline of the page handle it was given; nothing acts on an element other than the one that
//! was named; a refusal says what stood in the way, whether anything happened, and what to do.

pub mod act;
mod ax;
pub mod capture;
pub mod changes;
pub mod driver;
mod element;
pub mod evaluate;
#[cfg(feature = "internals")]
#[doc(hidden)]
pub mod fuzz;
mod geometry;
mod input;
pub mod keyboard;
pub mod keys;
pub mod locate;
pub mod mouse;
pub mod navigate;
pub mod picture;
mod point;
pub mod refs;
pub mod refusal;
pub mod scroll;
pub mod snapshot;
mod tree;
mod values;
pub mod wait;

pub use act::{ClickOptions, Done, TypeOptions};
pub use changes::After;
pub use driver::Driver;
pub use locate::Address;
pub use navigate::{Arrived, Destination};
pub use refs::Refs;
pub use refusal::{Reason, Refusal, Result};
pub use scroll::Distance;
pub use snapshot::{Listing, PageSnapshot, SnapshotOptions};
pub use wait::{Condition, Waited};
