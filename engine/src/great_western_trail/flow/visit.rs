//! Phase B: using the location reached.

use crate::great_western_trail::content::*;
use crate::great_western_trail::state::piles::PlaceSet;
use crate::great_western_trail::state::{Action, Done, Flow, Frame, Log, Put, State, Visit, What, Why, fault};
use crate::great_western_trail::verbs::build::Terms;

/// A local action by row and, where a slash divides it, alternative.
fn local(actions: &'static [Effect], row: u8, alternative: u8) -> Option<&'static Effect> {
    match actions.get(row as usize)? {
        Effect::Choice(of) => of.get(alternative as usize),
        effect => Some(effect),
    }
}

fn alternatives(effect: &'static Effect) -> &'static [Effect] {
    match effect {
        Effect::Choice(of) => of,
        effect => std::slice::from_ref(effect),
    }
}

impl State {
    /// The herder has reached a location: phase B begins there, whatever was pending at the old one is gone.
    pub(crate) fn arrive(&mut self, log: &mut Log) {
        self.agenda.clear();
        let Some(here) = self.me().herder else { return };
        if here == KANSAS_CITY {
            self.me_mut().visits += 1;
            self.note(log, || What::ArrivedInKansasCity);
            self.agenda.push(Frame::Arrival);
            return;
        }
        let usable = |tile: &Tile| match *tile {
            Tile::Neutral(_) => true,
            Tile::Private(owner, _) => owner == self.turn,
            Tile::Hazard(_) | Tile::Teepee(_) => false,
        };
        let tile = self.trail[here.index()].filter(usable);
        self.agenda.push(Frame::Visit(Visit {
            here,
            tile,
            used: 0,
            risk_used: false,
            aux_used: false,
            any_local: false,
            copied: None,
            chain: PlaceSet(0),
        }));
    }

    /// A risk action belongs to the space, and to the owner of the building standing there.
    fn risk_at(&self, visit: &Visit) -> Option<&'static Effect> {
        let own = matches!(self.trail[visit.here.index()], Some(Tile::Private(owner, _)) if owner == self.turn);
        self.space(visit.here).risk.filter(|_| own)
    }

    pub(crate) fn actions_of(&self, visit: &Visit) -> &'static [Effect] {
        visit.tile.and_then(|tile| self.building(tile)).map_or(&[], |building| building.actions)
    }

    pub(crate) fn local_effect(&self, visit: &Visit, row: u8, alternative: u8) -> Option<&'static Effect> {
        local(self.actions_of(visit), row, alternative)
    }

    pub(crate) fn put_visit<P: Put>(&self, visit: &Visit, put: &mut P) -> Flow {
        self.put_plays(put)?;
        let closed = if visit.aux_used { Err(Why::AuxUsed) } else { Ok(()) };
        let at = visit.copied.unwrap_or(visit.here);
        // The actions of one building in two visits of a turn.
        let again = visit.used == 0 && self.used_buildings.has(at);
        let actions = self.actions_of(visit);
        for (row, effect) in actions.iter().enumerate() {
            let used = visit.used >> row & 1 == 1;
            let of = alternatives(effect);
            if actions[..row].iter().enumerate().any(|(other, same)| same == effect && visit.used >> other & 1 == 0) {
                continue;
            }
            for (alternative, effect) in of.iter().enumerate() {
                if *effect == Effect::CopyAdjacent && !used && !again && closed.is_ok() {
                    self.put_copies(visit, row as u8, put)?;
                    continue;
                }
                let can = if used {
                    Err(if of.len() > 1 { Why::OtherHalf } else { Why::Used })
                } else if again {
                    Err(Why::UsedThisTurn)
                } else {
                    closed.and_then(|()| self.check(effect))
                };
                put(Action::Local(row as u8, alternative as u8), can)?;
            }
        }
        if let Some(risk) = self.risk_at(visit) {
            let can = if visit.risk_used { Err(Why::Used) } else { closed.and_then(|()| self.check(risk)) };
            put(Action::Risk, can)?;
        }
        for &aux in self.catalog().auxes {
            let can = if visit.aux_used {
                Err(Why::Used)
            } else if visit.any_local {
                Err(Why::LocalUsed)
            } else {
                self.can_aux(aux, 1)
            };
            put(Action::Aux(aux, 1), can)?;
        }
        put(Action::Finish, Ok(()))
    }

    /// Buildings on spaces directly before or behind along the trail, neutral, own or foreign.
    fn neighbours(&self, visit: &Visit) -> impl Iterator<Item = Place> {
        let at = visit.copied.unwrap_or(visit.here);
        let spaces = self.catalog().spaces;
        let touches = move |place: &Place| {
            spaces[at.index()].next.contains(&place.0) || spaces[place.index()].next.contains(&at.0)
        };
        let building = |place: &Place| self.trail[place.index()].is_some_and(Tile::is_building);
        let here = visit.here;
        Place::all().filter(move |place| touches(place) && building(place) && *place != here && *place != at)
    }

    fn put_copies<P: Put>(&self, visit: &Visit, row: u8, put: &mut P) -> Flow {
        let mut any = false;
        for place in self.neighbours(visit) {
            any = true;
            let used = visit.chain.has(place) || self.used_buildings.has(place);
            put(Action::Copy(place), if used { Err(Why::UsedThisTurn) } else { Ok(()) })?;
        }
        if any { Flow::Continue(()) } else { put(Action::Local(row, 0), Err(Why::NothingToCopy)) }
    }

    pub(crate) fn use_local(&mut self, mut visit: Visit, row: u8, alternative: u8, log: &mut Log) -> Done {
        let effect = self.local_effect(&visit, row, alternative).ok_or_else(|| fault("no such local action"))?;
        visit.used |= 1 << row;
        visit.any_local = true;
        self.set_visit(visit);
        self.mark_used(visit.copied.unwrap_or(visit.here));
        if let Some(tile) = visit.tile
            && let Some(building) = self.building(tile)
        {
            self.note(log, || What::Used { tile, face: building.id, copied: visit.copied.is_some() });
        }
        self.begin(effect, false, log)
    }

    pub(crate) fn use_risk(&mut self, mut visit: Visit, log: &mut Log) -> Done {
        let risk = self.risk_at(&visit).ok_or_else(|| fault("no risk action here"))?;
        visit.risk_used = true;
        visit.any_local = true;
        self.set_visit(visit);
        self.note(log, || What::UsedRisk { place: visit.here });
        self.begin(risk, false, log)
    }

    pub(crate) fn use_single_aux(&mut self, mut visit: Visit, aux: Aux, log: &mut Log) -> Done {
        visit.aux_used = true;
        self.set_visit(visit);
        self.aux(aux, 1, log)
    }

    /// The local actions of a neighbour take the place of the copying one; nobody moves and no toll is due.
    pub(crate) fn copy(&mut self, mut visit: Visit, place: Place, log: &mut Log) {
        if let Some(tile) = visit.tile
            && let Some(building) = self.building(tile)
        {
            self.note(log, || What::Used { tile, face: building.id, copied: visit.copied.is_some() });
        }
        self.mark_used(visit.copied.unwrap_or(visit.here));
        visit.chain.add(place);
        visit.copied = Some(place);
        visit.tile = self.trail[place.index()];
        visit.used = 0;
        visit.any_local = true;
        self.set_visit(visit);
    }

    fn mark_used(&mut self, place: Place) {
        if self.catalog().building_once_a_turn {
            self.used_buildings.add(place);
        }
    }

    /// A visit is always the lowest frame.
    fn set_visit(&mut self, visit: Visit) {
        if let Some(frame) = self.agenda.first_mut() {
            *frame = Frame::Visit(visit);
        }
    }

    pub(crate) fn count(&self, count: Count) -> u8 {
        let me = self.me();
        match count {
            Count::Fixed(count) => count,
            Count::Cowboys => me.workers(Worker::Cowboy),
            Count::Engineers => me.workers(Worker::Engineer),
            Count::WoodsBuildings => me.woods_buildings(self.catalog()),
            Count::Craftsmen => me.workers(Worker::Craftsman),
            Count::Stations => me.stations.len(),
            Count::Hazards => me.hazards.len() as u8,
            Count::Bells => me.bells(),
            Count::TeepeePairs | Count::OutlawPairs => me.teepee_pairs(),
            Count::Limit => CERTIFICATE_TRACK.len() as u8,
        }
    }

    /// Whether an effect can be done at all, to its end.
    pub(crate) fn check(&self, effect: &Effect) -> Result<(), Why> {
        let me = self.me();
        match *effect {
            Effect::Discard { want, .. } => self.can_discard(want),
            Effect::Hire { cost } => self.can_hire(cost),
            Effect::Build { per_craftsman, crew } => self.can_build(Terms { per_craftsman, crew }),
            Effect::Certificates { .. } if me.certificates >= me.certificate_limit() => Err(Why::CertificateLimit),
            Effect::TakeObjective => self.can_take_objective(),
            Effect::Engine { up_to: count } | Effect::Gain { per: count, .. } if self.count(count) == 0 => {
                Err(Why::CountIsZero)
            }
            Effect::EngineBack { exactly, .. } => self.can_go_back(exactly),
            Effect::PayEngine { pay, .. } => self.can_pay(pay),
            Effect::Trade => self.can_trade(),
            Effect::BuyCattle => self.can_buy(me.workers(Worker::Cowboy)),
            Effect::RemoveHazard { cost } => self.can_remove_hazard(cost),
            Effect::DrawDiscard { .. } if me.can_draw() == 0 => Err(Why::NothingToDraw),
            Effect::ExtraordinaryDelivery if me.engine == Stop::START => Err(Why::EngineCannotGoBack { by: 1 }),
            Effect::UpgradeBehind => {
                let mut can = Err(Why::NothingBehind);
                for station in self.stations_behind() {
                    can = self.can_upgrade(station);
                    if can.is_ok() {
                        break;
                    }
                }
                can
            }
            Effect::Trash { .. } if me.hand.is_empty() => Err(Why::NoSuchCard),
            Effect::ClaimCattle { breeding } => self.can_claim(breeding),
            Effect::Branchlet => self.can_place_branchlet(0),
            Effect::Certificates { .. }
            | Effect::Trash { .. }
            | Effect::Exchange { .. }
            | Effect::Engine { .. }
            | Effect::Gain { .. }
            | Effect::DrawDiscard { .. }
            | Effect::ExtraordinaryDelivery
            | Effect::Aux { .. }
            | Effect::Move { .. }
            | Effect::CopyAdjacent
            | Effect::Choice(_) => Ok(()),
        }
    }

    /// Starts an effect that can be done. An optional one may still be refused.
    pub(crate) fn begin(&mut self, effect: &Effect, optional: bool, log: &mut Log) -> Done {
        let frame = match *effect {
            Effect::Discard { want, gain } => Frame::Discard { want, gain, optional },
            Effect::Hire { cost } => Frame::Hire { cost, optional },
            Effect::Build { per_craftsman, crew } => Frame::Build { per_craftsman, crew, optional },
            Effect::Certificates { up_to } => {
                self.add_certificates(self.count(up_to), log);
                return Ok(());
            }
            Effect::TakeObjective => Frame::TakeObjective { to_hand: false, optional },
            Effect::Engine { up_to } => Frame::Engine { up_to: self.count(up_to), optional },
            Effect::EngineBack { exactly, gain } => {
                self.agenda.push(Frame::Give { gain });
                Frame::EngineBack { exactly }
            }
            Effect::PayEngine { pay, up_to } => {
                self.pay(pay)?;
                self.note(log, || What::Paid { dollars: pay });
                Frame::Engine { up_to, optional: true }
            }
            Effect::Trade => Frame::Trade { optional },
            Effect::Aux { most } => Frame::Aux { most, optional },
            Effect::BuyCattle => Frame::Buy { cowboys: self.me().workers(Worker::Cowboy) },
            Effect::RemoveHazard { cost } => Frame::RemoveHazard { cost, optional },
            Effect::Move { up_to } => Frame::Move { up_to },
            Effect::Gain { dollars, certificates, per } => {
                let count = self.count(per);
                self.gain(dollars * count, log);
                self.add_certificates(certificates * count, log);
                return Ok(());
            }
            Effect::DrawDiscard { up_to } => Frame::Draw { up_to: self.count(up_to), optional },
            Effect::ExtraordinaryDelivery => Frame::DeliveryBack,
            Effect::UpgradeBehind => Frame::UpgradeBehind,
            Effect::Trash { up_to } => Frame::Trash { count: up_to, rank: 0, exactly: self.charter.own_words() },
            Effect::ClaimCattle { breeding } => Frame::ClaimCattle { breeding, optional },
            Effect::Exchange { count } => {
                self.gain_tokens(count, log);
                return Ok(());
            }
            Effect::Branchlet => Frame::Branchlet { count: 1, optional },
            Effect::CopyAdjacent | Effect::Choice(_) => return Err(fault("this is chosen, not begun")),
        };
        self.agenda.push(frame);
        Ok(())
    }
}
