//! The difference between the protocol of this crate and that of a live browser.

use super::generated::known::KNOWN;
use serde_json::Value;
use std::collections::{BTreeMap, BTreeSet};

/// How a browser's protocol differs from the one this crate was made from ([`PIN`](super::PIN)).
///
/// Commands are named `Page.navigate`, events `Page.frameNavigated`, parameters
/// `Page.navigate.url`. All lists are sorted. A difference is no error: unknown commands are
/// reachable by name, and unknown values decode.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
#[non_exhaustive]
pub struct Drift {
    /// Commands that this crate knows and the browser has not: calling them is refused (-32601).
    pub missing_commands: Vec<String>,
    /// Commands that only the browser has.
    pub new_commands: Vec<String>,
    /// Events that this crate knows and the browser never sends.
    pub missing_events: Vec<String>,
    /// Events that only the browser has.
    pub new_events: Vec<String>,
    /// Parameters, of commands and events that both have, that only this crate knows.
    pub missing_parameters: Vec<String>,
    /// Parameters, of commands and events that both have, that only the browser has.
    pub new_parameters: Vec<String>,
}

impl Drift {
    /// Whether both protocols are the same in all that is compared.
    pub fn is_none(&self) -> bool {
        *self == Self::default()
    }
}

/// The names of all commands of the protocol that this crate was made from, whatever features
/// are on: `Page.navigate`…
pub fn commands() -> impl Iterator<Item = &'static str> {
    names().filter(|name| !name.starts_with('!'))
}

/// The names of all its events: `Page.frameNavigated`…
pub fn events() -> impl Iterator<Item = &'static str> {
    names().filter_map(|name| name.strip_prefix('!'))
}

fn names() -> impl Iterator<Item = &'static str> {
    KNOWN.lines().filter_map(|line| line.split(' ').next())
}

/// Compares with a browser's answer to `/json/protocol`.
///
/// Anything unexpected in the answer is passed over; an answer that is no protocol at all makes
/// everything missing.
pub fn drift(live: &Value) -> Drift {
    let ours = known();
    let theirs = Messages::of(live);
    let mut drift = Drift::default();
    compare(
        &ours.commands,
        &theirs.commands,
        [
            &mut drift.missing_commands,
            &mut drift.new_commands,
            &mut drift.missing_parameters,
            &mut drift.new_parameters,
        ],
    );
    compare(
        &ours.events,
        &theirs.events,
        [
            &mut drift.missing_events,
            &mut drift.new_events,
            &mut drift.missing_parameters,
            &mut drift.new_parameters,
        ],
    );
    drift.missing_parameters.sort();
    drift.new_parameters.sort();
    drift
}

/// Names, each with its parameters.
type Table<'a> = BTreeMap<String, BTreeSet<&'a str>>;

#[derive(Default)]
struct Messages<'a> {
    commands: Table<'a>,
    events: Table<'a>,
}

impl<'a> Messages<'a> {
    fn of(protocol: &'a Value) -> Self {
        let mut messages = Self::default();
        for domain in list(protocol, "domains") {
            let Some(domain_name) = name(domain, "domain") else { continue };
            let kinds = [("commands", &mut messages.commands), ("events", &mut messages.events)];
            for (kind, table) in kinds {
                for message in list(domain, kind) {
                    let Some(message_name) = name(message, "name") else { continue };
                    let parameters = list(message, "parameters").iter();
                    let parameters = parameters.filter_map(|it| name(it, "name")).collect();
                    table.insert(format!("{domain_name}.{message_name}"), parameters);
                }
            }
        }
        messages
    }
}

fn known() -> Messages<'static> {
    let mut messages = Messages::default();
    for line in KNOWN.lines() {
        let mut words = line.split(' ');
        let Some(method) = words.next() else { continue };
        let (table, method) = match method.strip_prefix('!') {
            Some(event) => (&mut messages.events, event),
            None => (&mut messages.commands, method),
        };
        table.insert(method.to_owned(), words.collect());
    }
    messages
}

