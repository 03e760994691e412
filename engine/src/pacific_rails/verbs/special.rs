//! The special action after collecting.

use crate::kit::{Done, fault};
use crate::pacific_rails::content::*;
use crate::pacific_rails::speech::label;
use crate::pacific_rails::state::{Action, Frame, House, Log, Put, Ruling, State, Why};
use crate::{Flow, Phrase};

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

    /// What it costs and scores to build something, and then what else it brings.
    pub(crate) fn price(&self, points: Option<u8>, brings: Phrase) -> Phrase {
        let scores = |points: u8, brings| match points {
            0 => brings,
            _ => label::and(Phrase::new("pri-hint-points").number("points", points), brings),
        };
        match self.top() {
            Frame::Special { district, .. } => match self.special_of(district) {
                Some((_, special)) => {
                    let pays = Phrase::new("pri-hint-pay").with("cost", label::amounts(one(special.pay), [0; 3]));
                    label::and(pays, scores(points.unwrap_or(special.points), brings))
                }
                None => brings,
            },
            Frame::HouseOrUpgrade { points: scored } => scores(points.unwrap_or(scored), brings),
            Frame::Route => match self.route_points() {
                Some(route) => label::and(route, scores(points.unwrap_or(0), brings)),
                None => brings,
            },
            _ => scores(points.unwrap_or(0), brings),
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

/// What it is called not to take it.
pub(crate) fn skipped(effect: Effect) -> &'static str {
    match effect {
        Effect::HouseInDistrict => "pri-skip-house",
        Effect::TelegraphOnMap => "pri-skip-telegraph",
        Effect::RailwayStationOnMap => "pri-skip-station",
        Effect::CarriageUpgrade => "pri-skip-upgrade",
    }
}

/// What can be bought after collecting, in a hint.
pub(crate) fn then_buys(special: Special) -> Phrase {
    let id = match special.effect {
        Effect::HouseInDistrict => "pri-then-houses",
        Effect::TelegraphOnMap => "pri-then-telegraphs",
        Effect::RailwayStationOnMap => "pri-then-stations",
        Effect::CarriageUpgrade => "pri-then-upgrades",
    };
    Phrase::new(id).with("cost", label::amounts(one(special.pay), [0; 3]))
}

fn one(good: Good) -> Cost {
    let mut goods = [0; 4];
    goods[good.index()] = 1;
    goods
}
