//! What a decision consists of.

use super::action::Action;
use super::why::Why;
use std::ops::ControlFlow;

/// A generator of candidates goes on until its receiver has seen enough.
pub type Flow = ControlFlow<()>;

/// Receives every candidate: an action that is legal, or one that is not and why. What is legal and what is withheld
/// come out of the same generator.
pub trait Put: FnMut(Action, Result<(), Why>) -> Flow {}
impl<F: FnMut(Action, Result<(), Why>) -> Flow> Put for F {}
