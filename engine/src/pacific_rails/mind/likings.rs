//! How much the decider likes each action.

use super::coasts::tiles_to_join;
use super::weights_table as w;
use crate::pacific_rails::content::{Cell, CellSet, District};
use crate::pacific_rails::state::{Action, Mode, State};

pub struct Likes<'a> {
    state: &'a State,
    weights: &'a [f32; w::COUNT],
    /// The network with the route so far, and how many tiles it lacks from coast to coast: where a route is being chosen
    /// and nearness counts.
    route: Option<(CellSet, f32)>,
}

impl<'a> Likes<'a> {
    pub fn new(state: &'a State, weights: &'a [f32; w::COUNT]) -> Likes<'a> {
        let route = state.route.as_ref().filter(|_| weights[w::NEARER] > 0.0);
        let network = route.map(|route| state.laid.or(route.new));
        let route = network.map(|network| (network, f32::from(tiles_to_join(state, network))));
        Likes { state, weights, route }
    }

    pub fn action(&self, action: Action) -> f32 {
        let weight = |row: usize| self.weights[row];
        match action {
            Action::FreeSpace(good) | Action::Take(good) | Action::Row(good) => weight(w::GOOD + good.index()),
            Action::District(district) => self.district(district),
            Action::Mode(Mode::Lay) => weight(w::LAY),
            Action::Mode(_) => weight(w::HIRE),
            Action::Hats(count) => weight(w::HAT) * f32::from(count),
            Action::Hat => weight(w::HAT),
            Action::Discard(kind) if kind < 4 => -weight(w::GOOD + usize::from(kind)),
            Action::Discard(_) => weight(w::DISCARD_TRACK),
            Action::House(good) => weight(w::HOUSE) + weight(w::GOOD + good.index()) * 0.5,
            Action::Station(_) => weight(w::STATION),
            Action::Telegraph(_) => weight(w::TELEGRAPH),
            Action::Upgrade(_) => weight(w::UPGRADE),
            Action::Convert(times) => weight(w::CONVERT) * f32::from(times),
            Action::Senator(_) => weight(w::SENATOR),
            Action::Reset => weight(w::RESET),
            Action::Hire(kind) => weight(w::SPECIALIST + kind.index()),
            Action::Engine(_) => weight(w::ENGINE),
            Action::Go(cell) => self.go(cell),
            Action::Skip => weight(w::SKIP),
            Action::Start(_) | Action::Move(_) | Action::TakeTrack(_) | Action::Finish => 0.0,
        }
    }

    fn district(&self, district: u8) -> f32 {
        let (me, board) = (self.state.me(), self.state.board());
        match board.districts[usize::from(district)] {
            District::Collect { good, special, .. } => {
                let room = me.limit(board).saturating_sub(me.cargo());
                let pays = me.goods[special.pay.index()] > 0;
                self.weights[w::COLLECT + good.index()]
                    + 0.15 * f32::from(me.yields(board, good).min(room))
                    + if pays { 0.4 } else { 0.0 }
            }
            District::Activate { foreman } => {
                let crew = me.specialists.iter().flatten().count() as f32;
                self.weights[w::ACTIVATE + foreman.index()] + 0.1 * crew
            }
            District::Centre => self.weights[w::CENTRE],
        }
    }

    fn go(&self, cell: Cell) -> f32 {
        if self.state.map().city(cell).is_some() {
            return self.weights[w::CITY];
        }
        if self.state.laid.has(cell) {
            return -self.weights[w::DETOUR];
        }
        self.route.map_or(0.0, |(mut network, before)| {
            network.add(cell);
            self.weights[w::NEARER] * (before - f32::from(tiles_to_join(self.state, network)))
        })
    }
}
