//! A small web site on the loopback address, under several host names: for the demo and for
//! tests with a real browser.
//!
//! With [`RESOLVER_RULES`] every `*.test` name leads here. Over plain http `a.test`, `b.test` and
//! `c.test` are different sites, so with `--site-per-process` a frame of one in another gets a
//! process of its own.

use std::collections::BTreeMap;
use std::io::{self, Read, Write};
use std::net::{Ipv4Addr, Shutdown, SocketAddr, TcpListener, TcpStream};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::thread::JoinHandle;
use std::time::Duration;

/// Chromium's flag that sends the host names here.
pub const RESOLVER_RULES: &str = "--host-resolver-rules=MAP *.test 127.0.0.1";

// A browser opens six connections per host; more than this many at once is a runaway.
const CONNECTIONS: usize = 64;
// Requests that are remembered, newest last: a site may be visited for hours.
const REQUESTS: usize = 2_000;
const HEAD: usize = 64 << 10;
const BODY: usize = 1 << 20;
// A connection that says nothing must not hold a place for ever.
const SILENCE: Duration = Duration::from_secs(10);

/// What one path answers.
#[derive(Clone, Debug)]
pub struct Reply {
    status: u16,
    headers: Vec<(String, String)>,
    body: Vec<u8>,
    delay: Duration,
    held: bool,
    endless: bool,
}

impl Reply {
    /// `200` with a body. `{port}` in it becomes the port of the site.
    pub fn new(content_type: &str, body: impl Into<Vec<u8>>) -> Self {
        Self {
            status: 200,
            headers: vec![("content-type".to_owned(), content_type.to_owned())],
            body: body.into(),
            delay: Duration::ZERO,
            held: false,
            endless: false,
        }
    }

    /// An HTML page.
    pub fn html(body: &str) -> Self {
        Self::new("text/html; charset=utf-8", body)
    }

    /// A script.
    pub fn script(body: &str) -> Self {
        Self::new("text/javascript; charset=utf-8", body)
    }

    /// A redirect.
    pub fn redirect(location: &str) -> Self {
        Self::html("").status(302).header("location", location)
    }

    /// Another status.
    pub fn status(mut self, status: u16) -> Self {
        self.status = status;
        self
    }

    /// One more header. `{port}` in it becomes the port of the site.
    pub fn header(mut self, name: &str, value: &str) -> Self {
        self.headers.push((name.to_owned(), value.to_owned()));
        self
    }

    /// Answers after this long.
    pub fn after(mut self, delay: Duration) -> Self {
        self.delay = delay;
        self
    }

    /// Answers after [`Site::release`].
    pub fn held(mut self) -> Self {
        self.held = true;
        self
    }

    /// Never ends its body.
    pub fn endless(mut self) -> Self {
        self.endless = true;
        self
    }
}

/// A request that came.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Request {
    /// `GET`…
    pub method: String,
    /// The host without its port, in lower case.
    pub host: String,
    /// Path and query.
    pub path: String,
    /// All headers; names in lower case.
    pub headers: Vec<(String, String)>,
    /// The body, up to 1 MiB.
    pub body: Vec<u8>,
}

/// The running site. It stops, and its threads end, when this is dropped.
pub struct Site {
    shared: Arc<Shared>,
    address: SocketAddr,
    acceptor: Option<JoinHandle<()>>,
}

struct Shared {
    state: Mutex<State>,
    changed: Condvar,
    port: u16,
}

#[derive(Default)]
struct State {
    routes: BTreeMap<(String, String), Reply>,
    released: Vec<String>,
    requests: Vec<Request>,
    open: BTreeMap<u64, TcpStream>,
    stopping: bool,
}

