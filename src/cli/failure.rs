//! What went wrong, for programs and for people, and the exit codes.

use super::json;
use cdpwire::error::{CommandError, Error, Misanswer};
#[cfg(feature = "tools")]
use cdpwire::page::{Reason, Refusal};
use cdpwire::{Effect, untrusted};
use serde_json::{Value, json};
use std::borrow::Cow;
use std::fmt::Write as _;
use std::io::{self, IsTerminal as _, Write as _};
use std::process::ExitCode;

/// The exit codes, as documented in `cdpwire --help`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Exit {
    /// It worked, or the reader of the output went away.
    Done = 0,
    /// The browser or the page refused, or the answer could not be used.
    Refused = 1,
    /// The command line cannot be right; nothing was done.
    Usage = 2,
    /// No browser: it could not be launched, or not be connected to.
    NoBrowser = 3,
    /// No answer in time.
    Timeout = 4,
    /// The browser, the page or the frame went away before it answered.
    Lost = 5,
    /// A file or the output could not be written or read.
    Io = 6,
    /// A bug in cdpwire.
    Bug = 70,
}

impl From<Exit> for ExitCode {
    fn from(exit: Exit) -> Self {
        Self::from(exit as u8)
    }
}

/// Why a command failed.
#[derive(Debug)]
pub(super) struct Failure {
    exit: Exit,
    kind: Cow<'static, str>,
    message: String,
    took_effect: Effect,
    next: String,
    /// More members of the error object, in this order.
    more: Vec<(Cow<'static, str>, Value)>,
}

impl Failure {
    pub(super) fn new(
        exit: Exit,
        kind: impl Into<Cow<'static, str>>,
        message: impl Into<String>,
        next: impl Into<String>,
    ) -> Self {
        let (kind, message, next) = (kind.into(), message.into(), next.into());
        Self { exit, kind, message, took_effect: Effect::No, next, more: Vec::new() }
    }

    /// The command line cannot be right.
    pub(super) fn usage(message: impl Into<String>, next: impl Into<String>) -> Self {
        Self::new(Exit::Usage, "usage", message, next)
    }

    /// A file could not be used.
    pub(super) fn file(what: &str, error: &io::Error) -> Self {
        Self::new(Exit::Io, "io", format!("{what}: {error}"), "check the path and its permissions")
    }

    /// Adds a member to the error object.
    pub(super) fn with(mut self, key: &'static str, value: impl Into<Value>) -> Self {
        self.more.push((key.into(), value.into()));
        self
    }

    /// It was sent, and nobody knows what became of it.
    #[cfg(all(feature = "tools", unix))]
    pub(super) fn unconfirmed(mut self) -> Self {
        self.took_effect = Effect::Unknown;
        self
    }

    /// Replaces the advice.
    pub(super) fn advise(mut self, next: impl Into<String>) -> Self {
        self.next = next.into();
        self
    }

    /// Prints it on standard error, and gives the exit code.
    pub(super) fn report(&self, as_json: bool) -> ExitCode {
        if self.exit == Exit::Done {
            return Exit::Done.into();
        }
        let mut stderr = io::stderr().lock();
        let text = match as_json {
            true => self.to_json(stderr.is_terminal()),
            false => self.to_text(),
        };
        // Nobody is left to tell when this fails; the exit code still says it.
        let _ = writeln!(stderr, "{text}");
        self.exit.into()
    }

