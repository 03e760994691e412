//! What the top frame offers, what an answer does, and what resolves itself.

use crate::kit::{Done, Forced, fault, forced, unless};
use crate::test_game::content::Good;
use crate::test_game::state::{Action, Engine, Event, Frame, Log, Put, State, Why};
use crate::{Flow, Seat};

impl State {
    pub(crate) fn candidates<P: Put>(&self, put: &mut P) -> Flow {
        assert!(self.engine != Engine::Panicking || self.turn == 0, "as this table was set up to");
        match self.agenda.last() {
            None => Flow::Continue(()),
            Some(&Frame::Turn { left }) => self.put_moves(left, put),
            Some(Frame::Put { .. }) => self.put_cells(put),
            Some(&Frame::Answer { seat }) => self.put_gifts(seat, put),
        }
    }

    fn put_moves<P: Put>(&self, left: u8, put: &mut P) -> Flow {
        let seat = self.active();
        let mut put_move = |action, can| put(action, unless(left == 0, Why::NoMovesLeft).and(can));
        put_move(Action::Draw, self.can_draw())?;
        put_move(Action::Open, self.can_open())?;
        for other in Seat::all(self.seats()).filter(|&other| other != seat) {
            put_move(Action::Ask(other), self.can_ask(other))?;
        }
        for good in Good::ALL {
            put_move(Action::Pick(good), self.can_pick(good))?;
        }
        put(Action::Finish, Ok(()))
    }

    pub(crate) fn act(&mut self, action: Action, log: &mut Log) -> Done {
        match (self.agenda.last().copied(), action) {
            (Some(Frame::Turn { .. }), Action::Draw) => self.draw(log),
            (Some(Frame::Turn { .. }), Action::Open) => self.open(log),
            (Some(Frame::Turn { .. }), Action::Ask(other)) => self.ask(other, log),
            (Some(Frame::Turn { .. }), Action::Pick(good)) => self.pick(good),
            (Some(Frame::Turn { .. }), Action::Finish) => {
                self.finish(log);
                Ok(())
            }
            (Some(Frame::Put { good }), Action::Put(cell)) => self.put(good, cell, log),
            (Some(Frame::Answer { seat }), Action::Give(good)) => self.give(seat, good, log),
            _ => Err(fault("an action of another decision")),
        }
    }

    /// A forced single action resolves itself, except the end of a turn.
    pub(crate) fn settle(&mut self, log: &mut Log) -> Done {
        while !matches!(self.agenda.last(), None | Some(Frame::Turn { .. })) {
            let Forced::To(only) = forced(self, |_| true) else { break };
            log.tell(|| Event::Forced);
            log.resolved(|| self.offer(only).key);
            self.act(only, log)?;
        }
        Ok(())
    }
}
