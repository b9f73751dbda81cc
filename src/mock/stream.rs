//! Endpoints over byte streams: one thread turns them all, as a browser's IO thread does.

use super::{Endpoint, Out};
use crate::wire::websocket::{self, Incoming, Outgoing, Role};
use crate::wire::{handshake, nul};
use bytes::Bytes;
use mio::event::Source;
use mio::net::{TcpListener, TcpStream};
use mio::{Events, Interest, Poll, Token, Waker};
use serde_json::json;
use std::collections::BTreeMap;
use std::io::{self, ErrorKind, Read, Write};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

const WAKER: Token = Token(0);
const LISTENER: Token = Token(1);

/// While more than this is unwritten, the endpoint is asked for nothing: a flood is made as fast
/// as it is read.
const WRITE_AHEAD: usize = 256 << 10;

/// Chrome's own receive limit.
const LARGEST: usize = 100 << 20;

pub(super) type Factory = Box<dyn FnMut() -> Box<dyn Endpoint> + Send>;

/// Connections, and where new ones come from.
pub(super) struct Streams {
    poll: Poll,
    waker: Arc<Waker>,
    stop: Arc<AtomicBool>,
    listener: Option<(TcpListener, Factory)>,
    connections: BTreeMap<usize, Connection>,
    next: usize,
}

/// Ends a [`Streams`] from another thread.
pub(super) struct Stop {
    flag: Arc<AtomicBool>,
    waker: Arc<Waker>,
}

impl Stop {
    pub(super) fn stop(&self) {
        self.flag.store(true, Ordering::Release);
        let _ = self.waker.wake();
    }
}

impl Streams {
    pub(super) fn new() -> io::Result<Self> {
        let poll = Poll::new()?;
        let waker = Arc::new(Waker::new(poll.registry(), WAKER)?);
        let stop = Arc::default();
        Ok(Self { poll, waker, stop, listener: None, connections: BTreeMap::new(), next: 2 })
    }

    pub(super) fn stopper(&self) -> Stop {
        Stop { flag: self.stop.clone(), waker: self.waker.clone() }
    }

    #[cfg(unix)]
    pub(super) fn pipe(
        &mut self,
        socket: std::os::unix::net::UnixStream,
        endpoint: Box<dyn Endpoint>,
    ) -> io::Result<()> {
        socket.set_nonblocking(true)?;
        let socket = mio::net::UnixStream::from_std(socket);
        let framing = Framing::Nul(nul::Decoder::new(LARGEST));
        self.add(Box::new(socket), framing, Some(endpoint))
    }

    pub(super) fn listen(&mut self, mut listener: TcpListener, make: Factory) -> io::Result<()> {
        self.poll.registry().register(&mut listener, LISTENER, Interest::READABLE)?;
        self.listener = Some((listener, make));
        Ok(())
    }

    fn add(
        &mut self,
        mut stream: Box<dyn Stream>,
        framing: Framing,
        mut endpoint: Option<Box<dyn Endpoint>>,
    ) -> io::Result<()> {
        let token = self.next;
        self.next += 1;
        let both = Interest::READABLE | Interest::WRITABLE;
        stream.register(self.poll.registry(), Token(token), both)?;
        if let Some(endpoint) = &mut endpoint {
            wake_with(endpoint, &self.waker);
        }
        self.connections.insert(token, Connection::new(stream, framing, endpoint));
        Ok(())
    }

    /// Serves until it is stopped, or until the last connection ended if none can come.
    pub(super) fn run(mut self) {
        let mut events = Events::with_capacity(64);
        while !self.stop.load(Ordering::Acquire) {
            let mut make = self.listener.as_mut().map(|(_, make)| make);
            self.connections.retain(|_, connection| {
                connection.turn(&mut make, &self.waker);
                !connection.is_over()
            });
            if self.connections.is_empty() && self.listener.is_none() {
                return;
            }
            let busy = self.connections.values().any(Connection::has_more);
            let timeout = busy.then_some(std::time::Duration::ZERO);
            match self.poll.poll(&mut events, timeout) {
                Err(error) if error.kind() != ErrorKind::Interrupted => return,
                _ => {}
            }
            for event in &events {
                if let Some(connection) = self.connections.get_mut(&event.token().0) {
                    connection.readable |= event.is_readable() || event.is_read_closed();
                    connection.writable |= event.is_writable();
                }
            }
            self.accept();
        }
        for connection in self.connections.values_mut() {
            connection.leave();
        }
    }

