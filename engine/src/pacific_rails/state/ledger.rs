//! Every change of resources, tiles and points goes through here and is recorded.

use super::charter::Ruling;
use super::event::{Event, Log, What};
use super::frame::Frame;
use super::player::Points;
use super::table::State;
use crate::Seat;
use crate::kit::{Done, fault};
use crate::pacific_rails::content::*;

impl State {
    #[inline]
    pub(crate) fn note(&self, log: &mut Log, what: impl FnOnce() -> What) {
        let seat = self.turn;
        log.tell(|| Event { seat, what: what() });
    }

    #[inline]
    pub(crate) fn note_of(seat: Seat, log: &mut Log, what: impl FnOnce() -> What) {
        log.tell(|| Event { seat, what: what() });
    }

    #[inline]
    pub(crate) fn score(&mut self, seat: Seat, by: Points, points: u8) {
        let so_far = &mut self.player_mut(seat).points[by as usize];
        *so_far = so_far.saturating_add(points.into());
    }

    /// How much of a resource can be taken.
    #[inline]
    pub(crate) fn in_supply(&self, good: Good) -> u8 {
        self.takeable(self.goods[good.index()])
    }

    #[inline]
    pub(crate) fn tiles_in_supply(&self, track: Track) -> u8 {
        self.takeable(self.tracks[track.index()])
    }

    #[inline]
    fn takeable(&self, left: i16) -> u8 {
        if self.ruled(Ruling::SupplyLimited) { left.clamp(0, 99) as u8 } else { 99 }
    }

    /// Takes what is there, without looking at the slots.
    pub(crate) fn take(&mut self, seat: Seat, good: Good, count: u8) -> u8 {
        let taken = count.min(self.in_supply(good));
        self.goods[good.index()] -= i16::from(taken);
        self.player_mut(seat).goods[good.index()] += taken;
        taken
    }

    pub(crate) fn take_tiles(&mut self, track: Track, count: u8) -> u8 {
        let taken = count.min(self.tiles_in_supply(track));
        self.tracks[track.index()] -= i16::from(taken);
        self.me_mut().tracks[track.index()] += taken;
        taken
    }

    /// One grant: taken whole, then what does not fit is discarded.
    pub(crate) fn gain(&mut self, seat: Seat, good: Good, count: u8, log: &mut Log) {
        let taken = self.take(seat, good, count);
        let mut goods = [0; 4];
        goods[good.index()] = taken;
        Self::note_of(seat, log, || What::Gained { goods, tracks: [0; 3] });
        self.check_cargo(seat);
    }

    /// Pays a resource into the supply.
    pub(crate) fn pay(&mut self, good: Good, count: u8) -> Done {
        let held = &mut self.me_mut().goods[good.index()];
        *held = held.checked_sub(count).ok_or_else(|| fault("more was paid than there was"))?;
        self.goods[good.index()] += i16::from(count);
        Ok(())
    }

    /// Pays one resource for each tile: never more cargo than before.
    pub(crate) fn convert(&mut self, pays: Good, track: Track, count: u8) -> Done {
        self.pay(pays, count)?;
        if self.take_tiles(track, count) < count {
            return Err(fault("there are no such tiles left"));
        }
        Ok(())
    }

    pub(crate) fn check_cargo(&mut self, seat: Seat) {
        let player = self.player(seat);
        if player.cargo() > player.limit(self.board()) {
            self.agenda.push(Frame::Discard { seat, from: 0 });
        }
    }
}
