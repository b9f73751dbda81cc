//! A second opinion: what the picture must be, folded slowly from the messages that arrived and
//! the commands that left. Written from what Chromium does and what the product promises; it
//! shares nothing with the core but JSON.

use cdpwire::Snapshot;
use serde_json::Value;
use std::collections::{BTreeMap, BTreeSet};
use std::time::{Duration, Instant};

#[derive(Debug)]
struct Session {
    id: String,
    target: String,
    kind: String,
    parent: Option<String>,
    page: Option<String>,
    /// Ours, not a caller's.
    automatic: bool,
    crashed: bool,
    /// The page's side of the bridge was put there.
    bridged: bool,
    /// A caller intercepts requests here.
    claimed: bool,
    since: Instant,
    resumed: bool,
    /// A crash interrupted the set-up.
    again: bool,
    /// Commands of the set-up that have left and are not answered.
    open: BTreeSet<i64>,
}

#[derive(Debug)]
struct Target {
    id: String,
    kind: String,
    url: String,
    title: String,
    opener: Option<String>,
    session: Option<String>,
    parent: Option<String>,
    state: &'static str,
}

#[derive(Debug)]
struct Frame {
    id: String,
    parent: Option<String>,
    page: String,
    url: String,
    own: Option<String>,
    /// The session of the process where its next document is to be.
    next: Option<String>,
    /// Known from more than that.
    told: bool,
    remote: bool,
    loader: Option<String>,
    /// Why it is out of reach.
    trouble: Option<&'static str>,
}

#[derive(Debug)]
struct Page {
    id: String,
    session: String,
    main: Option<String>,
}

#[derive(Clone, Debug)]
struct Dialog {
    id: String,
    kind: String,
    message: String,
    page: String,
    frame: Option<String>,
    source: &'static str,
    opened: Instant,
    until: Instant,
    /// A caller's answer that is under way.
    answer: Option<i64>,
    closed_by: Option<&'static str>,
    closed_at: Option<Instant>,
    forgotten: bool,
}

#[derive(Debug)]
struct Asked {
    session: Option<String>,
    method: String,
    attaches: Option<String>,
    /// When it left, counted in commands.
    sent: Option<u64>,
    interruptible: bool,
    deadline: Instant,
}

/// A frame that lost its session and may come back into its parent's process.
#[derive(Debug)]
struct Limbo {
    frame: String,
    session: String,
    command: Option<i64>,
    until: Instant,
}

struct Answer {
    call: i64,
    dialog: String,
    session: String,
    until: Instant,
}

struct Own {
    session: Option<String>,
    method: String,
    sent: u64,
}

/// An attachment that may be announced although nobody waits for it any more.
struct Late {
    call: i64,
    target: String,
    session: Option<String>,
    sent: u64,
}

struct Paused {
    session: String,
    request: String,
}

pub(super) struct Oracle {
    /// It hears what the core hears, and must think the same.
    strict: bool,
    /// Something was said or done since it was last compared.
    changed: bool,
    now: Instant,
    setup: Duration,
    orphan_age: Duration,
    watchdog: Duration,
    host: String,
    auto: bool,
    bridge: bool,
    ready: bool,
    closed: bool,
    sessions: Vec<Session>,
    dead: Vec<String>,
    targets: Vec<Target>,
    pages: Vec<Page>,
    frames: Vec<Frame>,
    limbo: Vec<Limbo>,
    /// Frames whose document one event has taken away.
    left: Vec<String>,
    pending: Vec<Dialog>,
    recent: Vec<Dialog>,
    dialogs: u64,
    policies: Vec<(Option<String>, Option<String>, String)>,
    answers: Vec<Answer>,
    consoles: BTreeMap<String, u64>,
    /// Pages that a caller asked to close.
    closing: Vec<String>,
    asked: BTreeMap<i64, Asked>,
    late_attachments: Vec<Late>,
    commands: u64,
    own: BTreeMap<i64, Own>,
    orphans: Vec<(Instant, String, Value)>,
    paused: Vec<Paused>,
    /// Requests about which callers decide.
    callers: Vec<Paused>,
}

const RESUME: &str = "Runtime.runIfWaitingForDebugger";

/// The text at a path of names, as `/params/requestId`. Not `Value::pointer`, which makes two
/// strings of every name on the way.
fn at<'a>(value: &'a Value, path: &str) -> Option<&'a str> {
    let mut value = value;
    for name in path.split('/').skip(1) {
        value = value.get(name)?;
    }
    value.as_str()
}

fn text<'a>(value: &'a Value, path: &str) -> &'a str {
    at(value, path).unwrap_or_default()
}

fn maybe(value: &Value, path: &str) -> Option<String> {
    at(value, path).map(str::to_owned)
}

impl Oracle {
    pub(super) fn new(
        now: Instant,
        setup: Duration,
        orphan_age: Duration,
        secret: &str,
        mode: &str,
        strict: bool,
    ) -> Self {
        Self {
            strict,
            changed: true,
            now,
            setup,
            orphan_age,
            watchdog: Duration::from_secs(300),
            host: format!("https://{secret}.invalid/"),
            auto: mode == "auto",
            bridge: mode == "on",
            ready: false,
            closed: false,
            sessions: Vec::new(),
            dead: Vec::new(),
            targets: Vec::new(),
            pages: Vec::new(),
            frames: Vec::new(),
            limbo: Vec::new(),
            left: Vec::new(),
            pending: Vec::new(),
            recent: Vec::new(),
            dialogs: 0,
            policies: Vec::new(),
            answers: Vec::new(),
            consoles: BTreeMap::new(),
            closing: Vec::new(),
            asked: BTreeMap::new(),
            late_attachments: Vec::new(),
            commands: 0,
            own: BTreeMap::new(),
            orphans: Vec::new(),
            paused: Vec::new(),
            callers: Vec::new(),
        }
    }

    // What callers do.

