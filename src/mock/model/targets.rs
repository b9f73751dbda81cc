//! Targets and sessions: opening, attaching, detaching, closing.

use super::Model;
use super::dialogs::Cancel;
use super::navigation::{Navigation, Trigger};
use super::world::{AutoAttach, Context, Frame, Session, Target, site};
use serde_json::{Value, json};

impl Model {
    /// Opens a page. With `opener`, a frame's id, it is a popup of that frame: its document
    /// waits for `Runtime.runIfWaitingForDebugger` where a client asked for that.
    pub fn open_page(&mut self, url: &str, opener: Option<&str>) -> Option<String> {
        let context = match opener {
            Some(frame) => {
                let host = self.world.frame(frame)?.host.clone();
                self.world.target(&host)?.context.clone()
            }
            None => self.world.default_context.clone(),
        };
        Some(self.add_page(url, opener, &context))
    }

    /// A popup that its opener closes before anybody could look at it.
    pub fn flash_popup(&mut self, url: &str, opener: &str) -> Option<String> {
        let page = self.open_page(url, Some(opener))?;
        self.close_target(&page);
        Some(page)
    }

    /// Opens a target of any kind without frames below the browser: `browser_ui`, `webview`, or
    /// a name that nobody has heard of.
    pub fn open_target(&mut self, kind: &str, url: &str) -> String {
        let id = self.world.fresh_id();
        let process = self.world.new_process(kind);
        let context = self.world.default_context.clone();
        self.world.targets.push(Target {
            id: id.clone(),
            kind: kind.to_owned(),
            url: url.to_owned(),
            context,
            process,
            ..Target::default()
        });
        self.announce_created(&id);
        id
    }

    /// Starts a worker and returns its target id. `kind` is `worker`, `service_worker` or
    /// `shared_worker`. `owner` is the target that started it: a page, an iframe or, for nested
    /// workers, a worker.
    pub fn start_worker(&mut self, owner: &str, kind: &str, url: &str) -> Option<String> {
        let parent = self.world.target(owner)?.clone();
        let id = self.world.fresh_id();
        let dedicated = kind == "worker";
        let process = match dedicated {
            true => parent.process,
            false => self.world.new_process(kind),
        };
        let frame = match parent.kind.as_str() {
            "page" | "iframe" => Some(parent.id.clone()),
            _ => parent.parent_frame.clone(),
        };
        // Chromium titles a worker as its URL, and announces a dedicated one without either.
        let title = match kind {
            "service_worker" => format!("Service Worker {url}"),
            _ => String::new(),
        };
        self.world.targets.push(Target {
            id: id.clone(),
            kind: kind.to_owned(),
            title,
            url: if dedicated { String::new() } else { url.to_owned() },
            parent: dedicated.then(|| parent.id.clone()),
            parent_frame: frame.filter(|_| dedicated),
            clients: match kind {
                "service_worker" => self.world.page_of(owner).into_iter().collect(),
                _ => Vec::new(),
            },
            context: parent.context.clone(),
            process,
            ..Target::default()
        });
        self.announce("Target.targetCreated", &id);
        if let Some(target) = self.world.target_mut(&id).filter(|_| dedicated) {
            target.title = url.to_owned();
            target.url = url.to_owned();
        }
        let unique = format!("-{}.{}", self.world.count(), self.world.count());
        self.world.contexts.push(Context {
            id: 1,
            unique,
            target: id.clone(),
            frame: None,
            name: String::new(),
            origin: url.to_owned(),
            default: true,
        });
        self.auto_attach(&id);
        Some(id)
    }

