//! What callers do, and the commands that leave.

use super::{Answer, Asked, Dialog, Late, Oracle, Own, RESUME, is_document, maybe, text};
use serde_json::Value;
use std::time::{Duration, Instant};

impl Oracle {
    pub(in crate::sim) fn asked(
        &mut self,
        id: i32,
        session: Option<&str>,
        method: &str,
        params: &Value,
        interruptible: bool,
        deadline: Instant,
    ) {
        self.changed = true;
        let attaches =
            (method == "Target.attachToTarget").then(|| text(params, "/targetId").to_owned());
        if method == "Fetch.enable" {
            if let Some(session) = session.and_then(|id| self.session_mut(id)) {
                session.claimed = true;
            }
        }
        // Before a page is left, what its script asks through the bridge is answered.
        let leaves = match method {
            "Page.navigate" | "Page.reload" | "Page.close" => {
                session.and_then(|id| self.session(id)).and_then(|session| session.page.clone())
            }
            "Target.closeTarget" => maybe(params, "/targetId"),
            "Browser.close" => Some(String::new()),
            _ => None,
        };
        if let (Some(page), "Target.closeTarget") = (&leaves, method) {
            if self.pages.iter().any(|known| known.id == *page) {
                self.closing.push(page.clone());
            }
        }
        if let Some(page) = leaves {
            self.close_where("gone", |dialog| {
                dialog.source == "bridge"
                    && dialog.answer.is_none()
                    && (page.is_empty() || dialog.page == page)
            });
        }
        let session = session.map(str::to_owned);
        let asked = Asked {
            session,
            method: method.to_owned(),
            attaches,
            sent: None,
            interruptible,
            deadline,
        };
        self.asked.insert(id.into(), asked);
    }

    pub(in crate::sim) fn cancelled(&mut self, id: i32) {
        self.forget(i64::from(id));
    }

    /// Nobody waits for the answer; what was asked may happen all the same.
    pub(super) fn forget(&mut self, id: i64) {
        self.changed = true;
        let Some(asked) = self.asked.remove(&id) else { return };
        if let (Some(sent), Some(target)) = (asked.sent, asked.attaches) {
            self.late_attachments.push(Late { call: id, target, session: asked.session, sent });
        }
    }

    pub(in crate::sim) fn respond(&mut self, call: i32, dialog: &str) {
        self.changed = true;
        let call = i64::from(call);
        let Some(open) = self.pending.iter_mut().find(|open| open.id == dialog) else {
            assert!(!self.strict, "{dialog} is answered and not pending");
            return;
        };
        open.answer = Some(call);
        let page = open.page.clone();
        let until = self.now + Duration::from_secs(5);
        let session = self.target(&page).and_then(|target| target.session.clone());
        let session = match (open_source(&self.pending, dialog), session) {
            ("native", Some(session)) => session,
            _ => String::new(),
        };
        self.answers.push(Answer { call, dialog: dialog.to_owned(), session, until });
    }

    pub(in crate::sim) fn set_policy(
        &mut self,
        page: Option<&str>,
        kind: Option<&str>,
        to: Option<&str>,
    ) {
        self.changed = true;
        let (page, kind) = (page.map(str::to_owned), kind.map(str::to_owned));
        self.policies.retain(|(p, k, _)| *p != page || *k != kind);
        if let Some(to) = to {
            self.policies.push((page, kind, to.to_owned()));
        }
    }

    pub(in crate::sim) fn set_watchdog(&mut self, after: Duration) {
        self.watchdog = after;
    }

    pub(in crate::sim) fn set_bridge(&mut self, mode: &str) {
        self.changed = true;
        self.auto = mode == "auto";
        match mode {
            "on" => self.bridge_on(),
            "off" => self.bridge = false,
            _ => {}
        }
    }

    pub(super) fn bridge_on(&mut self) {
        self.bridge = true;
        for session in &mut self.sessions {
            session.bridged |= session.automatic && is_document(&session.kind);
        }
    }

    // What leaves.

    pub(in crate::sim) fn sent(&mut self, command: &Value, ours: bool) {
        self.changed = true;
        let id = command["id"].as_i64().unwrap_or_default();
        let method = text(command, "/method").to_owned();
        let session = maybe(command, "/sessionId");
        if method.starts_with("Fetch.") && method != "Fetch.enable" {
            let request = text(command, "/params/requestId");
            self.paused.retain(|p| p.request != request || Some(&p.session) != session.as_ref());
        }
        self.commands += 1;
        let sent = self.commands;
        if ours {
            if let Some(asked) = self.asked.get_mut(&id) {
                asked.sent = Some(sent);
            }
            return;
        }
        if let Some(name) = &session {
            let limbo = self.limbo.iter_mut();
            let mut waiting = limbo.filter(|l| l.session == *name && l.command.is_none());
            let document = self.sessions.iter_mut().find(|session| session.id == *name);
            if let Some(state) = document {
                if !state.resumed {
                    state.open.insert(id);
                    state.resumed = method == RESUME;
                } else {
                    // With tiny limits the core lets go of sessions that are kept here.
                    assert!(!self.strict || method != RESUME, "{name} was resumed twice");
                    let later = [
                        "Page.enable",
                        "Fetch.",
                        "Runtime.addBinding",
                        "Page.addScriptToEvaluateOnNewDocument",
                        "Page.removeScriptToEvaluateOnNewDocument",
                        "Page.handleJavaScriptDialog",
                        "Debugger.",
                        "DOM.",
                        "Target.detachFromTarget",
                    ];
                    let fine = later.iter().any(|allowed| method.starts_with(allowed));
                    assert!(
                        fine || !self.strict,
                        "{method} was sent on {name} after it was resumed"
                    );
                    if method == "Page.enable" {
                        let first = waiting.next();
                        assert!(first.is_some() || !self.strict, "why Page.enable again?");
                        if let Some(first) = first {
                            first.command = Some(id);
                        }
                    }
                }
            }
        }
        self.own.insert(id, Own { session, method, sent });
    }
}

pub(super) fn open_source(pending: &[Dialog], id: &str) -> &'static str {
    pending.iter().find(|open| open.id == id).map_or("", |open| open.source)
}