    pub(super) fn asked(
        &mut self,
        id: i32,
        session: Option<&str>,
        method: &str,
        params: &Value,
        interruptible: bool,
        deadline: Instant,
    ) {
        self.changed = true;
        let attaches =
            (method == "Target.attachToTarget").then(|| text(params, "/targetId").to_owned());
        if method == "Fetch.enable" {
            if let Some(session) = session.and_then(|id| self.session_mut(id)) {
                session.claimed = true;
            }
        }
        // Before a page is left, what its script asks through the bridge is answered.
        let leaves = match method {
            "Page.navigate" | "Page.reload" | "Page.close" => {
                session.and_then(|id| self.session(id)).and_then(|session| session.page.clone())
            }
            "Target.closeTarget" => maybe(params, "/targetId"),
            "Browser.close" => Some(String::new()),
            _ => None,
        };
        if let (Some(page), "Target.closeTarget") = (&leaves, method) {
            if self.pages.iter().any(|known| known.id == *page) {
                self.closing.push(page.clone());
            }
        }
        if let Some(page) = leaves {
            self.close_where("gone", |dialog| {
                dialog.source == "bridge"
                    && dialog.answer.is_none()
                    && (page.is_empty() || dialog.page == page)
            });
        }
        let session = session.map(str::to_owned);
        let asked = Asked {
            session,
            method: method.to_owned(),
            attaches,
            sent: None,
            interruptible,
            deadline,
        };
        self.asked.insert(id.into(), asked);
    }

    pub(super) fn cancelled(&mut self, id: i32) {
        self.forget(i64::from(id));
    }

    /// Nobody waits for the answer; what was asked may happen all the same.
    fn forget(&mut self, id: i64) {
        self.changed = true;
        let Some(asked) = self.asked.remove(&id) else { return };
        if let (Some(sent), Some(target)) = (asked.sent, asked.attaches) {
            self.late_attachments.push(Late { call: id, target, session: asked.session, sent });
        }
    }

    pub(super) fn respond(&mut self, call: i32, dialog: &str) {
        self.changed = true;
        let call = i64::from(call);
        let Some(open) = self.pending.iter_mut().find(|open| open.id == dialog) else {
            assert!(!self.strict, "{dialog} is answered and not pending");
            return;
        };
        open.answer = Some(call);
        let page = open.page.clone();
        let until = self.now + Duration::from_secs(5);
        let session = self.target(&page).and_then(|target| target.session.clone());
        let session = match (open_source(&self.pending, dialog), session) {
            ("native", Some(session)) => session,
            _ => String::new(),
        };
        self.answers.push(Answer { call, dialog: dialog.to_owned(), session, until });
    }

    pub(super) fn set_policy(&mut self, page: Option<&str>, kind: Option<&str>, to: Option<&str>) {
        self.changed = true;
        let (page, kind) = (page.map(str::to_owned), kind.map(str::to_owned));
        self.policies.retain(|(p, k, _)| *p != page || *k != kind);
        if let Some(to) = to {
            self.policies.push((page, kind, to.to_owned()));
        }
    }

    pub(super) fn set_watchdog(&mut self, after: Duration) {
        self.watchdog = after;
    }

    pub(super) fn set_bridge(&mut self, mode: &str) {
        self.changed = true;
        self.auto = mode == "auto";
        match mode {
            "on" => self.bridge_on(),
            "off" => self.bridge = false,
            _ => {}
        }
    }

    fn bridge_on(&mut self) {
        self.bridge = true;
        for session in &mut self.sessions {
            session.bridged |= session.automatic && is_document(&session.kind);
        }
    }

    // What leaves.

    pub(super) fn sent(&mut self, command: &Value, ours: bool) {
        self.changed = true;
        let id = command["id"].as_i64().unwrap_or_default();
        let method = text(command, "/method").to_owned();
        let session = maybe(command, "/sessionId");
        if method.starts_with("Fetch.") && method != "Fetch.enable" {
            let request = text(command, "/params/requestId");
            self.paused.retain(|p| p.request != request || Some(&p.session) != session.as_ref());
        }
        self.commands += 1;
        let sent = self.commands;
        if ours {
            if let Some(asked) = self.asked.get_mut(&id) {
                asked.sent = Some(sent);
            }
            return;
        }
        if let Some(name) = &session {
            let limbo = self.limbo.iter_mut();
            let mut waiting = limbo.filter(|l| l.session == *name && l.command.is_none());
            let document = self.sessions.iter_mut().find(|session| session.id == *name);
            if let Some(state) = document {
                if !state.resumed {
                    state.open.insert(id);
                    state.resumed = method == RESUME;
                } else {
                    // With tiny limits the core lets go of sessions that are kept here.
                    assert!(!self.strict || method != RESUME, "{name} was resumed twice");
                    let later = [
                        "Page.enable",
                        "Fetch.",
                        "Runtime.addBinding",
                        "Page.addScriptToEvaluateOnNewDocument",
                        "Page.removeScriptToEvaluateOnNewDocument",
                        "Page.handleJavaScriptDialog",
                        "Debugger.",
                        "DOM.",
                        "Target.detachFromTarget",
                    ];
                    let fine = later.iter().any(|allowed| method.starts_with(allowed));
                    assert!(
                        fine || !self.strict,
                        "{method} was sent on {name} after it was resumed"
                    );
                    if method == "Page.enable" {
                        let first = waiting.next();
                        assert!(first.is_some() || !self.strict, "why Page.enable again?");
                        if let Some(first) = first {
                            first.command = Some(id);
                        }
                    }
                }
            }
        }
        self.own.insert(id, Own { session, method, sent });
    }

    // What arrives.

    pub(super) fn message(&mut self, now: Instant, message: &Value) {
        self.changed = true;
        if self.closed {
            return;
        }
        self.now = now;
        if message.get("id").is_some() || message.get("method").is_none() {
            self.reply(message);
        } else {
            self.event(message);
        }
    }

    fn reply(&mut self, message: &Value) {
        let Some(id) = message["id"].as_i64() else { return };
        let refused = message.get("error").is_some();
        self.asked.remove(&id);
        self.late_attachments.retain(|late| late.call != id);
        if let Some(at) = self.answers.iter().position(|answer| answer.call == id) {
            let answer = self.answers.remove(at);
            let error = text(message, "/error/message");
            self.answered(&answer, refused, error);
            return;
        }
        let Some(own) = self.own.remove(&id) else { return };
        if own.session.is_none() && own.method == "Target.getTargetInfo" {
            self.ready = true;
        }
        if let Some(at) = self.limbo.iter().position(|limbo| limbo.command == Some(id)) {
            let limbo = self.limbo.remove(at);
            self.settle(&limbo.frame);
        }
        let Some(session) = own.session else { return };
        if own.method == "Page.getFrameTree" && !refused {
            let tree = message["result"]["frameTree"].clone();
            self.tree(&session, &tree);
        }
        if let Some(state) = self.session_mut(&session) {
            if state.open.remove(&id) {
                self.judge(&session);
            }
        }
    }

