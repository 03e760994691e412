//! What an edition, with or without the expansion, is made of: its tables, and a few switches.

use super::{board::*, buildings::*, cards::*, cities::*, masters::*, north::*, railroad::*, tiles::*, trail::*};

pub struct Catalog {
    pub spaces: &'static [Space; SPACE_COUNT],
    /// The spaces for teepees or outlaws, in the order they are filled.
    pub trade_spaces: &'static [Place; TRADE_SPACES],
    pub piles: &'static Piles,
    /// Private buildings by number, side a and side b.
    pub faces: &'static [[Building; 2]],
    pub cities: &'static Cities,
    pub auxes: &'static [Aux],
    /// Kinds of disc spaces, and discs on them.
    pub disc_kinds: usize,
    pub discs: u8,
    pub stations: usize,
    /// The station masters of which some are used, and how many.
    pub masters: &'static [Master],
    pub masters_used: usize,
    /// The objective cards, a bit for each row.
    pub objectives: u64,
    pub starting: &'static [Starting],
    /// Cards drawn at the start by seat; whoever has more than the hand limit discards down to it.
    pub start_cards: [u8; 4],
    pub start_tokens: u8,
    /// Kinds of town tiles; none without the extension board.
    pub town_tiles: &'static [TownTile],
    /// An objective card that goes to the hand may come unseen from the stack (first edition, 6b).
    pub hand_from_stack: bool,
    /// Nobody uses the actions of the same building twice in a turn (second edition, 6b).
    pub building_once_a_turn: bool,
}

pub static FIRST: Catalog = Catalog {
    spaces: &FIRST_TRAIL,
    trade_spaces: &TEEPEE_SPACES,
    piles: &FIRST_PILES,
    faces: FIRST_PRIVATE.split_at(10).0,
    cities: &FIRST_CITIES,
    auxes: &[Aux::Dollar, Aux::Draw, Aux::Certificate, Aux::Engine, Aux::Trash],
    disc_kinds: BOARD_DISC_KINDS,
    discs: 14,
    stations: 10,
    masters: &FIRST_MASTERS,
    masters_used: 5,
    objectives: FIRST_OBJECTIVES,
    starting: &FIRST_STARTING,
    start_cards: [4; 4],
    start_tokens: 0,
    town_tiles: &[],
    hand_from_stack: true,
    building_once_a_turn: false,
};

pub static FIRST_NORTH: Catalog = Catalog {
    faces: &FIRST_PRIVATE,
    cities: &FIRST_NORTH_CITIES,
    auxes: &[Aux::Dollar, Aux::Draw, Aux::Certificate, Aux::Engine, Aux::Trash, Aux::Branchlet],
    disc_kinds: DISC_KINDS,
    discs: 15,
    stations: STATION_COUNT,
    masters: &FIRST_NORTH_MASTERS,
    masters_used: 7,
    objectives: FIRST_OBJECTIVES | NORTH_OBJECTIVES,
    start_tokens: 1,
    town_tiles: &FIRST_TOWN_TILES,
    ..FIRST
};

pub static SECOND: Catalog = Catalog {
    spaces: &SECOND_TRAIL,
    trade_spaces: &OUTLAW_SPACES,
    piles: &SECOND_PILES,
    faces: SECOND_PRIVATE.split_at(12).0,
    cities: &SECOND_CITIES,
    auxes: &[Aux::Dollar, Aux::Draw, Aux::Certificate, Aux::Engine, Aux::TrashGain],
    masters: &SECOND_MASTERS,
    objectives: SECOND_OBJECTIVES,
    starting: &SECOND_STARTING,
    start_cards: [4, 5, 6, 7],
    start_tokens: 1,
    hand_from_stack: false,
    building_once_a_turn: true,
    ..FIRST
};

pub static SECOND_NORTH: Catalog = Catalog {
    faces: &SECOND_PRIVATE,
    cities: &SECOND_NORTH_CITIES,
    auxes: &[Aux::Dollar, Aux::Draw, Aux::Certificate, Aux::Engine, Aux::TrashGain, Aux::BranchletPay],
    disc_kinds: DISC_KINDS,
    discs: 15,
    stations: STATION_COUNT,
    masters: &SECOND_NORTH_MASTERS,
    masters_used: 7,
    objectives: SECOND_OBJECTIVES | NORTH_OBJECTIVES,
    town_tiles: &SECOND_TOWN_TILES,
    ..SECOND
};

impl Catalog {
    /// Every edition and expansion, the plain first edition first.
    pub fn all() -> [&'static Catalog; 4] {
        [&FIRST, &FIRST_NORTH, &SECOND, &SECOND_NORTH]
    }

    #[inline]
    pub fn space(&self, place: Place) -> &'static Space {
        &self.spaces[place.index()]
    }

    /// Whether the city is on its board.
    pub fn has(&self, city: City) -> bool {
        self.cities.order.contains(&city)
    }

    #[inline]
    pub fn crest(&self, city: City) -> &'static CityCrest {
        self.cities.crest(city)
    }

    /// Whether it has the extension board.
    #[inline]
    pub fn goes_north(&self) -> bool {
        !self.town_tiles.is_empty()
    }
}
