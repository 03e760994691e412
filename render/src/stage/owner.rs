//! Who owns what is shown.

use crate::scene::geometry::{Area, at};
use crate::scene::pen::{Align, Pen};
use crate::scene::scheme::Ink;
use crate::scene::type_case;
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

/// The mark of a seat and the name beside it, shortened to this width.
pub fn owner(pen: &mut Pen, seat: Seat, name: &str, mark: Area, size: f32, most: f32) {
    pen.mark(seat, mark);
    let name = type_case::shortened(name, size, most);
    pen.text(at(mark.right() + 14.0, mark.center().y), Align::Left, size, Ink::Line, name);
}

/// The ground of a player in a few numbers. Whose turn it is has a frame.
pub fn summary(pen: &mut Pen, of: Area, turn: bool) {
    pen.fill(of, Ink::FaceDim, 20.0);
    if turn {
        pen.frame(of, Ink::Line, 8.0, 20.0, false);
    }
}
