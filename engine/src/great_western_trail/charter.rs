//! What a table agreed on before the deal: the edition's catalog and a few named switches, each read in one place.

use super::content::PRIVATE_COUNT;
use super::piles::NumberSet;
use crate::setup::bad_value;
use crate::{OptionSpec, Options, SetupError, Values};
use serde::{Deserialize, Serialize};

/// The options as understood.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Setup {
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

/// The rules a running table follows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Charter {
    pub edition: Edition,
    /// The private buildings that lie on side b, the same for all players.
    pub b_sides: NumberSet,
    /// A cowboy may turn up two market cards instead of buying: printed since the second printing.
    pub cowboy_reveal: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Edition {
    First,
}

const BUILDINGS: OptionSpec = OptionSpec {
    key: "buildings",
    group: "setup",
    values: Values::OneOfOr(&["a", "random"], "a list of all ten such as 1a+2b+3a+4a+5b+6a+7a+8a+9a+10b"),
    default: "a",
    only_with: None,
};

pub static OPTIONS: [OptionSpec; 4] = [
    OptionSpec {
        key: "edition",
        group: "edition",
        values: Values::OneOf(&["first"]),
        default: "first",
        only_with: None,
    },
    BUILDINGS,
    OptionSpec {
        key: "neutral",
        group: "setup",
        values: Values::OneOf(&["fixed", "random"]),
        default: "fixed",
        only_with: None,
    },
    OptionSpec {
        key: "cowboy-reveal",
        group: "rules",
        values: Values::OneOf(&["true", "false"]),
        default: "true",
        only_with: None,
    },
];

pub fn understand(options: &Options) -> Result<Setup, SetupError> {
    let is = |key: &str, value: &str| options.get(key).is_some_and(|given| given == value);
    let buildings = options.get("buildings").map_or("a", String::as_str);
    let sides = match buildings {
        "a" => Sides::Given(NumberSet(0)),
        "random" => Sides::Random,
        list => Sides::Given(side_list(list).ok_or_else(|| bad_value(&BUILDINGS, list))?),
    };
    Ok(Setup { sides, neutral_random: is("neutral", "random"), cowboy_reveal: is("cowboy-reveal", "true") })
}

/// Reads `1a+2b+…`: every number from 1 to 10 exactly once, in any order.
fn side_list(text: &str) -> Option<NumberSet> {
    let (mut seen, mut b_sides) = (NumberSet(0), NumberSet(0));
    for part in text.split('+') {
        let side = part.chars().last()?;
        let number: u8 = part.strip_suffix(side)?.parse().ok()?;
        if !(1..=PRIVATE_COUNT as u8).contains(&number) || seen.has(number) {
            return None;
        }
        seen.add(number);
        match side {
            'a' => {}
            'b' => b_sides.add(number),
            _ => return None,
        }
    }
    (seen.len() as usize == PRIVATE_COUNT).then_some(b_sides)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_list_of_sides_names_every_building_once() {
        let list = side_list("1a+2b+3a+4a+5b+6a+7a+8a+9a+10b").unwrap();
        assert_eq!(list.iter().collect::<Vec<_>>(), [2, 5, 10]);
        assert_eq!(side_list("1a+2b"), None);
        assert_eq!(side_list("1a+1b+3a+4a+5b+6a+7a+8a+9a+10b"), None);
        assert_eq!(side_list("1a+2c+3a+4a+5b+6a+7a+8a+9a+10b"), None);
        assert_eq!(side_list("1a+2b+3a+4a+5b+6a+7a+8a+9a+11b"), None);
    }
}
