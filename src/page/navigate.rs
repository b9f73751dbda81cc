//! Going to another document, and back.

use super::changes::After;
use super::driver::{Driver, value};
use super::refusal::{Refusal, Result};
use crate::error::Error;
use crate::protocol::page::{GetNavigationHistory, Navigate, NavigateToHistoryEntry, Reload};
use crate::untrusted::escape_up_to;
use std::sync::Arc;
use std::time::{Duration, Instant};

/// Longest wait for the rest of a page (pictures, styles) once its document is parsed.
const LOADED: u64 = 5_000;

/// Longest wait for a document to be parsed.
const PARSED: u64 = 15_000;

/// Where to go.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Destination {
    /// An address.
    Url(String),
    /// One step back in the history.
    Back,
    /// One step forward.
    Forward,
    /// The same document again.
    Reload,
}

/// Where it led.
#[derive(Clone, Debug, Default)]
#[non_exhaustive]
pub struct Arrived {
    /// The URL of the document that is there now.
    pub url: String,
    /// Its title. From the page.
    pub title: String,
    /// The HTTP status of the document, where there is one.
    pub status: Option<u16>,
    /// Why the browser did not get there: `net::ERR_…`.
    pub failed: Option<String>,
    /// The document is parsed and everything it needs was there in time.
    pub loaded: bool,
    /// Dialogs, new pages and the like.
    pub after: After,
}

impl Driver {
    /// Goes to another document and waits until it is loaded, a dialog opens, or the time is up.
    ///
    /// # Errors
    /// `Argument` when there is no such step in the history; engine errors.
    pub fn navigate(&self, to: &Destination) -> Result<Arrived> {
        let watch = self.watch_outside();
        let started = self.start(to);
        let mut arrived = Arrived::default();
        match started {
            Ok(Some(failed)) => arrived.failed = Some(failed),
            Ok(None) => {}
            Err(refusal) => match refusal.engine() {
                Some(Error::Blocked(_)) => {}
                _ => return Err(refusal),
            },
        }
        let mut after = After::default();
        loop {
            if self.dialogs().is_empty() && arrived.failed.is_none() {
                self.wait_for_other(&watch)?;
            }
            self.describe(&mut arrived)?;
            if !self.answer_dialog(&mut after)? {
                break;
            }
        }
        let answered = std::mem::take(&mut after.answered);
        arrived.after = self.outside(&watch);
        arrived.after.answered = answered;
        Ok(arrived)
    }

    /// Sets out; gives the browser's reason when it does not get there.
    fn start(&self, to: &Destination) -> Result<Option<String>> {
        let page = self.hand();
        match to {
            Destination::Url(url) => {
                let answer = page.call(&Navigate::new(url.as_str()))?;
                Ok(answer.error_text.filter(|text| !text.is_empty()))
            }
            Destination::Reload => {
                page.call(&Reload::new())?;
                Ok(None)
            }
            Destination::Back | Destination::Forward => {
                let history = page.call(&GetNavigationHistory::new())?;
                let step = if *to == Destination::Back { -1 } else { 1 };
                let at = history.current_index.saturating_add(step);
                let entry = usize::try_from(at).ok().and_then(|at| history.entries.get(at));
                let entry = entry.ok_or_else(|| {
                    let word = if step < 0 { "back" } else { "forward" };
                    let message = format!("there is nothing to go {word} to in this tab");
                    Refusal::argument(message, "navigate to a url")
                })?;
                page.call(&NavigateToHistoryEntry::new(entry.id))?;
                Ok(None)
            }
        }
    }

    fn wait_for_other(&self, watch: &Outside) -> Result<()> {
        // A step within the document keeps its loader and changes the URL.
        let until = Instant::now() + self.left();
        let arrived = |snapshot: &crate::Snapshot| {
            let top = snapshot.page(self.id()).and_then(|page| page.frames.top());
            top.is_none_or(|top| top.loader != watch.loader || *top.url != *watch.url)
                || snapshot.pending_dialogs.iter().any(|dialog| dialog.page == *self.id())
        };
        let patience = Duration::from_secs(10).min(until.saturating_duration_since(Instant::now()));
        match self.browser.wait_until(patience, arrived) {
            Ok(_) | Err(Error::Timeout(_)) => {}
            Err(error) => return Err(error.into()),
        }
        Ok(())
    }

