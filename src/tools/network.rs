//! `browser_network`, `browser_route`: requests seen, blocked and answered.

use super::cdp::INLINE;
use super::files;
use super::{Arguments, Group, Kind, Outcome, Parameter, Tool, Turn, fence};
use crate::client::{Filter, Page, RawSubscription};
use crate::page::{Reason, Refusal, Result};
use crate::untrusted::escape_up_to;
use serde_json::{Value, json};
use std::collections::VecDeque;
use std::fmt::Write as _;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

/// Requests remembered per tab.
const KEPT: usize = 500;

/// Patterns at once.
const ROUTES: usize = 100;

/// One request of a page.
#[derive(Clone, Debug)]
struct Request {
    /// Counts up over the life of the tab.
    number: u64,
    id: String,
    method: String,
    url: String,
    kind: String,
    status: Option<u64>,
    mime: String,
    bytes: u64,
    failed: Option<String>,
    done: bool,
}

/// The requests of one tab since it was first used. Cheap to clone.
#[derive(Clone, Debug)]
pub(super) struct Network {
    inner: Arc<Inner>,
}

#[derive(Debug)]
struct Inner {
    events: RawSubscription,
    seen: Mutex<Seen>,
}

#[derive(Debug, Default)]
struct Seen {
    requests: VecDeque<Request>,
    last: u64,
}

impl Network {
    pub(super) fn watch(page: &Page) -> Self {
        let filter = Filter::methods([
            "Network.requestWillBeSent",
            "Network.responseReceived",
            "Network.loadingFinished",
            "Network.loadingFailed",
        ]);
        let events = page.subscribe_raw(&filter.capacity(20_000).capacity_bytes(32 << 20));
        Self { inner: Arc::new(Inner { events, seen: Mutex::default() }) }
    }

    fn requests(&self) -> (Vec<Request>, u64) {
        let mut seen = self.inner.seen.lock().unwrap_or_else(PoisonError::into_inner);
        while let Ok(Some(event)) = self.inner.events.try_next() {
            let Ok(params) = event.params.to_value() else { continue };
            seen.take_in(&event.method, &params);
        }
        (seen.requests.iter().cloned().collect(), self.inner.events.lost())
    }
}

impl Seen {
    fn take_in(&mut self, method: &str, params: &Value) {
        let text = |value: &Value| value.as_str().unwrap_or_default().to_owned();
        let id = text(&params["requestId"]);
        if method == "Network.requestWillBeSent" {
            // A redirect keeps the id: the request before it is answered by it.
            if let Some(redirect) = params.get("redirectResponse") {
                if let Some(before) = self.requests.iter_mut().rev().find(|it| it.id == id) {
                    before.status = redirect["status"].as_u64();
                    before.done = true;
                    before.id = String::new();
                }
            }
            self.last += 1;
            self.requests.push_back(Request {
                number: self.last,
                id,
                method: text(&params["request"]["method"]),
                url: text(&params["request"]["url"]).chars().take(4_000).collect(),
                kind: text(&params["type"]).to_lowercase(),
                status: None,
                mime: String::new(),
                bytes: 0,
                failed: None,
                done: false,
            });
            if self.requests.len() > KEPT {
                self.requests.pop_front();
            }
            return;
        }
        let Some(request) = self.requests.iter_mut().rev().find(|it| it.id == id) else { return };
        match method {
            "Network.responseReceived" => {
                request.status = params["response"]["status"].as_u64();
                request.mime = text(&params["response"]["mimeType"]);
            }
            "Network.loadingFinished" => {
                #[allow(
                    clippy::cast_possible_truncation,
                    clippy::cast_sign_loss,
                    reason = "a length; what is negative or too large is cut"
                )]
                let bytes = params["encodedDataLength"].as_f64().unwrap_or_default() as u64;
                request.bytes = bytes;
                request.done = true;
            }
            _ => {
                request.failed = Some(match params["blockedReason"].as_str() {
                    Some(reason) => format!("blocked: {reason}"),
                    None => text(&params["errorText"]),
                });
                request.done = true;
            }
        }
    }
}

