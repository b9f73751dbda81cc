//! Dialogs at work: what the browser says of them, the answers that go out, and the callers
//! whose calls cannot finish while one is open.

use super::bridge;
use super::calls::CallId;
use super::dialogs::{
    Channel, ClosedBy, Dialog, DialogAction, DialogKind, DialogPolicy, Opening, Reply,
};
use super::{Core, Owner, body_of};
use crate::error::{Blocked, Effect, Error, Misanswer};
use crate::protocol::json::RawJson;
use crate::protocol::page::{
    HandleJavaScriptDialog, JavascriptDialogClosed, JavascriptDialogOpening,
};
use crate::protocol::target::{SessionID, TargetID};
use crate::protocol::{debugger, fetch};
use crate::untrusted::PageText;
use std::sync::Arc;
use std::time::{Duration, Instant};

/// How long an answer of ours may take: the browser process handles it, whatever the page does.
const ANSWER: Duration = Duration::from_secs(5);

impl Core {
    /// Answers a dialog for a caller; the outcome comes as [`Output::Reply`](super::Output) and
    /// is the dialog's id. Without an id, the only open one is meant.
    ///
    /// # Errors
    /// `Dialog` when there is nothing to answer; `Disconnected`.
    pub fn respond(
        &mut self,
        now: Instant,
        action: DialogAction,
        text: Option<String>,
        id: Option<&str>,
    ) -> Result<CallId, Error> {
        let now = self.advance(now);
        if let Some(closed) = &self.closed {
            return Err(Error::Disconnected(Arc::new(closed.clone())));
        }
        let reply = self
            .dialogs
            .respond(action, text, id)
            .map_err(|error| Error::Dialog(Box::new(error)))?;
        let owner = Owner::Respond { dialog: reply.dialog.clone() };
        self.send_answer(now, reply, owner)
    }

    /// Sets (or with `None` clears) what happens to dialogs of a page, a kind, both or all.
    pub fn set_dialog_policy(
        &mut self,
        page: Option<TargetID>,
        kind: Option<DialogKind>,
        policy: Option<DialogPolicy>,
    ) {
        self.dialogs.policies.set(page, kind, policy);
    }

    /// Sets how long an unanswered dialog stays open; for dialogs that open from now on.
    pub fn set_dialog_watchdog(&mut self, after: Duration) {
        self.dialogs.policies.watchdog = after;
    }

    pub(super) fn dialog_opening(
        &mut self,
        now: Instant,
        session: &SessionID,
        event: &JavascriptDialogOpening,
    ) {
        let Some(page) = self.page_of(session) else { return };
        // A second session of ours on the same page is told as well.
        if self.targets.get(&page).is_some_and(|target| target.session.as_ref() != Some(session)) {
            return;
        }
        let frame = Some(event.frame_id.clone()).filter(|id| !id.as_str().is_empty());
        let opening = Opening {
            kind: event.r#type.as_str(),
            message: &event.message,
            default_prompt: event.default_prompt.as_deref().unwrap_or_default(),
            page,
            frame,
            channel: Channel::Native,
        };
        self.dialog_opened(now, opening);
    }

    pub(super) fn dialog_opened(&mut self, now: Instant, opening: Opening<'_>) {
        let (dialog, reply) = self.dialogs.opened(now, opening);
        match reply {
            Some(reply) => self.answer(now, reply),
            None => self.interrupt_callers(&dialog),
        }
    }

    pub(super) fn dialog_closed(
        &mut self,
        now: Instant,
        session: &SessionID,
        event: &JavascriptDialogClosed,
    ) {
        let Some(page) = self.page_of(session) else { return };
        let frame = Some(&event.frame_id).filter(|id| !id.as_str().is_empty());
        let asked =
            |wanted: &[&str]| self.calls.any_of_session(session, |method| wanted.contains(&method));
        // A caller may answer with the command itself; the browser says so before its reply.
        let otherwise = if asked(&["Page.handleJavaScriptDialog"]) {
            ClosedBy::Agent
        } else if self.closing.contains(&page) || asked(&LEAVING) {
            ClosedBy::Gone
        } else {
            ClosedBy::Remote
        };
        let Some(dialog) = self.dialogs.closed(now, &page, frame, otherwise) else { return };
        let open_for = now.saturating_duration_since(dialog.opened);
        if self.bridge.mode == bridge::BridgeMode::Auto
            && !self.bridge.active
            && open_for < bridge::TOO_FAST
            && dialog.kind != DialogKind::BeforeUnload
        {
            log::info!("something closes dialogs within {open_for:?}: the bridge takes over");
            self.bridge_on(now);
        }
    }

    /// Sends an answer that nobody waits for.
    pub(super) fn answer(&mut self, now: Instant, reply: Reply) {
        let owner = Owner::Answer { dialog: reply.dialog.clone() };
        // The engine's own commands are always accepted.
        let _ = self.send_answer(now, reply, owner);
    }

