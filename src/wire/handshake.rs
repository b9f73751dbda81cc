//! The HTTP exchange that opens a WebSocket, both sides of it.
//!
//! The path, the query and the headers of an upgrade request carry the keys of hosted browsers,
//! so nothing in this file can print them: faults are fixed words and a status.

use crate::limits::HTTP_HEAD;
use base64::Engine as _;
use base64::engine::general_purpose::STANDARD as BASE64;
use httparse::{EMPTY_HEADER, Header, Status};
use memchr::memmem;
use std::fmt;

/// Enough for a response through a few proxies; each costs 32 bytes of stack.
const HEADERS: usize = 96;

const GUID: &[u8] = b"258EAFA5-E914-47DA-95CA-C5AB0DC85B11";

/// Why no WebSocket came of it. Holds nothing that the peer or the caller wrote.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct HandshakeFault {
    /// The HTTP status, when the other side answered with one.
    pub status: Option<u16>,
    /// What is wrong, in words.
    pub what: &'static str,
}

impl HandshakeFault {
    const fn new(what: &'static str) -> Self {
        Self { status: None, what }
    }
}

impl fmt::Display for HandshakeFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.what)?;
        match self.status {
            Some(status) => write!(f, " (HTTP status {status})"),
            None => Ok(()),
        }
    }
}

impl std::error::Error for HandshakeFault {}

/// The value of `Sec-WebSocket-Key` for 16 random bytes.
pub fn key(nonce: [u8; 16]) -> String {
    BASE64.encode(nonce)
}

/// The value of `Sec-WebSocket-Accept` that proves that the key was read.
pub fn accept(key: &str) -> String {
    let mut hash = sha1_smol::Sha1::new();
    hash.update(key.as_bytes());
    hash.update(GUID);
    BASE64.encode(hash.digest().bytes())
}

/// The client's request. Never with an `Origin`, by which Chrome tells web pages from
/// debuggers, and never with extensions.
///
/// # Errors
/// When the host, the path or a header contains what would end its line early, or a header is
/// one of those that make the handshake.
pub fn request(
    host: &str,
    path_and_query: &str,
    key: &str,
    extra_headers: &[(&str, &str)],
) -> Result<Vec<u8>, HandshakeFault> {
    if !path_and_query.starts_with('/') || !path_and_query.bytes().all(|b| b.is_ascii_graphic()) {
        return Err(HandshakeFault::new("the path is not one that HTTP can carry"));
    }
    if host.is_empty() || !host.bytes().all(|byte| byte.is_ascii_graphic()) {
        return Err(HandshakeFault::new("the host is not one that HTTP can carry"));
    }
    let mut out = format!(
        "GET {path_and_query} HTTP/1.1\r\nHost: {host}\r\nUpgrade: websocket\r\n\
         Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {key}\r\n"
    );
    for (name, value) in extra_headers {
        check_header(name, value)?;
        out.push_str(name);
        out.push_str(": ");
        out.push_str(value);
        out.push_str("\r\n");
    }
    out.push_str("\r\n");
    Ok(out.into_bytes())
}

/// Headers that belong to the handshake or to HTTP's own framing, and `Origin`.
const RESERVED: [&str; 11] = [
    "Connection",
    "Content-Length",
    "Expect",
    "Host",
    "Origin",
    "Sec-WebSocket-Accept",
    "Sec-WebSocket-Extensions",
    "Sec-WebSocket-Key",
    "Sec-WebSocket-Version",
    "Transfer-Encoding",
    "Upgrade",
];

fn check_header(name: &str, value: &str) -> Result<(), HandshakeFault> {
    let is_token = |b: u8| b.is_ascii_alphanumeric() || b"!#$%&'*+-.^_`|~".contains(&b);
    if name.is_empty() || !name.bytes().all(is_token) {
        return Err(HandshakeFault::new("a header's name is not one that HTTP can carry"));
    }
    if value.bytes().any(|byte| (byte < 0x20 && byte != b'\t') || byte == 0x7F) {
        return Err(HandshakeFault::new("a header's value contains a control character"));
    }
    if RESERVED.iter().any(|reserved| reserved.eq_ignore_ascii_case(name)) {
        return Err(HandshakeFault::new("a header that the handshake itself decides was given"));
    }
    Ok(())
}

/// Reads the server's answer to a request with this key. `None`: more bytes are needed. The
/// number is that of the bytes it took; frames may follow at once.
///
/// # Errors
/// When it is not HTTP, its head is too long, or it does not open a WebSocket.
pub fn parse_response(bytes: &[u8], key: &str) -> Result<Option<usize>, HandshakeFault> {
    let Some(head) = complete_head(bytes, &[b"HTTP/1."])? else { return Ok(None) };
    let mut headers = [EMPTY_HEADER; HEADERS];
    let mut response = httparse::Response::new(&mut headers);
    match response.parse(head) {
        Ok(Status::Complete(length)) if length == head.len() => {}
        _ => return Err(HandshakeFault::new("malformed HTTP answer")),
    }
    let fault = |what| HandshakeFault { status: response.code, what };
    if response.code != Some(101) {
        return Err(fault(match response.code {
            Some(300..=399) => "the other side redirects, which is not followed",
            Some(401 | 403 | 407) => "the other side refuses access",
            Some(404) => "there is no WebSocket at this path",
            _ => "the other side does not open a WebSocket",
        }));
    }
    let headers = &*response.headers;
    if !has_token(headers, "Upgrade", "websocket") || !has_token(headers, "Connection", "upgrade") {
        return Err(fault("the other side upgrades to something else"));
    }
    let expected = accept(key);
    let mut accepts = values(headers, "Sec-WebSocket-Accept");
    let proven = accepts.next() == Some(expected.as_bytes()) && accepts.next().is_none();
    if !proven {
        return Err(fault("the other side did not read the key: it is no WebSocket server"));
    }
    if values(headers, "Sec-WebSocket-Extensions").any(|value| !value.is_empty()) {
        return Err(fault("the other side uses an extension that was not offered"));
    }
    Ok(Some(head.len()))
}

