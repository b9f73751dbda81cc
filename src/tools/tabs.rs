//! Tabs: opaque ids that are never given twice, and the one that tools act on.

use super::{Arguments, Group, Kind, Outcome, Parameter, Tool, Turn, fence};
use crate::core::snapshot::Snapshot;
use crate::core::targets::TargetState;
use crate::page::{Destination, Reason, Refusal, Result};
use crate::protocol::target::{GetTargets, TargetID};
use crate::untrusted::escape_up_to;
use serde_json::{Value, json};
use std::collections::HashMap;
use std::time::Duration;

/// The tabs of a session.
#[derive(Debug, Default)]
pub(super) struct Tabs {
    /// The place in the list is the number less one; never removed, so never given again.
    known: Vec<TargetID>,
    selected: Option<TargetID>,
}

impl Tabs {
    /// `t3`.
    pub(super) fn id(&mut self, page: &TargetID) -> String {
        let at = self.known.iter().position(|known| known == page);
        let at = at.unwrap_or_else(|| {
            self.known.push(page.clone());
            self.known.len() - 1
        });
        format!("t{}", at + 1)
    }

    pub(super) fn select(&mut self, page: &TargetID) {
        self.id(page);
        self.selected = Some(page.clone());
    }

    pub(super) fn forget_selection(&mut self) {
        self.selected = None;
    }

    /// The page that tools act on. `None` when there is no page at all.
    pub(super) fn selected(&mut self, snapshot: &Snapshot) -> Result<Option<TargetID>> {
        for page in snapshot.page_targets() {
            self.id(&page.id);
        }
        if let Some(selected) = self.selected.clone() {
            if snapshot.target(&selected).is_some() {
                return Ok(Some(selected));
            }
            let gone = self.id(&selected);
            self.selected = None;
            let others: Vec<String> = snapshot
                .page_targets()
                .map(|page| page.id.clone())
                .map(|id| self.id(&id))
                .collect();
            if !others.is_empty() {
                return Err(Refusal::new(
                    Reason::Stale,
                    format!("the selected tab {gone} is gone; there are: {}", others.join(", ")),
                    "select one with browser_tabs; nothing was done",
                ));
            }
        }
        let first = snapshot.page_targets().find(|page| page.session.is_some());
        self.selected = first.map(|page| page.id.clone());
        Ok(self.selected.clone())
    }

    /// The page of a tab id.
    fn find(&self, text: &str, snapshot: &Snapshot) -> Result<TargetID> {
        let number = text.strip_prefix('t').and_then(|digits| digits.parse::<usize>().ok());
        let known = number.and_then(|number| self.known.get(number.checked_sub(1)?));
        match known {
            Some(id) if snapshot.target(id).is_some() => Ok(id.clone()),
            Some(_) => Err(Refusal::new(
                Reason::Stale,
                format!("the tab {} is closed", escape_up_to(text, 20)),
                "list the tabs; ids are never given twice",
            )),
            None => Err(Refusal::argument(
                format!("there is no tab {}", escape_up_to(text, 20)),
                "tab ids look like t2 and come from browser_tabs with action list",
            )),
        }
    }
}

/// `browser_tabs`.
pub(super) static TOOL: Tool = Tool {
    name: "browser_tabs",
    title: "List, open, select, close tabs",
    description: "List, open, select or close tabs. Tools act on the selected tab; nothing \
                  switches by itself. Ids are never reused.",
    group: Group::Core,
    parameters: &[
        Parameter::required("action", Kind::Choice(&["list", "open", "select", "close"]), ""),
        Parameter::new("tab", Kind::Text, "id such as t2, for select and close"),
        Parameter::new("url", Kind::Text, "for open"),
    ],
    read_only: false,
    destructive: false,
    idempotent: false,
    output: Some(schema),
    timeout_ms: 30_000,
    run,
};

