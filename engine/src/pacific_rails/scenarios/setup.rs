//! Set-up: workers, the free space, the draft of the starts, goals, specialists, supplies.

use super::*;
use crate::Seat;
use crate::pacific_rails::content::*;

#[test]
fn pri_001_twelve_workers_are_in_play_at_any_player_count() {
    for (players, each) in [(2, 6), (3, 4), (4, 3)] {
        let position = Scene::opening(players, &[]).play();
        for seat in Seat::all(players as u8) {
            assert_eq!(position.player(seat).reserve, each);
        }
    }
}

#[test]
fn pri_002_each_player_in_turn_order_picks_the_row_that_brings_two_from_the_start() {
    let mut position = Scene::opening(3, &[]).play();
    assert_eq!(position.menu(), ["free.wood", "free.iron", "free.gunpowder", "free.coin"]);
    for (seat, key) in [(RED, "free.iron"), (BLUE, "free.coin"), (YELLOW, "free.iron")] {
        assert_eq!(position.decider(), Some(seat));
        position.choose(key);
    }
    assert_eq!(position.player(RED).houses, [3, 2, 3, 3]);
    assert_eq!(position.player(BLUE).houses, [3, 3, 3, 2]);
    assert_eq!(position.player(RED).houses_left(), 11);
    assert_eq!(position.player(RED).yields(position.state().board(), Good::Iron), 2);
    assert_eq!(position.player(RED).yields(position.state().board(), Good::Wood), 1);
}

#[test]
fn pri_003_the_first_cargo_is_one_of_each_resource_in_six_slots() {
    let position = Scene::opening(2, &[]).play();
    assert_eq!(position.goods(RED), [1, 1, 1, 1]);
    assert_eq!(position.player(RED).limit(position.state().board()), 6);
    assert_eq!(position.state().goods, [18, 18, 18, 18]);
}

#[test]
fn pri_004_the_draft_goes_there_and_back_again_to_the_opposite_coast() {
    let mut position = Scene::opening(3, &[]).play();
    position.play(&["free.wood", "free.wood", "free.wood"]);
    let mut who = Vec::new();
    for key in ["start.golden-gate", "start.cape-fear", "start.puget-sound"] {
        who.push(position.decider().unwrap());
        position.choose(key);
    }
    // The first player places twice in a row, and now in the east.
    assert_eq!(position.decider(), Some(RED));
    assert!(!position.offers("start.san-diego"));
    assert_eq!(position.why("start.san-diego"), "pri-why-same-coast");
    for key in ["start.casco-bay", "start.columbia-bar", "start.jacksonville"] {
        who.push(position.decider().unwrap());
        position.choose(key);
    }
    assert_eq!(who, [YELLOW, BLUE, RED, RED, BLUE, YELLOW]);
    assert_eq!([position.engine(BLUE, 0), position.engine(BLUE, 1)], ["cape-fear", "columbia-bar"]);
    assert_eq!(position.decider(), Some(RED));
    assert!(position.offers("use.wood"), "the first turn");
}

#[test]
fn pri_005_a_start_takes_one_engine() {
    let keys = ["free.wood", "free.wood", "start.golden-gate"];
    let mut position = Scene::opening(2, &[]).play();
    position.play(&keys);
    assert_eq!(position.why("start.golden-gate"), "pri-why-start-taken");
    let mut position = Scene::opening(2, &[("starts-exclusive", "false")]).play();
    position.play(&keys).choose("start.golden-gate");
    assert_eq!(position.engine(RED, 0), position.engine(BLUE, 0));
}

#[test]
fn pri_006_four_goals_lie_open_and_nothing_else_is_left_to_chance() {
    let position = Scene::opening(4, &[]).play();
    let mut goals = position.state().goals.to_vec();
    goals.sort_unstable();
    goals.dedup();
    assert_eq!(goals.len(), 4);
    let drawn = position.state().dice.drawn();
    let mut position = position;
    position.play(&["free.wood", "free.wood", "free.wood", "free.wood", "start.golden-gate"]);
    assert_eq!(position.state().dice.drawn(), drawn);
}

#[test]
fn pri_007_specialists_by_player_count_and_an_empty_pile_cannot_be_chosen() {
    for (players, each) in [(2, 4), (3, 5), (4, 6)] {
        assert_eq!(Scene::opening(players, &[]).play().state().piles, [each; 4]);
    }
    let mut position = Scene::new(2)
        .station(BLUE, "denver")
        .station(BLUE, "omaha")
        .specialists(BLUE, "crew crew crew crew")
        .station(RED, "ogden")
        .goods(RED, "iron wood coin coin")
        .play();
    position.play(&["use.centre", "place.s04"]);
    assert_eq!(position.why("hire.crew"), "pri-why-pile-empty");
    assert_eq!(position.menu(), ["hire.engineer", "hire.financier"]);
}

#[test]
fn pri_008_who_gains_more_than_the_supply_has_takes_what_is_there() {
    let collect = |options: &[(&str, &str)]| {
        let mut position = Scene::with(2, options).supply("wood", 1).goods(RED, "").worker(RED, "s12").play();
        position.play(&["use.wood", "place.s10"]);
        position.goods(RED)[0]
    };
    // Wood brings 2, and a bonus for the second worker. What red had is in the supply again.
    assert_eq!(collect(&[]), 2);
    assert_eq!(collect(&[("supply-limited", "false")]), 3);
}
