//! What comes of thinking.

use crate::Key;

/// A choice, and what else was weighed.
#[derive(Clone, Debug, PartialEq)]
pub struct Thought {
    pub key: Key,
    /// The three best, the chosen one first.
    pub best: Vec<Prospect>,
    /// Games that were imagined for it.
    pub iterations: u32,
}

/// What speaks for one choice.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Prospect {
    pub key: Key,
    /// How often it was tried, of all times that the decision was looked at.
    pub share: f32,
    /// Points ahead of the best other at the end. `None`: nothing was looked ahead.
    pub margin: Option<Expected>,
}

#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Expected {
    pub mean: f32,
    /// The standard deviation among the games that were imagined.
    pub spread: f32,
}

/// How a search stands, for whoever decides whether it goes on.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Lead {
    pub iterations: u32,
    /// By how many visits the best choice is ahead of the second.
    pub ahead: u32,
}
