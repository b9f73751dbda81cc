//! The scripts. An operation is one call of a method of `Run`, and one step.

use super::{compare, expression_of, fields, result};
use cdpwire::protocol::runtime::Evaluate;
use cdpwire::{Answer, Cancel, DialogPolicy, Error, PolicyScope};
use serde_json::json;
use std::time::Duration;

#[test]
fn pages_and_navigation() {
    compare(
        |run| {
            let page = run.open("a.test", "/plain");
            let blank = run.browser.new_page("about:blank").map(|_| json!({}));
            run.step("open about:blank", blank);
            run.navigate(&page, &run.url("a.test", "/local"));
            run.navigate(&page, &run.url("b.test", "/remote"));
            run.navigate(&page, &run.url("a.test", "/remote"));
            run.navigate(&page, &run.url("a.test", "/remote#part"));
            run.navigate(&page, &run.url("a.test", "/nested"));
            run.raw(&page, "Page.reload", json!({}), &[]);
            run.navigate(&page, "about:blank");
            run.navigate(&page, "no url");
            run.navigate(&page, "http://fails.test/");
            run.navigate(&page, &run.url("c.test", "/plain"));
            run.raw(&page, "Page.navigate", json!({}), &[]);
            let params = json!({ "url": "about:blank", "frameId": "0123" });
            run.raw(&page, "Page.navigate", params, &[]);
            let closed = page.close().map(|()| json!({}));
            run.step("close", closed);
            let again = page.close().map(|()| json!({}));
            run.step("close again", again);
            run.raw(&page, "Runtime.evaluate", json!({ "expression": "1" }), &[]);
        },
        16,
    );
}

#[test]
fn frames_come_move_and_go() {
    compare(
        |run| {
            let page = run.open("a.test", "/plain");
            let main = run.main_frame(&page);
            run.add_iframe(&main, &run.url("a.test", "/plain"));
            run.add_iframe(&main, &run.url("b.test", "/plain"));
            run.add_iframe(&main, &run.url("b.test", "/middle"));
            let local = run.frame_at(&page, "http://a.test/plain");
            run.evaluate(&local, "location.href");
            let inner = run.frame_at(&page, "http://c.test/plain");
            run.evaluate(&inner, "location.href");
            run.add_iframe(&inner, &run.url("a.test", "/plain"));
            run.add_iframe(&inner, "about:blank");
            // Out, within, and back in.
            run.navigate_iframe(&main, &run.url("c.test", "/plain"));
            run.navigate_iframe(&main, &run.url("c.test", "/middle"));
            run.navigate_iframe(&main, &run.url("b.test", "/plain"));
            run.navigate_iframe(&main, &run.url("a.test", "/remote"));
            run.navigate_iframe(&main, &run.url("a.test", "/plain"));
            run.remove_iframe(&main);
            run.remove_iframe(&main);
            run.remove_iframe(&main);
            run.add_iframe(&main, &run.url("b.test", "/nested"));
            run.add_iframe(&main, "about:blank");
            run.navigate(&page, &run.url("a.test", "/plain"));
            run.evaluate(&run.main_frame(&page), "1 + 2");
            run.evaluate(&inner, "1");
        },
        20,
    );
}

#[test]
fn dialogs_of_every_kind() {
    compare(
        |run| {
            let page = run.open("a.test", "/remote");
            run.evaluate_interruptible(&page, "alert(\"one\")");
            run.evaluate_interruptible(&page, "1 + 1");
            run.respond(&Answer::accept());
            run.respond(&Answer::accept());
            run.respond(&Answer::accept().dialog("d-99"));
            for (expression, answer) in [
                ("confirm(\"two\")", Answer::accept()),
                ("confirm(\"three\")", Answer::dismiss()),
                ("prompt(\"four\", \"x\")", Answer::accept().text("typed")),
                ("prompt(\"five\", \"x\")", Answer::accept()),
                ("prompt(\"six\")", Answer::dismiss()),
            ] {
                let pending = page.send_raw("Runtime.evaluate", expression_of(expression)).unwrap();
                run.browser.wait_for_dialog(super::LONG).unwrap();
                run.respond(&answer);
                run.step(expression, pending.wait().map(|answer| result(&answer)));
            }
            let main = run.main_frame(&page);
            run.browser.set_dialog_policy(PolicyScope::all(), Some(DialogPolicy::AutoAccept));
            run.evaluate(&main, "confirm(\"seven\")");
            run.browser.set_dialog_policy(PolicyScope::all(), Some(DialogPolicy::AutoDismiss));
            run.evaluate(&main, "prompt(\"eight\", \"x\")");
            run.browser.set_dialog_policy(PolicyScope::all(), None);
            // In another process: the page itself goes on.
            let child = run.frame_at(&page, "http://b.test/plain");
            let pending = child.session().unwrap();
            let pending =
                pending.send_raw("Runtime.evaluate", expression_of("confirm(\"nine\")")).unwrap();
            run.browser.wait_for_dialog(super::LONG).unwrap();
            run.evaluate(&main, "2 + 2");
            run.respond(&Answer::accept());
            run.step("confirm in the frame", pending.wait().map(|answer| result(&answer)));
            // A page that is left takes its dialog with it.
            run.evaluate_interruptible(&page, "alert(\"ten\")");
            run.navigate(&page, &run.url("a.test", "/plain"));
        },
        22,
    );
}

