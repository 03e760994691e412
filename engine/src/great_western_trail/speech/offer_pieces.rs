//! Offers about single pieces: cards, discs, branchlets.

use crate::great_western_trail::content::*;
use crate::great_western_trail::speech::offer::{key, spot};
use crate::great_western_trail::speech::{label, tell};
use crate::great_western_trail::state::piles::Card;
use crate::great_western_trail::state::{Frame, State, Why};
use crate::{Key, Offer, Phrase, Spot};

impl State {
    pub(crate) fn pair(&self, a: Cattle, b: Cattle) -> Offer {
        let label = Phrase::new("gwt-offer-pair").names("cards", [label::cattle(a), label::cattle(b)]);
        let key = key!("{}.{}", a.card().key, b.card().key);
        let pile = if matches!(self.top(), Frame::BuyTwo { .. }) { "market" } else { "hand" };
        Offer::new(key, label).at(spot!("{pile}.{}", a.name())).at(spot!("{pile}.{}", b.name()))
    }

    pub(crate) fn card_offer(&self, card: Card) -> Offer {
        let id = if matches!(self.top(), Frame::Trash { .. }) { "gwt-offer-trash" } else { "gwt-offer-discard" };
        let (key, name) = match card {
            Card::Cattle(cattle) => (key!("discard.{}", cattle.card().key), cattle.name()),
            Card::Objective(objective) => (key!("discard.{}", objective.card().id), objective.card().id),
        };
        Offer::new(key, Phrase::new(id).name("card", label::card(card))).at(spot!("hand.{name}"))
    }

    /// What playing a card gives here.
    pub(crate) fn at_once(&self, what: Immediate) -> Phrase {
        match what {
            Immediate::FreeMove(steps) if self.free_move_leads_nowhere(steps) => {
                Phrase::new("gwt-immediate-move-nowhere")
            }
            _ => label::immediate(what),
        }
    }

    /// What stopping at that station would allow.
    pub(crate) fn station_hint(&self, station: Station) -> Phrase {
        let house = station.house();
        // The dollars for leaving the last space come before the upgrade at the new place.
        let more = if matches!(self.top(), Frame::WayBack) { LAST_SPACE_DOLLARS } else { 0 };
        match self.can_upgrade_with(station, more) {
            Err(Why::StationUpgraded) => Phrase::new("gwt-hint-station-done"),
            Err(why) => Phrase::new("gwt-hint-station-without").phrase("why", tell::reason(why).0),
            Ok(()) => Phrase::new("gwt-hint-station").number("dollars", house.cost).number("points", house.points),
        }
    }

    pub(crate) fn clear_offer(&self, space: DiscSpace) -> Offer {
        let opens = self.catalog().auxes.iter().find(|aux| aux.discs() == space);
        let hint = match opens {
            Some(aux @ (Aux::TrashGain | Aux::BranchletPay)) => format!("gwt-disc-hint-aux-{}", aux.name()).into(),
            _ => label::disc_hint(space),
        };
        Offer::new(key!("disc.{}", space.name()), Phrase::new("gwt-offer-disc").name("space", label::disc(space)))
            .hint(Phrase::new(hint))
            .at(spot!("board.{}", space.name()))
    }

    pub(crate) fn town_offer(&self, town: Town) -> Offer {
        let square = town.square();
        let label = Phrase::new("gwt-offer-town")
            .name("town", label::town(town))
            .phrase("slot", label::slot(self.next_slot(town)));
        let offer = Offer::new(key!("town.{}", town.name()), label)
            .group(Phrase::new(area_group(square.area)))
            .at(spot!("town.{}", town.name()));
        match (square.size, self.tile_of(town)) {
            (TownSize::Station(station), _) => offer.hint(self.station_hint(station)),
            (_, Some(tile)) => offer.hint(Phrase::new("gwt-hint-town-tile").name("tile", label::town_tile(tile))),
            (TownSize::City, _) => offer.hint(Phrase::new("gwt-hint-town-city")),
            _ => offer,
        }
    }

    pub(crate) fn town_tile_offer(&self, row: u8) -> Offer {
        let tile = if let Frame::TownTile { town } = self.top() { self.tile_of(town) } else { None };
        match tile.and_then(|tile| tile.effects().get(row as usize)) {
            Some(effect) => Offer::new(key!("{}", label::effect_key(effect)), label::effect(self, effect)),
            None => Offer::new(key!("town-tile.{row}"), Phrase::new("gwt-act-choice")),
        }
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
