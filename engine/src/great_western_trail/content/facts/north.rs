//! The extension board of Rails to the North.

use super::super::*;
use super::*;

fn railroad() -> Value {
    file(include_str!("../../../../tests/facts/great-western-trail/railroad.toml"))
}

/// `gr1` is called `green-1` here, and the square of San Francisco `pacific`.
fn town_of(id: &str) -> Option<Town> {
    let areas = [("gr", "green"), ("pu", "purple"), ("bl", "blue"), ("re", "red"), ("te", "teal"), ("vi", "violet")];
    let plain = areas.iter().find_map(|(short, long)| {
        let rest = id.strip_prefix(short)?;
        let rest = rest.strip_prefix('_').unwrap_or(rest);
        Town::from_name(&format!("{long}-{rest}"))
    });
    let name = if id == "san_francisco" { "pacific".to_owned() } else { id.replace('_', "-") };
    plain.or_else(|| Town::from_name(&name))
}

fn slot(text: &str) -> Slot {
    match text {
        "" => Slot::Nothing,
        "exchange_token" => Slot::Token,
        "objective" => Slot::Objective,
        "certificate:1" => Slot::Certificate,
        other => match other.strip_prefix("dollars:").expect("dollars").parse::<i8>().expect("a number") {
            dollars if dollars < 0 => Slot::Pay(dollars.unsigned_abs()),
            dollars => Slot::Dollars(dollars.unsigned_abs()),
        },
    }
}

#[test]
fn every_town_is_as_in_the_facts() {
    let facts = railroad();
    let towns = list(&facts, "rttn.town");
    assert_eq!(towns.len(), TOWN_COUNT);
    for (town, fact) in Town::all().zip(towns) {
        let id = text(fact, "id");
        assert_eq!(town_of(id), Some(town), "{id}");
        let square = town.square();
        assert_eq!(square.area.name(), text(fact, "area"), "{id}");
        let size = match text(fact, "size") {
            "small" => TownSize::Small,
            "medium" => TownSize::Medium,
            "big" => TownSize::City,
            "station" => {
                let stations = list(&facts, "rttn.station");
                let row = stations.iter().position(|station| text(station, "town") == id).expect("a station");
                TownSize::Station(Station((FIRST.stations + row) as u8))
            }
            other => panic!("there is no size {other}"),
        };
        assert_eq!(square.size, size, "{id}");
        let slots: Vec<Slot> = list(fact, "slots").iter().filter_map(Value::as_str).map(slot).collect();
        assert_eq!(square.slots.to_vec(), slots, "{id}");
        if let Some(city) = fact.get("city").and_then(Value::as_str) {
            let city = City::from_name(&city.replace('_', "-")).expect("a city");
            assert_eq!(FIRST_NORTH.crest(city).town, Some(town));
        }
    }
    assert_eq!(SECOND_NORTH.crest(City::OREGON_CITY).town, Some(Town::PACIFIC));
    let areas: Vec<&str> = list(&facts, "rttn.areas").iter().filter_map(Value::as_str).collect();
    assert_eq!(Area::ALL.map(Area::name).to_vec(), areas);
    assert_eq!(number(&facts, "rttn.slots_per_town"), 4);
    assert_eq!(i64::from(BRANCHLETS), number(&facts, "rttn.branchlets_per_player"));
}

#[test]
fn every_rail_is_as_in_the_facts() {
    let facts = railroad();
    let (mut next, mut office, mut rails) = ([0_u32; TOWN_COUNT], 0_u32, Vec::new());
    for pair in list(&facts, "rttn.links.pairs") {
        let ends: Vec<&str> = pair.as_array().expect("two ends").iter().filter_map(Value::as_str).collect();
        let [a, b] = ends[..] else { panic!("a rail has two ends") };
        match (a, town_of(a), town_of(b)) {
            ("kc_office", _, Some(town)) => office |= 1 << town.0,
            (_, Some(a), Some(b)) => {
                next[a.index()] |= 1 << b.0;
                next[b.index()] |= 1 << a.0;
            }
            (city, None, Some(town)) => {
                rails.push((City::from_name(&city.replace('_', "-")).expect("a city"), town));
            }
            other => panic!("no rail {other:?}"),
        }
    }
    assert_eq!(NEXT_TOWNS, next);
    assert_eq!(OFFICE_TOWNS, office);
    let mut ours = CITY_RAILS.to_vec();
    ours.sort_unstable();
    rails.sort_unstable();
    assert_eq!(ours, rails);
    // Every town can be reached by somebody.
    let mut open = OFFICE_TOWNS | CITY_RAILS.iter().fold(0, |set, (_, town)| set | 1 << town.0);
    for _ in 0..TOWN_COUNT {
        open |= Town::all().filter(|town| open >> town.0 & 1 == 1).fold(0, |set, town| set | NEXT_TOWNS[town.index()]);
    }
    assert_eq!(open.count_ones() as usize, TOWN_COUNT);
}

#[test]
fn stations_of_towns_are_as_in_the_facts() {
    let facts = railroad();
    let stations = list(&facts, "rttn.station");
    assert_eq!(stations.len(), STATION_COUNT - FIRST.stations);
    assert_eq!(stations.len() as i64, number(&facts, "rttn.station_master_spots_added"));
    for (station, fact) in Station::all().skip(FIRST.stations).zip(stations) {
        let house = station.house();
        assert_eq!(i64::from(house.cost), number(fact, "cost"));
        assert_eq!(i64::from(house.points), number(fact, "vp"));
        assert_eq!(house.white, is_white(text(fact, "disc")));
        assert_eq!(station.master_row().is_some(), flag(fact, "station_master"));
        let town = town_of(text(fact, "town")).expect("a town");
        assert_eq!(town.square().station(), Some(station));
    }
}

#[test]
fn town_tiles_are_as_in_the_facts() {
    let facts = railroad();
    let tiles = list(&facts, "rttn.town_tile");
    for (kinds, field) in [(&FIRST_TOWN_TILES, "effect"), (&SECOND_TOWN_TILES, "second_edition_effect")] {
        assert_eq!(kinds.len(), tiles.len());
        for (tile, fact) in kinds.iter().zip(tiles) {
            let effect = fact.get(field).unwrap_or_else(|| at(fact, "effect"));
            let ours = match tile.effects() {
                [one] => super::fact(one),
                several => super::fact(&Effect::Choice(several)),
            };
            assert_eq!(&ours, effect, "{}", tile.name());
            assert_eq!(i64::from(TILES_OF_A_KIND), number(fact, "count"));
        }
    }
    let total: i64 = tiles.iter().map(|fact| number(fact, "count")).sum();
    assert_eq!(total, number(&facts, "rttn.town_tiles_total"));
    assert_eq!(TOWN_TILES as i64, number(&facts, "rttn.town_tiles_used"));
    let medium: Vec<Town> = Town::all().filter(|town| town.square().size == TownSize::Medium).collect();
    assert_eq!(medium, TILE_TOWNS);
}
