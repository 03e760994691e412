//! The supply of Kansas City, the two markets, station masters, scoring.

use super::super::*;
use super::*;
use crate::great_western_trail::sight::scoring;

fn tiles() -> Value {
    file(include_str!("../../../../tests/facts/great-western-trail/tiles.toml"))
}

fn hand(name: &str) -> Hand {
    match name {
        "green" => Hand::Green,
        "black" => Hand::Black,
        other => panic!("there is no {other} hand"),
    }
}

#[test]
fn the_three_piles_are_as_in_the_facts() {
    let facts = tiles();
    let mut totals = [0; 3];
    for (row, pile) in FIRST_PILES.iter().enumerate() {
        let fact = facts.get(format!("pile{}", row + 1)).expect("a pile");
        let get = |tile: Supply| i64::from(pile[tile.index()]);
        for worker in Worker::ALL {
            assert_eq!(get(worker.into()), number(at(fact, "workers"), worker.name()));
            totals[0] += get(worker.into());
        }
        for (teepee, name) in Teepee::ALL.into_iter().zip(["green", "blue"]) {
            assert_eq!(get(teepee.into()), number(at(fact, "teepees"), name));
            totals[1] += get(teepee.into());
        }
        // The second edition has as many outlaws, and everything else alike.
        let second = |tile: Supply| i64::from(SECOND_PILES[row][tile.index()]);
        for tile in Supply::all() {
            let same = match tile.kind() {
                SupplyKind::Teepee(Teepee::GreenOutlaw) => Teepee::Green.into(),
                SupplyKind::Teepee(Teepee::OrangeOutlaw) => Teepee::Blue.into(),
                SupplyKind::Teepee(Teepee::Green) => Teepee::GreenOutlaw.into(),
                SupplyKind::Teepee(Teepee::Blue) => Teepee::OrangeOutlaw.into(),
                SupplyKind::Hazard(_) | SupplyKind::Worker(_) => tile,
            };
            assert_eq!(second(tile), get(same), "{}", tile.name());
            assert_eq!(Supply::from_name(tile.name()), Some(tile));
        }
        for of in HazardType::ALL {
            let hazards = Hazard::all().filter(|hazard| hazard.hazard_type() == of);
            let hazards: i64 = hazards.map(|hazard| get(hazard.into())).sum();
            assert_eq!(hazards, number(at(fact, "hazards"), of.name()));
            totals[2] += hazards;
        }
        assert_eq!(pile.iter().map(|&count| i64::from(count)).sum::<i64>(), number(fact, "total"));
    }
    assert_eq!(totals, ["workers", "teepees", "hazards"].map(|name| number(at(&facts, "meta"), name)));
    assert_eq!(totals.iter().sum::<i64>(), number(&facts, "meta.supply_tiles"));
}

#[test]
fn every_hazard_and_teepee_face_is_as_in_the_facts() {
    let facts = tiles();
    let faces = list(&facts, "hazard_tile");
    assert_eq!(faces.len(), HAZARD_FACES.len());
    for (row, (face, fact)) in HAZARD_FACES.iter().zip(faces).enumerate() {
        assert_eq!(i64::from(face.points), number(fact, "vp"), "{}", face.name);
        assert_eq!(face.hand, hand(text(fact, "hand")), "{}", face.name);
        assert_eq!(face.name, format!("{}-{}", face.points, text(fact, "hand")));
        assert_eq!(i64::from(face.count), number(fact, "count_per_type"), "{}", face.name);
        for of in 0..HazardType::ALL.len() {
            let hazard = Hazard((of * HAZARD_FACES.len() + row) as u8);
            assert_eq!(hazard.hazard_type(), HazardType::ALL[of]);
            assert!(std::ptr::eq(hazard.face(), face));
            assert_eq!(i64::from(FIRST_PILES[0][hazard.index()]), number(fact, "count_per_type"));
        }
    }
    let teepees = list(&facts, "teepee_tile");
    for ((teepee, name), fact) in Teepee::ALL.into_iter().zip(["green", "blue"]).zip(teepees) {
        assert_eq!(name, text(fact, "colour"));
        assert_eq!(teepee.hand(), hand(text(fact, "hand")));
        let count: i64 = FIRST_PILES.iter().map(|pile| i64::from(pile[Supply::from(teepee).index()])).sum();
        assert_eq!(count, number(fact, "count"));
    }
    assert_eq!(2 * teepees.len(), Teepee::ALL.len());
    assert_eq!(Teepee::ALL.map(Teepee::half), [0, 1, 0, 1]);
    let hands = Teepee::ALL.map(Teepee::hand);
    assert_eq!(hands[..2], hands[2..], "an outlaw has the hand of the teepee it replaces");
}

