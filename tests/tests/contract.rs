//! What every game keeps at every step, for many seeds, all player counts and all options.

use engine::{Decision, Refusal, Seat, Tone, games, playout};
use std::collections::{BTreeMap, BTreeSet};
use tests::{Playing, each, games_wanted, long_decisions};

/// Discord shows at most this many choices in one menu.
const MOST_OFFERS: usize = 25;

#[test]
fn every_game_keeps_the_contract() {
    let long: BTreeMap<&str, BTreeSet<String>> =
        games().iter().map(|game| (game.kind.0, long_decisions(game.kind.0))).collect();
    let topics: BTreeMap<&str, BTreeSet<String>> =
        games().iter().map(|game| (game.kind.0, (game.topics)().into_iter().map(|topic| topic.id).collect())).collect();

    each(games_wanted(200), |sitting| {
        let kind = sitting.game.kind.0;
        let mut playing = Playing::new(sitting);
        while let Some(decision) = playing.table.decision() {
            one_well_formed_decision(&playing, &decision, &long[kind]);
            nothing_is_both_offered_and_withheld(&playing, &decision, &topics[kind]);
            the_written_state_is_the_state(&playing, &decision);
            refusals_change_nothing(&mut playing, &decision);
            let key = playing.pick(&decision);
            playing.choose(&key);
            assert!(playing.table.step() > decision.step, "a step makes the revision larger");
            assert!(playing.keys.len() < playout::BOUND as usize, "the game does not end");
        }
        the_end_is_the_end(&mut playing);
    });
}

fn one_well_formed_decision(playing: &Playing, decision: &Decision, long: &BTreeSet<String>) {
    let table = &playing.table;
    assert_eq!(Some(decision.seat), table.decider());
    assert!(decision.seat.0 < table.players(), "a seat of the table decides");
    assert_eq!(decision.step, table.step());
    let offers = &decision.choices;
    assert!(!offers.is_empty(), "{:?} offers nothing", decision.prompt);

    let mut keys = BTreeSet::new();
    for choice in offers {
        let key = choice.offer.key;
        assert!(key.is_well_formed() && key.as_str().len() <= 24, "the key {key} is malformed");
        assert!(keys.insert(key), "the key {key} is offered twice");
        assert!(choice.offer.tone != Tone::Finish || choice.seals, "{key} ends the turn and does not seal");
    }
    if let [only] = &offers[..] {
        assert_eq!(only.offer.tone, Tone::Finish, "{} is forced and resolves itself", only.offer.key);
    }
    if offers.len() > MOST_OFFERS {
        let prompt = decision.prompt.id.as_ref();
        assert!(long.contains(prompt), "{prompt} has {} offers, and RULES.md does not say so", offers.len());
        let mut groups: BTreeMap<String, usize> = BTreeMap::new();
        for choice in offers {
            let group = choice.offer.group.as_ref();
            let group = group.unwrap_or_else(|| panic!("{} of {prompt} has no group", choice.offer.key));
            *groups.entry(tests::phrase_text(group)).or_default() += 1;
        }
        assert!(groups.values().all(|&size| size <= MOST_OFFERS), "a group of {prompt} is too long: {groups:?}");
    }
}

fn nothing_is_both_offered_and_withheld(playing: &Playing, decision: &Decision, topics: &BTreeSet<String>) {
    for withheld in playing.table.withheld() {
        let offered = decision.choices.iter().find(|choice| choice.offer.label == withheld.label);
        assert!(offered.is_none(), "{:?} is offered, and withheld because {:?}", withheld.label, withheld.why);
        assert!(topics.contains(withheld.rule), "{:?} points to no topic: {}", withheld.why, withheld.rule);
    }
}

fn the_written_state_is_the_state(playing: &Playing, decision: &Decision) {
    let table = &playing.table;
    table.audit().unwrap();
    let written = table.state();
    let again = playing.sitting.game.load(written.clone(), table.step()).unwrap();
    assert_eq!(again.state(), written, "a state read again is another one");
    assert_eq!(again.digest(), table.digest());
    assert_eq!(again.decision().as_ref(), Some(decision), "a table read again asks something else");
}

fn refusals_change_nothing(playing: &mut Playing, decision: &Decision) {
    let before = (playing.table.digest(), playing.table.step(), playing.table.can_undo());
    let key = decision.choices[0].offer.key;
    let table = &mut playing.table;
    let (seat, step) = (decision.seat, decision.step);
    assert_eq!(table.choose(seat, step + 1, key.as_str()), Err(Refusal::Stale));
    if let Some(earlier) = step.checked_sub(1) {
        assert_eq!(table.choose(seat, earlier, key.as_str()), Err(Refusal::Stale));
    }
    for other in Seat::all(table.players() + 1).filter(|&other| other != seat) {
        assert_eq!(table.choose(other, step, key.as_str()), Err(Refusal::NotYours));
        assert_eq!(table.undo(other), Err(Refusal::NotYours));
        assert_eq!(table.restart_turn(other), Err(Refusal::NotYours));
    }
    for unknown in ["", "no-such-key", "Finish", "finish ", "a.key.that.is.far.longer.than.any.key.can.be", "\0"] {
        assert_eq!(table.choose(seat, step, unknown), Err(Refusal::NoSuchOffer));
    }
    assert_eq!((table.digest(), table.step(), table.can_undo()), before, "a refusal changed something");
}

fn the_end_is_the_end(playing: &mut Playing) {
    let table = &mut playing.table;
    table.audit().unwrap();
    let before = (table.digest(), table.step());
    assert_eq!(table.decider(), None);
    assert!(table.withheld().is_empty());
    let step = table.step();
    for seat in Seat::all(table.players()) {
        assert_eq!(table.choose(seat, step, "finish"), Err(Refusal::Over));
        assert_eq!(table.undo(seat), Err(Refusal::Sealed));
        assert_eq!(table.restart_turn(seat), Err(Refusal::Sealed));
    }
    assert_eq!((table.digest(), table.step()), before, "a refusal changed something");

    let standings = table.standings();
    assert_eq!(standings.seats.len(), usize::from(table.players()));
    assert!(standings.winners().count() >= 1, "somebody wins");
    for score in &standings.seats {
        assert_eq!(score.total, score.by.iter().map(|(_, points)| points).sum::<i32>());
    }
}
