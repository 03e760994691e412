//! How seats are told apart: by colour, by shape and by letter.

use super::scheme::Ink;
use super::sprite::Sprite;
use engine::Seat;

pub struct Mark {
    pub ink: Ink,
    pub letter: &'static str,
    /// Of the letter on the colour.
    pub letter_ink: Ink,
    pub shape: Sprite,
    /// The same shape, larger and in chalk, to lie under it.
    pub halo: Sprite,
    /// Of a header in the seat's colour.
    pub band: Ink,
    pub herder: Sprite,
    pub engine: Sprite,
}

pub static MARKS: [Mark; 4] = [
    Mark {
        ink: Ink::Seat0,
        band: Ink::Seat0,
        letter: "R",
        letter_ink: Ink::Chalk,
        shape: Sprite::MarkCircle,
        halo: Sprite::HaloCircle,
        herder: Sprite::HerderCircle,
        engine: Sprite::EngineCircle,
    },
    Mark {
        ink: Ink::Seat1,
        band: Ink::Seat1,
        letter: "B",
        letter_ink: Ink::Chalk,
        shape: Sprite::MarkSquare,
        halo: Sprite::HaloSquare,
        herder: Sprite::HerderSquare,
        engine: Sprite::EngineSquare,
    },
    Mark {
        ink: Ink::Seat2,
        band: Ink::Seat2,
        letter: "Y",
        letter_ink: Ink::Line,
        shape: Sprite::MarkTriangle,
        halo: Sprite::HaloTriangle,
        herder: Sprite::HerderTriangle,
        engine: Sprite::EngineTriangle,
    },
    Mark {
        ink: Ink::Seat3,
        band: Ink::WhiteBand,
        letter: "W",
        letter_ink: Ink::Line,
        shape: Sprite::MarkDiamond,
        halo: Sprite::HaloDiamond,
        herder: Sprite::HerderDiamond,
        engine: Sprite::EngineDiamond,
    },
];

/// Which mark each seat has, by its number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Marks([u8; MARKS.len()]);

impl Default for Marks {
    fn default() -> Marks {
        Marks::wished(&[])
    }
}

impl Marks {
    /// What each seat wishes for, by the number of the mark. Whoever wishes for none, or for one that an earlier seat has,
    /// gets the first that nobody wants.
    pub fn wished(wishes: &[Option<u8>]) -> Marks {
        let all = || 0..MARKS.len() as u8;
        let mut given: [Option<u8>; MARKS.len()] = [None; MARKS.len()];
        for (seat, wish) in wishes.iter().enumerate().take(MARKS.len()) {
            given[seat] = wish.filter(|wish| all().contains(wish) && !given.contains(&Some(*wish)));
        }
        let mut left = all().filter(|mark| !given.contains(&Some(*mark))).collect::<Vec<_>>().into_iter();
        Marks(given.map(|mark| mark.or_else(|| left.next()).unwrap_or_default()))
    }

    /// After the fourth seat the marks start over; no game here has that many.
    pub fn of(self, seat: Seat) -> &'static Mark {
        &MARKS[usize::from(self.0[seat.index() % MARKS.len()])]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn everybody_gets_what_she_wishes_for_and_no_two_have_the_same() {
        assert_eq!(Marks::default(), Marks([0, 1, 2, 3]));
        assert_eq!(Marks::wished(&[None, Some(0), None]), Marks([1, 0, 2, 3]));
        assert_eq!(Marks::wished(&[Some(3), Some(2), Some(1), Some(0)]), Marks([3, 2, 1, 0]));
        assert_eq!(Marks::wished(&[Some(2), Some(2), Some(9)]), Marks([2, 0, 1, 3]));
    }
}