#[test]
fn the_job_market_is_as_in_the_facts() {
    let facts = tiles();
    assert_eq!(FIRST_TILES as i64, number(&facts, "setup.first_tiles"));
    let market = at(&facts, "job_market");
    assert_eq!(JOB_ROWS as i64, number(market, "rows"));
    assert_eq!(HIRE_COST.map(i64::from).to_vec(), numbers(market, "hire_cost"));
    assert_eq!(YELLOW_ARROWS.map(|row| i64::from(row) + 1).to_vec(), numbers(market, "yellow_arrow_from_rows"));
    assert_eq!(JOB_ROWS as i64, number(market, "red_arrow_from_row"));
    assert_eq!(i64::from(TOKEN_START) + 1, number(market, "token_start_row"));
    assert_eq!(i64::from(TOKEN_POINTS), number(market, "token_vp"));
    // Row 1 full, row 2 full but for the token's space.
    let columns = by_players(&facts, "job_market.columns_used");
    assert_eq!(columns, [2, 3, 4]);
    assert_eq!(
        columns.map(|columns| i64::from(TOKEN_START + 1) * columns - 1),
        by_players(&facts, "setup.job_market_start")
    );
    for column in ["column1", "column2", "column3"] {
        assert_eq!(number(at(&facts, "setup.foresight"), column), 2);
    }
}

#[test]
fn every_deal_of_the_cattle_market_is_as_in_the_facts() {
    let facts = tiles();
    let mut deals = DEALS.iter();
    let mut reveals = 0;
    for fact in list(&facts, "cattle_market.option") {
        if fact.get("reveal").is_some() {
            assert_eq!(i64::from(COWBOY_REVEALS), number(fact, "reveal"));
            assert_eq!((number(fact, "cowboys"), number(fact, "dollars")), (1, 0));
            reveals += 1;
            continue;
        }
        let deal = deals.next().expect("as many deals as in the facts");
        let printed = [deal.cowboys, deal.breeding, deal.cards, deal.dollars].map(i64::from);
        assert_eq!(printed, ["cowboys", "breeding", "cards", "dollars"].map(|name| number(fact, name)));
    }
    assert!(deals.next().is_none() && reveals == 1);
    assert!(DEALS[..BOARD_DEALS].iter().all(|deal| deal.breeding > 2));
    assert!(DEALS[BOARD_DEALS..].iter().all(|deal| deal.breeding == 2));
    assert_eq!(MARKET_SIZE.map(i64::from), by_players(&facts, "market_refill"));
}

