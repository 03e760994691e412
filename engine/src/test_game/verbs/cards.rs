//! Cards are drawn from the deck and put into the yard.

use crate::kit::{Done, fault, key, spot, unless};
use crate::test_game::content::{Cell, Good, count, draw};
use crate::test_game::state::{Action, Event, Frame, Log, Placed, Put, State, Why};
use crate::{Flow, Offer, Phrase};

impl State {
    pub(crate) fn can_draw(&self) -> Result<(), Why> {
        unless(count(self.deck) == 0, Why::DeckIsEmpty)
    }

    pub(crate) fn draw(&mut self, log: &mut Log) -> Done {
        self.spend_move()?;
        let seat = self.active();
        let good = draw(&mut self.deck, &mut self.dice).ok_or_else(|| fault("the deck is empty"))?;
        self.hands[seat.index()][good as usize] += 1;
        log.tell(|| Event::Drew { seat, good });
        Ok(())
    }

    pub(crate) fn can_pick(&self, good: Good) -> Result<(), Why> {
        unless(!self.holds(self.active(), good), Why::NotInHand)
    }

    pub(crate) fn pick(&mut self, good: Good) -> Done {
        self.spend_move()?;
        self.agenda.push(Frame::Put { good });
        Ok(())
    }

    pub(crate) fn put_cells<P: Put>(&self, put: &mut P) -> Flow {
        for cell in Cell::all() {
            put(Action::Put(cell), unless(!self.is_free(cell), Why::Occupied))?;
        }
        Flow::Continue(())
    }

    pub(crate) fn put(&mut self, good: Good, cell: Cell, log: &mut Log) -> Done {
        self.agenda.pop();
        let seat = self.active();
        self.take(seat, good)?;
        self.yard.push(Placed { cell, good, by: seat });
        log.tell(|| Event::Put { seat, good, cell });
        Ok(())
    }

    pub(crate) fn put_offer(&self, cell: Cell) -> Offer {
        let (row, column) = (cell.row() + 1, cell.column() + 1);
        let label = Phrase::new("tg-cell").number("row", row).number("column", column);
        let offer = Offer::new(key!("put.{row}-{column}"), label)
            .group(Phrase::new("tg-row").number("row", row))
            .at(spot!("yard.{row}-{column}"));
        match self.agenda.last() {
            Some(Frame::Put { good }) => {
                offer.hint(Phrase::new("tg-hint-points").number("count", self.neighbours(cell, *good)))
            }
            _ => offer,
        }
    }
}

pub(crate) fn draw_offer() -> Offer {
    Offer::new(key!("draw"), Phrase::new("tg-draw")).hint(Phrase::new("tg-hint-draw"))
}

pub(crate) fn pick_offer(good: Good) -> Offer {
    Offer::new(key!("pick.{}", good.key()), Phrase::new("tg-pick").name("what", good.name()))
        .hint(Phrase::new("tg-hint-pick"))
        .at(spot!("hand.{}", good.key()))
}

pub(crate) fn put_prompt(good: Good) -> Phrase {
    Phrase::new("tg-prompt-put").name("what", good.name())
}
