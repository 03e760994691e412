//! Clearing disc spaces of the player board.

use crate::Flow;
use crate::great_western_trail::content::*;
use crate::great_western_trail::speech::{hints, names, spots};
use crate::great_western_trail::state::{Action, Log, Onto, Put, State, What, Why};
use crate::kit::{Done, key};
use crate::{Offer, Phrase};

pub fn prompt(onto: Onto) -> Phrase {
    match onto {
        Onto::City(city) => Phrase::new("gwt-ask-disc-city").name("city", names::city(city)),
        Onto::Station(station) => Phrase::new("gwt-ask-disc-station").number("station", station.0 + 1),
    }
}

pub fn offer(state: &State, space: DiscSpace) -> Offer {
    let opens = state.catalog().auxes.iter().find(|aux| aux.discs() == space);
    let hint = match opens {
        Some(aux @ (Aux::TrashGain | Aux::BranchletPay)) => format!("gwt-disc-hint-aux-{}", aux.name()).into(),
        _ => names::disc_hint(space),
    };
    let fee = Some(space.row().fee).filter(|&fee| fee > 0).map(hints::pay);
    Offer::new(key!("disc.{}", space.name()), Phrase::new("gwt-offer-disc").name("space", names::disc(space)))
        .hint(hints::joined(fee.into_iter().chain([Phrase::new(hint)])))
        .at(spots::discs(space))
}

pub fn move_offer(station: Station) -> Offer {
    Offer::new(
        key!("move-disc.{}", station.name()),
        Phrase::new("gwt-offer-move-disc").number("station", station.0 + 1),
    )
    .hint(Phrase::new("gwt-hint-loses-points").number("points", station.house().points))
    .at(spots::station(station))
}

impl State {
    /// Whether the disc of that space may go there, with that many dollars at hand. A dark disc goes onto a white space
    /// only when no white one is left on the board.
    fn can_clear(&self, space: DiscSpace, onto: Onto, dollars: u16) -> Result<(), Why> {
        let row = space.row();
        if onto.is_white(self.catalog()) && !row.white && self.has_white_disc(dollars) {
            return Err(Why::DarkDisc);
        }
        if dollars < row.fee.into() {
            return Err(Why::DiscFee);
        }
        Ok(())
    }

    /// The words of the second edition speak of the player board: the disc of the add-on board, the only white one with
    /// a fee, counts while it can be paid.
    fn has_white_disc(&self, dollars: u16) -> bool {
        let discs = &self.me().discs;
        let counts = |fee: u8| !self.charter.own_words() || dollars >= fee.into();
        DISC_SPACES.iter().zip(discs.of).any(|(row, count)| row.white && count > 0 && counts(row.fee))
    }

    pub(crate) fn can_clear_any(&self, onto: Onto, dollars: u16) -> bool {
        self.me().discs.kinds().any(|space| self.can_clear(space, onto, dollars).is_ok())
    }

    /// Whether any disc could go onto that city, from the board or from a station.
    pub(crate) fn has_disc_for(&self, city: City, transport: u8) -> bool {
        let dollars = self.purse().saturating_sub(transport.into());
        self.can_clear_any(Onto::City(city), dollars) || !self.me().stations.is_empty()
    }

    /// Discs of the board; if there is none, one from a station; if there is none there either, a delivery goes without
    /// (first edition, "General notes and special cases").
    pub(crate) fn put_discs<P: Put>(&self, onto: Onto, keep: u8, put: &mut P) -> Flow {
        let me = self.me();
        let dollars = self.purse().min(me.dollars.saturating_sub(keep.into()));
        let mut any = false;
        for space in me.discs.kinds() {
            let can = self.can_clear(space, onto, dollars);
            any |= can.is_ok();
            put(Action::Clear(space), can)?;
        }
        for station in me.stations.iter() {
            put(Action::MoveDisc(station), if any { Err(Why::BoardDiscFirst) } else { Ok(()) })?;
        }
        if !any && me.stations.is_empty() {
            put(Action::Skip, Ok(()))?;
        }
        Flow::Continue(())
    }

    pub(crate) fn clear(&mut self, space: DiscSpace, onto: Onto, log: &mut Log) -> Done {
        let row = space.row();
        self.me_mut().discs.remove(space);
        self.note(log, || What::Cleared { space });
        if row.fee > 0 {
            self.pay(row.fee)?;
            self.note(log, || What::Paid { dollars: row.fee });
        }
        self.gain(row.dollars, log);
        self.place_disc(onto, log)
    }

    pub(crate) fn move_disc(&mut self, from: Station, onto: Onto, log: &mut Log) -> Done {
        self.me_mut().stations.remove(from);
        self.note(log, || What::DiscMoved { from });
        self.place_disc(onto, log)
    }

    fn place_disc(&mut self, onto: Onto, log: &mut Log) -> Done {
        match onto {
            Onto::City(city) => self.disc_on_city(city, log)?,
            Onto::Station(station) => self.me_mut().stations.add(station),
        }
        Ok(())
    }
}
