//! Final scoring: eleven categories, with the best assignment of things to objective cards.

use crate::great_western_trail::content::*;
use crate::great_western_trail::state::piles::ObjectiveSet;
use crate::great_western_trail::state::{Player, State};
use crate::{Eye, Seat, Standings};

/// The categories of the score sheet, in its order.
pub const CATEGORIES: [&str; 11] = [
    "money",
    "buildings",
    "cities",
    "stations",
    "hazards",
    "cattle",
    "objectives",
    "station-masters",
    "workers",
    "step-space",
    "job-market-token",
];

pub(crate) const DOLLARS_PER_POINT: u16 = 5;

impl State {
    pub(crate) fn score(&self, seats_seen: impl Fn(Seat) -> bool) -> Standings {
        let by_seat = self.players.iter().enumerate().map(|(seat, player)| {
            let hidden = if seats_seen(Seat(seat as u8)) { ObjectiveSet::NONE } else { player.secret };
            self.points(player, hidden).into()
        });
        Standings::shared(by_seat.collect())
    }

    /// As that eye knows it: objective cards that only their owner has seen do not count.
    pub(crate) fn estimate(&self, eye: Eye) -> Standings {
        self.score(|seat| eye.is(seat))
    }

    pub(crate) fn points(&self, player: &Player, hidden: ObjectiveSet) -> [(&'static str, i32); 11] {
        let built = player.built.iter().enumerate().filter(|(_, place)| place.is_some());
        let buildings: i32 = built.map(|(row, _)| i32::from(self.face(row as u8 + 1).points)).sum();
        let stations: i32 = player.stations.iter().map(|station| i32::from(station.house().points)).sum();
        let hazards: i32 = player.hazards.each().map(|hazard| i32::from(hazard.face().points)).sum();
        let piles = [&player.hand, &player.stack, &player.discard];
        let cattle: i32 = piles.iter().map(|pile| cattle_points(&pile.cattle.of)).sum();
        let workers: i32 = player.workers.iter().map(|&row| SLOT_POINTS * i32::from(row.saturating_sub(4))).sum();
        let (objectives, cards) = objectives(player, hidden, self.catalog().cities.terminal, self.charter.own_words());
        let points = [
            i32::from(player.dollars / DOLLARS_PER_POINT),
            buildings,
            city_points(player, self.catalog()),
            stations,
            hazards,
            cattle,
            objectives,
            player.masters.iter().map(|master| master_points(player, master, cards)).sum(),
            workers,
            if player.cleared(DiscSpace::STEP_POINTS) > 0 { STEP_POINTS } else { 0 },
            if player.token { TOKEN_POINTS } else { 0 },
        ];
        std::array::from_fn(|row| (CATEGORIES[row], points[row]))
    }
}

fn cattle_points(counts: &[u8; CATTLE_KINDS]) -> i32 {
    counts.iter().zip(&CATTLE).map(|(&count, card)| i32::from(count) * i32::from(card.points)).sum()
}

/// Arrows count, for better or worse, once the player has a disc on both sides.
fn city_points(player: &Player, catalog: &Catalog) -> i32 {
    let discs = |city: City| i32::from(player.cities.get(city));
    let bells = i32::from(player.bells());
    let points = |crest: &CityCrest| i32::from(crest.points) + bells * i32::from(crest.per_bell);
    let crests: i32 = catalog.cities.order.iter().map(|&city| discs(city) * points(catalog.crest(city))).sum();
    let both = |arrow: &&Arrow| discs(arrow.between.0) > 0 && discs(arrow.between.1) > 0;
    crests + catalog.cities.arrows.iter().filter(both).map(|arrow| i32::from(arrow.points)).sum::<i32>()
}

fn master_points(player: &Player, master: Master, objective_cards: u8) -> i32 {
    let things = match master {
        Master::Workers => player.workers.iter().sum(),
        Master::Objectives => objective_cards,
        Master::Hazards => player.hazards.len() as u8,
        Master::TeepeePairs => player.teepee_pairs(),
        Master::Certificates => player.temporary_certificates() + player.permanent_certificates(),
        Master::Stations => player.stations.len(),
        Master::Buildings => player.built.iter().flatten().count() as u8,
        Master::Cattle => {
            let piles = [&player.hand, &player.stack, &player.discard];
            piles.iter().map(|pile| (3..=5).map(|breeding| pile.of_value(breeding)).sum::<u8>()).sum()
        }
        Master::TownTiles => player.town_tiles(),
        Master::Tokens => player.exchange,
        Master::Areas => player.areas(),
        Master::TwoCertificates | Master::TwelveDollars => 0,
    };
    let (points, each) = master.points();
    i32::from(things) / each * points
}

/// Amounts of the things that tasks ask for, five bits each; the fifth stays free to show a shortage.
type Things = u64;
const BITS: u32 = 5;
/// All cards of an edition together never ask for more of a thing.
const MOST: u32 = 15;
const GUARD: Things = {
    let mut guard = 0;
    let mut task = 0;
    while task < TASK_KINDS {
        guard |= 1 << (BITS as usize * (task + 1) - 1);
        task += 1;
    }
    guard
};

fn amount(task: Task, count: u32) -> Things {
    Things::from(count.min(MOST)) << (BITS * task as u32)
}

fn things(player: &Player, terminal: City) -> Things {
    let piles = [&player.hand, &player.stack, &player.discard];
    let kinds = |kinds: std::ops::Range<usize>| -> u32 {
        piles.iter().flat_map(|pile| &pile.cattle.of[kinds.clone()]).map(|&count| u32::from(count)).sum()
    };
    amount(Task::Building, player.built.iter().flatten().count() as u32)
        + amount(Task::GreenTeepee, player.teepees[0].into())
        + amount(Task::BlueTeepee, player.teepees[1].into())
        + amount(Task::Hazard, player.hazards.len())
        + amount(Task::Station, player.stations.len().into())
        + amount(Task::Cattle3, kinds(4..7))
        + amount(Task::Cattle4, kinds(7..10))
        + amount(Task::Cattle5, kinds(10..13))
        + amount(Task::Terminal, player.cities.get(terminal).into())
        + amount(Task::ExtraBreed, kinds(FIRST_EXTRA_KIND..CATTLE_KINDS))
        + amount(Task::Branchlet, player.towns.len().into())
}

/// What is left after fulfilling a card; `None`: something is missing.
fn take(have: Things, need: Things) -> Option<Things> {
    let rest = (have | GUARD) - need;
    (rest & GUARD == GUARD).then_some(rest & !GUARD)
}

/// A card that could be fulfilled on its own.
#[derive(Clone, Copy)]
struct Within {
    need: Things,
    /// What fulfilling it brings compared with not fulfilling it.
    worth: i32,
    in_deck: bool,
    penalty: i32,
}

struct Search<'a> {
    cards: &'a [Within],
    /// The station master of the objectives: 3 points for every 2 cards in the area.
    master: bool,
    area: u8,
    best: i32,
    /// Of the best result: points of the cards alone, and cards in the area.
    found: (i32, u8),
}

