//! Typed decoding, and the JSON reader against `serde_json`.
#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| cdpwire::protocol::fuzz_decode(data));
