//! Every change of resources, tiles and points goes through here and is recorded.

use super::content::*;
use super::event::{Event, What};
use super::frame::Frame;
use super::player::Points;
use super::{Action, Done, Flow, Log, Put, Ruling, State, Why, fault, unless};
use crate::Seat;

/// Kinds of cargo: resources, then tiles.
pub const PIECES: u8 = 7;

impl State {
    #[inline]
    pub(super) fn note(&self, log: &mut Log, what: impl FnOnce() -> What) {
        let seat = self.turn;
        log.tell(|| Event { seat, what: what() });
    }

    #[inline]
    pub(super) fn note_of(seat: Seat, log: &mut Log, what: impl FnOnce() -> What) {
        log.tell(|| Event { seat, what: what() });
    }

    #[inline]
    pub(super) fn score(&mut self, seat: Seat, by: Points, points: u8) {
        let so_far = &mut self.player_mut(seat).points[by as usize];
        *so_far = so_far.saturating_add(points.into());
    }

    /// How much of a resource can be taken.
    #[inline]
    pub(super) fn in_supply(&self, good: Good) -> u8 {
        self.takeable(self.goods[good.index()])
    }

    #[inline]
    pub(super) fn tiles_in_supply(&self, track: Track) -> u8 {
        self.takeable(self.tracks[track.index()])
    }

    #[inline]
    fn takeable(&self, left: i16) -> u8 {
        if self.ruled(Ruling::SupplyLimited) { left.clamp(0, 99) as u8 } else { 99 }
    }

    /// Takes what is there, without looking at the slots.
    fn take(&mut self, seat: Seat, good: Good, count: u8) -> u8 {
        let taken = count.min(self.in_supply(good));
        self.goods[good.index()] -= i16::from(taken);
        self.player_mut(seat).goods[good.index()] += taken;
        taken
    }

    fn take_tiles(&mut self, track: Track, count: u8) -> u8 {
        let taken = count.min(self.tiles_in_supply(track));
        self.tracks[track.index()] -= i16::from(taken);
        self.me_mut().tracks[track.index()] += taken;
        taken
    }

    /// One grant: taken whole, then what does not fit is discarded.
    pub(super) fn gain(&mut self, seat: Seat, good: Good, count: u8, log: &mut Log) {
        let taken = self.take(seat, good, count);
        let mut goods = [0; 4];
        goods[good.index()] = taken;
        Self::note_of(seat, log, || What::Gained { goods, tracks: [0; 3] });
        self.check_cargo(seat);
    }

    /// Pays a resource into the supply.
    pub(super) fn pay(&mut self, good: Good, count: u8) -> Done {
        let held = &mut self.me_mut().goods[good.index()];
        *held = held.checked_sub(count).ok_or_else(|| fault("more was paid than there was"))?;
        self.goods[good.index()] += i16::from(count);
        Ok(())
    }

    /// Pays one resource for one tile, so many times: never more cargo than before.
    pub(super) fn convert(&mut self, pays: Good, track: Track, count: u8) -> Done {
        self.pay(pays, count)?;
        if self.take_tiles(track, count) < count {
            return Err(fault("there are no such tiles left"));
        }
        Ok(())
    }

    fn check_cargo(&mut self, seat: Seat) {
        let player = self.player(seat);
        if player.cargo() > player.limit(self.board()) {
            self.agenda.push(Frame::Discard { seat, from: 0 });
        }
    }

    fn held(&self, seat: Seat) -> [u8; PIECES as usize] {
        let player = self.player(seat);
        let mut held = [0; PIECES as usize];
        held[..4].copy_from_slice(&player.goods);
        held[4..].copy_from_slice(&player.tracks);
        held
    }

    /// Pieces are discarded in the order of their kinds, so that the same pieces are not offered in two ways: a kind is
    /// withheld once a later one was picked, and if too few pieces would come after it.
    pub(super) fn put_discards<P: Put>(&self, seat: Seat, from: u8, put: &mut P) -> Flow {
        let player = self.player(seat);
        let excess = player.cargo().saturating_sub(player.limit(self.board()));
        let held = self.held(seat);
        for kind in 0..PIECES {
            let rest: u8 = held[kind as usize..].iter().sum();
            let here = unless(held[kind as usize] == 0, Why::NotHeld);
            put(Action::Discard(kind), here.and(in_order(kind, from, rest >= excess)))?;
        }
        Flow::Continue(())
    }

