//! The protocol: commands, events and types as Rust items, generated from the published
//! description, and the JSON they travel as.
//!
//! One module per domain. The domains that the engine uses are always there; each other one is a
//! cargo feature named as the domain in kebab case (`css`, `web-authn`), and `all-domains` is all
//! of them. What is not here is reachable by method name with [`RawJson`] parameters.
//!
//! # Names
//!
//! A type keeps the name that CDP gives it; a command or event is its CDP name in upper camel case
//! (`Page.navigate` is [`page::Navigate`], its reply [`page::NavigateResponse`], or [`Empty`] when
//! nothing comes back); an enumeration written inside a field is named owner and field
//! (`NavigateTransitionType`). Should two of them want one name, the type has it, then the command
//! (else `…Command`), then the event (else `…Event`), then the reply (else `…CommandResponse`),
//! then the inline enumeration (else `…Value`). Fields are snake case, with `r#type` where Rust
//! has a keyword.
//!
//! # Shapes
//!
//! Text identifiers and enumerations are newtypes over text: an enumeration is open, so a value
//! that a newer browser invents stays readable as text instead of failing the message. Optional
//! fields are `Option`s and are not sent when `None`. Structs may gain fields: build them with
//! `new(required…)` and set the rest with `with`. Only the directions that exist are there: what
//! is only received cannot be sent.
//!
//! ```
//! use cdpwire::protocol::{Command, json, page};
//!
//! let navigate = page::Navigate::new("https://example.org/")
//!     .with(|it| it.transition_type = Some(page::TransitionType::TYPED));
//! assert_eq!(page::Navigate::METHOD, "Page.navigate");
//! assert_eq!(
//!     json::encode(&navigate).to_text(),
//!     r#"{"url":"https://example.org/","transitionType":"typed"}"#,
//! );
//! ```
//!
//! Callers: everyone above. Invariant: no input from a browser makes a decoder panic.
#![cfg_attr(
    not(test),
    deny(
        clippy::unwrap_used,
        clippy::expect_used,
        clippy::panic,
        clippy::indexing_slicing,
        clippy::arithmetic_side_effects
    )
)]

mod drift;
pub mod json;
#[macro_use]
mod newtypes;
#[cfg(any(test, feature = "internals"))]
mod probe;

#[path = "gen/mod.rs"]
#[rustfmt::skip]
mod generated;

#[cfg(test)]
mod tests;

pub use drift::{Drift, commands, drift, events};
pub use generated::*;
pub use json::{Binary, Decode, Encode, Fault, RawJson, Reader, Writer};
#[cfg(any(test, feature = "internals"))]
#[doc(hidden)]
pub use probe::fuzz_decode;

/// A command: its fields are the parameters.
pub trait Command: Encode {
    /// The name on the wire, for instance `Page.navigate`.
    const METHOD: &'static str;
    /// What comes back.
    type Response: Decode;
}

/// An event: its fields are the parameters.
pub trait Event: Decode {
    /// The name on the wire, for instance `Page.frameNavigated`.
    const METHOD: &'static str;
}

/// The reply to a command that returns nothing. Whatever a newer browser may add is ignored.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[non_exhaustive]
pub struct Empty {}

impl Decode for Empty {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Fault> {
        r.skip().map(|()| Self {})
    }
}
