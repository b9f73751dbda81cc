//! The outcome of a tool: printed, or carried from a session's process to the one that prints.

use super::failure::{Exit, Failure};
use super::json;
use super::output::Output;
use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;
use cdpwire::tools::Outcome;
use cdpwire::untrusted;
use serde_json::{Value, json};

/// What is shown of an outcome.
pub(super) struct Shown {
    /// `{"text":…,"structured":…,"files":[…],"pictures":[…]}`, without what is not there.
    value: Value,
    failure: Option<Failure>,
}

impl Shown {
    pub(super) fn new(outcome: &Outcome) -> Self {
        let mut value = json!({"text": outcome.text});
        if let Some(structured) = &outcome.structured {
            value["structured"] = structured.clone();
        }
        if !outcome.files.is_empty() {
            let file = |file: &cdpwire::tools::Attachment| {
                let path = file.path.to_string_lossy();
                json!({"path": path, "name": file.name, "mime": file.mime, "size": file.size})
            };
            value["files"] = outcome.files.iter().map(file).collect();
        }
        if !outcome.pictures.is_empty() {
            let picture = |picture: &cdpwire::tools::Picture| json!({"mime": picture.mime, "data": STANDARD.encode(&picture.bytes)});
            value["pictures"] = outcome.pictures.iter().map(picture).collect();
        }
        let failure = outcome.is_error.then(|| match &outcome.refusal {
            Some(refusal) => Failure::from(refusal),
            None => Failure::new(Exit::Refused, "refused", outcome.text.clone(), ""),
        });
        Self { value, failure }
    }

    /// What goes over the socket of a session.
    pub(super) fn to_value(&self) -> Value {
        json!({"shown": self.value, "failure": self.failure.as_ref().map(Failure::to_value)})
    }

    /// What came over the socket of a session.
    pub(super) fn from_value(mut value: Value) -> Self {
        let failure = value["failure"].is_object().then(|| Failure::from_value(&value["failure"]));
        Self { value: value["shown"].take(), failure }
    }

    pub(super) fn into_failure(self) -> Result<(), Failure> {
        self.failure.map_or(Ok(()), Err)
    }

    /// Prints it; a failure is left to the caller, who reports it.
    pub(super) fn print(self, output: &mut Output, as_json: bool) -> Result<(), Failure> {
        if self.failure.is_some() {
            return self.into_failure();
        }
        if as_json {
            output.text(&json::laid_out(&self.value.to_string(), output.is_terminal()))?;
        } else {
            let mut text = self.value["text"].as_str().unwrap_or_default().to_owned();
            for file in self.value["files"].as_array().into_iter().flatten() {
                let path = file["path"].as_str().unwrap_or_default();
                if !text.contains(path) {
                    text = format!("{}\n{path}", text.trim_end());
                }
            }
            if self.value["pictures"].is_array() && self.value["files"].is_null() {
                text = format!("{}\n(a picture: --json has it)", text.trim_end());
            }
            if output.is_terminal() {
                // Tools escape what pages write; a terminal is worth a second lock.
                let lines = text.lines().map(|line| untrusted::escape(line).to_string());
                text = lines.collect::<Vec<_>>().join("\n");
            }
            output.text(text.trim_start_matches('\n'))?;
        }
        if self.value["structured"]["matched"] == false {
            // For scripts: `cdpwire wait … && …`.
            return Err(Failure::new(
                Exit::Timeout,
                "timeout",
                "what was waited for did not come",
                "look at the page with `cdpwire snapshot`, and allow more --timeout",
            ));
        }
        Ok(())
    }
}
