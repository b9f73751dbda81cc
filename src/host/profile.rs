//! Profile directories: temporary ones of ours, and given ones that are never removed.
//!
//! A temporary profile is a directory `cdpwire-<random>` that only we may enter, with
//! `owner` (the mark, see [`Mark`]), `data` (Chrome's user data directory) and `tmp` (Chrome's
//! temporary files, which a killed browser would otherwise leave in the system's).

use super::os::{self as system, Place};
use super::{launch_error, random_id};
use crate::Error;
use crate::error::{LaunchFailure, Result};
use crate::failpoint::os;
use crate::untrusted::PageText;
use std::fs;
use std::io::{self, Write as _};
use std::path::{Path, PathBuf};
use std::time::Duration;

/// The mark's file name inside a temporary profile.
pub(super) const MARK: &str = "owner";
/// How the names of temporary profiles begin: where to look for marks, never a reason to delete.
pub(super) const PREFIX: &str = "cdpwire-";

/// A profile in use by a browser of ours.
#[derive(Debug)]
pub(super) struct Profile {
    data: PathBuf,
    root: Option<PathBuf>,
}

impl Profile {
    /// A fresh one under `parent`.
    pub(super) fn temporary(parent: &Path) -> Result<Self> {
        let root = parent.join(format!("{PREFIX}{}", random_id()));
        let failed = |what: &str, error: &io::Error| {
            profile_error(format!("{what} {}: {error}", root.display()))
        };
        make_private(&root, false).map_err(|error| failed("cannot make", &error))?;
        let profile = Self { data: root.join("data"), root: Some(root.clone()) };
        // From here on a failure removes what was made: `profile` is dropped by `?`.
        let guard = RemoveOnDrop(profile);
        Mark::of_this_process(&root)
            .write(&root)
            .and_then(|()| make_private(&root.join("data"), false))
            .and_then(|()| make_private(&root.join("tmp"), false))
            .map_err(|error| failed("cannot prepare", &error))?;
        Ok(guard.keep())
    }

    /// A directory that somebody gave. It is made when it is not there, and never removed.
    pub(super) fn given(path: &Path) -> Result<Self> {
        let failed =
            |error: io::Error| profile_error(format!("cannot use {}: {error}", path.display()));
        let data = std::path::absolute(path).map_err(failed)?;
        if !data.is_dir() {
            make_private(&data, true).map_err(failed)?;
        }
        Ok(Self { data, root: None })
    }

    /// What `--user-data-dir` gets.
    pub(super) fn data(&self) -> &Path {
        &self.data
    }

    /// Where the browser shall put temporary files; only when the profile is ours, and when the
    /// path leaves room for the name of a Unix socket in it (at most 107 bytes in all).
    pub(super) fn temporary_files(&self) -> Option<PathBuf> {
        const ROOM_FOR_SOCKET: usize = "/org.chromium.Chromium.XXXXXX/SingletonSocket".len();
        let path = self.root.as_ref()?.join("tmp");
        (path.as_os_str().len() + ROOM_FOR_SOCKET <= 107).then_some(path)
    }

    /// Adds the browser to the mark: while it lives nobody sweeps the profile, even when its
    /// owner is gone.
    pub(super) fn note_browser(&self, pid: u32) {
        let Some(root) = &self.root else { return };
        let mut mark = Mark::of_this_process(root);
        mark.processes.push((pid, system::process_start(pid).unwrap_or_default()));
        if let Err(error) = mark.write(root) {
            log::warn!("the mark of a temporary profile could not be completed: {error}");
        }
    }

    /// Removes a temporary profile. To be called when no process uses it any more; retries,
    /// because the last files of a process that was just killed can appear late.
    /// What could not be removed is returned.
    pub(super) fn remove(&mut self) -> Option<PathBuf> {
        let root = self.root.take()?;
        // 5 times in about 1 second.
        for pause in [20, 80, 200, 300, 400] {
            match remove_marked(&root) {
                Ok(()) => return None,
                Err(error) => log::debug!("a temporary profile is not removed yet: {error}"),
            }
            std::thread::sleep(Duration::from_millis(pause));
        }
        let left = remove_marked(&root).err().map(|error| (root, error));
        left.map(|(root, error)| {
            log::warn!("the temporary profile {} is left: {error}", root.display());
            root
        })
    }
}

/// Removes the content first and the mark last: a removal that is cut short is finished by the
/// next sweep. Symbolic links are removed, never followed.
pub(super) fn remove_marked(root: &Path) -> io::Result<()> {
    let absent_is_fine = |result: io::Result<()>| match result {
        Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(()),
        other => other,
    };
    absent_is_fine(os("remove", || fs::remove_dir_all(root.join("data"))))?;
    absent_is_fine(os("remove", || fs::remove_dir_all(root.join("tmp"))))?;
    absent_is_fine(os("remove", || fs::remove_dir_all(root)))
}

/// Who made a temporary profile and who uses it.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct Mark {
    /// The directory's own name: a mark that was copied elsewhere says nothing there.
    pub(super) name: String,
    pub(super) place: Place,
    /// The owner, then the browser: process id and start time.
    pub(super) processes: Vec<(u32, u64)>,
}

impl Mark {
    fn of_this_process(root: &Path) -> Self {
        let pid = std::process::id();
        Self {
            name: root.file_name().unwrap_or_default().to_string_lossy().into_owned(),
            place: system::place(),
            processes: vec![(pid, system::process_start(pid).unwrap_or_default())],
        }
    }

