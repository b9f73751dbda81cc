//! The bridge beside Playwright, which hosted browsers run: it dismisses every native dialog
//! within milliseconds when nobody listens to them.

use crate::support::{Foreign, LONG};
use crate::world::{Site, evaluate, find_frame, launch_options, site};
use cdpwire::protocol::page::Navigate;
use cdpwire::{Answer, BridgeMode, Browser, ClosedBy, ConnectOptions, DialogSource, Frame};
use serde_json::json;
use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};

/// The library, or why it is not here. In CI it has to be.
fn library() -> Option<PathBuf> {
    let script = Path::new(env!("CARGO_MANIFEST_DIR")).join("scripts/playwright");
    let output = Command::new(script).output().unwrap();
    if output.status.success() {
        return Some(String::from_utf8(output.stdout).unwrap().trim().into());
    }
    let why = String::from_utf8_lossy(&output.stderr).into_owned();
    let in_ci = std::env::var("CI").is_ok_and(|ci| !ci.is_empty() && ci != "false");
    assert!(!in_ci, "Playwright cannot be installed: {why}");
    eprintln!("NOT RUN: the bridge beside Playwright, which cannot be installed here: {why}");
    None
}

/// The other client, until this is dropped.
struct Playwright(Child);

impl Playwright {
    fn connect(library: &Path, url: &str) -> Self {
        let program = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/chromium/playwright.cjs");
        let mut command = Command::new("node");
        command.arg(program).arg(library).arg(url);
        let mut child = command.stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().unwrap();
        let mut line = String::new();
        let mut lines = BufReader::new(child.stdout.take().unwrap());
        lines.read_line(&mut line).unwrap();
        let client = Self(child);
        assert!(line.starts_with("connected"), "{line}");
        client
    }
}

impl Drop for Playwright {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

fn start(frame: &Frame, script: &str) {
    let command = format!("void setTimeout(() => {{ {script} }})");
    frame.call(&cdpwire::protocol::runtime::Evaluate::new(command)).unwrap();
}

/// Asks in a frame and answers through the engine; the page has to receive the text.
fn ask(browser: &Browser, frame: &Frame, text: &str) {
    start(frame, "answer = prompt('who?', 'nobody')");
    let dialog = browser.wait_for_dialog(LONG).unwrap();
    assert_eq!(dialog.source, DialogSource::Bridge);
    assert_eq!(dialog.frame.as_ref(), Some(frame.id()));
    browser.respond(&Answer::accept().text(text)).unwrap();
    assert_eq!(evaluate(frame, "answer"), json!(text));
}

#[test]
fn the_bridge_answers_where_playwright_dismisses() {
    let Some(library) = library() else { return };
    let site: Site = site();
    let foreign = Foreign::start_with(launch_options());
    let options = ConnectOptions::default().bridge(BridgeMode::Auto);
    let ours = Browser::connect_with(&foreign.url, &options).unwrap();
    let page = ours.new_page(&site.url("a.test", "/remote")).unwrap();
    let main = find_frame(&ours, &page, |f| f.parent.is_none());
    let inside = find_frame(&ours, &page, |f| f.is_oopif);
    let _playwright = Playwright::connect(&library, &foreign.url);
    // The first one is lost to it. We see that, and by whom it was closed.
    start(&main, "lost = prompt('who?', 'nobody')");
    let snapshot = ours.wait_until(LONG, |s| s.bridge_on).unwrap();
    assert_eq!(snapshot.recent_dialogs[0].closed.unwrap().1, ClosedBy::Remote);
    assert_eq!(evaluate(&main, "lost"), json!(null));
    // From then on nothing is: in documents that were there, of both processes …
    ask(&ours, &main, "Ada");
    ask(&ours, &inside, "Grace");
    // … and in those that come.
    page.call(&Navigate::new(site.url("b.test", "/plain"))).unwrap();
    let main = find_frame(&ours, &page, |f| f.parent.is_none() && f.url.contains("b.test"));
    ask(&ours, &main, "Edsger");
    let native = |s: &cdpwire::Snapshot| {
        s.recent_dialogs.iter().filter(|d| d.source == DialogSource::Native).count()
    };
    assert_eq!(native(&ours.snapshot()), 1);
}