#[test]
fn a_page_that_asks_before_it_is_left() {
    compare(
        |run| {
            let page = run.open("a.test", "/plain");
            let main = run.main_frame(&page);
            let asks = "void (onbeforeunload = event => { event.preventDefault(); return 'x'; })";
            run.does(&main, asks, |model, page| {
                model.set_beforeunload(page, true);
            });
            for answer in [Answer::dismiss(), Answer::accept()] {
                let url = run.url("b.test", "/plain");
                let pending = page.send_raw("Page.navigate", json!({ "url": url })).unwrap();
                run.browser.wait_for_dialog(super::LONG).unwrap();
                run.respond(&answer);
                let answer = pending.wait();
                run.step("navigate", answer.map(|answer| fields(&answer, &["errorText"])));
            }
            let main = run.main_frame(&page);
            run.does(&main, asks, |model, page| {
                model.set_beforeunload(page, true);
            });
            run.raw(&page, "Page.close", json!({}), &[]);
            run.respond(&Answer::dismiss());
            // This one does not ask.
            run.step("close", page.close().map(|()| json!({})));
        },
        9,
    );
}

#[test]
fn popups_and_attachments() {
    compare(
        |run| {
            let page = run.open("a.test", "/plain");
            let main = run.main_frame(&page);
            let open = format!("void window.open({:?})", run.url("a.test", "/plain"));
            run.does(&main, &open, |model, frame| {
                drop(model.open_page("http://a.test/plain", Some(frame)));
            });
            let popup = run.popup(&page);
            run.evaluate(&run.main_frame(&popup), "location.href");
            run.navigate(&popup, &run.url("b.test", "/plain"));
            run.step("close the popup", popup.close().map(|()| json!({})));
            let open = format!("void window.open({:?})", run.url("b.test", "/remote"));
            run.does(&main, &open, |model, frame| {
                drop(model.open_page("http://b.test/remote", Some(frame)));
            });
            let root = (*run.browser).clone();
            let target = json!({ "targetId": page.id().as_str(), "flatten": true });
            // Its session is the caller's own; the engine's stays.
            let answer = root.call_raw("Target.attachToTarget", target.clone());
            let session = answer.as_ref().ok().and_then(|answer| {
                let answer: serde_json::Value = serde_json::from_slice(answer.as_bytes()).ok()?;
                Some(answer["sessionId"].as_str()?.to_owned())
            });
            run.step("attach", answer.map(|_| json!({})));
            let own = run.browser.session(session.unwrap().as_str());
            run.raw(&own, "Runtime.evaluate", expression_of("3 + 4"), &["result"]);
            let params = json!({ "sessionId": own.session_id().unwrap().as_str() });
            run.raw(&root, "Target.detachFromTarget", params.clone(), &[]);
            run.raw(&own, "Runtime.evaluate", expression_of("3 + 4"), &["result"]);
            run.raw(&root, "Target.detachFromTarget", params, &[]);
            run.raw(&root, "Target.createTarget", json!({ "url": "about:blank" }), &[]);
            run.raw(&root, "Target.createTarget", json!({}), &[]);
            run.raw(&root, "Target.closeTarget", json!({ "targetId": "NONE" }), &[]);
            run.raw(&root, "Target.getTargetInfo", target, &["url"]);
            run.step("close the opener", page.close().map(|()| json!({})));
        },
        16,
    );
}

