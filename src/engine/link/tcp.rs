//! TCP and TLS streams that never block, and a way to use one as if it did, up to a deadline:
//! discovery and handshakes are simple dialogues.

use crate::error::{ConnectFailure, Error};
use crate::failpoint::os;
use crate::redact::SafeUrl;
use mio::net::TcpStream;
use mio::{Events, Interest, Poll, Registry, Token, event::Source};
use std::io::{self, ErrorKind, Read, Write};
use std::net::SocketAddr;
use std::time::{Duration, Instant};

/// A connected stream.
pub(crate) enum Stream {
    Plain(TcpStream),
    #[cfg(feature = "tls")]
    Tls(Box<rustls::StreamOwned<rustls::ClientConnection, TcpStream>>),
}

impl Stream {
    /// Connects to the first address that accepts, and encrypts if asked to.
    ///
    /// # Errors
    /// `Connect` with `Refused`, `Timeout` or `Tls`.
    pub(crate) fn connect(
        addresses: &[SocketAddr],
        server_name: &str,
        encrypted: bool,
        url: &SafeUrl,
        deadline: Instant,
    ) -> Result<Self, Error> {
        let tcp = dial(addresses, url, deadline)?;
        if encrypted { encrypt(tcp, server_name, url, deadline) } else { Ok(Self::Plain(tcp)) }
    }

    pub(super) fn is_encrypted(&self) -> bool {
        !matches!(self, Self::Plain(_))
    }

    fn socket(&mut self) -> &mut TcpStream {
        match self {
            Self::Plain(tcp) => tcp,
            #[cfg(feature = "tls")]
            Self::Tls(tls) => &mut tls.sock,
        }
    }
}

fn dial(addresses: &[SocketAddr], url: &SafeUrl, deadline: Instant) -> Result<TcpStream, Error> {
    let mut last = Error::connect(ConnectFailure::Resolve, url, "the name has no address");
    for (index, address) in addresses.iter().enumerate() {
        let left = deadline.saturating_duration_since(Instant::now());
        // One address that swallows everything must not use up the time of the others.
        let remaining = u32::try_from(addresses.len() - index).unwrap_or(u32::MAX);
        let share = (left / remaining.max(1)).max(Duration::from_millis(1));
        match os("connect", || std::net::TcpStream::connect_timeout(address, share)) {
            Ok(tcp) => {
                // Commands are small and their answers are waited for.
                let ready = os("nodelay", || tcp.set_nodelay(true))
                    .and_then(|()| os("nonblocking", || tcp.set_nonblocking(true)));
                match ready {
                    Ok(()) => return Ok(TcpStream::from_std(tcp)),
                    Err(error) => {
                        last = Error::connect(ConnectFailure::Refused, url, error.to_string());
                    }
                }
            }
            Err(error) => {
                let kind = match error.kind() {
                    ErrorKind::TimedOut | ErrorKind::WouldBlock => ConnectFailure::Timeout,
                    _ => ConnectFailure::Refused,
                };
                last = Error::connect(kind, url, format!("{address}: {}", error.kind()));
            }
        }
    }
    Err(last)
}

#[cfg(not(feature = "tls"))]
fn encrypt(_: TcpStream, _: &str, url: &SafeUrl, _: Instant) -> Result<Stream, Error> {
    Err(Error::connect(ConnectFailure::Tls, url, "built without the feature `tls`"))
}

#[cfg(feature = "tls")]
fn encrypt(
    tcp: TcpStream,
    server_name: &str,
    url: &SafeUrl,
    deadline: Instant,
) -> Result<Stream, Error> {
    let tls_error = |what: String| Error::connect(ConnectFailure::Tls, url, what);
    let connection = tls_client(server_name, url)?;
    let stream = Stream::Tls(Box::new(rustls::StreamOwned::new(connection, tcp)));
    let mut blocking =
        Blocking::new(stream, deadline).map_err(|error| tls_error(error.kind().to_string()))?;
    // Flushing drives the handshake, so that a bad certificate is reported here, by its name.
    while blocking.is_shaking_hands() {
        match blocking.shake_hands() {
            Ok(()) => {}
            Err(error) if error.kind() == ErrorKind::TimedOut => {
                return Err(Error::connect(ConnectFailure::Timeout, url, "no answer to TLS"));
            }
            Err(error) => return Err(tls_error(error.to_string())),
        }
    }
    Ok(blocking.into_inner())
}

/// The client side of TLS with the server of this name.
#[cfg(feature = "tls")]
pub(crate) fn tls_client(
    server_name: &str,
    url: &SafeUrl,
) -> Result<rustls::ClientConnection, Error> {
    use rustls::pki_types::ServerName;
    let tls_error = |what: String| Error::connect(ConnectFailure::Tls, url, what);
    let name = server_name.trim_start_matches('[').trim_end_matches(']').to_owned();
    let name = ServerName::try_from(name)
        .map_err(|_| tls_error("the host name cannot be in a certificate".into()))?;
    rustls::ClientConnection::new(tls_config(), name).map_err(|error| tls_error(error.to_string()))
}

