//! The blocks of the game, and where they lie.

use super::{board, crops, player, says, trail};
use crate::scene::Scene;
use crate::scene::geometry::{Area, at};
use crate::scene::pen::Pen;
use crate::scene::seats::Marks;
use crate::scene::sprite::Sprite;
use crate::stage::{Block, MIDDLE, Stage, name_of};
use engine::great_western_trail::content::*;
use engine::great_western_trail::{State, View, spots};
use engine::{AnyView, Decision, Kind, Offer, Rules, Seat, Spot};

const TRAIL: Block = Block(0);
const RAIL: Block = Block(1);
const CITIES: Block = Block(2);
const JOBS: Block = Block(3);
const MARKET: Block = Block(4);
const DISPLAY: Block = Block(5);
const DISCS: Block = Block(6);
const WORKERS: Block = Block(7);
const BUILDINGS: Block = Block(8);
const HAND: Block = Block(9);
const NORTH: Block = Block(10);

/// The board in units; it is 2,400 pixels wide at the middle zoom.
const HEIGHT: f32 = 1924.0;

/// Where the blocks of the board lie.
const PLACES: [(Block, f32, f32); 6] = [
    (TRAIL, 20.0, 20.0),
    (JOBS, 2064.0, 20.0),
    (MARKET, 2064.0, 454.0),
    (DISPLAY, 2064.0, 890.0),
    (RAIL, 20.0, 1332.0),
    (CITIES, 1060.0, 1332.0),
];

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

    /// Whether that lies on the extension board.
    fn in_north(&self, there: bool) -> bool {
        self.view.north && there
    }

    fn is_beyond(&self, city: &str) -> bool {
        City::from_name(city).is_some_and(|city| self.view.catalog().crest(city).town.is_some())
    }

    /// Whose board and cards are shown.
    fn owner(&self) -> Seat {
        self.view.eye.unwrap_or(self.view.turn)
    }
}

/// A part of a player's board: its height, and how it is drawn.
type Part = (f32, fn(&mut Pen, &View, Seat));

