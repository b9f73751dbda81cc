//! What a server of tools needs to know of whatever runs them.

use super::{CallOptions, Outcome, Tool, Toolbox, UnknownTool};
use crate::client::Browser;
use serde_json::Value;

/// Something that offers tools and runs them: a [`Toolbox`], or a stand-in for one in tests.
pub trait Tools: Send + Sync + 'static {
    /// What is offered, in its fixed order.
    fn list(&self) -> Vec<&'static Tool>;

    /// Runs one. What goes wrong in it is an outcome too.
    ///
    /// # Errors
    /// [`UnknownTool`]; no browser was started.
    fn call(
        &self,
        name: &str,
        arguments: Value,
        options: &CallOptions,
    ) -> Result<Outcome, UnknownTool>;

    /// Ends what was started; later calls are refused.
    fn close(&self);

    /// The browser, if one runs now. Starts none.
    fn browser(&self) -> Option<Browser>;
}

impl Tools for Toolbox {
    fn list(&self) -> Vec<&'static Tool> {
        self.tools().collect()
    }

    fn call(
        &self,
        name: &str,
        arguments: Value,
        options: &CallOptions,
    ) -> Result<Outcome, UnknownTool> {
        self.call(name, arguments, options)
    }

    fn close(&self) {
        self.close();
    }

    fn browser(&self) -> Option<Browser> {
        self.running_browser()
    }
}
