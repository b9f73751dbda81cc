//! Chromium's behaviour as data: targets, sessions, frames, contexts, dialogs.
//!
//! What is modelled was measured on Chromium 156 over the pipe, with `--site-per-process`; the
//! unit tests below name it behaviour by behaviour. Where Chromium races with itself, the model
//! takes the order that was seen most, and [`SwapOrder`] has the other one.
//!
//! Not modelled: time (nothing happens by itself), downloads, prerendering, input, DOM and
//! accessibility trees, network traffic apart from paused requests. Positions in parse errors
//! (`… at position 8`) are approximate.

mod commands;
mod dialogs;
mod evaluate;
mod fetch;
mod frames;
mod navigation;
mod targets;
#[cfg(test)]
mod tests;
mod world;

pub use dialogs::DialogKind;
pub use evaluate::Evaluation;
pub use fetch::Fulfilled;
pub use navigation::Document;

use super::{Endpoint, Out, Wake};
use bytes::Bytes;
use serde_json::{Value, json};
use std::collections::{BTreeMap, VecDeque};
use std::sync::Arc;
use world::World;

/// How a [`Model`] starts and behaves.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct ModelConfig {
    /// Start with a page at `about:blank`, as Chromium does. On by default.
    pub initial_page: bool,
    /// Start with a target of the kind `browser_ui`, as Chromium 156 does even when headless.
    /// On by default.
    pub browser_ui: bool,
    /// Give every page a `tab` target above it, hidden by the default filters. On by default.
    pub tabs: bool,
    /// Keep the frames and workers of left pages until the page closes, as targets that are not
    /// attached. On by default.
    pub back_forward_cache: bool,
    /// Navigations stay between start and commit until
    /// [`finish_navigations`](Model::finish_navigations). Off by default.
    pub manual_navigation: bool,
    /// Answer `Target.closeTarget` after the events of the closing instead of before; both were
    /// seen. Off by default.
    pub close_replies_last: bool,
    /// What decides ids. The same seed gives the same ids.
    pub seed: u64,
}

impl Default for ModelConfig {
    fn default() -> Self {
        Self {
            initial_page: true,
            browser_ui: true,
            tabs: true,
            back_forward_cache: true,
            manual_navigation: false,
            close_replies_last: false,
            seed: 1,
        }
    }
}

/// In which order a frame changes its process.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[non_exhaustive]
pub enum SwapOrder {
    /// Leaving: attached to the new target, then `frameDetached{swap}`. Coming back: detached
    /// from the target, then `frameAttached`.
    #[default]
    Usual,
    /// Each the other way round.
    Other,
}

/// A fixed answer to a method. See [`Model::answer_method`].
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum Canned {
    /// This result.
    Result(Value),
    /// This error.
    Error(i64, String),
    /// No answer.
    Silence,
}

/// A browser without the browser. See the [room's documentation](super).
///
/// Frames are named by their frame id, targets by their target id; as in Chromium a page's main
/// frame and a remote iframe have the same id as their target. Operations that return a `bool`
/// or an `Option` did nothing when there is no such thing.
pub struct Model {
    world: World,
    config: ModelConfig,
    out: VecDeque<Out>,
    closed: bool,
    documents: BTreeMap<String, Document>,
    canned: BTreeMap<String, Canned>,
    evaluator: Option<evaluate::Evaluator>,
    expressions: BTreeMap<String, Evaluation>,
    swap_order: SwapOrder,
    log: Vec<Called>,
}

/// A command that arrived.
#[derive(Clone, Debug)]
struct Called {
    session: String,
    method: String,
    params: Arc<Value>,
}

impl Model {
    /// A browser that has just started.
    pub fn new(config: ModelConfig) -> Self {
        let mut model = Self {
            world: World::new(config.seed),
            config,
            out: VecDeque::new(),
            closed: false,
            documents: BTreeMap::new(),
            canned: BTreeMap::new(),
            evaluator: None,
            expressions: BTreeMap::new(),
            swap_order: SwapOrder::Usual,
            log: Vec::new(),
        };
        if model.config.initial_page {
            model.open_page("about:blank", None);
        }
        if model.config.browser_ui {
            model.open_target("browser_ui", "chrome://omnibox-popup.top-chrome/");
        }
        model
    }

    /// A command from the client, as JSON text.
    pub fn receive(&mut self, message: &[u8]) {
        if !self.closed {
            self.dispatch(message);
        }
    }

    /// The next message to the client.
    pub fn next_message(&mut self) -> Option<Bytes> {
        match self.out.front()? {
            Out::Message(_) => match self.out.pop_front()? {
                Out::Message(message) => Some(message),
                _ => None,
            },
            _ => None,
        }
    }

    /// Whether the browser has ended.
    pub fn is_closed(&self) -> bool {
        self.closed
    }

    /// Answers every call of `method` like this from now on; `None` restores the model.
    pub fn answer_method(&mut self, method: &str, answer: Option<Canned>) {
        match answer {
            Some(answer) => self.canned.insert(method.to_owned(), answer),
            None => self.canned.remove(method),
        };
    }

    /// How frames change process from now on.
    pub fn set_swap_order(&mut self, order: SwapOrder) {
        self.swap_order = order;
    }

    /// Sends an event; the empty session is the browser's own.
    #[allow(clippy::needless_pass_by_value, reason = "callers write what they mean in place")]
    pub fn emit(&mut self, session: &str, method: &str, params: Value) {
        self.emit_text(session, method, &encode(&params));
    }

    /// The sessions attached to a target, oldest first.
    pub fn sessions(&self, target: &str) -> Vec<String> {
        self.world.sessions_of(target)
    }

