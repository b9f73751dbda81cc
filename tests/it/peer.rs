//! The other side of a connection, which does what a test wants: a real socket, the WebSocket
//! spoken by another implementation than ours.

#![allow(dead_code, reason = "each module uses a part of it")]

use cdpwire::{Browser, ConnectOptions};
use serde_json::{Value, json};
use std::io::{Read, Write};
use std::net::{TcpListener, TcpStream};
use std::thread::JoinHandle;
use std::time::{Duration, Instant};
use tungstenite::protocol::{Role, WebSocketConfig};
use tungstenite::{Message, WebSocket, handshake::derive_accept_key};

/// Longest anything may take on a busy machine. Nothing waits this long when all is well.
pub(crate) const LONG: Duration = Duration::from_secs(30);

/// What happens at once takes no longer than this, on a machine that has other things to do; what
/// waits for a deadline takes the default of 30 seconds.
pub(crate) const AT_ONCE: Duration = Duration::from_secs(10);

/// A server for one script.
pub(crate) struct Fake {
    pub(crate) port: u16,
    thread: Option<JoinHandle<()>>,
}

impl Fake {
    /// Accepts one connection after the other and gives each to the script, until it says that
    /// it has seen enough.
    pub(crate) fn raw(mut script: impl FnMut(TcpStream) -> Go + Send + 'static) -> Self {
        let listener = TcpListener::bind(("127.0.0.1", 0)).unwrap();
        let port = listener.local_addr().unwrap().port();
        let thread = std::thread::spawn(move || {
            for stream in listener.incoming() {
                let stream = stream.unwrap();
                stream.set_read_timeout(Some(LONG)).unwrap();
                if script(stream) == Go::Enough {
                    return;
                }
            }
        });
        Self { port, thread: Some(thread) }
    }

    /// Does the handshake, and gives the WebSocket to the script.
    pub(crate) fn peer(script: impl FnOnce(Peer) + Send + 'static) -> Self {
        let mut script = Some(script);
        Self::raw(move |stream| {
            let script = script.take().expect("one connection");
            script(Peer::accept(stream));
            Go::Enough
        })
    }

    pub(crate) fn url(&self) -> String {
        format!("ws://127.0.0.1:{}/devtools/browser/0123", self.port)
    }

    /// Waits for the script's end; a script that failed fails the test.
    pub(crate) fn join(mut self) {
        self.thread.take().unwrap().join().unwrap();
    }
}

/// Whether the script wants another connection.
#[derive(PartialEq, Eq)]
pub(crate) enum Go {
    On,
    Enough,
}

/// A raw connection, which sends only what a test makes it send.
pub(crate) fn raw() -> ConnectOptions {
    ConnectOptions::default().supervise(false)
}

/// Connects to a peer that answers the first command and then does what the script says.
pub(crate) fn connected(script: impl FnOnce(Peer) + Send + 'static) -> (Browser, Fake) {
    connected_with(&raw(), script).unwrap()
}

pub(crate) fn connected_with(
    options: &ConnectOptions,
    script: impl FnOnce(Peer) + Send + 'static,
) -> cdpwire::Result<(Browser, Fake)> {
    let fake = Fake::peer(move |mut peer| {
        peer.answer_version();
        script(peer);
    });
    Ok((Browser::connect_with(&fake.url(), options)?, fake))
}

/// The end of an HTTP head, read byte by byte so that nothing after it is taken.
pub(crate) fn read_head(stream: &mut impl Read) -> String {
    let mut head = Vec::new();
    let mut byte = [0];
    while !head.ends_with(b"\r\n\r\n") {
        stream.read_exact(&mut byte).expect("a whole request");
        head.push(byte[0]);
    }
    String::from_utf8(head).unwrap()
}

pub(crate) fn header<'a>(head: &'a str, name: &str) -> Option<&'a str> {
    head.lines().skip(1).find_map(|line| {
        let (found, value) = line.split_once(':')?;
        found.eq_ignore_ascii_case(name).then_some(value.trim())
    })
}

