//! Seeded damage to what an endpoint sends.

use super::{Endpoint, Out, Wake};
use crate::wire::envelope;
use bytes::Bytes;
use serde_json::Value;
use std::collections::VecDeque;

/// A small generator of pseudo-random numbers (splitmix64): the same seed, the same run.
#[derive(Clone, Debug)]
pub struct Random(u64);

impl Random {
    /// A generator that starts at `seed`.
    pub fn new(seed: u64) -> Self {
        Self(seed)
    }

    /// The next 64 bits.
    pub fn bits(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        z ^ (z >> 31)
    }

    /// A number below `bound`; zero when `bound` is zero.
    pub fn below(&mut self, bound: usize) -> usize {
        let bound = bound as u64;
        self.bits().checked_rem(bound).unwrap_or(0) as usize
    }

    /// True `per_mille` times in a thousand.
    pub fn chance(&mut self, per_mille: u16) -> bool {
        self.bits() % 1000 < u64::from(per_mille)
    }
}

/// How often each fault happens, in thousandths of the messages. All zero by default.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
#[non_exhaustive]
pub struct Faults {
    /// The message comes twice.
    pub duplicate: u16,
    /// The message never comes.
    pub drop: u16,
    /// The message comes up to [`delay_by`](Self::delay_by) messages later; those of its own
    /// session behind it wait too.
    pub delay: u16,
    /// The longest delay, in messages.
    pub delay_by: usize,
    /// The message overtakes the one before it, when that one is of another session. Chrome
    /// keeps the order within a session, and nothing may rely on more.
    pub reorder: u16,
    /// The message ends early.
    pub truncate: u16,
    /// One node of its JSON becomes something else.
    pub mutate_node: u16,
    /// One byte of it becomes something else.
    pub mutate_byte: u16,
    /// The message is sent as raw bytes in pieces, without framing added; for transports of
    /// bytes, set [`terminator`](Self::terminator) to what ends a message there.
    pub split: u16,
    /// What ends a message that was split. NUL is the pipe's.
    pub terminator: Option<u8>,
    /// The connection ends instead.
    pub close: u16,
}

/// An endpoint whose messages arrive damaged.
pub struct Chaos<E> {
    inner: E,
    faults: Faults,
    random: Random,
    queue: VecDeque<Queued>,
    sent: u64,
    closed: bool,
    injected: Vec<(u64, &'static str)>,
}

struct Queued {
    out: Out,
    session: String,
    // The message is not sent before this many others were.
    not_before: u64,
}

impl<E: Endpoint> Chaos<E> {
    /// Wraps `inner`.
    pub fn new(inner: E, seed: u64, faults: Faults) -> Self {
        Self {
            inner,
            faults,
            random: Random::new(seed),
            queue: VecDeque::new(),
            sent: 0,
            closed: false,
            injected: Vec::new(),
        }
    }

    /// The endpoint inside.
    pub fn inner_mut(&mut self) -> &mut E {
        &mut self.inner
    }

