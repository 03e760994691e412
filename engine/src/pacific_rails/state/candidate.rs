//! Candidates of this game.

use super::action::Action;
use super::why::Why;

/// Receives them.
pub trait Put: crate::Put<Action, Why> {}
impl<F: crate::Put<Action, Why>> Put for F {}
