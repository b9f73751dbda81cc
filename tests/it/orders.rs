//! Orders of messages that the simulation found, one by one.
#![allow(clippy::needless_pass_by_value, reason = "callers write what they mean in place")]

use bytes::Bytes;
use cdpwire::Snapshot;
use cdpwire::core::{Call, Config, Core, Document, Output, body};
use cdpwire::protocol::page::FrameId;
use cdpwire::protocol::target::TargetID;
use serde_json::{Value, json};
use std::sync::Arc;
use std::time::{Duration, Instant};

struct Talk {
    core: Core,
    now: Instant,
}

impl Talk {
    fn new() -> Self {
        let now = Instant::now();
        let mut talk = Self { core: Core::new(now, Config::default()), now };
        talk.drain();
        // The engine's first commands, answered.
        for id in 1..=4 {
            talk.hear(&json!({ "id": id, "result": {} }));
        }
        talk
    }

    fn drain(&mut self) {
        while !matches!(self.core.poll_output(true), Output::Wait(_)) {}
    }

    fn hear(&mut self, message: &Value) {
        self.core.on_message(self.now, Bytes::from(message.to_string()));
        self.drain();
    }

    /// An event; the empty session is the browser's own.
    fn event(&mut self, on: &str, method: &str, params: Value) {
        let mut event = json!({ "method": method, "params": params });
        if !on.is_empty() {
            event["sessionId"] = json!(on);
        }
        self.hear(&event);
    }

    fn attached(&mut self, on: &str, session: &str, target: &str, kind: &str, parent: &str) {
        self.announced(on, session, target, kind, parent, false);
    }

    fn announced(
        &mut self,
        on: &str,
        session: &str,
        target: &str,
        kind: &str,
        parent: &str,
        waits: bool,
    ) {
        let mut info = json!({
            "targetId": target, "type": kind, "title": "", "url": "", "attached": true,
            "canAccessOpener": false,
        });
        if !parent.is_empty() {
            info["parentFrameId"] = json!(parent);
        }
        let params =
            json!({ "sessionId": session, "targetInfo": info, "waitingForDebugger": waits });
        self.event(on, "Target.attachedToTarget", params);
    }

    fn navigated(&mut self, on: &str, frame: &str) {
        let frame = json!({
            "id": frame, "loaderId": "L", "url": "http://a.test/", "securityOrigin": "",
            "mimeType": "text/html",
        });
        self.event(on, "Page.frameNavigated", json!({ "frame": frame, "type": "Navigation" }));
    }

    /// The page `T` with the frame `F` in its process, whose next document, in another one, waits.
    fn with_waiting_frame() -> Self {
        let mut talk = Self::new();
        talk.attached("", "P", "T", "page", "");
        talk.navigated("P", "T");
        talk.event("P", "Page.frameAttached", json!({ "frameId": "F", "parentFrameId": "T" }));
        talk.navigated_in("P", "F", "T");
        talk.announced("P", "C", "F", "iframe", "T", true);
        talk
    }

    fn navigated_in(&mut self, on: &str, frame: &str, parent: &str) {
        let frame = json!({
            "id": frame, "parentId": parent, "loaderId": format!("L-{on}"),
            "url": format!("http://{on}.test/"), "securityOrigin": format!("http://{on}.test"),
            "mimeType": "text/html",
        });
        self.event(on, "Page.frameNavigated", json!({ "frame": frame, "type": "Navigation" }));
    }

    /// A frame's session, URL and loader, and whether it is out of its parent's process.
    fn frame(&self, id: &str) -> Option<(Option<String>, String, Option<String>, bool)> {
        let snapshot = self.snapshot();
        let frame = snapshot.frame(&FrameId::from(id))?;
        assert_eq!(frame.unreachable, None);
        let session = frame.session.as_ref().map(|session| session.as_str().to_owned());
        let loader = frame.loader.as_deref().map(str::to_owned);
        Some((session, frame.url.to_string(), loader, frame.is_oopif))
    }

    /// A caller asks the document of a frame, or just anybody in a session.
    fn ask(&mut self, session: &str, frame: Option<&str>) -> Result<i32, cdpwire::Error> {
        let document = frame.map(|frame| Document { frame: frame.into(), loader: None });
        let call = Call {
            method: "Runtime.evaluate".into(),
            body: body("Runtime.evaluate", None),
            session: Some(session.into()),
            deadline: self.now + LONG,
            interruptible: document.is_none(),
            document,
        };
        let id = self.core.submit(self.now, call)?;
        self.drain();
        Ok(id)
    }

    fn is_pending(&mut self, call: i32) -> bool {
        self.core.cancel(call).is_some()
    }

    /// A caller's own attachment, sent.
    fn attach(&mut self, target: &str, within: Duration) -> i32 {
        let params = json!({ "targetId": target, "flatten": true }).to_string();
        let call = Call {
            method: "Target.attachToTarget".into(),
            body: body("Target.attachToTarget", Some(params.as_bytes())),
            session: None,
            deadline: self.now + within,
            interruptible: false,
            document: None,
        };
        let id = self.core.submit(self.now, call).unwrap();
        self.drain();
        id
    }

