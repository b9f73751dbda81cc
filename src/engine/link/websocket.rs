//! WebSocket links: `ws` and `wss`, over a connected stream.

use super::Link;
use super::stream::{Framing, StreamLink};
use super::tcp::{Blocking, Stream};
use crate::error::{CloseReason, ConnectError, ConnectFailure, Error};
use crate::limits::{HTTP_HEAD, Limits};
use crate::redact::{SafeUrl, Secret};
use crate::wire::handshake;
use crate::wire::websocket::{Decoder, Incoming, Outgoing, Role, encode};
use bytes::Bytes;
use std::hash::{BuildHasher, RandomState};
use std::io::{Read, Write};
use std::sync::Arc;
use std::time::Instant;

/// Opens the WebSocket over a stream that is connected (and encrypted, where it should be).
///
/// # Errors
/// `Connect` with `Handshake` or `Timeout`; with the HTTP status where there was one.
pub(crate) fn open(
    stream: Stream,
    url: &SafeUrl,
    host: &str,
    path_and_query: &str,
    headers: &[(String, Secret)],
    limits: &Limits,
    deadline: Instant,
) -> Result<Box<dyn Link>, Error> {
    let fault = |fault: handshake::HandshakeFault| {
        Error::Connect(Arc::new(ConnectError {
            kind: ConnectFailure::Handshake,
            endpoint: url.clone(),
            status: fault.status,
            message: fault.to_string(),
        }))
    };
    let random = Random::default();
    let mut nonce = [0; 16];
    for (half, number) in nonce.chunks_mut(8).zip([random.number(1), random.number(2)]) {
        half.copy_from_slice(&number.to_ne_bytes());
    }
    let key = handshake::key(nonce);
    let headers: Vec<(&str, &str)> =
        headers.iter().map(|(name, value)| (name.as_str(), value.expose())).collect();
    let request = handshake::request(host, path_and_query, &key, &headers).map_err(fault)?;
    let mut blocking = Blocking::new(stream, deadline).map_err(|error| io(&error, url))?;
    blocking.write_all(&request).map_err(|error| io(&error, url))?;
    blocking.flush().map_err(|error| io(&error, url))?;
    let mut head = Vec::new();
    let mut piece = [0; 4096];
    let consumed = loop {
        if let Some(consumed) = handshake::parse_response(&head, &key).map_err(fault)? {
            break consumed;
        }
        if head.len() > HTTP_HEAD {
            return Err(fault(handshake::HandshakeFault {
                status: None,
                what: "the answer's head is too long",
            }));
        }
        match blocking.read(&mut piece).map_err(|error| io(&error, url))? {
            0 => {
                return Err(fault(handshake::HandshakeFault {
                    status: None,
                    what: "the other side closed the connection instead of answering",
                }));
            }
            count => head.extend(piece.iter().take(count)),
        }
    };
    let early = head.split_off(consumed);
    let framing = WebSocket {
        decoder: Decoder::new(Role::Client, limits.message_in),
        closed: None,
        mask: Mask { random, count: 2 },
    };
    let stream = blocking.into_inner();
    let reads_in_full = stream.is_encrypted();
    Ok(Box::new(StreamLink::new(stream, framing, reads_in_full, early)))
}

fn io(error: &std::io::Error, url: &SafeUrl) -> Error {
    let kind = match error.kind() {
        std::io::ErrorKind::TimedOut => ConnectFailure::Timeout,
        _ => ConnectFailure::Handshake,
    };
    Error::connect(kind, url, error.kind().to_string())
}

struct WebSocket {
    decoder: Decoder,
    /// The peer said goodbye, with this code.
    closed: Option<Option<u16>>,
    mask: Mask,
}

impl Framing for WebSocket {
    fn feed(
        &mut self,
        bytes: &[u8],
        into: &mut Vec<Bytes>,
        answer: &mut Vec<u8>,
    ) -> Result<(), CloseReason> {
        let (closed, mask) = (&mut self.closed, &mut self.mask);
        let read = self.decoder.feed(bytes, &mut |incoming| match incoming {
            Incoming::Message(message) => into.push(message),
            Incoming::Ping(payload) => encode(Outgoing::Pong(&payload), Some(mask.next()), answer),
            Incoming::Pong(_) => {}
            Incoming::Close(code, _reason) => *closed = Some(code),
        });
        read.map_err(Into::into)
    }

    fn is_closed(&self) -> bool {
        self.closed.is_some()
    }

    fn encode(&mut self, message: &[u8], out: &mut Vec<u8>) {
        encode(Outgoing::Text(message), Some(self.mask.next()), out);
    }

    fn goodbye(&mut self, out: &mut Vec<u8>) {
        encode(Outgoing::Close(Some(1000), ""), Some(self.mask.next()), out);
    }

    fn end_of_stream(&self) -> CloseReason {
        CloseReason::PeerClosed(self.closed.flatten())
    }
}

/// Masking keys that a page cannot predict: a keyed hash of a counter, its key from the
/// operating system.
struct Mask {
    random: Random,
    count: u64,
}

impl Mask {
    fn next(&mut self) -> [u8; 4] {
        self.count = self.count.wrapping_add(1);
        let [a, b, c, d, ..] = self.random.number(self.count).to_ne_bytes();
        [a, b, c, d]
    }
}

#[derive(Default)]
struct Random(RandomState);

impl Random {
    fn number(&self, count: u64) -> u64 {
        self.0.hash_one(count)
    }
}
