//! Points.

use crate::test_game::state::State;
use crate::{Eye, Seat, Standings};

impl State {
    pub(crate) fn estimate(&self, eye: Eye) -> Standings {
        let known = |seat| self.hand_is_open(eye, seat) && self.crate_is_open(seat);
        let crates = |seat| if known(seat) { self.crate_points(seat) } else { 0 };
        Standings::shared(
            Seat::all(self.seats())
                .map(|seat| vec![("yard", self.yard_points(seat)), ("crate", crates(seat))])
                .collect(),
        )
    }

    pub(crate) fn standings(&self) -> Standings {
        let by = |seat| vec![("yard", self.yard_points(seat)), ("crate", self.crate_points(seat))];
        Standings::shared(Seat::all(self.seats()).map(by).collect())
    }

    fn yard_points(&self, seat: Seat) -> i32 {
        let own = self.yard.iter().filter(|placed| placed.by == seat);
        own.map(|placed| self.neighbours(placed.cell, placed.good)).sum()
    }

    fn crate_points(&self, seat: Seat) -> i32 {
        let matching = self.hands[seat.index()][self.crates[seat.index()].good as usize];
        i32::from(matching) * if self.rich { 2 } else { 1 }
    }
}
