//! Memory: one huge reply, and a subscriber that does not read.

use crate::Plan;
use crate::floors::options;
use crate::measure::peak;
use crate::peer::{FakeBrowser, Peer};
use crate::report::{Goal, Report, Row};
use cdpwire::protocol::runtime::Evaluate;
use cdpwire::{Browser, ConnectOptions, Filter};
use serde_json::json;
use std::time::Duration;

pub(crate) fn rows(plan: &Plan, report: &mut Report) {
    let size: usize = if plan.quick { 50 << 20 } else { 200 << 20 };
    let mut raw = ConnectOptions::default();
    raw.supervise = false;
    let big = |browser: &Browser| {
        let patient = browser.with_timeout(Duration::from_secs(120));
        let (peak, reply) = peak(|| patient.call_raw("Test.big", json!({ "size": size })).unwrap());
        assert_eq!(reply.as_bytes().len(), size + 2);
        peak / size as f64
    };
    let name = |link: &str| format!("a reply of {} MiB, {link}, peak memory by size", size >> 20);
    {
        let peer = Peer::websocket();
        let browser = Browser::connect_with(&peer.endpoint, &raw).unwrap();
        let row = Row::new(name("WebSocket"), "×", big(&browser));
        report.add(row.goal(Goal::AtMost(2.5)));
    }
    {
        let fake = FakeBrowser::new();
        let browser = Browser::launch_with(&options().executable(&fake.path), &raw).unwrap();
        report.add(Row::new(name("pipe"), "×", big(&browser)).goal(Goal::AtMost(2.5)));
    }
    slow_subscriber(plan, report);
}

fn slow_subscriber(plan: &Plan, report: &mut Report) {
    let browser = Browser::launch_with(&options(), &ConnectOptions::default()).unwrap();
    let page = browser.new_page("about:blank").unwrap().with_timeout(Duration::from_secs(120));
    let events: usize = if plan.quick { 10_000 } else { 50_000 };
    let filter = Filter::method("Runtime.consoleAPICalled").capacity(10_000);
    let subscription = page.subscribe_raw(&filter);
    let (grown, ()) = peak(|| {
        let script = format!("for (let i = 0; i < {events}; i++) console.log('line ' + i)");
        page.call(&Evaluate::new(script)).unwrap();
        // The last line may still be on its way when the answer is there.
        page.call(&Evaluate::new("1")).unwrap();
    });
    let mut read = 0;
    while subscription.next(Duration::from_millis(500)).is_ok() {
        read += 1;
    }
    let lost = subscription.lost();
    let exact = read + lost == events as u64;
    let note = format!("{read} read + {lost} lost: {}", if exact { "exact" } else { "NOT EXACT" });
    let row = Row::new(
        format!("{events} console events, a subscriber that does not read, peak memory"),
        "MiB",
        grown / f64::from(1 << 20),
    );
    report.add(row.goal(Goal::AtMost(64.0)).note(note));
}
