//! Why something is not offered, in words.

use super::label;
use crate::Phrase;
use crate::pacific_rails::state::Why;

/// A reason, and the rules topic to read.
pub(crate) fn reason(why: Why) -> (Phrase, &'static str) {
    let say = Phrase::new;
    match why {
        Why::StartTaken => (say("pri-why-start-taken"), "set-up"),
        Why::SameCoast => (say("pri-why-same-coast"), "set-up"),
        Why::NoWorker => (say("pri-why-no-worker"), "workers"),
        Why::NothingAtCentre => (say("pri-why-nothing-at-centre"), "turn"),
        Why::SpotTaken => (say("pri-why-spot-taken"), "workers"),
        Why::EmptyReserve => (say("pri-why-empty-reserve"), "workers"),
        Why::TopFirst => (say("pri-why-top-first"), "workers"),
        Why::SpotFree => (say("pri-why-spot-free"), "crowding"),
        Why::OwnWorkerThere => (say("pri-why-own-worker"), "crowding"),
        Why::NoConnection => (say("pri-why-no-connection"), "laying"),
        Why::SupplyEmpty => (say("pri-why-supply-empty"), "cargo"),
        Why::NotHeld => (say("pri-why-not-held"), "cargo"),
        Why::PassedOver => (say("pri-why-passed-over"), "cargo"),
        Why::TooFewAfter => (say("pri-why-too-few-after"), "cargo"),
        Why::Pay(good) => (say("pri-why-pay").name("good", label::good(good)), "cargo"),
        Why::NoHouse => (say("pri-why-no-house"), "buildings"),
        Why::NoTelegraph => (say("pri-why-no-telegraph"), "buildings"),
        Why::DistrictFull => (say("pri-why-district-full"), "special"),
        Why::OtherDistrict => (say("pri-why-other-district"), "special"),
        Why::StationThere => (say("pri-why-station-there"), "buildings"),
        Why::TelegraphThere => (say("pri-why-telegraph-there"), "buildings"),
        Why::OwnBuilding => (say("pri-why-own-building"), "buildings"),
        Why::NoTrackThere => (say("pri-why-no-track-there"), "special"),
        Why::NoForeignStation => (say("pri-why-no-foreign-station"), "special"),
        Why::NoCarriageToUpgrade => (say("pri-why-no-carriage"), "upgrades"),
        Why::UpgradeGone => (say("pri-why-upgrade-gone"), "upgrades"),
        Why::SameUpgrade => (say("pri-why-same-upgrade"), "upgrades"),
        Why::SenatorDown => (say("pri-why-senator-down"), "congress"),
        Why::Coins { need } => (say("pri-why-coins").number("need", need), "congress"),
        Why::FinancierActions { need } => (say("pri-why-financier-actions").number("need", need), "congress"),
        Why::NoEffect => (say("pri-why-no-effect"), "congress"),
        Why::NobodyDown => (say("pri-why-nobody-down"), "congress"),
        Why::NoSlot => (say("pri-why-no-slot"), "hiring"),
        Why::PileEmpty => (say("pri-why-pile-empty"), "hiring"),
        Why::Mountain => (say("pri-why-mountain"), "laying"),
        Why::StartCell => (say("pri-why-start-cell"), "laying"),
        Why::OnRoute => (say("pri-why-on-route"), "laying"),
        Why::NoTile(track) => (say("pri-why-no-tile").name("track", label::track(track)), "laying"),
        Why::DeadEnd => (say("pri-why-dead-end"), "laying"),
    }
}
