//! A part of the trail where things are larger than the land under them. Land may be stretched, tiles never are; where tiles
//! would overlap they move apart, and the roads with them.

use crate::great_western_trail::pieces::{figures, front, plot, small};
use crate::great_western_trail::trail::map::{self, SIZE};
use crate::great_western_trail::trail::{LAND, corral, roads, tile};
use crate::scene::geometry::{Area, Point, area, at, hull};
use crate::scene::pen::{Align, LEAST_TEXT, Pen};
use crate::scene::scheme::Ink;
use crate::scene::sprite::Sprite;
use crate::scene::{On, Scene};
use crate::stage::tokens;
use engine::Seat;
use engine::great_western_trail::content::*;
use engine::great_western_trail::{View, spots};

/// Pixels a unit of land, from near to far. There are few, so that the land is painted once for each.
pub const ZOOMS: [(f32, f32); 4] = [(1.0, 0.84), (0.83, 0.735), (0.66, 0.58), (0.535, 0.467)];

const BADGE: f32 = 60.0;
const HERDER: f32 = 58.0;
const FAR_HERDER: f32 = 46.0;
/// What matters little: the sign of a building alone, and a small tile.
const SIGN: (f32, f32) = (84.0, 64.0);
const FAR_SMALL: (f32, f32) = (46.0, 48.0);

/// Something on the trail and where it lies in the picture.
struct Lying {
    place: Place,
    /// The tile or the plot itself.
    of: Area,
    /// With what belongs to it: a number, herders, a coin.
    reach: [f32; 4],
    /// It has to be seen.
    wanted: bool,
    large: bool,
    /// Where its middle lies on the land.
    home: Point,
}

/// What is shown large.
#[derive(Clone, Copy, PartialEq)]
enum Detail {
    Near,
    Wanted,
    Far,
}

/// Farther from where they belong tiles would tell a wrong tale of the trail.
const ASTRAY: (f32, f32) = (84.0, 72.0);

impl Lying {
    fn is_astray(&self) -> bool {
        let here = self.of.center();
        (here.x - self.home.x).abs() > ASTRAY.0 || (here.y - self.home.y).abs() > ASTRAY.1
    }

    fn whole(&self) -> Area {
        let [left, top, right, bottom] = self.reach;
        area(self.of.x - left, self.of.y - top, self.of.w + left + right, self.of.h + top + bottom)
    }
}

pub struct Window {
    of: Area,
    zoom: (f32, f32),
    /// Where the origin of the land lies in the picture.
    origin: Point,
    lying: Vec<Lying>,
}

impl Window {
    /// With these places, as near as they allow.
    pub fn of(view: &View, wanted: &[Place], of: Area) -> Window {
        let details = [Detail::Near, Detail::Wanted].into_iter();
        let near = ZOOMS.into_iter().flat_map(|zoom| details.clone().map(move |detail| (zoom, detail)));
        let far = ZOOMS.into_iter().map(|zoom| (zoom, Detail::Far));
        let mut windows = near.chain(far).map(|(zoom, detail)| Window::at(view, wanted, of, zoom, detail));
        let whole = || Window::at(view, wanted, of, ZOOMS[ZOOMS.len() - 1], Detail::Far);
        windows.find(Window::fits).unwrap_or_else(whole)
    }

    fn at(view: &View, wanted: &[Place], of: Area, zoom: (f32, f32), detail: Detail) -> Window {
        let catalog = view.catalog();
        let spread = |point: Point| at(point.x * zoom.0, point.y * zoom.1);
        let sized = |place: Place| Lying::new(view, place, spread(map::center(catalog, place)), detail, wanted);
        let hull = hull(wanted.iter().map(|&place| sized(place).whole())).unwrap_or(area(0.0, 0.0, of.w, of.h));
        // The wanted places in the middle, as far as there is land on all sides.
        let slide = |middle: f32, room: f32, land: f32| (room / 2.0 - middle).clamp((room - land).min(0.0), 0.0);
        let origin = at(
            of.x + slide(hull.center().x, of.w, SIZE.0 * zoom.0),
            of.y + slide(hull.center().y, of.h, SIZE.1 * zoom.1),
        );
        let mut lying: Vec<Lying> = map::places(catalog).map(sized).collect();
        for one in &mut lying {
            one.of = one.of.shifted(origin.x, origin.y);
            one.home = one.of.center();
        }
        lying.retain(|one| one.wanted || of.holds(one.whole()));
        let mut window = Window { of, zoom, origin, lying };
        window.spread_out();
        window
    }

