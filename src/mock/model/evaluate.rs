//! A very small JavaScript: literals, sums, what tests of a client need, and the caller's table.

use super::Model;
use super::dialogs::{DialogKind, Then};
use super::world::Running;
use serde_json::{Value, json};

/// What an expression comes to.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum Evaluation {
    /// This JSON value, as `returnByValue` would give it.
    Value(Value),
    /// `undefined`
    Undefined,
    /// This `RemoteObject`.
    Object(Value),
    /// An `Error` with this message is thrown.
    Throw(String),
    /// This JSON value is thrown.
    ThrowValue(Value),
    /// A protocol error instead of a result.
    Error(i64, String),
    /// No end: a loop, or a promise that nobody settles.
    Never,
    /// A dialog; the answer comes when it closes. Message, then default text.
    Dialog(DialogKind, String, String),
}

pub(super) type Evaluator = Box<dyn FnMut(&str, &str) -> Option<Evaluation> + Send>;

impl Model {
    /// Says what an expression (or function declaration) comes to, wherever it is evaluated.
    pub fn answer_expression(&mut self, expression: &str, evaluation: Evaluation) {
        self.expressions.insert(expression.to_owned(), evaluation);
    }

    /// Asks `evaluate` first, with the expression and the id of the frame or worker.
    pub fn evaluate_with(
        &mut self,
        evaluate: impl FnMut(&str, &str) -> Option<Evaluation> + Send + 'static,
    ) {
        self.evaluator = Some(Box::new(evaluate));
    }

    pub(super) fn evaluate(&mut self, session: &str, id: i64, method: &str, params: &Value) {
        let function = method == "Runtime.callFunctionOn";
        let member = if function { "functionDeclaration" } else { "expression" };
        let Some(expression) = self.text_param(session, id, params, member) else { return };
        let Some(target) = self.world.session(session).map(|s| s.target.clone()) else { return };
        let wanted = params.get("contextId").or_else(|| params.get("executionContextId"));
        let context = self.world.contexts.iter().find(|context| {
            context.target == target
                && match wanted {
                    Some(wanted) => wanted.as_u64() == Some(context.id),
                    None => {
                        context.default
                            && context
                                .frame
                                .as_ref()
                                .is_none_or(|f| self.main_frame(&target).as_ref() == Some(f))
                    }
                }
        });
        let Some(context) = context.cloned() else {
            let message = match wanted {
                Some(_) => "Cannot find context with specified id",
                None => "Cannot find default execution context",
            };
            self.refuse(session, id, -32000, message);
            return;
        };
        let place = context.frame.clone().unwrap_or_else(|| target.clone());
        let canned = match &mut self.evaluator {
            Some(evaluate) => evaluate(&expression, &place),
            None => None,
        };
        let evaluation = canned
            .or_else(|| self.expressions.get(&expression).cloned())
            .unwrap_or_else(|| self.interpret(expression.trim(), &target, &place, params));
        let by_value = params.get("returnByValue") == Some(&Value::Bool(true));
        match evaluation {
            Evaluation::Value(value) => {
                self.reply(session, id, json!({ "result": remote_object(&value, by_value) }));
            }
            Evaluation::Undefined => {
                self.reply(session, id, json!({ "result": { "type": "undefined" } }));
            }
            Evaluation::Object(object) => self.reply(session, id, json!({ "result": object })),
            Evaluation::Throw(message) => {
                let result = thrown("Error", &message, self.world.count());
                self.reply(session, id, result);
            }
            Evaluation::ThrowValue(value) => {
                let mut exception = remote_object(&value, false);
                let shown = value.as_str().map_or_else(|| value.to_string(), str::to_owned);
                exception["description"] = json!(shown);
                let result = uncaught(&exception, self.world.count());
                self.reply(session, id, result);
            }
            Evaluation::Error(code, message) => self.refuse(session, id, code, &message),
            Evaluation::Never => {
                let session = session.to_owned();
                self.world.running.push(Running { session, id, frame: context.frame });
            }
            Evaluation::Dialog(kind, message, default) => {
                let then = Then::Evaluation(session.to_owned(), id);
                if !self.open(&place, kind, &message, &default, then) {
                    // No dialogs in workers.
                    let text = "ReferenceError: alert is not defined";
                    let result = thrown("ReferenceError", text, self.world.count());
                    self.reply(session, id, result);
                }
            }
        }
    }

