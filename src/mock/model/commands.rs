//! Commands: parsing, blocking, answering.

use super::navigation::{Navigation, Trigger};
use super::world::{AutoAttach, Held};
use super::{Called, Canned, Model};
use crate::mock::Out;
use serde_json::{Value, json};
use std::sync::Arc;

// Accepted with an empty result where the renderer answers; enough for clients' set-up bursts.
const DOMAINS: &[&str] = &[
    "Accessibility",
    "Animation",
    "Audits",
    "CSS",
    "Console",
    "DOM",
    "DOMSnapshot",
    "Debugger",
    "Emulation",
    "Fetch",
    "HeapProfiler",
    "Input",
    "Inspector",
    "Log",
    "Network",
    "Overlay",
    "Page",
    "Performance",
    "Profiler",
    "Runtime",
    "Security",
    "ServiceWorker",
    "Storage",
    "WebAuthn",
];

// Verbs that mean "remember this" and return nothing, in any domain of `DOMAINS`.
const QUIET: &[&str] =
    &["enable", "disable", "set", "add", "remove", "clear", "dispatch", "insert"];

const TOP_LEVEL_ONLY: &[&str] = &[
    "Page.reload",
    "Page.close",
    "Page.captureScreenshot",
    "Page.handleJavaScriptDialog",
    "Page.bringToFront",
    "Page.startScreencast",
    "Page.printToPDF",
];

impl Model {
    pub(super) fn dispatch(&mut self, message: &[u8]) {
        let mut value: Value = match serde_json::from_slice(message) {
            Ok(value) => value,
            Err(_) if message.is_empty() => {
                self.refuse_unnamed(-32700, "JSON: no input at position 0");
                return;
            }
            Err(error) => {
                let at = error.column().saturating_sub(1);
                let text = format!("JSON: string literal expected at position {at}");
                self.refuse_unnamed(-32700, &text);
                return;
            }
        };
        let Some(members) = value.as_object_mut() else {
            self.refuse_unnamed(-32600, "Message must be an object");
            return;
        };
        let Some(id) = members.get("id").and_then(integer) else {
            // No id in the answer either: the caller cannot know that it is meant.
            self.refuse_unnamed(-32600, "Message must have integer 'id' property");
            return;
        };
        let Some(Value::String(method)) = members.get("method") else {
            self.refuse("", id, -32600, "Message must have string 'method' property");
            return;
        };
        let method = method.clone();
        let session = match members.get("sessionId") {
            None => String::new(),
            Some(Value::String(session)) => session.clone(),
            Some(_) => {
                self.refuse("", id, -32600, "Message may have string 'sessionId' property");
                return;
            }
        };
        let params = match members.get_mut("params") {
            None | Some(Value::Null) => Value::Null,
            // Chromium 156 lets an empty list pass.
            Some(params @ (Value::Object(_) | Value::Array(_))) => params.take(),
            Some(_) => {
                self.refuse("", id, -32600, "Message may have object 'params' property");
                return;
            }
        };
        let known = ["id", "method", "sessionId", "params"];
        if members.keys().any(|name| !known.contains(&name.as_str())) {
            let text = "Message has property other than 'id', 'method', 'sessionId', 'params'";
            self.refuse("", id, -32600, text);
            return;
        }
        if self.world.session(&session).is_none() {
            // Without the session id, as measured.
            self.refuse("", id, -32001, "Session with given id not found.");
            return;
        }
        let params = Arc::new(params);
        self.log.push(Called {
            session: session.clone(),
            method: method.clone(),
            params: params.clone(),
        });
        if self.world.running.iter().any(|r| r.session == session && r.id == id) {
            self.world.running.retain(|r| r.session != session || r.id != id);
            self.refuse(&session, id, -32600, "Duplicate `id` in protocol request");
        }
        self.run(Held { session, id, method, params });
    }

    fn refuse_unnamed(&mut self, code: i64, message: &str) {
        let answer = json!({ "error": { "code": code, "message": message } });
        self.out.push_back(Out::Message(answer.to_string().into()));
    }

    // The renderer reads again: what it was sent meanwhile, in order.
    pub(super) fn run_held(&mut self) {
        for held in std::mem::take(&mut self.world.held) {
            self.run(held);
        }
    }