    /// What was done so far: after how many messages, and which fault.
    pub fn injected(&self) -> &[(u64, &'static str)] {
        &self.injected
    }

    /// Ends the damage: what follows passes as it is.
    pub fn calm(&mut self) {
        self.faults = Faults::default();
    }

    fn take_in(&mut self, message: Bytes) {
        let session = session_of(&message);
        if self.hit(self.faults.close, "close") {
            self.push(Out::Close, session);
            return;
        }
        if self.hit(self.faults.drop, "drop") {
            return;
        }
        let mut message = message;
        if self.hit(self.faults.mutate_node, "mutate_node") {
            message = mutate_node(&message, &mut self.random);
        }
        if self.hit(self.faults.mutate_byte, "mutate_byte") {
            message = mutate_byte(&message, &mut self.random);
        }
        if self.hit(self.faults.truncate, "truncate") {
            message.truncate(self.random.below(message.len()));
        }
        let copies = if self.hit(self.faults.duplicate, "duplicate") { 2 } else { 1 };
        for _ in 0..copies {
            if self.hit(self.faults.split, "split") {
                self.push_split(&message, &session);
            } else {
                self.push(Out::Message(message.clone()), session.clone());
            }
        }
    }

    fn push_split(&mut self, message: &Bytes, session: &str) {
        let mut whole = message.to_vec();
        whole.extend(self.faults.terminator);
        let mut rest = Bytes::from(whole);
        while !rest.is_empty() {
            let piece = rest.split_to(1 + self.random.below(rest.len().min(64)));
            self.queue.push_back(Queued {
                out: Out::RawBytes(piece),
                session: session.to_owned(),
                not_before: 0,
            });
        }
    }

    fn push(&mut self, out: Out, session: String) {
        let delay = match self.hit(self.faults.delay, "delay") {
            true => self.random.below(self.faults.delay_by.saturating_add(1)) as u64,
            false => 0,
        };
        let not_before = self.sent.saturating_add(self.queue.len() as u64).saturating_add(delay);
        let item = Queued { out, session, not_before: if delay == 0 { 0 } else { not_before } };
        let overtakes = self.faults.reorder > 0
            && self.queue.back().is_some_and(|last| {
                last.session != item.session && matches!(last.out, Out::Message(_))
            })
            && self.hit(self.faults.reorder, "reorder");
        let at = self.queue.len().saturating_sub(usize::from(overtakes));
        self.queue.insert(at, item);
    }

    fn hit(&mut self, per_mille: u16, fault: &'static str) -> bool {
        // No fault, no draw: adding a kind of fault does not change the runs without it.
        let hit = per_mille > 0 && self.random.chance(per_mille);
        if hit {
            self.injected.push((self.sent, fault));
        }
        hit
    }

    // The first message that may go: not delayed, and none of its session waits before it.
    fn ready(&self) -> Option<usize> {
        (0..self.queue.len()).find(|&at| {
            let Some(item) = self.queue.get(at) else { return false };
            let earlier = self.queue.iter().take(at);
            item.not_before <= self.sent
                // The end is the end: nothing before it is lost to it.
                && (at == 0 || item.out != Out::Close)
                && !earlier.clone().any(|before| before.session == item.session)
                // Pieces of a split message must stay together, whatever else waits.
                && !earlier.clone().any(|before| matches!(before.out, Out::RawBytes(_)))
        })
    }
}

impl<E: Endpoint> Endpoint for Chaos<E> {
    fn receive(&mut self, message: Bytes) {
        if !self.closed {
            self.inner.receive(message);
        }
    }

    fn poll(&mut self) -> Option<Out> {
        if self.closed {
            return None;
        }
        while let Some(out) = self.inner.poll() {
            match out {
                Out::Message(message) => self.take_in(message),
                other => {
                    self.queue.push_back(Queued {
                        out: other,
                        session: String::new(),
                        not_before: 0,
                    });
                }
            }
        }
        // When only delayed messages are left, the first goes: virtual time has no idle.
        let at = self.ready().or(if self.queue.is_empty() { None } else { Some(0) })?;
        let item = self.queue.remove(at)?;
        self.sent = self.sent.saturating_add(1);
        self.closed = item.out == Out::Close;
        Some(item.out)
    }

    fn closed(&mut self) {
        self.inner.closed();
    }

    fn stalled(&self) -> bool {
        self.inner.stalled()
    }

