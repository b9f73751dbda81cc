//! `browser_screenshot`.

use super::files;
use super::outcome::Picture;
use super::shared::{self, NAME, REF, ROLE, SELECTOR, TEXT};
use super::{Arguments, Group, Kind, Outcome, Parameter, Tool, Turn};
use crate::page::capture::{Area, Format, Shot};
use crate::page::{Refusal, Result};

/// What models take without scaling it themselves: 1,568 pixels on the longer side.
const INLINE_SIDE: u32 = 1_568;

pub(super) static TOOL: Tool = Tool {
    name: "browser_screenshot",
    title: "Take a picture",
    description: "Save a picture of the viewport, the fullPage or one element. inline attaches \
                  it; too large ones are scaled, which is said.",
    group: Group::Core,
    parameters: &[
        REF,
        ROLE,
        NAME,
        TEXT,
        SELECTOR,
        Parameter::new("fullPage", Kind::Flag, ""),
        Parameter::new("format", Kind::Choice(&["jpeg", "png", "webp"]), "default jpeg"),
        Parameter::new("quality", Kind::Integer(1, 100), "default 70"),
        Parameter::new("inline", Kind::Flag, ""),
        shared::FILENAME,
    ],
    read_only: true,
    destructive: false,
    idempotent: true,
    output: None,
    timeout_ms: 30_000,
    run,
};

fn run(turn: &Turn<'_>, arguments: &Arguments) -> Result<Outcome> {
    let address = shared::address(arguments)?;
    if address.is_some() && arguments.flag("fullPage") {
        let message = "fullPage and an element exclude each other";
        return Err(Refusal::argument(message, "leave one out"));
    }
    let quality = arguments.integer("quality").and_then(|quality| u8::try_from(quality).ok());
    let quality = quality.unwrap_or(70);
    let ending = arguments.text("filename").and_then(|name| name.rsplit_once('.'));
    let (format, extension) = match (arguments.text("format"), ending) {
        (Some("png"), _) | (None, Some((_, "png"))) => (Format::Png, "png"),
        (Some("webp"), _) | (None, Some((_, "webp"))) => (Format::WebP(quality), "webp"),
        _ => (Format::Jpeg(quality), "jpg"),
    };
    let inline = arguments.flag("inline");
    let shot = Shot::default().with(|shot| {
        shot.area = if arguments.flag("fullPage") { Area::FullPage } else { Area::Viewport };
        shot.format = format;
        if inline {
            (shot.max_width, shot.max_height) = (INLINE_SIDE, INLINE_SIDE);
        }
    });
    let driver = turn.driver()?;
    let picture = driver.screenshot(address.as_ref(), &shot)?;
    let path = turn.file_for(arguments, "shot", extension)?;
    let file = files::write(&path, picture.mime, &picture.bytes)?;
    let mut outcome = Outcome::text(format!(
        "{} ({} x {} pixels, {} bytes)",
        file.path.display(),
        picture.width,
        picture.height,
        picture.bytes.len()
    ));
    if let Some(note) = &picture.note {
        outcome.line(note);
    }
    outcome.files.push(file);
    if inline {
        outcome.pictures.push(Picture { mime: picture.mime, bytes: picture.bytes });
    }
    Ok(outcome)
}
