//! Dialogs: every `alert`, `confirm`, `prompt` and `beforeunload` of every page.
//!
//! ```text
//!   opened ──▶ pending ──┬─ respond ─────▶ closed by `agent`
//!                        ├─ policy ──────▶ closed by `auto_policy` (never seen pending)
//!                        ├─ its time ────▶ closed by `watchdog`
//!                        ├─ somebody ────▶ closed by `remote`
//!                        └─ page left ───▶ closed by `gone`
//! ```
//!
//! Invariant: a dialog is opened once and closed once, and is pending in between, no longer.

use super::targets::cut;
use crate::error::Misanswer;
use crate::protocol::page::FrameId;
use crate::protocol::target::TargetID;
use std::collections::{HashMap, VecDeque};
use std::sync::Arc;
use std::time::{Duration, Instant};

/// Closed dialogs that are remembered.
const RECENT: usize = 20;

/// Dialogs pending at once. Each blocks a renderer, so a browser that claims more is lying.
const PENDING: usize = 256;

/// Longest message kept, in characters. Chrome itself shows less.
const MESSAGE: usize = 10_000;

/// How long before it tells of a crash the browser may have closed the page's dialog.
const END_OF_PAGE: Duration = Duration::from_millis(500);

/// Longest word of the browser's own for a kind, in bytes.
const KIND: usize = 64;

/// What kind of dialog.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum DialogKind {
    /// `alert()`: a message.
    Alert,
    /// `confirm()`: yes or no.
    Confirm,
    /// `prompt()`: a line of text.
    Prompt,
    /// The page asks whether it may be left. Its message is empty.
    BeforeUnload,
    /// Another one, by the browser's own word.
    Other(Arc<str>),
}

impl DialogKind {
    /// From `Page.javascriptDialogOpening`.
    pub fn from_cdp(kind: &str) -> Self {
        match kind {
            "alert" => Self::Alert,
            "confirm" => Self::Confirm,
            "prompt" => Self::Prompt,
            "beforeunload" => Self::BeforeUnload,
            other => Self::Other(cut(other, KIND).into()),
        }
    }

    /// The browser's word for it.
    pub fn as_str(&self) -> &str {
        match self {
            Self::Alert => "alert",
            Self::Confirm => "confirm",
            Self::Prompt => "prompt",
            Self::BeforeUnload => "beforeunload",
            Self::Other(kind) => kind,
        }
    }
}

/// How a dialog came to us.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum DialogSource {
    /// The browser's own dialog.
    Native,
    /// The bridge, which stands in where something else dismisses native dialogs.
    Bridge,
}

impl DialogSource {
    /// `"native"` or `"bridge"`.
    pub fn as_str(self) -> &'static str {
        match self {
            Self::Native => "native",
            Self::Bridge => "bridge",
        }
    }
}

/// Who closed a dialog.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum ClosedBy {
    /// A caller of this engine.
    Agent,
    /// The policy of this engine.
    AutoPolicy,
    /// This engine, because nobody answered in time.
    Watchdog,
    /// Somebody else: a person, or another client of the browser.
    Remote,
    /// Nobody: its page navigated, closed or crashed, or the connection ended.
    Gone,
}

impl ClosedBy {
    /// `"agent"`, `"auto_policy"`, `"watchdog"`, `"remote"` or `"gone"`.
    pub fn as_str(self) -> &'static str {
        match self {
            Self::Agent => "agent",
            Self::AutoPolicy => "auto_policy",
            Self::Watchdog => "watchdog",
            Self::Remote => "remote",
            Self::Gone => "gone",
        }
    }
}

/// A dialog, open or closed.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Dialog {
    /// `d-1`, `d-2`…: never used again.
    pub id: Arc<str>,
    /// What kind.
    pub kind: DialogKind,
    /// Its message. Text from the page.
    pub message: Arc<str>,
    /// What a prompt proposes. Text from the page.
    pub default_prompt: Arc<str>,
    /// When it opened.
    pub opened: Instant,
    /// The page.
    pub page: TargetID,
    /// The frame whose script opened it, when the browser says.
    pub frame: Option<FrameId>,
    /// How it came to us.
    pub source: DialogSource,
    /// When and by whom it was closed.
    pub closed: Option<(Instant, ClosedBy)>,
}

