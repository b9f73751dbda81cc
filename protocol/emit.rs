//! The generated files.
//!
//! The code is plain on purpose: one loop over keys a struct, one call a field, one `?` for all of
//! them: every `?` is a branch that the borrow checker walks. `#[inline]` means that a decoder
//! nobody calls is checked but not compiled: the optimiser's share of building the always-on
//! domains falls from 7.8 to 2.0 seconds (measured).

use crate::model::{Domain, Field, Flags, Id, Kind, Message, Protocol, Shape};
use crate::names;
use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;

const HEADER: &str = "// Generated from protocol/*.json; do not edit.
// To regenerate: cargo test --test protocol -- bless
";

/// Adds one formatted line.
macro_rules! line {
    ($out:expr) => { $out.push('\n') };
    ($out:expr, $($text:tt)*) => { writeln!($out, $($text)*).expect("a string takes it") };
}

/// Every file of `src/protocol/gen`: name and text.
pub(crate) fn files(protocol: &Protocol) -> Vec<(String, String)> {
    let mut files: Vec<(String, String)> = protocol
        .domains
        .iter()
        .map(|domain| (format!("{}.rs", domain.module()), DomainFile::new(protocol, domain).text()))
        .collect();
    files.push(("mod.rs".into(), module(protocol)));
    files.push(("known.rs".into(), known(protocol)));
    files.push(("decoders.rs".into(), decoders(protocol)));
    files
}

fn module(protocol: &Protocol) -> String {
    let mut out = String::from(HEADER);
    line!(out, "#![allow(missing_docs, clippy::all, clippy::use_self)]");
    line!(out);
    line!(
        out,
        "/// The version of the protocol description that this crate was made from: that of"
    );
    line!(out, "/// the npm package `devtools-protocol`, of {}.", protocol.date);
    line!(out, "pub const PIN: &str = {:?};", protocol.version);
    line!(out);
    line!(out, "pub(super) mod known;");
    line!(out, "#[cfg(any(test, feature = \"internals\"))]");
    line!(out, "pub(super) mod decoders;");
    line!(out);
    for domain in &protocol.domains {
        line!(out, "{}pub mod {};", gate(domain), domain.module());
    }
    out
}

fn gate(domain: &Domain) -> String {
    if domain.always_on {
        return String::new();
    }
    format!("#[cfg(feature = {:?})] ", domain.feature())
}

/// Every name of the protocol as one text, a line each, for comparing with a live browser.
fn known(protocol: &Protocol) -> String {
    let mut out = String::from(HEADER);
    line!(out);
    line!(
        out,
        "/// A line for each command (`Domain.name parameter…`) and event (`!Domain.name …`)."
    );
    line!(out, "pub(in crate::protocol) static KNOWN: &str = \"\\");
    for domain in &protocol.domains {
        let kinds = [("", &domain.commands), ("!", &domain.events)];
        for (mark, messages) in kinds {
            for message in messages {
                let parameters = message.parameters.iter().map(|field| format!(" {}", field.name));
                let parameters: String = parameters.collect();
                line!(out, "{mark}{}.{}{parameters}", domain.name, message.name);
            }
        }
    }
    line!(out, "\";");
    out
}

/// The decoder of every reply and event, for tests and fuzzing.
fn decoders(protocol: &Protocol) -> String {
    let mut out = String::from(HEADER);
    line!(out);
    line!(out, "use crate::protocol as p;");
    line!(out, "use p::probe::{{Decoder, check}};");
    let tables: [(&str, &str); 2] = [("REPLIES", "reply"), ("EVENTS", "event")];
    for (table, what) in tables {
        line!(out);
        line!(out, "/// By method, the decoder of its {what}.");
        line!(out, "pub(in crate::protocol) static {table}: &[(&str, Decoder)] = &[");
        for domain in &protocol.domains {
            let names = ItemNames::new(domain);
            let rows: Vec<(&Message, &String)> = if table == "REPLIES" {
                let with_reply = domain.commands.iter().filter(|it| !it.returns.is_empty());
                with_reply.map(|it| (it, &names.replies[&it.name])).collect()
            } else {
                domain.events.iter().map(|it| (it, &names.events[&it.name])).collect()
            };
            for (message, item) in rows {
                let (gate, module) = (gate(domain), domain.module());
                let method = format!("{}.{}", domain.name, message.name);
                line!(out, "    {gate}({method:?}, check::<p::{module}::{item}>),");
            }
        }
        line!(out, "];");
    }
    out
}