fn compare(ours: &Table<'_>, theirs: &Table<'_>, lists: [&mut Vec<String>; 4]) {
    let [missing, new, missing_parameters, new_parameters] = lists;
    new.extend(theirs.keys().filter(|method| !ours.contains_key(*method)).cloned());
    for (method, our_parameters) in ours {
        let Some(their_parameters) = theirs.get(method) else {
            missing.push(method.clone());
            continue;
        };
        let only = |left: &BTreeSet<&str>, right: &BTreeSet<&str>| -> Vec<String> {
            left.difference(right).map(|parameter| format!("{method}.{parameter}")).collect()
        };
        missing_parameters.extend(only(our_parameters, their_parameters));
        new_parameters.extend(only(their_parameters, our_parameters));
    }
}

fn list<'a>(value: &'a Value, key: &str) -> &'a [Value] {
    value.get(key).and_then(Value::as_array).map(Vec::as_slice).unwrap_or_default()
}

/// A name, if it is one: the answer is another program's text, and names are shown to people.
fn name<'a>(value: &'a Value, key: &str) -> Option<&'a str> {
    let name = value.get(key)?.as_str()?;
    let plain = name.len() <= 100 && name.bytes().all(|byte| byte.is_ascii_alphanumeric());
    plain.then_some(name)
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    /// Our own protocol in the form of a browser's answer.
    fn answer() -> Value {
        let known = known();
        let mut domains: BTreeMap<&str, (Vec<Value>, Vec<Value>)> = BTreeMap::new();
        for (kind, table) in [(0, &known.commands), (1, &known.events)] {
            for (method, parameters) in table {
                let (domain, name) = method.split_once('.').unwrap();
                let parameters: Vec<Value> =
                    parameters.iter().map(|it| json!({"name": it, "type": "string"})).collect();
                let message = json!({"name": name, "parameters": parameters});
                let entry = domains.entry(domain).or_default();
                if kind == 0 { entry.0.push(message) } else { entry.1.push(message) }
            }
        }
        let domains: Vec<Value> = domains
            .into_iter()
            .map(|(name, (commands, events))| {
                json!({"domain": name, "commands": commands, "events": events})
            })
            .collect();
        json!({"version": {"major": "1"}, "domains": domains})
    }

    #[test]
    fn the_same_protocol_does_not_drift() {
        assert!(drift(&answer()).is_none(), "{:?}", drift(&answer()));
        let known = known();
        assert_eq!((known.commands.len(), known.events.len()), (677, 232));
        assert_eq!((commands().count(), events().count()), (677, 232));
    }

    #[test]
    fn every_kind_of_difference_is_named() {
        let mut live = answer();
        let domains = live["domains"].as_array_mut().unwrap();
        let page = domains.iter_mut().find(|it| it["domain"] == "Page").unwrap();
        let navigate = page["commands"].as_array_mut().unwrap();
        let navigate = navigate.iter_mut().find(|it| it["name"] == "navigate").unwrap();
        navigate["parameters"][0]["name"] = json!("address");
        page["events"].as_array_mut().unwrap().retain(|it| it["name"] != "loadEventFired");
        domains.retain(|it| it["domain"] != "Tethering");
        domains.push(json!({
            "domain": "Fresh",
            "commands": [{"name": "make"}, {"name": "\u{1b}[2J"}, 7],
            "events": [{"name": "made"}],
        }));
        let drift = drift(&live);
        assert_eq!(drift.missing_commands, ["Tethering.bind", "Tethering.unbind"]);
        assert_eq!(drift.new_commands, ["Fresh.make"]);
        assert_eq!(drift.missing_events, ["Page.loadEventFired", "Tethering.accepted"]);
        assert_eq!(drift.new_events, ["Fresh.made"]);
        assert_eq!(drift.new_parameters, ["Page.navigate.address"]);
        assert_eq!(drift.missing_parameters.len(), 1);
    }

    #[test]
    fn an_answer_that_is_no_protocol_is_all_missing() {
        for answer in [json!(null), json!({"domains": [1, {"domain": 2}]}), json!([])] {
            assert_eq!(drift(&answer).missing_commands.len(), 677);
        }
    }
}
