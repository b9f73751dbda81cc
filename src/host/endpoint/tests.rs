//! Discovery against servers that tell the truth, lie, stall or are not there.

use super::*;
use crate::host::dial::NoTls;
use std::io::{Read, Write};
use std::net::TcpListener;
use std::sync::mpsc;

const SHORT: Duration = Duration::from_millis(300);

/// A server that gives each connection the next answer; the last one again and again. What was
/// asked is remembered. Ends when dropped.
struct Server {
    port: u16,
    asked: mpsc::Receiver<String>,
}

#[derive(Clone)]
enum Answer {
    /// These bytes, then the connection is closed.
    Bytes(Vec<u8>),
    /// These bytes after the request was read, then silence for as long as the client stays.
    Stall(Vec<u8>),
    /// A byte every now and then, for ever.
    Drip,
    /// Without end.
    Flood,
}

impl Server {
    fn start(answers: Vec<Answer>) -> Self {
        Self::on(TcpListener::bind("127.0.0.1:0").unwrap(), answers)
    }

    fn on(listener: TcpListener, answers: Vec<Answer>) -> Self {
        let port = listener.local_addr().unwrap().port();
        let (sender, asked) = mpsc::channel();
        std::thread::spawn(move || {
            let mut answers = answers.into_iter();
            let mut answer = answers.next().unwrap();
            for stream in listener.incoming() {
                let mut stream = stream.unwrap();
                if sender.send(read_request(&mut stream)).is_err() {
                    return;
                }
                give(stream, answer.clone());
                answer = answers.next().unwrap_or(answer);
            }
        });
        Self { port, asked }
    }

    fn url(&self) -> String {
        format!("http://127.0.0.1:{}", self.port)
    }
}

fn read_request(stream: &mut std::net::TcpStream) -> String {
    let mut text = Vec::new();
    let mut byte = [0];
    while !text.ends_with(b"\r\n\r\n") && stream.read(&mut byte).is_ok_and(|read| read > 0) {
        text.push(byte[0]);
    }
    String::from_utf8(text).unwrap()
}

fn give(mut stream: std::net::TcpStream, answer: Answer) {
    std::thread::spawn(move || match answer {
        Answer::Bytes(bytes) => {
            let _ = stream.write_all(&bytes);
        }
        Answer::Stall(bytes) => {
            let _ = stream.write_all(&bytes);
            // Until the client leaves.
            let _ = stream.read(&mut [0]);
        }
        Answer::Drip => {
            let _ = stream.write_all(b"HTTP/1.1 200 OK\r\nX: ");
            while stream.write_all(b"x").is_ok() {
                std::thread::sleep(Duration::from_millis(20));
            }
        }
        Answer::Flood => {
            let _ = stream.write_all(b"HTTP/1.1 200 OK\r\n\r\n");
            while stream.write_all(&[b' '; 65536]).is_ok() {}
        }
    });
}

fn ok(body: &str) -> Answer {
    let length = body.len();
    Answer::Bytes(format!("HTTP/1.1 200 OK\r\nContent-Length: {length}\r\n\r\n{body}").into_bytes())
}

fn status(status: &str) -> Answer {
    let head = format!("HTTP/1.1 {status}\r\nContent-Length: 0\r\n\r\n");
    Answer::Bytes(head.into_bytes())
}

