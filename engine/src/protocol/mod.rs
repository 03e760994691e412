//! The protocol every game follows, and what its sentences are made of. No noun of any game appears here.

mod candidates;
mod dice;
mod exercise;
mod eye;
mod fault;
mod key;
mod log;
mod offer;
mod phrase;
mod rules;
mod seat;
pub mod setup;
mod standings;
pub mod version;

pub use candidates::{Flow, Put};
pub use dice::{Dice, Seed};
pub use exercise::Exercise;
pub use eye::{Audience, Everyone, Eye, OneSeat, Seen};
pub use fault::Fault;
pub use key::{Key, Spot};
pub use log::Log;
pub use offer::{Choice, Decision, Gauge, Offer, Tone, Topic, Withheld};
pub use phrase::{Arg, Phrase};
pub use rules::{Kind, Rules};
pub use seat::Seat;
pub use setup::{OptionSpec, Options, SetupError, Values};
pub use standings::{Score, Standings};
pub use version::{Change, Version};
