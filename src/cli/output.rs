//! Standard output: whole lines, flushed, never a panic when the reader is gone.

use super::json;
use cdpwire::protocol::RawJson;
use std::io::{self, IsTerminal as _, Write as _};

/// Where results go.
pub(super) struct Output {
    stdout: io::Stdout,
    terminal: bool,
}

impl Output {
    pub(super) fn stdout() -> Self {
        let stdout = io::stdout();
        let terminal = stdout.is_terminal();
        Self { stdout, terminal }
    }

    /// Whether a person looks at it.
    pub(super) fn is_terminal(&self) -> bool {
        self.terminal
    }

    /// Writes a line, or several.
    pub(super) fn text(&mut self, text: &str) -> io::Result<()> {
        let mut stdout = self.stdout.lock();
        stdout.write_all(text.as_bytes())?;
        if !text.ends_with('\n') {
            stdout.write_all(b"\n")?;
        }
        stdout.flush()
    }

    /// Writes a value: indented on a terminal, on one line else.
    pub(super) fn json(&mut self, value: &RawJson) -> io::Result<()> {
        self.text(&json::laid_out(&value.to_text(), self.terminal))
    }
}
