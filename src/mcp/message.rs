//! A line to messages.

use crate::untrusted::escape_up_to;
use crate::wire::text;
use serde_json::{Map, Value, json};

/// JSON-RPC's own error codes.
pub(super) const PARSE: i32 = -32700;
pub(super) const INVALID_REQUEST: i32 = -32600;
pub(super) const METHOD_NOT_FOUND: i32 = -32601;
pub(super) const INVALID_PARAMS: i32 = -32602;
/// MCP's: the request asks for a revision that is not spoken here.
pub(super) const UNSUPPORTED_VERSION: i32 = -32022;

/// The id of a request: text or a whole number, given back as it came.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Id(Value);

impl Id {
    pub(super) fn new(value: Value) -> Option<Self> {
        let whole = value.is_i64() || value.is_u64();
        (whole || value.is_string()).then_some(Self(value))
    }

    /// `1` and `"1"` are two ids.
    pub(super) fn key(&self) -> String {
        self.0.to_string()
    }

    pub(super) fn to_value(&self) -> Value {
        self.0.clone()
    }
}

/// Why a request is answered with an error of the protocol, and not of a tool.
#[derive(Clone, Debug)]
pub(super) struct Fault {
    pub(super) code: i32,
    pub(super) message: String,
    pub(super) data: Option<Value>,
}

impl Fault {
    pub(super) fn new(code: i32, message: impl Into<String>) -> Self {
        Self { code, message: message.into(), data: None }
    }

    /// The response; the id is null when it could not be read.
    pub(super) fn response(&self, id: Option<&Id>) -> Value {
        let mut error = json!({"code": self.code, "message": self.message});
        if let (Some(data), Some(error)) = (&self.data, error.as_object_mut()) {
            error.insert("data".to_owned(), data.clone());
        }
        json!({"jsonrpc": "2.0", "id": id.map(Id::to_value), "error": error})
    }
}

/// One message of the client.
#[derive(Debug)]
pub(super) enum Message {
    Request {
        id: Id,
        method: String,
        params: Map<String, Value>,
    },
    Notification {
        method: String,
        params: Map<String, Value>,
    },
    /// An answer to something that was never asked.
    Response,
    Invalid {
        id: Option<Id>,
        fault: Fault,
    },
}

/// What a line holds.
#[derive(Debug)]
pub(super) enum Content {
    Nothing,
    One(Message),
    Batch(Vec<Value>),
    Malformed(Fault),
}

/// Reads a line. Half characters (`"\ud83c"`), which scripts cut out of texts, are mended: a
/// refusal could not name the request.
pub(super) fn read(line: &[u8]) -> Content {
    if line.iter().all(u8::is_ascii_whitespace) {
        return Content::Nothing;
    }
    // Byte order marks are no JSON, but some shells begin with one.
    let line = line.strip_prefix("\u{feff}".as_bytes()).unwrap_or(line);
    let value: Value = match serde_json::from_slice(&text::repair(line)) {
        Ok(value) => value,
        Err(error) => {
            let message = format!("the line is not JSON: {error}");
            return Content::Malformed(Fault::new(PARSE, message));
        }
    };
    match value {
        Value::Array(batch) => Content::Batch(batch),
        value => Content::One(message(value)),
    }
}

/// Takes a JSON value for a message.
pub(super) fn message(value: Value) -> Message {
    let invalid = |id: Option<Id>, what: &str| Message::Invalid {
        id,
        fault: Fault::new(INVALID_REQUEST, what),
    };
    let Value::Object(mut object) = value else {
        return invalid(None, "a message is a JSON object");
    };
    let has_id = object.contains_key("id");
    let id = object.remove("id").and_then(Id::new);
    let is_answer = object.contains_key("result") || object.contains_key("error");
    if is_answer && !object.contains_key("method") {
        return Message::Response;
    }
    if object.get("jsonrpc").and_then(Value::as_str) != Some("2.0") {
        return invalid(id, "\"jsonrpc\" is not \"2.0\"");
    }
    let Some(Value::String(method)) = object.remove("method") else {
        return invalid(id, "\"method\" is missing or no text");
    };
    if has_id && id.is_none() {
        return invalid(None, "\"id\" is neither text nor a whole number");
    }
    let params = match object.remove("params") {
        None | Some(Value::Null) => Map::new(),
        Some(Value::Object(params)) => params,
        // A notification is never answered, whatever is wrong with it.
        Some(_) if id.is_none() => Map::new(),
        Some(_) => {
            let message = format!("the params of {} are no object", escape_up_to(&method, 60));
            return Message::Invalid { id, fault: Fault::new(INVALID_PARAMS, message) };
        }
    };
    match id {
        Some(id) => Message::Request { id, method, params },
        None => Message::Notification { method, params },
    }
}

/// The id of a request of which only the ends are known. Clients write it first or last.
pub(super) fn id_at_ends(head: &[u8], tail: &[u8]) -> Option<Id> {
    id_in_head(head).or_else(|| id_in_tail(tail))
}

/// Reads member after member, until one is not there whole.
fn id_in_head(head: &[u8]) -> Option<Id> {
    let mut rest = head.trim_ascii_start().strip_prefix(b"{")?;
    loop {
        let (name, after) = first_value(rest)?;
        let (value, after) = first_value(after.trim_ascii_start().strip_prefix(b":")?)?;
        // A number that is cut off looks like one that is not.
        if name == "id" && !after.is_empty() {
            return Id::new(value);
        }
        rest = after.trim_ascii_start().strip_prefix(b",")?;
    }
}

fn first_value(text: &[u8]) -> Option<(Value, &[u8])> {
    let mut values = serde_json::Deserializer::from_slice(text).into_iter::<Value>();
    let value = values.next()?.ok()?;
    Some((value, text.get(values.byte_offset()..)?))
}

/// The last member: what stands before the one brace that ends a line is of the whole message.
fn id_in_tail(tail: &[u8]) -> Option<Id> {
    let tail = std::str::from_utf8(tail).ok()?.trim_end().strip_suffix('}')?;
    let tail = tail.strip_suffix(r#","jsonrpc":"2.0""#).unwrap_or(tail);
    let (_, value) = tail.rsplit_once(r#""id":"#)?;
    Id::new(serde_json::from_str(value).ok()?)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_id_of_a_long_line_is_at_one_of_its_ends() {
        let id = |head: &str, tail: &str| {
            id_at_ends(head.as_bytes(), tail.as_bytes()).map(|id| id.key())
        };
        let first = r#" {"jsonrpc":"2.0", "id" : 5, "method":"x","params":{"a":"xxxx"#;
        assert_eq!(id(first, ""), Some("5".to_owned()));
        let last = r#"xxxx"}},"jsonrpc":"2.0","id":"a-1"}"#;
        assert_eq!(id(r#"{"method":"x","params":{"a":"xxx"#, last), Some("\"a-1\"".to_owned()));
        assert_eq!(id("", r#"x"},"id":7,"jsonrpc":"2.0"}"#), Some("7".to_owned()));
        for (head, tail) in [
            (r#"{"id":12"#, ""),
            (r#"{"params":{"id":5,"x":"xxx"#, r#"xxx","id":5}}"#),
            ("xxxx", "xxxx"),
            (r#"{"id":null,"a":"#, r#"x"}"#),
            ("", r#""id":5"}"#),
        ] {
            assert_eq!(id(head, tail), None, "{head} {tail}");
        }
    }
}
