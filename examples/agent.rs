//! The agent's tools from Rust: open, read, type, press, and what each says.

use cdpwire::tools::{CallOptions, Toolbox, ToolboxOptions};
use serde_json::{Value, json};

const PAGE: &str = "data:text/html,<title>Guests</title><label>Name <input id=n></label>\
    <button onclick=\"list.append(n.value)\">Add</button><p id=list></p>";

fn main() -> Result<(), Box<dyn std::error::Error>> {
    // The browser starts with the first call that needs it.
    let tools = Toolbox::new(ToolboxOptions::default());
    let call = |name: &str, arguments: Value| -> Result<(), Box<dyn std::error::Error>> {
        let outcome = tools.call(name, arguments, &CallOptions::default());
        let outcome = outcome.map_err(|unknown| format!("there is no tool {}", unknown.0))?;
        println!("{name}\n{}\n", outcome.text);
        // What goes wrong in a page is an outcome too, with what to do next.
        if outcome.is_error { Err(outcome.text.into()) } else { Ok(()) }
    };
    call("browser_navigate", json!({ "url": PAGE }))?;
    call("browser_snapshot", json!({}))?;
    call("browser_type", json!({"role": "textbox", "name": "Name", "value": "Ada"}))?;
    call("browser_click", json!({"role": "button", "name": "Add"}))?;
    call("browser_wait", json!({"text": "Ada"}))?;
    tools.close();
    Ok(())
}
