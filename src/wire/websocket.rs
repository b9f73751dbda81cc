//! WebSocket framing (RFC 6455), both sides of it, without extensions.
//!
//! Our own hand, because what a debugging connection needs is narrow and exact: one frame per
//! outgoing message (Chrome reassembles nothing), no compression, no payload in any log, sizes
//! refused from the header, and large messages that are not copied once more on arrival.
//!
//! Three rules are kept looser than the RFC asks, because losing a browser costs more than they
//! protect: text that is not UTF-8 is handed on (pages make such text; the JSON readers repair
//! it), binary messages count as messages (some remote endpoints send replies so), and a length
//! may be written in more bytes than it needs.

use super::fault::FrameFault;
use bytes::Bytes;

/// Which side of the connection is ours.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Role {
    /// We connected: what arrives must not be masked.
    Client,
    /// We accepted: what arrives must be masked.
    Server,
}

/// What arrives.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Incoming {
    /// A whole text or binary message.
    Message(Bytes),
    /// To be answered with a pong of the same payload.
    Ping(Bytes),
    /// An answer to a ping, or sent unasked.
    Pong(Bytes),
    /// The peer closes, with its code and reason. Nothing after it is read.
    Close(Option<u16>, String),
}

/// Largest payload of a ping, pong or close frame.
pub const CONTROL_PAYLOAD: usize = 125;

/// The first piece of a long message: what it takes to not reallocate for ordinary ones.
const FIRST_PIECE: usize = 4 << 10;

/// Cuts a stream of bytes into messages and control frames.
#[derive(Debug)]
pub struct Decoder {
    role: Role,
    limit: usize,
    head: Head,
    frame: Option<FrameState>,
    pub(super) message: Vec<u8>,
    /// A message's first fragment has come, its last has not.
    fragmented: bool,
    control: Vec<u8>,
    closed: bool,
    fault: Option<FrameFault>,
}

/// A frame whose header has been read.
#[derive(Debug)]
struct FrameState {
    kind: Kind,
    fin: bool,
    key: Option<[u8; 4]>,
    /// Payload bytes read, and yet to come.
    read: usize,
    left: usize,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Kind {
    Continuation,
    Data,
    Close,
    Ping,
    Pong,
}

impl Kind {
    fn is_control(self) -> bool {
        matches!(self, Self::Close | Self::Ping | Self::Pong)
    }
}

impl Decoder {
    /// `limit` is the largest message accepted, in payload bytes over all its fragments.
    pub fn new(role: Role, limit: usize) -> Self {
        Self {
            role,
            limit,
            head: Head::default(),
            frame: None,
            message: Vec::new(),
            fragmented: false,
            control: Vec::new(),
            closed: false,
            fault: None,
        }
    }

    /// Takes the next bytes of the stream and hands on what they complete.
    ///
    /// # Errors
    /// When the peer breaks the rules or declares a message beyond the limit, after everything
    /// before it was handed on. Later calls give the same error.
    pub fn feed(
        &mut self,
        input: &[u8],
        on_incoming: &mut impl FnMut(Incoming),
    ) -> Result<(), FrameFault> {
        if let Some(fault) = self.fault {
            return Err(fault);
        }
        self.read(input, on_incoming).inspect_err(|&fault| {
            self.fault = Some(fault);
            self.message = Vec::new();
        })
    }

    /// Whether the stream stands between two messages, where it may end.
    pub fn is_idle(&self) -> bool {
        self.closed || (self.frame.is_none() && self.head.length == 0 && !self.fragmented)
    }

