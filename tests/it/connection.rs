//! Connections that end, break, stall or lie, over real sockets.

use crate::peer::{
    AT_ONCE, Fake, Go, LONG, Peer, connected, connected_with, frame, header, raw, read_head,
    upgrade, version, wait_until,
};
use cdpwire::error::{CloseReason, ConnectError, ConnectFailure, Error, Phase};
use cdpwire::limits::Limits;
use cdpwire::protocol::{browser, runtime};
use cdpwire::{Browser, Effect, Filter, PendingRaw};
use serde_json::json;
use std::io::{ErrorKind, Read, Write};
use std::net::{Shutdown, TcpListener};
use std::sync::Arc;
use std::sync::mpsc;
use std::time::{Duration, Instant};
use tungstenite::Message;
use tungstenite::protocol::frame::coding::CloseCode;
use tungstenite::protocol::{CloseFrame, frame::Utf8Bytes};

fn connect_error(result: cdpwire::Result<Browser>) -> Arc<ConnectError> {
    match result {
        Err(Error::Connect(error)) => error,
        Err(error) => panic!("not a failure to connect: {error}"),
        Ok(_) => panic!("connected"),
    }
}

fn reason(error: &Error) -> CloseReason {
    match error {
        Error::Disconnected(closed) => closed.reason.clone(),
        other => panic!("not disconnected: {other}"),
    }
}

/// Connects, has `count` calls pending, lets the peer end the connection, and asserts that all
/// end at once, once, with this reason, and so does every later call.
fn all_end(count: usize, expected: &CloseReason, end: impl FnOnce(Peer) + Send + 'static) {
    let (go, told) = mpsc::channel::<()>();
    let (browser, fake) = connected(move |mut peer| {
        for _ in 0..count {
            peer.next();
        }
        told.recv().unwrap();
        end(peer);
    });
    let events = browser.subscribe_all(Filter::all());
    let pending: Vec<PendingRaw> =
        (0..count).map(|_| browser.send_raw("Test.never", ()).unwrap()).collect();
    let blocked = {
        let events = std::thread::spawn(move || events.next(LONG).unwrap_err());
        go.send(()).unwrap();
        events
    };
    let started = Instant::now();
    for call in pending {
        let error = call.wait().unwrap_err();
        assert_eq!(&reason(&error), expected);
        assert_eq!(error.took_effect(), Effect::Unknown, "it was sent: {error}");
    }
    assert_eq!(&reason(&blocked.join().unwrap()), expected, "a subscriber is told too");
    assert!(started.elapsed() < AT_ONCE, "{:?}", started.elapsed());
    for _ in 0..2 {
        let started = Instant::now();
        let error = browser.call(&browser::GetVersion::new()).unwrap_err();
        assert_eq!(&reason(&error), expected);
        assert_eq!(error.took_effect(), Effect::No);
        assert!(started.elapsed() < AT_ONCE, "{:?}", started.elapsed());
    }
    assert_eq!(browser.closed().as_ref(), Some(expected));
    assert_eq!(&reason(&browser.check().unwrap_err()), expected);
    assert_eq!(browser.snapshot().pending_calls, 0);
    let late = browser.subscribe_all(Filter::all());
    assert_eq!(&reason(&late.next(LONG).unwrap_err()), expected);
    browser.close().unwrap();
    assert_eq!(browser.closed().as_ref(), Some(expected), "the first reason stays");
    fake.join();
}

#[test]
fn a_reset_ends_every_call_at_once() {
    // Linux resets a connection that is closed with bytes unread.
    let (go, told) = mpsc::channel::<()>();
    let (browser, fake) = connected(move |peer| {
        let mut first = [0];
        wait_until("the call", || peer.socket.get_ref().peek(&mut first).unwrap() > 0);
        told.recv().unwrap();
    });
    let call = browser.send_raw("Test.never", ()).unwrap();
    go.send(()).unwrap();
    let started = Instant::now();
    let error = call.wait().unwrap_err();
    assert!(started.elapsed() < AT_ONCE);
    assert_eq!(reason(&error), CloseReason::Io(ErrorKind::ConnectionReset));
    let later = browser.call_raw("Test.more", ()).unwrap_err();
    assert_eq!(reason(&later), reason(&error));
    fake.join();
}

#[test]
fn the_end_of_the_stream_ends_every_call_at_once() {
    all_end(100, &CloseReason::PeerClosed(None), drop);
}

#[test]
fn a_half_close_ends_every_call_at_once() {
    all_end(3, &CloseReason::PeerClosed(None), |peer| {
        peer.socket.get_ref().shutdown(Shutdown::Write).unwrap();
        // Our side is let go as well: the peer sees the end, not a timeout.
        let mut stream = peer.socket.get_ref();
        let mut rest = Vec::new();
        stream.read_to_end(&mut rest).unwrap();
    });
}

