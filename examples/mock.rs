//! Tests code of your own against a browser that is not there, faults included.
//!
//! `cargo run --example mock --features mock`

use cdpwire::mock::{self, Answer, Document, Model, ModelConfig, Script, Shared};
use cdpwire::protocol::runtime;
use cdpwire::{Browser, Error, Result, TargetKind};
use std::time::Duration;

/// The code under test: the titles of all pages, and `None` for those that do not answer.
fn titles(browser: &Browser) -> Vec<Option<String>> {
    let title = |page: &cdpwire::Page| -> Result<Option<String>> {
        let quick = page.with_timeout(Duration::from_millis(200)).interruptible();
        let answer = quick.call(&runtime::Evaluate::new("document.title"))?;
        answer.result.value.map(|value| value.decode("title")).transpose()
    };
    browser.pages().iter().map(|page| title(page).ok().flatten()).collect()
}

fn main() -> Result<()> {
    // A browser that behaves as Chromium was measured to.
    let mut model = Model::new(ModelConfig::default());
    model.define("http://shop.test/", Document::new().title("Shop").frame("http://ads.test/"));
    let model = Shared::new(model);
    let browser = mock::connect(model.clone())?;
    let shop = browser.new_page("http://shop.test/")?;
    println!("titles: {:?}", titles(&browser));

    // The frame of another site is a target of its own.
    let seen = browser.wait_until(Duration::from_secs(5), |seen| {
        seen.targets.iter().any(|t| t.kind == TargetKind::Iframe && t.session.is_some())
    })?;
    for target in seen.targets.iter() {
        println!("{:>12} {}", target.kind.as_str(), target.url);
    }

    // Nothing of the code under test may hang when a renderer is gone.
    let id = shop.id().as_str().to_owned();
    model.with(|model| model.crash(&id));
    println!("after a crash: {:?}", titles(&browser));

    // What no browser should do, over a real socket.
    let listener = mock::listen(|| {
        Script::new()
            .over(Model::new(ModelConfig::default()))
            .expect("Target.createTarget", Answer::Close)
    })?;
    let browser = Browser::connect(&listener.url())?;
    match browser.new_page("http://shop.test/") {
        Err(error @ Error::Disconnected(_)) => println!("as it should be: {error}"),
        other => println!("unexpected: {other:?}"),
    }
    Ok(())
}
