//! What pages would ask a person for.
//!
//! The browser shows such a question where nobody looks, and the page waits for ever. So the
//! answer is given beforehand.

use crate::client::Browser;
use serde_json::json;
use std::time::Duration;

/// What is denied. Names as the web's permissions have them.
const ASKED: [&str; 11] = [
    "geolocation",
    "notifications",
    "camera",
    "microphone",
    "midi",
    "clipboard-read",
    "idle-detection",
    "nfc",
    "window-management",
    "local-fonts",
    "display-capture",
];

/// Longest for all of it.
const PATIENCE: Duration = Duration::from_secs(5);

/// Denies all of them, for every origin.
pub(super) fn deny(browser: &Browser) {
    let root = browser.with_timeout(PATIENCE);
    let sent =
        ASKED.map(|name| (name, root.send_raw("Browser.setPermission", rule(name, "denied"))));
    for (name, sent) in sent {
        // A browser that does not know a permission does not ask for it.
        if let Err(error) = sent.and_then(crate::client::PendingRaw::wait) {
            log::debug!("{name} is not denied: {error}");
        }
    }
}

/// Grants one, as an emulation of it needs.
pub(super) fn grant(browser: &Browser, name: &str) -> crate::Result<()> {
    let root = browser.with_timeout(PATIENCE);
    root.call_raw("Browser.setPermission", rule(name, "granted")).map(drop)
}

fn rule(name: &str, setting: &str) -> serde_json::Value {
    json!({"permission": {"name": name}, "setting": setting})
}
