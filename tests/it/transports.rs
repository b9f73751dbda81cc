//! The public handles over every transport of the mock: what holds over one holds over all.

use cdpwire::mock::{self, Answer, DialogKind, Document, Endpoint, Evaluation};
use cdpwire::mock::{Listener, Model, ModelConfig, Script, Shared};
use cdpwire::protocol::{page, runtime, target};
use cdpwire::{Browser, ConnectOptions, Error, Filter, Result, Snapshot, TargetKind, TargetState};
use serde_json::json;
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

const SOON: Duration = Duration::from_secs(10);

/// A browser, and whatever must live as long.
struct Over {
    browser: Browser,
    _listener: Option<Listener>,
}

type Connect = fn(Box<dyn Endpoint>, &ConnectOptions) -> Result<Over>;

const TRANSPORTS: [(&str, Connect); 3] =
    [("memory", over_memory), ("pipe", over_pipe), ("websocket", over_websocket)];

fn over_memory(endpoint: Box<dyn Endpoint>, options: &ConnectOptions) -> Result<Over> {
    Ok(Over { browser: mock::connect_with(endpoint, options)?, _listener: None })
}

fn over_pipe(endpoint: Box<dyn Endpoint>, options: &ConnectOptions) -> Result<Over> {
    Ok(Over { browser: mock::connect_piped(endpoint, options)?, _listener: None })
}

fn over_websocket(endpoint: Box<dyn Endpoint>, options: &ConnectOptions) -> Result<Over> {
    let mut only = Some(endpoint);
    let listener = mock::listen(move || only.take().expect("one connection"))?;
    let browser = Browser::connect_with(&listener.url(), options)?;
    Ok(Over { browser, _listener: Some(listener) })
}

/// Runs one body over each transport, with a model of its own.
fn over_each(prepare: fn(&mut Model), body: fn(&Browser, &Shared<Model>)) {
    for (name, connect) in TRANSPORTS {
        let mut model = Model::new(ModelConfig::default());
        prepare(&mut model);
        let model = Shared::new(model);
        let over = connect(Box::new(model.clone()), &ConnectOptions::default())
            .unwrap_or_else(|error| panic!("{name}: {error}"));
        eprintln!("over {name}");
        body(&over.browser, &model);
    }
}

fn until(browser: &Browser, what: impl FnMut(&Snapshot) -> bool) -> Arc<Snapshot> {
    browser.wait_until(SOON, what).expect("it comes true")
}

fn evaluate(session: &cdpwire::Session, expression: &str) -> Result<serde_json::Value> {
    let answer = session.call(&runtime::Evaluate::new(expression))?;
    Ok(answer.result.value.map_or(serde_json::Value::Null, |value| value.to_value().expect("JSON")))
}

fn nothing(_: &mut Model) {}

#[test]
fn calls_are_answered_and_refused() {
    over_each(nothing, |browser, _| {
        assert!(browser.version().product.starts_with("Chrome/"));
        let page = browser.new_page("http://a.test/").expect("a page");
        assert_eq!(evaluate(&page, "20 + 22").expect("an answer"), json!(42));
        let raw = page.call_raw("Runtime.evaluate", json!({ "expression": "'x'" }));
        assert!(raw.expect("an answer").to_text().contains("\"x\""));
        match page.call_raw("Page.noSuchThing", ()) {
            Err(Error::Refused(refused)) => assert_eq!(refused.code, -32601),
            other => panic!("{other:?}"),
        }
        page.close().expect("it closes");
        assert!(matches!(evaluate(&page, "1"), Err(Error::SessionGone(_))));
    });
}

#[test]
fn a_hundred_calls_in_flight_each_get_their_own_answer() {
    over_each(nothing, |browser, _| {
        let page = browser.new_page("http://a.test/").expect("a page");
        let pending: Vec<_> =
            (0..100).map(|n| page.send(&runtime::Evaluate::new(format!("{n} + 1000")))).collect();
        for (n, pending) in pending.into_iter().enumerate() {
            let value = pending.wait().expect("an answer").result.value.expect("a value");
            assert_eq!(value.to_text(), (n + 1000).to_string());
        }
    });
}

