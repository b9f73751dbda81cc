//! Navigations that fail, are overtaken or come back: what is known of the page afterwards.

use crate::support::{LONG, never, wait_until};
use crate::world::{Reply, World, evaluate};
use cdpwire::protocol::page;
use cdpwire::protocol::runtime::Evaluate;
use cdpwire::{Error, Page, Snapshot, Unreachable};
use serde_json::json;
use std::net::TcpListener;
use std::time::{Duration, Instant};

fn navigate(page: &Page, url: &str) -> Option<String> {
    page.call(&page::Navigate::new(url)).unwrap().error_text
}

fn url_ends(world: &World, page: &Page, end: &str) {
    let there = |s: &Snapshot| {
        s.page(page.id()).and_then(|p| p.frames.top()).is_some_and(|f| f.url.ends_with(end))
    };
    if world.browser.wait_until(LONG, there).is_err() {
        panic!("not at {end}: {:#?}", world.browser.snapshot().page(page.id()));
    }
}

/// N1, N2, N4, N9, N10: no document, a bad one, none to be shown.
#[test]
fn a_navigation_that_fails_says_why_and_leaves_a_page_that_works() {
    let world = World::new();
    let page = world.open("a.test", "/plain");
    let nobody = TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap().port();
    for (url, reason) in [
        (format!("http://b.test:{nobody}/"), "net::ERR_CONNECTION_REFUSED"),
        // Somebody who does not speak TLS.
        (world.site.url("a.test", "/plain").replace("http:", "https:"), "net::ERR_"),
        ("http://nowhere.invalid/".to_owned(), "net::ERR_NAME_NOT_RESOLVED"),
    ] {
        let error = navigate(&page, &url).unwrap_or_default();
        assert!(error.starts_with(reason), "{url}: {error}");
        let failed = |s: &Snapshot| {
            let top = s.page(page.id()).and_then(|p| p.frames.top());
            top.is_some_and(
                |f| matches!(&f.unreachable, Some(Unreachable::Failed(at)) if **at == *url),
            )
        };
        world.browser.wait_until(LONG, failed).unwrap();
        assert_eq!(evaluate(&world.main_frame(&page), "1 + 1"), json!(2));
    }
    assert_eq!(navigate(&page, &world.site.url("a.test", "/plain")), None);
    url_ends(&world, &page, "/plain");
    let frame = world.main_frame(&page);
    let loader = frame.state().unwrap().loader.clone();
    for path in ["/204", "/download"] {
        let error = navigate(&page, &world.site.url("a.test", path));
        assert_eq!(error.as_deref(), Some("net::ERR_ABORTED"), "{path}");
        assert_eq!(evaluate(&frame, "document.title"), json!("Plain"), "{path}");
        assert_eq!(frame.state().unwrap().loader, loader, "{path}");
    }
    for url in ["about:blank", "data:text/html,<title>d</title>"] {
        assert_eq!(navigate(&page, url), None);
        url_ends(&world, &page, url);
        assert_eq!(evaluate(&world.main_frame(&page), "1 + 1"), json!(2));
    }
}

