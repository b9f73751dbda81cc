//! One connection per task, whatever happens at the same time.

use crate::peer::{AT_ONCE, LONG, Peer, header, raw, read_head, upgrade, version, wait_until};
use cdpwire::error::{CloseReason, ConnectFailure, Error};
use cdpwire::host::registry::{Availability, Registry, StartOptions, TaskEnd, TaskState};
use serde_json::json;
use std::io::Write;
use std::net::{Shutdown, TcpListener, TcpStream};
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, mpsc};
use std::thread::JoinHandle;
use std::time::{Duration, Instant};

/// A browser's endpoint that can be shut, opened again and made to hang up.
struct Server {
    port: u16,
    state: Arc<State>,
    thread: Option<JoinHandle<()>>,
}

#[derive(Default)]
struct State {
    shut: AtomicBool,
    /// WebSockets that were opened, and those that are open.
    opened: AtomicUsize,
    open: AtomicUsize,
    sockets: Mutex<Vec<TcpStream>>,
    /// Answers that are held back: to the question, and to the first command.
    slow: Mutex<Option<Arc<Mutex<()>>>>,
    questions: Mutex<Vec<String>>,
    refuse_upgrades: AtomicBool,
}

impl Server {
    fn start() -> Self {
        Self::at(0)
    }

    fn at(port: u16) -> Self {
        let listener = TcpListener::bind(("127.0.0.1", port)).unwrap();
        let port = listener.local_addr().unwrap().port();
        let state = Arc::new(State::default());
        let shared = state.clone();
        let thread = std::thread::spawn(move || {
            for stream in listener.incoming() {
                if shared.shut.load(Ordering::SeqCst) {
                    return;
                }
                let (stream, shared) = (stream.unwrap(), shared.clone());
                std::thread::spawn(move || serve(stream, port, &shared));
            }
        });
        Self { port, state, thread: Some(thread) }
    }

    fn ws(&self) -> String {
        format!("ws://127.0.0.1:{}/devtools/browser/x?token=1", self.port)
    }

    fn http(&self) -> String {
        format!("http://127.0.0.1:{}", self.port)
    }

    fn opened(&self) -> usize {
        self.state.opened.load(Ordering::SeqCst)
    }

    fn is_open(&self) -> usize {
        self.state.open.load(Ordering::SeqCst)
    }

    /// Ends every connection.
    fn hang_up(&self) {
        for socket in self.state.sockets.lock().unwrap().drain(..) {
            let _ = socket.shutdown(Shutdown::Both);
        }
    }

    /// Stops listening. Connections stay.
    fn shut(&mut self) {
        self.state.shut.store(true, Ordering::SeqCst);
        let _ = TcpStream::connect(("127.0.0.1", self.port));
        if let Some(thread) = self.thread.take() {
            thread.join().unwrap();
        }
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        self.shut();
        self.hang_up();
    }
}

fn serve(mut stream: TcpStream, port: u16, state: &State) {
    let mut first = [0];
    if !stream.peek(&mut first).is_ok_and(|count| count > 0) {
        return;
    }
    let head = read_head(&mut stream);
    let slow = state.slow.lock().unwrap().clone();
    drop(slow.as_ref().map(|slow| slow.lock().unwrap()));
    if header(&head, "upgrade").is_none() {
        state.questions.lock().unwrap().push(head);
        let url = format!("ws://127.0.0.1:{port}/devtools/browser/x");
        let body = json!({"webSocketDebuggerUrl": url}).to_string();
        let length = body.len();
        let _ = write!(stream, "HTTP/1.1 200 OK\r\nContent-Length: {length}\r\n\r\n{body}");
        return;
    }
    if state.refuse_upgrades.load(Ordering::SeqCst) {
        let _ = stream.write_all(b"HTTP/1.1 403 Forbidden\r\nContent-Length: 0\r\n\r\n");
        return;
    }
    stream.write_all(upgrade(&head).as_bytes()).unwrap();
    state.sockets.lock().unwrap().push(stream.try_clone().unwrap());
    state.opened.fetch_add(1, Ordering::SeqCst);
    state.open.fetch_add(1, Ordering::SeqCst);
    let mut peer = Peer::over(head, stream);
    while let Some(call) = peer.read() {
        let is_version = call.method == "Browser.getVersion";
        let result = if is_version { version("Fake/1") } else { json!({}) };
        if peer.try_send(json!({"id": call.id, "result": result}).to_string()).is_err() {
            break;
        }
    }
    state.open.fetch_sub(1, Ordering::SeqCst);
}

