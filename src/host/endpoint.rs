//! From what a person gives as an endpoint to the address of the browser's WebSocket.
//!
//! A `ws://` or `wss://` URL is used as it is. Of `http://` and `https://` the other side is
//! asked at `/json/version`, and believed in one thing only: the path. Host, port and encryption
//! stay those that were given, whatever the answer says.

use super::active_port::{self, ActivePort};
use super::dial::{self, DeadlineStream, Dial, Duplex};
use super::http::{self, HttpFailure, Request};
use super::url::Endpoint;
use crate::error::{ConnectError, ConnectFailure, Error, Result};
use crate::limits::{DISCOVERY_BODY, DISCOVERY_TIME, PROTOCOL_BODY};
use crate::redact::{SafeUrl, Secret};
use std::io;
use std::net::{IpAddr, SocketAddr};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::{Duration, Instant};

/// How to find the WebSocket behind an endpoint.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct ResolveOptions {
    /// Longest for everything together. Default 5 s.
    pub timeout: Duration,
    /// Sent with the question, for instance an access key.
    pub headers: Vec<(String, Secret)>,
    /// Profiles to look into when a browser listens but has no `/json/version`: a person allowed
    /// remote debugging in its settings.
    pub user_data_dirs: Vec<PathBuf>,
    /// Whether to look into the profiles that browsers use by themselves as well, when the
    /// endpoint is on this machine. Default true.
    pub default_profiles: bool,
}

impl Default for ResolveOptions {
    fn default() -> Self {
        Self {
            timeout: DISCOVERY_TIME,
            headers: Vec::new(),
            user_data_dirs: Vec::new(),
            default_profiles: true,
        }
    }
}

/// Where and how to open the WebSocket.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct WsTarget {
    /// The whole URL.
    pub url: SafeUrl,
    /// The host that was given: what a certificate is checked against.
    pub host: String,
    /// The port that was given.
    pub port: u16,
    /// Whether to encrypt.
    pub tls: bool,
    /// What to ask for.
    pub path_and_query: Secret,
    /// The `Host` header. Chrome refuses foreign names, so without encryption a name that is not
    /// `localhost` is replaced by its address.
    pub host_header: String,
    /// The `Host` header to try when the first is refused, for a server that wants its name.
    pub other_host_header: Option<String>,
    /// The `Authorization` header, when the endpoint names a user.
    pub authorization: Option<Secret>,
    /// The addresses, in the order to try them.
    pub addresses: Vec<SocketAddr>,
}

/// Finds the WebSocket of the browser at `endpoint`: `ws://…`, `wss://…`, `http://host:port`,
/// `https://…`, `host:port`, or a port of this machine.
///
/// # Errors
///
/// `Connect`, with the step that failed; `Misuse` for a header that cannot be sent. Returns by
/// [`ResolveOptions::timeout`], whoever is on the other side.
pub fn resolve(endpoint: &str, options: &ResolveOptions, dial: &dyn Dial) -> Result<WsTarget> {
    let deadline = Instant::now() + options.timeout;
    let endpoint = Endpoint::parse(endpoint)?;
    check_headers(&options.headers)?;
    if endpoint.tls && !cfg!(feature = "tls") {
        return Err(dial::no_tls(&endpoint.shown));
    }
    let addresses = dial::addresses(&endpoint.host, endpoint.port, deadline, &endpoint.shown)?;
    // The path of a WebSocket after the wrong scheme: nothing has to be asked.
    if endpoint.is_websocket || endpoint.path.expose().starts_with("/devtools/") {
        let (first, other) = host_headers(&endpoint, addresses.first(), false);
        return Ok(target(&endpoint, &endpoint.target(), first, other, addresses));
    }
    let question = question(&endpoint);
    let body = DISCOVERY_BODY;
    let discovery = Discovery { endpoint: &endpoint, options, dial, question: &question, body };
    discovery.run(&addresses, deadline)
}

