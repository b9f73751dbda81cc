//! `--verbose`: what the engine logs, on standard error.

use cdpwire::untrusted::escape;
use log::{LevelFilter, Log, Metadata, Record};
use std::io::Write as _;
use std::sync::OnceLock;
use std::time::Instant;

static STARTED: OnceLock<Instant> = OnceLock::new();

struct Stderr;

/// One `--verbose` shows what happens (info), two show the details (debug).
pub(super) fn more() {
    STARTED.get_or_init(Instant::now);
    let level = match log::max_level() {
        LevelFilter::Off => LevelFilter::Info,
        _ => LevelFilter::Debug,
    };
    // It is set already at the second `--verbose`.
    let _ = log::set_logger(&Stderr);
    log::set_max_level(level);
}

impl Log for Stderr {
    fn enabled(&self, metadata: &Metadata<'_>) -> bool {
        // The libraries below log what they carry: payloads and keys.
        metadata.target().split("::").next() == Some("cdpwire")
    }

    fn log(&self, record: &Record<'_>) {
        if !self.enabled(record.metadata()) {
            return;
        }
        let elapsed = STARTED.get().map(Instant::elapsed).unwrap_or_default().as_millis();
        let level = record.level().as_str().to_ascii_lowercase();
        let text = record.args().to_string();
        // A log that cannot be written is no reason to stop.
        let _ = writeln!(std::io::stderr(), "{elapsed:>6} ms {level:<5} {}", escape(&text));
    }

    fn flush(&self) {}
}
