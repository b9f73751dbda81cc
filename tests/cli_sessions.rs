//! Sessions of the command line: a browser that stays, owned by a process behind a socket. The
//! tools are those of the fixture; what they do in a browser is tested elsewhere.
#![cfg(unix)]

use serde_json::Value;
use std::fs;
use std::io::{Read as _, Write as _};
use std::os::unix::fs::{MetadataExt as _, PermissionsExt as _};
use std::os::unix::net::{UnixListener, UnixStream};
use std::path::PathBuf;
use std::process::{Command, Output, Stdio};
use std::time::{Duration, Instant};

/// Longest for anything; passing tests do not come near it.
const PATIENCE: Duration = Duration::from_secs(20);

/// A runtime directory of its own, whose sessions end with the test.
struct World {
    root: PathBuf,
}

impl World {
    fn new(name: &str) -> Self {
        let root = std::env::temp_dir().join(format!("s-{name}-{}", std::process::id()));
        fs::create_dir(&root).unwrap();
        fs::set_permissions(&root, fs::Permissions::from_mode(0o700)).unwrap();
        Self { root }
    }

    fn command(&self, arguments: &[&str]) -> Command {
        let mut command = Command::new(env!("CARGO_BIN_EXE_cdpwire"));
        command
            .args(arguments)
            .env("XDG_RUNTIME_DIR", &self.root)
            .env("CDPWIRE_FIXTURE_TOOLS", "1")
            .stdin(Stdio::null());
        command
    }

    fn run(&self, arguments: &[&str]) -> Output {
        let mut command = self.command(arguments);
        let child = command.stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
        let pid = child.id();
        let (done, over) = std::sync::mpsc::channel();
        std::thread::spawn(move || done.send(child.wait_with_output().unwrap()));
        over.recv_timeout(PATIENCE).unwrap_or_else(|_| {
            let _ = Command::new("kill").arg(pid.to_string()).status();
            panic!("{arguments:?} hangs");
        })
    }

    /// What a command that works prints.
    fn text(&self, arguments: &[&str]) -> String {
        let output = self.run(arguments);
        assert!(output.status.success(), "{arguments:?}: {output:?}");
        String::from_utf8(output.stdout).unwrap().trim_end().to_owned()
    }

    /// What a command that fails says.
    fn error(&self, arguments: &[&str], code: i32) -> String {
        let output = self.run(arguments);
        assert_eq!(output.status.code(), Some(code), "{arguments:?}: {output:?}");
        assert!(output.stdout.is_empty(), "{output:?}");
        String::from_utf8(output.stderr).unwrap()
    }

    fn sessions(&self) -> Vec<Value> {
        let all: Value = serde_json::from_str(&self.text(&["sessions", "--json"])).unwrap();
        all["sessions"].as_array().unwrap().clone()
    }

    fn socket(&self, name: &str) -> PathBuf {
        self.root.join("cdpwire").join(format!("{name}.sock"))
    }
}

impl Drop for World {
    fn drop(&mut self) {
        let _ = self.run(&["close", "--all"]);
        let _ = fs::remove_dir_all(&self.root);
    }
}

fn wait_until(what: &str, mut is_so: impl FnMut() -> bool) {
    let deadline = Instant::now() + PATIENCE;
    while !is_so() {
        assert!(Instant::now() < deadline, "not within {PATIENCE:?}: {what}");
        std::thread::sleep(Duration::from_millis(5));
    }
}

fn is_running(pid: &Value) -> bool {
    let stat = fs::read_to_string(format!("/proc/{pid}/stat")).unwrap_or_default();
    stat.rsplit_once(") ").is_some_and(|(_, rest)| !rest.starts_with('Z'))
}