    /// Replaces the mark in one step: a reader sees the old or the new one.
    pub(super) fn write(&self, root: &Path) -> io::Result<()> {
        let Place { host, boot, pids } = &self.place;
        let mut text = format!(
            "cdpwire-profile 1\nname {}\nhost {host}\nboot {boot}\npids {pids}\n",
            self.name
        );
        for (pid, start) in &self.processes {
            text.push_str(&format!("process {pid} {start}\n"));
        }
        text.push_str("end\n");
        let fresh = root.join("owner.new");
        let mut file = os("create", || fs::File::create(&fresh))?;
        os("write file", || file.write_all(text.as_bytes()))?;
        drop(file);
        os("rename", || fs::rename(fresh, root.join(MARK)))
    }

    /// Reads a mark; anything unexpected is no mark.
    pub(super) fn parse(text: &str) -> Option<Self> {
        let mut lines = text.lines();
        if lines.next()? != "cdpwire-profile 1" {
            return None;
        }
        let mut field = |key: &str| Some(lines.next()?.strip_prefix(key)?.trim().to_owned());
        let name = field("name ")?;
        let place = Place { host: field("host ")?, boot: field("boot ")?, pids: field("pids ")? };
        let mut processes = Vec::new();
        for line in lines {
            if line == "end" {
                return (!processes.is_empty()).then_some(Self { name, place, processes });
            }
            let (pid, start) = line.strip_prefix("process ")?.split_once(' ')?;
            processes.push((pid.parse().ok()?, start.parse().ok()?));
        }
        None
    }
}

struct RemoveOnDrop(Profile);

impl RemoveOnDrop {
    fn keep(mut self) -> Profile {
        Profile { data: std::mem::take(&mut self.0.data), root: self.0.root.take() }
    }
}

impl Drop for RemoveOnDrop {
    fn drop(&mut self) {
        self.0.remove();
    }
}

/// A directory that only we may enter, from its first moment: Chrome writes the port's secret
/// path into it, readable for all.
fn make_private(path: &Path, parents: bool) -> io::Result<()> {
    let mut builder = fs::DirBuilder::new();
    builder.recursive(parents);
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
    os("mkdir", || builder.create(path))
}

fn profile_error(message: String) -> Error {
    launch_error(LaunchFailure::Profile, message, None, PageText::default())
}

#[cfg(all(test, unix))]
mod tests {
    use super::*;
    use crate::host::fakes::TempDir;
    use std::os::unix::fs::{PermissionsExt, symlink};

    #[test]
    fn a_temporary_profile_is_private_marked_and_removed() {
        let parent = TempDir::new();
        let mut profile = Profile::temporary(parent.path()).unwrap();
        let root = profile.root.clone().unwrap();
        for directory in [&root, &root.join("data"), &root.join("tmp")] {
            assert_eq!(directory.metadata().unwrap().permissions().mode() & 0o777, 0o700);
        }
        assert_eq!(profile.temporary_files(), Some(root.join("tmp")));
        profile.note_browser(std::process::id());
        let mark = Mark::parse(&fs::read_to_string(root.join(MARK)).unwrap()).unwrap();
        assert_eq!(mark.processes.len(), 2);
        assert_eq!(Some(mark.name.as_str()), root.file_name().unwrap().to_str());
        assert_eq!(profile.remove(), None);
        assert_eq!(profile.remove(), None);
        assert_eq!(fs::read_dir(parent.path()).unwrap().count(), 0);
    }

    #[test]
    fn removal_does_not_follow_links() {
        let parent = TempDir::new();
        let precious = parent.path().join("precious");
        fs::create_dir(&precious).unwrap();
        fs::write(precious.join("file"), "x").unwrap();
        let mut profile = Profile::temporary(parent.path()).unwrap();
        symlink(&precious, profile.data().join("link")).unwrap();
        let root = profile.root.clone().unwrap();
        fs::remove_dir(root.join("tmp")).unwrap();
        symlink(&precious, root.join("tmp")).unwrap();
        assert_eq!(profile.remove(), None);
        assert!(!root.exists() && precious.join("file").exists());
    }

    #[test]
    fn a_given_directory_is_made_and_kept() {
        let parent = TempDir::new();
        let wanted = parent.path().join("a/b");
        let mut profile = Profile::given(&wanted).unwrap();
        assert_eq!(wanted.metadata().unwrap().permissions().mode() & 0o777, 0o700);
        assert!(profile.temporary_files().is_none());
        assert_eq!(profile.remove(), None);
        assert!(wanted.is_dir());
        fs::write(parent.path().join("file"), "").unwrap();
        assert!(Profile::given(&parent.path().join("file/x")).is_err());
        assert!(Profile::given(&parent.path().join("file")).is_err());
    }

    #[test]
    fn a_mark_survives_writing_and_a_broken_one_is_none() {
        let parent = TempDir::new();
        let mark = Mark::of_this_process(&parent.path().join("x"));
        mark.write(parent.path()).unwrap();
        let text = fs::read_to_string(parent.path().join(MARK)).unwrap();
        assert_eq!(Mark::parse(&text), Some(mark));
        for cut in 0..text.len() - 1 {
            assert_eq!(Mark::parse(&text[..cut]), None, "cut at {cut}");
        }
    }
}
