//! Subscribes to events: of one kind and decoded, or many kinds as they came.

use cdpwire::protocol::page::{LoadEventFired, Navigate};
use cdpwire::protocol::runtime::ConsoleAPICalled;
use cdpwire::{Browser, Filter, Result};
use std::time::Duration;

const PAGE: &str = "data:text/html,<script>console.log('one'); console.warn('two')</script>";

fn main() -> Result<()> {
    let browser = Browser::launch()?;
    let page = browser.new_page("about:blank")?;

    // First subscribe, then act: events from before do not come.
    let loaded = page.subscribe::<LoadEventFired>();
    let console = page.subscribe::<ConsoleAPICalled>();
    let everything = page.subscribe_raw(&Filter::prefix("Page."));

    page.call(&Navigate::new(PAGE))?;
    loaded.next(Duration::from_secs(10))?;
    while let Some(message) = console.try_next()? {
        let words: Vec<_> = message.args.iter().filter_map(|arg| arg.value.as_ref()).collect();
        let words: Vec<_> = words.iter().map(|word| word.to_text()).collect();
        println!("console.{}: {}", message.r#type.as_str(), words.join(" "));
    }
    let mut count = 0;
    while everything.try_next()?.is_some() {
        count += 1;
    }
    println!("{count} Page events, {} lost", everything.lost());
    browser.close()
}
