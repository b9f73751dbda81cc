//! A frame: any command, in the session and the execution context that it belongs to.

use super::browser::Browser;
use super::params::Params;
use super::session::Session;
use crate::core::Document;
use crate::core::frames::FrameState;
use crate::error::{Error, Result};
use crate::protocol::json::RawJson;
use crate::protocol::page::FrameId;
use crate::protocol::{Command, json};
use serde_json::{Map, Value};
use std::borrow::Cow;
use std::sync::Arc;

/// A frame of a page: the main frame, one in the same process, or one in a process of its own.
///
/// A command goes to the session that owns the frame. In a frame that shares its session with
/// others, `Runtime.evaluate` and its like run in the frame's own execution context, and
/// commands that take a `frameId` get it; a command that has no meaning for one frame of several
/// is refused.
///
/// ```no_run
/// # fn main() -> cdpwire::Result<()> {
/// # let browser = cdpwire::Browser::launch()?;
/// use cdpwire::protocol::runtime::Evaluate;
/// let page = browser.new_page("https://example.com")?;
/// for frame in browser.frames(page.id()) {
///     let title = frame.call(&Evaluate::new("document.title"))?;
///     println!("{} {:?}", frame.id(), title.result.value);
/// }
/// # Ok(()) }
/// ```
#[derive(Clone, Debug)]
pub struct Frame {
    browser: Browser,
    id: FrameId,
}

impl Browser {
    /// A frame by its id, which a snapshot lists.
    ///
    /// # Errors
    /// `Misuse` when no page has a frame with this id now.
    pub fn frame(&self, id: impl Into<FrameId>) -> Result<Frame> {
        let frame = Frame { browser: self.clone(), id: id.into() };
        frame.state()?;
        Ok(frame)
    }

    /// The frames of a page, parents before children.
    pub fn frames(&self, page: &crate::protocol::target::TargetID) -> Vec<Frame> {
        let snapshot = self.snapshot();
        let Some(page) = snapshot.page(page) else { return Vec::new() };
        let frames = page.frames.frames.iter();
        frames.map(|frame| Frame { browser: self.clone(), id: frame.id.clone() }).collect()
    }
}

/// How a command is aimed at one of several frames of a session.
enum Aim {
    /// The session has only this frame at its root, or the command needs no aim.
    None,
    /// This parameter gets the frame's execution context.
    Context(&'static str),
    /// The parameter `frameId` gets the frame's id.
    FrameId,
}

impl Frame {
    /// The frame id.
    pub fn id(&self) -> &FrameId {
        &self.id
    }

    /// What the newest snapshot knows of it.
    ///
    /// # Errors
    /// `Misuse` when the frame is no longer there.
    pub fn state(&self) -> Result<Arc<FrameState>> {
        self.browser.snapshot().frame(&self.id).cloned().ok_or_else(|| {
            Error::misuse(format!(
                "no frame has the id {}; read the snapshot for the frames that there are now",
                self.id.as_str()
            ))
        })
    }

    /// The session in which its commands run.
    ///
    /// # Errors
    /// `Misuse` when the frame is gone or cannot be reached; says why.
    pub fn session(&self) -> Result<Session> {
        let snapshot = self.browser.snapshot();
        let frame = self.state()?;
        let reachable = match &frame.unreachable {
            // The browser's own error page is a document like any other.
            None | Some(crate::core::frames::Unreachable::Failed(_)) => true,
            Some(_) => false,
        };
        let session = snapshot.session_of_frame(&frame).filter(|_| reachable);
        let session = session.map(|session| self.browser.session(session));
        session.ok_or_else(|| {
            let why =
                frame.unreachable.as_ref().map_or("its page is not attached", |why| why.as_str());
            Error::misuse(format!("the frame {} cannot be reached: {why}", self.id.as_str()))
        })
    }

    /// Sends a command to the frame and waits for its answer.
    ///
    /// # Errors
    /// As [`Session::call`]; `Misuse` when the frame is gone or the command has no meaning for
    /// one frame; `Navigated` as soon as the frame shows another document than the one asked.
    pub fn call<C: Command>(&self, command: &C) -> Result<C::Response> {
        self.run(&self.session()?, Cow::Borrowed(C::METHOD), json::encode(command))?
            .decode(C::METHOD)
    }