impl Request {
    fn line(&self) -> String {
        let mut line = format!("{} {} {}", self.number, self.method, escape_up_to(&self.url, 300));
        let _ = match (&self.failed, self.status, self.done) {
            (Some(failed), ..) => write!(line, " failed: {}", escape_up_to(failed, 80)),
            (None, Some(status), true) => write!(line, " {status} {} bytes", self.bytes),
            (None, Some(status), false) => write!(line, " {status}, still loading"),
            (None, None, _) => write!(line, " no answer yet"),
        };
        if !self.kind.is_empty() {
            let _ = write!(line, " ({})", escape_up_to(&self.kind, 30));
        }
        line
    }
}

pub(super) static NETWORK: Tool = Tool {
    name: "browser_network",
    title: "List requests",
    description: "List the requests of the selected tab since it was first used (the last 500, \
                  not those of frames in other processes), or show one with its body.",
    group: Group::Network,
    parameters: &[
        Parameter::new("filter", Kind::Text, "a part of the URL"),
        Parameter::new("kinds", Kind::Texts, "document, script, stylesheet, image, xhr, fetch…"),
        Parameter::new("failed", Kind::Flag, "only failed ones and status 400 or more"),
        Parameter::new("limit", Kind::Integer(1, 500), "the newest; default 50"),
        Parameter::new("request", Kind::Integer(1, i64::MAX), "a number of the list: its body"),
    ],
    read_only: true,
    destructive: false,
    idempotent: true,
    output: None,
    timeout_ms: 30_000,
    run: list,
};

fn list(turn: &Turn<'_>, arguments: &Arguments) -> Result<Outcome> {
    let driver = turn.driver()?;
    let network = turn.network(driver.page());
    let (requests, lost) = network.requests();
    if let Some(number) = arguments.integer("request") {
        let number = u64::try_from(number).unwrap_or_default();
        let found = requests.iter().find(|request| request.number == number);
        let found = found.ok_or_else(|| {
            let message = format!("there is no request {number} in the list");
            Refusal::new(Reason::NotFound, message, "list the requests; old ones are forgotten")
        })?;
        return body(turn, driver.page(), found);
    }
    let kinds = arguments.texts("kinds");
    let fits = |request: &&Request| {
        arguments.text("filter").is_none_or(|filter| request.url.contains(filter))
            && kinds.as_ref().is_none_or(|kinds| {
                kinds.iter().any(|kind| kind.eq_ignore_ascii_case(&request.kind))
            })
            && (!arguments.flag("failed")
                || request.failed.is_some()
                || request.status.is_some_and(|status| status >= 400))
    };
    let fitting: Vec<&Request> = requests.iter().filter(fits).collect();
    let limit = arguments.integer("limit").and_then(|limit| usize::try_from(limit).ok());
    let skip = fitting.len().saturating_sub(limit.unwrap_or(50));
    let lines: Vec<String> = fitting.iter().skip(skip).map(|request| request.line()).collect();
    let mut outcome = Outcome::text(format!("{} of {} requests", lines.len(), requests.len()));
    if lost > 0 {
        outcome.line(format!("{lost} events came too fast and are missing"));
    }
    if !lines.is_empty() {
        outcome.line(fence("network", &lines.join("\n")));
    }
    Ok(outcome)
}

fn body(turn: &Turn<'_>, page: &Page, request: &Request) -> Result<Outcome> {
    let mut outcome = Outcome::text(fence("request", &request.line()));
    if request.id.is_empty() {
        outcome.line("a redirect has no body");
        return Ok(outcome);
    }
    let page = page.with_timeout(turn.left());
    let answer = page.call_raw("Network.getResponseBody", json!({"requestId": request.id}));
    let answer = match answer {
        Ok(answer) => answer.to_value()?,
        Err(error) => {
            outcome.line(format!("its body is not to be had: {}", error.what()));
            return Ok(outcome);
        }
    };
    let text = answer["body"].as_str().unwrap_or_default();
    let encoded = answer["base64Encoded"] == true;
    if !encoded && text.len() <= INLINE {
        outcome.line(fence("body", text));
        return Ok(outcome);
    }
    let bytes = if encoded {
        let binary: crate::protocol::json::Binary = serde_binary(text)?;
        binary.decode()?
    } else {
        text.as_bytes().to_vec()
    };
    let file = files::write(&turn.new_file("body", "bin")?, &request.mime, &bytes)?;
    outcome.line(format!("the body: {} ({} bytes)", file.path.display(), file.size));
    outcome.files.push(file);
    Ok(outcome)
}

