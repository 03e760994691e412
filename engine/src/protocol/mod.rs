//! The protocol every game follows, and what its sentences are made of. No noun of any game appears here.

mod decision;
mod dice;
mod exercise;
mod eye;
mod fault;
mod key;
mod log;
mod news;
mod phrase;
mod rules;
mod seat;
pub mod setup;
mod standings;
pub mod version;

pub use decision::{Bundle, Choice, Decision, Detour, Flow, Gauge, Menu, Offer, Pick, Picks, Put, Task, Tone, Topic};
pub use decision::{When, Withheld};
pub use dice::{Dice, Seed};
pub use exercise::Exercise;
pub use eye::{Audience, Everyone, Eye, OneSeat, Seen};
pub use fault::Fault;
pub use key::{Key, Spot};
pub use log::Log;
pub use news::{News, Weight};
pub use phrase::{Arg, Phrase};
pub use rules::{Kind, Rules};
pub use seat::Seat;
pub use setup::{OptionSpec, Options, SetupError, Values};
pub use standings::{Score, Standings};
pub use version::{Change, Version};
