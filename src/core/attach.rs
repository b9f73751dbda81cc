//! The attach recipe: what is sent to a target in the moment it is announced.
//!
//! Everything goes out in one burst and nothing waits for an answer, because a renderer that is
//! held for the debugger answers some commands only after it was resumed, and a discarded one
//! never answers any. `Runtime.runIfWaitingForDebugger` is always last and always sent: a target
//! that is not resumed stalls its page for ever.

use super::anomalies::bump;
use super::sessions::Session;
use super::targets::{TargetKind, TargetState};
use super::{BridgeStep, Core, Owner, Setup, Start, body_of};
use crate::protocol::page::FrameId;
use crate::protocol::target::{AttachedToTarget, SessionID, TargetID};
use crate::protocol::{browser, log, page, runtime, target};
use std::collections::HashSet;
use std::time::{Duration, Instant};

/// How long a setup command that came to nothing is still recognised: a discarded page answers
/// the moment it is activated, be that tomorrow.
const PATIENCE: Duration = Duration::from_secs(24 * 60 * 60);

impl Core {
    /// Sends what begins supervision on the browser's own session.
    pub(super) fn begin(&mut self, now: Instant) {
        let version = body_of(&browser::GetVersion::new());
        self.send_start(now, "Browser.getVersion", &version, Start::Version);
        if !self.config.supervise {
            return;
        }
        let discover = body_of(&target::SetDiscoverTargets::new(true));
        self.send_start(now, "Target.setDiscoverTargets", &discover, Start::Discover);
        self.send_start(now, "Target.setAutoAttach", &auto_attach(), Start::AutoAttach);
        // Older browsers answered setAutoAttach before they announced the targets that were
        // there already; one more round trip settles it.
        let info = body_of(&target::GetTargetInfo::new());
        self.send_start(now, "Target.getTargetInfo", &info, Start::Settle);
    }

    /// Whoever opens the connection has a deadline of his own; until then a slow browser may
    /// still answer.
    fn send_start(&mut self, now: Instant, method: &'static str, body: &[u8], step: Start) {
        // The engine's own commands are always accepted.
        let _ = self.send_raw(now, PATIENCE, None, method, body, Owner::Start(step));
    }

