//! Delivering to a city, after the income or by an extraordinary delivery.

use super::verb::Verb;
use crate::Flow;
use crate::great_western_trail::content::*;
use crate::great_western_trail::speech::names::{self, Name};
use crate::great_western_trail::speech::{hints, spots};
use crate::great_western_trail::state::{Action, Frame, Log, Onto, Put, State, What, Why};
use crate::kit::{Done, key};
use crate::{Offer, Phrase};

#[derive(Clone, Copy)]
pub struct ExtraordinaryDelivery;

impl Verb for ExtraordinaryDelivery {
    fn check(self, state: &State) -> Result<(), Why> {
        if state.me().engine == Stop::START { Err(Why::EngineCannotGoBack { by: 1 }) } else { Ok(()) }
    }

    fn begin(self, state: &mut State, _: bool, _: &mut Log) -> Done {
        state.agenda.push(Frame::DeliveryBack);
        Ok(())
    }

    fn label(self, _: &State) -> Phrase {
        Phrase::new("gwt-act-delivery")
    }

    fn hint(self, _: &State) -> Phrase {
        Phrase::new("gwt-hint-delivery")
    }

    fn key(self) -> Name {
        "deliver".into()
    }
}

pub fn prompt(value: u8) -> Phrase {
    Phrase::new("gwt-ask-deliver").number("value", value)
}

pub fn prompt_back() -> Phrase {
    Phrase::new("gwt-ask-delivery-back")
}

pub fn offer(state: &State, city: City) -> Offer {
    let transport = matches!(state.top(), Frame::Deliver { transport: true, .. });
    let label = Phrase::new("gwt-offer-deliver").name("city", names::city(city));
    Offer::new(key!("deliver.{}", city.name()), label)
        .hint(hints::joined(terms(state, city, transport)))
        .at(spots::city(city))
}

/// What a city asks for, brings and costs.
pub fn terms(state: &State, city: City, transport: bool) -> Vec<Phrase> {
    let crest = state.catalog().crest(city);
    let cost = if transport { state.transport_to(city) } else { 0 };
    let mut terms = vec![Phrase::new("gwt-deliver-needs").number("value", crest.value)];
    if cost > 0 {
        terms.push(Phrase::new("gwt-deliver-transport").number("dollars", cost));
    }
    if !state.has_disc_for(city, cost) {
        terms.push(Phrase::new("gwt-deliver-no-disc"));
        return terms;
    }
    terms.push(Phrase::new(if crest.white { "gwt-corners-white" } else { "gwt-corners-dark" }));
    let both = |first, second| Phrase::new("list-more").phrase("first", first).phrase("second", second);
    terms.extend(state.brings(city).reduce(both));
    terms
}

impl State {
    pub(crate) fn put_cities<P: Put>(&self, value: u8, put: &mut P) -> Flow {
        let me = self.me();
        for &city in self.catalog().cities.order {
            let crest = self.catalog().crest(city);
            let can = if crest.town.is_some_and(|town| !me.towns.has(town)) {
                Err(Why::NoBranchletThere)
            } else if me.cities.get(city) > 0 && !crest.repeat {
                Err(Why::CityUsed)
            } else if crest.value > value {
                Err(Why::CityTooFar { value: crest.value })
            } else {
                Ok(())
            };
            put(Action::Deliver(city), can)?;
        }
        Flow::Continue(())
    }

    /// The order of payments: income first, then the disc with its fee or gain, then rewards, transport last (first
    /// edition, "Delivery"); by the words of the second edition transport before the rewards ("Phase B").
    pub(crate) fn deliver(&mut self, city: City, transport: bool, log: &mut Log) {
        self.note(log, || What::Delivered { city, extraordinary: !transport });
        let mut keep = 0;
        if transport {
            self.agenda.push(Frame::Departure { city, paid: false });
            keep = self.transport_to(city);
        }
        self.agenda.push(Frame::Disc { onto: Onto::City(city), keep });
    }

