//! Where the towns and cities of Rails to the North lie: a plan of our own. Areas from west to east, branches leading north,
//! and every rail to be seen between the tiles.

use crate::scene::geometry::{Area, Point, area, at};
use engine::great_western_trail::content::*;

pub const SIZE: (f32, f32) = (2627.0, 1050.0);
/// The plan is 2,400 wide.
const SCALE: f32 = SIZE.0 / 2400.0;
/// The cities of the strip stand on it.
pub const MAIN_LINE: f32 = 812.0 * SCALE;
/// Of a town.
pub const SIDE: f32 = 114.0;
/// Of a tile beside a town.
pub const TILE: (f32, f32) = (164.0, 56.0);

pub fn center(town: Town) -> Point {
    let (x, y) = match town.name() {
        "green-1" => (140.0, 560.0),
        "green-2" => (140.0, 350.0),
        "memphis" => (330.0, 520.0),
        "green-station" => (300.0, 290.0),
        "green-3" => (480.0, 370.0),
        "purple-1" => (640.0, 560.0),
        "purple-2" => (640.0, 370.0),
        "blue-1" => (900.0, 590.0),
        "blue-2" => (790.0, 420.0),
        "denver" => (900.0, 330.0),
        "blue-3" => (1060.0, 560.0),
        "pacific" => (1080.0, 330.0),
        "milwaukee" => (1290.0, 590.0),
        "red-1" => (1270.0, 400.0),
        "red-station" => (1330.0, 200.0),
        "green-bay" => (1480.0, 470.0),
        "red-2" => (1650.0, 400.0),
        "red-3" => (1590.0, 220.0),
        "red-4" => (1770.0, 250.0),
        "minneapolis" => (1900.0, 150.0),
        "red-5" => (1840.0, 430.0),
        "montreal" => (2010.0, 330.0),
        "red-6" => (1800.0, 596.0),
        "toronto" => (2020.0, 590.0),
        "teal-1" => (1522.0, 668.0),
        "teal-2" => (1642.0, 648.0),
        "violet-1" => (2200.0, 590.0),
        _ => (2200.0, 390.0),
    };
    at(x * SCALE, y * SCALE)
}

pub fn square(town: Town) -> Area {
    Area::around(center(town), SIDE, SIDE)
}

/// Above a medium town; below it where something else lies above.
pub fn tile_area(town: Town) -> Area {
    let (of, (w, h)) = (square(town), TILE);
    let y = if matches!(town.name(), "teal-2" | "red-6") { of.bottom() + 6.0 } else { of.y - h - 10.0 };
    area(of.center().x - w / 2.0, y, w, h)
}

/// How far east a city of the strip stands.
pub fn main_city(city: City) -> Option<f32> {
    let x = match city {
        City::KANSAS_CITY => 140.0,
        City::COLUMBIA => 360.0,
        City::ST_LOUIS => 600.0,
        City::CHICAGO => 1090.0,
        City::DETROIT => 1540.0,
        City::CLEVELAND => 1830.0,
        City::PITTSBURGH => 2064.0,
        City::NEW_YORK => 2298.0,
        _ => return None,
    };
    Some(x * SCALE)
}
