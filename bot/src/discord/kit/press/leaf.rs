//! A leaf of a table's story: where it is open, as a button or an option says it. Later turns do not move it.

use engine::Seat;
use std::fmt;

/// Written `<turn>[.<seat>[.<picture>]]`, with words for what is not chosen.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Leaf {
    /// The turn that it begins with, and goes back from; the newest if it says none.
    pub from: Option<u32>,
    /// Whose turns are told; everybody's if it says none.
    pub of: Option<Seat>,
    /// The turn whose picture is shown with it.
    pub picture: Option<u32>,
}

const NEWEST: &str = "new";
const EVERYBODY: &str = "all";

impl Leaf {
    pub fn read(text: &str) -> Option<Leaf> {
        let mut parts = text.split('.');
        let from = match parts.next()? {
            NEWEST => None,
            turn => Some(turn.parse().ok()?),
        };
        let of = match parts.next() {
            None | Some(EVERYBODY) => None,
            Some(seat) => Some(Seat(seat.parse().ok()?)),
        };
        let picture = parts.next().map(str::parse).transpose().ok()?;
        parts.next().is_none().then_some(Leaf { from, of, picture })
    }
}

impl fmt::Display for Leaf {
    fn fmt(&self, to: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.from {
            Some(turn) => write!(to, "{turn}")?,
            None => to.write_str(NEWEST)?,
        }
        match (self.of, self.picture) {
            (Some(seat), _) => write!(to, ".{}", seat.0)?,
            (None, Some(_)) => write!(to, ".{EVERYBODY}")?,
            (None, None) => {}
        }
        self.picture.map_or(Ok(()), |turn| write!(to, ".{turn}"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_leaf_is_read_as_it_was_written_and_anything_else_is_none() {
        for text in ["new", "12", "12.3", "new.1", "12.all.11", "0.2.0"] {
            assert_eq!(Leaf::read(text).map(|leaf| leaf.to_string()).as_deref(), Some(text));
        }
        for wrong in ["", ".", "x", "-1", "1.x", "1.300", "1.0.x", "1.0.1.1", "99999999999"] {
            assert_eq!(Leaf::read(wrong), None, "{wrong}");
        }
    }
}
