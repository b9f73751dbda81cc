//! Standing orders: commands that every session of some pages is given before its target runs,
//! and rules by which their requests are blocked or answered.
//!
//! A frame of another process and a popup make their first request as soon as they are resumed,
//! so what is to hold for them has to be part of the burst that ends with the resuming; nobody
//! outside the core is fast enough. Requests are paused by one `Fetch.enable` per session, whose
//! patterns are those of all rules and of the dialog bridge: a second one would replace the first.

use super::targets::TargetKind;
use super::{Call, Core, Owner, body, body_of, parameters};
use crate::protocol::Binary;
use crate::protocol::fetch::{
    ContinueRequest, Enable, FailRequest, FulfillRequest, HeaderEntry, RequestPattern,
    RequestPaused,
};
use crate::protocol::network::{ErrorReason, ResourceType};
use crate::protocol::target::{SessionID, TargetID};
use std::collections::{BTreeMap, HashSet};
use std::fmt;
use std::sync::Arc;
use std::time::{Duration, Instant};

/// Longest for one command of an order.
const STEP: Duration = Duration::from_secs(5);

/// Chosen by whoever gives the order.
pub type StandingId = u64;

/// Whom it concerns.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Scope {
    /// Every page, frame and worker of the browser.
    Browser,
    /// These pages with their frames and workers, and the popups that they open.
    Pages(HashSet<TargetID>),
}

/// A command that each session of these kinds is given, once.
#[derive(Clone, Debug)]
pub struct Order {
    /// Pages, frames, workers…
    pub kinds: Vec<TargetKind>,
    /// The CDP method.
    pub method: &'static str,
    /// Its parameters, a JSON object.
    pub params: Vec<u8>,
}

impl Order {
    /// For these kinds.
    pub fn new(kinds: &[TargetKind], method: &'static str, params: &serde_json::Value) -> Self {
        Self { kinds: kinds.to_vec(), method, params: params.to_string().into_bytes() }
    }
}

/// Which requests are held until a rule has judged them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Pattern {
    /// `*` for anything, `?` for one character.
    pub url: String,
    /// Only those for documents, of pages and of frames.
    pub documents: bool,
}

/// A request that is held.
#[derive(Clone, Copy, Debug)]
pub struct Asked<'a> {
    /// Where it goes; after a redirect, there.
    pub url: &'a str,
    /// It is for a document.
    pub document: bool,
    /// That document is to be a page, not a frame in one.
    pub main: bool,
}

/// What becomes of it.
#[derive(Clone, Debug)]
pub enum Verdict {
    /// The rule has nothing to say.
    Pass,
    /// It fails.
    Block,
    /// It never leaves the browser.
    Answer(Arc<Reply>),
}

/// An answer of our own.
#[derive(Clone, Debug)]
pub struct Reply {
    /// The status code.
    pub status: i64,
    /// Its headers.
    pub headers: Vec<(String, String)>,
    /// Its body.
    pub body: Binary,
}

/// Decides about one request. It is called while the engine's loop is held: it must not wait.
pub type Judge = Arc<dyn Fn(&Asked<'_>) -> Verdict + Send + Sync>;

/// Requests that are held, and who decides about them.
#[derive(Clone)]
pub struct Rule {
    /// Requests that fit none of these are not held.
    pub patterns: Vec<Pattern>,
    /// Who decides.
    pub judge: Judge,
}

impl fmt::Debug for Rule {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Rule").field("patterns", &self.patterns).finish_non_exhaustive()
    }
}

/// One standing order.
#[derive(Clone, Debug)]
pub struct Standing {
    /// Whom it concerns.
    pub scope: Scope,
    /// What is sent to each of them.
    pub orders: Vec<Order>,
    /// What their requests are judged by.
    pub rule: Option<Rule>,
}

#[derive(Debug, Default)]
pub(super) struct StandingOrders {
    /// By id, so that what was ordered first is sent and judges first.
    all: BTreeMap<StandingId, Standing>,
}

impl StandingOrders {
    pub(super) fn have_rules(&self) -> bool {
        self.all.values().any(|standing| standing.rule.is_some())
    }

    fn of<'a>(&'a self, page: Option<&'a TargetID>) -> impl Iterator<Item = &'a Standing> {
        self.all.values().filter(move |standing| match (&standing.scope, page) {
            (Scope::Browser, _) => true,
            (Scope::Pages(pages), Some(page)) => pages.contains(page),
            (Scope::Pages(_), None) => false,
        })
    }

