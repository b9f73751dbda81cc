//! Shows the frames of a page and runs a script in each of them.

use cdpwire::protocol::runtime::Evaluate;
use cdpwire::{Browser, Result};
use std::time::Duration;

const PAGE: &str = "data:text/html,<title>Outside</title>\
    <iframe name=left srcdoc='<title>Left</title><iframe srcdoc=\"<title>Inside</title>\"></iframe>'>\
    </iframe><iframe name=right srcdoc='<title>Right</title>'></iframe>";

fn main() -> Result<()> {
    let browser = Browser::launch()?;
    let page = browser.new_page(PAGE)?;

    // A frame is there before scripts run in it.
    let snapshot = browser.wait_until(Duration::from_secs(20), |snapshot| {
        let Some(page) = snapshot.page(page.id()) else { return false };
        let frames = &page.frames.frames;
        let loaded = frames.iter().filter(|frame| frame.context.is_some() && !frame.url.is_empty());
        loaded.filter(|frame| &*frame.url != "about:blank").count() == 4
    })?;
    let Some(state) = snapshot.page(page.id()) else { return Ok(()) };

    for frame in browser.frames(page.id()) {
        let depth = state.frames.frame(frame.id()).map_or(0, |it| state.frames.depth(it).0);
        let script = "document.title + ', ' + frames.length + ' frames'";
        let answer = frame.call(&Evaluate::new(script))?;
        let says = answer.result.value.map_or("?".into(), |it| it.to_text().into_owned());
        println!("{}{says}", "  ".repeat(depth));
    }
    browser.close()
}
