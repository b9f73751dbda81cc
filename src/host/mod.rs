//! Finding, launching and ending browsers, and turning an endpoint into an address.
//!
//! May be called by anyone above; knows nothing of the protocol: it hands over a link, a process
//! and the tail of its standard error, and the first command is somebody else's.
//!
//! Invariant: whatever is started here is ended here. A [`Process`] that is ended or dropped
//! leaves no process, no zombie and no temporary profile; when this program is killed instead,
//! the browser sees its pipe close and leaves by itself, and the next launch removes the profile.
mod active_port;
pub mod dial;
pub mod endpoint;
pub mod find;
mod flags;
mod http;
pub mod launch;
mod open;
mod os;
mod process;
mod profile;
pub mod registry;
mod singleton;
#[cfg_attr(not(unix), path = "spawn_windows.rs")]
#[cfg_attr(unix, path = "spawn_unix.rs")]
mod spawn;
mod sweep;
mod tail;
mod url;

#[cfg(all(test, unix))]
mod chromium;
#[cfg(all(test, unix))]
mod fakes;

pub use dial::{DeadlineStream, Dial, Duplex, NoTls};
pub use endpoint::{ResolveOptions, WsTarget, fetch_protocol, resolve, resolve_profile};
pub use find::{Candidate, Channel, candidates, find};
pub use launch::{LaunchOptions, Launched, Link, Sandbox, Transport, sandbox_obstacle, spawn};
pub use open::Tls;
pub use process::{Ended, Process};
pub use registry::Registry;
pub use sweep::{sweep, sweep_after};
pub use tail::StderrTail;

use crate::error::{Error, LaunchError, LaunchFailure};
use crate::untrusted::PageText;
use std::path::Path;
use std::sync::Arc;

/// The one place that makes [`Error::Launch`].
fn launch_error(
    kind: LaunchFailure,
    message: impl Into<String>,
    executable: Option<&Path>,
    stderr: PageText,
) -> Error {
    Error::Launch(Arc::new(LaunchError {
        kind,
        message: message.into(),
        executable: executable.map(Path::to_owned),
        stderr,
    }))
}

/// 64 unpredictable bits as hexadecimal. The standard library seeds its hash keys from the
/// operating system's random source, which saves a dependency and a file.
fn random_id() -> String {
    use std::hash::{BuildHasher, Hasher, RandomState};
    let mut hasher = RandomState::new().build_hasher();
    hasher.write_u32(std::process::id());
    if let Ok(now) = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH) {
        hasher.write_u128(now.as_nanos());
    }
    format!("{:016x}", hasher.finish())
}