#[test]
fn errors() {
    compare(
        |run| {
            let page = run.open("a.test", "/remote");
            let main = run.main_frame(&page);
            let root = (*run.browser).clone();
            run.raw(&page, "Page.nonsense", json!({}), &[]);
            run.raw(&page, "Nonsense.enable", json!({}), &[]);
            run.raw(&root, "Page.enable", json!({}), &[]);
            run.raw(&root, "Target.setDiscoverTargets", json!({}), &[]);
            run.raw(&page, "Runtime.evaluate", json!({}), &[]);
            run.raw(&page, "Runtime.evaluate", json!({ "expression": 7 }), &[]);
            let params = json!({ "expression": "1", "contextId": 999_999 });
            run.raw(&page, "Runtime.evaluate", params, &[]);
            run.raw(&page, "Page.handleJavaScriptDialog", json!({ "accept": true }), &[]);
            run.raw(&run.browser.session("NONE"), "Page.enable", json!({}), &[]);
            run.evaluate(&main, "throw 7");
            for expression in ["1 + 1", "\"text\"", "null", "undefined", "true", "[1,{\"a\":2}]"] {
                run.evaluate(&main, expression);
            }
            for expression in ["NaN", "-0", "7n", "document.readyState"] {
                run.evaluate(&main, expression);
            }
            let child = run.frame_at(&page, "http://b.test/plain").session().unwrap();
            run.raw(&child, "Page.close", json!({}), &[]);
            run.raw(&child, "Page.handleJavaScriptDialog", json!({ "accept": true }), &[]);
            let never = "new Promise(() => {})";
            let quick = page.with_timeout(Duration::from_millis(200));
            run.raw(&quick, "Runtime.evaluate", expression_of(never), &[]);
            let cancel = Cancel::new();
            let pending = page.with_cancel(&cancel);
            let pending = pending.send_raw("Runtime.evaluate", expression_of("1")).unwrap();
            cancel.cancel();
            // Cancelled or answered, as it comes; never anything else.
            let ended = match pending.wait() {
                Ok(_) | Err(Error::Cancelled(_)) => Ok(json!({})),
                Err(error) => Err(error),
            };
            run.step("cancel", ended);
            // What waits in a document ends with it.
            let pending = page.send(&Evaluate::new(never).with(|p| p.await_promise = Some(true)));
            run.navigate(&page, &run.url("a.test", "/plain"));
            run.step("a promise of the old document", pending.wait().map(|_| json!({})));
            let pending = page.send(&Evaluate::new(never).with(|p| p.await_promise = Some(true)));
            run.navigate(&page, &run.url("b.test", "/plain"));
            run.step("a promise of the old site", pending.wait().map(|_| json!({})));
            let pending = page.send(&Evaluate::new(never).with(|p| p.await_promise = Some(true)));
            run.step("close", page.close().map(|()| json!({})));
            run.step("a promise of a page that is gone", pending.wait().map(|_| json!({})));
        },
        30,
    );
}

#[test]
fn crashes_and_what_follows() {
    compare(
        |run| {
            let page = run.open("a.test", "/remote");
            let waits = page.send(&Evaluate::new("new Promise(() => {})").with(|p| {
                p.await_promise = Some(true);
            }));
            run.raw(&page, "Page.crash", json!({}), &[]);
            run.step("a promise of the renderer", waits.wait().map(|_| json!({})));
            run.raw(&page, "Runtime.evaluate", expression_of("1"), &[]);
            run.raw(&page, "Page.reload", json!({}), &[]);
            run.evaluate(&run.main_frame(&page), "1 + 1");
            let child = run.frame_at(&page, "http://b.test/plain");
            run.raw(&child.session().unwrap(), "Page.crash", json!({}), &[]);
            let main = run.main_frame(&page);
            run.evaluate(&main, "2 + 2");
            run.navigate_iframe(&main, &run.url("c.test", "/plain"));
            run.raw(&page, "Page.crash", json!({}), &[]);
            run.navigate(&page, &run.url("b.test", "/plain"));
            run.evaluate(&run.main_frame(&page), "location.href");
            run.step("close", page.close().map(|()| json!({})));
        },
        12,
    );
}

#[test]
fn workers() {
    compare(
        |run| {
            let page = run.open("a.test", "/worker");
            let main = run.main_frame(&page);
            let url = run.url("a.test", "/worker.js");
            let script = format!("void (globalThis.second = new Worker({url:?}))");
            run.does(&main, &script, |model, page| {
                drop(model.start_worker(page, "worker", "http://a.test/worker.js"));
            });
            run.does(&main, "second.terminate()", |model, _| {
                let last = model.targets("worker").pop().unwrap();
                model.end_worker(&last);
            });
            run.add_iframe(&main, &run.url("b.test", "/worker"));
            run.remove_iframe(&main);
            run.navigate(&page, &run.url("a.test", "/plain"));
        },
        6,
    );
}
