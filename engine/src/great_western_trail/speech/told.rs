//! How events read.

use super::names;
use crate::great_western_trail::content::*;
use crate::great_western_trail::state::{Event, What};
use crate::{Eye, Phrase};

/// How an event reads to that eye; `None`: not worth a line, or not for this eye.
pub fn event(event: &Event, eye: Eye) -> Option<Phrase> {
    let Event { seat, what } = event;
    let say = |id: &'static str| Phrase::new(id).seat("who", *seat);
    if what.is_private() && !eye.is(*seat) {
        return match what {
            What::Drew { cards } => Some(say("gwt-told-drew-hidden").number("count", cards.len())),
            _ => Some(say("gwt-told-took-secret-hidden")),
        };
    }
    Some(match *what {
        What::Started { place, .. } => say("gwt-told-started").name("place", names::place(place)),
        What::Went { to, .. } => say("gwt-told-went").name("place", names::place(to)),
        What::WentFree { to } => say("gwt-told-went-free").name("place", names::place(to)),
        What::TollToBank { dollars } => say("gwt-told-toll-bank").number("dollars", dollars),
        What::TollTo { payee, dollars } => say("gwt-told-toll").seat("payee", payee).number("dollars", dollars),
        What::Used { .. } | What::UsedSlot { .. } | What::ArrivedInKansasCity => return None,
        What::UsedRisk { .. } => say("gwt-told-risk"),
        What::UsedAux { aux, times } => say("gwt-told-aux").name("action", names::aux(aux, times)),
        What::Gained { dollars } => say("gwt-told-gained").number("dollars", dollars),
        What::Paid { dollars } => say("gwt-told-paid").number("dollars", dollars),
        What::Certificates { now } => say("gwt-told-certificates").number("count", now),
        What::Discarded { cards } => say("gwt-told-discarded").names("cards", names::cards(&cards)),
        What::Trashed { cards } => say("gwt-told-trashed").names("cards", names::cards(&cards)),
        What::Drew { cards } => say("gwt-told-drew").names("cards", names::cards(&cards)),
        What::Hired { worker, cost } => {
            say("gwt-told-hired").name("worker", names::worker(worker)).number("dollars", cost)
        }
        What::Built { face, place, cost } => say("gwt-told-built")
            .name("building", names::face(face))
            .name("place", names::place(place))
            .number("dollars", cost),
        What::Replaced { old, face, place, cost } => say("gwt-told-replaced")
            .name("old", names::face(old))
            .name("building", names::face(face))
            .name("place", names::place(place))
            .number("dollars", cost),
        What::EngineMoved { to, back } => {
            let id = if back { "gwt-told-engine-back" } else { "gwt-told-engine" };
            say(id).phrase("stop", names::stop(to))
        }
        What::Upgraded { station, cost } => {
            say("gwt-told-upgraded").number("station", station.0 + 1).number("dollars", cost)
        }
        What::Cleared { space } => say("gwt-told-cleared").name("space", names::disc(space)),
        What::DiscMoved { from } => say("gwt-told-disc-moved").number("station", from.0 + 1),
        What::NoDisc => say("gwt-told-no-disc"),
        What::Appointed { worker, master, .. } => {
            say("gwt-told-appointed").name("worker", names::worker(worker)).name("master", names::master(master))
        }
        What::Played { objective } => say("gwt-told-played").name("card", names::objective(objective.card())),
        What::TookFromDisplay { objective, to_hand } => {
            let id = if to_hand { "gwt-told-took-to-hand" } else { "gwt-told-took" };
            say(id).name("card", names::objective(objective.card()))
        }
        What::TookFromStack { objective } => {
            say("gwt-told-took-stack").name("card", names::objective(objective.card()))
        }
        What::TookSecretly { objective } => {
            say("gwt-told-took-secret").name("card", names::objective(objective.card()))
        }
        What::DisplayFilled { objective } => {
            Phrase::new("gwt-told-display").name("card", names::objective(objective.card()))
        }
        What::Traded { teepee, value } => {
            let id = match teepee {
                Teepee::GreenOutlaw | Teepee::OrangeOutlaw => "gwt-told-outlaw",
                _ if value < 0 => "gwt-told-traded-paid",
                _ => "gwt-told-traded",
            };
            say(id).name("tile", names::supply(teepee.into())).number("dollars", value.unsigned_abs())
        }
        What::RemovedHazard { hazard, cost } => {
            say("gwt-told-hazard").name("tile", names::supply(hazard.into())).number("dollars", cost)
        }
        What::Bought { card, dollars } => {
            say("gwt-told-bought").names("cards", [names::cattle(card)]).number("dollars", dollars)
        }
        What::BoughtTwo { cards: (a, b), dollars } => {
            say("gwt-told-bought").names("cards", [names::cattle(a), names::cattle(b)]).number("dollars", dollars)
        }
        What::Revealed { cards } => say("gwt-told-revealed").names("cards", cards.each().map(names::cattle)),
        What::Foresight { tile, .. } => say("gwt-told-foresight").name("tile", names::supply(tile)),
        What::TileGone { tile } => Phrase::new("gwt-told-tile-gone").name("tile", names::supply(tile)),
        What::MarketFilled { cards } if cards.is_empty() => return None,
        What::MarketFilled { cards } => Phrase::new("gwt-told-market").names("cards", cards.each().map(names::cattle)),
        What::Income { hand, spent, value } => {
            let id = if hand.is_empty() { "gwt-told-income-empty" } else { "gwt-told-income" };
            say(id).names("cards", names::cards(&hand)).number("certificates", spent).number("value", value)
        }
        What::Delivered { city, extraordinary } => {
            let id = if extraordinary { "gwt-told-delivered-extra" } else { "gwt-told-delivered" };
            say(id).name("city", names::city(city))
        }
        What::Transport { dollars } => say("gwt-told-transport").number("dollars", dollars),
        What::TookToken => say("gwt-told-token"),
        What::Refilled { tile } => Phrase::new("gwt-told-refilled").name("tile", names::supply(tile)),
        What::Finished { .. } => return None,
        What::Tokens { count } => say("gwt-told-tokens").number("count", count),
        What::Exchanged => say("gwt-told-exchanged"),
        What::Simmental { cards } => say("gwt-told-simmental").names("cards", cards.each().map(names::cattle)),
        What::Brahman { dollars } => say("gwt-told-brahman").number("dollars", dollars),
        What::Branchlet { town } => say("gwt-told-branchlet").name("town", names::town(town)),
        What::Bell { count } => say("gwt-told-bell").number("count", count),
        What::UsedTownTile { tile, .. } => say("gwt-told-town-tile").name("tile", names::town_tile(tile)),
        What::Claimed { card } => say("gwt-told-claimed").name("card", names::cattle(card)),
        What::TookMaster { master } => say("gwt-told-took-master").name("master", names::master(master)),
        What::FinalTurns => say("gwt-told-final-turns"),
        What::Over => Phrase::new("gwt-told-over"),
    })
}
