//! A second opinion: what the picture must be, folded slowly from the messages that arrived and
//! the commands that left. Written from what Chromium does and what the product promises; it
//! shares nothing with the core but JSON.

mod arrivals;
mod callers;
mod compare;
mod dialogs;
mod frames;
mod sessions;

pub(super) use compare::check_shape;

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
}

fn is_document(kind: &str) -> bool {
    kind == "page" || kind == "iframe"
}
