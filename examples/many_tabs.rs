//! Many tabs from many threads: a browser and its pages may be used from everywhere at once.

use cdpwire::protocol::page::{LoadEventFired, Navigate};
use cdpwire::protocol::runtime::Evaluate;
use cdpwire::{Browser, Result};
use std::thread;
use std::time::{Duration, Instant};

const TABS: usize = 12;

fn main() -> Result<()> {
    let browser = Browser::launch()?;
    let started = Instant::now();
    let answers = thread::scope(|scope| {
        let browser = &browser;
        let tab = |number: usize| {
            scope.spawn(move || -> Result<String> {
                let url = format!("data:text/html,<title>Tab {number}</title>");
                let page = browser.new_page("about:blank")?;
                // A navigation answers when the new document begins, not when it is complete.
                let loaded = page.subscribe::<LoadEventFired>();
                page.call(&Navigate::new(&*url))?;
                loaded.next(Duration::from_secs(20))?;
                let answer = page.call(&Evaluate::new("document.title"))?;
                page.close()?;
                Ok(answer
                    .result
                    .value
                    .map(|title| title.to_text().into_owned())
                    .unwrap_or_default())
            })
        };
        let threads: Vec<_> = (0..TABS).map(tab).collect();
        threads.into_iter().map(|thread| thread.join().expect("no panic")).collect::<Vec<_>>()
    });
    for answer in answers {
        println!("{}", answer?);
    }
    println!("{TABS} tabs opened, asked and closed in {:?}", started.elapsed());
    browser.close()
}
