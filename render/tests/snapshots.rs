//! Scenes as text, and a few pictures, as they were when somebody last looked at them. One command renews both:
//! `INSTA_UPDATE=always cargo test -p render --test snapshots`.

mod common;

use common::{GAMES, Game, ask};
use engine::Seat;
use render::{Ask, Crop, Scheme, Studio, Width, compose};
use std::io::Cursor;
use std::path::Path;

/// The seed of the golden games.
const SEED: u64 = 1867;

#[test]
fn scenes_of_the_golden_games() {
    for name in GAMES {
        for (players, steps) in [(2, 0), (3, 90), (4, 250)] {
            let game = Game::after(name, players, SEED, steps);
            let board = compose(game.table.public_view(), &ask(Crop::Board)).get().clone();
            let written = format!("{}\n{}", board.alt, board.scene.written());
            insta::assert_snapshot!(format!("{name}-{players}-board"), written);
            let Some(decision) = game.table.decision() else { continue };
            let crop = Crop::Decision(Some(&decision));
            let own = compose(game.table.view_of(decision.seat), &ask(crop)).get().clone();
            let written = format!("{}\n{}", own.alt, own.scene.written());
            insta::assert_snapshot!(format!("{name}-{players}-decision"), written);
        }
    }
}

#[test]
fn pictures_of_a_golden_game() {
    let studio = Studio::new();
    let game = Game::after("great-western-trail", 4, SEED, 250);
    let decision = game.table.decision().unwrap();
    let small = Width::new(390).ok();
    for scheme in Scheme::ALL {
        let board = Ask { width: small, scheme, ..ask(Crop::Board) };
        compare(&format!("board-{}", scheme.name()), &studio.draw(game.table.public_view(), &board).get().png);
        let player = Ask { width: small, scheme, ..ask(Crop::Player(Seat(0))) };
        compare(&format!("player-{}", scheme.name()), &studio.draw(game.table.public_view(), &player).get().png);
        let crop = Ask { width: small, scheme, ..ask(Crop::Decision(Some(&decision))) };
        compare(
            &format!("decision-{}", scheme.name()),
            &studio.draw(game.table.view_of(decision.seat), &crop).get().png,
        );
    }
}

/// Small differences in rounding are no news; more than this many colour steps in the mean are.
const TOLERANCE: f64 = 1.5;

fn compare(name: &str, picture: &[u8]) {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("tests/pictures/{name}.png"));
    if std::env::var("INSTA_UPDATE").is_ok_and(|value| value == "always") {
        std::fs::write(&path, picture).unwrap();
        return;
    }
    let kept = std::fs::read(&path).unwrap_or_default();
    assert!(!kept.is_empty(), "{} is not there", path.display());
    let ((kept_size, kept), (size, drawn)) = (pixels(&kept), pixels(picture));
    assert_eq!(kept_size, size, "{name} has another size");
    let difference: u64 = kept.iter().zip(&drawn).map(|(a, b)| u64::from(a.abs_diff(*b))).sum();
    let mean = difference as f64 / kept.len() as f64;
    assert!(mean <= TOLERANCE, "{name} differs by {mean:.2} in the mean; look at it, then renew");
}

fn pixels(file: &[u8]) -> ((u32, u32), Vec<u8>) {
    let mut decoder = png::Decoder::new(Cursor::new(file));
    decoder.set_transformations(png::Transformations::EXPAND);
    let mut reader = decoder.read_info().unwrap();
    let mut pixels = vec![0; reader.output_buffer_size().unwrap()];
    let info = reader.next_frame(&mut pixels).unwrap();
    ((info.width, info.height), pixels)
}