fn options() -> StartOptions {
    StartOptions::new().connect(raw().timeout(LONG)).readiness(Duration::ZERO)
}

/// A registry that never waits between attempts, and the waits that it asked for.
fn hurried() -> (Registry, Arc<Mutex<Vec<Duration>>>) {
    let waits = Arc::new(Mutex::new(Vec::new()));
    let noted = waits.clone();
    (Registry::with_pause(move |pause| noted.lock().unwrap().push(pause)), waits)
}

fn reason(error: &Error) -> CloseReason {
    match error {
        Error::Disconnected(closed) => closed.reason.clone(),
        other => panic!("not disconnected: {other}"),
    }
}

/// A port where nobody listens.
fn nobody() -> u16 {
    TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap().port()
}

#[test]
fn a_task_keeps_its_connection_and_tasks_do_not_share_one() {
    let server = Server::start();
    let registry = Registry::new();
    let first = registry.get_or_start("a", &server.ws(), &options()).unwrap();
    let again = registry.get_or_start("a", &format!(" {} ", server.ws()), &options()).unwrap();
    assert!(first.is_same(&again) && registry.get("a").unwrap().is_same(&first));
    let other = registry.get_or_start("b", &server.ws(), &options()).unwrap();
    assert!(!first.is_same(&other));
    assert_eq!(server.opened(), 2);
    assert!(registry.stop("a") && !registry.stop("a"));
    assert_eq!(first.closed(), Some(CloseReason::Local));
    assert!(other.closed().is_none() && registry.get("a").is_none());
    assert_eq!(registry.tasks(), ["b"]);
    drop(registry);
    assert_eq!(other.closed(), Some(CloseReason::Local), "a registry ends its tasks");
    wait_until("the end of all", || server.is_open() == 0);
}

#[test]
fn another_endpoint_closes_the_old_connection_first() {
    let (first, second) = (Server::start(), Server::start());
    let registry = Registry::new();
    let old = registry.get_or_start("a", &first.ws(), &options()).unwrap();
    let pending = old.send_raw("Test.x", ()).unwrap();
    let watched = registry.supervised("a").unwrap();
    let new = registry.get_or_start("a", &second.ws(), &options()).unwrap();
    assert!(!old.is_same(&new));
    assert_eq!(old.closed(), Some(CloseReason::Local));
    drop(pending.wait());
    assert!(matches!(watched.state(), TaskState::Ended(TaskEnd::Replaced)));
    wait_until("the end of the old one", || first.is_open() == 0);
    assert_eq!((first.opened(), second.opened(), second.is_open()), (1, 1, 1));
}

#[test]
fn a_connection_that_ended_by_itself_is_replaced_at_the_next_call() {
    let server = Server::start();
    let registry = Registry::new();
    let options = options().reconnect(false);
    let first = registry.get_or_start("a", &server.http(), &options).unwrap();
    let watched = registry.supervised("a").unwrap();
    server.hang_up();
    let ended = watched
        .wait_until(LONG, |state| matches!(state, TaskState::Ended(TaskEnd::Closed(_))))
        .unwrap();
    assert!(matches!(ended, TaskState::Ended(TaskEnd::Closed(CloseReason::PeerClosed(None)))));
    assert!(first.closed().is_some());
    wait_until("that nothing is left", || registry.tasks().is_empty());
    let second = registry.get_or_start("a", &server.http(), &options).unwrap();
    assert!(!first.is_same(&second));
    second.call_raw("Test.x", ()).unwrap();
    // Closed by its user, with the registry looking on.
    second.close().unwrap();
    let third = registry.get_or_start("a", &server.http(), &options).unwrap();
    third.call_raw("Test.x", ()).unwrap();
}

#[test]
fn starts_at_the_same_time_make_one_connection() {
    let server = Server::start();
    let registry = Arc::new(Registry::new());
    let gate = Arc::new(Mutex::new(()));
    *server.state.slow.lock().unwrap() = Some(gate.clone());
    let held = gate.lock().unwrap();
    let threads: Vec<_> = (0..8)
        .map(|_| {
            let (registry, endpoint) = (registry.clone(), server.http());
            std::thread::spawn(move || registry.get_or_start("a", &endpoint, &options()).unwrap())
        })
        .collect();
    wait_until("the start", || !registry.tasks().is_empty());
    drop(held);
    let browsers: Vec<_> = threads.into_iter().map(|thread| thread.join().unwrap()).collect();
    assert!(browsers.iter().all(|browser| browser.is_same(&browsers[0])));
    assert_eq!((server.opened(), server.is_open()), (1, 1));
}

