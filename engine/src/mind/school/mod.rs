//! How weights are learned: games are played with the search ([`play`]), and likings and worth are fitted to what it did.

mod lesson;
mod likings;
mod ridge;
mod worth;

pub use lesson::{Course, Lesson, Step, play};
pub use likings::{LikingFit, fit_likings};
pub use worth::{WorthFit, fit_worth};