#[test]
fn a_session_stays_and_is_used_and_ends() {
    let world = World::new("life");
    assert!(world.text(&["sessions"]).starts_with("no sessions"));
    assert!(world.error(&["echo", "hi", "--session", "a"], 3).contains("cdpwire open"));
    // The output ends with the command, not with the session: `output` waits for both.
    let began = Instant::now();
    assert_eq!(world.text(&["open", "about:blank", "--session", "a"]), "opened about:blank");
    assert!(began.elapsed() < PATIENCE);
    assert_eq!(world.text(&["echo", "hi", "--times", "2", "--session", "a"]), "hi\nhi");
    let echo: Value =
        serde_json::from_str(&world.text(&["echo", "hi", "--session", "a", "--json"])).unwrap();
    assert_eq!(echo, serde_json::json!({"text": "hi", "structured": {"echo": ["hi"]}}));
    assert_eq!(world.text(&["open", "data:,x", "--session=a"]), "opened data:,x");
    let sessions = world.sessions();
    assert_eq!(sessions.len(), 1);
    assert_eq!((&sessions[0]["name"], &sessions[0]["pages"]), (&"a".into(), &0.into()));
    assert_eq!(sessions[0]["idle_limit_seconds"], 1800);
    assert!(is_running(&sessions[0]["pid"]));
    assert_eq!(world.text(&["close"]), "closed a");
    wait_until("the process ends", || !is_running(&sessions[0]["pid"]));
    assert!(!world.socket("a").exists());
    assert!(world.error(&["close", "a"], 3).contains("no session a"));
    assert_eq!(world.text(&["close", "--all"]), "no sessions");
}

#[test]
fn nobody_else_can_get_in() {
    let world = World::new("rights");
    world.text(&["open", "about:blank", "--session", "a"]);
    let mode = |path: PathBuf| fs::metadata(path).unwrap().mode() & 0o777;
    assert_eq!(mode(world.socket("a")), 0o600);
    assert_eq!(mode(world.root.join("cdpwire")), 0o700);
    world.text(&["close", "a"]);
    fs::set_permissions(world.root.join("cdpwire"), fs::Permissions::from_mode(0o755)).unwrap();
    let error = world.error(&["open", "about:blank", "--session", "a"], 6);
    assert!(error.contains("only you may enter"), "{error}");
    fs::set_permissions(world.root.join("cdpwire"), fs::Permissions::from_mode(0o700)).unwrap();
    fs::remove_dir(world.root.join("cdpwire")).unwrap();
    std::os::unix::fs::symlink(&world.root, world.root.join("cdpwire")).unwrap();
    assert!(world.error(&["sessions"], 6).contains("only you may enter"));
}

#[test]
fn several_starts_at_once_give_one_server() {
    let world = World::new("race");
    let starts: Vec<_> = (0..8)
        .map(|_| {
            let mut command = world.command(&["open", "about:blank", "--session", "a"]);
            command.stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap()
        })
        .collect();
    for start in starts {
        let output = start.wait_with_output().unwrap();
        assert!(output.status.success(), "{output:?}");
    }
    let sessions = world.sessions();
    assert_eq!(sessions.len(), 1);
    // No other process serves this directory.
    let mut servers = Vec::new();
    for entry in fs::read_dir("/proc").unwrap().flatten() {
        let line = fs::read(entry.path().join("cmdline")).unwrap_or_default();
        let environment = fs::read(entry.path().join("environ")).unwrap_or_default();
        let of_ours = String::from_utf8_lossy(&environment).contains(world.root.to_str().unwrap());
        if of_ours && String::from_utf8_lossy(&line).contains("__session") {
            servers.push(entry.file_name());
        }
    }
    assert_eq!(servers.len(), 1, "{servers:?}");
}

#[test]
fn what_a_dead_server_left_is_replaced() {
    let world = World::new("stale");
    world.text(&["open", "about:blank", "--session", "a"]);
    let pid = world.sessions()[0]["pid"].clone();
    let killed = Command::new("kill").args(["-s", "KILL", &pid.to_string()]).status().unwrap();
    assert!(killed.success());
    wait_until("the process ends", || !is_running(&pid));
    assert!(world.socket("a").exists());
    assert!(world.error(&["echo", "x", "--session", "a"], 3).contains("no session a"));
    assert_eq!(world.text(&["open", "data:,y", "--session", "a"]), "opened data:,y");
    assert_ne!(world.sessions()[0]["pid"], pid);
    // A listing clears away what nobody serves.
    drop(UnixListener::bind(world.socket("b")).unwrap());
    assert_eq!(world.sessions().len(), 1);
    assert!(!world.socket("b").exists());
    // A lock whose owner died is no obstacle for ever: it is old.
    fs::write(world.root.join("cdpwire/c.lock"), "").unwrap();
    let old = std::time::SystemTime::now() - Duration::from_secs(60);
    let lock = fs::File::options().write(true).open(world.root.join("cdpwire/c.lock")).unwrap();
    lock.set_modified(old).unwrap();
    world.text(&["open", "about:blank", "--session", "c"]);
}

