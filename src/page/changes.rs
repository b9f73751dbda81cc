//! What an action did: the page is watched from before it until it is quiet again.

use super::driver::{Driver, value};
use super::refusal::Result;
use super::tree::quoted;
use crate::client::{Filter, Frame, RawSubscription};
use crate::core::dialogs::Dialog;
use crate::core::targets::Target;
use crate::error::Error;
use crate::protocol::page::FrameId;
use crate::protocol::target::TargetID;
use crate::untrusted::escape_up_to;
use serde_json::Value;
use std::collections::HashSet;
use std::fmt::Write as _;
use std::sync::Arc;
use std::time::{Duration, Instant};

/// Nothing changes for so long, a frame of the screen: the page is quiet.
const QUIET: u64 = 16;

/// A page that is never quiet is not waited for longer.
const BOUND: u64 = 1_500;

/// Longest wait for a navigation that began to arrive at another document.
const COMMIT: Duration = Duration::from_secs(10);

/// Longest wait for that document to be parsed.
const PARSED: u64 = 3_000;

/// Longest wait for a page that just opened to have a URL.
const NAMED: Duration = Duration::from_millis(500);

/// Dialogs that one call answers: a page that always opens another one is left with it.
const ANSWERS: usize = 10;

/// Frames that are watched.
const FRAMES: usize = 30;

/// What is told of a navigation.
const EVENTS: [&str; 6] = [
    "Page.frameRequestedNavigation",
    "Page.frameStartedNavigating",
    "Page.frameNavigated",
    "Page.navigatedWithinDocument",
    "Page.frameStoppedLoading",
    "Page.downloadWillBegin",
];

/// What happened during an action and right after it.
#[derive(Clone, Debug, Default)]
#[non_exhaustive]
pub struct After {
    /// The first five changes of the page, as lines without page markup.
    pub changes: Vec<String>,
    /// How many more there were.
    pub more: u64,
    /// Another document: its URL.
    pub navigated: Option<String>,
    /// The same document under another URL.
    pub moved_to: Option<String>,
    /// A navigation began and had not arrived by the end of the wait.
    pub still_loading: bool,
    /// Dialogs that the call answered as it had declared.
    pub answered: Vec<Arc<Dialog>>,
    /// Dialogs of this page that are open now.
    pub dialogs: Vec<Arc<Dialog>>,
    /// File inputs that asked for files: give them to it with an upload.
    pub choosers: Vec<String>,
    /// Pages that were not there before.
    pub new_pages: Vec<Arc<Target>>,
    /// The page itself is gone.
    pub page_gone: bool,
    /// What would have received a press that was meant for something else, and did not.
    pub(super) missed: Option<String>,
}

impl After {
    /// What concerns more than the document: dialogs, new tabs, the end of the page.
    pub fn news(&self) -> Vec<String> {
        let mut lines = Vec::new();
        if self.page_gone {
            lines.push("the page closed itself".to_owned());
        }
        for dialog in &self.answered {
            lines.push(dialog_line(dialog).replacen("dialog open", "dialog answered", 1));
        }
        for dialog in &self.dialogs {
            lines.push(dialog_line(dialog));
        }
        for chooser in &self.choosers {
            lines.push(format!("file chooser: {chooser}"));
        }
        for page in &self.new_pages {
            lines.push(format!("new tab: {}", escape_up_to(&page.url, 300)));
        }
        lines
    }

    /// In lines, for a model.
    pub fn lines(&self) -> Vec<String> {
        let mut lines = self.news();
        if let Some(url) = &self.navigated {
            lines.push(format!("navigated to {}", escape_up_to(url, 500)));
        } else if let Some(url) = &self.moved_to {
            lines.push(format!("same document, now at {}", escape_up_to(url, 500)));
        }
        if self.still_loading {
            lines.push("a navigation is still under way".to_owned());
        }
        if self.navigated.is_none() && !self.page_gone {
            let more = match self.more {
                0 => String::new(),
                more => format!("; and {more} more"),
            };
            if !self.changes.is_empty() {
                lines.push(format!("dom: {}{more}", self.changes.join("; ")));
            } else if self.dialogs.is_empty() {
                lines.push("dom: no change was seen".to_owned());
            }
        }
        lines
    }
}

