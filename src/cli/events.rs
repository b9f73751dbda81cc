//! `cdpwire events`: events as they come, one JSON object on a line.

use super::arguments::{Arguments, Item};
use super::failure::Failure;
use super::json;
use super::names;
use super::output::Output;
use super::reach::{self, Reach};
use cdpwire::protocol::target::{AttachedToTarget, SessionID};
use cdpwire::protocol::{self, Event as _};
use cdpwire::{Browser, Error, Filter, RawEvent, RawSubscription, Session};
use std::collections::{HashMap, HashSet};
use std::io::Write as _;
use std::time::{Duration, Instant};

const OPTIONS: [&str; 4] = ["filter", "enable", "for", "count"];

/// Domains whose events come without an `enable`, because the engine itself listens to them.
const ENABLED: [&str; 3] = ["Page", "Runtime", "Target"];

/// Longest single wait: as good as for ever, and no clock minds it.
const LONG: Duration = Duration::from_secs(86_400);

struct Events {
    patterns: Vec<Pattern>,
    enable: Vec<String>,
    length: Option<Duration>,
    count: Option<u64>,
    reach: Reach,
}

/// `Page.*`, `*` or one name.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Pattern {
    Prefix(String),
    Exact(String),
}

impl Pattern {
    fn matches(&self, method: &str) -> bool {
        match self {
            Self::Prefix(prefix) => method.starts_with(prefix.as_str()),
            Self::Exact(name) => method == name,
        }
    }

    fn text(&self) -> &str {
        match self {
            Self::Prefix(text) | Self::Exact(text) => text,
        }
    }
}

pub(super) fn run(arguments: &mut Arguments, output: &mut Output) -> Result<(), Failure> {
    let Some(events) = parse(arguments)? else {
        return Ok(output.text(arguments.help())?);
    };
    events.warn_of_silence();
    let browser = events.reach.browser()?;
    let outcome = events.run(&browser, output);
    if let Err(error) = browser.close() {
        log::info!("{error}");
    }
    outcome
}

impl Events {
    fn run(&self, browser: &Browser, output: &mut Output) -> Result<(), Failure> {
        let one = match self.reach.target.is_some() || self.reach.frame.is_some() {
            true => Some(self.reach.session(browser)?),
            false => None,
        };
        let subscription = match &one {
            Some(session) => session.subscribe_raw(&self.filter()),
            None => browser.subscribe_all(self.filter()),
        };
        let deadline = self.length.map(|length| Instant::now() + length);
        self.enable(browser, one.as_ref())?;
        if let Some(url) = &self.reach.url {
            let page = reach::only_page(browser)?;
            self.reach.navigate(&page, url)?;
        }
        let outcome = self.stream(browser, &subscription, deadline, output);
        let lost = subscription.lost();
        if lost > 0 {
            warn(&format!("{lost} events were lost: the output was read too slowly"), Some(lost));
        }
        outcome
    }

    fn stream(
        &self,
        browser: &Browser,
        subscription: &RawSubscription,
        deadline: Option<Instant>,
        output: &mut Output,
    ) -> Result<(), Failure> {
        let mut targets = Targets { browser, known: HashMap::new() };
        let mut written = 0;
        while self.count.is_none_or(|count| written < count) {
            let left = deadline.map(|deadline| deadline.saturating_duration_since(Instant::now()));
            let event = match subscription.next(left.unwrap_or(LONG)) {
                Ok(event) => event,
                Err(error) if error.is_timeout() && deadline.is_some() => break,
                Err(error) if error.is_timeout() => continue,
                Err(error) => return Err(error.into()),
            };
            if self.wants(&event.method) {
                output.text(&line(
                    &event,
                    targets.of(event.session.as_ref()),
                    output.is_terminal(),
                ))?;
                written += 1;
            }
        }
        Ok(())
    }

    fn wants(&self, method: &str) -> bool {
        self.patterns.is_empty() || self.patterns.iter().any(|pattern| pattern.matches(method))
    }

    /// The narrowest filter of the engine that lets everything through that is wanted.
    fn filter(&self) -> Filter {
        let exact: Option<Vec<&str>> = self
            .patterns
            .iter()
            .map(|pattern| match pattern {
                Pattern::Exact(name) => Some(name.as_str()),
                Pattern::Prefix(_) => None,
            })
            .collect();
        match (&*self.patterns, exact) {
            ([], _) => Filter::all(),
            ([Pattern::Prefix(prefix)], _) => Filter::prefix(prefix),
            (_, Some(names)) => Filter::methods(names),
            _ => Filter::all(),
        }
    }

