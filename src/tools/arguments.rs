//! Arguments, checked against the table of a tool before anything happens.

use super::Tool;
use super::parameter::{Kind, Parameter};
use crate::page::mouse::Point;
use crate::page::{Refusal, Result};
use crate::untrusted::escape_up_to;
use serde_json::{Map, Value};
use std::time::Duration;

/// The arguments of one call: known names, right shapes, `null` counted as absent.
#[derive(Clone, Debug, Default)]
pub struct Arguments {
    values: Map<String, Value>,
}

/// Longest deadline that a call may ask for.
const LONGEST: u64 = 10 * 60 * 1000;

impl Arguments {
    /// Checks what a caller sent.
    ///
    /// # Errors
    /// `Reason::Argument`: an unknown or repeated name, a wrong shape, a missing argument; says
    /// what is expected. Nothing was done.
    pub fn check(tool: &Tool, given: Value) -> Result<Self> {
        let given = match given {
            Value::Object(given) => given,
            Value::Null => Map::new(),
            other => {
                let message = format!("the arguments of {} are {}", tool.name, shape(&other));
                return Err(Refusal::argument(message, "send a JSON object"));
            }
        };
        let mut values = Map::new();
        for (name, value) in given {
            if value.is_null() {
                continue;
            }
            let Some(parameter) = find(tool, &name) else {
                if name == "timeoutMs" || name == "timeout_ms" {
                    let value = in_shape(&TIMEOUT, value)?;
                    values.insert("timeoutMs".to_owned(), value);
                    continue;
                }
                let known = tool.parameters.iter().map(|parameter| parameter.name);
                let known: Vec<&str> = known.chain(["timeoutMs"]).collect();
                return Err(Refusal::argument(
                    format!("{} has no argument \"{}\"", tool.name, escape_up_to(&name, 60)),
                    format!("expected: {}", known.join(", ")),
                ));
            };
            let value = in_shape(parameter, value)?;
            if values.insert(parameter.name.to_owned(), value).is_some() {
                return Err(Refusal::argument(
                    format!("the argument {} is given in both spellings", parameter.name),
                    "give it once",
                ));
            }
        }
        for parameter in tool.parameters.iter().filter(|parameter| parameter.required) {
            if !values.contains_key(parameter.name) {
                return Err(Refusal::argument(
                    format!("{} needs the argument {}", tool.name, parameter.name),
                    if parameter.description.is_empty() {
                        "add it".to_owned()
                    } else {
                        format!("{}: {}", parameter.name, parameter.description)
                    },
                ));
            }
        }
        Ok(Self { values })
    }

    /// Whether it was given.
    pub fn has(&self, name: &str) -> bool {
        self.values.contains_key(name)
    }

    /// The names that were given.
    pub fn names(&self) -> impl Iterator<Item = &str> {
        self.values.keys().map(String::as_str)
    }

    /// As text.
    pub fn text(&self, name: &str) -> Option<&str> {
        self.values.get(name)?.as_str()
    }

    /// As a flag; false when it was not given.
    pub fn flag(&self, name: &str) -> bool {
        self.maybe_flag(name).unwrap_or(false)
    }

    /// As a flag, if it was given.
    pub fn maybe_flag(&self, name: &str) -> Option<bool> {
        self.values.get(name)?.as_bool()
    }

    /// As a whole number.
    pub fn integer(&self, name: &str) -> Option<i64> {
        self.values.get(name)?.as_i64()
    }

    /// As a number.
    pub fn number(&self, name: &str) -> Option<f64> {
        self.values.get(name)?.as_f64()
    }

    /// As a point.
    pub fn point(&self, name: &str) -> Option<Point> {
        match self.values.get(name)?.as_array()?.as_slice() {
            [x, y] => Some(Point::new(x.as_f64()?, y.as_f64()?)),
            _ => None,
        }
    }

