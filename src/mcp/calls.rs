//! The calls that run: each on a thread of its own, to be cancelled from outside.

use super::CALL_LIMIT;
use super::content;
use super::message::Id;
use super::outbox::Outbox;
use crate::client::Cancel;
use crate::tools::{CallOptions, Outcome, Progress};
use serde_json::{Value, json};
use std::collections::HashMap;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

/// All calls of a connection.
#[derive(Default)]
pub(super) struct Calls {
    table: Mutex<Table>,
    changed: Condvar,
}

#[derive(Default)]
struct Table {
    running: HashMap<String, Arc<Call>>,
    /// Threads that have not delivered yet.
    active: usize,
}

#[derive(Default)]
struct Call {
    cancel: Cancel,
    state: Mutex<State>,
}

#[derive(Default)]
struct State {
    /// The client wants no answer any more.
    cancelled: bool,
    /// The answer is on its way: no progress after it.
    over: bool,
    /// What was told last.
    progress: Option<f64>,
}

/// Why a call was not started.
#[derive(Debug, PartialEq, Eq)]
pub(super) enum NotStarted {
    /// A request with this id still runs.
    Duplicate,
    /// [`CALL_LIMIT`] is reached.
    Full,
    /// The system gives no thread.
    NoThread,
}

impl Calls {
    /// Runs `call` on a thread and hands its outcome to `deliver`: `None` when it was cancelled.
    /// With a token, the outbox gets what the call tells of its progress.
    pub(super) fn start(
        self: &Arc<Self>,
        id: &Id,
        token: Option<Value>,
        outbox: &Outbox,
        call: impl FnOnce(&CallOptions) -> Outcome + Send + 'static,
        deliver: impl FnOnce(Option<Outcome>) + Send + 'static,
    ) -> Result<(), NotStarted> {
        let key = id.key();
        let running = Arc::new(Call::default());
        {
            let mut table = self.table();
            if table.running.contains_key(&key) {
                return Err(NotStarted::Duplicate);
            }
            if table.active >= CALL_LIMIT {
                return Err(NotStarted::Full);
            }
            table.running.insert(key.clone(), Arc::clone(&running));
            table.active += 1;
        }
        let options = CallOptions {
            cancel: running.cancel.clone(),
            progress: token.map(|token| progress(&running, token, outbox.clone())),
        };
        let thread = std::thread::Builder::new().name("mcp call".to_owned());
        let (calls, own_key) = (Arc::clone(self), key.clone());
        let started = thread.spawn(move || {
            // A bug in a tool is the answer to this call, not the end of the server.
            let outcome = catch_unwind(AssertUnwindSafe(|| call(&options))).unwrap_or_else(|_| {
                content::failed(
                    "a bug in this tool: it may have taken effect; look at the page before you \
                     go on",
                )
            });
            let cancelled = {
                let mut state = running.state();
                state.over = true;
                state.cancelled
            };
            // First forgotten, then answered: whoever has the answer may use the id again.
            calls.table().running.remove(&own_key);
            deliver((!cancelled).then_some(outcome));
            calls.table().active -= 1;
            calls.changed.notify_all();
        });
        if let Err(error) = started {
            log::error!("no thread can be started: {error}");
            let mut table = self.table();
            table.running.remove(&key);
            table.active -= 1;
            return Err(NotStarted::NoThread);
        }
        Ok(())
    }

    /// Whether a request with this id runs.
    pub(super) fn is_running(&self, id: &Id) -> bool {
        self.table().running.contains_key(&id.key())
    }

    /// Ends a call early, without an answer. Nothing happens when it is not there any more.
    pub(super) fn cancel(&self, id: &Id) {
        let call = self.table().running.get(&id.key()).cloned();
        if let Some(call) = call {
            call.end();
        }
    }

    /// Ends all of them.
    pub(super) fn cancel_all(&self) {
        let calls: Vec<_> = self.table().running.values().cloned().collect();
        for call in calls {
            call.end();
        }
    }

    /// Waits until none runs, at most this long; says whether that is so.
    pub(super) fn wait_idle(&self, patience: Duration) -> bool {
        let busy = |table: &mut Table| table.active > 0;
        let waited = self.changed.wait_timeout_while(self.table(), patience, busy);
        waited.unwrap_or_else(PoisonError::into_inner).0.active == 0
    }

    fn table(&self) -> MutexGuard<'_, Table> {
        self.table.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Call {
    fn end(&self) {
        self.state().cancelled = true;
        self.cancel.cancel();
    }

    fn state(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Tells the client how far a call has come: ever more, and nothing once it is over.
fn progress(call: &Arc<Call>, token: Value, outbox: Outbox) -> Progress {
    let call = Arc::clone(call);
    Arc::new(move |done, of, what| {
        let mut state = call.state();
        let is_more = state.progress.is_none_or(|told| done > told);
        if state.over || state.cancelled || !done.is_finite() || !is_more {
            return;
        }
        state.progress = Some(done);
        let mut params = json!({"progressToken": token, "progress": done});
        if let Some(params) = params.as_object_mut() {
            if let Some(of) = of.filter(|of| of.is_finite()) {
                params.insert("total".to_owned(), of.into());
            }
            if !what.is_empty() {
                params.insert("message".to_owned(), what.into());
            }
        }
        // Under the lock, so that it cannot come after the answer; never waiting for room.
        outbox.offer(
            &json!({"jsonrpc": "2.0", "method": "notifications/progress", "params": params}),
        );
    })
}