/// The browser's base64 as the protocol's own type, which decodes it.
fn serde_binary(text: &str) -> Result<crate::protocol::json::Binary> {
    let raw: crate::protocol::RawJson = Value::from(text).into();
    Ok(raw.decode("Network.getResponseBody")?)
}

/// What happens to requests that fit a pattern.
#[derive(Clone, Debug)]
pub(super) struct Route {
    pattern: String,
    /// `None`: blocked.
    reply: Option<Reply>,
}

#[derive(Clone, Debug)]
struct Reply {
    status: i64,
    content_type: String,
    body: String,
}

/// Answers the requests of one tab by pattern, on a thread of its own, until the tab is gone.
#[derive(Clone, Debug)]
pub(super) struct Router {
    routes: Arc<Mutex<Vec<Route>>>,
}

impl Router {
    fn start(page: &Page) -> Result<Self> {
        let routes: Arc<Mutex<Vec<Route>>> = Arc::default();
        let events = page.subscribe_raw(&Filter::method("Fetch.requestPaused"));
        let page = page.with_timeout(Duration::from_secs(5));
        let shared = routes.clone();
        std::thread::Builder::new()
            .name("cdpwire-routes".to_owned())
            .spawn(move || serve(&page, &events, &shared))
            .map_err(|error| {
                Refusal::new(Reason::Limit, format!("no thread: {error}"), "try again later")
            })?;
        Ok(Self { routes })
    }

    fn set(&self, page: &Page, routes: Vec<Route>) -> Result<()> {
        let patterns: Vec<Value> =
            routes.iter().map(|route| json!({"urlPattern": route.pattern})).collect();
        *self.routes.lock().unwrap_or_else(PoisonError::into_inner) = routes;
        if patterns.is_empty() {
            page.call_raw("Fetch.disable", ())?;
        } else {
            page.call_raw("Fetch.enable", json!({"patterns": patterns}))?;
        }
        Ok(())
    }
}

fn serve(page: &Page, events: &RawSubscription, routes: &Mutex<Vec<Route>>) {
    loop {
        let event = match events.next(Duration::from_secs(5)) {
            Ok(event) => event,
            Err(error) if error.is_timeout() && page.target().is_some() => continue,
            Err(_) => return,
        };
        let Ok(params) = event.params.to_value() else { continue };
        let id = &params["requestId"];
        let url = params["request"]["url"].as_str().unwrap_or_default();
        let route = {
            let routes = routes.lock().unwrap_or_else(PoisonError::into_inner);
            routes.iter().find(|route| wildcard(&route.pattern, url)).cloned()
        };
        let (method, params) = match route {
            None => ("Fetch.continueRequest", json!({"requestId": id})),
            Some(Route { reply: None, .. }) => {
                ("Fetch.failRequest", json!({"requestId": id, "errorReason": "BlockedByClient"}))
            }
            Some(Route { reply: Some(reply), .. }) => {
                let body = crate::protocol::json::Binary::new(reply.body.as_bytes());
                let headers = json!([
                    {"name": "content-type", "value": reply.content_type},
                    {"name": "access-control-allow-origin", "value": "*"},
                ]);
                let params = json!({
                    "requestId": id, "responseCode": reply.status,
                    "responseHeaders": headers, "body": body.as_base64(),
                });
                ("Fetch.fulfillRequest", params)
            }
        };
        // A request that was cancelled meanwhile has no use for it ("Invalid InterceptionId").
        // Waited for: a pending answer that is dropped takes its command back.
        if let Err(error) = page.call_raw(method, params) {
            log::debug!("a request was not routed: {error}");
        }
    }
}

/// `*` for anything, `?` for one character, as the protocol has it.
fn wildcard(pattern: &str, text: &str) -> bool {
    let (pattern, text): (Vec<char>, Vec<char>) =
        (pattern.chars().collect(), text.chars().collect());
    let (mut p, mut t) = (0, 0);
    let mut star: Option<(usize, usize)> = None;
    while t < text.len() {
        match pattern.get(p) {
            Some('*') => {
                star = Some((p, t));
                p += 1;
            }
            Some(c) if *c == '?' || Some(c) == text.get(t) => {
                p += 1;
                t += 1;
            }
            _ => match star {
                Some((at, from)) => {
                    p = at + 1;
                    t = from + 1;
                    star = Some((at, from + 1));
                }
                None => return false,
            },
        }
    }
    pattern.iter().skip(p).all(|c| *c == '*')
}