    fn snapshot(&self) -> Arc<Snapshot> {
        self.core.snapshot().clone()
    }

    /// The session that the engine holds to a target.
    fn session_of(&self, target: &str) -> Option<String> {
        let snapshot = self.snapshot();
        let target = snapshot.target(&TargetID::from(target))?;
        target.session.as_ref().map(|session| session.as_str().to_owned())
    }
}

const LONG: Duration = Duration::from_secs(30);

/// Seed 5439: taken for the caller's own, the attachment of a frame was not kept, and neither was
/// anything below it.
#[test]
fn an_attachment_belongs_to_a_caller_only_where_he_asked_for_it() {
    let mut talk = Talk::new();
    talk.attached("", "P", "T", "page", "");
    talk.attach("F", LONG);
    talk.attached("P", "AUTOMATIC", "F", "iframe", "T");
    assert_eq!(talk.session_of("F").as_deref(), Some("AUTOMATIC"));
    talk.attached("", "OWN", "F", "iframe", "T");
    assert_eq!(talk.session_of("F").as_deref(), Some("AUTOMATIC"));
    assert_eq!(talk.snapshot().sessions, 3, "the caller's own session is kept as well");
}

/// Before the browser has answered the engine's own request, a target without a session is
/// attached because of that, although a caller has asked for it too.
#[test]
fn the_first_attachment_on_the_browser_is_the_engines() {
    let now = Instant::now();
    let mut talk = Talk { core: Core::new(now, Config::default()), now };
    talk.drain();
    talk.attach("T", LONG);
    talk.attached("", "AUTOMATIC", "T", "page", "");
    talk.attached("", "OWN", "T", "page", "");
    assert_eq!(talk.session_of("T").as_deref(), Some("AUTOMATIC"));
}

/// Seed 4538: the second of two callers was given the session of the first, who waited no longer;
/// then his own was taken for the engine's.
#[test]
fn attachments_go_to_callers_in_the_order_in_which_they_asked() {
    let mut talk = Talk::new();
    talk.attached("", "AUTOMATIC", "T", "page", "");
    let first = talk.attach("T", Duration::from_secs(1));
    talk.now += Duration::from_secs(2);
    talk.core.on_deadline(talk.now);
    talk.drain();
    let second = talk.attach("T", LONG);
    talk.attached("", "ONE", "T", "page", "");
    talk.hear(&json!({ "id": first, "result": { "sessionId": "ONE" } }));
    talk.attached("", "TWO", "T", "page", "");
    talk.hear(&json!({ "id": second, "result": { "sessionId": "TWO" } }));
    assert_eq!(talk.session_of("T").as_deref(), Some("AUTOMATIC"));
    assert_eq!(talk.snapshot().sessions, 3);
}

/// Seed 6385: what the frame's new document asks is not over because its session comes late.
#[test]
fn a_dialog_of_a_frame_between_two_processes_stays_open() {
    let mut talk = Talk::new();
    talk.attached("", "P", "T", "page", "");
    talk.navigated("P", "T");
    let parent = json!({ "frameId": "F", "parentFrameId": "T" });
    talk.event("P", "Page.frameAttached", parent);
    talk.event("P", "Page.frameDetached", json!({ "frameId": "F", "reason": "swap" }));
    let opening = json!({
        "url": "", "frameId": "F", "message": "m", "type": "alert", "hasBrowserHandler": true,
        "defaultPrompt": "",
    });
    talk.event("P", "Page.javascriptDialogOpening", opening);
    talk.attached("P", "C", "F", "iframe", "T");
    assert_eq!(talk.snapshot().pending_dialogs.len(), 1);
    // And is over with that document.
    talk.event("P", "Page.frameDetached", json!({ "frameId": "F", "reason": "remove" }));
    assert_eq!(talk.snapshot().pending_dialogs.len(), 0);
}

/// Seed 39668: a frame waited below one that turned out to be another page's.
#[test]
fn a_frame_is_in_the_tree_of_one_page_only() {
    for child_first in [true, false] {
        let mut talk = Talk::new();
        talk.attached("", "P", "T", "page", "");
        talk.attached("", "Q", "U", "page", "");
        let steps: [&dyn Fn(&mut Talk); 2] =
            [&|talk| talk.attached("P", "C", "F", "iframe", "U"), &|talk| talk.navigated("Q", "U")];
        let order = if child_first { [0, 1] } else { [1, 0] };
        for at in order {
            steps[at](&mut talk);
        }
        let snapshot = talk.snapshot();
        let page = snapshot.page(&TargetID::from("U")).unwrap();
        let ids: Vec<&str> = page.frames.frames.iter().map(|frame| frame.id.as_str()).collect();
        assert_eq!(ids, ["U"]);
    }
}

