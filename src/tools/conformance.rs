//! The tools that the conformance suite of the Model Context Protocol calls by name, as far as a
//! server of this crate can have them: for `scripts/mcp-conformance`.

use super::{Arguments, CallOptions, Group, Outcome, Picture, Tool, Tools, UnknownTool};
use crate::client::Browser;
use crate::page::{Reason, Refusal};
use serde_json::Value;
use std::time::Duration;

/// Runs the tools of this file.
#[derive(Debug, Default)]
pub struct Conformance;

const fn tool(name: &'static str) -> Tool {
    Tool {
        name,
        title: "For the conformance suite",
        description: "For the conformance suite.",
        group: Group::Core,
        parameters: &[],
        read_only: true,
        destructive: false,
        idempotent: true,
        output: None,
        timeout_ms: 30_000,
        run: |_, _| Err(failed_by_design()),
    }
}

static TOOLS: &[&Tool] = &[
    &tool("test_simple_text"),
    &tool("test_image_content"),
    &tool("test_error_handling"),
    &tool("test_tool_with_progress"),
];

/// What the tool that fails says.
fn failed_by_design() -> Refusal {
    Refusal::new(Reason::Unsuitable, "this tool fails", "that is what it is for")
}

/// One black pixel.
const PIXEL: &[u8] =
    b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR\0\0\0\x01\0\0\0\x01\x08\0\0\0\0:~\x9bU\0\0\0\n\
    IDATx\x9cc`\0\0\0\x02\0\x01H\xaf\xa4q\0\0\0\0IEND\xaeB`\x82";

impl Tools for Conformance {
    fn list(&self) -> Vec<&'static Tool> {
        TOOLS.to_vec()
    }

    fn call(
        &self,
        name: &str,
        arguments: Value,
        options: &CallOptions,
    ) -> Result<Outcome, UnknownTool> {
        let tool = TOOLS.iter().find(|tool| tool.name == name);
        let tool = tool.ok_or_else(|| UnknownTool(name.to_owned()))?;
        let outcome = Arguments::check(tool, arguments).and_then(|_| match name {
            "test_simple_text" => Ok(Outcome::text("This is a simple text response for testing.")),
            "test_image_content" => {
                let mut outcome = Outcome::text("");
                outcome.pictures.push(Picture { mime: "image/png", bytes: PIXEL.to_vec() });
                Ok(outcome)
            }
            "test_tool_with_progress" => {
                for done in [0.0, 50.0, 100.0] {
                    if let Some(progress) = &options.progress {
                        progress(done, Some(100.0), "");
                    }
                    std::thread::sleep(Duration::from_millis(20));
                }
                Ok(Outcome::text("done"))
            }
            _ => Err(failed_by_design()),
        });
        Ok(outcome.unwrap_or_else(Outcome::from))
    }

    fn close(&self) {}

    fn browser(&self) -> Option<Browser> {
        None
    }
}
