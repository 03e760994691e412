//! Twins: two tables that differ only in what an eye cannot know look the same to that eye, byte for byte.

use engine::{AnyTable, Dice, Eye, Seat, Seed, Told};
use std::collections::{BTreeMap, BTreeSet};
use std::sync::Mutex;
use tests::{Playing, each, games_wanted};

/// Games in which everything lies open once the table is set up. Pacific Rails Inc. draws four goals, face up, before
/// the first choice; after that nothing is drawn and nothing is hidden.
const WITHOUT_SECRETS: &[&str] = &["pacific-rails"];

#[test]
fn a_game_without_secrets_hides_nothing_and_draws_nothing() {
    each(games_wanted(30), |sitting| {
        if !WITHOUT_SECRETS.contains(&sitting.game.kind.0) {
            return;
        }
        let mut playing = Playing::new(sitting);
        let drawn = |playing: &Playing| playing.table.state()["dice"]["drawn"].clone();
        let after_the_deal = drawn(&playing);
        for key in sitting.keys() {
            let told = playing.choose(&key);
            assert!(told.seats.iter().all(|seat| *seat == told.public), "{key} was told to some only");
            assert!(eyes(playing.table.players()).all(|eye| playing.table.unseen(eye) == 0));
        }
        assert_eq!(drawn(&playing), after_the_deal);
    });
}

#[test]
fn what_an_eye_cannot_know_changes_nothing_it_is_shown() {
    let dealt_otherwise: Mutex<BTreeMap<&str, BTreeSet<bool>>> = Mutex::default();
    each(games_wanted(200), |sitting| {
        let keys = sitting.keys();
        let depth = Playing::new(sitting).below(keys.len() + 1);
        let playing = Playing::after(sitting, &keys[..depth]);
        let table = &playing.table;
        for eye in eyes(table.players()) {
            let mut twin = table.clone();
            twin.redeal(eye, Dice::new(Seed::from(1_000_000 + sitting.seed)));
            twin.audit().unwrap();
            assert_same(&shown(table, eye), &shown(&twin, eye), eye);
            assert_same(&foretold(table, eye), &foretold(&twin, eye), eye);
            one_step_on(table, &twin, eye);
            let differs = eyes(table.players()).any(|other| shown(table, other) != shown(&twin, other));
            dealt_otherwise.lock().unwrap().entry(sitting.game.kind.0).or_default().insert(differs);
        }
    });
    // A deal that changes nothing would pass everything above; in a game without secrets it has to change nothing.
    for (game, seen) in dealt_otherwise.into_inner().unwrap() {
        let open = WITHOUT_SECRETS.contains(&game);
        assert_eq!(seen.contains(&true), !open, "{game}: dealt otherwise {seen:?}, without secrets {open}");
    }
}

/// Takes each offer that both twins have. Whoever cannot tell the tables apart afterwards hears the same.
fn one_step_on(one: &AnyTable, twin: &AnyTable, eye: Eye) {
    let (Some(here), Some(there)) = (one.decision(), twin.decision()) else { return };
    assert_eq!(here.seat, there.seat, "who decides is no secret");
    for choice in &here.choices {
        let key = choice.offer.key;
        let Some(same) = there.choices.iter().find(|other| other.offer.key == key) else { continue };
        let seals = choice.seals || same.seals;
        // Chance and what lay hidden are different in the twins, so what seals may come out differently to its player.
        if seals && eye.is(here.seat) {
            continue;
        }
        let take = |table: &AnyTable| {
            let mut table = table.clone();
            let told = table.choose(here.seat, here.step, key.as_str()).unwrap();
            (table, told)
        };
        let ((one_after, told_here), (twin_after, told_there)) = (take(one), take(twin));
        let reveals = one_after.unseen(eye) < one.unseen(eye) || twin_after.unseen(eye) < twin.unseen(eye);
        assert!(!reveals || !eye.is(here.seat), "{key} shows something to the one who takes it, and does not seal");
        // How far a step runs by itself may depend on the hand of whose turn it is: where nothing can be played, nothing
        // is asked. Nobody else is shown a turn before it is handed over.
        let asked = |table: &AnyTable| table.decision().map(|decision| decision.prompt.id);
        if !eye.is(here.seat) && asked(&one_after) != asked(&twin_after) {
            continue;
        }
        // What is openly shown may be different things in the twins, and so may be what chance brought to light. That
        // a view itself shows too much is found above, at every depth.
        if reveals || seals && shown(&one_after, eye) != shown(&twin_after, eye) {
            continue;
        }
        assert_eq!(lines(&told_here, eye), lines(&told_there, eye), "{key}: told to {eye:?}");
        assert_eq!(told_here.public, told_there.public, "{key}: told to all, heard by {eye:?}");
        assert_same(&shown(&one_after, eye), &shown(&twin_after, eye), eye);
    }
}

fn eyes(players: u8) -> impl Iterator<Item = Eye> {
    std::iter::once(Eye::Public).chain(Seat::all(players).map(Eye::Seat))
}

fn lines(told: &Told, eye: Eye) -> &[engine::News] {
    match eye {
        Eye::Public => &told.public,
        Eye::Seat(seat) => &told.seats[seat.index()],
    }
}

/// Everything this eye is shown, one thing a line.
fn shown(table: &AnyTable, eye: Eye) -> Vec<String> {
    let mut all = vec![
        match eye {
            Eye::Public => serde_json::to_string(table.public_view().get()).unwrap(),
            Eye::Seat(seat) => serde_json::to_string(table.view_of(seat).get()).unwrap(),
        },
        serde_json::to_string(&table.estimate(eye)).unwrap(),
        serde_json::to_string(&table.waiting()).unwrap(),
        format!("{:?} decides, {} unseen", table.decider(), table.unseen(eye)),
    ];
    all.extend(Seat::all(table.players()).map(|seat| serde_json::to_string(&table.gauges(eye, seat)).unwrap()));
    if let Some(decision) = table.decision()
        && eye.is(decision.seat)
    {
        all.push(serde_json::to_string(&decision).unwrap());
        all.push(serde_json::to_string(&table.withheld()).unwrap());
    }
    all
}

/// What the one who decides is told of each choice before she takes it, and of what she is not offered.
fn foretold(table: &AnyTable, eye: Eye) -> Vec<String> {
    let Some(menu) = table.menu().filter(|menu| eye.is(menu.seat)) else { return Vec::new() };
    let detour = menu.detour.iter().flat_map(|detour| &detour.choices);
    let choices = menu.choices.iter().chain(detour);
    let mut all: Vec<String> =
        choices.map(|choice| format!("{}: {:?}", choice.offer.key, table.preview(choice))).collect();
    all.push(format!("{:?}", table.left_out(&menu)));
    all
}

fn assert_same(one: &[String], twin: &[String], eye: Eye) {
    for (one, twin) in one.iter().zip(twin) {
        assert_eq!(one, twin, "{eye:?} can tell the twins apart");
    }
    assert_eq!(one.len(), twin.len(), "{eye:?} can tell the twins apart");
}