    /// A set-up that is answered is done.
    fn judge(&mut self, session: &str) {
        let Some(state) = self.session(session) else { return };
        if state.resumed && state.open.is_empty() && !state.crashed {
            self.set_state(session, "ready");
        }
    }

    fn set_state(&mut self, session: &str, state: &'static str) {
        let of = |target: &&mut Target| target.session.as_deref() == Some(session);
        if let Some(target) = self.targets.iter_mut().find(of) {
            target.state = state;
        }
    }

    fn event(&mut self, message: &Value) {
        let method = text(message, "/method");
        let params = message.get("params").unwrap_or(&Value::Null);
        let on = maybe(message, "/sessionId");
        if let Some(name) = &on {
            if self.session(name).is_none() {
                if !self.dead.contains(name) {
                    let until = self.now + self.orphan_age;
                    self.orphans.push((until, name.clone(), message.clone()));
                }
                return;
            }
        }
        match method {
            "Target.attachedToTarget" => self.attached(on.as_deref(), params),
            "Target.detachedFromTarget" => {
                let session = text(params, "/sessionId").to_owned();
                self.end_session(&session);
            }
            "Target.targetCreated" => self.describe(&params["targetInfo"]),
            "Target.targetInfoChanged" => {
                let info = &params["targetInfo"];
                if self.target(text(info, "/targetId")).is_some() {
                    self.name_frame(text(info, "/targetId"), text(info, "/url"));
                    self.describe(info);
                }
            }
            "Target.targetDestroyed" => {
                let id = text(params, "/targetId").to_owned();
                let session = self.target(&id).and_then(|target| target.session.clone());
                if self.target(&id).is_some() {
                    self.policies.retain(|(page, ..)| page.as_ref() != Some(&id));
                }
                self.targets.retain(|target| target.id != id);
                if let Some(session) = session {
                    self.end_session(&session);
                }
            }
            "Target.targetCrashed" => {
                let target = self.target(text(params, "/targetId"));
                if let Some(session) = target.and_then(|target| target.session.clone()) {
                    self.crash(&session);
                }
            }
            _ => {
                if let Some(session) = on {
                    self.session_event(&session, method, params);
                }
            }
        }
    }

    fn session_event(&mut self, on: &str, method: &str, params: &Value) {
        match method {
            "Inspector.targetCrashed" => return self.crash(on),
            "Inspector.targetReloadedAfterCrash" | "Runtime.executionContextCreated" => {
                return self.revive(on);
            }
            _ => {}
        }
        let Some(session) = self.session(on).filter(|session| session.automatic) else { return };
        let Some(page) = session.page.clone() else { return };
        let top = session.target == page;
        let frame = text(params, "/frameId").to_owned();
        match method {
            "Page.frameAttached" => {
                self.frame_attached(&page, on, &frame, text(params, "/parentFrameId"));
                self.close_left();
            }
            "Page.frameDetached" => {
                let swap = text(params, "/reason") == "swap";
                self.frame_detached(on, &frame, swap);
                self.close_left();
            }
            "Page.frameNavigated" => {
                self.frame_navigated(&page, on, &params["frame"]);
                self.close_left();
                if top && params["frame"].get("parentId").is_none() {
                    self.close_where("gone", |dialog| dialog.page == page);
                    self.consoles.insert(page, 0);
                }
            }
            "Page.navigatedWithinDocument" if self.nearest(&frame).as_deref() == Some(on) => {
                let url = text(params, "/url").to_owned();
                if let Some(frame) = self.frame_mut(&frame) {
                    frame.url = url;
                }
            }
            "Page.javascriptDialogOpening" if top => {
                let frame = (!frame.is_empty()).then_some(frame);
                let (kind, message) = (text(params, "/type"), text(params, "/message"));
                self.dialog(kind, message, page, frame, "native");
            }
            "Page.javascriptDialogClosed" => self.dialog_closed(on, &page, &frame),
            // Context 0: told again from before.
            "Runtime.consoleAPICalled" if params["executionContextId"] != 0 => {
                *self.consoles.entry(page).or_default() += 1;
            }
            "Runtime.exceptionThrown" | "Log.entryAdded" => {
                *self.consoles.entry(page).or_default() += 1;
            }
            "Fetch.requestPaused" => self.request_paused(on, &page, params),
            _ => {}
        }
    }

    // Targets and sessions.

    fn describe(&mut self, info: &Value) {
        let id = text(info, "/targetId");
        let at = match self.targets.iter().position(|target| target.id == id) {
            Some(at) => at,
            None => {
                self.targets.push(Target {
                    id: id.to_owned(),
                    kind: String::new(),
                    url: String::new(),
                    title: String::new(),
                    opener: None,
                    session: None,
                    parent: None,
                    state: "unattached",
                });
                self.targets.len() - 1
            }
        };
        let target = &mut self.targets[at];
        target.kind = text(info, "/type").to_owned();
        target.url = text(info, "/url").to_owned();
        target.title = text(info, "/title").to_owned();
        target.opener = maybe(info, "/openerId").or_else(|| target.opener.take());
    }

