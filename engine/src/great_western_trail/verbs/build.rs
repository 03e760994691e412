//! Placing and replacing private buildings.

use crate::great_western_trail::content::*;
use crate::great_western_trail::state::{Action, Done, Flow, Log, Put, State, What, Why, fault};

/// What placing costs a craftsman, and how many there are if not one's own.
#[derive(Clone, Copy)]
pub(crate) struct Terms {
    pub per_craftsman: u8,
    pub crew: Option<u8>,
}

impl State {
    /// So many craftsmen and so many dollars each.
    fn can_afford(&self, craftsmen: u8, terms: Terms) -> Result<(), Why> {
        let Terms { per_craftsman, crew } = terms;
        if crew.unwrap_or(self.me().workers(Worker::Craftsman)) < craftsmen {
            Err(Why::Craftsmen { need: craftsmen })
        } else {
            self.can_pay(craftsmen * per_craftsman)
        }
    }

    /// Craftsmen counted for putting this building there: all of them on an empty space, the difference on an own
    /// building of fewer craftsmen. `None`: it cannot stand there.
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

    fn can_place(&self, number: u8, terms: Terms) -> Result<(), Why> {
        let direct = self.can_afford(self.face(number).craftsmen, terms);
        if direct.is_ok() && self.empty_site() {
            return Ok(());
        }
        // The reason given is the one that is nearest to being met: in the place of which building.
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

    pub(crate) fn put_buildings<P: Put>(&self, terms: Terms, put: &mut P) -> Flow {
        for number in self.me().unbuilt.iter() {
            put(Action::Tile(number), self.can_place(number, terms))?;
        }
        Flow::Continue(())
    }

    pub(crate) fn can_build(&self, terms: Terms) -> Result<(), Why> {
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

    pub(crate) fn put_sites<P: Put>(&self, number: u8, terms: Terms, put: &mut P) -> Flow {
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

    pub(crate) fn site_cost(&self, number: u8, place: Place, per_craftsman: u8) -> u8 {
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
