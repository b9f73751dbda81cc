//! Scripts of the caller in the page's own world, and their values told truthfully.
//!
//! Several readings of a source are tried in turn, until one compiles; nothing of a reading that
//! does not compile has run. As an expression, so that `{a: 1}` is an object and
//! `function () {…}` a function; as statements, with `await` at top level and `const` that may be
//! repeated, as in DevTools; in a block, when the page itself has such a name; as the body of an
//! async function, with `return`. A function that comes out is called, a promise is awaited.
//!
//! A simple value costs one round trip, an object two: the second turns it into a table in the
//! page (`serialise.js`). No handle to the object is left behind.

use super::input::after;
use super::{Reason, Refusal, Result, values};
use crate::client::{Frame, Page, Session};
use crate::error::{Effect, Error};
use crate::protocol::json::RawJson;
use crate::protocol::runtime::{
    CallArgument, CallFunctionOn, Evaluate, ExceptionDetails, ReleaseObjectGroup, RemoteObject,
    RemoteObjectId, RemoteObjectType, TerminateExecution,
};
use crate::untrusted::escape_up_to;
use serde_json::{Value, json};
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

const SERIALISE: &str = include_str!("serialise.js");

/// Kept back from the deadline to see whether the page hangs in the script, and to stop it: long
/// enough that a busy machine is not taken for a page that hangs. At most a quarter of the time.
const RESCUE: Duration = Duration::from_secs(1);

/// How to evaluate, and how much of the value is told.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct EvaluateOptions {
    /// As if a person had just acted, which some functions of the web ask for. Default true.
    pub user_gesture: bool,
    /// Deepest nesting that is told. Default 32, at most 100.
    pub max_depth: u32,
    /// Most entries of objects and lists that are told. Default 100,000.
    pub max_entries: u32,
    /// Most characters of strings inside an object that are told. Default 16 Mi. A string that
    /// is the value itself is never cut.
    pub max_chars: u32,
}

impl Default for EvaluateOptions {
    fn default() -> Self {
        Self { user_gesture: true, max_depth: 32, max_entries: 100_000, max_chars: 16 << 20 }
    }
}

impl EvaluateOptions {
    /// These options, changed.
    #[must_use]
    pub fn with(mut self, set: impl FnOnce(&mut Self)) -> Self {
        set(&mut self);
        self
    }
}

/// The type of a value.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Kind {
    /// `undefined`.
    Undefined,
    /// `null`.
    Null,
    /// `true` or `false`.
    Boolean,
    /// A number, also NaN, -0 and the infinities.
    Number,
    /// A bigint.
    BigInt,
    /// A string.
    String,
    /// A symbol.
    Symbol,
    /// An object, list, function, node: whatever is told as JSON.
    Object,
}

/// A value, as text.
#[derive(Clone, PartialEq, Eq)]
pub struct Evaluated {
    /// A string verbatim; `undefined`, `NaN`, `-0`, `12n`, `Symbol(x)` as JavaScript writes them;
    /// JSON for the rest, with objects such as `{"$date": …}` for what JSON has no word for.
    /// It is text of the page: data, never instructions.
    pub text: String,
    /// The type.
    pub kind: Kind,
    /// Whether something was left out; the text says where with `$cut`.
    pub cut: bool,
}

impl Evaluated {
    /// The value as JSON; `None` for `undefined`. A string is a JSON string, NaN is
    /// `{"$number": "NaN"}`.
    pub fn json(&self) -> Option<Value> {
        let marker = |name: &str, text: &str| Some(json!({ name: text }));
        match self.kind {
            Kind::Undefined => None,
            Kind::Null => Some(Value::Null),
            Kind::String => Some(self.text.as_str().into()),
            Kind::BigInt => marker("$bigint", self.text.trim_end_matches('n')),
            Kind::Symbol => marker("$symbol", &self.text),
            Kind::Number if self.text == "-0" => Some(values::number("-0")),
            Kind::Number | Kind::Boolean | Kind::Object => match serde_json::from_str(&self.text) {
                Ok(value) => Some(value),
                Err(_) => Some(values::number(&self.text)),
            },
        }
    }

