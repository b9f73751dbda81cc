//! Names to addresses and addresses to streams, each with a deadline.

use crate::error::{ConnectFailure, Error, Result};
use crate::failpoint::os;
use crate::redact::SafeUrl;
use std::io::{self, Read, Write};
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr, TcpStream, ToSocketAddrs};
use std::sync::mpsc;
use std::time::{Duration, Instant};

/// Addresses of one name that are tried, at most.
const ADDRESSES: usize = 8;

/// Both directions of a connection.
pub trait Duplex: Read + Write + Send {}

impl<T: Read + Write + Send> Duplex for T {}

/// Puts encryption on a connection.
pub trait Dial {
    /// Does the handshake with the server that calls itself `host`, and verifies that it is.
    ///
    /// # Errors
    ///
    /// `Connect` with `Tls`, or with `Timeout` when the stream's deadline passed.
    fn tls(&self, host: &str, stream: DeadlineStream, shown: &SafeUrl) -> Result<Box<dyn Duplex>>;
}

/// For builds without encryption: every use is refused.
#[derive(Clone, Copy, Debug, Default)]
pub struct NoTls;

impl Dial for NoTls {
    fn tls(&self, _: &str, _: DeadlineStream, shown: &SafeUrl) -> Result<Box<dyn Duplex>> {
        Err(no_tls(shown))
    }
}

pub(super) fn no_tls(shown: &SafeUrl) -> Error {
    let message = "this build has no encryption: enable the feature `tls`";
    Error::connect(ConnectFailure::Tls, shown, message)
}

/// A TCP connection that fails with `TimedOut` once its deadline has passed, however slowly the
/// other side drips.
#[derive(Debug)]
pub struct DeadlineStream {
    tcp: TcpStream,
    deadline: Instant,
}

impl DeadlineStream {
    /// Connects to one address by the deadline.
    ///
    /// # Errors
    ///
    /// Those of connecting; `TimedOut` at the deadline.
    pub fn connect(address: SocketAddr, deadline: Instant) -> io::Result<Self> {
        let patience = left(deadline)?;
        let tcp = os("connect", || TcpStream::connect_timeout(&address, patience))?;
        os("nodelay", || tcp.set_nodelay(true))?;
        Ok(Self { tcp, deadline })
    }

    /// The connection itself, without deadline.
    ///
    /// # Errors
    ///
    /// Those of the system.
    pub fn into_inner(self) -> io::Result<TcpStream> {
        self.tcp.set_read_timeout(None)?;
        self.tcp.set_write_timeout(None)?;
        Ok(self.tcp)
    }
}

impl Read for DeadlineStream {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        self.tcp.set_read_timeout(Some(left(self.deadline)?))?;
        os("read", || self.tcp.read(buffer)).map_err(as_timeout)
    }
}

impl Write for DeadlineStream {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.tcp.set_write_timeout(Some(left(self.deadline)?))?;
        os("write", || self.tcp.write(bytes)).map_err(as_timeout)
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

/// A socket whose time is over says `WouldBlock` on Unix.
fn as_timeout(error: io::Error) -> io::Error {
    match error.kind() {
        io::ErrorKind::WouldBlock => io::ErrorKind::TimedOut.into(),
        _ => error,
    }
}

fn left(deadline: Instant) -> io::Result<Duration> {
    let left = deadline.saturating_duration_since(Instant::now());
    if left.is_zero() { Err(io::ErrorKind::TimedOut.into()) } else { Ok(left) }
}

/// The addresses of a host, in the order to try them.
pub(super) fn addresses(
    host: &str,
    port: u16,
    deadline: Instant,
    shown: &SafeUrl,
) -> Result<Vec<SocketAddr>> {
    if let Ok(ip) = host.parse::<IpAddr>() {
        return Ok(vec![SocketAddr::new(ip, port)]);
    }
    if is_localhost(host) {
        // Not asked of the system, which may know only one of them, or the wrong one: a
        // debugger that holds the port on 127.0.0.1 pushes Chrome to [::1] alone.
        let both = [IpAddr::V4(Ipv4Addr::LOCALHOST), IpAddr::V6(Ipv6Addr::LOCALHOST)];
        return Ok(both.map(|ip| SocketAddr::new(ip, port)).to_vec());
    }
    let (sender, receiver) = mpsc::channel();
    let name = host.to_owned();
    // The system's resolver takes no deadline. The thread ends when the resolver gives up.
    let started = std::thread::Builder::new().name("cdpwire-resolve".to_owned()).spawn(move || {
        let found = (name.as_str(), port).to_socket_addrs();
        let _ = sender.send(found.map(|found| found.take(ADDRESSES).collect::<Vec<_>>()));
    });
    let failed = |message: String| Error::connect(ConnectFailure::Resolve, shown, message);
    started.map_err(|error| failed(format!("no thread to look up the name: {error}")))?;
    let patience = deadline.saturating_duration_since(Instant::now());
    match receiver.recv_timeout(patience) {
        Ok(Ok(found)) if !found.is_empty() => Ok(found),
        Ok(Ok(_)) => Err(failed("the name has no address".to_owned())),
        Ok(Err(error)) => Err(failed(format!("the name was not found: {error}"))),
        Err(mpsc::RecvTimeoutError::Timeout) => {
            let message = "the name was not looked up in time";
            Err(Error::connect(ConnectFailure::Timeout, shown, message))
        }
        Err(mpsc::RecvTimeoutError::Disconnected) => {
            Err(Error::Bug("the thread that looks up names ended without an answer"))
        }
    }
}

/// Names that mean this machine by definition.
pub(super) fn is_localhost(host: &str) -> bool {
    let host = host.trim_end_matches('.');
    host == "localhost" || host.ends_with(".localhost")
}
