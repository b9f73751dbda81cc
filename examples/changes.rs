//! Follows what changes in a browser: pages, frames, dialogs and the console.

use cdpwire::untrusted::escape;
use cdpwire::{Browser, Change, DialogPolicy, PolicyScope, Result};
use std::time::Duration;

const PAGE: &str = "data:text/html,<title>Busy</title><iframe srcdoc=inside></iframe>\
                    <script>console.warn('look'); alert('hello'); console.log('done')</script>";

fn main() -> Result<()> {
    let browser = Browser::launch()?;
    browser.set_dialog_policy(PolicyScope::all(), Some(DialogPolicy::AutoAccept));

    // From now on; with `true`, what is there already would be told first.
    let mut changes = browser.changes(false);
    browser.new_page(PAGE)?;
    loop {
        match changes.next(Duration::from_secs(20))? {
            Change::TargetAdded(target) => println!("new {}", target.kind.as_str()),
            Change::FrameAdded(frame) if frame.parent.is_some() => println!("new frame"),
            Change::FrameChanged(frame) => println!("frame at {}", escape(&frame.url)),
            Change::DialogOpened(dialog) => println!("{} opened", dialog.id),
            Change::DialogClosed(dialog) => println!("{} closed", dialog.id),
            Change::Console { entry, .. } => {
                println!("console {}: {}", entry.level.as_str(), escape(&entry.text));
                if &*entry.text == "done" {
                    break;
                }
            }
            _ => {}
        }
    }
    browser.close()
}
