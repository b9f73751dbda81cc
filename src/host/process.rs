//! A browser process of ours, from its first moment to its last trace.

use super::find::Said;
use super::find::Version;
use super::profile::Profile;
use super::tail::StderrTail;
use super::{launch_error, os, singleton};
use crate::Error;
use crate::error::LaunchFailure;
use crate::limits::STDERR_QUOTED;
use std::path::{Path, PathBuf};
use std::process::{Child, ExitStatus};
use std::time::{Duration, Instant};

/// Longest a killed process is waited for: the kernel may still have to finish a write for it.
const AFTER_KILL: Duration = Duration::from_secs(5);
/// Longest the other processes of a browser that ended are waited for before they are killed.
/// Measured: within 0.3 s on an idle machine they leave by themselves; they have nothing to save.
const OTHERS: Duration = Duration::from_millis(200);
/// How long a dropped process may take to leave by itself.
const DROP_GRACE: Duration = Duration::from_millis(300);
/// A browser that closes its pipe is about to end; how long that may take.
const AFTER_EOF: Duration = Duration::from_secs(1);

/// A browser that was started here, with its profile. Dropping it ends both.
#[derive(Debug)]
pub struct Process {
    child: Child,
    executable: PathBuf,
    profile: Option<Profile>,
    #[cfg(unix)]
    tether: Option<std::os::unix::net::UnixStream>,
    status: Option<Status>,
    ended: Option<Ended>,
    /// It had ended already when it was to be ended.
    ended_by_itself: bool,
}

/// How a browser ended.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Ended {
    /// The operating system's words, for instance `exit status: 0`.
    pub status: String,
    /// The exit code, unless a signal ended it.
    pub code: Option<i32>,
    /// Whether it had to be killed because it did not leave in time.
    pub forced: bool,
    /// The temporary profile, if it could not be removed.
    pub profile_left: Option<PathBuf>,
}

#[derive(Clone, Debug)]
struct Status {
    words: String,
    code: Option<i32>,
}

impl From<ExitStatus> for Status {
    fn from(status: ExitStatus) -> Self {
        Self { words: status.to_string(), code: status.code() }
    }
}

impl Process {
    pub(super) fn new(child: Child, profile: Option<Profile>, executable: PathBuf) -> Self {
        Self {
            child,
            executable,
            profile,
            #[cfg(unix)]
            tether: None,
            status: None,
            ended: None,
            ended_by_itself: false,
        }
    }

    /// Keeps a pipe whose end ends the browser.
    #[cfg(unix)]
    pub(super) fn tie(&mut self, tether: std::os::unix::net::UnixStream) {
        self.tether = Some(tether);
    }

    /// The process id; it is the id of the process group too. It may be another process's once
    /// [`try_wait`](Self::try_wait) or [`end`](Self::end) returned.
    pub fn pid(&self) -> u32 {
        self.child.id()
    }

    /// The program.
    pub fn executable(&self) -> &Path {
        &self.executable
    }

    /// How the browser ended, if it has; does not wait. What a browser that ended left running
    /// is killed.
    pub fn try_wait(&mut self) -> Option<String> {
        if self.has_ended() && self.status.is_none() {
            if os::group_has_others(self.pid()) {
                self.kill_group();
            }
            self.reap();
        }
        self.status.as_ref().map(|status| status.words.clone())
    }

    /// Ends the browser: lets go of it, gives it `grace` to leave by itself, kills it and
    /// everything it started, reaps it and removes its temporary profile. Close the link before:
    /// that is what a browser on a pipe leaves for. A second call returns the same.
    pub fn end(&mut self, grace: Duration) -> Ended {
        if let Some(ended) = &self.ended {
            return ended.clone();
        }
        self.ended_by_itself = self.has_ended();
        #[cfg(unix)]
        drop(self.tether.take());
        let forced = !self.wait(grace);
        if forced {
            self.kill_group();
            let _ = self.child.kill();
            self.wait(AFTER_KILL);
        }
        self.wait_for_others();
        // What just ended may take another moment until it can be reaped.
        until(if forced { AFTER_KILL } else { AFTER_EOF }, || {
            self.reap();
            self.status.is_some()
        });
        let status = self.status.clone().unwrap_or_else(|| {
            log::error!("process {} does not end even when killed", self.child.id());
            Status { words: "it does not end even when killed".to_owned(), code: None }
        });
        if let (Some(_), Some(profile)) = (&self.status, &self.profile) {
            singleton::clear(profile.data(), self.child.id());
        }
        // A profile in use is not removed; its mark lets a later sweep do it.
        let profile_left = match self.status {
            Some(_) => self.profile.as_mut().and_then(Profile::remove),
            None => self.profile.as_ref().map(|profile| profile.data().to_owned()),
        };
        let ended = Ended { status: status.words, code: status.code, forced, profile_left };
        self.ended.insert(ended).clone()
    }

