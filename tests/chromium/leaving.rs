//! Pages that ask before they are left, and what goes on afterwards.

use crate::support::LONG;
use crate::world::{Reply, World, evaluate};
use cdpwire::protocol::runtime::Evaluate;
use cdpwire::protocol::{input, page, target};
use cdpwire::{
    Answer, Browser, ClosedBy, DialogKind, DialogPolicy, Error, Frame, Page, PolicyScope,
};
use serde_json::json;
use std::time::{Duration, Instant};

/// From here on the page asks before it is left.
fn arm(frame: &Frame) {
    let script = "addEventListener('beforeunload', e => e.preventDefault()); 1";
    frame.call(&Evaluate::new(script).with(|p| p.user_gesture = Some(true))).unwrap();
}

fn dismiss_leaving(browser: &Browser) {
    let dialog = browser.wait_for_dialog(LONG).unwrap();
    assert_eq!(dialog.kind, DialogKind::BeforeUnload);
    browser.respond(&Answer::dismiss()).unwrap();
}

fn click(page: &Page, x: f64, y: f64) -> Result<(), Error> {
    let session = page.interruptible().with_timeout(LONG);
    for kind in ["mousePressed", "mouseReleased"] {
        let event = input::DispatchMouseEvent::new(kind, x, y)
            .with(|p| (p.button, p.click_count) = (Some("left".into()), Some(1)));
        session.call(&event)?;
    }
    Ok(())
}

/// D12, D14, D15, D16: whatever wants to leave, a page that stays is as it was, as often as it
/// likes, and can be closed at last.
#[test]
fn a_page_that_stays_goes_on_as_before() {
    let world = World::new();
    world.site.route(
        "*",
        "/form",
        Reply::html(
            "<body style='margin:0'><a href='/local' style='position:fixed;left:0;top:0;width:\
             100px;height:100px;display:block'>away</a><button onclick='clicks++' style='position:\
             fixed;left:200px;top:0;width:100px;height:100px'>b</button><script>clicks = 0</script>",
        ),
    );
    let page = world.open("a.test", "/form");
    let frame = world.main_frame(&page);
    arm(&frame);
    for _ in 0..2 {
        // A script that reloads: it waits for the answer itself.
        let reload = page.interruptible().call(&Evaluate::new("void location.reload()"));
        assert!(matches!(reload, Ok(_) | Err(Error::Blocked(_))), "{reload:?}");
        dismiss_leaving(&world.browser);
        assert_eq!(evaluate(&frame, "1 + 1"), json!(2));
        // A link: the click returns, answered or with the dialog.
        match click(&page, 50.0, 50.0) {
            Ok(()) => {}
            Err(Error::Blocked(blocked)) => assert_eq!(&*blocked.kind, "beforeunload"),
            Err(error) => panic!("{error}"),
        }
        dismiss_leaving(&world.browser);
        // The address bar.
        let waiting = page.send(&page::Navigate::new(world.site.url("b.test", "/plain")));
        dismiss_leaving(&world.browser);
        assert_eq!(waiting.wait().unwrap().error_text.as_deref(), Some("net::ERR_ABORTED"));
        // Closing, asked for kindly.
        let closing = page.send(&page::Close::new());
        dismiss_leaving(&world.browser);
        drop(closing);
        let clicks = evaluate(&frame, "clicks");
        click(&page, 250.0, 50.0).unwrap();
        let more = evaluate(&frame, "clicks");
        assert_eq!(more.as_u64(), clicks.as_u64().map(|clicks| clicks + 1));
        let fetched = evaluate(&frame, "fetch('/plain').then(r => r.status)");
        assert_eq!(fetched, json!(200));
    }
    assert_eq!(world.browser.snapshot().pages.len(), world.browser.pages().len());
    // Closed by accepting what it asks.
    let closing = page.send(&page::Close::new());
    world.browser.wait_for_dialog(LONG).unwrap();
    world.browser.respond(&Answer::accept()).unwrap();
    drop(closing);
    world.browser.wait_until(LONG, |s| s.target(page.id()).is_none()).unwrap();
    // Or by policy, which nobody has to be there for.
    let leave = PolicyScope::all().kind(DialogKind::BeforeUnload);
    world.browser.set_dialog_policy(leave, Some(DialogPolicy::AutoAccept));
    let page = world.open("a.test", "/form");
    arm(&world.main_frame(&page));
    let answer = page.call(&page::Navigate::new(world.site.url("b.test", "/plain"))).unwrap();
    assert_eq!(answer.error_text, None);
    let snapshot = world.browser.snapshot();
    assert_eq!(snapshot.recent_dialogs.last().unwrap().closed.unwrap().1, ClosedBy::AutoPolicy);
}

/// D24: a page that changes its history while it is left does not keep anybody.
#[test]
fn history_changed_while_leaving_does_not_stop_the_navigation() {
    let world = World::new();
    let page = world.open("a.test", "/plain");
    let script = "addEventListener('beforeunload', () => history.replaceState({}, '', '#left')); \
                  addEventListener('pagehide', () => history.pushState({}, '', '#hidden')); 1";
    let frame = world.main_frame(&page);
    frame.call(&Evaluate::new(script).with(|p| p.user_gesture = Some(true))).unwrap();
    let answer = page.call(&page::Navigate::new(world.site.url("b.test", "/plain"))).unwrap();
    assert_eq!(answer.error_text, None);
    world.frame(&page, |f| f.parent.is_none() && f.url.contains("b.test"));
}

/// D4, D17: neither a profile nor a browser is kept from ending by pages that ask.
#[test]
fn what_asks_does_not_keep_its_context_or_browser() {
    let world = World::new();
    let context = world.browser.call(&target::CreateBrowserContext::new()).unwrap();
    let open = || {
        let create = target::CreateTarget::new("about:blank")
            .with(|p| p.browser_context_id = Some(context.browser_context_id.clone()));
        let id = world.browser.call(&create).unwrap().target_id;
        let page = world.browser.page(&id, LONG).unwrap();
        page.call(&page::Navigate::new(world.site.url("a.test", "/plain"))).unwrap();
        let frame = world.frame(&page, |f| f.parent.is_none() && f.url.contains("/plain"));
        (page, frame)
    };
    let (_first, asks) = open();
    arm(&asks);
    let (second, blocked) = open();
    blocked.call(&Evaluate::new("void setTimeout(() => alert('open'))")).unwrap();
    world.browser.wait_for_dialog(LONG).unwrap();
    let waiting = second.send(&Evaluate::new("1"));
    let dispose = target::DisposeBrowserContext::new(context.browser_context_id.clone());
    world.browser.call(&dispose).unwrap();
    let gone =
        |s: &cdpwire::Snapshot| s.pending_dialogs.is_empty() && s.target(second.id()).is_none();
    let snapshot = world.browser.wait_until(LONG, gone).unwrap();
    assert_eq!(snapshot.recent_dialogs.last().unwrap().closed.unwrap().1, ClosedBy::Gone);
    assert!(matches!(waiting.wait().unwrap_err(), Error::SessionGone(_)));
    // And the whole browser.
    let page = world.open("a.test", "/plain");
    arm(&world.main_frame(&page));
    let began = Instant::now();
    world.browser.close().unwrap();
    assert!(began.elapsed() < Duration::from_secs(20), "{:?}", began.elapsed());
}
