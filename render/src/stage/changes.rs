//! What has changed between two views: ways of what moved, outlines of what is new, drawn over a finished scene.

use super::blocks::Stage;
use super::routes;
use crate::scene::geometry::{Area, Point, at};
use crate::scene::outline::Outline;
use crate::scene::pen::Pen;
use crate::scene::scheme::Ink;
use crate::scene::{Dash, Item, Line, Paint, Plate, Scene, Thing};
use engine::Spot;

/// The innermost part of the picture that shows this point.
fn pane_at(scene: &Scene, point: Point) -> usize {
    let here = Area::around(point, 1.0, 1.0);
    scene.panes.iter().rposition(|pane| pane.overlap(here).is_some()).unwrap_or(0)
}

/// What one scene has and the other lacks.
pub struct Changes {
    /// What is new, and where.
    pub new: Vec<(String, Option<Spot>)>,
    /// What is gone, and where it was.
    pub gone: Vec<(String, Spot)>,
    /// What moved, and where from and to.
    pub moved: Vec<(String, Spot, Spot)>,
}

/// How far an arrow head reaches beyond its line.
const HEAD: f32 = 26.0;

pub fn changes(before: &Scene, after: &Scene) -> Changes {
    let known = |scene: &Scene, thing: &Thing| {
        scene.things.iter().any(|other| other.what == thing.what && other.spot == thing.spot)
    };
    let new: Vec<&Thing> = after.things.iter().filter(|thing| !known(before, thing)).collect();
    let gone: Vec<&Thing> = before.things.iter().filter(|thing| !known(after, thing)).collect();
    let from = |thing: &&Thing| gone.iter().find(|other| other.what == thing.what).and_then(|other| other.spot.clone());
    Changes {
        moved: new.iter().filter_map(|thing| Some((thing.what.clone(), from(thing)?, thing.spot.clone()?))).collect(),
        new: new.iter().map(|thing| (thing.what.clone(), thing.spot.clone())).collect(),
        gone: gone.iter().filter_map(|thing| Some((thing.what.clone(), thing.spot.clone()?))).collect(),
    }
}

impl Changes {
    /// Every place where something has changed.
    pub fn spots(&self) -> Vec<Spot> {
        let mut spots: Vec<Spot> = self
            .new
            .iter()
            .filter_map(|new| new.1.clone())
            .chain(self.gone.iter().map(|gone| gone.1.clone()))
            .collect();
        spots.sort_unstable();
        spots.dedup();
        spots
    }

    /// Outlines what is new, and the places of what is gone; draws the ways of what moved.
    pub fn outline(&self, scene: &mut Scene, stage: &dyn Stage) {
        for (what, from, to) in &self.moved {
            let ink = stage.seat_of(what).map_or(Ink::Stem, |seat| scene.marks.of(seat).band);
            way(scene, &stage.way_between(from, to), ink);
        }
        let mut areas: Vec<(usize, Area)> = Vec::new();
        let pane_of = |area: Area| pane_at(scene, area.center());
        for thing in &scene.things {
            let new = self.new.iter().any(|(what, spot)| *what == thing.what && *spot == thing.spot);
            // Of what moved, its way tells.
            if new && stage.is_outlined(&thing.what) {
                areas.push((pane_of(thing.area), thing.area));
            }
        }
        for (pane, of) in areas {
            for (ink, width) in [(Ink::ChangedHalo, 14.0), (Ink::Changed, 8.0)] {
                let plate = Plate { fill: None, line: Some(ink), width, radius: 22.0, dashed: false };
                // Both lie around the same line, six pixels outside.
                let area = of.inset(-6.0 - width / 2.0);
                scene.items.push(Item { pane, area, paint: Paint::Plate(plate), thing: None });
            }
        }
        lift(scene, |what| !stage.is_outlined(what));
        for (_, spot) in self.gone.iter().filter(|gone| stage.is_outlined(&gone.0)) {
            let replaced = self.new.iter().any(|new| new.1.as_ref() == Some(spot));
            if let Some(of) = scene.spot(spot).filter(|_| !replaced) {
                stakes(scene, of);
            }
        }
    }
}

/// Puts such things on top: an outline runs behind who stands there.
fn lift(scene: &mut Scene, is_lifted: impl Fn(&str) -> bool) {
    let Scene { items, things, .. } = scene;
    let lifted = |item: &Item| item.thing.and_then(|row| things.get(row)).is_some_and(|thing| is_lifted(&thing.what));
    let (upper, lower): (Vec<Item>, Vec<Item>) = items.drain(..).partition(lifted);
    items.extend(lower.into_iter().chain(upper));
}

/// Where something was: the corners of its place.
fn stakes(scene: &mut Scene, of: Area) {
    let pane = pane_at(scene, of.center());
    let (of, reach) = (of.inset(-4.0), (of.w * 0.26).clamp(14.0, 34.0));
    for (ink, width) in [(Ink::ChangedHalo, 12.0), (Ink::Changed, 7.0)] {
        for (x, sx) in [(of.x, 1.0), (of.right(), -1.0)] {
            for (y, sy) in [(of.y, 1.0), (of.bottom(), -1.0)] {
                let stake = Outline::from(x + sx * reach, y).to(x, y).to(x, y + sy * reach);
                let mut pen = Pen { pane, ..Pen::new(scene, at(0.0, 0.0), 1.0, 0.0) };
                pen.path(stake, None, Some((ink, width)));
            }
        }
    }
}

/// The way of something that moved, with an arrow head before its goal.
fn way(scene: &mut Scene, stops: &[Spot], ink: Ink) {
    let mut points: Vec<Point> = stops.windows(2).flat_map(|pair| routes::leg(scene, &pair[0], &pair[1])).collect();
    let goal = stops.last().and_then(|goal| {
        let lies = scene.things.iter().find(|thing| thing.spot.as_ref() == Some(goal)).map(|thing| thing.area);
        lies.or_else(|| scene.spot(goal))
    });
    // Under the goal the head would not be seen.
    let hidden =
        |point: &Point| goal.is_some_and(|goal| goal.inset(-HEAD).overlap(Area::around(*point, 1.0, 1.0)).is_some());
    let seen = points.iter().rposition(|point| !hidden(point)).map_or(0, |last| last + 1);
    points.truncate(seen.max(2));
    if points.len() > 1 {
        let (width, halo) = (routes::WIDTH + 1.0, routes::HALO);
        routes::lay(scene, Line { points, ink, width, dash: Dash::Solid, halo, arrow: true });
    }
}
