//! What the tests with a real browser share: launching, a census of what is left, pages over
//! HTTP, and a process of one's own for tests that count descriptors or kill their owner.

#![allow(dead_code, reason = "each module uses a part of it")]

use cdpwire::host::{self, LaunchOptions, Launched, Link, Transport};
use cdpwire::protocol::runtime;
use cdpwire::{Browser, ConnectOptions, Session};
use std::collections::BTreeSet;
use std::io::{BufRead, BufReader, Read, Write};
use std::net::{TcpListener, TcpStream};
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdout, Command, Stdio};
use std::time::{Duration, Instant};

/// Longest anything may take on a busy machine. Nothing waits this long when all is well.
pub(crate) const LONG: Duration = Duration::from_secs(60);

/// A headless browser with everything as it comes.
pub(crate) fn launch() -> Browser {
    Browser::launch_with(&LaunchOptions::new().timeout(LONG), &ConnectOptions::default())
        .expect("a browser must be installed here")
}

/// A browser that this test owns and no engine knows: to be connected to.
pub(crate) struct Foreign {
    pub(crate) process: host::Process,
    pub(crate) url: String,
}

impl Foreign {
    pub(crate) fn start() -> Self {
        Self::start_with(LaunchOptions::new())
    }

    pub(crate) fn start_with(options: LaunchOptions) -> Self {
        let launched = host::spawn(&options.transport(Transport::Port).timeout(LONG));
        let Launched { link, process, .. } = launched.expect("a browser must be installed here");
        let Link::Ws { url } = link else { panic!("no port was opened") };
        Self { process, url: url.expose().to_owned() }
    }

    pub(crate) fn port(&self) -> u16 {
        let rest = self.url.strip_prefix("ws://127.0.0.1:").unwrap();
        rest.split('/').next().unwrap().parse().unwrap()
    }

    pub(crate) fn connect(&self) -> Browser {
        Browser::connect(&self.url).unwrap()
    }
}

/// What an expression gives, as JSON.
pub(crate) fn evaluate(session: &Session, expression: &str) -> serde_json::Value {
    let command = runtime::Evaluate::new(expression)
        .with(|p| (p.return_by_value, p.await_promise) = (Some(true), Some(true)));
    let answer = session.call(&command).unwrap();
    assert!(answer.exception_details.is_none(), "{expression} failed");
    answer.result.value.map_or(serde_json::Value::Null, |value| value.to_value().unwrap())
}

/// A call that no browser ever answers by itself.
pub(crate) fn never() -> runtime::Evaluate {
    runtime::Evaluate::new("new Promise(() => {})").with(|p| p.await_promise = Some(true))
}

pub(crate) fn wait_until(what: &str, mut is_so: impl FnMut() -> bool) -> Duration {
    let started = Instant::now();
    while !is_so() {
        assert!(started.elapsed() < LONG, "{what} did not happen");
        std::thread::sleep(Duration::from_millis(5));
    }
    started.elapsed()
}

/// The process ids of all that run below or within this process's group of browsers: those whose
/// arguments contain the text.
pub(crate) fn processes_with(text: &str) -> Vec<u32> {
    let mut found = Vec::new();
    for (pid, stat) in processes() {
        let line = std::fs::read(format!("/proc/{pid}/cmdline")).unwrap_or_default();
        if stat.state != 'Z' && String::from_utf8_lossy(&line).contains(text) {
            found.push(pid);
        }
    }
    found
}

/// The renderer processes of a browser.
pub(crate) fn renderers_of(browser: u32) -> Vec<u32> {
    let group = |pid: &u32| stat(*pid).is_some_and(|stat| stat.group == browser);
    processes_with("--type=renderer").into_iter().filter(group).collect()
}

/// The browser process of a profile below this directory.
pub(crate) fn browsers_below(directory: &Path) -> Vec<u32> {
    let text = format!("--user-data-dir={}", directory.display());
    let main = |pid: &u32| {
        let line = std::fs::read(format!("/proc/{pid}/cmdline")).unwrap_or_default();
        !String::from_utf8_lossy(&line).contains("--type=")
    };
    processes_with(&text).into_iter().filter(main).collect()
}

