//! The railroad in two rows of twenty: stations as seals with the marks of those who upgraded them, and engines with the
//! number of their space.

use crate::great_western_trail::board::track;
use crate::great_western_trail::pieces::figures;
use crate::scene::geometry::{Area, Point, area, at};
use crate::scene::outline::Outline;
use crate::scene::pen::Pen;
use crate::scene::scheme::Ink;
use crate::scene::sprite::Sprite;
use crate::stage::tokens;
use engine::Seat;
use engine::great_western_trail::content::*;
use engine::great_western_trail::{View, spots};

pub const HEIGHT: f32 = 158.0;
const WIDTH: f32 = 1080.0;
const STEP: f32 = 53.8;
const ENGINE: f32 = 66.0;

fn number_center(number: u8) -> Point {
    if number < 20 {
        at(28.0 + f32::from(number) * STEP, 53.0)
    } else {
        at(28.0 + f32::from(39 - number) * STEP, HEIGHT - 24.0)
    }
}

/// Beside the space before it; the last station stands on its space.
fn station_center(station: Station) -> Point {
    let after = station.house().after.min(LAST_NUMBER);
    let here = number_center(after);
    let dx = match after {
        LAST_NUMBER => 6.0,
        0..20 => STEP / 2.0,
        _ => -STEP / 2.0,
    };
    at(here.x + dx, here.y - 26.0)
}

fn stop_center(stop: Stop) -> Point {
    stop.turnout().map_or_else(|| number_center(stop.0), station_center)
}

pub fn draw(pen: &mut Pen, view: &View) {
    pen.ground("gwt-phone-line", WIDTH, HEIGHT, ground);
    for stop in Stop::all() {
        pen.spot(spots::rail(stop), Area::around(stop_center(stop), 40.0, 40.0));
    }
    for station in Station::all().take(TURNOUTS + 1) {
        let middle = station_center(station);
        let spot = spots::station(station);
        pen.spot(spot.clone(), Area::around(middle, 46.0, 46.0));
        tokens::seal(pen, middle, 46.0, &station.house().points.to_string());
        let owners =
            Seat::all(view.players.len() as u8).filter(|seat| view.players[seat.index()].stations.has(station));
        for (nth, seat) in owners.enumerate() {
            let disc = Area::around(at(middle.x + 37.0 + nth as f32 * 24.0, middle.y - 2.0), 30.0, 30.0);
            pen.thing(Some(spot.clone()), format!("disc {}", seat.0), disc, |pen| pen.mark_with_halo(seat, disc));
        }
    }
    for seat in Seat::all(view.players.len() as u8) {
        engine(pen, view, seat);
    }
}

fn engine(pen: &mut Pen, view: &View, seat: Seat) {
    let stop = view.players[seat.index()].engine;
    let here = |other: &Seat| view.players[other.index()].engine == stop;
    let together = Seat::all(seat.0).filter(here).count() as f32;
    let place = stop_center(stop);
    // Those who wait or have arrived together stand in a row.
    let aside = if place.x < WIDTH / 2.0 { 54.0 } else { -54.0 };
    let middle = at(place.x.max(36.0) + aside * together, place.y + 9.0);
    let of = Area::around(middle, ENGINE, ENGINE * 0.86);
    pen.thing(Some(spots::rail(stop)), format!("engine {}", seat.0), of, |pen| {
        figures::engine(pen, seat, middle, ENGINE);
    });
    let last = Seat::all(view.players.len() as u8).filter(here).last() == Some(seat);
    if last && stop != Stop::START && stop.turnout().is_none() {
        let text = at(middle.x + ENGINE * 0.5 + if stop.0 > 9 { 19.0 } else { 10.0 }, middle.y + 18.0);
        pen.figure(text, 34.0, Ink::Text, stop.0.to_string());
    }
}

fn ground(pen: &mut Pen) {
    pen.fill(area(0.0, 0.0, WIDTH, HEIGHT), Ink::PrairieLight, 0.0);
    let mut sand = Outline::from(0.0, HEIGHT).to(0.0, 92.0);
    for hill in 0..6 {
        let x = f32::from(hill as u8) * 180.0;
        let up = if hill % 2 == 0 { 80.0 } else { 98.0 };
        sand = sand.quad((x + 90.0, up), (x + 180.0, 90.0));
    }
    pen.path(sand.to(WIDTH, HEIGHT).close(), Some(Ink::DesertLight), None);
    let line: Vec<Point> = (0..=LAST_NUMBER).map(number_center).collect();
    track::draw(pen, &line, 24.0);
    for number in CROSSES {
        let (here, next) = (number_center(number), number_center(number + 1));
        pen.sprite(Sprite::Cross, Area::around(at(f32::midpoint(here.x, next.x), here.y), 24.0, 24.0));
    }
    for station in Station::all().take(TURNOUTS + 1) {
        let Point { x, y } = station_center(station);
        pen.path(Outline::from(x, y).to(x, y + 26.0), None, Some((Ink::Rail, 6.0)));
    }
    for number in 0..=LAST_NUMBER {
        pen.disc(number_center(number), 18.0, Ink::Face, Some((Ink::Line, 2.6)));
    }
    pen.path(Outline::from(0.0, 0.0).to(WIDTH, 0.0), None, Some((Ink::Line, 4.0)));
}
