//! Frames below the main one: attaching, removing, and changing process.

use super::Model;
use super::navigation::{Navigation, Trigger};
use super::targets::InfoOrder;
use super::world::{Frame, Target, site};
use serde_json::json;

impl Model {
    /// Adds an iframe. On another site than its embedder it becomes a remote frame, with a
    /// target of its own that may wait for `Runtime.runIfWaitingForDebugger`.
    pub fn attach_iframe(&mut self, parent: &str, url: &str) -> Option<String> {
        let host = self.world.frame(parent)?.host.clone();
        let id = self.world.fresh_id();
        let loader = self.world.fresh_id();
        self.world.frames.push(Frame {
            id: id.clone(),
            parent: Some(parent.to_owned()),
            host: host.clone(),
            url: String::new(),
            name: String::new(),
            loader,
            failed: None,
        });
        let attached = json!({ "frameId": id, "parentFrameId": parent });
        self.page_event(&host, "Page.frameAttached", &attached);
        let loader = self.world.fresh_id();
        self.start_navigation(Navigation::new(&id, url, loader, Trigger::Initial));
        Some(id)
    }

    /// Removes an iframe, local or remote, with everything below it.
    pub fn remove_frame(&mut self, frame: &str) -> bool {
        let Some(state) = self.world.frame(frame).cloned() else { return false };
        let Some(parent) = state.parent.as_deref().and_then(|id| self.world.frame(id)).cloned()
        else {
            return false;
        };
        let host = parent.host;
        let leaving = json!({ "frameId": frame });
        self.page_event(&host, "Page.frameSubtreeWillBeDetached", &leaving);
        let detached = json!({ "frameId": frame, "reason": "remove" });
        // Its target may exist although the frame has not moved there yet.
        if self.world.target(frame).is_some_and(|target| target.kind == "iframe") {
            for child in self.world.children(frame) {
                if self.world.target(&child).is_some_and(|target| target.kind == "iframe") {
                    self.clear_children(&child);
                    self.remove_target(&child);
                }
            }
            self.drop_below(frame, &host);
            self.page_event(&host, "Page.frameDetached", &detached);
            self.clear_children(frame);
            self.remove_target(frame);
        } else {
            self.drop_below(frame, &host);
            self.page_event(&host, "Page.frameDetached", &detached);
        }
        if state.host == host {
            self.destroy_contexts(&host, &[frame.to_owned()]);
        }
        self.world.frames.retain(|state| state.id != frame);
        self.close_orphaned_dialogs();
        self.cancel_orphaned_requests();
        self.try_load(&host);
        true
    }

    // The subtree of a local frame goes: the remote frames in it, then the local ones, deepest
    // first.
    pub(super) fn drop_below(&mut self, frame: &str, host: &str) {
        self.drop_remote_below(frame, host, true);
        self.drop_local_below(frame, host);
    }

    fn drop_remote_below(&mut self, frame: &str, host: &str, told: bool) {
        let mut inside = self.world.local_below(frame, host);
        inside.push(frame.to_owned());
        let remote: Vec<String> = self
            .world
            .targets
            .iter()
            .filter(|t| t.kind == "iframe" && !t.cached && t.parent.as_deref() == Some(host))
            .filter(|t| t.parent_frame.as_ref().is_some_and(|f| inside.contains(f)))
            .map(|target| target.id.clone())
            .collect();
        for id in remote {
            self.clear_children(&id);
            if told {
                let detached = json!({ "frameId": id, "reason": "remove" });
                self.page_event(host, "Page.frameDetached", &detached);
            }
            self.drop_local_below(&id, host);
            self.remove_target(&id);
            self.destroy_contexts(host, std::slice::from_ref(&id));
            self.world.frames.retain(|frame| frame.id != id);
        }
    }

    fn drop_local_below(&mut self, frame: &str, host: &str) {
        for id in self.world.local_below(frame, host).into_iter().rev() {
            let detached = json!({ "frameId": id, "reason": "remove" });
            self.page_event(host, "Page.frameDetached", &detached);
            self.destroy_contexts(host, std::slice::from_ref(&id));
            self.world.frames.retain(|frame| frame.id != id);
        }
    }

    // Remote frames of one site in one page share a process.
    pub(super) fn process_for(&mut self, host: &str, site: &str) -> u32 {
        let page = self.world.page_of(host);
        let found = self.world.targets.iter().find_map(|target| {
            let process = self.world.process_of(&target.id)?;
            let same = process.site == site && target.kind == "iframe" && !target.crashed;
            (same && self.world.page_of(&target.id) == page).then_some(process.id)
        });
        match found {
            Some(process) => process,
            None => self.world.new_process(site),
        }
    }

