//! Linux: everything from `/proc`.

use super::Place;
use std::fs;

/// When a process started, in clock ticks since boot: with its id, its identity.
pub(in crate::host) fn process_start(pid: u32) -> Option<u64> {
    stat(pid)?.start.into()
}

/// Whether that very process still runs; a zombie does not.
pub(in crate::host) fn alive(pid: u32, start: u64) -> bool {
    stat(pid).is_some_and(|stat| stat.start == start && !stat.dead())
}

/// Whether any process with this id runs.
pub(in crate::host) fn pid_in_use(pid: u32) -> bool {
    stat(pid).is_some_and(|stat| !stat.dead())
}

/// Whether a child has ended but was not reaped yet; `None` when that cannot be told.
pub(in crate::host) fn ended_unreaped(pid: u32) -> Option<bool> {
    Some(stat(pid)?.dead())
}

/// Whether anybody but the leader still runs in a process group. Zombies do not count: they hold
/// no file open, and whether they are reaped is the business of process 1.
pub(in crate::host) fn group_has_others(leader: u32) -> bool {
    let Ok(entries) = fs::read_dir("/proc") else { return false };
    entries
        .flatten()
        .filter_map(|entry| entry.file_name().to_str()?.parse::<u32>().ok())
        .filter(|pid| *pid != leader)
        .filter_map(stat)
        .any(|stat| stat.group == leader && !stat.dead())
}

/// The file name of the program that a process runs.
pub(in crate::host) fn program_name(pid: u32) -> Option<String> {
    let path = fs::read_link(format!("/proc/{pid}/exe")).ok()?;
    Some(path.file_name()?.to_string_lossy().into_owned())
}

/// Where process ids of this process are valid.
pub(in crate::host) fn place() -> Place {
    let read = |path| fs::read_to_string(path).unwrap_or_default().trim().to_owned();
    Place {
        host: read("/proc/sys/kernel/hostname"),
        boot: read("/proc/sys/kernel/random/boot_id"),
        pids: fs::read_link("/proc/self/ns/pid")
            .map(|link| link.to_string_lossy().into_owned())
            .unwrap_or_default(),
    }
}

/// Whether Chromium would refuse its sandbox because of who we are.
pub(in crate::host) fn runs_as_root() -> bool {
    let status = fs::read_to_string("/proc/self/status").unwrap_or_default();
    let uids = status.lines().find_map(|line| line.strip_prefix("Uid:"));
    // Real, effective, saved, file system.
    uids.and_then(|uids| uids.split_whitespace().nth(1)) == Some("0")
}

/// Whether the kernel forbids the user namespaces that the sandbox is made of, and how it says
/// so. What a container's filter forbids cannot be seen from here.
pub(in crate::host) fn namespaces_forbidden() -> Option<&'static str> {
    let reads = |path, value: &str| fs::read_to_string(path).is_ok_and(|text| text.trim() == value);
    if reads("/proc/sys/kernel/unprivileged_userns_clone", "0") {
        return Some("kernel.unprivileged_userns_clone is 0");
    }
    if reads("/proc/sys/user/max_user_namespaces", "0") {
        return Some("user.max_user_namespaces is 0");
    }
    None
}

/// Whether `/dev/shm` is missing or too small for a browser: containers give it 64 MiB, and a
/// renderer that finds it full crashes.
pub(in crate::host) fn shared_memory_is_small() -> bool {
    shm_is_small(&fs::read_to_string("/proc/mounts").unwrap_or_default())
        || !std::path::Path::new("/dev/shm").is_dir()
}

fn shm_is_small(mounts: &str) -> bool {
    const ENOUGH_KIB: u64 = 512 << 10;
    let Some(line) = mounts.lines().rfind(|line| line.split(' ').nth(1) == Some("/dev/shm")) else {
        return false;
    };
    let size =
        line.split(' ').nth(3).unwrap_or_default().split(',').find_map(|option| {
            option.strip_prefix("size=")?.strip_suffix('k')?.parse::<u64>().ok()
        });
    size.is_some_and(|kib| kib < ENOUGH_KIB)
}

struct Stat {
    state: char,
    group: u32,
    threads: u32,
    start: u64,
}

impl Stat {
    /// A leader whose other threads still run shows as a zombie as well, but cannot be reaped
    /// yet and holds its files (measured on a browser that was just killed).
    fn dead(&self) -> bool {
        matches!(self.state, 'Z' | 'X' | 'x') && self.threads <= 1
    }
}

fn stat(pid: u32) -> Option<Stat> {
    parse_stat(&fs::read_to_string(format!("/proc/{pid}/stat")).ok()?)
}

/// The program's name stands in parentheses and may contain any character, also `)`.
fn parse_stat(text: &str) -> Option<Stat> {
    let mut fields = text.rsplit_once(')')?.1.split_ascii_whitespace();
    let state = fields.next()?.chars().next()?;
    let group = fields.nth(1)?.parse().ok()?;
    let threads = fields.nth(14)?.parse().ok()?;
    let start = fields.nth(1)?.parse().ok()?;
    Some(Stat { state, group, threads, start })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_stat_line_is_read_whatever_the_program_is_called() {
        let line = "42 (a) R (b) c) S 1 7 7 0 -1 4194560 1 2 3 4 5 6 7 8 20 0 9 0 987654 1 2 3";
        let stat = parse_stat(line).unwrap();
        assert_eq!((stat.state, stat.group, stat.threads, stat.start), ('S', 7, 9, 987_654));
        assert!(!stat.dead() && !parse_stat(&line.replace(") S", ") Z")).unwrap().dead());
        assert!(parse_stat(&line.replace(") S", ") Z").replace(" 9 ", " 1 ")).unwrap().dead());
        assert!(parse_stat("42 (x").is_none() && parse_stat("").is_none());
    }

    #[test]
    fn we_are_alive_and_a_stranger_with_our_number_is_not_us() {
        let pid = std::process::id();
        let start = process_start(pid).unwrap();
        assert!(alive(pid, start) && pid_in_use(pid));
        assert!(!alive(pid, start + 1));
        assert!(!place().boot.is_empty());
    }

    #[test]
    fn the_small_shared_memory_of_a_container_is_noticed() {
        let docker = "overlay / overlay rw 0 0\nshm /dev/shm tmpfs rw,nosuid,size=65536k 0 0\n";
        let desktop = "tmpfs /dev/shm tmpfs rw,size=24683656k 0 0\n";
        assert!(shm_is_small(docker));
        assert!(!shm_is_small(desktop) && !shm_is_small("tmpfs /dev/shm tmpfs rw 0 0"));
    }
}
