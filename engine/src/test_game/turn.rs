//! What can be done, and doing it.

use super::state::{Cell, Engine, Frame, Good, MOVES, Placed, State, count, draw};
use super::{Event, event::Ending};
use crate::{Fault, Log, Rules, Seat, Version};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Action {
    Draw,
    Open,
    Ask(Seat),
    Pick(Good),
    Finish,
    Put(Cell),
    Give(Good),
}

/// Why something is not offered.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Why {
    NoMovesLeft,
    DeckIsEmpty,
    CrateIsOpen,
    NothingToGive(Seat),
    NotInHand,
    Occupied,
}

pub(super) type Candidate = Result<Action, (Action, Why)>;

impl State {
    /// Everything one could think of, and whether it is legal: `legal` keeps the one half, `withheld` the other.
    pub(super) fn candidates(&self, yields: &mut impl FnMut(Candidate)) {
        match self.agenda.last() {
            None => {}
            Some(&Frame::Turn { left }) => self.moves(left, yields),
            Some(Frame::Put { .. }) => {
                for cell in Cell::all() {
                    yields(unless(!self.is_free(cell), Action::Put(cell), Why::Occupied));
                }
            }
            Some(&Frame::Answer { seat }) => {
                for good in Good::ALL {
                    yields(unless(!self.holds(seat, good), Action::Give(good), Why::NotInHand));
                }
            }
        }
    }

    fn moves(&self, left: u8, yields: &mut impl FnMut(Candidate)) {
        let seat = self.active();
        let mut moves = |candidate: Candidate| {
            let action = candidate.unwrap_or_else(|(action, _)| action);
            yields(if left == 0 { Err((action, Why::NoMovesLeft)) } else { candidate });
        };
        moves(unless(count(self.deck) == 0, Action::Draw, Why::DeckIsEmpty));
        moves(unless(self.crates[seat.index()].open, Action::Open, Why::CrateIsOpen));
        for other in Seat::all(self.seats()).filter(|&other| other != seat) {
            let empty = count(self.hands[other.index()]) == 0;
            moves(unless(empty, Action::Ask(other), Why::NothingToGive(other)));
        }
        for good in Good::ALL {
            moves(unless(!self.holds(seat, good), Action::Pick(good), Why::NotInHand));
        }
        yields(Ok(Action::Finish));
    }

    fn holds(&self, seat: Seat, good: Good) -> bool {
        self.hands[seat.index()][good as usize] > 0
    }

    /// A forced single action resolves itself, except the end of a turn.
    pub(super) fn run_on(&mut self, log: &mut Log<Event>) -> Result<(), Fault> {
        let mut actions = Vec::new();
        while !matches!(self.agenda.last(), None | Some(Frame::Turn { .. })) {
            actions.clear();
            self.legal(&mut actions);
            let [only] = actions[..] else { break };
            log.tell(|| Event::Forced);
            log.resolved(|| self.offer(only).key);
            self.act(only, log)?;
        }
        Ok(())
    }

    pub(super) fn act(&mut self, action: Action, log: &mut Log<Event>) -> Result<(), Fault> {
        let seat = self.active();
        match (action, self.agenda.last().copied()) {
            (Action::Finish, Some(Frame::Turn { .. })) => self.finish(log),
            (Action::Draw, Some(Frame::Turn { .. })) => {
                self.spend_move()?;
                let good = draw(&mut self.deck, &mut self.dice).ok_or_else(|| fault("the deck is empty"))?;
                self.hands[seat.index()][good as usize] += 1;
                log.tell(|| Event::Drew { seat, good });
            }
            (Action::Open, Some(Frame::Turn { .. })) if self.engine == Engine::Faulty => {
                return Err(fault("as this table was set up to"));
            }
            (Action::Open, Some(Frame::Turn { .. })) => {
                if self.version == Version::FIRST {
                    self.spend_move()?;
                }
                let opened = &mut self.crates[seat.index()];
                opened.open = true;
                let good = opened.good;
                log.tell(|| Event::Opened { seat, good });
            }
            (Action::Ask(other), Some(Frame::Turn { .. })) => {
                self.spend_move()?;
                self.agenda.push(Frame::Answer { seat: other });
                log.tell(|| Event::Asked { seat, other });
            }
            (Action::Pick(good), Some(Frame::Turn { .. })) => {
                self.spend_move()?;
                self.agenda.push(Frame::Put { good });
            }
            (Action::Put(cell), Some(Frame::Put { good })) => {
                self.agenda.pop();
                self.take(seat, good)?;
                self.yard.push(Placed { cell, good, by: seat });
                log.tell(|| Event::Put { seat, good, cell });
            }
            (Action::Give(good), Some(Frame::Answer { seat: from })) => {
                self.agenda.pop();
                self.take(from, good)?;
                self.hands[seat.index()][good as usize] += 1;
                log.tell(|| Event::Gave { from, to: seat, good });
            }
            _ => return Err(fault("an action of another decision")),
        }
        Ok(())
    }

    fn take(&mut self, seat: Seat, good: Good) -> Result<(), Fault> {
        let held = &mut self.hands[seat.index()][good as usize];
        *held = held.checked_sub(1).ok_or_else(|| fault("a card that is not there"))?;
        Ok(())
    }

    fn spend_move(&mut self) -> Result<(), Fault> {
        match self.agenda.last_mut() {
            Some(Frame::Turn { left }) if *left > 0 => *left -= 1,
            _ => return Err(fault("a move too many")),
        }
        Ok(())
    }

    fn finish(&mut self, log: &mut Log<Event>) {
        let seat = self.active();
        log.tell(|| Event::Finished { seat });
        self.agenda.clear();
        let ending = if count(self.deck) == 0 {
            Ending::Deck
        } else if self.turn + 1 == u32::from(self.rounds) * u32::from(self.seats()) {
            Ending::Rounds
        } else {
            self.turn += 1;
            self.agenda.push(Frame::Turn { left: MOVES });
            return;
        };
        log.tell(|| Event::Ended(ending));
    }
}

fn unless(hindered: bool, action: Action, why: Why) -> Candidate {
    if hindered { Err((action, why)) } else { Ok(action) }
}

fn fault(text: &str) -> Fault {
    Fault(text.to_owned())
}
