//! With a real browser. A machine without one fails these tests: that is their message.

use super::fakes::TempDir;
use super::{
    DeadlineStream, LaunchOptions, Launched, Link, NoTls, ResolveOptions, Sandbox, Transport,
    candidates, find, os, resolve, resolve_profile, spawn, sweep::sweep_in,
};
use crate::error::{Error, LaunchFailure};
use std::collections::HashSet;
use std::io::{BufRead as _, BufReader, Read as _, Write as _};
use std::net::TcpStream;
use std::os::unix::net::UnixStream;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

const LONG: Duration = Duration::from_secs(30);

fn launch(transport: Transport) -> Launched {
    spawn(&LaunchOptions::new().transport(transport).timeout(LONG)).unwrap()
}

fn ask_version(pipe: &mut UnixStream) -> String {
    pipe.set_read_timeout(Some(LONG)).unwrap();
    pipe.write_all(b"{\"id\":1,\"method\":\"Browser.getVersion\"}\0").unwrap();
    let mut answer = Vec::new();
    let mut byte = [0];
    loop {
        pipe.read_exact(&mut byte).unwrap();
        if byte == [0] {
            return String::from_utf8(answer).unwrap();
        }
        answer.push(byte[0]);
    }
}

/// Every process whose arguments name the profile.
fn users_of(profile: &Path) -> Vec<u32> {
    let needle = profile.to_str().unwrap().as_bytes();
    let pids = std::fs::read_dir("/proc").unwrap().flatten();
    pids.filter_map(|entry| entry.file_name().to_str()?.parse().ok())
        .filter(|pid| {
            let line = std::fs::read(format!("/proc/{pid}/cmdline")).unwrap_or_default();
            line.windows(needle.len()).any(|window| window == needle)
        })
        .filter(|pid| os::pid_in_use(*pid))
        .collect()
}

fn wait_until(what: &str, mut is_so: impl FnMut() -> bool) -> Duration {
    let started = Instant::now();
    while !is_so() {
        assert!(started.elapsed() < LONG, "{what} did not happen");
        std::thread::sleep(Duration::from_millis(5));
    }
    started.elapsed()
}

/// The inodes of TCP sockets that listen, and those of them that a process group holds.
fn listeners_of(leader: u32) -> Vec<String> {
    let mut listening = HashSet::new();
    for table in ["/proc/net/tcp", "/proc/net/tcp6"] {
        for line in std::fs::read_to_string(table).unwrap_or_default().lines().skip(1) {
            let fields: Vec<&str> = line.split_whitespace().collect();
            if fields[3] == "0A" {
                listening.insert(format!("socket:[{}]", fields[9]));
            }
        }
    }
    let mut held = Vec::new();
    for entry in std::fs::read_dir("/proc").unwrap().flatten() {
        let stat = std::fs::read_to_string(entry.path().join("stat")).unwrap_or_default();
        let group = stat.rsplit_once(')').and_then(|(_, rest)| rest.split_whitespace().nth(2));
        if group != Some(&leader.to_string()) {
            continue;
        }
        for fd in std::fs::read_dir(entry.path().join("fd")).into_iter().flatten().flatten() {
            let target = std::fs::read_link(fd.path()).unwrap_or_default();
            let target = target.to_string_lossy().into_owned();
            if listening.contains(&target) {
                held.push(target);
            }
        }
    }
    held
}

fn root_of(launched: &Launched) -> PathBuf {
    launched.user_data_dir.parent().unwrap().to_owned()
}

#[test]
fn is_found_and_says_its_version() {
    let path = find(super::Channel::Any).unwrap();
    let found = candidates(LONG);
    let this = found.iter().find(|candidate| candidate.path == path);
    assert!(this.unwrap().version.as_ref().unwrap().major > 100, "{found:?}");
}

#[test]
fn answers_over_the_pipe_with_no_port_open_and_leaves_when_it_closes() {
    let mut launched = launch(Transport::Pipe);
    assert_eq!(launched.sandboxed, !os::runs_as_root());
    let root = root_of(&launched);
    let Link::Pipe(mut pipe) = launched.link else { panic!("no pipe") };
    let answer = ask_version(&mut pipe);
    assert!(answer.contains("\"id\":1") && answer.contains("Chrome/"), "{answer}");
    let pid = launched.process.pid();
    assert!(users_of(&launched.user_data_dir).contains(&pid), "the process id is the browser's");
    assert_eq!(listeners_of(pid), Vec::<String>::new());
    assert_eq!(launched.process.try_wait(), None);
    drop(pipe);
    let started = Instant::now();
    let ended = launched.process.end(LONG);
    eprintln!("left {:?} after the pipe closed", started.elapsed());
    assert!(!ended.forced && ended.code == Some(0) && ended.profile_left.is_none(), "{ended:?}");
    assert!(!root.exists());
    assert_eq!(users_of(&root), Vec::<u32>::new());
}

