//! Lobbying Congress: senators are moved down for their rewards, and back up for points.

use crate::kit::{Done, key, spot, till_legal, unless};
use crate::pacific_rails::content::*;
use crate::pacific_rails::speech::label;
use crate::pacific_rails::state::{Action, Frame, Log, Points, Put, Ruling, State, What, Why};
use crate::{Flow, Offer, Phrase};

impl State {
    /// What the financier can do with the actions of this step and those saved before, which only add to a dearer
    /// senator.
    pub(crate) fn put_congress<P: Put>(&self, left: u8, saved: u8, put: &mut P) -> Flow {
        let coin = self.board().pays[Specialist::Financier.index()];
        let coins = self.me().goods[coin.index()];
        for (number, senator) in self.board().senators.iter().enumerate() {
            let now = senator.cost - saved.min(senator.cost - 1);
            let can = if self.lowered >> number & 1 == 1 {
                Err(Why::SenatorDown)
            } else if now > left {
                Err(Why::FinancierActions { need: senator.cost })
            } else if coins < senator.cost {
                Err(Why::Coins { need: senator.cost })
            } else {
                unless(self.ruled(Ruling::SenatorNeedsEffect) && !self.would_bring(senator.reward), Why::NoEffect)
            };
            put(Action::Senator(number as u8), can)?;
        }
        let can = if self.lowered == 0 && self.ruled(Ruling::ResetNeedsLowered) {
            Err(Why::NobodyDown)
        } else {
            unless(coins < self.board().reset_cost, Why::Coins { need: self.board().reset_cost })
        };
        put(Action::Reset, can)
    }

    /// Could at least a part of it be taken?
    fn would_bring(&self, reward: Reward) -> bool {
        match reward {
            Reward::Gain { good, .. } => self.in_supply(good) > 0,
            Reward::AnyGoods { kinds, .. } => {
                Good::ALL.into_iter().any(|good| kinds >> good.index() & 1 == 1 && self.in_supply(good) > 0)
            }
            Reward::AnyTracks { .. } => self.tiles_from(0) > 0,
            Reward::HouseOrUpgrade { .. } => {
                self.put_houses(None, None, &mut till_legal).is_break()
                    || self.put_upgrades(None, false, &mut till_legal).is_break()
            }
            Reward::StationAndTelegraph => {
                self.put_stations(None, &mut till_legal).is_break()
                    || self.put_telegraphs(None, &mut till_legal).is_break()
            }
        }
    }

    pub(crate) fn lobby(&mut self, number: u8, senator: Senator, log: &mut Log) -> Done {
        self.pay(self.board().pays[Specialist::Financier.index()], senator.cost)?;
        self.lowered |= 1 << number;
        self.note(log, || What::Senator { number: number + 1, cost: senator.cost });
        match senator.reward {
            Reward::Gain { good, count } => self.gain(self.turn, good, count, log),
            Reward::AnyGoods { kinds, count } => self.pick(count, kinds),
            Reward::AnyTracks { count } => self.pick_tracks(count),
            Reward::HouseOrUpgrade { points } => self.agenda.push(Frame::HouseOrUpgrade { points }),
            Reward::StationAndTelegraph => {
                self.agenda.push(Frame::OnMap { station: true, telegraph: true, optional: false });
            }
        }
        Ok(())
    }

    /// All senators that are down, whatever they cost.
    pub(crate) fn reset_senators(&mut self, log: &mut Log) -> Done {
        self.pay(self.board().pays[Specialist::Financier.index()], self.board().reset_cost)?;
        let senators = self.lowered.count_ones() as u8;
        self.lowered = 0;
        let points = senators * self.board().reset_points;
        self.score(self.turn, Points::Congress, points);
        self.note(log, || What::Reset { senators, points });
        Ok(())
    }

    pub(crate) fn senator_offer(&self, number: u8) -> Offer {
        let senator = self.board().senators[number as usize];
        let label = Phrase::new("pri-offer-senator").number("number", number + 1);
        let brings = Phrase::new("pri-hint-brings").phrase("reward", label::reward(senator.reward));
        let hint = label::and(Phrase::new("pri-hint-lobby").number("cost", senator.cost), brings);
        Offer::new(key!("senator.{}", number + 1), label).hint(hint).at(spot!("senator.{}", number + 1))
    }

    pub(crate) fn reset_offer(&self) -> Offer {
        let points = self.lowered.count_ones() * u32::from(self.board().reset_points);
        Offer::new(key!("reset"), Phrase::new("pri-offer-reset"))
            .hint(Phrase::new("pri-hint-reset").number("cost", self.board().reset_cost).number("points", points))
            .at(spot!("congress"))
    }
}

pub(crate) fn on_map_prompt(station: bool, telegraph: bool) -> Phrase {
    Phrase::new(match (station, telegraph) {
        (true, true) => "pri-ask-on-map",
        (true, false) => "pri-ask-on-map-station",
        (false, _) => "pri-ask-on-map-telegraph",
    })
}
