//! Characters that steer a terminal, in every text of the other side: they come out escaped
//! wherever we print, in `Display`, in `Debug` and in the log.

use super::live::{Peer, connect};
use super::world::{World, attached, event, target};
use cdpwire::Error;
use cdpwire::untrusted::is_hazardous;
use serde_json::{Value, json};
use std::fmt::Debug;
use std::io::Write;
use std::process::{Command, Stdio};

/// All of C0, DEL and C1, separators, direction marks, and whole terminal sequences.
fn poison() -> Vec<String> {
    let codes = (0..0x20).chain([0x7f]).chain(0x80..0xa0);
    let singles = codes.chain([0x2028, 0x2029, 0x202a, 0x202e, 0x2066, 0x2069, 0x200b, 0x200e]);
    let more = singles.chain([0x61c, 0xfeff, 0xe0041]).filter_map(char::from_u32);
    let sequences = [
        "\x1b[2J",
        "\x1b[31m",
        "\x1b]0;owned\x07",
        "\x1b]8;;http://x\x1b\\click\x1b]8;;\x1b\\",
        "\x1bPq#0;2;0;0;0\x1b\\",
        "\x1b_x\x1b\\",
        "\x1b^x\x1b\\",
        "\x1bc",
        "\u{9b}2J",
        "\u{9d}0;x\u{9c}",
        "\r\x1b[K",
        "a\u{8}b",
    ];
    let texts = more.map(|c| format!("a{c}b")).chain(sequences.map(str::to_owned));
    texts.collect()
}

fn check(what: &str, text: &str) {
    let bad: Vec<char> = text.chars().filter(|&c| is_hazardous(c)).collect();
    assert!(bad.is_empty(), "{what} shows {bad:?}");
}

/// As it is printed on one line and with `{:#?}`, whose own line breaks are no harm.
fn check_debug(what: &str, value: &impl Debug) {
    check(what, &format!("{value:?}"));
    check(what, &format!("{value:#?}").replace('\n', ""));
}

fn check_error(what: &str, error: &Error) {
    check(what, &error.to_string());
    check_debug(what, error);
    // What is inside a variant is printed by itself as well.
    match error {
        Error::Refused(inner) => check_debug(what, inner),
        Error::Navigated(inner) => check_debug(what, inner),
        Error::SessionGone(inner) => check_debug(what, inner),
        Error::Decode(inner) => check_debug(what, inner),
        Error::Timeout(inner) => check_debug(what, inner),
        Error::Blocked(inner) => check_debug(what, inner),
        Error::Disconnected(inner) => check_debug(what, inner),
        _ => panic!("{what}: an unexpected {error}"),
    }
}

#[test]
fn in_error_replies() {
    for text in poison() {
        let mut world = World::raw();
        for (code, prefix) in [(-32000, ""), (-32000, "Inspected target navigated or closed")] {
            let id = world.call(None, "Test.it");
            let message = [prefix, text.as_str()].concat();
            let error = json!({ "code": code, "message": message, "data": text });
            world.say(&json!({ "id": id, "error": error }));
            check_error("an error reply", world.outcomes[&id].as_ref().unwrap_err());
        }
    }
}

#[test]
fn in_replies_that_do_not_decode() {
    for text in poison() {
        let mut world = World::raw();
        for result in [json!({ text.clone(): 1 }), json!({ "frameTree": text }), json!(text)] {
            let id = world.call(None, "Test.it");
            world.say(&json!({ "id": id, "result": result }));
            let raw = world.outcomes[&id].as_ref().unwrap();
            check_debug("a raw value", raw);
            let typed = raw.decode::<cdpwire::protocol::page::GetFrameTreeResponse>("Test.it");
            check_error("a decode error", &typed.unwrap_err());
        }
    }
}

#[test]
fn in_session_ids_and_hints() {
    for text in poison() {
        let mut world = World::empty();
        world.say(&attached(&text, "P", "page"));
        let gone = world.call(Some(&text), "Test.it");
        world.say(&super::world::detached(&text));
        check_error("a session that is gone", world.outcomes[&gone].as_ref().unwrap_err());
        let late = world.call(None, "Test.it");
        world.say(&json!({ "error": { "code": 1, "message": text } }));
        world.pass(std::time::Duration::from_secs(31));
        check_error("a hint", world.outcomes[&late].as_ref().unwrap_err());
    }
}

