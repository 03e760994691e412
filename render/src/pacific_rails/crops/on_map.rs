//! Questions about the map: where engines start, how a route goes on, where something is built.

use super::asked::{Asked, Chip, WIDTH};
use super::own;
use crate::pacific_rails::map::Window;
use crate::pacific_rails::spots::{cell_at, is_way, map_spot, verb};
use crate::pacific_rails::train;
use crate::scene::geometry::{Area, area};
use crate::scene::pen::LEAST_TEXT;
use crate::scene::scheme::Ink;
use crate::scene::{Dash, Scene};
use crate::stage::header;
use crate::stage::routes::Routes;
use engine::Spot;
use engine::pacific_rails::content::*;

/// Names on the map.
const NAME: f32 = 42.0;
const CHIPS: [Chip; 4] =
    [Chip::Track(Track::Rail), Chip::Track(Track::Bridge), Chip::Track(Track::Tunnel), Chip::Points];

fn cells<'a>(asked: &'a Asked) -> impl Iterator<Item = Cell> + 'a {
    let map = &asked.view.atlas.map;
    asked.offers.iter().flat_map(|offer| &offer.at).filter_map(|spot| cell_at(map, spot))
}

/// What has to be seen: what is offered, and where the route has come to; otherwise one's engines.
fn wanted(asked: &Asked) -> Vec<Cell> {
    let mut wanted: Vec<Cell> = cells(asked).chain(asked.view.route.as_ref().map(|route| route.here)).collect();
    if wanted.is_empty() {
        wanted.extend(asked.player().engines.into_iter().flatten());
    }
    wanted.sort_unstable();
    wanted.dedup();
    wanted
}

pub fn scene(asked: &Asked) -> Scene {
    let wanted = wanted(asked);
    let (zoom, height) = Window::fitting(asked.view, &wanted, WIDTH, 726.0);
    let mut scene = asked.scene(header::HEIGHT + height, &CHIPS);
    draw(asked, &mut scene, area(0.0, header::HEIGHT, WIDTH, height), &wanted, zoom);
    scene
}

/// All of it, for those who look on.
pub fn whole(asked: &Asked) -> Scene {
    let map = &asked.view.atlas.map;
    let all: Vec<Cell> = map.starts.iter().map(|start| start.cell).collect();
    let (zoom, height) = Window::fitting(asked.view, &all, WIDTH, 726.0);
    let mut scene = asked.scene(header::HEIGHT + height, &CHIPS);
    Window::around(asked.view, &all, area(0.0, header::HEIGHT, WIDTH, height), zoom, NAME).draw(&mut scene, LEAST_TEXT);
    scene
}

/// The map, and below it what else belongs to the choice: rows of the player's board, or specialists.
pub fn with_shelf(asked: &Asked) -> Scene {
    let wanted = wanted(asked);
    let lines = own::shelf_lines(asked);
    let shelf = 40.0 + lines as f32 * 112.0;
    let (zoom, height) = Window::fitting(asked.view, &wanted, WIDTH, 726.0 - shelf);
    let height = height.clamp(604.0 - shelf, 726.0 - shelf);
    let mut scene = asked.scene(header::HEIGHT + height + shelf, &CHIPS);
    draw(asked, &mut scene, area(0.0, header::HEIGHT, WIDTH, height), &wanted, zoom);
    let mut pen = Asked::pen(&mut scene);
    let top = header::HEIGHT + height;
    train::shelf(&mut pen, top, shelf);
    own::shelf(&mut pen, asked, area(16.0, top + 28.0, WIDTH - 32.0, shelf - 44.0));
    scene
}

fn draw(asked: &Asked, scene: &mut Scene, of: Area, wanted: &[Cell], zoom: f32) {
    let (view, map) = (asked.view, &asked.view.atlas.map);
    let ways: Vec<(usize, &[Spot])> = asked
        .offers
        .iter()
        .enumerate()
        .filter(|(_, offer)| is_way(offer))
        .map(|(row, offer)| (row, &offer.at[..]))
        .collect();
    let goals = || ways.iter().filter_map(|way| way.1.last());
    let contested = |goal: &Spot| goals().filter(|other| *other == goal).count() > 1;
    let singles = asked.offers.iter().filter(|offer| matches!(verb(offer), "start" | "engine") && offer.at.len() == 1);
    let numbered = goals().filter(|goal| !contested(goal)).chain(singles.flat_map(|offer| &offer.at));
    let numbered: Vec<Cell> =
        numbered.filter_map(|spot| cell_at(map, spot)).filter(|&cell| map.named(cell).is_some()).collect();
    let middles: Vec<Cell> =
        goals().filter_map(|spot| cell_at(map, spot)).filter(|&cell| map.named(cell).is_none()).collect();
    let disputed = goals().filter(|goal| contested(goal)).filter_map(|spot| cell_at(map, spot));
    let framed = middles.iter().copied().chain(view.route.as_ref().map(|route| route.here));
    let kept_free: Vec<Cell> = framed.chain(disputed).collect();
    let is_new = |cell: &Cell| matches!(map.terrain(*cell), Terrain::Open(_)) && !view.laid.has(*cell);
    let on_ways = ways.iter().flat_map(|way| way.1).filter_map(|spot| cell_at(map, spot));
    let new: CellSet = on_ways.filter(is_new).collect();
    let window = Window::around(view, wanted, of, zoom, NAME)
        .numbering(numbered)
        .keeping_free(&kept_free)
        .with_new(new.iter().collect());
    let pane = window.draw(scene, LEAST_TEXT);
    if let Some(route) = &view.route {
        let ink = match scene.marks.of(asked.seat).ink {
            Ink::Seat3 => Ink::Line,
            ink => ink,
        };
        window.frame(scene, pane, route.here, ink, Dash::Solid);
    }
    let routes = Routes::of(asked.stage, &ways, asked.seat);
    for cell in middles {
        if let Some((ink, dash)) = routes.style_to(&map_spot(map, cell)) {
            window.frame(scene, pane, cell, ink, dash);
        }
    }
}
