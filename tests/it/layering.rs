//! The floors of the house: a room imports only from floors below its own.

use std::collections::BTreeMap;
use std::path::Path;

/// Rooms by floor, the lowest first. Rooms of one floor may not import each other, but for the
/// lowest, whose rooms are one another's vocabulary.
const FLOORS: [&[&str]; 11] = [
    &["error", "failpoint", "limits", "redact", "untrusted"],
    &["protocol"],
    &["wire"],
    &["core"],
    &["engine"],
    &["client"],
    &["host", "mock", "site"],
    &["page"],
    &["tools"],
    &["guide"],
    &["mcp", "cli", "main", "lib"],
];

fn floor_of(room: &str) -> Option<usize> {
    FLOORS.iter().position(|rooms| rooms.contains(&room))
}

/// The rooms that a source file imports: `use crate::room::…` and `crate::room::…` in its text.
fn imports(source: &str) -> Vec<(usize, String)> {
    let mut found = Vec::new();
    for (number, line) in source.lines().enumerate() {
        let code = line.split("//").next().unwrap_or_default();
        for (at, _) in code.match_indices("crate::") {
            // `cdpwire_crate::` and the like are other names.
            if code[..at].ends_with(|c: char| c.is_alphanumeric() || c == '_') {
                continue;
            }
            let rest = &code[at + "crate::".len()..];
            let names = match rest.strip_prefix('{') {
                Some(list) => list.split('}').next().unwrap_or_default().to_owned(),
                // `crate::protocol::{…}` is an import of the room `protocol` alone.
                None => rest.split(':').next().unwrap_or_default().to_owned(),
            };
            for name in names.split(',') {
                let name: String =
                    name.trim().chars().take_while(|c| c.is_alphanumeric() || *c == '_').collect();
                found.push((number + 1, name));
            }
        }
    }
    found
}

fn sources(dir: &Path, into: &mut BTreeMap<String, String>) {
    for entry in std::fs::read_dir(dir).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            sources(&path, into);
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            let text = std::fs::read_to_string(&path).unwrap();
            into.insert(path.display().to_string().replace('\\', "/"), text);
        }
    }
}

fn room_of(path: &str) -> String {
    let inside = path.rsplit_once("/src/").map_or(path, |(_, inside)| inside);
    let first = inside.split('/').next().unwrap_or_default();
    first.trim_end_matches(".rs").to_owned()
}

#[test]
fn no_room_imports_from_a_higher_floor() {
    let mut files = BTreeMap::new();
    sources(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src"), &mut files);
    assert!(files.len() > 100, "only {} files found", files.len());
    let mut wrong = Vec::new();
    for (path, text) in &files {
        let room = room_of(path);
        let Some(own) = floor_of(&room) else {
            wrong.push(format!("{path}: the room {room} stands on no floor"));
            continue;
        };
        for (line, import) in imports(text) {
            // Names that the crate exports at its root are the public face of a room.
            let Some(floor) = floor_of(&import) else { continue };
            let allowed = floor < own || import == room || (own == 0 && floor == 0);
            if !allowed {
                wrong.push(format!("{path}:{line}: {room} imports {import}"));
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn the_check_sees_what_it_looks_for() {
    let text = "use crate::engine::link;\nuse crate::{core, wire};\n// crate::host\nlet x = crate::client::Page;";
    let names: Vec<String> = imports(text).into_iter().map(|(_, name)| name).collect();
    assert_eq!(names, ["engine", "core", "wire", "client"]);
    assert_eq!(room_of("/x/src/core/mod.rs"), "core");
    assert_eq!(room_of("/x/src/main.rs"), "main");
}

/// The rooms without IO stay so: no clock, thread, socket, file, process or random source.
#[test]
fn the_pure_rooms_touch_nothing_outside() {
    const FORBIDDEN: [&str; 9] = [
        "Instant::now",
        "SystemTime::now",
        "std::thread",
        "std::net",
        "std::fs",
        "std::process",
        "std::env",
        "RandomState",
        "println!",
    ];
    let mut files = BTreeMap::new();
    for room in ["protocol", "wire", "core"] {
        sources(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src").join(room), &mut files);
    }
    let mut wrong = Vec::new();
    for (path, text) in &files {
        if path.contains("/tests") || path.ends_with("/fuzz.rs") {
            continue;
        }
        // Unit tests stand at the end of their file and may use the clock.
        let code = text.split("#[cfg(test)]\nmod tests").next().unwrap_or_default();
        for (number, line) in code.lines().enumerate() {
            let line = line.split("//").next().unwrap_or_default();
            for word in FORBIDDEN.iter().filter(|word| line.contains(**word)) {
                wrong.push(format!("{path}:{}: {word}", number + 1));
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}