    fn run(&mut self, command: Held) {
        let Held { session, id, method, params } = &command;
        match self.canned.get(method).cloned() {
            Some(Canned::Result(result)) => return self.reply(session, *id, result),
            Some(Canned::Error(code, text)) => return self.refuse(session, *id, code, &text),
            Some(Canned::Silence) => return,
            None => {}
        }
        let Some(target) = self.world.session(session).map(|s| s.target.clone()) else { return };
        if renderer_bound(method) && self.blocked(&target) {
            self.world.held.push(command);
            return;
        }
        let domain = method.split('.').next().unwrap_or_default();
        let kind = self.world.target(&target).map_or("browser", |target| target.kind.as_str());
        let there = match kind {
            "browser" => ["Target", "Browser", "Storage", "SystemInfo"].contains(&domain),
            "page" | "iframe" | "browser_ui" | "webview" | "tab" => true,
            // Chromium's workers have few domains, and an unknown kind may have none at all.
            _ => {
                ["Target", "Browser", "Runtime", "Network", "Log", "Fetch", "Inspector"]
                    .contains(&domain)
                    || ["Debugger", "Console", "Profiler", "HeapProfiler"].contains(&domain)
            }
        };
        if !there {
            return self.unknown(session, *id, method);
        }
        if kind == "iframe" && TOP_LEVEL_ONLY.contains(&method.as_str()) {
            let text = "Command can only be executed on top-level targets";
            return self.refuse(session, *id, -32000, text);
        }
        match domain {
            "Target" => self.target_command(session, *id, method, params),
            "Browser" => self.browser_command(session, *id, method),
            "Page" => self.page_command(session, *id, method, params, &target),
            "Runtime" => self.runtime_command(session, *id, method, params, &target),
            "Fetch" => self.fetch_command(session, *id, method, params),
            "Inspector" if method == "Inspector.enable" => {
                if self.is_crashed(&target) {
                    self.emit(session, "Inspector.targetCrashed", json!({}));
                }
                self.reply(session, *id, json!({}));
            }
            _ => self.other_command(session, *id, method),
        }
    }

    // Whether the renderer of a target reads commands now.
    fn blocked(&self, target: &str) -> bool {
        let Some(state) = self.world.target(target) else { return false };
        let root = self.main_frame(target);
        let leaves = |navigation: &Navigation| Some(&navigation.frame) == root.as_ref();
        state.crashed
            || state.stopped
            || state.navigating.iter().any(leaves)
            || self.world.process_of(target).is_some_and(|process| process.dialog.is_some())
            || self.world.paused.iter().any(|paused| {
                paused.blocks == Some(state.process)
                    || paused.navigation.as_ref().is_some_and(leaves)
            })
    }

    fn unknown(&mut self, session: &str, id: i64, method: &str) {
        self.refuse(session, id, -32601, &format!("'{method}' wasn't found"));
    }

    fn invalid(&mut self, session: &str, id: i64, data: &str) {
        let error = json!({ "code": -32602, "message": "Invalid parameters", "data": data });
        self.refuse_with(session, id, &error);
    }

    // A mandatory text; its lack is answered here.
    pub(super) fn text_param(
        &mut self,
        session: &str,
        id: i64,
        params: &Value,
        name: &str,
    ) -> Option<String> {
        let problem = match (params, params.get(name)) {
            (_, Some(Value::String(text))) => return Some(text.clone()),
            (Value::Null, _) => "params - CBOR: map start expected at position 0".to_owned(),
            (_, None) => format!("params.{name} - BINDINGS: mandatory field missing at position 8"),
            _ => format!("params.{name} - BINDINGS: string value expected at position 12"),
        };
        self.invalid(session, id, &format!("Failed to deserialize {problem}"));
        None
    }

    fn bool_param(&mut self, session: &str, id: i64, params: &Value, name: &str) -> Option<bool> {
        let problem = match (params, params.get(name)) {
            (_, Some(Value::Bool(value))) => return Some(*value),
            (Value::Null, _) => "params - CBOR: map start expected at position 0".to_owned(),
            (_, None) => format!("params.{name} - BINDINGS: mandatory field missing at position 8"),
            _ => format!("params.{name} - BINDINGS: bool value expected at position 17"),
        };
        self.invalid(session, id, &format!("Failed to deserialize {problem}"));
        None
    }

    // The target that a command names, or an error.
    fn named_target(&mut self, session: &str, id: i64, params: &Value) -> Option<String> {
        let target = self.text_param(session, id, params, "targetId")?;
        if self.world.target(&target).is_none() {
            self.refuse(session, id, -32602, "No target with given id found");
            return None;
        }
        Some(target)
    }

