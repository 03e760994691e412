//! What a player does: what is possible and why not, what it does, how it is offered.

pub mod ask;
pub mod cards;
pub mod crates;
