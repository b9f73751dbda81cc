//! The tools, and the options that say which browser they drive.

use super::arguments::Arguments;
use super::failure::Failure;
#[cfg(feature = "mcp")]
use super::names;
use super::reach;
use cdpwire::tools::{Group, TOOLS, Tool, Toolbox, ToolboxOptions, Tools};
use serde_json::{Value, json};
use std::path::PathBuf;
use std::sync::Arc;

/// The names of the options here, with their values.
pub(super) const OPTIONS: [(&str, Option<&str>, &str); 11] = [
    ("attach", Some("ENDPOINT"), "a browser that runs already: 9222, host:port, ws://… or wss://…"),
    ("header", Some("N: V"), "a header for connecting, with --attach; may be repeated"),
    ("headed", None, "with a window on the screen"),
    ("executable", Some("PATH"), "the browser to launch"),
    ("accept-any-certificate", None, "open https pages whose certificate nobody vouches for"),
    ("output-dir", Some("DIR"), "where files go that a call gives no directory"),
    ("allow", Some("ORIGIN"), "open only these: https://a.com, *.b.org; may be repeated"),
    ("block", Some("ORIGIN"), "never open these; may be repeated"),
    ("scheme", Some("NAME"), "open this scheme too, such as file; may be repeated"),
    (
        "private",
        Some("yes|no"),
        "open private addresses; default: yes for a browser on this machine",
    ),
    ("grant", Some("PERMISSION"), "let pages have it: geolocation, camera, …; may be repeated"),
];

/// What the options said.
#[derive(Clone, Default)]
pub(super) struct Setup {
    pub(super) groups: Vec<Group>,
    attach: Option<String>,
    headers: Vec<(String, String)>,
    headed: bool,
    executable: Option<PathBuf>,
    any_certificate: bool,
    output_dir: Option<PathBuf>,
    allow: Vec<String>,
    block: Vec<String>,
    schemes: Vec<String>,
    private: Option<bool>,
    grant: Vec<String>,
}

impl Setup {
    /// Takes an option in, if it is one of these.
    pub(super) fn take(
        &mut self,
        option: &str,
        arguments: &mut Arguments,
    ) -> Result<bool, Failure> {
        match option {
            "attach" => self.attach = Some(arguments.value()?),
            "header" => self.headers.push(reach::header(&arguments.value()?)?),
            "headed" => self.headed = true,
            "executable" => self.executable = Some(absolute(&arguments.value()?)),
            "accept-any-certificate" => self.any_certificate = true,
            "output-dir" => self.output_dir = Some(absolute(&arguments.value()?)),
            "allow" => self.allow.push(arguments.value()?),
            "block" => self.block.push(arguments.value()?),
            "scheme" => self.schemes.push(arguments.value()?),
            "private" => {
                self.private = match arguments.value()?.as_str() {
                    "yes" => Some(true),
                    "no" => Some(false),
                    other => {
                        let message = format!("--private {other:?} is neither yes nor no");
                        return Err(Failure::usage(message, "write yes or no"));
                    }
                }
            }
            "grant" => self.grant.push(arguments.value()?),
            _ => return Ok(false),
        }
        Ok(true)
    }

    /// Finds contradictions, before anything is started.
    pub(super) fn check(&self) -> Result<(), Failure> {
        let launching = self.headed
            || self.executable.is_some()
            || self.any_certificate
            || !self.grant.is_empty();
        if self.attach.is_some() && launching {
            return Err(Failure::usage(
                "--attach excludes --headed, --executable, --grant and --accept-any-certificate: \
                 nothing is launched",
                "leave one of them out",
            ));
        }
        if self.attach.is_none() && !self.headers.is_empty() {
            return Err(Failure::usage(
                "--header needs --attach: it concerns a browser that runs already",
                "add --attach, for instance --attach 9222",
            ));
        }
        if let Some(directory) = self.output_dir.as_ref().filter(|path| !path.is_dir()) {
            let message = format!("--output-dir {} is no directory", directory.display());
            return Err(Failure::usage(message, "make it first"));
        }
        Ok(())
    }

    /// Whether a browser is meant that runs already.
    pub(super) fn attaches(&self) -> bool {
        self.attach.is_some()
    }

    /// Whether nothing was said.
    pub(super) fn is_default(&self) -> bool {
        !self.headed
            && !self.any_certificate
            && self.attach.is_none()
            && self.executable.is_none()
            && self.output_dir.is_none()
            && self.allow.is_empty()
            && self.block.is_empty()
            && self.schemes.is_empty()
            && self.private.is_none()
            && self.grant.is_empty()
    }

