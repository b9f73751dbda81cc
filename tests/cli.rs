//! The command `cdpwire` as its users meet it: output, errors and exit codes of the real binary,
//! for the most part with a real browser.
#![cfg(feature = "cli")]

use cdpwire::host::Transport;
use cdpwire::protocol::runtime::Evaluate;
use cdpwire::site::{RESOLVER_RULES, Site};
use cdpwire::{Browser, ConnectOptions, LaunchOptions};
use serde_json::Value;
use std::io::{BufRead as _, BufReader, Read as _, Write as _};
use std::process::{Child, Command, Output, Stdio};
use std::sync::mpsc::RecvTimeoutError;
use std::time::{Duration, Instant};

fn command(arguments: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_cdpwire"));
    command.args(arguments).stdin(Stdio::null());
    command
}

fn run(arguments: &[&str]) -> Output {
    command(arguments).output().expect("the binary runs")
}

fn stdout(output: &Output) -> Value {
    assert!(output.status.success(), "{output:?}");
    let text = String::from_utf8(output.stdout.clone()).expect("UTF-8");
    assert_eq!(text.lines().count(), 1, "one line when piped: {text}");
    serde_json::from_str(&text).expect("JSON")
}

/// The error object, after checking that it has what every error has.
fn error(output: &Output, code: i32) -> Value {
    assert_eq!(output.status.code(), Some(code), "{output:?}");
    assert!(output.stdout.is_empty(), "nothing that looks like a result: {output:?}");
    let mut whole: Value = serde_json::from_slice(&output.stderr).expect("one JSON object");
    let error = whole["error"].take();
    for key in ["kind", "message", "took_effect", "next"] {
        assert!(error[key].as_str().is_some_and(|text| !text.is_empty()), "{key} in {error}");
    }
    error
}

/// A browser that a command can attach to, showing three sites and a worker.
struct Running {
    browser: Browser,
    port: String,
    site: Site,
}

impl Running {
    fn start() -> Self {
        let site = Site::demo().expect("a port");
        let options = LaunchOptions::new()
            .transport(Transport::Port)
            .arg(RESOLVER_RULES)
            .arg("--site-per-process");
        // Another client that answers at once is what these tests are about.
        let connect = ConnectOptions::default().bridge(cdpwire::BridgeMode::Off);
        let browser = Browser::launch_with(&options, &connect).expect("a browser");
        let endpoint = browser.endpoint().expect("a port was asked for").expose().to_owned();
        let authority = endpoint.split('/').nth(2).expect("a URL").to_owned();
        let port = authority.rsplit(':').next().expect("a port").to_owned();
        Self { browser, port, site }
    }

    fn show_demo(&self) {
        let page = self.browser.pages().remove(0);
        let url = self.site.url("a.test", "/");
        page.call(&cdpwire::protocol::page::Navigate::new(&*url)).expect("navigates");
        let shown = |snapshot: &cdpwire::Snapshot| {
            let kinds = ["iframe", "worker"];
            let ready = |kind: &&str| {
                snapshot
                    .targets
                    .iter()
                    .any(|target| target.kind.as_str() == *kind && target.state.as_str() == "ready")
            };
            kinds.iter().all(ready) && self.id_in(snapshot, "http://c.test:").is_some()
        };
        self.browser.wait_until(Duration::from_secs(20), shown).expect("the demo appears");
    }

    fn id_in(&self, snapshot: &cdpwire::Snapshot, url: &str) -> Option<String> {
        let target = snapshot.targets.iter().find(|target| target.url.starts_with(url))?;
        Some(target.id.as_str().to_owned())
    }

    fn id(&self, url: &str) -> String {
        self.id_in(&self.browser.snapshot(), url).expect("it is there")
    }

    fn evaluate(&self, expression: &str, more: &[&str]) -> Output {
        let params = serde_json::json!({"expression": expression}).to_string();
        let mut all = vec!["call", "Runtime.evaluate", &params, "--attach", &self.port];
        all.extend(more);
        run(&all)
    }
}

