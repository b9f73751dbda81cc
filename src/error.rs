//! One error type, shaped by who is to blame and what to do about it.
//!
//! Every refusal says three things: what happened, whether it took effect, and what to do next;
//! [`Error::took_effect`] and [`Error::next`] give the last two to programs. A call whose answer
//! was lost after it was sent is *unconfirmed* ([`Effect::Unknown`]), never "failed": repeating
//! a click blindly is how orders are placed twice.

use crate::redact::SafeUrl;
use crate::untrusted::{PageText, escape, escape_up_to};
use bytes::Bytes;
use std::borrow::Cow;
use std::fmt;
use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

/// The result of everything in this crate that can fail.
pub type Result<T> = std::result::Result<T, Error>;

/// What went wrong. Cheap to clone; its `Display` is one line without secrets and without raw
/// page text.
#[derive(Clone)]
#[non_exhaustive]
pub enum Error {
    /// A dialog is open and the call cannot finish before it is answered. Only calls that asked
    /// for it return so; the others wait.
    Blocked(Arc<Blocked>),
    /// The caller ended the call himself, with [`Cancel`](crate::Cancel).
    Cancelled(Arc<Cancelled>),
    /// The browser answered in time, but the answer does not fit the type that was asked for.
    /// Carries the raw JSON; the call did take effect.
    Decode(Arc<DecodeError>),
    /// No connection to a browser could be made.
    Connect(Arc<ConnectError>),
    /// The connection is over. Every later call returns the same reason.
    Disconnected(Arc<Closed>),
    /// An answer to a dialog that cannot be given.
    Dialog(Box<Misanswer>),
    /// A bug in this crate. Please report it.
    Bug(&'static str),
    /// No browser could be started.
    Launch(Arc<LaunchError>),
    /// A bound of [`Limits`](crate::limits::Limits) was reached; nothing was sent.
    Limit(Arc<LimitError>),
    /// The call cannot be right whatever the browser does; nothing was sent.
    Misuse(Arc<str>),
    /// The page navigated while the call was running in it.
    Navigated(Arc<Navigated>),
    /// The browser answered with an error.
    Refused(Arc<CommandError>),
    /// The session (a tab, frame or worker) is gone.
    SessionGone(Arc<SessionGone>),
    /// No answer by the deadline.
    Timeout(Arc<Timeout>),
}

/// Whether a call that failed changed anything.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Effect {
    /// Nothing was done; repeating is safe.
    No,
    /// It was sent and the answer was lost: look before repeating.
    Unknown,
    /// It was done.
    Yes,
}

impl Effect {
    /// `"no"`, `"unknown"` or `"yes"`.
    pub fn as_str(self) -> &'static str {
        match self {
            Self::No => "no",
            Self::Unknown => "unknown",
            Self::Yes => "yes",
        }
    }

    fn sentence(self) -> &'static str {
        match self {
            Self::No => "nothing took effect",
            Self::Unknown => "unconfirmed: it was sent and may have taken effect",
            Self::Yes => "it took effect",
        }
    }

    /// Of a call that was (or was not) written to the browser and got no answer.
    pub(crate) fn of_unanswered(sent: bool) -> Self {
        if sent { Self::Unknown } else { Self::No }
    }
}

/// A call that a dialog stands in the way of. See [`Error::Blocked`].
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Blocked {
    /// The CDP method.
    pub method: Cow<'static, str>,
    /// The dialog's id, for the answer.
    pub dialog: Arc<str>,
    /// `alert`, `confirm`, `prompt` or `beforeunload`.
    pub kind: Arc<str>,
    /// What it says.
    pub message: PageText,
    /// Whether the call had been sent: a click that opened the dialog did happen.
    pub effect: Effect,
}

/// Why an answer to a dialog could not be given. See [`Error::Dialog`].
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Misanswer {
    /// No dialog is open.
    NoneOpen,
    /// No dialog had this id.
    UnknownId {
        /// The id that was given.
        id: Arc<str>,
        /// The ids of the open dialogs.
        known: Vec<Arc<str>>,
    },
    /// Several dialogs are open, and none was named.
    SeveralOpen {
        /// Their ids.
        known: Vec<Arc<str>>,
    },
    /// It was closed before the answer came.
    AlreadyClosed {
        /// The id.
        id: Arc<str>,
        /// By whom: `agent`, `auto_policy`, `watchdog`, `remote` or `gone`.
        by: &'static str,
    },
    /// Another answer is under way.
    BeingAnswered {
        /// The id.
        id: Arc<str>,
    },
}

