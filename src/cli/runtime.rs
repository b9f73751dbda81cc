//! Where the sockets of sessions are: a directory that only we may enter.

use super::failure::{Exit, Failure};
use std::fs;
use std::io::{self, ErrorKind};
use std::os::unix::fs::{DirBuilderExt as _, MetadataExt as _, PermissionsExt as _};
use std::os::unix::net::{UnixListener, UnixStream};
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant, SystemTime};

/// Longest path of a socket that every Unix takes.
const PATH: usize = 100;
/// A lock is held for the moment in which a socket is made. One that is older has no owner.
const LOCK_AGE: Duration = Duration::from_secs(10);
/// How long others may take to make theirs.
const PATIENCE: Duration = Duration::from_secs(15);

/// The directory; made when it is not there, and refused when others could get in.
pub(super) fn directory() -> Result<PathBuf, Failure> {
    let given = std::env::var_os("XDG_RUNTIME_DIR").map(PathBuf::from);
    let mine = own_uid().map_err(|error| Failure::file("the temporary directory", &error))?;
    let directory = match given.filter(|path| path.is_absolute() && path.is_dir()) {
        Some(path) => path.join("cdpwire"),
        None => std::env::temp_dir().join(format!("cdpwire-run-{mine}")),
    };
    let shown = directory.display();
    match fs::DirBuilder::new().mode(0o700).create(&directory) {
        Ok(()) => {}
        Err(error) if error.kind() == ErrorKind::AlreadyExists => {}
        Err(error) => return Err(Failure::file(&shown.to_string(), &error)),
    }
    let meta = fs::symlink_metadata(&directory)
        .map_err(|error| Failure::file(&shown.to_string(), &error))?;
    if !meta.is_dir() || meta.uid() != mine || meta.mode() & 0o077 != 0 {
        let message = format!("{shown} is not a directory that only you may enter");
        let next = format!("remove it, or `chmod 700 {shown}` if it is yours");
        return Err(Failure::new(Exit::Io, "io", message, next));
    }
    Ok(directory)
}

/// The socket of a session.
pub(super) fn socket(name: &str) -> Result<PathBuf, Failure> {
    let path = directory()?.join(format!("{name}.sock"));
    if path.as_os_str().len() > PATH {
        let message = format!("the socket's path is too long: {}", path.display());
        return Err(Failure::usage(message, "set XDG_RUNTIME_DIR to a shorter directory"));
    }
    Ok(path)
}

/// The names of all sessions whose sockets are there, alive or not.
pub(super) fn names() -> Result<Vec<String>, Failure> {
    let directory = directory()?;
    let entries = fs::read_dir(&directory)
        .map_err(|error| Failure::file(&directory.display().to_string(), &error))?;
    let mut names: Vec<String> = entries
        .flatten()
        .filter_map(|entry| Some(entry.file_name().to_str()?.strip_suffix(".sock")?.to_owned()))
        .collect();
    names.sort();
    Ok(names)
}

/// Connects to a session; `None` when nobody serves it.
pub(super) fn connect(name: &str) -> Result<Option<UnixStream>, Failure> {
    let path = socket(name)?;
    match UnixStream::connect(&path) {
        Ok(stream) => Ok(Some(stream)),
        Err(error)
            if matches!(error.kind(), ErrorKind::NotFound | ErrorKind::ConnectionRefused) =>
        {
            Ok(None)
        }
        Err(error) => Err(Failure::file(&path.display().to_string(), &error)),
    }
}

/// The one listener of a session; `None` when somebody serves it already. What a dead server left
/// is replaced.
pub(super) fn listen(name: &str) -> Result<Option<UnixListener>, Failure> {
    let path = socket(name)?;
    let failed = |error: io::Error| Failure::file(&path.display().to_string(), &error);
    let _lock = Lock::take(&path.with_extension("lock")).map_err(failed)?;
    if UnixStream::connect(&path).is_ok() {
        return Ok(None);
    }
    match fs::remove_file(&path) {
        Err(error) if error.kind() != ErrorKind::NotFound => return Err(failed(error)),
        _ => {}
    }
    let listener = UnixListener::bind(&path).map_err(failed)?;
    fs::set_permissions(&path, fs::Permissions::from_mode(0o600)).map_err(failed)?;
    Ok(Some(listener))
}

/// Removes the socket of a session, unless somebody serves it.
pub(super) fn remove_stale(name: &str) -> Result<(), Failure> {
    let path = socket(name)?;
    let failed = |error: io::Error| Failure::file(&path.display().to_string(), &error);
    let _lock = Lock::take(&path.with_extension("lock")).map_err(failed)?;
    if UnixStream::connect(&path).is_err() {
        let _ = fs::remove_file(&path);
    }
    Ok(())
}

/// A file that exists as long as its owner is at work.
struct Lock(PathBuf);

impl Lock {
    fn take(path: &Path) -> io::Result<Self> {
        let deadline = Instant::now() + PATIENCE;
        loop {
            match fs::OpenOptions::new().write(true).create_new(true).open(path) {
                Ok(_) => return Ok(Self(path.to_owned())),
                Err(error) if error.kind() == ErrorKind::AlreadyExists => {}
                Err(error) => return Err(error),
            }
            let age = fs::metadata(path)
                .and_then(|meta| meta.modified())
                .ok()
                .and_then(|time| SystemTime::now().duration_since(time).ok());
            if age.is_some_and(|age| age > LOCK_AGE) {
                // Its owner died within that moment. Of several who see it only one can move it.
                let aside = path.with_extension(format!("old.{}", std::process::id()));
                if fs::rename(path, &aside).is_ok() {
                    let _ = fs::remove_file(&aside);
                }
            } else if Instant::now() >= deadline {
                return Err(io::Error::new(ErrorKind::TimedOut, "somebody else holds its lock"));
            } else {
                std::thread::sleep(Duration::from_millis(5));
            }
        }
    }
}

impl Drop for Lock {
    fn drop(&mut self) {
        let _ = fs::remove_file(&self.0);
    }
}

/// Who we are, without a system call of our own: whose our process is, or our files.
fn own_uid() -> io::Result<u32> {
    if let Ok(meta) = fs::metadata("/proc/self") {
        return Ok(meta.uid());
    }
    let path = std::env::temp_dir().join(format!("cdpwire-uid-{}", std::process::id()));
    let file = fs::OpenOptions::new().write(true).create_new(true).open(&path)?;
    let uid = file.metadata()?.uid();
    let _ = fs::remove_file(path);
    Ok(uid)
}
