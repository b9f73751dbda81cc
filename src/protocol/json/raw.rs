//! One JSON value whose shape nobody promised.

use super::{Decode, Encode, Fault, Reader, Writer};
use crate::error::{DecodeError, Error, Result};
use bytes::Bytes;
use serde_json::{Map, Number, Value};
use std::borrow::Cow;
use std::fmt;
use std::str::FromStr;
use std::sync::Arc;

/// One JSON value as text: what the protocol calls `any`, and the way past the generated types.
///
/// A received one is a slice of the browser's message. Cheap to clone. Equal when the text is.
/// `Debug` shows its length only.
///
/// ```
/// use cdpwire::protocol::RawJson;
///
/// let params: RawJson = r#"{"url": "about:blank"}"#.parse()?;
/// let same = RawJson::from(serde_json::json!({"url": "about:blank"}));
/// assert_eq!(params.to_value()?, same.to_value()?);
/// # Ok::<(), cdpwire::Error>(())
/// ```
#[derive(Clone, PartialEq, Eq, Hash)]
pub struct RawJson(Bytes);

impl RawJson {
    /// `null`.
    pub fn null() -> Self {
        Self(Bytes::from_static(b"null"))
    }

    /// `{}`.
    pub fn empty_object() -> Self {
        Self(Bytes::from_static(b"{}"))
    }

    /// A slice that was found to be one JSON value, by the reader here or by the wire.
    pub(crate) fn from_trusted(text: Bytes) -> Self {
        Self(text)
    }

    /// The text: normally UTF-8, but the browser may have sent anything inside strings.
    pub fn as_bytes(&self) -> &[u8] {
        &self.0
    }

    /// The text without a copy.
    pub fn into_bytes(self) -> Bytes {
        self.0
    }

    /// The text, with U+FFFD for bytes that are not UTF-8. Escapes stay as they are.
    pub fn to_text(&self) -> Cow<'_, str> {
        String::from_utf8_lossy(&self.0)
    }

    /// Whether it is `null`.
    pub fn is_null(&self) -> bool {
        self.0.trim_ascii() == b"null"
    }

    /// The value as `T`. `method` names the call or event in the error.
    ///
    /// # Errors
    ///
    /// [`Error::Decode`] with the path of the fault and this text.
    pub fn decode<T: Decode>(&self, method: impl Into<Cow<'static, str>>) -> Result<T> {
        super::decode(&self.0).map_err(|fault| self.error(fault, method.into()))
    }

    /// The value as a tree. Lone surrogates become U+FFFD and of a repeated key the last counts.
    ///
    /// # Errors
    ///
    /// [`Error::Decode`] when it is nested deeper than
    /// [`JSON_DEPTH`](crate::limits::JSON_DEPTH), or has a number beyond all doubles.
    pub fn to_value(&self) -> Result<Value> {
        super::decode(&self.0).map_err(|fault| self.error(fault, "a JSON value".into()))
    }

    fn error(&self, fault: Fault, method: Cow<'static, str>) -> Error {
        let (path, problem) = fault.into_parts();
        Error::Decode(Arc::new(DecodeError { method, path, problem, raw: self.0.clone() }))
    }
}

impl Default for RawJson {
    fn default() -> Self {
        Self::null()
    }
}

impl FromStr for RawJson {
    type Err = Error;

    /// Takes JSON text as it is.
    ///
    /// # Errors
    ///
    /// [`Error::Misuse`] when it is not one JSON value.
    fn from_str(text: &str) -> Result<Self> {
        let text = Bytes::copy_from_slice(text.trim_ascii().as_bytes());
        let mut reader = Reader::new(&text);
        match reader.skip().and_then(|()| reader.end()) {
            Ok(()) => Ok(Self(text)),
            Err(fault) => Err(Error::misuse(format!("this is not JSON: {fault}"))),
        }
    }
}

impl From<Value> for RawJson {
    fn from(value: Value) -> Self {
        Self(Bytes::from(value.to_string()))
    }
}

impl From<&Value> for RawJson {
    fn from(value: &Value) -> Self {
        Self(Bytes::from(value.to_string()))
    }
}

impl Encode for RawJson {
    fn encode(&self, w: &mut Writer) {
        // A text frame must be UTF-8, whatever the browser once sent.
        w.raw(self.to_text().as_bytes());
    }
}

impl Decode for RawJson {
    fn decode(r: &mut Reader<'_>) -> std::result::Result<Self, Fault> {
        r.raw()
    }
}

impl fmt::Debug for RawJson {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "RawJson({} bytes)", self.0.len())
    }
}

impl Decode for Value {
    /// Not recursive: the open brackets are kept on the heap.
    fn decode(r: &mut Reader<'_>) -> std::result::Result<Self, Fault> {
        let mut open: Vec<Open> = Vec::new();
        loop {
            let mut value = match r.peek() {
                Some(b'{') => {
                    r.begin_object()?;
                    match r.key()? {
                        Some(key) => {
                            open.push(Open::Object(Map::new(), key.into_owned()));
                            continue;
                        }
                        None => Self::Object(Map::new()),
                    }
                }
                Some(b'[') => {
                    r.begin_array()?;
                    if r.element()? {
                        open.push(Open::Array(Vec::new()));
                        continue;
                    }
                    Self::Array(Vec::new())
                }
                Some(b'"') => Self::String(r.string()?.into_owned()),
                Some(b't' | b'f') => Self::Bool(r.boolean()?),
                Some(b'n') => {
                    r.null()?;
                    Self::Null
                }
                _ => number(r)?,
            };
            // The value is complete: put it where it belongs, and close what ends here.
            loop {
                value = match open.pop() {
                    None => return Ok(value),
                    Some(Open::Array(mut elements)) => {
                        elements.push(value);
                        if r.element()? {
                            open.push(Open::Array(elements));
                            break;
                        }
                        Self::Array(elements)
                    }
                    Some(Open::Object(mut map, key)) => {
                        map.insert(key, value);
                        if let Some(key) = r.key()? {
                            open.push(Open::Object(map, key.into_owned()));
                            break;
                        }
                        Self::Object(map)
                    }
                };
            }
        }
    }
}

/// A bracket that is open, with what it holds so far; an object with the key that is due.
enum Open {
    Array(Vec<Value>),
    Object(Map<String, Value>, String),
}

/// Integers stay exact while they fit 64 bits; everything else is a double.
fn number(r: &mut Reader<'_>) -> std::result::Result<Value, Fault> {
    let text = r.number_text("a value")?;
    if !text.contains(['.', 'e', 'E']) && text != "-0" {
        if let Ok(value) = text.parse::<i64>() {
            return Ok(Value::Number(value.into()));
        }
        if let Ok(value) = text.parse::<u64>() {
            return Ok(Value::Number(value.into()));
        }
    }
    super::number::double(text)
        .and_then(Number::from_f64)
        .map(Value::Number)
        .ok_or_else(|| r.fault("a number beyond all doubles"))
}

impl Encode for Value {
    fn encode(&self, w: &mut Writer) {
        w.raw(self.to_string().as_bytes());
    }
}
