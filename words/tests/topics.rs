//! What is said of a city: what it asks for and brings, on each board that has it.

use words::{Language, Voice, say};

fn about(topic: &str) -> String {
    let game = engine::game("great-western-trail").unwrap();
    let topics = (game.topics)();
    let found = topics.iter().find(|one| one.id == topic).unwrap();
    let voice = Voice::new(Language::English);
    format!("{}\n{}", say(&found.title, &voice), say(&found.text, &voice))
}

#[test]
fn a_city_tells_what_it_asks_for_and_what_it_brings() {
    assert_eq!(
        about("city-topeka"),
        "City: Topeka\n\
         First edition: takes a delivery worth 1 or more; the disc comes from a white space as long as one is left; one \
         disc of yours; with a disc of yours in Wichita too: −3 points and an objective card."
    );
}

#[test]
fn a_city_that_differs_between_the_boards_tells_what_is_the_same_once() {
    assert_eq!(
        about("city-kansas-city"),
        "City: Kansas City\n\
         On every board that has it: takes any delivery; the disc comes from a white space as long as one is left; any number of \
         your discs.\n\
         First edition: brings $6; −6 points at the end for each disc.\n\
         First edition with Rails to the North: brings $6; −8 points at the end for each disc.\n\
         Second edition: brings $4; −6 points at the end for each disc.\n\
         Second edition with Rails to the North: brings $4; −8 points at the end for each disc."
    );
}

#[test]
fn boards_that_show_the_same_are_told_together() {
    assert_eq!(
        about("city-montreal"),
        "City: Montreal\n\
         First edition with Rails to the North and Second edition with Rails to the North: takes a delivery worth 20 or \
         more; the disc may come from any space; one disc of yours; only with a branchlet of yours there; 15 points at \
         the end."
    );
}
