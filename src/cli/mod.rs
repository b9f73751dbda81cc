//! The verbs of the command line.
//!
//! One file per verb; each parses its own arguments, uses only the public API of the crate, and
//! returns a [`Failure`] instead of printing one. Nobody but `main` may call this.
//!
//! Invariants: what a program reads goes to standard output as JSON or aligned text, everything
//! else to standard error; nothing that a page or a browser wrote reaches a terminal raw; a
//! reader that goes away ends the command quietly; nothing here panics on any input.

mod arguments;
mod call;
mod completions;
mod demo;
mod dialog;
mod doctor;
mod events;
mod failure;
mod frames;
#[cfg(feature = "tools")]
mod guard;
mod help;
mod json;
mod logger;
#[cfg(feature = "mcp")]
mod mcp;
mod names;
#[cfg(feature = "tools")]
mod offer;
mod output;
mod reach;
#[cfg(all(feature = "tools", unix))]
mod runtime;
#[cfg(feature = "tools")]
#[cfg_attr(not(unix), path = "session_elsewhere.rs")]
mod session;
#[cfg(all(feature = "tools", unix))]
mod session_server;
#[cfg(all(feature = "tools", unix))]
mod sessions;
#[cfg(feature = "tools")]
mod shown;
#[cfg(feature = "tools")]
mod skill;
mod table;
#[cfg(feature = "tools")]
mod verb;
#[cfg(feature = "tools")]
mod verb_help;
mod watch;

use arguments::{Arguments, Item};
use failure::{Exit, Failure};
use output::Output;
use std::process::ExitCode;

/// What a verb is called with.
type Verb = fn(&mut Arguments, &mut Output) -> Result<(), Failure>;

/// For whom the failures of a verb are.
#[derive(Clone, Copy)]
enum Reader {
    Program,
    Person,
    /// Whoever reads the output.
    Same,
}

const VERBS: &[(&str, Verb, Reader)] = &[
    #[cfg(feature = "mcp")]
    ("mcp", mcp::run, Reader::Person),
    #[cfg(all(feature = "tools", unix))]
    ("sessions", sessions::list, Reader::Person),
    #[cfg(all(feature = "tools", unix))]
    ("close", sessions::close, Reader::Person),
    #[cfg(feature = "tools")]
    ("skill", skill::run, Reader::Person),
    ("completions", completions::run, Reader::Person),
    ("call", call::run, Reader::Program),
    ("events", events::run, Reader::Program),
    ("watch", watch::run, Reader::Same),
    ("frames", frames::run, Reader::Person),
    ("dialog", dialog::run, Reader::Program),
    ("doctor", doctor::run, Reader::Person),
    ("demo", demo::run, Reader::Person),
];

/// What this command starts itself as. Not for people, and not in any help.
#[cfg(feature = "tools")]
const OWN_VERBS: &[(&str, Verb)] = &[
    (guard::VERB, guard::run),
    #[cfg(unix)]
    (session_server::VERB, session_server::run),
];

/// Runs the command that this process was started with.
pub(crate) fn run() -> ExitCode {
    let mut arguments = Arguments::from_env();
    let mut output = Output::stdout();
    let mut as_json = false;
    match dispatch(&mut arguments, &mut output, &mut as_json) {
        Ok(()) => Exit::Done.into(),
        Err(failure) => failure.report(as_json),
    }
}

fn dispatch(
    arguments: &mut Arguments,
    output: &mut Output,
    as_json: &mut bool,
) -> Result<(), Failure> {
    let name = match arguments.next()? {
        None | Some(Item::Help) => return Ok(output.text(&help::overview())?),
        Some(Item::Version) => return Ok(output.text(&help::version())?),
        Some(Item::Option(option)) => return Err(arguments.unknown(&option, &[])),
        Some(Item::Word(word)) => word,
    };
    if name == "help" {
        return help::run(arguments, output);
    }
    #[cfg(feature = "tools")]
    {
        if let Some((_, verb)) = OWN_VERBS.iter().find(|(verb, _)| *verb == name) {
            return verb(arguments, output);
        }
        // A dialog is answered in a running browser, and in a session.
        let is_tool = name != "dialog" || arguments.mentions("session");
        if let Some(tool) = verb::find(&name).filter(|_| is_tool) {
            arguments.enter(&name);
            return verb::run(tool, arguments, output, as_json);
        }
    }
    let Some((_, verb, reader)) = VERBS.iter().find(|(verb, ..)| *verb == name) else {
        let next = match names::closest(&name, known().into_iter()) {
            Some(close) => format!("did you mean `cdpwire {close}`?"),
            None => "see `cdpwire --help`".to_owned(),
        };
        return Err(Failure::usage(format!("there is no command {name:?}"), next));
    };
    *as_json = match reader {
        Reader::Program => true,
        Reader::Person => false,
        Reader::Same => !output.is_terminal(),
    };
    arguments.enter(&name);
    verb(arguments, output)
}

/// Every verb, for a hint.
fn known() -> Vec<&'static str> {
    let known = VERBS.iter().map(|(name, ..)| *name).chain(["help"]);
    #[cfg(feature = "tools")]
    let known = known
        .chain(offer::listed().into_iter().map(verb::name_of))
        .chain(verb::ALIASES.map(|(alias, _)| alias));
    known.collect()
}
