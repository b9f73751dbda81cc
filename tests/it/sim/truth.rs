//! The last word: at rest and without faults, the picture is what the browser itself knows.

use super::driver::{Level, Sim};
use super::world::frames_of;
use cdpwire::{DialogSource, TargetKind, TargetState};

impl Sim {
    /// `free`: nothing holds a renderer up, so that every page has told its frames.
    pub(super) fn check_truth(&mut self, free: bool) {
        if self.level != Level::Calm {
            return;
        }
        self.oracle.check_rest(free);
        let snapshot = self.core.snapshot().clone();
        let model = self.peer.model();
        // Tabs are hidden by the browser's default filter.
        let kinds = ["page", "iframe", "worker", "shared_worker", "service_worker", "browser_ui"];
        for kind in kinds {
            let there = model.targets(kind);
            let known = snapshot.targets.iter().filter(|target| target.kind.as_str() == kind);
            assert_eq!(known.count(), there.len(), "{kind} targets");
            for id in there {
                let info = model.target_info(&id).expect("it is there");
                let found = snapshot.targets.iter().find(|target| target.id.as_str() == id);
                let target = found.unwrap_or_else(|| panic!("the {kind} {id} is not known"));
                let says = |name: &str| info[name].as_str().unwrap_or_default().to_owned();
                // A dedicated worker is named only where it is attached.
                if kind != "worker" || target.session.is_some() {
                    assert_eq!(*target.url, *says("url"), "{target:?}");
                    // A title that comes after its document's commit is not told.
                    let (url, title) = (says("url"), says("title"));
                    let first = url.split_once("://").map_or(&*url, |(_, rest)| rest);
                    let told = [&*title, first.trim_end_matches('/')];
                    assert!(told.contains(&&*target.title), "{target:?} says {title}");
                }
                let session = target.session.as_ref().map(|session| session.as_str().to_owned());
                let sessions = model.sessions(&id);
                // Callers have sessions of their own, which the browser tells apart.
                let own = |id: &String| model.is_auto_attached(id);
                match &session {
                    Some(session) => {
                        assert!(sessions.contains(session) && own(session), "{target:?}");
                    }
                    None => assert!(
                        kind == "browser_ui" || !sessions.iter().any(own),
                        "{target:?} has {sessions:?}"
                    ),
                }
                if free && session.is_some() {
                    let crashed = model.is_crashed(&id);
                    let state = if crashed { TargetState::Crashed } else { TargetState::Ready };
                    assert_eq!(target.state, state, "{target:?}");
                }
            }
        }
        self.check_dialogs(&snapshot);
        if free {
            self.check_frames(&snapshot);
        }
    }

    fn check_dialogs(&mut self, snapshot: &cdpwire::Snapshot) {
        let open = self.peer.model().dialogs();
        for dialog in snapshot.pending_dialogs.iter() {
            if dialog.source == DialogSource::Native {
                let frame = dialog.frame.as_ref().map(|id| id.as_str());
                let real = open.iter().any(|(page, opening)| {
                    *page == dialog.page.as_str() && opening["frameId"].as_str() == frame
                });
                assert!(real, "a phantom: {dialog:?}");
            }
        }
        for (page, opening) in open {
            // One that was open before its page was attached is not announced.
            let announced = self.peer.model().announced(&page);
            let ours = snapshot.targets.iter().find(|target| target.id.as_str() == page);
            let heard = ours.and_then(|target| target.session.as_ref());
            if heard.is_none_or(|session| !announced.iter().any(|id| id == session.as_str())) {
                continue;
            }
            let found = snapshot.pending_dialogs.iter().any(|dialog| {
                dialog.page.as_str() == page
                    && dialog.frame.as_ref().map(|id| id.as_str()) == opening["frameId"].as_str()
                    && *dialog.message == *opening["message"].as_str().unwrap_or_default()
            });
            assert!(found, "a dialog is missing: {opening}");
        }
    }

    fn check_frames(&mut self, snapshot: &cdpwire::Snapshot) {
        let pages = snapshot.targets.iter().filter(|target| target.kind == TargetKind::Page);
        for target in pages.filter(|target| target.session.is_some()) {
            let page = target.id.as_str();
            let state = snapshot.page(&target.id).expect("an attached page has a state");
            let model = self.peer.model();
            let mut expected = Vec::new();
            for frame in frames_of(model, page) {
                let remote = model.is_remote(&frame);
                // A caller may have detached what was ours.
                let session =
                    model.sessions(&frame).into_iter().find(|s| model.is_auto_attached(s));
                let told = state.frames.frames.iter().find(|known| known.id.as_str() == frame);
                let told = told.is_none_or(|known| known.loader.is_some());
                let url = match model.target_info(&frame).filter(|_| remote && !told) {
                    // It crashed before it could tell its document: its target's URL is all that
                    // there is to know.
                    Some(info) if model.is_crashed(&frame) => {
                        info["url"].as_str().unwrap_or_default().to_owned()
                    }
                    _ => model.frame_url(&frame).unwrap_or_default(),
                };
                expected.push((frame, remote, url, session.filter(|_| remote)));
            }
            // A page that crashed before it could tell its frames has none that are known.
            if model.is_crashed(page) && state.frames.frames.is_empty() {
                continue;
            }
            expected.sort();
            let mut got: Vec<_> = state
                .frames
                .frames
                .iter()
                .map(|frame| {
                    let session = frame.session.as_ref().map(|id| id.as_str().to_owned());
                    (frame.id.as_str().to_owned(), frame.is_oopif, frame.url.to_string(), session)
                })
                .collect();
            got.sort();
            assert_eq!(got, expected, "the frames of {page}");
        }
    }
}
