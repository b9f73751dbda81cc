//! Type confusion: for every event that the core reads, each value in it replaced by a value of
//! every other type. It is counted and changes nothing, or the value was one that may be so.

use super::world::{World, attached_on, counted, event, frame, target};
use serde_json::{Value, json};

fn others() -> Vec<Value> {
    vec![
        Value::Null,
        json!(true),
        json!(7),
        json!(-0.5),
        json!(9_007_199_254_740_993_i64),
        json!("text"),
        json!([]),
        json!(["a", 1]),
        json!({}),
        json!({ "a": { "b": [] } }),
    ]
}

/// Every place in a value, as a JSON pointer.
fn places(value: &Value, here: &str, into: &mut Vec<String>) {
    into.push(here.to_owned());
    match value {
        Value::Object(map) => {
            for (key, value) in map {
                places(value, &format!("{here}/{key}"), into);
            }
        }
        Value::Array(list) => {
            for (index, value) in list.iter().enumerate() {
                places(value, &format!("{here}/{index}"), into);
            }
        }
        _ => {}
    }
}

fn kind(value: &Value) -> &'static str {
    match value {
        Value::Null => "null",
        Value::Bool(_) => "bool",
        Value::Number(_) => "number",
        Value::String(_) => "string",
        Value::Array(_) => "array",
        Value::Object(_) => "object",
    }
}

/// A page with a frame in its own process, a worker, a context, a dialog.
fn furnished() -> World {
    let mut world = World::page();
    world.say(&super::world::frame_attached("S", "F", "P"));
    world.say(&attached_on(Some("S"), "W", "Wt", "worker"));
    let aux = json!({ "isDefault": true, "type": "default", "frameId": "P" });
    let context = json!({ "id": 1, "origin": "", "name": "", "uniqueId": "u", "auxData": aux });
    world.say(&event(Some("S"), "Runtime.executionContextCreated", json!({ "context": context })));
    world.say(&event(
        Some("S"),
        "Page.javascriptDialogOpening",
        json!({
            "url": "", "frameId": "P", "message": "m", "type": "alert", "hasBrowserHandler": false,
        }),
    ));
    world
}

/// `free`: places (by the last key) where anything may stand: what the protocol calls `any`, and
/// what the core does not read.
fn confuse(session: Option<&str>, method: &str, params: &Value, free: &[&str]) {
    let mut all = Vec::new();
    places(params, "", &mut all);
    let (mut refused, mut failures) = (0, Vec::new());
    for place in &all {
        let last = place.rsplit('/').next().unwrap_or_default();
        for other in others() {
            let mut confused = params.clone();
            let Some(slot) = confused.pointer_mut(place) else { continue };
            if kind(slot) == kind(&other) {
                continue;
            }
            *slot = other.clone();
            let mut world = furnished();
            let before = world.knowledge();
            world.say(&event(session, method, confused));
            let counts = counted(&world.anomalies());
            match &*counts {
                "undecodable_events=1" => {
                    refused += 1;
                    if world.knowledge() != before {
                        failures
                            .push(format!("{place} as {other} was refused and changed something"));
                    }
                }
                // `null` stands for an optional field that is absent.
                _ if other.is_null() => {}
                _ if free.contains(&last) => {}
                _ => failures.push(format!("{place} as {other} was taken ({counts})")),
            }
            world.still_works();
        }
    }
    assert!(failures.is_empty(), "{method}:\n{}", failures.join("\n"));
    assert!(refused >= all.len(), "{method}: only {refused} of {} places", all.len());
}

#[test]
fn target_attached_to_target() {
    let mut info = target("New", "page");
    info["openerId"] = "P".into();
    info["browserContextId"] = "C".into();
    info["subtype"] = "x".into();
    info["parentFrameId"] = "P".into();
    let params = json!({ "sessionId": "N", "targetInfo": info, "waitingForDebugger": true });
    confuse(None, "Target.attachedToTarget", &params, &[]);
}

#[test]
fn target_detached_from_target() {
    let params = json!({ "sessionId": "S", "targetId": "P" });
    confuse(None, "Target.detachedFromTarget", &params, &[]);
}

#[test]
fn target_created_changed_and_destroyed() {
    let mut info = target("P", "page");
    info["url"] = "http://other.test/".into();
    for method in ["Target.targetCreated", "Target.targetInfoChanged"] {
        confuse(None, method, &json!({ "targetInfo": info }), &[]);
    }
    confuse(None, "Target.targetDestroyed", &json!({ "targetId": "P" }), &[]);
}

