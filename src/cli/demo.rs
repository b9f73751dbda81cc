//! `cdpwire demo`: one page, three sites, one worker, some dialogs, and everything that is seen
//! of them.

use super::arguments::{Arguments, Item};
use super::failure::Failure;
use super::json::laid_out;
use super::output::Output;
use super::reach;
use super::table::{aligned, short};
use cdpwire::host::{LaunchOptions, Transport};
use cdpwire::protocol::page::{CaptureScreenshot, LoadEventFired, Navigate};
use cdpwire::protocol::runtime::{Evaluate, EvaluateResponse};
use cdpwire::protocol::target::TargetID;
use cdpwire::site::{self, Site};
use cdpwire::tools::{CallOptions, Toolbox, ToolboxOptions};
use cdpwire::untrusted::escape_up_to;
use cdpwire::{
    Answer, BridgeMode, Browser, ClosedBy, ConnectOptions, Dialog, DialogPolicy, JsonLimits, Page,
    PolicyScope, Snapshot, Target, TargetKind, TargetState,
};
use serde_json::{Value, json};
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
    let mut demo = Demo { started: Instant::now(), output, seen: HashMap::new(), step: 0 };
    demo.run(keep, &shot)
}

struct Demo<'a> {
    started: Instant,
    output: &'a mut Output,
    seen: HashMap<TargetID, Arc<Target>>,
    step: usize,
}