fn version(url: &str) -> Answer {
    ok(&format!(r#"{{"Browser":"Chrome/156.0","webSocketDebuggerUrl":"{url}"}}"#))
}

fn options() -> ResolveOptions {
    ResolveOptions { timeout: SHORT, default_profiles: false, ..ResolveOptions::default() }
}

fn patient() -> ResolveOptions {
    ResolveOptions { timeout: Duration::from_secs(20), ..options() }
}

fn failure(result: Result<WsTarget>) -> (ConnectFailure, Option<u16>, String) {
    match result.unwrap_err() {
        Error::Connect(error) => (error.kind, error.status, Error::Connect(error).to_string()),
        other => panic!("{other}"),
    }
}

#[test]
fn a_browsers_own_answer_gives_its_websocket() {
    let server = Server::start(vec![version("ws://127.0.0.1:1/devtools/browser/abc")]);
    let target = resolve(&server.url(), &patient(), &NoTls).unwrap();
    assert_eq!(target.path_and_query.expose(), "/devtools/browser/abc");
    assert_eq!(target.url.expose(), format!("ws://127.0.0.1:{}/devtools/browser/abc", server.port));
    assert_eq!(target.addresses, [SocketAddr::from(([127, 0, 0, 1], server.port))]);
    assert_eq!(target.host_header, format!("127.0.0.1:{}", server.port));
    assert!(!target.tls && target.authorization.is_none());
    let asked = server.asked.recv().unwrap();
    assert!(asked.starts_with("GET /json/version HTTP/1.1\r\n"), "{asked}");
    assert!(!asked.to_lowercase().contains("origin"), "{asked}");
}

#[test]
fn an_answer_is_believed_in_its_path_only() {
    for (said, path) in [
        ("ws://203.0.113.9:666/devtools/browser/a", "/devtools/browser/a"),
        ("wss://evil.example/x?y=1#z", "/x?y=1"),
        ("http://u:p@h/devtools/browser/b", "/devtools/browser/b"),
    ] {
        let server = Server::start(vec![version(said)]);
        let target = resolve(&server.url(), &patient(), &NoTls).unwrap();
        assert_eq!(target.path_and_query.expose(), path);
        assert_eq!((target.host.as_str(), target.port), ("127.0.0.1", server.port));
        assert_eq!(target.addresses[0].port(), server.port);
    }
}

#[test]
fn answers_that_are_not_a_browsers_are_refused() {
    let chunked_lie = b"HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\nffffffff\r\n".to_vec();
    let huge = b"HTTP/1.1 200 OK\r\nContent-Length: 209715200\r\n\r\n".to_vec();
    let depth = ok(&"[".repeat(100_000));
    for (answer, kind, code, word) in [
        (status("302 Found"), ConnectFailure::Handshake, Some(302), "redirects"),
        (status("401 Unauthorized"), ConnectFailure::Handshake, Some(401), "token"),
        (status("500 Internal Server Error"), ConnectFailure::Handshake, Some(500), "500"),
        (status("404 Not Found"), ConnectFailure::NoDevTools, Some(404), "DevToolsActivePort"),
        (status("204 No Content"), ConnectFailure::Handshake, Some(204), "204"),
        (ok("[]"), ConnectFailure::Handshake, None, "JSON object"),
        (ok("{"), ConnectFailure::Handshake, None, "JSON object"),
        (ok(""), ConnectFailure::Handshake, None, "JSON object"),
        (ok("<html>"), ConnectFailure::Handshake, None, "JSON object"),
        (depth, ConnectFailure::Handshake, None, "JSON object"),
        (ok("{}"), ConnectFailure::Handshake, None, "webSocketDebuggerUrl"),
        (ok(r#"{"Browser":"node.js/v22"}"#), ConnectFailure::NoDevTools, None, "node.js/v22"),
        (ok(r#"{"webSocketDebuggerUrl":7}"#), ConnectFailure::Handshake, None, "not a URL"),
        (version(""), ConnectFailure::Handshake, None, "not a URL"),
        (version("ws://h"), ConnectFailure::Handshake, None, "not a URL"),
        (version("/devtools/browser/x"), ConnectFailure::Handshake, None, "not a URL"),
        (version("ws://h/a\\r\\nX: y"), ConnectFailure::Handshake, None, "not a URL"),
        (version("ws://h/ä"), ConnectFailure::Handshake, None, "not a URL"),
        (Answer::Bytes(huge), ConnectFailure::Handshake, None, "larger"),
        (Answer::Bytes(chunked_lie), ConnectFailure::Handshake, None, "larger"),
        (Answer::Flood, ConnectFailure::Handshake, None, "larger"),
        (Answer::Bytes(b"SSH-2.0-x\r\n".to_vec()), ConnectFailure::Handshake, None, "not HTTP"),
        (Answer::Bytes(Vec::new()), ConnectFailure::Handshake, None, "ended"),
    ] {
        let server = Server::start(vec![answer]);
        let (found, found_code, message) = failure(resolve(&server.url(), &patient(), &NoTls));
        assert_eq!((found, found_code), (kind, code), "{message}");
        assert!(message.contains(word), "{word} in {message}");
    }
}

#[test]
fn whoever_stalls_is_left_in_time() {
    for answer in [
        Answer::Stall(Vec::new()),
        Answer::Stall(b"HTTP/1.1 200 OK\r\n".to_vec()),
        Answer::Stall(b"HTTP/1.1 200 OK\r\nContent-Length: 9\r\n\r\n{".to_vec()),
        Answer::Stall(b"HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n9\r\n{".to_vec()),
        Answer::Stall(b"HTTP/1.1 200 OK\r\n\r\n{}".to_vec()),
        Answer::Drip,
    ] {
        let server = Server::start(vec![answer]);
        let started = Instant::now();
        let (kind, _, message) = failure(resolve(&server.url(), &options(), &NoTls));
        assert_eq!(kind, ConnectFailure::Timeout, "{message}");
        assert!(started.elapsed() >= SHORT / 2 && started.elapsed() < SHORT * 50);
    }
    // A listener that never accepts: the system does, and nobody reads.
    let listener = TcpListener::bind("127.0.0.1:0").unwrap();
    let url = format!("http://{}", listener.local_addr().unwrap());
    assert_eq!(failure(resolve(&url, &options(), &NoTls)).0, ConnectFailure::Timeout);
}

#[test]
fn nobody_there_is_said_at_once() {
    let port = TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap().port();
    for endpoint in [format!("http://127.0.0.1:{port}"), format!("{port}")] {
        let (kind, _, message) = failure(resolve(&endpoint, &patient(), &NoTls));
        assert_eq!(kind, ConnectFailure::Refused, "{message}");
    }
    let (kind, ..) = failure(resolve("http://no-such-name.invalid:1", &patient(), &NoTls));
    assert_eq!(kind, ConnectFailure::Resolve);
}

#[test]
fn localhost_is_both_loopbacks_and_a_squatter_on_one_does_not_hide_the_other() {
    let Ok(v6) = TcpListener::bind("[::1]:0") else {
        // A machine without IPv6 has one loopback only.
        return;
    };
    let port = v6.local_addr().unwrap().port();
    let path = "/devtools/browser/six";
    let server = Server::on(v6, vec![version(&format!("ws://localhost:{port}{path}"))]);
    let found = |endpoint: &str| resolve(endpoint, &patient(), &NoTls).unwrap();
    let six: Vec<SocketAddr> = vec![format!("[::1]:{port}").parse().unwrap()];
    assert_eq!(found(&format!("localhost:{port}")).addresses, six);
    assert_eq!(found(&format!("http://[::1]:{port}/")).host, "::1");
    assert_eq!(
        server.asked.recv().unwrap().lines().nth(1),
        Some(&*format!("Host: localhost:{port}"))
    );
    assert_eq!(server.asked.recv().unwrap().lines().nth(1), Some(&*format!("Host: [::1]:{port}")));
    if let Ok(v4) = TcpListener::bind(("127.0.0.1", port)) {
        let _squatter = Server::on(v4, vec![Answer::Stall(Vec::new())]);
        let wait = ResolveOptions { timeout: Duration::from_secs(2), ..options() };
        let target = resolve(&format!("{port}"), &wait, &NoTls).unwrap();
        assert_eq!(target.addresses, six);
        assert_eq!(target.path_and_query.expose(), path);
    }
}

#[test]
fn keys_in_query_user_part_and_headers_are_sent_and_never_shown() {
    let server = Server::start(vec![version("ws://h/devtools/browser/x"), status("403 Forbidden")]);
    let mut options = patient();
    options.headers.push(("X-Key".to_owned(), Secret::new("CANARY3")));
    let url = format!("http://u:CANARY1@127.0.0.1:{}/a/?token=CANARY2", server.port);
    let target = resolve(&url, &options, &NoTls).unwrap();
    assert_eq!(target.path_and_query.expose(), "/devtools/browser/x?token=CANARY2");
    let authorization = target.authorization.clone().unwrap();
    let asked = server.asked.recv().unwrap();
    assert!(asked.starts_with("GET /a/json/version?token=CANARY2 HTTP/1.1\r\n"), "{asked}");
    assert!(asked.contains(&format!("Authorization: {}\r\n", authorization.expose())));
    assert!(asked.contains("X-Key: CANARY3\r\n"));
    let error = resolve(&url, &options, &NoTls).unwrap_err();
    for shown in [format!("{target:?}"), format!("{error} {error:?}"), format!("{options:?}")] {
        assert!(!shown.contains("CANARY"), "{shown}");
    }
}

#[test]
fn a_websocket_url_is_used_as_it_is() {
    let target = resolve("ws://127.0.0.1:9/x?token=1&y", &options(), &NoTls).unwrap();
    assert_eq!(target.path_and_query.expose(), "/x?token=1&y");
    assert_eq!(target.url.expose(), "ws://127.0.0.1:9/x?token=1&y");
    let target = resolve("http://localhost:9/devtools/browser/x", &options(), &NoTls).unwrap();
    assert_eq!(target.url.expose(), "ws://localhost:9/devtools/browser/x");
    assert_eq!(target.addresses.len(), 2);
}

#[test]
fn a_name_is_replaced_by_its_address_and_kept_for_those_who_want_it() {
    let endpoint = |text| Endpoint::parse(text).unwrap();
    let private: SocketAddr = "172.17.0.2:9222".parse().unwrap();
    let public: SocketAddr = "203.0.113.9:9222".parse().unwrap();
    let name = || Some("chrome:9222".to_owned());
    let container = endpoint("ws://chrome:9222/x");
    assert_eq!(host_headers(&container, Some(&private), false), ("172.17.0.2:9222".into(), name()));
    assert_eq!(
        host_headers(&container, Some(&public), false),
        ("chrome:9222".into(), Some("203.0.113.9:9222".into()))
    );
    assert_eq!(host_headers(&container, Some(&public), true), ("203.0.113.9:9222".into(), name()));
    let hosted = endpoint("wss://chrome:9222/x");
    assert_eq!(host_headers(&hosted, Some(&private), true), ("chrome:9222".into(), None));
    let local = endpoint("ws://localhost:9222/x");
    assert_eq!(host_headers(&local, Some(&private), true), ("localhost:9222".into(), None));
}

#[test]
fn a_browser_without_json_is_found_by_its_profile() {
    let profile = crate::host::fakes::TempDir::new();
    let server = Server::start(vec![status("404 Not Found")]);
    let mut options = patient();
    options.user_data_dirs.push(profile.path().to_owned());
    let file = profile.path().join("DevToolsActivePort");
    std::fs::write(&file, format!("{}\n/devtools/browser/approved", server.port)).unwrap();
    let target = resolve(&server.url(), &options, &NoTls).unwrap();
    assert_eq!(target.path_and_query.expose(), "/devtools/browser/approved");
    let by_profile = resolve_profile(profile.path(), &options).unwrap();
    assert_eq!(by_profile.path_and_query, target.path_and_query);
    assert_eq!(by_profile.addresses, target.addresses);
    std::fs::write(&file, "1\n/devtools/browser/old").unwrap();
    let (kind, _, message) = failure(resolve(&server.url(), &options, &NoTls));
    assert_eq!(kind, ConnectFailure::NoDevTools);
    assert!(message.contains("names port 1"), "{message}");
}

#[test]
fn a_stale_file_is_called_stale() {
    let profile = crate::host::fakes::TempDir::new();
    let (kind, _, message) = failure(resolve_profile(profile.path(), &options()));
    assert_eq!(kind, ConnectFailure::NoDevTools, "{message}");
    let port = TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap().port();
    let text = format!("{port}\n/devtools/browser/CANARY");
    std::fs::write(profile.path().join("DevToolsActivePort"), text).unwrap();
    let (kind, _, message) = failure(resolve_profile(profile.path(), &options()));
    assert_eq!(kind, ConnectFailure::Refused);
    assert!(message.contains("stale") && !message.contains("CANARY"), "{message}");
}

#[test]
fn encryption_that_is_not_there_is_said() {
    let server = Server::start(vec![version("ws://h/x")]);
    let url = format!("https://127.0.0.1:{}", server.port);
    let (kind, _, message) = failure(resolve(&url, &patient(), &NoTls));
    assert_eq!(kind, ConnectFailure::Tls);
    assert!(message.contains("feature `tls`"), "{message}");
}

#[cfg(feature = "tls")]
#[test]
fn an_encrypted_endpoint_stays_encrypted_whatever_it_answers() {
    /// Plain bytes that count as encrypted.
    struct Pretend;
    impl Dial for Pretend {
        fn tls(&self, host: &str, stream: DeadlineStream, _: &SafeUrl) -> Result<Box<dyn Duplex>> {
            assert_eq!(host, "localhost");
            Ok(Box::new(stream))
        }
    }
    let server = Server::start(vec![version("ws://plain.example:80/devtools/browser/x")]);
    let url = format!("https://localhost:{}", server.port);
    let target = resolve(&url, &patient(), &Pretend).unwrap();
    assert!(target.tls);
    assert_eq!(target.url.expose(), format!("wss://localhost:{}/devtools/browser/x", server.port));
}

#[test]
fn headers_that_would_change_the_request_are_refused() {
    for (name, value) in
        [("Origin", "x"), ("host", "x"), ("X", "a\r\nY: b"), ("X Y", "a"), ("", "a"), ("X", "é")]
    {
        let mut options = options();
        options.headers.push((name.to_owned(), Secret::new(value)));
        let error = resolve("ws://127.0.0.1:9/x", &options, &NoTls).unwrap_err();
        assert!(matches!(error, Error::Misuse(_)), "{name}: {error}");
    }
}
