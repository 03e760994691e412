//! The land as it is kept once it is painted.

use super::land::{self, size};
use crate::scene::pen::Pen;
use engine::pacific_rails::content::*;

/// The land of our own map is painted once. Other maps come and go.
pub const LAND: &str = "pri-land";

pub fn draw(pen: &mut Pen, map: &Map) {
    let (w, h) = size(map);
    let mut north = pen.from(0.0, -land::BEYOND);
    if map.ours {
        north.ground(LAND, w, h + 2.0 * land::BEYOND, own_land);
    } else {
        land::draw(pen, map);
    }
}

pub fn own_land(pen: &mut Pen) {
    if let Ok(atlas) = Atlas::ours() {
        land::draw(&mut pen.from(0.0, land::BEYOND), &atlas.map);
    }
}
