//! One connection per task: found again by the task's name, replaced when it is over or when the
//! task moves to another endpoint, and made again by itself where the endpoint allows that.
//!
//! Invariants: a task has at most one connection; a start that fails, or that is no longer
//! wanted when it succeeds, leaves none; nothing is locked while anybody connects.

use super::dial::Dial;
use super::endpoint::{ResolveOptions, resolve};
use super::open::Tls;
use super::url::Endpoint;
use crate::client::{Browser, ConnectOptions};
use crate::error::{CloseReason, ConnectFailure, Effect, Error, Phase, Result};
use crate::failpoint::os;
use crate::limits::REMEMBERED_ENDPOINTS;
use crate::redact::SafeUrl;
use std::collections::{HashMap, VecDeque};
use std::fmt;
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

/// The first pause before a lost connection is made again. It doubles after every failure.
const FIRST_PAUSE: Duration = Duration::from_millis(500);
/// The longest such pause.
const LONGEST_PAUSE: Duration = Duration::from_secs(10);
/// Failures in a row after which a lost connection is given up.
const FAILURES: u32 = 5;
/// How often an endpoint that refuses is asked whether it listens by now.
const PROBE_EVERY: Duration = Duration::from_millis(250);
/// Longest one such question may take.
const PROBE: Duration = Duration::from_secs(1);

/// How a task connects, for [`Registry::get_or_start`].
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct StartOptions {
    /// How to connect.
    pub connect: ConnectOptions,
    /// Whether a connection that is lost is made again. By default when the endpoint is asked
    /// where its browser is (`http://…`, `host:port`): a `ws://…` URL names one session of one
    /// browser, and opening it again may open, and cost, another one.
    pub reconnect: Option<bool>,
    /// How long an endpoint that refuses the first connection is given to start listening.
    /// Default 10 s. Other failures are not waited for.
    pub readiness: Duration,
}

impl Default for StartOptions {
    fn default() -> Self {
        Self {
            connect: ConnectOptions::default(),
            reconnect: None,
            readiness: Duration::from_secs(10),
        }
    }
}

impl StartOptions {
    /// The defaults named at each field.
    pub fn new() -> Self {
        Self::default()
    }

    /// Sets [`connect`](Self::connect).
    #[must_use]
    pub fn connect(mut self, options: ConnectOptions) -> Self {
        self.connect = options;
        self
    }

    /// Sets [`reconnect`](Self::reconnect).
    #[must_use]
    pub fn reconnect(mut self, reconnect: bool) -> Self {
        self.reconnect = Some(reconnect);
        self
    }

    /// Sets [`readiness`](Self::readiness).
    #[must_use]
    pub fn readiness(mut self, readiness: Duration) -> Self {
        self.readiness = readiness;
        self
    }
}

/// Connections by task. Usable from many threads at once; dropping it stops every task.
///
/// ```no_run
/// # fn main() -> cdpwire::Result<()> {
/// use cdpwire::host::registry::{Registry, StartOptions};
///
/// let registry = Registry::new();
/// let options = StartOptions::default();
/// let browser = registry.get_or_start("task-1", "http://127.0.0.1:9222", &options)?;
/// let same = registry.get_or_start("task-1", "http://127.0.0.1:9222", &options)?;
/// assert!(browser.is_same(&same));
/// registry.stop("task-1");
/// # Ok(()) }
/// ```
#[derive(Debug)]
pub struct Registry {
    shared: Arc<Shared>,
}

/// Replaces waiting, in tests.
type Pause = Box<dyn Fn(Duration) + Send + Sync>;

struct Shared {
    tasks: Mutex<Tasks>,
    pause: Option<Pause>,
}

#[derive(Default)]
struct Tasks {
    by_id: HashMap<String, Arc<Task>>,
    /// How starting at an endpoint ended last, newest last.
    outcomes: VecDeque<(String, Option<Error>)>,
}

/// One task from its start to its end. Replaced by another one, never restarted.
struct Task {
    endpoint: String,
    state: Mutex<TaskState>,
    changed: Condvar,
}

