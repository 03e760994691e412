//! The end of the game.

use super::*;
use crate::Table;
use crate::great_western_trail::content::Worker;

/// Red arrives in Kansas City, where one of these tiles can be chosen in each foresight.
fn arriving(scene: Scene, foresights: [&str; 3]) -> Scene {
    let scene = (1..=3).zip(foresights).fold(scene, |scene, (column, tiles)| scene.foresight(column, tiles));
    scene.hand(RED, "jersey").dollars(RED, 0).others_at("c")
}

#[test]
fn gwt_127_the_last_space_of_the_job_market_in_foresight_2_triggers_the_end() {
    let scene = arriving(
        Scene::new(2).jobs_nearly_full(),
        ["teepee-green teepee-green", "cowboy engineer", "teepee-blue teepee-blue"],
    );
    let mut position = scene.visit(RED, "kansas-city").play();
    assert_eq!(position.points(RED, "job-market-token"), 0);
    position.choose("take.engineer");
    assert_eq!(position.jobs(12), ["cowboy", "engineer"]);
    assert!(position.player(RED).token && !position.player(BLUE).token);
    assert_eq!((position.points(RED, "job-market-token"), position.points(BLUE, "job-market-token")), (2, 0));
    assert_eq!(position.state().ended_by, Some(RED));
}

#[test]
fn gwt_127_the_last_space_of_the_job_market_in_foresight_3_triggers_the_end() {
    let rows = [""; 12];
    let scene =
        arriving(Scene::new(2).jobs(&rows), ["teepee-green teepee-green", "cowboy cowboy", "craftsman engineer"]);
    let mut position = scene.visit(RED, "kansas-city").play();
    assert!(!position.player(RED).token);
    position.choose("take.craftsman");
    assert_eq!(position.jobs(12), ["cowboy", "craftsman"]);
    assert!(position.player(RED).token);
}

#[test]
fn gwt_127_without_the_last_space_the_game_goes_on() {
    let scene = arriving(
        Scene::new(3).jobs(&["", "", "", "", "", "", "", "", "", "", "", ""]),
        ["teepee-green teepee-green", "cowboy cowboy", "engineer engineer"],
    );
    let position = scene.visit(RED, "kansas-city").play();
    assert_eq!(position.jobs(12), ["cowboy", "engineer", "-"]);
    assert_eq!((position.player(RED).token, position.state().ended_by), (false, None));
}

#[test]
fn gwt_128_triggered_in_foresight_2_foresight_3_takes_no_worker() {
    let scene = arriving(
        Scene::new(2).jobs_nearly_full(),
        ["teepee-green teepee-green", "cowboy cowboy", "engineer teepee-blue"],
    );
    let position = scene.visit(RED, "kansas-city").play();
    // Only the teepee could be chosen, so nobody was asked.
    assert_eq!(position.foresight(3), ["engineer"]);
    assert!(matches!(position.tile("trade-off-2"), Some(Tile::Teepee(_))));
}

#[test]
fn gwt_128_foresight_3_is_skipped_if_only_workers_lie_there() {
    let scene = arriving(
        Scene::new(2).jobs_nearly_full(),
        ["teepee-green teepee-green", "cowboy cowboy", "engineer craftsman"],
    );
    let mut position = scene.visit(RED, "kansas-city").play();
    assert_eq!(position.foresight(3), ["engineer", "craftsman"]);
    // Income and delivery follow as usual.
    assert_eq!(
        (position.dollars(RED), position.menu()),
        (1, vec!["deliver.kansas-city".into(), "deliver.topeka".into()])
    );
    position.play(&["deliver.topeka", "disc.aux-draw"]);
    assert_eq!(position.menu(), ["finish"]);
}

