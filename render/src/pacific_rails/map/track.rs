//! Track as it lies: rails on ties and ballast, bridges over water, tunnels through hills.

use super::land::{CELL, middle};
use super::terrain::{Shapes, mound};
use crate::scene::geometry::{Point, at};
use crate::scene::outline::Outline;
use crate::scene::pen::Pen;
use crate::scene::scheme::Ink;
use engine::pacific_rails::content::*;

/// Tiles that lie on a map.
pub struct Network<'a> {
    pub map: &'a Map,
    pub laid: CellSet,
}

impl Network<'_> {
    fn point(&self, cell: Cell) -> Point {
        let (x, y) = middle(self.map, cell);
        at(x, y)
    }

    fn is_end(&self, cell: Cell) -> bool {
        matches!(self.map.terrain(cell), Terrain::City | Terrain::Start(_))
    }

    /// A tile is joined to every neighbouring tile, city and start.
    pub fn joins(&self, cell: Cell) -> Vec<Cell> {
        let near = self.map.near[cell.index()].iter().copied();
        near.filter(|&near| self.laid.has(near) || self.laid.has(cell) && self.is_end(near)).collect()
    }

    /// Goes on from one cell to the next as long as there is one way only.
    fn walk(&self, from: Cell, to: Cell, seen: &mut Vec<(Cell, Cell)>) -> Vec<Cell> {
        let mut path = vec![from, to];
        seen.extend([(from, to), (to, from)]);
        while let [.., before, here] = path[..]
            && let joins = self.joins(here)
            && joins.len() == 2
            && !self.is_end(here)
            && let Some(&next) = joins.iter().find(|&&next| next != before)
            && !seen.contains(&(here, next))
        {
            seen.extend([(here, next), (next, here)]);
            path.push(next);
        }
        path
    }

    /// Lines of track from one junction, city or end to the next.
    fn lines(&self) -> Vec<Vec<Point>> {
        let mut seen = Vec::new();
        let mut lines = Vec::new();
        let junction = |cell: Cell| self.is_end(cell) || self.joins(cell).len() != 2;
        let ends = self.map.all_cities.or(self.map.starts());
        // Loops without any junction come last.
        for loops in [false, true] {
            for from in self.laid.or(ends).iter().filter(|&cell| loops || junction(cell)) {
                for to in self.joins(from) {
                    if !seen.contains(&(from, to)) {
                        lines.push(self.rounded(&self.walk(from, to, &mut seen)));
                    }
                }
            }
        }
        for cell in self.laid.iter().filter(|&cell| self.joins(cell).is_empty()) {
            let here = self.point(cell);
            lines.push(vec![at(here.x - CELL * 0.4, here.y), at(here.x + CELL * 0.4, here.y)]);
        }
        lines
    }

    /// Through the middles of these cells, round where it turns.
    pub fn rounded(&self, path: &[Cell]) -> Vec<Point> {
        let mut points: Vec<Point> = path.first().map(|&cell| self.point(cell)).into_iter().collect();
        for three in path.windows(3) {
            let [before, here, after] = [self.point(three[0]), self.point(three[1]), self.point(three[2])];
            points.extend(turn(halfway(before, here), here, halfway(here, after)));
        }
        points.extend(path.last().map(|&cell| self.point(cell)));
        points
    }

    /// Lines through one cell, from edge to edge.
    fn through(&self, cell: Cell) -> Vec<Vec<Point>> {
        let here = self.point(cell);
        let mut arms: Vec<Point> = self.joins(cell).into_iter().map(|near| halfway(here, self.point(near))).collect();
        let mut lines = Vec::new();
        if let [one, other] = arms[..] {
            return vec![turn(one, here, other)];
        }
        for _ in 0..2 {
            let facing = |one: Point, other: Point| {
                (one.x + other.x - 2.0 * here.x).abs() < 1.0 && (one.y + other.y - 2.0 * here.y).abs() < 1.0
            };
            let pair = (0..arms.len()).flat_map(|one| (0..one).map(move |other| (one, other)));
            if let Some((one, other)) = pair.into_iter().find(|&(one, other)| facing(arms[one], arms[other])) {
                lines.push(vec![arms[one], arms[other]]);
                arms.remove(one);
                arms.remove(other);
            }
        }
        // What joins a line ends there; what ends in the cell goes over all of it.
        let joins = !lines.is_empty();
        let end = |arm: Point| if joins { here } else { at(2.0 * here.x - arm.x, 2.0 * here.y - arm.y) };
        lines.extend(arms.into_iter().map(|arm| vec![arm, end(arm)]));
        if lines.is_empty() {
            lines.push(vec![at(here.x - CELL / 2.0, here.y), at(here.x + CELL / 2.0, here.y)]);
        }
        lines
    }

    pub fn draw(&self, pen: &mut Pen) {
        let lines = self.lines();
        for cell in self.laid.and(self.map.open[Track::Bridge.index()]).iter() {
            for line in self.through(cell) {
                deck(pen, &line);
            }
        }
        let mut ballast = Shapes::default();
        let mut ties = Shapes::default();
        let mut rails = Shapes::default();
        for line in &lines {
            ballast.add(along(line, 0.0));
            across(line, 21.0, 33.0, &mut ties);
            for side in [-10.5, 10.5] {
                rails.add(along(line, side));
            }
        }
        ballast.stroke(pen, Ink::Ballast, 50.0);
        ties.stroke(pen, Ink::Tie, 9.0);
        rails.stroke(pen, Ink::Rail, 4.5);
        for cell in self.laid.and(self.map.open[Track::Tunnel.index()]).iter() {
            self.tunnel(pen, cell);
        }
    }

    /// A hill over the track, with a portal wherever one sees into it.
    fn tunnel(&self, pen: &mut Pen, cell: Cell) {
        let here = self.point(cell);
        let joins: Vec<Point> = self.joins(cell).into_iter().map(|near| self.point(near)).collect();
        for (dx, dy, w, h) in [(-6.0, 56.0, 132.0, 104.0), (34.0, 60.0, 92.0, 60.0)] {
            for (ink, outline) in mound((here.x + dx, here.y + dy), w, h) {
                pen.path(outline, Some(ink), None);
            }
        }
        let sides = [(-1.0, -36.0, 28.0), (1.0, 38.0, 28.0)];
        for (side, dx, dy) in sides {
            if joins.iter().any(|near| (near.x - here.x) * side > 1.0) {
                portal(pen, at(here.x + dx, here.y + dy));
            }
        }
        if joins.iter().any(|near| near.y > here.y + 1.0) {
            portal(pen, at(here.x, here.y + 58.0));
        }
    }
}