pub(super) static ROUTE: Tool = Tool {
    name: "browser_route",
    title: "Block or answer requests",
    description: "Block or answer requests of the selected tab whose URL fits a pattern with * \
                  (not those of frames in other processes). Routes stay until removed.",
    group: Group::Network,
    parameters: &[
        Parameter::required("action", Kind::Choice(&["block", "answer", "remove", "list"]), ""),
        Parameter::new("pattern", Kind::Text, "*/ads/*; remove without it removes all"),
        Parameter::new("status", Kind::Integer(100, 599), "default 200"),
        Parameter::new("contentType", Kind::Text, "default text/plain; charset=utf-8"),
        Parameter::new("body", Kind::Text, ""),
    ],
    read_only: false,
    destructive: false,
    idempotent: true,
    output: None,
    timeout_ms: 15_000,
    run: route,
};

fn route(turn: &Turn<'_>, arguments: &Arguments) -> Result<Outcome> {
    let driver = turn.driver()?;
    let action = arguments.text("action").unwrap_or("list");
    let pattern = arguments.text("pattern").filter(|pattern| !pattern.is_empty());
    let router = match turn.router(driver.id()) {
        Some(router) => router,
        None if action == "list" || action == "remove" => {
            return Ok(Outcome::text("no routes"));
        }
        None => {
            if driver.browser().snapshot().bridge_on {
                let message = "the dialog bridge has the interception of this browser";
                return Err(Refusal::new(
                    Reason::Busy,
                    message,
                    "routes need a browser without it",
                ));
            }
            let router = Router::start(driver.page())?;
            turn.keep_router(driver.id(), &router);
            router
        }
    };
    let mut routes = router.routes.lock().unwrap_or_else(PoisonError::into_inner).clone();
    match (action, pattern) {
        ("block" | "answer", None) => {
            return Err(Refusal::argument("the pattern is missing", "for instance */ads/*"));
        }
        ("block" | "answer", Some(pattern)) => {
            if routes.len() >= ROUTES {
                let message = format!("there are {ROUTES} routes already");
                return Err(Refusal::new(Reason::Limit, message, "remove some"));
            }
            let content_type = arguments.text("contentType").unwrap_or("text/plain; charset=utf-8");
            let reply = (action == "answer").then(|| Reply {
                status: arguments.integer("status").unwrap_or(200),
                content_type: content_type.to_owned(),
                body: arguments.text("body").unwrap_or_default().to_owned(),
            });
            routes.retain(|route| route.pattern != pattern);
            routes.insert(0, Route { pattern: pattern.to_owned(), reply });
        }
        ("remove", None) => routes.clear(),
        ("remove", Some(pattern)) => {
            let before = routes.len();
            routes.retain(|route| route.pattern != pattern);
            if routes.len() == before {
                let message = format!("there is no route {}", escape_up_to(pattern, 100));
                return Err(Refusal::new(Reason::NotFound, message, "list the routes"));
            }
        }
        _ => {}
    }
    if action != "list" {
        router.set(&driver.page().with_timeout(turn.left()), routes.clone())?;
    }
    let lines: Vec<String> = routes
        .iter()
        .map(|route| {
            let pattern = escape_up_to(&route.pattern, 200);
            match &route.reply {
                None => format!("- {pattern}: blocked"),
                Some(reply) => format!("- {pattern}: answered with {}", reply.status),
            }
        })
        .collect();
    let text = if lines.is_empty() { "no routes".to_owned() } else { lines.join("\n") };
    Ok(Outcome::text(text))
}

#[cfg(test)]
mod tests {
    use super::wildcard;

    #[test]
    fn patterns_fit_as_the_browser_reads_them() {
        for (pattern, text, fits) in [
            ("*", "", true),
            ("*/ads/*", "http://a/ads/x.js", true),
            ("*/ads/*", "http://a/bads/x.js", false),
            ("http://?/x", "http://a/x", true),
            ("http://?/x", "http://ab/x", false),
            ("a*b*c", "a1b2b3c", true),
            ("a*b*c", "a1b2b3", false),
            ("", "", true),
            ("", "x", false),
        ] {
            assert_eq!(wildcard(pattern, text), fits, "{pattern} {text}");
        }
    }
}