/// What a browser that listens on a port says of its protocol (`/json/protocol`), for
/// [`protocol::drift`](crate::protocol::drift). Takes the endpoints that [`resolve`] takes.
///
/// # Errors
///
/// As [`resolve`]. A browser in which a person allowed debugging does not answer this.
pub fn fetch_protocol(
    endpoint: &str,
    options: &ResolveOptions,
    dial: &dyn Dial,
) -> Result<serde_json::Value> {
    let deadline = Instant::now() + options.timeout;
    let endpoint = Endpoint::parse(endpoint)?;
    check_headers(&options.headers)?;
    let addresses = dial::addresses(&endpoint.host, endpoint.port, deadline, &endpoint.shown)?;
    let (question, body) = ("/json/protocol", PROTOCOL_BODY);
    let discovery = Discovery { endpoint: &endpoint, options, dial, question, body };
    let mut failure = Error::Bug("a name was resolved to no address");
    for address in addresses {
        let (host, _) = host_headers(&endpoint, Some(&address), true);
        match discovery.exchange(address, deadline, &host) {
            Ok(response) if response.status == 200 => {
                return serde_json::from_slice(&response.body).map_err(|_| {
                    let message = "the answer is not JSON";
                    Error::connect(ConnectFailure::Handshake, &endpoint.shown, message)
                });
            }
            Ok(response) => failure = discovery.refused_with(response.status),
            Err(error) => failure = error,
        }
    }
    Err(failure)
}

/// Finds the WebSocket of the browser that uses a profile, from its `DevToolsActivePort`.
///
/// # Errors
///
/// `Connect` with `NoDevTools` when the profile has no such file, and with `Refused` when the
/// file is stale: nobody listens where it says.
pub fn resolve_profile(profile: &Path, options: &ResolveOptions) -> Result<WsTarget> {
    let deadline = Instant::now() + options.timeout;
    let found = active_port::read(profile).map_err(|error| {
        let message = match error.kind() {
            io::ErrorKind::InvalidData => {
                format!("{} in {} is not complete", active_port::NAME, profile.display())
            }
            _ => format!("no {} in {}: {error}", active_port::NAME, profile.display()),
        };
        let shown = SafeUrl::new(format!("file://{}", profile.display()));
        Error::connect(ConnectFailure::NoDevTools, &shown, message)
    })?;
    let url = format!("ws://localhost:{}{}", found.port, found.path);
    let endpoint = Endpoint::parse(&url)?;
    let both = dial::addresses(&endpoint.host, endpoint.port, deadline, &endpoint.shown)?;
    let mut last = io::Error::from(io::ErrorKind::ConnectionRefused);
    for address in both {
        match DeadlineStream::connect(address, deadline) {
            Ok(_) => {
                let (first, other) = host_headers(&endpoint, Some(&address), false);
                return Ok(target(&endpoint, &found.path, first, other, vec![address]));
            }
            Err(error) => last = error,
        }
    }
    let message = format!(
        "{} in {} is stale: it names port {}, where nobody listens ({last})",
        active_port::NAME,
        profile.display(),
        found.port
    );
    let kind = match last.kind() {
        io::ErrorKind::TimedOut => ConnectFailure::Timeout,
        _ => ConnectFailure::Refused,
    };
    Err(Error::connect(kind, &endpoint.shown, message))
}

struct Discovery<'a> {
    endpoint: &'a Endpoint,
    options: &'a ResolveOptions,
    dial: &'a dyn Dial,
    question: &'a str,
    /// Longest answer that is accepted, in bytes.
    body: usize,
}

