use super::recorded;
use crate::wire::fault::FrameFault;
use crate::wire::fuzz::{Mutator, fuzz_websocket};
use crate::wire::websocket::{Decoder, Incoming, Outgoing, Role, encode};
use std::io::{Cursor, Read, Write};
use tungstenite::protocol::{Role as TheirRole, WebSocket, WebSocketConfig};

const LIMIT: usize = 70_000;

/// What a stream gives, in short: `m3 ping0 close1000` and how it ends.
fn ours(role: Role, stream: &[u8]) -> String {
    let mut decoder = Decoder::new(role, LIMIT);
    let mut out = String::new();
    let end = decoder.feed(stream, &mut |incoming| {
        out += &match incoming {
            Incoming::Message(payload) => format!("m{} ", payload.len()),
            Incoming::Ping(payload) => format!("ping{} ", payload.len()),
            Incoming::Pong(payload) => format!("pong{} ", payload.len()),
            Incoming::Close(code, reason) => format!("close{} ", code.unwrap_or(0)) + &reason,
        };
    });
    match end {
        Ok(()) => out += if decoder.is_idle() { "end" } else { "cut" },
        Err(fault) => out += &format!("!{}", fault.close_code()),
    }
    out
}

struct Memory {
    input: Cursor<Vec<u8>>,
    output: Vec<u8>,
}

impl Read for Memory {
    fn read(&mut self, buffer: &mut [u8]) -> std::io::Result<usize> {
        self.input.read(buffer)
    }
}

impl Write for Memory {
    fn write(&mut self, buffer: &[u8]) -> std::io::Result<usize> {
        self.output.write(buffer)
    }

    fn flush(&mut self) -> std::io::Result<()> {
        Ok(())
    }
}

fn peer(role: Role, input: Vec<u8>) -> WebSocket<Memory> {
    let role = match role {
        Role::Client => TheirRole::Client,
        Role::Server => TheirRole::Server,
    };
    let config =
        WebSocketConfig::default().max_message_size(Some(LIMIT)).max_frame_size(Some(LIMIT));
    let memory = Memory { input: Cursor::new(input), output: Vec::new() };
    WebSocket::from_raw_socket(memory, role, Some(config))
}

/// The same in short, as tungstenite reads it.
fn theirs(role: Role, stream: &[u8]) -> String {
    use tungstenite::{Error, Message, error::ProtocolError};
    let mut socket = peer(role, stream.to_vec());
    let mut out = String::new();
    loop {
        out += &match socket.read() {
            Ok(Message::Text(text)) => format!("m{} ", text.len()),
            Ok(Message::Binary(payload)) => format!("m{} ", payload.len()),
            Ok(Message::Ping(payload)) => format!("ping{} ", payload.len()),
            Ok(Message::Pong(payload)) => format!("pong{} ", payload.len()),
            Ok(Message::Close(None)) => return out + "close0 end",
            // Its form of a code that must not be sent.
            Ok(Message::Close(Some(close))) if close.reason.as_str() == "Protocol violation" => {
                return out + "!1002";
            }
            Ok(Message::Close(Some(close))) => {
                return out + &format!("close{} {}end", u16::from(close.code), close.reason);
            }
            Ok(Message::Frame(_)) => unreachable!("never read"),
            Err(Error::Protocol(ProtocolError::ResetWithoutClosingHandshake)) => {
                return out + "end";
            }
            Err(Error::Protocol(_)) => return out + "!1002",
            Err(Error::Utf8(_)) => return out + "!1007",
            Err(Error::Capacity(_)) => return out + "!1009",
            Err(error) => panic!("{error}"),
        };
    }
}

type Frame = fn(u8, &[u8]) -> Vec<u8>;

/// A frame from its first byte and payload, with the shortest length, as a server sends it.
fn plain(first: u8, payload: &[u8]) -> Vec<u8> {
    let mut out = vec![first];
    match payload.len() {
        short @ 0..=125 => out.push(short as u8),
        long @ 126..=65_535 => {
            out.push(126);
            out.extend((long as u16).to_be_bytes());
        }
        huge => {
            out.push(127);
            out.extend((huge as u64).to_be_bytes());
        }
    }
    [&out[..], payload].concat()
}

