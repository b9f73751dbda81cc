//! A browser that stays: the side of the command that is called.
//!
//! One request a connection, one JSON object a line each way; see [`super::session_server`].
//! Whoever goes away takes his call along.

use super::failure::{Exit, Failure};
use super::offer::Setup;
use super::runtime;
use super::session_server;
use super::shown::Shown;
use serde_json::{Value, json};
use std::io::{BufRead as _, BufReader, Write as _};
use std::os::unix::net::UnixStream;
use std::os::unix::process::CommandExt as _;
use std::process::{Command, Stdio};
use std::time::Duration;

/// Longest name.
const NAME: usize = 40;

/// Whether a session may be started, and how.
pub(super) struct Start<'a> {
    pub(super) may_start: bool,
    pub(super) setup: &'a Setup,
    pub(super) idle: Option<Duration>,
}

/// Refuses what cannot be the name of a session: it becomes a file's name.
pub(super) fn check_name(name: &str) -> Result<(), Failure> {
    let fits = (1..=NAME).contains(&name.len())
        && name.bytes().all(|byte| byte.is_ascii_alphanumeric() || matches!(byte, b'-' | b'_'));
    match fits {
        true => Ok(()),
        false => Err(Failure::usage(
            format!("{name:?} cannot be the name of a session"),
            format!("use up to {NAME} letters, digits, - and _"),
        )),
    }
}

/// Runs a tool in a session.
pub(super) fn call(
    name: &str,
    start: &Start<'_>,
    tool: &str,
    arguments: &Value,
) -> Result<Shown, Failure> {
    check_name(name)?;
    let stream = match runtime::connect(name)? {
        Some(_) if !start.setup.is_default() || start.idle.is_some() => {
            return Err(Failure::usage(
                format!("the session {name} runs already, with the browser it was started with"),
                format!("leave the options out, or end it with `cdpwire close {name}` first"),
            ));
        }
        Some(stream) => stream,
        None if start.may_start => self::start(name, start)?,
        None => return Err(absent(name)),
    };
    let answer = ask(stream, &json!({"do": "call", "tool": tool, "arguments": arguments}))?;
    Ok(Shown::from_value(answer))
}

/// The refusal when nobody serves a session.
pub(super) fn absent(name: &str) -> Failure {
    Failure::new(
        Exit::NoBrowser,
        "session",
        format!("there is no session {name}"),
        format!("start it with `cdpwire open URL --session {name}`; see `cdpwire sessions`"),
    )
}

/// Asks something of the server at the other end.
pub(super) fn ask(mut stream: UnixStream, request: &Value) -> Result<Value, Failure> {
    let lost = || {
        Failure::new(
            Exit::Lost,
            "session",
            "the session ended before it answered",
            "see `cdpwire sessions`; look at the page before you repeat the call",
        )
        .unconfirmed()
    };
    stream.write_all(format!("{request}\n").as_bytes()).map_err(|_| lost())?;
    let mut line = String::new();
    BufReader::new(stream).read_line(&mut line).map_err(|_| lost())?;
    let answer: Value = serde_json::from_str(&line).map_err(|_| lost())?;
    match answer.get("error") {
        None => Ok(answer),
        Some(error) => Err(Failure::from_value(error)),
    }
}

/// Starts the process of a session and connects to it.
fn start(name: &str, start: &Start<'_>) -> Result<UnixStream, Failure> {
    let failed = |error: std::io::Error| {
        let message = format!("the process of the session cannot be started: {error}");
        Failure::new(Exit::Io, "session", message, "check that this program can run itself")
    };
    let idle = start.idle.unwrap_or(session_server::IDLE).as_millis();
    let idle = u64::try_from(idle).unwrap_or(u64::MAX);
    let order = json!({"name": name, "idle_ms": idle, "setup": start.setup.to_value()});
    let program = std::env::current_exe().map_err(failed)?;
    let mut child = Command::new(program)
        .arg(session_server::VERB)
        // Not the caller's: whoever waits for the end of our output would wait for the session.
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .process_group(0)
        .spawn()
        .map_err(failed)?;
    if let Some(mut stdin) = child.stdin.take() {
        stdin.write_all(order.to_string().as_bytes()).map_err(failed)?;
    }
    let mut line = String::new();
    if let Some(stdout) = child.stdout.take() {
        BufReader::new(stdout).read_line(&mut line).map_err(failed)?;
    }
    let said: Value = serde_json::from_str(&line).unwrap_or_default();
    if said["failure"].is_object() {
        return Err(Failure::from_value(&said["failure"]));
    }
    runtime::connect(name)?.ok_or_else(|| {
        let message = "the process of the session ended at once";
        Failure::new(Exit::Lost, "session", message, "try again; -v says more")
    })
}
