//! The whole trail with far faces. Values hang beside their tiles; what would overlap moves apart, and the roads with it.

use crate::great_western_trail::pieces::{figures, front, plot, small};
use crate::great_western_trail::trail::map::{self, SIZE};
use crate::great_western_trail::trail::{LAND, corral, roads};
use crate::scene::Scene;
use crate::scene::geometry::{Area, Point, area, at};
use crate::scene::pen::{LEAST_TEXT, Pen};
use crate::scene::scheme::Ink;
use crate::scene::sprite::Sprite;
use crate::stage::tokens;
use engine::Seat;
use engine::great_western_trail::content::*;
use engine::great_western_trail::{View, spots};

/// Pixels a unit of land.
pub const ZOOM: (f32, f32) = (1080.0 / SIZE.0, 740.0 / SIZE.1);
const SMALL: (f32, f32) = (50.0, 52.0);
const PLOT: (f32, f32) = (58.0, 36.0);
const HERDER: f32 = 43.0;
const SEAL: f32 = 46.0;
const CITY: (f32, f32) = (188.0, 224.0);

/// Something on the trail, and where it lies in the picture.
struct Lying {
    place: Place,
    of: Area,
    /// What hangs beside it: left, top, right, bottom.
    reach: [f32; 4],
}

impl Lying {
    fn new(view: &View, place: Place, middle: Point) -> Lying {
        let kind = view.catalog().space(place).kind;
        let (w, h) = match (view.trail[place.index()], kind) {
            (Some(Tile::Neutral(_) | Tile::Private(..)), _) => front::FAR,
            (Some(_), _) => SMALL,
            (None, SpaceKind::Building | SpaceKind::Neutral) => PLOT,
            (None, SpaceKind::Start) => (100.0, 72.0),
            (None, _) => (34.0, 34.0),
        };
        let mut one = Lying { place, of: Area::around(middle, w, h), reach: [0.0; 4] };
        let mut whole = one.of.inset(-2.0);
        for nth in 0..herders(view, place).count() {
            whole = whole.union(figures::herder_area(one.foot(view, nth), HERDER).inset(3.0));
        }
        if let Some((beside, size)) = one.value(view) {
            whole = whole.union(Area::around(beside, size, size));
        }
        let of = one.of;
        one.reach = [of.x - whole.x, of.y - whole.y, whole.right() - of.right(), whole.bottom() - of.bottom()];
        one
    }

    fn whole(&self) -> Area {
        let [left, top, right, bottom] = self.reach;
        area(self.of.x - left, self.of.y - top, self.of.w + left + right, self.of.h + top + bottom)
    }

    fn is_front(&self, view: &View) -> bool {
        matches!(view.trail[self.place.index()], Some(Tile::Neutral(_) | Tile::Private(..)))
    }

    /// Nothing lies there, and nobody waits there.
    fn is_empty(&self, view: &View) -> bool {
        view.trail[self.place.index()].is_none() && view.catalog().space(self.place).kind != SpaceKind::Start
    }

    /// Where its points or its value hang, and how large.
    fn value(&self, view: &View) -> Option<(Point, f32)> {
        let (of, middle) = (self.of, self.of.center());
        match (view.trail[self.place.index()], view.catalog().space(self.place).kind) {
            (Some(Tile::Hazard(hazard)), _) => Some(match hazard.hazard_type() {
                HazardType::Drought => (at(of.right() + 16.0, middle.y), SEAL),
                HazardType::Rockfall => (at(of.x - 14.0, middle.y - 4.0), SEAL),
                HazardType::Flood => (at(of.right() + 2.0, of.y), SEAL),
            }),
            (_, SpaceKind::Trade(value)) => {
                let size = if value.unsigned_abs() > 9 { 54.0 } else { 44.0 };
                Some((at(of.x, of.bottom() - 2.0), size))
            }
            (_, SpaceKind::TradeForToken) => Some((at(of.x, of.bottom() - 2.0), 40.0)),
            _ => None,
        }
    }

