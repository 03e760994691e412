//! Cattle and objective cards.

use super::super::*;
use super::*;

fn cards() -> Value {
    file(include_str!("../../../../tests/facts/great-western-trail/cards.toml"))
}

fn task(name: &str) -> Task {
    match name {
        "building" => Task::Building,
        "green" => Task::GreenTeepee,
        "blue" => Task::BlueTeepee,
        "hazard" => Task::Hazard,
        "station" => Task::Station,
        "cattle3" => Task::Cattle3,
        "cattle4" => Task::Cattle4,
        "cattle5" => Task::Cattle5,
        "terminal" => Task::Terminal,
        other => panic!("there is no task {other}"),
    }
}

fn immediate(name: &str) -> Immediate {
    match name {
        "none" => Immediate::Nothing,
        "dollars2" => Immediate::Dollars(2),
        "aux_double" => Immediate::Aux,
        "draw3" => Immediate::Draw(3),
        "engine2" => Immediate::Engine(2),
        "engine3" => Immediate::Engine(3),
        "move3_free" => Immediate::FreeMove(3),
        other => panic!("there is no immediate action {other}"),
    }
}

#[test]
fn every_cattle_card_is_as_in_the_facts() {
    let facts = cards();
    let breeds = list(&facts, "cattle");
    assert_eq!(breeds.len(), Breed::ALL.len() - 2, "the extra breeds stand by themselves");
    for (breed, fact) in Breed::ALL.into_iter().zip(breeds) {
        assert_eq!(fact_name(breed.name()), text(fact, "id"));
        let kinds = &CATTLE[breed.kinds()];
        assert!(kinds.iter().all(|card| card.breed == breed));
        assert!(kinds.iter().all(|card| i64::from(card.breeding) == number(fact, "breeding")), "{}", breed.name());
        let own: u8 = kinds.iter().map(|card| card.per_player).sum();
        assert_eq!(i64::from(own), or_zero(fact, "per_player"), "{}", breed.name());
        let market: u8 = kinds.iter().map(|card| card.market).sum();
        assert_eq!(i64::from(market), or_zero(fact, "market"), "{}", breed.name());
        let each = kinds.iter().flat_map(|card| std::iter::repeat_n(i64::from(card.points), card.market.into()));
        let points = if market > 0 { numbers(fact, "vp") } else { Vec::new() };
        assert_eq!(each.collect::<Vec<_>>(), points, "{}", breed.name());
        assert!(kinds.iter().all(|card| card.market > 0 || card.points == 0));
    }
}

#[test]
fn decks_and_markets_are_as_in_the_facts() {
    let facts = cards();
    let deck = at(&facts, "starting_deck").as_table().expect("a deck");
    for card in &CATTLE {
        assert_eq!(i64::from(card.per_player), or_zero(at(&facts, "starting_deck"), &fact_name(card.name)));
    }
    assert_eq!(deck.len(), CATTLE.iter().filter(|card| card.per_player > 0).count());
    let own: i64 = CATTLE.iter().map(|card| i64::from(card.per_player)).sum();
    let market: i64 = CATTLE[..FIRST_EXTRA_KIND].iter().map(|card| i64::from(card.market)).sum();
    assert_eq!(4 * own, number(&facts, "meta.cattle_player"));
    assert_eq!(market, number(&facts, "meta.cattle_market"));
    assert_eq!(4 * own + market, number(&facts, "meta.cattle_total"));
    assert_eq!(MARKET_SIZE.map(i64::from), by_players(&facts, "market_size"));
    assert_eq!(LARGE_MARKET_SIZE.map(i64::from), by_players(&facts, "market_size.with_extra_breed"));
    let first = CATTLE.iter().position(|card| card.market > 0);
    assert_eq!((CATTLE.len(), first), (CATTLE_KINDS, Some(FIRST_MARKET_KIND)));
}

