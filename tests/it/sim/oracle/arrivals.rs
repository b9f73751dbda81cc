//! What arrives: answers and events, each to what it concerns.

use super::{Oracle, Target, maybe, text};
use serde_json::Value;
use std::time::Instant;

impl Oracle {
    pub(in crate::sim) fn message(&mut self, now: Instant, message: &Value) {
        self.changed = true;
        if self.closed {
            return;
        }
        self.now = now;
        if message.get("id").is_some() || message.get("method").is_none() {
            self.reply(message);
        } else {
            self.event(message);
        }
    }

    pub(super) fn reply(&mut self, message: &Value) {
        let Some(id) = message["id"].as_i64() else { return };
        let refused = message.get("error").is_some();
        self.asked.remove(&id);
        self.late_attachments.retain(|late| late.call != id);
        if let Some(at) = self.answers.iter().position(|answer| answer.call == id) {
            let answer = self.answers.remove(at);
            let error = text(message, "/error/message");
            self.answered(&answer, refused, error);
            return;
        }
        let Some(own) = self.own.remove(&id) else { return };
        if own.session.is_none() && own.method == "Target.getTargetInfo" {
            self.ready = true;
        }
        if let Some(at) = self.limbo.iter().position(|limbo| limbo.command == Some(id)) {
            let limbo = self.limbo.remove(at);
            self.settle(&limbo.frame);
        }
        let Some(session) = own.session else { return };
        if own.method == "Page.getFrameTree" && !refused {
            let tree = message["result"]["frameTree"].clone();
            self.tree(&session, &tree);
        }
        if let Some(state) = self.session_mut(&session) {
            if state.open.remove(&id) {
                self.judge(&session);
            }
        }
    }

    /// A set-up that is answered is done.
    pub(super) fn judge(&mut self, session: &str) {
        let Some(state) = self.session(session) else { return };
        if state.resumed && state.open.is_empty() && !state.crashed {
            self.set_state(session, "ready");
        }
    }

    pub(super) fn set_state(&mut self, session: &str, state: &'static str) {
        let of = |target: &&mut Target| target.session.as_deref() == Some(session);
        if let Some(target) = self.targets.iter_mut().find(of) {
            target.state = state;
        }
    }

    pub(super) fn event(&mut self, message: &Value) {
        let method = text(message, "/method");
        let params = message.get("params").unwrap_or(&Value::Null);
        let on = maybe(message, "/sessionId");
        if let Some(name) = &on {
            if self.session(name).is_none() {
                if !self.dead.contains(name) {
                    let until = self.now + self.orphan_age;
                    self.orphans.push((until, name.clone(), message.clone()));
                }
                return;
            }
        }
        match method {
            "Target.attachedToTarget" => self.attached(on.as_deref(), params),
            "Target.detachedFromTarget" => {
                let session = text(params, "/sessionId").to_owned();
                self.end_session(&session);
            }
            "Target.targetCreated" => self.describe(&params["targetInfo"]),
            "Target.targetInfoChanged" => {
                let info = &params["targetInfo"];
                if self.target(text(info, "/targetId")).is_some() {
                    self.name_frame(text(info, "/targetId"), text(info, "/url"));
                    self.describe(info);
                }
            }
            "Target.targetDestroyed" => {
                let id = text(params, "/targetId").to_owned();
                let session = self.target(&id).and_then(|target| target.session.clone());
                if self.target(&id).is_some() {
                    self.policies.retain(|(page, ..)| page.as_ref() != Some(&id));
                }
                self.targets.retain(|target| target.id != id);
                if let Some(session) = session {
                    self.end_session(&session);
                }
            }
            "Target.targetCrashed" => {
                let target = self.target(text(params, "/targetId"));
                if let Some(session) = target.and_then(|target| target.session.clone()) {
                    self.crash(&session);
                }
            }
            _ => {
                if let Some(session) = on {
                    self.session_event(&session, method, params);
                }
            }
        }
    }

    pub(super) fn session_event(&mut self, on: &str, method: &str, params: &Value) {
        match method {
            "Inspector.targetCrashed" => return self.crash(on),
            "Inspector.targetReloadedAfterCrash" | "Runtime.executionContextCreated" => {
                return self.revive(on);
            }
            _ => {}
        }
        let Some(session) = self.session(on).filter(|session| session.automatic) else { return };
        let Some(page) = session.page.clone() else { return };
        let top = session.target == page;
        let frame = text(params, "/frameId").to_owned();
        match method {
            "Page.frameAttached" => {
                self.frame_attached(&page, on, &frame, text(params, "/parentFrameId"));
                self.close_left();
            }
            "Page.frameDetached" => {
                let swap = text(params, "/reason") == "swap";
                self.frame_detached(on, &frame, swap);
                self.close_left();
            }
            "Page.frameNavigated" => {
                self.frame_navigated(&page, on, &params["frame"]);
                self.close_left();
                if top && params["frame"].get("parentId").is_none() {
                    self.close_where("gone", |dialog| dialog.page == page);
                    self.consoles.insert(page, 0);
                }
            }
            "Page.navigatedWithinDocument" if self.nearest(&frame).as_deref() == Some(on) => {
                let url = text(params, "/url").to_owned();
                if let Some(frame) = self.frame_mut(&frame) {
                    frame.url = url;
                }
            }
            "Page.javascriptDialogOpening" if top => {
                let frame = (!frame.is_empty()).then_some(frame);
                let (kind, message) = (text(params, "/type"), text(params, "/message"));
                self.dialog(kind, message, page, frame, "native");
            }
            "Page.javascriptDialogClosed" => self.dialog_closed(on, &page, &frame),
            // Context 0: told again from before.
            "Runtime.consoleAPICalled" if params["executionContextId"] != 0 => {
                *self.consoles.entry(page).or_default() += 1;
            }
            "Runtime.exceptionThrown" | "Log.entryAdded" => {
                *self.consoles.entry(page).or_default() += 1;
            }
            "Fetch.requestPaused" => self.request_paused(on, &page, params),
            _ => {}
        }
    }
}
