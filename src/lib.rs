//! A raw-protocol Chrome DevTools Protocol engine: synchronous, few dependencies, never hangs.
//!
//! One thread per browser owns the connection and understands what comes in. Everybody else
//! reads a frozen picture ([`Snapshot`]) or waits on one slot with a deadline. Every page of the
//! browser is looked after from its first script on, and so is every frame in a process of its
//! own and every worker; a dialog that opens anywhere is seen, can be answered, and hangs
//! nothing.
//!
//! ```no_run
//! use cdpwire::protocol::{page::CaptureScreenshot, runtime::Evaluate};
//! use cdpwire::{Answer, Browser, Error, Result};
//!
//! fn main() -> Result<()> {
//!     // Or Browser::connect("9222") for one that runs already.
//!     let browser = Browser::launch()?;
//!     let page = browser.new_page("https://example.com")?;
//!
//!     // A typed command, and any other one by its name.
//!     let title = page.call(&Evaluate::new("document.title"))?.result.value;
//!     let metrics = page.call_raw("Page.getLayoutMetrics", ())?;
//!     println!("{title:?} {}", metrics.to_text());
//!
//!     // A call that a dialog stands in the way of comes back with the dialog.
//!     match page.interruptible().call(&Evaluate::new("prompt('Who?')")) {
//!         Err(Error::Blocked(blocked)) => {
//!             println!("{}: {}", blocked.kind, blocked.message);
//!             browser.respond(&Answer::accept().text("Ada"))?;
//!         }
//!         answer => println!("{:?}", answer?.result.value),
//!     }
//!     let png = page.call(&CaptureScreenshot::new())?.data.decode()?;
//!     println!("{} bytes of PNG", png.len());
//!     browser.close()
//! }
//! ```
//!
//! # The map of this house
//!
//! | room | what is in it |
//! |---|---|
//! | [`mcp`] | (feature `mcp`) the tools over the Model Context Protocol |
//! | [`tools`] | (feature `tools`) the agent's tools: a name, a schema and one function each |
//! | [`page`] | (feature `tools`) what a person does in a page: reading, pointing, typing, waiting |
//! | [`host`] | finding, launching and ending browsers; endpoints |
//! | `mock` | (feature) a browser that is not there, for tests |
//! | [`client`] | the handles: [`Browser`], [`Session`], [`Page`], [`Frame`], [`Subscription`], [`Changes`] |
//! | `engine` | the only thread, the only input and output |
//! | `core` | what it all means, as a state machine without clock, socket or thread |
//! | `wire` | bytes to messages and back |
//! | [`protocol`] | commands, events and types, generated from the protocol's own description |
//! | [`error`], [`limits`], [`redact`], [`untrusted`] | blame, bounds, secrets, text from pages |
//!
//! A room uses only the rooms below it in this table. What you meet most: [`Browser`] to begin,
//! [`Session::call`] to act, [`Session::subscribe`] for events, [`Session::snapshot`] and
//! [`Session::wait_until`] for what is true now, [`Browser::changes`] for what changes,
//! [`Error`] for what went wrong, whether it took effect, and what to do next.
//!
//! The chapters of the guide: [dialogs](guide::dialogs), [frames](guide::frames).
//!
//! # Features
//!
//! `cli` (the command), `tools` (what a person does in a page, and the tools made of it), `mcp`
//! (the same over the Model Context Protocol), `tls` (`wss://` and `https://` endpoints); all on
//! by default and not needed by a program that links the engine. `mock`. One feature for each domain of the
//! protocol that the engine does not need itself, and `all-domains`; what is not compiled in is
//! still reachable with [`Session::call_raw`].

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
#[cfg(any(doc, doctest))]
pub mod guide;
pub mod host;
pub mod limits;
#[cfg(feature = "mcp")]
pub mod mcp;
#[cfg(feature = "mock")]
pub mod mock;
#[cfg(feature = "tools")]
pub mod page;
pub mod protocol;
pub mod redact;
#[cfg(any(feature = "cli", feature = "mock", feature = "internals"))]
#[doc(hidden)]
pub mod site;
#[cfg(feature = "tools")]
pub mod tools;
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

/// The examples of the README, so that they compile.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
pub struct Readme;
