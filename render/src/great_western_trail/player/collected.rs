//! What a player has collected: hazards, teepees, station masters, objective cards.

use super::board;
use crate::great_western_trail::board::rail::master_tile;
use crate::great_western_trail::pieces::cards;
use crate::great_western_trail::pieces::icons::{self, Token};
use crate::scene::geometry::area;
use crate::scene::pen::Pen;
use crate::scene::scheme::Ink;
use crate::scene::sprite::Sprite;
use engine::Seat;
use engine::great_western_trail::content::*;
use engine::great_western_trail::{Edition, View};

pub const SIZE: (f32, f32) = (board::WIDTH, 310.0);

pub fn draw(pen: &mut Pen, view: &View, seat: Seat) {
    let player = &view.players[seat.index()];
    pen.fill(area(0.0, 0.0, SIZE.0, SIZE.1), Ink::FaceDim, 20.0);
    let count = |kind: HazardType| {
        let tiles = Hazard::all().filter(|tile| tile.hazard_type() == kind);
        tiles.map(|tile| u32::from(player.hazards.get(tile))).sum::<u32>()
    };
    let points: u32 = player.hazards.each().map(|tile| u32::from(tile.face().points)).sum();
    let pair = match view.edition {
        Edition::First => [Sprite::TeepeeGreen, Sprite::TeepeeBlue],
        Edition::Second => [Sprite::OutlawGreen, Sprite::OutlawOrange],
    };
    let chips = [
        vec![Token::Icon(pair[0]), Token::Number(player.teepees[0].to_string())],
        vec![Token::Icon(pair[1]), Token::Number(player.teepees[1].to_string())],
        vec![Token::Icon(Sprite::Flood), Token::Number(count(HazardType::Flood).to_string())],
        vec![Token::Icon(Sprite::Drought), Token::Number(count(HazardType::Drought).to_string())],
        vec![Token::Icon(Sprite::Rockfall), Token::Number(count(HazardType::Rockfall).to_string())],
        vec![Token::Icon(Sprite::HazardAny), Token::Points(points as i32)],
    ];
    for (chip, tokens) in area(12.0, 10.0, 730.0, 76.0).columns(6, 6.0).zip(chips) {
        pen.fill(chip, Ink::Face, 12.0);
        icons::row_of(pen, &tokens, chip.inset(4.0), 56.0, &[42.3], Ink::Line);
    }
    let step = (388.0 / f32::from(player.masters.len().max(1))).min(80.0);
    for (row, master) in player.masters.iter().enumerate() {
        master_tile(pen, area(752.0 + row as f32 * step, 8.0, 76.0, 80.0), master, view.edition);
    }
    let mut objectives = vec![player.starting.card()];
    objectives.extend(player.area.iter().filter_map(|id| cards::by_id(id)));
    let step = (SIZE.0 - 24.0 - 128.0) / (objectives.len() as f32 - 1.0).max(1.0);
    for (row, card) in objectives.into_iter().enumerate() {
        let of = area(12.0 + row as f32 * step.min(142.0), 98.0, 128.0, 202.0);
        pen.thing(None, format!("objective {}", card.id), of, |pen| cards::objective(pen, of, card));
    }
}