impl Search<'_> {
    /// Tries to fulfil or leave each card. `added`: deck cards fulfilled so far; `spare`: the smallest penalty of a
    /// deck card left out, which may still be worth adding unfulfilled to make the number of cards even.
    fn go(&mut self, row: usize, have: Things, points: i32, added: u8, spare: Option<i32>) {
        let Some(card) = self.cards.get(row) else {
            self.leaf(points, added);
            if let Some(penalty) = spare {
                self.leaf(points - penalty, added + 1);
            }
            return;
        };
        let open: i32 = self.cards[row..].iter().map(|card| card.worth + if self.master { 3 } else { 0 }).sum();
        let bonus = if self.master { self.bonus(added) + 3 } else { 0 };
        if points + open + bonus <= self.best {
            return;
        }
        if let Some(rest) = take(have, card.need) {
            self.go(row + 1, rest, points + card.worth, added + u8::from(card.in_deck), spare);
        }
        let spare =
            if card.in_deck { Some(spare.map_or(card.penalty, |other| other.min(card.penalty))) } else { spare };
        self.go(row + 1, have, points, added, spare);
    }

    fn bonus(&self, added: u8) -> i32 {
        let (points, each) = Master::Objectives.points();
        i32::from(self.area + added) / each * points
    }

    fn leaf(&mut self, points: i32, added: u8) {
        let total = points + if self.master { self.bonus(added) } else { 0 };
        if total > self.best {
            self.best = total;
            self.found = (points, self.area + added);
        }
    }
}