#[test]
fn a_start_that_is_overtaken_or_stopped_is_closed_when_it_succeeds() {
    for stop in [true, false] {
        let (slow, fast) = (Server::start(), Server::start());
        let registry = Arc::new(Registry::new());
        let gate = Arc::new(Mutex::new(()));
        *slow.state.slow.lock().unwrap() = Some(gate.clone());
        let held = gate.lock().unwrap();
        let (twin, endpoint) = (registry.clone(), slow.ws());
        let thread =
            std::thread::spawn(move || twin.get_or_start("a", &endpoint, &options()).unwrap_err());
        wait_until("the start", || registry.supervised("a").is_some());
        let winner = if stop {
            assert!(registry.stop("a"));
            None
        } else {
            Some(registry.get_or_start("a", &fast.ws(), &options()).unwrap())
        };
        drop(held);
        assert_eq!(reason(&thread.join().unwrap()), CloseReason::Local);
        wait_until("the end of the loser", || slow.opened() == 1 && slow.is_open() == 0);
        match winner {
            Some(winner) => assert!(registry.get("a").unwrap().is_same(&winner)),
            None => assert!(registry.tasks().is_empty()),
        }
    }
}

#[test]
fn a_failed_start_leaves_nothing_and_does_not_hinder_the_next() {
    let mut server = Server::start();
    let registry = Registry::new();
    server.state.refuse_upgrades.store(true, Ordering::SeqCst);
    let error = registry.get_or_start("a", &server.ws(), &options()).unwrap_err();
    assert!(matches!(&error, Error::Connect(error) if error.status == Some(403)), "{error}");
    assert!(registry.tasks().is_empty() && registry.supervised("a").is_none());
    server.state.refuse_upgrades.store(false, Ordering::SeqCst);
    registry.get_or_start("a", &server.ws(), &options()).unwrap();
    // A failed move does not bring the old endpoint back.
    let moved = registry.get_or_start("a", &nobody().to_string(), &options());
    assert!(moved.is_err() && registry.get("a").is_none() && registry.tasks().is_empty());
    wait_until("the end of all", || server.is_open() == 0);
    server.shut();
}

#[test]
fn a_start_that_times_out_leaves_no_socket() {
    let server = Server::start();
    let gate = Arc::new(Mutex::new(()));
    *server.state.slow.lock().unwrap() = Some(gate.clone());
    let held = gate.lock().unwrap();
    let registry = Registry::new();
    let quick = options().connect(raw().timeout(Duration::from_millis(100)));
    let started = Instant::now();
    let error = registry.get_or_start("a", &server.ws(), &quick).unwrap_err();
    assert!(started.elapsed() < AT_ONCE, "{:?}", started.elapsed());
    assert!(matches!(&error, Error::Connect(error) if error.kind == ConnectFailure::Timeout));
    assert!(!error.to_string().contains("token=1"), "{error}");
    drop(held);
    wait_until("the end of it", || server.is_open() == 0);
    assert!(registry.tasks().is_empty());
}

#[test]
fn stop_if_does_not_stop_what_took_its_place() {
    let (first, second) = (Server::start(), Server::start());
    let registry = Registry::new();
    let old = registry.get_or_start("a", &first.ws(), &options()).unwrap();
    let new = registry.get_or_start("a", &second.ws(), &options()).unwrap();
    assert!(!registry.stop_if("a", &old));
    assert!(new.closed().is_none());
    assert!(!registry.stop_if("b", &new));
    assert!(registry.stop_if("a", &new));
    assert_eq!(new.closed(), Some(CloseReason::Local));
}

#[test]
fn a_lost_connection_is_made_again_and_success_forgets_the_failures() {
    let mut server = Server::start();
    let port = server.port;
    let (tell, told) = mpsc::channel::<()>();
    let (asks, asked) = mpsc::channel::<Duration>();
    let (told, asks) = (Mutex::new(told), Mutex::new(asks));
    // Each pause ends when the test says so.
    let registry = Registry::with_pause(move |pause| {
        asks.lock().unwrap().send(pause).unwrap();
        let _ = told.lock().unwrap().recv_timeout(LONG);
    });
    let endpoint = server.http();
    let first = registry.get_or_start("a", &endpoint, &options()).unwrap();
    let task = registry.supervised("a").unwrap();
    for _ in 0..2 {
        server.shut();
        server.hang_up();
        let mut pause = Duration::from_millis(500);
        // Four failures, and then somebody listens again.
        for failures in 0..4 {
            assert_eq!(asked.recv_timeout(LONG).unwrap(), pause);
            assert!(
                matches!(task.state(), TaskState::Reconnecting { failures: n } if n == failures)
            );
            assert!(registry.get("a").is_none() && task.browser().is_none());
            pause *= 2;
            tell.send(()).unwrap();
        }
        assert_eq!(asked.recv_timeout(LONG).unwrap(), pause);
        server = Server::at(port);
        tell.send(()).unwrap();
        let running = |state: &TaskState| matches!(state, TaskState::Running(_));
        task.wait_until(LONG, running).unwrap();
        let fresh = registry.get_or_start("a", &endpoint, &options()).unwrap();
        assert!(!fresh.is_same(&first));
        fresh.call_raw("Test.x", ()).unwrap();
    }
    assert!(first.closed().is_some());
}

