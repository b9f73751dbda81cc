//! A peer in a process of its own, so that its memory and its work are not counted: it answers
//! `Test.big` with as many bytes as asked, `Test.flood` with events without end, and anything
//! else with `{}`.

use cdpwire::wire::handshake::{accept_response, parse_request};
use cdpwire::wire::nul;
use cdpwire::wire::websocket::{Decoder, Incoming, Role};
use serde_json::Value;
use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpListener;
use std::process::{Child, Command, Stdio};

pub(crate) fn run(kind: &str) {
    match kind {
        "pipe" => serve_pipe(),
        _ => serve_websocket(),
    }
}

/// Writes one message as its pieces.
type Say<'a> = &'a mut dyn FnMut(&[&[u8]], usize) -> bool;

fn answer(command: &[u8], say: Say<'_>) -> bool {
    let command: Value = serde_json::from_slice(command).unwrap_or_default();
    let id = &command["id"];
    match command["method"].as_str().unwrap_or_default() {
        "Test.big" => {
            let size = usize::try_from(command["params"]["size"].as_u64().unwrap_or(0)).unwrap();
            let (start, end) = (format!(r#"{{"id":{id},"result":""#), r#""}"#);
            say(&[start.as_bytes(), end.as_bytes()], size)
        }
        "Test.flood" => {
            say(&[format!(r#"{{"id":{id},"result":{{}}}}"#).as_bytes(), b""], 0);
            let mut index = 0_u64;
            loop {
                index += 1;
                let event = format!(
                    r#"{{"method":"Target.targetCreated","params":{{"targetInfo":{{"targetId":"T","type":"page","title":"{index}","url":"u","attached":false,"canAccessOpener":false}}}}}}"#
                );
                if !say(&[event.as_bytes(), b""], 0) {
                    return false;
                }
            }
        }
        _ => say(&[format!(r#"{{"id":{id},"result":{{}}}}"#).as_bytes(), b""], 0),
    }
}

/// The start, so many bytes of filling, the end.
fn write(out: &mut impl Write, parts: &[&[u8]], filling: usize) -> bool {
    let chunk = vec![b'x'; filling.min(1 << 20)];
    let mut left = filling;
    let mut write = |bytes: &[u8]| out.write_all(bytes).is_ok();
    if !write(parts[0]) {
        return false;
    }
    while left > 0 {
        let piece = left.min(chunk.len());
        if !write(&chunk[..piece]) {
            return false;
        }
        left -= piece;
    }
    write(parts[1])
}

fn serve_websocket() {
    let listener = TcpListener::bind("127.0.0.1:0").unwrap();
    println!("{}", listener.local_addr().unwrap().port());
    let (mut stream, _) = listener.accept().unwrap();
    stream.set_nodelay(true).unwrap();
    let mut head = Vec::new();
    let mut bytes = vec![0; 65_536];
    let request = loop {
        let count = stream.read(&mut bytes).unwrap();
        head.extend_from_slice(&bytes[..count]);
        if let Some(request) = parse_request(&head).unwrap() {
            break request;
        }
    };
    stream.write_all(&accept_response(request.websocket_key().unwrap(), None).unwrap()).unwrap();
    let mut decoder = Decoder::new(Role::Server, 1 << 30);
    let mut out = std::io::BufWriter::new(stream.try_clone().unwrap());
    loop {
        let count = stream.read(&mut bytes).unwrap_or(0);
        if count == 0 {
            return;
        }
        let mut commands = Vec::new();
        decoder
            .feed(&bytes[..count], &mut |incoming| {
                if let Incoming::Message(message) = incoming {
                    commands.push(message);
                }
            })
            .unwrap();
        for command in commands {
            let mut say = |parts: &[&[u8]], filling: usize| {
                let size = parts[0].len() + filling + parts[1].len();
                let mut header = vec![0x81];
                match size {
                    0..=125 => header.push(size as u8),
                    126..=0xFFFF => {
                        header.push(126);
                        header.extend_from_slice(&(size as u16).to_be_bytes());
                    }
                    _ => {
                        header.push(127);
                        header.extend_from_slice(&(size as u64).to_be_bytes());
                    }
                }
                out.write_all(&header).is_ok() && write(&mut out, parts, filling)
            };
            if !answer(&command, &mut say) {
                return;
            }
        }
        let _ = out.flush();
    }
}

fn serve_pipe() {
    let mut decoder = nul::Decoder::new(1 << 30);
    let (mut input, mut out) = (std::io::stdin().lock(), std::io::stdout().lock());
    let mut bytes = vec![0; 65_536];
    loop {
        let count = input.read(&mut bytes).unwrap_or(0);
        if count == 0 {
            return;
        }
        let mut commands = Vec::new();
        decoder.feed(&bytes[..count], &mut |message| commands.push(message)).unwrap();
        for command in commands {
            let mut say = |parts: &[&[u8]], filling: usize| {
                write(&mut out, parts, filling) && out.write_all(&[0]).is_ok()
            };
            if !answer(&command, &mut say) {
                return;
            }
        }
        let _ = out.flush();
    }
}

/// The peer over WebSocket, as its parent has it.
pub(crate) struct Peer {
    child: Child,
    pub(crate) endpoint: String,
}

impl Peer {
    pub(crate) fn websocket() -> Self {
        let mut child = Command::new(std::env::current_exe().unwrap())
            .args(["--peer", "ws"])
            .stdout(Stdio::piped())
            .stdin(Stdio::null())
            .spawn()
            .unwrap();
        let mut line = String::new();
        BufReader::new(child.stdout.take().unwrap()).read_line(&mut line).unwrap();
        Self { child, endpoint: format!("ws://127.0.0.1:{}/", line.trim()) }
    }
}

impl Drop for Peer {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// A program that can be launched like a browser and is the peer over the pipe.
pub(crate) struct FakeBrowser {
    pub(crate) path: std::path::PathBuf,
}

impl FakeBrowser {
    pub(crate) fn new() -> Self {
        use std::os::unix::fs::PermissionsExt;
        let name = format!("cdpwire-bench-peer-{}", std::process::id());
        let path = std::env::temp_dir().join(name);
        let own = std::env::current_exe().unwrap();
        let text = format!("#!/bin/sh\nexec '{}' --peer pipe <&3 >&4\n", own.display());
        std::fs::write(&path, text).unwrap();
        std::fs::set_permissions(&path, PermissionsExt::from_mode(0o755)).unwrap();
        Self { path }
    }
}

impl Drop for FakeBrowser {
    fn drop(&mut self) {
        let _ = std::fs::remove_file(&self.path);
    }
}
