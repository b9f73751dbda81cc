//! Dialogs: one blocks the whole renderer process, and only its page may answer.

use super::Model;
use super::navigation::Navigation;
use serde_json::{Value, json};

/// The kind of a JavaScript dialog.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum DialogKind {
    /// `alert`
    Alert,
    /// `confirm`
    Confirm,
    /// `prompt`
    Prompt,
    /// A page that asks before it is left.
    Beforeunload,
}

impl DialogKind {
    fn name(self) -> &'static str {
        match self {
            Self::Alert => "alert",
            Self::Confirm => "confirm",
            Self::Prompt => "prompt",
            Self::Beforeunload => "beforeunload",
        }
    }
}

#[derive(Clone, Debug)]
pub(super) struct Dialog {
    pub(super) page: String,
    frame: String,
    // The document that asks.
    loader: String,
    kind: DialogKind,
    pub(super) opening: Value,
    // The sessions that heard of it; the others cannot answer it.
    pub(super) announced: Vec<String>,
    then: Then,
}

// What goes on when the dialog closes.
#[derive(Clone, Debug)]
pub(super) enum Then {
    Nothing,
    Evaluation(String, i64),
    Navigate(Navigation),
    ClosePage,
}

/// Whether the script that opened a cancelled dialog goes on.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Cancel {
    Answered,
    Silent,
}

impl Model {
    /// Opens a dialog in a frame, as a timer of the page would. False when there is no such
    /// frame or its process is blocked by a dialog already.
    pub fn open_dialog(
        &mut self,
        frame: &str,
        kind: DialogKind,
        message: &str,
        default: &str,
    ) -> bool {
        self.open(frame, kind, message, default, Then::Nothing)
    }

    /// Closes the page's dialog as a person at the browser would.
    pub fn close_dialog(&mut self, page: &str, accept: bool, text: &str) -> bool {
        let Some(process) = self.dialog_process(page, None) else { return false };
        self.settle(process, accept, text, None);
        true
    }

    pub(super) fn open(
        &mut self,
        frame: &str,
        kind: DialogKind,
        message: &str,
        default: &str,
        then: Then,
    ) -> bool {
        let Some(state) = self.world.frame(frame).cloned() else { return false };
        let Some(page) = self.world.page_of(&state.host) else { return false };
        let Some(process) = self.world.process_of(&state.host) else { return false };
        // What crashed runs no script.
        if process.dialog.is_some() || self.is_crashed(&state.host) {
            return false;
        }
        let process = process.id;
        // A page shows one dialog at a time: another process's dialog makes the first close.
        while let Some(other) = self.dialog_process(&page, None) {
            self.settle(other, false, "", None);
        }
        // What waited for that may have taken the frame, its process or its document away, or
        // have opened a dialog here.
        let same = self.world.frame(frame).is_some_and(|now| now.loader == state.loader);
        let free = self
            .world
            .process_of(&state.host)
            .is_some_and(|now| now.id == process && now.dialog.is_none());
        if !same || !free {
            return false;
        }
        let announced = self.world.enabled(&page, "Page");
        let opening = json!({
            "url": state.url, "frameId": frame, "message": message, "type": kind.name(),
            "hasBrowserHandler": true, "defaultPrompt": default,
        });
        self.emit_all(&announced, "Page.javascriptDialogOpening", &opening);
        let (frame, loader) = (frame.to_owned(), state.loader);
        let dialog = Dialog { page, frame, loader, kind, opening, announced, then };
        if let Some(process) = self.world.process_mut(process) {
            process.dialog = Some(dialog);
        }
        true
    }

    // The process in which a page's dialog is open; for a session, one that it may answer.
    fn dialog_process(&self, page: &str, session: Option<&str>) -> Option<u32> {
        let found = self.world.processes.iter().find(|process| {
            process.dialog.as_ref().is_some_and(|dialog| {
                dialog.page == page
                    && session.is_none_or(|s| dialog.announced.iter().any(|known| known == s))
            })
        });
        found.map(|process| process.id)
    }

    pub(super) fn handle_dialog(&mut self, session: &str, id: i64, params: &Value) {
        let Some(target) = self.world.session(session).map(|s| s.target.clone()) else { return };
        let Some(process) = self.dialog_process(&target, Some(session)) else {
            self.refuse(session, id, -32602, "No dialog is showing");
            return;
        };
        let accept = params.get("accept").and_then(Value::as_bool).unwrap_or_default();
        // Accepting a prompt without text gives the empty string, not the default.
        let text = params.get("promptText").and_then(Value::as_str).filter(|_| accept);
        self.settle(process, accept, text.unwrap_or_default(), Some((session, id)));
    }

