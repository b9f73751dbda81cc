//! Somebody who cleans up when this process is killed.
//!
//! A browser of ours leaves by itself when its pipe closes; its temporary profile stays. Signals
//! cannot be caught without unsafe code, and `SIGKILL` not at all, so a shell of half a megabyte
//! waits on a pipe: when it ends without a word, it becomes `cdpwire` once more and sweeps.

use super::arguments::{Arguments, Item};
use super::failure::Failure;
use super::output::Output;
use std::io::Write as _;
use std::process::{Child, Command, Stdio};
use std::time::Duration;

/// The verb that the watcher runs; not for people.
pub(super) const VERB: &str = "__sweep";

/// How long a browser may take to leave.
const PATIENCE: Duration = Duration::from_secs(10);

/// Waits for the end of this process, however it comes.
pub(super) struct Guard {
    watcher: Option<Child>,
}

impl Guard {
    /// Starts the watcher; without one everything works, and the next launch sweeps.
    pub(super) fn start() -> Self {
        Self { watcher: start().map_err(|error| log::info!("no watcher: {error}")).ok() }
    }

    /// Everything is closed: there is nothing to clean up.
    pub(super) fn all_is_well(mut self) {
        let Some(watcher) = &mut self.watcher else { return };
        if let Some(mut stdin) = watcher.stdin.take() {
            let _ = stdin.write_all(b"done\n");
        }
        let _ = watcher.wait();
    }
}

#[cfg(unix)]
fn start() -> std::io::Result<Child> {
    use std::os::unix::process::CommandExt as _;
    const WAIT: &str = r#"read -r word; [ "$word" = done ] || exec "$0" "$1" "$2""#;
    let program = std::env::current_exe()?;
    Command::new("/bin/sh")
        .args(["-c", WAIT])
        .arg(program)
        .args([VERB, &std::process::id().to_string()])
        .stdin(Stdio::piped())
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        // What is sent to our group is not for it.
        .process_group(0)
        .spawn()
}

#[cfg(not(unix))]
fn start() -> std::io::Result<Child> {
    Err(std::io::ErrorKind::Unsupported.into())
}

/// `cdpwire __sweep PID`
pub(super) fn run(arguments: &mut Arguments, _output: &mut Output) -> Result<(), Failure> {
    let pid = match arguments.next()? {
        Some(Item::Word(word)) => word.parse().ok(),
        _ => None,
    };
    let pid =
        pid.ok_or_else(|| Failure::usage("no process was named", "this is not for people"))?;
    cdpwire::host::sweep_after(pid, PATIENCE);
    Ok(())
}
