//! How much the player whose turn it is likes each action.

use super::effects::kind;
use super::outlook::{Outlook, along};
use super::walking::Tolls;
use super::weights_table as w;
use crate::great_western_trail::content::*;
use crate::great_western_trail::state::piles::Card;
use crate::great_western_trail::state::{Action, Frame, State};

/// What pays is done before anything that money could be needed for.
const FIRST: f32 = 20.0;

/// Nothing is known about it that would speak for it or against it.
const NEUTRAL: f32 = 0.0;

impl State {
    pub(super) fn liked(&self, weights: &[f32; w::COUNT], actions: &[Action], out: &mut Vec<f32>) {
        let outlook = Outlook::new(self, weights, self.turn);
        let frame = self.top();
        let tolls = match frame {
            Frame::Turn => Some(Tolls::within(self, outlook.me.step_limit(self.seats()))),
            Frame::Move { up_to } | Frame::FreeMove { up_to } => Some(Tolls::within(self, up_to)),
            _ => None,
        };
        let auxiliary = if tolls.is_some() { outlook.best_auxiliary(1) } else { 0.0 };
        out.extend(actions.iter().map(|&action| match (action, &tolls) {
            (Action::Go(place), Some(tolls)) => outlook.go(place, tolls, auxiliary),
            _ => outlook.action(action, &frame),
        }));
    }
}