#[test]
fn help_and_version_go_to_standard_output() {
    for arguments in [
        &[][..],
        &["--help"],
        &["-h"],
        &["help"],
        &["help", "call"],
        &["call", "--help"],
        &["events", "-h"],
        &["doctor", "--help"],
        &["help", "demo"],
        &["watch", "--help"],
        &["frames", "-h"],
        &["help", "dialog"],
        &["--version"],
    ] {
        let output = run(arguments);
        assert!(output.status.success() && output.stderr.is_empty(), "{arguments:?}: {output:?}");
        let text = String::from_utf8(output.stdout).expect("UTF-8");
        assert!(text.starts_with("cdpwire"), "{text}");
        assert!(text.lines().all(|line| line.chars().count() <= 100), "{arguments:?}");
    }
}

#[test]
fn a_command_line_that_cannot_be_right_starts_nothing() {
    let started = Instant::now();
    for (arguments, hint) in [
        (&["call"][..], "Browser.getVersion"),
        (&["call", "navigate"], "Page.navigate"),
        (&["call", "Page.loadEventFired"], "cdpwire events"),
        (&["call", "Page.navigate", "{"], "quote"),
        (&["call", "Page.navigate", "[]"], "quote"),
        (&["call", "Page.navigate", "{}", "{}"], "cdpwire help call"),
        (&["call", "Page.navigate", "--attahc", "1"], "--attach"),
        (&["call", "Page.navigate", "--timeout", "5"], "5s"),
        (&["call", "Page.navigate", "--timeout"], "cdpwire help call"),
        (&["call", "Page.reload", "--url", "example.com"], "https://example.com"),
        (&["call", "Page.reload", "--url", "localhost:80"], "http://localhost:80"),
        (&["call", "Page.reload", "--target", "A"], "--attach"),
        (&["call", "Page.reload", "--attach", "1", "--url", "about:blank"], "createTarget"),
        (&["call", "Page.reload", "--attach", "1", "--target", "A", "--frame", "B"], "one of them"),
        (&["events", "Page.*"], "--filter Page.*"),
        (&["events", "--count", "0"], "10"),
        (&["events", "--for", "soon"], "5s"),
        (&["events", "--filter", "a b"], "Page.*"),
        (&["call", "Page.reload", "--dialogs", "yes"], "auto_accept"),
        (&["dialog", "--attach", "1"], "dialog accept"),
        (&["dialog", "agree", "--attach", "1"], "cdpwire help dialog"),
        (&["dialog", "accept"], "--attach"),
        (&["dialog", "dismiss", "--text", "a", "--attach", "1"], "accept"),
        (&["dialog", "accept", "--page", "A"], "cdpwire help dialog"),
        (&["watch"], "--url"),
        (&["watch", "--attach", "1", "--target", "A"], "cdpwire help watch"),
        (&["watch", "--attach", "ws://127.0.0.1:1/devtools/page/A"], "9222"),
    ] {
        let error = error(&run(arguments), 2);
        assert_eq!(error["kind"], "usage");
        assert!(error["next"].as_str().unwrap().contains(hint), "{arguments:?}: {error}");
    }
    for (arguments, hint) in [
        (&["cal"][..], "cdpwire call"),
        (&["--wrong"], "--help"),
        (&["doctor", "--jsno"], "--json"),
        (&["frames"], "--attach"),
    ] {
        let output = run(arguments);
        assert_eq!(output.status.code(), Some(2), "{output:?}");
        let text = String::from_utf8(output.stderr).unwrap();
        assert!(text.contains(hint), "{arguments:?}: {text}");
    }
    // Twenty processes, and not one browser among them.
    assert!(started.elapsed() < Duration::from_secs(20));
}

#[test]
fn nobody_at_the_endpoint_and_no_browser_are_told_apart() {
    let unused = std::net::TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap();
    let error_of = |output| error(&output, 3);
    let nobody = error_of(run(&["call", "Browser.getVersion", "--attach", &unused.to_string()]));
    assert_eq!((&nobody["kind"], &nobody["step"]), (&"connect".into(), &"refused".into()));
    let mut without = command(&["call", "Browser.getVersion"]);
    let none = error_of(without.env("CDPWIRE_BROWSER", "/nowhere/chrome").output().unwrap());
    assert_eq!(none["kind"], "launch");
    let secret = "ws://127.0.0.1:1/devtools/browser/k3y?token=s3cret";
    let output = run(&["call", "Browser.getVersion", "--attach", secret, "-vv"]);
    let text = String::from_utf8(output.stderr).unwrap();
    assert!(!text.contains("k3y") && !text.contains("s3cret"), "{text}");
}

