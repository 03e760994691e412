//! The roads of the trail: smooth curves through its spaces.

use super::map::places;
use crate::scene::Dash;
use crate::scene::geometry::{Point, at};
use crate::scene::outline::{Outline, bend};
use crate::scene::pen::Pen;
use crate::scene::scheme::Ink;
use engine::great_western_trail::content::*;
use engine::great_western_trail::spots;

/// Points a leg.
const FINE: usize = 9;
/// Legs that are longer show which way they lead.
const LONG_LEG: f32 = 215.0;

/// From one neutral building to the next, and where a road turns off between them.
fn chains(catalog: &Catalog) -> Vec<Vec<Place>> {
    let crossing = |place: Place| {
        matches!(catalog.space(place).kind, SpaceKind::Neutral | SpaceKind::Start | SpaceKind::KansasCity)
    };
    let mut chains = Vec::new();
    for place in places(catalog) {
        let straight_on = usize::from(!crossing(place));
        for &next in catalog.space(place).next.iter().skip(straight_on) {
            let mut chain = vec![place, Place(next)];
            let mut here = Place(next);
            while let (false, Some(&next)) = (crossing(here), catalog.space(here).next.first()) {
                here = Place(next);
                chain.push(here);
            }
            chains.push(chain);
        }
    }
    chains
}

/// A road from one space to the next.
pub struct Leg {
    pub from: Place,
    pub to: Place,
    pub points: Vec<Point>,
}

/// The legs of each road, where spaces lie there.
pub fn roads(catalog: &Catalog, lies: impl Fn(Place) -> Point) -> Vec<Vec<Leg>> {
    let legs = |chain: Vec<Place>| {
        let points: Vec<Point> = chain.iter().map(|&place| lies(place)).collect();
        let last = points.len() - 1;
        let leg = |row: usize| {
            let four = [points[row.saturating_sub(1)], points[row], points[row + 1], points[(row + 2).min(last)]];
            Leg { from: chain[row], to: chain[row + 1], points: bend(four, FINE) }
        };
        (0..last).map(leg).collect()
    };
    chains(catalog).into_iter().map(legs).collect()
}

/// Draws them: casing, road, ruts. Says where each leg runs.
pub fn draw(pen: &mut Pen, roads: &[Vec<Leg>]) {
    let lines: Vec<Vec<Point>> =
        roads.iter().map(|road| road.iter().flat_map(|leg| leg.points.iter().copied()).collect()).collect();
    for (ink, width, dash) in [
        (Ink::Casing, 36.0, Dash::Solid),
        (Ink::Road, 27.0, Dash::Solid),
        (Ink::Rut, 13.0, Dash::Ruts),
        (Ink::Road, 8.0, Dash::Solid),
    ] {
        for line in &lines {
            pen.line(line, ink, width, dash);
        }
    }
    for leg in roads.iter().flatten() {
        pen.leg(spots::trail(leg.from), spots::trail(leg.to), &leg.points);
    }
}

/// Which way the long legs lead.
pub fn chevrons(pen: &mut Pen, roads: &[Vec<Leg>]) {
    for leg in roads.iter().flatten().filter(|leg| leg.to != KANSAS_CITY) {
        let (from, to) = (leg.points[0], leg.points[FINE]);
        if (to.x - from.x).hypot(to.y - from.y) < LONG_LEG {
            continue;
        }
        let (here, next) = (leg.points[FINE / 2], leg.points[FINE / 2 + 1]);
        let length = (next.x - here.x).hypot(next.y - here.y).max(0.001);
        let (dx, dy) = ((next.x - here.x) / length, (next.y - here.y) / length);
        let turned = |p: Point| at(here.x + p.x * dx - p.y * dy, here.y + p.x * dy + p.y * dx);
        let chevron = Outline::from(-7.0, -8.0).to(5.0, 0.0).to(-7.0, 8.0).moved(turned);
        pen.path(chevron, None, Some((Ink::Casing, 5.0)));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_step_of_the_trail_has_a_road() {
        for catalog in [&FIRST, &SECOND] {
            let roads = roads(catalog, |place| super::super::map::center(catalog, place));
            let steps = places(catalog).map(|place| catalog.space(place).next.len()).sum::<usize>();
            assert_eq!(roads.iter().map(Vec::len).sum::<usize>(), steps);
        }
    }
}
