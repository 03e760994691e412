//! Explain: what is held and not offered, with the reason that is right in the corner it stands in.

use super::*;
use crate::{Arg, Phrase, Preview, Rules};

/// The reason for not offering what is called by that label, with the numbers and names in it.
fn reason(position: &Position, label: &str) -> (String, Vec<(String, Arg)>) {
    let withheld = position.state().withheld();
    let named = |phrase: &Phrase| phrase.args.iter().any(|(_, arg)| matches!(arg, Arg::Name(name) if name == label));
    let found = withheld.iter().find(|withheld| withheld.label.id == label || named(&withheld.label));
    let why = found.unwrap_or_else(|| panic!("{label} is not withheld")).why.clone();
    (why.id.into_owned(), why.args.into_iter().map(|(name, arg)| (name.to_string(), arg)).collect())
}

fn number(args: &[(String, Arg)], name: &str) -> i64 {
    match args.iter().find(|(other, _)| other == name) {
        Some((_, Arg::Number(number))) => *number,
        other => panic!("no number {name}: {other:?}"),
    }
}

/// Whether the hint of that offer says this, alone or among other things.
fn hints_at(position: &Position, key: &str, id: &str) -> bool {
    fn says(phrase: &Phrase, id: &str) -> bool {
        let part = |arg: &Arg| matches!(arg, Arg::Phrase(part) if says(part, id));
        phrase.id == id || phrase.args.iter().any(|(_, arg)| part(arg))
    }
    says(&hint(position, key), id)
}

fn hint(position: &Position, key: &str) -> Phrase {
    let mut actions = Vec::new();
    position.state().legal(&mut actions);
    let offers = actions.into_iter().map(|action| position.state().offer(action));
    let offer = offers.into_iter().find(|offer| offer.key.as_str() == key);
    offer.unwrap_or_else(|| panic!("{key} is not offered")).hint.expect("a hint")
}

/// What the choice with that key leads to.
fn preview(position: &mut Position, key: &str) -> Preview {
    let menu = position.table().menu().expect("a decision");
    let choice = menu.choices.iter().find(|choice| choice.offer.key.as_str() == key);
    position.table().preview(choice.unwrap_or_else(|| panic!("{key} is not offered")))
}

#[test]
fn a_draw_is_open_even_if_every_deal_agrees_and_foretells_only_what_no_card_can_change() {
    // Whatever comes, it is a Guernsey.
    let scene = Scene::new(2).hand(RED, "jersey dutch-belt").stack(RED, "guernsey guernsey guernsey");
    let mut position = scene.no_deck(BLUE).visit(RED, "g").play();
    let drawn = preview(&mut position, "aux.draw");
    assert!(drawn.open && drawn.gauges.is_empty(), "{drawn:?}");
    let gained = preview(&mut position, "aux.dollar");
    let names: Vec<_> = gained.gauges.iter().map(|gauge| gauge.name).collect();
    assert!(!gained.open && names == ["gwt-gauge-dollars"], "{gained:?}");
}

#[test]
fn at_c_after_the_certificate_the_objective_is_the_other_half_of_the_slash() {
    let mut position = Scene::new(2).visit(RED, "c").play();
    position.choose("certificate");
    assert_eq!(position.why("objective"), "gwt-why-other-half");
    // Where nothing is divided, what was used was used.
    position.choose("engine");
    assert_eq!(position.why("engine"), "gwt-why-used");
}

#[test]
fn at_b_a_building_that_can_only_replace_says_how_many_craftsmen_for_which_place() {
    let builder = |craftsmen: u8, dollars| {
        let scene = Scene::new(2).workers(RED, [1, craftsmen, 1]).dollars(RED, dollars).others_at("c");
        let mut position = scene.building(RED, 4, "a-1").visit(RED, "b").play();
        position.choose("build");
        position
    };
    // 10a asks for 9 craftsmen, 4a is one of 2.
    let (why, args) = reason(&builder(6, 30), "gwt-building-10a");
    assert_eq!((why.as_str(), number(&args, "empty"), number(&args, "need")), ("gwt-why-craftsmen-or-replace", 9, 7));
    assert!(args.contains(&("place".to_owned(), Arg::Name("gwt-place-a-1".into()))));
    // 6a needs 4, or 2 there: for 4 dollars.
    let (why, args) = reason(&builder(3, 3), "gwt-building-6a");
    assert_eq!((why.as_str(), number(&args, "need")), ("gwt-why-dollars-to-replace", 4));
}

#[test]
fn an_own_building_of_no_fewer_craftsmen_is_not_replaced() {
    let scene = Scene::new(2).workers(RED, [1, 3, 1]).dollars(RED, 30).others_at("c").building(RED, 4, "a-1");
    let mut position = scene.building(RED, 1, "a-2").visit(RED, "b").play();
    position.play(&["build", "tile.2a"]);
    assert_eq!(
        (position.why("site.a-1"), position.why("site.a-2")),
        ("gwt-why-not-higher".to_owned(), "gwt-why-not-higher".to_owned())
    );
}

#[test]
fn a_delivery_without_a_disc_says_that_neither_dollars_nor_points_come_of_it() {
    let scene = Scene::new(2).dollars(RED, 0).discs(RED, WHITE_DISCS, "kansas-city");
    let scene = scene.discs(RED, FREE_DARK_DISCS, "kansas-city").discs(RED, PAID_DISCS, "san-francisco");
    let position = scene.delivery(RED, "jersey").play();
    for key in ["deliver.kansas-city", "deliver.topeka"] {
        assert!(hints_at(&position, key, "gwt-deliver-no-disc") && !hints_at(&position, key, "gwt-hint-points"));
    }
    let position = Scene::new(2).delivery(RED, "jersey").play();
    assert!(hints_at(&position, "deliver.kansas-city", "gwt-hint-points"));
}

