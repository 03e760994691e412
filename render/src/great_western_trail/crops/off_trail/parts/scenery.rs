//! Land behind what is asked: flat shapes without outlines, the light from the upper left. All of it is part of grounds.

use crate::scene::geometry::{Area, Point, area, at};
use crate::scene::outline::Outline;
use crate::scene::pen::Pen;
use crate::scene::scheme::Ink;

/// What lies below a line of waves that begins at the left edge: the first is bent towards a point, the others go on
/// smoothly.
pub fn ridge(pen: &mut Pen, start: (f32, f32), bent: (f32, f32), through: &[(f32, f32)], bottom: f32, ink: Ink) {
    let mut outline = Outline::from(start.0, start.1);
    let (mut control, mut last) = (bent, start);
    for (nth, &next) in through.iter().enumerate() {
        if nth > 0 {
            control = (2.0 * last.0 - control.0, 2.0 * last.1 - control.1);
        }
        outline = outline.quad(control, next);
        last = next;
    }
    pen.path(outline.to(last.0, bottom).to(start.0, bottom).close(), Some(ink), None);
}

fn facet(pen: &mut Pen, points: &[(f32, f32)], ink: Ink) {
    pen.path(Outline::polygon(points), Some(ink), None);
}

/// A peak with snow, its foot there. It leans by a share of its width.
pub fn mountain(pen: &mut Pen, Point { x, y }: Point, w: f32, h: f32, lean: f32) {
    let top = x + lean * w;
    facet(pen, &[(x - w / 2.0, y), (top, y - h), (x + w / 2.0, y)], Ink::RockShade);
    let flank = [(x - w / 2.0, y), (x - w * 0.24, y - h * 0.47), (top, y - h)];
    let mid = [(top + w * 0.04, y - h * 0.55), (top - w * 0.06, y - h * 0.2), (top + w * 0.05, y)];
    facet(pen, &[flank, mid].concat(), Ink::Rock);
    let lit = [(top - w * 0.1, y - h * 0.5), (top - w * 0.16, y - h * 0.28), (x - w * 0.22, y)];
    facet(pen, &[flank, lit].concat(), Ink::RockLit);
    let cap = 0.36 + lean;
    let edge = [
        (top - w * 0.49 * cap, y - h * (1.0 - cap)),
        (top, y - h),
        (top + w * 0.5 * cap, y - h * (1.0 - cap)),
        (top + w * 0.09, y - h * (1.0 - cap * 0.62)),
        (top + w * 0.03, y - h * (1.0 - cap * 1.05)),
        (top - w * 0.05, y - h * (1.0 - cap * 0.7)),
    ];
    facet(pen, &edge, Ink::Snow);
}

/// A table mountain, its foot there.
pub fn mesa(pen: &mut Pen, Point { x, y }: Point, w: f32, h: f32) {
    let shade = [(x + w * 0.29, y - h), (x + w * 0.34, y - h * 0.45), (x + w * 0.40, y - h * 0.42), (x + w / 2.0, y)];
    let lit = [(x - w / 2.0, y), (x - w * 0.40, y - h * 0.42), (x - w * 0.35, y - h * 0.45), (x - w * 0.31, y - h)];
    facet(pen, &[lit, shade].concat(), Ink::Mesa);
    facet(pen, &[&[(x + w * 0.16, y), (x + w * 0.10, y - h)][..], &shade].concat(), Ink::MesaShade);
    for (left, right, top, bottom) in [(-0.31, 0.29, 1.0, 0.86), (-0.34, 0.125, 0.62, 0.52)] {
        let layer = [
            (x + w * left, y - h * top),
            (x + w * right, y - h * top),
            (x + w * (right + 0.01), y - h * bottom),
            (x + w * (left - 0.02), y - h * bottom),
        ];
        facet(pen, &layer, Ink::MesaLit);
    }
}