/// The same as a client sends it.
fn masked(first: u8, payload: &[u8]) -> Vec<u8> {
    let key = [0x12, 0xF4, 0x00, 0x81];
    let mut out = plain(first, payload);
    let head = out.len() - payload.len();
    out[1] |= 0x80;
    for (i, byte) in out[head..].iter_mut().enumerate() {
        *byte ^= key[i % 4];
    }
    out.splice(head..head, key);
    out
}

/// Of a message whose header only is of interest.
fn head(frame: Frame, first: u8, length: &[u8]) -> Vec<u8> {
    let masked = frame(first, b"")[1] & 0x80;
    let mut out = [&[first], length].concat();
    out[1] |= masked;
    if masked != 0 {
        out.extend([0; 4]);
    }
    out
}

fn close(frame: Frame, code: u16, reason: &[u8]) -> Vec<u8> {
    frame(0x88, &[&code.to_be_bytes(), reason].concat())
}

/// What a conformance suite asks: name, stream, what comes of it, and whether tungstenite,
/// whose rules differ from ours in three known places, gives the same.
#[rustfmt::skip]
fn cases(f: Frame) -> Vec<(&'static str, Vec<u8>, &'static str, bool)> {
    let k = |count: usize| vec![b'x'; count];
    let mut all = vec![
        ("empty text", f(0x81, b""), "m0 end", true),
        ("text", f(0x81, b"hello"), "m5 end", true),
        ("text of 125", f(0x81, &k(125)), "m125 end", true),
        ("text of 126", f(0x81, &k(126)), "m126 end", true),
        ("text of 127", f(0x81, &k(127)), "m127 end", true),
        ("text of 128", f(0x81, &k(128)), "m128 end", true),
        ("text of 65535", f(0x81, &k(65_535)), "m65535 end", true),
        ("text of 65536", f(0x81, &k(65_536)), "m65536 end", true),
        ("text of the limit", f(0x81, &k(LIMIT)), "m70000 end", true),
        ("text over the limit", f(0x81, &k(LIMIT + 1)), "!1009", true),
        ("binary", f(0x82, b"\x00\xFF"), "m2 end", true),
        ("binary of 65536", f(0x82, &k(65_536)), "m65536 end", true),
        ("ping without payload", f(0x89, b""), "ping0 end", true),
        ("ping", f(0x89, b"hi"), "ping2 end", true),
        ("binary ping", f(0x89, b"\x00\xFF\xFE"), "ping3 end", true),
        ("ping of 125", f(0x89, &k(125)), "ping125 end", true),
        ("ping of 126", f(0x89, &k(126)), "!1002", true),
        ("pong unasked", f(0x8A, b""), "pong0 end", true),
        ("pong with payload", f(0x8A, b"x"), "pong1 end", true),
        ("pong of 126", f(0x8A, &k(126)), "!1002", true),
        ("ten pings", f(0x89, b"p").repeat(10), "ping1 ping1 ping1 ping1 ping1 ping1 ping1 ping1 ping1 ping1 end", true),
        ("reserved bit 1", f(0xC1, b"x"), "!1002", true),
        ("reserved bit 2", f(0xA1, b"x"), "!1002", true),
        ("reserved bit 3", f(0x91, b"x"), "!1002", true),
        ("all reserved bits", f(0xF1, b"x"), "!1002", true),
        ("reserved bit on ping", f(0xC9, b"x"), "!1002", true),
        ("reserved bit on close", f(0xB8, b""), "!1002", true),
        ("reserved bit after a text", [f(0x81, b"a"), f(0xD1, b"b")].concat(), "m1 !1002", true),
        ("opcode 3", f(0x83, b""), "!1002", true),
        ("opcode 4", f(0x84, b"x"), "!1002", true),
        ("opcode 5", f(0x85, b""), "!1002", true),
        ("opcode 6", f(0x86, b""), "!1002", true),
        ("opcode 7", f(0x87, b"x"), "!1002", true),
        ("opcode 11", f(0x8B, b""), "!1002", true),
        ("opcode 12", f(0x8C, b"x"), "!1002", true),
        ("opcode 13", f(0x8D, b""), "!1002", true),
        ("opcode 14", f(0x8E, b""), "!1002", true),
        ("opcode 15", f(0x8F, b"x"), "!1002", true),
        ("fragmented ping", [f(0x09, b"a"), f(0x80, b"b")].concat(), "!1002", true),
        ("fragmented pong", [f(0x0A, b"a"), f(0x80, b"b")].concat(), "!1002", true),
        ("fragmented close", f(0x08, b""), "!1002", true),
        ("two fragments", [f(0x01, b"ab"), f(0x80, b"c")].concat(), "m3 end", true),
        ("three fragments", [f(0x01, b"ab"), f(0x00, b"c"), f(0x80, b"d")].concat(), "m4 end", true),
        ("empty fragments", [f(0x01, b""), f(0x00, b""), f(0x80, b"")].concat(), "m0 end", true),
        ("binary fragments", [f(0x02, b"\xFF"), f(0x80, b"\xFE")].concat(), "m2 end", true),
        ("ping between fragments", [f(0x01, b"a"), f(0x89, b"p"), f(0x80, b"b")].concat(), "ping1 m2 end", true),
        ("two pings between fragments", [f(0x01, b"a"), f(0x89, b"p"), f(0x00, b"b"), f(0x89, b"qq"), f(0x80, b"c")].concat(), "ping1 ping2 m3 end", true),
        ("continuation of nothing", f(0x80, b"x"), "!1002", true),
        ("open continuation of nothing", f(0x00, b"x"), "!1002", true),
        ("continuation after a whole message", [f(0x81, b"a"), f(0x80, b"b")].concat(), "m1 !1002", true),
        ("text inside fragments", [f(0x01, b"a"), f(0x81, b"b")].concat(), "!1002", true),
        ("binary inside fragments", [f(0x01, b"a"), f(0x82, b"b")].concat(), "!1002", true),
        ("new fragments inside fragments", [f(0x01, b"a"), f(0x01, b"b"), f(0x80, b"c")].concat(), "!1002", true),
        ("message after fragments", [f(0x01, b"a"), f(0x80, b"b"), f(0x81, b"ccc")].concat(), "m2 m3 end", true),
        ("fragments over the limit", [f(0x01, &k(LIMIT)), f(0x80, b"b")].concat(), "!1009", true),
        ("fragments up to the limit", [f(0x01, &k(LIMIT - 1)), f(0x80, b"b")].concat(), "m70000 end", true),
        ("close", f(0x88, b""), "close0 end", true),
        ("close with half a code", f(0x88, b"\x03"), "!1002", true),
        ("close with reason", close(f, 1000, b"bye"), "close1000 byeend", true),
        ("close with a reason of 123", close(f, 1000, &[b'r'; 123]), concat!("close1000 rrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrr", "rrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrend"), true),
        ("close with a reason of 124", close(f, 1000, &[b'r'; 124]), "!1002", true),
        ("close between fragments", [f(0x01, b"a"), close(f, 1001, b"")].concat(), "close1001 end", true),
        ("text after close", [close(f, 1000, b""), f(0x81, b"x")].concat(), "close1000 end", true),
        ("garbage after close", [close(f, 1000, b""), vec![0xFF; 9]].concat(), "close1000 end", true),
        ("close with a bad reason", close(f, 1000, b"\xFF\xFE"), "!1007", true),
        ("2^63 declared", head(f, 0x81, &[127, 0x80, 0, 0, 0, 0, 0, 0, 0]), "!1002", false),
        ("2^63 - 1 declared", head(f, 0x82, &[127, 0x7F, 255, 255, 255, 255, 255, 255, 255]), "!1009", true),
        ("2^32 declared", head(f, 0x81, &[127, 0, 0, 0, 1, 0, 0, 0, 0]), "!1009", true),
        ("length 5 in two bytes", [head(f, 0x81, &[126, 0, 5]), vec![0; 5]].concat(), "m5 end", true),
        ("length 0 in eight bytes", head(f, 0x81, &[127, 0, 0, 0, 0, 0, 0, 0, 0]), "m0 end", true),
        ("text that is not UTF-8", f(0x81, b"\xFF"), "m1 end", false),
        ("text with half a pair", f(0x81, b"\xED\xA0\xBC"), "m3 end", false),
        ("text cut in a character", [f(0x01, b"\xC3"), f(0x80, b"\xA9")].concat(), "m2 end", true),
    ];
    for code in [1000, 1001, 1002, 1003, 1007, 1008, 1009, 1010, 1011, 3000, 3999, 4000, 4999] {
        all.push(("close with a good code", close(f, code, b""), "close", true));
    }
    for code in [0, 999, 1004, 1005, 1006, 1015, 1016, 1100, 2000, 2999, 5000, 65_535] {
        all.push(("close with a bad code", close(f, code, b"x"), "!1002", true));
    }
    all
}

