//! Targets and sessions: attachments and whose they are, ends, crashes.

use super::{Dialog, Oracle, Page, Session, Target, is_document, maybe, text};
use serde_json::Value;
use std::collections::BTreeSet;
use std::time::Duration;

impl Oracle {
    pub(super) fn describe(&mut self, info: &Value) {
        let id = text(info, "/targetId");
        let at = match self.targets.iter().position(|target| target.id == id) {
            Some(at) => at,
            None => {
                self.targets.push(Target {
                    id: id.to_owned(),
                    kind: String::new(),
                    url: String::new(),
                    title: String::new(),
                    opener: None,
                    session: None,
                    parent: None,
                    state: "unattached",
                });
                self.targets.len() - 1
            }
        };
        let target = &mut self.targets[at];
        target.kind = text(info, "/type").to_owned();
        target.url = text(info, "/url").to_owned();
        target.title = text(info, "/title").to_owned();
        target.opener = maybe(info, "/openerId").or_else(|| target.opener.take());
    }

    pub(super) fn attached(&mut self, on: Option<&str>, params: &Value) {
        let (id, info) = (text(params, "/sessionId").to_owned(), &params["targetInfo"]);
        let (target, kind) = (text(info, "/targetId").to_owned(), text(info, "/type"));
        if self.session(&id).is_some() || self.dead.contains(&id) {
            return;
        }
        let before = self.target(&target).and_then(|target| target.session.clone());
        let waiting = params["waitingForDebugger"] == true;
        // An attachment that a caller asked for is his own. It is announced where he asked; the
        // target is ours already, or it runs, which nothing does that the browser attaches to at
        // its birth. Before our own request is answered, the browser's attachment comes first.
        let own = self
            .own
            .values()
            .filter(|own| own.session.as_deref() == on && own.method == "Target.setAutoAttach");
        let covered = own.map(|own| own.sent).min().filter(|_| before.is_none());
        let fits = |session: &Option<String>, sent: u64| {
            session.as_deref() == on && covered.is_none_or(|own| sent < own)
        };
        // Who asked first is served first, whether he still waits or not.
        let mut claims: Vec<(u64, i64)> = Vec::new();
        for (id, asked) in &self.asked {
            let Some(sent) = asked.sent.filter(|sent| fits(&asked.session, *sent)) else {
                continue;
            };
            if asked.attaches.as_ref() == Some(&target) {
                claims.push((sent, *id));
            }
        }
        for late in &self.late_attachments {
            if late.target == target && fits(&late.session, late.sent) {
                claims.push((late.sent, late.call));
            }
        }
        let claim = claims.into_iter().min().filter(|_| before.is_some() || !waiting);
        let claimed = claim.is_some();
        if let Some((sent, id)) = claim {
            self.late_attachments.retain(|late| late.sent != sent);
            if let Some(asked) = self.asked.get_mut(&id).filter(|asked| asked.sent == Some(sent)) {
                asked.attaches = None;
            }
        }
        let automatic = !claimed && kind != "browser";
        let shared = kind == "service_worker" || kind == "shared_worker";
        let supervised = shared || ["page", "iframe", "worker"].contains(&kind);
        // Of a worker that pages share, the browser's own attachment is kept, whichever came first.
        let by_page = |old: &str| self.session(old).is_some_and(|old| old.parent.is_some());
        let better = on.is_none() && before.as_deref().is_some_and(by_page);
        if automatic && shared && before.is_some() && !better {
            self.dead.push(id);
            return;
        }
        if let (true, Some(old)) = (automatic, before) {
            self.end_session(&old);
        }
        self.describe(info);
        if automatic && !supervised {
            self.dead.push(id);
            return;
        }
        let above = on.and_then(|on| self.session(on));
        let page = match kind {
            "page" => Some(target.clone()),
            _ => above.and_then(|above| above.page.clone()),
        };
        let parent_target = above.map(|above| above.target.clone());
        self.sessions.push(Session {
            id: id.clone(),
            target: target.clone(),
            kind: kind.to_owned(),
            parent: on.map(str::to_owned),
            page: page.clone(),
            automatic,
            crashed: false,
            bridged: automatic && self.bridge && is_document(kind),
            claimed: false,
            since: self.now,
            resumed: false,
            again: false,
            open: BTreeSet::new(),
        });
        if automatic {
            if let Some(state) = self.targets.iter_mut().find(|state| state.id == target) {
                state.session = Some(id.clone());
                state.parent = parent_target;
                state.state = "attaching";
            }
            match (kind, page) {
                ("page", _) => {
                    self.pages.push(Page { id: target, session: id.clone(), main: None });
                }
                ("iframe", Some(page)) => {
                    let parent = maybe(info, "/parentFrameId");
                    let url = text(info, "/url");
                    self.frame_announced(&page, &id, &target, parent, url, waiting);
                    self.close_left();
                }
                _ => {}
            }
        }
        let (now, kept): (Vec<_>, Vec<_>) =
            std::mem::take(&mut self.orphans).into_iter().partition(|orphan| orphan.1 == id);
        self.orphans = kept;
        for (_, _, message) in now {
            self.event(&message);
        }
    }

