//! How events, prompts and reasons read.

use crate::great_western_trail::content::*;
use crate::great_western_trail::speech::label;
use crate::great_western_trail::state::{Event, Frame, Onto, State, What, Why};
use crate::{Eye, Phrase};

/// How an event reads to that eye; `None`: not worth a line, or not for this eye.
pub(crate) fn event(event: &Event, eye: Eye) -> Option<Phrase> {
    let Event { seat, what } = event;
    let say = |id: &'static str| Phrase::new(id).seat("who", *seat);
    if what.is_private() && !eye.is(*seat) {
        return match what {
            What::Drew { cards } => Some(say("gwt-told-drew-hidden").number("count", cards.len())),
            _ => Some(say("gwt-told-took-secret-hidden")),
        };
    }
    Some(match *what {
        What::Started { place, .. } => say("gwt-told-started").name("place", label::place(place)),
        What::Went { to, .. } => say("gwt-told-went").name("place", label::place(to)),
        What::WentFree { to } => say("gwt-told-went-free").name("place", label::place(to)),
        What::TollToBank { dollars } => say("gwt-told-toll-bank").number("dollars", dollars),
        What::TollTo { payee, dollars } => say("gwt-told-toll").seat("payee", payee).number("dollars", dollars),
        What::Used { .. } | What::UsedSlot { .. } | What::ArrivedInKansasCity => return None,
        What::UsedRisk { .. } => say("gwt-told-risk"),
        What::UsedAux { aux, times } => say("gwt-told-aux").name("action", label::aux(aux, times)),
        What::Gained { dollars } => say("gwt-told-gained").number("dollars", dollars),
        What::Paid { dollars } => say("gwt-told-paid").number("dollars", dollars),
        What::Certificates { now } => say("gwt-told-certificates").number("count", now),
        What::Discarded { cards } => say("gwt-told-discarded").names("cards", label::cards(&cards)),
        What::Trashed { cards } => say("gwt-told-trashed").names("cards", label::cards(&cards)),
        What::Drew { cards } => say("gwt-told-drew").names("cards", label::cards(&cards)),
        What::Hired { worker, cost } => {
            say("gwt-told-hired").name("worker", label::worker(worker)).number("dollars", cost)
        }
        What::Built { face, place, cost } => say("gwt-told-built")
            .name("building", label::face(face))
            .name("place", label::place(place))
            .number("dollars", cost),
        What::Replaced { old, face, place, cost } => say("gwt-told-replaced")
            .name("old", label::face(old))
            .name("building", label::face(face))
            .name("place", label::place(place))
            .number("dollars", cost),
        What::EngineMoved { to, back } => {
            let id = if back { "gwt-told-engine-back" } else { "gwt-told-engine" };
            say(id).phrase("stop", label::stop(to))
        }
        What::Upgraded { station, cost } => {
            say("gwt-told-upgraded").number("station", station.0 + 1).number("dollars", cost)
        }
        What::Cleared { space } => say("gwt-told-cleared").name("space", label::disc(space)),
        What::DiscMoved { from } => say("gwt-told-disc-moved").number("station", from.0 + 1),
        What::NoDisc => say("gwt-told-no-disc"),
        What::Appointed { worker, master, .. } => {
            say("gwt-told-appointed").name("worker", label::worker(worker)).name("master", label::master(master))
        }
        What::Played { objective } => say("gwt-told-played").name("card", label::objective(objective.card())),
        What::TookFromDisplay { objective, to_hand } => {
            let id = if to_hand { "gwt-told-took-to-hand" } else { "gwt-told-took" };
            say(id).name("card", label::objective(objective.card()))
        }
        What::TookFromStack { objective } => {
            say("gwt-told-took-stack").name("card", label::objective(objective.card()))
        }
        What::TookSecretly { objective } => {
            say("gwt-told-took-secret").name("card", label::objective(objective.card()))
        }
        What::DisplayFilled { objective } => {
            Phrase::new("gwt-told-display").name("card", label::objective(objective.card()))
        }
        What::Traded { teepee, value } => {
            let id = match teepee {
                Teepee::GreenOutlaw | Teepee::OrangeOutlaw => "gwt-told-outlaw",
                _ if value < 0 => "gwt-told-traded-paid",
                _ => "gwt-told-traded",
            };
            say(id).name("tile", label::supply(teepee.into())).number("dollars", value.unsigned_abs())
        }
        What::RemovedHazard { hazard, cost } => {
            say("gwt-told-hazard").name("tile", label::supply(hazard.into())).number("dollars", cost)
        }
        What::Bought { card, dollars } => {
            say("gwt-told-bought").names("cards", [label::cattle(card)]).number("dollars", dollars)
        }
        What::BoughtTwo { cards: (a, b), dollars } => {
            say("gwt-told-bought").names("cards", [label::cattle(a), label::cattle(b)]).number("dollars", dollars)
        }
        What::Revealed { cards } => say("gwt-told-revealed").names("cards", cards.each().map(label::cattle)),
        What::Foresight { tile, .. } => say("gwt-told-foresight").name("tile", label::supply(tile)),
        What::TileGone { tile } => Phrase::new("gwt-told-tile-gone").name("tile", label::supply(tile)),
        What::MarketFilled { cards } if cards.is_empty() => return None,
        What::MarketFilled { cards } => Phrase::new("gwt-told-market").names("cards", cards.each().map(label::cattle)),
        What::Income { hand, spent, value } => {
            let id = if hand.is_empty() { "gwt-told-income-empty" } else { "gwt-told-income" };
            say(id).names("cards", label::cards(&hand)).number("certificates", spent).number("value", value)
        }
        What::Delivered { city, extraordinary } => {
            let id = if extraordinary { "gwt-told-delivered-extra" } else { "gwt-told-delivered" };
            say(id).name("city", label::city(city))
        }
        What::Transport { dollars } => say("gwt-told-transport").number("dollars", dollars),
        What::TookToken => say("gwt-told-token"),
        What::Refilled { tile } => Phrase::new("gwt-told-refilled").name("tile", label::supply(tile)),
        What::Finished { .. } => return None,
        What::Tokens { count } => say("gwt-told-tokens").number("count", count),
        What::Exchanged => say("gwt-told-exchanged"),
        What::Simmental { cards } => say("gwt-told-simmental").names("cards", cards.each().map(label::cattle)),
        What::Brahman { dollars } => say("gwt-told-brahman").number("dollars", dollars),
        What::Branchlet { town } => say("gwt-told-branchlet").name("town", label::town(town)),
        What::Bell { count } => say("gwt-told-bell").number("count", count),
        What::UsedTownTile { tile, .. } => say("gwt-told-town-tile").name("tile", label::town_tile(tile)),
        What::Claimed { card } => say("gwt-told-claimed").name("card", label::cattle(card)),
        What::TookMaster { master } => say("gwt-told-took-master").name("master", label::master(master)),
        What::FinalTurns => say("gwt-told-final-turns"),
        What::Over => Phrase::new("gwt-told-over"),
    })
}

