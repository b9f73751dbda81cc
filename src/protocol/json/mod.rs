//! JSON as the protocol uses it: a pull [`Reader`] and a [`Writer`] without reflection, and
//! [`RawJson`] for values whose shape nobody promised.
//!
//! Why not a general library for the typed part: Chrome sends lone surrogates as ordinary traffic
//! and nests values to about 300 levels; both make `serde_json` refuse a whole message. Here text
//! is repaired to U+FFFD, nesting may reach [`limits::JSON_DEPTH`](crate::limits::JSON_DEPTH),
//! what nobody asked for is skipped without recursion, and a fault names the place
//! (`frame.children[2].url`). It is tested against `serde_json` value by value.
//!
//! Anyone may call it. Invariant: no input makes it panic, recurse without bound, or allocate more
//! than its own size times a constant.

mod binary;
mod brackets;
mod fault;
mod number;
mod raw;
mod reader;
mod scalar;
mod writer;

#[cfg(test)]
mod tests;

pub use binary::Binary;
pub use fault::Fault;
pub use raw::RawJson;
pub use reader::Reader;
pub use writer::Writer;

use bytes::Bytes;

/// A value that can be written as JSON.
pub trait Encode {
    /// Appends exactly one JSON value.
    fn encode(&self, w: &mut Writer);
}

/// A value that can be read from JSON.
///
/// The generated types are tolerant of what browsers of other versions leave out: a missing array
/// is empty, a missing boolean is false, a missing experimental or deprecated field takes its
/// type's default; any other missing required field is a fault. `null` counts as missing, except
/// where any JSON value is allowed. Unknown keys are skipped, and of a repeated key the last
/// counts. A value of the wrong type is a fault: nothing is guessed.
pub trait Decode: Sized {
    /// Reads exactly one JSON value.
    ///
    /// # Errors
    ///
    /// A [`Fault`] when the text is not JSON, is nested too deeply, or has another shape.
    fn decode(r: &mut Reader<'_>) -> Result<Self, Fault>;

    /// The same on the heap. Types that contain themselves do their work here: by value, each
    /// level of nesting would cost kilobytes of stack in an unoptimised build.
    ///
    /// # Errors
    ///
    /// Those of [`decode`](Self::decode).
    fn decode_boxed(r: &mut Reader<'_>) -> Result<Box<Self>, Fault> {
        Self::decode(r).map(Box::new)
    }
}

/// Reads a whole text as one value; anything but white space after it is a fault.
///
/// # Errors
///
/// A [`Fault`], with its path.
pub fn decode<T: Decode>(text: &Bytes) -> Result<T, Fault> {
    let mut reader = Reader::new(text);
    let found = T::decode(&mut reader).and_then(|value| reader.end().map(|()| value));
    found.map_err(|fault| fault.located(text))
}

/// Writes one value as JSON text.
pub fn encode<T: Encode + ?Sized>(value: &T) -> RawJson {
    let mut writer = Writer::new();
    value.encode(&mut writer);
    RawJson::from_trusted(Bytes::from(writer.into_bytes()))
}