/// What a task is doing.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum TaskState {
    /// The first connection is being made.
    Starting,
    /// It has a connection.
    Running(Browser),
    /// Its connection was lost and is being made again.
    Reconnecting {
        /// Attempts that failed so far, in a row.
        failures: u32,
    },
    /// It is over.
    Ended(TaskEnd),
}

/// Why a task is over.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum TaskEnd {
    /// [`Registry::stop`] or the end of the registry.
    Stopped,
    /// Another start took its place: another endpoint, or a new connection after a lost one.
    Replaced,
    /// It could not be started.
    Failed(Error),
    /// Its connection ended, and was not to be made again.
    Closed(CloseReason),
    /// Its connection was lost and could not be made again.
    GaveUp {
        /// Attempts that failed, in a row.
        failures: u32,
        /// Why the last one failed.
        last: Error,
    },
}

impl TaskEnd {
    /// The same as an error, for a caller who wanted the connection.
    pub fn error(&self) -> Error {
        match self {
            Self::Stopped | Self::Replaced => Error::disconnected(CloseReason::Local, Effect::No),
            Self::Failed(error) | Self::GaveUp { last: error, .. } => error.clone(),
            Self::Closed(reason) => Error::disconnected(reason.clone(), Effect::No),
        }
    }
}

/// Whether an endpoint can be used, as far as that is known without asking it.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum Availability {
    /// A task is connected to it now.
    Yes,
    /// It looks right and was not tried, or was left in good order.
    Unknown,
    /// It cannot be used, or could not when it was tried last.
    No(Error),
}

/// A task, watched from outside. It keeps no connection alive.
#[derive(Clone)]
pub struct Supervised {
    task: Arc<Task>,
}

impl Default for Registry {
    fn default() -> Self {
        Self::new()
    }
}

impl Registry {
    /// An empty one.
    pub fn new() -> Self {
        Self::with(None)
    }

    /// One that calls this instead of waiting. For tests of this crate.
    #[cfg(feature = "internals")]
    pub fn with_pause(pause: impl Fn(Duration) + Send + Sync + 'static) -> Self {
        Self::with(Some(Box::new(pause)))
    }

    fn with(pause: Option<Pause>) -> Self {
        Self { shared: Arc::new(Shared { tasks: Mutex::default(), pause }) }
    }

    /// The connection of a task: the one that it has, or a new one.
    ///
    /// The same task with the same endpoint gets the same connection for as long as that lives.
    /// With another endpoint the old connection is closed first, and nothing of it is kept.
    /// Callers who start the same at the same time share one start and its outcome.
    ///
    /// # Errors
    /// As [`Browser::connect_with`]; `Disconnected` when the task was stopped or moved to
    /// another endpoint meanwhile. Nothing is left of a start that failed.
    pub fn get_or_start(
        &self,
        task_id: &str,
        endpoint: &str,
        options: &StartOptions,
    ) -> Result<Browser> {
        let endpoint = endpoint.trim();
        let task = match self.shared.claim(task_id, endpoint) {
            Claim::Running(browser) => return Ok(browser),
            Claim::Starting(task) => return task.started(options),
            Claim::Mine { task, replaced } => {
                if let Some(replaced) = replaced {
                    replaced.end(TaskEnd::Replaced);
                }
                task
            }
        };
        let guard = StartGuard { shared: &self.shared, task_id, task: &task };
        let outcome = self.shared.first_dial(&task, options);
        drop(guard.settle(outcome)?);
        let reconnect = options.reconnect.unwrap_or_else(|| is_asked_for_its_browser(endpoint));
        self.watch(task_id, &task, options.connect.clone(), reconnect);
        match task.state() {
            TaskState::Running(browser) => Ok(browser),
            TaskState::Ended(end) => Err(end.error()),
            _ => task.started(options),
        }
    }

    /// The connection of a task, if it has one that lives.
    pub fn get(&self, task_id: &str) -> Option<Browser> {
        self.shared.tasks().by_id.get(task_id).and_then(|task| task.live())
    }

