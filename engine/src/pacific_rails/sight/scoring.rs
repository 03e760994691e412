//! Points, now and at the end. Nothing is hidden, so an estimate is the standings if the game ended now.

use crate::pacific_rails::content::*;
use crate::pacific_rails::state::{Player, Points, State};
use crate::{Seat, Standings};

/// Categories of the score sheet that grow during the game, in the order of [`Points`].
const DURING: [(&str, Points); 8] = [
    ("tracks", Points::Tracks),
    ("passed", Points::Passed),
    ("coasts", Points::Coasts),
    ("telegraphs", Points::Telegraphs),
    ("houses", Points::Houses),
    ("upgrades", Points::Upgrades),
    ("congress", Points::Congress),
    ("train", Points::Train),
];

impl Player {
    /// Stations and telegraphs on the map.
    pub(crate) fn network(&self, board: &Board) -> u8 {
        self.stations + (board.telegraphs.len() as u8).saturating_sub(self.telegraphs)
    }

    pub(crate) fn district_houses(&self) -> u8 {
        self.built.iter().sum()
    }

    fn towards(&self, goal: Goal, board: &Board) -> u8 {
        match goal {
            Goal::Stations => self.stations,
            Goal::Telegraphs => self.network(board) - self.stations,
            Goal::Houses => self.district_houses(),
            Goal::Crew => self.count(Specialist::Crew),
            Goal::Engineers => self.count(Specialist::Engineer),
            Goal::Miners => self.count(Specialist::Miner),
            Goal::Financiers => self.count(Specialist::Financier),
            Goal::Coins => self.goods[Good::Coin.index()],
            Goal::Wood => self.goods[Good::Wood.index()],
            Goal::Iron => self.goods[Good::Iron.index()],
            Goal::Gunpowder => self.goods[Good::Gunpowder.index()],
            Goal::Upgrades => self.upgrades.iter().flatten().count() as u8,
        }
    }
}

impl State {
    /// Who has most of what a goal counts; nobody if that is shared.
    pub(crate) fn leader(&self, goal: Goal) -> Option<Seat> {
        let towards = |seat: &Seat| self.player(*seat).towards(goal, self.board());
        let most = Seat::all(self.seats()).map(|seat| towards(&seat)).max()?;
        let mut leaders = Seat::all(self.seats()).filter(|seat| towards(seat) == most);
        leaders.next().filter(|_| leaders.next().is_none())
    }

    pub(crate) fn standings(&self) -> Standings {
        let board = self.board();
        let leaders = self.goals.map(|goal| self.leader(goal));
        let rows = Seat::all(self.seats()).map(|seat| {
            let player = self.player(seat);
            let mut by: Vec<(&'static str, i32)> =
                DURING.iter().map(|(name, points)| (*name, player.points[*points as usize].into())).collect();
            let network = player.network(board).checked_sub(1).and_then(|at| board.network.get(at as usize));
            let tiles: i32 = player.tracks.iter().map(|&count| i32::from(count)).sum();
            let goals = leaders.iter().filter(|leader| **leader == Some(seat)).count() as i32;
            by.extend([
                ("network", network.copied().map_or(0, i32::from)),
                ("cargo", tiles * i32::from(board.tile_in_cargo)),
                ("goals", goals * i32::from(board.goal_points)),
            ]);
            by
        });
        let ties = |seat: Seat| (self.player(seat).district_houses(), self.player(seat).network(board));
        Standings::rank(rows.collect(), |a, b| ties(a) > ties(b))
    }
}
