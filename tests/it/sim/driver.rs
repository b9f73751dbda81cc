//! One run: the core, the browser, what travels between them, and the order of it all.

use super::ledger::Ledger;
use super::oracle::{self, Oracle};
use bytes::Bytes;
use cdpwire::core::{Config, Core, Output};
use cdpwire::error::CloseReason;
use cdpwire::limits::Limits;
use cdpwire::mock::{Chaos, Endpoint, Faults, Model, ModelConfig, Out, Random};
use cdpwire::{BridgeMode, Error, Snapshot, TargetState, Unreachable};
use serde_json::Value;
use std::collections::{BTreeMap, VecDeque};
use std::sync::Arc;
use std::time::{Duration, Instant};

pub(super) const SECRET: &str = "0123456789abcdef0123456789abcdef";

/// How much goes wrong on the way.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Level {
    /// Nothing: in the end the picture must equal the browser's own truth.
    Calm,
    /// Messages are lost, doubled and delayed; the oracle hears the same.
    Mild,
    /// Messages are damaged as well; what holds for any bytes must hold.
    Wild,
}

/// How often each kind of thing happened in some runs.
pub(super) type Counts = BTreeMap<&'static str, u64>;

pub(super) enum Peer {
    Whole(Box<Model>),
    Damaged(Box<Chaos<Model>>),
}

impl Peer {
    pub(super) fn model(&mut self) -> &mut Model {
        match self {
            Self::Whole(model) => model,
            Self::Damaged(chaos) => chaos.inner_mut(),
        }
    }

    fn receive(&mut self, message: Bytes) {
        match self {
            Self::Whole(model) => Endpoint::receive(&mut **model, message),
            Self::Damaged(chaos) => chaos.receive(message),
        }
    }

    fn poll(&mut self) -> Option<Out> {
        match self {
            Self::Whole(model) => model.poll(),
            Self::Damaged(chaos) => chaos.poll(),
        }
    }
}

pub(super) struct Sim {
    pub(super) random: Random,
    pub(super) level: Level,
    pub(super) tiny: bool,
    pub(super) limits: Limits,
    pub(super) core: Core,
    pub(super) peer: Peer,
    pub(super) now: Instant,
    pub(super) ledger: Ledger,
    pub(super) oracle: Oracle,
    pub(super) trace: bool,
    /// How often each kind of thing happened.
    counts: Counts,
    /// Faults that are counted.
    faults: usize,
    /// Closed dialogs that are counted.
    dialogs: usize,
    to_core: VecDeque<Bytes>,
    to_browser: VecDeque<Vec<u8>>,
    room: bool,
    started: Instant,
    latest: Instant,
    pub(super) ended: bool,
    seen_end: bool,
    /// The picture that was checked last.
    seen: Option<Arc<Snapshot>>,
    version: u64,
}

