//! A decision as people take it: a place together with its way, certificates together with the city, cards together.

use super::walk::{self, Way};
use crate::great_western_trail::content::*;
use crate::great_western_trail::speech::hints;
use crate::great_western_trail::state::piles::Card;
use crate::great_western_trail::state::{Action, Frame, Log, State};
use crate::great_western_trail::verbs::{build, delivery};
use crate::{Bundle, Menu, Offer, Phrase, Pick, Picks, Rules};

/// This many lines can be taken in at a glance.
const GLANCE: usize = 14;
/// At most this many buildings are named one by one.
const FEW: usize = 6;

impl State {
    pub(crate) fn menu(&self) -> Menu<Action> {
        match self.top() {
            Frame::Turn | Frame::Move { .. } => self.walking_menu(),
            Frame::Visit(_) => self.visiting_menu(),
            Frame::Income => self.income_menu(),
            Frame::Drop { count, .. } | Frame::Shed { count, .. } => self.pick_menu(count, count, None),
            Frame::Trash { count, rank, exactly: true } => {
                let count = count.min(self.me().hand.at_or_after(rank));
                self.pick_menu(count, count, None)
            }
            Frame::Trash { count, .. } => self.pick_menu(0, count, Some(Action::Skip)),
            _ => self.plain_menu(),
        }
    }

    /// As a person reads it: what the place offers, then cards and tokens, then what throws the place away.
    fn in_order(&self) -> Vec<Action> {
        let mut actions = self.offered();
        let at_a_place = matches!(self.top(), Frame::Visit(_));
        actions.sort_by_key(|action| match action {
            Action::Play(_) => 1,
            Action::Exchange => 2,
            Action::Aux(..) if at_a_place => 3,
            Action::Finish | Action::Skip => 4,
            _ => 0,
        });
        actions
    }

    fn plain(&self, action: Action) -> Bundle<Action> {
        Bundle::one(self.offer(action), action)
    }

    fn plain_menu(&self) -> Menu<Action> {
        Menu::of(self.in_order().into_iter().map(|action| self.plain(action)).collect())
    }

    /// Ways that differ in whom they pay are offered each for itself, as long as the list can be taken in at a glance; else
    /// the way is asked for. One that pays somebody more and nobody less is a detour.
    fn walking_menu(&self) -> Menu<Action> {
        let actions = self.in_order();
        let mut free = GLANCE.saturating_sub(actions.len());
        let (mut bundles, mut detours) = (Vec::new(), Vec::new());
        for action in actions {
            let Action::Go(place) = action else {
                bundles.push(self.plain(action));
                continue;
            };
            let ways = self.ways(place, self.walking_limit());
            let good: Vec<&Way> = ways.iter().filter(|way| !ways.iter().any(|other| other.beats(way))).collect();
            let more = good.len().saturating_sub(1);
            if ways.len() == 1 || more > free {
                bundles.push(Bundle::one(walk::offer_by(self, place, &ways), action));
                continue;
            }
            free -= more;
            detours.extend((good.len() < ways.len()).then_some(action));
            let by = |way: &Way| {
                let row = ways.iter().position(|other| other == way).unwrap_or_default();
                let mut offer = walk::offer_by(self, place, std::slice::from_ref(way));
                if more > 0 {
                    offer.label = walk::label_by(offer.label, way);
                }
                Bundle { offer, actions: vec![action, Action::Way(row as u8)] }
            };
            bundles.extend(good.into_iter().map(by));
        }
        let detour = (Phrase::new("gwt-detour-way"), Phrase::new("gwt-detour-way-hint"), detours);
        Menu { detour: Some(detour).filter(|(.., actions)| !actions.is_empty()), ..Menu::of(bundles) }
    }

    /// A building is placed by its name, as long as there are few to choose from.
    fn visiting_menu(&self) -> Menu<Action> {
        let bundles = self.in_order().into_iter().flat_map(|action| match action {
            Action::Local(..) => self.buildings_by(action).unwrap_or_else(|| vec![self.plain(action)]),
            _ => vec![self.plain(action)],
        });
        Menu::of(bundles.collect())
    }

