//! A session: where commands go and events come from.

use super::browser::Inner;
use super::cancel::Cancel;
use super::params::Params;
use super::pending::{Pending, PendingRaw};
use super::subscription::{Filter, RawSubscription, Subscription};
use crate::core::interests::SessionFilter;
use crate::core::{self, snapshot::Snapshot, targets::Target};
use crate::engine::waiter::Slot;
use crate::error::{Error, Phase, Result};
use crate::protocol::json::RawJson;
use crate::protocol::target::SessionID;
use crate::protocol::{Command, Event, json};
use std::borrow::Cow;
use std::sync::Arc;
use std::time::{Duration, Instant};

/// A channel to one target: the browser itself, a page, a frame or a worker.
///
/// Cheap to clone, usable from many threads at once. A call waits for its answer; the wait ends
/// with the answer, the deadline ([`Session::with_timeout`], 30 s by default), the end of the
/// session or of the connection, or [`Cancel`].
#[derive(Clone, Debug)]
pub struct Session {
    pub(super) browser: Arc<Inner>,
    pub(super) id: Option<SessionID>,
    timeout: Duration,
    cancel: Option<Cancel>,
    interruptible: bool,
}

impl Session {
    pub(super) fn new(browser: Arc<Inner>, id: Option<SessionID>) -> Self {
        let timeout = browser.limits.call;
        Self { browser, id, timeout, cancel: None, interruptible: false }
    }

    /// The browser's own session, with the same deadline.
    pub(super) fn root(&self) -> Self {
        Self { id: None, ..self.clone() }
    }

    /// This session with the deadline, cancellation and interruption of another handle.
    pub(crate) fn like(&self, other: &Self) -> Self {
        Self { browser: self.browser.clone(), id: self.id.clone(), ..other.clone() }
    }

    pub(crate) fn timeout(&self) -> Duration {
        self.timeout
    }

    /// The session id; `None` for the browser itself.
    pub fn session_id(&self) -> Option<&SessionID> {
        self.id.as_ref()
    }

    /// The same session with another deadline for its calls, counted from each call.
    #[must_use]
    pub fn with_timeout(&self, timeout: Duration) -> Self {
        Self { timeout, ..self.clone() }
    }

    /// The same session, whose calls return [`Error::Blocked`](crate::Error::Blocked) at once
    /// when a dialog stands in their way, instead of waiting for somebody to answer it. A click
    /// that opens a dialog returns so: it happened, and the dialog waits.
    #[must_use]
    pub fn interruptible(&self) -> Self {
        Self { interruptible: true, ..self.clone() }
    }

    /// The same session, whose calls end when `cancel` says so.
    #[must_use]
    pub fn with_cancel(&self, cancel: &Cancel) -> Self {
        Self { cancel: Some(cancel.clone()), ..self.clone() }
    }

    /// Sends a command and waits for its answer.
    ///
    /// ```no_run
    /// # fn main() -> cdpwire::Result<()> {
    /// use cdpwire::{Browser, protocol::runtime};
    /// let browser = Browser::connect("http://127.0.0.1:9222")?;
    /// let page = browser.new_page("about:blank")?;
    /// let answer = page.call(&runtime::Evaluate::new("6 * 7"))?;
    /// # Ok(()) }
    /// ```
    ///
    /// # Errors
    /// `Refused` when the browser answers with an error; `Decode` when the answer does not fit
    /// (the command was carried out); `Timeout`, `SessionGone`, `Navigated`, `Disconnected`,
    /// `Cancelled` when there is no answer; `Limit` when nothing was sent.
    pub fn call<C: Command>(&self, command: &C) -> Result<C::Response> {
        let body = core::body(C::METHOD, Some(json::encode(command).as_bytes()));
        let raw = self.call_body(Cow::Borrowed(C::METHOD), body)?;
        raw.decode(C::METHOD)
    }

    /// Sends any command by name: whatever the generated types do not have.
    ///
    /// ```no_run
    /// # fn main() -> cdpwire::Result<()> {
    /// # let browser = cdpwire::Browser::connect("9222")?;
    /// let answer = browser.call_raw("Browser.getVersion", ())?;
    /// println!("{}", answer.to_text());
    /// # Ok(()) }
    /// ```
    ///
    /// # Errors
    /// As [`Session::call`]; `Misuse` when the parameters are not a JSON object.
    pub fn call_raw(
        &self,
        method: impl Into<Cow<'static, str>>,
        params: impl TryInto<Params, Error: Into<Error>>,
    ) -> Result<RawJson> {
        let method = method.into();
        let params = params.try_into().map_err(Into::into)?;
        let body = params.body(&method)?;
        self.call_body(method, body)
    }

