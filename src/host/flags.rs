//! The switches a browser is started with, each with its reason.

use super::launch::{LaunchOptions, Transport};
use super::launch_error;
use crate::error::{LaunchFailure, Result};
use crate::untrusted::PageText;
use std::path::Path;

/// Always given.
const ALWAYS: &[(&str, &str)] = &[
    ("--no-first-run", "no welcome page in the first tab"),
    ("--no-default-browser-check", "no question that nobody answers"),
    ("--disable-background-networking", "no traffic that the caller did not ask for"),
    ("--disable-component-update", "no downloads into the profile, which also slow its removal"),
    ("--disable-sync", "no account, so no requests for one"),
    ("--disable-default-apps", "no installation at first start"),
    ("--disable-domain-reliability", "no reports to the vendor"),
    ("--metrics-recording-only", "no reports to the vendor"),
    ("--no-pings", "no hyperlink auditing requests beside the page's own"),
    ("--disable-client-side-phishing-detection", "no model that looks at every page"),
    ("--disable-breakpad", "a crash handler leaves the process group and outlives the browser"),
    ("--disable-crash-reporter", "as above"),
    ("--password-store=basic", "no keyring prompt, which would block the start"),
    ("--use-mock-keychain", "the same on macOS"),
    ("--disable-background-timer-throttling", "a tab behind another works at full speed"),
    ("--disable-backgrounding-occluded-windows", "a covered window goes on painting"),
    ("--disable-renderer-backgrounding", "a tab behind another keeps its priority"),
    ("--disable-ipc-flooding-protection", "many history or frame commands are not delayed"),
    ("--disable-back-forward-cache", "a page that comes back from it sends no lifecycle events"),
    ("--disable-hang-monitor", "no dialog about a page that an open dialog blocks"),
    ("--disable-prompt-on-repost", "reloading a form's answer asks nothing"),
    ("--disable-search-engine-choice-screen", "no question in the first tab"),
    ("--no-service-autorun", "no helper that outlives the browser"),
    ("--force-color-profile=srgb", "the same colours in every screenshot"),
];

/// Joined into one switch, because of several only the last counts.
const FEATURES_OFF: &[(&str, &str)] = &[
    ("PaintHolding", "a click before the first frame would hit what is not shown"),
    ("Translate", "no bubble over the page, and no requests for it"),
    ("MediaRouter", "no search for devices in the local network"),
    ("OptimizationHints", "no downloads of hints"),
    ("DialMediaRouteProvider", "no multicast in the local network"),
    ("AcceptCHFrame", "no connection restart before the first request"),
    ("DestroyProfileOnBrowserClose", "a profile stays usable after its last window"),
    ("CalculateNativeWinOcclusion", "a covered window goes on painting, on Windows"),
    ("HttpsUpgrades", "http:// means http://, without a second request"),
];

/// What opens the browser to others or switches its protection off. Refused among extra
/// arguments unless the caller says that it is meant.
const DANGEROUS: &[(&str, &str)] = &[
    ("remote-allow-origins", "lets web pages control the browser"),
    ("remote-debugging-address", "lets the network control the browser"),
    ("disable-web-security", "lets every page read every other"),
    ("disable-site-isolation-trials", "puts pages of different sites into one process"),
    ("allow-running-insecure-content", "lets secure pages run insecure scripts"),
    ("ignore-certificate-errors", "accepts every certificate"),
];

/// What has its own option, so that both cannot disagree.
const OWNED: &[(&str, &str)] = &[
    ("remote-debugging-port", "transport"),
    ("remote-debugging-pipe", "transport"),
    ("user-data-dir", "user_data_dir"),
    ("no-sandbox", "sandbox"),
    ("headless", "headless"),
    ("window-size", "window_size"),
];

/// The whole command line after the program.
pub(super) fn arguments(
    options: &LaunchOptions,
    profile: &Path,
    sandboxed: bool,
) -> Result<Vec<String>> {
    check_extra(options)?;
    let Some(profile) = profile.to_str() else {
        return Err(refused("the profile directory's name is not UTF-8".to_owned()));
    };
    let mut arguments: Vec<String> = ALWAYS.iter().map(|(flag, _)| (*flag).to_owned()).collect();
    if options.headless {
        // The old headless mode was another browser; since 132 it is another program.
        arguments.push("--headless=new".to_owned());
        arguments.push("--mute-audio".to_owned());
        arguments.push("--hide-scrollbars".to_owned());
    }
    // Headless windows are otherwise about 764 by 485.
    let (width, height) = options.window_size;
    arguments.push(format!("--window-size={width},{height}"));
    if !sandboxed {
        arguments.push("--no-sandbox".to_owned());
    }
    if super::os::shared_memory_is_small() {
        arguments.push("--disable-dev-shm-usage".to_owned());
    }
    arguments.push(format!("--user-data-dir={profile}"));
    // On Unix the pipe is given in both cases: when it closes, the browser leaves.
    if cfg!(unix) {
        arguments.push("--remote-debugging-pipe".to_owned());
    }
    if options.transport == Transport::Port {
        // Chrome chooses a free port on the loopback interface and says which.
        arguments.push("--remote-debugging-port=0".to_owned());
    }
    let mut off: Vec<&str> = FEATURES_OFF.iter().map(|(name, _)| *name).collect();
    for argument in &options.args {
        match argument.strip_prefix("--disable-features=") {
            Some(more) => off.extend(more.split(',')),
            None => arguments.push(argument.clone()),
        }
    }
    arguments.push(format!("--disable-features={}", off.join(",")));
    arguments.push(options.startup_url.clone());
    Ok(arguments)
}