pub(crate) fn signal(name: &str, pid: u32) {
    let status = Command::new("/bin/kill").args(["-s", name, &pid.to_string()]).status();
    assert!(status.unwrap().success(), "kill -s {name} {pid}");
}

pub(crate) struct Stat {
    pub(crate) state: char,
    pub(crate) parent: u32,
    pub(crate) group: u32,
}

pub(crate) fn stat(pid: u32) -> Option<Stat> {
    let text = std::fs::read_to_string(format!("/proc/{pid}/stat")).ok()?;
    let mut fields = text.rsplit_once(')')?.1.split_ascii_whitespace();
    let state = fields.next()?.chars().next()?;
    let parent = fields.next()?.parse().ok()?;
    let group = fields.next()?.parse().ok()?;
    Some(Stat { state, parent, group })
}

fn processes() -> Vec<(u32, Stat)> {
    let entries = std::fs::read_dir("/proc").unwrap().flatten();
    let pids = entries.filter_map(|entry| entry.file_name().to_str()?.parse::<u32>().ok());
    pids.filter_map(|pid| Some((pid, stat(pid)?))).collect()
}

/// Everything that this process holds and could leave behind.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct Census {
    pub(crate) descriptors: usize,
    pub(crate) threads: usize,
    /// Children, zombies among them.
    pub(crate) children: BTreeSet<u32>,
    /// Processes anywhere that name our temporary directory.
    pub(crate) users: BTreeSet<u32>,
    /// What lies in our temporary directory.
    pub(crate) files: BTreeSet<PathBuf>,
}

impl Census {
    pub(crate) fn take() -> Self {
        let me = std::process::id();
        let directory = std::env::temp_dir();
        let count = |path: &str| std::fs::read_dir(path).unwrap().count();
        let users = processes_with(&directory.display().to_string());
        Self {
            descriptors: count("/proc/self/fd"),
            threads: count("/proc/self/task"),
            children: processes()
                .into_iter()
                .filter_map(|(pid, stat)| (stat.parent == me).then_some(pid))
                .collect(),
            users: users.into_iter().filter(|pid| *pid != me).collect(),
            files: std::fs::read_dir(directory)
                .unwrap()
                .flatten()
                .map(|entry| entry.path())
                .collect(),
        }
    }

    /// Takes it once nothing changes any more: a thread that said that it is done is still there
    /// for a moment.
    pub(crate) fn settled() -> Self {
        let mut last = Self::take();
        let mut same = 0;
        while same < 20 {
            std::thread::sleep(Duration::from_millis(10));
            let now = Self::take();
            same = if now == last { same + 1 } else { 0 };
            last = now;
        }
        last
    }

    /// Asserts that things come back to this within two seconds: the last moves of a thread that
    /// has said that it is done take a moment.
    pub(crate) fn assert_same_again(&self, after: &str) {
        let until = Instant::now() + Duration::from_secs(2);
        loop {
            let now = Self::take();
            if now == *self {
                return;
            }
            assert!(Instant::now() < until, "after {after}: {now:#?}\nbefore: {self:#?}");
            std::thread::sleep(Duration::from_millis(10));
        }
    }
}

const ISOLATED: &str = "CDPWIRE_TEST_ISOLATED";

/// Runs the body of a test in a process of its own, with a temporary directory of its own, so
/// that it can count what it holds. `name` is the test's own path.
pub(crate) fn isolated(name: &str, body: impl FnOnce()) {
    if std::env::var(ISOLATED).as_deref() == Ok(name) {
        return body();
    }
    let directory = Directory::new();
    let output = again(name, directory.path()).output().unwrap();
    let left: Vec<_> = std::fs::read_dir(directory.path()).unwrap().flatten().collect();
    let text = String::from_utf8_lossy(&output.stdout);
    let errors = String::from_utf8_lossy(&output.stderr);
    eprintln!("{errors}");
    assert!(output.status.success(), "{}\n{text}\n{errors}", output.status);
    assert!(text.contains("1 passed"), "{name} is not the name of a test:\n{text}");
    assert!(left.is_empty(), "{left:?}");
}

