//! One script against the mock and against Chromium: what a client sees must be the same.
//!
//! Each script is a list of operations through the public interface. After each, what it came to
//! and what the snapshot shows is written down without ids and ports. The mock goes first: in it
//! nothing happens by itself, so its picture is final once it answers; then the same operation
//! must lead Chromium to the same picture. Where they differ, Chromium is right and the model
//! (`src/mock/model`) is mended.
#![allow(clippy::needless_pass_by_value, reason = "callers write what they mean in place")]

mod scripts;

use crate::support::LONG;
use crate::world::World;
use cdpwire::mock::{self, Document, Model, ModelConfig, Shared};
use cdpwire::protocol::json::RawJson;
use cdpwire::{
    Answer, Browser, Error, Frame, FrameState, Page, Session, Snapshot, TargetKind, TargetState,
    Unreachable,
};
use serde_json::{Value, json};
use std::sync::Arc;
use std::time::Duration;

/// Long enough for a picture to come about on a busy machine; only a difference waits it out.
const PICTURE: Duration = Duration::from_secs(20);

/// An operation: its name, what it came to, and the picture after it.
type Step = (String, String, Vec<String>);

enum Side {
    Mock(Shared<Model>),
    Chromium(Box<World>),
}

/// One run of a script on one side.
struct Run {
    browser: Browser,
    side: Side,
    steps: Vec<Step>,
    /// What the other side has come to, where it went first.
    wanted: Vec<Step>,
}

/// Runs a script on both sides.
fn compare(script: impl Fn(&mut Run), least: usize) {
    let model = Shared::new(model());
    let browser = mock::connect(model.clone()).unwrap();
    let mut first = Run { browser, side: Side::Mock(model), steps: Vec::new(), wanted: Vec::new() };
    script(&mut first);
    let world = Box::new(World::new());
    let browser = world.browser.clone();
    let side = Side::Chromium(world);
    let mut second = Run { browser, side, steps: Vec::new(), wanted: first.steps };
    script(&mut second);
    assert_eq!(second.steps.len(), second.wanted.len());
    assert!(second.steps.len() >= least, "{} operations only", second.steps.len());
    println!("{} operations with the same outcome", second.steps.len());
}

/// The documents of the fixture site, as the model has them.
fn model() -> Model {
    let mut config = ModelConfig::default();
    config.tabs = false;
    // Off in a browser that is launched here.
    config.back_forward_cache = false;
    let mut model = Model::new(config);
    for host in ["a.test", "b.test", "c.test"] {
        let own = |path: &str| format!("http://{host}{path}");
        let plain = || Document::new().title("Plain");
        model.define(&own("/plain"), plain());
        model.define(&own("/local"), Document::new().title("Local").frame(&own("/plain")));
        let remote = Document::new().title("Remote").frame("http://b.test/plain");
        model.define(&own("/remote"), remote);
        let nested = Document::new().title("Nested").frame("http://b.test/middle");
        model.define(&own("/nested"), nested);
        let middle = Document::new().title("Middle").frame("http://c.test/plain");
        model.define(&own("/middle"), middle.worker("worker", &own("/worker.js")));
        let worker = Document::new().title("Worker").worker("worker", &own("/worker.js"));
        model.define(&own("/worker"), worker);
    }
    model.define("http://fails.test/", Document::failing("net::ERR_CONNECTION_REFUSED"));
    model
}

impl Run {
    fn url(&self, host: &str, path: &str) -> String {
        match &self.side {
            Side::Mock(_) => format!("http://{host}{path}"),
            Side::Chromium(world) => world.site.url(host, path),
        }
    }

    /// Writes down what an operation came to, and the picture after it.
    fn step(&mut self, name: &str, outcome: Result<Value, Error>) {
        let outcome = match &outcome {
            Ok(value) => self.plain(&value.to_string()),
            Err(error) => self.plain(&told(error)),
        };
        let wanted = self.wanted.get(self.steps.len()).cloned();
        let shape = match (&self.side, &wanted) {
            (Side::Mock(_), _) => {
                self.quiet();
                self.shape(&self.browser.snapshot())
            }
            (Side::Chromium(_), Some((_, _, wanted))) => {
                let same = |snapshot: &Snapshot| self.shape(snapshot) == *wanted;
                // Compared below, whether it came about or not.
                let _ = self.browser.wait_until(PICTURE, same);
                self.shape(&self.browser.snapshot())
            }
            (Side::Chromium(_), None) => panic!("{name}: the mock has ended its script"),
        };
        let step = (name.to_owned(), outcome, shape);
        if let Some(wanted) = wanted {
            assert!(
                step == wanted,
                "they differ after {:#?}\nChromium: {step:#?}\nmock: {wanted:#?}",
                self.steps.iter().map(|(name, ..)| name).collect::<Vec<_>>()
            );
        }
        self.steps.push(step);
    }

