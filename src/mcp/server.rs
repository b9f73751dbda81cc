//! What each message means, and its answer.

use super::calls::{Calls, NotStarted};
use super::content;
use super::era::{Era, MODERN, SERVER, negotiate};
use super::message::{
    Content, Fault, INVALID_PARAMS, INVALID_REQUEST, Id, METHOD_NOT_FOUND, Message, message, read,
};
use super::outbox::{Outbox, Sink};
use super::{BATCH_LIMIT, CALL_LIMIT, LINE_LIMIT};
use crate::tools::{RULES, Tool, Tools};
use crate::untrusted::escape_up_to;
use serde_json::{Map, Value, json};
use std::sync::Arc;

/// How long a client may keep what is the same until this process ends, in milliseconds.
const KEEP: u64 = 300_000;

/// The levels that `logging/setLevel` may name.
const LEVELS: [&str; 8] =
    ["debug", "info", "notice", "warning", "error", "critical", "alert", "emergency"];

/// The reader's side of a connection.
pub(super) struct Server {
    tools: Arc<dyn Tools>,
    listed: Vec<&'static Tool>,
    outbox: Outbox,
    calls: Arc<Calls>,
    /// What `initialize` agreed on.
    negotiated: Option<&'static str>,
}

/// A result, or why there is none; `Later` when a thread delivers it.
enum Answer {
    Now(Map<String, Value>),
    Later,
}

impl Server {
    pub(super) fn new(tools: Arc<dyn Tools>, outbox: Outbox, calls: Arc<Calls>) -> Self {
        let listed = tools.list();
        Self { tools, listed, outbox, calls, negotiated: None }
    }

    /// Takes a line.
    pub(super) fn line(&mut self, line: &[u8]) {
        match read(line) {
            Content::Nothing => {}
            Content::One(message) => self.message(message, &Sink::Line, false),
            Content::Batch(batch) => self.batch(batch),
            Content::Malformed(fault) => self.outbox.send(&fault.response(None)),
        }
    }

    /// Refuses a line that was not kept.
    pub(super) fn line_too_long(&self, length: u64, id: Option<&Id>) {
        let message = format!(
            "a line of {length} bytes was skipped: the limit is {LINE_LIMIT}; send less, or leave \
             it in a file"
        );
        self.outbox.send(&Fault::new(INVALID_REQUEST, message).response(id));
    }

    fn batch(&mut self, batch: Vec<Value>) {
        let refused = match batch.len() {
            _ if !Era::has_batches(self.negotiated) => {
                "batches exist in revision 2025-03-26 only: send one object a line".to_owned()
            }
            0 => "an empty batch".to_owned(),
            count if count > BATCH_LIMIT => {
                format!("a batch of {count}: the limit is {BATCH_LIMIT}")
            }
            _ => {
                let messages: Vec<Message> = batch.into_iter().map(message).collect();
                let answered = |message: &&Message| {
                    matches!(message, Message::Request { .. } | Message::Invalid { .. })
                };
                let sink = Sink::batch(messages.iter().filter(answered).count());
                for message in messages {
                    self.message(message, &sink, true);
                }
                return;
            }
        };
        self.outbox.send(&Fault::new(INVALID_REQUEST, refused).response(None));
    }

    fn message(&mut self, message: Message, sink: &Sink, in_batch: bool) {
        match message {
            Message::Request { id, method, params } => {
                let answer = match in_batch && method == "initialize" {
                    true => Err(Fault::new(INVALID_REQUEST, "initialize is no part of a batch")),
                    false => self.request(&id, &method, &params, sink),
                };
                let answer = match answer {
                    Ok(Answer::Later) => return,
                    Ok(Answer::Now(result)) => response(&id, result),
                    Err(fault) => fault.response(Some(&id)),
                };
                sink.deliver(&self.outbox, Some(answer));
            }
            Message::Notification { method, params } => self.notification(&method, params),
            Message::Response => log::debug!("an answer came, and nothing was asked"),
            Message::Invalid { id, fault } => {
                sink.deliver(&self.outbox, Some(fault.response(id.as_ref())));
            }
        }
    }

    fn notification(&self, method: &str, mut params: Map<String, Value>) {
        if method == "notifications/cancelled" {
            match params.remove("requestId").and_then(Id::new) {
                Some(id) => self.calls.cancel(&id),
                None => log::debug!("a cancellation names no request"),
            }
        }
    }

    fn request(
        &mut self,
        id: &Id,
        method: &str,
        params: &Map<String, Value>,
        sink: &Sink,
    ) -> Result<Answer, Fault> {
        if self.calls.is_running(id) {
            return Err(duplicate());
        }
        let era = Era::of(method, params, self.negotiated)?;
        let result = match (method, era) {
            ("tools/call", _) => return self.call(id, params, era, sink),
            ("tools/list", _) => self.list(params, era)?,
            ("server/discover", Era::Modern) => cacheable(json!({
                "supportedVersions": [MODERN],
                "capabilities": {"tools": {}},
                "instructions": RULES,
            })),
            ("initialize", Era::Legacy(_)) => {
                let version = negotiate(params)?;
                self.negotiated = Some(version);
                object(json!({
                    "protocolVersion": version,
                    "capabilities": {"tools": {}},
                    "serverInfo": about(),
                    "instructions": RULES,
                }))
            }
            ("ping", Era::Legacy(_)) => Map::new(),
            // Nothing is logged to the client; some ask before they look at the capabilities.
            ("logging/setLevel", Era::Legacy(_)) => match params.get("level") {
                Some(Value::String(level)) if LEVELS.contains(&&**level) => Map::new(),
                _ => {
                    let message = format!("level is not one of {}", LEVELS.join(", "));
                    return Err(Fault::new(INVALID_PARAMS, message));
                }
            },
            _ => {
                let shown = escape_up_to(method, 60);
                let message = format!("there is no method \"{shown}\" here");
                return Err(Fault::new(METHOD_NOT_FOUND, message));
            }
        };
        Ok(Answer::Now(dressed(result, era)))
    }