impl Outlook<'_> {
    fn action(&self, action: Action, frame: &Frame) -> f32 {
        let state = self.state;
        match action {
            Action::Start(place) => self.building_at(place) - f32::from(place.0) * 0.01,
            Action::Way(row) => -f32::from(row),
            Action::Local(row, alternative) => match frame {
                Frame::Visit(visit) => {
                    state.local_effect(visit, row, alternative).map_or(NEUTRAL, |effect| self.local(effect))
                }
                _ => NEUTRAL,
            },
            Action::Risk => match frame {
                Frame::Visit(visit) => {
                    let effect = state.space(visit.here).risk;
                    let value = effect.map_or(0.0, |effect| self.effect(effect, false)) + self.weight(w::RISK);
                    if value > 0.0 { value + FIRST } else { value }
                }
                _ => NEUTRAL,
            },
            Action::Copy(place) => self.building_at(place),
            Action::Aux(aux, times) => {
                self.auxiliary(aux, times)
                    + self.weight(w::AUXILIARY)
                    + self.weight(w::AUXILIARY_TIMES) * f32::from(times)
            }
            Action::Play(card) => self.play(card.card()),
            Action::Finish => self.weight(w::FINISH),
            Action::Foresight(row) => match *frame {
                Frame::Foresight { column } => self.foresight(column, row),
                _ => NEUTRAL,
            },
            Action::Spend(places) => self.spend(places) + self.weight(w::SPEND) * f32::from(places),
            Action::Deliver(city) => {
                let value = f32::from(state.catalog().crest(city).value);
                self.city(city) + self.weight(w::CITY_VALUE) * self.laps * value * 0.1
            }
            Action::Clear(space) => self.disc(space),
            Action::MoveDisc(station) => -f32::from(station.house().points),
            Action::Hire(worker, row) => {
                let extra = if let Frame::Hire { cost, .. } = *frame { cost } else { 0 };
                let cost = crate::great_western_trail::verbs::hire::hire_cost(usize::from(row), extra);
                self.worker(worker, true) - self.dollars(cost)
            }
            Action::Tile(number) => match *frame {
                Frame::Build { per_craftsman, .. } => {
                    self.tile(number) - self.dollars(state.face(number).craftsmen * per_craftsman)
                }
                _ => NEUTRAL,
            },
            Action::Site(place) => self.site(place),
            Action::Take(place) => {
                let cost = if let Frame::RemoveHazard { cost, .. } = *frame { cost } else { 0 };
                self.tile_taken(place) - self.dollars(cost)
            }
            Action::Buy { deal, card } => self.cattle(card) - self.price(deal),
            Action::Two { deal } => self.two(DEALS[usize::from(deal)].breeding) - self.price(deal),
            Action::Pair(one, other) => match frame {
                Frame::BuyTwo { .. } => self.cattle(one) + self.cattle(other) - if one == other { 0.3 } else { 0.0 },
                _ if self.me.hand.of_breed(one.card().breed) > 2 => 1.0,
                _ => -f32::from(one.card().breeding),
            },
            Action::Reveal => self.weight(w::REVEAL),
            Action::Display(card) => self.objective(card.card()),
            Action::TopOfStack => 0.2,
            Action::Discard(card) => match frame {
                Frame::Trash { .. } => self.trashed(card),
                Frame::Discard { .. } => self.lose(card),
                _ => -self.keep(card),
            },
            Action::Draw(count) => f32::from(count),
            Action::EngineTo(stop) => match frame {
                Frame::DeliveryBack => {
                    let value = state.numbers_back_to(stop);
                    self.best_city(value) - f32::from(value) * self.engine_space
                }
                _ => self.stop(stop),
            },
            Action::Upgrade(station) => self.station(station),
            Action::Appoint(worker) => match *frame {
                Frame::StationMaster { station } => {
                    state.master_at(station).map_or(0.0, |master| self.master(master) - self.worker_lost(worker))
                }
                _ => NEUTRAL,
            },
            Action::Exchange => -0.5,
            Action::Town(_) | Action::TownTile(_) => 0.5,
            Action::Claim(card) => self.cattle(card),
            Action::Spare(master) => self.master(master),
            Action::Go(_) | Action::Enter | Action::Skip => NEUTRAL,
        }
    }

    fn building_at(&self, place: Place) -> f32 {
        self.state.trail[place.index()].map_or(0.0, |tile| self.building(tile))
    }

    /// Money first, walking on last.
    fn local(&self, effect: &Effect) -> f32 {
        let value = self.effect(effect, true) + self.weight(w::LOCAL + kind(effect));
        match effect {
            Effect::Discard { .. } | Effect::Gain { .. } if value > 0.0 => value + FIRST,
            Effect::Move { .. } => value.min(0.3),
            _ if value > 0.0 => value + 1.0,
            _ => value,
        }
    }

    fn foresight(&self, column: u8, row: u8) -> f32 {
        match self.state.foresight[usize::from(column)][usize::from(row)].map(Supply::kind) {
            Some(SupplyKind::Worker(worker)) => {
                self.weight(w::FORESIGHT_WORKER) + self.weight(w::FORESIGHT_WANTED) * self.worker(worker, false)
            }
            Some(SupplyKind::Hazard(_)) => self.weight(w::FORESIGHT_HAZARD),
            Some(SupplyKind::Teepee(_)) => self.weight(w::FORESIGHT_TEEPEE),
            None => NEUTRAL,
        }
    }

    fn price(&self, deal: u8) -> f32 {
        let deal = DEALS[usize::from(deal)];
        self.dollars(deal.dollars) + (f32::from(deal.cowboys) - 1.0) * self.weight(w::DEAL_COWBOY)
    }

    /// To build there, in place of one's own building perhaps.
    fn site(&self, place: Place) -> f32 {
        let space = self.state.space(place);
        let replaced = match self.state.trail[place.index()] {
            Some(Tile::Private(_, old)) => {
                f32::from(self.state.face(old).craftsmen) * 2.0 * self.dollar - self.tile(old) * 0.8
            }
            _ => 0.0,
        };
        replaced
            + if space.woods { self.weight(w::SITE_IN_WOODS) } else { 0.0 }
            + if space.risk.is_some() { 0.2 } else { 0.0 }
            + self.weight(w::SITE_FAR_ON) * along(Some(place))
    }

    /// To remove a card of the hand from the game: weak cattle only.
    fn trashed(&self, card: Card) -> f32 {
        match card {
            Card::Cattle(cattle) if cattle.card().points == 0 => {
                let jersey = cattle.card().breed == Breed::Jersey;
                self.weight_now(w::TRASH) * if jersey { 1.0 } else { 0.3 }
            }
            _ => -5.0,
        }
    }
}
