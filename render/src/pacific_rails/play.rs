//! Blocks of the game, and how they lie together.

use super::spots::map_spot;
use super::{city, map, panels, player_board, says};
use crate::scene::Scene;
use crate::scene::geometry::{Area, at};
use crate::scene::pen::{LEAST_TEXT, Pen};
use crate::scene::seats::Marks;
use crate::scene::sprite::Sprite;
use crate::stage::{Block, MIDDLE, Stage, name_of};
use engine::pacific_rails::{State, View};
use engine::{Kind, Rules, Seat, Spot};

const MAP: Block = Block(0);
const CITY: Block = Block(1);
const CONGRESS: Block = Block(2);
const SUPPLY: Block = Block(3);
const PLAYER: Block = Block(4);

const GAP: f32 = 20.0;

pub struct Play<'a> {
    pub view: &'a View,
    /// By seat.
    pub names: &'a [String],
    pub marks: Marks,
}

impl Play<'_> {
    fn name(&self, seat: Seat) -> &str {
        name_of(self.names, seat)
    }

    /// Whose own board is shown.
    fn owner(&self) -> Seat {
        self.view.eye.unwrap_or(self.view.turn)
    }
}

impl Stage for Play<'_> {
    fn marks(&self) -> Marks {
        self.marks
    }

    /// The map with the panels beside it; below them the city and the players.
    fn board(&self) -> Scene {
        let (w, h) = map::size(self.view);
        let side = panels::CONGRESS.1 + panels::GOALS.1 + panels::SUPPLY.1 + 2.0 * GAP;
        let upper = h.max(side);
        let lower = city::SIZE.1.max(2.0 * player_board::SUMMARY.1 + GAP);
        let width = (w + panels::WIDTH + 3.0 * GAP).max(city::SIZE.0 + 2.0 * player_board::SUMMARY.0 + 4.0 * GAP);
        let zoom = 2400.0 / width;
        let mut scene = Scene::new(2400.0, ((upper + lower + 3.0 * GAP) * zoom).round()).marked(self.marks);
        let mut pen = Pen::new(&mut scene, at(0.0, 0.0), zoom, 0.0);
        map::draw(&mut pen.from(GAP, GAP), self.view);
        let x = width - panels::WIDTH - GAP;
        panels::congress(&mut pen.from(x, GAP), self.view);
        panels::goals(&mut pen.from(x, 2.0 * GAP + panels::CONGRESS.1), self.view);
        panels::supply(&mut pen.from(x, 3.0 * GAP + panels::CONGRESS.1 + panels::GOALS.1), self.view);
        let y = upper + 2.0 * GAP;
        city::draw(&mut pen.from(GAP, y), self.view);
        for seat in Seat::all(self.players()) {
            let (column, row) = (f32::from(seat.0 % 2), f32::from(seat.0 / 2));
            let x = city::SIZE.0 + 2.0 * GAP + column * (player_board::SUMMARY.0 + GAP);
            let y = y + row * (player_board::SUMMARY.1 + GAP);
            player_board::summary(&mut pen.from(x, y), self.view, seat, self.name(seat));
        }
        says::board(&mut scene, self.view);
        scene
    }

    fn player(&self, seat: Seat) -> Scene {
        let mut scene = Scene::new(1080.0, (player_board::SIZE.1 * MIDDLE + 132.0).round()).marked(self.marks);
        self.header(&mut Pen::new(&mut scene, at(0.0, 0.0), 1.0, LEAST_TEXT), seat);
        let mut pen = Pen::new(&mut scene, at(20.0, 108.0), MIDDLE, LEAST_TEXT);
        player_board::draw(&mut pen, self.view, seat);
        says::player(&mut scene, self.view, seat);
        scene
    }

    /// Nobody holds anything hidden: a hand is the player's board.
    fn hand(&self, seat: Seat) -> Scene {
        self.player(seat)
    }

    fn kind(&self) -> Kind {
        State::KIND
    }

    fn players(&self) -> u8 {
        self.view.players.len() as u8
    }

    fn turn(&self) -> Option<Seat> {
        (!self.view.over).then_some(self.view.turn)
    }

    fn block_of(&self, spot: &Spot) -> Option<Block> {
        let kind = spot.as_str().split('.').next().unwrap_or_default();
        Some(match kind {
            "map" => MAP,
            "district" | "spot" => CITY,
            "senator" | "congress" => CONGRESS,
            "supply" | "pile" => SUPPLY,
            "row" | "cargo" | "train" | "hats" => PLAYER,
            _ => return None,
        })
    }

    fn size(&self, block: Block) -> (f32, f32) {
        match block {
            MAP => map::size(self.view),
            CITY => city::SIZE,
            CONGRESS => panels::CONGRESS,
            SUPPLY => panels::SUPPLY,
            _ => player_board::SIZE,
        }
    }

    fn is_map(&self, block: Block) -> bool {
        block == MAP
    }

    fn draw(&self, pen: &mut Pen, block: Block) {
        match block {
            MAP => map::draw(pen, self.view),
            CITY => city::draw(pen, self.view),
            CONGRESS => panels::congress(pen, self.view),
            SUPPLY => panels::supply(pen, self.view),
            _ => player_board::draw(pen, self.view, self.owner()),
        }
    }

    fn header(&self, pen: &mut Pen, seat: Seat) {
        player_board::band(pen, self.view, seat, self.name(seat));
    }

    fn context(&self, blocks: &[Block], seat: Seat) -> Vec<(Block, Option<Area>)> {
        match blocks {
            // Where one's engines stand belongs to a turn that is done, and to questions without a place.
            [] => map::around_engines(self.view, seat).map_or(vec![(CITY, None)], |of| vec![(MAP, Some(of))]),
            _ => Vec::new(),
        }
    }

    fn origin(&self, seat: Seat) -> Option<Spot> {
        let route = self.view.route.as_ref().filter(|_| self.view.turn == seat)?;
        Some(map_spot(&self.view.atlas.map, route.here))
    }

    fn category(&self, name: &str) -> Sprite {
        match name {
            "tracks" => Sprite::TrackRail,
            "passed" => Sprite::Station,
            "coasts" => Sprite::Spike,
            "telegraphs" => Sprite::Telegraph,
            "houses" => Sprite::House,
            "upgrades" => Sprite::Build,
            "congress" => Sprite::Senator,
            "train" => Sprite::Carriage,
            "network" => Sprite::Terminal,
            "cargo" => Sprite::TrackBridge,
            "goals" => Sprite::Goal,
            _ => Sprite::Points,
        }
    }
}
