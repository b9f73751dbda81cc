//! Which URLs an agent may open.
//!
//! It is checked before a navigation, at the network (each redirect, documents of frames and
//! popups, workers), and again after every arrival. **It is no security boundary against the page
//! itself**: a page that is open can send requests of its own to whatever it can reach.

use crate::core::standing::{Asked, Order, Pattern, Rule, Verdict};
use crate::core::targets::TargetKind;
use crate::page::{Destination, Driver, Reason, Refusal, Result};
use crate::untrusted::escape_up_to;
use serde_json::json;
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr};
use std::sync::{Arc, Mutex, PoisonError};

/// Hosts that hand out the credentials of a cloud machine to whoever asks from it.
const METADATA: [&str; 6] = [
    "169.254.169.254",
    "169.254.170.2",
    "metadata.google.internal",
    "100.100.100.200",
    "[fd00:ec2::254]",
    "metadata.azure.com",
];

/// The same, as browsers write them when they are given within an IPv6 address.
const MAPPED: [&str; 3] = ["[::ffff:a9fe:a9fe]", "[::ffff:a9fe:aa02]", "[::ffff:6464:64c8]"];

const SECRETS: &str = "it hands out credentials of the machine";
const PRIVATE: &str = "it is a private address";

/// Whatever sends requests.
const EVERYWHERE: [TargetKind; 5] = [
    TargetKind::Page,
    TargetKind::Iframe,
    TargetKind::Worker,
    TargetKind::SharedWorker,
    TargetKind::ServiceWorker,
];

/// Refusals remembered until they are told.
const REFUSALS: usize = 10;

/// What pages asked for and were refused.
#[derive(Clone, Debug, Default)]
pub(super) struct Refusals {
    lines: Arc<Mutex<(Vec<String>, usize)>>,
}

impl Refusals {
    fn add(&self, url: &str, why: &str) {
        let line = format!("refused by the policy: {} ({why})", escape_up_to(url, 200));
        let mut lines = self.lines.lock().unwrap_or_else(PoisonError::into_inner);
        if lines.0.contains(&line) {
            return;
        }
        if lines.0.len() < REFUSALS {
            lines.0.push(line);
        } else {
            lines.1 += 1;
        }
    }

    /// Those that were not told yet.
    pub(super) fn news(&self) -> Vec<String> {
        let mut lines = self.lines.lock().unwrap_or_else(PoisonError::into_inner);
        let (mut told, more) = std::mem::take(&mut *lines);
        if more > 0 {
            told.push(format!("and {more} more were refused by the policy"));
        }
        told
    }
}

/// The value of `--host-resolver-rules` with which a browser finds none of these hosts, whoever
/// asks: without a proxy, which would look them up itself.
pub(super) fn resolver_rules(given: Option<&str>) -> String {
    // Here an IPv6 address has no brackets: with them a rule fits nothing (measured).
    let hosts = METADATA.iter().chain(&MAPPED).map(|host| host.trim_matches(['[', ']']));
    let hosts = hosts.map(|host| format!("MAP {host} ~NOTFOUND"));
    // The first rule that fits counts.
    hosts.chain(given.map(str::to_owned)).collect::<Vec<_>>().join(",")
}

/// The rules. The default: `http:`, `https:`, `about:blank` and `data:`; private addresses allowed;
/// cloud metadata never.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct NavigationPolicy {
    /// Further schemes, such as `file`.
    pub schemes: Vec<String>,
    /// Only these origins, as `https://example.com` or `*.example.com`; empty: all.
    pub allow: Vec<String>,
    /// Never these. An address alone, such as `10.0.0.7`, is meant by whatever name it has.
    pub block: Vec<String>,
    /// Loopback, link-local and private addresses may be opened. Right for a browser on this
    /// machine, wrong for one in somebody's cloud.
    pub private: bool,
}

impl Default for NavigationPolicy {
    fn default() -> Self {
        Self { schemes: Vec::new(), allow: Vec::new(), block: Vec::new(), private: true }
    }
}

/// The parts of a URL that count here.
struct Parts<'a> {
    scheme: String,
    host: String,
    port: Option<&'a str>,
}

