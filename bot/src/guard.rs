//! Between the engine and everybody else: whatever fails in it fails for one table alone.

use engine::{AnyTable, Decision, Fault, Refusal, Seat, Told};
use std::panic::{AssertUnwindSafe, catch_unwind};

/// A panic as a fault.
pub fn guarded<T>(run: impl FnOnce() -> T) -> Result<T, Fault> {
    catch_unwind(AssertUnwindSafe(run)).map_err(|_| Fault("the engine panicked".to_owned()))
}

/// Takes offers as one step; returns what it tells and the decision that it leads to. One that cannot be shown is no good
/// either.
pub fn choose(table: &mut AnyTable, seat: Seat, step: u64, keys: &[&str]) -> Result<(Told, Option<Decision>), Refusal> {
    guarded(|| {
        let told = table.choose_in_order(seat, step, keys)?;
        match table.menu() {
            Some(decision) if decision.choices.is_empty() => {
                Err(Refusal::Fault(Fault("a decision without an offer".to_owned())))
            }
            next => Ok((told, next)),
        }
    })?
}
