//! Every call to the operating system that can fail is made to fail, once and from then on:
//! each run ends soon, with success or a typed error, and leaves nothing.

use crate::peer::{Call, Peer, header, read_head, version};
use crate::support::{Census, Directory, isolated};
use cdpwire::error::{CloseReason, Error};
use cdpwire::failpoint;
use cdpwire::host::{LaunchOptions, Transport};
use cdpwire::{Browser, ConnectOptions, Filter, Result};
use serde_json::json;
use std::io::Write;
use std::net::{TcpListener, TcpStream};
use std::os::unix::fs::PermissionsExt;
use std::path::PathBuf;
use std::time::{Duration, Instant};

/// Calls that are made to fail in each scenario and mode, spread over all of them.
const POINTS: usize = 20;

/// The time of everything that has a deadline.
const PATIENCE: Duration = Duration::from_millis(1_000);

/// What a run may take: its deadline, and ending what was begun, on a machine that has other things
/// to do. A wait for nothing is longer.
const LIMIT: Duration = Duration::from_secs(15);

/// `EIO`, `EMFILE`, `ENOMEM`, `ECONNRESET`.
const ERRORS: [i32; 4] = [5, 24, 12, 104];

/// What a scenario finds.
struct Place {
    port: u16,
    programs: Directory,
}

impl Place {
    /// With a server that goes on for ever.
    fn new() -> Self {
        let listener = TcpListener::bind(("127.0.0.1", 0)).unwrap();
        let port = listener.local_addr().unwrap().port();
        std::thread::spawn(move || {
            for stream in listener.incoming() {
                serve(stream.unwrap(), port);
            }
        });
        Self { port, programs: Directory::new() }
    }

    fn ws(&self) -> String {
        format!("ws://127.0.0.1:{}/devtools/browser/x", self.port)
    }

    fn program(&self, script: &str) -> PathBuf {
        let path = self.programs.path().join("browser");
        if !path.exists() {
            std::fs::write(&path, format!("#!/bin/sh\n{script}\n")).unwrap();
            std::fs::set_permissions(&path, std::fs::Permissions::from_mode(0o755)).unwrap();
        }
        path
    }

    fn launch(&self, script: &str, transport: Transport) -> Result<Browser> {
        let options = LaunchOptions::new()
            .executable(self.program(script))
            .transport(transport)
            .timeout(PATIENCE);
        Browser::launch_with(&options, &connect())
    }
}

fn serve(mut stream: TcpStream, port: u16) {
    stream.set_read_timeout(Some(LIMIT)).unwrap();
    let mut first = [0];
    if !stream.peek(&mut first).is_ok_and(|count| count > 0) {
        return;
    }
    // A client that gives up in the middle of its request panics the reader of heads.
    let Ok(head) = std::panic::catch_unwind(|| {
        let mut reader = stream.try_clone().unwrap();
        reader.set_read_timeout(Some(LIMIT)).unwrap();
        read_head(&mut reader)
    }) else {
        return;
    };
    if header(&head, "upgrade").is_none() {
        let url = format!("ws://127.0.0.1:{port}/devtools/browser/x");
        let body = json!({"webSocketDebuggerUrl": url}).to_string();
        let length = body.len();
        let _ = write!(stream, "HTTP/1.1 200 OK\r\nContent-Length: {length}\r\n\r\n{body}");
        return;
    }
    if stream.write_all(crate::peer::upgrade(&head).as_bytes()).is_err() {
        return;
    }
    let mut peer = Peer::over(head, stream);
    while let Some(Call { id, method, .. }) = peer.read() {
        let result = if method == "Browser.getVersion" { version("Fake/1") } else { json!({}) };
        if method == "Test.end" {
            return;
        }
        for count in 0..if method == "Test.events" { 3 } else { 0 } {
            let event = json!({"method": "Test.event", "params": {"count": count}});
            let _ = peer.try_send(event.to_string());
        }
        if peer.try_send(json!({"id": id, "result": result}).to_string()).is_err() {
            return;
        }
    }
}

