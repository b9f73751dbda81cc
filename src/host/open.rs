//! From an endpoint or launch options to a [`Browser`].

use super::dial::{DeadlineStream, Dial, Duplex};
use super::endpoint::{ResolveOptions, WsTarget, resolve};
use super::launch::{LaunchOptions, Launched, Link, spawn};
use super::process::Process;
use super::tail::StderrTail;
use crate::client::{Browser, ConnectOptions, Opening};
use crate::engine::Companion;
use crate::engine::link::{self, tcp, websocket};
use crate::error::{CloseReason, Error, Result};
#[cfg(feature = "tls")]
use crate::error::{ConnectError, ConnectFailure};
use crate::failpoint::os;
use crate::redact::{SafeUrl, Secret};
use crate::untrusted::PageText;
use mio::{Registry, Token};
use std::io::{ErrorKind, Read};
use std::process::ChildStderr;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

impl Browser {
    /// Launches a browser: the one installed here, headless, with a temporary profile, over a
    /// pipe. It ends when the last handle is dropped, and also when this program is killed.
    ///
    /// ```no_run
    /// # fn main() -> cdpwire::Result<()> {
    /// use cdpwire::{Browser, protocol::runtime};
    /// let browser = Browser::launch()?;
    /// let page = browser.new_page("about:blank")?;
    /// let answer = page.call(&runtime::Evaluate::new("6 * 7"))?;
    /// println!("{:?}", answer.result.value);
    /// browser.close()
    /// # }
    /// ```
    ///
    /// # Errors
    /// `Launch`, with the step that failed and the browser's own last words.
    pub fn launch() -> Result<Self> {
        Self::launch_with(&LaunchOptions::default(), &ConnectOptions::default())
    }

    /// Launches a browser with options. [`LaunchOptions::timeout`] is the time for everything.
    ///
    /// # Errors
    /// As [`Browser::launch`]; `Connect` when a port was asked for and nobody answers there.
    pub fn launch_with(launch: &LaunchOptions, connect: &ConnectOptions) -> Result<Self> {
        let started = Instant::now();
        let launched = spawn(launch)?;
        let deadline = launched.deadline;
        let Launched { process, link, stderr, tail, .. } = launched;
        let process = Arc::new(Mutex::new(process));
        let companion =
            Child { process: process.clone(), stderr: Stderr::new(stderr), tail: tail.clone() };
        let opened = open(link, connect, companion, deadline);
        opened.map_err(|error| {
            // The engine has ended the process by now, or is about to: its exit explains more
            // than the closed pipe does.
            let mut process = process.lock().unwrap_or_else(PoisonError::into_inner);
            match &error {
                Error::Disconnected(closed) => match process.early_exit_error(&tail) {
                    Some(exit) => exit,
                    // It let go of its pipe and went on running.
                    None if matches!(
                        closed.reason,
                        CloseReason::PeerClosed(_)
                            | CloseReason::Io(ErrorKind::ConnectionReset | ErrorKind::BrokenPipe)
                    ) =>
                    {
                        process.no_answer_error(&tail, started.elapsed())
                    }
                    None => error,
                },
                Error::Timeout(_) => process.no_answer_error(&tail, started.elapsed()),
                _ => error,
            }
        })
    }

    /// Connects to a browser that runs: `ws://…`, `wss://…`, `http://host:port`, `https://…`,
    /// `host:port`, or a port of this machine.
    ///
    /// # Errors
    /// `Connect`, with the step that failed.
    pub fn connect(endpoint: &str) -> Result<Self> {
        Self::connect_with(endpoint, &ConnectOptions::default())
    }

    /// Connects to a browser that runs, with options.
    ///
    /// # Errors
    /// As [`Browser::connect`]; `Timeout` when [`ConnectOptions::timeout`] passes before every
    /// target is known.
    pub fn connect_with(endpoint: &str, options: &ConnectOptions) -> Result<Self> {
        let deadline = Instant::now() + options.timeout;
        let mut resolving = ResolveOptions::default();
        resolving.timeout = resolving.timeout.min(options.timeout);
        resolving.headers.clone_from(&options.headers);
        resolving.user_data_dirs.extend(options.user_data_dir.clone());
        let target = resolve(endpoint, &resolving, &Tls)?;
        let link = open_websocket(&target, options, deadline)?;
        let opening = Opening { options, companion: None, deadline, first_id: 1 };
        let browser = Self::open(opening, |_| link)?;
        browser.set_endpoint(target.url);
        Ok(browser)
    }
}

fn open(
    link: Link,
    options: &ConnectOptions,
    companion: Child,
    deadline: Instant,
) -> Result<Browser> {
    let mut endpoint = None;
    let link = match link {
        #[cfg(unix)]
        Link::Pipe(socket) => {
            link::pipe::link(socket, options.limits.message_in).map_err(|error| {
                Error::disconnected(CloseReason::Io(error.kind()), crate::Effect::No)
            })?
        }
        Link::Ws { url } => {
            let target = resolve(url.expose(), &ResolveOptions::default(), &Tls)?;
            endpoint = Some(url);
            open_websocket(&target, options, deadline)?
        }
    };
    let companion: Box<dyn Companion> = Box::new(companion);
    let opening = Opening { options, companion: Some(companion), deadline, first_id: 1 };
    let browser = Browser::open(opening, |_| link)?;
    if let Some(endpoint) = endpoint {
        browser.set_endpoint(endpoint);
    }
    Ok(browser)
}

