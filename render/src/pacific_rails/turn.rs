//! What somebody has changed: the part of the map or the city where it was, and what she carries now.

use super::city::City;
use super::crops::{Asked, Chip};
use super::map::Window;
use super::spots::cell_at;
use super::train;
use crate::scene::Scene;
use crate::scene::geometry::area;
use crate::scene::pen::{LEAST_TEXT, Pen};
use crate::stage::header;
use engine::Spot;
use engine::pacific_rails::content::*;

const WIDTH: f32 = 1080.0;

pub fn scene(asked: &Asked, changed: &[Spot]) -> Scene {
    let map = &asked.view.atlas.map;
    let cells: Vec<Cell> = changed.iter().filter_map(|spot| cell_at(map, spot)).collect();
    let in_city = changed.iter().any(|spot| ["spot.", "district."].iter().any(|part| spot.as_str().starts_with(part)));
    let chips = [
        Chip::Workers,
        Chip::Hats,
        Chip::Goals,
        Chip::Points,
    ];
    if cells.is_empty() && !in_city {
        let mut scene = asked.scene(train::BOARD, &chips);
        train::draw(&mut Asked::pen(&mut scene), asked.view, asked.seat);
        return scene;
    }
    let (zoom, height) = if cells.is_empty() {
        (1.0, 560.0)
    } else {
        let (zoom, height) = Window::fitting(asked.view, &cells, WIDTH, 726.0 - train::PLATFORM);
        (zoom, height.max(604.0 - train::PLATFORM))
    };
    let mut scene = asked.scene(header::HEIGHT + height + train::PLATFORM, &chips);
    let of = area(0.0, header::HEIGHT, WIDTH, height);
    if cells.is_empty() {
        City::new(asked.view, of).draw(&mut Pen::in_pane(&mut scene, of, LEAST_TEXT));
    } else {
        Window::around(asked.view, &cells, of, zoom, LEAST_TEXT).draw(&mut scene, LEAST_TEXT);
    }
    let below = area(0.0, header::HEIGHT + height, WIDTH, train::PLATFORM);
    let mut pen = Pen::in_pane(&mut scene, below, LEAST_TEXT);
    train::platform(&mut pen.from(0.0, below.y), asked.view, asked.seat, 1);
    scene
}