fn connect() -> ConnectOptions {
    ConnectOptions::default().timeout(PATIENCE)
}

/// Nothing the script says goes to the test's output.
const ANSWERS: &str = r#"exec sed -zuE 's/^\{"id":([0-9]+).*/{"id":\1,"result":{"protocolVersion":"1.3","product":"Fake","revision":"r","userAgent":"u","jsVersion":"1"}}/' <&3 >&4"#;

fn call(browser: &Browser) -> Result<()> {
    browser.with_timeout(PATIENCE).call_raw("Test.call", ()).map(drop)
}

type Scenario = (&'static str, fn(&Place) -> Result<()>);

const SCENARIOS: [Scenario; 10] = [
    ("connect_call_close", |place| {
        let browser = Browser::connect_with(&place.ws(), &connect().supervise(false))?;
        call(&browser)?;
        browser.close()
    }),
    ("connect_and_drop", |place| {
        let browser = Browser::connect_with(&place.ws(), &connect())?;
        let events = browser.subscribe_all(Filter::all());
        let _pending = browser.send_raw("Test.call", ())?;
        drop(browser);
        drop(events);
        Ok(())
    }),
    ("discover", |place| {
        let browser = Browser::connect_with(&place.port.to_string(), &connect())?;
        call(&browser)?;
        browser.quit()
    }),
    ("events", |place| {
        let browser = Browser::connect_with(&place.ws(), &connect().supervise(false))?;
        let events = browser.subscribe_all(Filter::all());
        for _ in 0..3 {
            browser.with_timeout(PATIENCE).call_raw("Test.events", ())?;
            for _ in 0..3 {
                events.next(PATIENCE)?;
            }
        }
        Ok(())
    }),
    ("the_peer_ends", |place| {
        let browser = Browser::connect_with(&place.ws(), &connect().supervise(false))?;
        let error = browser.call_raw("Test.end", ()).unwrap_err();
        assert!(error.is_disconnected(), "{error}");
        Ok(())
    }),
    ("large_and_many", |place| {
        let browser = Browser::connect_with(&place.ws(), &connect().supervise(false))?;
        let quick = browser.with_timeout(PATIENCE);
        quick.call_raw("Test.large", json!({"text": "x".repeat(2 << 20)}))?;
        let threads: Vec<_> = (0..4)
            .map(|_| {
                let browser = browser.clone();
                std::thread::spawn(move || (0..5).try_for_each(|_| call(&browser)))
            })
            .collect();
        let outcomes = threads.into_iter().map(|thread| thread.join().unwrap());
        outcomes.collect::<Result<Vec<()>>>()?;
        browser.close()
    }),
    ("launch_call_close", |place| {
        let browser = place.launch(ANSWERS, Transport::Pipe)?;
        call(&browser)?;
        browser.close()
    }),
    ("launch_and_drop", |place| {
        let browser = place.launch(ANSWERS, Transport::Pipe)?;
        let _pending = browser.send_raw("Test.call", ())?;
        drop(browser);
        Ok(())
    }),
    ("launch_with_a_port", |place| {
        let script = format!("echo DevTools listening on {} >&2; exec cat <&3", place.ws());
        let browser = place.launch(&script, Transport::Port)?;
        call(&browser)?;
        browser.close()
    }),
    ("launch_of_what_exits", |place| {
        let error = place.launch("echo sorry >&2; exit 1", Transport::Pipe).unwrap_err();
        assert!(matches!(error, Error::Launch(_) | Error::Disconnected(_)), "{error}");
        Ok(())
    }),
];

fn torture(name: &str) {
    isolated(&format!("torture::{name}"), || {
        let (_, scenario) = SCENARIOS.iter().find(|(found, _)| *found == name).unwrap();
        let place = Place::new();
        // Whatever is made once is made now; then what the calls are.
        scenario(&place).unwrap();
        let before = Census::settled();
        failpoint::arm(usize::MAX, true, 0);
        scenario(&place).unwrap();
        let calls = failpoint::disarm().calls;
        before.assert_same_again("a run without failures");
        eprintln!("{name}: {} calls: {calls:?}", calls.len());
        let step = calls.len().div_ceil(POINTS).max(1);
        for once in [true, false] {
            for at in (0..calls.len()).step_by(step) {
                run(&place, *scenario, &before, at, once);
            }
        }
    });
}

fn run(place: &Place, scenario: fn(&Place) -> Result<()>, before: &Census, at: usize, once: bool) {
    failpoint::arm(at, once, ERRORS[at % ERRORS.len()]);
    let started = Instant::now();
    let outcome = std::panic::catch_unwind(std::panic::AssertUnwindSafe(|| scenario(place)));
    let took = started.elapsed();
    let report = failpoint::disarm();
    let what = format!("{:?} from {at}, once: {once}", report.failed);
    let outcome = outcome.unwrap_or_else(|_| panic!("{what}: a panic"));
    eprintln!(
        "{what}: {took:?} {}",
        outcome.as_ref().map_or_else(ToString::to_string, |()| "ok".into())
    );
    match &outcome {
        Err(Error::Bug(bug)) => panic!("{what}: {bug}"),
        Err(Error::Disconnected(closed)) => {
            assert_ne!(closed.reason, CloseReason::EngineFailed, "{what}");
        }
        _ => {}
    }
    let keeps_files = !once && report.failed.contains(&"remove");
    // Removing is tried for a second before it is given up.
    let limit = if keeps_files { LIMIT + Duration::from_secs(1) } else { LIMIT };
    assert!(took < limit, "{what}: {took:?}");
    if keeps_files {
        // A file system that removes nothing keeps the profile.
        for left in std::fs::read_dir(std::env::temp_dir()).unwrap().flatten() {
            assert!(left.file_name().to_str().unwrap().starts_with("cdpwire-"), "{left:?}");
            std::fs::remove_dir_all(left.path()).unwrap();
        }
    }
    before.assert_same_again(&what);
}

macro_rules! scenarios {
    ($($name:ident)*) => {$(
        #[test]
        fn $name() {
            torture(stringify!($name));
        }
    )*};
}

scenarios! {
    connect_call_close
    connect_and_drop
    discover
    events
    the_peer_ends
    large_and_many
    launch_call_close
    launch_and_drop
    launch_with_a_port
    launch_of_what_exits
}

#[test]
fn a_panic_in_the_engine_ends_every_waiter() {
    isolated("torture::a_panic_in_the_engine_ends_every_waiter", || {
        let place = Place::new();
        let before = Census::settled();
        for at in 0..12 {
            let browser = Browser::connect_with(&place.ws(), &connect().supervise(false)).unwrap();
            let threads: Vec<_> = (0..8)
                .map(|_| {
                    let browser = browser.clone();
                    // Silence, so that all of them wait.
                    std::thread::spawn(move || {
                        loop {
                            if let Err(error) = browser.call_raw("Test.call", ()) {
                                return (error, Instant::now());
                            }
                        }
                    })
                })
                .collect();
            let events = browser.subscribe_all(Filter::all());
            failpoint::arm(at, true, failpoint::PANIC);
            let ends: Vec<_> = threads.into_iter().map(|thread| thread.join().unwrap()).collect();
            let report = failpoint::disarm();
            assert_eq!(report.failed.len(), 1);
            let first = ends.iter().map(|(_, when)| *when).min().unwrap();
            for (error, when) in &ends {
                let Error::Disconnected(closed) = error else { panic!("{error}") };
                assert_eq!(closed.reason, CloseReason::EngineFailed, "{:?}", report.failed);
                assert!(*when - first < Duration::from_millis(500), "{:?}", *when - first);
            }
            let told = events.next(PATIENCE).unwrap_err();
            assert!(told.is_disconnected(), "{told}");
            assert_eq!(browser.closed(), Some(CloseReason::EngineFailed));
            browser.close().unwrap();
            drop((events, browser));
            before.assert_same_again("a panic");
        }
    });
}
