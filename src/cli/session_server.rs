//! A browser that stays: the process that owns it.
//!
//! It serves one request a connection, `{"do":"call","tool":…,"arguments":…}`, `{"do":"status"}`
//! or `{"do":"close"}`, and ends when it was not used for a while. Only the owner of its socket
//! can connect.

use super::arguments::Arguments;
use super::failure::{Exit, Failure};
use super::guard::Guard;
use super::offer::Setup;
use super::output::Output;
use super::runtime;
use super::shown::Shown;
use cdpwire::Cancel;
use cdpwire::tools::{CallOptions, Tools};
use serde_json::{Value, json};
use std::io::{BufRead as _, BufReader, Read as _, Write as _};
use std::net::Shutdown;
use std::os::unix::net::{UnixListener, UnixStream};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::mpsc::{RecvTimeoutError, Sender, channel};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

/// The verb that starts it; not for people.
pub(super) const VERB: &str = "__session";

/// How long it stays unused.
pub(super) const IDLE: Duration = Duration::from_secs(30 * 60);

/// Longest request.
const REQUEST: u64 = 16 << 20;
/// Requests at once, at most: each has a thread.
const AT_ONCE: usize = 32;

struct Server {
    name: String,
    tools: Arc<dyn Tools>,
    began: Instant,
    idle: Duration,
    use_: Mutex<Use>,
    stop: Sender<()>,
}

struct Use {
    running: usize,
    last: Instant,
}

/// `cdpwire __session`, with its order on standard input; says on standard output when it can be
/// connected to.
pub(super) fn run(_arguments: &mut Arguments, output: &mut Output) -> Result<(), Failure> {
    let mut order = String::new();
    std::io::stdin()
        .read_to_string(&mut order)
        .map_err(|error| Failure::file("standard input", &error))?;
    let order: Value = serde_json::from_str(&order)
        .map_err(|_| Failure::usage("no order on standard input", "this is not for people"))?;
    let name = order["name"].as_str().unwrap_or_default();
    super::session::check_name(name)?;
    match runtime::listen(name) {
        // Somebody was faster: the caller connects to him.
        Ok(None) => Ok(output.text("{}")?),
        Ok(Some(listener)) => {
            let idle = order["idle_ms"].as_u64().map_or(IDLE, Duration::from_millis);
            let tools = Setup::from_value(&order["setup"]).tools();
            let guard = Guard::start();
            output.text("{}")?;
            serve(name, tools, listener, idle);
            guard.all_is_well();
            Ok(())
        }
        Err(failure) => Ok(output.text(&json!({"failure": failure.to_value()}).to_string())?),
    }
}

/// Serves a session until it is closed or was not used for `idle`.
fn serve(name: &str, tools: Arc<dyn Tools>, listener: UnixListener, idle: Duration) {
    let (stop, stopped) = channel();
    let now = Instant::now();
    let server = Arc::new(Server {
        name: name.to_owned(),
        tools,
        began: now,
        idle,
        use_: Mutex::new(Use { running: 0, last: now }),
        stop,
    });
    let accepting = Arc::clone(&server);
    std::thread::spawn(move || {
        for stream in listener.incoming() {
            match stream {
                Ok(stream) => accepting.take(stream),
                // Out of descriptors, for instance: it passes.
                Err(error) => {
                    log::warn!("a connection failed: {error}");
                    std::thread::sleep(Duration::from_millis(50));
                }
            }
        }
    });
    loop {
        match stopped.recv_timeout(server.until_idle()) {
            Err(RecvTimeoutError::Timeout) if server.until_idle().is_zero() => {
                server.end();
                return;
            }
            Err(RecvTimeoutError::Timeout) => {}
            Ok(()) | Err(RecvTimeoutError::Disconnected) => return,
        }
    }
}

impl Server {
    /// Answers a connection on a thread of its own.
    fn take(self: &Arc<Self>, stream: UnixStream) {
        {
            let mut use_ = self.used();
            if use_.running >= AT_ONCE {
                drop(use_);
                let busy = Failure::new(
                    Exit::Refused,
                    "busy",
                    format!("the session {} runs {AT_ONCE} calls already", self.name),
                    "wait for one of them; this one was not started",
                );
                respond(&stream, &json!({"error": busy.to_value()}));
                return;
            }
            use_.running += 1;
        }
        let server = Arc::clone(self);
        let spawned = std::thread::Builder::new().spawn(move || {
            let mut counted = Counted { server: &server, is_use: false };
            counted.is_use = server.answer(&stream);
            drop(counted);
        });
        if spawned.is_err() {
            self.used().running -= 1;
        }
    }

