//! Broad bends, pixel by pixel: how far a pixel lies from the line says how much of it is covered. Filling the outline of such
//! a line takes three times as long.

use crate::scene::Line;
use crate::scene::geometry::Point;
use crate::scene::type_case::Shape;

/// What lines of one style cover of this many columns and rows, from that corner on. Dashes are as long as that, and as far apart.
pub fn covered(
    lines: &[&Line],
    dashes: Option<(f32, f32)>,
    from: (i32, i32),
    (width, height): (usize, usize),
) -> Shape {
    let mut coverage = vec![0; width * height];
    for line in lines {
        let mut along = 0.0;
        for segment in segments(line, dashes.is_none()) {
            segment.cover(&mut coverage, from, (width, height), |t| {
                dashes.map_or(1.0, |dashes| dashed(along + t, dashes))
            });
            along += segment.length;
        }
    }
    Shape { left: from.0, top: from.1, width, coverage }
}

/// How much of a pixel is covered that lies so far along a line.
fn dashed(along: f32, (on, off): (f32, f32)) -> f32 {
    let at = along.rem_euclid(on + off);
    (at.min(on - at) + 0.5).clamp(0.0, 1.0)
}

/// From one point to the next, and as far beyond them as it takes to close the joints.
struct Segment {
    from: Point,
    along: (f32, f32),
    length: f32,
    radius: f32,
    beyond: (f32, f32),
}

/// The ends of a solid line are round.
fn segments(line: &Line, solid: bool) -> Vec<Segment> {
    let radius = line.width / 2.0;
    let end = if solid { radius } else { 0.0 };
    let mut all: Vec<Segment> = Vec::with_capacity(line.points.len());
    for pair in line.points.windows(2) {
        let (dx, dy) = (pair[1].x - pair[0].x, pair[1].y - pair[0].y);
        let length = dx.hypot(dy);
        if length < 0.01 {
            continue;
        }
        let along = (dx / length, dy / length);
        let mut before = end;
        if let Some(last) = all.last_mut() {
            // The outer side of a joint is a wedge.
            let turn = (last.along.0 * along.0 + last.along.1 * along.1).clamp(-0.99, 1.0);
            before = (radius * ((1.0 - turn) / (1.0 + turn)).sqrt()).min(radius) + 0.75;
            last.beyond.1 = before;
        }
        all.push(Segment { from: pair[0], along, length, radius, beyond: (before, end) });
    }
    all
}

impl Segment {
    fn cover(
        &self,
        coverage: &mut [u8],
        from: (i32, i32),
        (width, height): (usize, usize),
        share: impl Fn(f32) -> f32,
    ) {
        let Segment { from: start, along: (ux, uy), length, radius, beyond } = *self;
        let reach = radius + 0.5;
        let (x, y) = (start.x - from.0 as f32 - 0.5, start.y - from.1 as f32 - 0.5);
        let (low, high) = (-beyond.0, length + beyond.1);
        let ends = [uy * low, uy * high];
        let side = reach * ux.abs();
        let top = (y + ends[0].min(ends[1]) - side).ceil().max(0.0) as usize;
        let bottom = (y + ends[0].max(ends[1]) + side + 1.0).floor().clamp(0.0, height as f32) as usize;
        for row in top..bottom {
            let dy = row as f32 - y;
            let across = narrowed(-uy, ux * dy, (-reach, reach));
            let lengthwise = narrowed(ux, uy * dy, (low, high));
            let (Some(across), Some(lengthwise)) = (across, lengthwise) else { continue };
            let left = (x + across.0.max(lengthwise.0)).ceil().max(0.0) as usize;
            let right = (x + across.1.min(lengthwise.1) + 1.0).floor().clamp(0.0, width as f32) as usize;
            let Some(pixels) = coverage.get_mut(row * width + left..row * width + right.max(left)) else { continue };
            for (column, pixel) in (left..).zip(pixels) {
                let dx = column as f32 - x;
                let t = ux * dx + uy * dy;
                let off = (-t).max(t - length).max(0.0);
                let side = ux * dy - uy * dx;
                let distance = (side * side + off * off).sqrt();
                let covered = (reach - distance).clamp(0.0, 1.0) * share(t) * 255.0;
                *pixel = (*pixel).max(covered as u8);
            }
        }
    }
}

/// Where `slope * x + offset` lies between two bounds.
fn narrowed(slope: f32, offset: f32, (low, high): (f32, f32)) -> Option<(f32, f32)> {
    if slope.abs() < 1e-4 {
        return (low..=high).contains(&offset).then_some((-1e6, 1e6));
    }
    let (one, two) = ((low - offset) / slope, (high - offset) / slope);
    Some((one.min(two), one.max(two)))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::scene::Dash;
    use crate::scene::geometry::at;
    use crate::scene::scheme::Ink;

    const SIZE: (usize, usize) = (80, 60);

    fn through(points: &[(f32, f32)]) -> Line {
        let points = points.iter().map(|&(x, y)| at(x, y)).collect();
        Line { points, ink: Ink::Line, width: 10.0, dash: Dash::Solid, halo: 0.0, arrow: false }
    }

    fn pixel(shape: &Shape, x: usize, y: usize) -> u8 {
        shape.coverage[y * SIZE.0 + x]
    }

    #[test]
    fn a_line_covers_its_width_and_its_round_ends() {
        let shape = covered(&[&through(&[(20.0, 30.0), (40.0, 30.0), (60.0, 30.0)])], None, (0, 0), SIZE);
        assert_eq!([26, 30, 33].map(|y| pixel(&shape, 45, y)), [255; 3]);
        assert_eq!([23, 36].map(|y| pixel(&shape, 45, y)), [0; 2]);
        assert_eq!([16, 63].map(|x| pixel(&shape, x, 30)), [255; 2]);
        assert_eq!([13, 66].map(|x| pixel(&shape, x, 30)), [0; 2]);
        assert_eq!(pixel(&shape, 15, 25), 0, "an end has no corners");
    }

    #[test]
    fn a_joint_is_closed_on_its_outer_side() {
        let shape = covered(&[&through(&[(20.0, 40.0), (40.0, 40.0), (40.0, 20.0)])], None, (0, 0), SIZE);
        assert_eq!([(41, 41), (42, 42)].map(|(x, y)| pixel(&shape, x, y)), [255; 2]);
        assert_eq!(pixel(&shape, 45, 45), 0, "and round");
    }

    #[test]
    fn dashes_go_on_over_a_joint() {
        let line = through(&[(10.0, 30.0), (33.0, 30.0), (70.0, 30.0)]);
        let shape = covered(&[&line], Some((10.0, 5.0)), (0, 0), SIZE);
        let seen: Vec<bool> = (0..4).map(|dash| pixel(&shape, 10 + 15 * dash + 5, 30) == 255).collect();
        let gaps: Vec<bool> = (0..4).map(|dash| pixel(&shape, 10 + 15 * dash + 12, 30) == 0).collect();
        assert_eq!((seen, gaps), (vec![true; 4], vec![true; 4]));
    }
}