    fn accept(&mut self) {
        while let Some((listener, _)) = &self.listener {
            let Ok((stream, _)) = listener.accept() else { return };
            let _ = stream.set_nodelay(true);
            let port = listener.local_addr().map_or(0, |address| address.port());
            let _ = self.add(Box::new(stream), Framing::Http { head: Vec::new(), port }, None);
        }
    }
}

fn wake_with(endpoint: &mut Box<dyn Endpoint>, waker: &Arc<Waker>) {
    let waker = waker.clone();
    endpoint.wake_with(Arc::new(move || {
        let _ = waker.wake();
    }));
}

trait Stream: Read + Write + Source + Send {}
impl Stream for TcpStream {}
#[cfg(unix)]
impl Stream for mio::net::UnixStream {}

enum Framing {
    /// What is to become a WebSocket is an HTTP request at first.
    Http {
        head: Vec<u8>,
        port: u16,
    },
    WebSocket(websocket::Decoder),
    Nul(nul::Decoder),
}

struct Connection {
    stream: Box<dyn Stream>,
    framing: Framing,
    endpoint: Option<Box<dyn Endpoint>>,
    unwritten: Vec<u8>,
    readable: bool,
    writable: bool,
    /// The endpoint was not asked to the end, for want of room.
    unasked: bool,
    /// Nothing is added to what is unwritten.
    closing: bool,
    over: bool,
}

impl Connection {
    fn new(stream: Box<dyn Stream>, framing: Framing, endpoint: Option<Box<dyn Endpoint>>) -> Self {
        Self {
            stream,
            framing,
            endpoint,
            unwritten: Vec::new(),
            readable: true,
            writable: true,
            unasked: false,
            closing: false,
            over: false,
        }
    }

    fn is_over(&self) -> bool {
        self.over
    }

    /// Whether it would go on without anything happening outside.
    fn has_more(&self) -> bool {
        let stalled = self.endpoint.as_ref().is_some_and(|endpoint| endpoint.stalled());
        let reads = self.readable && !stalled && !self.closing && self.has_room();
        reads || (self.writable && !self.unwritten.is_empty()) || (self.unasked && self.has_room())
    }

    fn has_room(&self) -> bool {
        self.unwritten.len() < WRITE_AHEAD
    }

    fn turn(&mut self, make: &mut Option<&mut Factory>, waker: &Arc<Waker>) {
        self.ask_endpoint();
        self.write();
        let stalled = self.endpoint.as_ref().is_some_and(|endpoint| endpoint.stalled());
        if self.readable && !stalled && !self.closing && self.has_room() {
            self.read(make, waker);
            self.ask_endpoint();
            self.write();
        }
        if self.closing && self.unwritten.is_empty() {
            self.over = true;
        }
        if self.over {
            self.leave();
        }
    }

    fn ask_endpoint(&mut self) {
        self.unasked = false;
        while !self.closing {
            if !self.has_room() {
                self.unasked = true;
                return;
            }
            let Some(out) = self.endpoint.as_mut().and_then(|endpoint| endpoint.poll()) else {
                return;
            };
            match (out, &self.framing) {
                (Out::RawBytes(bytes), _) => self.unwritten.extend_from_slice(&bytes),
                (Out::Message(message), Framing::Nul(_)) => {
                    // Written even with a NUL inside: an endpoint may lie.
                    self.unwritten.extend_from_slice(&message);
                    self.unwritten.push(0);
                }
                (Out::Message(message), _) => {
                    websocket::encode(Outgoing::Text(&message), None, &mut self.unwritten);
                }
                (Out::Close, framing) => {
                    if matches!(framing, Framing::WebSocket(_)) {
                        let bye = Outgoing::Close(Some(1000), "");
                        websocket::encode(bye, None, &mut self.unwritten);
                    }
                    // The endpoint knows; it is not told that the client closed.
                    self.endpoint = None;
                    self.closing = true;
                }
            }
        }
    }

    fn write(&mut self) {
        let mut written = 0;
        while self.writable && written < self.unwritten.len() {
            match self.stream.write(self.unwritten.get(written..).unwrap_or_default()) {
                Ok(count) => written += count,
                Err(error) if error.kind() == ErrorKind::WouldBlock => self.writable = false,
                Err(error) if error.kind() == ErrorKind::Interrupted => {}
                Err(_) => {
                    self.over = true;
                    break;
                }
            }
        }
        self.unwritten.drain(..written);
    }