/// What to do with a dialog.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum DialogAction {
    /// OK, yes; leave the page.
    Accept,
    /// Cancel, no; stay on the page.
    Dismiss,
}

impl DialogAction {
    /// `"accept"` or `"dismiss"`.
    pub fn as_str(self) -> &'static str {
        match self {
            Self::Accept => "accept",
            Self::Dismiss => "dismiss",
        }
    }
}

impl std::str::FromStr for DialogAction {
    type Err = crate::Error;

    fn from_str(text: &str) -> Result<Self, crate::Error> {
        match text {
            "accept" => Ok(Self::Accept),
            "dismiss" => Ok(Self::Dismiss),
            other => Err(crate::Error::misuse(format!(
                "the action {other:?} is neither accept nor dismiss"
            ))),
        }
    }
}

/// What happens to a dialog without being asked.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum DialogPolicy {
    /// It waits for an answer, and is dismissed when its time is over.
    #[default]
    MustRespond,
    /// It is dismissed at once.
    AutoDismiss,
    /// It is accepted at once; a prompt with its default text.
    AutoAccept,
}

impl DialogPolicy {
    /// `"must_respond"`, `"auto_dismiss"` or `"auto_accept"`.
    pub fn as_str(self) -> &'static str {
        match self {
            Self::MustRespond => "must_respond",
            Self::AutoDismiss => "auto_dismiss",
            Self::AutoAccept => "auto_accept",
        }
    }

    fn action(self) -> Option<DialogAction> {
        match self {
            Self::MustRespond => None,
            Self::AutoDismiss => Some(DialogAction::Dismiss),
            Self::AutoAccept => Some(DialogAction::Accept),
        }
    }
}

impl std::str::FromStr for DialogPolicy {
    type Err = crate::Error;

    /// # Errors
    /// `Misuse` for any other word: a policy is never guessed.
    fn from_str(text: &str) -> Result<Self, crate::Error> {
        match text {
            "must_respond" => Ok(Self::MustRespond),
            "auto_dismiss" => Ok(Self::AutoDismiss),
            "auto_accept" => Ok(Self::AutoAccept),
            other => Err(crate::Error::misuse(format!(
                "the dialog policy {other:?} is not must_respond, auto_dismiss or auto_accept"
            ))),
        }
    }
}

/// The policies of a browser: the most particular one that fits decides.
#[derive(Clone, Debug)]
pub(super) struct Policies {
    default: DialogPolicy,
    particular: HashMap<(Option<TargetID>, Option<DialogKind>), DialogPolicy>,
    pub(super) watchdog: Duration,
}

/// How long an unanswered dialog may stay open.
pub const WATCHDOG: Duration = Duration::from_secs(300);

impl Default for Policies {
    fn default() -> Self {
        Self { default: DialogPolicy::default(), particular: HashMap::new(), watchdog: WATCHDOG }
    }
}

impl Policies {
    /// Sets (or with `None` clears) the policy for a page, a kind, both or everything.
    pub(super) fn set(
        &mut self,
        page: Option<TargetID>,
        kind: Option<DialogKind>,
        policy: Option<DialogPolicy>,
    ) {
        match (page, kind, policy) {
            (None, None, policy) => self.default = policy.unwrap_or_default(),
            (page, kind, Some(policy)) => {
                self.particular.insert((page, kind), policy);
            }
            (page, kind, None) => {
                self.particular.remove(&(page, kind));
            }
        }
    }

    fn of(&self, page: &TargetID, kind: &DialogKind) -> DialogPolicy {
        let keys = [
            (Some(page.clone()), Some(kind.clone())),
            (Some(page.clone()), None),
            (None, Some(kind.clone())),
        ];
        keys.iter().find_map(|key| self.particular.get(key)).copied().unwrap_or(self.default)
    }

    pub(super) fn forget_page(&mut self, page: &TargetID) {
        self.particular.retain(|(of, _), _| of.as_ref() != Some(page));
    }
}

/// Where an answer goes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Channel {
    /// `Page.handleJavaScriptDialog` on the page's session.
    Native,
    /// The paused request of the bridge.
    Request { session: crate::protocol::target::SessionID, request: Arc<str> },
    /// The paused script of the bridge.
    Debugger { session: crate::protocol::target::SessionID, call_frame: Arc<str> },
}

