//! An endpoint that plays written steps, for what a browser must not do.

use super::{Endpoint, Out, Wake};
use bytes::Bytes;
use serde_json::{Value, json};
use std::collections::VecDeque;

/// What a step does about the command it expected.
pub enum Answer {
    /// `{"id":…,"result":…}`, with the command's session.
    Reply(Value),
    /// `{"id":…,"error":{…}}`, with the command's session.
    Error(i64, String),
    /// Nothing, ever.
    Silence,
    /// These bytes as a message, whatever they are. `$id` and `$session` are filled in.
    Message(Vec<u8>),
    /// These bytes, without framing: half a frame, a second handshake…
    RawBytes(Vec<u8>),
    /// The connection ends.
    Close,
    /// The endpoint reads no more and says nothing more, and the connection stays up.
    Stall,
    /// That many messages, made one at a time as the transport takes them, then an empty reply.
    Flood(usize, Box<dyn FnMut(usize) -> Bytes + Send>),
    /// The command is passed to the endpoint behind the script.
    Pass,
}

enum Step {
    Expect { method: String, params: Option<Value>, answer: Answer },
    Send(Out),
    Forgive,
}

/// A list of steps, played in order. See [`Script::new`].
///
/// A step that is not met is remembered, never a panic in the transport's thread: the test asks
/// [`finish`](Self::finish) at its end.
#[derive(Default)]
pub struct Script {
    steps: VecDeque<Step>,
    behind: Option<Box<dyn Endpoint>>,
    out: VecDeque<Out>,
    flood: Option<Flood>,
    optional: bool,
    stalled: bool,
    closed: bool,
    done: usize,
    seen: Vec<String>,
    wrong: Vec<String>,
}

struct Flood {
    made: usize,
    total: usize,
    make: Box<dyn FnMut(usize) -> Bytes + Send>,
    then: Bytes,
}

impl Script {
    /// An empty script: every command is answered with an error and counts as unexpected.
    ///
    /// ```
    /// use cdpwire::mock::{Answer, Endpoint, Out, Script};
    /// use serde_json::json;
    ///
    /// let mut script = Script::new()
    ///     .expect("Browser.getVersion", Answer::Reply(json!({ "product": "Mock/1" })))
    ///     .event("Target.targetDestroyed", json!({ "targetId": "T" }))
    ///     .expect("Browser.close", Answer::Close);
    /// script.receive(r#"{"id":1,"method":"Browser.getVersion"}"#.into());
    /// assert!(matches!(script.poll(), Some(Out::Message(_))));
    /// assert!(script.finish().unwrap_err().contains("Browser.close"));
    /// ```
    pub fn new() -> Self {
        Self::default()
    }

    /// Commands that no step expects go to `endpoint`, and what it sends goes out: for instance
    /// a whole [`Model`](super::Model) with one thing wrong.
    pub fn over(mut self, endpoint: impl Endpoint + 'static) -> Self {
        self.behind = Some(Box::new(endpoint));
        self
    }

    /// The next command is `method`, in any session. With an endpoint behind, commands of other
    /// methods before it pass through to that; without one they are mistakes.
    pub fn expect(mut self, method: &str, answer: Answer) -> Self {
        self.steps.push_back(Step::Expect { method: method.to_owned(), params: None, answer });
        self
    }

    /// As [`expect`](Self::expect); these members must be in the parameters as well.
    pub fn expect_with(mut self, method: &str, params: Value, answer: Answer) -> Self {
        let params = Some(params);
        self.steps.push_back(Step::Expect { method: method.to_owned(), params, answer });
        self
    }

    /// Sends an event of the browser's own session after the steps before.
    pub fn event(self, method: &str, params: Value) -> Self {
        self.message(json!({ "method": method, "params": params }).to_string())
    }

    /// Sends an event of a session after the steps before.
    pub fn session_event(self, session: &str, method: &str, params: Value) -> Self {
        let event = json!({ "sessionId": session, "method": method, "params": params });
        self.message(event.to_string())
    }

