//! Whether another browser uses a profile.
//!
//! A running Chrome leaves a symbolic link `SingletonLock` to `<host>-<pid>` in its profile, and
//! `SingletonSocket` to the socket on which it listens. A second one on the same profile hands
//! its command line over to the first, or ends with status 21: both look like a failed start.

use super::os;
use std::path::Path;

/// Who holds a profile.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(not(unix), allow(dead_code))] // Nobody can tell there; see `holder`.
pub(super) enum Holder {
    /// A process of this machine.
    Process(u32),
    /// A process of a machine (or container) with another name: nobody can tell from here
    /// whether it runs, and Chrome refuses such a profile.
    Elsewhere(String),
}

impl Holder {
    /// What to tell a person.
    pub(super) fn describe(&self, profile: &Path) -> String {
        match self {
            Self::Process(pid) => format!("{} is used by process {pid}", profile.display()),
            Self::Elsewhere(holder) => format!(
                "{} is locked by {holder}; if nothing runs there any more, remove its file \
                 SingletonLock",
                profile.display()
            ),
        }
    }
}

/// The holder of a profile, if there is one. A lock whose process is gone is none: Chrome
/// replaces it by itself.
#[cfg(unix)]
pub(super) fn holder(profile: &Path) -> Option<Holder> {
    let lock = std::fs::read_link(profile.join("SingletonLock")).ok()?;
    let lock = lock.to_str()?;
    let (host, pid) = lock.rsplit_once('-')?;
    let pid: u32 = pid.parse().ok()?;
    let here = os::place().host;
    if host != here {
        return Some(Holder::Elsewhere(lock.to_owned()));
    }
    if !os::pid_in_use(pid) {
        return None;
    }
    // The number may have been given out again since: a browser listens, or at least is one.
    let listens = std::os::unix::net::UnixStream::connect(profile.join("SingletonSocket")).is_ok();
    let is_browser = os::program_name(pid).is_none_or(|name| looks_like_a_browser(&name));
    (listens || is_browser).then_some(Holder::Process(pid))
}

/// Removes the lock of a browser of ours that was killed, with its socket's directory: nobody
/// else would remove the latter, and in a container with a new name the lock would hold for ever.
#[cfg(unix)]
pub(super) fn clear(profile: &Path, dead: u32) {
    let lock = profile.join("SingletonLock");
    let ours = format!("{}-{dead}", os::place().host);
    if !std::fs::read_link(&lock).is_ok_and(|target| target.as_os_str() == ours.as_str()) {
        return;
    }
    let link = profile.join("SingletonSocket");
    if let Ok(socket) = std::fs::read_link(&link) {
        if let Some(directory) = socket.parent().filter(|path| path.is_absolute()) {
            let _ = std::fs::remove_file(&socket);
            let _ = std::fs::remove_file(directory.join("SingletonCookie"));
            // Only ever an empty one.
            let _ = std::fs::remove_dir(directory);
        }
    }
    for left in [link, profile.join("SingletonCookie"), lock] {
        let _ = std::fs::remove_file(left);
    }
}

/// Nothing to remove there.
#[cfg(not(unix))]
pub(super) fn clear(_profile: &Path, _dead: u32) {}

/// On Windows the profile is held by a window and a mutex, which the standard library cannot ask
/// for: the browser's own end tells. Not yet run there.
#[cfg(not(unix))]
pub(super) fn holder(_profile: &Path) -> Option<Holder> {
    let _ = os::place;
    None
}

#[cfg(unix)]
fn looks_like_a_browser(program: &str) -> bool {
    let program = program.to_lowercase();
    ["chrom", "edge", "brave", "opera", "vivaldi"].iter().any(|name| program.contains(name))
}

#[cfg(all(test, target_os = "linux"))]
mod tests {
    use super::*;
    use crate::host::fakes::TempDir;
    use std::os::unix::fs::symlink;
    use std::os::unix::net::UnixListener;

    fn locked_by(profile: &TempDir, target: &str) -> Option<Holder> {
        let lock = profile.path().join("SingletonLock");
        let _ = std::fs::remove_file(&lock);
        symlink(target, lock).unwrap();
        holder(profile.path())
    }

    #[test]
    fn a_lock_counts_while_its_browser_runs() {
        let profile = TempDir::new();
        assert_eq!(holder(profile.path()), None);
        let host = os::place().host;
        let me = std::process::id();
        // A dead process; no process at all; a live process that is no browser.
        assert_eq!(locked_by(&profile, &format!("{host}-4194305")), None);
        assert_eq!(locked_by(&profile, "nonsense"), None);
        assert_eq!(locked_by(&profile, &format!("{host}-{me}")), None);
        let _listener = UnixListener::bind(profile.path().join("SingletonSocket")).unwrap();
        let held = locked_by(&profile, &format!("{host}-{me}"));
        assert_eq!(held, Some(Holder::Process(me)));
        assert!(held.unwrap().describe(profile.path()).contains(&me.to_string()));
        let elsewhere = locked_by(&profile, "other-host-12").unwrap();
        assert_eq!(elsewhere, Holder::Elsewhere("other-host-12".into()));
        assert!(elsewhere.describe(profile.path()).contains("SingletonLock"));
    }
}
