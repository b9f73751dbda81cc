//! A browser that is not there: a scriptable CDP endpoint, for tests of ours and of users.
//!
//! Three endpoints share one trait, [`Endpoint`]: [`Model`] behaves like Chromium, as measured on
//! Chromium 156; [`Script`] plays written steps, for what a browser must not do; [`Chaos`] wraps
//! either and damages what it sends, from a seed. All three are pure: no thread, clock or socket.
//! A transport feeds them messages and drains them after every one; tests may do so by hand.
//!
//! Three transports make a [`Browser`](crate::Browser) of one: [`connect`] without a socket,
//! [`connect_piped`] over the framing of the pipe, [`listen`] at a port, for clients of any kind.
//!
//! Invariant: the same calls in the same order give the same bytes.
//!
//! # A test of your own code
//!
//! [`Shared`] keeps one hand on the model while the browser has the other:
//!
//! ```
//! use cdpwire::mock::{self, Document, Evaluation, Model, ModelConfig, Shared};
//! use cdpwire::protocol::runtime;
//! use cdpwire::{Browser, Result};
//! use serde_json::json;
//! use std::time::Duration;
//!
//! // The code under test: opens a page and reads its heading.
//! fn heading(browser: &Browser, url: &str) -> Result<Option<String>> {
//!     let page = browser.new_page(url)?;
//!     let answer = page.call(&runtime::Evaluate::new("document.querySelector('h1').innerText"))?;
//!     page.close()?;
//!     answer.result.value.map(|value| value.decode("heading")).transpose()
//! }
//!
//! # fn main() -> Result<()> {
//! let mut model = Model::new(ModelConfig::default());
//! model.define("http://shop.test/", Document::new().title("Shop"));
//! let expression = "document.querySelector('h1').innerText";
//! model.answer_expression(expression, Evaluation::Value(json!("Welcome")));
//!
//! let model = Shared::new(model);
//! let browser = mock::connect(model.clone())?;
//! assert_eq!(heading(&browser, "http://shop.test/")?, Some("Welcome".into()));
//!
//! // What the code did is on record, and what it never expects can happen.
//! assert_eq!(model.with(|model| model.calls("Target.closeTarget").len()), 1);
//! let page = model.with(|model| model.targets("page")[0].clone());
//! model.with(|model| model.crash(&page));
//! browser.wait_until(Duration::from_secs(5), |seen| {
//!     seen.page_targets().any(|page| page.state == cdpwire::TargetState::Crashed)
//! })?;
//! # Ok(()) }
//! ```
//!
//! # By hand
//!
//! ```
//! use cdpwire::mock::{Model, ModelConfig};
//!
//! let mut browser = Model::new(ModelConfig::default());
//! browser.receive(br#"{"id":1,"method":"Target.setDiscoverTargets","params":{"discover":true}}"#);
//! let page = browser.open_page("http://a.test/", None).unwrap();
//! let said: Vec<String> = std::iter::from_fn(|| browser.next_message())
//!     .map(|message| String::from_utf8_lossy(&message).into_owned())
//!     .collect();
//! assert!(said.iter().any(|message| message.contains(&page)));
//! ```

#![allow(
    clippy::needless_pass_by_value,
    reason = "callers write json!(…) in place; a borrow there helps nobody"
)]

mod chaos;
mod listen;
mod model;
mod script;
mod serve;
mod stream;

pub use chaos::{Chaos, Faults, Random};
pub use listen::{Listener, listen};
pub use model::{
    Canned, DialogKind, Document, Evaluation, Fulfilled, Model, ModelConfig, SwapOrder,
};
pub use script::{Answer, Script};
#[doc(hidden)]
pub use serve::connect_from;
#[cfg(unix)]
pub use serve::connect_piped;
pub use serve::{connect, connect_with};

use bytes::Bytes;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

/// What an endpoint sends.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Out {
    /// One message: a transport adds its framing.
    Message(Bytes),
    /// Bytes for the transport to write as they are, framing included. Transports of whole
    /// messages pass them on as a message.
    RawBytes(Bytes),
    /// The connection ends here.
    Close,
}

/// A function that tells a transport that there is something to [`poll`](Endpoint::poll).
pub type Wake = Arc<dyn Fn() + Send + Sync>;

/// The browser's side of one connection, without the connection.
pub trait Endpoint: Send {
    /// One message from the client, without framing.
    fn receive(&mut self, message: Bytes);

    /// The next thing to send. Transports call it until `None` after every
    /// [`receive`](Self::receive) and every wake. After [`Out::Close`] there is nothing more.
    fn poll(&mut self) -> Option<Out>;

    /// The client closed the connection.
    fn closed(&mut self) {}

    /// Whether the transport should stop reading for now: a peer that stalls.
    fn stalled(&self) -> bool {
        false
    }

    /// Gives the endpoint a way to say that output came up outside [`receive`](Self::receive).
    fn wake_with(&mut self, wake: Wake) {
        let _ = wake;
    }
}

impl<E: Endpoint + ?Sized> Endpoint for Box<E> {
    fn receive(&mut self, message: Bytes) {
        (**self).receive(message);
    }
    fn poll(&mut self) -> Option<Out> {
        (**self).poll()
    }
    fn closed(&mut self) {
        (**self).closed();
    }
    fn stalled(&self) -> bool {
        (**self).stalled()
    }
    fn wake_with(&mut self, wake: Wake) {
        (**self).wake_with(wake);
    }
}

/// One endpoint in two hands: the transport's, and the test's that makes things happen in it.
pub struct Shared<E> {
    inner: Arc<Mutex<(E, Option<Wake>)>>,
}

impl<E> Clone for Shared<E> {
    fn clone(&self) -> Self {
        Self { inner: Arc::clone(&self.inner) }
    }
}

impl<E> Shared<E> {
    /// Wraps an endpoint; give one clone to the transport and keep one.
    pub fn new(endpoint: E) -> Self {
        Self { inner: Arc::new(Mutex::new((endpoint, None))) }
    }

    /// Does something to the endpoint, then wakes the transport.
    pub fn with<R>(&self, act: impl FnOnce(&mut E) -> R) -> R {
        let (result, wake) = {
            let mut guard = self.lock();
            let result = act(&mut guard.0);
            (result, guard.1.clone())
        };
        // Outside the lock: the transport may poll from within the wake.
        if let Some(wake) = wake {
            wake();
        }
        result
    }

    // A test that panicked inside `with` has failed already; the other hand shall still end.
    fn lock(&self) -> MutexGuard<'_, (E, Option<Wake>)> {
        self.inner.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl<E: Endpoint> Endpoint for Shared<E> {
    fn receive(&mut self, message: Bytes) {
        self.lock().0.receive(message);
    }
    fn poll(&mut self) -> Option<Out> {
        self.lock().0.poll()
    }
    fn closed(&mut self) {
        self.lock().0.closed();
    }
    fn stalled(&self) -> bool {
        self.lock().0.stalled()
    }
    fn wake_with(&mut self, wake: Wake) {
        let mut guard = self.lock();
        guard.0.wake_with(Arc::clone(&wake));
        guard.1 = Some(wake);
    }
}
