//! Replies: to whom they belong and what they mean.

use super::anomalies::bump;
use super::calls::{CallId, Pending, Stray};
use super::snapshot::BrowserVersion;
use super::{Core, Start, session_gone};
use crate::error::{CommandError, DecodeError, Effect, Error, Navigated, SessionEnd};
use crate::protocol::json::RawJson;
use crate::protocol::target::SessionID;
use crate::protocol::{browser, page};
use crate::wire::envelope::{Envelope, Id};
use crate::wire::error_object::{self, ErrorObject};
use bytes::Bytes;
use std::ops::Range;
use std::sync::Arc;
use std::time::Instant;

/// Chrome's code for a session that it does not know.
const NO_SESSION: i64 = -32001;

/// What Chrome answers when the document went away under a call: cross-process navigation,
/// same-process navigation, and promises of the old document.
const NAVIGATED: [&str; 6] = [
    "Inspected target navigated or closed",
    "Execution context was destroyed",
    "Cannot find context with specified id",
    "Cannot find execution context",
    "uniqueContextId not found",
    "Promise was collected",
];

impl Core {
    pub(super) fn on_reply(&mut self, _now: Instant, message: &Bytes, envelope: &Envelope<'_>) {
        let id = match envelope.id {
            Id::Int(id) => CallId::try_from(id).ok(),
            Id::Absent | Id::Other => None,
        };
        let Some(id) = id else {
            self.reply_without_id(message, envelope);
            return;
        };
        let Some(pending) = self.calls.get(id) else {
            match self.calls.stray(id) {
                Stray::Late => bump(&mut self.anomalies.late_replies),
                Stray::Duplicate => bump(&mut self.anomalies.duplicate_replies),
                Stray::Unknown => bump(&mut self.anomalies.unknown_replies),
            }
            return;
        };
        // An error for a session that is gone comes without a session id, so ids alone decide
        // whose reply it is.
        if let (Some(expected), Some(got)) = (&pending.session, envelope.session.as_text()) {
            if expected.as_str() != got {
                bump(&mut self.anomalies.misrouted_replies);
            }
        }
        let Some(pending) = self.calls.answer(id) else { return };
        // Other JSON-RPC servers say beside a result that there was no error.
        let null = |error: &Range<usize>| message.get(error.clone()) == Some(b"null");
        let error = envelope.error.as_ref().filter(|it| envelope.result.is_none() || !null(it));
        let outcome = match (&envelope.result, error) {
            (Some(result), None) => Ok(RawJson::from_trusted(message.slice(result.clone()))),
            (result, Some(error)) => {
                if result.is_some() {
                    bump(&mut self.anomalies.malformed_replies);
                }
                let object = error_object::read(message.get(error.clone()).unwrap_or_default());
                Err(refusal(&pending, object))
            }
            (None, None) => {
                bump(&mut self.anomalies.malformed_replies);
                Err(Error::Decode(Arc::new(DecodeError {
                    method: pending.method.clone(),
                    path: String::new(),
                    problem: "the reply has neither a result nor an error".into(),
                    raw: message.clone(),
                })))
            }
        };
        self.finish(id, pending, outcome);
    }

    /// Chrome answers so to an id that it cannot read and to a message that is not JSON; we send
    /// neither, so this can only be explained to whoever is waiting.
    fn reply_without_id(&mut self, message: &Bytes, envelope: &Envelope<'_>) {
        let Some(error) = &envelope.error else {
            bump(&mut self.anomalies.unknown_replies);
            return;
        };
        bump(&mut self.anomalies.errors_without_id);
        let object = error_object::read(message.get(error.clone()).unwrap_or_default());
        self.calls.hint(&object.message);
    }

    pub(super) fn start_answered(&mut self, step: Start, outcome: &Result<RawJson, Error>) {
        // A browser that said nothing is not ready, and one that is gone will never be.
        if matches!(outcome, Err(Error::Timeout(_) | Error::Disconnected(_))) {
            return;
        }
        match step {
            Start::Version => {
                let answer = outcome
                    .as_ref()
                    .ok()
                    .and_then(|raw| raw.decode::<browser::GetVersionResponse>("").ok())
                    .map(|answer| BrowserVersion {
                        product: answer.product,
                        protocol: answer.protocol_version,
                        revision: answer.revision,
                        user_agent: answer.user_agent,
                        js_version: answer.js_version,
                    });
                // An endpoint that is no browser (one page's, say) does not know the command.
                self.browser = Some(Arc::new(answer.unwrap_or_default()));
                self.ready |= !self.config.supervise;
            }
            Start::Settle => self.ready = true,
            Start::AutoAttach | Start::Discover => {}
        }
    }

    /// The main frame of a page is the frame without a parent, whatever its id: after a
    /// prerendered page took over it is not the target's id.
    pub(super) fn frame_tree_answered(&mut self, session: &SessionID, answer: &RawJson) {
        let answer = answer.decode::<page::GetFrameTreeResponse>("Page.getFrameTree");
        let (Ok(answer), Some(entry)) = (answer, self.sessions.get(session)) else { return };
        let (target, page) = (entry.target.clone(), entry.page.clone());
        let tree = answer.frame_tree;
        if let Some(page) = page {
            self.frames.tree(&page, session, &tree);
            let known: Vec<_> = self.contexts.of(session).filter_map(|c| c.frame.clone()).collect();
            for frame in known {
                self.find_context(session, &frame.into());
            }
        }
        self.targets.set_main_frame(&target, session, &tree.frame.id);
        self.targets_changed();
    }
}

fn refusal(pending: &Pending, error: ErrorObject) -> Error {
    if let (NO_SESSION, Some(session)) = (error.code, &pending.session) {
        return session_gone(&pending.method, session, SessionEnd::Unknown, Effect::No);
    }
    if error.message.starts_with("Target crashed") {
        if let Some(session) = &pending.session {
            return session_gone(&pending.method, session, SessionEnd::Crashed, Effect::Unknown);
        }
    }
    if NAVIGATED.iter().any(|text| error.message.starts_with(text)) {
        return Error::Navigated(Arc::new(Navigated {
            method: pending.method.clone(),
            message: error.message,
        }));
    }
    Error::Refused(Arc::new(CommandError {
        method: pending.method.clone(),
        code: error.code,
        message: error.message,
        data: error.data,
    }))
}
