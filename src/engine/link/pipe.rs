//! The pipe of a browser that we launched: messages that end with a NUL byte over one socket
//! pair. No open port, and the browser ends by itself when our end closes.

use super::Link;
use super::stream::{Framing, StreamLink};
use crate::error::CloseReason;
use crate::failpoint::os;
use crate::wire::nul;
use bytes::Bytes;
use std::os::unix::net::UnixStream;

/// A link over our end of the pair.
pub(crate) fn link(socket: UnixStream, limit: usize) -> std::io::Result<Box<dyn Link>> {
    os("nonblocking", || socket.set_nonblocking(true))?;
    let stream = mio::net::UnixStream::from_std(socket);
    Ok(Box::new(StreamLink::new(stream, Nul(nul::Decoder::new(limit)), false, Vec::new())))
}

struct Nul(nul::Decoder);

impl Framing for Nul {
    fn feed(
        &mut self,
        bytes: &[u8],
        into: &mut Vec<Bytes>,
        _answer: &mut Vec<u8>,
    ) -> Result<(), CloseReason> {
        self.0.feed(bytes, &mut |message| into.push(message)).map_err(Into::into)
    }

    fn encode(&mut self, message: &[u8], out: &mut Vec<u8>) {
        // JSON text has no NUL byte: the writer escapes them.
        if let Err(fault) = nul::encode(message, out) {
            log::error!("a command was not sent: {fault}");
        }
    }

    fn goodbye(&mut self, _out: &mut Vec<u8>) {}

    fn end_of_stream(&self) -> CloseReason {
        CloseReason::PeerClosed(None)
    }
}
