//! Specialists join the train, hired at the centre or free with the first carriage.

use crate::kit::{Done, fault, key, spot, till_legal, unless};
use crate::pacific_rails::content::*;
use crate::pacific_rails::speech::label;
use crate::pacific_rails::state::{Action, Frame, Log, Points, Put, State, What, Why};
use crate::{Flow, Offer, Phrase};

impl State {
    /// Costs follow the carriage of the leftmost free place.
    pub(crate) fn put_hires<P: Put>(&self, put: &mut P) -> Flow {
        let me = self.me();
        let carriage = me.free_slot().map(|slot| slot / SPECIALIST_SLOTS);
        for kind in Specialist::ALL {
            let can = match carriage {
                None => Err(Why::NoSlot),
                Some(_) if self.piles[kind.index()] == 0 => Err(Why::PileEmpty),
                Some(carriage) => {
                    let cost = self.board().hire[kind.index()][carriage];
                    let short = Good::ALL.into_iter().find(|good| me.goods[good.index()] < cost[good.index()]);
                    short.map_or(Ok(()), |good| Err(Why::Pay(good)))
                }
            };
            put(Action::Hire(kind), can)?;
        }
        Flow::Continue(())
    }

    pub(crate) fn can_hire(&self) -> bool {
        self.put_hires(&mut till_legal).is_break()
    }

    pub(crate) fn hire(&mut self, kind: Specialist, log: &mut Log) -> Done {
        let slot = self.me().free_slot().ok_or_else(|| fault("no place is free"))?;
        let cost = self.board().hire[kind.index()][slot / SPECIALIST_SLOTS];
        for good in Good::ALL {
            self.pay(good, cost[good.index()])?;
        }
        self.seat_specialist(kind, false, log)
    }

    pub(crate) fn put_free_specialists<P: Put>(&self, put: &mut P) -> Flow {
        for kind in Specialist::ALL {
            put(Action::Hire(kind), unless(self.piles[kind.index()] == 0, Why::PileEmpty))?;
        }
        Flow::Continue(())
    }

    /// A specialist takes the leftmost free place. The free one of the first carriage scores nothing.
    pub(crate) fn seat_specialist(&mut self, kind: Specialist, free: bool, log: &mut Log) -> Done {
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

    pub(crate) fn hire_offer(&self, kind: Specialist) -> Offer {
        let offer = Offer::new(key!("hire.{}", kind.name()), Phrase::new(format!("pri-hire-{}", kind.name())))
            .at(spot!("pile.{}", kind.name()));
        let slot = self.me().free_slot().unwrap_or_default();
        let carriage = slot / SPECIALIST_SLOTS;
        let points = self.board().slot_points[carriage][slot % SPECIALIST_SLOTS];
        let seated = Phrase::new("pri-hint-hire").number("carriage", carriage as u32 + 1);
        if self.top() == Frame::FreeSpecialist {
            return offer.hint(label::and(Phrase::new("pri-hint-free-hire"), self.skill(kind)));
        }
        let pays =
            Phrase::new("pri-hint-pay").with("cost", label::amounts(self.board().hire[kind.index()][carriage], [0; 3]));
        let seated = match points {
            0 => seated,
            _ => label::and(seated, Phrase::new("pri-hint-points").number("points", points)),
        };
        offer.hint(label::and(pays, label::and(seated, self.skill(kind))))
    }

    /// What a specialist does when the train is activated.
    pub(crate) fn skill(&self, kind: Specialist) -> Phrase {
        match self.board().gains[kind.index()] {
            Some(track) => Phrase::new("pri-skill-makes")
                .name("pay", label::good(self.board().pays[kind.index()]))
                .name("track", label::track(track)),
            None => Phrase::new("pri-skill-lobbies"),
        }
    }
}
