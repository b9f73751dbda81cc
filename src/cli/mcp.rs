//! `cdpwire mcp`: the tools over the Model Context Protocol.

use super::arguments::{Arguments, Item};
use super::failure::Failure;
use super::guard::Guard;
use super::offer::{self, Setup};
use super::output::Output;
use cdpwire::tools::Group;
use std::io::Write as _;

pub(super) fn run(arguments: &mut Arguments, output: &mut Output) -> Result<(), Failure> {
    let mut setup = Setup::default();
    setup.groups = vec![Group::Core];
    while let Some(item) = arguments.next()? {
        match item {
            Item::Help => return Ok(output.text(arguments.help())?),
            Item::Option(option) if option == "groups" => {
                setup.groups = offer::groups(&arguments.value()?)?;
            }
            Item::Option(option) if setup.take(&option, arguments)? => {}
            Item::Option(option) => {
                let known = offer::OPTIONS.iter().map(|(name, ..)| *name).chain(["groups"]);
                return Err(arguments.unknown(&option, &known.collect::<Vec<_>>()));
            }
            Item::Version => return Err(arguments.unknown("version", &[])),
            Item::Word(word) => return Err(arguments.surplus(&word)),
        }
    }
    setup.check()?;
    if output.is_terminal() {
        let hint =
            "cdpwire: this speaks JSON-RPC with a program; see `cdpwire help mcp`. ^D ends it.";
        // Nobody is left to tell when this fails.
        let _ = writeln!(std::io::stderr(), "{hint}");
    }
    let guard = Guard::start();
    // From here on nobody else may write to standard output.
    if cdpwire::mcp::serve(setup.tools(), std::io::stdin(), std::io::stdout()) {
        guard.all_is_well();
    }
    Ok(())
}
