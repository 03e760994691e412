//! What tests and measurements ask of a game, and nobody who plays it.

use super::rules::Rules;

pub trait Exercise: Rules {
    /// Numbers that characterise a finished game, per player (for `simulate`).
    fn tallies(&self) -> Vec<(&'static str, f64)>;
    /// Tags of what an event exercised (tiles, cards, verbs, endings), for the coverage test.
    fn exercised(event: &Self::Event, tags: &mut Vec<String>);
    /// Every tag that play must exercise sooner or later.
    fn to_exercise() -> Vec<String>;
    /// Gives everybody more than random play ever earns, within the laws, so that it can afford what is expensive.
    fn enrich(&mut self) {}
}