impl fmt::Display for Misanswer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let list = |ids: &[Arc<str>]| match ids {
            [] => "none".to_owned(),
            ids => ids.join(", "),
        };
        match self {
            Self::NoneOpen => f.write_str("no dialog is open"),
            Self::UnknownId { id, known } => {
                write!(f, "no dialog has the id {}; open: {}", escape_up_to(id, 40), list(known))
            }
            Self::SeveralOpen { known } => {
                write!(f, "{} dialogs are open and none was named: {}", known.len(), list(known))
            }
            Self::AlreadyClosed { id, by } => {
                write!(f, "the dialog {id} was closed already, by {by}")
            }
            Self::BeingAnswered { id } => write!(f, "the dialog {id} is being answered"),
        }
    }
}

/// A call that its caller ended. See [`Error::Cancelled`].
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Cancelled {
    /// The CDP method.
    pub method: Cow<'static, str>,
    /// Whether it may have been carried out before.
    pub effect: Effect,
}

/// A reply that does not fit. See [`Error::Decode`].
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct DecodeError {
    /// The CDP method or event.
    pub method: Cow<'static, str>,
    /// Where in the value, for instance `frame.children[2].url`.
    pub path: String,
    /// What was expected and what stood there.
    pub problem: String,
    /// The whole value as the browser sent it: JSON, normally UTF-8.
    pub raw: Bytes,
}

/// Why no connection could be made. See [`Error::Connect`].
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct ConnectError {
    /// Which step failed.
    pub kind: ConnectFailure,
    /// What was connected to.
    pub endpoint: SafeUrl,
    /// The HTTP status, when the other side answered with one.
    pub status: Option<u16>,
    /// The detail, without secrets.
    pub message: String,
}

/// The step at which connecting failed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum ConnectFailure {
    /// The endpoint is not a URL of a kind that can be used here.
    BadEndpoint,
    /// The host name has no address.
    Resolve,
    /// Nobody listens there, or the network refused.
    Refused,
    /// No answer in time.
    Timeout,
    /// The certificate or the encryption was not accepted.
    Tls,
    /// The other side answered, and it is not a DevTools endpoint or refuses us.
    Handshake,
    /// A browser is there but offers no DevTools endpoint.
    NoDevTools,
}

/// Why the connection ended. See [`Error::Disconnected`].
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Closed {
    /// The reason.
    pub reason: CloseReason,
    /// Whether the call that reports it had been sent.
    pub effect: Effect,
    /// The last lines of the browser's standard error, if we launched it.
    pub stderr: Option<PageText>,
}

/// Why a connection ended.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum CloseReason {
    /// `close` was called here, or the last handle was dropped.
    Local,
    /// The browser closed the connection, with the WebSocket close code if there was one.
    PeerClosed(Option<u16>),
    /// The browser we launched ended; how, in words.
    ProcessExited(String),
    /// The operating system reported an error.
    Io(std::io::ErrorKind),
    /// The other side broke the framing rules.
    Violation(Cow<'static, str>),
    /// A message was larger than the limit allows.
    TooLarge {
        /// Declared or received size in bytes.
        size: u64,
        /// The limit in bytes.
        limit: u64,
    },
    /// The engine panicked: a bug here.
    EngineFailed,
}

/// No browser could be started. See [`Error::Launch`].
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct LaunchError {
    /// Which step failed.
    pub kind: LaunchFailure,
    /// The detail.
    pub message: String,
    /// The program that was (to be) started.
    pub executable: Option<PathBuf>,
    /// The last 4 KiB of its standard error.
    pub stderr: PageText,
}

