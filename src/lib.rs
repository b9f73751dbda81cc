//! A raw-protocol Chrome DevTools Protocol engine: synchronous, few dependencies, never hangs.
pub mod error;
pub mod host;
pub mod limits;
pub mod protocol;
pub mod redact;
pub mod untrusted;

pub use error::{Effect, Error, Result};