    /// A task, to be watched.
    pub fn supervised(&self, task_id: &str) -> Option<Supervised> {
        let task = self.shared.tasks().by_id.get(task_id).cloned();
        task.map(|task| Supervised { task })
    }

    /// The names of the tasks that are starting, connected or reconnecting.
    pub fn tasks(&self) -> Vec<String> {
        self.shared.tasks().by_id.keys().cloned().collect()
    }

    /// Ends a task and closes its connection; whoever waits on it is told. Says whether there
    /// was one.
    pub fn stop(&self, task_id: &str) -> bool {
        let task = self.shared.tasks().by_id.remove(task_id);
        task.is_some_and(|task| task.end(TaskEnd::Stopped))
    }

    /// Ends a task if this is its connection, and not one that took its place meanwhile.
    pub fn stop_if(&self, task_id: &str, expected: &Browser) -> bool {
        let task = {
            let mut tasks = self.shared.tasks();
            let is_it = |task: &Arc<Task>| matches!(&*task.lock(), TaskState::Running(browser) if browser.is_same(expected));
            if !tasks.by_id.get(task_id).is_some_and(is_it) {
                return false;
            }
            tasks.by_id.remove(task_id)
        };
        task.is_some_and(|task| task.end(TaskEnd::Stopped))
    }

    /// Ends every task.
    pub fn stop_all(&self) {
        let all = std::mem::take(&mut self.shared.tasks().by_id);
        for task in all.values() {
            task.end(TaskEnd::Stopped);
        }
    }

    /// Whether an endpoint can be used, without any network call: from its text, from the tasks
    /// that use it, and from how starting there ended last. An empty endpoint is that of a
    /// browser without CDP.
    pub fn availability(&self, endpoint: &str) -> Availability {
        let endpoint = endpoint.trim();
        if endpoint.is_empty() {
            let message = "this browser has no DevTools endpoint";
            let none = SafeUrl::default();
            return Availability::No(Error::connect(ConnectFailure::NoDevTools, &none, message));
        }
        let parsed = match Endpoint::parse(endpoint) {
            Ok(parsed) => parsed,
            Err(error) => return Availability::No(error),
        };
        if parsed.tls && !cfg!(feature = "tls") {
            return Availability::No(super::dial::no_tls(&parsed.shown));
        }
        let tasks = self.shared.tasks();
        let connected = |task: &&Arc<Task>| task.endpoint == endpoint && task.live().is_some();
        if tasks.by_id.values().any(|task| connected(&task)) {
            return Availability::Yes;
        }
        let last = tasks.outcomes.iter().rfind(|(known, _)| known == endpoint);
        match last {
            Some((_, Some(error))) => Availability::No(error.clone()),
            _ => Availability::Unknown,
        }
    }

    fn watch(&self, task_id: &str, task: &Arc<Task>, options: ConnectOptions, reconnect: bool) {
        let watch = Watch {
            shared: self.shared.clone(),
            task_id: task_id.to_owned(),
            task: task.clone(),
            options,
            reconnect,
        };
        let builder = std::thread::Builder::new().name("cdpwire-task".into());
        if let Err(error) = os("thread", || builder.spawn(move || watch.run())) {
            // The next call for this task sees for itself that the connection is over.
            log::warn!("a task's connection is not watched: no thread: {error}");
        }
    }
}

impl Drop for Registry {
    fn drop(&mut self) {
        self.stop_all();
    }
}

impl Supervised {
    /// What the task is doing now.
    pub fn state(&self) -> TaskState {
        self.task.state()
    }

    /// Its connection, if it has one that lives.
    pub fn browser(&self) -> Option<Browser> {
        self.task.live()
    }

    /// Waits until the task's state satisfies the predicate.
    ///
    /// # Errors
    /// `Timeout` (phase `Waiting`) when it does not in time.
    pub fn wait_until(
        &self,
        timeout: Duration,
        predicate: impl FnMut(&TaskState) -> bool,
    ) -> Result<TaskState> {
        self.task.wait_until(timeout, predicate)
    }
}

impl fmt::Debug for Supervised {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Supervised").field("state", &self.state()).finish_non_exhaustive()
    }
}

