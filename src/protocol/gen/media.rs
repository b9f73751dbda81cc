// Generated from protocol/*.json; do not edit.
// To regenerate: cargo test --test protocol -- bless
//! The `Media` domain. Experimental. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Media/)

use crate::protocol as p;

text_type! {
    /// `Media.PlayerId`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Media/#type-PlayerId)
    PlayerId
}

number_type! {
    /// `Media.Timestamp`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Media/#type-Timestamp)
    Timestamp
}

/// `Media.PlayerMessage`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Media/#type-PlayerMessage)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct PlayerMessage {
    pub level: PlayerMessageLevel,
    pub message: String,
}
impl p::Decode for PlayerMessage {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_level = None; let mut f_message = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"level" => r.read(&mut f_level),
                b"message" => r.read(&mut f_message),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            level: r.need(f_level, at, "level")?, message: r.need(f_message, at, "message")?,
        })
    }
}

/// `Media.PlayerProperty`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Media/#type-PlayerProperty)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct PlayerProperty {
    pub name: String,
    pub value: String,
}
impl p::Decode for PlayerProperty {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_name = None; let mut f_value = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"name" => r.read(&mut f_name),
                b"value" => r.read(&mut f_value),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            name: r.need(f_name, at, "name")?, value: r.need(f_value, at, "value")?,
        })
    }
}

/// `Media.PlayerEvent`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Media/#type-PlayerEvent)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct PlayerEvent {
    pub timestamp: Timestamp,
    pub value: String,
}
impl p::Decode for PlayerEvent {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_timestamp = None; let mut f_value = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"timestamp" => r.read(&mut f_timestamp),
                b"value" => r.read(&mut f_value),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            timestamp: r.need(f_timestamp, at, "timestamp")?, value: r.need(f_value, at, "value")?,
        })
    }
}

/// `Media.PlayerErrorSourceLocation`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Media/#type-PlayerErrorSourceLocation)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct PlayerErrorSourceLocation {
    pub file: String,
    pub line: i64,
}
impl p::Decode for PlayerErrorSourceLocation {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_file = None; let mut f_line = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"file" => r.read(&mut f_file),
                b"line" => r.read(&mut f_line),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            file: r.need(f_file, at, "file")?, line: r.need(f_line, at, "line")?,
        })
    }
}

/// `Media.PlayerError`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Media/#type-PlayerError)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct PlayerError {
    pub error_type: String,
    pub code: i64,
    pub stack: Vec<PlayerErrorSourceLocation>,
    pub cause: Vec<PlayerError>,
    pub data: p::RawJson,
}
#[derive(Default)]
struct PlayerErrorParts {
    f_error_type: Option<String>, f_code: Option<i64>, f_stack: Vec<PlayerErrorSourceLocation>,
    f_cause: Vec<PlayerError>, f_data: Option<p::RawJson>,
}
impl PlayerErrorParts {
    fn whole(self: Box<Self>, r: &p::Reader<'_>, at: usize) -> Result<Box<PlayerError>, p::Fault> {
        let it = *self;
        Ok(Box::new(PlayerError {
            error_type: r.need(it.f_error_type, at, "errorType")?,
            code: r.need(it.f_code, at, "code")?, stack: it.f_stack, cause: it.f_cause,
            data: r.need(it.f_data, at, "data")?,
        }))
    }
}
impl p::Decode for PlayerError {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        Self::decode_boxed(r).map(|it| *it)
    }
    fn decode_boxed(r: &mut p::Reader<'_>) -> Result<Box<Self>, p::Fault> {
        let at = r.begin_object()?;
        let mut it = Box::<PlayerErrorParts>::default();
        while let Some(name) = r.name()? {
            match &*name {
                b"errorType" => r.read(&mut it.f_error_type),
                b"code" => r.read(&mut it.f_code),
                b"stack" => r.read_lenient(&mut it.f_stack),
                b"cause" => r.read_lenient(&mut it.f_cause),
                b"data" => r.read(&mut it.f_data),
                _ => r.skip(),
            }?;
        }
        it.whole(r, at)
    }
}

