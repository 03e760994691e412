//! Crops: the blocks that matter, one above the other, as large as the picture allows.

use super::blocks::{Block, FAR, MIDDLE, NEAR, Stage};
use super::header;
use crate::scene::Scene;
use crate::scene::geometry::{Area, area, at, hull};
use crate::scene::pen::{LEAST_TEXT, Pen};
use engine::{Seat, Spot};

pub const WIDTH: f32 = 1080.0;
/// 16:9 and 4:3.
pub const LEAST_HEIGHT: f32 = 608.0;
pub const MOST_HEIGHT: f32 = 810.0;
const MARGIN: f32 = 20.0;
const GAP: f32 = 14.0;
/// The band above it, and a gap.
const HEADER: f32 = header::HEIGHT + 12.0;

struct Pane {
    block: Block,
    /// What has to be seen, in units of the block.
    wanted: Area,
    zoom: f32,
}

impl Pane {
    fn width(&self) -> f32 {
        self.wanted.w * self.zoom
    }

    fn height(&self) -> f32 {
        self.wanted.h * self.zoom
    }
}

/// Where these spots lie: what has to be seen of which block.
fn panes(stage: &dyn Stage, spots: &[Spot], seat: Seat) -> Vec<(Block, Area)> {
    let mut blocks: Vec<Block> = spots.iter().filter_map(|spot| stage.block_of(spot)).collect();
    blocks.sort_unstable();
    blocks.dedup();
    let mut panes = Vec::new();
    for (block, wanted) in stage.context(&blocks, seat) {
        let (w, h) = stage.size(block);
        panes.push((block, wanted.unwrap_or(area(0.0, 0.0, w, h))));
    }
    for block in blocks {
        let (w, h) = stage.size(block);
        let whole = area(0.0, 0.0, w, h);
        let wanted = if stage.is_map(block) {
            let mut scratch = Scene::new(w, h);
            stage.draw(&mut Pen::new(&mut scratch, at(0.0, 0.0), 1.0, f32::INFINITY), block);
            hull(spots.iter().filter_map(|spot| scratch.spot(spot))).map_or(whole, |hull| hull.inset(-30.0))
        } else {
            whole
        };
        match panes.iter_mut().find(|pane| pane.0 == block) {
            Some(pane) => pane.1 = pane.1.union(wanted),
            None => panes.push((block, wanted)),
        }
    }
    panes
}

/// As [`compose`], but what would make everything small is left out: the parts with the fewest spots first.
pub fn compose_most(stage: &dyn Stage, spots: &[Spot], seat: Seat) -> Scene {
    let mut left: Vec<Spot> = spots.to_vec();
    loop {
        let panes = planned(stage, &left, seat);
        let small = |pane: &Pane| pane.zoom < MIDDLE && !stage.is_map(pane.block);
        let fits = !panes.iter().any(small) && total(&panes) <= MOST_HEIGHT - HEADER - MARGIN;
        let count = |block: Block| left.iter().filter(|spot| stage.block_of(spot) == Some(block)).count();
        let least = panes.iter().map(|pane| pane.block).min_by_key(|&block| (count(block), std::cmp::Reverse(block)));
        match least {
            Some(least) if !fits && panes.len() > 1 && count(least) > 0 => {
                left.retain(|spot| stage.block_of(spot) != Some(least));
            }
            _ => return compose(stage, &left, seat),
        }
    }
}

/// A picture of the places where these spots lie, as this seat's situation.
pub fn compose(stage: &dyn Stage, spots: &[Spot], seat: Seat) -> Scene {
    let mut panes = planned(stage, spots, seat);
    let (room, most) = (WIDTH - 2.0 * MARGIN, MOST_HEIGHT - HEADER - MARGIN);
    // What is left over shows more of a map, or becomes margin.
    let spare = (most - total(&panes)).max(0.0);
    let maps = panes.iter_mut().filter(|pane| stage.is_map(pane.block));
    if let Some(map) = maps.max_by(|a, b| a.height().total_cmp(&b.height())) {
        map.wanted.y -= spare / map.zoom / 2.0;
        map.wanted.h += spare / map.zoom;
    }
    for pane in panes.iter_mut().filter(|pane| stage.is_map(pane.block)) {
        let (w, h) = stage.size(pane.block);
        pane.wanted = widened(pane.wanted, room / pane.zoom, area(0.0, 0.0, w, h));
    }
    arrange(stage, &panes, total(&panes), seat)
}

/// The height of panes one above the other.
fn total(panes: &[Pane]) -> f32 {
    panes.iter().map(Pane::height).sum::<f32>() + GAP * (panes.len() as f32 - 1.0).max(0.0)
}

/// Each part as near as all of them allow.
fn planned(stage: &dyn Stage, spots: &[Spot], seat: Seat) -> Vec<Pane> {
    let (room, most) = (WIDTH - 2.0 * MARGIN, MOST_HEIGHT - HEADER - MARGIN);
    let mut panes: Vec<Pane> = panes(stage, spots, seat)
        .into_iter()
        .map(|(block, wanted)| {
            let fits = |zoom: &f32| wanted.w * zoom <= room && wanted.h * zoom <= most;
            let zoom = [NEAR, MIDDLE].into_iter().find(fits).unwrap_or(FAR);
            Pane { block, wanted, zoom }
        })
        .collect();
    while total(&panes) > most {
        let highest = panes.iter_mut().filter(|pane| pane.zoom > FAR).max_by(|a, b| a.height().total_cmp(&b.height()));
        let Some(pane) = highest else { break };
        pane.zoom /= 2.0;
    }
    panes
}

/// As wide as there is room for, inside the block.
fn widened(wanted: Area, most: f32, block: Area) -> Area {
    let (w, h) = (most.min(block.w), wanted.h.min(block.h));
    let x = (wanted.center().x - w / 2.0).clamp(0.0, block.w - w);
    let y = (wanted.center().y - h / 2.0).clamp(0.0, block.h - h);
    area(x, y, w, h)
}

fn arrange(stage: &dyn Stage, panes: &[Pane], total: f32, seat: Seat) -> Scene {
    let height = (HEADER + total + MARGIN).max(LEAST_HEIGHT).round();
    let mut scene = Scene::new(WIDTH, height).marked(stage.marks());
    stage.header(&mut Pen::new(&mut scene, at(0.0, 0.0), 1.0, LEAST_TEXT), seat);
    let mut y = HEADER + ((height - HEADER - MARGIN - total) / 2.0).max(0.0);
    for pane in panes {
        let shown = area((WIDTH - pane.width()) / 2.0, y, pane.width(), pane.height());
        let shown = area(shown.x.round(), shown.y.round(), shown.w.round(), shown.h.round());
        scene.panes.push(shown);
        let origin = at(shown.x - (pane.wanted.x * pane.zoom).round(), shown.y - (pane.wanted.y * pane.zoom).round());
        let last = scene.panes.len() - 1;
        let mut pen = Pen::new(&mut scene, origin, pane.zoom, LEAST_TEXT);
        pen.pane = last;
        stage.draw(&mut pen, pane.block);
        y += pane.height() + GAP;
    }
    scene
}
