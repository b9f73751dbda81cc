//! Dialogs: seeing them, answering them, deciding beforehand.

use super::browser::Browser;
use crate::core::bridge::BridgeMode;
use crate::core::dialogs::{Dialog, DialogAction, DialogKind, DialogPolicy};
use crate::error::{Error, Phase, Result};
use crate::protocol::runtime::Evaluate;
use crate::protocol::target::TargetID;
use std::sync::Arc;
use std::time::{Duration, Instant};

/// How long an answer may take: the browser itself handles it, whatever the page does.
const ANSWER: Duration = Duration::from_secs(10);

/// How long is waited to see whether the page opens another dialog. A page that is busy longer
/// has opened none yet.
const NEXT_DIALOG: Duration = Duration::from_secs(1);

/// An answer to a dialog.
///
/// ```
/// use cdpwire::Answer;
/// let answer = Answer::accept().text("Ada").dialog("d-1");
/// # let _ = (answer, Answer::dismiss());
/// ```
#[derive(Clone, Debug)]
pub struct Answer {
    action: DialogAction,
    text: Option<String>,
    dialog: Option<String>,
}

impl Answer {
    /// This action on the only open dialog.
    pub fn new(action: DialogAction) -> Self {
        Self { action, text: None, dialog: None }
    }

    /// OK, yes; leave the page.
    pub fn accept() -> Self {
        Self::new(DialogAction::Accept)
    }

    /// Cancel, no; stay on the page.
    pub fn dismiss() -> Self {
        Self::new(DialogAction::Dismiss)
    }

    /// The text for a prompt. Without it an accepted prompt gets its own default text; an empty
    /// text is an empty answer.
    #[must_use]
    pub fn text(mut self, text: impl Into<String>) -> Self {
        self.text = Some(text.into());
        self
    }

    /// The dialog that is meant, by its id; needed when several are open.
    #[must_use]
    pub fn dialog(mut self, id: impl Into<String>) -> Self {
        self.dialog = Some(id.into());
        self
    }
}

/// What an answer led to.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct Responded {
    /// The dialog, closed now.
    pub dialog: Arc<Dialog>,
    /// The dialog that the page opened next, at once.
    pub next: Option<Arc<Dialog>>,
}

/// To which dialogs a policy applies: the most particular one that fits decides.
#[derive(Clone, Debug, Default)]
pub struct PolicyScope {
    page: Option<TargetID>,
    kind: Option<DialogKind>,
}

impl PolicyScope {
    /// Every dialog of the browser.
    pub fn all() -> Self {
        Self::default()
    }

    /// Dialogs of this page.
    #[must_use]
    pub fn page(mut self, page: &TargetID) -> Self {
        self.page = Some(page.clone());
        self
    }

    /// Dialogs of this kind.
    #[must_use]
    pub fn kind(mut self, kind: DialogKind) -> Self {
        self.kind = Some(kind);
        self
    }
}

impl Browser {
    /// The open dialogs, in the order in which they opened. Never waits.
    pub fn dialogs(&self) -> Arc<[Arc<Dialog>]> {
        self.snapshot().pending_dialogs.clone()
    }

    /// Waits until a dialog is open (one that is open already counts), and gives the oldest.
    ///
    /// # Errors
    /// `Timeout` (phase `Waiting`) when none opens in time; `Disconnected`.
    pub fn wait_for_dialog(&self, timeout: Duration) -> Result<Arc<Dialog>> {
        let snapshot = self.wait_until(timeout, |snapshot| !snapshot.pending_dialogs.is_empty())?;
        snapshot
            .pending_dialogs
            .first()
            .cloned()
            .ok_or_else(|| Error::timeout("a dialog", Phase::Waiting, timeout))
    }

    /// Answers a dialog. Returns when the browser took the answer, and says when the page opened
    /// another dialog at once.
    ///
    /// ```no_run
    /// # fn main() -> cdpwire::Result<()> {
    /// # let browser = cdpwire::Browser::launch()?;
    /// use cdpwire::Answer;
    /// use std::time::Duration;
    /// let dialog = browser.wait_for_dialog(Duration::from_secs(5))?;
    /// println!("{}: {}", dialog.kind.as_str(), dialog.message);
    /// browser.respond(&Answer::accept().text("Ada"))?;
    /// # Ok(()) }
    /// ```
    ///
    /// # Errors
    /// `Dialog` when there is nothing to answer, the id is not known, several are open and none
    /// was named, or it was closed already; `Refused` when the browser does not take the answer
    /// (the dialog stays open); `Misuse` for a text that is not for an accepted prompt.
    pub fn respond(&self, answer: &Answer) -> Result<Responded> {
        if answer.text.is_some() && answer.action == DialogAction::Dismiss {
            return Err(Error::misuse("a dismissed dialog takes no text; accept it"));
        }
        let deadline = Instant::now() + ANSWER;
        let (action, text) = (answer.action, answer.text.clone());
        let id = self.inner().engine.respond(action, text, answer.dialog.clone(), deadline)?;
        let id: String = id.decode("respond")?;
        let snapshot = self.snapshot();
        let dialog = snapshot.recent_dialogs.iter().rev().find(|dialog| *dialog.id == *id);
        let dialog = dialog.cloned().ok_or(Error::Bug("an answered dialog is not remembered"))?;
        let next = self.dialog_after(&dialog, answer.action);
        Ok(Responded { dialog, next })
    }

    /// The dialog that the script which opened one opens next. A question to the same process is
    /// answered after that script ends, or stopped by the next dialog, whichever comes first.
    fn dialog_after(&self, dialog: &Dialog, action: DialogAction) -> Option<Arc<Dialog>> {
        if dialog.kind == DialogKind::BeforeUnload && action == DialogAction::Accept {
            return None;
        }
        let snapshot = self.snapshot();
        let frame = dialog.frame.as_ref().and_then(|frame| snapshot.frame(frame));
        let session = frame
            .and_then(|frame| snapshot.session_of_frame(frame))
            .or_else(|| snapshot.target(&dialog.page)?.session.clone())?;
        let session = self.session(session).with_timeout(NEXT_DIALOG).interruptible();
        match session.call(&Evaluate::new("void 0")) {
            Err(Error::Blocked(blocked)) => {
                let snapshot = self.snapshot();
                snapshot.pending_dialogs.iter().find(|next| next.id == blocked.dialog).cloned()
            }
            _ => None,
        }
    }

    /// Sets what happens to dialogs without being asked; for dialogs that open from now on.
    /// `None` clears a setting, so that the next less particular one decides.
    pub fn set_dialog_policy(&self, scope: PolicyScope, policy: Option<DialogPolicy>) {
        self.inner().engine.set(move |core, _| {
            core.set_dialog_policy(scope.page, scope.kind, policy);
        });
    }

    /// Sets after which time an unanswered dialog is dismissed (default 300 s); for dialogs that
    /// open from now on.
    ///
    /// # Errors
    /// `Misuse` for a time of zero.
    pub fn set_dialog_watchdog(&self, after: Duration) -> Result<()> {
        if after.is_zero() {
            return Err(Error::misuse("the dialog watchdog needs a time above zero"));
        }
        self.inner().engine.set(move |core, _| core.set_dialog_watchdog(after));
        Ok(())
    }

    /// Sets whether the dialog bridge stands in for native dialogs, in documents from now on
    /// and in those that are loaded.
    pub fn set_bridge(&self, mode: BridgeMode) {
        self.inner().engine.set(move |core, now| core.set_bridge(now, mode));
    }
}
