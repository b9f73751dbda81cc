//! A browser: the root session, its pages, its end.

use super::options::ConnectOptions;
use super::page::Page;
use super::session::Session;
use super::subscription::{Filter, RawSubscription};
use crate::core::snapshot::{BrowserVersion, Epoch, Snapshot};
use crate::core::targets::{Target, TargetKind, TargetState};
use crate::core::{self, Config};
use crate::engine::link::Link;
use crate::engine::{Companion, Engine};
use crate::error::{CloseReason, Effect, Error, Result};
use crate::limits::Limits;
use crate::protocol::target::{CreateTarget, SessionID, TargetID};
use crate::protocol::{browser, page};
use crate::redact::SafeUrl;
use mio::Waker;
use std::fmt;
use std::ops::Deref;
use std::sync::{Arc, OnceLock};
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

/// How long connecting waits for the targets that are there to be set up.
const SETTLE: Duration = Duration::from_secs(2);

/// How long a graceful end may take before it is forced.
const END: Duration = Duration::from_secs(10);

pub(crate) struct Inner {
    pub(crate) engine: Engine,
    pub(crate) limits: Limits,
    launched: bool,
    supervised: bool,
    /// Set once, after opening, by whoever knows it.
    endpoint: OnceLock<SafeUrl>,
}

impl fmt::Debug for Inner {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Browser").field("launched", &self.launched).finish_non_exhaustive()
    }
}

/// What it takes to open a connection, for `host` and `mock`.
pub(crate) struct Opening<'a> {
    pub(crate) options: &'a ConnectOptions,
    pub(crate) companion: Option<Box<dyn Companion>>,
    /// When connecting must be done.
    pub(crate) deadline: Instant,
    /// The first call id; tests start near the end of the range.
    pub(crate) first_id: core::CallId,
}

/// A connection to a browser. It is also the handle to the browser's own session, so that
/// browser-wide commands are called on it directly.
///
/// Cheap to clone. When the last clone and everything made from it is dropped, the connection
/// closes, and a browser that was launched here ends with it.
///
/// ```no_run
/// # fn main() -> cdpwire::Result<()> {
/// use cdpwire::Browser;
/// let browser = Browser::connect("http://127.0.0.1:9222")?;
/// for target in browser.snapshot().targets.iter() {
///     println!("{} {}", target.kind.as_str(), target.url);
/// }
/// # Ok(()) }
/// ```
#[derive(Clone, Debug)]
pub struct Browser {
    root: Session,
}

impl Deref for Browser {
    type Target = Session;

    fn deref(&self) -> &Session {
        &self.root
    }
}

impl Browser {
    /// Opens a connection over a link and waits until every target that exists is known.
    pub(crate) fn open(
        opening: Opening<'_>,
        make_link: impl FnOnce(&Arc<Waker>) -> Box<dyn Link>,
    ) -> Result<Self> {
        let options = opening.options;
        let config = Config {
            supervise: options.supervise,
            limits: options.limits.clone(),
            first_id: opening.first_id,
            bridge: options.bridge,
            secret: secret(),
            epoch: Some(now_on_both_clocks()),
        };
        let launched = opening.companion.is_some();
        let supervised = options.supervise;
        let engine = Engine::start(make_link, config, opening.companion)?;
        let limits = options.limits.clone();
        let endpoint = OnceLock::new();
        let inner = Inner { engine, limits, launched, supervised, endpoint };
        let browser = Self { root: Session::new(Arc::new(inner), None) };
        let timeout = opening.deadline.saturating_duration_since(Instant::now());
        // A connection that ends before also ends the commands that it waits for.
        let open = |snapshot: &Snapshot| snapshot.ready && snapshot.closed.is_none();
        browser.wait_until(timeout, open).map_err(|error| match error {
            Error::Timeout(timeout) => {
                Error::timeout("the browser's first answers", timeout.phase, timeout.waited)
            }
            other => other,
        })?;
        // A page that is navigated before its setup is through loses that document's events. But
        // a renderer that never answers must not hold up the others for long.
        let settled = |snapshot: &Snapshot| {
            let attaching = |target: &Arc<Target>| target.state == TargetState::Attaching;
            !snapshot.targets.iter().any(attaching) || snapshot.closed.is_some()
        };
        match browser.wait_until(timeout.min(SETTLE), settled) {
            Ok(_) | Err(Error::Timeout(_)) => Ok(browser),
            Err(error) => Err(error),
        }
    }

