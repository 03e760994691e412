//! Candidates: everything one could think of choosing now. What is offered, what is withheld and what is forced come from
//! one generator of them, so that they cannot drift apart.

use std::ops::ControlFlow;

/// A generator of candidates goes on until its receiver has seen enough.
pub type Flow = ControlFlow<()>;

/// Receives every candidate: an action that is legal, or one that is not and why.
pub trait Put<A, W>: FnMut(A, Result<(), W>) -> Flow {}
impl<A, W, F: FnMut(A, Result<(), W>) -> Flow> Put<A, W> for F {}