fn schema() -> Value {
    json!({
        "type": "object",
        "properties": {"tabs": {"type": "array", "items": {
            "type": "object",
            "properties": {
                "id": {"type": "string"}, "url": {"type": "string"},
                "title": {"type": "string"}, "selected": {"type": "boolean"},
                "opener": {"type": "string"}, "state": {"type": "string"}
            },
            "required": ["id", "url", "title", "selected"]
        }}},
        "required": ["tabs"]
    })
}

fn run(turn: &Turn<'_>, arguments: &Arguments) -> Result<Outcome> {
    let browser = turn.browser()?;
    let named = || {
        let text = arguments.text("tab").ok_or_else(|| {
            Refusal::argument("the argument tab is missing", "name the tab, for instance t2")
        })?;
        turn.tabs(|tabs| tabs.find(text, &browser.snapshot()))
    };
    let mut said = String::new();
    match arguments.text("action").unwrap_or("list") {
        "open" => {
            let url = arguments.text("url").unwrap_or("about:blank");
            let url = turn.options().navigation.check(url)?;
            let page = browser.new_page("about:blank")?;
            turn.tabs(|tabs| tabs.select(page.id()));
            let driver = turn.drive(&browser, &page)?;
            if url != "about:blank" {
                let arrived = driver.navigate(&Destination::Url(url))?;
                turn.options().navigation.check_arrival(&driver, &arrived.url)?;
                said = arrived.lines().join("\n");
            }
        }
        "select" => {
            let id = named()?;
            turn.tabs(|tabs| tabs.select(&id));
        }
        "close" => {
            let id = named()?;
            let selected = turn.tabs(|tabs| tabs.selected.as_ref() == Some(&id));
            browser.page(&id, turn.left())?.with_timeout(turn.left()).close()?;
            if selected {
                turn.tabs(Tabs::forget_selection);
                said = "the selected tab was closed".to_owned();
            }
        }
        _ => {}
    }
    let mut outcome = list(turn)?;
    if !said.is_empty() {
        outcome.text = format!("{said}\n{}", outcome.text);
    }
    outcome.text = fence("tabs", &outcome.text);
    Ok(outcome)
}

/// Every tab with its id, and which one is selected.
pub(super) fn list(turn: &Turn<'_>) -> Result<Outcome> {
    let browser = turn.browser()?;
    // The browser tells of a new title only when it is asked.
    let patience = turn.left().min(Duration::from_secs(2));
    let fresh = browser.with_timeout(patience).call(&GetTargets::new());
    let titles: HashMap<TargetID, String> = fresh
        .map(|answer| answer.target_infos.into_iter().map(|info| (info.target_id, info.title)))
        .map(Iterator::collect)
        .unwrap_or_default();
    let snapshot = browser.snapshot();
    let (mut rows, mut lines) = (Vec::new(), Vec::new());
    turn.tabs(|tabs| {
        let selected = tabs.selected(&snapshot).ok().flatten();
        for page in snapshot.page_targets() {
            let id = tabs.id(&page.id);
            let is_selected = selected.as_ref() == Some(&page.id);
            let mark = if is_selected { " (selected)" } else { "" };
            let state = match page.state {
                TargetState::Ready | TargetState::Attaching => String::new(),
                other => format!(" [{}]", format!("{other:?}").to_ascii_lowercase()),
            };
            let title = titles.get(&page.id).map_or(&*page.title, String::as_str);
            let (url, shown) = (escape_up_to(&page.url, 300), escape_up_to(title, 100));
            lines.push(format!("- {id}{mark}{state} {url} {shown}").trim_end().to_owned());
            let mut row = json!({
                "id": id, "url": &*page.url, "title": title, "selected": is_selected,
            });
            if let Some(opener) = &page.opener {
                row["opener"] = tabs.id(opener).into();
            }
            rows.push(row);
        }
    });
    if lines.is_empty() {
        lines.push("no tabs are open".to_owned());
    }
    Ok(Outcome::text(lines.join("\n")).structured(json!({"tabs": rows})))
}