    fn settle(&mut self, process: u32, accept: bool, text: &str, asked: Option<(&str, i64)>) {
        let Some(dialog) = self.world.process_mut(process).and_then(|p| p.dialog.take()) else {
            return;
        };
        // A refused navigation is over before the dialog is reported closed.
        if let (Then::Navigate(navigation), false) = (&dialog.then, accept) {
            self.answer_navigation(navigation, Some("net::ERR_ABORTED"));
            let stopped = json!({ "frameId": navigation.frame });
            self.page_event(&dialog.page, "Page.frameStoppedLoading", &stopped);
        }
        self.emit_closed(&dialog, accept, text);
        if let Some((session, id)) = asked {
            self.reply(session, id, json!({}));
        }
        match dialog.then {
            Then::Evaluation(session, id) => {
                let result = dialog_result(dialog.kind, accept, text);
                self.reply(&session, id, json!({ "result": result }));
            }
            Then::Navigate(navigation) if accept => self.proceed_navigation(navigation),
            Then::ClosePage if accept => {
                self.close_target(&dialog.page);
            }
            Then::Nothing | Then::Navigate(_) | Then::ClosePage => {}
        }
        self.commit_deferred();
        self.run_held();
    }

    pub(super) fn page_shows_dialog(&self, target: &str) -> bool {
        self.world.page_of(target).is_some_and(|page| self.dialog_process(&page, None).is_some())
    }

    // What waited for dialogs to close, and does no longer.
    fn commit_deferred(&mut self) {
        for navigation in std::mem::take(&mut self.world.deferred) {
            let frame = navigation.frame.as_str();
            let Some(host) = self.world.frame(frame).map(|frame| frame.host.clone()) else {
                continue;
            };
            let moving = host != frame && self.world.target(frame).is_some();
            if self.page_shows_dialog(&host) {
                self.world.deferred.push(navigation);
            } else if moving {
                self.finish_leaving(&navigation, None);
            } else {
                self.commit(navigation);
            }
        }
    }

    // A frame that is removed, or shows another document, takes its dialog with it.
    pub(super) fn close_orphaned_dialogs(&mut self) {
        let orphaned = |dialog: &Dialog| {
            self.world.frame(&dialog.frame).is_none_or(|frame| frame.loader != dialog.loader)
        };
        let of = |process: &&super::world::Process| process.dialog.as_ref().is_some_and(orphaned);
        let processes: Vec<u32> = self.world.processes.iter().filter(of).map(|p| p.id).collect();
        for process in processes {
            self.settle(process, false, "", None);
        }
        self.commit_deferred();
    }

    // A process that ends takes its dialog with it.
    pub(super) fn close_dialog_of(&mut self, process: u32) {
        if let Some(dialog) = self.world.process_mut(process).and_then(|p| p.dialog.take()) {
            self.emit_closed(&dialog, false, "");
        }
    }

    fn emit_closed(&mut self, dialog: &Dialog, accept: bool, text: &str) {
        let closed = json!({ "frameId": dialog.frame, "result": accept, "userInput": text });
        let alive = |session: &&String| self.world.session(session).is_some();
        let told: Vec<String> = dialog.announced.iter().filter(alive).cloned().collect();
        self.emit_all(&told, "Page.javascriptDialogClosed", &closed);
    }

    // As below, also those that scripts open which go on because of it.
    pub(super) fn cancel_dialogs_for_good(&mut self, target: &str) {
        while self.page_shows_dialog(target) {
            self.cancel_dialogs_of(target, Cancel::Answered);
        }
    }

    // A page that goes takes its dialogs with it.
    pub(super) fn cancel_dialogs_of(&mut self, target: &str, cancel: Cancel) {
        let Some(page) = self.world.page_of(target) else { return };
        while let Some(process) = self.dialog_process(&page, None) {
            let Some(dialog) = self.world.process_mut(process).and_then(|p| p.dialog.take()) else {
                return;
            };
            self.emit_closed(&dialog, false, "");
            if let (Then::Evaluation(session, id), Cancel::Answered) = (dialog.then, cancel) {
                let result = dialog_result(dialog.kind, false, "");
                self.reply(&session, id, json!({ "result": result }));
            }
        }
        self.commit_deferred();
    }
}

fn dialog_result(kind: DialogKind, accept: bool, text: &str) -> Value {
    match kind {
        DialogKind::Confirm => json!({ "type": "boolean", "value": accept }),
        DialogKind::Prompt if accept => json!({ "type": "string", "value": text }),
        DialogKind::Prompt => json!({ "type": "object", "subtype": "null", "value": null }),
        DialogKind::Alert | DialogKind::Beforeunload => json!({ "type": "undefined" }),
    }
}