/// One open dialog, for a model.
pub fn dialog_line(dialog: &Dialog) -> String {
    let mut line = format!(
        "dialog open: {} {} [{}]",
        dialog.kind.as_str(),
        quoted(&super::tree::clip(&dialog.message, 300)),
        dialog.id
    );
    if !dialog.default_prompt.is_empty() {
        let _ =
            write!(line, " default {}", quoted(&super::tree::clip(&dialog.default_prompt, 100)));
    }
    line
}

/// A watch that was armed before an action.
pub(super) struct Watch {
    frames: Vec<Frame>,
    events: RawSubscription,
    /// File choosers of any frame, which the session of its process tells.
    asked: RawSubscription,
    main: Option<FrameId>,
    loader: Option<Arc<str>>,
    url: String,
    pages: HashSet<TargetID>,
}

impl Driver {
    /// Begins to watch. A page that cannot be asked (a dialog is open) is watched from outside.
    pub(super) fn watch(&self) -> Watch {
        let snapshot = self.browser.snapshot();
        let events = self.page.subscribe_raw(&Filter::methods(EVENTS));
        let choosers = Filter::method("Page.fileChooserOpened").any_session();
        let asked = self.browser.subscribe_raw(&choosers);
        let top = snapshot.page(self.id()).and_then(|page| page.frames.top().cloned());
        let pages = snapshot.page_targets().map(|target| target.id.clone()).collect();
        let sent: Vec<_> = self
            .reachable()
            .into_iter()
            .take(FRAMES)
            .map(|(frame, _)| {
                let asked = self.send_ask(&frame, "watch", Vec::new());
                (frame, asked)
            })
            .collect();
        let mut frames = Vec::new();
        for (frame, asked) in sent {
            if asked.is_ok_and(|asked| asked.wait().is_ok()) {
                frames.push(frame);
            }
        }
        Watch {
            frames,
            events,
            asked,
            main: top.as_ref().map(|top| top.id.clone()),
            loader: top.as_ref().and_then(|top| top.loader.clone()),
            url: top.map(|top| top.url.to_string()).unwrap_or_default(),
            pages,
        }
    }

    /// Waits until the page is quiet, or a dialog stands in the way, or another document is
    /// there, and says what happened.
    pub(super) fn settle(&self, watch: &Watch) -> Result<After> {
        let mut after = After::default();
        loop {
            self.quiet(watch, &mut after)?;
            if !self.answer_dialog(&mut after)? {
                break;
            }
        }
        watch.has_ended();
        after.choosers = self.choosers(watch);
        let snapshot = self.with_names_of_new_pages(watch)?;
        after.page_gone = snapshot.target(self.id()).is_none();
        after.dialogs = self.dialogs();
        let is_new = |target: &&Arc<Target>| !watch.pages.contains(&target.id);
        after.new_pages = snapshot.page_targets().filter(is_new).cloned().collect();
        if let Some(top) = snapshot.page(self.id()).and_then(|page| page.frames.top()) {
            if top.loader != watch.loader {
                after.navigated = Some(top.url.to_string());
            } else if *top.url != *watch.url {
                after.moved_to = Some(top.url.to_string());
            }
        }
        Ok(after)
    }