fn all_cases() -> impl Iterator<Item = (Role, &'static str, Vec<u8>, &'static str, bool)> {
    let client = cases(plain).into_iter().map(|case| (Role::Client, case));
    let server = cases(masked).into_iter().map(|case| (Role::Server, case));
    client
        .chain(server)
        .map(|(role, (name, stream, expected, same))| (role, name, stream, expected, same))
}

#[test]
fn the_conformance_list_is_met_by_both_roles() {
    let mut count = 0;
    for (role, name, stream, expected, _) in all_cases() {
        let found = ours(role, &stream);
        let met = found == expected || (expected == "close" && found.starts_with("close"));
        assert!(met, "{role:?}, {name}: {found}");
        count += 1;
    }
    assert!(count >= 2 * 90, "{count}");
}

#[test]
fn tungstenite_reads_the_list_as_we_do_but_for_the_known_differences() {
    for (role, name, stream, _, same) in all_cases() {
        let (ours, theirs) = (ours(role, &stream), theirs(role, &stream));
        assert_eq!(ours == theirs, same, "{role:?}, {name}: {ours} here, {theirs} there");
    }
}

#[test]
fn a_frame_masked_by_the_wrong_side_is_a_violation() {
    assert_eq!(ours(Role::Client, &masked(0x81, b"x")), "!1002");
    assert_eq!(ours(Role::Server, &plain(0x81, b"x")), "!1002");
    assert_eq!(ours(Role::Client, &masked(0x89, b"")), "!1002");
    assert_eq!(ours(Role::Server, &plain(0x88, b"")), "!1002");
}

