//! What lies before one player.

use super::piles::*;
use crate::great_western_trail::content::*;
use serde::{Deserialize, Serialize};

#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Player {
    pub dollars: u16,
    /// `None` before the first turn.
    pub herder: Option<Place>,
    pub engine: Stop,
    /// The marker's place on the certificate track, from 0.
    pub certificates: u8,
    /// Workers in each row, the printed one included.
    pub workers: [u8; 3],
    /// Discs still on the board.
    pub discs: Counts<DiscSpace, DISC_KINDS>,
    pub cities: Counts<City, CITY_COUNT>,
    pub stations: StationSet,
    pub masters: MasterSet,
    pub hand: Cards,
    pub stack: Cards,
    pub discard: Cards,
    /// Cards removed from the game.
    pub trashed: CattleCounts,
    /// Objective cards in hand that nobody else has seen: taken from the top of the stack to the hand.
    pub secret: ObjectiveSet,
    /// Objective cards in hand that everybody has seen.
    pub shown: ObjectiveSet,
    pub starting: Starting,
    /// Objective cards played.
    pub area: ObjectiveSet,
    /// Buildings not yet placed.
    pub unbuilt: NumberSet,
    /// Where building n + 1 stands.
    #[serde(with = "super::shelf")]
    pub built: [Option<Place>; PRIVATE_COUNT],
    pub hazards: Counts<Hazard, HAZARD_KINDS>,
    /// Green and blue teepees, or green and orange outlaws.
    pub teepees: [u8; 2],
    /// Holds the job market token.
    pub token: bool,
    pub turns: u16,
    pub visits: u16,
    /// Exchange tokens.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub exchange: u8,
    /// Towns with a branchlet of this player's.
    #[serde(default, skip_serializing_if = "is_no_town")]
    pub towns: TownSet,
}

#[allow(clippy::trivially_copy_pass_by_ref)] // As serde asks for it.
fn is_zero(count: &u8) -> bool {
    *count == 0
}

#[allow(clippy::trivially_copy_pass_by_ref)]
fn is_no_town(towns: &TownSet) -> bool {
    towns.is_empty()
}

impl Player {
    pub fn new(dollars: u8, starting: Starting, catalog: &Catalog) -> Player {
        let mut stack = Cards::default();
        for (count, card) in stack.cattle.of.iter_mut().zip(&CATTLE) {
            *count = card.per_player;
        }
        let mut discs = Counts::NONE;
        for (count, row) in discs.of.iter_mut().zip(&DISC_SPACES).take(catalog.disc_kinds) {
            *count = row.count;
        }
        Player {
            dollars: dollars.into(),
            herder: None,
            engine: Stop::START,
            certificates: 0,
            workers: [1; 3],
            discs,
            cities: Counts::NONE,
            stations: StationSet(0),
            masters: MasterSet(0),
            hand: Cards::default(),
            stack,
            discard: Cards::default(),
            trashed: Counts::NONE,
            secret: ObjectiveSet::NONE,
            shown: ObjectiveSet::NONE,
            starting,
            area: ObjectiveSet::NONE,
            unbuilt: every_number(catalog),
            built: [None; PRIVATE_COUNT],
            hazards: Counts::NONE,
            teepees: [0; 2],
            token: false,
            turns: 0,
            visits: 0,
            exchange: catalog.start_tokens,
            towns: TownSet(0),
        }
    }

    #[inline]
    pub fn workers(&self, worker: Worker) -> u8 {
        self.workers[worker as usize]
    }

    /// Discs cleared from that kind of space.
    #[inline]
    pub fn cleared(&self, space: DiscSpace) -> u8 {
        space.row().count.saturating_sub(self.discs.get(space))
    }

    pub fn step_limit(&self, players: u8) -> u8 {
        let (base, dollars, points) = STEP_LIMIT[players as usize - 2];
        base + dollars * self.cleared(DiscSpace::STEP_DOLLARS) + points * self.cleared(DiscSpace::STEP_POINTS)
    }

    pub fn hand_limit(&self) -> u8 {
        HAND_LIMIT + self.cleared(DiscSpace::HAND_LIMIT)
    }

    /// The furthest place of the certificate marker: the 6 counts only once the 4 is cleared.
    pub fn certificate_limit(&self) -> u8 {
        match (self.cleared(DiscSpace::LIMIT_4), self.cleared(DiscSpace::LIMIT_6)) {
            (0, _) => 3,
            (_, 0) => 4,
            _ => 5,
        }
    }

    pub fn temporary_certificates(&self) -> u8 {
        CERTIFICATE_TRACK[self.certificates as usize]
    }

    pub fn permanent_certificates(&self) -> u8 {
        self.masters.iter().map(Master::permanent_certificates).sum()
    }

    /// How often an auxiliary action may be done at once: 0 is locked, 2 is double.
    pub fn aux_level(&self, aux: Aux) -> u8 {
        2 - self.discs.get(aux.discs()).min(2)
    }

    pub fn teepee_pairs(&self) -> u8 {
        self.teepees[0].min(self.teepees[1])
    }

    pub fn woods_buildings(&self, catalog: &Catalog) -> u8 {
        self.built.iter().flatten().filter(|&&place| catalog.space(place).woods).count() as u8
    }

    pub fn branchlets_left(&self) -> u8 {
        BRANCHLETS.saturating_sub(self.towns.len())
    }

    /// Bells uncovered on the add-on board: one under each row of branchlets.
    pub fn bells(&self) -> u8 {
        self.towns.len() / BRANCHLET_ROW
    }

    /// Areas of the extension board with a branchlet of the player's.
    pub fn areas(&self) -> u8 {
        let in_area = |area: &Area| self.towns.iter().any(|town| town.square().area == *area);
        Area::ALL.iter().filter(|area| in_area(area)).count() as u8
    }

    /// Town tiles beside a branchlet of this player's.
    pub fn town_tiles(&self) -> u8 {
        TILE_TOWNS.iter().filter(|&&town| self.towns.has(town)).count() as u8
    }

    /// The number of cards that can be drawn.
    pub fn can_draw(&self) -> u8 {
        self.stack.len() + self.discard.len()
    }
}

/// The private buildings of that edition.
pub fn every_number(catalog: &Catalog) -> NumberSet {
    NumberSet((1 << (catalog.faces.len() + 1)) - 2)
}
