//! What is telling about the place of a seat in the game. The order is that of the weights in their file.

use super::delivery::arrows;
use super::outlook::{Outlook, along, laps_left};
use super::weights_table as w;
use crate::Seat;
use crate::great_western_trail::content::*;
use crate::great_western_trail::state::piles::{Cards, ObjectiveSet};
use crate::great_western_trail::state::{Player, State};

/// Feature by feature, then each of them again for the time that is left.
pub fn features(state: &State, seat: Seat, out: &mut Vec<f32>) {
    let laps = laps_left(state);
    let start = out.len();
    let me = &state.players[seat.index()];
    let deck = Deck::of(me);
    own(state, seat, laps, &deck, out);
    by_time(start, laps, out);
    let start = out.len();
    ahead(state, seat, &deck, out);
    others(state, seat, out);
    by_time(start, laps, out);
}

fn by_time(start: usize, laps: f32, out: &mut Vec<f32>) {
    for at in start..out.len() {
        out.push(out[at] * laps * 0.2);
    }
}

/// All cards of a player, wherever they lie.
struct Deck {
    all: Cards,
    /// The breeds that the player has, by their breeding value.
    breeds: [u8; 6],
    /// The best hand that the deck could give.
    best: u8,
}

impl Deck {
    fn of(me: &Player) -> Deck {
        let mut all = me.hand;
        all.add_all(&me.stack);
        all.add_all(&me.discard);
        let mut breeds = [0; 6];
        for breed in Breed::ALL {
            let has = breed.kinds().filter(|&kind| all.cattle.of[kind] > 0);
            if let Some(value) = has.map(|kind| CATTLE[kind].breeding).max() {
                breeds[usize::from(value)] += 1;
            }
        }
        let (mut best, mut room) = (0, me.hand_limit());
        for value in (1..=5_u8).rev() {
            let count = room.min(breeds[usize::from(value)]);
            best += count * value;
            room -= count;
        }
        Deck { all, breeds, best }
    }
}

/// The better half of the cattle market.
fn fine_cattle(state: &State) -> f32 {
    f32::from(state.market.of[7..13].iter().sum::<u8>())
}

fn own(state: &State, seat: Seat, laps: f32, deck: &Deck, out: &mut Vec<f32>) {
    let me = &state.players[seat.index()];
    out.extend([1.0, laps, laps * laps * 0.2, f32::from(u8::from(state.turn == seat))]);
    out.extend(state.points(me, ObjectiveSet::NONE).map(|(_, points)| points as f32));
    let dollars = f32::from(me.dollars);
    out.extend([dollars, dollars.min(8.0)]);
    out.extend(me.workers.iter().flat_map(|&count| [f32::from(count), f32::from(count.saturating_sub(3))]));
    let [cowboys, craftsmen, engineers] = me.workers.map(f32::from);
    let nose = f32::from(me.engine.nose());
    out.extend([cowboys * dollars * 0.1, craftsmen * dollars * 0.1]);
    out.extend([nose, (nose - 16.0).max(0.0), engineers * nose * 0.1]);
    let (temporary, permanent) = (me.temporary_certificates(), me.permanent_certificates());
    out.extend([f32::from(temporary), f32::from(permanent)]);
    let (hand, place) = (f32::from(me.hand.breeding()), along(me.herder));
    out.extend([hand, hand * place, place, place * place]);
    let Deck { all, breeds, best } = deck;
    let cards = f32::from(all.len().max(1));
    let breeding: u32 =
        all.cattle.of.iter().zip(&CATTLE).map(|(&count, card)| u32::from(count) * u32::from(card.breeding)).sum();
    out.extend([f32::from(all.len()), breeding as f32 / cards, f32::from(all.cattle.of[0])]);
    out.extend([f32::from(*best), (f32::from(*best) + f32::from(temporary + permanent)).min(18.0)]);
    let good = f32::from(all.of_value(3) + all.of_value(4) + all.of_value(5));
    out.extend([good, good / cards * 10.0, f32::from(breeds[3] + breeds[4] + breeds[5])]);
    out.extend([me.hand_limit(), me.step_limit(state.seats()), me.certificate_limit()].map(f32::from));
    out.extend(state.catalog().auxes.iter().take(5).map(|&aux| f32::from(me.aux_level(aux))));
    out.extend([me.built.iter().flatten().count() as f32, f32::from(me.woods_buildings(state.catalog()))]);
    out.extend(me.built.iter().take(10).map(|place| f32::from(u8::from(place.is_some()))));
    out.extend([f32::from(me.stations.len()), me.hazards.len() as f32]);
    out.extend([me.teepees[0], me.teepees[1], me.teepee_pairs()].map(f32::from));
    out.extend(FIRST_MASTERS.map(|master| f32::from(u8::from(me.masters.has(master)))));
    out.extend([me.area.len(), all.objectives.len(), me.hand.objectives.len()].map(f32::from));
    out.extend(state.catalog().cities.order.iter().take(10).map(|&city| f32::from(me.cities.get(city))));
    let herders = state.players.iter().enumerate().filter(|(other, _)| *other != seat.index());
    out.push(herders.map(|(_, other)| along(other.herder)).sum());
    out.extend([state.market.len() as f32, fine_cattle(state)]);
}