#[test]
fn an_end_in_the_middle_of_a_frame_ends_every_call_at_once() {
    for sent in [1, 2, 9, 10, 60] {
        all_end(2, &CloseReason::PeerClosed(None), move |mut peer| {
            let mut bytes = frame(1, 100);
            bytes.extend([b' '; 100]);
            peer.bytes(&bytes[..sent]);
        });
    }
}

#[test]
fn a_close_frame_gives_its_code_and_reason_ends_every_call() {
    let close = |code| CloseFrame { code, reason: Utf8Bytes::from_static("bye") };
    let codes = [
        (CloseCode::Normal, 1000),
        (CloseCode::Away, 1001),
        (CloseCode::Size, 1009),
        (CloseCode::from(4001), 4001),
    ];
    for (code, number) in codes {
        all_end(100, &CloseReason::PeerClosed(Some(number)), move |mut peer| {
            peer.socket.close(Some(close(code))).unwrap();
            // It stays open until we let go.
            while peer.socket.read().is_ok() {}
        });
    }
}

#[test]
fn replies_before_the_goodbye_are_delivered() {
    let (browser, fake) = connected(|mut peer| {
        let (first, second) = (peer.next(), peer.next());
        let mut bytes = Vec::new();
        let text = format!("{{\"id\":{},\"result\":{{\"a\":1}}}}", first.id);
        bytes.extend(frame(1, text.len() as u64));
        bytes.extend(text.as_bytes());
        bytes.extend([0x88, 2, 0x03, 0xE9]);
        peer.bytes(&bytes);
        assert_ne!(first.id, second.id);
    });
    let first = browser.send_raw("Test.first", ()).unwrap();
    let second = browser.send_raw("Test.second", ()).unwrap();
    assert_eq!(first.wait().unwrap().to_text(), "{\"a\":1}");
    assert_eq!(reason(&second.wait().unwrap_err()), CloseReason::PeerClosed(Some(1001)));
    fake.join();
}

#[test]
fn broken_frames_are_a_violation() {
    let cases: [&[u8]; 6] = [
        // A reserved bit, an unknown opcode, a masked frame, a continuation of nothing, a
        // fragmented ping, a close code that must not be sent.
        &[0xC1, 0],
        &[0x83, 0],
        &[0x81, 0x80, 1, 2, 3, 4],
        &[0x80, 0],
        &[0x09, 0],
        &[0x88, 2, 0x03, 0xED],
    ];
    for bytes in cases {
        let (browser, fake) = connected(move |mut peer| {
            peer.next();
            peer.bytes(bytes);
            while peer.socket.get_mut().read(&mut [0; 64]).is_ok_and(|count| count > 0) {}
        });
        let error = browser.call_raw("Test.never", ()).unwrap_err();
        assert!(matches!(reason(&error), CloseReason::Violation(_)), "{bytes:x?}: {error}");
        fake.join();
    }
}

#[test]
fn pings_are_answered_while_nobody_calls_and_while_calls_run() {
    let (done, is_done) = mpsc::channel();
    let (browser, fake) = connected(move |mut peer| {
        let ping = |peer: &mut Peer, text: &str| {
            peer.socket.send(Message::Ping(text.to_owned().into())).unwrap();
            let started = Instant::now();
            loop {
                match peer.socket.read().unwrap() {
                    Message::Pong(payload) => {
                        assert_eq!(&payload[..], text.as_bytes());
                        break;
                    }
                    Message::Text(_) => {}
                    other => panic!("{other:?}"),
                }
            }
            assert!(started.elapsed() < AT_ONCE, "{:?}", started.elapsed());
        };
        for _ in 0..3 {
            ping(&mut peer, "idle");
        }
        done.send(()).unwrap();
        let call = peer.next();
        for text in ["", "busy", &"x".repeat(125)] {
            ping(&mut peer, text);
        }
        peer.socket.send(Message::Pong("unasked".into())).unwrap();
        peer.reply(call.id, json!({"here": true}));
        peer.serve();
    });
    is_done.recv_timeout(LONG).unwrap();
    assert_eq!(browser.call_raw("Test.slow", ()).unwrap().to_text(), "{\"here\":true}");
    browser.close().unwrap();
    fake.join();
}

