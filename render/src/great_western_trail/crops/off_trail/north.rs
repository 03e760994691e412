//! Rails to the North: where a branchlet goes, what a town tile does, whether a town's station is upgraded.

use super::discs;
use super::parts::rows;
use crate::great_western_trail::board::north;
use crate::great_western_trail::crops::asked::{Asked, room};
use crate::great_western_trail::crops::hand;
use crate::great_western_trail::pieces::icons;
use crate::scene::geometry::{Area, area, at, hull};
use crate::scene::pen::{LEAST_TEXT, Pen};
use crate::scene::scheme::Ink;
use crate::scene::sprite::Sprite;
use crate::scene::{On, Scene};
use crate::stage::{header, tokens};
use engine::great_western_trail::Effect;
use engine::great_western_trail::content::TownTile;

const HEIGHT: f32 = 756.0;
/// Pixels a unit of the map, from near to far.
const ZOOMS: [f32; 3] = [1.25, 0.9, 0.6];

pub fn scene(asked: &Asked) -> Scene {
    let branchlets = header::amount(Sprite::Branchlet, &asked.player().branchlets_left);
    let chips = [branchlets, header::amount(Sprite::Bell, &asked.player().bells), asked.money(), asked.points()];
    let tile = asked.asked_name("tile", "gwt-town-tile-").and_then(named);
    let mut scene = asked.scene(if tile.is_some() { 720.0 } else { HEIGHT }, &chips);
    let room = room(&scene, hand::STRIP);
    match tile {
        Some(tile) if asked.spots().next().is_none() => town_tile(&mut scene, asked, room, tile),
        _ => map(&mut scene, asked, room),
    }
    asked.hand(&mut scene);
    scene
}

fn named(name: &str) -> Option<TownTile> {
    TownTile::ALL.into_iter().find(|tile| tile.name() == name)
}

/// The part of the map with all that is offered, as near as it allows.
fn map(scene: &mut Scene, asked: &Asked, room: Area) {
    let mut scratch = Scene::new(north::SIZE.0, north::SIZE.1);
    north::draw(&mut Pen::new(&mut scratch, at(0.0, 0.0), 1.0, f32::INFINITY), asked.view);
    let wanted = hull(asked.spots().filter_map(|spot| scratch.spot(spot)));
    let wanted = wanted.unwrap_or(area(0.0, 0.0, north::SIZE.0, north::SIZE.1)).inset(-46.0);
    let fits = |zoom: &f32| wanted.w * zoom <= room.w && wanted.h * zoom <= room.h;
    let zoom = ZOOMS.into_iter().find(fits).unwrap_or((room.w / wanted.w).min(room.h / wanted.h));
    let slide = |middle: f32, room: f32, map: f32| {
        let (room, map) = (room / zoom, map.max(room / zoom));
        (middle - room / 2.0).clamp(0.0, map - room)
    };
    let from = at(slide(wanted.center().x, room.w, north::SIZE.0), slide(wanted.center().y, room.h, north::SIZE.1));
    let mut pen = Pen::in_pane(scene, room, LEAST_TEXT);
    pen.fill(room, Ink::FaceDim, 0.0);
    let origin = at((room.x - from.x * zoom).round(), (room.y - from.y * zoom).round());
    north::draw(&mut Pen { origin, zoom, ..pen.from(0.0, 0.0) }, asked.view);
}

/// The tile large, a number before each thing that it offers.
fn town_tile(scene: &mut Scene, asked: &Asked, room: Area, tile: TownTile) {
    let mut pen = Pen::in_pane(scene, room, LEAST_TEXT);
    discs::land(&mut pen.from(0.0, room.y));
    let effects = tile.effects();
    let of = Area::around(at(room.center().x, room.y + 206.0), 760.0, 300.0 + 40.0 * (effects.len() as f32 - 1.0));
    rows::panel(&mut pen, of, Ink::Face);
    pen.frame(of.inset(6.0), Ink::GoldDeep, 5.0, 12.0, false);
    let height = (of.h - 24.0) / effects.len().max(1) as f32;
    let mut offers = asked.numbered().filter(|(_, offer)| offer.key.as_str() != "exchange").peekable();
    for (nth, effect) in effects.iter().enumerate() {
        let line = area(of.x + 14.0, of.y + 12.0 + height * nth as f32, of.w - 28.0, height);
        if nth > 0 {
            pen.fill(area(line.x + 20.0, line.y - 2.0, line.w - 40.0, 4.0), Ink::Plot, 0.0);
        }
        let number =
            offers.next_if(|(_, offer)| offer.key.as_str().starts_with(verb(effect))).map(|(number, _)| number);
        if let Some(number) = number {
            pen.offer_seat(number, line, at(line.x + 60.0, line.center().y), 72.0, On::Paper);
        }
        let row = icons::effect_in(asked.view.edition, effect);
        tokens::row(&mut pen, &row, area(line.x + 110.0, line.y, line.w - 130.0, line.h), 130.0, Ink::Line);
    }
}

/// How the key of an offer to do this begins.
fn verb(effect: &Effect) -> &'static str {
    match effect {
        Effect::Gain { .. } => "gain",
        Effect::ClaimCattle { .. } => "claim",
        Effect::Hire { .. } => "hire",
        Effect::Trash { .. } => "trash",
        Effect::RemoveHazard { .. } => "hazard",
        Effect::Engine { .. } => "engine",
        Effect::Build { .. } => "build",
        _ => "",
    }
}