    fn attached(&mut self, on: Option<&str>, params: &Value) {
        let (id, info) = (text(params, "/sessionId").to_owned(), &params["targetInfo"]);
        let (target, kind) = (text(info, "/targetId").to_owned(), text(info, "/type"));
        if self.session(&id).is_some() || self.dead.contains(&id) {
            return;
        }
        let before = self.target(&target).and_then(|target| target.session.clone());
        let waiting = params["waitingForDebugger"] == true;
        // An attachment that a caller asked for is his own. It is announced where he asked; the
        // target is ours already, or it runs, which nothing does that the browser attaches to at
        // its birth. Before our own request is answered, the browser's attachment comes first.
        let own = self
            .own
            .values()
            .filter(|own| own.session.as_deref() == on && own.method == "Target.setAutoAttach");
        let covered = own.map(|own| own.sent).min().filter(|_| before.is_none());
        let fits = |session: &Option<String>, sent: u64| {
            session.as_deref() == on && covered.is_none_or(|own| sent < own)
        };
        // Who asked first is served first, whether he still waits or not.
        let mut claims: Vec<(u64, i64)> = Vec::new();
        for (id, asked) in &self.asked {
            let Some(sent) = asked.sent.filter(|sent| fits(&asked.session, *sent)) else {
                continue;
            };
            if asked.attaches.as_ref() == Some(&target) {
                claims.push((sent, *id));
            }
        }
        for late in &self.late_attachments {
            if late.target == target && fits(&late.session, late.sent) {
                claims.push((late.sent, late.call));
            }
        }
        let claim = claims.into_iter().min().filter(|_| before.is_some() || !waiting);
        let claimed = claim.is_some();
        if let Some((sent, id)) = claim {
            self.late_attachments.retain(|late| late.sent != sent);
            if let Some(asked) = self.asked.get_mut(&id).filter(|asked| asked.sent == Some(sent)) {
                asked.attaches = None;
            }
        }
        let automatic = !claimed && kind != "browser";
        let shared = kind == "service_worker" || kind == "shared_worker";
        let supervised = shared || ["page", "iframe", "worker"].contains(&kind);
        // Of a worker that pages share, the browser's own attachment is kept, whichever came first.
        let by_page = |old: &str| self.session(old).is_some_and(|old| old.parent.is_some());
        let better = on.is_none() && before.as_deref().is_some_and(by_page);
        if automatic && shared && before.is_some() && !better {
            self.dead.push(id);
            return;
        }
        if let (true, Some(old)) = (automatic, before) {
            self.end_session(&old);
        }
        self.describe(info);
        if automatic && !supervised {
            self.dead.push(id);
            return;
        }
        let above = on.and_then(|on| self.session(on));
        let page = match kind {
            "page" => Some(target.clone()),
            _ => above.and_then(|above| above.page.clone()),
        };
        let parent_target = above.map(|above| above.target.clone());
        self.sessions.push(Session {
            id: id.clone(),
            target: target.clone(),
            kind: kind.to_owned(),
            parent: on.map(str::to_owned),
            page: page.clone(),
            automatic,
            crashed: false,
            bridged: automatic && self.bridge && is_document(kind),
            claimed: false,
            since: self.now,
            resumed: false,
            again: false,
            open: BTreeSet::new(),
        });
        if automatic {
            if let Some(state) = self.targets.iter_mut().find(|state| state.id == target) {
                state.session = Some(id.clone());
                state.parent = parent_target;
                state.state = "attaching";
            }
            match (kind, page) {
                ("page", _) => {
                    self.pages.push(Page { id: target, session: id.clone(), main: None });
                }
                ("iframe", Some(page)) => {
                    let parent = maybe(info, "/parentFrameId");
                    let url = text(info, "/url");
                    self.frame_announced(&page, &id, &target, parent, url, waiting);
                    self.close_left();
                }
                _ => {}
            }
        }
        let (now, kept): (Vec<_>, Vec<_>) =
            std::mem::take(&mut self.orphans).into_iter().partition(|orphan| orphan.1 == id);
        self.orphans = kept;
        for (_, _, message) in now {
            self.event(&message);
        }
    }

    fn end_session(&mut self, id: &str) {
        let mut gone = vec![id.to_owned()];
        let mut at = 0;
        while let Some(above) = gone.get(at).cloned() {
            let below = |session: &&Session| session.parent.as_ref() == Some(&above);
            gone.extend(self.sessions.iter().filter(below).map(|session| session.id.clone()));
            at += 1;
        }
        for id in gone {
            let Some(at) = self.sessions.iter().position(|session| session.id == id) else {
                continue;
            };
            let session = self.sessions.remove(at);
            self.dead.push(id.clone());
            self.drop_calls(&id);
            if !session.automatic {
                continue;
            }
            let of = |target: &&mut Target| target.session.as_deref() == Some(&*id);
            if let Some(target) = self.targets.iter_mut().find(of) {
                target.session = None;
                target.state = "unattached";
            }
            let Some(page) = session.page else { continue };
            if session.target == page {
                self.pages.retain(|known| known.id != page);
                self.frames.retain(|frame| frame.page != page);
                self.consoles.remove(&page);
                self.closing.retain(|closing| *closing != page);
                self.page_ended(&page);
            } else if session.kind == "iframe" {
                self.frame_lost_session(&session.target, &id);
            }
        }
        self.close_left();
    }

    /// What waits in a session ends: it is gone, or its renderer is.
    fn drop_calls(&mut self, session: &str) {
        self.asked.retain(|_, asked| asked.session.as_deref() != Some(session));
        self.own.retain(|_, own| own.session.as_deref() != Some(session));
        self.paused.retain(|paused| paused.session != session);
        let failed: Vec<String> =
            self.limbo.iter().filter(|l| l.session == session).map(|l| l.frame.clone()).collect();
        self.limbo.retain(|limbo| limbo.session != session);
        for frame in failed {
            self.settle(&frame);
        }
        self.end_answers(|answer| answer.session == session);
    }

    fn crash(&mut self, id: &str) {
        let Some(session) = self.session_mut(id).filter(|session| !session.crashed) else { return };
        session.crashed = true;
        session.again |= !session.resumed || !session.open.is_empty();
        session.open.clear();
        session.resumed = true;
        let (target, page) = (session.target.clone(), session.page.clone());
        self.set_state(id, "crashed");
        if page.as_ref() == Some(&target) {
            self.page_ended(&target);
        }
        let mut roots: Vec<String> = self
            .frames
            .iter()
            .filter(|frame| frame.own.as_deref() == Some(id))
            .map(|frame| frame.id.clone())
            .collect();
        let main = self.pages.iter().find(|known| known.session == id);
        roots.extend(main.and_then(|page| page.main.clone()));
        for root in roots {
            self.remove_below(&root);
            if let Some(frame) = self.frame_mut(&root) {
                frame.trouble = Some("crashed");
            }
            self.document_left(&root);
        }
        self.drop_calls(id);
        self.close_left();
    }

    fn page_ended(&mut self, page: &str) {
        self.close_where("gone", |dialog| dialog.page == page);
        // The browser closes the dialog a moment before it tells of the page's end.
        let now = self.now;
        let just = |dialog: &&mut Dialog| {
            dialog.page == page
                && dialog.closed_by == Some("remote")
                && dialog.closed_at.is_some_and(|at| now - at < Duration::from_millis(500))
        };
        for dialog in self.recent.iter_mut().filter(just) {
            dialog.closed_by = Some("gone");
        }
    }

