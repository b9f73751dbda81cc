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
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_level = None; let mut f_message = None;
        while let Some(key) = r.key()? {
            match &*key {
                "level" => f_level = r.optional()?,
                "message" => f_message = r.optional()?,
                _ => r.skip()?,
            }
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
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_name = None; let mut f_value = None;
        while let Some(key) = r.key()? {
            match &*key {
                "name" => f_name = r.optional()?,
                "value" => f_value = r.optional()?,
                _ => r.skip()?,
            }
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
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_timestamp = None; let mut f_value = None;
        while let Some(key) = r.key()? {
            match &*key {
                "timestamp" => f_timestamp = r.optional()?,
                "value" => f_value = r.optional()?,
                _ => r.skip()?,
            }
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
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_file = None; let mut f_line = None;
        while let Some(key) = r.key()? {
            match &*key {
                "file" => f_file = r.optional()?,
                "line" => f_line = r.optional()?,
                _ => r.skip()?,
            }
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
impl p::Decode for PlayerError {
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_error_type = None; let mut f_code = None; let mut f_stack = Default::default();
        let mut f_cause = Default::default(); let mut f_data = None;
        while let Some(key) = r.key()? {
            match &*key {
                "errorType" => f_error_type = r.optional()?,
                "code" => f_code = r.optional()?,
                "stack" => f_stack = r.lenient()?,
                "cause" => f_cause = r.lenient()?,
                "data" => f_data = r.optional()?,
                _ => r.skip()?,
            }
        }
        Ok(Self {
            error_type: r.need(f_error_type, at, "errorType")?, code: r.need(f_code, at, "code")?,
            stack: f_stack, cause: f_cause, data: r.need(f_data, at, "data")?,
        })
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
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_player_id = None; let mut f_dom_node_id = None;
        while let Some(key) = r.key()? {
            match &*key {
                "playerId" => f_player_id = r.optional()?,
                "domNodeId" => f_dom_node_id = r.optional()?,
                _ => r.skip()?,
            }
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
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_player_id = None; let mut f_properties = Default::default();
        while let Some(key) = r.key()? {
            match &*key {
                "playerId" => f_player_id = r.optional()?,
                "properties" => f_properties = r.lenient()?,
                _ => r.skip()?,
            }
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
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_player_id = None; let mut f_events = Default::default();
        while let Some(key) = r.key()? {
            match &*key {
                "playerId" => f_player_id = r.optional()?,
                "events" => f_events = r.lenient()?,
                _ => r.skip()?,
            }
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
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_player_id = None; let mut f_messages = Default::default();
        while let Some(key) = r.key()? {
            match &*key {
                "playerId" => f_player_id = r.optional()?,
                "messages" => f_messages = r.lenient()?,
                _ => r.skip()?,
            }
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
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_player_id = None; let mut f_errors = Default::default();
        while let Some(key) = r.key()? {
            match &*key {
                "playerId" => f_player_id = r.optional()?,
                "errors" => f_errors = r.lenient()?,
                _ => r.skip()?,
            }
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
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_player = None;
        while let Some(key) = r.key()? {
            match &*key {
                "player" => f_player = r.optional()?,
                _ => r.skip()?,
            }
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
