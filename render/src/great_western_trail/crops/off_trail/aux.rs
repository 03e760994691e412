//! Which auxiliary action: a row for each, once at the left and twice at the right, its discs between.

use super::discs;
use super::parts::rows;
use crate::great_western_trail::crops::asked::{Asked, room};
use crate::great_western_trail::crops::hand;
use crate::scene::Scene;
use crate::scene::geometry::{Area, area, at};
use crate::scene::pen::{LEAST_TEXT, Pen};
use crate::scene::scheme::Ink;
use crate::stage::tokens;
use engine::great_western_trail::content::*;
use engine::great_western_trail::spots;

const HEIGHT: f32 = 720.0;

pub fn scene(asked: &Asked) -> Scene {
    let chips = [asked.money(), asked.certificates(), asked.points()];
    let mut scene = asked.scene(HEIGHT, &chips);
    let room = room(&scene, hand::STRIP);
    let mut pen = Pen::in_pane(&mut scene, room, LEAST_TEXT);
    discs::land(&mut pen.from(0.0, room.y));
    let of = area(16.0, room.y + 10.0, 1048.0, room.h - 24.0);
    rows::panel(&mut pen, of, Ink::CitiesPanel);
    let auxes = asked.view.catalog().auxes;
    let height = (of.h - 12.0) / auxes.len().max(1) as f32;
    for (nth, &aux) in auxes.iter().enumerate() {
        row(&mut pen, asked, aux, area(of.x + 8.0, of.y + 6.0 + height * nth as f32 + 2.0, of.w - 16.0, height - 4.0));
    }
    asked.hand(&mut scene);
    scene
}

fn row(pen: &mut Pen, asked: &Asked, aux: Aux, of: Area) {
    pen.spot(spots::discs(aux.discs()), of);
    let (once, twice) = (format!("aux.{}", aux.name()), format!("aux.{}-2", aux.name()));
    let number = |key: &str| asked.numbered().find(|(_, offer)| offer.key.as_str() == key).map(|(number, _)| number);
    let between = 124.0;
    let left = area(of.x, of.y, 400.0, of.h);
    let right = area(of.x + left.w + between, of.y, of.w - left.w - between, of.h);
    let side = (of.h - 8.0).min(62.0);
    for (half, key, times) in [(left, once, 1), (right, twice, 2)] {
        let room = rows::row(pen, half, number(&key));
        tokens::row(pen, &rows::aux(aux, times), room, side, Ink::Line);
    }
    let space = aux.discs();
    let (total, there) = (space.row().count, asked.player().discs.get(space));
    for disc in 0..total {
        let x = left.right() + between / 2.0 + (f32::from(disc) - f32::from(total - 1) / 2.0) * 54.0;
        let owner = (disc < there).then_some(asked.seat());
        rows::disc(pen, at(x, of.center().y), space.row().white, owner, 50.0_f32.min(of.h - 6.0));
    }
}
