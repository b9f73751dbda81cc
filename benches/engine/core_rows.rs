//! What an event costs the state machine, without any input or output.

use crate::Plan;
use crate::measure::{median, thread_time};
use crate::report::{Report, Row};
use crate::routing::traffic;
use bytes::Bytes;
use cdpwire::core::{Config, Core, Output};
use serde_json::json;
use std::time::Instant;

fn drain(core: &mut Core) -> Vec<Vec<u8>> {
    let mut sent = Vec::new();
    loop {
        match core.poll_output(true) {
            Output::Wait(_) => return sent,
            Output::Send(message) => sent.push(message),
            _ => {}
        }
    }
}

/// A core with one page of this many frames.
fn page(frames: usize) -> (Core, Instant) {
    let now = Instant::now();
    let mut core = Core::new(now, Config::default());
    let say = |core: &mut Core, message: serde_json::Value| {
        core.on_message(now, message.to_string().into());
    };
    let info = json!({
        "targetId": "P", "type": "page", "title": "", "url": "u", "attached": true,
        "canAccessOpener": false,
    });
    let params = json!({ "sessionId": "S", "targetInfo": info, "waitingForDebugger": false });
    say(&mut core, json!({ "method": "Target.attachedToTarget", "params": params }));
    let main = json!({
        "id": "P", "loaderId": "L", "url": "http://a.test/", "domainAndRegistry": "",
        "securityOrigin": "http://a.test", "mimeType": "text/html",
        "secureContextType": "Secure", "crossOriginIsolatedContextType": "NotIsolated",
        "gatedAPIFeatures": [],
    });
    let params = json!({ "frame": main, "type": "Navigation" });
    say(&mut core, json!({ "method": "Page.frameNavigated", "sessionId": "S", "params": params }));
    for index in 1..frames {
        let params = json!({ "frameId": format!("F{index}"), "parentFrameId": "P" });
        say(
            &mut core,
            json!({ "method": "Page.frameAttached", "sessionId": "S", "params": params }),
        );
    }
    drain(&mut core);
    (core, now)
}

/// Nanoseconds of processor time for each message, in batches as the event loop has them.
fn each(core: &mut Core, now: Instant, messages: &[Bytes], batch: usize) -> f64 {
    let before = thread_time();
    for messages in messages.chunks(batch) {
        for message in messages {
            core.on_message(now, message.clone());
        }
        drain(core);
    }
    (thread_time() - before).as_nanos() as f64 / messages.len() as f64
}

pub(crate) fn rows(plan: &Plan, report: &mut Report) {
    let tries = plan.rounds.min(10);
    let (_, recorded) = traffic().swap_remove(0);
    let unwanted: Vec<Bytes> = recorded
        .iter()
        .filter(|message| message.starts_with(br#"{"method":"Network."#))
        .map(|message| {
            // As events of the page that is attached here.
            let mut text = String::from_utf8_lossy(message).into_owned();
            if let Some(at) = text.rfind(r#","sessionId":""#) {
                text.truncate(at);
                text.push_str(r#","sessionId":"S"}"#);
            }
            Bytes::from(text)
        })
        .collect();
    let many: Vec<Bytes> = unwanted.iter().cycle().take(50_000).cloned().collect();
    let size = many.iter().map(Bytes::len).sum::<usize>() / many.len().max(1);
    let (mut core, now) = page(1);
    let cost = median((0..tries).map(|_| each(&mut core, now, &many, 256)).collect());
    let row = Row::new("an event that nobody wants, core", "ns", cost);
    report.add(row.note(format!("Network events of {size} bytes on average, batches of 256")));
    let cost = median((0..tries).map(|_| each(&mut core, now, &many, 1)).collect());
    report.add(Row::new("an event that nobody wants, core, one at a time", "ns", cost));

    let console: Vec<Bytes> = (0..20_000)
        .map(|index| {
            let params = json!({
                "type": "log", "args": [{ "type": "string", "value": format!("line {index}") }],
                "executionContextId": 1, "timestamp": index,
            });
            let method = "Runtime.consoleAPICalled";
            json!({ "method": method, "sessionId": "S", "params": params }).to_string().into()
        })
        .collect();
    let cost = median((0..tries).map(|_| each(&mut core, now, &console, 256)).collect());
    report.add(Row::new("a console event, core", "ns", cost).note("batches of 256"));

    for frames in [1, 1_000] {
        let (mut core, now) = page(frames);
        let urls: Vec<Bytes> = (0..2_000)
            .map(|index| {
                let params = json!({
                    "frameId": "P", "url": format!("http://a.test/#{index}"),
                    "navigationType": "fragment",
                });
                let method = "Page.navigatedWithinDocument";
                json!({ "method": method, "sessionId": "S", "params": params }).to_string().into()
            })
            .collect();
        let cost = median((0..tries).map(|_| each(&mut core, now, &urls, 1)).collect());
        let name = format!("a change in a page of {frames} frames, with its publication");
        report.add(Row::new(name, "ns", cost));
    }
}