    /// To be asked when the link closed before the first answer: the error that says why. `None`
    /// when the process still runs after a second, or had to be killed.
    pub fn early_exit_error(&mut self, tail: &StderrTail) -> Option<Error> {
        if self.ended.as_ref().is_some_and(|ended| ended.forced) {
            return None;
        }
        self.wait(AFTER_EOF);
        self.try_wait()?;
        let status = self.status.clone()?;
        let stderr = tail.tail(STDERR_QUOTED);
        let (kind, message) =
            explain(&status, tail.tail(usize::MAX).as_untrusted_str(), &self.executable);
        Some(launch_error(kind, message, Some(&self.executable), stderr))
    }

    /// To be used when the first answer did not come in time, or no port was opened.
    pub fn no_answer_error(&mut self, tail: &StderrTail, waited: Duration) -> Error {
        // That we killed it since is not why it was silent.
        let by_itself = self.ended.is_none() || self.ended_by_itself;
        if by_itself && self.try_wait().is_some() {
            if let Some(error) = self.early_exit_error(tail) {
                return error;
            }
        }
        let message = format!("process {} said nothing for {waited:.1?}", self.pid());
        let kind = LaunchFailure::NoEndpoint;
        launch_error(kind, message, Some(&self.executable), tail.quoted())
    }

    fn wait(&mut self, patience: Duration) -> bool {
        until(patience, || self.has_ended())
    }

    /// Whether the process has ended. Where possible it is not reaped yet: as long as it is not,
    /// its number cannot be given to another process or group, so killing its group is safe.
    fn has_ended(&mut self) -> bool {
        if self.status.is_some() {
            return true;
        }
        match os::ended_unreaped(self.child.id()) {
            Some(ended) => ended,
            None => {
                self.reap();
                self.status.is_some()
            }
        }
    }

    fn reap(&mut self) {
        if self.status.is_some() {
            return;
        }
        // Only ever our own child: a wait for any child would steal the program's others.
        match self.child.try_wait() {
            Ok(Some(status)) => self.status = Some(status.into()),
            Ok(None) => {}
            // Somebody else's wait for any child took ours: it has ended, how is lost.
            Err(error) => {
                self.status = Some(Status { words: format!("unknown ({error})"), code: None });
            }
        }
    }

    fn wait_for_others(&mut self) {
        let leader = self.child.id();
        if !until(OTHERS, || !os::group_has_others(leader)) {
            self.kill_group();
            if !until(AFTER_KILL, || !os::group_has_others(leader)) {
                log::warn!("processes of the browser {leader} are left");
            }
        }
    }

    fn kill_group(&self) {
        // Once reaped, the number may be anybody's.
        #[cfg(unix)]
        if self.status.is_none() {
            os::kill_group(self.child.id());
        }
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        self.end(DROP_GRACE);
    }
}

/// Asks again and again, ever more slowly, until it is so or the time is over.
fn until(patience: Duration, mut is_so: impl FnMut() -> bool) -> bool {
    let deadline = Instant::now() + patience;
    let mut pause = Duration::from_millis(1);
    loop {
        if is_so() {
            return true;
        }
        let left = deadline.saturating_duration_since(Instant::now());
        if left.is_zero() {
            return false;
        }
        std::thread::sleep(pause.min(left));
        pause = (pause * 2).min(Duration::from_millis(20));
    }
}

/// What an end before the first answer means.
fn explain(status: &Status, stderr: &str, executable: &Path) -> (LaunchFailure, String) {
    let words = &status.words;
    let says = |parts: &[&str]| parts.iter().any(|part| stderr.contains(part));
    // 21 is Chrome's own code for a profile in use.
    if status.code == Some(21) || says(&["ProcessSingleton", "existing browser session"]) {
        return (LaunchFailure::ProfileInUse, format!("it ended with {words}"));
    }
    if says(&["without --no-sandbox is not supported", "No usable sandbox", "SUID sandbox helper"])
    {
        return (LaunchFailure::Sandbox, format!("it ended with {words}"));
    }
    // What a shell answers for a program that cannot be run.
    if matches!(status.code, Some(126 | 127)) {
        return (LaunchFailure::Spawn, format!("it cannot be run ({words})"));
    }
    if status.code == Some(0)
        && Version::ask(executable, Duration::from_secs(2)) == Said::SomethingElse
    {
        let message = "it ended at once, and does not call itself a browser".to_owned();
        return (LaunchFailure::WrongProgram, message);
    }
    (LaunchFailure::ExitedEarly, format!("it ended with {words}"))
}
