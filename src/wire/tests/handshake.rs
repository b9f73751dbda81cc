use crate::limits::HTTP_HEAD;
use crate::wire::fuzz::{Mutator, fuzz_handshake};
use crate::wire::handshake::{
    HandshakeFault, accept, accept_response, key, parse_request, parse_response, request,
};
use tungstenite::handshake::server::create_response;

const KEY: &str = "dGhlIHNhbXBsZSBub25jZQ==";

fn response(extra: &str) -> Vec<u8> {
    format!(
        "HTTP/1.1 101 OK\r\nupgrade: WebSocket\r\nconnection: keep-alive, Upgrade\r\n{extra}\r\n"
    )
    .into_bytes()
}

fn accepted() -> String {
    format!("Sec-WebSocket-Accept: {}\r\n", accept(KEY))
}

#[test]
fn the_key_of_the_rfc_gives_the_answer_of_the_rfc() {
    assert_eq!(key(*b"the sample nonce"), KEY);
    assert_eq!(accept(KEY), "s3pPLMBiTxaQ9kYGzzhZRbK+xOo=");
}

#[test]
fn a_request_says_what_it_must_and_no_more() {
    let path = "/devtools/browser/1f?token=a%20b";
    let bytes = request("127.0.0.1:9222", path, KEY, &[("Authorization", "Bearer t")]).unwrap();
    let text = String::from_utf8(bytes.clone()).unwrap();
    assert_eq!(
        text,
        "GET /devtools/browser/1f?token=a%20b HTTP/1.1\r\nHost: 127.0.0.1:9222\r\n\
         Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n\
         Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nAuthorization: Bearer t\r\n\r\n"
    );
    assert!(!text.to_lowercase().contains("origin") && !text.contains("Extensions"));
    let read = parse_request(&bytes).unwrap().unwrap();
    assert_eq!((read.consumed, &*read.target, &*read.method), (bytes.len(), path, "GET"));
    assert_eq!(read.websocket_key(), Ok(KEY));
    assert_eq!(read.header("AUTHORIZATION").collect::<Vec<_>>(), ["Bearer t"]);
    let shown = format!("{read:?}");
    assert!(!shown.contains("token") && !shown.contains("Bearer"), "{shown}");
}

#[test]
fn nothing_can_be_smuggled_into_a_request() {
    for path in ["", "x", "/a b", "/a\r\nX: y", "/a\nb", "/\0", "/é", "http://h/"] {
        assert!(request("h", path, KEY, &[]).is_err(), "{path:?}");
    }
    for host in ["", "h\r\nX: y", "h h", "h\n"] {
        assert!(request(host, "/", KEY, &[]).is_err(), "{host:?}");
    }
    for header in [
        ("X", "a\r\nOrigin: http://x"),
        ("X", "a\nb"),
        ("X", "a\0"),
        ("X\r\nY", "a"),
        ("X:", "a"),
        ("", "a"),
        ("X Y", "a"),
        ("Origin", "http://x"),
        ("oRIGIN", "null"),
        ("Host", "other"),
        ("sec-websocket-extensions", "permessage-deflate"),
        ("Sec-WebSocket-Key", "k"),
        ("Transfer-Encoding", "chunked"),
    ] {
        let fault = request("h", "/", KEY, &[header]).unwrap_err();
        assert!(!fault.to_string().contains("http://x"), "{fault}");
    }
    assert!(request("h", "/", KEY, &[("Sec-WebSocket-Protocol", "a, b")]).is_ok());
    assert!(accept_response(KEY, Some("a\r\nX: y")).is_err());
}

#[test]
fn tungstenite_accepts_our_request_and_we_accept_its_answer() {
    let bytes = request("h:1", "/p", KEY, &[]).unwrap();
    let read = parse_request(&bytes).unwrap().unwrap();
    let mut theirs = tungstenite::http::Request::get(read.target.as_str());
    for (name, value) in &read.headers {
        theirs = theirs.header(name, value);
    }
    let answer = create_response(&theirs.body(()).unwrap()).unwrap();
    let mut head = "HTTP/1.1 101 Switching Protocols\r\n".to_owned();
    for (name, value) in answer.headers() {
        head += &format!("{name}: {}\r\n", value.to_str().unwrap());
    }
    head += "\r\n";
    assert_eq!(parse_response(head.as_bytes(), KEY), Ok(Some(head.len())));
}

#[test]
fn an_answer_may_come_in_any_pieces_with_frames_behind_it() {
    let answer = accept_response(KEY, Some("cdp")).unwrap();
    let with_frame = [&answer[..], &[0x81, 0x00]].concat();
    for end in 0..answer.len() {
        assert_eq!(parse_response(&answer[..end], KEY), Ok(None), "{end}");
    }
    assert_eq!(parse_response(&with_frame, KEY), Ok(Some(answer.len())));
    assert_eq!(parse_response(&response(&accepted()), KEY).map(|n| n.is_some()), Ok(true));
}

