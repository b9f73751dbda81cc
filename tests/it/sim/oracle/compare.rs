//! The comparison: the core shows this picture, and any picture has a shape.

use super::{Dialog, Frame, Oracle, Page};
use cdpwire::Snapshot;
use std::collections::BTreeSet;

impl Oracle {
    /// The picture must be this one.
    pub(in crate::sim) fn compare(&self, seen: &Snapshot) {
        assert_eq!(seen.ready, self.ready, "ready");
        assert_eq!(seen.bridge_on, self.bridge, "the bridge");
        assert_eq!(seen.sessions, self.sessions.len(), "sessions");
        assert_eq!(seen.targets.len(), self.targets.len(), "targets");
        for (got, want) in seen.targets.iter().zip(&self.targets) {
            let same = got.id.as_str() == want.id
                && got.kind.as_str() == want.kind
                && *got.url == *want.url
                && *got.title == *want.title
                && got.state.as_str() == want.state
                && got.session.as_ref().map(|id| id.as_str()) == want.session.as_deref()
                && got.parent.as_ref().map(|id| id.as_str()) == want.parent.as_deref()
                && got.opener.as_ref().map(|id| id.as_str()) == want.opener.as_deref();
            assert!(same, "target\n core   {got:?}\n oracle {want:?}");
        }
        assert_eq!(seen.pages.len(), self.pages.len(), "pages");
        for got in seen.pages.iter() {
            let Some(want) = self.pages.iter().find(|page| page.id == got.id.as_str()) else {
                panic!("the page {:?} should not be there", got.id);
            };
            let lines = self.consoles.get(&want.id).copied().unwrap_or_default();
            let kept = got.console.entries.len() as u64 + got.console.dropped;
            assert_eq!(kept, lines, "console of {}", want.id);
            self.compare_frames(want, &got.frames);
        }
        self.compare_dialogs(seen);
    }

    pub(super) fn compare_frames(&self, page: &Page, seen: &cdpwire::FrameTree) {
        let mut reached: Vec<&Frame> = page.main.iter().filter_map(|id| self.frame(id)).collect();
        let mut at = 0;
        while let Some(above) = reached.get(at) {
            let parent = above.id.as_str();
            let below = |frame: &&Frame| frame.parent.as_deref() == Some(parent);
            reached.extend(self.frames.iter().filter(below));
            at += 1;
        }
        assert_eq!(
            seen.frames.len(),
            reached.len(),
            "frames\n core   {:?}\n oracle {reached:?}",
            seen.frames
        );
        for want in reached {
            let Some(got) = seen.frames.iter().find(|frame| frame.id.as_str() == want.id) else {
                panic!("the frame is missing: {want:?}");
            };
            let trouble = got.unreachable.as_ref().map(|trouble| match trouble {
                cdpwire::Unreachable::Moving => "moving",
                cdpwire::Unreachable::Crashed => "crashed",
                cdpwire::Unreachable::Failed(_) => "failed",
                _ => "other",
            });
            let same = got.parent.as_ref().map(|id| id.as_str()) == want.parent.as_deref()
                && got.page.as_str() == want.page
                && *got.url == *want.url
                && got.is_oopif == want.remote
                && got.loader.as_deref() == want.loader.as_deref()
                && got.session.as_ref().map(|id| id.as_str()) == want.own.as_deref()
                && trouble == want.trouble;
            assert!(same, "frame\n core   {got:?}\n oracle {want:?}");
        }
    }

    pub(super) fn compare_dialogs(&self, seen: &Snapshot) {
        let same = |got: &cdpwire::Dialog, want: &Dialog| {
            *got.id == *want.id
                && got.kind.as_str() == want.kind
                && *got.message == *want.message
                && got.page.as_str() == want.page
                && got.frame.as_ref().map(|id| id.as_str()) == want.frame.as_deref()
                && got.source.as_str() == want.source
                && got.closed.map(|(_, by)| by.as_str()) == want.closed_by
        };
        for (name, got, want) in [
            ("pending", &seen.pending_dialogs, &self.pending),
            ("recent", &seen.recent_dialogs, &self.recent),
        ] {
            let equal =
                got.len() == want.len() && got.iter().zip(want).all(|(got, want)| same(got, want));
            assert!(equal, "{name} dialogs\n core   {got:#?}\n oracle {want:#?}");
        }
    }
}

/// What holds for any picture, whatever arrived.
pub(in crate::sim) fn check_shape(seen: &Snapshot) {
    for page in seen.pages.iter() {
        let mut above: BTreeSet<&str> = BTreeSet::new();
        for (at, frame) in page.frames.frames.iter().enumerate() {
            match &frame.parent {
                None => assert_eq!(at, 0, "two main frames: {:?}", page.frames),
                Some(parent) => {
                    assert!(
                        above.contains(parent.as_str()),
                        "a child without its parent: {frame:?}"
                    );
                }
            }
            assert!(above.insert(frame.id.as_str()), "a frame twice: {frame:?}");
            assert_eq!(frame.page, page.id, "in another page's tree: {frame:?}");
        }
        for (one, two) in page.console.entries.iter().zip(page.console.entries.iter().skip(1)) {
            assert_eq!(one.number + 1, two.number, "a gap in the console");
        }
    }
    let mut ids: BTreeSet<&str> = BTreeSet::new();
    for dialog in seen.pending_dialogs.iter() {
        assert!(dialog.closed.is_none(), "pending and closed: {dialog:?}");
        assert!(ids.insert(&dialog.id), "a dialog twice: {dialog:?}");
    }
    for dialog in seen.recent_dialogs.iter() {
        assert!(dialog.closed.is_some(), "recent and open: {dialog:?}");
        assert!(ids.insert(&dialog.id), "a dialog twice: {dialog:?}");
    }
    let mut sessions: BTreeSet<&str> = BTreeSet::new();
    for session in seen.targets.iter().filter_map(|target| target.session.as_ref()) {
        assert!(sessions.insert(session.as_str()), "a session twice: {session:?}");
    }
}
