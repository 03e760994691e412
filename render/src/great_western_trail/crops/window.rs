//! A part of the trail where things are larger than the land under them. Land may be stretched, tiles never are; where tiles
//! would overlap they move apart, and the roads with them.

pub use super::lying::{Around, Wish};
use super::lying::{Detail, FLAG, Lying, herders};
use super::tolls::toll;
use crate::great_western_trail::pieces::figures;
use crate::great_western_trail::trail::map::{self, SIZE};
use crate::great_western_trail::trail::{LAND, roads};
use crate::scene::Scene;
use crate::scene::geometry::{Area, Point, area, at, hull};
use crate::scene::pen::{LEAST_TEXT, Pen};
use crate::stage::tokens;
use engine::Seat;
use engine::great_western_trail::content::*;
use engine::great_western_trail::{View, spots};

/// Pixels a unit of land, from near to far. There are few, so that the land is painted once for each.
pub const ZOOMS: [(f32, f32); 4] = [(1.0, 0.84), (0.83, 0.735), (0.66, 0.58), (0.535, 0.467)];

/// As much of a way has to be seen at each of its spaces.
const ROAD: f32 = 40.0;

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
        let far = || ZOOMS.into_iter().find_map(|zoom| Window::tried(view, wish, of, zoom, Detail::Far));
        Window::near(view, wish, of).or_else(far).unwrap_or_else(|| Window::whole(view, wish, of))
    }

    /// With large tiles, if that can be done.
    pub fn near(view: &View, wish: Wish, of: Area) -> Option<Window> {
        let details = [Detail::Near, Detail::Wanted].into_iter();
        let mut near = ZOOMS.into_iter().flat_map(|zoom| details.clone().map(move |detail| (zoom, detail)));
        near.find_map(|(zoom, detail)| Window::tried(view, wish, of, zoom, detail))
    }

    /// The whole trail from afar.
    pub fn whole(view: &View, wish: Wish, of: Area) -> Window {
        let mut window = Window::at(view, wish, of, ZOOMS[ZOOMS.len() - 1], Detail::Far);
        window.spread_out();
        window
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
        Window { of, zoom, origin, lying, is_whole }
    }

    /// The same with everything in its place, if all that is wanted is seen whole then.
    fn tried(view: &View, wish: Wish, of: Area, zoom: (f32, f32), detail: Detail) -> Option<Window> {
        // Moving things apart takes a while, and bends no way into the picture.
        let mut window = Some(Window::at(view, wish, of, zoom, detail)).filter(|window| window.is_whole)?;
        window.spread_out();
        window.fits().then_some(window)
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
        rows.all(|(row, one)| {
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

/// How far an area has to move to lie in another.
fn inwards(one: Area, of: Area) -> (f32, f32) {
    let by = |low: f32, high: f32, least: f32, most: f32| (least - low).max(0.0) - (high - most).max(0.0);
    (by(one.x, one.right(), of.x, of.right()), by(one.y, one.bottom(), of.y, of.bottom()))
}