/// The Rust name of every item in a domain, by its CDP name.
struct ItemNames {
    commands: BTreeMap<String, String>,
    replies: BTreeMap<String, String>,
    events: BTreeMap<String, String>,
    taken: BTreeSet<String>,
}

impl ItemNames {
    /// Types first, then commands, events and replies: the first to want a name has it.
    fn new(domain: &Domain) -> Self {
        let mut taken: BTreeSet<String> = domain.types.iter().map(|it| it.name.clone()).collect();
        for name in &taken {
            let reserved = ["Box", "Default", "Err", "Into", "None", "Ok", "Option", "Result"];
            let more = ["Self", "Some", "String", "Vec", "From", "Clone", "Debug", "PartialEq"];
            let clash = reserved.contains(&name.as_str()) || more.contains(&name.as_str());
            assert!(!clash, "{}.{name} hides a name that the code uses", domain.name);
        }
        let mut name = |wanted: String, otherwise: String| {
            let chosen = if taken.contains(&wanted) { otherwise } else { wanted };
            assert!(taken.insert(chosen.clone()), "two items want the name {chosen}");
            chosen
        };
        let (mut commands, mut events, mut replies) =
            (BTreeMap::new(), BTreeMap::new(), BTreeMap::new());
        for it in &domain.commands {
            let wanted = names::camel(&it.name);
            let otherwise = format!("{wanted}Command");
            commands.insert(it.name.clone(), name(wanted, otherwise));
        }
        for it in &domain.events {
            let wanted = names::camel(&it.name);
            let otherwise = format!("{wanted}Event");
            events.insert(it.name.clone(), name(wanted, otherwise));
        }
        for it in domain.commands.iter().filter(|it| !it.returns.is_empty()) {
            let command = &commands[&it.name];
            let otherwise = format!("{}CommandResponse", names::camel(&it.name));
            replies.insert(it.name.clone(), name(format!("{command}Response"), otherwise));
        }
        Self { commands, replies, events, taken }
    }
}

/// A struct to write.
struct Body<'a> {
    name: &'a str,
    doc: String,
    fields: &'a [Field],
    sent: bool,
    received: bool,
    default: bool,
    /// The type's own id, where it is one: what a cycle leads back to.
    id: Option<Id>,
}

struct DomainFile<'a> {
    protocol: &'a Protocol,
    domain: &'a Domain,
    names: ItemNames,
    out: String,
    /// Enumerations written inside fields, found on the way: name, doc, values.
    inline: Vec<(String, String, Vec<String>)>,
}

impl<'a> DomainFile<'a> {
    fn new(protocol: &'a Protocol, domain: &'a Domain) -> Self {
        let names = ItemNames::new(domain);
        Self { protocol, domain, names, out: String::new(), inline: Vec::new() }
    }

