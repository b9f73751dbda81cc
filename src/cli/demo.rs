//! `cdpwire demo`: one page, three sites, one worker, and everything that is seen of them.

use super::arguments::{Arguments, Item};
use super::failure::Failure;
use super::output::Output;
use super::reach;
use cdpwire::host::{LaunchOptions, Transport};
use cdpwire::protocol::page::{CaptureScreenshot, LoadEventFired, Navigate};
use cdpwire::protocol::runtime::Evaluate;
use cdpwire::protocol::target::TargetID;
use cdpwire::site::{self, Site};
use cdpwire::untrusted::escape_up_to;
use cdpwire::{Browser, ConnectOptions, Snapshot, Target, TargetKind, TargetState};
use std::collections::HashMap;
use std::io::Read as _;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::{Duration, Instant};

/// Longest for the page to appear with all its parts.
const PATIENCE: Duration = Duration::from_secs(20);

/// What is evaluated where, and what the place is called.
const QUESTIONS: [(&str, &str, &str); 4] = [
    (
        "a.test",
        "the page",
        "document.title + ': tide ' + document.getElementById('level').textContent",
    ),
    ("b.test", "a frame of another site", "document.getElementById('report').textContent"),
    (
        "c.test",
        "a frame in that frame",
        "document.querySelector('strong').textContent + ', seen by ' + location.host",
    ),
    ("worker", "a worker", "'level = ' + level + ', in a ' + self.constructor.name"),
];

pub(super) fn run(arguments: &mut Arguments, output: &mut Output) -> Result<(), Failure> {
    let (mut keep, mut shot) = (false, PathBuf::from("cdpwire-demo.png"));
    let known = ["keep", "shot"];
    while let Some(item) = arguments.next()? {
        match item {
            Item::Help => return Ok(output.text(arguments.help())?),
            Item::Version => return Err(arguments.unknown("version", &known)),
            Item::Option(option) if option == "keep" => keep = true,
            Item::Option(option) if option == "shot" => shot = arguments.value()?.into(),
            Item::Option(option) => return Err(arguments.unknown(&option, &known)),
            Item::Word(word) => return Err(arguments.surplus(&word)),
        }
    }
    let shot = writable(&shot)?;
    let mut demo = Demo { started: Instant::now(), output, seen: HashMap::new() };
    demo.run(keep, &shot)
}

struct Demo<'a> {
    started: Instant,
    output: &'a mut Output,
    seen: HashMap<TargetID, Arc<Target>>,
}