#[test]
fn binary_and_fragmented_messages_are_read_like_text() {
    let (browser, fake) = connected(|mut peer| {
        let call = peer.next();
        let text = json!({"id": call.id, "result": {"as": "binary"}}).to_string();
        peer.socket.send(Message::binary(text.into_bytes())).unwrap();
        let call = peer.next();
        let text = json!({"id": call.id, "result": {"in": "pieces"}}).to_string();
        let (last, first) = text.as_bytes().split_last().unwrap();
        let mut bytes = vec![0x01, u8::try_from(first.len()).unwrap()];
        bytes.extend(first);
        // A ping between the pieces of a message.
        bytes.extend([0x89, 0, 0x80, 1, *last]);
        peer.bytes(&bytes);
        peer.serve();
    });
    assert_eq!(browser.call_raw("Test.a", ()).unwrap().to_text(), "{\"as\":\"binary\"}");
    assert_eq!(browser.call_raw("Test.b", ()).unwrap().to_text(), "{\"in\":\"pieces\"}");
    browser.close().unwrap();
    fake.join();
}

#[test]
fn replies_of_17_and_65_mebibytes_arrive_whole() {
    let (browser, fake) = connected(|mut peer| {
        for size in [17_usize << 20, 65 << 20] {
            let call = peer.next();
            peer.reply(call.id, json!({"data": "x".repeat(size)}));
        }
        peer.serve();
    });
    for size in [17_usize << 20, 65 << 20] {
        let answer = browser.with_timeout(LONG).call_raw("Test.large", ()).unwrap();
        assert_eq!(answer.as_bytes().len(), size + "{\"data\":\"\"}".len());
    }
    browser.close().unwrap();
    fake.join();
}

#[test]
fn a_message_beyond_the_limit_is_refused_by_its_declared_length() {
    let declared = 257_u64 << 20;
    let expected = CloseReason::TooLarge { size: declared, limit: 256 << 20 };
    all_end(2, &expected, move |mut peer| peer.bytes(&frame(1, declared)));
    let declared = 1_u64 << 62;
    let expected = CloseReason::TooLarge { size: declared, limit: 256 << 20 };
    all_end(2, &expected, move |mut peer| peer.bytes(&frame(2, declared)));
    // The sum of pieces counts.
    let mut limits = Limits::default();
    limits.message_in = 1_000;
    let options = raw().limits(limits);
    let (browser, fake) = connected_with(&options, |mut peer| {
        peer.next();
        let mut bytes = vec![0x01, 126, 0x02, 0x58];
        bytes.extend([b' '; 600]);
        bytes.extend([0x80, 126, 0x02, 0x58]);
        peer.bytes(&bytes);
        while peer.socket.get_mut().read(&mut [0; 64]).is_ok_and(|count| count > 0) {}
    })
    .unwrap();
    let error = browser.call_raw("Test.never", ()).unwrap_err();
    assert_eq!(reason(&error), CloseReason::TooLarge { size: 1_200, limit: 1_000 });
    fake.join();
}

#[test]
fn a_command_beyond_the_limit_is_refused_here_and_costs_nothing() {
    let mut limits = Limits::default();
    limits.message_out = 10_000;
    let (browser, fake) = connected_with(&raw().limits(limits), |mut peer| {
        let call = peer.next();
        assert_eq!(call.method, "Test.small");
        peer.reply(call.id, json!({}));
        peer.serve();
    })
    .unwrap();
    let large = json!({"text": "x".repeat(10_000)});
    let error = browser.call_raw("Test.large", large).unwrap_err();
    assert!(matches!(&error, Error::Limit(limit) if limit.name == "message_out"), "{error}");
    assert_eq!(error.took_effect(), Effect::No);
    browser.call_raw("Test.small", ()).unwrap();
    browser.close().unwrap();
    fake.join();
}

#[test]
fn a_large_command_is_one_frame() {
    let (browser, fake) = connected(|mut peer| {
        peer.socket.get_mut().set_read_timeout(Some(LONG)).unwrap();
        let mut head = [0; 10];
        peer.socket.get_mut().read_exact(&mut head).unwrap();
        assert_eq!(head[0], 0x81, "final, text, no reserved bits");
        assert_eq!(head[1], 0x80 | 127, "masked");
        let length = u64::from_be_bytes(head[2..].try_into().unwrap());
        assert!(length > 20 << 20, "{length}");
        let mut rest = vec![0; usize::try_from(length).unwrap() + 4];
        peer.socket.get_mut().read_exact(&mut rest).unwrap();
        let (key, payload) = rest.split_at(4);
        let id: String = payload
            .iter()
            .zip(key.iter().cycle())
            .map(|(byte, key)| char::from(byte ^ key))
            .skip("{\"id\":".len())
            .take_while(char::is_ascii_digit)
            .collect();
        peer.reply(id.parse().unwrap(), json!({}));
        peer.serve();
    });
    let large = json!({"text": "x".repeat(20 << 20)});
    browser.with_timeout(LONG).call_raw("Test.large", large).unwrap();
    browser.close().unwrap();
    fake.join();
}

