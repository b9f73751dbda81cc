//! Sizes of pictures: what a file says, and how to fit one into bounds. Pure.

use super::{Refusal, Result};
use std::fmt;

/// A rectangle in CSS pixels.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Rect {
    /// Left edge.
    pub x: f64,
    /// Upper edge.
    pub y: f64,
    /// From left to right.
    pub width: f64,
    /// From top to bottom.
    pub height: f64,
}

impl Rect {
    /// A rectangle.
    pub fn new(x: f64, y: f64, width: f64, height: f64) -> Self {
        Self { x, y, width, height }
    }

    pub(super) fn checked(self) -> Result<()> {
        let numbers = [self.x, self.y, self.width, self.height];
        if !numbers.into_iter().all(f64::is_finite) || self.width <= 0.0 || self.height <= 0.0 {
            return Err(Refusal::argument(
                format!("the clip {self} is empty"),
                "give a width and a height over 0, in CSS pixels",
            ));
        }
        Ok(())
    }

    /// What both have in common.
    pub(super) fn within(self, other: Self) -> Option<Self> {
        let x = self.x.max(other.x);
        let y = self.y.max(other.y);
        let width = (self.x + self.width).min(other.x + other.width) - x;
        let height = (self.y + self.height).min(other.y + other.height) - y;
        (width > 0.0 && height > 0.0).then_some(Self { x, y, width, height })
    }

    pub(super) fn contains(self, other: Self) -> bool {
        const ROUNDING: f64 = 0.01;
        other.x >= self.x - ROUNDING
            && other.y >= self.y - ROUNDING
            && other.x + other.width <= self.x + self.width + ROUNDING
            && other.y + other.height <= self.y + self.height + ROUNDING
    }
}

impl fmt::Display for Rect {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { x, y, width, height } = self;
        write!(f, "{width} x {height} at {x},{y}")
    }
}

/// A size in pixels.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Size {
    pub(super) width: u32,
    pub(super) height: u32,
}

/// Bounds of a picture, in pixels.
#[derive(Clone, Copy, Debug)]
pub(super) struct Fit {
    pub(super) width: f64,
    pub(super) height: f64,
    pub(super) pixels: f64,
}

impl Fit {
    /// What to multiply a size with so that it fits: 1 at most.
    pub(super) fn scale(&self, width: f64, height: f64) -> f64 {
        let area = (self.pixels / (width * height)).sqrt();
        (self.width / width).min(self.height / height).min(area).min(1.0)
    }

    /// Whether a picture fits. Chrome rounds; a pixel more is refused by nobody's area.
    pub(super) fn holds(&self, size: Size) -> bool {
        let (width, height) = (f64::from(size.width), f64::from(size.height));
        width <= self.width && height <= self.height && width * height <= self.pixels * 1.02 + 4.0
    }
}

/// The size that a PNG, JPEG or WebP file has.
pub(super) fn size(file: &[u8]) -> Option<Size> {
    if file.starts_with(b"RIFF") && file.get(8..12) == Some(b"WEBP") {
        return webp(file);
    }
    if file.starts_with(b"\x89PNG\r\n\x1a\n") {
        let number = |at: usize| Some(u32::from_be_bytes(file.get(at..at + 4)?.try_into().ok()?));
        return Some(Size { width: number(16)?, height: number(20)? });
    }
    let mut rest = file.strip_prefix(&[0xff, 0xd8])?;
    // Segments: 0xff, what it is, its length.
    loop {
        let [0xff, kind, more @ ..] = rest else { return None };
        match kind {
            0xff => rest = rest.get(1..)?,
            0x01 | 0xd0..=0xd7 => rest = more,
            // Start of frame, but not the tables that share its numbers.
            0xc0..=0xcf if !matches!(kind, 0xc4 | 0xc8 | 0xcc) => {
                let &[_, _, _, h1, h2, w1, w2, ..] = more else { return None };
                let (height, width) = (u16::from_be_bytes([h1, h2]), u16::from_be_bytes([w1, w2]));
                return Some(Size { width: width.into(), height: height.into() });
            }
            _ => {
                let &[l1, l2, ..] = more else { return None };
                rest = more.get(usize::from(u16::from_be_bytes([l1, l2])).max(2)..)?;
            }
        }
    }
}