    /// Whether a session was made by `Target.setAutoAttach` rather than asked for by
    /// `Target.attachToTarget`.
    pub fn is_auto_attached(&self, session: &str) -> bool {
        self.world.session(session).is_some_and(|session| session.auto_attached)
    }

    /// The ids of the targets of a kind, oldest first.
    pub fn targets(&self, kind: &str) -> Vec<String> {
        let of_kind = self.world.targets.iter().filter(|target| target.kind == kind);
        of_kind.map(|target| target.id.clone()).collect()
    }

    /// The ids of the frames directly below a frame, oldest first, local and remote.
    pub fn child_frames(&self, frame: &str) -> Vec<String> {
        let below = |f: &&world::Frame| f.parent.as_deref() == Some(frame);
        self.world.frames.iter().filter(below).map(|f| f.id.clone()).collect()
    }

    /// The URL of a frame.
    pub fn frame_url(&self, frame: &str) -> Option<String> {
        self.world.frame(frame).map(|frame| frame.url.clone())
    }

    /// Whether a frame runs in another process than the one around it, with a target of its own.
    pub fn is_remote(&self, frame: &str) -> bool {
        self.world.frame(frame).is_some_and(|f| f.parent.is_some() && f.host == f.id)
    }

    /// What the browser would say of a target now: its `TargetInfo`.
    pub fn target_info(&self, target: &str) -> Option<Value> {
        self.world.target(target).map(|target| self.info(target))
    }

    /// Whether a target's renderer has crashed and was not revived.
    pub fn is_crashed(&self, target: &str) -> bool {
        self.world.target(target).is_some_and(|target| target.crashed)
    }

    /// The dialogs that are open, each with the parameters of its `javascriptDialogOpening`, and
    /// the page.
    pub fn dialogs(&self) -> Vec<(String, Value)> {
        self.world
            .processes
            .iter()
            .filter_map(|process| process.dialog.as_ref())
            .map(|dialog| (dialog.page.clone(), dialog.opening.clone()))
            .collect()
    }

    /// The sessions that heard of a page's open dialog, and may answer it.
    pub fn announced(&self, page: &str) -> Vec<String> {
        let dialogs = self.world.processes.iter().filter_map(|process| process.dialog.as_ref());
        let of_page = dialogs.filter(|dialog| dialog.page == page);
        of_page.flat_map(|dialog| dialog.announced.iter().cloned()).collect()
    }

    /// Which calls of a method arrived so far: session and parameters.
    pub fn calls(&self, method: &str) -> Vec<(String, Value)> {
        let of_method = self.log.iter().filter(|called| called.method == method);
        of_method.map(|called| (called.session.clone(), (*called.params).clone())).collect()
    }

    // Written by hand: trees of values, made to be written and thrown away, were half of what a
    // message cost, and a simulation sends millions.
    fn emit_text(&mut self, session: &str, method: &str, params: &[u8]) {
        let method = serde_json::to_vec(method).unwrap_or_default();
        self.say(session, &[b"{\"method\":", &method, b",\"params\":", params]);
    }

    #[allow(clippy::needless_pass_by_value, reason = "callers write what they mean in place")]
    fn reply(&mut self, session: &str, id: i64, result: Value) {
        let id = id.to_string();
        let result = encode(&result);
        self.answer(session, &[b"{\"id\":", id.as_bytes(), b",\"result\":", &result]);
    }

    fn refuse(&mut self, session: &str, id: i64, code: i64, message: &str) {
        self.refuse_with(session, id, &json!({ "code": code, "message": message }));
    }

    fn refuse_with(&mut self, session: &str, id: i64, error: &Value) {
        let id = id.to_string();
        let error = encode(error);
        self.answer(session, &[b"{\"error\":", &error, b",\"id\":", id.as_bytes()]);
    }

    // A session that has ended gets no answer: what runs is silently dropped with it.
    fn answer(&mut self, session: &str, answer: &[&[u8]]) {
        if self.world.session(session).is_some() {
            self.say(session, answer);
        }
    }

    // The parts of a message but for its session, which comes last.
    fn say(&mut self, session: &str, parts: &[&[u8]]) {
        let mut message = parts.concat();
        if !session.is_empty() {
            message.extend_from_slice(b",\"sessionId\":");
            message.extend(serde_json::to_vec(session).unwrap_or_default());
        }
        message.push(b'}');
        self.out.push_back(Out::Message(message.into()));
    }

    fn emit_all(&mut self, sessions: &[String], method: &str, params: &Value) {
        if sessions.is_empty() {
            return;
        }
        let params = encode(params);
        for session in sessions {
            self.emit_text(session, method, &params);
        }
    }

    // To the sessions of a target that enabled a domain.
    fn emit_enabled(&mut self, target: &str, domain: &str, method: &str, params: &Value) {
        let sessions = self.world.enabled(target, domain);
        self.emit_all(&sessions, method, params);
    }

    fn page_event(&mut self, target: &str, method: &str, params: &Value) {
        self.emit_enabled(target, "Page", method, params);
    }
}

// To bytes at once: `to_string` goes through the formatter, which is a good part of what a message
// costs, and a simulation sends millions.
fn encode(value: &Value) -> Vec<u8> {
    serde_json::to_vec(value).unwrap_or_default()
}

impl Endpoint for Model {
    fn receive(&mut self, message: Bytes) {
        Self::receive(self, &message);
    }

    fn poll(&mut self) -> Option<Out> {
        self.out.pop_front()
    }

    // Chromium drops the sessions with the connection and lives on; a pipe would end it.
    fn closed(&mut self) {
        self.out.clear();
        self.world.drop_connection();
    }

    fn wake_with(&mut self, _: Wake) {}
}
