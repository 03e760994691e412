//! How events and reasons read.

use super::Why;
use super::event::{Ending, Event, What};
use super::label;
use crate::Phrase;

/// How an event reads; `None`: not worth a line. Everybody may hear everything.
pub(super) fn event(event: &Event) -> Option<Phrase> {
    let say = |id: &'static str| Phrase::new(id).seat("who", event.seat);
    Some(match event.what.clone() {
        What::Goals { goals } => Phrase::new("pri-told-goals").names("goals", goals.map(label::goal)),
        What::FreeSpace { good } => say("pri-told-free-space").name("good", label::good(good)),
        What::Started { place, .. } => say("pri-told-started").with("place", place),
        What::Used { district, how } => Phrase::new(format!("pri-told-{}", label::moved(how)))
            .seat("who", event.seat)
            .name("district", label::district(district)),
        What::SentHome { owner, workers, hats } => {
            Phrase::new("pri-told-sent-home").seat("who", owner).number("workers", workers).number("hats", hats)
        }
        What::SpentHats { hats } => say("pri-told-hats").number("count", hats),
        What::Gained { goods, tracks } if goods == [0; 4] && tracks == [0; 3] => say("pri-told-gained-nothing"),
        What::Gained { goods, tracks } => say("pri-told-gained").names("what", label::pieces(goods, tracks)),
        What::HatGift { good } => say("pri-told-hat-gift").name("good", label::good(good)),
        What::Discarded { goods, tracks } => say("pri-told-discarded").names("what", label::pieces(goods, tracks)),
        What::House { good, points } => say("pri-told-house").name("good", label::good(good)).number("points", points),
        What::Station { city, carriage: None } => say("pri-told-station").with("city", city),
        What::Station { city, carriage: Some(carriage) } => {
            say("pri-told-station-carriage").with("city", city).number("carriage", carriage)
        }
        What::Telegraph { city, points } => say("pri-told-telegraph").with("city", city).number("points", points),
        What::Upgraded { kind, points } => {
            say("pri-told-upgraded").name("upgrade", label::upgrade(kind)).number("points", points)
        }
        What::Swapped { old, kind, points } => say("pri-told-swapped")
            .name("old", label::upgrade(old))
            .name("upgrade", label::upgrade(kind))
            .number("points", points),
        What::HouseLeft { .. } | What::Paid { .. } | What::Finished => return None,
        What::Converted { by, track, count, foreman } => {
            let id = if foreman { "pri-told-foreman-made" } else { "pri-told-made" };
            say(id).name("specialist", label::specialist(by)).name("track", label::track(track)).number("count", count)
        }
        What::Senator { number, cost } => say("pri-told-senator").number("number", number).number("cost", cost),
        What::Reset { senators, points } => say("pri-told-reset").number("count", senators).number("points", points),
        What::Hired { kind, carriage, points, free } => {
            let id = match (free, points) {
                (true, _) => "pri-told-joined-free",
                (false, 0) => "pri-told-hired",
                (false, _) => "pri-told-hired-points",
            };
            say(id).name("specialist", label::specialist(kind)).number("carriage", carriage).number("points", points)
        }
        What::Laid { from, to, tiles: 0, .. } => say("pri-told-rode").with("from", from).with("to", to),
        What::Laid { from, to, tiles, points } => {
            say("pri-told-laid").with("from", from).with("to", to).number("tiles", tiles).number("points", points)
        }
        What::Passed { owner, points } => Phrase::new("pri-told-passed").seat("who", owner).number("points", points),
        What::Joined { points } => say("pri-told-joined").number("points", points),
        What::WentHome => say("pri-told-went-home"),
        What::LastRound => Phrase::new("pri-told-last-round"),
        What::Over { by: Ending::Coasts } => Phrase::new("pri-told-over-coasts"),
        What::NoWayLeft => Phrase::new("pri-told-no-way-left"),
        What::Over { by: Ending::NoWayLeft } => Phrase::new("pri-told-over-no-way-left"),
        What::Over { by: Ending::Rounds } => Phrase::new("pri-told-over-rounds"),
    })
}

/// A reason, and the rules topic to read.
pub(super) fn reason(why: Why) -> (Phrase, &'static str) {
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
