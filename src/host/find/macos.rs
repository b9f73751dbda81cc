//! Where browsers are on macOS. Not yet run there.

use super::Channel;
use std::ffi::OsString;
use std::path::PathBuf;

type Variable<'a> = &'a dyn Fn(&str) -> Option<OsString>;

/// Programs that may exist, best first: installed for everybody, then for this person.
pub(super) fn programs(channel: Channel, variable: Variable<'_>) -> Vec<PathBuf> {
    let name = match channel {
        Channel::Any => return Vec::new(),
        Channel::Chrome => "Google Chrome",
        Channel::ChromeBeta => "Google Chrome Beta",
        Channel::ChromeDev => "Google Chrome Dev",
        Channel::ChromeCanary => "Google Chrome Canary",
        Channel::Chromium => "Chromium",
        Channel::Edge => "Microsoft Edge",
    };
    let inside = format!("Applications/{name}.app/Contents/MacOS/{name}");
    let mut found = vec![PathBuf::from("/").join(&inside)];
    found.extend(variable("HOME").map(|home| PathBuf::from(home).join(&inside)));
    found
}

/// Profiles that browsers use when none is given.
pub(super) fn default_profiles(variable: Variable<'_>) -> Vec<(Channel, PathBuf)> {
    let Some(home) = variable("HOME") else { return Vec::new() };
    let support = PathBuf::from(home).join("Library/Application Support");
    [
        (Channel::Chrome, "Google/Chrome"),
        (Channel::ChromeBeta, "Google/Chrome Beta"),
        (Channel::ChromeDev, "Google/Chrome Dev"),
        (Channel::ChromeCanary, "Google/Chrome Canary"),
        (Channel::Chromium, "Chromium"),
        (Channel::Edge, "Microsoft Edge"),
    ]
    .map(|(channel, name)| (channel, support.join(name)))
    .to_vec()
}