/// The step at which launching failed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum LaunchFailure {
    /// No Chrome, Chromium or Edge is installed where they usually are.
    NotFound,
    /// The program could not be started at all.
    Spawn,
    /// It ended before it answered.
    ExitedEarly,
    /// It is not a browser.
    WrongProgram,
    /// Another browser uses the profile.
    ProfileInUse,
    /// It runs, but opened no DevTools endpoint in time.
    NoEndpoint,
    /// Chrome refuses remote debugging on its default profile (since version 136).
    DefaultProfile,
    /// The sandbox cannot work here.
    Sandbox,
    /// The profile directory cannot be made or used.
    Profile,
    /// The options contradict each other.
    Options,
}

/// A bound that was reached. See [`Error::Limit`].
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct LimitError {
    /// The field of [`Limits`](crate::limits::Limits).
    pub name: &'static str,
    /// Its value.
    pub limit: u64,
    /// What was asked for.
    pub seen: u64,
}

/// A call that its page navigated away from. See [`Error::Navigated`].
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Navigated {
    /// The CDP method.
    pub method: Cow<'static, str>,
    /// The browser's own message, or ours where it has none.
    pub message: String,
}

/// A CDP error reply. See [`Error::Refused`].
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct CommandError {
    /// The CDP method.
    pub method: Cow<'static, str>,
    /// The code, for instance -32601 for an unknown method.
    pub code: i64,
    /// The browser's own message.
    pub message: String,
    /// The `data` member as JSON text, if there was one.
    pub data: Option<String>,
}

/// A session that is gone. See [`Error::SessionGone`].
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct SessionGone {
    /// The CDP method that was called.
    pub method: Cow<'static, str>,
    /// The session id.
    pub session: Arc<str>,
    /// How it ended.
    pub end: SessionEnd,
    /// Whether the call may have been carried out before.
    pub effect: Effect,
}

/// How a session ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum SessionEnd {
    /// Its target closed, or it was detached.
    Detached,
    /// Its renderer crashed. A navigation or reload of the page revives it.
    Crashed,
    /// The browser knows no such session (any more).
    Unknown,
}

/// No answer by the deadline. See [`Error::Timeout`].
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Timeout {
    /// The CDP method, or what was waited for.
    pub method: Cow<'static, str>,
    /// How far the call had come.
    pub phase: Phase,
    /// How long was waited.
    pub waited: Duration,
    /// An error without an id that arrived meanwhile and may belong to this call.
    pub hint: Option<String>,
}

/// How far a call had come when its time ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Phase {
    /// Not written yet: the browser does not read. Nothing took effect.
    Queued,
    /// Written; no answer came.
    Sent,
    /// Not a call: an event or a condition was waited for.
    Waiting,
}

impl Phase {
    /// `"queued"`, `"sent"` or `"waiting"`.
    pub fn as_str(self) -> &'static str {
        match self {
            Self::Queued => "queued",
            Self::Sent => "sent",
            Self::Waiting => "waiting",
        }
    }
}

