//! What a hostile or broken endpoint may send, and the exact outcome: nothing panics, hangs or
//! grows without end; one caller may be refused, and everybody else goes on.
//!
//! Each case runs against the core alone; where threads and sockets could matter, also against
//! the engine over a peer that speaks raw WebSocket.

mod confusion;
mod controls;
mod depth;
mod floods;
mod lies;
mod live;
mod replies;
mod texts;
pub(crate) mod world;
