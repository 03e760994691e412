//! How well a computer plays, and by what.

use super::knowledge::{self, Mind};
use super::weights::Weights;
use std::sync::Arc;

/// Who sits there, for those who play against it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Level {
    /// Follows its likings, warmly: it often does what it likes second best.
    Greenhorn,
    /// Follows its likings.
    Hand,
    /// Looks some turns ahead, shortly.
    Foreman,
    /// Looks further ahead, for longer.
    Boss,
}

impl Level {
    pub const ALL: [Level; 4] = [Level::Greenhorn, Level::Hand, Level::Foreman, Level::Boss];

    /// As the command line and the store write it.
    pub fn id(self) -> &'static str {
        match self {
            Level::Greenhorn => "greenhorn",
            Level::Hand => "hand",
            Level::Foreman => "foreman",
            Level::Boss => "boss",
        }
    }

    pub fn from_id(id: &str) -> Option<Level> {
        Level::ALL.into_iter().find(|level| level.id() == id)
    }
}

/// How a mind comes to its choice.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Manner {
    /// By liking alone; the warmer, the more often it takes what it likes less.
    Liking {
        warmth: f32,
    },
    Search(Search),
}

/// How a search goes about it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Search {
    /// Own turns that are played before the worth of the position is asked for.
    pub horizon: u32,
    /// How warmly everybody plays beyond the tree.
    pub warmth: f32,
    /// How readily it looks at what seems worse.
    pub curiosity: f32,
    /// How many points of liking make a choice e times as likely to be looked at.
    pub trust: f32,
    /// How much a point of one's own counts beside a point of margin.
    pub own: f32,
}

/// A player: what it goes by, and how.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Player {
    pub manner: Manner,
    /// Plays by what was learned first, so that progress can be measured.
    pub frozen: bool,
}

/// The search of the first round, never tuned again. How much one's own points counted beside the margin when its weights
/// were found is not known; here they count the same.
const FIRST_SEARCH: Search = Search { horizon: 3, warmth: 0.3, curiosity: 0.7, trust: 1.0, own: 1.0 };

impl Player {
    /// The first round's likings alone.
    pub const FIRST_LIKING: Player = Player { manner: Manner::Liking { warmth: 0.1 }, frozen: true };
    /// The first round's search.
    pub const FIRST_SEARCH: Player = Player { manner: Manner::Search(FIRST_SEARCH), frozen: true };

    pub fn weights<R: Mind>(&self) -> Arc<Weights> {
        if self.frozen { knowledge::first::<R>() } else { knowledge::newest::<R>() }
    }
}

impl From<Level> for Player {
    fn from(level: Level) -> Player {
        Player::of(level)
    }
}

impl Player {
    pub const fn of(level: Level) -> Player {
        let manner = match level {
            Level::Greenhorn => Manner::Liking { warmth: 1.5 },
            Level::Hand => Manner::Liking { warmth: 0.1 },
            Level::Foreman => Manner::Search(FIRST_SEARCH),
            Level::Boss => Manner::Search(Search { horizon: 4, ..FIRST_SEARCH }),
        };
        Player { manner, frozen: false }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_level_is_found_by_its_id() {
        for level in Level::ALL {
            assert_eq!(Level::from_id(level.id()), Some(level));
        }
        assert_eq!(Level::from_id("random"), None);
    }
}
