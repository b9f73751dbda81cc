//! Scrolling: which container moved, by how much, and what is left.

use super::act::Done;
use super::driver::{Driver, object, value};
use super::locate::Address;
use super::refusal::{Reason, Refusal, Result};
use crate::protocol::runtime::CallArgument;
use crate::untrusted::escape_up_to;
use serde_json::Value;

/// How far.
#[derive(Clone, Copy, Debug, PartialEq)]
#[non_exhaustive]
pub enum Distance {
    /// CSS pixels to the right and down.
    Pixels(f64, f64),
    /// Nine tenths of what is visible, so many times, to the right and down.
    Screens(f64, f64),
    /// As far as it goes: -1, 0 or 1 to the right and down.
    Ends(f64, f64),
}

impl Driver {
    /// Scrolls what is around an element, or the largest thing in the page that scrolls.
    ///
    /// # Errors
    /// Those of the address; `Unsuitable` when nothing scrolls that way.
    pub fn scroll(&self, address: Option<&Address>, distance: Distance) -> Result<Done> {
        let _turn = self.begin()?;
        let element = address.map(|address| self.element(address)).transpose()?;
        let frame = match &element {
            Some(element) => element.frame.clone(),
            None => self.main_frame()?,
        };
        let null = CallArgument::new().with(|p| p.value = Some(Value::Null.into()));
        let (x, y, screens) = match distance {
            Distance::Pixels(x, y) => (x, y, false),
            Distance::Screens(x, y) => (x, y, true),
            Distance::Ends(x, y) => (x * 1e7, y * 1e7, false),
        };
        self.acting(|| {
            let node = element.as_ref().map_or(null, |element| object(&element.object));
            let arguments = vec![node, value(x), value(y), value(screens)];
            let answer =
                self.ask(&frame, "scrollBy", arguments).map_err(|refusal| match &element {
                    Some(element) => element.lost(refusal),
                    None => refusal,
                })?;
            if answer["none"] == true {
                let message = "nothing in the page scrolls";
                return Err(Refusal::new(Reason::Unsuitable, message, ""));
            }
            let what = escape_up_to(answer["what"].as_str().unwrap_or_default(), 120).to_string();
            let (moved, left) = (&answer["moved"], &answer["left"]);
            let what = format!(
                "scrolled {what} by x {} y {}; left: up {} down {} left {} right {}",
                moved["x"], moved["y"], left["up"], left["down"], left["left"], left["right"]
            );
            Ok(Done { what, ..Done::default() })
        })
    }

    /// Brings an element into view.
    ///
    /// # Errors
    /// Those of the address.
    pub fn scroll_to(&self, address: &Address) -> Result<Done> {
        let _turn = self.begin()?;
        let element = self.element(address)?;
        self.acting(|| {
            self.ask(&element.frame, "showNode", vec![object(&element.object)])
                .map_err(|refusal| element.lost(refusal))?;
            Ok(Done { what: format!("{} is in view", element.words()), ..Done::default() })
        })
    }
}