    /// What this action lets one place, each for itself.
    fn buildings_by(&self, action: Action) -> Option<Vec<Bundle<Action>>> {
        let then = self.after(action).filter(|then| matches!(then.top(), Frame::Build { .. }))?;
        let actions = then.offered();
        let here = self.offer(action);
        let bundle = |&next: &Action| {
            let Action::Tile(number) = next else { return None };
            let offer = then.offer(next);
            let offer = Offer { key: here.key, at: here.at.clone(), group: here.group.clone(), ..offer };
            let offer = Offer { label: build::place_label(self, number), ..offer };
            // A single one resolves itself.
            let then = (actions.len() > 1).then_some(next);
            Some(Bundle { offer, actions: std::iter::once(action).chain(then).collect() })
        };
        let bundles: Vec<Bundle<Action>> = actions.iter().filter_map(bundle).collect();
        (1..=FEW).contains(&bundles.len()).then_some(bundles)
    }

    /// The position right after an action, before anything resolves itself.
    fn after(&self, action: Action) -> Option<State> {
        let mut then = self.clone();
        then.act(action, &mut Log::silent()).ok().map(|()| then)
    }

    fn offered(&self) -> Vec<Action> {
        let mut actions = Vec::new();
        self.legal(&mut actions);
        actions
    }

    /// Each city in reach with the fewest certificates that it needs. Spending more is a detour, since it only raises
    /// the income.
    fn income_menu(&self) -> Menu<Action> {
        let mut menu = Menu::of(Vec::new());
        let mut spending = Vec::new();
        let mut seen: Vec<City> = Vec::new();
        for action in self.in_order() {
            let Action::Spend(places) = action else {
                menu.bundles.push(self.plain(action));
                continue;
            };
            if places > 0 {
                spending.push(action);
            }
            let Some(then) = self.after(action) else { continue };
            let city = |action| if let Action::Deliver(city) = action { Some(city) } else { None };
            let cities: Vec<City> = then.offered().into_iter().filter_map(city).collect();
            for &city in &cities {
                if seen.contains(&city) {
                    continue;
                }
                seen.push(city);
                let offer = Offer { key: self.offer(action).key, ..self.delivery_offer(&then, city, places) };
                let mut actions = vec![action];
                // A single city resolves itself.
                if cities.len() > 1 {
                    actions.push(Action::Deliver(city));
                }
                menu.bundles.push(Bundle { offer, actions });
            }
        }
        menu.bundles.sort_by_key(|bundle| !matches!(bundle.actions[0], Action::Spend(_)));
        let (label, hint) = (Phrase::new("gwt-detour-spend"), Phrase::new("gwt-detour-spend-hint"));
        menu.detour = (!spending.is_empty()).then_some((label, hint, spending));
        menu
    }

    fn delivery_offer(&self, then: &State, city: City, places: u8) -> Offer {
        let offer = then.offer(Action::Deliver(city));
        let spends = Phrase::new("gwt-deliver-spends").number("certificates", self.certificates_of(places));
        offer.hint(hints::joined(delivery::terms(then, city, true).into_iter().chain([spends])))
    }

    /// Cards of the hand of which several can be picked, each as often as it is there.
    fn pick_menu(&self, least: u8, most: u8, stop: Option<Action>) -> Menu<Action> {
        let (rank, breeding) = match self.top() {
            Frame::Drop { rank, .. } | Frame::Trash { rank, .. } => (rank, None),
            Frame::Shed { rank, breeding, .. } => (rank, Some(breeding)),
            _ => (0, None),
        };
        let hand = &self.me().hand;
        let mut bundles = Vec::new();
        for card in hand.kinds().filter(|card| card.rank() >= rank) {
            let copies = match card {
                Card::Cattle(cattle) if breeding.is_none_or(|value| cattle.card().breeding == value) => {
                    hand.cattle.get(cattle).into()
                }
                Card::Objective(kind) if breeding.is_none() => {
                    hand.objectives.iter().filter(|other| other.kind() == kind.kind()).count()
                }
                _ => 0,
            };
            bundles.extend(std::iter::repeat_with(|| self.plain(Action::Discard(card))).take(copies));
        }
        let most = most.min(bundles.len() as u8);
        if most < 2 {
            return self.plain_menu();
        }
        Menu { pick: Some(Picks { of: Pick { least, most }, stop }), ..Menu::of(bundles) }
    }
}
