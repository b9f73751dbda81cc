//! The only place that writes: whole lines, in the order in which they were left.

use super::Ended;
use serde_json::Value;
use std::io::Write;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc::{Receiver, Sender, SyncSender, sync_channel};
use std::sync::{Arc, Mutex, PoisonError};

/// Messages that wait to be written, at most. A client that does not read makes its calls wait.
const WAITING: usize = 64;

/// Where messages are left for the writer.
#[derive(Clone)]
pub(super) struct Outbox {
    lines: SyncSender<String>,
    output: Arc<Output>,
}

/// The stream, and how many lines wait to be written to it.
struct Output {
    stream: Mutex<Box<dyn Write + Send>>,
    waiting: AtomicUsize,
    ended: Sender<Ended>,
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
        let stream: Box<dyn Write + Send> = Box::new(output);
        let output =
            Arc::new(Output { stream: Mutex::new(stream), waiting: AtomicUsize::new(0), ended });
        let writer = std::thread::Builder::new().name("mcp writer".to_owned());
        let theirs = output.clone();
        let started = writer.spawn(move || {
            theirs.write_all_of(&waiting);
            drop(written);
        });
        if let Err(error) = started {
            log::error!("no thread can be started: {error}");
        }
        Self { lines, output }
    }

    /// Writes a message, after those that wait.
    pub(super) fn send(&self, message: &Value) {
        self.leave(line(message));
    }

    /// The same, by this thread if nothing waits: for a thread that has nothing else to do, and
    /// whom a client that does not read may keep.
    pub(super) fn send_here(&self, message: &Value) {
        let line = line(message);
        if let Ok(mut stream) = self.output.stream.try_lock() {
            if self.output.waiting.load(Ordering::Acquire) == 0 {
                return self.output.put(&mut **stream, &line);
            }
        }
        self.leave(line);
    }

    /// Writes a message if there is room: for what may be left out.
    pub(super) fn offer(&self, message: &Value) {
        self.output.waiting.fetch_add(1, Ordering::AcqRel);
        if self.lines.try_send(line(message)).is_err() {
            self.output.waiting.fetch_sub(1, Ordering::AcqRel);
        }
    }

    fn leave(&self, line: String) {
        self.output.waiting.fetch_add(1, Ordering::AcqRel);
        // Nobody to write it means that nobody is there to read it.
        let _ = self.lines.send(line);
    }
}

/// JSON text has no line end in it: in strings they are escaped.
fn line(message: &Value) -> String {
    let mut line = message.to_string();
    line.push('\n');
    line
}

impl Output {
    fn write_all_of(&self, lines: &Receiver<String>) {
        for line in lines {
            let mut stream = self.stream.lock().unwrap_or_else(PoisonError::into_inner);
            self.put(&mut **stream, &line);
            // Counted until it is written: whoever finds none waiting comes after it.
            self.waiting.fetch_sub(1, Ordering::AcqRel);
        }
    }

    /// Writes a line. What is for a reader that is gone is taken away, so that nobody waits.
    fn put(&self, stream: &mut dyn Write, line: &str) {
        if let Err(error) = stream.write_all(line.as_bytes()).and_then(|()| stream.flush()) {
            log::info!("nobody reads the answers: {error}");
            let _ = self.ended.send(Ended::Output);
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

    /// Delivers an answer, or that there will be none, to the writer.
    pub(super) fn deliver(&self, outbox: &Outbox, answer: Option<Value>) {
        if let Some(message) = self.complete(answer) {
            outbox.send(&message);
        }
    }

    /// The same, written by this thread if nothing waits ([`Outbox::send_here`]).
    pub(super) fn deliver_here(&self, outbox: &Outbox, answer: Option<Value>) {
        if let Some(message) = self.complete(answer) {
            outbox.send_here(&message);
        }
    }

    /// The message that can go out now that this answer is there.
    fn complete(&self, answer: Option<Value>) -> Option<Value> {
        match self {
            Self::Line => answer,
            Self::Batch(batch) => {
                let mut state = batch.state.lock().unwrap_or_else(PoisonError::into_inner);
                state.1.extend(answer);
                state.0 = state.0.saturating_sub(1);
                let is_complete = state.0 == 0 && !state.1.is_empty();
                is_complete.then(|| std::mem::take(&mut state.1).into())
            }
        }
    }
}
