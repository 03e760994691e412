//! A player's own board: discs and what they unlock, workers and their slots, buildings still to place.

use super::summary::certificates;
use crate::great_western_trail::pieces::icons::{self, NUMBER, Token};
use crate::great_western_trail::pieces::tile;
use crate::great_western_trail::trail::map;
use crate::scene::geometry::{Area, area, at};
use crate::scene::pen::{Align, Pen};
use crate::scene::scheme::Ink;
use crate::scene::sprite::Sprite;
use crate::scene::type_case;
use engine::Seat;
use engine::great_western_trail::content::*;
use engine::great_western_trail::{View, spots};

/// The width of every block of a player's board.
pub const WIDTH: f32 = 1154.0;
pub const STATUS: (f32, f32) = (WIDTH, 176.0);
pub const DISCS: (f32, f32) = (WIDTH, 236.0);
pub const WORKERS: (f32, f32) = (WIDTH, 258.0);
pub const BUILDINGS: (f32, f32) = (WIDTH, 322.0);

/// Sizes of numbers, from near and from farther away.
pub const SIZES: [f32; 2] = [NUMBER, 42.3];

pub fn status(pen: &mut Pen, view: &View, seat: Seat, name: &str) {
    let player = &view.players[seat.index()];
    pen.fill(area(0.0, 0.0, STATUS.0, STATUS.1), Ink::FaceDim, 20.0);
    pen.mark(seat, area(12.0, 5.0, 80.0, 80.0));
    let name = type_case::shortened(name, 46.0, 760.0);
    pen.text(at(106.0, 46.0), Align::Left, 46.0, Ink::Line, name);
    if view.turn == seat && !view.over {
        pen.sprite(Sprite::Move, area(WIDTH - 84.0, 10.0, 68.0, 68.0));
    }
    if player.token {
        pen.sprite(Sprite::Token, area(WIDTH - 164.0, 10.0, 68.0, 68.0));
    }
    let mut chips = vec![
        (Sprite::Coin, player.dollars.to_string()),
        (Sprite::Certificate, certificates(view, seat)),
        (Sprite::Steps, player.step_limit.to_string()),
        (Sprite::CardDraw, format!("{}/{}", player.hand_size, player.hand_limit)),
        (Sprite::CardBack, player.stack_size.to_string()),
        (Sprite::CardDiscard, (player.discard.cattle.len() + player.discard.objectives.len() as u32).to_string()),
    ];
    if view.catalog().start_tokens > 0 {
        chips.push((Sprite::Exchange, player.exchange.to_string()));
    }
    if view.north {
        chips.push((Sprite::Branchlet, player.branchlets_left.to_string()));
        chips.push((Sprite::Bell, player.bells.to_string()));
    }
    for (chip, (sprite, value)) in area(14.0, 92.0, WIDTH - 28.0, 72.0).columns(chips.len(), 8.0).zip(chips) {
        pen.fill(chip, Ink::Face, 12.0);
        icons::row_of(pen, &[Token::Icon(sprite), Token::Number(value)], chip.inset(5.0), 54.0, &[42.3], Ink::Line);
    }
}

pub fn unlocks(catalog: &Catalog, space: DiscSpace) -> Vec<Token> {
    use Token::{Coin, Icon, Number, Pay, Points};
    if let Some(&aux) = catalog.auxes.iter().find(|aux| aux.discs() == space) {
        return icons::aux(aux);
    }
    match space {
        DiscSpace::LIMIT_4 => vec![Icon(Sprite::Certificate), Number("4".into())],
        DiscSpace::LIMIT_6 => vec![Icon(Sprite::Certificate), Number("6".into())],
        DiscSpace::STEP_DOLLARS => vec![Icon(Sprite::Steps), Coin(space.row().dollars.into())],
        DiscSpace::STEP_POINTS => vec![Icon(Sprite::Steps), Points(STEP_POINTS)],
        _ => vec![Pay(space.row().fee.to_string()), Icon(Sprite::CardDraw), Number("+1".into())],
    }
}

/// The add-on board adds a row.
pub fn discs_size(catalog: &Catalog) -> (f32, f32) {
    (DISCS.0, DISCS.1 + 111.0 * (catalog.disc_kinds.div_ceil(5) as f32 - 2.0))
}

pub fn buildings_size(view: &View) -> (f32, f32) {
    (BUILDINGS.0, BUILDINGS.1 + 154.0 * (view.faces.len().div_ceil(5) as f32 - 2.0))
}

fn disc_cell(space: DiscSpace) -> Area {
    let (column, row) = ((space.index() % 5) as f32, (space.index() / 5) as f32);
    area(9.0 + column * 228.0, 10.0 + row * 111.0, 222.0, 105.0)
}