impl Error {
    /// The variant's name in `snake_case`, for programs: `"timeout"`, `"session_gone"`…
    pub fn kind(&self) -> &'static str {
        match self {
            Self::Blocked(_) => "blocked",
            Self::Cancelled(_) => "cancelled",
            Self::Dialog(_) => "dialog",
            Self::Decode(_) => "decode",
            Self::Connect(_) => "connect",
            Self::Disconnected(_) => "disconnected",
            Self::Bug(_) => "bug",
            Self::Launch(_) => "launch",
            Self::Limit(_) => "limit",
            Self::Misuse(_) => "misuse",
            Self::Navigated(_) => "navigated",
            Self::Refused(_) => "refused",
            Self::SessionGone(_) => "session_gone",
            Self::Timeout(_) => "timeout",
        }
    }

    /// What happened, in one line: the first part of `Display`, which goes on with
    /// [`Error::took_effect`] and [`Error::next`].
    pub fn what(&self) -> impl fmt::Display + '_ {
        What(self)
    }

    /// Whether the call changed anything.
    pub fn took_effect(&self) -> Effect {
        match self {
            Self::Blocked(blocked) => blocked.effect,
            Self::Dialog(_) => Effect::No,
            Self::Cancelled(cancelled) => cancelled.effect,
            Self::Decode(_) => Effect::Yes,
            Self::Connect(_) | Self::Launch(_) | Self::Limit(_) | Self::Misuse(_) => Effect::No,
            Self::Disconnected(closed) => closed.effect,
            Self::Bug(_) | Self::Navigated(_) => Effect::Unknown,
            // A CDP error means that the command was not carried out; Chrome answers so before
            // it starts, with rare exceptions in multi-step commands.
            Self::Refused(_) => Effect::No,
            Self::SessionGone(gone) => gone.effect,
            Self::Timeout(timeout) => match timeout.phase {
                Phase::Queued | Phase::Waiting => Effect::No,
                Phase::Sent => Effect::Unknown,
            },
        }
    }

    /// What to do next, in one sentence.
    pub fn next(&self) -> &'static str {
        match self {
            Self::Blocked(_) => "answer the dialog, then look at the page before repeating",
            Self::Dialog(misanswer) => match **misanswer {
                Misanswer::UnknownId { .. } | Misanswer::SeveralOpen { .. } => {
                    "name one of the open dialogs"
                }
                Misanswer::BeingAnswered { .. } => "wait for the other answer",
                Misanswer::NoneOpen | Misanswer::AlreadyClosed { .. } => "go on; nothing blocks",
            },
            Self::Cancelled(_) => "look at the page's state before repeating",
            Self::Decode(_) => "read the raw JSON of the error, or use call_raw",
            Self::Connect(error) => error.kind.next(),
            Self::Disconnected(closed) => match closed.reason {
                CloseReason::Local => "connect or launch again before calling",
                CloseReason::TooLarge { .. } => "raise Limits::message_in and connect again",
                CloseReason::EngineFailed => "report this as a bug, and connect again",
                _ => "connect or launch again",
            },
            Self::Bug(_) => "report this as a bug",
            Self::Launch(error) => error.kind.next(),
            Self::Limit(_) => "send less at a time, or raise the limit",
            Self::Misuse(_) => "change the call",
            Self::Navigated(_) => "look at the new page, then decide whether to call again",
            Self::Refused(error) => match error.code {
                -32601 => "check the method's name, and whether this kind of target has it",
                -32602 | -32600 => "check the parameters",
                _ => "see the browser's message",
            },
            Self::SessionGone(gone) => match gone.end {
                SessionEnd::Crashed => "navigate or reload the page to revive it",
                _ => "list the targets and use one that is there",
            },
            Self::Timeout(timeout) => match timeout.phase {
                Phase::Queued => "the browser does not read its connection; end it or wait",
                Phase::Sent => "look at the page's state before repeating; allow more time",
                Phase::Waiting => "allow more time, or check that it can happen at all",
            },
        }
    }

    /// Whether the whole connection is over.
    pub fn is_disconnected(&self) -> bool {
        matches!(self, Self::Disconnected(_))
    }

    /// Whether a deadline passed.
    pub fn is_timeout(&self) -> bool {
        matches!(self, Self::Timeout(_))
    }

    /// Whether the document or the target that was asked is no longer there.
    pub fn is_page_gone(&self) -> bool {
        matches!(self, Self::SessionGone(_) | Self::Navigated(_))
    }

    /// The CDP method that failed, where there is one.
    pub fn method(&self) -> Option<&str> {
        match self {
            Self::Blocked(error) => Some(&error.method),
            Self::Cancelled(error) => Some(&error.method),
            Self::Decode(error) => Some(&error.method),
            Self::Navigated(error) => Some(&error.method),
            Self::Refused(error) => Some(&error.method),
            Self::SessionGone(error) => Some(&error.method),
            Self::Timeout(error) => Some(&error.method),
            _ => None,
        }
    }

    /// The raw JSON that did not decode.
    pub fn raw(&self) -> Option<&[u8]> {
        match self {
            Self::Decode(error) => Some(&error.raw),
            _ => None,
        }
    }

    pub(crate) fn misuse(message: impl Into<Arc<str>>) -> Self {
        Self::Misuse(message.into())
    }

    pub(crate) fn limit(name: &'static str, limit: usize, seen: usize) -> Self {
        Self::Limit(Arc::new(LimitError { name, limit: limit as u64, seen: seen as u64 }))
    }

    pub(crate) fn disconnected(reason: CloseReason, effect: Effect) -> Self {
        Self::Disconnected(Arc::new(Closed { reason, effect, stderr: None }))
    }

    pub(crate) fn connect(
        kind: ConnectFailure,
        endpoint: &SafeUrl,
        message: impl Into<String>,
    ) -> Self {
        Self::Connect(Arc::new(ConnectError {
            kind,
            endpoint: endpoint.clone(),
            status: None,
            message: message.into(),
        }))
    }

    /// The document that was asked is gone; why that is known.
    pub(crate) fn navigated(method: Cow<'static, str>, why: &str) -> Self {
        Self::Navigated(Arc::new(Navigated { method, message: why.to_owned() }))
    }

    pub(crate) fn timeout(
        method: impl Into<Cow<'static, str>>,
        phase: Phase,
        waited: Duration,
    ) -> Self {
        Self::Timeout(Arc::new(Timeout { method: method.into(), phase, waited, hint: None }))
    }
}

