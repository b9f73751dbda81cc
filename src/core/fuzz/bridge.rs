//! What a page writes into the bridge: any bytes, from a page that knows the secret.

use super::Run;
use crate::core::bridge::{self, BridgeMode, Question};
use crate::core::dialogs::DialogAction;
use crate::protocol::json::RawJson;
use bytes::Bytes;
use serde_json::{Value, json};

/// Whatever a page asks, it gets an answer: a dialog opens, or its request goes on.
///
/// # Panics
/// When a rule does not hold.
pub fn fuzz_bridge(data: &[u8]) {
    let text = String::from_utf8_lossy(data);
    let asks = bridge::is_question(&text);
    // Where serde_json reads it, both mean the same. It refuses more: lone surrogates, depth.
    if let Ok(value) = serde_json::from_str::<Value>(&text) {
        assert_eq!(asks, Question::read(&value).is_some(), "{text:?}");
    }
    let mut run = Run::new();
    run.core.set_bridge(run.now, BridgeMode::On);
    run.message(0, 1, 1, 1);
    let question = json!({
        "method": "Fetch.requestPaused", "sessionId": "S1",
        "params": {
            "requestId": "R", "frameId": "F1", "resourceType": "XHR",
            "request": {
                "url": "https://s.invalid/", "method": "POST", "headers": {},
                "initialPriority": "High", "referrerPolicy": "origin", "postData": text,
            },
        },
    });
    run.drain();
    run.sent.clear();
    run.core.on_message(run.now, Bytes::from(question.to_string()));
    run.drain();
    let open = run.core.snapshot().pending_dialogs.clone();
    assert_eq!(open.len(), usize::from(asks), "{text:?} opened {open:?}");
    if !asks {
        assert!(run.answered(), "{text:?} was left without an answer");
    } else if let Ok(call) = run.core.respond(run.now, DialogAction::Accept, None, None) {
        run.open.insert(call);
        run.drain();
        assert!(run.answered(), "the answer to {text:?} was not sent");
    }
    // By the other way: a paused script, whose value is read as text.
    let called = json!({
        "method": "Runtime.bindingCalled", "sessionId": "S1",
        "params": { "name": "signals", "payload": text, "executionContextId": 1 },
    });
    run.core.on_message(run.now, Bytes::from(called.to_string()));
    run.drain();
    let said = bridge::answer(true, Some(&text));
    assert!(said.parse::<RawJson>().is_ok(), "an answer that is no JSON: {said}");
    run.end();
}

impl Run {
    /// Whether something was sent that lets the request go on.
    fn answered(&self) -> bool {
        self.sent.iter().any(|message| {
            let method = message["method"].as_str().unwrap_or_default();
            let answers = ["Fetch.fulfillRequest", "Fetch.continueRequest", "Fetch.failRequest"];
            answers.contains(&method) && message["params"]["requestId"] == "R"
        })
    }
}