#[derive(Debug)]
struct Open {
    dialog: Arc<Dialog>,
    channel: Channel,
    /// An answer of ours is under way, by whom.
    answering: Option<ClosedBy>,
    watchdog: Instant,
    /// The browser withdrew an older dialog of the page for this one, and with that forgot how to
    /// answer this one (measured with Chromium 156): it says that none is showing, and the
    /// frame's process waits until the page is left.
    forgotten: bool,
}

/// What was said of a new dialog.
#[derive(Debug)]
pub(super) struct Opening<'a> {
    pub(super) kind: &'a str,
    pub(super) message: &'a str,
    pub(super) default_prompt: &'a str,
    pub(super) page: TargetID,
    pub(super) frame: Option<FrameId>,
    pub(super) channel: Channel,
}

/// An answer to be sent.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Reply {
    pub(super) dialog: Arc<str>,
    pub(super) page: TargetID,
    pub(super) channel: Channel,
    pub(super) action: DialogAction,
    /// The text for a prompt that is accepted.
    pub(super) text: Option<String>,
}

#[derive(Debug)]
pub(super) struct Dialogs {
    pub(super) policies: Policies,
    next: u64,
    open: Vec<Open>,
    recent: VecDeque<Arc<Dialog>>,
    changed: bool,
}

impl Dialogs {
    pub(super) fn new() -> Self {
        Self {
            policies: Policies::default(),
            next: 1,
            open: Vec::new(),
            recent: VecDeque::new(),
            changed: true,
        }
    }

    /// Takes in a dialog. Gives the dialog, and the answer when a policy has one.
    pub(super) fn opened(
        &mut self,
        now: Instant,
        opening: Opening<'_>,
    ) -> (Arc<Dialog>, Option<Reply>) {
        let Opening { kind, message, default_prompt, page, frame, channel } = opening;
        let id: Arc<str> = format!("d-{}", self.next).into();
        self.next = self.next.saturating_add(1);
        self.changed = true;
        let cut = |text: &str| -> Arc<str> {
            match text.char_indices().nth(MESSAGE) {
                Some((end, _)) => text.get(..end).unwrap_or(text).into(),
                None => text.into(),
            }
        };
        let source = match channel {
            Channel::Native => DialogSource::Native,
            Channel::Request { .. } | Channel::Debugger { .. } => DialogSource::Bridge,
        };
        let mut dialog = Dialog {
            id,
            kind: DialogKind::from_cdp(kind),
            message: cut(message),
            default_prompt: cut(default_prompt),
            opened: now,
            page,
            frame,
            source,
            closed: None,
        };
        let policy = self.policies.of(&dialog.page, &dialog.kind);
        // A renderer that opens dialogs without end is answered too, not kept.
        let full = self.open.len() >= PENDING;
        let action = policy.action().or(full.then_some(DialogAction::Dismiss));
        let Some(action) = action else {
            let dialog = Arc::new(dialog);
            let watchdog = now.checked_add(self.policies.watchdog).unwrap_or(now);
            let open = dialog.clone();
            self.open.push(Open {
                dialog: open,
                channel,
                answering: None,
                watchdog,
                forgotten: false,
            });
            return (dialog, None);
        };
        // Recorded before the answer is sent: what the browser then says of its closing finds
        // nothing pending, and is not taken for somebody else's doing.
        dialog.closed = Some((now, ClosedBy::AutoPolicy));
        let dialog = Arc::new(dialog);
        self.remember(dialog.clone());
        let reply = reply(&dialog, channel, action, None);
        (dialog, Some(reply))
    }

