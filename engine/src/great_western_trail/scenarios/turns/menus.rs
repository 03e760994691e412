//! Decisions as people take them: what belongs together is one choice.

use super::*;
use crate::great_western_trail::State;
use crate::{Arg, Decision, Eye, News, Phrase, Pick, Rules, Task, When};

fn menu(position: &mut Position) -> Decision {
    position.table().menu().expect("a decision")
}

/// The keys of each choice, one after the other.
fn bundles(menu: &Decision) -> Vec<String> {
    let keys = |choice: &crate::Choice| choice.keys().map(|key| key.to_string()).collect::<Vec<_>>().join(" ");
    menu.choices.iter().map(keys).collect()
}

#[test]
fn a_way_that_only_pays_more_is_a_detour() {
    let scene = Scene::new(2).building(BLUE, 1, "a-1").herder(RED, "a").dollars(RED, 5).others_at("c").turn(RED);
    let mut position = scene.play();
    let menu = menu(&mut position);
    assert!(bundles(&menu).contains(&"go.b way.free".to_owned()), "{:?}", bundles(&menu));
    let detour = menu.detour.expect("another way");
    assert!(detour.choices.iter().any(|choice| choice.offer.key.as_str() == "go.b"));
}

#[test]
fn ways_that_differ_in_whom_they_pay_are_offered_each_for_itself() {
    let scene = Scene::new(2).tile("flood-1", "flood-2-green").building(BLUE, 1, "a-1").dollars(RED, 5);
    let mut position = scene.herder(RED, "a").others_at("c").turn(RED).play();
    let offered = bundles(&menu(&mut position));
    assert!(
        offered.contains(&"go.b way.b2".to_owned()) && offered.contains(&"go.b way.p1-2".to_owned()),
        "{offered:?}"
    );
    assert!(!offered.contains(&"go.b".to_owned()), "{offered:?}");
    position.choose("go.b");
    assert_eq!(bundles(&menu(&mut position)), ["way.b2", "way.p1-2"]);
}

#[test]
fn buildings_to_place_are_offered_by_their_names() {
    let mut position = Scene::new(2).dollars(RED, 20).visit(RED, "b").play();
    let offered = bundles(&menu(&mut position));
    assert!(offered.contains(&"build tile.1a".to_owned()), "{offered:?}");
    assert!(!offered.contains(&"build".to_owned()), "{offered:?}");
}

#[test]
fn each_city_is_offered_with_the_fewest_certificates_it_needs() {
    let mut position = Scene::new(2).certificates(RED, 3).delivery(RED, "jersey").play();
    let menu = menu(&mut position);
    let offered = bundles(&menu);
    // A hand of 1 reaches Topeka; Wichita asks for 4.
    assert!(offered.contains(&"spend.0 deliver.topeka".to_owned()), "{offered:?}");
    assert!(offered.contains(&"spend.3 deliver.wichita".to_owned()), "{offered:?}");
    let detour = menu.detour.expect("more certificates");
    let keys: Vec<_> = detour.choices.iter().map(|choice| choice.offer.key.to_string()).collect();
    assert_eq!(keys, ["spend.1", "spend.2", "spend.3"]);
}

#[test]
fn a_city_that_certificates_bring_into_reach_is_not_called_out_of_reach() {
    let mut position = Scene::new(2).certificates(RED, 3).delivery(RED, "jersey").play();
    let menu = menu(&mut position);
    let city = |label: &Phrase| match &label.args[..] {
        [(_, Arg::Name(city))] => city.to_string(),
        _ => String::new(),
    };
    let out: Vec<String> = position.table().left_out(&menu).iter().map(|out| city(&out.label)).collect();
    assert!(!out.contains(&"gwt-city-wichita".to_owned()) && !out.contains(&"gwt-city-topeka".to_owned()), "{out:?}");
    assert!(out.contains(&"gwt-city-san-francisco".to_owned()), "{out:?}");
}

#[test]
fn what_a_building_offers_comes_first_and_what_throws_it_away_last() {
    let mut position = Scene::new(2).hand(RED, "guernsey draw-5h").dollars(RED, 20).visit(RED, "a").play();
    let menu = menu(&mut position);
    let offered = bundles(&menu);
    let at = |key: &str| offered.iter().position(|other| other == key).unwrap_or_else(|| panic!("{key}: {offered:?}"));
    assert!(at("hire") < at("play.draw-5h") && at("play.draw-5h") < at("aux.dollar"));
    assert_eq!(menu.choices[at("aux.dollar")].offer.label.id, "gwt-offer-instead");
    position.play(&["discard.guernsey", "finish"]);
}