    fn list(&self, params: &Map<String, Value>, era: Era) -> Result<Map<String, Value>, Fault> {
        if params.get("cursor").is_some_and(|cursor| !cursor.is_null()) {
            return Err(Fault::new(INVALID_PARAMS, "the list has one page and no cursor"));
        }
        let tools: Vec<Value> = self.listed.iter().map(|tool| content::entry(tool, era)).collect();
        let result = json!({"tools": tools});
        Ok(if era == Era::Modern { cacheable(result) } else { object(result) })
    }

    fn call(
        &self,
        id: &Id,
        params: &Map<String, Value>,
        era: Era,
        sink: &Sink,
    ) -> Result<Answer, Fault> {
        let Some(name) = params.get("name").and_then(Value::as_str) else {
            return Err(Fault::new(INVALID_PARAMS, "tools/call needs the name of a tool"));
        };
        let Some(tool) = self.listed.iter().find(|tool| tool.name == name) else {
            return Err(self.unknown_tool(name));
        };
        let arguments = match params.get("arguments") {
            None | Some(Value::Null) => json!({}),
            Some(Value::Object(arguments)) => Value::Object(arguments.clone()),
            Some(_) => return Err(Fault::new(INVALID_PARAMS, "arguments is no object")),
        };
        let token = match params.get("_meta").and_then(|meta| meta.get("progressToken")) {
            None | Some(Value::Null) => None,
            Some(token) if Id::new(token.clone()).is_some() => Some(token.clone()),
            Some(_) => {
                let message = "progressToken is neither text nor a whole number";
                return Err(Fault::new(INVALID_PARAMS, message));
            }
        };
        let (tools, name) = (Arc::clone(&self.tools), tool.name);
        let run = move |options: &_| match tools.call(name, arguments, options) {
            Ok(outcome) => outcome,
            Err(unknown) => content::failed(&format!("there is no tool {}", unknown.0)),
        };
        let (outbox, sink, own_id) = (self.outbox.clone(), sink.clone(), id.clone());
        let deliver = move |outcome: Option<_>| {
            let result = outcome.map(|outcome| dressed(content::result(&outcome, era), era));
            sink.deliver_here(&outbox, result.map(|result| response(&own_id, result)));
        };
        let full = |what: String| {
            let outcome = content::failed(&what);
            Ok(Answer::Now(dressed(content::result(&outcome, era), era)))
        };
        match self.calls.start(id, token, &self.outbox, run, deliver) {
            Ok(()) => Ok(Answer::Later),
            Err(NotStarted::Duplicate) => Err(duplicate()),
            Err(NotStarted::Full) => full(format!(
                "{CALL_LIMIT} calls run already and this one was not started; wait for one, or \
                 cancel it"
            )),
            Err(NotStarted::NoThread) => full(
                "this machine gives no thread for the call, which was not started; try again \
                 later"
                    .to_owned(),
            ),
        }
    }

    fn unknown_tool(&self, name: &str) -> Fault {
        let known: Vec<&str> = self.listed.iter().map(|tool| tool.name).collect();
        let shown = escape_up_to(name, 60);
        // Hints for a person or model; the names are in tools/list anyway.
        let message = format!("there is no tool \"{shown}\"; there are {}", known.join(", "));
        Fault::new(INVALID_PARAMS, message)
    }
}

fn duplicate() -> Fault {
    Fault::new(INVALID_REQUEST, "a request with this id still runs; this one was not started")
}

fn response(id: &Id, result: Map<String, Value>) -> Value {
    json!({"jsonrpc": "2.0", "id": id.to_value(), "result": Value::Object(result)})
}

/// What every result of an era has.
fn dressed(mut result: Map<String, Value>, era: Era) -> Map<String, Value> {
    if era == Era::Modern {
        result.insert("resultType".to_owned(), "complete".into());
        result.insert("_meta".to_owned(), json!({SERVER: about()}));
    }
    result
}

/// A result that a client may keep: it is the same for everybody until this process ends.
fn cacheable(result: Value) -> Map<String, Value> {
    let mut result = object(result);
    result.insert("ttlMs".to_owned(), KEEP.into());
    result.insert("cacheScope".to_owned(), "public".into());
    result
}

fn about() -> Value {
    json!({"name": "cdpwire", "title": "cdpwire browser", "version": env!("CARGO_PKG_VERSION")})
}

fn object(value: Value) -> Map<String, Value> {
    match value {
        Value::Object(object) => object,
        _ => Map::new(),
    }
}
