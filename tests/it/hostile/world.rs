//! A core with a scripted browser around it, under the drain rule and in virtual time.

use bytes::Bytes;
use cdpwire::core::interests::{Interest, MethodFilter, SessionFilter};
use cdpwire::core::{Call, CallId, Config, Core, Output, RawEvent, body};
use cdpwire::error::CloseReason;
use cdpwire::protocol::RawJson;
use cdpwire::protocol::target::SessionID;
use cdpwire::{Anomalies, BridgeMode, Error, Snapshot};
use serde_json::{Value, json};
use std::collections::{HashMap, HashSet};
use std::sync::Arc;
use std::time::{Duration, Instant};

pub(crate) struct World {
    pub(crate) core: Core,
    pub(crate) now: Instant,
    /// Commands of the engine's own and of callers, as they were written.
    pub(crate) sent: Vec<Value>,
    pub(crate) outcomes: HashMap<CallId, Result<RawJson, Error>>,
    pub(crate) events: Vec<RawEvent>,
    /// The browser answers the engine's own commands.
    pub(crate) answers: bool,
    /// The link takes messages.
    pub(crate) room: bool,
    callers: HashSet<CallId>,
    version: u64,
}

impl World {
    pub(crate) fn with(config: Config) -> Self {
        let now = Instant::now();
        let mut world = Self {
            core: Core::new(now, config),
            now,
            sent: Vec::new(),
            outcomes: HashMap::new(),
            events: Vec::new(),
            answers: true,
            room: true,
            callers: HashSet::new(),
            version: 0,
        };
        world.drain();
        world
    }

    /// A supervised browser with nothing in it.
    pub(crate) fn empty() -> Self {
        Self::with(config())
    }

    /// A connection without supervision.
    pub(crate) fn raw() -> Self {
        let mut config = config();
        config.supervise = false;
        Self::with(config)
    }

    /// A browser with the page `P` in the session `S`.
    pub(crate) fn page() -> Self {
        let mut world = Self::empty();
        world.say(&attached("S", "P", "page"));
        assert_eq!(world.snapshot().targets.len(), 1);
        world
    }

    pub(crate) fn snapshot(&self) -> Arc<Snapshot> {
        self.core.snapshot().clone()
    }

    pub(crate) fn anomalies(&self) -> Anomalies {
        self.snapshot().anomalies
    }

    pub(crate) fn message(&mut self, message: impl Into<Bytes>) {
        self.core.on_message(self.now, message.into());
        self.drain();
    }

    pub(crate) fn say(&mut self, message: &Value) {
        self.message(message.to_string());
    }

    /// Messages in batches, as the event loop takes them in.
    pub(crate) fn flood(&mut self, count: usize, mut make: impl FnMut(usize) -> String) {
        for index in 0..count {
            self.core.on_message(self.now, make(index).into());
            if index % 256 == 255 {
                self.drain();
            }
        }
        self.drain();
    }

    pub(crate) fn call(&mut self, session: Option<&str>, method: &'static str) -> CallId {
        self.try_call(session, method).unwrap()
    }

    pub(crate) fn try_call(
        &mut self,
        session: Option<&str>,
        method: &'static str,
    ) -> Result<CallId, Error> {
        let call = Call {
            method: method.into(),
            body: body(method, None),
            session: session.map(SessionID::from),
            deadline: self.now + Duration::from_secs(30),
            interruptible: false,
            document: None,
        };
        self.submit(call)
    }

    /// A caller's call: it is not answered by itself.
    pub(crate) fn submit(&mut self, call: Call) -> Result<CallId, Error> {
        let id = self.core.submit(self.now, call)?;
        self.callers.insert(id);
        self.drain();
        Ok(id)
    }

    pub(crate) fn subscribe(&mut self) {
        let interest = Interest::new(SessionFilter::Any, MethodFilter::All);
        self.core.subscribe(1, &interest);
    }

    pub(crate) fn pass(&mut self, time: Duration) {
        self.now += time;
        self.core.on_deadline(self.now);
        self.drain();
    }

    pub(crate) fn close(&mut self) {
        self.core.on_closed(self.now, CloseReason::PeerClosed(None), None);
        self.drain();
    }

    /// Does what the core asks for, and answers what it asks, until it asks for nothing more.
    pub(crate) fn drain(&mut self) {
        loop {
            let mut answers = Vec::new();
            loop {
                match self.core.poll_output(self.room) {
                    Output::Send(message) => answers.extend(self.answer(&message)),
                    Output::Reply { call, outcome } => {
                        assert!(
                            self.outcomes.insert(call, outcome).is_none(),
                            "{call} ended twice"
                        );
                    }
                    Output::Event { event, .. } => self.events.push(event),
                    Output::Publish(snapshot) => {
                        assert!(snapshot.version > self.version, "versions only increase");
                        self.version = snapshot.version;
                    }
                    Output::Wait(_) => break,
                }
            }
            if answers.is_empty() {
                return;
            }
            for answer in answers {
                self.core.on_message(self.now, answer.into());
            }
        }
    }