fn open_websocket(
    target: &WsTarget,
    options: &ConnectOptions,
    deadline: Instant,
) -> Result<Box<dyn link::Link>> {
    let mut headers: Vec<(String, Secret)> = options.headers.clone();
    if let Some(authorization) = &target.authorization {
        headers.push(("Authorization".into(), authorization.clone()));
    }
    let attempt = |host: &str| {
        let stream = tcp::Stream::connect(
            &target.addresses,
            &target.host,
            target.tls,
            &target.url,
            deadline,
        )?;
        let path = target.path_and_query.expose();
        websocket::open(stream, &target.url, host, path, &headers, &options.limits, deadline)
    };
    match (attempt(&target.host_header), &target.other_host_header) {
        (Err(Error::Connect(refused)), Some(other)) if refused.status.is_some() => attempt(other),
        (outcome, _) => outcome,
    }
}

/// Encryption for discovery, with the same certificates as the WebSocket.
#[derive(Clone, Copy, Debug)]
pub struct Tls;

impl Dial for Tls {
    #[cfg(not(feature = "tls"))]
    fn tls(&self, _: &str, _: DeadlineStream, shown: &SafeUrl) -> Result<Box<dyn Duplex>> {
        Err(super::dial::no_tls(shown))
    }

    #[cfg(feature = "tls")]
    fn tls(
        &self,
        host: &str,
        mut stream: DeadlineStream,
        shown: &SafeUrl,
    ) -> Result<Box<dyn Duplex>> {
        let mut connection = tcp::tls_client(host, shown)?;
        while connection.is_handshaking() {
            connection.complete_io(&mut stream).map_err(|error| {
                let kind = match error.kind() {
                    ErrorKind::TimedOut => ConnectFailure::Timeout,
                    _ => ConnectFailure::Tls,
                };
                Error::Connect(Arc::new(ConnectError {
                    kind,
                    endpoint: shown.clone(),
                    status: None,
                    message: error.to_string(),
                }))
            })?;
        }
        Ok(Box::new(rustls::StreamOwned::new(connection, stream)))
    }
}

/// The browser that we launched, as the engine sees it.
struct Child {
    process: Arc<Mutex<Process>>,
    stderr: Stderr,
    tail: StderrTail,
}

impl Child {
    fn process(&self) -> std::sync::MutexGuard<'_, Process> {
        self.process.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Companion for Child {
    fn register(&mut self, registry: &Registry, token: Token) -> std::io::Result<()> {
        self.stderr.register(registry, token)
    }

    fn ready(&mut self) {
        self.stderr.drain(&self.tail);
    }

    fn exit_status(&mut self, within: Duration) -> Option<String> {
        let until = Instant::now() + within;
        loop {
            if let Some(status) = self.process().try_wait() {
                return Some(status);
            }
            if Instant::now() >= until {
                return None;
            }
            std::thread::park_timeout(Duration::from_millis(2));
        }
    }

    fn last_words(&self) -> Option<PageText> {
        let words = self.tail.quoted();
        (!words.as_untrusted_str().trim().is_empty()).then_some(words)
    }

    fn end(&mut self, grace: Duration) {
        let ended = self.process().end(grace);
        log::debug!("the browser ended: {}", ended.status);
    }
}

/// The browser's standard error. It must be read for as long as the browser runs: a full pipe
/// blocks the browser.
struct Stderr {
    #[cfg(unix)]
    pipe: Option<mio::unix::pipe::Receiver>,
    #[cfg(not(unix))]
    pipe: Option<ChildStderr>,
}

impl Stderr {
    #[cfg(unix)]
    fn new(stderr: Option<ChildStderr>) -> Self {
        let pipe = stderr.map(mio::unix::pipe::Receiver::from);
        // A pipe that blocks would stop the engine; better to know nothing of its contents.
        Self { pipe: pipe.filter(|pipe| os("nonblocking", || pipe.set_nonblocking(true)).is_ok()) }
    }

    #[cfg(not(unix))]
    fn new(stderr: Option<ChildStderr>) -> Self {
        Self { pipe: stderr }
    }

    #[cfg(unix)]
    fn register(&mut self, registry: &Registry, token: Token) -> std::io::Result<()> {
        match &mut self.pipe {
            Some(pipe) => registry.register(pipe, token, mio::Interest::READABLE),
            None => Ok(()),
        }
    }

    #[cfg(not(unix))]
    fn register(&mut self, _: &Registry, _: Token) -> std::io::Result<()> {
        Ok(())
    }

    #[cfg(unix)]
    fn drain(&mut self, tail: &StderrTail) {
        let Some(pipe) = &mut self.pipe else { return };
        let mut piece = [0; 4096];
        loop {
            match os("stderr", || pipe.read(&mut piece)) {
                Ok(0) => break,
                Ok(count) => tail.push(piece.get(..count).unwrap_or_default()),
                Err(error) if error.kind() == ErrorKind::Interrupted => {}
                Err(_) => break,
            }
        }
    }

    #[cfg(not(unix))]
    fn drain(&mut self, _: &StderrTail) {}
}
