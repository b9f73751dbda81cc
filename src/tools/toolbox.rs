//! The state of one agent's session, and the way into every tool.

use super::downloads::Downloads;
use super::network::{Network, Router};
use super::policy::NavigationPolicy;
use super::tabs::Tabs;
use super::{Arguments, Group, Outcome, TOOLS, Tool, tool};
use crate::client::{Answer, Browser, Cancel, ConnectOptions, Page};
use crate::host::LaunchOptions;
use crate::page::{Driver, Reason, Refs, Refusal, Result};
use crate::protocol::target::TargetID;
use std::collections::HashMap;
use std::path::{Component, Path, PathBuf};
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
    /// Which URLs may be opened.
    pub navigation: NavigationPolicy,
    /// Where screenshots, downloads and large results go. Default: a directory of the session,
    /// removed at its end.
    pub output_dir: Option<PathBuf>,
    /// In a browser that is launched here, what pages would ask a person for (place, camera,
    /// notifications, …) is denied at once, so that no question nobody sees is left open.
    /// Default true.
    pub deny_permissions: bool,
    /// A call may name any absolute path for the files that it writes. Right for a person at a
    /// shell, wrong for a model. Default false.
    pub any_path: bool,
    /// Most lines of one snapshot. Default 300.
    pub snapshot_nodes: usize,
    /// Selectors whose elements a snapshot leaves out.
    pub snapshot_ignore: Vec<String>,
}

impl Default for ToolboxOptions {
    fn default() -> Self {
        Self {
            groups: vec![Group::Core],
            endpoint: None,
            launch: LaunchOptions::default(),
            connect: ConnectOptions::default(),
            navigation: NavigationPolicy::default(),
            output_dir: None,
            deny_permissions: true,
            any_path: false,
            snapshot_nodes: 300,
            snapshot_ignore: Vec::new(),
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
    /// Held while a browser starts, so that two calls start one; the state stays free meanwhile.
    starting: Mutex<()>,
}

#[derive(Debug, Default)]
struct State {
    browser: Option<Browser>,
    tabs: Tabs,
    refs: Refs,
    drivers: HashMap<TargetID, Driver>,
    downloads: Option<Downloads>,
    networks: HashMap<TargetID, Network>,
    routers: HashMap<TargetID, Router>,
    /// The directory that was made for this session.
    directory: Option<PathBuf>,
    files: u64,
    closed: bool,
}

impl Toolbox {
    /// A toolbox that starts its browser when it needs one.
    pub fn new(options: ToolboxOptions) -> Self {
        Self {
            inner: Arc::new(Inner { options, state: Mutex::default(), starting: Mutex::default() }),
        }
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
            let turn = Turn { toolbox: self, deadline: Instant::now() + timeout, options };
            let outcome = (tool.run)(&turn, &arguments);
            turn.add_news(outcome)
        });
        Ok(outcome.unwrap_or_else(Outcome::from))
    }

    /// Ends the browser, if it was launched here, and removes temporary files. Every later call
    /// is refused.
    pub fn close(&self) {
        let (browser, directory) = {
            let mut state = self.state();
            state.closed = true;
            state.drivers.clear();
            state.downloads = None;
            (state.browser.take(), state.directory.take())
        };
        if let Some(Err(error)) = browser.map(|browser| browser.close()) {
            log::warn!("the browser did not end as it should: {error}");
        }
        if let Some(Err(error)) = directory.map(std::fs::remove_dir_all) {
            log::warn!("the session's files could not be removed: {error}");
        }
    }

    /// The browser, if one runs now. Starts none, and does not wait for one that is starting.
    pub fn running_browser(&self) -> Option<Browser> {
        let state = self.inner.state.try_lock().ok()?;
        state.browser.clone().filter(|browser| browser.closed().is_none())
    }