#[test]
fn a_call_prints_the_browsers_reply() {
    let version = stdout(&run(&["call", "Browser.getVersion"]));
    assert!(version["product"].as_str().unwrap().contains("Chrome"), "{version}");
    let url = "data:text/html;charset=utf-8,<title>t%C3%A9st</title>";
    let title = r#"{"expression":"document.title"}"#;
    let answer = stdout(&run(&["call", "Runtime.evaluate", title, "--url", url]));
    assert_eq!(answer["result"]["value"], "tést");
}

#[test]
fn parameters_come_from_standard_input_too() {
    let mut child = command(&["call", "Runtime.evaluate", "-"])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    child.stdin.take().unwrap().write_all(b" {\"expression\": \"6*7\"}\n").unwrap();
    let answer = stdout(&child.wait_with_output().unwrap());
    assert_eq!(answer["result"]["value"], 42);
}

#[test]
fn refusals_keep_the_browsers_words() {
    let unknown = error(&run(&["call", "Page.navigat"]), 1);
    assert_eq!((&unknown["code"], &unknown["hint"]), (&(-32601).into(), &"Page.navigate".into()));
    assert_eq!(unknown["took_effect"], "no");
    let unused = std::net::TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap();
    let url = format!("http://{unused}/");
    let unreachable = error(&run(&["call", "Page.reload", "--url", &url]), 1);
    assert_eq!(unreachable["browser_message"], "net::ERR_CONNECTION_REFUSED");
}

#[test]
fn commands_run_where_they_were_sent() {
    let running = Running::start();
    running.show_demo();
    let value = |output: Output| stdout(&output)["result"]["value"].clone();
    // Again and again: what existed before us must be there however early we ask.
    for _ in 0..3 {
        let frame = running.id("http://c.test:");
        let host = value(running.evaluate("location.hostname", &["--frame", &frame]));
        assert_eq!(host, "c.test");
        let worker = running.id_in(&running.browser.snapshot(), "http://a.test:");
        assert!(worker.is_some());
    }
    let snapshot = running.browser.snapshot();
    let worker = snapshot.targets.iter().find(|target| target.kind.as_str() == "worker").unwrap();
    let worker = worker.id.as_str();
    assert_eq!(value(running.evaluate("level", &["--target", worker])), 217);
    assert_eq!(value(running.evaluate("location.hostname", &[])), "a.test");
    let page = running.browser.pages().remove(0);
    let endpoint = format!("ws://127.0.0.1:{}/devtools/page/{}", running.port, page.id().as_str());
    let there = run(&["call", "Page.getFrameTree", "--attach", &endpoint]);
    let tree = stdout(&there);
    // The frame of the same site has no session of its own, and its scripts run all the same.
    let same = tree["frameTree"]["childFrames"][0]["frame"]["id"].as_str().unwrap();
    assert_eq!(value(running.evaluate("location.pathname", &["--frame", same])), "/log");
    let whole = ["call", "Page.captureScreenshot", "--attach", &running.port, "--frame", same];
    assert_eq!(error(&run(&whole), 2)["kind"], "misuse");
    let unknown = error(&running.evaluate("1", &["--frame", "nope"]), 2);
    assert!(unknown["frames"].as_array().is_some_and(|list| list.len() == 4), "{unknown}");
    let unknown = error(&running.evaluate("1", &["--target", "nope"]), 2);
    assert!(unknown["targets"].as_array().is_some_and(|list| list.len() >= 4), "{unknown}");
    running.browser.new_page("about:blank").unwrap();
    let which = error(&running.evaluate("1", &[]), 2);
    assert_eq!(which["targets"].as_array().map(Vec::len), Some(2), "{which}");
    assert!(running.browser.check().is_ok(), "attaching and leaving ends nothing");
}

