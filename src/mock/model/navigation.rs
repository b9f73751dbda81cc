//! Navigation: start, commit, load.

use super::dialogs::{Cancel, DialogKind, Then};
use super::fetch::Paused;
use super::targets::InfoOrder;
use super::world::{Context, Running, origin, site, without_fragment};
use super::{Model, SwapOrder};
use serde_json::{Value, json};

/// What a URL leads to. See [`Model::define`]; a URL without one leads to an empty document.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Document {
    pub(super) title: String,
    frames: Vec<String>,
    workers: Vec<(String, String)>,
    console: Vec<String>,
    failure: Option<String>,
}

impl Document {
    /// An empty document.
    pub fn new() -> Self {
        Self::default()
    }

    /// A document that never comes; for instance `net::ERR_CONNECTION_REFUSED`.
    pub fn failing(error: &str) -> Self {
        Self { failure: Some(error.to_owned()), ..Self::default() }
    }

    /// Its title.
    pub fn title(mut self, title: &str) -> Self {
        self.title = title.to_owned();
        self
    }

    /// An iframe in it. On another site it becomes a remote frame.
    pub fn frame(mut self, url: &str) -> Self {
        self.frames.push(url.to_owned());
        self
    }

    /// A worker that it starts: `worker`, `shared_worker` or `service_worker`.
    pub fn worker(mut self, kind: &str, url: &str) -> Self {
        self.workers.push((kind.to_owned(), url.to_owned()));
        self
    }