/// The answer that opens a WebSocket.
pub(crate) fn upgrade(head: &str) -> String {
    let key = header(head, "sec-websocket-key").expect("a key");
    let accept = derive_accept_key(key.as_bytes());
    format!(
        "HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\
         Sec-WebSocket-Accept: {accept}\r\n\r\n"
    )
}

/// A command that arrived.
#[derive(Debug)]
pub(crate) struct Call {
    pub(crate) id: i64,
    pub(crate) method: String,
    pub(crate) whole: Value,
}

/// An open WebSocket, seen from the browser's side.
pub(crate) struct Peer<S: Read + Write = TcpStream> {
    pub(crate) head: String,
    pub(crate) socket: WebSocket<S>,
}

impl<S: Read + Write> Peer<S> {
    pub(crate) fn accept(mut stream: S) -> Self {
        let head = read_head(&mut stream);
        stream.write_all(upgrade(&head).as_bytes()).unwrap();
        stream.flush().unwrap();
        Self::over(head, stream)
    }

    /// Over a stream on which the handshake was done.
    pub(crate) fn over(head: String, stream: S) -> Self {
        let config = WebSocketConfig::default().max_message_size(None).max_frame_size(None);
        Self { head, socket: WebSocket::from_raw_socket(stream, Role::Server, Some(config)) }
    }

    /// The next command; `None` at the end of the connection. Pings are answered, pongs skipped.
    pub(crate) fn read(&mut self) -> Option<Call> {
        loop {
            match self.socket.read() {
                Ok(Message::Text(text)) => {
                    let whole: Value = serde_json::from_str(&text).expect("JSON");
                    let id = whole["id"].as_i64().expect("an id");
                    let method = whole["method"].as_str().expect("a method").to_owned();
                    return Some(Call { id, method, whole });
                }
                Ok(Message::Close(_)) | Err(_) => return None,
                Ok(Message::Binary(_)) => panic!("commands are text"),
                Ok(_) => {}
            }
        }
    }

    pub(crate) fn next(&mut self) -> Call {
        self.read().expect("a command")
    }

    pub(crate) fn send(&mut self, text: impl Into<String>) {
        self.socket.send(Message::text(text.into())).unwrap();
    }

    pub(crate) fn try_send(&mut self, text: String) -> Result<(), tungstenite::Error> {
        self.socket.send(Message::text(text))
    }

    #[allow(clippy::needless_pass_by_value, reason = "callers write json! in place")]
    pub(crate) fn reply(&mut self, id: i64, result: Value) {
        self.send(json!({"id": id, "result": result}).to_string());
    }

    pub(crate) fn answer_version(&mut self) {
        let call = self.next();
        assert_eq!(call.method, "Browser.getVersion");
        self.reply(call.id, version("Fake/1.0"));
    }

    /// Answers every command with an empty result until the connection ends.
    pub(crate) fn serve(&mut self) {
        while let Some(call) = self.read() {
            let text = json!({"id": call.id, "result": {}}).to_string();
            if self.socket.send(Message::text(text)).is_err() {
                return;
            }
        }
    }
}

impl Peer {
    /// Bytes as they are, past the WebSocket.
    pub(crate) fn bytes(&mut self, bytes: &[u8]) {
        self.socket.get_mut().write_all(bytes).unwrap();
    }
}

/// The answer to `Browser.getVersion`.
pub(crate) fn version(product: &str) -> Value {
    json!({
        "protocolVersion": "1.3",
        "product": product,
        "revision": "@0",
        "userAgent": "Mozilla/5.0",
        "jsVersion": "1",
    })
}

/// The header of a server's frame.
pub(crate) fn frame(opcode: u8, length: u64) -> Vec<u8> {
    let mut head = vec![0x80 | opcode, 127];
    head.extend(length.to_be_bytes());
    head
}

pub(crate) fn wait_until(what: &str, mut is_so: impl FnMut() -> bool) -> Duration {
    let started = Instant::now();
    while !is_so() {
        assert!(started.elapsed() < LONG, "{what} did not happen");
        std::thread::sleep(Duration::from_millis(2));
    }
    started.elapsed()
}
