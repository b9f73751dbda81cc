//! The floors: clients that do nothing but frame messages.

use cdpwire::host::{self, LaunchOptions, Launched, Link, Transport};
use serde_json::{Value, json};
use std::collections::VecDeque;
use std::io::{Read, Write};
use std::net::TcpStream;
use std::os::unix::net::UnixStream;
use tungstenite::{Message, WebSocket};

const ENABLED: [&str; 5] =
    ["Inspector.enable", "Page.enable", "Page.getFrameTree", "Log.enable", "Runtime.enable"];

/// A client that writes and reads whole messages, blocking.
pub(crate) trait Bare {
    fn send(&mut self, message: &str);
    fn receive(&mut self) -> String;

    /// Sends a command and reads until its answer is there; what else comes is thrown away.
    fn call(&mut self, id: u64, rest: &str) -> String {
        self.send(&format!("{{\"id\":{id},{rest}}}"));
        self.answer(id)
    }

    fn answer(&mut self, id: u64) -> String {
        let start = format!("{{\"id\":{id},");
        loop {
            let message = self.receive();
            if message.starts_with(&start) {
                return message;
            }
        }
    }

    /// Waits for an event.
    fn event(&mut self, method: &str) -> String {
        let start = format!("{{\"method\":\"{method}\"");
        loop {
            let message = self.receive();
            if message.starts_with(&start) {
                return message;
            }
        }
    }

    /// A fresh page, attached; gives its session.
    fn page(&mut self) -> String {
        let created = self
            .call(1_000_000, r#""method":"Target.createTarget","params":{"url":"about:blank"}"#);
        let created: Value = serde_json::from_str(&created).unwrap();
        let params = json!({ "targetId": created["result"]["targetId"], "flatten": true });
        let attached =
            self.call(1_000_001, &format!(r#""method":"Target.attachToTarget","params":{params}"#));
        let attached: Value = serde_json::from_str(&attached).unwrap();
        let session = attached["result"]["sessionId"].as_str().unwrap().to_owned();
        // What the engine enables, so that the browser has the same work for every command.
        for (index, method) in ENABLED.iter().enumerate() {
            let rest = format!(r#""sessionId":"{session}","method":"{method}""#);
            self.call(1_000_002 + index as u64, &rest);
        }
        session
    }
}

pub(crate) struct BarePipe {
    socket: UnixStream,
    buffer: Vec<u8>,
    partial: Vec<u8>,
    ready: VecDeque<String>,
    _launched: Kept,
}

/// The browser of a floor, ended when dropped.
pub(crate) struct Kept {
    _process: host::Process,
}

/// Takes a launched browser apart; its standard error is read away, or it would block.
fn keep(launched: Launched) -> (Link, Kept) {
    let Launched { link, process, stderr, .. } = launched;
    if let Some(mut stderr) = stderr {
        std::thread::spawn(move || {
            let mut bytes = [0; 4096];
            loop {
                match stderr.read(&mut bytes) {
                    Ok(0) => break,
                    Ok(_) => {}
                    Err(error) if error.kind() == std::io::ErrorKind::WouldBlock => {
                        std::thread::sleep(std::time::Duration::from_millis(200));
                    }
                    Err(_) => break,
                }
            }
        });
    }
    (link, Kept { _process: process })
}

pub(crate) fn options() -> LaunchOptions {
    LaunchOptions::new().timeout(std::time::Duration::from_secs(120))
}

impl BarePipe {
    pub(crate) fn launch(options: &LaunchOptions) -> Self {
        let (link, kept) = keep(host::spawn(options).unwrap());
        let Link::Pipe(socket) = link else { panic!("not a pipe") };
        socket.set_nonblocking(false).unwrap();
        Self {
            socket,
            buffer: vec![0; 64 << 10],
            partial: Vec::new(),
            ready: VecDeque::new(),
            _launched: kept,
        }
    }
}

impl Bare for BarePipe {
    fn send(&mut self, message: &str) {
        let mut bytes = Vec::with_capacity(message.len() + 1);
        bytes.extend_from_slice(message.as_bytes());
        bytes.push(0);
        self.socket.write_all(&bytes).unwrap();
    }

    fn receive(&mut self) -> String {
        while self.ready.is_empty() {
            let count = self.socket.read(&mut self.buffer).unwrap();
            assert!(count > 0, "the browser is gone");
            let mut rest = &self.buffer[..count];
            while let Some(end) = rest.iter().position(|byte| *byte == 0) {
                self.partial.extend_from_slice(&rest[..end]);
                let message = std::mem::take(&mut self.partial);
                self.ready.push_back(String::from_utf8(message).unwrap());
                rest = &rest[end + 1..];
            }
            self.partial.extend_from_slice(rest);
        }
        self.ready.pop_front().unwrap()
    }
}

/// A browser with a port, and its URL.
pub(crate) fn with_port() -> (String, Kept) {
    let launched = host::spawn(&options().transport(Transport::Port)).unwrap();
    let (link, kept) = keep(launched);
    let Link::Ws { url } = link else { panic!("not a port") };
    (url.expose().to_owned(), kept)
}

pub(crate) struct BareWebSocket {
    socket: WebSocket<TcpStream>,
    _kept: Kept,
}

impl BareWebSocket {
    pub(crate) fn launch() -> Self {
        let (url, kept) = with_port();
        let host = url.strip_prefix("ws://").unwrap().split('/').next().unwrap();
        let stream = TcpStream::connect(host).unwrap();
        stream.set_nodelay(true).unwrap();
        let (socket, _) = tungstenite::client(&url, stream).unwrap();
        Self { socket, _kept: kept }
    }
}

impl Bare for BareWebSocket {
    fn send(&mut self, message: &str) {
        self.socket.send(Message::text(message)).unwrap();
    }

    fn receive(&mut self) -> String {
        loop {
            if let Message::Text(text) = self.socket.read().unwrap() {
                return text.as_str().to_owned();
            }
        }
    }
}