    /// Refs for the file inputs that asked.
    fn choosers(&self, watch: &Watch) -> Vec<String> {
        let mut lines = Vec::new();
        while let Ok(Some(event)) = watch.asked.try_next() {
            let Ok(params) = event.params.to_value() else { continue };
            let Some(frame) = params["frameId"].as_str().map(FrameId::from) else { continue };
            let state = self.browser.snapshot().frame(&frame).cloned();
            let Some(state) = state.filter(|state| state.page == *self.id()) else { continue };
            let Some(node) = params["backendNodeId"].as_i64() else {
                // `showOpenFilePicker`: there is no input, and the page was told that it failed.
                lines.push("file picker without an input: refused".to_owned());
                continue;
            };
            let Some(loader) = state.loader.clone() else { continue };
            let key = super::refs::Key { frame, loader, node };
            let (number, _) = self.refs.number(self.id(), &key, "file input");
            let what =
                format!("file input [ref=e{number}] asks for files; browser_upload gives them");
            lines.push(what);
        }
        lines
    }

    /// The newest snapshot; a page that just opened gets a moment to say where it goes.
    fn with_names_of_new_pages(&self, watch: &Watch) -> Result<Arc<crate::Snapshot>> {
        let named = |snapshot: &crate::Snapshot| {
            snapshot
                .page_targets()
                .filter(|page| !watch.pages.contains(&page.id))
                .all(|page| !page.url.is_empty())
        };
        match self.browser.wait_until(NAMED.min(self.left()), named) {
            Ok(snapshot) => Ok(snapshot),
            Err(Error::Timeout(_)) => Ok(self.browser.snapshot()),
            Err(error) => Err(error.into()),
        }
    }

    fn quiet(&self, watch: &Watch, after: &mut After) -> Result<()> {
        let mut loading = watch.has_begun();
        if !loading && self.dialogs().is_empty() {
            // All at once: each frame waits for itself.
            let asked: Vec<_> = watch
                .frames
                .iter()
                .map(|frame| self.send_ask(frame, "changes", vec![value(QUIET), value(BOUND)]))
                .collect();
            for asked in asked {
                let answer = asked.and_then(|asked| Ok(asked.wait()?));
                match answer.map(|answer| answer.result.value.map(|value| value.to_value())) {
                    Ok(Some(Ok(answer))) => after.take(&answer),
                    Ok(_) => {}
                    // Its document went: a navigation, here or in that frame.
                    Err(refusal) => match refusal.engine() {
                        Some(Error::Blocked(_)) => break,
                        Some(Error::Cancelled(_) | Error::Disconnected(_)) => return Err(refusal),
                        _ => {}
                    },
                }
                if watch.has_begun() {
                    loading = true;
                    break;
                }
            }
            loading |= watch.has_begun();
        }
        if (loading || self.has_other_document(watch)) && self.dialogs().is_empty() {
            self.wait_for_document(watch, after)?;
        }
        Ok(())
    }

    /// Answers an open dialog as the caller declared; says whether there was one.
    pub(super) fn answer_dialog(&self, after: &mut After) -> Result<bool> {
        let (Some(answer), Some(dialog)) = (&self.answer, self.dialogs().first().cloned()) else {
            return Ok(false);
        };
        if after.answered.len() >= ANSWERS {
            return Ok(false);
        }
        match self.browser.respond(&answer.clone().dialog(&*dialog.id)) {
            Ok(_) => after.answered.push(dialog),
            // Somebody else was faster.
            Err(Error::Dialog(_)) => {}
            Err(error) => return Err(error.into()),
        }
        Ok(true)
    }

    /// Dialogs of this page that are open.
    pub fn dialogs(&self) -> Vec<Arc<Dialog>> {
        let snapshot = self.browser.snapshot();
        let of_page = |dialog: &&Arc<Dialog>| dialog.page == *self.id();
        snapshot.pending_dialogs.iter().filter(of_page).cloned().collect()
    }

    fn has_other_document(&self, watch: &Watch) -> bool {
        let snapshot = self.browser.snapshot();
        let top = snapshot.page(self.id()).and_then(|page| page.frames.top());
        top.is_none_or(|top| top.loader != watch.loader)
    }