    fn foot(&self, view: &View, nth: usize) -> Point {
        let of = self.of;
        if view.catalog().space(self.place).kind == SpaceKind::Start {
            return at(of.x + 28.0 + (nth % 2) as f32 * 48.0, of.y + 46.0 + (nth / 2) as f32 * 22.0);
        }
        if self.is_front(view) {
            return front::herder_foot(of, nth, HERDER);
        }
        at(of.right() + HERDER * (0.45 + nth as f32 * 1.05), of.bottom() + 2.0)
    }

    fn draw(&self, pen: &mut Pen, view: &View) {
        let (of, spot) = (self.of, spots::trail(self.place));
        let kind = view.catalog().space(self.place).kind;
        pen.spot(spot.clone(), of);
        match (view.trail[self.place.index()], kind) {
            (Some(lies), _) => pen.thing(Some(spot), lies.name(), of, |pen| tile(pen, view, lies, of)),
            (None, SpaceKind::Start) => corral(pen, of.inset(14.0)),
            (None, SpaceKind::Building | SpaceKind::Neutral) => plot::plot(pen, of, Ink::Stake),
            (None, _) => plot::small(pen, of, kind),
        }
        let Some((middle, size)) = self.value(view) else { return };
        match (view.trail[self.place.index()], kind) {
            (Some(Tile::Hazard(hazard)), _) => tokens::seal(pen, middle, size, &hazard.face().points.to_string()),
            (_, SpaceKind::Trade(value)) if value < 0 => {
                tokens::pay(pen, middle, size, &value.unsigned_abs().to_string());
            }
            (_, SpaceKind::Trade(value)) => tokens::coin(pen, middle, size, &value.to_string()),
            _ => pen.sprite(Sprite::Exchange, Area::around(middle, size, size)),
        }
    }
}

fn tile(pen: &mut Pen, view: &View, lies: Tile, of: Area) {
    match lies {
        Tile::Neutral(row) => front::far(pen, of, &NEUTRAL[row as usize % NEUTRAL_COUNT], None, view.edition),
        Tile::Private(seat, number) => front::far(pen, of, map::face(view, number), Some(seat), view.edition),
        Tile::Hazard(hazard) => small::far_hazard(pen, of, hazard),
        Tile::Teepee(teepee) => small::teepee(pen, of, teepee),
    }
}

fn herders(view: &View, place: Place) -> impl Iterator<Item = Seat> + '_ {
    Seat::all(view.players.len() as u8).filter(move |seat| view.players[seat.index()].herder == Some(place))
}

pub fn draw(scene: &mut Scene, view: &View, of: Area) {
    let catalog = view.catalog();
    let city = area(of.x + 8.0, of.y + 8.0, CITY.0, CITY.1);
    let placed = |place: Place| {
        let point = map::center(catalog, place);
        at(of.x + point.x * ZOOM.0, of.y + point.y * ZOOM.1)
    };
    let places = map::places(catalog).filter(|&place| place != KANSAS_CITY);
    let mut lying: Vec<Lying> = places.map(|place| Lying::new(view, place, placed(place))).collect();
    spread_out(&mut lying, view, of, city);
    let lies =
        |place: Place| lying.iter().find(|one| one.place == place).map_or_else(|| placed(place), |one| one.of.center());
    let mut pen = Pen::in_pane(scene, of, LEAST_TEXT);
    let (name, draw) = LAND;
    let squeeze = ZOOM.1 / ZOOM.0;
    Pen { origin: at(of.x, of.y), zoom: ZOOM.0, squeeze, ..pen.from(0.0, 0.0) }.ground(name, SIZE.0, SIZE.1, draw);
    roads::draw(&mut pen, &roads::roads(catalog, lies));
    kansas_city(&mut pen, view, city);
    // Plots lie below what stands on others.
    for one in lying.iter().filter(|one| one.is_empty(view)).chain(lying.iter().filter(|one| !one.is_empty(view))) {
        one.draw(&mut pen, view);
    }
    for one in &lying {
        for (nth, seat) in herders(view, one.place).enumerate() {
            herder(&mut pen, seat, one.place, one.foot(view, nth));
        }
    }
    for (nth, seat) in herders(view, KANSAS_CITY).enumerate() {
        let foot = at(city.right() - 28.0 - nth as f32 * 46.0, city.y + 88.0);
        herder(&mut pen, seat, KANSAS_CITY, foot);
    }
}

