//! The map: land and track, cities and starts, engines, and the part of it that a picture shows.

mod land;
mod places;
mod terrain;
mod track;
mod window;

pub use land::{CELL, layers, size};
pub use terrain::{blob, peak, pine};
pub use window::{BOARD, Window};

use crate::scene::Ground;
use crate::scene::geometry::Area;
use crate::scene::pen::Pen;
use engine::pacific_rails::content::*;

/// The land of our own map is painted once. Other maps come and go.
const LAND: &str = "pri-land";

fn draw_land(pen: &mut Pen, map: &Map) {
    let (w, h) = size(map);
    let mut north = pen.from(0.0, -land::BEYOND);
    if map.ours {
        north.ground(LAND, w, h + 2.0 * land::BEYOND, own_land);
    } else {
        land::draw(pen, map);
    }
}

fn own_land(pen: &mut Pen) {
    if let Ok(atlas) = Atlas::ours() {
        land::draw(&mut pen.from(0.0, land::BEYOND), &atlas.map);
    }
}

/// The ground that a tile goes on, alone.
pub fn ground_of(pen: &mut Pen, track: Track, of: Area) {
    let map = Map::new(String::new(), String::new(), 1, vec![Terrain::Open(track)], [Vec::new(), Vec::new()], false);
    land::draw(&mut Pen { zoom: pen.zoom * of.w / CELL, ..pen.from(of.x, of.y) }, &map);
}

/// The grounds that are needed soon after the start.
pub fn grounds() -> Vec<Ground> {
    let Ok(atlas) = Atlas::ours() else { return Vec::new() };
    let (w, h) = size(&atlas.map);
    let sized = |zoom: f32| Ground {
        name: LAND,
        width: (w * zoom).round() as u32,
        height: ((h + 2.0 * land::BEYOND) * zoom).round() as u32,
        zoom,
        squeeze: 1.0,
        draw: own_land,
    };
    window::ZOOMS.into_iter().map(|(zoom, _)| zoom).chain([BOARD]).map(sized).collect()
}