    /// The answer of a caller.
    ///
    /// # Errors
    /// Nothing open, an unknown id, several open and no id, or closed already.
    pub(super) fn respond(
        &mut self,
        action: DialogAction,
        text: Option<String>,
        id: Option<&str>,
    ) -> Result<Reply, Misanswer> {
        let index = match id {
            Some(id) => match self.open.iter().position(|open| *open.dialog.id == *id) {
                Some(index) => index,
                None => {
                    let closed = self.recent.iter().find(|dialog| *dialog.id == *id);
                    return Err(match closed.and_then(|dialog| dialog.closed) {
                        Some((_, by)) => {
                            Misanswer::AlreadyClosed { id: id.into(), by: by.as_str() }
                        }
                        None => Misanswer::UnknownId { id: id.into(), known: self.ids() },
                    });
                }
            },
            None => match self.open.len() {
                0 => return Err(Misanswer::NoneOpen),
                1 => 0,
                _ => return Err(Misanswer::SeveralOpen { known: self.ids() }),
            },
        };
        let Some(open) = self.open.get_mut(index) else { return Err(Misanswer::NoneOpen) };
        if open.answering.is_some() {
            return Err(Misanswer::BeingAnswered { id: open.dialog.id.clone() });
        }
        open.answering = Some(ClosedBy::Agent);
        Ok(reply(&open.dialog, open.channel.clone(), action, text))
    }

    fn ids(&self) -> Vec<Arc<str>> {
        self.open.iter().map(|open| open.dialog.id.clone()).collect()
    }

    /// The browser took our answer; `false` when the dialog was closed before.
    pub(super) fn answered(&mut self, now: Instant, id: &str) -> bool {
        let Some(index) = self.open.iter().position(|open| *open.dialog.id == *id) else {
            let closed = self.recent.iter().find(|dialog| *dialog.id == *id);
            return closed
                .and_then(|dialog| dialog.closed)
                .is_some_and(|(_, by)| matches!(by, ClosedBy::Agent | ClosedBy::Watchdog));
        };
        let by = self.open.get(index).and_then(|open| open.answering).unwrap_or(ClosedBy::Agent);
        self.close(now, index, by);
        true
    }

    /// The browser refused our answer. Gives who closed the dialog, when it is closed: then our
    /// answer came second, and it was somebody else's.
    pub(super) fn refused(&mut self, now: Instant, id: &str, gone: bool) -> Option<ClosedBy> {
        if let Some(open) = self.open.iter_mut().find(|open| *open.dialog.id == *id) {
            open.answering = None;
            if !gone || open.forgotten {
                return None;
            }
            // What the bridge asks nobody else can answer; it can only be withdrawn.
            let by = match open.channel {
                Channel::Native => ClosedBy::Remote,
                Channel::Request { .. } | Channel::Debugger { .. } => ClosedBy::Gone,
            };
            let index = self.open.iter().position(|open| *open.dialog.id == *id)?;
            self.close(now, index, by);
            return Some(by);
        }
        let recent = self.recent.iter_mut().find(|dialog| *dialog.id == *id)?;
        let (at, by) = recent.closed?;
        if by == ClosedBy::Agent {
            Arc::make_mut(recent).closed = Some((at, ClosedBy::Remote));
            self.changed = true;
            return Some(ClosedBy::Remote);
        }
        Some(by)
    }

    /// The browser says that the native dialog of this frame is closed: by an answer that is
    /// under way here, or by `otherwise`. Gives the dialog when it was somebody else's doing.
    pub(super) fn closed(
        &mut self,
        now: Instant,
        page: &TargetID,
        frame: Option<&FrameId>,
        otherwise: ClosedBy,
    ) -> Option<Arc<Dialog>> {
        let matches = |open: &Open| {
            open.channel == Channel::Native
                && open.dialog.page == *page
                && (frame.is_none()
                    || open.dialog.frame.is_none()
                    || open.dialog.frame.as_ref() == frame)
        };
        let index = self.open.iter().position(matches)?;
        let open = self.open.get(index)?;
        // Whoever leaves the page waits for this dialog's answer, and has not closed it.
        let asks = open.dialog.kind == DialogKind::BeforeUnload;
        let otherwise = match otherwise {
            ClosedBy::Gone if asks => ClosedBy::Remote,
            other => other,
        };
        let by = open.answering.unwrap_or(otherwise);
        // A page shows one dialog at a time: when a frame in another process opens the next, the
        // browser itself withdraws this one.
        let own = open.dialog.frame.clone();
        let mut withdrawn = false;
        for next in self.open.iter_mut().skip(index.saturating_add(1)) {
            let beside = next.channel == Channel::Native && next.dialog.page == *page;
            if beside && next.dialog.frame != own {
                next.forgotten = true;
                withdrawn = true;
            }
        }
        let by = if withdrawn && by != ClosedBy::Agent { ClosedBy::Gone } else { by };
        let dialog = self.close(now, index, by)?;
        (by == ClosedBy::Remote).then_some(dialog)
    }

