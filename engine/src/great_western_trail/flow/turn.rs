//! The beginning and the end of a turn, and whose turn is next.

use crate::Flow;
use crate::great_western_trail::content::*;
use crate::great_western_trail::speech::{names, spots, trail};
use crate::great_western_trail::state::piles::PlaceSet;
use crate::great_western_trail::state::{Action, Frame, Log, Put, State, What};
use crate::kit::{Done, fault, key};
use crate::{Offer, Phrase, Tone};

pub fn prompt(state: &State) -> Phrase {
    match state.me().herder {
        None => Phrase::new("gwt-ask-start"),
        Some(from) => Phrase::new("gwt-ask-turn")
            .name("from", names::place(from))
            .number("steps", state.me().step_limit(state.seats())),
    }
}

pub fn prompt_end() -> Phrase {
    Phrase::new("gwt-ask-end")
}

pub fn start_offer(state: &State, place: Place) -> Offer {
    Offer::new(key!("start.{}", place.name()), trail::label(state, place))
        .hint(trail::use_of(state, place))
        .at(spots::trail(place))
}

pub fn finish_offer(state: &State) -> Offer {
    let more = matches!(state.top(), Frame::Visit(visit) if state.offers_more(&visit));
    let hint = Phrase::new(if more { "gwt-hint-finish-more" } else { "gwt-hint-finish" });
    Offer::new(key!("finish"), Phrase::new("gwt-offer-finish"))
        .hint(hint.number("cards", state.me().hand_limit().saturating_sub(state.me().hand.len())))
        .tone(Tone::Finish)
        .group(Phrase::new("gwt-group-finish"))
}

impl State {
    pub(crate) fn begin_turn(&mut self) {
        self.me_mut().turns += 1;
        self.used_buildings = PlaceSet(0);
        self.agenda.clear();
        self.agenda.push(Frame::Turn);
    }

    /// The set-up goes on with the next seat that has more cards than the hand holds; after the last it is the first
    /// player's turn.
    pub(crate) fn ready_hand(&mut self) {
        self.agenda.clear();
        while self.turn.index() != 0 {
            let more = self.me().hand.len().saturating_sub(self.me().hand_limit());
            if more > 0 {
                self.agenda.push(Frame::Ready);
                self.agenda.push(Frame::Drop { count: more, rank: 0 });
                return;
            }
            self.turn = self.turn.next(self.seats());
        }
        self.begin_turn();
    }

    /// Phase A. The first turn begins on any neutral building, occupied or not, without a step or a toll.
    pub(crate) fn put_turn<P: Put>(&self, put: &mut P) -> Flow {
        if self.me().herder.is_none() {
            for place in NEUTRAL_SPACES {
                put(Action::Start(place), Ok(()))?;
            }
            return Flow::Continue(());
        }
        self.put_plays(put)?;
        self.put_destinations(self.me().step_limit(self.seats()), put)
    }

    pub(crate) fn start_on(&mut self, place: Place, log: &mut Log) -> Done {
        let tile = self.trail[place.index()].ok_or_else(|| fault("there is no building here"))?;
        self.me_mut().herder = Some(place);
        self.note(log, || What::Started { place, tile });
        self.arrive(log);
        Ok(())
    }

    /// A free move uses nothing: before phase A the normal move follows, in phase B the turn is over.
    pub(crate) fn move_free(&mut self, to: Place, log: &mut Log) {
        self.me_mut().herder = Some(to);
        self.note(log, || What::WentFree { to });
        if self.agenda.first() != Some(&Frame::Turn) {
            self.agenda.clear();
            self.agenda.push(Frame::End);
        }
    }

    /// Emptied foresight spaces are refilled, each from its own pile; then phase C; then it is the next player's
    /// turn, unless she brought about the end and so has had her last one.
    pub(crate) fn finish(&mut self, log: &mut Log) {
        for column in 0..3 {
            for row in 0..2 {
                if self.foresight[column][row].is_none()
                    && let Some(tile) = self.supply[column].draw(&mut self.dice)
                {
                    self.foresight[column][row] = Some(tile);
                    self.note(log, || What::Refilled { tile });
                }
            }
        }
        let missing = self.me().hand_limit().saturating_sub(self.me().hand.len());
        let drew = self.draw_cards(missing, log);
        self.note(log, || What::Finished { drew });
        if self.ended_by == Some(self.turn) {
            self.note(log, || What::FinalTurns);
        }
        let next = self.turn.next(self.seats());
        if self.ended_by == Some(next) {
            self.agenda.clear();
            self.over = true;
            self.note(log, || What::Over);
        } else {
            self.turn = next;
            self.begin_turn();
        }
    }
}
