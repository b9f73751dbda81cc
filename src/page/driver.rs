//! The hand on one page: what every other file of this room calls the browser through.

use super::mouse::Point;
use super::refs::Refs;
use super::refusal::{Reason, Refusal, Result};
use crate::client::{Answer, Browser, Cancel, Frame, Page, Pending, Session};
use crate::core::frames::{FrameState, Unreachable};
use crate::error::Error;
use crate::protocol::page::{CreateIsolatedWorld, FrameId};
use crate::protocol::runtime::{
    CallArgument, CallFunctionOn, CallFunctionOnResponse, Evaluate, ExecutionContextId,
    ReleaseObjectGroup, RemoteObject, RemoteObjectId,
};
use crate::protocol::target::TargetID;
use crate::protocol::{Command, Empty, RawJson, json};
use crate::untrusted::escape_up_to;
use serde_json::Value;
use std::collections::HashMap;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError, TryLockError};
use std::time::{Duration, Instant};

/// The functions that run in documents, in an isolated world: the page can neither change nor see
/// them. Evaluated once per document; the object that it gives is kept.
const SCRIPT: &str = concat!(
    "(() => {\n",
    include_str!("script/point.js"),
    include_str!("script/fields.js"),
    include_str!("script/find.js"),
    include_str!("script/changes.js"),
    include_str!("script/look.js"),
    include_str!("script/scroll.js"),
    include_str!("script/names.js"),
    "})()"
);

/// Calls one of them by its name.
const CALL: &str = "function(name, ...rest) { return this[name](...rest); }";

/// The name of our world, as DevTools shows it.
const WORLD: &str = "cdpwire";

/// Longest a step takes when nobody set a deadline.
const PATIENCE: Duration = Duration::from_secs(30);

/// Drives one page: reads it, finds things, points, types, waits. Cheap to clone, usable from
/// many threads.
///
/// ```no_run
/// # fn main() -> Result<(), Box<dyn std::error::Error>> {
/// use cdpwire::page::{Address, Driver, SnapshotOptions};
/// let browser = cdpwire::Browser::launch()?;
/// let page = browser.new_page("https://example.com")?;
/// let driver = Driver::new(&browser, &page);
/// println!("{}", driver.snapshot(&SnapshotOptions::default())?.text());
/// driver.click(&Address::role("link", "More information..."), &Default::default())?;
/// # Ok(()) }
/// ```
#[derive(Clone, Debug)]
pub struct Driver {
    pub(super) browser: Browser,
    pub(super) page: Page,
    pub(super) refs: Refs,
    pub(super) memory: Arc<Memory>,
    deadline: Option<Instant>,
    cancel: Option<Cancel>,
    pub(super) answer: Option<Answer>,
}

/// What is remembered of a page between two steps.
#[derive(Debug, Default)]
pub(super) struct Memory {
    worlds: Mutex<HashMap<FrameId, World>>,
    groups: AtomicU64,
    releases: Mutex<Vec<Pending<Empty>>>,
    /// Held by whoever acts on the page: two at once would take each other's changes for theirs.
    acting: Mutex<()>,
    pub(super) listing: Mutex<Option<Arc<super::snapshot::PageSnapshot>>>,
    /// The loader of the main document that was found parsed.
    pub(super) parsed: Mutex<Option<Arc<str>>>,
    /// Where the mouse rests, in CSS pixels of the page's viewport.
    mouse: Mutex<Option<Point>>,
}

/// Our world in one document.
#[derive(Clone, Debug)]
struct World {
    loader: Option<Arc<str>>,
    context: ExecutionContextId,
    functions: RemoteObjectId,
}

/// Objects held in documents for the length of one step; released when it is dropped.
#[derive(Debug)]
pub(super) struct Group {
    name: String,
    sessions: Mutex<Vec<Session>>,
    memory: Arc<Memory>,
}

impl Drop for Group {
    fn drop(&mut self) {
        let sessions = self.sessions.get_mut().unwrap_or_else(PoisonError::into_inner);
        let mut releases = self.memory.releases.lock().unwrap_or_else(PoisonError::into_inner);
        // Nobody waits for an answer, but one that is dropped takes its command back.
        let before = std::mem::take(&mut *releases);
        releases.extend(before.into_iter().filter_map(|pending| pending.try_wait().err()));
        for session in sessions.drain(..) {
            releases.push(session.send(&ReleaseObjectGroup::new(self.name.clone())));
        }
    }
}