impl fmt::Debug for Shared {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Shared").field("tasks", &self.tasks().by_id.len()).finish_non_exhaustive()
    }
}

/// What a caller of `get_or_start` finds.
enum Claim {
    Running(Browser),
    /// Somebody else starts the same.
    Starting(Arc<Task>),
    /// It is the caller's to start.
    Mine {
        task: Arc<Task>,
        replaced: Option<Arc<Task>>,
    },
}

impl Shared {
    fn tasks(&self) -> MutexGuard<'_, Tasks> {
        self.tasks.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn claim(&self, task_id: &str, endpoint: &str) -> Claim {
        let mut tasks = self.tasks();
        if let Some(task) = tasks.by_id.get(task_id).filter(|task| task.endpoint == endpoint) {
            match &*task.lock() {
                TaskState::Running(browser) if browser.closed().is_none() => {
                    return Claim::Running(browser.clone());
                }
                TaskState::Starting => return Claim::Starting(task.clone()),
                // Whoever asks needs it now, not after a pause.
                TaskState::Running(_) | TaskState::Reconnecting { .. } | TaskState::Ended(_) => {}
            }
        }
        let task = Arc::new(Task {
            endpoint: endpoint.to_owned(),
            state: Mutex::new(TaskState::Starting),
            changed: Condvar::new(),
        });
        let replaced = tasks.by_id.insert(task_id.to_owned(), task.clone());
        Claim::Mine { task, replaced }
    }

    /// Forgets a task, unless another one has taken its name.
    fn remove(&self, task_id: &str, task: &Arc<Task>) {
        let mut tasks = self.tasks();
        if tasks.by_id.get(task_id).is_some_and(|known| Arc::ptr_eq(known, task)) {
            tasks.by_id.remove(task_id);
        }
    }

    fn remember(&self, endpoint: &str, outcome: Option<Error>) {
        let mut tasks = self.tasks();
        tasks.outcomes.retain(|(known, _)| known != endpoint);
        if tasks.outcomes.len() >= REMEMBERED_ENDPOINTS {
            tasks.outcomes.pop_front();
        }
        tasks.outcomes.push_back((endpoint.to_owned(), outcome));
    }

    /// Connects; where nobody listens yet, once somebody does.
    fn first_dial(&self, task: &Task, options: &StartOptions) -> Result<Browser> {
        let connect = || Browser::connect_with(&task.endpoint, &options.connect);
        let refused = match connect() {
            Err(Error::Connect(error)) if error.kind == ConnectFailure::Refused => {
                Error::Connect(error)
            }
            outcome => return outcome,
        };
        let mut waited = Duration::ZERO;
        while waited < options.readiness {
            self.pause(task, PROBE_EVERY);
            waited += PROBE_EVERY;
            if let TaskState::Ended(end) = task.state() {
                return Err(end.error());
            }
            let asked = Instant::now();
            if is_ready(&task.endpoint, &options.connect, &Tls) {
                return connect();
            }
            waited += asked.elapsed();
        }
        Err(refused)
    }

    /// Waits, but not longer than the task lives.
    fn pause(&self, task: &Task, duration: Duration) {
        match &self.pause {
            Some(pause) => pause(duration),
            None => {
                let ended = |state: &TaskState| matches!(state, TaskState::Ended(_));
                let _ = task.wait_until(duration, ended);
            }
        }
    }
}

impl Task {
    fn lock(&self) -> MutexGuard<'_, TaskState> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// As others see it: a connection that ended and is not made again is an end.
    fn state(&self) -> TaskState {
        let state = self.lock().clone();
        match &state {
            TaskState::Running(browser) => match browser.closed() {
                Some(reason) => TaskState::Ended(TaskEnd::Closed(reason)),
                None => state,
            },
            _ => state,
        }
    }

    fn live(&self) -> Option<Browser> {
        match &*self.lock() {
            TaskState::Running(browser) => Some(browser.clone()),
            _ => None,
        }
        .filter(|browser| browser.closed().is_none())
    }

