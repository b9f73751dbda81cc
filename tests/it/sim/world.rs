//! What happens in the browser by itself: pages, frames, workers, dialogs, crashes.

use super::driver::{Level, SECRET, Sim};
use cdpwire::mock::{DialogKind, Document, Evaluation, Model, SwapOrder};
use serde_json::json;

pub(super) const URLS: [&str; 9] = [
    "http://a.test/",
    "http://a.test/two",
    "http://a.test/#part",
    "http://b.test/",
    "http://b.test/full",
    "http://c.test/deep",
    "http://d.test/",
    "about:blank",
    "http://fails.test/",
];

/// What the URLs lead to.
pub(super) fn define(model: &mut Model) {
    model.define("http://a.test/two", Document::new().title("Two").frame("http://a.test/"));
    model.define(
        "http://b.test/full",
        Document::new().frame("http://a.test/").frame("http://c.test/deep").console("full"),
    );
    model.define(
        "http://c.test/deep",
        Document::new().frame("http://d.test/").worker("worker", "http://c.test/w.js"),
    );
    model.define("http://fails.test/", Document::failing("net::ERR_CONNECTION_REFUSED"));
    model.answer_expression("never", Evaluation::Never);
    model.answer_expression("throw", Evaluation::Throw("thrown".into()));
    model.answer_expression("deny", Evaluation::Error(-32000, "denied".into()));
    model.answer_expression("gone", Evaluation::Error(-32000, "Promise was collected".into()));
}

/// The frames of a page, the main frame first.
pub(super) fn frames_of(model: &Model, page: &str) -> Vec<String> {
    let mut all: Vec<String> = model.main_frame(page).into_iter().collect();
    let mut at = 0;
    while let Some(frame) = all.get(at).cloned() {
        all.extend(model.child_frames(&frame));
        at += 1;
    }
    all
}

fn all_frames(model: &Model) -> Vec<String> {
    model.targets("page").iter().flat_map(|page| frames_of(model, page)).collect()
}

const KINDS: [DialogKind; 3] = [DialogKind::Alert, DialogKind::Confirm, DialogKind::Prompt];