#[test]
fn events_reach_their_subscribers() {
    over_each(nothing, |browser, model| {
        let page = browser.new_page("http://a.test/").expect("a page");
        let typed = page.subscribe::<page::FrameNavigated>();
        let all = browser.subscribe_all(Filter::prefix("Page."));
        let id = page.id().as_str().to_owned();
        model.with(|model| model.navigate(&id, "http://a.test/next"));
        let event = typed.next(SOON).expect("an event");
        assert_eq!(event.frame.url, "http://a.test/next");
        let raw = all.next(SOON).expect("an event");
        assert_eq!(raw.session.as_ref(), page.session_id());
    });
}

#[test]
fn frames_of_other_sites_and_their_workers_are_attached() {
    let prepare = |model: &mut Model| {
        model.define("http://a.test/", Document::new().frame("http://b.test/"));
        let middle = Document::new().frame("http://c.test/").worker("worker", "http://b.test/w.js");
        model.define("http://b.test/", middle);
    };
    over_each(prepare, |browser, _| {
        let page = browser.new_page("http://a.test/").expect("a page");
        let ready = |seen: &Snapshot, kind: &TargetKind| {
            let of_kind = |t: &&Arc<cdpwire::Target>| {
                t.kind == *kind && t.state == TargetState::Ready && !t.url.is_empty()
            };
            seen.targets.iter().filter(of_kind).count()
        };
        let seen = until(browser, |seen| {
            ready(seen, &TargetKind::Iframe) == 2 && ready(seen, &TargetKind::Worker) == 1
        });
        let state = seen.page(page.id()).expect("the page");
        let urls: Vec<&str> = state.frames.frames.iter().map(|frame| &*frame.url).collect();
        assert_eq!(urls, ["http://a.test/", "http://b.test/", "http://c.test/"]);
        let inner = &state.frames.frames[2];
        assert_eq!(state.frames.depth(inner), (2, 2));
        let session = browser.session(inner.session.clone().expect("its own session"));
        assert_eq!(
            evaluate(&session, "location.href").expect("an answer"),
            json!("http://c.test/")
        );
        let worker = seen.targets.iter().find(|t| t.kind == TargetKind::Worker).expect("there");
        let worker = browser.attached(&worker.id).expect("attached");
        assert_eq!(evaluate(&worker, "1 + 1").expect("an answer"), json!(2));
    });
}

#[test]
fn a_crash_ends_the_calls_in_it_and_a_navigation_revives_it() {
    over_each(nothing, |browser, model| {
        let page = browser.new_page("http://a.test/").expect("a page");
        let hanging = page.send(&runtime::Evaluate::new("while(true);"));
        let id = page.id().as_str().to_owned();
        // The answer of another call shows that the first has arrived.
        browser.call_raw("Target.getTargets", ()).expect("an answer");
        model.with(|model| model.crash(&id));
        match hanging.wait() {
            Err(Error::SessionGone(gone)) => {
                assert_eq!(gone.end, cdpwire::error::SessionEnd::Crashed)
            }
            other => panic!("{other:?}"),
        }
        assert_eq!(page.target().expect("listed").state, TargetState::Crashed);
        page.call(&page::Navigate::new("http://a.test/again")).expect("it navigates");
        until(browser, |seen| {
            seen.target(page.id()).is_some_and(|t| t.state == TargetState::Ready)
        });
        assert_eq!(evaluate(&page, "1 + 1").expect("an answer"), json!(2));
    });
}

#[test]
fn a_dialog_is_seen_and_stops_only_those_who_wait_for_its_process() {
    over_each(nothing, |browser, model| {
        let page = browser.new_page("http://a.test/").expect("a page");
        let (id, other) = (page.id().as_str().to_owned(), browser.pages()[0].clone());
        let interrupted = page.interruptible();
        match evaluate(&interrupted, "prompt('name?', 'nobody')") {
            Err(Error::Blocked(blocked)) => {
                assert_eq!((&*blocked.dialog, &*blocked.kind), ("d-1", "prompt"));
            }
            other => panic!("{other:?}"),
        }
        let seen = browser.snapshot();
        let dialog = seen.pending_dialogs.first().expect("a dialog");
        assert_eq!((&*dialog.message, &*dialog.default_prompt), ("name?", "nobody"));
        assert_eq!(dialog.page, *page.id());
        assert_eq!(evaluate(&other, "1 + 1").expect("another process answers"), json!(2));
        let waiting = page.send(&runtime::Evaluate::new("2 + 2"));
        assert!(model.with(|model| model.close_dialog(&id, true, "me")));
        assert!(waiting.wait().is_ok());
        let seen = until(browser, |seen| seen.pending_dialogs.is_empty());
        assert_eq!(seen.recent_dialogs[0].closed.expect("closed").1, cdpwire::ClosedBy::Remote);
        model.with(|model| model.open_dialog(&id, DialogKind::Alert, "again", ""));
        until(browser, |seen| seen.pending_dialogs.len() == 1);
    });
}

