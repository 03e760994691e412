//! Who plays at a seat.

use engine::mind::{Level, Player};

#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Who {
    /// Any offer, by lot.
    Random,
    /// A mind, and the milliseconds of processor time that it has for a turn.
    Mind(Player, f64),
}

/// Who can play, by their ids: the levels, chance, and those that are never tuned, so that progress can be measured.
const IDS: [(&str, Who); 8] = [
    ("greenhorn", Who::level(Level::Greenhorn)),
    ("hand", Who::level(Level::Hand)),
    ("foreman", Who::level(Level::Foreman)),
    ("boss", Who::level(Level::Boss)),
    ("random", Who::Random),
    ("reference-policy", Who::Mind(Player::FIRST_LIKING, 0.0)),
    ("reference-50", Who::Mind(Player::FIRST_SEARCH, 50.0)),
    ("reference-200", Who::Mind(Player::FIRST_SEARCH, 200.0)),
];

impl Who {
    const fn level(level: Level) -> Who {
        let milliseconds = match level {
            Level::Greenhorn | Level::Hand => 0.0,
            Level::Foreman => 200.0,
            Level::Boss => 2000.0,
        };
        Who::Mind(Player::of(level), milliseconds)
    }

    /// By its id.
    pub fn from_id(id: &str) -> Result<Who, String> {
        let known = IDS.iter().find(|(other, _)| *other == id).map(|(_, who)| *who);
        known.ok_or_else(|| {
            let ids: Vec<&str> = IDS.iter().map(|(id, _)| *id).collect();
            format!("nobody is called \"{id}\"; players are {}", ids.join(", "))
        })
    }

    pub fn id(self) -> &'static str {
        IDS.iter().find(|(_, who)| *who == self).map_or("", |(id, _)| id)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn everybody_is_found_by_an_id_of_their_own() {
        for (id, who) in IDS {
            assert_eq!(Who::from_id(id), Ok(who));
            assert_eq!(who.id(), id);
        }
        assert!(Who::from_id("sheriff").is_err_and(|sentence| sentence.contains("greenhorn, hand, foreman, boss")));
    }
}