#[test]
fn frames_are_shown_as_a_tree() {
    let running = Running::start();
    running.show_demo();
    let output = run(&["frames", "--attach", &running.port]);
    assert!(output.status.success() && output.stderr.is_empty(), "{output:?}");
    let text = String::from_utf8(output.stdout).unwrap();
    let line = |part: &str| text.lines().find(|line| line.contains(part)).expect(part).to_owned();
    assert!(line("/log").contains("─ http") && line("/log").contains("with its parent"), "{text}");
    let inner = line("/station");
    assert!(inner.contains("  └─ http") && inner.contains("own process"), "{text}");
    let page = running.browser.pages().remove(0).id().as_str().to_owned();
    let json = stdout(&run(&["frames", "--attach", &running.port, "--page", &page, "--json"]));
    let frames = json["pages"][0]["frames"].as_array().unwrap();
    // Siblings come in the order in which they became known.
    let frame = |part: &str| {
        let fits = |frame: &&Value| frame["url"].as_str().unwrap().ends_with(part);
        frames.iter().find(fits).expect(part)
    };
    let depths = ["/", "/log", "/weather", "/station"].map(|part| frame(part)["depth"].clone());
    assert_eq!(depths, [0, 1, 1, 2], "{json}");
    assert_eq!(frame("/station")["parent"], frame("/weather")["id"]);
    assert!(frame("/station")["session"].is_string() && frame("/log")["session"].is_null());
    let unknown = run(&["frames", "--attach", &running.port, "--page", "nope"]);
    assert_eq!(unknown.status.code(), Some(2), "{unknown:?}");
}

#[test]
fn a_dialog_that_opens_is_answered_and_an_older_one_is_explained() {
    let running = Running::start();
    let page = running.browser.new_page("data:text/html,<title>asks</title>").unwrap();
    let arguments =
        ["dialog", "accept", "--text", "Ada", "--wait", "60s", "--attach", &running.port];
    let mut answering = spawn(&arguments);
    // The answer comes to the first dialog that opens after the command has attached.
    let received = loop {
        let asked = page.send(&Evaluate::new("prompt('Who?', 'nobody')"));
        let dialog = running.browser.wait_for_dialog(Duration::from_secs(10)).unwrap();
        let closed = |snapshot: &cdpwire::Snapshot| snapshot.pending_dialogs.is_empty();
        if running.browser.wait_until(Duration::from_secs(2), closed).is_err() {
            let late = running.browser.respond(&cdpwire::Answer::dismiss().dialog(&*dialog.id));
            assert!(late.is_ok() || matches!(late, Err(cdpwire::Error::Dialog(_))), "{late:?}");
        }
        let received = asked.wait().unwrap().result.value.unwrap().to_text().into_owned();
        if received != "null" {
            break received;
        }
        assert!(answering.try_wait().unwrap().is_none(), "{:?}", output_of(&mut answering));
    };
    assert_eq!(received, "\"Ada\"");
    let answered = stdout(&output_of(&mut answering));
    assert_eq!(answered["dialog"]["message"], "Who?");
    assert_eq!(answered["dialog"]["closed_by"], "agent");

    let blocked = page.send(&Evaluate::new("alert('older')"));
    let dialog = running.browser.wait_for_dialog(Duration::from_secs(10)).unwrap();
    let refused = error(&run(&["dialog", "accept", "--attach", &running.port]), 1);
    assert_eq!(refused["kind"], "dialog");
    assert_eq!(refused["blocked_pages"][0], page.id().as_str(), "{refused}");
    assert!(refused["next"].as_str().unwrap().contains("Target.closeTarget"), "{refused}");
    running.browser.respond(&cdpwire::Answer::dismiss().dialog(&*dialog.id)).unwrap();
    blocked.wait().unwrap();
    let refused = error(&run(&["dialog", "accept", "--attach", &running.port]), 1);
    assert!(refused["message"] == "no dialog is open" && refused["blocked_pages"].is_null());
}

fn output_of(child: &mut Child) -> Output {
    let (mut stdout, mut stderr) = (Vec::new(), Vec::new());
    child.stdout.take().unwrap().read_to_end(&mut stdout).unwrap();
    child.stderr.take().unwrap().read_to_end(&mut stderr).unwrap();
    Output { status: child.wait().unwrap(), stdout, stderr }
}

