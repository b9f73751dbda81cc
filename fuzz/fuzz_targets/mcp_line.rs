#![no_main]
libfuzzer_sys::fuzz_target!(|data: &[u8]| cdpwire::mcp::fuzz::fuzz_mcp_line(data));
