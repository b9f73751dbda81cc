//! Tests without a page, in one binary: each file says what it proves.

#[cfg(unix)]
mod canary;
#[cfg(unix)]
mod connection;
mod hostile;
mod json_list;
mod layering;
mod order;
mod orders;
#[cfg(unix)]
mod peer;
#[cfg(unix)]
mod registry;
mod scenarios;
mod sim;
mod standing;
#[cfg(unix)]
#[path = "../chromium/support.rs"]
mod support;
#[cfg(unix)]
mod torture;
mod transports;
