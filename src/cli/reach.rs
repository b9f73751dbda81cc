//! Which browser, and where in it: the options that several commands share.

use super::arguments::Arguments;
use super::failure::{Exit, Failure};
use cdpwire::protocol::page::{FrameId, LoadEventFired, Navigate};
use cdpwire::protocol::{RawJson, target::TargetID};
use cdpwire::untrusted::escape_up_to;
use cdpwire::{
    BridgeMode, Browser, ConnectOptions, DialogPolicy, Error, Frame, LaunchOptions, Page,
    PolicyScope, Session, Target, TargetKind, TargetState,
};
use serde_json::Value;
use std::path::Path;
use std::time::{Duration, Instant};

/// Targets that a refusal lists.
const LISTED: usize = 20;

/// Longest wait for frames and workers to be attached after connecting.
const SETTLING: Duration = Duration::from_secs(6);

/// The names of the options here.
pub(super) const OPTIONS: [&str; 7] =
    ["url", "attach", "header", "target", "frame", "timeout", "dialogs"];

/// What the options said.
pub(super) struct Reach {
    pub(super) url: Option<String>,
    pub(super) attach: Option<String>,
    headers: Vec<(String, String)>,
    pub(super) target: Option<String>,
    pub(super) frame: Option<String>,
    /// Longest for each step: connecting, loading, a call.
    pub(super) timeout: Duration,
    /// What happens to dialogs, if that was said.
    dialogs: Option<DialogPolicy>,
    /// Whether pages may be made to ask through the bridge.
    pub(super) bridge: BridgeMode,
}

impl Reach {
    pub(super) fn new() -> Self {
        Self {
            url: None,
            attach: None,
            headers: Vec::new(),
            target: None,
            frame: None,
            timeout: Duration::from_secs(30),
            dialogs: None,
            bridge: BridgeMode::Auto,
        }
    }

    /// Takes an option in, if it is one of these.
    pub(super) fn take(
        &mut self,
        option: &str,
        arguments: &mut Arguments,
    ) -> Result<bool, Failure> {
        match option {
            "url" => self.url = Some(checked_url(arguments.value()?)?),
            "attach" => self.attach = Some(arguments.value()?),
            "header" => self.headers.push(header(&arguments.value()?)?),
            "target" => self.target = Some(arguments.value()?),
            "frame" => self.frame = Some(arguments.value()?),
            "timeout" => self.timeout = arguments.duration(option)?,
            "dialogs" => self.dialogs = Some(policy(&arguments.value()?)?),
            _ => return Ok(false),
        }
        Ok(true)
    }

    /// Finds contradictions, before anything is started.
    pub(super) fn check(&self) -> Result<(), Failure> {
        if self.url.is_some() && self.attach.is_some() {
            return Err(Failure::usage(
                "--url and --attach exclude each other",
                "--url opens a page in a browser of its own; in a running browser, open one with \
                 `cdpwire call Target.createTarget '{\"url\":\"…\"}' --attach …`",
            ));
        }
        if self.target.is_some() && self.frame.is_some() {
            let next = "a frame with a target of its own has the same id there: name one of them";
            return Err(Failure::usage("--target and --frame exclude each other", next));
        }
        if self.attach.is_none() {
            let needy = [
                ("target", self.target.is_some()),
                ("frame", self.frame.is_some()),
                ("header", !self.headers.is_empty()),
            ];
            if let Some((option, _)) = needy.iter().find(|(_, given)| *given) {
                return Err(Failure::usage(
                    format!("--{option} needs --attach: it concerns a browser that runs already"),
                    "add --attach, for instance --attach 9222",
                ));
            }
        }
        Ok(())
    }