/// A client's request, read by a server. Its `Debug` shows nothing of it.
#[derive(Clone, PartialEq, Eq)]
pub struct Request {
    /// The bytes it took.
    pub consumed: usize,
    /// The method, `GET` for a WebSocket.
    pub method: String,
    /// The path with its query, as written.
    pub target: String,
    /// The headers in order, as written; values that are not UTF-8 are repaired.
    pub headers: Vec<(String, String)>,
}

impl fmt::Debug for Request {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Request").field("consumed", &self.consumed).finish_non_exhaustive()
    }
}

impl Request {
    /// The values of a header, in order.
    pub fn header<'a>(&'a self, name: &'a str) -> impl Iterator<Item = &'a str> {
        let wanted = move |(found, _): &&(String, String)| found.eq_ignore_ascii_case(name);
        self.headers.iter().filter(wanted).map(|(_, value)| value.as_str())
    }

    /// The key to accept, if this asks for a WebSocket as it should.
    ///
    /// # Errors
    /// When it is an ordinary request or a malformed upgrade.
    pub fn websocket_key(&self) -> Result<&str, HandshakeFault> {
        let has = |name, token: &str| {
            self.header(name)
                .flat_map(|value| value.split(','))
                .any(|part| part.trim().eq_ignore_ascii_case(token))
        };
        if self.method != "GET" || !has("Upgrade", "websocket") || !has("Connection", "upgrade") {
            return Err(HandshakeFault::new("the request does not ask for a WebSocket"));
        }
        if self.header("Sec-WebSocket-Version").ne(["13"]) {
            return Err(HandshakeFault::new("the request asks for another WebSocket version"));
        }
        let mut keys = self.header("Sec-WebSocket-Key");
        match (keys.next(), keys.next()) {
            (Some(key), None) if BASE64.decode(key).is_ok_and(|nonce| nonce.len() == 16) => Ok(key),
            _ => Err(HandshakeFault::new("the request has no proper key")),
        }
    }
}

/// Reads a client's request. `None`: more bytes are needed. A body, if any, is not read.
///
/// # Errors
/// When it is not HTTP/1.1, or its head is too long.
pub fn parse_request(bytes: &[u8]) -> Result<Option<Request>, HandshakeFault> {
    let methods: [&[u8]; 7] =
        [b"GET ", b"POST ", b"PUT ", b"HEAD ", b"OPTIONS ", b"DELETE ", b"PATCH "];
    let Some(head) = complete_head(bytes, &methods)? else { return Ok(None) };
    let mut headers = [EMPTY_HEADER; HEADERS];
    let mut request = httparse::Request::new(&mut headers);
    let whole = request.parse(head).is_ok_and(|parsed| parsed == Status::Complete(head.len()));
    let (true, Some(method), Some(target), Some(1)) =
        (whole, request.method, request.path, request.version)
    else {
        return Err(HandshakeFault::new("malformed HTTP request"));
    };
    let headers = request
        .headers
        .iter()
        .map(|header| (header.name.to_owned(), String::from_utf8_lossy(header.value).into_owned()));
    Ok(Some(Request {
        consumed: head.len(),
        method: method.to_owned(),
        target: target.to_owned(),
        headers: headers.collect(),
    }))
}

/// The server's answer that opens the WebSocket, with the subprotocol it chose, if any.
///
/// # Errors
/// When the subprotocol would end its line early.
pub fn accept_response(key: &str, protocol: Option<&str>) -> Result<Vec<u8>, HandshakeFault> {
    let mut out = format!(
        "HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\
         Sec-WebSocket-Accept: {}\r\n",
        accept(key)
    );
    if let Some(protocol) = protocol {
        check_header("Sec-WebSocket-Protocol", protocol)?;
        out.push_str("Sec-WebSocket-Protocol: ");
        out.push_str(protocol);
        out.push_str("\r\n");
    }
    out.push_str("\r\n");
    Ok(out.into_bytes())
}

/// The head of an HTTP message with its empty line, once it is there. What cannot become one
/// is refused at once, and a head that drips in is parsed only once.
fn complete_head<'a>(
    bytes: &'a [u8],
    starts: &[&[u8]],
) -> Result<Option<&'a [u8]>, HandshakeFault> {
    let can_become = |start: &&[u8]| bytes.iter().zip(*start).all(|(byte, start)| byte == start);
    if !starts.iter().any(can_become) {
        return Err(HandshakeFault::new("the other side does not speak HTTP"));
    }
    let window = bytes.get(..HTTP_HEAD).unwrap_or(bytes);
    if let Some(end) = memmem::find(window, b"\r\n\r\n") {
        return Ok(window.get(..end.saturating_add(4)));
    }
    if bytes.len() >= HTTP_HEAD {
        return Err(HandshakeFault::new("the other side's HTTP head is too long"));
    }
    Ok(None)
}

fn values<'a>(headers: &'a [Header<'_>], name: &'a str) -> impl Iterator<Item = &'a [u8]> {
    let wanted = move |header: &&Header<'_>| header.name.eq_ignore_ascii_case(name);
    headers.iter().filter(wanted).map(|header| header.value.trim_ascii())
}

/// Whether a comma-separated header contains the token.
fn has_token(headers: &[Header<'_>], name: &str, token: &str) -> bool {
    values(headers, name)
        .flat_map(|value| value.split(|&byte| byte == b','))
        .any(|part| part.trim_ascii().eq_ignore_ascii_case(token.as_bytes()))
}
