//! The railroad and the cities along it.

use super::super::*;
use super::*;

fn railroad() -> Value {
    file(include_str!("../../../../tests/facts/great-western-trail/railroad.toml"))
}

fn cities() -> Value {
    file(include_str!("../../../../tests/facts/great-western-trail/cities.toml"))
}

#[test]
fn every_station_is_as_in_the_facts() {
    let facts = railroad();
    let stations = list(&facts, "station");
    assert_eq!((stations.len(), SECOND.stations), (FIRST.stations, FIRST.stations));
    for (station, fact) in Station::all().zip(stations) {
        let house = station.house();
        assert_eq!(station.name(), text(fact, "id"));
        assert_eq!(i64::from(house.cost), number(fact, "cost"), "{}", station.name());
        assert_eq!(i64::from(house.points), number(fact, "vp"), "{}", station.name());
        assert_eq!(house.white, is_white(text(fact, "disc")), "{}", station.name());
        assert_eq!(station.master_row().is_some(), flag(fact, "station_master"), "{}", station.name());
        if station == LAST_STATION {
            assert_eq!(i64::from(house.after), number(fact, "space"));
            assert_eq!(Stop::LAST.station(), Some(LAST_STATION));
        } else {
            assert_eq!(i64::from(house.after), number(fact, "turnout_from"), "{}", station.name());
            assert_eq!(i64::from(house.after) + 1, number(fact, "turnout_to"), "{}", station.name());
            assert_eq!(Stop::of_turnout(station).station(), Some(station));
        }
    }
}

#[test]
fn the_track_is_as_in_the_facts() {
    let facts = railroad();
    assert_eq!(i64::from(Stop::START.0), number(&facts, "track.first"));
    assert_eq!(i64::from(LAST_NUMBER), number(&facts, "track.last"));
    assert_eq!(Stop::LAST, Stop(LAST_NUMBER));
    assert_eq!(i64::from(LAST_SPACE_DOLLARS), number(&facts, "space39.bonus_dollars"));
    assert_eq!(CROSSES.map(i64::from).to_vec(), numbers(&facts, "crosses.between_n_and_next"));
    assert_eq!(CROSSES.len() as i64, number(&facts, "crosses.count"));
}

#[test]
fn transport_counts_the_crosses_of_the_facts() {
    let facts = railroad();
    let crosses = numbers(&facts, "crosses.between_n_and_next");
    for engine in 0..=LAST_NUMBER {
        for value in 0..=20_u8 {
            let between = crosses.iter().filter(|&&cross| i64::from(engine) <= cross && cross < i64::from(value));
            assert_eq!(usize::from(transport_cost(engine, value)), between.count(), "from {engine} to {value}");
        }
    }
    assert_eq!(text(&facts, "crosses.engine_on_turnout_counts_as"), "turnout_to");
    for (station, fact) in Station::all().zip(list(&facts, "station")).filter(|(station, _)| *station != LAST_STATION) {
        assert_eq!(i64::from(Stop::of_turnout(station).nose()), number(fact, "turnout_to"));
    }
}

/// What the two editions of the expansion have differently: an entry of its own, or another name.
fn city_facts(facts: &Value, board: &str) -> (Vec<Value>, String) {
    match board {
        "second_rttn" => {
            let mut all = list(facts, "rttn.city").to_vec();
            for city in &mut all {
                let table = city.as_table_mut().expect("a city");
                if let Some(other) = table.remove("second_edition_on_delivery") {
                    table.insert("on_delivery".to_owned(), other);
                }
                match table["id"].as_str() {
                    // Named by the rulebook of the second edition: 3 points a bell, once; New York repeats.
                    Some("san_francisco") => {
                        table.insert("id".to_owned(), "oregon_city".into());
                        table.insert("vp_per_bell".to_owned(), 3.into());
                        table.remove("repeat");
                    }
                    Some("new_york") => {
                        table.insert("repeat".to_owned(), true.into());
                    }
                    _ => {}
                }
            }
            (all, text(facts, "rttn.second_edition_terminal").to_owned())
        }
        board => {
            let of = at(facts, board);
            (list(of, "city").to_vec(), text(of, "terminal").to_owned())
        }
    }
}

const BOARDS: [(&str, &Catalog); 4] =
    [("first", &FIRST), ("second", &SECOND), ("rttn", &FIRST_NORTH), ("second_rttn", &SECOND_NORTH)];

#[test]
fn every_city_is_as_in_the_facts() {
    let facts = cities();
    for (board, catalog) in BOARDS {
        let (cities, terminal) = city_facts(&facts, board);
        assert_eq!(cities.len(), catalog.cities.order.len());
        for (&city, fact) in catalog.cities.order.iter().zip(&cities) {
            let (crest, name) = (catalog.crest(city), city.name());
            assert_eq!(fact_name(name), text(fact, "id"));
            assert_eq!(i64::from(crest.value), number(fact, "value"), "{name}");
            assert_eq!(crest.white, is_white(text(fact, "disc")), "{name}");
            assert_eq!(i64::from(crest.points), or_zero(fact, "vp"), "{name}");
            assert_eq!(i64::from(crest.per_bell), or_zero(fact, "vp_per_bell"), "{name}");
            assert_eq!(crest.repeat, flag(fact, "repeat"), "{name}");
            assert_eq!(crest.town.is_some(), flag(fact, "extension"), "{name}");
            assert_eq!(i64::from(crest.dollars), or_zero(fact, "on_delivery.dollars"), "{name}");
            assert_eq!(i64::from(crest.objectives), or_zero(fact, "on_delivery.objective"), "{name}");
            assert_eq!(i64::from(crest.master), or_zero(fact, "on_delivery.unused_station_master"), "{name}");
        }
        assert_eq!(fact_name(catalog.cities.terminal.name()), terminal);
    }
    assert_eq!(City::KANSAS_CITY.name(), "kansas-city");
}

#[test]
fn every_arrow_is_as_in_the_facts() {
    let facts = cities();
    for (board, catalog) in BOARDS {
        // The expansion has one map.
        let arrows = list(at(&facts, board.trim_start_matches("second_")), "arrow");
        assert_eq!(arrows.len(), catalog.cities.arrows.len());
        for (arrow, fact) in catalog.cities.arrows.iter().zip(arrows) {
            let (a, b) = arrow.between;
            let between: Vec<&str> = list(fact, "between").iter().filter_map(Value::as_str).collect();
            assert_eq!([a, b].map(|city| fact_name(city.name())).to_vec(), between);
            assert_eq!(i64::from(arrow.points), number(fact, "vp"), "{between:?}");
            let reward = match fact.get("action").map(|action| action.as_str().expect("an action")) {
                None => ArrowReward::Nothing,
                Some("objective") => ArrowReward::Objective,
                Some("exchange_token") => ArrowReward::Token,
                Some(other) => panic!("there is no reward {other}"),
            };
            assert_eq!(arrow.reward, reward, "{between:?}");
        }
    }
}