impl ConnectFailure {
    fn next(self) -> &'static str {
        match self {
            Self::BadEndpoint => "give ws://…, wss://…, http://host:port or https://…",
            Self::Resolve => "check the host name",
            Self::Refused => "check that the browser runs with remote debugging on that port",
            Self::Timeout => "check that the browser answers there, or allow more time",
            Self::Tls => "check the certificate and the host name",
            Self::Handshake => "check the address and the token; the other side refused",
            Self::NoDevTools => "start the browser with --remote-debugging-port, or allow it there",
        }
    }
}

impl LaunchFailure {
    fn next(self) -> &'static str {
        match self {
            Self::NotFound => "install Chrome, Chromium or Edge, or name the executable",
            Self::Spawn => "check the path and its permissions",
            Self::ExitedEarly => "read the browser's own message",
            Self::WrongProgram => "name a Chrome, Chromium or Edge executable",
            Self::ProfileInUse => "close the other browser, or use another profile",
            Self::NoEndpoint => "allow more time, or read the browser's own message",
            Self::DefaultProfile => "use a profile directory of your own",
            Self::Sandbox => "run as an ordinary user, or allow running without a sandbox",
            Self::Profile => "choose a directory that can be written",
            Self::Options => "change the options",
        }
    }

    fn what(self) -> &'static str {
        match self {
            Self::NotFound => "no browser found",
            Self::Spawn => "the browser could not be started",
            Self::ExitedEarly => "the browser ended before it answered",
            Self::WrongProgram => "the program is not a browser",
            Self::ProfileInUse => "the profile is in use by another browser",
            Self::NoEndpoint => "the browser opened no DevTools endpoint in time",
            Self::DefaultProfile => "Chrome refuses remote debugging on its default profile",
            Self::Sandbox => "the browser's sandbox cannot work here",
            Self::Profile => "the profile directory cannot be used",
            Self::Options => "the launch options contradict each other",
        }
    }
}

impl fmt::Display for CloseReason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Local => f.write_str("it was closed here"),
            Self::PeerClosed(None) => f.write_str("the browser closed it"),
            Self::PeerClosed(Some(code)) => write!(f, "the browser closed it with code {code}"),
            Self::ProcessExited(how) => write!(f, "the browser ended ({})", escape(how)),
            Self::Io(kind) => write!(f, "{kind}"),
            Self::Violation(what) => {
                write!(f, "the other side broke the protocol: {}", escape(what))
            }
            Self::TooLarge { size, limit } => {
                write!(f, "a message of {size} bytes exceeds the limit of {limit}")
            }
            Self::EngineFailed => f.write_str("the engine failed"),
        }
    }
}

/// What [`Error::what`] returns.
struct What<'a>(&'a Error);

