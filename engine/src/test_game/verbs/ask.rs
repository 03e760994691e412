//! Another player is asked for a card, and gives one.

use crate::kit::{Done, key, unless};
use crate::test_game::content::{Good, count};
use crate::test_game::state::{Action, Event, Frame, Log, Put, State, Why};
use crate::{Flow, Offer, Phrase, Seat};

impl State {
    pub(crate) fn can_ask(&self, other: Seat) -> Result<(), Why> {
        unless(count(self.hands[other.index()]) == 0, Why::NothingToGive(other))
    }

    pub(crate) fn ask(&mut self, other: Seat, log: &mut Log) -> Done {
        self.spend_move()?;
        let seat = self.active();
        self.agenda.push(Frame::Answer { seat: other });
        log.tell(|| Event::Asked { seat, other });
        Ok(())
    }

    pub(crate) fn put_gifts<P: Put>(&self, from: Seat, put: &mut P) -> Flow {
        for good in Good::ALL {
            put(Action::Give(good), unless(!self.holds(from, good), Why::NotInHand))?;
        }
        Flow::Continue(())
    }

    pub(crate) fn give(&mut self, from: Seat, good: Good, log: &mut Log) -> Done {
        self.agenda.pop();
        let to = self.active();
        self.take(from, good)?;
        self.hands[to.index()][good as usize] += 1;
        log.tell(|| Event::Gave { from, to, good });
        Ok(())
    }
}

pub(crate) fn ask_offer(other: Seat) -> Offer {
    Offer::new(key!("ask.{}", other.0), Phrase::new("tg-ask").seat("who", other))
        .hint(Phrase::new("tg-hint-ask").seat("who", other))
}

pub(crate) fn give_offer(good: Good) -> Offer {
    Offer::new(key!("give.{}", good.key()), Phrase::new("tg-give").name("what", good.name()))
        .hint(Phrase::new("tg-hint-give"))
}
