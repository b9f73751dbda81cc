//! Bytes to lines, with a bound.

use memchr::memchr;
use std::io::{BufRead as _, BufReader, ErrorKind, Read};

/// What was read.
#[derive(Debug, PartialEq, Eq)]
pub(super) enum Line<'a> {
    /// A line, without its end.
    Text(&'a [u8]),
    /// A line that was read and forgotten, but for its two ends: whoever sent it waits for an
    /// answer, and its id is at one of them.
    TooLong { length: u64, head: &'a [u8], tail: &'a [u8] },
    /// There is no more.
    End,
}

/// Reads lines; however long one is, no more than the limit is held.
pub(super) struct Lines<R> {
    input: BufReader<R>,
    line: Vec<u8>,
    /// The last bytes of a line that is too long.
    tail: Vec<u8>,
    limit: usize,
}

/// How much of a line that is too long is kept at each end.
const ENDS: usize = 512;

impl<R: Read> Lines<R> {
    pub(super) fn new(input: R, limit: usize) -> Self {
        let input = BufReader::with_capacity(64 << 10, input);
        Self { input, line: Vec::new(), tail: Vec::new(), limit }
    }

    pub(super) fn next(&mut self) -> Line<'_> {
        // What a large line needed is not kept for small ones.
        if self.line.capacity() > 1 << 20 {
            self.line = Vec::new();
        }
        self.line.clear();
        self.tail.clear();
        let mut length = 0_u64;
        loop {
            let chunk = match self.input.fill_buf() {
                Ok(chunk) => chunk,
                Err(error) if error.kind() == ErrorKind::Interrupted => continue,
                Err(error) => {
                    log::warn!("standard input cannot be read: {error}");
                    return Line::End;
                }
            };
            if chunk.is_empty() {
                // A last line without an end counts.
                return if length == 0 { Line::End } else { self.finish(length) };
            }
            let end = memchr(b'\n', chunk);
            let part = &chunk[..end.unwrap_or(chunk.len())];
            length = length.saturating_add(part.len() as u64);
            if length <= self.limit as u64 {
                self.line.extend_from_slice(part);
            } else {
                if self.line.len() < ENDS {
                    self.line.extend_from_slice(part);
                }
                self.line.truncate(ENDS);
                self.line.shrink_to_fit();
                self.tail.extend_from_slice(&part[part.len().saturating_sub(ENDS)..]);
                self.tail.drain(..self.tail.len().saturating_sub(ENDS));
            }
            let used = part.len() + usize::from(end.is_some());
            self.input.consume(used);
            if end.is_some() {
                return self.finish(length);
            }
        }
    }

    fn finish(&self, length: u64) -> Line<'_> {
        if length > self.limit as u64 {
            return Line::TooLong { length, head: &self.line, tail: &self.tail };
        }
        Line::Text(self.line.strip_suffix(b"\r").unwrap_or(&self.line))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Hands out its text in pieces of this size.
    struct Pieces<'a>(&'a [u8], usize);

    impl Read for Pieces<'_> {
        fn read(&mut self, buffer: &mut [u8]) -> std::io::Result<usize> {
            let size = self.1.min(self.0.len()).min(buffer.len());
            let (piece, rest) = self.0.split_at(size);
            buffer[..size].copy_from_slice(piece);
            self.0 = rest;
            Ok(size)
        }
    }

    fn all(text: &str, piece: usize, limit: usize) -> Vec<String> {
        let mut lines = Lines::new(Pieces(text.as_bytes(), piece), limit);
        let mut found = Vec::new();
        loop {
            match lines.next() {
                Line::Text(line) => found.push(String::from_utf8(line.to_vec()).unwrap()),
                Line::TooLong { length, .. } => found.push(format!("too long: {length}")),
                Line::End => return found,
            }
        }
    }

    #[test]
    fn lines_are_the_same_however_they_arrive() {
        let text = "ä\r\n\n€uro 𝄞\nlast";
        for piece in 1..=text.len() {
            assert_eq!(all(text, piece, 100), ["ä", "", "€uro 𝄞", "last"], "{piece}");
        }
    }

    #[test]
    fn both_ends_of_a_long_line_are_kept() {
        let text = format!("{{\"id\":1,{}}}", "x".repeat(200_000));
        for piece in [1, 100, 65_536] {
            let mut lines = Lines::new(Pieces(text.as_bytes(), piece), 1_000);
            let Line::TooLong { head, tail, .. } = lines.next() else { panic!("it is long") };
            assert_eq!((head.len(), tail.len()), (ENDS, ENDS), "{piece}");
            assert!(head.starts_with(b"{\"id\":1,x") && tail.ends_with(b"x}"));
        }
    }

    #[test]
    fn a_long_line_is_told_and_the_next_one_is_read() {
        let text = format!("ok\n{}\nok\n{}", "x".repeat(1_000), "y".repeat(11));
        for piece in [1, 7, 10, 11, 2_000] {
            assert_eq!(all(&text, piece, 10), ["ok", "too long: 1000", "ok", "too long: 11"]);
        }
        let mut lines = Lines::new(std::io::repeat(b'x').take(100 << 20), 1 << 10);
        assert!(matches!(lines.next(), Line::TooLong { length, .. } if length == 100 << 20));
        assert!(lines.line.capacity() <= 2 << 10, "{}", lines.line.capacity());
        assert!(lines.tail.capacity() <= 4 << 10, "{}", lines.tail.capacity());
    }
}