#[test]
fn five_failures_in_a_row_end_it_with_the_reason() {
    let mut server = Server::start();
    let (registry, waits) = hurried();
    registry.get_or_start("a", &server.http(), &options()).unwrap();
    let task = registry.supervised("a").unwrap();
    server.shut();
    server.hang_up();
    let ended = task.wait_until(LONG, |state| matches!(state, TaskState::Ended(_))).unwrap();
    let TaskState::Ended(end) = &ended else { unreachable!() };
    let TaskEnd::GaveUp { failures, last } = end else { panic!("{end:?}") };
    assert_eq!(*failures, 5);
    assert!(matches!(last, Error::Connect(error) if error.kind == ConnectFailure::Refused));
    assert_eq!(end.error().to_string(), last.to_string());
    let halves = [500, 1_000, 2_000, 4_000, 8_000].map(Duration::from_millis);
    assert_eq!(*waits.lock().unwrap(), halves);
    wait_until("that nothing is left", || registry.tasks().is_empty());
    assert!(matches!(registry.availability(&server.http()), Availability::No(_)));
}

#[test]
fn a_call_during_the_pauses_connects_at_once_and_the_old_budget_does_not_end_it() {
    let mut server = Server::start();
    let port = server.port;
    let (tell, told) = mpsc::channel::<()>();
    let (asks, asked) = mpsc::channel::<Duration>();
    let (told, asks) = (Mutex::new(told), Mutex::new(asks));
    let registry = Registry::with_pause(move |pause| {
        asks.lock().unwrap().send(pause).unwrap();
        let _ = told.lock().unwrap().recv_timeout(LONG);
    });
    let endpoint = server.http();
    registry.get_or_start("a", &endpoint, &options()).unwrap();
    let old = registry.supervised("a").unwrap();
    server.shut();
    server.hang_up();
    asked.recv_timeout(LONG).unwrap();
    server = Server::at(port);
    let fresh = registry.get_or_start("a", &endpoint, &options()).unwrap();
    assert!(matches!(old.state(), TaskState::Ended(TaskEnd::Replaced)));
    // The old one wakes up, and does nothing any more.
    tell.send(()).unwrap();
    fresh.call_raw("Test.x", ()).unwrap();
    assert!(registry.get("a").unwrap().is_same(&fresh));
    assert_eq!((server.opened(), server.is_open()), (1, 1));
}

#[test]
fn stop_ends_the_pauses_at_once() {
    let mut server = Server::start();
    let registry = Registry::new();
    registry.get_or_start("a", &server.http(), &options()).unwrap();
    let task = registry.supervised("a").unwrap();
    server.shut();
    server.hang_up();
    task.wait_until(LONG, |state| matches!(state, TaskState::Reconnecting { .. })).unwrap();
    let started = Instant::now();
    assert!(registry.stop("a"));
    drop(registry);
    assert!(started.elapsed() < AT_ONCE, "{:?}", started.elapsed());
    assert!(matches!(task.state(), TaskState::Ended(TaskEnd::Stopped)));
}

#[test]
fn what_is_closed_on_purpose_and_a_websocket_url_are_not_connected_again() {
    let server = Server::start();
    let (registry, waits) = hurried();
    let browser = registry.get_or_start("a", &server.http(), &options()).unwrap();
    browser.close().unwrap();
    wait_until("that nothing is left", || registry.tasks().is_empty());
    registry.get_or_start("b", &server.ws(), &options()).unwrap();
    server.hang_up();
    wait_until("that nothing is left", || registry.tasks().is_empty());
    assert_eq!(*waits.lock().unwrap(), []);
    // Unless somebody says that it may.
    registry.get_or_start("c", &server.ws(), &options().reconnect(true)).unwrap();
    let task = registry.supervised("c").unwrap();
    let opened = server.opened();
    server.hang_up();
    wait_until("another connection", || server.opened() == opened + 1);
    task.wait_until(LONG, |state| matches!(state, TaskState::Running(_))).unwrap();
}

