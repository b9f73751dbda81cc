//! A raw-protocol Chrome DevTools Protocol engine: synchronous, few dependencies, never hangs.

pub mod client;
#[cfg(feature = "internals")]
pub mod core;
#[cfg(not(feature = "internals"))]
mod core;
mod engine;
pub mod error;
#[cfg(feature = "internals")]
pub mod failpoint;
#[cfg(not(feature = "internals"))]
mod failpoint;
pub mod host;
pub mod limits;
#[cfg(feature = "mock")]
pub mod mock;
pub mod protocol;
pub mod redact;
#[cfg(any(feature = "cli", feature = "mock", feature = "internals"))]
#[doc(hidden)]
pub mod site;
pub mod untrusted;
#[cfg(feature = "internals")]
pub mod wire;
#[cfg(not(feature = "internals"))]
mod wire;

pub use client::{
    Answer, Browser, Cancel, Change, Changes, ConnectOptions, Filter, Frame, Page, Params, Pending,
    PendingRaw, PolicyScope, RawSubscription, Responded, Session, Subscription,
};
pub use core::anomalies::Anomalies;
pub use core::bridge::BridgeMode;
pub use core::console::{Console, ConsoleEntry, Level};
pub use core::dialogs::{ClosedBy, Dialog, DialogAction, DialogKind, DialogPolicy, DialogSource};
pub use core::frames::{FrameState, FrameTree, Unreachable};
pub use core::snapshot::{BrowserVersion, PageState, Snapshot};
pub use core::targets::{Target, TargetKind, TargetState};
pub use core::{JsonLimits, RawEvent};
pub use engine::queue::Overflow;
pub use error::{Effect, Error, Result};
pub use host::LaunchOptions;
