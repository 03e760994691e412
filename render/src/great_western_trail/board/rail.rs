//! The railroad in four rows that turn at their ends, through four lands, with stations, station masters and engines.

use super::{stations, track};
use crate::great_western_trail::pieces::figures;
use crate::scene::geometry::{Area, Point, area, at};
use crate::scene::pen::{Align, Pen};
use crate::scene::scheme::Ink;
use crate::scene::sprite::Sprite;
use engine::Seat;
use engine::great_western_trail::content::*;
use engine::great_western_trail::{View, spots};

pub const SIZE: (f32, f32) = (1024.0, 570.0);

const STEP: f32 = 92.0;
const ROW: f32 = 140.0;
const SPACE: f32 = 51.0;
const TURNOUT: f32 = 42.0;
const ENGINE: f32 = 78.0;

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
    let (w, h) = stations::SIZE;
    if station == LAST_STATION {
        let below = number_center(LAST_NUMBER);
        return area(below.x - 112.0, below.y - 98.0, w, h);
    }
    let turnout = stop_center(Stop::of_turnout(station));
    area(turnout.x - 26.0 - w, turnout.y - 40.0, w, h)
}

pub fn draw(pen: &mut Pen, view: &View) {
    pen.ground("gwt-rail", SIZE.0, SIZE.1, ground);
    for stop in Stop::all() {
        let of = stop_area(stop);
        pen.spot(spots::rail(stop), of);
        if stop.turnout().is_none() {
            pen.text(of.center(), Align::Middle, 27.0, Ink::Line, stop.0.to_string());
        }
    }
    for station in Station::all().take(TURNOUTS + 1) {
        stations::draw(pen, view, station, station_area(station));
    }
    for seat in Seat::all(view.players.len() as u8) {
        engine(pen, view, seat);
    }
}

/// At the beginning all engines wait beside space 0; later only the last space holds more than one.
fn engine(pen: &mut Pen, view: &View, seat: Seat) {
    let stop = view.players[seat.index()].engine;
    let together = Seat::all(seat.0).filter(|other| view.players[other.index()].engine == stop).count();
    let waiting = view.players.iter().filter(|player| player.engine == Stop::START).count();
    let (middle, width) = if stop == Stop::START && waiting < 3 {
        (at(58.0, 78.0 + together as f32 * 58.0), 70.0)
    } else if stop == Stop::START {
        let (column, row) = ((together % 2) as f32, (together / 2) as f32);
        (at(31.0 + column * 48.0, 80.0 + row * 48.0), 50.0)
    } else {
        let center = stop_center(stop);
        (at(center.x - together as f32 * 46.0, center.y - 2.0), ENGINE)
    };
    let of = Area::around(middle, width, width);
    pen.thing(Some(spots::rail(stop)), format!("engine {}", seat.0), of, |pen| {
        if stop != Stop::START {
            // The engine covers the number.
            pen.disc(stop_center(stop), SPACE, Ink::Gold, Some((Ink::Line, 3.0)));
        }
        figures::engine(pen, seat, middle, width);
    });
}

fn ground(pen: &mut Pen) {
    let whole = area(0.0, 0.0, SIZE.0, SIZE.1);
    pen.land(Sprite::LandRailway, whole);
    let line: Vec<Point> = (0..=LAST_NUMBER).map(number_center).collect();
    track::draw(pen, &line, track::BED);
    for station in Station::all().take(TURNOUTS) {
        let after = station.house().after;
        let turnout = stop_center(Stop::of_turnout(station));
        track::branch(pen, number_center(after), turnout);
        track::branch(pen, turnout, number_center(after + 1));
    }
    for number in CROSSES {
        let (here, next) = (number_center(number), number_center(number + 1));
        let between = at(f32::midpoint(here.x, next.x), f32::midpoint(here.y, next.y));
        pen.sprite(Sprite::Cross, Area::around(between, 30.0, 30.0));
    }
    for stop in Stop::all() {
        let of = stop_area(stop);
        pen.disc(of.center(), of.w - 3.0, Ink::Face, Some((Ink::Line, 3.0)));
    }
    for station in Station::all().take(TURNOUTS + 1) {
        stations::ground(pen, station, station_area(station));
    }
    super::frame::round(pen, whole);
}