#[test]
fn the_handshake_has_no_origin_and_keeps_query_and_headers() {
    let (send, head) = mpsc::channel();
    let fake = Fake::peer(move |mut peer| {
        send.send(peer.head.clone()).unwrap();
        peer.answer_version();
        peer.serve();
    });
    let url = format!("ws://me:p%40ss@127.0.0.1:{}/a/b?token=1%202&x", fake.port);
    let options = raw().header("X-Key", "one, two").header("x-other", "3");
    drop(Browser::connect_with(&url, &options).unwrap());
    fake.join();
    let head = head.recv().unwrap();
    let line = head.lines().next().unwrap();
    assert_eq!(line, "GET /a/b?token=1%202&x HTTP/1.1");
    assert_eq!(header(&head, "origin"), None);
    assert_eq!(header(&head, "sec-websocket-extensions"), None, "no compression");
    assert_eq!(header(&head, "sec-websocket-version"), Some("13"));
    assert_eq!(header(&head, "x-key"), Some("one, two"));
    assert_eq!(header(&head, "X-Other"), Some("3"));
    assert_eq!(header(&head, "authorization"), Some("Basic bWU6cEBzcw=="));
    assert!(header(&head, "host").unwrap().starts_with("127.0.0.1:"), "{head}");
}

#[test]
fn headers_that_would_change_the_handshake_are_refused() {
    for (name, value) in [
        ("Origin", "http://evil"),
        ("Host", "x"),
        ("Sec-WebSocket-Extensions", "permessage-deflate"),
        ("X-A", "1\r\nOrigin: http://evil"),
        ("X A", "1"),
        ("", "1"),
    ] {
        let options = raw().header(name, value).timeout(LONG);
        let error = Browser::connect_with("ws://127.0.0.1:9/x", &options).unwrap_err();
        assert_eq!(error.took_effect(), Effect::No);
        assert!(!error.to_string().contains("evil"), "{error}");
        assert!(matches!(error, Error::Misuse(_)), "{name}: {error}");
    }
}

/// A server that gives every connection this answer and closes it.
fn answering(answer: &'static str, times: usize) -> Fake {
    let mut left = times;
    Fake::raw(move |mut stream| {
        read_head(&mut stream);
        stream.write_all(answer.as_bytes()).unwrap();
        left -= 1;
        if left == 0 { Go::Enough } else { Go::On }
    })
}

#[test]
fn answers_that_are_no_upgrade_are_refused_with_their_status() {
    let cases = [
        ("HTTP/1.1 403 Forbidden\r\nContent-Length: 0\r\n\r\n", Some(403)),
        ("HTTP/1.1 404 Not Found\r\nContent-Length: 0\r\n\r\n", Some(404)),
        ("HTTP/1.1 500 No\r\nContent-Length: 0\r\n\r\n", Some(500)),
        (
            "HTTP/1.1 302 Found\r\nLocation: ws://127.0.0.1:1/x\r\nContent-Length: 0\r\n\r\n",
            Some(302),
        ),
        ("HTTP/1.1 200 OK\r\nContent-Length: 0\r\n\r\n", Some(200)),
        (
            "HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n",
            Some(101),
        ),
        ("SSH-2.0-OpenSSH_9.2\r\n\r\n", None),
        ("", None),
    ];
    for (answer, status) in cases {
        let fake = answering(answer, 1);
        let started = Instant::now();
        let error = connect_error(Browser::connect_with(&fake.url(), &raw()));
        assert!(started.elapsed() < AT_ONCE, "{answer:?}: {:?}", started.elapsed());
        assert_eq!(error.kind, ConnectFailure::Handshake, "{answer:?}: {error:?}");
        assert_eq!(error.status, status, "{answer:?}: {error:?}");
        fake.join();
    }
}

#[test]
fn a_reset_instead_of_an_answer_to_the_handshake_is_an_error() {
    let fake = Fake::raw(|stream| {
        let mut first = [0];
        wait_until("the request", || stream.peek(&mut first).unwrap() > 0);
        Go::Enough
    });
    let error = connect_error(Browser::connect_with(&fake.url(), &raw()));
    assert_eq!(error.kind, ConnectFailure::Handshake, "{error:?}");
    fake.join();
}

