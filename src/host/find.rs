//! Which browser to launch.
//!
//! In this order: the path that was given, the environment variable `CDPWIRE_BROWSER`, the
//! usual places of the wanted [`Channel`].

use super::launch_error;
use crate::error::{LaunchFailure, Result};
use crate::untrusted::PageText;
use std::path::{Path, PathBuf};
use std::time::Duration;

#[cfg(any(target_os = "linux", all(unix, not(target_os = "macos"))))]
mod linux;
#[cfg(any(target_os = "macos", test))]
mod macos;
mod version;
#[cfg(any(windows, test))]
mod windows;

#[cfg(all(unix, not(target_os = "macos")))]
use linux as here;
#[cfg(target_os = "macos")]
use macos as here;
#[cfg(windows)]
use windows as here;

pub(super) use version::Said;
pub use version::Version;

/// The environment variable that names the browser to launch.
pub const ENVIRONMENT: &str = "CDPWIRE_BROWSER";

/// Which make of browser.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Channel {
    /// Whichever is found first: Chrome, Chromium, Edge, then the previews of Chrome.
    #[default]
    Any,
    /// Google Chrome, stable.
    Chrome,
    /// Google Chrome Beta.
    ChromeBeta,
    /// Google Chrome Dev ("unstable" on Linux).
    ChromeDev,
    /// Google Chrome Canary.
    ChromeCanary,
    /// Chromium.
    Chromium,
    /// Microsoft Edge, stable.
    Edge,
}

/// What [`Channel::Any`] stands for, best first.
const ALL: [Channel; 6] = [
    Channel::Chrome,
    Channel::Chromium,
    Channel::Edge,
    Channel::ChromeBeta,
    Channel::ChromeDev,
    Channel::ChromeCanary,
];

impl Channel {
    /// The name used in configuration: `any`, `chrome`, `chrome-beta`…
    pub fn as_str(self) -> &'static str {
        match self {
            Self::Any => "any",
            Self::Chrome => "chrome",
            Self::ChromeBeta => "chrome-beta",
            Self::ChromeDev => "chrome-dev",
            Self::ChromeCanary => "chrome-canary",
            Self::Chromium => "chromium",
            Self::Edge => "edge",
        }
    }

    /// The channel of a name, as [`as_str`](Self::as_str) writes it.
    pub fn from_name(name: &str) -> Option<Self> {
        [Self::Any].into_iter().chain(ALL).find(|channel| channel.as_str() == name)
    }
}

/// A browser that is installed here.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Candidate {
    /// The channel in whose places it was found; `Any` when a person named it.
    pub channel: Channel,
    /// The program. On Debian and others it is a shell script that ends in the real one.
    pub path: PathBuf,
    /// What it says of itself; `None` when it did not say within the time allowed.
    pub version: Option<Version>,
}

/// The program to launch.
///
/// # Errors
///
/// `Launch` with `NotFound` when nothing is installed in the usual places, and with `Spawn` when
/// `CDPWIRE_BROWSER` names something that cannot be run: a person's choice is not replaced.
pub fn find(channel: Channel) -> Result<PathBuf> {
    if let Some(named) = std::env::var_os(ENVIRONMENT).filter(|value| !value.is_empty()) {
        return check(Path::new(&named), ENVIRONMENT);
    }
    let found = places(channel).into_iter().map(|(_, path)| path).find(|path| is_program(path));
    found.ok_or_else(|| {
        let message = match channel {
            Channel::Any => "no Chrome, Chromium or Edge in the usual places".to_owned(),
            other => format!("no {} in the usual places", other.as_str()),
        };
        launch_error(LaunchFailure::NotFound, message, None, PageText::default())
    })
}

/// Every browser that can be found, each asked for its version for at most `patience`.
pub fn candidates(patience: Duration) -> Vec<Candidate> {
    let named = std::env::var_os(ENVIRONMENT).map(|path| (Channel::Any, PathBuf::from(path)));
    let mut seen = Vec::new();
    let mut found = Vec::new();
    for (channel, path) in named.into_iter().chain(places(Channel::Any)) {
        let Ok(real) = path.canonicalize() else { continue };
        if !is_program(&path) || seen.contains(&real) {
            continue;
        }
        seen.push(real);
        let version = Version::ask(&path, patience).said();
        found.push(Candidate { channel, path, version });
    }
    found
}

/// The profile directories that browsers use when none is given.
pub(super) fn default_profiles() -> Vec<(Channel, PathBuf)> {
    here::default_profiles(&|name| std::env::var_os(name))
}

/// A path that somebody named, absolute; or why it cannot be run.
pub(super) fn check(path: &Path, named_by: &str) -> Result<PathBuf> {
    let problem = |what: &str| {
        let message = format!("{named_by} names {}: {what}", path.display());
        launch_error(LaunchFailure::Spawn, message, Some(path), PageText::default())
    };
    if path.is_dir() {
        return Err(problem("that is a directory"));
    }
    if !path.is_file() {
        return Err(problem("there is no such file"));
    }
    if !is_program(path) {
        return Err(problem("the file may not be executed"));
    }
    std::path::absolute(path).map_err(|error| problem(&error.to_string()))
}

fn places(channel: Channel) -> Vec<(Channel, PathBuf)> {
    let wanted: &[Channel] = match channel {
        Channel::Any => &ALL,
        ref one => std::slice::from_ref(one),
    };
    let variable = |name: &str| std::env::var_os(name);
    wanted
        .iter()
        .flat_map(|one| here::programs(*one, &variable).into_iter().map(move |path| (*one, path)))
        .collect()
}

#[cfg(unix)]
fn is_program(path: &Path) -> bool {
    use std::os::unix::fs::PermissionsExt;
    path.metadata().is_ok_and(|meta| meta.is_file() && meta.permissions().mode() & 0o111 != 0)
}

#[cfg(not(unix))]
fn is_program(path: &Path) -> bool {
    path.is_file()
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::ffi::OsString;

    #[test]
    fn channel_names_go_both_ways() {
        for channel in [Channel::Any].into_iter().chain(ALL) {
            assert_eq!(Channel::from_name(channel.as_str()), Some(channel));
        }
        assert_eq!(Channel::from_name("netscape"), None);
    }

    #[test]
    fn a_named_path_is_judged_before_it_is_run() {
        for (path, what) in [
            ("/nowhere/chrome", "no such file"),
            ("/", "directory"),
            ("/proc/version", "may not be executed"),
        ] {
            let error = check(Path::new(path), "executable").unwrap_err().to_string();
            assert!(error.contains(what), "{error}");
        }
    }

    #[test]
    fn the_path_variable_is_searched_and_its_relative_entries_are_not() {
        let variable = |name: &str| (name == "PATH").then(|| OsString::from("/opt/x:.:rel:/y"));
        let programs = linux::programs(Channel::Chromium, &variable);
        assert!(programs.contains(&PathBuf::from("/opt/x/chromium")), "{programs:?}");
        assert!(programs.contains(&PathBuf::from("/y/chromium-browser")));
        assert!(programs.iter().all(|path| path.is_absolute()));
    }

    #[test]
    fn the_other_systems_have_places_for_every_channel() {
        let variable = |name: &str| Some(OsString::from(format!("/{name}")));
        for channel in ALL {
            assert!(!macos::programs(channel, &variable).is_empty());
            assert!(!windows::programs(channel, &variable).is_empty());
        }
        assert!(!macos::default_profiles(&variable).is_empty());
        assert!(!windows::default_profiles(&variable).is_empty());
        assert!(!linux::default_profiles(&variable).is_empty());
    }
}
