//! The extension board of Rails to the North: towns and rails, town tiles, cities and stations beyond the strip.

use super::cities::{self, CELL, ROW};
use super::rail;
use crate::great_western_trail::pieces::icons::{self, NUMBER, Token};
use crate::scene::Dash;
use crate::scene::geometry::{Area, Point, area, at};
use crate::scene::pen::{Align, Pen};
use crate::scene::scheme::Ink;
use crate::scene::sprite::Sprite;
use engine::Seat;
use engine::great_western_trail::content::*;
use engine::great_western_trail::{Edition, View, spots};

pub const SIZE: (f32, f32) = (2618.0, 790.0);

const SIDE: f32 = 84.0;
/// A station as on the railroad.
const HOUSE: (f32, f32) = (226.0, 64.0);

/// A layout of our own: areas from left to right, rails leading upwards.
fn center(town: Town) -> Point {
    let (x, y) = match town.name() {
        "green-1" => (90.0, 600.0),
        "green-2" => (90.0, 400.0),
        "memphis" => (290.0, 560.0),
        "green-station" => (290.0, 360.0),
        "green-3" => (440.0, 380.0),
        "purple-1" => (580.0, 600.0),
        "purple-2" => (580.0, 400.0),
        "blue-1" => (790.0, 600.0),
        "blue-2" => (700.0, 430.0),
        "denver" => (850.0, 400.0),
        "blue-3" => (980.0, 600.0),
        "pacific" => (1090.0, 420.0),
        "milwaukee" => (1330.0, 600.0),
        "red-1" => (1330.0, 400.0),
        "green-bay" => (1560.0, 480.0),
        "red-station" => (1450.0, 230.0),
        "red-2" => (1800.0, 420.0),
        "red-3" => (1740.0, 230.0),
        "red-4" => (1900.0, 270.0),
        "minneapolis" => (2010.0, 160.0),
        "red-5" => (1930.0, 560.0),
        "toronto" => (2060.0, 640.0),
        "montreal" => (2090.0, 400.0),
        "red-6" => (1930.0, 420.0),
        "teal-1" => (2340.0, 600.0),
        "teal-2" => (2340.0, 400.0),
        "violet-1" => (2520.0, 600.0),
        _ => (2520.0, 400.0),
    };
    at(x, y)
}

fn square(town: Town) -> Area {
    Area::around(center(town), SIDE, SIDE)
}

/// A city stands to the right of its square.
fn city_cell(town: Town) -> Area {
    let of = square(town);
    area(of.right() + 4.0, of.center().y - 95.0, CELL, ROW)
}

fn tile_area(town: Town) -> Area {
    let of = square(town);
    area(of.center().x - TILE.0 / 2.0, of.y - 64.0, TILE.0, TILE.1)
}

fn house_area(town: Town) -> Area {
    let of = square(town);
    area(of.center().x - HOUSE.0 / 2.0, of.y - HOUSE.1 - 6.0, HOUSE.0, HOUSE.1)
}

/// Where the rails from the strip come in: at the office of Kansas City, and at cities.
fn gates() -> impl Iterator<Item = (Option<City>, Town, Point)> {
    let office = (0..TOWN_COUNT as u8).map(Town).filter(|town| OFFICE_TOWNS >> town.0 & 1 == 1);
    let office = office.map(|town| (None, town, at(center(town).x, 730.0)));
    let cities = CITY_RAILS.iter().map(|&(city, town)| {
        let dx = match city {
            City::COLUMBIA => -70.0,
            City::ST_LOUIS if town == Town::MEMPHIS => 70.0,
            _ => 0.0,
        };
        (Some(city), town, at(center(town).x + dx, 730.0))
    });
    office.chain(cities)
}

/// The cities of this board, each with the town it stands in.
fn cities_beyond(catalog: &Catalog) -> impl Iterator<Item = (City, Town)> + '_ {
    catalog.cities.order.iter().filter_map(|&city| Some((city, catalog.crest(city).town?)))
}

pub fn draw(pen: &mut Pen, view: &View) {
    match view.edition {
        Edition::First => pen.ground("gwt-north", SIZE.0, SIZE.1, |pen| ground(pen, &FIRST_NORTH)),
        Edition::Second => pen.ground("gwt-north-second", SIZE.0, SIZE.1, |pen| ground(pen, &SECOND_NORTH)),
    }
    for town in Town::all() {
        draw_town(pen, view, town);
    }
    for (city, town) in cities_beyond(view.catalog()) {
        cities::draw_city(pen, view, city, city_cell(town));
    }
    spare_masters(pen, view);
}

fn draw_town(pen: &mut Pen, view: &View, town: Town) {
    let of = square(town);
    let spot = spots::town(town);
    pen.spot(spot.clone(), of);
    let mut there = 0;
    for seat in Seat::all(view.players.len() as u8).filter(|seat| view.players[seat.index()].towns.has(town)) {
        let disc = slot(of, there).inset(3.0);
        pen.thing(Some(spot.clone()), format!("branchlet {}", seat.0), disc, |pen| pen.mark(seat, disc));
        there += 1;
    }
    brings(pen, town, there);
    if let Some(station) = town.square().station() {
        rail::draw_station(pen, view, station, house_area(town));
    }
    let tile = TILE_TOWNS.iter().position(|&other| other == town).and_then(|row| view.town_tiles[row]);
    if let Some(tile) = tile {
        let of = tile_area(town);
        pen.thing(Some(spot), format!("town tile {}", tile.name()), of, |pen| draw_tile(pen, of, tile));
    }
}

