//! Points by category.

use super::seat::Seat;
use serde::Serialize;

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Score {
    pub seat: Seat,
    pub total: i32,
    /// 1 for the winners; equal ranks are shared.
    pub rank: u8,
    /// Category name (also a message id, after the game's prefix) and points, in the order of the score sheet.
    pub by: Vec<(&'static str, i32)>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Standings {
    pub seats: Vec<Score>,
}

impl Standings {
    /// Sums the categories of each seat and ranks the seats; `beats` breaks ties between equal totals.
    pub fn rank(by_seat: Vec<Vec<(&'static str, i32)>>, beats: impl Fn(Seat, Seat) -> bool) -> Standings {
        let totals: Vec<i32> = by_seat.iter().map(|by| by.iter().map(|(_, points)| points).sum()).collect();
        let ahead =
            |a: usize, b: usize| totals[a] > totals[b] || totals[a] == totals[b] && beats(Seat(a as u8), Seat(b as u8));
        let seats = by_seat
            .into_iter()
            .enumerate()
            .map(|(seat, by)| Score {
                seat: Seat(seat as u8),
                total: totals[seat],
                rank: 1 + (0..totals.len()).filter(|&other| ahead(other, seat)).count() as u8,
                by,
            })
            .collect();
        Standings { seats }
    }

    /// As [`Standings::rank`], where equal totals share the place.
    pub fn shared(by_seat: Vec<Vec<(&'static str, i32)>>) -> Standings {
        Standings::rank(by_seat, |_, _| false)
    }

    pub fn winners(&self) -> impl Iterator<Item = Seat> {
        self.seats.iter().filter(|score| score.rank == 1).map(|score| score.seat)
    }
}
