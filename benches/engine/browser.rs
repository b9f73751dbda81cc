//! What a user of a browser feels: the snapshot, dialogs, launching, attaching.

use crate::Plan;
use crate::floors::{Bare, BarePipe, options};
use crate::measure::{microseconds, percentile, thread_time};
use crate::peer::Peer;
use crate::report::{Goal, Report, Row};
use cdpwire::protocol::browser::GetVersion;
use cdpwire::protocol::page::{HandleJavaScriptDialog, Navigate};
use cdpwire::protocol::runtime::Evaluate;
use cdpwire::site::{RESOLVER_RULES, Reply, Site};
use cdpwire::{Browser, ConnectOptions, TargetKind, TargetState};
use serde_json::{Value, json};
use std::collections::HashMap;
use std::time::{Duration, Instant};

/// Reading the snapshot while events pour in, each of which changes it.
pub(crate) fn snapshot(plan: &Plan, report: &mut Report) {
    let peer = Peer::websocket();
    let browser = Browser::connect(&peer.endpoint).unwrap();
    let reads = 100_000_u32;
    let cost = |browser: &Browser| {
        let before = thread_time();
        for _ in 0..reads {
            std::hint::black_box(browser.snapshot().version);
        }
        (thread_time() - before).as_nanos() as f64 / f64::from(reads)
    };
    let idle: Vec<f64> = (0..plan.rounds).map(|_| cost(&browser)).collect();
    browser.call_raw("Test.flood", ()).unwrap();
    // Each event of the flood names its number as the target's title.
    let number = |browser: &Browser| {
        let snapshot = browser.snapshot();
        let title = snapshot.targets.first().map(|target| target.title.clone());
        (snapshot.version, title.and_then(|title| title.parse::<u64>().ok()).unwrap_or(0))
    };
    let (version, event) = number(&browser);
    let started = Instant::now();
    let mut rounds: Vec<(f64, f64)> = idle.iter().map(|idle| (cost(&browser), *idle)).collect();
    while started.elapsed() < Duration::from_secs(2) {
        rounds.push((cost(&browser), idle[0]));
    }
    let seconds = started.elapsed().as_secs_f64();
    let (last_version, last_event) = number(&browser);
    let versions = (last_version - version) as f64 / seconds;
    let events = (last_event - event) as f64 / seconds;
    let row = Row::of_rounds("reading the snapshot during a flood, processor", "ns", &rounds);
    let note = format!("floor: at rest; {events:.0} events and {versions:.0} versions a second");
    report.add(row.goal(Goal::AtMost(100.0)).note(note));
}

/// From the script that opens a dialog to the dialog in the snapshot, and from the answer to the
/// end of the script.
pub(crate) fn dialogs(plan: &Plan, report: &mut Report) {
    let mut floor = BarePipe::launch(&options());
    let session = floor.page();
    let browser = Browser::launch_with(&options(), &ConnectOptions::default()).unwrap();
    let page = browser.new_page("about:blank").unwrap();
    let (mut opened, mut resumed) = (Vec::new(), Vec::new());
    let count = if plan.quick { 20 } else { 200 };
    for index in 0..count {
        let id = 10 + 2 * index;
        let started = Instant::now();
        floor.send(&format!(
            r#"{{"id":{id},"sessionId":"{session}","method":"Runtime.evaluate","params":{{"expression":"alert(1)"}}}}"#
        ));
        floor.event("Page.javascriptDialogOpening");
        let floor_opened = microseconds(started.elapsed());
        let started = Instant::now();
        floor.send(&format!(
            r#"{{"id":{},"sessionId":"{session}","method":"Page.handleJavaScriptDialog","params":{{"accept":true}}}}"#,
            id + 1
        ));
        // The answers may come in either order.
        let ends = [format!("{{\"id\":{id},"), format!("{{\"id\":{},", id + 1)];
        let mut left = 2;
        while left > 0 {
            let message = floor.receive();
            left -= usize::from(ends.iter().any(|end| message.starts_with(end)));
        }
        let floor_resumed = microseconds(started.elapsed());

        let started = Instant::now();
        let alert = page.send(&Evaluate::new("alert(1)"));
        browser
            .wait_until(Duration::from_secs(20), |snapshot| !snapshot.pending_dialogs.is_empty())
            .unwrap();
        let engine_opened = microseconds(started.elapsed());
        let started = Instant::now();
        page.call(&HandleJavaScriptDialog::new(true)).unwrap();
        alert.wait().unwrap();
        let engine_resumed = microseconds(started.elapsed());
        browser
            .wait_until(Duration::from_secs(20), |snapshot| snapshot.pending_dialogs.is_empty())
            .unwrap();
        opened.push((engine_opened, floor_opened));
        resumed.push((engine_resumed, floor_resumed));
    }
    for (name, rounds) in [
        ("alert() to the dialog in the snapshot, pipe", opened),
        ("answer to the page going on, pipe", resumed),
    ] {
        let slowest = percentile(rounds.iter().map(|(engine, _)| *engine).collect(), 0.99);
        let floor = percentile(rounds.iter().map(|(_, floor)| *floor).collect(), 0.99);
        let note = format!("p99 {slowest:.0}, of the floor {floor:.0}");
        report.add(Row::of_rounds(name, "µs", &rounds).note(note));
    }
}