    /// A page was opened by another: what concerns that one concerns it as well.
    pub(super) fn inherit(&mut self, page: &TargetID, opener: &TargetID) {
        for standing in self.all.values_mut() {
            if let Scope::Pages(pages) = &mut standing.scope {
                if pages.contains(opener) {
                    pages.insert(page.clone());
                }
            }
        }
    }

    pub(super) fn page_destroyed(&mut self, page: &TargetID) {
        for standing in self.all.values_mut() {
            if let Scope::Pages(pages) = &mut standing.scope {
                pages.remove(page);
            }
        }
    }
}

/// The patterns of its rule; `None` for one that holds nothing.
fn held(standing: &Standing) -> Option<&[Pattern]> {
    standing.rule.as_ref().map(|rule| &*rule.patterns).filter(|patterns| !patterns.is_empty())
}

impl Core {
    /// Gives an order, or another one in the place of the one with this id. Sessions that are
    /// there get its commands now; of one that is replaced, only those that are in its scope anew.
    pub fn stand(&mut self, now: Instant, id: StandingId, standing: Standing) {
        let now = self.advance(now);
        let before = self.standing.all.remove(&id);
        let is_in = |standing: Option<&Standing>, page: Option<&TargetID>| {
            standing.is_some_and(|standing| match (&standing.scope, page) {
                (Scope::Browser, _) => true,
                (Scope::Pages(pages), Some(page)) => pages.contains(page),
                (Scope::Pages(_), None) => false,
            })
        };
        let mut standing = standing;
        if let (Some(Standing { scope: Scope::Pages(old), .. }), Scope::Pages(new)) =
            (&before, &mut standing.scope)
        {
            // Popups that joined by themselves.
            new.extend(old.iter().filter(|page| self.targets.get(page).is_some()).cloned());
        }
        self.standing.all.insert(id, standing.clone());
        for (session, kind) in self.supervised_sessions() {
            let page = self.page_of(&session);
            if !is_in(Some(&standing), page.as_ref()) {
                continue;
            }
            let was_in = is_in(before.as_ref(), page.as_ref());
            if !was_in {
                for order in standing.orders.iter().filter(|order| order.kinds.contains(&kind)) {
                    let command = body(order.method, Some(&order.params));
                    let owner = Owner::Farewell;
                    let _ = self.send_raw(now, STEP, Some(&session), order.method, &command, owner);
                }
            }
            // With the same patterns the same requests are held; who judges them is known here.
            let held_before = before.as_ref().filter(|_| was_in).and_then(held);
            if held(&standing) != held_before {
                self.intercept(now, &session, &kind);
            }
        }
    }

    /// Takes an order back. Requests are judged by it no more; what its commands did stays.
    pub fn unstand(&mut self, now: Instant, id: StandingId) {
        let now = self.advance(now);
        let Some(standing) = self.standing.all.remove(&id) else { return };
        if standing.rule.is_none() {
            return;
        }
        for (session, kind) in self.supervised_sessions() {
            let page = self.page_of(&session);
            let concerned = match &standing.scope {
                Scope::Browser => true,
                Scope::Pages(pages) => page.is_some_and(|page| pages.contains(&page)),
            };
            if concerned {
                self.intercept(now, &session, &kind);
            }
        }
    }

    /// What a session that was just attached is given before its target runs.
    pub(super) fn standing_commands(
        &self,
        session: &SessionID,
        kind: &TargetKind,
    ) -> Vec<(&'static str, Vec<u8>)> {
        let page = self.page_of(session);
        let orders = self.standing.of(page.as_ref()).flat_map(|standing| &standing.orders);
        orders
            .filter(|order| order.kinds.contains(kind))
            .map(|order| (order.method, body(order.method, Some(&order.params))))
            .collect()
    }

    /// The patterns by which requests of a session are held.
    fn patterns(&self, session: &SessionID, kind: &TargetKind) -> Vec<RequestPattern> {
        let mut patterns = Vec::new();
        // A dedicated worker's requests are held in the session of its document, and its own
        // session has no `Fetch`.
        if !matches!(kind, TargetKind::Page | TargetKind::Iframe | TargetKind::ServiceWorker) {
            return patterns;
        }
        // A service worker that passes every request on passes the bridge's on as well.
        let bridged = self.bridge.installed.contains_key(session)
            || self.bridge.active
            || (self.bridge.is_used() && *kind == TargetKind::ServiceWorker);
        if bridged {
            let pattern = self.bridge.pattern();
            patterns.push(RequestPattern::new().with(|it| it.url_pattern = Some(pattern)));
        }
        let page = self.page_of(session);
        let rules = self.standing.of(page.as_ref()).filter_map(|standing| standing.rule.as_ref());
        for pattern in rules.flat_map(|rule| &rule.patterns) {
            patterns.push(RequestPattern::new().with(|it| {
                it.url_pattern = Some(pattern.url.clone());
                it.resource_type = pattern.documents.then_some(ResourceType::DOCUMENT);
            }));
        }
        patterns
    }