impl Sim {
    pub(super) fn new(seed: u64, trace: bool) -> Self {
        let mut random = Random::new(seed);
        let level = match random.below(4) {
            0 | 1 => Level::Calm,
            2 => Level::Mild,
            _ => Level::Wild,
        };
        let tiny = level != Level::Calm && random.below(4) == 0;
        let mut limits = Limits::default();
        if tiny {
            limits.pending_calls = 1 + random.below(6);
            limits.queued_commands = 1 + random.below(6);
            limits.queued_bytes = 300 + random.below(3_000);
            limits.targets = 1 + random.below(5);
            limits.sessions = 1 + random.below(4);
            limits.frames = 1 + random.below(4);
            limits.contexts = 1 + random.below(3);
            limits.tombstones = random.below(3);
            limits.orphan_messages = random.below(3);
            limits.orphan_bytes = random.below(2_000);
        }
        let mut model = ModelConfig::default();
        model.seed = seed;
        model.initial_page = random.below(2) == 0;
        model.browser_ui = random.below(2) == 0;
        model.tabs = random.below(2) == 0;
        model.back_forward_cache = random.below(2) == 0;
        model.manual_navigation = random.below(4) == 0;
        model.close_replies_last = random.below(2) == 0;
        let mut model = Model::new(model);
        super::world::define(&mut model);
        let peer = match level {
            Level::Calm => Peer::Whole(Box::new(model)),
            level => {
                let faults = faults(level, &mut random);
                Peer::Damaged(Box::new(Chaos::new(model, random.bits(), faults)))
            }
        };
        let mode = [BridgeMode::Off, BridgeMode::Auto, BridgeMode::On][random.below(3)];
        let mut config = Config::default();
        config.limits = limits.clone();
        config.first_id = if random.below(8) == 0 { i32::MAX - 20 } else { 1 };
        config.bridge = mode;
        config.secret = SECRET.to_owned();
        let now = Instant::now() + Duration::from_secs(100_000);
        let strict = level != Level::Wild && !tiny;
        let (setup, age) = (limits.target_setup, limits.orphan_age);
        let oracle = Oracle::new(now, setup, age, SECRET, mode.as_str(), strict);
        let core = Core::new(now, config);
        Self {
            random,
            level,
            tiny,
            limits,
            core,
            peer,
            now,
            ledger: Ledger::default(),
            oracle,
            trace,
            counts: Counts::new(),
            faults: 0,
            dialogs: 0,
            to_core: VecDeque::new(),
            to_browser: VecDeque::new(),
            room: true,
            started: now,
            latest: now,
            ended: false,
            seen_end: false,
            seen: None,
            version: 0,
        }
    }

    pub(super) fn run(mut self) -> Counts {
        self.note(match self.level {
            Level::Calm => "run: calm",
            Level::Mild => "run: mild",
            Level::Wild => "run: wild",
        });
        if self.tiny {
            self.note("run: tiny limits");
        }
        self.say(|sim| format!("{:?}{}", sim.level, if sim.tiny { ", tiny limits" } else { "" }));
        // Most stories are short; a few are long.
        let long = self.random.below(100) == 0;
        let steps = if long { 120 } else { 8 + self.random.below(16) };
        if self.random.below(3) > 0 {
            // Begin where connections are most of their time: everything told and quiet.
            self.exchange();
        }
        for _ in 0..steps {
            if self.ended {
                break;
            }
            self.step();
        }
        if !self.ended {
            self.settle();
        }
        if !self.ended {
            self.end(CloseReason::PeerClosed(None));
        }
        self.check_silence();
        self.counts
    }

    pub(super) fn note(&mut self, what: &'static str) {
        *self.counts.entry(what).or_default() += 1;
    }

    pub(super) fn say(&self, what: impl FnOnce(&Self) -> String) {
        if self.trace {
            eprintln!("{}", what(self));
        }
    }

    fn step(&mut self) {
        match self.random.below(100) {
            0..30 => self.world_step(),
            30..55 => self.client_step(),
            55..75 => {
                let most = 1 + self.random.below(8);
                self.note("some messages reach the core");
                self.deliver(most);
            }
            75..88 => {
                let most = 1 + self.random.below(8);
                self.note("some commands reach the browser");
                self.arrive(most);
            }
            88..92 => self.exchange(),
            92..97 => self.pass_time(),
            // What expires before its session is told is an anomaly, and lost.
            97 if self.level != Level::Calm => self.overtake(),
            97..99 => {
                self.room = !self.room;
                self.note(if self.room { "the link has room" } else { "the link is full" });
                self.say(|sim| format!("room: {}", sim.room));
                self.drain();
            }
            _ => {
                if self.random.below(6) == 0 {
                    self.note("the connection breaks");
                    self.end(CloseReason::PeerClosed(Some(1006)));
                }
            }
        }
    }

    /// Everything that is on its way arrives, and what it causes.
    pub(super) fn exchange(&mut self) {
        self.room = true;
        self.drain();
        // A dialogue of answers to answers would be a bug of its own.
        for _ in 0..2_000 {
            self.arrive(usize::MAX);
            self.collect();
            if self.to_core.is_empty() && self.to_browser.is_empty() {
                return;
            }
            self.deliver(usize::MAX);
            if self.ended {
                return;
            }
        }
        panic!("the two sides never come to rest");
    }

