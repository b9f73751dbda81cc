//! Sessions beside the engine's own, and those that are gone.

use crate::support::{LONG, never};
use crate::world::{World, evaluate};
use cdpwire::protocol::runtime::Evaluate;
use cdpwire::protocol::{debugger, target};
use cdpwire::{Answer, BridgeMode, Browser, ConnectOptions, Error, Filter};
use serde_json::json;
use std::time::Duration;

/// T1, T2, T4, T5, T7, and items 7 and 8 of the list: two sessions of one page do not share what
/// is enabled; one that is detached, unknown or silent ends its calls and nobody else's.
#[test]
fn sessions_of_one_page_are_apart_and_end_apart() {
    let world = World::new();
    let page = world.open("a.test", "/plain");
    let attach = target::AttachToTarget::new(page.id().clone()).with(|p| p.flatten = Some(true));
    let own = world.browser.session(world.browser.call(&attach).unwrap().session_id);
    assert_ne!(own.session_id(), page.session_id());
    own.call(&debugger::Enable::new()).unwrap();
    let parsed = own.subscribe_raw(&Filter::method("Debugger.scriptParsed"));
    let others = page.subscribe_raw(&Filter::method("Debugger.scriptParsed"));
    evaluate(&world.main_frame(&page), "1 + 1");
    parsed.next(LONG).unwrap();
    assert!(others.next(Duration::from_millis(50)).is_err());
    // A deadline of one call ends that call.
    let short = own.with_timeout(Duration::from_millis(100));
    assert!(short.call(&never()).unwrap_err().is_timeout());
    assert_eq!(own.call(&Evaluate::new("7")).unwrap().result.value.unwrap().to_text(), "7");
    let refused = own.call_raw("Page.noSuchThing", ()).unwrap_err();
    assert!(refused.to_string().contains("Page.noSuchThing"), "{refused}");
    let waiting = own.send(&never());
    let id = own.session_id().cloned();
    let detach = target::DetachFromTarget::new().with(|p| p.session_id = id);
    world.browser.call(&detach).unwrap();
    assert!(matches!(waiting.wait().unwrap_err(), Error::SessionGone(_)));
    assert!(matches!(own.call(&Evaluate::new("1")).unwrap_err(), Error::SessionGone(_)));
    let nobody = world.browser.session("0123456789ABCDEF0123456789ABCDEF");
    let error = nobody.call(&Evaluate::new("1")).unwrap_err();
    assert!(matches!(&error, Error::SessionGone(_)) && error.is_page_gone(), "{error}");
    // The engine's own session is none the worse, and tells values as they are.
    for (source, told) in [("1 / 0", "Infinity"), ("0 / 0", "NaN"), ("10n", "10n"), ("-0", "-0")] {
        let answer = page.call(&Evaluate::new(source)).unwrap();
        let text = answer.result.unserializable_value.unwrap();
        assert_eq!(text.as_str(), told, "{source}");
    }
    let snapshot = world.browser.snapshot();
    assert_eq!(snapshot.target(page.id()).unwrap().session.as_ref(), page.session_id());
}

/// Two supervisors of one browser: each sees both pages, works on its own, and answers what is
/// asked of it; neither changes what the other works on. Without the bridge: each answers so fast
/// that the other would take it for a machine that dismisses everything.
#[test]
fn two_supervisors_work_beside_each_other() {
    let foreign = crate::support::Foreign::start();
    let connect = ConnectOptions::default().bridge(BridgeMode::Off);
    let client = || Browser::connect_with(&foreign.url, &connect).unwrap();
    let clients: Vec<Browser> = (0..2).map(|_| client()).collect();
    let pages: Vec<_> =
        clients.iter().map(|c| c.new_page("data:text/html,<title>t</title>").unwrap()).collect();
    std::thread::scope(|scope| {
        for (index, (client, page)) in clients.iter().zip(&pages).enumerate() {
            scope.spawn(move || {
                for round in 0..10 {
                    let text = format!("{index}-{round}");
                    let ask = format!("void setTimeout(() => {{ answer = prompt({text:?}) }})");
                    page.call(&Evaluate::new(ask)).unwrap();
                    let mine = |s: &cdpwire::Snapshot| {
                        s.pending_dialogs.iter().find(|d| d.page == *page.id()).cloned()
                    };
                    let snapshot = client.wait_until(LONG, |s| mine(s).is_some()).unwrap();
                    let dialog = mine(&snapshot).unwrap();
                    assert_eq!(*dialog.message, *text);
                    let answer = Answer::accept().text(text.clone()).dialog(&*dialog.id);
                    client.respond(&answer).unwrap();
                    let received = page.call(&Evaluate::new("answer")).unwrap();
                    assert_eq!(received.result.value.unwrap().to_text(), json!(text).to_string());
                }
            });
        }
    });
    // What the one closed, the other saw closed by somebody else, and holds nothing open.
    for client in &clients {
        client.wait_until(LONG, |s| s.pending_dialogs.is_empty()).unwrap();
    }
}
