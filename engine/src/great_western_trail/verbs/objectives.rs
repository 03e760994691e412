//! Objective cards: gaining them, playing them.

use super::verb::{Verb, skip};
use crate::Flow;
use crate::great_western_trail::content::*;
use crate::great_western_trail::speech::names::{self, Name};
use crate::great_western_trail::speech::{hints, spots};
use crate::great_western_trail::state::piles::{Card, ObjectiveSet};
use crate::great_western_trail::state::{Action, Frame, Log, Put, State, What, Why};
use crate::kit::{Done, fault, key};
use crate::{Offer, Phrase};

/// An objective card from the display or the top of the stack.
#[derive(Clone, Copy)]
pub struct TakeObjective;

impl Verb for TakeObjective {
    fn check(self, state: &State) -> Result<(), Why> {
        state.can_take_objective()
    }

    fn begin(self, state: &mut State, optional: bool, _: &mut Log) -> Done {
        state.agenda.push(Frame::TakeObjective { to_hand: false, optional });
        Ok(())
    }

    fn label(self, _: &State) -> Phrase {
        Phrase::new("gwt-act-objective")
    }

    fn hint(self, _: &State) -> Phrase {
        Phrase::new("gwt-hint-objective")
    }

    fn key(self) -> Name {
        "objective".into()
    }
}

pub fn prompt() -> Phrase {
    Phrase::new("gwt-ask-objective")
}

pub fn display_offer(state: &State, card: Objective) -> Offer {
    let row = state.display.iter().position(|other| other.map(Objective::kind) == Some(card));
    let card = card.card();
    let label = Phrase::new("gwt-offer-display").phrase("card", names::objective_label(card));
    Offer::new(key!("take.{}", card.id), label)
        .hint(hints::objective(card, Phrase::new(destination(state))))
        .at(spots::display(row.unwrap_or_default()))
}

pub fn stack_offer(state: &State) -> Offer {
    Offer::new(key!("take.stack"), Phrase::new("gwt-offer-stack"))
        .hint(hints::joined([Phrase::new("gwt-hint-stack"), Phrase::new(destination(state))]))
        .at(spots::objective_stack())
}

fn destination(state: &State) -> &'static str {
    match state.top() {
        Frame::TakeObjective { to_hand: true, .. } => "gwt-hint-to-hand",
        _ => "gwt-hint-to-discard",
    }
}

pub fn play_offer(state: &State, card: Objective) -> Offer {
    let card = card.card();
    Offer::new(key!("play.{}", card.id), names::objective_label(card))
        .hint(hints::objective(card, at_once(state, card.immediate)))
        .group(Phrase::new("gwt-group-objectives"))
        .at(spots::card("hand", card.id))
}

/// What playing a card gives here.
fn at_once(state: &State, what: Immediate) -> Phrase {
    match what {
        Immediate::FreeMove(steps) if state.free_move_leads_nowhere(steps) => Phrase::new("gwt-immediate-move-nowhere"),
        _ => names::immediate(what),
    }
}

impl State {
    fn can_take_objective(&self) -> Result<(), Why> {
        let none = self.objectives.is_empty() && self.display.iter().all(Option::is_none);
        if none { Err(Why::NoObjectives) } else { Ok(()) }
    }

    pub(crate) fn put_objectives_to_take<P: Put>(&self, to_hand: bool, optional: bool, put: &mut P) -> Flow {
        let mut shown = ObjectiveSet::NONE;
        self.display.iter().flatten().for_each(|&card| shown.add(card));
        for card in shown.kinds() {
            put(Action::Display(card.kind()), Ok(()))?;
        }
        if !self.objectives.is_empty() {
            let unseen = !to_hand || self.catalog().hand_from_stack;
            put(Action::TopOfStack, if unseen { Ok(()) } else { Err(Why::DisplayOnly) })?;
        }
        skip(optional, put)
    }

    /// From the display, whose gap is filled at once.
    pub(crate) fn take_from_display(&mut self, kind: Objective, to_hand: bool, log: &mut Log) -> Done {
        let row = self.display.iter().position(|card| card.map(Objective::kind) == Some(kind));
        let row = row.ok_or_else(|| fault("this card is not on display"))?;
        let objective = self.display[row].take().ok_or_else(|| fault("this space of the display is empty"))?;
        self.note(log, || What::TookFromDisplay { objective, to_hand });
        let me = self.me_mut();
        if to_hand {
            me.hand.add(Card::Objective(objective));
            me.shown.add(objective);
        } else {
            me.discard.add(Card::Objective(objective));
        }
        self.fill_display(log);
        Ok(())
    }

    pub(crate) fn fill_display(&mut self, log: &mut Log) {
        for row in 0..self.display.len() {
            if self.display[row].is_none() {
                let Some(objective) = self.objectives.draw(&mut self.dice) else { return };
                self.display[row] = Some(objective);
                self.note(log, || What::DisplayFilled { objective });
            }
        }
    }

    /// Unseen. On the discard pile everybody sees it; in the hand only its owner does.
    pub(crate) fn take_from_stack(&mut self, to_hand: bool, log: &mut Log) -> Done {
        let objective = self.objectives.draw(&mut self.dice).ok_or_else(|| fault("the objective stack is empty"))?;
        let me = self.me_mut();
        if to_hand {
            me.hand.add(Card::Objective(objective));
            me.secret.add(objective);
            self.note(log, || What::TookSecretly { objective });
        } else {
            me.discard.add(Card::Objective(objective));
            self.note(log, || What::TookFromStack { objective });
        }
        Ok(())
    }

    pub(crate) fn put_plays<P: Put>(&self, put: &mut P) -> Flow {
        for card in self.me().hand.objectives.kinds() {
            put(Action::Play(card.kind()), Ok(()))?;
        }
        Flow::Continue(())
    }

    /// Held, but not to be played now: an action is under way, or the last one is over. Where cards are picked, these
    /// are candidates already.
    pub(crate) fn put_cards_held<P: Put>(&self, frame: &Frame, put: &mut P) -> Flow {
        let not_now = !matches!(
            frame,
            Frame::Turn
                | Frame::Visit(_)
                | Frame::Arrival
                | Frame::Discard { .. }
                | Frame::Drop { .. }
                | Frame::Trash { .. }
                | Frame::Shed { .. }
        );
        if not_now && !self.me().hand.objectives.is_empty() {
            for card in self.me().hand.objectives.kinds() {
                put(Action::Play(card.kind()), Err(Why::NoCardNow))?;
            }
        }
        Flow::Continue(())
    }

    /// From the hand into the area; what it gives at once may be refused, but dollars have to be taken.
    pub(crate) fn play(&mut self, kind: Objective, log: &mut Log) -> Done {
        let mut in_hand = self.me().hand.objectives.iter();
        let objective = in_hand.find(|card| card.kind() == kind).ok_or_else(|| fault("this card is not in hand"))?;
        self.put_into_area(objective);
        self.note(log, || What::Played { objective });
        match objective.card().immediate {
            Immediate::Nothing => {}
            Immediate::Dollars(dollars) => self.gain(dollars, log),
            Immediate::Aux => self.agenda.push(Frame::Aux { most: 2, optional: true }),
            Immediate::Draw(up_to) => self.agenda.push(Frame::Draw { up_to, optional: true }),
            Immediate::Engine(up_to) => self.agenda.push(Frame::Engine { up_to, optional: true }),
            Immediate::FreeMove(up_to) => self.agenda.push(Frame::FreeMove { up_to }),
        }
        Ok(())
    }
}
