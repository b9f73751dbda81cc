//! `cdpwire call METHOD [JSON]`: one command, its reply on standard output.

use super::arguments::{Arguments, Item};
use super::failure::Failure;
use super::names;
use super::output::Output;
use super::reach::{self, Reach, parameters};
use cdpwire::protocol::{self, RawJson};
use cdpwire::{Browser, Error, Session};
use std::io::Read as _;

/// Domains that are the browser's own business; no page is needed for them. (Asked of Chromium
/// 156: some of them pages answer as well, BluetoothEmulation and Tethering they do not.)
const OF_THE_BROWSER: [&str; 7] =
    ["Browser", "Target", "SystemInfo", "Tethering", "Extensions", "PWA", "BluetoothEmulation"];

/// Chrome's own limit for a message that it receives; more is not worth reading.
const STDIN: u64 = 100 << 20;

struct Call {
    method: String,
    params: Option<RawJson>,
    reach: Reach,
}

pub(super) fn run(arguments: &mut Arguments, output: &mut Output) -> Result<(), Failure> {
    let Some(call) = parse(arguments)? else {
        return Ok(output.text(arguments.help())?);
    };
    let browser = call.reach.browser()?;
    let outcome = call.run(&browser);
    // A browser of our own that does not end in order is ended by force: nothing to report.
    if let Err(error) = browser.close() {
        log::info!("{error}");
    }
    Ok(output.json(&outcome?)?)
}

impl Call {
    fn run(&self, browser: &Browser) -> Result<RawJson, Failure> {
        let params = self.params.clone().unwrap_or_else(RawJson::null);
        let answer = match &self.reach.frame {
            Some(id) => {
                self.reach.whole_browser()?;
                let frame = reach::frame(browser, id)?;
                let like = browser.with_timeout(self.reach.timeout).interruptible();
                frame.call_raw_with(&like, self.method.clone(), params)
            }
            None => {
                let session = self.session(browser)?.with_timeout(self.reach.timeout);
                session.interruptible().call_raw(self.method.clone(), params)
            }
        };
        answer.map_err(|error| {
            if matches!(error, Error::Blocked(_)) {
                // Whoever leaves takes his open dialogs along: nobody could answer it later.
                return Failure::from(error).advise(
                    "say what is to happen to dialogs: --dialogs auto_accept or auto_dismiss; \
                     look at the page before you repeat the call",
                );
            }
            let unknown = matches!(&error, Error::Refused(refused) if refused.code == -32601);
            let failure = Failure::from(error);
            if !unknown {
                return failure;
            }
            if protocol::commands().any(|name| name == self.method) {
                return failure.advise(
                    "this browser, or this kind of target, does not have it: try another target, \
                     and see `cdpwire doctor` for what this browser lacks",
                );
            }
            match names::command(&self.method) {
                Some(close) => failure.advise(format!("did you mean {close}?")).with("hint", close),
                None => failure,
            }
        })
    }

    /// Where the command runs.
    fn session(&self, browser: &Browser) -> Result<Session, Failure> {
        let named = self.reach.target.is_some() || self.reach.frame.is_some();
        let domain = self.method.split('.').next().unwrap_or_default();
        if let Some(url) = &self.reach.url {
            let page = reach::only_page(browser)?;
            self.reach.load(&page, url)?;
        }
        if OF_THE_BROWSER.contains(&domain) && !named {
            return Ok((**browser).clone());
        }
        self.reach.session(browser)
    }
}

/// `None` when help was asked for.
fn parse(arguments: &mut Arguments) -> Result<Option<Call>, Failure> {
    let mut reach = Reach::new();
    let (mut method, mut params) = (None, None);
    while let Some(item) = arguments.next()? {
        match item {
            Item::Help => return Ok(None),
            Item::Version => return Err(arguments.unknown("version", &[])),
            Item::Option(option) if reach.take(&option, arguments)? => {}
            Item::Option(option) => return Err(arguments.unknown(&option, &reach::OPTIONS)),
            Item::Word(word) if method.is_none() => method = Some(checked(word)?),
            Item::Word(word) if params.is_none() => params = Some(word),
            Item::Word(word) => return Err(arguments.surplus(&word)),
        }
    }
    let Some(method) = method else {
        let next = "for instance `cdpwire call Browser.getVersion`; see `cdpwire help call`";
        return Err(Failure::usage("no method was given", next));
    };
    reach.check()?;
    let params = match params.as_deref() {
        None => None,
        Some("-") => Some(parameters(&stdin()?)?),
        Some(text) => Some(parameters(text)?),
    };
    Ok(Some(Call { method, params, reach }))
}

/// A method name that can be one. Whether it is one, the browser says: it may be newer than us.
fn checked(method: String) -> Result<String, Failure> {
    let is_word = |word: &str| !word.is_empty() && word.bytes().all(|b| b.is_ascii_alphanumeric());
    let well_formed =
        method.split_once('.').is_some_and(|(left, right)| is_word(left) && is_word(right));
    if !well_formed {
        let message = format!("{method:?} is not a method: it has the form Domain.name");
        return Err(match names::command(&method) {
            Some(close) => {
                Failure::usage(message, format!("did you mean {close}?")).with("hint", close)
            }
            None => Failure::usage(message, "for instance Browser.getVersion or Page.navigate"),
        });
    }
    if protocol::events().any(|event| event == method) {
        let next = format!("wait for it with `cdpwire events --filter {method}`");
        return Err(Failure::usage(format!("{method} is an event, not a command"), next));
    }
    Ok(method)
}

fn stdin() -> Result<String, Failure> {
    let mut bytes = Vec::new();
    let read = std::io::stdin().lock().take(STDIN + 1).read_to_end(&mut bytes);
    read.map_err(|error| Failure::file("standard input", &error))?;
    if bytes.len() as u64 > STDIN {
        let message = "standard input has more than the 100 MiB that a browser accepts";
        return Err(Failure::usage(message, "send less"));
    }
    String::from_utf8(bytes)
        .map_err(|_| Failure::usage("standard input is not UTF-8", "write the JSON in UTF-8"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn methods_have_a_form_and_are_no_events() {
        for method in ["Page.navigate", "Fresh.thing2"] {
            assert!(checked(method.to_owned()).is_ok());
        }
        for method in [
            "",
            "navigate",
            ".x",
            "Page.",
            "Page.a.b",
            "Page navigate",
            "Page.loadEventFired",
            "{}",
        ] {
            assert!(checked(method.to_owned()).is_err(), "{method}");
        }
    }
}