impl State {
    pub(crate) fn ask(&self) -> Phrase {
        let me = self.me();
        match self.top() {
            Frame::Turn => match me.herder {
                None => Phrase::new("gwt-ask-start"),
                Some(from) => Phrase::new("gwt-ask-turn")
                    .name("from", label::place(from))
                    .number("steps", me.step_limit(self.seats())),
            },
            Frame::Way { to, .. } => Phrase::new("gwt-ask-way").name("place", label::place(to)),
            Frame::Visit(visit) => {
                let here = label::place(visit.here);
                match visit.tile.filter(|_| visit.copied.is_some()) {
                    Some(tile) => {
                        Phrase::new("gwt-ask-visit-copied").name("place", here).phrase("what", label::tile(self, tile))
                    }
                    None => Phrase::new("gwt-ask-visit").name("place", here),
                }
            }
            Frame::Move { up_to } => Phrase::new("gwt-ask-move").number("steps", up_to),
            Frame::FreeMove { up_to } => Phrase::new("gwt-ask-free-move").number("steps", up_to),
            Frame::Arrival => Phrase::new("gwt-ask-arrival"),
            Frame::Foresight { column } => Phrase::new("gwt-ask-foresight").number("column", column + 1),
            Frame::Income => Phrase::new("gwt-ask-income").number("value", self.hand_value()),
            Frame::Deliver { value, .. } => Phrase::new("gwt-ask-deliver").number("value", value),
            Frame::End => Phrase::new("gwt-ask-end"),
            Frame::Hire { .. } => Phrase::new("gwt-ask-hire"),
            Frame::Build { crew, .. } => {
                Phrase::new("gwt-ask-build").number("craftsmen", crew.unwrap_or(me.workers(Worker::Craftsman)))
            }
            Frame::Site { number, .. } => {
                Phrase::new("gwt-ask-site").name("building", label::face(self.face(number).id))
            }
            Frame::Trade { .. } if self.has_outlaws() => Phrase::new("gwt-ask-outlaw"),
            Frame::Trade { .. } => Phrase::new("gwt-ask-trade"),
            Frame::RemoveHazard { cost, .. } => Phrase::new("gwt-ask-hazard").number("dollars", cost),
            Frame::HazardOrTrade if self.has_outlaws() => Phrase::new("gwt-ask-hazard-or-outlaw"),
            Frame::HazardOrTrade => Phrase::new("gwt-ask-hazard-or-trade"),
            Frame::Aux { .. } => Phrase::new("gwt-ask-aux"),
            Frame::Buy { cowboys } => Phrase::new("gwt-ask-buy").number("cowboys", cowboys),
            Frame::BuyTwo { .. } => Phrase::new("gwt-ask-buy-two"),
            Frame::TakeObjective { .. } => Phrase::new("gwt-ask-objective"),
            Frame::Discard { want, gain, .. } => {
                Phrase::new("gwt-ask-discard").phrase("want", label::want(want)).phrase("gain", label::gain(gain))
            }
            Frame::Draw { up_to, .. } => Phrase::new("gwt-ask-draw").number("cards", up_to),
            Frame::Drop { count, .. } if self.agenda.first() == Some(&Frame::Ready) => {
                Phrase::new("gwt-ask-ready").number("cards", count)
            }
            Frame::Drop { count, .. } => Phrase::new("gwt-ask-drop").number("cards", count),
            Frame::Trash { count, exactly: true, .. } => Phrase::new("gwt-ask-trash-exactly").number("cards", count),
            Frame::Trash { count, .. } => Phrase::new("gwt-ask-trash").number("cards", count),
            Frame::Engine { up_to, .. } => Phrase::new("gwt-ask-engine").number("spaces", up_to),
            Frame::EngineBack { exactly } => Phrase::new("gwt-ask-engine-back").number("spaces", exactly),
            Frame::WayBack => Phrase::new("gwt-ask-way-back"),
            Frame::DeliveryBack => Phrase::new("gwt-ask-delivery-back"),
            Frame::Upgrade { station } if me.engine.station() != Some(station) => {
                Phrase::new("gwt-ask-upgrade-town").number("station", station.0 + 1)
            }
            Frame::Upgrade { station } => Phrase::new("gwt-ask-upgrade").number("station", station.0 + 1),
            Frame::UpgradeBehind => Phrase::new("gwt-ask-upgrade-behind"),
            Frame::Disc { onto: Onto::City(city), .. } => {
                Phrase::new("gwt-ask-disc-city").name("city", label::city(city))
            }
            Frame::Disc { onto: Onto::Station(station), .. } => {
                Phrase::new("gwt-ask-disc-station").number("station", station.0 + 1)
            }
            Frame::StationMaster { station } => {
                let master = self.master_at(station).map_or("gwt-master-none".into(), label::master);
                Phrase::new("gwt-ask-master").name("master", master)
            }
            Frame::SpareMaster => Phrase::new("gwt-ask-spare-master"),
            Frame::Branchlet { count, .. } => Phrase::new("gwt-ask-branchlet").number("count", count),
            Frame::Shed { breeding, count, .. } => {
                Phrase::new("gwt-ask-shed").number("cards", count).number("value", breeding)
            }
            Frame::TownTile { town } => {
                let tile = self.tile_of(town).map_or("gwt-master-none".into(), label::town_tile);
                Phrase::new("gwt-ask-town-tile").name("tile", tile)
            }
            Frame::ClaimCattle { .. } => Phrase::new("gwt-ask-claim"),
            Frame::Ready | Frame::Departure { .. } | Frame::Give { .. } => Phrase::new("gwt-ask-end"),
        }
    }

