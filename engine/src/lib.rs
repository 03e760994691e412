//! The rules of the games.
//!
//! A [`Table`] holds hidden state. The state always knows its next decision (one seat, a non-empty list of legal
//! actions) or the final standings. Choosing one action resolves exactly that, records events, and runs on until
//! the next decision. Everything else is a client of that sentence.
//!
//! Nothing here reads a clock, a file or the environment, and nothing here writes a sentence: what people read is
//! emitted as [`Phrase`]s and worded elsewhere.

mod any;
mod kit;
mod left_out;
pub mod mind;
pub mod playout;
mod preview;
mod protocol;
mod table;

pub mod great_western_trail;
pub mod pacific_rails;
#[cfg(feature = "test-game")]
pub mod test_game;

pub use any::{AnyTable, AnyThinker, AnyView, Game, Learned, LoadError, Study, Told, game, games};
pub use preview::Preview;
pub use protocol::{Arg, Phrase};
pub use protocol::{Audience, Everyone, Eye, OneSeat, Seen};
pub use protocol::{Bundle, Menu, News, Picks, Task, Weight, When};
pub use protocol::{Change, Version};
pub use protocol::{Choice, Decision, Detour, Gauge, Key, Offer, Pick, Spot, Tone, Topic, Withheld};
pub use protocol::{Dice, Exercise, Fault, Flow, Kind, Log, Put, Rules, Seat, Seed};
pub use protocol::{OptionSpec, Options, Score, SetupError, Standings, Values};
pub use table::{Refusal, Table, Taken};
