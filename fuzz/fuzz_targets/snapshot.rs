#![no_main]
libfuzzer_sys::fuzz_target!(|data: &[u8]| cdpwire::core::fuzz::fuzz_snapshot(data));
