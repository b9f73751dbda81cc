//! The protocol description as data, with what follows from it: directions, defaults, cycles.

use crate::names;
use serde_json::Value;
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

pub(crate) struct Protocol {
    pub(crate) version: String,
    pub(crate) date: String,
    pub(crate) domains: Vec<Domain>,
    /// Types that occur in what is sent, and in what is received.
    pub(crate) sent: BTreeSet<Id>,
    pub(crate) received: BTreeSet<Id>,
    /// Structs that stand in for a missing experimental or deprecated field.
    pub(crate) defaulted: BTreeSet<Id>,
}

/// Domain and name of a type.
pub(crate) type Id = (String, String);

pub(crate) struct Domain {
    pub(crate) name: String,
    pub(crate) always_on: bool,
    pub(crate) flags: Flags,
    pub(crate) types: Vec<Type>,
    pub(crate) commands: Vec<Message>,
    pub(crate) events: Vec<Message>,
}

#[derive(Clone, Copy, Default)]
pub(crate) struct Flags {
    pub(crate) experimental: bool,
    pub(crate) deprecated: bool,
}

pub(crate) struct Type {
    pub(crate) name: String,
    pub(crate) flags: Flags,
    pub(crate) kind: Kind,
}

pub(crate) enum Kind {
    Plain(Shape),
    Struct(Vec<Field>),
}

/// A command or an event.
pub(crate) struct Message {
    pub(crate) name: String,
    pub(crate) flags: Flags,
    pub(crate) parameters: Vec<Field>,
    pub(crate) returns: Vec<Field>,
}

pub(crate) struct Field {
    pub(crate) name: String,
    pub(crate) flags: Flags,
    pub(crate) optional: bool,
    pub(crate) shape: Shape,
}

#[derive(Clone)]
pub(crate) enum Shape {
    Text,
    Integer,
    Number,
    Boolean,
    Any,
    Object,
    Binary,
    Enum(Vec<String>),
    List(Box<Self>),
    Ref(Id),
}

impl Protocol {
    pub(crate) fn load(folder: &Path, always_on: &[&str]) -> Self {
        let pin = fs::read_to_string(folder.join("PIN")).expect("PIN can be read");
        let pinned = |key: &str| {
            let line = pin.lines().find_map(|line| line.strip_prefix(key));
            line.expect("PIN has the key").trim().to_owned()
        };
        let mut domains = Vec::new();
        for file in ["browser_protocol.json", "js_protocol.json"] {
            let text = fs::read_to_string(folder.join(file)).expect("the description can be read");
            let json: Value = serde_json::from_str(&text).expect("the description is JSON");
            domains.extend(list(&json, "domains").iter().map(Domain::read));
        }
        Self::new(pinned("version"), pinned("date"), domains, always_on)
    }

    pub(crate) fn new(
        version: String,
        date: String,
        mut domains: Vec<Domain>,
        always_on: &[&str],
    ) -> Self {
        domains.sort_by(|a, b| a.name.cmp(&b.name));
        for domain in &mut domains {
            domain.always_on = always_on.contains(&domain.name.as_str());
        }
        let mut protocol = Self {
            version,
            date,
            domains,
            sent: BTreeSet::new(),
            received: BTreeSet::new(),
            defaulted: BTreeSet::new(),
        };
        let commands = || protocol.domains.iter().flat_map(|domain| &domain.commands);
        let events = || protocol.domains.iter().flat_map(|domain| &domain.events);
        let sent = protocol.reached(commands().flat_map(|it| &it.parameters));
        let received = protocol.reached(
            commands().flat_map(|it| &it.returns).chain(events().flat_map(|it| &it.parameters)),
        );
        protocol.sent = sent;
        protocol.received = received;
        protocol.defaulted = protocol.find_defaulted();
        protocol
    }

    pub(crate) fn find(&self, id: &Id) -> &Type {
        let domain = self.domains.iter().find(|domain| domain.name == id.0);
        let found = domain.and_then(|domain| domain.types.iter().find(|it| it.name == id.1));
        found.unwrap_or_else(|| panic!("{}.{} is referred to and not there", id.0, id.1))
    }

    /// The fields of a struct; none for anything else.
    fn fields(&self, id: &Id) -> &[Field] {
        match &self.find(id).kind {
            Kind::Struct(fields) => fields,
            Kind::Plain(_) => &[],
        }
    }

    pub(crate) fn is_struct(&self, id: &Id) -> bool {
        matches!(self.find(id).kind, Kind::Struct(_))
    }

