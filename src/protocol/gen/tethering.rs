// Generated from protocol/*.json; do not edit.
// To regenerate: cargo test --test protocol -- bless
//! The `Tethering` domain. Experimental. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Tethering/)

use crate::protocol as p;

/// `Tethering.bind`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Tethering/#method-bind)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Bind {
    pub port: i64,
}
impl Bind {
    pub fn new(port: i64) -> Self { Self { port } }
}
impl p::Encode for Bind {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.field("port", &self.port);
        w.end_object();
    }
}
impl p::Command for Bind {
    const METHOD: &'static str = "Tethering.bind";
    type Response = p::Empty;
}

/// `Tethering.unbind`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Tethering/#method-unbind)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Unbind {
    pub port: i64,
}
impl Unbind {
    pub fn new(port: i64) -> Self { Self { port } }
}
impl p::Encode for Unbind {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.field("port", &self.port);
        w.end_object();
    }
}
impl p::Command for Unbind {
    const METHOD: &'static str = "Tethering.unbind";
    type Response = p::Empty;
}

/// `Tethering.accepted`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Tethering/#event-accepted)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Accepted {
    pub port: i64,
    pub connection_id: String,
}
impl p::Decode for Accepted {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_port = None; let mut f_connection_id = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"port" => r.read(&mut f_port),
                b"connectionId" => r.read(&mut f_connection_id),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            port: r.need(f_port, at, "port")?,
            connection_id: r.need(f_connection_id, at, "connectionId")?,
        })
    }
}
impl p::Event for Accepted { const METHOD: &'static str = "Tethering.accepted"; }