impl Driver {
    /// Drives this page, with refs of its own.
    pub fn new(browser: &Browser, page: &Page) -> Self {
        Self::with_refs(browser, page, &Refs::new())
    }

    /// Drives this page, with refs shared among the pages of one agent.
    pub fn with_refs(browser: &Browser, page: &Page, refs: &Refs) -> Self {
        Self {
            browser: browser.clone(),
            page: page.clone(),
            refs: refs.clone(),
            memory: Arc::default(),
            deadline: None,
            cancel: None,
            answer: None,
        }
    }

    /// The same, whose steps end by this moment.
    #[must_use]
    pub fn until(&self, deadline: Instant) -> Self {
        Self { deadline: Some(deadline), ..self.clone() }
    }

    /// The same, whose steps end when `cancel` says so.
    #[must_use]
    pub fn with_cancel(&self, cancel: &Cancel) -> Self {
        let page = self.page.with_cancel(cancel);
        Self { page, cancel: Some(cancel.clone()), ..self.clone() }
    }

    /// The same, which answers dialogs that its own steps open. Without, they are left open and
    /// reported.
    #[must_use]
    pub fn answering(&self, answer: Option<Answer>) -> Self {
        Self { answer, ..self.clone() }
    }

    pub(super) fn is_cancelled(&self) -> bool {
        self.cancel.as_ref().is_some_and(Cancel::is_cancelled)
    }

    /// The page.
    pub fn page(&self) -> &Page {
        &self.page
    }

    /// The page's target id.
    pub fn id(&self) -> &TargetID {
        self.page.id()
    }

    /// The browser of the page.
    pub fn browser(&self) -> &Browser {
        &self.browser
    }

    /// The refs that its snapshots give.
    pub fn refs(&self) -> &Refs {
        &self.refs
    }

    /// What is left of its time.
    pub fn left(&self) -> Duration {
        self.deadline.map_or(PATIENCE, |at| at.saturating_duration_since(Instant::now()))
    }

    /// The page for one call: by the deadline, and back at once when a dialog opens.
    pub(super) fn hand(&self) -> Page {
        self.page.with_timeout(self.left()).interruptible()
    }

    /// A session like [`hand`](Self::hand).
    pub(super) fn hand_on(&self, session: &Session) -> Session {
        let session = session.with_timeout(self.left()).interruptible();
        match &self.cancel {
            Some(cancel) => session.with_cancel(cancel),
            None => session,
        }
    }