#[test]
fn in_everything_that_a_snapshot_and_an_event_show() {
    for text in poison() {
        let mut world = World::page();
        world.subscribe();
        let mut info = target("P", "page");
        for key in ["url", "title", "subtype", "openerId", "browserContextId"] {
            info[key] = Value::from(&*text);
        }
        world.say(&event(None, "Target.targetInfoChanged", json!({ "targetInfo": info })));
        let mut other = target(&text, &text);
        other["url"] = Value::from(&*text);
        world.say(&event(None, "Target.targetCreated", json!({ "targetInfo": other })));
        let mut frame = super::world::frame("P", &text);
        for key in ["name", "securityOrigin", "loaderId", "urlFragment", "unreachableUrl"] {
            frame[key] = Value::from(&*text);
        }
        let navigated = json!({ "frame": frame, "type": "Navigation" });
        world.say(&event(Some("S"), "Page.frameNavigated", navigated));
        let console = json!({
            "type": text, "args": [{ "type": "string", "value": text }],
            "executionContextId": 1, "timestamp": 0,
        });
        world.say(&event(Some("S"), "Runtime.consoleAPICalled", console));
        let dialog = json!({
            "url": text, "frameId": text, "message": text, "type": text,
            "hasBrowserHandler": false, "defaultPrompt": text,
        });
        world.say(&event(Some("S"), "Page.javascriptDialogOpening", dialog));
        world.say(&event(Some("S"), &text, json!({ "x": text })));
        let snapshot = world.snapshot();
        assert_eq!(snapshot.pending_dialogs.len(), 1);
        assert_eq!(snapshot.pages[0].console.entries.len(), 1);
        check_debug("a snapshot", &snapshot);
        assert!(world.events.len() >= 5);
        check_debug("an event", &world.events);
    }
}

#[test]
fn in_a_dialog_that_blocks_a_call() {
    for text in poison() {
        let mut world = World::page();
        let dialog = json!({
            "url": "", "frameId": "P", "message": text, "type": text, "hasBrowserHandler": false,
        });
        world.say(&event(Some("S"), "Page.javascriptDialogOpening", dialog));
        let call = cdpwire::core::Call {
            method: "Runtime.evaluate".into(),
            body: cdpwire::core::body("Runtime.evaluate", None),
            session: Some("S".into()),
            deadline: world.now + std::time::Duration::from_secs(1),
            interruptible: true,
            document: None,
        };
        let error = world.core.submit(world.now, call).unwrap_err();
        assert_eq!(error.kind(), "blocked");
        check_error("a dialog in the way", &error);
    }
}

const CHILD: &str = "CDPWIRE_TEST_LOG_CHILD";

/// Prints log lines as a simple logger would.
struct Print;

impl log::Log for Print {
    fn enabled(&self, _: &log::Metadata<'_>) -> bool {
        true
    }

    fn log(&self, record: &log::Record<'_>) {
        let line = format!("LOG {} {}", record.target(), record.args());
        let mut out = std::io::stdout().lock();
        // Each line by its length, so that a line break within it cannot hide.
        let _ = writeln!(out, "\u{1}{}\u{2}", line);
    }

    fn flush(&self) {}
}

#[test]
fn in_every_line_of_the_log() {
    if std::env::var_os(CHILD).is_some() {
        log::set_logger(&Print).expect("this process has one test");
        log::set_max_level(log::LevelFilter::Trace);
        speak();
        return;
    }
    // A logger is for a whole process: this one gets a process of its own.
    let output = Command::new(std::env::current_exe().unwrap())
        .args(["--exact", "hostile::controls::in_every_line_of_the_log", "--nocapture"])
        .env(CHILD, "1")
        .stdin(Stdio::null())
        .output()
        .unwrap();
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let text = String::from_utf8(output.stdout).unwrap();
    let lines: Vec<&str> = text.split('\u{1}').skip(1).collect();
    assert!(lines.len() > 100, "only {} lines", lines.len());
    for line in lines {
        let line = line.split('\u{2}').next().unwrap();
        check("the log", line);
    }
}

/// Everything hostile once, with poison in it.
fn speak() {
    for text in poison() {
        let mut world = World::page();
        world.message(text.clone());
        for method in ["Target.targetCreated", "Target.attachedToTarget"] {
            world.say(&event(None, method, json!({ "targetInfo": text })));
            world.say(&event(None, method, json!({ text.clone(): text })));
        }
        world.say(&event(
            Some("S"),
            "Page.frameNavigated",
            json!({ "frame": { text.clone(): 1 } }),
        ));
        world.say(&event(
            Some("S"),
            "Page.javascriptDialogOpening",
            json!({
                "url": "", "frameId": "P", "message": text, "type": text,
                "hasBrowserHandler": false,
            }),
        ));
        world.say(&event(Some("S"), "Page.javascriptDialogOpening", json!({ "message": text })));
        let closed = json!({ "frameId": "P", "result": true, "userInput": text });
        world.say(&event(Some("S"), "Page.javascriptDialogClosed", closed));
        world.pass(std::time::Duration::from_secs(1_000));
        world.close();
    }
    let peer = Peer::new(|conversation| {
        while let Some(command) = conversation.next() {
            for text in poison() {
                conversation.send(text.as_bytes());
                let event = event(None, "Target.targetCreated", json!({ "targetInfo": text }));
                conversation.send(event.to_string().as_bytes());
            }
            conversation.reply(&command, json!({}));
        }
    });
    let browser = connect(&peer);
    let _ = browser.call_raw("Test.it", ());
}
