//! A train station: its price, its points, who has upgraded it, and the station master beside it.

use crate::great_western_trail::pieces::icons;
use crate::scene::geometry::{Area, area, at};
use crate::scene::pen::{Align, Pen};
use crate::scene::scheme::Ink;
use crate::scene::sprite::Sprite;
use crate::stage::tokens;
use engine::Seat;
use engine::great_western_trail::content::*;
use engine::great_western_trail::{Edition, View, spots};

pub const SIZE: (f32, f32) = (226.0, 64.0);

pub fn draw(pen: &mut Pen, view: &View, station: Station, of: Area) {
    let spot = spots::station(station);
    pen.spot(spot.clone(), of);
    price(pen, station, of);
    let upgraded = Seat::all(view.players.len() as u8).filter(|seat| view.players[seat.index()].stations.has(station));
    for (nth, seat) in upgraded.enumerate() {
        let middle = at(of.x + 106.0 + (nth / 2) as f32 * 26.0, of.y + 20.0 + (nth % 2) as f32 * 24.0);
        let disc = Area::around(middle, 24.0, 24.0);
        pen.thing(Some(spot.clone()), format!("disc {}", seat.0), disc, |pen| pen.mark(seat, disc));
    }
    if let Some(row) = station.master_row() {
        beside(pen, view, station, row, area(of.x + 152.0, of.y + 4.0, 70.0, 56.0));
    }
}

/// What an upgrade costs and is worth.
pub fn price(pen: &mut Pen, station: Station, of: Area) {
    let house = station.house();
    tokens::pay(pen, at(of.x + 66.0, of.y + 19.0), 35.0, &house.cost.to_string());
    tokens::seal(pen, at(of.x + 66.0, of.y + 46.0), 36.0, &house.points.to_string());
}

/// Who stands there: the master, or the worker who took the place.
fn beside(pen: &mut Pen, view: &View, station: Station, row: usize, of: Area) {
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
    pen.plate(of, Ink::FaceDim, Ink::Line, of.h * 0.043, of.h * 0.125);
    let side = of.h * 0.54;
    pen.sprite(Sprite::Master, Area::around(at(of.x + of.w * 0.26, of.y + of.h * 0.30), side, side));
    pen.sprite(thing, Area::around(at(of.x + of.w * 0.73, of.y + of.h * 0.30), side, side));
    pen.text(at(of.center().x, of.y + of.h * 0.76), Align::Middle, of.h * 0.45, Ink::Line, points);
}

/// What is printed there, without numbers.
pub fn ground(pen: &mut Pen, station: Station, of: Area) {
    pen.fill(of.shifted(4.0, 5.0), Ink::Shadow, 10.0);
    pen.plate(of, Ink::Face, Ink::Line, 3.0, 10.0);
    pen.sprite(Sprite::Station, Area::around(at(of.x + 26.0, of.y + 25.0), 42.0, 42.0));
    let disc = if station.house().white { Sprite::DiscWhite } else { Sprite::DiscDark };
    pen.sprite(disc, Area::around(at(of.x + 26.0, of.y + 52.0), 18.0, 18.0));
    pen.fill(area(of.x + 92.0, of.y + 7.0, 54.0, 50.0), Ink::PlotLight, 8.0);
}