    /// The command that holds requests of a session; `None` where none are to be held.
    pub(super) fn interception(
        &self,
        session: &SessionID,
        kind: &TargetKind,
    ) -> Option<(&'static str, Vec<u8>)> {
        let patterns = self.patterns(session, kind);
        let enable = Enable::new().with(|it| it.patterns = Some(patterns));
        let some = enable.patterns.as_ref().is_some_and(|patterns| !patterns.is_empty());
        some.then(|| ("Fetch.enable", body_of(&enable)))
    }

    fn intercept(&mut self, now: Instant, session: &SessionID, kind: &TargetKind) {
        // A caller who holds requests himself and gave his patterns before gives them again.
        let (method, command) = match self.interception(session, kind) {
            Some(enable) => enable,
            None if *kind == TargetKind::Page || *kind == TargetKind::Iframe => {
                ("Fetch.disable", body("Fetch.disable", None))
            }
            None => return,
        };
        let _ = self.send_raw(now, STEP, Some(session), method, &command, Owner::Farewell);
    }

    /// Decides about a request that is not the bridge's; says whether a rule did.
    pub(super) fn judge(
        &mut self,
        now: Instant,
        session: &SessionID,
        event: &RequestPaused,
    ) -> bool {
        if event.response_status_code.is_some() || event.response_error_reason.is_some() {
            return false;
        }
        let page = self.page_of(session);
        let target = self.sessions.get(session).map(|entry| entry.target.clone());
        let is_page = target.is_some() && target == page;
        let document = event.resource_type == ResourceType::DOCUMENT;
        // A popup asks for its first document before its frame is known; the id of a page is that
        // of its main frame then.
        let main = match self.frames.get(&event.frame_id) {
            Some(frame) => frame.parent.is_none(),
            None => target.is_some_and(|target| target.as_str() == event.frame_id.as_str()),
        };
        let asked = Asked { url: &event.request.url, document, main: document && main && is_page };
        let rules = self.standing.of(page.as_ref()).filter_map(|standing| standing.rule.as_ref());
        let verdict = rules
            .map(|rule| (rule.judge)(&asked))
            .find(|verdict| !matches!(verdict, Verdict::Pass))
            .unwrap_or(Verdict::Pass);
        let id = event.request_id.as_str();
        let owner = Owner::Farewell;
        let _ = match verdict {
            Verdict::Pass => return false,
            Verdict::Block => {
                let command = FailRequest::new(id, ErrorReason::BLOCKED_BY_CLIENT);
                self.send_within(now, STEP, Some(session), &command, owner)
            }
            Verdict::Answer(reply) => {
                let headers = reply.headers.iter();
                let headers = headers.map(|(name, value)| HeaderEntry::new(&**name, &**value));
                let command = FulfillRequest::new(id, reply.status).with(|it| {
                    it.response_headers = Some(headers.collect());
                    it.body = Some(reply.body.clone());
                });
                self.send_within(now, STEP, Some(session), &command, owner)
            }
        };
        true
    }

    pub(super) fn let_go(&mut self, now: Instant, session: &SessionID, event: &RequestPaused) {
        let command = ContinueRequest::new(event.request_id.as_str());
        let _ = self.send_within(now, STEP, Some(session), &command, Owner::Farewell);
    }

    /// A caller's own interception, with the patterns that must stay.
    pub(super) fn amend(&self, call: &mut Call) -> Option<()> {
        let session = call.session.clone()?;
        let target = &self.sessions.get(&session)?.target;
        let kind = self.targets.get(target)?.kind.clone();
        let (method, ours) = self.interception(&session, &kind)?;
        match &*call.method {
            "Fetch.disable" => call.body = ours,
            "Fetch.enable" => {
                let mut params = parameters(call)?;
                let ours =
                    serde_json::from_slice::<serde_json::Value>(&[b"{", &*ours, b"}"].concat());
                let more = ours.ok()?.pointer_mut("/params/patterns")?.take();
                match params.get_mut("patterns").and_then(serde_json::Value::as_array_mut) {
                    Some(patterns) => patterns.extend(more.as_array()?.iter().cloned()),
                    // Without any, everything is held.
                    None => return None,
                }
                call.body = body(method, Some(params.to_string().as_bytes()));
            }
            _ => {}
        }
        Some(())
    }
}
