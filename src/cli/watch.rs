//! `cdpwire watch`: what happens in a browser, as it happens: for a person on a terminal, for a
//! program one JSON object on a line.

use super::arguments::{Arguments, Item};
use super::failure::Failure;
use super::frames::of_frame;
use super::json;
use super::output::Output;
use super::reach::{self, Reach};
use super::table::short;
use cdpwire::protocol::page::{FrameId, Navigate};
use cdpwire::protocol::target::TargetID;
use cdpwire::untrusted::escape_up_to;
use cdpwire::{
    BridgeMode, Browser, Change, Changes, ConsoleEntry, Dialog, FrameState, Snapshot, Target,
    TargetKind, TargetState,
};
use serde_json::{Value, json};
use std::collections::HashMap;
use std::fmt::Write as _;
use std::sync::Arc;
use std::time::{Duration, Instant};

const OPTIONS: [&str; 6] = ["attach", "url", "header", "timeout", "for", "dialogs"];

/// Longest single wait: as good as for ever, and no clock minds it.
const LONG: Duration = Duration::from_secs(86_400);

/// Characters of a URL or a message on a line.
const TEXT: usize = 120;

pub(super) fn run(arguments: &mut Arguments, output: &mut Output) -> Result<(), Failure> {
    let (mut reach, mut length) = (Reach::new(), None);
    while let Some(item) = arguments.next()? {
        match item {
            Item::Help => return Ok(output.text(arguments.help())?),
            Item::Version => return Err(arguments.unknown("version", &OPTIONS)),
            Item::Option(option) if option == "for" => length = Some(arguments.duration(&option)?),
            Item::Option(option) => {
                if !OPTIONS.contains(&&*option) || !reach.take(&option, arguments)? {
                    return Err(arguments.unknown(&option, &OPTIONS));
                }
            }
            Item::Word(word) => return Err(arguments.surplus(&word)),
        }
    }
    if reach.url.is_none() && reach.attach.is_none() {
        let next = "add --attach ENDPOINT, or --url URL for a browser of its own";
        return Err(Failure::usage("it was not said what to watch", next));
    }
    reach.check()?;
    reach.whole_browser()?;
    // Whoever watches does not change how pages ask.
    reach.bridge = BridgeMode::Off;
    let browser = reach.browser()?;
    let outcome = watch(&reach, &browser, length, output);
    if let Err(error) = browser.close() {
        log::info!("{error}");
    }
    outcome
}

fn watch(
    reach: &Reach,
    browser: &Browser,
    length: Option<Duration>,
    output: &mut Output,
) -> Result<(), Failure> {
    let started = Instant::now();
    let deadline = length.map(|length| started + length);
    let mut changes = browser.changes(true);
    let mut view = View::default();
    if output.is_terminal() {
        let product = browser.version().product.clone();
        let end = match length {
            Some(length) => format!("for {length:?}"),
            None => "until you interrupt it".to_owned(),
        };
        output.text(&format!("watching {}, {end}", escape_up_to(&product, 60)))?;
    }
    // Not waited for: what becomes of it is what is watched.
    let _navigation = match &reach.url {
        Some(url) => Some(reach::only_page(browser)?.send(&Navigate::new(url.as_str()))),
        None => None,
    };
    while let Some(change) = next(&mut changes, deadline)? {
        let snapshot = browser.snapshot();
        let at = started.elapsed();
        if !output.is_terminal() {
            output.text(&line(&change, &snapshot, at))?;
            continue;
        }
        for (depth, text) in view.tell(&change, &snapshot) {
            let indent = "  ".repeat(depth.min(12));
            output.text(&format!("{:>8.2} s  {indent}{text}", at.as_secs_f64()))?;
        }
    }
    Ok(())
}

/// The next change; `None` when the time is over.
fn next(changes: &mut Changes, deadline: Option<Instant>) -> Result<Option<Change>, Failure> {
    loop {
        let left = deadline.map(|deadline| deadline.saturating_duration_since(Instant::now()));
        if left.is_some_and(|left| left.is_zero()) {
            return Ok(None);
        }
        match changes.next(left.unwrap_or(LONG)) {
            Ok(change) => return Ok(Some(change)),
            Err(error) if error.is_timeout() => {}
            Err(error) => return Err(error.into()),
        }
    }
}

/// What was told already, to say of a change what is new about it.
#[derive(Default)]
struct View {
    targets: HashMap<TargetID, Arc<Target>>,
    frames: HashMap<FrameId, (Arc<FrameState>, usize)>,
}

