//! Rails to the North: where a branchlet goes, what a town tile does, whether a town's station is upgraded.

use super::discs;
use super::parts::rows;
use crate::great_western_trail::board::north;
use crate::great_western_trail::crops::asked::{Asked, room};
use crate::great_western_trail::crops::hand;
use crate::great_western_trail::pieces::icons;
use crate::scene::geometry::{Area, Point, area, at, hull};
use crate::scene::pen::{LEAST_TEXT, Pen};
use crate::scene::scheme::Ink;
use crate::scene::sprite::Sprite;
use crate::scene::{Item, On, Paint, Scene};
use crate::stage::{header, tokens};
use engine::great_western_trail::Effect;
use engine::great_western_trail::content::{Catalog, TownTile};

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
    let offered = hull(asked.spots().filter_map(|spot| scratch.spot(spot)));
    let offered = offered.unwrap_or(area(0.0, 0.0, north::SIZE.0, north::SIZE.1));
    // Numbers lie beside what they stand for.
    let wanted = |zoom: f32| offered.inset(-50.0 / zoom);
    let fits = |&zoom: &f32| wanted(zoom).w * zoom <= room.w && wanted(zoom).h * zoom <= room.h;
    let all = || ((room.w - 100.0) / offered.w).min((room.h - 100.0) / offered.h);
    let zoom = ZOOMS.into_iter().find(fits).unwrap_or_else(all);
    let wanted = wanted(zoom);
    let from = corner(asked.view.catalog(), wanted, (room.w / zoom, room.h / zoom));
    let mut pen = Pen::in_pane(scene, room, LEAST_TEXT);
    pen.fill(room, Ink::FaceDim, 0.0);
    let origin = at((room.x - from.x * zoom).round(), (room.y - from.y * zoom).round());
    let before = pen.scene.items.len();
    north::draw(&mut Pen { origin, zoom, ..pen.from(0.0, 0.0) }, asked.view);
    leave_out_what_is_cut(scene, before, room);
}

/// Where a part of the map of this size begins that has all that is wanted, as near to its middle as can be without cutting
/// through more towns than it must.
fn corner(catalog: &Catalog, wanted: Area, (w, h): (f32, f32)) -> Point {
    const STEP: f32 = 16.0;
    let starts = |from: f32, length: f32, room: f32, map: f32| {
        let last = (map - room).max(0.0);
        let (first, last) = ((from + length - room).clamp(0.0, last), from.clamp(0.0, last));
        let steps = ((last - first) / STEP).max(0.0) as u32;
        (0..=steps).map(move |step| first + step as f32 * STEP)
    };
    let towns: Vec<Area> = north::read_areas(catalog).map(|of| of.inset(-12.0)).collect();
    let cut = |from: Point| {
        let shown = area(from.x, from.y, w, h);
        towns.iter().filter(|&&of| shown.overlap(of).is_some() && !shown.holds(of)).count()
    };
    let middle = at(wanted.center().x - w / 2.0, wanted.center().y - h / 2.0);
    let off = |from: Point| (from.x - middle.x).abs() + (from.y - middle.y).abs();
    let corners = starts(wanted.y, wanted.h, h, north::SIZE.1)
        .flat_map(|y| starts(wanted.x, wanted.w, w, north::SIZE.0).map(move |x| at(x, y)));
    let best = corners.min_by(|&a, &b| cut(a).cmp(&cut(b)).then(off(a).total_cmp(&off(b))));
    best.unwrap_or(middle)
}

/// A tile is shown whole or not at all; land and rails go on beyond the edge.
fn leave_out_what_is_cut(scene: &mut Scene, from: usize, room: Area) {
    let Scene { items, things, .. } = scene;
    let is_cut = |item: &Item| match item.paint {
        Paint::Ground(..) | Paint::Land(_) | Paint::Line(_) => false,
        _ => {
            let thing = item.thing.and_then(|row| things.get(row)).map_or(item.area, |thing| thing.area);
            !room.holds(item.area.inset(3.0)) || !room.holds(thing.inset(3.0))
        }
    };
    let mut row = 0;
    items.retain(|item| {
        row += 1;
        row <= from || !is_cut(item)
    });
}

/// The tile large, a number before each thing that it offers.
fn town_tile(scene: &mut Scene, asked: &Asked, room: Area, tile: TownTile) {
    let mut pen = Pen::in_pane(scene, room, LEAST_TEXT);
    discs::land(&mut pen.from(0.0, room.y));
    let effects = tile.effects();
    let of = Area::around(at(room.center().x, room.y + 206.0), 640.0, 300.0 + 40.0 * (effects.len() as f32 - 1.0));
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