impl Demo<'_> {
    fn run(&mut self, keep: bool, shot: &Path) -> Result<(), Failure> {
        let site = Site::demo().map_err(|error| Failure::file("the loopback address", &error))?;
        self.say(&format!("serving a.test, b.test and c.test on port {}", site.port()))?;
        let options = LaunchOptions::default()
            .arg(site::RESOLVER_RULES)
            // Three sites, three processes, whatever memory this machine has.
            .arg("--site-per-process")
            .window_size(1040, 930)
            // So that others can attach too: a second client here, and you with --keep.
            .transport(Transport::Port);
        let browser = Browser::launch_with(&options, &ConnectOptions::default())?;
        let version = browser.version();
        self.say(&format!("{} answers", escape_up_to(&version.product, 60)))?;
        let page = reach::only_page(&browser)?;

        self.head("Everything that the page consists of is attached as it comes")?;
        self.changes(&browser.snapshot())?;
        self.visit(&browser, &page, &site.url("a.test", "/"))?;
        self.head("What an agent does with its tools: read, type, choose, press, answer a prompt in a frame")?;
        let toolbox = Toolbox::with_browser(browser.clone(), ToolboxOptions::default());
        self.agent(&toolbox)?;
        self.head("A second client that dismisses every dialog, and the bridge")?;
        self.bridge(&browser, &page)?;
        self.head("Scripts in the page, in a frame, in the frame in that frame, in a worker")?;
        self.table(&browser)?;
        self.head("What any thread can read at any moment, as JSON")?;
        self.snapshot(&browser, &page)?;
        self.head("A picture")?;
        self.shoot(&page, shot)?;
        if keep {
            self.keep(&browser)?;
        }
        let done = browser.close();
        self.output.text(&format!("Screenshot: {}", shot.display()))?;
        Ok(done?)
    }

    /// Loads the page, and shows targets as they come, until all of them are there.
    fn visit(&mut self, browser: &Browser, page: &Page, url: &str) -> Result<(), Failure> {
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
        // The browser's own surfaces are no part of the story.
        let told = |target: &&Arc<Target>| target.kind.as_str() != "browser_ui";
        for target in snapshot.targets.iter().filter(told) {
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

    /// What an agent does, through its tools only: reads, types, chooses, presses, and answers
    /// the prompt that a frame of another site opens.
    fn agent(&mut self, toolbox: &Toolbox) -> Result<(), Failure> {
        self.tool(toolbox, "browser_snapshot", json!({}))?;
        let boat = json!({"role": "textbox", "name": "Name of the boat", "value": "Albatros"});
        self.tool(toolbox, "browser_type", boat)?;
        let pier = json!({"role": "combobox", "name": "Pier", "select": "East"});
        self.tool(toolbox, "browser_click", pier)?;
        let power = json!({"role": "checkbox", "name": "with shore power", "checked": true});
        self.tool(toolbox, "browser_click", power)?;
        self.tool(toolbox, "browser_click", json!({"role": "button", "name": "Book"}))?;
        let sign = json!({"role": "button", "name": "Sign the report"});
        self.tool(toolbox, "browser_click", sign)?;
        let answer = json!({"action": "accept", "promptText": "Ada Lovelace"});
        self.tool(toolbox, "browser_dialog", answer)?;
        self.tool(toolbox, "browser_wait", json!({"text": "Observed by Ada Lovelace"}))?;
        self.tool(toolbox, "browser_snapshot", json!({"find": "Observed by"}))
    }

    fn tool(&mut self, toolbox: &Toolbox, name: &str, arguments: Value) -> Result<(), Failure> {
        self.say(&format!("{name} {arguments}"))?;
        let outcome = match toolbox.call(name, arguments, &CallOptions::default()) {
            Ok(outcome) => outcome,
            Err(unknown) => return self.say(&format!("there is no tool {}", unknown.0)),
        };
        for line in outcome.text.lines() {
            self.output.text(&format!("           {}", escape_up_to(line, 160)))?;
        }
        Ok(())
    }

    /// One dialog is lost to the other client; the next one is not.
    fn bridge(&mut self, browser: &Browser, page: &Page) -> Result<(), Failure> {
        let Some(endpoint) = browser.endpoint() else { return Ok(()) };
        let alone = ConnectOptions::default().bridge(BridgeMode::Off);
        let other = Browser::connect_with(endpoint.expose(), &alone)?;
        other.set_dialog_policy(PolicyScope::all(), Some(DialogPolicy::AutoDismiss));
        other.page(page.id(), PATIENCE)?;
        self.say("a second client is attached, which dismisses every dialog within milliseconds")?;
        let click = Evaluate::new("document.getElementById('cancel').click()");
        let result = Evaluate::new("document.getElementById('result').textContent");

        let is_ours = |dialog: &&Arc<Dialog>| dialog.page == *page.id();
        let known = browser.snapshot().recent_dialogs.len();
        let lost = page.send(&click);
        let snapshot = browser.wait_until(PATIENCE, |now| now.recent_dialogs.len() > known)?;
        lost.wait()?;
        if let Some(dialog) = snapshot.recent_dialogs.iter().rev().find(is_ours) {
            self.opened(browser, dialog)?;
            self.closed(dialog)?;
        }
        self.say(&format!("{:<10} {}", "received", quoted(&value(&page.call(&result)?))))?;
        if browser.snapshot().bridge_on {
            self.say("too fast for a person: from now on pages ask through the bridge")?;
        } else {
            self.say("the second client was slow here: the bridge is switched on by hand")?;
            browser.set_bridge(BridgeMode::On);
            browser.wait_until(PATIENCE, |now| now.bridge_on)?;
        }

        let kept = page.send(&click);
        let dialog = browser.wait_for_dialog(PATIENCE)?;
        self.opened(browser, &dialog)?;
        let answered = browser.respond(&Answer::accept().dialog(&*dialog.id))?;
        self.closed(&answered.dialog)?;
        kept.wait()?;
        self.say(&format!("{:<10} {}", "received", quoted(&value(&page.call(&result)?))))?;
        Ok(other.close()?)
    }

    fn opened(&mut self, browser: &Browser, dialog: &Dialog) -> Result<(), Failure> {
        let snapshot = browser.snapshot();
        let frame = dialog.frame.as_ref().and_then(|frame| snapshot.frame(frame));
        let place = match frame {
            Some(frame) if frame.is_oopif => {
                format!("the frame {}, in a process of its own", escape_up_to(&frame.url, 60))
            }
            _ => "the page".to_owned(),
        };
        self.say(&format!(
            "{:<10} {}, a {} {}: {} in {place}",
            "opened",
            dialog.id,
            dialog.source.as_str(),
            escape_up_to(dialog.kind.as_str(), 20),
            quoted(&dialog.message),
        ))
    }

    fn closed(&mut self, dialog: &Dialog) -> Result<(), Failure> {
        let Some((at, by)) = dialog.closed else { return Ok(()) };
        let who = match by {
            ClosedBy::Agent => "answered by us",
            ClosedBy::Remote => "answered by the other client",
            by => by.as_str(),
        };
        let open = at.saturating_duration_since(dialog.opened).as_secs_f64() * 1e3;
        self.say(&format!("{:<10} {}, {who} after {open:.1} ms", "closed", dialog.id))
    }

    fn snapshot(&mut self, browser: &Browser, page: &Page) -> Result<(), Failure> {
        let read = Instant::now();
        let snapshot = browser.snapshot();
        let took = read.elapsed();
        let text = snapshot.to_json(page.id(), JsonLimits::default()).to_string();
        self.output.text(&laid_out(&text, true))?;
        self.say(&format!("version {}, read in {} ns", snapshot.version, took.as_nanos()))
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
                Ok(answer) => escape_up_to(&value(&answer), 60).to_string(),
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
        for line in aligned(&rows) {
            self.output.text(&line)?;
        }
        Ok(())
    }

    fn shoot(&mut self, page: &Page, path: &Path) -> Result<(), Failure> {
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
                 cdpwire frames --attach {port}\n  \
                 cdpwire watch --attach {port}\n  \
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

    /// The title of a step.
    fn head(&mut self, title: &str) -> Result<(), Failure> {
        self.step += 1;
        Ok(self.output.text(&format!("\n{}. {title}", self.step))?)
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

/// What a script gave, as text.
fn value(answer: &EvaluateResponse) -> String {
    match answer.result.value.as_ref().map(|value| value.to_value()) {
        Some(Ok(Value::String(text))) => text,
        Some(Ok(value)) => value.to_string(),
        _ => "no value".to_owned(),
    }
}

fn quoted(text: &str) -> String {
    format!("\"{}\"", escape_up_to(text, 100))
}

fn address(target: &Target) -> String {
    match &*target.url {
        "" => "(no address yet)".to_owned(),
        url => escape_up_to(url, 60).to_string(),
    }
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
