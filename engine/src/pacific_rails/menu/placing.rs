//! A district, the worker that is moved for it, what the centre is for, and the hats.

use super::FEW;
use crate::pacific_rails::content::District;
use crate::pacific_rails::speech::label::{self, Name};
use crate::pacific_rails::state::{Action, Mode, Move, Ruling, State};
use crate::{Bundle, Flow, Menu, Offer, Phrase};

/// A worker is moved to use a district.
#[derive(Clone, Copy)]
struct Placing {
    district: u8,
    how: Move,
    mode: Mode,
    hats: u8,
}

/// What of it has to be said: where there is one way only it resolves itself.
#[derive(Clone, Copy)]
struct Asked {
    moves: bool,
    modes: bool,
    hats: bool,
}

impl State {
    /// Districts, each with the ways to use it if these are few altogether.
    pub(super) fn turn_menu(&self) -> Menu<Action> {
        let districts = self.actions();
        let used = districts.iter().filter_map(|action| match *action {
            Action::District(district) => Some(district),
            _ => None,
        });
        let placings: Vec<(Placing, Asked)> = used.flat_map(|district| self.placings(district, 0)).collect();
        if placings.len() > FEW {
            return Menu::of(self.plain());
        }
        let bundle = |&(placing, asked): &(Placing, Asked)| {
            let mut actions = vec![Action::District(placing.district)];
            actions.extend(asked.actions(placing));
            let district = self.board().districts[usize::from(placing.district)];
            let offer = self.district_offer(placing.district);
            Bundle { offer: self.placing_offer(offer, placing, Some(in_label(district, placing.mode))), actions }
        };
        let bundles = placings.iter().map(bundle).collect();
        Menu { detour: self.hats_detour(districts), ..Menu::of(bundles) }
    }

    /// The ways to use a district, each with and without hats if these are few altogether.
    pub(super) fn worker_menu(&self, district: u8) -> Menu<Action> {
        let moves = self.actions();
        let hats = if self.asks_for_hats() { self.me().hats } else { 0 };
        let mut placings = self.placings(district, hats);
        // With both in it a label says too much.
        let whole = placings.len() <= FEW && !(hats > 0 && placings.iter().any(|(_, asked)| asked.modes));
        if !whole {
            placings = self.placings(district, 0);
        }
        let bundle = |&(placing, asked): &(Placing, Asked)| {
            let offer = self.offer(Action::Move(placing.how));
            let beginning = asked.modes.then(|| in_label(District::Centre, placing.mode));
            let mut offer = self.placing_offer(offer, placing, beginning);
            if whole && hats > 0 {
                offer.label = self.with_hats(placing);
            }
            Bundle { offer, actions: asked.actions(placing) }
        };
        let bundles = placings.iter().map(bundle).collect();
        let detour = if whole { None } else { self.hats_detour(moves) };
        Menu { detour, ..Menu::of(bundles) }
    }

    fn asks_for_hats(&self) -> bool {
        self.me().hats > 0 && self.ruled(Ruling::HatsDeclared)
    }

    fn hats_detour(&self, actions: Vec<Action>) -> Option<(Phrase, Phrase, Vec<Action>)> {
        let hats = self.me().hats;
        let hint = Phrase::new("pri-hint-spend-hats").number("count", hats);
        self.asks_for_hats().then(|| (Phrase::new("pri-detour-hats"), hint, actions))
    }

    /// Every way to use the district with up to so many hats.
    fn placings(&self, district: u8, hats: u8) -> Vec<(Placing, Asked)> {
        let mut moves = Vec::new();
        let _ = self.put_moves(district, &mut |action, can: Result<(), _>| {
            if let (Action::Move(how), Ok(())) = (action, can) {
                moves.push(how);
            }
            Flow::Continue(())
        });
        let modes = self.modes(district);
        let asked = Asked { moves: moves.len() > 1, modes: modes.len() > 1, hats: self.asks_for_hats() };
        let mut placings = Vec::new();
        for &how in &moves {
            for &mode in &modes {
                placings.extend((0..=hats).map(|hats| (Placing { district, how, mode, hats }, asked)));
            }
        }
        placings
    }

    /// The offer of the first action, as one of all of them. The label begins with this name, if any.
    fn placing_offer(&self, mut offer: Offer, placing: Placing, beginning: Option<Name>) -> Offer {
        let Placing { district, how, mode, hats } = placing;
        if let Some(beginning) = beginning {
            offer.label = match how {
                Move::Place(spot) | Move::Back(spot) => {
                    let towards = label::towards(self.beyond(spot, district));
                    Phrase::new("pri-in-towards").name("in", beginning).name("district", towards)
                }
                Move::StepOn => Phrase::new("pri-in-step-on").name("in", beginning),
                Move::Off => Phrase::new("pri-in-off").name("in", beginning),
            };
        }
        let spot = self.move_spot(district, how);
        if !offer.at.contains(&spot) {
            offer.at.push(spot);
        }
        offer.hint(self.move_hint(district, how, mode, hats))
    }

    fn with_hats(&self, placing: Placing) -> Phrase {
        let label = match placing.how {
            Move::Place(spot) | Move::Back(spot) => {
                let towards = label::towards(self.beyond(spot, placing.district));
                Phrase::new("pri-hats-towards").name("district", towards)
            }
            Move::StepOn => Phrase::new("pri-hats-step-on"),
            Move::Off => Phrase::new("pri-hats-off"),
        };
        label.number("count", placing.hats)
    }
}

impl Asked {
    /// What is chosen after the district, or, if that was chosen, what is left.
    fn actions(self, placing: Placing) -> Vec<Action> {
        let mut actions = Vec::new();
        if self.moves {
            actions.push(Action::Move(placing.how));
        }
        if self.modes {
            actions.push(Action::Mode(placing.mode));
        }
        if self.hats {
            actions.push(Action::Hats(placing.hats));
        }
        actions
    }
}

/// At the centre it says more what it is used for.
fn in_label(district: District, mode: Mode) -> Name {
    match mode {
        Mode::Any => label::in_district(district),
        Mode::Lay => "pri-in-lay".into(),
        Mode::Hire => "pri-in-hire".into(),
    }
}
