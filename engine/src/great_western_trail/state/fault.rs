//! Work that can fail.

use crate::Fault;

/// Work on a state that a fault can stop.
pub type Done = Result<(), Fault>;

/// Something in the engine does not fit together.
pub fn fault(what: impl std::fmt::Display) -> Fault {
    Fault(what.to_string())
}