    fn browser_command(&mut self, session: &str, id: i64, method: &str) {
        match method {
            "Browser.getVersion" => {
                let version = json!({
                    "protocolVersion": "1.3", "product": "Chrome/156.0.0.0",
                    "revision": "@0000000000000000000000000000000000000000",
                    "userAgent": "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like \
                                  Gecko) HeadlessChrome/156.0.0.0 Safari/537.36",
                    "jsVersion": "15.6.0.0",
                });
                self.reply(session, id, version);
            }
            "Browser.close" => {
                self.reply(session, id, json!({}));
                for kind in ["page", "service_worker", "shared_worker", "browser_ui"] {
                    for target in self.targets(kind) {
                        self.close_target(&target);
                    }
                }
                self.out.push_back(Out::Close);
                self.closed = true;
            }
            "Browser.setDownloadBehavior" | "Browser.grantPermissions" => {
                self.reply(session, id, json!({}));
            }
            _ => self.unknown(session, id, method),
        }
    }

    fn target_command(&mut self, session: &str, id: i64, method: &str, params: &Value) {
        match method {
            "Target.setDiscoverTargets" => {
                let Some(discover) = self.bool_param(session, id, params, "discover") else {
                    return;
                };
                let filter = params.get("filter").cloned().unwrap_or_default();
                if discover {
                    for info in self.related_infos(&filter) {
                        self.emit(session, "Target.targetCreated", json!({ "targetInfo": info }));
                    }
                }
                if let Some(state) = self.world.session_mut(session) {
                    state.discover = discover.then_some(filter);
                }
                self.reply(session, id, json!({}));
            }
            "Target.setAutoAttach" => self.auto_attach_command(session, id, params),
            "Target.getTargets" => {
                let filter = params.get("filter").cloned().unwrap_or_default();
                let infos = self.related_infos(&filter);
                self.reply(session, id, json!({ "targetInfos": infos }));
            }
            "Target.getTargetInfo" if params.get("targetId").is_none() => {
                let own = self.world.session(session).map(|state| state.target.clone());
                let info = match own.as_deref().and_then(|own| self.world.target(own)) {
                    Some(target) => self.info(target),
                    None => self.browser_info(),
                };
                self.reply(session, id, json!({ "targetInfo": info }));
            }
            "Target.getTargetInfo" => {
                let Some(target) = self.named_target(session, id, params) else { return };
                let info = self.world.target(&target).map(|target| self.info(target));
                self.reply(session, id, json!({ "targetInfo": info }));
            }
            "Target.attachToTarget" => {
                let Some(target) = self.named_target(session, id, params) else { return };
                let new = self.attach(session, &target, false, false);
                self.reply(session, id, json!({ "sessionId": new }));
            }
            "Target.attachToBrowserTarget" => {
                let browser = self.world.browser_id.clone();
                let new = self.attach(session, &browser, false, false);
                let info = self.browser_info();
                let attached =
                    json!({ "sessionId": new, "targetInfo": info, "waitingForDebugger": false });
                self.emit(session, "Target.attachedToTarget", attached);
                self.reply(session, id, json!({ "sessionId": new }));
            }
            "Target.detachFromTarget" => {
                let Some(child) = params.get("sessionId").and_then(Value::as_str) else {
                    self.refuse(session, id, -32602, "Session id must be specified");
                    return;
                };
                let mine = self.world.session(child).is_some_and(|s| s.parent == session);
                if !mine || child.is_empty() {
                    self.refuse(session, id, -32602, "No session with given id");
                    return;
                }
                self.detach(child, super::targets::InfoOrder::After);
                self.reply(session, id, json!({}));
            }
            "Target.createTarget" => self.create_target(session, id, params),
            "Target.closeTarget" => {
                let Some(target) = self.named_target(session, id, params) else { return };
                let closed = json!({ "success": true });
                if self.config.close_replies_last {
                    self.close_target(&target);
                    self.reply(session, id, closed);
                } else {
                    self.reply(session, id, closed);
                    self.close_target(&target);
                }
            }
            "Target.activateTarget" => {
                if self.named_target(session, id, params).is_some() {
                    self.reply(session, id, json!({}));
                }
            }
            "Target.createBrowserContext" => {
                let context = self.world.fresh_id();
                self.world.browser_contexts.push(context.clone());
                self.reply(session, id, json!({ "browserContextId": context }));
            }
            "Target.getBrowserContexts" => {
                let ids = self.world.browser_contexts.clone();
                let default = self.world.default_context.clone();
                let result =
                    json!({ "browserContextIds": ids, "defaultBrowserContextId": default });
                self.reply(session, id, result);
            }
            "Target.disposeBrowserContext" => {
                let Some(context) = self.text_param(session, id, params, "browserContextId") else {
                    return;
                };
                if !self.world.browser_contexts.contains(&context) {
                    let text = format!("Failed to find context with id {context}");
                    self.refuse(session, id, -32000, &text);
                    return;
                }
                self.world.browser_contexts.retain(|known| *known != context);
                for page in self.targets("page") {
                    if self.world.target(&page).is_some_and(|t| t.context == context) {
                        self.close_target(&page);
                    }
                }
                self.reply(session, id, json!({}));
            }
            _ => self.unknown(session, id, method),
        }
    }

