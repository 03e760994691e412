//! The railroad in four rows that turn at their ends, with stations, station masters and engines.

use crate::great_western_trail::pieces::icons::{self, NUMBER};
use crate::scene::Dash;
use crate::scene::geometry::{Area, Point, area, at};
use crate::scene::pen::Pen;
use crate::scene::scheme::Ink;
use crate::scene::sprite::Sprite;
use engine::Seat;
use engine::great_western_trail::content::*;
use engine::great_western_trail::{Edition, View, spots};

pub const SIZE: (f32, f32) = (1024.0, 570.0);

const STEP: f32 = 92.0;
const ROW: f32 = 140.0;
const SPACE: f32 = 54.0;
const TURNOUT: f32 = 46.0;

fn number_center(number: u8) -> Point {
    let (row, along) = (number / 10, number % 10);
    let column = if row.is_multiple_of(2) { along } else { 9 - along };
    at(132.0 + f32::from(column) * STEP, 104.0 + f32::from(row) * ROW)
}

fn stop_center(stop: Stop) -> Point {
    match stop.turnout() {
        None => number_center(stop.0),
        Some(station) => {
            let after = station.house().after;
            let (here, next) = (number_center(after), number_center(after + 1));
            if (here.y - next.y).abs() < 1.0 {
                at(f32::midpoint(here.x, next.x), here.y - 48.0)
            } else {
                at(here.x + 28.0, here.y - 50.0)
            }
        }
    }
}

fn stop_area(stop: Stop) -> Area {
    let side = if stop.turnout().is_some() { TURNOUT } else { SPACE };
    Area::around(stop_center(stop), side, side)
}

/// The house, its price and its points, discs, and the station master: left of the turnout.
fn station_area(station: Station) -> Area {
    if station == LAST_STATION {
        let below = number_center(LAST_NUMBER);
        return area(below.x - 112.0, below.y - 98.0, 218.0, 64.0);
    }
    let turnout = stop_center(Stop::of_turnout(station));
    area(turnout.x - 26.0 - 226.0, turnout.y - 40.0, 226.0, 64.0)
}

pub fn draw(pen: &mut Pen, view: &View) {
    pen.ground("gwt-rail", SIZE.0, SIZE.1, ground);
    for stop in Stop::all() {
        let of = stop_area(stop);
        pen.spot(spots::rail(stop), of);
        if stop.turnout().is_none() {
            pen.fit(of, &[26.0, 42.5], Ink::Line, stop.0.to_string());
        }
    }
    for station in Station::all().take(TURNOUTS + 1) {
        draw_station(pen, view, station, station_area(station));
    }
    for seat in Seat::all(view.players.len() as u8) {
        engine(pen, view, seat);
    }
}

pub fn draw_station(pen: &mut Pen, view: &View, station: Station, of: Area) {
    let spot = spots::station(station);
    pen.spot(spot.clone(), of);
    station_price(pen, station, of);
    // From afar at least one number shows: the price is in the menu, the points are why one goes there.
    for (row, seat) in
        Seat::all(view.players.len() as u8).filter(|seat| view.players[seat.index()].stations.has(station)).enumerate()
    {
        let (column, row) = ((row / 2) as f32, (row % 2) as f32);
        let disc = area(of.x + 84.0 + column * 30.0, of.y + 3.0 + row * 30.0, 28.0, 28.0);
        pen.thing(Some(spot.clone()), format!("disc {}", seat.0), disc, |pen| pen.mark(seat, disc));
    }
    if let Some(row) = station.master_row() {
        master(pen, view, station, row, area(of.x + 148.0, of.y + 2.0, 74.0, 60.0));
    }
}

/// What an upgrade costs and is worth.
pub fn station_price(pen: &mut Pen, station: Station, of: Area) {
    let house = station.house();
    let cost = area(of.x + 44.0, of.y + 4.0, 34.0, 34.0);
    icons::amount(pen, Sprite::Pay, cost, &house.cost.to_string(), &[NUMBER]);
    let points = area(of.x + 44.0, of.y + 30.0, 34.0, 34.0);
    icons::amount(pen, Sprite::Points, points, &house.points.to_string(), &[NUMBER]);
}

