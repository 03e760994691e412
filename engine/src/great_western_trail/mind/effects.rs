//! What effects are worth, and the buildings that have them.

use super::outlook::Outlook;
use super::weights_table as w;
use crate::great_western_trail::content::*;

/// The row of an effect among the weights of local actions.
pub fn kind(effect: &Effect) -> usize {
    match effect {
        Effect::Discard { .. } => 0,
        Effect::Hire { .. } => 1,
        Effect::Build { .. } => 2,
        Effect::Certificates { .. } => 3,
        Effect::TakeObjective => 4,
        Effect::Engine { .. } => 5,
        Effect::EngineBack { .. } => 6,
        Effect::PayEngine { .. } => 7,
        Effect::Trade => 8,
        Effect::Aux { .. } => 9,
        Effect::BuyCattle => 10,
        Effect::RemoveHazard { .. } => 11,
        Effect::Move { .. } => 12,
        Effect::Gain { .. } => 13,
        Effect::DrawDiscard { .. } => 14,
        Effect::UpgradeBehind => 15,
        _ => 16,
    }
}

impl Outlook<'_> {
    /// To do it now; `deep` counts what a worker's slot lets one do at once.
    pub fn effect(&self, effect: &Effect, deep: bool) -> f32 {
        let state = self.state;
        match *effect {
            Effect::Discard { want, gain } => self.gain(gain) + self.discard(want),
            Effect::Hire { cost } => self.hire(cost, deep),
            Effect::Build { per_craftsman, crew } => self.best_tile(per_craftsman, crew),
            Effect::Certificates { up_to } => self.certificates(state.count(up_to)),
            Effect::TakeObjective => self.best_objective().max(0.2),
            Effect::Engine { up_to } => self.best_stop(state.count(up_to)),
            Effect::EngineBack { exactly, gain } => self.gain(gain) - f32::from(exactly) * self.engine_space,
            Effect::PayEngine { pay, up_to } => self.best_stop(up_to) - self.dollars(pay),
            Effect::Trade => state.teepees().map(|(place, ..)| self.tile_taken(place)).fold(0.0, f32::max),
            Effect::Aux { most } => self.best_auxiliary(most),
            Effect::BuyCattle => self.purchase() + 0.01,
            Effect::RemoveHazard { cost } => {
                let best = state.hazards().map(|(place, _)| self.tile_taken(place)).fold(0.0, f32::max);
                best - self.dollars(cost)
            }
            Effect::Move { .. } => self.weight(w::MOVE),
            Effect::Gain { dollars, certificates, per } => {
                let count = state.count(per);
                self.dollars(count * dollars) + self.certificates(count * certificates)
            }
            Effect::DrawDiscard { up_to } => f32::from(state.count(up_to)) * self.draw(),
            Effect::ExtraordinaryDelivery => self.weight(w::EXTRAORDINARY),
            Effect::UpgradeBehind => state.stations_behind().map(|station| self.station(station)).fold(0.0, f32::max),
            Effect::CopyAdjacent => self.weight(w::COPY),
            Effect::Trash { up_to } => self.trash(up_to),
            Effect::ClaimCattle { .. } => 2.0,
            Effect::Exchange { .. } => 0.5,
            Effect::Branchlet => 0.8,
            Effect::Choice(of) => {
                let open = of.iter().filter(|effect| state.check(effect).is_ok());
                open.map(|effect| self.effect(effect, deep)).fold(0.0, f32::max)
            }
        }
    }

    fn gain(&self, gain: Gain) -> f32 {
        self.dollars(gain.dollars)
            + self.certificates(gain.certificates)
            + f32::from(gain.engine) * self.engine_space
            + if gain.objective { self.best_objective().max(0.5) } else { 0.0 }
    }

    /// The hazard or teepee of that place.
    pub fn tile_taken(&self, place: Place) -> f32 {
        let masters = self.me.masters;
        match self.state.trail[place.index()] {
            Some(Tile::Hazard(hazard)) => {
                let master = if masters.has(Master::Hazards) { 1.5 } else { 0.0 };
                self.weight(w::HAZARD) + self.weight(w::HAZARD_POINT) * f32::from(hazard.face().points) + master
            }
            Some(Tile::Teepee(_)) => {
                let master = if masters.has(Master::TeepeePairs) { 1.0 } else { 0.0 };
                self.weight_now(w::TEEPEE) + self.dollars(self.state.trade_value(place)) + master
            }
            _ => 0.0,
        }
    }

    pub fn auxiliary(&self, aux: Aux, times: u8) -> f32 {
        let count = f32::from(times);
        let back = count * self.engine_space * self.weight(w::ENGINE_BACK);
        match aux {
            Aux::Dollar => count * self.dollar,
            Aux::Draw => count * self.draw(),
            Aux::Certificate => self.certificates(times) - count * self.dollar - back,
            Aux::Engine => self.best_stop(times) - count * self.dollar,
            Aux::Trash => self.trash(times) - back,
            Aux::TrashGain => self.trash(times) - back + count * self.dollar,
            Aux::Branchlet | Aux::BranchletPay => 0.8 * count,
        }
    }

    pub fn best_auxiliary(&self, most: u8) -> f32 {
        let mut best = 0.0_f32;
        for &aux in self.state.catalog().auxes {
            for times in (1..=most).filter(|&times| self.state.can_aux(aux, times).is_ok()) {
                best = best.max(self.auxiliary(aux, times));
            }
        }
        best
    }

    /// To use all local actions of a building.
    pub fn building(&self, tile: Tile) -> f32 {
        let Some(building) = self.state.building(tile) else { return 0.0 };
        let open = |effect: &&Effect| matches!(effect, Effect::Choice(_)) || self.state.check(effect).is_ok();
        building.actions.iter().filter(open).map(|effect| self.effect(effect, true).max(0.0)).sum()
    }

    /// To own that private building: its points, and its use in the laps that are left.
    pub fn tile(&self, number: u8) -> f32 {
        let face = self.state.face(number);
        let used: f32 = face.actions.iter().map(|effect| self.use_of(effect)).sum();
        let hand = if face.hand == Hand::None { 0.0 } else { self.weight(w::BUILDING_HAND) * self.laps * 0.5 };
        f32::from(face.points) * self.weight(w::BUILDING_POINT) + self.weight(w::BUILDING_USE) * self.laps * used + hand
    }

    fn use_of(&self, effect: &Effect) -> f32 {
        match *effect {
            Effect::Discard { gain, .. } => 0.7 * self.gain(gain),
            Effect::Hire { .. } | Effect::RemoveHazard { .. } => 1.5,
            Effect::Engine { up_to } => self.engine_space * f32::from(self.state.count(up_to)),
            Effect::Gain { dollars, certificates, per } => {
                let count = f32::from(self.state.count(per).max(1));
                count * (self.dollars(dollars) + self.certificate * f32::from(certificates))
            }
            Effect::BuyCattle => 2.0,
            Effect::Certificates { .. } => 3.0 * self.certificate,
            Effect::Move { up_to } => 0.5 + 0.3 * f32::from(up_to),
            Effect::ExtraordinaryDelivery => 4.0,
            _ => 1.0,
        }
    }

    /// The best building that can be placed, on a free site or in place of one's own.
    fn best_tile(&self, per_craftsman: u8, crew: Option<u8>) -> f32 {
        let (me, have) = (self.me, crew.unwrap_or(self.me.workers(Worker::Craftsman)));
        let can = |craftsmen: u8| craftsmen <= have && u16::from(craftsmen * per_craftsman) <= me.dollars;
        let price = |craftsmen: u8| self.dollars(craftsmen * per_craftsman);
        let mut best = 0.0_f32;
        for number in me.unbuilt.iter() {
            let needed = self.state.face(number).craftsmen;
            if can(needed) {
                best = best.max(self.tile(number) - price(needed));
                continue;
            }
            for (row, _) in me.built.iter().enumerate().filter(|(_, place)| place.is_some()) {
                let old = row as u8 + 1;
                let there = self.state.face(old).craftsmen;
                if there < needed && can(needed - there) {
                    best = best.max(self.tile(number) - self.tile(old) - price(needed - there));
                }
            }
        }
        best
    }
}
