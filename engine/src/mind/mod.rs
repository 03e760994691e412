//! Computer players: what they have in common. A game adds what it knows ([`Mind`]).
//!
//! A [`Thinker`] sits at a seat and gets nothing but a [`Guess`]: the table with everything dealt anew that the seat
//! cannot know. It chooses by liking or by a search; it reads no clock, and the same dice and number of iterations lead
//! to the same choice.

mod budget;
mod guess;
mod knowledge;
mod level;
mod luck;
mod policy;
pub mod school;
mod search;
mod thinker;
mod thought;
mod tree;
mod weights;

pub use budget::Budget;
pub use guess::Guess;
pub use knowledge::Mind;
pub use level::{Level, Manner, Player, Search};
pub use luck::Luck;
pub use policy::Liked;
pub use thinker::{Thinker, Tried};
pub use thought::{Expected, Lead, Prospect, Thought};
pub use weights::Weights;