#[test]
fn a_call_without_an_answer_ends_at_its_deadline_and_with_its_target() {
    let prepare = |model: &mut Model| model.answer_expression("silence", Evaluation::Never);
    over_each(prepare, |browser, _| {
        let page = browser.new_page("http://a.test/").expect("a page");
        let started = Instant::now();
        let quick = page.with_timeout(Duration::from_millis(50));
        assert!(evaluate(&quick, "silence").expect_err("no answer").is_timeout());
        assert!(started.elapsed() < Duration::from_secs(20));
        let waiting = page.send(&runtime::Evaluate::new("silence"));
        browser.call(&target::CloseTarget::new(page.id().clone())).expect("it closes");
        assert!(matches!(waiting.wait(), Err(Error::SessionGone(_))));
    });
}

#[test]
fn the_end_of_the_connection_ends_everything_with_one_reason() {
    over_each(nothing, |browser, _| {
        let page = browser.new_page("http://a.test/").expect("a page");
        let waiting = page.send(&runtime::Evaluate::new("while(true);"));
        let events = page.subscribe_raw(&Filter::all());
        browser.close().expect("it ends");
        assert!(waiting.wait().expect_err("no answer").is_disconnected());
        while events.next(SOON).is_ok() {}
        assert!(events.next(SOON).expect_err("over").is_disconnected());
        let again = page.call_raw("Runtime.evaluate", ()).expect_err("over");
        assert!(again.is_disconnected());
        assert!(browser.closed().is_some());
    });
}

#[test]
fn a_browser_that_quits_takes_its_pages_with_it() {
    over_each(nothing, |browser, model| {
        let page = browser.new_page("http://a.test/").expect("a page");
        let waiting = page.send(&runtime::Evaluate::new("while(true);"));
        browser.quit().expect("it ends");
        // The page closes a moment before the connection does.
        let error = waiting.wait().expect_err("no answer");
        assert!(matches!(error, Error::SessionGone(_) | Error::Disconnected(_)), "{error}");
        assert!(model.with(|model| model.is_closed()));
    });
}

#[test]
fn a_peer_that_does_not_read_times_its_callers_out_as_queued_or_sent() {
    for (name, connect) in TRANSPORTS {
        let script = Script::new()
            .over(Model::new(ModelConfig::default()))
            .expect("Browser.stop", Answer::Stall);
        let over = connect(Box::new(script), &ConnectOptions::default()).expect(name);
        let browser = over.browser.with_timeout(Duration::from_millis(100));
        assert!(browser.call_raw("Browser.stop", ()).expect_err("stalled").is_timeout());
        match browser.call_raw("Browser.getVersion", ()) {
            Err(Error::Timeout(timeout)) => assert_ne!(timeout.phase.as_str(), "waiting"),
            other => panic!("{name}: {other:?}"),
        }
    }
}

