//! The outside of a CDP message: who it is for, and where its payload lies.

use super::scan::{self, Stop};
use super::text::decode_string;
use std::borrow::Cow;
use std::fmt;
use std::ops::Range;

/// What a message says about its own routing. Payloads are ranges into the message.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Envelope<'a> {
    /// The call that this answers.
    pub id: Id,
    /// The event's (or, read by a server, the command's) name.
    pub method: Name<'a>,
    /// The session that it belongs to; the browser's own if absent.
    pub session: Name<'a>,
    /// Where the value of `params` lies.
    pub params: Option<Range<usize>>,
    /// Where the value of `result` lies.
    pub result: Option<Range<usize>>,
    /// Where the value of `error` lies.
    pub error: Option<Range<usize>>,
}

/// The member `id`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Id {
    /// There is none.
    #[default]
    Absent,
    /// An integer literal that fits.
    Int(i64),
    /// Anything else: text, `null`, `1.0`, `1e3`, `-0`, a number beyond `i64`. We never send
    /// such an id, so nothing waits for it.
    Other,
}

/// The member `method` or `sessionId`.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum Name<'a> {
    /// There is none.
    #[default]
    Absent,
    /// A string; broken Unicode in it is repaired.
    Text(Cow<'a, str>),
    /// Another type, `null` included. It must not count as absent: a message with a session
    /// that cannot be read is not a message for the root session.
    Other,
}

impl Name<'_> {
    /// The text, if it is one.
    pub fn as_text(&self) -> Option<&str> {
        match self {
            Self::Text(text) => Some(text),
            Self::Absent | Self::Other => None,
        }
    }
}

/// A message that cannot be routed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct EnvelopeError {
    /// Where in the message, in bytes.
    pub at: usize,
    /// What is wrong there.
    pub problem: Problem,
}

/// What makes a message impossible to route.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Problem {
    /// It has no bytes, or only white space.
    Empty,
    /// It is not a JSON object.
    NotAnObject,
    /// It ends too early.
    Truncated,
    /// A key is not a string, or is a malformed one.
    BadKey,
    /// No value stands where one must, or the value of a routing field is malformed.
    BadValue,
    /// A comma, a colon or the closing brace is missing.
    BadSeparator,
    /// This routing field occurs twice: two readers could route the message differently.
    Duplicate(&'static str),
    /// Something follows the object.
    TrailingBytes,
}

impl fmt::Display for EnvelopeError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let at = self.at;
        match self.problem {
            Problem::Empty => f.write_str("the message is empty"),
            Problem::NotAnObject => f.write_str("the message is not a JSON object"),
            Problem::Truncated => write!(f, "the message ends too early, at byte {at}"),
            Problem::BadKey => write!(f, "malformed key at byte {at}"),
            Problem::BadValue => write!(f, "malformed value at byte {at}"),
            Problem::BadSeparator => write!(f, "missing comma, colon or brace at byte {at}"),
            Problem::Duplicate(key) => write!(f, "second `{key}` at byte {at}"),
            Problem::TrailingBytes => write!(f, "something follows the message at byte {at}"),
        }
    }
}

impl std::error::Error for EnvelopeError {}

/// Reads the routing fields of a message and steps over everything else.
///
/// Keys may stand in any order and be escaped; unknown ones are skipped; of a repeated `params`,
/// `result` or `error` the last one counts, as for every common reader.
///
/// For a message that is valid JSON (with lone surrogates and invalid UTF-8 repaired, and no
/// bound on depth) the outcome is that of a full parse. A message may also be accepted when its
/// only defects are inside values that are skipped here: the reply is routed, and the caller
/// who decodes the value is told, instead of waiting for ever.
///
/// # Errors
/// When the object itself is malformed or truncated, something follows it, or `id`, `method` or
/// `sessionId` occurs twice.
pub fn read(bytes: &[u8]) -> Result<Envelope<'_>, EnvelopeError> {
    let mut members = Members::open(bytes)?;
    let mut envelope = Envelope::default();
    while let Some(member) = members.next()? {
        let at = member.value.start;
        match &*member.key {
            b"id" => {
                unique(envelope.id == Id::Absent, "id", at)?;
                envelope.id = read_id(bytes.get(member.value).unwrap_or_default());
            }
            b"method" => {
                unique(envelope.method == Name::Absent, "method", at)?;
                envelope.method = read_name(bytes, &member)?;
            }
            b"sessionId" => {
                unique(envelope.session == Name::Absent, "sessionId", at)?;
                envelope.session = read_name(bytes, &member)?;
            }
            b"params" => envelope.params = Some(member.value),
            b"result" => envelope.result = Some(member.value),
            b"error" => envelope.error = Some(member.value),
            _ => {}
        }
    }
    Ok(envelope)
}

fn unique(absent: bool, key: &'static str, at: usize) -> Result<(), EnvelopeError> {
    if absent { Ok(()) } else { Err(EnvelopeError { at, problem: Problem::Duplicate(key) }) }
}