#[test]
fn an_unused_session_ends_by_itself() {
    let world = World::new("idle");
    world.text(&["open", "about:blank", "--session", "a", "--idle", "400ms"]);
    let pid = world.sessions()[0]["pid"].clone();
    // Looking is no use of it: it ends although it is looked at all the time.
    wait_until("the session ends", || world.sessions().is_empty());
    wait_until("its process ends", || !is_running(&pid));
}

#[test]
fn a_session_in_use_is_not_idle_and_answers_others() {
    let world = World::new("busy");
    world.text(&["open", "about:blank", "--session", "a", "--idle", "300ms"]);
    let mut sleeping = world.command(&["sleep", "900", "--session", "a"]);
    let sleeping = sleeping.stdout(Stdio::piped()).spawn().unwrap();
    assert_eq!(world.text(&["echo", "meanwhile", "--session", "a"]), "meanwhile");
    let output = sleeping.wait_with_output().unwrap();
    assert_eq!(String::from_utf8(output.stdout).unwrap(), "awake\n");
}

#[test]
fn whoever_goes_takes_his_call_along() {
    let world = World::new("gone");
    world.text(&["open", "about:blank", "--session", "a"]);
    let mut stream = UnixStream::connect(world.socket("a")).unwrap();
    let request = r#"{"do":"call","tool":"browser_sleep","arguments":{"millis":60000}}"#;
    stream.write_all(format!("{request}\n").as_bytes()).unwrap();
    stream.shutdown(std::net::Shutdown::Write).unwrap();
    stream.set_read_timeout(Some(PATIENCE)).unwrap();
    let mut answer = String::new();
    stream.read_to_string(&mut answer).unwrap();
    let answer: Value = serde_json::from_str(&answer).unwrap();
    assert_eq!(answer["shown"]["text"], "cancelled");
}

#[test]
fn nonsense_on_the_socket_is_answered_and_passed_over() {
    let world = World::new("nonsense");
    world.text(&["open", "about:blank", "--session", "a"]);
    for request in [
        "nonsense\n",
        "{}\n",
        "[]\n",
        "{\"do\":5}\n",
        "{\"do\":\"call\"}\n",
        "{\"do\":\"call\",\"tool\":\"browser_fly\"}\n",
        "\u{0}\n",
    ] {
        let mut stream = UnixStream::connect(world.socket("a")).unwrap();
        stream.write_all(request.as_bytes()).unwrap();
        stream.set_read_timeout(Some(PATIENCE)).unwrap();
        let mut answer = String::new();
        stream.read_to_string(&mut answer).unwrap();
        let answer: Value = serde_json::from_str(&answer).expect("JSON");
        assert!(answer["error"]["message"].is_string(), "{request}: {answer}");
    }
    assert_eq!(world.text(&["echo", "still", "--session", "a"]), "still");
    // A bug in a tool is no end.
    assert!(world.error(&["panic", "--session", "a"], 70).contains("unconfirmed"));
    assert_eq!(world.text(&["echo", "still", "--session", "a"]), "still");
}

#[test]
fn refusals_have_the_same_form_through_a_session() {
    let world = World::new("refused");
    world.text(&["open", "about:blank", "--session", "a"]);
    let once = world.error(&["fail", "--url", "about:blank"], 1);
    assert_eq!(once, world.error(&["fail", "--session", "a"], 1));
    assert!(once.contains("covered") && once.contains("\n  close the dialog"), "{once}");
    let json: Value =
        serde_json::from_str(&world.error(&["fail", "--session", "a", "--json"], 1)).unwrap();
    assert_eq!(
        (&json["error"]["kind"], &json["error"]["took_effect"]),
        (&"covered".into(), &"no".into())
    );
}

