//! Bytes that travel as base64 text.

use super::{Decode, Encode, Fault, Reader, Writer};
use crate::error::{DecodeError, Error, Result};
use base64::Engine as _;
use base64::alphabet::STANDARD;
use base64::engine::{DecodePaddingMode, GeneralPurpose, GeneralPurposeConfig};
use bytes::Bytes;
use std::fmt;
use std::sync::Arc;

const BASE64: GeneralPurpose = GeneralPurpose::new(
    &STANDARD,
    GeneralPurposeConfig::new().with_decode_padding_mode(DecodePaddingMode::Indifferent),
);

/// Bytes that travel as base64 text: screenshots, bodies, keys.
///
/// A received one is a slice of the browser's message, decoded only when asked for.
#[derive(Clone, Default, PartialEq, Eq, Hash)]
pub struct Binary(Bytes);

impl Binary {
    /// Encodes bytes for sending.
    pub fn new(bytes: impl AsRef<[u8]>) -> Self {
        Self(Bytes::from(BASE64.encode(bytes)))
    }

    /// The bytes.
    ///
    /// # Errors
    ///
    /// [`Error::Decode`] when the browser sent something that is not base64.
    pub fn decode(&self) -> Result<Vec<u8>> {
        BASE64.decode(&self.0).map_err(|error| {
            Error::Decode(Arc::new(DecodeError {
                method: "base64 data".into(),
                path: String::new(),
                problem: error.to_string(),
                raw: self.0.clone(),
            }))
        })
    }

    /// The base64 text.
    pub fn as_base64(&self) -> &str {
        std::str::from_utf8(&self.0).unwrap_or_default()
    }

    /// The length of the base64 text: four thirds of the bytes.
    pub fn base64_len(&self) -> usize {
        self.0.len()
    }
}

impl From<&[u8]> for Binary {
    fn from(bytes: &[u8]) -> Self {
        Self::new(bytes)
    }
}

impl From<Vec<u8>> for Binary {
    fn from(bytes: Vec<u8>) -> Self {
        Self::new(bytes)
    }
}

impl Encode for Binary {
    fn encode(&self, w: &mut Writer) {
        w.string(self.as_base64());
    }
}

impl Decode for Binary {
    fn decode(r: &mut Reader<'_>) -> std::result::Result<Self, Fault> {
        r.string_slice().map(Self)
    }
}

impl fmt::Debug for Binary {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Binary({} base64 characters)", self.0.len())
    }
}

#[cfg(test)]
mod tests {
    use super::super::{decode, encode};
    use super::*;

    #[test]
    fn bytes_make_the_round_trip() {
        let sent = Binary::new([0, 255, 16]);
        assert_eq!(sent.as_base64(), "AP8Q");
        let text = Bytes::from(encode(&sent).as_bytes().to_vec());
        let received: Binary = decode(&text).unwrap();
        assert_eq!(received.decode().unwrap(), [0, 255, 16]);
        assert_eq!(format!("{received:?}"), "Binary(4 base64 characters)");
    }

    #[test]
    fn what_is_received_is_a_slice_of_the_message() {
        let text = Bytes::from_static(b" \"AP8Q\"");
        let received: Binary = decode(&text).unwrap();
        assert_eq!(received.0.as_ptr(), text.slice(2..).as_ptr());
        // Escaped, it is a copy, and still right.
        let received: Binary = decode(&Bytes::from_static(br#""AP8\/""#)).unwrap();
        assert_eq!(received.as_base64(), "AP8/");
    }

    #[test]
    fn what_is_not_base64_fails_when_decoded_and_unpadded_text_does_not() {
        let bad: Binary = decode(&Bytes::from_static(b"\"\xff!\"")).unwrap();
        assert_eq!(bad.decode().unwrap_err().kind(), "decode");
        let unpadded: Binary = decode(&Bytes::from_static(b"\"AA\"")).unwrap();
        assert_eq!(unpadded.decode().unwrap(), [0]);
    }
}