    fn text(mut self) -> String {
        let domain = self.domain;
        self.out.push_str(HEADER);
        let flags = flags(domain.flags);
        line!(self.out, "//! The `{}` domain.{flags} [Protocol]({}/)", domain.name, self.url());
        line!(self.out);
        line!(self.out, "use crate::protocol as p;");
        let mut unused = Vec::new();
        for it in &domain.types {
            let id = (domain.name.clone(), it.name.clone());
            let sent = self.protocol.sent.contains(&id);
            let received = self.protocol.received.contains(&id);
            if !sent && !received {
                unused.push(it.name.as_str());
                continue;
            }
            let doc = self.doc("type", &it.name, it.flags);
            match &it.kind {
                Kind::Plain(shape) => {
                    let directions = match (sent, received) {
                        (true, true) => "Encode Decode",
                        (true, false) => "Encode",
                        _ => "Decode",
                    };
                    self.plain(&it.name, &doc, shape, directions);
                }
                Kind::Struct(fields) => self.body(&Body {
                    name: &it.name,
                    doc,
                    fields,
                    sent,
                    received,
                    default: self.protocol.defaulted.contains(&id),
                    id: Some(id),
                }),
            }
        }
        for it in &domain.commands {
            self.command(it);
        }
        for it in &domain.events {
            let name = self.names.events[&it.name].clone();
            self.body(&Body {
                name: &name,
                doc: self.doc("event", &it.name, it.flags),
                fields: &it.parameters,
                sent: false,
                received: true,
                default: false,
                id: None,
            });
            let method = format!("{}.{}", domain.name, it.name);
            let constant = format!("const METHOD: &'static str = {method:?};");
            line!(self.out, "impl p::Event for {name} {{ {constant} }}");
        }
        for (name, doc, values) in std::mem::take(&mut self.inline) {
            self.open_enum(&name, &doc, &values);
        }
        if !unused.is_empty() {
            line!(self.out);
            line!(self.out, "// In no command or event, so not here: {}.", unused.join(", "));
        }
        self.out
    }

    fn url(&self) -> String {
        format!("https://chromedevtools.github.io/devtools-protocol/tot/{}", self.domain.name)
    }

    fn doc(&self, kind: &str, name: &str, of: Flags) -> String {
        let (domain, url, flags) = (&self.domain.name, self.url(), flags(of));
        format!("`{domain}.{name}`.{flags} [Protocol]({url}/#{kind}-{name})")
    }

    fn command(&mut self, it: &Message) {
        let name = self.names.commands[&it.name].clone();
        self.body(&Body {
            name: &name,
            doc: self.doc("method", &it.name, it.flags),
            fields: &it.parameters,
            sent: true,
            received: false,
            default: false,
            id: None,
        });
        let reply = self.names.replies.get(&it.name).cloned();
        line!(self.out, "impl p::Command for {name} {{");
        let method = format!("{}.{}", self.domain.name, it.name);
        line!(self.out, "    const METHOD: &'static str = {method:?};");
        line!(self.out, "    type Response = {};", reply.as_deref().unwrap_or("p::Empty"));
        line!(self.out, "}}");
        if let Some(reply) = reply {
            self.body(&Body {
                name: &reply,
                doc: format!("The reply to [`{name}`]."),
                fields: &it.returns,
                sent: false,
                received: true,
                default: false,
                id: None,
            });
        }
    }

    fn plain(&mut self, name: &str, doc: &str, shape: &Shape, directions: &str) {
        let call = match shape {
            Shape::Enum(values) => return self.open_enum(name, doc, values),
            Shape::Text | Shape::Binary => format!("text_type! {{\n    /// {doc}\n    {name}\n}}"),
            Shape::Integer => format!("integer_type! {{\n    /// {doc}\n    {name}\n}}"),
            Shape::Number => format!("number_type! {{\n    /// {doc}\n    {name}\n}}"),
            other => {
                let inner = self.rust(other, "");
                format!("wrapper_type! {{\n    /// {doc}\n    {name}({inner}): {directions}\n}}")
            }
        };
        line!(self.out, "\n{call}");
    }

