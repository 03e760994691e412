//! Phrases into sentences.
//!
//! The engine says an id and arguments; the files under `locales/<language>/` hold the sentences, one file for each
//! game and `common.ftl` for what is said whatever the game. Here the two meet, in the language of each reader.
//!
//! Wording never fails: a message that a language lacks is said as its id in `⟨ ⟩`, and [`missing`] tells tests.

mod list;
mod locale;
mod pseudo;
mod voice;

pub use locale::{Language, category, ids, named, option, option_about, option_group, option_value};
pub use voice::{Mark, Voice, missing, say, say_marked, say_together};
