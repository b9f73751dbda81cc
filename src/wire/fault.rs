//! What can be wrong with a stream of frames. Such a connection cannot be read any further.

use crate::error::CloseReason;
use std::fmt;

/// Why a stream of frames ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FrameFault {
    /// A message is larger than the limit.
    TooLarge {
        /// Declared or received so far, in bytes.
        size: u64,
        /// The limit in bytes.
        limit: u64,
    },
    /// The peer broke the framing rules.
    Violation {
        /// Which rule, in words.
        what: &'static str,
        /// The WebSocket close code that tells the peer.
        code: u16,
    },
}

impl FrameFault {
    /// A breach of the framing rules themselves.
    pub(super) const fn protocol(what: &'static str) -> Self {
        Self::Violation { what, code: 1002 }
    }

    pub(super) fn too_large(size: usize, limit: usize) -> Self {
        Self::TooLarge { size: as_u64(size), limit: as_u64(limit) }
    }

    /// The code for the close frame that answers it.
    pub fn close_code(&self) -> u16 {
        match self {
            Self::TooLarge { .. } => 1009,
            Self::Violation { code, .. } => *code,
        }
    }
}

fn as_u64(size: usize) -> u64 {
    u64::try_from(size).unwrap_or(u64::MAX)
}

impl From<FrameFault> for CloseReason {
    fn from(fault: FrameFault) -> Self {
        match fault {
            FrameFault::TooLarge { size, limit } => Self::TooLarge { size, limit },
            FrameFault::Violation { what, .. } => Self::Violation(what.into()),
        }
    }
}

impl fmt::Display for FrameFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::TooLarge { size, limit } => {
                write!(f, "a message of {size} bytes exceeds the limit of {limit}")
            }
            Self::Violation { what, .. } => f.write_str(what),
        }
    }
}

impl std::error::Error for FrameFault {}
