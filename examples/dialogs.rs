//! Answers a prompt that a page opens, and has other dialogs answered by a policy.

use cdpwire::protocol::runtime::Evaluate;
use cdpwire::untrusted::escape;
use cdpwire::{Answer, Browser, DialogPolicy, Error, PolicyScope, Result};
use std::time::Duration;

fn main() -> Result<()> {
    let browser = Browser::launch()?;
    let page = browser.new_page("data:text/html,<title>Guest book</title>")?;

    // The call ends when the dialog is answered, so it is not waited for yet.
    let name = page.send(&Evaluate::new("prompt('Who are you?', 'nobody')"));
    let dialog = browser.wait_for_dialog(Duration::from_secs(10))?;
    println!("{} {}: {}", dialog.id, dialog.kind.as_str(), escape(&dialog.message));
    browser.respond(&Answer::accept().text("Ada"))?;
    let name = name.wait()?.result.value;
    println!("the page received {}", name.map_or("nothing".into(), |it| it.to_text().into_owned()));

    // A call that says so comes back at once, with the dialog in its way.
    match page.interruptible().call(&Evaluate::new("confirm('Sign the book?')")) {
        Err(Error::Blocked(blocked)) => {
            println!("{} waits: {}", blocked.dialog, blocked.message);
            browser.respond(&Answer::dismiss().dialog(&*blocked.dialog))?;
        }
        other => println!("not blocked: {other:?}"),
    }

    // Decided beforehand.
    browser.set_dialog_policy(PolicyScope::all(), Some(DialogPolicy::AutoAccept));
    let sure = page.call(&Evaluate::new("confirm('Sure?')"))?.result.value;
    println!("sure: {}", sure.map_or("?".into(), |it| it.to_text().into_owned()));
    for dialog in browser.snapshot().recent_dialogs.iter() {
        let by = dialog.closed.map_or("nobody", |(_, by)| by.as_str());
        println!("{} was closed by {by}", dialog.id);
    }
    browser.close()
}
