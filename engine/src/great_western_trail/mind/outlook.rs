//! How the player whose turn it is sees the table: what a dollar or a certificate is worth now.

use super::weights_table as w;
use crate::Seat;
use crate::great_western_trail::content::*;
use crate::great_western_trail::state::{Player, State};

pub struct Outlook<'a> {
    pub state: &'a State,
    pub me: &'a Player,
    weights: &'a [f32; w::COUNT],
    /// Laps of the trail that are left, about.
    pub laps: f32,
    pub dollar: f32,
    pub certificate: f32,
    /// A space of the railroad track.
    pub engine_space: f32,
    /// 0 at the start of the trail, 1 in Kansas City.
    pub along: f32,
}

/// The number of the last space of the trail.
const FAR: f32 = 61.0;

/// How far along the trail that place lies: 0 to 1.
pub fn along(place: Option<Place>) -> f32 {
    place.map_or(0.0, |place| f32::from(place.0) / FAR)
}

/// A lap brings nearly two workers for each player to the job market, which counts the game's time.
pub fn laps_left(state: &State) -> f32 {
    let (columns, row) = (state.players.len(), state.token as usize);
    let Some(jobs) = state.jobs.get(row) else { return 0.0 };
    let filled = jobs[..columns].iter().flatten().count();
    ((JOB_ROWS - row) * columns - filled) as f32 / (columns as f32 * 1.8)
}

impl<'a> Outlook<'a> {
    pub fn new(state: &'a State, weights: &'a [f32; w::COUNT], seat: Seat) -> Self {
        let (laps, me) = (laps_left(state), &state.players[seat.index()]);
        let now = |row: usize| weights[row] + weights[row + 1] * laps;
        Outlook {
            state,
            me,
            weights,
            laps,
            dollar: now(w::DOLLAR),
            certificate: now(w::CERTIFICATE),
            engine_space: now(w::ENGINE_SPACE),
            along: along(me.herder),
        }
    }

    #[inline]
    pub fn weight(&self, row: usize) -> f32 {
        self.weights[row]
    }

    /// A weight, and how much more it is for each lap left.
    #[inline]
    pub fn weight_now(&self, row: usize) -> f32 {
        self.weights[row] + self.weights[row + 1] * self.laps
    }

    /// That many dollars.
    #[inline]
    pub fn dollars(&self, dollars: impl Into<f32>) -> f32 {
        dollars.into() * self.dollar
    }

    pub fn certificates(&self, count: u8) -> f32 {
        let room = self.me.certificate_limit().saturating_sub(self.me.certificates);
        f32::from(count.min(room)) * self.certificate
    }

    /// What time pressure makes of something that is still missing.
    pub fn haste(&self) -> f32 {
        (4.0 / (self.laps.min(6.0) + 0.5)).min(2.5)
    }

    pub fn draw(&self) -> f32 {
        self.weight(w::DRAW) + self.weight(w::DRAW + 1) * self.along
    }
}