    fn new(text: impl Into<String>, kind: Kind) -> Self {
        Self { text: text.into(), kind, cut: false }
    }
}

impl std::fmt::Debug for Evaluated {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let text = escape_up_to(&self.text, 200).to_string();
        f.debug_struct("Evaluated").field("kind", &self.kind).field("text", &text).finish()
    }
}

/// What a script threw.
#[derive(Clone, PartialEq, Eq)]
pub struct Thrown {
    /// The error's name and message, or the value that was thrown. Text of the page.
    pub text: String,
    /// Where, when it was an error. Text of the page.
    pub stack: Option<String>,
    /// Whether the source was never run, because it does not compile.
    pub is_syntax: bool,
}

impl std::fmt::Debug for Thrown {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Thrown({})", escape_up_to(&self.text, 200))
    }
}

impl From<Thrown> for Refusal {
    /// For callers to whom an exception is a failure.
    fn from(thrown: Thrown) -> Self {
        let text = escape_up_to(&thrown.text, 1_000).to_string();
        if thrown.is_syntax {
            let message = format!("the script does not compile: {text}");
            return Self::new(Reason::Argument, message, "correct it; nothing ran");
        }
        let next = "the lines before the exception did run: look at the page before repeating";
        Self::new(Reason::Unsuitable, format!("the script threw {text}"), next)
            .with_effect(Effect::Unknown)
    }
}

/// What came of a script: an exception is an answer of the page, not a failure of the call.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Evaluation {
    /// It ended with a value.
    Returned(Evaluated),
    /// It ended with an exception.
    Threw(Thrown),
}

impl Evaluation {
    /// The value; an exception as a [`Refusal`].
    ///
    /// # Errors
    /// When it threw.
    pub fn returned(self) -> Result<Evaluated> {
        match self {
            Self::Returned(value) => Ok(value),
            Self::Threw(thrown) => Err(thrown.into()),
        }
    }
}

/// Evaluates a source in the page's main frame, or in `frame`; the deadline is that of `page`.
///
/// # Errors
/// The engine's own: `Blocked` with the dialog that the script opened (it goes on when the
/// dialog is answered), `Navigated`, `Timeout`. A script that hangs the page is stopped at the
/// deadline.
pub fn evaluate(
    page: &Page,
    frame: Option<&Frame>,
    source: &str,
    options: &EvaluateOptions,
) -> Result<Evaluation> {
    let run = Run::begin(page, frame, options)?;
    let outcome = run.evaluate(source);
    run.end(outcome)
}

/// Calls a function with a remote object (an element) as `this` and as its only argument. An
/// expression instead of a function is evaluated with `this` and `element`.
///
/// # Errors
/// As [`evaluate`].
pub fn evaluate_on(
    page: &Page,
    frame: Option<&Frame>,
    object: &RemoteObjectId,
    function: &str,
    options: &EvaluateOptions,
) -> Result<Evaluation> {
    let run = Run::begin(page, frame, options)?;
    let outcome = run.call_on(object, function);
    run.end(outcome)
}

/// The readings of a source.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Reading {
    Expression,
    Statements,
    /// Keeps the value of the last statement, which a body would lose.
    Block,
    Body,
}

impl Reading {
    /// Line numbers stay those of the source. It is put into the text because it is the program,
    /// not an argument of one.
    fn apply(self, source: &str) -> String {
        match self {
            Self::Expression => format!("({source}\n)"),
            Self::Statements => source.to_owned(),
            Self::Block => format!("{{{source}\n}}"),
            Self::Body => format!("(async () => {{{source}\n}})()"),
        }
    }
}

impl Reading {
    /// The one to try when this one does not compile.
    fn after(self, message: &str) -> Option<Self> {
        match self {
            Self::Expression => Some(Self::Statements),
            Self::Statements if message.contains("Illegal return") => Some(Self::Body),
            Self::Statements if message.contains("has already been declared") => Some(Self::Block),
            Self::Statements | Self::Block | Self::Body => None,
        }
    }
}

/// An object of the page, or an exception.
struct Answer {
    result: RemoteObject,
    exception: Option<ExceptionDetails>,
}

