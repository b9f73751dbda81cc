// Generated from protocol/*.json; do not edit.
// To regenerate: cargo test --test protocol -- bless
//! The `FindInPage` domain. Experimental. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/FindInPage/)

use crate::protocol as p;

/// `FindInPage.findFirst`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/FindInPage/#method-findFirst)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct FindFirst {
    pub query: String,
}
impl FindFirst {
    pub fn new(query: impl Into<String>) -> Self { Self { query: query.into() } }
}
impl p::Encode for FindFirst {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.field("query", &self.query);
        w.end_object();
    }
}
impl p::Command for FindFirst {
    const METHOD: &'static str = "FindInPage.findFirst";
    type Response = p::Empty;
}

/// `FindInPage.findNext`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/FindInPage/#method-findNext)
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct FindNext {}
impl FindNext {
    pub fn new() -> Self { Self {} }
}
impl p::Encode for FindNext {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.end_object();
    }
}
impl p::Command for FindNext {
    const METHOD: &'static str = "FindInPage.findNext";
    type Response = p::Empty;
}

/// `FindInPage.findPrev`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/FindInPage/#method-findPrev)
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct FindPrev {}
impl FindPrev {
    pub fn new() -> Self { Self {} }
}
impl p::Encode for FindPrev {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.end_object();
    }
}
impl p::Command for FindPrev {
    const METHOD: &'static str = "FindInPage.findPrev";
    type Response = p::Empty;
}

/// `FindInPage.stop`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/FindInPage/#method-stop)
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct Stop {}
impl Stop {
    pub fn new() -> Self { Self {} }
}
impl p::Encode for Stop {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.end_object();
    }
}
impl p::Command for Stop {
    const METHOD: &'static str = "FindInPage.stop";
    type Response = p::Empty;
}