    /// Nothing but land and roads, with that place there.
    pub fn land(catalog: &Catalog, place: Place, there: Point, of: Area) -> Window {
        let zoom = ZOOMS[0];
        let middle = map::center(catalog, place);
        let slide = |wanted: f32, low: f32, room: f32, land: f32| wanted.clamp(low + (room - land).min(0.0), low);
        let origin = at(
            slide(there.x - middle.x * zoom.0, of.x, of.w, SIZE.0 * zoom.0),
            slide(there.y - middle.y * zoom.1, of.y, of.h, SIZE.1 * zoom.1),
        );
        Window { of, zoom, origin, lying: Vec::new() }
    }

    /// Moves what overlaps apart, and what sticks out in. What need not be seen makes room if that does not help.
    fn spread_out(&mut self) {
        for _ in 0..60 {
            let mut moved = false;
            for row in 0..self.lying.len() {
                for other in 0..row {
                    let (one, two) = (self.lying[row].whole(), self.lying[other].whole());
                    let Some(common) = one.overlap(two) else { continue };
                    moved = true;
                    let (dx, dy) = if common.w < common.h {
                        ((common.w / 2.0 + 0.5).copysign(one.center().x - two.center().x), 0.0)
                    } else {
                        (0.0, (common.h / 2.0 + 0.5).copysign(one.center().y - two.center().y))
                    };
                    // What matters less makes way for what matters more.
                    let (mine, theirs) = match (self.lying[row].wanted, self.lying[other].wanted) {
                        (true, false) => (0.0, 2.0),
                        (false, true) => (2.0, 0.0),
                        _ => (1.0, 1.0),
                    };
                    self.lying[row].of = self.lying[row].of.shifted(dx * mine, dy * mine);
                    self.lying[other].of = self.lying[other].of.shifted(-dx * theirs, -dy * theirs);
                }
                let whole = self.lying[row].whole();
                let (dx, dy) = inwards(whole, self.of);
                self.lying[row].of = self.lying[row].of.shifted(dx, dy);
            }
            if !moved {
                break;
            }
        }
        // Whatever is still in the way of something that matters is left out.
        let mut row = 0;
        while row < self.lying.len() {
            let crowded = self.lying.iter().enumerate().any(|(other, lying)| {
                other != row && lying.whole().overlap(self.lying[row].whole().inset(1.0)).is_some()
            });
            let astray = self.lying[row].is_astray();
            if (crowded || astray) && !self.lying[row].wanted {
                self.lying.remove(row);
            } else {
                row += 1;
            }
        }
    }

    /// Whether all that is wanted is seen whole.
    fn fits(&self) -> bool {
        let wanted: Vec<&Lying> = self.lying.iter().filter(|one| one.wanted).collect();
        wanted.iter().enumerate().all(|(row, one)| {
            let apart = wanted[..row].iter().all(|other| other.whole().overlap(one.whole().inset(1.0)).is_none());
            apart && !one.is_astray() && self.of.holds(one.whole())
        })
    }

    /// Where a space lies in the picture.
    fn lies(&self, catalog: &Catalog, place: Place) -> Point {
        match self.lying.iter().find(|one| one.place == place) {
            Some(one) if catalog.space(place).kind != SpaceKind::KansasCity => one.of.center(),
            _ => {
                let point = map::center(catalog, place);
                at(self.origin.x + point.x * self.zoom.0, self.origin.y + point.y * self.zoom.1)
            }
        }
    }

    pub fn draw(&self, scene: &mut Scene, view: &View) {
        let catalog = view.catalog();
        let mut pen = Pen::in_pane(scene, self.of, LEAST_TEXT);
        let (zoom, squeeze) = (self.zoom.0, self.zoom.1 / self.zoom.0);
        let (name, draw) = LAND;
        Pen { origin: self.origin, zoom, squeeze, ..pen.from(0.0, 0.0) }.ground(name, SIZE.0, SIZE.1, draw);
        roads::draw(&mut pen, &roads::roads(catalog, |place| self.lies(catalog, place)));
        pen.over_routes();
        for one in &self.lying {
            one.draw(&mut pen, view);
        }
        for seat in Seat::all(view.players.len() as u8) {
            self.herder(&mut pen, view, seat);
        }
    }