struct Run<'a> {
    session: Session,
    /// Of a frame that shares its session with others.
    context: Option<String>,
    options: &'a EvaluateOptions,
    /// When the script must have ended.
    until: Instant,
    /// When the caller gets an answer.
    deadline: Instant,
    group: String,
}

static GROUPS: AtomicU64 = AtomicU64::new(0);

impl<'a> Run<'a> {
    fn begin(page: &Page, frame: Option<&Frame>, options: &'a EvaluateOptions) -> Result<Self> {
        let timeout = page.timeout();
        let now = Instant::now();
        // A deadline beyond the clock's range is one that nobody lives to see.
        let in_a_year = now + Duration::from_secs(31_536_000);
        let deadline = now.checked_add(timeout).unwrap_or(in_a_year);
        let until = deadline.checked_sub(RESCUE.min(timeout / 4)).unwrap_or(deadline);
        let like = page.interruptible();
        let group = format!("cdpwire-evaluate-{}", GROUPS.fetch_add(1, Ordering::Relaxed));
        let Some(frame) = frame else {
            let session = Session::clone(&like);
            return Ok(Self { session, context: None, options, until, deadline, group });
        };
        let state = frame.state()?;
        let session = frame.session()?.like(&like);
        let context = if state.session.is_some() || state.parent.is_none() {
            None
        } else {
            let context = state.context.as_deref().ok_or_else(|| {
                Refusal::new(
                    Reason::Frame,
                    "the frame has no document in which scripts run yet",
                    "wait for it to load",
                )
            })?;
            Some(context.to_owned())
        };
        Ok(Self { session, context, options, until, deadline, group })
    }

    fn session(&self) -> Session {
        self.session.with_timeout(self.until.saturating_duration_since(Instant::now()))
    }

    fn evaluate(&self, source: &str) -> Result<Evaluation> {
        let mut reading =
            if is_statement(source) { Reading::Statements } else { Reading::Expression };
        loop {
            let command = Evaluate::new(reading.apply(source)).with(|command| {
                command.object_group = Some(self.group.clone());
                command.await_promise = Some(true);
                command.repl_mode = Some(true);
                command.user_gesture = Some(self.options.user_gesture);
                command.unique_context_id = self.context.clone();
                command.allow_unsafe_eval_blocked_by_csp = Some(false);
            });
            let answer = self.session().call(&command)?;
            let early = answer.exception_details.as_ref().and_then(early_error);
            let Some(message) = early else {
                let exception = answer.exception_details;
                return self.tell(Answer { result: answer.result, exception });
            };
            self.release();
            let Some(next) = reading.after(&message) else {
                let line = answer.exception_details.map(|details| details.line_number);
                return Ok(Evaluation::Threw(syntax_error(&message, line)));
            };
            reading = next;
        }
    }

    fn call_on(&self, object: &RemoteObjectId, function: &str) -> Result<Evaluation> {
        let expression = function.trim().trim_end_matches(';');
        // The caller's own program, so it is part of the text; the element is an argument.
        // A declaration that is no function would be run by the browser before it says so.
        let readings = [
            format!(
                "async function (element) {{ return ((f) => typeof f === 'function' ? \
                 f.call(this, element) : f)(({expression}\n)) }}"
            ),
            format!("async function (element) {{ {function}\n }}"),
        ];
        let mut complaint = None;
        for declaration in readings {
            let argument = CallArgument::new().with(|a| a.object_id = Some(object.clone()));
            let command = CallFunctionOn::new(declaration).with(|command| {
                command.object_id = Some(object.clone());
                command.arguments = Some(vec![argument]);
                command.object_group = Some(self.group.clone());
                command.user_gesture = Some(self.options.user_gesture);
            });
            let answer = self.session().call(&command)?;
            let Some(message) = answer.exception_details.as_ref().and_then(early_error) else {
                let exception = answer.exception_details;
                return self.tell(Answer { result: answer.result, exception });
            };
            self.release();
            complaint = Some((message, answer.exception_details.map(|d| d.line_number)));
        }
        let (message, line) = complaint.unwrap_or_default();
        Ok(Evaluation::Threw(syntax_error(&message, line)))
    }

