//! The state: plain tables, looked up by id. Small enough for linear search.

use super::dialogs::Dialog;
use super::fetch::Paused;
use super::navigation::Navigation;
use crate::mock::Random;
use serde_json::{Value, json};
use std::collections::BTreeSet;
use std::sync::Arc;

pub(super) struct World {
    pub(super) targets: Vec<Target>,
    pub(super) sessions: Vec<Session>,
    pub(super) frames: Vec<Frame>,
    pub(super) contexts: Vec<Context>,
    pub(super) processes: Vec<Process>,
    pub(super) running: Vec<Running>,
    pub(super) held: Vec<Held>,
    pub(super) paused: Vec<Paused>,
    // Navigations of iframes that wait for their page's dialog to close.
    pub(super) deferred: Vec<Navigation>,
    pub(super) fulfilled: Vec<super::Fulfilled>,
    pub(super) browser_contexts: Vec<String>,
    pub(super) default_context: String,
    pub(super) browser_id: String,
    random: Random,
    counter: u64,
}

#[derive(Clone, Debug, Default)]
pub(super) struct Target {
    pub(super) id: String,
    pub(super) kind: String,
    pub(super) subtype: Option<String>,
    pub(super) title: String,
    pub(super) url: String,
    pub(super) opener: Option<(String, String)>,
    pub(super) can_access_opener: bool,
    pub(super) parent: Option<String>,
    pub(super) parent_frame: Option<String>,
    pub(super) tab: Option<String>,
    // A service worker is related to the pages it serves as well as to the browser.
    pub(super) clients: Vec<String>,
    pub(super) context: String,
    pub(super) process: u32,
    pub(super) crashed: bool,
    pub(super) stopped: bool,
    pub(super) beforeunload: bool,
    // Left behind by a navigation, kept for going back.
    pub(super) cached: bool,
    // What happens when the last waiting session lets it run.
    pub(super) on_resume: Option<Navigation>,
    // The main document is complete but for the frames below.
    pub(super) load_pending: bool,
    pub(super) navigating: Vec<Navigation>,
    pub(super) history: Vec<String>,
}

#[derive(Clone, Debug)]
pub(super) struct Session {
    pub(super) id: String,
    pub(super) target: String,
    pub(super) parent: String,
    pub(super) waiting: bool,
    pub(super) discover: Option<Value>,
    pub(super) auto: Option<AutoAttach>,
    pub(super) auto_attached: bool,
    pub(super) enabled: BTreeSet<String>,
    pub(super) worlds: Vec<(u32, String)>,
}

#[derive(Clone, Debug)]
pub(super) struct AutoAttach {
    pub(super) wait: bool,
    pub(super) filter: Value,
}

#[derive(Clone, Debug)]
pub(super) struct Frame {
    pub(super) id: String,
    pub(super) parent: Option<String>,
    // The target whose sessions speak for it.
    pub(super) host: String,
    pub(super) url: String,
    pub(super) name: String,
    pub(super) loader: String,
    // What could not be loaded, when it shows the browser's own error page.
    pub(super) failed: Option<String>,
}

#[derive(Clone, Debug)]
pub(super) struct Context {
    pub(super) id: u64,
    pub(super) unique: String,
    pub(super) target: String,
    pub(super) frame: Option<String>,
    pub(super) name: String,
    pub(super) origin: String,
    pub(super) default: bool,
}

#[derive(Clone, Debug)]
pub(super) struct Process {
    pub(super) id: u32,
    pub(super) site: String,
    pub(super) next_context: u64,
    pub(super) dialog: Option<Dialog>,
}

// An evaluation that has not ended and may never end.
#[derive(Clone, Debug)]
pub(super) struct Running {
    pub(super) session: String,
    pub(super) id: i64,
    pub(super) frame: Option<String>,
}

// A command that the renderer has not read yet.
#[derive(Clone, Debug)]
pub(super) struct Held {
    pub(super) session: String,
    pub(super) id: i64,
    pub(super) method: String,
    pub(super) params: Arc<Value>,
}

impl World {
    pub(super) fn new(seed: u64) -> Self {
        let mut world = Self {
            targets: Vec::new(),
            sessions: Vec::new(),
            frames: Vec::new(),
            contexts: Vec::new(),
            processes: Vec::new(),
            running: Vec::new(),
            held: Vec::new(),
            paused: Vec::new(),
            deferred: Vec::new(),
            fulfilled: Vec::new(),
            browser_contexts: Vec::new(),
            default_context: String::new(),
            browser_id: String::new(),
            random: Random::new(seed),
            counter: 0,
        };
        world.default_context = world.fresh_id();
        let raw = world.fresh_id().to_lowercase();
        world.browser_id = raw;
        world.sessions.push(Session::new("", "", ""));
        world
    }

    pub(super) fn fresh_id(&mut self) -> String {
        format!("{:016X}{:016X}", self.random.bits(), self.random.bits())
    }

    pub(super) fn count(&mut self) -> u64 {
        self.counter = self.counter.saturating_add(1);
        self.counter
    }

    pub(super) fn target(&self, id: &str) -> Option<&Target> {
        self.targets.iter().find(|target| target.id == id)
    }

    pub(super) fn target_mut(&mut self, id: &str) -> Option<&mut Target> {
        self.targets.iter_mut().find(|target| target.id == id)
    }

