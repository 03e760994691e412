//! Something on the trail as a window shows it: how large it is, what hangs beside it, and where a number sits.

use crate::great_western_trail::pieces::{figures, front, plot, small};
use crate::great_western_trail::trail::{corral, map, tile};
use crate::scene::On;
use crate::scene::geometry::{Area, Point, area, at};
use crate::scene::pen::{Align, Pen};
use crate::scene::scheme::Ink;
use crate::scene::sprite::Sprite;
use crate::stage::tokens;
use engine::Seat;
use engine::great_western_trail::content::*;
use engine::great_western_trail::{View, spots};

const BADGE: f32 = 60.0;
pub const FLAG: f32 = 70.0;
/// How far the outline of a change reaches.
const OUTLINE: f32 = 16.0;
const HERDER: f32 = 58.0;
const FAR_HERDER: f32 = 46.0;
/// What matters little: the sign of a building alone, and a small tile.
const SIGN: (f32, f32) = (84.0, 64.0);
const FAR_SMALL: (f32, f32) = (46.0, 48.0);

/// Something on the trail and where it lies in the picture.
pub struct Lying {
    pub place: Place,
    /// The tile or the plot itself.
    pub of: Area,
    /// With what belongs to it: a number, herders, a coin.
    reach: [f32; 4],
    /// It has to be seen, with that around it.
    pub wanted: bool,
    around: Around,
    large: bool,
    /// Where its middle lies on the land.
    pub home: Point,
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
pub enum Detail {
    Near,
    Wanted,
    Far,
}

/// Farther from where they belong tiles would tell a wrong tale of the trail.
const ASTRAY: (f32, f32) = (84.0, 72.0);

impl Lying {
    pub fn is_astray(&self) -> bool {
        let here = self.of.center();
        (here.x - self.home.x).abs() > ASTRAY.0 || (here.y - self.home.y).abs() > ASTRAY.1
    }

    pub fn whole(&self) -> Area {
        let [left, top, right, bottom] = self.reach;
        area(self.of.x - left, self.of.y - top, self.of.w + left + right, self.of.h + top + bottom)
    }

    pub fn new(view: &View, place: Place, middle: Point, detail: Detail, wish: Wish) -> Lying {
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

    pub fn is_front(&self, view: &View) -> bool {
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

    pub fn herder(&self) -> f32 {
        if self.large { HERDER } else { FAR_HERDER }
    }

    /// Where a toll falls due: on the right shoulder of a building, on the lower left corner of a small tile.
    pub fn toll(&self, view: &View) -> Area {
        let (of, d) = (self.of, 56.0);
        let middle = if self.is_front(view) {
            at(front::herder_foot(of, 0, d).x, of.y + of.h * 0.13)
        } else {
            at(of.x + 4.0, of.bottom() - 12.0)
        };
        Area::around(middle, d, d)
    }

    /// The one who is paid stands beside it; the bank has no mark.
    pub fn payee(&self, view: &View) -> Area {
        let toll = self.toll(view);
        let side = if self.is_front(view) { 38.0 } else { 0.0 };
        Area::around(at(toll.right() + side * 0.4, toll.center().y + 3.0), side, side)
    }

    /// The foot of a flag, and what it covers: on the right shoulder, or on the left one where somebody stands.
    pub fn flag(&self, view: &View) -> (Point, Area) {
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

    pub fn foot(&self, view: &View, nth: usize) -> Point {
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

    pub fn draw(&self, pen: &mut Pen, view: &View) {
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

pub fn herders(view: &View, place: Place) -> impl Iterator<Item = Seat> + '_ {
    Seat::all(view.players.len() as u8).filter(move |seat| view.players[seat.index()].herder == Some(place))
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