    /// Sends any bytes as one message after the steps before.
    pub fn message(mut self, message: impl Into<Bytes>) -> Self {
        self.steps.push_back(Step::Send(Out::Message(message.into())));
        self
    }

    /// Sends any bytes without framing after the steps before.
    pub fn raw_bytes(mut self, bytes: impl Into<Bytes>) -> Self {
        self.steps.push_back(Step::Send(Out::RawBytes(bytes.into())));
        self
    }

    /// Ends the connection after the steps before.
    pub fn close(mut self) -> Self {
        self.steps.push_back(Step::Send(Out::Close));
        self
    }

    /// From here on steps may stay undone without being a mistake.
    pub fn optional(mut self) -> Self {
        self.steps.push_back(Step::Forgive);
        self
    }

    /// Whether everything was as written; otherwise what was not, line by line.
    ///
    /// # Errors
    /// The mistakes: unexpected commands, wrong parameters, steps never reached.
    pub fn finish(&self) -> Result<(), String> {
        let mut report = self.wrong.clone();
        let open = self.steps.iter().take_while(|step| !matches!(step, Step::Forgive));
        for step in open.filter(|_| !self.optional) {
            match step {
                Step::Expect { method, .. } => report.push(format!("never came: {method}")),
                Step::Send(_) => report.push("never sent: an event or bytes".to_owned()),
                Step::Forgive => {}
            }
        }
        if report.is_empty() {
            return Ok(());
        }
        report.push(format!("steps done: {}; commands seen: {}", self.done, self.seen.join(", ")));
        Err(report.join("\n"))
    }

    /// The methods that arrived, in order.
    pub fn seen(&self) -> &[String] {
        &self.seen
    }

    fn advance(&mut self) {
        while self.flood.is_none() && !self.stalled {
            match self.steps.front() {
                Some(Step::Send(_)) => {
                    if let Some(Step::Send(out)) = self.steps.pop_front() {
                        self.out.push_back(out);
                        self.done = self.done.saturating_add(1);
                    }
                }
                Some(Step::Forgive) => {
                    self.steps.pop_front();
                    self.optional = true;
                }
                _ => return,
            }
        }
    }

    fn perform(&mut self, answer: Answer, command: &Command, message: Bytes) {
        match answer {
            Answer::Reply(result) => self.say(command.reply("result", result)),
            Answer::Error(code, text) => {
                self.say(command.reply("error", json!({ "code": code, "message": text })));
            }
            Answer::Silence => {}
            Answer::Message(bytes) => self.out.push_back(Out::Message(command.fill(&bytes))),
            Answer::RawBytes(bytes) => self.out.push_back(Out::RawBytes(command.fill(&bytes))),
            Answer::Close => self.out.push_back(Out::Close),
            Answer::Stall => self.stalled = true,
            Answer::Flood(total, make) => {
                let then = command.reply("result", json!({}));
                self.flood = Some(Flood { made: 0, total, make, then });
            }
            Answer::Pass => self.fall_through(command, message),
        }
    }

    fn fall_through(&mut self, command: &Command, message: Bytes) {
        if let Some(behind) = &mut self.behind {
            behind.receive(message);
            return;
        }
        let error =
            json!({ "code": -32601, "message": format!("'{}' wasn't found", command.method) });
        self.say(command.reply("error", error));
    }

    fn say(&mut self, message: Bytes) {
        self.out.push_back(Out::Message(message));
    }

    fn expects(&self, command: &Command) -> bool {
        matches!(self.steps.front(), Some(Step::Expect { method, .. }) if *method == command.method)
    }
}

