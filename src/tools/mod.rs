//! The agent's tools: for each one a name, its parameters, and the function that runs it.
//!
//! The Rust API, the command line and the MCP server all come through [`Toolbox::call`]: one
//! place checks arguments against [`Tool::parameters`], one place says what happened meanwhile
//! (dialogs, downloads, tabs). A tool that is added to [`TOOLS`] has a schema, a verb and an
//! MCP entry at once.
//!
//! Anyone may call it. Invariants: a call returns by its deadline; arguments are checked before
//! a browser is started; what a page says is marked as such in every result.

pub mod arguments;
mod cdp;
mod click;
#[cfg(feature = "internals")]
pub mod conformance;
mod console;
mod dialog;
mod downloads;
mod emulate;
mod evaluate;
mod files;
#[cfg(feature = "internals")]
pub mod fixture;
mod navigate;
mod network;
pub mod offer;
pub mod outcome;
pub mod parameter;
mod permissions;
mod pointer;
pub mod policy;
mod requests;
mod routes;
mod screenshot;
mod shared;
mod snapshot;
mod storage;
mod tabs;
pub mod toolbox;
mod transfer;
mod typing;
mod wait;

pub use arguments::Arguments;
pub use offer::Tools;
pub use outcome::{Attachment, Outcome, Picture};
pub use parameter::{Kind, Parameter};
pub use policy::NavigationPolicy;
pub use toolbox::{CallOptions, Progress, Toolbox, ToolboxOptions, Turn, UnknownTool};

use crate::page::Result;
use serde_json::{Map, Value, json};
use shared::fence;

/// Tools that come together: [`Group::Core`] by default, the others on request.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[non_exhaustive]
pub enum Group {
    /// What every agent needs.
    Core,
    /// Hovering, scrolling, dragging.
    Pointer,
    /// Uploads, downloads, PDF.
    Files,
    /// Requests: listing, blocking, answering.
    Network,
    /// Cookies and storage.
    Storage,
    /// Viewport, locale, place, connectivity.
    Emulation,
}

impl Group {
    /// Every group, in the order of the listing.
    pub const ALL: [Self; 6] =
        [Self::Core, Self::Pointer, Self::Files, Self::Network, Self::Storage, Self::Emulation];

    /// Its name in configurations.
    pub fn as_str(self) -> &'static str {
        match self {
            Self::Core => "core",
            Self::Pointer => "pointer",
            Self::Files => "files",
            Self::Network => "network",
            Self::Storage => "storage",
            Self::Emulation => "emulation",
        }
    }

    /// The group of this name.
    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|group| group.as_str() == name)
    }
}

/// One tool.
#[derive(Debug)]
pub struct Tool {
    /// For instance `browser_click`.
    pub name: &'static str,
    /// A few words for a person.
    pub title: &'static str,
    /// What it does and when to use it, for a model.
    pub description: &'static str,
    /// Where it belongs.
    pub group: Group,
    /// What it takes. `timeoutMs` is added to all of them.
    pub parameters: &'static [Parameter],
    /// It changes nothing.
    pub read_only: bool,
    /// It may change what cannot be changed back.
    pub destructive: bool,
    /// Doing it twice is the same as doing it once.
    pub idempotent: bool,
    /// The schema of its structured result, where it has one.
    pub output: Option<fn() -> Value>,
    /// Its deadline when the call names none, in milliseconds.
    pub timeout_ms: u64,
    /// Runs it.
    pub run: fn(&Turn<'_>, &Arguments) -> Result<Outcome>,
}

/// How to work with the tools, for a model: what an MCP server says first and a skill begins with.
pub const RULES: &str = include_str!("rules.md");

/// Every tool, in the order in which they are listed.
pub static TOOLS: &[&Tool] = &[
    &navigate::TOOL,
    &snapshot::TOOL,
    &click::TOOL,
    &typing::TOOL,
    &wait::TOOL,
    &console::TOOL,
    &screenshot::TOOL,
    &evaluate::TOOL,
    &tabs::TOOL,
    &dialog::TOOL,
    &cdp::TOOL,
    &pointer::HOVER,
    &pointer::SCROLL,
    &pointer::DRAG,
    &transfer::UPLOAD,
    &transfer::DOWNLOADS,
    &transfer::PDF,
    &network::NETWORK,
    &routes::ROUTE,
    &storage::TOOL,
    &emulate::TOOL,
];

/// The tool of this name.
pub fn tool(name: &str) -> Option<&'static Tool> {
    TOOLS.iter().find(|tool| tool.name == name).copied()
}

impl Tool {
    /// The JSON schema (2020-12) of its arguments.
    pub fn input_schema(&self) -> Value {
        let mut properties = Map::new();
        let mut required = Vec::new();
        for parameter in self.parameters {
            properties.insert(parameter.name.to_owned(), parameter.schema());
            if parameter.required {
                required.push(Value::from(parameter.name));
            }
        }
        properties.insert("timeoutMs".to_owned(), json!({"type": "integer", "minimum": 1}));
        let mut schema = json!({
            "type": "object",
            "properties": properties,
            "additionalProperties": false,
        });
        if let (Some(schema), false) = (schema.as_object_mut(), required.is_empty()) {
            schema.insert("required".to_owned(), required.into());
        }
        schema
    }
}