    /// Whatever holds the browser up lets go; then the last picture is judged.
    fn settle(&mut self) {
        self.say(|_| "— to rest —".into());
        if let Peer::Damaged(chaos) = &mut self.peer {
            chaos.calm();
        }
        self.exchange();
        if self.ended {
            return;
        }
        self.check_truth(false);
        self.unblock_world();
        self.exchange();
        if self.ended {
            return;
        }
        self.check_truth(true);
        // Each call has had its answer or has its deadline.
        self.jump(Duration::from_secs(400));
        self.exchange();
        self.jump(Duration::from_secs(400));
        if !self.ended {
            self.ledger.check_empty();
        }
    }

    /// What the browser has said travels.
    pub(super) fn collect(&mut self) {
        while let Some(out) = self.peer.poll() {
            match out {
                Out::Message(message) | Out::RawBytes(message) => self.to_core.push_back(message),
                Out::Close => self.seen_end = true,
            }
        }
    }

    /// Messages of the browser reach the core.
    fn deliver(&mut self, most: usize) {
        self.collect();
        let batch = self.to_core.len().min(most);
        for _ in 0..batch {
            let Some(message) = self.to_core.pop_front() else { break };
            self.say(|_| format!("  ← {}", shown(&message)));
            let value = serde_json::from_slice::<Value>(&message).ok();
            self.ledger.arrives(value.as_ref(), &message);
            if let Some(value) = &value {
                self.oracle.message(self.now, value);
            }
            self.core.on_message(self.now, message);
            // Sometimes each message, sometimes a batch is drained.
            if self.random.below(4) == 0 {
                self.drain();
            }
        }
        if self.to_core.is_empty() && self.seen_end {
            self.end(CloseReason::PeerClosed(None));
            return;
        }
        self.drain();
    }

    /// Commands of the core reach the browser.
    fn arrive(&mut self, most: usize) {
        let batch = self.to_browser.len().min(most);
        for message in self.to_browser.drain(..batch) {
            self.peer.receive(message.into());
        }
        self.collect();
    }

    /// A proxy lets the first message of a session overtake its announcement.
    fn overtake(&mut self) {
        self.early_word();
        let announced = |message: &Bytes| {
            if !holds(message, b"\"Target.attachedToTarget\"") {
                return None;
            }
            let value: Value = serde_json::from_slice(message).ok()?;
            value["params"]["sessionId"].as_str().map(|id| format!("\"sessionId\":\"{id}\"}}"))
        };
        for at in 0..self.to_core.len() {
            let Some(end) = self.to_core.get(at).and_then(announced) else { continue };
            let own = |message: &Bytes| message.ends_with(end.as_bytes());
            let first = self.to_core.iter().skip(at + 1).position(own);
            let Some(message) = first.and_then(|after| self.to_core.remove(at + 1 + after)) else {
                continue;
            };
            self.note("a message overtakes its session");
            self.say(|_| format!("overtakes its session: {}", shown(&message)));
            self.to_core.insert(at, message);
            return;
        }
    }

    fn pass_time(&mut self) {
        let by = match self.random.below(10) {
            0 => Duration::ZERO,
            1..4 => Duration::from_millis(self.random.below(200) as u64),
            4..7 => Duration::from_millis(self.random.below(7_000) as u64),
            7 => Duration::from_secs(self.random.below(400) as u64),
            8 => {
                // The clock runs backwards; the core must not.
                self.now = self.started;
                self.note("the clock goes back");
                self.say(|_| "time: back to the start".into());
                self.tick();
                self.now = self.latest;
                return;
            }
            // What a browser may answer tomorrow is not waited for that long.
            _ if self.level != Level::Wild => Duration::from_secs(3_600),
            _ => Duration::from_secs(10 * 365 * 24 * 3_600),
        };
        self.note("time passes");
        self.jump(by);
    }

    fn jump(&mut self, by: Duration) {
        self.say(|_| format!("time: +{by:?}"));
        self.now = self.latest + by;
        self.latest = self.now;
        self.tick();
    }