#[test]
fn opens_one_loopback_port_on_request_and_is_found_there_in_every_way() {
    let mut launched = launch(Transport::Port);
    let root = root_of(&launched);
    let Link::Ws { url } = &launched.link else { panic!("no port") };
    assert_eq!(listeners_of(launched.process.pid()).len(), 1);
    let options = ResolveOptions { timeout: LONG, ..ResolveOptions::default() };
    let direct = resolve(url.expose(), &options, &NoTls).unwrap();
    let asked = resolve(&format!("127.0.0.1:{}", direct.port), &options, &NoTls).unwrap();
    assert_eq!(asked.url, direct.url);
    let by_name = resolve(&direct.port.to_string(), &options, &NoTls).unwrap();
    assert_eq!(by_name.path_and_query, direct.path_and_query);
    // Measured on 156: the file is written with a pipe given as well.
    let by_profile = resolve_profile(&launched.user_data_dir, &options).unwrap();
    assert_eq!(by_profile.path_and_query, direct.path_and_query);
    for target in [&direct, &asked, &by_name, &by_profile] {
        assert_eq!(upgrade(target), "HTTP/1.1 101 WebSocket Protocol Handshake");
    }
    let started = Instant::now();
    let ended = launched.process.end(LONG);
    eprintln!("left {:?} after the tether closed", started.elapsed());
    assert!(!ended.forced && ended.code == Some(0), "{ended:?}");
    assert!(!root.exists());
    let shown = format!("{direct:?}");
    assert!(!shown.contains(direct.path_and_query.expose()), "{shown}");
}

/// The first line of the answer to a WebSocket handshake.
fn upgrade(target: &super::WsTarget) -> String {
    let deadline = Instant::now() + LONG;
    let mut stream = DeadlineStream::connect(target.addresses[0], deadline).unwrap();
    let request = format!(
        "GET {} HTTP/1.1\r\nHost: {}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\
         Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n\r\n",
        target.path_and_query.expose(),
        target.host_header
    );
    stream.write_all(request.as_bytes()).unwrap();
    let mut line = String::new();
    BufReader::new(stream).read_line(&mut line).unwrap();
    line.trim_end().to_owned()
}

#[test]
fn refuses_a_foreign_host_name_which_is_why_the_address_is_sent() {
    let launched = launch(Transport::Port);
    let Link::Ws { url } = &launched.link else { panic!("no port") };
    let target = resolve(url.expose(), &ResolveOptions::default(), &NoTls).unwrap();
    let mut stream = TcpStream::connect(target.addresses[0]).unwrap();
    stream.set_read_timeout(Some(LONG)).unwrap();
    stream.write_all(b"GET /json/version HTTP/1.1\r\nHost: chrome:9222\r\n\r\n").unwrap();
    let mut line = String::new();
    BufReader::new(stream).read_line(&mut line).unwrap();
    assert!(line.starts_with("HTTP/1.1 500"), "{line}");
}

#[test]
fn a_killed_browser_is_reaped_and_its_profile_removed() {
    let mut launched = launch(Transport::Pipe);
    let root = root_of(&launched);
    let Link::Pipe(mut pipe) = launched.link else { panic!("no pipe") };
    ask_version(&mut pipe);
    let pid = launched.process.pid();
    let kill = Command::new("/bin/sh").args(["-c", &format!("kill -9 {pid}")]).status();
    assert!(kill.unwrap().success());
    let started = Instant::now();
    let mut rest = Vec::new();
    let _ = pipe.read_to_end(&mut rest);
    eprintln!("the pipe ended {:?} after the kill", started.elapsed());
    let ended = launched.process.end(LONG);
    eprintln!("everything was gone {:?} after the kill", started.elapsed());
    assert!(ended.status.contains("SIGKILL") && !ended.forced, "{ended:?}");
    assert!(!root.exists() && !Path::new(&format!("/proc/{pid}")).exists());
    assert_eq!(users_of(&root), Vec::<u32>::new());
}

#[test]
fn a_stopped_browser_is_killed_with_all_its_processes() {
    let mut launched = launch(Transport::Pipe);
    let root = root_of(&launched);
    let Link::Pipe(mut pipe) = launched.link else { panic!("no pipe") };
    ask_version(&mut pipe);
    let pid = launched.process.pid();
    let stop = Command::new("/bin/sh").args(["-c", &format!("kill -s STOP -- -{pid}")]).status();
    assert!(stop.unwrap().success());
    let in_tmp = std::fs::read_dir(root.join("tmp")).unwrap().count();
    assert_ne!(in_tmp, 0, "its temporary files are where they are removed");
    drop(pipe);
    let ended = launched.process.end(Duration::from_millis(100));
    assert!(ended.forced && ended.profile_left.is_none(), "{ended:?}");
    assert!(!root.exists());
    assert_eq!(users_of(&root), Vec::<u32>::new());
}