#[test]
fn gwt_129_the_trigger_player_finishes_her_turn_and_every_other_has_exactly_one() {
    let scene = arriving(
        Scene::new(3).jobs_nearly_full(),
        ["teepee-green teepee-green", "cowboy cowboy", "teepee-blue teepee-blue"],
    );
    let mut position = scene.visit(RED, "kansas-city").play();
    assert!(position.player(RED).token);
    position.play(&["deliver.topeka", "disc.aux-draw"]);
    assert_eq!((position.dollars(RED), position.herder(RED).as_str()), (1, "start"));
    position.choose("finish");
    assert_eq!((1..=3).map(|column| position.foresight(column).len()).collect::<Vec<_>>(), [2, 2, 2]);
    for seat in [BLUE, YELLOW] {
        assert_eq!(position.decider(), Some(seat));
        position.play(&["go.d", "finish"]);
    }
    assert!(position.is_over());
}

#[test]
fn gwt_129_the_seats_before_the_trigger_player_have_their_last_turn_too() {
    let scene = Scene::new(4).jobs_nearly_full().foresight(1, "teepee-green teepee-green");
    let scene = scene.foresight(2, "cowboy cowboy").foresight(3, "teepee-blue teepee-blue").hand(YELLOW, "jersey");
    let mut position = scene.others_at("c").visit(YELLOW, "kansas-city").play();
    position.play(&["deliver.topeka", "disc.aux-draw", "finish"]);
    for seat in [WHITE, RED, BLUE] {
        assert_eq!(position.decider(), Some(seat));
        position.play(&["go.d", "finish"]);
    }
    assert!(position.is_over());
}

#[test]
fn gwt_130_in_the_final_turns_workers_may_not_be_chosen() {
    let scene =
        arriving(Scene::new(2).ended_by(BLUE), ["teepee-green teepee-green", "cowboy engineer", "cowboy teepee-blue"]);
    let mut position = scene.visit(RED, "kansas-city").play();
    // Column 2 was skipped, of column 3 only the teepee could be taken.
    assert_eq!(position.foresight(2), ["cowboy", "engineer"]);
    assert_eq!(position.foresight(3), ["cowboy"]);
    assert_eq!(position.menu(), ["deliver.kansas-city", "deliver.topeka"]);
    // Refilling goes on.
    position.play(&["deliver.topeka", "disc.aux-draw", "finish"]);
    assert_eq!(position.foresight(1).len(), 2);
    assert_eq!(position.foresight(2), ["cowboy", "engineer"]);
    assert_eq!(position.foresight(3).len(), 2);
    assert!(position.is_over());
}

#[test]
fn gwt_130_in_the_final_turns_the_other_tiles_are_still_a_choice() {
    let scene = arriving(
        Scene::new(2).ended_by(BLUE),
        ["teepee-green teepee-blue", "cowboy engineer", "teepee-green teepee-blue"],
    );
    let mut position = scene.visit(RED, "kansas-city").play();
    assert_eq!(position.menu(), ["take.teepee-green", "take.teepee-blue"]);
    position.choose("take.teepee-green");
    assert_eq!(position.menu(), ["take.teepee-green", "take.teepee-blue"]);
}

#[test]
fn gwt_130_before_the_end_workers_may_be_chosen() {
    let scene = arriving(Scene::new(2), ["teepee-green teepee-green", "cowboy engineer", "cowboy teepee-blue"]);
    let position = scene.visit(RED, "kansas-city").play();
    assert_eq!(position.menu(), ["take.cowboy", "take.engineer"]);
}

#[test]
fn a_state_with_too_few_workers_to_end_the_game_is_refused() {
    let scene = || Scene::new(2).jobs(&[""; 11]).foresight(2, "cowboy cowboy").foresight(3, "engineer").visit(RED, "a");
    // Four spaces are free, three workers lie on the foresight spaces.
    let state = scene().pile(1, "").pile(2, "").pile(3, "craftsman").play().state().clone();
    assert!(state.audit().is_ok());
    let mut fewer = state;
    fewer.supply[2].remove(Worker::Craftsman.into());
    fewer.boxed.add(Worker::Craftsman.into());
    let why = fewer.audit().unwrap_err().to_string();
    assert_eq!(why, "the game could never end: the job market has 4 free spaces, and 3 workers are left");
    assert!(Table::resume(fewer, 0).is_err());
}