impl Discovery<'_> {
    fn run(&self, addresses: &[SocketAddr], deadline: Instant) -> Result<WsTarget> {
        let mut worst: Option<Error> = None;
        for (index, address) in addresses.iter().enumerate() {
            // Each gets its share of the time: one that accepts and never answers must not keep
            // the browser behind the next address from being found.
            let now = Instant::now();
            let others = u32::try_from(addresses.len() - index).unwrap_or(1).max(1);
            let share = now + deadline.saturating_duration_since(now) / others;
            match self.ask(*address, share) {
                Ok(target) => return Ok(target),
                Err(error) => {
                    let more_telling =
                        worst.as_ref().is_none_or(|other| telling(&error) > telling(other));
                    if more_telling {
                        worst = Some(error);
                    }
                }
            }
        }
        Err(worst.unwrap_or(Error::Bug("a name was resolved to no address")))
    }

    fn ask(&self, address: SocketAddr, deadline: Instant) -> Result<WsTarget> {
        let (first, other) = host_headers(self.endpoint, Some(&address), true);
        let mut response = self.exchange(address, deadline, &first)?;
        let mut host = first;
        if let Some(other) = other.filter(|_| response.status != 200) {
            let again = self.exchange(address, deadline, &other)?;
            if again.status == 200 || response.status == 500 {
                (response, host) = (again, other);
            }
        }
        let target_of = |path: &str| target(self.endpoint, path, host.clone(), None, vec![address]);
        match response.status {
            200 => self.path_in(&response.body).map(|path| target_of(&path)),
            404 => self.path_in_profiles(address.ip()).map(|path| target_of(&path)),
            status => Err(self.refused_with(status)),
        }
    }

    fn exchange(
        &self,
        address: SocketAddr,
        deadline: Instant,
        host: &str,
    ) -> Result<http::Response> {
        let shown = &self.endpoint.shown;
        let tcp = DeadlineStream::connect(address, deadline).map_err(|error| {
            let (kind, what) = match error.kind() {
                io::ErrorKind::TimedOut => (ConnectFailure::Timeout, "no connection in time"),
                _ => (ConnectFailure::Refused, "no connection"),
            };
            Error::connect(kind, shown, format!("{what} to {address}: {error}"))
        })?;
        let mut stream: Box<dyn Duplex> = match self.endpoint.tls {
            true => self.dial.tls(&self.endpoint.host, tcp, shown)?,
            false => Box::new(tcp),
        };
        let mut headers = self.options.headers.clone();
        let has_own = headers.iter().any(|(name, _)| name.eq_ignore_ascii_case("authorization"));
        if let Some(value) = self.endpoint.authorization.clone().filter(|_| !has_own) {
            headers.push(("Authorization".to_owned(), value));
        }
        let request = Request { target: self.question, host, headers: &headers, body: self.body };
        http::get(&mut *stream, &request).map_err(|failure| {
            let (kind, message) = match failure {
                HttpFailure::Io(io::ErrorKind::TimedOut) => (
                    ConnectFailure::Timeout,
                    format!("{address} accepted and did not answer in time"),
                ),
                HttpFailure::Io(kind) => (
                    ConnectFailure::Handshake,
                    format!("the connection to {address} broke: {kind}"),
                ),
                HttpFailure::Broken(how) => (ConnectFailure::Handshake, how.to_owned()),
                HttpFailure::TooLarge(what) => {
                    (ConnectFailure::Handshake, format!("{what} is larger than is accepted"))
                }
            };
            Error::connect(kind, shown, message)
        })
    }

    fn path_in(&self, body: &[u8]) -> Result<String> {
        let failed = |kind, message: &str| Err(Error::connect(kind, &self.endpoint.shown, message));
        let Ok(serde_json::Value::Object(answer)) = serde_json::from_slice(body) else {
            return failed(ConnectFailure::Handshake, "the answer is not a JSON object");
        };
        let Some(url) = answer.get("webSocketDebuggerUrl") else {
            let product = answer.get("Browser").and_then(serde_json::Value::as_str);
            return match product {
                Some(product) => {
                    let product = crate::untrusted::escape_up_to(product, 60);
                    let message = format!("{product} answers, without a webSocketDebuggerUrl");
                    failed(ConnectFailure::NoDevTools, &message)
                }
                None => failed(ConnectFailure::Handshake, "the answer has no webSocketDebuggerUrl"),
            };
        };
        let path = url
            .as_str()
            .and_then(|url| url.split('#').next())
            .and_then(|url| url.split_once("://"))
            .and_then(|(_, rest)| rest.find('/').and_then(|at| rest.get(at..)))
            .filter(|path| path.len() > 1 && path.bytes().all(|byte| byte.is_ascii_graphic()));
        let Some(path) = path else {
            return failed(ConnectFailure::Handshake, "its webSocketDebuggerUrl is not a URL");
        };
        // A key in the query counts for the WebSocket as well, unless the answer has its own.
        Ok(match &self.endpoint.query {
            Some(query) if !path.contains('?') => format!("{path}?{}", query.expose()),
            _ => path.to_owned(),
        })
    }

    /// Since version 144 a browser in which a person allowed debugging answers 404 to everything
    /// but the WebSocket itself, whose path stands in the profile.
    fn path_in_profiles(&self, address: IpAddr) -> Result<String> {
        let mut profiles = self.options.user_data_dirs.clone();
        if self.options.default_profiles && address.is_loopback() {
            profiles.extend(super::find::default_profiles().into_iter().map(|(_, path)| path));
        }
        let mut stale = None;
        for profile in &profiles {
            match active_port::read(profile) {
                Ok(ActivePort { port, path }) if port == self.endpoint.port => return Ok(path),
                Ok(ActivePort { port, .. }) => {
                    stale.get_or_insert((profile, port));
                }
                Err(_) => {}
            }
        }
        let file = active_port::NAME;
        let detail = match stale {
            Some((profile, port)) => {
                format!("{file} in {} names port {port}, not this one", profile.display())
            }
            None => format!("no {file} was found in a profile"),
        };
        let message = format!("it does not answer /json/version (status 404), and {detail}");
        Err(self.with_status(ConnectFailure::NoDevTools, 404, message))
    }

    fn refused_with(&self, status: u16) -> Error {
        let meaning = match status {
            300..=399 => "redirects are not followed",
            401 | 403 | 407 => "it wants another token or password",
            _ => "it does not answer as a browser does",
        };
        let message = format!("status {status}: {meaning}");
        self.with_status(ConnectFailure::Handshake, status, message)
    }

    fn with_status(&self, kind: ConnectFailure, status: u16, message: String) -> Error {
        let endpoint = self.endpoint.shown.clone();
        Error::Connect(Arc::new(ConnectError { kind, endpoint, status: Some(status), message }))
    }
}

