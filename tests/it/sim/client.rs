//! What callers do: calls, cancellations, subscriptions, answers to dialogs, policies.

use super::driver::{Level, Sim};
use super::ledger::Asked;
use super::world::URLS;
use cdpwire::core::interests::{Interest, MethodFilter, SessionFilter};
use cdpwire::core::{Call, body};
use cdpwire::error::{Effect, Misanswer, SessionEnd};
use cdpwire::protocol::target::{SessionID, TargetID};
use cdpwire::{BridgeMode, DialogAction, DialogKind, DialogPolicy, Error};
use serde_json::{Value, json};
use std::time::Duration;

const EXPRESSIONS: [&str; 9] = [
    "1 + 1",
    "never",
    "throw",
    "deny",
    "gone",
    "alert(\"m\")",
    "confirm(\"m\")",
    "prompt(\"m\", \"d\")",
    "window.open(\"http://b.test/\")",
];

impl Sim {
    pub(super) fn client_step(&mut self) {
        match self.random.below(100) {
            0..62 => self.call_something(),
            62..66 => {
                let open: Vec<i32> = self.ledger.open.keys().copied().collect();
                let id = match open.is_empty() {
                    true => self.random.below(1_000) as i32,
                    false => open[self.random.below(open.len())],
                };
                let respond = self.ledger.open.get(&id).is_some_and(|asked| asked.respond);
                if !respond {
                    self.note("cancel");
                    let effect = self.core.cancel(id);
                    self.say(|_| format!("client: cancel {id}: {effect:?}"));
                    self.ledger.cancelled(id, effect);
                    self.oracle.cancelled(id);
                }
            }
            66..72 => self.subscribe(),
            72..74 => {
                let ids: Vec<u64> = self.ledger.subscribers.keys().copied().collect();
                if let Some(id) = ids.first() {
                    self.note("unsubscribe");
                    self.ledger.subscribers.remove(id);
                    self.core.unsubscribe(*id);
                }
            }
            74..90 => self.respond(),
            90..95 => self.set_policy(),
            95..97 => {
                let after = Duration::from_millis(1 + self.random.below(400_000) as u64);
                self.note("watchdog set");
                self.core.set_dialog_watchdog(after);
                self.oracle.set_watchdog(after);
            }
            _ => {
                let mode = [BridgeMode::Off, BridgeMode::On, BridgeMode::Auto];
                let mode = mode[self.random.below(3)];
                self.note("bridge set");
                self.say(|_| format!("client: bridge {mode:?}"));
                self.oracle.set_bridge(mode.as_str());
                self.core.set_bridge(self.now, mode);
            }
        }
        self.drain();
    }

    fn subscribe(&mut self) {
        let id = self.random.below(12) as u64;
        if self.ledger.subscribers.contains_key(&id) {
            return;
        }
        let session = match self.random.below(3) {
            0 => SessionFilter::Any,
            1 => SessionFilter::Root,
            _ => match self.some_session() {
                Some(id) => SessionFilter::Only(SessionID::from(&*id)),
                None => return,
            },
        };
        let methods = match self.random.below(3) {
            0 => MethodFilter::All,
            1 => MethodFilter::Prefix("Page.".into()),
            _ => MethodFilter::Exact(vec!["Target.attachedToTarget".into()]),
        };
        self.note("subscribe");
        let interest = Interest::new(session, methods);
        self.core.subscribe(id, &interest);
        self.ledger.subscribers.insert(id, interest);
    }

    /// A session as callers have them: alive, gone, or never there.
    fn some_session(&mut self) -> Option<String> {
        let snapshot = self.core.snapshot().clone();
        let live: Vec<String> = snapshot
            .targets
            .iter()
            .filter_map(|target| Some(target.session.as_ref()?.as_str().to_owned()))
            .collect();
        match self.random.below(20) {
            0 => Some("NEVER".into()),
            1 => self.oracle.some_dead(self.random.below(8)),
            2 => self.oracle.some_explicit(self.random.below(8)),
            _ if live.is_empty() => None,
            _ => Some(live[self.random.below(live.len())].clone()),
        }
    }

