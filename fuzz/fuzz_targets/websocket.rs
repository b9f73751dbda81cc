#![no_main]
libfuzzer_sys::fuzz_target!(|data: &[u8]| cdpwire::wire::fuzz::fuzz_websocket(data));