    fn wake_with(&mut self, wake: Wake) {
        self.inner.wake_with(wake);
    }
}

fn session_of(message: &[u8]) -> String {
    let envelope = envelope::read(message).ok();
    envelope.as_ref().and_then(|it| it.session.as_text()).unwrap_or_default().to_owned()
}

fn mutate_byte(message: &Bytes, random: &mut Random) -> Bytes {
    let mut bytes = message.to_vec();
    let at = random.below(bytes.len());
    if let Some(byte) = bytes.get_mut(at) {
        *byte ^= 1 << random.below(8);
    }
    bytes.into()
}

fn mutate_node(message: &Bytes, random: &mut Random) -> Bytes {
    let Ok(mut value) = serde_json::from_slice::<Value>(message) else { return message.clone() };
    let target = random.below(count(&value));
    let strange = match random.below(8) {
        0 => Value::Null,
        1 => Value::Bool(true),
        2 => Value::from(-1),
        3 => Value::from(u64::MAX),
        4 => Value::from(1.5),
        5 => Value::from(""),
        6 => Value::Array(Vec::new()),
        _ => Value::Object(serde_json::Map::new()),
    };
    let mut at = 0;
    replace(&mut value, target, &mut at, &strange);
    value.to_string().into()
}

fn count(value: &Value) -> usize {
    1 + match value {
        Value::Array(items) => items.iter().map(count).sum::<usize>(),
        Value::Object(members) => members.values().map(count).sum(),
        _ => 0,
    }
}

fn replace(value: &mut Value, target: usize, at: &mut usize, with: &Value) {
    if *at == target {
        *value = with.clone();
        *at = usize::MAX;
        return;
    }
    *at = at.saturating_add(1);
    let children: Box<dyn Iterator<Item = &mut Value>> = match value {
        Value::Array(items) => Box::new(items.iter_mut()),
        Value::Object(members) => Box::new(members.values_mut()),
        _ => return,
    };
    for child in children {
        if *at > target {
            return;
        }
        replace(child, target, at, with);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    struct Talker(VecDeque<Bytes>);

    impl Endpoint for Talker {
        fn receive(&mut self, message: Bytes) {
            self.0.push_back(message);
        }
        fn poll(&mut self) -> Option<Out> {
            self.0.pop_front().map(Out::Message)
        }
    }

    fn talk(sessions: usize, messages: usize) -> Talker {
        let message = |n: usize| format!(r#"{{"n":{n},"sessionId":"S{}"}}"#, n % sessions);
        Talker((0..messages).map(|n| message(n).into()).collect())
    }

    fn run(seed: u64, faults: Faults) -> Vec<Out> {
        let mut chaos = Chaos::new(talk(3, 60), seed, faults);
        std::iter::from_fn(|| chaos.poll()).collect()
    }

    fn numbers(outs: &[Out]) -> Vec<(String, u64)> {
        outs.iter()
            .filter_map(|out| {
                let Out::Message(message) = out else { return None };
                let value: Value = serde_json::from_slice(message).ok()?;
                Some((value["sessionId"].as_str()?.to_owned(), value["n"].as_u64()?))
            })
            .collect()
    }

    #[test]
    fn no_fault_changes_nothing() {
        let calm: Vec<_> = run(1, Faults::default());
        let ns: Vec<u64> = numbers(&calm).into_iter().map(|(_, n)| n).collect();
        assert_eq!(ns, (0..60).collect::<Vec<_>>());
    }

    #[test]
    fn the_same_seed_gives_the_same_run_and_another_seed_another() {
        let faults = || Faults {
            duplicate: 100,
            drop: 100,
            delay: 100,
            delay_by: 5,
            mutate_byte: 100,
            ..Faults::default()
        };
        assert_eq!(run(7, faults()), run(7, faults()));
        assert_ne!(run(7, faults()), run(8, faults()));
    }

    #[test]
    fn delay_and_reorder_keep_the_order_within_a_session_and_lose_nothing() {
        for seed in 0..200 {
            let faults = Faults { delay: 300, delay_by: 9, reorder: 300, ..Faults::default() };
            let seen = numbers(&run(seed, faults));
            assert_eq!(seen.len(), 60, "seed {seed}");
            for session in ["S0", "S1", "S2"] {
                let ns: Vec<_> = seen.iter().filter(|(s, _)| s == session).map(|x| x.1).collect();
                assert!(ns.is_sorted(), "seed {seed} session {session}: {ns:?}");
            }
        }
    }

    #[test]
    fn reordering_happens() {
        let faults = Faults { reorder: 500, ..Faults::default() };
        let ns: Vec<u64> = numbers(&run(3, faults)).into_iter().map(|(_, n)| n).collect();
        assert!(!ns.is_sorted());
    }

    #[test]
    fn split_pieces_make_up_the_message_with_its_end() {
        let faults = Faults { split: 1000, terminator: Some(0), ..Faults::default() };
        let mut chaos = Chaos::new(talk(1, 2), 5, faults);
        let mut whole = Vec::new();
        while let Some(Out::RawBytes(piece)) = chaos.poll() {
            whole.extend_from_slice(&piece);
        }
        assert_eq!(whole, b"{\"n\":0,\"sessionId\":\"S0\"}\0{\"n\":1,\"sessionId\":\"S0\"}\0");
    }

    #[test]
    fn nothing_comes_after_the_close() {
        let outs = run(9, Faults { close: 200, ..Faults::default() });
        assert_eq!(outs.last(), Some(&Out::Close));
        assert_eq!(outs.iter().filter(|out| **out == Out::Close).count(), 1);
    }

    #[test]
    fn one_node_is_replaced_and_the_rest_stays_json() {
        let message = Bytes::from(r#"{"a":[1,{"b":"x"}],"c":2}"#);
        let original: Value = serde_json::from_slice(&message).expect("valid");
        let mut random = Random::new(4);
        let mut changed = 0;
        for _ in 0..100 {
            let mutated = mutate_node(&message, &mut random);
            let value: Value = serde_json::from_slice(&mutated).expect("still JSON");
            changed += usize::from(value != original);
        }
        assert!(changed > 90, "{changed}");
    }
}
