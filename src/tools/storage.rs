//! `browser_cookies`: cookies, and what makes a login come back.

use super::files;
use super::{Arguments, Group, Kind, Outcome, Parameter, Tool, Turn, fence};
use crate::page::{Reason, Refusal, Result};
use crate::protocol::RawJson;
use crate::protocol::runtime::{CallArgument, CallFunctionOn};
use crate::untrusted::escape_up_to;
use serde_json::{Map, Value, json};
use std::fmt::Write as _;
use std::path::Path;

/// Largest storage state that is read.
const STATE: u64 = 16 << 20;

pub(super) static TOOL: Tool = Tool {
    name: "browser_cookies",
    title: "Cookies and logins",
    description: "List, set or delete cookies; save writes cookies and the page's local storage \
                  to a file (a secret), load brings them back. Values are shown only with values.",
    group: Group::Storage,
    parameters: &[
        Parameter::required("action", Kind::Choice(&["list", "set", "delete", "save", "load"]), ""),
        Parameter::new("name", Kind::Text, ""),
        Parameter::new("value", Kind::Text, ""),
        Parameter::new("url", Kind::Text, "default: the tab's"),
        Parameter::new("domain", Kind::Text, ""),
        Parameter::new("path", Kind::Text, ""),
        Parameter::new("expires", Kind::Number, "seconds since 1970"),
        Parameter::new("httpOnly", Kind::Flag, ""),
        Parameter::new("secure", Kind::Flag, ""),
        Parameter::new("sameSite", Kind::Choice(&["Strict", "Lax", "None"]), ""),
        Parameter::new("values", Kind::Flag, "list: show values"),
        Parameter::new("file", Kind::Text, "for save and load"),
    ],
    read_only: false,
    destructive: true,
    idempotent: true,
    output: None,
    timeout_ms: 30_000,
    run,
};

fn run(turn: &Turn<'_>, arguments: &Arguments) -> Result<Outcome> {
    let driver = turn.driver()?;
    let page = driver.page().with_timeout(turn.left()).interruptible();
    let url = arguments.text("url").map_or_else(|| driver.url(), str::to_owned);
    let is_web = url.starts_with("http://") || url.starts_with("https://");
    let needs = |name: &'static str| {
        arguments
            .text(name)
            .ok_or_else(|| Refusal::argument(format!("the argument {name} is missing"), "add it"))
    };
    match arguments.text("action").unwrap_or("list") {
        "set" => {
            let (name, value) = (needs("name")?, needs("value")?);
            let mut params = json!({"name": name, "value": value});
            for key in ["domain", "path", "sameSite", "httpOnly", "secure", "expires"] {
                if let Some(value) = arguments.value(key) {
                    params[key] = value.clone();
                }
            }
            if !arguments.has("domain") {
                if !is_web {
                    let message = "there is no web page to set a cookie for";
                    return Err(Refusal::argument(message, "give url or domain"));
                }
                params["url"] = url.into();
            }
            let answer = page.call_raw("Network.setCookie", params)?.to_value()?;
            if answer["success"] == false {
                let message = "the browser did not take the cookie";
                let next = "check domain, path, secure and sameSite";
                return Err(Refusal::argument(message, next));
            }
            Ok(Outcome::text(format!("set the cookie {}", escape_up_to(name, 100))))
        }
        "delete" => {
            let name = needs("name")?;
            let mut params = json!({"name": name});
            for key in ["domain", "path"] {
                if let Some(value) = arguments.value(key) {
                    params[key] = value.clone();
                }
            }
            if !arguments.has("domain") {
                params["url"] = url.into();
            }
            page.call_raw("Network.deleteCookies", params)?;
            Ok(Outcome::text(format!("no cookie {} is left there", escape_up_to(name, 100))))
        }
        "save" => save(turn, arguments),
        "load" => load(turn, arguments),
        _ => {
            let params = match arguments.has("url") || is_web {
                true => json!({"urls": [url]}),
                false => json!({}),
            };
            let answer = page.call_raw("Network.getCookies", params)?.to_value()?;
            let cookies = answer["cookies"].as_array().cloned().unwrap_or_default();
            let mut text = String::new();
            for cookie in &cookies {
                let word = |key: &str| escape_up_to(cookie[key].as_str().unwrap_or_default(), 200);
                let _ = write!(text, "- {}", word("name"));
                if arguments.flag("values") {
                    let _ = write!(text, "={}", word("value"));
                }
                let _ = write!(text, " domain={} path={}", word("domain"), word("path"));
                for flag in ["httpOnly", "secure", "session"] {
                    if cookie[flag] == true {
                        let _ = write!(text, " {flag}");
                    }
                }
                text.push('\n');
            }
            let mut outcome = Outcome::text(format!("{} cookies", cookies.len()));
            if !cookies.is_empty() {
                outcome.line(fence("cookies", &text));
            }
            Ok(outcome)
        }
    }
}

