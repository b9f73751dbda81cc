//! Refs: short names for elements, given by a snapshot, never given twice.

use super::refusal::{Reason, Refusal, Result};
use crate::protocol::page::FrameId;
use crate::protocol::target::TargetID;
use crate::untrusted::escape_up_to;
use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

/// Refs kept; the oldest go first. A page of 5,000 nodes takes as many.
const KEPT: usize = 200_000;

/// The refs of one agent. A number is never given twice, whatever happens to pages: that is why
/// an old ref can always be told from a valid one.
#[derive(Clone, Debug, Default)]
pub struct Refs {
    table: Arc<Mutex<Table>>,
}

#[derive(Debug, Default)]
struct Table {
    last: u64,
    elements: HashMap<u64, Known>,
    numbers: HashMap<Key, u64>,
    /// No number up to this one is kept any more.
    forgotten: u64,
}

/// What a ref stands for: a node of one document. Another document has other refs.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(super) struct Key {
    pub(super) frame: FrameId,
    pub(super) loader: Arc<str>,
    pub(super) node: i64,
}

#[derive(Clone, Debug)]
pub(super) struct Known {
    pub(super) page: TargetID,
    pub(super) key: Key,
    /// As the snapshot printed it, for messages.
    pub(super) label: Arc<str>,
}

impl Refs {
    /// An empty table.
    pub fn new() -> Self {
        Self::default()
    }

    /// The number of a node, and whether it is new.
    pub(super) fn number(&self, page: &TargetID, key: &Key, label: &str) -> (u64, bool) {
        let mut table = self.table();
        if let Some(number) = table.numbers.get(key).copied() {
            if let Some(known) = table.elements.get_mut(&number) {
                if &*known.label != label {
                    known.label = label.into();
                }
            }
            return (number, false);
        }
        table.last += 1;
        let number = table.last;
        let known = Known { page: page.clone(), key: key.clone(), label: label.into() };
        table.elements.insert(number, known);
        table.numbers.insert(key.clone(), number);
        while table.elements.len() > KEPT {
            table.forgotten += 1;
            let oldest = table.forgotten;
            if let Some(known) = table.elements.remove(&oldest) {
                table.numbers.remove(&known.key);
            }
        }
        (number, true)
    }

    /// What a ref stands for.
    ///
    /// # Errors
    /// `Argument` for what cannot be a ref; `Stale` for one that is no longer kept or was never
    /// given.
    pub(super) fn find(&self, text: &str) -> Result<(u64, Known)> {
        let number = parse(text).ok_or_else(|| {
            Refusal::argument(
                format!("\"{}\" is not a ref", escape_up_to(text, 40)),
                "refs look like e12 and come from browser_snapshot",
            )
        })?;
        let table = self.table();
        match table.elements.get(&number) {
            Some(known) => Ok((number, known.clone())),
            None if number > table.last => Err(Refusal::new(
                Reason::Stale,
                format!("the ref e{number} was never given"),
                "take a browser_snapshot and use a ref from it",
            )),
            None => Err(stale(number, "")),
        }
    }

    fn table(&self) -> MutexGuard<'_, Table> {
        self.table.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// The refusal of a ref whose element or document is gone.
pub(super) fn stale(number: u64, label: &str) -> Refusal {
    let what = if label.is_empty() { String::new() } else { format!(" ({label})") };
    Refusal::new(
        Reason::Stale,
        format!("the element of ref e{number}{what} is gone: the page has changed"),
        "take a new browser_snapshot; nothing else was touched",
    )
}

/// `e12`, `@e12`, `ref=e12` and `[ref=e12]` are the same.
pub(super) fn parse(text: &str) -> Option<u64> {
    let text = text.trim();
    let text = text.strip_prefix('[').and_then(|text| text.strip_suffix(']')).unwrap_or(text);
    let text = text.strip_prefix("ref=").unwrap_or(text);
    let text = text.strip_prefix('@').unwrap_or(text);
    let digits = text.strip_prefix('e')?;
    let plain = !digits.is_empty() && digits.bytes().all(|byte| byte.is_ascii_digit());
    digits.parse().ok().filter(|number| plain && *number > 0)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn key(node: i64, loader: &str) -> Key {
        Key { frame: FrameId::from("F"), loader: loader.into(), node }
    }

    #[test]
    fn spellings_of_a_ref_are_the_same() {
        for text in ["e12", "@e12", "ref=e12", "[ref=e12]", " e12 ", "[@e12]"] {
            assert_eq!(parse(text), Some(12), "{text}");
        }
        for text in ["12", "e", "e0", "e-1", "e1x", "E1", "", "e99999999999999999999", "#e1", "e+1"]
        {
            assert_eq!(parse(text), None, "{text}");
        }
    }

    #[test]
    fn a_number_is_never_given_twice() {
        let refs = Refs::new();
        let page = TargetID::from("P");
        assert_eq!(refs.number(&page, &key(7, "one"), "button"), (1, true));
        assert_eq!(refs.number(&page, &key(7, "one"), "button"), (1, false));
        assert_eq!(refs.number(&page, &key(7, "two"), "button"), (2, true));
        assert_eq!(refs.find("e1").unwrap().1.key.loader.as_ref(), "one");
        assert_eq!(refs.find("e3").unwrap_err().reason(), Reason::Stale);
        assert!(refs.find("e3").unwrap_err().message().contains("never"));
        assert_eq!(refs.find("#e3").unwrap_err().reason(), Reason::Argument);
    }

    #[test]
    fn the_table_is_bounded_and_old_refs_are_stale() {
        let refs = Refs::new();
        let page = TargetID::from("P");
        for node in 0..=i64::try_from(KEPT).unwrap() {
            refs.number(&page, &key(node, "one"), "");
        }
        assert_eq!(refs.table().elements.len(), KEPT);
        assert_eq!(refs.table().numbers.len(), KEPT);
        assert!(refs.find("e1").unwrap_err().message().contains("gone"));
        assert!(refs.find("e2").is_ok());
    }
}