    /// Sends any command by name.
    ///
    /// # Errors
    /// As [`Frame::call`].
    pub fn call_raw(
        &self,
        method: impl Into<Cow<'static, str>>,
        params: impl TryInto<Params, Error: Into<Error>>,
    ) -> Result<RawJson> {
        let params = params.try_into().map_err(Into::into)?.into_object()?;
        self.run(&self.session()?, method.into(), params)
    }

    /// As [`Frame::call_raw`], with the deadline, cancellation and interruption of a session
    /// handle.
    ///
    /// # Errors
    /// As [`Frame::call`].
    pub fn call_raw_with(
        &self,
        like: &Session,
        method: impl Into<Cow<'static, str>>,
        params: impl TryInto<Params, Error: Into<Error>>,
    ) -> Result<RawJson> {
        let params = params.try_into().map_err(Into::into)?.into_object()?;
        self.run(&self.session()?.like(like), method.into(), params)
    }

    fn run(
        &self,
        session: &Session,
        method: Cow<'static, str>,
        params: RawJson,
    ) -> Result<RawJson> {
        let frame = self.state()?;
        let params = self.aim(&frame, &method, params)?;
        if !is_about_document(&method) {
            return session.call_raw(method, params);
        }
        // A command that was under way when another process took over is sent again by the
        // browser, and answered by a document that nobody asked.
        let document = Document { frame: self.id.clone(), loader: frame.loader.clone() };
        session.call_in(document, method, &params)
    }

    fn aim(&self, frame: &FrameState, method: &str, params: RawJson) -> Result<RawJson> {
        let is_root = frame.session.is_some() || frame.parent.is_none();
        let Value::Object(mut object) = params.to_value()? else { return Ok(params) };
        match aim_of(method, is_root, &object) {
            Some(Aim::None) => return Ok(params),
            Some(Aim::Context(name)) => {
                let context = frame.context.as_deref().ok_or_else(|| {
                    Error::misuse(format!(
                        "the frame {} has no document in which scripts run yet; look again",
                        self.id.as_str()
                    ))
                })?;
                object.insert(name.into(), context.into());
            }
            Some(Aim::FrameId) => {
                object.insert("frameId".into(), self.id.as_str().into());
            }
            None => {
                return Err(Error::misuse(format!(
                    "{method} has no meaning for a frame that shares its process with its \
                     parent; call it on the page, or use Runtime.evaluate in the frame"
                )));
            }
        }
        Ok(Value::Object(object).into())
    }
}

/// How to aim a command; `None` when it cannot be aimed at one frame.
fn aim_of(method: &str, is_root: bool, params: &Map<String, Value>) -> Option<Aim> {
    let given = |name: &str| params.contains_key(name);
    // Whoever names an object, a node or a context has aimed already.
    let aimed = [
        "objectId",
        "nodeId",
        "backendNodeId",
        "promiseObjectId",
        "executionContextId",
        "uniqueContextId",
        "contextId",
        "frameId",
        "objectGroup",
    ];
    if is_root && !TAKES_FRAME_ID.contains(&method) {
        return Some(Aim::None);
    }
    if aimed
        .iter()
        .any(|name| given(name) && !(*name == "objectGroup" && method == "Runtime.evaluate"))
    {
        return Some(Aim::None);
    }
    match method {
        "Runtime.evaluate" | "Runtime.callFunctionOn" => Some(Aim::Context("uniqueContextId")),
        method if TAKES_FRAME_ID.contains(&method) => Some(Aim::FrameId),
        // Switches of a whole session, which are on already or do no harm.
        "Runtime.enable" | "DOM.enable" | "Accessibility.enable" | "CSS.enable" | "Page.enable" => {
            Some(Aim::None)
        }
        _ => None,
    }
}

/// Commands with a parameter `frameId`.
const TAKES_FRAME_ID: [&str; 13] = [
    "Accessibility.getFullAXTree",
    "Accessibility.getRootAXNode",
    "CSS.createStyleSheet",
    "DOM.getFrameOwner",
    "Network.loadNetworkResource",
    "Page.createIsolatedWorld",
    "Page.getAdScriptAncestry",
    "Page.getOriginTrials",
    "Page.getPermissionsPolicyState",
    "Page.getResourceContent",
    "Page.navigate",
    "Page.searchInResource",
    "Page.setDocumentContent",
];

/// Commands whose answer is about the document, so that another one's answer is none.
fn is_about_document(method: &str) -> bool {
    ["Runtime.", "DOM.", "DOMSnapshot.", "Accessibility.", "CSS."]
        .iter()
        .any(|domain| method.starts_with(domain))
}