    /// What a disc on that city would bring now.
    fn brings(&self, city: City) -> impl Iterator<Item = Phrase> {
        let crest = self.catalog().crest(city);
        let arrows: i64 = self.arrows_completed(city).map(|arrow| i64::from(arrow.points)).sum();
        let points = i64::from(crest.points) + i64::from(crest.per_bell) * i64::from(self.me().bells()) + arrows;
        let objectives = crest.objectives + self.rewards_completed(city, ArrowReward::Objective);
        let tokens = self.rewards_completed(city, ArrowReward::Token);
        let some = |count: i64, phrase: Phrase| (count != 0).then_some(phrase);
        let brings = [
            some(crest.dollars.into(), Phrase::new("gwt-city-dollars").number("dollars", crest.dollars)),
            some(points, hints::points(points)),
            some(objectives.into(), Phrase::new("gwt-deliver-objectives").number("count", objectives)),
            some(tokens.into(), Phrase::new("gwt-deliver-tokens").number("count", tokens)),
            some(crest.master.into(), Phrase::new("gwt-deliver-master")),
        ];
        brings.into_iter().flatten()
    }

    pub(crate) fn transport_to(&self, city: City) -> u8 {
        self.transport_from(self.me().engine, city)
    }

    pub(crate) fn transport_from(&self, stop: Stop, city: City) -> u8 {
        transport_cost(stop.nose(), self.catalog().crest(city).value)
    }

    /// The arrows beside a city that a first disc there completes: one lies on the other side already.
    fn arrows_completed(&self, city: City) -> impl Iterator<Item = &'static Arrow> {
        let cities = self.me().cities;
        self.catalog().cities.arrows.iter().filter(move |arrow| {
            let (a, b) = arrow.between;
            let other = if a == city { b } else { a };
            cities.get(city) == 0 && (a == city || b == city) && cities.get(other) > 0
        })
    }

    /// Arrows with that reward which a disc on this city completes.
    fn rewards_completed(&self, city: City, reward: ArrowReward) -> u8 {
        self.arrows_completed(city).filter(|arrow| arrow.reward == reward).count() as u8
    }

    /// What a disc on a city sets off: its own rewards, and those of arrows that it completes.
    pub(crate) fn disc_on_city(&mut self, city: City, log: &mut Log) -> Done {
        if self.charter.own_words() {
            self.transport_now(log)?;
        }
        let crest = self.catalog().crest(city);
        let objectives = crest.objectives + self.rewards_completed(city, ArrowReward::Objective);
        let tokens = self.rewards_completed(city, ArrowReward::Token);
        self.me_mut().cities.add(city);
        if crest.master && !self.spare_masters.is_empty() {
            self.agenda.push(Frame::SpareMaster);
        }
        for _ in 0..objectives {
            self.agenda.push(Frame::TakeObjective { to_hand: false, optional: false });
        }
        if tokens > 0 {
            self.gain_tokens(tokens, log);
        }
        self.gain(crest.dollars, log);
        Ok(())
    }

    /// The engine goes back first; after the delivery it may upgrade the station it has come to.
    pub(crate) fn go_back_to_deliver(&mut self, stop: Stop, log: &mut Log) {
        let value = self.numbers_back_to(stop);
        self.move_engine(stop, log);
        self.agenda.push(Frame::Deliver { value, transport: false });
    }

    /// Pays the transport of the delivery under way, if it has one.
    fn transport_now(&mut self, log: &mut Log) -> Done {
        if let Some(Frame::Departure { city, paid }) = self.agenda.last_mut() {
            let city = *city;
            *paid = true;
            self.pay_transport(city, log)?;
        }
        Ok(())
    }

    /// In states stored before dollars were kept for the transport some may be missing: that part is let go.
    fn pay_transport(&mut self, city: City, log: &mut Log) -> Done {
        let there = u8::try_from(self.me().dollars).unwrap_or(u8::MAX);
        let dollars = self.transport_to(city).min(there);
        if dollars > 0 {
            self.pay(dollars)?;
            self.note(log, || What::Transport { dollars });
        }
        Ok(())
    }

    pub(crate) fn depart(&mut self, city: City, paid: bool, log: &mut Log) -> Done {
        if !paid {
            self.pay_transport(city, log)?;
        }
        self.me_mut().herder = Some(Place::START);
        Ok(())
    }
}