pub(crate) fn launch(plan: &Plan, report: &mut Report) {
    let mut rounds = Vec::new();
    for round in 0..=if plan.quick { 2 } else { 9 } {
        let started = Instant::now();
        let mut floor = BarePipe::launch(&options());
        floor.call(1, r#""method":"Browser.getVersion""#);
        let floor_time = started.elapsed().as_secs_f64() * 1e3;
        drop(floor);
        let started = Instant::now();
        let browser = Browser::launch_with(&options(), &ConnectOptions::default()).unwrap();
        browser.call(&GetVersion::new()).unwrap();
        let engine_time = started.elapsed().as_secs_f64() * 1e3;
        browser.close().unwrap();
        if round > 0 {
            rounds.push((engine_time, floor_time));
        }
    }
    let row = Row::of_rounds("launch to the first result, pipe", "ms", &rounds);
    report.add(row.goal(Goal::RatioAtMost(1.05)));
}

const SITES: usize = 30;

/// A page with 30 frames of 30 sites, from its navigation to the last frame set up.
pub(crate) fn oopifs(plan: &Plan, report: &mut Report) {
    let site = Site::start().unwrap();
    site.route("*", "/leaf", Reply::html("<!doctype html>leaf"));
    let frames: String = (0..SITES)
        .map(|i| format!("<iframe src='http://s{i}.test:{{port}}/leaf'></iframe>"))
        .collect();
    site.route("*", "/many", Reply::html(&format!("<!doctype html>{frames}")));
    let url = site.url("a.test", "/many");
    let options = options().arg("--site-per-process").arg(RESOLVER_RULES);
    let mut rounds = Vec::new();
    for round in 0..=if plan.quick { 1 } else { 4 } {
        let floor_time = bare_attach(&options, &url);
        let browser = Browser::launch_with(&options, &ConnectOptions::default()).unwrap();
        let page = browser.new_page("about:blank").unwrap();
        let started = Instant::now();
        let navigated = page.call(&Navigate::new(url.clone())).unwrap();
        assert_eq!(navigated.error_text, None);
        let all = browser.wait_until(Duration::from_secs(120), |snapshot| {
            let set_up = snapshot.targets.iter().filter(|target| {
                target.kind == TargetKind::Iframe && target.state == TargetState::Ready
            });
            set_up.count() == SITES
        });
        let engine_time = started.elapsed().as_secs_f64() * 1e3;
        all.unwrap();
        browser.close().unwrap();
        if round > 0 {
            rounds.push((engine_time, floor_time));
        }
    }
    let row = Row::of_rounds("a page with 30 out-of-process frames, pipe", "ms", &rounds);
    report.add(row.note("floor: a bare client that sends the same commands"));
}

/// What the engine sends to a page or frame.
const BURST: [&str; 7] = [
    r#""method":"Inspector.enable""#,
    r#""method":"Page.enable""#,
    r#""method":"Page.getFrameTree""#,
    r#""method":"Log.enable""#,
    r#""method":"Runtime.enable""#,
    r#""method":"Target.setAutoAttach","params":{"autoAttach":true,"waitForDebuggerOnStart":true,"flatten":true}"#,
    r#""method":"Runtime.runIfWaitingForDebugger""#,
];

struct Attaching {
    floor: BarePipe,
    id: u64,
    /// Commands without an answer, by session.
    open: HashMap<String, usize>,
    by_id: HashMap<u64, String>,
    frames: usize,
    pages: Vec<(String, String)>,
}

impl Attaching {
    fn send(&mut self, session: &str, command: &str) -> u64 {
        self.id += 1;
        let id = self.id;
        self.floor.send(&format!(r#"{{"id":{id},"sessionId":"{session}",{command}}}"#));
        *self.open.entry(session.to_owned()).or_default() += 1;
        self.by_id.insert(id, session.to_owned());
        id
    }

    fn step(&mut self) -> Option<u64> {
        let message: Value = serde_json::from_str(&self.floor.receive()).unwrap();
        if message["method"] == "Target.attachedToTarget" {
            let session = message["params"]["sessionId"].as_str().unwrap().to_owned();
            let info = &message["params"]["targetInfo"];
            match info["type"].as_str().unwrap() {
                kind @ ("page" | "iframe") => {
                    for command in BURST {
                        self.send(&session, command);
                    }
                    match kind {
                        "iframe" => self.frames += 1,
                        _ => self.pages.push((info["targetId"].as_str().unwrap().into(), session)),
                    }
                }
                _ => drop(self.send(&session, BURST[6])),
            }
        }
        let id = message["id"].as_u64()?;
        if let Some(session) = self.by_id.remove(&id) {
            *self.open.get_mut(&session).unwrap() -= 1;
        }
        Some(id)
    }

    fn settled(&self) -> bool {
        self.open.values().all(|open| *open == 0)
    }
}

fn bare_attach(options: &cdpwire::LaunchOptions, url: &str) -> f64 {
    let mut floor = BarePipe::launch(options);
    floor.send(&format!(r#"{{"id":1,{}}}"#, BURST[5]));
    let mut state = Attaching {
        floor,
        id: 100,
        open: HashMap::new(),
        by_id: HashMap::new(),
        frames: 0,
        pages: Vec::new(),
    };
    state
        .floor
        .send(r#"{"id":2,"method":"Target.createTarget","params":{"url":"about:blank#mine"}}"#);
    let mut created = false;
    while !created || !state.settled() {
        created |= state.step() == Some(2);
    }
    let session = state.pages.last().unwrap().1.clone();
    let started = Instant::now();
    let params = json!({ "url": url });
    let navigate = state.send(&session, &format!(r#""method":"Page.navigate","params":{params}"#));
    let mut navigated = false;
    while !navigated || state.frames < SITES || !state.settled() {
        navigated |= state.step() == Some(navigate);
    }
    started.elapsed().as_secs_f64() * 1e3
}
