//! What the game shows: the whole board, and whatever it composes itself.

use super::{alt, board, crops, phone, player, says, sections, trail};
use crate::scene::Scene;
use crate::scene::geometry::{area, at};
use crate::scene::pen::Pen;
use crate::scene::seats::Marks;
use crate::scene::sprite::Sprite;
use crate::stage::{MIDDLE, Section, Stage, name_of};
use engine::great_western_trail::{State, View, spots};
use engine::{AnyView, Decision, Kind, Offer, Rules, Seat, Spot};

/// The board in units; it is 2,400 pixels wide at the middle zoom.
const HEIGHT: f32 = 1924.0;
/// Where the blocks at the right of the trail begin.
const RIGHT: f32 = 2064.0;
/// Where those below it begin, and how high they are.
const BELOW: (f32, f32) = (1334.0, 570.0);
const GAP: f32 = 14.0;
const MARGIN: f32 = 20.0;

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
}

impl Stage for Play<'_> {
    fn marks(&self) -> Marks {
        self.marks
    }

    fn board(&self) -> Scene {
        let view = self.view;
        let north = if view.north { board::north::SIZE.1 + GAP } else { 0.0 };
        let mut scene = Scene::new(2400.0, ((HEIGHT + north) * MIDDLE).round()).marked(self.marks);
        let mut pen = Pen::new(&mut scene, at(0.0, 0.0), MIDDLE, 0.0);
        trail::draw(&mut pen.from(MARGIN, MARGIN), view);
        board::frame::round(&mut pen, area(MARGIN, MARGIN, trail::map::SIZE.0, trail::map::SIZE.1));
        let mut y = MARGIN;
        board::jobs::draw(&mut pen.from(RIGHT, y), view);
        y += board::jobs::SIZE.1 + GAP;
        board::market::draw(&mut pen.from(RIGHT, y), view);
        y += board::market::size(view).1 + GAP;
        board::display::draw(&mut pen.from(RIGHT, y), view);
        y += board::display::SIZE.1 + GAP;
        // A larger market leaves less room for the legend.
        board::legend::draw(&mut pen.from(RIGHT, y), view, MARGIN + trail::map::SIZE.1 - y);
        board::rail::draw(&mut pen.from(MARGIN, BELOW.0), view);
        // The map of the north has the cities on it.
        let mut x = MARGIN + board::rail::SIZE.0 + GAP;
        if view.north {
            board::north::draw(&mut pen.from(MARGIN, HEIGHT - GAP / 2.0), view);
        } else {
            board::cities::draw(&mut pen.from(x, BELOW.0), view);
            x += board::cities::SIZE.0 + GAP;
        }
        let ledger = area(x, BELOW.0, RIGHT + board::jobs::SIZE.0 - x, BELOW.1);
        board::ledger::draw(&mut pen, view, ledger, &|seat| self.name(seat).to_owned());
        alt::board(&mut scene, view);
        scene
    }

    fn land(&self) -> Scene {
        let mut scene = phone::land(self.view, &|seat| self.name(seat).to_owned(), self.marks);
        alt::land(&mut scene, self.view);
        scene
    }

    fn table(&self) -> Scene {
        let mut scene = phone::table(self.view, &|seat| self.name(seat).to_owned(), self.marks);
        alt::table(&mut scene, self.view);
        scene
    }

    fn player(&self, seat: Seat) -> Scene {
        let mut scene = player::sheet::scene(self.view, seat, self.name(seat), self.marks);
        says::player(&mut scene, self.view, seat);
        scene
    }

    fn hand(&self, seat: Seat) -> Scene {
        let mut scene = crops::hand_alone(self.view, seat, self.name(seat), self.marks);
        says::hand(&mut scene, self.view, seat);
        scene
    }

    fn sections(&self) -> Vec<Section> {
        sections::all(self.view)
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

    fn origin(&self, seat: Seat) -> Option<Spot> {
        self.view.players.get(seat.index())?.herder.map(spots::trail)
    }

    fn decision(&self, decision: &Decision) -> Option<Scene> {
        let name = self.name(decision.seat);
        Some(crops::decision(&crops::Asked { view: self.view, name, marks: self.marks, decision }))
    }

    fn situation(&self, seat: Seat) -> Option<Scene> {
        Some(crops::situation(self.view, seat, self.name(seat), self.marks))
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