/// A pine, its foot there; its height at size one is 50.
pub fn pine(pen: &mut Pen, Point { x, y }: Point, size: f32) {
    let at = |dx: f32, dy: f32| (x + (dx - 20.0) * size, y + (dy - 50.0) * size);
    facet(pen, &[at(17.0, 44.0), at(23.0, 44.0), at(23.0, 55.0), at(17.0, 55.0)], Ink::Trunk);
    let left = [at(1.0, 46.0), at(11.0, 24.0), at(6.0, 24.0), at(20.0, 0.0)];
    facet(pen, &[&left[..], &[at(34.0, 24.0), at(29.0, 24.0), at(39.0, 46.0)]].concat(), Ink::TreeShade);
    facet(pen, &[&left[..], &[at(20.0, 46.0)]].concat(), Ink::Tree);
    facet(pen, &[at(20.0, 0.0), at(14.0, 24.0), at(6.0, 24.0)], Ink::TreeLit);
}

/// Grass of three strokes.
pub fn tuft(pen: &mut Pen, Point { x, y }: Point, size: f32, ink: Ink) {
    for (foot, tip, top) in [(-7.0, -9.0, -2.0), (-2.0, -2.0, -5.0), (3.0, 7.0, -2.0)] {
        let blade = Outline::from(x + foot * size, y + 6.0 * size).to(x + tip * size, y + top * size);
        pen.path(blade, None, Some((ink, 2.4 * size)));
    }
}

/// A cactus, its foot there; its height at size one is 50.
pub fn cactus(pen: &mut Pen, Point { x, y }: Point, size: f32) {
    for (dx, width, ink) in [(0.0, 11.0, Ink::CactusShade), (-1.0, 6.5, Ink::Cactus)] {
        let at = |px: f32, py: f32| (x + (px + dx - 20.0) * size, y + (py - 56.0) * size);
        let branches = [
            [at(20.0, 57.0), at(20.0, 30.0), at(20.0, 8.0)],
            [at(20.0, 40.0), at(7.0, 40.0), at(7.0, 22.0)],
            [at(20.0, 33.0), at(33.0, 33.0), at(33.0, 16.0)],
        ];
        for branch in branches {
            pen.path(Outline::through(&branch), None, Some((ink, width * size)));
        }
    }
}

/// A patch of other ground.
pub fn patch(pen: &mut Pen, Point { x, y }: Point, rx: f32, ry: f32, ink: Ink) {
    // Not quite an ellipse.
    let outline = Outline::from(x - rx, y + ry * 0.1)
        .curve((x - rx, y - ry * 0.6), (x - rx * 0.5, y - ry * 1.05), (x + rx * 0.1, y - ry * 0.94))
        .curve((x + rx * 0.6, y - ry * 0.86), (x + rx * 1.05, y - ry * 0.4), (x + rx * 0.98, y + ry * 0.12))
        .curve((x + rx * 0.9, y + ry * 0.66), (x + rx * 0.4, y + ry), (x - rx * 0.12, y + ry * 0.96))
        .curve((x - rx * 0.6, y + ry * 0.92), (x - rx, y + ry * 0.62), (x - rx, y + ry * 0.1));
    pen.path(outline.close(), Some(ink), None);
}

/// What the roof of a house looks like.
#[derive(Clone, Copy)]
pub enum Roof {
    Flat,
    Stepped,
    Gable,
}

/// The front of a house, its foot at the bottom of the area.
pub fn house(pen: &mut Pen, of: Area, ink: Ink, roof: Roof) {
    let (x0, x1, top, foot) = (of.x, of.right(), of.y, of.bottom());
    let outline = match roof {
        Roof::Flat => Outline::polygon(&[(x0, foot), (x0, top), (x1, top), (x1, foot)]),
        Roof::Stepped => {
            let (d, step) = (of.w * 0.18, 15.0);
            let left = [(x0, foot), (x0, top + step), (x0 + d, top + step), (x0 + d, top)];
            let right = [(x1 - d, top), (x1 - d, top + step), (x1, top + step), (x1, foot)];
            Outline::polygon(&[left, right].concat())
        }
        Roof::Gable => {
            let eaves = top + 26.0;
            Outline::polygon(&[(x0, foot), (x0, eaves), (of.center().x, top), (x1, eaves), (x1, foot)])
        }
    };
    pen.path(outline, Some(ink), Some((Ink::Line, 3.4)));
}

/// Rows of windows in a house, from below its roof.
pub fn windows(pen: &mut Pen, of: Area, columns: usize) {
    let gap = of.w / (columns as f32 * 2.0 + 1.0);
    let rows = ((of.h - 34.0) / 34.0).floor().max(0.0) as usize;
    for column in 0..columns {
        for row in 0..rows {
            let (x, y) = (of.x + gap * (1.0 + 2.0 * column as f32), of.y + 26.0 + row as f32 * 34.0);
            pen.fill(area(x, y, gap, 16.0), Ink::Face, 2.0);
        }
    }
}

