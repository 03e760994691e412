//! What an eye may see.

use crate::test_game::content::{Good, count};
use crate::test_game::state::{Crate, Frame, Placed, State};
use crate::{Eye, Seat};
use serde::Serialize;

#[derive(Clone, Debug, Serialize)]
pub struct View {
    pub rounds: u8,
    pub rich: bool,
    pub turn: u32,
    pub active: Seat,
    /// What is asked; the card that looks for a cell only to its player.
    pub asked: Option<Asked>,
    pub deck: u32,
    pub seats: Vec<SeatView>,
    pub yard: Vec<Placed>,
}

#[derive(Clone, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Asked {
    Turn { left: u8 },
    Put { good: Option<Good> },
    Answer { seat: Seat },
}

#[derive(Clone, Debug, Serialize)]
pub struct SeatView {
    pub cards: u32,
    /// How many of each good, if this eye sees the hand.
    pub hand: Option<[u8; 4]>,
    /// The good, if it lies open.
    pub crate_good: Option<Good>,
}

impl State {
    pub(crate) fn view(&self, eye: Eye) -> View {
        // No rest pattern: a new field does not compile until somebody decides who may see it.
        let State { version: _, rounds, rich, engine: _, dice: _, turn, agenda, deck, hands, crates, yard } = self;
        let active = self.active();
        let seats = Seat::all(self.seats()).zip(hands).zip(crates).map(|((seat, hand), lies)| {
            let Crate { good, open: _ } = lies;
            SeatView {
                cards: count(*hand),
                hand: self.hand_is_open(eye, seat).then_some(*hand),
                crate_good: self.crate_is_open(seat).then_some(*good),
            }
        });
        View {
            rounds: *rounds,
            rich: *rich,
            turn: *turn,
            active,
            asked: agenda.last().map(|frame| match *frame {
                Frame::Turn { left } => Asked::Turn { left },
                Frame::Put { good } => Asked::Put { good: eye.is(active).then_some(good) },
                Frame::Answer { seat } => Asked::Answer { seat },
            }),
            deck: count(*deck),
            seats: seats.collect(),
            yard: yard.clone(),
        }
    }
}