    /// As a list of texts, if it was given.
    pub fn texts(&self, name: &str) -> Option<Vec<String>> {
        let list = self.values.get(name)?.as_array()?;
        Some(list.iter().filter_map(|text| text.as_str().map(str::to_owned)).collect())
    }

    /// As it is.
    pub fn value(&self, name: &str) -> Option<&Value> {
        self.values.get(name)
    }

    /// The deadline that was asked for.
    pub fn timeout(&self) -> Option<Duration> {
        let millis = self.values.get("timeoutMs")?.as_u64()?;
        Some(Duration::from_millis(millis.clamp(1, LONGEST)))
    }
}

const TIMEOUT: Parameter = Parameter::new("timeoutMs", Kind::Integer(1, i64::MAX), "");

fn find(tool: &Tool, name: &str) -> Option<&'static Parameter> {
    tool.parameters.iter().find(|p| p.name == name).or_else(|| {
        let is_snake = name.contains('_');
        tool.parameters.iter().find(|p| is_snake && p.snake_name() == name)
    })
}

/// The value in the shape of the parameter: whole numbers may come as `5.0`, a list of one as
/// its only text.
fn in_shape(parameter: &Parameter, value: Value) -> Result<Value> {
    let wrong = |value: &Value, expected: String| {
        Err(Refusal::argument(
            format!("the argument {} is {}, not {expected}", parameter.name, shape(value)),
            format!("send {expected}"),
        ))
    };
    let is_text = |value: &Value| value.is_string();
    match parameter.kind {
        Kind::Text if is_text(&value) => Ok(value),
        Kind::Text => wrong(&value, "text".into()),
        Kind::Flag if value.is_boolean() => Ok(value),
        Kind::Flag => wrong(&value, "true or false".into()),
        Kind::Number if value.is_number() => Ok(value),
        Kind::Number => wrong(&value, "a number".into()),
        Kind::Point => match &value {
            Value::Array(list) if list.len() == 2 && list.iter().all(Value::is_number) => Ok(value),
            _ => wrong(&value, "a list of two numbers, x and y".into()),
        },
        Kind::Integer(least, most) => match whole(&value) {
            Some(number) if (least..=most).contains(&number) => Ok(number.into()),
            _ if most == i64::MAX => wrong(&value, format!("a whole number from {least} on")),
            _ => wrong(&value, format!("a whole number from {least} to {most}")),
        },
        Kind::Choice(words) => match value.as_str() {
            Some(word) if words.contains(&word) => Ok(value),
            _ => wrong(&value, format!("one of {}", words.join(", "))),
        },
        Kind::Texts => match value {
            Value::Array(list) if list.iter().all(is_text) => Ok(Value::Array(list)),
            Value::String(text) => Ok(Value::Array(vec![text.into()])),
            other => wrong(&other, "a list of texts".into()),
        },
        Kind::Choices(words) => {
            let list = match value {
                Value::Array(list) => list,
                other => vec![other],
            };
            let known = |word: &Value| word.as_str().is_some_and(|word| words.contains(&word));
            match list.iter().find(|word| !known(word)) {
                Some(word) => wrong(word, format!("one of {}", words.join(", "))),
                None => Ok(Value::Array(list)),
            }
        }
        Kind::Object if value.is_object() => Ok(value),
        Kind::Object => wrong(&value, "a JSON object".into()),
        Kind::Any => Ok(value),
    }
}

fn whole(value: &Value) -> Option<i64> {
    if let Some(number) = value.as_i64() {
        return Some(number);
    }
    let number = value.as_f64()?;
    // Above this, floating point has no exact whole numbers.
    let exact = number.fract() == 0.0 && number.abs() <= 9_007_199_254_740_992.0;
    #[allow(clippy::cast_possible_truncation, reason = "checked above")]
    exact.then_some(number as i64)
}

