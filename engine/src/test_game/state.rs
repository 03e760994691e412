//! What lies where.

use crate::{Dice, Eye, Seat, Version};
use serde::{Deserialize, Serialize};

pub(super) const ROWS: u8 = 6;
pub(super) const COLUMNS: u8 = 10;
pub(super) const CARDS_OF_A_GOOD: u8 = 6;
pub(super) const HAND: u8 = 3;
pub(super) const MOVES: u8 = 2;

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Good {
    Coal,
    Corn,
    Iron,
    Wool,
}

impl Good {
    pub const ALL: [Good; 4] = [Good::Coal, Good::Corn, Good::Iron, Good::Wool];

    pub fn key(self) -> &'static str {
        ["coal", "corn", "iron", "wool"][self as usize]
    }

    /// The message that names it.
    pub fn name(self) -> &'static str {
        ["tg-coal", "tg-corn", "tg-iron", "tg-wool"][self as usize]
    }
}

/// How many cards of each good: cards of one good are alike.
pub(super) type Cards = [u8; 4];

pub(super) fn count(cards: Cards) -> u32 {
    cards.iter().map(|&n| u32::from(n)).sum()
}

/// Takes one card at random.
pub(super) fn draw(cards: &mut Cards, dice: &mut Dice) -> Option<Good> {
    let total = count(*cards);
    if total == 0 {
        return None;
    }
    let mut at = dice.below(total);
    for good in Good::ALL {
        let here = u32::from(cards[good as usize]);
        if at < here {
            cards[good as usize] -= 1;
            return Some(good);
        }
        at -= here;
    }
    None
}

/// A place in the yard, counted along the rows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Cell(pub u8);

impl Cell {
    pub(super) fn all() -> impl Iterator<Item = Cell> {
        (0..ROWS * COLUMNS).map(Cell)
    }

    pub fn row(self) -> u8 {
        self.0 / COLUMNS
    }

    pub fn column(self) -> u8 {
        self.0 % COLUMNS
    }

    fn touches(self, other: Cell) -> bool {
        self.row().abs_diff(other.row()) + self.column().abs_diff(other.column()) == 1
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Placed {
    pub cell: Cell,
    pub good: Good,
    pub by: Seat,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Crate {
    pub good: Good,
    pub open: bool,
}

/// What the engine does, for those who have to live with its faults.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Engine {
    Sound,
    /// Opening a crate is a fault.
    Faulty,
    /// There is no second turn.
    Panicking,
}

/// Pending work. Only the top of the agenda offers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Frame {
    /// The turn of the one whose turn it is, with the moves left.
    Turn { left: u8 },
    /// This card, still in hand, looks for a cell.
    Put { good: Good },
    /// This seat gives a card to the one whose turn it is.
    Answer { seat: Seat },
}

#[derive(Clone, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct State {
    #[serde(default, skip_serializing_if = "Version::is_first")]
    pub(super) version: Version,
    pub(super) rounds: u8,
    pub(super) rich: bool,
    pub(super) engine: Engine,
    pub(super) dice: Dice,
    /// Counts the turns of the game from 0. The seats take them in order.
    pub(super) turn: u32,
    /// Empty once the game is over.
    pub(super) agenda: Vec<Frame>,
    pub(super) deck: Cards,
    pub(super) hands: Vec<Cards>,
    pub(super) crates: Vec<Crate>,
    pub(super) yard: Vec<Placed>,
}

impl State {
    pub(super) fn seats(&self) -> u8 {
        self.hands.len() as u8
    }

    pub(super) fn active(&self) -> Seat {
        Seat((self.turn % u32::from(self.seats().max(1))) as u8)
    }

    pub(super) fn is_over(&self) -> bool {
        self.agenda.is_empty()
    }

    pub(super) fn hand_is_open(&self, eye: Eye, seat: Seat) -> bool {
        eye.is(seat) || self.is_over()
    }

    pub(super) fn crate_is_open(&self, seat: Seat) -> bool {
        self.crates[seat.index()].open || self.is_over()
    }

    pub(super) fn is_free(&self, cell: Cell) -> bool {
        self.yard.iter().all(|placed| placed.cell != cell)
    }

    /// What a card of this good is worth in that cell, as the yard is now.
    pub(super) fn neighbours(&self, cell: Cell, good: Good) -> i32 {
        self.yard.iter().filter(|other| other.good == good && other.cell.touches(cell)).count() as i32
    }

    pub(super) fn yard_points(&self, seat: Seat) -> i32 {
        let own = self.yard.iter().filter(|placed| placed.by == seat);
        own.map(|placed| self.neighbours(placed.cell, placed.good)).sum()
    }

    pub(super) fn crate_points(&self, seat: Seat) -> i32 {
        let matching = self.hands[seat.index()][self.crates[seat.index()].good as usize];
        i32::from(matching) * if self.rich { 2 } else { 1 }
    }

    /// Puts everything this eye cannot know back together and deals it again.
    pub(super) fn deal_again(&mut self, eye: Eye, mut dice: Dice) {
        let hidden_hands: Vec<Seat> = Seat::all(self.seats()).filter(|&seat| !self.hand_is_open(eye, seat)).collect();
        let closed: Vec<Seat> = Seat::all(self.seats()).filter(|&seat| !self.crate_is_open(seat)).collect();
        for seat in &closed {
            self.deck[self.crates[seat.index()].good as usize] += 1;
        }
        let mut sizes = Vec::new();
        for seat in &hidden_hands {
            let hand = std::mem::take(&mut self.hands[seat.index()]);
            sizes.push(count(hand) as u8);
            for good in Good::ALL {
                self.deck[good as usize] += hand[good as usize];
            }
        }
        for (seat, size) in hidden_hands.into_iter().zip(sizes) {
            self.hands[seat.index()] = deal_hand(&mut self.deck, size, &mut dice);
        }
        for seat in closed {
            if let Some(good) = draw(&mut self.deck, &mut dice) {
                self.crates[seat.index()].good = good;
            }
        }
        // The card that looks for a cell is one of a hidden hand, so it has to be one of the new hand.
        let active = self.active();
        if let Some(Frame::Put { good }) = self.agenda.last_mut()
            && !eye.is(active)
        {
            let mut hand = self.hands[active.index()];
            *good = draw(&mut hand, &mut dice).unwrap_or(*good);
        }
        self.dice = dice;
    }
}

pub(super) fn deal_hand(deck: &mut Cards, size: u8, dice: &mut Dice) -> Cards {
    let mut hand = Cards::default();
    for good in (0..size).map_while(|_| draw(deck, dice)) {
        hand[good as usize] += 1;
    }
    hand
}
