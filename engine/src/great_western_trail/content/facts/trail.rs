//! The trail, and the buildings on it.

use super::super::*;
use super::*;

fn trail() -> Value {
    file(include_str!("../../../../tests/facts/great-western-trail/trail.toml"))
}

fn buildings() -> Value {
    file(include_str!("../../../../tests/facts/great-western-trail/buildings.toml"))
}

/// `flood_risk1` is called `flood-risk-1` here, `A` is `a`.
fn place_of(id: &str) -> Place {
    let name = id.to_lowercase().replace('_', "-");
    let (word, digits) = name.split_at(name.trim_end_matches(|last: char| last.is_ascii_digit()).len());
    let name = if digits.is_empty() { name } else { format!("{word}-{digits}") };
    Place::from_name(&name).unwrap_or_else(|| panic!("there is no space {name}"))
}

fn hand(name: &str) -> Hand {
    match name {
        "none" => Hand::None,
        "green" => Hand::Green,
        "black" => Hand::Black,
        "both" => Hand::Both,
        other => panic!("there is no {other} hand"),
    }
}

#[test]
fn every_space_of_the_trail_is_as_in_the_facts() {
    let facts = trail();
    let spaces = list(&facts, "first.space");
    assert_eq!(spaces.len(), SPACE_COUNT);
    let mut seen = std::collections::BTreeSet::new();
    for fact in spaces {
        let id = text(fact, "id");
        let place = place_of(id);
        let space = place.space();
        assert!(seen.insert(place), "{id} stands twice");
        let kind = match text(fact, "kind") {
            "start" => SpaceKind::Start,
            "neutral" => SpaceKind::Neutral,
            "building" => SpaceKind::Building,
            "hazard" => {
                let of = HazardType::ALL.into_iter().find(|hazard| hazard.name() == text(fact, "hazard"));
                SpaceKind::Hazard(of.expect("a type of hazard"))
            }
            "trade" => SpaceKind::Trade(number(fact, "value") as i8),
            "kansas_city" => SpaceKind::KansasCity,
            other => panic!("there is no kind {other}"),
        };
        assert_eq!(space.kind, kind, "{id}");
        let xy = ["x", "y"].map(|axis| at(fact, axis).as_float().expect("a coordinate") as f32);
        // Bit for bit: both are the same decimal.
        assert_eq!([space.xy.0, space.xy.1].map(f32::to_bits), xy.map(f32::to_bits), "{id}");
        let next: Vec<Place> = list(fact, "next").iter().map(|id| place_of(id.as_str().expect("an id"))).collect();
        assert_eq!(space.next.iter().map(|&row| Place(row)).collect::<Vec<_>>(), next, "{id}");
        assert_eq!(space.woods, flag(fact, "woods"), "{id}");
        assert_eq!(space.off_trail(), flag(fact, "off_trail"), "{id}");
        let risk = fact.get("risk").map(|risk| at(at(&facts, "risk_actions"), risk.as_str().expect("a risk action")));
        assert_eq!(space.risk.map(super::fact).as_ref(), risk, "{id}");
    }
}

#[test]
fn the_counts_of_the_trail_are_as_in_the_facts() {
    let facts = trail();
    let count = |of: fn(&Space) -> bool| SPACES.iter().filter(|space| of(space)).count() as i64;
    let trade = |space: &Space| matches!(space.kind, SpaceKind::Trade(_));
    let meta = at(&facts, "meta");
    assert_eq!(count(|space| space.kind == SpaceKind::Neutral), number(meta, "neutral_spots"));
    assert_eq!(count(|space| space.kind == SpaceKind::Building), number(meta, "building_spots"));
    assert_eq!(count(|space| matches!(space.kind, SpaceKind::Hazard(_))), number(meta, "hazard_spots"));
    assert_eq!(count(trade), number(meta, "trade_spots"));
    let off = SPACES.iter().filter(|space| space.off_trail()).count() as i64;
    assert_eq!(off, number(meta, "trade_spots_off_trail"));
    assert_eq!(count(trade) - off, number(meta, "trade_spots_on_trail"));
    assert_eq!(count(|space| space.woods), number(meta, "woods_spots"));
    assert_eq!(Place::START, place_of("start"));
    assert_eq!(KANSAS_CITY, place_of("kansas_city"));
}