    /// Says whether that was a use of the session: to be looked at is none.
    fn answer(&self, stream: &UnixStream) -> bool {
        let mut line = String::new();
        let read = BufReader::new(stream.take(REQUEST)).read_line(&mut line);
        let request: Value = match read.map(|_| serde_json::from_str(&line)) {
            Ok(Ok(request)) => request,
            // Somebody who only looked whether we are there.
            Ok(Err(_)) if line.is_empty() => return false,
            _ => {
                let message = format!("the request is no line of JSON of up to {REQUEST} bytes");
                let failure = Failure::usage(message, "send less");
                respond(stream, &json!({"error": failure.to_value()}));
                return false;
            }
        };
        match request["do"].as_str() {
            Some("call") => {
                self.call(stream, request);
                return true;
            }
            Some("status") => respond(stream, &self.status()),
            Some("close") => {
                self.end();
                respond(stream, &json!({"closed": self.name}));
                let _ = self.stop.send(());
            }
            _ => {
                let next = "the session may be of another version: close it and start it anew";
                let failure = Failure::usage("the session does not know this request", next);
                respond(stream, &json!({"error": failure.to_value()}));
            }
        }
        false
    }

    fn call(&self, stream: &UnixStream, mut request: Value) {
        let options = CallOptions { cancel: Cancel::new(), ..CallOptions::default() };
        let cancel = options.cancel.clone();
        // Nothing more is sent: what is read is the end, and a caller who goes gives up his call.
        if let Ok(mut watched) = stream.try_clone() {
            std::thread::spawn(move || {
                let _ = watched.read(&mut [0]);
                cancel.cancel();
            });
        }
        let arguments = request["arguments"].take();
        let tool = request["tool"].as_str().unwrap_or_default();
        // A bug in a tool is the answer to this call, not the end of the session.
        let run = AssertUnwindSafe(|| self.tools.call(tool, arguments, &options));
        let answer = match catch_unwind(run) {
            Ok(Ok(outcome)) => Shown::new(&outcome).to_value(),
            Err(_) => {
                let message = format!("a bug in the tool {tool}");
                let next = "it may have taken effect: look at the page before you go on";
                let failure = Failure::new(Exit::Bug, "bug", message, next).unconfirmed();
                json!({"error": failure.to_value()})
            }
            Ok(Err(unknown)) => {
                let message = format!("the session has no tool {}", unknown.0);
                let next = "it may be of another version: close it and start it anew";
                json!({"error": Failure::usage(message, next).to_value()})
            }
        };
        respond(stream, &answer);
        let _ = stream.shutdown(Shutdown::Both);
    }

    fn status(&self) -> Value {
        let browser = self.tools.browser();
        // This request itself is no use.
        let idle = self.used().last.elapsed();
        json!({
            "name": self.name,
            "pid": std::process::id(),
            "browser": browser.as_ref().map(|browser| browser.version().product.clone()),
            "pages": browser.as_ref().map_or(0, |browser| browser.pages().len()),
            "idle_seconds": idle.as_secs(),
            "idle_limit_seconds": self.idle.as_secs(),
            "age_seconds": self.began.elapsed().as_secs(),
        })
    }

    /// Ends the browser; nobody can connect from now on.
    fn end(&self) {
        if let Ok(path) = runtime::socket(&self.name) {
            let _ = std::fs::remove_file(path);
        }
        self.tools.close();
    }

    fn until_idle(&self) -> Duration {
        let use_ = self.used();
        match use_.running {
            0 => self.idle.saturating_sub(use_.last.elapsed()),
            // Asked again when it may be over.
            _ => self.idle.max(Duration::from_millis(100)),
        }
    }

    fn used(&self) -> MutexGuard<'_, Use> {
        self.use_.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// A request that is being answered, counted also when a tool has a bug.
struct Counted<'a> {
    server: &'a Server,
    is_use: bool,
}

impl Drop for Counted<'_> {
    fn drop(&mut self) {
        let mut use_ = self.server.used();
        use_.running -= 1;
        if self.is_use {
            use_.last = Instant::now();
        }
    }
}

fn respond(mut stream: &UnixStream, answer: &Value) {
    // Who asked may be gone; then nobody needs the answer.
    let _ = stream.write_all(format!("{answer}\n").as_bytes());
}
