//! The small types that the generated code is made of: identifiers, open enumerations, lists.
//!
//! They are macros, not generics, so that each is a type of its own with plain methods, and the
//! generated files stay short.

use super::json::{Fault, Reader};
use std::borrow::Cow;

/// Reads an open enumeration: a known value borrows its constant, an unknown one is kept.
pub(super) fn word(
    r: &mut Reader<'_>,
    known: &'static [&'static str],
) -> Result<Cow<'static, str>, Fault> {
    Ok(intern(&r.string()?, known))
}

/// The constant that equals `text`, or a copy of it.
pub(super) fn intern(text: &str, known: &'static [&'static str]) -> Cow<'static, str> {
    match known.iter().find(|value| **value == text) {
        Some(value) => Cow::Borrowed(value),
        None => Cow::Owned(text.to_owned()),
    }
}

/// Text with an identity of its own. Cheap to clone.
macro_rules! text_type {
    ($(#[$meta:meta])* $name:ident) => {
        $(#[$meta])*
        #[derive(Clone, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub struct $name(std::sync::Arc<str>);

        impl $name {
            /// The text.
            pub fn as_str(&self) -> &str {
                &self.0
            }
        }

        newtype_text!($name);

        impl From<&str> for $name {
            fn from(text: &str) -> Self {
                Self(text.into())
            }
        }

        impl From<String> for $name {
            fn from(text: String) -> Self {
                Self(text.into())
            }
        }

        impl From<std::sync::Arc<str>> for $name {
            fn from(text: std::sync::Arc<str>) -> Self {
                Self(text)
            }
        }

        impl From<$name> for std::sync::Arc<str> {
            fn from(id: $name) -> Self {
                id.0
            }
        }

        impl std::borrow::Borrow<str> for $name {
            fn borrow(&self) -> &str {
                &self.0
            }
        }

        impl $crate::protocol::Decode for $name {
            #[inline]
            fn decode(
                r: &mut $crate::protocol::Reader<'_>,
            ) -> Result<Self, $crate::protocol::Fault> {
                Ok(Self((*r.string()?).into()))
            }
        }
    };
}

/// An enumeration that may grow: known values are constants, others are kept as text.
macro_rules! open_enum {
    ($(#[$meta:meta])* $name:ident { $($constant:ident = $text:literal,)* }) => {
        $(#[$meta])*
        #[derive(Clone, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub struct $name(std::borrow::Cow<'static, str>);

        impl $name {
            $(pub const $constant: Self = Self(std::borrow::Cow::Borrowed($text));)*
            const ALL_KNOWN: &'static [&'static str] = &[$($text),*];

            /// The text as it travels.
            pub fn as_str(&self) -> &str {
                &self.0
            }

            /// Whether the protocol description that this crate was made from has this value.
            pub fn is_known(&self) -> bool {
                Self::ALL_KNOWN.contains(&&*self.0)
            }
        }

        newtype_text!($name);

        impl From<&str> for $name {
            fn from(text: &str) -> Self {
                Self($crate::protocol::newtypes::intern(text, Self::ALL_KNOWN))
            }
        }

        impl From<String> for $name {
            fn from(text: String) -> Self {
                Self::from(text.as_str())
            }
        }

        impl $crate::protocol::Decode for $name {
            #[inline]
            fn decode(
                r: &mut $crate::protocol::Reader<'_>,
            ) -> Result<Self, $crate::protocol::Fault> {
                $crate::protocol::newtypes::word(r, Self::ALL_KNOWN).map(Self)
            }
        }
    };
}

/// What identifiers and enumerations have in common.
macro_rules! newtype_text {
    ($name:ident) => {
        impl AsRef<str> for $name {
            fn as_ref(&self) -> &str {
                &self.0
            }
        }

        impl PartialEq<str> for $name {
            fn eq(&self, other: &str) -> bool {
                &*self.0 == other
            }
        }

        impl PartialEq<&str> for $name {
            fn eq(&self, other: &&str) -> bool {
                &*self.0 == *other
            }
        }

        impl std::fmt::Display for $name {
            #[inline]
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.pad(&self.0)
            }
        }

        impl $crate::protocol::Encode for $name {
            #[inline]
            fn encode(&self, w: &mut $crate::protocol::Writer) {
                w.string(&self.0);
            }
        }
    };
}

/// An integer with an identity of its own.
macro_rules! integer_type {
    ($(#[$meta:meta])* $name:ident) => {
        $(#[$meta])*
        #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub struct $name(pub i64);

        impl From<i64> for $name {
            fn from(value: i64) -> Self {
                Self(value)
            }
        }

        newtype_plain!($name);
    };
}

/// A number with a meaning of its own.
macro_rules! number_type {
    ($(#[$meta:meta])* $name:ident) => {
        $(#[$meta])*
        #[derive(Clone, Copy, Debug, Default, PartialEq, PartialOrd)]
        pub struct $name(pub f64);

        impl From<f64> for $name {
            fn from(value: f64) -> Self {
                Self(value)
            }
        }

        newtype_plain!($name);
    };
}

/// What integers and numbers have in common.
macro_rules! newtype_plain {
    ($name:ident) => {
        impl std::fmt::Display for $name {
            #[inline]
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                std::fmt::Display::fmt(&self.0, f)
            }
        }

        newtype_json!(Encode $name);
        newtype_json!(Decode $name);
    };
}

/// A named array, or an object of any content, in the directions that exist.
macro_rules! wrapper_type {
    ($(#[$meta:meta])* $name:ident($inner:ty): $($direction:ident)*) => {
        $(#[$meta])*
        #[derive(Clone, Debug, Default, PartialEq)]
        pub struct $name(pub $inner);

        impl From<$inner> for $name {
            fn from(value: $inner) -> Self {
                Self(value)
            }
        }

        $(newtype_json!($direction $name);)*
    };
}

/// JSON by the inner value.
macro_rules! newtype_json {
    (Encode $name:ident) => {
        impl $crate::protocol::Encode for $name {
            #[inline]
            fn encode(&self, w: &mut $crate::protocol::Writer) {
                self.0.encode(w);
            }
        }
    };
    (Decode $name:ident) => {
        impl $crate::protocol::Decode for $name {
            #[inline]
            fn decode(
                r: &mut $crate::protocol::Reader<'_>,
            ) -> Result<Self, $crate::protocol::Fault> {
                $crate::protocol::Decode::decode(r).map(Self)
            }
        }
    };
}
