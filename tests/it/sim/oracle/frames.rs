//! Frames: where each of them is, and what it shows.

use super::{Frame, Limbo, Oracle, maybe, text};
use serde_json::Value;

impl Oracle {
    /// The session in which a frame's commands run.
    pub(super) fn nearest(&self, frame: &str) -> Option<String> {
        let mut at = self.frame(frame)?;
        loop {
            match (&at.own, &at.parent) {
                (Some(own), _) => return Some(own.clone()),
                (None, Some(parent)) => at = self.frame(parent)?,
                (None, None) => {
                    let page = self.pages.iter().find(|page| page.id == at.page)?;
                    return Some(page.session.clone());
                }
            }
        }
    }

    pub(super) fn add_frame(&mut self, page: &str, id: &str, parent: Option<String>) {
        self.frames.push(Frame {
            id: id.to_owned(),
            parent,
            page: page.to_owned(),
            url: String::new(),
            own: None,
            next: None,
            told: true,
            remote: false,
            loader: None,
            trouble: None,
        });
    }

    pub(super) fn remove_below(&mut self, id: &str) {
        while let Some(child) = self.frames.iter().find(|frame| frame.parent.as_deref() == Some(id))
        {
            let child = child.id.clone();
            self.remove_frame(&child);
        }
    }

    pub(super) fn remove_frame(&mut self, id: &str) {
        self.frames.retain(|frame| frame.id != id);
        for page in &mut self.pages {
            if page.main.as_deref() == Some(id) {
                page.main = None;
            }
        }
        self.remove_below(id);
        self.document_left(id);
    }

    /// Its document is gone, and with it the dialogs of its scripts.
    pub(super) fn document_left(&mut self, frame: &str) {
        self.left.push(frame.to_owned());
    }

    /// What one event takes away closes together, in the order in which it opened.
    pub(super) fn close_left(&mut self) {
        let left = std::mem::take(&mut self.left);
        self.close_where("gone", |dialog| dialog.frame.as_ref().is_some_and(|f| left.contains(f)));
    }

    pub(super) fn frame_attached(&mut self, page: &str, on: &str, id: &str, parent: &str) {
        if self.nearest(parent).as_deref() != Some(on) {
            return;
        }
        let Some(frame) = self.frame_mut(id) else {
            self.add_frame(page, id, Some(parent.to_owned()));
            return;
        };
        frame.told = true;
        let away = frame.remote || frame.trouble == Some("moving");
        if !away || frame.own.as_deref() == Some(on) {
            return;
        }
        self.remove_below(id);
        if let Some(frame) = self.frame_mut(id) {
            frame.own = None;
            frame.remote = false;
            frame.trouble = None;
        }
        self.document_left(id);
    }

    pub(super) fn frame_detached(&mut self, on: &str, id: &str, swap: bool) {
        let Some(frame) = self.frame(id) else { return };
        if frame.own.as_deref() == Some(on) || frame.next.as_deref() == Some(on) {
            return;
        }
        if !swap {
            self.remove_frame(id);
        } else if let Some(next) = frame.next.clone() {
            self.document_left(id);
            self.frame_moved_out(id, &next);
            let url = self.target(id).map(|target| target.url.clone());
            self.name_frame(id, &url.unwrap_or_default());
        } else if frame.own.is_none() {
            self.remove_below(id);
            if let Some(frame) = self.frame_mut(id) {
                frame.trouble = Some("moving");
                frame.loader = None;
            }
            self.document_left(id);
        }
    }

    /// Whoever waits has not committed: the frame is still where it was.
    pub(super) fn frame_announced(
        &mut self,
        page: &str,
        session: &str,
        id: &str,
        parent: Option<String>,
        url: &str,
        waiting: bool,
    ) {
        if self.frame(id).is_none() {
            self.add_frame(page, id, parent);
            self.frame_mut(id).expect("it was added").told = false;
        }
        let Some(frame) = self.frame_mut(id) else { return };
        if waiting && !frame.remote && frame.trouble != Some("moving") {
            frame.next = Some(session.to_owned());
        } else {
            self.frame_moved_out(id, session);
            self.name_frame(id, url);
        }
    }

