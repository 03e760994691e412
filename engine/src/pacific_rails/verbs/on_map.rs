//! Stations and telegraphs on the map.

use crate::kit::{Done, fault, key, unless};
use crate::pacific_rails::content::*;
use crate::pacific_rails::state::{Action, Log, Points, Put, State, What, Why};
use crate::{Flow, Offer, Phrase};

impl State {
    /// A station in a city without one that touches a tile, unless one's own telegraph is there.
    pub(crate) fn put_stations<P: Put>(&self, gate: Option<Why>, put: &mut P) -> Flow {
        let map = self.map();
        let touched = map.around(self.laid);
        let none_left = self.me().houses_left() == 0;
        for city in map.all_cities() {
            let can = if let Some(why) = gate {
                Err(why)
            } else if none_left {
                Err(Why::NoHouse)
            } else if self.stations[city.index()].is_some() {
                Err(Why::StationThere)
            } else if self.telegraphs[city.index()] == Some(self.turn) {
                Err(Why::OwnBuilding)
            } else {
                unless(!touched.has(map.cell_of(city)), Why::NoTrackThere)
            };
            put(Action::Station(city), can)?;
        }
        Flow::Continue(())
    }

    /// A telegraph in a city with an opponent's station and no telegraph.
    pub(crate) fn put_telegraphs<P: Put>(&self, gate: Option<Why>, put: &mut P) -> Flow {
        let none_left = self.me().telegraphs == 0;
        for city in self.map().all_cities() {
            let can = if let Some(why) = gate {
                Err(why)
            } else if none_left {
                Err(Why::NoTelegraph)
            } else if self.telegraphs[city.index()].is_some() {
                Err(Why::TelegraphThere)
            } else {
                match self.stations[city.index()] {
                    None => Err(Why::NoForeignStation),
                    Some(owner) => unless(owner == self.turn, Why::OwnBuilding),
                }
            };
            put(Action::Telegraph(city), can)?;
        }
        Flow::Continue(())
    }

    pub(crate) fn put_on_map<P: Put>(&self, station: bool, telegraph: bool, put: &mut P) -> Flow {
        if station {
            self.put_stations(None, put)?;
        }
        if telegraph {
            self.put_telegraphs(None, put)?;
        }
        Flow::Continue(())
    }

    /// Telegraphs leave the player board from the bottom up and score what they uncover.
    pub(crate) fn telegraph(&mut self, city: City, log: &mut Log) -> Done {
        let placed = self.board().telegraphs.len() - usize::from(self.me().telegraphs);
        let points = *self.board().telegraphs.get(placed).ok_or_else(|| fault("no telegraph is left"))?;
        self.me_mut().telegraphs -= 1;
        self.telegraphs[city.index()] = Some(self.turn);
        self.score(self.turn, Points::Telegraphs, points);
        self.note(log, || What::Telegraph { city: self.map().city_name(city), points });
        Ok(())
    }

    pub(crate) fn station_offer(&self, city: City) -> Offer {
        let place = &self.map().cities[city.index()];
        let label = Phrase::new("pri-offer-station").with("city", self.map().name(place));
        let brings = match self.me().stations {
            0 => Phrase::new("pri-hint-first-station"),
            built if usize::from(built) < CARRIAGES => Phrase::new("pri-hint-station").number("carriage", built + 1),
            _ => Phrase::new("pri-hint-late-station"),
        };
        Offer::new(key!("station.{}", place.key), label).hint(self.price(None, brings)).at(self.map_spot(place.cell))
    }

    pub(crate) fn telegraph_offer(&self, city: City) -> Offer {
        let place = &self.map().cities[city.index()];
        let placed = self.board().telegraphs.len() - usize::from(self.me().telegraphs);
        let points = self.board().telegraphs.get(placed).copied().unwrap_or(0);
        let label = Phrase::new("pri-offer-telegraph").with("city", self.map().name(place));
        let brings = Phrase::new("pri-hint-telegraph").number("points", points);
        Offer::new(key!("telegraph.{}", place.key), label).hint(self.price(None, brings)).at(self.map_spot(place.cell))
    }
}
