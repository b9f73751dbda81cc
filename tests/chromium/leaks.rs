//! Whatever ends a browser or its owner: nothing is left.

use crate::support::{
    Census, Owner, browsers_below, evaluate, isolated, launch, never, owner_of, processes_with,
    signal, wait_until,
};
use cdpwire::error::{CloseReason, Error, LaunchFailure};
use cdpwire::host::{self, LaunchOptions};
use cdpwire::{Browser, ConnectOptions, Filter};
use std::os::unix::fs::PermissionsExt;
use std::time::{Duration, Instant};

/// A call that is open when its browser ends says so at once; how long it may take to say it.
const AT_ONCE: Duration = Duration::from_secs(10);

/// Calls in another thread, until its browser's end; gives the error and how long after
/// `started` it came.
fn blocked(browser: &Browser) -> std::thread::JoinHandle<(Error, Instant)> {
    let page = browser.new_page("about:blank").unwrap();
    let (ready, is_ready) = std::sync::mpsc::channel();
    let thread = std::thread::spawn(move || {
        let call = page.send(&never());
        // Its own session answers in order, so once this came back the other has been sent.
        evaluate(&page, "1");
        ready.send(()).unwrap();
        let error = call.wait().unwrap_err();
        // The last handle goes here.
        drop(page);
        (error, Instant::now())
    });
    is_ready.recv().unwrap();
    thread
}

fn reason(error: Error) -> CloseReason {
    match error {
        Error::Disconnected(closed) => closed.reason.clone(),
        other => panic!("not disconnected: {other}"),
    }
}

fn only_browser() -> u32 {
    let found = browsers_below(&std::env::temp_dir());
    assert_eq!(found.len(), 1, "{found:?}");
    found[0]
}

fn close() {
    let browser = launch();
    evaluate(&browser.new_page("about:blank").unwrap(), "6 * 7");
    browser.close().unwrap();
    browser.close().unwrap();
    browser.quit().unwrap();
    assert_eq!(browser.closed(), Some(CloseReason::Local));
}

fn drop_the_last_handle() {
    let browser = launch();
    let page = browser.new_page("about:blank").unwrap();
    let events = browser.subscribe_all(Filter::all());
    drop(browser);
    assert_eq!(evaluate(&page, "6 * 7"), 42);
    drop(page);
    assert_eq!(browsers_below(&std::env::temp_dir()).len(), 1, "a subscription holds it");
    let started = Instant::now();
    drop(events);
    assert!(started.elapsed() < Duration::from_secs(20), "{:?}", started.elapsed());
    assert!(browsers_below(&std::env::temp_dir()).is_empty(), "gone when drop returns");
}

fn kill_the_browser() {
    let browser = launch();
    let thread = blocked(&browser);
    let killed = Instant::now();
    signal("KILL", only_browser());
    let (error, when) = thread.join().unwrap();
    assert!(when - killed < AT_ONCE, "{:?}", when - killed);
    let CloseReason::ProcessExited(how) = reason(error) else { panic!("another reason") };
    assert!(how.contains("SIGKILL"), "{how}");
    let later = browser.call_raw("Browser.getVersion", ()).unwrap_err();
    assert_eq!(reason(later), CloseReason::ProcessExited(how));
}

fn close_while_another_thread_waits() {
    let browser = launch();
    let thread = blocked(&browser);
    let closed = Instant::now();
    browser.close().unwrap();
    let (error, when) = thread.join().unwrap();
    assert!(when - closed < Duration::from_secs(3), "{:?}", when - closed);
    // The browser may close its pages before its connection.
    assert!(error.is_disconnected() || error.is_page_gone(), "{error}");
}

fn drop_while_another_thread_waits() {
    let browser = launch();
    let page = browser.new_page("about:blank").unwrap();
    let thread = std::thread::spawn(move || {
        let patient = page.with_timeout(Duration::from_millis(300));
        patient.call(&never()).unwrap_err()
    });
    drop(browser);
    let error = thread.join().unwrap();
    assert!(error.is_timeout(), "the other handle keeps the browser: {error}");
}

fn panic_in_the_owner() {
    let thread = std::thread::spawn(|| {
        let browser = launch();
        let _page = browser.new_page("about:blank").unwrap();
        panic!("as a test does it");
    });
    assert!(thread.join().is_err());
}

fn launched_by_a_thread_that_ends() {
    let browser = std::thread::spawn(launch).join().unwrap();
    let page = browser.new_page("about:blank").unwrap();
    assert_eq!(evaluate(&page, "6 * 7"), 42);
    drop(browser);
    page.close().unwrap();
}