#[test]
fn a_stall_at_any_step_ends_at_the_deadline() {
    type Stall = fn(std::net::TcpStream);
    let wait = |mut stream: std::net::TcpStream| {
        // Until the client gives up.
        while stream.read(&mut [0; 4096]).is_ok_and(|count| count > 0) {}
    };
    let steps: [(&str, Stall); 4] = [
        ("accepts only", |_| {}),
        ("half a head", |mut stream| {
            stream.write_all(b"HTTP/1.1 101 Switching Pro").unwrap();
        }),
        ("a head without end", |mut stream| {
            let head = read_head(&mut stream);
            let answer = upgrade(&head);
            stream.write_all(&answer.as_bytes()[..answer.len() - 2]).unwrap();
        }),
        ("an upgrade and silence", |mut stream| {
            let head = read_head(&mut stream);
            stream.write_all(upgrade(&head).as_bytes()).unwrap();
        }),
    ];
    let patience = Duration::from_millis(400);
    for (what, stall) in steps {
        let fake = Fake::raw(move |stream| {
            stall(stream.try_clone().unwrap());
            wait(stream);
            Go::Enough
        });
        let options = raw().timeout(patience);
        let started = Instant::now();
        let error = Browser::connect_with(&fake.url(), &options).unwrap_err();
        let took = started.elapsed();
        let is_timeout = match &error {
            Error::Connect(error) => error.kind == ConnectFailure::Timeout,
            other => other.is_timeout(),
        };
        assert!(is_timeout, "{what}: {error}");
        assert!(took >= patience && took < patience + AT_ONCE, "{what}: {took:?}");
        fake.join();
    }
}

#[test]
fn a_dripping_discovery_answer_ends_at_the_deadline() {
    let fake = Fake::raw(|mut stream| {
        read_head(&mut stream);
        stream.write_all(b"HTTP/1.1 200 OK\r\nContent-Length: 1000\r\n\r\n").unwrap();
        while stream.write_all(b" ").is_ok() {
            std::thread::sleep(Duration::from_millis(20));
        }
        Go::Enough
    });
    let options = raw().timeout(Duration::from_millis(400));
    let started = Instant::now();
    let endpoint = format!("http://127.0.0.1:{}", fake.port);
    let error = connect_error(Browser::connect_with(&endpoint, &options));
    assert_eq!(error.kind, ConnectFailure::Timeout, "{error:?}");
    assert!(started.elapsed() < AT_ONCE, "{:?}", started.elapsed());
    fake.join();
}

#[test]
fn a_browser_that_never_answers_its_first_command_is_not_connected() {
    for supervise in [false, true] {
        let fake = Fake::peer(|mut peer| while peer.read().is_some() {});
        let mut limits = Limits::default();
        // Also after the setup of targets has been given up.
        limits.target_setup = Duration::from_millis(50);
        let options = raw().supervise(supervise).limits(limits).timeout(Duration::from_millis(300));
        let error = Browser::connect_with(&fake.url(), &options).unwrap_err();
        assert!(error.is_timeout(), "{error}");
        fake.join();
    }
}

#[test]
fn a_browser_that_is_slow_to_answer_is_connected_when_it_does() {
    let fake = Fake::peer(|mut peer| {
        let first = peer.next();
        // Longer than the setup of one target may take.
        std::thread::sleep(Duration::from_millis(200));
        peer.reply(first.id, version("Slow/1"));
        peer.serve();
    });
    let mut limits = Limits::default();
    limits.target_setup = Duration::from_millis(50);
    let browser = Browser::connect_with(&fake.url(), &raw().limits(limits)).unwrap();
    assert_eq!(browser.version().product, "Slow/1");
    browser.close().unwrap();
    fake.join();
}

#[test]
fn a_peer_that_hangs_up_before_its_first_answer_is_an_error() {
    for supervise in [false, true] {
        let fake = Fake::peer(|mut peer| drop(peer.next()));
        let error = Browser::connect_with(&fake.url(), &raw().supervise(supervise)).unwrap_err();
        assert!(error.is_disconnected(), "{error}");
        fake.join();
    }
}

#[test]
fn a_peer_that_never_reads_costs_only_the_calls_that_wait_for_it() {
    let (browser, fake) = connected(|mut peer| {
        let call = peer.next();
        assert_eq!(call.method, "Test.first");
        // Reads nothing from here on, and goes on talking.
        let tick = "{\"method\":\"Test.tick\",\"params\":{}}";
        while peer.socket.send(Message::text(tick)).is_ok() {
            std::thread::sleep(Duration::from_millis(1));
        }
    });
    let events = browser.subscribe_raw(&Filter::method("Test.tick"));
    let quick = browser.with_timeout(Duration::from_millis(500));
    let _first = browser.send_raw("Test.first", ()).unwrap();
    events.next(LONG).unwrap();
    // More than the socket's buffers take.
    let filling: Vec<_> = (0..16)
        .map(|_| quick.send_raw("Test.fill", json!({"text": "x".repeat(1 << 20)})).unwrap())
        .collect();
    let started = Instant::now();
    let error = quick.call_raw("Test.late", ()).unwrap_err();
    let Error::Timeout(timeout) = &error else { panic!("{error}") };
    assert_eq!(timeout.phase, Phase::Queued, "{error}");
    assert_eq!(error.took_effect(), Effect::No);
    assert!(started.elapsed() < AT_ONCE, "{:?}", started.elapsed());
    for call in filling {
        assert!(call.wait().unwrap_err().is_timeout());
    }
    while events.try_next().unwrap().is_some() {}
    events.next(LONG).unwrap();
    assert_eq!(events.lost(), 0);
    let started = Instant::now();
    browser.close().unwrap();
    assert!(started.elapsed() < AT_ONCE, "{:?}", started.elapsed());
    fake.join();
}

