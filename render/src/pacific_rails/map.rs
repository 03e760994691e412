//! The map: terrain, track with its joins, cities with their buildings, engines, the route being chosen.

use super::spots::map_spot;
use super::sprites;
use crate::scene::Dash;
use crate::scene::geometry::{Area, Point, area, at};
use crate::scene::pen::Pen;
use crate::scene::scheme::Ink;
use crate::scene::sprite::Sprite;
use engine::Seat;
use engine::pacific_rails::View;
use engine::pacific_rails::content::*;

pub const CELL: f32 = 120.0;

pub fn size(view: &View) -> (f32, f32) {
    (f32::from(view.atlas.map.width) * CELL, f32::from(view.atlas.map.height) * CELL)
}

pub fn place(map: &Map, cell: Cell) -> Area {
    let (column, row) = (f32::from(cell.0 % map.width), f32::from(cell.0 / map.width));
    area(column * CELL, row * CELL, CELL, CELL)
}

pub fn draw(pen: &mut Pen, view: &View) {
    let map = &view.atlas.map;
    for cell in (0..map.cells.len()).map(|cell| Cell(cell as u8)) {
        let of = place(map, cell);
        pen.spot(map_spot(map, cell), of);
        terrain(pen, map.terrain(cell), of);
    }
    for cell in view.laid.iter() {
        track(pen, view, cell, false);
    }
    if let Some(route) = &view.route {
        for cell in route.new.iter() {
            track(pen, view, cell, true);
        }
        for cell in route.path.iter() {
            pen.frame(place(map, cell).inset(5.0), Ink::Stem, 6.0, 16.0, cell != route.here);
        }
    }
    for (city, named) in map.cities.iter().enumerate() {
        buildings(pen, view, city, place(map, named.cell));
    }
    for place_of in map.cities.iter().chain(&map.starts) {
        let of = place(map, place_of.cell);
        engines(pen, view, place_of.cell, of);
        // Names of cities may reach a little over the neighbours, those of starts would be cut at the edge.
        let over = if map.city(place_of.cell).is_some() { 14.0 } else { -4.0 };
        let line = area(of.x - over, of.bottom() - 34.0, of.w + 2.0 * over, 22.0);
        let sizes: &[f32] = if fits(&place_of.name, 19.0, line.w) { &[19.0, 21.2] } else { &[15.0] };
        let ink = Ink::Line;
        pen.fit(line, sizes, ink, place_of.name.as_str());
    }
}

fn fits(text: &str, size: f32, width: f32) -> bool {
    crate::scene::type_case::width(text, size) <= width
}

/// Ground by colour, and by a small drawing for those who see colours otherwise.
pub fn terrain(pen: &mut Pen, terrain: Terrain, of: Area) {
    let inner = of.inset(2.0);
    let point = |x: f32, y: f32| at(of.x + x, of.y + y);
    let mut stroke = |ink: Ink, drawing: &[Point]| {
        pen.fill(inner, ink, 10.0);
        pen.line(drawing, Ink::Soft, 3.0, Dash::Solid);
    };
    match terrain {
        Terrain::Open(Track::Rail) => stroke(Ink::Tree, &[point(96.0, 24.0), point(102.0, 12.0), point(108.0, 24.0)]),
        Terrain::Open(Track::Bridge) => {
            let wave = [(10.0, 20.0), (24.0, 12.0), (38.0, 20.0), (52.0, 12.0), (66.0, 20.0)];
            stroke(Ink::Flood, &wave.map(|(x, y)| point(x, y)));
        }
        Terrain::Open(Track::Tunnel) => {
            let hill = [(12.0, 108.0), (28.0, 84.0), (44.0, 76.0), (60.0, 84.0), (76.0, 108.0)];
            stroke(Ink::Plot, &hill.map(|(x, y)| point(x, y)));
        }
        Terrain::Mountain => {
            let peaks = [(14.0, 96.0), (42.0, 34.0), (60.0, 70.0), (76.0, 44.0), (106.0, 96.0)];
            pen.fill(inner, Ink::Rockfall, 10.0);
            pen.line(&peaks.map(|(x, y)| point(x, y)), Ink::Line, 5.0, Dash::Solid);
        }
        Terrain::City => pen.plate(inner.inset(2.0), Ink::Chalk, Ink::Line, 5.0, 22.0),
        Terrain::Start(_) => pen.plate(inner.inset(2.0), Ink::Neutral, Ink::Line, 4.0, 10.0),
    }
}

