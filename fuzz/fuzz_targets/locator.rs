#![no_main]
libfuzzer_sys::fuzz_target!(|data: &[u8]| cdpwire::page::fuzz::fuzz_locator(data));
