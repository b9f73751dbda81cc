//! The only way a URL or a header reaches a log, a `Display` or a `Debug`.
//!
//! Endpoints of hosted browsers carry their key in the path, the query or the user part. What
//! may be shown is the scheme, the host, the port and the shape of the rest.

use std::fmt;

/// A value that must never be shown: a token, a header value, a password.
#[derive(Clone, PartialEq, Eq, Default)]
pub struct Secret(String);

impl Secret {
    /// Wraps a value so that it cannot be printed by accident.
    pub fn new(value: impl Into<String>) -> Self {
        Self(value.into())
    }

    /// The value itself, for the one place that sends it.
    pub fn expose(&self) -> &str {
        &self.0
    }
}

impl fmt::Debug for Secret {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("(secret)")
    }
}

impl fmt::Display for Secret {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("(secret)")
    }
}

impl From<String> for Secret {
    fn from(value: String) -> Self {
        Self(value)
    }
}

impl From<&str> for Secret {
    fn from(value: &str) -> Self {
        Self(value.to_owned())
    }
}

/// A URL that shows its scheme, host and port only; of the rest it shows the shape: known
/// DevTools path words, the length of everything else, and the names of query parameters.
#[derive(Clone, PartialEq, Eq, Default)]
pub struct SafeUrl(String);

impl SafeUrl {
    /// Wraps a URL (or whatever was given as one).
    pub fn new(url: impl Into<String>) -> Self {
        Self(url.into())
    }

    /// The whole URL, for the one place that connects to it.
    pub fn expose(&self) -> &str {
        &self.0
    }
}

impl fmt::Debug for SafeUrl {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl fmt::Display for SafeUrl {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Some((scheme, rest)) = self.0.split_once("://") else {
            return write!(f, "(text of {} characters, not a URL)", self.0.chars().count());
        };
        let rest = rest.split('#').next().unwrap_or_default();
        let (before_query, query) = match rest.split_once('?') {
            Some((left, query)) => (left, Some(query)),
            None => (rest, None),
        };
        let (authority, path) = match before_query.split_once('/') {
            Some((authority, path)) => (authority, path),
            None => (before_query, ""),
        };
        // The last `@`: a password may contain one.
        let (user, host) = match authority.rsplit_once('@') {
            Some((user, host)) => (Some(user), host),
            None => (None, authority),
        };
        let scheme: String = scheme.chars().take(20).collect();
        write!(f, "{}://", super::untrusted::escape(&scheme))?;
        if user.is_some() {
            f.write_str("…@")?;
        }
        write!(f, "{}", super::untrusted::escape_up_to(host, 255))?;
        for word in path.split('/').filter(|word| !word.is_empty()) {
            if PLAIN_PATH_WORDS.contains(&word) {
                write!(f, "/{word}")?;
            } else {
                write!(f, "/…{}", word.chars().count())?;
            }
        }
        let Some(query) = query else { return Ok(()) };
        for (index, pair) in query.split('&').enumerate() {
            let mark = if index == 0 { '?' } else { '&' };
            match pair.split_once('=') {
                Some((name, _)) => {
                    write!(f, "{mark}{}=…", super::untrusted::escape_up_to(name, 40))?;
                }
                // A lone word may be the token itself.
                None => write!(f, "{mark}…")?,
            }
        }
        Ok(())
    }
}

/// Path words of DevTools endpoints, which say nothing secret.
const PLAIN_PATH_WORDS: [&str; 7] =
    ["devtools", "browser", "page", "json", "version", "list", "session"];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nothing_secret_is_shown() {
        let url =
            "wss://user:CANARY@host.example:443/devtools/browser/CANARY?token=CANARY&x#CANARY";
        let shown = format!("{} {:?}", SafeUrl::new(url), SafeUrl::new(url));
        assert!(!shown.contains("CANARY"), "{shown}");
        assert_eq!(
            SafeUrl::new(url).to_string(),
            "wss://…@host.example:443/devtools/browser/…6?token=…&…"
        );
        assert_eq!(SafeUrl::new(url).expose(), url);
        assert_eq!(
            format!("{} {:?}", Secret::new("CANARY"), Secret::new("CANARY")),
            "(secret) (secret)"
        );
    }

    #[test]
    fn what_is_not_a_url_is_not_shown_either() {
        assert_eq!(SafeUrl::new("CANARY").to_string(), "(text of 6 characters, not a URL)");
        assert_eq!(SafeUrl::new("ws://p@ss@h/x").to_string(), "ws://…@h/…1");
    }
}