#[test]
fn stray_replies_are_counted_and_disturb_nobody() {
    let (browser, fake) = connected(|mut peer| {
        let call = peer.next();
        let text = json!({"id": call.id, "result": {"first": true}}).to_string();
        let other = json!({"id": call.id, "result": {"second": true}}).to_string();
        peer.send(text);
        peer.send(other);
        peer.send("{\"id\":999999,\"result\":{}}");
        peer.send("{\"id\":0,\"result\":{}}");
        peer.send("{\"id\":-1,\"result\":{}}");
        peer.send("{\"id\":9223372036854775808,\"result\":{}}");
        peer.send("[1,2]");
        peer.send("null");
        peer.send("");
        peer.send("{");
        let late = peer.next();
        peer.next();
        peer.reply(late.id, json!({"late": true}));
        let call = peer.next();
        peer.reply(call.id, json!({"fine": true}));
        peer.serve();
    });
    assert_eq!(browser.call_raw("Test.a", ()).unwrap().to_text(), "{\"first\":true}");
    let quick = browser.with_timeout(Duration::from_millis(50));
    assert!(quick.call_raw("Test.late", ()).unwrap_err().is_timeout());
    let other = browser.send_raw("Test.tell", ()).unwrap();
    assert_eq!(browser.call_raw("Test.b", ()).unwrap().to_text(), "{\"fine\":true}");
    drop(other);
    let anomalies = browser.snapshot().anomalies;
    assert_eq!(anomalies.duplicate_replies, 1, "{anomalies:?}");
    assert_eq!(anomalies.late_replies, 1, "{anomalies:?}");
    assert!(anomalies.unknown_replies >= 3, "{anomalies:?}");
    assert!(anomalies.unreadable >= 3, "{anomalies:?}");
    browser.close().unwrap();
    fake.join();
}

#[test]
fn an_error_without_an_id_is_told_to_the_only_call_that_waits() {
    let (browser, fake) = connected(|mut peer| {
        peer.next();
        peer.send("{\"error\":{\"code\":-32700,\"message\":\"JSON: syntax error\"}}");
        peer.serve();
    });
    let quick = browser.with_timeout(Duration::from_millis(200));
    let error = quick.call_raw("Test.never", ()).unwrap_err();
    let Error::Timeout(timeout) = &error else { panic!("{error}") };
    assert_eq!(timeout.hint.as_deref(), Some("JSON: syntax error"));
    assert!(error.to_string().contains("JSON: syntax error"));
    assert_eq!(browser.snapshot().anomalies.errors_without_id, 1);
    browser.close().unwrap();
    fake.join();
}

#[test]
fn replies_of_the_wrong_shape_fail_their_own_call_only() {
    let shapes = [
        "{\"id\":ID}",
        "{\"id\":ID,\"result\":{},\"error\":{\"code\":1,\"message\":\"both\"}}",
        "{\"id\":ID,\"error\":\"text\"}",
        "{\"id\":ID,\"error\":{\"code\":-32000,\"message\":\"x\",\"data\":{\"a\":1}}}",
        "{\"id\":ID,\"result\":[1]}",
        "{\"id\":ID,\"result\":{}}",
        "{\"id\":ID,\"result\":null}",
    ];
    for shape in shapes {
        let (browser, fake) = connected(move |mut peer| {
            let call = peer.next();
            peer.send(shape.replace("ID", &call.id.to_string()));
            let call = peer.next();
            peer.reply(call.id, json!({"fine": true}));
            peer.serve();
        });
        let outcome = browser.with_timeout(LONG).call(&runtime::Evaluate::new("1"));
        match outcome {
            Err(Error::Decode(_) | Error::Refused(_)) => {}
            other => panic!("{shape}: {other:?}"),
        }
        assert_eq!(browser.call_raw("Test.b", ()).unwrap().to_text(), "{\"fine\":true}", "{shape}");
        browser.close().unwrap();
        fake.join();
    }
}

