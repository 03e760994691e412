//! Houses leave a row of the player board for a district or a city.

use crate::kit::{Done, fault, key, spot, unless};
use crate::pacific_rails::content::*;
use crate::pacific_rails::speech::label;
use crate::pacific_rails::state::{Action, Frame, House, Log, Points, Put, State, What, Why};
use crate::{Flow, Offer, Phrase};

impl State {
    pub(crate) fn houses_in(&self, good: Good) -> u8 {
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
    pub(crate) fn put_houses<P: Put>(&self, gate: Option<Why>, only: Option<Good>, put: &mut P) -> Flow {
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

    /// Asks which row the house leaves; it is built then.
    pub(crate) fn house(&mut self, house: House) {
        self.agenda.push(Frame::Row { house });
    }

    pub(crate) fn put_rows<P: Put>(&self, put: &mut P) -> Flow {
        for good in Good::ALL {
            put(Action::Row(good), unless(self.me().houses[good.index()] == 0, Why::NoHouse))?;
        }
        Flow::Continue(())
    }

    pub(crate) fn build_house(&mut self, row: Good, house: House, log: &mut Log) -> Done {
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

    pub(crate) fn house_offer(&self, good: Good) -> Offer {
        let label = Phrase::new("pri-offer-house").name("good", label::good(good));
        let brings = Phrase::new("pri-hint-house").phrase("some", label::some(good, 1));
        Offer::new(key!("house.{}", good.name()), label)
            .hint(self.price(None, brings))
            .at(spot!("district.{}", good.name()))
    }

    pub(crate) fn row_offer(&self, good: Good) -> Offer {
        Offer::new(key!("row.{}", good.name()), label::row(good))
            .hint(Phrase::new("pri-hint-row").phrase("some", label::some(good, self.yields_then(good))))
            .at(spot!("row.{}", good.name()))
    }

    /// What collecting brings once the house that is pending has left this row.
    pub(crate) fn yields_then(&self, row: Good) -> u8 {
        let built = match self.top() {
            Frame::Row { house: House::District { good, .. } } => good == row,
            _ => false,
        };
        self.me().yields(self.board(), row) + 1 + u8::from(built)
    }

    pub(crate) fn row_prompt(&self, house: House) -> Phrase {
        match house {
            House::City(city) => Phrase::new("pri-ask-row-city").with("city", self.map().city_name(city)),
            House::District { good, .. } => Phrase::new("pri-ask-row-district").name("good", label::good(good)),
        }
    }
}