    /// Closes a target. As in Chromium, closing an iframe's target closes its page.
    pub fn close_target(&mut self, id: &str) -> bool {
        let Some(target) = self.world.target(id).cloned() else { return false };
        let page = match target.kind.as_str() {
            "iframe" => self.world.page_of(id),
            "tab" => {
                let of_tab = |t: &&Target| t.tab.as_deref() == Some(id);
                self.world.targets.iter().find(of_tab).map(|t| t.id.clone())
            }
            _ => None,
        };
        let id = page.unwrap_or_else(|| id.to_owned());
        self.cancel_dialogs_of(&id, Cancel::Silent);
        self.clear_children(&id);
        let process = self.world.target(&id).map(|target| target.process);
        let shared =
            self.world.targets.iter().any(|other| {
                Some(other.process) == process && other.id != id && other.kind == "page"
            });
        if !shared && self.world.frame(&id).is_some() {
            let gone = json!({ "reason": "Render process gone." });
            let sessions = self.world.sessions_of(&id);
            self.emit_all(&sessions, "Inspector.detached", &gone);
        }
        let tab = self.world.target(&id).and_then(|target| target.tab.clone());
        self.remove_target(&id);
        if let Some(tab) = tab {
            self.remove_target(&tab);
        }
        self.cancel_orphaned_requests();
        true
    }

    /// Crashes the renderer of a page or a remote frame, and with it every page in the same
    /// process. Calls get no answer until the page navigates.
    pub fn crash(&mut self, id: &str) -> bool {
        let Some(process) = self.world.target(id).map(|target| target.process) else {
            return false;
        };
        // Its dialog goes, of whichever of its pages it is, and what that lets go on may take a page
        // into another process.
        for victim in self.in_process(process) {
            self.cancel_dialogs_of(&victim, Cancel::Silent);
        }
        for victim in self.in_process(process) {
            self.give_up_navigation(&victim);
        }
        let victims = self.in_process(process);
        for victim in victims {
            for child in self.world.children(&victim) {
                self.give_up_navigation(&child);
            }
            self.clear_children(&victim);
            self.lose_frames(&victim);
            if let Some(target) = self.world.target_mut(&victim) {
                target.crashed = true;
            }
            self.world.contexts.retain(|context| context.target != victim);
            let sessions = self.world.sessions_of(&victim);
            self.emit_all(&sessions, "Inspector.targetCrashed", &json!({}));
            let crashed = json!({ "targetId": victim, "status": "crashed", "errorCode": 5 });
            let watchers = self.discoverers(&victim);
            self.emit_all(&watchers, "Target.targetCrashed", &crashed);
        }
        self.cancel_orphaned_requests();
        true
    }

    fn in_process(&self, process: u32) -> Vec<String> {
        let victim = |t: &&Target| {
            t.process == process && !t.cached && (t.kind == "page" || t.kind == "iframe")
        };
        self.world.targets.iter().filter(victim).map(|t| t.id.clone()).collect()
    }

    // A frame that was to move into a process that is gone.
    fn give_up_navigation(&mut self, frame: &str) {
        if self.world.frame(frame).is_some_and(|f| f.host != f.id) {
            let late = std::mem::take(&mut self.world.deferred);
            let (late, keep) = late.into_iter().partition(|n: &Navigation| n.frame == frame);
            self.world.deferred = keep;
            let late: Vec<Navigation> = late;
            for navigation in late.into_iter().chain(self.give_up_target(frame)) {
                self.answer_navigation(&navigation, Some("net::ERR_ABORTED"));
            }
        }
    }

    // The frames below a crashed one are gone, with whatever was to commit in them. A navigation
    // of the crashed frame itself lives in the browser process, and goes on.
    fn lose_frames(&mut self, host: &str) {
        let Some(root) = self.main_frame(host) else { return };
        let below = self.world.local_below(&root, host);
        let of_them = |frame: &str| below.iter().any(|id| id == frame);
        self.world
            .paused
            .retain(|paused| !paused.navigation.as_ref().is_some_and(|n| of_them(&n.frame)));
        if let Some(target) = self.world.target_mut(host) {
            target.navigating.retain(|navigation| !of_them(&navigation.frame));
        }
        self.world.deferred.retain(|navigation| !of_them(&navigation.frame));
        self.world.frames.retain(|frame| !of_them(&frame.id));
    }