    fn open_enum(&mut self, name: &str, doc: &str, values: &[String]) {
        line!(self.out, "\nopen_enum! {{\n    /// {doc}\n    {name} {{");
        let mut taken = BTreeSet::from(["ALL_KNOWN".to_owned()]);
        let mut rows = Vec::new();
        for value in values {
            let mut constant = names::constant(value);
            if !constant.starts_with(|first: char| first.is_ascii_alphabetic()) {
                constant.insert_str(0, "V_");
            }
            let mut number = 2;
            while !taken.insert(constant.clone()) {
                constant = format!("{}_{number}", names::constant(value));
                number += 1;
            }
            rows.push(format!("{constant} = {value:?},"));
        }
        packed(&mut self.out, 8, rows.into_iter());
        line!(self.out, "    }}\n}}");
    }

    /// The Rust type of a shape; an inline enumeration gets the name `inline`.
    fn rust(&self, shape: &Shape, inline: &str) -> String {
        match shape {
            Shape::Text => "String".into(),
            Shape::Integer => "i64".into(),
            Shape::Number => "f64".into(),
            Shape::Boolean => "bool".into(),
            Shape::Any | Shape::Object => "p::RawJson".into(),
            Shape::Binary => "p::Binary".into(),
            Shape::Enum(_) => inline.into(),
            Shape::List(inner) => format!("Vec<{}>", self.rust(inner, inline)),
            Shape::Ref((domain, name)) if *domain == self.domain.name => name.clone(),
            Shape::Ref((domain, name)) => format!("p::{}::{name}", names::snake(domain)),
        }
    }

    /// The Rust type of each field, without the `Option`. Registers inline enumerations.
    fn field_types(&mut self, body: &Body<'_>) -> Vec<String> {
        let mut types = Vec::new();
        for field in body.fields {
            let mut leaf = &field.shape;
            while let Shape::List(inner) = leaf {
                leaf = inner;
            }
            let mut inline = String::new();
            if let Shape::Enum(values) = leaf {
                inline = format!("{}{}", body.name, names::camel(&field.name));
                if self.names.taken.contains(&inline) {
                    inline.push_str("Value");
                }
                assert!(self.names.taken.insert(inline.clone()), "two items want {inline}");
                let doc = format!("Of `{}` in [`{}`].", field.name, body.name);
                self.inline.push((inline.clone(), doc, values.clone()));
            }
            let mut rust = self.rust(&field.shape, &inline);
            if let (Shape::Ref(inner), Some(owner)) = (&field.shape, &body.id) {
                if self.protocol.recurs(owner, inner) {
                    assert!(field.optional, "{} contains itself", body.name);
                    rust = format!("Box<{rust}>");
                }
            }
            types.push(rust);
        }
        types
    }

    fn body(&mut self, body: &Body<'_>) {
        let types = self.field_types(body);
        let name = body.name;
        let all_optional = body.fields.iter().all(|field| field.optional);
        let default = if all_optional || body.default { ", Default" } else { "" };
        line!(self.out, "\n/// {}", body.doc);
        line!(self.out, "#[derive(Clone, Debug, PartialEq{default})]");
        line!(self.out, "#[non_exhaustive]");
        if body.fields.is_empty() {
            line!(self.out, "pub struct {name} {{}}");
        } else {
            line!(self.out, "pub struct {name} {{");
            for (field, rust) in body.fields.iter().zip(&types) {
                if field.flags.experimental || field.flags.deprecated {
                    line!(self.out, "    ///{}", flags(field.flags));
                }
                let rust = if field.optional { format!("Option<{rust}>") } else { rust.clone() };
                line!(self.out, "    pub {}: {rust},", names::field(&field.name));
            }
            line!(self.out, "}}");
        }
        if body.sent {
            self.constructor(body, &types);
            self.encode(body);
        }
        if body.received {
            self.decode(body, &types);
        }
    }

