//! The framing of `--remote-debugging-pipe`: each message ends with a NUL byte.

use super::fault::FrameFault;
use bytes::Bytes;
use memchr::memchr;

/// A message that is larger than this gets room for [`OWN_MAPPING`].
const LARGE: usize = 1 << 20;

/// The GNU allocator maps what is larger than 32 MiB by itself and gives it back whole, and of a
/// mapping only what was touched is memory. What is smaller it keeps for later once it was used
/// (`M_MMAP_THRESHOLD` in mallopt(3)): one tree of a large page, and a small program is 50 MiB
/// larger for ever.
const OWN_MAPPING: usize = (32 << 20) + (64 << 10);

/// Cuts a stream of bytes into messages.
#[derive(Debug)]
pub struct Decoder {
    pub(super) partial: Vec<u8>,
    limit: usize,
    fault: Option<FrameFault>,
}

impl Decoder {
    /// `limit` is the largest message accepted, in bytes without its NUL.
    pub fn new(limit: usize) -> Self {
        Self { partial: Vec::new(), limit, fault: None }
    }

    /// Takes the next bytes of the stream and hands on each message that they complete.
    ///
    /// # Errors
    /// When a message exceeds the limit, after the messages before it were handed on. Later
    /// calls give the same error.
    pub fn feed(
        &mut self,
        mut input: &[u8],
        on_message: &mut impl FnMut(Bytes),
    ) -> Result<(), FrameFault> {
        if let Some(fault) = self.fault {
            return Err(fault);
        }
        while let Some(end) = memchr(0, input) {
            let (message, rest) = input.split_at_checked(end).unwrap_or((input, &[]));
            self.check_size(message.len())?;
            if self.partial.is_empty() {
                on_message(Bytes::copy_from_slice(message));
            } else {
                // A large message becomes `Bytes` where it lies; only small ones get copied,
                // when the chunk holds them whole.
                self.partial.extend_from_slice(message);
                on_message(Bytes::from(std::mem::take(&mut self.partial)));
            }
            input = rest.get(1..).unwrap_or_default();
        }
        self.check_size(input.len())?;
        let wanted = self.partial.len().saturating_add(input.len());
        if wanted > LARGE && wanted > self.partial.capacity() && wanted < OWN_MAPPING {
            self.partial.reserve_exact(OWN_MAPPING.saturating_sub(self.partial.len()));
        }
        self.partial.extend_from_slice(input);
        Ok(())
    }

    /// Bytes of a message that is not complete yet. At the end of the stream, anything but 0
    /// means that a message was cut off.
    pub fn pending(&self) -> usize {
        self.partial.len()
    }

    fn check_size(&mut self, more: usize) -> Result<(), FrameFault> {
        let size = self.partial.len().saturating_add(more);
        if size <= self.limit {
            return Ok(());
        }
        let fault = FrameFault::too_large(size, self.limit);
        self.fault = Some(fault);
        self.partial = Vec::new();
        Err(fault)
    }
}

/// Appends a message and its NUL to `out`.
///
/// # Errors
/// When the message contains a NUL, which would cut it in two. JSON text never does.
pub fn encode(message: &[u8], out: &mut Vec<u8>) -> Result<(), FrameFault> {
    if memchr(0, message).is_some() {
        return Err(FrameFault::protocol("a message with a NUL byte cannot go over the pipe"));
    }
    out.reserve(message.len().saturating_add(1));
    out.extend_from_slice(message);
    out.push(0);
    Ok(())
}