    // The target of a document that has not committed goes when its navigation is given up, or its
    // process crashes; the frame stays where it is (measured: nothing but this is told). Gives the
    // navigation that waited in it.
    pub(super) fn give_up_target(&mut self, frame: &str) -> Option<Navigation> {
        let host = self.world.frame(frame).filter(|f| f.host != f.id)?.host.clone();
        let target = self.world.target_mut(frame).filter(|target| target.kind == "iframe")?;
        let waiting = target.on_resume.take();
        self.remove_target(frame);
        self.page_event(&host, "Page.frameStoppedLoading", &json!({ "frameId": frame }));
        waiting
    }

    // Local to remote. The frame moves when its document commits, which waits for the client.
    pub(super) fn leave_process(&mut self, navigation: Navigation, parent_host: &str) {
        let frame = navigation.frame.clone();
        let context = self.world.target(parent_host).map(|target| target.context.clone());
        let process = self.process_for(parent_host, &site(&navigation.url).unwrap_or_default());
        if self.other_order() {
            self.emit_swap(parent_host, &frame);
        }
        self.world.targets.push(Target {
            id: frame.clone(),
            kind: "iframe".to_owned(),
            parent: Some(parent_host.to_owned()),
            parent_frame: self.world.frame(&frame).and_then(|frame| frame.parent.clone()),
            context: context.unwrap_or_default(),
            process,
            ..Target::default()
        });
        self.announce("Target.targetCreated", &frame);
        self.auto_attach(&frame);
        match self.world.waiting(&frame) {
            true => self.hold_for_resume(&frame, navigation),
            false => self.finish_leaving(&navigation, None),
        }
    }

    pub(super) fn finish_leaving(&mut self, navigation: &Navigation, resume: Option<(&str, i64)>) {
        let frame = navigation.frame.as_str();
        let Some(parent_host) = self.world.target(frame).and_then(|t| t.parent.clone()) else {
            return;
        };
        // Measured: the remote frames in it go without a frameDetached here.
        self.drop_remote_below(frame, &parent_host, false);
        if let Some(frame) = self.world.frame_mut(frame) {
            frame.host.clone_from(&frame.id);
        }
        self.set_document(navigation);
        self.emit_enabled(frame, "Runtime", "Runtime.executionContextsCleared", &json!({}));
        self.emit_navigated(frame, frame);
        self.announce_navigated(frame);
        self.new_contexts(frame);
        if let Some((session, id)) = resume {
            self.reply(session, id, json!({}));
        }
        self.drop_local_below(frame, &parent_host);
        if !self.other_order() {
            self.emit_swap(&parent_host, frame);
        }
        self.destroy_contexts(&parent_host, &[frame.to_owned()]);
        let failure = navigation.failure.clone();
        self.answer_navigation(navigation, failure.as_deref());
        self.fill_document(frame);
        self.close_orphaned_dialogs();
        self.cancel_orphaned_requests();
    }

    fn emit_swap(&mut self, host: &str, frame: &str) {
        let detached = json!({ "frameId": frame, "reason": "swap" });
        self.page_event(host, "Page.frameDetached", &detached);
    }

    // Remote to local: the target goes, the frame stays.
    pub(super) fn enter_process(&mut self, navigation: &Navigation, parent_host: &str) {
        let frame = navigation.frame.as_str();
        let parent = self.world.frame(frame).and_then(|frame| frame.parent.clone());
        let attached = json!({ "frameId": frame, "parentFrameId": parent });
        if self.other_order() {
            self.page_event(parent_host, "Page.frameAttached", &attached);
        }
        self.drop_navigations(frame);
        for child in self.world.children(frame) {
            self.clear_children(&child);
            self.remove_target(&child);
        }
        for session in self.world.sessions_of(frame) {
            self.detach(&session, InfoOrder::After);
        }
        if let Some(frame) = self.world.frame_mut(frame) {
            frame.host = parent_host.to_owned();
        }
        self.remove_target(frame);
        if !self.other_order() {
            self.page_event(parent_host, "Page.frameAttached", &attached);
        }
        self.set_document(navigation);
        self.emit_navigated(parent_host, frame);
        self.new_contexts(frame);
        self.fill_document(frame);
        self.try_load(parent_host);
    }
}