impl Stage for Play<'_> {
    fn marks(&self) -> Marks {
        self.marks
    }

    fn board(&self) -> Scene {
        // A larger market moves what lies below it; the extension board lies at the bottom.
        let drop = board::market::size(self.view).1 - board::market::SIZE.1;
        let north = if self.view.north { board::north::SIZE.1 + 20.0 } else { 0.0 };
        let mut scene = Scene::new(2400.0, ((HEIGHT + drop + north) * MIDDLE).round()).marked(self.marks);
        let mut pen = Pen::new(&mut scene, at(0.0, 0.0), MIDDLE, 0.0);
        for (block, x, y) in PLACES {
            let moved = if matches!(block, DISPLAY | RAIL | CITIES) { drop } else { 0.0 };
            self.draw(&mut pen.from(x, y + moved), block);
        }
        if self.view.north {
            self.draw(&mut pen.from(20.0, HEIGHT + drop), NORTH);
        }
        player::summary::draw_legend(&mut pen.from(2064.0, 1148.0 + drop), self.view);
        if let Some(seat) = self.turn() {
            player::summary::draw_turn(&mut pen.from(1060.0, 1734.0 + drop), seat, self.name(seat));
        }
        for seat in Seat::all(self.view.players.len() as u8) {
            let (column, row) = (f32::from(seat.0 % 2), f32::from(seat.0 / 2));
            let (x, y) = (
                1650.0 + column * (player::summary::WIDTH + 12.0),
                1332.0 + drop + row * (player::summary::HEIGHT + 14.0),
            );
            player::summary::draw(&mut pen.from(x, y), self.view, seat, self.name(seat));
        }
        says::board(&mut scene, self.view);
        scene
    }

    fn player(&self, seat: Seat) -> Scene {
        let parts: [Part; 4] = [
            (player::board::discs_size(self.view.catalog()).1, player::board::discs),
            (player::board::WORKERS.1, player::board::workers),
            (player::board::buildings_size(self.view).1, player::board::buildings),
            (player::collected::SIZE.1, player::collected::draw),
        ];
        let gap = 12.0;
        let height = player::board::STATUS.1 + parts.iter().map(|part| part.0 + gap).sum::<f32>();
        let mut scene = Scene::new(1080.0, (height * MIDDLE + 40.0).round()).marked(self.marks);
        let mut pen = Pen::new(&mut scene, at(20.0, 20.0), MIDDLE, crate::scene::pen::LEAST_TEXT);
        player::board::status(&mut pen, self.view, seat, self.name(seat));
        let mut y = player::board::STATUS.1 + gap;
        for (height, draw) in parts {
            draw(&mut pen.from(0.0, y), self.view, seat);
            y += height + gap;
        }
        says::player(&mut scene, self.view, seat);
        scene
    }

    fn hand(&self, seat: Seat) -> Scene {
        let (_, height) = player::hand::size(self.view, seat);
        let gap = 12.0;
        let total = (height + gap + player::hand::PILES.1) * MIDDLE + 40.0 + 84.0;
        let mut scene = Scene::new(1080.0, total.max(608.0).round()).marked(self.marks);
        let top = 84.0 + (scene.height - total) / 2.0;
        let mut pen = Pen::new(&mut scene, at(20.0, 20.0 + top), MIDDLE, crate::scene::pen::LEAST_TEXT);
        player::hand::draw(&mut pen, self.view, seat);
        player::hand::piles(&mut pen.from(0.0, height + gap), self.view, seat);
        self.header(&mut Pen::new(&mut scene, at(0.0, 0.0), 1.0, crate::scene::pen::LEAST_TEXT), seat);
        says::hand(&mut scene, self.view, seat);
        scene
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
        let (kind, rest) = spot.as_str().split_once('.').unwrap_or((spot.as_str(), ""));
        Some(match kind {
            "trail" | "foresight" => TRAIL,
            "town" => NORTH,
            "station" if self.in_north(Station::from_name(rest).is_some_and(|station| station.index() > TURNOUTS)) => {
                NORTH
            }
            "city" if self.in_north(self.is_beyond(rest)) => NORTH,
            "rail" | "station" => RAIL,
            "city" => CITIES,
            "job" => JOBS,
            "market" => MARKET,
            "display" => DISPLAY,
            "board" if Worker::ALL.iter().any(|worker| worker.name() == rest) => WORKERS,
            "board" => DISCS,
            "building" => BUILDINGS,
            "hand" => HAND,
            _ => return None,
        })
    }

    fn size(&self, block: Block) -> (f32, f32) {
        match block {
            TRAIL => trail::map::SIZE,
            RAIL => board::rail::SIZE,
            CITIES => board::cities::SIZE,
            JOBS => board::jobs::SIZE,
            MARKET => board::market::size(self.view),
            NORTH => board::north::SIZE,
            DISPLAY => board::market::DISPLAY_SIZE,
            DISCS => player::board::discs_size(self.view.catalog()),
            WORKERS => player::board::WORKERS,
            BUILDINGS => player::board::buildings_size(self.view),
            _ => player::hand::size(self.view, self.owner()),
        }
    }

    fn is_map(&self, block: Block) -> bool {
        matches!(block, TRAIL | RAIL | NORTH)
    }

    fn draw(&self, pen: &mut Pen, block: Block) {
        let seat = self.owner();
        match block {
            TRAIL => trail::draw(pen, self.view),
            RAIL => board::rail::draw(pen, self.view),
            CITIES => board::cities::draw(pen, self.view),
            JOBS => board::jobs::draw(pen, self.view),
            MARKET => board::market::draw(pen, self.view),
            NORTH => board::north::draw(pen, self.view),
            DISPLAY => board::market::draw_display(pen, self.view),
            DISCS => player::board::discs(pen, self.view, seat),
            WORKERS => player::board::workers(pen, self.view, seat),
            BUILDINGS => player::board::buildings(pen, self.view, seat),
            _ => player::hand::draw(pen, self.view, seat),
        }
    }

    fn header(&self, pen: &mut Pen, seat: Seat) {
        player::summary::band(pen, self.view, seat, self.name(seat));
    }

    fn context(&self, blocks: &[Block], seat: Seat) -> Vec<(Block, Option<Area>)> {
        let herder = self.view.players.get(seat.index()).and_then(|player| player.herder);
        match (blocks, herder) {
            // How much to spend on a delivery depends on the cards, and on where they can go.
            ([], Some(KANSAS_CITY)) if self.view.eye == Some(seat) => vec![(CITIES, None), (HAND, None)],
            ([], Some(KANSAS_CITY)) => vec![(TRAIL, Some(trail::map::CITY))],
            // What can be built depends on the craftsmen.
            ([BUILDINGS], _) => vec![(WORKERS, None)],
            // Questions about one's own board and cards, and those without a place, show where one stands.
            (_, Some(place)) if blocks.iter().all(|&block| matches!(block, DISCS | HAND)) => {
                let around = if place == KANSAS_CITY {
                    trail::map::CITY
                } else {
                    trail::map::standing_area(self.view.catalog(), place)
                };
                vec![(TRAIL, Some(around))]
            }
            // A player without a place may go anywhere.
            ([], None) => vec![(TRAIL, None)],
            _ => Vec::new(),
        }
    }

    fn origin(&self, seat: Seat) -> Option<Spot> {
        self.view.players.get(seat.index())?.herder.map(spots::trail)
    }

    fn decision(&self, decision: &Decision) -> Option<Scene> {
        let name = self.name(decision.seat);
        crops::decision(&crops::Asked { view: self.view, name, marks: self.marks, decision })
    }

    fn changed(&self, before: &AnyView, by: Seat) -> Option<Scene> {
        let AnyView::GreatWesternTrail(before) = before else { return None };
        let (now, marks) = (self.view, self.marks);
        Some(crops::turn(&crops::Turn { before, now, by, name: self.name(by), marks }))
    }

    fn seat_of(&self, what: &str) -> Option<Seat> {
        let number = what.strip_prefix("herder ").or(what.strip_prefix("engine "))?;
        number.parse().ok().map(Seat).filter(|seat| seat.0 < self.players())
    }

    fn fee(&self, offer: &Offer, seat: Seat) -> Option<u32> {
        crops::fee(self.view, offer, seat)
    }

    fn is_outlined(&self, what: &str) -> bool {
        !what.starts_with("herder ")
    }

    fn is_way(&self, offer: &Offer) -> bool {
        crops::is_walk(offer)
    }

    fn way_between(&self, from: &Spot, to: &Spot) -> Vec<Spot> {
        board::ways::between(self.view, from, to)
    }

    fn category(&self, name: &str) -> Sprite {
        match name {
            "money" => Sprite::Coin,
            "buildings" => Sprite::House,
            "cities" => Sprite::Terminal,
            "stations" => Sprite::Station,
            "hazards" => Sprite::HazardAny,
            "cattle" => Sprite::CattleAny,
            "objectives" => Sprite::Objective,
            "station-masters" => Sprite::Master,
            "workers" => Sprite::WorkerAny,
            "step-space" => Sprite::Steps,
            "job-market-token" => Sprite::Token,
            _ => Sprite::Points,
        }
    }
}