    fn constructor(&mut self, body: &Body<'_>, types: &[String]) {
        let mut arguments = Vec::new();
        let mut values = Vec::new();
        for (field, rust) in body.fields.iter().zip(types) {
            let name = names::field(&field.name);
            if field.optional {
                values.push(format!("{name}: None"));
            } else if self.converts(&field.shape) {
                arguments.push(format!("{name}: impl Into<{rust}>"));
                values.push(format!("{name}: {name}.into()"));
            } else {
                arguments.push(format!("{name}: {rust}"));
                values.push(name);
            }
        }
        let values = if values.is_empty() {
            "Self {}".to_owned()
        } else {
            format!("Self {{ {} }}", values.join(", "))
        };
        let name = body.name;
        line!(self.out, "impl {name} {{");
        line!(self.out, "    pub fn new({}) -> Self {{ {values} }}", arguments.join(", "));
        if body.fields.iter().any(|field| field.optional) {
            let signature = "pub fn with(mut self, set: impl FnOnce(&mut Self)) -> Self";
            line!(self.out, "    {signature} {{ set(&mut self); self }}");
        }
        line!(self.out, "}}");
    }

    /// Whether an argument is taken by `Into`: what is text, or wraps something plain.
    fn converts(&self, shape: &Shape) -> bool {
        match shape {
            Shape::Ref(id) => !self.protocol.is_struct(id),
            Shape::Integer | Shape::Number | Shape::Boolean | Shape::List(_) => false,
            _ => true,
        }
    }

    fn encode(&mut self, body: &Body<'_>) {
        line!(self.out, "impl p::Encode for {} {{", body.name);
        line!(self.out, "    #[inline]\n    fn encode(&self, w: &mut p::Writer) {{");
        line!(self.out, "        w.begin_object();");
        for field in body.fields {
            let how = if field.optional { "optional" } else { "field" };
            let rust = names::field(&field.name);
            line!(self.out, "        w.{how}({:?}, &self.{rust});", field.name);
        }
        line!(self.out, "        w.end_object();");
        line!(self.out, "    }}");
        line!(self.out, "}}");
    }

    fn decode(&mut self, body: &Body<'_>, types: &[String]) {
        let recursive = body.id.as_ref().is_some_and(|id| self.protocol.is_recursive(id));
        if recursive {
            return self.decode_recursive(body, types);
        }
        line!(self.out, "impl p::Decode for {} {{", body.name);
        line!(self.out, "    #[inline]");
        line!(self.out, "    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {{");
        let at = if body.fields.iter().any(strict) { "let at = " } else { "" };
        line!(self.out, "        {at}r.begin_object()?;");
        if body.fields.is_empty() {
            line!(self.out, "        while r.name()?.is_some() {{ r.skip()?; }}");
            line!(self.out, "        Ok(Self {{}})");
        } else {
            let starts = body.fields.iter().map(|field| {
                let start = if lenient(field) { "Default::default()" } else { "None" };
                format!("let mut {} = {start};", slot("f_", field))
            });
            packed(&mut self.out, 8, starts);
            self.read_fields(body, "f_");
            line!(self.out, "        Ok(Self {{");
            packed(&mut self.out, 12, body.fields.iter().map(|field| finished("f_", field)));
            line!(self.out, "        }})");
        }
        line!(self.out, "    }}");
        line!(self.out, "}}");
    }