    fn send_answer(&mut self, now: Instant, reply: Reply, owner: Owner) -> Result<CallId, Error> {
        let accept = reply.action == DialogAction::Accept;
        match reply.channel {
            Channel::Native => {
                let target = self.targets.get(&reply.page);
                let session = target.and_then(|target| target.session.clone());
                let command = HandleJavaScriptDialog::new(accept)
                    .with(|command| command.prompt_text = reply.text);
                self.send_within(now, ANSWER, session.as_ref(), &command, owner)
            }
            Channel::Request { session, request } => {
                let answer = bridge::answer(accept, reply.text.as_deref());
                let command = fulfil(&request, &answer);
                self.send_within(now, ANSWER, Some(&session), &command, owner)
            }
            Channel::Debugger { session, call_frame } => {
                let answer = bridge::answer(accept, reply.text.as_deref());
                // JSON is JavaScript; the object is the argument of the paused function.
                let assign = ["box.answer = ", &answer].concat();
                let command = debugger::EvaluateOnCallFrame::new(&*call_frame, assign);
                let call = self.send_within(now, ANSWER, Some(&session), &command, owner)?;
                self.bridge.resume_after.insert(call, session);
                Ok(call)
            }
        }
    }

    /// The browser's reaction to an answer.
    pub(super) fn answer_outcome(
        &mut self,
        now: Instant,
        dialog: &Arc<str>,
        outcome: Result<RawJson, Error>,
    ) -> Result<RawJson, Error> {
        let already = |by: ClosedBy| {
            let id = dialog.clone();
            Error::Dialog(Box::new(Misanswer::AlreadyClosed { id, by: by.as_str() }))
        };
        match outcome {
            Ok(_) if self.dialogs.answered(now, dialog) => {
                Ok(serde_json::Value::from(&**dialog).into())
            }
            Ok(_) => Err(already(self.dialogs.closed_by(dialog).unwrap_or(ClosedBy::Gone))),
            Err(Error::Refused(refused)) => {
                // Whoever was first has answered it, or its page is gone.
                let gone = GONE.iter().any(|text| refused.message.contains(text));
                match self.dialogs.refused(now, dialog, gone) {
                    Some(by) => Err(already(by)),
                    None => Err(Error::Refused(refused)),
                }
            }
            Err(error) => {
                let by = self.dialogs.refused(now, dialog, false);
                Err(by.map_or(error, already))
            }
        }
    }

    /// Whatever was open in these frames went with their documents.
    pub(super) fn frames_left(&mut self, now: Instant) {
        let left = self.frames.take_left();
        self.fail_calls_in(&left);
        if left.is_empty() || self.dialogs.pending().next().is_none() {
            return;
        }
        self.dialogs
            .gone(now, |dialog| dialog.frame.as_ref().is_some_and(|frame| left.contains(frame)));
    }

    /// Bridge dialogs of a page block its process without the browser knowing: before it is left
    /// they are answered with the default, or leaving it would hang.
    pub(super) fn release_bridge(&mut self, now: Instant, page: Option<&TargetID>) {
        let bridged = |dialog: &Dialog| {
            dialog.source == super::dialogs::DialogSource::Bridge
                && page.is_none_or(|page| dialog.page == *page)
        };
        for reply in self.dialogs.answer_all(now, ClosedBy::Gone, bridged) {
            self.answer(now, reply);
        }
    }

    /// The connection is about to be closed by us: nothing stays blocked behind it.
    pub fn release_dialogs(&mut self, now: Instant) {
        let now = self.advance(now);
        for reply in self.dialogs.answer_all(now, ClosedBy::Gone, |_| true) {
            self.answer(now, reply);
        }
    }

    /// Ends the calls that asked for it and that cannot finish while this dialog is open.
    fn interrupt_callers(&mut self, dialog: &Arc<Dialog>) {
        for (session, scope) in self.blocked_sessions(dialog) {
            for id in self.calls.of_session(&session) {
                let stuck = self.calls.get(id).is_some_and(|call| {
                    matches!(call.owner, Owner::Caller { interruptible: true })
                        && scope.blocks(&call.method)
                });
                if !stuck {
                    continue;
                }
                let Some(call) = self.calls.abandon(id) else { continue };
                let effect = Effect::of_unanswered(call.sent);
                let error = blocked(&call.method, dialog, effect);
                self.finish(id, call, Err(error));
            }
        }
    }

    /// The dialog that stands in the way of a call, if one does.
    pub(super) fn obstacle(&self, session: &SessionID, method: &str) -> Option<Arc<Dialog>> {
        let blocks = |dialog: &&Arc<Dialog>| {
            let sessions = self.blocked_sessions(dialog);
            sessions.iter().any(|(id, scope)| id == session && scope.blocks(method))
        };
        self.dialogs.pending().find(blocks).cloned()
    }

