//! Standing orders: who gets them, when, and how held requests are judged.
#![allow(clippy::needless_pass_by_value, reason = "callers write what they mean in place")]

use bytes::Bytes;
use cdpwire::BridgeMode;
use cdpwire::core::standing::{Order, Pattern, Reply, Rule, Scope, Standing, Verdict};
use cdpwire::core::targets::TargetKind;
use cdpwire::core::{Call, Config, Core, Output, body};
use cdpwire::protocol::Binary;
use serde_json::{Value, json};
use std::sync::Arc;
use std::time::{Duration, Instant};

struct Talk {
    core: Core,
    now: Instant,
    sent: Vec<Value>,
}

impl Talk {
    fn new(bridge: BridgeMode) -> Self {
        let now = Instant::now();
        let secret = "0123456789abcdef".to_owned();
        let mut config = Config::default();
        (config.bridge, config.secret) = (bridge, secret);
        let mut talk = Self { core: Core::new(now, config), now, sent: Vec::new() };
        talk.drain();
        for id in 1..=4 {
            talk.hear(&json!({ "id": id, "result": {} }));
        }
        talk.sent.clear();
        talk
    }

    fn drain(&mut self) {
        loop {
            match self.core.poll_output(true) {
                Output::Wait(_) => return,
                Output::Send(message) => self.sent.push(serde_json::from_slice(&message).unwrap()),
                _ => {}
            }
        }
    }

    fn hear(&mut self, message: &Value) {
        self.core.on_message(self.now, Bytes::from(message.to_string()));
        self.drain();
    }

    /// The target `T` of this kind is announced, with the session `S-T`.
    fn attached(&mut self, on: &str, target: &str, kind: &str, opener: &str) {
        let mut info = json!({
            "targetId": target, "type": kind, "title": "", "url": "", "attached": true,
            "canAccessOpener": false,
        });
        if !opener.is_empty() {
            info["openerId"] = json!(opener);
        }
        let session = format!("S-{target}");
        let params =
            json!({ "sessionId": session, "targetInfo": info, "waitingForDebugger": true });
        let mut event = json!({ "method": "Target.attachedToTarget", "params": params });
        if !on.is_empty() {
            event["sessionId"] = json!(on);
        }
        self.hear(&event);
    }

    fn paused(&mut self, session: &str, url: &str, kind: &str) {
        let request = json!({
            "url": url, "method": "GET", "headers": {}, "initialPriority": "Low",
            "referrerPolicy": "origin",
        });
        let params = json!({
            "requestId": "R", "request": request, "frameId": "P", "resourceType": kind,
        });
        self.hear(&json!({
            "method": "Fetch.requestPaused", "params": params, "sessionId": session,
        }));
    }

    fn call(&mut self, session: &str, method: &'static str, params: Value) {
        let call = Call {
            method: method.into(),
            body: body(method, Some(params.to_string().as_bytes())),
            session: Some(session.into()),
            deadline: self.now + Duration::from_secs(5),
            interruptible: false,
            document: None,
        };
        self.core.submit(self.now, call).unwrap();
        self.drain();
    }

    fn stand(&mut self, id: u64, standing: Standing) {
        self.core.stand(self.now, id, standing);
        self.drain();
    }

    /// The methods that were sent to a session since this was asked last, of those that count.
    fn told(&mut self, session: &str) -> Vec<String> {
        let counts = ["Fetch.", "Network.", "Runtime.runIfWaitingForDebugger"];
        let mut told = Vec::new();
        self.sent.retain(|message| {
            let ours = message["sessionId"] == session;
            let method = message["method"].as_str().unwrap();
            if ours && counts.iter().any(|prefix| method.starts_with(prefix)) {
                told.push(method.to_owned());
            }
            !ours
        });
        told
    }

    fn last(&self) -> &Value {
        self.sent.last().unwrap()
    }
}

fn pattern(url: &str) -> Pattern {
    Pattern { url: url.to_owned(), documents: false }
}

/// `/no` is blocked, `/mine` answered.
fn rule() -> Rule {
    let judge = |asked: &cdpwire::core::standing::Asked<'_>| match asked.url {
        url if url.ends_with("/no") => Verdict::Block,
        url if url.ends_with("/mine") => Verdict::Answer(Arc::new(Reply {
            status: 201,
            headers: vec![("content-type".to_owned(), "text/plain".to_owned())],
            body: Binary::new("ours"),
        })),
        _ if asked.main => Verdict::Block,
        _ => Verdict::Pass,
    };
    Rule { patterns: vec![pattern("*/no"), pattern("*/mine")], judge: Arc::new(judge) }
}

fn of_pages(pages: &[&str]) -> Standing {
    let kinds = [TargetKind::Page, TargetKind::Iframe, TargetKind::Worker];
    Standing {
        scope: Scope::Pages(pages.iter().map(|page| (*page).into()).collect()),
        orders: vec![Order::new(&kinds, "Network.enable", &json!({}))],
        rule: Some(rule()),
    }
}

const BURST: [&str; 3] = ["Fetch.enable", "Network.enable", "Runtime.runIfWaitingForDebugger"];

