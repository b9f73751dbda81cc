//! `cdpwire frames`: the frames of every page, as a tree.

use super::arguments::{Arguments, Item};
use super::failure::Failure;
use super::json;
use super::output::Output;
use super::reach::{self, Reach};
use super::table::{aligned, short};
use cdpwire::untrusted::escape_up_to;
use cdpwire::{BridgeMode, Browser, FrameState, FrameTree, Snapshot};
use serde_json::{Value, json};
use std::fmt::Write as _;
use std::sync::Arc;

/// Characters of a URL that a row shows.
const URL: usize = 70;

pub(super) fn run(arguments: &mut Arguments, output: &mut Output) -> Result<(), Failure> {
    let (mut reach, mut page, mut as_json) = (Reach::new(), None, false);
    let known = ["attach", "url", "header", "timeout", "page", "json"];
    while let Some(item) = arguments.next()? {
        match item {
            Item::Help => return Ok(output.text(arguments.help())?),
            Item::Version => return Err(arguments.unknown("version", &known)),
            Item::Option(option) => match option.as_str() {
                "json" => as_json = true,
                "page" => page = Some(arguments.value()?),
                "attach" | "url" | "header" | "timeout" if reach.take(&option, arguments)? => {}
                _ => return Err(arguments.unknown(&option, &known)),
            },
            Item::Word(word) => return Err(arguments.surplus(&word)),
        }
    }
    if reach.url.is_none() && reach.attach.is_none() {
        let next = "add --url URL, or --attach ENDPOINT for a browser that runs already";
        return Err(Failure::usage("it was not said of which page", next));
    }
    reach.check()?;
    reach.whole_browser()?;
    // Looking changes nothing.
    reach.bridge = BridgeMode::Off;
    let browser = reach.browser()?;
    let outcome = show(&reach, &browser, page.as_deref(), as_json, output);
    if let Err(error) = browser.close() {
        log::info!("{error}");
    }
    outcome
}

fn show(
    reach: &Reach,
    browser: &Browser,
    page: Option<&str>,
    as_json: bool,
    output: &mut Output,
) -> Result<(), Failure> {
    if let Some(url) = &reach.url {
        let page = reach::only_page(browser)?;
        reach.load(&page, url)?;
    }
    reach::settle_all(browser)?;
    let snapshot = browser.snapshot();
    let is_wanted = |id: &str| page.is_none_or(|page| page == id);
    let pages: Vec<_> =
        snapshot.pages.iter().filter(|page| is_wanted(page.id.as_str())).cloned().collect();
    if pages.is_empty() {
        let message = match page {
            Some(id) => format!("no page has the id {}", escape_up_to(id, 80)),
            None => "no page is open".to_owned(),
        };
        let next = "see the pages with `cdpwire frames --attach …`";
        let known = snapshot.pages.iter().map(|page| Value::from(page.id.as_str()));
        return Err(Failure::usage(message, next).with("pages", known.collect::<Value>()));
    }
    if as_json {
        let pages: Value = pages
            .iter()
            .map(|page| {
                let target = snapshot.target(&page.id);
                let frame = |frame: &Arc<FrameState>| {
                    let mut json = of_frame(frame);
                    if let Some(json) = json.as_object_mut() {
                        json.insert("depth".to_owned(), page.frames.depth(frame).0.into());
                    }
                    json
                };
                json!({
                    "id": page.id.as_str(),
                    "title": target.map(|target| &*target.title),
                    "state": target.map(|target| target.state.as_str()),
                    "frames": page.frames.frames.iter().map(frame).collect::<Value>(),
                    "truncated": page.frames.truncated,
                })
            })
            .collect();
        let text = json!({ "pages": pages }).to_string();
        return Ok(output.text(&json::laid_out(&text, output.is_terminal()))?);
    }
    for (index, page) in pages.iter().enumerate() {
        if index > 0 {
            output.text("")?;
        }
        let mut head = format!("page {}", escape_up_to(page.id.as_str(), 64));
        if let Some(target) = snapshot.target(&page.id) {
            if !target.title.is_empty() {
                let _ = write!(head, " \"{}\"", escape_up_to(&target.title, 60));
            }
            let _ = write!(head, ", {}", target.state.as_str());
        }
        output.text(&head)?;
        for line in tree(&page.frames, &snapshot) {
            output.text(&line)?;
        }
        if page.frames.truncated {
            output.text("  and more frames than are kept")?;
        }
    }
    Ok(())
}

/// A frame as JSON, for this command and for `watch`.
pub(super) fn of_frame(frame: &FrameState) -> Value {
    json!({
        "id": frame.id.as_str(),
        "parent": frame.parent.as_ref().map(|id| id.as_str()),
        "page": frame.page.as_str(),
        "url": &*frame.url,
        "origin": &*frame.origin,
        "name": &*frame.name,
        "is_oopif": frame.is_oopif,
        "session": frame.session.as_ref().map(|id| id.as_str()),
        "unreachable": frame.unreachable.as_ref().map(|why| why.as_str()),
    })
}

/// One line a frame: its place and URL, its id, and where its commands run.
fn tree(tree: &FrameTree, snapshot: &Snapshot) -> Vec<String> {
    let mut rows = Vec::new();
    // Whether each level above has more frames to come.
    let mut open: Vec<bool> = Vec::new();
    for (index, frame) in tree.frames.iter().enumerate() {
        let depth = tree.depth(frame).0;
        let rest = tree.frames.get(index + 1..).unwrap_or_default();
        let has_sibling = rest.iter().any(|later| later.parent == frame.parent);
        open.truncate(depth);
        open.push(has_sibling);
        let mut place = String::from("  ");
        if let Some(between) = open.get(1..depth) {
            for open in between {
                place.push_str(if *open { "│  " } else { "   " });
            }
        }
        if depth > 0 {
            place.push_str(if has_sibling { "├─ " } else { "└─ " });
        }
        let url = match &*frame.url {
            "" => "(no document yet)".to_owned(),
            url => escape_up_to(url, URL).to_string(),
        };
        let mut place_and_url = format!("{place}{url}");
        if !frame.name.is_empty() {
            let _ = write!(place_and_url, " ({})", escape_up_to(&frame.name, 20));
        }
        rows.push([
            place_and_url,
            escape_up_to(frame.id.as_str(), 64).to_string(),
            standing(frame, snapshot),
        ]);
    }
    aligned(&rows)
}

/// In whose process a frame runs, or why nothing can be done in it.
fn standing(frame: &FrameState, snapshot: &Snapshot) -> String {
    let session = snapshot.session_of_frame(frame);
    let session = session.map_or("none".to_owned(), |id| short(id.as_str()));
    let mut text = match (&frame.parent, frame.is_oopif) {
        (None, _) => format!("main frame, session {session}"),
        (Some(_), true) => format!("own process, session {session}"),
        (Some(_), false) => format!("with its parent, session {session}"),
    };
    if let Some(why) = &frame.unreachable {
        let _ = write!(text, "; {}", why.as_str());
    }
    text
}