    pub(super) fn discard(&mut self, seat: Seat, kind: u8, log: &mut Log) -> Done {
        let (mut goods, mut tracks) = ([0; 4], [0; 3]);
        let player = &mut self.players[seat.index()];
        let (held, supply, told) = match kind {
            0..4 => {
                let at = usize::from(kind);
                (&mut player.goods[at], &mut self.goods[at], &mut goods[at])
            }
            4..PIECES => {
                let at = usize::from(kind - 4);
                (&mut player.tracks[at], &mut self.tracks[at], &mut tracks[at])
            }
            _ => return Err(fault("there is no such cargo")),
        };
        *held = held.checked_sub(1).ok_or_else(|| fault("a piece that is not there was discarded"))?;
        *supply += 1;
        *told = 1;
        Self::note_of(seat, log, || What::Discarded { goods, tracks });
        let player = self.player(seat);
        if player.cargo() > player.limit(self.board()) {
            self.agenda.push(Frame::Discard { seat, from: kind });
        }
        Ok(())
    }

    /// So many resources of these kinds, as many as there are.
    pub(super) fn pick(&mut self, count: u8, kinds: u8) {
        let left = count.min(self.supply_of(kinds, 0));
        if left > 0 {
            self.agenda.push(Frame::Pick { left, kinds, from: 0 });
        }
    }

    fn supply_of(&self, kinds: u8, from: u8) -> u8 {
        let of = |good: &Good| kinds >> good.index() & 1 == 1 && good.index() >= usize::from(from);
        Good::ALL.into_iter().filter(of).fold(0, |sum: u8, good| sum.saturating_add(self.in_supply(good)))
    }

    /// As with discarding, in the order of the kinds.
    pub(super) fn put_picks<P: Put>(&self, left: u8, kinds: u8, from: u8, put: &mut P) -> Flow {
        for good in Good::ALL {
            let at = good.index() as u8;
            if kinds >> at & 1 == 1 {
                let here = unless(self.in_supply(good) == 0, Why::SupplyEmpty);
                let enough = self.supply_of(kinds, at) >= left;
                put(Action::Take(good), here.and(in_order(at, from, enough)))?;
            }
        }
        Flow::Continue(())
    }

    pub(super) fn pick_one(&mut self, good: Good, left: u8, kinds: u8, log: &mut Log) {
        let seat = self.turn;
        self.take(seat, good, 1);
        let mut goods = [0; 4];
        goods[good.index()] = 1;
        self.note(log, || What::Gained { goods, tracks: [0; 3] });
        if left > 1 {
            self.agenda.push(Frame::Pick { left: left - 1, kinds, from: good.index() as u8 });
        } else {
            self.check_cargo(seat);
        }
    }

    pub(super) fn pick_tracks(&mut self, count: u8) {
        let left = count.min(self.tiles_from(0));
        if left > 0 {
            self.agenda.push(Frame::PickTrack { left, from: 0 });
        }
    }

    pub(super) fn tiles_from(&self, from: u8) -> u8 {
        let tracks = Track::ALL.into_iter().filter(|track| track.index() >= usize::from(from));
        tracks.fold(0, |sum: u8, track| sum.saturating_add(self.tiles_in_supply(track)))
    }

    pub(super) fn put_track_picks<P: Put>(&self, left: u8, from: u8, put: &mut P) -> Flow {
        for track in Track::ALL {
            let at = track.index() as u8;
            let here = unless(self.tiles_in_supply(track) == 0, Why::SupplyEmpty);
            put(Action::TakeTrack(track), here.and(in_order(at, from, self.tiles_from(at) >= left)))?;
        }
        Flow::Continue(())
    }

    pub(super) fn pick_one_track(&mut self, track: Track, left: u8, log: &mut Log) {
        self.take_tiles(track, 1);
        let mut tracks = [0; 3];
        tracks[track.index()] = 1;
        self.note(log, || What::Gained { goods: [0; 4], tracks });
        if left > 1 {
            self.agenda.push(Frame::PickTrack { left: left - 1, from: track.index() as u8 });
        } else {
            self.check_cargo(self.turn);
        }
    }

    /// A resource for each hat beyond the limit. Where the supply is empty there is none.
    pub(super) fn put_gifts<P: Put>(&self, put: &mut P) -> Flow {
        for good in Good::ALL {
            put(Action::Take(good), unless(self.in_supply(good) == 0, Why::SupplyEmpty))?;
        }
        Flow::Continue(())
    }

    pub(super) fn take_gift(&mut self, seat: Seat, good: Good, left: u8, log: &mut Log) {
        if left > 1 {
            self.agenda.push(Frame::HatGift { seat, left: left - 1 });
        }
        self.take(seat, good, 1);
        Self::note_of(seat, log, || What::HatGift { good });
        self.check_cargo(seat);
    }
}

/// Whether a kind may be picked now: none comes after a later one, and after it there have to be enough.
fn in_order(kind: u8, from: u8, enough: bool) -> Result<(), Why> {
    if kind < from { Err(Why::PassedOver) } else { unless(!enough, Why::TooFewAfter) }
}