    fn wait_for_document(&self, watch: &Watch, after: &mut After) -> Result<()> {
        let until = Instant::now() + COMMIT.min(self.left());
        loop {
            if self.has_other_document(watch) {
                break;
            }
            let gone = self.browser.snapshot().target(self.id()).is_none();
            // It ended without another document: a download, an empty answer, a stop.
            if gone || watch.has_ended() || !self.dialogs().is_empty() {
                return Ok(());
            }
            if Instant::now() >= until {
                after.still_loading = true;
                return Ok(());
            }
            let left = until.saturating_duration_since(Instant::now());
            let news = |snapshot: &crate::Snapshot| {
                let top = snapshot.page(self.id()).and_then(|page| page.frames.top());
                top.is_none_or(|top| top.loader != watch.loader)
                    || snapshot.pending_dialogs.iter().any(|dialog| dialog.page == *self.id())
            };
            match self.browser.wait_until(left.min(Duration::from_millis(50)), news) {
                Ok(_) | Err(Error::Timeout(_)) => {}
                Err(error) => return Err(error.into()),
            }
        }
        let frame = self.main_frame();
        match frame.and_then(|frame| self.ask(&frame, "parsed", vec![value(PARSED)])) {
            Ok(answer) => after.still_loading = answer == false,
            Err(refusal) => match refusal.engine() {
                Some(Error::Cancelled(_) | Error::Disconnected(_)) => return Err(refusal),
                _ => after.still_loading = self.dialogs().is_empty(),
            },
        }
        Ok(())
    }
}

impl Watch {
    fn is_main(&self, params: &Value) -> bool {
        let frame = params["frameId"].as_str();
        frame.is_some() && frame == self.main.as_ref().map(FrameId::as_str)
    }

    /// Whether the main frame set out for another document.
    fn has_begun(&self) -> bool {
        let mut begun = false;
        while let Ok(Some(event)) = self.events.try_next() {
            let Ok(params) = event.params.to_value() else { continue };
            let here = params["disposition"].as_str().is_none_or(|word| word == "currentTab");
            begun |= match &*event.method {
                "Page.frameRequestedNavigation" => here && self.is_main(&params),
                "Page.frameStartedNavigating" => {
                    let kind = params["navigationType"].as_str().unwrap_or_default();
                    self.is_main(&params) && !kind.contains("ameDocument")
                }
                _ => false,
            };
        }
        begun
    }

    fn has_ended(&self) -> bool {
        let mut ended = false;
        while let Ok(Some(event)) = self.events.try_next() {
            let Ok(params) = event.params.to_value() else { continue };
            ended |= match &*event.method {
                "Page.frameStoppedLoading" => self.is_main(&params),
                "Page.downloadWillBegin" => true,
                _ => false,
            };
        }
        ended
    }
}

impl After {
    fn take(&mut self, answer: &Value) {
        for change in answer["list"].as_array().into_iter().flatten() {
            if self.changes.len() < 5 {
                self.changes.push(change_line(change));
            } else {
                self.more += 1;
            }
        }
        self.more += answer["more"].as_u64().unwrap_or_default();
        if let Some(blocker) = answer["missed"].as_str() {
            self.missed = Some(blocker.to_owned());
        }
        if answer["scrolled"] == true && self.changes.len() < 5 {
            self.changes.push("scrolled".to_owned());
        }
    }
}

fn change_line(change: &Value) -> String {
    let text = |key: &str| escape_up_to(change[key].as_str().unwrap_or_default(), 80).to_string();
    let named = match change["text"].as_str() {
        Some(said) if !said.is_empty() => format!("{} {}", text("role"), quoted(said)),
        _ => text("role"),
    };
    let or_none = |key: &str| match change[key].as_str() {
        Some(value) => quoted(value),
        None => "(none)".to_owned(),
    };
    match change["kind"].as_str().unwrap_or_default() {
        "add" => format!("+{named}"),
        "remove" => format!("-{named}"),
        "text" => format!("~ {} text: {}", text("role"), or_none("text")),
        _ => format!("~ {named} {}: {} → {}", text("name"), or_none("from"), or_none("to")),
    }
}
