//! Calls: one after the other, many in flight, from many threads, among many sessions.

use crate::Plan;
use crate::floors::{Bare, BarePipe, BareWebSocket, options, with_port};
use crate::measure::block;
use crate::report::{Goal, Report, Row};
use cdpwire::protocol::browser::GetVersion;
use cdpwire::protocol::runtime::Evaluate;
use cdpwire::{Browser, ConnectOptions, Page, TargetKind, TargetState};
use std::time::{Duration, Instant};

const EVALUATE: &str = "6*7";

pub(crate) fn pipe(plan: &Plan, report: &mut Report) {
    let floor = BarePipe::launch(&options());
    let browser = Browser::launch_with(&options(), &ConnectOptions::default()).unwrap();
    rows("pipe", plan, report, floor, &browser);
    browser.close().unwrap();
}

pub(crate) fn websocket(plan: &Plan, report: &mut Report) {
    let floor = BareWebSocket::launch();
    let (url, _kept) = with_port();
    let browser = Browser::connect(&url).unwrap();
    rows("WebSocket", plan, report, floor, &browser);
    browser.close().unwrap();
}

/// Calls and nothing else, for a profiler to look at.
pub(crate) fn spin(what: &str) {
    let mut floor = (what == "floor").then(|| BarePipe::launch(&options()));
    let port = (what == "websocket").then(with_port);
    let browser = match &port {
        Some((url, _)) => Browser::connect(url).unwrap(),
        None => Browser::launch_with(&options(), &ConnectOptions::default()).unwrap(),
    };
    println!("process {}", std::process::id());
    let (started, before) = (Instant::now(), crate::measure::processor_time());
    let mut calls = 0_u64;
    while started.elapsed() < Duration::from_secs(10) {
        calls += 1;
        match &mut floor {
            Some(floor) => drop(floor.call(calls, r#""method":"Browser.getVersion""#)),
            None => drop(browser.call(&GetVersion::new()).unwrap()),
        }
    }
    let spent = crate::measure::processor_time() - before;
    println!("{calls} calls, {:.1} µs of processor each", spent.as_secs_f64() * 1e6 / calls as f64);
}

fn rows(link: &str, plan: &Plan, report: &mut Report, mut floor: impl Bare, browser: &Browser) {
    let session = floor.page();
    let page = browser.new_page("about:blank").unwrap();
    let mut id = 0;
    let version = r#""method":"Browser.getVersion""#.to_owned();
    let evaluate = format!(
        r#""sessionId":"{session}","method":"Runtime.evaluate","params":{{"expression":"{EVALUATE}"}}"#
    );
    let mut one = |name: &str, command: &str, call: &dyn Fn()| {
        let (mut wall, mut spent) = (Vec::new(), Vec::new());
        for round in 0..=plan.rounds {
            let mut floor_block = || {
                block(plan.calls, || {
                    id += 1;
                    floor.call(id, command);
                })
            };
            // Each goes first in every other round.
            let ((floor_wall, floor_spent), (engine_wall, engine_spent)) = if round % 2 == 0 {
                let floor = floor_block();
                (floor, block(plan.calls, call))
            } else {
                let engine = block(plan.calls, call);
                (floor_block(), engine)
            };
            // The first round warms up.
            if round > 0 {
                wall.push((engine_wall, floor_wall));
                spent.push((engine_spent, floor_spent));
            }
        }
        let goal = Goal::RatioAtMost(1.10);
        report.add(Row::of_rounds(format!("{name}, {link}, p50"), "µs", &wall).goal(goal));
        let goal = Goal::RatioAtMost(1.3);
        let row = Row::of_rounds(format!("{name}, {link}, processor"), "µs", &spent);
        report.add(row.goal(goal));
    };
    one("Browser.getVersion", &version, &|| drop(browser.call(&GetVersion::new()).unwrap()));
    one("Runtime.evaluate", &evaluate, &|| drop(page.call(&Evaluate::new(EVALUATE)).unwrap()));
    in_flight(link, plan, report, &mut floor, browser);
}

const FLIGHT: usize = 64;

/// Calls a second with 64 in flight.
fn in_flight(
    link: &str,
    plan: &Plan,
    report: &mut Report,
    floor: &mut impl Bare,
    browser: &Browser,
) {
    let flights = if plan.quick { 5 } else { 20 };
    let total = (flights * FLIGHT) as f64;
    let (mut one_thread, mut threads) = (Vec::new(), Vec::new());
    let mut id = 2_000_000;
    for round in 0..=plan.rounds {
        let started = Instant::now();
        for _ in 0..flights {
            for index in 0..FLIGHT {
                let id = id + index;
                floor.send(&format!(r#"{{"id":{id},"method":"Browser.getVersion"}}"#));
            }
            for index in 0..FLIGHT {
                floor.answer((id + index) as u64);
            }
            id += FLIGHT;
        }
        let floor_rate = total / started.elapsed().as_secs_f64();
        let started = Instant::now();
        for _ in 0..flights {
            let pending: Vec<_> = (0..FLIGHT).map(|_| browser.send(&GetVersion::new())).collect();
            for pending in pending {
                pending.wait().unwrap();
            }
        }
        let rate = total / started.elapsed().as_secs_f64();
        let barrier = std::sync::Barrier::new(FLIGHT + 1);
        let started = std::thread::scope(|scope| {
            for _ in 0..FLIGHT {
                scope.spawn(|| {
                    barrier.wait();
                    for _ in 0..flights {
                        browser.call(&GetVersion::new()).unwrap();
                    }
                });
            }
            barrier.wait();
            Instant::now()
        });
        let threads_rate = total / started.elapsed().as_secs_f64();
        if round > 0 {
            one_thread.push((rate, floor_rate));
            threads.push((threads_rate, floor_rate));
        }
    }
    let goal = || Goal::RatioAtLeast(0.9);
    let row = Row::of_rounds(format!("64 in flight, one thread, {link}"), "calls/s", &one_thread);
    report.add(row.goal(goal()));
    let row = Row::of_rounds(format!("64 in flight, 64 threads, {link}"), "calls/s", &threads);
    report.add(row.goal(goal()));
}

/// The cost of a call in a browser with many sessions, beside one with one.
pub(crate) fn sessions(plan: &Plan, report: &mut Report) {
    let count = if plan.quick { 20 } else { 200 };
    let connect = ConnectOptions::default();
    let few = Browser::launch_with(&options(), &connect).unwrap();
    let many = Browser::launch_with(&options(), &connect).unwrap();
    let few_page = few.new_page("about:blank").unwrap();
    let many_page = many.new_page("about:blank").unwrap();
    // Popups share their opener's renderer, so that the browser itself stays small.
    for _ in 0..count {
        let open =
            Evaluate::new("void open('about:blank')").with(|it| it.user_gesture = Some(true));
        many_page.call(&open).unwrap();
    }
    let settled = many.wait_until(Duration::from_secs(120), |snapshot| {
        let ready =
            |kind: &TargetKind, state| *kind == TargetKind::Page && state == TargetState::Ready;
        snapshot.targets.iter().filter(|it| ready(&it.kind, it.state)).count() > count
    });
    let sessions = settled.map_or(0, |snapshot| snapshot.sessions);
    // The browser is busy with its windows for a while, and tells by nothing when no longer.
    std::thread::sleep(Duration::from_secs(if plan.quick { 1 } else { 10 }));
    let call = |page: &Page| drop(page.call(&Evaluate::new(EVALUATE)).unwrap());
    let (mut wall, mut spent) = (Vec::new(), Vec::new());
    for round in 0..=plan.rounds {
        let (few_wall, few_spent) = block(plan.calls, || call(&few_page));
        let (many_wall, many_spent) = block(plan.calls, || call(&many_page));
        if round > 0 {
            wall.push((many_wall, few_wall));
            spent.push((many_spent, few_spent));
        }
    }
    let name = |what: &str| format!("Runtime.evaluate among {sessions} sessions, {what}");
    report.add(Row::of_rounds(name("p50"), "µs", &wall).note("floor: one session"));
    let row = Row::of_rounds(name("processor"), "µs", &spent).goal(Goal::RatioAtMost(1.1));
    report.add(row.note("floor: one session"));
    drop((few, many));
}
