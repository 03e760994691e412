//! What somebody has changed: the part of the map or the city where it was, and what she carries now.

use super::city::City;
use super::crops::{Asked, Chip};
use super::map::Window;
use super::train;
use crate::scene::Scene;
use crate::scene::geometry::area;
use crate::scene::pen::{LEAST_TEXT, Pen};
use crate::stage::header;
use engine::pacific_rails::View;
use engine::pacific_rails::content::*;

const WIDTH: f32 = 1080.0;

/// Cells of the map where something is otherwise.
fn cells(before: &View, now: &View) -> Vec<Cell> {
    let map = &now.atlas.map;
    let mut cells: Vec<Cell> = now.laid.without(before.laid).iter().collect();
    let built = map.cities.iter().zip(now.cities.iter().zip(&before.cities));
    cells.extend(built.filter(|(_, (now, before))| now != before).map(|(city, _)| city.cell));
    let engines =
        now.players.iter().zip(&before.players).flat_map(|(now, before)| now.engines.into_iter().zip(before.engines));
    cells.extend(engines.filter(|(now, before)| now != before).flat_map(|(now, before)| [now, before]).flatten());
    cells.sort_unstable();
    cells.dedup();
    cells
}

pub fn scene(asked: &Asked, before: &View) -> Scene {
    let cells = cells(before, asked.view);
    let houses = |view: &View| view.players.iter().map(|player| player.built).collect::<Vec<_>>();
    let now = asked.view;
    let in_city = now.spots != before.spots || now.tops != before.tops || houses(now) != houses(before);
    let chips = [Chip::Workers, Chip::Hats, Chip::Goals, Chip::Points];
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
