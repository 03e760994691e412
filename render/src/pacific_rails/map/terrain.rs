//! Shapes of the land: flat, without outlines, light from the upper left. Shapes of one colour are put together, so that
//! they are painted as one.

use crate::scene::outline::Outline;
use crate::scene::pen::Pen;
use crate::scene::scheme::Ink;

/// Looks like chance and is always the same: from -1 to 1.
pub fn chance(seed: usize, nth: usize) -> f32 {
    let mut mixed = (seed as u32).wrapping_mul(0x9e37_79b9) ^ (nth as u32).wrapping_mul(0x85eb_ca6b) ^ 0x1b87_3593;
    for shift in [16, 13, 16] {
        mixed = (mixed ^ mixed >> shift).wrapping_mul(0xc2b2_ae35);
    }
    (mixed >> 8) as f32 / (1 << 23) as f32 - 1.0
}

/// Several outlines as one.
#[derive(Default)]
pub struct Shapes(Outline);

impl Shapes {
    pub fn add(&mut self, outline: Outline) {
        self.0.steps.extend(outline.steps);
    }

    pub fn fill(self, pen: &mut Pen, ink: Ink) {
        pen.path(self.0, Some(ink), None);
    }

    pub fn stroke(self, pen: &mut Pen, ink: Ink, width: f32) {
        pen.path(self.0, None, Some((ink, width)));
    }
}

/// A closed curve through points on an ellipse, each a little off.
pub fn blob((x, y): (f32, f32), (rx, ry): (f32, f32), seed: usize, count: usize, off: f32) -> Outline {
    let point = |nth: usize| {
        let turn = std::f32::consts::TAU * nth as f32 / count as f32;
        let share = 1.0 + chance(seed, nth) * off;
        (x + turn.cos() * rx * share, y + turn.sin() * ry * share)
    };
    let points: Vec<(f32, f32)> = (0..count).map(point).collect();
    let around = |nth: usize| points[nth % count];
    let near = 0.95 / 3.0;
    let mut outline = Outline::from(points[0].0, points[0].1);
    for nth in 0..count {
        let (before, from, to, after) = (around(nth + count - 1), around(nth), around(nth + 1), around(nth + 2));
        let one = (from.0 + (to.0 - before.0) * near, from.1 + (to.1 - before.1) * near);
        let two = (to.0 - (after.0 - from.0) * near, to.1 - (after.1 - from.1) * near);
        outline = outline.curve(one, two, to);
    }
    outline.close()
}

pub fn tuft((x, y): (f32, f32), size: f32) -> Outline {
    let point = |dx: f32, dy: f32| (x + (dx - 10.0) * size, y + (dy - 6.0) * size);
    let blade = |outline: Outline, from: (f32, f32), to: (f32, f32)| {
        let (foot, tip) = (point(from.0, from.1), point(to.0, to.1));
        outline.jump(foot.0, foot.1).to(tip.0, tip.1)
    };
    let grass = blade(Outline::default(), (3.0, 12.0), (1.0, 4.0));
    let grass = blade(grass, (8.0, 12.0), (8.0, 1.0));
    blade(grass, (13.0, 12.0), (17.0, 4.0))
}

pub fn wave((x, y): (f32, f32)) -> Outline {
    Outline::from(x, y).quad((x + 9.0, y - 10.0), (x + 18.0, y)).quad((x + 27.0, y + 10.0), (x + 36.0, y))
}

/// A mound, and its side in the shade; the middle of its foot is given.
pub fn mound((x, y): (f32, f32), w: f32, h: f32) -> [(Ink, Outline); 2] {
    let top = (x, y - h);
    let right = |outline: Outline| outline.curve((x + w * 0.12, top.1), (x + w * 0.34, y - h * 0.8), (x + w / 2.0, y));
    let whole =
        right(Outline::from(x - w / 2.0, y).curve((x - w * 0.3, y - h * 0.9), (x - w * 0.12, top.1), top)).close();
    let shade = right(Outline::from(top.0, top.1)).to(x + w * 0.12, y);
    let shade = shade.curve((x + w * 0.2, y - h * 0.45), (x + w * 0.1, y - h * 0.8), top).close();
    [(Ink::Hill, whole), (Ink::HillShade, shade)]
}

/// A peak of three facets and snow; the middle of its foot is given.
pub fn peak((x, y): (f32, f32), w: f32, h: f32, seed: usize) -> [(Ink, Outline); 4] {
    let px = x + chance(seed, 0) * 0.06 * w;
    let snow = 0.36 + chance(seed, 1) * 0.06;
    let (left, right, top) = ((x - w / 2.0, y), (x + w / 2.0, y), (px, y - h));
    let shoulder = (x - w * 0.24, y - h * 0.47);
    let lit = [left, shoulder, top, (px - w * 0.1, y - h * 0.5), (px - w * 0.16, y - h * 0.28), (x - w * 0.22, y)];
    let middle = [left, shoulder, top, (px + w * 0.04, y - h * 0.55), (px - w * 0.06, y - h * 0.2), (px + w * 0.05, y)];
    let line = y - h * (1.0 - snow);
    let cap = [
        (px - w / 2.0 * snow * 0.98, line),
        top,
        (px + w / 2.0 * snow, line),
        (px + w * 0.09, y - h * (1.0 - snow * 0.62)),
        (px + w * 0.03, y - h * (1.0 - snow * 1.05)),
        (px - w * 0.05, y - h * (1.0 - snow * 0.7)),
    ];
    [
        (Ink::RockShade, Outline::polygon(&[left, top, right])),
        (Ink::Rock, Outline::polygon(&middle)),
        (Ink::RockLit, Outline::polygon(&lit)),
        (Ink::Snow, Outline::polygon(&cap)),
    ]
}

/// A pine; the middle of its foot is given.
pub fn pine((x, y): (f32, f32), size: f32) -> [(Ink, Outline); 4] {
    let polygon = |points: &[(f32, f32)]| {
        let points: Vec<(f32, f32)> =
            points.iter().map(|(dx, dy)| (x + (dx - 20.0) * size, y + (dy - 50.0) * size)).collect();
        Outline::polygon(&points)
    };
    [
        (Ink::Trunk, polygon(&[(17.0, 44.0), (23.0, 44.0), (23.0, 55.0), (17.0, 55.0)])),
        (
            Ink::TreeShade,
            polygon(&[(20.0, 0.0), (34.0, 24.0), (29.0, 24.0), (39.0, 46.0), (1.0, 46.0), (11.0, 24.0), (6.0, 24.0)]),
        ),
        (Ink::Tree, polygon(&[(20.0, 0.0), (20.0, 46.0), (1.0, 46.0), (11.0, 24.0), (6.0, 24.0)])),
        (Ink::TreeLit, polygon(&[(20.0, 0.0), (14.0, 24.0), (6.0, 24.0)])),
    ]
}