    /// A target was attached. Registers the session before anything else of it is read.
    pub(super) fn attached(
        &mut self,
        now: Instant,
        on: Option<&SessionID>,
        event: AttachedToTarget,
    ) {
        let AttachedToTarget {
            session_id: session, target_info: info, waiting_for_debugger, ..
        } = event;
        // Session ids are never used again: one that has ended is not there, whoever says so.
        if self.sessions.contains(&session) || self.sessions.has_ended(session.as_str()) {
            bump(&mut self.anomalies.repeated_attachments);
            return;
        }
        let id = info.target_id.clone();
        let kind = TargetKind::from_cdp(&info.r#type);
        let attached_before = self.targets.get(&id).and_then(|target| target.session.clone());
        // What a caller attaches to runs already; a target that waits is announced by itself, and
        // the caller's own session is still to come.
        let may_be_callers = attached_before.is_some() || !waiting_for_debugger;
        let first = attached_before.is_none();
        let by_caller = may_be_callers && self.calls.claim_attachment(&id, on, first);
        let automatic = self.config.supervise && !by_caller && kind != TargetKind::Browser;
        // A worker that several pages share is announced on the browser's session, where it stays,
        // and again on the session of each of its pages.
        let shared = matches!(kind, TargetKind::ServiceWorker | TargetKind::SharedWorker);
        match attached_before.filter(|_| automatic) {
            Some(old) if shared => {
                let held_by = self.sessions.get(&old).and_then(|old| old.parent.clone());
                let Some(page) = held_by.filter(|_| on.is_none()) else {
                    self.leave(now, &session, on);
                    return;
                };
                // Chromium tells it on the browser's session first. Should it ever come second,
                // it still is the one to keep: a page's session ends with its page, and the
                // worker lives on for the others.
                self.session_ended(now, &old, crate::error::SessionEnd::Detached);
                self.leave(now, &old, Some(&page));
            }
            Some(old) => {
                // Workers of a frame that went into the back-forward cache are announced again
                // without a detach (crbug 1485193): the newer session is the live one.
                bump(&mut self.anomalies.repeated_attachments);
                self.session_ended(now, &old, crate::error::SessionEnd::Detached);
            }
            None => {}
        }
        let supervised = is_supervised(&kind);
        let full = self.sessions.is_full() || !self.targets.describe(&info, &mut self.anomalies);
        self.targets_changed();
        if let (TargetKind::Page, Some(opener)) = (&kind, &info.opener_id) {
            self.standing.inherit(&id, opener);
        }
        if full {
            bump(&mut self.anomalies.overflows);
        }
        let above = on.and_then(|on| self.sessions.get(on));
        let page = match kind {
            TargetKind::Page => Some(id.clone()),
            _ => above.and_then(|above| above.page.clone()),
        };
        let parent = above.map(|above| above.target.clone());
        if full || (automatic && !supervised) {
            if let (TargetKind::Iframe, Some(page)) = (&kind, &page) {
                let frame = FrameId::from(id.as_str());
                self.frames.not_attached(page, &frame, info.parent_frame_id.as_ref());
            }
            self.leave(now, &session, on);
            return;
        }
        self.sessions.insert(
            session.clone(),
            Session {
                target: id.clone(),
                parent: on.cloned(),
                automatic,
                page: page.clone(),
                claims_fetch: false,
                claims_debugger: false,
                setup_open: 0,
                setup_lost: false,
                children: HashSet::new(),
                crashed: false,
            },
        );
        if automatic {
            self.targets.attach(&id, &session, parent, TargetState::Attaching);
            match (&kind, &page) {
                (TargetKind::Page, Some(page)) => self.frames.page_attached(page, &session),
                (TargetKind::Iframe, Some(page)) => {
                    let frame = FrameId::from(id.as_str());
                    let parent = info.parent_frame_id.as_ref();
                    let waits = waiting_for_debugger;
                    self.frames.remote_attached(page, &frame, parent, &session, waits);
                    self.frames.renamed(&frame, &info.url);
                    self.frames_left(now);
                }
                _ => {}
            }
            self.set_up(now, &session, &kind);
        }
        for message in self.orphans.adopt(session.as_str()).into_iter().rev() {
            self.adopted.push_front(message);
        }
    }

    /// Sends the burst for this kind of target.
    pub(super) fn set_up(&mut self, now: Instant, session: &SessionID, kind: &TargetKind) {
        let runtime = ("Runtime.enable", body_of(&runtime::Enable::new()));
        let resume = (RESUME, body_of(&runtime::RunIfWaitingForDebugger::new()));
        let recurse = ("Target.setAutoAttach", auto_attach());
        let log = ("Log.enable", body_of(&log::Enable::new()));
        let before: Vec<(&'static str, Vec<u8>)> = match kind {
            TargetKind::Page | TargetKind::Iframe => vec![
                ("Inspector.enable", b"\"method\":\"Inspector.enable\"".to_vec()),
                ("Page.enable", body_of(&page::Enable::new())),
                ("Page.getFrameTree", body_of(&page::GetFrameTree::new())),
                log,
                runtime,
                recurse,
            ],
            TargetKind::Worker => vec![log, runtime, recurse],
            // These have no children, and asking some builds to look for them closed the whole
            // connection (browser-use 5340).
            _ => vec![log, runtime],
        };
        let own = before.into_iter().map(|(method, body)| {
            let step = if method == "Page.getFrameTree" { Setup::FrameTree } else { Setup::Other };
            (method, body, step)
        });
        let catch = self.interception(session, kind);
        let standing = catch.into_iter().chain(self.standing_commands(session, kind));
        let standing: Vec<_> =
            standing.map(|(method, body)| (method, body, Setup::Other)).collect();
        let bridge = self.installation(session, kind).into_iter().map(|(method, body, owner)| {
            let step = match owner {
                Owner::Bridge(BridgeStep::Script) => Setup::Script,
                _ => Setup::Other,
            };
            (method, body, step)
        });
        let burst: Vec<_> =
            own.chain(standing).chain(bridge).chain([(resume.0, resume.1, Setup::Other)]).collect();
        for (method, body, step) in burst {
            if self.send_own(now, Some(session), method, &body, Owner::Setup(step)) {
                if let Some(session) = self.sessions.get_mut(session) {
                    session.setup_open = session.setup_open.saturating_add(1);
                }
            }
        }
        if self.sessions.get(session).is_some_and(|session| session.setup_open == 0) {
            // Nothing could be sent: a browser that announces without end and never answers.
            bump(&mut self.anomalies.overflows);
            let Some(entry) = self.sessions.get(session) else { return };
            let target = entry.target.clone();
            self.set_target_state(&target, session, TargetState::Degraded);
        }
    }

    /// A target that is not ours to supervise is resumed and left alone. Resumed first: some
    /// builds stall a waiting target that is detached as it is.
    fn leave(&mut self, now: Instant, session: &SessionID, on: Option<&SessionID>) {
        let resume = body_of(&runtime::RunIfWaitingForDebugger::new());
        self.send_own(now, Some(session), RESUME, &resume, Owner::Farewell);
        let detach = target::DetachFromTarget::new().with(|params| {
            params.session_id = Some(session.clone());
        });
        let detach = body_of(&detach);
        self.sessions.remember_ended(session.clone());
        self.send_own(now, on, "Target.detachFromTarget", &detach, Owner::Farewell);
    }

    /// One setup command of a session is settled, well or badly.
    pub(super) fn setup_answered(&mut self, session: &SessionID) {
        let Some(entry) = self.sessions.get_mut(session) else { return };
        entry.setup_open = entry.setup_open.saturating_sub(1);
        if entry.setup_open == 0 && !entry.crashed {
            let target = entry.target.clone();
            self.set_target_state(&target, session, TargetState::Ready);
        }
    }

    /// A setup command got no answer in time: its target is degraded, alone. The command stays
    /// known, since a page that wakes up answers it.
    pub(super) fn setup_overdue(&mut self, now: Instant, id: super::CallId, session: &SessionID) {
        self.calls.extend(id, now.checked_add(PATIENCE).unwrap_or(now));
        let Some(entry) = self.sessions.get(session) else { return };
        let target = entry.target.clone();
        let attaching = |t: &std::sync::Arc<super::targets::Target>| {
            t.session.as_ref() == Some(session) && t.state == TargetState::Attaching
        };
        if self.targets.get(&target).is_some_and(attaching) {
            bump(&mut self.anomalies.degraded_targets);
            self.set_target_state(&target, session, TargetState::Degraded);
        }
    }

    pub(super) fn start_overdue(&mut self, now: Instant, id: super::CallId) {
        self.calls.extend(id, now.checked_add(PATIENCE).unwrap_or(now));
    }

    pub(super) fn set_target_state(
        &mut self,
        target: &TargetID,
        session: &SessionID,
        state: TargetState,
    ) {
        self.targets.set_state(target, session, state);
        self.targets_changed();
    }
}

/// Kinds that stay attached. A tab is the container of a page that is attached by itself, and
/// anything unknown (`browser_ui` is announced even in headless mode) is not ours to hold.
fn is_supervised(kind: &TargetKind) -> bool {
    matches!(
        kind,
        TargetKind::Page
            | TargetKind::Iframe
            | TargetKind::Worker
            | TargetKind::SharedWorker
            | TargetKind::ServiceWorker
    )
}

const RESUME: &str = "Runtime.runIfWaitingForDebugger";

fn auto_attach() -> Vec<u8> {
    body_of(&target::SetAutoAttach::new(true, true).with(|params| params.flatten = Some(true)))
}