impl NavigationPolicy {
    /// Checks a URL that somebody wants to open; a bare host gets `https://` in front.
    ///
    /// # Errors
    /// `Argument` for what is no URL, `Policy` for one that may not be opened. Nothing was done.
    pub fn check(&self, url: &str) -> Result<String> {
        let url = complete(url)?;
        match self.objection(&url) {
            None => Ok(url),
            Some(why) => Err(Refusal::new(
                Reason::Policy,
                format!("{} may not be opened: {why}", escape_up_to(&url, 200)),
                "open another address; the policy is set where the session is started",
            )),
        }
    }

    /// Checks where a navigation arrived, and leaves if it may not be there.
    ///
    /// # Errors
    /// `Policy`: the tab shows `about:blank` now.
    pub fn check_arrival(&self, driver: &Driver, url: &str) -> Result<()> {
        // The browser's own error pages and blobs of allowed pages arrive by themselves.
        let own = ["chrome-error:", "blob:", "about:", "chrome://new"];
        if url.is_empty() || own.iter().any(|prefix| url.starts_with(prefix)) {
            return Ok(());
        }
        let Some(why) = self.objection(url) else { return Ok(()) };
        Err(leave(driver, url, &why))
    }

    /// What every session is told so that the way to what must never be reached is closed, for
    /// redirects, frames, workers and popups as well. `resolved`: the browser was started with
    /// [`resolver_rules`], which costs less than to hold requests.
    pub(super) fn standing(
        &self,
        resolved: bool,
        refusals: &Refusals,
    ) -> (Vec<Order>, Option<Rule>) {
        let mut urls = Vec::new();
        let mut patterns = Vec::new();
        let hosts = METADATA.iter().chain(&MAPPED).map(|host| (*host).to_owned());
        let blocked = self.block.iter().map(|pattern| {
            let host = pattern.split("://").last().unwrap_or(pattern).trim_end_matches('/');
            let end = host.rfind(':').filter(|_| !host.ends_with(']')).unwrap_or(host.len());
            host[..end].to_ascii_lowercase()
        });
        let known = if resolved { 0 } else { usize::MAX };
        for host in hosts.take(known).chain(blocked) {
            // Wider than what is meant: the judge looks at the parts of the URL.
            let bare = host.trim_start_matches("*.").trim_matches(['[', ']']);
            let url = if bare == "*" { "*".to_owned() } else { format!("*{bare}*") };
            patterns.push(Pattern { url, documents: false });
            // WebSockets cannot be held, only blocked.
            urls.extend([format!("*://{host}/*"), format!("*://{host}:*/*")]);
        }
        if !self.allow.is_empty() || !self.private {
            patterns.push(Pattern { url: "*".to_owned(), documents: true });
        }
        let mut orders = vec![Order::new(&EVERYWHERE, "Network.enable", &json!({}))];
        if !urls.is_empty() {
            let params = json!({"urls": urls});
            orders.push(Order::new(&EVERYWHERE, "Network.setBlockedURLs", &params));
        }
        let (policy, refusals) = (self.clone(), refusals.clone());
        let judge = move |asked: &Asked<'_>| match policy.objection_to(asked) {
            None => Verdict::Pass,
            Some(why) => {
                refusals.add(asked.url, &why);
                Verdict::Block
            }
        };
        let rule = (!patterns.is_empty()).then(|| Rule { patterns, judge: Arc::new(judge) });
        (orders, rule)
    }

    /// What is wrong with the address that a document came from, whatever its name was.
    pub(super) fn objection_to_address(&self, address: &str) -> Option<String> {
        let address: IpAddr = address.trim_matches(['[', ']']).parse().ok()?;
        let address = address.to_canonical();
        let host = match address {
            IpAddr::V4(four) => four.to_string(),
            IpAddr::V6(six) => format!("[{six}]"),
        };
        if is_metadata(&host) {
            return Some(SECRETS.to_owned());
        }
        let is_blocked = |pattern: &&String| self::address(pattern) == Some(address);
        let pattern = self.block.iter().find(is_blocked)?;
        Some(format!("it is at {}, which is blocked", escape_up_to(pattern, 100)))
    }

    /// What a page may not even ask for. Only what is opened must be of an allowed origin: a page
    /// is made of what it gets from others.
    fn objection_to(&self, asked: &Asked<'_>) -> Option<String> {
        let parts = parts(asked.url)?;
        if is_metadata(&parts.host) {
            return Some(SECRETS.to_owned());
        }
        if let Some(pattern) = self.block.iter().find(|pattern| covers(pattern, &parts)) {
            return Some(format!("{} is blocked", escape_up_to(pattern, 100)));
        }
        if asked.document && !self.private && is_private(&parts.host) {
            return Some(PRIVATE.to_owned());
        }
        // A blob is of the page that made it.
        let of_web = matches!(&*parts.scheme, "http" | "https");
        if asked.main && of_web { self.objection(asked.url) } else { None }
    }

    fn objection(&self, url: &str) -> Option<String> {
        if url == "about:blank" {
            return None;
        }
        let Some(parts) = parts(url) else { return Some("it is no URL".to_owned()) };
        let known = ["http", "https", "data"];
        let named = self.schemes.iter().any(|scheme| scheme.eq_ignore_ascii_case(&parts.scheme));
        if !known.contains(&parts.scheme.as_str()) && !named {
            return Some(format!("the scheme {}: is not among those allowed", parts.scheme));
        }
        if parts.scheme == "data" || (parts.host.is_empty() && named) {
            return None;
        }
        if is_metadata(&parts.host) {
            return Some(SECRETS.to_owned());
        }
        if !self.private && is_private(&parts.host) {
            return Some(PRIVATE.to_owned());
        }
        if let Some(pattern) = self.block.iter().find(|pattern| covers(pattern, &parts)) {
            return Some(format!("{} is blocked", escape_up_to(pattern, 100)));
        }
        if !self.allow.is_empty() && !self.allow.iter().any(|pattern| covers(pattern, &parts)) {
            return Some("its origin is not among those allowed".to_owned());
        }
        None
    }
}