    /// Moves on, unless the task is over; says whether it did.
    fn advance(&self, next: TaskState) -> bool {
        let mut state = self.lock();
        if matches!(*state, TaskState::Ended(_)) {
            return false;
        }
        *state = next;
        self.changed.notify_all();
        true
    }

    /// Ends it and its connection; says whether it was not over before.
    fn end(&self, end: TaskEnd) -> bool {
        let before = {
            let mut state = self.lock();
            if matches!(*state, TaskState::Ended(_)) {
                return false;
            }
            self.changed.notify_all();
            std::mem::replace(&mut *state, TaskState::Ended(end))
        };
        if let TaskState::Running(browser) = before {
            close(&browser);
        }
        true
    }

    fn wait_until(
        &self,
        timeout: Duration,
        mut predicate: impl FnMut(&TaskState) -> bool,
    ) -> Result<TaskState> {
        let started = Instant::now();
        let mut state = self.lock();
        loop {
            if predicate(&state) {
                return Ok(state.clone());
            }
            let left = timeout.saturating_sub(started.elapsed());
            if left.is_zero() {
                return Err(Error::timeout("the task's state", Phase::Waiting, started.elapsed()));
            }
            let waited = self.changed.wait_timeout(state, left);
            state = waited.unwrap_or_else(PoisonError::into_inner).0;
        }
    }

    /// The outcome of somebody else's start.
    fn started(&self, options: &StartOptions) -> Result<Browser> {
        // He may dial twice, and wait between.
        let patience = options.connect.timeout.saturating_mul(2).saturating_add(options.readiness);
        let settled = |state: &TaskState| !matches!(state, TaskState::Starting);
        match self.wait_until(patience, settled)? {
            TaskState::Running(browser) => Ok(browser),
            TaskState::Ended(end) => Err(end.error()),
            TaskState::Starting | TaskState::Reconnecting { .. } => {
                Err(Error::disconnected(CloseReason::PeerClosed(None), Effect::No))
            }
        }
    }
}

/// A start under way: however it ends, nobody is left waiting for it.
struct StartGuard<'a> {
    shared: &'a Shared,
    task_id: &'a str,
    task: &'a Arc<Task>,
}

impl StartGuard<'_> {
    fn settle(self, outcome: Result<Browser>) -> Result<Browser> {
        match outcome {
            Ok(browser) => {
                if self.task.advance(TaskState::Running(browser.clone())) {
                    self.shared.remember(&self.task.endpoint, None);
                    return Ok(browser);
                }
                // Stopped or replaced while it started: nobody knows of this connection.
                close(&browser);
                Err(Error::disconnected(CloseReason::Local, Effect::No))
            }
            Err(error) => {
                if self.task.end(TaskEnd::Failed(error.clone())) {
                    self.shared.remember(&self.task.endpoint, Some(error.clone()));
                }
                Err(error)
            }
        }
    }
}

impl Drop for StartGuard<'_> {
    fn drop(&mut self) {
        if matches!(*self.task.lock(), TaskState::Starting) {
            self.task.end(TaskEnd::Failed(Error::Bug("a start did not come to an end")));
        }
        if matches!(*self.task.lock(), TaskState::Ended(_)) {
            self.shared.remove(self.task_id, self.task);
        }
    }
}

/// Notes the end of a connection, and makes a lost one again where that is wanted.
struct Watch {
    shared: Arc<Shared>,
    task_id: String,
    task: Arc<Task>,
    options: ConnectOptions,
    reconnect: bool,
}

impl Watch {
    fn run(self) {
        loop {
            let TaskState::Running(browser) = self.task.lock().clone() else { return };
            let reason = loop {
                if let Some(reason) = browser.wait_closed(Duration::from_secs(3600)) {
                    break reason;
                }
            };
            drop(browser);
            // What was closed here was closed on purpose.
            if !self.reconnect || reason == CloseReason::Local {
                self.task.end(TaskEnd::Closed(reason));
                return self.shared.remove(&self.task_id, &self.task);
            }
            log::info!("the connection of a task was lost ({reason}); it is made again");
            if !self.reconnected() {
                return;
            }
        }
    }

