//! Rails to the North: branchlets, towns and what they bring.

use crate::great_western_trail::content::*;
use crate::great_western_trail::state::{Action, Done, Flow, Frame, Log, Put, State, What, Why, fault};

impl State {
    /// The towns at the end of a rail from the office of Kansas City, from an own disc on the strip, or from an own
    /// branchlet, but for those with one.
    pub(crate) fn open_towns(&self) -> u32 {
        let me = self.me();
        let mut open = OFFICE_TOWNS;
        for town in me.towns.iter() {
            open |= NEXT_TOWNS[town.index()];
        }
        for (city, town) in &CITY_RAILS {
            open |= u32::from(me.cities.get(*city) > 0) << town.0;
        }
        open & !me.towns.0
    }

    /// What the next branchlet in that town brings.
    pub(crate) fn next_slot(&self, town: Town) -> Slot {
        let there = self.players.iter().filter(|player| player.towns.has(town)).count();
        town.square().slots.get(there).copied().unwrap_or(Slot::Nothing)
    }

    /// Besides what is paid for the branchlet itself.
    fn can_enter(&self, town: Town, price: u8) -> Result<(), Why> {
        match self.next_slot(town) {
            Slot::Pay(need) => self.can_pay(need + price),
            _ => Ok(()),
        }
    }

    /// Whether a branchlet that costs so much can be placed.
    pub(crate) fn can_place_branchlet(&self, price: u8) -> Result<(), Why> {
        if self.me().branchlets_left() == 0 {
            return Err(Why::NoBranchletLeft);
        }
        let mut can = Err(Why::NoTown);
        for town in towns(self.open_towns()) {
            can = self.can_enter(town, price);
            if can.is_ok() {
                break;
            }
        }
        can
    }

    pub(crate) fn put_towns<P: Put>(&self, put: &mut P) -> Flow {
        if self.me().branchlets_left() > 0 {
            for town in towns(self.open_towns()) {
                put(Action::Town(town), self.can_enter(town, 0))?;
            }
        }
        Flow::Continue(())
    }

    /// From the add-on board into the town: what was under the row it left, what the square gives or takes, then its
    /// tile or its station.
    pub(crate) fn place_branchlet(&mut self, town: Town, log: &mut Log) -> Done {
        let slot = self.next_slot(town);
        self.me_mut().towns.add(town);
        self.note(log, || What::Branchlet { town });
        match town.square().size {
            TownSize::Medium => self.agenda.push(Frame::TownTile { town }),
            TownSize::Station(station) => self.agenda.push(Frame::Upgrade { station }),
            TownSize::Small | TownSize::City => {}
        }
        match slot {
            Slot::Nothing => {}
            Slot::Dollars(dollars) => self.gain(dollars, log),
            Slot::Pay(dollars) => {
                self.pay(dollars)?;
                self.note(log, || What::Paid { dollars });
            }
            Slot::Certificate => self.add_certificates(1, log),
            Slot::Token => self.gain_tokens(1, log),
            Slot::Objective => self.agenda.push(Frame::TakeObjective { to_hand: false, optional: true }),
        }
        self.uncover(log);
        Ok(())
    }

    /// An emptied row of the add-on board shows a bell, and some an exchange token.
    fn uncover(&mut self, log: &mut Log) {
        let placed = self.me().towns.len();
        if placed.is_multiple_of(BRANCHLET_ROW) {
            let row = placed / BRANCHLET_ROW - 1;
            self.note(log, || What::Bell { count: row + 1 });
            if TOKEN_ROWS.contains(&row) {
                self.gain_tokens(1, log);
            }
        }
    }

    pub(crate) fn tile_of(&self, town: Town) -> Option<TownTile> {
        let row = TILE_TOWNS.iter().position(|&other| other == town)?;
        self.town_tiles[row]
    }

    pub(crate) fn put_town_tile<P: Put>(&self, town: Town, put: &mut P) -> Flow {
        let effects = self.tile_of(town).map_or(&[][..], TownTile::effects);
        for (row, effect) in effects.iter().enumerate() {
            put(Action::TownTile(row as u8), self.check(effect))?;
        }
        put(Action::Skip, Ok(()))
    }

    pub(crate) fn use_town_tile(&mut self, town: Town, alternative: u8, log: &mut Log) -> Done {
        let tile = self.tile_of(town).ok_or_else(|| fault("there is no town tile here"))?;
        let effect = tile.effects().get(alternative as usize).ok_or_else(|| fault("the tile offers no such thing"))?;
        self.note(log, || What::UsedTownTile { tile, alternative });
        self.begin(effect, false, log)
    }

    pub(crate) fn put_spare_masters<P: Put>(&self, put: &mut P) -> Flow {
        for master in self.spare_masters.iter() {
            put(Action::Spare(master), Ok(()))?;
        }
        put(Action::Skip, Ok(()))
    }

    /// A station master that lies beside no station costs no worker.
    pub(crate) fn take_spare_master(&mut self, master: Master, log: &mut Log) -> Done {
        self.spare_masters.remove(master);
        self.me_mut().masters.add(master);
        self.note(log, || What::TookMaster { master });
        self.reward_of(master, log)
    }
}

/// The towns of a set of bits.
pub(crate) fn towns(mut set: u32) -> impl Iterator<Item = Town> {
    std::iter::from_fn(move || {
        (set != 0).then(|| {
            let town = Town(set.trailing_zeros() as u8);
            set &= set - 1;
            town
        })
    })
}
