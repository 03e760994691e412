//! Names of things and of places, as phrases.

use crate::kit::spot;
use crate::pacific_rails::content::*;
use crate::pacific_rails::state::{Move, State};
use crate::{Arg, Phrase, Spot};
use std::borrow::Cow;

pub type Name = Cow<'static, str>;

pub fn good(good: Good) -> Name {
    format!("pri-good-{}", good.name()).into()
}

pub fn track(track: Track) -> Name {
    format!("pri-track-{}", track.name()).into()
}

/// A kind of cargo: resources, then tiles.
pub fn piece(kind: u8) -> Name {
    match (Good::ALL.get(kind as usize), Track::ALL.get(usize::from(kind).wrapping_sub(4))) {
        (Some(&of), _) => good(of),
        (_, Some(&of)) => track(of),
        _ => "pri-good-any".into(),
    }
}

pub fn specialist(kind: Specialist) -> Name {
    format!("pri-specialist-{}", kind.name()).into()
}

pub fn district(district: District) -> Name {
    format!("pri-district-{}", district.name()).into()
}

pub fn upgrade(kind: u8) -> Name {
    format!("pri-upgrade-{}", Board::upgrade_name(kind)).into()
}

/// A district where a label begins with it.
pub fn in_district(district: District) -> Name {
    format!("pri-in-{}", district.name()).into()
}

pub(crate) fn in_row(good: Good) -> Name {
    format!("pri-in-{}", good.name()).into()
}

/// What a spot leads to besides the district that is used.
pub(crate) fn towards(district: District) -> Name {
    match district {
        District::Collect { good: of, .. } => good(of),
        District::Activate { foreman } => specialist(foreman),
        District::Centre => "pri-towards-centre".into(),
    }
}

/// A row of the player board, as a label and within one.
pub(crate) fn row(good: Good) -> Phrase {
    Phrase::new(format!("pri-row-{}", good.name()))
}

pub(crate) fn row_of(good: Good) -> Name {
    ["pri-row-of-wood", "pri-row-of-iron", "pri-row-of-gunpowder", "pri-row-of-coin"][good.index()].into()
}

/// So much of a resource: "2 coins".
pub(crate) fn some(good: Good, count: u8) -> Phrase {
    Phrase::new(format!("pri-some-{}", good.name())).number("count", count)
}

/// What is held or paid: "2 wood and 1 rail".
pub(crate) fn amounts(goods: [u8; 4], tracks: [u8; 3]) -> Arg {
    let goods = Good::ALL.into_iter().zip(goods).map(|(good, count)| (good.name(), count));
    let tracks = Track::ALL.into_iter().zip(tracks).map(|(track, count)| (track.name(), count));
    let some = |(name, count)| Phrase::new(format!("pri-some-{name}")).number("count", count);
    Arg::List(goods.chain(tracks).filter(|(_, count)| *count > 0).map(|one| Arg::Phrase(Box::new(some(one)))).collect())
}

/// One thing after the other in a hint.
pub(crate) fn and(first: Phrase, second: Phrase) -> Phrase {
    Phrase::new("pri-and").phrase("first", first).phrase("second", second)
}

pub fn goal(goal: Goal) -> Name {
    format!("pri-goal-{}", goal.name()).into()
}

/// Pieces, with repetitions.
pub(crate) fn pieces(goods: [u8; 4], tracks: [u8; 3]) -> Vec<Name> {
    let goods = Good::ALL.into_iter().flat_map(|of| (0..goods[of.index()]).map(move |_| good(of)));
    let tracks = Track::ALL.into_iter().flat_map(|of| (0..tracks[of.index()]).map(move |_| track(of)));
    goods.chain(tracks).collect()
}

pub(crate) fn reward(reward: Reward) -> Phrase {
    match reward {
        Reward::Gain { good: of, count } => {
            Phrase::new("pri-reward-gain").number("count", count).name("good", good(of))
        }
        Reward::AnyGoods { kinds, count } => {
            let kinds = Good::ALL.into_iter().filter(|of| kinds >> of.index() & 1 == 1).map(good);
            Phrase::new("pri-reward-any-goods").number("count", count).names("goods", kinds)
        }
        Reward::AnyTracks { count } => Phrase::new("pri-reward-any-tracks").number("count", count),
        Reward::HouseOrUpgrade { points } => Phrase::new("pri-reward-house-or-upgrade").number("points", points),
        Reward::StationAndTelegraph => Phrase::new("pri-reward-station-and-telegraph"),
    }
}

/// The word for how a worker was moved, as the end of a message id.
pub(crate) fn moved(how: Move) -> &'static str {
    match how {
        Move::Place(_) => "placed",
        Move::Back(_) => "back",
        Move::StepOn => "stepped-on",
        Move::Off => "off",
    }
}

impl State {
    /// A city or start in words.
    pub(crate) fn cell_label(&self, cell: Cell) -> Arg {
        self.map().cell_label(cell)
    }

    /// The district on the other side of a spot.
    pub(crate) fn beyond(&self, spot: u8, district: u8) -> District {
        let [a, b] = self.board().spots[spot as usize];
        self.board().districts[usize::from(if a == district { b } else { a })]
    }

    pub(crate) fn map_spot(&self, cell: Cell) -> Spot {
        spot!("map.{}", self.map().cell_name(cell))
    }
}
