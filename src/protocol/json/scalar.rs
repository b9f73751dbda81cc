//! The leaves and containers of the protocol: how each stands in JSON.

use super::{Decode, Encode, Fault, Reader, Writer};

impl Encode for str {
    fn encode(&self, w: &mut Writer) {
        w.string(self);
    }
}

impl Encode for String {
    fn encode(&self, w: &mut Writer) {
        w.string(self);
    }
}

impl Decode for String {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Fault> {
        r.string().map(std::borrow::Cow::into_owned)
    }
}

impl Encode for i64 {
    fn encode(&self, w: &mut Writer) {
        w.integer(*self);
    }
}

impl Decode for i64 {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Fault> {
        r.integer()
    }
}

impl Encode for f64 {
    fn encode(&self, w: &mut Writer) {
        w.number(*self);
    }
}

impl Decode for f64 {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Fault> {
        r.number()
    }
}

impl Encode for bool {
    fn encode(&self, w: &mut Writer) {
        w.boolean(*self);
    }
}

impl Decode for bool {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Fault> {
        r.boolean()
    }
}

impl<T: Encode> Encode for [T] {
    fn encode(&self, w: &mut Writer) {
        w.begin_array();
        for element in self {
            w.comma();
            element.encode(w);
        }
        w.end_array();
    }
}

impl<T: Encode> Encode for Vec<T> {
    fn encode(&self, w: &mut Writer) {
        self.as_slice().encode(w);
    }
}

impl<T: Decode> Decode for Vec<T> {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Fault> {
        let mut elements = Self::new();
        r.begin_array()?;
        while r.element()? {
            elements.push(T::decode(r)?);
        }
        Ok(elements)
    }
}

impl<T: Encode> Encode for Box<T> {
    fn encode(&self, w: &mut Writer) {
        (**self).encode(w);
    }
}

impl<T: Decode> Decode for Box<T> {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Fault> {
        T::decode_boxed(r)
    }
}

impl<T: Encode + ?Sized> Encode for &T {
    fn encode(&self, w: &mut Writer) {
        (**self).encode(w);
    }
}
