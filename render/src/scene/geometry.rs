//! Points and areas, in pixels of the finished picture or in units of a block.

#[derive(Clone, Copy, Debug, PartialEq, Default)]
pub struct Point {
    pub x: f32,
    pub y: f32,
}

pub fn at(x: f32, y: f32) -> Point {
    Point { x, y }
}

/// A rectangle by its upper left corner and size.
#[derive(Clone, Copy, Debug, PartialEq, Default)]
pub struct Area {
    pub x: f32,
    pub y: f32,
    pub w: f32,
    pub h: f32,
}

pub fn area(x: f32, y: f32, w: f32, h: f32) -> Area {
    Area { x, y, w, h }
}

impl Area {
    pub fn around(center: Point, w: f32, h: f32) -> Area {
        area(center.x - w / 2.0, center.y - h / 2.0, w, h)
    }

    pub fn right(self) -> f32 {
        self.x + self.w
    }

    pub fn bottom(self) -> f32 {
        self.y + self.h
    }

    pub fn center(self) -> Point {
        at(self.x + self.w / 2.0, self.y + self.h / 2.0)
    }

    /// Smaller by this much on every side; larger if negative.
    #[must_use]
    pub fn inset(self, by: f32) -> Area {
        area(self.x + by, self.y + by, self.w - 2.0 * by, self.h - 2.0 * by)
    }

    #[must_use]
    pub fn shifted(self, x: f32, y: f32) -> Area {
        area(self.x + x, self.y + y, self.w, self.h)
    }

    /// The same in another size, as seen from the origin.
    #[must_use]
    pub fn scaled(self, by: f32) -> Area {
        area(self.x * by, self.y * by, self.w * by, self.h * by)
    }

    #[must_use]
    pub fn union(self, other: Area) -> Area {
        let (x, y) = (self.x.min(other.x), self.y.min(other.y));
        area(x, y, self.right().max(other.right()) - x, self.bottom().max(other.bottom()) - y)
    }

    /// The common part, if there is one.
    pub fn overlap(self, other: Area) -> Option<Area> {
        let (x, y) = (self.x.max(other.x), self.y.max(other.y));
        let common = area(x, y, self.right().min(other.right()) - x, self.bottom().min(other.bottom()) - y);
        (common.w > 0.0 && common.h > 0.0).then_some(common)
    }

    /// How far a point lies outside it; 0 inside.
    pub fn distance(self, from: Point) -> f32 {
        let (dx, dy) = (from.x - from.x.clamp(self.x, self.right()), from.y - from.y.clamp(self.y, self.bottom()));
        dx.hypot(dy)
    }

    pub fn holds(self, other: Area) -> bool {
        // Half a pixel is lost to rounding and seen by nobody.
        let slack = 0.5;
        other.x >= self.x - slack
            && other.y >= self.y - slack
            && other.right() <= self.right() + slack
            && other.bottom() <= self.bottom() + slack
    }

    /// This many columns of equal width, with a gap between them.
    pub fn columns(self, count: usize, gap: f32) -> impl Iterator<Item = Area> {
        let w = (self.w - gap * (count as f32 - 1.0)) / count as f32;
        (0..count).map(move |column| area(self.x + column as f32 * (w + gap), self.y, w, self.h))
    }
}

/// The smallest area that holds them all.
pub fn hull(areas: impl IntoIterator<Item = Area>) -> Option<Area> {
    areas.into_iter().reduce(Area::union)
}