#[test]
fn a_free_move_with_nowhere_to_go_says_so_and_kansas_city_is_no_place_for_one() {
    let position = Scene::new(2).hand(RED, "move-ssbb").visit(RED, "kansas-city").play();
    assert!(hints_at(&position, "play.move-ssbb", "gwt-immediate-move-nowhere"));
    let mut position = Scene::new(2).hand(RED, "move-ssbb").herder(RED, "f").turn(RED).play();
    assert!(hints_at(&position, "play.move-ssbb", "gwt-immediate-move"));
    position.choose("play.move-ssbb");
    assert_eq!(position.why("go.kansas-city"), "gwt-why-not-to-kansas-city");
}

#[test]
fn a_turnout_without_the_money_for_its_station_says_what_it_costs() {
    let scene = |dollars| Scene::new(2).engine(RED, "4").dollars(RED, dollars).visit(RED, "g").play();
    let mut position = scene(1);
    position.choose("engine");
    assert!(hints_at(&position, "engine.turnout-1", "gwt-hint-station-dear"));
    let mut position = scene(2);
    position.choose("engine");
    assert!(hints_at(&position, "engine.turnout-1", "gwt-hint-station"));
    // The dollars for leaving space 39 can pay for it.
    let mut position = Scene::new(2).engine(RED, "38").dollars(RED, 0).visit(RED, "g").play();
    position.choose("engine");
    assert!(hints_at(&position, "engine.turnout-1", "gwt-hint-station"));
    assert!(hints_at(&position, "engine.turnout-9", "gwt-hint-station-dear"));
}

#[test]
fn when_an_action_is_copied_it_is_said_whose_things_count_and_who_gains() {
    let scene = Scene::new(2).b_sides(&[8]).building(RED, 8, "a-2").building(BLUE, 1, "a-1").others_at("c");
    let mut position = scene.visit(RED, "a-2").play();
    assert_eq!(position.state().prompt().id, "gwt-ask-visit");
    position.choose("copy.a-1");
    let prompt = position.state().prompt();
    assert_eq!(prompt.id, "gwt-ask-visit-copied");
    let blue = Phrase::new("gwt-tile-private").seat("owner", BLUE).name("building", "gwt-building-1a");
    assert!(prompt.args.iter().any(|(_, arg)| *arg == Arg::Phrase(Box::new(blue.clone()))));
}

#[test]
fn a_neighbour_that_was_used_is_withheld_from_copying() {
    let scene = Scene::with(2, SECOND).no_tokens().b_sides(&[6, 3]).building(RED, 6, "a-2").building(RED, 3, "a-1");
    let mut position = scene.others_at("c").visit(RED, "a-1").play();
    position.play(&["aux", "aux.dollar", "move"]);
    assert_eq!((position.herder(RED).as_str(), position.why("copy.a-1").as_str()), ("a-2", "gwt-why-used-this-turn"));
}

#[test]
fn a_card_in_hand_that_is_not_asked_for_is_withheld() {
    let scene = Scene::new(2).b_sides(&[6]).building(RED, 6, "a-1").hand(RED, "guernsey jersey draw-5h");
    let mut position = scene.others_at("c").visit(RED, "a-1").play();
    position.choose("discard.any");
    assert_eq!(position.why("discard.draw-5h"), "gwt-why-not-wanted");
}

#[test]
fn an_objective_card_is_withheld_in_the_middle_of_an_action() {
    let scene = Scene::new(2).hand(RED, "jersey draw-5h").jobs(&["cowboy engineer", ""]).dollars(RED, 20);
    let mut position = scene.visit(RED, "a").play();
    position.choose("hire");
    assert_eq!(position.why("play.draw-5h"), "gwt-why-no-card-now");
}

#[test]
fn a_card_that_was_passed_over_is_withheld() {
    let scene = Scene::new(2).disc(RED, "aux-draw", "topeka").hand(RED, "jersey dutch-belt black-angus");
    let mut position = scene.stack(RED, "guernsey guernsey").visit(RED, "g").play();
    position.play(&["aux", "aux.draw-2", "discard.dutch-belt"]);
    assert_eq!(position.why("discard.jersey"), "gwt-why-passed-over");
}

#[test]
fn exchange_tokens_discs_of_stations_and_the_stack_are_withheld_where_they_cannot_serve() {
    let scene = Scene::with(2, SECOND).others_at("c").tokens(RED, 1).hand(RED, "jersey guernsey").visit(RED, "g");
    let mut position = scene.play();
    position.choose("aux.draw");
    assert_eq!(position.why("exchange"), "gwt-why-exchange-not-now");
    let mut position = Scene::new(2).disc(RED, "aux-draw", "s1").delivery(RED, "jersey").play();
    position.choose("deliver.topeka");
    assert_eq!(position.why("move-disc.s1"), "gwt-why-board-disc-first");
    let scene = Scene::with(2, SECOND).no_tokens().b_sides(&[8]).building(RED, 8, "a-1").others_at("c");
    let mut position = scene.hand(RED, "jersey").visit(RED, "a-1").play();
    position.choose("discard.any");
    assert_eq!(position.why("take.stack"), "gwt-why-display-only");
}