/// With losses, without, or with more than one picture's worth of data.
fn webp(file: &[u8]) -> Option<Size> {
    let number = |at: usize, bytes: usize| {
        let bytes = file.get(at..at.checked_add(bytes)?)?;
        Some(bytes.iter().rev().fold(0_u32, |number, byte| (number << 8) | u32::from(*byte)))
    };
    match file.get(12..16)? {
        b"VP8 " if file.get(23..26)? == [0x9d, 0x01, 0x2a] => {
            Some(Size { width: number(26, 2)? & 0x3fff, height: number(28, 2)? & 0x3fff })
        }
        b"VP8L" if file.get(20)? == &0x2f => {
            let both = number(21, 4)?;
            Some(Size { width: (both & 0x3fff) + 1, height: ((both >> 14) & 0x3fff) + 1 })
        }
        b"VP8X" => Some(Size { width: number(24, 3)? + 1, height: number(27, 3)? + 1 }),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sizes_are_read_from_the_file() {
        let png = b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR\0\0\x03\x0c\0\0\x01\xed\x08";
        assert_eq!(size(png), Some(Size { width: 780, height: 493 }));
        let jpeg = b"\xff\xd8\xff\xe0\0\x04ab\xff\xff\xc2\0\x0b\x08\x01\xed\x03\x0c\x03";
        assert_eq!(size(jpeg), Some(Size { width: 780, height: 493 }));
        for end in 0..png.len() - 1 {
            assert_eq!(size(&png[..end]), None);
        }
        for end in 0..jpeg.len() - 2 {
            assert_eq!(size(&jpeg[..end]), None);
        }
        assert_eq!(size(b"\xff\xd8\xff\xe0\0\0\xff\xe0\0\0"), None);
        let lossy = b"RIFF\x34\x08\0\0WEBPVP8 \x28\x08\0\0\x30\x01\0\x9d\x01\x2a\x0c\x03\xed\x01";
        let lossless = b"RIFF\x34\x08\0\0WEBPVP8L\x28\x08\0\0\x2f\x0b\x03\x7b\x00";
        let more = b"RIFF\x34\x08\0\0WEBPVP8X\x0a\0\0\0\x10\0\0\0\x0b\x03\0\xec\x01\0";
        for webp in [&lossy[..], lossless, more] {
            assert_eq!(size(webp), Some(Size { width: 780, height: 493 }));
            for end in 0..webp.len() {
                assert_eq!(size(&webp[..end]), None);
            }
        }
    }

    #[test]
    fn a_picture_is_scaled_to_every_bound() {
        let fit = Fit { width: 8_000.0, height: 8_000.0, pixels: f64::INFINITY };
        assert!((fit.scale(780.0, 30_000.0) - 0.266_666).abs() < 1e-4);
        assert!((fit.scale(780.0, 500.0) - 1.0).abs() < 1e-9);
        let fit = Fit { pixels: 100.0, ..fit };
        assert!((fit.scale(20.0, 20.0) - 0.5).abs() < 1e-9);
        assert!(!fit.holds(Size { width: 9_000, height: 1 }));
    }

    #[test]
    fn clips_are_cut_to_the_page() {
        let page = Rect::new(0.0, 0.0, 100.0, 100.0);
        let cut = Rect::new(-10.0, 90.0, 20.0, 20.0).within(page);
        assert_eq!(cut, Some(Rect::new(0.0, 90.0, 10.0, 10.0)));
        assert_eq!(Rect::new(100.0, 0.0, 5.0, 5.0).within(page), None);
        assert!(Rect::new(0.0, 0.0, 0.0, 5.0).checked().is_err());
        assert!(Rect::new(0.0, 0.0, -1.0, 5.0).checked().is_err());
        assert!(Rect::new(f64::NAN, 0.0, 1.0, 5.0).checked().is_err());
        assert!(page.contains(page) && !page.contains(Rect::new(0.0, 0.0, 101.0, 1.0)));
    }
}