    /// Stops a target's renderer, as for a discarded tab: what the renderer must answer gets no
    /// answer, `Target` and `Browser` work. `false` starts it again, and everything is answered.
    pub fn stop_renderer(&mut self, id: &str, stopped: bool) -> bool {
        let Some(target) = self.world.target_mut(id) else { return false };
        target.stopped = stopped;
        if !stopped {
            self.run_held();
        }
        true
    }

    /// The service worker's renderer or the frame of a worker ends: the target is gone.
    pub fn end_worker(&mut self, id: &str) -> bool {
        if !self.world.target(id).is_some_and(|target| target.kind.contains("worker")) {
            return false;
        }
        self.clear_children(id);
        self.remove_target(id);
        true
    }

    pub(super) fn add_page(&mut self, url: &str, opener: Option<&str>, context: &str) -> String {
        let id = self.world.fresh_id();
        let tab = self.config.tabs.then(|| self.world.fresh_id());
        let opener_host = opener.and_then(|frame| self.world.frame(frame)).map(|f| f.host.clone());
        let same_site = opener_host
            .as_deref()
            .and_then(|host| self.world.process_of(host))
            .filter(|process| site(url).is_none_or(|site| site == process.site))
            .map(|process| process.id);
        let process = match same_site {
            Some(process) => process,
            None => self.world.new_process(&site(url).unwrap_or_default()),
        };
        let openers = opener_host
            .as_deref()
            .and_then(|host| self.world.page_of(host))
            .zip(opener.map(str::to_owned));
        let popup = openers.is_some();
        let target = Target {
            id: id.clone(),
            kind: "page".to_owned(),
            url: if popup { String::new() } else { url.to_owned() },
            can_access_opener: popup,
            opener: openers,
            tab: tab.clone(),
            context: context.to_owned(),
            process,
            history: vec![url.to_owned()],
            ..Target::default()
        };
        if let (Some(host), Some(_)) = (&opener_host, opener) {
            let features = ["menubar", "toolbar", "status", "scrollbars", "resizable"];
            let opened = json!({
                "url": url, "windowName": "_blank", "windowFeatures": features,
                "userGesture": true,
            });
            self.page_event(host, "Page.windowOpen", &opened);
        }
        if let Some(tab) = tab {
            let kind = "tab".to_owned();
            let page = target.clone();
            self.world.targets.push(Target { id: tab.clone(), kind, tab: None, ..page });
            self.announce_created(&tab);
        }
        self.world.targets.push(target);
        let loader = self.world.fresh_id();
        self.world.frames.push(Frame {
            id: id.clone(),
            parent: None,
            host: id.clone(),
            url: if popup { String::new() } else { url.to_owned() },
            name: String::new(),
            loader,
            failed: None,
        });
        self.new_contexts(&id);
        self.announce_created(&id);
        if popup && !url.is_empty() && url != "about:blank" {
            let loader = self.world.fresh_id();
            let navigation = Navigation::new(&id, url, loader, Trigger::Popup);
            match self.world.waiting(&id) {
                true => self.hold_for_resume(&id, navigation),
                false => self.start_navigation(navigation),
            }
        } else if !popup {
            self.retitle(&id);
            self.fill_document(&id);
        }
        id
    }

    fn retitle(&mut self, id: &str) {
        let Some(url) = self.world.target(id).map(|target| target.url.clone()) else { return };
        let title = url.split_once("://").map_or(url.as_str(), |(_, rest)| rest).to_owned();
        if let Some(target) = self.world.target_mut(id) {
            target.title = title.trim_end_matches('/').to_owned();
        }
        self.announce("Target.targetInfoChanged", id);
    }

    pub(super) fn hold_for_resume(&mut self, target: &str, navigation: Navigation) {
        if let Some(target) = self.world.target_mut(target) {
            target.on_resume = Some(navigation);
        }
    }