    /// Until the mock has nothing more to say: it answers in order, so a picture that is the same
    /// after some round trips is the last one.
    fn quiet(&self) {
        let mut same = 0;
        let mut last = 0;
        while same < 4 {
            self.browser.call_raw("Browser.getVersion", ()).unwrap();
            let version = self.browser.snapshot().version;
            same = if version == last { same + 1 } else { 0 };
            last = version;
        }
    }

    /// Without ports and ids.
    fn plain(&self, text: &str) -> String {
        let text = match &self.side {
            Side::Mock(_) => text.to_owned(),
            Side::Chromium(world) => text.replace(&format!(":{}", world.site.port()), ""),
        };
        let mut plain = String::new();
        let mut word = String::new();
        for c in text.chars().chain([' ']) {
            if c.is_ascii_alphanumeric() {
                word.push(c);
                continue;
            }
            let id = word.len() == 32 && word.bytes().all(|byte| byte.is_ascii_hexdigit());
            plain.push_str(if id { "ID" } else { &word });
            word.clear();
            plain.push(c);
        }
        plain.pop();
        plain
    }

    /// What the picture shows, one line for each thing.
    fn shape(&self, snapshot: &Snapshot) -> Vec<String> {
        let mut lines = Vec::new();
        let listed = |target: &&Arc<cdpwire::Target>| {
            let kinds = ["page", "worker", "shared_worker", "service_worker"];
            // An attached frame is in the tree of its page.
            let left = target.kind == TargetKind::Iframe && target.session.is_none();
            left || kinds.contains(&target.kind.as_str())
        };
        let name = |id: &cdpwire::protocol::target::TargetID| {
            snapshot.target(id).map(|target| target.url.to_string()).unwrap_or_default()
        };
        for target in snapshot.targets.iter().filter(listed) {
            let opener = target.opener.as_ref().map(name);
            let above = target.parent.as_ref().map(name);
            lines.push(format!(
                "{} {} {:?} {} opener {opener:?} above {above:?}",
                target.kind.as_str(),
                target.url,
                &*target.title,
                target.state.as_str(),
            ));
            let page = snapshot.page(&target.id).filter(|_| target.kind == TargetKind::Page);
            let Some(page) = page else { continue };
            for frame in page.frames.frames.iter() {
                let (depth, _) = page.frames.depth(frame);
                let remote = if frame.is_oopif { "*" } else { "" };
                let trouble = frame.unreachable.as_ref().map(|trouble| match trouble {
                    Unreachable::Failed(url) => format!("failed {url}"),
                    other => other.as_str().to_owned(),
                });
                let context = if frame.context.is_some() { "" } else { " no context" };
                let indent = "  ".repeat(depth + 1);
                lines.push(format!("{indent}{remote}{} {trouble:?}{context}", frame.url));
            }
        }
        for (state, dialogs) in
            [("open", &snapshot.pending_dialogs), ("closed", &snapshot.recent_dialogs)]
        {
            for dialog in dialogs.iter() {
                let frame = dialog.frame.as_ref().and_then(|id| snapshot.frame(id));
                lines.push(format!(
                    "{state} {} {:?} {} in {:?} by {:?}",
                    dialog.kind.as_str(),
                    &*dialog.message,
                    dialog.source.as_str(),
                    frame.map(|frame| frame.url.to_string()),
                    dialog.closed.map(|(_, by)| by.as_str()),
                ));
            }
        }
        lines.iter().map(|line| self.plain(line)).collect()
    }

    // Operations. Each is one step.

    fn open(&mut self, host: &str, path: &str) -> Page {
        let page = self.browser.new_page(&self.url(host, path)).unwrap();
        self.step(&format!("open {host}{path}"), Ok(json!({})));
        page
    }

    fn navigate(&mut self, page: &Page, url: &str) {
        let answer = page.call_raw("Page.navigate", json!({ "url": url }));
        let name = format!("navigate to {}", self.plain(url));
        self.step(&name, answer.map(|answer| fields(&answer, &["errorText", "isDownload"])));
    }

    /// A command whose answer is told by some of its fields.
    fn raw(&mut self, session: &Session, method: &'static str, params: Value, told: &[&str]) {
        let answer = session.call_raw(method, params);
        self.step(method, answer.map(|answer| fields(&answer, told)));
    }

    fn evaluate(&mut self, frame: &Frame, expression: &str) {
        let name = format!("evaluate {}", self.plain(expression));
        let answer = frame.call_raw("Runtime.evaluate", expression_of(expression));
        self.step(&name, answer.map(|answer| result(&answer)));
    }

    /// As [`evaluate`](Self::evaluate), by a caller who wants to hear of dialogs.
    fn evaluate_interruptible(&mut self, page: &Page, expression: &str) {
        let name = format!("evaluate {expression}, interruptible");
        let answer = page.interruptible().call_raw("Runtime.evaluate", expression_of(expression));
        self.step(&name, answer.map(|answer| result(&answer)));
    }

