//! A peer that speaks raw WebSocket over TCP and sends whatever a test says, and the engine
//! connected to it.

use super::world::{World, counted, describe};
use cdpwire::core::CallId;
use cdpwire::wire::handshake::{accept_response, parse_request};
use cdpwire::wire::websocket::{Decoder, Incoming, Outgoing, Role, encode};
use cdpwire::{Browser, ConnectOptions, Error};
use serde_json::{Value, json};
use std::collections::VecDeque;
use std::io::{Read, Write};
use std::net::{TcpListener, TcpStream};
use std::thread::JoinHandle;
use std::time::Duration;

/// One connection as the peer sees it.
pub(crate) struct Conversation {
    stream: TcpStream,
    decoder: Decoder,
    commands: VecDeque<Value>,
}

impl Conversation {
    /// The client's next command; `None` when it is gone.
    pub(crate) fn next(&mut self) -> Option<Value> {
        let mut bytes = vec![0; 65_536];
        while self.commands.is_empty() {
            let count = self.stream.read(&mut bytes).ok().filter(|count| *count > 0)?;
            let commands = &mut self.commands;
            self.decoder
                .feed(&bytes[..count], &mut |incoming| {
                    if let Incoming::Message(message) = incoming {
                        commands.push_back(serde_json::from_slice(&message).unwrap());
                    }
                })
                .ok()?;
        }
        self.commands.pop_front()
    }

    pub(crate) fn send(&mut self, message: &[u8]) {
        let mut frame = Vec::new();
        encode(Outgoing::Text(message), None, &mut frame);
        self.raw(&frame);
    }

    /// Bytes without a frame.
    pub(crate) fn raw(&mut self, bytes: &[u8]) {
        // The client may have closed; that is for the test to see.
        let _ = self.stream.write_all(bytes);
    }

    #[allow(clippy::needless_pass_by_value, reason = "what is said is made for it")]
    pub(crate) fn reply(&mut self, command: &Value, result: Value) {
        self.send(json!({ "id": command["id"], "result": result }).to_string().as_bytes());
    }
}

pub(crate) struct Peer {
    port: u16,
    thread: Option<JoinHandle<()>>,
}

impl Peer {
    /// Plays `talk` on each connection, one after the other.
    pub(crate) fn new(talk: impl Fn(&mut Conversation) + Send + 'static) -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").unwrap();
        let port = listener.local_addr().unwrap().port();
        let thread = std::thread::spawn(move || {
            while let Ok((mut stream, _)) = listener.accept() {
                stream.set_nodelay(true).unwrap();
                stream.set_read_timeout(Some(Duration::from_secs(60))).unwrap();
                let mut head = Vec::new();
                let request = loop {
                    let mut bytes = [0; 4096];
                    let count = stream.read(&mut bytes).unwrap_or(0);
                    if count == 0 {
                        break None;
                    }
                    head.extend_from_slice(&bytes[..count]);
                    if let Some(request) = parse_request(&head).unwrap() {
                        break Some(request);
                    }
                };
                let Some(request) = request else { continue };
                if request.target == "/end" {
                    return;
                }
                let key = request.websocket_key().unwrap();
                stream.write_all(&accept_response(key, None).unwrap()).unwrap();
                let decoder = Decoder::new(Role::Server, 256 << 20);
                talk(&mut Conversation { stream, decoder, commands: VecDeque::new() });
            }
        });
        Self { port, thread: Some(thread) }
    }

    /// Answers the command `Test.it` with one of these replies (its parameter names it), and
    /// then properly; any other with `{}`.
    pub(crate) fn replying(replies: Vec<String>, fill: fn(&str, CallId) -> String) -> Self {
        Self::new(move |conversation| {
            while let Some(command) = conversation.next() {
                if command["method"] != "Test.it" {
                    conversation.reply(&command, json!({}));
                    continue;
                }
                let wanted = command["params"]["reply"].as_str().unwrap();
                let reply = replies.iter().find(|reply| *reply == wanted).unwrap();
                let id = CallId::try_from(command["id"].as_i64().unwrap()).unwrap();
                conversation.send(fill(reply, id).as_bytes());
                conversation.reply(&command, "good".into());
            }
        })
    }

    pub(crate) fn endpoint(&self) -> String {
        format!("ws://127.0.0.1:{}/", self.port)
    }
}

impl Drop for Peer {
    fn drop(&mut self) {
        if let Ok(mut stream) = TcpStream::connect(("127.0.0.1", self.port)) {
            let _ = stream.write_all(b"GET /end HTTP/1.1\r\n\r\n");
        }
        let ended = self.thread.take().unwrap().join();
        assert!(ended.is_ok() || std::thread::panicking(), "the peer failed");
    }
}

