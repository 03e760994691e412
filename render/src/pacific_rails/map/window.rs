//! A part of the map in a picture. Pieces, names and numbers are as large as the picture needs them, whatever the size of the
//! land under them.

use super::kept;
use super::land::{BEYOND, CELL, middle, size};
use super::places;
use super::track::Network;
use crate::pacific_rails::pieces::{figures, paper};
use crate::pacific_rails::spots::map_spot;
use crate::pacific_rails::sprites;
use crate::scene::geometry::{Area, Point, area, at, hull};
use crate::scene::pen::Pen;
use crate::scene::scheme::Ink;
use crate::scene::{Dash, On, Scene};
use engine::pacific_rails::content::*;
use engine::pacific_rails::{RouteView, View};
use engine::{Seat, Spot};

/// Pixels a unit, from near to far, and how high the room for the map is then: 7, 9, 11, 13 or 17 cells beside each other.
pub const ZOOMS: [(f32, f32); 5] =
    [(1.0, 616.0), (119.5 / CELL, 720.0), (98.0 / CELL, 688.0), (83.0 / CELL, 666.0), (63.5 / CELL, 616.0)];
/// The same on the board.
pub const BOARD: f32 = 136.0 / CELL;

pub struct Window<'a> {
    view: &'a View,
    /// In pixels.
    of: Area,
    zoom: f32,
    /// Where the corner of the map lies in the picture.
    origin: Point,
    /// The height of names.
    name: f32,
    /// Their names are shown in any case.
    wanted: Vec<Cell>,
    /// The names of these begin with a number.
    numbered: Vec<Cell>,
    /// Cells that would take a new tile.
    new: Vec<Cell>,
    /// Frames and numbers will lie there: names keep away.
    kept_free: Vec<Area>,
}

impl<'a> Window<'a> {
    /// The whole map on the board.
    pub fn whole(view: &'a View, corner: Point) -> Window<'a> {
        let (w, h) = size(&view.atlas.map);
        let of = area(corner.x, corner.y - 24.0, w * BOARD, h * BOARD + 48.0);
        Window::new(view, of, BOARD, corner, 28.0)
    }

    /// How high the room has to be for all these cells, and how near they can be.
    pub fn fitting(view: &View, wanted: &[Cell], width: f32, most: f32) -> (f32, f32) {
        let map = &view.atlas.map;
        let whole = hull(wanted.iter().map(|&cell| area_of(map, cell)));
        let fits = |&(zoom, height): &(f32, f32)| {
            let room = (width, height.min(most));
            whole.is_none_or(|whole| whole.w * zoom <= room.0 + 1.0 && whole.h * zoom <= room.1 + 1.0)
        };
        let (zoom, height) = ZOOMS.into_iter().find(fits).unwrap_or_else(|| {
            let (w, h) = size(map);
            let zoom = (width / w).min(most / h).min(ZOOMS[4].0);
            (zoom, ZOOMS[4].1)
        });
        (zoom, height.min(most))
    }

    /// The part with these cells in the middle, as near as that.
    pub fn around(view: &'a View, wanted: &[Cell], of: Area, zoom: f32, name: f32) -> Window<'a> {
        let map = &view.atlas.map;
        let whole = hull(wanted.iter().map(|&cell| area_of(map, cell))).unwrap_or(area(0.0, 0.0, CELL, CELL));
        let (w, h) = size(map);
        // On whole cells where there is a choice, so that nothing is cut.
        let (cell, columns) = (CELL * zoom, (of.w / (CELL * zoom) + 0.01).floor());
        let slide = |middle: f32, room: f32, low: f32, high: f32| {
            if high - low <= room { (room - high - low) / 2.0 } else { (room / 2.0 - middle).clamp(room - high, -low) }
        };
        let left = slide(whole.center().x * zoom, columns * cell, 0.0, w * zoom);
        let x = of.x + (left / cell).round() * cell + (of.w - columns * cell) / 2.0;
        let rows = (of.h / cell + 0.01).floor();
        let top = slide(whole.center().y * zoom, rows * cell, 0.0, h * zoom);
        let y = (top / cell).round() * cell + (of.h - rows * cell) / 2.0;
        let y =
            if h * zoom < of.h { (of.h - h * zoom) / 2.0 } else { y.clamp(of.h - (h + BEYOND) * zoom, BEYOND * zoom) };
        let x = if w * zoom < of.w { of.x + (of.w - w * zoom) / 2.0 } else { x };
        let origin = at(x.round(), (of.y + y).round());
        Window { wanted: wanted.to_vec(), ..Window::new(view, of, zoom, origin, name) }
    }

    fn new(view: &'a View, of: Area, zoom: f32, origin: Point, name: f32) -> Window<'a> {
        let [wanted, numbered, new] = [const { Vec::new() }; 3];
        Window { view, of, zoom, origin, name, wanted, numbered, new, kept_free: Vec::new() }
    }

    /// The names of these places begin with a number.
    #[must_use]
    pub fn numbering(self, numbered: Vec<Cell>) -> Window<'a> {
        Window { numbered, ..self }
    }

    /// These cells will have a frame around them, and a number in the middle.
    #[must_use]
    pub fn keeping_free(mut self, cells: &[Cell]) -> Window<'a> {
        self.kept_free = cells.iter().map(|&cell| self.placed(cell).inset(2.0)).collect();
        self
    }

    /// These cells show which tile they would take.
    #[must_use]
    pub fn with_new(self, new: Vec<Cell>) -> Window<'a> {
        Window { new, ..self }
    }