    /// What the browser says to a command. Read without a parser: floods make many of them.
    fn answer(&mut self, message: &[u8]) -> Option<String> {
        if self.sent.len() < 2_000 {
            self.sent.push(serde_json::from_slice(message).expect("what we send is JSON"));
        }
        let text = std::str::from_utf8(message).expect("what we send is UTF-8");
        let (id, rest) = text.strip_prefix(r#"{"id":"#)?.split_once(',')?;
        let number: CallId = id.parse().expect("a number that fits");
        assert!(number >= 1);
        if !self.answers || self.callers.contains(&number) {
            return None;
        }
        let session = match rest.split_once(r#","method":"#) {
            Some((session, _)) => format!(",{session}"),
            None => String::new(),
        };
        let result = if rest.contains(r#""method":"Page.getFrameTree""#) {
            json!({ "frameTree": { "frame": frame("P", "http://a.test/") } }).to_string()
        } else {
            "{}".to_owned()
        };
        Some(format!(r#"{{"id":{id},"result":{result}{session}}}"#))
    }

    /// How a call stands, in words.
    pub(crate) fn outcome(&self, id: CallId) -> String {
        self.outcomes.get(&id).map_or_else(|| "pending".to_owned(), describe)
    }

    /// Another call, in another breath, works: the message before hurt nobody else.
    pub(crate) fn still_works(&mut self) {
        let id = self.call(None, "Test.fence");
        self.message(format!(r#"{{"id":{id},"result":{{"fence":true}}}}"#));
        assert_eq!(self.outcome(id), r#"ok {"fence":true}"#);
    }

    /// Everything that is known, but for what counts anomalies and versions.
    pub(crate) fn knowledge(&self) -> (Snapshot, Vec<cdpwire::core::contexts::Context>) {
        let mut snapshot = (*self.snapshot()).clone();
        snapshot.version = 0;
        snapshot.anomalies = Anomalies::default();
        (snapshot, self.core.contexts(&"S".into()).cloned().collect())
    }
}

pub(crate) fn config() -> Config {
    let mut config = Config::default();
    config.secret = "0123456789abcdef0123456789abcdef".into();
    config.bridge = BridgeMode::On;
    config
}

/// The end of a call in a few words.
pub(crate) fn describe(outcome: &Result<RawJson, Error>) -> String {
    match outcome {
        Ok(raw) if raw.as_bytes().len() > 1_000 => format!("ok {} bytes", raw.as_bytes().len()),
        Ok(raw) => format!("ok {}", raw.to_text()),
        Err(Error::Refused(error)) => {
            let data = error.data.as_ref().map(|data| format!(" data {data}")).unwrap_or_default();
            let message: String = error.message.chars().take(200).collect();
            format!("refused {} {message}{data}", error.code)
        }
        Err(Error::SessionGone(gone)) => format!("session_gone {:?}", gone.end),
        Err(error) => error.kind().to_owned(),
    }
}

/// The counters that are not 0, in words.
pub(crate) fn counted(anomalies: &Anomalies) -> String {
    let pairs = [
        ("unreadable", anomalies.unreadable),
        ("duplicate_replies", anomalies.duplicate_replies),
        ("unknown_replies", anomalies.unknown_replies),
        ("late_replies", anomalies.late_replies),
        ("malformed_replies", anomalies.malformed_replies),
        ("misrouted_replies", anomalies.misrouted_replies),
        ("errors_without_id", anomalies.errors_without_id),
        ("orphan_events", anomalies.orphan_events),
        ("undecodable_events", anomalies.undecodable_events),
        ("repeated_attachments", anomalies.repeated_attachments),
        ("overflows", anomalies.overflows),
        ("degraded_targets", anomalies.degraded_targets),
    ];
    let counted = pairs.iter().filter(|(_, count)| *count > 0);
    counted.map(|(name, count)| format!("{name}={count}")).collect::<Vec<_>>().join(" ")
}

#[allow(clippy::needless_pass_by_value, reason = "what is said is made for it")]
pub(crate) fn event(session: Option<&str>, method: &str, params: Value) -> Value {
    let mut event = json!({ "method": method, "params": params });
    if let Some(session) = session {
        event["sessionId"] = session.into();
    }
    event
}

pub(crate) fn target(id: &str, kind: &str) -> Value {
    json!({
        "targetId": id, "type": kind, "title": "", "url": "http://a.test/", "attached": true,
        "canAccessOpener": false,
    })
}

/// The announcement of a session on the browser's own.
pub(crate) fn attached(session: &str, id: &str, kind: &str) -> Value {
    attached_on(None, session, id, kind)
}

pub(crate) fn attached_on(on: Option<&str>, session: &str, id: &str, kind: &str) -> Value {
    let params = json!({
        "sessionId": session, "targetInfo": target(id, kind), "waitingForDebugger": true,
    });
    event(on, "Target.attachedToTarget", params)
}

pub(crate) fn detached(session: &str) -> Value {
    event(None, "Target.detachedFromTarget", json!({ "sessionId": session }))
}

pub(crate) fn frame(id: &str, url: &str) -> Value {
    json!({
        "id": id, "loaderId": format!("L-{id}"), "url": url, "domainAndRegistry": "",
        "securityOrigin": "http://a.test", "mimeType": "text/html",
        "secureContextType": "InsecureScheme", "crossOriginIsolatedContextType": "NotIsolated",
        "gatedAPIFeatures": [],
    })
}

pub(crate) fn frame_attached(session: &str, id: &str, parent: &str) -> Value {
    let params = json!({ "frameId": id, "parentFrameId": parent });
    event(Some(session), "Page.frameAttached", params)
}