    pub(super) fn session(&self, id: &str) -> Option<&Session> {
        self.sessions.iter().find(|session| session.id == id)
    }

    pub(super) fn session_mut(&mut self, id: &str) -> Option<&mut Session> {
        self.sessions.iter_mut().find(|session| session.id == id)
    }

    pub(super) fn frame(&self, id: &str) -> Option<&Frame> {
        self.frames.iter().find(|frame| frame.id == id)
    }

    pub(super) fn frame_mut(&mut self, id: &str) -> Option<&mut Frame> {
        self.frames.iter_mut().find(|frame| frame.id == id)
    }

    pub(super) fn process_mut(&mut self, id: u32) -> Option<&mut Process> {
        self.processes.iter_mut().find(|process| process.id == id)
    }

    pub(super) fn process_of(&self, target: &str) -> Option<&Process> {
        let id = self.target(target)?.process;
        self.processes.iter().find(|process| process.id == id)
    }

    pub(super) fn new_process(&mut self, site: &str) -> u32 {
        let id = u32::try_from(self.count()).unwrap_or(u32::MAX);
        let site = site.to_owned();
        self.processes.push(Process { id, site, next_context: 1, dialog: None });
        id
    }

    pub(super) fn sessions_of(&self, target: &str) -> Vec<String> {
        let of_target = self.sessions.iter().filter(|s| s.target == target && !s.id.is_empty());
        of_target.map(|session| session.id.clone()).collect()
    }

    pub(super) fn enabled(&self, target: &str, domain: &str) -> Vec<String> {
        let enabled = |s: &&Session| s.target == target && s.enabled.contains(domain);
        self.sessions.iter().filter(enabled).map(|session| session.id.clone()).collect()
    }

    // The page that a target belongs to, itself included.
    pub(super) fn page_of(&self, target: &str) -> Option<String> {
        let mut at = self.target(target)?;
        while let Some(parent) = at.parent.as_deref().and_then(|id| self.target(id)) {
            at = parent;
        }
        (at.kind == "page").then(|| at.id.clone())
    }

    pub(super) fn children(&self, target: &str) -> Vec<String> {
        let below = |t: &&Target| t.parent.as_deref() == Some(target);
        self.targets.iter().filter(below).map(|t| t.id.clone()).collect()
    }

    // The frames of a target's own process below a frame, deepest last.
    pub(super) fn local_below(&self, frame: &str, host: &str) -> Vec<String> {
        let mut found: Vec<String> = vec![frame.to_owned()];
        let mut at = 0;
        while let Some(parent) = found.get(at).cloned() {
            let below = |f: &&Frame| f.parent.as_ref() == Some(&parent) && f.host == host;
            found.extend(self.frames.iter().filter(below).map(|f| f.id.clone()));
            at += 1;
        }
        found.remove(0);
        found
    }

    pub(super) fn waiting(&self, target: &str) -> bool {
        self.sessions.iter().any(|session| session.target == target && session.waiting)
    }

    pub(super) fn drop_connection(&mut self) {
        self.sessions.clear();
        self.sessions.push(Session::new("", "", ""));
        self.running.clear();
        self.held.clear();
    }
}

impl Session {
    pub(super) fn new(id: &str, target: &str, parent: &str) -> Self {
        Self {
            id: id.to_owned(),
            target: target.to_owned(),
            parent: parent.to_owned(),
            waiting: false,
            discover: None,
            auto: None,
            auto_attached: false,
            enabled: BTreeSet::new(),
            worlds: Vec::new(),
        }
    }
}

impl Context {
    pub(super) fn json(&self) -> Value {
        let mut context = json!({
            "id": self.id, "origin": self.origin, "name": self.name, "uniqueId": self.unique,
        });
        if let Some(frame) = &self.frame {
            let kind = if self.default { "default" } else { "isolated" };
            context["auxData"] =
                json!({ "isDefault": self.default, "type": kind, "frameId": frame });
        }
        json!({ "context": context })
    }
}

// `http://sub.a.test:8080/x` belongs to the site `http://a.test`. URLs without a host of their
// own inherit the site of whoever made them.
pub(super) fn site(url: &str) -> Option<String> {
    let (scheme, rest) = url.split_once("://")?;
    let authority = rest.split(['/', '?', '#']).next().unwrap_or_default();
    let host = authority.rsplit('@').next().unwrap_or_default();
    let host = host.rsplit_once(':').map_or(host, |(name, _)| name);
    let mut labels = host.rsplit('.');
    let top = labels.next().unwrap_or_default();
    let site = match labels.next() {
        Some(second) if !second.bytes().all(|byte| byte.is_ascii_digit()) => {
            format!("{scheme}://{second}.{top}")
        }
        _ => format!("{scheme}://{host}"),
    };
    Some(site)
}

pub(super) fn origin(url: &str) -> String {
    match url.split_once("://") {
        Some((scheme, rest)) => {
            let authority = rest.split(['/', '?', '#']).next().unwrap_or_default();
            format!("{scheme}://{authority}")
        }
        // Chromium's spelling of an opaque origin in this place.
        None => "://".to_owned(),
    }
}

pub(super) fn without_fragment(url: &str) -> (&str, Option<&str>) {
    match url.find('#') {
        Some(at) => {
            let (before, fragment) = url.split_at(at);
            (before, Some(fragment))
        }
        None => (url, None),
    }
}
