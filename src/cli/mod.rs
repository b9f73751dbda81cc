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
mod demo;
mod dialog;
mod doctor;
mod events;
mod failure;
mod frames;
mod help;
mod json;
mod logger;
mod names;
mod output;
mod reach;
mod table;
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

const VERBS: [(&str, Verb, Reader); 7] = [
    ("call", call::run, Reader::Program),
    ("events", events::run, Reader::Program),
    ("watch", watch::run, Reader::Same),
    ("frames", frames::run, Reader::Person),
    ("dialog", dialog::run, Reader::Program),
    ("doctor", doctor::run, Reader::Person),
    ("demo", demo::run, Reader::Person),
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
        None | Some(Item::Help) => return Ok(output.text(help::OVERVIEW)?),
        Some(Item::Version) => return Ok(output.text(&help::version())?),
        Some(Item::Option(option)) => return Err(arguments.unknown(&option, &[])),
        Some(Item::Word(word)) => word,
    };
    if name == "help" {
        return help::run(arguments, output);
    }
    let Some((_, verb, reader)) = VERBS.iter().find(|(verb, ..)| *verb == name) else {
        let known = VERBS.iter().map(|(name, ..)| *name).chain(["help"]);
        let next = match names::closest(&name, known) {
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
