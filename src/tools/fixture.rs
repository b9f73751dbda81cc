//! Tools without a browser (but for one, which only starts it), for tests of whatever serves tools.

use super::{
    Arguments, Attachment, CallOptions, Group, Kind, Outcome, Parameter, Picture, Tool, Tools,
    UnknownTool,
};
use crate::client::Browser;
use crate::page::{Reason, Refusal, Result};
use serde_json::{Value, json};
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

/// Runs the tools of this file.
#[derive(Debug, Default)]
pub struct Fixture {
    calls: AtomicUsize,
    closed: AtomicBool,
    browser: Mutex<Option<Browser>>,
}

const fn tool(
    name: &'static str,
    title: &'static str,
    description: &'static str,
    parameters: &'static [Parameter],
) -> Tool {
    Tool {
        name,
        title,
        description,
        group: Group::Core,
        parameters,
        read_only: false,
        destructive: true,
        idempotent: false,
        output: None,
        timeout_ms: 30_000,
        run: |_, _| Err(Refusal::argument("a fixture has no browser", "")),
    }
}

static TOOLS: &[&Tool] = &[
    &tool(
        "browser_navigate",
        "Open a URL",
        "Opens a URL.",
        &[Parameter::required("url", Kind::Text, "where to go")],
    ),
    &Tool {
        read_only: true,
        idempotent: true,
        output: Some(|| {
            let texts = json!({"type": "array", "items": {"type": "string"}});
            json!({"type": "object", "properties": {"echo": texts}, "required": ["echo"]})
        }),
        ..tool(
            "browser_echo",
            "Repeat",
            "Says it again.",
            &[
                Parameter::required("text", Kind::Text, "what to say"),
                Parameter::new("times", Kind::Integer(1, 5), "how often"),
                Parameter::new("loudNess", Kind::Choice(&["low", "high"]), "how loud"),
                Parameter::new("fast", Kind::Flag, "without a pause"),
            ],
        )
    },
    &tool(
        "browser_sleep",
        "Sleep",
        "Takes its time, and says how far it has come.",
        &[
            Parameter::required("millis", Kind::Integer(0, 60_000), "how long"),
            Parameter::new("deaf", Kind::Flag, "cannot be cancelled"),
        ],
    ),
    &tool("browser_picture", "Picture", "A picture and a file.", &[]),
    &tool("browser_fail", "Fail", "Refuses.", &[]),
    &tool("browser_panic", "Panic", "Has a bug.", &[]),
    &tool("browser_launch", "Launch", "Starts a browser.", &[]),
];

impl Fixture {
    /// Calls that got as far as a browser would have been needed.
    pub fn calls(&self) -> usize {
        self.calls.load(Ordering::SeqCst)
    }

    /// Whether it was closed.
    pub fn is_closed(&self) -> bool {
        self.closed.load(Ordering::SeqCst)
    }

    fn run(&self, tool: &Tool, arguments: &Arguments, options: &CallOptions) -> Result<Outcome> {
        if self.is_closed() {
            return Err(Refusal::new(Reason::Busy, "this session is closed", "open another one"));
        }
        self.calls.fetch_add(1, Ordering::SeqCst);
        match tool.name {
            "browser_navigate" => {
                Ok(Outcome::text(format!("opened {}", arguments.text("url").unwrap_or_default())))
            }
            "browser_echo" => {
                let text = arguments.text("text").unwrap_or_default();
                let times = usize::try_from(arguments.integer("times").unwrap_or(1)).unwrap_or(1);
                let echo = vec![text; times];
                Ok(Outcome::text(echo.join("\n")).structured(json!({"echo": echo})))
            }
            "browser_sleep" => Ok(sleep(arguments, options)),
            "browser_picture" => {
                let path = std::env::temp_dir().join("a b#ü.png");
                let file = Attachment {
                    path,
                    name: "a b#ü.png".to_owned(),
                    mime: "image/png".to_owned(),
                    size: 4,
                };
                let mut outcome = Outcome::text("a picture");
                outcome.pictures.push(Picture { mime: "image/png", bytes: b"\x89PNG".to_vec() });
                outcome.files.push(file);
                Ok(outcome)
            }
            "browser_fail" => Err(Refusal::new(
                Reason::Covered,
                "the button is covered by dialog \"\\u{1b}[2J\"",
                "close the dialog",
            )),
            "browser_launch" => {
                let browser = Browser::launch()?;
                let product = browser.version().product.to_string();
                *self.browser.lock().unwrap_or_else(PoisonError::into_inner) = Some(browser);
                Ok(Outcome::text(product))
            }
            _ => panic!("a bug in a tool"),
        }
    }
}

fn sleep(arguments: &Arguments, options: &CallOptions) -> Outcome {
    let millis = u64::try_from(arguments.integer("millis").unwrap_or_default()).unwrap_or_default();
    let began = Instant::now();
    let end = began + Duration::from_millis(millis);
    while Instant::now() < end {
        if options.cancel.is_cancelled() && !arguments.flag("deaf") {
            return Outcome::text("cancelled");
        }
        if let Some(progress) = &options.progress {
            #[allow(clippy::cast_precision_loss, reason = "a minute at most")]
            progress(began.elapsed().as_millis() as f64, Some(millis as f64), "asleep");
        }
        std::thread::sleep(Duration::from_millis(5).min(end - Instant::now().min(end)));
    }
    Outcome::text("awake")
}

impl Tools for Fixture {
    fn list(&self) -> Vec<&'static Tool> {
        TOOLS.to_vec()
    }

    fn call(
        &self,
        name: &str,
        arguments: Value,
        options: &CallOptions,
    ) -> std::result::Result<Outcome, UnknownTool> {
        let tool = TOOLS.iter().find(|tool| tool.name == name);
        let tool = tool.ok_or_else(|| UnknownTool(name.to_owned()))?;
        let outcome = Arguments::check(tool, arguments)
            .and_then(|arguments| self.run(tool, &arguments, options));
        Ok(outcome.unwrap_or_else(Outcome::from))
    }

    fn close(&self) {
        self.closed.store(true, Ordering::SeqCst);
        let browser = self.browser.lock().unwrap_or_else(PoisonError::into_inner).take();
        if let Some(Err(error)) = browser.map(|browser| browser.close()) {
            log::warn!("the browser did not end as it should: {error}");
        }
    }

    fn browser(&self) -> Option<Browser> {
        self.browser.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }
}
