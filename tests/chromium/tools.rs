//! The agent's tools on the installed browser: what the page saw, and what the tool said.
#![allow(clippy::needless_pass_by_value, reason = "callers write what they mean in place")]

use crate::world::{Reply, World};
use cdpwire::tools::{CallOptions, Group, Outcome, Toolbox, ToolboxOptions};
use serde_json::{Value, json};

pub(crate) struct Agent {
    pub(crate) world: World,
    pub(crate) toolbox: Toolbox,
}

impl Agent {
    pub(crate) fn new() -> Self {
        let world = World::new();
        let mut options = ToolboxOptions::default();
        options.groups = Group::ALL.to_vec();
        let toolbox = Toolbox::with_browser(world.browser.clone(), options);
        Self { world, toolbox }
    }

    /// Serves a page at `a.test/page` and opens it.
    pub(crate) fn open(&self, html: &str) -> Outcome {
        self.world.site.route("*", "/page", Reply::html(html));
        let url = self.world.site.url("a.test", "/page");
        self.ok("browser_navigate", json!({ "url": url }))
    }

    pub(crate) fn call(&self, tool: &str, arguments: Value) -> Outcome {
        let outcome = self.toolbox.call(tool, arguments, &CallOptions::default());
        outcome.unwrap_or_else(|unknown| panic!("{unknown:?}"))
    }

    pub(crate) fn ok(&self, tool: &str, arguments: Value) -> Outcome {
        let outcome = self.call(tool, arguments.clone());
        assert!(!outcome.is_error, "{tool} {arguments}: {}", outcome.text);
        outcome
    }

    pub(crate) fn refused(&self, tool: &str, arguments: Value) -> String {
        let outcome = self.call(tool, arguments.clone());
        assert!(outcome.is_error, "{tool} {arguments} was not refused: {}", outcome.text);
        outcome.text
    }

    pub(crate) fn js(&self, expression: &str) -> Value {
        let outcome = self.ok("browser_evaluate", json!({ "expression": expression }));
        outcome.structured.unwrap()["value"].take()
    }

    /// The ref of the only line of a snapshot that contains this text.
    pub(crate) fn named(&self, text: &str) -> String {
        let snapshot = self.ok("browser_snapshot", json!({})).text;
        let lines: Vec<&str> = snapshot.lines().filter(|line| line.contains(text)).collect();
        assert_eq!(lines.len(), 1, "{text} in\n{snapshot}");
        let rest = lines[0].split("[ref=").nth(1).unwrap_or_else(|| panic!("{}", lines[0]));
        rest.split(']').next().unwrap().to_owned()
    }
}

#[test]
fn a_form_is_filled_and_sent() {
    let agent = Agent::new();
    let said = agent.open(
        "<title>Form</title><form onsubmit=\"event.preventDefault();\
         document.title='sent '+new URLSearchParams(new FormData(this))\">\
         <label>Name <input name=n></label><label><input type=checkbox name=c> Agree</label>\
         <label>Colour <select name=s><option>red<option>green</select></label>\
         <input type=date name=d aria-label=Day><button>Send</button></form>",
    );
    println!("{}", said.text);
    println!("{}", agent.ok("browser_snapshot", json!({})).text);
    let name = agent.named("textbox \"Name\"");
    println!("{}", agent.ok("browser_type", json!({"ref": name, "value": "Ada L."})).text);
    let agree = json!({"role": "checkbox", "name": "Agree", "checked": true});
    println!("{}", agent.ok("browser_click", agree).text);
    let colour = json!({"role": "combobox", "name": "Colour", "select": "green"});
    println!("{}", agent.ok("browser_click", colour).text);
    let day = json!({"selector": "input[type=date]", "value": "2026-03-31"});
    println!("{}", agent.ok("browser_type", day).text);
    println!("{}", agent.ok("browser_click", json!({"role": "button", "name": "Send"})).text);
    assert_eq!(agent.js("document.title"), "sent n=Ada+L.&c=on&s=green&d=2026-03-31");
    println!("{}", agent.ok("browser_screenshot", json!({"inline": true})).text);
    println!("{}", agent.ok("browser_tabs", json!({"action": "list"})).text);
}

#[test]
fn a_prompt_in_a_frame_of_another_site_is_answered() {
    let agent = Agent::new();
    agent.world.site.route(
        "*",
        "/ask",
        Reply::html("<button onclick=\"document.body.append(prompt('Who?','me'))\">Ask</button>"),
    );
    let port = agent.world.site.url("b.test", "/ask");
    agent.open(&format!(
        "<h1>Top</h1><iframe style='border:9px solid;padding:7px' src='{port}'></iframe>"
    ));
    agent.ok("browser_wait", json!({"text": "Ask"}));
    let ask = agent.named("button \"Ask\"");
    let clicked = agent.ok("browser_click", json!({ "ref": ask }));
    println!("{}", clicked.text);
    assert!(clicked.text.contains("dialog open: prompt \"Who?\" [d-1] default \"me\""));
    let read = agent.ok("browser_snapshot", json!({}));
    println!("{}", read.text);
    println!("{}", agent.refused("browser_click", json!({ "ref": ask })));
    let said = agent.ok("browser_dialog", json!({"action": "accept", "promptText": "Grace"}));
    println!("{}", said.text);
    agent.ok("browser_wait", json!({"text": "Grace"}));
    let clicked =
        agent.ok("browser_click", json!({"ref": ask, "dialog": "accept", "dialogText": "Joan"}));
    println!("{}", clicked.text);
    agent.ok("browser_wait", json!({"text": "Joan"}));
}
