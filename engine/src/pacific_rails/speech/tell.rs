//! How events read.

use super::label;
use crate::pacific_rails::state::{Ending, Event, What};
use crate::{Phrase, Weight};

/// How an event reads; `None`: not worth a line. Everybody may hear everything.
pub(crate) fn event(event: &Event) -> Option<Phrase> {
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

/// How much an event matters to those who read of it later.
pub(crate) fn weight(event: &Event) -> Weight {
    match &event.what {
        What::Joined { .. } | What::LastRound | What::NoWayLeft | What::Over { .. } => Weight::Chief,
        What::Laid { .. }
        | What::Station { .. }
        | What::Telegraph { .. }
        | What::House { .. }
        | What::Upgraded { .. }
        | What::Swapped { .. }
        | What::Hired { .. } => Weight::Major,
        What::Gained { goods, tracks } if goods.iter().chain(tracks).sum::<u8>() < 2 => Weight::Minor,
        What::SpentHats { .. } | What::HatGift { .. } | What::Discarded { .. } | What::WentHome => Weight::Minor,
        What::HouseLeft { .. } | What::Paid { .. } | What::Finished => Weight::Aside,
        _ => Weight::Usual,
    }
}
