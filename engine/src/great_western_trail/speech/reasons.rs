//! Why something is not offered, in words.

use super::names;
use crate::Phrase;
use crate::great_western_trail::state::Why;

/// A reason, and the rules topic to read.
pub fn reason(why: Why) -> (Phrase, &'static str) {
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
        Why::RowFull(worker) => (say("gwt-why-row-full").name("worker", names::worker(worker)), "hiring"),
        Why::Craftsmen { need } => (say("gwt-why-craftsmen").number("need", need), "building"),
        Why::CraftsmenToReplace { need, place, on_empty } => {
            let id = if on_empty.is_some() { "gwt-why-craftsmen-or-replace" } else { "gwt-why-craftsmen-to-replace" };
            let phrase = say(id).number("need", need).name("place", names::place(place));
            (phrase.number("empty", on_empty.unwrap_or_default()), "building")
        }
        Why::DollarsToReplace { need, place } => {
            (say("gwt-why-dollars-to-replace").number("need", need).name("place", names::place(place)), "building")
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
