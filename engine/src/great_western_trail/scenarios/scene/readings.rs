//! The nearly full job market, and more facts to read: objectives, workers, standings.

use super::{Position, Scene};
use crate::great_western_trail::content::JOB_ROWS;
use crate::{Rules, Seat};

impl Scene {
    /// The job market is full but for the last space: earlier rows stand empty, the last one lacks one worker.
    pub fn jobs_nearly_full(self) -> Scene {
        let players = self.state.players.len();
        let last = vec!["cowboy"; players - 1].join(" ");
        let mut rows = vec![""; JOB_ROWS];
        rows[JOB_ROWS - 1] = &last;
        self.jobs(&rows)
    }

    /// These buildings of that player have left the game.
    pub fn without_buildings(mut self, seat: Seat, numbers: impl IntoIterator<Item = u8>) -> Scene {
        for number in numbers {
            self.player(seat).unbuilt.remove(number);
        }
        self
    }
}

impl Position {
    /// The objective cards played, but for the starting one.
    pub fn area(&self, seat: Seat) -> Vec<&'static str> {
        self.player(seat).area.names()
    }

    /// The objective cards on display.
    pub fn display(&self) -> Vec<&'static str> {
        self.state().display.iter().flatten().map(|card| card.card().id).collect()
    }

    /// Cowboys, craftsmen, engineers.
    pub fn workers(&self, seat: Seat) -> [u8; 3] {
        self.player(seat).workers
    }

    pub fn total(&self, seat: Seat) -> i32 {
        self.state().standings().seats[seat.index()].total
    }

    /// Those who would win if the game ended now.
    pub fn winners(&self) -> Vec<Seat> {
        self.state().standings().winners().collect()
    }
}