impl Demo<'_> {
    fn run(&mut self, keep: bool, shot: &Path) -> Result<(), Failure> {
        let site = Site::demo().map_err(|error| Failure::file("the loopback address", &error))?;
        self.say(&format!("serving a.test, b.test and c.test on port {}", site.port()))?;
        let mut options = LaunchOptions::default()
            .arg(site::RESOLVER_RULES)
            // Three sites, three processes, whatever memory this machine has.
            .arg("--site-per-process")
            .window_size(1040, 890);
        if keep {
            options = options.transport(Transport::Port);
        }
        let browser = Browser::launch_with(&options, &ConnectOptions::default())?;
        let version = browser.version();
        self.say(&format!("{} answers", escape_up_to(&version.product, 60)))?;
        self.changes(&browser.snapshot())?;
        self.visit(&browser, &site.url("a.test", "/"))?;
        self.table(&browser)?;
        self.shoot(&browser, shot)?;
        if keep {
            self.keep(&browser)?;
        }
        let done = browser.close();
        self.output.text(&format!("Screenshot: {}", shot.display()))?;
        Ok(done?)
    }

    /// Loads the page, and shows targets as they come, until all of them are there.
    fn visit(&mut self, browser: &Browser, url: &str) -> Result<(), Failure> {
        let page = reach::only_page(browser)?;
        self.changes(&browser.snapshot())?;
        self.say(&format!("Page.navigate to {url}"))?;
        let loaded = page.subscribe::<LoadEventFired>();
        let navigation = page.send(&Navigate::new(url));
        let deadline = Instant::now() + PATIENCE;
        let mut version = 0;
        loop {
            let left = deadline.saturating_duration_since(Instant::now());
            let snapshot = browser.wait_until(left, |snapshot| snapshot.version > version)?;
            version = snapshot.version;
            self.changes(&snapshot)?;
            if QUESTIONS.iter().all(|(place, ..)| find(&snapshot, place).is_some()) {
                break;
            }
        }
        navigation.wait()?;
        loaded.next(deadline.saturating_duration_since(Instant::now()))?;
        self.say("Page.loadEventFired")
    }

    /// A line for each target that is new, or not as it was.
    fn changes(&mut self, snapshot: &Snapshot) -> Result<(), Failure> {
        for target in snapshot.targets.iter() {
            let old = self.seen.insert(target.id.clone(), target.clone());
            let what = match old {
                None if target.session.is_some() => "attached",
                None => "found",
                Some(old) if old.session != target.session && target.session.is_some() => {
                    "attached"
                }
                Some(old) if old.state != target.state => target.state.as_str(),
                Some(old) if old.url != target.url => "navigated",
                Some(_) => continue,
            };
            let session =
                target.session.as_ref().map(|id| format!("session {}…", short(id.as_str())));
            self.say(&format!(
                "{what:<10} {:<10} {:<34} {}",
                escape_up_to(target.kind.as_str(), 14).to_string(),
                address(target),
                session.unwrap_or_default(),
            ))?;
        }
        let gone: Vec<TargetID> =
            self.seen.keys().filter(|id| snapshot.target(id).is_none()).cloned().collect();
        for id in gone {
            if let Some(target) = self.seen.remove(&id) {
                self.say(&format!(
                    "{:<10} {:<10} {}",
                    "gone",
                    target.kind.as_str(),
                    address(&target)
                ))?;
            }
        }
        Ok(())
    }

    /// Evaluates in every part of the page.
    fn table(&mut self, browser: &Browser) -> Result<(), Failure> {
        let snapshot = browser.snapshot();
        let mut rows = vec![["WHERE", "KIND", "STATE", "SESSION", "RESULT"].map(str::to_owned)];
        for (place, name, expression) in QUESTIONS {
            let Some(target) = find(&snapshot, place) else { continue };
            let session = browser.attached(&target.id)?;
            let asked = Instant::now();
            let answer = session.call(&Evaluate::new(expression));
            let took = asked.elapsed();
            let result = match answer {
                Ok(answer) => match answer.result.value.map(|value| value.to_value()) {
                    Some(Ok(serde_json::Value::String(text))) => {
                        escape_up_to(&text, 60).to_string()
                    }
                    Some(Ok(value)) => escape_up_to(&value.to_string(), 60).to_string(),
                    _ => "no value".to_owned(),
                },
                Err(error) => error.to_string(),
            };
            rows.push([
                format!("{place}, {name}"),
                target.kind.as_str().to_owned(),
                target.state.as_str().to_owned(),
                format!("{}…", short(target.session.as_ref().map_or("", |id| id.as_str()))),
                format!("{result}  ({:.1} ms)", took.as_secs_f64() * 1e3),
            ]);
        }
        self.output.text("")?;
        for line in aligned(&rows) {
            self.output.text(&line)?;
        }
        Ok(self.output.text("")?)
    }

    fn shoot(&mut self, browser: &Browser, path: &Path) -> Result<(), Failure> {
        let Some(page) = browser.pages().into_iter().next() else { return Ok(()) };
        let png = page.call(&CaptureScreenshot::new())?.data.decode()?;
        std::fs::write(path, &png)
            .map_err(|error| Failure::file(&path.display().to_string(), &error))?;
        self.say(&format!("Page.captureScreenshot: {} KiB of PNG", png.len().div_ceil(1024)))
    }

    fn keep(&mut self, browser: &Browser) -> Result<(), Failure> {
        if let Some(endpoint) = browser.endpoint() {
            let authority = endpoint.expose().split('/').nth(2).unwrap_or_default();
            let port = authority.rsplit(':').next().unwrap_or_default();
            let worker = find(&browser.snapshot(), "worker").map(|target| target.id.clone());
            self.output.text(&format!(
                "\nThe browser stays. In another terminal:\n  \
                 cdpwire call Target.getTargets --attach {port}\n  \
                 cdpwire events --filter 'Page.*' --attach {port}\n  \
                 cdpwire call Runtime.evaluate '{{\"expression\":\"level\"}}' --attach {port} --target {}\n\
                 Press Enter to end it.",
                worker.as_ref().map_or("ID", TargetID::as_str),
            ))?;
        }
        // Whatever ends the input ends the demo.
        let _ = std::io::stdin().lock().read(&mut [0]);
        Ok(())
    }

    fn say(&mut self, text: &str) -> Result<(), Failure> {
        let elapsed = self.started.elapsed().as_millis();
        Ok(self.output.text(format!("{elapsed:>6} ms  {text}").trim_end())?)
    }
}

/// The attached and settled target of a place in [`QUESTIONS`].
fn find<'a>(snapshot: &'a Snapshot, place: &str) -> Option<&'a Arc<Target>> {
    snapshot.targets.iter().filter(|target| target.state == TargetState::Ready).find(|target| {
        match target.kind {
            TargetKind::Worker => place == "worker",
            TargetKind::Page | TargetKind::Iframe => {
                target.url.starts_with(&format!("http://{place}:"))
            }
            _ => false,
        }
    })
}

fn address(target: &Target) -> String {
    match &*target.url {
        "" => "(no address yet)".to_owned(),
        url => escape_up_to(url, 60).to_string(),
    }
}

fn short(id: &str) -> String {
    escape_up_to(id.get(..8).unwrap_or(id), 8).to_string()
}

/// Columns as wide as their widest cell.
fn aligned<const N: usize>(rows: &[[String; N]]) -> Vec<String> {
    let width = |column: usize| {
        rows.iter()
            .filter_map(|row| row.get(column))
            .map(|cell| cell.chars().count())
            .max()
            .unwrap_or(0)
    };
    let line = |row: &[String; N]| {
        let cells =
            row.iter().enumerate().map(|(column, cell)| format!("{cell:<0$}", width(column)));
        cells.collect::<Vec<_>>().join("  ").trim_end().to_owned()
    };
    rows.iter().map(line).collect()
}

/// The absolute path, found out to be usable before a browser is started for it.
fn writable(path: &Path) -> Result<PathBuf, Failure> {
    let failed = |error: std::io::Error| Failure::file(&path.display().to_string(), &error);
    let absolute = std::path::absolute(path).map_err(failed)?;
    let mut options = std::fs::OpenOptions::new();
    match options.write(true).create_new(true).open(&absolute) {
        // Nothing is left behind when no picture is taken after all.
        Ok(_) => std::fs::remove_file(&absolute).map_err(failed)?,
        Err(error) if error.kind() == std::io::ErrorKind::AlreadyExists => {
            options.create_new(false).open(&absolute).map_err(failed)?;
        }
        Err(error) => return Err(failed(error)),
    }
    Ok(absolute)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn columns_are_aligned_by_characters() {
        let rows = [["é", "b"].map(str::to_owned), ["aaa", ""].map(str::to_owned)];
        assert_eq!(aligned(&rows), ["é    b", "aaa"]);
    }
}
