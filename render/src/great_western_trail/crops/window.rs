//! A part of the trail where things are larger than the land under them. Land may be stretched, tiles never are; where tiles
//! would overlap they move apart, and the roads with them.

use super::tolls::toll;
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
const FLAG: f32 = 70.0;
/// As much of a way has to be seen at each of its spaces.
const ROAD: f32 = 40.0;
/// How far the outline of a change reaches.
const OUTLINE: f32 = 16.0;
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
    /// It has to be seen, with that around it.
    wanted: bool,
    around: Around,
    large: bool,
    /// Where its middle lies on the land.
    home: Point,
}

/// What else has room around the places that have to be seen.
#[derive(Clone, Copy, PartialEq)]
pub enum Around {
    /// The number of an offer, and its fee.
    Number,
    /// The outline of a change.
    Outline,
    /// What falls due there, and who is paid.
    Toll,
    /// Nothing: plots that can be built on carry their numbers themselves.
    Site,
}

/// What has to be seen.
#[derive(Clone, Copy)]
pub struct Wish<'a> {
    pub places: &'a [Place],
    pub around: Around,
    /// The ways through these spaces, too.
    pub way: &'a [Place],
}

impl<'a> Wish<'a> {
    pub fn new(places: &'a [Place], around: Around) -> Wish<'a> {
        Wish { places, around, way: &[] }
    }
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
    /// Whether the ways that have to be seen lie in it.
    is_whole: bool,
}

impl Window {
    /// As near as that allows.
    pub fn of(view: &View, wish: Wish, of: Area) -> Window {
        let far = || ZOOMS.into_iter().map(|zoom| Window::at(view, wish, of, zoom, Detail::Far)).find(Window::fits);
        Window::near(view, wish, of).or_else(far).unwrap_or_else(|| Window::whole(view, wish, of))
    }

    /// With large tiles, if that can be done.
    pub fn near(view: &View, wish: Wish, of: Area) -> Option<Window> {
        let details = [Detail::Near, Detail::Wanted].into_iter();
        let near = ZOOMS.into_iter().flat_map(|zoom| details.clone().map(move |detail| (zoom, detail)));
        near.map(|(zoom, detail)| Window::at(view, wish, of, zoom, detail)).find(Window::fits)
    }

    /// The whole trail from afar.
    pub fn whole(view: &View, wish: Wish, of: Area) -> Window {
        Window::at(view, wish, of, ZOOMS[ZOOMS.len() - 1], Detail::Far)
    }

    fn at(view: &View, wish: Wish, of: Area, zoom: (f32, f32), detail: Detail) -> Window {
        let catalog = view.catalog();
        let spread = |point: Point| at(point.x * zoom.0, point.y * zoom.1);
        let sized = |place: Place| Lying::new(view, place, spread(map::center(catalog, place)), detail, wish);
        let bends = wish.way.iter().map(|&place| Area::around(spread(map::center(catalog, place)), ROAD, ROAD));
        let hull = hull(wish.places.iter().map(|&place| sized(place).whole()).chain(bends.clone()))
            .unwrap_or(area(0.0, 0.0, of.w, of.h));
        // The wanted places in the middle, as far as there is land on all sides.
        let slide = |middle: f32, room: f32, land: f32| (room / 2.0 - middle).clamp((room - land).min(0.0), 0.0);
        let origin = at(
            of.x + slide(hull.center().x, of.w, SIZE.0 * zoom.0),
            of.y + slide(hull.center().y, of.h, SIZE.1 * zoom.1),
        );
        let mut lying: Vec<Lying> = map::places(catalog).map(sized).collect();
        for one in &mut lying {
            one.of = one.of.shifted(origin.x, origin.y);
            // A city is large enough to lie a little off its gate.
            if one.place == KANSAS_CITY && of.holds(Area::around(one.of.center(), 1.0, 1.0)) {
                let (dx, dy) = inwards(one.whole(), of);
                one.of = one.of.shifted(dx, dy);
            }
            one.home = one.of.center();
        }
        lying.retain(|one| one.wanted || of.holds(one.whole()));
        let is_whole = bends.map(|bend| bend.shifted(origin.x, origin.y)).all(|bend| of.holds(bend));
        let mut window = Window { of, zoom, origin, lying, is_whole };
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
        Window { of, zoom, origin, lying: Vec::new(), is_whole: true }
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
            let cut = !self.of.holds(self.lying[row].whole());
            if (crowded || astray || cut) && !self.lying[row].wanted {
                self.lying.remove(row);
            } else {
                row += 1;
            }
        }
    }

