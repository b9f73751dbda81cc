//! What must hold for whatever a client sends. A broken rule panics.

#![allow(clippy::missing_panics_doc)]

use super::message::{Id, id_at_ends};
use super::serve;
use crate::client::Browser;
use crate::tools::{CallOptions, Group, Kind, Outcome, Parameter, Tool, Tools, UnknownTool};
use crate::wire::text::repair;
use serde_json::{Value, json};
use std::collections::HashMap;
use std::io::{Cursor, Write};
use std::sync::{Arc, Mutex, PoisonError};

/// A connection: the bytes are everything that a client sends on it. Nothing but whole messages
/// goes out; every request gets one answer with its own id, no matter what else came.
pub fn fuzz_mcp_line(data: &[u8]) {
    let written = Written::default();
    let all_closed = serve(Arc::new(Echo), Cursor::new(data.to_vec()), written.clone());
    assert!(all_closed, "something was left open");
    let mut asked = Asked::default();
    data.split(|byte| *byte == b'\n').for_each(|line| asked.line(line));
    let bytes = written.0.lock().unwrap_or_else(PoisonError::into_inner).clone();
    assert!(bytes.is_empty() || bytes.ends_with(b"\n"), "half a line was written");
    for line in bytes.split(|byte| *byte == b'\n').filter(|line| !line.is_empty()) {
        match serde_json::from_slice(line) {
            Ok(Value::Array(batch)) => {
                assert!(!batch.is_empty() && asked.arrays > 0, "a batch that nobody sent");
                batch.iter().for_each(|message| asked.answer(message));
            }
            Ok(message) => asked.answer(&message),
            Err(error) => panic!("{error}: {}", line.escape_ascii()),
        }
    }
    asked.all_answered();
    id_of_a_long_line(data);
}

/// What was sent, read without the server's help.
#[derive(Default)]
struct Asked {
    /// How many requests have this id, and how many answers came.
    ids: HashMap<String, (usize, usize)>,
    /// Those that the client took back, or that are part of a batch: an answer may be missing.
    loose: bool,
    /// Lines and messages that are refused without an id, at most and at least.
    nameless: (usize, usize),
    told: usize,
    arrays: usize,
}

impl Asked {
    fn line(&mut self, line: &[u8]) {
        if line.iter().all(u8::is_ascii_whitespace) {
            return;
        }
        let line = line.strip_suffix(b"\r").unwrap_or(line);
        let line = line.strip_prefix("\u{feff}".as_bytes()).unwrap_or(line);
        match serde_json::from_slice::<Value>(&repair(line)) {
            Ok(Value::Array(batch)) => {
                self.arrays += 1;
                self.loose = true;
                self.nameless.0 += batch.len() + 1;
                batch.iter().for_each(|message| self.message(message));
            }
            Ok(message) => self.message(&message),
            Err(_) => {
                self.nameless.0 += 1;
                self.nameless.1 += 1;
            }
        }
    }

    fn message(&mut self, message: &Value) {
        let id = message.get("id").filter(|id| id.is_string() || id.is_i64() || id.is_u64());
        let is_answer = message.get("method").is_none()
            && (message.get("result").is_some() || message.get("error").is_some());
        if message["method"] == "notifications/cancelled" {
            self.loose = true;
        }
        match id {
            _ if is_answer => {}
            Some(id) => self.ids.entry(id.to_string()).or_default().0 += 1,
            // A notification, or nothing at all.
            None => self.nameless.0 += 1,
        }
    }

    fn answer(&mut self, message: &Value) {
        assert_eq!(message["jsonrpc"], "2.0", "{message}");
        if message.get("method").is_some() {
            assert_eq!(message["method"], "notifications/progress", "{message}");
            assert!(message.get("id").is_none(), "{message}");
            return;
        }
        let (result, error) = (message.get("result"), message.get("error"));
        assert!(result.is_some() != error.is_some(), "neither or both: {message}");
        if let Some(error) = error {
            assert!(error["code"].is_i64() && error["message"].is_string(), "{message}");
            let text = error["message"].as_str().unwrap_or_default();
            assert!(text.len() < 4_000, "a long refusal: {text}");
        }
        let id = message.get("id");
        match id {
            Some(Value::Null) => {
                assert!(error.is_some(), "a result for nobody: {message}");
                self.told += 1;
            }
            Some(id) => match self.ids.get_mut(&id.to_string()) {
                Some((_, answered)) => *answered += 1,
                None => panic!("{id} is the id of no request"),
            },
            None => panic!("an answer without an id: {message}"),
        }
    }

    fn all_answered(&self) {
        for (id, (asked, answered)) in &self.ids {
            assert!(answered <= asked, "{id}: {answered} answers to {asked}");
            assert!(self.loose || answered == asked, "{id}: {answered} answers to {asked}");
        }
        let (most, least) = self.nameless;
        assert!(self.told <= most && self.told >= least, "{} of {least} to {most}", self.told);
    }
}

/// What is made of the two ends of a line is its id, or nothing.
fn id_of_a_long_line(data: &[u8]) {
    let Ok(Value::Object(whole)) = serde_json::from_slice(data) else { return };
    // Of two ids another reader takes another one.
    if String::from_utf8_lossy(data).matches("id\"").count() > 1 || data.contains(&b'\\') {
        return;
    }
    let id = whole.get("id").cloned().and_then(Id::new).map(|id| id.key());
    for end in [data.len() / 3, data.len() / 2, data.len()] {
        let found = id_at_ends(&data[..end], &data[data.len() - end..]).map(|id| id.key());
        assert!(found.is_none() || found == id, "{found:?} is not {id:?}");
    }
}

#[derive(Clone, Default)]
struct Written(Arc<Mutex<Vec<u8>>>);

impl Write for Written {
    fn write(&mut self, bytes: &[u8]) -> std::io::Result<usize> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).extend_from_slice(bytes);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> std::io::Result<()> {
        Ok(())
    }
}

/// One tool, which says again what it was told.
struct Echo;

static ECHO: Tool = Tool {
    name: "echo",
    title: "Say it again",
    description: "",
    group: Group::Core,
    parameters: &[Parameter::new("text", Kind::Text, "")],
    read_only: true,
    destructive: false,
    idempotent: true,
    output: None,
    timeout_ms: 1_000,
    run: |_, _| Ok(Outcome::text("")),
};

impl Tools for Echo {
    fn list(&self) -> Vec<&'static Tool> {
        vec![&ECHO]
    }

    fn call(
        &self,
        name: &str,
        arguments: Value,
        options: &CallOptions,
    ) -> Result<Outcome, UnknownTool> {
        if name != ECHO.name {
            return Err(UnknownTool(name.to_owned()));
        }
        if let Some(progress) = &options.progress {
            progress(1.0, Some(2.0), "half");
        }
        Ok(Outcome::text(arguments.to_string()).structured(json!({"said": arguments})))
    }

    fn close(&self) {}

    fn browser(&self) -> Option<Browser> {
        None
    }
}
