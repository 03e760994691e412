//! Cargo: what does not fit is discarded, and what may be taken is picked piece by piece.

use crate::kit::{Done, fault, key, spot, unless};
use crate::pacific_rails::content::*;
use crate::pacific_rails::speech::label;
use crate::pacific_rails::state::{Action, Frame, Log, Put, State, What, Why};
use crate::{Flow, Offer, Phrase, Rules, Seat};

/// Kinds of cargo: resources, then tiles.
pub const PIECES: u8 = 7;

impl State {
    pub(crate) fn held(&self, seat: Seat) -> [u8; PIECES as usize] {
        let player = self.player(seat);
        let mut held = [0; PIECES as usize];
        held[..4].copy_from_slice(&player.goods);
        held[4..].copy_from_slice(&player.tracks);
        held
    }

    /// Pieces are discarded in the order of their kinds, so that the same pieces are not offered in two ways: a kind is
    /// withheld once a later one was picked, and if too few pieces would come after it.
    pub(crate) fn put_discards<P: Put>(&self, seat: Seat, from: u8, put: &mut P) -> Flow {
        let excess = self.excess(seat);
        let held = self.held(seat);
        for kind in 0..PIECES {
            let rest: u8 = held[kind as usize..].iter().sum();
            let here = unless(held[kind as usize] == 0, Why::NotHeld);
            put(Action::Discard(kind), here.and(in_order(kind, from, rest >= excess)))?;
        }
        Flow::Continue(())
    }

    pub(crate) fn discard(&mut self, seat: Seat, kind: u8, log: &mut Log) -> Done {
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

    /// This many resources of these kinds, or as many as there are.
    pub(crate) fn pick(&mut self, count: u8, kinds: u8) {
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
    pub(crate) fn put_picks<P: Put>(&self, left: u8, kinds: u8, from: u8, put: &mut P) -> Flow {
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

    pub(crate) fn pick_one(&mut self, good: Good, left: u8, kinds: u8, log: &mut Log) {
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

    pub(crate) fn pick_tracks(&mut self, count: u8) {
        let left = count.min(self.tiles_from(0));
        if left > 0 {
            self.agenda.push(Frame::PickTrack { left, from: 0 });
        }
    }

    pub(crate) fn tiles_from(&self, from: u8) -> u8 {
        let tracks = Track::ALL.into_iter().filter(|track| track.index() >= usize::from(from));
        tracks.fold(0, |sum: u8, track| sum.saturating_add(self.tiles_in_supply(track)))
    }

    pub(crate) fn put_track_picks<P: Put>(&self, left: u8, from: u8, put: &mut P) -> Flow {
        for track in Track::ALL {
            let at = track.index() as u8;
            let here = unless(self.tiles_in_supply(track) == 0, Why::SupplyEmpty);
            put(Action::TakeTrack(track), here.and(in_order(at, from, self.tiles_from(at) >= left)))?;
        }
        Flow::Continue(())
    }

    pub(crate) fn pick_one_track(&mut self, track: Track, left: u8, log: &mut Log) {
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
    pub(crate) fn put_gifts<P: Put>(&self, put: &mut P) -> Flow {
        for good in Good::ALL {
            put(Action::Take(good), unless(self.in_supply(good) == 0, Why::SupplyEmpty))?;
        }
        Flow::Continue(())
    }

    pub(crate) fn take_gift(&mut self, seat: Seat, good: Good, left: u8, log: &mut Log) {
        if left > 1 {
            self.agenda.push(Frame::HatGift { seat, left: left - 1 });
        }
        self.take(seat, good, 1);
        Self::note_of(seat, log, || What::HatGift { good });
        self.check_cargo(seat);
    }

    /// Pieces beyond the slots.
    pub(crate) fn excess(&self, seat: Seat) -> u8 {
        let player = self.player(seat);
        player.cargo().saturating_sub(player.limit(self.board()))
    }

    pub(crate) fn discard_prompt(&self, seat: Seat) -> Phrase {
        Phrase::new("pri-ask-discard").number("count", self.excess(seat))
    }

    pub(crate) fn take_offer(&self, good: Good) -> Offer {
        Offer::new(key!("take.{}", good.name()), Phrase::new("pri-offer-take").name("what", label::good(good)))
            .hint(self.room_after(1))
            .at(spot!("supply.{}", good.name()))
    }

    pub(crate) fn take_track_offer(&self, track: Track) -> Offer {
        Offer::new(key!("take.{}", track.name()), Phrase::new("pri-offer-take").name("what", label::track(track)))
            .hint(self.room_after(1))
            .at(spot!("supply.{}", track.name()))
    }

    /// How full the train is with so many pieces more.
    pub(crate) fn room_after(&self, more: u8) -> Phrase {
        let player = self.player(self.decider().unwrap_or(self.turn));
        let (cargo, limit) = (player.cargo() + more, player.limit(self.board()));
        match cargo.checked_sub(limit) {
            None => Phrase::new("pri-hint-room").number("count", limit - cargo),
            Some(0) => Phrase::new("pri-hint-full"),
            Some(excess) => Phrase::new("pri-hint-too-much").number("count", excess),
        }
    }

    pub(crate) fn discard_offer(&self, kind: u8) -> Offer {
        let name = match (Good::ALL.get(kind as usize), Track::ALL.get(usize::from(kind).wrapping_sub(4))) {
            (Some(good), _) => good.name(),
            (_, Some(track)) => track.name(),
            _ => "nothing",
        };
        let player = self.decider().unwrap_or(self.turn);
        let held = self.held(player).get(usize::from(kind)).copied().unwrap_or(0);
        Offer::new(key!("discard.{name}"), Phrase::new("pri-offer-discard").name("what", label::piece(kind)))
            .hint(Phrase::new("pri-hint-discard").number("held", held))
            .at(spot!("cargo.{name}"))
    }
}

/// Whether a kind may be picked now: none comes after a later one, and after it there have to be enough.
fn in_order(kind: u8, from: u8, enough: bool) -> Result<(), Why> {
    if kind < from { Err(Why::PassedOver) } else { unless(!enough, Why::TooFewAfter) }
}
