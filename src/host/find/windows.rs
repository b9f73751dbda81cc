//! Where browsers are on Windows. Not yet run there.

use super::Channel;
use std::ffi::OsString;
use std::path::PathBuf;

type Variable<'a> = &'a dyn Fn(&str) -> Option<OsString>;

/// Programs that may exist, best first: installed for everybody, then for this person.
pub(super) fn programs(channel: Channel, variable: Variable<'_>) -> Vec<PathBuf> {
    let inside = match channel {
        Channel::Any => return Vec::new(),
        Channel::Chrome => "Google/Chrome/Application/chrome.exe",
        Channel::ChromeBeta => "Google/Chrome Beta/Application/chrome.exe",
        Channel::ChromeDev => "Google/Chrome Dev/Application/chrome.exe",
        Channel::ChromeCanary => "Google/Chrome SxS/Application/chrome.exe",
        Channel::Chromium => "Chromium/Application/chrome.exe",
        Channel::Edge => "Microsoft/Edge/Application/msedge.exe",
    };
    ["ProgramFiles", "ProgramFiles(x86)", "LOCALAPPDATA"]
        .iter()
        .filter_map(|name| variable(name))
        .map(|directory| PathBuf::from(directory).join(inside))
        .collect()
}

/// Profiles that browsers use when none is given.
pub(super) fn default_profiles(variable: Variable<'_>) -> Vec<(Channel, PathBuf)> {
    let Some(local) = variable("LOCALAPPDATA").map(PathBuf::from) else { return Vec::new() };
    [
        (Channel::Chrome, "Google/Chrome/User Data"),
        (Channel::ChromeBeta, "Google/Chrome Beta/User Data"),
        (Channel::ChromeDev, "Google/Chrome Dev/User Data"),
        (Channel::ChromeCanary, "Google/Chrome SxS/User Data"),
        (Channel::Chromium, "Chromium/User Data"),
        (Channel::Edge, "Microsoft/Edge/User Data"),
    ]
    .map(|(channel, name)| (channel, local.join(name)))
    .to_vec()
}