    /// The turn to act on this page; waits for others that do.
    pub(super) fn turn(&self) -> Result<MutexGuard<'_, ()>> {
        loop {
            match self.memory.acting.try_lock() {
                Ok(turn) => return Ok(turn),
                Err(TryLockError::Poisoned(poisoned)) => return Ok(poisoned.into_inner()),
                Err(TryLockError::WouldBlock) if self.left().is_zero() || self.is_cancelled() => {
                    let message = "another call was acting on this tab all the time";
                    return Err(Refusal::new(Reason::Busy, message, "try again; nothing was done"));
                }
                Err(TryLockError::WouldBlock) => std::thread::sleep(Duration::from_millis(5)),
            }
        }
    }

    pub(super) fn group(&self) -> Group {
        let number = self.memory.groups.fetch_add(1, Ordering::Relaxed);
        let memory = self.memory.clone();
        Group { name: format!("cdpwire-{number}"), sessions: Mutex::default(), memory }
    }

    /// The frames of the page, parents before children.
    pub(super) fn frames(&self) -> Vec<Arc<FrameState>> {
        let snapshot = self.browser.snapshot();
        snapshot.page(self.id()).map(|page| page.frames.frames.to_vec()).unwrap_or_default()
    }

    /// The main frame, once there is one.
    pub(super) fn main_frame(&self) -> Result<Frame> {
        let top = self.frames().into_iter().next();
        let top = top.ok_or_else(|| {
            Refusal::new(Reason::Frame, "the page has no document yet", "try again")
        })?;
        Ok(self.browser.frame(top.id.clone())?)
    }

    /// Frames in which something can be done, with their states.
    pub(super) fn reachable(&self) -> Vec<(Frame, Arc<FrameState>)> {
        let usable = |state: &Arc<FrameState>| {
            matches!(&state.unreachable, None | Some(Unreachable::Failed(_)))
                && state.context.is_some()
        };
        let frames = self.frames().into_iter().filter(usable);
        frames
            .filter_map(|state| Some((self.browser.frame(state.id.clone()).ok()?, state)))
            .collect()
    }

    /// A command in a frame.
    pub(super) fn call<C: Command>(&self, frame: &Frame, command: &C) -> Result<C::Response> {
        let raw = frame.call_raw_with(&self.hand(), C::METHOD, json::encode(command))?;
        Ok(raw.decode(C::METHOD)?)
    }

    /// Our world in the document that a frame has now.
    fn world(&self, frame: &Frame) -> Result<World> {
        let loader = frame.state()?.loader.clone();
        if let Some(world) = self.known_world(frame, loader.as_ref()) {
            return Ok(world);
        }
        let create = CreateIsolatedWorld::new(frame.id().clone())
            .with(|p| p.world_name = Some(WORLD.to_owned()));
        let context = self.call(frame, &create)?.execution_context_id;
        let evaluate = Evaluate::new(SCRIPT).with(|p| p.context_id = Some(context));
        let functions = self.call(frame, &evaluate)?.result.object_id.ok_or_else(|| {
            Refusal::new(Reason::Engine, "the page's document takes no scripts", "reload the page")
        })?;
        let world = World { loader, context, functions };
        let mut worlds = self.worlds();
        if worlds.len() > 1_000 {
            worlds.clear();
        }
        worlds.insert(frame.id().clone(), world.clone());
        Ok(world)
    }

    fn known_world(&self, frame: &Frame, loader: Option<&Arc<str>>) -> Option<World> {
        self.worlds().get(frame.id()).filter(|world| world.loader.as_ref() == loader).cloned()
    }

    /// Lets an answer come when it comes: one that is dropped takes its command back.
    pub(super) fn later(&self, pending: Pending<Empty>) {
        self.memory.releases.lock().unwrap_or_else(PoisonError::into_inner).push(pending);
    }

    /// Forgets our world in a frame: the next step makes another.
    pub(super) fn forget_world(&self, frame: &Frame) {
        self.worlds().remove(frame.id());
    }

    /// Where the mouse was left.
    pub(super) fn resting(&self) -> Option<Point> {
        *self.memory.mouse.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The mouse is left there.
    pub(super) fn rests(&self, at: Point) {
        *self.memory.mouse.lock().unwrap_or_else(PoisonError::into_inner) = Some(at);
    }

    fn worlds(&self) -> MutexGuard<'_, HashMap<FrameId, World>> {
        self.memory.worlds.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The execution context of our world in a frame.
    pub(super) fn context(&self, frame: &Frame) -> Result<ExecutionContextId> {
        Ok(self.world(frame)?.context)
    }

    /// Calls one of our functions in a frame's document, and waits for its promise.
    pub(super) fn ask(
        &self,
        frame: &Frame,
        name: &str,
        arguments: Vec<CallArgument>,
    ) -> Result<Value> {
        let object = self.run(frame, name, arguments, None)?;
        match object.value {
            Some(value) => Ok(value.to_value()?),
            None => Ok(Value::Null),
        }
    }

    /// Asks without waiting, for several frames at once. The answer is not checked for being of
    /// the document that was asked.
    pub(super) fn send_ask(
        &self,
        frame: &Frame,
        name: &str,
        arguments: Vec<CallArgument>,
    ) -> Result<Pending<CallFunctionOnResponse>> {
        let world = self.world(frame)?;
        let command = asking(&world, name, arguments, None);
        Ok(self.hand_on(&frame.session()?).send(&command))
    }

    /// The same as [`ask`](Self::ask), for a result that stays in the document.
    pub(super) fn hold(
        &self,
        frame: &Frame,
        name: &str,
        arguments: Vec<CallArgument>,
        group: &Group,
    ) -> Result<RemoteObject> {
        group.joins(&frame.session()?);
        self.run(frame, name, arguments, Some(group))
    }

    /// Asks for such a result without waiting for anything. None where no world of ours is yet:
    /// to make one takes answers, and a frame that gives none must not keep others waiting.
    pub(super) fn send_hold(
        &self,
        frame: &Frame,
        name: &str,
        arguments: Vec<CallArgument>,
        group: &Group,
    ) -> Option<Pending<CallFunctionOnResponse>> {
        let loader = frame.state().ok()?.loader.clone();
        let world = self.known_world(frame, loader.as_ref())?;
        let session = frame.session().ok()?;
        group.joins(&session);
        let command = asking(&world, name, arguments, Some(group));
        Some(self.hand_on(&session).send(&command))
    }

    fn run(
        &self,
        frame: &Frame,
        name: &str,
        mut arguments: Vec<CallArgument>,
        group: Option<&Group>,
    ) -> Result<RemoteObject> {
        let is_repeatable = !holds_objects(&arguments);
        let mut first = is_repeatable;
        loop {
            let world = self.world(frame)?;
            let command = {
                let again = if first { arguments.clone() } else { Vec::new() };
                asking(&world, name, std::mem::replace(&mut arguments, again), group)
            };
            match self.call(frame, &command) {
                Ok(answer) => match answer.exception_details {
                    None => return Ok(answer.result),
                    Some(details) => {
                        let text = details
                            .exception
                            .and_then(|exception| exception.description)
                            .unwrap_or(details.text);
                        return Err(Refusal::new(
                            Reason::Engine,
                            format!("in the page: {}", escape_up_to(&text, 300)),
                            "",
                        ));
                    }
                },
                // The document went between two steps. Nothing had run in the new one.
                Err(refusal) if first && is_lost(&refusal) => {
                    first = false;
                    self.worlds().remove(frame.id());
                }
                Err(refusal) => {
                    if is_lost(&refusal) {
                        self.worlds().remove(frame.id());
                    }
                    return Err(refusal);
                }
            }
        }
    }
}