impl View {
    /// A change in words, with its depth.
    fn tell(&mut self, change: &Change, snapshot: &Snapshot) -> Vec<(usize, String)> {
        match change {
            Change::TargetAdded(target) | Change::TargetChanged(target) => self.target(target),
            Change::TargetRemoved(target) => {
                self.targets.remove(&target.id);
                match is_told(target) {
                    true => vec![(0, format!("{} is gone", name(target)))],
                    false => Vec::new(),
                }
            }
            Change::FrameAdded(frame) | Change::FrameChanged(frame) => self.frame(frame, snapshot),
            Change::FrameRemoved(frame) => match self.frames.remove(&frame.id) {
                // The page itself says that it is gone.
                Some((_, 0)) | None => Vec::new(),
                Some((_, depth)) => vec![(depth, format!("frame {} is gone", id(frame)))],
            },
            Change::DialogOpened(dialog) => vec![(1, opened(dialog, &self.place(dialog)))],
            Change::DialogClosed(dialog) => vec![(1, closed(dialog))],
            Change::Console { entry, .. } => vec![(1, console(entry))],
            Change::ConsoleMissed { page, count } => {
                let page = short(page.as_str());
                vec![(1, format!("console of page {page}: {count} entries came too fast"))]
            }
            Change::Bridge(true) => {
                vec![(0, "dialogs go through the bridge from now on".to_owned())]
            }
            Change::Bridge(false) => vec![(0, "dialogs are native again".to_owned())],
            Change::Closed(reason) => vec![(0, format!("the connection is over: {reason}"))],
            _ => Vec::new(),
        }
    }

    fn target(&mut self, target: &Arc<Target>) -> Vec<(usize, String)> {
        let old = self.targets.insert(target.id.clone(), target.clone());
        if !is_told(target) {
            return Vec::new();
        }
        let is_page = target.kind == TargetKind::Page;
        let mut lines = Vec::new();
        let mut say = |text: String| lines.push((0, format!("{} {text}", name(target))));
        match &old {
            None => say(match &target.opener {
                Some(opener) => format!("was opened by page {}", short(opener.as_str())),
                None => "is there".to_owned(),
            }),
            Some(_) if target.state == TargetState::Attaching => {}
            Some(old) if old.state != target.state => say(match target.state.as_str() {
                "ready" => "is attached and set up".to_owned(),
                "degraded" => "does not answer: stopped, or blocked by a dialog that was open \
                               before we came; navigating or closing it gets it back"
                    .to_owned(),
                "crashed" => "crashed; a reload revives it".to_owned(),
                state => format!("is {state}"),
            }),
            Some(_) => {}
        }
        let had = |part: fn(&Target) -> &str| old.as_deref().map_or("", part);
        // The document of a page is told by its main frame, which knows it first.
        if !is_page && had(|old| &*old.url) != &*target.url {
            say(format!("runs {}", escape_up_to(&target.url, TEXT)));
        }
        let title = &*target.title;
        // A page without a title is titled with the beginning of its URL.
        let is_url = target.url.starts_with(title.trim_end_matches('…'));
        if is_page && had(|old| &*old.title) != title && !title.is_empty() && !is_url {
            say(format!("is titled \"{}\"", escape_up_to(title, 80)));
        }
        lines
    }

    fn frame(&mut self, frame: &Arc<FrameState>, snapshot: &Snapshot) -> Vec<(usize, String)> {
        let depth = snapshot.page(&frame.page).map_or(1, |page| page.frames.depth(frame).0);
        let old = self.frames.insert(frame.id.clone(), (frame.clone(), depth));
        let old = old.map(|(old, _)| old);
        let mut lines = Vec::new();
        let mut say = |text: String| {
            let who = match depth {
                0 => format!("page {}", short(frame.page.as_str())),
                _ => format!("frame {}", id(frame)),
            };
            lines.push((depth, format!("{who} {text}")));
        };
        let url = || match &*frame.url {
            "" => "no document yet".to_owned(),
            url => escape_up_to(url, TEXT).to_string(),
        };
        match &old {
            None => say(format!("shows {}", url())),
            Some(old) if old.loader != frame.loader => say(format!("now shows {}", url())),
            Some(old) if old.url != frame.url => {
                say(format!("goes on as {} (same document)", url()));
            }
            Some(_) => {}
        }
        let was_oopif = old.as_ref().is_some_and(|old| old.is_oopif);
        if frame.is_oopif && (!was_oopif || old.is_none()) {
            let session = frame.session.as_ref().map(|id| short(id.as_str()));
            say(match session {
                Some(session) => format!("runs in a process of its own, session {session}"),
                None => "runs in a process of its own".to_owned(),
            });
        } else if was_oopif && !frame.is_oopif {
            say("runs in its parent's process again".to_owned());
        }
        let before = old.as_ref().and_then(|old| old.unreachable.as_ref());
        if let Some(why) = frame.unreachable.as_ref().filter(|why| before != Some(*why)) {
            say(format!("cannot be used: {}", why.as_str()));
        }
        lines
    }

