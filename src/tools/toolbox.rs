//! The state of one agent's session, and the way into every tool.

use super::{Arguments, Group, Outcome, TOOLS, Tool, tool};
use crate::client::{Browser, Cancel, ConnectOptions};
use crate::host::LaunchOptions;
use crate::page::{Reason, Refusal, Result};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

/// How a toolbox gets its browser, and what it offers.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct ToolboxOptions {
    /// The groups of tools that are offered. Default: the core.
    pub groups: Vec<Group>,
    /// Connect here instead of launching a browser.
    pub endpoint: Option<String>,
    /// How to launch one.
    pub launch: LaunchOptions,
    /// How to connect.
    pub connect: ConnectOptions,
}

impl Default for ToolboxOptions {
    fn default() -> Self {
        Self {
            groups: vec![Group::Core],
            endpoint: None,
            launch: LaunchOptions::default(),
            connect: ConnectOptions::default(),
        }
    }
}

/// Told how far a long call has come: done, of how much, and a word about it.
pub type Progress = Arc<dyn Fn(f64, Option<f64>, &str) + Send + Sync>;

/// What a caller may say about one call.
#[derive(Clone, Default)]
pub struct CallOptions {
    /// Ends the call early.
    pub cancel: Cancel,
    /// Told how far it has come.
    pub progress: Option<Progress>,
}

/// There is no tool of this name, or its group is not offered.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnknownTool(pub String);

/// An agent's session: its browser, its tabs, its refs. Cheap to clone, usable from many threads
/// at once; several live side by side without seeing each other.
///
/// The browser is started by the first call that needs one, and replaced by the next call when
/// it has died.
#[derive(Clone, Debug)]
pub struct Toolbox {
    inner: Arc<Inner>,
}

#[derive(Debug)]
struct Inner {
    options: ToolboxOptions,
    state: Mutex<State>,
}

#[derive(Debug, Default)]
struct State {
    browser: Option<Browser>,
    closed: bool,
}

impl Toolbox {
    /// A toolbox that starts its browser when it needs one.
    pub fn new(options: ToolboxOptions) -> Self {
        Self { inner: Arc::new(Inner { options, state: Mutex::default() }) }
    }

    /// A toolbox for a browser that is there.
    pub fn with_browser(browser: Browser, options: ToolboxOptions) -> Self {
        let toolbox = Self::new(options);
        toolbox.state().browser = Some(browser);
        toolbox
    }

    /// The tools that it offers, in their fixed order.
    pub fn tools(&self) -> impl Iterator<Item = &'static Tool> + '_ {
        TOOLS.iter().copied().filter(|tool| self.offers(tool))
    }

    fn offers(&self, tool: &Tool) -> bool {
        self.inner.options.groups.contains(&tool.group)
    }

    /// Runs a tool. Everything that goes wrong in it is an outcome too, with `is_error`.
    ///
    /// # Errors
    /// [`UnknownTool`]; no browser was started.
    pub fn call(
        &self,
        name: &str,
        arguments: serde_json::Value,
        options: &CallOptions,
    ) -> std::result::Result<Outcome, UnknownTool> {
        let tool = tool(name).filter(|tool| self.offers(tool));
        let tool = tool.ok_or_else(|| UnknownTool(name.to_owned()))?;
        let outcome = Arguments::check(tool, arguments).and_then(|arguments| {
            let timeout = arguments.timeout().unwrap_or(Duration::from_millis(tool.timeout_ms));
            let deadline = Instant::now() + timeout;
            (tool.run)(&Turn { toolbox: self, deadline, options }, &arguments)
        });
        Ok(outcome.unwrap_or_else(|refusal| refused(&refusal)))
    }

    /// Ends the browser, if it was launched here, and removes temporary files. Every later call
    /// is refused.
    pub fn close(&self) {
        let browser = {
            let mut state = self.state();
            state.closed = true;
            state.browser.take()
        };
        if let Some(Err(error)) = browser.map(|browser| browser.close()) {
            log::warn!("the browser did not end as it should: {error}");
        }
    }

    fn state(&self) -> MutexGuard<'_, State> {
        self.inner.state.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

fn refused(refusal: &Refusal) -> Outcome {
    Outcome { is_error: true, ..Outcome::text(refusal.to_string()) }
}

/// One call of a tool, as the tool sees it.
pub struct Turn<'a> {
    toolbox: &'a Toolbox,
    deadline: Instant,
    options: &'a CallOptions,
}

impl Turn<'_> {
    /// When it must be over.
    pub fn deadline(&self) -> Instant {
        self.deadline
    }

    /// What is left of its time.
    pub fn left(&self) -> Duration {
        self.deadline.saturating_duration_since(Instant::now())
    }

    /// Ends it early.
    pub fn cancel(&self) -> &Cancel {
        &self.options.cancel
    }

    /// Tells the caller how far it has come.
    pub fn progress(&self, done: f64, of: Option<f64>, what: &str) {
        if let Some(progress) = &self.options.progress {
            progress(done, of, what);
        }
    }

    /// The browser; started now if it is not there.
    ///
    /// # Errors
    /// The engine's, when it cannot be started or reached; `Busy` once the session is closed.
    pub fn browser(&self) -> Result<Browser> {
        let mut state = self.toolbox.state();
        if state.closed {
            let message = "this session is closed";
            return Err(Refusal::new(Reason::Busy, message, "open another one"));
        }
        if let Some(browser) = state.browser.as_ref().filter(|browser| browser.closed().is_none()) {
            return Ok(browser.clone());
        }
        let options = &self.toolbox.inner.options;
        let connect = options.connect.clone().timeout(self.left());
        let browser = match &options.endpoint {
            Some(endpoint) => Browser::connect_with(endpoint, &connect)?,
            None => Browser::launch_with(&options.launch, &connect)?,
        };
        state.browser = Some(browser.clone());
        Ok(browser)
    }
}