    /// Enables domains where events are wanted from: now, and in what is attached later.
    fn enable(&self, browser: &Browser, one: Option<&Session>) -> Result<(), Failure> {
        if self.enable.is_empty() {
            return Ok(());
        }
        if let Some(session) = one {
            return self.enable_in(session);
        }
        let later = browser.subscribe_all(Filter::method(AttachedToTarget::METHOD));
        let mut done: HashSet<SessionID> = HashSet::new();
        for page in browser.pages() {
            done.extend(page.session_id().cloned());
            self.enable_in(&page)?;
        }
        if self.reach.attach.as_deref().is_some_and(|it| it.contains("/devtools/page/")) {
            self.enable_in(browser)?;
        }
        for target in browser.snapshot().targets.iter() {
            let Some(session) = target.session.clone().filter(|it| !done.contains(it)) else {
                continue;
            };
            enable_if_it_can(&browser.session(session), &self.enable);
        }
        let (browser, domains) = (browser.clone(), self.enable.clone());
        let follow = move || {
            loop {
                match later.next(LONG) {
                    Ok(event) => {
                        let Ok(event) =
                            event.params.decode::<AttachedToTarget>(AttachedToTarget::METHOD)
                        else {
                            continue;
                        };
                        enable_if_it_can(&browser.session(event.session_id), &domains);
                    }
                    Err(error) if error.is_timeout() => {}
                    // The connection is over, and the main thread knows it too.
                    Err(_) => return,
                }
            }
        };
        let thread = std::thread::Builder::new().name("enable".to_owned()).spawn(follow);
        thread.map(drop).map_err(|error| Failure::file("a thread", &error))
    }

    fn enable_in(&self, session: &Session) -> Result<(), Failure> {
        for domain in &self.enable {
            session.call_raw(format!("{domain}.enable"), ()).map_err(|error| {
                let refused = matches!(error, Error::Refused(_));
                match names::closest(domain, domains()).filter(|close| refused && close != domain) {
                    Some(close) => Failure::from(error).advise(format!("did you mean {close}?")),
                    None => error.into(),
                }
            })?;
        }
        Ok(())
    }

    /// Says so when a filter cannot let anything through.
    fn warn_of_silence(&self) {
        for pattern in &self.patterns {
            let text = pattern.text();
            if !protocol::events().any(|event| pattern.matches(event)) {
                let close = match pattern {
                    Pattern::Exact(name) => names::closest(name, protocol::events()),
                    Pattern::Prefix(prefix) => {
                        names::closest(prefix.trim_end_matches('.'), domains())
                    }
                };
                let hint =
                    close.map(|close| format!("; did you mean {close}?")).unwrap_or_default();
                warn(&format!("no known event fits the filter {text:?}{hint}"), None);
                continue;
            }
            let domain = text.split('.').next().unwrap_or_default();
            let needs =
                protocol::commands().any(|name| name.strip_suffix(".enable") == Some(domain));
            if needs && !ENABLED.contains(&domain) && !self.enable.iter().any(|it| it == domain) {
                warn(
                    &format!("{domain} events come once it is enabled: add --enable {domain}"),
                    None,
                );
            }
        }
    }
}

fn domains() -> impl Iterator<Item = &'static str> {
    protocol::commands().filter_map(|name| name.split('.').next())
}

/// Workers and frames do not have every domain: what they refuse is their business.
fn enable_if_it_can(session: &Session, domains: &[String]) {
    for domain in domains {
        match session.send_raw(format!("{domain}.enable"), ()) {
            Ok(pending) => drop(pending),
            Err(error) => log::debug!("{error}"),
        }
    }
}

/// The targets of sessions. They are remembered: of an ended session the snapshot says nothing.
struct Targets<'a> {
    browser: &'a Browser,
    known: HashMap<SessionID, String>,
}

impl Targets<'_> {
    fn of(&mut self, session: Option<&SessionID>) -> Option<&str> {
        let session = session?;
        if !self.known.contains_key(session) {
            let snapshot = self.browser.snapshot();
            let target = snapshot.target_of_session(session)?;
            self.known.insert(session.clone(), target.id.as_str().to_owned());
        }
        self.known.get(session).map(String::as_str)
    }
}

