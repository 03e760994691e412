//! Working with candidates.

use crate::{Flow, Rules};

/// What the candidates leave to choose.
pub enum Forced<A> {
    /// More than one thing.
    No,
    /// This one, which resolves itself.
    To(A),
    /// Nothing at all.
    Lapsed,
}

/// Looks for a single legal action among those that count.
pub fn forced<R: Rules>(state: &R, counts: impl Fn(R::Action) -> bool) -> Forced<R::Action> {
    let mut forced = Forced::Lapsed;
    let _ = state.candidates(&mut |action, can: Result<(), R::Why>| {
        if can.is_ok() && counts(action) {
            if matches!(forced, Forced::To(_)) {
                forced = Forced::No;
                return Flow::Break(());
            }
            forced = Forced::To(action);
        }
        Flow::Continue(())
    });
    forced
}

/// Receives candidates up to the first legal one.
#[allow(clippy::needless_pass_by_value, reason = "as a receiver of candidates is called")]
pub fn till_legal<A, W>(_: A, can: Result<(), W>) -> Flow {
    if can.is_ok() { Flow::Break(()) } else { Flow::Continue(()) }
}

/// Legal unless something stands against it.
#[inline]
pub fn unless<W>(hindered: bool, why: W) -> Result<(), W> {
    if hindered { Err(why) } else { Ok(()) }
}
