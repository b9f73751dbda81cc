//! Endpoints that listen, as a browser started with `--remote-debugging-port` does.

use super::Endpoint;
use super::serve::io;
use super::stream::{BROWSER, Stop, Streams};
use crate::error::Result;
use std::net::{Ipv4Addr, SocketAddr};
use std::thread::JoinHandle;

/// A port of this machine at which endpoints answer. Dropping it ends every connection.
pub struct Listener {
    address: SocketAddr,
    stop: Stop,
    thread: Option<JoinHandle<()>>,
}

/// Listens on a free port of 127.0.0.1. Each WebSocket gets an endpoint of its own from `make`;
/// `/json/version` and `/json/protocol` answer as Chrome's do.
///
/// ```
/// use cdpwire::mock::{self, Model, ModelConfig};
///
/// # fn main() -> cdpwire::Result<()> {
/// let listener = mock::listen(|| Model::new(ModelConfig::default()))?;
/// let browser = cdpwire::Browser::connect(&listener.url())?;
/// assert_eq!(browser.pages().len(), 1);
/// # Ok(()) }
/// ```
///
/// # Errors
/// `Disconnected` with the operating system's reason when there is no port or thread to be had.
pub fn listen<E: Endpoint + 'static>(
    mut make: impl FnMut() -> E + Send + 'static,
) -> Result<Listener> {
    let local = SocketAddr::from((Ipv4Addr::LOCALHOST, 0));
    let listener = mio::net::TcpListener::bind(local).map_err(io)?;
    let address = listener.local_addr().map_err(io)?;
    let mut streams = Streams::new().map_err(io)?;
    let stop = streams.stopper();
    streams.listen(listener, Box::new(move || Box::new(make()))).map_err(io)?;
    let thread = std::thread::Builder::new().name("cdpwire mock".into());
    let thread = thread.spawn(move || streams.run()).map_err(io)?;
    Ok(Listener { address, stop, thread: Some(thread) })
}

impl Listener {
    /// `http://127.0.0.1:port`, for [`Browser::connect`](crate::Browser::connect).
    pub fn url(&self) -> String {
        format!("http://{}", self.address)
    }

    /// The address of the WebSocket itself, as `/json/version` gives it.
    pub fn websocket_url(&self) -> String {
        format!("ws://{}{BROWSER}", self.address)
    }

    /// The port.
    pub fn port(&self) -> u16 {
        self.address.port()
    }
}

impl Drop for Listener {
    fn drop(&mut self) {
        self.stop.stop();
        if let Some(thread) = self.thread.take() {
            // A panic of an endpoint was reported where it happened.
            let _ = thread.join();
        }
    }
}

impl std::fmt::Debug for Listener {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Listener").field("address", &self.address).finish_non_exhaustive()
    }
}
