//! A picture in words, for those who cannot see it.

mod common;

use common::{Game, ask};
use engine::Seat;
use render::{Crop, LONGEST_ALT, compose};

/// How many cards a list names: "Jersey, 2 × Guernsey" are three.
fn named(list: &str) -> u32 {
    let words: Vec<&str> = list.split([' ', ',']).filter(|word| !word.is_empty()).collect();
    let things = list.split(", ").flat_map(|part| part.split(" and ")).count() as u32;
    let more: u32 =
        words.windows(2).filter(|pair| pair[1] == "×").map(|pair| pair[0].parse::<u32>().unwrap() - 1).sum();
    things + more
}

#[test]
fn the_discard_pile_of_everybody_is_open_and_its_cards_are_named() {
    let mut game = Game::with("great-western-trail", &[], 2, 1);
    let mut read = 0;
    loop {
        for seat in [Seat(0), Seat(1)] {
            let composed = compose(game.table.view_of(Seat(0)), &ask(Crop::Player(seat))).get().clone();
            let line = |begins: &str| composed.text.lines().find_map(|line| line.strip_prefix(begins));
            let count = composed.text.split("discard pile ").nth(1).and_then(|rest| rest.split('.').next());
            let count: u32 = count.and_then(|count| count.parse().ok()).expect("a count");
            let list = line("On the discard pile: ").map(|list| list.trim_end_matches('.'));
            assert_eq!(list.map_or(0, named), count, "{}", composed.text);
            assert!(composed.alt.chars().count() <= LONGEST_ALT);
            read += u32::from(count > 0);
        }
        if !game.step() {
            break;
        }
    }
    assert!(read > 100, "{read} piles were read");
}
