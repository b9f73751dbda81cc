//! The tools over the Model Context Protocol: JSON-RPC 2.0, one object a line.
//!
//! Both eras are spoken in one process. `initialize` selects a legacy revision (2024-11-05 to
//! 2025-11-25) for everything that follows; a request that carries its own `_meta` is served by
//! the modern revision (2026-07-28), which keeps no state between requests.
//!
//! Only [`serve`] is for others. Invariants: nothing but whole JSON objects goes out, and only the
//! `outbox` writes them; the reader never waits for a tool, so that `ping`, cancelling and
//! further calls are answered meanwhile; whatever comes in, the server answers and goes on, with
//! bounded memory; when the input ends, everything that it started is gone within two seconds.

mod calls;
mod content;
mod era;
#[cfg(feature = "internals")]
#[doc(hidden)]
pub mod fuzz;
mod lines;
mod message;
mod outbox;
mod server;

use crate::tools::Tools;
use calls::Calls;
use lines::{Line, Lines};
use outbox::Outbox;
use server::Server;
use std::io::{Read, Write};
use std::sync::Arc;
use std::sync::mpsc::{self, RecvTimeoutError};
use std::time::{Duration, Instant};

/// Longest line that is read, in bytes. A call carries text that a model wrote; what is larger is
/// a mistake, and would have to be held in memory whole.
pub const LINE_LIMIT: usize = 8 << 20;

/// Calls that run at once, at most: each has a thread. A model asks for a handful.
pub const CALL_LIMIT: usize = 16;

/// Messages in one batch, at most (2025-03-26 only).
pub const BATCH_LIMIT: usize = 64;

/// How long calls may take to end by themselves once no more can come: a script that was piped in
/// gets its answers.
const GRACE: Duration = Duration::from_millis(250);
/// How long the browser may take to leave in order. Measured: 0.1 to 0.4 s. It leaves by itself
/// when this process ends.
const CLOSING: Duration = Duration::from_millis(1_200);
/// How long calls that were cancelled may take to notice.
const LEAVING: Duration = Duration::from_millis(200);
/// How long all of it may take: the last answers have what the rest leaves. Found by fuzzing on a
/// busy machine: 200 ms for them alone were not always enough.
const ENDING: Duration = Duration::from_millis(1_900);

/// What the two sides of a connection tell the thread that looks after it.
enum Ended {
    /// No more can come.
    Input,
    /// Nobody reads what goes out.
    Output,
}

/// Serves tools until the input ends or nobody reads the output, then closes them. Returns at
/// the latest two seconds after that, whatever a tool or a browser does, and says whether all was
/// closed by then: otherwise the browser leaves because this process ends, and its temporary
/// profile is there until somebody sweeps.
pub fn serve(
    tools: Arc<dyn Tools>,
    input: impl Read + Send + 'static,
    output: impl Write + Send + 'static,
) -> bool {
    let (ended, over) = mpsc::channel();
    let (written, all_written) = mpsc::channel();
    let outbox = Outbox::start(output, ended.clone(), written);
    let calls = Arc::new(Calls::default());
    let server = Server::new(Arc::clone(&tools), outbox, Arc::clone(&calls));
    let reader = std::thread::Builder::new().name("mcp reader".to_owned());
    let started = reader.spawn(move || read(server, input, &ended));
    if let Err(error) = started {
        log::error!("no thread can be started: {error}");
    }
    // An error means that the reader is gone, which is the same.
    let is_read = matches!(over.recv(), Ok(Ended::Input) | Err(_));
    let until = Instant::now() + ENDING;
    if is_read {
        calls.wait_idle(GRACE);
    }
    calls.cancel_all();
    let closed = close(tools);
    let is_idle = calls.wait_idle(LEAVING);
    // The reader lets go of its end when its input ends; if it has not, nobody listens anyway. Nor
    // does a call that cannot be ended, and it has nothing more to say.
    let left = until.saturating_duration_since(Instant::now());
    let patience = if is_read && is_idle { left } else { left.min(LEAVING) };
    let _ = all_written.recv_timeout(patience);
    closed
}

fn read(mut server: Server, input: impl Read, ended: &mpsc::Sender<Ended>) {
    let mut lines = Lines::new(input, LINE_LIMIT);
    loop {
        match lines.next() {
            Line::Text(line) => server.line(line),
            Line::TooLong { length, head, tail } => {
                server.line_too_long(length, message::id_at_ends(head, tail).as_ref());
            }
            Line::End => break,
        }
    }
    let _ = ended.send(Ended::Input);
}

fn close(tools: Arc<dyn Tools>) -> bool {
    let (done, closed) = mpsc::channel::<()>();
    let closing = std::thread::Builder::new().name("mcp close".to_owned()).spawn(move || {
        tools.close();
        drop(done);
    });
    match closing {
        // The other side never sends: it is gone when it is done.
        Ok(_) => matches!(closed.recv_timeout(CLOSING), Err(RecvTimeoutError::Disconnected)),
        Err(error) => {
            log::error!("no thread can be started: {error}");
            false
        }
    }
}
