//! Removes temporary profiles whose owners are dead.
//!
//! Decided by the mark alone: a name says nothing, and a directory without a readable mark, of
//! another user, machine or container, or with any process of its mark alive, is left alone.

use super::os;
use super::profile::{MARK, Mark, PREFIX, remove_marked};
use std::fs;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

/// Directory entries looked at, at most, in one sweep.
const ENTRIES: usize = 10_000;

/// Removes the temporary profiles that dead owners left in the system's temporary directory, for
/// at most about half a second, and says how many. Every launch does this first.
pub fn sweep() -> usize {
    sweep_in(&std::env::temp_dir(), Duration::from_millis(500))
}

/// Removes the temporary profiles that one process left, which is gone: waits at most this long
/// for its browsers to leave. For a watcher that outlives its program; says how many it removed.
pub fn sweep_after(owner: u32, patience: Duration) -> usize {
    let parent = std::env::temp_dir();
    let deadline = Instant::now() + patience;
    let mut removed = 0;
    loop {
        let left = profiles_of(&parent, owner);
        if left.is_empty() || Instant::now() >= deadline {
            return removed;
        }
        for root in left.iter().filter(|root| is_abandoned(root)) {
            // The last files of a browser can appear late: the next round finds them.
            removed += usize::from(remove_marked(root).is_ok());
        }
        std::thread::sleep(Duration::from_millis(20));
    }
}

fn profiles_of(parent: &Path, owner: u32) -> Vec<PathBuf> {
    let Ok(entries) = fs::read_dir(parent) else { return Vec::new() };
    let is_of_owner = |root: &PathBuf| {
        let mark = fs::read_to_string(root.join(MARK)).ok().and_then(|text| Mark::parse(&text));
        mark.is_some_and(|mark| mark.processes.first().is_some_and(|(pid, _)| *pid == owner))
    };
    let ours = entries
        .flatten()
        .take(ENTRIES)
        .filter(|entry| entry.file_name().to_str().is_some_and(|name| name.starts_with(PREFIX)));
    ours.map(|entry| entry.path()).filter(is_of_owner).collect()
}

pub(super) fn sweep_in(parent: &Path, patience: Duration) -> usize {
    let deadline = Instant::now() + patience;
    let Ok(entries) = fs::read_dir(parent) else { return 0 };
    let mut removed = 0;
    for entry in entries.flatten().take(ENTRIES) {
        if Instant::now() >= deadline {
            break;
        }
        let is_ours = entry.file_name().to_str().is_some_and(|name| name.starts_with(PREFIX));
        if !is_ours || !is_abandoned(&entry.path()) {
            continue;
        }
        match remove_marked(&entry.path()) {
            Ok(()) => removed += 1,
            Err(error) => log::debug!("an abandoned profile could not be removed: {error}"),
        }
    }
    if removed > 0 {
        log::info!("removed {removed} temporary profiles that dead owners left");
    }
    removed
}

fn is_abandoned(root: &Path) -> bool {
    // What the link points to would be somebody else's.
    let is_directory = fs::symlink_metadata(root).is_ok_and(|meta| meta.is_dir() && is_mine(&meta));
    let mark = root.join(MARK);
    let is_file = fs::symlink_metadata(&mark).is_ok_and(|meta| meta.is_file() && is_mine(&meta));
    if !is_directory || !is_file {
        return false;
    }
    let Some(mark) = fs::read_to_string(&mark).ok().and_then(|text| Mark::parse(&text)) else {
        return false;
    };
    let name = root.file_name().and_then(|name| name.to_str());
    let here = os::place();
    if name != Some(mark.name.as_str()) || mark.place.host != here.host {
        return false;
    }
    if mark.place.boot != here.boot {
        // The same machine, started again since: nobody survived that.
        return true;
    }
    // Another container of this machine: its process ids cannot be looked up here.
    mark.place.pids == here.pids
        && !mark.processes.iter().any(|(pid, start)| os::alive(*pid, *start))
}