/// Leaves what may not be open.
pub(super) fn leave(driver: &Driver, url: &str, why: &str) -> Refusal {
    let left = driver.navigate(&Destination::Url("about:blank".to_owned()));
    let then = match left {
        Ok(_) => "the tab shows about:blank now",
        Err(_) => "the tab could not be cleared: close it",
    };
    let url = escape_up_to(url, 200);
    let message = format!("it led to {url}, which may not be open: {why}");
    Refusal::new(Reason::Policy, message, then).with_effect(crate::Effect::Yes)
}

/// Adds a scheme where a person would leave it out.
fn complete(url: &str) -> Result<String> {
    let url = url.trim();
    if url.is_empty() || url.len() > (2 << 20) {
        return Err(Refusal::argument("the url is empty or longer than 2 MiB", "give one"));
    }
    if url.chars().any(|c| c.is_control()) {
        let next = "encode them as %0A and the like";
        return Err(Refusal::argument("the url has control characters", next));
    }
    let scheme = url.split(':').next().unwrap_or_default();
    let letters = !scheme.is_empty()
        && scheme.chars().all(|c| c.is_ascii_alphanumeric() || "+-.".contains(c))
        && scheme.starts_with(|c: char| c.is_ascii_alphabetic());
    let rest = url.get(scheme.len()..).unwrap_or_default();
    // `localhost:8080` is a host and a port, not a scheme.
    let port = rest.strip_prefix(':').map(|rest| rest.split(['/', '?', '#']).next());
    let is_port = port
        .flatten()
        .is_some_and(|port| !port.is_empty() && port.bytes().all(|byte| byte.is_ascii_digit()));
    if letters && rest.starts_with(':') && !is_port {
        return Ok(url.to_owned());
    }
    let host = url.split(['/', '?', '#']).next().unwrap_or_default();
    let bare = host.split(':').next().unwrap_or_default();
    let local =
        bare == "localhost" || bare.ends_with(".localhost") || bare.parse::<Ipv4Addr>().is_ok();
    if bare.is_empty() || bare.contains(char::is_whitespace) || (!bare.contains('.') && !local) {
        return Err(Refusal::argument(
            format!("\"{}\" is no URL", escape_up_to(url, 200)),
            "write it whole, for instance https://example.com/",
        ));
    }
    Ok(format!("{}://{url}", if local { "http" } else { "https" }))
}

