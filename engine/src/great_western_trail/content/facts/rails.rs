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
    assert_eq!(stations.len(), STATION_COUNT);
    for (station, fact) in Station::all().zip(stations) {
        let house = station.house();
        assert_eq!(station.name(), text(fact, "id"));
        assert_eq!(i64::from(house.cost), number(fact, "cost"), "{}", station.name());
        assert_eq!(i64::from(house.points), number(fact, "vp"), "{}", station.name());
        assert_eq!(house.white, is_white(text(fact, "disc")), "{}", station.name());
        assert_eq!(station.index() < MASTER_STATIONS, flag(fact, "station_master"), "{}", station.name());
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
        for city in City::all() {
            let value = city.crest().value;
            let between = crosses.iter().filter(|&&cross| i64::from(engine) <= cross && cross < i64::from(value));
            assert_eq!(usize::from(transport_cost(engine, value)), between.count(), "from {engine} to {value}");
        }
    }
    assert_eq!(text(&facts, "crosses.engine_on_turnout_counts_as"), "turnout_to");
    for (station, fact) in Station::all().zip(list(&facts, "station")).filter(|(station, _)| *station != LAST_STATION) {
        assert_eq!(i64::from(Stop::of_turnout(station).nose()), number(fact, "turnout_to"));
    }
}

#[test]
fn every_city_is_as_in_the_facts() {
    let facts = cities();
    let cities = list(&facts, "first.city");
    assert_eq!(cities.len(), CITY_COUNT);
    for (city, fact) in City::all().zip(cities) {
        let crest = city.crest();
        assert_eq!(fact_name(crest.id), text(fact, "id"));
        assert_eq!(i64::from(crest.value), number(fact, "value"), "{}", crest.id);
        assert_eq!(crest.white, is_white(text(fact, "disc")), "{}", crest.id);
        assert_eq!(i64::from(crest.points), number(fact, "vp"), "{}", crest.id);
        assert_eq!(crest.repeat, flag(fact, "repeat"), "{}", crest.id);
        assert_eq!(i64::from(crest.dollars), or_zero(fact, "on_delivery.dollars"), "{}", crest.id);
    }
    assert_eq!(fact_name(TERMINAL.crest().id), text(&facts, "first.terminal"));
    assert_eq!(DELIVERY_TO_KANSAS_CITY.crest().id, "kansas-city");
}

#[test]
fn every_arrow_is_as_in_the_facts() {
    let facts = cities();
    let arrows = list(&facts, "first.arrow");
    assert_eq!(arrows.len(), ARROWS.len());
    for (arrow, fact) in ARROWS.iter().zip(arrows) {
        let (a, b) = arrow.between;
        let between: Vec<&str> = list(fact, "between").iter().filter_map(Value::as_str).collect();
        assert_eq!([a, b].map(|city| fact_name(city.crest().id)).to_vec(), between);
        assert_eq!(i64::from(arrow.points), number(fact, "vp"), "{between:?}");
        let objective = fact.get("action").map(|action| action.as_str().expect("an action") == "objective");
        assert_eq!(arrow.objective, objective.unwrap_or(false), "{between:?}");
    }
}