#[test]
fn dropping_everything_leaves_nothing() {
    for transport in [Transport::Pipe, Transport::Port] {
        let launched = launch(transport);
        let root = root_of(&launched);
        drop(launched);
        assert_eq!(users_of(&root), Vec::<u32>::new());
        assert!(!root.exists());
    }
}

#[test]
fn lives_on_when_the_thread_that_started_it_ends() {
    let mut launched = std::thread::spawn(|| launch(Transport::Pipe)).join().unwrap();
    let Link::Pipe(pipe) = &mut launched.link else { panic!("no pipe") };
    assert!(ask_version(pipe).contains("Chrome/"));
    assert_eq!(launched.process.try_wait(), None);
}

#[test]
fn a_profile_in_use_is_refused_by_name_of_the_process_and_a_stale_lock_is_not() {
    let profile = TempDir::new();
    let options = LaunchOptions::new().user_data_dir(profile.path()).timeout(LONG);
    let mut first = spawn(&options).unwrap();
    let Link::Pipe(pipe) = &mut first.link else { panic!("no pipe") };
    ask_version(pipe);
    let Err(Error::Launch(error)) = spawn(&options) else { panic!("two on one profile") };
    assert_eq!(error.kind, LaunchFailure::ProfileInUse);
    assert!(error.message.contains(&first.process.pid().to_string()), "{}", error.message);
    let pid = first.process.pid();
    let kill = Command::new("/bin/sh").args(["-c", &format!("kill -9 {pid}")]).status();
    assert!(kill.unwrap().success());
    let lock = profile.path().join("SingletonLock");
    let stale = std::fs::read_link(&lock).unwrap();
    let socket = std::fs::read_link(profile.path().join("SingletonSocket")).unwrap();
    first.process.end(LONG);
    assert!(std::fs::symlink_metadata(&lock).is_err(), "our own lock is removed");
    assert!(!socket.parent().unwrap().exists());
    // As somebody else leaves it.
    std::os::unix::fs::symlink(stale, &lock).unwrap();
    let mut second = spawn(&options).unwrap();
    let Link::Pipe(pipe) = &mut second.link else { panic!("no pipe") };
    assert!(ask_version(pipe).contains("Chrome/"));
    drop(second);
    assert!(profile.path().join("Local State").exists(), "a given profile is kept");
}

#[test]
fn as_root_the_sandbox_is_an_error_and_never_a_crash() {
    let on = spawn(&LaunchOptions::new().sandbox(Sandbox::On).timeout(LONG));
    if os::runs_as_root() {
        let Err(Error::Launch(error)) = on else { panic!("a sandbox as root") };
        assert_eq!(error.kind, LaunchFailure::Sandbox);
    } else {
        assert!(on.unwrap().sandboxed);
    }
}

const OWNER: &str = "CDPWIRE_TEST_OWNER";

/// Not a test of its own: what the next one runs in another process.
#[test]
fn owner() {
    let Ok(transport) = std::env::var(OWNER) else { return };
    let wanted = if transport == "pipe" { Transport::Pipe } else { Transport::Port };
    let mut launched = launch(wanted);
    if let Link::Pipe(pipe) = &mut launched.link {
        ask_version(pipe);
    }
    println!("\nprofile={}", launched.user_data_dir.display());
    std::io::stdout().flush().unwrap();
    // Until it is killed.
    loop {
        std::thread::park();
    }
}

#[test]
fn leaves_when_its_owner_is_killed_and_the_next_launch_sweeps() {
    for transport in ["pipe", "port"] {
        let directory = TempDir::new();
        let mut owner = Command::new(std::env::current_exe().unwrap())
            .args(["--exact", "host::chromium::owner", "--nocapture"])
            .env(OWNER, transport)
            .env("TMPDIR", directory.path())
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let lines = BufReader::new(owner.stdout.take().unwrap()).lines();
        let profile = lines
            .map_while(Result::ok)
            .find_map(|line| line.strip_prefix("profile=").map(PathBuf::from));
        let profile = profile.expect("the owner launched no browser");
        let root = profile.parent().unwrap();
        assert!(root.starts_with(directory.path()) && !users_of(&profile).is_empty());
        assert_eq!(sweep_in(directory.path(), LONG), 0, "its owner lives");
        owner.kill().unwrap();
        owner.wait().unwrap();
        let gone = wait_until("the browser's end", || users_of(&profile).is_empty());
        eprintln!("left {gone:?} after its owner was killed ({transport})");
        assert!(root.exists());
        assert_eq!(sweep_in(directory.path(), LONG), 1);
        let left: Vec<_> = std::fs::read_dir(directory.path()).unwrap().flatten().collect();
        assert!(left.is_empty(), "{left:?}");
    }
}