/// As Chromium 156: the target of a frame's next document is announced and waits; the frame is
/// where it was, and its process is the one that its dialog holds up.
#[test]
fn a_frame_whose_next_document_waits_is_still_in_its_parents_process() {
    let mut talk = Talk::with_waiting_frame();
    let here = (None, "http://P.test/".to_owned(), Some("L-P".to_owned()), false);
    assert_eq!(talk.frame("F").unwrap(), here);
    assert_eq!(talk.session_of("F").as_deref(), Some("C"));
    // What the new process says of its empty document, and the browser of its target, is not of
    // the document that is shown.
    talk.navigated_in("P", "G", "F");
    let info = json!({
        "targetId": "F", "type": "iframe", "title": "", "url": "http://C.test/", "attached": true,
        "canAccessOpener": false,
    });
    talk.event("", "Target.targetInfoChanged", json!({ "targetInfo": info }));
    assert_eq!(talk.frame("F").unwrap(), here);
    let opening = json!({
        "url": "", "frameId": "F", "message": "m", "type": "alert", "hasBrowserHandler": true,
        "defaultPrompt": "",
    });
    talk.event("P", "Page.javascriptDialogOpening", opening);
    assert_eq!(talk.ask("P", None).unwrap_err().kind(), "blocked");
    let beside = talk.ask("C", None).expect("another process");
    assert!(talk.is_pending(beside));
    // The commit, as its own session tells it: the old document is left with all that was in it.
    talk.navigated_in("C", "F", "T");
    assert_eq!(talk.snapshot().pending_dialogs.len(), 0);
    assert_eq!(talk.frame("G"), None);
    let there = (Some("C".to_owned()), "http://C.test/".to_owned(), Some("L-C".to_owned()), true);
    assert_eq!(talk.frame("F").unwrap(), there);
    // The parent's session says it as well, and late.
    talk.event("P", "Page.frameDetached", json!({ "frameId": "F", "reason": "swap" }));
    assert_eq!(talk.frame("F").unwrap(), there);
}

/// Measured on Chromium 156, for a navigation that another one overtakes and for a renderer that
/// dies before its document commits: the target goes, and nothing else is told of the frame.
#[test]
fn a_navigation_that_is_given_up_leaves_the_frame_where_it_was() {
    for crashes in [false, true] {
        let mut talk = Talk::with_waiting_frame();
        let here = talk.frame("F");
        let asked = talk.ask("P", Some("F")).unwrap();
        if crashes {
            talk.event("C", "Inspector.targetCrashed", json!({}));
            assert_eq!(talk.frame("F"), here);
        }
        let before = talk.core.pending_calls();
        talk.event("P", "Target.detachedFromTarget", json!({ "sessionId": "C" }));
        talk.event("", "Target.targetDestroyed", json!({ "targetId": "F" }));
        assert_eq!(talk.frame("F"), here);
        assert!(talk.core.pending_calls() <= before, "nothing has to be asked");
        assert!(talk.is_pending(asked), "its document is there");
        talk.navigated_in("P", "F", "T");
        assert_eq!(talk.frame("F"), here);
    }
}

/// Seed 435: the page navigates before its session tells of its frames, and one of them is known
/// only from its target, which goes.
#[test]
fn a_frame_that_only_its_waiting_target_told_of_goes_with_it() {
    let mut talk = Talk::new();
    talk.attached("", "P", "T", "page", "");
    talk.navigated("P", "T");
    talk.announced("P", "C", "F", "iframe", "T", true);
    assert!(talk.frame("F").is_some());
    talk.event("P", "Target.detachedFromTarget", json!({ "sessionId": "C" }));
    assert_eq!(talk.frame("F"), None);
}

/// A session that was enabled too late for its document's commit: the swap tells of the move, the
/// target has the URL, and the context was told before.
#[test]
fn a_swap_alone_moves_a_frame_to_the_target_that_waited() {
    let mut talk = Talk::with_waiting_frame();
    let info = json!({
        "targetId": "F", "type": "iframe", "title": "", "url": "http://C.test/", "attached": true,
        "canAccessOpener": false,
    });
    talk.event("", "Target.targetInfoChanged", json!({ "targetInfo": info }));
    let context = json!({
        "id": 1, "origin": "", "name": "", "uniqueId": "c",
        "auxData": { "isDefault": true, "type": "default", "frameId": "F" },
    });
    talk.event("C", "Runtime.executionContextCreated", json!({ "context": context }));
    talk.event("P", "Page.frameDetached", json!({ "frameId": "F", "reason": "swap" }));
    let there = (Some("C".to_owned()), "http://C.test/".to_owned(), None, true);
    assert_eq!(talk.frame("F").unwrap(), there);
    let snapshot = talk.snapshot();
    assert_eq!(snapshot.frame(&FrameId::from("F")).unwrap().context.as_deref(), Some("c"));
}
