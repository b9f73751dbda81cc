//! One GET over HTTP/1.1, for discovery: bounded in size by [`limits`](crate::limits), in time
//! by the stream, without redirects, compression or reuse.

use super::dial::Duplex;
use crate::limits::HTTP_HEAD;
use crate::redact::Secret;
use std::io;

/// Header fields accepted in one answer.
const FIELDS: usize = 100;
/// Interim answers (1xx) skipped before the real one.
const INTERIM: usize = 4;

/// What to ask.
pub(super) struct Request<'a> {
    /// Path and query.
    pub(super) target: &'a str,
    /// The `Host` header.
    pub(super) host: &'a str,
    pub(super) headers: &'a [(String, Secret)],
    /// Longest body that is accepted, in bytes.
    pub(super) body: usize,
}

/// What was answered. The body is read for status 200 only.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct Response {
    pub(super) status: u16,
    pub(super) body: Vec<u8>,
}

/// Why there is no answer.
#[derive(Debug, PartialEq, Eq)]
pub(super) enum HttpFailure {
    Io(io::ErrorKind),
    /// The other side does not speak HTTP as it must; how.
    Broken(&'static str),
    /// More than a bound allows; of what.
    TooLarge(&'static str),
}

impl From<io::Error> for HttpFailure {
    fn from(error: io::Error) -> Self {
        Self::Io(error.kind())
    }
}

/// Sends the request and reads the answer.
pub(super) fn get(stream: &mut dyn Duplex, request: &Request<'_>) -> Result<Response, HttpFailure> {
    let Request { target, host, .. } = request;
    // No `Origin`: Chrome refuses whoever sends one. No `Accept-Encoding`: nothing is unpacked.
    let mut head = format!("GET {target} HTTP/1.1\r\nHost: {host}\r\n");
    for (name, value) in request.headers {
        head.push_str(&format!("{name}: {}\r\n", value.expose()));
    }
    head.push_str("Accept: application/json\r\nConnection: close\r\n\r\n");
    stream.write_all(head.as_bytes())?;
    stream.flush()?;
    let mut input = Input { stream, buffer: Vec::new() };
    for _ in 0..=INTERIM {
        let head = read_head(&mut input)?;
        if (100..200).contains(&head.status) {
            continue;
        }
        let body = match head.status {
            200 => read_body(&mut input, &head, request.body)?,
            _ => Vec::new(),
        };
        return Ok(Response { status: head.status, body });
    }
    Err(HttpFailure::Broken("too many interim answers"))
}

struct Input<'a> {
    stream: &'a mut dyn Duplex,
    /// Read and not yet used.
    buffer: Vec<u8>,
}

impl Input<'_> {
    /// Whether there was more.
    fn more(&mut self) -> io::Result<bool> {
        let mut chunk = [0; 16 << 10];
        loop {
            match self.stream.read(&mut chunk) {
                Ok(read) => {
                    self.buffer.extend_from_slice(chunk.get(..read).unwrap_or_default());
                    return Ok(read > 0);
                }
                Err(error) if error.kind() == io::ErrorKind::Interrupted => {}
                Err(error) => return Err(error),
            }
        }
    }

    fn use_up(&mut self, bytes: usize) {
        self.buffer.drain(..bytes.min(self.buffer.len()));
    }
}

struct Head {
    status: u16,
    length: Option<usize>,
    chunked: bool,
}

fn read_head(input: &mut Input<'_>) -> Result<Head, HttpFailure> {
    loop {
        if !input.buffer.is_empty() {
            if let Some((head, used)) = parse_head(&input.buffer)? {
                input.use_up(used);
                return Ok(head);
            }
        }
        if input.buffer.len() > HTTP_HEAD {
            return Err(HttpFailure::TooLarge("the head of the answer"));
        }
        if !input.more()? {
            return Err(HttpFailure::Broken("the connection ended within the head of the answer"));
        }
    }
}