impl Endpoint for Script {
    fn receive(&mut self, message: Bytes) {
        if self.closed || self.stalled {
            return;
        }
        self.advance();
        let Some(command) = Command::parse(&message) else {
            let shown: String = String::from_utf8_lossy(&message).chars().take(200).collect();
            self.wrong.push(format!("not a command: {shown}"));
            return;
        };
        self.seen.push(command.method.clone());
        if !self.expects(&command) {
            if self.behind.is_none() && !self.optional {
                let expected = match self.steps.front() {
                    Some(Step::Expect { method, .. }) => method.as_str(),
                    _ => "nothing more",
                };
                self.wrong.push(format!("expected {expected}, got {}", command.method));
            }
            self.fall_through(&command, message);
            return;
        }
        if let Some(Step::Expect { params, answer, .. }) = self.steps.pop_front() {
            self.done = self.done.saturating_add(1);
            if let Some(missing) = params.and_then(|wanted| difference(&wanted, &command.params)) {
                self.wrong.push(format!("{}: {missing}", command.method));
            }
            self.perform(answer, &command, message);
        }
        self.advance();
    }

    fn poll(&mut self) -> Option<Out> {
        if self.closed {
            return None;
        }
        self.advance();
        if let Some(out) = self.out.pop_front() {
            self.closed = out == Out::Close;
            return Some(out);
        }
        if self.stalled {
            return None;
        }
        if let Some(flood) = &mut self.flood {
            if flood.made < flood.total {
                flood.made = flood.made.saturating_add(1);
                return Some(Out::Message((flood.make)(flood.made - 1)));
            }
            let then = flood.then.clone();
            self.flood = None;
            self.advance();
            return Some(Out::Message(then));
        }
        self.behind.as_mut()?.poll()
    }

    fn closed(&mut self) {
        if let Some(behind) = &mut self.behind {
            behind.closed();
        }
    }

    fn stalled(&self) -> bool {
        self.stalled
    }

    fn wake_with(&mut self, wake: Wake) {
        if let Some(behind) = &mut self.behind {
            behind.wake_with(wake);
        }
    }
}

struct Command {
    id: Value,
    method: String,
    session: Option<String>,
    params: Value,
}

impl Command {
    fn parse(message: &[u8]) -> Option<Self> {
        let value: Value = serde_json::from_slice(message).ok()?;
        Some(Self {
            id: value.get("id")?.clone(),
            method: value.get("method")?.as_str()?.to_owned(),
            session: value.get("sessionId").and_then(Value::as_str).map(str::to_owned),
            params: value.get("params").cloned().unwrap_or_else(|| json!({})),
        })
    }

    fn reply(&self, member: &str, value: Value) -> Bytes {
        let mut reply = json!({ "id": self.id });
        reply[member] = value;
        if let Some(session) = &self.session {
            reply["sessionId"] = json!(session);
        }
        reply.to_string().into()
    }

    fn fill(&self, bytes: &[u8]) -> Bytes {
        let session = self.session.as_deref().unwrap_or_default();
        let once = substitute(bytes, b"$id", self.id.to_string().as_bytes());
        substitute(&once, b"$session", session.as_bytes()).into()
    }
}

fn substitute(bytes: &[u8], name: &[u8], with: &[u8]) -> Vec<u8> {
    let mut result = Vec::with_capacity(bytes.len());
    let mut rest = bytes;
    while let Some(at) = memchr::memmem::find(rest, name) {
        let (before, from) = rest.split_at(at);
        result.extend_from_slice(before);
        result.extend_from_slice(with);
        rest = from.get(name.len()..).unwrap_or_default();
    }
    result.extend_from_slice(rest);
    result
}

