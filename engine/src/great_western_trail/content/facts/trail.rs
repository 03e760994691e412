//! The trail.

use super::super::*;
use super::*;

fn trail() -> Value {
    file(include_str!("../../../../tests/facts/great-western-trail/trail.toml"))
}

/// `flood_risk1` is called `flood-risk-1` here, `A` is `a`.
fn place_of(id: &str) -> Place {
    let name = id.to_lowercase().replace('_', "-");
    let (word, digits) = name.split_at(name.trim_end_matches(|last: char| last.is_ascii_digit()).len());
    let name = if digits.is_empty() { name } else { format!("{word}-{digits}") };
    Place::from_name(&name).unwrap_or_else(|| panic!("there is no space {name}"))
}

/// The spaces of an edition: the second is given by what it changes.
fn spaces_of(facts: &Value, edition: &str) -> Vec<Value> {
    let mut spaces = list(facts, "first.space").to_vec();
    if edition == "first" {
        return spaces;
    }
    let change = at(facts, edition);
    let removed: Vec<&str> = list(change, "remove").iter().filter_map(Value::as_str).collect();
    spaces.retain(|space| !removed.contains(&text(space, "id")));
    spaces.extend(list(change, "add").iter().cloned());
    for fields in list(change, "override") {
        let space = spaces.iter_mut().find(|space| text(space, "id") == text(fields, "id")).expect("a space");
        let (space, fields) = (space.as_table_mut().expect("a table"), fields.as_table().expect("a table"));
        space.extend(fields.iter().map(|(name, value)| (name.clone(), value.clone())));
    }
    // Outlaws lie on spaces of their own.
    let names = |text: &mut String| {
        if text.starts_with("trade") && !text.starts_with("trade_risk") {
            *text = text.replace("trade", "outlaw");
        }
    };
    for space in &mut spaces {
        let table = space.as_table_mut().expect("a table");
        for name in ["id", "next"] {
            match table.get_mut(name) {
                Some(Value::String(text)) => names(text),
                Some(Value::Array(all)) => all.iter_mut().for_each(|value| {
                    if let Value::String(text) = value {
                        names(text);
                    }
                }),
                _ => {}
            }
        }
    }
    spaces
}

#[test]
fn every_space_of_the_trail_is_as_in_the_facts() {
    same_trail("first", &FIRST);
    same_trail("second", &SECOND);
}

fn same_trail(edition: &str, catalog: &Catalog) {
    let facts = trail();
    let spaces = spaces_of(&facts, edition);
    let present = catalog.spaces.iter().filter(|space| space.kind != SpaceKind::Absent).count();
    assert_eq!(spaces.len(), present);
    let mut seen = std::collections::BTreeSet::new();
    for fact in &spaces {
        let id = text(fact, "id");
        let place = place_of(id);
        let space = catalog.space(place);
        assert_eq!(space.id, place.name());
        assert!(seen.insert(place), "{id} stands twice");
        let kind = match text(fact, "kind") {
            "start" => SpaceKind::Start,
            "neutral" => SpaceKind::Neutral,
            "building" => SpaceKind::Building,
            "hazard" => {
                let of = HazardType::ALL.into_iter().find(|hazard| hazard.name() == text(fact, "hazard"));
                SpaceKind::Hazard(of.expect("a type of hazard"))
            }
            "trade" if fact.get("reward").is_some() => {
                assert_eq!(text(fact, "reward"), "exchange_token");
                SpaceKind::TradeForToken
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
fn every_way_leads_to_higher_rows() {
    for catalog in Catalog::all() {
        for place in Place::all() {
            for &next in catalog.space(place).next {
                assert!(next > place.0, "{}", place.name());
                assert_ne!(catalog.space(Place(next)).kind, SpaceKind::Absent, "{}", place.name());
            }
        }
    }
}

#[test]
fn the_counts_of_the_trail_are_as_in_the_facts() {
    for catalog in Catalog::all() {
        same_counts(catalog);
    }
}

fn same_counts(catalog: &Catalog) {
    let facts = trail();
    let count = |of: fn(&Space) -> bool| catalog.spaces.iter().filter(|space| of(space)).count() as i64;
    let trade = Space::is_trade;
    let meta = at(&facts, "meta");
    assert_eq!(count(|space| space.kind == SpaceKind::Neutral), number(meta, "neutral_spots"));
    assert_eq!(count(|space| space.kind == SpaceKind::Building), number(meta, "building_spots"));
    assert_eq!(count(|space| matches!(space.kind, SpaceKind::Hazard(_))), number(meta, "hazard_spots"));
    assert_eq!(count(trade), number(meta, "trade_spots"));
    let off = count(|space| space.off_trail() && space.kind != SpaceKind::Absent);
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
    // Teepees and outlaws: the lowest value first.
    for (edition, catalog) in [("first", &FIRST), ("second", &SECOND)] {
        let mut trade: Vec<(i64, Place)> = spaces_of(&facts, edition)
            .iter()
            .filter(|fact| text(fact, "kind") == "trade")
            .map(|fact| (number(fact, "value"), place_of(text(fact, "id"))))
            .collect();
        trade.sort_unstable_by_key(|(value, _)| *value);
        assert_eq!(trade.into_iter().map(|(_, place)| place).collect::<Vec<_>>(), catalog.trade_spaces);
    }
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