    fn interpret(&mut self, text: &str, target: &str, place: &str, params: &Value) -> Evaluation {
        if let Some(value) = serde_json::from_str::<Value>(text).ok().filter(|_| text != "-0") {
            return Evaluation::Value(value);
        }
        if let Some(sum) = sum(text) {
            return Evaluation::Value(sum);
        }
        if let Some((kind, message, default)) = dialog_call(text) {
            return Evaluation::Dialog(kind, message, default);
        }
        if let Some(url) = call_argument(text, "window.open") {
            self.open_page(&url, Some(place));
            return Evaluation::Undefined;
        }
        let unserializable = |kind: &str, text: &str| json!({ "type": kind, "unserializableValue": text, "description": text });
        match text {
            "undefined" | "void 0" => Evaluation::Undefined,
            "NaN" | "Infinity" | "-Infinity" | "-0" => {
                Evaluation::Object(unserializable("number", text))
            }
            "document.readyState" => Evaluation::Value(json!("complete")),
            "document.title" => {
                let title = self.world.target(target).map(|target| target.title.clone());
                Evaluation::Value(json!(title))
            }
            "location.href" | "document.URL" => Evaluation::Value(json!(self.frame_url(place))),
            "while(true);" | "for(;;);" => Evaluation::Never,
            _ if text.starts_with("new Promise") => {
                match params.get("awaitPromise") == Some(&Value::Bool(true)) {
                    true => Evaluation::Never,
                    false => Evaluation::Object(json!({
                        "type": "object", "subtype": "promise", "className": "Promise",
                        "description": "Promise", "objectId": format!("1.1.{}", self.world.count()),
                    })),
                }
            }
            _ if text.starts_with("throw ") => {
                let what = &text["throw ".len()..];
                match serde_json::from_str(what) {
                    Ok(value) => Evaluation::ThrowValue(value),
                    Err(_) => Evaluation::Throw(what.to_owned()),
                }
            }
            _ => match text.strip_suffix('n').map(str::parse::<i128>) {
                Some(Ok(_)) => Evaluation::Object(unserializable("bigint", text)),
                _ => match text.strip_prefix('\'').and_then(|rest| rest.strip_suffix('\'')) {
                    Some(inner) if !inner.contains(['\'', '\\']) => Evaluation::Value(json!(inner)),
                    _ => Evaluation::Throw(format!("the mock cannot evaluate: {text}")),
                },
            },
        }
    }
}

fn sum(text: &str) -> Option<Value> {
    let (left, right) = text.split_once('+')?;
    let (left, right): (i64, i64) = (left.trim().parse().ok()?, right.trim().parse().ok()?);
    left.checked_add(right).map(Value::from)
}

fn dialog_call(text: &str) -> Option<(DialogKind, String, String)> {
    let (kind, rest) = [
        ("alert(", DialogKind::Alert),
        ("confirm(", DialogKind::Confirm),
        ("prompt(", DialogKind::Prompt),
    ]
    .into_iter()
    .find_map(|(name, kind)| {
        let rest = text.strip_prefix("window.").unwrap_or(text).strip_prefix(name)?;
        Some((kind, rest.trim_end_matches(';').strip_suffix(')')?))
    })?;
    let list: Vec<Value> = serde_json::from_str(&format!("[{}]", rest.replace('\'', "\""))).ok()?;
    let text = |at: usize| match list.get(at) {
        Some(Value::String(text)) => text.clone(),
        Some(other) => other.to_string(),
        None => String::new(),
    };
    Some((kind, text(0), text(1)))
}

fn call_argument(text: &str, name: &str) -> Option<String> {
    let rest = text.strip_prefix(name)?.strip_prefix('(')?;
    let rest = rest.trim_end_matches(';').strip_suffix(')')?;
    serde_json::from_str(&rest.replace('\'', "\"")).ok()
}

fn remote_object(value: &Value, by_value: bool) -> Value {
    match value {
        Value::Null => json!({ "type": "object", "subtype": "null", "value": null }),
        Value::Bool(_) => json!({ "type": "boolean", "value": value }),
        Value::Number(number) => {
            json!({ "type": "number", "value": value, "description": number.to_string() })
        }
        Value::String(_) => json!({ "type": "string", "value": value }),
        _ if by_value => json!({ "type": "object", "value": value }),
        Value::Array(items) => json!({
            "type": "object", "subtype": "array", "className": "Array", "objectId": "1.1.1",
            "description": format!("Array({})", items.len()),
        }),
        Value::Object(_) => json!({
            "type": "object", "className": "Object", "description": "Object", "objectId": "1.1.1",
        }),
    }
}

fn thrown(class: &str, message: &str, number: u64) -> Value {
    let exception = json!({
        "type": "object", "subtype": "error", "className": class,
        "description": format!("{class}: {message}\n    at <anonymous>:1:1"),
        "objectId": format!("1.1.{number}"),
    });
    uncaught(&exception, number)
}

fn uncaught(exception: &Value, number: u64) -> Value {
    json!({
        "result": exception,
        "exceptionDetails": {
            "exceptionId": number, "text": "Uncaught", "lineNumber": 0, "columnNumber": 0,
            "exception": exception,
        },
    })
}