    /// Those who wait learn in which phase the turn is, not what is being weighed.
    pub(crate) fn others_wait(&self) -> Phrase {
        if self.over {
            return Phrase::new("gwt-wait-over");
        }
        let id = match self.agenda.first() {
            Some(Frame::Ready) => "gwt-wait-ready",
            Some(Frame::Turn) => "gwt-wait-turn",
            Some(Frame::Visit(_) | Frame::Way { .. }) => "gwt-wait-visit",
            _ => "gwt-wait-end",
        };
        let in_city = self.me().herder == Some(KANSAS_CITY);
        Phrase::new(if in_city { "gwt-wait-kansas-city" } else { id }).seat("who", self.turn)
    }
}

/// A reason, and the rules topic to read.
pub(crate) fn reason(why: Why) -> (Phrase, &'static str) {
    let say = Phrase::new;
    match why {
        Why::Used => (say("gwt-why-used"), "phase-b"),
        Why::OtherHalf => (say("gwt-why-other-half"), "phase-b"),
        Why::LocalUsed => (say("gwt-why-local-used"), "auxiliary"),
        Why::AuxUsed => (say("gwt-why-aux-used"), "auxiliary"),
        Why::AuxLocked => (say("gwt-why-aux-locked"), "auxiliary"),
        Why::AuxSingle => (say("gwt-why-aux-single"), "auxiliary"),
        Why::Dollars { need } => (say("gwt-why-dollars").number("need", need), "money"),
        Why::DollarsKept { need, kept } => {
            (say("gwt-why-dollars-kept").number("need", need).number("kept", kept), "delivery")
        }
        Why::TransportFromThere { need } => (say("gwt-why-transport-from-there").number("need", need), "delivery"),
        Why::NoSuchCard => (say("gwt-why-no-such-card"), "discarding"),
        Why::NoPair => (say("gwt-why-no-pair"), "discarding"),
        Why::NoObjectiveInHand => (say("gwt-why-no-objective-in-hand"), "discarding"),
        Why::NobodyToHire => (say("gwt-why-nobody-to-hire"), "hiring"),
        Why::TokenRow => (say("gwt-why-token-row"), "hiring"),
        Why::RowFull(worker) => (say("gwt-why-row-full").name("worker", label::worker(worker)), "hiring"),
        Why::Craftsmen { need } => (say("gwt-why-craftsmen").number("need", need), "building"),
        Why::CraftsmenToReplace { need, place, on_empty } => {
            let id = if on_empty.is_some() { "gwt-why-craftsmen-or-replace" } else { "gwt-why-craftsmen-to-replace" };
            let phrase = say(id).number("need", need).name("place", label::place(place));
            (phrase.number("empty", on_empty.unwrap_or_default()), "building")
        }
        Why::DollarsToReplace { need, place } => {
            (say("gwt-why-dollars-to-replace").number("need", need).name("place", label::place(place)), "building")
        }
        Why::NotHigher => (say("gwt-why-not-higher"), "building"),
        Why::NoSite => (say("gwt-why-no-site"), "building"),
        Why::NoBuildingLeft => (say("gwt-why-no-building-left"), "building"),
        Why::CertificateLimit => (say("gwt-why-certificate-limit"), "certificates"),
        Why::NoObjectives => (say("gwt-why-no-objectives"), "objectives"),
        Why::CountIsZero => (say("gwt-why-count-is-zero"), "phase-b"),
        Why::EngineCannotGoBack { by } => (say("gwt-why-engine-back").number("by", by), "engine"),
        Why::NoTeepees => (say("gwt-why-no-teepees"), "trade"),
        Why::NoHazards => (say("gwt-why-no-hazards"), "hazards"),
        Why::NothingToDraw => (say("gwt-why-nothing-to-draw"), "deck"),
        Why::NothingToCopy => (say("gwt-why-nothing-to-copy"), "copying"),
        Why::NothingBehind => (say("gwt-why-nothing-behind"), "stations"),
        Why::TooFewCowboys { need } => (say("gwt-why-cowboys").number("need", need), "cattle-market"),
        Why::NotInMarket => (say("gwt-why-not-in-market"), "cattle-market"),
        Why::MarketStackEmpty => (say("gwt-why-market-stack-empty"), "cattle-market"),
        Why::CityTooFar { value } => (say("gwt-why-city-too-far").number("value", value), "delivery"),
        Why::CityUsed => (say("gwt-why-city-used"), "delivery"),
        Why::DarkDisc => (say("gwt-why-dark-disc"), "discs"),
        Why::DiscFee => (say("gwt-why-disc-fee"), "discs"),
        Why::NoDisc => (say("gwt-why-no-disc"), "discs"),
        Why::BoardDiscFirst => (say("gwt-why-board-disc-first"), "discs"),
        Why::StationUpgraded => (say("gwt-why-station-upgraded"), "stations"),
        Why::NoWorkerToAppoint => (say("gwt-why-no-worker-to-appoint"), "stations"),
        Why::UsedThisTurn => (say("gwt-why-used-this-turn"), "copying"),
        Why::NoBranchletThere => (say("gwt-why-no-branchlet-there"), "north"),
        Why::NoBranchletLeft => (say("gwt-why-no-branchlet-left"), "north"),
        Why::NoTown => (say("gwt-why-no-town"), "north"),
        Why::NotWanted => (say("gwt-why-not-wanted"), "discarding"),
        Why::PassedOver => (say("gwt-why-passed-over"), "deck"),
        Why::TooFewAfter => (say("gwt-why-too-few-after"), "deck"),
        Why::ExchangeNotNow => (say("gwt-why-exchange-not-now"), "exchange-tokens"),
        Why::NoCardNow => (say("gwt-why-no-card-now"), "objectives"),
        Why::DisplayOnly => (say("gwt-why-display-only"), "second-edition"),
        Why::NotToKansasCity => (say("gwt-why-not-to-kansas-city"), "objectives"),
    }
}