    pub(super) fn frame_moved_out(&mut self, id: &str, session: &str) {
        // The old document was left when the frame set out.
        let here = |frame: &Frame| frame.told && frame.trouble != Some("moving");
        let here = self.frame(id).is_some_and(here);
        self.remove_below(id);
        if here {
            self.document_left(id);
        }
        if let Some(frame) = self.frame_mut(id) {
            frame.own = Some(session.to_owned());
            frame.next = None;
            frame.told = true;
            frame.remote = true;
            frame.trouble = None;
            frame.loader = None;
        }
    }

    /// The browser names what a frame shows whose document was not announced.
    pub(super) fn name_frame(&mut self, id: &str, url: &str) {
        let nameless = |frame: &&mut Frame| frame.loader.is_none() && frame.next.is_none();
        if let Some(frame) = self.frame_mut(id).filter(nameless) {
            if !url.is_empty() {
                frame.url = url.to_owned();
            }
        }
    }

    pub(super) fn frame_lost_session(&mut self, id: &str, session: &str) {
        let Some(frame) = self.frame_mut(id) else { return };
        if frame.next.as_deref() == Some(session) {
            frame.next = None;
            if !frame.told {
                self.remove_frame(id);
            }
            return;
        }
        if frame.own.as_deref() != Some(session) {
            return;
        }
        self.remove_below(id);
        if let Some(frame) = self.frame_mut(id) {
            frame.own = None;
            frame.trouble = Some("moving");
            frame.loader = None;
        }
        self.document_left(id);
        let Some(parent) = self.nearest(id).filter(|id| self.session(id).is_some()) else {
            // Its parent is not told yet, and will be told with what is in it then.
            self.remove_frame(id);
            return;
        };
        let until = self.now + self.setup;
        self.limbo.push(Limbo { frame: id.to_owned(), session: parent, command: None, until });
    }

    pub(super) fn settle(&mut self, id: &str) {
        let limbo = |f: &Frame| f.remote && f.own.is_none() && f.trouble == Some("moving");
        if self.frame(id).is_some_and(limbo) {
            self.remove_frame(id);
        }
        self.close_left();
    }

    /// Whether a session may speak of this frame; one that is not known must have its place in
    /// that session's own process.
    pub(super) fn may_tell(&mut self, page: &str, on: &str, said: &Value) -> bool {
        let id = text(said, "/id");
        if self.frame(id).is_some() {
            return self.nearest(id).as_deref() == Some(on);
        }
        match maybe(said, "/parentId") {
            None => {
                let Some(known) = self.pages.iter().find(|known| known.session == on) else {
                    return false;
                };
                if let Some(old) = known.main.clone() {
                    self.remove_frame(&old);
                }
                self.add_frame(page, id, None);
                let known = self.pages.iter_mut().find(|known| known.session == on);
                if let Some(known) = known {
                    known.main = Some(id.to_owned());
                }
                true
            }
            Some(parent) if self.nearest(&parent).as_deref() == Some(on) => {
                self.add_frame(page, id, Some(parent));
                true
            }
            Some(_) => false,
        }
    }

    pub(super) fn frame_navigated(&mut self, page: &str, on: &str, said: &Value) {
        let id = text(said, "/id");
        if self.frame(id).is_some_and(|frame| frame.next.as_deref() == Some(on)) {
            self.frame_moved_out(id, on);
        }
        if !self.may_tell(page, on, said) {
            return;
        }
        self.remove_below(id);
        self.document_left(id);
        self.show(on, said);
    }

    pub(super) fn show(&mut self, on: &str, said: &Value) {
        let url = [text(said, "/url"), text(said, "/urlFragment")].concat();
        let Some(frame) = self.frame_mut(text(said, "/id")) else { return };
        frame.told = true;
        frame.url = url;
        frame.loader = Some(text(said, "/loaderId").to_owned());
        frame.trouble = said.get("unreachableUrl").map(|_| "failed");
        frame.remote &= frame.own.as_deref() == Some(on);
    }

    pub(super) fn tree(&mut self, on: &str, tree: &Value) {
        let Some(session) = self.session(on) else { return };
        let Some(page) = session.page.clone() else { return };
        let mut next = vec![tree.clone()];
        while let Some(tree) = next.pop() {
            let said = &tree["frame"];
            let told = self.frame(text(said, "/id")).is_some_and(|frame| frame.loader.is_some());
            // What an event said is newer.
            if !told && self.may_tell(&page, on, said) {
                self.show(on, said);
            }
            next.extend(tree["childFrames"].as_array().into_iter().flatten().rev().cloned());
        }
    }
}