    fn herder(&self, pen: &mut Pen, view: &View, seat: Seat) {
        let Some(place) = view.players[seat.index()].herder else { return };
        let Some(one) = self.lying.iter().find(|one| one.place == place) else { return };
        let nth = herders(view, place).position(|other| other == seat).unwrap_or_default();
        let foot = one.foot(view, nth);
        let (of, width) = (figures::herder_area(foot, one.herder()), one.herder());
        pen.thing(Some(spots::trail(place)), format!("herder {}", seat.0), of, |pen| {
            figures::herder(pen, seat, foot, width);
        });
    }
}

fn herders(view: &View, place: Place) -> impl Iterator<Item = Seat> + '_ {
    Seat::all(view.players.len() as u8).filter(move |seat| view.players[seat.index()].herder == Some(place))
}

/// How far an area has to move to lie in another.
fn inwards(one: Area, of: Area) -> (f32, f32) {
    let by = |low: f32, high: f32, least: f32, most: f32| (least - low).max(0.0) - (high - most).max(0.0);
    (by(one.x, one.right(), of.x, of.right()), by(one.y, one.bottom(), of.y, of.bottom()))
}

impl Lying {
    fn new(view: &View, place: Place, middle: Point, detail: Detail, wanted: &[Place]) -> Lying {
        let kind = view.catalog().space(place).kind;
        let wanted = wanted.contains(&place);
        let large = detail == Detail::Near || detail == Detail::Wanted && wanted;
        let (w, h) = match (view.trail[place.index()], kind) {
            (Some(Tile::Neutral(row)), _) if large => {
                front::middle_size(&NEUTRAL[row as usize % NEUTRAL_COUNT], view.edition)
            }
            (Some(Tile::Private(_, number)), _) if large => front::middle_size(map::face(view, number), view.edition),
            (Some(Tile::Neutral(_) | Tile::Private(..)), _) if wanted => front::FAR,
            (Some(Tile::Neutral(_) | Tile::Private(..)), _) => SIGN,
            (Some(_), _) if large => small::MIDDLE,
            (Some(_), _) if wanted => (60.0, 62.0),
            (Some(_), _) => FAR_SMALL,
            (None, SpaceKind::KansasCity) => (CITY_SIZE.0, CITY_SIZE.1),
            (None, SpaceKind::Start) => (120.0, 100.0),
            (None, SpaceKind::Building | SpaceKind::Neutral) if wanted => (120.0, 72.0),
            (None, SpaceKind::Building | SpaceKind::Neutral) => plot::SMALL,
            (None, _) if wanted => (66.0, 70.0),
            (None, _) => (46.0, 48.0),
        };
        let of = match kind {
            // The road ends at its right side.
            SpaceKind::KansasCity => area(middle.x - w * 0.85, middle.y - h * 0.7, w, h),
            _ => Area::around(middle, w, h),
        };
        let mut one = Lying { place, of, reach: [0.0; 4], wanted, large, home: of.center() };
        one.reach = one.reach_of(view);
        one
    }

    fn is_front(&self, view: &View) -> bool {
        matches!(view.trail[self.place.index()], Some(Tile::Neutral(_) | Tile::Private(..)))
    }

    /// What sticks out of it: left, top, right, bottom.
    fn reach_of(&self, view: &View) -> [f32; 4] {
        let kind = view.catalog().space(self.place).kind;
        let mut whole = self.of.inset(-3.0);
        if kind == SpaceKind::KansasCity {
            whole = self.of;
        } else if self.wanted {
            let (seat, fee) = self.badge(view);
            whole = whole.union(Area::around(seat, BADGE, BADGE));
            if view.trail[self.place.index()].is_some() {
                whole = whole.union(Area::around(fee, BADGE * 0.84, BADGE * 0.84));
            }
        }
        let count = herders(view, self.place).count();
        for nth in 0..count {
            whole = whole.union(figures::herder_area(self.foot(view, nth), self.herder()));
        }
        if matches!(kind, SpaceKind::Trade(_) | SpaceKind::TradeForToken) {
            whole = whole.union(Area::around(at(self.of.x + 4.0, self.of.bottom() - 6.0), 50.0, 50.0));
        }
        if !self.large && matches!(view.trail[self.place.index()], Some(Tile::Hazard(_))) {
            whole = whole.union(Area::around(self.far_seal(), 46.0, 46.0));
        }
        let of = self.of;
        [of.x - whole.x, of.y - whole.y, whole.right() - of.right(), whole.bottom() - of.bottom()]
    }

