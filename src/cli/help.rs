//! The help texts, one file each.

use super::arguments::{Arguments, Item};
use super::failure::Failure;
use super::names;
use super::output::Output;

/// `cdpwire --help`.
pub(super) const OVERVIEW: &str = include_str!("help/overview.txt");

const TEXTS: [(&str, &str); 7] = [
    ("call", include_str!("help/call.txt")),
    ("events", include_str!("help/events.txt")),
    ("watch", include_str!("help/watch.txt")),
    ("frames", include_str!("help/frames.txt")),
    ("dialog", include_str!("help/dialog.txt")),
    ("doctor", include_str!("help/doctor.txt")),
    ("demo", include_str!("help/demo.txt")),
];

/// The help of a verb.
pub(super) fn of(verb: &str) -> Option<&'static str> {
    TEXTS.iter().find(|(name, _)| *name == verb).map(|(_, text)| *text)
}

/// `cdpwire --version`.
pub(super) fn version() -> String {
    format!("cdpwire {} (protocol {})", env!("CARGO_PKG_VERSION"), cdpwire::protocol::PIN)
}

/// `cdpwire help [COMMAND]`.
pub(super) fn run(arguments: &mut Arguments, output: &mut Output) -> Result<(), Failure> {
    let mut text = OVERVIEW;
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
    Ok(output.text(text)?)
}
