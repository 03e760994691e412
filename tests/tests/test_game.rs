//! The test game has the shapes it is there for.

use engine::{Options, Seat, Tone, game};
use std::collections::BTreeMap;
use tests::{Playing, Sitting, phrase_text};

fn sitting(seed: u64) -> Sitting {
    Sitting { game: game("test-game").unwrap(), options: Options::new(), players: 3, seed }
}

#[test]
fn a_card_has_60_cells_in_groups_of_10() {
    let mut playing = Playing::new(&sitting(1));
    let turn = playing.table.decision().unwrap();
    let key = turn.choices.iter().map(|choice| choice.offer.key).find(|key| key.as_str().starts_with("pick")).unwrap();
    playing.choose(key.as_str());
    let decision = playing.table.decision().unwrap();
    assert_eq!(decision.choices.len(), 60);
    let mut groups: BTreeMap<String, u32> = BTreeMap::new();
    for choice in &decision.choices {
        *groups.entry(phrase_text(choice.offer.group.as_ref().unwrap())).or_default() += 1;
    }
    assert_eq!(groups.len(), 6);
    assert!(groups.values().all(|&size| size == 10));
}

#[test]
fn another_seat_answers_in_the_middle_of_a_turn_or_is_not_asked_if_it_has_no_choice() {
    let (mut answered, mut forced) = (0, 0);
    for seed in 0..60 {
        let mut playing = Playing::new(&sitting(seed));
        playing.choose("ask.2");
        if playing.table.decider() == Some(Seat(2)) {
            answered += 1;
            assert!(playing.table.decision().unwrap().choices.len() > 1);
            let key = playing.table.decision().unwrap().choices[0].offer.key;
            playing.choose(key.as_str());
        } else {
            forced += 1;
        }
        assert_eq!(playing.table.decider(), Some(Seat(0)), "the turn goes on");
        assert!(!playing.table.can_undo());
    }
    assert!(answered > 0 && forced > 0, "{answered} answered, {forced} forced");
}

#[test]
fn the_end_of_a_turn_is_chosen_even_if_nothing_else_is_left() {
    let mut playing = Playing::new(&sitting(3));
    playing.choose("draw");
    playing.choose("draw");
    let choices = playing.table.decision().unwrap().choices;
    assert_eq!(choices.len(), 1);
    assert_eq!((choices[0].offer.tone, choices[0].seals), (Tone::Finish, true));
}

#[test]
fn opening_a_crate_reads_no_dice_and_seals_all_the_same() {
    let mut playing = Playing::new(&sitting(4));
    let drawn = |playing: &Playing| playing.table.state()["dice"]["drawn"].clone();
    let before = drawn(&playing);
    playing.choose("open");
    assert_eq!(drawn(&playing), before);
    assert!(!playing.table.can_undo());
}
