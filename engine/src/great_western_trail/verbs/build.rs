//! Placing and replacing private buildings.

use super::verb::{Verb, skip};
use crate::Flow;
use crate::great_western_trail::content::*;
use crate::great_western_trail::speech::names::{self, Name};
use crate::great_western_trail::speech::{hints, spots};
use crate::great_western_trail::state::{Action, Frame, Log, Put, State, What, Why};
use crate::kit::{Done, fault, key};
use crate::{Offer, Phrase};

/// Place or replace a private building, for a price per craftsman counted; with the player's own craftsmen, or with
/// `crew` instead.
#[derive(Clone, Copy)]
pub struct Build {
    pub per_craftsman: u8,
    pub crew: Option<u8>,
}

impl Build {
    fn crew(self, state: &State) -> u8 {
        self.crew.unwrap_or(state.me().workers(Worker::Craftsman))
    }
}

impl Verb for Build {
    fn check(self, state: &State) -> Result<(), Why> {
        state.can_build(self)
    }

    fn begin(self, state: &mut State, optional: bool, _: &mut Log) -> Done {
        let Build { per_craftsman, crew } = self;
        state.agenda.push(Frame::Build { per_craftsman, crew, optional });
        Ok(())
    }

    fn label(self, _: &State) -> Phrase {
        Phrase::new("gwt-act-build")
    }

    fn hint(self, state: &State) -> Phrase {
        let hint = match (self.crew, self.per_craftsman) {
            (Some(_), _) => Phrase::new("gwt-hint-build-as"),
            (None, 0) => Phrase::new("gwt-hint-build-free"),
            (None, each) => Phrase::new("gwt-hint-build").number("each", each),
        };
        hint.number("craftsmen", self.crew(state))
    }

    fn key(self) -> Name {
        "build".into()
    }
}

pub fn prompt(state: &State, terms: Build) -> Phrase {
    Phrase::new("gwt-ask-build").number("craftsmen", terms.crew(state))
}

pub fn prompt_site(state: &State, number: u8) -> Phrase {
    Phrase::new("gwt-ask-site").name("building", names::face(state.face(number).id))
}

pub fn place_label(state: &State, number: u8) -> Phrase {
    Phrase::new("gwt-place-building").name("building", names::face(state.face(number).id))
}

pub fn tile_offer(state: &State, number: u8) -> Offer {
    let face = state.face(number);
    let each = if let Frame::Build { per_craftsman, .. } = state.top() { per_craftsman } else { 0 };
    let hint = Phrase::new("gwt-hint-tile")
        .number("craftsmen", face.craftsmen)
        .number("dollars", face.craftsmen * each)
        .number("points", face.points)
        .name("actions", names::actions(face.id));
    Offer::new(key!("tile.{}", face.id), Phrase::new("gwt-offer-tile").name("building", names::face(face.id)))
        .hint(hint)
        .at(spots::building(number))
}

pub fn site_offer(state: &State, place: Place) -> Offer {
    let cost = match state.top() {
        Frame::Site { number, per_craftsman, .. } => state.site_cost(number, place, per_craftsman),
        _ => 0,
    };
    let key = key!("site.{}", place.name());
    let mut parts = vec![hints::pay(cost)];
    if let Some(Tile::Private(_, old)) = state.trail[place.index()] {
        parts.push(Phrase::new("gwt-hint-replaces").name("building", names::face(state.face(old).id)));
    }
    let space = state.space(place);
    if space.woods {
        parts.push(Phrase::new("gwt-hint-woods"));
    }
    if let Some(risk) = space.risk {
        parts.push(Phrase::new("gwt-hint-risk").phrase("action", hints::effect(risk, state.has_outlaws())));
    }
    let label = Phrase::new("gwt-offer-site").name("place", names::place(place));
    Offer::new(key, label).hint(hints::joined(parts)).at(spots::trail(place))
}

impl State {
    /// Enough craftsmen, and the dollars for each of them.
    fn can_afford(&self, craftsmen: u8, terms: Build) -> Result<(), Why> {
        if terms.crew(self) < craftsmen {
            Err(Why::Craftsmen { need: craftsmen })
        } else {
            self.can_pay(craftsmen * terms.per_craftsman)
        }
    }