    /// A `console.log` of it.
    pub fn console(mut self, text: &str) -> Self {
        self.console.push(text.to_owned());
        self
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Trigger {
    Command,
    Reload,
    Script,
    Popup,
    Initial,
}

#[derive(Clone, Debug)]
pub(super) struct Navigation {
    pub(super) frame: String,
    pub(super) url: String,
    pub(super) loader: String,
    pub(super) trigger: Trigger,
    pub(super) reply: Option<(String, i64)>,
    // A response that was fulfilled or failed instead of fetched.
    pub(super) failure: Option<String>,
}

impl Navigation {
    pub(super) fn new(frame: &str, url: &str, loader: String, trigger: Trigger) -> Self {
        Self {
            frame: frame.to_owned(),
            url: url.to_owned(),
            loader,
            trigger,
            reply: None,
            failure: None,
        }
    }
}

impl Model {
    /// Says what a URL leads to.
    pub fn define(&mut self, url: &str, document: Document) {
        self.documents.insert(url.to_owned(), document);
    }

    /// Navigates a frame, as its own script would. Whether an iframe is local or remote
    /// afterwards follows from its site.
    pub fn navigate(&mut self, frame: &str, url: &str) -> bool {
        if self.world.frame(frame).is_none() {
            return false;
        }
        let loader = self.world.fresh_id();
        self.start_navigation(Navigation::new(frame, url, loader, Trigger::Script));
        true
    }

    /// Reloads a frame.
    pub fn reload(&mut self, frame: &str) -> bool {
        let Some(url) = self.wanted_url(frame) else { return false };
        let loader = self.world.fresh_id();
        self.start_navigation(Navigation::new(frame, &url, loader, Trigger::Reload));
        true
    }

    /// Makes a page ask before it is left, as after a click in it.
    pub fn set_beforeunload(&mut self, page: &str, asks: bool) -> bool {
        let Some(target) = self.world.target_mut(page) else { return false };
        target.beforeunload = asks;
        true
    }

    /// Commits the navigations that [`ModelConfig::manual_navigation`] has kept, oldest first.
    ///
    /// [`ModelConfig::manual_navigation`]: super::ModelConfig::manual_navigation
    pub fn finish_navigations(&mut self) -> usize {
        let mut kept = Vec::new();
        for target in &mut self.world.targets {
            kept.append(&mut target.navigating);
        }
        let count = kept.len();
        for navigation in kept {
            self.commit(navigation);
        }
        self.run_held();
        count
    }

    /// Changes the id of a page's main frame while the target keeps its own, as the activation
    /// of a prerendered page does. Returns the new frame id.
    pub fn rekey_main_frame(&mut self, page: &str) -> Option<String> {
        let old = self.main_frame(page)?;
        if self.is_crashed(page) {
            self.revive(page);
        }
        self.cancel_dialogs_for_good(page);
        self.abort_earlier(page, &old);
        self.fail_running(page, None, "Inspected target navigated or closed");
        let id = self.world.fresh_id();
        let loader = self.world.fresh_id();
        self.clear_document(page, &old, self.config.back_forward_cache);
        let frame = self.world.frame_mut(&old)?;
        frame.id.clone_from(&id);
        frame.loader = loader;
        self.emit_commit(page, &id);
        self.new_contexts(&id);
        self.cancel_orphaned_requests();
        self.run_held();
        Some(id)
    }

    /// The main frame of a page or a remote frame.
    pub fn main_frame(&self, target: &str) -> Option<String> {
        let is_root = |frame: &&super::world::Frame| {
            frame.host == target && (frame.parent.is_none() || frame.id == target)
        };
        self.world.frames.iter().find(is_root).map(|frame| frame.id.clone())
    }

    // What a reload loads again: after a failure the URL that failed.
    pub(super) fn wanted_url(&self, frame: &str) -> Option<String> {
        let frame = self.world.frame(frame)?;
        Some(frame.failed.clone().unwrap_or_else(|| frame.url.clone()))
    }

    pub(super) fn start_navigation(&mut self, mut navigation: Navigation) {
        let Some(frame) = self.world.frame(&navigation.frame).cloned() else { return };
        let host = frame.host.clone();
        if self.world.target(&host).is_some_and(|target| target.crashed) {
            self.revive(&host);
        }
        let (old, _) = without_fragment(&frame.url);
        let (new, fragment) = without_fragment(&navigation.url);
        let same = old == new && fragment.is_some() && navigation.trigger != Trigger::Reload;
        let requested = match navigation.trigger {
            Trigger::Script => Some("scriptInitiated"),
            Trigger::Popup => Some("other"),
            Trigger::Initial => Some("initialFrameNavigation"),
            Trigger::Command | Trigger::Reload => None,
        };
        if let Some(reason) = requested {
            // Told where the script that asked lives: a remote frame's embedder, or itself.
            let asker = match (&frame.parent, frame.host == frame.id) {
                (Some(parent), true) => self.world.frame(parent).map(|f| f.host.clone()),
                _ => None,
            };
            let event = json!({
                "frameId": frame.id, "reason": reason, "url": navigation.url,
                "disposition": "currentTab",
            });
            self.page_event(
                &asker.unwrap_or(host.clone()),
                "Page.frameRequestedNavigation",
                &event,
            );
        }
        let kind = match navigation.trigger {
            _ if same => "sameDocument",
            Trigger::Reload => "reload",
            _ => "differentDocument",
        };
        let started = json!({
            "frameId": frame.id, "url": navigation.url, "loaderId": navigation.loader,
            "navigationType": kind,
        });
        self.page_event(&host, "Page.frameStartedNavigating", &started);
        self.page_event(&host, "Page.frameStartedLoading", &json!({ "frameId": frame.id }));
        if same {
            self.commit_same_document(&navigation);
            return;
        }
        if navigation.trigger == Trigger::Reload {
            // Chromium answers Page.reload at once, and Page.navigate at commit.
            if let Some((session, id)) = navigation.reply.take() {
                self.reply(&session, id, json!({}));
            }
        }
        let asks = frame.parent.is_none()
            && self.world.target(&host).is_some_and(|target| target.beforeunload);
        if asks {
            self.open(&frame.id, DialogKind::Beforeunload, "", "", Then::Navigate(navigation));
            return;
        }
        self.proceed_navigation(navigation);
    }

    pub(super) fn proceed_navigation(&mut self, navigation: Navigation) {
        let Some(frame) = self.world.frame(&navigation.frame).cloned() else { return };
        if frame.parent.is_none() {
            self.cancel_dialogs_of(&frame.host, Cancel::Answered);
        }
        self.abort_earlier(&frame.host, &frame.id);
        let Some(navigation) = self.pause_navigation(&frame.host, navigation) else { return };
        if self.config.manual_navigation {
            if let Some(target) = self.world.target_mut(&frame.host) {
                target.navigating.push(navigation);
            }
            return;
        }
        self.commit(navigation);
        self.run_held();
    }

    // A frame has one navigation at a time; the earlier one is aborted.
    fn abort_earlier(&mut self, host: &str, frame: &str) {
        let Some(target) = self.world.target_mut(host) else { return };
        let all = std::mem::take(&mut target.navigating);
        let (old, keep): (Vec<_>, Vec<_>) = all.into_iter().partition(|n| n.frame == frame);
        target.navigating = keep;
        let paused = std::mem::take(&mut self.world.paused);
        let of_frame = |p: &Paused| p.navigation.as_ref().is_some_and(|n| n.frame == frame);
        let (gone, keep): (Vec<_>, Vec<_>) = paused.into_iter().partition(of_frame);
        self.world.paused = keep;
        let deferred = std::mem::take(&mut self.world.deferred);
        let (late, keep): (Vec<_>, Vec<_>) = deferred.into_iter().partition(|n| n.frame == frame);
        self.world.deferred = keep;
        let gone = gone.into_iter().filter_map(|paused| paused.navigation);
        let waiting = self.give_up_target(frame);
        for navigation in old.into_iter().chain(gone).chain(late).chain(waiting) {
            self.answer_navigation(&navigation, Some("net::ERR_ABORTED"));
        }
    }

    // The frames of a target go: nothing of theirs commits any more.
    pub(super) fn drop_navigations(&mut self, host: &str) {
        let frames: Vec<&str> = self
            .world
            .frames
            .iter()
            .filter(|frame| frame.host == host)
            .map(|frame| frame.id.as_str())
            .collect();
        let theirs =
            |p: &Paused| p.navigation.as_ref().is_some_and(|n| frames.contains(&n.frame.as_str()));
        self.world.paused.retain(|paused| !theirs(paused));
        self.world.deferred.retain(|navigation| !frames.contains(&navigation.frame.as_str()));
        if let Some(target) = self.world.target_mut(host) {
            target.navigating.clear();
            target.on_resume = None;
        }
    }

    pub(super) fn answer_navigation(&mut self, navigation: &Navigation, error: Option<&str>) {
        let Some((session, id)) = &navigation.reply else { return };
        let mut result = json!({ "frameId": navigation.frame, "isDownload": false });
        if error != Some("net::ERR_ABORTED") {
            result["loaderId"] = json!(navigation.loader);
        }
        if let Some(error) = error {
            result["errorText"] = json!(error);
        }
        self.reply(session, *id, result);
    }

    fn commit_same_document(&mut self, navigation: &Navigation) {
        let Some(frame) = self.world.frame_mut(&navigation.frame) else { return };
        frame.url.clone_from(&navigation.url);
        let (host, is_root) = (frame.host.clone(), frame.parent.is_none());
        if let Some((session, id)) = &navigation.reply {
            let result = json!({ "frameId": navigation.frame, "isDownload": false });
            self.reply(session, *id, result);
        }
        if is_root {
            if let Some(target) = self.world.target_mut(&host) {
                target.url.clone_from(&navigation.url);
            }
            self.announce("Target.targetInfoChanged", &host);
        }
        let within = json!({
            "frameId": navigation.frame, "url": navigation.url, "navigationType": "fragment",
        });
        self.page_event(&host, "Page.navigatedWithinDocument", &within);
        self.page_event(&host, "Page.frameStoppedLoading", &json!({ "frameId": navigation.frame }));
    }

    pub(super) fn commit(&mut self, navigation: Navigation) {
        self.commit_document(navigation);
        self.close_orphaned_dialogs();
        self.cancel_orphaned_requests();
    }

    fn commit_document(&mut self, mut navigation: Navigation) {
        let Some(frame) = self.world.frame(&navigation.frame).cloned() else { return };
        // It may have crashed since the navigation started.
        if self.world.target(&frame.host).is_some_and(|target| target.crashed) {
            self.revive(&frame.host);
        }
        // As in Chromium's source: the iframes of a page commit nothing while it shows a dialog,
        // and its main frame closes it.
        if self.page_shows_dialog(&frame.host) {
            if frame.parent.is_some() {
                self.world.deferred.push(navigation);
                return;
            }
            self.cancel_dialogs_for_good(&frame.host);
        }
        let (url, _) = without_fragment(&navigation.url);
        let failure = self.documents.get(url).and_then(|document| document.failure.clone());
        navigation.failure = navigation.failure.or(failure);
        let Some(parent) = frame.parent.as_deref().and_then(|id| self.world.frame(id)) else {
            let failure = navigation.failure.clone();
            self.answer_navigation(&navigation, failure.as_deref());
            self.commit_root(&navigation);
            return;
        };
        let home = self.world.process_of(&parent.host).map(|process| process.site.clone());
        let home = home.unwrap_or_default();
        let remote_next = site(&navigation.url).is_some_and(|site| site != home);
        let remote_now = frame.host == frame.id;
        let parent_host = parent.host.clone();
        if remote_now != remote_next && remote_next {
            self.leave_process(navigation, &parent_host);
            return;
        }
        let failure = navigation.failure.clone();
        self.answer_navigation(&navigation, failure.as_deref());
        match (remote_now, remote_next) {
            (true, false) => self.enter_process(&navigation, &parent_host),
            (true, true) => self.commit_root(&navigation),
            _ => self.commit_local(&navigation),
        }
    }

    // The document of a target's own root frame.
    fn commit_root(&mut self, navigation: &Navigation) {
        let Some(host) = self.world.frame(&navigation.frame).map(|frame| frame.host.clone()) else {
            return;
        };
        // Every commit of a root frame makes a new RenderFrameHost, within a site too, so that
        // V8's own message does not appear here.
        self.fail_running(&host, None, "Inspected target navigated or closed");
        let Some(target) = self.world.target(&host).cloned() else { return };
        // A frame is not gone back to, and neither is a page that was reloaded.
        let keep = self.config.back_forward_cache
            && target.kind == "page"
            && navigation.trigger != Trigger::Reload;
        self.clear_document(&host, &navigation.frame, keep);
        let next = site(&navigation.url);
        let current = self.world.process_of(&host).map(|process| process.site.clone());
        if next.is_some() && next != current {
            let process = match target.kind.as_str() {
                "iframe" => self.process_for(&host, &next.unwrap_or_default()),
                _ => self.world.new_process(&next.unwrap_or_default()),
            };
            if let Some(target) = self.world.target_mut(&host) {
                target.process = process;
            }
        }
        self.set_document(navigation);
        self.emit_commit(&host, &navigation.frame);
        if let Some(target) = self.world.target_mut(&host) {
            target.beforeunload = false;
            target.history.push(navigation.url.clone());
        }
        self.new_contexts(&navigation.frame);
        self.fill_document(&navigation.frame);
    }

    fn emit_commit(&mut self, host: &str, frame: &str) {
        let loader = self.world.frame(frame).map(|frame| frame.loader.clone()).unwrap_or_default();
        self.emit_enabled(host, "Runtime", "Runtime.executionContextsCleared", &json!({}));
        self.lifecycle(host, frame, &loader, "init");
        // Twice, as measured: clients must not count.
        self.emit_enabled(host, "Runtime", "Runtime.executionContextsCleared", &json!({}));
        self.emit_navigated(host, frame);
        self.announce_navigated(host);
    }

    pub(super) fn emit_navigated(&mut self, host: &str, frame: &str) {
        let navigated = json!({ "frame": self.frame_json(frame), "type": "Navigation" });
        self.page_event(host, "Page.frameNavigated", &navigated);
    }

    // A frame's embedder hears of its new URL even when it does not discover targets.
    pub(super) fn announce_navigated(&mut self, target: &str) {
        let Some(state) = self.world.target(target).cloned() else { return };
        if state.kind == "iframe" {
            let info = json!({ "targetInfo": self.info(&state) });
            let parents: Vec<String> = self
                .world
                .sessions
                .iter()
                .filter(|s| s.target == target && s.auto_attached && !s.parent.is_empty())
                .map(|session| session.parent.clone())
                .collect();
            self.emit_all(&parents, "Target.targetInfoChanged", &info);
        }
        self.announce("Target.targetInfoChanged", target);
    }

    pub(super) fn commit_local(&mut self, navigation: &Navigation) {
        let frame = navigation.frame.as_str();
        let Some(host) = self.world.frame(frame).map(|frame| frame.host.clone()) else { return };
        self.drop_below(frame, &host);
        self.destroy_contexts(&host, &[frame.to_owned()]);
        self.set_document(navigation);
        let loader = navigation.loader.clone();
        self.lifecycle(&host, frame, &loader, "init");
        self.emit_navigated(&host, frame);
        self.new_contexts(frame);
        self.fill_document(frame);
    }

    pub(super) fn set_document(&mut self, navigation: &Navigation) {
        let failed = navigation.failure.is_some();
        let Some(frame) = self.world.frame_mut(&navigation.frame) else { return };
        frame.loader.clone_from(&navigation.loader);
        frame.failed = failed.then(|| navigation.url.clone());
        frame.url = match failed {
            true => "chrome-error://chromewebdata/".to_owned(),
            false => navigation.url.clone(),
        };
        let host = frame.host.clone();
        let is_root = self.main_frame(&host).as_deref() == Some(navigation.frame.as_str());
        let Some(target) = self.world.target_mut(&host).filter(|_| is_root) else { return };
        target.url.clone_from(&navigation.url);
        let shown = navigation.url.split_once("://").map_or(navigation.url.as_str(), |(_, r)| r);
        target.title = match target.kind.as_str() {
            "page" if navigation.trigger == Trigger::Reload && !failed => return,
            "page" => shown.trim_end_matches('/').to_owned(),
            _ => navigation.url.clone(),
        };
    }

    // A document's own title is read after its commit was told with the URL in its place, and no
    // event of its own tells it.
    fn read_title(&mut self, host: &str, document: &Document) {
        let failed = self.main_frame(host).and_then(|root| self.frame_url(&root));
        let failed = failed.is_some_and(|url| url.starts_with("chrome-error:"));
        let Some(target) = self.world.target_mut(host) else { return };
        if target.kind == "page" && !document.title.is_empty() && !failed {
            target.title.clone_from(&document.title);
        }
    }

    // Everything a document had goes: contexts, local frames, targets below.
    fn clear_document(&mut self, host: &str, root: &str, keep: bool) {
        let below = self.world.local_below(root, host);
        for child in self.world.children(host) {
            self.drop_navigations(&child);
            for session in self.world.sessions_of(&child) {
                self.detach(&session, InfoOrder::After);
            }
            self.forget_target(&child, keep);
        }
        self.world.frames.retain(|frame| !below.contains(&frame.id));
        self.world.contexts.retain(|context| context.target != host);
    }

    // A target of a document that was left: kept for going back, or gone.
    fn forget_target(&mut self, target: &str, keep: bool) {
        for child in self.world.children(target) {
            self.forget_target(&child, keep);
        }
        self.drop_navigations(target);
        self.world.frames.retain(|frame| frame.host != target && frame.id != target);
        match keep {
            true => {
                if let Some(target) = self.world.target_mut(target) {
                    target.cached = true;
                    target.load_pending = false;
                    target.on_resume = None;
                }
            }
            false => self.remove_target(target),
        }
    }

    pub(super) fn new_contexts(&mut self, frame: &str) {
        let Some(frame) = self.world.frame(frame).cloned() else { return };
        let mut names = vec![String::new()];
        for session in self.world.sessions.iter().filter(|s| s.target == frame.host) {
            for (_, world) in &session.worlds {
                if !world.is_empty() && !names.contains(world) {
                    names.push(world.clone());
                }
            }
        }
        for name in names {
            self.add_context(&frame.id, &name);
        }
    }

    pub(super) fn add_context(&mut self, frame: &str, name: &str) -> Option<u64> {
        let frame = self.world.frame(frame)?.clone();
        let process = self.world.target(&frame.host)?.process;
        let unique = format!("-{}.{}", self.world.count(), self.world.count());
        let process = self.world.process_mut(process)?;
        let id = process.next_context;
        process.next_context = process.next_context.saturating_add(1);
        // about: documents have the origin of who made them.
        let origin = match (frame.url.starts_with("about:"), process.site.is_empty()) {
            (true, false) => process.site.clone(),
            _ => origin(&frame.url),
        };
        let context = Context {
            id,
            unique,
            target: frame.host.clone(),
            frame: Some(frame.id.clone()),
            name: name.to_owned(),
            origin,
            default: name.is_empty(),
        };
        let event = context.json();
        self.world.contexts.push(context);
        self.emit_enabled(&frame.host, "Runtime", "Runtime.executionContextCreated", &event);
        Some(id)
    }

    pub(super) fn destroy_contexts(&mut self, host: &str, frames: &[String]) {
        let of_frames = |context: &Context| {
            context.target == host && context.frame.as_ref().is_some_and(|f| frames.contains(f))
        };
        let (gone, kept) = self.world.contexts.iter().cloned().partition(of_frames);
        let gone: Vec<Context> = gone;
        self.world.contexts = kept;
        for context in gone {
            let event = json!({
                "executionContextId": context.id, "executionContextUniqueId": context.unique,
            });
            self.emit_enabled(host, "Runtime", "Runtime.executionContextDestroyed", &event);
        }
        for frame in frames {
            self.fail_running(host, Some(frame), "Execution context was destroyed.");
        }
    }

    // Ends evaluations in sessions of a target: of one frame, or all of them.
    pub(super) fn fail_running(&mut self, host: &str, frame: Option<&str>, message: &str) {
        let sessions = self.world.sessions_of(host);
        let ends = |running: &Running| {
            sessions.contains(&running.session)
                && (frame.is_none() || running.frame.as_deref() == frame)
        };
        let (ended, kept): (Vec<_>, Vec<_>) = self.world.running.iter().cloned().partition(ends);
        self.world.running = kept;
        for running in ended {
            self.refuse(&running.session, running.id, -32000, message);
        }
    }

    // What a document contains, then its load.
    pub(super) fn fill_document(&mut self, frame: &str) {
        let Some(state) = self.world.frame(frame).cloned() else { return };
        let host = state.host.clone();
        let is_root = self.main_frame(&host).as_deref() == Some(frame);
        let (url, _) = without_fragment(&state.url);
        let document = self.documents.get(url).cloned().unwrap_or_default();
        for text in &document.console {
            self.console(frame, "log", &json!([{ "type": "string", "value": text }]));
        }
        if is_root {
            self.read_title(&host, &document);
        }
        if let Some(target) = self.world.target_mut(&host).filter(|_| is_root) {
            target.load_pending = true;
        }
        for url in &document.frames {
            // Chromium leaves a frame empty that would hold itself for ever.
            if !self.within(frame, url) {
                self.attach_iframe(frame, url);
            }
        }
        for (kind, url) in &document.workers {
            self.start_worker(&host, kind, url);
        }
        if is_root {
            self.page_event(&host, "Page.domContentEventFired", &json!({ "timestamp": 1.0 }));
            self.lifecycle(&host, frame, &state.loader, "DOMContentLoaded");
            self.try_load(&host);
        } else {
            self.lifecycle(&host, frame, &state.loader, "load");
            self.page_event(&host, "Page.frameStoppedLoading", &json!({ "frameId": frame }));
        }
    }

    // Whether a frame or one around it shows a URL.
    fn within(&self, frame: &str, url: &str) -> bool {
        let mut at = self.world.frame(frame);
        while let Some(frame) = at {
            if without_fragment(&frame.url).0 == without_fragment(url).0 {
                return true;
            }
            at = frame.parent.as_deref().and_then(|id| self.world.frame(id));
        }
        false
    }

    /// A console call in a frame: `args` is a list of remote objects.
    pub fn console(&mut self, frame: &str, kind: &str, args: &Value) -> bool {
        let Some(context) = self
            .world
            .contexts
            .iter()
            .find(|context| context.default && context.frame.as_deref() == Some(frame))
            .cloned()
        else {
            return false;
        };
        let event = json!({
            "type": kind, "args": args, "executionContextId": context.id, "timestamp": 1.0,
        });
        self.emit_enabled(&context.target, "Runtime", "Runtime.consoleAPICalled", &event);
        true
    }

    pub(super) fn lifecycle(&mut self, host: &str, frame: &str, loader: &str, name: &str) {
        let event = json!({ "frameId": frame, "loaderId": loader, "name": name, "timestamp": 1.0 });
        self.emit_enabled(host, "lifecycle", "Page.lifecycleEvent", &event);
    }

    // A document has loaded when the remote frames in it have.
    pub(super) fn try_load(&mut self, host: &str) {
        let Some(target) = self.world.target(host).filter(|target| target.load_pending) else {
            return;
        };
        let parent = target.parent.clone();
        let waits = self.world.targets.iter().any(|child| {
            child.parent.as_deref() == Some(host)
                && child.kind == "iframe"
                && !child.cached
                && (child.load_pending || child.on_resume.is_some())
        });
        let Some(root) = self.main_frame(host).filter(|_| !waits) else { return };
        if let Some(target) = self.world.target_mut(host) {
            target.load_pending = false;
        }
        let loader = self.world.frame(&root).map(|frame| frame.loader.clone()).unwrap_or_default();
        self.page_event(host, "Page.loadEventFired", &json!({ "timestamp": 1.0 }));
        self.lifecycle(host, &root, &loader, "load");
        self.page_event(host, "Page.frameStoppedLoading", &json!({ "frameId": root }));
        if let Some(parent) = parent {
            self.try_load(&parent);
        }
    }

    // A crashed target comes back: only now are its calls answered, all with one error.
    fn revive(&mut self, host: &str) {
        let sessions = self.world.sessions_of(host);
        let mut calls: Vec<(i64, String)> = Vec::new();
        for running in &self.world.running {
            calls.push((running.id, running.session.clone()));
        }
        for held in &self.world.held {
            calls.push((held.id, held.session.clone()));
        }
        calls.retain(|(_, session)| sessions.contains(session));
        calls.sort();
        self.world.running.retain(|running| !sessions.contains(&running.session));
        self.world.held.retain(|held| !sessions.contains(&held.session));
        for (id, session) in calls {
            self.refuse(&session, id, -32000, "Target crashed");
        }
        let site = self.world.process_of(host).map(|process| process.site.clone());
        let process = self.world.new_process(&site.unwrap_or_default());
        if let Some(target) = self.world.target_mut(host) {
            target.crashed = false;
            target.process = process;
        }
        self.emit_all(&sessions, "Inspector.targetReloadedAfterCrash", &json!({}));
    }

    pub(super) fn frame_json(&self, frame: &str) -> Value {
        let Some(frame) = self.world.frame(frame) else { return Value::Null };
        let (url, fragment) = without_fragment(&frame.url);
        let mut json = json!({
            "id": frame.id, "loaderId": frame.loader, "url": url,
            "domainAndRegistry": site(url)
                .and_then(|site| site.split_once("://").map(|(_, host)| host.to_owned()))
                .unwrap_or_default(),
            "securityOrigin": origin(url), "mimeType": "text/html",
            "adFrameStatus": { "adFrameType": "none" },
            "secureContextType": "InsecureScheme",
            "crossOriginIsolatedContextType": "NotIsolated", "gatedAPIFeatures": [],
        });
        if let Some(parent) = &frame.parent {
            json["parentId"] = json!(parent);
            json["name"] = json!(frame.name);
        }
        if let Some(fragment) = fragment {
            json["urlFragment"] = json!(fragment);
        }
        if let Some(failed) = &frame.failed {
            json["unreachableUrl"] = json!(failed);
        }
        json
    }

    pub(super) fn other_order(&self) -> bool {
        self.swap_order == SwapOrder::Other
    }
}
