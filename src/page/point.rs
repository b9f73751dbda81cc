//! From an element to a point of the viewport at which it really receives what a mouse does.

use super::driver::{Driver, object, value};
use super::geometry::Way;
use super::locate::Element;
use super::mouse::Point;
use super::refusal::{Reason, Refusal, Result};
use crate::client::Frame;
use crate::protocol::dom::{BackendNodeId, GetBoxModel, GetFrameOwner, ResolveNode};
use crate::protocol::page::FrameId;
use crate::protocol::runtime::{CallArgument, RemoteObjectId};
use serde_json::{Value, json};
use std::time::Duration;

/// How an element is brought into view, one after the other until something hits. Sticky headers
/// cover what was scrolled to the top, footers what was scrolled to the bottom.
const WAYS_TO_SCROLL: [&str; 6] = ["none", "needed", "center", "start", "end", "nearest"];

/// Longest wait for an element to hold still, in milliseconds.
const STILL: u64 = 1_500;

/// What lies between an element and the eye.
enum Passage {
    /// Nothing, at this point of the page's viewport.
    Clear(f64, f64),
    /// This.
    Covered(String),
    /// The point is outside of a view above.
    Outside,
}

/// Frames in frames that are followed.
const DEPTH: usize = 64;

/// Which point of an element is wanted.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Aim {
    /// Whatever is in front of it.
    pub(super) force: bool,
    /// From the upper left corner of its box, instead of where it is hit best.
    pub(super) position: Option<Point>,
    /// The document keeps a press from the page that something else would receive.
    pub(super) guarded: bool,
}

impl Aim {
    /// Any point, in front of everything or not.
    pub(super) fn anywhere(force: bool) -> Self {
        Self { force, ..Self::default() }
    }
}

/// A point of the page's viewport, in CSS pixels, and what is known of it.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Target {
    pub(super) x: f64,
    pub(super) y: f64,
    /// A label that passes the press on, if the element itself cannot be hit.
    pub(super) via: Option<String>,
    /// With `force`: what is in front of it.
    pub(super) obstructed: Option<String>,
    /// Where the mouse rests, if the page has put something else there since.
    pub(super) stirred: Option<Point>,
}

/// A frame's element in its parent.
struct Owner {
    frame: Frame,
    parent: Frame,
    node: BackendNodeId,
    object: RemoteObjectId,
}

/// A frame that scrolls its ancestors in other processes does so with a delay.
const FOLLOWING: Duration = Duration::from_millis(40);

/// How often such a scroll is waited for.
const FOLLOWINGS: usize = 5;

impl Driver {
    /// A point at which the element receives the mouse.
    ///
    /// # Errors
    /// `Stale`, `Hidden`, `Moving`, `Outside`, `Covered`, `Argument`; nothing was pressed.
    pub(super) fn aim(&self, element: &Element, aim: Aim) -> Result<Target> {
        let owners = self.owners(element)?;
        let at = value(aim.position.map(|at| vec![at.x, at.y]));
        // Views of frames have other coordinates: what happens in them is not looked at.
        let rest = self.resting().filter(|_| owners.is_empty());
        let resting = value(rest.map(|at| vec![at.x, at.y]));
        let mut last = None;
        for how in WAYS_TO_SCROLL {
            let arguments = vec![
                object(&element.object),
                value(how),
                value(STILL),
                at.clone(),
                value(aim.guarded && !aim.force),
                resting.clone(),
            ];
            let answer = self.ask(&element.frame, "point", arguments);
            let answer = answer.map_err(|refusal| element.lost(refusal))?;
            if answer["gone"] == true {
                return Err(element.gone());
            }
            if let Some(size) = answer["beside"].as_str() {
                let message = format!("the position lies beside {}", element.words());
                let next = format!("its box has {size} CSS pixels");
                return Err(Refusal::argument(message, next));
            }
            if let Some(why) = answer["hidden"].as_str() {
                let message = format!("{} cannot be pressed: {why}", element.words());
                let next = "make it visible first, or choose another element";
                return Err(Refusal::new(Reason::Hidden, message, next));
            }
            if answer["moving"] == true {
                let message = format!("{} does not stop moving", element.words());
                return Err(Refusal::new(
                    Reason::Moving,
                    message,
                    "wait and try again, or use force",
                ));
            }
            let (Some(x), Some(y)) = (answer["x"].as_f64(), answer["y"].as_f64()) else {
                last = Some(answer);
                continue;
            };
            let mut follow = if how == "none" { 0 } else { FOLLOWINGS };
            loop {
                match self.through(&owners, x, y)? {
                    Passage::Clear(x, y) => {
                        let via = answer["via"].as_str().map(str::to_owned);
                        let stirred = rest.filter(|_| answer["stirred"] == true);
                        return Ok(Target { x, y, via, obstructed: None, stirred });
                    }
                    Passage::Covered(blocker) => {
                        last = Some(json!({"covered": blocker}));
                        break;
                    }
                    Passage::Outside if follow > 0 => {
                        follow -= 1;
                        std::thread::sleep(FOLLOWING);
                    }
                    Passage::Outside => {
                        last = Some(json!({"outside": true}));
                        break;
                    }
                }
            }
        }
        if aim.force {
            return self.force(element, &owners, at);
        }
        let last = last.unwrap_or_default();
        Err(blocked(element, &last))
    }