fn halfway(one: Point, other: Point) -> Point {
    at(f32::midpoint(one.x, other.x), f32::midpoint(one.y, other.y))
}

/// From edge to edge by way of the middle, which it does not touch where it turns.
fn turn(from: Point, middle: Point, to: Point) -> Vec<Point> {
    if (from.x - to.x).abs() < 1.0 || (from.y - to.y).abs() < 1.0 {
        return vec![from, to];
    }
    let point = |share: f32| {
        let left = 1.0 - share;
        let mix = |a: f32, b: f32, c: f32| left * left * a + 2.0 * left * share * b + share * share * c;
        at(mix(from.x, middle.x, to.x), mix(from.y, middle.y, to.y))
    };
    (0..=8).map(|nth| point(nth as f32 / 8.0)).collect()
}

/// The direction of a line at one of its points.
fn heading(line: &[Point], nth: usize) -> Point {
    let (before, after) = (line[nth.saturating_sub(1)], line[(nth + 1).min(line.len() - 1)]);
    let (dx, dy) = (after.x - before.x, after.y - before.y);
    let length = dx.hypot(dy).max(0.01);
    at(dx / length, dy / length)
}

/// The line beside a line.
fn beside(line: &[Point], by: f32) -> Vec<(f32, f32)> {
    let point = |nth: usize| {
        let heading = heading(line, nth);
        (line[nth].x - heading.y * by, line[nth].y + heading.x * by)
    };
    (0..line.len()).map(point).collect()
}

fn along(line: &[Point], by: f32) -> Outline {
    Outline::through(&beside(line, by))
}

/// Short strokes across a line, at even distances.
fn across(line: &[Point], pitch: f32, length: f32, to: &mut Shapes) {
    let long = |pair: &[Point]| (pair[1].x - pair[0].x).hypot(pair[1].y - pair[0].y);
    let total: f32 = line.windows(2).map(long).sum();
    let count = (total / pitch).round().max(1.0);
    let mut next = total / count / 2.0;
    let mut passed = 0.0;
    for pair in line.windows(2) {
        let here = long(pair);
        let (dx, dy) = ((pair[1].x - pair[0].x) / here.max(0.01), (pair[1].y - pair[0].y) / here.max(0.01));
        while next < passed + here {
            let (x, y) = (pair[0].x + dx * (next - passed), pair[0].y + dy * (next - passed));
            let (ox, oy) = (-dy * length / 2.0, dx * length / 2.0);
            to.add(Outline::from(x - ox, y - oy).to(x + ox, y + oy));
            next += total / count;
        }
        passed += here;
    }
}

/// The planked deck of a bridge.
fn deck(pen: &mut Pen, line: &[Point]) {
    let mut edge = beside(line, 33.0);
    edge.extend(beside(line, -33.0).into_iter().rev());
    pen.path(Outline::polygon(&edge), Some(Ink::Plank), Some((Ink::Line, 4.0)));
    let mut joints = Shapes::default();
    across(line, 24.0, 56.0, &mut joints);
    joints.stroke(pen, Ink::PlankDeep, 4.0);
}

/// The mouth of a tunnel, its foot there.
fn portal(pen: &mut Pen, foot: Point) {
    let arch = |w: f32, h: f32| {
        let (x, y) = (foot.x, foot.y);
        let bend = (y - h, y - h + w / 2.0);
        Outline::from(x - w / 2.0, y)
            .to(x - w / 2.0, bend.1)
            .quad((x - w / 2.0, bend.0), (x, bend.0))
            .quad((x + w / 2.0, bend.0), (x + w / 2.0, bend.1))
            .to(x + w / 2.0, y)
            .close()
    };
    pen.path(arch(56.0, 66.0), Some(Ink::Rock), Some((Ink::Line, 4.0)));
    pen.path(arch(34.0, 52.0), Some(Ink::Line), None);
}
