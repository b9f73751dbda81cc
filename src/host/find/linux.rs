//! Where browsers are on Linux.

use super::Channel;
use std::ffi::OsString;
use std::path::PathBuf;

type Variable<'a> = &'a dyn Fn(&str) -> Option<OsString>;

/// Programs that may exist, best first: what `PATH` knows, then what it may not know.
pub(super) fn programs(channel: Channel, variable: Variable<'_>) -> Vec<PathBuf> {
    let (names, fixed): (&[&str], &[&str]) = match channel {
        Channel::Any => (&[], &[]),
        Channel::Chrome => {
            (&["google-chrome-stable", "google-chrome"], &["/opt/google/chrome/chrome"])
        }
        Channel::ChromeBeta => (&["google-chrome-beta"], &["/opt/google/chrome-beta/chrome"]),
        Channel::ChromeDev => {
            (&["google-chrome-unstable"], &["/opt/google/chrome-unstable/chrome"])
        }
        Channel::ChromeCanary => (&["google-chrome-canary"], &["/opt/google/chrome-canary/chrome"]),
        Channel::Chromium => (
            &["chromium", "chromium-browser"],
            &["/usr/bin/chromium", "/usr/lib/chromium/chromium", "/snap/bin/chromium"],
        ),
        Channel::Edge => {
            (&["microsoft-edge-stable", "microsoft-edge"], &["/opt/microsoft/msedge/msedge"])
        }
    };
    let path = variable("PATH").unwrap_or_default();
    // A relative entry would let the current directory choose the program.
    let directories: Vec<PathBuf> =
        std::env::split_paths(&path).filter(|directory| directory.is_absolute()).collect();
    let searched =
        names.iter().flat_map(|name| directories.iter().map(move |entry| entry.join(name)));
    searched.chain(fixed.iter().map(PathBuf::from)).collect()
}

/// Profiles that browsers use when none is given.
pub(super) fn default_profiles(variable: Variable<'_>) -> Vec<(Channel, PathBuf)> {
    let configuration = variable("XDG_CONFIG_HOME")
        .map(PathBuf::from)
        .filter(|path| path.is_absolute())
        .or_else(|| Some(PathBuf::from(variable("HOME")?).join(".config")));
    let Some(configuration) = configuration else { return Vec::new() };
    [
        (Channel::Chrome, "google-chrome"),
        (Channel::ChromeBeta, "google-chrome-beta"),
        (Channel::ChromeDev, "google-chrome-unstable"),
        (Channel::ChromeCanary, "google-chrome-canary"),
        (Channel::Chromium, "chromium"),
        (Channel::Edge, "microsoft-edge"),
    ]
    .map(|(channel, name)| (channel, configuration.join(name)))
    .to_vec()
}
