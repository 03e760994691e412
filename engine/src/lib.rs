//! The rules of the games.
//!
//! A [`Table`] holds hidden state. The state always knows its next decision (one seat, a non-empty list of legal
//! actions) or the final standings. Choosing one action resolves exactly that, records events, and runs on until
//! the next decision. Everything else is a client of that sentence.
//!
//! Nothing here reads a clock, a file or the environment, and nothing here writes a sentence: what people read is
//! emitted as [`Phrase`]s and worded elsewhere.

mod any;
mod dice;
mod eye;
mod key;
mod log;
mod offer;
mod phrase;
pub mod playout;
mod rules;
#[cfg(test)]
mod rules_text;
#[cfg(test)]
mod scenario;
mod seat;
mod setup;
mod standings;
mod table;
mod version;

pub mod great_western_trail;
pub mod pacific_rails;
#[cfg(feature = "test-game")]
pub mod test_game;

pub use any::{AnyTable, AnyView, Game, LoadError, Told, game, games};
pub use dice::{Dice, Seed};
pub use eye::{Audience, Everyone, Eye, OneSeat, Seen};
pub use key::{Key, Spot};
pub use log::Log;
pub use offer::{Choice, Decision, Gauge, Offer, Tone, Topic, Withheld};
pub use phrase::{Arg, Phrase};
pub use rules::{Fault, Kind, Rules};
pub use seat::Seat;
pub use setup::{OptionSpec, Options, SetupError, Values};
pub use standings::{Score, Standings};
pub use table::{Refusal, Table};
pub use version::{Change, Version};