/// A tile is joined to every neighbouring tile, city and start.
fn track(pen: &mut Pen, view: &View, cell: Cell, new: bool) {
    let map = &view.atlas.map;
    let of = place(map, cell);
    let middle = of.center();
    let Terrain::Open(kind) = map.terrain(cell) else { return };
    let joined = |near: Cell| match map.terrain(near) {
        Terrain::City | Terrain::Start(_) => true,
        Terrain::Open(_) => view.laid.has(near) || view.route.as_ref().is_some_and(|route| route.new.has(near)),
        Terrain::Mountain => false,
    };
    let what = format!("{}{}", if new { "new " } else { "" }, kind.name());
    pen.thing(Some(map_spot(map, cell)), what, of, |pen| {
        let arms: Vec<Point> = map.near[cell.index()]
            .iter()
            .filter(|near| joined(**near))
            .map(|near| {
                let there = place(map, *near).center();
                at(f32::midpoint(middle.x, there.x), f32::midpoint(middle.y, there.y))
            })
            .collect();
        let arms =
            if arms.is_empty() { vec![at(of.x + 24.0, middle.y), at(of.right() - 24.0, middle.y)] } else { arms };
        let strokes: [(Ink, f32, Dash); 2] = match kind {
            Track::Rail => [(Ink::Line, 22.0, Dash::Solid), (Ink::Face, 12.0, Dash::Ties)],
            Track::Bridge => [(Ink::Wood, 34.0, Dash::Solid), (Ink::Line, 18.0, Dash::Solid)],
            Track::Tunnel => [(Ink::Rail, 40.0, Dash::Ties), (Ink::Line, 18.0, Dash::Solid)],
        };
        for (ink, width, dash) in strokes {
            for arm in &arms {
                pen.line(&[middle, *arm], ink, width, dash);
            }
        }
        if kind != Track::Rail {
            for arm in &arms {
                pen.line(&[middle, *arm], Ink::Face, 9.0, Dash::Ties);
            }
        }
    });
}

fn buildings(pen: &mut Pen, view: &View, city: usize, of: Area) {
    let Some(shown) = view.cities.get(city) else { return };
    let spot = map_spot(&view.atlas.map, view.atlas.map.cities[city].cell);
    let places = [(shown.station, Sprite::Station, 6.0), (shown.telegraph, Sprite::Telegraph, 62.0)];
    for (owner, sprite, x) in places {
        let icon = area(of.x + x, of.y + 8.0, 34.0, 34.0);
        match owner {
            Some(owner) => pen.thing(Some(spot.clone()), format!("{sprite:?} of {}", owner.0), icon, |pen| {
                pen.sprite(sprite, icon);
                pen.mark(owner, area(icon.x + 24.0, icon.y + 16.0, 30.0, 30.0));
            }),
            None => pen.frame(icon.inset(6.0), Ink::Soft, 2.0, 6.0, true),
        }
    }
}

fn engines(pen: &mut Pen, view: &View, cell: Cell, of: Area) {
    let here: Vec<(Seat, usize)> = Seat::all(view.players.len() as u8)
        .flat_map(|seat| [0, 1].map(|engine| (seat, engine)))
        .filter(|(seat, engine)| view.players[seat.index()].engines[*engine] == Some(cell))
        .collect();
    let width = (of.w - 8.0) / here.len().max(2) as f32;
    for (at, (seat, engine)) in here.into_iter().enumerate() {
        let side = width.min(50.0);
        let icon = area(of.x + 4.0 + at as f32 * width, of.y + 66.0 - side / 2.0, side, side);
        pen.thing(Some(map_spot(&view.atlas.map, cell)), format!("engine {engine} of {}", seat.0), icon, |pen| {
            let mark = pen.mark_of(seat);
            pen.tinted(mark.engine, mark.ink, icon);
        });
    }
}

/// Where on the map somebody's engines stand, with some ground around them.
pub fn around_engines(view: &View, seat: Seat) -> Option<Area> {
    let map = &view.atlas.map;
    let engines = view.players.get(seat.index())?.engines.into_iter().flatten();
    let route = view.route.as_ref().map(|route| route.here);
    let wanted: Vec<Cell> = route.map_or_else(|| engines.collect(), |here| vec![here]);
    let (w, h) = size(view);
    let hull = crate::scene::geometry::hull(wanted.into_iter().map(|cell| place(map, cell).inset(-CELL)))?;
    hull.overlap(area(0.0, 0.0, w, h))
}

/// What a tile looks like in a hand or a pile.
pub fn tile(kind: Track) -> Sprite {
    sprites::TRACKS[kind.index()]
}
