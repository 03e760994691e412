//! The game as it is drawn: which picture for what.

use super::crops::{self, Asked, Chip};
use super::spots::{cell_at, is_way, map_spot};
use super::{board, phone, says, train, turn};
use crate::scene::Scene;
use crate::scene::geometry::at;
use crate::scene::pen::{LEAST_TEXT, Pen};
use crate::scene::seats::Marks;
use crate::scene::sprite::Sprite;
use crate::stage::{Section, Stage, name_of};
use engine::pacific_rails::content::*;
use engine::pacific_rails::{State, View};
use engine::{AnyView, Decision, Kind, Offer, Rules, Seat, Spot};

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

    fn asked<'a>(&'a self, seat: Seat, offers: Vec<&'a Offer>) -> Asked<'a> {
        Asked { view: self.view, stage: self, seat, name: self.name(seat), marks: self.marks, offers }
    }

    /// The shortest way over what is laid.
    fn shortest(&self, from: Cell, to: Cell) -> Option<Vec<Cell>> {
        let map = &self.view.atlas.map;
        let free = self.view.laid.or(map.all_cities).or(map.starts());
        let mut before: Vec<Option<Cell>> = vec![None; map.cells.len()];
        let mut next = vec![from];
        let mut seen: CellSet = [from].into_iter().collect();
        while !seen.has(to) && !next.is_empty() {
            let mut further = Vec::new();
            for here in next {
                for &near in map.near[here.index()].iter().filter(|near| free.has(**near)) {
                    if !seen.has(near) {
                        seen.add(near);
                        before[near.index()] = Some(here);
                        further.push(near);
                    }
                }
            }
            next = further;
        }
        let mut way: Vec<Cell> = std::iter::successors(Some(to), |cell| before[cell.index()]).collect();
        way.reverse();
        (way.first() == Some(&from)).then_some(way)
    }
}

impl Stage for Play<'_> {
    fn marks(&self) -> Marks {
        self.marks
    }

    fn board(&self) -> Scene {
        board::scene(self.view, self.names, self.marks)
    }

    fn land(&self) -> Scene {
        let mut scene = phone::land(self.view, self.names, self.marks);
        says::board(&mut scene, self.view);
        scene
    }

    fn table(&self) -> Scene {
        let mut scene = phone::table(self.view, self.names, self.marks);
        says::board(&mut scene, self.view);
        scene
    }

    fn player(&self, seat: Seat) -> Scene {
        let chips = [Chip::Goals, Chip::Carriages, Chip::Cargo, Chip::Points];
        let mut scene = self.asked(seat, Vec::new()).scene(train::BOARD, &chips);
        train::draw(&mut Pen::new(&mut scene, at(0.0, 0.0), 1.0, LEAST_TEXT), self.view, seat);
        says::player(&mut scene, self.view, seat);
        scene
    }

    /// Nobody holds anything hidden: a hand is the player's board.
    fn hand(&self, seat: Seat) -> Scene {
        self.player(seat)
    }

    fn sections(&self) -> Vec<Section> {
        says::sections(self.view)
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

    fn decision(&self, decision: &Decision) -> Option<Scene> {
        let offers = decision.choices.iter().map(|choice| &choice.offer).collect();
        Some(crops::decision(&self.asked(decision.seat, offers)))
    }

    fn situation(&self, seat: Seat) -> Option<Scene> {
        Some(crops::situation(&self.asked(seat, Vec::new())))
    }

    fn changed(&self, before: &AnyView, by: Seat) -> Option<Scene> {
        match before {
            AnyView::PacificRails(before) => Some(turn::scene(&self.asked(by, Vec::new()), before)),
            _ => None,
        }
    }

    fn seat_of(&self, what: &str) -> Option<Seat> {
        what.rsplit_once(" of ")?.1.parse().ok().map(Seat)
    }

    fn origin(&self, seat: Seat) -> Option<Spot> {
        let route = self.view.route.as_ref().filter(|_| self.view.turn == seat)?;
        Some(map_spot(&self.view.atlas.map, route.here))
    }

    fn is_way(&self, offer: &Offer) -> bool {
        is_way(offer)
    }

    fn is_outlined(&self, what: &str) -> bool {
        !what.starts_with("engine ")
    }

    fn way_between(&self, from: &Spot, to: &Spot) -> Vec<Spot> {
        let map = &self.view.atlas.map;
        let (Some(one), Some(other)) = (cell_at(map, from), cell_at(map, to)) else { return Vec::new() };
        if map.near[one.index()].contains(&other) {
            return vec![from.clone(), to.clone()];
        }
        let way = self.shortest(one, other).unwrap_or_else(|| vec![one, other]);
        way.into_iter().map(|cell| map_spot(map, cell)).collect()
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
