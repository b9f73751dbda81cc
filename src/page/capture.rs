//! Pictures of a page, and the page as PDF.
//!
//! Measured on Chromium 156: a clip is in page coordinates; a clip inside the viewport is taken
//! without the page noticing, one beyond it makes the page see a `resize`; a page that is not shown
//! has no frames, and a capture of it hangs, until a screencast makes it draw; two captures of a
//! page at once with different clips get each other's size.

use super::input::Until;
use super::picture::{self, Fit, Rect, Size};
use super::{Reason, Refusal, Result};
use crate::client::Page;
use crate::error::Error;
use crate::protocol::io;
use crate::protocol::page::{
    CaptureScreenshot, CaptureScreenshotFormat, GetLayoutMetrics, GetLayoutMetricsResponse,
    PrintToPDF, PrintToPDFTransferMode, StartScreencast, StartScreencastFormat, StopScreencast,
    Viewport,
};
use crate::protocol::runtime::Evaluate;
use crate::protocol::target::TargetID;
use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;
use serde_json::Value;
use std::sync::{Condvar, Mutex, PoisonError};

const VIEW: &str = include_str!("view.js");

/// Most pictures that [`tiles`] takes.
pub const TILES: usize = 40;

/// Bytes of a PDF that are read at a time.
const PIECE: i64 = 1 << 20;

/// What is in the picture.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub enum Area {
    /// What is scrolled into view.
    #[default]
    Viewport,
    /// The whole document.
    FullPage,
    /// A part of the document, in CSS pixels from its upper left corner, in view or not.
    Clip(Rect),
}

/// How it is encoded.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Format {
    /// With a quality of 1 to 100.
    Jpeg(u8),
    /// Without loss.
    Png,
    /// With a quality of 1 to 100.
    WebP(u8),
}

impl Format {
    /// Its media type.
    pub fn mime(self) -> &'static str {
        match self {
            Self::Jpeg(_) => "image/jpeg",
            Self::Png => "image/png",
            Self::WebP(_) => "image/webp",
        }
    }
}

/// A picture to take.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Shot {
    /// What is in it.
    pub area: Area,
    /// How it is encoded.
    pub format: Format,
    /// Pixels of the picture for a pixel of the device: 1 by default; at most 4.
    pub scale: f64,
    /// Most pixels from left to right. Default 8,000: models refuse more.
    pub max_width: u32,
    /// Most pixels from top to bottom. Default 8,000.
    pub max_height: u32,
    /// Most pixels altogether, if that is bounded too.
    pub max_pixels: Option<u64>,
}

impl Default for Shot {
    fn default() -> Self {
        Self {
            area: Area::Viewport,
            format: Format::Png,
            scale: 1.0,
            max_width: 8_000,
            max_height: 8_000,
            max_pixels: None,
        }
    }
}

impl Shot {
    /// A PNG of an area.
    pub fn new(area: Area) -> Self {
        Self { area, ..Self::default() }
    }

    /// This shot, changed.
    #[must_use]
    pub fn with(mut self, set: impl FnOnce(&mut Self)) -> Self {
        set(&mut self);
        self
    }

    fn checked(&self) -> Result<()> {
        if !(self.scale > 0.0 && self.scale <= 4.0) {
            return Err(Refusal::argument(
                format!("a scale of {}", self.scale),
                "give one over 0, and at most 4",
            ));
        }
        if let Format::Jpeg(quality) | Format::WebP(quality) = self.format {
            if !(1..=100).contains(&quality) {
                return Err(Refusal::argument("no such quality", "give one of 1 to 100"));
            }
        }
        if self.max_width == 0 || self.max_height == 0 || self.max_pixels == Some(0) {
            return Err(Refusal::argument("a picture of no pixels", "allow one pixel at least"));
        }
        Ok(())
    }

    fn fit(&self) -> Fit {
        Fit {
            width: f64::from(self.max_width),
            height: f64::from(self.max_height),
            #[allow(clippy::cast_precision_loss, reason = "a bound")]
            pixels: self.max_pixels.map_or(f64::INFINITY, |pixels| pixels as f64),
        }
    }
}

/// A picture that was taken.
#[derive(Clone, PartialEq, Eq)]
#[non_exhaustive]
pub struct Picture {
    /// The file.
    pub bytes: Vec<u8>,
    /// `image/png` or `image/jpeg`.
    pub mime: &'static str,
    /// Pixels from left to right, as the file says.
    pub width: u32,
    /// Pixels from top to bottom, as the file says.
    pub height: u32,
    /// What is not as it was asked for.
    pub note: Option<String>,
}