impl Site {
    /// Starts an empty site on a free port: every path is `404`.
    ///
    /// # Errors
    /// When no socket can be had.
    pub fn start() -> io::Result<Self> {
        let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0))?;
        let address = listener.local_addr()?;
        let shared = Arc::new(Shared {
            state: Mutex::default(),
            changed: Condvar::new(),
            port: address.port(),
        });
        let for_acceptor = Arc::clone(&shared);
        let acceptor = std::thread::Builder::new()
            .name("site".to_owned())
            .spawn(move || accept(&listener, &for_acceptor))?;
        Ok(Self { shared, address, acceptor: Some(acceptor) })
    }

    /// Starts the site of the demo; its first page is `url("a.test", "/")`.
    ///
    /// # Errors
    /// When no socket can be had.
    pub fn demo() -> io::Result<Self> {
        let site = Self::start()?;
        let style = Reply::new("text/css", include_str!("site/style.css"));
        site.route("*", "/style.css", style);
        site.route("a.test", "/", Reply::html(include_str!("site/harbour.html")));
        site.route("a.test", "/log", Reply::html(include_str!("site/log.html")));
        site.route("a.test", "/tide.js", Reply::script(include_str!("site/tide.js")));
        site.route("b.test", "/weather", Reply::html(include_str!("site/weather.html")));
        site.route("c.test", "/station", Reply::html(include_str!("site/station.html")));
        site.route("*", "/favicon.ico", Reply::new("image/x-icon", Vec::new()).status(204));
        Ok(site)
    }

    /// Sets what a path of a host answers; the host `*` is for all hosts without their own.
    /// Queries are not looked at.
    pub fn route(&self, host: &str, path: &str, reply: Reply) {
        self.shared.lock().routes.insert((host.to_owned(), path.to_owned()), reply);
    }

    /// The port.
    pub fn port(&self) -> u16 {
        self.address.port()
    }

    /// The URL of a path of a host.
    pub fn url(&self, host: &str, path: &str) -> String {
        format!("http://{host}:{}{path}", self.port())
    }

    /// Lets held replies of a path go, those to come included.
    pub fn release(&self, path: &str) {
        self.shared.lock().released.push(path.to_owned());
        self.shared.changed.notify_all();
    }

    /// The requests so far, in the order in which they were read.
    pub fn requests(&self) -> Vec<Request> {
        self.shared.lock().requests.clone()
    }

    /// Waits until a request fits, and returns it; `None` after `longest`.
    pub fn wait_for(&self, longest: Duration, fits: impl Fn(&Request) -> bool) -> Option<Request> {
        let state = self.shared.lock();
        let missing = |state: &mut State| !state.requests.iter().any(&fits);
        let waited = self.shared.changed.wait_timeout_while(state, longest, missing);
        let (state, _) = waited.unwrap_or_else(PoisonError::into_inner);
        state.requests.iter().find(|request| fits(request)).cloned()
    }
}

impl Drop for Site {
    fn drop(&mut self) {
        {
            let mut state = self.shared.lock();
            state.stopping = true;
            for stream in state.open.values() {
                // A peer that is gone already needs no shutdown.
                let _ = stream.shutdown(Shutdown::Both);
            }
        }
        self.shared.changed.notify_all();
        // Wakes the acceptor. When this fails it is awake or gone.
        let _ = TcpStream::connect_timeout(&self.address, Duration::from_secs(1));
        if let Some(acceptor) = self.acceptor.take() {
            let _ = acceptor.join();
        }
    }
}