/// An event on one line, also on a terminal: a stream is read by its lines.
fn line(event: &RawEvent, target: Option<&str>, terminal: bool) -> String {
    let text = |text: Option<&str>| serde_json::Value::from(text);
    let whole = format!(
        r#"{{"method":{},"session":{},"target":{},"params":{}}}"#,
        text(Some(&event.method)),
        text(event.session.as_ref().map(SessionID::as_str)),
        text(target),
        event.params.to_text(),
    );
    json::on_one_line(&whole, terminal)
}

fn warn(message: &str, lost: Option<u64>) {
    let mut warning = serde_json::json!({"message": message});
    if let (Some(lost), Some(warning)) = (lost, warning.as_object_mut()) {
        warning.insert("lost".to_owned(), lost.into());
    }
    let text = json::on_one_line(&serde_json::json!({"warning": warning}).to_string(), true);
    // A warning that cannot be written is no reason to stop.
    let _ = writeln!(std::io::stderr(), "{text}");
}

/// `None` when help was asked for.
fn parse(arguments: &mut Arguments) -> Result<Option<Events>, Failure> {
    let mut events = Events {
        patterns: Vec::new(),
        enable: Vec::new(),
        length: None,
        count: None,
        reach: Reach::new(),
    };
    while let Some(item) = arguments.next()? {
        match item {
            Item::Help => return Ok(None),
            Item::Version => return Err(arguments.unknown("version", &[])),
            Item::Option(option) => match option.as_str() {
                "filter" => events.patterns.extend(patterns(&arguments.value()?)?),
                "enable" => events.enable.extend(enabled(&arguments.value()?)?),
                "for" => events.length = Some(arguments.duration(&option)?),
                "count" => events.count = Some(arguments.count(&option)?),
                _ if events.reach.take(&option, arguments)? => {}
                _ => {
                    let known: Vec<_> = OPTIONS.into_iter().chain(reach::OPTIONS).collect();
                    return Err(arguments.unknown(&option, &known));
                }
            },
            Item::Word(word) => {
                let next = format!("did you mean --filter {word}?");
                return Err(Failure::usage(format!("{word:?} belongs to no option"), next));
            }
        }
    }
    events.reach.check()?;
    Ok(Some(events))
}

fn patterns(list: &str) -> Result<Vec<Pattern>, Failure> {
    let pattern = |text: &str| {
        let (name, is_prefix) = match text.strip_suffix('*') {
            Some(prefix) => (prefix, true),
            None => (text, false),
        };
        let plain = name.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'.');
        match plain && !text.is_empty() {
            true if is_prefix => Ok(Pattern::Prefix(name.to_owned())),
            true if name.contains('.') => Ok(Pattern::Exact(name.to_owned())),
            true => Ok(Pattern::Prefix(format!("{name}."))),
            false => Err(Failure::usage(
                format!("the filter {text:?} is not an event name"),
                "write for instance --filter 'Page.*' or --filter Page.loadEventFired,Log.entryAdded",
            )),
        }
    };
    list.split(',').map(str::trim).map(pattern).collect()
}

fn enabled(list: &str) -> Result<Vec<String>, Failure> {
    let domain =
        |text: &str| match !text.is_empty() && text.bytes().all(|b| b.is_ascii_alphanumeric()) {
            true => Ok(text.to_owned()),
            false => Err(Failure::usage(
                format!("{text:?} is not a domain"),
                "write for instance --enable Network,Log",
            )),
        };
    list.split(',').map(|text| domain(text.trim().trim_end_matches(".enable"))).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn filters_are_prefixes_names_and_domains() {
        let found = patterns("Page.*, Log.entryAdded,Network").unwrap();
        let events = Events {
            patterns: found,
            enable: vec![],
            length: None,
            count: None,
            reach: Reach::new(),
        };
        for method in ["Page.loadEventFired", "Log.entryAdded", "Network.dataReceived"] {
            assert!(events.wants(method), "{method}");
        }
        for method in ["Log.other", "PageX.y", "NetworkX.y"] {
            assert!(!events.wants(method), "{method}");
        }
        assert!(patterns("*").unwrap()[0].matches("Any.thing"));
        for text in ["", "Page.*x", "a b", "Page.*,,"] {
            assert!(patterns(text).is_err(), "{text}");
        }
    }

    #[test]
    fn domains_to_enable_are_words() {
        assert_eq!(enabled("Network, Log.enable").unwrap(), ["Network", "Log"]);
        assert!(enabled("Network,").is_err() && enabled("a.b").is_err());
    }
}