fn difference(wanted: &Value, got: &Value) -> Option<String> {
    let Some(members) = wanted.as_object() else {
        return (wanted != got).then(|| format!("wanted {wanted}, got {got}"));
    };
    members.iter().find_map(|(name, value)| {
        let found = got.get(name).unwrap_or(&Value::Null);
        difference(value, found).map(|text| format!("{name}: {text}"))
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::mock::{Model, ModelConfig};

    fn text(out: Option<Out>) -> String {
        match out {
            Some(Out::Message(bytes) | Out::RawBytes(bytes)) => {
                String::from_utf8(bytes.to_vec()).expect("UTF-8")
            }
            Some(Out::Close) => "close".to_owned(),
            None => "nothing".to_owned(),
        }
    }

    #[test]
    fn replies_carry_the_id_and_the_session() {
        let mut script = Script::new().expect("A.b", Answer::Reply(json!({ "x": 1 })));
        script.receive(r#"{"id":7,"method":"A.b","sessionId":"S"}"#.into());
        assert_eq!(text(script.poll()), r#"{"id":7,"result":{"x":1},"sessionId":"S"}"#);
        assert_eq!(script.finish(), Ok(()));
    }

    #[test]
    fn mistakes_are_reported_at_the_end() {
        let mut script = Script::new()
            .expect_with("A.b", json!({ "deep": { "x": 1 } }), Answer::Silence)
            .expect("A.c", Answer::Silence);
        script.receive(r#"{"id":1,"method":"A.b","params":{"deep":{"x":2}}}"#.into());
        script.receive(r#"{"id":2,"method":"Z.z"}"#.into());
        assert!(text(script.poll()).contains("'Z.z' wasn't found"));
        let report = script.finish().expect_err("mistakes");
        assert!(report.contains("A.b: deep: x: wanted 1, got 2"), "{report}");
        assert!(report.contains("expected A.c, got Z.z"), "{report}");
        assert!(report.contains("never came: A.c"), "{report}");
    }

    #[test]
    fn raw_answers_are_filled_in_and_may_be_invalid() {
        let mut script = Script::new().expect("A.b", Answer::Message(b"{\"id\":$id,\xFF".to_vec()));
        script.receive(r#"{"id":41,"method":"A.b"}"#.into());
        assert_eq!(script.poll(), Some(Out::Message(Bytes::from_static(b"{\"id\":41,\xFF"))));
    }

    #[test]
    fn events_wait_for_their_place() {
        let mut script = Script::new()
            .event("E.first", json!({}))
            .expect("A.b", Answer::Reply(json!({})))
            .session_event("S", "E.second", json!({}))
            .close();
        assert!(text(script.poll()).contains("E.first"));
        assert_eq!(script.poll(), None);
        script.receive(r#"{"id":1,"method":"A.b"}"#.into());
        assert!(text(script.poll()).contains(r#""id":1"#));
        assert!(text(script.poll()).contains("E.second"));
        assert_eq!(script.poll(), Some(Out::Close));
        assert_eq!(script.poll(), None);
    }

    #[test]
    fn a_flood_is_made_as_it_is_taken_and_ends_with_the_reply() {
        let answer = Answer::Flood(1000, Box::new(|n| format!("{{\"n\":{n}}}").into()));
        let mut script = Script::new().expect("A.b", answer);
        script.receive(r#"{"id":1,"method":"A.b"}"#.into());
        for n in 0..1000 {
            assert_eq!(text(script.poll()), format!("{{\"n\":{n}}}"));
        }
        assert_eq!(text(script.poll()), r#"{"id":1,"result":{}}"#);
        assert_eq!(script.poll(), None);
    }

    #[test]
    fn a_stall_says_nothing_and_asks_the_transport_to_stop_reading() {
        let mut script = Script::new().expect("A.b", Answer::Stall).event("E.x", json!({}));
        script.receive(r#"{"id":1,"method":"A.b"}"#.into());
        assert!(script.stalled());
        assert_eq!(script.poll(), None);
    }

    #[test]
    fn over_a_model_only_the_scripted_command_is_different() {
        let mut script = Script::new()
            .over(Model::new(ModelConfig::default()))
            .expect("Target.getTargets", Answer::Error(-32000, "no".into()));
        script.receive(r#"{"id":1,"method":"Browser.getVersion"}"#.into());
        assert!(text(script.poll()).contains("Chrome/"));
        script.receive(r#"{"id":2,"method":"Target.getTargets"}"#.into());
        assert!(text(script.poll()).contains(r#""message":"no""#));
        assert_eq!(script.finish(), Ok(()));
    }
}
