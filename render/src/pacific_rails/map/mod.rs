//! The map: land and track, cities and starts, engines, and the part of it that a picture shows.

mod kept;
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
        name: kept::LAND,
        width: (w * zoom).round() as u32,
        height: ((h + 2.0 * land::BEYOND) * zoom).round() as u32,
        zoom,
        squeeze: 1.0,
        draw: kept::own_land,
    };
    window::ZOOMS.into_iter().map(|(zoom, _)| zoom).chain([BOARD]).map(sized).collect()
}