#[test]
fn target_crashed() {
    let params = json!({ "targetId": "P", "status": "crashed", "errorCode": 1 });
    confuse(None, "Target.targetCrashed", &params, &[]);
}

#[test]
fn runtime_execution_context_created_and_destroyed() {
    let context = json!({
        "id": 2, "origin": "o", "name": "n", "uniqueId": "u2",
        "auxData": { "isDefault": true, "frameId": "F" },
    });
    let free = ["auxData", "isDefault", "frameId"];
    confuse(Some("S"), "Runtime.executionContextCreated", &json!({ "context": context }), &free);
    let params = json!({ "executionContextId": 1, "executionContextUniqueId": "u" });
    confuse(Some("S"), "Runtime.executionContextDestroyed", &params, &[]);
}

#[test]
fn page_frame_navigated() {
    let mut said = frame("F", "http://a.test/f");
    said["parentId"] = "P".into();
    said["name"] = "n".into();
    said["urlFragment"] = "#x".into();
    said["unreachableUrl"] = "http://x.test/".into();
    let params = json!({ "frame": said, "type": "Navigation" });
    confuse(Some("S"), "Page.frameNavigated", &params, &[]);
}

#[test]
fn page_navigated_within_document() {
    let params = json!({ "frameId": "P", "url": "http://a.test/#y", "navigationType": "fragment" });
    confuse(Some("S"), "Page.navigatedWithinDocument", &params, &[]);
}

#[test]
fn page_frame_attached_and_detached() {
    let params = json!({ "frameId": "G", "parentFrameId": "P" });
    confuse(Some("S"), "Page.frameAttached", &params, &[]);
    let params = json!({ "frameId": "F", "reason": "remove" });
    confuse(Some("S"), "Page.frameDetached", &params, &[]);
}

#[test]
fn page_javascript_dialog_opening_and_closed() {
    let params = json!({
        "url": "http://a.test/", "frameId": "P", "message": "m", "type": "prompt",
        "hasBrowserHandler": false, "defaultPrompt": "d",
    });
    confuse(Some("S"), "Page.javascriptDialogOpening", &params, &[]);
    let params = json!({ "frameId": "P", "result": true, "userInput": "u" });
    confuse(Some("S"), "Page.javascriptDialogClosed", &params, &[]);
}

#[test]
fn runtime_console_api_called() {
    let params = json!({
        "type": "log",
        "args": [{ "type": "string", "value": "x" }, { "type": "object", "description": "d" }],
        "executionContextId": 1, "timestamp": 1.5,
        "stackTrace": { "callFrames": [{
            "functionName": "f", "scriptId": "1", "url": "u", "lineNumber": 1, "columnNumber": 2,
        }] },
    });
    confuse(Some("S"), "Runtime.consoleAPICalled", &params, &["value"]);
}

#[test]
fn runtime_exception_thrown() {
    let params = json!({ "timestamp": 1.5, "exceptionDetails": {
        "exceptionId": 1, "text": "Uncaught", "lineNumber": 1, "columnNumber": 1, "url": "u",
        "exception": { "type": "object", "description": "Error: x" },
    } });
    confuse(Some("S"), "Runtime.exceptionThrown", &params, &[]);
}

#[test]
fn log_entry_added() {
    let params = json!({ "entry": {
        "source": "network", "level": "error", "text": "t", "timestamp": 1.5, "url": "u",
        "lineNumber": 1,
    } });
    confuse(Some("S"), "Log.entryAdded", &params, &[]);
}

#[test]
fn runtime_binding_called() {
    let params = json!({ "name": "signal0123456789abcdef0123456789abcdef", "payload": "", "executionContextId": 1 });
    confuse(Some("S"), "Runtime.bindingCalled", &params, &[]);
}

#[test]
fn fetch_request_paused() {
    let params = json!({
        "requestId": "r", "frameId": "P", "resourceType": "XHR",
        "request": {
            "url": "https://0123456789abcdef0123456789abcdef.invalid/", "method": "POST",
            "headers": { "a": "b" }, "initialPriority": "High", "referrerPolicy": "origin",
            "postData": "{}",
        },
    });
    confuse(Some("S"), "Fetch.requestPaused", &params, &["headers", "a"]);
}

#[test]
fn debugger_paused() {
    let params = json!({
        "reason": "other",
        "callFrames": [{
            "callFrameId": "c", "functionName": "pause0123456789abcdef0123456789abcdef", "url": "u",
            "location": { "scriptId": "1", "lineNumber": 1 }, "scopeChain": [],
            "this": { "type": "undefined" },
        }],
    });
    confuse(Some("S"), "Debugger.paused", &params, &[]);
}
