//! Starting the process on Windows. Not yet run there.
//!
//! Over the port only: the pipe would need handles that the standard library cannot pass on.
//! Without a tether the browser outlives this program when that is killed.

use super::launch::{Link, Order, Transport, Unstarted};
use super::process::Process;
use super::tail::StderrTail;
use super::{active_port, launch_error};
use crate::error::{LaunchFailure, Result};
use crate::redact::SafeUrl;
use std::io::Read as _;
use std::process::{ChildStderr, Command, Stdio};
use std::time::{Duration, Instant};

pub(super) fn start(
    order: &Order<'_>,
    _transport: Transport,
    profile: Unstarted,
    tail: &StderrTail,
) -> Result<(Process, Link, Option<ChildStderr>)> {
    let mut command = Command::new(order.executable);
    command
        .args(order.args)
        .envs(order.env.iter().map(|(name, value)| (name, value)))
        .stdin(Stdio::null())
        .stdout(Stdio::null())
        .stderr(Stdio::piped());
    let mut child = command.spawn().map_err(|error| {
        let message = error.to_string();
        launch_error(LaunchFailure::Spawn, message, Some(order.executable), tail.quoted())
    })?;
    if let Some(mut stderr) = child.stderr.take() {
        let tail = tail.clone();
        // A read that does not block is not to be had here. The thread ends with the browser.
        std::thread::spawn(move || {
            let mut buffer = [0; 8 << 10];
            while let Ok(read @ 1..) = stderr.read(&mut buffer) {
                tail.push(buffer.get(..read).unwrap_or_default());
            }
        });
    }
    let profile = profile.started();
    let data = profile.as_ref().map(|profile| profile.data().to_owned()).unwrap_or_default();
    if let Some(profile) = &profile {
        profile.note_browser(child.id());
    }
    let mut process = Process::new(child, profile, order.executable.to_owned());
    let started = Instant::now();
    let old = active_port::read(&data).ok();
    loop {
        let written = active_port::read(&data).ok().filter(|new| old.as_ref() != Some(new));
        if let Some(found) = written {
            let url = SafeUrl::new(format!("ws://127.0.0.1:{}{}", found.port, found.path));
            return Ok((process, Link::Ws { url }, None));
        }
        if process.try_wait().is_some() {
            let ended = process.early_exit_error(tail);
            return Err(ended.unwrap_or(crate::Error::Bug("a browser ended and did not")));
        }
        if Instant::now() >= order.deadline {
            return Err(process.no_answer_error(tail, started.elapsed()));
        }
        std::thread::sleep(Duration::from_millis(10));
    }
}