    fn read(
        &mut self,
        mut input: &[u8],
        on_incoming: &mut impl FnMut(Incoming),
    ) -> Result<(), FrameFault> {
        while !self.closed {
            let mut frame = match self.frame.take() {
                Some(frame) => frame,
                None => match self.read_head(&mut input)? {
                    Some(frame) => frame,
                    None => return Ok(()),
                },
            };
            let take = frame.left.min(input.len());
            let (payload, rest) = input.split_at_checked(take).unwrap_or((input, &[]));
            input = rest;
            if let Some(whole) = self.whole_message(&frame, payload) {
                on_incoming(Incoming::Message(whole));
                continue;
            }
            self.append(&frame, payload);
            frame.read = frame.read.saturating_add(take);
            frame.left = frame.left.saturating_sub(take);
            if frame.left > 0 {
                self.frame = Some(frame);
                return Ok(());
            }
            if let Some(incoming) = self.end_frame(&frame)? {
                on_incoming(incoming);
            }
        }
        Ok(())
    }

    /// The common case: an unmasked message in one frame that this input holds whole.
    fn whole_message(&self, frame: &FrameState, payload: &[u8]) -> Option<Bytes> {
        let whole = frame.kind == Kind::Data
            && frame.fin
            && frame.key.is_none()
            && frame.read == 0
            && frame.left == payload.len();
        whole.then(|| Bytes::copy_from_slice(payload))
    }

    fn read_head(&mut self, input: &mut &[u8]) -> Result<Option<FrameState>, FrameFault> {
        while let Some((&byte, rest)) = input.split_first() {
            *input = rest;
            self.head.push(byte);
            self.check_start()?;
            if self.head.is_complete() {
                let head = std::mem::take(&mut self.head);
                return self.begin(&head).map(Some);
            }
        }
        Ok(None)
    }

    /// Checks what the first two bytes say, as soon as each is there.
    fn check_start(&self) -> Result<(), FrameFault> {
        let head = &self.head;
        match head.length {
            1 => {
                if head.first() & 0x70 != 0 {
                    return Err(FrameFault::protocol("a reserved bit is set in a frame"));
                }
                let Some(kind) = head.kind() else {
                    return Err(FrameFault::protocol("a frame has an unknown opcode"));
                };
                match kind {
                    Kind::Continuation if !self.fragmented => {
                        Err(FrameFault::protocol("a continuation continues nothing"))
                    }
                    Kind::Data if self.fragmented => {
                        Err(FrameFault::protocol("a message starts inside another"))
                    }
                    kind if kind.is_control() && !head.fin() => {
                        Err(FrameFault::protocol("a control frame is fragmented"))
                    }
                    _ => Ok(()),
                }
            }
            2 => {
                if head.is_masked() != (self.role == Role::Server) {
                    return Err(FrameFault::protocol(match self.role {
                        Role::Client => "a server's frame is masked",
                        Role::Server => "a client's frame is not masked",
                    }));
                }
                if head.short_length() > 125 && head.kind().is_some_and(Kind::is_control) {
                    return Err(FrameFault::protocol("a control frame is too long"));
                }
                Ok(())
            }
            _ => Ok(()),
        }
    }

    /// Accepts a frame by its complete header. Nothing is allocated here: the length is only
    /// what the peer says.
    fn begin(&mut self, head: &Head) -> Result<FrameState, FrameFault> {
        let declared = head.payload_length();
        if declared >> 63 != 0 {
            return Err(FrameFault::protocol("a frame's length has its highest bit set"));
        }
        let kind = head.kind().unwrap_or(Kind::Pong);
        let left = usize::try_from(declared).unwrap_or(usize::MAX);
        if !kind.is_control() {
            let size = left.saturating_add(self.message.len());
            if size > self.limit {
                return Err(FrameFault::too_large(size, self.limit));
            }
        }
        if kind == Kind::Data {
            self.fragmented = !head.fin();
        }
        Ok(FrameState { kind, fin: head.fin(), key: head.key(), read: 0, left })
    }

