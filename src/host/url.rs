//! What a person writes as an endpoint, taken apart.

use crate::error::{ConnectFailure, Error, Result};
use crate::redact::{SafeUrl, Secret};
use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;

/// An endpoint in its parts.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Endpoint {
    /// Whether the address of the WebSocket itself was given.
    pub(super) is_websocket: bool,
    pub(super) tls: bool,
    /// Without the brackets of an IPv6 address.
    pub(super) host: String,
    pub(super) port: u16,
    /// Begins with `/`; no query. May contain a token.
    pub(super) path: Secret,
    /// Without the `?`.
    pub(super) query: Option<Secret>,
    /// The value of an `Authorization` header, from `user:password@`.
    pub(super) authorization: Option<Secret>,
    /// As given, for errors.
    pub(super) shown: SafeUrl,
}

impl Endpoint {
    /// Accepts `ws://`, `wss://`, `http://`, `https://`, `host:port` and a port of this machine.
    pub(super) fn parse(text: &str) -> Result<Self> {
        let text = text.trim();
        let whole = if text.contains("://") {
            text.to_owned()
        } else if !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit()) {
            format!("http://localhost:{text}")
        } else {
            format!("http://{text}")
        };
        // What looks like no endpoint at all may be a key that was pasted into the wrong place.
        let looks_right = text.contains("://") || text.bytes().any(|byte| byte == b':');
        let looks_right = looks_right || text.bytes().all(|byte| byte.is_ascii_digit());
        let shown = SafeUrl::new(if looks_right { &whole } else { text });
        let bad = |what: &str| Error::connect(ConnectFailure::BadEndpoint, &shown, what);
        if text.is_empty() {
            return Err(bad("it is empty"));
        }
        if let Some(odd) = whole.chars().find(|c| !c.is_ascii_graphic()) {
            return Err(bad(&format!("the character U+{:04X} cannot be in a URL", u32::from(odd))));
        }
        let (scheme, rest) = whole.split_once("://").unwrap_or_default();
        let (is_websocket, tls) = match scheme.to_ascii_lowercase().as_str() {
            "ws" => (true, false),
            "wss" => (true, true),
            "http" => (false, false),
            "https" => (false, true),
            _ => return Err(bad("only ws, wss, http and https can be used")),
        };
        let rest = rest.split('#').next().unwrap_or_default();
        let (before_query, query) = match rest.split_once('?') {
            Some((left, query)) => (left, Some(Secret::new(query))),
            None => (rest, None),
        };
        let (authority, path) = match before_query.find('/') {
            Some(at) => before_query.split_at(at),
            None => (before_query, "/"),
        };
        let (user, address) = match authority.rsplit_once('@') {
            Some((user, address)) => (Some(user), address),
            None => (None, authority),
        };
        let (host, port) = split_port(address).ok_or_else(|| bad("the port is not a port"))?;
        if host.is_empty() || !is_host(host) {
            return Err(bad("the host is not a host name or address"));
        }
        // A lone word would mean port 80 of some machine: more likely a mistake.
        if port.is_none() && !text.contains("://") {
            return Err(bad("there is no port"));
        }
        let authorization = match user {
            Some(user) => {
                let plain =
                    percent_decoded(user).ok_or_else(|| bad("a % is not followed by hex"))?;
                Some(Secret::new(format!("Basic {}", STANDARD.encode(plain))))
            }
            None => None,
        };
        Ok(Self {
            is_websocket,
            tls,
            host: host.to_ascii_lowercase(),
            port: port.unwrap_or(if tls { 443 } else { 80 }),
            path: Secret::new(path),
            query,
            authorization,
            shown,
        })
    }

    /// Path and query as they go into a request.
    pub(super) fn target(&self) -> String {
        match &self.query {
            Some(query) => format!("{}?{}", self.path.expose(), query.expose()),
            None => self.path.expose().to_owned(),
        }
    }

    /// Host and port as they go into a URL or a `Host` header.
    pub(super) fn authority(&self, host: &str) -> String {
        let default = if self.tls { 443 } else { 80 };
        let host = if host.contains(':') { format!("[{host}]") } else { host.to_owned() };
        if self.port == default { host } else { format!("{host}:{}", self.port) }
    }
}