pub fn discs(pen: &mut Pen, view: &View, seat: Seat) {
    let (width, height) = discs_size(view.catalog());
    if view.north {
        pen.ground("gwt-discs-north", width, height, |pen| discs_ground(pen, &FIRST_NORTH));
    } else {
        pen.ground("gwt-discs", width, height, |pen| discs_ground(pen, &FIRST));
    }
    let player = &view.players[seat.index()];
    for space in DiscSpace::all().take(view.catalog().disc_kinds) {
        let of = disc_cell(space);
        let spot = spots::discs(space);
        pen.spot(spot.clone(), of);
        disc_unlocks(pen, view.catalog(), space);
        for row in 0..space.row().count {
            if row < player.discs.get(space) {
                let disc = slot(space, row);
                let what = format!("disc {} on {} {}", seat.0, space.name(), row + 1);
                pen.thing(Some(spot.clone()), what, disc, |pen| pen.mark(seat, disc));
            }
        }
    }
}

fn disc_unlocks(pen: &mut Pen, catalog: &Catalog, space: DiscSpace) {
    let of = disc_cell(space);
    let body = area(of.x + 4.0, of.y + 4.0, of.w - 62.0, of.h - 8.0);
    icons::row_of(pen, &unlocks(catalog, space), body, 56.0, &SIZES, Ink::Line);
}

/// A space with its discs, wherever it lies on the board: the area, and how it is drawn there.
pub fn disc_face(space: DiscSpace, catalog: &'static Catalog) -> (Area, impl FnOnce(&mut Pen)) {
    (disc_cell(space), move |pen: &mut Pen| {
        disc_ground(pen, space);
        disc_unlocks(pen, catalog, space);
    })
}

fn slot(space: DiscSpace, row: u8) -> Area {
    let of = disc_cell(space);
    let side = 46.0;
    let y = if space.row().count == 1 { of.center().y - side / 2.0 } else { of.y + 4.0 + f32::from(row) * 51.0 };
    area(of.right() - side - 7.0, y, side, side)
}

fn discs_ground(pen: &mut Pen, catalog: &Catalog) {
    let (width, height) = discs_size(catalog);
    pen.fill(area(0.0, 0.0, width, height), Ink::FaceDim, 20.0);
    for space in DiscSpace::all().take(catalog.disc_kinds) {
        disc_ground(pen, space);
    }
}

fn disc_ground(pen: &mut Pen, space: DiscSpace) {
    pen.fill(disc_cell(space), Ink::Face, 12.0);
    let ring = if space.row().white { Sprite::DiscWhite } else { Sprite::DiscDark };
    for row in 0..space.row().count {
        pen.sprite(ring, slot(space, row).inset(4.0));
    }
}

fn worker_slot(worker: Worker, slot: u8) -> Area {
    area(80.0 + f32::from(slot) * 178.0, 8.0 + f32::from(worker as u8) * 82.0, 174.0, 76.0)
}

pub fn workers(pen: &mut Pen, view: &View, seat: Seat) {
    pen.fill(area(0.0, 0.0, WORKERS.0, WORKERS.1), Ink::FaceDim, 20.0);
    let player = &view.players[seat.index()];
    for worker in Worker::ALL {
        let first = worker_slot(worker, 0);
        let spot = spots::workers(worker);
        pen.spot(spot.clone(), area(8.0, first.y, WIDTH - 16.0, first.h));
        pen.sprite(icons::worker(worker), area(8.0, first.y + 4.0, 68.0, 68.0));
        let count = player.workers[worker as usize];
        for row in 0..SLOTS {
            let of = worker_slot(worker, row);
            pen.fill(of, Ink::Face, 12.0);
            let points = row >= 4;
            let body = if points { area(of.x, of.y, of.w - 48.0, of.h) } else { of };
            if row < count {
                let what = format!("{} {}", worker.name(), row + 1);
                let face = Area::around(body.center(), 64.0, 64.0);
                pen.thing(Some(spot.clone()), what, face, |pen| pen.sprite(icons::worker(worker), face));
            } else if let Some(effect) = slot_action(worker, row + 1) {
                icons::row_of(pen, &icons::effect_in(view.edition, effect), body.inset(3.0), 50.0, &SIZES, Ink::Line);
            }
            if points {
                let star = area(of.right() - 47.0, of.y + 15.0, 46.0, 46.0);
                icons::amount(pen, Sprite::Points, star, &SLOT_POINTS.to_string(), &SIZES);
            }
        }
    }
}

fn building_area(number: u8) -> Area {
    let (column, row) = (f32::from((number - 1) % 5), f32::from((number - 1) / 5));
    area(9.0 + column * 228.0, 10.0 + row * 154.0, 222.0, 148.0)
}

/// The buildings not yet placed, with what they need and bring.
pub fn buildings(pen: &mut Pen, view: &View, seat: Seat) {
    let (width, height) = buildings_size(view);
    pen.fill(area(0.0, 0.0, width, height), Ink::FaceDim, 20.0);
    let player = &view.players[seat.index()];
    for number in 1..=view.faces.len() as u8 {
        let of = building_area(number);
        let spot = spots::building(number);
        pen.spot(spot.clone(), of);
        if player.unbuilt.has(number) {
            let face = map::face(view, number);
            pen.thing(Some(spot), format!("building {}", face.id), of, |pen| {
                tile::unbuilt(pen, of, face, seat, view.edition);
            });
        } else {
            pen.frame(of, Ink::Soft, 3.0, 12.0, true);
        }
    }
}