/// A value in a few words, for a person.
fn shape(value: &Value) -> String {
    match value {
        Value::Null => "null".to_owned(),
        Value::Bool(flag) => flag.to_string(),
        Value::Number(number) => number.to_string(),
        Value::String(text) => format!("the text \"{}\"", escape_up_to(text, 60)),
        Value::Array(list) => format!("a list of {}", list.len()),
        Value::Object(_) => "an object".to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::page::Reason;
    use crate::tools::tool;
    use serde_json::json;

    fn check(name: &str, given: Value) -> Result<Arguments> {
        Arguments::check(tool(name).unwrap(), given)
    }

    #[test]
    fn null_is_absent_and_both_spellings_are_one() {
        let given = json!({"action": "accept", "prompt_text": "x", "dialogId": null});
        let arguments = check("browser_dialog", given).unwrap();
        assert_eq!(arguments.text("promptText"), Some("x"));
        assert!(!arguments.has("dialogId"));
        let both = json!({"action": "accept", "promptText": "a", "prompt_text": "b"});
        assert!(check("browser_dialog", both).unwrap_err().message().contains("both spellings"));
        assert!(check("browser_snapshot", Value::Null).unwrap().names().next().is_none());
    }

    #[test]
    fn what_cannot_be_right_is_refused_with_what_is_expected() {
        for (name, given, said) in [
            ("browser_dialog", json!({}), "needs the argument action"),
            ("browser_dialog", json!({"action": "maybe"}), "one of accept, dismiss"),
            ("browser_click", json!({"ref": 5}), "is 5, not text"),
            ("browser_click", json!({"reff": "e1"}), "expected: ref, "),
            ("browser_click", json!({"double": "yes"}), "true or false"),
            ("browser_click", json!({"modifiers": ["Hyper"]}), "one of Alt"),
            ("browser_console", json!({"limit": 0}), "from 1 to 200"),
            ("browser_console", json!({"limit": 1.5}), "a whole number"),
            ("browser_wait", json!({"text": "x", "timeoutMs": -1}), "from 1 on"),
            ("browser_cdp", json!({"method": "X.y", "params": []}), "a JSON object"),
            ("browser_tabs", json!([]), "a list of 0"),
            ("browser_click", json!({"\u{1b}[2J": 1}), "has no argument"),
        ] {
            let refusal = check(name, given.clone()).unwrap_err();
            assert_eq!(refusal.reason(), Reason::Argument, "{given}");
            assert!(refusal.to_string().contains(said), "{given}: {refusal}");
            assert!(!refusal.to_string().contains('\u{1b}'), "{given}");
        }
    }

    #[test]
    fn shapes_that_mean_the_same_are_taken() {
        let arguments = check("browser_console", json!({"limit": 5.0, "levels": "error"})).unwrap();
        assert_eq!(arguments.integer("limit"), Some(5));
        assert_eq!(arguments.texts("levels").unwrap(), ["error"]);
        let arguments = check("browser_click", json!({"select": "a", "timeout_ms": 9e9})).unwrap();
        assert_eq!(arguments.texts("select").unwrap(), ["a"]);
        assert_eq!(arguments.timeout(), Some(Duration::from_millis(LONGEST)));
    }

    #[test]
    fn every_tool_has_a_schema_that_says_what_is_checked() {
        let mut bytes = 0;
        for tool in crate::tools::TOOLS {
            let schema = tool.input_schema();
            assert_eq!(schema["additionalProperties"], false, "{}", tool.name);
            for parameter in tool.parameters {
                assert!(schema["properties"][parameter.name].is_object(), "{}", parameter.name);
                let snake = parameter.snake_name();
                assert!(snake.chars().all(|c| c.is_ascii_lowercase() || c == '_'), "{snake}");
            }
            assert!(tool.name.starts_with("browser_") && tool.name.len() <= 40);
            bytes += schema.to_string().len();
        }
        assert!(bytes < 24_000, "{bytes}");
    }
}