    /// Something that a script of a frame does: for Chromium the script, for the mock what it
    /// leads to.
    fn does(&mut self, frame: &Frame, script: &str, effect: impl FnOnce(&mut Model, &str)) {
        match &self.side {
            Side::Mock(model) => model.with(|model| effect(model, frame.id().as_str())),
            Side::Chromium(_) => {
                let answer = frame.call_raw("Runtime.evaluate", expression_of(script)).unwrap();
                let value: Value = serde_json::from_slice(answer.as_bytes()).unwrap();
                assert!(value.get("exceptionDetails").is_none(), "{script}: {value}");
            }
        }
        self.step(&self.plain(script), Ok(json!({})));
    }

    fn add_iframe(&mut self, frame: &Frame, url: &str) {
        let script = format!(
            "void document.body.appendChild(Object.assign(document.createElement('iframe'), \
             {{src: {url:?}}}))"
        );
        self.does(frame, &script, |model, frame| drop(model.attach_iframe(frame, url)));
    }

    /// Of the first iframe in a frame.
    fn navigate_iframe(&mut self, frame: &Frame, url: &str) {
        let script = format!("void (document.querySelector('iframe').src = {url:?})");
        self.does(frame, &script, |model, frame| {
            let child = model.child_frames(frame)[0].clone();
            model.navigate(&child, url);
        });
    }

    fn remove_iframe(&mut self, frame: &Frame) {
        self.does(frame, "document.querySelector('iframe').remove()", |model, frame| {
            let child = model.child_frames(frame)[0].clone();
            model.remove_frame(&child);
        });
    }

    fn respond(&mut self, answer: &Answer) {
        let answer = self.browser.respond(answer).map(|responded| {
            json!({
                "dialog": &*responded.dialog.message,
                "next": responded.next.map(|next| next.message.to_string()),
            })
        });
        self.step("respond", answer);
    }

    /// A frame of a page, once scripts run in it. No step.
    fn frame(&self, page: &Page, fits: impl Fn(&str, &FrameState) -> bool) -> Frame {
        let found = |snapshot: &Snapshot| {
            let page = snapshot.page(page.id())?;
            let fit = |frame: &&Arc<FrameState>| {
                frame.context.is_some() && fits(&self.plain(&frame.url), frame)
            };
            Some(page.frames.frames.iter().find(fit)?.id.clone())
        };
        let snapshot = self.browser.wait_until(LONG, |snapshot| found(snapshot).is_some());
        self.browser.frame(found(&snapshot.unwrap()).unwrap()).unwrap()
    }

    fn main_frame(&self, page: &Page) -> Frame {
        self.frame(page, |_, frame| frame.parent.is_none())
    }

    fn frame_at(&self, page: &Page, url: &str) -> Frame {
        self.frame(page, |at, frame| at == url && frame.parent.is_some())
    }

    /// The page that another opened, once it is ready. No step.
    fn popup(&self, of: &Page) -> Page {
        let found = |snapshot: &Snapshot| {
            let target = snapshot.page_targets().find(|t| t.opener.as_ref() == Some(of.id()))?;
            (target.state == TargetState::Ready).then(|| target.id.clone())
        };
        let snapshot = self.browser.wait_until(LONG, |snapshot| found(snapshot).is_some());
        self.browser.page(&found(&snapshot.unwrap()).unwrap(), LONG).unwrap()
    }
}

fn expression_of(expression: &str) -> Value {
    json!({
        "expression": expression, "returnByValue": true, "awaitPromise": true,
        "userGesture": true,
    })
}

fn fields(answer: &RawJson, names: &[&str]) -> Value {
    let value: Value = serde_json::from_slice(answer.as_bytes()).unwrap();
    names.iter().map(|name| ((*name).to_owned(), value[*name].clone())).collect()
}

/// What an evaluation came to: the kind of thing, its value, or what was thrown.
fn result(answer: &RawJson) -> Value {
    let value: Value = serde_json::from_slice(answer.as_bytes()).unwrap();
    let thrown = &value["exceptionDetails"];
    if !thrown.is_null() {
        let description = thrown["exception"]["description"].as_str().unwrap_or_default();
        let first = description.lines().next().unwrap_or_default();
        return json!({ "thrown": first, "text": thrown["text"] });
    }
    let result = &value["result"];
    json!([result["type"], result["subtype"], result["value"], result["unserializableValue"]])
}

/// An error by its kind, what the browser said, and whether it took effect.
fn told(error: &Error) -> String {
    let what = match error {
        Error::Refused(refused) => {
            let data = refused.data.as_ref().map(|data| {
                let text = data.to_string();
                // Positions in the message depend on the encoding.
                text.split(" at position").next().unwrap_or_default().to_owned()
            });
            format!("refused {} {} {data:?}", refused.code, refused.message)
        }
        Error::Navigated(navigated) => format!("navigated: {}", navigated.message),
        Error::Blocked(blocked) => format!("blocked by {} {:?}", blocked.kind, &blocked.message),
        Error::SessionGone(gone) => format!("session gone: {:?}", gone.end),
        Error::Timeout(timeout) => format!("timeout, {:?}", timeout.phase),
        Error::Dialog(misanswer) => format!("dialog: {misanswer:?}"),
        other => other.to_string(),
    };
    format!("{what}; took effect: {}", error.took_effect().as_str())
}