    fn call_something(&mut self) {
        let targets = {
            let model = self.peer.model();
            [model.targets("page"), model.targets("iframe"), model.targets("worker")].concat()
        };
        let target = match targets.is_empty() {
            true => "NEVER".to_owned(),
            false => targets[self.random.below(targets.len())].clone(),
        };
        let url = URLS[self.random.below(URLS.len())];
        let expression = EXPRESSIONS[self.random.below(EXPRESSIONS.len())];
        let session = self.some_session();
        let (on, method, params) = match self.random.below(100) {
            0..5 => (None, "Target.createTarget", json!({ "url": url })),
            5..8 => (None, "Target.closeTarget", json!({ "targetId": target })),
            8..11 => (None, "Browser.getVersion", json!({})),
            11..14 => {
                let params = json!({ "targetId": target, "flatten": true });
                (None, "Target.attachToTarget", params)
            }
            14..17 => match &session {
                Some(session) => (None, "Target.detachFromTarget", json!({ "sessionId": session })),
                None => return,
            },
            17..19 => (None, "Target.nonsense", json!({})),
            19..21 => (session, "Page.nonsense", json!({})),
            21..60 => (session, "Runtime.evaluate", json!({ "expression": expression })),
            60..72 => (session, "Page.navigate", json!({ "url": url })),
            72..76 => (session, "Page.reload", json!({})),
            76..79 => (session, "Page.close", json!({})),
            79..82 => (session, "Page.getFrameTree", json!({})),
            82..84 => (session, "Page.crash", json!({})),
            84..90 => (session, "Input.dispatchMouseEvent", json!({ "type": "mousePressed" })),
            90..93 => (session, "Page.captureScreenshot", json!({})),
            93..95 => (session, "Fetch.enable", json!({})),
            95..97 => (session, "DOM.getDocument", json!({})),
            _ if self.level == Level::Wild && self.random.below(10) == 0 => {
                (None, "Browser.close", json!({}))
            }
            _ => (session, "Page.enable", json!({})),
        };
        let within = match self.random.below(4) {
            0 => Duration::from_millis(self.random.below(100) as u64),
            1 => Duration::from_millis(self.random.below(5_000) as u64),
            _ => Duration::from_secs(30),
        };
        let interruptible = self.random.below(2) == 0;
        self.submit(on, method, &params, within, interruptible);
    }

    fn submit(
        &mut self,
        session: Option<String>,
        method: &'static str,
        params: &Value,
        within: Duration,
        interruptible: bool,
    ) {
        let deadline = self.now + within;
        let call = Call {
            method: method.into(),
            body: body(method, Some(params.to_string().as_bytes())),
            session: session.as_deref().map(SessionID::from),
            deadline,
            interruptible,
            document: None,
        };
        let known = session.as_deref().map(|session| self.oracle.is_dead(session));
        let outcome = self.core.submit(self.now, call);
        self.note(method);
        if let Err(error) = &outcome {
            self.note(super::driver::refusal(error));
        }
        self.say(|_| format!("client: {method} on {session:?}: {outcome:?}"));
        match outcome {
            Ok(id) => {
                if self.level != Level::Wild && !self.tiny {
                    assert_ne!(known, Some(true), "accepted for a session that is gone");
                }
                self.oracle.asked(id, session.as_deref(), method, params, interruptible, deadline);
                let method = method.to_owned();
                let asked =
                    Asked { method, session, deadline, interruptible, sent: false, respond: false };
                self.ledger.asked(id, asked);
            }
            Err(error) => {
                assert_eq!(error.took_effect(), Effect::No, "{error}");
                match &error {
                    Error::Blocked(_) => {
                        assert!(interruptible, "{error}");
                        assert!(!self.core.snapshot().pending_dialogs.is_empty(), "{error}");
                    }
                    Error::SessionGone(gone) if gone.end == SessionEnd::Detached => {
                        if self.level != Level::Wild && !self.tiny {
                            assert_eq!(known, Some(true), "refused for a session that is there");
                        }
                    }
                    Error::SessionGone(_) => {}
                    Error::Limit(_) => assert!(self.tiny, "{error}"),
                    other => panic!("{other}"),
                }
            }
        }
    }