#[test]
fn a_dialog_ends_a_call_at_once_or_as_was_said() {
    let confirm = r#"{"expression":"confirm('Sure?')"}"#;
    let started = Instant::now();
    let blocked = error(&run(&["call", "Runtime.evaluate", confirm]), 1);
    assert_eq!((&blocked["kind"], &blocked["dialog_type"]), (&"blocked".into(), &"confirm".into()));
    assert_eq!(
        (&blocked["dialog_message"], &blocked["took_effect"]),
        (&"Sure?".into(), &"unknown".into())
    );
    assert!(started.elapsed() < Duration::from_secs(25), "long before the deadline");
    let accepted = stdout(&run(&["call", "Runtime.evaluate", confirm, "--dialogs", "auto-accept"]));
    assert_eq!(accepted["result"]["value"], true);
}

#[test]
fn watching_tells_what_happens() {
    let url = "data:text/html,<title>t</title><iframe srcdoc=x></iframe>\
               <script>console.warn('w'); confirm('c')</script>";
    let mut watch = spawn(&["watch", "--url", url, "--dialogs", "auto_dismiss", "--for", "60s"]);
    let mut lines = BufReader::new(watch.stdout.take().unwrap()).lines();
    let mut wanted = vec!["target_added", "frame_added", "console", "dialog_closed"];
    while !wanted.is_empty() {
        let line: Value = serde_json::from_str(&lines.next().unwrap().unwrap()).unwrap();
        assert!(line["at"].is_number(), "{line}");
        match line["change"].as_str().unwrap() {
            "console" => assert_eq!(line["entry"]["text"], "w"),
            "dialog_closed" => assert_eq!(line["dialog"]["closed_by"], "auto_policy"),
            _ => {}
        }
        wanted.retain(|change| line["change"] != **change);
    }
    // A reader that has seen enough ends it.
    drop(lines);
    watch.kill().unwrap();
    watch.wait().unwrap();
}

