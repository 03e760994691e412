//! What the top frame asks.

use super::{turn, visit, walk};
use crate::Phrase;
use crate::great_western_trail::content::KANSAS_CITY;
use crate::great_western_trail::state::{Frame, State};
use crate::great_western_trail::verbs::build::Build;
use crate::great_western_trail::verbs::railroad::{branchlets, discs, engine, stations};
use crate::great_western_trail::verbs::{
    auxiliary, build, cattle, delivery, discard, draw, hire, kansas_city, objectives, tiles,
};

impl State {
    pub(crate) fn prompt(&self) -> Phrase {
        match self.top() {
            Frame::Turn => turn::prompt(self),
            Frame::Way { to, .. } => walk::prompt_way(to),
            Frame::Visit(visit) => visit::prompt(self, &visit),
            Frame::Move { up_to } => walk::prompt(up_to),
            Frame::FreeMove { up_to } => walk::prompt_free(up_to),
            Frame::Arrival => kansas_city::prompt_arrival(),
            Frame::Foresight { column } => kansas_city::prompt_foresight(column),
            Frame::Income => kansas_city::prompt_income(self),
            Frame::Deliver { value, .. } => delivery::prompt(value),
            Frame::End => turn::prompt_end(),
            Frame::Hire { .. } => hire::prompt(),
            Frame::Build { per_craftsman, crew, .. } => build::prompt(self, Build { per_craftsman, crew }),
            Frame::Site { number, .. } => build::prompt_site(self, number),
            Frame::Trade { .. } => tiles::prompt_trade(self),
            Frame::RemoveHazard { cost, .. } => tiles::prompt_hazard(cost),
            Frame::HazardOrTrade => tiles::prompt_either(self),
            Frame::Aux { .. } => auxiliary::prompt(),
            Frame::Buy { cowboys } => cattle::prompt(cowboys),
            Frame::BuyTwo { .. } => cattle::prompt_two(),
            Frame::TakeObjective { .. } => objectives::prompt(),
            Frame::Discard { want, gain, .. } => discard::prompt(want, gain),
            Frame::Draw { up_to, .. } => draw::prompt(up_to),
            Frame::Drop { count, .. } => draw::prompt_drop(self, count),
            Frame::Trash { count, exactly, .. } => draw::prompt_trash(count, exactly),
            Frame::Engine { up_to, .. } => engine::prompt(up_to),
            Frame::EngineBack { exactly } => engine::prompt_back(exactly),
            Frame::WayBack => engine::prompt_way_back(),
            Frame::DeliveryBack => delivery::prompt_back(),
            Frame::Upgrade { station } => stations::prompt(self, station),
            Frame::UpgradeBehind => stations::prompt_behind(),
            Frame::Disc { onto, .. } => discs::prompt(onto),
            Frame::StationMaster { station } => stations::prompt_master(self, station),
            Frame::SpareMaster => stations::prompt_spare(),
            Frame::Branchlet { count, .. } => branchlets::prompt(count),
            Frame::Shed { breeding, count, .. } => discard::prompt_shed(breeding, count),
            Frame::TownTile { town } => branchlets::prompt_tile(self, town),
            Frame::ClaimCattle { .. } => cattle::prompt_claim(),
            Frame::Ready | Frame::Departure { .. } | Frame::Give { .. } => turn::prompt_end(),
        }
    }

    /// Those who wait learn which phase the turn is in, not what is being considered.
    pub(crate) fn waiting(&self) -> Phrase {
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
