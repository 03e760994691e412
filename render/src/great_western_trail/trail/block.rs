//! The trail on the board: tiles, planks, herders.

use super::map::{CITY, SIZE, START, center, face, places, space_area, tile_area};
use super::{city, ground};
use crate::great_western_trail::pieces::{figures, front, plot, small};
use crate::scene::On;
use crate::scene::geometry::{Area, Point, at};
use crate::scene::pen::Pen;
use engine::Seat;
use engine::great_western_trail::content::*;
use engine::great_western_trail::{View, spots};

const HERDER: f32 = 50.0;

pub fn draw(pen: &mut Pen, view: &View) {
    let catalog = view.catalog();
    let (name, draw) = ground::board(view.edition);
    pen.ground(name, SIZE.0, SIZE.1, draw);
    for leg in super::roads::roads(catalog, |place| center(catalog, place)).iter().flatten() {
        pen.leg(spots::trail(leg.from), spots::trail(leg.to), &leg.points);
    }
    pen.over_routes();
    city::draw(pen, view);
    for place in places(catalog) {
        self::place(pen, view, place);
    }
    for seat in Seat::all(view.players.len() as u8) {
        herder(pen, view, seat);
    }
}

fn place(pen: &mut Pen, view: &View, place: Place) {
    let catalog = view.catalog();
    let (spot, space) = (spots::trail(place), catalog.space(place));
    pen.spot(spot.clone(), space_area(catalog, place));
    let of = tile_area(catalog, place);
    let size = 60.0 / pen.zoom;
    let lies = view.trail[place.index()];
    if let Some(risk) = space.risk {
        let drop = if lies.is_some() { 82.0 } else { 62.0 };
        let middle = center(catalog, place);
        plot::plank(pen, Area::around(at(middle.x, middle.y + drop), plot::PLANK.0, plot::PLANK.1), risk);
    }
    match space.kind {
        SpaceKind::Building if lies.is_none() => {
            let plot = Area::around(of.center(), plot::WIDTH, plot::HEIGHT);
            pen.badge_seat(&spot, of.center(), 46.0 / pen.zoom, On::Plot(plot));
        }
        SpaceKind::Neutral | SpaceKind::Building => {
            let middle = front::badge_seat(of, size);
            pen.badge_seat_with_fee(&spot, middle, size, On::Land, front::fee_seat(of, size));
        }
        SpaceKind::KansasCity => {
            pen.badge_seat(&spot, at(CITY.x + 40.0, CITY.y + 40.0), size, On::Land);
        }
        _ => pen.badge_seat(&spot, small::badge_seat(of, size), size, On::Land),
    }
    if let Some(lies) = lies {
        pen.thing(Some(spot), lies.name(), of, |pen| tile(pen, view, lies, of));
    }
    small::trade_value(pen, of, space.kind, 40.0);
}

/// A tile as large as its area.
pub fn tile(pen: &mut Pen, view: &View, tile: Tile, of: Area) {
    match tile {
        Tile::Neutral(row) => {
            front::building(pen, of, &NEUTRAL[row as usize % NEUTRAL_COUNT], None, view.edition);
        }
        Tile::Private(seat, number) => front::building(pen, of, face(view, number), Some(seat), view.edition),
        Tile::Hazard(hazard) => small::hazard(pen, of, hazard),
        Tile::Teepee(teepee) => small::teepee(pen, of, teepee),
    }
}

fn herder(pen: &mut Pen, view: &View, seat: Seat) {
    let Some(place) = view.players[seat.index()].herder else { return };
    let here = |other: &Seat| view.players[other.index()].herder == Some(place);
    let nth = Seat::all(seat.0).filter(here).count();
    let foot = foot(view, place, nth);
    let of = figures::herder_area(foot, HERDER);
    pen.thing(Some(spots::trail(place)), format!("herder {}", seat.0), of, |pen| {
        figures::herder(pen, seat, foot, HERDER);
    });
}

fn foot(view: &View, place: Place, nth: usize) -> Point {
    let catalog = view.catalog();
    let of = tile_area(catalog, place);
    let grid = |x: f32, y: f32| at(x + (nth % 2) as f32 * 62.0, y + (nth / 2) as f32 * 56.0);
    match catalog.space(place).kind {
        SpaceKind::Start => grid(START.x + 44.0, START.y + 66.0),
        SpaceKind::KansasCity => at(CITY.right() - 40.0 - nth as f32 * 62.0, CITY.y + 118.0),
        SpaceKind::Neutral | SpaceKind::Building if view.trail[place.index()].is_some() => {
            front::herder_foot(of, nth, HERDER)
        }
        _ => small::herder_foot(of, nth, HERDER),
    }
}