/// `Media.Player`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Media/#type-Player)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Player {
    pub player_id: PlayerId,
    pub dom_node_id: Option<p::dom::BackendNodeId>,
}
impl p::Decode for Player {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_player_id = None; let mut f_dom_node_id = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"playerId" => r.read(&mut f_player_id),
                b"domNodeId" => r.read(&mut f_dom_node_id),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            player_id: r.need(f_player_id, at, "playerId")?, dom_node_id: f_dom_node_id,
        })
    }
}

/// `Media.enable`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Media/#method-enable)
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct Enable {}
impl Enable {
    pub fn new() -> Self { Self {} }
}
impl p::Encode for Enable {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.end_object();
    }
}
impl p::Command for Enable {
    const METHOD: &'static str = "Media.enable";
    type Response = p::Empty;
}

/// `Media.disable`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Media/#method-disable)
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct Disable {}
impl Disable {
    pub fn new() -> Self { Self {} }
}
impl p::Encode for Disable {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.end_object();
    }
}
impl p::Command for Disable {
    const METHOD: &'static str = "Media.disable";
    type Response = p::Empty;
}

/// `Media.playerPropertiesChanged`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Media/#event-playerPropertiesChanged)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct PlayerPropertiesChanged {
    pub player_id: PlayerId,
    pub properties: Vec<PlayerProperty>,
}
impl p::Decode for PlayerPropertiesChanged {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_player_id = None; let mut f_properties = Default::default();
        while let Some(name) = r.name()? {
            match &*name {
                b"playerId" => r.read(&mut f_player_id),
                b"properties" => r.read_lenient(&mut f_properties),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            player_id: r.need(f_player_id, at, "playerId")?, properties: f_properties,
        })
    }
}
impl p::Event for PlayerPropertiesChanged { const METHOD: &'static str = "Media.playerPropertiesChanged"; }

/// `Media.playerEventsAdded`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Media/#event-playerEventsAdded)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct PlayerEventsAdded {
    pub player_id: PlayerId,
    pub events: Vec<PlayerEvent>,
}
impl p::Decode for PlayerEventsAdded {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_player_id = None; let mut f_events = Default::default();
        while let Some(name) = r.name()? {
            match &*name {
                b"playerId" => r.read(&mut f_player_id),
                b"events" => r.read_lenient(&mut f_events),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            player_id: r.need(f_player_id, at, "playerId")?, events: f_events,
        })
    }
}
impl p::Event for PlayerEventsAdded { const METHOD: &'static str = "Media.playerEventsAdded"; }

/// `Media.playerMessagesLogged`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Media/#event-playerMessagesLogged)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct PlayerMessagesLogged {
    pub player_id: PlayerId,
    pub messages: Vec<PlayerMessage>,
}
impl p::Decode for PlayerMessagesLogged {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_player_id = None; let mut f_messages = Default::default();
        while let Some(name) = r.name()? {
            match &*name {
                b"playerId" => r.read(&mut f_player_id),
                b"messages" => r.read_lenient(&mut f_messages),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            player_id: r.need(f_player_id, at, "playerId")?, messages: f_messages,
        })
    }
}
impl p::Event for PlayerMessagesLogged { const METHOD: &'static str = "Media.playerMessagesLogged"; }

/// `Media.playerErrorsRaised`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Media/#event-playerErrorsRaised)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct PlayerErrorsRaised {
    pub player_id: PlayerId,
    pub errors: Vec<PlayerError>,
}
impl p::Decode for PlayerErrorsRaised {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_player_id = None; let mut f_errors = Default::default();
        while let Some(name) = r.name()? {
            match &*name {
                b"playerId" => r.read(&mut f_player_id),
                b"errors" => r.read_lenient(&mut f_errors),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            player_id: r.need(f_player_id, at, "playerId")?, errors: f_errors,
        })
    }
}
impl p::Event for PlayerErrorsRaised { const METHOD: &'static str = "Media.playerErrorsRaised"; }

/// `Media.playerCreated`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Media/#event-playerCreated)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct PlayerCreated {
    pub player: Player,
}
impl p::Decode for PlayerCreated {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_player = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"player" => r.read(&mut f_player),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            player: r.need(f_player, at, "player")?,
        })
    }
}
impl p::Event for PlayerCreated { const METHOD: &'static str = "Media.playerCreated"; }

open_enum! {
    /// Of `level` in [`PlayerMessage`].
    PlayerMessageLevel {
        ERROR = "error", WARNING = "warning", INFO = "info", DEBUG = "debug",
    }
}