fn herder(pen: &mut Pen, seat: Seat, place: Place, foot: Point) {
    let of = figures::herder_area(foot, HERDER);
    pen.thing(Some(spots::trail(place)), format!("herder {}", seat.0), of, |pen| {
        figures::herder(pen, seat, foot, HERDER);
    });
}

/// Moves what overlaps apart, out of the city and into the picture. Plots give way to tiles.
fn spread_out(lying: &mut [Lying], view: &View, of: Area, city: Area) {
    for _ in 0..80 {
        for row in 0..lying.len() {
            for other in 0..row {
                let (one, two) = (lying[row].whole(), lying[other].whole());
                let Some((dx, dy)) = apart(one, two) else { continue };
                let (mine, theirs) = match (lying[row].is_empty(view), lying[other].is_empty(view)) {
                    (true, false) => (2.0, 0.0),
                    (false, true) => (0.0, 2.0),
                    _ => (1.0, 1.0),
                };
                lying[row].of = lying[row].of.shifted(dx * mine, dy * mine);
                lying[other].of = lying[other].of.shifted(-dx * theirs, -dy * theirs);
            }
            if let Some((dx, dy)) = apart(lying[row].whole(), city) {
                lying[row].of = lying[row].of.shifted(2.0 * dx, 2.0 * dy);
            }
            let whole = lying[row].whole();
            let by = |low: f32, high: f32, least: f32, most: f32| (least - low).max(0.0) - (high - most).max(0.0);
            let dx = by(whole.x, whole.right(), of.x, of.right());
            let dy = by(whole.y, whole.bottom(), of.y, of.bottom());
            lying[row].of = lying[row].of.shifted(dx, dy);
        }
    }
}

/// Half of what the first has to move to be clear of the second.
fn apart(one: Area, two: Area) -> Option<(f32, f32)> {
    let common = one.overlap(two)?;
    Some(if common.w < common.h {
        ((common.w / 2.0 + 0.5).copysign(one.center().x - two.center().x), 0.0)
    } else {
        (0.0, (common.h / 2.0 + 0.5).copysign(one.center().y - two.center().y))
    })
}

/// The skyline, and the six tiles of the foresight spaces.
fn kansas_city(pen: &mut Pen, view: &View, of: Area) {
    pen.spot(spots::trail(KANSAS_CITY), of);
    pen.fill(of.shifted(4.0, 5.0), Ink::Shadow, 12.0);
    pen.plate(of, Ink::Walnut, Ink::Line, 3.4, 12.0);
    let sky = area(of.x + 6.0, of.y + 6.0, of.w - 12.0, (of.w - 12.0) * 132.0 / 334.0);
    pen.sprite(Sprite::LandKansasCity, sky);
    let (w, h) = ((of.w - 12.0) / 3.0, (of.bottom() - sky.bottom() - 10.0) / 2.0);
    for (column, tiles) in view.foresight.iter().enumerate() {
        for (row, lies) in tiles.iter().enumerate() {
            let cell = area(of.x + 6.0 + w * column as f32, sky.bottom() + 4.0 + h * row as f32, w, h);
            let (spot, cell) = (spots::foresight(column, row), Area::around(cell.center(), w - 5.0, h - 5.0));
            pen.spot(spot.clone(), cell);
            match lies {
                Some(lies) => pen.thing(Some(spot), lies.name(), cell, |pen| match lies.kind() {
                    SupplyKind::Hazard(hazard) => small::far_hazard(pen, cell, hazard),
                    _ => small::supply(pen, cell, *lies),
                }),
                None => pen.fill(cell, Ink::WalnutRaised, 8.0),
            }
        }
    }
}