impl fmt::Display for What<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 {
            Error::Blocked(blocked) => write!(
                f,
                "{} cannot finish while the {} {} is open: \"{}\"",
                escape(&blocked.method),
                escape_up_to(&blocked.kind, 40),
                blocked.dialog,
                escape_up_to(blocked.message.as_untrusted_str(), 200),
            )?,
            Error::Dialog(misanswer) => write!(f, "{misanswer}")?,
            Error::Cancelled(error) => {
                write!(f, "{} was cancelled by its caller", escape(&error.method))?;
            }
            Error::Decode(error) => write!(
                f,
                "the answer to {} does not fit at {}: {}",
                escape(&error.method),
                if error.path.is_empty() { "its top" } else { &error.path },
                escape_up_to(&error.problem, crate::limits::ERROR_TEXT),
            )?,
            Error::Connect(error) => {
                write!(f, "cannot connect to {}: {}", error.endpoint, escape(&error.message))?;
            }
            Error::Disconnected(closed) => {
                write!(f, "the connection to the browser is over: {}", closed.reason)?;
                if let Some(last) = closed.stderr.as_ref().and_then(last_line) {
                    write!(f, "; its last words: {}", escape_up_to(last, 300))?;
                }
            }
            Error::Bug(what) => write!(f, "a bug in cdpwire: {what}")?,
            Error::Launch(error) => {
                f.write_str(error.kind.what())?;
                if !error.message.is_empty() {
                    write!(f, ": {}", escape(&error.message))?;
                }
                if let Some(last) = last_line(&error.stderr) {
                    write!(f, "; its last words: {}", escape_up_to(last, 300))?;
                }
            }
            Error::Limit(limit) => {
                write!(f, "the limit {} is {}, not {}", limit.name, limit.limit, limit.seen)?;
            }
            Error::Misuse(what) => write!(f, "{}", escape(what))?,
            Error::Navigated(error) => {
                write!(f, "the page navigated during {}", escape(&error.method))?;
            }
            Error::Refused(error) => write!(
                f,
                "the browser refused {}: {} (code {})",
                escape(&error.method),
                escape_up_to(&error.message, crate::limits::ERROR_TEXT),
                error.code
            )?,
            Error::SessionGone(gone) => {
                let how = match gone.end {
                    SessionEnd::Detached => "was closed or detached",
                    SessionEnd::Crashed => "crashed",
                    SessionEnd::Unknown => "is not known to the browser",
                };
                let session = escape_up_to(&gone.session, 64);
                write!(f, "{}: the target of session {session} {how}", escape(&gone.method))?;
            }
            Error::Timeout(timeout) => {
                let method = escape(&timeout.method);
                let waited = timeout.waited;
                // Nobody reads microseconds of a second.
                let waited = match waited.as_millis() {
                    0..=9 => waited,
                    millis => Duration::from_millis(u64::try_from(millis).unwrap_or(u64::MAX)),
                };
                match timeout.phase {
                    Phase::Queued => write!(f, "{method} could not be sent within {waited:?}")?,
                    Phase::Sent => write!(f, "{method} got no answer within {waited:?}")?,
                    Phase::Waiting => write!(f, "{method} did not happen within {waited:?}")?,
                }
                if let Some(hint) = &timeout.hint {
                    let hint = escape_up_to(hint, crate::limits::ERROR_TEXT);
                    write!(f, " (meanwhile the browser said, naming no call: {hint})")?;
                }
            }
        }
        Ok(())
    }
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        What(self).fmt(f)?;
        write!(f, "; {}; {}", self.took_effect().sentence(), self.next())
    }
}

fn last_line(text: &PageText) -> Option<&str> {
    text.as_untrusted_str().lines().map(str::trim).rfind(|line| !line.is_empty())
}

impl fmt::Debug for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {self}", self.kind())
    }
}

impl std::error::Error for Error {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_error_is_small_and_travels() {
        fn travels<T: Clone + Send + Sync + 'static>() {}
        travels::<Error>();
        assert!(size_of::<Error>() <= 24, "{}", size_of::<Error>());
    }

    #[test]
    fn every_display_says_what_the_effect_was_and_what_to_do() {
        let error = Error::timeout("Page.navigate", Phase::Sent, Duration::from_secs(5));
        assert_eq!(
            error.to_string(),
            "Page.navigate got no answer within 5s; unconfirmed: it was sent and may have taken \
             effect; look at the page's state before repeating; allow more time"
        );
        assert_eq!(error.took_effect(), Effect::Unknown);
        assert_eq!(error.method(), Some("Page.navigate"));
    }

    #[test]
    fn the_browsers_text_cannot_steer_a_terminal() {
        let error = Error::Refused(Arc::new(CommandError {
            method: "X.y".into(),
            code: -32000,
            message: "\x1b[2Jgone\nnext".into(),
            data: None,
        }));
        assert!(!error.to_string().contains('\x1b') && !error.to_string().contains('\n'));
        assert!(!format!("{error:?}").contains('\x1b'));
    }
}