    /// The middle of the element, or the wanted place in it, whatever is in front of it.
    fn force(&self, element: &Element, owners: &[Owner], at: CallArgument) -> Result<Target> {
        let answer = self.ask(&element.frame, "middle", vec![object(&element.object), at]);
        let answer = answer.map_err(|refusal| element.lost(refusal))?;
        let (x, y) = (answer["x"].as_f64(), answer["y"].as_f64());
        let (Some(x), Some(y), true) = (x, y, answer["inside"] == true) else {
            let message = format!("{} lies outside the viewport", element.words());
            let next = "force does not help: no mouse reaches it; scroll its container";
            return Err(Refusal::new(Reason::Outside, message, next));
        };
        let (x, y) = way_up(&self.ways(owners)?).to(x, y);
        let obstructed = answer["obstructed"].as_str().map(super::tree::quoted);
        Ok(Target { x, y, via: None, obstructed, stirred: None })
    }

    /// Whether the point of the innermost view is what the eye meets in all views above it.
    fn through(&self, owners: &[Owner], x: f64, y: f64) -> Result<Passage> {
        let ways = self.ways(owners)?;
        let (top_x, top_y) = way_up(&ways).to(x, y);
        // Each owner asks in its own parent's view.
        for (at, owner) in owners.iter().enumerate() {
            let above = way_up(ways.get(at + 1..).unwrap_or_default());
            let Some(back) = above.inverse() else { continue };
            let (x, y) = back.to(top_x, top_y);
            let arguments = vec![object(&owner.object), value(x), value(y)];
            let met = self.ask(&owner.parent, "meets", arguments)?;
            if met["outside"] == true {
                return Ok(Passage::Outside);
            }
            if let Some(blocker) = met["blocker"].as_str() {
                return Ok(Passage::Covered(blocker.to_owned()));
            }
        }
        Ok(Passage::Clear(top_x, top_y))
    }

    /// The elements of the frames that an element is in, the innermost first.
    fn owners(&self, element: &Element) -> Result<Vec<Owner>> {
        let mut owners = Vec::new();
        let mut frame = element.frame.clone();
        while let Some(parent) = frame.state()?.parent.clone() {
            if owners.len() >= DEPTH {
                break;
            }
            let owner = self.owner(&frame, &parent, element)?;
            frame = owner.parent.clone();
            owners.push(owner);
        }
        Ok(owners)
    }

    fn owner(&self, frame: &Frame, parent: &FrameId, element: &Element) -> Result<Owner> {
        let parent = self.browser.frame(parent.clone())?;
        let node = self.call_on_session(&parent, &GetFrameOwner::new(frame.id().clone()))?;
        let node = node.backend_node_id;
        let context = self.context(&parent)?;
        element.group.joins(&parent.session()?);
        let resolve = ResolveNode::new().with(|p| {
            p.backend_node_id = Some(node);
            p.execution_context_id = Some(context);
            p.object_group = Some(element.group.name().to_owned());
        });
        let object = self.call(&parent, &resolve)?.object.object_id;
        let object = object.ok_or_else(|| element.gone())?;
        Ok(Owner { frame: frame.clone(), parent, node, object })
    }

    /// From each frame's view to the view of its parent, as they lie now.
    fn ways(&self, owners: &[Owner]) -> Result<Vec<Way>> {
        owners.iter().map(|owner| self.way_to_parent(owner)).collect()
    }