fn check_extra(options: &LaunchOptions) -> Result<()> {
    for argument in &options.args {
        let Some(rest) = argument.strip_prefix("--").filter(|rest| !rest.is_empty()) else {
            return Err(refused(format!("the extra argument {argument:?} does not begin with --")));
        };
        let name = rest.split('=').next().unwrap_or_default().to_ascii_lowercase();
        if let Some((_, field)) = OWNED.iter().find(|(owned, _)| *owned == name) {
            return Err(refused(format!(
                "instead of the argument --{name} set the option {field}"
            )));
        }
        let danger = DANGEROUS.iter().find(|(dangerous, _)| *dangerous == name);
        if let Some((_, what)) = danger.filter(|_| !options.danger_allow_any_argument) {
            return Err(refused(format!(
                "the argument --{name} {what}; if that is meant, set danger_allow_any_argument"
            )));
        }
    }
    if options.startup_url.starts_with('-') || options.startup_url.is_empty() {
        return Err(refused("the startup URL is empty or looks like an argument".to_owned()));
    }
    Ok(())
}

fn refused(message: String) -> crate::Error {
    launch_error(LaunchFailure::Options, message, None, PageText::default())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn line(options: &LaunchOptions) -> Result<Vec<String>> {
        arguments(options, Path::new("/p"), true)
    }

    #[test]
    fn nothing_that_opens_the_browser_is_ever_given() {
        for transport in [Transport::Pipe, Transport::Port] {
            for headless in [true, false] {
                let options = LaunchOptions::new().transport(transport).headless(headless);
                let arguments = line(&options).unwrap();
                for (name, _) in DANGEROUS {
                    assert!(!arguments.iter().any(|a| a.contains(name)), "{name}: {arguments:?}");
                }
                assert!(!arguments.iter().any(|a| a == "--no-sandbox"));
                let port = arguments.iter().filter(|a| a.contains("remote-debugging-port"));
                let port: Vec<_> = port.collect();
                assert_eq!(port.len(), usize::from(transport == Transport::Port), "{port:?}");
                assert!(port.iter().all(|a| *a == "--remote-debugging-port=0"));
            }
        }
    }

    #[test]
    fn dangerous_arguments_need_an_explicit_word() {
        for argument in [
            "--remote-allow-origins=*",
            "--disable-web-security",
            "--Disable-Web-Security",
            "--remote-debugging-address=0.0.0.0",
        ] {
            let error = line(&LaunchOptions::new().arg(argument)).unwrap_err().to_string();
            assert!(error.contains("danger_allow_any_argument"), "{error}");
            let meant = LaunchOptions::new().arg(argument).danger_allow_any_argument(true);
            assert!(line(&meant).unwrap().iter().any(|given| given == argument));
        }
    }

    #[test]
    fn arguments_with_an_option_of_their_own_are_refused_even_then() {
        for argument in [
            "--no-sandbox",
            "--remote-debugging-port=9222",
            "--user-data-dir=/x",
            "url",
            "--",
            "-g",
        ] {
            let options = LaunchOptions::new().arg(argument).danger_allow_any_argument(true);
            assert!(line(&options).is_err(), "{argument}");
        }
        assert!(line(&LaunchOptions::new().startup_url("--x")).is_err());
    }

    #[test]
    fn features_are_joined_because_only_the_last_switch_counts() {
        let options = LaunchOptions::new().arg("--disable-features=Mine,Other").arg("--lang=de");
        let arguments = line(&options).unwrap();
        let features: Vec<_> =
            arguments.iter().filter(|a| a.starts_with("--disable-features=")).collect();
        assert_eq!(features.len(), 1);
        assert!(features[0].contains("PaintHolding,") && features[0].ends_with("Mine,Other"));
        assert!(arguments.contains(&"--lang=de".to_owned()));
    }
}
