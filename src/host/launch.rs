//! Starting a browser.

use super::find::{self, Channel, Version};
use super::process::Process;
use super::profile::Profile;
use super::singleton;
use super::spawn::start;
use super::tail::StderrTail;
use super::{flags, launch_error, os, sweep};
use crate::error::{LaunchFailure, Result};
use crate::redact::SafeUrl;
use crate::untrusted::PageText;
use std::ffi::OsString;
use std::path::{Path, PathBuf};
use std::process::ChildStderr;
use std::time::{Duration, Instant};

/// How to launch a browser. `LaunchOptions::new()` launches the first browser found, headless,
/// with a temporary profile, over a pipe.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct LaunchOptions {
    /// The program; otherwise `CDPWIRE_BROWSER`, otherwise the usual places of `channel`.
    pub executable: Option<PathBuf>,
    /// Which installed browser. Default [`Channel::Any`].
    pub channel: Channel,
    /// Without windows on a screen. Default true.
    pub headless: bool,
    /// Width and height of the window in CSS pixels. Default 1440 by 900.
    pub window_size: (u32, u32),
    /// A profile that is kept; never removed, and made (for us alone) when it is not there.
    /// Default: a temporary one, removed at the end.
    pub user_data_dir: Option<PathBuf>,
    /// Further switches, each beginning with `--`. A `--disable-features` is joined with ours.
    pub args: Vec<String>,
    /// Lets `args` contain what opens the browser to others or switches its protection off.
    pub danger_allow_any_argument: bool,
    /// Environment variables set for the browser, on top of ours.
    pub env: Vec<(OsString, OsString)>,
    /// Default [`Sandbox::Auto`].
    pub sandbox: Sandbox,
    /// Default [`Transport::Pipe`] on Unix, [`Transport::Port`] elsewhere.
    pub transport: Transport,
    /// Longest from here to the first answer. Default 20 s.
    pub timeout: Duration,
    /// What the first tab shows. Default `about:blank`.
    pub startup_url: String,
}

/// Whether the browser runs its pages in its sandbox.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Sandbox {
    /// On, except where the browser would refuse to start with it: as root on Linux, and where
    /// the kernel forbids what it is made of. Running without is logged as a warning.
    #[default]
    Auto,
    /// On, or the launch fails.
    On,
    /// Off: a page that breaks out of the renderer has the rights of the user.
    Off,
}

/// How the protocol travels to a browser that is launched here.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Transport {
    /// A pipe that nobody else can open. Not on Windows.
    Pipe,
    /// A WebSocket on a free port of the loopback interface: **every user of this machine can
    /// control the browser** through it.
    Port,
}

impl Default for LaunchOptions {
    fn default() -> Self {
        Self {
            executable: None,
            channel: Channel::Any,
            headless: true,
            window_size: (1440, 900),
            user_data_dir: None,
            args: Vec::new(),
            danger_allow_any_argument: false,
            env: Vec::new(),
            sandbox: Sandbox::Auto,
            transport: if cfg!(unix) { Transport::Pipe } else { Transport::Port },
            timeout: Duration::from_secs(20),
            startup_url: "about:blank".to_owned(),
        }
    }
}

impl LaunchOptions {
    /// The defaults named at each field.
    pub fn new() -> Self {
        Self::default()
    }

    /// Sets [`executable`](Self::executable).
    pub fn executable(mut self, path: impl Into<PathBuf>) -> Self {
        self.executable = Some(path.into());
        self
    }

    /// Sets [`channel`](Self::channel).
    pub fn channel(mut self, channel: Channel) -> Self {
        self.channel = channel;
        self
    }

    /// Sets [`headless`](Self::headless).
    pub fn headless(mut self, headless: bool) -> Self {
        self.headless = headless;
        self
    }

    /// Sets [`window_size`](Self::window_size).
    pub fn window_size(mut self, width: u32, height: u32) -> Self {
        self.window_size = (width, height);
        self
    }

    /// Sets [`user_data_dir`](Self::user_data_dir).
    pub fn user_data_dir(mut self, path: impl Into<PathBuf>) -> Self {
        self.user_data_dir = Some(path.into());
        self
    }

    /// Adds one of [`args`](Self::args).
    pub fn arg(mut self, argument: impl Into<String>) -> Self {
        self.args.push(argument.into());
        self
    }

    /// Sets [`danger_allow_any_argument`](Self::danger_allow_any_argument).
    pub fn danger_allow_any_argument(mut self, allow: bool) -> Self {
        self.danger_allow_any_argument = allow;
        self
    }

    /// Adds one of [`env`](Self::env).
    pub fn env(mut self, name: impl Into<OsString>, value: impl Into<OsString>) -> Self {
        self.env.push((name.into(), value.into()));
        self
    }

