//! A validator for the JSON Schema keywords that the schemas of MCP use. It knows these and no
//! others: a keyword that it does not know fails the test, instead of passing unseen.

use serde_json::Value;

pub(crate) struct Schema {
    root: Value,
}

impl Schema {
    pub(crate) fn parse(text: &str) -> Self {
        Self { root: serde_json::from_str(text).expect("a schema is JSON") }
    }

    /// What is wrong with a value that shall be one of these definitions; nothing is fine.
    pub(crate) fn faults(&self, definition: &str, value: &Value) -> Vec<String> {
        let schema = &self.root["$defs"][definition];
        assert!(schema.is_object(), "the schema defines no {definition}");
        let mut faults = Vec::new();
        self.check(schema, value, definition, &mut faults);
        faults
    }

    /// What is wrong with a value by a schema that stands for itself.
    pub(crate) fn faults_by(schema: &Value, value: &Value) -> Vec<String> {
        let mut faults = Vec::new();
        Self { root: schema.clone() }.check(schema, value, "$", &mut faults);
        faults
    }

    fn check(&self, schema: &Value, value: &Value, at: &str, faults: &mut Vec<String>) {
        let Some(keywords) = schema.as_object() else {
            if schema == &Value::Bool(false) {
                faults.push(format!("{at}: nothing is allowed here"));
            }
            return;
        };
        for (keyword, rule) in keywords {
            match keyword.as_str() {
                "description" | "title" | "default" | "$schema" | "$defs" => {}
                "$ref" => {
                    let path = rule.as_str().and_then(|path| path.strip_prefix('#'));
                    let target = self.root.pointer(path.expect("a local reference"));
                    self.check(target.expect("a reference leads somewhere"), value, at, faults);
                }
                "type" => {
                    let kinds = rule.as_array().cloned().unwrap_or_else(|| vec![rule.clone()]);
                    if !kinds.iter().any(|kind| is_a(value, kind.as_str().unwrap_or_default())) {
                        faults.push(format!("{at}: {value} is no {rule}"));
                    }
                }
                "const" if value != rule => faults.push(format!("{at}: {value} is not {rule}")),
                "enum" if !rule.as_array().is_some_and(|all| all.contains(value)) => {
                    faults.push(format!("{at}: {value} is none of {rule}"));
                }
                "minimum" if value.as_f64() < rule.as_f64() && value.is_number() => {
                    faults.push(format!("{at}: {value} is below {rule}"));
                }
                "maximum" if value.as_f64() > rule.as_f64() && value.is_number() => {
                    faults.push(format!("{at}: {value} is above {rule}"));
                }
                "minItems" if (len(value) as u64) < rule.as_u64().unwrap() && value.is_array() => {
                    faults.push(format!("{at}: fewer than {rule}"));
                }
                "maxItems" if (len(value) as u64) > rule.as_u64().unwrap() => {
                    faults.push(format!("{at}: more than {rule}"));
                }
                "format" => {
                    let text = value.as_str().unwrap_or_default();
                    let wrong = match rule.as_str().unwrap() {
                        "uri" => !text.contains(':') || text.contains([' ', '"', '<', '\\']),
                        "byte" => text.len() % 4 != 0 || text.contains(['-', '_']),
                        // Templates and dates: nothing that we send has one.
                        _ => false,
                    };
                    if wrong && value.is_string() {
                        faults.push(format!("{at}: {value} is no {rule}"));
                    }
                }
                "required" => {
                    for name in rule.as_array().unwrap() {
                        let name = name.as_str().unwrap();
                        if value.is_object() && value.get(name).is_none() {
                            faults.push(format!("{at}: {name} is missing"));
                        }
                    }
                }
                "properties" => {
                    for (name, rule) in rule.as_object().unwrap() {
                        if let Some(value) = value.get(name) {
                            self.check(rule, value, &format!("{at}.{name}"), faults);
                        }
                    }
                }
                "additionalProperties" => {
                    let named = keywords.get("properties").and_then(Value::as_object);
                    for (name, value) in value.as_object().into_iter().flatten() {
                        if !named.is_some_and(|named| named.contains_key(name)) {
                            self.check(rule, value, &format!("{at}.{name}"), faults);
                        }
                    }
                }
                "items" => {
                    for (index, value) in value.as_array().into_iter().flatten().enumerate() {
                        self.check(rule, value, &format!("{at}[{index}]"), faults);
                    }
                }
                "allOf" => {
                    for rule in rule.as_array().unwrap() {
                        self.check(rule, value, at, faults);
                    }
                }
                "anyOf" => {
                    let tries = rule.as_array().unwrap().iter().map(|rule| {
                        let mut faults = Vec::new();
                        self.check(rule, value, at, &mut faults);
                        faults
                    });
                    let tries: Vec<_> = tries.collect();
                    if tries.iter().all(|faults| !faults.is_empty()) {
                        faults.push(format!("{at}: fits none of {}: {tries:?}", tries.len()));
                    }
                }
                "const" | "enum" | "minimum" | "maximum" | "minItems" | "maxItems" => {}
                other => panic!("{at}: the keyword {other} is not known to this validator"),
            }
        }
    }
}

fn len(value: &Value) -> usize {
    value.as_array().map_or(0, Vec::len)
}

fn is_a(value: &Value, kind: &str) -> bool {
    match kind {
        "object" => value.is_object(),
        "array" => value.is_array(),
        "string" => value.is_string(),
        "boolean" => value.is_boolean(),
        "null" => value.is_null(),
        "number" => value.is_number(),
        "integer" => value.is_i64() || value.is_u64(),
        other => panic!("the type {other} is not known to this validator"),
    }
}