/// Boards of a platform or a yard.
pub fn boards(pen: &mut Pen, of: Area) {
    pen.fill(of, Ink::Plank, 0.0);
    let (step, joints) = (58.0, [60.0, 210.0, 470.0, 620.0, 880.0, 1010.0, 330.0, 760.0]);
    let lines = (of.h / step).ceil() as usize;
    for line in 0..lines {
        let y = of.y + line as f32 * step;
        pen.fill(area(of.x, y, of.w, 3.0), Ink::PlankDeep, 0.0);
        for nth in [line % joints.len(), (line + 4) % joints.len()] {
            pen.fill(area(of.x + joints[nth], y, 3.0, step.min(of.bottom() - y)), Ink::PlankDeep, 0.0);
        }
    }
}

/// A fence from left to right.
pub fn fence(pen: &mut Pen, from: f32, to: f32, y: f32, posts: usize) {
    for rail in [y - 10.0, y + 8.0] {
        pen.fill(area(from, rail - 5.5, to - from, 11.0), Ink::Line, 0.0);
        pen.fill(area(from, rail - 3.0, to - from, 6.0), Ink::Plank, 0.0);
    }
    for nth in 0..posts {
        let x = from + (to - from) * nth as f32 / (posts as f32 - 1.0);
        pen.plate(area(x - 7.0, y - 22.0, 14.0, 44.0), Ink::PlankDeep, Ink::Line, 3.0, 3.0);
    }
}

/// A track from left to right, its middle there.
pub fn track(pen: &mut Pen, from: f32, to: f32, y: f32) {
    pen.fill(area(from, y - 14.0, to - from, 28.0), Ink::Ballast, 0.0);
    let ties = ((to - from) / 17.0) as usize;
    for nth in 0..=ties {
        pen.fill(area(from + nth as f32 * 17.0, y - 10.0, 8.0, 20.0), Ink::Tie, 1.0);
    }
    for rail in [y - 7.0, y + 5.0] {
        pen.fill(area(from, rail, to - from, 4.0), Ink::Rail, 0.0);
    }
}

/// The four lands of the railroad one behind the other: prairie, mesas, mountains, the coast.
pub fn four_lands(pen: &mut Pen, of: Area) {
    let (left, right, y, bottom) = (of.x, of.right(), of.y, of.bottom());
    pen.fill(of, Ink::Sky, 0.0);
    ridge(
        pen,
        (left, y + 120.0),
        (200.0, y + 60.0),
        &[(420.0, y + 110.0), (800.0, y + 90.0), (right, y + 110.0)],
        bottom,
        Ink::PrairieLight,
    );
    for (x, w, h) in [(90.0, 150.0, 54.0), (420.0, 110.0, 40.0), (700.0, 170.0, 60.0), (960.0, 120.0, 44.0)] {
        mesa(pen, at(x, y + 150.0), w, h);
    }
    ridge(
        pen,
        (left, y + 238.0),
        (160.0, y + 196.0),
        &[(330.0, y + 232.0), (700.0, y + 222.0), (right, y + 240.0)],
        bottom,
        Ink::Scree,
    );
    let peaks =
        [(60.0, 200.0, 90.0), (300.0, 170.0, 80.0), (560.0, 210.0, 96.0), (800.0, 170.0, 84.0), (1010.0, 190.0, 90.0)];
    for (nth, (x, w, h)) in peaks.into_iter().enumerate() {
        mountain(pen, at(x, y + 262.0), w, h, [0.04, -0.05, 0.02, -0.03, 0.05][nth]);
    }
    ridge(pen, (left, y + 292.0), (220.0, y + 262.0), &[(480.0, y + 286.0), (right, y + 280.0)], bottom, Ink::Meadow);
    for x in [40.0, 250.0, 470.0, 655.0, 880.0, 1050.0] {
        pine(pen, at(x, y + 330.0), 0.9);
    }
    ridge(
        pen,
        (left, bottom - 34.0),
        (200.0, bottom - 60.0),
        &[(420.0, bottom - 36.0), (right, bottom - 44.0)],
        bottom,
        Ink::Sea,
    );
}