fn read_id(token: &[u8]) -> Id {
    // `-0` is a float to JSON readers that keep integers apart.
    if token == b"-0" {
        return Id::Other;
    }
    let number = std::str::from_utf8(token).ok().and_then(|token| token.parse().ok());
    number.map_or(Id::Other, Id::Int)
}

#[inline]
fn read_name<'a>(bytes: &'a [u8], member: &Member<'a>) -> Result<Name<'a>, EnvelopeError> {
    if let Some(text) = member.plain.and_then(|text| std::str::from_utf8(text).ok()) {
        return Ok(Name::Text(Cow::Borrowed(text)));
    }
    match bytes.get(member.value.clone()) {
        Some([b'"', inner @ .., b'"']) => match decode_string(inner) {
            Some(text) => Ok(Name::Text(text)),
            None => Err(EnvelopeError { at: member.value.start, problem: Problem::BadValue }),
        },
        _ => Ok(Name::Other),
    }
}

/// One `"key": value` of an object.
pub(super) struct Member<'a> {
    /// Decoded; plain keys, which are nearly all, are borrowed without a UTF-8 check.
    pub(super) key: Cow<'a, [u8]>,
    pub(super) value: Range<usize>,
    /// What the value says, if it is a string that needs no decoding.
    plain: Option<&'a [u8]>,
}

/// The members of one JSON object that spans the whole input, in order.
pub(super) struct Members<'a> {
    bytes: &'a [u8],
    at: usize,
    first: bool,
}

impl<'a> Members<'a> {
    #[inline]
    pub(super) fn open(bytes: &'a [u8]) -> Result<Self, EnvelopeError> {
        let at = scan::skip_space(bytes, 0);
        match bytes.get(at) {
            Some(b'{') => Ok(Self { bytes, at: at.wrapping_add(1), first: true }),
            Some(_) => Err(EnvelopeError { at, problem: Problem::NotAnObject }),
            None => Err(EnvelopeError { at, problem: Problem::Empty }),
        }
    }

    /// The next member; `None` after the closing brace, when nothing follows it. Not to be
    /// called again after `None` or an error.
    #[inline]
    pub(super) fn next(&mut self) -> Result<Option<Member<'a>>, EnvelopeError> {
        let separator = self.peek()?;
        if separator == b'}' {
            return self.finish();
        }
        if !std::mem::take(&mut self.first) {
            self.expect(b',')?;
        }
        let key = self.key()?;
        self.expect(b':')?;
        self.peek()?;
        let start = self.at;
        let plain = scan::plain_string(self.bytes, start);
        let end = match plain {
            Some(text) => Ok(start.wrapping_add(text.len()).wrapping_add(2)),
            None => scan::skip_value(self.bytes, start),
        };
        self.at = end.map_err(|stop| match stop {
            Stop::Truncated => self.error(Problem::Truncated),
            Stop::NotAValue => self.error(Problem::BadValue),
        })?;
        Ok(Some(Member { key, value: start..self.at, plain }))
    }

    #[inline]
    fn key(&mut self) -> Result<Cow<'a, [u8]>, EnvelopeError> {
        if self.peek()? != b'"' {
            return Err(self.error(Problem::BadKey));
        }
        if let Some(key) = scan::plain_string(self.bytes, self.at) {
            self.at = self.at.wrapping_add(key.len()).wrapping_add(2);
            return Ok(Cow::Borrowed(key));
        }
        self.unusual_key()
    }

    #[cold]
    fn unusual_key(&mut self) -> Result<Cow<'a, [u8]>, EnvelopeError> {
        let start = self.at;
        let Some(end) = scan::skip_string(self.bytes, start) else {
            return Err(self.error(Problem::Truncated));
        };
        let key = match self.bytes.get(start..end) {
            Some([b'"', inner @ .., b'"']) => decode_string(inner),
            _ => None,
        };
        let key = key.ok_or_else(|| self.error(Problem::BadKey))?;
        self.at = end;
        Ok(Cow::Owned(key.into_owned().into_bytes()))
    }

    #[inline]
    fn finish(&mut self) -> Result<Option<Member<'a>>, EnvelopeError> {
        self.at = scan::skip_space(self.bytes, self.at.wrapping_add(1));
        if self.at < self.bytes.len() {
            return Err(self.error(Problem::TrailingBytes));
        }
        Ok(None)
    }

    /// The next byte that is not white space, without taking it.
    #[inline]
    fn peek(&mut self) -> Result<u8, EnvelopeError> {
        self.at = scan::skip_space(self.bytes, self.at);
        self.bytes.get(self.at).copied().ok_or_else(|| self.error(Problem::Truncated))
    }

    #[inline]
    fn expect(&mut self, wanted: u8) -> Result<(), EnvelopeError> {
        if self.peek()? != wanted {
            return Err(self.error(Problem::BadSeparator));
        }
        self.at = self.at.wrapping_add(1);
        Ok(())
    }

    fn error(&self, problem: Problem) -> EnvelopeError {
        EnvelopeError { at: self.at, problem }
    }
}