    /// Where a dialog was opened, in words.
    fn place(&self, dialog: &Dialog) -> String {
        let page = short(dialog.page.as_str());
        let frame = dialog.frame.as_ref().and_then(|frame| self.frames.get(frame));
        match frame {
            Some((frame, depth)) if *depth > 0 => {
                format!("frame {} of page {page}, {}", id(frame), escape_up_to(&frame.origin, 80))
            }
            _ => format!("page {page}"),
        }
    }
}

/// Frames with a target of their own are told as frames; containers and the browser's own
/// surfaces are nobody's business.
fn is_told(target: &Target) -> bool {
    match &target.kind {
        TargetKind::Iframe | TargetKind::Tab | TargetKind::Browser => false,
        kind => kind.as_str() != "browser_ui",
    }
}

fn name(target: &Target) -> String {
    let kind = target.kind.as_str().replace('_', " ");
    format!("{} {}", escape_up_to(&kind, 20), short(target.id.as_str()))
}

fn id(frame: &FrameState) -> String {
    short(frame.id.as_str())
}

fn opened(dialog: &Dialog, place: &str) -> String {
    let mut text = format!(
        "dialog {} opened in {place}: {} \"{}\"",
        dialog.id,
        escape_up_to(dialog.kind.as_str(), 20),
        escape_up_to(&dialog.message, TEXT)
    );
    if !dialog.default_prompt.is_empty() {
        let _ = write!(text, ", proposes \"{}\"", escape_up_to(&dialog.default_prompt, 60));
    }
    text
}

fn closed(dialog: &Dialog) -> String {
    let Some((at, by)) = dialog.closed else { return format!("dialog {} closed", dialog.id) };
    let who = match by.as_str() {
        "agent" => "answered here",
        "auto_policy" => "answered by --dialogs",
        "watchdog" => "dismissed: nobody answered in time",
        "remote" => "answered by somebody else",
        _ => "gone with its page",
    };
    let open = at.saturating_duration_since(dialog.opened).as_secs_f64() * 1e3;
    format!("dialog {} {who}, after {open:.0} ms", dialog.id)
}

fn console(entry: &ConsoleEntry) -> String {
    let mut text = match &*entry.source {
        "console" => "console".to_owned(),
        source => escape_up_to(source, 20).to_string(),
    };
    let _ = write!(text, " {}: {}", entry.level.as_str(), escape_up_to(&entry.text, 160));
    if !entry.url.is_empty() {
        let _ = write!(text, "  ({}:{})", escape_up_to(&entry.url, 60), entry.line);
    }
    text
}

/// A change as JSON on one line.
fn line(change: &Change, snapshot: &Snapshot, at: Duration) -> String {
    let (name, more) = match change {
        Change::TargetAdded(target) => ("target_added", json!({"target": of_target(target)})),
        Change::TargetChanged(target) => ("target_changed", json!({"target": of_target(target)})),
        Change::TargetRemoved(target) => ("target_removed", json!({"target": of_target(target)})),
        Change::FrameAdded(frame) => ("frame_added", json!({"frame": of_frame(frame)})),
        Change::FrameChanged(frame) => ("frame_changed", json!({"frame": of_frame(frame)})),
        Change::FrameRemoved(frame) => ("frame_removed", json!({"frame": of_frame(frame)})),
        Change::DialogOpened(dialog) => {
            ("dialog_opened", json!({"dialog": snapshot.dialog_to_json(dialog)}))
        }
        Change::DialogClosed(dialog) => {
            ("dialog_closed", json!({"dialog": snapshot.dialog_to_json(dialog)}))
        }
        Change::Console { page, entry } => {
            ("console", json!({"page": page.as_str(), "entry": of_entry(entry)}))
        }
        Change::ConsoleMissed { page, count } => {
            ("console_missed", json!({"page": page.as_str(), "count": count}))
        }
        Change::Bridge(on) => ("bridge", json!({"on": on})),
        Change::Closed(reason) => ("closed", json!({"reason": reason.to_string()})),
        _ => ("other", json!({})),
    };
    let mut whole = json!({"at": at.as_secs_f64(), "change": name});
    if let (Some(whole), Value::Object(more)) = (whole.as_object_mut(), more) {
        whole.extend(more);
    }
    json::on_one_line(&whole.to_string(), false)
}

fn of_target(target: &Target) -> Value {
    json!({
        "id": target.id.as_str(),
        "type": target.kind.as_str(),
        "state": target.state.as_str(),
        "url": &*target.url,
        "title": &*target.title,
        "session": target.session.as_ref().map(|id| id.as_str()),
        "opener": target.opener.as_ref().map(|id| id.as_str()),
    })
}

fn of_entry(entry: &ConsoleEntry) -> Value {
    json!({
        "number": entry.number,
        "level": entry.level.as_str(),
        "source": &*entry.source,
        "text": &*entry.text,
        "url": &*entry.url,
        "line": entry.line,
        "timestamp": entry.timestamp,
    })
}
