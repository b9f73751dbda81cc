//! The state of one agent's session, and the way into every tool.

use super::downloads::Downloads;
use super::permissions::{self, Questions};
use super::policy::{self, NavigationPolicy, Refusals};
use super::requests::{Requests, Stray};
use super::routes::Router;
use super::tabs::Tabs;
use super::{Arguments, Group, Outcome, TOOLS, Tool, tool};
use crate::client::{Answer, Browser, Cancel, ConnectOptions, Page, StandingOrder};
use crate::core::standing::{Order, Scope, Standing};
use crate::core::targets::TargetKind;
use crate::host::LaunchOptions;
use crate::page::{Driver, Reason, Refs, Refusal, Result};
use crate::protocol::target::TargetID;
use std::collections::{HashMap, HashSet};
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
    /// notifications, …) is denied at once, so that no question nobody sees is left open, and
    /// told in the result of the call. That takes a script in the page's own world, which a page
    /// that looks for it can find. Default true.
    pub deny_permissions: bool,
    /// Of these, by the web's names (`geolocation`, `clipboard-read`…), pages get what they ask
    /// for while all others are denied.
    pub grant_permissions: Vec<String>,
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
            grant_permissions: Vec::new(),
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
    /// The browser was started here, for this session alone.
    own: bool,
    standing: Option<Watched>,
    routers: HashMap<TargetID, Router>,
    /// The directory that was made for this session.
    directory: Option<PathBuf>,
    files: u64,
    closed: bool,
}