impl std::fmt::Debug for Picture {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let Self { mime, width, height, note, bytes } = self;
        write!(f, "Picture({mime} {width}x{height}, {} bytes, {note:?})", bytes.len())
    }
}

/// Takes a picture.
///
/// # Errors
/// A clip that is empty or outside of the document; `Blocked` at once while a dialog is open;
/// `Busy` while another picture of this page is being taken; the engine's own.
pub fn screenshot(page: &Page, shot: &Shot) -> Result<Picture> {
    shot.checked()?;
    let camera = Camera::set_up(page)?;
    let (rect, cropped) = camera.frame(shot.area)?;
    let plain = shot.area == Area::Viewport;
    let mut picture = camera.take(rect, plain, shot)?;
    if cropped {
        add_note(&mut picture, "the part of the clip outside of the page is left out");
    }
    Ok(picture)
}

/// Takes several pictures from top to bottom, none of them scaled down for its height: what a
/// long page needs to stay readable. At most [`TILES`]; the last one's note says what is missing.
///
/// # Errors
/// As [`screenshot`].
pub fn tiles(page: &Page, shot: &Shot) -> Result<Vec<Picture>> {
    shot.checked()?;
    let camera = Camera::set_up(page)?;
    let (rect, _) = camera.frame(shot.area)?;
    let pixels = camera.view.ratio * shot.scale;
    let wide = Fit { height: f64::INFINITY, ..shot.fit() }.scale(rect.width * pixels, 1.0);
    let height = (f64::from(shot.max_height) / (pixels * wide)).floor().max(1.0);
    let mut pictures = Vec::new();
    let mut top = 0.0;
    while top < rect.height && pictures.len() < TILES {
        let part = Rect { y: rect.y + top, height: height.min(rect.height - top), ..rect };
        let mut picture = camera.take(part, false, shot)?;
        top += height;
        add_note(&mut picture, &format!("from y={:.0} to y={:.0}", part.y, part.y + part.height));
        pictures.push(picture);
    }
    if let Some(last) = pictures.last_mut().filter(|_| top < rect.height) {
        add_note(last, &format!("{:.0} CSS pixels below are not shown", rect.height - top));
    }
    Ok(pictures)
}

fn add_note(picture: &mut Picture, note: &str) {
    match &mut picture.note {
        Some(before) => {
            before.push_str("; ");
            before.push_str(note);
        }
        none => *none = Some(note.to_owned()),
    }
}

/// What there is to see, in CSS pixels.
#[derive(Clone, Copy, Debug)]
struct View {
    /// What is in view, in page coordinates.
    seen: Rect,
    /// The document.
    document: Rect,
    /// Device pixels for a CSS pixel.
    ratio: f64,
    /// Not shown: in the background, minimised.
    is_hidden: bool,
}

/// The right to take pictures of a page, until dropped.
struct Camera {
    until: Until,
    view: View,
    page: TargetID,
    is_casting: bool,
}

static TAKING: Mutex<Vec<TargetID>> = Mutex::new(Vec::new());
static TAKEN: Condvar = Condvar::new();

impl Camera {
    fn set_up(page: &Page) -> Result<Self> {
        let until = Until::begin(page);
        let view = look(&until)?;
        claim(page.id(), &until)?;
        let page = page.id().clone();
        let mut camera = Self { until, view, page, is_casting: false };
        if camera.view.is_hidden {
            camera.draw();
        }
        Ok(camera)
    }

    /// Makes a page draw that is not shown. If somebody else casts it, it draws already.
    fn draw(&mut self) {
        self.is_casting |= self.until.make_sure(&smallest_cast());
    }

    /// The part of the page that an area is, and whether something of it had to go.
    fn frame(&self, area: Area) -> Result<(Rect, bool)> {
        let View { seen, document, .. } = self.view;
        match area {
            Area::Viewport => Ok((seen, false)),
            Area::FullPage => Ok((document, false)),
            Area::Clip(clip) => {
                clip.checked()?;
                let part = clip.within(document).ok_or_else(|| {
                    Refusal::argument(
                        format!("the clip {clip} is outside of the page, which is {document}"),
                        "give a part of the page, in CSS pixels from its upper left corner",
                    )
                })?;
                Ok((part, part != clip))
            }
        }
    }

