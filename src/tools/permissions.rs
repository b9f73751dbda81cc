//! What pages would ask a person for.
//!
//! The browser shows such a question where nobody looks, and the page waits for ever. So the
//! answer is given beforehand, and what a page asked is told by a script in its own world: the
//! browser has no event for it. What the script cannot see (a page that kept a native function
//! from before it was installed, workers) is answered all the same and not told.

use crate::client::{Browser, Filter, RawSubscription};
use crate::core::standing::Order;
use crate::core::targets::TargetKind;
use crate::error::Error;
use crate::page::{Refusal, Result};
use crate::untrusted::escape_up_to;
use serde_json::{Value, json};
use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

const SCRIPT: &str = include_str!("permissions.js");

/// Questions that are remembered while they are open.
const OPEN: usize = 200;

/// Lines that one call tells.
const TOLD: usize = 8;

/// What is denied unless it is granted. Names as the web's permissions have them.
const ASKED: [&str; 20] = [
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
    "persistent-storage",
    "storage-access",
    "top-level-storage-access",
    "speaker-selection",
    "captured-surface-control",
    "payment-handler",
    "web-app-installation",
    "local-network-access",
    "keyboard-lock",
];

/// Longest for all of it.
const PATIENCE: Duration = Duration::from_secs(5);

/// Grants these and denies all others, for every origin.
///
/// # Errors
/// `Argument` for a permission to grant that the browser does not know; the engine's own.
pub(super) fn decide(browser: &Browser, granted: &[String]) -> Result<()> {
    let root = browser.with_timeout(PATIENCE);
    for name in granted {
        match root.call_raw("Browser.setPermission", rule(name, "granted")) {
            Err(Error::Refused(_)) => {
                let name = escape_up_to(name, 60);
                let message = format!("the browser has no permission {name} to grant");
                let next = "names are those of the web: geolocation, camera, clipboard-read…";
                return Err(Refusal::argument(message, next));
            }
            answer => answer.map(drop)?,
        }
    }
    let denied = ASKED.iter().filter(|name| !granted.iter().any(|given| given == *name));
    let sent: Vec<_> = denied
        .map(|name| (name, root.send_raw("Browser.setPermission", rule(name, "denied"))))
        .collect();
    for (name, sent) in sent {
        // A browser that does not know a permission does not ask for it.
        if let Err(error) = sent.and_then(crate::client::PendingRaw::wait) {
            log::debug!("{name} is not denied: {error}");
        }
    }
    Ok(())
}

/// Grants one, as an emulation of it needs.
pub(super) fn grant(browser: &Browser, name: &str) -> crate::Result<()> {
    let root = browser.with_timeout(PATIENCE);
    root.call_raw("Browser.setPermission", rule(name, "granted")).map(drop)
}

fn rule(name: &str, setting: &str) -> Value {
    json!({"permission": {"name": name}, "setting": setting})
}

/// What pages asked for. Cheap to clone.
#[derive(Clone, Debug)]
pub(super) struct Questions {
    inner: Arc<Inner>,
}

#[derive(Debug)]
struct Inner {
    /// The name of the binding, which no page can guess.
    signal: String,
    events: RawSubscription,
    open: Mutex<HashMap<Key, Question>>,
}

/// The session, the execution context, and the number within it.
type Key = (String, i64, u64);

#[derive(Debug)]
struct Question {
    who: String,
    what: String,
    told: bool,
}

impl Questions {
    pub(super) fn watch(browser: &Browser) -> Self {
        use std::hash::{BuildHasher, RandomState};
        let random = RandomState::new();
        let signal = format!("asks{:016x}{:016x}", random.hash_one(1), random.hash_one(2));
        let events = browser.subscribe_raw(&Filter::method("Runtime.bindingCalled").any_session());
        Self { inner: Arc::new(Inner { signal, events, open: Mutex::default() }) }
    }

    /// What every page and frame is given. Choosers of devices and screens, for which there is no
    /// permission to deny, are closed by it at once.
    pub(super) fn orders(&self) -> [Order; 2] {
        let signal = &self.inner.signal;
        let config = json!({ "signal": signal });
        // A function in a file of its own, called with its arguments as JSON.
        let source = ["(", SCRIPT, ")(", &config.to_string(), ")"].concat();
        let kinds = [TargetKind::Page, TargetKind::Iframe];
        [
            Order::new(&kinds, "Runtime.addBinding", &json!({"name": signal})),
            Order::new(
                &kinds,
                "Page.addScriptToEvaluateOnNewDocument",
                &json!({"source": source, "runImmediately": true}),
            ),
        ]
    }

    /// What was asked and answered since this was asked last, in lines.
    pub(super) fn news(&self) -> Vec<String> {
        let mut open = self.inner.open.lock().unwrap_or_else(PoisonError::into_inner);
        let mut lines: Vec<(String, usize)> = Vec::new();
        let mut add = |line: String| match lines.iter_mut().find(|(known, _)| *known == line) {
            Some((_, times)) => *times += 1,
            None => lines.push((line, 1)),
        };
        while let Ok(Some(event)) = self.inner.events.try_next() {
            let Ok(params) = event.params.to_value() else { continue };
            if params["name"] != *self.inner.signal {
                continue;
            }
            let told = params["payload"]
                .as_str()
                .and_then(|text| text.parse::<crate::protocol::RawJson>().ok()?.to_value().ok());
            let Some(told) = told else { continue };
            let session = event.session.as_ref().map(|id| id.as_str().to_owned());
            let context = params["executionContextId"].as_i64().unwrap_or_default();
            let key = (session.unwrap_or_default(), context, told["id"].as_u64().unwrap_or(0));
            let text = |key: &str| escape_up_to(told[key].as_str().unwrap_or_default(), 100);
            match &told["answer"] {
                Value::String(answer) => {
                    if let Some(asked) = open.remove(&key) {
                        let answer = escape_up_to(answer, 60);
                        add(format!("{} asked for {}: {answer}", asked.who, asked.what));
                    }
                }
                _ if open.len() < OPEN => {
                    let who = text("origin").to_string();
                    open.insert(key, Question { who, what: text("what").to_string(), told: false });
                }
                // A page that asks without end and waits for no answer.
                _ => open.clear(),
            }
        }
        for asked in open.values_mut().filter(|asked| !asked.told) {
            asked.told = true;
            add(format!("{} asked for {}: no answer yet", asked.who, asked.what));
        }
        let more = lines.len().saturating_sub(TOLD);
        let mut told: Vec<String> = lines
            .into_iter()
            .take(TOLD)
            .map(|(line, times)| match times {
                1 => format!("permission: {line}"),
                times => format!("permission: {line} ({times} times)"),
            })
            .collect();
        if more > 0 {
            told.push(format!("and {more} more questions for permissions"));
        }
        told
    }
}