#[test]
fn cards_to_discard_are_picked_together_alike_ones_apart() {
    let scene = Scene::new(2).hand(RED, "jersey").stack(RED, "guernsey guernsey dutch-belt").no_deck(BLUE);
    let mut position = scene.b_sides(&[4]).building(RED, 4, "a-1").workers(RED, [2, 1, 1]).visit(RED, "a-1").play();
    position.play(&["draw", "draw.2"]);
    let menu = menu(&mut position);
    assert_eq!(menu.pick, Some(Pick { least: 2, most: 2 }));
    assert_eq!(menu.choices.len(), position.hand(RED).len(), "every card of the hand");
}

#[test]
fn removing_no_card_at_all_is_a_button_that_says_none() {
    let scene = Scene::new(2).discs(RED, "aux-trash aux-trash", "kansas-city").engine(RED, "3").dollars(RED, 5);
    let mut position = scene.hand(RED, "jersey guernsey dutch-belt").visit(RED, "g").play();
    position.play(&["aux", "aux.trash-2"]);
    let asked = menu(&mut position);
    assert_eq!(asked.pick, Some(Pick { least: 0, most: 2 }));
    let stop = |asked: &Decision| asked.choices.last().map(|stop| stop.offer.label.id.to_string());
    assert_eq!(stop(&asked).as_deref(), Some("gwt-skip-trash-none"));
    // Whoever has removed one is done.
    position.choose("discard.dutch-belt");
    assert_eq!(stop(&menu(&mut position)).as_deref(), Some("gwt-skip-trash"));
}

/// The checklist of Red, who was told everything since the position was set up.
fn tasks(position: &Position) -> Vec<Task> {
    let told: Vec<News> = position.told_to(Eye::Seat(RED)).into_iter().map(News::from).collect();
    position.state().tasks(&told)
}

#[test]
fn the_checklist_says_what_was_chosen_also_once_certificates_and_city_are_one_choice() {
    let scene = Scene::new(2).foresight(1, "teepee-green flood-2-green").foresight(2, "cowboy engineer");
    let scene = scene.foresight(3, "craftsman teepee-blue").hand(RED, "jersey").certificates(RED, 3);
    let mut position = scene.visit(RED, "kansas-city").play();
    position.play(&["take.flood-2-green", "take.cowboy", "take.craftsman"]);
    let (seat, step) = (RED, position.table().step());
    let taken = position.table().take_all(seat, step, &["spend.3", "deliver.wichita"]);
    let income = taken.ok().map(|taken| taken.log.into_events()).expect("a delivery");
    let mut told: Vec<News> = position.told_to(Eye::Seat(RED)).into_iter().map(News::from).collect();
    told.extend(income.iter().filter_map(|event| State::tell(event, Eye::Seat(RED))).map(News::from));
    let tasks = position.state().tasks(&told);
    let says =
        |at: usize, id: &str, arg: &Arg| tasks[at].name.id == id && tasks[at].name.args.iter().any(|(_, it)| it == arg);
    assert!(says(0, "gwt-task-foresight-took", &Arg::Name("gwt-tile-flood-2-green".into())), "{tasks:?}");
    assert!(says(1, "gwt-task-foresight-took", &Arg::Name("gwt-tile-cowboy".into())), "{tasks:?}");
    assert!(says(3, "gwt-task-income-of", &Arg::Number(4)), "a Jersey and three certificates: {tasks:?}");
    assert!(says(4, "gwt-task-delivery-to", &Arg::Name("gwt-city-wichita".into())), "{tasks:?}");
}

#[test]
fn kansas_city_is_a_checklist() {
    use When::{Done, Later, Now};
    let scene = Scene::new(2).foresight(1, "teepee-green flood-2-green").foresight(2, "cowboy engineer");
    let scene = scene.foresight(3, "craftsman teepee-blue").hand(RED, "jersey").certificates(RED, 1);
    let mut position = scene.visit(RED, "kansas-city").play();
    let when = |position: &Position| tasks(position).iter().map(|task| task.when).collect::<Vec<_>>();
    assert_eq!(when(&position), [Now, Later, Later, Later, Later]);
    position.choose("take.flood-2-green");
    assert_eq!(when(&position), [Done, Now, Later, Later, Later]);
    position.play(&["take.cowboy", "take.craftsman"]);
    assert_eq!(when(&position), [Done, Done, Done, Now, Later]);
    position.choose("spend.0");
    assert_eq!(when(&position), [Done, Done, Done, Done, Now]);
}