/// A process that runs a test of this binary, whose body sees `is_child(name)`.
fn again(name: &str, directory: &Path) -> Command {
    let mut command = Command::new(std::env::current_exe().unwrap());
    command.args(["--exact", name, "--nocapture", "--test-threads=1"]);
    command.env(ISOLATED, name).env("TMPDIR", directory);
    command
}

/// A process that runs `name` as an owner of browsers, to be killed or to exit by itself.
pub(crate) struct Owner {
    pub(crate) child: Child,
    lines: BufReader<ChildStdout>,
}

impl Owner {
    pub(crate) fn start(name: &str, how: &str, directory: &Path) -> Self {
        let mut command = again(name, directory);
        command.env("CDPWIRE_TEST_HOW", how).stdout(Stdio::piped());
        let mut child = command.spawn().unwrap();
        let lines = BufReader::new(child.stdout.take().unwrap());
        Self { child, lines }
    }

    /// Waits until it says so.
    pub(crate) fn wait_for(&mut self, word: &str) {
        let mut line = String::new();
        while !line.contains(word) {
            line.clear();
            assert_ne!(self.lines.read_line(&mut line).unwrap(), 0, "it never said {word}");
        }
    }
}

/// How an owner shall end, when this process is one.
pub(crate) fn owner_of(name: &str) -> Option<String> {
    let is_it = std::env::var(ISOLATED).as_deref() == Ok(name);
    is_it.then(|| std::env::var("CDPWIRE_TEST_HOW").ok()).flatten()
}

/// A directory that goes away. Its path is short: Chrome puts sockets below it.
pub(crate) struct Directory(PathBuf);

impl Directory {
    pub(crate) fn new() -> Self {
        use std::hash::{BuildHasher, RandomState};
        let random = RandomState::new().hash_one(std::process::id());
        let path = PathBuf::from(format!("/tmp/cw-{random:016x}"));
        std::fs::create_dir(&path).unwrap();
        Self(path)
    }

    pub(crate) fn path(&self) -> &Path {
        &self.0
    }
}

impl Drop for Directory {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

/// A web site on loopback: `localhost` and `127.0.0.1` are different sites to Chromium.
pub(crate) struct Site {
    port: u16,
}

/// A page: its path, its media type, its content. `{port}` in the content is the site's port.
pub(crate) type Document = (&'static str, &'static str, &'static str);

impl Site {
    pub(crate) fn serve(documents: &'static [Document]) -> Self {
        let listener = TcpListener::bind(("127.0.0.1", 0)).unwrap();
        let port = listener.local_addr().unwrap().port();
        std::thread::spawn(move || {
            for stream in listener.incoming().flatten() {
                std::thread::spawn(move || answer(stream, documents, port));
            }
        });
        Self { port }
    }

    pub(crate) fn url(&self, host: &str, path: &str) -> String {
        format!("http://{host}:{}{path}", self.port)
    }
}

fn answer(mut stream: TcpStream, documents: &[Document], port: u16) -> Option<()> {
    let mut head = Vec::new();
    let mut byte = [0];
    while !head.ends_with(b"\r\n\r\n") {
        stream.read_exact(&mut byte).ok()?;
        head.push(byte[0]);
    }
    let head = String::from_utf8_lossy(&head).into_owned();
    let path = head.split(' ').nth(1)?;
    let found = documents.iter().find(|(at, ..)| *at == path);
    let (status, kind, body) = match found {
        Some((_, kind, body)) => ("200 OK", *kind, body.replace("{port}", &port.to_string())),
        None => ("404 Not Found", "text/plain", String::new()),
    };
    let length = body.len();
    write!(
        stream,
        "HTTP/1.1 {status}\r\nContent-Type: {kind}\r\nContent-Length: {length}\r\n\
         Connection: close\r\n\r\n{body}"
    )
    .ok()
}