    fn state(&self) -> MutexGuard<'_, State> {
        self.inner.state.lock().unwrap_or_else(PoisonError::into_inner)
    }
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

    /// The options of the session.
    pub fn options(&self) -> &ToolboxOptions {
        &self.toolbox.inner.options
    }

    /// The browser; started now if it is not there, and started anew when it has died.
    ///
    /// # Errors
    /// The engine's, when it cannot be started or reached; `Busy` once the session is closed.
    pub fn browser(&self) -> Result<Browser> {
        if let Some(browser) = self.usable()? {
            return Ok(browser);
        }
        let _starting = self.toolbox.inner.starting.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(browser) = self.usable()? {
            return Ok(browser);
        }
        let options = self.options();
        let connect = options.connect.clone().timeout(self.left());
        let browser = match &options.endpoint {
            Some(endpoint) => Browser::connect_with(endpoint, &connect)?,
            None => Browser::launch_with(&options.launch, &connect)?,
        };
        if options.deny_permissions && browser.is_launched() {
            super::permissions::deny(&browser);
        }
        let mut state = self.toolbox.state();
        if state.closed {
            drop(state);
            // Closed while it started: it must not outlive the session.
            let _ = browser.close();
            return Err(closed());
        }
        state.drivers.clear();
        state.networks.clear();
        state.routers.clear();
        state.tabs.forget_selection();
        state.downloads = None;
        state.browser = Some(browser.clone());
        Ok(browser)
    }

    /// The browser, if it is there and alive.
    fn usable(&self) -> Result<Option<Browser>> {
        let state = self.toolbox.state();
        if state.closed {
            return Err(closed());
        }
        Ok(state.browser.clone().filter(|browser| browser.closed().is_none()))
    }

    /// The browser, if there is one: for tools that have nothing to say without.
    pub fn browser_if_started(&self) -> Option<Browser> {
        let state = self.toolbox.state();
        state.browser.clone().filter(|browser| browser.closed().is_none())
    }

    /// The page that tools act on, driven until the end of this call. Opened if there is none.
    ///
    /// # Errors
    /// Those of [`Turn::browser`]; `Stale` when the selected tab is gone and others are there.
    pub fn driver(&self) -> Result<Driver> {
        let browser = self.browser()?;
        let selected = self.tabs(|tabs| tabs.selected(&browser.snapshot()))?;
        let page = match selected {
            Some(id) => browser.page(&id, self.left())?,
            None => {
                let page = browser.new_page("about:blank")?;
                let id = page.id().clone();
                self.tabs(|tabs| tabs.select(&id));
                page
            }
        };
        self.drive(&browser, &page)
    }

    /// Drives this page until the end of this call.
    ///
    /// # Errors
    /// Engine errors of preparing the page.
    pub fn drive(&self, browser: &Browser, page: &Page) -> Result<Driver> {
        let (driver, is_new) = {
            let mut state = self.toolbox.state();
            let refs = state.refs.clone();
            let there = browser.snapshot();
            state.drivers.retain(|id, _| there.target(id).is_some());
            state.networks.retain(|id, _| there.target(id).is_some());
            state.routers.retain(|id, _| there.target(id).is_some());
            let known = state.drivers.contains_key(page.id());
            let driver = state
                .drivers
                .entry(page.id().clone())
                .or_insert_with(|| Driver::with_refs(browser, page, &refs));
            (driver.clone(), !known)
        };
        if is_new {
            self.network(page);
            self.options().navigation.prepare(page);
            if browser.is_launched() {
                // A chooser would wait for a person. In a browser that somebody else uses too, it
                // is his.
                let page = page.with_timeout(Duration::from_secs(5)).interruptible();
                let on = serde_json::json!({"enabled": true});
                if let Err(error) = page.call_raw("Page.setInterceptFileChooserDialog", on) {
                    log::debug!("file choosers are not intercepted: {error}");
                }
            }
            self.downloads(browser)?;
        }
        Ok(driver.until(self.deadline).with_cancel(&self.options.cancel))
    }

    /// Works on the table of tabs.
    pub(super) fn tabs<T>(&self, work: impl FnOnce(&mut Tabs) -> T) -> T {
        work(&mut self.toolbox.state().tabs)
    }

    /// The requests of a page.
    pub(super) fn network(&self, page: &Page) -> Network {
        let mut state = self.toolbox.state();
        let network = state.networks.entry(page.id().clone());
        network.or_insert_with(|| Network::watch(page)).clone()
    }

    /// What answers requests of a page, if that was asked for.
    pub(super) fn router(&self, page: &TargetID) -> Option<Router> {
        self.toolbox.state().routers.get(page).cloned()
    }

    pub(super) fn keep_router(&self, page: &TargetID, router: &Router) {
        self.toolbox.state().routers.insert(page.clone(), router.clone());
    }

    /// The downloads of the session's browser.
    pub(super) fn downloads(&self, browser: &Browser) -> Result<Downloads> {
        if let Some(downloads) = &self.toolbox.state().downloads {
            return Ok(downloads.clone());
        }
        let directory = self.directory()?.join("downloads");
        let downloads = Downloads::watch(browser, &directory)?;
        self.toolbox.state().downloads = Some(downloads.clone());
        Ok(downloads)
    }

    /// The session's directory for files, made when it is first needed.
    ///
    /// # Errors
    /// `File` when it cannot be made.
    pub fn directory(&self) -> Result<PathBuf> {
        if let Some(directory) = &self.options().output_dir {
            std::fs::create_dir_all(directory).map_err(|error| file_refusal(directory, &error))?;
            return Ok(directory.clone());
        }
        let mut state = self.toolbox.state();
        if let Some(directory) = &state.directory {
            return Ok(directory.clone());
        }
        let directory = super::files::private_directory()?;
        state.directory = Some(directory.clone());
        Ok(directory)
    }

    /// A path for a new file in the session's directory: `shot-3.jpg`.
    ///
    /// # Errors
    /// As [`Turn::directory`].
    pub fn new_file(&self, stem: &str, extension: &str) -> Result<PathBuf> {
        let directory = self.directory()?;
        loop {
            let number = {
                let mut state = self.toolbox.state();
                state.files += 1;
                state.files
            };
            let path = directory.join(format!("{stem}-{number}.{extension}"));
            // A directory that the caller named may have files of earlier sessions.
            if !path.exists() {
                return Ok(path);
            }
        }
    }

    /// Where a call's file goes: the name that it gave, in the session's directory, or a new one.
    /// Elsewhere only where the session allows it: a model must not overwrite what it likes.
    ///
    /// # Errors
    /// `Policy` for a place outside; as [`Turn::directory`].
    pub(super) fn file_for(
        &self,
        arguments: &Arguments,
        stem: &str,
        extension: &str,
    ) -> Result<PathBuf> {
        let Some(name) = arguments.text("filename") else { return self.new_file(stem, extension) };
        let given = Path::new(name);
        let plain = given.components().all(|part| matches!(part, Component::Normal(_)));
        if plain && !name.is_empty() {
            let path = self.directory()?.join(given);
            if let Some(parent) = path.parent() {
                std::fs::create_dir_all(parent).map_err(|error| file_refusal(parent, &error))?;
            }
            return Ok(path);
        }
        if self.options().any_path && given.is_absolute() {
            return Ok(given.to_owned());
        }
        Err(Refusal::new(
            Reason::Policy,
            format!("{} is outside the session's directory", given.display()),
            "give a plain name; the result says where the file is",
        ))
    }

    /// The answer that a call declared for dialogs that it opens.
    pub(super) fn declared(&self, arguments: &Arguments) -> Result<Option<Answer>> {
        let text = arguments.text("dialogText");
        let answer = match arguments.text("dialog") {
            Some("accept") => Answer::accept(),
            Some(_) => Answer::dismiss(),
            None if text.is_some() => {
                let next = "add dialog: \"accept\"";
                return Err(Refusal::argument("dialogText needs dialog", next));
            }
            None => return Ok(None),
        };
        Ok(Some(match text {
            Some(text) => answer.text(text),
            None => answer,
        }))
    }

    /// Adds what happened meanwhile and belongs to no tool: finished downloads.
    fn add_news(&self, outcome: Result<Outcome>) -> Result<Outcome> {
        let downloads = self.toolbox.state().downloads.clone();
        let Some(downloads) = downloads else { return outcome };
        let news = downloads.news();
        if news.is_empty() {
            return outcome;
        }
        let mut outcome = outcome.unwrap_or_else(Outcome::from);
        for download in news {
            outcome.line(download.line());
            outcome.files.extend(download.attachment());
        }
        Ok(outcome)
    }
}

fn closed() -> Refusal {
    Refusal::new(Reason::Busy, "this session is closed", "open another one")
}

/// A file that could not be used.
pub(super) fn file_refusal(path: &Path, error: &std::io::Error) -> Refusal {
    let message = format!("{}: {error}", path.display());
    Refusal::new(Reason::File, message, "check the path and its permissions")
}