    /// Adds payload to the message or control frame that it belongs to.
    fn append(&mut self, frame: &FrameState, payload: &[u8]) {
        let target = if frame.kind.is_control() { &mut self.control } else { &mut self.message };
        let needed = target.len().saturating_add(payload.len());
        if needed > target.capacity() {
            let mut wanted = target.capacity().saturating_mul(2).max(needed).max(FIRST_PIECE);
            if frame.fin {
                // The last frame says where the message ends, so the last step of the growth
                // fits exactly, and the result becomes `Bytes` without slack.
                wanted = wanted.min(target.len().saturating_add(frame.left));
            }
            target.reserve_exact(wanted.saturating_sub(target.len()));
        }
        let start = target.len();
        target.extend_from_slice(payload);
        if let (Some(key), Some(added)) = (frame.key, target.get_mut(start..)) {
            apply_mask(added, key, frame.read);
        }
    }

    fn end_frame(&mut self, frame: &FrameState) -> Result<Option<Incoming>, FrameFault> {
        match frame.kind {
            Kind::Data | Kind::Continuation if !frame.fin => Ok(None),
            Kind::Data | Kind::Continuation => {
                self.fragmented = false;
                Ok(Some(Incoming::Message(std::mem::take(&mut self.message).into())))
            }
            Kind::Ping => Ok(Some(Incoming::Ping(std::mem::take(&mut self.control).into()))),
            Kind::Pong => Ok(Some(Incoming::Pong(std::mem::take(&mut self.control).into()))),
            Kind::Close => {
                let (code, reason) = read_close(&std::mem::take(&mut self.control))?;
                self.closed = true;
                self.message = Vec::new();
                Ok(Some(Incoming::Close(code, reason)))
            }
        }
    }
}

fn read_close(payload: &[u8]) -> Result<(Option<u16>, String), FrameFault> {
    let (code, reason) = match payload {
        [] => return Ok((None, String::new())),
        [_] => return Err(FrameFault::protocol("a close frame has half a code")),
        [high, low, reason @ ..] => (u16::from_be_bytes([*high, *low]), reason),
    };
    if !matches!(code, 1000..=1003 | 1007..=1014 | 3000..=4999) {
        return Err(FrameFault::protocol("a close frame has a code that must not be sent"));
    }
    match std::str::from_utf8(reason) {
        Ok(reason) => Ok((Some(code), reason.to_owned())),
        Err(_) => Err(FrameFault::Violation { what: "a close reason is not UTF-8", code: 1007 }),
    }
}

/// The bytes of a frame header, as far as they have come.
#[derive(Debug, Default)]
struct Head {
    bytes: [u8; 14],
    length: usize,
}

impl Head {
    fn push(&mut self, byte: u8) {
        if let Some(slot) = self.bytes.get_mut(self.length) {
            *slot = byte;
            self.length = self.length.saturating_add(1);
        }
    }

    fn first(&self) -> u8 {
        let [first, ..] = self.bytes;
        first
    }

    fn second(&self) -> u8 {
        let [_, second, ..] = self.bytes;
        second
    }

    fn fin(&self) -> bool {
        self.first() & 0x80 != 0
    }

    fn kind(&self) -> Option<Kind> {
        match self.first() & 0x0F {
            0 => Some(Kind::Continuation),
            1 | 2 => Some(Kind::Data),
            8 => Some(Kind::Close),
            9 => Some(Kind::Ping),
            10 => Some(Kind::Pong),
            _ => None,
        }
    }

    fn is_masked(&self) -> bool {
        self.second() & 0x80 != 0
    }

    fn short_length(&self) -> u8 {
        self.second() & 0x7F
    }

    fn is_complete(&self) -> bool {
        let needed: usize = match (self.short_length(), self.is_masked()) {
            (126, false) => 4,
            (126, true) => 8,
            (127, false) => 10,
            (127, true) => 14,
            (_, false) => 2,
            (_, true) => 6,
        };
        self.length >= 2 && self.length >= needed
    }

    fn payload_length(&self) -> u64 {
        let [_, _, a, b, c, d, e, f, g, h, ..] = self.bytes;
        match self.short_length() {
            126 => u64::from(u16::from_be_bytes([a, b])),
            127 => u64::from_be_bytes([a, b, c, d, e, f, g, h]),
            short => u64::from(short),
        }
    }

