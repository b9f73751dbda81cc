//! `cdpwire skill`: how to work with the tools, for a model that drives them from a shell.

use super::arguments::{Arguments, Item};
use super::failure::Failure;
use super::output::Output;
use cdpwire::tools::RULES;

const HEAD: &str = include_str!("skill/head.md");
const RECIPES: &str = include_str!("skill/recipes.md");

pub(super) fn run(arguments: &mut Arguments, output: &mut Output) -> Result<(), Failure> {
    match arguments.next()? {
        None => Ok(output.text(&format!("{HEAD}\n{RULES}\n{RECIPES}"))?),
        Some(Item::Help) => Ok(output.text(arguments.help())?),
        Some(Item::Version) => Err(arguments.unknown("version", &[])),
        Some(Item::Option(option)) => Err(arguments.unknown(&option, &[])),
        Some(Item::Word(word)) => Err(arguments.surplus(&word)),
    }
}
