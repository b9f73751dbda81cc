//! macOS and the BSDs. Not yet run there: compiled from the same interface as Linux, with the
//! answers that are safe when nothing is known.

use super::Place;
use std::process::{Command, Stdio};

/// Not known: a process is told by its id only.
pub(in crate::host) fn process_start(_pid: u32) -> Option<u64> {
    Some(0)
}

/// Whether a process with this id runs.
pub(in crate::host) fn alive(pid: u32, _start: u64) -> bool {
    pid_in_use(pid)
}

/// Whether a process of ours with this id runs.
pub(in crate::host) fn pid_in_use(pid: u32) -> bool {
    Command::new("/bin/sh")
        .args(["-c", "kill -0 \"$1\"", "sh"])
        .arg(pid.to_string())
        .stdin(Stdio::null())
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .status()
        // When it cannot be told, it counts as running: nothing is deleted.
        .map_or(true, |status| status.success())
}

/// Cannot be told without reaping.
pub(in crate::host) fn ended_unreaped(_pid: u32) -> Option<bool> {
    None
}

/// Cannot be told.
pub(in crate::host) fn group_has_others(_leader: u32) -> bool {
    false
}

/// Cannot be told.
pub(in crate::host) fn program_name(_pid: u32) -> Option<String> {
    None
}

/// The machine's name only.
pub(in crate::host) fn place() -> Place {
    let name = Command::new("/bin/hostname").stdin(Stdio::null()).output();
    let host = name.map(|out| String::from_utf8_lossy(&out.stdout).trim().to_owned());
    Place { host: host.unwrap_or_default(), ..Place::default() }
}

/// Only Linux builds refuse their sandbox to root.
pub(in crate::host) fn runs_as_root() -> bool {
    false
}

/// A matter of Linux.
pub(in crate::host) fn namespaces_forbidden() -> Option<&'static str> {
    None
}

/// A matter of Linux.
pub(in crate::host) fn shared_memory_is_small() -> bool {
    false
}