    fn browser_info(&self) -> Value {
        json!({
            "targetId": self.world.browser_id, "type": "browser", "title": "", "url": "",
            "attached": true, "canAccessOpener": false,
        })
    }

    fn auto_attach_command(&mut self, session: &str, id: i64, params: &Value) {
        let Some(on) = self.bool_param(session, id, params, "autoAttach") else { return };
        let Some(wait) = self.bool_param(session, id, params, "waitForDebuggerOnStart") else {
            return;
        };
        let flat = params.get("flatten") == Some(&Value::Bool(true));
        if session.is_empty() && on && !flat {
            let text = "Only flatten protocol is supported with browser level auto-attach";
            self.refuse(session, id, -32602, text);
            return;
        }
        let filter = params.get("filter").cloned().unwrap_or_default();
        self.set_auto_attach(session, on.then_some(AutoAttach { wait, filter }));
        self.reply(session, id, json!({}));
    }

    fn create_target(&mut self, session: &str, id: i64, params: &Value) {
        let Some(url) = self.text_param(session, id, params, "url") else { return };
        let context = match params.get("browserContextId") {
            None | Some(Value::Null) => self.world.default_context.clone(),
            Some(context) => context.as_str().unwrap_or_default().to_owned(),
        };
        let known =
            context == self.world.default_context || self.world.browser_contexts.contains(&context);
        if !known {
            let text = format!("Failed to find browser context with id {context}");
            self.refuse(session, id, -32000, &text);
            return;
        }
        let url = if url.is_empty() { "about:blank".to_owned() } else { url };
        // The events of the new page come before the answer.
        let page = self.add_page(&url, None, &context);
        self.reply(session, id, json!({ "targetId": page }));
    }

    fn page_command(&mut self, session: &str, id: i64, method: &str, params: &Value, target: &str) {
        match method {
            "Page.getFrameTree" => {
                let tree = self.frame_tree(target);
                self.reply(session, id, json!({ "frameTree": tree }));
            }
            "Page.navigate" => self.navigate_command(session, id, params, target),
            "Page.reload" => {
                let Some(frame) = self.main_frame(target) else { return };
                let url = self.wanted_url(&frame).unwrap_or_default();
                let loader = self.world.fresh_id();
                let mut navigation = Navigation::new(&frame, &url, loader, Trigger::Reload);
                navigation.reply = Some((session.to_owned(), id));
                self.start_navigation(navigation);
            }
            "Page.close" => {
                self.reply(session, id, json!({}));
                let asks = self.world.target(target).is_some_and(|target| target.beforeunload);
                match self.main_frame(target).filter(|_| asks) {
                    Some(frame) => {
                        let kind = super::DialogKind::Beforeunload;
                        self.open(&frame, kind, "", "", super::dialogs::Then::ClosePage);
                    }
                    None => {
                        self.close_target(target);
                    }
                }
            }
            "Page.crash" if self.world.frame(target).is_some_and(|f| f.host != f.id) => {
                let text = "Page has pending navigations, not killing";
                self.refuse(session, id, -32000, text);
            }
            "Page.crash" => {
                // Never answered, but for the revival's "Target crashed".
                let session = session.to_owned();
                self.world.running.push(super::world::Running { session, id, frame: None });
                self.crash(target);
            }
            "Page.handleJavaScriptDialog" => self.handle_dialog(session, id, params),
            "Page.addScriptToEvaluateOnNewDocument" => {
                let script = u32::try_from(self.world.count()).unwrap_or(u32::MAX);
                let world = params.get("worldName").and_then(Value::as_str).unwrap_or_default();
                let entry = (script, world.to_owned());
                if let Some(state) = self.world.session_mut(session) {
                    state.worlds.push(entry);
                }
                self.reply(session, id, json!({ "identifier": script.to_string() }));
            }
            "Page.createIsolatedWorld" => {
                let frame = params.get("frameId").and_then(Value::as_str).unwrap_or_default();
                let name = params.get("worldName").and_then(Value::as_str).unwrap_or("isolated");
                let (frame, name) = (frame.to_owned(), name.to_owned());
                let here = self.world.frame(&frame).is_some_and(|frame| frame.host == target);
                match if here { self.add_context(&frame, &name) } else { None } {
                    Some(context) => {
                        self.reply(session, id, json!({ "executionContextId": context }));
                    }
                    None => self.refuse(session, id, -32602, "No frame for given id found"),
                }
            }
            "Page.setLifecycleEventsEnabled" => {
                let on = params.get("enabled") == Some(&Value::Bool(true));
                self.toggle(session, "lifecycle", on);
                if on {
                    self.replay_lifecycle(session, target);
                }
                self.reply(session, id, json!({}));
            }
            "Page.getNavigationHistory" => {
                let history = self.world.target(target).map(|t| t.history.clone());
                let history = history.unwrap_or_default();
                let entry = |(at, url): (usize, &String)| {
                    json!({
                        "id": at, "url": url, "userTypedURL": url, "title": "",
                        "transitionType": "typed",
                    })
                };
                let entries: Vec<Value> = history.iter().enumerate().map(entry).collect();
                let current = entries.len().saturating_sub(1);
                self.reply(session, id, json!({ "currentIndex": current, "entries": entries }));
            }
            "Page.bringToFront" | "Page.stopLoading" => self.reply(session, id, json!({})),
            _ => self.other_command(session, id, method),
        }
    }

