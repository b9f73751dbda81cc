//! The help of a verb that is a tool, made of the tool's table.

use super::offer;
use super::verb::{self, name_of, page_option, positional};
use cdpwire::tools::{Kind, Parameter, Tool};
use std::fmt::Write as _;

const WIDTH: usize = 98;
const COLUMN: usize = 23;

/// Examples, by verb.
const EXAMPLES: [(&str, &[&str]); 11] = [
    (
        "navigate",
        &["cdpwire open https://example.com --session work", "cdpwire open https://example.com"],
    ),
    (
        "snapshot",
        &[
            "cdpwire snapshot --url https://example.com",
            "cdpwire snapshot --session work --find Save",
        ],
    ),
    (
        "click",
        &[
            "cdpwire click e12 --session work",
            "cdpwire click --role button --name Save --session work",
        ],
    ),
    (
        "type",
        &[
            "cdpwire type e7 'Ada Lovelace' --session work",
            "cdpwire type --key Enter --session work",
        ],
    ),
    (
        "wait",
        &[
            "cdpwire wait Saved --session work && echo done",
            "cdpwire wait --url '*/done' --session work",
        ],
    ),
    ("screenshot", &["cdpwire screenshot page.png --url https://example.com --full-page"]),
    (
        "evaluate",
        &[
            "cdpwire eval 'document.title' --url https://example.com",
            "cdpwire eval - --session work < script.js",
        ],
    ),
    ("tabs", &["cdpwire tabs list --session work --json | jq .structured"]),
    (
        "dialog",
        &[
            "cdpwire dialog accept Ada --session work",
            "cdpwire dialog accept --attach 9222 --wait 1m",
        ],
    ),
    ("cdp", &["cdpwire cdp Page.getLayoutMetrics --session work"]),
    ("console", &["cdpwire console --session work --levels error"]),
];

/// The whole text.
pub(super) fn of(tool: &Tool) -> String {
    let verb = name_of(tool);
    let alias = verb::ALIASES.iter().find(|(_, name)| *name == verb).map(|(alias, _)| *alias);
    let name = alias.unwrap_or(verb);
    let places = positional(tool);
    let mut text = format!("cdpwire {name}: {}\n\nUsage:\n  cdpwire {name}", tool.title);
    for parameter in &places {
        let word = parameter.option_name().to_uppercase();
        let more = if matches!(parameter.kind, Kind::Texts) { "…" } else { "" };
        let _ = match parameter.required {
            true => write!(text, " {word}{more}"),
            false => write!(text, " [{word}{more}]"),
        };
    }
    let page = page_option(tool);
    let _ = writeln!(text, " [--session NAME | --{page} URL | --attach ENDPOINT] [options]\n");
    paragraph(&mut text, tool.description, 0);
    if alias.is_some() {
        let _ = writeln!(text, "\n`cdpwire {verb}` is the same.");
    }
    text.push_str("\nOptions:\n");
    for parameter in tool.parameters {
        let is_positional = places.iter().any(|place| place.name == parameter.name);
        option(&mut text, &spec(parameter), &meaning(parameter, is_positional));
    }
    for (name, value, meaning) in verb::OPTIONS.iter().chain(&offer::OPTIONS) {
        let name = if *name == "url" { page } else { *name };
        let only_open = name == "idle" && tool.name != "browser_navigate";
        if only_open {
            continue;
        }
        let value = value.map(|value| match value {
            "N: V" => " 'N: V'".to_owned(),
            value => format!(" {value}"),
        });
        option(&mut text, &format!("--{name}{}", value.unwrap_or_default()), meaning);
    }
    option(&mut text, "-v, --verbose", "log to standard error what happens");
    let _ = writeln!(
        text,
        "\nThe result goes to standard output, a refusal to standard error: what stood in the way,\n\
         whether it took effect, what to do next. Exit codes: see `cdpwire --help`."
    );
    if let Some((_, examples)) = EXAMPLES.iter().find(|(of, _)| *of == verb) {
        text.push_str("\nExamples:\n");
        for example in *examples {
            let _ = writeln!(text, "  {example}");
        }
    }
    text
}

/// `--full-page`, `--button left|middle|right`, `--times N`
pub(super) fn spec(parameter: &Parameter) -> String {
    let value = match parameter.kind {
        Kind::Flag => return format!("--{}", parameter.option_name()),
        Kind::Integer(..) | Kind::Number => "N".to_owned(),
        Kind::Point => "X,Y".to_owned(),
        Kind::Choice(words) if words.len() <= 3 => words.join("|"),
        Kind::Choice(_) | Kind::Choices(_) => "WORD".to_owned(),
        Kind::Object | Kind::Any => "JSON".to_owned(),
        _ => "TEXT".to_owned(),
    };
    format!("--{} {value}", parameter.option_name())
}

fn meaning(parameter: &Parameter, is_positional: bool) -> String {
    let mut parts = Vec::new();
    if !parameter.description.is_empty() {
        parts.push(parameter.description.trim_end_matches('.').to_owned());
    }
    match parameter.kind {
        Kind::Choice(words) if words.len() > 3 => parts.push(words.join(", ")),
        Kind::Choices(words) => parts.push(format!("{}; may be repeated", words.join(", "))),
        Kind::Texts => parts.push("may be repeated".to_owned()),
        _ => {}
    }
    if is_positional {
        parts.push("also without the option".to_owned());
    }
    parts.join("; ")
}

fn option(text: &mut String, spec: &str, meaning: &str) {
    let _ = write!(text, "  {spec}");
    let used = 2 + spec.chars().count();
    if meaning.is_empty() {
        text.push('\n');
        return;
    }
    if used + 2 > COLUMN {
        text.push('\n');
        text.push_str(&" ".repeat(COLUMN));
    } else {
        text.push_str(&" ".repeat(COLUMN - used));
    }
    paragraph(text, meaning, COLUMN);
}

/// Words on lines, those after the first indented. The first begins where the text ends.
fn paragraph(text: &mut String, words: &str, indent: usize) {
    for (index, line) in words.lines().enumerate() {
        if index > 0 {
            text.push_str(&" ".repeat(indent));
        }
        let mut used = indent;
        for word in line.split_whitespace() {
            let length = word.chars().count();
            if used > indent && used + 1 + length > WIDTH {
                text.push('\n');
                text.push_str(&" ".repeat(indent));
                used = indent;
            }
            if used > indent {
                text.push(' ');
                used += 1;
            }
            text.push_str(word);
            used += length;
        }
        text.push('\n');
    }
}