    /// Craftsmen counted for putting this building there: all of them on an empty space, only the difference in the
    /// place of a building of the player's with fewer. `None`: it cannot stand there.
    fn craftsmen_for(&self, number: u8, place: Place) -> Option<u8> {
        let need = self.face(number).craftsmen;
        match self.trail[place.index()] {
            None if self.space(place).kind == SpaceKind::Building => Some(need),
            Some(Tile::Private(owner, old)) if owner == self.turn => {
                need.checked_sub(self.face(old).craftsmen).filter(|&more| more > 0)
            }
            _ => None,
        }
    }

    fn empty_site(&self) -> bool {
        self.catalog()
            .spaces
            .iter()
            .zip(&self.trail)
            .any(|(space, tile)| space.kind == SpaceKind::Building && tile.is_none())
    }

    fn can_place(&self, number: u8, terms: Build) -> Result<(), Why> {
        let direct = self.can_afford(self.face(number).craftsmen, terms);
        if direct.is_ok() && self.empty_site() {
            return Ok(());
        }
        // The reason given is the one nearest to being met: which building could be replaced.
        let on_empty = direct.is_err().then_some(self.face(number).craftsmen).filter(|_| self.empty_site());
        let mut nearest: Option<Why> = None;
        for &place in self.me().built.iter().flatten() {
            let Some(more) = self.craftsmen_for(number, place) else { continue };
            let why = match self.can_afford(more, terms) {
                Ok(()) => return Ok(()),
                Err(Why::Craftsmen { need }) => Why::CraftsmenToReplace { need, place, on_empty },
                Err(Why::Dollars { need }) => Why::DollarsToReplace { need, place },
                Err(other) => other,
            };
            nearest = Some(nearest.map_or(why, |other| nearer(other, why)));
        }
        Err(nearest.or(direct.err()).unwrap_or(Why::NoSite))
    }

    pub(crate) fn put_buildings<P: Put>(&self, terms: Build, optional: bool, put: &mut P) -> Flow {
        for number in self.me().unbuilt.iter() {
            put(Action::Tile(number), self.can_place(number, terms))?;
        }
        skip(optional, put)
    }

    fn can_build(&self, terms: Build) -> Result<(), Why> {
        let mut can = Err(Why::NoBuildingLeft);
        for number in self.me().unbuilt.iter() {
            match self.can_place(number, terms) {
                Ok(()) => return Ok(()),
                why if can == Err(Why::NoBuildingLeft) => can = why,
                _ => {}
            }
        }
        can
    }

    pub(crate) fn put_sites<P: Put>(&self, number: u8, terms: Build, put: &mut P) -> Flow {
        for place in Place::all() {
            let own = matches!(self.trail[place.index()], Some(Tile::Private(owner, _)) if owner == self.turn);
            match self.craftsmen_for(number, place) {
                Some(craftsmen) => put(Action::Site(place), self.can_afford(craftsmen, terms))?,
                None if own => put(Action::Site(place), Err(Why::NotHigher))?,
                None => {}
            }
        }
        Flow::Continue(())
    }

    fn site_cost(&self, number: u8, place: Place, per_craftsman: u8) -> u8 {
        self.craftsmen_for(number, place).unwrap_or_default() * per_craftsman
    }

    pub(crate) fn build(&mut self, number: u8, place: Place, per_craftsman: u8, log: &mut Log) -> Done {
        let craftsmen = self.craftsmen_for(number, place).ok_or_else(|| fault("this building cannot stand there"))?;
        let cost = craftsmen * per_craftsman;
        self.pay(cost)?;
        let old = self.trail[place.index()].replace(Tile::Private(self.turn, number));
        let me = self.me_mut();
        me.unbuilt.remove(number);
        me.built[number as usize - 1] = Some(place);
        let face = self.face(number).id;
        if let Some(Tile::Private(_, old)) = old {
            self.me_mut().built[old as usize - 1] = None;
            let old = self.face(old).id;
            self.note(log, || What::Replaced { old, face, place, cost });
        } else {
            self.note(log, || What::Built { face, place, cost });
        }
        Ok(())
    }
}

/// Missing dollars are nearer than missing craftsmen, fewer nearer than more.
fn nearer(one: Why, other: Why) -> Why {
    let distance = |why: Why| match why {
        Why::DollarsToReplace { need, .. } => (1, need),
        Why::CraftsmenToReplace { need, .. } => (2, need),
        _ => (0, 0),
    };
    if distance(other) < distance(one) { other } else { one }
}