#[test]
fn a_violation_is_seen_at_its_first_byte() {
    for (role, bytes) in [
        (Role::Client, &[0xC1][..]),
        (Role::Client, &[0x83]),
        (Role::Client, &[0x09]),
        (Role::Client, &[0x80]),
        (Role::Client, &[0x89, 126]),
        (Role::Client, &[0x81, 0x80]),
        (Role::Server, &[0x81, 0x00]),
    ] {
        assert_eq!(ours(role, bytes), "!1002", "{bytes:?}");
    }
}

#[test]
fn every_cut_of_a_stream_gives_the_same() {
    for (role, frame) in [(Role::Client, plain as Frame), (Role::Server, masked)] {
        let stream = [
            frame(0x81, b"{\"id\":1}"),
            frame(0x01, b"ab"),
            frame(0x89, b"ping"),
            frame(0x00, b""),
            frame(0x80, b"cdefghijk"),
            frame(0x82, &[7; 130]),
            close(frame, 1001, b"going"),
        ]
        .concat();
        let read = |pieces: &[&[u8]]| {
            let mut decoder = Decoder::new(role, 1_000);
            let mut all = Vec::new();
            for piece in pieces {
                decoder.feed(piece, &mut |incoming| all.push(incoming)).unwrap();
            }
            all
        };
        let whole = read(&[&stream]);
        assert_eq!(whole.len(), 5);
        assert_eq!(whole[2], Incoming::Message(bytes::Bytes::from_static(b"abcdefghijk")));
        assert_eq!(whole[4], Incoming::Close(Some(1001), "going".into()));
        for cut in 0..=stream.len() {
            assert_eq!(read(&[&stream[..cut], &stream[cut..]]), whole, "{role:?} cut at {cut}");
        }
        let single: Vec<_> = stream.chunks(1).collect();
        assert_eq!(read(&single), whole);
    }
}

