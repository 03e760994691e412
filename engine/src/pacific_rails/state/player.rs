//! What lies before one player.

use crate::pacific_rails::content::*;
use serde::{Deserialize, Serialize};

/// Where points come from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Points {
    Tracks,
    Passed,
    Coasts,
    Telegraphs,
    Houses,
    Upgrades,
    Congress,
    Train,
}

/// How many sources of points there are during the game.
pub const POINTS: usize = 8;

#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Player {
    pub goods: [u8; 4],
    pub tracks: [u8; 3],
    /// Houses still on the rows of the player board.
    pub houses: [u8; 4],
    /// Houses built in the districts, by their resource.
    pub built: [u8; 4],
    pub stations: u8,
    /// Telegraph stations still on the player board.
    pub telegraphs: u8,
    /// Workers at home.
    pub reserve: u8,
    pub hats: u8,
    pub engines: [Option<Cell>; 2],
    /// Two for each carriage, from the left.
    pub specialists: [Option<Specialist>; CARRIAGES * SPECIALIST_SLOTS],
    pub upgrades: [Option<u8>; CARRIAGES],
    pub points: [u16; POINTS],
    pub turns: u16,
}

impl Player {
    pub fn new(board: &Board, players: u8) -> Player {
        Player {
            goods: board.start,
            tracks: [0; 3],
            houses: [board.row; 4],
            built: [0; 4],
            stations: 0,
            telegraphs: board.telegraphs.len() as u8,
            reserve: board.workers[players as usize - 2],
            hats: 0,
            engines: [None; 2],
            specialists: [None; CARRIAGES * SPECIALIST_SLOTS],
            upgrades: [None; CARRIAGES],
            points: [0; POINTS],
            turns: 0,
        }
    }

    /// The first three stations bring a carriage each.
    #[inline]
    pub fn carriages(&self) -> u8 {
        self.stations.min(CARRIAGES as u8)
    }

    #[inline]
    pub fn cargo(&self) -> u8 {
        self.goods.iter().chain(&self.tracks).sum()
    }

    #[inline]
    pub fn limit(&self, board: &Board) -> u8 {
        board.cargo + board.cargo_per_carriage * self.carriages()
    }

    #[inline]
    pub fn houses_left(&self) -> u8 {
        self.houses.iter().sum()
    }

    /// What collecting brings before bonuses: one, the uncovered spaces of the row, the houses in the district.
    #[inline]
    pub fn yields(&self, board: &Board, good: Good) -> u8 {
        1 + (board.row - self.houses[good.index()]) + self.built[good.index()]
    }

    /// The leftmost free place for a specialist.
    #[inline]
    pub fn free_slot(&self) -> Option<usize> {
        let slots = usize::from(self.carriages()) * SPECIALIST_SLOTS;
        self.specialists[..slots].iter().position(Option::is_none)
    }

    /// The leftmost carriage that has a specialist and no upgrade.
    #[inline]
    pub fn carriage_to_upgrade(&self) -> Option<usize> {
        (0..CARRIAGES).find(|&carriage| {
            let first = carriage * SPECIALIST_SLOTS;
            self.upgrades[carriage].is_none()
                && self.specialists[first..first + SPECIALIST_SLOTS].iter().any(Option::is_some)
        })
    }

    pub fn count(&self, kind: Specialist) -> u8 {
        self.specialists.iter().filter(|slot| **slot == Some(kind)).count() as u8
    }

    pub fn so_far(&self) -> u32 {
        self.points.iter().map(|&points| u32::from(points)).sum()
    }
}
