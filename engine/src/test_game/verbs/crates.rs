//! Opening one's own crate.

use crate::kit::{Done, fault, key, unless};
use crate::test_game::state::{Engine, Event, Log, State, Why};
use crate::{Offer, Phrase, Version};

impl State {
    pub(crate) fn can_open(&self) -> Result<(), Why> {
        unless(self.crates[self.active().index()].open, Why::CrateIsOpen)
    }

    pub(crate) fn open(&mut self, log: &mut Log) -> Done {
        if self.engine == Engine::Faulty {
            return Err(fault("as this table was set up to"));
        }
        if self.version == Version::FIRST {
            self.spend_move()?;
        }
        let seat = self.active();
        let opened = &mut self.crates[seat.index()];
        opened.open = true;
        let good = opened.good;
        log.tell(|| Event::Opened { seat, good });
        Ok(())
    }
}

pub(crate) fn open_offer() -> Offer {
    Offer::new(key!("open"), Phrase::new("tg-open")).hint(Phrase::new("tg-hint-open"))
}