#[test]
fn a_declared_length_allocates_nothing() {
    let mut decoder = Decoder::new(Role::Client, usize::MAX >> 1);
    let declared = head(plain, 0x82, &[127, 0x3F, 255, 255, 255, 255, 255, 255, 255]);
    let mut none = |incoming| panic!("{incoming:?}");
    assert_eq!(decoder.feed(&declared, &mut none), Ok(()));
    assert_eq!(decoder.message.capacity(), 0);
    assert_eq!(decoder.feed(&[0; 5_000], &mut none), Ok(()));
    assert!(decoder.message.capacity() <= 10_000, "{}", decoder.message.capacity());
}

#[test]
fn a_large_message_grows_by_doubling_and_is_not_copied_at_its_end() {
    let total = 40_000_000_usize;
    let mut decoder = Decoder::new(Role::Client, total);
    let mut head = vec![0x81, 127];
    head.extend((total as u64).to_be_bytes());
    decoder.feed(&head, &mut |_| panic!("no message yet")).unwrap();
    let piece = vec![b'x'; 100_000];
    let (mut last, mut grown, mut place) = (0, 0, std::ptr::null());
    let mut message = None;
    for _ in 0..total / piece.len() {
        decoder.feed(&piece, &mut |incoming| message = Some(incoming)).unwrap();
        let capacity = decoder.message.capacity();
        if message.is_none() {
            assert!(capacity <= (2 * decoder.message.len()).min(total), "{capacity}");
            grown += usize::from(capacity != last);
            (last, place) = (capacity, decoder.message.as_ptr());
        }
    }
    let Some(Incoming::Message(message)) = message else { panic!("no message") };
    assert!(grown < 15, "{grown}");
    assert_eq!((last, message.len(), message.as_ptr()), (total, total, place));
}

#[test]
fn a_hundred_thousand_fragments_of_one_byte_are_one_message() {
    let count = 100_000;
    let mut stream = plain(0x01, b"a");
    for _ in 1..count {
        stream.extend([0x00, 1, b'b']);
    }
    stream.extend([0x80, 0]);
    let mut decoder = Decoder::new(Role::Client, count);
    let (mut sizes, mut last, mut grown) = (Vec::new(), 0, 0);
    for piece in stream.chunks(7) {
        let end = decoder.feed(piece, &mut |incoming| match incoming {
            Incoming::Message(message) => sizes.push(message.len()),
            other => panic!("{other:?}"),
        });
        assert_eq!(end, Ok(()));
        grown += usize::from(decoder.message.capacity() > last);
        last = decoder.message.capacity();
    }
    assert_eq!(sizes, [count]);
    assert!(grown < 10, "a buffer that grows with each fragment is quadratic: {grown}");
}

#[test]
fn a_fault_is_remembered_and_frees_the_message() {
    let mut decoder = Decoder::new(Role::Client, 100);
    let stream = [plain(0x81, b"ok"), plain(0x01, &[b'x'; 90]), plain(0x00, &[b'x'; 11])].concat();
    let mut count = 0;
    let fault = decoder.feed(&stream, &mut |_| count += 1);
    assert_eq!(fault, Err(FrameFault::TooLarge { size: 101, limit: 100 }));
    assert_eq!((count, decoder.message.capacity()), (1, 0));
    assert_eq!(decoder.feed(&plain(0x81, b"ok"), &mut |_| count += 1), fault);
    assert_eq!(count, 1);
}

