//! The special action after collecting.

use super::content::*;
use super::frame::{Frame, House};
use super::{Action, Done, Flow, Log, Put, Ruling, State, Why, fault};

impl State {
    pub(super) fn special_of(&self, district: u8) -> Option<(Good, Special)> {
        match self.board().districts[district as usize] {
            District::Collect { good, special, .. } => Some((good, special)),
            _ => None,
        }
    }

    pub(super) fn put_special<P: Put>(&self, district: u8, left: u8, put: &mut P) -> Flow {
        if let Some((good, special)) = self.special_of(district)
            && left > 0
        {
            let gate = (self.me().goods[special.pay.index()] == 0).then_some(Why::Pay(special.pay));
            match special.effect {
                Effect::HouseInDistrict => {
                    let only = (!self.ruled(Ruling::HouseAnyDistrict)).then_some(good);
                    self.put_houses(gate, only, put)?;
                }
                Effect::TelegraphOnMap => self.put_telegraphs(gate, put)?,
                Effect::RailwayStationOnMap => self.put_stations(gate, put)?,
                Effect::CarriageUpgrade => self.put_upgrades(gate, true, put)?,
            }
        }
        if self.may_add_hat() {
            put(Action::Hat, Ok(()))?;
        }
        put(Action::Skip, Ok(()))
    }

    pub(super) fn special(&mut self, district: u8, left: u8, action: Action, log: &mut Log) -> Done {
        let (good, special) = self.special_of(district).ok_or_else(|| fault("this district has no special action"))?;
        if action == Action::Hat {
            self.spend_hat(log)?;
            self.agenda.push(Frame::Special { district, left: left + 1 });
            self.gain(self.turn, good, 1, log);
            return Ok(());
        }
        self.pay(special.pay, 1)?;
        self.agenda.push(Frame::Special { district, left: left.saturating_sub(1) });
        match action {
            Action::House(good) => self.house(House::District { good, points: special.points }),
            Action::Station(city) => self.house(House::City(city)),
            Action::Telegraph(city) => return self.telegraph(city, log),
            Action::Upgrade(kind) => return self.upgrade(kind, special.points, log),
            other => return Err(fault(format!("{other:?} is no special action"))),
        }
        Ok(())
    }
}
