//! Sessions where there are no Unix sockets: a clear refusal.

use super::failure::Failure;
use super::offer::Setup;
use super::shown::Shown;
use serde_json::Value;
use std::time::Duration;

/// As on Unix.
pub(super) struct Start<'a> {
    pub(super) may_start: bool,
    pub(super) setup: &'a Setup,
    pub(super) idle: Option<Duration>,
}

pub(super) fn check_name(_name: &str) -> Result<(), Failure> {
    Err(Failure::usage(
        "sessions need Unix sockets, which this system does not have",
        "leave --session out, or use `cdpwire mcp`, which keeps a browser as long as it runs",
    ))
}

pub(super) fn call(
    name: &str,
    start: &Start<'_>,
    _tool: &str,
    _arguments: &Value,
) -> Result<Shown, Failure> {
    let Start { may_start: _, setup: _, idle: _ } = start;
    check_name(name)?;
    Ok(Shown::from_value(Value::Null))
}