    /// Sends a command without waiting; the answer is waited for in the [`Pending`].
    pub fn send<C: Command>(&self, command: &C) -> Pending<C::Response> {
        let body = core::body(C::METHOD, Some(json::encode(command).as_bytes()));
        Pending::new(self.send_body(Cow::Borrowed(C::METHOD), body))
    }

    /// Sends any command by name without waiting.
    ///
    /// # Errors
    /// `Misuse` when the parameters are not a JSON object.
    pub fn send_raw(
        &self,
        method: impl Into<Cow<'static, str>>,
        params: impl TryInto<Params, Error: Into<Error>>,
    ) -> Result<PendingRaw> {
        let method = method.into();
        let params = params.try_into().map_err(Into::into)?;
        let body = params.body(&method)?;
        Ok(self.send_body(method, body))
    }

    /// Subscribes to one kind of event of this session. Events from before do not come; the
    /// domain must be enabled (`Page` and `Runtime` are, on supervised sessions).
    pub fn subscribe<E: Event>(&self) -> Subscription<E> {
        Subscription::new(self.subscribe_raw(&Filter::method(E::METHOD)))
    }

    /// Subscribes to events of this session by name. On the browser's own handle the filter
    /// decides whether events of other sessions come too.
    pub fn subscribe_raw(&self, filter: &Filter) -> RawSubscription {
        let own = match &self.id {
            Some(id) => SessionFilter::Only(id.clone()),
            None => SessionFilter::Root,
        };
        RawSubscription::new(&self.browser, filter, own)
    }

    /// What the engine knows now. Never waits for the browser or the engine.
    pub fn snapshot(&self) -> Arc<Snapshot> {
        self.browser.engine.snapshot()
    }

    /// Waits until the predicate holds of a snapshot; it is asked once for each version.
    ///
    /// # Errors
    /// `Timeout` (phase `Waiting`) when it does not come true in time; `Disconnected` when the
    /// connection ends first.
    pub fn wait_until(
        &self,
        timeout: Duration,
        predicate: impl FnMut(&Snapshot) -> bool,
    ) -> Result<Arc<Snapshot>> {
        let started = Instant::now();
        match self.browser.engine.wait_until(super::deadline(started, timeout), predicate) {
            (snapshot, true) => Ok(snapshot),
            (snapshot, false) => match &snapshot.closed {
                Some(reason) => Err(Error::disconnected(reason.clone(), crate::Effect::No)),
                None => Err(Error::timeout("the condition", Phase::Waiting, started.elapsed())),
            },
        }
    }

    /// The target of this session, as the newest snapshot has it.
    pub fn target(&self) -> Option<Arc<Target>> {
        self.snapshot().target_of_session(self.id.as_ref()?).cloned()
    }

    fn call_body(&self, method: Cow<'static, str>, body: Vec<u8>) -> Result<RawJson> {
        let call = self.request(method, body, Instant::now());
        self.perform(call)
    }

    /// Calls what ends as soon as this document is gone.
    pub(super) fn call_in(
        &self,
        document: core::Document,
        method: Cow<'static, str>,
        params: &RawJson,
    ) -> Result<RawJson> {
        let started = Instant::now();
        let body = core::body(&method, Some(params.as_bytes()));
        let mut call = self.request(method, body, started);
        call.document = Some(document);
        self.perform(call)
    }

    fn perform(&self, call: core::Call) -> Result<RawJson> {
        let slot = self.slot(call.method.clone())?;
        self.browser.engine.call(call, &slot)
    }

    /// A slot for a call that is about to be submitted, watched by what may cancel it.
    fn slot(&self, method: Cow<'static, str>) -> Result<Arc<Slot>> {
        let slot = Arc::new(Slot::default());
        if let Some(cancel) = &self.cancel {
            cancel.watch(&self.browser, &slot, method)?;
        }
        Ok(slot)
    }

    fn send_body(&self, method: Cow<'static, str>, body: Vec<u8>) -> PendingRaw {
        let started = Instant::now();
        self.send_request(method.clone(), self.request(method, body, started), started)
    }

    fn send_request(
        &self,
        method: Cow<'static, str>,
        call: core::Call,
        started: Instant,
    ) -> PendingRaw {
        let slot = match self.slot(method.clone()) {
            Ok(slot) => slot,
            Err(error) => return PendingRaw::failed(&self.browser, method, error),
        };
        let deadline = call.deadline;
        self.browser.engine.submit(call, &slot);
        PendingRaw::new(&self.browser, slot, method, started, deadline)
    }

    fn request(&self, method: Cow<'static, str>, body: Vec<u8>, now: Instant) -> core::Call {
        let deadline = super::deadline(now, self.timeout);
        let interruptible = self.interruptible;
        let session = self.id.clone();
        core::Call { method, body, session, deadline, interruptible, document: None }
    }
}
