//! The only writer: whole lines, one thread.

use super::Ended;
use serde_json::Value;
use std::io::Write;
use std::sync::mpsc::{Receiver, Sender, SyncSender, sync_channel};
use std::sync::{Arc, Mutex, PoisonError};

/// Messages that wait to be written, at most. A client that does not read makes its calls wait.
const WAITING: usize = 64;

/// Where messages are left for the writer.
#[derive(Clone)]
pub(super) struct Outbox {
    lines: SyncSender<String>,
}

impl Outbox {
    /// Starts the writer. It tells `ended` when nobody reads, and lets go of `written` when
    /// everything is written that ever will be.
    pub(super) fn start(
        output: impl Write + Send + 'static,
        ended: Sender<Ended>,
        written: Sender<()>,
    ) -> Self {
        let (lines, waiting) = sync_channel(WAITING);
        let writer = std::thread::Builder::new().name("mcp writer".to_owned());
        let started = writer.spawn(move || {
            write(output, &waiting, &ended);
            drop(written);
        });
        if let Err(error) = started {
            log::error!("no thread can be started: {error}");
        }
        Self { lines }
    }

    /// Writes a message, after those that wait.
    pub(super) fn send(&self, message: &Value) {
        // Nobody to write it means that nobody is there to read it.
        let _ = self.lines.send(line(message));
    }

    /// Writes a message if there is room: for what may be left out.
    pub(super) fn offer(&self, message: &Value) {
        let _ = self.lines.try_send(line(message));
    }
}

/// JSON text has no line end in it: in strings they are escaped.
fn line(message: &Value) -> String {
    let mut line = message.to_string();
    line.push('\n');
    line
}

fn write(mut output: impl Write, waiting: &Receiver<String>, ended: &Sender<Ended>) {
    let mut broken = false;
    for line in waiting {
        // What waits for a reader that is gone is taken away, so that nobody waits for room.
        if broken {
            continue;
        }
        if let Err(error) = output.write_all(line.as_bytes()).and_then(|()| output.flush()) {
            log::info!("nobody reads the answers: {error}");
            broken = true;
            let _ = ended.send(Ended::Output);
        }
    }
}

/// Where the answer to a request goes.
#[derive(Clone)]
pub(super) enum Sink {
    /// On a line of its own.
    Line,
    /// Into the array that answers a batch.
    Batch(Arc<Batch>),
}

/// The answers to a batch, until all are there.
pub(super) struct Batch {
    state: Mutex<(usize, Vec<Value>)>,
}

impl Sink {
    /// A sink for this many requests.
    pub(super) fn batch(requests: usize) -> Self {
        let state = Mutex::new((requests, Vec::new()));
        Self::Batch(Arc::new(Batch { state }))
    }

    /// Delivers an answer, or that there will be none.
    pub(super) fn deliver(&self, outbox: &Outbox, answer: Option<Value>) {
        match self {
            Self::Line => {
                if let Some(answer) = answer {
                    outbox.send(&answer);
                }
            }
            Self::Batch(batch) => {
                let complete = {
                    let mut state = batch.state.lock().unwrap_or_else(PoisonError::into_inner);
                    state.1.extend(answer);
                    state.0 = state.0.saturating_sub(1);
                    (state.0 == 0 && !state.1.is_empty()).then(|| std::mem::take(&mut state.1))
                };
                if let Some(answers) = complete {
                    outbox.send(&answers.into());
                }
            }
        }
    }
}