#[test]
fn frames_workers_and_popups_get_their_orders_before_they_run() {
    let mut talk = Talk::new(BridgeMode::Off);
    talk.attached("", "P", "page", "");
    talk.attached("", "Q", "page", "");
    assert_eq!(talk.told("S-P"), ["Runtime.runIfWaitingForDebugger"]);
    talk.told("S-Q");
    // A page that is there gets them now, another page none.
    talk.stand(1, of_pages(&["P"]));
    assert_eq!(talk.told("S-P"), ["Network.enable", "Fetch.enable"]);
    assert_eq!(talk.told("S-Q"), [] as [&str; 0]);
    // What comes later gets them before it runs; a worker's requests are its document's.
    talk.attached("S-P", "F", "iframe", "");
    assert_eq!(talk.told("S-F"), BURST);
    talk.attached("S-F", "W", "worker", "");
    assert_eq!(talk.told("S-W"), BURST[1..]);
    talk.attached("", "O", "page", "P");
    assert_eq!(talk.told("S-O"), BURST);
    talk.attached("", "OO", "page", "O");
    assert_eq!(talk.told("S-OO"), BURST);
    talk.attached("", "N", "page", "Q");
    assert_eq!(talk.told("S-N"), BURST[2..]);
    // One more page: the popups that joined by themselves stay, and nobody is told twice.
    talk.stand(1, of_pages(&["P", "Q"]));
    assert_eq!(talk.told("S-Q"), ["Network.enable", "Fetch.enable"]);
    assert_eq!(talk.told("S-O"), [] as [&str; 0]);
    let other = Some(Rule { patterns: vec![pattern("*")], ..rule() });
    talk.stand(1, Standing { rule: other, ..of_pages(&["P", "Q"]) });
    assert_eq!(talk.told("S-O"), ["Fetch.enable"]);
    talk.sent.clear();
    // Taken back: nothing is held any more, nor in what comes.
    talk.core.unstand(talk.now, 1);
    talk.drain();
    for session in ["S-P", "S-F", "S-O", "S-OO", "S-Q"] {
        assert_eq!(talk.told(session), ["Fetch.disable"], "{session}");
    }
    talk.attached("S-P", "G", "iframe", "");
    assert_eq!(talk.told("S-G"), BURST[2..]);
}

#[test]
fn held_requests_are_judged_and_the_others_go_on() {
    let mut talk = Talk::new(BridgeMode::Off);
    talk.attached("", "P", "page", "");
    talk.stand(1, of_pages(&["P"]));
    talk.paused("S-P", "http://a/no", "Script");
    assert_eq!(talk.last()["method"], "Fetch.failRequest");
    assert_eq!(talk.last()["params"], json!({"requestId": "R", "errorReason": "BlockedByClient"}));
    talk.paused("S-P", "http://a/mine", "Script");
    assert_eq!(talk.last()["method"], "Fetch.fulfillRequest");
    assert_eq!(talk.last()["params"]["responseCode"], 201);
    assert_eq!(talk.last()["params"]["body"], "b3Vycw==");
    talk.paused("S-P", "http://a/else", "Script");
    assert_eq!(talk.last()["method"], "Fetch.continueRequest");
    // The document of a page whose frames are not known yet is told by the page's id.
    talk.paused("S-P", "http://a/else", "Document");
    assert_eq!(talk.last()["method"], "Fetch.failRequest");

    // A caller who holds requests himself: his patterns and ours, and he lets his own go.
    talk.call("S-P", "Fetch.enable", json!({"patterns": [{"urlPattern": "*/his"}]}));
    let patterns = &talk.last()["params"]["patterns"];
    let urls: Vec<&Value> = patterns.as_array().unwrap().iter().map(|p| &p["urlPattern"]).collect();
    assert_eq!(urls, ["*/his", "*/no", "*/mine"]);
    let before = talk.sent.len();
    talk.paused("S-P", "http://a/his", "Script");
    assert_eq!(talk.sent.len(), before, "he decides");
    talk.paused("S-P", "http://a/no", "Script");
    assert_eq!(talk.last()["method"], "Fetch.failRequest");
    talk.call("S-P", "Fetch.enable", json!({}));
    assert_eq!(talk.last()["params"], json!({}), "without patterns everything is held");
    talk.call("S-P", "Fetch.disable", json!({}));
    assert_eq!(talk.last()["method"], "Fetch.enable");
    assert_eq!(talk.last()["params"]["patterns"].as_array().unwrap().len(), 2);
    talk.paused("S-P", "http://a/else", "Script");
    assert_eq!(talk.last()["method"], "Fetch.continueRequest");
}

#[test]
fn the_bridge_and_rules_hold_requests_together() {
    let mut talk = Talk::new(BridgeMode::On);
    talk.attached("", "P", "page", "");
    let patterns = |talk: &Talk| {
        let enable = talk.sent.iter().rfind(|message| message["method"] == "Fetch.enable");
        enable.unwrap()["params"]["patterns"].as_array().unwrap().len()
    };
    assert_eq!(patterns(&talk), 1);
    talk.stand(7, of_pages(&["P"]));
    assert_eq!(patterns(&talk), 3);
    talk.attached("S-P", "F", "iframe", "");
    assert_eq!(patterns(&talk), 3);
    talk.core.unstand(talk.now, 7);
    talk.drain();
    assert_eq!(patterns(&talk), 1);
    assert!(talk.sent.iter().all(|message| message["method"] != "Fetch.disable"));
}