/// What the session has told the browser, and hears of it.
#[derive(Debug)]
struct Watched {
    order: StandingOrder,
    standing: Standing,
    requests: Requests,
    refusals: Refusals,
    /// In a browser where nobody would see a question.
    questions: Option<Questions>,
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
            turn.add_news(turn.leave_strays(outcome))
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
            state.standing = None;
            state.routers.clear();
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
            None => Browser::launch_with(&guarded(&options.launch), &connect)?,
        };
        if options.deny_permissions && browser.is_launched() {
            if let Err(error) = permissions::decide(&browser, &options.grant_permissions) {
                let _ = browser.close();
                return Err(error);
            }
        }
        let mut state = self.toolbox.state();
        if state.closed {
            drop(state);
            // Closed while it started: it must not outlive the session.
            let _ = browser.close();
            return Err(closed());
        }
        state.drivers.clear();
        state.standing = None;
        state.own = browser.is_launched();
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
            state.routers.retain(|id, _| there.target(id).is_some());
            let known = state.drivers.contains_key(page.id());
            let driver = state
                .drivers
                .entry(page.id().clone())
                .or_insert_with(|| Driver::with_refs(browser, page, &refs));
            (driver.clone(), !known)
        };
        if is_new {
            self.watch(browser, Some(page.id()));
            // Answered after what was ordered before: a navigation that overtakes an order in the
            // renderer leaves a document whose body is not kept. A page behind a dialog, or gone,
            // has nothing to open.
            let page = page.with_timeout(Duration::from_secs(5)).interruptible();
            if let Err(error) = page.call_raw("Network.enable", ()) {
                log::debug!("a page that does not tell its requests: {error}");
            }
            self.downloads(browser)?;
        }
        Ok(driver.until(self.deadline).with_cancel(&self.options.cancel))
    }

    /// Works on the table of tabs.
    pub(super) fn tabs<T>(&self, work: impl FnOnce(&mut Tabs) -> T) -> T {
        work(&mut self.toolbox.state().tabs)
    }

    /// The requests that pages of the session sent.
    pub(super) fn requests(&self, browser: &Browser) -> Requests {
        self.watch(browser, None)
    }

    /// Gives the browser the standing orders of this session, for this page among others.
    fn watch(&self, browser: &Browser, page: Option<&TargetID>) -> Requests {
        let mut state = self.toolbox.state();
        let own = state.own;
        let watched = state.standing.get_or_insert_with(|| {
            let refusals = Refusals::default();
            let (mut orders, rule) =
                self.options().navigation.standing(own && !is_proxied(self.options()), &refusals);
            let mut questions = None;
            if browser.is_launched() {
                if self.options().deny_permissions {
                    let watched = Questions::watch(browser);
                    orders.extend(watched.orders());
                    questions = Some(watched);
                }
                // A chooser would wait for a person. In a browser that somebody else uses too, it
                // is his.
                let kinds = [TargetKind::Page, TargetKind::Iframe];
                let on = serde_json::json!({"enabled": true});
                orders.push(Order::new(&kinds, "Page.setInterceptFileChooserDialog", &on));
            }
            // Somebody else's browser has pages that are none of our business.
            let scope = if own { Scope::Browser } else { Scope::Pages(HashSet::new()) };
            let standing = Standing { scope, orders, rule };
            // Before anything is sent that could be missed.
            let requests = Requests::watch(browser, &self.options().navigation);
            let order = browser.stand(standing.clone());
            Watched { order, standing, requests, refusals, questions }
        });
        if let (Some(page), Scope::Pages(pages)) = (page, &mut watched.standing.scope) {
            if pages.insert(page.clone()) {
                let there = browser.snapshot();
                pages.retain(|page| there.target(page).is_some());
                watched.order.replace(watched.standing.clone());
            }
        }
        watched.requests.clone()
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

    /// Leaves documents that a harmless name led to, and gives nothing of them away.
    fn leave_strays(&self, outcome: Result<Outcome>) -> Result<Outcome> {
        let strays: Vec<(Driver, Stray)> = {
            let state = self.toolbox.state();
            let Some(watched) = &state.standing else { return outcome };
            watched.requests.take_in();
            let strays = watched.requests.strays(|page| state.drivers.contains_key(page));
            let driver = |(page, stray)| Some((state.drivers.get(&page)?.clone(), stray));
            strays.into_iter().filter_map(driver).collect()
        };
        let mut outcome = outcome;
        for (driver, stray) in strays {
            // The call's own time may be over.
            let driver = driver.until(self.deadline.max(Instant::now() + Duration::from_secs(2)));
            outcome = Err(policy::leave(&driver, &stray.url, &stray.why));
        }
        outcome
    }

    /// Adds what happened meanwhile and belongs to no tool: finished downloads, requests
    /// that were refused, questions for permissions.
    fn add_news(&self, outcome: Result<Outcome>) -> Result<Outcome> {
        let (downloads, lines) = {
            let state = self.toolbox.state();
            let lines = state.standing.as_ref().map(|watched| {
                watched.requests.take_in();
                let mut lines = watched.refusals.news();
                lines.extend(watched.questions.iter().flat_map(Questions::news));
                lines
            });
            (state.downloads.clone(), lines.unwrap_or_default())
        };
        let news = downloads.map(|downloads| downloads.news()).unwrap_or_default();
        if news.is_empty() && lines.is_empty() {
            return outcome;
        }
        let mut outcome = outcome.unwrap_or_else(Outcome::from);
        for line in lines {
            outcome.line(line);
        }
        for download in news {
            outcome.line(download.line());
            outcome.files.extend(download.attachment());
        }
        Ok(outcome)
    }
}

/// As asked, and with no way to the hosts that hand out credentials.
fn guarded(launch: &LaunchOptions) -> LaunchOptions {
    const FLAG: &str = "--host-resolver-rules=";
    let mut launch = launch.clone();
    // Of several only the last counts.
    let given = launch.args.iter().rev().find_map(|arg| arg.strip_prefix(FLAG));
    let rules = format!("{FLAG}{}", policy::resolver_rules(given));
    launch.args.retain(|arg| !arg.starts_with(FLAG));
    launch.args.push(rules);
    launch
}

/// Whether somebody else looks up the hosts of a browser that is started here.
fn is_proxied(options: &ToolboxOptions) -> bool {
    let by_argument = options.launch.args.iter().any(|arg| arg.starts_with("--proxy-"));
    let names = ["http_proxy", "https_proxy", "all_proxy", "auto_proxy", "SOCKS_SERVER"];
    by_argument
        || names.iter().any(|name| {
            std::env::var_os(name).is_some() || std::env::var_os(name.to_uppercase()).is_some()
        })
}

fn closed() -> Refusal {
    Refusal::new(Reason::Busy, "this session is closed", "open another one")
}

/// A file that could not be used.
pub(super) fn file_refusal(path: &Path, error: &std::io::Error) -> Refusal {
    let message = format!("{}: {error}", path.display());
    Refusal::new(Reason::File, message, "check the path and its permissions")
}
