//! What cattle and objective cards are worth.

use super::outlook::Outlook;
use super::weights_table as w;
use crate::great_western_trail::content::*;
use crate::great_western_trail::state::piles::{Card, Cards};

/// The kinds of cattle of that breeding value in the market.
pub fn kinds_of(breeding: u8) -> std::ops::Range<usize> {
    match breeding {
        2 => FIRST_EXTRA_KIND..CATTLE_KINDS,
        3 => 4..7,
        4 => 7..10,
        _ => 10..13,
    }
}

impl Outlook<'_> {
    pub fn cattle(&self, card: Cattle) -> f32 {
        let (kind, me) = (card.card(), self.me);
        let owned = me.hand.of_breed(kind.breed) + me.stack.of_breed(kind.breed) + me.discard.of_breed(kind.breed);
        let mut value = f32::from(kind.points) * self.weight(w::CATTLE_POINT)
            + self.laps * self.weight(w::CATTLE_BREEDING) * f32::from(kind.breeding) / (1.0 + f32::from(owned));
        if owned == 0 {
            value += self.weight(w::NEW_BREED) * self.laps;
        }
        value
    }

    /// The best cards of that value in a market, with what they are worth: one or two.
    fn two_best(&self, market: &[u8; CATTLE_KINDS], breeding: u8) -> [Option<(f32, usize)>; 2] {
        let mut best: [Option<(f32, usize)>; 2] = [None; 2];
        for kind in kinds_of(breeding).filter(|&kind| market[kind] > 0) {
            let value = self.cattle(Cattle(kind as u8));
            let here = Some((value, kind));
            if best[0].is_none_or(|(first, _)| value > first) {
                best = [here, if market[kind] > 1 { here } else { best[0] }];
            } else if best[1].is_none_or(|(second, _)| value > second) {
                best[1] = here;
            }
        }
        best
    }

    /// Two cards for one deal.
    pub fn two(&self, breeding: u8) -> f32 {
        let best = self.two_best(&self.state.market.of, breeding);
        best.into_iter().flatten().map(|(value, _)| value.max(0.0)).sum()
    }

    /// The most that all cowboys together can buy, deal by deal.
    pub fn purchase(&self) -> f32 {
        let mut total = 0.0;
        let mut cowboys = self.me.workers(Worker::Cowboy);
        let mut dollars = self.me.dollars;
        let mut market = self.state.market.of;
        for _ in 0..3 {
            let mut best = (0.0, 0, 0, [None; 2]);
            for deal in self.state.charter.deals() {
                if deal.cowboys > cowboys || u16::from(deal.dollars) > dollars {
                    continue;
                }
                let mut cards = self.two_best(&market, deal.breeding);
                if deal.cards < 2 {
                    cards[1] = None;
                }
                if cards.iter().flatten().count() < usize::from(deal.cards.min(2)) {
                    continue;
                }
                let value = cards.iter().flatten().map(|(value, _)| value).sum::<f32>() - self.dollars(deal.dollars);
                if value > best.0 {
                    best = (value, deal.cowboys, deal.dollars, cards);
                }
            }
            let (value, crew, price, cards) = best;
            if value <= 0.0 {
                break;
            }
            total += value;
            cowboys -= crew;
            dollars -= u16::from(price);
            for (_, kind) in cards.into_iter().flatten() {
                market[kind] = market[kind].saturating_sub(1);
            }
            if cowboys == 0 {
                break;
            }
        }
        total
    }

    /// A card leaves the hand.
    pub fn lose(&self, card: Card) -> f32 {
        match card {
            Card::Cattle(cattle) if self.me.hand.of_breed(cattle.card().breed) > 1 => self.weight(w::SPARE_CARD),
            Card::Cattle(cattle) => self.lose_only(cattle.card().breeding),
            Card::Objective(_) => -1.0,
        }
    }

    fn lose_only(&self, breeding: u8) -> f32 {
        -self.weight(w::ONLY_CARD) * (f32::from(breeding) - 1.0) * (0.3 + self.along)
    }

    /// The cheapest way to discard what is wanted.
    pub fn discard(&self, want: Want) -> f32 {
        let hand = &self.me.hand;
        let pair = |breed: Breed| match hand.of_breed(breed) {
            0 | 1 => None,
            2 => Some(self.weight(w::SPARE_CARD) + self.lose_only(CATTLE[breed.kinds().start].breeding)),
            _ => Some(2.0 * self.weight(w::SPARE_CARD)),
        };
        let wanted = |card: &Cattle| match want {
            Want::Breed(breed) => card.card().breed == breed,
            Want::Value(breeding) => card.card().breeding == breeding,
            Want::AnyCattle => true,
            Want::Pair | Want::Objective => false,
        };
        let best = match want {
            Want::Pair => Breed::ALL.into_iter().filter_map(pair).reduce(f32::max),
            Want::Objective => Some(-1.0),
            _ => hand.cattle.kinds().filter(wanted).map(|card| self.lose(Card::Cattle(card))).reduce(f32::max),
        };
        best.unwrap_or(-9.0)
    }

    /// How much a card should stay in hand.
    pub fn keep(&self, card: Card) -> f32 {
        match card {
            Card::Cattle(cattle) => {
                let kind = cattle.card();
                let double = self.me.hand.of_breed(kind.breed) > 1;
                f32::from(kind.breeding) - if double { self.weight(w::KEEP_DOUBLE) } else { 0.0 }
            }
            Card::Objective(_) => self.weight(w::KEEP_OBJECTIVE),
        }
    }

    /// To remove up to that many weak cards from the game.
    pub fn trash(&self, count: u8) -> f32 {
        f32::from(self.me.hand.of_breed(Breed::Jersey).min(count)) * self.weight_now(w::TRASH)
    }

    /// How many things the tasks of a card still lack, after those that cards already played claim.
    pub fn missing(&self, card: &ObjectiveCard) -> u8 {
        let me = self.me;
        let mut needed = [0; TASK_KINDS];
        for &task in card.tasks {
            needed[task as usize] += 1;
        }
        let own = needed;
        let claimed = me.area.iter().flat_map(|card| card.card().tasks).chain(me.starting.card().tasks);
        for &task in claimed {
            needed[task as usize] += u8::from(needed[task as usize] > 0);
        }
        let cattle = |value| me.hand.of_value(value) + me.stack.of_value(value) + me.discard.of_value(value);
        let done = |task: Task| match task {
            Task::Building => me.built.iter().flatten().count() as u8,
            Task::GreenTeepee => me.teepees[0],
            Task::BlueTeepee => me.teepees[1],
            Task::Hazard => me.hazards.len() as u8,
            Task::Station => me.stations.len(),
            Task::Cattle3 => cattle(3),
            Task::Cattle4 => cattle(4),
            Task::Cattle5 => cattle(5),
            Task::ExtraBreed => {
                let of = |cards: &Cards| cards.cattle.of[FIRST_EXTRA_KIND..].iter().sum::<u8>();
                of(&me.hand) + of(&me.stack) + of(&me.discard)
            }
            Task::Terminal => me.cities.get(self.state.catalog().cities.terminal),
            Task::Branchlet => me.towns.len(),
        };
        let mut missing = 0;
        for (at, &task) in card.tasks.iter().enumerate() {
            if !card.tasks[..at].contains(&task) {
                missing += needed[task as usize].saturating_sub(done(task)).min(own[task as usize]);
            }
        }
        missing
    }

    pub fn objective(&self, card: &ObjectiveCard) -> f32 {
        let me = self.me;
        let held = me.area.len() + me.hand.objectives.len() + me.discard.objectives.len() + me.stack.objectives.len();
        f32::from(card.points as i16) * self.weight(w::OBJECTIVE_POINT)
            - f32::from(self.missing(card)) * self.weight(w::OBJECTIVE_MISSING) * self.haste()
            + self.weight(w::OBJECTIVE_LAP) * self.laps
            - self.weight(w::OBJECTIVE_HELD) * f32::from(held)
    }

    pub fn best_objective(&self) -> f32 {
        self.state.display.iter().flatten().map(|card| self.objective(card.card())).fold(0.0, f32::max)
    }

    /// To play an objective card.
    pub fn play(&self, card: &ObjectiveCard) -> f32 {
        let at_once = match card.immediate {
            Immediate::Nothing => 0.0,
            Immediate::Dollars(dollars) => self.dollars(dollars),
            Immediate::Aux => self.best_auxiliary(2),
            Immediate::Draw(count) => f32::from(count) * self.draw(),
            Immediate::Engine(spaces) => self.best_stop(spaces),
            Immediate::FreeMove(steps) => 0.4 * f32::from(steps),
        };
        at_once + self.weight(w::PLAY) - f32::from(self.missing(card)) * self.weight(w::PLAY_MISSING) * self.haste()
            + self.weight(w::PLAY_LAP) * self.laps
    }
}