    fn revive(&mut self, id: &str) {
        let now = self.now;
        let Some(session) = self.session_mut(id).filter(|session| session.crashed) else { return };
        session.crashed = false;
        let again = std::mem::take(&mut session.again) && session.automatic;
        if again {
            session.resumed = false;
            session.since = now;
        }
        self.set_state(id, if again { "attaching" } else { "ready" });
        for at in 0..self.frames.len() {
            let frame = &self.frames[at];
            if frame.trouble == Some("crashed") && self.nearest(&frame.id).as_deref() == Some(id) {
                self.frames[at].trouble = None;
            }
        }
    }

    // Frames.

    /// The session in which a frame's commands run.
    fn nearest(&self, frame: &str) -> Option<String> {
        let mut at = self.frame(frame)?;
        loop {
            match (&at.own, &at.parent) {
                (Some(own), _) => return Some(own.clone()),
                (None, Some(parent)) => at = self.frame(parent)?,
                (None, None) => {
                    let page = self.pages.iter().find(|page| page.id == at.page)?;
                    return Some(page.session.clone());
                }
            }
        }
    }

    fn add_frame(&mut self, page: &str, id: &str, parent: Option<String>) {
        self.frames.push(Frame {
            id: id.to_owned(),
            parent,
            page: page.to_owned(),
            url: String::new(),
            own: None,
            next: None,
            told: true,
            remote: false,
            loader: None,
            trouble: None,
        });
    }

    fn remove_below(&mut self, id: &str) {
        while let Some(child) = self.frames.iter().find(|frame| frame.parent.as_deref() == Some(id))
        {
            let child = child.id.clone();
            self.remove_frame(&child);
        }
    }

    fn remove_frame(&mut self, id: &str) {
        self.frames.retain(|frame| frame.id != id);
        for page in &mut self.pages {
            if page.main.as_deref() == Some(id) {
                page.main = None;
            }
        }
        self.remove_below(id);
        self.document_left(id);
    }

    /// Its document is gone, and with it the dialogs of its scripts.
    fn document_left(&mut self, frame: &str) {
        self.left.push(frame.to_owned());
    }

    /// What one event takes away closes together, in the order in which it opened.
    fn close_left(&mut self) {
        let left = std::mem::take(&mut self.left);
        self.close_where("gone", |dialog| dialog.frame.as_ref().is_some_and(|f| left.contains(f)));
    }

    fn frame_attached(&mut self, page: &str, on: &str, id: &str, parent: &str) {
        if self.nearest(parent).as_deref() != Some(on) {
            return;
        }
        let Some(frame) = self.frame_mut(id) else {
            self.add_frame(page, id, Some(parent.to_owned()));
            return;
        };
        frame.told = true;
        let away = frame.remote || frame.trouble == Some("moving");
        if !away || frame.own.as_deref() == Some(on) {
            return;
        }
        self.remove_below(id);
        if let Some(frame) = self.frame_mut(id) {
            frame.own = None;
            frame.remote = false;
            frame.trouble = None;
        }
        self.document_left(id);
    }

    fn frame_detached(&mut self, on: &str, id: &str, swap: bool) {
        let Some(frame) = self.frame(id) else { return };
        if frame.own.as_deref() == Some(on) || frame.next.as_deref() == Some(on) {
            return;
        }
        if !swap {
            self.remove_frame(id);
        } else if let Some(next) = frame.next.clone() {
            self.document_left(id);
            self.frame_moved_out(id, &next);
            let url = self.target(id).map(|target| target.url.clone());
            self.name_frame(id, &url.unwrap_or_default());
        } else if frame.own.is_none() {
            self.remove_below(id);
            if let Some(frame) = self.frame_mut(id) {
                frame.trouble = Some("moving");
                frame.loader = None;
            }
            self.document_left(id);
        }
    }

    /// Whoever waits has not committed: the frame is still where it was.
    fn frame_announced(
        &mut self,
        page: &str,
        session: &str,
        id: &str,
        parent: Option<String>,
        url: &str,
        waiting: bool,
    ) {
        if self.frame(id).is_none() {
            self.add_frame(page, id, parent);
            self.frame_mut(id).expect("it was added").told = false;
        }
        let Some(frame) = self.frame_mut(id) else { return };
        if waiting && !frame.remote && frame.trouble != Some("moving") {
            frame.next = Some(session.to_owned());
        } else {
            self.frame_moved_out(id, session);
            self.name_frame(id, url);
        }
    }

    fn frame_moved_out(&mut self, id: &str, session: &str) {
        // The old document was left when the frame set out.
        let here = |frame: &Frame| frame.told && frame.trouble != Some("moving");
        let here = self.frame(id).is_some_and(here);
        self.remove_below(id);
        if here {
            self.document_left(id);
        }
        if let Some(frame) = self.frame_mut(id) {
            frame.own = Some(session.to_owned());
            frame.next = None;
            frame.told = true;
            frame.remote = true;
            frame.trouble = None;
            frame.loader = None;
        }
    }

    /// The browser names what a frame shows whose document was not announced.
    fn name_frame(&mut self, id: &str, url: &str) {
        let nameless = |frame: &&mut Frame| frame.loader.is_none() && frame.next.is_none();
        if let Some(frame) = self.frame_mut(id).filter(nameless) {
            if !url.is_empty() {
                frame.url = url.to_owned();
            }
        }
    }

    fn frame_lost_session(&mut self, id: &str, session: &str) {
        let Some(frame) = self.frame_mut(id) else { return };
        if frame.next.as_deref() == Some(session) {
            frame.next = None;
            if !frame.told {
                self.remove_frame(id);
            }
            return;
        }
        if frame.own.as_deref() != Some(session) {
            return;
        }
        self.remove_below(id);
        if let Some(frame) = self.frame_mut(id) {
            frame.own = None;
            frame.trouble = Some("moving");
            frame.loader = None;
        }
        self.document_left(id);
        let Some(parent) = self.nearest(id).filter(|id| self.session(id).is_some()) else {
            // Its parent is not told yet, and will be told with what is in it then.
            self.remove_frame(id);
            return;
        };
        let until = self.now + self.setup;
        self.limbo.push(Limbo { frame: id.to_owned(), session: parent, command: None, until });
    }