/// The objective points and the number of cards that their station master counts: by the first edition those of the
/// area, chosen together with it; by the words of the second all that one has. Cards of the area must be scored; cards
/// of the deck may each be added, fulfilled or not, or left.
fn objectives(player: &Player, hidden: ObjectiveSet, terminal: City, own_words: bool) -> (i32, u8) {
    let have = things(player, terminal);
    let mut cards = arrayvec::ArrayVec::<Within, { OBJECTIVE_COUNT + 1 }>::new();
    let mut base = 0;
    let mut spare: Option<i32> = None;
    let deck = player.hand.objectives.with(player.stack.objectives).with(player.discard.objectives).without(hidden);
    let all = player.area.len() + 1 + deck.len();
    let area = player.area.iter().map(|card| (card.card(), false));
    let deck = deck.iter().map(|card| (card.card(), true));
    for (card, in_deck) in std::iter::once((player.starting.card(), false)).chain(area).chain(deck) {
        let need: Things = card.tasks.iter().map(|&task| amount(task, 1)).sum();
        let penalty = i32::from(card.penalty);
        if !in_deck {
            base -= penalty;
        }
        if take(have, need).is_some() {
            let worth = i32::from(card.points) + if in_deck { 0 } else { penalty };
            let _ = cards.try_push(Within { need, worth, in_deck, penalty });
        } else if in_deck {
            spare = Some(spare.map_or(penalty, |other| other.min(penalty)));
        }
    }
    let mut search = Search {
        cards: &cards,
        master: player.masters.has(Master::Objectives) && !own_words,
        area: player.area.len() + 1,
        best: i32::MIN / 2,
        found: (base, player.area.len() + 1),
    };
    search.go(0, have, base, 0, spare);
    let (points, in_area) = search.found;
    (points, if own_words { all } else { in_area })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Dice, Seed};

    /// What can become of a card.
    #[derive(Clone, Copy, PartialEq)]
    enum Fate {
        Fulfilled,
        Failed,
        Dropped,
    }

    /// Some things and some cards, in the area, in the hand, in the stack and on the discard pile.
    fn some_player(dice: &mut Dice) -> Player {
        let mut player = Player::new(0, Starting(dice.below(4) as u8), &FIRST);
        for row in 0..dice.below(5) as usize {
            player.built[row] = Some(Place(2 + row as u8));
        }
        player.teepees = [dice.below(4) as u8, dice.below(4) as u8];
        for _ in 0..dice.below(5) {
            player.hazards.add(Hazard(dice.below(HAZARD_KINDS as u32) as u8));
        }
        for _ in 0..dice.below(4) {
            player.stations.add(Station(dice.below(10) as u8));
        }
        for _ in 0..dice.below(7) {
            let kind = FIRST_MARKET_KIND as u32 + dice.below((FIRST_EXTRA_KIND - FIRST_MARKET_KIND) as u32);
            let piles = [&mut player.hand, &mut player.stack, &mut player.discard];
            piles[dice.below(3) as usize].cattle.add(Cattle(kind as u8));
        }
        for _ in 0..dice.below(3) {
            player.cities.add(FIRST.cities.terminal);
        }
        let mut stack = ObjectiveSet::of(FIRST_OBJECTIVES);
        for _ in 0..dice.below(9) {
            let Some(card) = stack.draw(dice) else { break };
            match dice.below(6) {
                0..3 => player.area.add(card),
                3 => player.hand.objectives.add(card),
                4 => player.stack.objectives.add(card),
                _ => player.discard.objectives.add(card),
            }
        }
        if dice.below(2) == 0 {
            player.masters.add(Master::Objectives);
        }
        player
    }

    /// How many of each thing a player has, counted the plain way.
    fn plain_things(player: &Player) -> [i32; TASK_KINDS] {
        let mut things = [0; TASK_KINDS];
        let mut count = |task: Task, count: usize| things[task as usize] += count as i32;
        count(Task::Building, player.built.iter().flatten().count());
        count(Task::GreenTeepee, player.teepees[0].into());
        count(Task::BlueTeepee, player.teepees[1].into());
        count(Task::Hazard, player.hazards.each().count());
        count(Task::Station, player.stations.iter().count());
        count(Task::Terminal, player.cities.each().filter(|&city| city == FIRST.cities.terminal).count());
        for card in [player.hand, player.stack, player.discard].iter().flat_map(|pile| pile.cattle.each()) {
            match card.card().breeding {
                3 => count(Task::Cattle3, 1),
                4 => count(Task::Cattle4, 1),
                5 => count(Task::Cattle5, 1),
                _ => {}
            }
        }
        things
    }

    /// Every fate of every card: the best points of cards and station master, and all pairs that bring it.
    fn brute_force(player: &Player) -> (i32, Vec<(i32, u8)>) {
        let mut cards = vec![(player.starting.card(), false)];
        cards.extend(player.area.iter().map(|card| (card.card(), false)));
        for pile in [&player.hand, &player.stack, &player.discard] {
            cards.extend(pile.objectives.iter().map(|card| (card.card(), true)));
        }
        let mut found = Vec::new();
        let mut fates = Vec::new();
        try_all(&cards, &mut fates, &plain_things(player), &mut found);
        let total = |&(points, in_area): &(i32, u8)| {
            points + if player.masters.has(Master::Objectives) { i32::from(in_area) / 2 * 3 } else { 0 }
        };
        let best = found.iter().map(total).max().expect("something can always be done");
        found.retain(|pair| total(pair) == best);
        (best, found)
    }

    fn try_all(
        cards: &[(&ObjectiveCard, bool)],
        fates: &mut Vec<Fate>,
        things: &[i32; TASK_KINDS],
        found: &mut Vec<(i32, u8)>,
    ) {
        let Some(&(_, in_deck)) = cards.get(fates.len()) else {
            let mut left = *things;
            let (mut points, mut in_area) = (0, 0);
            for (&(card, _), &fate) in cards.iter().zip(fates.iter()) {
                match fate {
                    Fate::Fulfilled => {
                        points += i32::from(card.points);
                        card.tasks.iter().for_each(|&task| left[task as usize] -= 1);
                    }
                    Fate::Failed => points -= i32::from(card.penalty),
                    Fate::Dropped => {}
                }
                in_area += u8::from(fate != Fate::Dropped);
            }
            if left.iter().all(|&left| left >= 0) {
                found.push((points, in_area));
            }
            return;
        };
        for fate in [Fate::Fulfilled, Fate::Failed, Fate::Dropped] {
            if fate != Fate::Dropped || in_deck {
                fates.push(fate);
                try_all(cards, fates, things, found);
                fates.pop();
            }
        }
    }

    #[test]
    fn the_assignment_of_things_to_cards_is_as_good_as_trying_everything() {
        let mut dice = Dice::new(Seed::from(90));
        let (mut with_choice, mut with_failed_addition) = (0, 0);
        for case in 0..3_000 {
            let player = some_player(&mut dice);
            let (best, found) = brute_force(&player);
            let (points, in_area) = objectives(&player, ObjectiveSet::NONE, FIRST.cities.terminal, false);
            let master = player.masters.iter().map(|master| master_points(&player, master, in_area)).sum::<i32>();
            assert_eq!(points + master, best, "case {case}: {player:?}");
            assert!(found.contains(&(points, in_area)), "case {case}: ({points}, {in_area}) cannot be had; {player:?}");
            with_choice += usize::from(in_area > player.area.len() + 1);
            with_failed_addition += usize::from(found.iter().all(|pair| pair.0 < 0) && in_area > player.area.len() + 1);
        }
        // The cases are worth trying.
        assert!(with_choice > 500 && with_failed_addition > 20, "{with_choice}, {with_failed_addition}");
    }
}
