//! What a tool takes: one table for the schema, the check and the command line.

use serde_json::{Value, json};

/// The shape of an argument.
#[derive(Clone, Copy, Debug)]
#[non_exhaustive]
pub enum Kind {
    /// Text.
    Text,
    /// True or false.
    Flag,
    /// A whole number within these bounds.
    Integer(i64, i64),
    /// A number.
    Number,
    /// Two numbers: `[x, y]`.
    Point,
    /// One of these words.
    Choice(&'static [&'static str]),
    /// Several texts; one text alone counts as a list of one.
    Texts,
    /// Several of these words.
    Choices(&'static [&'static str]),
    /// A JSON object.
    Object,
    /// Any JSON value.
    Any,
}

/// One argument of a tool.
#[derive(Clone, Copy, Debug)]
pub struct Parameter {
    /// In camelCase; the snake_case spelling is accepted too.
    pub name: &'static str,
    /// Its shape.
    pub kind: Kind,
    /// It must be given.
    pub required: bool,
    /// What it means, for a model; may be empty where the name says it all.
    pub description: &'static str,
}

impl Parameter {
    /// An argument that may be left out.
    pub const fn new(name: &'static str, kind: Kind, description: &'static str) -> Self {
        Self { name, kind, required: false, description }
    }

    /// An argument that must be given.
    pub const fn required(name: &'static str, kind: Kind, description: &'static str) -> Self {
        Self { name, kind, required: true, description }
    }

    /// Its JSON schema.
    pub fn schema(&self) -> Value {
        let mut schema = match self.kind {
            Kind::Text => json!({"type": "string"}),
            Kind::Flag => json!({"type": "boolean"}),
            Kind::Integer(least, most) => {
                json!({"type": "integer", "minimum": least, "maximum": most})
            }
            Kind::Number => json!({"type": "number"}),
            Kind::Point => json!({"type": "array", "items": {"type": "number"}}),
            Kind::Choice(words) => json!({"type": "string", "enum": words}),
            Kind::Texts => json!({"type": "array", "items": {"type": "string"}}),
            Kind::Choices(words) => {
                json!({"type": "array", "items": {"type": "string", "enum": words}})
            }
            Kind::Object => json!({"type": "object"}),
            Kind::Any => json!({}),
        };
        if let (Some(object), false) = (schema.as_object_mut(), self.description.is_empty()) {
            object.insert("description".to_owned(), self.description.into());
        }
        schema
    }

    /// Its name in snake_case.
    pub fn snake_name(&self) -> String {
        spelled(self.name, '_')
    }

    /// Its name as an option of the command line, without dashes: `prompt-text`.
    pub fn option_name(&self) -> String {
        spelled(self.name, '-')
    }
}

fn spelled(camel: &str, between: char) -> String {
    let mut name = String::new();
    for c in camel.chars() {
        if c.is_ascii_uppercase() {
            name.push(between);
        }
        name.push(c.to_ascii_lowercase());
    }
    name
}