    fn settle(&mut self, id: &str) {
        let limbo = |f: &Frame| f.remote && f.own.is_none() && f.trouble == Some("moving");
        if self.frame(id).is_some_and(limbo) {
            self.remove_frame(id);
        }
        self.close_left();
    }

    /// Whether a session may speak of this frame; one that is not known must have its place in
    /// that session's own process.
    fn may_tell(&mut self, page: &str, on: &str, said: &Value) -> bool {
        let id = text(said, "/id");
        if self.frame(id).is_some() {
            return self.nearest(id).as_deref() == Some(on);
        }
        match maybe(said, "/parentId") {
            None => {
                let Some(known) = self.pages.iter().find(|known| known.session == on) else {
                    return false;
                };
                if let Some(old) = known.main.clone() {
                    self.remove_frame(&old);
                }
                self.add_frame(page, id, None);
                let known = self.pages.iter_mut().find(|known| known.session == on);
                if let Some(known) = known {
                    known.main = Some(id.to_owned());
                }
                true
            }
            Some(parent) if self.nearest(&parent).as_deref() == Some(on) => {
                self.add_frame(page, id, Some(parent));
                true
            }
            Some(_) => false,
        }
    }

    fn frame_navigated(&mut self, page: &str, on: &str, said: &Value) {
        let id = text(said, "/id");
        if self.frame(id).is_some_and(|frame| frame.next.as_deref() == Some(on)) {
            self.frame_moved_out(id, on);
        }
        if !self.may_tell(page, on, said) {
            return;
        }
        self.remove_below(id);
        self.document_left(id);
        self.show(on, said);
    }

    fn show(&mut self, on: &str, said: &Value) {
        let url = [text(said, "/url"), text(said, "/urlFragment")].concat();
        let Some(frame) = self.frame_mut(text(said, "/id")) else { return };
        frame.told = true;
        frame.url = url;
        frame.loader = Some(text(said, "/loaderId").to_owned());
        frame.trouble = said.get("unreachableUrl").map(|_| "failed");
        frame.remote &= frame.own.as_deref() == Some(on);
    }

    fn tree(&mut self, on: &str, tree: &Value) {
        let Some(session) = self.session(on) else { return };
        let Some(page) = session.page.clone() else { return };
        let mut next = vec![tree.clone()];
        while let Some(tree) = next.pop() {
            let said = &tree["frame"];
            let told = self.frame(text(said, "/id")).is_some_and(|frame| frame.loader.is_some());
            // What an event said is newer.
            if !told && self.may_tell(&page, on, said) {
                self.show(on, said);
            }
            next.extend(tree["childFrames"].as_array().into_iter().flatten().rev().cloned());
        }
    }

    // Dialogs.

    fn dialog(
        &mut self,
        kind: &str,
        message: &str,
        page: String,
        frame: Option<String>,
        source: &'static str,
    ) {
        self.dialogs += 1;
        let policy = |p: Option<&str>, k: Option<&str>| {
            let fits = |rule: &&(Option<String>, Option<String>, String)| {
                rule.0.as_deref() == p && rule.1.as_deref() == k
            };
            self.policies.iter().find(fits).map(|rule| rule.2.as_str())
        };
        let rule = policy(Some(&page), Some(kind))
            .or_else(|| policy(Some(&page), None))
            .or_else(|| policy(None, Some(kind)))
            .or_else(|| policy(None, None))
            .unwrap_or("must_respond");
        let by_policy = rule != "must_respond";
        let dialog = Dialog {
            id: format!("d-{}", self.dialogs),
            kind: kind.to_owned(),
            message: message.to_owned(),
            page,
            frame,
            source,
            opened: self.now,
            until: self.now + self.watchdog,
            answer: None,
            closed_by: by_policy.then_some("auto_policy"),
            closed_at: None,
            forgotten: false,
        };
        if by_policy {
            self.remember(dialog);
            return;
        }
        if kind == "beforeunload" {
            let page = &dialog.page;
            let session = self.pages.iter().find(|known| known.id == *page);
            let session = session.map(|known| known.session.clone());
            self.asked.retain(|_, asked| {
                !(asked.interruptible && asked.session == session && leaves(&asked.method))
            });
        }
        self.pending.push(dialog);
    }

    fn remember(&mut self, dialog: Dialog) {
        self.recent.push(dialog);
        if self.recent.len() > 20 {
            self.recent.remove(0);
        }
    }

    fn close(&mut self, at: usize, by: &'static str) -> Dialog {
        let mut dialog = self.pending.remove(at);
        dialog.closed_by = Some(by);
        dialog.closed_at = Some(self.now);
        self.remember(dialog.clone());
        dialog
    }

    fn close_where(&mut self, by: &'static str, fits: impl Fn(&Dialog) -> bool) {
        while let Some(at) = self.pending.iter().position(&fits) {
            self.close(at, by);
        }
    }

    fn dialog_closed(&mut self, on: &str, page: &str, frame: &str) {
        let fits = |dialog: &Dialog| {
            dialog.source == "native"
                && dialog.page == page
                && (frame.is_empty() || dialog.frame.as_deref().is_none_or(|f| f == frame))
        };
        let Some(at) = self.pending.iter().position(fits) else { return };
        let here = |asked: &&Asked| asked.session.as_deref() == Some(on);
        let leaving = self.closing.iter().any(|closing| closing == page)
            || self.asked.values().filter(here).any(|asked| leaves(&asked.method));
        let by_hand = self
            .asked
            .values()
            .filter(here)
            .any(|asked| asked.method == "Page.handleJavaScriptDialog");
        let open = &self.pending[at];
        // One dialog at a time in a page: the browser withdraws the older one itself.
        let by = match (open.answer.is_some() || by_hand, leaving && open.kind != "beforeunload") {
            (true, _) => "agent",
            (false, true) => "gone",
            (false, false) => "remote",
        };
        let frame = open.frame.clone();
        let newer = |next: &&mut Dialog| {
            next.source == "native" && next.page == page && next.frame != frame
        };
        let mut withdrawn = false;
        for next in self.pending[at + 1..].iter_mut().filter(newer) {
            // Which takes with it the means to answer the newer one.
            (next.forgotten, withdrawn) = (true, true);
        }
        let by = if withdrawn && by != "agent" { "gone" } else { by };
        let closed = self.close(at, by);
        let quick = self.now.duration_since(closed.opened) < Duration::from_millis(100);
        if by == "remote" && quick && closed.kind != "beforeunload" && self.auto && !self.bridge {
            self.bridge_on();
        }
    }