#[cfg(feature = "tls")]
fn tls_config() -> std::sync::Arc<rustls::ClientConfig> {
    use std::sync::{Arc, OnceLock};
    static CONFIG: OnceLock<Arc<rustls::ClientConfig>> = OnceLock::new();
    CONFIG
        .get_or_init(|| {
            let mut roots = rustls::RootCertStore::empty();
            roots.extend(webpki_roots::TLS_SERVER_ROOTS.iter().cloned());
            extra_roots(&mut roots);
            Arc::new(
                rustls::ClientConfig::builder().with_root_certificates(roots).with_no_client_auth(),
            )
        })
        .clone()
}

/// Certificates of an organisation of one's own: `SSL_CERT_FILE`, the usual variable.
#[cfg(feature = "tls")]
fn extra_roots(roots: &mut rustls::RootCertStore) {
    use rustls::pki_types::CertificateDer;
    use rustls::pki_types::pem::PemObject;
    let Some(path) = std::env::var_os("SSL_CERT_FILE") else { return };
    match CertificateDer::pem_file_iter(&path) {
        Ok(certificates) => {
            let (added, ignored) =
                roots.add_parsable_certificates(certificates.filter_map(Result::ok));
            log::info!("SSL_CERT_FILE: {added} certificates added, {ignored} not readable");
        }
        Err(error) => log::warn!("SSL_CERT_FILE cannot be read: {error}"),
    }
}

impl Read for Stream {
    fn read(&mut self, into: &mut [u8]) -> io::Result<usize> {
        match self {
            Self::Plain(tcp) => tcp.read(into),
            #[cfg(feature = "tls")]
            Self::Tls(tls) => tls.read(into),
        }
    }
}

impl Write for Stream {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        match self {
            Self::Plain(tcp) => tcp.write(bytes),
            #[cfg(feature = "tls")]
            Self::Tls(tls) => tls.write(bytes),
        }
    }

    fn flush(&mut self) -> io::Result<()> {
        match self {
            // Nothing is buffered, and asking the kernel would cost a call.
            Self::Plain(_) => Ok(()),
            #[cfg(feature = "tls")]
            Self::Tls(tls) => tls.flush(),
        }
    }
}

impl Source for Stream {
    fn register(
        &mut self,
        registry: &Registry,
        token: Token,
        interests: Interest,
    ) -> io::Result<()> {
        self.socket().register(registry, token, interests)
    }

    fn reregister(
        &mut self,
        registry: &Registry,
        token: Token,
        interests: Interest,
    ) -> io::Result<()> {
        self.socket().reregister(registry, token, interests)
    }

    fn deregister(&mut self, registry: &Registry) -> io::Result<()> {
        self.socket().deregister(registry)
    }
}

/// A stream whose reads and writes wait, until one deadline for everything.
pub(crate) struct Blocking {
    stream: Stream,
    poll: Poll,
    events: Events,
    deadline: Instant,
}

impl Blocking {
    pub(crate) fn new(mut stream: Stream, deadline: Instant) -> io::Result<Self> {
        let poll = os("poll", Poll::new)?;
        let both = Interest::READABLE | Interest::WRITABLE;
        os("register", || poll.registry().register(&mut stream, Token(0), both))?;
        Ok(Self { stream, poll, events: Events::with_capacity(4), deadline })
    }

    pub(crate) fn into_inner(mut self) -> Stream {
        // Fails only if it was not registered.
        let _ = self.poll.registry().deregister(&mut self.stream);
        self.stream
    }

    #[cfg(feature = "tls")]
    fn is_shaking_hands(&self) -> bool {
        matches!(&self.stream, Stream::Tls(tls) if tls.conn.is_handshaking())
    }

    #[cfg(feature = "tls")]
    fn shake_hands(&mut self) -> io::Result<()> {
        let result = match &mut self.stream {
            Stream::Tls(tls) => tls.conn.complete_io(&mut tls.sock).map(|_| ()),
            Stream::Plain(_) => Ok(()),
        };
        match result {
            Err(error) if error.kind() == ErrorKind::WouldBlock => self.wait(),
            other => other,
        }
    }

    fn wait(&mut self) -> io::Result<()> {
        let left = self.deadline.saturating_duration_since(Instant::now());
        if left.is_zero() {
            return Err(ErrorKind::TimedOut.into());
        }
        match os("wait", || self.poll.poll(&mut self.events, Some(left))) {
            Err(error) if error.kind() != ErrorKind::Interrupted => Err(error),
            _ => Ok(()),
        }
    }
}

impl Read for Blocking {
    fn read(&mut self, into: &mut [u8]) -> io::Result<usize> {
        loop {
            match os("read", || self.stream.read(into)) {
                Err(error) if error.kind() == ErrorKind::WouldBlock => self.wait()?,
                other => return other,
            }
        }
    }
}

impl Write for Blocking {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        loop {
            match os("write", || self.stream.write(bytes)) {
                Err(error) if error.kind() == ErrorKind::WouldBlock => self.wait()?,
                other => return other,
            }
        }
    }

    fn flush(&mut self) -> io::Result<()> {
        loop {
            match self.stream.flush() {
                Err(error) if error.kind() == ErrorKind::WouldBlock => self.wait()?,
                other => return other,
            }
        }
    }
}
