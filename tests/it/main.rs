//! Tests without a browser, in one binary: each file says what it proves.

mod hostile;
mod layering;
mod transports;