    fn reconnected(&self) -> bool {
        let mut pauses = Pauses::default();
        let mut failures = 0;
        while self.task.advance(TaskState::Reconnecting { failures }) {
            self.shared.pause(&self.task, pauses.next());
            if matches!(*self.task.lock(), TaskState::Ended(_)) {
                return false;
            }
            match Browser::connect_with(&self.task.endpoint, &self.options) {
                Ok(browser) => {
                    let wanted = self.task.advance(TaskState::Running(browser.clone()));
                    if wanted {
                        self.shared.remember(&self.task.endpoint, None);
                    } else {
                        close(&browser);
                    }
                    return wanted;
                }
                Err(last) => {
                    failures += 1;
                    log::debug!("attempt {failures} of {FAILURES} failed: {last}");
                    if failures == FAILURES {
                        self.give_up(failures, last);
                        return false;
                    }
                }
            }
        }
        false
    }

    fn give_up(&self, failures: u32, last: Error) {
        if self.task.end(TaskEnd::GaveUp { failures, last: last.clone() }) {
            log::warn!("a task's connection is given up after {failures} failures: {last}");
            self.shared.remember(&self.task.endpoint, Some(last));
            self.shared.remove(&self.task_id, &self.task);
        }
    }
}

/// The pauses between attempts.
#[derive(Debug, Default)]
struct Pauses {
    last: Option<Duration>,
}

impl Pauses {
    fn next(&mut self) -> Duration {
        let next = self.last.map_or(FIRST_PAUSE, |last| (last * 2).min(LONGEST_PAUSE));
        self.last = Some(next);
        next
    }
}

fn close(browser: &Browser) {
    if let Err(error) = browser.close() {
        log::warn!("a connection of a task does not end: {error}");
    }
}

/// Whether the endpoint tells where its browser is, each time it is asked.
fn is_asked_for_its_browser(endpoint: &str) -> bool {
    Endpoint::parse(endpoint).is_ok_and(|endpoint| !endpoint.is_websocket)
}

/// Whether somebody listens at the endpoint: anything that answers over HTTP, with the same
/// encryption, at the same host and port.
fn is_ready(endpoint: &str, options: &ConnectOptions, dial: &dyn Dial) -> bool {
    let Ok(parsed) = Endpoint::parse(endpoint) else { return true };
    let scheme = if parsed.tls { "https" } else { "http" };
    let authority = parsed.authority(&parsed.host);
    let query = parsed.query.as_ref().map(|query| format!("?{}", query.expose()));
    let question = format!("{scheme}://{authority}/{}", query.unwrap_or_default());
    let mut asking = ResolveOptions {
        timeout: PROBE,
        headers: options.headers.clone(),
        default_profiles: false,
        ..ResolveOptions::default()
    };
    if let Some(authorization) = parsed.authorization {
        asking.headers.push(("Authorization".to_owned(), authorization));
    }
    match resolve(&question, &asking, dial) {
        Ok(_) => true,
        Err(Error::Connect(error)) => !matches!(
            error.kind,
            ConnectFailure::Refused | ConnectFailure::Timeout | ConnectFailure::Resolve
        ),
        Err(_) => true,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pauses_double_from_half_a_second_to_ten() {
        let mut pauses = Pauses::default();
        let seconds: Vec<f64> = (0..8).map(|_| pauses.next().as_secs_f64()).collect();
        assert_eq!(seconds, [0.5, 1.0, 2.0, 4.0, 8.0, 10.0, 10.0, 10.0]);
    }

    #[test]
    fn only_endpoints_that_are_asked_are_connected_again_by_themselves() {
        for endpoint in ["9222", "host:9222", "http://h:1", "https://h/?token=1"] {
            assert!(is_asked_for_its_browser(endpoint), "{endpoint}");
        }
        for endpoint in ["ws://h:1/devtools/browser/x", "wss://h/?token=1", "ftp://h", ""] {
            assert!(!is_asked_for_its_browser(endpoint), "{endpoint}");
        }
    }
}