#[test]
fn every_objective_card_is_as_in_the_facts() {
    let facts = cards();
    let mut rows = STARTING[..4].iter().chain(&OBJECTIVES[..24]);
    let (mut starting, mut others) = (0, 0);
    for fact in list(&facts, "objective") {
        for _ in 0..number(fact, "count") {
            let card = rows.next().expect("as many cards as in the facts");
            assert_eq!(fact_name(card.id), text(fact, "id"));
            assert_eq!(card.immediate, immediate(text(fact, "immediate")), "{}", card.id);
            let tasks: Vec<Task> = list(fact, "tasks").iter().filter_map(Value::as_str).map(task).collect();
            assert_eq!(card.tasks, tasks, "{}", card.id);
            assert_eq!(i64::from(card.points), number(fact, "vp"), "{}", card.id);
            assert_eq!(i64::from(card.penalty), number(fact, "penalty"), "{}", card.id);
            if flag(fact, "starting") {
                starting += 1;
            } else {
                others += 1;
            }
        }
    }
    assert!(rows.next().is_none());
    assert_eq!((starting, others), (FIRST.starting.len(), FIRST.objectives.count_ones() as usize));
    assert_eq!(FIRST.starting.len() as i64, number(&facts, "meta.objective_starting"));
    assert_eq!(i64::from(FIRST.objectives.count_ones()), number(&facts, "meta.objective_first"));
    assert_eq!(i64::from(SECOND.objectives.count_ones()), number(&facts, "objective_second.known"));
    for north in [&FIRST_NORTH, &SECOND_NORTH] {
        assert_eq!(i64::from(north.objectives.count_ones()), number(&facts, "objective_second.stack_total"));
    }
}

#[test]
fn the_second_edition_has_the_same_cards_under_other_names() {
    let cards = |rows: u64| {
        let there = OBJECTIVES.iter().enumerate().filter(|(row, _)| rows >> row & 1 == 1).map(|(_, card)| card);
        let mut shown: Vec<String> = there
            .map(|card| format!("{:?} {:?} {} {}", card.immediate, card.tasks, card.points, card.penalty))
            .collect();
        shown.sort_unstable();
        shown
    };
    assert_eq!(cards(FIRST_OBJECTIVES), cards(SECOND_OBJECTIVES));
    let starting = |rows: &[Starting]| rows.iter().map(|card| card.card().tasks).collect::<Vec<_>>();
    assert_eq!(starting(&FIRST_STARTING), starting(&SECOND_STARTING));
    // No card of the one names what only the other has.
    let ids = |rows: u64| (0..OBJECTIVE_COUNT).filter(move |row| rows >> row & 1 == 1).map(|row| OBJECTIVES[row].id);
    assert!(ids(SECOND_OBJECTIVES).all(|id| id != "aux-terminal" && !id.contains('u') || id == "aux-new-york"));
    assert_eq!(ids(FIRST_OBJECTIVES & SECOND_OBJECTIVES).count(), 12);
}

#[test]
fn no_edition_asks_for_more_of_a_thing_than_scoring_can_count() {
    for catalog in Catalog::all() {
        let mut asked = [0; TASK_KINDS];
        let cards = OBJECTIVES.iter().enumerate().filter(|(row, _)| catalog.objectives >> row & 1 == 1);
        cards.flat_map(|(_, card)| card.tasks).for_each(|&task| asked[task as usize] += 1);
        for start in &STARTING {
            let of = |task: usize| start.tasks.iter().filter(|&&other| other as usize == task).count();
            assert!((0..TASK_KINDS).all(|task| asked[task] + of(task) <= 15), "{}", start.id);
        }
    }
}

#[test]
fn the_extra_breeds_are_as_in_the_facts() {
    let facts = cards();
    let simmental = at(&facts, "simmental");
    let ladder = list(simmental, "ladder");
    let rows = &CATTLE[Breed::Simmental.kinds()];
    assert_eq!(rows.len(), ladder.len());
    for (card, fact) in rows.iter().zip(ladder) {
        assert_eq!(i64::from(card.breeding), number(fact, "breeding"));
        assert_eq!(i64::from(card.points), number(fact, "vp"));
    }
    assert_eq!(i64::from(rows[0].market), number(simmental, "market_count"));
    assert_eq!(i64::from(BRAHMAN_DOLLARS), number(&facts, "brahman.dollars_per_card_at_income"));
    assert_eq!(ExtraBreed::Simmental.card().card().breed, Breed::Simmental);
    assert_eq!(ExtraBreed::Brahman.card().card().breed, Breed::Brahman);
    let ladder: Vec<_> = Breed::Simmental.kinds().map(|kind| Cattle(kind as u8).next_simmental()).collect();
    assert_eq!(ladder, [Cattle::from_name("simmental-4"), Cattle::from_name("simmental-5"), None]);
    assert!(Breed::ALL.into_iter().all(|breed| CATTLE[breed.kinds()].iter().all(|card| card.breed == breed)));
}

#[test]
fn there_are_eleven_tasks() {
    let all = OBJECTIVES.iter().chain(&STARTING).flat_map(|card| card.tasks).map(|&task| task as usize);
    assert_eq!(
        all.collect::<std::collections::BTreeSet<_>>().into_iter().collect::<Vec<_>>(),
        [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10]
    );
    assert_eq!(TASK_KINDS, 11);
}
