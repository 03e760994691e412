//! Taking back is exact, belongs to the one who decides, and stops at a seal.

use engine::{Refusal, Seat};
use serde_json::Value;
use tests::{Playing, each, games_wanted};

#[test]
fn undo_is_exact_and_stops_at_a_seal() {
    each(games_wanted(60), |sitting| {
        let mut playing = Playing::new(sitting);
        // The states since the last seal, oldest first.
        let mut since_seal: Vec<Value> = Vec::new();
        while let Some(decision) = playing.table.decision() {
            let key = playing.pick(&decision);
            let choice = decision.choices.iter().find(|choice| choice.offer.key.as_str() == key).unwrap();
            let before = playing.table.state();
            playing.choose(&key);

            assert_eq!(playing.table.can_undo(), !choice.seals, "{key} announced seals: {}", choice.seals);
            if choice.seals {
                since_seal.clear();
                nothing_can_be_taken_back(&mut playing);
                continue;
            }
            others_cannot_take_back(&mut playing, decision.seat);
            undo(&mut playing, decision.seat, &before);
            playing.choose(&key);
            since_seal.push(before);
            match playing.below(8) {
                0 => {
                    let last = since_seal.pop().unwrap();
                    undo(&mut playing, decision.seat, &last);
                }
                1 => {
                    let step = playing.table.step();
                    playing.table.restart_turn(decision.seat).unwrap();
                    assert_eq!(playing.table.state(), since_seal[0], "restarting goes back to the last seal");
                    assert!(playing.table.step() > step);
                    playing.keys.truncate(playing.keys.len() - since_seal.len());
                    since_seal.clear();
                    nothing_can_be_taken_back(&mut playing);
                }
                _ => {}
            }
            assert_eq!(playing.table.can_undo(), !since_seal.is_empty());
        }
    });
}

fn undo(playing: &mut Playing, seat: Seat, before: &Value) {
    let step = playing.table.step();
    playing.table.undo(seat).unwrap();
    playing.keys.pop();
    assert_eq!(&playing.table.state(), before, "the state after undo is the state before");
    assert!(playing.table.step() > step, "also taking back makes the revision larger");
}

fn nothing_can_be_taken_back(playing: &mut Playing) {
    let Some(seat) = playing.table.decider() else { return };
    let before = (playing.table.digest(), playing.table.step());
    assert_eq!(playing.table.undo(seat), Err(Refusal::Sealed));
    assert_eq!(playing.table.restart_turn(seat), Err(Refusal::Sealed));
    others_cannot_take_back(playing, seat);
    assert_eq!((playing.table.digest(), playing.table.step()), before);
}

fn others_cannot_take_back(playing: &mut Playing, seat: Seat) {
    for other in Seat::all(playing.table.players()).filter(|&other| other != seat) {
        assert_eq!(playing.table.undo(other), Err(Refusal::NotYours));
        assert_eq!(playing.table.restart_turn(other), Err(Refusal::NotYours));
    }
}