    /// The tools; no browser is started yet.
    pub(super) fn tools(&self) -> Arc<dyn Tools> {
        #[cfg(feature = "internals")]
        if let Some(fixture) = fixture() {
            return fixture;
        }
        let mut options = ToolboxOptions::default();
        options.groups =
            if self.groups.is_empty() { Group::ALL.to_vec() } else { self.groups.clone() };
        options.endpoint.clone_from(&self.attach);
        options.output_dir.clone_from(&self.output_dir);
        // A person at a shell names the file; a model does not.
        options.any_path = self.groups.is_empty();
        options.navigation.allow.clone_from(&self.allow);
        options.navigation.block.clone_from(&self.block);
        options.navigation.schemes.clone_from(&self.schemes);
        let is_here = self.attach.as_deref().is_none_or(is_local);
        options.navigation.private = self.private.unwrap_or(is_here);
        options.grant_permissions.clone_from(&self.grant);
        options.launch.headless = !self.headed;
        options.launch.executable.clone_from(&self.executable);
        if self.any_certificate {
            let launch = options.launch.danger_allow_any_argument(true);
            options.launch = launch.arg("--ignore-certificate-errors");
        }
        for (name, value) in &self.headers {
            options.connect = options.connect.header(name, value.as_str());
        }
        Arc::new(Toolbox::new(options))
    }

    /// For the process of a session: over a pipe, because the command line is everybody's.
    pub(super) fn to_value(&self) -> Value {
        json!({
            "attach": self.attach,
            "headers": self.headers,
            "headed": self.headed,
            "any_certificate": self.any_certificate,
            "executable": self.executable.as_ref().map(|path| path.to_string_lossy()),
            "output_dir": self.output_dir.as_ref().map(|path| path.to_string_lossy()),
            "allow": self.allow,
            "block": self.block,
            "schemes": self.schemes,
            "private": self.private,
            "grant": self.grant,
        })
    }

    pub(super) fn from_value(value: &Value) -> Self {
        let text = |key: &str| value[key].as_str().map(str::to_owned);
        let pair =
            |pair: &Value| Some((pair[0].as_str()?.to_owned(), pair[1].as_str()?.to_owned()));
        let texts = |key: &str| -> Vec<String> {
            let list = value[key].as_array().into_iter().flatten();
            list.filter_map(|text| text.as_str().map(str::to_owned)).collect()
        };
        Self {
            groups: Vec::new(),
            allow: texts("allow"),
            block: texts("block"),
            schemes: texts("schemes"),
            private: value["private"].as_bool(),
            grant: texts("grant"),
            attach: text("attach"),
            headers: value["headers"].as_array().into_iter().flatten().filter_map(pair).collect(),
            headed: value["headed"] == true,
            any_certificate: value["any_certificate"] == true,
            executable: text("executable").map(PathBuf::from),
            output_dir: text("output_dir").map(PathBuf::from),
        }
    }
}

/// Whether an endpoint is on this machine: a port alone, or a loopback host.
fn is_local(endpoint: &str) -> bool {
    let rest = endpoint.split_once("://").map_or(endpoint, |(_, rest)| rest);
    let authority = rest.split(['/', '?', '#']).next().unwrap_or_default();
    let host = authority.rsplit('@').next().unwrap_or_default();
    let host = match host.rfind(':') {
        Some(at) if !host.ends_with(']') => &host[..at],
        _ => host,
    };
    host.is_empty()
        || host.bytes().all(|byte| byte.is_ascii_digit())
        || host == "localhost"
        || host.starts_with("127.")
        || host == "[::1]"
        // A directory: the profile of a browser that runs here.
        || endpoint.starts_with(['/', '.', '~'])
}

/// The groups of `--groups`.
#[cfg(feature = "mcp")]
pub(super) fn groups(list: &str) -> Result<Vec<Group>, Failure> {
    let mut groups = Vec::new();
    for name in list.split(',').map(str::trim) {
        if name == "all" {
            return Ok(Group::ALL.to_vec());
        }
        let Some(group) = Group::from_name(name) else {
            let known = Group::ALL.into_iter().map(Group::as_str).chain(["all"]);
            let next = match names::closest(name, known.clone()) {
                Some(close) => format!("did you mean {close}?"),
                None => format!("write some of {}", known.collect::<Vec<_>>().join(", ")),
            };
            return Err(Failure::usage(format!("--groups {name:?} is no group"), next));
        };
        groups.push(group);
    }
    Ok(groups)
}

/// Every tool that can be a verb.
pub(super) fn listed() -> Vec<&'static Tool> {
    #[cfg(feature = "internals")]
    if let Some(fixture) = fixture() {
        return fixture.list();
    }
    TOOLS.to_vec()
}

/// Tools that need no browser, when tests want them.
#[cfg(feature = "internals")]
fn fixture() -> Option<Arc<dyn Tools>> {
    let which = std::env::var_os("CDPWIRE_FIXTURE_TOOLS")?;
    if which == "conformance" {
        return Some(Arc::new(cdpwire::tools::conformance::Conformance));
    }
    Some(Arc::new(cdpwire::tools::fixture::Fixture::default()))
}

fn absolute(path: &str) -> PathBuf {
    std::path::absolute(path).unwrap_or_else(|_| path.into())
}