    fn tick(&mut self) {
        self.oracle.deadline(self.latest);
        self.core.on_deadline(self.now);
        let wait = self.drain();
        if let Some(until) = wait {
            assert!(until > self.latest, "a deadline was left in the past");
        }
        self.ledger.check_deadlines(self.latest);
        let census = self.core.census();
        assert!(census.indexed <= census.pending, "calls that are over are kept: {census:?}");
    }

    pub(super) fn end(&mut self, reason: CloseReason) {
        self.say(|_| format!("the connection ends: {reason:?}"));
        self.ended = true;
        self.oracle.close_all();
        self.ledger.closed = true;
        self.core.on_closed(self.now, reason, None);
        self.drain();
        self.ledger.check_empty();
        assert_eq!(self.core.pending_calls(), 0, "a call outlived the connection");
    }

    /// After the end nothing happens any more, whatever comes.
    fn check_silence(&mut self) {
        let late: Vec<Bytes> = self.to_core.drain(..).take(5).collect();
        for message in late {
            self.core.on_message(self.now, message);
        }
        self.core.on_deadline(self.latest + Duration::from_secs(1_000));
        self.core.on_closed(self.now, CloseReason::Local, None);
        match self.core.poll_output(true) {
            Output::Wait(_) => {}
            other => panic!("after the end: {other:?}"),
        }
        self.submit_after_end();
    }

    /// Does everything that the core asks for, and judges it.
    pub(super) fn drain(&mut self) -> Option<Instant> {
        let wait = loop {
            match self.core.poll_output(self.room) {
                Output::Send(message) => {
                    assert!(!self.ended, "sent after the end: {}", shown(&message));
                    self.sent(message);
                }
                Output::Reply { call, outcome } => {
                    self.say(|_| match &outcome {
                        Ok(_) => format!("  reply {call}: ok"),
                        Err(error) => format!("  reply {call}: {error}"),
                    });
                    self.note(outcome.as_ref().err().map_or("reply: result", refusal));
                    self.ledger.replied(self.latest, call, &outcome);
                }
                Output::Event { to, event } => self.ledger.event(to, &event),
                Output::Publish(snapshot) => {
                    assert!(snapshot.version > self.version, "the version did not increase");
                    self.version = snapshot.version;
                    self.count_picture(&snapshot);
                }
                Output::Wait(until) => break until,
            }
        };
        self.count_faults();
        self.check_state();
        wait
    }

    fn count_faults(&mut self) {
        let Peer::Damaged(chaos) = &self.peer else { return };
        let injected = chaos.injected();
        for (_, fault) in injected.iter().skip(self.faults) {
            *self.counts.entry(fault).or_default() += 1;
        }
        self.faults = injected.len();
    }

    /// What the picture shows that is worth having been seen.
    fn count_picture(&mut self, snapshot: &Snapshot) {
        for target in snapshot.targets.iter() {
            match target.state {
                TargetState::Degraded => self.note("picture: degraded"),
                TargetState::Crashed => self.note("picture: crashed"),
                _ => {}
            }
        }
        for frame in snapshot.pages.iter().flat_map(|page| page.frames.frames.iter()) {
            match frame.unreachable {
                Some(Unreachable::Moving) => self.note("picture: moving frame"),
                Some(Unreachable::Failed(_)) => self.note("picture: failed frame"),
                Some(Unreachable::NotAttached) => self.note("picture: frame not attached"),
                _ => {}
            }
        }
        for dialog in snapshot.recent_dialogs.iter().skip(self.dialogs) {
            self.note(match dialog.closed.map(|(_, by)| by.as_str()) {
                Some("agent") => "dialog closed: agent",
                Some("remote") => "dialog closed: remote",
                Some("gone") => "dialog closed: gone",
                Some("watchdog") => "dialog closed: watchdog",
                _ => "dialog closed: policy",
            });
        }
        self.dialogs = snapshot.recent_dialogs.len();
    }

    fn sent(&mut self, message: Vec<u8>) {
        self.say(|_| format!("  → {}", shown(&message)));
        let value = command(&message);
        let id = value["id"].as_i64().and_then(|id| i32::try_from(id).ok()).expect("an id");
        let ours = self.ledger.sent(id);
        self.oracle.sent(&value, ours);
        self.to_browser.push_back(message);
    }