/// The next deliveries, with this hand and with the best of the deck, and what objectives lack.
fn ahead(state: &State, seat: Seat, deck: &Deck, out: &mut Vec<f32>) {
    let me = &state.players[seat.index()];
    let place = along(me.herder);
    let certificates = me.temporary_certificates() + me.permanent_certificates();
    let now = me.hand.breeding() + certificates;
    let soon = deck.best.saturating_add(certificates);
    let (mut best_now, mut best_soon, mut second_soon) = (0.0_f32, 0.0_f32, 0.0_f32);
    let (mut open_now, mut open_soon) = (0.0, 0.0);
    for &city in state.catalog().cities.order {
        let value = state.catalog().crest(city).value;
        let Some(worth) = delivery(state, me, city) else { continue };
        if value <= now {
            best_now = best_now.max(worth);
            open_now += 1.0;
        }
        if value <= soon {
            if worth > best_soon {
                (best_soon, second_soon) = (worth, best_soon);
            } else {
                second_soon = second_soon.max(worth);
            }
            open_soon += 1.0;
        }
    }
    out.extend([best_now, best_now * place, best_soon, second_soon, open_now, open_soon]);
    out.push(place * f32::from(me.dollars) * 0.1);
    out.push(f32::from(me.hand.breeding()) / f32::from(me.hand_limit().max(1)) * place);
    // What is missing does not depend on any weight.
    let outlook = Outlook::new(state, &[0.0; w::COUNT], seat);
    let (mut missing, mut at_stake) = (0.0, 0.0);
    for objective in me.area.iter() {
        let lacks = outlook.missing(objective.card());
        missing += f32::from(lacks);
        at_stake += if lacks > 0 { f32::from(objective.card().points as i16) } else { 0.0 };
    }
    out.extend([missing, at_stake, me.discs.kinds().count() as f32]);
}

/// What a delivery to that city would bring, about; `None` where there can be none.
fn delivery(state: &State, me: &Player, city: City) -> Option<f32> {
    let (cities, crest) = (state.catalog().cities, state.catalog().crest(city));
    let had = me.cities.get(city) > 0;
    if had && !crest.repeat || crest.town.is_some_and(|town| !me.towns.has(town)) {
        return None;
    }
    let transport = f32::from(transport_cost(me.engine.nose(), crest.value));
    let mut worth = f32::from(crest.points as i16) + 0.25 * (f32::from(crest.dollars) - transport);
    if !had {
        for (arrow, other) in arrows(cities, city) {
            let sure = if me.cities.get(other) > 0 { 1.0 } else { 0.3 };
            worth += sure * f32::from(arrow.points as i16);
        }
    }
    Some(worth + if crest.white { 0.0 } else { 2.0 })
}

fn others(state: &State, seat: Seat, out: &mut Vec<f32>) {
    let me = &state.players[seat.index()];
    let (mut lead, mut engines, mut steps, mut workers) = (f32::MIN, 0.0, 0.0, 0.0);
    for (_, other) in state.players.iter().enumerate().filter(|(other, _)| *other != seat.index()) {
        let points: i32 = state.points(other, ObjectiveSet::NONE).iter().map(|(_, points)| points).sum();
        lead = lead.max(points as f32);
        engines += f32::from(other.engine.nose());
        steps += f32::from(other.step_limit(state.seats()));
        workers += f32::from(other.workers.iter().sum::<u8>());
    }
    out.extend([lead, engines * 0.3, steps, workers]);
    out.push(f32::from(me.workers[0]) * fine_cattle(state) * 0.1);
    out.extend([state.teepees().count() as f32, state.hazards().count() as f32]);
}
