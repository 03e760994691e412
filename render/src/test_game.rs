//! The test game: a yard, and a hand for its owner.

use crate::scene::Scene;
use crate::scene::geometry::{Area, area, at};
use crate::scene::pen::{Align, LEAST_TEXT, Pen};
use crate::scene::scheme::Ink;
use crate::scene::seats::Marks;
use crate::scene::sprite::Sprite;
use crate::stage::blocks::Block;
use crate::stage::{Stage, name_of, spot};
use engine::test_game::{COLUMNS, Good, ROWS, State, View};
use engine::{Kind, Phrase, Rules, Seat, Spot};

const YARD: Block = Block(0);
const HAND: Block = Block(1);
const CELL: f32 = 114.0;

pub struct Play<'a> {
    pub view: &'a View,
    pub names: &'a [String],
    pub marks: Marks,
}

fn sprite(good: Good) -> Sprite {
    match good {
        Good::Coal => Sprite::Rockfall,
        Good::Corn => Sprite::Drought,
        Good::Iron => Sprite::Engine,
        Good::Wool => Sprite::CattleAny,
    }
}

fn cell(row: u8, column: u8) -> Area {
    area(7.0 + f32::from(column) * CELL, 7.0 + f32::from(row) * CELL, CELL - 6.0, CELL - 6.0)
}

impl Play<'_> {
    fn yard(&self, pen: &mut Pen) {
        pen.ground("tg-yard", 1154.0, 698.0, |pen| {
            pen.fill(area(0.0, 0.0, 1154.0, 698.0), Ink::FaceDim, 20.0);
            for row in 0..ROWS {
                for column in 0..COLUMNS {
                    pen.frame(cell(row, column), Ink::Soft, 2.0, 10.0, true);
                }
            }
        });
        for row in 0..ROWS {
            for column in 0..COLUMNS {
                pen.spot(spot!("yard.{}-{}", row + 1, column + 1), cell(row, column));
            }
        }
        for placed in &self.view.yard {
            let (row, column) = (placed.cell.row(), placed.cell.column());
            let of = cell(row, column);
            let spot = spot!("yard.{}-{}", row + 1, column + 1);
            pen.thing(Some(spot), format!("{} of {}", placed.good.key(), placed.by.0), of, |pen| {
                pen.plate(of, Ink::Face, Ink::Line, 3.0, 10.0);
                pen.sprite(sprite(placed.good), area(of.x + 8.0, of.y + 8.0, 70.0, 70.0));
                pen.mark(placed.by, area(of.right() - 44.0, of.bottom() - 44.0, 40.0, 40.0));
            });
        }
    }

    fn cards(&self, pen: &mut Pen, seat: Seat) {
        pen.fill(area(0.0, 0.0, 1154.0, 150.0), Ink::FaceDim, 20.0);
        let Some(shown) = self.view.seats.get(seat.index()) else { return };
        for (column, good) in Good::ALL.into_iter().enumerate() {
            let of = area(12.0 + column as f32 * 240.0, 12.0, 228.0, 126.0);
            let spot = spot!("hand.{}", good.key());
            pen.spot(spot.clone(), of);
            let Some(hand) = shown.hand else { continue };
            let count = hand[good as usize];
            pen.thing(Some(spot), format!("{count} {}", good.key()), of, |pen| {
                pen.plate(of, Ink::Face, Ink::Line, 3.0, 10.0);
                pen.sprite(sprite(good), area(of.x + 10.0, of.y + 14.0, 96.0, 96.0));
                pen.text(at(of.x + 168.0, of.center().y), Align::Middle, 60.0, Ink::Line, format!("×{count}"));
            });
        }
        let back = area(12.0 + 4.0 * 240.0, 12.0, 170.0, 126.0);
        pen.sprite(Sprite::CardBack, area(back.x, back.y + 8.0, 90.0, 110.0));
        pen.text(at(back.x + 120.0, back.center().y), Align::Middle, 60.0, Ink::Line, shown.cards.to_string());
    }

    fn blocks(&self, width: f32, blocks: &[Block], seat: Seat) -> Scene {
        let height: f32 = blocks.iter().map(|&block| self.size(block).1 + 12.0).sum();
        let zoom = width / 1200.0;
        let mut scene = Scene::new(width, ((height + 120.0) * zoom).max(width * 9.0 / 16.0).round()).marked(self.marks);
        self.header(&mut Pen::new(&mut scene, at(0.0, 0.0), 1.0, LEAST_TEXT), seat);
        let mut pen = Pen::new(&mut scene, at(20.0, 16.0), zoom, LEAST_TEXT);
        let mut y = 92.0;
        for &block in blocks {
            match block {
                YARD => self.yard(&mut pen.from(0.0, y)),
                _ => self.cards(&mut pen.from(0.0, y), seat),
            }
            y += self.size(block).1 + 12.0;
        }
        scene.say(9, Phrase::new("tg-alt-turn").seat("who", self.view.active));
        scene.say(
            8,
            Phrase::new("tg-alt-yard").number("count", self.view.yard.len() as i64).number("deck", self.view.deck),
        );
        scene
    }
}

impl Stage for Play<'_> {
    fn marks(&self) -> Marks {
        self.marks
    }

    fn board(&self) -> Scene {
        self.blocks(2400.0, &[YARD], self.view.active)
    }

    fn land(&self) -> Scene {
        self.blocks(1080.0, &[YARD], self.view.active)
    }

    fn table(&self) -> Scene {
        self.blocks(1080.0, &[HAND], self.view.active)
    }

    fn player(&self, seat: Seat) -> Scene {
        self.blocks(1080.0, &[HAND], seat)
    }

    fn hand(&self, seat: Seat) -> Scene {
        self.blocks(1080.0, &[HAND], seat)
    }

    fn kind(&self) -> Kind {
        State::KIND
    }

    fn players(&self) -> u8 {
        self.view.seats.len() as u8
    }

    fn turn(&self) -> Option<Seat> {
        self.view.asked.as_ref().map(|_| self.view.active)
    }

    fn block_of(&self, spot: &Spot) -> Option<Block> {
        match spot.as_str().split_once('.')?.0 {
            "yard" => Some(YARD),
            "hand" => Some(HAND),
            _ => None,
        }
    }

    fn size(&self, block: Block) -> (f32, f32) {
        if block == YARD { (1154.0, 698.0) } else { (1154.0, 150.0) }
    }

    fn is_map(&self, _block: Block) -> bool {
        false
    }

    fn draw(&self, pen: &mut Pen, block: Block) {
        match block {
            YARD => self.yard(pen),
            _ => self.cards(pen, self.view.active),
        }
    }

    fn header(&self, pen: &mut Pen, seat: Seat) {
        crate::stage::header::draw(pen, seat, name_of(self.names, seat), &[]);
    }

    fn context(&self, blocks: &[Block], _seat: Seat) -> Vec<(Block, Option<Area>)> {
        if blocks.is_empty() { vec![(YARD, None)] } else { Vec::new() }
    }

    fn category(&self, name: &str) -> Sprite {
        if name == "yard" { Sprite::House } else { Sprite::CardBack }
    }
}
