//! A link over a stream of bytes: buffers, readiness, and a framing that is given.

use super::{Link, Received};
use crate::error::CloseReason;
use crate::failpoint::os;
use bytes::Bytes;
use mio::{Interest, Registry, Token, event::Source};
use std::io::{ErrorKind, Read, Write};

/// Bytes read at once: Chrome writes the pipe in pieces of 64 KiB.
const READ_SIZE: usize = 64 << 10;

/// While more than this is unwritten, further messages wait in the core, where they can still
/// be withdrawn.
const WRITE_AHEAD: usize = 64 << 10;

/// How messages are cut out of bytes and put into them.
pub(super) trait Framing: Send {
    /// Takes bytes that arrived. `answer` collects what the framing itself must reply (pongs).
    fn feed(
        &mut self,
        bytes: &[u8],
        into: &mut Vec<Bytes>,
        answer: &mut Vec<u8>,
    ) -> Result<(), CloseReason>;
    fn encode(&mut self, message: &[u8], out: &mut Vec<u8>);
    /// What is written last.
    fn goodbye(&mut self, out: &mut Vec<u8>);
    /// The peer said that it closes.
    fn is_closed(&self) -> bool {
        false
    }
    /// Why the connection ended, when the stream did.
    fn end_of_stream(&self) -> CloseReason;
}

pub(super) struct StreamLink<S, F> {
    stream: S,
    /// Where and as what it is registered.
    registry: Option<(Registry, Token)>,
    /// It is registered for writing as well: the operating system took less than was offered.
    watches_writes: bool,
    framing: F,
    read_buffer: Box<[u8]>,
    unwritten: Vec<u8>,
    written: usize,
    /// The operating system took less than was offered and has not asked for more yet.
    blocked: bool,
    /// The peer closed its side: read on until the end shows.
    read_closed: bool,
    closed: bool,
    /// A short read does not prove that nothing is left (encryption buffers inside).
    reads_in_full: bool,
    /// Bytes that were read before the link existed (with the answer to a handshake).
    early: Vec<u8>,
}

impl<S: Read + Write + Source + Send, F: Framing> StreamLink<S, F> {
    pub(super) fn new(stream: S, framing: F, reads_in_full: bool, early: Vec<u8>) -> Self {
        Self {
            stream,
            registry: None,
            watches_writes: false,
            framing,
            read_buffer: vec![0; READ_SIZE].into(),
            unwritten: Vec::new(),
            written: 0,
            blocked: false,
            read_closed: false,
            closed: false,
            reads_in_full,
            early,
        }
    }
}

impl<S: Source, F> StreamLink<S, F> {
    /// Asks to be told when more can be written, or no longer.
    fn watch_writes(&mut self, wanted: bool) -> std::io::Result<()> {
        if self.watches_writes == wanted {
            return Ok(());
        }
        let Some((registry, token)) = &self.registry else { return Ok(()) };
        let reading = Interest::READABLE;
        let interest = if wanted { reading | Interest::WRITABLE } else { reading };
        registry.reregister(&mut self.stream, *token, interest)?;
        self.watches_writes = wanted;
        Ok(())
    }
}

impl<S: Read + Write + Source + Send, F: Framing> Link for StreamLink<S, F> {
    fn register(&mut self, registry: &Registry, token: Token) -> std::io::Result<()> {
        // For reading only: a socket pair is announced as writable each time that the other
        // side reads, which would wake us a second time in every call.
        registry.register(&mut self.stream, token, Interest::READABLE)?;
        self.registry = Some((registry.try_clone()?, token));
        Ok(())
    }

    fn ready(&mut self, event: &mio::event::Event) {
        if event.is_writable() {
            self.blocked = false;
        }
        self.read_closed |= event.is_read_closed() || event.is_error();
    }

    fn receive(&mut self, into: &mut Vec<Bytes>, most: usize) -> Result<Received, CloseReason> {
        let mut answer = Vec::new();
        if !self.early.is_empty() {
            let early = std::mem::take(&mut self.early);
            self.framing.feed(&early, into, &mut answer)?;
        }
        while into.len() < most {
            if self.framing.is_closed() {
                // What came before the goodbye is delivered first.
                let over = into.is_empty().then(|| self.framing.end_of_stream());
                return over.map_or(Ok(Received::More), Err);
            }
            let count = match os("read", || self.stream.read(&mut self.read_buffer)) {
                Ok(0) => return Err(self.framing.end_of_stream()),
                Ok(count) => count,
                Err(error) if error.kind() == ErrorKind::WouldBlock => {
                    return Ok(Received::Drained);
                }
                Err(error) if error.kind() == ErrorKind::Interrupted => continue,
                Err(error) => return Err(io_reason(&error, &self.framing)),
            };
            let Some(bytes) = self.read_buffer.get(..count) else { continue };
            self.framing.feed(bytes, into, &mut answer)?;
            self.unwritten.append(&mut answer);
            if self.framing.is_closed() {
                continue;
            }
            // On Linux a read that fills less than the buffer has emptied a socket (epoll(7)),
            // which saves one call to the kernel for every message.
            let emptied = cfg!(target_os = "linux") && count < READ_SIZE;
            if emptied && !self.reads_in_full && !self.read_closed {
                return Ok(Received::Drained);
            }
        }
        Ok(Received::More)
    }

    fn has_room(&self) -> bool {
        self.unwritten.len() - self.written < WRITE_AHEAD
    }

    fn queue(&mut self, message: &[u8]) {
        self.framing.encode(message, &mut self.unwritten);
    }

    fn flush(&mut self) -> Result<(), CloseReason> {
        while self.written < self.unwritten.len() && !self.blocked {
            match os("write", || self.stream.write(&self.unwritten[self.written..])) {
                Ok(0) => return Err(CloseReason::Io(ErrorKind::WriteZero)),
                Ok(count) => self.written += count,
                Err(error) if error.kind() == ErrorKind::WouldBlock => self.blocked = true,
                Err(error) if error.kind() == ErrorKind::Interrupted => {}
                Err(error) => return Err(io_reason(&error, &self.framing)),
            }
        }
        if self.written == self.unwritten.len() {
            self.unwritten.clear();
            self.written = 0;
            // One huge command must not keep its memory for the rest of the connection.
            self.unwritten.shrink_to(WRITE_AHEAD);
        }
        // Encryption buffers what it could not write.
        let buffered = match self.stream.flush() {
            Ok(()) => false,
            Err(error) if error.kind() == ErrorKind::WouldBlock => true,
            Err(error) => return Err(io_reason(&error, &self.framing)),
        };
        self.watch_writes(self.blocked || buffered).map_err(|error| CloseReason::Io(error.kind()))
    }

    fn is_flushed(&self) -> bool {
        self.unwritten.is_empty()
    }

    fn close(&mut self) {
        if !std::mem::replace(&mut self.closed, true) && self.is_flushed() {
            self.framing.goodbye(&mut self.unwritten);
            self.blocked = false;
            let _ = self.flush();
        }
    }
}

/// A connection that the peer reset is over like one that it closed.
fn io_reason(error: &std::io::Error, framing: &impl Framing) -> CloseReason {
    match error.kind() {
        ErrorKind::ConnectionReset
        | ErrorKind::ConnectionAborted
        | ErrorKind::BrokenPipe
        | ErrorKind::UnexpectedEof => match framing.end_of_stream() {
            CloseReason::PeerClosed(None) => CloseReason::Io(error.kind()),
            said => said,
        },
        kind => CloseReason::Io(kind),
    }
}