#[test]
fn a_flood_reaches_a_slow_reader_counted_and_others_wait_no_longer() {
    for (name, connect) in TRANSPORTS {
        let event = |n: usize| {
            format!(r#"{{"method":"Flood.event","params":{{"n":{n},"x":"{}"}}}}"#, "y".repeat(500))
        };
        let make = move |n: usize| event(n).into();
        let script = Script::new()
            .over(Model::new(ModelConfig::default()))
            .expect("Flood.start", Answer::Flood(20_000, Box::new(make)));
        let over = connect(Box::new(script), &ConnectOptions::default()).expect(name);
        let slow = over.browser.subscribe_raw(&Filter::method("Flood.event").capacity(100));
        over.browser.call_raw("Flood.start", ()).expect("the answer after the flood");
        let mut read = 0;
        while let Ok(Some(_)) = slow.try_next() {
            read += 1;
        }
        assert_eq!((read, slow.lost()), (100, 19_900), "{name}");
    }
}

#[test]
fn ids_wrap_without_a_gap_for_callers() {
    let options = ConnectOptions::default();
    let model = Model::new(ModelConfig::default());
    let browser = mock::connect_from(model, &options, i32::MAX - 3).expect("a browser");
    for _ in 0..20 {
        assert!(browser.call_raw("Browser.getVersion", ()).is_ok());
    }
}

#[test]
fn a_browser_that_says_nothing_is_not_opened() {
    for (name, connect) in TRANSPORTS {
        let script = Script::new().expect("Browser.getVersion", Answer::Stall);
        let options = ConnectOptions::default().timeout(Duration::from_millis(200));
        let error = connect(Box::new(script), &options).err().expect("no browser");
        assert!(error.is_timeout(), "{name}: {error}");
        let script = Script::new().expect("Browser.getVersion", Answer::Close);
        let error = connect(Box::new(script), &options).err().expect("no browser");
        assert!(error.is_disconnected(), "{name}: {error}");
    }
}

#[test]
fn an_endpoint_that_panics_ends_the_connection() {
    struct Bad;
    impl Endpoint for Bad {
        fn receive(&mut self, _: bytes::Bytes) {
            panic!("expected in this test");
        }
        fn poll(&mut self) -> Option<mock::Out> {
            None
        }
    }
    for (name, connect) in TRANSPORTS {
        let error = connect(Box::new(Bad), &ConnectOptions::default()).err().expect("no browser");
        assert!(error.is_disconnected(), "{name}: {error}");
    }
}

#[test]
fn endpoints_are_told_that_the_client_left_and_their_threads_end() {
    struct Ending(Model, Arc<Mutex<u32>>);
    impl Endpoint for Ending {
        fn receive(&mut self, message: bytes::Bytes) {
            Endpoint::receive(&mut self.0, message);
        }
        fn poll(&mut self) -> Option<mock::Out> {
            self.0.poll()
        }
        fn closed(&mut self) {
            *self.1.lock().expect("sound") += 1;
        }
    }
    // Dropped by the thread that had it, so this shows that the thread is past its work.
    for (name, connect) in TRANSPORTS {
        let told = Arc::new(Mutex::new(0));
        let endpoint = Ending(Model::new(ModelConfig::default()), told.clone());
        let over = connect(Box::new(endpoint), &ConnectOptions::default()).expect(name);
        drop(over);
        let deadline = Instant::now() + SOON;
        while Arc::strong_count(&told) > 1 {
            assert!(Instant::now() < deadline, "{name}: the endpoint is still held");
            std::thread::yield_now();
        }
        assert_eq!(*told.lock().expect("sound"), 1, "{name}");
    }
}

#[test]
fn a_listener_answers_discovery_and_refuses_web_pages() {
    use std::io::{Read, Write};
    let listener = mock::listen(|| Model::new(ModelConfig::default())).expect("a port");
    let ask = |path: &str, more: &str| {
        let mut stream = std::net::TcpStream::connect(("127.0.0.1", listener.port())).expect("up");
        let request = format!("GET {path} HTTP/1.1\r\nHost: 127.0.0.1\r\n{more}\r\n");
        stream.write_all(request.as_bytes()).expect("sent");
        let mut answer = String::new();
        stream.read_to_string(&mut answer).expect("answered");
        answer
    };
    assert!(ask("/json/version", "").contains(&listener.websocket_url()));
    assert!(ask("/json/protocol", "").contains("\"domains\":[]"));
    assert!(ask("/json/list", "").starts_with("HTTP/1.1 404"));
    let page = "Origin: http://evil.test\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\
        Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: BwcHBwcHBwcHBwcHBwcHBw==\r\n";
    assert!(ask("/devtools/browser/mock", page).starts_with("HTTP/1.1 403"));
    let (one, two) =
        (Browser::connect(&listener.url()), Browser::connect(&listener.websocket_url()));
    assert!(one.is_ok() && two.is_ok());
}
