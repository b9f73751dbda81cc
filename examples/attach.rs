//! Attaches to a browser that runs already. Here it is one of our own, launched with a port so
//! that the example needs nothing else; normally somebody started it with
//! `--remote-debugging-port=9222`, and `Browser::connect("9222")` is all there is to do.

use cdpwire::host::Transport;
use cdpwire::protocol::runtime::Evaluate;
use cdpwire::{Browser, ConnectOptions, LaunchOptions, Result};

fn main() -> Result<()> {
    let options = LaunchOptions::new().transport(Transport::Port);
    let running = Browser::launch_with(&options, &ConnectOptions::default())?;
    running.new_page("data:text/html,opened before we came")?;
    let endpoint = running.endpoint().expect("a browser with a port has an endpoint");

    let browser = Browser::connect(endpoint.expose())?;
    for page in browser.pages() {
        let answer = page.call(&Evaluate::new("location.href"))?;
        if let Some(url) = answer.result.value {
            println!("{}: {}", page.id().as_str(), url.to_text());
        }
    }

    // Ends the connection only: the browser is not ours.
    browser.close()?;
    println!("still there: {}", running.check()?.page_targets().count());
    running.close()
}
