//! The parameters of a call by name.

use crate::error::{Error, Result};
use crate::protocol::json::RawJson;
use serde_json::Value;

/// Parameters for [`Session::call_raw`](super::Session::call_raw): JSON text of an object, a
/// `serde_json::Value`, or `()` for none.
#[derive(Clone, Debug)]
pub struct Params(Option<RawJson>);

impl Params {
    /// The parameters as an object.
    pub(super) fn into_object(self) -> Result<RawJson> {
        let params = self.0.unwrap_or_else(RawJson::empty_object);
        if params.as_bytes().trim_ascii_start().first() != Some(&b'{') {
            return Err(Error::misuse("the parameters are not a JSON object"));
        }
        Ok(params)
    }

    /// `"method":"…","params":{…}`, as the core takes it.
    pub(super) fn body(self, method: &str) -> Result<Vec<u8>> {
        if method.is_empty() {
            return Err(Error::misuse("the method is empty; give one such as Page.navigate"));
        }
        let params = match self.0 {
            None => None,
            Some(_) => Some(self.into_object()?),
        };
        Ok(crate::core::body(method, params.as_ref().map(RawJson::as_bytes)))
    }
}

impl From<()> for Params {
    fn from((): ()) -> Self {
        Self(None)
    }
}

impl From<RawJson> for Params {
    fn from(json: RawJson) -> Self {
        Self((!json.is_null()).then_some(json))
    }
}

impl From<Value> for Params {
    fn from(value: Value) -> Self {
        Self((!value.is_null()).then(|| value.into()))
    }
}

impl TryFrom<&str> for Params {
    type Error = Error;

    fn try_from(text: &str) -> Result<Self> {
        text.parse::<RawJson>().map(Into::into)
    }
}

impl From<std::convert::Infallible> for Error {
    /// For parameters that cannot be malformed.
    fn from(never: std::convert::Infallible) -> Self {
        match never {}
    }
}
