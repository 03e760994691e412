//! What deliveries are worth.

use super::outlook::Outlook;
use super::weights_table as w;
use crate::great_western_trail::content::*;

/// The cities joined with this one by an arrow.
pub fn arrows(cities: &'static Cities, city: City) -> impl Iterator<Item = (&'static Arrow, City)> {
    cities.arrows.iter().filter_map(move |arrow| match arrow.between {
        (one, other) if one == city => Some((arrow, other)),
        (one, other) if other == city => Some((arrow, one)),
        _ => None,
    })
}

impl Outlook<'_> {
    /// A delivery to that city, transport paid.
    pub fn city(&self, city: City) -> f32 {
        let (cities, crest) = (self.state.catalog().cities, self.state.catalog().crest(city));
        let mut value = f32::from(crest.points as i16) + self.dollars(crest.dollars);
        if self.me.cities.get(city) == 0 {
            for (arrow, _) in arrows(cities, city).filter(|(_, other)| self.me.cities.get(*other) > 0) {
                value += self.weight(w::ARROW) * f32::from(arrow.points as i16);
                if arrow.reward == ArrowReward::Objective {
                    value += self.best_objective().max(0.3);
                }
            }
        }
        if let Some(row) = cities.order.iter().position(|&other| other == city) {
            value += self.weight(w::CITY + row.min(9));
        }
        if !crest.white {
            value += self.weight(w::CITY_DISC);
        }
        value - self.dollars(transport_cost(self.me.engine.nose(), crest.value))
    }

    /// The best delivery of that value.
    pub fn best_city(&self, value: u8) -> f32 {
        let open = |city: &City| {
            let crest = self.state.catalog().crest(*city);
            crest.value <= value
                && crest.town.is_none_or(|town| self.me.towns.has(town))
                && (crest.repeat || self.me.cities.get(*city) == 0)
        };
        let order = self.state.catalog().cities.order.iter().copied();
        order.filter(open).map(|city| self.city(city)).fold(f32::MIN, f32::max)
    }

    /// To spend that many places of the certificate track on a delivery.
    pub fn spend(&self, places: u8) -> f32 {
        let at = self.me.certificates;
        let spent = CERTIFICATE_TRACK[at as usize] - CERTIFICATE_TRACK[at.saturating_sub(places) as usize];
        let value = self.me.hand.breeding() + self.me.permanent_certificates() + spent;
        self.best_city(value) + self.dollars(value) - f32::from(spent) * self.certificate
    }

    pub fn kansas_city(&self) -> f32 {
        let best = (0..=self.me.certificates).map(|places| self.spend(places)).fold(f32::MIN, f32::max);
        let hand = f32::from(self.me.hand.breeding());
        self.weight(w::KANSAS_CITY)
            + best
            + self.weight(w::KANSAS_CITY_HAND) * (hand - 8.0) * self.laps.min(3.0)
            + self.weight(w::KANSAS_CITY_LAP) * self.laps
            + self.weight(w::KANSAS_CITY_CERTIFICATE) * f32::from(self.me.temporary_certificates())
    }
}