#[cfg(unix)]
fn is_mine(meta: &fs::Metadata) -> bool {
    use std::os::unix::fs::MetadataExt;
    use std::sync::OnceLock;
    // Whose files we make is the surest sign of who we are that needs no system call of our own.
    static MINE: OnceLock<Option<u32>> = OnceLock::new();
    let mine = MINE.get_or_init(|| fs::metadata("/proc/self").ok().map(|meta| meta.uid()));
    match mine {
        Some(mine) => meta.uid() == *mine,
        // No /proc: a private directory of somebody else could not be read anyway.
        None => meta.mode() & 0o077 == 0,
    }
}

#[cfg(not(unix))]
fn is_mine(_meta: &fs::Metadata) -> bool {
    true
}

#[cfg(all(test, target_os = "linux"))]
mod tests {
    use super::*;
    use crate::host::fakes::TempDir;
    use crate::host::profile::Profile;

    const LONG: Duration = Duration::from_secs(30);

    /// A profile that is left as a killed owner leaves it, its mark changed by `change`.
    fn left_behind(parent: &Path, change: impl FnOnce(&mut Mark)) -> PathBuf {
        let profile = Profile::temporary(parent).unwrap();
        let root = profile.data().parent().unwrap().to_owned();
        let mut mark = Mark::parse(&fs::read_to_string(root.join(MARK)).unwrap()).unwrap();
        change(&mut mark);
        mark.write(&root).unwrap();
        fs::write(root.join("data/Preferences"), "{}").unwrap();
        root
    }

    /// This process with another start time: its number was given out again.
    fn dead(mark: &mut Mark) {
        mark.processes = vec![(std::process::id(), 1)];
    }

    #[test]
    fn only_profiles_of_dead_owners_go() {
        let parent = TempDir::new();
        let me = (std::process::id(), os::process_start(std::process::id()).unwrap());
        let gone = [
            left_behind(parent.path(), dead),
            left_behind(parent.path(), |mark| mark.place.boot = "another boot".into()),
        ];
        let kept = [
            left_behind(parent.path(), |_| {}),
            left_behind(parent.path(), |mark| mark.processes = vec![(me.0, 1), me]),
            left_behind(parent.path(), |mark| {
                dead(mark);
                mark.name = "cdpwire-other".into();
            }),
            left_behind(parent.path(), |mark| {
                dead(mark);
                mark.place.host = "another-machine".into();
            }),
            left_behind(parent.path(), |mark| {
                dead(mark);
                mark.place.pids = "pid:[1]".into();
            }),
        ];
        let nameless = parent.path().join("cdpwire-0123");
        fs::create_dir(&nameless).unwrap();
        assert_eq!(sweep_in(parent.path(), LONG), gone.len());
        assert!(gone.iter().all(|root| !root.exists()));
        assert!(kept.iter().all(|root| root.join("data/Preferences").exists()));
        assert!(nameless.exists());
        assert_eq!(sweep_in(parent.path(), LONG), 0);
    }

    #[test]
    fn links_are_not_followed() {
        use std::os::unix::fs::symlink;
        let parent = TempDir::new();
        let elsewhere = TempDir::new();
        let root = left_behind(elsewhere.path(), dead);
        symlink(&root, parent.path().join(root.file_name().unwrap())).unwrap();
        let with_linked_mark = parent.path().join("cdpwire-1");
        fs::create_dir(&with_linked_mark).unwrap();
        symlink(root.join(MARK), with_linked_mark.join(MARK)).unwrap();
        assert_eq!(sweep_in(parent.path(), LONG), 0);
        assert!(root.join("data").exists() && with_linked_mark.exists());
    }

    #[test]
    fn an_interrupted_removal_is_finished_later() {
        let parent = TempDir::new();
        let root = left_behind(parent.path(), dead);
        fs::remove_dir_all(root.join("data")).unwrap();
        assert_eq!(sweep_in(parent.path(), Duration::ZERO), 0, "no time, no work");
        assert_eq!(sweep_in(parent.path(), LONG), 1);
        assert!(!root.exists());
    }
}