    /// Launches a browser, or connects to the one that was named.
    pub(super) fn browser(&self) -> Result<Browser, Failure> {
        let mut options = ConnectOptions::default().timeout(self.timeout).bridge(self.bridge);
        options.limits.call = self.timeout;
        let browser = match &self.attach {
            Some(endpoint) => {
                for (name, value) in &self.headers {
                    options = options.header(name, value.as_str());
                }
                // A page's own endpoint is one session: there is nothing else to keep track of.
                options = options.supervise(!is_page_endpoint(endpoint));
                Browser::connect_with(endpoint, &options)?
            }
            None => Browser::launch_with(&LaunchOptions::default(), &options)?,
        };
        if self.dialogs.is_some() {
            browser.set_dialog_policy(PolicyScope::all(), self.dialogs);
        }
        Ok(browser)
    }

    /// Refuses the endpoint of a single page, where there is nothing to supervise.
    pub(super) fn whole_browser(&self) -> Result<(), Failure> {
        match self.attach.as_deref().is_some_and(is_page_endpoint) {
            false => Ok(()),
            true => Err(Failure::usage(
                "the endpoint is that of one page, and this command is about a whole browser",
                "attach to the browser's own endpoint, for instance --attach 9222",
            )),
        }
    }

    /// The session that `--target` or `--frame` names, or the page that is meant without them.
    pub(super) fn session(&self, browser: &Browser) -> Result<Session, Failure> {
        if self.attach.as_deref().is_some_and(is_page_endpoint) {
            return match self.target.as_ref().or(self.frame.as_ref()) {
                None => Ok((**browser).clone()),
                Some(_) => Err(Failure::usage(
                    "the endpoint is that of one page, so --target and --frame find nothing",
                    "attach to the browser's own endpoint, for instance --attach 9222",
                )),
            };
        }
        if let Some(id) = &self.target {
            return attached(browser, id);
        }
        if let Some(id) = &self.frame {
            return session_of(browser, id);
        }
        Ok((*only_page(browser)?).clone())
    }

    /// Loads `--url` in the page, and waits until it has loaded.
    pub(super) fn load(&self, page: &Session, url: &str) -> Result<(), Failure> {
        let started = Instant::now();
        let loaded = page.subscribe::<LoadEventFired>();
        self.navigate(page, url)?;
        match loaded.next(self.timeout.saturating_sub(started.elapsed())) {
            Ok(_) => Ok(()),
            Err(error) if error.is_timeout() => {
                let waited = started.elapsed().as_millis();
                let shown = escape_up_to(url, 200);
                let message = format!("{shown} did not finish loading within {waited} ms");
                let next = "allow more --timeout; a dialog that the page opens while loading has \
                            the same effect";
                Err(Failure::new(Exit::Timeout, "timeout", message, next))
            }
            Err(error) => Err(error.into()),
        }
    }

    /// Begins to load `--url` in the page.
    pub(super) fn navigate(&self, page: &Session, url: &str) -> Result<(), Failure> {
        let answer = page.call(&Navigate::new(url))?;
        match answer.error_text.filter(|reason| !reason.is_empty()) {
            None => Ok(()),
            Some(reason) => {
                let shown = escape_up_to(url, 200);
                let message = format!("{shown} cannot be loaded: {reason}");
                let next = "check the address, and that the server runs";
                Err(Failure::new(Exit::Refused, "refused", message, next)
                    .with("method", "Page.navigate")
                    .with("browser_message", reason))
            }
        }
    }
}

/// The page, when there is exactly one; set up, so that no event of its next document is missed.
pub(super) fn only_page(browser: &Browser) -> Result<Page, Failure> {
    let mut pages = browser.pages();
    match (pages.pop(), pages.is_empty()) {
        (Some(page), true) => Ok(browser.page(page.id(), SETTLING)?),
        (Some(_), false) => Err(Failure::usage(
            "several pages are open, and it was not said which is meant",
            "name one with --target ID",
        )
        .with("targets", listed(browser, |target| target.kind.as_str() == "page"))),
        (None, _) => Err(Failure::usage(
            "no page is open",
            "open one: `cdpwire call Target.createTarget '{\"url\":\"about:blank\"}' --attach …`",
        )),
    }
}

