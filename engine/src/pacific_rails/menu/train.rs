//! The activation of a train: all that it makes up to the next question is one choice.

use super::FEW;
use crate::pacific_rails::content::Specialist;
use crate::pacific_rails::speech::label;
use crate::pacific_rails::state::{Action, Frame, State};
use crate::{Bundle, Log, Menu, Phrase, Rules, Tone};
use std::cmp::Reverse;

/// What the specialists from now on make, and the state after it.
struct Plan {
    actions: Vec<Action>,
    after: State,
}

impl State {
    pub(super) fn train_menu(&self) -> Menu<Action> {
        if !self.makes_track() {
            return Menu::of(self.plain());
        }
        let every = self.plans();
        let count = every.len();
        let mut plans: Vec<Plan> = every.into_iter().filter(|plan| self.can_be_named(&plan.actions)).collect();
        plans.sort_by_key(|plan| Reverse((self.tiles_made(plan).iter().sum::<u8>(), self.tiles_made(plan))));
        // What is asked next may differ: whoever minds goes one by one.
        plans.dedup_by_key(|plan| self.tiles_made(plan));
        let nothing = plans.pop_if(|plan| self.tiles_made(plan) == [0; 3]);
        let complete = plans.len() + 1 == count && nothing.is_some() && plans.len() <= FEW;
        plans.truncate(FEW);
        let mut bundles: Vec<Bundle<Action>> = plans.into_iter().map(|plan| self.plan_bundle(plan)).collect();
        let actions = self.actions();
        if actions.contains(&Action::Hat) {
            bundles.push(Bundle::one(self.offer(Action::Hat), Action::Hat));
        }
        bundles.push(match nothing {
            Some(plan) if plan.actions.len() > 1 => self.plan_bundle(plan),
            _ => Bundle::one(self.offer(Action::Skip), Action::Skip),
        });
        let detour = (Phrase::new("pri-detour-train"), Phrase::new("pri-hint-detour-train"), actions);
        Menu { detour: (!complete).then_some(detour), ..Menu::of(bundles) }
    }

    /// Does the one who acts now make track?
    fn makes_track(&self) -> bool {
        match self.top() {
            Frame::Train { foreman, step, left, .. } => {
                let makes = |kind: Specialist| self.board().gains[kind.index()].is_some();
                left > 0 && self.acting(foreman, step).is_some_and(makes)
            }
            _ => false,
        }
    }

    /// Every outcome once: who makes what is the same in the end.
    fn plans(&self) -> Vec<Plan> {
        let mut plans = Vec::new();
        let mut seen = Vec::new();
        let mut level = vec![Plan { actions: Vec::new(), after: self.clone() }];
        while !level.is_empty() {
            let mut next = Vec::new();
            for plan in &level {
                // Most first, so that what can be made early is made early.
                let actions = plan.after.actions().into_iter().filter(|action| *action != Action::Hat);
                let (skip, mut makes): (Vec<Action>, Vec<Action>) = actions.partition(|action| *action == Action::Skip);
                makes.reverse();
                for action in makes.into_iter().chain(skip) {
                    let Some(after) = plan.after.after(action) else { continue };
                    let outcome = (after.agenda.clone(), after.me().goods, after.me().tracks);
                    if seen.contains(&outcome) {
                        continue;
                    }
                    seen.push(outcome);
                    let actions = plan.actions.iter().copied().chain([action]).collect();
                    let into = if after.makes_track() { &mut next } else { &mut plans };
                    into.push(Plan { actions, after });
                }
            }
            level = next;
        }
        plans
    }

    /// Keys of steps that resolve themselves must not be taken for those of the plan.
    fn can_be_named(&self, actions: &[Action]) -> bool {
        let (mut state, mut log) = (self.clone(), Log::new());
        actions.iter().all(|&action| {
            let key = state.offer(action).key;
            !log.keys().contains(&key) && state.resolve(action, &mut log).is_ok()
        })
    }

    fn tiles_made(&self, plan: &Plan) -> [u8; 3] {
        let (before, mut made) = (self.me().tracks, plan.after.player(self.turn).tracks);
        made.iter_mut().zip(before).for_each(|(made, before)| *made = made.saturating_sub(before));
        made
    }

    fn plan_bundle(&self, plan: Plan) -> Bundle<Action> {
        let tiles = self.tiles_made(&plan);
        let mut offer = match plan.actions.first() {
            Some(&first) => self.offer(first),
            None => self.offer(Action::Skip),
        };
        if tiles == [0; 3] {
            offer.label = Phrase::new("pri-offer-make-nothing");
            offer.hint = Some(Phrase::new("pri-hint-make-nothing"));
            offer = offer.tone(Tone::Less);
        } else {
            let all = self.make_offer(0, tiles);
            (offer.label, offer.hint, offer.at) = (all.label, all.hint, all.at);
            offer = offer.tone(Tone::Plain);
        }
        let then = match plan.after.top() {
            Frame::Train { .. } => Some("pri-hint-then-congress"),
            Frame::Pick { .. } => Some("pri-hint-then-pick"),
            Frame::Discard { .. } => Some("pri-hint-then-discard"),
            _ => None,
        };
        if let Some(then) = then {
            offer.hint = offer.hint.map(|hint| label::and(hint, Phrase::new(then)));
        }
        Bundle { offer, actions: plan.actions }
    }
}
