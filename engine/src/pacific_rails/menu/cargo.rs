//! Several pieces at once.

use super::{FEW, LONGEST};
use crate::pacific_rails::content::*;
use crate::pacific_rails::speech::label;
use crate::pacific_rails::state::{Action, Frame, State};
use crate::{Bundle, Menu, Phrase, Pick, Picks, Seat};

/// A menu has no more options.
const MOST: usize = 25;

/// Kinds of cargo: resources, then tiles.
type Pieces = [u8; 7];

impl State {
    /// Every mix of what may be taken is one choice, unless there are too many.
    pub(super) fn taking_menu(&self, left: u8) -> Menu<Action> {
        let Some(most) = self.takeable_pieces(left).filter(|_| left > 1) else { return Menu::of(self.plain()) };
        let mut mixes = Vec::new();
        mix(most, left, 0, [0; 7], &mut mixes);
        if mixes.len() <= FEW {
            let taken = |pieces| {
                let mut bundle = self.mixed(pieces, take, "pri-offer-take-mix")?;
                bundle.offer.hint = Some(self.room_after(left));
                Some(bundle)
            };
            if let Some(bundles) = mixes.into_iter().map(taken).collect() {
                return Menu::of(bundles);
            }
        }
        let pieces = most.iter().enumerate().map(|(kind, &count)| (take(kind), count));
        Menu { pick: Some(all(left)), ..Menu::of(self.pieces(pieces)) }
    }

    /// How many of each kind may be among so many. `None` if something may come in between.
    fn takeable_pieces(&self, left: u8) -> Option<Pieces> {
        let goods = |kinds: u8, from: u8| {
            let mut most = [0; 7];
            for good in Good::ALL {
                let at = good.index();
                if kinds >> at & 1 == 1 && at >= usize::from(from) {
                    most[at] = self.in_supply(good).min(left);
                }
            }
            most
        };
        match self.top() {
            Frame::Pick { kinds, from, .. } => Some(goods(kinds, from)),
            Frame::PickTrack { from, .. } => {
                let mut most = [0; 7];
                for track in Track::ALL.into_iter().filter(|track| track.index() >= usize::from(from)) {
                    most[4 + track.index()] = self.tiles_in_supply(track).min(left);
                }
                Some(most)
            }
            Frame::HatGift { seat, .. } => {
                let player = self.player(seat);
                let most = goods(0b1111, 0);
                let there: u8 = most.iter().sum();
                (there >= left && player.cargo() + left <= player.limit(self.board())).then_some(most)
            }
            _ => None,
        }
    }

    /// These pieces as one choice, if a button can name them all. Those of them that resolve themselves are named as well.
    fn mixed(&self, pieces: Pieces, each: fn(usize) -> Action, label: &'static str) -> Option<Bundle<Action>> {
        let kinds = pieces.iter().enumerate().flat_map(|(kind, &count)| (0..count).map(move |_| kind));
        let actions: Vec<Action> = kinds.map(each).collect();
        let mut offer = self.offer(*actions.first()?);
        let [wood, iron, gunpowder, coins, rails, bridges, tunnels] = pieces;
        let (goods, tracks) = ([wood, iron, gunpowder, coins], [rails, bridges, tunnels]);
        let mix = Phrase::new(label);
        // One of each is said without numbers, which would be too long for a button.
        offer.label = if pieces.iter().all(|count| *count < 2) {
            mix.names("what", label::pieces(goods, tracks))
        } else {
            mix.with("what", label::amounts(goods, tracks))
        };
        offer.at = actions.iter().flat_map(|&action| self.offer(action).at).collect();
        offer.at.dedup();
        let length: usize = actions.iter().map(|&action| self.offer(action).key.as_str().len() + 1).sum();
        (length <= LONGEST).then_some(Bundle { offer, actions })
    }

    /// Every mix of pieces that do not fit is one choice, unless there are too many. Then they are picked together, in the
    /// order of their kinds.
    pub(super) fn discard_menu(&self, seat: Seat, from: u8) -> Menu<Action> {
        let excess = self.excess(seat);
        if excess < 2 {
            return Menu::of(self.plain());
        }
        let mut most = self.held(seat).map(|held| held.min(excess));
        most[..usize::from(from)].fill(0);
        let mut mixes = Vec::new();
        mix(most, excess, 0, [0; 7], &mut mixes);
        // A button has room for two kinds.
        let short = |pieces: &Pieces| pieces.iter().filter(|count| **count > 0).count() <= 2;
        if mixes.len() <= FEW && mixes.iter().all(short) {
            let discarded = |pieces| {
                let mut bundle = self.mixed(pieces, discard, "pri-offer-discard-mix")?;
                bundle.offer.hint = Some(self.kept(seat, pieces));
                Some(bundle)
            };
            if let Some(bundles) = mixes.into_iter().map(discarded).collect() {
                return Menu::of(bundles);
            }
        }
        let bundles = self.pieces(most.iter().enumerate().map(|(kind, &count)| (discard(kind), count)));
        if bundles.len() > MOST {
            return Menu::of(self.plain());
        }
        Menu { pick: Some(all(excess)), ..Menu::of(bundles) }
    }

    /// What is left after discarding these.
    fn kept(&self, seat: Seat, pieces: Pieces) -> Phrase {
        let mut kept = self.held(seat);
        for (kept, gone) in kept.iter_mut().zip(pieces) {
            *kept -= gone;
        }
        let [wood, iron, gunpowder, coins, rails, bridges, tunnels] = kept;
        Phrase::new("pri-hint-kept")
            .with("what", label::amounts([wood, iron, gunpowder, coins], [rails, bridges, tunnels]))
    }

    /// Each piece for itself, as often as it may be picked.
    fn pieces(&self, pieces: impl Iterator<Item = (Action, u8)>) -> Vec<Bundle<Action>> {
        let each = pieces.flat_map(|(action, count)| (1..=count).map(move |number| (action, number, count)));
        let bundles = each.map(|(action, number, count)| {
            let mut offer = self.offer(action);
            if count > 1 {
                offer.hint = Some(Phrase::new("pri-hint-piece").number("number", number).number("count", count));
            }
            Bundle::one(offer, action)
        });
        bundles.collect()
    }
}

fn all(count: u8) -> Picks<Action> {
    Picks { of: Pick { least: count, most: count }, stop: None }
}

fn take(kind: usize) -> Action {
    match Good::ALL.get(kind) {
        Some(&good) => Action::Take(good),
        None => Action::TakeTrack(Track::ALL[(kind - 4).min(2)]),
    }
}

fn discard(kind: usize) -> Action {
    Action::Discard(kind as u8)
}

/// All ways to take so many pieces, later kinds last.
fn mix(most: Pieces, left: u8, kind: usize, so_far: Pieces, out: &mut Vec<Pieces>) {
    let Some(&here) = most.get(kind) else {
        if left == 0 {
            out.push(so_far);
        }
        return;
    };
    for count in (0..=here.min(left)).rev() {
        let mut pieces = so_far;
        pieces[kind] = count;
        mix(most, left - count, kind + 1, pieces, out);
    }
}
