//! The special action after collecting.

use crate::kit::{Done, fault};
use crate::pacific_rails::content::*;
use crate::pacific_rails::speech::label;
use crate::pacific_rails::state::{Action, Frame, House, Log, Put, Ruling, State, Why};
use crate::{Flow, Offer, Phrase};

impl State {
    pub(crate) fn special_of(&self, district: u8) -> Option<(Good, Special)> {
        match self.board().districts[district as usize] {
            District::Collect { good, special, .. } => Some((good, special)),
            _ => None,
        }
    }

    pub(crate) fn put_special<P: Put>(&self, district: u8, left: u8, put: &mut P) -> Flow {
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

    pub(crate) fn special(&mut self, district: u8, left: u8, action: Action, log: &mut Log) -> Done {
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

    /// What a special action costs and scores.
    pub(crate) fn with_price(&self, offer: Offer) -> Offer {
        match self.top() {
            Frame::Special { district, .. } => match self.special_of(district) {
                Some((_, special)) => offer.hint(
                    Phrase::new("pri-hint-special")
                        .name("pay", label::good(special.pay))
                        .number("points", special.points),
                ),
                None => offer,
            },
            Frame::HouseOrUpgrade { points } => offer.hint(Phrase::new("pri-hint-points").number("points", points)),
            Frame::Route => self.with_route_points(offer),
            _ => offer,
        }
    }

    pub(crate) fn special_prompt(&self, district: u8, left: u8) -> Phrase {
        match self.special_of(district) {
            Some((_, special)) => Phrase::new("pri-ask-special")
                .name("pay", label::good(special.pay))
                .name("what", effect_name(special.effect))
                .number("count", left),
            None => Phrase::new("pri-ask-end"),
        }
    }
}

fn effect_name(effect: Effect) -> &'static str {
    match effect {
        Effect::HouseInDistrict => "pri-effect-house",
        Effect::TelegraphOnMap => "pri-effect-telegraph",
        Effect::RailwayStationOnMap => "pri-effect-station",
        Effect::CarriageUpgrade => "pri-effect-upgrade",
    }
}
