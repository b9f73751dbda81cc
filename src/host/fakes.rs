//! Browsers that are not there: shell scripts in a directory that goes away.

use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

/// A directory that is removed when dropped.
pub(super) struct TempDir(PathBuf);

impl TempDir {
    pub(super) fn new() -> Self {
        let path = std::env::temp_dir().join(format!("wire-test-{}", super::random_id()));
        std::fs::create_dir(&path).unwrap();
        Self(path)
    }

    pub(super) fn path(&self) -> &Path {
        &self.0
    }
}

impl Drop for TempDir {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

/// A program that does what a shell script says.
pub(super) struct Fake {
    program: PathBuf,
    _directory: TempDir,
}

impl Fake {
    pub(super) fn script(body: &str) -> Self {
        let directory = TempDir::new();
        let program = directory.path().join("fake-browser");
        // Written by another process: a descriptor of ours, copied into a child that another
        // test starts at this moment, would make the script "busy".
        let mut writer = Command::new("/bin/sh")
            .args(["-c", "cat > \"$1\" && chmod 755 \"$1\"", "sh"])
            .arg(&program)
            .stdin(Stdio::piped())
            .spawn()
            .unwrap();
        let script = format!("#!/bin/sh\n{body}\n");
        writer.stdin.take().unwrap().write_all(script.as_bytes()).unwrap();
        assert!(writer.wait().unwrap().success());
        Self { program, _directory: directory }
    }

    pub(super) fn path(&self) -> &Path {
        &self.program
    }
}

mod launches {
    use super::{Fake, TempDir};
    use crate::error::{Error, LaunchError, LaunchFailure};
    use crate::host::{LaunchOptions, Launched, Link, Process, Sandbox, Transport, spawn};
    use std::io::{Read as _, Write as _};
    use std::sync::Arc;
    use std::time::{Duration, Instant};

    fn options(fake: &Fake, transport: Transport) -> LaunchOptions {
        LaunchOptions::new()
            .executable(fake.path())
            .transport(transport)
            .sandbox(Sandbox::Off)
            .timeout(Duration::from_secs(20))
    }

    fn failed(result: Result<Launched, Error>) -> Arc<LaunchError> {
        let Err(Error::Launch(error)) = result else { panic!("not a launch error: {result:?}") };
        error
    }

    /// What the engine will do: read until the link ends, then ask why.
    fn why_the_pipe_ended(fake: &Fake) -> Arc<LaunchError> {
        let mut launched = spawn(&options(fake, Transport::Pipe)).unwrap();
        let Link::Pipe(mut pipe) = launched.link else { panic!("no pipe") };
        pipe.set_read_timeout(Some(Duration::from_secs(20))).unwrap();
        // A reset instead of an end is as good.
        let read = pipe.read(&mut [0; 64]);
        assert!(!matches!(read, Ok(1..)), "{read:?}");
        assert!(launched.process.early_exit_error(&launched.tail).is_some());
        let mut stderr = launched.stderr.unwrap();
        let mut text = vec![0; 64 << 10];
        while let Ok(read @ 1..) = stderr.read(&mut text) {
            launched.tail.push(&text[..read]);
        }
        let Some(Error::Launch(error)) = launched.process.early_exit_error(&launched.tail) else {
            panic!("it still runs")
        };
        error
    }

    fn temporary_profile(launched: &Launched) -> std::path::PathBuf {
        launched.user_data_dir.parent().unwrap().to_owned()
    }