    // Enabling lifecycle events tells those of the document that is there.
    fn replay_lifecycle(&mut self, session: &str, target: &str) {
        let Some(frame) = self.main_frame(target).and_then(|id| self.world.frame(&id)).cloned()
        else {
            return;
        };
        for name in ["commit", "DOMContentLoaded", "load", "networkAlmostIdle", "networkIdle"] {
            let event = json!({
                "frameId": frame.id, "loaderId": frame.loader, "name": name, "timestamp": 1.0,
            });
            self.emit(session, "Page.lifecycleEvent", event);
        }
    }

    fn navigate_command(&mut self, session: &str, id: i64, params: &Value, target: &str) {
        let Some(url) = self.text_param(session, id, params, "url") else { return };
        let main = self.main_frame(target);
        let frame = match params.get("frameId").and_then(Value::as_str) {
            Some(frame) => self
                .world
                .frame(frame)
                .filter(|frame| self.world.page_of(&frame.host) == self.world.page_of(target))
                .map(|frame| frame.id.clone()),
            None => main.or_else(|| self.world.frame(target).map(|frame| frame.id.clone())),
        };
        let Some(frame) = frame else {
            self.refuse(session, id, -32000, "No frame with given id found");
            return;
        };
        if !url.contains(':') {
            self.refuse(session, id, -32000, "Cannot navigate to invalid URL");
            return;
        }
        let loader = self.world.fresh_id();
        let mut navigation = Navigation::new(&frame, &url, loader, Trigger::Command);
        navigation.reply = Some((session.to_owned(), id));
        self.start_navigation(navigation);
    }

    fn frame_tree(&self, target: &str) -> Value {
        match self.main_frame(target) {
            Some(root) => self.subtree(&root, target),
            // Announced, but its document has not come: the initial empty document.
            None => {
                let mut frame = self.frame_json(target);
                frame["url"] = json!("");
                json!({ "frame": frame })
            }
        }
    }

    fn subtree(&self, frame: &str, host: &str) -> Value {
        let mut tree = json!({ "frame": self.frame_json(frame) });
        let children: Vec<Value> = self
            .child_frames(frame)
            .iter()
            // Frames of other processes are not in the tree.
            .filter(|id| self.world.frame(id).is_some_and(|frame| frame.host == host))
            .map(|id| self.subtree(id, host))
            .collect();
        if !children.is_empty() {
            tree["childFrames"] = json!(children);
        }
        tree
    }

    fn toggle(&mut self, session: &str, domain: &str, on: bool) -> bool {
        let Some(state) = self.world.session_mut(session) else { return false };
        match on {
            true => state.enabled.insert(domain.to_owned()),
            false => state.enabled.remove(domain),
        }
    }

