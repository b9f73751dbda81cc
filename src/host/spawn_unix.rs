//! Starting the process on Unix: the pipe, its own process group, its standard error.

use super::launch::{Link, Order, Transport, Unstarted};
use super::process::Process;
use super::tail::StderrTail;
use super::{active_port, launch_error};
use crate::error::{LaunchFailure, Result};
use crate::failpoint::os;
use crate::redact::SafeUrl;
use std::io::{self, Read as _};
use std::os::fd::OwnedFd;
use std::os::unix::net::UnixStream;
use std::os::unix::process::CommandExt as _;
use std::path::Path;
use std::process::{ChildStderr, Command, Stdio};
use std::time::{Duration, Instant};

/// Chrome reads commands from descriptor 3 and writes answers to 4. The standard library places
/// only 0, 1 and 2, so a shell moves the one socket that is both to 3 and 4 and then becomes the
/// browser: the process id stays, and arguments stay arguments.
const MOVE_DESCRIPTORS: &str = r#"exec "$@" 3<&0 4>&1 </dev/null >/dev/null"#;

/// Longest line of standard error that is looked at for the endpoint.
const LINE: usize = 4 << 10;

pub(super) fn start(
    order: &Order<'_>,
    transport: Transport,
    profile: Unstarted,
    tail: &StderrTail,
) -> Result<(Process, Link, Option<ChildStderr>)> {
    let failed = |error: io::Error| {
        let message = error.to_string();
        launch_error(LaunchFailure::Spawn, message, Some(order.executable), tail.quoted())
    };
    let (ours, theirs) = os("pair", UnixStream::pair).map_err(failed)?;
    let theirs_too = os("dup", || theirs.try_clone()).map_err(failed)?;
    let mut command = Command::new("/bin/sh");
    command
        .args(["-c", MOVE_DESCRIPTORS, "sh"])
        .arg(order.executable)
        .args(order.args)
        .envs(order.env.iter().map(|(name, value)| (name, value)))
        .stdin(Stdio::from(OwnedFd::from(theirs)))
        .stdout(Stdio::from(OwnedFd::from(theirs_too)))
        .stderr(Stdio::piped())
        // ^C in our terminal is for us: the browser is ended in order, after its last command.
        .process_group(0);
    // Of a profile that was used before: that endpoint is gone. Read before the start, because a
    // quick browser has written the new one by the time that it is looked for.
    let old = profile.data().and_then(|data| active_port::read(data).ok());
    let mut child = os("spawn", || command.spawn()).map_err(failed)?;
    // It holds the browser's end of the pipe: kept, the pipe would never close.
    drop(command);
    let stderr = child.stderr.take();
    let profile = profile.started();
    let data = profile.as_ref().map(|profile| profile.data().to_owned());
    if let Some(profile) = &profile {
        profile.note_browser(child.id());
    }
    let mut process = Process::new(child, profile, order.executable.to_owned());
    let Some(stderr) = stderr else {
        return Err(crate::Error::Bug("a piped standard error is missing"));
    };
    let stderr = mio::unix::pipe::Receiver::from(stderr);
    os("nonblocking", || stderr.set_nonblocking(true)).map_err(failed)?;
    let link = match transport {
        Transport::Pipe => Link::Pipe(ours),
        Transport::Port => {
            process.tie(ours);
            let data = data.unwrap_or_default();
            Link::Ws {
                url: wait_for_port(
                    &mut process,
                    &stderr,
                    tail,
                    &data,
                    old.as_ref(),
                    order.deadline,
                )?,
            }
        }
    };
    Ok((process, link, Some(ChildStderr::from(OwnedFd::from(stderr)))))
}

/// Chrome says on its standard error where it listens, and writes it to `DevToolsActivePort`;
/// with a pipe some versions do only the former, so both are looked at.
fn wait_for_port(
    process: &mut Process,
    stderr: &mio::unix::pipe::Receiver,
    tail: &StderrTail,
    data: &Path,
    old: Option<&active_port::ActivePort>,
    deadline: Instant,
) -> Result<SafeUrl> {
    let started = Instant::now();
    let mut line = Vec::new();
    loop {
        let ended = process.try_wait().is_some();
        if let Some(url) = drain(stderr, tail, &mut line) {
            return Ok(url);
        }
        if ended {
            let ended = process.early_exit_error(tail);
            return Err(ended.unwrap_or(crate::Error::Bug("a browser ended and did not")));
        }
        let written = active_port::read(data).ok().filter(|new| old != Some(new));
        if let Some(found) = written {
            return Ok(SafeUrl::new(format!("ws://127.0.0.1:{}{}", found.port, found.path)));
        }
        if Instant::now() >= deadline {
            return Err(process.no_answer_error(tail, started.elapsed()));
        }
        std::thread::sleep(Duration::from_millis(5));
    }
}

/// Reads what is there, at most 1 MiB at a time, and looks for the endpoint in it.
fn drain(
    mut stderr: &mio::unix::pipe::Receiver,
    tail: &StderrTail,
    line: &mut Vec<u8>,
) -> Option<SafeUrl> {
    let mut buffer = [0; 8 << 10];
    for _ in 0..128 {
        let read = match os("stderr", || stderr.read(&mut buffer)) {
            Ok(0) => return None,
            Ok(read) => buffer.get(..read)?,
            Err(error) if error.kind() == io::ErrorKind::Interrupted => continue,
            Err(_) => return None,
        };
        tail.push(read);
        for part in read.split_inclusive(|byte| *byte == b'\n') {
            line.extend(part.iter().take(LINE.saturating_sub(line.len())));
            if part.ends_with(b"\n") {
                if let Some(url) = endpoint_in(&String::from_utf8_lossy(line)) {
                    return Some(url);
                }
                line.clear();
            }
        }
    }
    None
}

fn endpoint_in(line: &str) -> Option<SafeUrl> {
    let url = line.strip_prefix("DevTools listening on ")?.split_whitespace().next()?;
    let local = ["ws://127.0.0.1:", "ws://[::1]:"].iter().any(|start| url.starts_with(start));
    local.then(|| SafeUrl::new(url))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_endpoint_is_read_from_its_line_only() {
        let line = "DevTools listening on ws://127.0.0.1:37039/devtools/browser/b82160f6\n";
        let url = endpoint_in(line).unwrap();
        assert_eq!(url.expose(), "ws://127.0.0.1:37039/devtools/browser/b82160f6");
        assert!(endpoint_in("DevTools listening on ws://203.0.113.1:1/x\n").is_none());
        assert!(endpoint_in("said: DevTools listening on ws://127.0.0.1:1/x\n").is_none());
        assert!(endpoint_in("\n").is_none());
    }
}