    /// `{"error":{…}}`, the members in the order in which a person reads them.
    fn to_json(&self, terminal: bool) -> String {
        let mut text = String::from(r#"{"error":{"#);
        let first = [
            ("kind", Value::from(&*self.kind)),
            ("message", Value::from(self.message.as_str())),
            ("took_effect", Value::from(self.took_effect.as_str())),
            ("next", Value::from(self.next.as_str())),
        ];
        let more = self.more.iter().map(|(key, value)| (&**key, value));
        let all = first.iter().map(|(key, value)| (*key, value)).chain(more);
        for (index, (key, value)) in all.enumerate() {
            let comma = if index == 0 { "" } else { "," };
            let _ = write!(text, "{comma}\"{key}\":{value}");
        }
        text.push_str("}}");
        json::laid_out(&text, terminal)
    }

    fn to_text(&self) -> String {
        // A refusal may list candidates, one a line.
        let lines: Vec<String> =
            self.message.lines().map(|line| untrusted::escape(line).to_string()).collect();
        let mut text = format!("cdpwire: {}", lines.join("\n  "));
        if self.took_effect == Effect::Unknown {
            text.push_str("\n  unconfirmed: it was sent and may have taken effect");
        }
        if !self.next.is_empty() {
            let _ = write!(text, "\n  {}", untrusted::escape(&self.next));
        }
        text
    }

    /// For another process of this command, which reports it.
    #[cfg(feature = "tools")]
    pub(super) fn to_value(&self) -> Value {
        let more: serde_json::Map<String, Value> =
            self.more.iter().map(|(key, value)| (key.to_string(), value.clone())).collect();
        json!({
            "exit": self.exit as u8,
            "kind": self.kind,
            "message": self.message,
            "took_effect": self.took_effect.as_str(),
            "next": self.next,
            "more": more,
        })
    }

    /// What another process of this command made of it.
    #[cfg(feature = "tools")]
    pub(super) fn from_value(value: &Value) -> Self {
        let text = |key: &str| value[key].as_str().unwrap_or_default().to_owned();
        let exits = [
            Exit::Refused,
            Exit::Usage,
            Exit::NoBrowser,
            Exit::Timeout,
            Exit::Lost,
            Exit::Io,
            Exit::Bug,
        ];
        let exit = exits.into_iter().find(|exit| value["exit"] == *exit as u8);
        let mut failure =
            Self::new(exit.unwrap_or(Exit::Bug), text("kind"), text("message"), text("next"));
        let effects = [Effect::No, Effect::Unknown, Effect::Yes];
        let effect = effects.into_iter().find(|effect| value["took_effect"] == effect.as_str());
        failure.took_effect = effect.unwrap_or(Effect::Unknown);
        let more = value["more"].as_object().into_iter().flatten();
        failure.more = more.map(|(key, value)| (key.clone().into(), value.clone())).collect();
        failure
    }
}

#[cfg(feature = "tools")]
impl From<&Refusal> for Failure {
    fn from(refusal: &Refusal) -> Self {
        if let Some(error) = refusal.engine() {
            return error.clone().into();
        }
        let exit = match refusal.reason() {
            Reason::Argument => Exit::Usage,
            Reason::File => Exit::Io,
            _ => Exit::Refused,
        };
        let mut failure =
            Self::new(exit, refusal.reason().as_str(), refusal.message(), refusal.next());
        failure.took_effect = refusal.took_effect();
        failure
    }
}

impl From<Error> for Failure {
    fn from(error: Error) -> Self {
        let exit = match &error {
            Error::Refused(_) | Error::Decode(_) | Error::Blocked(_) | Error::Dialog(_) => {
                Exit::Refused
            }
            Error::Misuse(_) | Error::Limit(_) => Exit::Usage,
            Error::Launch(_) | Error::Connect(_) => Exit::NoBrowser,
            Error::Timeout(_) => Exit::Timeout,
            Error::Disconnected(_)
            | Error::SessionGone(_)
            | Error::Navigated(_)
            | Error::Cancelled(_) => Exit::Lost,
            Error::Bug(_) => Exit::Bug,
            // A kind that this command does not know yet.
            _ => Exit::Refused,
        };
        let mut failure = Self::new(exit, error.kind(), error.what().to_string(), error.next());
        failure.took_effect = error.took_effect();
        if let Some(method) = error.method() {
            failure = failure.with("method", method);
        }
        details(failure, &error)
    }
}

fn details(failure: Failure, error: &Error) -> Failure {
    match error {
        Error::Refused(refused) => {
            let CommandError { code, message, data, .. } = &**refused;
            let failure = failure.with("code", *code).with("browser_message", message.as_str());
            match data {
                Some(data) => failure.with("data", from_text(data)),
                None => failure,
            }
        }
        Error::Connect(connect) => {
            let failure = failure
                .with("step", snake(&format!("{:?}", connect.kind)))
                .with("endpoint", connect.endpoint.to_string());
            match connect.status {
                Some(status) => failure.with("status", status),
                None => failure,
            }
        }
        Error::Launch(launch) => {
            let failure = failure.with("step", snake(&format!("{:?}", launch.kind)));
            let failure = match &launch.executable {
                Some(path) => failure.with("executable", path.display().to_string()),
                None => failure,
            };
            match launch.stderr.as_untrusted_str().trim() {
                "" => failure,
                stderr => failure.with("stderr", stderr),
            }
        }
        Error::Timeout(timeout) => {
            let waited = u64::try_from(timeout.waited.as_millis()).unwrap_or(u64::MAX);
            failure.with("phase", timeout.phase.as_str()).with("waited_ms", waited)
        }
        Error::Disconnected(closed) => match &closed.stderr {
            Some(stderr) => failure.with("stderr", stderr.as_untrusted_str().trim()),
            None => failure,
        },
        Error::SessionGone(gone) => failure.with("session", &*gone.session),
        Error::Blocked(blocked) => failure
            .with("dialog", &*blocked.dialog)
            .with("dialog_type", &*blocked.kind)
            .with("dialog_message", blocked.message.as_untrusted_str()),
        Error::Dialog(misanswer) => match &**misanswer {
            Misanswer::UnknownId { known, .. } | Misanswer::SeveralOpen { known } => {
                let known: Value = known.iter().map(|id| Value::from(&**id)).collect();
                failure.with("dialogs", known)
            }
            _ => failure,
        },
        Error::Decode(decode) => failure.with("path", decode.path.as_str()).with(
            "raw",
            String::from_utf8_lossy(&decode.raw).chars().take(4_000).collect::<String>(),
        ),
        Error::Limit(limit) => {
            failure.with("limit", json!({limit.name: limit.limit})).with("seen", limit.seen)
        }
        _ => failure,
    }
}

/// JSON text as the value that it is, when it is one.
fn from_text(text: &str) -> Value {
    serde_json::from_str(text).unwrap_or_else(|_| text.into())
}

/// `NotFound` becomes `not_found`.
fn snake(name: &str) -> String {
    let mut text = String::new();
    for c in name.chars() {
        if c.is_ascii_uppercase() && !text.is_empty() {
            text.push('_');
        }
        text.push(c.to_ascii_lowercase());
    }
    text
}

impl From<io::Error> for Failure {
    /// Of writing to standard output.
    fn from(error: io::Error) -> Self {
        if error.kind() == io::ErrorKind::BrokenPipe {
            // The reader has seen enough (`| head`): that is no failure.
            return Self::new(Exit::Done, "output", "", "");
        }
        let message = format!("the output cannot be written: {error}");
        Self::new(Exit::Io, "io", message, "check where standard output goes")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_error_is_one_json_object_with_the_promised_members() {
        let failure = Failure::usage("a \u{1b}[2Jb", "c").with("hint", "d");
        let value: Value = serde_json::from_str(&failure.to_json(false)).unwrap();
        let error = &value["error"];
        assert_eq!(error["kind"], "usage");
        assert_eq!(error["message"], "a \u{1b}[2Jb");
        assert_eq!(error["took_effect"], "no");
        assert_eq!((&error["next"], &error["hint"]), (&json!("c"), &json!("d")));
        assert!(!failure.to_json(false).contains('\n'), "one line when piped");
        assert!(!failure.to_json(true).contains('\u{1b}'));
        assert!(!failure.to_text().contains('\u{1b}'));
    }

    #[test]
    fn a_reader_that_goes_away_is_no_failure() {
        let gone = Failure::from(io::Error::from(io::ErrorKind::BrokenPipe));
        assert_eq!(gone.exit, Exit::Done);
        let full = Failure::from(io::Error::from(io::ErrorKind::StorageFull));
        assert_eq!(full.exit, Exit::Io);
    }

    #[test]
    fn steps_are_written_in_snake_case() {
        assert_eq!(snake("NotFound"), "not_found");
        assert_eq!(snake("Tls"), "tls");
    }
}