/// Who stands beside the station: the master, or the worker who took the place.
fn master(pen: &mut Pen, view: &View, station: Station, row: usize, of: Area) {
    let at_station = Some(spots::station(station));
    if let Some(master) = view.masters[row] {
        pen.thing(at_station, format!("station master of {}", master.name()), of, |pen| {
            master_tile(pen, of, master, view.edition);
        });
    } else if let Some(worker) = view.posted[row] {
        let body = Area::around(of.center(), 48.0, 48.0);
        pen.thing(at_station, format!("posted {}", worker.name()), body, |pen| {
            pen.sprite(icons::worker(worker), body);
        });
    }
}

/// A cap, what is counted, and the points for it.
pub fn master_tile(pen: &mut Pen, of: Area, master: Master, edition: Edition) {
    let (thing, points) = icons::master(master, edition);
    pen.plate(of, Ink::Face, Ink::Line, 2.5, 8.0);
    let half = of.w / 2.0;
    pen.sprite(Sprite::Master, area(of.x + 2.0, of.y + 2.0, half - 2.0, of.h * 0.5));
    pen.sprite(thing, area(of.x + half, of.y + 3.0, half - 3.0, of.h * 0.48));
    pen.fit(area(of.x, of.y + of.h * 0.5, of.w, of.h * 0.5), &[NUMBER, 42.5], Ink::Line, points);
}

/// At the beginning all engines wait beside space 0; later only the last space holds more than one.
fn engine(pen: &mut Pen, view: &View, seat: Seat) {
    let stop = view.players[seat.index()].engine;
    let together = Seat::all(seat.0).filter(|other| view.players[other.index()].engine == stop).count();
    let side = 58.0;
    let center = if stop == Stop::START {
        let (column, row) = ((together % 2) as f32, (together / 2) as f32);
        at(30.0 + column * 46.0, 78.0 + row * 52.0)
    } else {
        let center = stop_center(stop);
        at(center.x - together as f32 * 46.0, center.y)
    };
    let side = if stop == Stop::START { 46.0 } else { side };
    let of = Area::around(center, side, side);
    pen.thing(Some(spots::rail(stop)), format!("engine {}", seat.0), of, |pen| {
        let mark = pen.mark_of(seat);
        if stop != Stop::START {
            // The engine covers the number.
            pen.fill(stop_area(stop), Ink::FaceDim, SPACE / 2.0);
        }
        pen.tinted(mark.engine, mark.ink, of);
    });
}

fn ground(pen: &mut Pen) {
    pen.fill(area(0.0, 0.0, SIZE.0, SIZE.1), Ink::FaceDim, 24.0);
    let line: Vec<Point> = (0..=LAST_NUMBER).map(number_center).collect();
    pen.line(&line, Ink::Rail, 16.0, Dash::Ties);
    pen.line(&line, Ink::Rail, 5.0, Dash::Solid);
    for station in Station::all().take(TURNOUTS) {
        let after = station.house().after;
        let turnout = stop_center(Stop::of_turnout(station));
        pen.line(&[number_center(after), turnout], Ink::Rail, 4.0, Dash::Solid);
        pen.line(&[turnout, number_center(after + 1)], Ink::Rail, 4.0, Dash::Solid);
    }
    for number in CROSSES {
        let (here, next) = (number_center(number), number_center(number + 1));
        let between = at(f32::midpoint(here.x, next.x), f32::midpoint(here.y, next.y));
        pen.sprite(Sprite::Cross, Area::around(between, 28.0, 28.0));
    }
    for stop in Stop::all() {
        let sprite = if stop.turnout().is_some() { Sprite::Turnout } else { Sprite::Space };
        pen.sprite(sprite, stop_area(stop));
    }
    for station in Station::all().take(TURNOUTS + 1) {
        station_ground(pen, station, station_area(station));
    }
    pen.plate(area(4.0, 48.0, 98.0, 112.0), Ink::Face, Ink::Soft, 2.0, 12.0);
}

pub fn station_ground(pen: &mut Pen, station: Station, of: Area) {
    pen.plate(of, Ink::Face, Ink::Line, 2.5, 10.0);
    pen.sprite(Sprite::Station, area(of.x + 4.0, of.y + 2.0, 38.0, 38.0));
    let disc = if station.house().white { Sprite::DiscWhite } else { Sprite::DiscDark };
    pen.sprite(disc, area(of.x + 12.0, of.y + 40.0, 21.0, 21.0));
}