    pub(super) fn inner(&self) -> &Inner {
        &self.root.browser
    }

    /// The session with this id, whoever attached it.
    pub fn session(&self, id: impl Into<SessionID>) -> Session {
        Session::new(self.root.browser.clone(), Some(id.into()))
    }

    /// The browser's own words about itself.
    pub fn version(&self) -> Arc<BrowserVersion> {
        self.snapshot().browser.clone().unwrap_or_default()
    }

    /// Whether this process launched the browser.
    pub fn is_launched(&self) -> bool {
        self.root.browser.launched
    }

    /// The WebSocket URL of the browser, at which others can connect too: of a browser that was
    /// connected to, or launched with a port. `None` over a pipe.
    pub fn endpoint(&self) -> Option<&SafeUrl> {
        self.root.browser.endpoint.get()
    }

    pub(crate) fn set_endpoint(&self, endpoint: SafeUrl) {
        // A connection has one endpoint: the first word stands.
        let _ = self.root.browser.endpoint.set(endpoint);
    }

    /// The pages (tabs, windows, popups) that exist now and are attached.
    pub fn pages(&self) -> Vec<Page> {
        let snapshot = self.snapshot();
        let attached = snapshot.page_targets().filter_map(|target| self.page_of(target));
        attached.collect()
    }

    /// The session of any target: a page, frame or worker that is attached.
    ///
    /// # Errors
    /// `Misuse` when the target is not known or not attached; lists what is.
    pub fn attached(&self, id: &TargetID) -> Result<Session> {
        let snapshot = self.snapshot();
        let session = snapshot.target(id).and_then(|target| target.session.clone());
        session.map(|session| self.session(session)).ok_or_else(|| {
            let known: Vec<&str> =
                snapshot.targets.iter().map(|target| target.id.as_str()).take(20).collect();
            Error::misuse(format!(
                "no attached target has the id {}; known: {}",
                id.as_str(),
                known.join(", ")
            ))
        })
    }

    /// Opens a page and, unless the URL is `about:blank`, navigates it. Returns when the page is
    /// attached and the navigation has committed.
    ///
    /// # Errors
    /// `Refused` when the navigation fails, with the browser's reason (`net::ERR_…`): the page
    /// is then open. Else as [`Session::call`].
    pub fn new_page(&self, url: &str) -> Result<Page> {
        // Created blank and then navigated: a page created at its URL may be past its first
        // scripts by the time that it is attached.
        let started = Instant::now();
        let created = self.call(&CreateTarget::new("about:blank"))?;
        let left = self.root.timeout().saturating_sub(started.elapsed());
        let page = self.page(&created.target_id, left)?;
        if url != "about:blank" {
            let loader = |snapshot: &Snapshot| {
                let page = snapshot.page(&created.target_id)?;
                page.frames.top()?.loader.clone()
            };
            let before = loader(&page.snapshot());
            let answer = page.call(&page::Navigate::new(url))?;
            if let Some(reason) = answer.error_text.filter(|reason| !reason.is_empty()) {
                return Err(Error::Refused(Arc::new(crate::error::CommandError {
                    method: "Page.navigate".into(),
                    code: 0,
                    message: reason,
                    data: None,
                })));
            }
            // The answer comes before the commit is announced; whoever looks at the page next
            // is to see the new document.
            if self.root.browser.supervised && answer.loader_id.is_some() {
                let left = self.root.timeout().saturating_sub(started.elapsed());
                self.wait_until(left, |snapshot| {
                    loader(snapshot) != before || snapshot.target(&created.target_id).is_none()
                })?;
            }
        }
        Ok(page)
    }

