//! The requests of every page that tools use: of its frames in whatever process and of its workers.

use super::NavigationPolicy;
use crate::client::{Browser, Filter, RawSubscription};
use crate::core::RawEvent;
use crate::protocol::target::{SessionID, TargetID};
use crate::untrusted::escape_up_to;
use serde_json::Value;
use std::collections::{HashMap, VecDeque};
use std::fmt::Write as _;
use std::sync::{Arc, Mutex, PoisonError};

/// Requests remembered per tab.
const KEPT: usize = 500;

/// Tabs of which requests are remembered.
const TABS: usize = 200;

/// One request of a page.
#[derive(Clone, Debug)]
pub(super) struct Request {
    /// Counts up over the life of the tab.
    pub(super) number: u64,
    pub(super) id: String,
    /// Where its answer arrives.
    pub(super) session: SessionID,
    method: String,
    pub(super) url: String,
    pub(super) kind: String,
    pub(super) status: Option<u64>,
    pub(super) mime: String,
    bytes: u64,
    pub(super) failed: Option<String>,
    done: bool,
}

/// The requests of one browser. Cheap to clone.
#[derive(Clone, Debug)]
pub(super) struct Requests {
    inner: Arc<Inner>,
}

#[derive(Debug)]
struct Inner {
    browser: Browser,
    events: RawSubscription,
    seen: Mutex<Seen>,
}

/// A document that came from where none may come from.
#[derive(Clone, Debug)]
pub(super) struct Stray {
    pub(super) url: String,
    pub(super) why: String,
}

#[derive(Debug, Default)]
struct Seen {
    /// The page that a session belongs to. Learned from the same stream as the requests, so that
    /// those of a frame that is gone by the time that they are read still count for its page.
    page_of: HashMap<SessionID, TargetID>,
    pages: HashMap<TargetID, Page>,
    strays: HashMap<TargetID, Stray>,
    policy: NavigationPolicy,
}

#[derive(Debug, Default)]
struct Page {
    requests: VecDeque<Request>,
    last: u64,
}

impl Requests {
    pub(super) fn watch(browser: &Browser, policy: &NavigationPolicy) -> Self {
        let filter = Filter::methods([
            "Target.attachedToTarget",
            "Target.detachedFromTarget",
            "Network.requestWillBeSent",
            "Network.responseReceived",
            "Network.loadingFinished",
            "Network.loadingFailed",
        ]);
        let filter = filter.any_session().capacity(20_000).capacity_bytes(32 << 20);
        let events = browser.subscribe_raw(&filter);
        let snapshot = browser.snapshot();
        let mut seen = Seen { policy: policy.clone(), ..Seen::default() };
        for target in snapshot.targets.iter() {
            let mut at = target;
            // A frame or worker was announced by the session of what it is in.
            while let Some(above) = at.parent.as_ref().and_then(|id| snapshot.target(id)) {
                at = above;
            }
            if let (Some(session), "page") = (&target.session, at.kind.as_str()) {
                seen.page_of.insert(session.clone(), at.id.clone());
            }
        }
        let seen = Mutex::new(seen);
        Self { inner: Arc::new(Inner { browser: browser.clone(), events, seen }) }
    }

    /// Those of one page, the oldest first, and how many events came too fast to be read.
    pub(super) fn of(&self, page: &TargetID) -> (Vec<Request>, u64) {
        self.take_in();
        let seen = self.inner.seen.lock().unwrap_or_else(PoisonError::into_inner);
        let requests = seen.pages.get(page).map(|page| page.requests.iter().cloned().collect());
        (requests.unwrap_or_default(), self.inner.events.lost())
    }

    /// Documents whose name led to an address that is refused, one for each page; told once.
    pub(super) fn strays(&self, of: impl Fn(&TargetID) -> bool) -> Vec<(TargetID, Stray)> {
        let mut seen = self.inner.seen.lock().unwrap_or_else(PoisonError::into_inner);
        let ours: Vec<TargetID> = seen.strays.keys().filter(|page| of(page)).cloned().collect();
        ours.into_iter().filter_map(|page| seen.strays.remove_entry(&page)).collect()
    }

    /// Reads what came. Done after every call of a tool, so that little is ever waiting.
    pub(super) fn take_in(&self) {
        let mut seen = self.inner.seen.lock().unwrap_or_else(PoisonError::into_inner);
        while let Ok(Some(event)) = self.inner.events.try_next() {
            seen.take_in(&event);
        }
        if seen.pages.len() > TABS {
            let there = self.inner.browser.snapshot();
            seen.pages.retain(|id, _| there.target(id).is_some());
            seen.strays.retain(|id, _| there.target(id).is_some());
        }
    }
}

