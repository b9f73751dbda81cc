//! Secrets and page text never reach a log, a `Display` or a `Debug`.

use crate::peer::{Fake, Go, LONG, Peer, raw, read_head};
use cdpwire::limits::Limits;
use cdpwire::protocol::runtime;
use cdpwire::{Browser, Filter};
use serde_json::json;
use std::fmt::{Debug, Display, Write as _};
use std::io::Write;
use std::sync::{Mutex, PoisonError};
use std::time::Duration;

const CANARY: &str = "CANARY-7f3a";

/// How the canary looks in what is sent: percent-encoded, in base64 with what stands around it.
const DISGUISES: [&str; 3] = [CANARY, "CANARY%2D7f3a", "Q0FOQVJZ"];

static LOG: Mutex<String> = Mutex::new(String::new());

struct Logger;

impl log::Log for Logger {
    fn enabled(&self, metadata: &log::Metadata<'_>) -> bool {
        // The fake peer's library writes everything; it is no part of the crate.
        !metadata.target().starts_with("tungstenite")
    }

    fn log(&self, record: &log::Record<'_>) {
        if !self.enabled(record.metadata()) {
            return;
        }
        let mut log = LOG.lock().unwrap_or_else(PoisonError::into_inner);
        let level = record.level();
        writeln!(log, "{level} {}: {}", record.target(), record.args()).unwrap();
    }

    fn flush(&self) {}
}

/// Everything that was shown to somebody.
#[derive(Default)]
struct Shown(String);

impl Shown {
    fn debug(&mut self, value: &impl Debug) {
        writeln!(self.0, "{value:?} {value:#?}").unwrap();
    }

    fn error(&mut self, error: &(impl Debug + Display)) {
        writeln!(self.0, "{error}").unwrap();
        self.debug(error);
    }

    fn assert_clean(&self, what: &str) {
        for disguise in DISGUISES {
            let hit = self.0.lines().find(|line| line.contains(disguise));
            assert_eq!(hit, None, "{what} shows {disguise}");
        }
    }
}

fn use_it(browser: &Browser, shown: &mut Shown) {
    let events = browser.subscribe_all(Filter::all());
    shown.debug(browser);
    shown.debug(&events);
    let expression = format!("throw '{CANARY}'");
    let answer = browser.call(&runtime::Evaluate::new(expression.clone())).unwrap();
    let text = answer.result.value.as_ref().unwrap();
    assert!(text.to_text().contains(CANARY), "the caller gets the text");
    // A generated response is data that the caller asked for; what is raw in it is not shown.
    shown.debug(text);
    let event = events.next(LONG).unwrap();
    assert!(event.params.to_text().contains(CANARY));
    shown.debug(&event);
    // Refused, undecodable, unanswered, too large: each with the text in the command.
    for method in ["Test.refused", "Test.odd", "Test.silent"] {
        let quick = browser.with_timeout(Duration::from_millis(100));
        let pending = quick.send_raw(method, json!({"text": CANARY})).unwrap();
        shown.debug(&pending);
        match pending.wait() {
            Ok(answer) => shown.debug(&answer.decode::<runtime::EvaluateResponse>(method)),
            Err(error) => shown.error(&error),
        }
    }
    let large = json!({"text": CANARY.repeat(1_000)});
    shown.error(&browser.call_raw("Test.large", large).unwrap_err());
    let bad = format!("{{\"text\": \"{CANARY}\", }}");
    shown.error(&browser.call_raw("Test.bad", bad.as_str()).unwrap_err());
    shown.error(&browser.call_raw("Test.bad", json!([CANARY])).unwrap_err());
    browser.close().unwrap();
    shown.error(&browser.call(&runtime::Evaluate::new(expression)).unwrap_err());
    let end = loop {
        match events.next(LONG) {
            Ok(event) => shown.debug(&event),
            Err(end) => break end,
        }
    };
    assert!(end.is_disconnected());
    shown.error(&end);
    shown.debug(&browser.snapshot().closed);
    shown.debug(&browser.snapshot().anomalies);
}