/// What the next branchlets bring; branchlets cover the places before.
fn brings(pen: &mut Pen, town: Town, there: usize) {
    for (row, &brings) in town.square().slots.iter().enumerate().skip(there) {
        let tokens = match brings {
            Slot::Nothing => continue,
            Slot::Dollars(dollars) => vec![Token::Coin(dollars.into())],
            Slot::Pay(dollars) => vec![Token::Pay(dollars.to_string())],
            Slot::Certificate => vec![Token::Icon(Sprite::Certificate)],
            Slot::Token => vec![Token::Icon(Sprite::Exchange)],
            Slot::Objective => vec![Token::Icon(Sprite::Objective)],
        };
        icons::row(pen, &tokens, slot(square(town), row), 36.0);
    }
}

pub const TILE: (f32, f32) = (160.0, 58.0);

pub fn draw_tile(pen: &mut Pen, of: Area, tile: TownTile) {
    pen.plate(of, Ink::Face, Ink::Line, 2.5, 10.0);
    let rows: Vec<Vec<Token>> = tile.effects().iter().map(icons::effect).collect();
    icons::row(pen, &rows.join(&Token::Slash), of.inset(4.0), 44.0);
}

/// A town with what is printed beside it, wherever it lies on the board: the area, and how it is drawn there.
pub fn town_face(town: Town, catalog: &'static Catalog) -> (Area, impl FnOnce(&mut Pen)) {
    let city = cities_beyond(catalog).find(|(_, other)| *other == town).map(|(city, _)| city);
    let station = town.square().station();
    let mut of = square(town);
    if station.is_some() {
        of = of.union(house_area(town));
    }
    if city.is_some() {
        of = of.union(city_cell(town));
    }
    let draw = move |pen: &mut Pen| {
        town_ground(pen, town);
        brings(pen, town, 0);
        if let Some(station) = station {
            rail::station_ground(pen, station, house_area(town));
            rail::station_price(pen, station, house_area(town));
        }
        if let Some(city) = city {
            cities::city_ground(pen, catalog, city, city_cell(town));
            cities::printed(pen, catalog, city, city_cell(town));
        }
    };
    (of, draw)
}

/// One of the four places of a square, for the first to the fourth branchlet.
fn slot(of: Area, row: usize) -> Area {
    let half = SIDE / 2.0;
    area(of.x + (row % 2) as f32 * half, of.y + (row / 2) as f32 * half, half, half)
}

/// Station masters that lie beside no station, to be had in New York.
fn spare_masters(pen: &mut Pen, view: &View) {
    for (row, master) in view.spare_masters.iter().enumerate() {
        let of = area(2200.0 + row as f32 * 100.0, 40.0, 92.0, 76.0);
        pen.thing(None, format!("unused station master of {}", master.name()), of, |pen| {
            rail::master_tile(pen, of, master, view.edition);
        });
    }
}

fn area_ink(area: engine::great_western_trail::content::Area) -> Ink {
    use engine::great_western_trail::content::Area as Region;
    match area {
        Region::Green => Ink::TeepeeGreen,
        Region::Purple => Ink::Engineer,
        Region::Blue => Ink::TeepeeBlue,
        Region::Red => Ink::Red,
        Region::Teal => Ink::Flood,
        Region::Violet => Ink::Value5,
    }
}

fn ground(pen: &mut Pen, catalog: &Catalog) {
    pen.fill(area(0.0, 0.0, SIZE.0, SIZE.1), Ink::FaceDim, 24.0);
    for town in Town::all() {
        for &next in town.square().links {
            if next > town.0 {
                pen.line(&[center(town), center(Town(next))], Ink::Rail, 8.0, Dash::Solid);
            }
        }
    }
    for (city, town, gate) in gates() {
        pen.line(&[center(town), gate], Ink::Rail, 8.0, Dash::Ties);
        let sign = city.and_then(|city| Sprite::from_name(&format!("city-{}", city.name())));
        pen.sprite(sign.unwrap_or(Sprite::KansasCity), Area::around(gate, 64.0, 64.0));
    }
    for town in Town::all() {
        town_ground(pen, town);
        let of = square(town);
        match town.square().size {
            TownSize::Station(station) => rail::station_ground(pen, station, house_area(town)),
            TownSize::Medium => pen.frame(tile_area(town), Ink::Soft, 2.0, 10.0, true),
            TownSize::Small => pen.text(
                at(of.center().x, of.bottom() + 14.0),
                Align::Middle,
                NUMBER * 0.7,
                Ink::Line,
                short_name(town),
            ),
            TownSize::City => {}
        }
    }
    for (city, town) in cities_beyond(catalog) {
        cities::city_ground(pen, catalog, city, city_cell(town));
    }
}

fn town_ground(pen: &mut Pen, town: Town) {
    let of = square(town);
    pen.plate(of, Ink::Face, area_ink(town.square().area), 5.0, 12.0);
    pen.line(&[at(of.center().x, of.y + 8.0), at(of.center().x, of.bottom() - 8.0)], Ink::Soft, 1.5, Dash::Solid);
    pen.line(&[at(of.x + 8.0, of.center().y), at(of.right() - 8.0, of.center().y)], Ink::Soft, 1.5, Dash::Solid);
}

/// The number of a town without a name.
fn short_name(town: Town) -> String {
    town.name().rsplit('-').next().unwrap_or_default().to_owned()
}
