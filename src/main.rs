//! The command `cdpwire`.
fn main() {}
