//! How weights are learned: games are played with the search ([`play`]), likings and worth are fitted to what it did, and
//! a [`contest`] against the weights before shows whether that was any good.

mod contest;
mod lesson;
mod likings;
mod ridge;
mod worth;

pub use contest::{Contest, contest};
pub use lesson::{Course, Lesson, Step, play};
pub use likings::{LikingFit, fit_likings};
pub use worth::{WorthFit, fit_worth};