    fn runtime_command(
        &mut self,
        session: &str,
        id: i64,
        method: &str,
        params: &Value,
        target: &str,
    ) {
        match method {
            "Runtime.enable" => {
                if self.toggle(session, "Runtime", true) {
                    let here = self.world.contexts.iter().filter(|c| c.target == target);
                    let events: Vec<Value> = here.map(super::world::Context::json).collect();
                    for event in events {
                        self.emit(session, "Runtime.executionContextCreated", event);
                    }
                }
                self.reply(session, id, json!({}));
            }
            "Runtime.evaluate" | "Runtime.callFunctionOn" => {
                self.evaluate(session, id, method, params);
            }
            "Runtime.runIfWaitingForDebugger" => self.resume(session, id, target),
            "Runtime.terminateExecution" => {
                self.reply(session, id, json!({}));
                self.fail_running(target, None, "Execution was terminated");
            }
            "Runtime.releaseObject" | "Runtime.releaseObjectGroup" => {
                self.reply(session, id, json!({}));
            }
            _ => self.other_command(session, id, method),
        }
    }

    fn resume(&mut self, session: &str, id: i64, target: &str) {
        let was_waiting = self.world.session(session).is_some_and(|state| state.waiting);
        if let Some(state) = self.world.session_mut(session) {
            state.waiting = false;
        }
        let goes_on = !self.world.waiting(target);
        let Some(state) = self.world.target_mut(target) else {
            self.reply(session, id, json!({}));
            return;
        };
        let kind = state.kind.clone();
        match state.on_resume.take_if(|_| goes_on) {
            // Its page shows a dialog: it commits when that closes.
            Some(navigation) if kind == "iframe" && self.page_shows_dialog(target) => {
                self.world.deferred.push(navigation);
                self.reply(session, id, json!({}));
            }
            Some(navigation) if kind == "iframe" => {
                self.finish_leaving(&navigation, Some((session, id)));
                self.run_held();
            }
            Some(navigation) => {
                self.reply(session, id, json!({}));
                self.start_navigation(navigation);
            }
            None => {
                self.reply(session, id, json!({}));
                if kind.contains("worker") && was_waiting && goes_on {
                    let sessions = self.world.sessions_of(target);
                    self.emit_all(&sessions, "Inspector.workerScriptLoaded", &json!({}));
                }
            }
        }
    }

    fn fetch_command(&mut self, session: &str, id: i64, method: &str, params: &Value) {
        match method {
            "Fetch.continueRequest" | "Fetch.fulfillRequest" | "Fetch.failRequest" => {
                self.answer_paused(session, id, method, params);
            }
            "Fetch.disable" => {
                self.toggle(session, "Fetch", false);
                self.reply(session, id, json!({}));
                self.release_paused(session);
            }
            _ => self.other_command(session, id, method),
        }
    }

    fn other_command(&mut self, session: &str, id: i64, method: &str) {
        let (domain, verb) = method.split_once('.').unwrap_or_default();
        let quiet = QUIET.iter().any(|known| verb.starts_with(known));
        if !DOMAINS.contains(&domain) || !quiet {
            self.unknown(session, id, method);
            return;
        }
        match verb {
            "enable" => self.toggle(session, domain, true),
            "disable" => self.toggle(session, domain, false),
            _ => false,
        };
        self.reply(session, id, json!({}));
    }
}

// What the browser process answers although the renderer does not read; the rest waits for it.
fn renderer_bound(method: &str) -> bool {
    let domain = method.split('.').next().unwrap_or_default();
    let in_browser = [
        "Page.navigate",
        "Page.reload",
        "Page.close",
        "Page.crash",
        "Page.handleJavaScriptDialog",
        "Page.getNavigationHistory",
        "Page.navigateToHistoryEntry",
        "Page.stopLoading",
        "Page.bringToFront",
        "Input.dispatchMouseEvent",
        "Inspector.enable",
    ];
    !(["Target", "Browser", "Fetch", "Storage"].contains(&domain) || in_browser.contains(&method))
}

// As Chromium: any JSON number that is a whole 32-bit integer, `7.0` and `1e3` included.
fn integer(value: &Value) -> Option<i64> {
    let number = value.as_f64()?;
    let whole = number.trunc();
    let fits = (number - whole).abs() < f64::EPSILON
        && (f64::from(i32::MIN)..=f64::from(i32::MAX)).contains(&whole);
    fits.then_some(whole as i64)
}