#[test]
fn a_command_line_that_cannot_be_right_starts_nothing() {
    let world = World::new("usage");
    for (arguments, hint) in [
        (&["echo"][..], "needs the argument text"),
        (&["echo", "a"], "--session NAME"),
        (&["echo", "a", "b", "--url", "about:blank"], "one argument too many"),
        (&["echo", "a", "--tmes", "2"], "--times"),
        (&["echo", "a", "--times", "x"], "not a number"),
        (&["echo", "a", "--times", "9", "--url", "about:blank"], "from 1 to 5"),
        (&["echo", "a", "--loud-ness", "mid", "--url", "about:blank"], "low, high"),
        (&["echo", "a", "--fast=maybe"], "neither true nor false"),
        (&["echo", "a", "--url", "example.com"], "https://example.com"),
        (&["echo", "a", "--url", "about:blank", "--attach", "1"], "exclude each other"),
        (&["echo", "a", "--session", "b", "--url", "about:blank"], "when it is started"),
        (&["echo", "a", "--session", "../b"], "letters"),
        (&["open", "about:blank", "--session", ""], "letters"),
        (&["open", "about:blank", "--idle", "5m"], "--session"),
        (&["open", "about:blank", "--header", "a: b"], "--attach"),
        (&["ecko"], "cdpwire echo"),
        (&["mcp", "--groups", "cor"], "did you mean core"),
        (&["completions"], "bash"),
        (&["completions", "tcsh"], "fish"),
        (&["skill", "x"], "too many"),
        (&["sessions", "x"], "too many"),
        (&["close", "../x"], "letters"),
    ] {
        let error = world.error(arguments, 2);
        assert!(error.contains(hint), "{arguments:?}: {error}");
    }
    assert!(world.sessions().is_empty());
}

#[test]
fn scripts_and_help_are_made_of_the_table() {
    let world = World::new("help");
    for arguments in [
        &["--help"][..],
        &["echo", "--help"],
        &["help", "open"],
        &["help", "navigate"],
        &["help", "mcp"],
        &["help", "sessions"],
        &["help", "close"],
        &["help", "skill"],
        &["help", "completions"],
    ] {
        let text = world.text(arguments);
        assert!(text.starts_with("cdpwire"), "{text}");
        assert!(text.lines().all(|line| line.chars().count() <= 100), "{text}");
    }
    assert!(world.text(&["help", "echo"]).contains("--loud-ness low|high"));
    let skill = world.text(&["skill"]);
    assert!(skill.starts_with("---\nname: cdpwire") && skill.contains("browser_snapshot"));
    assert_eq!(skill.matches("?** ").count(), 5, "five recipes, each one question");
    for (shell, parse) in [("bash", "bash -n"), ("zsh", "zsh -n"), ("fish", "fish -n")] {
        let script = world.text(&["completions", shell]);
        assert!(script.contains("loud-ness") && script.contains("low high") | (shell == "zsh"));
        // Read by the shell itself where it is installed.
        let mut words = parse.split(' ');
        let path = world.root.join(shell);
        fs::write(&path, &script).unwrap();
        let read = Command::new(words.next().unwrap()).args(words).arg(&path).output();
        if let Ok(output) = read {
            assert!(output.status.success() && output.stderr.is_empty(), "{output:?}");
        }
    }
    let script = world.text(&["completions", "bash"]);
    let complete = |words: &str, at: usize| {
        let line = format!(
            "{script}\nCOMP_WORDS=({words}); COMP_CWORD={at}; _cdpwire; echo \"${{COMPREPLY[*]}}\""
        );
        let output = Command::new("bash").args(["-c", &line]).output().unwrap();
        String::from_utf8(output.stdout).unwrap().trim().to_owned()
    };
    assert_eq!(complete("cdpwire ech", 1), "echo");
    assert_eq!(complete("cdpwire echo --ti", 2), "--times --timeout");
    assert_eq!(complete("cdpwire echo --loud-ness l", 3), "low");
    assert_eq!(complete("cdpwire events --fil", 2), "--filter");
}
