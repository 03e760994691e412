//! Houses in districts, stations and telegraphs on the map, upgrades on carriages, specialists in them.

use super::content::*;
use super::event::What;
use super::frame::{Frame, House};
use super::player::Points;
use super::{Action, Done, Flow, Log, Put, Ruling, State, Why, fault, unless};

impl State {
    pub(super) fn houses_in(&self, good: Good) -> u8 {
        self.players.iter().map(|player| player.built[good.index()]).sum()
    }

    fn district_room(&self, good: Good) -> u8 {
        let room = |district: &District| match district {
            District::Collect { good: of, spots, .. } if *of == good => Some(*spots),
            _ => None,
        };
        self.board().districts.iter().find_map(room).unwrap_or(0)
    }

    /// A house in a district, in that one only if it is given.
    pub(super) fn put_houses<P: Put>(&self, gate: Option<Why>, only: Option<Good>, put: &mut P) -> Flow {
        let none_left = self.me().houses_left() == 0;
        for good in Good::ALL {
            let can = if let Some(why) = gate {
                Err(why)
            } else if none_left {
                Err(Why::NoHouse)
            } else if only.is_some_and(|only| only != good) {
                Err(Why::OtherDistrict)
            } else {
                unless(self.houses_in(good) >= self.district_room(good), Why::DistrictFull)
            };
            put(Action::House(good), can)?;
        }
        Flow::Continue(())
    }

    /// A station in a city without one that touches a tile, unless one's own telegraph is there.
    pub(super) fn put_stations<P: Put>(&self, gate: Option<Why>, put: &mut P) -> Flow {
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
    pub(super) fn put_telegraphs<P: Put>(&self, gate: Option<Why>, put: &mut P) -> Flow {
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

    /// A new upgrade goes on the leftmost carriage with a specialist and without one; an old one may be replaced by
    /// another of its level where that is allowed. Levels tell the two apart.
    pub(super) fn put_upgrades<P: Put>(&self, gate: Option<Why>, swap: bool, put: &mut P) -> Flow {
        let me = self.me();
        let new = me.carriage_to_upgrade();
        for kind in 0..MOST_UPGRADES as u8 {
            let level = UPGRADE_LEVELS[kind as usize];
            let old = me.upgrades[level];
            let can = if let Some(why) = gate {
                Err(why)
            } else if new != Some(level) && (old.is_none() || !swap) {
                Err(Why::NoCarriageToUpgrade)
            } else if old == Some(kind) {
                unless(self.ruled(Ruling::SwapMustDiffer), Why::SameUpgrade)
            } else {
                unless(self.upgrades[kind as usize] == 0, Why::UpgradeGone)
            };
            put(Action::Upgrade(kind), can)?;
        }
        Flow::Continue(())
    }

    /// Asks which row the house leaves; it is built then.
    pub(super) fn house(&mut self, house: House) {
        self.agenda.push(Frame::Row { house });
    }

    pub(super) fn put_rows<P: Put>(&self, put: &mut P) -> Flow {
        for good in Good::ALL {
            put(Action::Row(good), unless(self.me().houses[good.index()] == 0, Why::NoHouse))?;
        }
        Flow::Continue(())
    }

    pub(super) fn build_house(&mut self, row: Good, house: House, log: &mut Log) -> Done {
        let left = &mut self.me_mut().houses[row.index()];
        *left = left.checked_sub(1).ok_or_else(|| fault("this row has no house left"))?;
        self.note(log, || What::HouseLeft { row });
        match house {
            House::District { good, points } => {
                self.me_mut().built[good.index()] += 1;
                self.score(self.turn, Points::Houses, points);
                self.note(log, || What::House { good, points });
            }
            House::City(city) => {
                self.stations[city.index()] = Some(self.turn);
                let me = self.me_mut();
                me.stations += 1;
                let carriage = (usize::from(me.stations) <= CARRIAGES).then_some(me.stations);
                self.note(log, || What::Station { city: self.map().city_name(city), carriage });
                if carriage == Some(1) {
                    self.agenda.push(Frame::FreeSpecialist);
                }
            }
        }
        Ok(())
    }

    /// Telegraphs leave the player board from the bottom up and score what they uncover.
    pub(super) fn telegraph(&mut self, city: City, log: &mut Log) -> Done {
        let placed = self.board().telegraphs.len() - usize::from(self.me().telegraphs);
        let points = *self.board().telegraphs.get(placed).ok_or_else(|| fault("no telegraph is left"))?;
        self.me_mut().telegraphs -= 1;
        self.telegraphs[city.index()] = Some(self.turn);
        self.score(self.turn, Points::Telegraphs, points);
        self.note(log, || What::Telegraph { city: self.map().city_name(city), points });
        Ok(())
    }

    pub(super) fn upgrade(&mut self, kind: u8, points: u8, log: &mut Log) -> Done {
        let level = *UPGRADE_LEVELS.get(kind as usize).ok_or_else(|| fault("there is no such upgrade"))?;
        let old = self.me().upgrades[level];
        if let Some(old) = old {
            self.upgrades[old as usize] += 1;
        }
        let left = &mut self.upgrades[kind as usize];
        *left = left.checked_sub(1).ok_or_else(|| fault("this upgrade is gone"))?;
        self.me_mut().upgrades[level] = Some(kind);
        let points = if old.is_some() && !self.ruled(Ruling::SwapScores) { 0 } else { points };
        self.score(self.turn, Points::Upgrades, points);
        match old {
            None => self.note(log, || What::Upgraded { kind, points }),
            Some(old) => self.note(log, || What::Swapped { old, kind, points }),
        }
        Ok(())
    }

    pub(super) fn put_free_specialists<P: Put>(&self, put: &mut P) -> Flow {
        for kind in Specialist::ALL {
            put(Action::Hire(kind), unless(self.piles[kind.index()] == 0, Why::PileEmpty))?;
        }
        Flow::Continue(())
    }

    /// A specialist takes the leftmost free place. The free one of the first carriage scores nothing.
    pub(super) fn seat_specialist(&mut self, kind: Specialist, free: bool, log: &mut Log) -> Done {
        let slot = self.me().free_slot().ok_or_else(|| fault("no place is free"))?;
        let left = &mut self.piles[kind.index()];
        *left = left.checked_sub(1).ok_or_else(|| fault("nobody of this kind is left"))?;
        self.me_mut().specialists[slot] = Some(kind);
        let carriage = slot / SPECIALIST_SLOTS;
        let points = if free { 0 } else { self.board().slot_points[carriage][slot % SPECIALIST_SLOTS] };
        self.score(self.turn, Points::Train, points);
        self.note(log, || What::Hired { kind, carriage: carriage as u8 + 1, points, free });
        Ok(())
    }
}
