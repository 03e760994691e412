//! What a table agreed on before the deal: the edition's catalog and a few named switches, each read in one place.

use super::piles::NumberSet;
use crate::great_western_trail::content::*;
use crate::protocol::setup::bad_value;
use crate::{Change, OptionSpec, Options, SetupError, Values, Version};
use serde::{Deserialize, Serialize};

/// Version 2 reads the second edition by its own words where they differ from those of the first (RULES.md, "The second
/// edition").
pub const CHANGES: &[Change] = &[Change::Reading];

/// The options, parsed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Setup {
    pub version: Version,
    pub edition: Edition,
    pub north: bool,
    pub extra_breed: Option<ExtraBreed>,
    pub sides: Sides,
    /// Neutral buildings are shuffled over their seven spaces.
    pub neutral_random: bool,
    pub cowboy_reveal: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sides {
    Random,
    /// The numbers that lie on side b.
    Given(NumberSet),
}

/// The rules of a running table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Charter {
    #[serde(default, skip_serializing_if = "Version::is_first")]
    pub version: Version,
    pub edition: Edition,
    /// With Rails to the North.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub north: bool,
    /// A breed mixed into the market, with its market tile and its starting objective.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub extra_breed: Option<ExtraBreed>,
    /// The private buildings that lie on side b, the same for all players.
    pub b_sides: NumberSet,
    /// A cowboy may turn up two market cards instead of buying: printed since the second printing.
    pub cowboy_reveal: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Edition {
    First,
    Second,
}

impl Charter {
    /// The tables and switches of this edition.
    #[inline]
    pub fn catalog(self) -> &'static Catalog {
        catalog(self.edition, self.north)
    }

    /// Whether the words of the second edition count where they differ from those of the first.
    #[inline]
    pub fn own_words(self) -> bool {
        !self.version.is_first() && self.edition == Edition::Second
    }

    /// Deals of the cattle market: an extra breed has a tile of its own.
    #[inline]
    pub fn deals(self) -> &'static [Deal] {
        if self.extra_breed.is_some() { &DEALS } else { &DEALS[..BOARD_DEALS] }
    }

    pub fn market_size(self, players: usize) -> u8 {
        if self.extra_breed.is_some() { LARGE_MARKET_SIZE[players - 2] } else { MARKET_SIZE[players - 2] }
    }

    /// Cards of that kind in the market's deck.
    pub fn market_cards(self, card: Cattle) -> u8 {
        let extra = card.index() >= FIRST_EXTRA_KIND;
        if extra && self.extra_breed.map(ExtraBreed::card) != Some(card) { 0 } else { card.card().market }
    }

    /// The starting objectives that are dealt from.
    pub fn starting(self) -> impl Iterator<Item = Starting> {
        self.catalog().starting.iter().copied().chain(self.extra_breed.map(|_| EXTRA_STARTING))
    }
}

#[inline]
pub fn catalog(edition: Edition, north: bool) -> &'static Catalog {
    match (edition, north) {
        (Edition::First, false) => &FIRST,
        (Edition::First, true) => &FIRST_NORTH,
        (Edition::Second, false) => &SECOND,
        (Edition::Second, true) => &SECOND_NORTH,
    }
}

const BUILDINGS: OptionSpec = OptionSpec {
    key: "buildings",
    group: "setup",
    values: Values::OneOfOr(&["a", "random"], "a list of all numbers such as 1a+2b+3a+4a+5b+6a+7a+8a+9a+10b"),
    default: "a",
    formerly: &[],
    only_with: None,
};

pub static OPTIONS: [OptionSpec; 6] = [
    OptionSpec {
        key: "edition",
        group: "edition",
        values: Values::OneOf(&["first", "second"]),
        default: "first",
        formerly: &[],
        only_with: None,
    },
    OptionSpec {
        key: "north",
        group: "edition",
        values: Values::OneOf(&["true", "false"]),
        default: "false",
        formerly: &[],
        only_with: None,
    },
    OptionSpec {
        key: "cattle",
        group: "edition",
        values: Values::OneOf(&["none", "simmental", "brahman"]),
        default: "none",
        formerly: &[],
        only_with: Some(("edition", "second")),
    },
    BUILDINGS,
    OptionSpec {
        key: "neutral",
        group: "setup",
        values: Values::OneOf(&["fixed", "random"]),
        default: "fixed",
        formerly: &[],
        only_with: None,
    },
    OptionSpec {
        key: "cowboy-reveal",
        group: "rules",
        values: Values::OneOf(&["true", "false"]),
        default: "true",
        formerly: &[],
        only_with: Some(("edition", "first")),
    },
];

pub fn understand(options: &Options, version: Version) -> Result<Setup, SetupError> {
    let is = |key: &str, value: &str| options.get(key).is_some_and(|given| given == value);
    let edition = if is("edition", "second") { Edition::Second } else { Edition::First };
    let north = is("north", "true");
    let extra_breed = match options.get("cattle").map(String::as_str) {
        Some("simmental") => Some(ExtraBreed::Simmental),
        Some("brahman") => Some(ExtraBreed::Brahman),
        _ => None,
    };
    let numbers = catalog(edition, north).faces.len();
    let buildings = options.get("buildings").map_or("a", String::as_str);
    let sides = match buildings {
        "a" => Sides::Given(NumberSet(0)),
        "random" => Sides::Random,
        list => Sides::Given(side_list(list, numbers).ok_or_else(|| bad_value(&BUILDINGS, list))?),
    };
    Ok(Setup {
        version,
        edition,
        north,
        extra_breed,
        sides,
        neutral_random: is("neutral", "random"),
        cowboy_reveal: is("cowboy-reveal", "true"),
    })
}

/// Reads `1a+2b+…`: every number from 1 to the last exactly once, in any order.
fn side_list(text: &str, last: usize) -> Option<NumberSet> {
    let (mut seen, mut b_sides) = (NumberSet(0), NumberSet(0));
    for part in text.split('+') {
        let side = part.chars().last()?;
        let number: u8 = part.strip_suffix(side)?.parse().ok()?;
        if !(1..=last as u8).contains(&number) || seen.has(number) {
            return None;
        }
        seen.add(number);
        match side {
            'a' => {}
            'b' => b_sides.add(number),
            _ => return None,
        }
    }
    (seen.len() as usize == last).then_some(b_sides)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_list_of_sides_names_every_building_once() {
        let list = side_list("1a+2b+3a+4a+5b+6a+7a+8a+9a+10b", 10).unwrap();
        assert_eq!(list.iter().collect::<Vec<_>>(), [2, 5, 10]);
        assert_eq!(side_list("1a+2b", 10), None);
        assert_eq!(side_list("1a+1b+3a+4a+5b+6a+7a+8a+9a+10b", 10), None);
        assert_eq!(side_list("1a+2c+3a+4a+5b+6a+7a+8a+9a+10b", 10), None);
        assert_eq!(side_list("1a+2b+3a+4a+5b+6a+7a+8a+9a+11b", 10), None);
        assert_eq!(side_list("1a+2b+3a+4a+5b+6a+7a+8a+9a+10b", 12), None);
        let list = side_list("12b+1a+2b+3a+4a+5b+6a+7a+8a+9a+10b+11a", 12).unwrap();
        assert_eq!(list.iter().collect::<Vec<_>>(), [2, 5, 10, 12]);
    }
}
