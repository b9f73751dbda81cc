//! Revisions of the protocol: which one a request is served by.

use super::message::{Fault, INVALID_PARAMS, UNSUPPORTED_VERSION};
use crate::untrusted::escape_up_to;
use serde_json::{Map, Value, json};

/// The revision without a handshake.
pub(super) const MODERN: &str = "2026-07-28";

/// The revisions with a handshake, the newest first.
pub(super) const LEGACY: [&str; 4] = ["2025-11-25", "2025-06-18", "2025-03-26", "2024-11-05"];

const VERSION: &str = "io.modelcontextprotocol/protocolVersion";
const CAPABILITIES: &str = "io.modelcontextprotocol/clientCapabilities";
const CLIENT: &str = "io.modelcontextprotocol/clientInfo";
/// Where results say who made them.
pub(super) const SERVER: &str = "io.modelcontextprotocol/serverInfo";

/// How a request is served.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Era {
    /// By this revision, after a handshake.
    Legacy(&'static str),
    /// By [`MODERN`], on its own.
    Modern,
}

impl Era {
    /// The era of a request. `negotiated` is what `initialize` agreed on, if it came.
    pub(super) fn of(
        method: &str,
        params: &Map<String, Value>,
        negotiated: Option<&'static str>,
    ) -> Result<Self, Fault> {
        let meta = params.get("_meta").and_then(Value::as_object);
        let is_modern = |meta: &Map<_, _>| {
            [VERSION, CAPABILITIES, CLIENT].iter().any(|k| meta.contains_key(*k))
        };
        match meta {
            Some(meta) if is_modern(meta) => modern(meta),
            _ if method == "server/discover" => Err(missing(VERSION)),
            _ => match negotiated {
                Some(version) => Ok(Self::Legacy(version)),
                // Both may come before anything is agreed on.
                None if matches!(method, "initialize" | "ping") => Ok(Self::Legacy(LEGACY[0])),
                None => Err(missing(VERSION)),
            },
        }
    }

    /// Whether results may have structured content and links (since 2025-06-18).
    pub(super) fn has_structured_content(self) -> bool {
        match self {
            Self::Legacy(version) => version >= "2025-06-18",
            Self::Modern => true,
        }
    }

    /// Whether several messages may come in one array (2025-03-26 alone).
    pub(super) fn has_batches(negotiated: Option<&str>) -> bool {
        negotiated == Some("2025-03-26")
    }
}

/// What `initialize` agrees on: what was asked for, or the newest that has a handshake.
pub(super) fn negotiate(params: &Map<String, Value>) -> Result<&'static str, Fault> {
    let Some(asked) = params.get("protocolVersion").and_then(Value::as_str) else {
        let message = "initialize needs protocolVersion, for instance \"2025-11-25\"";
        return Err(Fault::new(INVALID_PARAMS, message));
    };
    Ok(LEGACY.into_iter().find(|version| *version == asked).unwrap_or(LEGACY[0]))
}

fn modern(meta: &Map<String, Value>) -> Result<Era, Fault> {
    let Some(version) = meta.get(VERSION) else { return Err(missing(VERSION)) };
    let Some(version) = version.as_str() else {
        return Err(Fault::new(INVALID_PARAMS, format!("params._meta: {VERSION} is no text")));
    };
    if version != MODERN {
        let shown = escape_up_to(version, 60);
        return Err(Fault {
            code: UNSUPPORTED_VERSION,
            message: format!(
                "protocol version \"{shown}\" is not spoken here in single requests; {MODERN} is, \
                 and {} after initialize",
                LEGACY.join(", ")
            ),
            data: Some(json!({"supported": [MODERN], "requested": version})),
        });
    }
    match meta.get(CAPABILITIES) {
        Some(Value::Object(_)) => Ok(Era::Modern),
        Some(_) => {
            Err(Fault::new(INVALID_PARAMS, format!("params._meta: {CAPABILITIES} is no object")))
        }
        None => Err(missing(CAPABILITIES)),
    }
}

fn missing(key: &str) -> Fault {
    Fault::new(
        INVALID_PARAMS,
        format!(
            "params._meta lacks {key}: every request carries its protocol version and its \
             client's capabilities ({MODERN}), or comes after initialize ({} to {})",
            LEGACY[3], LEGACY[0]
        ),
    )
}