    /// The page of a target, once it is attached and set up.
    ///
    /// # Errors
    /// `Timeout` when it is not within this time; `Misuse` when the target is not a page.
    pub fn page(&self, id: &TargetID, timeout: Duration) -> Result<Page> {
        let settled = |target: &Arc<Target>| {
            target.session.is_some() && target.state != TargetState::Attaching
        };
        let snapshot =
            self.wait_until(timeout, |snapshot| snapshot.target(id).is_some_and(settled))?;
        snapshot
            .target(id)
            .and_then(|target| self.page_of(target))
            .ok_or_else(|| Error::misuse(format!("the target {} is not a page", id.as_str())))
    }

    fn page_of(&self, target: &Target) -> Option<Page> {
        let session = target.session.clone()?;
        (target.kind == TargetKind::Page)
            .then(|| Page::new(self.session(session), target.id.clone()))
    }

    /// Subscribes to events of every session and of the browser itself.
    pub fn subscribe_all(&self, filter: Filter) -> RawSubscription {
        self.subscribe_raw(&filter.any_session())
    }

    /// Ends the connection, and the browser if it was launched here. What waits on any handle
    /// ends with `Disconnected`. Calling it twice is fine.
    ///
    /// # Errors
    /// `Timeout` when the browser is still there after 10 s.
    pub fn close(&self) -> Result<()> {
        if self.is_launched() {
            return self.quit();
        }
        self.end(Instant::now())
    }

    /// Ends the browser itself, whether it was launched here or not, and the connection.
    ///
    /// # Errors
    /// `Timeout` when the browser is still there after 10 s.
    pub fn quit(&self) -> Result<()> {
        let started = Instant::now();
        // The answer may be lost with the connection; that is what was wanted.
        let quick = self.root.with_timeout(Duration::from_secs(2));
        match quick.call(&browser::Close::new()) {
            Ok(_) | Err(Error::Disconnected(_) | Error::Timeout(_)) => {}
            Err(error) => log::warn!("closing the browser: {error}"),
        }
        self.end(started)
    }

    fn end(&self, started: Instant) -> Result<()> {
        if self.root.browser.engine.close(END.saturating_sub(started.elapsed())) {
            return Ok(());
        }
        Err(Error::timeout("closing the browser", crate::error::Phase::Waiting, started.elapsed()))
    }

    /// Whether both are handles to one and the same connection.
    pub fn is_same(&self, other: &Self) -> bool {
        Arc::ptr_eq(&self.root.browser, &other.root.browser)
    }

    /// Why the connection is over; `None` while it lives.
    pub fn closed(&self) -> Option<CloseReason> {
        self.snapshot().closed.clone()
    }

    /// Waits until the connection is over, at most this long; gives the reason, or `None` when
    /// it still lives. Costs nothing while it waits.
    pub fn wait_closed(&self, timeout: Duration) -> Option<CloseReason> {
        const YEAR: Duration = Duration::from_secs(365 * 86_400);
        self.root.browser.engine.wait_done(timeout.min(YEAR));
        self.closed()
    }

    /// Fails with the reason when the connection is over.
    ///
    /// # Errors
    /// `Disconnected`.
    pub fn check(&self) -> Result<Arc<Snapshot>> {
        let snapshot = self.snapshot();
        match &snapshot.closed {
            Some(reason) => Err(Error::disconnected(reason.clone(), Effect::No)),
            None => Ok(snapshot),
        }
    }
}

/// 128 bits that nobody can guess: the standard library seeds its hash keys from the operating
/// system's random source.
fn secret() -> String {
    use std::hash::{BuildHasher, RandomState};
    let random = RandomState::new();
    format!("{:016x}{:016x}", random.hash_one(1), random.hash_one(2))
}

fn now_on_both_clocks() -> Epoch {
    let wall = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    Epoch::new(Instant::now(), wall.as_secs_f64())
}
