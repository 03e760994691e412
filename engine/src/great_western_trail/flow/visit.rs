//! Phase B: using the location reached.

use crate::Flow;
use crate::great_western_trail::content::*;
use crate::great_western_trail::speech::names::{self, Name};
use crate::great_western_trail::speech::{hints, spots, trail};
use crate::great_western_trail::state::piles::PlaceSet;
use crate::great_western_trail::state::{Action, Frame, Log, Put, State, Visit, What, Why};
use crate::great_western_trail::verbs::verb::Verb;
use crate::kit::{Done, fault, key};
use crate::{Offer, Phrase};

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

/// Use a neighbouring building instead.
#[derive(Clone, Copy)]
pub struct CopyAdjacent;

impl Verb for CopyAdjacent {
    fn check(self, _: &State) -> Result<(), Why> {
        Ok(())
    }

    fn begin(self, _: &mut State, _: bool, _: &mut Log) -> Done {
        Err(fault("what to copy is chosen, not begun"))
    }

    fn label(self, _: &State) -> Phrase {
        Phrase::new("gwt-act-copy")
    }

    fn hint(self, _: &State) -> Phrase {
        Phrase::new("gwt-act-copy")
    }

    fn key(self) -> Name {
        "copy".into()
    }
}

pub fn prompt(state: &State, visit: &Visit) -> Phrase {
    match visit.tile {
        Some(tile) if visit.copied.is_some() => {
            Phrase::new("gwt-ask-visit-copied").phrase("what", trail::tile(state, tile))
        }
        Some(tile) => Phrase::new("gwt-ask-visit").phrase("what", trail::tile(state, tile)),
        None => Phrase::new("gwt-ask-visit-other").name("place", names::place(visit.here)),
    }
}

pub fn local_offer(state: &State, row: u8, of: u8) -> Offer {
    let used = match state.top() {
        Frame::Visit(visit) => state.local_effect(&visit, row, of).zip(Some(visit.copied.unwrap_or(visit.here))),
        _ => None,
    };
    match used {
        Some((effect, place)) => {
            state.effect_offer(effect).group(Phrase::new("gwt-group-local")).at(spots::local(place, row, of))
        }
        None => Offer::new(key!("local.{row}"), Phrase::new("gwt-act-choice")),
    }
}

pub fn risk_offer(state: &State) -> Offer {
    let place = state.me().herder.unwrap_or(Place::START);
    let (label, hint) = match state.space(place).risk {
        Some(&Effect::Discard { want, gain }) => (
            Phrase::new("gwt-offer-risk").phrase("want", names::want(want)),
            Phrase::new("gwt-hint-risk-reward").phrase("gain", names::gain(gain)),
        ),
        _ => (Phrase::new("gwt-act-choice"), Phrase::new("gwt-act-choice")),
    };
    Offer::new(key!("risk"), label).hint(hint).group(Phrase::new("gwt-group-local")).at(spots::trail(place))
}

pub fn copy_offer(state: &State, place: Place) -> Offer {
    let building = state.trail[place.index()].and_then(|tile| state.building(tile));
    let face = building.map_or("gwt-tile-none".into(), |building| names::face(building.id));
    let label = Phrase::new("gwt-offer-copy").name("building", face).name("place", names::place(place));
    let actions = building.map(|building| Phrase::new(names::actions(building.id)));
    Offer::new(key!("copy.{}", place.name()), label)
        .hint(hints::joined(trail::whereabouts(state, place, false).into_iter().chain(actions)))
        .group(Phrase::new("gwt-group-local"))
        .at(spots::trail(place))
}

impl State {
    /// The herder has reached a location: phase B begins there, and whatever was pending at the old one is gone.
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

    fn actions_of(&self, visit: &Visit) -> &'static [Effect] {
        visit.tile.and_then(|tile| self.building(tile)).map_or(&[], |building| building.actions)
    }

    pub(crate) fn local_effect(&self, visit: &Visit, row: u8, alternative: u8) -> Option<&'static Effect> {
        local(self.actions_of(visit), row, alternative)
    }

    pub(crate) fn put_visit<P: Put>(&self, visit: &Visit, put: &mut P) -> Flow {
        self.put_plays(put)?;
        let closed = if visit.aux_used { Err(Why::AuxUsed) } else { Ok(()) };
        let at = visit.copied.unwrap_or(visit.here);
        // A second visit to the same building in one turn.
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

    /// Whether the building has something left to offer.
    pub(crate) fn offers_more(&self, visit: &Visit) -> bool {
        let own = |action, can: &Result<(), Why>| {
            can.is_ok() && matches!(action, Action::Local(..) | Action::Risk | Action::Copy(_))
        };
        let stop = |action, can| if own(action, &can) { Flow::Break(()) } else { Flow::Continue(()) };
        self.put_visit(visit, &mut { stop }).is_break()
    }

    /// Buildings on the spaces directly before and after this one, whoever owns them.
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

    /// The local actions of a neighbour replace the copying one; nobody moves and no toll is due.
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
}
