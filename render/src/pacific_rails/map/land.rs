//! The land of a map: one country without borders, in which every cell still shows what tile it takes.

use super::terrain::{Shapes, blob, chance, mound, peak, tuft, wave};
use crate::scene::geometry::area;
use crate::scene::outline::Outline;
use crate::scene::pen::Pen;
use crate::scene::scheme::Ink;
use engine::pacific_rails::content::*;

/// The side of a cell, in units.
pub const CELL: f32 = 153.0;
/// How far the land goes on in the north and in the south.
pub const BEYOND: f32 = CELL / 2.0;

pub fn size(map: &Map) -> (f32, f32) {
    (f32::from(map.width) * CELL, f32::from(map.height) * CELL)
}

/// The middle of a cell.
pub fn middle(map: &Map, cell: Cell) -> (f32, f32) {
    let (column, row) = (cell.0 % map.width, cell.0 / map.width);
    ((f32::from(column) + 0.5) * CELL, (f32::from(row) + 0.5) * CELL)
}

fn cells(map: &Map, terrain: Terrain) -> impl Iterator<Item = (Cell, (f32, f32))> + '_ {
    let all = (0..map.cells.len()).map(|cell| Cell(cell as u8));
    all.filter(move |&cell| map.terrain(cell) == terrain).map(|cell| (cell, middle(map, cell)))
}

const RIVER: Terrain = Terrain::Open(Track::Bridge);
const HILL: Terrain = Terrain::Open(Track::Tunnel);
const PLAIN: Terrain = Terrain::Open(Track::Rail);

pub fn draw(pen: &mut Pen, map: &Map) {
    meadows(pen, map);
    coast(pen, map, Side::West);
    coast(pen, map, Side::East);
    for (terrain, size, ink) in [(HILL, 0.58, Ink::Desert), (Terrain::Mountain, 0.60, Ink::Scree)] {
        let mut ground = Shapes::default();
        for (cell, middle) in cells(map, terrain) {
            ground.add(blob(middle, (CELL * size, CELL * (size - 0.02)), cell.index() * 31, 9, 0.06));
        }
        ground.fill(pen, ink);
    }
    waters(pen, map);
    plains(pen, map);
    heights(pen, map);
    survey(pen, map);
}

fn meadows(pen: &mut Pen, map: &Map) {
    let (w, h) = size(map);
    pen.fill(area(0.0, -BEYOND, w, h + 2.0 * BEYOND), Ink::Meadow, 0.0);
    let mut light = Shapes::default();
    let (columns, rows) = ((w / 520.0).ceil() as usize, (h / 340.0).ceil() as usize + 1);
    for nth in 0..columns * rows {
        let (column, row) = ((nth % columns) as f32, (nth / columns) as f32);
        let x = (column + 0.5 + chance(nth, 70) * 0.4) * 520.0;
        let y = (row + chance(nth, 71) * 0.4) * 340.0;
        light.add(blob((x, y), (230.0 + 40.0 * chance(nth, 72), 140.0), nth + 70, 11, 0.16));
    }
    light.fill(pen, Ink::MeadowLight);
}

/// The ocean beside the starts of that side.
fn coast(pen: &mut Pen, map: &Map, side: Side) {
    let starts = if side == Side::West { map.west } else { map.east };
    if starts.is_empty() {
        return;
    }
    let (w, h) = size(map);
    let at = |x: f32| if side == Side::West { x } else { w - x };
    let bays = ((h + 2.0 * BEYOND) / 80.0).ceil() as usize;
    for (ink, shore, [out, back]) in [(Ink::Bank, 0.60, [0.5, 0.7]), (Ink::Sea, 0.51, [0.42, 0.62])] {
        let mut outline = Outline::from(at(0.0), -BEYOND).to(at(CELL * shore), -BEYOND);
        for bay in 0..bays {
            let y = bay as f32 * 80.0 - BEYOND;
            let bent = CELL * if bay % 2 == 0 { out } else { back };
            outline = outline.quad((at(bent), y + 40.0), (at(CELL * shore), y + 80.0));
        }
        let bottom = bays as f32 * 80.0 - BEYOND;
        pen.path(outline.to(at(0.0), bottom).close(), Some(ink), None);
    }
    let mut waves = Shapes::default();
    for nth in 0..(h + 2.0 * BEYOND) as usize / 46 {
        let x = 6.0 + 18.0 * (1.0 + chance(nth, 3)) / 2.0;
        let left = if side == Side::West { x } else { w - x - 36.0 };
        waves.add(wave((left, 20.0 + nth as f32 * 46.0 - BEYOND)));
    }
    waves.stroke(pen, Ink::WaterLit, 4.0);
}

