//! The topic of what stands at a place of a picture.

use crate::Spot;
use crate::great_western_trail::content::*;
use crate::great_western_trail::state::State;

impl State {
    pub(crate) fn topic_at(&self, spot: &Spot) -> Option<String> {
        let spot = spot.as_str();
        let (kind, name) = spot.split_once('.').unwrap_or((spot, ""));
        let topic = |id: &str| Some(id.to_owned());
        let supply = |tile: Supply| Some(format!("tile-{}", tile.name()));
        match kind {
            "trail" => self.topic_on_trail(Place::from_name(name)?),
            "local" => self.topic_on_trail(Place::from_name(name.split('.').next()?)?),
            "foresight" => match self.foresight_at(name) {
                Some(tile) => supply(tile),
                None => topic("kansas-city"),
            },
            "job" => topic("hiring"),
            "market" if name.is_empty() => topic("cattle-market"),
            "display" => match name.parse::<usize>().ok().and_then(|row| *self.display.get(row)?) {
                Some(card) => Some(format!("objective-{}", card.card().id)),
                None => topic("objectives"),
            },
            "city" => Some(format!("city-{}", City::from_name(name)?.name())),
            "rail" => topic(if name.parse::<u8>().is_ok() { "engine" } else { "stations" }),
            "station" => match self.master_at(Station::from_name(name)?) {
                Some(master) => Some(format!("master-{}", master.name())),
                None => topic("stations"),
            },
            "town" => {
                let town = Town::from_name(name)?;
                match self.tile_of(town) {
                    Some(tile) => Some(format!("town-tile-{}", tile.name())),
                    None => Some(format!("town-{}", town.name())),
                }
            }
            "board" => match DiscSpace::from_name(name) {
                Some(space) => Some(format!("disc-{}", space.name())),
                None => Worker::ALL.into_iter().find(|worker| worker.name() == name).map(|_| format!("tile-{name}")),
            },
            "building" => {
                let number: u8 = name.parse().ok()?;
                self.catalog().faces.get(usize::from(number).checked_sub(1)?)?;
                Some(format!("building-{}", self.face(number).id))
            }
            // Cards of the market, of a hand or of a pile.
            _ => match Cattle::from_name(name) {
                Some(card) => Some(format!("cattle-{}", card.name())),
                None => Objective::all().find(|card| card.card().id == name).map(|_| format!("objective-{name}")),
            },
        }
    }

    fn topic_on_trail(&self, place: Place) -> Option<String> {
        let tile = match self.trail[place.index()] {
            Some(Tile::Hazard(hazard)) => Supply::from(hazard),
            Some(Tile::Teepee(teepee)) => Supply::from(teepee),
            Some(tile) => return Some(format!("building-{}", self.building(tile)?.id)),
            None => {
                let topic = match self.space(place).kind {
                    SpaceKind::KansasCity => "kansas-city",
                    SpaceKind::Hazard(_) => "hazards",
                    SpaceKind::Trade(_) | SpaceKind::TradeForToken => "trade",
                    SpaceKind::Building | SpaceKind::Neutral => "building",
                    SpaceKind::Start => "moving",
                    SpaceKind::Absent => return None,
                };
                return Some(topic.to_owned());
            }
        };
        Some(format!("tile-{}", tile.name()))
    }

    fn foresight_at(&self, name: &str) -> Option<Supply> {
        let (column, row) = name.split_once('-')?;
        let at = |text: &str| text.parse::<usize>().ok()?.checked_sub(1);
        *self.foresight.get(at(column)?)?.get(at(row)?)?
    }
}