    /// The masking key: the last four bytes of a masked frame's header.
    fn key(&self) -> Option<[u8; 4]> {
        let start = self.length.checked_sub(4)?;
        let key = self.bytes.get(start..self.length)?.first_chunk().copied();
        key.filter(|_| self.is_masked())
    }
}

/// What is sent. Every message is one frame.
#[derive(Clone, Copy, Debug)]
pub enum Outgoing<'a> {
    /// A text message. It must be UTF-8: the peer may close the connection otherwise.
    Text(&'a [u8]),
    /// A binary message.
    Binary(&'a [u8]),
    /// A ping; the payload is cut at [`CONTROL_PAYLOAD`].
    Ping(&'a [u8]),
    /// A pong; the payload is cut at [`CONTROL_PAYLOAD`].
    Pong(&'a [u8]),
    /// A close, with a code and a reason, which is cut to fit.
    Close(Option<u16>, &'a str),
}

/// Appends one frame to `out`. A client gives a fresh, unpredictable `mask` for each frame (what
/// it protects are proxies between the two sides); a server gives `None`.
pub fn encode(outgoing: Outgoing<'_>, mask: Option<[u8; 4]>, out: &mut Vec<u8>) {
    let mut close = Vec::new();
    let (opcode, payload) = match outgoing {
        Outgoing::Text(payload) => (1, payload),
        Outgoing::Binary(payload) => (2, payload),
        Outgoing::Ping(payload) => (9, up_to(payload, CONTROL_PAYLOAD)),
        Outgoing::Pong(payload) => (10, up_to(payload, CONTROL_PAYLOAD)),
        Outgoing::Close(None, _) => (8, close.as_slice()),
        Outgoing::Close(Some(code), reason) => {
            close.extend_from_slice(&code.to_be_bytes());
            let mut end = reason.len().min(CONTROL_PAYLOAD.saturating_sub(2));
            while !reason.is_char_boundary(end) {
                end = end.saturating_sub(1);
            }
            close.extend_from_slice(up_to(reason.as_bytes(), end));
            (8, close.as_slice())
        }
    };
    out.reserve(payload.len().saturating_add(14));
    out.push(0x80 | opcode);
    let masked = if mask.is_some() { 0x80 } else { 0 };
    match (u8::try_from(payload.len()), u16::try_from(payload.len())) {
        (Ok(length @ ..=125), _) => out.push(masked | length),
        (_, Ok(length)) => {
            out.push(masked | 126);
            out.extend_from_slice(&length.to_be_bytes());
        }
        _ => {
            out.push(masked | 127);
            let length = u64::try_from(payload.len()).unwrap_or(u64::MAX);
            out.extend_from_slice(&length.to_be_bytes());
        }
    }
    if let Some(key) = mask {
        out.extend_from_slice(&key);
    }
    let start = out.len();
    out.extend_from_slice(payload);
    if let (Some(key), Some(payload)) = (mask, out.get_mut(start..)) {
        apply_mask(payload, key, 0);
    }
}

fn up_to(payload: &[u8], end: usize) -> &[u8] {
    payload.get(..end).unwrap_or(payload)
}

/// Masks or unmasks bytes that stand `offset` bytes into their frame's payload.
fn apply_mask(bytes: &mut [u8], key: [u8; 4], offset: usize) {
    let mut key = key;
    key.rotate_left(offset & 3);
    // The key repeated, so that whole vector registers are handled at once.
    let mut wide = [0_u8; 32];
    for (slot, byte) in wide.iter_mut().zip(key.iter().cycle()) {
        *slot = *byte;
    }
    let mut chunks = bytes.chunks_exact_mut(32);
    for chunk in &mut chunks {
        for (byte, key) in chunk.iter_mut().zip(&wide) {
            *byte ^= key;
        }
    }
    for (byte, key) in chunks.into_remainder().iter_mut().zip(&wide) {
        *byte ^= key;
    }
}
