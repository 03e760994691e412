//! Who owns what is shown.

use engine::Seat;

/// The place by its id from the content tables.
macro_rules! spot {
    ($($text:tt)+) => { ::engine::Spot::of(format_args!($($text)+)) };
}
pub(crate) use spot;

/// The name of whoever sits there; empty where nobody is named.
pub fn name_of(names: &[String], seat: Seat) -> &str {
    names.get(seat.index()).map_or("", String::as_str)
}