#[test]
fn what_we_write_tungstenite_reads() {
    for (reader, mask) in [(Role::Client, None), (Role::Server, Some([9, 0xE0, 0, 0x77]))] {
        for size in [0, 1, 7, 8, 31, 32, 33, 125, 126, 127, 65_535, 65_536, LIMIT] {
            let payload: Vec<u8> = (0..size).map(|i| b'a' + (i % 23) as u8).collect();
            let mut out = Vec::new();
            encode(Outgoing::Ping(b"p"), mask, &mut out);
            encode(Outgoing::Text(&payload), mask, &mut out);
            encode(Outgoing::Binary(&payload), mask, &mut out);
            encode(Outgoing::Pong(&[1; 200]), mask, &mut out);
            encode(Outgoing::Close(Some(1001), &"é".repeat(100)), mask, &mut out);
            let mut socket = peer(reader, out.clone());
            assert_eq!(socket.read().unwrap(), tungstenite::Message::Ping("p".into()));
            assert_eq!(socket.read().unwrap().into_data(), payload);
            assert_eq!(socket.read().unwrap().into_data(), payload);
            assert_eq!(socket.read().unwrap().into_data().len(), 125);
            let tungstenite::Message::Close(Some(close)) = socket.read().unwrap() else {
                panic!("no close")
            };
            assert_eq!((u16::from(close.code), close.reason.as_str()), (1001, &*"é".repeat(61)));
            assert!(ours(reader, &out).starts_with(&format!("ping1 m{size} m{size} pong125 ")));
        }
    }
    let mut out = Vec::new();
    encode(Outgoing::Close(None, "not sent"), None, &mut out);
    assert_eq!(out, [0x88, 0]);
}

#[test]
fn what_tungstenite_writes_we_read() {
    for (writer, reader) in [(Role::Client, Role::Server), (Role::Server, Role::Client)] {
        let mut socket = peer(writer, Vec::new());
        let frames: Vec<_> = recorded().take(200).collect();
        for frame in &frames {
            let text = std::str::from_utf8(frame).unwrap();
            socket.send(tungstenite::Message::text(text)).unwrap();
        }
        socket.close(None).unwrap();
        let mut decoder = Decoder::new(reader, 1 << 20);
        let mut all = Vec::new();
        for piece in socket.get_ref().output.chunks(1_000) {
            decoder.feed(piece, &mut |incoming| all.push(incoming)).unwrap();
        }
        assert_eq!(all.pop(), Some(Incoming::Close(None, String::new())));
        assert_eq!(all.len(), frames.len());
        for (incoming, frame) in all.iter().zip(frames) {
            assert_eq!(*incoming, Incoming::Message(bytes::Bytes::from_static(frame)));
        }
    }
}

#[test]
fn random_streams_are_read_as_tungstenite_reads_them() {
    let mut mutator = Mutator::new(3);
    let firsts = [0x81, 0x81, 0x82, 0x01, 0x00, 0x00, 0x80, 0x80, 0x89, 0x8A, 0x88, 0xC1, 0x83];
    let mut ended_well = 0;
    for _ in 0..5_000 {
        let (role, frame) =
            [(Role::Client, plain as Frame), (Role::Server, masked)][mutator.below(2)];
        let mut stream = Vec::new();
        for _ in 0..mutator.below(8) {
            let size = [0, 2, 5, 125, 126, 300][mutator.below(6)];
            stream.extend(frame(firsts[mutator.below(firsts.len())], &vec![b'x'; size]));
        }
        // `xx` is 0x7878, no code that a close frame may carry, so most closes are faults.
        let ours = ours(role, &stream).replace("cut", "end");
        assert_eq!(ours, theirs(role, &stream), "{}", stream.escape_ascii());
        ended_well += usize::from(ours.ends_with("end"));
    }
    assert!((500..4_500).contains(&ended_well), "{ended_well}");
}

#[test]
fn mutated_streams_keep_the_rules() {
    let mut mutator = Mutator::new(4);
    let seeds: Vec<Vec<u8>> = all_cases()
        .filter(|(_, _, stream, ..)| stream.len() < 600)
        .map(|(role, _, stream, ..)| {
            [&[if role == Role::Client { 0x1E } else { 0x1F }, 9], &stream[..]].concat()
        })
        .collect();
    for _ in 0..10_000 {
        let mut data = seeds[mutator.below(seeds.len())].clone();
        mutator.mutate(&mut data);
        fuzz_websocket(&data);
    }
}