#[test]
fn every_station_master_is_as_in_the_facts() {
    let facts = tiles();
    let masters = list(&facts, "station_master");
    assert_eq!(masters.len(), Master::ALL.len());
    for (master, fact) in Master::ALL.into_iter().zip(masters) {
        let name = match master {
            Master::Cattle => "free_building_cattle".to_owned(),
            Master::TownTiles => "branchlet_town_tiles".to_owned(),
            Master::Tokens => "branchlet_tokens".to_owned(),
            Master::Areas => "token_areas".to_owned(),
            other => fact_name(other.name()),
        };
        assert_eq!(name, text(fact, "id"));
        let certificates = number(fact, "permanent_certificates");
        assert_eq!(i64::from(master.permanent_certificates()), certificates, "{}", master.name());
        let per = match master {
            Master::Workers => Some("worker"),
            Master::Objectives => Some("objective_in_area"),
            Master::Hazards => Some("hazard"),
            Master::TeepeePairs => Some("teepee_pair"),
            Master::Certificates => Some("certificate"),
            Master::Stations => Some("station"),
            Master::Buildings => Some("building"),
            Master::Cattle => Some("cattle_value_3_4_5"),
            Master::TownTiles => Some("town_tile_with_own_branchlet"),
            Master::Tokens => Some("exchange_token"),
            Master::Areas => Some("area_with_own_branchlet"),
            Master::TwoCertificates | Master::TwelveDollars => None,
        };
        assert_eq!(per, fact.get("end").map(|end| text(end, "per")));
        let (points, each) = master.points();
        if per.is_some() {
            assert_eq!(i64::from(points), number(fact, "end.vp"), "{}", master.name());
            assert_eq!(i64::from(each), number(fact, "end.each"), "{}", master.name());
        } else {
            assert_eq!(points, 0);
        }
        let mut immediate = master.immediate().map(super::fact);
        if let (Some(Effect::Branchlet), Some(Value::Table(table))) = (master.immediate(), immediate.as_mut()) {
            table.insert("count".to_owned(), 1.into());
        }
        assert_eq!(immediate.as_ref(), fact.get("immediate"), "{}", master.name());
    }
}

#[test]
fn the_sets_of_station_masters_are_as_in_the_facts() {
    let facts = tiles();
    let of = |sets: &[&str]| -> Vec<Master> {
        let facts = list(&facts, "station_master");
        let there = Master::ALL.into_iter().zip(facts).filter(|(_, fact)| sets.contains(&text(fact, "set")));
        there.map(|(master, _)| master).collect()
    };
    let without_cattle = |mut masters: Vec<Master>| {
        masters.retain(|&master| master != Master::Cattle);
        masters
    };
    assert_eq!(FIRST.masters, of(&["first"]));
    assert_eq!(SECOND.masters, without_cattle(of(&["first", "second"])));
    assert_eq!(FIRST_NORTH.masters, without_cattle(of(&["first", "second", "first_rttn"])));
    assert_eq!(SECOND_NORTH.masters, of(&["first", "second", "second_rttn"]));
    let sets = at(&facts, "station_master_sets");
    for (catalog, name) in [
        (&FIRST, "first"),
        (&SECOND, "second_alone"),
        (&FIRST_NORTH, "first_with_rttn"),
        (&SECOND_NORTH, "second_with_rttn"),
    ] {
        assert_eq!(catalog.masters.len() as i64, number(sets, name));
        assert_eq!(catalog.masters_used, if catalog.goes_north() { 7 } else { 5 });
    }
    assert!(MASTERED.iter().enumerate().all(|(row, station)| station.master_row() == Some(row)));
}

#[test]
fn scoring_is_as_in_the_facts() {
    let facts = tiles();
    let scoring = at(&facts, "scoring");
    assert_eq!(i64::from(scoring::DOLLARS_PER_POINT), number(scoring, "dollars_per_vp"));
    assert_eq!(i64::from(TOKEN_POINTS), number(scoring, "job_market_token"));
    assert_eq!(i64::from(STEP_POINTS), number(scoring, "step_points_space"));
    assert_eq!([i64::from(SLOT_POINTS); 2], ["worker_slot5", "worker_slot6"].map(|name| number(scoring, name)));
    let categories: Vec<&str> = list(scoring, "categories").iter().filter_map(Value::as_str).collect();
    let own = scoring::CATEGORIES.map(|name| if name == "money" { "dollars".to_owned() } else { fact_name(name) });
    assert_eq!(own.to_vec(), categories);
}
