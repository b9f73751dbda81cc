//! `cdpwire sessions` and `cdpwire close`.

use super::arguments::{Arguments, Item};
use super::failure::Failure;
use super::json;
use super::output::Output;
use super::runtime;
use super::session::{absent, ask, check_name};
use super::table;
use serde_json::{Value, json};

/// `cdpwire sessions`
pub(super) fn list(arguments: &mut Arguments, output: &mut Output) -> Result<(), Failure> {
    let mut as_json = false;
    while let Some(item) = arguments.next()? {
        match item {
            Item::Help => return Ok(output.text(arguments.help())?),
            Item::Option(option) if option == "json" => as_json = true,
            Item::Option(option) => return Err(arguments.unknown(&option, &["json"])),
            Item::Version => return Err(arguments.unknown("version", &["json"])),
            Item::Word(word) => return Err(arguments.surplus(&word)),
        }
    }
    let mut sessions = Vec::new();
    for name in runtime::names()? {
        let stream = runtime::connect(&name)?;
        // One that ends in this moment is none.
        match stream.map(|stream| ask(stream, &json!({"do": "status"}))) {
            Some(Ok(status)) => sessions.push(status),
            Some(Err(_)) => {}
            None => runtime::remove_stale(&name)?,
        }
    }
    if as_json {
        let all = json!({"sessions": sessions}).to_string();
        return Ok(output.text(&json::laid_out(&all, output.is_terminal()))?);
    }
    if sessions.is_empty() {
        return Ok(output.text("no sessions; start one with `cdpwire open URL --session NAME`")?);
    }
    let head = ["name", "pid", "browser", "pages", "idle"].map(str::to_owned);
    let row = |session: &Value| {
        let text = |key: &str| session[key].as_str().unwrap_or("not started").to_owned();
        let idle = session["idle_seconds"].as_u64().unwrap_or_default();
        let limit = session["idle_limit_seconds"].as_u64().unwrap_or_default();
        [
            text("name"),
            session["pid"].to_string(),
            text("browser"),
            session["pages"].to_string(),
            format!("{idle} s of {limit} s"),
        ]
    };
    let rows: Vec<_> = std::iter::once(head).chain(sessions.iter().map(row)).collect();
    Ok(output.text(&table::aligned(&rows).join("\n"))?)
}

/// `cdpwire close`
pub(super) fn close(arguments: &mut Arguments, output: &mut Output) -> Result<(), Failure> {
    let (mut names, mut all) = (Vec::new(), false);
    while let Some(item) = arguments.next()? {
        match item {
            Item::Help => return Ok(output.text(arguments.help())?),
            Item::Option(option) if option == "all" => all = true,
            // As with every other verb.
            Item::Option(option) if option == "session" => names.push(arguments.value()?),
            Item::Option(option) => return Err(arguments.unknown(&option, &["all", "session"])),
            Item::Version => return Err(arguments.unknown("version", &["all"])),
            Item::Word(word) => names.push(word),
        }
    }
    let known = runtime::names()?;
    if all {
        names = known;
    } else if names.is_empty() {
        match <[String; 1]>::try_from(known) {
            Ok([only]) => names.push(only),
            Err(known) if known.is_empty() => {}
            Err(known) => {
                let message = format!("there are several sessions: {}", known.join(", "));
                return Err(Failure::usage(message, "name one of them, or write --all"));
            }
        }
    }
    if names.is_empty() {
        return Ok(output.text("no sessions")?);
    }
    for name in &names {
        check_name(name)?;
        match runtime::connect(name)? {
            Some(stream) => {
                ask(stream, &json!({"do": "close"}))?;
                output.text(&format!("closed {name}"))?;
            }
            None if all => runtime::remove_stale(name)?,
            None => {
                runtime::remove_stale(name)?;
                return Err(absent(name));
            }
        }
    }
    Ok(())
}
