//! Launches the browser that is installed here, opens a page and has it compute something.

use cdpwire::protocol::runtime::Evaluate;
use cdpwire::{Browser, Result};

fn main() -> Result<()> {
    let browser = Browser::launch()?;
    let page = browser.new_page("about:blank")?;
    let answer = page.call(&Evaluate::new("[1, 2, 3].map((n) => n * n).join()"))?;
    if let Some(value) = answer.result.value {
        println!("The page says {}", value.to_text());
    }
    println!("The browser is {}", browser.version().product);
    browser.close()
}
