//! What the box holds: four goods on cards, and a yard of cells.

use crate::Dice;
use serde::{Deserialize, Serialize};

pub const ROWS: u8 = 6;
pub const COLUMNS: u8 = 10;
pub const CARDS_OF_A_GOOD: u8 = 6;
pub const HAND: u8 = 3;
pub const MOVES: u8 = 2;

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
pub type Cards = [u8; 4];

pub fn count(cards: Cards) -> u32 {
    cards.iter().map(|&n| u32::from(n)).sum()
}

/// Takes one card at random.
pub fn draw(cards: &mut Cards, dice: &mut Dice) -> Option<Good> {
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

pub fn deal_hand(deck: &mut Cards, size: u8, dice: &mut Dice) -> Cards {
    let mut hand = Cards::default();
    for good in (0..size).map_while(|_| draw(deck, dice)) {
        hand[good as usize] += 1;
    }
    hand
}

/// A place in the yard, counted along the rows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Cell(pub u8);

impl Cell {
    pub fn all() -> impl Iterator<Item = Cell> {
        (0..ROWS * COLUMNS).map(Cell)
    }

    pub fn row(self) -> u8 {
        self.0 / COLUMNS
    }

    pub fn column(self) -> u8 {
        self.0 % COLUMNS
    }

    pub fn touches(self, other: Cell) -> bool {
        self.row().abs_diff(other.row()) + self.column().abs_diff(other.column()) == 1
    }
}
