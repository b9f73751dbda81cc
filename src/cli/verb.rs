//! `cdpwire click`, `cdpwire snapshot`…: every tool as a verb, from its own table.

use super::arguments::{Arguments, Item};
use super::failure::Failure;
use super::offer::{self, Setup};
use super::output::Output;
use super::reach;
use super::session::{self, Start};
use super::shown::Shown;
use super::verb_help;
use cdpwire::tools::{self, CallOptions, Kind, Parameter, Tool};
use serde_json::{Map, Value, json};
use std::io::Read as _;
use std::time::Duration;

/// Other names of verbs.
pub(super) const ALIASES: [(&str, &str); 2] = [("open", "navigate"), ("eval", "evaluate")];

/// What stands without its option, by verb, in this order.
const POSITIONAL: [(&str, &[&str]); 17] = [
    ("navigate", &["url"]),
    ("snapshot", &["find"]),
    ("click", &["ref"]),
    ("type", &["ref", "value"]),
    ("wait", &["text"]),
    ("screenshot", &["filename"]),
    ("evaluate", &["expression"]),
    ("tabs", &["action"]),
    ("dialog", &["action", "promptText"]),
    ("cdp", &["method", "params"]),
    ("hover", &["ref"]),
    ("scroll", &["ref"]),
    ("upload", &["ref", "paths"]),
    ("network", &["filter"]),
    ("cookies", &["action", "name", "value"]),
    ("pdf", &["filename"]),
    ("route", &["action", "pattern"]),
];

/// Tools that make sense in a browser that shows nothing yet.
const NEED_NO_PAGE: [&str; 3] = ["browser_navigate", "browser_evaluate", "browser_cdp"];

/// Arguments that are paths of this process, wherever the tool runs.
const PATHS: [&str; 3] = ["filename", "file", "paths"];

/// The options that every such verb has, beside those of [`offer::OPTIONS`].
pub(super) const OPTIONS: [(&str, Option<&str>, &str); 5] = [
    ("session", Some("NAME"), "the browser of this session, which stays; `open` starts it"),
    ("url", Some("URL"), "a browser of its own, in which this page is loaded first"),
    ("idle", Some("TIME"), "how long the session stays unused; default 30m (with `open`)"),
    ("timeout", Some("TIME"), "longest for the call: 500ms, 5s, 2m or 1h"),
    ("json", None, "one JSON object: text, structured, files, pictures"),
];

/// The tool that a verb stands for.
pub(super) fn find(verb: &str) -> Option<&'static Tool> {
    let verb = ALIASES.iter().find(|(alias, _)| *alias == verb).map_or(verb, |(_, name)| name);
    offer::listed().into_iter().find(|tool| name_of(tool) == verb)
}

/// The verb of a tool.
pub(super) fn name_of(tool: &Tool) -> &'static str {
    tool.name.strip_prefix("browser_").unwrap_or(tool.name)
}

/// The parameters that stand without their option.
pub(super) fn positional(tool: &Tool) -> Vec<&'static Parameter> {
    let names = POSITIONAL.iter().find(|(verb, _)| *verb == name_of(tool)).map(|(_, names)| *names);
    let named = |name: &&str| tool.parameters.iter().find(|parameter| parameter.name == *name);
    let known: Vec<_> = names.unwrap_or_default().iter().filter_map(named).collect();
    if !known.is_empty() {
        return known;
    }
    // What must be given is the obvious one.
    tool.parameters.iter().filter(|parameter| parameter.required).take(1).collect()
}

/// What the page option is called: a tool's own argument comes first.
pub(super) fn page_option(tool: &Tool) -> &'static str {
    let has_url = tool.parameters.iter().any(|parameter| parameter.name == "url");
    if has_url { "at" } else { "url" }
}

struct Plan {
    tool: &'static Tool,
    arguments: Value,
    as_json: bool,
    session: Option<String>,
    page: Option<String>,
    idle: Option<Duration>,
    setup: Setup,
}

pub(super) fn run(
    tool: &'static Tool,
    arguments: &mut Arguments,
    output: &mut Output,
    as_json: &mut bool,
) -> Result<(), Failure> {
    let Some(plan) = parse(tool, arguments, as_json)? else {
        return Ok(output.text(&verb_help::of(tool))?);
    };
    let Some(name) = &plan.session else { return plan.once(output) };
    let start =
        Start { may_start: tool.name == "browser_navigate", setup: &plan.setup, idle: plan.idle };
    session::call(name, &start, tool.name, &plan.arguments)?.print(output, plan.as_json)
}