fn parts(url: &str) -> Option<Parts<'_>> {
    let (scheme, rest) = url.split_once(':')?;
    let scheme = scheme.to_ascii_lowercase();
    // Browsers read backslashes as slashes in these, and any number of them.
    let rest = rest.trim_start_matches(['/', '\\']);
    if scheme == "data" || scheme == "file" {
        return Some(Parts { scheme, host: String::new(), port: None });
    }
    let authority = rest.split(['/', '\\', '?', '#']).next().unwrap_or_default();
    let host = authority.rsplit('@').next().unwrap_or_default();
    let (host, port) = match host.rfind(':') {
        Some(at) if !host.ends_with(']') => (host.get(..at)?, host.get(at + 1..)),
        _ => (host, None),
    };
    let host = host.trim_end_matches('.').to_ascii_lowercase();
    Some(Parts { scheme, host, port })
}

/// `https://example.com`, `example.com`, `*.example.com`, `example.com:8080`.
fn covers(pattern: &str, parts: &Parts<'_>) -> bool {
    let pattern = pattern.trim().trim_end_matches('/').to_ascii_lowercase();
    let (scheme, rest) = match pattern.split_once("://") {
        Some((scheme, rest)) => (Some(scheme.to_owned()), rest.to_owned()),
        None => (None, pattern),
    };
    if scheme.is_some_and(|scheme| scheme != parts.scheme && scheme != "*") {
        return false;
    }
    let (host, port) = match rest.rfind(':') {
        Some(at) if !rest.ends_with(']') => (&rest[..at], rest.get(at + 1..)),
        _ => (rest.as_str(), None),
    };
    if port.is_some_and(|port| port != "*" && Some(port) != parts.port) {
        return false;
    }
    match host.strip_prefix("*.") {
        Some(base) => {
            parts.host == base
                || parts.host.strip_suffix(base).is_some_and(|rest| rest.ends_with('.'))
        }
        None => host == "*" || parts.host == host,
    }
}

/// The address that a host's text stands for, in every spelling that browsers read: `127.1`,
/// `0x7f.0.0.1`, `2130706433`.
fn address(host: &str) -> Option<IpAddr> {
    if let Some(six) = host.strip_prefix('[').and_then(|rest| rest.strip_suffix(']')) {
        let six: Ipv6Addr = six.parse().ok()?;
        return Some(six.to_ipv4_mapped().map_or(IpAddr::V6(six), IpAddr::V4));
    }
    let parts: Vec<&str> = host.split('.').collect();
    if parts.len() > 4 {
        return None;
    }
    let mut numbers = Vec::new();
    for part in &parts {
        let number = match part.strip_prefix("0x") {
            Some("") => 0,
            Some(hex) => u64::from_str_radix(hex, 16).ok()?,
            None if part.len() > 1 && part.starts_with('0') => u64::from_str_radix(part, 8).ok()?,
            None => part.parse().ok()?,
        };
        numbers.push(number);
    }
    let (last, first) = numbers.split_last()?;
    let mut whole = *last;
    if whole >= 1_u64.checked_shl(8 * (4 - u32::try_from(first.len()).ok()?))? {
        return None;
    }
    for (place, number) in first.iter().enumerate() {
        if *number > 255 {
            return None;
        }
        whole |= number << (8 * (3 - place));
    }
    u32::try_from(whole).ok().map(|whole| IpAddr::V4(whole.into()))
}

fn is_metadata(host: &str) -> bool {
    if METADATA.contains(&host) {
        return true;
    }
    let known = METADATA.iter().filter_map(|known| address(known));
    address(host).is_some_and(|address| known.into_iter().any(|known| known == address))
}

