//! Every view of random games can be drawn, every offer has its number in the picture, every text can be read.

mod common;

use common::{GAMES, Game, ask, crops};
use engine::{AnyView, Audience, Decision, Eye, OneSeat, Seen, Tone};
use render::{
    Ask, Composed, Crop, LEAST_FIGURE, LEAST_TEXT, LONGEST_ALT, LONGEST_TEXT, Paint, Role, Scheme, Studio, Text,
    compose,
};

type Sitting = (&'static str, Options, u64, u64);
type Options = &'static [(&'static str, &'static str)];

/// The smallest text on a player's board, and on a map of a small screen.
const LEAST_ON_BOARDS: f32 = 29.9;

/// Options whose boards look otherwise.
const EDITIONS: [Options; 5] = [
    &[("north", "true")],
    &[("edition", "second")],
    &[("edition", "second"), ("cattle", "simmental")],
    &[("edition", "second"), ("north", "true"), ("buildings", "random")],
    &[("edition", "second"), ("north", "true"), ("cattle", "brahman")],
];

/// Game, options, players, seed.
fn games() -> impl Iterator<Item = Sitting> {
    let plain = GAMES
        .into_iter()
        .flat_map(|name| (2..=4).flat_map(move |players| (1..=4).map(move |seed| (name, &[][..], players, seed))));
    let editions = EDITIONS.into_iter().enumerate().flat_map(|(row, options)| {
        (1..=2).map(move |seed| ("great-western-trail", options, 2 + (row as u64 + seed) % 3, seed))
    });
    plain.chain(editions)
}

#[test]
fn every_decision_has_a_readable_crop_with_its_numbers_inside() {
    for (name, options, players, seed) in games() {
        let mut game = Game::with(name, options, players, seed);
        while let Some(decision) = game.table.decision() {
            let context = format!("{name} {options:?}, {players} players, seed {seed}, step {}", decision.step);
            // As the rules ask, and as a person takes it.
            for asked in [Some(decision.clone()), game.table.menu()].into_iter().flatten() {
                let view = game.table.view_of(decision.seat);
                let composed = compose(view, &ask(Crop::Decision(Some(&asked)))).get().clone();
                numbers_are_inside(&composed, &asked, &context);
                can_be_read_on_a_phone(&composed, &context);
            }
            game.choose(&decision);
        }
    }
}

fn numbers_are_inside(composed: &Composed, decision: &Decision, context: &str) {
    let Composed { scene, badges, .. } = composed;
    for (row, choice) in decision.choices.iter().enumerate() {
        let offer = &choice.offer;
        let badge = badges.iter().find(|badge| badge.number == row + 1);
        let (numbered, has_place) = (offer.tone == Tone::Plain, !offer.at.is_empty());
        // Where an offer without a place has its number is a matter of the picture.
        assert!(badge.is_some() || !numbered || !has_place, "{context}: {} at {:?}", offer.key, offer.at);
        assert!(badge.is_none() || numbered, "{context}: {} declines and has a number", offer.key);
    }
    for (row, badge) in badges.iter().enumerate() {
        assert!(scene.whole().holds(badge.area), "{context}: number {} is cut", badge.number);
        for other in &badges[..row] {
            let common = other.area.overlap(badge.area);
            assert!(common.is_none(), "{context}: {} covers {}", badge.number, other.number);
        }
    }
}

fn can_be_read_on_a_phone(composed: &Composed, context: &str) {
    let scene = &composed.scene;
    assert!((scene.width - 1080.0).abs() < 0.1, "{context}");
    assert!((607.0..=810.5).contains(&scene.height), "{context}: {} pixels high", scene.height);
    for (text, area) in scene.texts() {
        assert!(is_large_enough(text), "{context}: \"{}\" is {} pixels high", text.text, text.size);
        assert!(scene.whole().holds(area), "{context}: \"{}\" is cut", text.text);
    }
    for item in &scene.items {
        if let Paint::Ground(ground, _) = &item.paint {
            assert!((1.0 / 1.2..=1.2).contains(&ground.squeeze), "{context}: land is squeezed to {}", ground.squeeze);
        }
    }
    assert!(composed.alt.chars().count() <= LONGEST_ALT, "{context}: {}", composed.alt);
    assert!(composed.text.chars().count() <= LONGEST_TEXT, "{context}: {}", composed.text);
    is_said_in_english(composed, context);
}

/// The letter of a mark repeats what its shape and colour say.
fn is_large_enough(text: &Text) -> bool {
    let least = match text.role {
        Role::Word => LEAST_TEXT,
        Role::Figure => LEAST_FIGURE,
        Role::Letter => 0.0,
    };
    text.size >= least - 0.05
}

fn is_said_in_english(composed: &Composed, context: &str) {
    for line in &composed.scene.says {
        let lacking = words::missing(&line.phrase, words::Language::English);
        assert!(lacking.is_empty(), "{context}: {lacking:?}");
    }
}

#[test]
fn every_view_of_a_game_draws() {
    let studio = Studio::new();
    for (name, options, players, seed) in games().filter(|game| game.3 == 1) {
        let mut game = Game::with(name, options, players, seed);
        let mut before = game.table.public_view();
        for step in 0.. {
            if step % 60 == 0 {
                for scheme in Scheme::ALL {
                    draw_all(&studio, &game.table.public_view(), scheme, players as u8);
                    let seat = engine::Seat((step / 60 % players) as u8);
                    draw_all(&studio, &game.table.view_of(seat), scheme, players as u8);
                }
                let now = game.table.public_view();
                let changed = Ask { since: Some(&before), ..ask(Crop::Changed(None)) };
                let picture = studio.draw(now.clone(), &changed);
                assert!((607..=811).contains(&picture.get().height), "{} pixels high", picture.get().height);
                before = now;
            }
            if !game.step() {
                break;
            }
        }
        let standings = game.table.standings();
        let end = studio.draw(game.table.public_view(), &ask(Crop::Standings(&standings)));
        assert_eq!(end.get().width, 1080);
    }
    assert!(studio.held().total() < 150 << 20, "{:?}", studio.held());
}

fn draw_all<A: Audience>(studio: &Studio, view: &Seen<A, AnyView>, scheme: Scheme, players: u8) {
    for crop in crops(players) {
        let ask = Ask { scheme, ..ask(crop) };
        let picture = studio.draw(view.clone(), &ask).get().clone();
        assert!(picture.png.starts_with(b"\x89PNG"));
        assert!(picture.alt.chars().count() <= LONGEST_ALT);
        assert!(!picture.alt.is_empty());
        // The extension board makes the whole larger.
        let most = if matches!(crop, Crop::Board) { 800_000 } else { 250_000 };
        assert!(picture.png.len() <= most, "{crop:?} has {} bytes", picture.png.len());
        if !matches!(crop, Crop::Board) {
            let composed = compose(view.clone(), &ask).get().clone();
            is_said_in_english(&composed, &format!("{crop:?}"));
            let is_read = |text: &Text| match crop {
                // They are looked at longer than a decision.
                Crop::Player(_) | Crop::Land => text.size >= LEAST_ON_BOARDS || text.role == Role::Letter,
                _ => is_large_enough(text),
            };
            let small = composed.scene.texts().find(|(text, _)| !is_read(text));
            assert!(small.is_none(), "{crop:?}: {small:?}");
        }
    }
}

#[test]
fn numbers_are_drawn_for_the_one_who_decides_alone() {
    let game = Game::after("great-western-trail", 3, 5, 40);
    let decision = game.table.decision().unwrap();
    let crop = Crop::Decision(Some(&decision));
    let own: Seen<OneSeat, Composed> = compose(game.table.view_of(decision.seat), &ask(crop));
    assert_eq!(own.audience().eye(), Eye::Seat(decision.seat));
    assert!(!own.get().badges.is_empty());
    let other = decision.seat.next(3);
    assert!(compose(game.table.view_of(other), &ask(crop)).get().badges.is_empty());
    assert!(compose(game.table.public_view(), &ask(crop)).get().badges.is_empty());
}
