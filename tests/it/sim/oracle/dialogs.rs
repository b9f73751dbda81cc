//! Dialogs: opened once, closed once, and by whom.

use super::{Answer, Asked, Dialog, Oracle, Paused, text};
use serde_json::Value;
use std::time::Duration;

impl Oracle {
    pub(super) fn dialog(
        &mut self,
        kind: &str,
        message: &str,
        page: String,
        frame: Option<String>,
        source: &'static str,
    ) {
        self.dialogs += 1;
        let policy = |p: Option<&str>, k: Option<&str>| {
            let fits = |rule: &&(Option<String>, Option<String>, String)| {
                rule.0.as_deref() == p && rule.1.as_deref() == k
            };
            self.policies.iter().find(fits).map(|rule| rule.2.as_str())
        };
        let rule = policy(Some(&page), Some(kind))
            .or_else(|| policy(Some(&page), None))
            .or_else(|| policy(None, Some(kind)))
            .or_else(|| policy(None, None))
            .unwrap_or("must_respond");
        let by_policy = rule != "must_respond";
        let dialog = Dialog {
            id: format!("d-{}", self.dialogs),
            kind: kind.to_owned(),
            message: message.to_owned(),
            page,
            frame,
            source,
            opened: self.now,
            until: self.now + self.watchdog,
            answer: None,
            closed_by: by_policy.then_some("auto_policy"),
            closed_at: None,
            forgotten: false,
        };
        if by_policy {
            self.remember(dialog);
            return;
        }
        if kind == "beforeunload" {
            let page = &dialog.page;
            let session = self.pages.iter().find(|known| known.id == *page);
            let session = session.map(|known| known.session.clone());
            self.asked.retain(|_, asked| {
                !(asked.interruptible && asked.session == session && leaves(&asked.method))
            });
        }
        self.pending.push(dialog);
    }

    pub(super) fn remember(&mut self, dialog: Dialog) {
        self.recent.push(dialog);
        if self.recent.len() > 20 {
            self.recent.remove(0);
        }
    }

    pub(super) fn close(&mut self, at: usize, by: &'static str) -> Dialog {
        let mut dialog = self.pending.remove(at);
        dialog.closed_by = Some(by);
        dialog.closed_at = Some(self.now);
        self.remember(dialog.clone());
        dialog
    }

    pub(super) fn close_where(&mut self, by: &'static str, fits: impl Fn(&Dialog) -> bool) {
        while let Some(at) = self.pending.iter().position(&fits) {
            self.close(at, by);
        }
    }

    pub(super) fn dialog_closed(&mut self, on: &str, page: &str, frame: &str) {
        let fits = |dialog: &Dialog| {
            dialog.source == "native"
                && dialog.page == page
                && (frame.is_empty() || dialog.frame.as_deref().is_none_or(|f| f == frame))
        };
        let Some(at) = self.pending.iter().position(fits) else { return };
        let here = |asked: &&Asked| asked.session.as_deref() == Some(on);
        let leaving = self.closing.iter().any(|closing| closing == page)
            || self.asked.values().filter(here).any(|asked| leaves(&asked.method));
        let by_hand = self
            .asked
            .values()
            .filter(here)
            .any(|asked| asked.method == "Page.handleJavaScriptDialog");
        let open = &self.pending[at];
        // One dialog at a time in a page: the browser withdraws the older one itself.
        let by = match (open.answer.is_some() || by_hand, leaving && open.kind != "beforeunload") {
            (true, _) => "agent",
            (false, true) => "gone",
            (false, false) => "remote",
        };
        let frame = open.frame.clone();
        let newer = |next: &&mut Dialog| {
            next.source == "native" && next.page == page && next.frame != frame
        };
        let mut withdrawn = false;
        for next in self.pending[at + 1..].iter_mut().filter(newer) {
            // Which takes with it the means to answer the newer one.
            (next.forgotten, withdrawn) = (true, true);
        }
        let by = if withdrawn && by != "agent" { "gone" } else { by };
        let closed = self.close(at, by);
        let quick = self.now.duration_since(closed.opened) < Duration::from_millis(100);
        if by == "remote" && quick && closed.kind != "beforeunload" && self.auto && !self.bridge {
            self.bridge_on();
        }
    }

    pub(super) fn answered(&mut self, answer: &Answer, refused: bool, error: &str) {
        let over = ["No dialog is showing", "Invalid InterceptionId", "Can only perform"]
            .iter()
            .any(|text| error.contains(text));
        let at = self.pending.iter().position(|open| open.id == answer.dialog);
        match (at, refused) {
            (Some(at), false) => {
                self.close(at, "agent");
            }
            (Some(at), true) if over && !self.pending[at].forgotten => {
                // Somebody was faster; what the bridge asks can only be withdrawn.
                let native = self.pending[at].source == "native";
                self.close(at, if native { "remote" } else { "gone" });
            }
            (Some(at), true) => self.pending[at].answer = None,
            (None, true) => {
                let ours = |d: &&mut Dialog| d.id == answer.dialog && d.closed_by == Some("agent");
                if let Some(dialog) = self.recent.iter_mut().find(ours) {
                    dialog.closed_by = Some("remote");
                }
            }
            (None, false) => {}
        }
    }

    /// Answers that nobody will confirm: the dialog may be answered again.
    pub(super) fn end_answers(&mut self, over: impl Fn(&Answer) -> bool) {
        let (ended, kept): (Vec<_>, Vec<_>) =
            std::mem::take(&mut self.answers).into_iter().partition(over);
        self.answers = kept;
        for answer in ended {
            self.answered(&answer, true, "");
        }
    }

    pub(super) fn request_paused(&mut self, on: &str, page: &str, params: &Value) {
        let used = self.bridge || self.sessions.iter().any(|session| session.bridged);
        let request = text(params, "/requestId").to_owned();
        let paused = Paused { session: on.to_owned(), request };
        let ours = text(params, "/request/url") == self.host;
        if !used || !ours {
            if self.session(on).is_some_and(|session| session.claimed) {
                self.callers.push(paused);
            } else if used {
                self.paused.push(paused);
            }
            return;
        }
        let question: Value =
            serde_json::from_str(text(params, "/request/postData")).unwrap_or_default();
        let (kind, message) = (text(&question, "/kind"), text(&question, "/message"));
        if !["alert", "confirm", "prompt"].contains(&kind) {
            self.paused.push(paused);
            return;
        }
        let url = text(&question, "/url");
        let known = |id: &str| self.frame(id).is_some().then(|| id.to_owned());
        let frame = known(text(params, "/frameId")).or_else(|| {
            let mut showing = self.frames.iter().filter(|frame| frame.url == url);
            match (showing.next(), showing.next()) {
                (Some(frame), None) => Some(frame.id.clone()),
                _ => None,
            }
        });
        let of = frame.as_ref().and_then(|id| Some(self.frame(id)?.page.clone()));
        self.dialog(kind, message, of.unwrap_or_else(|| page.to_owned()), frame, "bridge");
    }
}

pub(super) fn leaves(method: &str) -> bool {
    ["Page.navigate", "Page.reload", "Page.navigateToHistoryEntry", "Page.close"].contains(&method)
}