fn two_at_once() {
    let threads = [std::thread::spawn(launch), std::thread::spawn(launch)];
    let browsers = threads.map(|thread| thread.join().unwrap());
    assert_eq!(browsers_below(&std::env::temp_dir()).len(), 2);
    for browser in &browsers {
        evaluate(&browser.new_page("about:blank").unwrap(), "1");
    }
}

#[test]
fn fifty_cycles_leave_nothing() {
    isolated("leaks::fifty_cycles_leave_nothing", || {
        let kinds: [(&str, fn()); 8] = [
            ("close", close),
            ("drop of the last handle", drop_the_last_handle),
            ("kill of the browser", kill_the_browser),
            ("close while another thread waits", close_while_another_thread_waits),
            ("drop while another thread waits", drop_while_another_thread_waits),
            ("panic in the owner", panic_in_the_owner),
            ("launch by a thread that ends", launched_by_a_thread_that_ends),
            ("two at once", two_at_once),
        ];
        // What is made once and kept (the certificates, say) is made now.
        close();
        let before = Census::settled();
        assert!(before.children.is_empty() && before.users.is_empty() && before.files.is_empty());
        for cycle in 0..44 {
            let (name, run) = kinds[cycle % kinds.len()];
            let started = Instant::now();
            run();
            eprintln!("{name}: {:?}", started.elapsed());
            before.assert_same_again(name);
        }
    });
}

const OWNERS: &str = "leaks::an_owner_that_ends_in_any_way_takes_its_browser_along";

/// The body of the process that owns a browser and ends.
fn own_and_end(how: &str) {
    let browser = launch();
    let page = browser.new_page("about:blank").unwrap();
    let waiting = page.clone();
    let thread = std::thread::spawn(move || waiting.call(&never()));
    println!("\nready");
    match how {
        "exit" => std::process::exit(0),
        "abort" => std::process::abort(),
        _ => drop(thread.join()),
    }
}

#[test]
fn an_owner_that_ends_in_any_way_takes_its_browser_along() {
    if let Some(how) = owner_of(OWNERS) {
        return own_and_end(&how);
    }
    isolated(OWNERS, || {
        let before = Census::settled();
        let directory = std::env::temp_dir();
        for how in ["exit", "kill", "abort", "kill", "exit", "kill"] {
            let mut owner = Owner::start(OWNERS, how, &directory);
            owner.wait_for("ready");
            if how == "kill" {
                owner.child.kill().unwrap();
            }
            owner.child.wait().unwrap();
            drop(owner);
            let text = directory.display().to_string();
            let gone = wait_until("the end of the browser", || {
                processes_with(&text).iter().all(|pid| *pid == std::process::id())
            });
            eprintln!("{how}: the browser was gone {gone:?} after its owner");
            assert!(gone < Duration::from_secs(5), "{gone:?}");
            // A process that is ending has given its command line back and is still there for a
            // moment: a sweep that comes that early rightly leaves the profile alone.
            let mut swept = 0;
            wait_until("the sweep of its profile", || {
                swept += host::sweep();
                swept > 0
            });
            assert_eq!(swept, 1, "its profile is left to the next launch");
            before.assert_same_again(how);
        }
    });
}

#[test]
fn twenty_failed_launches_leave_nothing() {
    isolated("leaks::twenty_failed_launches_leave_nothing", || {
        let directory = std::env::temp_dir().join("fakes");
        std::fs::create_dir(&directory).unwrap();
        let fakes = [
            ("exit 1", LaunchFailure::ExitedEarly),
            ("echo no such option >&2; exit 0", LaunchFailure::WrongProgram),
            ("exec sleep 600", LaunchFailure::NoEndpoint),
            ("sleep 600 & sleep 601 & exit 3", LaunchFailure::ExitedEarly),
            ("exec 3<&- 4>&-; exec sleep 602", LaunchFailure::NoEndpoint),
        ];
        let program = directory.join("fake");
        let before = Census::settled();
        for _ in 0..4 {
            for (script, expected) in fakes {
                std::fs::write(&program, format!("#!/bin/sh\n{script}\n")).unwrap();
                let mode = std::fs::Permissions::from_mode(0o755);
                std::fs::set_permissions(&program, mode).unwrap();
                let options =
                    LaunchOptions::new().executable(&program).timeout(Duration::from_millis(700));
                let started = Instant::now();
                let error = Browser::launch_with(&options, &ConnectOptions::default()).unwrap_err();
                let Error::Launch(launch) = &error else { panic!("{script}: {error}") };
                assert_eq!(launch.kind, expected, "{script}: {error}");
                assert!(started.elapsed() < Duration::from_secs(25), "{:?}", started.elapsed());
                std::fs::remove_file(&program).unwrap();
                let left = processes_with("sleep 60");
                assert!(left.is_empty(), "{script}: {left:?}");
                before.assert_same_again(script);
            }
        }
        std::fs::remove_dir(&directory).unwrap();
    });
}