#[test]
fn a_first_connection_that_is_refused_waits_until_somebody_listens() {
    let port = nobody();
    let server = Arc::new(Mutex::new(None));
    let (place, count) = (server.clone(), AtomicUsize::new(0));
    let registry = Registry::with_pause(move |_| {
        if count.fetch_add(1, Ordering::SeqCst) == 3 {
            *place.lock().unwrap() = Some(Server::at(port));
        }
    });
    let endpoint = format!("ws://u:p@127.0.0.1:{port}/devtools/browser/x?token=1");
    let waiting = options().readiness(Duration::from_secs(60));
    let started = Instant::now();
    registry.get_or_start("a", &endpoint, &waiting).unwrap();
    assert!(started.elapsed() < AT_ONCE, "{:?}", started.elapsed());
    let server = server.lock().unwrap().take().unwrap();
    let questions = server.state.questions.lock().unwrap().clone();
    assert_eq!(questions.len(), 1, "{questions:?}");
    // The same origin, with what opens it.
    assert!(questions[0].starts_with("GET /json/version?token=1 "), "{questions:?}");
    assert_eq!(header(&questions[0], "authorization"), Some("Basic dTpw"));
}

#[test]
fn waiting_for_somebody_to_listen_is_bounded_and_only_for_the_refused() {
    let (registry, waits) = hurried();
    let waiting = options().readiness(Duration::from_secs(10));
    let endpoint = format!("127.0.0.1:{}", nobody());
    let error = registry.get_or_start("a", &endpoint, &waiting).unwrap_err();
    assert!(matches!(&error, Error::Connect(error) if error.kind == ConnectFailure::Refused));
    let count = waits.lock().unwrap().len();
    assert!((30..=40).contains(&count), "every 250 ms for 10 s: {count}");
    waits.lock().unwrap().clear();
    let server = Server::start();
    server.state.refuse_upgrades.store(true, Ordering::SeqCst);
    assert!(registry.get_or_start("a", &server.ws(), &waiting).is_err());
    assert!(registry.get_or_start("a", "ftp://x", &waiting).is_err());
    assert_eq!(*waits.lock().unwrap(), []);
    assert!(registry.tasks().is_empty());
}

#[test]
fn availability_is_known_without_a_network_call() {
    let server = Server::start();
    let registry = Registry::new();
    let no = |endpoint: &str| match registry.availability(endpoint) {
        Availability::No(Error::Connect(error)) => error.kind,
        other => panic!("{endpoint}: {other:?}"),
    };
    assert_eq!(no(""), ConnectFailure::NoDevTools);
    assert_eq!(no("ftp://x"), ConnectFailure::BadEndpoint);
    assert_eq!(no("nonsense"), ConnectFailure::BadEndpoint);
    assert!(matches!(registry.availability(&server.ws()), Availability::Unknown));
    assert_eq!(server.opened(), 0);
    registry.get_or_start("a", &server.ws(), &options()).unwrap();
    assert!(matches!(registry.availability(&server.ws()), Availability::Yes));
    registry.stop("a");
    assert!(matches!(registry.availability(&server.ws()), Availability::Unknown));
    let closed = nobody().to_string();
    assert!(registry.get_or_start("a", &closed, &options()).is_err());
    assert_eq!(no(&closed), ConnectFailure::Refused);
    // It is not for ever: somebody who starts it is right.
    let server = Server::at(closed.parse().unwrap());
    registry.get_or_start("a", &closed, &options()).unwrap();
    assert!(matches!(registry.availability(&closed), Availability::Yes));
    drop(server);
}

#[test]
fn what_is_shown_of_a_registry_has_no_secret() {
    let server = Server::start();
    let registry = Registry::new();
    let endpoint = format!("ws://CANARY:CANARY@127.0.0.1:{}/CANARY?token=CANARY", server.port);
    registry.get_or_start("a", &endpoint, &options()).unwrap();
    let task = registry.supervised("a").unwrap();
    let mut shown = format!("{registry:?} {task:?} {:?}", registry.availability(&endpoint));
    drop(server);
    wait_until("that nothing is left", || registry.tasks().is_empty());
    let error = registry.get_or_start("a", &endpoint, &options()).unwrap_err();
    shown += &format!("{error} {error:?} {task:?} {:?}", registry.availability(&endpoint));
    assert!(!shown.contains("CANARY"), "{shown}");
}
