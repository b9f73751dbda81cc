//! `cdpwire completions bash|zsh|fish`: made of the tables of tools and of the help texts, so
//! that they cannot say anything else.

use super::arguments::{Arguments, Item};
use super::failure::Failure;
use super::help;
#[cfg(feature = "tools")]
use super::offer;
use super::output::Output;
#[cfg(feature = "tools")]
use super::verb;
#[cfg(feature = "tools")]
use cdpwire::tools::{Kind, Tool};
use std::fmt::Write as _;

struct Verb {
    name: String,
    about: String,
    options: Vec<Choice>,
}

struct Choice {
    name: String,
    takes_value: bool,
    about: String,
    words: Vec<&'static str>,
}

pub(super) fn run(arguments: &mut Arguments, output: &mut Output) -> Result<(), Failure> {
    let shell = match arguments.next()? {
        Some(Item::Help) => return Ok(output.text(arguments.help())?),
        Some(Item::Word(word)) => word,
        _ => {
            let next = "write `cdpwire completions bash`, zsh or fish";
            return Err(Failure::usage("it was not said for which shell", next));
        }
    };
    if let Some(Item::Word(word)) = arguments.next()? {
        return Err(arguments.surplus(&word));
    }
    let verbs = verbs();
    let script = match shell.as_str() {
        "bash" => bash(&verbs),
        "zsh" => zsh(&verbs),
        "fish" => fish(&verbs),
        _ => {
            let message = format!("there are no completions for {shell:?}");
            return Err(Failure::usage(message, "there are some for bash, zsh and fish"));
        }
    };
    Ok(output.text(&script)?)
}

fn verbs() -> Vec<Verb> {
    let mut verbs = Vec::new();
    #[cfg(feature = "tools")]
    for tool in offer::listed() {
        let name = verb::name_of(tool);
        let aliases = verb::ALIASES.iter().filter(|(_, of)| *of == name).map(|(alias, _)| *alias);
        for name in aliases.chain([name]) {
            // The verb that was there before has options of its own as well.
            if name != "dialog" {
                verbs.push(of_tool(name, tool));
            }
        }
    }
    verbs.extend(help::TEXTS.iter().map(|(name, text)| of_help(name, text)));
    let about = "more about a command".to_owned();
    verbs.push(Verb { name: "help".to_owned(), about, options: Vec::new() });
    verbs
}

#[cfg(feature = "tools")]
fn of_tool(name: &str, tool: &Tool) -> Verb {
    let own = tool.parameters.iter().map(|parameter| Choice {
        name: parameter.option_name(),
        takes_value: !matches!(parameter.kind, Kind::Flag),
        about: parameter.description.to_owned(),
        words: match parameter.kind {
            Kind::Choice(words) | Kind::Choices(words) => words.to_vec(),
            _ => Vec::new(),
        },
    });
    let page = verb::page_option(tool);
    let common = verb::OPTIONS.iter().chain(&offer::OPTIONS).map(|(name, value, about)| Choice {
        name: if *name == "url" { page } else { name }.to_owned(),
        takes_value: value.is_some(),
        about: (*about).to_owned(),
        words: Vec::new(),
    });
    let options = own.chain(common).collect();
    Verb { name: name.to_owned(), about: tool.title.to_owned(), options }
}

/// Reads a help text: its first line, and the lines that begin with an option.
fn of_help(name: &str, text: &str) -> Verb {
    let about = text.lines().next().and_then(|line| line.split_once(": "));
    let about = about.map(|(_, about)| about.to_owned()).unwrap_or_default();
    let mut options: Vec<Choice> = Vec::new();
    for line in text.lines().filter(|line| line.starts_with("  -")) {
        let line = line.trim();
        let (spec, about) = line.split_once("  ").unwrap_or((line, ""));
        for spec in spec.split(", ") {
            let mut words = spec.split(' ');
            let Some(name) = words.next().and_then(|word| word.strip_prefix("--")) else {
                continue;
            };
            options.push(Choice {
                name: name.to_owned(),
                takes_value: words.next().is_some(),
                about: about.trim().to_owned(),
                words: Vec::new(),
            });
        }
    }
    Verb { name: name.to_owned(), about, options }
}

