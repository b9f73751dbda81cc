//! The table of scenarios names tests that exist.

use std::collections::BTreeSet;
use std::path::Path;

/// `module::function` of every test below a directory, the module being the file's name; and of
/// `tests/*.rs`, whose module is the file itself.
fn tests_below(directory: &Path, into: &mut BTreeSet<String>) {
    for entry in std::fs::read_dir(directory).unwrap().flatten() {
        let path = entry.path();
        if path.is_dir() {
            tests_below(&path, into);
            continue;
        }
        if path.extension().is_none_or(|extension| extension != "rs") {
            continue;
        }
        let module = path.file_stem().unwrap().to_string_lossy().into_owned();
        let module = match module.as_str() {
            "mod" | "tests" => {
                path.parent().unwrap().file_name().unwrap().to_string_lossy().into_owned()
            }
            _ => module,
        };
        let source = std::fs::read_to_string(&path).unwrap();
        let mut is_test = false;
        for line in source.lines().map(str::trim) {
            is_test |= line == "#[test]";
            if let Some(name) = line.strip_prefix("fn ").and_then(|rest| rest.split('(').next()) {
                if std::mem::take(&mut is_test) {
                    into.insert(format!("{module}::{name}"));
                }
            }
        }
    }
}

/// The cells of a row; nothing of what is not one.
fn cells(line: &str) -> Option<Vec<&str>> {
    let inside = line.strip_prefix('|')?.strip_suffix('|')?;
    let cells: Vec<&str> = inside.split('|').map(str::trim).collect();
    let rule = cells.iter().all(|cell| cell.chars().all(|c| "-: ".contains(c)));
    (!rule && cells[0] != "line").then_some(cells)
}

#[test]
fn every_scenario_names_a_test_that_exists_or_a_reason() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut known = BTreeSet::new();
    for directory in ["tests", "src"] {
        tests_below(&root.join(directory), &mut known);
    }
    assert!(known.contains("scenarios::every_scenario_names_a_test_that_exists_or_a_reason"));
    let table = std::fs::read_to_string(root.join("tests/SCENARIOS.md")).unwrap();
    let (mut rows, mut wrong) = (BTreeSet::new(), Vec::new());
    for line in table.lines() {
        let Some(cells) = cells(line) else { continue };
        let [id, what, shown_by] = cells[..] else {
            wrong.push(format!("not three cells: {line}"));
            continue;
        };
        if !rows.insert(id.to_owned()) || what.is_empty() {
            wrong.push(format!("twice, or without words: {id}"));
        }
        let reason = shown_by.strip_prefix("not here:").map(str::trim);
        let names: Vec<&str> = shown_by.split('`').skip(1).step_by(2).collect();
        if reason.is_some_and(str::is_empty) || (reason.is_none() && names.is_empty()) {
            wrong.push(format!("{id} has neither a test nor a reason"));
        }
        wrong.extend(
            names.iter().filter(|name| !known.contains(**name)).map(|name| format!("{id}: {name}")),
        );
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
    assert!(rows.len() > 120, "{} rows", rows.len());
}
