//! The help texts, one file each.

use super::arguments::{Arguments, Item};
use super::failure::Failure;
use super::names;
use super::output::Output;
use std::borrow::Cow;

/// `cdpwire --help`.
pub(super) const OVERVIEW: &str = include_str!("help/overview.txt");

/// Where the verbs of the tools stand in it.
const TOOLS: &str = "{tools}\n";

/// The verbs that are no tools, in the order of the overview.
pub(super) const TEXTS: &[(&str, &str)] = &[
    #[cfg(feature = "mcp")]
    ("mcp", include_str!("help/mcp.txt")),
    #[cfg(all(feature = "tools", unix))]
    ("sessions", include_str!("help/sessions.txt")),
    #[cfg(all(feature = "tools", unix))]
    ("close", include_str!("help/close.txt")),
    #[cfg(feature = "tools")]
    ("skill", include_str!("help/skill.txt")),
    ("completions", include_str!("help/completions.txt")),
    ("call", include_str!("help/call.txt")),
    ("events", include_str!("help/events.txt")),
    ("watch", include_str!("help/watch.txt")),
    ("frames", include_str!("help/frames.txt")),
    ("dialog", include_str!("help/dialog.txt")),
    ("doctor", include_str!("help/doctor.txt")),
    ("demo", include_str!("help/demo.txt")),
];

/// The help of a verb that is no tool.
pub(super) fn text_of(verb: &str) -> Option<&'static str> {
    TEXTS.iter().find(|(name, _)| *name == verb).map(|(_, text)| *text)
}

/// The help of a verb.
fn of(verb: &str) -> Option<Cow<'static, str>> {
    let text = text_of(verb).map(Cow::Borrowed);
    #[cfg(feature = "tools")]
    if let Some(tool) = super::verb::find(verb) {
        let made = super::verb_help::of(tool);
        // Answering a dialog was a verb before it was a tool: it is both.
        return Some(Cow::Owned(match text {
            Some(text) => format!("{text}\n{made}"),
            None => made,
        }));
    }
    text
}

/// `cdpwire --help`
pub(super) fn overview() -> String {
    OVERVIEW.replace(TOOLS, &tools())
}

#[cfg(feature = "tools")]
fn tools() -> String {
    use super::verb;
    let mut text = String::new();
    for tool in super::offer::listed() {
        let name = verb::name_of(tool);
        let alias = verb::ALIASES.iter().find(|(_, of)| *of == name).map(|(alias, _)| *alias);
        let name = alias.unwrap_or(name);
        if text_of(name).is_none() {
            text.push_str(&format!("  cdpwire {name:<20} {}\n", tool.title));
        }
    }
    text
}

#[cfg(not(feature = "tools"))]
fn tools() -> String {
    String::new()
}

/// `cdpwire --version`.
pub(super) fn version() -> String {
    format!("cdpwire {} (protocol {})", env!("CARGO_PKG_VERSION"), cdpwire::protocol::PIN)
}

/// `cdpwire help [COMMAND]`.
pub(super) fn run(arguments: &mut Arguments, output: &mut Output) -> Result<(), Failure> {
    let mut text = Cow::Owned(overview());
    while let Some(item) = arguments.next()? {
        match item {
            Item::Help | Item::Version => {}
            Item::Option(option) => return Err(arguments.unknown(&option, &[])),
            Item::Word(word) => {
                text = of(&word).ok_or_else(|| {
                    let next = match names::closest(&word, TEXTS.iter().map(|(name, _)| *name)) {
                        Some(close) => format!("did you mean `cdpwire help {close}`?"),
                        None => "see `cdpwire --help`".to_owned(),
                    };
                    Failure::usage(format!("there is no help about {word:?}"), next)
                })?;
            }
        }
    }
    Ok(output.text(&text)?)
}
