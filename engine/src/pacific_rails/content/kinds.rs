//! Kinds of pieces.

use serde::{Deserialize, Serialize};

macro_rules! kinds {
    ($(#[$doc:meta])* $name:ident, $count:literal: $($kind:ident = $text:literal),+ $(,)?) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
        #[serde(rename_all = "kebab-case")]
        pub enum $name {
            $($kind),+
        }

        impl $name {
            pub const ALL: [$name; $count] = [$($name::$kind),+];

            pub fn name(self) -> &'static str {
                match self {
                    $($name::$kind => $text),+
                }
            }

            pub fn from_name(name: &str) -> Option<$name> {
                $name::ALL.into_iter().find(|kind| kind.name() == name)
            }

            #[inline]
            pub fn index(self) -> usize {
                self as usize
            }
        }
    };
}

kinds! {
    /// Resources, in the order of the rows of a player board.
    Good, 4: Wood = "wood", Iron = "iron", Gunpowder = "gunpowder", Coin = "coin"
}

kinds! {
    /// Track tiles.
    Track, 3: Rail = "rail", Bridge = "bridge", Tunnel = "tunnel"
}

kinds! {
    Specialist, 4: Crew = "crew", Engineer = "engineer", Miner = "miner", Financier = "financier"
}

kinds! {
    /// What a scoring goal counts.
    Goal, 12:
    Stations = "stations",
    Telegraphs = "telegraphs",
    Houses = "houses",
    Crew = "crew",
    Engineers = "engineers",
    Miners = "miners",
    Financiers = "financiers",
    Coins = "coins",
    Wood = "wood",
    Iron = "iron",
    Gunpowder = "gunpowder",
    Upgrades = "upgrades",
}

impl Goal {
    /// By its name in the board file.
    pub fn from_file(id: &str) -> Option<Goal> {
        let name = match id.strip_prefix("most_")? {
            "railway_stations" => "stations",
            "telegraph_stations" => "telegraphs",
            "district_houses" => "houses",
            "engineer" => "engineers",
            "miner" => "miners",
            "financier" => "financiers",
            "coin" => "coins",
            same => same,
        };
        Goal::from_name(name)
    }
}

/// How many of each resource, by [`Good`].
pub type Cost = [u8; 4];

/// Specialists in one carriage.
pub const SPECIALIST_SLOTS: usize = 2;