    /// Sets [`sandbox`](Self::sandbox).
    pub fn sandbox(mut self, sandbox: Sandbox) -> Self {
        self.sandbox = sandbox;
        self
    }

    /// Sets [`transport`](Self::transport).
    pub fn transport(mut self, transport: Transport) -> Self {
        self.transport = transport;
        self
    }

    /// Sets [`timeout`](Self::timeout).
    pub fn timeout(mut self, timeout: Duration) -> Self {
        self.timeout = timeout;
        self
    }

    /// Sets [`startup_url`](Self::startup_url).
    pub fn startup_url(mut self, url: impl Into<String>) -> Self {
        self.startup_url = url.into();
        self
    }
}

/// A browser that was started. Over a pipe it has not said anything yet: the first answer is the
/// proof that it runs, and [`Process::early_exit_error`] and [`Process::no_answer_error`] say
/// why there is none.
#[derive(Debug)]
#[non_exhaustive]
pub struct Launched {
    /// Where the protocol is spoken. Dropped before the process: a browser leaves for that.
    pub link: Link,
    /// The process, its profile and the duty to end both.
    pub process: Process,
    /// The browser's standard error, to be drained into `tail` for as long as it runs: a full
    /// pipe blocks the browser. On Unix it does not block. `None` where it is drained already.
    pub stderr: Option<ChildStderr>,
    /// What it wrote so far.
    pub tail: StderrTail,
    /// The program.
    pub executable: PathBuf,
    /// All its arguments.
    pub args: Vec<String>,
    /// Its profile directory.
    pub user_data_dir: PathBuf,
    /// Whether it was started with its sandbox.
    pub sandboxed: bool,
    /// When the time of [`LaunchOptions::timeout`] ends.
    pub deadline: Instant,
}

/// Where the protocol is spoken with a browser that was started.
#[derive(Debug)]
#[non_exhaustive]
pub enum Link {
    /// Both directions of the pipe, messages ended by NUL. Closing it ends the browser.
    #[cfg(unix)]
    Pipe(std::os::unix::net::UnixStream),
    /// A WebSocket URL on the loopback interface. The process keeps a pipe as a tether: the
    /// browser ends with this program all the same.
    Ws {
        /// The URL; its path is the only secret that keeps web pages out.
        url: SafeUrl,
    },
}

/// Starts a browser.
///
/// Returns over a pipe as soon as the process exists, over a port when it has said where it
/// listens, at the latest after [`LaunchOptions::timeout`].
///
/// # Errors
///
/// `Launch`, with the step that failed and the browser's last words. Nothing is left then: no
/// process, and no profile but one that was given.
pub fn spawn(options: &LaunchOptions) -> Result<Launched> {
    let deadline = Instant::now() + options.timeout;
    if options.timeout.is_zero() {
        return Err(options_error("the timeout is zero"));
    }
    if options.transport == Transport::Pipe && !cfg!(unix) {
        return Err(options_error("the pipe needs Unix; use the port"));
    }
    let executable = match &options.executable {
        Some(path) => find::check(path, "the option executable")?,
        None => find::find(options.channel)?,
    };
    let sandboxed = decide_sandbox(options.sandbox, &executable)?;
    let profile = match &options.user_data_dir {
        Some(path) => {
            let profile = Profile::given(path)?;
            check_given(profile.data(), &executable)?;
            profile
        }
        None => {
            sweep();
            Profile::temporary(&std::env::temp_dir())?
        }
    };
    let user_data_dir = profile.data().to_owned();
    // A refusal from here on must remove the profile: dropping it does.
    let unstarted = Unstarted(Some(profile));
    let args = flags::arguments(options, &user_data_dir, sandboxed)?;
    let mut env = Vec::new();
    if let Some(directory) = unstarted.temporary_files() {
        env.push(("TMPDIR".into(), directory.into_os_string()));
    }
    env.extend(options.env.iter().cloned());
    let tail = StderrTail::new();
    let order = Order { executable: &executable, args: &args, env: &env, deadline };
    let (process, link, stderr) = start(&order, options.transport, unstarted, &tail)?;
    if std::process::id() == 1 {
        log::warn!("this program is process 1: nobody reaps what a browser leaves; use an init");
    }
    log::debug!("started {} as process {}", executable.display(), process.pid());
    Ok(Launched {
        process,
        link,
        stderr,
        tail,
        executable,
        args,
        user_data_dir,
        sandboxed,
        deadline,
    })
}

/// What exactly to run.
pub(super) struct Order<'a> {
    pub(super) executable: &'a Path,
    pub(super) args: &'a [String],
    pub(super) env: &'a [(OsString, OsString)],
    pub(super) deadline: Instant,
}

/// A profile without a process; dropped, it is removed.
pub(super) struct Unstarted(Option<Profile>);

impl Unstarted {
    fn temporary_files(&self) -> Option<PathBuf> {
        self.0.as_ref()?.temporary_files()
    }