impl Shared {
    fn lock(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    // Waits for a time, a release, or the end of the site; whether the site goes on.
    fn wait(&self, longest: Option<Duration>, until: impl Fn(&State) -> bool) -> bool {
        let state = self.lock();
        let waits = |state: &mut State| !state.stopping && !until(state);
        let state = match longest {
            Some(longest) => {
                let waited = self.changed.wait_timeout_while(state, longest, waits);
                waited.unwrap_or_else(PoisonError::into_inner).0
            }
            None => self.changed.wait_while(state, waits).unwrap_or_else(PoisonError::into_inner),
        };
        !state.stopping
    }
}

fn accept(listener: &TcpListener, shared: &Arc<Shared>) {
    let mut workers: Vec<JoinHandle<()>> = Vec::new();
    for number in 0_u64.. {
        let Ok((stream, _)) = listener.accept() else { break };
        workers.retain(|worker| !worker.is_finished());
        let registered = stream.try_clone();
        let mut state = shared.lock();
        if state.stopping {
            break;
        }
        let (true, Ok(registered)) = (workers.len() < CONNECTIONS, registered) else { continue };
        state.open.insert(number, registered);
        drop(state);
        let for_worker = Arc::clone(shared);
        let worker = std::thread::Builder::new().name("site connection".to_owned());
        let worker = worker.spawn(move || {
            // A browser that goes away in the middle is its own business.
            let _ = answer(stream, &for_worker);
            for_worker.lock().open.remove(&number);
        });
        workers.extend(worker);
    }
    for worker in workers {
        let _ = worker.join();
    }
}

fn answer(mut stream: TcpStream, shared: &Shared) -> io::Result<()> {
    stream.set_read_timeout(Some(SILENCE))?;
    stream.set_write_timeout(Some(SILENCE))?;
    let Some(request) = read_request(&mut stream)? else { return Ok(()) };
    let path = request.path.split(['?', '#']).next().unwrap_or_default().to_owned();
    let reply = {
        let mut state = shared.lock();
        let of_host = |host: &str| state.routes.get(&(host.to_owned(), path.clone())).cloned();
        let reply = of_host(&request.host).or_else(|| of_host("*"));
        if state.requests.len() >= REQUESTS {
            state.requests.remove(0);
        }
        state.requests.push(request.clone());
        reply
    };
    shared.changed.notify_all();
    let reply = reply.unwrap_or_else(|| Reply::html("<h1>Not found</h1>").status(404));
    if !reply.delay.is_zero() && !shared.wait(Some(reply.delay), |_| false) {
        return Ok(());
    }
    if reply.held && !shared.wait(None, |state| state.released.contains(&path)) {
        return Ok(());
    }
    write_reply(&mut stream, &reply, &request, shared.port)?;
    if reply.endless {
        shared.wait(None, |_| false);
    }
    stream.shutdown(Shutdown::Write)
}

fn read_request(stream: &mut TcpStream) -> io::Result<Option<Request>> {
    let mut bytes = Vec::new();
    let mut chunk = [0_u8; 4096];
    let head_end = loop {
        if let Some(at) = memchr::memmem::find(&bytes, b"\r\n\r\n") {
            break at + 4;
        }
        let read = stream.read(&mut chunk)?;
        if read == 0 || bytes.len() > HEAD {
            return Ok(None);
        }
        bytes.extend_from_slice(&chunk[..read]);
    };
    let mut body = bytes.split_off(head_end);
    let head = String::from_utf8_lossy(&bytes).into_owned();
    let mut lines = head.lines();
    let mut first = lines.next().unwrap_or_default().split(' ');
    let (method, path) = (first.next().unwrap_or_default(), first.next().unwrap_or_default());
    let headers: Vec<(String, String)> = lines
        .filter_map(|line| line.split_once(':'))
        .map(|(name, value)| (name.trim().to_lowercase(), value.trim().to_owned()))
        .collect();
    let header = |wanted: &str| {
        headers.iter().find(|(name, _)| name == wanted).map(|(_, value)| value.as_str())
    };
    let length = header("content-length").and_then(|text| text.parse().ok()).unwrap_or(0);
    while body.len() < std::cmp::min(length, BODY) {
        let read = stream.read(&mut chunk)?;
        if read == 0 {
            return Ok(None);
        }
        body.extend_from_slice(&chunk[..read]);
    }
    let host = header("host").unwrap_or_default().to_lowercase();
    let host = host.rsplit_once(':').map_or(host.as_str(), |(name, _)| name).to_owned();
    let (method, path) = (method.to_owned(), path.to_owned());
    Ok(Some(Request { method, host, path, headers, body }))
}

fn write_reply(
    stream: &mut TcpStream,
    reply: &Reply,
    request: &Request,
    port: u16,
) -> io::Result<()> {
    let fill = |text: &str| text.replace("{port}", &port.to_string());
    let body = match std::str::from_utf8(&reply.body) {
        Ok(text) => fill(text).into_bytes(),
        Err(_) => reply.body.clone(),
    };
    let mut head = format!("HTTP/1.1 {} {}\r\nconnection: close\r\n", reply.status, "-");
    if !reply.endless {
        head.push_str(&format!("content-length: {}\r\n", body.len()));
    }
    for (name, value) in &reply.headers {
        head.push_str(&format!("{name}: {}\r\n", fill(value)));
    }
    head.push_str("\r\n");
    stream.write_all(head.as_bytes())?;
    if request.method != "HEAD" {
        stream.write_all(&body)?;
    }
    stream.flush()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn fetch(site: &Site, host: &str, path: &str) -> String {
        let mut stream = TcpStream::connect(site.address).expect("the site listens");
        write!(stream, "GET {path} HTTP/1.1\r\nHost: {host}:{}\r\n\r\n", site.port())
            .expect("written");
        let mut text = String::new();
        stream.read_to_string(&mut text).expect("read to the end");
        text
    }

    #[test]
    fn hosts_have_their_own_paths_and_requests_are_kept() {
        let site = Site::start().expect("started");
        site.route("a.test", "/", Reply::html("this is a on {port}"));
        site.route("*", "/", Reply::html("another"));
        assert!(
            fetch(&site, "A.test", "/?q=1").ends_with(&format!("this is a on {}", site.port()))
        );
        assert!(fetch(&site, "b.test", "/").ends_with("another"));
        assert!(fetch(&site, "b.test", "/no").starts_with("HTTP/1.1 404"));
        let paths: Vec<String> = site.requests().into_iter().map(|r| r.path).collect();
        assert_eq!(paths, ["/?q=1", "/", "/no"]);
    }

    #[test]
    fn a_held_reply_comes_when_it_is_released() {
        let site = Arc::new(Site::start().expect("started"));
        site.route("a.test", "/slow", Reply::html("late").held());
        let other = Arc::clone(&site);
        let fetching = std::thread::spawn(move || fetch(&other, "a.test", "/slow"));
        let seen = site.wait_for(Duration::from_secs(10), |request| request.path == "/slow");
        assert!(seen.is_some() && !fetching.is_finished());
        site.release("/slow");
        assert!(fetching.join().expect("no panic").ends_with("late"));
    }

    #[test]
    fn dropping_it_ends_endless_replies() {
        let site = Site::start().expect("started");
        site.route("a.test", "/", Reply::html("begin").endless());
        let mut stream = TcpStream::connect(site.address).expect("the site listens");
        stream.write_all(b"GET / HTTP/1.1\r\nHost: a.test\r\n\r\n").expect("written");
        assert!(site.wait_for(Duration::from_secs(10), |_| true).is_some());
        drop(site);
        let mut rest = Vec::new();
        // Reset or end, whichever the system makes of it: not a hang.
        let _ = stream.read_to_end(&mut rest);
    }

    #[test]
    fn the_demo_has_all_its_parts() {
        let site = Site::demo().expect("started");
        let home = fetch(&site, "a.test", "/");
        for part in ["/log", "/weather", "/tide.js", "/style.css"] {
            assert!(home.contains(part), "{part}");
        }
        assert!(home.contains(&site.port().to_string()));
        assert!(fetch(&site, "b.test", "/weather").contains("c.test"));
        assert!(fetch(&site, "c.test", "/station").starts_with("HTTP/1.1 200"));
    }
}