    fn respond(&mut self) {
        let pending = self.core.snapshot().pending_dialogs.clone();
        let action = [DialogAction::Accept, DialogAction::Dismiss][self.random.below(2)];
        let text = (self.random.below(2) == 0).then(|| "typed".to_owned());
        let id = match self.random.below(4) {
            0 => None,
            1 => Some("d-999999".to_owned()),
            2 => Some(format!("d-{}", 1 + self.random.below(6))),
            _ if pending.is_empty() => None,
            _ => Some(pending[self.random.below(pending.len())].id.to_string()),
        };
        let outcome = self.core.respond(self.now, action, text, id.as_deref());
        self.note(if outcome.is_ok() { "answer to a dialog" } else { "answer refused" });
        self.say(|_| format!("client: respond {id:?}: {outcome:?}"));
        match outcome {
            Ok(call) => {
                assert!(id.is_some() || pending.len() == 1, "it is not said which one is meant");
                let dialog: std::sync::Arc<str> =
                    id.map_or_else(|| pending[0].id.clone(), |id| id.as_str().into());
                assert!(pending.iter().any(|open| open.id == dialog), "it is not pending");
                self.answering(call, &dialog);
            }
            Err(Error::Dialog(misanswer)) => match *misanswer {
                Misanswer::NoneOpen => assert!(pending.is_empty() && id.is_none()),
                Misanswer::SeveralOpen { known } => {
                    assert!(id.is_none() && known.len() == pending.len() && known.len() > 1);
                }
                Misanswer::UnknownId { known, .. } => {
                    assert_eq!(known.len(), pending.len());
                    assert!(!pending.iter().any(|open| Some(&*open.id) == id.as_deref()));
                }
                Misanswer::AlreadyClosed { by, .. } => {
                    let recent = &self.core.snapshot().recent_dialogs;
                    let found = recent.iter().find(|d| Some(&*d.id) == id.as_deref());
                    let found = found.expect("it is among the recent ones");
                    assert_eq!(found.closed.map(|(_, by)| by.as_str()), Some(by));
                }
                Misanswer::BeingAnswered { id } => {
                    assert!(pending.iter().any(|open| open.id == id));
                }
                other => panic!("{other}"),
            },
            Err(Error::Disconnected(_)) if self.core.snapshot().closed.is_some() => {}
            Err(other) => panic!("{other}"),
        }
    }

    fn set_policy(&mut self) {
        let snapshot = self.core.snapshot().clone();
        let pages: Vec<TargetID> = snapshot.page_targets().map(|page| page.id.clone()).collect();
        let page = match self.random.below(3) {
            0 if !pages.is_empty() => Some(pages[self.random.below(pages.len())].clone()),
            _ => None,
        };
        let kind = [None, Some(DialogKind::Alert), Some(DialogKind::Prompt)];
        let kind = kind[self.random.below(3)].clone();
        let policies = [
            None,
            Some(DialogPolicy::MustRespond),
            Some(DialogPolicy::AutoDismiss),
            Some(DialogPolicy::AutoAccept),
        ];
        let policy = policies[self.random.below(4)];
        self.note("policy set");
        self.say(|_| format!("client: policy {page:?} {kind:?} {policy:?}"));
        self.oracle.set_policy(
            page.as_ref().map(TargetID::as_str),
            kind.as_ref().map(DialogKind::as_str),
            policy.map(DialogPolicy::as_str),
        );
        self.core.set_dialog_policy(page, kind, policy);
    }

    /// Answers what waits for callers, so that nothing stands still; whether there was anything.
    pub(super) fn answer_something(&mut self) -> bool {
        let mut any = false;
        while let Some((session, request)) = self.oracle.callers_request() {
            let params = json!({ "requestId": request });
            let within = Duration::from_secs(30);
            self.submit(Some(session), "Fetch.continueRequest", &params, within, false);
            any = true;
        }
        let pending = self.core.snapshot().pending_dialogs.clone();
        for open in pending.iter() {
            let action = DialogAction::Dismiss;
            let dialog = open.id.clone();
            if let Ok(call) = self.core.respond(self.now, action, None, Some(&dialog)) {
                self.answering(call, &dialog);
                any = true;
            }
        }
        self.drain();
        any
    }

    fn answering(&mut self, call: i32, dialog: &str) {
        let asked = Asked {
            method: "an answer to a dialog".into(),
            session: None,
            deadline: self.now + Duration::from_secs(5),
            interruptible: false,
            sent: false,
            respond: true,
        };
        self.ledger.asked(call, asked);
        self.oracle.respond(call, dialog);
    }

    pub(super) fn submit_after_end(&mut self) {
        let call = Call {
            method: "Browser.getVersion".into(),
            body: body("Browser.getVersion", None),
            session: None,
            deadline: self.now + Duration::from_secs(1),
            interruptible: false,
            document: None,
        };
        match self.core.submit(self.now, call) {
            Err(Error::Disconnected(_)) => {}
            other => panic!("after the end: {other:?}"),
        }
        assert!(self.core.respond(self.now, DialogAction::Accept, None, None).is_err());
    }
}
