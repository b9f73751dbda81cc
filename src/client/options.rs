//! How to connect.

use crate::core::bridge::BridgeMode;
use crate::limits::Limits;
use crate::redact::Secret;
use std::path::PathBuf;
use std::time::Duration;

/// How to connect to a browser that runs already, for
/// [`Browser::connect_with`](super::Browser::connect_with).
///
/// ```
/// use cdpwire::ConnectOptions;
/// use std::time::Duration;
///
/// let options = ConnectOptions::default()
///     .header("Authorization", "Bearer …")
///     .timeout(Duration::from_secs(10));
/// # assert_eq!(options.timeout, Duration::from_secs(10));
/// ```
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct ConnectOptions {
    /// Attach to every page, frame and worker and keep track of them (default). `false` gives a
    /// raw connection on which only your own commands travel.
    pub supervise: bool,
    /// Whether the dialog bridge stands in for native dialogs. Default
    /// [`BridgeMode::Auto`]: from the first one on that something else closes too fast.
    pub bridge: BridgeMode,
    /// Bounds of the connection.
    pub limits: Limits,
    /// Time for everything from resolving the name to knowing every target. Default 30 s.
    pub timeout: Duration,
    /// Headers for discovery and for the WebSocket handshake; values never appear in a log.
    pub headers: Vec<(String, Secret)>,
    /// The profile directory of the browser, where `DevToolsActivePort` is looked up when the
    /// endpoint has no `/json/version` (Chrome 144 and later, when debugging was allowed in
    /// its settings).
    pub user_data_dir: Option<PathBuf>,
}

impl Default for ConnectOptions {
    fn default() -> Self {
        Self {
            supervise: true,
            bridge: BridgeMode::default(),
            limits: Limits::default(),
            timeout: Duration::from_secs(30),
            headers: Vec::new(),
            user_data_dir: None,
        }
    }
}

impl ConnectOptions {
    /// Attach to everything and keep track of it, or leave the connection raw.
    #[must_use]
    pub fn supervise(mut self, on: bool) -> Self {
        self.supervise = on;
        self
    }

    /// Sets whether the dialog bridge is used.
    #[must_use]
    pub fn bridge(mut self, mode: BridgeMode) -> Self {
        self.bridge = mode;
        self
    }

    /// Sets the bounds.
    #[must_use]
    pub fn limits(mut self, limits: Limits) -> Self {
        self.limits = limits;
        self
    }

    /// Sets the time for connecting.
    #[must_use]
    pub fn timeout(mut self, timeout: Duration) -> Self {
        self.timeout = timeout;
        self
    }

    /// Adds a header.
    #[must_use]
    pub fn header(mut self, name: impl Into<String>, value: impl Into<Secret>) -> Self {
        self.headers.push((name.into(), value.into()));
        self
    }

    /// Names the browser's profile directory.
    #[must_use]
    pub fn user_data_dir(mut self, dir: impl Into<PathBuf>) -> Self {
        self.user_data_dir = Some(dir.into());
        self
    }
}
