//! The last of what a browser wrote to its standard error.

use crate::limits::STDERR_KEPT;
use crate::untrusted::PageText;
use std::collections::VecDeque;
use std::fmt;
use std::sync::{Arc, Mutex, PoisonError};

/// Keeps the last 64 KiB of a browser's standard error. Clones share the text: the one who drains
/// the pipe pushes, whoever reports an error reads.
#[derive(Clone, Default)]
pub struct StderrTail(Arc<Mutex<VecDeque<u8>>>);

impl StderrTail {
    /// An empty tail.
    pub fn new() -> Self {
        Self::default()
    }

    /// Appends what was read; the oldest bytes make room.
    pub fn push(&self, bytes: &[u8]) {
        let newest = bytes.get(bytes.len().saturating_sub(STDERR_KEPT)..).unwrap_or_default();
        let mut kept = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let excess = kept.len().saturating_add(newest.len()).saturating_sub(STDERR_KEPT);
        let oldest = excess.min(kept.len());
        kept.drain(..oldest);
        kept.extend(newest);
    }

    /// The last `bytes` bytes as text. A character cut in two at the start is left out; what is
    /// not UTF-8 becomes U+FFFD.
    pub fn tail(&self, bytes: usize) -> PageText {
        let kept = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let skipped = kept.len().saturating_sub(bytes);
        let mut last: Vec<u8> = kept.iter().skip(skipped).copied().collect();
        if skipped > 0 {
            let cut = last.iter().take(3).take_while(|byte| **byte & 0xC0 == 0x80).count();
            last.drain(..cut);
        }
        PageText::new(String::from_utf8_lossy(&last))
    }

    /// As much as an error quotes.
    pub fn quoted(&self) -> PageText {
        self.tail(crate::limits::STDERR_QUOTED)
    }
}

impl fmt::Debug for StderrTail {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let kept = self.0.lock().unwrap_or_else(PoisonError::into_inner).len();
        write!(f, "StderrTail({kept} bytes)")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_the_last_bytes_are_kept() {
        let tail = StderrTail::new();
        for _ in 0..100 {
            tail.push(&[b'x'; 10_000]);
        }
        tail.push(b"the end");
        assert_eq!(tail.0.lock().unwrap().len(), STDERR_KEPT);
        assert_eq!(tail.tail(7).as_untrusted_str(), "the end");
        tail.push(&vec![b'y'; STDERR_KEPT * 2]);
        assert!(tail.tail(usize::MAX).as_untrusted_str().bytes().all(|b| b == b'y'));
        assert_eq!(tail.tail(usize::MAX).as_untrusted_str().len(), STDERR_KEPT);
    }

    #[test]
    fn a_cut_character_and_bad_bytes_do_no_harm() {
        let tail = StderrTail::new();
        tail.push("ab嗨".as_bytes());
        assert_eq!(tail.tail(2).as_untrusted_str(), "");
        assert_eq!(tail.tail(3).as_untrusted_str(), "嗨");
        tail.push(b"\xff!");
        assert_eq!(tail.clone().tail(99).as_untrusted_str(), "ab嗨\u{fffd}!");
    }
}
