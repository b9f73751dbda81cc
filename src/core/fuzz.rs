//! Any bytes as a sequence of operations on a core, and what must hold whatever they are.

mod bridge;
mod frames;
mod schema;

pub use bridge::fuzz_bridge;
pub use frames::fuzz_frames;
pub use schema::fuzz_snapshot;

use super::dialogs::DialogAction;
use super::interests::{Interest, MethodFilter, SessionFilter};
use super::{Call, CallId, Config, Core, Output, body};
use crate::error::CloseReason;
use crate::limits::Limits;
use crate::protocol::target::SessionID;
use bytes::Bytes;
use std::collections::HashSet;
use std::time::{Duration, Instant};

/// Messages that the core reads, with holes: `%S` a session, `%F` a frame, `%N` a number.
const MESSAGES: [&str; 24] = [
    r#"{"method":"Target.attachedToTarget","params":{"sessionId":"%S","targetInfo":{"targetId":"%F","type":"page","title":"","url":"u","attached":true},"waitingForDebugger":true}}"#,
    r#"{"method":"Target.attachedToTarget","params":{"sessionId":"%S","targetInfo":{"targetId":"%F","type":"iframe","title":"","url":"u","attached":true,"parentFrameId":"%F"},"waitingForDebugger":false},"sessionId":"%S"}"#,
    r#"{"method":"Target.attachedToTarget","params":{"sessionId":"%S","targetInfo":{"targetId":"%F","type":"worker","title":"","url":"u","attached":true},"waitingForDebugger":true},"sessionId":"%S"}"#,
    r#"{"method":"Target.detachedFromTarget","params":{"sessionId":"%S"}}"#,
    r#"{"method":"Target.targetCreated","params":{"targetInfo":{"targetId":"%F","type":"page","title":"","url":"u","attached":false,"openerId":"%F"}}}"#,
    r#"{"method":"Target.targetDestroyed","params":{"targetId":"%F"}}"#,
    r#"{"method":"Target.targetCrashed","params":{"targetId":"%F","status":"x","errorCode":1}}"#,
    r#"{"method":"Inspector.targetCrashed","params":{},"sessionId":"%S"}"#,
    r#"{"method":"Page.frameAttached","params":{"frameId":"%F","parentFrameId":"%F"},"sessionId":"%S"}"#,
    r#"{"method":"Page.frameNavigated","params":{"frame":{"id":"%F","loaderId":"%N","url":"u","securityOrigin":"o","mimeType":"m"},"type":"Navigation"},"sessionId":"%S"}"#,
    r#"{"method":"Page.frameNavigated","params":{"frame":{"id":"%F","parentId":"%F","loaderId":"%N","url":"u","securityOrigin":"o","mimeType":"m"},"type":"Navigation"},"sessionId":"%S"}"#,
    r#"{"method":"Page.frameDetached","params":{"frameId":"%F","reason":"remove"},"sessionId":"%S"}"#,
    r#"{"method":"Page.frameDetached","params":{"frameId":"%F","reason":"swap"},"sessionId":"%S"}"#,
    r#"{"method":"Page.javascriptDialogOpening","params":{"url":"u","frameId":"%F","message":"m","type":"confirm","hasBrowserHandler":true},"sessionId":"%S"}"#,
    r#"{"method":"Page.javascriptDialogClosed","params":{"frameId":"%F","result":true,"userInput":""},"sessionId":"%S"}"#,
    r#"{"method":"Runtime.executionContextCreated","params":{"context":{"id":%N,"origin":"","name":"","uniqueId":"%N","auxData":{"isDefault":true,"frameId":"%F"}}},"sessionId":"%S"}"#,
    r#"{"method":"Runtime.executionContextDestroyed","params":{"executionContextId":%N,"executionContextUniqueId":"%N"},"sessionId":"%S"}"#,
    r#"{"method":"Runtime.executionContextsCleared","params":{},"sessionId":"%S"}"#,
    r#"{"method":"Runtime.consoleAPICalled","params":{"type":"error","args":[],"executionContextId":1,"timestamp":1},"sessionId":"%S"}"#,
    r#"{"id":%N,"result":{}}"#,
    r#"{"id":%N,"result":{"frameTree":{"frame":{"id":"%F","loaderId":"l","url":"u","securityOrigin":"o","mimeType":"m"},"childFrames":[{"frame":{"id":"%F","parentId":"%F","loaderId":"l","url":"u","securityOrigin":"o","mimeType":"m"}}]}},"sessionId":"%S"}"#,
    r#"{"id":%N,"error":{"code":-32001,"message":"Session with given id not found."}}"#,
    r#"{"error":{"code":-32600,"message":"m"}}"#,
    r#"{"method":"Fetch.requestPaused","params":{"requestId":"%N","request":{"url":"https://s.invalid/","method":"POST","headers":{},"initialPriority":"High","referrerPolicy":"origin","postData":"{\"kind\":\"prompt\",\"message\":\"m\",\"initial\":\"\",\"url\":\"u\",\"opaque\":false}"},"frameId":"%F","resourceType":"XHR"},"sessionId":"%S"}"#,
];

/// Runs the operations that the bytes stand for.
///
/// # Panics
/// When an invariant of the [room](super) does not hold.
pub fn fuzz_core_ops(data: &[u8]) {
    let mut run = Run::new();
    let mut data = data.iter().copied();
    while step(&mut run, &mut data) {}
    run.end();
}