/// N3, N5, N13, N14, N17: another process by header, one navigation overtaken by another, a page
/// that is closed under its callers.
#[test]
fn an_overtaken_navigation_and_a_closed_page_keep_nobody_waiting() {
    let world = World::new();
    let coop = Reply::html("<title>coop</title>")
        .header("cross-origin-opener-policy", "same-origin")
        .header("cross-origin-embedder-policy", "require-corp");
    world.site.route("*", "/coop", coop);
    world.site.route("*", "/to-coop", Reply::redirect("/coop"));
    let page = world.open("a.test", "/plain");
    let id = world.main_frame(&page).id().clone();
    for path in ["/coop", "/plain", "/to-coop"] {
        assert_eq!(navigate(&page, &world.site.url("a.test", path)), None);
        url_ends(&world, &page, path.trim_start_matches("/to-"));
        assert_eq!(*world.main_frame(&page).id(), id);
    }
    // Held by the server, then overtaken.
    let held = page.send(&page::Navigate::new(world.site.url("a.test", "/slow")));
    world.site.wait_for(LONG, |request| request.path == "/slow").unwrap();
    // Meanwhile a question is held back by the browser, and its caller's deadline holds.
    let began = Instant::now();
    let asked = page.with_timeout(Duration::from_millis(300)).call(&Evaluate::new("1"));
    assert!(asked.is_ok() || asked.unwrap_err().is_timeout());
    assert!(began.elapsed() < Duration::from_secs(20));
    assert_eq!(navigate(&page, &world.site.url("a.test", "/local")), None);
    assert_eq!(held.wait().unwrap().error_text.as_deref(), Some("net::ERR_ABORTED"));
    url_ends(&world, &page, "/local");
    let twice = "location = '/slow'; location = '/plain'; 1";
    page.call(&Evaluate::new(twice)).unwrap();
    url_ends(&world, &page, "/plain");
    // Everybody who waits in a page is told that it was closed, at once.
    let frame = world.main_frame(&page);
    std::thread::scope(|scope| {
        let waiting = scope.spawn(|| frame.call(&never()).unwrap_err());
        let pending: Vec<_> = (0..5).map(|_| page.send(&never())).collect();
        let began = Instant::now();
        page.close().unwrap();
        for pending in pending {
            assert!(matches!(pending.wait().unwrap_err(), Error::SessionGone(_)));
        }
        let error = waiting.join().unwrap();
        let told = matches!(error, Error::SessionGone(_) | Error::Misuse(_));
        assert!(told, "{error}");
        assert!(began.elapsed() < Duration::from_secs(20));
        page.close().unwrap();
    });
}

/// N11: back, forward and the page that the browser kept alive meanwhile, frames included.
#[test]
fn going_back_brings_back_the_page_and_its_frames() {
    let world = World::new();
    let page = world.open("a.test", "/nested");
    let hosts = |s: &Snapshot| -> Vec<String> {
        let Some(state) = s.page(page.id()) else { return Vec::new() };
        let host = |url: &str| url.split(['/', ':']).nth(3).unwrap_or_default().to_owned();
        state.frames.frames.iter().map(|frame| host(&frame.url)).collect()
    };
    let all = ["a.test", "b.test", "c.test"];
    let wait = |expected: &[&str]| {
        if world.browser.wait_until(LONG, |s| hosts(s) == expected).is_err() {
            panic!("{expected:?}, not {:?}", hosts(&world.browser.snapshot()));
        }
    };
    wait(&all);
    // Chromium gives the frames of a page that is brought back new sessions while it does so: who
    // asks in that moment is told, and asks again.
    let answers = |host: &str| {
        wait_until(host, || {
            let frame = world.frame(&page, |f| f.url.contains(host));
            let asked = frame.call(&Evaluate::new("location.hostname"));
            let told = |error: &Error| {
                matches!(error, Error::SessionGone(_) | Error::Navigated(_) | Error::Misuse(_))
            };
            assert!(asked.as_ref().err().is_none_or(told), "{asked:?}");
            asked.ok().and_then(|a| a.result.value).is_some_and(|v| v.to_text().contains(host))
        });
    };
    assert_eq!(navigate(&page, &world.site.url("b.test", "/plain")), None);
    wait(&["b.test"]);
    let go = |step: i64| {
        // For a moment after it brought a page back, Chromium has no active page in the session.
        let mut history = None;
        wait_until("the history", || {
            history = page.call(&page::GetNavigationHistory::new()).ok();
            history.is_some()
        });
        let history = history.unwrap();
        let at = usize::try_from(history.current_index + step).unwrap();
        let entry = history.entries[at].id;
        page.call(&page::NavigateToHistoryEntry::new(entry)).unwrap();
    };
    for _ in 0..2 {
        go(-1);
        wait(&all);
        for host in all {
            answers(host);
        }
        go(1);
        wait(&["b.test"]);
        answers("b.test");
    }
    // By the page's own history, and a reload.
    page.call(&Evaluate::new("history.back()")).unwrap();
    wait(&all);
    page.call(&page::Reload::new()).unwrap();
    wait(&all);
    answers("c.test");
}