#[test]
fn an_id_as_text_answers_nobody() {
    let (browser, fake) = connected(|mut peer| {
        let call = peer.next();
        peer.send(format!("{{\"id\":\"{}\",\"result\":{{}}}}", call.id));
        peer.serve();
    });
    let quick = browser.with_timeout(Duration::from_millis(200));
    assert!(quick.call_raw("Test.never", ()).unwrap_err().is_timeout());
    browser.close().unwrap();
    fake.join();
}

#[test]
fn close_ends_a_hundred_calls_of_ten_threads() {
    let (all, are_there) = mpsc::channel();
    let (browser, fake) = connected(move |mut peer| {
        for _ in 0..100 {
            peer.next();
        }
        all.send(()).unwrap();
        assert!(peer.read().is_none());
    });
    let threads: Vec<_> = (0..10)
        .map(|_| {
            let browser = browser.clone();
            std::thread::spawn(move || {
                let pending: Vec<_> =
                    (0..10).map(|_| browser.send_raw("Test.never", ()).unwrap()).collect();
                pending.into_iter().map(|call| call.wait().unwrap_err()).collect::<Vec<_>>()
            })
        })
        .collect();
    are_there.recv_timeout(LONG).unwrap();
    let started = Instant::now();
    browser.close().unwrap();
    for thread in threads {
        for error in thread.join().unwrap() {
            assert_eq!(reason(&error), CloseReason::Local);
        }
    }
    assert!(started.elapsed() < AT_ONCE, "{:?}", started.elapsed());
    assert_eq!(reason(&browser.call_raw("Test.x", ()).unwrap_err()), CloseReason::Local);
    fake.join();
}

#[test]
fn the_goodbye_is_sent_and_the_socket_closed_while_handles_remain() {
    let (send, seen) = mpsc::channel();
    let (browser, fake) = connected(move |mut peer| {
        let call = peer.next();
        assert_eq!(call.method, "Test.last");
        let close = peer.socket.read();
        send.send(
            matches!(close, Ok(Message::Close(Some(frame))) if frame.code == CloseCode::Normal),
        )
        .unwrap();
        // The end of the stream, although the other side still has a handle; or a reset, by our
        // own answer to the goodbye.
        while peer.socket.read().is_ok() {}
        let end = peer.socket.get_mut().read(&mut [0; 8]);
        let waited_in_vain = |error: std::io::Error| error.kind() == ErrorKind::WouldBlock;
        send.send(end.map_or_else(|error| !waited_in_vain(error), |count| count == 0)).unwrap();
    });
    let _last = browser.send_raw("Test.last", ()).unwrap();
    browser.close().unwrap();
    assert!(seen.recv_timeout(LONG).unwrap(), "a close frame with code 1000");
    assert!(seen.recv_timeout(LONG).unwrap(), "the end of the stream");
    fake.join();
    browser.close().unwrap();
}

#[test]
fn only_one_of_both_loopbacks_is_enough() {
    for family in ["127.0.0.1:0", "[::1]:0"] {
        let Ok(listener) = TcpListener::bind(family) else { continue };
        let port = listener.local_addr().unwrap().port();
        let thread = std::thread::spawn(move || {
            let mut peer = Peer::accept(listener.accept().unwrap().0);
            peer.answer_version();
            peer.serve();
        });
        let url = format!("ws://localhost:{port}/devtools/browser/x");
        drop(Browser::connect_with(&url, &raw()).unwrap());
        thread.join().unwrap();
    }
}

#[test]
fn nobody_there_is_refused_at_once() {
    let port = TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap().port();
    for endpoint in [format!("ws://127.0.0.1:{port}/x"), port.to_string()] {
        let started = Instant::now();
        let error = connect_error(Browser::connect(&endpoint));
        assert_eq!(error.kind, ConnectFailure::Refused, "{error:?}");
        assert!(started.elapsed() < AT_ONCE, "{:?}", started.elapsed());
    }
}

#[cfg(feature = "tls")]
mod tls {
    use super::*;
    use rustls::pki_types::{CertificateDer, PrivateKeyDer, pem::PemObject};
    use std::process::Command;

    const AUTHORITY: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/it/tls/ca.pem");
    const CERTIFICATE: &[u8] = include_bytes!("tls/server.pem");
    const KEY: &[u8] = include_bytes!("tls/server.key");

    type Encrypted = rustls::StreamOwned<rustls::ServerConnection, std::net::TcpStream>;

    fn encrypt(stream: std::net::TcpStream) -> Encrypted {
        let chain = vec![CertificateDer::from_pem_slice(CERTIFICATE).unwrap()];
        let key = PrivateKeyDer::from_pem_slice(KEY).unwrap();
        let config = rustls::ServerConfig::builder()
            .with_no_client_auth()
            .with_single_cert(chain, key)
            .unwrap();
        let connection = rustls::ServerConnection::new(Arc::new(config)).unwrap();
        rustls::StreamOwned::new(connection, stream)
    }