/// A connection without supervision.
pub(crate) fn connect(peer: &Peer) -> Browser {
    connect_with(peer, |_| {})
}

pub(crate) fn connect_with(peer: &Peer, change: impl FnOnce(&mut ConnectOptions)) -> Browser {
    let mut options = ConnectOptions::default();
    options.supervise = false;
    options.timeout = Duration::from_secs(20);
    change(&mut options);
    Browser::connect_with(&peer.endpoint(), &options).unwrap()
}

/// A message that nobody asked for does the engine what it does the core, and the next call
/// works.
pub(crate) fn same_in_engine(name: &str, messages: &[Vec<u8>], counts: &str) {
    let sent = messages.to_vec();
    let peer = Peer::new(move |conversation| {
        while let Some(command) = conversation.next() {
            if command["method"] == "Test.it" {
                for message in &sent {
                    conversation.send(message);
                }
            }
            conversation.reply(&command, json!({}));
        }
    });
    let browser = connect(&peer);
    assert_eq!(describe(&browser.call_raw("Test.it", ())), "ok {}", "{name}");
    assert_eq!(describe(&browser.call_raw("Test.fence", ())), "ok {}", "{name}");
    assert_eq!(counted(&browser.snapshot().anomalies), counts, "{name}");
    drop(browser);
}

pub(crate) fn same_in_core(name: &str, messages: &[Vec<u8>], counts: &str) {
    let mut world = World::raw();
    for message in messages {
        world.message(message.clone());
    }
    assert_eq!(counted(&world.anomalies()), counts, "{name}");
    world.still_works();
}

#[test]
fn a_message_beyond_the_limit_ends_the_connection_before_its_bytes_are_there() {
    // A frame that declares 2^62 bytes and sends none.
    let peer = Peer::new(|conversation| {
        while let Some(command) = conversation.next() {
            if command["method"] == "Test.it" {
                conversation.raw(&[0x81, 127, 0x40, 0, 0, 0, 0, 0, 0, 0]);
                continue;
            }
            conversation.reply(&command, json!({}));
        }
    });
    let browser = connect(&peer);
    let error = browser.call_raw("Test.it", ()).unwrap_err();
    let Error::Disconnected(closed) = &error else { panic!("{error}") };
    assert_eq!(
        closed.reason,
        cdpwire::error::CloseReason::TooLarge { size: 1 << 62, limit: 256 << 20 }
    );
    assert_eq!(closed.effect, cdpwire::Effect::Unknown);
    assert_eq!(browser.call_raw("Test.fence", ()).unwrap_err().took_effect(), cdpwire::Effect::No);
}

#[test]
fn the_largest_message_allowed_arrives_and_one_byte_more_does_not() {
    let peer = Peer::new(|conversation| {
        while let Some(command) = conversation.next() {
            let size = command["params"]["size"].as_u64().unwrap_or(100);
            let id = command["id"].as_i64().unwrap();
            let mut message = format!(r#"{{"id":{id},"result":{{}}}}"#);
            let padding = usize::try_from(size).unwrap().saturating_sub(message.len());
            message.push_str(&" ".repeat(padding));
            conversation.send(message.as_bytes());
        }
    });
    let browser = connect_with(&peer, |options| options.limits.message_in = 1 << 20);
    let fits = browser.call_raw("Test.it", json!({ "size": 1 << 20 }));
    assert_eq!(describe(&fits), "ok {}");
    let large = browser.call_raw("Test.it", json!({ "size": (1 << 20) + 1 })).unwrap_err();
    let Error::Disconnected(closed) = &large else { panic!("{large}") };
    let limit = 1 << 20;
    let reason = cdpwire::error::CloseReason::TooLarge { size: limit + 1, limit };
    assert_eq!(closed.reason, reason);
}

#[test]
fn a_flood_between_a_call_and_its_answer_does_not_lose_the_answer() {
    let peer = Peer::new(|conversation| {
        while let Some(command) = conversation.next() {
            if command["method"] == "Test.it" {
                for index in 0..100_000 {
                    let event = format!(r#"{{"method":"Test.nobody","params":{{"i":{index}}}}}"#);
                    conversation.send(event.as_bytes());
                }
            }
            conversation.reply(&command, json!({}));
        }
    });
    let browser = connect(&peer);
    let events = browser.subscribe_all(cdpwire::Filter::all().capacity(1_000));
    assert_eq!(describe(&browser.call_raw("Test.it", ())), "ok {}");
    let mut read = 0;
    while events.try_next().unwrap().is_some() {
        read += 1;
    }
    assert_eq!(read, 1_000);
    assert_eq!(events.lost(), 99_000);
    assert_eq!(counted(&browser.snapshot().anomalies), "");
}