/// `/json/version` below the path that was given, with the query that was given.
fn question(endpoint: &Endpoint) -> String {
    let base = endpoint.path.expose().trim_end_matches('/');
    let path = match base.ends_with("/json/version") {
        true => base.to_owned(),
        false => format!("{base}/json/version"),
    };
    match &endpoint.query {
        Some(query) => format!("{path}?{}", query.expose()),
        None => path,
    }
}

/// Of several addresses' failures the one of somebody who answered says most.
fn telling(error: &Error) -> u8 {
    match error {
        Error::Connect(error) => match error.kind {
            ConnectFailure::Refused => 0,
            ConnectFailure::Timeout => 1,
            _ => 2,
        },
        _ => 3,
    }
}

/// The `Host` header, and another to try. A browser wants an address, a hosted service behind a
/// proxy its name. When asking first, the answer tells; a WebSocket at a public address is taken
/// for a service, at a private one (a container's name) for a browser.
fn host_headers(
    endpoint: &Endpoint,
    address: Option<&SocketAddr>,
    asking: bool,
) -> (String, Option<String>) {
    let name = endpoint.authority(&endpoint.host);
    let is_name = endpoint.host.parse::<IpAddr>().is_err();
    match address {
        Some(address) if is_name && !endpoint.tls && !dial::is_localhost(&endpoint.host) => {
            let ip = endpoint.authority(&address.ip().to_string());
            if asking || is_private(address.ip()) { (ip, Some(name)) } else { (name, Some(ip)) }
        }
        _ => (name, None),
    }
}

fn is_private(address: IpAddr) -> bool {
    match address {
        IpAddr::V4(v4) => v4.is_loopback() || v4.is_private() || v4.is_link_local(),
        IpAddr::V6(v6) => v6.is_loopback() || v6.is_unique_local() || v6.is_unicast_link_local(),
    }
}

fn target(
    endpoint: &Endpoint,
    path_and_query: &str,
    host_header: String,
    other_host_header: Option<String>,
    addresses: Vec<SocketAddr>,
) -> WsTarget {
    let scheme = if endpoint.tls { "wss" } else { "ws" };
    let authority = endpoint.authority(&endpoint.host);
    WsTarget {
        url: SafeUrl::new(format!("{scheme}://{authority}{path_and_query}")),
        host: endpoint.host.clone(),
        port: endpoint.port,
        tls: endpoint.tls,
        path_and_query: Secret::new(path_and_query),
        host_header,
        other_host_header,
        authorization: endpoint.authorization.clone(),
        addresses,
    }
}

/// A header that would end the head, or change what the request means, is the caller's mistake.
fn check_headers(headers: &[(String, Secret)]) -> Result<()> {
    const OURS: [&str; 10] = [
        "host",
        "origin",
        "connection",
        "upgrade",
        "content-length",
        "transfer-encoding",
        "sec-websocket-key",
        "sec-websocket-version",
        "sec-websocket-extensions",
        "accept-encoding",
    ];
    for (name, value) in headers {
        let is_token =
            |byte: u8| byte.is_ascii_alphanumeric() || b"!#$%&'*+-.^_`|~".contains(&byte);
        if name.is_empty() || !name.bytes().all(is_token) {
            return Err(Error::misuse("a header's name has characters that it cannot have"));
        }
        if !value.expose().bytes().all(|byte| byte == b'\t' || (0x20..0x7f).contains(&byte)) {
            let message = format!("the value of the header {name} has characters it cannot have");
            return Err(Error::misuse(message));
        }
        if OURS.contains(&name.to_ascii_lowercase().as_str()) {
            return Err(Error::misuse(format!("the header {name} cannot be set by the caller")));
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests;
