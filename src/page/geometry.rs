//! From the coordinates of a frame to those of the page's viewport, and back.

use crate::protocol::dom::Quad;

/// An affine map: `(x, y)` to `(a·x + c·y + e, b·x + d·y + f)`.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Way {
    a: f64,
    b: f64,
    c: f64,
    d: f64,
    e: f64,
    f: f64,
}

impl Way {
    /// Nothing moves.
    pub(super) const HERE: Self = Self { a: 1.0, b: 0.0, c: 0.0, d: 1.0, e: 0.0, f: 0.0 };

    /// From a view of this size to the box that shows it: the first, second and fourth corner of
    /// a quad. `None` when the view has no size or the box is flat.
    pub(super) fn into_box(quad: &Quad, width: f64, height: f64) -> Option<Self> {
        let corners = corners(quad)?;
        let [(x0, y0), (x1, y1), _, (x3, y3)] = corners;
        if width <= 0.0 || height <= 0.0 {
            return None;
        }
        let way = Self {
            a: (x1 - x0) / width,
            b: (y1 - y0) / width,
            c: (x3 - x0) / height,
            d: (y3 - y0) / height,
            e: x0,
            f: y0,
        };
        way.inverse().is_some().then_some(way)
    }

    /// Where a point comes to lie.
    pub(super) fn to(&self, x: f64, y: f64) -> (f64, f64) {
        (self.a * x + self.c * y + self.e, self.b * x + self.d * y + self.f)
    }

    /// This way, and then another.
    pub(super) fn then(&self, next: &Self) -> Self {
        let (e, f) = next.to(self.e, self.f);
        Self {
            a: next.a * self.a + next.c * self.b,
            b: next.b * self.a + next.d * self.b,
            c: next.a * self.c + next.c * self.d,
            d: next.b * self.c + next.d * self.d,
            e,
            f,
        }
    }

    /// The way back.
    pub(super) fn inverse(&self) -> Option<Self> {
        let area = self.a * self.d - self.b * self.c;
        if !area.is_finite() || area.abs() < 1e-9 {
            return None;
        }
        let (a, b, c, d) = (self.d / area, -self.b / area, -self.c / area, self.a / area);
        let e = -(a * self.e + c * self.f);
        let f = -(b * self.e + d * self.f);
        Some(Self { a, b, c, d, e, f })
    }

    /// The upright box around a quad: `x,y,width,height` in whole pixels.
    pub(super) fn bounds(&self, quad: &Quad) -> Option<String> {
        let corners = corners(quad)?.map(|(x, y)| self.to(x, y));
        let (mut left, mut top) = (f64::INFINITY, f64::INFINITY);
        let (mut right, mut bottom) = (f64::NEG_INFINITY, f64::NEG_INFINITY);
        for (x, y) in corners {
            (left, right) = (left.min(x), right.max(x));
            (top, bottom) = (top.min(y), bottom.max(y));
        }
        Some(format!("{:.0},{:.0},{:.0},{:.0}", left, top, right - left, bottom - top))
    }
}

fn corners(quad: &Quad) -> Option<[(f64, f64); 4]> {
    match quad.0.as_slice() {
        [x0, y0, x1, y1, x2, y2, x3, y3] => Some([(*x0, *y0), (*x1, *y1), (*x2, *y2), (*x3, *y3)]),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn near(left: (f64, f64), right: (f64, f64)) -> bool {
        (left.0 - right.0).abs() < 1e-6 && (left.1 - right.1).abs() < 1e-6
    }

    #[test]
    fn a_box_at_an_offset_a_scaled_one_and_a_rotated_one() {
        let quad = |points: [f64; 8]| Quad(points.to_vec());
        let moved = quad([10.0, 20.0, 110.0, 20.0, 110.0, 70.0, 10.0, 70.0]);
        assert!(near(Way::into_box(&moved, 100.0, 50.0).unwrap().to(1.0, 2.0), (11.0, 22.0)));
        assert!(near(Way::into_box(&moved, 200.0, 100.0).unwrap().to(2.0, 4.0), (11.0, 22.0)));
        // A quarter turn clockwise around (100, 100).
        let turned = quad([100.0, 100.0, 100.0, 200.0, 50.0, 200.0, 50.0, 100.0]);
        let way = Way::into_box(&turned, 100.0, 50.0).unwrap();
        assert!(near(way.to(10.0, 0.0), (100.0, 110.0)));
        assert!(near(way.to(0.0, 10.0), (90.0, 100.0)));
        let (x, y) = way.to(33.0, 12.0);
        assert!(near(way.inverse().unwrap().to(x, y), (33.0, 12.0)));
        let both = way.then(&Way::into_box(&moved, 100.0, 50.0).unwrap());
        assert!(near(both.to(10.0, 0.0), (110.0, 130.0)));
        assert_eq!(Way::HERE.bounds(&turned).unwrap(), "50,100,50,100");
    }

    #[test]
    fn what_is_flat_or_broken_leads_nowhere() {
        let flat = Quad(vec![0.0, 0.0, 10.0, 0.0, 10.0, 0.0, 0.0, 0.0]);
        assert_eq!(Way::into_box(&flat, 10.0, 10.0), None);
        assert_eq!(Way::into_box(&Quad(vec![1.0]), 10.0, 10.0), None);
        let fine = Quad(vec![0.0, 0.0, 10.0, 0.0, 10.0, 10.0, 0.0, 10.0]);
        assert_eq!(Way::into_box(&fine, 0.0, 10.0), None);
        assert_eq!(Way::into_box(&Quad(vec![f64::NAN; 8]), 10.0, 10.0), None);
    }
}
