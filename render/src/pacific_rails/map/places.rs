//! Cities on paper, starts on wooden discs.

use super::land::{CELL, middle};
use crate::pacific_rails::pieces::paper;
use crate::pacific_rails::spots::map_spot;
use crate::scene::geometry::{Area, Point, area, at};
use crate::scene::outline::Outline;
use crate::scene::pen::Pen;
use crate::scene::scheme::Ink;
use crate::scene::sprite::Sprite;
use engine::Seat;
use engine::pacific_rails::View;
use engine::pacific_rails::content::*;

/// The paper of a city.
pub const SIDE: f32 = 126.0;

/// Where station and telegraph stand: as large as that, in relation to the middle. An engine takes the lower half.
fn buildings(crowded: bool) -> [(Sprite, Area); 2] {
    let (x, y, side) = if crowded { (31.0, -34.0, 52.0) } else { (30.0, -24.0, 56.0) };
    [(Sprite::Station, -x), (Sprite::Telegraph, x)].map(|(sprite, x)| (sprite, Area::around(at(x, y), side, side)))
}

/// The places of the numbers of both buildings.
pub fn building_seats(crowded: bool) -> [Point; 2] {
    buildings(crowded).map(|(_, of)| of.center())
}

/// A city without its name. What is not built is faint, and left out where it would be tiny.
pub fn city(pen: &mut Pen, view: &View, row: usize, crowded: bool) {
    let map = &view.atlas.map;
    let cell = map.cities[row].cell;
    let (x, y) = middle(map, cell);
    let spot = map_spot(map, cell);
    paper::sheet(pen, Area::around(at(x, y), SIDE, SIDE), 20.0);
    let owners = [view.cities[row].station, view.cities[row].telegraph];
    let far = pen.zoom < 0.5;
    for ((sprite, of), owner) in buildings(crowded).into_iter().zip(owners) {
        let of = if far { of.inset(-8.0) } else { of }.shifted(x, y);
        match owner {
            Some(owner) => {
                pen.thing(Some(spot.clone()), format!("{sprite:?} of {}", owner.0), of, |pen| {
                    owned(pen, sprite, owner, of);
                });
            }
            None if far => {}
            None => pen.faded(sprite, 25, of),
        }
    }
}

/// A building with the mark of its owner.
pub fn owned(pen: &mut Pen, sprite: Sprite, owner: Seat, of: Area) {
    pen.sprite(sprite, of);
    let size = of.w * 0.64;
    pen.mark(owner, Area::around(at(of.center().x + of.w * 0.25, of.center().y + of.h * 0.42), size, size));
}

/// A start without its name: where the arrow points the land lies.
pub fn start(pen: &mut Pen, map: &Map, cell: Cell) {
    let (x, y) = middle(map, cell);
    pen.fill(area(x - 46.0, y - 44.0, 104.0, 104.0), Ink::Shadow, 52.0);
    pen.disc(at(x, y), CELL * 0.68, Ink::Plank, Some((Ink::Line, 4.5)));
    pen.disc(at(x, y), CELL * 0.53, Ink::Face, Some((Ink::Line, 3.0)));
    let ahead = if map.terrain(cell) == Terrain::Start(Side::East) { -1.0 } else { 1.0 };
    let shaft = Outline::from(x - 20.0 * ahead, y).to(x + 16.0 * ahead, y);
    let head = shaft.jump(x + 2.0 * ahead, y - 16.0).to(x + 19.0 * ahead, y).to(x + 2.0 * ahead, y + 16.0);
    pen.path(head, None, Some((Ink::Line, 7.0)));
}
