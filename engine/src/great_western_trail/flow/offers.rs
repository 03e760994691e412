//! Which verb offers an action.

use super::{turn, visit, walk};
use crate::great_western_trail::state::{Action, Frame, State};
use crate::great_western_trail::verbs::railroad::{branchlets, discs, engine, stations};
use crate::great_western_trail::verbs::{
    auxiliary, build, cattle, delivery, discard, draw, exchange, hire, kansas_city, objectives, tiles,
};
use crate::kit::key;
use crate::{Offer, Phrase, Tone};

impl State {
    pub(crate) fn offer(&self, action: Action) -> Offer {
        match action {
            Action::Start(place) => turn::start_offer(self, place),
            Action::Go(place) => walk::go_offer(self, place),
            Action::Way(row) => walk::way_offer(self, row),
            Action::Local(row, of) => visit::local_offer(self, row, of),
            Action::Risk => visit::risk_offer(self),
            Action::Copy(place) => visit::copy_offer(self, place),
            Action::Aux(aux, times) => auxiliary::offer(self, aux, times),
            Action::Play(card) => objectives::play_offer(self, card),
            Action::Finish => turn::finish_offer(self),
            Action::Enter => kansas_city::enter_offer(),
            Action::Foresight(row) => kansas_city::foresight_offer(self, row),
            Action::Spend(places) => kansas_city::spend_offer(self, places),
            Action::Deliver(city) => delivery::offer(self, city),
            Action::Clear(space) => discs::offer(self, space),
            Action::MoveDisc(station) => discs::move_offer(station),
            Action::Hire(worker, row) => hire::offer(self, worker, row),
            Action::Tile(number) => build::tile_offer(self, number),
            Action::Site(place) => build::site_offer(self, place),
            Action::Take(place) => tiles::offer(self, place),
            Action::Buy { deal, card } => cattle::offer(deal, card),
            Action::Two { deal } => cattle::two_offer(deal),
            Action::Pair(a, b) => discard::pair_offer(self, a, b),
            Action::Reveal => cattle::reveal_offer(),
            Action::Display(card) => objectives::display_offer(self, card),
            Action::TopOfStack => objectives::stack_offer(self),
            Action::Discard(card) => discard::offer(self, card),
            Action::Draw(count) => draw::offer(count),
            Action::EngineTo(stop) => engine::offer(self, stop),
            Action::Upgrade(station) => stations::offer(station),
            Action::Appoint(worker) => stations::appoint_offer(self, worker),
            Action::Exchange => exchange::offer(self),
            Action::Town(town) => branchlets::offer(self, town),
            Action::TownTile(row) => branchlets::tile_offer(self, row),
            Action::Claim(card) => cattle::claim_offer(card),
            Action::Spare(master) => stations::spare_offer(master),
            Action::Skip => self.skip_offer(),
        }
    }

    fn skip_offer(&self) -> Offer {
        let (word, id) = match self.top() {
            Frame::Buy { .. } => ("stop", "gwt-skip-buy"),
            Frame::Trash { rank: 0, .. } => ("stop", "gwt-skip-trash-none"),
            Frame::Trash { .. } => ("stop", "gwt-skip-trash"),
            Frame::Engine { .. } => ("stay", "gwt-skip-engine"),
            Frame::FreeMove { .. } => ("stay", "gwt-skip-move"),
            Frame::Upgrade { .. } => ("skip", "gwt-skip-upgrade"),
            Frame::StationMaster { .. } | Frame::SpareMaster => ("skip", "gwt-skip-master"),
            Frame::Disc { .. } => ("skip", "gwt-skip-disc"),
            Frame::Branchlet { .. } => ("skip", "gwt-skip-branchlet"),
            Frame::Hire { .. } => ("skip", "gwt-skip-hire"),
            Frame::Build { .. } => ("skip", "gwt-skip-build"),
            Frame::Trade { .. } => ("skip", "gwt-skip-trade"),
            Frame::RemoveHazard { .. } => ("skip", "gwt-skip-hazard"),
            Frame::Aux { .. } => ("skip", "gwt-skip-aux"),
            Frame::TakeObjective { .. } => ("skip", "gwt-skip-objective"),
            Frame::Discard { .. } => ("skip", "gwt-skip-discard"),
            Frame::Draw { .. } => ("skip", "gwt-skip-draw"),
            Frame::TownTile { .. } => ("skip", "gwt-skip-town-tile"),
            Frame::ClaimCattle { .. } => ("skip", "gwt-skip-claim"),
            _ => ("skip", "gwt-skip"),
        };
        let hint = match self.top() {
            Frame::Buy { cowboys } => Phrase::new("gwt-hint-unused").number("cowboys", cowboys),
            Frame::Trash { rank: 0, .. } => Phrase::new("gwt-hint-keep-all"),
            Frame::Trash { .. } => Phrase::new("gwt-hint-keep"),
            _ => Phrase::new("gwt-hint-skip"),
        };
        Offer::new(key!("{word}"), Phrase::new(id)).hint(hint).tone(Tone::Less).group(Phrase::new("gwt-group-finish"))
    }
}