    /// Fills in what can be known of the document now.
    fn describe(&self, arrived: &mut Arrived) -> Result<()> {
        arrived.url = self.url();
        if self.dialogs().is_empty() {
            let frame = self.main_frame()?;
            let most = |bound: u64| {
                let left = self.left().saturating_sub(Duration::from_millis(200));
                bound.min(u64::try_from(left.as_millis()).unwrap_or(bound))
            };
            let arguments = vec![value(most(PARSED)), value(most(LOADED))];
            match self.ask(&frame, "loaded", arguments) {
                Ok(answer) => {
                    arrived.loaded = answer["loaded"] == true;
                    arrived.title = answer["title"].as_str().unwrap_or_default().to_owned();
                    let status = answer["status"].as_u64().and_then(|n| u16::try_from(n).ok());
                    arrived.status = status.filter(|status| *status != 0);
                }
                // A dialog while loading, or a document that moves on by itself.
                Err(refusal) => {
                    if let Some(Error::Cancelled(_) | Error::Disconnected(_)) = refusal.engine() {
                        return Err(refusal);
                    }
                }
            }
            arrived.url = self.url();
        }
        Ok(())
    }

    fn watch_outside(&self) -> Outside {
        let snapshot = self.browser.snapshot();
        let top = snapshot.page(self.id()).and_then(|page| page.frames.top().cloned());
        Outside {
            loader: top.as_ref().and_then(|top| top.loader.clone()),
            url: top.map(|top| top.url.clone()).unwrap_or_else(|| "".into()),
            pages: snapshot.page_targets().map(|target| target.id.clone()).collect(),
        }
    }

    fn outside(&self, watch: &Outside) -> After {
        let snapshot = self.browser.snapshot();
        let mut after = After { dialogs: self.dialogs(), ..After::default() };
        let is_new = |target: &&Arc<crate::Target>| !watch.pages.contains(&target.id);
        after.new_pages = snapshot.page_targets().filter(is_new).cloned().collect();
        after.page_gone = snapshot.target(self.id()).is_none();
        after
    }
}

/// What was there before.
struct Outside {
    loader: Option<Arc<str>>,
    url: Arc<str>,
    pages: Vec<crate::protocol::target::TargetID>,
}

impl Arrived {
    /// In lines, for a model.
    pub fn lines(&self) -> Vec<String> {
        let mut lines = Vec::new();
        if let Some(failed) = &self.failed {
            let failed = escape_up_to(failed, 200);
            lines.push(match failed.to_string().as_str() {
                "net::ERR_ABORTED" => {
                    "no other document came of it (net::ERR_ABORTED): a download, \
                                       an empty answer, or another navigation"
                        .to_owned()
                }
                failed if failed.starts_with("net::ERR_CERT_") => format!(
                    "it could not be opened: {failed}: the browser does not accept its \
                     certificate; if that is expected, whoever starts the browser can allow it \
                     (--accept-any-certificate), or open it over http"
                ),
                failed => format!("it could not be opened: {failed}"),
            });
        }
        lines.push(format!("url: {}", escape_up_to(&self.url, 2_000)));
        if !self.title.is_empty() {
            lines.push(format!(
                "title: {}",
                super::tree::quoted(&super::tree::clip(&self.title, 200))
            ));
        }
        if let Some(status) = self.status.filter(|status| !(200..300).contains(status)) {
            lines.push(format!("http status: {status}"));
        }
        if !self.loaded && self.failed.is_none() && self.after.dialogs.is_empty() {
            lines.push("still loading: read it, or wait for what you need".to_owned());
        }
        lines.extend(self.after.news());
        lines
    }
}