fn bash(verbs: &[Verb]) -> String {
    let names: Vec<&str> = verbs.iter().map(|verb| &*verb.name).collect();
    let mut script = String::from(
        "# cdpwire completions for bash: eval \"$(cdpwire completions bash)\"\n\
         _cdpwire() {\n\
         \x20   local word=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD-1]}\n\
         \x20   COMPREPLY=()\n",
    );
    let _ = writeln!(script, "    local verbs='{}'", names.join(" "));
    script.push_str(
        "    if ((COMP_CWORD == 1)) || [[ ${COMP_WORDS[1]} == help ]]; then\n\
         \x20       COMPREPLY=($(compgen -W \"$verbs\" -- \"$word\"))\n\
         \x20       return\n\
         \x20   fi\n\
         \x20   case ${COMP_WORDS[1]}:$before in\n",
    );
    for verb in verbs {
        for option in verb.options.iter().filter(|option| !option.words.is_empty()) {
            let _ = writeln!(
                script,
                "        {}:--{}) COMPREPLY=($(compgen -W '{}' -- \"$word\")); return ;;",
                verb.name,
                option.name,
                option.words.join(" ")
            );
        }
    }
    script.push_str("    esac\n    case ${COMP_WORDS[1]} in\n");
    for verb in verbs {
        let options: Vec<String> =
            verb.options.iter().map(|option| format!("--{}", option.name)).collect();
        let _ = writeln!(
            script,
            "        {}) COMPREPLY=($(compgen -W '{}' -- \"$word\")) ;;",
            verb.name,
            options.join(" ")
        );
    }
    script.push_str("    esac\n}\ncomplete -o default -F _cdpwire cdpwire\n");
    script
}

fn zsh(verbs: &[Verb]) -> String {
    let mut script = String::from(
        "#compdef cdpwire\n\
         # cdpwire completions for zsh: a file _cdpwire in a directory of $fpath\n\
         _cdpwire() {\n    local -a verbs=(\n",
    );
    for verb in verbs {
        let _ = writeln!(script, "        {}", zsh_entry(&verb.name, &verb.about));
    }
    script.push_str(
        "    )\n    if ((CURRENT == 2)) || [[ $words[2] == help ]]; then\n\
         \x20       _describe command verbs\n        return\n    fi\n\
         \x20   local -a options\n    case $words[2] in\n",
    );
    for verb in verbs {
        let _ = writeln!(script, "        {})\n            options=(", verb.name);
        for option in &verb.options {
            let entry = zsh_entry(&format!("--{}", option.name), &option.about);
            let _ = writeln!(script, "                {entry}");
        }
        script.push_str("            ) ;;\n");
    }
    script.push_str(
        "    esac\n    _describe -o option options || _files\n}\n\
         if [[ $funcstack[1] == _cdpwire ]]; then _cdpwire \"$@\"; else compdef _cdpwire cdpwire; fi\n",
    );
    script
}

fn zsh_entry(name: &str, about: &str) -> String {
    let about = about.replace(['\'', '\\'], "").replace(':', "\\:");
    format!("'{name}:{about}'")
}

fn fish(verbs: &[Verb]) -> String {
    let mut script = String::from(
        "# cdpwire completions for fish: cdpwire completions fish | source\n\
         complete -c cdpwire -f -n __fish_use_subcommand\n",
    );
    for verb in verbs {
        let _ = writeln!(
            script,
            "complete -c cdpwire -n __fish_use_subcommand -a {} -d {}",
            verb.name,
            quoted(&verb.about)
        );
        for option in &verb.options {
            let _ = write!(
                script,
                "complete -c cdpwire -n '__fish_seen_subcommand_from {}' -l {} -d {}",
                verb.name,
                option.name,
                quoted(&option.about)
            );
            if option.takes_value {
                script.push_str(" -r");
            }
            if !option.words.is_empty() {
                let _ = write!(script, " -f -a {}", quoted(&option.words.join(" ")));
            }
            script.push('\n');
        }
    }
    script
}

/// In single quotes; no shell reads anything in them, and what would end them is left out.
fn quoted(text: &str) -> String {
    format!("'{}'", text.replace(['\'', '\\'], ""))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn options_are_read_from_the_help_texts() {
        let verb = of_help("events", help::text_of("events").unwrap());
        assert_eq!(verb.about, "print events as they come");
        let find = |name: &str| verb.options.iter().find(|option| option.name == name);
        assert!(find("filter").unwrap().takes_value && find("frame").unwrap().takes_value);
        assert!(!find("verbose").unwrap().takes_value);
        assert!(find("attach").unwrap().about.starts_with("a browser that runs already"));
    }

    #[test]
    fn nothing_leaves_its_quotes() {
        assert_eq!(quoted("it's `x` $(y) \\'"), "'its `x` $(y) '");
        assert_eq!(zsh_entry("a", "b: c'"), "'a:b\\: c'");
    }
}
