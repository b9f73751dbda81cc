//! Reading the outside of messages: MB/s on recorded traffic.

use crate::Plan;
use crate::measure::thread_time;
use crate::report::{Goal, Report, Row};
use bytes::Bytes;
use cdpwire::wire::envelope;
use serde::de::{Deserialize, Deserializer, IgnoredAny, MapAccess, Visitor};
use serde_json::value::RawValue;

/// Recorded messages; a file of one's own by `CDPWIRE_TRAFFIC` (one message a line).
pub(crate) fn traffic() -> Vec<(String, Vec<Bytes>)> {
    let mut sets = Vec::new();
    let lines = |bytes: &[u8]| -> Vec<Bytes> {
        let lines = bytes.split(|byte| *byte == b'\n').filter(|line| !line.is_empty());
        lines.map(Bytes::copy_from_slice).collect()
    };
    let own = lines(include_bytes!("../../tests/recorded/frames.ndjson"));
    sets.push(("recorded messages".to_owned(), own));
    if let Some(path) = std::env::var_os("CDPWIRE_TRAFFIC") {
        match std::fs::read(&path) {
            Ok(bytes) => sets.push(("the given traffic".to_owned(), lines(&bytes))),
            Err(error) => eprintln!("CDPWIRE_TRAFFIC: {error}"),
        }
    }
    sets
}

/// An envelope as one writes it with `serde_json`.
#[derive(Default)]
struct Outside<'a> {
    id: Option<i64>,
    method: Option<&'a str>,
    session: Option<&'a str>,
    payload: Option<&'a RawValue>,
}

impl<'de: 'a, 'a> Deserialize<'de> for Outside<'a> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Fields<'a>(std::marker::PhantomData<&'a ()>);
        impl<'de: 'a, 'a> Visitor<'de> for Fields<'a> {
            type Value = Outside<'a>;

            fn expecting(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.write_str("a message")
            }

            fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Outside<'a>, A::Error> {
                let mut outside = Outside::default();
                while let Some(key) = map.next_key::<&str>()? {
                    match key {
                        "id" => outside.id = map.next_value()?,
                        "method" => outside.method = map.next_value()?,
                        "sessionId" => outside.session = map.next_value()?,
                        "params" | "result" | "error" => outside.payload = map.next_value()?,
                        _ => drop(map.next_value::<IgnoredAny>()?),
                    }
                }
                Ok(outside)
            }
        }
        deserializer.deserialize_map(Fields(std::marker::PhantomData))
    }
}

fn rate(messages: &[Bytes], mut read: impl FnMut(&Bytes) -> bool) -> f64 {
    let size: usize = messages.iter().map(Bytes::len).sum();
    let mut passes = 0;
    // Processor time, so that what else runs on the machine does not count.
    let before = thread_time();
    let spent = || (thread_time() - before).as_secs_f64();
    while passes < 3 || spent() < 0.05 {
        for message in messages {
            std::hint::black_box(read(message));
        }
        passes += 1;
    }
    (size * passes) as f64 / 1e6 / spent()
}

pub(crate) fn rows(plan: &Plan, report: &mut Report) {
    for (name, messages) in traffic() {
        let (mut tree, mut raw) = (Vec::new(), Vec::new());
        let mut unread = 0;
        for _ in 0..plan.rounds.min(10) {
            let ours = rate(&messages, |message| envelope::read(message).is_ok());
            let value = rate(&messages, |message| {
                serde_json::from_slice::<serde_json::Value>(message).is_ok()
            });
            let outside = rate(&messages, |message| {
                serde_json::from_slice::<Outside<'_>>(message).is_ok_and(|it| {
                    it.id.is_some()
                        | it.method.is_some()
                        | it.session.is_some()
                        | it.payload.is_some()
                })
            });
            tree.push((ours, value));
            raw.push((ours, outside));
            unread = messages.iter().filter(|it| envelope::read(it).is_err()).count();
        }
        let count = messages.len();
        let note = format!("floor: serde_json::Value; {count} messages, {unread} unread");
        let row = Row::of_rounds(format!("routing, {name}"), "MB/s", &tree);
        report.add(row.goal(Goal::AtLeast(1_500.0)).note(note));
        let row = Row::of_rounds(format!("routing, {name}"), "MB/s", &raw);
        report.add(row.note("floor: serde_json with RawValue"));
    }
}