fn serve(peer: &mut Peer) {
    peer.answer_version();
    while let Some(call) = peer.read() {
        let (id, method) = (call.id, call.method.as_str());
        match method {
            "Runtime.evaluate" => {
                peer.send(json!({"method": "Test.event", "params": {"text": CANARY}}).to_string());
                let text = format!(
                    "{{\"id\":{id},\"result\":{{\"result\":{{\"type\":\"string\",\"value\":\"{CANARY}\"}}}}}}"
                );
                // What cannot be read is not repeated either.
                peer.send(format!("{{\"id\":77777,\"result\":\"{CANARY}\"}}"));
                peer.send(format!("{{\"{CANARY}"));
                peer.send(format!(
                    "{{\"method\":\"Target.targetCreated\",\"params\":\"{CANARY}\"}}"
                ));
                let unknown =
                    format!("{{\"method\":\"Page.x\",\"sessionId\":\"{CANARY}\",\"params\":{{}}}}");
                peer.send(unknown);
                peer.send(text);
            }
            // The browser's own message is for the caller: it is shown, and so has no canary.
            "Test.refused" => {
                let error = json!({"code": -32000, "message": "no", "data": CANARY});
                peer.send(json!({"id": id, "error": error}).to_string());
            }
            "Test.odd" => peer.reply(id, json!({"result": {"type": [CANARY], "value": CANARY}})),
            _ => {}
        }
    }
}

#[test]
fn no_secret_and_no_page_text_is_ever_shown() {
    log::set_logger(&Logger).unwrap();
    log::set_max_level(log::LevelFilter::Trace);
    let mut limits = Limits::default();
    limits.message_out = 5_000;
    let options = raw()
        .limits(limits)
        .header("X-Key", CANARY)
        .header("Authorization", format!("Bearer {CANARY}").as_str());
    let mut shown = Shown::default();
    shown.debug(&options);
    let secret = |scheme: &str, port: u16| {
        format!("{scheme}://{CANARY}:{CANARY}@127.0.0.1:{port}/{CANARY}?token={CANARY}&{CANARY}")
    };

    let fake = Fake::peer(|mut peer| serve(&mut peer));
    let browser = Browser::connect_with(&secret("ws", fake.port), &options).unwrap();
    use_it(&browser, &mut shown);
    fake.join();

    let mut asked = false;
    let fake = Fake::raw(move |mut stream| {
        if std::mem::replace(&mut asked, true) {
            serve(&mut Peer::accept(stream));
            return Go::Enough;
        }
        read_head(&mut stream);
        let url = format!("ws://elsewhere/devtools/browser/{CANARY}?key={CANARY}");
        let body = json!({"webSocketDebuggerUrl": url, "Browser": "x"}).to_string();
        let length = body.len();
        write!(stream, "HTTP/1.1 200 OK\r\nContent-Length: {length}\r\n\r\n{body}").unwrap();
        Go::On
    });
    let browser = Browser::connect_with(&secret("http", fake.port), &options).unwrap();
    use_it(&browser, &mut shown);
    fake.join();

    // Every way to fail, with the answer's text as a canary too.
    let answers = [
        format!("HTTP/1.1 403 {CANARY}\r\nX-Token: {CANARY}\r\nContent-Length: 11\r\n\r\n{CANARY}"),
        format!("HTTP/1.1 302 Found\r\nLocation: ws://x/{CANARY}\r\nContent-Length: 0\r\n\r\n"),
        format!("HTTP/1.1 200 OK\r\nContent-Length: 11\r\n\r\n{CANARY}"),
        format!(
            "HTTP/1.1 200 OK\r\nContent-Length: 51\r\n\r\n{{\"webSocketDebuggerUrl\":\"ftp://{CANARY}/{CANARY}\"}} "
        ),
        format!("{CANARY}\r\n\r\n"),
        format!("HTTP/1.1 101 Switching Protocols\r\nSec-WebSocket-Accept: {CANARY}\r\n\r\n"),
    ];
    for answer in answers {
        for scheme in ["ws", "http"] {
            let answer = answer.clone();
            let fake = Fake::raw(move |mut stream| {
                read_head(&mut stream);
                stream.write_all(answer.as_bytes()).unwrap();
                Go::Enough
            });
            shown.error(&Browser::connect_with(&secret(scheme, fake.port), &options).unwrap_err());
            fake.join();
        }
    }
    for scheme in ["ws", "http", "wss", "https", "ftp"] {
        shown.error(&Browser::connect_with(&secret(scheme, 1), &options).unwrap_err());
    }
    for endpoint in [format!("ws://{CANARY}:{CANARY}@h:99999/x"), format!("{CANARY} {CANARY}")] {
        shown.error(&Browser::connect_with(&endpoint, &options).unwrap_err());
    }
    let bad = raw().header("X-Key", format!("{CANARY}\r\nX: 1"));
    shown.debug(&bad);
    shown.error(&Browser::connect_with("ws://127.0.0.1:1/x", &bad).unwrap_err());

    shown.assert_clean("an error or a handle");
    let log = Shown(LOG.lock().unwrap_or_else(PoisonError::into_inner).clone());
    assert!(log.0.contains("127.0.0.1") || log.0.contains("cdpwire"), "something was logged");
    log.assert_clean("the log");
}