    /// Where its number and its fee sit.
    fn badge(&self, view: &View) -> (Point, Point) {
        if self.is_front(view) {
            return (front::badge_seat(self.of, BADGE), front::fee_seat(self.of, BADGE));
        }
        let seat = small::badge_seat(self.of, BADGE);
        (seat, at(seat.x + BADGE * 0.8, seat.y + BADGE * 0.06))
    }

    fn herder(&self) -> f32 {
        if self.large { HERDER } else { FAR_HERDER }
    }

    /// From afar the points of a hazard hang beside it.
    fn far_seal(&self) -> Point {
        at(self.of.right() + 14.0, self.of.bottom() - 14.0)
    }

    fn foot(&self, view: &View, nth: usize) -> Point {
        let of = self.of;
        match view.catalog().space(self.place).kind {
            SpaceKind::Start => at(of.x + 32.0 + (nth % 2) as f32 * 60.0, of.y + 62.0 + (nth / 2) as f32 * 40.0),
            SpaceKind::KansasCity => at(of.right() - 40.0 - nth as f32 * 66.0, of.y + 108.0),
            _ if self.is_front(view) => front::herder_foot(of, nth, self.herder()),
            _ => small::herder_foot(of, nth, self.herder()),
        }
    }

    fn draw(&self, pen: &mut Pen, view: &View) {
        let (of, spot) = (self.of, spots::trail(self.place));
        let space = view.catalog().space(self.place);
        pen.spot(spot.clone(), of);
        let lies = view.trail[self.place.index()];
        match (lies, space.kind) {
            (_, SpaceKind::KansasCity) => {
                kansas_city(pen, of);
                pen.badge_seat(&spot, at(of.x + 40.0, of.bottom() - 34.0), BADGE, On::Paper);
            }
            (None, SpaceKind::Building) if self.wanted => {
                plot::plot(pen, of, Ink::Stake);
                pen.badge_seat(&spot, of.center(), 46.0, On::Plot(of));
            }
            _ => {
                let (seat, fee) = self.badge(view);
                pen.badge_seat_with_fee(&spot, seat, BADGE, On::Land, fee);
            }
        }
        match (lies, space.kind) {
            (Some(lies), _) => pen.thing(Some(spot), lies.name(), of, |pen| self.tile(pen, view, lies)),
            (None, SpaceKind::Start) => corral(pen, of.inset(6.0)),
            (None, SpaceKind::Neutral | SpaceKind::Building) if !self.wanted => plot::plot(pen, of, Ink::Stake),
            (None, SpaceKind::Hazard(_) | SpaceKind::Trade(_) | SpaceKind::TradeForToken) => {
                plot::small(pen, of, space.kind);
            }
            _ => {}
        }
        let diameter = match space.kind {
            SpaceKind::Trade(10..) => 54.0,
            _ if self.large => 50.0,
            _ => 44.0,
        };
        small::trade_value(pen, of, space.kind, diameter);
    }

    fn tile(&self, pen: &mut Pen, view: &View, lies: Tile) {
        let (face, owner) = match lies {
            Tile::Neutral(row) => (&NEUTRAL[row as usize % NEUTRAL_COUNT], None),
            Tile::Private(seat, number) => (map::face(view, number), Some(seat)),
            Tile::Hazard(hazard) if !self.large => {
                small::far_hazard(pen, self.of, hazard);
                return tokens::seal(pen, self.far_seal(), 46.0, &hazard.face().points.to_string());
            }
            other => return tile(pen, view, other, self.of),
        };
        match (self.large, self.wanted) {
            (true, _) => front::building(pen, self.of, face, owner, view.edition),
            (false, true) => front::far(pen, self.of, face, owner, view.edition),
            (false, false) => front::sign_only(pen, self.of, &front::sign(face, owner), owner),
        }
    }
}

const CITY_SIZE: (f32, f32) = (270.0, 190.0);

/// Kansas City as a goal: its skyline and its name.
fn kansas_city(pen: &mut Pen, of: Area) {
    pen.fill(of.shifted(5.0, 6.0), Ink::Shadow, 14.0);
    pen.plate(of, Ink::Walnut, Ink::Line, 4.0, 14.0);
    let inner = area(of.x + 7.0, of.y + 7.0, of.w - 14.0, (of.w - 14.0) * 132.0 / 334.0);
    pen.sprite(Sprite::LandKansasCity, inner);
    let name = at(of.x + 168.0, f32::midpoint(inner.bottom(), of.bottom()) - 3.0);
    pen.text(name, Align::Middle, 42.0, Ink::Chalk, "Kansas C.");
}
