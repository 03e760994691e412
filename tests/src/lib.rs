//! What the generic tests share: which tables to open, playing them at random, and the line that repeats a failure.

mod modules;
mod playing;
mod sitting;
mod source;
mod words;

pub use modules::{Module, Modules};
pub use playing::Playing;
pub use sitting::{Sitting, charters, each, each_of, games_wanted, sittings};
pub use source::{Source, long_decisions, root, sources, texts};
pub use words::{news_text, phrase_text};