    /// `plain` when the picture is what is in view.
    fn take(&self, rect: Rect, plain: bool, shot: &Shot) -> Result<Picture> {
        let fit = shot.fit();
        let mut ratio = self.view.ratio;
        // What the page says of its scale may be wrong; what the picture says is not.
        for _ in 0..3 {
            let pixels = ratio * shot.scale;
            let scale = shot.scale * fit.scale(rect.width * pixels, rect.height * pixels);
            let (bytes, size) = self.expose(rect, plain, scale, shot.format)?;
            if !fit.holds(size) {
                ratio = (f64::from(size.width) / rect.width / scale).max(ratio * 1.05);
                continue;
            }
            let mut picture = Picture {
                bytes,
                mime: shot.format.mime(),
                width: size.width,
                height: size.height,
                note: None,
            };
            if scale < shot.scale * 0.999 {
                let (width, height) =
                    ((rect.width * pixels).round(), (rect.height * pixels).round());
                let size = format!("{} x {} pixels", size.width, size.height);
                add_note(&mut picture, &format!("scaled down from {width} x {height} to {size}"));
            }
            return Ok(picture);
        }
        Err(Refusal::new(
            Reason::Limit,
            "the picture stays larger than allowed",
            "take a smaller part, or allow more pixels",
        ))
    }

    fn expose(
        &self,
        rect: Rect,
        plain: bool,
        scale: f64,
        format: Format,
    ) -> Result<(Vec<u8>, Size)> {
        #[allow(clippy::float_cmp, reason = "1.0 is what nobody changed")]
        let whole = plain && scale == 1.0;
        let command = CaptureScreenshot::new().with(|command| {
            match format {
                Format::Png => command.format = Some(CaptureScreenshotFormat::PNG),
                Format::Jpeg(quality) => {
                    command.format = Some(CaptureScreenshotFormat::JPEG);
                    command.quality = Some(quality.into());
                }
                Format::WebP(quality) => {
                    command.format = Some(CaptureScreenshotFormat::WEBP);
                    command.quality = Some(quality.into());
                }
            }
            if !whole {
                let Rect { x, y, width, height } = rect;
                command.clip = Some(Viewport::new(x, y, width, height, scale));
                // Otherwise the page would see a resize for nothing.
                command.capture_beyond_viewport = Some(!self.view.seen.contains(rect));
            }
        });
        let bytes = self.shoot(&command)?;
        let size = picture::size(&bytes).ok_or_else(|| {
            Refusal::new(Reason::Engine, "the browser's picture is none", "try again")
        })?;
        Ok((bytes, size))
    }

    fn shoot(&self, command: &CaptureScreenshot) -> Result<Vec<u8>> {
        let left = self.until.left();
        let first = if self.is_casting { left } else { left * 3 / 5 };
        let answer = match self.until.page().with_timeout(first).call(command) {
            // A window that is covered or minimised may say that it is visible, and draw nothing.
            Err(Error::Timeout(_)) if !self.is_casting => {
                let cast = self.until.make_sure(&smallest_cast());
                let answer = self.until.page().call(command);
                if cast {
                    self.until.make_sure(&StopScreencast::new());
                }
                answer
            }
            answer => answer,
        };
        match answer {
            Ok(answer) => Ok(answer.data.decode()?),
            Err(Error::Timeout(_)) if self.view.is_hidden => Err(Refusal::new(
                Reason::Hidden,
                "the page is not shown and did not draw in time",
                "select its tab, or allow more time",
            )),
            Err(error) => Err(error.into()),
        }
    }
}

impl Drop for Camera {
    fn drop(&mut self) {
        if self.is_casting {
            self.until.make_sure(&StopScreencast::new());
        }
        let mut taking = TAKING.lock().unwrap_or_else(PoisonError::into_inner);
        taking.retain(|page| *page != self.page);
        TAKEN.notify_all();
    }
}

fn smallest_cast() -> StartScreencast {
    StartScreencast::new().with(|cast| {
        cast.format = Some(StartScreencastFormat::JPEG);
        (cast.quality, cast.max_width, cast.max_height) = (Some(1), Some(16), Some(16));
    })
}

fn claim(page: &TargetID, until: &Until) -> Result<()> {
    let taking = TAKING.lock().unwrap_or_else(PoisonError::into_inner);
    let waited = TAKEN.wait_timeout_while(taking, until.left(), |taking| taking.contains(page));
    let (mut taking, result) = waited.unwrap_or_else(PoisonError::into_inner);
    if result.timed_out() {
        return Err(Refusal::new(
            Reason::Busy,
            "another picture of this page is being taken",
            "wait for it, or allow more time",
        ));
    }
    taking.push(page.clone());
    Ok(())
}