/// The kind of what happened, and the story of it.
type Happened = (&'static str, String);

fn nothing() -> Happened {
    ("nothing", String::new())
}

impl Sim {
    fn pick(&mut self, from: &[String]) -> Option<String> {
        (!from.is_empty()).then(|| from[self.random.below(from.len())].clone())
    }

    fn url(&mut self) -> &'static str {
        URLS[self.random.below(URLS.len())]
    }

    pub(super) fn world_step(&mut self) {
        let pages = self.peer.model().targets("page");
        let frames = all_frames(self.peer.model());
        let (page, frame) = (self.pick(&pages), self.pick(&frames));
        let url = self.url();
        let (dice, flag) = (self.random.below(100), self.random.below(2) == 0);
        let (Some(page), Some(frame)) = (page, frame) else {
            self.say(|_| format!("world: a page at {url}"));
            self.peer.model().open_page(url, None);
            self.collect();
            return;
        };
        let (kind, what) = self.happen(dice, flag, url, &page, &frame);
        self.note(kind);
        self.say(|_| format!("world: {kind}: {what}"));
        self.collect();
    }

    fn happen(&mut self, dice: usize, flag: bool, url: &str, page: &str, frame: &str) -> Happened {
        let random = self.random.bits();
        let kind = KINDS[self.random.below(3)];
        let level = self.level;
        let model = self.peer.model();
        match dice {
            0..5 if model.targets("page").len() < 5 => {
                model.open_page(url, None);
                ("page", format!("a page at {url}"))
            }
            5..8 if model.targets("page").len() < 5 => {
                model.open_page(url, Some(frame));
                ("popup", format!("a popup of {frame} at {url}"))
            }
            8..10 => {
                model.flash_popup(url, frame);
                ("flashing popup", format!("a popup of {frame} flashes"))
            }
            10..24 => {
                model.attach_iframe(frame, url);
                ("iframe", format!("an iframe in {frame} at {url}"))
            }
            24..32 => {
                model.remove_frame(frame);
                ("iframe removed", format!("{frame} is removed"))
            }
            32..48 => {
                model.navigate(frame, url);
                ("navigation", format!("{frame} goes to {url}"))
            }
            48..51 => {
                model.reload(frame);
                ("reload", format!("{frame} reloads"))
            }
            51..56 => {
                let kinds = ["worker", "worker", "shared_worker", "service_worker"];
                let kind = kinds[(random % 4) as usize];
                let owners: Vec<String> = ["page", "iframe", "worker"]
                    .iter()
                    .flat_map(|kind| model.targets(kind))
                    .filter(|id| model.target_info(id).is_some_and(|info| info["attached"] == true))
                    .collect();
                let Some(owner) = owners.get((random >> 8) as usize % owners.len().max(1)) else {
                    return nothing();
                };
                model.start_worker(owner, kind, "http://a.test/w.js");
                ("worker", format!("a {kind} of {owner}"))
            }
            56..58 => {
                let workers: Vec<String> = ["worker", "shared_worker", "service_worker"]
                    .iter()
                    .flat_map(|kind| model.targets(kind))
                    .collect();
                let Some(worker) = workers.get(random as usize % workers.len().max(1)) else {
                    return nothing();
                };
                model.end_worker(worker);
                ("worker ended", format!("the worker {worker} ends"))
            }
            58..61 => {
                let target = if flag && model.is_remote(frame) { frame } else { page };
                model.crash(target);
                ("crash", format!("{target} crashes"))
            }
            61..64 => {
                let target = if model.is_remote(frame) { frame } else { page };
                model.stop_renderer(target, flag);
                let (what, word) =
                    if flag { ("renderer stops", "stops") } else { ("renderer runs", "runs") };
                (what, format!("{target} {word}"))
            }
            64..74 => {
                model.open_dialog(frame, kind, "m", "d");
                ("dialog", format!("a dialog in {frame}"))
            }
            74..79 => {
                model.close_dialog(page, flag, "t");
                ("dialog closed by somebody", format!("somebody closes the dialog of {page}"))
            }
            79..81 => {
                model.set_beforeunload(page, flag);
                ("beforeunload", format!("{page} asks before it is left: {flag}"))
            }
            81..88 => {
                let name = ["alert", "confirm", "prompt"][(random % 3) as usize];
                let question = json!({
                    "kind": name,
                    "message": "m", "initial": "i", "opaque": level == Level::Wild && flag,
                    "url": model.frame_url(frame),
                });
                let asked = random % 4 > 0;
                let (url, post) = match asked {
                    true => (format!("https://{SECRET}.invalid/"), question.to_string()),
                    false => ("http://foreign.test/".to_owned(), "x".to_owned()),
                };
                match model.request(frame, &url, Some(&post), asked) {
                    Some(id) => {
                        let what = if asked { "question to the bridge" } else { "foreign request" };
                        (what, format!("{frame} requests {url}: {id}"))
                    }
                    None => nothing(),
                }
            }
            88..90 => {
                model.close_target(page);
                ("page closed", format!("{page} closes"))
            }
            90 => {
                let order = if flag { SwapOrder::Usual } else { SwapOrder::Other };
                model.set_swap_order(order);
                ("order of swaps", format!("frames change process in the order {order:?}"))
            }
            91..94 => {
                model.finish_navigations();
                ("navigations commit", String::new())
            }
            94 => {
                model.rekey_main_frame(page);
                ("main frame renamed", format!("the main frame of {page} gets another id"))
            }
            95..97 => {
                let args = json!([{ "type": "string", "value": "hello" }]);
                model.console(frame, if flag { "log" } else { "error" }, &args);
                ("console", format!("{frame} writes to the console"))
            }
            97 => {
                let kind = ["browser_ui", "webview", "never_heard_of"][(random % 3) as usize];
                model.open_target(kind, "chrome://x/");
                ("target of another kind", format!("a {kind}"))
            }
            98 => {
                let Some(session) = model.sessions(page).first().cloned() else {
                    return nothing();
                };
                let details = json!({
                    "exceptionId": 1, "text": "Uncaught", "lineNumber": 1, "columnNumber": 1,
                });
                let thrown = json!({ "timestamp": 1.0, "exceptionDetails": details });
                model.emit(&session, "Runtime.exceptionThrown", thrown);
                let entry = json!({
                    "source": "network", "level": "error", "text": "404", "timestamp": 1.0,
                });
                model.emit(&session, "Log.entryAdded", json!({ "entry": entry }));
                ("exception", format!("{page} throws"))
            }
            _ => nothing(),
        }
    }

    /// A page opens and says something before anybody asked it.
    pub(super) fn early_word(&mut self) {
        let url = self.url();
        let model = self.peer.model();
        if model.targets("page").len() >= 5 {
            return;
        }
        let page = model.open_page(url, None);
        let session = page.and_then(|page| model.sessions(&page).first().cloned());
        if let Some(session) = session {
            let entry = json!({
                "source": "network", "level": "error", "text": "404", "timestamp": 1.0,
            });
            model.emit(&session, "Log.entryAdded", json!({ "entry": entry }));
        }
        self.collect();
    }

    /// Ends whatever keeps renderers from answering.
    pub(super) fn unblock_world(&mut self) {
        let model = self.peer.model();
        for target in [model.targets("page"), model.targets("iframe")].concat() {
            model.stop_renderer(&target, false);
        }
        self.collect();
        // A script that goes on may open the next dialog, and a navigation lead to another page.
        for _ in 0..40 {
            self.exchange();
            if self.ended {
                return;
            }
            let model = self.peer.model();
            let dialogs = model.dialogs();
            for (page, _) in &dialogs {
                model.close_dialog(page, true, "");
            }
            let commits = model.finish_navigations();
            if !self.answer_something() && dialogs.is_empty() && commits == 0 {
                return;
            }
        }
        // With messages lost, some of it cannot be seen to end.
        assert!(self.level != Level::Calm, "the browser never comes to rest");
    }
}