    fn way_to_parent(&self, owner: &Owner) -> Result<Way> {
        let way = self.way_into(&owner.frame, owner.node)?;
        // Boxes are in the view of the session's outermost frame; the parent may be further in.
        Ok(match self.way_of_frame(&owner.parent)?.inverse() {
            Some(back) => way.then(&back),
            None => way,
        })
    }

    /// From a frame's view to the view of the outermost frame of its parent's session.
    fn way_into(&self, frame: &Frame, owner: BackendNodeId) -> Result<Way> {
        let parent = frame.state()?.parent.clone();
        let parent = match parent {
            Some(parent) => self.browser.frame(parent)?,
            None => return Ok(Way::HERE),
        };
        let boxes = GetBoxModel::new().with(|p| p.backend_node_id = Some(owner));
        let model = self.call_on_session(&parent, &boxes)?.model;
        let size = self.ask(frame, "size", Vec::new())?;
        let (width, height) = (size["width"].as_f64(), size["height"].as_f64());
        let way =
            Way::into_box(&model.content, width.unwrap_or_default(), height.unwrap_or_default());
        way.ok_or_else(|| {
            let message = format!("the frame {} has no size", frame.id().as_str());
            Refusal::new(Reason::Hidden, message, "make the frame visible first")
        })
    }

    /// From a frame's view to the view of the outermost frame of its own session.
    fn way_of_frame(&self, frame: &Frame) -> Result<Way> {
        let state = frame.state()?;
        if state.session.is_some() {
            return Ok(Way::HERE);
        }
        let Some(parent) = &state.parent else { return Ok(Way::HERE) };
        let parent = self.browser.frame(parent.clone())?;
        let owner = self.call_on_session(&parent, &GetFrameOwner::new(frame.id().clone()))?;
        self.way_into(frame, owner.backend_node_id)
    }

    /// From the view of an element's frame to the page's viewport.
    pub(super) fn way_of_element(&self, element: &Element) -> Result<Way> {
        Ok(way_up(&self.ways(&self.owners(element)?)?))
    }

    /// From the view that boxes of a frame's session are given in to the page's viewport.
    pub(super) fn way_of_session(&self, frame: &Frame) -> Result<Way> {
        let mut way = Way::HERE;
        let mut frame = frame.clone();
        for _ in 0..DEPTH {
            let state = frame.state()?;
            let Some(parent) = state.parent.clone() else { break };
            let parent = self.browser.frame(parent)?;
            if state.session.is_some() {
                let owner =
                    self.call_on_session(&parent, &GetFrameOwner::new(frame.id().clone()))?;
                way = way.then(&self.way_into(&frame, owner.backend_node_id)?);
            }
            frame = parent;
        }
        Ok(way)
    }

    /// A command that names its own node, in the session of a frame.
    pub(super) fn call_on_session<C: crate::protocol::Command>(
        &self,
        frame: &Frame,
        command: &C,
    ) -> Result<C::Response> {
        Ok(self.hand_on(&frame.session()?).call(command)?)
    }
}

/// From the innermost view to the outermost.
fn way_up(ways: &[Way]) -> Way {
    ways.iter().fold(Way::HERE, |way, next| way.then(next))
}

/// The refusal for a press that something else would have received once the mouse was there.
pub(super) fn dodged(element: &Element, blocker: &str) -> Refusal {
    Refusal::new(
        Reason::Covered,
        format!(
            "{} is not under the mouse when the mouse comes to it: {} would receive the press",
            element.words(),
            crate::untrusted::escape_up_to(blocker, 200)
        ),
        "the press was kept from the page; look again with browser_snapshot, or use force",
    )
}

fn blocked(element: &Element, last: &Value) -> Refusal {
    if let Some(blocker) = last["covered"].as_str() {
        let passes = last["passes"] == true;
        let why = if passes { " (it has pointer-events: none)" } else { "" };
        return Refusal::new(
            Reason::Covered,
            format!(
                "{} is covered{why}: {} would receive the press",
                element.words(),
                crate::untrusted::escape_up_to(blocker, 200)
            ),
            "deal with what covers it (close it, scroll), or use force",
        );
    }
    Refusal::new(
        Reason::Outside,
        format!("{} lies outside the viewport, and nothing scrolls it in", element.words()),
        "scroll its container, or make the viewport larger",
    )
}
