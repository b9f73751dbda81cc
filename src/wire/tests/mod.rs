#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    clippy::indexing_slicing,
    clippy::arithmetic_side_effects
)]

mod envelope;
mod handshake;
mod nul;
mod websocket;

/// Messages as Chromium sent them.
fn recorded() -> impl Iterator<Item = &'static [u8]> {
    let frames: &[u8] = include_bytes!("../../../tests/recorded/frames.ndjson");
    frames.split(|&byte| byte == b'\n').filter(|line| !line.is_empty())
}
