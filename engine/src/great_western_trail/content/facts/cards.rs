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
    assert_eq!(breeds.len(), Breed::ALL.len());
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
    let market: i64 = CATTLE.iter().map(|card| i64::from(card.market)).sum();
    assert_eq!(4 * own, number(&facts, "meta.cattle_player"));
    assert_eq!(market, number(&facts, "meta.cattle_market"));
    assert_eq!(4 * own + market, number(&facts, "meta.cattle_total"));
    assert_eq!(MARKET_SIZE.map(i64::from), by_players(&facts, "market_size"));
    let first = CATTLE.iter().position(|card| card.market > 0);
    assert_eq!((CATTLE.len(), first), (CATTLE_KINDS, Some(FIRST_MARKET_KIND)));
}

#[test]
fn every_objective_card_is_as_in_the_facts() {
    let facts = cards();
    let mut rows = STARTING.iter().chain(&OBJECTIVES);
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
    assert_eq!((starting, others), (STARTING.len(), OBJECTIVE_COUNT));
    assert_eq!(STARTING.len() as i64, number(&facts, "meta.objective_starting"));
    assert_eq!(OBJECTIVE_COUNT as i64, number(&facts, "meta.objective_first"));
}

#[test]
fn there_are_nine_tasks() {
    let all = OBJECTIVES.iter().flat_map(|card| card.tasks).map(|&task| task as usize);
    assert_eq!(
        all.collect::<std::collections::BTreeSet<_>>().into_iter().collect::<Vec<_>>(),
        [0, 1, 2, 3, 4, 5, 6, 7, 8]
    );
    assert_eq!(TASK_KINDS, 9);
}