#[test]
fn an_answer_that_opens_no_websocket_is_a_fault_with_its_status() {
    for (head, status) in [
        ("HTTP/1.1 403 Forbidden\r\nContent-Length: 3\r\n\r\nabc".to_owned(), Some(403)),
        ("HTTP/1.1 401 No\r\n\r\n".into(), Some(401)),
        ("HTTP/1.1 404 Not Found\r\n\r\n".into(), Some(404)),
        ("HTTP/1.1 500 No\r\n\r\n".into(), Some(500)),
        ("HTTP/1.1 200 OK\r\n\r\n".into(), Some(200)),
        ("HTTP/1.0 302 Found\r\nLocation: ws://evil/\r\n\r\n".into(), Some(302)),
        (format!("HTTP/1.1 101 OK\r\n{}\r\n", accepted()), Some(101)),
        (
            format!("HTTP/1.1 101 OK\r\nUpgrade: h2c\r\nConnection: Upgrade\r\n{}\r\n", accepted()),
            Some(101),
        ),
        (String::from_utf8(response("")).unwrap(), Some(101)),
        (String::from_utf8(response("Sec-WebSocket-Accept: AAAA\r\n")).unwrap(), Some(101)),
        (String::from_utf8(response(&accepted().repeat(2))).unwrap(), Some(101)),
        (
            String::from_utf8(response(
                &(accepted() + "Sec-WebSocket-Extensions: permessage-deflate\r\n"),
            ))
            .unwrap(),
            Some(101),
        ),
        ("HTTP/1.1 101 OK\r\nbad header\r\n\r\n".into(), None),
        ("HTTP/1.1 101 OK\n\nx\r\n\r\n".into(), None),
        ("SSH-2.0-x".into(), None),
        ("HTTP/2".into(), None),
        ("\0".into(), None),
        ("A".repeat(10), None),
        ("HTTP/1.1 101 OK\r\nX: ".to_owned() + &"x".repeat(HTTP_HEAD), None),
        ("HTTP/1.1 101 OK\r\n".to_owned() + &"X: y\r\n".repeat(200) + "\r\n", None),
    ] {
        match parse_response(head.as_bytes(), KEY) {
            Err(HandshakeFault { status: found, .. }) => {
                let known = found == status || status.is_none();
                assert!(known, "{head:.60}: {found:?}");
            }
            other => panic!("{head:.60}: {other:?}"),
        }
    }
    let fault = parse_response(b"HTTP/1.1 302 CANARY\r\nLocation: ws://h/CANARY\r\n\r\n", KEY);
    assert!(!format!("{:?} {}", fault, fault.unwrap_err()).contains("CANARY"));
}

#[test]
fn a_request_that_asks_for_no_websocket_gets_no_key() {
    let good = "GET / HTTP/1.1\r\nHost: h\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\
                Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n";
    let key = |text: &str| {
        parse_request(text.as_bytes()).unwrap().unwrap().websocket_key().map(str::to_owned)
    };
    assert_eq!(key(good).as_deref(), Ok(KEY));
    for (from, to) in [
        ("GET", "POST"),
        ("Upgrade: websocket", "Upgrade: h2c"),
        ("Connection: Upgrade", "Connection: close"),
        ("Version: 13", "Version: 8"),
        ("Sec-WebSocket-Version: 13\r\n", ""),
        ("dGhlIHNhbXBsZSBub25jZQ==", "c2hvcnQ="),
        ("dGhlIHNhbXBsZSBub25jZQ==", "not base64 at all"),
        ("Host: h", "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ=="),
    ] {
        assert!(key(&good.replace(from, to)).is_err(), "{to}");
    }
    for end in 0..good.len() {
        assert_eq!(parse_request(&good.as_bytes()[..end]), Ok(None), "{end}");
    }
    for bad in ["GET / HTTP/1.0\r\n\r\n", "GET /\r\n\r\n", "\x16\x03\x01", "GETX", "get / HTTP/1.1"]
    {
        assert!(parse_request(bad.as_bytes()).is_err(), "{bad:?}");
    }
}

#[test]
fn mutated_heads_keep_the_rules() {
    let mut mutator = Mutator::new(5);
    let mut heads = vec![accept_response(&key([7; 16]), None).unwrap()];
    heads.push(request("h", "/p?q", KEY, &[("X", "y")]).unwrap());
    for _ in 0..5_000 {
        let mut data = vec![mutator.below(256) as u8];
        data.extend(&heads[mutator.below(2)]);
        mutator.mutate(&mut data);
        fuzz_handshake(&data);
    }
}
