//! An endpoint as a [`Browser`], without a socket or over one.

use super::stream::Streams;
use super::{Endpoint, Out};
use crate::client::{Browser, ConnectOptions, Opening};
use crate::core::CallId;
use crate::engine::link::Link;
use crate::engine::link::memory::{self, Peer};
use crate::error::{CloseReason, Effect, Error, Result};
use std::sync::Arc;
use std::time::Instant;

/// Messages that the engine may leave unread before the endpoint is asked for more.
const UNREAD: usize = 1024;

/// Opens a browser whose other side is `endpoint`. One thread feeds the endpoint and ends with
/// the connection.
///
/// ```
/// use cdpwire::mock::{self, Model, ModelConfig};
///
/// # fn main() -> cdpwire::Result<()> {
/// let browser = mock::connect(Model::new(ModelConfig::default()))?;
/// assert_eq!(browser.version().product, "Chrome/156.0.0.0");
/// # Ok(()) }
/// ```
///
/// # Errors
/// As [`Browser::connect`](crate::Browser::connect): an endpoint that does not answer, or closes.
pub fn connect(endpoint: impl Endpoint + 'static) -> Result<Browser> {
    connect_with(endpoint, &ConnectOptions::default())
}

/// As [`connect`], with options.
///
/// # Errors
/// As [`connect`].
pub fn connect_with(
    endpoint: impl Endpoint + 'static,
    options: &ConnectOptions,
) -> Result<Browser> {
    connect_from(endpoint, options, 1)
}

/// As [`connect_with`], with another first call id: ids wrap, and tests start near the end.
#[doc(hidden)]
pub fn connect_from(
    endpoint: impl Endpoint + 'static,
    options: &ConnectOptions,
    first_id: CallId,
) -> Result<Browser> {
    let mut thread = Ok(());
    let browser = open(options, first_id, |waker| {
        let (link, peer) = memory::pair(waker);
        let pump = std::thread::Builder::new().name("cdpwire mock".into());
        let over = peer.clone();
        thread = pump.spawn(move || pump_messages(endpoint, &peer)).map(drop);
        if thread.is_err() {
            over.close(CloseReason::Local);
        }
        link
    });
    thread.map_err(io)?;
    browser
}

/// Opens a browser whose other side is `endpoint`, over a socket pair with the framing of
/// `--remote-debugging-pipe`: every byte takes the way that it takes to a browser launched here.
///
/// # Errors
/// As [`connect`].
#[cfg(unix)]
pub fn connect_piped(
    endpoint: impl Endpoint + 'static,
    options: &ConnectOptions,
) -> Result<Browser> {
    let (ours, theirs) = std::os::unix::net::UnixStream::pair().map_err(io)?;
    let mut streams = Streams::new().map_err(io)?;
    streams.pipe(theirs, Box::new(endpoint)).map_err(io)?;
    let pump = std::thread::Builder::new().name("cdpwire mock".into());
    pump.spawn(move || streams.run()).map_err(io)?;
    let link = crate::engine::link::pipe::link(ours, options.limits.message_in).map_err(io)?;
    open(options, 1, |_| link)
}

fn open(
    options: &ConnectOptions,
    first_id: CallId,
    make_link: impl FnOnce(&Arc<mio::Waker>) -> Box<dyn Link>,
) -> Result<Browser> {
    let deadline = Instant::now() + options.timeout;
    Browser::open(Opening { options, companion: None, deadline, first_id }, make_link)
}

#[expect(clippy::needless_pass_by_value, reason = "stands in map_err")]
pub(super) fn io(error: std::io::Error) -> Error {
    Error::disconnected(CloseReason::Io(error.kind()), Effect::No)
}

fn pump_messages(mut endpoint: impl Endpoint, peer: &Peer) {
    // Also when the endpoint panics: a test must see that, not hang.
    let _closing = Closing(peer);
    let woken = peer.clone();
    endpoint.wake_with(Arc::new(move || woken.nudge()));
    loop {
        while let Some(out) = endpoint.poll() {
            match out {
                Out::Message(message) | Out::RawBytes(message) => {
                    if !peer.send_when_read(message, UNREAD) {
                        break;
                    }
                }
                Out::Close => return,
            }
        }
        if peer.is_over() {
            endpoint.closed();
            return;
        }
        peer.stall(endpoint.stalled());
        if let Some(message) = peer.receive() {
            endpoint.receive(message);
        }
    }
}

struct Closing<'a>(&'a Peer);

impl Drop for Closing<'_> {
    fn drop(&mut self) {
        self.0.close(CloseReason::PeerClosed(None));
    }
}