    /// The value of an object; the second round trip if it is one.
    fn tell(&self, answer: Answer) -> Result<Evaluation> {
        if let Some(details) = answer.exception {
            return self.thrown(&details).map(Evaluation::Threw);
        }
        if let Some(simple) = simple(&answer.result) {
            if answer.result.object_id.is_some() {
                self.release();
            }
            return Ok(Evaluation::Returned(simple));
        }
        let Some(object) = answer.result.object_id else {
            // A value that the browser describes and gives no handle to.
            let text = answer.result.description.unwrap_or_default();
            return Ok(Evaluation::Returned(Evaluated::new(text, Kind::String)));
        };
        self.serialise(object, true)
    }

    fn serialise(&self, object: RemoteObjectId, call: bool) -> Result<Evaluation> {
        let options = json!({
            "call": call,
            "depth": self.options.max_depth.min(100),
            "entries": self.options.max_entries,
            "bytes": self.options.max_chars,
        });
        let arguments = vec![
            CallArgument::new().with(|a| a.value = Some(options.into())),
            CallArgument::new().with(|a| a.object_id = Some(object.clone())),
        ];
        let command = CallFunctionOn::new(SERIALISE).with(|command| {
            command.object_id = Some(object);
            command.arguments = Some(arguments);
            command.return_by_value = Some(true);
            command.await_promise = Some(true);
            command.user_gesture = Some(call && self.options.user_gesture);
        });
        let session = self.session();
        // Once it runs, the function holds the object itself.
        let pending = session.send(&command);
        let release = session.send(&ReleaseObjectGroup::new(self.group.as_str()));
        let answer = pending.wait().map_err(|error| after(error, true))?;
        drop(release.wait());
        if let Some(details) = answer.exception_details {
            let thrown = if call { self.thrown(&details)? } else { shallow(&details) };
            return Ok(Evaluation::Threw(thrown));
        }
        let unreadable = || {
            Refusal::new(Reason::Engine, "the value could not be read", "return a part of it")
                .with_effect(Effect::Yes)
        };
        let table = answer.result.value.ok_or_else(unreadable)?.to_value()?;
        // What was called or awaited may have come to a simple value.
        if let Some(simple) = table.get("top").and_then(simple_top) {
            return Ok(Evaluation::Returned(simple));
        }
        let (text, cut) = values::write(&table).ok_or_else(unreadable)?;
        Ok(Evaluation::Returned(Evaluated { text, kind: Kind::Object, cut }))
    }

    fn thrown(&self, details: &ExceptionDetails) -> Result<Thrown> {
        let exception = details.exception.as_ref();
        let is_error = exception.is_some_and(|e| {
            e.subtype.as_ref().is_some_and(|subtype| subtype == "error") || simple(e).is_some()
        });
        let object = exception.and_then(|e| e.object_id.clone());
        let (false, Some(object)) = (is_error, object) else {
            let thrown = shallow(details);
            self.release();
            return Ok(thrown);
        };
        match self.serialise(object, false)? {
            Evaluation::Returned(value) => {
                let text = value.text;
                Ok(Thrown { text, stack: None, is_syntax: false })
            }
            Evaluation::Threw(_) => Ok(shallow(details)),
        }
    }

    /// Nothing waits for it: it cannot fail in a way that matters.
    fn release(&self) {
        let release = self.session().send(&ReleaseObjectGroup::new(self.group.as_str()));
        drop(release.wait());
    }

    /// At the deadline: a page that hangs in the script is set free.
    fn end(&self, outcome: Result<Evaluation>) -> Result<Evaluation> {
        let Err(refusal) = outcome else { return outcome };
        if !refusal.engine().is_some_and(Error::is_timeout) {
            return Err(refusal);
        }
        let left = self.deadline.saturating_duration_since(Instant::now());
        let moment = self.session.with_timeout(left * 3 / 4);
        let last = self.session.with_timeout(left / 4);
        let probe = Evaluate::new("0").with(|p| p.unique_context_id = self.context.clone());
        let hangs = matches!(moment.call(&probe), Err(Error::Timeout(_)));
        if hangs && last.call(&TerminateExecution::new()).is_ok() {
            return Err(Refusal::new(
                Reason::Limit,
                "the script kept the page busy until the deadline, and was stopped",
                "look at the page before repeating; make it finish sooner or allow more time",
            )
            .with_effect(Effect::Yes));
        }
        Err(refusal)
    }
}

