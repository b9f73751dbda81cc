//! What else is done with one element: evaluating with it, picturing it, giving it files.

use super::act::Done;
use super::capture::{self, Area, Picture, Shot};
use super::driver::{Driver, object};
use super::evaluate::{EvaluateOptions, Evaluation, evaluate, evaluate_on};
use super::locate::Address;
use super::picture::Rect;
use super::refusal::{Reason, Refusal, Result};
use crate::protocol::dom::{ResolveNode, SetFileInputFiles};
use crate::protocol::page::FrameId;
use std::path::{Path, PathBuf};

impl Driver {
    /// Evaluates a source in the page, in one of its frames, or with an element as `this` and
    /// `element`, in the page's own world.
    ///
    /// # Errors
    /// Those of the address, and of [`evaluate`].
    pub fn evaluate(
        &self,
        frame: Option<&FrameId>,
        address: Option<&Address>,
        source: &str,
    ) -> Result<Evaluation> {
        let options = EvaluateOptions::default();
        let Some(address) = address else {
            let frame = frame.map(|id| self.browser.frame(id.clone())).transpose()?;
            return evaluate(&self.hand(), frame.as_ref(), source, &options);
        };
        let element = self.element(address)?;
        // The object that is held lives in our world; the script runs in the page's.
        let node = crate::protocol::dom::DescribeNode::new()
            .with(|p| p.object_id = Some(element.object.clone()));
        let node = self.call(&element.frame, &node)?.node.backend_node_id;
        let resolve = ResolveNode::new().with(|p| {
            p.backend_node_id = Some(node);
            p.object_group = Some(element.group.name().to_owned());
        });
        let resolved = self.call_on_session(&element.frame, &resolve)?.object.object_id;
        let resolved = resolved.ok_or_else(|| element.gone())?;
        evaluate_on(&self.hand(), Some(&element.frame), &resolved, source, &options)
    }

    /// Takes a picture of the page, or of one element, in view or not.
    ///
    /// # Errors
    /// Those of the address and of [`capture::screenshot`]; `Hidden` when the element has no box.
    pub fn screenshot(&self, address: Option<&Address>, shot: &Shot) -> Result<Picture> {
        let Some(address) = address else {
            return capture::screenshot(&self.hand(), shot);
        };
        let element = self.element(address)?;
        let place = self.ask(&element.frame, "viewBox", vec![object(&element.object)]);
        let place = place.map_err(|refusal| element.lost(refusal))?;
        let number = |key: &str| place[key].as_f64();
        let (Some(x), Some(y), Some(width), Some(height)) =
            (number("x"), number("y"), number("width"), number("height"))
        else {
            let message = format!("{} has no box to picture", element.words());
            return Err(Refusal::new(Reason::Hidden, message, "make it visible first"));
        };
        let way = self.way_of_element(&element)?;
        let (left, top) = way.to(x, y);
        let (right, bottom) = way.to(x + width, y + height);
        // The clip is in the coordinates of the document: the view's and what is scrolled away.
        let main = self.main_frame()?;
        let scrolled = self.ask(&main, "scrolled", Vec::new())?;
        let scrolled = |key: &str| scrolled[key].as_f64().unwrap_or_default();
        let (x, y) = (left.min(right) + scrolled("x"), top.min(bottom) + scrolled("y"));
        let rect = Rect::new(x, y, (right - left).abs(), (bottom - top).abs());
        let shot = shot.clone().with(|shot| shot.area = Area::Clip(rect));
        capture::screenshot(&self.hand(), &shot)
    }

    /// Puts files into a file input, or into the one that an element (a label, a styled button)
    /// stands for. An empty list clears it.
    ///
    /// # Errors
    /// Those of the address; `File` when a path is no file that can be read; `Unsuitable` when
    /// there is no file input, or it takes one file only.
    pub fn upload(&self, address: &Address, files: &[PathBuf]) -> Result<Done> {
        let files = files.iter().map(|path| readable(path)).collect::<Result<Vec<String>>>()?;
        let _turn = self.begin()?;
        let element = self.element(address)?;
        let input =
            self.hold(&element.frame, "fileInput", vec![object(&element.object)], &element.group);
        let input = input.map_err(|refusal| element.lost(refusal))?.object_id.ok_or_else(|| {
            let message = format!("{} is no file input and stands for none", element.words());
            let next = "name the input itself, or find the one nearby";
            Refusal::new(Reason::Unsuitable, message, next)
        })?;
        let takes = self.ask(&element.frame, "fileLimits", vec![object(&input)])?;
        if takes["multiple"] != true && files.len() > 1 {
            let message = format!("{} takes one file, not {}", element.words(), files.len());
            return Err(Refusal::new(Reason::Unsuitable, message, "give one"));
        }
        if let Some(why) = takes["disabled"].as_str() {
            let message = format!("{} cannot be used: {why}", element.words());
            return Err(Refusal::new(Reason::Disabled, message, "find out what enables it"));
        }
        self.acting(|| {
            let command = SetFileInputFiles::new(files.clone()).with(|p| p.object_id = Some(input));
            self.call(&element.frame, &command)?;
            let what = format!("{} file(s) put into {}", files.len(), element.words());
            Ok(Done { what, ..Done::default() })
        })
    }
}

/// The absolute path of a file that is there.
fn readable(path: &Path) -> Result<String> {
    let refuse = |why: String| {
        let message = format!("{}: {why}", path.display());
        Refusal::new(Reason::File, message, "give absolute paths of files; nothing was uploaded")
    };
    let whole = path.canonicalize().map_err(|error| refuse(error.to_string()))?;
    let meta = std::fs::metadata(&whole).map_err(|error| refuse(error.to_string()))?;
    if !meta.is_file() {
        return Err(refuse("is not a file".to_owned()));
    }
    std::fs::File::open(&whole).map_err(|error| refuse(error.to_string()))?;
    whole.to_str().map(str::to_owned).ok_or_else(|| refuse("is not UTF-8".to_owned()))
}
