//! Windows. Not yet run there. The standard library cannot ask about foreign processes, so every
//! answer is the one that deletes nothing.

use super::Place;

/// Not known.
pub(in crate::host) fn process_start(_pid: u32) -> Option<u64> {
    Some(0)
}

/// Cannot be told: counts as running, so that nothing is deleted.
pub(in crate::host) fn alive(_pid: u32, _start: u64) -> bool {
    true
}

/// Cannot be told without reaping.
pub(in crate::host) fn ended_unreaped(_pid: u32) -> Option<bool> {
    None
}

/// Cannot be told.
pub(in crate::host) fn group_has_others(_leader: u32) -> bool {
    false
}

/// The machine's name only.
pub(in crate::host) fn place() -> Place {
    Place { host: std::env::var("COMPUTERNAME").unwrap_or_default(), ..Place::default() }
}

/// A matter of Linux.
pub(in crate::host) fn runs_as_root() -> bool {
    false
}

/// A matter of Linux.
pub(in crate::host) fn namespaces_forbidden() -> Option<&'static str> {
    None
}

/// A matter of Linux.
pub(in crate::host) fn shared_memory_is_small() -> bool {
    false
}
