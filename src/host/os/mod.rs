//! What the operating system knows about processes, users and mounts, behind one set of
//! functions per system.

#[cfg(target_os = "linux")]
mod linux;
#[cfg(target_os = "linux")]
pub(super) use linux::*;

#[cfg(all(unix, not(target_os = "linux")))]
mod other_unix;
#[cfg(all(unix, not(target_os = "linux")))]
pub(super) use other_unix::*;

#[cfg(windows)]
mod windows;
#[cfg(windows)]
pub(super) use windows::*;

/// Where a process id means something: ids of another machine, boot or container say nothing
/// here.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub(super) struct Place {
    /// The machine's name.
    pub(super) host: String,
    /// Changes with every boot.
    pub(super) boot: String,
    /// The process id namespace.
    pub(super) pids: String,
}

/// Ends a process group at once. Only to be called while its leader has not been reaped: until
/// then the number cannot belong to anybody else.
#[cfg(unix)]
pub(super) fn kill_group(leader: u32) {
    use std::process::{Command, Stdio};
    // There is no signal call in the standard library; `kill` is built into every POSIX shell.
    let mut command = Command::new("/bin/sh");
    command
        .args(["-c", "kill -s KILL -- \"-$1\"", "sh"])
        .arg(leader.to_string())
        .stdin(Stdio::null())
        .stdout(Stdio::null())
        .stderr(Stdio::null());
    let killed = crate::failpoint::os("kill", || command.status());
    if let Err(error) = killed {
        log::warn!("the process group {leader} could not be killed: {error}");
    }
}