fn is_private(host: &str) -> bool {
    if host == "localhost" || host.ends_with(".localhost") || host.ends_with(".local") {
        return true;
    }
    match address(host) {
        Some(IpAddr::V4(four)) => {
            let shared = four.octets()[0] == 100 && (64..128).contains(&four.octets()[1]);
            four.is_private()
                || four.is_loopback()
                || four.is_link_local()
                || four.is_unspecified()
                || shared
        }
        Some(IpAddr::V6(six)) => {
            let head = six.segments()[0];
            six.is_loopback()
                || six.is_unspecified()
                || head & 0xfe00 == 0xfc00
                || head & 0xffc0 == 0xfe80
        }
        None => false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn refused(policy: &NavigationPolicy, url: &str) -> bool {
        matches!(policy.check(url), Err(refusal) if refusal.reason() == Reason::Policy)
    }

    #[test]
    fn the_default_allows_the_web_and_nothing_else() {
        let policy = NavigationPolicy::default();
        for url in [
            "https://example.com/",
            "http://127.0.0.1:8080/x",
            "about:blank",
            "data:text/html,hello",
            "HTTPS://Example.com",
        ] {
            assert!(policy.check(url).is_ok(), "{url}");
        }
        for url in [
            "file:///etc/passwd",
            "chrome://settings",
            "javascript:alert(1)",
            "view-source:https://example.com",
            "about:config",
            "ftp://example.com/",
            "filesystem:http://a/x",
        ] {
            assert!(refused(&policy, url), "{url}");
        }
    }

    #[test]
    fn metadata_is_refused_in_every_spelling() {
        let policy =
            NavigationPolicy { allow: vec!["*".to_owned()], ..NavigationPolicy::default() };
        for url in [
            "http://169.254.169.254/latest/meta-data",
            "http://169.254.169.254:80/",
            "http://169.254.169.254./",
            "http://0xa9fea9fe/",
            "http://2852039166/",
            "http://0251.0376.0251.0376/",
            "http://169.254.43518/",
            "http://[::ffff:169.254.169.254]/",
            "http://[::ffff:a9fe:a9fe]/",
            "http://user@169.254.169.254/",
            "http:\\\\169.254.169.254\\x",
            "http:169.254.169.254/",
            "http://METADATA.google.internal/computeMetadata/v1/",
            "http://[fd00:ec2::254]/",
            "http://100.100.100.200/",
        ] {
            assert!(refused(&policy, url), "{url}");
        }
    }

    #[test]
    fn private_addresses_can_be_refused() {
        let policy = NavigationPolicy { private: false, ..NavigationPolicy::default() };
        for url in [
            "http://localhost/",
            "http://127.1/",
            "http://10.0.0.1/",
            "http://192.168.1.1/",
            "http://172.16.0.1/",
            "http://[::1]/",
            "http://0/",
            "http://printer.local/",
            "http://a.localhost:3000/",
            "http://100.64.0.1/",
            "http://[fe80::1]/",
        ] {
            assert!(refused(&policy, url), "{url}");
        }
        assert!(policy.check("http://8.8.8.8/").is_ok());
        assert!(policy.check("https://example.com/").is_ok());
    }

    #[test]
    fn origins_can_be_allowed_and_blocked() {
        let policy = NavigationPolicy {
            allow: vec!["https://example.com".into(), "*.example.org".into()],
            block: vec!["bad.example.org".into()],
            ..NavigationPolicy::default()
        };
        for url in ["https://example.com/x", "http://a.example.org/", "http://example.org:81/"] {
            assert!(policy.check(url).is_ok(), "{url}");
        }
        for url in [
            "http://example.com/",
            "https://example.com.evil.net/",
            "https://notexample.org/",
            "http://bad.example.org/",
            "https://evil.net/?https://example.com",
            "https://example.com@evil.net/",
        ] {
            assert!(refused(&policy, url), "{url}");
        }
    }

    #[test]
    fn an_address_is_refused_by_any_name() {
        let policy = NavigationPolicy {
            block: vec!["10.0.0.7".into(), "[::1]".into(), "example.com".into()],
            ..NavigationPolicy::default()
        };
        for address in
            ["169.254.169.254", "::ffff:169.254.169.254", "[fd00:ec2::254]", "10.0.0.7", "[::1]"]
        {
            assert!(policy.objection_to_address(address).is_some(), "{address}");
        }
        for address in ["10.0.0.8", "127.0.0.1", "::2", "", "example.com", "[fd00:ec2::253]"] {
            assert_eq!(policy.objection_to_address(address), None, "{address}");
        }
    }

    #[test]
    fn a_scheme_is_added_where_people_leave_it_out() {
        for (given, expected) in [
            ("example.com", "https://example.com"),
            (" example.com/a?b#c ", "https://example.com/a?b#c"),
            ("localhost:8080/x", "http://localhost:8080/x"),
            ("127.0.0.1:80", "http://127.0.0.1:80"),
            ("example.com:8443/x", "https://example.com:8443/x"),
        ] {
            assert_eq!(complete(given).unwrap(), expected);
        }
        for wrong in ["", "hello", "two words", "/etc/passwd", "a\nb.c"] {
            assert_eq!(complete(wrong).unwrap_err().reason(), Reason::Argument, "{wrong:?}");
        }
        let policy =
            NavigationPolicy { schemes: vec!["file".into()], ..NavigationPolicy::default() };
        assert!(policy.check("file:///tmp/x.html").is_ok());
    }
}