    pub(super) fn data(&self) -> Option<&Path> {
        self.0.as_ref().map(Profile::data)
    }

    pub(super) fn started(mut self) -> Option<Profile> {
        self.0.take()
    }
}

impl Drop for Unstarted {
    fn drop(&mut self) {
        if let Some(mut profile) = self.0.take() {
            profile.remove();
        }
    }
}

fn options_error(message: &str) -> crate::Error {
    launch_error(LaunchFailure::Options, message, None, PageText::default())
}

/// Why this browser would refuse to start with its sandbox here; `None` when nothing is known
/// that would keep it from it. What a container forbids beyond that shows at launch only.
pub fn sandbox_obstacle(executable: &Path) -> Option<&'static str> {
    match os::runs_as_root() {
        true => Some("the browser refuses its sandbox to root"),
        false => os::namespaces_forbidden().filter(|_| !has_setuid_helper(executable)),
    }
}

fn decide_sandbox(wanted: Sandbox, executable: &Path) -> Result<bool> {
    match (wanted, sandbox_obstacle(executable)) {
        (Sandbox::Off, _) => Ok(false),
        (_, None) => Ok(true),
        (Sandbox::Auto, Some(why)) => {
            log::warn!("the browser runs without its sandbox: {why}");
            Ok(false)
        }
        (Sandbox::On, Some(why)) => {
            Err(launch_error(LaunchFailure::Sandbox, why, Some(executable), PageText::default()))
        }
    }
}

/// The older sandbox, which needs no namespaces but a helper that belongs to root.
#[cfg(unix)]
fn has_setuid_helper(executable: &Path) -> bool {
    use std::os::unix::fs::MetadataExt;
    let beside = executable.canonicalize().ok().and_then(|path| Some(path.parent()?.to_owned()));
    let usual = ["/usr/lib/chromium", "/opt/google/chrome"].map(PathBuf::from);
    beside.into_iter().chain(usual).any(|directory| {
        let helper = directory.join("chrome-sandbox");
        helper.metadata().is_ok_and(|meta| meta.uid() == 0 && meta.mode() & 0o4000 != 0)
    })
}

#[cfg(not(unix))]
fn has_setuid_helper(_executable: &Path) -> bool {
    false
}

/// Refuses a profile that Chrome would refuse, but says why.
fn check_given(profile: &Path, executable: &Path) -> Result<()> {
    let defaults = find::default_profiles();
    if is_default_of_chrome(profile, &defaults) {
        // Only asked in this rare case: it costs a process.
        let version = Version::ask(executable, Duration::from_secs(3)).said();
        if refuses_default(version.as_ref()) {
            let message = format!("{} is the profile it uses by itself", profile.display());
            let none = PageText::default();
            return Err(launch_error(
                LaunchFailure::DefaultProfile,
                message,
                Some(executable),
                none,
            ));
        }
    }
    match singleton::holder(profile) {
        None => Ok(()),
        Some(holder) => Err(launch_error(
            LaunchFailure::ProfileInUse,
            holder.describe(profile),
            Some(executable),
            PageText::default(),
        )),
    }
}

fn is_default_of_chrome(profile: &Path, defaults: &[(Channel, PathBuf)]) -> bool {
    let real = |path: &Path| path.canonicalize().unwrap_or_else(|_| path.to_owned());
    let profile = real(profile);
    defaults
        .iter()
        .filter(|(channel, _)| !matches!(channel, Channel::Chromium | Channel::Edge))
        .any(|(_, default)| real(default) == profile)
}

/// Builds that carry Google's name, since 136. One that does not say what it is counts as one.
fn refuses_default(version: Option<&Version>) -> bool {
    version.is_none_or(|version| version.product.contains("Google") && version.major >= 136)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_chrome_on_its_own_profile_is_refused_and_others_are_not() {
        let defaults = [
            (Channel::Chrome, PathBuf::from("/home/a/.config/google-chrome")),
            (Channel::Chromium, PathBuf::from("/home/a/.config/chromium")),
        ];
        assert!(is_default_of_chrome(Path::new("/home/a/.config/google-chrome/"), &defaults));
        assert!(!is_default_of_chrome(Path::new("/home/a/.config/chromium"), &defaults));
        let version = |product: &str, major| Version {
            product: product.into(),
            number: format!("{major}.0.1.2"),
            major,
        };
        assert!(refuses_default(Some(&version("Google Chrome", 136))));
        assert!(refuses_default(None));
        assert!(!refuses_default(Some(&version("Google Chrome", 135))));
        assert!(!refuses_default(Some(&version("Chromium", 156))));
    }

    #[test]
    fn options_that_contradict_are_refused_before_anything_is_made() {
        let error = spawn(&LaunchOptions::new().timeout(Duration::ZERO)).unwrap_err();
        assert!(error.to_string().contains("timeout"), "{error}");
    }
}
