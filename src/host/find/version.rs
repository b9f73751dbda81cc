//! What a program says when asked for its version.

use std::fmt;
use std::io::Read;
use std::path::Path;
use std::process::{Command, Stdio};
use std::sync::mpsc;
use std::time::{Duration, Instant};

/// What a browser calls itself.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Version {
    /// The product, for instance `Chromium` or `Google Chrome`.
    pub product: String,
    /// The full number, for instance `156.0.8078.114`.
    pub number: String,
    /// Its first part.
    pub major: u32,
}

impl fmt::Display for Version {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", crate::untrusted::escape_up_to(&self.product, 40), self.number)
    }
}

/// How a program took the question.
#[derive(Debug, PartialEq, Eq)]
pub(in crate::host) enum Said {
    /// It is a browser.
    Version(Version),
    /// It ended well and said something else, or nothing.
    SomethingElse,
    /// It failed, or did not end in time.
    Nothing,
}

impl Said {
    pub(in crate::host) fn said(self) -> Option<Version> {
        match self {
            Self::Version(version) => Some(version),
            Self::SomethingElse | Self::Nothing => None,
        }
    }
}

impl Version {
    /// Runs `program --version` for at most `patience`.
    pub(in crate::host) fn ask(program: &Path, patience: Duration) -> Said {
        // On Windows the question opens a browser window.
        if cfg!(windows) {
            return Said::Nothing;
        }
        let mut command = Command::new(program);
        command.arg("--version").stdin(Stdio::null()).stderr(Stdio::null()).stdout(Stdio::piped());
        #[cfg(unix)]
        std::os::unix::process::CommandExt::process_group(&mut command, 0);
        let Ok(mut child) = command.spawn() else { return Said::Nothing };
        let deadline = Instant::now() + patience;
        let output = child.stdout.take();
        let (sender, receiver) = mpsc::channel();
        // A read has no deadline of its own. The thread ends with the pipe, which ends with the
        // process group below.
        std::thread::spawn(move || {
            let mut text = Vec::new();
            if let Some(output) = output {
                let _ = output.take(4096).read_to_end(&mut text);
            }
            let _ = sender.send(text);
        });
        let text = receiver.recv_timeout(patience).ok();
        let ended_well = loop {
            match child.try_wait() {
                Ok(Some(status)) => break Some(status.success()),
                Ok(None) if Instant::now() < deadline => {
                    std::thread::sleep(Duration::from_millis(2));
                }
                _ => {
                    #[cfg(unix)]
                    super::super::os::kill_group(child.id());
                    let _ = child.kill();
                    let _ = child.wait();
                    break None;
                }
            }
        };
        match (text, ended_well) {
            (Some(text), Some(true)) => Self::parse(&String::from_utf8_lossy(&text))
                .map_or(Said::SomethingElse, Said::Version),
            _ => Said::Nothing,
        }
    }

    fn parse(text: &str) -> Option<Self> {
        // Wrapper scripts may print lines of their own before.
        text.lines().find_map(|line| {
            let words: Vec<&str> = line.split_whitespace().collect();
            let at = words.iter().position(|word| is_number(word))?;
            let product = words.get(..at)?.join(" ");
            let known = ["chrom", "edge", "brave", "opera", "vivaldi"];
            let lower = product.to_lowercase();
            if !known.iter().any(|name| lower.contains(name)) {
                return None;
            }
            let number = (*words.get(at)?).to_owned();
            let major = number.split('.').next()?.parse().ok()?;
            Some(Self { product, number, major })
        })
    }
}

fn is_number(word: &str) -> bool {
    word.split('.').count() >= 2
        && word.split('.').all(|part| !part.is_empty() && part.bytes().all(|b| b.is_ascii_digit()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn browsers_are_told_from_other_programs() {
        for (text, product, major) in [
            ("Chromium 156.0.8078.114 built on Debian GNU/Linux 12 (bookworm)", "Chromium", 156),
            ("warning: x\nGoogle Chrome 131.0.6778.85 \n", "Google Chrome", 131),
            ("Microsoft Edge 140.0.1.2 beta", "Microsoft Edge", 140),
        ] {
            let version = Version::parse(text).unwrap();
            assert_eq!((version.product.as_str(), version.major), (product, major));
        }
        for text in ["true (GNU coreutils) 9.1", "Python 3.11.7", "", "Chromium", "Chromium x.y"] {
            assert_eq!(Version::parse(text), None, "{text}");
        }
    }

    #[cfg(unix)]
    #[test]
    fn a_program_that_never_answers_is_given_up_on() {
        let started = Instant::now();
        // `sleep --version` would answer: a script that ignores its arguments does not.
        let fake = crate::host::fakes::Fake::script("sleep 100");
        assert_eq!(Version::ask(fake.path(), Duration::from_millis(200)), Said::Nothing);
        assert!(started.elapsed() < Duration::from_secs(5));
        assert_eq!(
            Version::ask(Path::new("/bin/true"), Duration::from_secs(5)),
            Said::SomethingElse
        );
    }
}