    fn answered(&mut self, answer: &Answer, refused: bool, error: &str) {
        let over = ["No dialog is showing", "Invalid InterceptionId", "Can only perform"]
            .iter()
            .any(|text| error.contains(text));
        let at = self.pending.iter().position(|open| open.id == answer.dialog);
        match (at, refused) {
            (Some(at), false) => {
                self.close(at, "agent");
            }
            (Some(at), true) if over && !self.pending[at].forgotten => {
                // Somebody was faster; what the bridge asks can only be withdrawn.
                let native = self.pending[at].source == "native";
                self.close(at, if native { "remote" } else { "gone" });
            }
            (Some(at), true) => self.pending[at].answer = None,
            (None, true) => {
                let ours = |d: &&mut Dialog| d.id == answer.dialog && d.closed_by == Some("agent");
                if let Some(dialog) = self.recent.iter_mut().find(ours) {
                    dialog.closed_by = Some("remote");
                }
            }
            (None, false) => {}
        }
    }

    /// Answers that nobody will confirm: the dialog may be answered again.
    fn end_answers(&mut self, over: impl Fn(&Answer) -> bool) {
        let (ended, kept): (Vec<_>, Vec<_>) =
            std::mem::take(&mut self.answers).into_iter().partition(over);
        self.answers = kept;
        for answer in ended {
            self.answered(&answer, true, "");
        }
    }

    fn request_paused(&mut self, on: &str, page: &str, params: &Value) {
        let used = self.bridge || self.sessions.iter().any(|session| session.bridged);
        let request = text(params, "/requestId").to_owned();
        let paused = Paused { session: on.to_owned(), request };
        let ours = text(params, "/request/url") == self.host;
        if !used || !ours {
            if self.session(on).is_some_and(|session| session.claimed) {
                self.callers.push(paused);
            } else if used {
                self.paused.push(paused);
            }
            return;
        }
        let question: Value =
            serde_json::from_str(text(params, "/request/postData")).unwrap_or_default();
        let (kind, message) = (text(&question, "/kind"), text(&question, "/message"));
        if !["alert", "confirm", "prompt"].contains(&kind) {
            self.paused.push(paused);
            return;
        }
        let url = text(&question, "/url");
        let known = |id: &str| self.frame(id).is_some().then(|| id.to_owned());
        let frame = known(text(params, "/frameId")).or_else(|| {
            let mut showing = self.frames.iter().filter(|frame| frame.url == url);
            match (showing.next(), showing.next()) {
                (Some(frame), None) => Some(frame.id.clone()),
                _ => None,
            }
        });
        let of = frame.as_ref().and_then(|id| Some(self.frame(id)?.page.clone()));
        self.dialog(kind, message, of.unwrap_or_else(|| page.to_owned()), frame, "bridge");
    }

    // Time.

    pub(super) fn deadline(&mut self, now: Instant) {
        self.changed = true;
        if self.closed {
            return;
        }
        self.now = now;
        let over = |(id, asked): (&i64, &Asked)| (asked.deadline <= now).then_some(*id);
        let over: Vec<i64> = self.asked.iter().filter_map(over).collect();
        for id in over {
            self.forget(id);
        }
        let late: Vec<String> = self
            .sessions
            .iter()
            .filter(|s| s.automatic && !(s.resumed && s.open.is_empty()))
            .filter(|s| s.since + self.setup <= now)
            .map(|s| s.id.clone())
            .collect();
        for target in &mut self.targets {
            let overdue = target.session.as_ref().is_some_and(|id| late.contains(id));
            if overdue && target.state == "attaching" {
                target.state = "degraded";
            }
        }
        for limbo in self.limbo.iter_mut().filter(|l| l.until <= now && l.command.is_none()) {
            // It was not even asked.
            limbo.until = now + self.setup;
        }
        let (over, kept): (Vec<_>, Vec<_>) =
            std::mem::take(&mut self.limbo).into_iter().partition(|limbo| limbo.until <= now);
        self.limbo = kept;
        for limbo in over {
            self.settle(&limbo.frame);
        }
        self.end_answers(|answer| answer.until <= now);
        self.close_where("watchdog", |dialog| dialog.until <= now && dialog.answer.is_none());
        self.orphans.retain(|(until, ..)| *until > now);
    }

    pub(super) fn close_all(&mut self) {
        self.closed = true;
    }

    // What the simulation asks.

    /// Whether the picture may have to be another one since this was last asked.
    pub(super) fn take_changed(&mut self) -> bool {
        std::mem::take(&mut self.changed)
    }

    pub(super) fn is_dead(&self, session: &str) -> bool {
        self.session(session).is_none() && self.dead.iter().any(|dead| dead == session)
    }

    /// A request about which a caller decides, on a session that is there.
    pub(super) fn callers_request(&mut self) -> Option<(String, String)> {
        let paused = self.callers.pop()?;
        match self.session(&paused.session) {
            Some(_) => Some((paused.session, paused.request)),
            None => self.callers_request(),
        }
    }

    pub(super) fn some_dead(&self, at: usize) -> Option<String> {
        self.dead.iter().rev().nth(at).cloned()
    }

    pub(super) fn some_explicit(&self, at: usize) -> Option<String> {
        let explicit = self.sessions.iter().filter(|session| !session.automatic);
        explicit.map(|session| session.id.clone()).nth(at)
    }

    /// Everything that was announced waiting was told to run, and no foreign request stands.
    pub(super) fn check_rest(&self, free: bool) {
        for session in self.sessions.iter().filter(|session| session.automatic) {
            // Commands to a crashed renderer come to nothing.
            assert!(session.resumed, "{} was never resumed", session.id);
        }
        if let Some(paused) = self.paused.first() {
            panic!("the request {} on {} was left paused", paused.request, paused.session);
        }
        assert!(!free || self.limbo.is_empty(), "left in limbo: {:?}", self.limbo);
    }

    fn session(&self, id: &str) -> Option<&Session> {
        self.sessions.iter().find(|session| session.id == id)
    }

    fn session_mut(&mut self, id: &str) -> Option<&mut Session> {
        self.sessions.iter_mut().find(|session| session.id == id)
    }

    fn target(&self, id: &str) -> Option<&Target> {
        self.targets.iter().find(|target| target.id == id)
    }

