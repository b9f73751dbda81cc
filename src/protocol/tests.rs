//! The generated types: what they send, what they tolerate, and that nothing hurts them.

use super::generated::decoders::{EVENTS, REPLIES};
use super::*;
use bytes::Bytes;
use serde_json::{Value, json};

fn read<T: Decode>(value: Value) -> Result<T, Fault> {
    json::decode(&RawJson::from(value).into_bytes())
}

fn frame() -> Value {
    json!({
        "id": "F1", "loaderId": "L1", "url": "http://a.test/", "domainAndRegistry": "a.test",
        "securityOrigin": "http://a.test", "mimeType": "text/html",
        "secureContextType": "InsecureScheme", "crossOriginIsolatedContextType": "NotIsolated",
        "gatedAPIFeatures": []
    })
}

#[test]
fn a_command_sends_what_is_set_and_nothing_else() {
    let plain = page::Navigate::new("http://a.test/");
    assert_eq!(json::encode(&plain).to_text(), r#"{"url":"http://a.test/"}"#);
    let full = plain.with(|it| {
        it.frame_id = Some("F1".into());
        it.transition_type = Some("made_up".into());
    });
    assert_eq!(
        json::encode(&full).to_value().unwrap(),
        json!({"url": "http://a.test/", "frameId": "F1", "transitionType": "made_up"})
    );
    assert_eq!(json::encode(&page::Reload::new()).to_text(), "{}");
    assert_eq!(json::encode(&page::BringToFront::new()).to_text(), "{}");
    let key = input::DispatchKeyEvent::new(input::DispatchKeyEventType::KEY_DOWN);
    assert_eq!(json::encode(&key).to_text(), r#"{"type":"keyDown"}"#);
    assert_eq!(<page::Reload as Command>::METHOD, "Page.reload");
    fn replies_with<C: Command<Response = R>, R>() {}
    replies_with::<page::Reload, Empty>();
    replies_with::<page::Navigate, page::NavigateResponse>();
}

#[test]
fn a_null_result_differs_from_none_at_all() {
    let null: runtime::RemoteObject =
        read(json!({"type": "object", "subtype": "null", "value": null})).unwrap();
    assert!(null.value.is_some_and(|value| value.is_null()));
    let none: runtime::RemoteObject = read(json!({"type": "undefined"})).unwrap();
    assert_eq!(none.value, None);
}

#[test]
fn the_rules_for_what_is_missing() {
    // A list is empty, a boolean is false.
    let tree: dom::Node = read(json!({
        "nodeId": 1, "backendNodeId": 2, "nodeType": 1, "nodeName": "A", "localName": "a",
        "nodeValue": ""
    }))
    .unwrap();
    assert_eq!(tree.children, None);
    let replied: target::GetTargetsResponse = read(json!({})).unwrap();
    assert!(replied.target_infos.is_empty());
    let info = json!({"targetId": "T", "type": "page", "title": "", "url": ""});
    let info: target::TargetInfo = read(info).unwrap();
    assert!(!info.attached && !info.can_access_opener);
    // An experimental field takes its default: text here.
    let mut old = frame();
    old.as_object_mut().unwrap().remove("domainAndRegistry");
    let old: page::Frame = read(old).unwrap();
    assert_eq!(old.domain_and_registry, "");
    // `null` counts as missing, in both kinds.
    let nulls = json!({"targetId": "T", "type": "page", "title": "", "url": "", "attached": null,
        "openerId": null});
    let nulls: target::TargetInfo = read(nulls).unwrap();
    assert!(!nulls.attached && nulls.opener_id.is_none());
    // Anything else is a fault, and says where.
    let mut broken = frame();
    broken["url"] = Value::Null;
    let tree = json!({"frameTree": {"frame": frame(), "childFrames": [
        {"frame": frame()}, {"frame": broken}
    ]}});
    let fault = read::<page::GetFrameTreeResponse>(tree).unwrap_err();
    assert_eq!(fault.to_string(), "at frameTree.childFrames[1].frame.url: missing");
    // Unknown keys pass, and so does anything after a command that returns nothing.
    read::<page::NavigateResponse>(json!({"frameId": "F", "zzz": [[{}]]})).unwrap();
    read::<Empty>(json!({"zzz": 1})).unwrap();
}

#[test]
fn malformed_replies_are_faults_of_that_call() {
    for (reply, problem) in [
        (json!({}), "at sessionId: missing"),
        (json!({"sessionId": 7}), "at sessionId: expected a string, found a number"),
        (json!([]), "at byte 0: expected an object, found an array"),
        (json!(null), "at byte 0: expected an object, found null"),
    ] {
        let fault = read::<target::AttachToTargetResponse>(reply).unwrap_err();
        assert_eq!(fault.to_string(), problem);
    }
    read::<runtime::EvaluateResponse>(json!({"result": {"type": "ZZZ"}})).unwrap();
}

#[test]
fn enumerations_are_open() {
    let initiator: network::Initiator = read(json!({"type": "ZZZ"})).unwrap();
    assert_eq!(initiator.r#type, "ZZZ");
    assert!(!initiator.r#type.is_known());
    assert_eq!(initiator.r#type.to_string(), "ZZZ");
    assert_eq!(json::encode(&page::TransitionType::from("ZZZ")).to_text(), r#""ZZZ""#);
    let known: network::Initiator = read(json!({"type": "script"})).unwrap();
    assert_eq!(known.r#type, network::InitiatorType::SCRIPT);
    assert!(page::TransitionType::from("typed".to_owned()).is_known());
    // Text that needs repair is a value like any other.
    let odd = Bytes::from_static(br#"{"type":"a\ud83c"}"#);
    assert_eq!(json::decode::<network::Initiator>(&odd).unwrap().r#type, "a\u{fffd}");
}

#[test]
fn identifiers_are_cheap_text() {
    let id = target::TargetID::from("T1");
    let mut map = std::collections::HashMap::new();
    map.insert(id.clone(), 1);
    assert_eq!(map.get("T1"), Some(&1));
    assert_eq!((id.as_str(), id.to_string().as_str()), ("T1", "T1"));
    assert_eq!(format!("{id:>4}"), "  T1");
    assert!(std::ptr::eq(id.as_str(), id.clone().as_str()));
    fn travels<T: Send + Sync + 'static>() {}
    travels::<dom::Node>();
    travels::<page::Navigate>();
}

#[test]
fn integers_and_numbers_are_what_they_look_like() {
    let context = |id: &str| {
        let text = format!(r#"{{"executionContextId":{id},"executionContextUniqueId":"u"}}"#);
        json::decode::<runtime::ExecutionContextDestroyed>(&Bytes::from(text))
    };
    for (id, value) in [("-8", -8), ("65536", 65_536), ("2147483649", 2_147_483_649)] {
        assert_eq!(context(id).unwrap().execution_context_id.0, value);
    }
    assert_eq!(context("1.0").unwrap().execution_context_id.0, 1);
    assert_eq!(context("1e3").unwrap().execution_context_id.0, 1000);
    assert!(context("1.5").is_err() && context("1e999").is_err());
    let metadata = json!({"offsetTop": 0, "pageScaleFactor": 1, "deviceWidth": 800.5,
        "deviceHeight": 600, "scrollOffsetX": 0, "scrollOffsetY": -0.5, "timestamp": 1.5e9});
    let metadata: page::ScreencastFrameMetadata = read(metadata).unwrap();
    assert_eq!((metadata.timestamp.unwrap().0, metadata.device_width), (1.5e9, 800.5));
}

/// A document nested as deeply as the limit lets it be, in a thread of the default size, in an
/// unoptimised build: the recursion of the typed decoders is bounded and fits.
#[test]
fn recursive_types_fit_the_stack_at_the_deepest_nesting() {
    let node = r#"{"nodeId":1,"backendNodeId":1,"nodeType":1,"nodeName":"","localName":"","nodeValue":"","contentDocument":"#;
    let trace = r#"{"callFrames":[],"parent":"#;
    for levels in [crate::limits::JSON_DEPTH, 100_000] {
        let work = move || {
            let nested = Bytes::from(node.repeat(levels));
            assert!(json::decode::<dom::Node>(&nested).is_err());
            let nested =
                Bytes::from(node.replace("contentDocument\":", "children\":[").repeat(levels));
            assert!(json::decode::<dom::Node>(&nested).is_err());
            let nested = Bytes::from(trace.repeat(levels));
            assert!(json::decode::<runtime::StackTrace>(&nested).is_err());
            // The innermost trace and its list are the last two levels.
            let innermost = r#"{"callFrames":[]}"#;
            let outer = levels - 2;
            let nested = trace.repeat(outer) + innermost + &"}".repeat(outer);
            let decoded = json::decode::<runtime::StackTrace>(&Bytes::from(nested));
            assert_eq!(decoded.is_ok(), levels == crate::limits::JSON_DEPTH);
        };
        let thread = std::thread::Builder::new().stack_size(2 << 20);
        thread.spawn(work).unwrap().join().unwrap();
    }
}

/// Messages as browsers send them, with nesting, lists, options and enumerations.
fn samples() -> Vec<(&'static str, Value)> {
    let remote = json!({"type": "object", "subtype": "node", "className": "A", "objectId": "1.2",
    "preview": {"type": "object", "overflow": false, "properties": [
        {"name": "a", "type": "number", "value": "1"}
    ]}});
    let stack = json!({"callFrames": [{"functionName": "f", "scriptId": "4", "url": "u",
        "lineNumber": 1, "columnNumber": 2}], "parent": {"callFrames": []}});
    let request = json!({"url": "http://a.test/", "method": "GET", "headers": {"A": "b"},
        "initialPriority": "High", "referrerPolicy": "origin", "postDataEntries": [{"bytes": "AA=="}]});
    let node = json!({"nodeId": 1, "backendNodeId": 2, "nodeType": 9, "nodeName": "#document",
        "localName": "", "nodeValue": "", "children": [{"nodeId": 2, "backendNodeId": 3,
        "nodeType": 1, "nodeName": "HTML", "localName": "html", "nodeValue": "",
        "attributes": ["lang", "en"], "shadowRoots": []}]});
    vec![
        ("Page.frameNavigated", json!({"frame": frame(), "type": "Navigation"})),
        (
            "Page.getFrameTree",
            json!({"frameTree": {"frame": frame(), "childFrames": [
            {"frame": frame()}]}}),
        ),
        ("Page.navigate", json!({"frameId": "F", "loaderId": "L", "errorText": "e"})),
        ("Page.captureScreenshot", json!({"data": "AAAA"})),
        (
            "Page.javascriptDialogOpening",
            json!({"url": "u", "frameId": "F", "message": "m",
            "type": "alert", "hasBrowserHandler": false, "defaultPrompt": ""}),
        ),
        (
            "Runtime.consoleAPICalled",
            json!({"type": "log", "args": [remote], "timestamp": 1.5,
            "executionContextId": 1, "stackTrace": stack}),
        ),
        (
            "Runtime.evaluate",
            json!({"result": remote, "exceptionDetails": {"exceptionId": 1,
            "text": "t", "lineNumber": 0, "columnNumber": 0, "exception": remote}}),
        ),
        (
            "Runtime.executionContextCreated",
            json!({"context": {"id": 1, "origin": "o",
            "name": "", "uniqueId": "u", "auxData": {"isDefault": true}}}),
        ),
        (
            "Network.requestWillBeSent",
            json!({"requestId": "R", "loaderId": "L",
            "documentURL": "u", "request": request, "timestamp": 1, "wallTime": 2,
            "initiator": {"type": "script", "stack": stack}, "redirectHasExtraInfo": false,
            "type": "Document"}),
        ),
        (
            "Network.getCookies",
            json!({"cookies": [{"name": "a", "value": "b", "domain": "d",
            "path": "/", "expires": -1, "size": 2, "httpOnly": true, "secure": false,
            "session": true, "partitionKey": {"topLevelSite": "s",
            "hasCrossSiteAncestor": true}}]}),
        ),
        ("DOM.getDocument", json!({"root": node})),
        (
            "DOM.getBoxModel",
            json!({"model": {"content": [0, 0, 1, 0, 1, 1, 0, 1.5],
            "padding": [], "border": [], "margin": [], "width": 1, "height": 1}}),
        ),
        (
            "Target.attachedToTarget",
            json!({"sessionId": "S", "waitingForDebugger": true,
            "targetInfo": {"targetId": "T", "type": "page", "title": "", "url": "",
            "attached": true, "canAccessOpener": false}}),
        ),
        (
            "Accessibility.getFullAXTree",
            json!({"nodes": [{"nodeId": "1", "ignored": false,
            "role": {"type": "role", "value": "link", "sources": [{"type": "attribute"}]},
            "properties": [{"name": "focusable", "value": {"type": "boolean", "value": true}}]}]}),
        ),
    ]
}

fn decoder(method: &str) -> probe::Decoder {
    let found = REPLIES.iter().chain(EVENTS).find(|(name, _)| *name == method);
    found.unwrap_or_else(|| panic!("{method} has a decoder")).1
}

#[test]
fn the_samples_are_right() {
    for (method, sample) in samples() {
        let decoded = decoder(method)(&RawJson::from(sample).into_bytes());
        decoded.unwrap_or_else(|fault| panic!("{method}: {fault}"));
    }
}

#[test]
fn any_node_of_any_type_anywhere_is_a_value_or_a_fault() {
    let others = [
        json!(null),
        json!(true),
        json!(-8),
        json!(1.5),
        json!(1e300),
        json!("ZZZ"),
        json!([]),
        json!([null]),
        json!({}),
        json!({"id": {}}),
    ];
    let (mut values, mut faults) = (0, 0);
    for (method, sample) in samples() {
        let decoder = decoder(method);
        for pointer in pointers(&sample) {
            for other in &others {
                let mut changed = sample.clone();
                *changed.pointer_mut(&pointer).unwrap() = other.clone();
                match decoder(&RawJson::from(changed).into_bytes()) {
                    Ok(()) => values += 1,
                    Err(fault) => {
                        faults += 1;
                        let steps = fault.path().replace(['.', '['], "/").replace(']', "");
                        let inside = format!("/{}", steps.trim_start_matches('/'));
                        let expected = inside.starts_with(&pointer) || pointer.is_empty();
                        assert!(expected, "{method}: {fault}, but {pointer} was changed");
                    }
                }
            }
        }
    }
    assert!(values > 300 && faults > 1000, "{values} values, {faults} faults");
}

#[test]
fn truncated_and_corrupted_messages_are_values_or_faults() {
    for (method, sample) in samples() {
        let decoder = decoder(method);
        let text = RawJson::from(sample).into_bytes();
        for cut in 0..text.len() {
            assert!(decoder(&text.slice(..cut)).is_err(), "{method} cut at {cut}");
            for byte in [b'"', b'\\', b'{', b']', b',', 0, 0xff] {
                let mut changed = text.to_vec();
                changed[cut] = byte;
                let _ = decoder(&Bytes::from(changed));
            }
        }
    }
}

#[test]
fn every_decoder_meets_every_kind_of_value() {
    let texts = ["null", "[]", "{}", "7", "\"x\"", "{\"a\":", "", "[1]", "{\"type\":{}}"];
    let count = REPLIES.len() + EVENTS.len();
    assert!(count > 200, "{count}");
    for index in 0..count {
        let [high, low] = u16::try_from(index).unwrap().to_be_bytes();
        for text in texts {
            fuzz_decode(&[&[high, low], text.as_bytes()].concat());
        }
    }
}

/// The path of every node, as a JSON pointer.
fn pointers(value: &Value) -> Vec<String> {
    let mut found = vec![String::new()];
    let children: Vec<(String, &Value)> = match value {
        Value::Array(list) => {
            list.iter().enumerate().map(|(index, it)| (index.to_string(), it)).collect()
        }
        Value::Object(map) => map.iter().map(|(key, it)| (key.clone(), it)).collect(),
        _ => Vec::new(),
    };
    for (step, child) in children {
        found.extend(pointers(child).into_iter().map(|rest| format!("/{step}{rest}")));
    }
    found
}
