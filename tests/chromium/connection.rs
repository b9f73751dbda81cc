//! Connecting to browsers that run already, in every state that they may be in.

use crate::support::{
    Document, Foreign, LONG, Site, evaluate, launch, never, renderers_of, signal, wait_until,
};
use cdpwire::error::{CloseReason, Error, SessionEnd};
use cdpwire::limits::Limits;
use cdpwire::protocol::{page, runtime, target};
use cdpwire::{Browser, ConnectOptions, Page, Target, TargetKind, TargetState};
use std::sync::Arc;
use std::time::{Duration, Instant};

const DOCUMENTS: &[Document] = &[
    (
        "/outer",
        "text/html",
        "<title>outer</title><iframe src='http://127.0.0.1:{port}/inner'></iframe><script>\
         navigator.serviceWorker.register('/worker.js')</script>",
    ),
    ("/inner", "text/html", "<title>inner</title><script>var here = 'inner'</script>"),
    ("/worker.js", "text/javascript", "self.here = 'worker'"),
    ("/plain", "text/html", "<title>plain</title>"),
];

fn find(browser: &Browser, what: impl Fn(&Target) -> bool) -> Arc<Target> {
    let wanted = |target: &&Arc<Target>| what(target);
    let snapshot = browser
        .wait_until(LONG, |snapshot| snapshot.targets.iter().any(|target| wanted(&target)))
        .unwrap_or_else(|error| panic!("{error}: {:#?}", browser.snapshot().targets));
    snapshot.targets.iter().find(wanted).unwrap().clone()
}

fn page_at(browser: &Browser, url: &str) -> Page {
    let target = find(browser, |target| &*target.url == url && target.session.is_some());
    browser.page(&target.id, LONG).unwrap()
}

#[test]
fn every_form_of_endpoint_leads_to_the_same_browser() {
    let foreign = Foreign::start();
    let port = foreign.port();
    let made = foreign.connect().new_page("data:text/html,mine").unwrap().id().clone();
    let endpoints = [
        foreign.url.clone(),
        format!("http://127.0.0.1:{port}"),
        format!("http://localhost:{port}/"),
        format!("http://127.0.0.1:{port}/json/version"),
        format!("ws://localhost:{port}{}", &foreign.url[foreign.url.find("/devtools").unwrap()..]),
        format!("127.0.0.1:{port}"),
        format!("localhost:{port}"),
        port.to_string(),
    ];
    for endpoint in endpoints {
        let browser = Browser::connect(&endpoint).unwrap();
        assert!(browser.snapshot().target(&made).is_some(), "{endpoint}");
        let page = browser.page(&made, LONG).unwrap();
        wait_until(&endpoint, || evaluate(&page, "document.body?.textContent") == "mine");
        browser.close().unwrap();
    }
}

#[test]
fn one_page_can_be_connected_to_by_itself() {
    let foreign = Foreign::start();
    let browser = foreign.connect();
    let made = browser.new_page("data:text/html,mine").unwrap();
    let url = format!("ws://127.0.0.1:{}/devtools/page/{}", foreign.port(), made.id().as_str());
    let only = Browser::connect_with(&url, &ConnectOptions::default().supervise(false)).unwrap();
    wait_until("its text", || evaluate(&only, "document.body?.textContent") == "mine");
}

#[test]
fn two_clients_see_the_same_pages_and_do_not_disturb_each_other() {
    let foreign = Foreign::start();
    let (first, second) = (foreign.connect(), foreign.connect());
    let made = first.new_page("data:text/html,<title>one</title>").unwrap();
    let seen = second.page(made.id(), LONG).unwrap();
    assert_ne!(made.session_id(), seen.session_id());
    evaluate(&made, "window.fromFirst = 1");
    assert_eq!(evaluate(&seen, "window.fromFirst"), 1);
    let waiting = seen.send(&never());
    evaluate(&seen, "1");
    first.close().unwrap();
    assert_eq!(evaluate(&seen, "window.fromFirst"), 1, "the other one's end is none of ours");
    assert!(waiting.try_wait().is_err());
    seen.close().unwrap();
    assert!(second.snapshot().target(made.id()).is_none());
}

