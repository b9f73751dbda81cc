//! A browser and the fixture site, for the tests of the supervisor.

#[path = "../support/fixture.rs"]
mod fixture;

use crate::support::LONG;
use cdpwire::host::LaunchOptions;
use cdpwire::protocol::runtime::Evaluate;
use cdpwire::{BridgeMode, Browser, ConnectOptions, Frame, FrameState, Page};
pub(crate) use fixture::{Reply, Site};
use serde_json::Value;
use std::sync::Arc;

pub(crate) struct World {
    pub(crate) browser: Browser,
    pub(crate) site: Site,
}

pub(crate) fn launch_options() -> LaunchOptions {
    LaunchOptions::new().timeout(LONG).arg(fixture::RESOLVER_RULES).arg("--site-per-process")
}

impl World {
    pub(crate) fn new() -> Self {
        Self::with(BridgeMode::Off)
    }

    pub(crate) fn with(bridge: BridgeMode) -> Self {
        let site = fixture::pages().unwrap();
        let connect = ConnectOptions::default().bridge(bridge);
        let browser = Browser::launch_with(&launch_options(), &connect)
            .expect("a browser must be installed here");
        Self { browser, site }
    }

    pub(crate) fn open(&self, host: &str, path: &str) -> Page {
        self.browser.new_page(&self.site.url(host, path)).unwrap()
    }

    /// The one frame of a page that fits, once it is there and scripts run in it.
    pub(crate) fn frame(&self, page: &Page, fits: impl Fn(&FrameState) -> bool) -> Frame {
        find_frame(&self.browser, page, fits)
    }

    pub(crate) fn main_frame(&self, page: &Page) -> Frame {
        self.frame(page, |frame| frame.parent.is_none())
    }
}

/// The fixture site alone, for browsers that a test starts itself.
pub(crate) fn site() -> Site {
    fixture::pages().unwrap()
}

/// The one frame of a page that fits, once it is there and scripts run in it.
pub(crate) fn find_frame(
    browser: &Browser,
    page: &Page,
    fits: impl Fn(&FrameState) -> bool,
) -> Frame {
    let found = |snapshot: &cdpwire::Snapshot| -> Option<Arc<FrameState>> {
        let page = snapshot.page(page.id())?;
        let frame = page.frames.frames.iter().find(|frame| fits(frame))?;
        frame.context.is_some().then(|| frame.clone())
    };
    let snapshot = browser.wait_until(LONG, |snapshot| found(snapshot).is_some());
    let Ok(snapshot) = snapshot else {
        panic!("no such frame: {:#?}", browser.snapshot().page(page.id()));
    };
    browser.frame(found(&snapshot).unwrap().id.clone()).unwrap()
}

/// What an expression gives in a frame, as JSON.
pub(crate) fn evaluate(frame: &Frame, expression: &str) -> Value {
    let command = Evaluate::new(expression)
        .with(|p| (p.return_by_value, p.await_promise) = (Some(true), Some(true)));
    let answer = frame.call(&command).unwrap();
    assert!(answer.exception_details.is_none(), "{expression}: {answer:?}");
    answer.result.value.map_or(Value::Null, |value| value.to_value().unwrap())
}