    /// The diameter of a number on the map.
    pub fn badge(&self) -> f32 {
        (68.0 * self.zoom).max(58.0)
    }

    pub fn middle(&self, cell: Cell) -> Point {
        let (x, y) = middle(&self.view.atlas.map, cell);
        at(self.origin.x + x * self.zoom, self.origin.y + y * self.zoom)
    }

    fn placed(&self, cell: Cell) -> Area {
        Area::around(self.middle(cell), CELL * self.zoom, CELL * self.zoom)
    }

    /// Whether it is seen whole.
    pub fn shows(&self, cell: Cell) -> bool {
        self.of.holds(self.placed(cell).inset(4.0))
    }

    /// A pen that draws in pixels, in the pane of the map.
    fn pixels<'b>(pen: &'b mut Pen) -> Pen<'b> {
        Pen { origin: at(0.0, 0.0), zoom: 1.0, ..pen.from(0.0, 0.0) }
    }

    /// Draws it all; returns its pane.
    pub fn draw(&self, scene: &mut Scene, least: f32) -> usize {
        let (view, map) = (self.view, &self.view.atlas.map);
        let mut pen = Pen { origin: self.origin, zoom: self.zoom, ..Pen::in_pane(scene, self.of, least) };
        kept::draw(&mut pen, map);
        let network = Network { map, laid: view.laid };
        network.draw(&mut pen);
        for cell in (0..map.cells.len()).map(|cell| Cell(cell as u8)) {
            pen.spot(map_spot(map, cell), area_of(map, cell));
            if let (Terrain::Open(kind), true) = (map.terrain(cell), view.laid.has(cell)) {
                pen.thing(Some(map_spot(map, cell)), kind.name(), area_of(map, cell), |_| {});
            }
        }
        if let Some(route) = &view.route {
            planned(&mut pen, view, route, &network);
        }
        pen.over_routes();
        for start in map.starts.iter().filter(|start| self.shows(start.cell)) {
            places::start(&mut pen, map, start.cell);
        }
        for (row, city) in map.cities.iter().enumerate().filter(|(_, city)| self.shows(city.cell)) {
            places::city(&mut pen, view, row, self.engines_at(city.cell).next().is_some());
        }
        let pane = pen.pane;
        let mut pen = Window::pixels(&mut pen);
        self.tiles(&mut pen);
        self.engines(&mut pen);
        self.names(&mut pen);
        for cell in (0..map.cells.len()).map(|cell| Cell(cell as u8)).filter(|&cell| self.shows(cell)) {
            self.seats(&mut pen, cell);
        }
        pane
    }

    /// The tile that a cell needs, in its lower right corner.
    fn tiles(&self, pen: &mut Pen) {
        for &cell in self.new.iter().filter(|&&cell| self.shows(cell)) {
            if let Terrain::Open(track) = self.view.atlas.map.terrain(cell) {
                let side = (54.0 * self.zoom).max(38.0);
                let (middle, reach) = (self.middle(cell), CELL * self.zoom * 0.46 - side / 2.0);
                let of = Area::around(at(middle.x + reach, middle.y + reach), side, side);
                pen.sprite(sprites::TRACKS[track.index()], of);
            }
        }
    }

    /// Where numbers lie: in the middle of a cell, on a building of a city.
    fn seats(&self, pen: &mut Pen, cell: Cell) {
        let (map, here) = (&self.view.atlas.map, self.middle(cell));
        let spot = map_spot(map, cell);
        if map.city(cell).is_some() {
            let crowded = self.engines_at(cell).next().is_some();
            for (what, seat) in ["station", "telegraph"].into_iter().zip(places::building_seats(crowded)) {
                // Where land is far away, at the edge of the paper: the marks of owners stay in sight.
                let out = if self.zoom < 0.7 { 16.0_f32.copysign(seat.x) } else { 0.0 };
                let room = self.of.inset(30.0);
                let middle = at(
                    (here.x + seat.x * self.zoom + out).clamp(room.x, room.right()),
                    (here.y + seat.y * self.zoom).clamp(room.y, room.bottom()),
                );
                pen.badge_seat(&building_spot(&spot, what), middle, 58.0, On::Paper);
            }
        }
        if !self.numbered.contains(&cell) {
            pen.badge_seat(&spot, at(here.x, here.y - 6.0 * self.zoom), self.badge(), On::Land);
        }
        // For more ways to the same city.
        let far = (CELL * self.zoom / 2.0 + 20.0).max(self.badge() + 2.0);
        for (x, y) in [(far, 0.0), (-far, 0.0), (0.0, -far), (0.0, far)] {
            let around = Area::around(at(here.x + x, here.y + y), self.badge(), self.badge());
            if map.city(cell).is_some() && self.of.holds(around) {
                pen.badge_seat(&spot, around.center(), self.badge(), On::Land);
            }
        }
    }

    fn engines_at(&self, cell: Cell) -> impl Iterator<Item = (Seat, usize)> + '_ {
        let view = self.view;
        let both = move |seat: Seat| [0, 1].map(|engine| (seat, engine));
        Seat::all(view.players.len() as u8)
            .flat_map(both)
            .filter(move |&(seat, engine)| stands(view, seat, engine) == Some(cell))
    }

    /// How wide engines are where so many stand, and how far apart.
    fn engine_size(&self, count: usize, end: bool) -> (f32, f32) {
        let most = if end { 112.0 } else { 100.0 };
        let alone = (most * self.zoom).max(74.0);
        match count {
            0 | 1 => (alone, 0.0),
            2 => (alone * 0.86, (CELL * self.zoom * 0.48).max(alone * 0.55)),
            many => (alone * 0.7, (CELL * self.zoom * 0.9 / many as f32).max(22.0)),
        }
    }

    fn engine_areas(&self, cell: Cell) -> Vec<(Seat, usize, Area)> {
        let here: Vec<(Seat, usize)> = self.engines_at(cell).collect();
        let is_city = self.view.atlas.map.city(cell).is_some();
        let (width, pitch) = self.engine_size(here.len(), !is_city);
        let middle = self.middle(cell);
        let y = middle.y + if is_city { 22.0 * self.zoom } else { -8.0 * self.zoom };
        let left = middle.x - pitch * (here.len() as f32 - 1.0) / 2.0;
        let placed = here.into_iter().enumerate().map(|(nth, (seat, engine))| {
            let x = left + pitch * nth as f32;
            let x = x.clamp(self.of.x + width / 2.0, self.of.right() - width / 2.0);
            (seat, engine, figures::engine_area(at(x, y), width))
        });
        placed.collect()
    }

    /// Cells with an engine that are seen.
    fn stations(&self) -> Vec<Cell> {
        let seats = Seat::all(self.view.players.len() as u8);
        let cells = seats.flat_map(|seat| [0, 1].map(|engine| stands(self.view, seat, engine))).flatten();
        let mut cells: Vec<Cell> = cells.filter(|&cell| self.shows(cell)).collect();
        cells.sort_unstable();
        cells.dedup();
        cells
    }

    fn engines(&self, pen: &mut Pen) {
        for cell in self.stations() {
            for (seat, engine, of) in self.engine_areas(cell) {
                let spot = map_spot(&self.view.atlas.map, cell);
                pen.thing(Some(spot), format!("engine {engine} of {}", seat.0), of, |pen| {
                    figures::engine(pen, seat, of.center(), of.w);
                });
            }
        }
    }

    /// Land this far away has room for the names that matter alone.
    fn is_far(&self) -> bool {
        self.zoom < 0.6
    }

    /// Whether anything stands in a city.
    fn is_built(&self, cell: Cell) -> bool {
        let city = self.view.atlas.map.city(cell).map(|city| &self.view.cities[city.index()]);
        city.is_none_or(|city| city.station.is_some() || city.telegraph.is_some())
    }

    /// Names on banners: those that matter first, others where there is room.
    fn names(&self, pen: &mut Pen) {
        let map = &self.view.atlas.map;
        let must = |cell: Cell| self.numbered.contains(&cell) || !self.is_far() && self.wanted.contains(&cell);
        let mut places: Vec<&Named> = map.starts.iter().chain(&map.cities).collect();
        places.retain(|place| self.shows(place.cell));
        places.sort_by_key(|place| !must(place.cell));
        let shown = places.iter().filter(|place| !self.is_far() || self.is_built(place.cell));
        let mut taken: Vec<(Option<Cell>, Area)> =
            shown.map(|place| (Some(place.cell), self.paper(place.cell))).collect();
        for cell in self.stations() {
            // A name may touch the wheels.
            taken.extend(self.engine_areas(cell).into_iter().map(|(_, _, of)| (None, of.inset(10.0))));
        }
        taken.extend(self.kept_free.iter().map(|&of| (None, of)));
        for place in places.into_iter().filter(|place| !self.is_far() || must(place.cell)) {
            let numbered = self.numbered.contains(&place.cell);
            let seat = if numbered { self.name * 1.1 } else { 0.0 };
            let w = paper::banner_width(&place.name, self.name) + seat;
            let candidates = self.banners(place.cell, w);
            let crowd = |of: &Area| {
                let others = taken.iter().filter(|(cell, _)| *cell != Some(place.cell));
                others.filter_map(|(_, other)| other.overlap(*of)).map(|common| common.w * common.h).sum::<f32>()
            };
            let free = candidates.iter().copied().find(|of| crowd(of) < 1.0);
            let best = || candidates.iter().copied().min_by(|one, two| crowd(one).total_cmp(&crowd(two)));
            let Some(of) = free.or_else(|| best().filter(|_| must(place.cell))) else { continue };
            paper::banner(pen, of, &place.name, self.name, seat);
            taken.push((None, of));
            if numbered {
                let middle = at(of.x + self.name * 0.5, of.center().y);
                pen.spot(map_spot(map, place.cell), of);
                pen.badge_seat(&map_spot(map, place.cell), middle, self.badge().min(66.0), On::Land);
            }
        }
    }

    /// The paper of a city or the disc of a start.
    fn paper(&self, cell: Cell) -> Area {
        let side = if self.view.atlas.map.city(cell).is_some() { places::SIDE } else { CELL * 0.68 };
        Area::around(self.middle(cell), side * self.zoom, side * self.zoom)
    }

    /// Where the name of a place may stand, the best first.
    fn banners(&self, cell: Cell, w: f32) -> Vec<Area> {
        let (paper, h) = (self.paper(cell), self.name * 1.2);
        let middle = self.middle(cell);
        let engine = self.engine_areas(cell).into_iter().map(|engine| engine.2).reduce(Area::union);
        let is_city = self.view.atlas.map.city(cell).is_some();
        let whole = engine.map_or(paper, |engine| engine.union(paper));
        let (below, above) = match (is_city, engine) {
            (true, None) => (whole.bottom() - h * 0.68, whole.y - h * 0.55),
            (true, Some(_)) => (whole.bottom() - h * 0.10, whole.y - h * 0.95),
            (false, _) => (whole.bottom() - h * 0.12, whole.y - h * 0.9),
        };
        let across = middle.y - h / 2.0;
        let beside = [(whole.right() + 4.0, across), (whole.x - w - 4.0, across)];
        let upright = [(middle.x - w / 2.0, below), (middle.x - w / 2.0, above)];
        // Where land is far it is narrow: beside a start is more room than below it.
        let places = match (is_city, self.is_far()) {
            (false, true) => [beside, upright].concat(),
            (false, false) => upright.to_vec(),
            (true, _) => [upright, beside].concat(),
        };
        // A number sticks out of its banner.
        let inside = self.of.inset(if self.numbered.contains(&cell) { 13.0 } else { 5.0 });
        let inside = |(x, y): (f32, f32)| {
            let (right, low) = ((inside.right() - w).max(inside.x), (inside.bottom() - h).max(inside.y));
            area(x.clamp(inside.x, right).round(), y.clamp(inside.y, low).round(), w.round(), h.round())
        };
        let mut placed: Vec<Area> = places.into_iter().map(inside).collect();
        // Beside the edge of the picture is nothing: what was pushed back would lie on its own place.
        if !is_city && self.is_far() {
            placed.retain(|of| of.overlap(paper).is_none_or(|common| common.h < paper.h * 0.5));
        }
        placed
    }

    /// Frames a cell in the style of a route.
    pub fn frame(&self, scene: &mut Scene, pane: usize, cell: Cell, ink: Ink, dash: Dash) {
        let mut pen = Pen { pane, ..Pen::new(scene, at(0.0, 0.0), 1.0, 0.0) };
        let of = self.placed(cell).inset(9.0 * self.zoom);
        let corners = [(of.x, of.y), (of.right(), of.y), (of.right(), of.bottom()), (of.x, of.bottom()), (of.x, of.y)];
        // From the middle of a side, so that all corners are alike.
        let mut points = vec![at(of.center().x, of.y)];
        points.extend([1, 2, 3, 0].map(|nth| at(corners[nth].0, corners[nth].1)));
        points.push(points[0]);
        let width = (9.0 * self.zoom).max(7.0);
        pen.line(&points, Ink::Chalk, width + 7.0, Dash::Solid);
        pen.line(&points, ink, width, dash);
    }
}

