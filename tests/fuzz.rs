//! The fuzz targets without a fuzzer: recorded and hand-made inputs, each also in mutated forms,
//! the same in every run. `fuzz/` runs the same functions under libFuzzer.
//!
//! `FUZZ_ROUNDS` sets the number of mutated inputs per target, `FUZZ_SEED` where they start, and
//! `FUZZ_TARGET` names one target alone; a failure prints the input.
#![cfg(all(feature = "internals", feature = "mcp"))]

use cdpwire::core::fuzz::{fuzz_bridge, fuzz_core_ops, fuzz_frames, fuzz_snapshot};
use cdpwire::mcp::fuzz::fuzz_mcp_line;
use cdpwire::page::fuzz::{fuzz_keys, fuzz_listing, fuzz_locator};
use cdpwire::protocol::fuzz_decode;
use cdpwire::wire::fuzz::{Mutator, fuzz_envelope, fuzz_handshake, fuzz_nul, fuzz_websocket};
use std::panic::{AssertUnwindSafe, catch_unwind};

type Target = (&'static str, fn(&[u8]), fn() -> Vec<Vec<u8>>);

/// Name, rules, seeds. A further target is one line here and one file in `fuzz/fuzz_targets`.
const TARGETS: &[Target] = &[
    ("envelope", fuzz_envelope, recorded),
    ("websocket", fuzz_websocket, websocket_streams),
    ("nul", fuzz_nul, nul_streams),
    ("handshake", fuzz_handshake, http_heads),
    ("decode", fuzz_decode, recorded),
    ("core_ops", fuzz_core_ops, operations),
    ("frames", fuzz_frames, moves),
    ("snapshot", fuzz_snapshot, operations),
    ("bridge", fuzz_bridge, questions),
    ("locator", fuzz_locator, || kept("locator")),
    ("keys", fuzz_keys, || kept("keys")),
    ("listing", fuzz_listing, || kept("listing")),
    ("mcp_line", fuzz_mcp_line, || kept("mcp_line")),
];

/// Those that make a large page or start threads for each input get fewer of them.
const SLOW: [&str; 2] = ["listing", "mcp_line"];

const ROUNDS: usize = 20_000;

fn recorded() -> Vec<Vec<u8>> {
    let frames: &[u8] = include_bytes!("recorded/frames.ndjson");
    frames.split(|&byte| byte == b'\n').map(<[u8]>::to_vec).collect()
}

/// Made by hand, and given to libFuzzer too.
fn kept(target: &str) -> Vec<Vec<u8>> {
    let seeds = concat!(env!("CARGO_MANIFEST_DIR"), "/fuzz/seeds/");
    let files = std::fs::read_dir(format!("{seeds}{target}")).expect("it has seeds");
    let mut paths: Vec<_> = files.map(|file| file.expect("readable").path()).collect();
    paths.sort();
    paths.iter().map(|path| std::fs::read(path).expect("readable")).collect()
}

fn nul_streams() -> Vec<Vec<u8>> {
    let streams = recorded();
    streams.chunks(3).map(|few| [b"\x0C\x05", &few.join(&0)[..], b"\0"].concat()).collect()
}

fn websocket_streams() -> Vec<Vec<u8>> {
    let frame = |first: u8, payload: &[u8]| {
        [&[first, 126], &(payload.len() as u16).to_be_bytes()[..], payload].concat()
    };
    let short = |first: u8, payload: &[u8]| [&[first, payload.len() as u8], payload].concat();
    let messages = recorded();
    messages
        .chunks(2)
        .map(|pair| {
            let first = pair.first().map_or(&[][..], |m| m.get(..300).unwrap_or(m));
            [
                vec![0x1E, 3],
                frame(0x81, first),
                short(0x89, b"ping"),
                short(0x01, b"a"),
                short(0x80, b"b"),
                short(0x88, &[0x03, 0xE8, b'x']),
            ]
            .concat()
        })
        .collect()
}

fn http_heads() -> Vec<Vec<u8>> {
    let request = b"\x20GET /devtools/browser/1 HTTP/1.1\r\nHost: h\r\nUpgrade: websocket\r\n\
        Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\n\
        Sec-WebSocket-Key: BwcHBwcHBwcHBwcHBwcHBw==\r\n\r\n";
    let response = b"\x30HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\n\
        Connection: Upgrade\r\nSec-WebSocket-Accept: AAAAAAAAAAAAAAAAAAAAAAAAAAA=\r\n\r\n";
    let refusal = b"\x10HTTP/1.1 403 Forbidden\r\nContent-Length: 2\r\n\r\nno";
    vec![request.to_vec(), response.to_vec(), refusal.to_vec()]
}

/// Every operation and every message once, and longer runs of them.
fn operations() -> Vec<Vec<u8>> {
    let message = |which: u8, n: u8| [0, which, n, n.wrapping_mul(7), n.wrapping_add(3)];
    let all: Vec<u8> = (0..24).flat_map(|which| message(which, which)).collect();
    let start = [message(0, 1), message(1, 2), message(8, 1), message(13, 1)].concat();
    vec![
        all.clone(),
        start.clone(),
        [start, vec![4, 1, 4, 2, 6, 0, 5, 9, 7, 3, 7, 1], all].concat(),
    ]
}

/// A frame that moves out, one below it, and both back in; and each event once.
fn moves() -> Vec<Vec<u8>> {
    let all: Vec<u8> = (0..12).flat_map(|which| [which, which * 5, which * 3 + 1]).collect();
    vec![
        all.clone(),
        [4, 0, 1, 0, 1, 1, 6, 1, 2, 2, 1, 0, 4, 0, 1, 10, 0, 1].to_vec(),
        [all.clone(), all].concat(),
    ]
}

fn questions() -> Vec<Vec<u8>> {
    let ask = |kind: &str, message: &str, opaque: &str| {
        format!(
            r#"{{"kind":"{kind}","message":"{message}","initial":"i","url":"u","opaque":{opaque}}}"#
        )
        .into_bytes()
    };
    vec![
        ask("alert", "m", "false"),
        ask("prompt", r"line\r\nline \ud83c", "false"),
        ask("confirm", "", "true"),
        ask("print", "m", "0"),
        br#"{"kind":7}"#.to_vec(),
        b"".to_vec(),
    ]
}

fn number(name: &str, default: usize) -> usize {
    std::env::var(name).ok().and_then(|text| text.parse().ok()).unwrap_or(default)
}

fn check(name: &str, target: fn(&[u8]), input: &[u8]) {
    if let Err(panic) = catch_unwind(AssertUnwindSafe(|| target(input))) {
        eprintln!("target {name} fails on b\"{}\"", input.escape_ascii());
        std::panic::resume_unwind(panic);
    }
}

#[test]
fn every_target_keeps_its_rules_on_its_seeds_and_their_mutations() {
    let (rounds, seed) = (number("FUZZ_ROUNDS", ROUNDS), number("FUZZ_SEED", 0));
    let only = std::env::var("FUZZ_TARGET").ok();
    for &(name, target, seeds) in TARGETS {
        if only.as_ref().is_some_and(|only| only != name) {
            continue;
        }
        let seeds = seeds();
        for input in &seeds {
            check(name, target, input);
        }
        let mut mutator = Mutator::new(seed as u64 + 1);
        let small: Vec<_> = seeds.iter().filter(|seed| seed.len() < 4_000).collect();
        assert!(!small.is_empty(), "{name} has no seeds");
        let rounds = if SLOW.contains(&name) { rounds / 50 } else { rounds };
        for _ in 0..rounds {
            let mut input = small[mutator.below(small.len())].clone();
            mutator.mutate(&mut input);
            check(name, target, &input);
        }
    }
}
