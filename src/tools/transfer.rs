//! `browser_upload`, `browser_downloads`, `browser_pdf`.

use super::files;
use super::shared::{self, NAME, REF, ROLE, SELECTOR, TEXT};
use super::{Arguments, Group, Kind, Outcome, Parameter, Tool, Turn};
use crate::page::Result;
use crate::page::capture::{PdfOptions, pdf};
use serde_json::{Value, json};
use std::path::PathBuf;
use std::time::{Duration, Instant};

pub(super) static UPLOAD: Tool = Tool {
    name: "browser_upload",
    title: "Give files to an input",
    description: "Put files into a file input, or into the one behind a label or button. An \
                  empty list clears it.",
    group: Group::Files,
    parameters: &[
        REF,
        ROLE,
        NAME,
        TEXT,
        SELECTOR,
        Parameter::required("paths", Kind::Texts, "absolute"),
    ],
    read_only: false,
    destructive: true,
    idempotent: true,
    output: None,
    timeout_ms: 30_000,
    run: upload,
};

fn upload(turn: &Turn<'_>, arguments: &Arguments) -> Result<Outcome> {
    let address = shared::needed_address(arguments)?;
    let paths = arguments.texts("paths").unwrap_or_default();
    let paths: Vec<PathBuf> = paths.into_iter().map(PathBuf::from).collect();
    let driver = turn.driver()?;
    let done = driver.upload(&address, &paths)?;
    shared::done(turn, &driver, &done)
}

pub(super) static DOWNLOADS: Tool = Tool {
    name: "browser_downloads",
    title: "List downloads",
    description: "List downloads with path, size, type and suggested name. wait: until none is \
                  running.",
    group: Group::Files,
    parameters: &[Parameter::new("wait", Kind::Flag, "")],
    read_only: true,
    destructive: false,
    idempotent: true,
    output: Some(schema),
    timeout_ms: 60_000,
    run: downloads,
};

fn schema() -> Value {
    json!({
        "type": "object",
        "properties": {"downloads": {"type": "array", "items": {"type": "object"}}},
        "required": ["downloads"]
    })
}

fn downloads(turn: &Turn<'_>, arguments: &Arguments) -> Result<Outcome> {
    let browser = turn.browser()?;
    let downloads = turn.downloads(&browser)?;
    let deadline = Instant::now() + turn.left().saturating_sub(Duration::from_millis(100));
    let mut all = downloads.all();
    let is_running = |all: &[super::downloads::Download]| {
        all.iter().any(|download| download.progress == super::downloads::Progress::Running)
    };
    while arguments.flag("wait")
        && is_running(&all)
        && Instant::now() < deadline
        && !turn.cancel().is_cancelled()
    {
        std::thread::sleep(Duration::from_millis(50));
        all = downloads.all();
    }
    // What is listed here needs no telling of its own.
    downloads.news();
    let lines: Vec<String> = all.iter().map(super::downloads::Download::line).collect();
    let text = if lines.is_empty() { "no downloads".to_owned() } else { lines.join("\n") };
    let values: Vec<Value> = all.iter().map(super::downloads::Download::value).collect();
    let mut outcome = Outcome::text(text).structured(json!({"downloads": values}));
    outcome.files.extend(all.iter().filter_map(super::downloads::Download::attachment));
    Ok(outcome)
}

pub(super) static PDF: Tool = Tool {
    name: "browser_pdf",
    title: "Print to a PDF file",
    description: "Print the selected tab to a PDF file.",
    group: Group::Files,
    parameters: &[
        Parameter::new("landscape", Kind::Flag, ""),
        Parameter::new("scale", Kind::Number, "0.1 to 2"),
        Parameter::new("pageRanges", Kind::Text, "1-3, 7"),
        shared::FILENAME,
    ],
    read_only: true,
    destructive: false,
    idempotent: true,
    output: None,
    timeout_ms: 60_000,
    run: print,
};

fn print(turn: &Turn<'_>, arguments: &Arguments) -> Result<Outcome> {
    let options = PdfOptions {
        landscape: arguments.flag("landscape"),
        scale: arguments.number("scale").unwrap_or(1.0),
        ranges: arguments.text("pageRanges").map(str::to_owned),
        ..PdfOptions::default()
    };
    let driver = turn.driver()?;
    let bytes = pdf(&driver.page().with_timeout(turn.left()).interruptible(), &options)?;
    let path = turn.file_for(arguments, "page", "pdf")?;
    let file = files::write(&path, "application/pdf", &bytes)?;
    let mut outcome = Outcome::text(format!("{} ({} bytes)", file.path.display(), file.size));
    outcome.files.push(file);
    Ok(outcome)
}
