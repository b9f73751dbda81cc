//! Waiting for something to be there, or to be gone.

use super::driver::{Driver, value};
use super::locate::Address;
use super::refusal::{Reason, Refusal, Result};
use super::snapshot::SnapshotOptions;
use crate::core::dialogs::Dialog;
use crate::error::Error;
use crate::untrusted::escape_up_to;
use std::sync::Arc;
use std::time::{Duration, Instant};

/// How often the page is asked: at first soon, later seldom.
const FIRST: Duration = Duration::from_millis(20);
const MOST: Duration = Duration::from_millis(250);

/// What to wait for.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum Condition {
    /// Visible text, in either case, in any frame.
    Text(String),
    /// Elements of this address. A ref is there as long as its element is.
    Element(Address),
    /// The page's URL contains this, or fits this pattern with `*`.
    Url(String),
    /// Only time passes.
    Time(Duration),
}

/// How a wait ended.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct Waited {
    /// It came true. Not reaching it is an answer, not an error.
    pub matched: bool,
    /// How long it took.
    pub waited: Duration,
    /// How many fit, where they are counted.
    pub count: Option<u64>,
    /// The page's URL at the end.
    pub url: String,
    /// A dialog that ended the wait.
    pub dialog: Option<Arc<Dialog>>,
}

impl Driver {
    /// Waits until the condition holds (or, with `gone`, no longer holds), at most so long and
    /// at most until the driver's deadline. A dialog ends the wait.
    ///
    /// # Errors
    /// `Argument` for a selector or role that cannot be; engine errors when the page is gone.
    pub fn wait(&self, condition: &Condition, gone: bool, longest: Duration) -> Result<Waited> {
        let started = Instant::now();
        let until = started + longest.min(self.left());
        let mut pause = FIRST;
        loop {
            let dialog = self.dialogs().first().cloned();
            let over = Instant::now() >= until;
            let count = match (condition, &dialog) {
                (Condition::Time(_), _) => over.then_some(1),
                (Condition::Url(_), _) | (_, None) => self.count(condition)?,
                (_, Some(_)) => None,
            };
            let matched = count.is_some_and(|count| (count > 0) != gone);
            if matched || over || dialog.is_some() {
                let count = match condition {
                    Condition::Text(_) | Condition::Element(_) => count,
                    _ => None,
                };
                let url = self.url();
                return Ok(Waited { matched, waited: started.elapsed(), count, url, dialog });
            }
            self.pause(pause.min(until.saturating_duration_since(Instant::now())))?;
            pause = (pause * 2).min(MOST);
        }
    }

    /// The page's URL as the newest snapshot has it.
    pub fn url(&self) -> String {
        let snapshot = self.browser.snapshot();
        let top = snapshot.page(self.id()).and_then(|page| page.frames.top());
        match top {
            Some(top) => top.url.to_string(),
            None => snapshot.target(self.id()).map(|page| page.url.to_string()).unwrap_or_default(),
        }
    }

    /// Lets time pass; ends early when a dialog opens or the connection ends.
    fn pause(&self, length: Duration) -> Result<()> {
        let news = |snapshot: &crate::Snapshot| {
            snapshot.pending_dialogs.iter().any(|dialog| dialog.page == *self.id())
                || snapshot.target(self.id()).is_none()
        };
        if self.is_cancelled() {
            return Err(Refusal::new(Reason::Busy, "the call was cancelled", ""));
        }
        match self.browser.wait_until(length, news) {
            Err(Error::Timeout(_)) => Ok(()),
            Ok(snapshot) if snapshot.target(self.id()).is_none() => {
                let message = "the page is gone";
                Err(Refusal::new(Reason::Frame, message, "list the tabs with browser_tabs"))
            }
            Ok(_) => Ok(()),
            Err(error) => Err(error.into()),
        }
    }

    /// How many fit now; `None` when that cannot be told at the moment.
    fn count(&self, condition: &Condition) -> Result<Option<u64>> {
        match condition {
            Condition::Time(_) => Ok(None),
            Condition::Url(pattern) => Ok(Some(u64::from(fits(pattern, &self.url())))),
            Condition::Text(text) => {
                self.sum("says", text, |answer| answer.as_u64().unwrap_or_default())
            }
            Condition::Element(Address::Selector(selector)) => {
                self.sum("counts", selector, |answer| {
                    answer["visible"].as_u64().unwrap_or_default()
                })
            }
            Condition::Element(address @ Address::Ref(_)) => match self.element(address) {
                Ok(_) => Ok(Some(1)),
                Err(refusal) if refusal.reason() == Reason::Stale => Ok(Some(0)),
                Err(refusal) => Err(refusal),
            },
            Condition::Element(address) => {
                let page = match self.read(&SnapshotOptions::default()) {
                    Ok(page) => page,
                    Err(refusal) => return passing(refusal),
                };
                Ok(Some(super::locate::count(&page, address)))
            }
        }
    }

    fn sum(
        &self,
        function: &str,
        argument: &str,
        of: impl Fn(&serde_json::Value) -> u64,
    ) -> Result<Option<u64>> {
        let mut sum = 0;
        for (frame, _) in self.reachable() {
            match self.ask(&frame, function, vec![value(argument)]) {
                Ok(answer) => sum += of(&answer),
                Err(refusal) if refusal.message().contains("SyntaxError") => {
                    return Err(Refusal::argument(
                        format!("\"{}\" is not a selector", escape_up_to(argument, 100)),
                        "write a CSS selector",
                    ));
                }
                Err(refusal) => return passing(refusal),
            }
        }
        Ok(Some(sum))
    }
}

/// What will be different at the next look is no reason to give up.
fn passing(refusal: Refusal) -> Result<Option<u64>> {
    match refusal.engine() {
        Some(Error::Cancelled(_) | Error::Disconnected(_)) => Err(refusal),
        _ => Ok(None),
    }
}

/// With `*` the whole URL has to fit, `*` standing for anything; else a part of it. Not the
/// browser's patterns (`tools::routes`): there `?` is any character, and whoever waits for a URL
/// means the one that begins its query.
fn fits(pattern: &str, url: &str) -> bool {
    if !pattern.contains('*') {
        return url.contains(pattern);
    }
    let mut parts = pattern.split('*');
    let Some(mut rest) = parts.next().and_then(|first| url.strip_prefix(first)) else {
        return false;
    };
    let parts: Vec<&str> = parts.collect();
    let (Some(last), middle) = (parts.last(), parts.get(..parts.len() - 1)) else { return false };
    for part in middle.unwrap_or_default() {
        match rest.find(part) {
            Some(at) => rest = rest.get(at + part.len()..).unwrap_or_default(),
            None => return false,
        }
    }
    rest.len() >= last.len() && rest.ends_with(last)
}

#[cfg(test)]
mod tests {
    use super::fits;

    #[test]
    fn url_patterns() {
        for (pattern, url, expected) in [
            ("done", "http://a.test/done?x", true),
            ("nope", "http://a.test/done", false),
            ("http://*/done*", "http://a.test/done?x", true),
            ("*/done", "http://a.test/done?x", false),
            ("*", "", true),
            ("a*a", "a", false),
            ("a*b*c", "aXbXc", true),
            ("a**c", "abc", true),
        ] {
            assert_eq!(fits(pattern, url), expected, "{pattern} {url}");
        }
    }
}
