//! One measured behaviour of Chromium 156 per test.

use super::*;

struct Talk {
    model: Model,
    next: i64,
    names: BTreeMap<String, String>,
}

const AUTO: &str = r#"{"autoAttach":true,"waitForDebuggerOnStart":true,"flatten":true}"#;

impl Talk {
    fn new() -> Self {
        Self::with(bare())
    }

    fn with(config: ModelConfig) -> Self {
        Self { model: Model::new(config), next: 0, names: BTreeMap::new() }
    }

    // A client that has discovered and attached to everything, with one page set up.
    fn with_page(url: &str) -> (Self, String, String) {
        let mut talk = Self::new();
        talk.attach_root();
        let (page, session) = talk.page(url);
        (talk, page, session)
    }

    fn attach_root(&mut self) {
        self.send("", "Target.setDiscoverTargets", json!({ "discover": true }));
        self.send("", "Target.setAutoAttach", auto());
        self.messages();
    }

    fn page(&mut self, url: &str) -> (String, String) {
        self.send("", "Target.createTarget", json!({ "url": url }));
        self.messages();
        let page = self.model.targets("page").last().expect("a page").clone();
        let session = self.model.sessions(&page).first().expect("attached").clone();
        self.set_up(&session);
        self.name(&session, "P");
        self.name(&page, "page");
        (page, session)
    }

    fn set_up(&mut self, session: &str) {
        for method in ["Page.enable", "Runtime.enable"] {
            self.send(session, method, Value::Null);
        }
        self.send(session, "Target.setAutoAttach", auto());
        self.send(session, "Runtime.runIfWaitingForDebugger", Value::Null);
        self.messages();
    }

    fn name(&mut self, id: &str, name: &str) {
        self.names.insert(id.to_owned(), name.to_owned());
    }

    fn send(&mut self, session: &str, method: &str, params: Value) -> i64 {
        self.next += 1;
        let mut command = json!({ "id": self.next, "method": method });
        if !params.is_null() {
            command["params"] = params;
        }
        if !session.is_empty() {
            command["sessionId"] = json!(session);
        }
        self.model.receive(command.to_string().as_bytes());
        self.next
    }

    fn evaluate(&mut self, session: &str, expression: &str) -> i64 {
        let params = json!({ "expression": expression, "awaitPromise": true });
        self.send(session, "Runtime.evaluate", params)
    }

    fn messages(&mut self) -> Vec<Value> {
        let mut all = Vec::new();
        while let Some(message) = self.model.next_message() {
            all.push(serde_json::from_slice(&message).expect("the model speaks JSON"));
        }
        all
    }

    // The messages as short lines: session, method, what distinguishes it; or the answer.
    fn said(&mut self) -> Vec<String> {
        let messages = self.messages();
        messages.iter().map(|message| self.line(message)).collect()
    }

    fn line(&self, message: &Value) -> String {
        let name = |value: &Value| {
            let id = value.as_str().unwrap_or_default();
            self.names.get(id).cloned().unwrap_or_else(|| "?".to_owned())
        };
        let at = match message.get("sessionId") {
            Some(session) => format!("{} ", name(session)),
            None => String::new(),
        };
        if let Some(id) = message.get("id") {
            let error = message["error"]["message"].as_str();
            return match error {
                Some(error) => format!("{at}#{id} {error}"),
                None => format!("{at}#{id}"),
            };
        }
        let params = &message["params"];
        let method = message["method"].as_str().unwrap_or_default();
        let detail = match method.split_once('.').map_or("", |(_, event)| event) {
            "frameDetached" => format!(" {}", params["reason"].as_str().unwrap_or_default()),
            "targetInfoChanged" => {
                format!(" {}", if params["targetInfo"]["attached"] == true { "on" } else { "off" })
            }
            "attachedToTarget" => {
                let waits = params["waitingForDebugger"] == true;
                format!(" {}", if waits { "waiting" } else { "running" })
            }
            "javascriptDialogOpening" => format!(" {}", params["type"].as_str().unwrap_or("")),
            "javascriptDialogClosed" => format!(" {}", params["result"]),
            _ => String::new(),
        };
        format!("{at}{method}{detail}")
    }

    fn oopif(&mut self, page: &str, url: &str) -> (String, String) {
        let frame = self.model.attach_iframe(page, url).expect("the page is there");
        let session = self.model.sessions(&frame).first().expect("attached").clone();
        self.name(&session, "C");
        self.name(&frame, "frame");
        self.set_up(&session);
        (frame, session)
    }
}

fn bare() -> ModelConfig {
    ModelConfig { initial_page: false, browser_ui: false, ..ModelConfig::default() }
}

fn auto() -> Value {
    serde_json::from_str(AUTO).expect("valid")
}