    /// Whether all that is wanted is seen whole.
    fn fits(&self) -> bool {
        let wanted: Vec<&Lying> = self.lying.iter().filter(|one| one.wanted).collect();
        let mut rows = wanted.iter().enumerate();
        self.is_whole
            && rows.all(|(row, one)| {
                let apart = wanted[..row].iter().all(|other| other.whole().overlap(one.whole().inset(1.0)).is_none());
                apart && !one.is_astray() && self.of.holds(one.whole())
            })
    }

    /// Whether a space is seen, with what lies there.
    pub fn shows(&self, place: Place) -> bool {
        self.lying.iter().any(|one| one.place == place)
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

    /// What this seat has to pay on its ways, each where it falls due; a flag at the goal.
    pub fn tolls(&self, scene: &mut Scene, view: &View, seat: Seat, goal: Option<Place>) {
        let mut pen = Pen::in_pane(scene, self.of, LEAST_TEXT);
        for one in self.lying.iter().filter(|one| one.wanted) {
            let toll = toll(view, one.place, seat);
            if toll > 0 {
                let of = one.toll(view);
                pen.thing(None, format!("toll {toll}"), of, |pen| {
                    tokens::pay(pen, of.center(), of.w, &toll.to_string());
                });
                if let Some(Tile::Private(owner, _)) = view.trail[one.place.index()] {
                    pen.mark_with_halo(owner, one.payee(view));
                }
            } else if goal == Some(one.place) && one.is_front(view) {
                figures::flag(&mut pen, seat, one.flag(view).0, FLAG);
            }
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
    fn new(view: &View, place: Place, middle: Point, detail: Detail, wish: Wish) -> Lying {
        let kind = view.catalog().space(place).kind;
        let wanted = wish.places.contains(&place);
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
            (None, SpaceKind::KansasCity) if detail == Detail::Far => FAR_CITY,
            (None, SpaceKind::KansasCity) => CITY,
            (None, SpaceKind::Start) => (120.0, 100.0),
            (None, SpaceKind::Building | SpaceKind::Neutral) if wanted && detail == Detail::Far => (92.0, 58.0),
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
        let mut one = Lying { place, of, reach: [0.0; 4], wanted, around: wish.around, large, home: of.center() };
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
        } else if self.wanted && self.around == Around::Outline {
            whole = self.of.inset(-OUTLINE);
        } else if self.wanted && self.around == Around::Toll {
            whole = whole.union(self.toll(view)).union(self.payee(view)).union(self.flag(view).1);
        } else if self.wanted && self.around != Around::Site {
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
        if self.around == Around::Site {
            if let Some(plank) = self.plank(view) {
                whole = whole.union(plank);
            }
        } else if matches!(kind, SpaceKind::Trade(_) | SpaceKind::TradeForToken) {
            whole = whole.union(Area::around(at(self.of.x + 4.0, self.of.bottom() - 6.0), 50.0, 50.0));
        }
        if self.has_far_seal(view) {
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

    /// Where a toll falls due: on the right shoulder of a building, on the lower left corner of a small tile.
    fn toll(&self, view: &View) -> Area {
        let (of, d) = (self.of, 56.0);
        let middle = if self.is_front(view) {
            at(front::herder_foot(of, 0, d).x, of.y + of.h * 0.13)
        } else {
            at(of.x + 4.0, of.bottom() - 12.0)
        };
        Area::around(middle, d, d)
    }

    /// The one who is paid stands beside it; the bank has no mark.
    fn payee(&self, view: &View) -> Area {
        let toll = self.toll(view);
        let side = if self.is_front(view) { 38.0 } else { 0.0 };
        Area::around(at(toll.right() + side * 0.4, toll.center().y + 3.0), side, side)
    }

    /// The foot of a flag, and what it covers: on the right shoulder, or on the left one where somebody stands.
    fn flag(&self, view: &View) -> (Point, Area) {
        let (of, y) = (self.of, self.of.y + self.of.h * 0.29);
        let taken = herders(view, self.place).next().is_some();
        let x = if taken { of.x + FLAG * 0.06 } else { of.right() - 40.0 };
        (at(x, y), area(x - FLAG * 0.08, y - FLAG * 1.05, FLAG * 0.98, FLAG * 1.05))
    }

    /// The extra action of a risky plot that can be built on.
    fn plank(&self, view: &View) -> Option<Area> {
        let risk = view.catalog().space(self.place).risk.filter(|_| self.wanted && self.around == Around::Site);
        risk.map(|_| area(self.of.x + 6.0, self.of.bottom() - 2.0, self.of.w - 12.0, 26.0))
    }

    fn has_far_seal(&self, view: &View) -> bool {
        let hazard = matches!(view.trail[self.place.index()], Some(Tile::Hazard(_)));
        hazard && !self.large && self.around != Around::Site
    }

    /// From afar the points of a hazard hang beside it.
    fn far_seal(&self) -> Point {
        at(self.of.right() + 14.0, self.of.bottom() - 14.0)
    }

    fn foot(&self, view: &View, nth: usize) -> Point {
        let of = self.of;
        match view.catalog().space(self.place).kind {
            SpaceKind::Start => at(of.x + 32.0 + (nth % 2) as f32 * 60.0, of.y + 62.0 + (nth / 2) as f32 * 40.0),
            SpaceKind::KansasCity => at(of.right() - 40.0 - nth as f32 * 66.0, of.y + 86.0),
            _ if self.is_front(view) => front::herder_foot(of, nth, self.herder()),
            _ => {
                let foot = small::herder_foot(of, nth, self.herder());
                at(foot.x + if self.has_far_seal(view) { 32.0 } else { 0.0 }, foot.y)
            }
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
                pen.badge_seat(&spot, at(of.x + 36.0, of.y + 36.0), BADGE, On::Paper);
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
        if let Some((plank, risk)) = self.plank(view).zip(space.risk) {
            plot::plank(pen, plank, risk);
        }
        if self.around == Around::Site {
            return;
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
                if self.has_far_seal(view) {
                    tokens::seal(pen, self.far_seal(), 46.0, &hazard.face().points.to_string());
                }
                return;
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

const CITY: (f32, f32) = (216.0, 200.0);
const FAR_CITY: (f32, f32) = (188.0, 180.0);

/// Kansas City as a goal: its skyline and its name.
fn kansas_city(pen: &mut Pen, of: Area) {
    pen.fill(of.shifted(5.0, 6.0), Ink::Shadow, 14.0);
    pen.plate(of, Ink::Walnut, Ink::Line, 4.0, 14.0);
    let inner = area(of.x + 7.0, of.y + 7.0, of.w - 14.0, (of.w - 14.0) * 132.0 / 334.0);
    pen.sprite(Sprite::LandKansasCity, inner);
    let line = (of.bottom() - inner.bottom() - 12.0) / 2.0;
    for (nth, word) in ["Kansas", "City"].into_iter().enumerate() {
        let middle = at(of.center().x, inner.bottom() + 4.0 + line * (nth as f32 + 0.5));
        pen.text(middle, Align::Middle, if of.w < CITY.0 { 42.0 } else { 46.0 }, Ink::Chalk, word);
    }
}
