//! Keeps `src/protocol/gen` and the domain features of `Cargo.toml` equal to the protocol
//! description beside this file.
//!
//! `cargo test --test protocol` fails, and lists what is stale; `cargo test --test protocol -- bless`
//! rewrites it. Other arguments of the test harness are accepted and change nothing.
//!
//! Cargo builds the crate before it runs this, with the generated code that is there. So when a
//! method that generated code calls changes its name, keep the old one until after `bless`; and
//! when the generated code itself is broken, restore it from git first.

mod checks;
mod emit;
mod manifest;
mod model;
mod names;

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::{env, fs};

/// The domains that the engine itself uses, or that those refer to. Everything else is a feature.
const ALWAYS_ON: [&str; 14] = [
    "Accessibility",
    "Browser",
    "DOM",
    "Debugger",
    "Emulation",
    "Fetch",
    "IO",
    "Input",
    "Log",
    "Network",
    "Page",
    "Runtime",
    "Security",
    "Target",
];

fn main() -> ExitCode {
    let arguments: Vec<String> = env::args().skip(1).collect();
    if arguments.iter().any(|argument| argument == "--list") {
        println!("generated_code_is_fresh: test");
        return ExitCode::SUCCESS;
    }
    let bless = arguments.iter().any(|argument| argument == "bless");

    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let protocol = model::Protocol::load(&root.join("protocol"), &ALWAYS_ON);
    checks::run(&protocol);

    let out = root.join("src/protocol/gen");
    let manifest = root.join("Cargo.toml");
    let mut wanted: BTreeMap<PathBuf, String> =
        emit::files(&protocol).into_iter().map(|(name, text)| (out.join(name), text)).collect();
    wanted.insert(manifest.clone(), manifest::refreshed(&read(&manifest), &protocol));

    let mut stale: Vec<&Path> = wanted
        .iter()
        .filter(|(path, text)| read(path) != **text)
        .map(|(path, _)| path.as_path())
        .collect();
    let extra: Vec<PathBuf> = fs::read_dir(&out)
        .into_iter()
        .flatten()
        .map(|entry| entry.expect("the directory can be read").path())
        .filter(|path| !wanted.contains_key(path))
        .collect();
    stale.extend(extra.iter().map(PathBuf::as_path));

    for path in &stale {
        let shown = path.strip_prefix(root).unwrap_or(path).display();
        match (bless, wanted.get(*path)) {
            (false, _) => println!("stale: {shown}"),
            (true, Some(text)) => {
                fs::create_dir_all(path.parent().expect("a file has a directory")).expect("mkdir");
                fs::write(path, text).expect("the generated file can be written");
                println!("written: {shown}");
            }
            (true, None) => {
                fs::remove_file(path).expect("the stray file can be removed");
                println!("removed: {shown}");
            }
        }
    }
    if stale.is_empty() || bless {
        println!("protocol {}: {} files are fresh", protocol.version, wanted.len());
        return ExitCode::SUCCESS;
    }
    println!("Run `cargo test --test protocol -- bless` and review the difference.");
    ExitCode::FAILURE
}

/// A file's text; a missing file is empty.
fn read(path: &Path) -> String {
    fs::read_to_string(path).unwrap_or_default()
}
