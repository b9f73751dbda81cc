//! Calls commands by name, with JSON: whatever the generated types do not have, or a program
//! that only learns at run time what to call.

use cdpwire::{Browser, Error, Result};
use serde_json::json;

fn main() -> Result<()> {
    let browser = Browser::launch()?;
    let page = browser.new_page("about:blank")?;

    // Parameters as text …
    let answer = page.call_raw("Runtime.evaluate", r#"{"expression": "6 * 7"}"#)?;
    println!("The reply as the browser wrote it: {}", answer.to_text());

    // … or as a value.
    let size = json!({"width": 400, "height": 300, "deviceScaleFactor": 1, "mobile": false});
    page.call_raw("Emulation.setDeviceMetricsOverride", size)?;
    let metrics = page.call_raw("Page.getLayoutMetrics", ())?.to_value()?;
    println!("The page is {} pixels wide", metrics["cssLayoutViewport"]["clientWidth"]);

    // A refusal keeps the browser's own words, and says what became of the call.
    match page.call_raw("Page.fly", ()) {
        Err(Error::Refused(refused)) => println!("Refused: {}", refused.message),
        other => println!("Not refused? {other:?}"),
    }
    browser.close()
}
