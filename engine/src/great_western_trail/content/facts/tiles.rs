//! The supply of Kansas City, the two markets, station masters, scoring.

use super::super::super::scoring;
use super::super::*;
use super::*;

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
    for (row, pile) in PILES.iter().enumerate() {
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
            assert_eq!(i64::from(PILES[0][hazard.index()]), number(fact, "count_per_type"));
        }
    }
    let teepees = list(&facts, "teepee_tile");
    for ((teepee, name), fact) in Teepee::ALL.into_iter().zip(["green", "blue"]).zip(teepees) {
        assert_eq!(name, text(fact, "colour"));
        assert_eq!(teepee.hand(), hand(text(fact, "hand")));
        let count: i64 = PILES.iter().map(|pile| i64::from(pile[Supply::from(teepee).index()])).sum();
        assert_eq!(count, number(fact, "count"));
    }
    assert_eq!(teepees.len(), Teepee::ALL.len());
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
    for fact in list(&facts, "cattle_market.option").iter().filter(|fact| fact.get("module").is_none()) {
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
    assert_eq!(MARKET_SIZE.map(i64::from), by_players(&facts, "market_refill"));
}

#[test]
fn every_station_master_is_as_in_the_facts() {
    let facts = tiles();
    let masters = list(&facts, "station_master").iter().filter(|fact| text(fact, "set") == "first");
    let masters: Vec<&Value> = masters.collect();
    assert_eq!(masters.len(), Master::ALL.len());
    assert_eq!(Master::ALL.len() as i64, number(&facts, "station_master_sets.first"));
    assert_eq!(Master::ALL.len(), MASTER_STATIONS);
    for (master, fact) in Master::ALL.into_iter().zip(masters) {
        assert_eq!(fact_name(master.name()), text(fact, "id"));
        let certificates = number(fact, "permanent_certificates");
        assert_eq!(i64::from(master.permanent_certificates()), certificates, "{}", master.name());
        let (points, each) = master.points();
        assert_eq!(i64::from(points), number(fact, "end.vp"), "{}", master.name());
        assert_eq!(i64::from(each), number(fact, "end.each"), "{}", master.name());
        let per = match master {
            Master::Workers => "worker",
            Master::Objectives => "objective_in_area",
            Master::Hazards => "hazard",
            Master::TeepeePairs => "teepee_pair",
            Master::Certificates => "certificate",
        };
        assert_eq!(per, text(fact, "end.per"));
        let immediate = match master {
            Master::Workers => Some(action("gain", [("dollars", i64::from(MASTER_DOLLARS).into())])),
            Master::Objectives => {
                Some(super::fact(&Effect::Choice(&[Effect::RemoveHazard { cost: 0 }, Effect::Trade])))
            }
            Master::Hazards | Master::TeepeePairs | Master::Certificates => None,
        };
        assert_eq!(immediate.as_ref(), fact.get("immediate"), "{}", master.name());
    }
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