    pub(super) fn info(&self, target: &Target) -> Value {
        let mut info = json!({
            "targetId": target.id, "type": target.kind, "title": target.title,
            "url": target.url, "attached": !self.world.sessions_of(&target.id).is_empty(),
            "canAccessOpener": target.can_access_opener, "browserContextId": target.context,
        });
        let mut set = |name: &str, value: Option<&String>| {
            if let Some(value) = value {
                info[name] = json!(value);
            }
        };
        set("subtype", target.subtype.as_ref());
        set("parentId", target.parent.as_ref());
        set("parentFrameId", target.parent_frame.as_ref());
        set("openerId", target.opener.as_ref().map(|(page, _)| page));
        set("openerFrameId", target.opener.as_ref().map(|(_, frame)| frame));
        info
    }

    pub(super) fn discoverers(&self, target: &str) -> Vec<String> {
        let Some(target) = self.world.target(target) else { return Vec::new() };
        let sees = |s: &&Session| s.discover.as_ref().is_some_and(|f| passes(f, &target.kind));
        self.world.sessions.iter().filter(sees).map(|session| session.id.clone()).collect()
    }

    pub(super) fn announce(&mut self, method: &str, target: &str) {
        let watchers = self.discoverers(target);
        if watchers.is_empty() {
            return;
        }
        let Some(info) = self.world.target(target).map(|target| self.info(target)) else { return };
        self.emit_all(&watchers, method, &json!({ "targetInfo": info }));
    }

    fn announce_created(&mut self, target: &str) {
        self.announce("Target.targetCreated", target);
        self.auto_attach(target);
    }

    // What setAutoAttach of a session covers: targets directly below its own.
    fn related(&self, session: &Session, target: &Target) -> bool {
        let of = session.target.as_str();
        if target.cached {
            return false;
        }
        if of.is_empty() || of == self.world.browser_id {
            return target.parent.is_none();
        }
        target.parent.as_deref() == Some(of)
            || target.tab.as_deref() == Some(of)
            || target.clients.iter().any(|client| client == of)
    }

    pub(super) fn auto_attach(&mut self, id: &str) {
        let Some(target) = self.world.target(id).cloned() else { return };
        let watching: Vec<(String, bool)> = self
            .world
            .sessions
            .iter()
            .filter(|session| self.related(session, &target))
            .filter_map(|session| {
                let auto = session.auto.as_ref()?;
                passes(&auto.filter, &target.kind).then(|| (session.id.clone(), auto.wait))
            })
            .collect();
        for (session, wait) in watching {
            self.attach(&session, id, wait, true);
        }
    }

    pub(super) fn set_auto_attach(&mut self, session: &str, auto: Option<AutoAttach>) {
        let Some(state) = self.world.session_mut(session) else { return };
        state.auto.clone_from(&auto);
        let state = state.clone();
        let covered = |target: &Target| match &auto {
            Some(auto) => self.related(&state, target) && passes(&auto.filter, &target.kind),
            None => false,
        };
        let (mut gone, mut new) = (Vec::new(), Vec::new());
        for target in &self.world.targets {
            let child = self.world.sessions.iter().find(|child| {
                child.parent == session && child.target == target.id && child.auto_attached
            });
            match child {
                Some(child) if !covered(target) => gone.push(child.id.clone()),
                None if covered(target) => new.push(target.id.clone()),
                _ => {}
            }
        }
        for child in gone {
            self.detach(&child, InfoOrder::After);
        }
        for target in new {
            // These run already: nothing waits.
            self.attach(session, &target, false, true);
        }
    }

    pub(super) fn attach(&mut self, parent: &str, target: &str, wait: bool, auto: bool) -> String {
        let first = self.world.sessions_of(target).is_empty();
        let id = self.world.fresh_id();
        let mut session = Session::new(&id, target, parent);
        session.waiting = wait;
        session.auto_attached = auto;
        self.world.sessions.push(session);
        if first {
            self.announce("Target.targetInfoChanged", target);
        }
        if let Some(info) = self.world.target(target).map(|target| self.info(target)) {
            let attached =
                json!({ "sessionId": id, "targetInfo": info, "waitingForDebugger": wait });
            self.emit(parent, "Target.attachedToTarget", attached);
        }
        id
    }

