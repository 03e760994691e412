//! Laying track: a city together with the way to it.

use super::way::{First, Way};
use super::{FEW, LONGEST};
use crate::pacific_rails::content::*;
use crate::pacific_rails::speech::label;
use crate::pacific_rails::state::{Action, Frame, Route, Ruling, State};
use crate::{Arg, Bundle, Menu, Offer, Phrase, Seat};

impl State {
    /// Cities to connect by their usual way, and whom to hire. Any other way is laid cell by cell.
    pub(super) fn centre_menu(&self) -> Menu<Action> {
        let (engines, others): (Vec<Action>, Vec<Action>) =
            self.actions().into_iter().partition(|action| matches!(action, Action::Engine(_)));
        let routes = engines.iter().filter_map(|engine| match engine {
            Action::Engine(engine) => self.route_of(*engine),
            _ => None,
        });
        let mut ways: Vec<(Route, Way)> = routes.flat_map(|route| self.usual_ways(route)).collect();
        ways.sort_by_key(|(_, way)| (way.tiles(), way.paid, way.city));
        if ways.len() > FEW {
            one_for_each_city(&mut ways);
        }
        let bundles = self.way_bundles(&ways);
        let others = others.into_iter().map(|action| Bundle::one(self.offer(action), action));
        let bundles = bundles.into_iter().chain(others).collect();
        let detour = (Phrase::new("pri-detour-way"), Phrase::new("pri-hint-detour-way"), engines);
        Menu { detour: (!detour.2.is_empty()).then_some(detour), ..Menu::of(bundles) }
    }

    /// The cheapest way to each city, and one that pays the opponents less where it is not that.
    fn usual_ways(&self, route: Route) -> Vec<(Route, Way)> {
        let mut ways = self.ways(&route, First::Tiles);
        if ways.iter().any(|way| way.paid > 0) {
            for other in self.ways(&route, First::Paid) {
                if ways.iter().any(|way| way.city == other.city && other.paid < way.paid) {
                    ways.push(other);
                }
            }
        }
        ways.into_iter().map(|way| (route, way)).collect()
    }

    /// Each way as one choice. Of long ways that begin alike the first stands for all: the rest of it is asked for again.
    fn way_bundles(&self, ways: &[(Route, Way)]) -> Vec<Bundle<Action>> {
        let mut bundles: Vec<Bundle<Action>> = Vec::new();
        for bundle in ways.iter().filter_map(|(route, way)| self.way_bundle(route, way)) {
            if bundles.iter().all(|other| other.actions != bundle.actions) {
                bundles.push(bundle);
            }
        }
        bundles
    }

    /// The way as one choice, as far as a button can name its steps; the rest of it is asked for again.
    fn way_bundle(&self, route: &Route, way: &Way) -> Option<Bundle<Action>> {
        let (mut state, mut actions) = (self.clone(), Vec::new());
        let mut length = 0;
        loop {
            let step = match state.route.as_ref().filter(|_| state.top() == Frame::Route) {
                None if actions.is_empty() => Action::Engine(route.engine),
                // Steps without a choice resolve themselves, up to the building where only one can be built.
                None => break,
                Some(route) if route.here == *way.path.last()? => break,
                Some(route) => {
                    let here = way.path.iter().position(|cell| *cell == route.here)?;
                    Action::Go(*way.path.get(here + 1)?)
                }
            };
            length += state.offer(step).key.as_str().len() + 1;
            if length > LONGEST {
                break;
            }
            state = state.after(step)?;
            actions.push(step);
        }
        let key = self.offer(*actions.first()?).key;
        Some(Bundle { offer: Offer { key, ..self.way_offer(route, way) }, actions })
    }

    fn way_offer(&self, route: &Route, way: &Way) -> Offer {
        let place = &self.map().cities[way.city.index()];
        let new = way.new.iter().copied().collect::<CellSet>().or(route.new);
        let engine = self.me().engines[usize::from(route.engine)].unwrap_or(route.here);
        let points = self.tile_points(place.cell, new);
        let tiles = match way.used {
            [0, 0, 0] => Phrase::new("pri-hint-way-laid"),
            [_, _, _] if way.used.contains(&0) => {
                Phrase::new("pri-hint-way-tiles").with("tiles", label::amounts([0; 4], way.used))
            }
            _ => Phrase::new("pri-hint-way-all").number("count", way.tiles()),
        };
        let mut hint = label::and(Phrase::new("pri-hint-from").with("place", self.cell_label(engine)), tiles);
        if points > 0 {
            hint = label::and(hint, Phrase::new("pri-hint-points").number("points", points));
        }
        let mut passed = way.path.iter().copied().collect::<CellSet>().or(route.path);
        if self.ruled(Ruling::OriginPaysNobody) {
            passed.remove(engine);
        }
        let payees = self.payees(passed);
        if !payees.is_empty() {
            hint = label::and(hint, Phrase::new("pri-hint-pays").with("payees", Arg::List(payees)));
        }
        let offer = self.engine_offer(route.engine);
        Offer {
            label: Phrase::new("pri-offer-way").with("city", self.map().name(place)),
            at: way.path.iter().map(|cell| self.map_spot(*cell)).collect(),
            ..offer
        }
        .hint(hint)
    }

    /// Whom a route over these cells pays, and how much.
    fn payees(&self, passed: CellSet) -> Vec<Arg> {
        let others = Seat::all(self.seats()).filter(|seat| *seat != self.turn);
        let paid = others.map(|owner| (owner, self.buildings_of(owner, passed) * self.board().passed));
        let payee = |(owner, points): (Seat, u8)| Phrase::new("pri-payee").seat("who", owner).number("points", points);
        paid.filter(|(_, points)| *points > 0).map(|paid| Arg::Phrase(Box::new(payee(paid)))).collect()
    }

    /// In a city the route may end, or go on.
    pub(super) fn route_menu(&self) -> Menu<Action> {
        let (on, ends): (Vec<Action>, Vec<Action>) =
            self.actions().into_iter().partition(|action| matches!(action, Action::Go(_)));
        if ends.is_empty() {
            return Menu::of(self.going_on());
        }
        let ends = ends.into_iter().map(|action| Bundle::one(self.offer(action), action)).collect();
        let detour = (Phrase::new("pri-detour-on"), Phrase::new("pri-hint-detour-on"), on);
        Menu { detour: (!detour.2.is_empty()).then_some(detour), ..Menu::of(self.with_rows(ends)) }
    }

    /// The next cell, or the rest of the usual way to a city.
    fn going_on(&self) -> Vec<Bundle<Action>> {
        let mut bundles = self.plain();
        let Some(route) = self.route else { return bundles };
        let mut ways = self.usual_ways(route);
        ways.sort_by_key(|(_, way)| (way.tiles(), way.paid, way.city));
        one_for_each_city(&mut ways);
        let ways = self.way_bundles(&ways).into_iter();
        let room = FEW.saturating_sub(bundles.len());
        bundles.extend(ways.filter(|bundle| bundle.actions.len() > 1).take(room));
        bundles
    }
}

fn one_for_each_city(ways: &mut Vec<(Route, Way)>) {
    let mut seen = Vec::new();
    ways.retain(|(_, way)| {
        let new = !seen.contains(&way.city);
        seen.push(way.city);
        new
    });
}
