//! What a connection scores: its new tiles, opponents' buildings on the way, the coasts joined.

use crate::Seat;
use crate::kit::{Done, fault};
use crate::pacific_rails::content::*;
use crate::pacific_rails::state::{Log, Points, Route, Ruling, State, What};

impl State {
    pub(crate) fn connect(&mut self, route: &Route, log: &mut Log) -> Done {
        let target = route.here;
        let origin = self.me().engines[usize::from(route.engine)].ok_or_else(|| fault("this engine is nowhere"))?;
        let (tiles, points) = (route.new.len() as u8, self.tile_points(target, route.new));
        let joined_before = self.joined_by.is_some();
        self.lay(route.new)?;
        self.score(self.turn, Points::Tracks, points);
        self.note(log, || What::Laid { from: self.cell_label(origin), to: self.cell_label(target), tiles, points });
        let mut passed = route.path;
        if self.ruled(Ruling::OriginPaysNobody) {
            passed.remove(origin);
        }
        let mut owner = self.turn;
        for _ in 1..self.seats() {
            owner = owner.next(self.seats());
            let points = self.buildings_of(owner, passed) * self.board().passed;
            if points > 0 {
                self.score(owner, Points::Passed, points);
                self.note(log, || What::Passed { owner, points });
            }
        }
        if !joined_before && tiles > 0 && self.map().coasts_joined(self.laid) {
            self.joined_by = Some(self.turn);
            let points = self.board().coasts;
            self.score(self.turn, Points::Coasts, points);
            self.note(log, || What::Joined { points });
            if self.turn.0 + 1 < self.seats() {
                self.note(log, || What::LastRound);
            }
        }
        Ok(())
    }

    /// The tiles leave the cargo for the map.
    fn lay(&mut self, new: CellSet) -> Done {
        let kinds = self.map().open.map(|open| open.and(new).len() as u8);
        for (held, used) in self.me_mut().tracks.iter_mut().zip(kinds) {
            *held = held.checked_sub(used).ok_or_else(|| fault("a tile that is not there was laid"))?;
        }
        self.laid = self.laid.or(new);
        Ok(())
    }

    pub(crate) fn buildings_of(&self, owner: Seat, cells: CellSet) -> u8 {
        let map = self.map();
        let inside = |city: &City| cells.has(map.cell_of(*city));
        let own = |place: Option<Seat>| u8::from(place == Some(owner));
        let cities = map.all_cities().filter(inside);
        cities.map(|city| own(self.stations[city.index()]) + own(self.telegraphs[city.index()])).sum()
    }

    /// New tiles on the shortest stretch from the target to another city count double if they made it shorter; or, as
    /// the table agreed, if the target had no building.
    pub(crate) fn tile_points(&self, target: Cell, new: CellSet) -> u8 {
        if new.is_empty() {
            return 0;
        }
        let after = self.nearest(target, self.laid.or(new), new);
        let counts = if self.ruled(Ruling::PathMustShorten) {
            let before = self.nearest(target, self.laid, CellSet::NONE);
            after.is_some_and(|after| before.is_none_or(|before| after.tiles < before.tiles))
        } else {
            let city = self.map().city(target);
            city.is_some_and(|city| self.stations[city.index()].is_none() && self.telegraphs[city.index()].is_none())
        };
        let double = after.filter(|_| counts).map_or(0, |stretch| stretch.new);
        double * self.board().path_tile + (new.len() as u8 - double) * self.board().other_tile
    }

    /// The shortest stretch of track from the target to any other city or start; of equally short ones that with the
    /// most new tiles.
    fn nearest(&self, target: Cell, tracks: CellSet, new: CellSet) -> Option<Stretch> {
        let map = self.map();
        let mut ends = map.all_cities;
        if self.ruled(Ruling::StartCountsAsCity) {
            ends = ends.or(map.starts());
        }
        ends.remove(target);
        let mut most = [0_u8; MOST_CELLS];
        let mut level: CellSet = [target].into_iter().collect();
        let mut seen = level;
        for tiles in 0..=u8::MAX {
            let around = map.around(level);
            if around.meets(&ends) {
                let next_to_end = map.around(ends).and(level);
                let new = next_to_end.iter().map(|cell| most[cell.index()]).max().unwrap_or(0);
                return Some(Stretch { tiles, new });
            }
            let next = around.and(tracks).without(seen);
            if next.is_empty() {
                break;
            }
            for cell in next.iter() {
                let before = map.near[cell.index()].iter().filter(|near| level.has(**near));
                let before = before.map(|near| most[near.index()]).max().unwrap_or(0);
                most[cell.index()] = before + u8::from(new.has(cell));
            }
            seen = seen.or(next);
            level = next;
        }
        None
    }
}

#[derive(Clone, Copy)]
struct Stretch {
    tiles: u8,
    /// New ones among them.
    new: u8,
}