/// One operation; `false` when the bytes have come to their end.
fn step(run: &mut Run, data: &mut impl Iterator<Item = u8>) -> bool {
    let Some(op) = data.next() else { return false };
    let mut byte = || data.next().unwrap_or_default();
    match op % 8 {
        0..=3 => run.message(byte(), byte(), byte(), byte()),
        4 => run.call(byte()),
        5 => {
            let moment = run.now + Duration::from_millis(u64::from(byte()) * 100);
            run.now = moment;
            run.core.on_deadline(moment);
        }
        6 => {
            let action = if byte() % 2 == 0 { DialogAction::Accept } else { DialogAction::Dismiss };
            if let Ok(call) = run.core.respond(run.now, action, None, None) {
                run.open.insert(call);
            }
        }
        _ => run.other(byte()),
    }
    run.drain();
    true
}

struct Run {
    core: Core,
    now: Instant,
    open: HashSet<CallId>,
    version: u64,
    room: bool,
    /// What was sent, for the targets that look at it.
    sent: Vec<serde_json::Value>,
}

impl Run {
    fn new() -> Self {
        // The time is made up; one real moment to start from is all that the type allows.
        let now = Instant::now();
        let mut limits = Limits::default();
        (limits.targets, limits.sessions, limits.frames, limits.contexts) = (8, 8, 8, 8);
        (limits.pending_calls, limits.queued_commands, limits.tombstones) = (64, 32, 8);
        let config = Config { limits, secret: "s".into(), ..Config::default() };
        let core = Core::new(now, config);
        Self { core, now, open: HashSet::new(), version: 0, room: true, sent: Vec::new() }
    }

    fn message(&mut self, which: u8, a: u8, b: u8, c: u8) {
        let index = usize::from(which) % MESSAGES.len();
        let Some(template) = MESSAGES.get(index) else { return };
        // Different holes of one message get different names.
        let mut text = String::new();
        let names = [a, b, c, a ^ b];
        let mut names = names.iter().cycle();
        let mut parts = template.split('%');
        text.push_str(parts.next().unwrap_or_default());
        for part in parts {
            let name = names.next().copied().unwrap_or_default();
            match part.chars().next() {
                Some('S') => text.push_str(&format!("S{}", name % 6)),
                Some('F') => text.push_str(&format!("F{}", name % 6)),
                _ => text.push_str(&name.to_string()),
            }
            text.push_str(part.get(1..).unwrap_or_default());
        }
        self.core.on_message(self.now, Bytes::from(text));
    }

    fn call(&mut self, byte: u8) {
        let methods = ["Runtime.evaluate", "Page.navigate", "Target.attachToTarget"];
        let method = methods.get(usize::from(byte) % 3).copied().unwrap_or_default();
        let call = Call {
            method: method.into(),
            body: body(method, Some(br#"{"targetId":"F1"}"#)),
            session: (byte % 4 != 0).then(|| SessionID::from(format!("S{}", byte % 6))),
            deadline: self.now + Duration::from_millis(u64::from(byte) * 50),
            interruptible: byte % 2 == 0,
            document: None,
        };
        if let Ok(id) = self.core.submit(self.now, call) {
            assert!(self.open.insert(id), "the id {id} is in use");
        }
    }

    fn other(&mut self, byte: u8) {
        match byte % 5 {
            0 => self.room = !self.room,
            1 => {
                if let Some(id) = self.open.iter().next().copied() {
                    self.core.cancel(id);
                    self.open.remove(&id);
                }
            }
            2 => {
                let interest = Interest::new(SessionFilter::Any, MethodFilter::All);
                self.core.subscribe(u64::from(byte), &interest);
            }
            3 => self.core.set_bridge(self.now, super::bridge::BridgeMode::On),
            _ => self.core.release_dialogs(self.now),
        }
    }

    /// The connection ends, and everything with it.
    fn end(mut self) {
        self.core.on_closed(self.now, CloseReason::PeerClosed(None), None);
        self.drain();
        assert!(self.open.is_empty(), "calls that never ended: {:?}", self.open);
        assert_eq!(self.core.pending_calls(), 0);
        assert!(self.core.snapshot().pending_dialogs.is_empty());
    }

    fn drain(&mut self) {
        // Each target looks at what was sent since it last asked; the others need no more.
        if self.sent.len() > 1_000 {
            self.sent.clear();
        }
        loop {
            match self.core.poll_output(self.room) {
                Output::Send(message) => {
                    let message = serde_json::from_slice(&message);
                    assert!(message.is_ok(), "sent something that is no JSON");
                    self.sent.extend(message.ok());
                }
                Output::Event { .. } => {}
                Output::Reply { call, .. } => {
                    assert!(self.open.remove(&call), "{call} ended twice or was never open");
                }
                Output::Publish(snapshot) => {
                    assert!(snapshot.version > self.version, "versions must increase");
                    self.version = snapshot.version;
                    for page in snapshot.pages.iter() {
                        let mut known = HashSet::new();
                        for frame in page.frames.frames.iter() {
                            let rooted =
                                frame.parent.as_ref().is_none_or(|parent| known.contains(parent));
                            assert!(rooted, "a child without its parent");
                            assert!(known.insert(frame.id.clone()), "a frame twice");
                        }
                    }
                }
                Output::Wait(_) => break,
            }
        }
        let census = self.core.census();
        assert!(census.sessions <= 8 && census.targets <= 8, "{census:?}");
    }
}