    // Ends a session and, silently, those below it: nobody is left to be told about them.
    pub(super) fn detach(&mut self, session: &str, order: InfoOrder) {
        let Some(state) = self.world.session(session).cloned() else { return };
        let children: Vec<String> = self
            .world
            .sessions
            .iter()
            .filter(|child| child.parent == session && !child.id.is_empty())
            .map(|child| child.id.clone())
            .collect();
        for child in children {
            self.forget_session(&child);
        }
        self.end_session(session);
        let last = self.world.sessions_of(&state.target).is_empty();
        if last && order == InfoOrder::Before {
            self.announce("Target.targetInfoChanged", &state.target);
        }
        let detached = json!({ "sessionId": session, "targetId": state.target });
        self.emit(&state.parent, "Target.detachedFromTarget", detached);
        if last && order == InfoOrder::After {
            self.announce("Target.targetInfoChanged", &state.target);
        }
    }

    fn forget_session(&mut self, session: &str) {
        let Some(target) = self.world.session(session).map(|s| s.target.clone()) else { return };
        let children: Vec<String> = self
            .world
            .sessions
            .iter()
            .filter(|child| child.parent == session)
            .map(|child| child.id.clone())
            .collect();
        for child in children {
            self.forget_session(&child);
        }
        self.end_session(session);
        if self.world.sessions_of(&target).is_empty() {
            self.announce("Target.targetInfoChanged", &target);
        }
    }

    // Calls of a session that ends get no answer.
    fn end_session(&mut self, session: &str) {
        self.world.sessions.retain(|state| state.id != session);
        self.world.running.retain(|running| running.session != session);
        self.world.held.retain(|held| held.session != session);
        self.release_paused(session);
    }

    // Takes down what lives below a target, deepest first, telling the target's sessions.
    pub(super) fn clear_children(&mut self, target: &str) {
        let host = target.to_owned();
        for child in self.world.children(target) {
            self.clear_children(&child);
            let Some(state) = self.world.target(&child).cloned() else { continue };
            if state.kind == "iframe" {
                let detached = json!({ "frameId": child, "reason": "remove" });
                self.page_event(&host, "Page.frameDetached", &detached);
            }
            self.remove_target(&child);
        }
    }

    pub(super) fn remove_target(&mut self, id: &str) {
        self.drop_navigations(id);
        for session in self.world.sessions_of(id) {
            self.detach(&session, InfoOrder::Before);
        }
        let watchers = self.discoverers(id);
        self.emit_all(&watchers, "Target.targetDestroyed", &json!({ "targetId": id }));
        self.world.targets.retain(|target| target.id != id);
        self.world.contexts.retain(|context| context.target != id);
        self.world.frames.retain(|frame| frame.host != id);
        let used = |id: u32| self.world.targets.iter().any(|target| target.process == id);
        let unused: Vec<u32> =
            self.world.processes.iter().map(|p| p.id).filter(|id| !used(*id)).collect();
        for process in &unused {
            self.close_dialog_of(*process);
        }
        self.world.processes.retain(|process| !unused.contains(&process.id));
    }

    pub(super) fn related_infos(&self, filter: &Value) -> Vec<Value> {
        let shown = self.world.targets.iter().filter(|target| passes(filter, &target.kind));
        shown.map(|target| self.info(target)).collect()
    }
}

/// Whether a target's `attached: false` is told before or after the detach; both were measured,
/// for different causes.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum InfoOrder {
    Before,
    After,
}

// Chromium's default filter leaves out the browser itself and tabs. The first entry that fits
// decides; a kind that no entry fits is left out.
fn passes(filter: &Value, kind: &str) -> bool {
    let Some(entries) = filter.as_array() else { return kind != "browser" && kind != "tab" };
    let fits = |entry: &&Value| entry.get("type").is_none_or(|wanted| wanted == kind);
    match entries.iter().find(fits) {
        Some(entry) => entry.get("exclude") != Some(&Value::Bool(true)),
        None => false,
    }
}