    /// The decoder of a type that contains itself keeps what it has read on the heap, and makes the
    /// value in a function that is not on the stack while the inner values are read.
    fn decode_recursive(&mut self, body: &Body<'_>, types: &[String]) {
        let name = body.name;
        let parts = format!("{name}Parts");
        assert!(self.names.taken.insert(parts.clone()), "two items want the name {parts}");
        line!(self.out, "#[derive(Default)]");
        line!(self.out, "struct {parts} {{");
        let slots = body.fields.iter().zip(types).map(|(field, rust)| {
            let rust = if lenient(field) { rust.clone() } else { format!("Option<{rust}>") };
            format!("{}: {rust},", slot("f_", field))
        });
        packed(&mut self.out, 4, slots);
        line!(self.out, "}}");
        line!(self.out, "impl {parts} {{");
        let needs = body.fields.iter().any(strict);
        let context =
            if needs { "r: &p::Reader<'_>, at: usize" } else { "_: &p::Reader<'_>, _: usize" };
        line!(
            self.out,
            "    fn whole(self: Box<Self>, {context}) -> Result<Box<{name}>, p::Fault> {{"
        );
        line!(self.out, "        let it = *self;");
        line!(self.out, "        Ok(Box::new({name} {{");
        packed(&mut self.out, 12, body.fields.iter().map(|field| finished("it.f_", field)));
        line!(self.out, "        }}))");
        line!(self.out, "    }}");
        line!(self.out, "}}");
        line!(self.out, "impl p::Decode for {name} {{");
        line!(self.out, "    #[inline]");
        line!(self.out, "    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {{");
        line!(self.out, "        Self::decode_boxed(r).map(|it| *it)");
        line!(self.out, "    }}");
        line!(
            self.out,
            "    fn decode_boxed(r: &mut p::Reader<'_>) -> Result<Box<Self>, p::Fault> {{"
        );
        line!(self.out, "        let at = r.begin_object()?;");
        line!(self.out, "        let mut it = Box::<{parts}>::default();");
        self.read_fields(body, "it.f_");
        line!(self.out, "        it.whole(r, at)");
        line!(self.out, "    }}");
        line!(self.out, "}}");
    }

    fn read_fields(&mut self, body: &Body<'_>, prefix: &str) {
        line!(self.out, "        while let Some(name) = r.name()? {{");
        line!(self.out, "            match &*name {{");
        for field in body.fields {
            // `null` is a value where any value may stand.
            let read = match field.shape {
                Shape::Any => "read_any",
                _ if lenient(field) => "read_lenient",
                _ => "read",
            };
            let slot = slot(prefix, field);
            line!(self.out, "                b{:?} => r.{read}(&mut {slot}),", field.name);
        }
        line!(self.out, "                _ => r.skip(),");
        line!(self.out, "            }}?;");
        line!(self.out, "        }}");
    }
}

/// Where a field's value is kept until the object has ended.
fn slot(prefix: &str, field: &Field) -> String {
    format!("{prefix}{}", names::snake(&field.name))
}

/// The field in the struct expression.
fn finished(prefix: &str, field: &Field) -> String {
    let slot = slot(prefix, field);
    let value = if strict(field) { format!("r.need({slot}, at, {:?})?", field.name) } else { slot };
    format!("{}: {value},", names::field(&field.name))
}

/// Whether a missing field is a fault.
fn strict(field: &Field) -> bool {
    !field.optional && !lenient(field)
}

/// Writes items with spaces between, in lines of at most 100 columns where they fit.
fn packed(out: &mut String, indent: usize, items: impl Iterator<Item = String>) {
    let mut column = 0;
    for item in items {
        if column > 0 && column + 1 + item.len() <= 100 {
            write!(out, " {item}").expect("a string takes it");
            column += 1 + item.len();
            continue;
        }
        if column > 0 {
            line!(out);
        }
        write!(out, "{:indent$}{item}", "").expect("a string takes it");
        column = indent + item.len();
    }
    if column > 0 {
        line!(out);
    }
}

/// Whether a field that is required, and missing in a message, takes its type's default.
fn lenient(field: &Field) -> bool {
    let unstable = field.flags.experimental || field.flags.deprecated;
    !field.optional
        && !matches!(field.shape, Shape::Any)
        && (unstable || matches!(field.shape, Shape::Boolean | Shape::List(_)))
}

fn flags(of: Flags) -> &'static str {
    match (of.experimental, of.deprecated) {
        (false, false) => "",
        (true, false) => " Experimental.",
        (false, true) => " **Deprecated.**",
        (true, true) => " Experimental. **Deprecated.**",
    }
}