/// Wet cells, joined to their wet neighbours.
fn waters(pen: &mut Pen, map: &Map) {
    let wet: CellSet = cells(map, RIVER).map(|(cell, _)| cell).collect();
    for (size, ink) in [(0.53, Ink::Bank), (0.485, Ink::WaterEdge), (0.455, Ink::Water)] {
        let mut water = Shapes::default();
        for (cell, (x, y)) in cells(map, RIVER) {
            let seed = cell.index() * 17;
            for near in map.near[cell.index()].iter().filter(|near| near.0 > cell.0 && wet.has(**near)) {
                let (nx, ny) = middle(map, *near);
                let (along, across) = (CELL * size * 0.98, CELL * size * 0.80);
                let radius = if near.0 == cell.0 + 1 { (along, across) } else { (across, along) };
                water.add(blob((f32::midpoint(x, nx), f32::midpoint(y, ny)), radius, seed + 1, 9, 0.10));
            }
            water.add(blob((x, y), (CELL * size, CELL * size * 0.93), seed, 9, 0.09));
        }
        water.fill(pen, ink);
    }
    let mut waves = Shapes::default();
    for (_, (x, y)) in cells(map, RIVER) {
        for (dx, dy) in [(-44.0, -30.0), (6.0, -22.0), (-30.0, 8.0), (16.0, 18.0), (-12.0, 42.0)] {
            waves.add(wave((x + dx, y + dy)));
        }
    }
    waves.stroke(pen, Ink::WaterLit, 4.5);
}

fn plains(pen: &mut Pen, map: &Map) {
    let mut grass = Shapes::default();
    for (cell, (x, y)) in cells(map, PLAIN) {
        let places = [(-44.0, -40.0), (30.0, -48.0), (-14.0, 2.0), (44.0, 22.0), (-40.0, 46.0)];
        for (nth, (dx, dy)) in places.into_iter().enumerate() {
            let (off, down) = (chance(cell.index(), nth) * 9.0, chance(cell.index(), nth + 9) * 8.0);
            grass.add(tuft((x + dx + off, y + dy + down), 1.4));
        }
    }
    grass.stroke(pen, Ink::MeadowTuft, 3.4);
}

/// Hills and mountains, from north to south.
fn heights(pen: &mut Pen, map: &Map) {
    for row in 0..map.height {
        let here = |cell: &Cell| cell.0 / map.width == row;
        let hills: Vec<(f32, f32)> = cells(map, HILL).filter(|(cell, _)| here(cell)).map(|(_, at)| at).collect();
        for (dx, dy, w, h) in [(-30.0, 30.0, 92.0, 62.0), (32.0, 36.0, 88.0, 54.0), (0.0, 58.0, 120.0, 52.0)] {
            layers(pen, hills.iter().map(|(x, y)| mound((x + dx, y + dy), w, h)));
        }
        let peaks: Vec<(Cell, (f32, f32))> = cells(map, Terrain::Mountain).filter(|(cell, _)| here(cell)).collect();
        for (nth, (dx, dy, w, h)) in [(-26.0, 44.0, 96.0, 92.0), (26.0, 60.0, 112.0, 112.0)].into_iter().enumerate() {
            layers(pen, peaks.iter().map(|(cell, (x, y))| peak((x + dx, y + dy), w, h, cell.index() * 2 + nth)));
        }
    }
}

/// Things of several colours: all of the first colour, then all of the next.
pub fn layers<const N: usize>(pen: &mut Pen, things: impl Iterator<Item = [(Ink, Outline); N]>) {
    let mut shapes: [Option<(Ink, Shapes)>; N] = std::array::from_fn(|_| None);
    for thing in things {
        for (layer, (ink, outline)) in shapes.iter_mut().zip(thing) {
            layer.get_or_insert_with(|| (ink, Shapes::default())).1.add(outline);
        }
    }
    for (ink, shapes) in shapes.into_iter().flatten() {
        shapes.fill(pen, ink);
    }
}

/// The dotted lines of the surveyors.
fn survey(pen: &mut Pen, map: &Map) {
    let (w, h) = size(map);
    let mut dots = Shapes::default();
    let count = |length: f32| (length / 12.0) as usize;
    for line in 1..map.width {
        let x = f32::from(line) * CELL;
        for dot in 0..count(h) {
            let y = dot as f32 * 12.0 + 4.0;
            dots.add(Outline::from(x, y).to(x, y + 3.0));
        }
    }
    for line in 0..=map.height {
        let y = f32::from(line) * CELL;
        for dot in 0..count(w) {
            let x = dot as f32 * 12.0 + 4.0;
            dots.add(Outline::from(x, y).to(x + 3.0, y));
        }
    }
    dots.stroke(pen, Ink::Shadow, 2.0);
}
