//! Decisions as a person takes them: what belongs together is one choice.

mod building;
mod cargo;
mod centre;
mod finish;
mod placing;
mod train;
mod way;

use crate::pacific_rails::state::{Action, Frame, State};
use crate::{Bundle, Log, Menu, Rules};

/// A panel shows this many choices as buttons; where parts of a choice are one line each, no more than these are.
const FEW: usize = 10;
/// The keys of one choice have to fit into a button's id, together with what else that says.
const LONGEST: usize = 72;

impl State {
    pub(crate) fn menu(&self) -> Menu<Action> {
        if self.over {
            return Menu::of(Vec::new());
        }
        let menu = match self.top() {
            Frame::Turn => self.turn_menu(),
            Frame::Worker { district } => self.worker_menu(district),
            Frame::Pick { left, .. } | Frame::PickTrack { left, .. } | Frame::HatGift { left, .. } => {
                self.taking_menu(left)
            }
            Frame::Discard { seat, from } => self.discard_menu(seat, from),
            Frame::Train { .. } => self.train_menu(),
            Frame::Centre { .. } => self.centre_menu(),
            Frame::Route => self.route_menu(),
            Frame::Special { .. } | Frame::HouseOrUpgrade { .. } | Frame::OnMap { .. } => {
                Menu::of(self.with_rows(self.plain()))
            }
            _ => Menu::of(self.plain()),
        };
        self.finishing(menu)
    }

    fn actions(&self) -> Vec<Action> {
        let mut actions = Vec::new();
        self.legal(&mut actions);
        actions
    }

    /// Each action for itself.
    fn plain(&self) -> Vec<Bundle<Action>> {
        self.actions().into_iter().map(|action| Bundle::one(self.offer(action), action)).collect()
    }

    /// The state after this action and what follows from it.
    fn after(&self, action: Action) -> Option<State> {
        let mut state = self.clone();
        state.resolve(action, &mut Log::silent()).ok()?;
        Some(state)
    }
}