    /// Closes, without an answer, every dialog that fits.
    pub(super) fn gone(&mut self, now: Instant, fits: impl Fn(&Dialog) -> bool) {
        while let Some(index) = self.open.iter().position(|open| fits(&open.dialog)) {
            self.close(now, index, ClosedBy::Gone);
        }
    }

    /// A page crashed or is gone. The browser closes its dialog a moment before it says so, and
    /// nobody else has.
    pub(super) fn page_ended(&mut self, now: Instant, page: &TargetID) {
        for dialog in self.recent.iter_mut().filter(|dialog| dialog.page == *page) {
            let Some((at, ClosedBy::Remote)) = dialog.closed else { continue };
            if now.saturating_duration_since(at) < END_OF_PAGE {
                Arc::make_mut(dialog).closed = Some((at, ClosedBy::Gone));
                self.changed = true;
            }
        }
    }

    /// Answers with `by` every pending dialog that fits and has no answer under way.
    pub(super) fn answer_all(
        &mut self,
        now: Instant,
        by: ClosedBy,
        fits: impl Fn(&Dialog) -> bool,
    ) -> Vec<Reply> {
        let mut replies = Vec::new();
        while let Some(index) =
            self.open.iter().position(|open| open.answering.is_none() && fits(&open.dialog))
        {
            let Some(open) = self.open.get(index) else { break };
            let (dialog, channel) = (open.dialog.clone(), open.channel.clone());
            replies.push(reply(&dialog, channel, DialogAction::Dismiss, None));
            self.close(now, index, by);
        }
        replies
    }

    /// Dialogs whose time is over, with the answers to send.
    pub(super) fn overdue(&mut self, now: Instant) -> Vec<Reply> {
        let late: Vec<Arc<str>> = self
            .open
            .iter()
            .filter(|open| open.watchdog <= now && open.answering.is_none())
            .map(|open| open.dialog.id.clone())
            .collect();
        self.answer_all(now, ClosedBy::Watchdog, |dialog| late.contains(&dialog.id))
    }

    pub(super) fn next_deadline(&self) -> Option<Instant> {
        let waiting = self.open.iter().filter(|open| open.answering.is_none());
        waiting.map(|open| open.watchdog).min()
    }

    fn close(&mut self, now: Instant, index: usize, by: ClosedBy) -> Option<Arc<Dialog>> {
        if index >= self.open.len() {
            return None;
        }
        let open = self.open.remove(index);
        let dialog = Arc::new(Dialog { closed: Some((now, by)), ..(*open.dialog).clone() });
        self.remember(dialog.clone());
        Some(dialog)
    }

    fn remember(&mut self, dialog: Arc<Dialog>) {
        self.changed = true;
        if self.recent.len() >= RECENT {
            self.recent.pop_front();
        }
        self.recent.push_back(dialog);
    }

    /// Dialogs that are open, in the order in which they opened.
    pub(super) fn pending(&self) -> impl Iterator<Item = &Arc<Dialog>> {
        self.open.iter().map(|open| &open.dialog)
    }

    /// By whom a dialog was closed.
    pub(super) fn closed_by(&self, id: &str) -> Option<ClosedBy> {
        let dialog = self.recent.iter().find(|dialog| *dialog.id == *id)?;
        dialog.closed.map(|(_, by)| by)
    }

    /// Dialogs that were closed, the last one last.
    pub(super) fn recent(&self) -> impl Iterator<Item = &Arc<Dialog>> {
        self.recent.iter()
    }

    pub(super) fn take_changed(&mut self) -> bool {
        std::mem::take(&mut self.changed)
    }
}

fn reply(dialog: &Dialog, channel: Channel, action: DialogAction, text: Option<String>) -> Reply {
    let accepted_prompt = dialog.kind == DialogKind::Prompt && action == DialogAction::Accept;
    // Chrome answers an accepted prompt without a text with "", not with the default that a
    // person would see in the field; so the default is always said.
    let text = accepted_prompt.then(|| text.unwrap_or_else(|| dialog.default_prompt.to_string()));
    Reply { dialog: dialog.id.clone(), page: dialog.page.clone(), channel, action, text }
}