    /// The sessions that an open dialog holds up. The process of the dialog's frame answers
    /// nothing: that is its own session, and every other frame and related page of the same
    /// origin, which share the process. On the page's session input and pictures wait too.
    fn blocked_sessions(&self, dialog: &Dialog) -> Vec<(SessionID, Scope)> {
        let page = self.targets.get(&dialog.page).and_then(|target| target.session.clone());
        let own = dialog.frame.as_ref().and_then(|frame| self.frames.session_of(frame)).cloned();
        let leaving = dialog.kind == DialogKind::BeforeUnload;
        let whole = if leaving { Scope::Leaving } else { Scope::Process };
        let mut blocked = Vec::new();
        let Some(own) = own.or_else(|| page.clone()) else { return blocked };
        if let Some(page) = page.filter(|page| *page != own) {
            blocked.push((page, Scope::Page));
        }
        let origin = dialog.frame.as_ref().and_then(|frame| self.frames.get(frame));
        if let Some(origin) = origin.map(|frame| frame.origin.clone()) {
            let related = self.targets.related(&dialog.page);
            for session in self.frames.sessions_with_origin(&origin, &related) {
                if session != own {
                    blocked.push((session, Scope::Process));
                }
            }
        }
        blocked.push((own, whole));
        blocked
    }
}

/// How far a dialog holds up a session.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Scope {
    /// The whole renderer process.
    Process,
    /// As `Process`, and the browser waits with leaving the page as well.
    Leaving,
    /// Another process of the same page.
    Page,
}

impl Scope {
    fn blocks(self, method: &str) -> bool {
        match self {
            Self::Process => !answered_by_browser(method),
            Self::Leaving => !answered_by_browser(method) || LEAVING.contains(&method),
            Self::Page => method.starts_with("Input.") || PICTURES.contains(&method),
        }
    }
}

/// Commands that leave a page: they wait for the answer to `beforeunload`.
const LEAVING: [&str; 4] =
    ["Page.navigate", "Page.reload", "Page.navigateToHistoryEntry", "Page.close"];

const PICTURES: [&str; 3] = ["Page.captureScreenshot", "Page.printToPDF", "Page.captureSnapshot"];

/// What Chrome answers when there is nothing to answer any more.
const GONE: [&str; 3] = ["No dialog is showing", "Invalid InterceptionId", "Can only perform"];

/// Commands that the browser process answers by itself, dialog or not (measured).
fn answered_by_browser(method: &str) -> bool {
    const DOMAINS: [&str; 6] = ["Browser.", "Target.", "Fetch.", "Storage.", "Inspector.", "IO."];
    const COMMANDS: [&str; 12] = [
        "Page.handleJavaScriptDialog",
        "Page.navigate",
        "Page.reload",
        "Page.navigateToHistoryEntry",
        "Page.getNavigationHistory",
        "Page.stopLoading",
        "Page.bringToFront",
        "Page.close",
        "Page.crash",
        "Network.getCookies",
        "Network.setCookie",
        "Network.setCookies",
    ];
    DOMAINS.iter().any(|domain| method.starts_with(domain)) || COMMANDS.contains(&method)
}

pub(super) fn blocked(method: &str, dialog: &Dialog, effect: Effect) -> Error {
    Error::Blocked(Arc::new(Blocked {
        method: method.to_owned().into(),
        dialog: dialog.id.clone(),
        kind: dialog.kind.as_str().into(),
        message: PageText::new(&*dialog.message),
        effect,
    }))
}

/// The answer to a paused request of the bridge.
pub(super) fn fulfil(request: &str, answer: &str) -> fetch::FulfillRequest {
    let header = |name: &str, value: &str| fetch::HeaderEntry::new(name, value);
    fetch::FulfillRequest::new(request, 200).with(|command| {
        command.response_headers = Some(vec![
            header("Access-Control-Allow-Origin", "*"),
            header("Cache-Control", "no-store"),
            header("Content-Type", "application/json"),
        ]);
        command.body = Some(crate::protocol::Binary::new(answer));
    })
}

impl Core {
    /// Sends a command of the engine's own with a time of its own.
    pub(super) fn send_within<C: crate::protocol::Command>(
        &mut self,
        now: Instant,
        within: Duration,
        session: Option<&SessionID>,
        command: &C,
        owner: Owner,
    ) -> Result<CallId, Error> {
        let body = body_of(command);
        self.send_raw(now, within, session, C::METHOD, &body, owner)
    }

    /// The page that a session belongs to.
    pub(super) fn page_of(&self, session: &SessionID) -> Option<TargetID> {
        self.sessions.get(session).and_then(|session| session.page.clone())
    }
}
