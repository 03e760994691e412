//! Outlines of straight lines and curves: what is neither a rectangle nor a piece of art.

use super::geometry::{Area, Point, at, hull};

#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Step {
    Start(Point),
    Line(Point),
    Quad(Point, Point),
    Curve(Point, Point, Point),
    Close,
}

#[derive(Clone, Debug, PartialEq, Default)]
pub struct Outline {
    pub steps: Vec<Step>,
}

/// How far a circle's handles lie from its corners.
const ROUND: f32 = 0.552_3;

impl Outline {
    pub fn from(x: f32, y: f32) -> Outline {
        Outline { steps: vec![Step::Start(at(x, y))] }
    }

    fn with(mut self, step: Step) -> Outline {
        self.steps.push(step);
        self
    }

    #[must_use]
    pub fn to(self, x: f32, y: f32) -> Outline {
        self.with(Step::Line(at(x, y)))
    }

    /// Starts anew elsewhere.
    #[must_use]
    pub fn jump(self, x: f32, y: f32) -> Outline {
        self.with(Step::Start(at(x, y)))
    }

    /// Bent towards the first point.
    #[must_use]
    pub fn quad(self, (cx, cy): (f32, f32), (x, y): (f32, f32)) -> Outline {
        self.with(Step::Quad(at(cx, cy), at(x, y)))
    }

    #[must_use]
    pub fn curve(self, (ax, ay): (f32, f32), (bx, by): (f32, f32), (x, y): (f32, f32)) -> Outline {
        self.with(Step::Curve(at(ax, ay), at(bx, by), at(x, y)))
    }

    #[must_use]
    pub fn close(self) -> Outline {
        self.with(Step::Close)
    }

    /// Straight lines between these points.
    pub fn through(points: &[(f32, f32)]) -> Outline {
        let steps = points.iter().enumerate().map(|(row, &(x, y))| match row {
            0 => Step::Start(at(x, y)),
            _ => Step::Line(at(x, y)),
        });
        Outline { steps: steps.collect() }
    }

    pub fn polygon(points: &[(f32, f32)]) -> Outline {
        Outline::through(points).close()
    }

    pub fn circle(x: f32, y: f32, radius: f32) -> Outline {
        Outline::ellipse(x, y, radius, radius)
    }

    pub fn ellipse(x: f32, y: f32, rx: f32, ry: f32) -> Outline {
        let (kx, ky) = (rx * ROUND, ry * ROUND);
        Outline::from(x, y - ry)
            .curve((x + kx, y - ry), (x + rx, y - ky), (x + rx, y))
            .curve((x + rx, y + ky), (x + kx, y + ry), (x, y + ry))
            .curve((x - kx, y + ry), (x - rx, y + ky), (x - rx, y))
            .curve((x - rx, y - ky), (x - kx, y - ry), (x, y - ry))
            .close()
    }

    #[must_use]
    pub fn moved(self, to: impl Fn(Point) -> Point) -> Outline {
        let steps = self.steps.into_iter().map(|step| match step {
            Step::Start(p) => Step::Start(to(p)),
            Step::Line(p) => Step::Line(to(p)),
            Step::Quad(a, p) => Step::Quad(to(a), to(p)),
            Step::Curve(a, b, p) => Step::Curve(to(a), to(b), to(p)),
            Step::Close => Step::Close,
        });
        Outline { steps: steps.collect() }
    }

    pub fn points(&self) -> impl Iterator<Item = Point> + '_ {
        self.steps.iter().flat_map(|step| match *step {
            Step::Start(p) | Step::Line(p) => vec![p],
            Step::Quad(a, p) => vec![a, p],
            Step::Curve(a, b, p) => vec![a, b, p],
            Step::Close => Vec::new(),
        })
    }

    /// What it covers at most.
    pub fn hull(&self) -> Option<Area> {
        hull(self.points().map(|p| Area { x: p.x, y: p.y, w: 0.0, h: 0.0 }))
    }
}

/// How much a road bends at its spaces.
const TENSION: f32 = 0.62;

/// Points along a smooth curve from the second to the third of four, this many and the last one.
pub fn bend([before, from, to, after]: [Point; 4], count: usize) -> Vec<Point> {
    let near = TENSION / 3.0;
    let one = at(from.x + (to.x - before.x) * near, from.y + (to.y - before.y) * near);
    let two = at(to.x - (after.x - from.x) * near, to.y - (after.y - from.y) * near);
    let along = |share: f32| {
        let left = 1.0 - share;
        let shares = [left * left * left, 3.0 * left * left * share, 3.0 * left * share * share, share * share * share];
        let points = [from, one, two, to];
        let sum = |part: fn(Point) -> f32| shares.iter().zip(points).map(|(share, point)| share * part(point)).sum();
        at(sum(|point| point.x), sum(|point| point.y))
    };
    (0..=count).map(|row| along(row as f32 / count as f32)).collect()
}