#[test]
fn malformed_commands_are_refused_as_chromium_does() {
    let mut talk = Talk::new();
    let cases: &[(&str, Option<i64>, i64, &str)] = &[
        (r#"{"id":2147483648,"method":"Browser.getVersion"}"#, None, -32600, "integer 'id'"),
        (r#"{"id":"x","method":"Browser.getVersion"}"#, None, -32600, "integer 'id'"),
        (r#"{"id":1.5,"method":"Browser.getVersion"}"#, None, -32600, "integer 'id'"),
        (r#"{"method":"Browser.getVersion"}"#, None, -32600, "integer 'id'"),
        ("{bad", None, -32700, "JSON: string literal expected at position 1"),
        ("", None, -32700, "JSON: no input at position 0"),
        ("[1]", None, -32600, "Message must be an object"),
        (r#"{"id":1}"#, Some(1), -32600, "string 'method'"),
        (r#"{"id":2,"method":"B.x","params":"x"}"#, Some(2), -32600, "object 'params'"),
        (r#"{"id":3,"method":"B.x","sessionId":3}"#, Some(3), -32600, "string 'sessionId'"),
        (r#"{"id":4,"method":"B.x","extra":3}"#, Some(4), -32600, "property other than"),
        (r#"{"id":5,"method":"B.x","sessionId":"Z"}"#, Some(5), -32001, "Session with given id"),
        (r#"{"id":6,"method":"nodot"}"#, Some(6), -32601, "'nodot' wasn't found"),
        (r#"{"id":7,"method":"Page.enable"}"#, Some(7), -32601, "'Page.enable' wasn't found"),
        (r#"{"id":8,"method":"Target.attachToTarget"}"#, Some(8), -32602, "Invalid parameters"),
    ];
    for (message, id, code, text) in cases {
        talk.model.receive(message.as_bytes());
        let answers = talk.messages();
        assert_eq!(answers.len(), 1, "{message}");
        assert_eq!(answers[0].get("id").and_then(Value::as_i64), *id, "{message}");
        assert_eq!(answers[0]["error"]["code"], *code, "{message}");
        assert!(answers[0].get("sessionId").is_none(), "{message}");
        let said = answers[0]["error"]["message"].as_str().unwrap_or_default();
        assert!(said.contains(text), "{message}: {said}");
    }
}

#[test]
fn whole_numbers_and_negative_ones_are_ids() {
    let mut talk = Talk::new();
    for (written, id) in [("7.0", 7), ("1e3", 1000), ("-4", -4)] {
        let command = format!(r#"{{"id":{written},"method":"Browser.getVersion"}}"#);
        talk.model.receive(command.as_bytes());
        assert_eq!(talk.messages()[0]["id"], id);
    }
}

#[test]
fn create_target_announces_and_attaches_before_it_answers() {
    let mut talk = Talk::new();
    talk.attach_root();
    let id = talk.send("", "Target.createTarget", json!({ "url": "about:blank" }));
    let answer = format!("#{id}");
    assert_eq!(
        talk.said()[..3],
        ["Target.targetCreated", "Target.targetInfoChanged on", "Target.attachedToTarget waiting"]
    );
    talk.send("", "Target.createTarget", json!({ "url": "http://a.test/" }));
    let said = talk.said();
    assert_eq!(*said.last().expect("an answer"), "#4", "{answer}");
}

#[test]
fn auto_attach_reports_what_runs_already_before_it_answers() {
    let mut talk = Talk::with(ModelConfig::default());
    talk.send("", "Target.setAutoAttach", auto());
    let messages = talk.messages();
    let kinds: Vec<&str> = messages
        .iter()
        .filter_map(|message| message["params"]["targetInfo"]["type"].as_str())
        .collect();
    assert_eq!(kinds, ["page", "browser_ui"]);
    assert!(messages.iter().all(|message| message["params"]["waitingForDebugger"] != true));
    assert_eq!(messages.last().expect("an answer")["id"], 1);
}

#[test]
fn browser_level_auto_attach_must_be_flat() {
    let mut talk = Talk::new();
    let params = json!({ "autoAttach": true, "waitForDebuggerOnStart": true });
    talk.send("", "Target.setAutoAttach", params);
    assert!(talk.said()[0].contains("Only flatten protocol is supported"));
}

#[test]
fn tabs_are_hidden_unless_asked_for_and_have_the_page_below() {
    let (mut talk, page, _) = Talk::with_page("about:blank");
    talk.send("", "Target.getTargets", Value::Null);
    assert_eq!(talk.messages()[0]["result"]["targetInfos"].as_array().map(Vec::len), Some(1));
    let mut params = auto();
    params["filter"] = json!([{ "type": "page", "exclude": true }, {}]);
    talk.send("", "Target.setAutoAttach", params);
    let messages = talk.messages();
    assert!(messages.iter().any(|message| message["method"] == "Target.detachedFromTarget"));
    let tab = messages
        .iter()
        .find(|message| message["params"]["targetInfo"]["type"] == "tab")
        .expect("the tab is attached");
    let tab_session = tab["params"]["sessionId"].as_str().expect("a session").to_owned();
    talk.send(&tab_session, "Target.setAutoAttach", auto());
    let messages = talk.messages();
    let attached = messages.iter().find(|m| m["method"] == "Target.attachedToTarget");
    assert_eq!(attached.expect("the page")["params"]["targetInfo"]["targetId"], page);
}

#[test]
fn a_navigation_is_told_in_the_measured_order() {
    let (mut talk, page, session) = Talk::with_page("about:blank");
    let never = talk.evaluate(&session, "new Promise(()=>{})");
    let id = talk.send(&session, "Page.navigate", json!({ "url": "http://a.test/" }));
    assert_eq!(
        talk.said(),
        [
            "P Page.frameStartedNavigating",
            "P Page.frameStartedLoading",
            &format!("P #{id}"),
            &format!("P #{never} Inspected target navigated or closed"),
            "P Runtime.executionContextsCleared",
            "P Runtime.executionContextsCleared",
            "P Page.frameNavigated",
            "Target.targetInfoChanged on",
            "P Runtime.executionContextCreated",
            "P Page.domContentEventFired",
            "P Page.loadEventFired",
            "P Page.frameStoppedLoading",
        ]
    );
    assert_eq!(talk.model.frame_url(&page).as_deref(), Some("http://a.test/"));
}

#[test]
fn a_new_process_counts_its_contexts_from_one_again() {
    let (mut talk, page, session) = Talk::with_page("http://a.test/");
    let ids = |talk: &mut Talk| -> Vec<u64> {
        let messages = talk.messages();
        messages.iter().filter_map(|m| m["params"]["context"]["id"].as_u64()).collect()
    };
    talk.model.navigate(&page, "http://a.test/2");
    assert_eq!(ids(&mut talk), [2]);
    talk.model.navigate(&page, "http://b.test/");
    assert_eq!(ids(&mut talk), [1]);
    talk.send(&session, "Runtime.evaluate", json!({ "expression": "1", "contextId": 2 }));
    assert!(talk.said()[0].contains("Cannot find context with specified id"));
}

#[test]
fn a_fragment_and_a_failure_and_a_bad_url() {
    let (mut talk, _, session) = Talk::with_page("http://a.test/");
    let id = talk.send(&session, "Page.navigate", json!({ "url": "http://a.test/#x" }));
    let said = talk.said();
    assert!(said.contains(&"P Page.navigatedWithinDocument".to_owned()), "{said:?}");
    assert!(said.contains(&format!("P #{id}")));
    assert!(!said.contains(&"P Page.frameNavigated".to_owned()));
    talk.model.define("http://a.test/no", Document::failing("net::ERR_CONNECTION_REFUSED"));
    talk.send(&session, "Page.navigate", json!({ "url": "http://a.test/no" }));
    let messages = talk.messages();
    let answer = messages.iter().find(|m| m.get("id").is_some()).expect("an answer");
    assert_eq!(answer["result"]["errorText"], "net::ERR_CONNECTION_REFUSED");
    let committed = messages.iter().find(|m| m["method"] == "Page.frameNavigated");
    let url = &committed.expect("an error page")["params"]["frame"]["url"];
    assert_eq!(url, "chrome-error://chromewebdata/");
    talk.send(&session, "Page.navigate", json!({ "url": "foo" }));
    assert!(talk.said()[0].ends_with("Cannot navigate to invalid URL"));
}

#[test]
fn a_remote_frame_waits_and_swaps_when_it_is_resumed() {
    let (mut talk, page, _) = Talk::with_page("http://a.test/");
    let frame = talk.model.attach_iframe(&page, "http://b.test/").expect("attached");
    let session = talk.model.sessions(&frame).remove(0);
    talk.name(&session, "C");
    assert_eq!(
        talk.said(),
        [
            "P Page.frameAttached",
            "P Page.frameRequestedNavigation",
            "P Page.frameStartedNavigating",
            "P Page.frameStartedLoading",
            "Target.targetCreated",
            "Target.targetInfoChanged on",
            "P Target.attachedToTarget waiting",
        ]
    );
    talk.send(&session, "Page.enable", Value::Null);
    talk.send(&session, "Runtime.enable", Value::Null);
    talk.send(&session, "Page.getFrameTree", Value::Null);
    let tree = talk.messages().pop().expect("the tree");
    assert_eq!(tree["result"]["frameTree"]["frame"]["url"], "");
    assert_eq!(tree["result"]["frameTree"]["frame"]["parentId"], page);
    talk.evaluate(&session, "1");
    assert!(talk.said()[0].ends_with("Cannot find default execution context"));
    let id = talk.send(&session, "Runtime.runIfWaitingForDebugger", Value::Null);
    assert_eq!(
        talk.said(),
        [
            "C Runtime.executionContextsCleared",
            "C Page.frameNavigated",
            "P Target.targetInfoChanged on",
            "Target.targetInfoChanged on",
            "C Runtime.executionContextCreated",
            &format!("C #{id}"),
            "P Page.frameDetached swap",
            "C Page.domContentEventFired",
            "C Page.loadEventFired",
            "C Page.frameStoppedLoading",
        ]
    );
}

#[test]
fn a_waiting_frame_that_is_detached_stays_stalled() {
    let (mut talk, page, session) = Talk::with_page("http://a.test/");
    let frame = talk.model.attach_iframe(&page, "http://b.test/").expect("attached");
    let child = talk.model.sessions(&frame).remove(0);
    talk.messages();
    let id = talk.send(&session, "Target.detachFromTarget", json!({ "sessionId": child }));
    assert_eq!(
        talk.said(),
        ["P Target.detachedFromTarget", "Target.targetInfoChanged off", &format!("P #{id}"),]
    );
    assert_eq!(talk.model.frame_url(&frame).as_deref(), Some(""));
}

#[test]
fn a_local_frame_leaves_and_comes_back_in_both_orders() {
    for order in [SwapOrder::Usual, SwapOrder::Other] {
        let (mut talk, page, session) = Talk::with_page("http://a.test/");
        talk.model.set_swap_order(order);
        let mut running = auto();
        running["waitForDebuggerOnStart"] = json!(false);
        talk.send(&session, "Target.setAutoAttach", running);
        let frame = talk.model.attach_iframe(&page, "http://a.test/in").expect("attached");
        let messages = talk.messages();
        let created = messages.iter().find(|m| m["method"] == "Runtime.executionContextCreated");
        let context = created.expect("a context")["params"]["context"]["id"].clone();
        let params = json!({ "expression": "new Promise(()=>0)", "awaitPromise": true, "contextId": context });
        let never = talk.send(&session, "Runtime.evaluate", params);
        talk.messages();
        talk.model.navigate(&frame, "http://b.test/");
        let out = talk.said();
        let at = |said: &[String], text: &str| {
            said.iter().position(|line| line.starts_with(text)).unwrap_or_else(|| {
                panic!("{order:?}: no {text} in {said:#?}");
            })
        };
        let attached = at(&out, "P Target.attachedToTarget running");
        let swapped = at(&out, "P Page.frameDetached swap");
        assert_eq!(attached < swapped, order == SwapOrder::Usual, "{out:#?}");
        let destroyed = at(&out, "P Runtime.executionContextDestroyed");
        assert_eq!(out[destroyed + 1], format!("P #{never} Execution context was destroyed."));
        // The URL of a frame that had loaded comes in its target's info only.
        assert!(!out.contains(&"P Page.frameNavigated".to_owned()));
        assert!(at(&out, "P Target.targetInfoChanged on") > attached);

        talk.model.navigate(&frame, "http://a.test/back");
        let back = talk.said();
        let detached = at(&back, "P Target.detachedFromTarget");
        let attached = at(&back, "P Page.frameAttached");
        assert_eq!(detached < attached, order == SwapOrder::Usual, "{back:#?}");
        assert!(at(&back, "P Page.frameNavigated") > attached.max(detached));
        assert!(talk.model.targets("iframe").is_empty());
    }
}

#[test]
fn a_frame_that_leaves_drops_what_was_in_it() {
    let (mut talk, page, session) = Talk::with_page("http://a.test/");
    let mut running = auto();
    running["waitForDebuggerOnStart"] = json!(false);
    talk.send(&session, "Target.setAutoAttach", running);
    let frame = talk.model.attach_iframe(&page, "http://a.test/1").expect("attached");
    talk.model.attach_iframe(&frame, "http://a.test/2");
    talk.model.attach_iframe(&frame, "http://c.test/");
    talk.messages();
    talk.model.navigate(&frame, "http://b.test/");
    let said = talk.said();
    assert_eq!(
        said[5..],
        [
            "P Target.attachedToTarget running",
            "Target.targetInfoChanged off",
            "P Target.detachedFromTarget",
            "Target.targetDestroyed",
            "P Target.targetInfoChanged on",
            "Target.targetInfoChanged on",
            "P Page.frameDetached remove",
            "P Runtime.executionContextDestroyed",
            "P Page.frameDetached swap",
            "P Runtime.executionContextDestroyed",
        ],
        "{said:#?}"
    );
    assert!(talk.model.child_frames(&frame).is_empty());
}

#[test]
fn a_page_that_navigates_detaches_its_frames_first_and_says_nothing_of_them_later() {
    let (mut talk, page, session) = Talk::with_page("http://a.test/");
    let (frame, child) = talk.oopif(&page, "http://b.test/");
    talk.oopif(&frame, "http://c.test/");
    talk.evaluate(&child, "new Promise(()=>0)");
    talk.messages();
    talk.model.navigate(&page, "http://a.test/2");
    let said = talk.said();
    let detached = said.iter().position(|line| line == "P Target.detachedFromTarget");
    let committed = said.iter().position(|line| line == "P Page.frameNavigated");
    assert!(detached < committed && detached.is_some(), "{said:#?}");
    assert_eq!(said.iter().filter(|line| line.contains("detachedFromTarget")).count(), 1);
    assert!(!said.iter().any(|line| line.contains("frameDetached")), "{said:#?}");
    assert!(!said.iter().any(|line| line.contains('#')), "the call gets no answer: {said:#?}");
    talk.evaluate(&child, "1");
    assert_eq!(talk.said(), ["#17 Session with given id not found."]);
    // Kept for going back, until the page closes.
    assert_eq!(talk.model.targets("iframe").len(), 2);
    talk.send(&session, "Page.close", Value::Null);
    talk.messages();
    assert!(talk.model.targets("iframe").is_empty());
}

#[test]
fn a_remote_frame_that_is_removed_is_removed_once_on_each_level() {
    let (mut talk, page, _) = Talk::with_page("http://a.test/");
    let (frame, _) = talk.oopif(&page, "http://b.test/");
    assert!(talk.model.remove_frame(&frame));
    assert_eq!(
        talk.said(),
        [
            "P Page.frameSubtreeWillBeDetached",
            "P Page.frameDetached remove",
            "Target.targetInfoChanged off",
            "P Target.detachedFromTarget",
            "Target.targetDestroyed",
        ]
    );
    assert!(talk.model.child_frames(&page).is_empty());
}

#[test]
fn a_late_session_learns_of_remote_frames_from_auto_attach_only() {
    let (mut talk, page, _) = Talk::with_page("http://a.test/");
    let (frame, _) = talk.oopif(&page, "http://b.test/");
    talk.send("", "Target.attachToTarget", json!({ "targetId": page, "flatten": true }));
    let answer = talk.messages().pop().expect("an answer");
    let late = answer["result"]["sessionId"].as_str().expect("a session").to_owned();
    talk.send(&late, "Page.getFrameTree", Value::Null);
    assert!(talk.messages()[0]["result"]["frameTree"].get("childFrames").is_none());
    talk.send(&late, "Target.setAutoAttach", auto());
    let attached = talk.messages().remove(0);
    assert_eq!(attached["params"]["targetInfo"]["targetId"], frame);
    assert_eq!(attached["params"]["targetInfo"]["url"], "http://b.test/");
    assert_eq!(attached["params"]["targetInfo"]["parentFrameId"], page);
    assert_eq!(attached["params"]["waitingForDebugger"], false);
}

#[test]
fn closing_answers_nothing_that_runs() {
    let (mut talk, page, session) = Talk::with_page("http://a.test/");
    talk.evaluate(&session, "new Promise(()=>0)");
    let id = talk.send("", "Target.closeTarget", json!({ "targetId": page }));
    assert_eq!(
        talk.said(),
        [
            &format!("#{id}"),
            "P Inspector.detached",
            "Target.targetInfoChanged off",
            "Target.detachedFromTarget",
            "Target.targetDestroyed",
        ]
    );
    talk.evaluate(&session, "1");
    assert!(talk.said()[0].ends_with("Session with given id not found."));
}

#[test]
fn detaching_answers_nothing_that_runs() {
    let (mut talk, _, session) = Talk::with_page("http://a.test/");
    talk.evaluate(&session, "new Promise(()=>0)");
    let id = talk.send("", "Target.detachFromTarget", json!({ "sessionId": session }));
    assert_eq!(
        talk.said(),
        ["Target.detachedFromTarget", "Target.targetInfoChanged off", &format!("#{id}")]
    );
    talk.send("", "Target.detachFromTarget", json!({ "sessionId": session }));
    assert!(talk.said()[0].ends_with("No session with given id"));
}

#[test]
fn a_crash_is_silence_until_the_page_is_loaded_again() {
    let (mut talk, page, session) = Talk::with_page("http://a.test/");
    let running = talk.evaluate(&session, "new Promise(()=>0)");
    talk.model.crash(&page);
    assert_eq!(talk.said(), ["P Inspector.targetCrashed", "Target.targetCrashed"]);
    let later = talk.send(&session, "Page.enable", Value::Null);
    assert!(talk.said().is_empty());
    talk.send("", "Target.getTargetInfo", json!({ "targetId": page }));
    assert_eq!(talk.messages().len(), 1, "the browser answers");
    talk.send(&session, "Page.reload", Value::Null);
    assert_eq!(
        talk.said()[..3],
        [
            format!("P #{running} Target crashed"),
            format!("P #{later} Target crashed"),
            "P Inspector.targetReloadedAfterCrash".to_owned(),
        ]
    );
    talk.evaluate(&session, "1");
    assert_eq!(talk.messages()[0]["result"]["result"]["value"], 1);
}

#[test]
fn a_crashed_remote_frame_keeps_its_session_and_loses_what_is_below() {
    let (mut talk, page, session) = Talk::with_page("http://a.test/");
    let (frame, child) = talk.oopif(&page, "http://b.test/");
    talk.model.start_worker(&frame, "worker", "http://b.test/w.js");
    talk.messages();
    talk.model.crash(&frame);
    let said = talk.said();
    assert_eq!(said[1], "C Target.detachedFromTarget", "{said:#?}");
    assert!(said.contains(&"C Inspector.targetCrashed".to_owned()));
    talk.evaluate(&child, "1");
    assert!(talk.said().is_empty());
    talk.evaluate(&session, "1");
    assert_eq!(talk.messages().len(), 1, "the page lives");
}

#[test]
fn a_stopped_renderer_answers_later_and_the_browser_now() {
    let (mut talk, page, session) = Talk::with_page("http://a.test/");
    talk.model.stop_renderer(&page, true);
    let enable = talk.send(&session, "Network.enable", Value::Null);
    let value = talk.evaluate(&session, "1");
    assert!(talk.said().is_empty());
    let info = talk.send("", "Target.getTargetInfo", json!({ "targetId": page }));
    assert_eq!(talk.said(), [format!("#{info}")]);
    talk.model.stop_renderer(&page, false);
    assert_eq!(talk.said(), [format!("P #{enable}"), format!("P #{value}")]);
}

#[test]
fn a_dialog_blocks_its_process_and_is_answered_on_the_page() {
    let (mut talk, page, session) = Talk::with_page("http://a.test/");
    let (_, child) = talk.oopif(&page, "http://b.test/");
    let asked = talk.evaluate(&session, r#"prompt("c","d")"#);
    let held = talk.evaluate(&session, "1");
    let elsewhere = talk.evaluate(&child, "2");
    let history = talk.send(&session, "Page.getNavigationHistory", Value::Null);
    let wrong = talk.send(&child, "Page.handleJavaScriptDialog", json!({ "accept": true }));
    assert_eq!(
        talk.said(),
        [
            "P Page.javascriptDialogOpening prompt",
            &format!("C #{elsewhere}"),
            &format!("P #{history}"),
            &format!("C #{wrong} Command can only be executed on top-level targets"),
        ]
    );
    let id = talk.send(&session, "Page.handleJavaScriptDialog", json!({ "accept": true }));
    let messages = talk.messages();
    let lines: Vec<String> = messages.iter().map(|message| talk.line(message)).collect();
    assert_eq!(
        lines,
        [
            "P Page.javascriptDialogClosed true",
            &format!("P #{id}"),
            &format!("P #{asked}"),
            &format!("P #{held}"),
        ]
    );
    assert_eq!(messages[2]["result"]["result"]["value"], "", "not the default text");
    talk.send(&session, "Page.handleJavaScriptDialog", json!({ "accept": true }));
    assert!(talk.said()[0].ends_with("No dialog is showing"));
}

#[test]
fn a_dialog_of_a_remote_frame_is_announced_on_the_page_only() {
    let (mut talk, page, session) = Talk::with_page("http://a.test/");
    let (frame, child) = talk.oopif(&page, "http://b.test/");
    let asked = talk.evaluate(&child, "confirm('q')");
    let opening = talk.messages();
    assert_eq!(opening.len(), 1);
    assert_eq!(opening[0]["sessionId"], session);
    assert_eq!(opening[0]["params"]["frameId"], frame);
    let free = talk.evaluate(&session, "1");
    assert_eq!(talk.said(), [format!("P #{free}")]);
    talk.send(&session, "Page.handleJavaScriptDialog", json!({ "accept": false }));
    let messages = talk.messages();
    assert_eq!(messages[2]["id"], asked);
    assert_eq!(messages[2]["result"]["result"]["value"], false);
}

#[test]
fn a_session_that_came_after_the_dialog_cannot_answer_it() {
    let (mut talk, page, session) = Talk::with_page("http://a.test/");
    talk.model.open_dialog(&page, DialogKind::Alert, "hello", "");
    talk.send("", "Target.attachToTarget", json!({ "targetId": page }));
    let late = talk.messages().pop().expect("an answer")["result"]["sessionId"].clone();
    let late = late.as_str().expect("a session").to_owned();
    talk.send(&late, "Page.enable", Value::Null);
    assert!(talk.said().is_empty());
    talk.send(&late, "Page.handleJavaScriptDialog", json!({ "accept": true }));
    assert!(talk.said()[0].ends_with("No dialog is showing"));
    talk.send(&session, "Page.handleJavaScriptDialog", json!({ "accept": true }));
    assert_eq!(talk.said().len(), 3, "closed, answered, and the late enable");
}

#[test]
fn leaving_a_page_closes_its_alert_and_ends_the_script() {
    let (mut talk, _, session) = Talk::with_page("http://a.test/");
    let asked = talk.evaluate(&session, "alert(1)");
    let id = talk.send(&session, "Page.navigate", json!({ "url": "http://a.test/2" }));
    let said = talk.said();
    assert_eq!(
        said[1..6],
        [
            "P Page.frameStartedNavigating".to_owned(),
            "P Page.frameStartedLoading".to_owned(),
            "P Page.javascriptDialogClosed false".to_owned(),
            format!("P #{asked}"),
            format!("P #{id}"),
        ]
    );
}

#[test]
fn beforeunload_holds_the_answer_to_navigate() {
    let (mut talk, page, session) = Talk::with_page("http://a.test/");
    talk.model.set_beforeunload(&page, true);
    let id = talk.send(&session, "Page.navigate", json!({ "url": "http://a.test/2" }));
    assert_eq!(
        talk.said(),
        [
            "P Page.frameStartedNavigating",
            "P Page.frameStartedLoading",
            "P Page.javascriptDialogOpening beforeunload",
        ]
    );
    let stay = talk.send(&session, "Page.handleJavaScriptDialog", json!({ "accept": false }));
    let messages = talk.messages();
    assert_eq!(messages[0]["result"]["errorText"], "net::ERR_ABORTED");
    assert!(messages[0]["result"].get("loaderId").is_none());
    let lines: Vec<String> = messages.iter().map(|message| talk.line(message)).collect();
    assert_eq!(
        lines,
        [
            &format!("P #{id}"),
            "P Page.frameStoppedLoading",
            "P Page.javascriptDialogClosed false",
            &format!("P #{stay}"),
        ]
    );
    // A reload is answered first; closing the target asks nobody.
    let reload = talk.send(&session, "Page.reload", Value::Null);
    assert_eq!(
        talk.said()[2..4],
        [format!("P #{reload}"), "P Page.javascriptDialogOpening beforeunload".to_owned()]
    );
    talk.send("", "Target.closeTarget", json!({ "targetId": page }));
    assert!(talk.said().contains(&"Target.targetDestroyed".to_owned()));
}

#[test]
fn a_popup_waits_with_an_empty_document_and_knows_its_opener() {
    let (mut talk, page, _) = Talk::with_page("http://a.test/");
    let popup = talk.model.open_page("http://a.test/pop", Some(&page)).expect("opened");
    let messages = talk.messages();
    assert_eq!(messages[0]["method"], "Page.windowOpen");
    let info = &messages[1]["params"]["targetInfo"];
    assert_eq!((info["openerId"].as_str(), info["url"].as_str()), (Some(&*page), Some("")));
    let session = talk.model.sessions(&popup).remove(0);
    talk.name(&session, "W");
    talk.send(&session, "Page.enable", Value::Null);
    talk.messages();
    let id = talk.send(&session, "Runtime.runIfWaitingForDebugger", Value::Null);
    let said = talk.said();
    assert_eq!(said[0], format!("W #{id}"));
    assert!(said.contains(&"W Page.frameNavigated".to_owned()), "{said:#?}");
    // One process: a dialog in one stops both.
    let opener = talk.model.sessions(&page).remove(0);
    talk.model.open_dialog(&popup, DialogKind::Alert, "", "");
    talk.messages();
    talk.evaluate(&opener, "1");
    assert!(talk.said().is_empty());
}

#[test]
fn a_popup_that_closes_at_once_is_attached_and_gone() {
    let (mut talk, page, _) = Talk::with_page("http://a.test/");
    let popup = talk.model.flash_popup("http://a.test/pop", &page).expect("opened");
    let messages = talk.messages();
    let attached = messages.iter().find(|m| m["method"] == "Target.attachedToTarget");
    let session = attached.expect("attached")["params"]["sessionId"].clone();
    talk.send(session.as_str().expect("a session"), "Page.enable", Value::Null);
    assert!(talk.said()[0].ends_with("Session with given id not found."));
    assert!(talk.model.sessions(&popup).is_empty());
}

#[test]
fn workers_and_their_workers_are_attached_level_by_level() {
    let (mut talk, page, _) = Talk::with_page("http://a.test/");
    let worker = talk.model.start_worker(&page, "worker", "http://a.test/w.js").expect("started");
    assert_eq!(
        talk.said(),
        [
            "Target.targetCreated",
            "Target.targetInfoChanged on",
            "P Target.attachedToTarget waiting",
        ]
    );
    let session = talk.model.sessions(&worker).remove(0);
    talk.name(&session, "W");
    let page_enable = talk.send(&session, "Page.enable", Value::Null);
    let enable = talk.send(&session, "Runtime.enable", Value::Null);
    let auto_attach = talk.send(&session, "Target.setAutoAttach", auto());
    let resume = talk.send(&session, "Runtime.runIfWaitingForDebugger", Value::Null);
    assert_eq!(
        talk.said(),
        [
            &format!("W #{page_enable} 'Page.enable' wasn't found"),
            "W Runtime.executionContextCreated",
            &format!("W #{enable}"),
            &format!("W #{auto_attach}"),
            &format!("W #{resume}"),
            "W Inspector.workerScriptLoaded",
        ]
    );
    let nested = talk.model.start_worker(&worker, "worker", "http://a.test/n.js").expect("nested");
    assert_eq!(talk.said()[2], "W Target.attachedToTarget waiting");
    talk.model.end_worker(&worker);
    let said = talk.said();
    assert_eq!(said[1], "W Target.detachedFromTarget", "the nested one first: {said:#?}");
    assert!(talk.model.sessions(&nested).is_empty());
}

#[test]
fn a_service_worker_is_attached_twice_and_a_shared_one_at_the_browser() {
    let (mut talk, page, _) = Talk::with_page("http://a.test/");
    let service = talk.model.start_worker(&page, "service_worker", "http://a.test/s.js");
    let said = talk.said();
    assert!(said.contains(&"Target.attachedToTarget waiting".to_owned()));
    assert!(said.contains(&"P Target.attachedToTarget waiting".to_owned()));
    assert_eq!(talk.model.sessions(&service.expect("started")).len(), 2);
    talk.model.start_worker(&page, "shared_worker", "http://a.test/s.js");
    let said = talk.said();
    assert!(said.contains(&"Target.attachedToTarget waiting".to_owned()));
    assert!(!said.contains(&"P Target.attachedToTarget waiting".to_owned()));
}

#[test]
fn an_unknown_kind_of_target_is_attached_like_any_other() {
    let mut talk = Talk::new();
    talk.attach_root();
    let target = talk.model.open_target("hologram", "chrome://new/");
    let messages = talk.messages();
    assert_eq!(messages[0]["params"]["targetInfo"]["type"], "hologram");
    let session = talk.model.sessions(&target).remove(0);
    talk.send(&session, "Page.enable", Value::Null);
    talk.send(&session, "Runtime.runIfWaitingForDebugger", Value::Null);
    let answers = talk.messages();
    assert_eq!(answers[0]["error"]["code"], -32601);
    assert!(answers[1].get("error").is_none());
}

#[test]
fn closing_a_frames_target_closes_its_page() {
    let (mut talk, page, _) = Talk::with_page("http://a.test/");
    let (frame, _) = talk.oopif(&page, "http://b.test/");
    talk.send("", "Target.closeTarget", json!({ "targetId": frame }));
    assert!(talk.model.targets("page").is_empty());
}

#[test]
fn disposing_a_context_closes_its_pages_before_it_answers() {
    let mut talk = Talk::new();
    talk.attach_root();
    talk.send("", "Target.createBrowserContext", json!({}));
    let context = talk.messages()[0]["result"]["browserContextId"].clone();
    let params = json!({ "url": "about:blank", "browserContextId": context });
    talk.send("", "Target.createTarget", params);
    talk.messages();
    let id = talk.send("", "Target.disposeBrowserContext", json!({ "browserContextId": context }));
    let said = talk.said();
    assert_eq!(said.last(), Some(&format!("#{id}")));
    assert!(said.contains(&"Target.targetDestroyed".to_owned()));
    talk.send("", "Target.disposeBrowserContext", json!({ "browserContextId": "X" }));
    assert!(talk.said()[0].ends_with("Failed to find context with id X"));
}

#[test]
fn browser_close_answers_then_ends_everything() {
    let (mut talk, _, _) = Talk::with_page("http://a.test/");
    let id = talk.send("", "Browser.close", Value::Null);
    let said = talk.said();
    assert_eq!(said[0], format!("#{id}"));
    assert!(said.contains(&"Target.detachedFromTarget".to_owned()));
    assert_eq!(Endpoint::poll(&mut talk.model), Some(Out::Close));
    assert!(talk.model.is_closed());
}

#[test]
fn a_navigation_in_progress_holds_what_the_renderer_must_answer() {
    let mut talk = Talk::with(ModelConfig { manual_navigation: true, ..bare() });
    talk.attach_root();
    let (_, session) = talk.page("about:blank");
    let navigate = talk.send(&session, "Page.navigate", json!({ "url": "http://a.test/" }));
    talk.messages();
    let held = talk.evaluate(&session, "location.href");
    assert!(talk.said().is_empty());
    assert_eq!(talk.model.finish_navigations(), 1);
    let messages = talk.messages();
    assert_eq!(messages[0]["id"], navigate);
    let last = messages.last().expect("an answer");
    assert_eq!(
        (last["id"].as_i64(), &last["result"]["result"]["value"]),
        (Some(held), &json!("http://a.test/"))
    );
}

#[test]
fn a_duplicate_id_gets_an_extra_error() {
    let (mut talk, _, session) = Talk::with_page("http://a.test/");
    let command = |expression: &str| {
        json!({
            "id": 5000, "sessionId": session, "method": "Runtime.evaluate",
            "params": { "expression": expression, "awaitPromise": true },
        })
        .to_string()
    };
    talk.model.receive(command("new Promise(()=>0)").as_bytes());
    talk.model.receive(command("2").as_bytes());
    assert_eq!(talk.said(), ["P #5000 Duplicate `id` in protocol request", "P #5000"]);
}

#[test]
fn evaluations_come_out_as_remote_objects() {
    let (mut talk, _, session) = Talk::with_page("http://a.test/");
    let cases = [
        ("1+1", json!({ "type": "number", "value": 2, "description": "2" })),
        ("'a'", json!({ "type": "string", "value": "a" })),
        ("null", json!({ "type": "object", "subtype": "null", "value": null })),
        ("undefined", json!({ "type": "undefined" })),
        ("-0", json!({ "type": "number", "unserializableValue": "-0", "description": "-0" })),
        ("10n", json!({ "type": "bigint", "unserializableValue": "10n", "description": "10n" })),
    ];
    talk.model.answer_expression("six()", Evaluation::Value(json!(6)));
    for (expression, object) in cases {
        talk.evaluate(&session, expression);
        assert_eq!(talk.messages()[0]["result"]["result"], object, "{expression}");
    }
    talk.evaluate(&session, "six()");
    assert_eq!(talk.messages()[0]["result"]["result"]["value"], 6);
    talk.evaluate(&session, "throw x");
    assert_eq!(talk.messages()[0]["result"]["exceptionDetails"]["text"], "Uncaught");
    talk.send(&session, "Runtime.evaluate", json!({}));
    let error = talk.messages()[0]["error"]["data"].clone();
    assert!(error.as_str().expect("text").contains("params.expression"), "{error}");
}

#[test]
fn a_paused_document_waits_for_its_client() {
    let (mut talk, _, session) = Talk::with_page("about:blank");
    talk.send(&session, "Fetch.enable", Value::Null);
    talk.messages();
    let id = talk.send(&session, "Page.navigate", json!({ "url": "http://a.test/" }));
    let paused = talk.messages().pop().expect("paused");
    assert_eq!(paused["method"], "Fetch.requestPaused");
    let request = paused["params"]["requestId"].clone();
    let go = talk.send(&session, "Fetch.continueRequest", json!({ "requestId": request }));
    assert_eq!(talk.said()[..2], [format!("P #{go}"), format!("P #{id}")]);
    talk.send(&session, "Fetch.continueRequest", json!({ "requestId": request }));
    assert!(talk.said()[0].ends_with("Invalid InterceptionId."));
}

#[test]
fn a_synchronous_request_stops_its_process_until_it_is_fulfilled() {
    let (mut talk, page, session) = Talk::with_page("http://a.test/");
    talk.send(&session, "Fetch.enable", Value::Null);
    talk.messages();
    let url = "https://x.invalid/";
    let request = talk.model.request(&page, url, Some("{}"), true).expect("paused");
    let held = talk.evaluate(&session, "1");
    assert_eq!(talk.said(), ["P Fetch.requestPaused"]);
    let params = json!({ "requestId": request, "responseCode": 200, "body": "dHJ1ZQ==" });
    let id = talk.send(&session, "Fetch.fulfillRequest", params);
    assert_eq!(talk.said(), [format!("P #{id}"), format!("P #{held}")]);
    let fulfilled = talk.model.take_fulfilled();
    assert_eq!((fulfilled.len(), &fulfilled[0].params["body"]), (1, &json!("dHJ1ZQ==")));
}

#[test]
fn documents_bring_their_frames_and_workers_and_load_waits_for_them() {
    let (mut talk, page, session) = Talk::with_page("about:blank");
    let document = Document::new()
        .title("Home")
        .frame("http://a.test/in")
        .frame("http://b.test/")
        .worker("worker", "http://a.test/w.js")
        .console("hi");
    talk.model.define("http://a.test/", document);
    talk.model.define("http://b.test/", Document::new().frame("http://c.test/"));
    talk.send(&session, "Page.navigate", json!({ "url": "http://a.test/" }));
    let said = talk.said();
    assert!(said.contains(&"P Runtime.consoleAPICalled".to_owned()));
    assert!(!said.contains(&"P Page.loadEventFired".to_owned()), "{said:#?}");
    let frame = talk.model.child_frames(&page).pop().expect("the remote one");
    let child = talk.model.sessions(&frame).remove(0);
    talk.set_up(&child);
    let nested = talk.model.child_frames(&frame).pop().expect("nested");
    let grandchild = talk.model.sessions(&nested).remove(0);
    talk.send(&grandchild, "Runtime.runIfWaitingForDebugger", Value::Null);
    let said = talk.said();
    assert_eq!(said.last().map(String::as_str), Some("P Page.frameStoppedLoading"), "{said:#?}");
    talk.send("", "Target.getTargetInfo", json!({ "targetId": page }));
    assert_eq!(talk.messages()[0]["result"]["targetInfo"]["title"], "Home");
}

#[test]
fn a_document_that_holds_itself_ends() {
    let (mut talk, page, _) = Talk::with_page("about:blank");
    let document = Document::new().frame("http://a.test/").frame("http://b.test/");
    talk.model.define("http://a.test/", document);
    talk.model.define("http://b.test/", Document::new().frame("http://a.test/#again"));
    talk.model.navigate(&page, "http://a.test/");
    assert_eq!(talk.model.child_frames(&page).len(), 1);
}

#[test]
fn a_rekeyed_main_frame_is_no_longer_named_as_its_target() {
    let (mut talk, page, session) = Talk::with_page("http://a.test/");
    let frame = talk.model.rekey_main_frame(&page).expect("a page");
    assert_ne!(frame, page);
    talk.messages();
    talk.send(&session, "Page.getFrameTree", Value::Null);
    assert_eq!(talk.messages()[0]["result"]["frameTree"]["frame"]["id"], frame);
    talk.evaluate(&session, "1");
    assert_eq!(talk.messages()[0]["result"]["result"]["value"], 1);
}

#[test]
fn the_same_calls_give_the_same_bytes() {
    let run = || {
        let (mut talk, page, _) = Talk::with_page("http://a.test/");
        talk.oopif(&page, "http://b.test/");
        talk.model.crash(&page);
        talk.messages()
    };
    assert_eq!(run(), run());
}

// `MOCK_SEEDS=from..to` runs others.
fn seeds() -> std::ops::Range<u64> {
    let wanted = std::env::var("MOCK_SEEDS").ok();
    let wanted = wanted.as_deref().and_then(|text| text.split_once(".."));
    let parsed = wanted.and_then(|(from, to)| Some(from.parse().ok()?..to.parse().ok()?));
    parsed.unwrap_or(0..300)
}

// Any order of operations: calls end at most once, events come only in sessions that are
// attached, and the tables agree with each other.
#[test]
fn any_order_of_operations_keeps_the_promises() {
    for seed in seeds() {
        let mut random = crate::mock::Random::new(seed);
        let mut talk = Talk::with(ModelConfig {
            manual_navigation: random.chance(300),
            back_forward_cache: random.chance(500),
            close_replies_last: random.chance(500),
            ..ModelConfig::default()
        });
        talk.attach_root();
        let mut attached: Vec<String> = talk.world_sessions();
        let mut answered = std::collections::BTreeSet::new();
        for _ in 0..120 {
            talk.random_step(&mut random);
            for message in talk.messages() {
                if let Some(id) = message.get("id").and_then(Value::as_i64) {
                    assert!(answered.insert(id), "seed {seed}: {message}");
                }
                let session = message.get("sessionId").and_then(Value::as_str).unwrap_or_default();
                assert!(
                    session.is_empty() || attached.iter().any(|known| known == session),
                    "seed {seed}: {message}"
                );
                let named = message["params"]["sessionId"].as_str().map(str::to_owned);
                match message["method"].as_str() {
                    Some("Target.attachedToTarget") => attached.extend(named),
                    Some("Target.detachedFromTarget") => {
                        attached.retain(|known| Some(known) != named.as_ref());
                    }
                    _ => {}
                }
            }
            let world = &talk.model.world;
            for session in &world.sessions {
                let known = session.id.is_empty() || world.target(&session.target).is_some();
                assert!(known, "seed {seed}: a session without its target");
            }
            for frame in &world.frames {
                let hosted = world.target(&frame.host).is_some();
                let held = frame.parent.as_deref().is_none_or(|id| world.frame(id).is_some());
                assert!(hosted && held, "seed {seed}: a frame without its place: {frame:?}");
            }
        }
    }
}

impl Talk {
    fn world_sessions(&self) -> Vec<String> {
        self.model.world.sessions.iter().map(|session| session.id.clone()).collect()
    }

    fn random_step(&mut self, random: &mut crate::mock::Random) {
        let urls = ["about:blank", "http://a.test/", "http://b.test/", "http://c.test/#x"];
        let url = urls[random.below(urls.len())];
        let pick = |list: Vec<String>, random: &mut crate::mock::Random| {
            list.get(random.below(list.len())).cloned().unwrap_or_default()
        };
        let world = &self.model.world;
        let frame = pick(world.frames.iter().map(|f| f.id.clone()).collect(), random);
        let target = pick(world.targets.iter().map(|t| t.id.clone()).collect(), random);
        let session = pick(self.world_sessions(), random);
        let accept = json!({ "accept": random.chance(500) });
        match random.below(24) {
            0 => drop(
                self.model
                    .open_page(url, Some(&frame).filter(|_| random.chance(500)).map(|x| &**x)),
            ),
            1 | 2 => drop(self.model.attach_iframe(&frame, url)),
            3 | 4 => drop(self.model.navigate(&frame, url)),
            5 => drop(self.model.remove_frame(&frame)),
            6 => drop(self.model.crash(&target)),
            7 => drop(self.model.stop_renderer(&target, random.chance(300))),
            8 => drop(self.model.start_worker(&target, "worker", "http://a.test/w.js")),
            9 => drop(self.model.start_worker(&target, "service_worker", "http://a.test/w.js")),
            10 => drop(self.model.open_dialog(&frame, DialogKind::Confirm, "m", "")),
            11 => drop(self.model.close_target(&target)),
            12 => drop(self.send(&session, "Page.handleJavaScriptDialog", accept)),
            13 => drop(self.send(&session, "Page.navigate", json!({ "url": url }))),
            14 => drop(self.send(&session, "Page.reload", Value::Null)),
            15 => drop(self.send("", "Target.attachToTarget", json!({ "targetId": target }))),
            16 => drop(self.send("", "Target.detachFromTarget", json!({ "sessionId": session }))),
            17 => self.set_up_quietly(&session),
            18 => drop(self.evaluate(&session, "new Promise(()=>0)")),
            19 => drop(self.evaluate(&session, "confirm('q')")),
            20 => drop(self.model.set_beforeunload(&target, true)),
            21 => drop(self.model.finish_navigations()),
            22 => drop(self.send(&session, "Fetch.enable", Value::Null)),
            _ => drop(self.send(&session, "Runtime.runIfWaitingForDebugger", Value::Null)),
        }
    }

    fn set_up_quietly(&mut self, session: &str) {
        for method in ["Page.enable", "Runtime.enable"] {
            self.send(session, method, Value::Null);
        }
        self.send(session, "Target.setAutoAttach", auto());
    }
}