    fn frame(&self, id: &str) -> Option<&Frame> {
        self.frames.iter().find(|frame| frame.id == id)
    }

    fn frame_mut(&mut self, id: &str) -> Option<&mut Frame> {
        self.frames.iter_mut().find(|frame| frame.id == id)
    }

    /// The picture must be this one.
    pub(super) fn compare(&self, seen: &Snapshot) {
        assert_eq!(seen.ready, self.ready, "ready");
        assert_eq!(seen.bridge_on, self.bridge, "the bridge");
        assert_eq!(seen.sessions, self.sessions.len(), "sessions");
        assert_eq!(seen.targets.len(), self.targets.len(), "targets");
        for (got, want) in seen.targets.iter().zip(&self.targets) {
            let same = got.id.as_str() == want.id
                && got.kind.as_str() == want.kind
                && *got.url == *want.url
                && *got.title == *want.title
                && got.state.as_str() == want.state
                && got.session.as_ref().map(|id| id.as_str()) == want.session.as_deref()
                && got.parent.as_ref().map(|id| id.as_str()) == want.parent.as_deref()
                && got.opener.as_ref().map(|id| id.as_str()) == want.opener.as_deref();
            assert!(same, "target\n core   {got:?}\n oracle {want:?}");
        }
        assert_eq!(seen.pages.len(), self.pages.len(), "pages");
        for got in seen.pages.iter() {
            let Some(want) = self.pages.iter().find(|page| page.id == got.id.as_str()) else {
                panic!("the page {:?} should not be there", got.id);
            };
            let lines = self.consoles.get(&want.id).copied().unwrap_or_default();
            let kept = got.console.entries.len() as u64 + got.console.dropped;
            assert_eq!(kept, lines, "console of {}", want.id);
            self.compare_frames(want, &got.frames);
        }
        self.compare_dialogs(seen);
    }

    fn compare_frames(&self, page: &Page, seen: &cdpwire::FrameTree) {
        let mut reached: Vec<&Frame> = page.main.iter().filter_map(|id| self.frame(id)).collect();
        let mut at = 0;
        while let Some(above) = reached.get(at) {
            let parent = above.id.as_str();
            let below = |frame: &&Frame| frame.parent.as_deref() == Some(parent);
            reached.extend(self.frames.iter().filter(below));
            at += 1;
        }
        assert_eq!(
            seen.frames.len(),
            reached.len(),
            "frames\n core   {:?}\n oracle {reached:?}",
            seen.frames
        );
        for want in reached {
            let Some(got) = seen.frames.iter().find(|frame| frame.id.as_str() == want.id) else {
                panic!("the frame is missing: {want:?}");
            };
            let trouble = got.unreachable.as_ref().map(|trouble| match trouble {
                cdpwire::Unreachable::Moving => "moving",
                cdpwire::Unreachable::Crashed => "crashed",
                cdpwire::Unreachable::Failed(_) => "failed",
                _ => "other",
            });
            let same = got.parent.as_ref().map(|id| id.as_str()) == want.parent.as_deref()
                && got.page.as_str() == want.page
                && *got.url == *want.url
                && got.is_oopif == want.remote
                && got.loader.as_deref() == want.loader.as_deref()
                && got.session.as_ref().map(|id| id.as_str()) == want.own.as_deref()
                && trouble == want.trouble;
            assert!(same, "frame\n core   {got:?}\n oracle {want:?}");
        }
    }

    fn compare_dialogs(&self, seen: &Snapshot) {
        let same = |got: &cdpwire::Dialog, want: &Dialog| {
            *got.id == *want.id
                && got.kind.as_str() == want.kind
                && *got.message == *want.message
                && got.page.as_str() == want.page
                && got.frame.as_ref().map(|id| id.as_str()) == want.frame.as_deref()
                && got.source.as_str() == want.source
                && got.closed.map(|(_, by)| by.as_str()) == want.closed_by
        };
        for (name, got, want) in [
            ("pending", &seen.pending_dialogs, &self.pending),
            ("recent", &seen.recent_dialogs, &self.recent),
        ] {
            let equal =
                got.len() == want.len() && got.iter().zip(want).all(|(got, want)| same(got, want));
            assert!(equal, "{name} dialogs\n core   {got:#?}\n oracle {want:#?}");
        }
    }
}

fn open_source(pending: &[Dialog], id: &str) -> &'static str {
    pending.iter().find(|open| open.id == id).map_or("", |open| open.source)
}

fn is_document(kind: &str) -> bool {
    kind == "page" || kind == "iframe"
}

fn leaves(method: &str) -> bool {
    ["Page.navigate", "Page.reload", "Page.navigateToHistoryEntry", "Page.close"].contains(&method)
}

/// What holds for any picture, whatever arrived.
pub(super) fn check_shape(seen: &Snapshot) {
    for page in seen.pages.iter() {
        let mut above: BTreeSet<&str> = BTreeSet::new();
        for (at, frame) in page.frames.frames.iter().enumerate() {
            match &frame.parent {
                None => assert_eq!(at, 0, "two main frames: {:?}", page.frames),
                Some(parent) => {
                    assert!(
                        above.contains(parent.as_str()),
                        "a child without its parent: {frame:?}"
                    );
                }
            }
            assert!(above.insert(frame.id.as_str()), "a frame twice: {frame:?}");
            assert_eq!(frame.page, page.id, "in another page's tree: {frame:?}");
        }
        for (one, two) in page.console.entries.iter().zip(page.console.entries.iter().skip(1)) {
            assert_eq!(one.number + 1, two.number, "a gap in the console");
        }
    }
    let mut ids: BTreeSet<&str> = BTreeSet::new();
    for dialog in seen.pending_dialogs.iter() {
        assert!(dialog.closed.is_none(), "pending and closed: {dialog:?}");
        assert!(ids.insert(&dialog.id), "a dialog twice: {dialog:?}");
    }
    for dialog in seen.recent_dialogs.iter() {
        assert!(dialog.closed.is_some(), "recent and open: {dialog:?}");
        assert!(ids.insert(&dialog.id), "a dialog twice: {dialog:?}");
    }
    let mut sessions: BTreeSet<&str> = BTreeSet::new();
    for session in seen.targets.iter().filter_map(|target| target.session.as_ref()) {
        assert!(sessions.insert(session.as_str()), "a session twice: {session:?}");
    }
}
