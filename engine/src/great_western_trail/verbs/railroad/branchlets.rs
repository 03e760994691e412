//! Rails to the North: branchlets, towns and what they bring.

use super::stations::station_hint;
use crate::Flow;
use crate::great_western_trail::content::*;
use crate::great_western_trail::speech::names::{self, Name};
use crate::great_western_trail::speech::{hints, spots};
use crate::great_western_trail::state::{Action, Frame, Log, Put, State, What, Why};
use crate::great_western_trail::verbs::verb::{Verb, skip};
use crate::kit::{Done, fault, key};
use crate::{Offer, Phrase};

/// Place a branchlet.
#[derive(Clone, Copy)]
pub struct Branchlet;

impl Verb for Branchlet {
    fn check(self, state: &State) -> Result<(), Why> {
        state.can_place_branchlet(0)
    }

    fn begin(self, state: &mut State, optional: bool, _: &mut Log) -> Done {
        state.agenda.push(Frame::Branchlet { count: 1, optional });
        Ok(())
    }

    fn label(self, _: &State) -> Phrase {
        Phrase::new("gwt-act-branchlet")
    }

    fn hint(self, state: &State) -> Phrase {
        Phrase::new("gwt-hint-branchlet").number("left", state.me().branchlets_left())
    }

    fn key(self) -> Name {
        "branchlet".into()
    }
}

pub fn prompt(count: u8) -> Phrase {
    Phrase::new("gwt-ask-branchlet").number("count", count)
}

pub fn prompt_tile(state: &State, town: Town) -> Phrase {
    let tile = state.tile_of(town).map_or("gwt-master-none".into(), names::town_tile);
    Phrase::new("gwt-ask-town-tile").name("tile", tile)
}

pub fn offer(state: &State, town: Town) -> Offer {
    let square = town.square();
    let more = match (square.size, state.tile_of(town)) {
        (TownSize::Station(station), _) => Some(station_hint(state, station)),
        (_, Some(tile)) => Some(Phrase::new("gwt-hint-town-tile").name("tile", names::town_tile(tile))),
        (TownSize::City, _) => Some(Phrase::new("gwt-hint-town-city")),
        _ => None,
    };
    let label = Phrase::new("gwt-offer-town").name("town", names::town(town));
    Offer::new(key!("town.{}", town.name()), label)
        .hint(hints::joined([names::slot(state.next_slot(town))].into_iter().chain(more)))
        .group(Phrase::new(area_group(square.area)))
        .at(spots::town(town))
}

pub fn tile_offer(state: &State, row: u8) -> Offer {
    let tile = if let Frame::TownTile { town } = state.top() { state.tile_of(town) } else { None };
    match tile.and_then(|tile| tile.effects().get(row as usize)) {
        Some(effect) => state.effect_offer(effect),
        None => Offer::new(key!("town-tile.{row}"), Phrase::new("gwt-act-choice")),
    }
}

fn area_group(area: Area) -> &'static str {
    match area {
        Area::Green => "gwt-group-green",
        Area::Purple => "gwt-group-purple",
        Area::Blue => "gwt-group-blue",
        Area::Red => "gwt-group-red",
        Area::Teal => "gwt-group-teal",
        Area::Violet => "gwt-group-violet",
    }
}

impl State {
    /// The towns at the end of a rail from the office of Kansas City, from a disc of the player's on the strip, or from
    /// one of her branchlets, except where she has one.
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
    fn next_slot(&self, town: Town) -> Slot {
        let there = self.players.iter().filter(|player| player.towns.has(town)).count();
        town.square().slots.get(there).copied().unwrap_or(Slot::Nothing)
    }

    /// Whether the square can be paid for, on top of the branchlet.
    fn can_enter(&self, town: Town, price: u8) -> Result<(), Why> {
        match self.next_slot(town) {
            Slot::Pay(need) => self.can_pay(need + price),
            _ => Ok(()),
        }
    }

    /// Whether a branchlet of that price can be placed.
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

    pub(crate) fn put_towns<P: Put>(&self, optional: bool, put: &mut P) -> Flow {
        if self.me().branchlets_left() > 0 {
            for town in towns(self.open_towns()) {
                put(Action::Town(town), self.can_enter(town, 0))?;
            }
        }
        skip(optional, put)
    }

    /// The first of `count`, from the add-on board into the town: what was under the row it left, what the square gives
    /// or takes, then its tile or its station.
    pub(crate) fn place_branchlet(&mut self, town: Town, count: u8, log: &mut Log) -> Done {
        if count > 1 {
            self.agenda.push(Frame::Branchlet { count: count - 1, optional: true });
        }
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

    /// An emptied row of the add-on board shows a bell; some also show an exchange token.
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
}

/// The towns of a set of bits.
pub fn towns(mut set: u32) -> impl Iterator<Item = Town> {
    std::iter::from_fn(move || {
        (set != 0).then(|| {
            let town = Town(set.trailing_zeros() as u8);
            set &= set - 1;
            town
        })
    })
}
