//! Numbers on what is offered, ways of moves, outlines of what has changed: drawn over a finished scene.

use super::blocks::Stage;
use crate::scene::geometry::{Area, Point, area, hull};
use crate::scene::pen::LEAST_TEXT;
use crate::scene::scheme::Ink;
use crate::scene::type_case;
use crate::scene::{Item, Paint, Plate, Scene, Text, Thing};
use engine::{Offer, Seat, Spot, Tone};

/// A number that stands for an offer, and where.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Badge {
    pub number: usize,
    pub area: Area,
}

const SIZE: f32 = 40.0;
const HEIGHT: f32 = 46.0;
/// Below the line over a crop.
const HEADER: f32 = 80.0;

/// Puts the number of each offer on its places: on the goal of a way, on each of several cards.
pub fn number(scene: &mut Scene, stage: &dyn Stage, offers: &[&Offer], seat: Seat) -> Vec<Badge> {
    let ways: Vec<&[Spot]> = offers.iter().map(|offer| &offer.at[..]).filter(|at| stage.is_way(at)).collect();
    draw_ways(scene, stage, &ways, seat);
    let mut badges: Vec<Badge> = Vec::new();
    // The line over a crop stays free.
    let room = area(0.0, HEADER, scene.width, scene.height - HEADER);
    for (row, offer) in offers.iter().enumerate().filter(|(_, offer)| is_numbered(offer)) {
        let spots = if stage.is_way(&offer.at) { &offer.at[offer.at.len() - 1..] } else { &offer.at[..] };
        for (nth, spot) in spots.iter().enumerate() {
            // Two alike cards lie in one place: one number is enough.
            if spots[..nth].contains(spot) {
                continue;
            }
            if let Some(of) = scene.spot(spot) {
                let number = row + 1;
                let placed = place(room, of, number, stage.number_below(spot), &badges);
                badges.push(Badge { number, area: placed });
            }
        }
    }
    for badge in &badges {
        draw(scene, *badge);
    }
    badges
}

/// Offers that decline or finish stand apart, and have no number.
pub fn is_numbered(offer: &Offer) -> bool {
    offer.tone == Tone::Plain
}

/// Finds room on or beside what is offered, away from other numbers.
fn place(picture: Area, of: Area, number: usize, below: bool, others: &[Badge]) -> Area {
    let w = (type_case::width(&number.to_string(), SIZE) + 22.0).max(HEIGHT).round();
    let h = HEIGHT;
    let inside = |x: f32, y: f32| {
        let x = x.clamp(picture.x + 2.0, picture.right() - w - 2.0);
        let y = y.clamp(picture.y + 2.0, picture.bottom() - h - 2.0);
        area(x.round(), y.round(), w, h)
    };
    // What is numbered has to stay readable: small things are hardly covered.
    let (over, down) = ((w * 0.45).min(of.w * 0.2), (h * 0.3).min(of.h * 0.2));
    let (left, right) = (of.x - w + over, of.right() - over);
    let (top, bottom) = (of.y - h + down, of.bottom() - down);
    let (middle, center) = (of.center().y - h / 2.0, of.center().x - w / 2.0);
    let first = if below { (center, of.bottom() - h * 0.25) } else { (left, top) };
    let candidates = [
        first,
        (left, top),
        (left + w + 2.0, top),
        (left + 2.0 * (w + 2.0), top),
        (right, top),
        (left, bottom),
        (right, bottom),
        (left, middle),
        (right, middle),
        (center, top),
        (center, bottom),
        (center, middle),
        (of.x - w, middle),
        (of.right(), middle),
        (center, of.y - h),
        (center, of.bottom()),
        (of.x - w, of.y - h),
        (of.right(), of.y - h),
        (of.x - w, of.bottom()),
        (of.right(), of.bottom()),
    ];
    let crowded = |placed: &Area| {
        let common = |badge: &Badge| badge.area.inset(-1.0).overlap(*placed).map_or(0.0, |common| common.w * common.h);
        others.iter().map(common).sum::<f32>()
    };
    let mut best = inside(left, top);
    for (x, y) in candidates {
        let placed = inside(x, y);
        if crowded(&placed) == 0.0 {
            return placed;
        }
        if crowded(&placed) < crowded(&best) {
            best = placed;
        }
    }
    best
}

fn draw(scene: &mut Scene, badge: Badge) {
    let plate =
        Plate { fill: Some(Ink::Badge), line: Some(Ink::BadgeText), width: 3.0, radius: HEIGHT / 2.0, dashed: false };
    let thing = Some(scene.things.len());
    scene.things.push(Thing { what: format!("badge {}", badge.number), spot: None, area: badge.area });
    scene.items.push(Item { pane: 0, area: badge.area, paint: Paint::Plate(plate), thing });
    let text = badge.number.to_string();
    let (w, h) = (type_case::width(&text, SIZE), SIZE * type_case::CAPITAL);
    let of = Area::around(badge.area.center(), w, h);
    let size = SIZE.max(LEAST_TEXT);
    scene.items.push(Item { pane: 0, area: of, paint: Paint::Text(Text { text, size, ink: Ink::BadgeText }), thing });
}