#[test]
fn no_answer_in_time_is_unconfirmed() {
    let arguments = ["call", "Runtime.evaluate", r#"{"expression":"for(;;);"}"#, "--timeout", "1s"];
    let late = error(&run(&arguments), 4);
    assert_eq!((&late["kind"], &late["took_effect"]), (&"timeout".into(), &"unknown".into()));
}

#[test]
fn a_browser_that_leaves_is_told() {
    let running = Running::start();
    let (browser, port) = (running.browser.clone(), running.port.clone());
    let mut events = spawn(&["events", "--attach", &port, "--filter", "Target.*"]);
    let mut lines = BufReader::new(events.stdout.take().unwrap()).lines();
    // The first line is the sign that it listens; what was created before, it cannot tell.
    let (heard, hears) = std::sync::mpsc::channel::<()>();
    let poke = std::thread::spawn(move || {
        while hears.recv_timeout(Duration::from_millis(300)) == Err(RecvTimeoutError::Timeout) {
            browser.new_page("about:blank").unwrap();
        }
    });
    let first = lines.next();
    heard.send(()).unwrap();
    assert!(poke.join().is_ok() && first.is_some());
    running.browser.quit().unwrap();
    let mut text = String::new();
    events.stderr.take().unwrap().read_to_string(&mut text).unwrap();
    assert_eq!(events.wait().unwrap().code(), Some(5), "{text}");
    assert!(text.contains(r#""kind":"disconnected""#), "{text}");
}

fn spawn(arguments: &[&str]) -> Child {
    command(arguments).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap()
}

#[test]
fn events_are_one_object_a_line() {
    let url = "data:text/html,<script>console.log('a\\nb')</script>";
    let filter = "Page.loadEventFired,Runtime.consoleAPICalled";
    let output = run(&["events", "--url", url, "--filter", filter, "--count", "2"]);
    assert!(output.status.success() && output.stderr.is_empty(), "{output:?}");
    let text = String::from_utf8(output.stdout).unwrap();
    let events: Vec<Value> = text.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    assert_eq!(events.len(), 2);
    for event in &events {
        assert!(event["session"].is_string() && event["target"].is_string(), "{event}");
        assert!(event["params"].is_object());
    }
    let console = events.iter().find(|event| event["method"] == "Runtime.consoleAPICalled");
    assert_eq!(console.unwrap()["params"]["args"][0]["value"], "a\nb");
}

#[test]
fn domains_are_enabled_before_the_page_loads() {
    let site = Site::start().unwrap();
    site.route("*", "/", cdpwire::site::Reply::html("<p>hello"));
    let url = format!("http://127.0.0.1:{}/", site.port());
    let filter = "Network.responseReceived";
    let arguments =
        ["events", "--url", &url, "--enable", "Network", "--filter", filter, "--count", "1"];
    let event = stdout(&run(&arguments));
    assert_eq!(event["params"]["response"]["url"], *url);
    let wrong = error(&run(&["events", "--enable", "Netwrok", "--for", "1s"]), 1);
    assert!(wrong["next"].as_str().unwrap().contains("Network"), "{wrong}");
}

#[test]
fn a_reader_that_goes_away_ends_the_stream_quietly() {
    let url = "data:text/html,<script>setInterval(() => console.log('tick'), 5)</script>";
    let mut events = spawn(&["events", "--url", url, "--filter", "Runtime.consoleAPICalled"]);
    let mut first = String::new();
    let mut reader = BufReader::new(events.stdout.take().unwrap());
    reader.read_line(&mut first).unwrap();
    assert!(first.contains("tick"), "{first}");
    drop(reader);
    let mut text = String::new();
    events.stderr.take().unwrap().read_to_string(&mut text).unwrap();
    assert_eq!((events.wait().unwrap().code(), text.as_str()), (Some(0), ""));
}

#[test]
fn the_doctor_reports_what_is_here() {
    let output = run(&["doctor", "--json"]);
    let report = stdout(&output);
    assert_eq!(report["ok"], true);
    assert_eq!(report["launch"]["port"]["ok"], true, "{report}");
    assert!(report["browsers"].as_array().unwrap().iter().any(|browser| browser["used"] == true));
    assert!(report["drift"]["missing_commands"].is_array(), "{report}");
    assert!(report["fonts"]["missing_scripts"].is_array(), "{report}");
    let mut without = command(&["doctor"]);
    let none = without.env("CDPWIRE_BROWSER", "/nowhere/chrome").output().unwrap();
    assert_eq!(none.status.code(), Some(3));
    assert!(String::from_utf8(none.stdout).unwrap().contains("FAIL"));
}

#[test]
fn the_demo_sees_every_part_and_leaves_a_picture() {
    let directory = std::env::temp_dir().join(format!("cdpwire-cli-{}", std::process::id()));
    std::fs::create_dir(&directory).unwrap();
    let shot = directory.join("shot.png");
    let output = run(&["demo", "--shot", shot.to_str().unwrap()]);
    assert!(output.status.success(), "{output:?}");
    let text = String::from_utf8(output.stdout).unwrap();
    for part in [
        "a.test, the page",
        "c.test, a frame",
        "level = 217",
        "tide +217 cm",
        "textbox \"Name of the boat\"",
        "value: \"Albatros\"",
        "Albatros lies at pier East, with power.",
        "dialog open: prompt \"Who observed this?\" [d-1] default \"nobody\"",
        "Sea slight. Observed by Ada Lovelace.",
        "answered by the other client",
        "received   \"Nothing changed.\"",
        "bridge confirm: \"Cancel all bookings?\" in the page",
        "received   \"All bookings cancelled.\"",
        "\"pending_dialogs\": []",
        "\"closed_by\": \"remote\"",
    ] {
        assert!(text.contains(part), "{part} in {text}");
    }
    assert_eq!(text.lines().last(), Some(&*format!("Screenshot: {}", shot.display())));
    assert!(std::fs::read(&shot).unwrap().starts_with(b"\x89PNG"));
    std::fs::remove_dir_all(&directory).unwrap();
    let nowhere = run(&["demo", "--shot", "/nowhere/shot.png"]);
    assert_eq!(nowhere.status.code(), Some(6), "{nowhere:?}");
}