const READ_STORAGE: &str = "() => Object.entries(localStorage)";

const FILL_STORAGE: &str =
    "(entries) => { for (const [key, value] of entries) localStorage.setItem(key, value); }";

fn save(turn: &Turn<'_>, arguments: &Arguments) -> Result<Outcome> {
    let driver = turn.driver()?;
    let browser = turn.browser()?;
    let root = browser.with_timeout(turn.left());
    let cookies = root.call_raw("Storage.getCookies", ())?.to_value()?["cookies"].take();
    let mut origins = Vec::new();
    let url = driver.url();
    if url.starts_with("http") {
        let stored = driver.evaluate(None, None, READ_STORAGE)?.returned()?.json();
        let origin = driver.evaluate(None, None, "location.origin")?.returned()?.text;
        origins.push(json!({"origin": origin, "localStorage": stored}));
    }
    let count = cookies.as_array().map_or(0, Vec::len);
    let state = json!({"cookies": cookies, "origins": origins}).to_string();
    let path = match arguments.text("file") {
        Some(path) => std::path::PathBuf::from(path),
        None => turn.new_file("state", "json")?,
    };
    files::write_private(&path, state.as_bytes())?;
    Ok(Outcome::text(format!(
        "saved {count} cookies and the local storage of {} origin(s) to {}; whoever reads this \
         file can act as the person logged in",
        origins.len(),
        path.display()
    )))
}

fn load(turn: &Turn<'_>, arguments: &Arguments) -> Result<Outcome> {
    let path = arguments.text("file").ok_or_else(|| {
        Refusal::argument("the argument file is missing", "name a file that save wrote")
    })?;
    let bad = |why: String| {
        let message = format!("{path}: {why}");
        Refusal::new(Reason::File, message, "name a file that save wrote; nothing was loaded")
    };
    let size = std::fs::metadata(Path::new(path)).map_err(|error| bad(error.to_string()))?.len();
    if size > STATE {
        return Err(bad(format!("it has {size} bytes")));
    }
    let text = std::fs::read_to_string(path).map_err(|error| bad(error.to_string()))?;
    let state: Value = serde_json::from_str(&text).map_err(|error| bad(error.to_string()))?;
    let cookies = state["cookies"].as_array().ok_or_else(|| bad("it has no cookies".into()))?;
    let known =
        ["name", "value", "domain", "path", "expires", "httpOnly", "secure", "sameSite", "url"];
    let cookies: Vec<Value> = cookies
        .iter()
        .filter_map(Value::as_object)
        .map(|cookie| {
            let kept = cookie.iter().filter(|(key, value)| {
                let lasts = *key != "expires" || value.as_f64().is_some_and(|at| at > 0.0);
                known.contains(&key.as_str()) && lasts
            });
            Value::Object(
                kept.map(|(key, value)| (key.clone(), value.clone())).collect::<Map<_, _>>(),
            )
        })
        .collect();
    let browser = turn.browser()?;
    let root = browser.with_timeout(turn.left());
    root.call_raw("Storage.setCookies", json!({"cookies": cookies}))?;
    let driver = turn.driver()?;
    let (mut restored, mut missed) = (0, 0);
    let here = driver.evaluate(None, None, "location.origin")?.returned()?.text;
    for origin in state["origins"].as_array().into_iter().flatten() {
        // Storage belongs to its origin: only a page there can fill it.
        if origin["origin"] != here.as_str() {
            missed += 1;
            continue;
        }
        let entries: RawJson = origin["localStorage"].clone().into();
        let context =
            browser.snapshot().page(driver.id()).and_then(|page| page.frames.top().cloned());
        let context = context.and_then(|top| top.context.clone());
        let fill = CallFunctionOn::new(FILL_STORAGE).with(|p| {
            p.unique_context_id = context.map(|context| context.to_string());
            p.arguments = Some(vec![CallArgument::new().with(|p| p.value = Some(entries))]);
        });
        let answer = driver.page().with_timeout(turn.left()).interruptible().call(&fill)?;
        if answer.exception_details.is_some() {
            return Err(bad("the page did not take its local storage".to_owned())
                .with_effect(crate::Effect::Yes));
        }
        restored += 1;
    }
    let mut outcome = Outcome::text(format!(
        "loaded {} cookies and the local storage of {restored} origin(s)",
        cookies.len()
    ));
    if missed > 0 {
        outcome.line(format!(
            "{missed} origin(s) have local storage that is filled only from a page there: open it, \
             load again"
        ));
    }
    Ok(outcome)
}
