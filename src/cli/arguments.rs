//! The words of the command line, one at a time, with the options that every verb has.

use super::failure::Failure;
use super::{help, logger, names};
use lexopt::{Arg, Parser};
use std::ffi::OsString;
use std::time::Duration;

/// One word or option.
pub(super) enum Item {
    /// `--help`
    Help,
    /// `--version`
    Version,
    /// An option, without its dashes; its value is asked for with [`Arguments::value`].
    Option(String),
    /// Anything else.
    Word(String),
}

/// What is left of the command line.
pub(super) struct Arguments {
    parser: Parser,
    verb: Option<String>,
}

impl Arguments {
    pub(super) fn from_env() -> Self {
        Self { parser: Parser::from_env(), verb: None }
    }

    /// Errors from here on point to this verb's help.
    pub(super) fn enter(&mut self, verb: &str) {
        self.verb = Some(verb.to_owned());
    }

    /// The next word; `--verbose` is dealt with here.
    pub(super) fn next(&mut self) -> Result<Option<Item>, Failure> {
        loop {
            let arg = match self.parser.next() {
                Ok(Some(arg)) => arg,
                Ok(None) => return Ok(None),
                Err(error) => return Err(self.misread(&error)),
            };
            return Ok(Some(match arg {
                Arg::Short('v') | Arg::Long("verbose") => {
                    logger::more();
                    continue;
                }
                Arg::Short('h') | Arg::Long("help") => Item::Help,
                Arg::Short('V') | Arg::Long("version") => Item::Version,
                Arg::Short(letter) => Item::Option(letter.to_string()),
                Arg::Long(name) => Item::Option(name.to_owned()),
                Arg::Value(word) => Item::Word(self.text(word)?),
            }));
        }
    }

    /// Whether this option stands anywhere on the command line.
    #[cfg(feature = "tools")]
    pub(super) fn mentions(&self, option: &str) -> bool {
        let is_it = |word: &OsString| {
            let named = word.to_str().and_then(|word| word.strip_prefix("--"));
            named
                .and_then(|named| named.strip_prefix(option))
                .is_some_and(|rest| rest.is_empty() || rest.starts_with('='))
        };
        std::env::args_os().any(|word| is_it(&word))
    }

    /// The value of the option that was just returned.
    pub(super) fn value(&mut self) -> Result<String, Failure> {
        match self.parser.value() {
            Ok(value) => self.text(value),
            Err(error) => Err(self.misread(&error)),
        }
    }

    /// The value that was written into the option that was just returned: `--option=value`.
    #[cfg(feature = "tools")]
    pub(super) fn own_value(&mut self) -> Result<Option<String>, Failure> {
        match self.parser.optional_value() {
            Some(value) => self.text(value).map(Some),
            None => Ok(None),
        }
    }

    /// The value of the option that was just returned, as a length of time.
    pub(super) fn duration(&mut self, option: &str) -> Result<Duration, Failure> {
        let value = self.value()?;
        parse_duration(&value).ok_or_else(|| {
            Failure::usage(
                format!("--{option} {value:?} is not a length of time above zero"),
                "write for instance 500ms, 5s or 2m",
            )
        })
    }

    /// The value of the option that was just returned, as a whole number above zero.
    pub(super) fn count(&mut self, option: &str) -> Result<u64, Failure> {
        let value = self.value()?;
        value.parse().ok().filter(|count| *count > 0).ok_or_else(|| {
            let message = format!("--{option} {value:?} is not a whole number above zero");
            Failure::usage(message, "write for instance 10")
        })
    }

    /// Prints the help of the verb.
    pub(super) fn help(&self) -> &'static str {
        self.verb.as_deref().and_then(help::text_of).unwrap_or(help::OVERVIEW)
    }

    /// The error for an option that the verb does not have.
    pub(super) fn unknown(&self, option: &str, known: &[&str]) -> Failure {
        let dashed = if option.chars().count() == 1 { "-" } else { "--" };
        let general = ["verbose", "help", "version"];
        let next = match names::closest(option, known.iter().copied().chain(general)) {
            Some(close) => format!("did you mean --{close}?"),
            None => self.see_help(),
        };
        Failure::usage(format!("there is no option {dashed}{option}"), next)
    }

    /// The error for one word too many.
    pub(super) fn surplus(&self, word: &str) -> Failure {
        let next = format!("quote arguments that contain spaces; {}", self.see_help());
        Failure::usage(format!("one argument too many: {word:?}"), next)
    }

    pub(super) fn see_help(&self) -> String {
        match &self.verb {
            Some(verb) => format!("see `cdpwire help {verb}`"),
            None => "see `cdpwire --help`".to_owned(),
        }
    }

    fn text(&self, word: OsString) -> Result<String, Failure> {
        word.into_string().map_err(|word| {
            let message = format!("the argument {word:?} is not UTF-8");
            Failure::usage(message, "write it in UTF-8")
        })
    }

    fn misread(&self, error: &lexopt::Error) -> Failure {
        Failure::usage(error.to_string(), self.see_help())
    }
}

/// `500ms`, `5s`, `1.5s`, `2m` or `1h`; above zero and at most a year.
fn parse_duration(text: &str) -> Option<Duration> {
    let digits = text.trim_end_matches(|c: char| c.is_ascii_alphabetic());
    let plain = digits.bytes().all(|byte| byte.is_ascii_digit() || byte == b'.');
    let number: f64 = digits.parse().ok().filter(|_| plain)?;
    let seconds = match text.strip_prefix(digits)? {
        "ms" => number / 1e3,
        "s" => number,
        "m" => number * 60.0,
        "h" => number * 3600.0,
        _ => return None,
    };
    let duration = Duration::try_from_secs_f64(seconds).ok()?;
    let sensible = Duration::from_nanos(1)..=Duration::from_secs(366 * 86_400);
    sensible.contains(&duration).then_some(duration)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lengths_of_time_need_a_unit_and_a_sensible_size() {
        for (text, millis) in
            [("500ms", 500), ("5s", 5_000), ("1.5s", 1_500), ("2m", 120_000), ("1h", 3_600_000)]
        {
            assert_eq!(parse_duration(text), Some(Duration::from_millis(millis)), "{text}");
        }
        for text in ["", "5", "0s", "-1s", "s", "1e3s", "5 s", "infs", "NaNs", "1d", "9e9h", "1s1"]
        {
            assert_eq!(parse_duration(text), None, "{text}");
        }
        assert_eq!(parse_duration("99999999999h"), None);
    }
}