    /// Every type that these fields lead to.
    fn reached<'a>(&'a self, fields: impl Iterator<Item = &'a Field>) -> BTreeSet<Id> {
        let mut todo: Vec<&Shape> = fields.map(|field| &field.shape).collect();
        let mut found = BTreeSet::new();
        while let Some(shape) = todo.pop() {
            match shape {
                Shape::List(inner) => todo.push(inner),
                Shape::Ref(id) if found.insert(id.clone()) => match &self.find(id).kind {
                    Kind::Plain(inner) => todo.push(inner),
                    Kind::Struct(fields) => todo.extend(fields.iter().map(|it| &it.shape)),
                },
                _ => {}
            }
        }
        found
    }

    /// Whether a field of type `inner` makes `owner` contain itself without a list between.
    pub(crate) fn recurs(&self, owner: &Id, inner: &Id) -> bool {
        let mut todo = vec![inner];
        let mut seen = BTreeSet::new();
        while let Some(id) = todo.pop() {
            if id == owner {
                return true;
            }
            if seen.insert(id) {
                todo.extend(self.fields(id).iter().filter_map(|field| match &field.shape {
                    Shape::Ref(id) => Some(id),
                    _ => None,
                }));
            }
        }
        false
    }

    /// Whether a type contains itself in any way.
    pub(crate) fn is_recursive(&self, id: &Id) -> bool {
        self.reached(self.fields(id).iter()).contains(id)
    }

    fn find_defaulted(&self) -> BTreeSet<Id> {
        let replies = self.domains.iter().flat_map(|it| &it.commands).flat_map(|it| &it.returns);
        let events = self.domains.iter().flat_map(|it| &it.events).flat_map(|it| &it.parameters);
        let types = self.received.iter().flat_map(|id| self.fields(id));
        let mut todo: Vec<&Field> = replies
            .chain(events)
            .chain(types)
            .filter(|field| !field.optional && (field.flags.experimental || field.flags.deprecated))
            .collect();
        let mut found = BTreeSet::new();
        while let Some(field) = todo.pop() {
            if let Shape::Ref(id) = &field.shape {
                if self.is_struct(id) && found.insert(id.clone()) {
                    todo.extend(self.fields(id).iter().filter(|inner| !inner.optional));
                }
            }
        }
        found
    }

    /// For each domain, the other domains that it refers to.
    pub(crate) fn edges(&self) -> BTreeMap<&str, BTreeSet<&str>> {
        let mut edges = BTreeMap::new();
        for domain in &self.domains {
            let mut targets = BTreeSet::new();
            for shape in domain.shapes() {
                let mut shape = shape;
                while let Shape::List(inner) = shape {
                    shape = inner;
                }
                if let Shape::Ref((target, _)) = shape {
                    targets.insert(target.as_str());
                }
            }
            targets.remove(domain.name.as_str());
            edges.insert(domain.name.as_str(), targets);
        }
        edges
    }
}

impl Domain {
    pub(crate) fn read(json: &Value) -> Self {
        let name = text(json, "domain");
        let types = list(json, "types").iter().map(|it| Type::read(it, &name)).collect();
        let messages =
            |key| list(json, key).iter().map(|it| Message::read(it, &name)).collect::<Vec<_>>();
        Self {
            always_on: false,
            flags: Flags::read(json),
            types,
            commands: messages("commands"),
            events: messages("events"),
            name,
        }
    }

    pub(crate) fn module(&self) -> String {
        names::snake(&self.name)
    }

    pub(crate) fn feature(&self) -> String {
        names::kebab(&self.name)
    }

    fn shapes(&self) -> impl Iterator<Item = &Shape> {
        let messages = self.commands.iter().chain(&self.events);
        let fields = messages.flat_map(|it| it.parameters.iter().chain(&it.returns));
        let of_types = self.types.iter().flat_map(|it| match &it.kind {
            Kind::Struct(fields) => fields.iter().map(|field| &field.shape).collect(),
            Kind::Plain(shape) => vec![shape],
        });
        fields.map(|field| &field.shape).chain(of_types)
    }
}

impl Flags {
    fn read(json: &Value) -> Self {
        Self { experimental: flag(json, "experimental"), deprecated: flag(json, "deprecated") }
    }
}

impl Type {
    fn read(json: &Value, domain: &str) -> Self {
        let kind = match json.get("properties") {
            Some(_) => Kind::Struct(fields(json, "properties", domain)),
            None => Kind::Plain(Shape::read(json, domain)),
        };
        Self { name: text(json, "id"), flags: Flags::read(json), kind }
    }
}

impl Message {
    fn read(json: &Value, domain: &str) -> Self {
        Self {
            name: text(json, "name"),
            flags: Flags::read(json),
            parameters: fields(json, "parameters", domain),
            returns: fields(json, "returns", domain),
        }
    }
}

impl Shape {
    fn read(json: &Value, domain: &str) -> Self {
        if let Some(target) = json.get("$ref").and_then(Value::as_str) {
            let (domain, name) = target.split_once('.').unwrap_or((domain, target));
            return Self::Ref((domain.to_owned(), name.to_owned()));
        }
        match text(json, "type").as_str() {
            "string" => match json.get("enum").and_then(Value::as_array) {
                Some(values) => Self::Enum(
                    values.iter().map(|it| it.as_str().expect("a word").to_owned()).collect(),
                ),
                None => Self::Text,
            },
            "integer" => Self::Integer,
            "number" => Self::Number,
            "boolean" => Self::Boolean,
            "any" => Self::Any,
            "object" => Self::Object,
            "binary" => Self::Binary,
            "array" => Self::List(Box::new(Self::read(&json["items"], domain))),
            other => panic!("a new kind of type: {other}"),
        }
    }
}

fn fields(json: &Value, key: &str, domain: &str) -> Vec<Field> {
    list(json, key)
        .iter()
        .map(|it| Field {
            name: text(it, "name"),
            flags: Flags::read(it),
            optional: flag(it, "optional"),
            shape: Shape::read(it, domain),
        })
        .collect()
}

fn text(json: &Value, key: &str) -> String {
    json[key].as_str().unwrap_or_else(|| panic!("{key} is missing in {json}")).to_owned()
}

fn flag(json: &Value, key: &str) -> bool {
    json[key].as_bool().unwrap_or_default()
}

fn list<'a>(json: &'a Value, key: &str) -> &'a [Value] {
    json[key].as_array().map(Vec::as_slice).unwrap_or_default()
}