impl Group {
    pub(super) fn name(&self) -> &str {
        &self.name
    }

    /// Objects of this session belong to it from now on.
    pub(super) fn joins(&self, session: &Session) {
        let mut sessions = self.sessions.lock().unwrap_or_else(PoisonError::into_inner);
        if !sessions.iter().any(|known| known.session_id() == session.session_id()) {
            sessions.push(session.clone());
        }
    }
}

fn asking(
    world: &World,
    name: &str,
    arguments: Vec<CallArgument>,
    group: Option<&Group>,
) -> CallFunctionOn {
    let mut all = vec![value(name)];
    all.extend(arguments);
    CallFunctionOn::new(CALL).with(|p| {
        p.object_id = Some(world.functions.clone());
        p.arguments = Some(all);
        p.await_promise = Some(true);
        p.user_gesture = Some(true);
        p.return_by_value = Some(group.is_none());
        p.object_group = group.map(|group| group.name.clone());
    })
}

/// A value as an argument.
pub(super) fn value(value: impl Into<Value>) -> CallArgument {
    let json: RawJson = value.into().into();
    CallArgument::new().with(|p| p.value = Some(json))
}

/// An object of the same world as an argument.
pub(super) fn object(id: &RemoteObjectId) -> CallArgument {
    CallArgument::new().with(|p| p.object_id = Some(id.clone()))
}

fn holds_objects(arguments: &[CallArgument]) -> bool {
    arguments.iter().any(|argument| argument.object_id.is_some())
}

/// The document that was asked is no longer there.
pub(super) fn is_lost(refusal: &Refusal) -> bool {
    match refusal.engine() {
        Some(Error::Navigated(_)) => true,
        // In the browser's words: "Cannot find context with specified id", "Could not find
        // object with given id", "Execution context was destroyed", "Argument should belong to
        // the same JavaScript world".
        Some(Error::Refused(refused)) => {
            let said = |words: &str| refused.message.contains(words);
            said("find context")
                || said("find object")
                || said("context was destroyed")
                || said("same JavaScript world")
        }
        _ => false,
    }
}