impl Plan {
    /// In a browser of its own, which is ended afterwards.
    fn once(&self, output: &mut Output) -> Result<(), Failure> {
        let tools = self.setup.tools();
        let call = |name: &str, arguments: Value| match tools.call(
            name,
            arguments,
            &CallOptions::default(),
        ) {
            Ok(outcome) => Ok(Shown::new(&outcome)),
            Err(unknown) => Err(Failure::usage(format!("there is no tool {}", unknown.0), "")),
        };
        let loaded = match &self.page {
            Some(url) => {
                call("browser_navigate", json!({"url": url})).and_then(Shown::into_failure)
            }
            None => Ok(()),
        };
        let printed = loaded
            .and_then(|()| call(self.tool.name, self.arguments.clone()))
            .and_then(|shown| shown.print(output, self.as_json));
        tools.close();
        printed
    }

    fn check(&self) -> Result<(), Failure> {
        self.setup.check()?;
        let page = page_option(self.tool);
        if let (Some(name), false) = (&self.session, self.tool.name == "browser_navigate") {
            session::check_name(name)?;
            if self.page.is_some() || !self.setup.is_default() || self.idle.is_some() {
                return Err(Failure::usage(
                    "which browser a session has is said when it is started",
                    format!("start it with `cdpwire open URL --session {name} …`"),
                ));
            }
        }
        if self.idle.is_some() && self.session.is_none() {
            return Err(Failure::usage("--idle needs --session", "add --session NAME"));
        }
        if self.page.is_some() && self.setup.attaches() {
            return Err(Failure::usage(
                format!("--{page} and --attach exclude each other"),
                format!("--{page} opens a page in a browser of its own"),
            ));
        }
        let needs_page = !NEED_NO_PAGE.contains(&self.tool.name);
        if needs_page && self.session.is_none() && self.page.is_none() && !self.setup.attaches() {
            let next = format!(
                "add --{page} URL for a browser of its own, --attach ENDPOINT for one that runs, \
                 or --session NAME for one that `cdpwire open URL --session NAME` started"
            );
            return Err(Failure::usage("it was not said in which page", next));
        }
        Ok(())
    }
}

/// `None` when help was asked for.
fn parse(
    tool: &'static Tool,
    arguments: &mut Arguments,
    as_json: &mut bool,
) -> Result<Option<Plan>, Failure> {
    let mut plan = Plan {
        tool,
        arguments: Value::Null,
        as_json: false,
        session: None,
        page: None,
        idle: None,
        setup: Setup::default(),
    };
    let page = page_option(tool);
    let mut values = Map::new();
    let mut places = positional(tool).into_iter().peekable();
    while let Some(item) = arguments.next()? {
        match item {
            Item::Help => return Ok(None),
            Item::Version => return Err(arguments.unknown("version", &[])),
            Item::Option(option) => {
                if let Some(parameter) = parameter(tool, &option) {
                    let value = value(parameter, arguments)?;
                    add(&mut values, parameter, value);
                    continue;
                }
                let negated = option.strip_prefix("no-").and_then(|name| parameter(tool, name));
                if let Some(parameter) = negated.filter(|p| matches!(p.kind, Kind::Flag)) {
                    values.insert(parameter.name.to_owned(), false.into());
                    continue;
                }
                match option.as_str() {
                    "json" => {
                        plan.as_json = true;
                        *as_json = true;
                    }
                    "session" => plan.session = Some(arguments.value()?),
                    "idle" => plan.idle = Some(arguments.duration(&option)?),
                    "timeout" => {
                        let millis = arguments.duration(&option)?.as_millis().max(1);
                        let millis = u64::try_from(millis).unwrap_or(u64::MAX);
                        values.insert("timeoutMs".to_owned(), millis.into());
                    }
                    option if option == page || option == "at" => {
                        plan.page = Some(reach::checked_url(arguments.value()?)?);
                    }
                    _ if plan.setup.take(&option, arguments)? => {}
                    _ => return Err(arguments.unknown(&option, &known(tool))),
                }
            }
            Item::Word(word) => {
                let Some(parameter) = places.peek().copied() else {
                    return Err(arguments.surplus(&word));
                };
                let takes_all = matches!(parameter.kind, Kind::Texts | Kind::Choices(_));
                add(&mut values, parameter, read(parameter, word)?);
                if !takes_all {
                    places.next();
                }
            }
        }
    }
    plan.arguments = Value::Object(values);
    tools::Arguments::check(tool, plan.arguments.clone()).map_err(|refusal| {
        let next = format!("{}; {}", refusal.next(), arguments.see_help());
        Failure::from(&refusal).advise(next)
    })?;
    plan.check()?;
    Ok(Some(plan))
}