    #[test]
    fn an_early_end_is_told_by_its_kind_on_both_transports() {
        for (script, kind) in [
            ("exit 1", LaunchFailure::ExitedEarly),
            ("kill -9 $$", LaunchFailure::ExitedEarly),
            ("exit 0", LaunchFailure::WrongProgram),
            (
                r#"[ "$1" = --version ] && echo "Chromium 156.0.1.2"; exit 0"#,
                LaunchFailure::ExitedEarly,
            ),
            (r#"[ "$1" = --version ] && echo "tool 1.2"; exit 0"#, LaunchFailure::WrongProgram),
            ("exit 21", LaunchFailure::ProfileInUse),
            (
                "echo 'Opening in existing browser session.' >&2; exit 0",
                LaunchFailure::ProfileInUse,
            ),
            ("echo 'FATAL: No usable sandbox! x' >&2; exit 133", LaunchFailure::Sandbox),
            ("exec /no/such/program", LaunchFailure::Spawn),
        ] {
            let fake = Fake::script(script);
            let by_port = failed(spawn(&options(&fake, Transport::Port)));
            assert_eq!(by_port.kind, kind, "{script}: {by_port:?}");
            let by_pipe = why_the_pipe_ended(&fake);
            assert_eq!(by_pipe.kind, kind, "{script}: {by_pipe:?}");
            assert_eq!(by_pipe.executable.as_deref(), Some(fake.path()));
        }
    }

    #[test]
    fn its_last_words_are_in_the_error_and_ten_megabytes_of_them_do_no_harm() {
        let flood =
            "head -c 10485760 /dev/zero | tr '\\0' x >&2; echo >&2; echo the-end >&2; exit 3";
        let error = failed(spawn(&options(&Fake::script(flood), Transport::Port)));
        assert_eq!(error.kind, LaunchFailure::ExitedEarly);
        let text = error.stderr.as_untrusted_str();
        assert!(text.ends_with("the-end\n") && text.len() <= 4096, "{}", text.len());
        assert!(error.message.contains('3'), "{}", error.message);
    }

    #[test]
    fn silence_ends_at_the_deadline_and_nothing_is_left() {
        let directory = TempDir::new();
        let pid_file = directory.path().join("pid");
        let script =
            format!("echo $$ > {}; echo hello >&2; sleep 300 & sleep 300", pid_file.display());
        let fake = Fake::script(&script);
        let started = Instant::now();
        let wait = Duration::from_millis(500);
        let error = failed(spawn(&options(&fake, Transport::Port).timeout(wait)));
        assert_eq!(error.kind, LaunchFailure::NoEndpoint);
        assert_eq!(error.stderr.as_untrusted_str(), "hello\n");
        assert!(started.elapsed() >= wait && started.elapsed() < wait * 20);
        let pid: u32 = std::fs::read_to_string(pid_file).unwrap().trim().parse().unwrap();
        assert!(!std::path::Path::new(&format!("/proc/{pid}")).exists());
        assert!(!crate::host::os::group_has_others(pid), "the fake's own child was killed too");
    }

    #[test]
    fn the_port_is_read_from_standard_error_even_late_in_a_flood() {
        let fake = Fake::script(
            "head -c 300000 /dev/zero | tr '\\0' '\\n' >&2; printf 'DevTools listening on ' >&2
             sleep 0.05; echo 'ws://127.0.0.1:7/devtools/browser/x' >&2; cat <&3",
        );
        let mut launched = spawn(&options(&fake, Transport::Port)).unwrap();
        let Link::Ws { url } = &launched.link else { panic!("no port") };
        assert_eq!(url.expose(), "ws://127.0.0.1:7/devtools/browser/x");
        let root = temporary_profile(&launched);
        assert!(root.join("owner").exists());
        // `cat` leaves when the tether closes: nobody has to be killed.
        let ended = launched.process.end(Duration::from_secs(20));
        assert!(!ended.forced && ended.code == Some(0), "{ended:?}");
        assert!(!root.exists());
    }

    #[test]
    fn the_port_is_read_from_the_profile_unless_it_stood_there_before() {
        let fake = Fake::script(
            r#"for a in "$@"; do case "$a" in --user-data-dir=*) d=${a#*=};; esac; done
               printf '7\n/devtools/browser/new' > "$d/DevToolsActivePort"; cat <&3"#,
        );
        let profile = TempDir::new();
        let old = "7\n/devtools/browser/old";
        std::fs::write(profile.path().join("DevToolsActivePort"), old).unwrap();
        let options = options(&fake, Transport::Port).user_data_dir(profile.path());
        let launched = spawn(&options).unwrap();
        let Link::Ws { url } = &launched.link else { panic!("no port") };
        assert_eq!(url.expose(), "ws://127.0.0.1:7/devtools/browser/new");
        drop(launched);
        assert!(profile.path().exists(), "a given profile stays");
    }

    #[test]
    fn the_pipe_is_descriptors_three_and_four_and_nothing_else_is_inherited() {
        let fake = Fake::script("head -c 5 <&3 >&4; exec ls /proc/self/fd >&4");
        let mut launched = spawn(&options(&fake, Transport::Pipe)).unwrap();
        let Link::Pipe(mut pipe) = launched.link else { panic!("no pipe") };
        pipe.write_all(b"hello").unwrap();
        let mut said = String::new();
        pipe.read_to_string(&mut said).unwrap();
        let open: Vec<&str> = said.strip_prefix("hello").unwrap().split_whitespace().collect();
        assert!(["0", "1", "2", "3", "4"].iter().all(|wanted| open.contains(wanted)), "{said}");
        let more = open.iter().filter(|fd| fd.parse::<u32>().unwrap() > 4 && !was_given_to_us(fd));
        // One is the directory that `ls` reads.
        assert!(more.count() <= 1, "more was inherited: {said}");
        assert!(!launched.process.end(Duration::from_secs(20)).forced);
    }

    /// Whoever started the tests may have left descriptors open that every child gets.
    fn was_given_to_us(fd: &str) -> bool {
        const CLOSE_ON_EXEC: u32 = 0o2000000;
        let info = std::fs::read_to_string(format!("/proc/self/fdinfo/{fd}")).unwrap_or_default();
        let flags = info.lines().find_map(|line| line.strip_prefix("flags:"));
        let flags = flags.map(|flags| u32::from_str_radix(flags.trim(), 8).unwrap());
        flags.is_some_and(|flags| flags & CLOSE_ON_EXEC == 0)
    }

    #[test]
    fn who_does_not_leave_is_killed_with_everything_it_started() {
        let fake =
            Fake::script("trap '' HUP INT TERM; sleep 300 & echo x >&4; sleep 300; sleep 300");
        let mut launched = spawn(&options(&fake, Transport::Pipe)).unwrap();
        let Link::Pipe(mut pipe) = launched.link else { panic!("no pipe") };
        pipe.read_exact(&mut [0]).unwrap();
        drop(pipe);
        let pid = launched.process.pid();
        let started = Instant::now();
        let ended = launched.process.end(Duration::from_millis(50));
        assert!(ended.forced && ended.code.is_none() && ended.profile_left.is_none(), "{ended:?}");
        assert!(ended.status.contains("SIGKILL"), "{ended:?}");
        assert!(started.elapsed() < Duration::from_secs(5));
        assert!(!crate::host::os::group_has_others(pid));
        assert_eq!(launched.process.end(Duration::ZERO), ended, "a second time is the same");
        assert_eq!(launched.process.try_wait().as_deref(), Some(ended.status.as_str()));
    }

    #[test]
    fn a_wrapper_that_stays_is_ended_with_its_browser() {
        // The wrapper dies first, by somebody's hand; what it started must not stay.
        let fake = Fake::script("sleep 300 & echo x >&4; sleep 300 & wait");
        let mut launched = spawn(&options(&fake, Transport::Pipe)).unwrap();
        let Link::Pipe(mut pipe) = launched.link else { panic!("no pipe") };
        pipe.read_exact(&mut [0]).unwrap();
        let pid = launched.process.pid();
        let mut kill = std::process::Command::new("/bin/sh");
        assert!(kill.args(["-c", &format!("kill -9 {pid}")]).status().unwrap().success());
        let deadline = Instant::now() + Duration::from_secs(10);
        while launched.process.try_wait().is_none() {
            assert!(Instant::now() < deadline);
            std::thread::yield_now();
        }
        let ended = launched.process.end(Duration::ZERO);
        assert!(ended.status.contains("SIGKILL"), "{ended:?}");
        let others_gone = || !crate::host::os::group_has_others(pid);
        while !others_gone() {
            assert!(Instant::now() < deadline, "the wrapper's children stay");
            std::thread::yield_now();
        }
    }

    #[test]
    fn dropping_leaves_nothing() {
        let fake = Fake::script("sleep 300");
        let launched = spawn(&options(&fake, Transport::Pipe)).unwrap();
        let (pid, root) = (launched.process.pid(), temporary_profile(&launched));
        assert!(root.exists());
        drop(launched);
        assert!(!root.exists() && !std::path::Path::new(&format!("/proc/{pid}")).exists());
    }

    #[test]
    fn a_profile_that_is_in_use_is_not_started_on() {
        let fake = Fake::script("cat <&3");
        let profile = TempDir::new();
        let lock = profile.path().join("SingletonLock");
        std::os::unix::fs::symlink("some-other-machine-77", lock).unwrap();
        let options = options(&fake, Transport::Pipe).user_data_dir(profile.path());
        let error = failed(spawn(&options));
        assert_eq!(error.kind, LaunchFailure::ProfileInUse);
        assert!(error.message.contains("some-other-machine-77"), "{}", error.message);
    }

    #[test]
    fn a_process_can_move_between_threads() {
        fn moves<T: Send>() {}
        moves::<Process>();
        moves::<Launched>();
    }
}