/// Waits until everything that existed when we connected is attached or known not to answer.
pub(super) fn settle_all(browser: &Browser) -> Result<(), Failure> {
    settle(browser, |_| false)
}

/// Waits until what existed when we connected is attached: frames and workers come after their
/// pages. What is not there by then does not answer, and the refusal will say so.
fn settle(browser: &Browser, fits: impl Fn(&Target) -> bool) -> Result<(), Failure> {
    let is_settled = |target: &Target| {
        let ours = matches!(
            target.kind,
            TargetKind::Page
                | TargetKind::Iframe
                | TargetKind::Worker
                | TargetKind::SharedWorker
                | TargetKind::ServiceWorker
        );
        !ours || !matches!(target.state, TargetState::Unattached | TargetState::Attaching)
    };
    let settled = browser.wait_until(SETTLING, |snapshot| {
        snapshot.targets.iter().all(|target| is_settled(target))
            || snapshot.targets.iter().any(|target| fits(target) && is_settled(target))
    });
    match settled {
        Err(error) if !error.is_timeout() => Err(error.into()),
        _ => Ok(()),
    }
}

fn attached(browser: &Browser, id: &str) -> Result<Session, Failure> {
    settle(browser, |target| target.id.as_str() == id)?;
    match browser.attached(&TargetID::from(id)) {
        Ok(session) => Ok(session),
        Err(Error::Misuse(_)) => {
            let known = browser.snapshot().target(&TargetID::from(id)).is_some();
            let what = if known { "cannot be attached to" } else { "does not exist" };
            let message = format!("the target {} {what}", escape_up_to(id, 80));
            Err(Failure::usage(message, "name one of the listed targets")
                .with("targets", listed(browser, |target| target.session.is_some())))
        }
        Err(error) => Err(error.into()),
    }
}

/// A frame by its id. Frames come after their pages, and scripts run in them a moment later.
pub(super) fn frame(browser: &Browser, id: &str) -> Result<Frame, Failure> {
    let id = FrameId::from(id);
    let usable = browser.wait_until(SETTLING, |snapshot| {
        let frame = snapshot.frame(&id).filter(|frame| frame.context.is_some());
        frame.is_some_and(|frame| snapshot.session_of_frame(frame).is_some())
    });
    match usable {
        // What is there and not usable says itself why.
        Ok(_) | Err(Error::Timeout(_)) => {}
        Err(error) => return Err(error.into()),
    }
    browser.frame(id.clone()).map_err(|error| {
        let shown = escape_up_to(id.as_str(), 80);
        let pages = browser.snapshot();
        let frames = pages.pages.iter().flat_map(|page| page.frames.frames.iter()).take(LISTED);
        let frames: Value = frames
            .map(|frame| {
                let url = escape_up_to(&frame.url, 200).to_string();
                serde_json::json!({"id": frame.id.as_str(), "url": url})
            })
            .collect();
        match error {
            Error::Misuse(_) => Failure::usage(
                format!("no frame has the id {shown}"),
                "see all frames with `cdpwire frames --attach …`",
            )
            .with("frames", frames),
            error => error.into(),
        }
    })
}

/// The session of a frame that has it to itself.
fn session_of(browser: &Browser, id: &str) -> Result<Session, Failure> {
    let frame = frame(browser, id)?;
    let state = frame.state()?;
    if state.session.is_none() && state.parent.is_some() {
        let page = state.page.as_str();
        return Err(Failure::usage(
            format!(
                "the frame {} shares its process and its events with its parent",
                escape_up_to(id, 80)
            ),
            format!("use --target {page}: these are the events of that page and its frames"),
        ));
    }
    Ok(frame.session()?)
}

fn listed(browser: &Browser, wanted: impl Fn(&Target) -> bool) -> Value {
    let snapshot = browser.snapshot();
    let targets = snapshot.targets.iter().filter(|target| wanted(target)).take(LISTED);
    let entry = |target: &std::sync::Arc<Target>| {
        serde_json::json!({
            "id": target.id.as_str(),
            "type": target.kind.as_str(),
            "url": escape_up_to(&target.url, 200).to_string(),
        })
    };
    targets.map(entry).collect()
}

