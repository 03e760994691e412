//! Kansas City: three foresights, income, delivery.

use crate::great_western_trail::content::*;
use crate::great_western_trail::state::piles::{Card, CattleCounts};
use crate::great_western_trail::state::{Action, Done, Flow, Frame, Log, Onto, Put, State, What, Why, fault};

impl State {
    pub(crate) fn enter_kansas_city(&mut self) {
        self.agenda.clear();
        self.agenda.push(Frame::End);
        self.agenda.push(Frame::Income);
        self.agenda.extend((0..3).rev().map(|column| Frame::Foresight { column }));
    }

    /// Alike tiles are offered once. Once the job market is full no worker is a candidate any more; the other tile is
    /// then forced, so nobody is ever told why.
    pub(crate) fn put_foresight<P: Put>(&self, column: u8, put: &mut P) -> Flow {
        let spaces = self.foresight[column as usize];
        for (row, tile) in spaces.iter().enumerate() {
            let Some(tile) = tile else { continue };
            if row > 0 && spaces[0] == Some(*tile) {
                continue;
            }
            if !self.job_market_is_full() || !matches!(tile.kind(), SupplyKind::Worker(_)) {
                put(Action::Foresight(row as u8), Ok(()))?;
            }
        }
        Flow::Continue(())
    }

    pub(crate) fn take_foresight(&mut self, column: u8, row: u8, log: &mut Log) -> Done {
        let space = &mut self.foresight[column as usize][row as usize];
        let tile = space.take().ok_or_else(|| fault("this foresight space is empty"))?;
        self.note(log, || What::Foresight { tile, column });
        match tile.kind() {
            SupplyKind::Worker(worker) => self.place_worker(worker, log)?,
            SupplyKind::Hazard(hazard) => {
                if !self.place_hazard(hazard) {
                    self.box_tile(tile, log);
                }
            }
            SupplyKind::Teepee(teepee) => {
                if !self.place_teepee(teepee) {
                    self.box_tile(tile, log);
                }
            }
        }
        Ok(())
    }

    fn box_tile(&mut self, tile: Supply, log: &mut Log) {
        self.boxed.add(tile);
        self.note(log, || What::TileGone { tile });
    }

    /// The offers of the income: how many places the certificate marker is moved back.
    pub(crate) fn put_income<P: Put>(&self, put: &mut P) -> Flow {
        for places in 0..=self.me().certificates {
            put(Action::Spend(places), Ok(()))?;
        }
        Flow::Continue(())
    }

    /// What spending so many places of the track is worth: from 6 the next lower space is 4.
    pub(crate) fn certificates_of(&self, places: u8) -> u8 {
        let at = self.me().certificates;
        CERTIFICATE_TRACK[at as usize] - CERTIFICATE_TRACK[at.saturating_sub(places) as usize]
    }

    /// The value of the hand with permanent certificates.
    pub(crate) fn hand_value(&self) -> u8 {
        self.me().hand.breeding() + self.me().permanent_certificates()
    }

    pub(crate) fn income(&mut self, places: u8, log: &mut Log) {
        let spent = self.certificates_of(places);
        let value = self.hand_value() + spent;
        let hand = self.me().hand;
        self.me_mut().certificates -= places;
        self.note(log, || What::Income { hand, spent, value });
        self.gain(value, log);
        self.extra_income(log);
        self.discard_hand();
        self.agenda.push(Frame::Deliver { value, transport: true });
    }

    /// What the cards of an extra breed do after the income: Brahman cards give dollars that raise no value, Simmental
    /// cards are replaced by the next higher ones (004, "Kansas City").
    fn extra_income(&mut self, log: &mut Log) {
        let hand = self.me().hand;
        let brahman = hand.of_breed(Breed::Brahman) * BRAHMAN_DOLLARS;
        if brahman > 0 {
            self.note(log, || What::Brahman { dollars: brahman });
            self.gain(brahman, log);
        }
        let mut gained = CattleCounts::NONE;
        for kind in Breed::Simmental.kinds() {
            let card = Cattle(kind as u8);
            let Some(next) = card.next_simmental() else { continue };
            for _ in 0..hand.cattle.get(card) {
                self.trash(Card::Cattle(card));
                self.me_mut().discard.add(Card::Cattle(next));
                gained.add(next);
            }
        }
        if !gained.is_empty() {
            self.note(log, || What::Simmental { cards: gained });
        }
    }

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

    /// Order of money: income before, then the disc with its fee or gain, then rewards and transport last (000,
    /// "Delivery"); by the words of the second edition transport before the rewards (004, "Phase B").
    pub(crate) fn deliver(&mut self, city: City, transport: bool, log: &mut Log) {
        self.note(log, || What::Delivered { city, extraordinary: !transport });
        let mut keep = 0;
        if transport {
            self.agenda.push(Frame::Departure { city, paid: false });
            keep = self.transport_to(city);
        }
        self.agenda.push(Frame::Disc { onto: Onto::City(city), keep });
    }

    pub(crate) fn transport_to(&self, city: City) -> u8 {
        self.transport_from(self.me().engine, city)
    }

    pub(crate) fn transport_from(&self, stop: Stop, city: City) -> u8 {
        transport_cost(stop.nose(), self.catalog().crest(city).value)
    }

    /// The arrows beside a city that a first disc there completes: one lies on the other side already.
    pub(crate) fn arrows_completed(&self, city: City) -> impl Iterator<Item = &'static Arrow> {
        let cities = self.me().cities;
        self.catalog().cities.arrows.iter().filter(move |arrow| {
            let (a, b) = arrow.between;
            let other = if a == city { b } else { a };
            cities.get(city) == 0 && (a == city || b == city) && cities.get(other) > 0
        })
    }

    /// Arrows with that reward which a disc on this city completes.
    pub(crate) fn rewards_completed(&self, city: City, reward: ArrowReward) -> u8 {
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

    /// Pays the transport of the delivery under way, if it has one.
    fn transport_now(&mut self, log: &mut Log) -> Done {
        if let Some(Frame::Departure { city, paid }) = self.agenda.last_mut() {
            let city = *city;
            *paid = true;
            self.pay_transport(city, log)?;
        }
        Ok(())
    }

    /// States stored before the dollars for the transport were kept may lack some of them: then the rest is let go.
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
