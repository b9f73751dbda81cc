//! `cdpwire dialog accept|dismiss`: answers a dialog of a running browser.

use super::arguments::{Arguments, Item};
use super::failure::{Exit, Failure};
use super::json;
use super::output::Output;
use super::reach::{self, Reach};
use cdpwire::{Answer, BridgeMode, Browser, DialogAction, Responded, TargetState};
use serde_json::{Value, json};
use std::time::Duration;

const OPTIONS: [&str; 7] = ["text", "id", "wait", "bridge", "attach", "header", "timeout"];

struct Dialog {
    action: DialogAction,
    text: Option<String>,
    id: Option<String>,
    wait: Option<Duration>,
    reach: Reach,
}

pub(super) fn run(arguments: &mut Arguments, output: &mut Output) -> Result<(), Failure> {
    let Some(dialog) = parse(arguments)? else {
        return Ok(output.text(arguments.help())?);
    };
    let browser = dialog.reach.browser()?;
    let outcome = dialog.run(&browser);
    if let Err(error) = browser.close() {
        log::info!("{error}");
    }
    Ok(output.text(&json::laid_out(&outcome?.to_string(), output.is_terminal()))?)
}

impl Dialog {
    fn run(&self, browser: &Browser) -> Result<Value, Failure> {
        if let Some(wait) = self.wait {
            match browser.wait_for_dialog(wait) {
                Err(error) if error.is_timeout() => {
                    let message = format!("no dialog opened within {wait:?}");
                    let next = "allow more --wait, and check that the page asks at all";
                    return Err(with_blocked(
                        browser,
                        Failure::new(Exit::Timeout, "timeout", message, next),
                    ));
                }
                result => result.map(drop)?,
            }
        } else if browser.dialogs().is_empty() {
            // Pages that do not answer are known as such after a while only.
            reach::settle_all(browser)?;
            if browser.dialogs().is_empty() {
                return Err(nothing(browser));
            }
        }
        let mut answer = Answer::new(self.action);
        if let Some(text) = &self.text {
            answer = answer.text(text);
        }
        if let Some(id) = &self.id {
            answer = answer.dialog(id);
        }
        let Responded { dialog, next, .. } = browser.respond(&answer)?;
        let snapshot = browser.snapshot();
        let mut result = json!({"dialog": snapshot.dialog_to_json(&dialog)});
        if let (Some(next), Some(result)) = (next, result.as_object_mut()) {
            result.insert("next".to_owned(), snapshot.dialog_to_json(&next));
        }
        Ok(result)
    }
}

/// The refusal when no dialog can be answered: because none is open, or because one was open
/// before we came.
fn nothing(browser: &Browser) -> Failure {
    let failure = Failure::new(
        Exit::Refused,
        "dialog",
        "no dialog is open",
        "to answer one that is about to open, start this command before it opens, with --wait 30s",
    );
    with_blocked(browser, failure)
}

/// Names the pages that something blocks, and the ways to get them back.
fn with_blocked(browser: &Browser, failure: Failure) -> Failure {
    let snapshot = browser.snapshot();
    let silent = snapshot.targets.iter().filter(|target| {
        matches!(target.state, TargetState::Degraded) && target.kind.as_str() == "page"
    });
    let silent: Vec<&str> = silent.map(|target| target.id.as_str()).collect();
    let Some(first) = silent.first() else { return failure };
    let message = format!(
        "no dialog is open that can be answered here, but the page {first} does not answer: \
         a dialog that opened before we attached blocks a page so, and the browser takes the \
         answer only from those who were attached when it opened"
    );
    let next = format!(
        "answer it where it was seen, or leave it: `cdpwire call Page.navigate \
         '{{\"url\":\"about:blank\"}}' --target {first} --attach …` loads the page anew, \
         `cdpwire call Target.closeTarget '{{\"targetId\":\"{first}\"}}' --attach …` closes it"
    );
    Failure::new(Exit::Refused, "dialog", message, next)
        .with("blocked_pages", silent.iter().map(|id| Value::from(*id)).collect::<Value>())
}

/// `None` when help was asked for.
fn parse(arguments: &mut Arguments) -> Result<Option<Dialog>, Failure> {
    let mut reach = Reach::new();
    let (mut action, mut text, mut id, mut wait) = (None, None, None, None);
    while let Some(item) = arguments.next()? {
        match item {
            Item::Help => return Ok(None),
            Item::Version => return Err(arguments.unknown("version", &[])),
            Item::Option(option) => match option.as_str() {
                "text" => text = Some(arguments.value()?),
                "id" => id = Some(arguments.value()?),
                "wait" => wait = Some(arguments.duration(&option)?),
                "bridge" => reach.bridge = BridgeMode::On,
                "attach" | "header" | "timeout" if reach.take(&option, arguments)? => {}
                _ => return Err(arguments.unknown(&option, &OPTIONS)),
            },
            Item::Word(word) if action.is_none() => match word.parse() {
                Ok(found) => action = Some(found),
                Err(_) => {
                    let message = format!("{word:?} is neither accept nor dismiss");
                    return Err(Failure::usage(message, arguments.see_help()));
                }
            },
            Item::Word(word) => return Err(arguments.surplus(&word)),
        }
    }
    let Some(action) = action else {
        return Err(Failure::usage(
            "it was not said what to do",
            "write `cdpwire dialog accept` or `cdpwire dialog dismiss`",
        ));
    };
    if text.is_some() && action == DialogAction::Dismiss {
        return Err(Failure::usage("a dismissed dialog takes no --text", "accept it"));
    }
    if reach.attach.is_none() {
        return Err(Failure::usage(
            "it was not said in which browser",
            "add --attach, for instance --attach 9222",
        ));
    }
    reach.whole_browser()?;
    Ok(Some(Dialog { action, text, id, wait, reach }))
}