    #[test]
    fn a_certificate_of_nobody_is_refused_and_nothing_is_sent() {
        for scheme in ["wss", "https"] {
            let fake = Fake::raw(|stream| {
                let mut stream = encrypt(stream);
                let mut request = Vec::new();
                assert!(stream.read_to_end(&mut request).is_err(), "the client broke it off");
                assert_eq!(request, b"");
                Go::Enough
            });
            let url = format!("{scheme}://127.0.0.1:{}/x?token=CANARY", fake.port);
            let error = connect_error(Browser::connect_with(&url, &raw()));
            assert_eq!(error.kind, ConnectFailure::Tls, "{scheme}: {error:?}");
            fake.join();
        }
    }

    const TRUSTED: &str = "connection::tls::a_certificate_of_ssl_cert_file_is_accepted";

    #[test]
    fn a_certificate_of_ssl_cert_file_is_accepted() {
        // The variable is read once in a process, so this takes one of its own.
        if std::env::var_os("SSL_CERT_FILE").is_none_or(|file| file != AUTHORITY) {
            let again = Command::new(std::env::current_exe().unwrap())
                .args(["--exact", TRUSTED, "--nocapture"])
                .env("SSL_CERT_FILE", AUTHORITY)
                .output()
                .unwrap();
            let text = String::from_utf8_lossy(&again.stdout);
            let errors = String::from_utf8_lossy(&again.stderr);
            assert!(again.status.success() && text.contains("1 passed"), "{text}{errors}");
            return;
        }
        for host in ["127.0.0.1", "localhost"] {
            let fake = Fake::raw(|stream| {
                let mut peer = Peer::accept(encrypt(stream));
                peer.answer_version();
                let call = peer.next();
                // Larger than one record.
                peer.reply(call.id, json!({"data": "x".repeat(3 << 20)}));
                peer.serve();
                Go::Enough
            });
            let url = format!("wss://{host}:{}/x?token=1", fake.port);
            let browser = Browser::connect_with(&url, &raw()).unwrap();
            let large = json!({"text": "y".repeat(3 << 20)});
            let answer = browser.with_timeout(LONG).call_raw("Test.echo", large).unwrap();
            assert_eq!(answer.as_bytes().len(), (3 << 20) + 11);
            drop(browser);
            fake.join();
        }
        // A name that the certificate does not have.
        let fake = Fake::raw(|stream| {
            let _ = encrypt(stream).read(&mut [0]);
            Go::Enough
        });
        let url = format!("wss://other.localhost:{}/x", fake.port);
        let error = connect_error(Browser::connect_with(&url, &raw()));
        assert_eq!(error.kind, ConnectFailure::Tls, "{error:?}");
        fake.join();
        discovery_stays_encrypted();
    }

    fn discovery_stays_encrypted() {
        // What the answer says about scheme and host is not believed.
        let mut connections = 0;
        let fake = Fake::raw(move |stream| {
            connections += 1;
            let mut stream = encrypt(stream);
            if connections > 1 {
                let mut peer = Peer::accept(stream);
                assert!(
                    peer.head.starts_with("GET /devtools/browser/abc?token=1 "),
                    "{}",
                    peer.head
                );
                peer.answer_version();
                peer.serve();
                return Go::Enough;
            }
            let head = read_head(&mut stream);
            assert!(head.starts_with("GET /json/version?token=1 "), "{head}");
            let body = json!({"webSocketDebuggerUrl": "ws://127.0.0.1:1/devtools/browser/abc"});
            let body = body.to_string();
            let answer = format!("HTTP/1.1 200 OK\r\nContent-Length: {}\r\n\r\n{body}", body.len());
            stream.write_all(answer.as_bytes()).unwrap();
            stream.flush().unwrap();
            Go::On
        });
        let url = format!("https://127.0.0.1:{}?token=1", fake.port);
        drop(Browser::connect_with(&url, &raw()).unwrap());
        fake.join();
    }

    #[test]
    fn a_plain_server_behind_an_encrypted_endpoint_gets_no_token() {
        for scheme in ["wss", "https"] {
            let fake = Fake::raw(|mut stream| {
                let mut first = [0; 5];
                stream.read_exact(&mut first).unwrap();
                assert_eq!(first[0], 22, "a TLS handshake, not a request");
                stream.write_all(b"HTTP/1.1 400 Bad Request\r\n\r\n").unwrap();
                Go::Enough
            });
            let url = format!("{scheme}://127.0.0.1:{}/x?token=CANARY", fake.port);
            let error = connect_error(Browser::connect_with(&url, &raw()));
            assert_eq!(error.kind, ConnectFailure::Tls, "{scheme}: {error:?}");
            fake.join();
        }
    }
}
