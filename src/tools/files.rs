//! Files that tools write and read.

use super::outcome::Attachment;
use super::toolbox::file_refusal;
use crate::page::Result;
use std::fs;
use std::path::{Path, PathBuf};
use std::time::{SystemTime, UNIX_EPOCH};

/// A directory of our own that nobody else may look into.
pub(super) fn private_directory() -> Result<PathBuf> {
    let parent = std::env::temp_dir();
    let now = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default().as_nanos();
    let mut last = None;
    for attempt in 0..100_u128 {
        let name = format!("cdpwire-files-{}-{:x}", std::process::id(), now + attempt);
        let path = parent.join(name);
        let mut builder = fs::DirBuilder::new();
        #[cfg(unix)]
        std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
        match builder.create(&path) {
            Ok(()) => return Ok(path),
            Err(error) if error.kind() == std::io::ErrorKind::AlreadyExists => last = Some(error),
            Err(error) => return Err(file_refusal(&path, &error)),
        }
    }
    let error = last.unwrap_or_else(|| std::io::Error::other("no free name"));
    Err(file_refusal(&parent, &error))
}

/// Writes a file that is not there yet.
pub(super) fn write(path: &Path, mime: &str, bytes: &[u8]) -> Result<Attachment> {
    fs::write(path, bytes).map_err(|error| file_refusal(path, &error))?;
    let name = path.file_name().map(|name| name.to_string_lossy().into_owned());
    Ok(Attachment {
        path: path.to_owned(),
        name: name.unwrap_or_default(),
        mime: mime.to_owned(),
        size: bytes.len() as u64,
    })
}

/// Writes a secret: a file that only its owner may read.
pub(super) fn write_private(path: &Path, bytes: &[u8]) -> Result<()> {
    use std::io::Write as _;
    let mut options = fs::OpenOptions::new();
    options.write(true).create(true).truncate(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    let write = || -> std::io::Result<()> {
        let mut file = options.open(path)?;
        // One that was there keeps its rights unless they are set.
        #[cfg(unix)]
        file.set_permissions(std::os::unix::fs::PermissionsExt::from_mode(0o600))?;
        file.write_all(bytes)
    };
    write().map_err(|error| file_refusal(path, &error))
}