#[test]
fn pages_frames_and_workers_that_are_there_already_are_attached() {
    let site = Site::serve(DOCUMENTS);
    let foreign = Foreign::start();
    let first = foreign.connect();
    let outer_url = site.url("localhost", "/outer");
    first.new_page(&outer_url).unwrap();
    find(&first, |target| target.kind == TargetKind::ServiceWorker);
    find(&first, |target| target.kind == TargetKind::Iframe);
    first.close().unwrap();
    for _ in 0..3 {
        let browser = foreign.connect();
        // All there when connecting returns.
        let known = |kind: TargetKind| {
            let snapshot = browser.snapshot();
            let found = snapshot.targets.iter().find(|target| target.kind == kind).cloned();
            found.unwrap_or_else(|| panic!("no {}: {:#?}", kind.as_str(), snapshot.targets))
        };
        known(TargetKind::Page);
        let page = page_at(&browser, &outer_url);
        let frame =
            find(&browser, |target| target.kind == TargetKind::Iframe && target.session.is_some());
        assert_eq!(frame.parent.as_ref(), Some(page.id()));
        let worker = find(&browser, |target| {
            target.kind == TargetKind::ServiceWorker && target.session.is_some()
        });
        wait_until("its title", || evaluate(&page, "document.title") == "outer");
        let frame_session = browser.attached(&frame.id).unwrap();
        wait_until("its script", || evaluate(&frame_session, "window.here") == "inner");
        // It may have been started for us, and then it runs its script only now.
        let worker = browser.attached(&worker.id).unwrap();
        wait_until("its script", || evaluate(&worker, "self.here") == "worker");
        page.call(&page::Navigate::new(site.url("localhost", "/plain"))).unwrap();
        browser
            .wait_until(LONG, |snapshot| {
                snapshot.target(&frame.id).is_none_or(|t| t.session.is_none())
            })
            .unwrap();
        page.call(&page::Navigate::new(outer_url.clone())).unwrap();
        find(&browser, |target| target.kind == TargetKind::Iframe && target.session.is_some());
        drop(browser);
    }
}

#[test]
fn a_stopped_renderer_degrades_alone() {
    let site = Site::serve(DOCUMENTS);
    let mut limits = Limits::default();
    limits.target_setup = Duration::from_secs(1);
    let foreign = Foreign::start();
    let first = foreign.connect();
    let good = first.new_page(&site.url("localhost", "/plain")).unwrap();
    let before = renderers_of(foreign.process.pid());
    let bad = first.new_page(&site.url("127.0.0.1", "/plain")).unwrap();
    evaluate(&bad, "1");
    let pid = {
        // A site has its renderer: the one that is new, or the spare that the page took.
        let mut busy = None;
        for pid in renderers_of(foreign.process.pid()) {
            signal("STOP", pid);
            let quick = bad.with_timeout(Duration::from_millis(500));
            if quick.call(&runtime::Evaluate::new("1")).is_err() {
                busy = Some(pid);
                break;
            }
            signal("CONT", pid);
        }
        busy.unwrap_or_else(|| panic!("no renderer holds the page; before: {before:?}"))
    };
    drop(first);
    let started = Instant::now();
    let options = ConnectOptions::default().limits(limits);
    let browser = Browser::connect_with(&foreign.url, &options).unwrap();
    let connected = started.elapsed();
    assert!(connected < Duration::from_secs(20), "{connected:?}");
    let page = browser.page(good.id(), LONG).unwrap();
    wait_until("its title", || evaluate(&page, "document.title") == "plain");
    let state = |state: TargetState| {
        browser
            .wait_until(LONG, |snapshot| {
                snapshot.target(bad.id()).is_some_and(|target| target.state == state)
            })
            .unwrap()
    };
    state(TargetState::Degraded);
    let stopped = browser.page(bad.id(), LONG).unwrap();
    let quick = stopped.with_timeout(Duration::from_millis(300));
    assert!(quick.call(&runtime::Evaluate::new("1")).unwrap_err().is_timeout());
    let fresh = browser.new_page("about:blank").unwrap();
    assert_eq!(evaluate(&fresh, "6 * 7"), 42);
    signal("CONT", pid);
    state(TargetState::Ready);
    assert_eq!(evaluate(&stopped, "document.title"), "plain");
}

fn crash(page: &Page) {
    // It answers nothing, by its nature; dropped at once it might not even be sent.
    let _crash = page.send(&page::Crash::new());
    page.wait_until(LONG, |snapshot| {
        snapshot.target(page.id()).is_some_and(|target| target.state == TargetState::Crashed)
    })
    .unwrap();
}

fn end_of(error: &Error) -> SessionEnd {
    match error {
        Error::SessionGone(gone) => gone.end,
        other => panic!("not a session that is gone: {other}"),
    }
}