impl Seen {
    fn take_in(&mut self, event: &RawEvent) {
        let Ok(params) = event.params.to_value() else { return };
        match &*event.method {
            "Target.attachedToTarget" => {
                let text = |at: &str| params.pointer(at).and_then(Value::as_str);
                let above = event.session.as_ref().and_then(|session| self.page_of.get(session));
                let page = match text("/targetInfo/type") {
                    Some("page") => text("/targetInfo/targetId").map(TargetID::from),
                    _ => above.cloned(),
                };
                if let (Some(session), Some(page)) = (text("/sessionId"), page) {
                    self.page_of.insert(session.into(), page);
                }
            }
            "Target.detachedFromTarget" => {
                if let Some(session) = params["sessionId"].as_str() {
                    self.page_of.remove(&SessionID::from(session));
                }
            }
            method => {
                let Some(session) = &event.session else { return };
                let Some(page) = self.page_of.get(session) else { return };
                if method == "Network.responseReceived" && params["type"] == "Document" {
                    let text = |key: &str| params["response"][key].as_str().unwrap_or_default();
                    if let Some(why) = self.policy.objection_to_address(text("remoteIPAddress")) {
                        let url = text("url").chars().take(4_000).collect();
                        self.strays.insert(page.clone(), Stray { url, why });
                    }
                }
                let page = self.pages.entry(page.clone()).or_default();
                page.take_in(method, session, &params);
            }
        }
    }
}

impl Page {
    fn take_in(&mut self, method: &str, session: &SessionID, params: &Value) {
        let text = |value: &Value| value.as_str().unwrap_or_default().to_owned();
        let id = text(&params["requestId"]);
        if method == "Network.requestWillBeSent" {
            // It is its own answer, and a page may have hundreds (the browser's error page has six).
            let url = params["request"]["url"].as_str().unwrap_or_default();
            if url.starts_with("data:") {
                return;
            }
            // A redirect keeps the id: the request before it is answered by it.
            if let Some(redirect) = params.get("redirectResponse") {
                if let Some(before) = self.requests.iter_mut().rev().find(|it| it.id == id) {
                    before.status = redirect["status"].as_u64();
                    before.done = true;
                    before.id = String::new();
                }
            }
            self.last += 1;
            self.requests.push_back(Request {
                number: self.last,
                id,
                session: session.clone(),
                method: text(&params["request"]["method"]),
                url: url.chars().take(4_000).collect(),
                kind: text(&params["type"]).to_lowercase(),
                status: None,
                mime: String::new(),
                bytes: 0,
                failed: None,
                done: false,
            });
            if self.requests.len() > KEPT {
                self.requests.pop_front();
            }
            return;
        }
        // The document of a frame is asked for in the session of its parent and answered in its own.
        let Some(request) = self.requests.iter_mut().rev().find(|it| it.id == id) else { return };
        request.session = session.clone();
        match method {
            "Network.responseReceived" => {
                request.status = params["response"]["status"].as_u64();
                request.mime = text(&params["response"]["mimeType"]);
            }
            "Network.loadingFinished" => {
                #[allow(
                    clippy::cast_possible_truncation,
                    clippy::cast_sign_loss,
                    reason = "a length; what is negative or too large is cut"
                )]
                let bytes = params["encodedDataLength"].as_f64().unwrap_or_default() as u64;
                request.bytes = bytes;
                request.done = true;
            }
            _ => {
                request.failed = Some(match params["blockedReason"].as_str() {
                    Some(reason) => format!("blocked: {reason}"),
                    None => text(&params["errorText"]),
                });
                request.done = true;
            }
        }
    }
}

impl Request {
    /// In one line, for a model.
    pub(super) fn line(&self) -> String {
        let mut line = format!("{} {} {}", self.number, self.method, escape_up_to(&self.url, 300));
        let _ = match (&self.failed, self.status, self.done) {
            (Some(failed), ..) => write!(line, " failed: {}", escape_up_to(failed, 80)),
            (None, Some(status), true) => write!(line, " {status} {} bytes", self.bytes),
            (None, Some(status), false) => write!(line, " {status}, still loading"),
            (None, None, _) => write!(line, " no answer yet"),
        };
        if !self.kind.is_empty() {
            let _ = write!(line, " ({})", escape_up_to(&self.kind, 30));
        }
        line
    }
}
