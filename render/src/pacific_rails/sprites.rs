//! What pieces look like.

use crate::scene::sprite::Sprite;
use engine::pacific_rails::content::*;

/// By [`Good`].
pub const GOODS: [Sprite; 4] = [Sprite::Timber, Sprite::Iron, Sprite::Gunpowder, Sprite::Coin];
/// By [`Track`].
pub const TRACKS: [Sprite; 3] = [Sprite::TrackRail, Sprite::TrackBridge, Sprite::TrackTunnel];

/// A specialist by what it makes.
pub fn specialist(kind: Specialist) -> Sprite {
    match kind {
        Specialist::Crew => Sprite::TrackRail,
        Specialist::Engineer => Sprite::TrackBridge,
        Specialist::Miner => Sprite::TrackTunnel,
        Specialist::Financier => Sprite::Senator,
    }
}

/// The resource of an upgrade, if it is one, and how many of it.
pub fn upgrade(kind: u8) -> (Option<Sprite>, u8) {
    match kind {
        0..4 => (Some(GOODS[usize::from(kind)]), 1),
        4..8 => (Some(GOODS[usize::from(kind) - 4]), 2),
        _ => (None, 3),
    }
}

/// What a goal counts.
pub fn goal(goal: Goal) -> Sprite {
    match goal {
        Goal::Stations => Sprite::Station,
        Goal::Telegraphs => Sprite::Telegraph,
        Goal::Houses => Sprite::House,
        Goal::Crew => Sprite::TrackRail,
        Goal::Engineers => Sprite::TrackBridge,
        Goal::Miners => Sprite::TrackTunnel,
        Goal::Financiers => Sprite::Senator,
        Goal::Coins => Sprite::Coin,
        Goal::Wood => Sprite::Timber,
        Goal::Iron => Sprite::Iron,
        Goal::Gunpowder => Sprite::Gunpowder,
        Goal::Upgrades => Sprite::Build,
    }
}