#[test]
fn sections_are_filled_in_the_order_of_the_facts() {
    let facts = trail();
    let spaces = list(&facts, "first.space");
    for hazard in HazardType::ALL {
        for (row, place) in hazard_spaces(hazard).into_iter().enumerate() {
            let fact = spaces.iter().find(|fact| place_of(text(fact, "id")) == place).expect("a space");
            assert_eq!(text(fact, "hazard"), hazard.name());
            assert_eq!(number(fact, "number"), row as i64 + 1);
        }
    }
    // Teepees: the lowest value first.
    let mut trade: Vec<(i64, Place)> = spaces
        .iter()
        .filter(|fact| text(fact, "kind") == "trade")
        .map(|fact| (number(fact, "value"), place_of(text(fact, "id"))))
        .collect();
    trade.sort_unstable_by_key(|(value, _)| *value);
    assert_eq!(trade.into_iter().map(|(_, place)| place).collect::<Vec<_>>(), TRADE_SPACES);
    let letters = spaces.iter().filter_map(|fact| Some((fact.get("letter")?.as_str()?, place_of(text(fact, "id")))));
    let mut letters: Vec<_> = letters.collect();
    letters.sort_unstable();
    assert_eq!(letters.iter().map(|(_, place)| *place).collect::<Vec<_>>(), NEUTRAL_SPACES);
    assert_eq!(letters.iter().map(|(letter, _)| letter.to_lowercase()).collect::<String>(), "abcdefg");
}

#[test]
fn fees_are_as_in_the_facts() {
    let facts = trail();
    assert_eq!(GREEN_HAND.map(i64::from), by_players(&facts, "fees.green"));
    assert_eq!(BLACK_HAND.map(i64::from), by_players(&facts, "fees.black"));
    let both: [i64; 3] = std::array::from_fn(|row| i64::from(GREEN_HAND[row] + BLACK_HAND[row]));
    assert_eq!(both, by_players(&facts, "fees.both"));
}

#[track_caller]
fn same_actions(building: &Building, fact: &Value) {
    let actions: Vec<Value> = building.actions.iter().map(super::fact).collect();
    assert_eq!(actions, list(fact, "actions"), "{}", building.id);
}

#[test]
fn every_neutral_building_is_as_in_the_facts() {
    let facts = buildings();
    let neutral = list(&facts, "neutral");
    assert_eq!((NEUTRAL.len() as i64, NEUTRAL_COUNT), (number(&facts, "meta.neutral"), neutral.len()));
    for (building, fact) in NEUTRAL.iter().zip(neutral) {
        assert_eq!(building.id, text(fact, "id").to_lowercase());
        assert_eq!((building.craftsmen, building.points, building.hand), (0, 0, Hand::None), "{}", building.id);
        same_actions(building, fact);
    }
}

#[test]
fn every_private_building_is_as_in_the_facts() {
    let facts = buildings();
    let private = list(&facts, "first");
    assert_eq!(PRIVATE_COUNT as i64, number(&facts, "meta.private_first"));
    assert_eq!(private.len(), 2 * PRIVATE_COUNT);
    for (building, fact) in PRIVATE.iter().flatten().zip(private) {
        assert_eq!(building.id, text(fact, "id"));
        assert_eq!(i64::from(building.craftsmen), number(fact, "craftsmen"), "{}", building.id);
        assert_eq!(i64::from(building.points), number(fact, "vp"), "{}", building.id);
        assert_eq!(building.hand, hand(text(fact, "hand")), "{}", building.id);
        same_actions(building, fact);
    }
}