/// The port is `None` when there is none; the whole is `None` when it is no port.
fn split_port(address: &str) -> Option<(&str, Option<u16>)> {
    let (host, port) = match address.strip_prefix('[') {
        Some(rest) => {
            let (host, after) = rest.split_once(']')?;
            host.parse::<std::net::Ipv6Addr>().ok()?;
            match after {
                "" => (host, None),
                _ => (host, Some(after.strip_prefix(':')?)),
            }
        }
        None => match address.split_once(':') {
            Some((host, port)) => (host, Some(port)),
            None => (address, None),
        },
    };
    let Some(port) = port else { return Some((host, None)) };
    if !port.bytes().all(|byte| byte.is_ascii_digit()) {
        return None;
    }
    port.parse().ok().filter(|port| *port != 0).map(|port| (host, Some(port)))
}

fn is_host(host: &str) -> bool {
    host.len() <= 253
        && host.bytes().all(|b| b.is_ascii_alphanumeric() || matches!(b, b'.' | b'-' | b'_' | b':'))
}

fn percent_decoded(text: &str) -> Option<Vec<u8>> {
    let mut bytes = text.bytes();
    let mut out = Vec::new();
    while let Some(byte) = bytes.next() {
        if byte != b'%' {
            out.push(byte);
            continue;
        }
        let mut digit = || char::from(bytes.next()?).to_digit(16);
        let value = digit()? * 16 + digit()?;
        out.push(u8::try_from(value).ok()?);
    }
    Some(out)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn endpoints_are_taken_apart() {
        for (text, websocket, tls, authority, target) in [
            ("ws://h:1/devtools/browser/x", true, false, "h:1", "/devtools/browser/x"),
            ("wss://h/x?token=1#f", true, true, "h", "/x?token=1"),
            ("WSS://H:443/x", true, true, "h", "/x"),
            ("wss://h?token=1", true, true, "h", "/?token=1"),
            ("http://127.0.0.1:9222", false, false, "127.0.0.1:9222", "/"),
            ("https://h:444/a/", false, true, "h:444", "/a/"),
            ("http://[::1]:9222/", false, false, "[::1]:9222", "/"),
            ("[::1]:9222", false, false, "[::1]:9222", "/"),
            ("localhost:9222", false, false, "localhost:9222", "/"),
            (" 9222 ", false, false, "localhost:9222", "/"),
            ("chrome_1:9222", false, false, "chrome_1:9222", "/"),
        ] {
            let endpoint = Endpoint::parse(text).unwrap();
            assert_eq!((endpoint.is_websocket, endpoint.tls), (websocket, tls), "{text}");
            assert_eq!(endpoint.authority(&endpoint.host), authority, "{text}");
            assert_eq!(endpoint.target(), target, "{text}");
        }
    }

    #[test]
    fn what_is_no_endpoint_is_refused_without_showing_it() {
        for text in [
            "",
            "h",
            "ftp://CANARY/",
            "file:///CANARY",
            "http://",
            "http://:9222",
            "ws://h:0/x",
            "ws://h:70000/x",
            "ws://h:x/CANARY",
            "ws://h:+1/",
            "ws://a b/",
            "ws://h/\r\nCANARY",
            "ws://[::1/x",
            "ws://[x]:1/",
            "ws://h%00/",
            "70000",
            "0",
            "http://u%zz@h/",
            "ws://é/",
            "http://h:1:2/",
            "99999999999999999999",
        ] {
            let error = Endpoint::parse(text).unwrap_err();
            let Error::Connect(connect) = &error else { panic!("{error}") };
            assert_eq!(connect.kind, ConnectFailure::BadEndpoint, "{text}");
            let shown = error.to_string();
            assert!(text.starts_with("ftp") || !shown.contains("CANARY"), "{shown}");
        }
    }

    #[test]
    fn the_user_part_becomes_a_header_and_is_shown_nowhere() {
        let endpoint = Endpoint::parse("wss://me:p%40CANARY@h/").unwrap();
        let header = endpoint.authorization.clone().unwrap();
        assert_eq!(header.expose(), format!("Basic {}", STANDARD.encode("me:p@CANARY")));
        assert_eq!(endpoint.host, "h");
        assert!(!format!("{endpoint:?}").contains("CANARY"));
    }
}