fn is_page_endpoint(endpoint: &str) -> bool {
    endpoint.contains("/devtools/page/")
}

/// A URL with its scheme: the browser takes no other.
pub(super) fn checked_url(url: String) -> Result<String, Failure> {
    let scheme = url.split(':').next().filter(|scheme| scheme.len() < url.len());
    let is_scheme = |text: &str| {
        text.starts_with(|c: char| c.is_ascii_alphabetic())
            && text.bytes().all(|b| b.is_ascii_alphanumeric() || b"+-.".contains(&b))
    };
    // `localhost:3000` has no scheme, though it looks so.
    let port =
        url.split(':').nth(1).is_some_and(|rest| rest.starts_with(|c: char| c.is_ascii_digit()));
    if scheme.is_some_and(is_scheme) && !port {
        return Ok(url);
    }
    let next = match std::path::absolute(Path::new(&url)) {
        Ok(path) if !url.is_empty() && path.exists() => {
            format!("did you mean file://{}?", path.display())
        }
        _ if scheme == Some("localhost") || url.starts_with("127.") => {
            format!("did you mean http://{url}?")
        }
        _ => format!("did you mean https://{url}?"),
    };
    Err(Failure::usage(format!("--url {url:?} has no scheme"), next))
}

/// A dialog policy by its name; a dash is as good as an underscore.
fn policy(name: &str) -> Result<DialogPolicy, Failure> {
    name.replace('-', "_").parse().map_err(|_| {
        Failure::usage(
            format!("--dialogs {name:?} is no policy"),
            "write must_respond, auto_dismiss or auto_accept",
        )
    })
}

/// `Name: value`; the value is never repeated in an error.
pub(super) fn header(text: &str) -> Result<(String, String), Failure> {
    match text.split_once(':') {
        Some((name, value)) => Ok((name.trim().to_owned(), value.trim().to_owned())),
        None => Err(Failure::usage("a --header has no colon", "write --header 'Name: value'")),
    }
}

/// The parameters of a call: JSON text of an object.
pub(super) fn parameters(text: &str) -> Result<RawJson, Failure> {
    let next = "quote it for the shell, for instance '{\"expression\":\"6*7\"}'";
    let Ok(json) = text.parse::<RawJson>() else {
        // Its words say where; it reads as strictly.
        let wrong = serde_json::from_str::<Value>(text).err();
        let detail = wrong.map(|error| error.to_string()).unwrap_or_default();
        return Err(Failure::usage(format!("the parameters are not JSON: {detail}"), next));
    };
    if json.as_bytes().first() != Some(&b'{') {
        return Err(Failure::usage("the parameters are not a JSON object", next));
    }
    Ok(json)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn urls_without_a_scheme_are_refused() {
        for url in
            ["https://a.test/", "about:blank", "data:text/html,x", "file:///tmp/x", "chrome://gpu"]
        {
            assert!(checked_url(url.to_owned()).is_ok(), "{url}");
        }
        for url in ["", "example.com", "localhost:3000", "127.0.0.1:80/x", "/etc", "://x"] {
            assert!(checked_url(url.to_owned()).is_err(), "{url}");
        }
    }

    #[test]
    fn parameters_are_an_object() {
        assert!(parameters(" {\"a\": 1} ").is_ok());
        for text in ["", "[]", "1", "{", "{'a':1}", "{} {}", "null"] {
            assert!(parameters(text).is_err(), "{text}");
        }
    }

    #[test]
    fn a_header_error_does_not_repeat_the_secret() {
        let failure = header("Authorization Bearer k3y").unwrap_err();
        assert!(!format!("{failure:?}").contains("k3y"));
        assert_eq!(header("A: b:c").unwrap(), ("A".to_owned(), "b:c".to_owned()));
    }
}
