//! Short forms for what rules say on every page.

use crate::Fault;

/// Work on a state that a fault can stop.
pub type Done = Result<(), Fault>;

/// Something in the engine does not fit together.
pub fn fault(what: impl std::fmt::Display) -> Fault {
    Fault(what.to_string())
}

/// A fault with this text unless the law holds.
macro_rules! law {
    ($holds:expr, $($what:tt)+) => {
        if !$holds {
            return Err($crate::kit::fault(format_args!($($what)+)));
        }
    };
}

macro_rules! key {
    ($($text:tt)+) => { $crate::Key::of(format_args!($($text)+)) };
}

macro_rules! spot {
    ($($text:tt)+) => { $crate::Spot::of(format_args!($($text)+)) };
}

pub(crate) use {key, law, spot};