fn parse_head(bytes: &[u8]) -> Result<Option<(Head, usize)>, HttpFailure> {
    let mut fields = [httparse::EMPTY_HEADER; FIELDS];
    let mut response = httparse::Response::new(&mut fields);
    let used = match response.parse(bytes) {
        Ok(httparse::Status::Complete(used)) if used <= HTTP_HEAD => used,
        Ok(httparse::Status::Complete(_)) => {
            return Err(HttpFailure::TooLarge("the head of the answer"));
        }
        Ok(httparse::Status::Partial) => return Ok(None),
        Err(httparse::Error::TooManyHeaders) => {
            return Err(HttpFailure::TooLarge("the number of header fields"));
        }
        Err(_) => return Err(HttpFailure::Broken("the answer is not HTTP")),
    };
    let mut head = Head { status: response.code.unwrap_or(0), length: None, chunked: false };
    for field in response.headers.iter() {
        let value = std::str::from_utf8(field.value).unwrap_or_default().trim();
        if field.name.eq_ignore_ascii_case("content-length") {
            let is_number = !value.is_empty() && value.bytes().all(|b| b.is_ascii_digit());
            if !is_number {
                return Err(HttpFailure::Broken("the content length is not a number"));
            }
            // A number too large for us is too large in any case.
            let length = value.parse().unwrap_or(usize::MAX);
            if head.length.is_some_and(|other| other != length) {
                return Err(HttpFailure::Broken("there are two different content lengths"));
            }
            head.length = Some(length);
        } else if field.name.eq_ignore_ascii_case("transfer-encoding") {
            if !value.eq_ignore_ascii_case("chunked") {
                return Err(HttpFailure::Broken("the transfer encoding is not known"));
            }
            head.chunked = true;
        } else if field.name.eq_ignore_ascii_case("content-encoding")
            && !value.eq_ignore_ascii_case("identity")
        {
            return Err(HttpFailure::Broken("the answer is compressed"));
        }
    }
    Ok(Some((head, used)))
}

const BODY: HttpFailure = HttpFailure::TooLarge("the body of the answer");
const CUT: HttpFailure = HttpFailure::Broken("the connection ended within the body of the answer");

fn read_body(input: &mut Input<'_>, head: &Head, longest: usize) -> Result<Vec<u8>, HttpFailure> {
    if head.chunked {
        return read_chunks(input, longest);
    }
    let Some(length) = head.length else {
        while input.buffer.len() <= longest {
            if !input.more()? {
                return Ok(std::mem::take(&mut input.buffer));
            }
        }
        return Err(BODY);
    };
    // Judged by what is declared, before anything is read.
    if length > longest {
        return Err(BODY);
    }
    while input.buffer.len() < length {
        if !input.more()? {
            return Err(CUT);
        }
    }
    input.buffer.truncate(length);
    Ok(std::mem::take(&mut input.buffer))
}