/// The seat of a building's number.
pub fn building_spot(city: &Spot, what: &str) -> Spot {
    Spot::of(format_args!("{what}@{}", city.as_str()))
}

/// Where an engine stands. One that is on its way stands where that has come to.
fn stands(view: &View, seat: Seat, engine: usize) -> Option<Cell> {
    let route = view.route.as_ref().filter(|route| view.turn == seat && usize::from(route.engine) == engine);
    route.map(|route| route.here).or(view.players[seat.index()].engines[engine])
}

pub fn area_of(map: &Map, cell: Cell) -> Area {
    let (x, y) = middle(map, cell);
    Area::around(at(x, y), CELL, CELL)
}

/// A route as far as it has been chosen, in the colour of whoever lays it.
fn planned(pen: &mut Pen, view: &View, route: &RouteView, network: &Network) {
    let Some(origin) = view.players[view.turn.index()].engines[usize::from(route.engine)] else { return };
    let mut way = vec![origin];
    if !ordered(&view.atlas.map, route, &mut way) {
        return;
    }
    let line = network.rounded(&way);
    let ink = match pen.mark_of(view.turn).ink {
        Ink::Seat3 => Ink::Line,
        ink => ink,
    };
    pen.line(&line, Ink::Chalk, 40.0, Dash::Solid);
    pen.line(&line, ink, 26.0, Dash::Ties);
}

/// The cells of a route in their order: the view tells them as a set.
fn ordered(map: &Map, route: &RouteView, way: &mut Vec<Cell>) -> bool {
    let Some(&here) = way.last() else { return false };
    if here == route.here && way.len() == route.path.len() as usize {
        return true;
    }
    for &near in &map.near[here.index()] {
        if route.path.has(near) && !way.contains(&near) {
            way.push(near);
            if ordered(map, route, way) {
                return true;
            }
            way.pop();
        }
    }
    false
}