    fn read(&mut self, make: &mut Option<&mut Factory>, waker: &Arc<Waker>) {
        let mut piece = [0; 16 << 10];
        let read = match self.stream.read(&mut piece) {
            Ok(0) => {
                self.over = true;
                return;
            }
            Ok(count) => piece.get(..count).unwrap_or_default(),
            Err(error) if error.kind() == ErrorKind::WouldBlock => {
                self.readable = false;
                return;
            }
            Err(error) if error.kind() == ErrorKind::Interrupted => return,
            Err(_) => {
                self.over = true;
                return;
            }
        };
        let Framing::Http { head, .. } = &mut self.framing else { return self.feed(read) };
        head.extend_from_slice(read);
        self.answer_http(make, waker);
    }

    fn feed(&mut self, read: &[u8]) {
        let mut messages = Vec::new();
        let fine = match &mut self.framing {
            Framing::Http { .. } => true,
            Framing::Nul(decoder) => {
                decoder.feed(read, &mut |message| messages.push(Incoming::Message(message))).is_ok()
            }
            Framing::WebSocket(decoder) => {
                decoder.feed(read, &mut |incoming| messages.push(incoming)).is_ok()
            }
        };
        for incoming in messages {
            match incoming {
                Incoming::Message(message) => self.receive(message),
                Incoming::Ping(payload) => {
                    websocket::encode(Outgoing::Pong(&payload), None, &mut self.unwritten);
                }
                Incoming::Pong(_) => {}
                Incoming::Close(code, _) => {
                    websocket::encode(Outgoing::Close(code, ""), None, &mut self.unwritten);
                    self.closing = true;
                }
            }
        }
        self.over |= !fine;
    }

    fn receive(&mut self, message: Bytes) {
        if let Some(endpoint) = &mut self.endpoint {
            endpoint.receive(message);
            self.ask_endpoint();
        }
    }

    fn answer_http(&mut self, make: &mut Option<&mut Factory>, waker: &Arc<Waker>) {
        let Framing::Http { head, port } = &mut self.framing else { return };
        let request = match handshake::parse_request(head) {
            Ok(Some(request)) => request,
            Ok(None) => return,
            Err(_) => return self.say(400, "Bad Request", ""),
        };
        let (early, port) = (head.split_off(request.consumed), *port);
        // As Chrome: whoever names an origin is a web page.
        if request.header("Origin").next().is_some() {
            return self.say(403, "Forbidden", "");
        }
        let path = request.target.split('?').next().unwrap_or_default();
        match (path.trim_end_matches('/'), request.websocket_key()) {
            (_, Ok(key)) => {
                let (Ok(answer), Some(make)) = (handshake::accept_response(key, None), make) else {
                    return self.say(500, "Internal Server Error", "");
                };
                self.unwritten.extend_from_slice(&answer);
                let mut endpoint = make();
                wake_with(&mut endpoint, waker);
                self.endpoint = Some(endpoint);
                let decoder = websocket::Decoder::new(Role::Server, LARGEST);
                self.framing = Framing::WebSocket(decoder);
                self.feed(&early);
            }
            ("/json/version", _) => {
                let version = json!({
                    "Browser": "Chrome/156.0.0.0",
                    "Protocol-Version": "1.3",
                    "User-Agent": "Mozilla/5.0 (X11; Linux x86_64) Chrome/156.0.0.0",
                    "V8-Version": "15.6.0.0",
                    "WebKit-Version": "537.36",
                    "webSocketDebuggerUrl": format!("ws://127.0.0.1:{port}{BROWSER}"),
                });
                self.say(200, "OK", &version.to_string());
            }
            ("/json/protocol", _) => {
                let protocol = json!({ "version": { "major": "1", "minor": "3" }, "domains": [] });
                self.say(200, "OK", &protocol.to_string());
            }
            _ => self.say(404, "Not Found", ""),
        }
    }

    fn say(&mut self, status: u16, reason: &str, body: &str) {
        let head = format!(
            "HTTP/1.1 {status} {reason}\r\nContent-Type: application/json; charset=UTF-8\r\n\
             Content-Length: {}\r\nConnection: close\r\n\r\n{body}",
            body.len()
        );
        self.unwritten.extend_from_slice(head.as_bytes());
        self.closing = true;
    }

    fn leave(&mut self) {
        if let Some(mut endpoint) = self.endpoint.take() {
            endpoint.closed();
        }
    }
}

/// The path of the browser's own WebSocket.
pub(super) const BROWSER: &str = "/devtools/browser/mock";
