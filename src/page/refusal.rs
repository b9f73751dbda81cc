//! Why something could not be done in a page.

use crate::error::{Effect, Error};
use std::borrow::Cow;
use std::fmt;

/// The result of what is done in a page.
pub type Result<T> = std::result::Result<T, Refusal>;

/// What kind of obstacle it was, for programs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Reason {
    /// The arguments cannot be right, whatever the page is.
    Argument,
    /// The element of a ref is gone, or its document is.
    Stale,
    /// Nothing in the page fits the description.
    NotFound,
    /// Several elements fit the description.
    Ambiguous,
    /// The element is not rendered or not visible.
    Hidden,
    /// The element has no point inside the viewport, even after scrolling.
    Outside,
    /// Something else would receive the event.
    Covered,
    /// The element does not stop moving.
    Moving,
    /// The element is disabled.
    Disabled,
    /// The element takes no text.
    ReadOnly,
    /// The element is of another kind than the action needs.
    Unsuitable,
    /// The frame cannot be reached.
    Frame,
    /// A policy forbids it.
    Policy,
    /// A bound was reached.
    Limit,
    /// Somebody else is acting now.
    Busy,
    /// A file could not be read or written.
    File,
    /// The engine or the browser: see [`Refusal::engine`].
    Engine,
}

impl Reason {
    /// One stable word for it.
    pub fn as_str(self) -> &'static str {
        match self {
            Self::Argument => "argument",
            Self::Stale => "stale_ref",
            Self::NotFound => "not_found",
            Self::Ambiguous => "ambiguous",
            Self::Hidden => "hidden",
            Self::Outside => "outside_viewport",
            Self::Covered => "covered",
            Self::Moving => "moving",
            Self::Disabled => "disabled",
            Self::ReadOnly => "read_only",
            Self::Unsuitable => "unsuitable",
            Self::Frame => "frame_unreachable",
            Self::Policy => "policy",
            Self::Limit => "limit",
            Self::Busy => "busy",
            Self::File => "file",
            Self::Engine => "engine",
        }
    }
}

/// A refusal: what happened, whether anything took effect, and what to do next.
#[derive(Clone, Debug)]
pub struct Refusal {
    inner: Box<Inner>,
}

#[derive(Clone, Debug)]
struct Inner {
    reason: Reason,
    message: String,
    effect: Effect,
    next: Cow<'static, str>,
    engine: Option<Error>,
}

impl Refusal {
    /// A refusal before anything was done. `message` must not contain raw page text: escape it
    /// with [`untrusted::escape_up_to`](crate::untrusted::escape_up_to).
    pub fn new(
        reason: Reason,
        message: impl Into<String>,
        next: impl Into<Cow<'static, str>>,
    ) -> Self {
        let (message, next) = (message.into(), next.into());
        let effect = Effect::No;
        Self { inner: Box::new(Inner { reason, message, effect, next, engine: None }) }
    }

    /// Arguments that cannot be right.
    pub fn argument(message: impl Into<String>, next: impl Into<Cow<'static, str>>) -> Self {
        Self::new(Reason::Argument, message, next)
    }

    /// The same, when something had been done already.
    #[must_use]
    pub fn with_effect(mut self, effect: Effect) -> Self {
        self.inner.effect = effect;
        self
    }

    /// The kind of obstacle.
    pub fn reason(&self) -> Reason {
        self.inner.reason
    }

    /// What happened, on one line or several, without advice.
    pub fn message(&self) -> &str {
        &self.inner.message
    }

    /// Whether anything was changed.
    pub fn took_effect(&self) -> Effect {
        self.inner.effect
    }

    /// What to do now.
    pub fn next(&self) -> &str {
        &self.inner.next
    }

    /// The engine's own error, when it was one.
    pub fn engine(&self) -> Option<&Error> {
        self.inner.engine.as_ref()
    }
}

impl From<Error> for Refusal {
    fn from(error: Error) -> Self {
        let message = error.what().to_string();
        let mut refusal = Self::new(Reason::Engine, message, error.next());
        refusal.inner.effect = error.took_effect();
        refusal.inner.engine = Some(error);
        refusal
    }
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.inner.message)?;
        match self.inner.effect {
            Effect::No => {}
            effect => write!(f, " (took effect: {})", effect.as_str())?,
        }
        if self.inner.next.is_empty() { Ok(()) } else { write!(f, "; {}", self.inner.next) }
    }
}

impl std::error::Error for Refusal {}