    /// Nothing of what is checked can have become wrong while the core shows the same picture and
    /// nobody has said or asked anything: calls that ended leave fewer to be judged.
    fn check_state(&mut self) {
        let snapshot = self.core.snapshot().clone();
        let same = self.seen.as_ref().is_some_and(|seen| Arc::ptr_eq(seen, &snapshot));
        if !self.oracle.take_changed() && same {
            return;
        }
        self.ledger.check_blocked(&snapshot);
        if !same {
            oracle::check_shape(&snapshot);
            self.seen = Some(snapshot.clone());
        }
        if self.tiny {
            assert!(snapshot.targets.len() <= self.limits.targets, "too many targets");
            assert!(snapshot.sessions <= self.limits.sessions, "too many sessions");
            for page in snapshot.pages.iter() {
                assert!(page.frames.frames.len() <= self.limits.frames, "too many frames");
            }
            for target in snapshot.targets.iter() {
                let contexts = target.session.iter().flat_map(|id| self.core.contexts(id)).count();
                assert!(contexts <= self.limits.contexts, "too many contexts");
            }
        }
        assert!(snapshot.recent_dialogs.len() <= 20);
        if self.level == Level::Calm {
            let a = &snapshot.anomalies;
            let unexpected = a.unreadable
                + a.unknown_replies
                + a.duplicate_replies
                + a.malformed_replies
                + a.misrouted_replies
                + a.errors_without_id
                + a.orphan_events
                + a.undecodable_events
                + a.overflows;
            assert_eq!(unexpected, 0, "anomalies without faults: {a:?}");
        }
        if self.level != Level::Wild && !self.tiny && !self.ended {
            self.oracle.compare(&snapshot);
            self.ledger.check_sessions(|session| self.oracle.is_dead(session));
        }
    }
}

/// A command of the core. Of what the oracle has no use for, the parameters are left to the
/// browser's reading: the bridge's script is long.
fn command(message: &[u8]) -> Value {
    const PARAMS: &[u8] = b",\"params\":";
    let split = message.windows(PARAMS.len()).position(|part| part == PARAMS);
    let head = match split.and_then(|at| message.get(..at)) {
        Some(head) => serde_json::from_slice(&[head, b"}"].concat()),
        None => serde_json::from_slice(message),
    };
    let head: Value = head.expect("the core sends JSON");
    match head["method"].as_str() {
        Some(method) if !method.starts_with("Fetch.") => head,
        _ => serde_json::from_slice(message).expect("the core sends JSON"),
    }
}

fn faults(level: Level, random: &mut Random) -> Faults {
    let mut faults = Faults::default();
    let mut some = |most: usize| random.below(most) as u16;
    faults.duplicate = some(40);
    faults.drop = some(40);
    faults.delay = some(100);
    faults.delay_by = usize::from(some(12));
    faults.reorder = some(100);
    if level == Level::Wild {
        faults.truncate = some(30);
        faults.mutate_node = some(100);
        faults.mutate_byte = some(30);
        faults.close = if some(4) == 0 { 2 } else { 0 };
    }
    faults
}

/// The kind of an error, as it is counted.
pub(super) fn refusal(error: &Error) -> &'static str {
    match error {
        Error::Refused(_) => "reply: refused",
        Error::Navigated(_) => "reply: navigated",
        Error::Decode(_) => "reply: undecodable",
        Error::Timeout(_) => "reply: timeout",
        Error::Blocked(_) => "reply: blocked",
        Error::SessionGone(_) => "reply: session gone",
        Error::Disconnected(_) => "reply: disconnected",
        Error::Limit(_) => "reply: limit",
        Error::Dialog(_) => "reply: dialog",
        _ => "reply: another error",
    }
}

pub(super) fn shown(message: &[u8]) -> String {
    String::from_utf8_lossy(message).chars().take(400).collect()
}

fn holds(message: &[u8], part: &[u8]) -> bool {
    message.windows(part.len()).any(|here| here == part)
}
