//! `browser_route`: requests blocked or answered by pattern.

use super::{Arguments, Group, Kind, Outcome, Parameter, Tool, Turn};
use crate::client::{Browser, StandingOrder};
use crate::core::standing::{Asked, Pattern, Reply, Rule, Scope, Standing, Verdict};
use crate::page::{Reason, Refusal, Result};
use crate::protocol::Binary;
use crate::protocol::target::TargetID;
use crate::untrusted::escape_up_to;
use std::collections::HashSet;
use std::sync::{Arc, Mutex, PoisonError};

/// Patterns at once.
const ROUTES: usize = 100;

/// What happens to requests that fit a pattern.
#[derive(Clone, Debug)]
struct Route {
    pattern: String,
    /// `None`: blocked.
    reply: Option<Arc<Reply>>,
}

/// The routes of one tab: its frames in whatever process, its dedicated workers, and the popups
/// that it opens, from their first request on. Cheap to clone.
#[derive(Clone, Debug)]
pub(super) struct Router {
    inner: Arc<Inner>,
}

#[derive(Debug)]
struct Inner {
    page: TargetID,
    routes: Mutex<Vec<Route>>,
    order: StandingOrder,
}

impl Router {
    fn start(browser: &Browser, page: &TargetID) -> Self {
        let order = browser.stand(standing(page, &[]));
        Self { inner: Arc::new(Inner { page: page.clone(), routes: Mutex::default(), order }) }
    }

    fn routes(&self) -> Vec<Route> {
        self.inner.routes.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }

    fn set(&self, routes: Vec<Route>) {
        let mut kept = self.inner.routes.lock().unwrap_or_else(PoisonError::into_inner);
        self.inner.order.replace(standing(&self.inner.page, &routes));
        *kept = routes;
    }
}

fn standing(page: &TargetID, routes: &[Route]) -> Standing {
    let pattern = |route: &Route| Pattern { url: route.pattern.clone(), documents: false };
    let patterns: Vec<Pattern> = routes.iter().map(pattern).collect();
    let rule = (!patterns.is_empty()).then(|| {
        let routes: Vec<Route> = routes.to_vec();
        let judge = move |asked: &Asked<'_>| match routes
            .iter()
            .find(|route| wildcard(&route.pattern, asked.url))
        {
            None => Verdict::Pass,
            Some(Route { reply: None, .. }) => Verdict::Block,
            Some(Route { reply: Some(reply), .. }) => Verdict::Answer(reply.clone()),
        };
        Rule { patterns, judge: Arc::new(judge) }
    });
    let scope = Scope::Pages(HashSet::from([page.clone()]));
    Standing { scope, orders: Vec::new(), rule }
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
    description: "Block or answer requests of the selected tab (and of popups that it \
                  opens) whose URL fits a pattern with *. Routes stay until removed.",
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
            let router = Router::start(driver.browser(), driver.id());
            turn.keep_router(driver.id(), &router);
            router
        }
    };
    let mut routes = router.routes();
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
            let header = |name: &str, value: &str| (name.to_owned(), value.to_owned());
            let reply = (action == "answer").then(|| {
                Arc::new(Reply {
                    status: arguments.integer("status").unwrap_or(200),
                    headers: vec![
                        header("content-type", content_type),
                        header("access-control-allow-origin", "*"),
                    ],
                    body: Binary::new(arguments.text("body").unwrap_or_default()),
                })
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
        router.set(routes.clone());
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