fn read_chunks(input: &mut Input<'_>, longest: usize) -> Result<Vec<u8>, HttpFailure> {
    /// Longest size line, with extensions.
    const SIZE_LINE: usize = 4 << 10;
    let mut body = Vec::new();
    loop {
        let (used, size) = loop {
            match httparse::parse_chunk_size(&input.buffer) {
                Ok(httparse::Status::Complete(found)) => break found,
                Ok(httparse::Status::Partial) if input.buffer.len() < SIZE_LINE => {}
                _ => return Err(HttpFailure::Broken("a chunk size cannot be read")),
            }
            if !input.more()? {
                return Err(CUT);
            }
        };
        input.use_up(used);
        // Trailer fields may follow; they say nothing that is needed.
        if size == 0 {
            return Ok(body);
        }
        let size = usize::try_from(size).unwrap_or(usize::MAX);
        if body.len().saturating_add(size) > longest {
            return Err(BODY);
        }
        while input.buffer.len() < size.saturating_add(2) {
            if !input.more()? {
                return Err(CUT);
            }
        }
        body.extend_from_slice(input.buffer.get(..size).unwrap_or_default());
        if input.buffer.get(size..size.saturating_add(2)) != Some(b"\r\n") {
            return Err(HttpFailure::Broken("a chunk does not end where it should"));
        }
        input.use_up(size.saturating_add(2));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::limits::DISCOVERY_BODY;
    use std::io::{Read, Write};

    /// Gives its answer in pieces of `step` bytes.
    struct Script<'a> {
        answer: &'a [u8],
        step: usize,
        asked: Vec<u8>,
    }

    impl Read for Script<'_> {
        fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
            let size = self.step.min(buffer.len()).min(self.answer.len());
            let (now, later) = self.answer.split_at(size);
            buffer[..size].copy_from_slice(now);
            self.answer = later;
            Ok(size)
        }
    }

    impl Write for Script<'_> {
        fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
            self.asked.extend_from_slice(bytes);
            Ok(bytes.len())
        }
        fn flush(&mut self) -> io::Result<()> {
            Ok(())
        }
    }

    fn ask(answer: &[u8], step: usize) -> (Result<Response, HttpFailure>, String) {
        let mut stream = Script { answer, step, asked: Vec::new() };
        let headers = [("X-Key".to_owned(), Secret::new("k"))];
        let request = Request {
            target: "/json/version?a=1",
            host: "127.0.0.1:1",
            headers: &headers,
            body: DISCOVERY_BODY,
        };
        let result = get(&mut stream, &request);
        (result, String::from_utf8(stream.asked).unwrap())
    }

    fn both_ways(answer: &[u8]) -> Result<Response, HttpFailure> {
        let whole = ask(answer, usize::MAX).0;
        assert_eq!(whole, ask(answer, 1).0, "the same answer in single bytes");
        whole
    }

    #[test]
    fn the_request_is_what_chrome_accepts() {
        let (_, asked) = ask(b"HTTP/1.1 200 OK\r\ncontent-length: 0\r\n\r\n", 99);
        assert_eq!(
            asked,
            "GET /json/version?a=1 HTTP/1.1\r\nHost: 127.0.0.1:1\r\nX-Key: k\r\n\
             Accept: application/json\r\nConnection: close\r\n\r\n"
        );
    }

    #[test]
    fn a_body_comes_in_three_ways() {
        for answer in [
            &b"HTTP/1.1 200 OK\r\nContent-Length:2\r\n\r\n{}ignored"[..],
            b"HTTP/1.1 200 OK\r\nTransfer-Encoding: Chunked\r\n\r\n1;x=y\r\n{\r\n01\r\n}\r\n0\r\n\r\n",
            b"HTTP/1.0 200 OK\r\n\r\n{}",
            b"HTTP/1.1 100 Continue\r\n\r\nHTTP/1.1 200 OK\r\n\r\n{}",
        ] {
            assert_eq!(both_ways(answer).unwrap().body, b"{}");
        }
    }

    #[test]
    fn other_statuses_are_told_without_their_body() {
        for status in [302, 403, 404, 500] {
            let answer =
                format!("HTTP/1.1 {status} X\r\nLocation: /x\r\nContent-Length: 999\r\n\r\n");
            let expected = Response { status, body: Vec::new() };
            assert_eq!(both_ways(answer.as_bytes()), Ok(expected));
        }
    }

    #[test]
    fn lies_about_length_are_found() {
        for answer in [
            "",
            "HTTP/1.1 2",
            "SSH-2.0-x\r\n\r\n",
            "HTTP/1.1 200 OK\r\nContent-Length: 3\r\n\r\n{}",
            "HTTP/1.1 200 OK\r\nContent-Length: -1\r\n\r\n",
            "HTTP/1.1 200 OK\r\nContent-Length: \r\n\r\n",
            "HTTP/1.1 200 OK\r\nContent-Length: 2\r\nContent-Length: 3\r\n\r\n{} ",
            "HTTP/1.1 200 OK\r\nTransfer-Encoding: gzip\r\n\r\n",
            "HTTP/1.1 200 OK\r\nContent-Encoding: gzip\r\n\r\n",
            "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n",
            "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n2\r\n{}XX",
            "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n2\r\n{}\r\n",
        ] {
            let result = both_ways(answer.as_bytes());
            assert!(matches!(result, Err(HttpFailure::Broken(_))), "{answer:?}: {result:?}");
        }
        let interim = "HTTP/1.1 103 X\r\n\r\n".repeat(9);
        assert!(matches!(both_ways(interim.as_bytes()), Err(HttpFailure::Broken(_))));
    }

    #[test]
    fn too_much_is_refused() {
        let declared = b"HTTP/1.1 200 OK\r\nContent-Length: 209715200\r\n\r\n".to_vec();
        let absurd = b"HTTP/1.1 200 OK\r\nContent-Length: 99999999999999999999999\r\n\r\n".to_vec();
        let chunk =
            b"HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\nfffffffffffffff\r\n".to_vec();
        let mut endless = b"HTTP/1.1 200 OK\r\n\r\n".to_vec();
        endless.extend(vec![b'x'; DISCOVERY_BODY + 100]);
        let mut head = b"HTTP/1.1 200 OK\r\nX: ".to_vec();
        head.extend(vec![b'x'; HTTP_HEAD + 100]);
        let fields =
            format!("HTTP/1.1 200 OK\r\n{}\r\n", "X: y\r\n".repeat(FIELDS + 1)).into_bytes();
        for answer in [declared, absurd, chunk, endless, head, fields] {
            let result = ask(&answer, 4096).0;
            assert!(matches!(result, Err(HttpFailure::TooLarge(_))), "{result:?}");
        }
    }
}