#[test]
fn a_crash_ends_what_waits_in_that_page_only_and_reload_revives_it() {
    let site = Site::serve(DOCUMENTS);
    let browser = launch();
    let url = site.url("localhost", "/plain");
    let other = browser.new_page(&site.url("127.0.0.1", "/plain")).unwrap();
    let untouched = other.send(&never());
    for revive in ["reload", "navigate", "navigate to another site"] {
        let page = browser.new_page(&url).unwrap();
        let waiting = page.send(&never());
        evaluate(&page, "1");
        let started = Instant::now();
        let _crash = page.send(&page::Crash::new());
        assert_eq!(end_of(&waiting.wait().unwrap_err()), SessionEnd::Crashed);
        let took = started.elapsed();
        assert!(took < Duration::from_secs(15), "{took:?}");
        let started = Instant::now();
        let error = page.call(&runtime::Evaluate::new("1")).unwrap_err();
        assert_eq!(end_of(&error), SessionEnd::Crashed);
        assert!(started.elapsed() < Duration::from_secs(15), "{:?}", started.elapsed());
        wait_until("its title", || evaluate(&other, "document.title") == "plain");
        match revive {
            "reload" => drop(page.call(&page::Reload::new()).unwrap()),
            "navigate" => drop(page.call(&page::Navigate::new(url.clone())).unwrap()),
            _ => {
                let elsewhere = site.url("127.0.0.1", "/plain");
                drop(page.call(&page::Navigate::new(elsewhere)).unwrap());
            }
        }
        page.wait_until(LONG, |snapshot| {
            snapshot.target(page.id()).is_some_and(|target| target.state == TargetState::Ready)
        })
        .unwrap();
        // The state is true: calls work from now on.
        let answer = page.call(&runtime::Evaluate::new("6 * 7"));
        assert!(answer.is_ok(), "{revive}: {answer:?}");
        wait_until("its title", || evaluate(&page, "document.title") == "plain");
        page.close().unwrap();
    }
    assert!(untouched.try_wait().is_err(), "a call in another page still waits");
}

#[test]
fn a_crashed_page_can_be_closed_and_the_kill_of_a_renderer_is_a_crash() {
    let browser = launch();
    let page = browser.new_page("data:text/html,x").unwrap();
    crash(&page);
    page.close().unwrap();
    assert!(browser.snapshot().target(page.id()).is_none());
    let site = Site::serve(DOCUMENTS);
    let page = browser.new_page(&site.url("localhost", "/plain")).unwrap();
    let waiting = page.send(&never());
    evaluate(&page, "1");
    for pid in renderers_of(browser_pid(&browser)) {
        signal("KILL", pid);
    }
    assert_eq!(end_of(&waiting.wait().unwrap_err()), SessionEnd::Crashed);
    page.call(&page::Reload::new()).unwrap();
    page.wait_until(LONG, |snapshot| {
        snapshot.target(page.id()).is_some_and(|target| target.state == TargetState::Ready)
    })
    .unwrap();
    wait_until("its title", || evaluate(&page, "document.title") == "plain");
}

fn browser_pid(browser: &Browser) -> u32 {
    let answer = browser.call_raw("SystemInfo.getProcessInfo", ()).unwrap().to_value().unwrap();
    let list = answer["processInfo"].as_array().unwrap();
    let main = list.iter().find(|process| process["type"] == "browser").unwrap();
    u32::try_from(main["id"].as_u64().unwrap()).unwrap()
}

#[test]
fn two_hundred_pages_in_one_browser_answer_as_one_does() {
    let browser = launch();
    let one = browser.new_page("about:blank").unwrap();
    let cost = |page: &Page| {
        let mut times: Vec<Duration> = (0..50)
            .map(|_| {
                let started = Instant::now();
                evaluate(page, "1");
                started.elapsed()
            })
            .collect();
        times.sort();
        times[times.len() / 2]
    };
    let alone = cost(&one);
    // Sessions, not processes: fifty more of each of four pages.
    let mut sessions = Vec::new();
    for _ in 0..4 {
        let page = browser.new_page("about:blank").unwrap();
        for _ in 0..50 {
            let attach =
                target::AttachToTarget::new(page.id().clone()).with(|p| p.flatten = Some(true));
            let session = browser.session(browser.call(&attach).unwrap().session_id);
            assert_ne!(session.session_id(), page.session_id());
            sessions.push(session);
        }
    }
    assert!(browser.snapshot().sessions >= 205, "{}", browser.snapshot().sessions);
    let pending: Vec<_> = sessions
        .iter()
        .enumerate()
        .map(|(index, session)| session.send(&runtime::Evaluate::new(index.to_string())))
        .collect();
    for (index, answer) in pending.into_iter().enumerate() {
        let value = answer.wait().unwrap().result.value.unwrap();
        assert_eq!(value.to_text(), index.to_string());
    }
    let among_many = cost(&one);
    eprintln!("a call alone {alone:?}, among 200 sessions {among_many:?}");
    assert!(among_many < alone * 5 + Duration::from_millis(2), "{alone:?} {among_many:?}");
    browser.close().unwrap();
    for session in sessions {
        let error = session.call(&runtime::Evaluate::new("1")).unwrap_err();
        let Error::Disconnected(closed) = error else { panic!("{error}") };
        assert_eq!(closed.reason, CloseReason::Local);
    }
}