fn look(until: &Until) -> Result<View> {
    let page = until.page();
    let metrics = page.send(&GetLayoutMetrics::new());
    let window = page.send(&Evaluate::new(VIEW).with(|p| p.return_by_value = Some(true)));
    let metrics: GetLayoutMetricsResponse = metrics.wait()?;
    let window = window.wait()?.result.value;
    let window = window.and_then(|value| value.to_value().ok()).unwrap_or_default();
    let visual = &metrics.css_visual_viewport;
    let number = |at: usize| window.get(at).and_then(Value::as_f64).filter(|n| *n > 0.0);
    // With the scrollbars, as a picture of the viewport has them.
    let width = number(0).unwrap_or(visual.client_width).max(visual.client_width);
    let height = number(1).unwrap_or(visual.client_height).max(visual.client_height);
    let content = &metrics.css_content_size;
    Ok(View {
        seen: Rect { x: visual.page_x, y: visual.page_y, width, height },
        document: Rect {
            x: content.x,
            y: content.y,
            width: content.width.max(width),
            height: content.height.max(visual.client_height),
        },
        ratio: number(2).filter(|ratio| *ratio <= 16.0).unwrap_or(1.0),
        is_hidden: window.get(3).and_then(Value::as_bool).unwrap_or(false),
    })
}

/// A PDF to print.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct PdfOptions {
    /// Sideways.
    pub landscape: bool,
    /// With background colours and pictures. Default true.
    pub background: bool,
    /// Of the content: 0.1 to 2.
    pub scale: f64,
    /// Width and height of the paper in inches; Letter when `None`.
    pub paper: Option<(f64, f64)>,
    /// All four margins in inches.
    pub margin: Option<f64>,
    /// Such as `1-3, 7`.
    pub ranges: Option<String>,
    /// The page's own `@page` size wins.
    pub prefer_css_size: bool,
    /// Longest file that is read, in bytes. Default 256 MiB.
    pub max_bytes: usize,
}

impl Default for PdfOptions {
    fn default() -> Self {
        Self {
            landscape: false,
            background: true,
            scale: 1.0,
            paper: None,
            margin: None,
            ranges: None,
            prefer_css_size: false,
            max_bytes: 256 << 20,
        }
    }
}

/// The page as a PDF file.
///
/// # Errors
/// `Blocked` while a dialog is open; `Limit` for a file longer than allowed; the engine's own.
pub fn pdf(page: &Page, options: &PdfOptions) -> Result<Vec<u8>> {
    let until = Until::begin(page);
    let command = PrintToPDF::new().with(|command| {
        command.landscape = Some(options.landscape);
        command.print_background = Some(options.background);
        command.scale = Some(options.scale);
        (command.paper_width, command.paper_height) = options.paper.unzip();
        command.margin_top = options.margin;
        command.margin_bottom = options.margin;
        command.margin_left = options.margin;
        command.margin_right = options.margin;
        command.page_ranges.clone_from(&options.ranges);
        command.prefer_css_page_size = Some(options.prefer_css_size);
        // In one message, a long one would hold up everything else of the connection.
        command.transfer_mode = Some(PrintToPDFTransferMode::RETURN_AS_STREAM);
    });
    let printed = until.page().call(&command)?;
    let Some(stream) = printed.stream else { return Ok(printed.data.decode()?) };
    let file = read(&until, &stream, options.max_bytes);
    until.make_sure(&io::Close::new(stream));
    file
}

fn read(until: &Until, stream: &io::StreamHandle, limit: usize) -> Result<Vec<u8>> {
    let mut file = Vec::new();
    loop {
        let command = io::Read::new(stream.clone()).with(|read| read.size = Some(PIECE));
        let piece = until.page().call(&command)?;
        if piece.base64_encoded == Some(true) {
            let broken = |_| {
                Refusal::new(Reason::Engine, "a piece of the PDF is not base64", "print it again")
            };
            file.extend(STANDARD.decode(&piece.data).map_err(broken)?);
        } else {
            file.extend_from_slice(piece.data.as_bytes());
        }
        if file.len() > limit {
            return Err(Refusal::new(
                Reason::Limit,
                format!("the PDF is longer than {limit} bytes"),
                "print fewer pages with ranges, or allow more",
            ));
        }
        if piece.eof {
            return Ok(file);
        }
    }
}