/// The parameter that an option stands for.
fn parameter(tool: &Tool, option: &str) -> Option<&'static Parameter> {
    tool.parameters.iter().find(|parameter| parameter.option_name() == option)
}

/// All options, for a hint.
fn known(tool: &Tool) -> Vec<&'static str> {
    // Option names of parameters are made, and these live as long as a failed command.
    let own = tool.parameters.iter().map(|p| &*Box::leak(p.option_name().into_boxed_str()));
    let common = OPTIONS.iter().chain(&offer::OPTIONS).map(|(name, ..)| *name);
    own.chain(common).collect()
}

fn value(parameter: &Parameter, arguments: &mut Arguments) -> Result<Value, Failure> {
    if matches!(parameter.kind, Kind::Flag) {
        return match arguments.own_value()?.as_deref() {
            None | Some("true") => Ok(true.into()),
            Some("false") => Ok(false.into()),
            Some(other) => Err(Failure::usage(
                format!("--{}={other:?} is neither true nor false", parameter.option_name()),
                arguments.see_help(),
            )),
        };
    }
    let word = arguments.value()?;
    read(parameter, word)
}

/// A word of the command line as the value that a parameter takes. What is wrong with it beyond
/// its form, the tool's own check says.
fn read(parameter: &Parameter, word: String) -> Result<Value, Failure> {
    let word = match word.as_str() {
        "-" if matches!(parameter.name, "expression" | "params") => stdin()?,
        _ if PATHS.contains(&parameter.name) && !word.is_empty() => {
            let path = std::path::absolute(&word);
            path.map_or(word, |path| path.to_string_lossy().into_owned())
        }
        _ => word,
    };
    let option = parameter.option_name();
    Ok(match parameter.kind {
        Kind::Integer(..) | Kind::Number => match word.parse::<serde_json::Number>() {
            Ok(number) => Value::Number(number),
            Err(_) => {
                let message = format!("--{option} {word:?} is not a number");
                return Err(Failure::usage(message, "write for instance 10"));
            }
        },
        Kind::Point => {
            let numbers: Option<Vec<serde_json::Number>> =
                word.split(',').map(|part| part.trim().parse().ok()).collect();
            match numbers {
                Some(numbers) => numbers.into_iter().map(Value::Number).collect(),
                None => {
                    let message = format!("--{option} {word:?} is not two numbers");
                    return Err(Failure::usage(message, "write for instance 10,20"));
                }
            }
        }
        Kind::Object => serde_json::from_str(&word).map_err(|error| {
            Failure::usage(
                format!("--{option} is not JSON: {error}"),
                "quote it for the shell, for instance '{\"a\":1}'",
            )
        })?,
        // What is no JSON is a text: most values are.
        Kind::Any => serde_json::from_str(&word).unwrap_or_else(|_| word.into()),
        Kind::Flag => match word.as_str() {
            "true" => true.into(),
            "false" => false.into(),
            _ => word.into(),
        },
        _ => word.into(),
    })
}

/// Lists grow with every mention, everything else is what was said last.
fn add(values: &mut Map<String, Value>, parameter: &Parameter, value: Value) {
    if !matches!(parameter.kind, Kind::Texts | Kind::Choices(_)) {
        values.insert(parameter.name.to_owned(), value);
        return;
    }
    match values.get_mut(parameter.name) {
        Some(Value::Array(list)) => list.push(value),
        _ => drop(values.insert(parameter.name.to_owned(), Value::Array(vec![value]))),
    }
}

fn stdin() -> Result<String, Failure> {
    const MOST: u64 = 8 << 20;
    let mut text = String::new();
    let read = std::io::stdin().lock().take(MOST + 1).read_to_string(&mut text);
    read.map_err(|error| Failure::file("standard input", &error))?;
    if text.len() as u64 > MOST {
        return Err(Failure::usage("standard input has more than 8 MiB", "send less"));
    }
    Ok(text)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_tool_has_an_argument_that_an_option_of_every_verb_hides() {
        for tool in tools::TOOLS {
            for parameter in tool.parameters {
                let option = parameter.option_name();
                let common = ["session", "idle", "timeout", "json", "at", "help", "verbose"];
                let common = common.iter().chain(offer::OPTIONS.iter().map(|(name, ..)| name));
                assert!(common.clone().all(|name| *name != option), "{}: {option}", tool.name);
            }
        }
    }

    #[test]
    fn every_positional_argument_exists() {
        for (verb, names) in POSITIONAL {
            let Some(tool) = tools::tool(&format!("browser_{verb}")) else { continue };
            let found = positional(tool).iter().map(|parameter| parameter.name).collect::<Vec<_>>();
            assert_eq!(found, names, "{verb}");
        }
    }
}