    pub(super) fn end_session(&mut self, id: &str) {
        let mut gone = vec![id.to_owned()];
        let mut at = 0;
        while let Some(above) = gone.get(at).cloned() {
            let below = |session: &&Session| session.parent.as_ref() == Some(&above);
            gone.extend(self.sessions.iter().filter(below).map(|session| session.id.clone()));
            at += 1;
        }
        for id in gone {
            let Some(at) = self.sessions.iter().position(|session| session.id == id) else {
                continue;
            };
            let session = self.sessions.remove(at);
            self.dead.push(id.clone());
            self.drop_calls(&id);
            if !session.automatic {
                continue;
            }
            let of = |target: &&mut Target| target.session.as_deref() == Some(&*id);
            if let Some(target) = self.targets.iter_mut().find(of) {
                target.session = None;
                target.state = "unattached";
            }
            let Some(page) = session.page else { continue };
            if session.target == page {
                self.pages.retain(|known| known.id != page);
                self.frames.retain(|frame| frame.page != page);
                self.consoles.remove(&page);
                self.closing.retain(|closing| *closing != page);
                self.page_ended(&page);
            } else if session.kind == "iframe" {
                self.frame_lost_session(&session.target, &id);
            }
        }
        self.close_left();
    }

    /// What waits in a session ends: it is gone, or its renderer is.
    pub(super) fn drop_calls(&mut self, session: &str) {
        self.asked.retain(|_, asked| asked.session.as_deref() != Some(session));
        self.own.retain(|_, own| own.session.as_deref() != Some(session));
        self.paused.retain(|paused| paused.session != session);
        let failed: Vec<String> =
            self.limbo.iter().filter(|l| l.session == session).map(|l| l.frame.clone()).collect();
        self.limbo.retain(|limbo| limbo.session != session);
        for frame in failed {
            self.settle(&frame);
        }
        self.end_answers(|answer| answer.session == session);
    }

    pub(super) fn crash(&mut self, id: &str) {
        let Some(session) = self.session_mut(id).filter(|session| !session.crashed) else { return };
        session.crashed = true;
        session.again |= !session.resumed || !session.open.is_empty();
        session.open.clear();
        session.resumed = true;
        let (target, page) = (session.target.clone(), session.page.clone());
        self.set_state(id, "crashed");
        if page.as_ref() == Some(&target) {
            self.page_ended(&target);
        }
        let mut roots: Vec<String> = self
            .frames
            .iter()
            .filter(|frame| frame.own.as_deref() == Some(id))
            .map(|frame| frame.id.clone())
            .collect();
        let main = self.pages.iter().find(|known| known.session == id);
        roots.extend(main.and_then(|page| page.main.clone()));
        for root in roots {
            self.remove_below(&root);
            if let Some(frame) = self.frame_mut(&root) {
                frame.trouble = Some("crashed");
            }
            self.document_left(&root);
        }
        self.drop_calls(id);
        self.close_left();
    }

    pub(super) fn page_ended(&mut self, page: &str) {
        self.close_where("gone", |dialog| dialog.page == page);
        // The browser closes the dialog a moment before it tells of the page's end.
        let now = self.now;
        let just = |dialog: &&mut Dialog| {
            dialog.page == page
                && dialog.closed_by == Some("remote")
                && dialog.closed_at.is_some_and(|at| now - at < Duration::from_millis(500))
        };
        for dialog in self.recent.iter_mut().filter(just) {
            dialog.closed_by = Some("gone");
        }
    }

    pub(super) fn revive(&mut self, id: &str) {
        let now = self.now;
        let Some(session) = self.session_mut(id).filter(|session| session.crashed) else { return };
        session.crashed = false;
        let again = std::mem::take(&mut session.again) && session.automatic;
        if again {
            session.resumed = false;
            session.since = now;
        }
        self.set_state(id, if again { "attaching" } else { "ready" });
        for at in 0..self.frames.len() {
            let frame = &self.frames[at];
            if frame.trouble == Some("crashed") && self.nearest(&frame.id).as_deref() == Some(id) {
                self.frames[at].trouble = None;
            }
        }
    }
}