/// Ways share most of their steps: each step is drawn once.
fn draw_ways(scene: &mut Scene, stage: &dyn Stage, ways: &[&[Spot]], seat: Seat) {
    let mut steps: Vec<(Point, Point)> = Vec::new();
    let origin = stage.origin(seat);
    for way in ways {
        let stops: Vec<&Spot> = origin.iter().chain(way.iter()).collect();
        let spaces = stops.windows(2).flat_map(|pair| stage.way_between(pair[0], pair[1]));
        let points: Vec<Point> = spaces.filter_map(|spot| scene.spot(&spot)).map(Area::center).collect();
        for pair in points.windows(2) {
            let step = (pair[0], pair[1]);
            if step.0 != step.1 && !steps.contains(&step) {
                steps.push(step);
            }
        }
    }
    for (from, to) in steps {
        push_line(scene, vec![from, to], false);
    }
}

fn push_line(scene: &mut Scene, points: Vec<Point>, arrow: bool) {
    let width = 8.0;
    let Some(hull) = hull(points.iter().map(|&point| Area::around(point, 4.0 * width, 4.0 * width))) else { return };
    let pane = pane_at(scene, points[0]);
    let paint = Paint::Line { points, ink: Ink::Way, width, dashed: false, halo: 3.0, arrow };
    let line = Item { pane, area: hull, paint, thing: None };
    // A way lies on the ground, below the tiles.
    let ground = scene.items.iter().rposition(|item| item.pane == pane && matches!(item.paint, Paint::Ground(..)));
    scene.items.insert(ground.map_or(scene.items.len(), |ground| ground + 1), line);
}

/// The innermost part of the picture that shows this point.
fn pane_at(scene: &Scene, point: Point) -> usize {
    let here = Area::around(point, 1.0, 1.0);
    scene.panes.iter().rposition(|pane| pane.overlap(here).is_some()).unwrap_or(0)
}

/// What one scene has and the other lacks.
pub struct Changes {
    /// What is new, and where.
    pub new: Vec<(String, Option<Spot>)>,
    /// Where something was that is gone.
    pub gone: Vec<Spot>,
    /// What moved, and where from and to.
    pub moved: Vec<(Spot, Spot)>,
}

pub fn changes(before: &Scene, after: &Scene) -> Changes {
    let known = |scene: &Scene, thing: &Thing| {
        scene.things.iter().any(|other| other.what == thing.what && other.spot == thing.spot)
    };
    let new: Vec<&Thing> = after.things.iter().filter(|thing| !known(before, thing)).collect();
    let gone: Vec<&Thing> = before.things.iter().filter(|thing| !known(after, thing)).collect();
    let from = |thing: &&Thing| gone.iter().find(|other| other.what == thing.what).and_then(|other| other.spot.clone());
    Changes {
        moved: new.iter().filter_map(|thing| Some((from(thing)?, thing.spot.clone()?))).collect(),
        new: new.iter().map(|thing| (thing.what.clone(), thing.spot.clone())).collect(),
        gone: gone.iter().filter_map(|thing| thing.spot.clone()).collect(),
    }
}

impl Changes {
    /// Every place where something has changed.
    pub fn spots(&self) -> Vec<Spot> {
        let mut spots: Vec<Spot> = self.new.iter().filter_map(|new| new.1.clone()).chain(self.gone.clone()).collect();
        spots.sort_unstable();
        spots.dedup();
        spots
    }

    /// Outlines what is new, and the places of what is gone; draws the ways of what moved.
    pub fn outline(&self, scene: &mut Scene, stage: &dyn Stage) {
        for (from, to) in &self.moved {
            let points: Vec<Point> =
                stage.way_between(from, to).iter().filter_map(|spot| scene.spot(spot)).map(Area::center).collect();
            if points.len() > 1 {
                push_line(scene, points, true);
            }
        }
        let mut areas: Vec<(usize, Area)> = Vec::new();
        let pane_of = |area: Area| pane_at(scene, area.center());
        for thing in &scene.things {
            if self.new.iter().any(|(what, spot)| *what == thing.what && *spot == thing.spot) {
                areas.push((pane_of(thing.area), thing.area));
            }
        }
        for spot in &self.gone {
            let replaced = self.new.iter().any(|new| new.1.as_ref() == Some(spot));
            if let Some(of) = scene.spot(spot).filter(|_| !replaced) {
                areas.push((pane_of(of), of));
            }
        }
        let plate = Plate { fill: None, line: Some(Ink::Changed), width: 6.0, radius: 12.0, dashed: false };
        for (pane, of) in areas {
            scene.items.push(Item { pane, area: of.inset(-6.0), paint: Paint::Plate(plate), thing: None });
        }
    }
}