/// Sources that are no expression at a glance, to save a round trip. A wrong guess costs one.
fn is_statement(source: &str) -> bool {
    const WORDS: [&str; 13] = [
        "const", "let", "var", "if", "for", "while", "return", "throw", "try", "switch", "do",
        "using", "debugger",
    ];
    let source = source.trim();
    let word = source.split(|c: char| !c.is_ascii_alphanumeric()).next().unwrap_or_default();
    source.ends_with(';') || WORDS.contains(&word)
}

/// The message, when the source did not compile and nothing ran. Errors that a running script
/// throws, `SyntaxError` of `JSON.parse` among them, name no script or have a stack (measured).
fn early_error(details: &ExceptionDetails) -> Option<String> {
    let exception = details.exception.as_ref()?;
    let description = exception.description.as_deref()?;
    let is_syntax = exception.class_name.as_deref() == Some("SyntaxError");
    let early = is_syntax && details.script_id.is_some() && !description.contains("\n    at ");
    early.then(|| description.to_owned())
}

fn syntax_error(message: &str, line: Option<i64>) -> Thrown {
    let line = line.map_or(String::new(), |line| format!(" (line {})", line.saturating_add(1)));
    Thrown { text: format!("{message}{line}"), stack: None, is_syntax: true }
}

fn shallow(details: &ExceptionDetails) -> Thrown {
    let Some(exception) = &details.exception else {
        return Thrown { text: details.text.clone(), stack: None, is_syntax: false };
    };
    if let Some(simple) = simple(exception) {
        return Thrown { text: simple.text, stack: None, is_syntax: false };
    }
    let description = exception.description.as_deref().unwrap_or(&details.text);
    let (text, stack) = match description.split_once("\n    at ") {
        Some((text, stack)) => (text, Some(format!("    at {stack}"))),
        None => (description, None),
    };
    Thrown { text: text.to_owned(), stack, is_syntax: false }
}

/// A value that came whole with the first answer.
fn simple(object: &RemoteObject) -> Option<Evaluated> {
    let is = |kind: &RemoteObjectType| object.r#type == *kind;
    if let Some(text) = &object.unserializable_value {
        let kind = if is(&RemoteObjectType::BIGINT) { Kind::BigInt } else { Kind::Number };
        return Some(Evaluated::new(text.as_str(), kind));
    }
    if is(&RemoteObjectType::SYMBOL) {
        return Some(Evaluated::new(object.description.clone().unwrap_or_default(), Kind::Symbol));
    }
    // document.all says that it is undefined, and has a handle.
    if is(&RemoteObjectType::UNDEFINED) && object.object_id.is_none() {
        return Some(Evaluated::new("undefined", Kind::Undefined));
    }
    let value = object.value.as_ref().map(RawJson::to_value)?.ok()?;
    simple_json(&value)
}

fn simple_json(value: &Value) -> Option<Evaluated> {
    Some(match value {
        Value::Null => Evaluated::new("null", Kind::Null),
        Value::Bool(value) => Evaluated::new(value.to_string(), Kind::Boolean),
        Value::Number(value) => Evaluated::new(value.to_string(), Kind::Number),
        Value::String(value) => Evaluated::new(value.as_str(), Kind::String),
        Value::Array(_) | Value::Object(_) => return None,
    })
}

/// A simple value out of the table of `serialise.js`.
fn simple_top(top: &Value) -> Option<Evaluated> {
    let Value::Array(tagged) = top else { return simple_json(top) };
    let text = tagged.get(1).and_then(Value::as_str);
    match (tagged.first()?.as_str()?, text) {
        ("u", _) => Some(Evaluated::new("undefined", Kind::Undefined)),
        ("n", Some(text)) => Some(Evaluated::new(text, Kind::Number)),
        ("b", Some(text)) => Some(Evaluated::new(format!("{text}n"), Kind::BigInt)),
        ("y", Some(text)) => Some(Evaluated::new(text, Kind::Symbol)),
        _ => None,
    }
}
